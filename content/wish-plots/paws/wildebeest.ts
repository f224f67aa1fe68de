import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const wildebeest = wishPlot({
  id: 'wish-wildebeest',
  wishes: ['wildebeest', 'wildebeests', 'gnu', 'gnus', 'ñus', 'wildebeest migration', 'gnou'],
  answers: ['migration', 'herd', 'rain', 'river', 'grass', 'africa', 'serengeti', 'savannah', 'walking', 'walks', 'long', 'way', 'journey', 'calf', 'baby', 'little', 'horns', 'beard', 'who', 'that', 'followed', 'follows', 'following', 'funny', 'hungry', 'first', 'friend', 'friends', 'zebra'],
  except: [...NOT_WELL, 'afraid', 'scared', 'crocodile', 'lion', 'king', 'simba', 'stampede', 'linux', 'computer'],
  company: ['wildebeest', 'herd', 'rain', 'river', 'lion', 'grass'],
  about: 'Two wildebeest go to look for fresh grass, each walking behind the other, until they find something better to walk behind.',
  titles: ['After You', 'The Same Lion Again', '{H} Follows the Rain', 'More Than a Million Wildebeest', 'A Great Many Have Gone This Way'],
  want: [
    {
      id: 'after-you',
      A: 'partner',
      paragraphs: [
        '{H} was a wildebeest, with a banana for each horn, and a scarf for the beard. {A} was another. They wanted fresh grass, for theirs was short. Every year more than a million wildebeest walk in a ring across Africa, after the grass.',
        'Nobody leads them. Each walks behind somebody. “After you,” said {H}. “No, after you,” said {A}. They both looked for a tail, and found one. So they set off round the table, each behind the other.'
      ]
    }
  ],
  way: [
    {
      id: 'the-lion-again',
      A: 'partner',
      paragraphs: [
        'They came to grass, and that was a green cushion. They came to a river, which was a belt, and got across. They came to a lion asleep, a yellow slipper, and went on tiptoe. “Gnu,” they said, as wildebeest do.',
        'Then came some grass, and a river, and a lion. “It’s much like where we were before,” called {A}. “There are hoof marks everywhere,” said {H}. “A great many must have gone this way.” But the grass got shorter and shorter.'
      ]
    },
    {
      id: 'silent-letter',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We’re gnus too,” said {A}. “That’s our short name.” “How do you write it?” asked {H}. “With a G in front,” said {A}. “But you don’t say that.” The wildebeest walked on, and thought about the G.',
        '“What’s it there for, if you don’t say it?” it asked. “It’s behind nobody,” said {A}, “so it doesn’t know when to start.” They both felt for it. At the river they said it once, to be kind. “Guh-nu.”'
      ]
    },
    {
      id: 'spare-parts',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“They say that we were made at the end,” said {A}, “from what was left in the box.” There’s the head of an ox, and a goat’s beard. The back end is off a horse. {H} looked down at all that in turn.',
        '“And what’s ours?” asked the wildebeest. {A} walked round it twice, which they were doing anyway. “The order it’s in,” said {A}. It shook the whole of itself, to hear if anything was loose. There was only a banana.'
      ]
    },
    {
      id: 'zebra-in-the-way',
      A: 'other',
      spare: 3,
      paragraphs: [
        'A zebra came along, for zebras travel with them. It was {A}, in two striped socks. “I’ll have the tops,” said the zebra, and bit off the long stalks. They were spaghetti, in a jar. “They’re tough, and I don’t mind.”',
        '“I like it short and soft,” said the wildebeest, and took what was underneath. So they both ate from the same place, and neither was in the way. “Who’s in front of you?” asked the wildebeest. “You are,” said the zebra. It had thought that that was understood.'
      ]
    },
    {
      id: 'at-the-river',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the river a wildebeest stops. There may be something in there. It waits until another steps in, and then they all do. {H} stood with one hoof in the air. {A} stood with one hoof in the air as well.',
        '“Is it cold?” asked {H}. “I thought you’d know,” said {A}. They waited for whoever should be first. In the end it was a marble that rolled off the table, quite by chance. It had hardly got wet when they were both across.'
      ]
    },
    {
      id: 'seven-minutes-old',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A wildebeest’s calf gets up when it’s a few minutes old, and soon runs with the herd. {A} was born on the rug, and lay there. “One minute,” said {H}. {A} got up at the back. “Two.” {A} got up in front.',
        'After that {A} fell over, in a new direction. “Which way’s everybody going?” asked the calf. “Round,” said {H}. The calf looked at what it had for legs. “Then I’ll wait,” it said, “until you come by again.”'
      ]
    },
    {
      id: 'counting-them',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} sat in an aeroplane, which was the armchair, and counted the herd from above. “One,” said {A}, as {H} went by below, “two, three.” It was the same one each time, but from up there you see only backs.',
        'At two hundred {A} needed a drink. “How many are there?” called the wildebeest. “I’m not through yet,” said {A}. “There’s no end to them. And they’ve all got the same scarf.”'
      ]
    },
    {
      id: 'the-skip',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Sometimes a wildebeest is seized by a sort of dance. It bucks, it spins once round, and it gallops a bit for no reason. {H} had it in the hind legs, just behind the river. Both bananas flew.',
        '“Is there a lion?” asked {A}, and got ready. “No,” said {H}, out of breath. “It was only the afternoon.” {A} gave back the bananas. But now the dance had got into {A}’s legs. The journey had to be put off until it was out.'
      ]
    },
    {
      id: 'asking-the-lion',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“We could ask the lion for the way,” said {A}. “It’s been here longest.” They went up to the slipper, as near as was polite, and looked in. It had its mouth open, and it was soft in there, and rather dark.',
        '“Excuse me,” said the wildebeest, in a whisper. “Which way did the others go?” The lion thought. “It says that it only ever sees us,” said {A}. They thanked it, and went on backwards until the chair.'
      ]
    },
    {
      id: 'resting-in-turns',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Even wildebeest lie down now and then. “You sleep, and I’ll keep watch,” said {H}. “Then I’ll keep watch, and you’ll sleep,” said {A}. It was kindly meant. They both sat there with their eyes wide open, and looked past each other.',
        'Nothing came from the left, and nothing from the right. A banana was peeled, to pass the time. “You’ve eaten your horn,” said {A}. “It’ll make a change,” said the wildebeest. “Now you can tell which one I am.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} joined the herd at the grass, and walked along in the middle for a round. There was one in front of {A} now, and one behind. It felt like a real migration.',
        'At the lion {A} left the others, picked it up, and took it somewhere quieter. The next time round there was a place with no lion. “We’re getting somewhere,” said the wildebeest.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once followed a red bus to the seaside,” said {S}. “I didn’t know the road, and it said Seaside on the back.” “Did you get there?” asked the wildebeest, who was {A}.',
        '“We got to the bus depot,” said {S}. “There were four cars behind me, with buckets and spades. They’d all been following my yellow car.” {S} took a bite of the cushion’s edge, in thought. “We had our sandwiches there. It was very nice.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} stood in the middle of the ring, and was a tree. Everybody went past it, and it saw them from in front, from the side and from behind. “I think I know something,” said the tree.',
        '“Trees can’t talk,” said {A}, in passing. So {S} kept it for another round. When {A} came by again {S} dropped a leaf on that wildebeest’s back. It was a hint.'
      ]
    },
    {
      id: 'who-is-first',
      A: 'partner',
      paragraphs: [
        '{A} stopped to scratch, and {H} ran into {A} from behind. “Don’t stop,” said {H}. “You’re in front.” “I’m behind you,” said {A}. “I have been all the way.” They looked at the ring in the rug.',
        '“We ate this grass,” said {A}. “And we’re the great many who have gone this way.” Somebody would have to go first, and no wildebeest ever had.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-drip',
      A: 'partner',
      paragraphs: [
        'They stood still for once. Then they heard it, a long way off, behind the door. Plip. Plip. {H}’s ears turned. “That’s rain,” said {H}.',
        'A wildebeest notices rain from miles away, and where it rains the grass comes up. “Then the rain’s in front,” said {H}, “and we’re behind it, both of us.” They set off in a straight line, out of the ring, past the lion, side by side.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'In the doorway sat {A}, and that was the last hill before the rain. {A} looked at all those bananas coming nearer. Then {A} turned round, and crawled in front of them.',
        '“It’s leading,” said the wildebeest, full of respect. They followed it as far as the wall. There it sat down, and was a hill once more.'
      ]
    },
    {
      id: 'the-mat',
      A: 'partner',
      paragraphs: [
        'The rain was in the bathroom. It came from the tap, drop by drop, and under it lay a mat. It was green, and it was thick, and not one hoof had been on it.',
        '“After you,” said {A}. {H} went in, up to the ankles. It was the best grass of the year. They grazed it from left to right, and lay down where they’d stopped. Then {H} put out one hoof, and turned off the rain. “So that it won’t go on without us,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} fell in behind, wherever that was.',
      '{names} bit off some of the short grass, to see how short.',
      { text: '{names} knotted a beard on, under the chin.', needs: ['hands'] },
      { text: '{names} held up one tail, for the next to see.', needs: ['hands'] }
    ],
    way: [
      '{names} passed the lion for the third time, on tiptoe.',
      '{names} said gnu, from somewhere in the ring.',
      { text: '{names} pulled the river straight, where they had trodden in it.', needs: ['hands'] },
      { text: '{names} plumped up the grass on the cushion.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along after the rain, in no order.',
      '{names} tried the mat, and it was juicy.',
      { text: '{names} opened the door for two wildebeest abreast.', needs: ['hands'] },
      { text: '{names} folded back a corner of the mat, to save it for the spring.', needs: ['hands'] }
    ]
  },
  bed: [
    'The horns went into the fruit bowl, and the lion under the chair. There was a path round the table, and nobody was on it.',
    '{H} washed in what was left of the rain. The bed stood straight ahead, and {H} went first, and lay down.'
  ],
  last: [
    'Far away behind the door one more drop fell, and {H} was asleep.',
    'The whole herd stood still, all million of it, and {H} slept.'
  ]
})
