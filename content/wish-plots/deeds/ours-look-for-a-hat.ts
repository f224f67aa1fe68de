import { wishPlot } from '../wish-plot.ts'

export const deedOursLookForAHat = wishPlot({
  id: 'wish-deed-ours-look-for-a-hat',
  tellsAny: 'ours',
  deeds: ['finds', 'befriends'],
  about: 'The hero looks for the library book and finds something marvellous instead; as they only ever find what they are not looking for, they look for what has been found, with their backs to it, and so the book turns up, and who knocked on page thirty.',
  titles: ['Only the Book Was Missing', 'Half a Bun, and Not the Other Half', '{H} and Page Thirty', 'Don’t Look', 'Quick, Look for a Hat'],
  company: ['book', 'page', 'submarine', 'list', 'bun', 'boots', 'bin', 'coats', 'sleeves', 'key', 'card', 'marble', 'mat', 'door', 'can', 'neighbour', 'postman', 'hat'],
  want: [
    {
      id: 'page-thirty',
      A: 'partner',
      paragraphs: [
        'On Tuesday {H} was looking for the library book, and {ours.did}. {A} came to see. “That isn’t it,” said {A}. “I know,” said {H}.',
        'It was the book with the submarine. {H} had got as far as page thirty. There it was deep and dark, and somebody knocked from outside. {H} had to know who. So they kept {ours.the} by them and went on looking, at home.'
      ]
    },
    {
      id: 'from-so-near',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had never been so near to one before. Most of all they looked at {what.part}. “Is that how it’s meant to be?” asked {A}. {H} thought so. You couldn’t have done it better.',
        '“And it was just there?” asked {A}. “Just there,” said {H}. “I’d moved a boot.” {A} had moved that boot every day for a year.'
      ]
    },
    {
      id: 'looked-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“{what.fact},” said {A}. “It’s in the big book.” “Did you look it up specially?” asked {H}. “No,” said {A}. “I was looking up pancakes.”',
        'They fetched the big book. It fell open at pancakes by itself, and was a bit sticky there. What {A} had said stood on the other side.'
      ]
    }
  ],
  way: [
    {
      id: 'the-list',
      A: 'partner',
      paragraphs: [
        'They looked in the boots, in the bread bin, and up the sleeves of all the coats. {A} wrote a list. There was half a bun. There was the key of a bicycle that they hadn’t got any more. There was a birthday card for {A}, still shut.',
        '“But no submarine,” said {H}. “Then we aren’t looking hard enough,” said {A}. So they looked harder. After that they had a marble, and the other half of the bun.'
      ]
    },
    {
      id: 'the-halves',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} put the two halves of the bun together. They didn’t fit. One had currants. “Then there are two more halves,” said {H}, “somewhere.”',
        'They both looked round the room, where it was all still lying hidden. There was a whole bun in it, in two places. It made the room feel a good deal larger.'
      ]
    },
    {
      id: 'behind-them',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They were both head down in the boots. Behind them {ours.the} {what.does}. “Was that the book?” asked {A}, out of a boot. “I don’t think so,” said {H}. “The book’s quieter.”',
        '{A} came up to see, and by then it was over. “I always miss everything,” said {A}, and went back into the boot.'
      ]
    },
    {
      id: 'sunday',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} opened the birthday card. It was three years old, from an aunt. “Many happy returns,” it said. “I’ll be there on Sunday at four.” They both looked at the clock.',
        '“There was somebody at the door once,” said {A}, “for quite a time.” They put the card up on the shelf. It was very pretty, and had a boat on it.'
      ]
    },
    {
      id: 'smaller-than-that',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A neighbour came across in her slippers. She was looking for her scissors. She looked at {ours.the} for some time, first with her glasses and then without. “No,” she said. “They’re smaller than that.”',
        '“Have you seen a library book?” asked {H}. The neighbour had seen one in the spring, but it was about knots. She wrote that down on the list, at the bottom, in case it was any help.'
      ]
    },
    {
      id: 'sound-behind',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“{what.sound},” it went, while {A} was up to the elbow in a coat. “What did you say?” asked {A}. “Nothing,” said {H}. “It wasn’t me.” {A} said it after it into the sleeve. It sounded much the same.',
        'Something fell out at the other end. It was a ticket for a merry-go-round, for one ride. {A} had looked for that until the merry-go-round shut.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} alone was looking for nothing at all. {A} lay in the middle of the floor. They had to look round {A} on all sides, and then underneath. There was only a warm patch.',
        '“Put it on the list,” said {H}. So that stood under the marble: one warm patch, in use.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ve been looking for my glasses since Sunday,” said {S}. “So far I’ve got two pencils and a recipe.” “They’re on your head,” said {A}. {S} felt, and there they were.',
        '“That’s a pity,” said {S}. “With those I’d have found all the rest by Easter.” {S} pushed them a bit further back, and went on.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} got into the laundry basket, to look there as well, and it was nice inside. Some time later {A} lifted the lid. “Have you found it?” asked {S}. “I’ve found you,” said {A}.',
        '“Do I go on the list?” asked {S}. {A} wrote it down. “With or without a sock?” asked {A}, because there was one on {S}’s head. “With,” said {S}. It looked like more.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} had had one fist shut all morning, and a corner stuck out. It might have been the corner of a page. They opened the fist politely, finger by finger. It was a corner of toast.',
        '{A} looked at the toast with surprise. Then {A} shut the fist, and opened it again by itself. And there it was once more.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '“At ours nobody looks for things,” said {A}. “We ask my aunt. She doesn’t even get up.” So they rang her up and told her about the book. At the other end it was quiet, and then there was a sip of tea.',
        '“Under something,” said the aunt. They thanked her. {H} looked round at all the things that it could be under. That was all of them.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. Nobody had been looking for that at all. {A} took the pencil, and put it on the list between the key and the card. Now they were on the other side of the paper.'
      ]
    },
    {
      id: 'the-book-every-time',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the mat with the list. “What were you looking for when you found the bun?” asked {A}. “The book,” said {H}. “And the marble?” “The book.” “And {ours.the}?” {H} didn’t have to think. “The book.”',
        '“There you are,” said {A}. “We only find what we’re not looking for.”'
      ]
    }
  ],
  turn: [
    {
      id: 'dont-look',
      A: 'partner',
      paragraphs: [
        '“Then we’ll look for {ours.the},” said {H}. “But …” said {A}. “Don’t look!” said {H}. They turned their backs at once. “Oh dear,” said {A} to the wall. “Where can {ours.the} be?”',
        '{A} looked behind the door and in the watering can. {H} went backwards past {ours.the}, with a hand over both eyes. “Not here!” called {H}. {ours.the} kept quite still, and gave nothing away. Then {H} bent down and felt underneath. “I haven’t found {ours.the},” said {H} from below, “but here’s my book.”',
        'It was warm from being under something, and a bit flatter than before. Now they might turn round. “Well, look at that!” said {A}. There they had {ours.the} again, just as good as the first time. They hadn’t expected it at all.'
      ]
    },
    {
      id: 'look-for-soap',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It was a good thing to know. “What else would be nice?” asked {A}. “{what.wants},” said {H}. “Not for us.” So they went and looked for soap. They looked high and low, and took care not to think of anything.',
        'What they found was a comb, and a picture of {A} with a bucket. “It isn’t exact,” said {A}, “but it’s something.”'
      ]
    },
    {
      id: 'the-postman',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The postman rang. He had been looking for number nineteen all morning. He had found seventeen, and twenty-one twice. “Look for number four,” said {H}. “Number four’s over there,” said the postman. “Don’t go there,” said {A}. “Just look for it.”',
        'He went off down the street, shaking his head and looking for number four. Then they heard him laugh. There was a bell, and a door.'
      ]
    },
    {
      id: 'nobody-looks-for-a-key',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps the bicycle’s still looking for the key,” said {H}. They thought of it, blue, with a basket, going up and down somewhere. {A} hung the key outside on the gate.',
        '“Now it mustn’t look for it,” said {A}. So that the bicycle would find it, they hung a glove there too. That it could look for in peace.'
      ]
    },
    {
      id: 'look-for-a-hat',
      A: 'partner',
      paragraphs: [
        '{A} crossed out the book on the list. “It has to be back tomorrow,” said {A}. “Where’s the library card?” {H} looked round the whole room. “Quick,” said {H}, “look for a hat.”'
      ]
    },
    {
      id: 'the-button',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They looked for a hat for some time. “Not here,” called {A} from under the table. “Not here either,” called {H}. It was a very good hat that they were looking for, with a feather.',
        'What {A} brought out was a button. Since Easter {A}’s best coat had been done up with a spoon. “I’d have been quite happy with the hat,” said {A}, and put the spoon on the list.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crawled round {ours.the}, and came back without a book.',
      '{names} sneezed behind the shelf, and that was only dust.',
      { text: '{names} shook out the cushions, and a comb fell into view.', needs: ['hands'] },
      { text: '{names} knocked on the wall, as somebody does on page thirty.', needs: ['hands'] }
    ],
    way: [
      '{names} found a very old biscuit, and dealt with it.',
      '{names} got stuck under the sofa, and had to be looked for as well.',
      { text: '{names} pulled a glove out of the bread bin, and the other out of a boot.', needs: ['hands'] },
      { text: '{names} tried the bicycle key in every door.', needs: ['hands'] }
    ],
    turn: [
      '{names} backed round the room, and bumped into {ours.the} on purpose.',
      '{names} gaped at {ours.the} for the second time, and meant it more.',
      { text: '{names} peeped through eight fingers, which hardly counted.', needs: ['hands'] },
      { text: '{names} stroked the cover flat, from the submarine outwards.', needs: ['hands'] }
    ]
  },
  bed: [
    'The list hung beside the door, and all the sleeves were the right way out. They kept {ours.the} close by for the night, so as not to have to look.',
    '{H} splashed a little, and lay down, and turned over page thirty. It was a whale that had knocked. It only wanted to know if this was the right way to the sea.'
  ],
  last: [
    'The library card lay somewhere, quite still, and gave nothing away, and {H} was asleep.',
    'Nobody was looking for sleep, and so it was there at once, and {H} had found it.',
    'Under something lay a card, under the blanket lay {H}, and slept.'
  ]
})
