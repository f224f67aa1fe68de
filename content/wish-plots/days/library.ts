import { wishPlot } from '../wish-plot.ts'

export const library = wishPlot({
  id: 'wish-library',
  wishes: ['library', 'libraries', 'library card', 'library book', 'librarian', 'going to the library'],
  answers: ['trip', 'books', 'book', 'card', 'librarian', 'borrowing', 'borrow', 'reading', 'read', 'town', 'school', 'class', 'choosing', 'returning', 'story', 'stories', 'shelves', 'quiet'],
  except: ['toy', 'dragon', 'magic', 'lost', 'bus', 'mouse', 'closed', 'ghost', 'monster'],
  company: ['mouse', 'librarian', 'man', 'bear'],
  moods: ['first', 'lost'],
  out: true,
  about: 'In a library book lies a shopping list with a rope ladder on it, and the hero wants to know if it was bought.',
  titles: ['Eggs, String, Cheese', 'One Rope Ladder', '{H} Whispers Something', 'Page Nineteen', 'Not Needed Any More'],
  want: [
    {
      id: 'the-list',
      A: 'partner',
      paragraphs: [
        'At the library {H} took the first book that fell over. It had a mouse on the front, and at page nineteen lay a piece of paper. “Eggs,” read {A}. “String. Cheese. One rope ladder.”',
        'It was the shopping list of whoever had had the book before. {H} wanted to know just one thing. Had they got the rope ladder?'
      ]
    }
  ],
  way: [
    {
      id: 'stamp',
      A: 'partner',
      paragraphs: [
        'So {H} went to the librarian and whispered it, as you do. The librarian shook a kind grey head. “I can’t tell anyone who’s read what,” whispered the librarian. “It’s a secret, and I’ve got thousands of them.”'
      ]
    },
    {
      id: 'soap-platter',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then {H} whispered it to a lady with a newspaper, and she passed it on. “Have you got a rope ladder?” it went, all along the shelves and twice round the corner.',
        'At the far end a man stood up. “A soap platter?” he said, quite loud. “I had one, but it broke.” {A} waved to thank him. It was not what they wanted, but it was news.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who needs string and cheese and a rope ladder?” asked {A}. {H} thought of a burglar who got hungry. {A} thought of a very high kitchen.',
        '“And what are the eggs for?” They tried to carry eggs up a rope ladder, without any eggs, and without the ladder. It took both hands, and you had to keep them in your hat. “It’s someone with a hat,” said {H}.'
      ]
    },
    {
      id: 'hat-people',
      A: 'other',
      spare: 3,
      paragraphs: [
        'In the library there were four people with hats. One was asleep, with a book about bees standing up on him like a tent. {A} and {H} went round to look into it from the other side.',
        'He had got as far as the queen. “It isn’t him,” whispered {H}. “How do you know?” “He’s on page sixty. He’d never have stopped at nineteen.” A bee flew round the lamp, and it may have been his.'
      ]
    },
    {
      id: 'quiet',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It was so quiet in there that you could hear what people ate. Somebody had a peppermint. Somebody turned a page, and it sounded like a wing.',
        '{H}’s shoe squeaked. {H} stopped, and it went on for a bit. “What does it want?” whispered {A}. “It isn’t used to this,” whispered {H}. After that {H} walked on the sides of both feet, like a very careful crab.'
      ]
    },
    {
      id: 'numbers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Each book has a number on its back, and stands next to the one that comes before it. {A} said that they even stay in that order at night.',
        '“And if two of them don’t get on?” asked {H}. There was a thick one about cats, and next to it stood a thin one about mice. It had been pushed in very far. {H} pulled it out a little, and put the dogs in between.'
      ]
    },
    {
      id: 'first-letter',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“You can tell a lot from the paper,” said {A}, and held it to the lamp. It had a round brown ring on it. “That’s tea,” said {A}. {H} smelled it. There was tea, and a little dog.',
        '“So it’s somebody with a cup and a dog.” They looked under all the tables. There was no dog, for it was not allowed. There was only a lead on the hook by the door, waiting for its end to come back.'
      ]
    },
    {
      id: 'big-chair',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the corner stood the chair for reading. It was so deep that they both went down in it like two spoons in a jar. From there you saw nothing but book.',
        '“We could live here,” said {H}. “We’d never get through,” said {A}, and looked up along the shelf. They counted how long it would take, at one book a night. When they came to the window it was two hundred years, and there was still the other wall.'
      ]
    },
    {
      id: 'pet-book',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'For {A}, who had to wait outside, or at home, {H} looked for something to bring. There was a book with nothing but animals in it.',
        'Later it was held up in front of {A}, page after page. At a cow {A} looked up. At a hen {A} looked up as well. “That’s you,” said {H} at the end, at one that was nearly right. {A} thought it over.'
      ]
    },
    {
      id: 'elder-due',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once kept a library book for seventeen years,” said {S}. “It was behind the piano. I took it back with my eyes shut.” “Were they cross?” asked {A}.',
        '“The lady looked at the date, and then at me. ‘Did you like it?’ she said. I said I’d never got to the end. So she stamped it again.” {S} smiled. “I had three more weeks.”'
      ]
    },
    {
      id: 'child-shelf',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had taken out eleven books and could not see over them. “I’ll have these,” said {S} from behind. “You can’t read eleven,” said {A}. “I don’t read them,” said {S}. “I have them.”',
        'They put some back together. It was hard, because each one was the best. The last one stayed under {S}’s jumper until somebody noticed the corners.'
      ]
    },
    {
      id: 'they-look-too',
      A: 'partner',
      paragraphs: [
        '{A} turned the list over. There was nothing on the back. “We’re looking for them,” said {A}. “But they’ll be looking as well. Where would you look, if it were yours?” {H} thought about that. “In the book,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'through-the-shelf',
      A: 'partner',
      paragraphs: [
        'So {H} put the list back at page nineteen, and the book back on the shelf. They sat down on the floor and waited. The shelf had no back to it, so you could see through. There were brown trousers on the other side. A hand came in, felt along the books, and stopped at the mouse.',
        '“There it is,” whispered somebody. Through the gap came an old man’s eye with a very big eyebrow. “Did you get the rope ladder?” whispered {H}. “No,” whispered the eye. “I’d only got as far as cheese.”'
      ]
    },
    {
      id: 'what-it-was-for',
      A: 'partner',
      paragraphs: [
        '“What’s it for?” whispered {H}. “For the mouse,” whispered the eye. “She’s up on the church clock, and can’t get down. When I read, I always write down what they need. The eggs are for me.” He pushed the book through the gap. “You take it. You’ll be quicker.”'
      ]
    },
    {
      id: 'string',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And the string?” whispered {A}. The old man held some up to the gap. It was for the bear in another book, who had a kite and nothing to fly it on.',
        '“I gave them some soup too,” he whispered, “the ones on the raft. I left it standing by page eighty. In the morning it was cold, of course, but I felt better.” {A} and {H} looked at each other. He had a very kind eye.'
      ]
    },
    {
      id: 'shelf-post',
      A: 'other',
      spare: 8,
      paragraphs: [
        'He passed a peppermint through to them, on the flat of his hand, and then another. {A} passed him back a raisin. It went over the top of a book about Greenland.',
        '“Thank you,” whispered the shelf. “Don’t mention it,” whispered {A}. A lady came by on their side, and stopped, and looked at the shelf. Then she whispered good day to it, just to be polite.'
      ]
    },
    {
      id: 'half-past',
      A: 'partner',
      paragraphs: [
        'So the book was stamped, and they read it at home. On page nineteen the mouse sat on the big hand, and it was pointing straight up. “She only has to wait,” said {H}. “Soon it’ll point down.” They turned the page. At half past the mouse stepped off at the bottom.'
      ]
    },
    {
      id: 'crossed-out',
      A: 'partner',
      paragraphs: [
        '{H} took a pencil and crossed out the rope ladder.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tiptoed past the tall shelf, and a floorboard told on it.',
      '{names} sank down on the carpet, next to the picture books.',
      { text: '{names} pushed three books upright that had leaned on the mouse.', needs: ['hands'] },
      { text: '{names} read the list once more, and got hungry at the cheese.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed as you do in a library, and no louder.',
      '{names} rustled a bit, and got a look from over the glasses.',
      { text: '{names} wrote a secret on a slip, and slid it across the counter.', needs: ['hands'] },
      { text: '{names} tried out the date stamp, on both thumbs.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down close by, about as far off as page twenty.',
      '{names} breathed out, now that the mouse was off the clock.',
      { text: '{names} made a rope ladder out of two fingers, and put it away again.', needs: ['hands'] },
      { text: '{names} held the page flat, where somebody so small had to land.', needs: ['hands'] }
    ]
  },
  bed: [
    'The list went back in at page nineteen, and the book got a place on the shelf.',
    'Washed and dried, {H} lay down. Somewhere there was a clock, and its big hand was on the way down.'
  ],
  last: [
    'The hand pointed down, and the mouse was home, and {H} was asleep.',
    'The list lay in its book, with nothing left on it to get, and {H} slept.'
  ]
})
