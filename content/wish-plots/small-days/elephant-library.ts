import { wishPlot } from '../wish-plot.ts'

export const elephantLibrary = wishPlot({
  id: 'wish-elephant-library',
  wishes: ['elephant library', 'elephant at the library', 'elephant in the library', 'elephant too big library', 'elephant goes to the library', 'elephants library', 'elephant story time', 'elephant storytime', 'elephant story hour', 'elephant wants a story', 'elephant loves stories', 'elephant loves books', 'elephant reading', 'elephant reads', 'elephant who can’t read', 'elephant learn to read', 'elephant learns to read', 'elephant borrow book', 'elephant borrows a book', 'elephant bookshop', 'elephant bookworm', 'elephant reading corner', 'elephant turns pages', 'elephant fit in the library', 'baby elephant library', 'little elephant library', 'huge elephant library', 'big elephant library', 'elefant library', 'elephant libary', 'elephant libery', 'elephant story corner', 'elephant library card', 'elephant libraries', 'elephant read to', 'elephant likes stories', 'elephant wants to read', 'elephant wants to hear a story', 'elephant too large library', 'elephant stuck library', 'elephant library door', 'elephant library window', 'elephant reading group', 'elephant wants a book', 'elephant wants to borrow', 'elephant listening to a story', 'elephant listens stories', 'elephant ear story', 'elephant fell in love with books', 'elephant joins library', 'elephant librarian', 'elephant reads books', 'elephant loves reading', 'elephant door library'],
  answers: ['elephant', 'elephants', 'rhino', 'hippo', 'giraffe', 'mammoth', 'library', 'librarian', 'libary', 'bookshop', 'book', 'books', 'story', 'stories', 'time', 'storytime', 'hour', 'reads', 'read', 'reading', 'learn', 'learns', 'borrow', 'borrows', 'card', 'pages', 'page', 'turns', 'turn', 'listens', 'listen', 'hears', 'hear', 'loves', 'love', 'likes', 'wants', 'want', 'wanted', 'too', 'big', 'huge', 'large', 'enormous', 'little', 'small', 'baby', 'young', 'old', 'grey', 'kind', 'shy', 'gentle', 'friendly', 'clumsy', 'quiet', 'fit', 'fits', 'won’t', 'can’t', 'couldn’t', 'cannot', 'get', 'gets', 'go', 'goes', 'went', 'going', 'come', 'comes', 'into', 'inside', 'through', 'door', 'doorway', 'window', 'stuck', 'trunk', 'ears', 'ear', 'feet', 'friend', 'friends', 'children', 'child', 'day', 'visits', 'visit', 'saturday', 'afternoon', 'town', 'every', 'how', 'joins', 'join', 'wide', 'narrow', 'squeeze', 'squeezes', 'squeezed', 'tries', 'tried', 'rain', 'rainy', 'outside', 'quietly', 'giant', 'funny', 'clever', 'curious', 'sad', 'mum', 'dad', 'grandma', 'snail', 'lady'],
  except: ['whisper', 'whispers', 'loud', 'trumpet', 'noisy', 'balloon', 'bathroom', 'bath', 'fridge', 'classroom', 'school', 'pocket', 'toilet', 'bus', 'room', 'died', 'dead', 'hunter', 'hunters', 'poacher', 'poachers', 'ivory', 'circus', 'zoo', 'cage', 'lost', 'scared', 'afraid', 'mouse', 'mice', 'lion', 'penguin', 'dragon', 'dinosaur', 'monkey', 'unicorn', 'sneeze', 'sneezes', 'sneezed', 'sneezing', 'dance', 'dancing', 'ballet', 'swim', 'paint', 'fly', 'flies', 'flying', 'pink', 'toy', 'teddy', 'fat', 'hospital', 'doctor', 'dentist', 'swimming', 'elmer', 'ganesha', 'ganesh', 'shop', 'supermarket', 'forgets', 'forgot', 'overdue', 'late'],
  moods: ['first', 'learning', 'change', 'question'],
  company: ['elephant', 'library', 'book', 'page', 'pages', 'shelf', 'shelves', 'door', 'window', 'trunk', 'ear', 'foot', 'snail', 'story', 'lady', 'librarian', 'stool', 'card', 'stamp', 'rain', 'sea', 'wind'],
  out: true,
  about: 'An elephant wants to hear a story, and is too big for the library from the front, from behind and by the trunk, until it is asked which bit of it the story has to go into.',
  titles: ['Only One Ear', 'The Wind in Chapter Two', '{H} Lets an Ear In', 'The Snail and the Elephant', 'Too Big for the Library'],
  want: [
    {
      id: 'four-o-clock',
      A: 'partner',
      paragraphs: [
        '{H} sat in the library with a book about a snail that walks to the sea. {A} was going to read it aloud. Then it got dark, because there was an elephant in the doorway. “Is this where the story is?” asked the elephant. It came in as far as the eyes. There it stuck, and the door frame creaked. “You’re too big for the library,” said {A}. The elephant backed out. But {H} wanted it to hear about the snail.'
      ]
    }
  ],
  way: [
    {
      id: 'how-big',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They measured the elephant in books. {H} held them against it, one upon the other, and {A} counted. It was eleven dictionaries high. Then they measured the library door, and that was seven and a poem.',
        '“You’re four too many,” said {A}. “Which four?” asked the elephant, and tried to be without them. It drew in its head and its tummy and let out its breath. Now it was still eleven, but it was sorry.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps you’re thinner at the back,” said {H}. The elephant turned round in the street, which took a while, and had to let a cyclist past. Then it tried to come into the library the other way about. First there was a tail, with a brush on it.',
        'Behind the tail came everything. It grew dark again, and even darker. “How do I look?” asked the elephant, from outside. “Much the same,” said {A}. The tail dusted off three shelves, as far as it reached, and went out.'
      ]
    },
    {
      id: 'nine-pages',
      A: 'partner',
      paragraphs: [
        '“Try a thinner part,” said {H}, and opened the window. In came the trunk, and lay down on the table beside the book. {A} began to read. “The snail packed its bag,” read {A}. The trunk was so glad that it breathed out. Nine pages turned over at once.',
        '“And then it was at the sea,” read {A}, from the last page. “Already?” said the elephant. {A} turned back. The trunk sighed, and they were at the sea again. “It’s fast, for a snail,” said the elephant.'
      ]
    },
    {
      id: 'other-at-the-desk',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} sat down at the library desk, and asked the elephant for its name and address. “Grey,” said the elephant. It lived where the road stopped. {A} wrote it all on a card. “How many books may I have?” “Six at a time,” said {A}.',
        'The elephant asked if they were heavy. {A} laid six on the trunk. The elephant waited for {A} to begin. “That was them,” said {A}. “Then I’ll take the shelf as well,” said the elephant.'
      ]
    },
    {
      id: 'elder-newspaper',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} sat by the library window with a newspaper. The elephant read it over the top, from outside. “May I have the middle, when you’ve done?” it asked. {S} handed out the middle. It came back in one piece, but damp. “Is there any news?” asked {A}.',
        '“My cousin’s been to a wedding,” said the elephant. “There’s a picture.” {S} looked it up. It was a picture of a bride, and behind her it was grey. “She got in from the side,” said the elephant. “She always does.”'
      ]
    },
    {
      id: 'fetch-the-snail',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Then I’ll tell you through the keyhole,” said {H}. They shut the library door, and {H} spoke into the hole. “The snail packed its bag,” said {H}. Outside it was quiet. “What?” said the elephant.',
        '{A} looked out through the hole. There was an eye in it, and it was as big as the hole. “It’s got the wrong bit there,” said {A}. “It’s looking at what you say.” “I couldn’t make it out,” said the elephant. “It was dark, and had teeth.”'
      ]
    },
    {
      id: 'stamp',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The elephant pushed one foot in at the library door, so as to have at least been there. It was round, and as big as a tray. The carpet sank under it. {H} lay down and looked at the toenails. There were five.',
        '“It’s very quiet, for a foot like that,” said {A}. “They’re soft underneath,” said the elephant. “I never wear shoes.” It set the foot down once more, to show them. You could hear a page being turned in the next room.'
      ]
    },
    {
      id: 'which-bit',
      A: 'partner',
      paragraphs: [
        'The trunk had to go out. The elephant put one eye to the window instead. But whenever {A} read on, the eye went away. Something flat and grey came and leaned on the glass. “What’s that?” asked {A}. “That’s my ear,” said the elephant. “It does that by itself.”',
        '{A} laid down the book. “A story doesn’t go into a trunk,” said {A} slowly, “or into feet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-ear',
      A: 'partner',
      paragraphs: [
        '“Then only your ear has to come in,” said {H}. They opened the window wide, and the elephant stood sideways. In came the ear. It was as big as a tablecloth, and so thin at the edge that the evening shone through. They hung it over a chair. All the rest of the elephant stayed outside, in the rain, and did not notice.'
      ]
    },
    {
      id: 'child-under-the-ear',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} crept in under the ear, which hung down in the library like a tent. {S} whispered something up into it. The whole elephant laughed. You could see it in the street, by the puddles. “What did you say?” asked {A}.',
        '“Good morning,” said {S}. It was nearly evening. “It tickles when it’s said so close,” said the elephant. {S} whispered good night as well, to see which was funnier. It was good night. A lamp post rang.'
      ]
    },
    {
      id: 'pet-on-the-sill',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been asleep in the library, under the shelf with the maps, until the ear came in. It hung down right before {A}, and was warm, like a wall behind a stove. {A} moved up to it.',
        'The ear was so thin there that you could hear it being lived in. Somewhere far off beat a heart, and it took its time. {A} was asleep again by the third beat. “Somebody’s purring in my chapter,” said the elephant.'
      ]
    },
    {
      id: 'who-is-speaking',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the place where it thunders, {A} read in a very low voice. The elephant answered, and they did not hear it. They only felt it, in the chair and in the library floor. “Did you say something?” asked {H}. “I said, go on,” said the elephant.',
        '“You can talk too low for us?” asked {A}. “Most of it is,” said the elephant. “I’ve told my aunt, over in the next town. She wants to know if the snail has an umbrella.” {A} turned back to look.'
      ]
    },
    {
      id: 'the-picture',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was a picture, and it had to be shown to an ear. {H} held the book up to it, quite close. “I can’t see anything,” said the elephant. So {H} told it. “There’s the snail, and behind it there’s a hill.” “How big is the hill?” “It’s one afternoon,” said {H}.',
        'The elephant asked who had drawn that. {A} read out the name. “He’s good,” said the elephant. “I can hear every blade of grass.”'
      ]
    },
    {
      id: 'the-shelf-of-winds',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It got warm in the library, with so much ear in it. The elephant waved it a little, as elephants do when they want to be cooler. All along the shelf the covers opened and shut. A poem about ducks flew as far as the dictionaries.',
        '{H} ran and brought it back. “Was that in the story?” asked the elephant. “No,” said {A}, and held on to page twelve. “But there’s a wind in the next chapter. You could save it up for that.”'
      ]
    },
    {
      id: 'at-the-sea',
      A: 'partner',
      paragraphs: [
        '{A} read into the ear. The snail packed its bag, and this time it went slowly. It needed a whole chapter for the hill. When the storm came, the ear flapped, and the library had a storm as well. {H} held the pages. Then there was only one left, and the trunk came in under the ear. At its tip it had a sort of finger. With that it took the last page, held its breath, and turned it over.',
        '“And then it was at the sea,” read {A}. “Now I believe it,” said the elephant.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, because the library had gone dark.',
      '{names} stared into the doorway, and it was all elephant.',
      { text: '{names} switched the lamp on, so that the snail could still be seen.', needs: ['hands'] },
      { text: '{names} pushed two stools aside, to make it wider.', needs: ['hands'] }
    ],
    way: [
      '{names} took cover under the table, from the pages.',
      '{names} looked at the end of the trunk, and it looked back.',
      { text: '{names} laid one hand on the book, to help it stay where it was.', needs: ['hands'] },
      { text: '{names} wedged the window with a thin book of poems.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat in the shade of the ear, and heard it all from there.',
      '{names} held quite still, so as not to be in the story.',
      { text: '{names} wiped the rain off the edge of the ear.', needs: ['hands'] },
      { text: '{names} caught a bookmark that the storm had taken.', needs: ['hands'] }
    ]
  },
  bed: [
    'The ear was handed out through the window, and the window was shut. The elephant was lent the snail, and carried it home by the corner. Then {H} and the others went home too.',
    '{H} washed, mostly the ears, and lay down on one of them. The other one was kept open a little, in case anything was still being read.'
  ],
  last: [
    'Only one ear stuck out of the blanket, and {H} was asleep.',
    'Somewhere in the dark an elephant turned a page without a breath, and {H} was asleep.'
  ]
})
