import { wishPlot } from '../wish-plot.ts'

export const whoeverThinksItIs = wishPlot({
  id: 'wish-whoever-thinks-it-is',
  visits: 'anything',
  whoever: [
    'thinks it is a dog',
    'thought it was',
    'thought she was',
    'thought he was',
    'believed it was',
    'believed she was',
    'believed he was',
    'was sure it was',
    'was convinced it was',
    'imagined it was',
    'reckons it is a dog',
    'behaves like a dog',
    'believes it is a dragon',
    'doesn’t know what animal it is'],
  except: [
    'thought about', 'was summer', 'was winter', 'was spring', 'was autumn', 'was monday', 'was sunday', 'was saturday', 'was morning', 'was bedtime', 'was raining', 'was snowing', 'was cold', 'was hot', 'was time', 'was late', 'was early', 'was invisible', 'was small', 'was tiny', 'was tall', 'was short', 'was boring', 'was slow', 'was perfect', 'was pretty', 'was handsome', 'was smart', 'was old', 'was ready', 'was fun', 'was weird', 'was different', 'was everything', 'was always', 'was never', 'was right', 'was wrong', 'thought of', 'thought too', 'thought only', 'thought nobody', 'thought no one', 'thought everybody', 'thought everyone', 'thought there', 'thought they', 'thought you', 'thought he can', 'thought she can', 'thought it can', 'believed in', 'thought a lot', 'thought up', 'could', 'ugly', 'stupid', 'fat', 'alone', 'nothing', 'lost', 'dead', 'dying', 'bad', 'the best', 'the biggest', 'the strongest', 'too', 'night', 'christmas', 'birthday', 'funny', 'clever', 'beautiful', 'in charge', 'hard', 'scary', 'was the ', 'not '
  ],
  company: ['paper', 'pencil', 'forehead', 'book', 'door', 'sofa'],
  about: 'The hero wants to win the game with a paper on the forehead; whoever thinks it is another has the truth stuck there, and is the best help to one who has to guess that other.',
  titles: ['What It Says on Your Forehead', 'You May Only Ask', '{visitor} Does Not Need to Ask', 'Three Noes', 'Nobody Can Read Their Own'],
  want: [
    {
      id: 'the-game',
      A: 'partner',
      paragraphs: [
        'They had papers on their foreheads, and the papers said what they were. Nobody could read their own, and they might only ask. {H} had been a spoon and a cheese, and had not guessed either. {H} wanted to win once before bed.',
        'There was a knock. It was {visitor.first}. “I’ll be quick,” said {visitor}. “I know what I am.” And {visitor} told them. {A} looked at the ceiling.'
      ]
    }
  ],
  way: [
    {
      id: 'three-noes',
      A: 'partner',
      paragraphs: [
        '“That’s soon put right,” said {A}, quite sure. {A} wrote down what anybody could see, and stuck it on {visitor}. “Now ask.” “Am I one?” asked {visitor}. “No,” said {A}. “Am I a big one?” “No.” “Am I one with a hat on?” “No!”',
        '“Then somebody has made a mistake,” said {visitor} kindly. “Have you ever been me?” {A} thought back, and had not.'
      ]
    },
    {
      id: 'the-luggage',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“You’ve got {caller.part},” said {A}. “Who else has got that?” {visitor} felt for it. “That was here when I came,” said {visitor}. “I thought that everybody had that under their clothes.” {A} looked down the neck of a shirt. There was only {A}.',
        '“It’s useful, though,” said {visitor}. “I don’t know how you others manage.” {H} would have liked to try it, for half an hour. {A} wrote it down under NO, and then, more slowly, under USEFUL.'
      ]
    },
    {
      id: 'in-the-book',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '{A} fetched the book of creatures and things, where it is all in print. “{caller.fact},” read {A}, very slowly, and looked hard at {visitor}. “That’s interesting,” said {visitor}. “Poor souls. Do they know?”',
        '“It’s about somebody in this room,” said {A}. {visitor} looked at {H} for a long time. Then {visitor} moved closer, and laid something on {H}’s arm. “You’re very good at hiding it,” said {visitor}.'
      ]
    },
    {
      id: 'it-slipped-out',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} dropped the book, and it went bang. Before anybody could think, {visitor} {caller.does}. It was over in a moment. “There!” cried {A}. “Only one sort does that!” “Yes,” said {visitor}. “Us.”',
        '“But the ones that you mean do it quite differently,” said {A}, and showed how. It was not very good. {visitor} watched to the end, and was very nice about it. “That’s how they do it in town,” said {visitor}. “At home we do it properly.”'
      ]
    },
    {
      id: 'who-told-you',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who told you that you’re one?” asked {A}. Nobody had, it turned out. “I woke up, and thought, what shall I be glad about first?” said {visitor}. “Then I heard one of them in the yard. It was being glad about the same thing.”',
        '“What was it?” asked {H}. “The lid of the bin,” said {visitor}. “It had come off.” There was something in that. {H} had woken up that morning, and had not been glad of anything till the toast.'
      ]
    },
    {
      id: 'the-test-with-the-stick',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We’ll make a test,” said {A}, and shut the door. “Whoever is one can do what they do when it rings.” {A} went out, and rang. There was a great noise, and somebody fell over the shoes. {A} opened the door. “Who did that?”',
        '“{H} did,” said {visitor}. “I was showing how.” {H} sat among the shoes, quite red. “I wasn’t bad either,” said {H}. {A} wrote something on the back of an envelope, and crossed it out.'
      ]
    },
    {
      id: 'family-likeness',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And at home?” asked {A}. “What does your family think that they are?” {visitor} had to sigh. “They’ve never thought about it,” said {visitor}. “They just go about. I bring it up at breakfast. They say, Pass the butter.”',
        '“Do they mind?” asked {H}. “My granny did, at first,” said {visitor}. “But then there was a noise in the night, and I went out to see to it. That’s what you do, if you’re one. After that she said, Well, it’s handy to have one.”'
      ]
    },
    {
      id: 'the-others',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Have the real ones never said anything?” asked {H}. “Once,” said {visitor}. “There was a big one, at the corner. It walked all round me. It looked in front and at the back. I thought, now it’s coming.”',
        '“And what did it say?” {A} had put down the pencil. “It said, You’re new,” said {visitor}. “And it showed me where the good wall is.” Nobody said anything for a moment. It must be nice to be shown where the good wall is.'
      ]
    },
    {
      id: 'wrong-paper',
      A: 'other',
      spare: 5,
      paragraphs: [
        'It was the turn of {A}, who had LAMP on the forehead. “Am I alive?” asked {A}. “In the evenings,” said {H}. “Do people like me?” “They come and sit beside you.” {A} liked that very much, and sat up. “Am I the cook?”',
        'After that {A} did not really want to guess any more. “Do I have to?” asked {A}. {visitor} understood that well. “When it’s going so nicely,” said {visitor}, “you don’t want somebody to come along with a paper.”'
      ]
    },
    {
      id: 'from-the-side',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} held up a lamp behind {visitor}, so that there was a shadow on the wall. “There,” said {A}. “Now look at that.” They all looked. {visitor} shifted a little, and then a little more. And then on the wall there was one of them, as clear as print.',
        '“How did you do that?” asked {A}. “I only stood as I stand,” said {visitor}. {A} came round to the front to see. From the front it was what it had always been. From the wall it was right.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I thought that I was tall,” said {S}. “I thought so till I was nine. I ducked under every door.” “And then?” asked {A}. “Then they measured us at school, and wrote it on the wall. I was the smallest but one.”',
        '“That must have been bad,” said {visitor}. {S} did not think so. “On the way home there was a low branch,” said {S}. “I ducked. It was already a habit. I’ve never bumped my head in my life.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’m one as well,” said {S}, and was one, down on the floor. “Since when?” asked {A}. “Since lunch.” {visitor} came nearer and asked a few things, as they do when they meet. {S} knew nearly all of it.',
        '“And tomorrow?” asked {visitor}. “Tomorrow I’m a bus,” said {S}. {visitor} was rather shocked. “Every day another!” said {visitor}. “Where do you hang your coat?”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '“Ask {A},” said {H}. “{A} knows who is who by the smell.” {A} was fetched, and began at the bottom, and worked up. It took its time. {visitor} held as still as at the tailor’s.',
        'At the paper {A} stopped, and sniffed at it for longest. Then {A} ate a corner of it, where the first letter was. “There,” said {visitor}. “{A} has put it right.”'
      ]
    },
    {
      id: 'the-last-paper',
      A: 'partner',
      paragraphs: [
        'Then it was {H}’s turn again. By now {A} could think only of what {visitor} thought it was. So {A} wrote that down, and stuck it on {H}.',
        '“Am I nice?” asked {H}. “Are you nice!” cried {visitor}. {A} looked from one to the other. “Ask {visitor} what you’re like,” said {A} slowly. “Nobody here has thought about it so much.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-you-are-like',
      A: 'partner',
      paragraphs: [
        '“You come into a room like this,” said {visitor}, and went out, and came in. “You say this.” It was the very sound. “And when somebody comes home, you do that.” {A} forgot to breathe.',
        'There was no doubt at all. {H} said it, and peeled off the paper, and it was right. “Won!” cried {A}. “Only one of them could have shown it like that!”'
      ]
    },
    {
      id: 'once-round',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They had to celebrate it, as those do when they have won. {visitor} knew how that is done. You go round the sofa, and back the other way. You lie down where you began. {H} went behind, and {A} behind {H}.',
        '“Are we doing it right?” panted {A}. “You’re lifting your knees too much,” called {visitor}. “That’s your other side coming through.” In the second round it was much better. {A} lay down in the right place without being told.'
      ]
    },
    {
      id: 'its-own-paper',
      A: 'partner',
      paragraphs: [
        '“Now me,” said {visitor}. “What’s mine like?” {H} read the paper, and then looked at who was under it. “There are lots of those,” said {H}. “But one of them won my game for me.” “I don’t know that one,” said {visitor}. “I’d like to, though.”',
        '“Shall I tell you?” asked {A}, and took back the pencil. “No,” said {visitor}, and pressed the corners down. “I’ll go on asking.”'
      ]
    },
    {
      id: 'on-the-way-out',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the hall somebody from next door went by. “Good evening,” they said, and read what was on the paper. “Ah, that’s what you are. I’d never have thought it.” “Nor me,” said {visitor}. “What did you think?”',
        '“I took you for the other,” they said. “It’s the way you come down a passage.” {visitor} came back in, quite proud, to tell them. Then it had to be told once more, with the passage.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a paper on as well, and it was upside down.',
      '{names} stared at every forehead in turn, and gave nothing away.',
      { text: '{names} cut some more papers, in case it went on.', needs: ['hands'] },
      { text: '{names} asked “Am I soup?”, and had to be a carpet for another round.', needs: ['hands'] }
    ],
    way: [
      '{names} went once round {visitor}, and did not know either.',
      '{names} tried being one, and got stuck halfway.',
      { text: '{names} looked it up under both letters.', needs: ['hands'] },
      { text: '{names} pressed the paper down, where it was coming off.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in like one too, and bumped into the door.',
      '{names} made the sound, or something from the same street.',
      { text: '{names} clapped until a paper fell off.', needs: ['hands'] },
      { text: '{names} wrote WON on a paper, with a line under it.', needs: ['hands'] }
    ]
  },
  bed: [
    'They peeled off the papers, and laid them in a heap. There were a lamp, a cheese and a spoon in it, all quite flat.',
    'When they had washed and lain down, a last paper was stuck on {H}’s forehead. {H} asked whether it was big, and whether it was warm. It was, a bit.'
  ],
  last: [
    'There was one paper left, and {H} had it on. ASLEEP, it said, and nobody had to ask.',
    'Everybody could read the last paper but {H}. It said ASLEEP, and it was right.'
  ]
})
