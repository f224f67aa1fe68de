import { wishPlot } from '../wish-plot.ts'

export const dragons = wishPlot({
  themes: ['dragons'],
  about: 'A small dragon sits on the kettle and takes it for an egg, until the hero finds it a colder one.',
  titles: ['The Dragon on the Kettle', '{H} and the Very Good Egg', 'Cocoa, and a Dragon in the Way', 'What the Kettle Sang', '{H} Finds a Colder Egg'],
  want: [
    {
      id: 'kettle',
      A: 'partner',
      paragraphs: [
        '{H} wanted cocoa, and there was a dragon on the kettle. It was a green dragon, hardly bigger than the kettle, and its tail went twice round the spout.',
        '“Please get down,” said {H}. “We need that.” The dragon puffed, and stayed. It smelled of hot pennies.',
        '“How long has it been there?” asked {A}. “I don’t know,” said {H}. “I only came for cocoa.” The mug stood ready beside the kettle, with cold milk in it and brown powder on top.'
      ]
    }
  ],
  way: [
    {
      id: 'perch',
      A: 'partner',
      paragraphs: [
        '{H} put the best cushion beside it, the one with tassels. The dragon bit off a tassel, tucked it under its belly, and sat down again on the kettle.',
        '“It doesn’t want a better seat,” said {A}. “It feels about with its chin, it turns round, and it sits. I’ve seen a hen do that.” {H} looked at the kettle, which was round and smooth and warm. “Oh dear,” said {H}. “It isn’t sitting. It’s hatching.”'
      ]
    },
    {
      id: 'what-comes-out',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And what comes out,” asked {H}, “if it works?” “A teapot,” said {A}. “They’re very small at first. They can only hold one cup.” “And when it grows up?” {A} thought about it. “A bath.”',
        'The dragon seemed to know that it was being talked about. It spread itself a little wider, so that nobody could count what it had under there.'
      ]
    },
    {
      id: 'turning',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Then the dragon got off, all by itself. {H} reached for the kettle, but the dragon only wanted to turn it over. “Hens do that too,” said {A}. “They turn every egg, so that it’s warm all round.”',
        'A kettle does not like to be turned over. The lid came open, and a gulp of water fell out on the dragon’s feet. It pushed the lid shut with its nose, and patted it, and looked to see who had noticed.'
      ]
    },
    {
      id: 'toast',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Perhaps it’ll come down for something to eat,” said {A}. {H} broke a slice of bread in two and held up one half. The dragon breathed at it, once. Where the bread had been white, it was brown.',
        '{H} turned it round, and the dragon did the other side. After that {H} and {A} each had half a piece of toast, and the dragon had none. “We’ve got that the wrong way round,” said {A}, chewing.'
      ]
    },
    {
      id: 'glasses',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted a cup of tea, and felt for the handle of the kettle without looking. “Huff,” said the handle.',
        '{S} let go. “The handle’s got teeth,” said {S}. “It’s the dragon,” said {A}. “Ah. I’d forgotten about tea and dragons.” So {S} had a glass of water, and drank it standing, some way off.'
      ]
    },
    {
      id: 'stare',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{H} thought that {A} might have a word with it, as one animal with another. So {A} looked at the dragon, and the dragon looked at {A}. Neither of them blinked.',
        'This went on for so long that {H} had to blink for all three. In the end {A} looked away first, as if the kettle had been dull from the beginning.'
      ]
    },
    {
      id: 'newspaper',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Perhaps it would rather be read to,” said {A}, and got the paper. The dragon listened to the weather. It did not care for rain. Then there was something about a bicycle in a pond. The dragon leaned forward, to hear better.',
        '“Now!” whispered {A}. {H} put out {H}’s hands. But {A} had come to the end of the page, and the dragon leaned back. “What became of the bicycle?” asked {H}. “Page nine,” said {A}. There was no page nine. The fish had been wrapped in it.'
      ]
    },
    {
      id: 'child-fly',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“Is it allowed to be in here?” asked {A}. “It didn’t ask,” said {H}. {A} wanted to know whether it could fly. They both flapped their arms, to show it what was meant.',
        'The dragon opened one wing, about as big as an oven glove. It looked at the window, and it looked at its egg, and it folded the wing up again. “It can,” said {A}. “It hasn’t got time.”'
      ]
    },
    {
      id: 'egg-timer',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How long does it take, with a dragon’s egg?” asked {H}. “Three minutes,” said {A}, “if you like it soft.” From the kettle came a look. So {A} put down the little glass with sand in it, where the dragon could see.',
        'All three of them watched. The sand ran and ran, and the last grain fell. The dragon put out one claw, and turned the glass over. It did that again three minutes later. “It wants a hard one,” said {A}.'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We could sing to it,” said {A}. “Hens like a bit of company.” They sang the only song they both knew to the end, which was about a bus. The dragon listened with its chin on the lid.',
        'At the part with the horn it tried to join in. Out came a small blue flame, and the corner of the calendar was gone. It had only been the end of the month. “Not that verse again,” said {A}.'
      ]
    },
    {
      id: 'truth',
      A: 'partner',
      paragraphs: [
        'So {H} told it the truth. “That’s a kettle. There’s no baby dragon in there. There’s only water.” The dragon laid its head on the lid. By now the water had grown quite warm, and in the kettle it began to sing.',
        'The dragon looked up with large eyes. “It thinks that was the baby,” said {A}. “It’ll never leave such a good egg.”'
      ]
    },
    {
      id: 'pretend-eggs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They tried other eggs. {H} rolled a ball across to it, and a potato, and a very round pebble. The dragon knocked on each of them with one claw, and listened.',
        '“What’s it listening for?” asked {H}. “Whether there’s somebody in,” said {A}, and knocked on the potato too. There was nobody in.'
      ]
    }
  ],
  turn: [
    {
      id: 'colder',
      A: 'partner',
      paragraphs: [
        '{H} walked round the table once. “A warm egg can wait,” said {H}. “What if there was a cold one?” They took the hot-water bottle and filled it together, at the cold tap. It was round and heavy, and when {H} tipped it, it gurgled.',
        '“Feel that,” {H} told the dragon. “Stone cold. Somebody just left it.” The dragon felt it with its chin and gave one shocked little squeak. Then it was off the kettle and on the bottle, puffing as hard as it could.'
      ]
    },
    {
      id: 'tuck-tassel',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One thing was missing. The dragon lifted its chin and looked about, and wouldn’t settle. {A} understood it first, and handed up what was left of the cushion.',
        'It chose a tassel. {H} pushed it in under the left wing, where it was as hot as a radiator. “Good?” asked {H}. The dragon shut one eye, and a minute later the other.'
      ]
    },
    {
      id: 'lamp-off',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'For a try, {A} switched off the lamp. It did not get dark. There was a small red light in the kitchen. It went up and down, up and down, very slowly.',
        '“It’s the dragon’s tummy,” said {H}. “You can see where it keeps the fire.” They stood there, each with one hand held out to it, until they were warm to the elbows.'
      ]
    },
    {
      id: 'what-if-hatch',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“And if it really hatches?” whispered {H}. They looked at the bottle. It lay there under the dragon and gave a gurgle, as they do when they get warm. The dragon stopped breathing for a moment, and then purred.',
        '“Then we’ll have a hot-water bottle that can fly,” said {A}. “It’d come to your feet by itself.” {H} thought that most things ought to.'
      ]
    },
    {
      id: 'cocoa',
      A: 'partner',
      paragraphs: [
        '“Now we can warm the milk,” said {A}, and took hold of the mug. It was hot. It had stood beside the dragon all this while.',
        '“So it made the cocoa first of all,” said {H}. “What a friendly dragon.” They drank it in turns, a mouthful each, and very quietly, because of the nest.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sneezed at the smell of hot pennies.',
      '{names} came as close as the bread bin, where the puffs left off.',
      { text: '{names} laid a spoon beside the cold mug, at arm’s length.', needs: ['hands'] },
      { text: '{names} set out the biscuits for the cocoa, rather too early.', needs: ['hands'] }
    ],
    way: [
      '{names} huffed and puffed as well, and hatched nothing.',
      '{names} backed into the tassels and got a stern look from the dragon.',
      { text: '{names} clucked like a hen, so that the dragon would feel understood.', needs: ['hands'] },
      { text: '{names} found a loose thread of tassel and gave it back for the nest.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved in beside the new nest, where a warm draught blew.',
      '{names} gave a shocked little squeak too, out of politeness.',
      { text: '{names} tucked a tea towel round the cold egg.', needs: ['hands'] },
      { text: '{names} tiptoed off with the good cushion that nobody had wanted.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mug went into the sink. The cushion went back to its chair, with its bald corner to the wall.',
    'By bedtime the bottle was the warmest one in the whole street. It was laid at the foot of the bed, with the dragon on top. {H} washed quickly and put two cold feet beside it.'
  ],
  last: [
    'At the foot of the bed something was being hatched, and at the top {H} slept.',
    'If anything came out of that egg, it came out quietly, for {H} was asleep.'
  ]
})
