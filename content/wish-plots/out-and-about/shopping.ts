import { wishPlot } from '../wish-plot.ts'

export const whoeverShopping = wishPlot({
  id: 'wish-whoever-shopping',
  beginsElsewhere: true,
  visits: 'anything',
  whoever: [
    'wants to go shopping',
    'wants to do the shopping',
    'wants to go to the shop',
    'wants to go to the shops',
    'wants to go to the supermarket',
    'wants to go to the store',
    'wants to go to the market',
    'wants to go food shopping',
    'wants to buy something',
    'wants to shop',
    'can’t go shopping',
    'can’t do the shopping',
    'can’t shop',
    'goes shopping',
    'goes to the shop',
    'goes to the shops',
    'goes to the supermarket',
    'goes to the store',
    'goes to the market',
    'goes food shopping',
    'went shopping',
    'does the shopping',
    'loves shopping',
    'loves to shop',
    'loves to go shopping',
    'loves going shopping',
    'likes shopping',
    'likes to go shopping',
    'dreams of going shopping',
    'is bad at shopping',
    'is no good at shopping',
    'is too shy to go shopping',
    'is too shy to go to the shop',
    'is afraid of the supermarket',
    'is scared of the supermarket',
    'is afraid of shops',
    'forgets the shopping list',
    'forgot the shopping list',
    'forgets what to buy',
    'forgets the shopping',
    'went to the supermarket',
    'goes to the mall',
    'wants to go to the mall',
    'goes to the bazaar',
    'buys the groceries',
    'buys too much',
    'buys the wrong things',
    'pushes a shopping trolley',
    'forgets to buy milk',
    'loses the shopping list',
    'loves the supermarket',
    'wants to spend its money',
    'goes to the corner shop',
    'wants to buy everything',
    'comes home without the milk'],
  except: ['owns', 'has a shop', 'opens', 'opened', 'works', 'sells', 'lost', 'steal', 'steals', 'stole', 'stolen', 'lives', 'poor', 'hungry', 'clothes', 'shoes', 'shoe', 'present', 'christmas'],
  company: ['shop', 'basket', 'man', 'lady', 'till', 'table', 'jug', 'door'],
  fed: true,
  about: 'The hero wants a pancake and has nothing but flour, and whoever wants to go shopping never comes out with what it went in for, since in the shop nothing is missing; so they take along what is missing at home.',
  titles: ['Lovely and Mild', 'Bring the Holes Along', 'A Pound of Nothing', '{visitor} Shuts Both Eyes', 'In There Nothing’s Missing'],
  want: [
    {
      id: 'pancake',
      A: 'partner',
      paragraphs: [
        '{H} wanted a pancake, and there was only flour. “Milk, eggs and a lemon,” said {A}. The shop next door had its light on until eight. “It’s only three things. We don’t need it on paper.”',
        'Before the shop stood {visitor.first}, with an empty basket. “Can I come in with you?” asked {visitor}. “I’ve often been in. I’ve just never come out with what I went in for.”'
      ]
    }
  ],
  way: [
    {
      id: 'lovely-and-mild',
      A: 'partner',
      paragraphs: [
        '“You only have to say it all the way,” said {A}. “Milk, eggs, lemon,” they all said. “Milk, eggs, lemon.” In the doorway a man was coming out with a cabbage. “Evening,” he said. “Lovely and mild.”',
        '“Lovely and mild,” said {visitor}. “Lovely and mild.” Inside it went up to the ceiling on both sides. Everything looked at you. They each took something, quickly. Back in the kitchen there was a sponge, and a tin of peas, and a piece of soap. It was very mild.'
      ]
    },
    {
      id: 'what-you-went-for',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What did you go in for, the last time?” asked {A}. {visitor} knew that to this day. “{caller.wants},” said {visitor}. “I said it at every step.” “And what did you bring home?” “An umbrella,” said {visitor}. “And a card. It says, To a dear uncle.”',
        '{H} wanted to know whether there was an uncle. “Not yet,” said {visitor}. “But I’ve had it ready since then.” {visitor} took it out of the basket. There was a trout on the front.'
      ]
    },
    {
      id: 'how-to-carry',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“How do you carry that basket?” asked {A}. It had a handle, but a handle is made for arms. {visitor} hung it on {caller.part}. For an empty basket that was just right. They put in the tin of peas, and it was not so right.',
        '“You’ve got to carry it close,” said {A}. “The further off, the heavier it gets.” {visitor} carried it round the kitchen, closer and closer. In the end the peas lay next to the heart. “Now it doesn’t weigh anything,” said {visitor}. “Now it’s only round.”'
      ]
    },
    {
      id: 'what-you-say',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'In the shop there was a bell on the door, and then you had to say something. They practised that in the kitchen. {A} hit a cup with a spoon, and {H} came in. “Good evening,” said {H}. Then it was the other one’s turn. Ting. “{caller.sound},” said {visitor}.',
        '“Is that good evening?” asked {A}. “It’s good evening, and is there anything nice,” said {visitor}. “We say it all in one.” {A} said it back across the table. It made you want to show what you’d got.'
      ]
    },
    {
      id: 'no-till',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“How do they do it where you live?” asked {H}. “{caller.where}, there’s no till,” said {visitor}. “You see something, and you eat it, and then it’s gone.” “And if you aren’t hungry?” “Then it’s still there.” It sounded easy.',
        '“Here you see it, and carry it, and put it on a counter,” said {A}. “They take it away from you, and it beeps, and you get it back.” {visitor} thought that rather a lot to go through. But the beep would be worth it.'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        'They went in once more, to look, and there was a queue. In a queue you do nothing. You only do it one after another. {visitor} did nothing for as long as anybody could. Then {visitor} {caller.does}, right up against the yoghurts.',
        'The lady in front turned round. “I was just wondering when that would come,” she said. “I’ve felt like it since the cheese.” She had been standing there in a hat, and {A} {caller.move}, to keep her company. After that it went faster.'
      ]
    },
    {
      id: 'knot',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You tie a knot in something,” said {A}. “Then you remember.” So {A}’s handkerchief got one for the milk, one for the eggs and one for the lemon. It was a small, hard thing by then, like a fist. They went as far as the mat, and looked at it.',
        '“It’s three things,” said {H}. “Or it’s one thing, three times,” said {visitor}. {A} tried to blow a nose with it. It wasn’t any good for that any more either.'
      ]
    },
    {
      id: 'two-for-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the door of the shop hung a sign. If you took two, you paid for one. “Two what?” asked {visitor}. It did not say. {A} stood before it and did sums. “Then if you take four, you pay for two,” said {A}. “And if you take none, you get one back.”',
        '“I’ve often had none,” said {visitor}. They worked out how many the shop must owe by now. It was nineteen. {visitor} wasn’t going to mention it.'
      ]
    },
    {
      id: 'scales',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the shop there are scales, and you can weigh a thing before it’s yours. They had some in the kitchen, too. {H} laid the soap on, and the needle jumped. {visitor} laid on what there was for a hand. “You’re three onions,” said {A}.',
        '“And what’s it like with nothing?” asked {visitor}. {A} took everything off, and the needle trembled, and stopped at nought. They all bent over it. “That’s what I come home with,” said {visitor}. “I never knew that it could be so exact.”'
      ]
    },
    {
      id: 'eggs-look',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You’ve got to open the egg box and look in,” said {A}. “And you’ve got to turn each one round, for they only show you their good side.” {A} did it in the air, with six eggs that weren’t there. At the fourth {A} pulled a face, and put it back, and took another.',
        '“What was wrong with that one?” asked {visitor}. “Stuck,” said {A}. “If it won’t turn, it’s got a crack below.” {visitor} turned all six once more. “Now they’re all facing the door,” said {visitor}. “They want to go.”'
      ]
    },
    {
      id: 'everything-looks',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It’s because everything looks at you in there,” said {H}. “The tins do it, and the biscuits have got a boy on them, who waves.” “I always wave back,” said {visitor}, “and then I’ve got him in the basket.” {A} had once come home with four of him.',
        'They practised not waving. {A} held up the tin of peas, and went past with it, smiling. {visitor} looked straight ahead. It was hard on the peas.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was sent for yeast,” said {S}. “It was two streets, and I sang it. Yeast, yeast, yeast. I fell over a cat, and I came in at the shop and said, ouch.” “And what did you get?” asked {A}. “A plaster,” said {S}. “It cost just what the yeast did.”',
        'The bread that week had been as flat as a plate. “But I was the only one with a knee like that,” said {S}. {visitor} asked to see it. The plaster had gone. There was still a cat in the story.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had opened a shop under the table, and sold only one sort of thing. “What would you like?” asked {S}. “A lemon,” said {visitor}. “We’ve got a shoe,” said {S}. “Have you got any eggs?” asked {A}. {S} looked along the shelves. “We’ve got the other one, too,” said {S}.',
        'So they bought the pair. {visitor} put them in the basket, and thanked {S}. “That was the best shop I’ve been in,” said {visitor}. “I came out with all there was.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} went round the basket, and looked in, and looked at the one who carried it. There was nothing in it that {A} needed. {A} went and sat by the dish. That was empty, and {A} looked down into it until they came.',
        '“{A} never needs a list,” said {H}. “{A} doesn’t say a word all day,” said {visitor}, “and always gets the right thing.” {H} filled the dish. {visitor} stood over it a good while longer. There was something about a dish.'
      ]
    },
    {
      id: 'nothing-is-missing',
      A: 'partner',
      paragraphs: [
        '{A} put the soap beside the bowl of flour. There stood the jug, and the egg box with its six holes. The lemon squeezer pointed at the ceiling. {visitor} sighed. “Here you can see what there isn’t,” said {visitor}. “In there nothing’s missing. How would you know?” “Say that again,” said {A}. “In there,” said {visitor}, “nothing’s missing.” “That’s it!” said {A}. “We took words along, and words fall out.”'
      ]
    }
  ],
  turn: [
    {
      id: 'bring-the-holes',
      A: 'partner',
      paragraphs: [
        '“Then we’ll bring the holes along!” said {H}. They looked at the three things until they knew them by heart. Off they went. “Mild,” said the man with the cabbage. In the middle of the shop they stopped, and thought of the kitchen.',
        '“There’s our table,” said {visitor}. “The jug’s got nothing in it.” “Milk,” said {H} to the lady at the till. “There’s the box. I can see right down the holes.” “Six eggs.” “And that one’s still pointing at the ceiling.” “And a lemon!” said {H}.'
      ]
    },
    {
      id: 'heavy-below',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was on the counter, all three, and the lady waited. “The heavy one goes in first,” said {A}. So {visitor} laid the milk on the bottom of the basket, as you put somebody to bed. Next came the lemon. The eggs sat on top, and could see out.',
        '“Not the other way round?” asked {visitor}. “I did that once,” said {A}. “When I got home it was all one thing.” {visitor} held the door open for the basket, although the basket was in front.'
      ]
    },
    {
      id: 'paying',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} paid. First there was a note on the counter, and then it was gone, and there were five coins. “You gave one, and you get five?” asked {visitor}. “They’re smaller,” said {H}. The till had gone ting, and put out its tongue, and taken it in again.',
        'Then came the beep. The lady let {visitor} do the lemon. You hold it out, and nothing happens, and you turn it a little. Beep. “It knew me,” said {visitor}.'
      ]
    },
    {
      id: 'one-more-hole',
      A: 'partner',
      paragraphs: [
        'At home the milk went into the jug, and the eggs into the holes. It all fitted. {H} stirred, and {A} did the pan. It hissed, and smelled of Sunday. “Is anything else missing?” asked {A}. They thought hard, and looked at the table.',
        '“There’s a place with no plate,” said {H}. {A} put one there, and on it a pancake, lovely and mild. “Whose is that?” asked {visitor}. “You were missing,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went to the bowl of flour, looked in, and had a white nose.',
      '{names} sat down at the place where the pancake would be.',
      { text: '{names} turned the milk carton upside down, and got a drop for the cat next door.', needs: ['hands'] },
      { text: '{names} hunted for a purse in all the coats.', needs: ['hands'] }
    ],
    way: [
      '{names} came along, and looked back at the tins.',
      '{names} smelled the soap, and sneezed.',
      { text: '{names} brought home a ball of string.', needs: ['hands'] },
      { text: '{names} opened the peas, since they were there.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the pan from the front row.',
      '{names} got a bit that had gone wrong, and it was right.',
      { text: '{names} cracked an egg, and fished for a while.', needs: ['hands'] },
      { text: '{names} squeezed the lemon, with one eye shut.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jug was empty again, and so was the box. You could see at once what there wasn’t. {visitor} took the basket home, with the mild soap in it.',
    'They washed off the lemon, and lay down. {H} shut both eyes, and there was the table, and nothing was missing.'
  ],
  last: [
    'There was still one hole, in the middle of the pillow. {H} laid a head in it, and was asleep.',
    'Lovely and mild, said the pillow, and lovely and mild, and {H} was asleep.'
  ]
})
