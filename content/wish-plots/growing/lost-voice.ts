import { wishPlot } from '../wish-plot.ts'

export const lostVoice = wishPlot({
  id: 'wish-lost-voice',
  wishes: ['hoarse', 'hoarse voice', 'hoarse whispering', 'hoarse whisper', 'no voice party', 'no voice shouting', 'no voice singing', 'no voice cheering', 'horse voice', 'voice hoarse', 'lost my voice', 'lost his voice', 'lost her voice', 'lost their voice', 'lost voice shouting', 'lost voice singing', 'lost voice cheering', 'lost voice whisper', 'lost voice whispers', 'lost voice whispering', 'lost voice signs', 'lost voice today', 'lost voice completely', 'lost voice day', 'loses voice', 'losing voice', 'losing her voice', 'losing his voice', 'losing my voice', 'voice has gone', 'voice is gone', 'voice went', 'voice disappeared', 'voice vanished', 'voice croaky', 'croaky voice', 'croaky', 'croaks', 'husky voice', 'raspy voice', 'scratchy voice', 'squeaky voice gone', 'laryngitis', 'laringitis', 'can’t talk voice', 'can’t speak voice', 'can only whisper', 'whisper all day', 'whispers all day', 'whispering all day', 'whole day whispers', 'whole day whispering', 'day of whispers', 'whispering day', 'mustn’t talk', 'rest voice', 'no voice today', 'no voice whisper', 'no voice whispering'],
  answers: ['lost', 'lose', 'loses', 'losing', 'voice', 'hoarse', 'horse', 'croaky', 'croaks', 'croak', 'husky', 'raspy', 'scratchy', 'squeaky', 'laryngitis', 'gone', 'went', 'back', 'comes', 'came', 'come', 'whisper', 'whispers', 'whispering', 'whispered', 'sign', 'signs', 'signing', 'gestures', 'mime', 'miming', 'pointing', 'points', 'hands', 'quiet', 'silent', 'silence', 'throat', 'sore', 'talk', 'talking', 'speak', 'speaking', 'say', 'words', 'shouting', 'shouted', 'shout', 'singing', 'sang', 'cheering', 'cheered', 'screaming', 'yelling', 'party', 'match', 'football', 'concert', 'choir', 'after', 'too', 'much', 'loud', 'whole', 'all', 'day', 'today', 'week', 'only', 'can’t', 'cannot', 'couldn’t', 'mustn’t', 'rest', 'resting', 'must', 'has', 'have', 'is', 'completely', 'totally', 'almost', 'nearly', 'from', 'with', 'and', 'my', 'his', 'her', 'their', 'child', 'boy', 'girl', 'little', 'son', 'daughter', 'chatterbox', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'teacher', 'nobody', 'understands', 'funny', 'doctor', 'says', 'honey', 'tea', 'school', 'home'],
  except: ['flu', 'fever', 'hospital', 'operation', 'tonsils', 'cancer', 'stroke', 'mute', 'selective', 'shy', 'deaf', 'autism', 'autistic', 'nonverbal', 'died', 'dead', 'lion', 'roar', 'bird', 'birds', 'nightingale', 'frog', 'toad', 'mermaid', 'parrot', 'cockerel', 'rooster', 'dog', 'bark', 'cat', 'meow', 'miaow', 'donkey', 'cow', 'duck', 'dragon', 'princess', 'witch', 'fairy', 'robot', 'monster', 'giant', 'teddy', 'singer', 'opera', 'siren', 'bell', 'clock', 'radio', 'phone', 'library', 'baby', 'asleep', 'secret', 'stutter', 'ghost', 'wind', 'elsa', 'ariel', 'rooster’s', 'owl', 'cricket', 'sea', 'alexa'],
  moods: ['change', 'lost', 'waiting', 'alone', 'learning'],
  company: ['jumper', 'label', 'blanket', 'window', 'neighbour', 'clock', 'slipper', 'voice', 'neck', 'collar', 'egg', 'cup', 'shoe', 'match'],
  about: 'The hero has cheered away a voice and has just one thing to say: somebody’s jumper is on back to front; signs become a dance and a whisper makes the whole house whisper, until it is so still that the label can be heard.',
  titles: ['Only One Thing to Say', 'A Day of Whispers', '{H} Turns Round Once', 'What the Label Said', 'It Wasn’t a Dance'],
  want: [
    {
      id: 'back-to-front',
      A: 'partner',
      paragraphs: [
        '{H} had cheered so loudly at a match that {H}’s voice was gone. There was only a bit of wind where it had been. “You’re hoarse,” said {A}. “You’d better not talk today. Use your hands.” {H} nodded. But there was one thing to say. {A} had {A}’s jumper on back to front. The label stood up under {A}’s chin like a small white tongue. {H} wanted to tell {A} so.'
      ]
    }
  ],
  way: [
    {
      id: 'a-dance',
      A: 'partner',
      paragraphs: [
        '{H} pointed at the jumper. “You’re cold,” said {A}, and brought a blanket. {H} shook it off, and pulled at {H}’s own collar. “You’re hot,” said {A}, and opened a window. So {H} turned right round, once, to show a front and a back. {A} turned round as well. {H} did it again. “It’s a dance!” said {A}. They danced it from the window to the door. The label nodded in time.'
      ]
    },
    {
      id: 'drawn',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} fetched paper and drew it. There was {A}, with two arms and ten fingers, and round the middle of {A} was the jumper. {H} held it up, and tapped on it hard. “That’s me!” said {A}. “You’ve even got the ears.”',
        '{H} looked at it again. On paper a jumper was the same from the front as from the back. {H} turned the sheet over, to try it from behind. There was nothing there, and {A} thought that it was snow.'
      ]
    },
    {
      id: 'one-for-yes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“One knock is yes,” said {A}, “and two is no. Is it about food?” Knock, knock. “Is it about me?” Knock. {A} was pleased. “Is it something nice?” {H} thought about that, and knocked once and a half.',
        '“Is it my hair?” asked {A}, and went off and combed it, before there could be any more knocks. It came back very flat. The label beside it had never stood up so straight.'
      ]
    },
    {
      id: 'rings-and-nods',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The telephone rang, and {H} was nearest, and picked it up. Somebody said hello. {H} nodded. Somebody said hello again, and asked whether anyone was there. {H} nodded harder. {H} even waved.',
        '“Who is it?” asked {A}. {H} lifted both shoulders. At the other end it was quiet for a bit. Then somebody said that it was a bad line, but good to hear from you, and rang off.'
      ]
    },
    {
      id: 'jump-about-in-front',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Perhaps it depended on the ear. {H} pulled {A} into a corner, and whispered all of it into the left one. Of a whisper only the edges arrive. {A} thought it over. “I’m to jump about in front,” said {A}.',
        '{H} shook {H}’s head. But {A} was off already, and jumped about in front for quite a while. It was kindly meant, and some things fell down. When it was over, nobody knew any more than before.'
      ]
    },
    {
      id: 'whistled',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'For whistling you need no voice at all, only lips. {H} found it out by chance, and whistled a song about a coat. {A} knew that one. “The song with the coat!” said {A}. {H} pointed at {A}, and whistled the line once more.',
        '“You’d like me to sing along,” said {A}, and did. {A} sang all nine verses. In the seventh the coat is put on the wrong way round. {H} pointed like a signpost. “Yes, I like that one best as well,” said {A}.'
      ]
    },
    {
      id: 'pet-knows-at-once',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had never thought much of words. When {H} laid a hand on the floor, {A} came. When {H} pointed to the label, {A} looked at it for some time, and then at {H}. It was clear that {A} had known since breakfast.',
        '{A} was not going to tell anybody either. They sat there, side by side, the two who knew. It was very nearly a conversation.'
      ]
    },
    {
      id: 'elder-across-the-street',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’d a friend across the street,” said {S}. “We talked with our arms, from window to window. One arm up was good morning. Two was come down.” {A} lifted two arms, to see. “That’s it,” said {S}. “And this was the long one.”',
        '{S} waved both arms round and round like a mill. {A} put up {A}’s eyebrows, for a question. “It meant, my soup’s boiling over,” said {S}. “We said that a lot.”'
      ]
    },
    {
      id: 'everybody-whispers',
      A: 'partner',
      paragraphs: [
        '{H} pulled {A} close by one ear and whispered. “What?” whispered {A}. {H} whispered again. “I can’t hear,” whispered {A}. A neighbour came to the door. “Have you got an egg?” asked the neighbour. “I’ll look,” whispered {A}. “Thank you,” whispered the neighbour, and left with it on tiptoe. Soon {A} was putting cups down as if they were asleep. “Why am I whispering?” whispered {A}. “There’s nothing wrong with me.” It was catching, like a yawn. And it was so still now that you could hear the clock, and a small scratching.'
      ]
    }
  ],
  turn: [
    {
      id: 'scratch',
      A: 'partner',
      paragraphs: [
        '“Do you hear that?” whispered {A}, and looked to the left. There it was. {A} looked to the right, and there it was again, very near. {H} nodded with all {H}’s might. {A} felt about under {A}’s chin, and met the label. “But that goes at the back,” said {A}, quite loudly. {H} clapped, and turned right round once. “Oh,” said {A}. “It wasn’t a dance.”'
      ]
    },
    {
      id: 'snow-on-the-back',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} went through the morning once more, from the beginning, to see what else had been said. “The blanket was the jumper,” said {A}. “The window was the collar. And I thought that you were cold and hot.” {H} wobbled one hand. A little cold it had been, by the window.',
        '“Did I get anything right?” asked {A}. {H} thought, and drew an egg in the air. That had been understood, every word of it.'
      ]
    },
    {
      id: 'test-the-whisper',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“I don’t believe that it’s catching,” said {A}, loud and clear. {H} came up close and whispered something. It was only about soup. “I’ve got plenty of voice,” whispered {A}, and stopped, and held on to the table.',
        '{A} tried again. {H} whispered, and {A} whispered back. It could not be helped. “It’s like when you throw me a ball,” said {A} in the end. “I can’t throw back a chair.”'
      ]
    },
    {
      id: 'without-a-voice',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They looked for others who got by without a voice. The door had only a hinge. The shoes could say that it had rained, and nothing else. “And the kettle?” asked {A}. {H} shook {H}’s head, and pulled a face. The kettle had shouted every day of its life.',
        'They laid a hand on it. It was cold and quiet this afternoon. “It’s resting,” whispered {A}, and gave it half a pat.'
      ]
    },
    {
      id: 'child-whole-sentence',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I can read signs,” said {S}. “Say something long.” {A} thought of something, and began. There was a hill in it, and a goat, and something very hot. It took both arms and one leg. {S} watched to the very end.',
        '“You’d like a biscuit,” said {S}. {A} stopped, on one leg. That was not it at all. But now that it had been said, there was no reason to say no.'
      ]
    },
    {
      id: 'anything-else',
      A: 'partner',
      paragraphs: [
        '“Put your hand here,” said {A}, and hummed. {H} felt it buzz in {A}’s neck. In there were two little bands, and for a voice they hummed together. {H}’s were sore, and even whispers tired them. “They need a rest,” said {A}, and turned the jumper round. “Is there anything else that you’ve been wanting to tell me?” {H} pointed to the floor. There stood a slipper and a shoe, and {A} was in both. “Since when?” asked {A}. {H} held up all ten fingers.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the label, and then away again.',
      '{names} came close, to hear the bit of wind.',
      { text: '{names} waved to {H}, to try out the hands.', needs: ['hands'] },
      { text: '{names} laid one finger on the lips, and kept it there a while.', needs: ['hands'] }
    ],
    way: [
      '{names} danced along, for one round.',
      '{names} crossed the floor on the softest of feet.',
      { text: '{names} shut the window again, without a click.', needs: ['hands'] },
      { text: '{names} passed a cup on as if it were asleep.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard it as well, now that it was so still.',
      '{names} looked down, to see which shoes were on.',
      { text: '{names} hummed, with a hand on the neck, and it buzzed.', needs: ['hands'] },
      { text: '{names} brought the second slipper.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blanket was folded, and the cups stood in their row. It had been the quietest day of the week, and the plates were put away to match.',
    '{H} washed and lay down, and said good night with both hands under one cheek. Nobody had to guess.'
  ],
  last: [
    'You could not hear any difference, but {H} was asleep.',
    'Two little bands lay side by side in the dark and rested, and {H} was asleep.'
  ]
})
