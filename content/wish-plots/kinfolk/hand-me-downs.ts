import { wishPlot } from '../wish-plot.ts'

export const handMeDowns = wishPlot({
  id: 'wish-hand-me-downs',
  wishes: ['hand-me-down', 'hand-me-downs', 'hand me down', 'hand me downs', 'handmedowns', 'handed down clothes', 'handed-down clothes', 'hand-down clothes', 'passed down clothes', 'passed-down clothes', 'bag of clothes', 'bags of clothes', 'box of clothes', 'sack of clothes', 'bin bag clothes', 'bag clothes cousin', 'box clothes cousin', 'bag clothes next door', 'box clothes neighbour', 'clothes from cousin', 'clothes from cousins', 'clothes from big cousin', 'clothes from next door', 'clothes from neighbour', 'clothes from neighbours', 'clothes from neighbor', 'cousin’s clothes', 'cousins clothes', 'cousin’s old clothes', 'brother’s old clothes', 'sister’s old clothes', 'brothers old clothes', 'sisters old clothes', 'brother’s clothes', 'sister’s clothes', 'cousin’s old', 'cousin’s jumper', 'cousin’s coat', 'cousin’s jacket', 'brother’s old coat', 'sister’s old coat', 'brother’s old jumper', 'sister’s old jumper', 'second-hand clothes', 'secondhand clothes', 'second hand clothes', 'second-hand coat', 'second-hand jumper', 'second hand coat', 'pre-loved clothes', 'preloved clothes', 'used clothes', 'old clothes cousin', 'somebody else’s name collar', 'someone else’s name collar', 'another name collar', 'other name label', 'someone else’s name label', 'someone else’s name coat', 'someone else’s name jumper', 'name in the collar', 'name tape', 'name tapes', 'name label jumper', 'name label coat', 'wears old clothes'],
  answers: ['hand-me-downs', 'hand-me-down', 'hand', 'down', 'downs', 'handed', 'passed', 'clothes', 'clothing', 'clothe', 'jumper', 'jumpers', 'sweater', 'cardigan', 'hoodie', 'coat', 'jacket', 'shirt', 'tshirt', 't-shirt', 'dress', 'trousers', 'jeans', 'shorts', 'pyjamas', 'socks', 'uniform', 'bag', 'bags', 'sack', 'box', 'boxes', 'big', 'huge', 'whole', 'full', 'old', 'older', 'new', 'used', 'second', 'second-hand', 'secondhand', 'from', 'cousin', 'cousins', 'neighbour', 'neighbours', 'neighbor', 'next', 'door', 'brother', 'brothers', 'sister', 'sisters', 'friend', 'friends', 'girl', 'boy', 'name', 'names', 'label', 'labels', 'tape', 'collar', 'collars', 'somebody', 'someone', 'else', 'else’s', 'another', 'other', 'child', 'still', 'inside', 'got', 'gets', 'get', 'wears', 'wear', 'wearing', 'wore', 'all', 'always', 'only', 'everything', 'came', 'arrived', 'today', 'doesn’t', 'won’t', 'not', 'want', 'wants', 'like', 'loves', 'love', 'favourite', 'red', 'blue', 'fits', 'fit', 'hers', 'his', 'never', 'anything', 'stuff', 'lots', 'aunt', 'auntie'],
  except: ['died', 'dead', 'death', 'dad’s', 'mum’s', 'grandpa’s', 'grandma’s', 'hospital', 'poor', 'poverty', 'money', 'afford', 'charity', 'refugee', 'flood', 'fire', 'burnt', 'stolen', 'lost', 'teased', 'laughed', 'bullied', 'bully', 'cries', 'crying', 'ashamed', 'baby coming', 'pregnant', 'doll', 'dolls', 'teddy', 'emperor', 'king', 'princess', 'dragon', 'monster', 'elephant', 'dog', 'cat', 'bear', 'washing', 'laundry', 'goat', 'peg', 'book', 'books', 'library', 'toys', 'bike', 'bicycle', 'shoes', 'glasses', 'itchy', 'dressing-up', 'dressing up', 'costume', 'swap'],
  moods: ['change', 'learning', 'quarrel'],
  company: ['bag', 'jumper', 'collar', 'pocket', 'trousers', 'coat', 'socks', 'thread', 'tape', 'hall', 'table', 'sleeve', 'label'],
  about: 'The red jumper out of a bag of hand-me-downs is still Mika’s, for it says so in the collar, until under Mika there turn out to be others, and there is room for the hero.',
  titles: ['Good Morning, Mika', 'Somebody Was Here Before', '{H} Moves into a Jumper', 'The Names in the Collar', 'Who Comes Next'],
  want: [
    {
      id: 'good-morning-mika',
      A: 'partner',
      paragraphs: [
        'There was a big bag in the hall for {H}. It was full of clothes, and they had got too small for a child called Mika. On top lay a red jumper with a pocket. {H} wanted that, and put it on. {A} looked into the collar. There was a name sewn in it. “Good morning, Mika,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-coat-for-later',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Next came a coat. {H} got in, and was not to be seen any more. “Where are you?” asked {A}. “I’m here,” said the coat. “But I’m only in the middle.” A sleeve came up and waved, with nobody in it. Mika must have grown very far.',
        '“That one’s for the winter after next,” said {A}. {H} crept out again at the bottom. The coat was hung on a hook. It had time.'
      ]
    },
    {
      id: 'the-plaster',
      A: 'partner',
      paragraphs: [
        '“I’m not Mika,” said {H}. “It says so here,” said {A}. They looked through the bag. The shirt was Mika, the trousers were Mika at the back, and so was every sock. But {H} wanted the jumper to be {H}’s own. {H} stuck a plaster over the name. But plasters like skin better than wool, and it held as far as the kitchen. Then it was in {H}’s hair, and in the collar it still said Mika.'
      ]
    },
    {
      id: 'smells-of-nothing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The whole bag smelled of another house, of soap and toast and perhaps a piano. “What does ours smell of?” asked {H}. {A} sniffed at a cushion. “Of nothing.” {H} sniffed at the curtain, and at {A}. It was nothing as well. “Nobody can smell their own house,” said {A}. “The nose has got used to it.”',
        '“Then Mika can’t smell this,” said {H}. “Mika thinks that it’s quite an ordinary bag.”'
      ]
    },
    {
      id: 'half-a-ticket',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Every pocket had to be searched. There was a chestnut, half a bus ticket, and a list that said “milk”. {H} laid it all in a row, to see what sort of day it had been. “Mika went for milk by bus,” said {A}, “and paid with a chestnut.”',
        '“Then why’s the chestnut still here?” asked {H}. They thought about that. The driver must have given it back. “And that’s why it’s only half a ticket,” said {H}.'
      ]
    },
    {
      id: 'eleven-socks',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the bottom there were socks, and there were eleven. {A} counted once more, and it was still eleven. “That’s five children and a stork,” said {H}. The last one was green, and it had no partner anywhere. {H} looked for it in the sleeves.',
        '“It’ll be at Mika’s,” said {A}, “under the bed.” So Mika had eleven socks too few and one too many. You could not help being a bit sorry for Mika.'
      ]
    },
    {
      id: 'both-of-us-are-mika',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} found a hat in the bag, and put it on. “Look inside,” said {A}. {H} looked, and there it was. “Then I’m Mika as well,” said {A}. “Pleased to meet you, Mika.” “Pleased to meet you, Mika,” said {H}. They shook hands. They had not known that they were so many.',
        '“Whose turn is it to tidy Mika’s room?” asked {A}. “Mika’s,” said both of them, and each one pointed at the other.'
      ]
    },
    {
      id: 'pet-and-three-hairs',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'On a grey cardigan there were three white hairs, and they were nobody’s from here. {A} found them. {A} read the first one from end to end, and the second, and then looked up at {H}. Somebody lived at Mika’s who had not been mentioned.',
        '{A} turned round twice, and lay down right on top of it. It took a few minutes. Then it was {A}’s, and needed no name. “That’s another way to do it,” said {H}.'
      ]
    },
    {
      id: 'elder-coat-knew-the-way',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Five of us had the same coat, and I was the fifth,” said {S}. “When it got to me, it could walk to school by itself. I only had to get in.” “Did it know the way?” asked {A}. “It knew all the short cuts,” said {S}. “I’d never have found them.”',
        '{S} smiled at the bag. “Only on Thursdays it always stopped at the baker’s. It had learned that from my cousin Emil. I never got to school before ten on a Thursday.”'
      ]
    },
    {
      id: 'child-waits-for-it',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} felt the red sleeve between two fingers. “When will it be too small for you?” asked {S}. “I’ve only just got it,” said {A}. {S} could understand that. {S} sat down opposite, and looked at the place where the sleeve ended.',
        '“Is it any shorter now?” asked {S} after a while. {A} pulled in both hands. “I can wait,” said {S}. “I’ve waited for lots of your things.”'
      ]
    },
    {
      id: 'too-thick-for-one',
      A: 'partner',
      paragraphs: [
        '“It scratches,” said {H}, and tugged at the collar. {A} felt the name from both sides. “It’s too thick,” said {A}. “There’s something under Mika.” At one corner the thread was loose. {H} lifted it with a fingernail. Under Mika it said Jo. Under Jo there was one more, washed nearly white. You could read an R. “It wasn’t Mika’s either,” said {H}. “Mika got it in a bag.”'
      ]
    }
  ],
  turn: [
    {
      id: 'reading-the-jumper',
      A: 'partner',
      paragraphs: [
        'Now they read the rest of it. The pocket hung down on the left. “Jo had stones,” said {H}. On one cuff was a darn, small and neat like a waffle. “That was R’s grandma,” said {A}. Wool stays a bit the way it has been bent, and both the elbows were round and thin. Somebody had been a leaner. {H} leaned on the table, and {H}’s elbows slid in as if the places had been kept. “It fits,” said {A}.'
      ]
    },
    {
      id: 'who-was-r',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Who was R?” asked {H}. “Ruben, perhaps,” said {A}. “Or Rosa.” They looked for more in the jumper. At the hem was a speck of yellow paint, and on one shoulder some candle wax. R got a bit clearer. R had painted something yellow, and taken it to a birthday.',
        '“A lemon?” asked {A}. “A lion,” said {H}. “Nobody gets a lemon for a birthday.” {A} had once got a lemon, and it had been a very good one. But it did not seem the moment to say so.'
      ]
    },
    {
      id: 'the-left-knee',
      A: 'same',
      spare: 9,
      paragraphs: [
        'With trousers you read the knees. Mika’s left one was thin and green, and the right one was like new. “Mika kneels down on the left,” said {A}. “For marbles, or to look under things.” {H} knelt down to see, without thinking about it.',
        'It was the right knee that came down. They tried it again, with a button to look for, and it was the right one again. “Then they’ll last,” said {A}. “Mika’s only used half.”'
      ]
    },
    {
      id: 'thank-you-for-growing',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One ought to say thank you for a bag like that. {A} had a pencil, and {H} said what to write. “Dear Mika,” said {H}. Then {H} had to think, for Mika had not done it on purpose. Mika had only eaten, and slept, and one day there was too much arm.',
        '“Thank you for growing,” said {H}. {A} wrote it down. “Anything else?” {H} looked at the two sleeves, to see how long they would last. “Please go on,” said {H}. “I’ll need the next size by spring.”'
      ]
    },
    {
      id: 'baby-and-the-small-hat',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'In a corner of the bag was a hat no bigger than an orange. It said Mika in that too. “Mika was as small as this,” said {H}, and could hardly believe it. They held it over {A}’s head. It sat on top like a lid on a pot.',
        '{A} looked up to see what there was. The hat fell off into {A}’s lap. {A} was already too big for something, and looked very proud.'
      ]
    },
    {
      id: 'a-book-of-names',
      A: 'partner',
      paragraphs: [
        '{H} wrote {H}’s name on a bit of white tape. It was sewn on top of Mika along one edge only, like a page. Mika and Jo were loosened, and were pages too. You could turn them over: {H}, Mika, Jo, R. “It’s a book,” said {H}. The pocket was empty. {H} fetched a blue button from the button tin, and pushed it down to the bottom of it. “Who’s that for?” asked {A}. “I don’t know yet,” said {H}. “Whoever comes next.” {A} looked into the collar. “Good evening, {H},” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see what was in the bag, as far in as it went.',
      '{names} looked about for Mika.',
      { text: '{names} held up a shirt, and it was Mika’s too.', needs: ['hands'] },
      { text: '{names} pulled a long stripy scarf out of the bag, and it did not stop.', needs: ['hands'] }
    ],
    way: [
      '{names} sat in the empty bag, and was Mika as well.',
      '{names} found a glove, with somebody’s thumb still bent in it.',
      { text: '{names} folded what had been tried on.', needs: ['hands'] },
      { text: '{names} smoothed down the plaster, and it stuck to that hand.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the pocket, to see what R had kept there.',
      '{names} looked at both the elbows, from outside.',
      { text: '{names} held the thread, so that it did not get away.', needs: ['hands'] },
      { text: '{names} leaned on the table too, to see what that does to sleeves.', needs: ['hands'] }
    ]
  },
  bed: [
    'Mika went into the drawer, sock by sock, and the bag was folded up small. One day it would be full again, and go on to somebody.',
    '{H} washed and lay down, and the red jumper lay over the chair. It kept both elbows bent, as {H} had left them.'
  ],
  last: [
    'In the dark of the pocket the button waited for whoever came next, and {H} was asleep.',
    'R and Jo and Mika had all been tired in it too, and {H} was asleep.'
  ]
})
