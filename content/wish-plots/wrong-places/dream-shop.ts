import { wishPlot } from '../wish-plot.ts'

export const dreamShop = wishPlot({
  id: 'wish-dream-shop',
  beginsElsewhere: true,
  wishes: ['dream shop', 'dreams shop', 'dream store', 'dreams store', 'sells dreams', 'selling dreams', 'sold dreams', 'sell dreams', 'dream seller', 'dreams for sale', 'dream market', 'dream stall', 'buys dream', 'buys dreams', 'buy dream', 'buy dreams', 'bought dream', 'dream shopkeeper', 'dreams in jars', 'dream jar', 'dream jars', 'bottled dreams', 'dreams in bottles', 'shop of dreams'],
  answers: ['shop', 'store', 'dream', 'dreams', 'sells', 'selling', 'sold', 'buys', 'bought', 'jar', 'jars', 'night', 'magic', 'magical', 'little', 'old', 'flying', 'where', 'you', 'can', 'that', 'who', 'the', 'a', 'visit', 'visits', 'goes', 'finds', 'found', 'corner', 'shopkeeper', 'sweet', 'good', 'nice', 'sleepy', 'customer', 'customers', 'at', 'owl', 'in', 'only', 'opens', 'open', 'street', 'town'],
  except: ['bad', 'nightmare', 'nightmares', 'scary', 'afraid', 'scared', 'job', 'catcher', 'house', 'holiday', 'lost', 'train', 'died', 'monster', 'broken', 'horror', 'football', 'BFG'],
  company: ['shop', 'sloth', 'dream', 'dreams', 'penguin', 'jar', 'jars', 'lid', 'counter', 'lamp', 'bus', 'sea', 'yawn', 'till'],
  about: 'In the shop that sells dreams flying costs three real yawns, and somebody who is far too awake lifts the lid a little.',
  titles: ['Three Yawns, Please', 'The Last Jar of Flying', '{H} Lifts the Lid', 'The Shop That Sold Dreams', 'Being a Bus'],
  want: [
    {
      id: 'the-last-jar',
      A: 'partner',
      paragraphs: [
        'There was a shop that sold dreams. {H} and {A} went in, and over the counter hung a sloth. The dreams stood all round, in jars. “The Sea, Warm”, it said on them, and “Late for School”, and “Being a Bus”.',
        '{H} wanted the one that said “Flying”. Something in there bumped against the lid. “What does it cost?” asked {H}. “Three yawns,” said the sloth.'
      ]
    }
  ],
  way: [
    {
      id: 'a-false-one',
      A: 'partner',
      paragraphs: [
        '{H} went “aah”. The sloth held it to the lamp. “That’s a false one,” said the sloth. “Then I’ll pay,” said {A}, and yawned until both ears moved.',
        'A small dream slid off the shelf, and flew in between {A}’s teeth. “What was that?” asked {A}. “A penguin,” said the sloth. “Just a little one.”'
      ]
    },
    {
      id: 'forgotten',
      A: 'same',
      spare: 1,
      paragraphs: [
        'One shelf was called “Forgotten”. That was where dreams go when you wake up and can’t think what it was. {A} walked along it, and stopped. “That one’s mine,” said {A}. “From last night! I knew there was something with a hat.”',
        'The sloth took it down, and blew the dust off. They all bent over the jar. “It was a goat,” said {A}. “In the hat. And I owed it money.” Now that it was back, nobody could have said why it had been so nice.'
      ]
    },
    {
      id: 'half-price',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In a basket by the door lay what was cheap. “Late for School” was in there, nine times. “They all bring it back,” said the sloth. There was “Looking for a Shoe”, and one that just said “Stairs”. {H} shook it. It went up, and up, and up.',
        '“Who buys those?” asked {A}. “Nobody,” said the sloth. “They come free, with cheese.” {A} thought of last Saturday. There had been a great deal of cheese, and such a lot of stairs.'
      ]
    },
    {
      id: 'smelling',
      A: 'same',
      spare: 3,
      paragraphs: [
        'You weren’t allowed to open them, but you were allowed to smell. {H} sniffed at the rim of “The Sea, Warm”. It smelled of salt, and of somebody’s sandwich. “Being a Bus” smelled of rain on coats. The one beside it smelled of nothing. It made your toes go pink.',
        '“What’s that?” asked {H}. “Snow,” said the sloth, “in summer.” {A} had smelled at one right at the back, and stood there with shut eyes. “That’s my old classroom,” said {A}. “On the last day.” {A} put the jar down very gently.'
      ]
    },
    {
      id: 'dog-box',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A box came running along the counter by itself. It had no legs, and yet you could hear some. “That’s for a dog,” said the sloth, and held it back. “They’re all much the same. It’s just that the rabbits vary.”',
        'For cats there was one that you couldn’t see into. “What do they dream of?” asked {H}. “They’ve never said,” answered the sloth. It came back empty every morning, and there was always a feather in it.'
      ]
    },
    {
      id: 'the-small-ones',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Behind the curtain it rustled. There stood a cot, with a night light on. “What’s in there?” whispered {A}. “Those are the bad ones,” said the sloth. “I don’t sell them. They’re afraid of the dark.”',
        '{H} looked in. They were grey, and round, and not any bigger than mice. They lay in a heap, and one had hiccups. “They only come along at night because they don’t want to be alone,” said the sloth. {H} pulled the cover up a bit.'
      ]
    },
    {
      id: 'mending',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the workbench lay a dream with a hole in it. “It’s the place where you always fall,” said the sloth. “You’re walking along nicely, and then there’s no step.” It was sewing a patch on. The patch was a bit of old picnic.',
        '“Won’t it show?” asked {A}. “You’ll be on the stairs,” said the sloth, “and all at once there’ll be egg.” {A} said that would be all right. {A} held the thread. A sloth takes about as long for a stitch as other people for a sock.'
      ]
    },
    {
      id: 'sizes',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They came in all sizes. The smallest fitted into a thimble. “That’s for a baby,” said the sloth. “What’s it about?” asked {H}. “Milk,” said the sloth. “And then?” “More milk.” It was the one that nobody had ever complained of.',
        'The biggest stood in the yard, under a sheet, and was for a whale. {A} walked all round it. “What does a whale dream about?” “It’s in the bath,” said the sloth, “and there’s room.”'
      ]
    },
    {
      id: 'had-it-yesterday',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A customer came in slippers, and put a jar on the counter. “I had this one yesterday,” said the customer. “And the day before. It’s the lift that goes sideways.” “Don’t you like it?” asked the sloth. “Oh, I do,” said the customer. “But I’d like to get out some time.”',
        'The sloth looked for a long while under the counter, and found a button to go with it. It had a little door on it. “Press that,” said the sloth. The customer yawned, and paid, and went out sideways.'
      ]
    },
    {
      id: 'daydreams',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the window lay the daydreams. They were sold by the slice, like cake, as you only need them for a minute. “I’ll try one,” said {A}, and did. {A} looked out of the window, with an open mouth. “What is it?” asked {H}. “Hm?” said {A}.',
        '{H} waved a hand, and {A} smiled at something behind it. The sloth counted up to thirty. “What did you say?” asked {A}. “Nothing,” said {H}. “Have you got a crumb left?”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} didn’t need to buy anything. {A} lay down in front of the counter and slept at once. A foot twitched, and then another one. The sloth leaned down to listen. “That’s a home-made one,” said the sloth. “You can tell. It’s got lumps.”',
        'It wrote something on a card. “Would it sell me that?” asked the sloth. {H} looked at {A}, who was chasing something very slow and very good. “I don’t think it’s for sale,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I used to have one with a yellow door,” said {S}. “I had it as a child, and then I never had it again.” The sloth said nothing. It went along the top shelf, and that took its time. “What was behind it?” asked {A}.',
        '“I always woke up at the handle,” said {S}. The sloth had come back with a very small jar. The label had gone brown. “It’s been put by for you,” said the sloth. {S} carried it home inside the coat, and held a hand there.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted one with cake. “With cake, or about cake?” asked the sloth. That had to be thought over. “What’s the difference?” asked {S}. “In the first you’ve got some,” said the sloth. “In the second you are one.”',
        '{S} took the second. “Somebody’ll eat you,” said {A}. “I’ll be the sort that’s kept for best,” said {S}. “I’ll have a glass over me, and a cherry. They can all come and look.”'
      ]
    },
    {
      id: 'the-lid',
      A: 'partner',
      paragraphs: [
        '{H} only wanted to have a look, and turned the lid by a crumb. Whoosh! Up went the counter, and the sloth, and {A}. {H} lay on the air. You only had to think “left”. {H} flew over the shelves, and round the lamp.',
        'But the jars flew as well, and bumped, and more lids came off. Warm sea ran along the ceiling. Out came a bus. “Shut the door,” said the sloth, as fast as it could. “Or somebody will be a bus who hasn’t paid.”'
      ]
    },
    {
      id: 'how-it-got-in',
      A: 'partner',
      paragraphs: [
        '“How did that penguin get into me?” called {A}, upside down. “I yawned! That’s the way they go in. You have to yawn, right in front of it.”',
        'The flying dream shone, up in a corner. {H} floated there with an open mouth, and nothing came. {H} had never been so awake.'
      ]
    }
  ],
  turn: [
    {
      id: 'catching',
      A: 'partner',
      paragraphs: [
        'So {A} thought of a pillow, and yawned a slow one. The sloth caught it from {A}. The bus yawned, with both its doors. It went along all the dreams, and up into the corner.',
        'It began behind {H}’s ears. It got wider and wider, and it was real, and the dream flew in. Bump! They all sat on the floor of the shop. {H} shut both lips. It tickled.'
      ]
    },
    {
      id: 'sorting',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The others went back to their jars, more or less. “Late for School” had got into “The Sea, Warm”. {A} put an ear to the glass. “They’re all late,” said {A}, “and they’re in their swimming things, and nobody minds. The teacher’s got a shell.”',
        'The sloth took off both labels, and looked at them, and stuck one over the other. It put the jar in the middle of the window. By morning it would be gone.'
      ]
    },
    {
      id: 'penguin-out',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“I’m cold on the inside,” said {A}. “It’s walking about. Now it’s sliding.” The sloth asked if {A} wanted to give it back. {A} stood there with both hands on the tummy, and listened. “Is there only the one?” asked {A}. “They come in hundreds,” said the sloth.',
        '“Then it’ll be lonely,” said {A}. {A} yawned a small one, just to be kind, and something else went in. “That’s two,” said {H}. “They’ve said hello,” said {A}.'
      ]
    },
    {
      id: 'two-to-pay',
      A: 'partner',
      paragraphs: [
        '“That was one yawn,” said the sloth. “You owe me two. And keep your mouth shut on the way, or it gets out.”',
        'So {H} said nothing, the whole way home. “Are you pleased?” asked {A}. {H} nodded. “Is it still in there?” {H} held up one foot. It took a little while to come down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed along the bottom shelf.',
      '{names} looked into a jar, and something in there looked out.',
      { text: '{names} read the labels, and put one back in a hurry.', needs: ['hands'] },
      { text: '{names} rang the bell on the counter, and it yawned.', needs: ['hands'] }
    ],
    way: [
      '{names} went by overhead, the wrong way up.',
      '{names} got out of the way of the bus.',
      { text: '{names} caught a lid, and then the wrong jar.', needs: ['hands'] },
      { text: '{names} held the door shut, from above.', needs: ['hands'] }
    ],
    turn: [
      '{names} yawned too, and had one with boats in it.',
      '{names} came down on something soft, and it was the sloth.',
      { text: '{names} turned the lids tight.', needs: ['hands'] },
      { text: '{names} stood the jars in their rows.', needs: ['hands'] }
    ]
  },
  bed: [
    'The empty jar had come along too, and it stood on the windowsill with its lid off.',
    '{H} washed with shut lips, and lay down. Then they came by themselves, a long yawn and a longer one. Far off in the town a till went ting, and once more ting.'
  ],
  last: [
    'It was all paid for, and {H} was asleep, about a hand above the bed.',
    'You only had to think “left”, and {H} did, and slept, and the roofs went by below.'
  ]
})
