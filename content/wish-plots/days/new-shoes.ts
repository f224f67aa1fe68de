import { wishPlot } from '../wish-plot.ts'

export const newShoes = wishPlot({
  themes: ['new-shoes'],
  except: ['lace', 'laces', 'shoelace', 'shoelaces', 'tie', 'tying', 'learning', 'wellies', 'wellington', 'boots', 'trainers', 'growing'],
  wishes: ['buying shoes', 'buy shoes', 'bought shoes', 'buys shoes', 'shoe shopping', 'shoes shopping', 'shopping shoes', 'shoe shop', 'shoes shop', 'shoe store', 'new shoes', 'new school shoes', 'getting shoes', 'got shoes', 'grew shoes', 'outgrown shoes', 'outgrew shoes', 'shoes too small', 'shoes too tight', 'shoes small', 'grown shoes'],
  answers: ['buying', 'buy', 'bought', 'shop', 'store', 'shopping', 'new', 'getting', 'get', 'got', 'school', 'today', 'tomorrow', 'red', 'first', 'mum', 'dad', 'nana', 'granny', 'went', 'going', 'trip', 'pair', 'day', 'proud', 'shiny', 'loves', 'love', 'favourite', 'please', 'story', 'party', 'light', 'up', 'measured', 'feet', 'big'],
  moods: ['first', 'proud', 'change'],
  about: 'The hero’s new shoes are never to touch the ground, until the old ones turn out to know so much.',
  titles: ['Never on the Floor', 'What the Old Shoes Knew', 'Red Shoes on a Cushion', '{H} Stays on the Sofa', 'The First Scratch'],
  want: [
    {
      id: 'never',
      A: 'partner',
      paragraphs: [
        '{H} had new shoes. They were red, with soles as white as milk. {H} wanted them to stay like that, so they must never touch the ground. {H} sat on the sofa with both shoes up in the air.',
        '“How long can you do that?” asked {A}. “For ever,” said {H}. Under the chair lay the old ones. “And those?” asked {A}. “They’re finished,” said {H}. One leg began to shake.'
      ]
    }
  ],
  way: [
    {
      id: 'cushions',
      A: 'partner',
      paragraphs: [
        '{H} had to get to the window somehow. So {A} laid down two cushions. {H} stood on the first and stepped to the second. {A} took the first and laid it in front again.',
        'It went well as far as the middle of the room. There {A} pulled too early. {H} sat down hard, with both shoes up. “They didn’t touch!” cried {H}. All the rest of {H} had.'
      ]
    },
    {
      id: 'shoe-box',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then {H} remembered the shoebox. The shoes had come in it and nothing had happened to them. {H} stood in the box with both feet and said, “Push.”',
        '{A} pushed. The tissue paper crackled, and one side of the box lay down flat. “It’s only made for them lying on their sides,” said {A}. {H} tried that as well, but then {H}’s knees had no room.'
      ]
    },
    {
      id: 'on-the-air',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} lay down on the sofa and walked on the air, with both shoes going. “Where are you off to?” asked {A}. “To the baker’s,” said {H}. So {A} carried the street past, first a lamp and then a plant. After that came a loaf.',
        '“Good morning,” said the loaf, in {A}’s voice. “What shiny shoes!” Then {H} thanked the loaf and walked home again. It took longer, because legs get heavy up there. The plant had to come by three times. “You’ve got slower,” it said. “It’s uphill,” said {H}.'
      ]
    },
    {
      id: 'on-the-hands',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} put the shoes on both hands and went to the door in socks. That was a good way. But the door had a handle, and {H} had two feet for hands.',
        '{H} knocked at the door with a shoe until {A} opened it. “Somebody for you,” said {H}, and the left shoe bowed. {A} shook it politely by the toe, and then wiped it with a sleeve.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had found the old shoes under the chair, and thought them very good. The new ones had only been given one short look.',
        '“These are the nice ones,” said {H}, and held a new shoe out. {A} smelled it. It smelled of shop. {A} lay down beside the old ones, which smelled of everybody they knew.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I had shoes once that I kept for best,” said {S}. “They were so good that I never put them on.” “Are they still new?” asked {A}.',
        '“As new as on the first day,” said {S}. “Only when a best day came at last, my feet had gone on growing without them.” {A} looked down to see if anything was growing.'
      ]
    },
    {
      id: 'socks-over',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Next they pulled a big sock over each shoe. Now the shoes were dry and clean and safe. They also slid.',
        '{H} slid past {A} with both arms out, said “Oh,” and slid back. “You can’t see that they’re red any more,” said {A}. {H} lifted the edge of one sock. It was still red in there, but it was dark.'
      ]
    },
    {
      id: 'eek',
      A: 'same',
      spare: 6,
      paragraphs: [
        'One of the shoes said eek when {H} bent a toe. {H} did it again. Eek. “It wants to get down,” said {A}.',
        '“It doesn’t,” said {H}. “Eek,” said the shoe. “That was a yes.” {H} held that foot quite still with both hands. So then the other shoe said it.'
      ]
    },
    {
      id: 'clean-enough',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“I could make the floor so clean that you can stand on it,” said {A}. {A} swept it, and found a pea. Then {A} went over it with a wet cloth, and over that with a dry one. It shone like a plate.',
        '{H} hung over the edge of the sofa and looked at it from quite near. “There’s a hair,” said {H}. {A} took away the hair. “It’s cleaner than your soles now,” said {A}. “I know,” said {H}, and drew both shoes in a bit further. “I don’t want to make it dirty.”'
      ]
    },
    {
      id: 'hole',
      A: 'same',
      spare: 7,
      paragraphs: [
        'To save the shoes, {H} went some way on both knees. Knees are quite good at it. But on the rug one of them grew warm, and then it grew a hole.',
        '“That’s a trouser gone for a shoe,” said {A}. {H} put one finger in. Inside there was a knee, and it looked surprised.'
      ]
    },
    {
      id: 'not-a-thing',
      A: 'same',
      spare: 8,
      paragraphs: [
        'From outside came voices and a ball. {H} listened with both shoes in the air. “You could run about for me,” said {H}, “and I’ll watch.”',
        '{A} ran once across the room and once back, for {H}. “How was it?” asked {H}. “Fast,” said {A}. It had not felt like much from the sofa.'
      ]
    },
    {
      id: 'goose',
      A: 'partner',
      paragraphs: [
        '{A} had crawled under the chair and came out with an old shoe. It was blue and had marks all over. “I know this one,” said {A}, and put a finger on a scratch. “That was when you met a goose.” “A big one,” said {H}, “and I ran.”',
        '“And this?” asked {A}. “That’s the wall I walked along,” said {H}, and slid nearer. One mark was from a ball that {H} had stopped. Every scratch was a day. {A} turned over a new shoe, and there was nothing on it at all. “This one hasn’t been anywhere,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'choosing',
      A: 'partner',
      paragraphs: [
        '{H} looked at the new shoes for a long time. “Then I’ll choose the first one,” said {H}. “The first scratch. It mustn’t just be from a chair leg.” “From a goose?” asked {A}. But there was no goose.',
        '{H} set all four shoes toe to toe, and rubbed the old ones against the new. On each red toe there was a little blue. “What was that for?” asked {A}. “They’ve said hello,” said {H}. “Now the new ones know about the goose.”'
      ]
    },
    {
      id: 'two-left',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} put the shoes on in such a hurry that they pointed away from each other. “They’ve quarrelled,” said {A}.',
        '{H} crossed both legs, and then they pointed the right way. But you can’t walk like that, only stand and be admired. So {H} changed them over, and the shoes looked at each other again.'
      ]
    },
    {
      id: 'down',
      A: 'partner',
      paragraphs: [
        'Then {H} put both new shoes on the floor. {H} walked to the wall and back. {H} jumped once, and came down on {A}’s foot by mistake.',
        '“Ow,” said {A}, and looked at the toe of the left shoe. There was a new mark. “And what’s that one?” {H} bent down and looked too. “That’s you,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the new soles, which smelled of shop.',
      '{names} kept both ends off the ground, for a moment, and fell over.',
      { text: '{names} pushed a stool under the leg that shook.', needs: ['hands'] },
      { text: '{names} tied the laces for the sixth time, loop over loop.', needs: ['hands'] }
    ],
    way: [
      '{names} made way for the cushions, and one got sat on.',
      '{names} hurried over at the bump, and looked after the shoes first.',
      { text: '{names} held out a third cushion, and it was the wrong moment.', needs: ['hands'] },
      { text: '{names} pulled an old boot from the cupboard, and it had a day on it too.', needs: ['hands'] }
    ],
    turn: [
      '{names} honked, as well as anybody can who is no goose.',
      '{names} laid an old slipper alongside, so that it could say hello.',
      { text: '{names} rubbed a blue smudge off one thumb.', needs: ['hands'] },
      { text: '{names} lined up the other shoes of the house, to meet them.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back, and {group} put four shoes by the door, toe to toe. The old ones had a lot still to tell.',
    'Then everybody washed, down to the feet. {H} lay down, and wriggled ten toes that had nothing on at all.'
  ],
  last: [
    'The old shoes told it right to the end, goose and all, though {H} was asleep.',
    'Not even a heel touched the ground any more, and {H} slept.'
  ]
})
