import { wishPlot } from '../wish-plot.ts'

export const testTomorrow = wishPlot({
  id: 'wish-test-tomorrow',
  beginsElsewhere: true,
  wishes: ['test tomorrow', 'tests tomorrow', 'tets tomorrow', 'big test', 'school test', 'school tests', 'test at school', 'test in school', 'class test', 'worried test', 'worried tests', 'nervous test', 'scared test', 'afraid test', 'worried about the test', 'maths test', 'math test', 'maths test tomorrow', 'math test tomorrow', 'science test', 'reading test', 'english test', 'test today', 'test week', 'test monday', 'test friday', 'first test', 'exam', 'exams', 'exam tomorrow', 'maths exam', 'sats week', 'sats tomorrow', 'entrance exam', 'eleven plus', 'phonics test', 'phonics screening'],
  answers: ['tomorrow', 'today', 'school', 'class', 'maths', 'math', 'science', 'reading', 'english', 'phonics', 'worried', 'worries', 'worry', 'nervous', 'scared', 'afraid', 'anxious', 'big', 'first', 'test', 'tests', 'exam', 'morning', 'can’t', 'sleep', 'forget', 'forgets', 'everything', 'blank', 'about', 'thinks', 'fail', 'failing', 'wrong', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'week', 'has', 'got', 'having', 'doing', 'knows', 'know', 'studied', 'revised', 'revision', 'teacher', 'hard', 'all', 'her', 'his'],
  except: ['spelling', 'spellings', 'times', 'tables', 'swimming', 'swim', 'driving', 'eye', 'eyes', 'hearing', 'covid', 'allergy', 'lab', 'blood', 'sight', 'piano', 'violin', 'grade', 'dance', 'ballet', 'karate', 'judo', 'music', 'cycling', 'drive', 'pilot', 'rocket', 'space', 'robot', 'dragon', 'taste', 'cheated', 'cheating', 'cheats', 'failed', 'cried', 'crying', 'cries', 'stupid', 'dumb', 'mum', 'dad', 'hospital', 'doctor', 'died', 'king', 'princess', 'prince', 'magic', 'wizard', 'witch', 'knight', 'results'],
  moods: ['afraid', 'waiting', 'learning', 'first'],
  company: ['cup', 'kitchen clock'],
  about: 'Because nobody else has a test tomorrow, the hero sets one for the partner, who cannot think of what is on the cup, and the hero sees from the teacher’s side what to do.',
  titles: ['Question One', 'The Front of the Cup', '{H} Sets a Test', 'Nothing on the Ceiling', 'Five Others Underneath'],
  want: [
    {
      id: 'nothing-in-there',
      A: 'partner',
      paragraphs: [
        'Tomorrow was the test. This afternoon {H} had known all of it, and now it was gone. “It’s like a fridge after the holidays,” said {H}. “You open it, and there’s only the light.” It made {H}’s tummy cold. “But you know it all,” said {A}.',
        '“You don’t know what it’s like,” said {H}. “You haven’t got one tomorrow.” So {H} made {A} a test, on a sheet of paper. “Sit down, please,” said {H}. “Name at the top. No talking.”'
      ]
    }
  ],
  way: [
    {
      id: 'question-one',
      A: 'partner',
      paragraphs: [
        'There were six questions, and {A} was smiling. “One,” read {A}. “What is on {H}’s cup?” {A} had seen that cup every day. {A} wrote “A”, and stopped. The kitchen clock ticked. “I know it,” said {A}. “I knew it a minute ago.” The smile had gone.',
        '{A} looked up at the ceiling. “There’s nothing up there,” said {H}. “I always look there too.”'
      ]
    },
    {
      id: 'colour-of-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is it a snake?” asked {A}. “No talking,” said {H}. {A} shut both eyes and tried to see the cup. There was the handle, and there was the chip. But the front was as white as an egg.',
        '“Each time I look, it turns round,” said {A}. “I can only see the back of it.” {H} knew that feeling. When there was a test, everything showed {H} only its back.'
      ]
    },
    {
      id: 'tummy',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There’s something in my tummy,” said {A}. “It’s going round.” “That’s the spoon,” said {H}. “What spoon?” “The one that stirs. I’ve had it in my tummy since yesterday.”',
        '“Does it do anything?” asked {A}. {H} thought. “No. It only stirs.” It had come along for the first day at school too. It was always gone by dinner, and nobody ever noticed when it left.'
      ]
    },
    {
      id: 'sharpening',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} asked to sharpen the pencil. That was allowed. {A} did it for a long time, till it was as sharp as a mouse’s tooth. Then {A} asked for a drink of water. Then there was an itch.',
        '{H} noted it all down, as a teacher does. “Pencil. Water. Itch. Looked out of the window.” “Does that count?” asked {A}. “No,” said {H}. “But it’s what I do.” {A} went back to the paper. It still said “A”.'
      ]
    },
    {
      id: 'two-weeks',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“What’s it for, a test?” asked {A}. {H} had to say, being the teacher. “So that I can see what I’ve forgotten to tell you,” said {H}, and was surprised. {H} had never looked at a test from that side.',
        '“Then if I can’t do it, you have to say it again?” asked {A}. “I have to say it better,” said {H}. That was a lot of work. {H} began to hope that {A} could do it.'
      ]
    },
    {
      id: 'pet-tests',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was given a test as well, with one question. “What’s this?” asked {H}, and held something up. It was a sock. {A} gave it a long look, and {A} was not nervous at all.',
        '{A} sniffed at one end of it, and then at the other. After that {A} lay down on top of it. “It’s a thing for lying on. That’s quite right,” said {H}, and made a tick in the air.'
      ]
    },
    {
      id: 'elder-river',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had a test on rivers once,” said {S}. “I knew eleven. I sat down, and there wasn’t a drop.” “What did you do?” asked {A}. “I wrote down what I’d had for breakfast. It was porridge. That was all that was in there.”',
        '“And then?” “Then I thought of the milk, and that it had run all round the porridge. And there they were, all eleven.” {S} could still say them, one after the other. It took quite a while.'
      ]
    },
    {
      id: 'child-joins',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted a test too, and sat down, and folded both arms. “What’s one and one?” asked {A}. “Juice,” said {S}. {A} looked at the next question. “What does a cow say?” “Juice, please.”',
        '“You can’t always say the same thing,” said {A}. “I can,” said {S}, and got down and had some juice. {A} thought that it was rather a good test, for somebody who was thirsty.'
      ]
    },
    {
      id: 'baby-name',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had a paper as well, and had begun at once, at the corner. It was wet already. {A} looked neither at the clock nor at the ceiling.',
        '“You’re meant to write on it,” said {H}. {A} chewed on, and was the first to hand it in. Half of it was missing. {H} drew a star on what was left.'
      ]
    },
    {
      id: 'guest-lucky',
      A: 'guest',
      spare: 14,
      paragraphs: [
        '“I had a lucky rubber for tests,” said {A}. “It was shaped like a strawberry. Once I’d left it on the bus, and I thought that I was done for.” “And were you?” asked {H}.',
        '“No. I got more than ever. It must have been me, and not the rubber.”'
      ]
    },
    {
      id: 'harder',
      A: 'partner',
      paragraphs: [
        '“Think harder,” said {H}. {A} thought so hard that both ears went red. The harder {A} thought, the less came. Five minutes had gone by, all for question one.',
        '{H} walked round the table, hands behind the back, as teachers do. From there you could see the whole sheet. Below question one were five others, and {A} had not even looked at them.'
      ]
    },
    {
      id: 'silly-walk',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It was a strange thing to walk about like that. {H} had always thought that teachers looked for mistakes when they came by. Now {H} came by, and looked at the “A”, and only wished there were more of it.',
        '“You’re standing behind me,” said {A}. “I’m not doing anything,” said {H}. “I’m hoping.” It had felt just like looking. So perhaps the teacher only hoped, too.'
      ]
    },
    {
      id: 'how-long',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“How long have I still got?” asked {A}. {H} looked at the clock. “As long as it takes to boil an egg and eat it,” said {H}. “That’s nothing,” said {A}. “It’s an egg,” said {H}.',
        'They tried how long an egg is. They sat quite still and listened to it. It went on and on. “You could write a whole page in that,” said {A}. “You could, if you weren’t listening,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'number-two',
      A: 'partner',
      paragraphs: [
        '{A} followed {H}’s eyes down the sheet. “Number two’s easy,” said {A}. “May I do that one first? Is it allowed?” {H} had to think, as a teacher. “I’d be glad of it,” said {H} slowly. “I’d be glad of anything.”',
        'So {A} did number two, which makes more noise, a spoon or a sponge. The pencil began to run. {A} did three and four. In the middle of number five {A} gave a shout. “A snail! There’s a snail on your cup, with a hat on!” As soon as {A} had stopped trying, it had come by itself.'
      ]
    },
    {
      id: 'looking-at-the-cup',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They fetched the cup, to check. There it was on the front, hat and all. It looked as if it had never been away. “Where was it all the time?” asked {A}. {H} turned the cup round. “In there with you,” said {H}. “It’s like any snail. It only comes out when you leave it alone.”',
        '“That’s like any snail,” said {A}.'
      ]
    },
    {
      id: 'opposite-of-a-bus',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“And number six?” asked {A}. “What’s the opposite of a bus?” {A} wrote down “a bath”. {H} read that for a long time, with the pencil in the air. “It’s wrong,” said {H}. “But I want to hear why.”',
        '“It’s the one place where nobody else can get on,” said {A}. {H} had meant “a tree”, because that stays at the stop. They both had to think about which was better. In the end “a bath” got half a tick, for being so well thought out.'
      ]
    },
    {
      id: 'well-sat',
      A: 'partner',
      paragraphs: [
        '{H} marked it, and wrote “Good snail” at the bottom. “Was it like that for you too?” asked {H}. “Just like that,” said {A}. “Only the light in the fridge.” {H} felt a good deal better.',
        '{H} took the school bag and put in the sharp pencil. “Tomorrow I’ll read right down to the bottom,” said {H}, “and I’ll start where it’s easy.” “And number one?” asked {A}. “That can come while I’m at four.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down too, and did not talk.',
      '{names} looked at the empty sheet, from quite close.',
      { text: '{names} wrote a name at the top, and that part was easy.', needs: ['hands'] },
      { text: '{names} sharpened a pencil for the test, at both ends.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at the ceiling as well.',
      '{names} kept as quiet as a classroom.',
      { text: '{names} held one hand in front of the cup, so that nobody could copy.', needs: ['hands'] },
      { text: '{names} turned the kitchen clock away a little.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the shout, and looked for the snail.',
      '{names} went slowly once round the table, like a snail with a hat on.',
      { text: '{names} banged a spoon, and then a sponge, to check number two.', needs: ['hands'] },
      { text: '{names} drew a tick in the air.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the test on the fridge, and put the cup away with its snail to the front.',
    '{H} got clean, and lay down, and did not look for anything. It would all come by itself.'
  ],
  last: [
    'The light in the fridge was out, but everything was still in there, and {H} was asleep.',
    'Nobody was looking for it now, and so sleep came by itself, and {H} had it.'
  ]
})
