import { wishPlot } from '../wish-plot.ts'

export const wellies = wishPlot({
  id: 'wish-wellies',
  tellsAny: 'known',
  knows: ['thing'],
  nouns: ['welly', 'wellington', 'wellington boot', 'welly boot', 'rain boot', 'gumboot'],
  company: ['puddle', 'gate', 'mud'],
  out: true,
  about: 'The hero means to keep both socks dry, and the mud keeps one welly, until it is let go of from behind.',
  titles: ['Glop', 'The Mud Would Not Let Go', '{H} Stands on One Leg', 'A Sock in the Air', '{thing.this} and the Best Puddle'],
  want: [
    {
      id: 'as-far-as-the-gate',
      A: 'partner',
      paragraphs: [
        'It had rained all night, and {H} was wearing {thing.whole}. Between here and the gate lay nine puddles. {H} wanted to go through all of them, and come home with dry socks.',
        'Splash. That was the first. {A} came along at the side, where it was only wet. “They’re on the wrong feet,” said {A}. “They’re on my feet,” said {H}, and went into the fifth.'
      ]
    }
  ],
  way: [
    {
      id: 'stuck',
      A: 'partner',
      paragraphs: [
        'The ninth was not a puddle. It only looked like one. Under it there was mud, as deep as pudding. {H} went in with both feet, and wanted to go on. The left foot went on. The welly stayed where it was.',
        '“Glop,” said the mud. And there stood {H} on one leg like a stork, with a white sock up in the air. “Don’t put it down!” called {A}.'
      ]
    },
    {
      id: 'how-deep',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before that they had measured them all. You stand in the middle, and look where it comes to. The second came up to the ankle. The fourth came up to the rim, and looked in.',
        '“It’s cold round my leg,” said {H}, “but it isn’t wet.” It is a very odd feeling, as if a fish had hold of you and was being careful. {A} wanted to know what it was like, and put in a finger.'
      ]
    },
    {
      id: 'kinds-of-splash',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“That was a small one,” said {A}. So {H} went back and took a run. This time it went up on both sides like two wings. Most of it came down on {A}.',
        '“That was better,” said {A}, and looked out from under it. {H} showed {A} the flat one, and the one with the heel. The one with the heel went backwards. They found that out both at once.'
      ]
    },
    {
      id: 'what-they-say',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the grass they said nothing. On the stones they said clop. In the mud at the edge it was more of a kiss. “They’ve got something to say about everything,” said {A}.',
        '{H} went clop, clop, kiss, kiss, all the way along the path. It was easy to hear where somebody had been through the seventh. From there on it went squelch.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“{thing.fact},” said {A}, who knew about such things. {H} stopped in the sixth to think about it. “Did he have any on?” asked {H}.',
        '“I should think so.” “And did he ever get wet feet?” {A} did not know that. They agreed that somebody would have gone in front of him, with one sock in the air.'
      ]
    },
    {
      id: 'pulling',
      A: 'partner',
      paragraphs: [
        '{A} came as near as {A} dared and pulled. {A} pulled straight up, until the mud made a long thin noise. Then {A} sat down behind, and that was the tenth puddle.',
        '“Is it out?” asked {H}, who was beginning to lean. It had not moved. And now there was rain in it.'
      ]
    },
    {
      id: 'stork',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How long can you stand like that?” asked {A}. “A stork can do it all night,” said {H}. “A stork has got nobody talking to it,” and {H}’s arms went round like a windmill.',
        '{A} found a stick, and {H} leaned on it, and looked like somebody who minds sheep. “Where are your sheep?” asked {A}. “In the mud,” said {H}. “All the way down.”'
      ]
    },
    {
      id: 'other-goes-by',
      S: 'other',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had gone in for dry shoes, and came out again as far as the first puddle. “Is everything all right?” called {S}. “I’m resting one foot,” called {A}.',
        '{S} looked at the sock. It was the only dry thing for a long way round. “I’ll put some newspaper down,” called {S}, “by the door. I’ll put down all of it.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I left one in a field once,” said {S}, “when I was about as long as this stick. My father went back with a spade.” “Did he find it?” asked {A}.',
        '“He found three,” said {S}. “None of them was mine. One had potatoes in.” {A} looked at the mud with new respect.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} sat down in the third one and stayed there. It was just the right size. “You’re wet,” said {A}. “No,” said {S}, and patted it with both hands. It went up {S}’s sleeves.',
        'When {S} stood up at last, you could see a round bottom in the mud. Slowly it filled with water. {S} had made one too.'
      ]
    },
    {
      id: 'pet-shakes',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had gone round by the wall, where you can keep your feet clean. From there {A} looked at {H}, who was in the middle and had one leg up. It was a thing that {A} did as well, but not in the wet.',
        '“You might help,” said {H}. {A} thought about it, and yawned. Somebody had to stay clean, for the sake of the sofa.'
      ]
    },
    {
      id: 'it-drinks',
      A: 'partner',
      paragraphs: [
        '{A} lay down on the bank, with one ear near it. “When I pull, it sucks,” said {A}. “There’s no air down there. It can’t let go, even if it wanted to.”',
        '“Then it wants some air,” said {H}, and looked at the heel.'
      ]
    }
  ],
  turn: [
    {
      id: 'heel-first',
      A: 'partner',
      paragraphs: [
        '{H} held on to {A}’s head, and bent down. {H} did not pull up. {H} took hold of the welly at the back and wobbled it, to and fro, to and fro. A bubble came up beside the heel, and then a big one. “It’s breathing,” said {A}.',
        'Then {H} tipped it forward on its toe. “Glop,” said the mud, quite politely, and let go. It came out so easily that they both fell over.'
      ]
    },
    {
      id: 'hole-left',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Where it had been there was a hole in the mud, in the shape of a foot. They watched it from above. First the water came in, and then the sides did. It got smaller and smaller, like a mouth saying oo.',
        'At last it was shut. “Now you’d never know,” said {A}. “It knows,” said {H}.'
      ]
    },
    {
      id: 'the-way-back',
      A: 'same',
      spare: 11,
      paragraphs: [
        'All the way back they went round the ninth, and through the other eight. {A} did not walk at the side any more. It made no difference now. “Like this?” asked {A}, and did the one with the heel.',
        '“Nearly,” said {H}, from under it. By the second puddle {A} was so good that there was hardly any puddle left.'
      ]
    },
    {
      id: 'wrong-feet',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“They still point outwards,” said {A}. {H} looked down. The left one was looking at the wall, and the right one at the road. “They like to see where they’re going,” said {H}.',
        'Then {H} sat down on the step and changed them over, after all. They pointed inwards a little, with their toes together. “Now they’re telling each other about it,” said {H}.'
      ]
    },
    {
      id: 'in-the-hall',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The newspaper went all the way from the door to the tap. They walked on it in single file, and you could read where they had been. There was a heel on the weather, and five toes on the football.',
        '“It says that it’ll be fine tomorrow,” read {A}. They were both sorry to hear it.'
      ]
    },
    {
      id: 'pouring-out',
      A: 'partner',
      paragraphs: [
        'On the step {H} turned {thing.this} upside down. Out of the right one ran a cupful of brown water, and a leaf. Out of the left one came a pebble and a very small snail. And after that, slowly, came two socks, and there was no dry place on them.',
        '“You said dry socks,” said {A}. {H} thought about it. “I said socks,” said {H}. Then {H} carried the snail back to the gate.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the sixth, just ahead of {H}.',
      '{names} got a good part of the fifth.',
      { text: '{names} pulled up two socks, that were not dry either.', needs: ['hands'] },
      { text: '{names} laid a plank over the third, and nobody wanted it.', needs: ['hands'] }
    ],
    way: [
      '{names} sank in a bit as well, only up to the ankle.',
      '{names} answered the mud, and it sounded a bit like glop.',
      { text: '{names} lent a shoulder to the stork, from the side.', needs: ['hands'] },
      { text: '{names} threw in some straw, and the mud took that too.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the big bubble, and came back for the next.',
      '{names} leaned the other way, to help the balance.',
      { text: '{names} held the white sock up in the air, with finger and thumb.', needs: ['hands'] },
      { text: '{names} wiggled a stick in the mud, to and fro, for some more air.', needs: ['hands'] }
    ]
  },
  bed: [
    'By the door stood {thing.this}, stuffed with newspaper, heel to heel. They had mud up to the rim, and you could see how far it had been.',
    'Then {H} washed, and ten toes came out that were quite pink and wrinkled. In bed {H} pulled up one leg, like a stork, and laid it where it was warm.'
  ],
  last: [
    'The bed was as deep as pudding, and it did not let go of {H}, who was asleep.',
    'On one leg, and with both socks on the line, {H} was asleep.'
  ]
})
