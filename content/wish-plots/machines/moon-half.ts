import { wishPlot } from '../wish-plot.ts'

export const moonHalf = wishPlot({
  id: 'wish-moon-half',
  themes: ['moon'],
  except: ['sleep', 'darkness', 'lantern', 'dark', 'wolf', 'rocket', 'man', 'flying'],
  answers: ['night', 'nighttime', 'half', 'full', 'crescent'],
  about: 'Half the moon is missing, and half a pancake will not do, until half of somebody’s face is missing too.',
  titles: ['Half the Moon Is Missing', 'The Other Half', '{H} and the Pancake Moon', 'Left Ear, Right Ear, Moon', 'Good Night, Both of You'],
  want: [
    {
      id: 'a-left-half',
      A: 'partner',
      paragraphs: [
        'Half the moon was missing. {H} saw it at the window, before anybody else did. There was one half, over the roofs, and a straight edge, and then nothing.',
        '“It used to be round,” said {A}. “I saw it myself.” “Then somebody’s got the rest,” said {H}. {H} wanted the moon whole again, and tonight.'
      ]
    }
  ],
  way: [
    {
      id: 'craters',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The moon’s full of holes,” said {A}. “Stones have dropped on it.” There was some cold semolina, and that was the moon. {H} let a raisin drop on it from high up. Plop. It made a hole with a rim all round, just like the real ones.',
        'They took turns. Soon there was hardly any room left. “And nobody ever smooths it over?” asked {H}. “Not up there,” said {A}, with a spoon, and ate the largest crater.'
      ]
    },
    {
      id: 'footprint',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“If you tread on the moon, you can see it for a million years,” said {A}. “There’s no wind to blow it away.” {H} put one bare foot on the thick rug, pressed, and took it off again. There it was, with all the toes.',
        '“Nobody’s to walk here now,” said {H}, “for a million years.” {A} looked across the rug. On the other side of it was the bathroom. “I can give you ten minutes of that,” said {A}.'
      ]
    },
    {
      id: 'the-back',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We only ever see the front of the moon,” said {A}. “It goes round us, and keeps its face to us the whole time.” {A} did it, sideways, round {H} in a ring, and never once looked away.',
        '“What’s on the back?” asked {H}. “Nobody could tell, for thousands of years.” {H} stretched out {H}’s neck, and then was very quick. “I’ve seen it!” said {H}. “There’s a label on it. You’ve got your jumper on inside out.”'
      ]
    },
    {
      id: 'moon-steps',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the moon you weigh hardly anything. They went to the kitchen like that, with great slow steps, and both arms floating. Between one foot and the next there was time for a sentence. “I’m,” said {H}, “still,” said {H}, “up.”',
        '{A} bounced off the fridge, as slowly as it could be done. “Sorry,” said {A} to it. It took them four minutes to get to the table. “No wonder,” said {H}, “that nobody lives there. They’d always be late.”'
      ]
    },
    {
      id: 'the-tide',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“It’s the moon that pulls the sea about,” said {A}. “It pulls it up the beach and lets it go again.” A blanket was the sea, and {H} was the moon and pulled. The sea came up over {A}’s feet.',
        '“It’s in!” said {A}. “And now it goes out.” {H} let go, and nothing happened. It lay there, as far as {A}’s knees. “It likes it here,” said {A}, and drew it up to {A}’s chin.'
      ]
    },
    {
      id: 'half-an-apple',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“A thin moon you could hang a hat on,” said {A}. “But what’s a half one good for?” They had half an apple, to try it out. {H} set it on its flat side. A round one would have rolled off the table, and this one stayed where it was.',
        '“It’s the kind for putting down,” said {H}. Then they ate it from one side, in turns. For a moment it was a thin one, and shone. “Quick, a hat,” said {A}, but it was too late.'
      ]
    },
    {
      id: 'hair-by-the-moon',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My grandmother did everything by the moon,” said {S}. “If it was growing, she’d cut your hair, so that it would grow. If it was shrinking, she wouldn’t go near you with a comb.” “Did it work?” asked {A}.',
        '“It grew,” said {S}. “But then it would have done so anyway. She sowed her beans by it too, and she never looked in on them by day.” {A} wanted to know how they had been. “Enormous,” said {S}.'
      ]
    },
    {
      id: 'moonrise',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the moon, and was to rise behind the sofa. First there was some hair. Then there was a forehead, and for a long time nothing more. “You can come up now,” said {A}.',
        '“You can’t hurry it,” said the moon. Up came two eyes, and after them a grin. It rose as high as the chin, and then it had to laugh. It went down much faster than it had come.'
      ]
    },
    {
      id: 'pancake',
      A: 'partner',
      paragraphs: [
        'On a plate there was half a pancake. {H} pressed it against the window, right beside the moon, and it stuck. With one eye shut it fitted. “There!” said {H}. “It’s full!”',
        '{A} came to look, and from there it was two halves with a gap. And while they looked, the moon went on its way. The pancake half stayed behind, and slid slowly down the glass. “It’s setting,” said {A}.'
      ]
    },
    {
      id: 'half-a-face',
      A: 'partner',
      paragraphs: [
        'It was dark in the room by now, and only one lamp was on. {H} turned round, and stared. {A} had one eye, one ear and half a nose. “You’re a half as well!” said {H}.',
        '“I feel quite full,” said {A}. {H} put a hand into the dark, and there was the other ear, quite warm. “It’s the lamp,” said {A}. “It shines on me from one side. And the moon’s lamp is the sun.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-the-way-round',
      A: 'partner',
      paragraphs: [
        '“Don’t move,” said {H}. “You’re the moon.” And {H} walked round it, step by step. From beside the lamp there were two eyes and a big round grin. That was a full moon. Further on it got thinner, and at the back it was all dark. “Are you still there?” asked {H}. “All of me,” said the new moon.',
        'They went back to the window. Beside the straight edge was a piece of sky with no stars in it. “There’s something in front of the stars,” said {A}. “It’s the other half!” said {H}. “Nobody’s taken it. It’s only in the dark.”'
      ]
    },
    {
      id: 'pet-moon',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was looked at too. {A} had a light side and a dark side, with a fuzzy line in between. {H} went a little way round. Now there was rather more {A}.',
        '“It’s growing,” said {H}. From over by the door it was a full {A}. The moon takes two weeks for that. {A} had done it without so much as turning round.'
      ]
    },
    {
      id: 'by-car',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How far is it?” asked {H}. “By car it would take half a year,” said {A}, “and that’s without stopping.” They thought about that, with their chins on the window sill.',
        '“Without stopping at all?” said {H}. “Well, once,” said {A}. They both knew who would have to. “And when we’re nearly there,” said {H}, “it’ll have gone round to the other side.”'
      ]
    },
    {
      id: 'moon-shadow',
      A: 'other',
      spare: 8,
      paragraphs: [
        'They turned off the lamp for a moment. On the floor lay a bit of moonlight, as pale as milk, with the window frame in it. {H} put one hand into it. There was a shadow with five fingers, and it was blue.',
        '{A} made a bird with two hands. It flew from one pane to the next without any noise. “It’s a moon bird,” said {A}. “They only come out when it’s like this.” It sat down on {H}’s foot.'
      ]
    },
    {
      id: 'good-night-both',
      A: 'partner',
      paragraphs: [
        'Then {H} said good night to the bright half. After that, a little further along, {H} said it to the dark one. “I don’t think anybody’s ever done that before,” said {A}.',
        'The pancake had come down to the sill, and they each had half of the half. {A} still had one ear in the light. “Good night,” said {H} to that ear, and felt for the other one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} pressed up against the window, and now half of that was misty.',
      '{names} howled at the half there was.',
      { text: '{names} closed the curtain on one side, and then on the other, to compare.', needs: ['hands'] },
      { text: '{names} cleaned the pane, but the moon stayed as it was.', needs: ['hands'] }
    ],
    way: [
      '{names} tracked the pancake, all the way down the glass.',
      '{names} ate a bit of moon that had come off.',
      { text: '{names} offered a biscuit for the gap, and it was much too brown.', needs: ['hands'] },
      { text: '{names} held a saucer to the glass, but it did not stick.', needs: ['hands'] }
    ],
    turn: [
      '{names} came into the lamplight, half bright and half dark.',
      '{names} went once round the armchair, in the same direction as the sky.',
      { text: '{names} drew a circle on the glass, round the whole moon.', needs: ['hands'] },
      { text: '{names} tilted a plate in the lamplight, until half of it was dark.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wiped the window, where it had been a little buttery. The moon had gone on as far as the next chimney, and both halves of it went together.',
    '{H} washed the left half and then the right half, and lay down on one of them. The light came in at the door from the side.'
  ],
  last: [
    'One half of {H} was in the light and one in the dark, and all of it slept.',
    'All of the moon was up there, the bright half and the dark one, and {H} was asleep.'
  ]
})
