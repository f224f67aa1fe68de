import { wishPlot } from '../wish-plot.ts'

const BAGS = ['handbag', 'hand bag', 'purse', 'shoulder bag', 'shopping bag']

export const inTheHandbag = wishPlot({
  id: 'wish-in-the-handbag',
  beginsElsewhere: true,
  wishes: ['when we were tiny and lived in a handbag', ...BAGS.flatMap((bag) => [`tiny lived ${bag}`, `tiny living ${bag}`, `small lived ${bag}`, `little lived ${bag}`, `shrank ${bag}`, `shrunk ${bag}`]), 'tiny inside a handbag', 'tiny people handbag', 'we live in a handbag', 'lived in a handbag', 'living in a handbag', 'smaller than a thumb handbag', 'small enough to fit in the handbag', 'as small as a thumb handbag', 'tiny house in the handbag'],
  answers: ['when', 'we', 'us', 'our', 'i', 'me', 'my', 'you', 'they', 'sister', 'brother', 'sisters', 'brothers', 'cousin', 'cousins', 'friend', 'friends', 'mummy', 'mum', 'mommy', 'mom', 'mama', 'mummy’s', 'mum’s', 'granny', 'grandma', 'nana', 'auntie', 'granny’s', 'grandma’s', 'dad', 'daddy', 'were', 'was', 'are', 'is', 'be', 'been', 'got', 'get', 'tiny', 'teeny', 'teeny-tiny', 'weeny', 'small', 'smaller', 'little', 'littler', 'mini', 'miniature', 'shrank', 'shrunk', 'shrinks', 'shrink', 'shrinking', 'as', 'than', 'thumb', 'thumbs', 'mouse', 'ant', 'ants', 'bean', 'pea', 'size', 'of', 'people', 'person', 'and', 'lived', 'live', 'lives', 'living', 'home', 'house', 'slept', 'sleep', 'sleeps', 'bed', 'beds', 'in', 'inside', 'into', 'out', 'fell', 'fit', 'fits', 'hid', 'hide', 'hides', 'the', 'a', 'an', 'her', 'his', 'handbag', 'handbags', 'bag', 'bags', 'purse', 'pocket', 'pockets', 'zip', 'key', 'keys', 'tissue', 'tissues', 'lipstick', 'comb', 'hairbrush', 'phone', 'coin', 'coins', 'sweet', 'sweets', 'mint', 'mints', 'hand', 'day', 'night', 'one', 'once', 'time', 'same', 'like', 'that', 'who', 'where', 'everything', 'lost', 'never', 'knew', 'nobody', 'secretly', 'secret', 'magic', 'magical', 'so', 'very', 'all', 'went', 'go', 'goes', 'shop', 'shops', 'shopping', 'work', 'bus', 'story', 'about', 'long', 'ago', 'before', 'born', 'babies', 'baby', 'again', 'imagine', 'pretend', 'what', 'if', 'had', 'have', 'up', 'down', 'looking', 'looks', 'for', 'find', 'finds', 'can’t'],
  except: ['town', 'city', 'village', 'stolen', 'stole', 'steals', 'thief', 'died', 'dead', 'tummy', 'belly', 'hospital', 'scared', 'afraid', 'homeless', 'sleeping bag', 'tea bag', 'school bag', 'doll', 'dolls', 'dragon', 'fairy', 'fairies', 'dog', 'cat', 'hamster', 'elephant', 'unicorn', 'new', 'broken', 'borrowers', 'left'],
  amongChildren: true,
  asked: true,
  isTale: true,
  moods: ['lost', 'losing', 'change', 'late', 'question'],
  company: ['hand', 'bag', 'handbag', 'keys', 'purse', 'comb', 'case', 'tissue', 'zip', 'button', 'pocket', 'voice', 'pen', 'coin', 'ticket', 'beds', 'lining', 'hole', 'raisin', 'fluff', 'telephone', 'sofa', 'stamp', 'brush', 'glasses', 'plaster', 'hall', 'table', 'wall', 'floor', 'book', 'lipstick'],
  about: 'Two who are tiny live in a handbag, which a hand stirs six times a day in search of the keys, and tidying them away makes it only stir the more, until somebody sees that the hand has no eyes; in the end it comes in and looks for nothing.',
  titles: ['The Hand Has No Eyes', 'As Small as Two Thumbs', '{H} in the Handbag', 'Where Are Those Keys', 'Everything’s on Top'],
  want: [
    {
      id: 'stirred-again',
      A: 'partner',
      paragraphs: [
        '{H} was tiny, and lived in a handbag with {A}, and it had just been stirred. They had been asleep in the glasses case, under a tissue each. Now {A} was stuck in the comb, and {H} had a stamp on. “It’s looking for the keys again,” said {A}.',
        'It was a hand, as big as a sofa. It came in at the zip six times a day. Each time they had to look for the table, which was a button. {H} wanted a home that stayed where it was.'
      ]
    }
  ],
  way: [
    {
      id: 'because-we-tidied',
      A: 'partner',
      paragraphs: [
        '“We’ll put the keys away properly,” said {H}. They dragged them into the side pocket, and did up the stud. In came the hand. It felt on the left and on the right. Because it found no keys, it looked properly, round and round, like a spoon. “That’s from tidying,” said {A}, from under the purse.'
      ]
    },
    {
      id: 'the-only-book',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was one book in the bag, and that was as long as a carpet. In the evenings they rolled it out, and {A} read. “Milk,” read {A}. “Bread. Eggs. Milk.” “Milk again?” said {H}. “I’d never have thought that.”',
        'They moved along a bit, to see how it went on. There were candles, and then a cake tin. It did not say whose birthday it was. “Thank you,” it said at the very end, “and come again.” So they came again, and began with the milk.'
      ]
    },
    {
      id: 'the-good-raisin',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Down in the corner lay a raisin. It was as big as a cushion, and had been there before them. They sat on it when there were visitors. “We might eat it,” said {H}. “And what’ll we sit on?” asked {A}.',
        '{H} thought about that, and licked it once at the back. “It’s good,” said {H}. {A} licked it too, and it was. After that they only sat on the front.'
      ]
    },
    {
      id: 'a-window-in-rose',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A handbag has no windows, so they painted one. {H} turned the foot of the lipstick, and out at the top came a red tower. {A} leaned against it, and was red all down one side. Then {A} rubbed that side along the lining.',
        'There was a hill in the window now, with a sun and a cow. All three were the same red. “It’s evening there,” said {A}. In the morning it was still evening, but you cannot have everything in a bag.'
      ]
    },
    {
      id: 'it-walks',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The telephone lay at the bottom, like a dark pond. When it rang, the whole house hummed, and everything went for a walk. The button walked, and the comb walked, and past them came the glasses case with {H} in it. “Where are you off to?” called {A}.',
        '“It hasn’t told me,” said {H}. Then the humming stopped, and so did the case, on the other side. A light came on in the pond. One missed call, it said. “I didn’t miss it,” said {H}. “I was on it.”'
      ]
    },
    {
      id: 'two-steps-and-a-stop',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They could not see where the bag went. But they felt it by the swing. A long swing was the park. Quick little ones were being late. “Two steps and a stop,” said {A}. “Two steps and a stop. That’s a queue.”',
        'Then the zip opened, and in came a smell of bread. A warm paper bag lay down on top of everything. “It’s summer,” said {H} underneath. When it was taken out again, it had left them a crumb for each day.'
      ]
    },
    {
      id: 'other-through-the-hole',
      A: 'other',
      spare: 6,
      paragraphs: [
        'In the side pocket there was a hole. {A} went in there to have a look, and was gone for half the day. Then first a foot came out, and then the rest of {A}, grey with fluff. “It’s bigger in there than in here,” said {A}.',
        '“What’s in it?” asked {H}. “A hair clip, a foreign coin and an earring,” said {A}. “Somebody up there’s been looking for them for years. But they’re friends now, with a sofa of orange fluff.”'
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
        '“Before this I lived in a coat,” said {S}. “In winter we were out every day, with a glove for company. You’ve no idea how quiet it is in a coat in July.” “And why did you move out?” asked {A}.',
        '“I didn’t,” said {S}. “There was a hole in the pocket. I slept a bit nearer to it every night.” One evening {S} had turned over in bed, and landed in a handbag. “It was softer than I’d expected,” said {S}. “That was the raisin.”'
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
        '“They’re in the side pocket!” they called up, as loudly as they could. High above a voice said, “This zip squeaks.” And a drop of oil came down, as big as a pillow. “We’re too small for talking,” said {H}, and wiped it off.'
      ]
    },
    {
      id: 'it-has-no-eyes',
      A: 'partner',
      paragraphs: [
        '{A} sat on the purse and watched. The hand picked up the brush, and thought, and let it drop. It shook hands with the comb. “It can’t see,” said {A}. “There aren’t any eyes on it! It only knows what it’s touched.” “Then it has to touch the keys first,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'right-under-the-zip',
      A: 'partner',
      paragraphs: [
        '“Where are those keys?” said the voice up there. {H} and {A} carried the keys on to the purse, right under the zip. In came the hand, and they put the keys in it. The hand kept quite still from surprise. It had not even begun to look. Then it closed and went up, and the table stood where it was.'
      ]
    },
    {
      id: 'that-is-a-plaster',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Your ticket, please,” said another voice. {H} and {A} looked at each other. They had never seen a ticket from close up. It had to be flat, and it had to be paper, so they handed up the nearest. “That’s a plaster,” said the other voice.',
        'It came down again, and they sent up the stamp, and then a shopping list. “Very nice,” said the other voice, “but tickets have got a bus on.” “Bus,” whispered {A}. There was one with a bus on it. {H} had been using that as a door.'
      ]
    },
    {
      id: 'ten-new-sheets',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Up there somebody sniffed. “A tissue,” said {H}, and looked round. There were only two left, and they were on the beds. {A} took off the one from {A}’s bed, and held it up. The hand took it. Then there was a noise as of a trumpet.',
        'They waited, but it was not handed back. “I don’t think I want it,” said {A}. In the afternoon a new packet came in at the zip. That was ten sheets, and nobody had slept in them yet. They took one each for below and one for above, as in a hotel.'
      ]
    },
    {
      id: 'looking-for-nothing',
      A: 'partner',
      paragraphs: [
        'From then on they handed up the pen, and the ticket, and the glasses. “That’s odd,” said the voice. “Everything’s on top.” In the evening the hand came in once more, and the voice asked for nothing. {H} held out a coin to it, and {A} held out the comb.',
        'It took neither. It only lay down between them, open and warm, and stayed. So they sat on it, as you sit on a sofa. “It isn’t looking for anything,” whispered {A}. “No,” said {H}. “It’s found it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out from behind the purse, which had been in front of it before.',
      '{names} slid down from the brush, and was all right.',
      { text: '{names} picked the crumbs out of the beds.', needs: ['hands'] },
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
      '{names} slept through it, in the glasses case, for the first time.',
      { text: '{names} pushed from below, where the keys were heaviest.', needs: ['hands'] },
      { text: '{names} waved to the hand, though it could not see it.', needs: ['hands'] }
    ]
  },
  bed: [
    'That was when they were tiny. Now the handbag hung in the hall, with the keys on top. When {H} tried to get in, only one arm would fit.',
    '{H} washed, and lay down under something much bigger than a tissue. It was a bed that nobody stirred.'
  ],
  last: [
    'A hand tucked in the corner, and looked for nothing, and {H} was asleep.',
    'Everything was where it belonged, and on top of it {H} was asleep.'
  ]
})
