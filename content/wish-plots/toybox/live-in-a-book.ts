import { wishPlot } from '../wish-plot.ts'

export const liveInABook = wishPlot({
  id: 'wish-live-in-a-book',
  wishes: ['book', 'books', 'live book', 'lives book', 'living book', 'lived book', 'move book', 'moving book', 'inside book', 'inside story', 'inside her book', 'into book', 'going into book', 'climb book', 'climbs book', 'climbing book', 'jumps book', 'jump book', 'step book', 'steps book', 'stepping book', 'go inside book', 'walks book', 'walk book', 'picture book', 'picture books', 'favourite book', 'favorite book', 'story book', 'storybook', 'bedtime book', 'live storybook', 'book mouse'],
  except: ['world', 'day', 'week', 'comic', 'colouring', 'coloring', 'cookery', 'recipe', 'sticker', 'library', 'homework', 'address', 'phone', 'guest'],
  nothingElse: true,
  answers: ['picture', 'story', 'bedtime', 'favourite', 'favorite', 'live', 'lives', 'living', 'lived', 'move', 'moves', 'moving', 'into', 'inside', 'in', 'climbing', 'climbs', 'climb', 'jump', 'jumps', 'jumping', 'step', 'steps', 'stepping', 'walk', 'walks', 'walking', 'go', 'goes', 'going', 'gets', 'get', 'mouse', 'page', 'pages', 'read', 'reading', 'reads', 'one', 'you', 'want', 'wants', 'wanting', 'would', 'like', 'likes', 'her', 'his', 'their', 'that', 'who', 'loves', 'love', 'loved', 'old', 'little', 'same', 'again', 'every', 'night', 'good', 'best', 'could', 'can', 'own', 'house', 'home', 'sock', 'soup', 'child', 'girl', 'boy', 'wished', 'wishes', 'thing'],
  moods: ['first'],
  company: ['mouse', 'book', 'page', 'root', 'bowl', 'bowls', 'soup', 'sock', 'blanket', 'bump', 'bumps'],
  about: 'The hero wants to live in the book about a mouse; the mouse never waits for an answer until the partner reads the gaps, and on the last page there are two bumps.',
  titles: ['Two Bumps', 'Move Up, Said the Mouse', '{H} Packs a Sock', 'Where There Is a Dot', 'The House Under the Root'],
  want: [
    {
      id: 'packed',
      A: 'partner',
      paragraphs: [
        'In the book lived a mouse, under a root, with a round door and a kettle. {H} wanted to live there too, and had packed a toothbrush and one sock with stripes.',
        '“There’s no room,” said {A}. “It’s a house for one.” But {A} opened the book, and read. “Come in, said the mouse.” “Thank you,” said {H}. {A} had turned the page already. “There is soup, said the mouse.” {H} was still outside.'
      ]
    }
  ],
  way: [
    {
      id: 'standing-on-it',
      A: 'partner',
      paragraphs: [
        '{H} laid the book on the floor and got in from above, with bare feet. Now {H} stood in the soup. It was smooth and cold, and it did not go down any further.',
        'Then {H} held the book overhead, so that it was a roof. That was better. But the mouse hung inside it by the feet, with no room to get past. “You see?” said {A}. “It’s full.”'
      ]
    },
    {
      id: 'shut',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And what about when it’s shut?” asked {A}. “Then it’s dark in there, and page four lies on page five.” {H} had not thought of that. On page four there was a hedge. The mouse would have it on its face the whole night.',
        'They opened the book again, but only a little, to look in from the side. It was lying there quite flat. “It’s got used to it,” said {H}. “It breathes in.”'
      ]
    },
    {
      id: 'the-address',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’d have to say where you live,” said {A}, “or there won’t be any post.” {H} looked it up. It was page three, at the bottom, next to the number. “And what if somebody borrows you?” Then it was page three in another house.',
        '{A} wrote a postcard, to try it out. It was put in at page three. They shut the book, and waited for a bit, and looked. It had come. The mouse had not read it, because of the soup.'
      ]
    },
    {
      id: 'the-jam',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On page two was a brown spot, and it had not been printed. “That’s jam,” said {A}. “It’s from a breakfast long ago.” {H} put one finger on it. The mouse had had that beside its door for years now.',
        '“It thinks it’s a pond,” said {H}. {A} had a look from very near. You could see how it always went round, with its washing. “It might be pleased about somebody who can tell it,” said {A}. “But not straight away.”'
      ]
    },
    {
      id: 'knocking',
      A: 'same',
      spare: 4,
      paragraphs: [
        'You don’t just open other people’s doors. {H} knocked on the cover first, with one knuckle. It made a good sound, like a real house. They both listened. “It’s coming,” said {H}. “It’s only got short legs.”',
        'Then it took {A} too long, and {A} opened it. There stood the mouse at its round door, one paw on the latch. “It was just about to,” said {H}. {A} shut the book again, and said sorry through the crack.'
      ]
    },
    {
      id: 'other-books',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I’d live in the cookery book,” said {A}. “There’s something on every page.” {H} thought that over. “But there’s nobody there. It’s all only stirred.” “There’s a hand,” said {A}. It was on page ninety, and held a spoon.',
        'They looked at the hand. It had a blue sleeve, and after the sleeve it stopped. {A} would have that to talk to. “You’d have to do all the talking,” said {H}. “It’d wave,” said {A}.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} held the book the wrong way up by mistake. There sat the mouse with its ears hanging down. It held on to its spoon. “The soup!” called {H}. It was over the mouse’s head, and stayed in the bowl.',
        '{A} turned the book back, quite slowly, so as not to spill. Nothing had run out. “It must be a thick one,” said {A}. “Leek,” said {H}. They felt along the bottom edge, and it was dry.'
      ]
    },
    {
      id: 'the-mended-page',
      A: 'same',
      spare: 7,
      paragraphs: [
        'One page had been torn, and was mended with clear tape. It ran straight through the wall of the kitchen. “There’s a draught there,” said {A}. {H} held one hand to it, and blew from behind. Nothing came through.',
        '“It’s a window now,” said {H}. In all the other houses under roots there’s no window at all. The mouse sat with its back to it. It had not been told yet.'
      ]
    },
    {
      id: 'ribbon',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Down the middle hung a red ribbon, to mark the place. {H} wanted to climb down by it, into page five. It was exactly long enough for a beetle. {H} let the sock down first, on the end. It hung over the hedge and turned.',
        '“What’s the mouse say?” asked {A}. {H} looked in. The mouse was just carrying in some wood, and had its eyes on the path. “It thinks that’s weather,” said {H}.'
      ]
    },
    {
      id: 'voices',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} read the mouse in a high, thin voice. “It doesn’t talk like that,” said {H}. “How do you know?” “I’ve been there.” {A} tried it lower. It sounded as if a bus lived under the root. “Now it’s got a cold.”',
        'They went through all the voices that {A} had. There was one for the telephone, and one for the bath. In the end {A} was tired, and just read. “That’s the one,” said {H}.'
      ]
    },
    {
      id: 'letters',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Under every picture were letters, small and black, in two rows. “What are those to the mouse?” asked {A}. It must see them lying about the whole time, down in front. {H} laid one cheek on the page, and looked along it like a mouse.',
        '“Gravel,” said {H}. Some of it stood up, and some had tails. You could walk on it, if you took care with the i. “And the dots?” asked {A}. “You can sit on those,” said {H}.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} put {H}’s nose into the fold, right in the middle, where the mouse lives. It smelled of paper there, and glue, and a bit of cupboard. {A} smelled too. “Soup,” said {A} at once. “You only say that,” said {H}.',
        'They smelled once more, by turns, with closed eyes. It was on the page with the kettle. “It’s a bit like nutmeg,” said {H}. At the hedge it was all gone again.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had come to see what was open there, and lay down on it. There was one ear over the round door. A leg was right across the kitchen. From the mouse you could see just the tail. “It can’t get out now,” said {H}.',
        '{A} began to breathe deeply. It had to be warm under there, and rather low. “It’ll think that’s spring,” said {H}. They read no further until {A} got up, and then it was winter again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I lived in a book for a whole winter,” said {S}. “There was an island in it, with goats. I was ill, and the bed was just as big as the island.” “How did you get in?” asked {A}.',
        '“I don’t know,” said {S}. “They called me for lunch once, and I heard it from far off, over the water. I had to find somebody to mind the goats first.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} was the mouse, under the table, with a tea towel for a door. “Come in,” said {S}. {A} came in. There was hardly room. “There is soup,” said {S}. “There is wind. Good night.” Then it was over, and {A} had to go out.',
        '“Come in,” said {S}, and it began again. {A} was quick this time, and asked what sort of soup. {S} thought hard about it. “It doesn’t say,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had a book too, one made of cloth. There was a duck in it. {A} did not ask whether there was room. {A} put one whole corner in, as far as it would go.',
        '“That’s the other way,” said {H}. “You let the book live in you.” {A} took the duck out again. It was wet up to the neck now, and did not seem surprised.'
      ]
    },
    {
      id: 'the-gap',
      A: 'partner',
      paragraphs: [
        '{A} read it again, from the front. “Come in, said the mouse.” “What’s the soup?” asked {H} quickly. “There is soup, said the mouse.” {H} was cross. “It never waits! It just says the next thing.”',
        '{A} bent over the page. “That’s me,” said {A}. “Look, there’s a dot at the end, and then there’s a gap. I always read straight over that. I could stop there for a bit.”'
      ]
    }
  ],
  turn: [
    {
      id: 'come-in',
      A: 'partner',
      paragraphs: [
        '“Come in, said the mouse,” read {A}, and stopped at the dot. “I’ve brought my toothbrush,” said {H}. “There is soup, said the mouse.” “Is there some for me as well?” Then they saw the table. There were two bowls on it.',
        '“What a wind, said the mouse.” “It’s worse outside,” said {H}, and pulled up both feet. “It is late, said the mouse.” “I’ve only got the one sock,” said {H}.'
      ]
    },
    {
      id: 'the-hooks',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They looked for more, on all the pages. Beside the door there were two hooks, and on one of them hung a coat. There was a chair with mouse hair on it, and one without. On the shelf stood a cup that was much too big.',
        '“And I thought it just liked a lot of tea,” said {A}. {H} held up one hand to it. You could get three fingers through that handle. It would have been a bath for a mouse.'
      ]
    },
    {
      id: 'saying-nothing',
      A: 'same',
      spare: 17,
      paragraphs: [
        'At one of the dots {H} said nothing. {A} waited. You could hear the kettle, and it was the one in the kitchen. The mouse looked out of the page, with its spoon half-way. It did not seem to mind.',
        '“Don’t you want to say something?” asked {A} at last. “We’re eating,” said {H}. So they ate, all three, until the next line. {A} had to swallow first.'
      ]
    },
    {
      id: 'move-up',
      A: 'partner',
      paragraphs: [
        '“Move up, said the mouse.” That was the last line. {A} had read it a hundred times, and had never asked to whom. On that page it was dark. In the bed were two bumps.',
        '“Those are its knees,” said {A}. But one of the bumps had whiskers. Out from under the other one stuck something with stripes. {H} held the sock next to it. “How long have you been living there?” asked {A}. “Always,” said {H}, and moved up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} put a nose to the round door, and it stayed open.',
      '{names} sat down on the luggage, which was soft.',
      { text: '{names} folded the one sock, for the journey.', needs: ['hands'] },
      { text: '{names} waved to {H}, in case it was for long.', needs: ['hands'] }
    ],
    way: [
      '{names} looked in under the roof, and there was still room for an ear.',
      '{names} came to see who was standing in the soup.',
      { text: '{names} held the pages down at the edge, so that nobody was shut in.', needs: ['hands'] },
      { text: '{names} propped up the roof on the left, where it had begun to slip.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quiet at the dots, like the mouse.' ,
      '{names} moved up too, against whoever was there.',
      { text: '{names} counted the bowls with one finger, and got two.', needs: ['hands'] },
      { text: '{names} tucked the blanket in, on both sides of the page.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sock was unpacked. The book was shut, and quite softly, so that nobody got a hedge in the face.',
    'The toothbrush was used, and {H} lay down with one sock on, right at the edge. There was a good deal of room left on the other side, for somebody with whiskers.'
  ],
  last: [
    'There were two bumps under the blanket, and the bigger one was {H}, asleep.',
    'It was late, and what a wind, and {H} had moved up, and slept.'
  ]
})
