import { wishPlot } from '../wish-plot.ts'
import { NOT_SERVED } from './not-served.ts'

export const cheese = wishPlot({
  id: 'wish-cheese',
  wishes: ['cheese', 'cheeses', 'swiss cheese', 'cheddar', 'emmental', 'edam', 'gouda', 'holes in cheese', 'holey cheese', 'slice of cheese', 'cheese and crackers', 'bread and cheese'],
  answers: ['hole', 'holes', 'holey', 'slice', 'slices', 'swiss', 'round', 'yellow', 'bread', 'crackers', 'nibble', 'nibbles', 'supper', 'lunch', 'shop', 'favourite', 'love', 'loves', 'eat', 'eating', 'big', 'biggest', 'smelly'],
  except: [...NOT_SERVED, 'moon', 'mouse', 'mice', 'rat', 'rats', 'cat', 'cake', 'cheesecake', 'sandwich', 'pizza', 'burger', 'cheeseburger', 'macaroni', 'mac', 'pasta', 'toast', 'toastie', 'wallace', 'gromit', 'trap', 'photo', 'camera', 'smile', 'hill', 'race', 'goat', 'cow', 'making', 'makes', 'maker', 'cellar', 'ferry', 'dairy', 'chalk', 'puffs', 'grater', 'talking', 'singing', 'dancing', 'made'],
  moods: ['lost', 'learning', 'waiting'],
  fed: true,
  company: ['cheese', 'hole'],
  about: 'The hero eats round the hole in the cheese, to keep it till last, and it gets out.',
  titles: ['As Far as the Shop', 'Keeping the Hole Till Last', 'It Got Out', 'All Hole', '{H} Begins at the Corners'],
  want: [
    {
      id: 'till-last',
      A: 'partner',
      paragraphs: [
        'There were two slices of cheese left. One had a hole in it, as round as a coin, and that was {H}’s. {H} liked the hole best. You could look through it at the lamp. So {H} wanted to keep it till last, and eat the rest of the cheese first.',
        '{H} began at the corners and went round, in small bites. {A} watched, over the bread. The cheese got narrower and narrower, until it was a ring. {H} took one more crumb. The ring came open, and there was no hole. “It’s got out!” said {H}. They looked under the plate.'
      ]
    }
  ],
  way: [
    {
      id: 'finger',
      A: 'partner',
      paragraphs: [
        'The other slice had a hole as well, a smaller one. “This time I’ll hold it,” said {H}, and put a finger through. Then {H} ate all round the finger. It was slow work. At last there was no cheese, and the finger was still there. {H} looked at it from both sides. “Is the hole in there?” asked {H}. “That’s just a finger with nothing round it,” said {A}.'
      ]
    },
    {
      id: 'half-a-pound',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Do you have to pay for the holes?” asked {H}. “No,” said {A}. “They don’t weigh anything.” So {A} was the cheese shop. “Half a pound of holes, please,” said {H}. {A} weighed them out in both hands, and looked at the scales, and put in two more.',
        'Then {A} wrapped them in paper, very carefully. “Came in this morning,” said {A}. “Keep them out of the draught.”'
      ]
    },
    {
      id: 'what-like',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} helped to look for the hole. “What did it look like?” asked {A}. “Round,” said {H}. “About so big. With nothing on.” {A} looked in the butter dish, and under the chair, and then in a sock.',
        '“I’ve got one here,” called {A}. {H} came and put one eye to it. “No,” said {H}. “That’s an old one. That’s been there since the spring, and there was never any cheese round it.”'
      ]
    },
    {
      id: 'who-made-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who makes the holes?” asked {H}. “Somebody too small to see,” said {A}. “They live in the cheese, and they breathe out. It can’t go anywhere in there, so it makes a bubble. And when it’s sliced, there’s a hole.”',
        'So it was somebody’s breath. {H} smelled at the plate, where it had been. “They’d had cheese,” said {H}.'
      ]
    },
    {
      id: 'not-mice',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I thought that mice did the holes,” said {H}. “Mice don’t even like cheese much,” said {A}. “They’d sooner have a biscuit.” {H} had to put down the plate. In all the pictures mice ate cheese. There was one on {H}’s own cup, with its mouth full.',
        '“What do they do with all that cheese?” asked {H}. “They just leave it on the side,” said {A}, “and hope that nobody notices.”'
      ]
    },
    {
      id: 'made-of-what',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What else has got holes?” asked {A}. A button has four, or it’s no use. A sieve is nearly all holes, with a bit of wire so that they don’t get mixed up. A flute has its holes in a row, and they’re the part that sings.',
        '“And none of those get out,” said {H}. “No,” said {A}. “But nobody eats a flute from the corners.”'
      ]
    },
    {
      id: 'crumbs',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There were still some crumbs of cheese on the plate. {H} pushed them into a ring, one beside another. And there was the hole again, a bit crooked, but you knew it at once. “It’s come back!” said {A}, and laughed, out loud.',
        'That was a mistake. The crumbs blew all over the plate, and the hole was gone. {H} picked them up on one wet finger. “You’ve got to breathe in, with holes,” said {H}.'
      ]
    },
    {
      id: 'taste',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Did it taste of anything?” asked {A}. {H} thought back. The cheese had tasted of cheese, first sharp and then soft. Only right at the end there had been a moment that tasted of nothing. “Like when a tooth’s come out,” said {H}, “and your tongue goes to see.”',
        '“Then perhaps you did have it,” said {A}. “No,” said {H}. “I only ate round it.”'
      ]
    },
    {
      id: 'how-much',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How big was it when you began?” asked {A}. {H} made a ring with one finger and a thumb. “And at the end?” {H} made the same ring. “It never got any bigger. It was the cheese that got less.”',
        '{A} looked through the ring at {H}. It looked just like the hole. “You could keep this one,” said {A}. But then {H} had to wave, and it was over.'
      ]
    },
    {
      id: 'on-the-bread',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} thought that the hole might have gone into the bread, since that was lying nearest. They held a slice up to the lamp. It was full of holes, hundreds of them, all small. “It could hide in there,” said {A}. “It would only need to duck.”',
        '{H} looked along the rows. “No,” said {H}. “Those all know each other. And it would smell of cheese.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} looked for the hole as well, lower down. {A} found one crumb of cheese under the table, and no hole, and was not sorry. “If you see it,” said {H}, “don’t chase it. It’s only round, and it’s never been out before.”',
        '{A} looked up at {H}, and then for a while at nothing at all. {H} followed that look. It could well have been there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My father bought cheese by its looks,” said {S}. “He always asked for the piece with the most holes in it. There were seven of us, and we got a slice each, and mine was only the edge.” “What did you do?” asked {A}.',
        '“I put my napkin through it,” said {S}. “I’d seen that in a hotel. It was the smartest we ever were.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{H} made a ring of one finger and a thumb, and looked through it at {A}. An eye came, and went away, and came back. {A} held quite still. It was peekaboo, through a very small hole.',
        'Then {A} put out a hand and took hold of the hole. It was in {A}’s fist now, and nobody could get it to let go. “At least somebody’s got one,” said {H}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“Ours comes in squares,” said {A}, “with no holes at all.” {H} was sorry for {A}. “It’s all right,” said {A}. “You fold the cheese over, and bite out of the middle. When you open it, there’s one.”',
        '{H} had never heard of that. “So you make them yourself,” said {H}, “at home.” {H}’s had only been a bought one.'
      ]
    },
    {
      id: 'what-a-hole-is',
      A: 'partner',
      paragraphs: [
        '{H} pulled the plate nearer, and looked at where the hole had been. {A} looked too. “I think I see,” said {A}. “A hole’s only the place where there isn’t any cheese. The cheese went all round it, so you could see it. And you’ve eaten the cheese.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-hole',
      A: 'partner',
      paragraphs: [
        '{H} sat quite still. “A hole’s where there isn’t any cheese,” said {H} slowly. There wasn’t any cheese on the plate. There was none on the chair either. {H} got down and looked under the rug, and behind the door, and there was none there. “The hole isn’t gone!” said {H}. “It’s got bigger. This is all hole!” {A} put down the bread and looked round. “How far does it go?” asked {A}. {H} went to the window and looked down the street. “As far as the shop,” said {H}. “That’s where it stops. They’ve got cheese.”'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“There’s one place where there is some cheese,” said {A}, and pointed at {H}’s middle. {H} looked down. That was true. Two whole slices had gone in there. {H} patted the place.',
        '“So now it’s the other way round,” said {H}. “First there was a hole with cheese round it. Now there’s a bit of cheese, with the hole round it.” {H} had never been the middle of anything so big.'
      ]
    },
    {
      id: 'next-door',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Does it go through walls?” asked {A}. {H} opened the cupboard. There were cups in there, and no cheese. “Right through,” said {H}. They knocked on the wall, and listened. “And next door?”',
        'That was hard to say. You can’t ring people’s bells at that hour to ask them whether they’ve got no cheese. “They’d only give us some,” said {A}, “and it would be spoilt.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 16,
      paragraphs: [
        '{S} lay down on the rug, as round as possible, and was the hole. {A} lay all round {S}, and was the cheese. “Now you can’t get out,” said the cheese.',
        '“I don’t want to,” said the hole. “It’s draughty out there.” They stayed like that for a good while. Nobody began at the corners.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'partner',
      paragraphs: [
        'It was the biggest hole that anybody had ever had in a cheese. They sat in the middle of it, and finished the bread. “And tomorrow?” asked {A}. “Tomorrow we’ll go to the edge,” said {H}, “and buy one slice. But just one. We don’t want to fill it up.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the plate, where the hole had been.',
      '{names} followed the small bites, and swallowed along.',
      { text: '{names} lifted the plate, to see if the hole had rolled under it.', needs: ['hands'] },
      { text: '{names} shut the door, in case the hole was still in the room.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the hole as well, nose first.',
      '{names} came upon a crumb of cheese, and kept it quiet.',
      { text: '{names} held up a sieve, which had holes to spare.', needs: ['hands'] },
      { text: '{names} patted the tablecloth, from one end to the other.', needs: ['hands'] }
    ],
    turn: [
      '{names} found no cheese in the hall, and came back to say so.',
      '{names} lay down in the hole too, where there was room.',
      { text: '{names} looked in one sleeve, and it was hole up to the elbow.', needs: ['hands'] },
      { text: '{names} drew the hole on an envelope, with the shop at the edge.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the plate, and put it away with nothing on it. It was hole up to the cupboard door.',
    'Then {H} washed. Between the sheet and the blanket there was a place just as long as {H}. There was bed all round it, and {H} got in.'
  ],
  last: [
    'With bed on all sides, in the hole in the middle, {H} was asleep.',
    'The hole went on as far as the shop, and in the middle of it {H} slept.'
  ]
})
