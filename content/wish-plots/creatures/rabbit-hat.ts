import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const rabbitHat = wishPlot({
  id: 'wish-rabbits-hat',
  themes: ['rabbits'],
  except: [...NOT_WELL, 'hare', 'guinea', 'hamster', 'hamsters', 'fox', 'easter'],
  answers: ['hat', 'magic', 'magician', 'carrot', 'carrots'],
  company: ['rabbit', 'hat', 'lettuce', 'wand'],
  about: 'A magician wants to pull a rabbit out of a hat, and the rabbit will not come, until there is hardly any magician left.',
  titles: ['Out of the Hat', 'Never by the Ears', '{H} the Magician', 'The Rabbit Did a Trick', 'A Hat With a Bite in It'],
  want: [
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        '{H} was a magician, with a breadstick for a wand. The hat was a dark coat over two chairs, and the rabbit sat inside it. It was {A}, with two long socks for ears. {H} wanted to pull a rabbit out of a hat, just once.',
        '“Abracadabra!” called {H}, and tapped on the hat, and reached down into it. There was something, and {H} pulled. Out came a lettuce leaf with a bite in it.'
      ]
    }
  ],
  way: [
    {
      id: 'by-the-ears',
      A: 'partner',
      paragraphs: [
        '{H} said it louder, reached in deeper, and got hold of an ear. Out came an ear, and nothing else. “Never by the ears,” said the rabbit in the hat. “One hand goes under the front, and one holds up the behind.”',
        'So {H} crept half into the hat and tried that. The behind would not go up. “Abracadabra!” shouted {H}. There was a scrabbling noise, and the rabbit had moved to the very back.'
      ]
    },
    {
      id: 'carrot-trick',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Then I’ll do another trick first,” said the magician. “I’ll make this carrot disappear.” {H} laid it on the edge of the hat, put a cloth over it and said the word. The carrot was gone.',
        'In the hat there was a crunch. “It isn’t magic if we can hear it,” said {H}. The carrot came back out. Only the green was missing. “It’s the leaves that are the good part,” said the rabbit. “Carrots are what people think.”'
      ]
    },
    {
      id: 'scarves',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Next {H} drew a streamer out of the hat, a long red paper one. It did not stop where it should have. It came in two pieces, and then there was a very small third one. “You’ve bitten it through,” said {H}.',
        '“I have to,” said {A}. “If a rabbit doesn’t chew, its teeth get longer and longer. I’d have them down to my knees.” {H} bowed, and said that it was a trick with three streamers.'
      ]
    },
    {
      id: 'sees-behind',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The magician came from behind, on tiptoe. “I can see you,” said the rabbit, which was looking the other way. “A rabbit has its eyes at the sides. I see the door, the lamp and you, all at once.”',
        '“And what’s this?” asked {H}, and held the wand right in front of its nose. “What’s what?” said {A}. “Right in front I can’t see a thing. I have to smell that bit.” The nose went up and down, and the wand got shorter.'
      ]
    },
    {
      id: 'chin',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'For a moment the rabbit put its head out, and rubbed its chin along the chair. It rubbed its chin on the cloth and on one of the magician’s shoes. “Does it itch?” asked {H}.',
        '“No. Those are mine now,” said {A}. “That’s how a rabbit writes its name on things.” {H} quickly rubbed {H}’s own chin on the wand. They looked at each other across the hat, and each of them owned about half of everything.'
      ]
    },
    {
      id: 'it-works',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '“Abracadabra,” said {H} in another direction, and there was {A}. To be honest, {A} had been there before. But nobody had said so, and now it looked like magic.',
        '{H} said the word again, to make {A} disappear. {A} stayed and looked at {H} kindly. It seemed to be the sort of word that only worked one way.'
      ]
    },
    {
      id: 'front-row',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I saw a real magician once,” said {S}. “There was no rabbit in his hat. He felt all round, down to the elbow, and he went quite pale.” “Where was it?” asked {A}.',
        '“It sat in the front row, on an empty seat,” said {S}, “and watched him do it. We all saw it, and nobody said a word. It had such a good view.”'
      ]
    },
    {
      id: 'seven',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve made more rabbits,” said {S}, and laid five rolled-up socks in a row. “There were two of them, and I looked away.” {A} counted. “That’s how it is with rabbits,” said {S}.',
        'They were very young, and {S} covered them with a bit of fluff. Rabbits do that too, and take it from their own tummies. “It’s off the carpet,” whispered {S}, “but don’t tell them.”'
      ]
    },
    {
      id: 'pick-a-card',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Then take a card,” said the magician, “any card, and don’t show me.” A paw came out of the hat and took one. There was a crunch. “Is it the six of hearts?” asked {H}. “It’s the five by now,” said the rabbit.',
        '“Put it back, and I’ll find it.” It came back with a corner gone, and toothmarks all along the edge. {H} shuffled, and looked, and found it at the first try. “That one!” Inside, the hat clapped with two feet, as rabbits do.'
      ]
    },
    {
      id: 'hand-from-above',
      A: 'partner',
      paragraphs: [
        '{H} lay down and looked into the hat. Inside were two round eyes and a busy nose. “Why won’t you come out?” asked {H}. “Would you?” said the rabbit. “It’s bright out there, and somebody shouts. Then a claw comes out of the sky.”',
        '“That’s my hand,” said {H}. “From here it’s an owl,” said {A}. “A rabbit comes out at dusk, when it’s quiet, and nobody wants anything.” {H} thought about that. A magician wants something the whole time.'
      ]
    }
  ],
  turn: [
    {
      id: 'dusk',
      A: 'partner',
      paragraphs: [
        'Then {H} switched off the big lamp, so that it was dusk. {H} lay down flat on the carpet, and wanted nothing, and did not say a single word.',
        'It took quite a while. Then under the edge of the hat came a nose. It went up and down. After the nose came one ear, and the place where the other had been. Then there was a whole rabbit on the carpet. It was the best trick of all, and no one had done it.'
      ]
    },
    {
      id: 'twist',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The rabbit ran a little way. Then it hopped and kicked. Its head went one way in the air, and its tail the other. “What’s wrong?” whispered {H}.',
        '“Nothing,” said {A}. “That’s what a rabbit does when it’s happy. It can’t be helped.” It did another one, more to the left. {H} tried it from lying down, and rolled under the table.'
      ]
    },
    {
      id: 'flop',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'All at once the rabbit fell over on its side, with a thud, and stretched out its legs. “Are you all right?” whispered {H}. “Very,” said {A}. “A rabbit only falls over where there isn’t an owl for miles.”',
        'They lay side by side and looked at the ceiling. There was no owl in it. Something made a small grinding sound. “What’s that?” “My teeth,” said the rabbit. “It’s how we purr.”'
      ]
    },
    {
      id: 'hay',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Rabbits eat at dusk, and so the rabbit ate along the edge of the carpet. It was hay, and a rabbit needs a heap of that as big as itself. “Is it good?” asked {H}.',
        '“Try the other end,” said {A}. So they worked along it from both ends. In the middle their noses met, and the rabbit’s was the one that twitched. {H} practised until {H}’s did too.'
      ]
    },
    {
      id: 'another-trick',
      A: 'partner',
      paragraphs: [
        'The rabbit sniffed at the wand, and ate it, crunch, crunch, as far as {H}’s fingers. “Now I’ll do one,” whispered the rabbit. “Get into the hat.” {H} crept in. It was dark and smelled of lettuce.',
        '“Abracadabra,” said the rabbit, very softly. Two paws came in, not from above but from the side, and took {H} by both hands. And a rabbit pulled a magician out of a hat.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled in the front row, on the carpet.',
      '{names} crept up to the hat, and it smelled of lettuce.',
      { text: '{names} clapped for the lettuce leaf.', needs: ['hands'] },
      { text: '{names} tore tickets in two, and gave back the smaller half.', needs: ['hands'] }
    ],
    way: [
      '{names} backed away from the hat, in case there were more ears in it.',
      '{names} scrabbled too, on the outside.',
      { text: '{names} held the ear for a while, as the magician needed two hands.', needs: ['hands'] },
      { text: '{names} lent the magician another word, which was hocus-pocus.', needs: ['hands'] }
    ],
    turn: [
      '{names} wanted nothing as well, and did it rather well.',
      '{names} sank so low that a rabbit could have hopped over.',
      { text: '{names} drew the curtain against the street, to thicken the dusk.', needs: ['hands'] },
      { text: '{names} hid every hand, so that there were no owls about.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the hat on its hook again, and one ear went back to its drawer. The other one had disappeared by magic.',
    '{H} washed, and got under the blanket until nothing was left to see. “Abracadabra,” said somebody, very softly. Up at the top a nose came out.'
  ],
  last: [
    'Everything but {H}’s nose had disappeared by now, and all of {H} was asleep.',
    'It was quiet, and nobody wanted anything, and {H} slept.'
  ]
})
