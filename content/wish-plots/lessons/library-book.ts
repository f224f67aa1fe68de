import { wishPlot } from '../wish-plot.ts'

/** Each bit of the book was read in another place: the table, the sofa, the bath, the bed. Where the telling stops, it lies. */
export const libraryBook = wishPlot({
  id: 'wish-library-book',
  wishes: ['lost library book', 'lost library books', 'losing library book', 'missing library book', 'library book missing', 'overdue book', 'overdue books', 'overdue library', 'late library book', 'library book late', 'library fine', 'library fines', 'library book due', 'forgot library book', 'looking library book', 'look library book', 'searching library book', 'library book found', 'lost school book', 'lost reading book', 'lost school reading book', 'missing reading book', 'library book can’t find', 'library book cannot find', 'library book couldn’t find', 'library book can’t be found', 'library book nowhere', 'library book gone', 'found library book', 'library book under', 'library book in the car', 'library book behind', 'library book turned up'],
  answers: ['lost', 'lose', 'loses', 'losing', 'missing', 'gone', 'overdue', 'late', 'due', 'fine', 'fines', 'pay', 'letter', 'card', 'reminder', 'library', 'librarian', 'book', 'books', 'reading', 'school', 'find', 'finding', 'found', 'finds', 'can’t', 'couldn’t', 'cannot', 'look', 'looking', 'looked', 'search', 'searching', 'everywhere', 'anywhere', 'where', 'return', 'returning', 'returned', 'back', 'take', 'took', 'bring', 'forgot', 'forgotten', 'forgets', 'again', 'still', 'nowhere', 'under', 'behind', 'bed', 'sofa', 'couch', 'wall', 'finally', 'had', 'been', 'we', 'our', 'his', 'her', 'my', 'the', 'favourite', 'green', 'week', 'weeks', 'days', 'day', 'months', 'month', 'year', 'years', 'worried', 'upset', 'sad', 'cried', 'about', 'she', 'he', 'they', 'keeps', 'always', 'another', 'two', 'three', 'today', 'tomorrow', 'house', 'home', 'mum', 'mummy', 'dad', 'daddy', 'son', 'daughter', 'little', 'and', 'it', 'to', 'was', 'in', 'trouble', 'getting', 'bear', 'glove', 'that', 'got', 'car', 'seat', 'turned', 'up'],
  except: ['burn', 'burned', 'burnt', 'fire', 'police', 'court', 'prison', 'jail', 'shouted', 'shouting', 'angry', 'hit', 'hits', 'died', 'dead', 'hospital', 'dragon', 'magic', 'spell', 'wizard', 'ghost', 'monster', 'pirate', 'dinosaur', 'mouse', 'lion', 'closed', 'closing', 'closes', 'torn', 'ripped', 'chewed', 'ate', 'wet', 'rain', 'puddle', 'dog', 'cat', 'scribbled', 'drew', 'baby', 'bus', 'train', 'toy', 'teddy', 'money', 'stolen', 'stole', 'secret', 'child'],
  nothingElse: true,
  fed: true,
  moods: ['lost', 'losing', 'late', 'learning', 'change', 'first'],
  company: ['card', 'library', 'book', 'shelf', 'table', 'sofa', 'cushion', 'bath', 'bed', 'wall', 'bear', 'owl', 'fish', 'goat', 'glove', 'coat', 'bag', 'shoe', 'core', 'mat'],
  about: 'A library book is lost and overdue, and nobody knows how it ends; they tell it along the places where it was read, and where the telling stops, there it lies.',
  titles: ['The Bear with One Glove', 'As Far as the Coat', 'It’s Only a Visitor', '{H} Goes Along with the Bear', 'So Are We'],
  want: [
    {
      id: 'so-are-we',
      A: 'partner',
      paragraphs: [
        'A card came from the library. “We are missing a book,” read {A}. “It’s called The Bear with One Glove.” “So are we,” said {H}. It should have gone back on Monday, and now it was Friday. {H} had to find the book, and not only for the library. {H} did not know yet if the bear had found its glove.'
      ]
    }
  ],
  way: [
    {
      id: 'thick-and-red',
      A: 'same',
      paragraphs: [
        '“It’s thick and red,” said {A}, and went along the shelf. “It’s thin and green,” said {H}. They pulled out all that was thick, then all that was thin, and then everything green. Every book in the house stood there but the library book. “It doesn’t know where books go here,” said {H}. “It’s only a visitor.”'
      ]
    },
    {
      id: 'rings-the-library',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} rang up the library, to say that they were looking. “Have you tried the bread bin?” asked the library, very softly. “Not yet,” whispered {A}, for you have to whisper there. {H} ran and looked. In the bread bin was the ladle, which they had missed since the spring.',
        '“It’s a ladle,” whispered {A}. “That happens,” whispered the library. “Last week somebody brought us back a shoe.”'
      ]
    },
    {
      id: 'three-days',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What does it cost if a book’s overdue?” asked {H}. {A} thought that you had to give them something for each day. {H} tipped out what there was in the tin by the bed. It was a coin with a hole in it, and a tooth of a comb, and a button.',
        '“Is that enough for four days?” asked {H}. {A} looked at it. “It’s enough to show them that you mean it,” said {A}.'
      ]
    },
    {
      id: 'if-it-went-home',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What would you do,” asked {A}, “if you were a library book, and it was Monday?” “I’d go home,” said {H}. They went to the door, and looked out at the mat and along the street. “It could have got as far as the corner by now.”',
        '{H} laid a hand on the handle from inside, quite low down. A book does not reach it, not even a thick one. “Then it’s still here,” said {H}, and shut the door.'
      ]
    },
    {
      id: 'flat-places',
      A: 'other',
      spare: 2,
      paragraphs: [
        'A book is flat, so they looked wherever it was flat. There is a lot of that in a house. {A} lifted the rug, and {H} looked behind a picture. They found a letter, a leaf, and half a newspaper that was older than {H}.',
        'Under the big tray lay something thin and round. “It’s a pancake,” said {A}. “It’s overdue as well,” said {H}. Nobody had sent them a card about it.'
      ]
    },
    {
      id: 'elder-safe-place',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“It’ll be in the safe place,” said {S}. “Where’s that?” asked {A}. “That’s where you put things so that they don’t get lost,” said {S}. “It was very safe. I haven’t seen it for years.”',
        'They looked for it together, and it was on top of the cupboard. There lay four keys, and a card for {S} that said “Do not forget”. The library book was not among them. {S} put it all back, exactly as it had been.'
      ]
    },
    {
      id: 'child-hides-the-rest',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had heard that somebody wanted a book back. So {S} carried all the others under the blanket, two by two, and sat down in front. “They only want the one,” said {A}. “That’s what they say now,” said {S}.',
        '{A} asked to see if it was in there. {S} held them up one by one, at a gap in the blanket. “Next,” said {A}. It was not one of those. “I told you,” said {S}. “They’re all ours.”'
      ]
    },
    {
      id: 'pet-lies-flat',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was in the usual place, and from under {A} looked a corner of something green. {H} said please. {A} thought about it. Then, bit by bit, {A} made room.',
        'It was the old green cloth, and it had been there all along. {H} spread it out again. {A} came back to it from the other side, and turned away. There are people who find you only when they look for something else.'
      ]
    },
    {
      id: 'where-were-you',
      A: 'partner',
      paragraphs: [
        '{A} sat down among the books. “Where does the bear look first?” “Under a bridge,” said {H}. “And where were you, when it was under the bridge?” {H} had been under the table. “And when it asked the owl?” That had been on the sofa. {A} got up again. “Then we don’t look for the book at all,” said {A}. “We go along with the bear.”'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-bridge',
      A: 'partner',
      paragraphs: [
        'They got under the table, and told each other about the bridge. There was no glove there, and no book. They sat down on the sofa, and the owl had not seen it. But behind the cushion lay an apple core. “I ate that at the owl,” said {H}. So they were on the right way.'
      ]
    },
    {
      id: 'owl-or-heron',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“Wasn’t it a heron?” asked {A}. “It was an owl,” said {H}. “But it stood in water.” “It stood on a post,” said {H}, “and it was raining.” They could not look it up. That was just the trouble.',
        'So they told it with a bird, in the wet, on a leg and a half. It had not seen the glove either. “As long as it says no,” said {A}, “it hardly matters who.”'
      ]
    },
    {
      id: 'goat-and-spoon',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the kitchen the bear had met a goat. {A} had been stirring at the time. So now {A} had to stir, or the goat would not come. {A} took a spoon and an empty pot. “Have you eaten anything woolly?” asked {H}, who was the bear.',
        '“Only a hat,” said the goat, and stirred. “But that was before supper.” They looked in the pot, just in case. It was clean down to the bottom.'
      ]
    },
    {
      id: 'the-glove-says-nothing',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} was always the bear, with a voice from right down below. “I want to be something too,” said {A}. “You can be the glove,” said {H}. “What does it say?” “Nothing. It’s lost.”',
        'So {A} came along, and was lost, and said nothing. {A} was very good at it. Once {H} stopped and turned round, to see if it was still there. The glove looked at the ceiling.'
      ]
    },
    {
      id: 'through-the-night',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then came the page where the bear walks through the night. They had read that in the passage, by torch. So now they went along it with their eyes shut, each with a paw on the wall.',
        'There was a clatter, and after that a splash. “Is that in the book?” asked {A}, with one foot in the bucket. “No,” said {H}. “That’s only us.”'
      ]
    },
    {
      id: 'as-far-as-the-coat',
      A: 'partner',
      paragraphs: [
        'In the bath, without any water, the bear asked the fish. In {H}’s bed it came home, quite tired, and hung up its coat. “And then?” asked {A}. {H} did not know. That was as far as it went. “Then it’s here,” said {A}. {H} put an arm down between the bed and the wall. Something was in there, open at the coat. It was thin and green.'
      ]
    },
    {
      id: 'in-between-the-pages',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“You can see where we’ve been,” said {A}, and turned the pages. At the bridge lay a crumb from under the table. At the owl there was a pip. By the fish the paper had a wave in it, and it smelled of soap.',
        'They shook it all out, for the library had lent them only the book. {H} swept the bits together and put them in an envelope. “Those we can keep,” said {H}.'
      ]
    },
    {
      id: 'eleven-dates',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In the front was a slip with dates on it, one below the other. “That’s when it had to be back,” said {A}. They counted, and it had been out with eleven families. It had been in eleven baths, perhaps, and behind eleven beds.',
        '“And it’s gone home every time,” said {H}. The last date was theirs, and it was Monday’s. {H} patted the book on its back. It was bound to be late once.'
      ]
    },
    {
      id: 'one-boot',
      A: 'partner',
      paragraphs: [
        'So they read the end. The bear pulled off the one glove, and there was the other, underneath. It had put both on the same paw. “All that way,” said {A}. After that came one more page. It said, “Soon to be read: The Bear with One Boot.” “They’ve got that at the library!” cried {H}. {H} put the book in a bag, and hung it on the door. One of {H}’s shoes went in too. So nobody could go out without it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the card from behind, where it was empty.',
      '{names} had thought that the bear had two.',
      { text: '{names} held up one bare hand, like the bear.', needs: ['hands'] },
      { text: '{names} counted on five fingers from Monday to Friday.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down among the thin ones.',
      '{names} sniffed along the shelf, from the thick end to the green.',
      { text: '{names} put the books back, and now they stood by size.', needs: ['hands'] },
      { text: '{names} looked in a glove, since it was about one.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along too, a little way behind the bear.',
      '{names} got in where the others had just got out.',
      { text: '{names} hung up a coat, as the bear had done.', needs: ['hands'] },
      { text: '{names} wore two gloves on one hand, to see, and it was tight.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the door hung the bag, with a book in it and a shoe. The other shoe stood below, and waited.',
    'Then {H} washed, and lay down. Between the bed and the wall there was nothing but the wall.'
  ],
  last: [
    'The bear had both its gloves, and {H} was asleep.',
    'The story had been told as far as it went, and {H} was asleep.'
  ]
})
