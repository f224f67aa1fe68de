import { wishPlot } from '../wish-plot.ts'

export const firstLibraryCard = wishPlot({
  id: 'wish-first-library-card',
  wishes: ['first library card', 'library card', 'library cards', 'library card name', 'library card sign', 'library card signs', 'library card signature', 'sign library card', 'library ticket', 'library pass', 'join library', 'joins library', 'joining library', 'joined library', 'library membership', 'library member', 'register library', 'signing up library', 'library card write name', 'sign name card', 'sign name form', 'write signature', 'learn signature', 'signature card', 'practising signature'],
  answers: ['library', 'card', 'ticket', 'pass', 'first', 'own', 'very', 'new', 'name', 'sign', 'signs', 'signed', 'signing', 'signature', 'write', 'writes', 'writing', 'wrote', 'written', 'learn', 'learning', 'letters', 'line', 'pen', 'get', 'gets', 'getting', 'got', 'join', 'joins', 'joining', 'joined', 'member', 'membership', 'register', 'librarian', 'desk', 'form', 'book', 'books', 'borrow', 'borrows', 'borrowed', 'borrowing', 'take', 'home', 'choose', 'choosing', 'go', 'goes', 'going', 'went', 'trip', 'visit', 'town', 'saturday', 'today', 'tomorrow', 'birthday', 'old', 'enough', 'big', 'proud', 'excited', 'mum', 'dad', 'grandma', 'grandpa', 'son', 'daughter', 'brother', 'sister', 'alone', 'time', 'practising'],
  except: ['lost', 'overdue', 'forged', 'fine', 'bus', 'closed', 'autograph', 'famous', 'footballer', 'died', 'dragon', 'ghost', 'mouse', 'reindeer', 'passport', 'bank'],
  moods: ['first', 'proud', 'learning', 'waiting'],
  out: true,
  company: ['card', 'pen', 'name', 'desk', 'librarian', 'book'],
  about: 'For the first library card the hero has to sign as always, and has no always yet, until three scraps show what the name does every time.',
  titles: ['As You Always Write It', 'The First Library Card', '{H} Goes Uphill', 'A Name on a Card', 'No Two the Same'],
  want: [
    {
      id: 'as-always',
      A: 'partner',
      paragraphs: [
        '{H} was getting a library card, the very first one. With it you could take home six books. It lay on the desk, white and new, and there was a line on it. “Sign there,” said the librarian, “just as you always write your name. Then we’ll know that it’s you.” {H} wanted that card. But {H} had only just learned to write, and had no always. “Take some scrap paper,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'very-neat',
      A: 'partner',
      paragraphs: [
        '{H} wrote it three times on scraps, and it came out in three ways. So {H} did it properly. On the form the name was printed, and {H} drew that, stroke by stroke, with a ruler. It was quite straight, and each letter held its breath. “Is that how you always write it?” asked the librarian. “No, that’s how it’s written on my peg,” said {H}. “Anybody could copy that,” said {A}.'
      ]
    },
    {
      id: 'pen-on-string',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The pen at the desk was tied to a string, so that it could not be borrowed. {H} pulled it to the left, and the string pulled it to the right. “That’s two of us writing,” said {H}.',
        '{A} looked at what came out. At the beginning it was {H}, and at the end it was more the string. For a library card it would have to be {H} all through. So {H} moved nearer, until the string had nothing to say. Now there was ink on one elbow. “That’s signed too,” said {A}.'
      ]
    },
    {
      id: 'six-books',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Which six would you take, with the card?” asked {A}. {H} had seen eight. They put them in a row on the carpet. One had a whale in it, so that it was really more than one. “But it counts as one,” said {A}, “even with a whale.”',
        '{H} thought that this was very kind of the library. Then the thickest should come first. They weighed them in their arms, and put them all back. The whale took up a lot of room on the shelf as well. Without a name on the card, not even a thin one could go home yet.'
      ]
    },
    {
      id: 'others-names',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had a library card as well, with a name on it that looked like a hedge. “Where does it say {A}?” asked {H}. {A} looked, and turned it round. “It starts somewhere about there,” said {A}, “and then I’m usually in a hurry.”',
        '{H} followed it with one finger, very slowly, from end to end. There was a hill, and a loop, and then the hedge. It was nobody else’s. “And you’ve never been asked to write it so that it can be read?” “Never,” said {A}.'
      ]
    },
    {
      id: 'as-a-drawing',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Could I draw something instead?” asked {H}. “A snail, say?” {H} drew one on a scrap. It was a good snail, and quite easy to tell from others. “And then they’d call you Snail,” said {A}. “Snail, your book’s late.”',
        'They thought about that. A snail would always be late, and with six books on top it would take until winter. {H} turned the paper over. On a library card it was better to have a name.'
      ]
    },
    {
      id: 'elder-cross',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My grandfather signed with a cross,” said {S}. “He never had any other name on paper.” {A} said that anybody could make a cross. “That’s what they thought at the library,” said {S}. “So his cousin tried it.”',
        '“And did they notice?” asked {A}. “At once,” said {S}. “My grandfather’s always leaned over, as if there was a wind. His cousin’s stood there like a fence.” The grandfather got his card, and the cousin had to get one too.'
      ]
    },
    {
      id: 'pet-paw',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} did not have a library card, and had not been asked for a name. But it had rained outside, and one of the scraps had slid down onto the floor. {A} walked across it. There {A} was, on the paper, in four places, clear and black.',
        '{H} laid the paws beside {H}’s own names. {A}’s were all different, and each of them was {A}. “You didn’t even think about it,” said {H}. {A} was already writing it again, on the floor, as far as the picture books.'
      ]
    },
    {
      id: 'three-scraps',
      A: 'partner',
      paragraphs: [
        '{A} looked at the first three scraps again. “This one’s big,” said {A}, “and that one’s got a blot. But they all go uphill.” {H} put them side by side. Every time the name began on the line, and every time it ended up in the air. “Nobody writes it twice the same,” said the librarian. “If two are quite the same, one’s been traced.” “I thought it was a mistake,” said {H}. “I always do that.” Then {H} stopped. It was an always.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-line',
      A: 'partner',
      paragraphs: [
        'So {H} took the pen and did not draw. {H} only wrote, as when nobody is looking. The name began on the line, left it, and went up. The last letter stood at the very top of the card, to look over. “There you are,” said the librarian, and put one scrap beside it. “Uphill. I’d know you anywhere.” “So would I,” said {A}.'
      ]
    },
    {
      id: 'child-name',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} could not write yet, and signed all the same. In the end there was no more white on the scrap. “What does it say?” asked {A}. “My name,” said {S}, “and where I live, and that I’m hungry.”',
        'Then {S} did it once more, on a second scrap. {A} held them both up. At the bottom of each was a knot, where the pen had gone round and round. “That’s the hungry bit,” said {S}.'
      ]
    },
    {
      id: 'why-uphill',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why does it go up?” asked {A}. {H} wrote it in the air, to see. The elbow stood still at one side, and the hand swung round it, as a gate does. It had to go up. It could not do anything else.',
        '“Then mine ought to as well,” said {A}. But {A} had once learned to push the elbow along. “Shall I learn that too?” asked {H}. {A} looked at the library card. “Not before they’ve got to know you,” said {A}.'
      ]
    },
    {
      id: 'other-mail',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} wanted to see if it worked in the dark. {H} shut both eyes and wrote the name on the back of a receipt. {A} wrote it too, as well as {A} could, and made it go uphill. Then they mixed the two.',
        '“That’s mine,” said {H} at once. “How do you know?” asked {A}. “Yours is climbing,” said {H}. “You can see that it’s hard. Mine just goes.” So {A} had to go on being {A}.'
      ]
    },
    {
      id: 'what-it-opens',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What else can you do with it?” asked {A}. {H} held the library card up to the clock, and to the tap, and to the lift. Nothing beeped. The lift opened, but it did that for everybody.',
        '“It only works where they know you,” said {H}. Over at the desk the librarian looked up. One finger drew a line in the air, from the bottom to the top. “That was my name,” whispered {H}. It had been said very quietly, as you do in a library.'
      ]
    },
    {
      id: 'first-book',
      A: 'partner',
      paragraphs: [
        'With the library card {H} fetched one book, about a mountain. The librarian laid the card on it, and there was a small beep. “It believes me,” said {H}. On the way home {A} asked to see the name again. {H} held it up. “You’ve got to hold it straight,” said {A}. “It is straight,” said {H}. And it was. It was only going somewhere.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} remembered a name on a wall once, written by {H} with water.',
      '{names} looked for the shelf where the first book would come from.',
      { text: '{names} found some scrap paper, with half a shopping list on it.', needs: ['hands'] }
    ],
    way: [
      '{names} read the neat one out, and it sounded like a label.',
      '{names} guessed from across the room which scrap was whose.',
      { text: '{names} wiped the pen, so that there would be only one blot.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked the other way, so that nobody was looking.',
      '{names} thought that the last letter had the best view.',
      { text: '{names} blew on the card until the name was dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The library card went into the book, as a bookmark. The end of the name stuck out at the top.',
    '{H} washed, and wrote the name once more on the wet mirror. Then {H} lay down, a bit crooked, with the feet low and the head high.'
  ],
  last: [
    'On the mirror the name ran down again very slowly, and {H} was asleep.',
    'Nobody else lay quite like that, and anyone would have known {H}, who slept.'
  ]
})
