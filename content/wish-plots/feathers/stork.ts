import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const stork = wishPlot({
  id: 'wish-stork',
  wishes: ['stork', 'storks', 'white stork', 'storch', 'cigogne', 'cigüeña', 'cicogna'],
  answers: ['nest', 'nests', 'roof', 'chimney', 'stick', 'sticks', 'builds', 'building', 'high', 'tall', 'big', 'beak', 'legs', 'red', 'white', 'clatters', 'clattering', 'africa', 'spring', 'village', 'sparrow', 'who', 'that', 'little', 'friend', 'home', 'back', 'tower', 'house', 'bird', 'stands', 'leg', 'one'],
  except: [...NOT_WELL, 'afraid', 'scared', 'baby', 'babies', 'brought', 'brings', 'bring', 'brother', 'sister', 'fox', 'fed', 'leg', 'heron', 'margarine', 'delivery', 'delivers'],
  company: ['stork', 'sparrow', 'stick', 'nest'],
  partnerPlays: true,
  about: 'A stork brings stick after stick for its nest, and a sparrow who lives lower down throws each of them out, so that it is always the same one.',
  titles: ['One More Stick', 'The Sparrow on the Lower Floor', '{H} Builds on the Roof', 'A Very Good Stick', 'The Same One All Day'],
  want: [
    {
      id: 'one-stick-higher',
      A: 'partner',
      paragraphs: [
        '{H} was a stork, with red socks pulled up high. The nest was on a roof, and was a heap of cushions and sticks. Every spring a stork comes home from Africa, and puts some more on top.',
        'In the lower part of such a nest, sparrows like to live. One of them was {A}, between two cushions. “Just one stick higher,” said the stork, “and I’ll see the sea.” A stick was a wooden spoon.'
      ]
    }
  ],
  way: [
    {
      id: 'no-higher',
      A: 'partner',
      paragraphs: [
        'The stork laid the stick on top and pushed it well in. Then it looked for the sea, and saw the neighbours. So {H} walked about in the meadow, with large steps. There lay a fine stick, just below the nest.',
        'The stork brought that one, and a third, and a tenth, and by teatime it had brought forty. “That’s still the neighbours,” said {H}.'
      ]
    },
    {
      id: 'clattering',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Sing something,” said {A}. A stork can’t sing. It lays its head on its back, and claps its beak, until the whole village knows. {H} had two wooden spoons for that. “Clapper-clapper-clapper.”',
        'The sparrow stopped its ears. “Is there a tune to it?” “It’s hello,” said the stork. It did it once more, with the head right back. “And what’s goodbye?” asked {A}. “The same,” said {H}, “only I’m going.”'
      ]
    },
    {
      id: 'never-over-the-sea',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What was Africa like?” asked the sparrow, who had never been past the corner. “Warm,” said the stork. “But it’s a long way.” Storks don’t care to fly over the sea. There’s no warm air above it to hold them up. They go all round the edge.',
        '{H} flew it with a scarf, along the wall and behind the sofa. {A} kept the time. “You’d have been quicker through the middle,” said {A}. “There’s nothing to sit on in the middle,” said the stork. “There’s only middle.”'
      ]
    },
    {
      id: 'no-flapping',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A stork doesn’t flap if it can help it. It looks for warm air that rises, and lets itself be lifted, round and round, like a leaf. {A} was the warm air, and blew upwards from the cushions. {H} held out both arms. “More,” said the stork.',
        '{A} puffed. “You flap six times while I flap once,” said the stork. “I’ve got short wings and a lot to do,” said the sparrow, and had to sit down. The stork landed as well, for lack of air.'
      ]
    },
    {
      id: 'red-socks',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Were your legs always so red?” asked {A}. “They came with time,” said the stork. A young stork has dark ones, and a dark beak, and they turn slowly. {A} looked at {A}’s own, down between the cushions. They were brown, and there was a hole in the heel.',
        '“Perhaps they’re still coming,” said {A}. The stork lent the sparrow one of its red ones, to be getting on with.'
      ]
    },
    {
      id: 'who-lives-there',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Who else lives in here?” asked the stork, and looked down over the edge. “On the left there are starlings,” said the sparrow. “They’re noisy. A wagtail’s moved in at the back. On the first floor there are beetles.” {A} had drawn up a list.',
        '“And they’re all in my nest?” “You’re in our roof,” said {A}. The stork wiped its feet from then on, before it stepped in.'
      ]
    },
    {
      id: 'found-things',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Storks line their nests with whatever they find. There have been gloves in them, and newspapers, and a pair of underpants. “I found this,” said the stork. It was a striped tea towel. {A} pulled it down by a corner, and read the label.',
        '“It’s to be washed at sixty degrees,” said {A}. “Up here it only gets washed by the rain,” said the stork. The sparrow hung it before its door. It had always wanted curtains.'
      ]
    },
    {
      id: 'behind-the-mower',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'When a farmer mows the meadow, the stork walks behind. Everything jumps out of the way there, and it can choose. {A} was the tractor, and drove round the rug. {H} walked after it, and put down each foot as if it cost something.',
        '“Is there anything?” called the tractor. “A crumb,” said the stork, “and a marble.” It put back the marble. “Once more round,” said {A}, “and mind my exhaust.”'
      ]
    },
    {
      id: 'on-one-leg',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Stand on one leg,” said {A}. A stork can sleep like that. It tucks the other up into its feathers, where it’s warm. {H} tucked a foot into the hem of a jumper. It held for as long as you could say stork.',
        'They tried it with the left one. After that they leaned on each other, with a leg each. It went quite well. They had just no idea how to get down.'
      ]
    },
    {
      id: 'pet-has-the-stick',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'In the meadow under the nest lay a stick. {A} had seen it first. {A} lay down beside it. When the stork came along on its long legs, something was laid on top. It was a chin.',
        '“I need that,” said the stork. It offered a smaller one, a pencil. {A} thought about that for a bit. In the end both were kept, and the stork had to wait until somebody yawned.'
      ]
    },
    {
      id: 'elder-wheel',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“In my aunt’s village they put a cartwheel on the barn, for a stork,” said {S}. “Did one come?” asked {A}. “On the first day,” said {S}. “It looked at the wheel from all sides.”',
        '“And then it built on the town hall,” said {S}. “But a hen took the wheel. She had to be fetched down with a ladder every evening. She’d never seen so far in her life.”'
      ]
    },
    {
      id: 'child-young-stork',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was a young stork, and stood on the edge of the nest to practise. Young storks hop up and down there, and flap. “Not so high,” said {A}. {S} hopped a little lower, and flapped for that all the harder.',
        '“I was in the air,” said {S}. “How long for?” “For one flap.” {A} had seen it too. There had been a bit of light underneath.'
      ]
    },
    {
      id: 'baby-with-a-spoon',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} found the stick that lay below, and knew at once what it was. It was a spoon. {A} banged it on the nest. “Clapper,” went the nest.',
        '“Hello,” said the stork at the top, and clapped its beak. They had a long talk. It was hello each time, and neither of them got tired of it.'
      ]
    },
    {
      id: 'through-the-ceiling',
      A: 'partner',
      paragraphs: [
        'The sparrow put its head out of its hole. “Is that you up there,” asked {A}, “who keeps poking sticks through my ceiling?” “I’m building,” said {H}. “I’ve put in forty.” “And I’ve thrown out forty,” said {A}. “They come down right above my bed.”',
        'They both looked down. In the meadow below the nest lay one wooden spoon, with a burn mark on its handle. “I know that one,” said the stork. “It’s the same one.” “So do I,” said the sparrow.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-better-place-for-it',
      A: 'partner',
      paragraphs: [
        'The stork fetched the stick for the last time, and thought. Then {H} bent down over the edge, and pushed it in by the sparrow’s front door. There it stuck out. “What’s that?” asked {A}. “A balcony,” said the stork.',
        '{A} hopped out on it, and looked round, past the lamp. “There’s something blue over there,” it said. “It’s got waves.”'
      ]
    },
    {
      id: 'the-sea-from-below',
      A: 'partner',
      paragraphs: [
        'So the stork came down a floor, and sat there too. Up on top the neighbours’ chimney had been in the way. From the balcony you could see past it. It was a blue towel on the radiator, and quite certainly the sea.',
        '“Forty sticks,” said {H}, “and it was further down.” “It was one stick,” said {A}. They looked until it got dark. Then the stork went up to bed, and clapped twice, quite softly, and that was goodnight. “Peep,” said somebody one floor down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved in on the first floor, beside the sparrow.',
      '{names} gazed up at the nest, out of the meadow.',
      { text: '{names} held the nest together, on both sides.', needs: ['hands'] },
      { text: '{names} pulled up the stork’s socks.', needs: ['hands'] }
    ],
    way: [
      '{names} dodged a stick that came down.',
      '{names} stayed under the nest, and heard it creak.',
      { text: '{names} made a stroke for each stick, up to forty.', needs: ['hands'] },
      { text: '{names} handed up a spoon, handle first.', needs: ['hands'] }
    ],
    turn: [
      '{names} crowded on to the balcony, as far as it would hold.',
      '{names} saw the sea too, and smelled soap.',
      { text: '{names} shaded both eyes with one hand.', needs: ['hands'] },
      { text: '{names} tested the balcony with a thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'The nest was put back on the sofa, floor by floor. The one stick went into the drawer, and the sea was dry.',
    '{H} washed, and took off the red legs, the left and then the right. Then there was a bed with nobody above it and nobody below.'
  ],
  last: [
    'One leg was tucked up where it was warm, and the other as well, and {H} was asleep.',
    'Nothing more came through the ceiling, and {H} was asleep.'
  ]
})
