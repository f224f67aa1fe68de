import { wishPlot } from '../wish-plot.ts'

const WHOLE = ['market', 'shop', 'supermarket', 'house', 'garden', 'kitchen', 'town', 'school', 'bakery', 'fridge', 'farm', 'village', 'library']
const NO_FOOD = ['books', 'socks', 'shoes', 'homework', 'clothes', 'furniture', 'curtains', 'paper', 'hats', 'laundry', 'washing', 'buttons', 'newspapers', 'letters', 'toys', 'pencils', 'umbrellas', 'chairs', 'rocks', 'stones', 'cars']

export const whoeverEatsTheMarket = wishPlot({
  id: 'wish-whoever-eats-the-market',
  visits: 'anything',
  whoever: [
    'eats the whole market',
    ...WHOLE.flatMap((place) => [`ate the whole ${place}`, `ate up the ${place}`]),
    'ate everything',
    'ate up everything',
    'eats everything',
    'ate anything',
    'eats anything',
    'swallows everything',
    'swallowed everything',
    ...NO_FOOD.flatMap((thing) => [`ate ${thing}`, `eats ${thing}`]),
    'wants to eat everything',
    'always ate things',
    'gobbled up the whole shop',
    'eats whatever it sees',
    'chews up shoes',
    'ate the sofa',
    'ate a bus',
    'ate everybody’s lunch',
    'swallows things whole',
    'devours everything',
    'hoovers up everything'],
  except: ['people', 'children', 'sheep', 'pigs', 'grandma', 'granny', 'plastic', 'rubbish', 'poison', 'sick', 'tummy ache', 'doesn’t eat', 'won’t eat', 'bites', 'nails', 'medicine', 'breakfast', 'sock', 'socks', 'homework', 'paper', 'shoes', 'books'],
  company: ['table', 'turnip', 'pears', 'cheese', 'bell', 'slipper', 'boots', 'market', 'sign'],
  about: 'The hero wants to sell a turnip with a face; whoever eats the whole market leaves only that, for nobody eats what they have been introduced to.',
  titles: ['Nobody Eats Gerald', 'The Whole Market', '{visitor} Is Introduced', 'The Bell Was in There Too', 'Turnips Today'],
  want: [
    {
      id: 'since-monday',
      A: 'partner',
      paragraphs: [
        '{H} had a market on the table. There were pears, a cheese and a bell. And since Monday there was the turnip. {H} wanted to sell that turnip, just once, before they closed. “Nobody wants a turnip,” said {A}, and bought a pear.',
        'Then somebody came with a napkin on. It was {visitor.first}. “Good evening,” said {visitor}. “I’ll eat the lot.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-sign',
      A: 'partner',
      paragraphs: [
        'First {visitor} ate the pears, and then the cheese. The prices went after them, and so did the bell. You could hear it ring on the way down. “We’re closed,” said {A}, quite sure, and hung up a card that said so. {visitor} ate the card.',
        '“Now we can’t close,” said {H}. {visitor} had begun on the tablecloth. “What does it taste of?” asked {A}. “Of the next thing,” said {visitor}.'
      ]
    },
    {
      id: 'adding-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“That comes to eleven pounds,” said {A}, who had been adding it up on a strip of paper. {visitor} leaned over to see, and the paper was gone. “What did it come to?” asked {visitor}. {A} started again, on the table, in chalk.',
        '“Four pears,” wrote {A}, “a cheese, a bell.” Behind the pencil came {visitor}, eating. It was a clean table by the end. “There’s a seven stuck in me,” said {visitor}. “It’s a sharp sort of number.”'
      ]
    },
    {
      id: 'caller-wants',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Isn’t there something that you like best?” asked {A}. “{caller.wants},” said {visitor} at once. “I had that on Sunday, on a plate with a blue rim.” “And how was it?” {visitor} thought back. “The rim was the best part,” said {visitor}.',
        '{H} put the other plates up on the cupboard, rim side in. “I wouldn’t,” said {visitor}, and was a little hurt. “I’ve had enough blue for this week.” Then the chalk was missing, and nobody said anything.'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Where does it all go?” asked {A}. You could not see it anywhere. {visitor} was no bigger than before. {A} put an ear to it, and knocked. “That’s the cheese,” said {A}. “And there are the pears, on the left.”',
        'At {caller.part} it went ting. “That’s where the bell’s got to,” said {H}. After that {visitor} went about quite carefully, but with each step it rang. Three people looked in at the door, and asked if the market was still open.'
      ]
    },
    {
      id: 'high-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} carried all that was left up onto the wardrobe. Up there were the bread bin, a broom and a plant now. “You can’t get up there,” said {A}. “No,” said {visitor}, and was sorry. Then {visitor} began at the bottom, with the wardrobe.',
        '“That’s only wood,” said {H}. “It’s got coats in,” said {visitor}. “It’s like a pie.” {A} carried it all down again, one after the other, and {visitor} held the door politely. Then the door had a corner missing.'
      ]
    },
    {
      id: 'the-taster',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You could be our taster,” said {A}. “You take a bit of each, and you say whether it’s good.” They began with a peg. “Good,” said {visitor}. The soap was good, and the sponge was good. The string was good, but there might have been more of it.',
        '{A} noted it all down. “And this?” asked {H}, and held out a drawing of a cake. {visitor} was at it for some time. “That one’s a bit dry,” said {visitor}. “You can tell that it was done with the brown.”'
      ]
    },
    {
      id: 'next-customer',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} went out, and came in again as somebody new, with a basket. “What have you got today?” asked {A}. {H} looked along the table. “We’ve got a turnip,” said {H}. “Besides that we’ve got a view of the wall.” {A} thought about it. “How much is the wall?”',
        'But at that moment the basket got lighter. {A} looked into it, and there was the handle. “I didn’t know if you still needed it,” said {visitor}. “People say when they need it.” “When?” asked {A}. “Mostly afterwards,” said {visitor}.'
      ]
    },
    {
      id: 'says-stop',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Doesn’t anything in you say stop?” asked {H}. {visitor} listened. “It does say something,” said {visitor}, “but there’s always somebody chewing.” They all kept quiet. {A} put down the pencil, for that had been one of the noises.',
        '{visitor} ate nothing for as long as a breath. “Well?” asked {A}. “It says something with an O in it,” said {visitor}. “It may be stop. It may be more. I’d better take another bit, and listen again.” That was the end of the pencil.'
      ]
    },
    {
      id: 'how-it-began',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How did it start?” asked {A}. “With a crumb,” said {visitor}. “It lay there, and I was passing. I thought, it won’t be missed.” “And was it?” “Not at all,” said {visitor}. “So I thought, then they won’t miss the loaf.”',
        '{H} could follow that. Beside the loaf there had been the bread board, and beside the board was the table. “You never get to a place where it’s different,” said {visitor}. “There’s always a next thing, and it’s always standing quite close.”'
      ]
    },
    {
      id: 'painted-food',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“We need new goods,” said {H}. So they drew some. {A} drew plums, and {H} drew a fish with a very long middle. They laid it all out, and it was a market again, only flatter. {visitor} walked up and down in front of it.',
        '“Are they fresh?” asked {visitor}. “They’re still wet,” said {A}. The plums went first. The fish was so long that it took two bites. {H} got back the half with the eye. “It’s looking at me,” said {visitor}, and would not have it. Nobody thought about that till later.'
      ]
    },
    {
      id: 'thank-you-note',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Nobody’s asked me back yet,” said {visitor}. “At the baker’s they said, Come again. But they’d moved.” “Perhaps they would’ve liked some left,” said {A}. {visitor} had never heard of left. “What do you do with it?”',
        '“You have it tomorrow,” said {H}. {visitor} looked from one to the other, to see if that was a joke. “Tomorrow’s got its own,” said {visitor}. “Hasn’t it?” They looked along the table. There was a good deal of tomorrow gone from it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a goose at home,” said {S}, “for a dinner. Little Peg was to feed it. Peg was four, and called it Mrs Potts.” “And then?” asked {A}. “Then it was the day of the dinner,” said {S}.',
        '“Well?” asked {visitor}, who had stopped in the middle of the mop. “We had eggs,” said {S}. “Mrs Potts sat at the table with us. She had the good chair for nineteen years.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had a biscuit in the shape of a man. “I can’t eat him,” said {S}. “I’ve looked at him too long.” “How long?” asked {A}. “Since Easter,” said {S}. He had lost a foot by now, but only from the pocket.',
        '{visitor} came close, and could have. “What’s his name?” asked {visitor}. “Alan,” said {S}. {visitor} took a step back. “How do you do,” said {visitor} to Alan, and after that looked only at the chair.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had seen it all, and had gone and sat down in the dish. {visitor} came to the dish. “That’s {A},” said {H} quickly. “{A} lives here.” “Good evening, {A},” said {visitor}, and made a bow.',
        'Then {visitor} went round the dish, in a wide curve, and on to the bath mat. “Why not the dish?” asked {H}. “Somebody’s in it,” said {visitor}. “You don’t eat somebody.”'
      ]
    },
    {
      id: 'only-the-turnip',
      A: 'partner',
      paragraphs: [
        'In the end {A} had only one slipper left. But on the bare table lay the turnip. {visitor} had eaten all round it. “Don’t you like turnip?” asked {H}. “I couldn’t,” said {visitor}. “It’s looking at me.”',
        '{H} had drawn the face on it on Monday, for company. “That’s Gerald,” said {H}. {A} looked from one to the other. “That’s it,” said {A}. “You don’t eat anybody you’ve met.”'
      ]
    }
  ],
  turn: [
    {
      id: 'introduced',
      A: 'partner',
      paragraphs: [
        'The next bite would have been the table. “Stop!” cried {H}. “This is Martin.” {visitor} let go at once. “I beg your pardon, Martin,” said {visitor}. Then they had to be quick. {A} ran ahead with chalk, and put two eyes on everything. {H} came after and said who it was. The slipper was Ken. The chairs were the Misses Lee.',
        'By the end there was nothing in the whole room that could be eaten. “What nice people you know,” said {visitor}, and was quite shy.'
      ]
    },
    {
      id: 'what-they-say',
      A: 'same',
      spare: 12,
      paragraphs: [
        'When you have met somebody, you can talk to them. {visitor} sat down by Ken and asked how it was, being the only one left. “He says it’s all right on the rug,” said {visitor}, “but he can’t do stairs.” {A} sat down as well, and put the one foot out to him.',
        'The elder Miss Lee had a bad leg. {visitor} held her up with a book under it, and the book’s name was Doctor Brown. “I never knew that she wobbled,” said {visitor}. “I’d have got to that leg in a minute.”'
      ]
    },
    {
      id: 'supper-problem',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“But what do I eat now?” asked {visitor}. {A} had brought a roll from the bottom of a bag. “What’s its name?” asked {visitor}, and drew back. “It hasn’t got one,” said {A}. “It’s only a roll. You can look.” There was no face, on either side.',
        '{visitor} turned it round and round, so as to be sure. Then {visitor} took a small bite, and waited a while to hear if anybody said anything. “It’s got a crust,” said {visitor}. “I’ve never been long enough at one to notice.”'
      ]
    },
    {
      id: 'sold',
      A: 'partner',
      paragraphs: [
        '“Is Gerald for sale?” asked {visitor}. “To eat?” asked {H}. “Eat Gerald!” said {visitor}. “I’d like to sit opposite him. At home there isn’t anybody left.” “He’s three pounds,” said {A}. {visitor} gave a shake, and out came the bell.',
        '“Sold!” called {H}, and rang it. {visitor} carried him out under the napkin. “What are we having, Gerald?” asked somebody in the hall. “No, don’t tell me what it’s called.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the turnip, and left it as well.',
      '{names} stood in the queue, and it was a short one.',
      { text: '{names} bought the smallest pear, and held it tight.', needs: ['hands'] },
      { text: '{names} held on to the bag with both hands.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the bell too, and heard it.',
      '{names} licked up one crumb, and felt a bit guilty.',
      { text: '{names} saved a peg, and hid it in a pocket.', needs: ['hands'] },
      { text: '{names} pulled at the tablecloth, from the other end.', needs: ['hands'] }
    ],
    turn: [
      '{names} bowed to Martin, and bumped into him.',
      '{names} got introduced too, just in case.',
      { text: '{names} shook hands with both the Misses Lee.', needs: ['hands'] },
      { text: '{names} drew one more face, on the doorknob.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was not much to clear away. They wiped the table, all but the eyes, and said good night to Martin.',
    'They washed, and hung up the towel, who was called Joan. Then {H} lay down, with the bell on the sill.'
  ],
  last: [
    'The market was closed, and there was no card to say so, and {H} was asleep.',
    'Somewhere somebody sat opposite Gerald, and {H} was asleep.'
  ]
})
