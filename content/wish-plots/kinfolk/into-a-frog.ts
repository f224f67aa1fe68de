import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_RELATIVE } from './whoever.ts'

export const intoAFrog = wishPlot({
  id: 'wish-relative-frog',
  star: 'kin',
  nothingElse: true,
  wishes: [
    'mummy turns into a frog', 'turns frog', 'turn frog', 'turned frog', 'turning frog', 'becomes frog', 'become frog', 'became frog', 'is a frog now', 'is really a frog', 'changes into a frog', 'changed into frog', 'wakes up frog', 'woke up frog', 'transforms frog', 'transformed frog', 'turns froggy', 'turns toad', 'turned toad', 'becomes toad', 'frog for a day', 'spell frog', 'magic frog', 'as a frog'
  ],
  answers: [...WHICHEVER_RELATIVE, 'frog', 'froggy', 'toad', 'green', 'turns', 'turn', 'turned', 'turning', 'into', 'becomes', 'become', 'became', 'changes', 'changed', 'transforms', 'transformed', 'spell', 'wakes', 'woke', 'up', 'for', 'as', 'now', 'hops', 'jumps', 'croaks', 'giant', 'real', 'little'],
  except: ['prince', 'princess', 'witch', 'ate', 'eats', 'ill', 'poorly', 'garden', 'found', 'finds', 'sees'],
  moods: ['question'],
  company: ['frog', 'giant', 'chair', 'book', 'flannel', 'bowl', 'fly', 'page', 'spoons', 'cushion', 'window', 'drawer', 'mouse', 'tap', 'table', 'cellar'],
  about: 'One of the family reads the giant so deep that it ends in a frog, and only the giant, done by the frog, gets that one out again.',
  titles: ['A Frog in the Throat', 'As Deep as a Cellar', '{H} Holds the Book', 'The Fly in the Corner', 'Somebody Green Is Reading'],
  want: [
    {
      id: 'the-giant',
      A: 'partner',
      paragraphs: [
        '{A} was reading, and had come to the giant. {H} wanted a giant as deep as a cellar. “Deeper,” said {H}. {A} went down another step. “Who has been…” said {A}, and coughed. “There’s a frog in my throat.”',
        '{A} coughed once more, and turned green. The book fell shut. On the chair sat a frog, with gold eyes. “There,” said the frog. It was {A}, but as thin as a hinge. “Now I’ve turned into it.” {H} walked once round the chair. “And who does the giant?” asked {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-fly',
      A: 'partner',
      paragraphs: [
        '{H} held up the book, and {A} tried. “Who has been sitting…” That was no giant. That was a rusty gate. A fly was painted in the corner of the page. Out shot a tongue, and stuck to it. When it came off, the page had turned. “I only looked,” said {A}. Now the giant was gone.'
      ]
    },
    {
      id: 'eyes',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I might eat something first,” said {A}. {H} put down a bit of soft pear. {A} took it, and shut both eyes, and the eyes went in. They sank right down into the head, like two people in a lift. Then the pear was gone, and they came up again.',
        '“What were you doing?” asked {H}. “Swallowing,” said {A}. “Frogs push it down with their eyes.” {H} tried that with a piece. It worked too, but nobody could see it.'
      ]
    },
    {
      id: 'how-far',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Can you jump?” asked {H}. {A} did not know. There was something folded up behind, and it turned out to be legs. They opened like a deck chair. {A} flew past three cups and the bread, and landed in the washing basket.',
        '“I only wanted to turn round,” said {A}, from under a vest. {H} paced it out. It was fourteen frogs long. They did it again, for the basket was soft, and got to sixteen.'
      ]
    },
    {
      id: 'up-the-window',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Each of {A}’s fingers had a knob at the end, and the knobs were sticky. {A} only meant to look out, and went up the window pane, one hand after the other. From inside you saw the back, and in the glass you saw a very white tummy.',
        '“I can see the bus stop,” said {A}. “Everybody’s waving.” {H} looked. A lady with a bag stood there with an open mouth. {H} waved back, so that it would look like something usual.'
      ]
    },
    {
      id: 'what-moves',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Where are my glasses?” asked {A}. They lay in front of {A}’s nose. “A frog only sees what moves,” said {H}, who knew it from the zoo. So {H} wiggled them. “Ah!” said {A}, and looked. Then {H} held still. “Now they’re gone again,” said {A}.',
        'It was just the same with the cup, and with the clock. Only the second hand was there all the time. “There’s one thin thing in this house that I can rely on,” said {A}.'
      ]
    },
    {
      id: 'the-tap',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The tap dripped. “Plip,” it said. {A} sat up. “Plip,” said {A}. “Plip,” said the tap. They went on like that for some time, and it seemed to be about something. {H} did not like to break in.',
        '“What does it say?” asked {H} at last. “It says it’s wet,” said {A}. “And I said, so am I.” That was the best talk {A} had had all day with anybody of that size.'
      ]
    },
    {
      id: 'glove',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{A} was cold. {H} tried a mitten, and {A} slid out at the top. A rubber glove went better, and {A} got in by the thumb.',
        '“How many fingers have you got?” asked {H}. They counted. There were four in front and five at the back. “Then I’ve lost two,” said {A}. “Where did they go?” They looked under the chair. You never know.'
      ]
    },
    {
      id: 'lettuce',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'For something to sit on, {H} laid a lettuce leaf on the water. {A} stepped on, and it dipped a little on the one side. {A} had never been so comfortable. “One ought to have this on the sofa,” said {A}.',
        'It turned slowly, and {A} looked at the kitchen, all of it, once round. There was the stove, and the door, and {H}. “There you are again,” said {A}, every time, and was just as pleased.'
      ]
    },
    {
      id: 'manners',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“You’ve got something on your cheek,” said {A}. {H} had. It was a crumb. Something pink and quick came by, and the crumb was no longer there. It had felt like a wet stamp.',
        '“You could have told me,” said {H}. “I did,” said {A}. “But the tongue is faster than I am. I’ve always got to say sorry after it.” Then a button was missing. “Sorry,” said {A}, and put it back.'
      ]
    },
    {
      id: 'the-ears',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Where have your ears gone?” asked {H}. Behind each eye there was a flat round place, like the skin on a drum. {H} whispered at it from the other end of the room. “I’m going to have the last biscuit.”',
        '“You’re not,” said {A}. So that was where they were. {H} came back, and looked at the little drum from very near. “Hello,” said {H}, and saw it shake.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came in, and looked at the frog. The frog looked at {A}. “It’s only us,” said the frog. {A} knew that voice, and it had never come out of so little before.',
        '{A} walked to the door and back, to think. Then {A} sat down beside the bowl, and kept guard over it. Somebody had to do that until things were in order.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had often been a frog, and knew how it was done. “You’ve got to go wide in the mouth,” said {S}, and squatted down with both knees out. {A} did it too. They hopped once round the table, and both were out of breath.',
        '“It’s the landing that’s hard,” said {S}. “Real ones do it with the arms.” They tried that. The real one looked on from the bowl, and said that {S} was very like.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We had a teacher who went like that,” said {S}. “It was the register. There were fifty of us, and she always called us out too loudly. At Zachary she was green.” “What did you do?” asked {A}.',
        '“We opened the window,” said {S}, “but she didn’t want to go. She took us for sums, from the ink pot. We never learnt so much.”'
      ]
    },
    {
      id: 'dry',
      A: 'partner',
      paragraphs: [
        'Then {A} felt tight all over, for a frog must not get dry. {H} fetched the big bowl, full of water, and a wet flannel. “I can drink it with my back!” said {A}.'
      ]
    },
    {
      id: 'the-kiss',
      A: 'partner',
      paragraphs: [
        '“You need a kiss,” said {H}, and gave the frog one. It tasted of flannel. “That’s for princes,” said {A}, as green as ever. They had to laugh. And when {A} laughed, something under the chin blew up like a balloon. “ROAK!” The spoons rang in the drawer. “Was that you?” asked {H}. “I’ve got a bag for voice!” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'out-it-comes',
      A: 'partner',
      paragraphs: [
        '{H} found the giant, and held the book over the bowl. The frog’s chin grew as round as a plum, and then an orange. “WHO HAS BEEN SITTING IN MY CHAIR?” said {A}. It was as deep as a cellar with another cellar under it. {H} got goose pimples down to both knees.',
        'But so far down something had come loose. The frog coughed twice, and there was a splash. In the bowl sat {A}, with the flannel on, and all knees. “There,” said {A}. “That was me. I was in the frog’s throat.”'
      ]
    },
    {
      id: 'what-was-left',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Let me see,” said {H}. {A} said “Ah,” and {H} looked in, with the torch. It was red and quite empty. “No frog,” said {H}. “Not even a leg.”',
        '{A} counted all the fingers, and there were ten. Only when {A} swallowed, {H} watched closely. The eyes stayed where they were. It was a bit of a pity.'
      ]
    },
    {
      id: 'folded',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '{A} had been folded up very small. The legs had to be told about it one by one. {H} pulled, and {A} came out of the bowl like a cork. A good deal of water came along.',
        '“I liked the jumping,” said {A}, mopping. “Do it now,” said {H}. {A} bent both knees and jumped. It was not one frog far. But the spoons rang again.'
      ]
    },
    {
      id: 'the-mouse',
      A: 'partner',
      paragraphs: [
        '“Again!” said {H}. But {A} sat down in a dry towel, with the book. “After the giant comes the mouse,” said {A}, “and I’ll do that one from the very top.” It was a good mouse. In the corner of the page sat the fly. {A} looked at it for rather too long.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came closer, to hear the giant, and got a frog.',
      '{names} stared under the chair, in case there was more to it.',
      { text: '{names} picked the book up and dusted it.', needs: ['hands'] },
      { text: '{names} said good evening to the frog, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} got splashed, and shook it off.',
      '{names} kept an eye on that tongue.',
      { text: '{names} brought a second flannel, and a dry one for afterwards.', needs: ['hands'] },
      { text: '{names} painted another fly, on a bit of paper.', needs: ['hands'] }
    ],
    turn: [
      '{names} felt the giant in the floor, and sat down on it.',
      '{names} sneezed, for the flannel had gone past.',
      { text: '{names} held a towel open at both ends.', needs: ['hands'] },
      { text: '{names} caught two spoons on their way out of the drawer.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl was emptied and turned over, and the flannel hung on the edge of it.',
    '{H} washed, and felt for a bag under the chin. There was only chin. Then {H} lay down.'
  ],
  last: [
    'The giant was asleep down in his cellar, and {H} was asleep a little higher up.',
    'The tap said it was wet, and nobody answered, for {H} was asleep.'
  ]
})
