import { wishPlot } from '../wish-plot.ts'

export const bookDay = wishPlot({
  id: 'wish-book-day',
  beginsElsewhere: true,
  wishes: ['world book day', 'book day', 'book week', 'book week parade', 'world book day costume', 'book character', 'book characters', 'book character day', 'storybook character', 'storybook day', 'favourite book character', 'favorite book character', 'dress up book character', 'national book day'],
  except: ['library', 'lost', 'hates', 'overdue', 'spelling', 'bible', 'comic'],
  answers: ['costume', 'dressing', 'dress', 'up', 'character', 'favourite', 'favorite', 'story', 'reading', 'school', 'going', 'tomorrow', 'book', 'books', 'world', 'day', 'mouse', 'parade', 'making'],
  moods: ['waiting', 'first', 'late'],
  company: ['mouse', 'king', 'goose'],
  about: 'The hero dresses up as the mouse that is on every page, and nobody has ever noticed it.',
  titles: ['The Mouse on Every Page', 'Half an Ear', '{H} Comes Out of a Book', 'Turn the Page', 'Nobody Says a Word About the Mouse'],
  want: [
    {
      id: 'which-mouse',
      A: 'partner',
      paragraphs: [
        'Tomorrow was World Book Day, and everybody was to come as somebody out of a book. {H} knew who. In the book about the king and the goose there’s a mouse on every page. The words never mention it. {H} had ears of grey socks, and a cord for a tail. People were to see at once who it was.',
        '“A mouse,” said {A}. “But which mouse?” asked {H}. “Out of which book?”'
      ]
    }
  ],
  way: [
    {
      id: 'guesses',
      A: 'partner',
      paragraphs: [
        '{H} stood right in the middle, under the lamp. “You’re the one that ran up the clock,” said {A}. “No.” “You’re one of the three blind ones.” “No!” {H} held a crust in both hands, and squeaked.',
        '“Then you ran up the clock after supper,” said {A}. “I’m the mouse from the goose book!” said {H}. “We’ve read it a hundred times.” “There’s no mouse in that,” said {A}.'
      ]
    },
    {
      id: 'whiskers',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The whiskers were six straws from the broom, on a bit of tape. They tickled, and {H} sneezed, and three flew off. {A} picked them up and looked at them against the light.',
        '“It was a broom for a long time,” said {A}. “It isn’t used to faces.” They put on shorter ones. {H} wriggled {H}’s nose, and all six swept the air, to the left and to the right.'
      ]
    },
    {
      id: 'wolf',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} came in as a wolf, in a nightcap, with the blanket up to {A}’s chin. “Why have you got such big ears?” asked {H}. “You’re not meant to ask that,” said the wolf. “You’re a mouse. Wrong book.”',
        '“Then what do I say?” asked {H}. The wolf thought about its book from front to back. There was nothing in it for a mouse. “You could hold my cap,” said the wolf, “while I’m out being bad.”'
      ]
    },
    {
      id: 'bookmarks',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the books on the shelf there were things, to say how far somebody had got. {A} found a bus ticket, a hair grip, and a leaf. In the thickest of all lay a slice of cheese, quite flat. “On page nine,” said {A}.',
        '“Somebody got hungry on page nine,” said {H}. They read it to see why. There was a picnic on it, with a pie. They put back the cheese, so that they’d find it again.'
      ]
    },
    {
      id: 'smells',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} could tell books by their smell, and shut {A}’s eyes. {H} held one up. “New,” said {A}. “Paint, and a bit of glue. Somebody’s at sea in it.” It was about a ship. The next one smelled of biscuits.',
        '“That’s a sad one,” said {A}. “We always needed biscuits for it.” {H} opened it in the middle. There was still a crumb there, at the saddest place.'
      ]
    },
    {
      id: 'last-page',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} liked to read the last page first. “You can’t,” said {H}. “Then you know that they come home.” “That’s why,” said {A}. “I can’t enjoy a storm if I don’t know whether they’ve got anywhere to dry.”',
        'They tried it with a book about a bear. It came home on the last page, wet through. “Now I want to know how it got wet,” said {H}, and turned to the front. “You see,” said {A}.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'other',
      spare: 6,
      paragraphs: [
        'On World Book Day you read in a place where you’ve never read. {A} lay under the table with a torch. {H} lay the other way round, with both feet on the wall. They read the same page, and {A} had it upside down.',
        '“In mine they’re all falling out of the sky,” said {A}. “In mine they’re only having tea,” said {H}. They changed ends. It really was tea. But it was a wonder how it had stayed in the cups.'
      ]
    },
    {
      id: 'goldilocks',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I could go as Goldilocks,” said {A}, and began at once. The first chair was too hard. The second chair had jumpers on it. On the third {A} stayed, because it was just right, and there was half an apple beside it.',
        '“That’s my apple!” said {H}, in a deep voice. {A} chewed. “Somebody’s been eating it,” said {A}. “It was like that when I came.”'
      ]
    },
    {
      id: 'voices',
      A: 'other',
      spare: 8,
      paragraphs: [
        'When you read aloud, you have to do the voices. {A} did the giant from far down, and the queen through {A}’s nose. Then the giant spoke to the queen, and the queen answered quickly. The voices got mixed up in the middle.',
        '“Who said that?” asked {H}. “The giant,” squeaked {A}. It was a good deal funnier than it stood there. {H} had to hold the book, because {A} could not.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had never thought much of books, but {A} did think something of that tail. It was long and soft, and went by, and had a knot in the end. {H} walked a little faster.',
        '“I’m not a real one,” said {H}, and sat down to show the picture. {A} looked at the page, and sniffed at the mouse’s corner. It was only paper. All the same {A} kept an eye on that book from then on.'
      ]
    },
    {
      id: 'elder-no-end',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I had one book,” said {S}, “and the last page was missing. So every night I made up the end myself. They found a well, or they married the cook, or it snowed.” “Did you ever find out?” asked {A}.',
        '“When I was forty,” said {S}. “I found it in a shop and read the last page, standing up. They just went home.” {S} shrugged. “I put it back. Mine had a flood in it.”'
      ]
    },
    {
      id: 'the-book-itself',
      A: 'child',
      spare: 11,
      paragraphs: [
        '{A} came in with a big piece of card in front and another behind. “Who are you?” asked {H}. “I’m the book,” said {A}. On the front there was a title. It said {A}.',
        '“What’s it about?” asked {H}. “You have to open me,” said the book. {H} opened the front, and there was {A}’s tummy. It was a funny book. It began to laugh before anybody had read a word.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“I can’t think of anybody,” said {A}. “I mostly read the cookery book.” “Then come as somebody out of that,” said {H}. They looked into it. There was nobody in there but a hand with a whisk.',
        'So {A} came as the hand. It wore one white sleeve, and whisked, and nobody saw the rest. “You’d have to say what happens next,” said {H}. “Fold in gently,” said the hand.'
      ]
    },
    {
      id: 'under-the-pot',
      A: 'partner',
      paragraphs: [
        '{H} fetched the goose book. On the first page stood the king, with a crown and a goose. “Where?” asked {A}. {H} laid one finger under the soup pot. There was half an ear. On the next page a tail lay behind the bread.',
        '“I never saw it,” said {A}. “Nobody does,” said {H}. {A} looked at the ear, and at {H} under the lamp. “Then you’re doing it wrong,” said {A}. “You’re in the middle.”'
      ]
    }
  ],
  turn: [
    {
      id: 'turn-the-page',
      A: 'partner',
      paragraphs: [
        '{H} thought about that, and was gone. “Now read,” said a voice from somewhere. “And look up when you turn the page.” So {A} read, and looked up. At the edge of the curtain was half an ear. A page later, under the table, lay the end of a tail.',
        'On page six there was nothing anywhere. Then {A} saw one grey sock, sticking out of the laundry. “It’s you!” said {A}. “It’s the mouse out of the goose book!”'
      ]
    },
    {
      id: 'reading-mouse',
      A: 'partner',
      paragraphs: [
        'On the last page the king was asleep, with the goose on top. “And where is it now?” asked {A}. {H} knew. Behind the pillow sat the mouse, reading a book as big as a crumb.',
        'They held the magnifying glass over it. In the mouse’s book there was a room, and at the edge of it, half an ear. “It likes the ones you have to look for,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried to get hold of the cord, since it was a tail.',
      '{names} came as nobody in particular and looked very like it.',
      { text: '{names} stiffened one grey ear with a bit of card.', needs: ['hands'] },
      { text: '{names} found a hat, and then looked for a book with that hat in it.', needs: ['hands'] }
    ],
    way: [
      '{names} squeaked too, from further along.',
      '{names} sniffed at the crust, which was the best part of the costume.',
      { text: '{names} put the cheese away, in case that mouse was hungry.', needs: ['hands'] },
      { text: '{names} turned up the lamp, to help with the guessing.', needs: ['hands'] }
    ],
    turn: [
      '{names} passed along the edge of the curtain and gave half an ear a nudge.',
      '{names} kept so still that there might have been a second mouse.',
      { text: '{names} wore the crown for a page, as somebody had to be king.', needs: ['hands'] },
      { text: '{names} held the book open where it would have shut by itself.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the book, with everybody in it. The tail hung over the chair, ready for the morning.',
    'When {H} had washed, {H} got in under the blanket, quite at the edge. From the door you saw only half an ear.'
  ],
  last: [
    'On this page the words never mentioned it, but behind the pillow {H} was asleep.',
    'Somebody turned the page, and it was dark blue, and {H} slept in the corner of it.'
  ]
})
