import { wishPlot } from '../wish-plot.ts'

export const teacherWhispers = wishPlot({
  id: 'wish-teacher-whispers',
  wishes: ['teacher lost her voice', 'teacher lost his voice', 'teacher lost voice', 'teacher lost voice whisper', 'teacher lost voice whispered', 'teacher lost voice whispering', 'teacher lost voice whisper day', 'teacher loses her voice', 'teacher loses voice', 'teacher losing voice', 'teacher has no voice', 'teacher had no voice', 'teacher without voice', 'teacher no voice', 'teacher voice gone', 'teacher voice went', 'teacher’s voice gone', 'teacher whisper', 'teacher whispers', 'teacher whispered', 'teacher whispering', 'teacher had to whisper', 'teacher could only whisper', 'teacher can only whisper', 'teacher whispered all day', 'teacher couldn’t speak', 'teacher couldn’t talk', 'teacher could not speak', 'teacher could not talk', 'teacher can’t speak', 'teacher can’t talk', 'teacher hoarse', 'teacher croaky', 'teacher croaky voice', 'teacher laryngitis', 'teacher sore throat', 'teacher squeaky voice', 'whisper class day', 'whole class whispered', 'whole class whispering', 'whispering lesson', 'nursery teacher lost voice', 'swimming teacher lost voice', 'teacher’s voice lost', 'everybody whispered at school', 'everyone whispered at school', 'chinese whispers class', 'pass the whisper'],
  answers: ['teacher', 'teachers', 'miss', 'mrs', 'mr', 'sir', 'lost', 'loses', 'losing', 'voice', 'whisper', 'whispers', 'whispered', 'whispering', 'had', 'has', 'have', 'to', 'could', 'only', 'all', 'day', 'morning', 'today', 'yesterday', 'lesson', 'lessons', 'class', 'classroom', 'school', 'nursery', 'preschool', 'kindergarten', 'reception', 'everyone', 'everybody', 'whole', 'children', 'kids', 'friends', 'quiet', 'quietly', 'silent', 'loud', 'cold', 'croaky', 'hoarse', 'squeaky', 'story', 'read', 'reading', 'told', 'us', 'we', 'our', 'her', 'his', 'my', 'the', 'and', 'so', 'because', 'too', 'couldn’t', 'speak', 'talk', 'say', 'sing', 'shout', 'hear', 'heard', 'listen', 'funny', 'nice', 'lovely', 'wrote', 'board', 'signs', 'bell', 'clap', 'laughed', 'back', 'came', 'again', 'week', 'monday', 'sore', 'throat', 'ill', 'poorly', 'tea', 'honey', 'about', 'was', 'were', 'it'],
  except: ['died', 'dead', 'hospital', 'cancer', 'operation', 'shouted', 'shouting', 'angry', 'cross', 'scary', 'scared', 'left', 'leaving', 'mermaid', 'dragon', 'robot', 'witch', 'frog', 'singer', 'secret', 'ghost', 'loudly', 'booming'],
  moods: ['losing', 'change', 'learning', 'first'],
  out: true,
  company: ['teacher', 'tube', 'voice', 'story', 'book', 'whale', 'row', 'rows', 'board', 'class', 'bell', 'chair', 'cardboard', 'ear', 'tea', 'cupboard'],
  about: 'The hero’s teacher has a lost voice and can only whisper, so that the last page of the story does not reach the back row, neither by ear nor passed along, until it goes through a cardboard tube.',
  titles: ['The Last Page, Whispered', 'A Voice to Lend', '{H} in the Back Row', 'What Came Out of the Tube', 'All Day in a Whisper'],
  want: [
    {
      id: 'only-a-whisper',
      A: 'partner',
      paragraphs: [
        '{H}’s teacher had come to school with a lost voice, and had to whisper all day. It was the day for the last page of the story. Yesterday a whale had swum up to a lighthouse, and had opened its mouth. Just then the school bell had rung.',
        '{H} sat in the back row. {A} was there too, for on Fridays anybody could come and listen. The teacher opened the book, and whispered. “S,” it went, “s, s.” {H} wanted to know what the whale said.'
      ]
    }
  ],
  way: [
    {
      id: 'passed-along',
      A: 'partner',
      paragraphs: [
        '“Pass it along,” whispered {H} to the front. So the teacher whispered the first line to the first row. They whispered it to the second, and so it came back, from ear to ear. {H} got it last of all.',
        '“What does it say?” asked {A}. “A snail opened its house,” said {H}. They both thought about the whale. “Something has happened on the way,” said {A}.'
      ]
    },
    {
      id: 'everybody-whispers',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was odd that they all whispered now, and nobody had told them to. “May I sharpen my pencil?” whispered a boy. “Why are you whispering?” whispered {H}. “The teacher’s doing it,” he whispered. “You do too.” {H} tried to say something out loud, and could not find the switch.',
        '“It’s catching,” whispered {A}. Even the pencil was sharpened quite softly. Behind the wall the next class was doing songs. They sounded like people from another country.'
      ]
    },
    {
      id: 'the-board',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The teacher took a piece of chalk, and wrote on the board instead. “The whale said” was as far as it went. Then the board was full, for there were sums on it that had to stay. The teacher looked for room, and wrote something very small under the nine.',
        'From the back row it was a grey mouse. “Can you read that?” asked {H}. “It might be a word,” said {A}, “or the nine’s got a beard.” The girl who sat right under it had a cold, and her eyes were running.'
      ]
    },
    {
      id: 'show-us',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The teacher put the book down, and showed it with both hands. There was something big. It came up out of something flat. Then it opened, wide, and a finger pointed at the lighthouse. “It’s hungry,” guessed the first row. It was not that.',
        '“It’s got toothache,” guessed the second row. The teacher thought about that for a moment. It was not that either. “It’s at the dentist’s,” whispered {A}. The teacher sat down, and drank some tea.'
      ]
    },
    {
      id: 'which-sounds-arrive',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} listened with both hands behind both ears. Some of the whisper did arrive. It was the S that came furthest, and after that the T, and now and then a K. The rest was too soft, and fell down somewhere about the third row.',
        '“S, t, k,” said {H}. “What’s that in whale?” {A} tried to fill in what was missing. It could be “stuck”. It could be “a sock”. With only what had arrived, it was very possible that it was “steak”.'
      ]
    },
    {
      id: 'what-else-you-hear',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It was so quiet now that other things got a turn. The clock had a tick and a tock that were not the same. In the pipe somebody was pouring out peas. The fish at the window came up for a crumb. You could hear it close its lips.',
        '“Has it always done that?” whispered {H}. “Every Friday, I should think,” whispered {A}, “only there was a teacher over it.” The fish came up once more. It did not know that it had twenty-four listeners, or it might have said something.'
      ]
    },
    {
      id: 'other-with-tea',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} brought the teacher a cup of tea with honey. “Is it better?” asked {A}, in an ordinary voice. The whole class put a finger to its lips. {A} looked round, went back out of the door, and came in again on tiptoe.',
        '“Is it better?” whispered {A}. The teacher whispered something back. {A} nodded, and came to the back row with it. “What was it?” asked {H}. “I’ve no idea,” whispered {A}. “I only nodded because it sounded so sure.”'
      ]
    },
    {
      id: 'pet-understands',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was allowed to lie beside the teacher’s chair, and understood every word. You could see it by the ears. At the one place they went up, and a bit further on they went flat. “Now it’s sad,” whispered {H}. “Now it’s about fish.”',
        'So the back row watched {A}’s ears instead, like the pictures in a book. It was a good story as far as that went. But on the last page {A} lay down on one side. The ear on top only said that it was comfortable.'
      ]
    },
    {
      id: 'elder-ship',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a teacher who never whispered,” said {S}. “You could hear her at the baker’s. When she said sit, the whole street sat.” “And did she lose her voice?” asked {A}. “Once,” said {S}. “She’d left it at a football match.”',
        '“What did she do?” “She rang a bell for yes, and two for no,” said {S}. “By noon the fire brigade had been twice, and a man who sold ices.” {A} thought that a whisper was more practical, if only it got to the back.'
      ]
    },
    {
      id: 'child-whispers-loudly',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a whisper as well, and it was the loudest in the room. “I can whisper,” whispered {S}, and it was heard as far as the door. The pupils in the front row turned round. “That’s talking with wind in it,” said {A}.',
        '{S} put both hands before the mouth, and tried it smaller. Now it could be heard only as far as the cupboard. “What did you say?” asked {A}. {S} had said that it was a secret. They all knew it, and kept it.'
      ]
    },
    {
      id: 'the-long-tube',
      A: 'partner',
      paragraphs: [
        '{A} was looking at the top of the cupboard. There lay a tube of cardboard, as long as two beds. A map had come in it. “On ships they used to talk through a pipe,” said {A}. “The voice couldn’t get out at the sides.”',
        '“Not even a whisper?” asked {H}. The teacher was already pushing a chair up to the cupboard.'
      ]
    }
  ],
  turn: [
    {
      id: 'right-in-the-ear',
      A: 'partner',
      paragraphs: [
        'They laid the tube over the rows, from shoulder to shoulder. The teacher put the whisper in at the front, and {H} held one ear to the end. It was as if the teacher sat beside {H}.',
        '“Well?” asked {A}. The class turned round. So {H} said it out loud, line by line, just as it came out of the tube. For one page {H} was the teacher’s voice.'
      ]
    },
    {
      id: 'the-wrong-way',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Once {H} had a question, and asked it into the tube by mistake. At the front the teacher jumped. It had come out at full size, right beside the teacher’s glasses. “You’ve got to whisper too,” said {A}. “It’s a tube for whispers.”',
        'They tried it the other way about, with {H}’s question in a whisper. Now the teacher only smiled, and answered. It was not clear to the others what it had been about. {A} was told later that it was about whether whales have eyelids. They have.'
      ]
    },
    {
      id: 'a-sneeze',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then nothing came. {H} pressed the ear closer, and waited. Out of the tube came a small wind, which smelled of honey. “What’s it saying?” asked {A}. “It’s breathing in,” said {H}. “It’s going on breathing in.” {A} just had time to say “Ear”.',
        '{H} took the ear away, and the tube sneezed. It was the greatest thing that had come through it, and the row in the middle ducked. “Bless you,” said {H} into the end, in a whisper. “Thank you,” it said.'
      ]
    },
    {
      id: 'what-the-whale-said',
      A: 'partner',
      paragraphs: [
        '“The whale opened its mouth,” said {H}, “and the whole sea was still. And the whale whispered.” {H} looked at the teacher, who nodded. It really was in the book. “It whispered: Could you turn the lamp down, please? There’s a little one asleep.”',
        'It was so quiet that the clock could be heard. “So that’s what it was,” whispered {A}. The teacher put one more whisper in at the front, only for {H}. “Thank you for your voice,” it said. “You can have it back now.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found a place in the back row as well.',
      '{names} leaned forward, to hear the S.',
      { text: '{names} held up a hand, and asked if it could be a bit less S.', needs: ['hands'] },
      { text: '{names} closed the window, because a bird was louder.', needs: ['hands'] }
    ],
    way: [
      '{names} got a line as well, and it was about a goat.',
      '{names} crept one row nearer to the whisper.',
      { text: '{names} wrote down the S and the T, for later.', needs: ['hands'] },
      { text: '{names} stopped a ruler that was humming.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along under the tube, where it said nothing at all.',
      '{names} came up close to {H}, who had the end of the story.',
      { text: '{names} held up the tube in the middle, on one hand.', needs: ['hands'] },
      { text: '{names} carried a cushion to the front, for the teacher’s elbow.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tube lay on the cupboard again, with the last bit of breath in it. In another street the teacher sat with a scarf on, and drank tea, and said nothing to anybody.',
    'At home {H} washed without a word, and lay down. The voice had been lent out, and had come back, and was a little tired.'
  ],
  last: [
    'Somebody turned the lamp down, for there was a little one asleep, and it was {H}.',
    'The whole sea was still, from the front row to the back, and {H} was asleep.'
  ]
})
