import { wishPlot } from '../wish-plot.ts'

export const bargaining = wishPlot({
  id: 'wish-bargaining',
  beginsElsewhere: true,
  wishes: ['bargaining', 'bargain market', 'bargained', 'bargains market', 'bargain', 'bargaining market', 'haggle', 'haggling', 'haggled', 'haggles', 'bargaining tomatoes', 'bargaining souk', 'souk', 'souq', 'the souk', 'suq', 'bazaar', 'bazar', 'market price', 'market tomatoes grandma', 'market tomatoes price', 'market mama', 'market women', 'market woman price', 'market tomatoes extra', 'sabzi mandi', 'sabzi wala', 'sabziwala', 'mandi vegetables', 'tianguis', 'market lower price', 'asked lower price', 'too expensive market', 'beat down price', 'market jara'],
  answers: ['market', 'markets', 'price', 'prices', 'tomato', 'tomatoes', 'onion', 'onions', 'yam', 'yams', 'mango', 'mangoes', 'fruit', 'vegetables', 'stall', 'stalls', 'seller', 'woman', 'lady', 'trader', 'mama', 'money', 'coins', 'shillings', 'naira', 'cedis', 'rupees', 'dirhams', 'pesos', 'grandma', 'granny', 'nana', 'gogo', 'bibi', 'shosho', 'cucu', 'teta', 'sitti', 'nani', 'dadi', 'abuela', 'mum', 'mummy', 'dad', 'daddy', 'auntie', 'aunty', 'uncle', 'first', 'time', 'learn', 'learned', 'learning', 'taught', 'how', 'went', 'going', 'go', 'shopping', 'buy', 'buying', 'bought', 'extra', 'cheap', 'cheaper', 'expensive', 'busy', 'crowded', 'loud', 'noisy', 'colourful', 'smells', 'spices', 'lamps', 'walk', 'walked', 'away', 'saturday', 'morning', 'today', 'yesterday', 'good', 'loves', 'story', 'please', 'our', 'my', 'with', 'trip', 'day', 'marrakech', 'morocco', 'cairo', 'lagos', 'nairobi', 'accra', 'basket', 'goat'],
  except: ['lost', 'stole', 'stolen', 'thief', 'cheated', 'hungry', 'poor', 'begging', 'hurt', 'police', 'fire', 'christmas', 'church', 'plant', 'school', 'bedtime', 'veg', 'supermarket', 'goblin', 'monster', 'fairy', 'dragon', 'robot', 'died', 'carpet', 'flying'],
  moods: ['first', 'learning', 'proud'],
  out: true,
  company: ['tomatoes', 'heap', 'goat', 'stall', 'stalls', 'market', 'buckets', 'onions', 'basket'],
  about: 'At the market the hero bargains for tomatoes, first upwards, then by walking off too fast, and at last with one slow sigh.',
  titles: ['Twelve, Said {H}', 'One Slow Sigh', '{H} Walks Away From the Tomatoes', 'As Far as the Goat', 'The Sixth Tomato'],
  want: [
    {
      id: 'twelve',
      A: 'partner',
      paragraphs: [
        '“Ten,” said the woman behind the tomatoes. They lay before her in heaps, red and shiny, five to a heap. Today {H} was to buy a heap, and do the bargaining. {A} only stood by with the basket. {H} looked the woman straight in the eye. “Twelve,” said {H}.',
        '{A} coughed. “The other way,” whispered {A}. “You’ve got to go down.” The woman laughed until she had to sit down. “We’ll start again,” she said. She was a fair woman.'
      ]
    }
  ],
  way: [
    {
      id: 'as-far-as-the-goat',
      A: 'partner',
      paragraphs: [
        '“Ten,” said the woman. “Six,” said {H}. “Nine,” said the woman. {H} knew what came next. You walk off, and then they call you back and it’s cheaper. So {H} turned round and marched away, past the melons and the buckets, as far as the goat.',
        'Nobody called. The goat chewed. Then {A} came, with an empty basket. “What’s she doing?” asked {H}. “She’s talking to somebody else,” said {A}.'
      ]
    },
    {
      id: 'the-buckets',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Next to the goat a man sold buckets. They stood inside each other, as high as a door, and he sat beside them with folded arms. “How much is the blue one?” asked {A}, just to be friendly. “Four,” said the man. “Three?” said {H}. “Four,” said the man.',
        '“Three and a half?” The man thought about it for so long that {H} began to hope. “Four,” said the man. {H} had never met such a bucket.'
      ]
    },
    {
      id: 'yellow-headscarf',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They stood and listened to how other people did it. A lady in a yellow headscarf held a cabbage up to her ear. “It doesn’t crackle,” said the lady. “It’s resting,” said the man with the cabbages. “Then it must be old,” said the lady, and went on listening.',
        'In the end she got it for half the price, with a bunch of something green. “What did she hear?” asked {H}. “Nothing,” said {A}. “But it gave him time to worry.”'
      ]
    },
    {
      id: 'one-on-top',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You can also ask for something on top,” said {A}. When the bananas had been paid for, {A} stayed and looked at the man. The man looked at {A}. “Well?” said {A}. The man sighed, and laid one more banana on the bunch.',
        '“You didn’t say anything,” said {H}. “I said ‘Well,’” said {A}. {H} tried it on the goat. “Well?” said {H}. The goat looked back, and went on having nothing to give.'
      ]
    },
    {
      id: 'through-the-market',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The path between the stalls was just as wide as two baskets. Everybody had two. You had to turn sideways, and breathe in, and somebody’s fish looked at you from very near. “Mind your back!” called a boy with a barrow full of mats.',
        '{H} minded it. {A} did too, and had a mat round the shoulders for the length of three stalls. “It suits you,” said the man with the mats. “Eight.” “I’m not buying it,” said {A}. “I was only passing through.”'
      ]
    },
    {
      id: 'which-heap',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} had seen straight away which heap it must be. It was the third from the left. On top sat a tomato with a small bump, like a nose. “Don’t look at it,” whispered {A}. “If she knows that you like it, it costs more.”',
        'So {H} looked at all the others, one by one. It is hard not to look at a nose. {H} could feel it on the left side of the face, the whole time.'
      ]
    },
    {
      id: 'scales',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The spice man had scales with two pans, and everything that he sold was a different yellow. {A} held out a hand, and he put a pinch of something in it. {A} smelled it, and stood still, with a nose all in wrinkles.',
        '“Ha,” said {A}. “Ha.” The spice man covered his pans with both arms. But no sneeze came. {H} took a sniff as well, from further off. It was like a biscuit that had been on a journey. {H} kept the smell on one finger for later.'
      ]
    },
    {
      id: 'other-sells',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} turned an empty crate over and sat down behind it. “Now I’m the tomato woman,” said {A}. On the crate lay five pebbles. “Ten.” “Six,” said {H}. “For these?” said {A}. “I carried them all the way down from the mountain, and my knee hurts.”',
        '{H} felt sorry for the knee. “Ten, then,” said {H}. “You’re hopeless,” said {A}, and took the money, which was leaves. But the pebbles were good ones. One was quite round.'
      ]
    },
    {
      id: 'shade',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Over the stalls hung cloths, because of the sun, and underneath everybody was a different colour. At the onions you were blue. {A} took two steps, and was orange, right up to the hair.',
        '“The tomatoes are under a red one,” said {H}. They both bent down and looked. It was true. The woman’s hands were red, and her coins, and her white apron. “That’s clever,” said {A}. “I bet they’re pink at home.”'
      ]
    },
    {
      id: 'what-is-it-worth',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Why doesn’t she just say what they cost?” asked {H}. “She doesn’t know yet,” said {A}. “You’ve got to find it out together. She begins up there, and you begin down here, and where you meet, that’s what it is.”',
        '“And at the shop?” “There you meet nobody,” said {A}. “You only meet a label.” {H} looked back along the path, to where somebody laughed out loud over a pineapple.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come along too, and had no money, and so had to live by {A}’s looks. The sausage man saw {A}, and held on to his sausages. {A} did nothing. {A} was only there.',
        '{H} watched closely. {A} did not say any number at all. It took as long as a song on his radio. Then the sausage man cut off an end, and threw it. “Did you see that?” said {H}. “All for nothing.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once bargained for a hen,” said {S}. “We began after breakfast. By noon we’d had tea, and I’d seen pictures of his whole family.” “And what did it cost?” asked {A}.',
        '“What he’d said to begin with,” said {S}. “But by then he couldn’t part with it any more, and neither could the hen. So I went home with two eggs. Every week I came back to ask how the hen was.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had a coin too, just one, and was going to spend it. At every stall {S} held it up and asked, “What can I get for this?” {S} was offered a lemon, half a comb, and a ride on the barrow.',
        '“What did you take?” asked {A}. “Nothing,” said {S}, with the coin still in one fist. “I’ve only got the one. If I spend it I can’t ask any more.” {A} had not thought of it in that way.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} rode through the market tied on high, and got something at every stall without asking. Here it was a grape, and there a kiss. One old lady held {A}’s foot for a while, and would not let go of it.',
        '“What’s this one?” she asked {H}. “Not for sale,” said {H}. “Everything’s got a price,” said the lady. {A} gave her a wet grape, straight out of the mouth. “That’s what I call a bargain,” said the lady.'
      ]
    },
    {
      id: 'too-fast',
      A: 'partner',
      paragraphs: [
        '{A} looked from the goat to the stall. “You walked like somebody who’s late for the bus,” said {A}. “She thought that you’d really gone.” “I really had,” said {H}. “That’s just it,” said {A}. “You’ve got to go slowly. You’ve got to want the tomatoes the whole time you’re leaving.”',
        'They practised it up and down in front of the goat. It was one step, a stop, a sigh, and one look back over the shoulder. {H}’s sigh was very good. The goat came along.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sigh',
      A: 'partner',
      paragraphs: [
        '“Back again?” said the woman. “I’m only passing,” said {H}. “Nine,” said the woman. “Seven,” said {H}. The woman shook her head, so {H} left, with one slow step. {H} stopped by an onion. Then {H} sighed, right up from the toes. {H} looked back at the tomatoes, like somebody leaving on a train.',
        '“Eight!” called the woman. “Eight, and come here, before I start crying. And this one’s for the sigh.” She put a sixth tomato on top.'
      ]
    },
    {
      id: 'into-the-basket',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The tomatoes went into the basket one at a time, and {A} held it still. They were warm from the sun, and each had a small green star on top. “We’ll have to carry them as if they were asleep,” said {A}.',
        'So they carried the basket between them, by both handles. A man with a ladder let them go first. “What have you got there?” he asked. “Five,” said {H}. “And one for a sigh.” He looked in, and whistled.'
      ]
    },
    {
      id: 'goat-again',
      A: 'same',
      spare: 15,
      paragraphs: [
        'On the way out they passed the goat. It stood up, took one slow step, stopped, and looked back over its shoulder. “It’s learned it,” said {A}. “What does it want?” asked {H}.',
        'It wanted something green, and under a stall lay a cabbage leaf or two. {H} gave it one. The goat chewed, and took a second slow step. “No,” said {H}. “I know how it’s done.” But it was such a good step that in the end it got another.'
      ]
    },
    {
      id: 'shake-hands',
      A: 'partner',
      paragraphs: [
        '{H} counted out eight coins, and they shook hands on it. “You should try the man with the buckets,” said the woman. “He’s never come down for me, not once. But I can’t sigh.” “Next week,” said {H}.',
        'Then they carried the basket home. At the corner {H} looked back over one shoulder, though there was nothing left to buy. It had become a habit.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled the whole market, one stall after another.',
      '{names} stood in the shade of a cabbage.',
      { text: '{names} carried the other basket, with the melon in it.', needs: ['hands'] },
      { text: '{names} held {H}’s hat for the bargaining.', needs: ['hands'] }
    ],
    way: [
      '{names} came after, and took rather a lot of time over the fish.',
      '{names} looked the goat in the eye, and looked away first.',
      { text: '{names} asked about the price of beans.', needs: ['hands'] },
      { text: '{names} fanned a face with a cabbage leaf.', needs: ['hands'] }
    ],
    turn: [
      '{names} sighed along, to be on the safe side.',
      '{names} sniffed at the sixth tomato.',
      { text: '{names} found one more coin in the other pocket.', needs: ['hands'] },
      { text: '{names} waved to the woman over everybody’s heads.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home six tomatoes lay in the bowl, with the one for the sigh on top.',
    '{H} washed, and asked for half an hour more of the evening. The offer was five minutes. They met at eight.'
  ],
  last: [
    'With one slow step and one good sigh {H} walked off into sleep, and was not called back.',
    'All the stalls were shut, and the goat lay down, and {H} was asleep.'
  ]
})
