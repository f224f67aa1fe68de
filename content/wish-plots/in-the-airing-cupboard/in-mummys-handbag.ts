import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

const BAGS = ['handbag', 'hand bag', 'purse', 'shoulder bag', 'shopping bag', 'work bag']

/** The bag is that of {A}, whose voice and hand come from above. */
export const inMummysHandbag = wishPlot({
  id: 'wish-relative-in-the-handbag',
  star: 'kin',
  starIsGrown: true,
  beginsElsewhere: true,
  wishes: ['when we were tiny and lived in mummy’s handbag', ...BAGS.flatMap((bag) => [`tiny lived ${bag}`, `small lived ${bag}`, `little lived ${bag}`, `shrank ${bag}`, `shrunk ${bag}`]), 'tiny handbag we fit', 'tiny inside handbag', 'tiny in the handbag', 'small enough handbag', 'small as a thumb handbag', 'lived in the handbag', 'living in the handbag', 'shrink into the handbag', 'fell into the handbag tiny', 'hid in the handbag tiny'],
  answers: [...WHICHEVER_RELATIVE, 'when', 'we', 'us', 'our', 'i', 'me', 'my', 'they', 'were', 'was', 'are', 'is', 'be', 'been', 'got', 'get', 'tiny', 'teeny', 'teeny-tiny', 'weeny', 'small', 'smaller', 'little', 'littler', 'mini', 'miniature', 'shrank', 'shrunk', 'shrinks', 'shrink', 'shrinking', 'as', 'than', 'enough', 'thumb', 'thumbs', 'mouse', 'ant', 'ants', 'bean', 'pea', 'size', 'of', 'both', 'children', 'kids', 'and', 'lived', 'live', 'lives', 'living', 'home', 'house', 'slept', 'sleep', 'sleeps', 'bed', 'beds', 'in', 'inside', 'into', 'out', 'fell', 'fit', 'fits', 'hid', 'hide', 'hides', 'the', 'a', 'an', 'her', 'his', 'handbag', 'handbags', 'bag', 'bags', 'purse', 'pocket', 'pockets', 'zip', 'key', 'keys', 'tissue', 'tissues', 'lipstick', 'comb', 'hairbrush', 'phone', 'coin', 'coins', 'sweet', 'sweets', 'mint', 'mints', 'hand', 'day', 'night', 'one', 'once', 'time', 'same', 'like', 'that', 'who', 'where', 'everything', 'never', 'knew', 'know', 'notices', 'noticed', 'secretly', 'secret', 'magic', 'magical', 'so', 'very', 'all', 'went', 'go', 'goes', 'shop', 'shops', 'shopping', 'work', 'bus', 'story', 'about', 'long', 'ago', 'again', 'imagine', 'pretend', 'what', 'if', 'had', 'have', 'up', 'down', 'looking', 'looks', 'for', 'find', 'finds', 'can’t', 'big', 'carries', 'carried'],
  except: ['town', 'city', 'village', 'stolen', 'stole', 'steals', 'thief', 'died', 'dead', 'tummy', 'belly', 'hospital', 'scared', 'afraid', 'homeless', 'sleeping bag', 'tea bag', 'school bag', 'doll', 'dolls', 'dragon', 'fairy', 'fairies', 'dog', 'cat', 'hamster', 'elephant', 'unicorn', 'new', 'broken', 'lost', 'left'],
  asked: true,
  isTale: true,
  moods: ['losing', 'change', 'late', 'question'],
  company: ['hand', 'bag', 'handbag', 'keys', 'purse', 'comb', 'case', 'tissue', 'zip', 'button', 'pocket', 'voice', 'pen', 'coin', 'ticket', 'beds', 'lining', 'hole', 'raisin', 'fluff', 'telephone', 'sofa', 'stamp', 'brush', 'glasses', 'plaster', 'hall', 'table', 'wall', 'floor', 'book', 'lipstick'],
  about: 'The hero is tiny, and lives in the handbag of one of the family, whose hand stirs it six times a day in search of the keys, and tidying them away makes it only stir the more, until the hero sees that the hand has no eyes; in the end it comes in and looks for nothing.',
  titles: ['Stirred Again', 'As Small as a Thumb', '{H} in the Handbag', 'Where Are Those Keys', 'The Hand Has No Eyes'],
  want: [
    {
      id: 'stirred-again',
      A: 'partner',
      paragraphs: [
        '{H} was tiny, and lived in a handbag, and it had just been stirred. {H} had been asleep in the glasses case, under a tissue. Now {H} was stuck in the comb, with a stamp on. “Where are those keys?” said {A}, high above, whose handbag it was.',
        '{A}’s hand was as big as a sofa. It came in at the zip six times a day. Each time {H} had to look for the table, which was a button. {H} wanted a home that stayed where it was.'
      ]
    }
  ],
  way: [
    {
      id: 'because-of-tidying',
      A: 'partner',
      paragraphs: [
        '“I’ll put the keys away properly,” said {H}. {H} dragged them into the side pocket, and did up the stud. In came the hand. It found no keys on the left, and none on the right. So it looked properly, round and round, like a spoon. “But I put them in,” said {A}. “So did I,” said {H}, from under the purse.'
      ]
    },
    {
      id: 'the-only-book',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was one book in the bag, and that was as long as a carpet. {H} rolled it out, and walked along it. “Milk,” it said. “Bread. Eggs. Milk.” Milk again, thought {H}. Then came candles, and a cake tin.',
        '“I had the receipt just now,” said {A}. The hand came in, and took the book away. It had just got exciting. In the evening there was a new one. It began with milk as well, but there was a balloon in it.'
      ]
    },
    {
      id: 'the-good-raisin',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Down in the corner lay a raisin. It was as big as a cushion, and had been there before {H}. The hand came by, and picked it up, and turned it over. “What’s this?” asked {A}. {H} held both arms out underneath.',
        '“Nothing,” said {A}, and the hand let it drop. “You’re not nothing,” {H} told the raisin, and put it back by the table. It was the only chair in the house. If you were very hungry, you could lick the back.'
      ]
    },
    {
      id: 'a-window-in-rose',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A handbag has no windows, so {H} painted one. {H} turned the foot of the lipstick, and out at the top came a red tower. With that {H} drew a hill on the lining, and a sun and a cow. They were all red. It was evening there.',
        '“I must be using more of this than I think,” said {A}, when the lipstick was wanted. {H} sat with both feet up, and looked out of the window. In the morning it was still evening. But you cannot have everything in a bag.'
      ]
    },
    {
      id: 'it-walks',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The telephone lay at the bottom, like a dark pond. When it rang, the whole house hummed, and everything went for a walk. The button walked, and the comb walked, and past them went the glasses case with {H} in it. “That’s my bag ringing,” said {A}.',
        'Then the humming stopped, and so did the case, on the other side. A light came on in the pond. “One missed call,” said {A}. “I didn’t miss it,” said {H}. “I was on it.”'
      ]
    },
    {
      id: 'two-steps-and-a-stop',
      A: 'same',
      spare: 5,
      paragraphs: [
        'From inside you could not see where {A} was going. But {H} felt it by the swing. A long swing was the park. Quick little ones were being late. Two steps and a stop, and two steps and a stop, was a queue.',
        'Then the zip opened, and in came a smell of bread. A warm paper bag lay down on top of everything. “It’s summer,” said {H} underneath. “I’ll just have a bit of the end,” said {A}, on the way home. It rained crumbs, and {H} put out the button.'
      ]
    },
    {
      id: 'other-through-the-hole',
      A: 'other',
      spare: 6,
      paragraphs: [
        'In the side pocket there was a hole. {A}, who was tiny too, went in, and was gone for half the day. Then first a foot came out, and then the rest of {A}, grey with fluff. “It’s bigger in there than in here,” said {A}.',
        '“What’s in it?” asked {H}. “A hair clip, a foreign coin and an earring,” said {A}. “Somebody up there’s been looking for them for years. But they’re friends by now, and they’ve got a sofa of orange fluff.”'
      ]
    },
    {
      id: 'pet-and-the-fluff',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was no bigger than a bean, and lived from hunting fluff. One ball of it was as big as {A}. {A} lay in wait for it behind the pen. The fluff lay where it was, and waited too.',
        'Then the bag was picked up. The fluff rolled, and {A} rolled, and they met in the middle. After that there was only something round, that sneezed. “Who’s caught whom?” asked {H}. They found out at the next bend, when it came apart.'
      ]
    },
    {
      id: 'elder-in-a-coat',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I lived in a coat once,” said {S}. “In winter we were out every day, with a glove for company. You’ve no idea how quiet it is in a coat in July.” “And why did you move out?” asked {A}.',
        '“I didn’t,” said {S}. “There was a hole in the pocket. I slept a bit nearer to it every night.” One evening {S} had turned over in bed, and landed in a shoe. “It was roomy,” said {S}, “but I never got used to the mornings.”'
      ]
    },
    {
      id: 'child-in-the-lift',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had found out what happened if you stood on the end of the pen. It went click, and {S} went down. It went click once more, and {S} came up. “Going up,” said {S}. “Comb and tissues.” {A} got on too.',
        '“Could I go up to the second floor?” asked {A}. {S} looked at the pen, which had only the one. “Then we click twice,” said {S}. They did that until the pen was warm. On the lining behind it there was now a great deal of blue.'
      ]
    },
    {
      id: 'the-zip-squeaks',
      A: 'partner',
      paragraphs: [
        '“They’re in the side pocket!” called {H}, as loudly as somebody tiny can. {A} stopped and listened. “This zip squeaks,” said {A}. And a drop of oil came down, as big as a pillow. “I’m too small for talking,” said {H}, and wiped it off.'
      ]
    },
    {
      id: 'it-has-no-eyes',
      A: 'partner',
      paragraphs: [
        '“You might look inside,” said somebody at the bus stop. “It’s too dark,” said {A}. “My hand just takes whatever it touches first.” Down below it was shaking hands with the comb. {H} looked at the hand from all sides. It had no eyes at all. “Then it must touch the keys first,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'right-under-the-zip',
      A: 'partner',
      paragraphs: [
        '{H} laid the keys on the comb, and pulled them on to the purse, under the zip. “Now, keys,” said {A}. In came the hand, and {H} put the keys in it. The hand had never been as quick as that. It closed and went up, and the table stood where it was.'
      ]
    },
    {
      id: 'that-is-a-plaster',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Your ticket, please,” said a strange voice. “It’s in here,” said {A}. {H} had never seen a ticket from close up. It had to be flat, and it had to be paper. {H} handed up the nearest. “That’s a plaster,” said the strange voice.',
        'It came down again, and {H} sent up the stamp, and then a shopping list. “Very nice,” said the voice, “but tickets have got a bus on.” {H} knew the one with the bus. {H} had been using that as a door.'
      ]
    },
    {
      id: 'ten-new-sheets',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Up there {A} sniffed. It sounded like a tissue. There was only one left, and it was on the bed. {H} held it up, and the hand took it. Then there was a noise as of a trumpet. {H} waited, but it was not handed back.',
        'In the afternoon a new packet came in at the zip. That was ten sheets, and nobody had slept in them yet. {H} took one for below and one for above, as in a hotel. “I could have sworn there were ten,” said {A}.'
      ]
    },
    {
      id: 'looking-for-nothing',
      A: 'partner',
      paragraphs: [
        'From then on {H} handed up the pen, and the ticket, and the glasses. “That’s odd,” said {A}. “Everything’s on top.” In the evening the hand came in once more. {H} held out a coin to it, and then the comb. It took neither. It only lay down in the middle, open and warm.',
        'So {H} sat on it, as on a sofa. “What are you looking for?” asked {H}. It was so quiet that even somebody tiny could be heard. “Nothing,” said {A} softly. “I’ve found it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out from behind the purse, which had been in front of it before.',
      '{names} slid down from the brush, and was all right.',
      { text: '{names} picked the crumbs out of the glasses case.', needs: ['hands'] },
      { text: '{names} rolled the table back to its place.', needs: ['hands'] }
    ],
    way: [
      '{names} held on to a seam until it was over.',
      '{names} went round with the comb, and came to rest by the pen.',
      { text: '{names} stood the purse up again, with both arms.', needs: ['hands'] },
      { text: '{names} put the stamp back, the right way up.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up through the zip, and there was some sky.',
      '{names} slept through it, for the first time.',
      { text: '{names} pushed from below, where the keys were heaviest.', needs: ['hands'] },
      { text: '{names} waved to the hand, though it could not see it.', needs: ['hands'] }
    ]
  },
  bed: [
    'That was when {H} was tiny. Now the handbag hung in the hall, with the keys on top. When {H} tried to get in, only one arm would fit.',
    '{H} washed, and lay down under something much bigger than a tissue. It was a bed that nobody stirred.'
  ],
  last: [
    'A hand tucked in the corner, and looked for nothing, and {H} was asleep.',
    'Everything was where it belonged, and on top of it {H} was asleep.'
  ]
})
