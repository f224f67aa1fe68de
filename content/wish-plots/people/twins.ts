import { wishPlot } from '../wish-plot.ts'

export const twins = wishPlot({
  id: 'wish-twins',
  wishes: ['twins', 'twin', 'twin sisters', 'twin brothers', 'identical twins', 'twin girls', 'twin boys', 'the twins', 'two sisters who look the same', 'triplets'],
  except: ['pregnant', 'expecting', 'born', 'birth', 'tummy', 'coming', 'due', 'babies', 'baby', 'newborn', 'nursery', 'school', 'class', 'separate', 'separated', 'different', 'birthday', 'birthdays', 'fight', 'fighting', 'fought', 'argue', 'arguing', 'jealous', 'lost', 'poorly', 'ill', 'sick', 'hospital', 'died', 'bed', 'beds', 'room', 'bunk', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'princess', 'princesses', 'unicorn', 'unicorns', 'fairy', 'fairies', 'mermaid', 'mermaids', 'lamb', 'lambs', 'goat', 'goats', 'kitten', 'kittens', 'puppies', 'puppy', 'bears', 'foxes', 'cat', 'dog', 'elephants', 'pandas', 'robot', 'robots', 'pirates', 'superhero', 'superheroes', 'train', 'rocket', 'space', 'moon', 'star', 'stars', 'football', 'swimming', 'circus', 'witch', 'witches', 'hamster', 'hamsters', 'zoo', 'sea', 'beach', 'tractor', 'digger', 'island', 'forest', 'party', 'holiday', 'towers', 'cities', 'having', 'mum', 'mummy', 'mom', 'scan', 'dressed', 'match', 'matching', 'clothes'],
  answers: ['sister', 'sisters', 'brother', 'brothers', 'girls', 'boys', 'girl', 'boy', 'identical', 'same', 'look', 'alike', 'who', 'being', 'having', 'our', 'my', 'two', 'everything', 'together', 'children', 'year', 'olds', 'mixed', 'which', 'adventure', 'called', 'named', 'other'],
  moods: ['lost', 'learning', 'quarrel'],
  amongChildren: true,
  company: ['ribbon', 'jumper', 'comb', 'pea', 'peas'],
  nothingElse: true,
  about: 'The twins Pim and Pom have lost the ribbon by which they knew who was who, and each can only tell it of the other.',
  titles: ['Which of Them Was Pim', 'Four Minutes', '{H} Is One of the Twins', 'Pim, or Possibly Pom', 'The Ribbon Came Off in the Bath'],
  want: [
    {
      id: 'the-ribbon',
      A: 'partner',
      paragraphs: [
        '{H} and {A} played that they were the twins Pim and Pom. They were so alike that nobody could tell them apart, not even the twins. That was why Pim had a ribbon round one wrist. But Pim had been in the bath, and so had Pom, and the ribbon lay in the water.',
        '“Which of us had it?” asked {H}. “One of us,” said {A}. {H} wanted very much to be Pim. Pim was the elder, by four minutes.'
      ]
    }
  ],
  way: [
    {
      id: 'ask-the-same',
      A: 'partner',
      paragraphs: [
        '“We’ll ask ourselves things,” said {H}. “Do you like peas, Pim or Pom?” “Yes. Do you?” “Yes. When’s your birthday?” “Same day as yours.” That was no help. They looked in the mirror, and then there were four twins.',
        '“Whoever’s Pim, put up a hand!” said {H}. Two hands went up. “Pom?” Nobody wanted to be Pom.'
      ]
    },
    {
      id: 'same-at-once',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They wanted to go through the door, and both went first. They stuck. “After you,” they both said, and went back, and waited, and came again. They stuck once more, in the same place, with the same elbows.',
        '“One of us ought to be different,” said {A}. “Yes, you,” said {H}. “No, you.” In the end they went through sideways, as one wide person called Pimpom.'
      ]
    },
    {
      id: 'dressed-alike',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Twins often have the same clothes on. So {A} put on a hat because {H} had one. {H} rolled up a sleeve because {A} had. {A} had a plaster on one thumb. {H} got a plaster too, with nothing under it.',
        'On one chin there was a bit of jam, and now there was a bit on both. “You’d never know,” said {A}. One of them was a good deal taller, but perhaps that was the hat.'
      ]
    },
    {
      id: 'twin-talk',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Small twins have a language that nobody else knows. “Oba wick,” said {H}. “Wick? Oba nell,” said {A} at once, and looked shocked. They went on like that for a while, with their heads together.',
        '“What did I say?” asked {A} at the end. “You said that you’d seen a sheep in the bank,” said {H}. “I thought so,” said {A}. “It was a very small one.”'
      ]
    },
    {
      id: 'finishing',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Twins always know what the other one’s,” said {H}, “going to say,” said {A}. “That’s what I was,” said {H}, “going to say.” “I know.” They tried how far it went. One began a sentence, and the other one had to end it.',
        '“Yesterday I met a,” began {H}. “Goat,” said {A}. {H} had meant a postman. But the goat was better, so they left it in.'
      ]
    },
    {
      id: 'one-shadow',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They stood in front of the lamp, close together, and had only one shadow. It was rather wide, and had four arms. “That’s what we were like at first,” said {A}, “before anybody counted us.”',
        'They waved with the outside arms, and then with the inside ones. “It doesn’t mind who’s who,” said {H}.'
      ]
    },
    {
      id: 'call-for-one',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Pim!” called {A}, to see. {H} looked round. “So you’re Pim,” said {A}. “Try the other one,” said {H}. “Pom!” called {A}, and {H} looked round as well. Nobody can help that.',
        'They had an aunt who always said PimPom, all in one, like a doorbell. Then they both came running.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '“{A} knows which is which,” said {H}. “It’s the smell.” So the twins stood in front of {A}, quite still, and each of them held out one hand.',
        '{A} thought about it. There was nothing to eat in the left hand, and nothing in the right one. To {A} they were as like as two eggs, and it took its nose away from both.'
      ]
    },
    {
      id: 'elder-twins',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“There were twins in my class,” said {S}. “When one had to go to the dentist, the other one sat down in the chair.” “Did nobody notice?” asked {A}. “The dentist did. She said, I’ve done you already. You’ve got better.”',
        '{S} laughed, and wiped one eye. “After that they wore badges. But they swapped those as well.”'
      ]
    },
    {
      id: 'the-third-one',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had found one more of them. “You can’t have three,” said {A}. “Then it’s triplets.” “All right,” said {S}. “This is Pum.” Pum was a chair with a coat on. Pum was two minutes older than anybody, and the boss.',
        'Everything had to be done three times now. They yawned one after another, and waited for Pum. They scratched the same knee. “Pum says fall over,” said {S}, and they all did, in order of age.'
      ]
    },
    {
      id: 'thumbs',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“There’s one thing even twins haven’t got the same,” said {A}. Each of them pressed a thumb on the cold window. Two small maps stayed there, side by side. On one of them the lines went round like a snail. On the other they went over a hill.',
        '“Then mine’s the snail,” said {H}. “But is the snail Pim, or Pom?” Nobody had thought of writing that down. The maps faded.'
      ]
    },
    {
      id: 'who-hums',
      A: 'partner',
      paragraphs: [
        'They sat on the floor with their chins in their hands. {A} began to hum. “Pom always hums like that when there’s something to think about,” said {H}. “I don’t hum,” said {A}. “You do. You’re doing it now.” {A} stopped, and listened, and was astonished.',
        '“I never knew that,” said {A}. “You can’t tell with yourself. You only see it in the other one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'you-are-pom',
      A: 'partner',
      paragraphs: [
        '“Then I won’t look for me,” said {H}. “I’ll look for you.” {H} walked all the way round {A}. “You hum. You put your left sock on first. And you laugh before the joke’s over. I’d know you anywhere. You’re Pom.” {A} thought so too.',
        '“And you take the bigger half,” said {A}, “and then you give me a bit of it. That’s Pim.” So {H} was Pim, and got the ribbon back, and it was tied with a double knot.'
      ]
    },
    {
      id: 'left-sock',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They tried it out with the socks. {A} had both of them ready, and thought of nothing, and put one on. It was the left. “I could do the right one first,” said {A}. “Go on, then,” said {H}.',
        '{A} did. It felt like writing with a foot. {A} took the sock off again, and started from the left, and sighed with comfort. “Pom,” said {H}.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“I could find you with both eyes shut,” said {H}. So {H} shut them, and walked across the room with both arms out. There was a chair, which was not a twin. There was the curtain. Then there was something that tried hard not to breathe.',
        '“Found you,” said {H}. “How did you know?” asked {A}. “A curtain doesn’t giggle,” said {H}, “before it’s touched. And it doesn’t smell of toothpaste behind the ears.”'
      ]
    },
    {
      id: 'all-that-room',
      A: 'partner',
      paragraphs: [
        '“I’m four minutes older than you,” said Pim, and stood up straight. “What did you do in them?” asked Pom. Pim thought about it. There had been nobody there to play with. “I waited for you,” said Pim. “It was ages.”',
        '“I was still inside,” said Pom. “I had the whole place to myself. I could stretch both legs.” “Tomorrow you can be Pim,” said {H}. “Then I’ll have all that room.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at both of them, and knew which was which.',
      '{names} lapped a bit of the bath, with the ribbon in it.',
      { text: '{names} fished the ribbon out with a wooden spoon, and wrung it.', needs: ['hands'] },
      { text: '{names} laid two towels out, and they were alike as well.', needs: ['hands'] }
    ],
    way: [
      '{names} came in front of the mirror, and then there were more still.',
      '{names} put up a foot, to be Pim.',
      { text: '{names} counted the hands, and two of them got counted twice.', needs: ['hands'] },
      { text: '{names} dried four hands, and could not tell which went with which.', needs: ['hands'] }
    ],
    turn: [
      '{names} hummed too, or nearly.',
      '{names} walked round both as well, the other way about.',
      { text: '{names} blew on the double knot, to make it dry.', needs: ['hands'] },
      { text: '{names} broke a biscuit, and looked for the bigger half.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} laid the ribbon over the chair, where Pim and Pom could both see it. In the mirror two people yawned, and then four.',
    'There were two toothbrushes, and two cups, and two small waves at the door. Then {H} lay down, and one twin was in bed.'
  ],
  last: [
    'Pim, or possibly Pom, was asleep by now, and it was {H}.',
    'From in there you can’t tell, but from outside it was quite clear that {H} was asleep.'
  ]
})
