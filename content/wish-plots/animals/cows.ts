import { wishPlot } from '../wish-plot.ts'

export const cows = wishPlot({
  themes: ['cows'],
  beginsElsewhere: true,
  except: ['buffalo', 'calf', 'calves', 'calmer', 'music', 'tongue', 'stomach', 'doesn’t like milk', 'hates milk', 'won’t drink milk', 'drink milk'],
  answers: ['brown', 'friendly', 'milk', 'milking', 'moo', 'dairy'],
  company: ['cow', 'cows', 'rug', 'bucket', 'shopping list'],
  about: 'The hero draws a cow on the shopping list and means milk, and the shop sends a cow, who leaves half the rug free.',
  titles: ['A Cow on the List', '{H} Only Meant the Milk', 'The Free Half of the Rug', 'Draw the Egg', 'One Cow Is Not Enough'],
  want: [
    {
      id: 'on-the-list',
      A: 'partner',
      paragraphs: [
        '{H} wanted cocoa, and there was no milk. So {H} put it on the shopping list. They always drew the list, because it was quicker: an apple for apples, a loaf for bread. For milk, {H} drew a cow.',
        'In the afternoon the man from the shop brought the apples and the bread. He had also brought a cow. “It was on the list,” said the man, and was gone. The cow walked into the kitchen and looked at everybody.',
        '“But I only meant the milk!” said {H}. “The milk will be in there somewhere,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'milk-please',
      A: 'partner',
      paragraphs: [
        '{H} held a cup under the cow. “Milk, please,” said {H}. The cow chewed. “Blow on your hands,” said {A}. “They’re cold.” {H} blew on them, and {A} sang very slowly, because cows like that best. Not one drop came. The cow only looked at the door and mooed, until the spoons hummed in the drawer.'
      ]
    },
    {
      id: 'ate-the-list',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Let me look at that list,” said {A}. But the cow had found it first. Out came a tongue as long as an arm, and in went the list. The cow chewed it, swallowed, brought it up and chewed it once more.',
        '“It’s reading it again,” said {H}. “Cows do everything twice,” said {A}. The third time it stayed down, and nobody could prove anything.'
      ]
    },
    {
      id: 'own-nose',
      A: 'other',
      spare: 2,
      paragraphs: [
        'The cow licked its nose, first one side and then the other. Then the tongue went right up inside. “They all do that,” said {A}. “A wet nose smells better.”',
        '{A} put out {A}’s tongue and tried, and so did {H}. They got as far as the lip. The cow looked from one to the other. Then it did it again, slowly, so that they could see how.'
      ]
    },
    {
      id: 'special-order',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We’ll send her back,” said {A}, and rang the shop. {H} could hear the man’s voice through the telephone. Milk they took back, he said, if it had not been opened. Cows they did not.',
        '“What else has he got?” asked {H}. {A} asked. “He says that it’s been a funny day. Number nine wanted honey, and drew the bees.”'
      ]
    },
    {
      id: 'four-rooms',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It rumbled in the cow. {H} put one ear against its side. It was like standing outside a house with people moving about in it. “Is that the milk?” asked {H}.',
        '“That’s the stomach,” said {A}. “There are four rooms in it.” {H} listened from the front to the back. “They’re moving the furniture,” said {H}. In the third room something fell over.'
      ]
    },
    {
      id: 'milk-can',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I used to be sent for milk with a can,” said {S}. “On the way home I swung it over my head, right round, and not a drop fell out.” {A} looked at the ceiling. “Never?” “Not while I kept swinging,” said {S}.',
        '“And when you stopped?” {S} passed a hand over the top of the head, where it was still quite clean. “I was told it’s good for the hair,” said {S}.'
      ]
    },
    {
      id: 'not-surprised',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'The cow bent down to {A} and breathed out, and crumbs flew across the floor. {A} stayed calm. They looked at each other for some time.',
        '“{A} came without a list,” {H} told the cow. “We just wanted {A}.” The cow breathed out once more, more gently. It smelled of a whole field.'
      ]
    },
    {
      id: 'slow-song',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They tried a slower song, and after that the slowest that they knew, with both of them humming. The cow put its ears out to the sides. It chewed in time. At the end of each line it waited for the next.',
        '“It likes it,” said {H}, and looked into the cup. There was nothing in the cup but a fly. “It likes it very much,” said {A}. “But it’s listening to something else behind it.”'
      ]
    },
    {
      id: 'cups-in-a-row',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A cow gives as much as forty cups a day, {A} had heard. So they fetched all the cups that there were and put them under it in a row. It looked like a birthday.',
        'Then the cow lifted one foot, and they all held their breath. It set the foot down between two saucers, as softly as a cat. Not one cup so much as clinked. But there was still nothing in them.'
      ]
    },
    {
      id: 'the-other-end',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} walked round and looked at the other end of the cow. Then {A} went and fetched a newspaper, and after that the washing basket. “A cow goes twelve times a day,” said {A}. “It goes where it’s standing. It doesn’t ask first.” {H} moved the slippers further off.',
        'They took turns to keep watch. All at once the tail went up. “Now!” cried {H}. {A} ran up with the basket, and {H} with the sports page, and they both shut their eyes. Nothing happened. The tail came down, quite softly. It had only been a fly.'
      ]
    },
    {
      id: 'moo-back',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} mooed, as deep as could be. The cow mooed back. {S} mooed again, and that went on for a while. “What did you tell it?” asked {A}.',
        '“I don’t know,” said {S}. “I just said it.” They looked at the cow. It was looking at {S} with great interest. “I hope it wasn’t a promise,” said {A}.'
      ]
    },
    {
      id: 'free-half',
      A: 'partner',
      paragraphs: [
        '“Why’s it standing so close to the edge?” said {A}. It was true. It was a big rug. The cow stood on one half, with two feet nearly on the floor. The other half was free.',
        '“It’s keeping that for somebody,” said {A}. “Cows have a best friend. They like to stand side by side. And a worried cow holds on to its milk.” {H} looked at the free half. “I only drew one,” said {H}.'
      ]
    },
    {
      id: 'in-the-gap',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I could be the friend,” said {H}, and stood on the free half, down on all fours. The cow smelled {H} from the hair to the socks. Then it moved over, very politely, until two of its feet were off the rug.',
        '“It thinks you’re nice,” said {A}. “But it’s keeping the place free all the same.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-more',
      A: 'partner',
      paragraphs: [
        'So {H} took some paper and drew the cow again. Close beside it, so that their sides touched, {H} drew another cow. {A} held it up at the window. Down in the street the man from the shop looked at it for a long time. Then he turned his van round.',
        'The second cow was brown. It went straight to the free half of the rug. There it laid its chin on the first one’s back. Both cows breathed out. The curtains moved.'
      ]
    },
    {
      id: 'all-the-cups',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They put a bucket between the two cows, with {H} on one side and {A} on the other. “Not pulling,” said {A}. “You close your fingers from the top, one after the other.” Psst, went the milk into the bucket. It was warm, and it sang.',
        'Psst, psst, it went on both sides, until they had the same tune. The cows shut their eyes. {H} nearly did too.'
      ]
    },
    {
      id: 'no-more-cups',
      A: 'same',
      spare: 9,
      paragraphs: [
        'When the bucket was full they took the big pan. After that they took the teapot, the vase and a boot. “Thank you, that’s enough,” said {H} to the cows. But nobody had ever taught them that.',
        'So {H} opened the window. “Who’d like some cocoa?” called {H}. All along the street the doors opened, and people came out with a cup in each hand.'
      ]
    },
    {
      id: 'two-buckets',
      A: 'partner',
      paragraphs: [
        'Now there was milk, a whole bucket from each. There was cocoa for everybody at home, for the whole street, and for the man with the van. After that the cows went home with him, side by side.',
        '“What do we need for tomorrow?” asked {A}, with the list. “Eggs,” said {H}, and took the pencil, and began with the beak. {A} put a hand on the paper. “Draw the egg,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} backed into the hall, so that the cow could turn round.',
      '{names} got a long wet sniff from the cow, and gave one back.',
      { text: '{names} put the cups on another shelf, because of the tail.', needs: ['hands'] },
      { text: '{names} ran to the window with the list, but the van had gone.', needs: ['hands'] }
    ],
    way: [
      '{names} flopped in front of the cow to calm it, and received a lick.',
      '{names} trembled a bit whenever the spoons did.',
      { text: '{names} held the drawer shut, so that the spoons would stop.', needs: ['hands'] },
      { text: '{names} rubbed some more hands warm, for the next go.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved along to the wall, for now there were two cows.',
      '{names} leaned on the brown cow, and it leaned back.',
      { text: '{names} found a second bucket, inside the first.', needs: ['hands'] },
      { text: '{names} pulled the rug straight under eight feet.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the bucket and shook out the rug, both halves of it.',
    'When they had washed, {H} lay down on one half of the bed, near the edge. The other half stayed free, in case a friend came.'
  ],
  last: [
    'Far away two cows stood side by side in the dark, and {H} was asleep.',
    'It smelled of cocoa a little, and of a field, and {H} slept.'
  ]
})
