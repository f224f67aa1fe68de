import { wishPlot } from '../wish-plot.ts'

export const library = wishPlot({
  id: 'wish-library',
  beginsElsewhere: true,
  wishes: ['library', 'libraries', 'library book', 'librarian', 'going to the library'],
  answers: ['trip', 'books', 'book', 'card', 'librarian', 'borrowing', 'borrow', 'reading', 'read', 'town', 'school', 'class', 'choosing', 'returning', 'story', 'stories', 'shelves', 'quiet'],
  except: ['toy', 'dragon', 'magic', 'lost', 'overdue', 'missing', 'late', 'due', 'fine', 'fines', 'forgot', 'find library book', 'bus', 'mouse', 'closed', 'ghost', 'monster'],
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
        'At the library {H} picked up a book that had fallen over. It had a mouse on the front, and at page nineteen lay a piece of paper. “Eggs,” read {A}. “String. Cheese. One rope ladder.”',
        'It was the shopping list of whoever had had the book before. {H} wanted to know just one thing. Had they bought the rope ladder?'
      ]
    }
  ],
  way: [
    {
      id: 'stamp',
      A: 'partner',
      paragraphs: [
        'So {H} went to the librarian and whispered the question, as you do there. The librarian shook a kind grey head. “I can’t tell anyone who’s read what,” whispered the librarian. “It’s a secret, and I’ve got thousands of them.”'
      ]
    },
    {
      id: 'soap-platter',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then {H} whispered the question to a lady with a newspaper, and she passed it on. “Have you got a rope ladder?” people whispered, all along the shelves and twice round the corner.',
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
        'In the library there were four people with hats. One was an old man who slept, with a book about bees on his coat like a tent. {A} and {H} bent down to see which page it was open at.',
        '“It isn’t him,” whispered {H}. “How do you know?” “It’s open at page sixty, and ours stopped at nineteen.” A bee flew round the lamp. It may have got out of the book.'
      ]
    },
    {
      id: 'quiet',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It was so quiet in there that you could hear what people ate. Somebody had a peppermint. Somebody turned a page, and it sounded like a wing.',
        '{H}’s shoe squeaked. {H} stopped, and everybody looked at the shoe. “It’s never been in a library before,” whispered {H}. After that {H} walked on the sides of both feet, like a very careful crab.'
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
        '“You can tell a lot from the paper,” said {A}, and held it to the lamp. It had a round brown ring on it. “That’s tea,” said {A}. {H} smelled it. It smelled of tea, and a little of dog.',
        '“So it’s somebody with a cup and a dog.” They looked under all the tables. But dogs had to wait outside. By the door one sat and yawned, and it would not say whose it was.'
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
        '{A} was not allowed in the library, so {H} looked for something to take back to {A}. There was a book with nothing but animals in it.',
        'Later it was held up in front of {A}, page after page. At a cow {A} looked up. At a hen {A} looked up as well. “That one’s nearly you,” said {H} at the end. {A} looked at it for a long time.'
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
        'They put some back together. It was hard, because each one was the best. The last book stayed under {S}’s jumper until {A} noticed the corners.'
      ]
    },
    {
      id: 'they-look-too',
      A: 'partner',
      paragraphs: [
        '{A} turned the list over. There was nothing on the back. “We’re looking for somebody,” said {A}. “But that somebody’s looking for the list as well. Where would you look, if it were yours?” “In the book,” said {H}.'
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
        '“Who needs a ladder?” whispered {H}. “The mouse in the book,” whispered the eye. “She’s up on the church clock, and can’t get down. When I read, I always write down what they need. The eggs are for me.” He pushed the book through the gap. “You read on. Your eyes are quicker.”'
      ]
    },
    {
      id: 'string',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And the string?” whispered {A}. The old man held some up to the gap. It was for the bear in another book, who had a kite and nothing to fly it on.',
        '“There are some people on a raft in another one,” he whispered, “with nothing to eat. I left soup beside the book all night. In the morning it was still there, of course, but I felt better.” He had a very kind eye.'
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
        'So the book was stamped, and they read it at home. On page nineteen the mouse sat on the big hand, and it was pointing straight up. “She only has to wait,” said {H}. “Soon it’ll point down, like a slide.” They turned the page. At half past the mouse slid off at the bottom, and was home.'
      ]
    },
    {
      id: 'crossed-out',
      A: 'partner',
      paragraphs: [
        'There was no need to buy anything. {H} took a pencil and crossed out the rope ladder.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited by the door, very quietly, and a floorboard creaked.',
      '{names} sank down on the carpet, next to the picture books.',
      { text: '{names} pushed three books upright that had leaned on the mouse.', needs: ['hands'] },
      { text: '{names} read the list once more, and got hungry at the cheese.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed as you do in a library, and no louder.',
      '{names} rustled a bit, and the librarian looked up.',
      { text: '{names} put a finger to both lips, though nobody had said a word.', needs: ['hands'] },
      { text: '{names} tried out the date stamp, on both thumbs.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down on the floor too, and waited.',
      '{names} breathed out, as softly as a page.',
      { text: '{names} walked two fingers up the shelf, like a mouse.', needs: ['hands'] },
      { text: '{names} held the book flat, so that the mouse would land softly.', needs: ['hands'] }
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
