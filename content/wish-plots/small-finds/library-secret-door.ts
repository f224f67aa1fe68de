import { wishPlot } from '../wish-plot.ts'

export const librarySecretDoor = wishPlot({
  id: 'wish-library-secret-door',
  wishes: ['library secret door', 'library hidden door', 'library secret room', 'library hidden room', 'library secret passage', 'library secret passageway', 'library secret tunnel', 'library secret entrance', 'library behind the books', 'library door behind', 'library mysterious door', 'library tiny door', 'library little door', 'library small door', 'library strange door', 'library mystery door', 'library door that', 'library bookcase door', 'library bookshelf door', 'libary secret door', 'library secret dor', 'libary secret room', 'library secrit door', 'secret door behind the books', 'secret door behind books', 'secret door books', 'hidden door books', 'secret door bookshelf', 'secret door bookcase', 'hidden door bookshelf', 'hidden door bookcase', 'secret door shelf', 'secret room behind the bookcase', 'secret room behind bookshelf', 'secret room behind books', 'hidden room behind bookshelf', 'hidden room behind books', 'secret passage bookcase', 'secret passage bookshelf', 'bookcase opens', 'bookcase that opens', 'bookshelf opens', 'bookshelf that opens', 'bookcase is a door', 'bookshelf is a door', 'door in the bookcase', 'door in the bookshelf', 'library with a secret'],
  answers: ['library', 'libraries', 'librarian', 'secret', 'secrets', 'hidden', 'mysterious', 'mystery', 'strange', 'tiny', 'little', 'small', 'old', 'door', 'doors', 'doorway', 'room', 'rooms', 'passage', 'tunnel', 'entrance', 'behind', 'book', 'books', 'bookcase', 'bookcases', 'bookshelf', 'bookshelves', 'shelf', 'shelves', 'opens', 'open', 'opened', 'leads', 'to', 'another', 'place', 'find', 'finds', 'found', 'discover', 'discovers', 'discovered', 'where', 'what', 'is', 'was', 'there', 'has', 'with', 'that', 'which', 'in', 'the', 'our', 'town', 'school', 'local', 'who', 'child', 'children', 'girl', 'boy', 'two', 'adventure', 'magic', 'magical', 'reading'],
  except: ['dragon', 'dragons', 'lion', 'ghost', 'ghosts', 'monster', 'witch', 'wizard', 'robot', 'fairy', 'fairies', 'mouse', 'mice', 'cat', 'dog', 'bear', 'fox', 'owl', 'unicorn', 'dinosaur', 'pirate', 'pirates', 'princess', 'moon', 'space', 'narnia', 'wardrobe', 'hogwarts', 'scared', 'afraid', 'locked', 'trapped', 'lost', 'died', 'closed down', 'closing', 'shut down', 'bus', 'late', 'fine', 'card', 'loud', 'night in'],
  moods: ['first', 'learning', 'waiting', 'change'],
  out: true,
  company: ['library', 'book', 'books', 'shelf', 'shelves', 'door', 'gap', 'light', 'glue', 'carpet', 'floor', 'brick', 'desk', 'hinge', 'brush', 'room', 'stamp', 'pile', 'spine', 'otter', 'otters', 'lamp', 'wall', 'librarian', 'trolley', 'number', 'numbers', 'thread', 'table', 'tea', 'stool', 'cake', 'lighthouse', 'lifeboat'],
  about: 'In the library the book that the hero wants is missing, and light comes through its gap; there is a door behind the books, which no pushing will open, until the floor shows which way it goes.',
  titles: ['The Gap in the Shelf', 'A Door with Books On', '{H} Pulls', 'Otters, Part Two', 'A Quarter of a Circle'],
  want: [
    {
      id: 'part-two',
      A: 'partner',
      paragraphs: [
        '{H} wanted Part Two. Part One had stopped in the middle of a storm, with two otters in a teapot. But on the library shelf there was only a gap, between One and Three. “The computer says it’s in,” said the young man at the desk.',
        '{H} looked into the gap. There should have been a wall behind it, and there was a lamp. It smelled of glue. “There’s a room in there,” {H} whispered to {A}. “This is a secret door.”'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-films',
      A: 'partner',
      paragraphs: [
        '“You have to pull out the right book,” said {H}. “Then it opens by itself.” So {H} pulled out a red one, and a thick one, and one called Keys of the World. Soon there were forty on the carpet. Nothing opened.',
        'Then they pushed, until both were red too. The shelf did not give at all. “We’ve only made it lighter,” said {A}.'
      ]
    },
    {
      id: 'pass-words',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps it wanted to be spoken to. “Open,” whispered {H}, because you whisper there. Nothing happened. “Please,” whispered {A}. A man at the next table looked up from his newspaper. He moved his chair to let them by.',
        '“Not you,” said {H}. “But thank you.” They tried it with the names of both otters, and the name of the teapot. The man had begun to listen. “Try ‘thunder’,” he whispered.'
      ]
    },
    {
      id: 'what-the-numbers-say',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Each book there has a number on its back, so that it finds its way home. “Five hundred and ninety-nine is animals with fur,” said {A}, who had asked once. {H} ran one finger along. Whales were there, and bats, and so were people.',
        '“Have we got fur?” asked {H}. They looked at each other’s arms, against the light. They had, a little. “And what number’s a secret door?” {A} thought that it would be the one that nobody had written down.'
      ]
    },
    {
      id: 'through-the-gap',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They looked through the gap by turns. “I can see an elbow,” said {A}. {H} looked, and there was no elbow. There was a cup. {A} looked again, and there was no cup. “Somebody’s drinking tea in there,” said {H}, “and I keep getting the cup.”',
        'Then it was dark in the gap. {H} moved closer. It was an eye, and it looked out. They both stepped back, and so did the eye.'
      ]
    },
    {
      id: 'pet-door',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had been allowed in, as long as {A} was quiet. {A} did not care for the shelves. {A} went straight to the crack beside this one, breathed in, and stayed there. Out of the crack came a thin cold wind, and now and then a smell of cheese.',
        '“Walls don’t smell of cheese,” said {H}. That was as good as a sign over it. {A} would have waited there until closing time, or until the cheese.'
      ]
    },
    {
      id: 'other-knocks',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} knew how to find out about a wall. {A} knocked on the side of the first shelf, and it went tock. The second went tock. The third one, with the gap in it, went tum. “Hollow,” said {A}.',
        '“Tum, tum,” knocked {H}. It was quiet. Then it knocked back from inside, three times, and a bit louder. “And polite,” said {A}. {H} waited for what it would do next, and so did it.'
      ]
    },
    {
      id: 'quarter-circle',
      A: 'partner',
      paragraphs: [
        '{A} sat down among the books and looked at the floor. “There’s a line worn in the carpet,” said {A}. It began under one corner of the shelf, and came round towards them in a curve.',
        'By the front door there was such a line too. “That’s what a door draws,” said {H}. “A quarter of a circle, every time it opens. And ours is on this side.” {H} looked at the forty books. “We’re in its way.”'
      ]
    }
  ],
  turn: [
    {
      id: 'tidy-first',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Before any pulling, the books had to go home. {H} read out the numbers, and {A} pushed them in. By number thirty they both knew where volcanoes lived. One book was left, and it fitted nowhere. “It’s called Lost Property,” read {A}.',
        'They laid it on the desk, where it belonged. Now the carpet was bare, with its line. Nobody could have said that it was not a door. It only did not say so itself.'
      ]
    },
    {
      id: 'it-swings',
      A: 'partner',
      paragraphs: [
        'When the carpet was clear, {H} put four fingers into the gap, and pulled. The whole shelf came round with One and Three on it, along the line. In a small bright room sat a woman called Mrs Osei, with a brush. “Come in,” she said. “Mind the glue.”',
        'All round Mrs Osei lay books without backs. “I mend them,” said Mrs Osei. And there, under a brick, lay Part Two.'
      ]
    },
    {
      id: 'what-falls-out',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the wall hung a box for what falls out of books. There were bus tickets in it, and a feather, and a very flat biscuit. “People mark their place,” said Mrs Osei, “with what there is.” {A} found a sock. “Whose place was that?” asked {A}.',
        '“Page ninety of The Long Winter,” said Mrs Osei. “It’s the only warm page in it.” {H} held up a slice of cheese, in paper. That had fallen out of Mrs Osei’s lunch.'
      ]
    },
    {
      id: 'elder-stamp',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I came to this sort of place when I was small,” said {S}. “They had a stamp for the day when a book had to be back. I wanted to stamp, just once.” “And did you?” asked {A}. “They let me,” said {S}. “I stamped until Thursday.”',
        'Mrs Osei had one still, in a drawer. {S} breathed on it, and pressed it on a scrap. It was the third of May, a long time ago. “I’m late,” said {S}.'
      ]
    },
    {
      id: 'child-door',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be the one who comes out of a wall. So {S} went in, and {A} shut the shelf again. They waited. A lady came by, looking for something about birds. The shelf swung round. “Birds are over there,” said {S}, and the shelf swung back.',
        'The lady stood there for some time. Then she went to where birds were, and they really were there. She said “Thank you” to the encyclopedias.'
      ]
    },
    {
      id: 'why-is-it-secret',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Why’s it a secret?” asked {A}. “It isn’t,” said Mrs Osei. “There was a plain door, and there weren’t enough shelves. So they put shelves on it.” “And who knows about it?” asked {H}. Mrs Osei counted on her fingers, and on the brush.',
        '“You’re the first in nine years to ask,” said Mrs Osei. “Most of them only lean on it.” So it was a secret after all. It had been left out there, in front of everybody.'
      ]
    },
    {
      id: 'sewn-by-hand',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How does a book hold together?” asked {H}. Mrs Osei bent one open, in the very middle of a few pages. There was a thread, in and out, like the hem of a coat. “It’s sewn,” said Mrs Osei. {A} had worn coats that were not done as well.',
        'They looked for threads in three more books. Each lay in a valley of its own. In the fourth the thread was red. “I’d run out of white,” said Mrs Osei. “It’s about tomatoes, so nobody’s noticed.”'
      ]
    },
    {
      id: 'under-the-brick',
      A: 'partner',
      paragraphs: [
        '“The glue needs one night,” said Mrs Osei. “Nobody may open it before then.” {H} was allowed to brush the last strip, and {A} pressed it down. “But do they get home?” asked {H}.',
        '“I have to see if every page is there,” said Mrs Osei, “and so I’ve read it.” Mrs Osei bent down to {H}’s ear. {H} listened, and breathed out. “In the teapot?” asked {H}. “All the way,” said Mrs Osei.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the gap as well, and got the lamp.',
      '{names} sniffed along the shelf, as far as the glue.',
      { text: '{names} went through T, in case Part Two was under Two.', needs: ['hands'] },
      { text: '{names} felt behind the other shelves, and there it was only wall.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned on the shelf too, and it helped nobody.',
      '{names} sat down by the forty books, and looked at the pictures.',
      { text: '{names} made a neat pile of the red ones.', needs: ['hands'] },
      { text: '{names} pulled out one more, to make it forty-one.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in past the books, breathing in.',
      '{names} looked at the brick, and kept away from the glue.',
      { text: '{names} swung the door to and fro, and it never creaked.', needs: ['hands'] },
      { text: '{names} held the lid of the glue, and then could not put it down.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shelf was shut again, with a gap in it for tomorrow, and looked just like the others. At home Part One was stood up straight, with room beside it.',
    '{H} washed off the glue, and one finger stayed a little sticky. The bedroom door drew its quarter of a circle over the floor, and {H} lay down.'
  ],
  last: [
    'Behind the books the lamp was out, Part Two lay under its brick, and {H} was asleep.',
    'The glue held, the teapot floated, and {H} was asleep.'
  ]
})
