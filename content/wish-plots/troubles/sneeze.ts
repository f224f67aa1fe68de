import { wishPlot } from '../wish-plot.ts'

export const whoeverSneeze = wishPlot({
  id: 'wish-whoever-sneeze',
  visits: 'anything',
  whoever: [
    'can’t stop sneezing',
    'can not stop sneezing',
    'keeps sneezing',
    'always sneezes',
    'sneezes all the time',
    'won’t stop sneezing',
    'is always sneezing',
    'never stops sneezing',
    'sneezes a lot',
    'sneezes all day',
    'sneezes too much',
    'can’t stop snezing',
    'can’t stop sneazing',
    'has to sneeze',
    'had to sneeze',
    'goes achoo',
    'goes atishoo',
    'says achoo all day',
    'can’t hold in a sneeze',
    'has hay fever',
    'has hayfever',
    'is allergic to dust',
    'is allergic to everything',
    'has an itchy nose',
    'is very sneezy',
    'got pepper up its nose',
    'has a tickly nose'],
  company: ['sheep', 'sofa', 'cow', 'puzzle', 'meadow', 'curtain', 'lamp'],
  about: 'The hero looks for the last piece of a puzzle, the face of a cow, and whoever cannot stop sneezing sneezes out from under the sofa all that is there.',
  titles: ['The Face of the Cow', 'There’s Always One Coming', 'A Sheep Behind the Sofa', '{visitor} on the Sofa', 'What Was Under There'],
  want: [
    {
      id: 'the-hole',
      A: 'partner',
      paragraphs: [
        '{H} wanted to see what face the cow was making. The cow was a puzzle, with a meadow all round it and one hole. That was the face. The piece had to be under the sofa, but no arm was long enough.',
        '“A, a, a,” said somebody at the door, and in came {visitor.first}. “Don’t mind me,” said {visitor}. “There’s always one coming.” And {visitor} sat down on the sofa to wait for it. Tchoo! A spoon slid out.'
      ]
    }
  ],
  way: [
    {
      id: 'pineapple',
      A: 'partner',
      paragraphs: [
        '“Look at the lamp and say pineapple,” said {A}, who was quite sure. “Then it can’t come.” {visitor} looked at the lamp. “Pinea, a, a, tchoo!” A corner of the meadow flew up, and a marble rolled out between them.',
        '“Faster,” said {A}. “Pineapplea, a, tchoo!” That time it was a sock, and quite grey. “It’s kind of you,” said {visitor}. “I only wish I knew who tickles me. A, a.”'
      ]
    },
    {
      id: 'which-goes-last',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Have you ever watched {caller.part}?” asked {H}. {visitor} had not, being busy. So they told it. At the first ah all that went up a bit. At the next one it all went up further. And after the tchoo, when the rest was home again, that came down last.',
        '“I always thought that I heard something after it,” said {visitor}. {A} offered to hold on the next time. It was like being shaken by the hand, said {A}, by somebody in a hurry.'
      ]
    },
    {
      id: 'something-else',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Do something else in between,” said {A}. “Perhaps it’ll forget you.” {visitor} thought it over, got up, and {caller.does}. It went very well, as far as the middle. Then it went tchoo, right through it, like a train through a small station.',
        '“That was new,” said {H}. “Can you do it with that in?” “I can’t do it without, any more,” said {visitor}. {A} thought that it had gained by it. It had an ending now.'
      ]
    },
    {
      id: 'owing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Bless you,” said {A}. Tchoo! “Bless you.” Tchoo! “Bless.” {A} was out of breath by then, and there had been three in the meantime. They began to write them down on a bit of card, so that nobody should go short.',
        '“I’ve got twelve from the bus,” said {visitor}. “They’re still to come.” {H} said all twelve of them in one go, like a train. {visitor} listened to the end. Nobody had ever paid before.'
      ]
    },
    {
      id: 'never-seen',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What does it look like?” asked {visitor}. “I’ve never seen one.” Nobody has ever seen their own, for the eyes go shut by themselves. {A} held up a mirror. “A,” said {visitor}, wide awake, and looked hard. “A. Tchoo!” It was over. The mirror was wet.',
        'So {H} drew it. It was mostly hole, with lines round it, like the sun. {visitor} looked at the picture for a long time. “Is it as happy as that?” asked {visitor}.'
      ]
    },
    {
      id: 'false-alarm',
      A: 'same',
      spare: 3,
      embodied: true,
      paragraphs: [
        '“A,” said {visitor}. They held on to the puzzle. “A. A.” They held their breath. {visitor}’s mouth stood open, and nothing came. It stood open for quite some time. A fly went by, and looked in, and thought better of it.',
        '“It’s gone back,” said {visitor}. “That’s the worst kind. It’s still in there, and now it knows the way.” {A} had an open mouth as well by this time. “A,” said {A}. “Tchoo!” It had gone across to {A}.'
      ]
    },
    {
      id: 'elbow',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You do it in here,” said {A}, and showed the inside of one elbow. “That’s what it’s for. It’s like a small cupboard.” {visitor} had never been told that, and had sneezed into the world all this time. “Do you lend yours?” asked {visitor}. {A} did.',
        'Tchoo! It was warm and loud in there. Not one piece of the meadow moved. “It’s a good fit,” said {visitor}. {A} rolled up the other sleeve, for the evening was still long.'
      ]
    },
    {
      id: 'suspects',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Who tickles you?” asked {H}. They fetched all those who might have been it. There was the pepper pot, and a pillow, and a flower with yellow on. {visitor} was led past them slowly, and looked each of them in the eye.',
        'At the pepper {visitor} stopped, and they all took a step back. “No,” said {visitor}. “You smell of Sundays.” It was not the pillow, and it was not the flower. They had been standing over by the window, all that while, and it had not gone tchoo once.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} hung up a paper hanky on a thread, to see how far it went. At two steps the hanky stood out flat, like a flag. At four it waved. By the bookshelf it only nodded, and over by the door it did not know a thing.',
        '“So that’s how long I am,” said {visitor}, and looked from the sofa to the bookshelf. “I’d thought that I stopped at the front.” {H} drew a line there with chalk, and wrote on it: as far as this.'
      ]
    },
    {
      id: 'laundry',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“It’s a pity about all that wind,” said {A}, who had washing to do. They hung a shirt across two chairs in front of the sofa. Tchoo! Both arms of it flew up. “It’s glad,” said {H}. Tchoo! It turned once round the line.',
        'After nine it was dry, and after ten it was ironed. “I could come on Mondays,” said {visitor}. There was a small grey thing on the collar. It was a raisin, and it had not been there before.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Does it come when you’re asleep as well?” asked {A}. {visitor} had to think. At home, in bed, there was never one. They only began on visits, in the nice part, when everybody was sitting down.',
        '“Where do you sit then?” asked {H}. “On the sofa,” said {visitor}. “One’s always put on the sofa.” {A} looked at the sofa. It looked straight ahead, with all its cushions up.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“There’s a photograph of all of us,” said {S}. “We’d stood there for an hour, with our hair wet. And just as he pressed it, my uncle sneezed.” “Is it spoilt?” asked {A}.',
        '“His hat’s in the air,” said {S}, “and the whole row’s laughing. There are eleven more, where he didn’t. We look like a shelf of jars.” {visitor} wanted to know which of them hung on the wall. It was the one with the hat.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to do one as well, and looked at the lamp with an open mouth. “A,” said {S}. “A. A.” It was very like. “It has to surprise you,” said {A}. {S} looked the other way, so as to be surprised.',
        '“Tchoo,” said {S}, and fell over backwards. “Was that a real one?” {visitor} had seen a great many. “The falling was real,” said {visitor}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'At the first tchoo {A} had left. At the second {A} looked in again, to see what had come out from under there. It was a crust. It had been lost since the spring.',
        '{A} took it along. From then on {A} waited at the end of the sofa, with eyes half shut against the wind. “{A} isn’t scared any more,” said {visitor}. “{A} has worked out what it’s for,” said {H}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours it has to be three,” said {A}. “With one, something’s been forgotten. With two, everybody stands there and waits.” Tchoo, tchoo, said {visitor}. They stood there and waited.',
        'It did not come. {H} had one foot in the air. “You have it,” said {visitor} to {A}, very politely. So {A} did the third, with a good deal of spit, and they could all sit down.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'partner',
      paragraphs: [
        '{A} had laid it all out in a row, the spoon, the marble and the sock. “Three sneezes,” said {A}, “and three things. And it only comes on the sofa.”',
        '{H} lay down flat and looked. It was as grey under there as a sheep. “Nobody’s tickling you,” said {H}. “It’s fluff!” And right at the back lay something brown.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-big-one',
      A: 'partner',
      paragraphs: [
        '“Then we want a really big one,” said {H}, “and lower down.” {visitor} lay on the rug, with the front end to the sofa. {A} bent over the puzzle with both arms. “A,” said {visitor}. The curtain leaned in. “A. A.” The lamp leaned in.',
        'TCHOO! The sofa gave a hop. On the far side all the fluff came out in one piece, as big as a sheep. On its back it had the face of the cow.'
      ]
    },
    {
      id: 'so-much-room',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“There’s so much room in there,” said {visitor}, and let some air in at the front. “I can smell things. There’s soup. There’s wool. There’s somebody who has peeled an orange, but it was yesterday.” It had been yesterday. {A} was astonished.',
        '“And what’s this?” {H} held out the marble. {visitor} came up very close to it. “Glass,” said {visitor}. “And a pocket. And under that, very faintly, a swing.” They went all through the row like that, and only the spoon smelled of nothing.'
      ]
    },
    {
      id: 'goodbye-sheep',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It was a good big sheep. Before it went into the bin they had a look at it. There was hair from everybody in it, and a bit of every jumper in the house. “That’s our blue one,” said {H}. “It isn’t lost at all. It only went under the sofa.”',
        '{visitor} kept well away, but waved. “We’ve spent so much time together,” said {visitor}, “and I never once saw its face.”'
      ]
    },
    {
      id: 'the-face',
      A: 'partner',
      paragraphs: [
        '{A} carried the sheep out to the bin. They waited. “A,” said {visitor}. No more came. “It’s gone,” said {visitor}, and sat down on the sofa, on purpose. Nothing tickled anywhere.',
        'Then {H} blew on the piece and pressed it in. So that was the face. Both eyes were shut, and the mouth stood wide open. “A,” said {visitor} softly. “It’s going to sneeze.” And they all took a step back from the cow.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in under the sofa, and it was too dark for faces.',
      '{names} had some of the wind, and blinked.',
      { text: '{names} held on to the meadow by its edge.', needs: ['hands'] },
      { text: '{names} drew a face for the cow, in case.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked at the third a, just in time.',
      '{names} took a look at what had come out, and left it in the row.',
      { text: '{names} picked bits of meadow off the curtain.', needs: ['hands'] },
      { text: '{names} held out a hanky, like somebody at a goal.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down behind the others, out of reach of the cow.',
      '{names} gave a very small sneeze, and blamed the sheep.',
      { text: '{names} held the door open for the sheep.', needs: ['hands'] },
      { text: '{names} pushed the sofa back to where it had been.', needs: ['hands'] }
    ]
  },
  bed: [
    'The marble went into a drawer, and the sock into the wash. The cow stayed on the table, with a cloth laid over it, to be safe.',
    'They washed, and lay down, and breathed in and out. The air went all the way, and there was nothing in it but night.'
  ],
  last: [
    'Under the cloth the cow was still going to, and {H} was asleep.',
    'Nothing tickled anybody any more, and {H} slept, with a very smooth face.'
  ]
})
