import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const lionLibrary = wishPlot({
  id: 'wish-lion-at-the-library',
  beginsElsewhere: true,
  wishes: ['lion library', 'lions library', 'lion libary', 'lion librarian', 'lion bookshop', 'lion books', 'lion reading', 'lion who reads', 'lion book', 'lion borrows', 'library lion', 'lion library card', 'lion in the library'],
  answers: ['lion', 'lions', 'library', 'librarian', 'book', 'books', 'reading', 'reads', 'read', 'story', 'stories', 'goes', 'go', 'went', 'came', 'comes', 'walks', 'walked', 'into', 'in', 'at', 'our', 'big', 'friendly', 'quiet', 'loud', 'card', 'borrows', 'borrow', 'who', 'liked', 'loves', 'loved', 'lives', 'sleeping', 'sleeps', 'asleep', 'sat'],
  except: [...NOT_WELL, 'mouse', 'witch', 'king', 'colouring', 'afraid', 'scared', 'roar', 'roars', 'tamer', 'sea', 'jungle', 'narnia', 'brave', 'lioness', 'cub', 'dance', 'stone', 'learns', 'learn', 'learning'],
  company: ['lion', 'library', 'librarian', 'book', 'page', 'bear', 'boat', 'desk', 'timetable', 'stamp'],
  about: 'A lion in the library lies down on the last page, as every cat does on what is being read, until somebody reads a bus timetable very hard.',
  titles: ['One Page Left', 'The Lion Lay Down on It', '{H} Reads the Buses', 'A Lion at the Library', 'Due Back in Three Weeks'],
  want: [
    {
      id: 'the-last-page',
      A: 'partner',
      paragraphs: [
        '{H} wanted to read just one more page. A bear had lost its boat, and the last page said where it was. {H} sat down on the library floor and opened the book there. Something soft and heavy lay down on it. It was a lion.',
        '“Excuse me,” whispered {H}. The lion purred. {H} pulled at a corner. “I think there’s somebody on it,” whispered {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-book-about-lions',
      A: 'partner',
      paragraphs: [
        '“It only wants one about lions,” said {A}, and opened one, and read aloud. The lion walked across, and lay down on that. “You see?” said {A}, from below. But when {H} found the last page again, the lion was back.',
        'So {H} crept under a table with the book. The lion crept under too, and up went the table, on its back.'
      ]
    },
    {
      id: 'purr',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Its purr was like a lorry that is waiting. The shelves hummed along with it, and the books began to move. They came forward by the width of a finger, and then by another. One was over the edge. Plop. “That was Ants,” said {A}. Plop. “Bees.”',
        '{H} held out both arms for Cats. They caught Dogs, and Eggs as well. The lion was told to stop, and stopped. They looked up at Ferrets. It hung there by one corner.'
      ]
    },
    {
      id: 'the-box',
      A: 'same',
      spare: 2,
      paragraphs: [
        'By the door stood a box for the books that people bring back. The lion had seen it. It put in one paw, and another. It put in its third, and sat down. The box bulged. On all sides there was lion over the edge, like a loaf.',
        '“It doesn’t fit,” said {A}. “It does,” said {H}. “It’s in.” Somebody came and wanted to bring back a book about knots. They looked for a gap. In the end they balanced it between its ears.'
      ]
    },
    {
      id: 'picture-of-a-lion',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} held up a picture of a lion. The lion looked at it, nose to nose. It sniffed, and the picture smelled of paper. Then it reached round with one paw and turned the page, to see the back of it.',
        'On the back there was a hippo. The lion looked at {A}. It turned the page over again, and it was a lion. It did it once more, quickly, and caught a hippo. “It thinks it’s the same one,” said {H}, “in a bath.”'
      ]
    },
    {
      id: 'keyboard',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The computer knows where each book is. “I’ll ask it for the boat,” said {A}, and bent over the keys. But then the lion was lying there. On the screen stood a great many sevens, and an ampersand. The computer thought about that.',
        '“We have three,” it wrote. {H} went and found them, at the very back. One was about bagpipes, and one was in Welsh. The third one was for lions. It hadn’t been out in years.'
      ]
    },
    {
      id: 'kneading',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Before it lay down it always had to tread. It trod left and right, and left and right, with its eyes half shut. It was like somebody making bread in their sleep. It did it on the atlas, until there was a dent in Spain.',
        'It did it on a beanbag, and all the beans ran out. It did it on {A}. “How is it?” whispered {H}. “A bit to the left,” said {A}, with a face in the carpet. “Oh, that’s good.”'
      ]
    },
    {
      id: 'gazelle',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For a while it lay beside a book and not on it. So {H} read out what there was, with a finger under the words. “The grass is long,” read {H}. A paw came, as big as a plate, and lay down on the next word. {H} looked out from under it with one eye. “Gazelle,” read {H}.',
        'The paw stayed there. “Gazelle,” {H} read again. It purred. They didn’t get any further. “It’s not a bad word,” whispered {A}. “But there must have been something that it did.”'
      ]
    },
    {
      id: 'tongue',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was a very clean lion. It washed one paw, and its bib. After that it washed the book that was nearest. Its tongue was as rough as a doormat. Off came a jam spot, and a bit of cocoa, and something green. They had all been there for years.',
        '“That’s better,” said the librarian. They held out a few more that needed it. Only of Snails did it lick the title off. “Nails,” it said now, on the front.'
      ]
    },
    {
      id: 'library-card',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Has it got a card?” whispered the librarian. It hadn’t. So they filled one in. Under “name” {A} wrote Lion. Under “where do you live” {H} wrote, under the third tree. “There’s a lot of trees,” said {A}. “It’s the one with a lion under it,” said {H}.',
        'Now it only had to sign. It put a paw on the ink, and pressed. The card was one big blot, and so was the desk. “I can’t read that,” said the librarian. “It’s just how mine looks,” said {A}.'
      ]
    },
    {
      id: 'yawn',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The lion yawned, and it took its time. You could see right in. There was a pink roof with waves in it, and teeth like a row of candles. “Somebody could stand a book up in there,” whispered {A}. It smelled of Sunday dinner, from some time ago.',
        '{A} had to yawn as well. Then {H} did. It went along the tables and up to the librarian. The last to yawn was somebody in the corner, with no view of the lion at all.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} knew how it is with reading. {A} had walked over some newspapers too. So when the lion had lain down, {A} went and lay down on the lion. It was a good place, high up, and it went gently up and down.',
        '“Who’s underneath?” asked the librarian. {H} looked in from the side. “There’s our one, then a lion,” said {H}, “then my book, then the floor.” They were quiet, all four of them.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Our cat lay on everything that I read,” said {S}. “I learnt to read round her. I know all the beginnings of lines, and all the ends.” “And the middles?” asked {A}. “Those were cat,” said {S}.',
        '{S} could still say a poem like that. “The boy stood,” said {S}, and left a space as wide as a cat, “but he had fled.” “That’s a good one,” said {A}. It got to the point, at least.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had never had so much hair to do. {S} did the mane in plaits, nine on the one side, and a big one under the chin. The lion held still, and looked in front of it like somebody at the barber’s. “Not too short,” said {A} for it.',
        'When it was done it shook its head. All the plaits flew out, and hit the shelf like rain. {S} had found three pencils in there. There was also half a ruler, and somebody’s library card.'
      ]
    },
    {
      id: 'the-big-book',
      A: 'partner',
      paragraphs: [
        'Ninety cookery books fell down. {A} went to pick them up, and opened one at the cakes. The lion lay down on the cakes. “One table,” the librarian wrote, in the big library book. “Ninety…” And the lion lay down on that.',
        '“Nice lion,” whispered the librarian. “Oh, dear.”'
      ]
    },
    {
      id: 'where-they-look',
      A: 'partner',
      paragraphs: [
        '“It isn’t the book at all,” said {A}. “It lies down on whatever somebody’s looking at. Cats do that with the newspaper.” “But it’s a lion,” said {H}. “It’s a lot of cat,” said {A}.',
        '{H} fetched the greyest book in the library. It was a timetable for the buses.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-buses',
      A: 'partner',
      paragraphs: [
        '“Ooh,” whispered {H}. “The number nine!” “Don’t tell me how it ends!” whispered {A}. The lion lifted its head. It came at a trot, and lay down on the buses with a sigh.',
        'Then {H} looked at the last page, with one eye, so that it hardly showed. The boat was in the bath. The bear had sat in it the whole time, and called for it. “I knew it,” said {H}.'
      ]
    },
    {
      id: 'gripped',
      A: 'same',
      spare: 13,
      paragraphs: [
        'But {A} couldn’t stop any more. There was a bit of bus to be seen, between two paws. “It leaves the market at ten past,” whispered {A}, “and at the bridge it meets the other one.” {A} moved up closer. “And there are only four minutes!”',
        '“Do they make it?” asked {H}. {A} lifted a paw and looked. “They’ve put a little star,” said {A}. They had to wait till the lion turned over to find out what it meant. It meant, except in August.'
      ]
    },
    {
      id: 'it-dreams',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The lion fell asleep there, on its side, and its feet began to run. They ran on the air, all four of them, quite fast. Its whiskers shook. “What’s it after?” whispered {H}. “Some poor gazelle,” whispered {A}.',
        'Then the feet slowed down, and one paw went up and stayed there. It held it out sideways, the way you do at the kerb. They looked at what it was lying on. “No,” whispered {H}. “It’s after the number nine.”'
      ]
    },
    {
      id: 'the-stamp',
      A: 'partner',
      paragraphs: [
        '{H} wanted to read it all again at home. At the desk the librarian took the stamp, and looked for the right place in the book. “Don’t look!” called {A}. It was too late. The lion lay down on the desk, right across the book. Thump.',
        'There it was, on its nose. “Due back in three weeks,” read {H}. There was nothing to be done, for it was stamped. “I’ll take the front,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came round the shelf, and went back to the other side of it.',
      '{names} breathed as quietly as one can beside a lion.',
      { text: '{names} held a finger up, in front of the lips.', needs: ['hands'] },
      { text: '{names} pulled at the other corner, and let go.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked for the cookery.',
      '{names} moved over to a place that was not being read.',
      { text: '{names} picked up sponges, and stood them back beside the pies.', needs: ['hands'] },
      { text: '{names} turned a page, and had a paw on it.', needs: ['hands'] }
    ],
    turn: [
      '{names} gazed at the number nine as well, to help.',
      '{names} looked at the wall, so that nobody lay on anything.',
      { text: '{names} held open the door, both sides of it.', needs: ['hands'] },
      { text: '{names} carried the tail, so that it should not drag.', needs: ['hands'] }
    ]
  },
  bed: [
    'It came home on the number nine, for it knew when that went. The lion got the rug, and the rug was full.',
    'Washed and dried, {H} lay down, and opened the book at the first page. Something soft and heavy came, and trod left and right, and lay down on it. It was warm as far as both knees.'
  ],
  last: [
    'It was not due back for three weeks, and it purred, and under it {H} was asleep.',
    'Nobody was looking at anything any more, and the lion slept where it liked, and so did {H}.'
  ]
})
