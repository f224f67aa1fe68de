import { wishPlot } from '../wish-plot.ts'

export const lemonadeStand = wishPlot({
  id: 'wish-lemonade-stand',
  beginsElsewhere: true,
  wishes: ['lemonade stand', 'lemonade stands', 'lemonade stall', 'lemonade shop', 'lemonade', 'selling lemonade', 'sell lemonade', 'sells lemonade', 'sold lemonade', 'making lemonade', 'makes lemonade', 'made lemonade', 'lemmonade', 'lemonaid', 'lemonade stand street', 'selling lemons', 'lemon squash', 'lemonade table', 'homemade lemonade', 'nimbu pani', 'limonade'],
  except: ['hospital', 'charity', 'sick', 'poorly', 'allergy', 'stolen', 'thief', 'lost', 'rent', 'poor', 'dog', 'dragon', 'dragons', 'monster', 'monsters', 'unicorn', 'bear', 'bears', 'penguin', 'alien', 'spilled', 'spilt', 'pink'],
  answers: ['lemonade', 'lemon', 'lemons', 'stand', 'stall', 'shop', 'sell', 'sells', 'selling', 'sold', 'make', 'makes', 'making', 'sour', 'sweet', 'sugar', 'coins', 'coin', 'money', 'hot', 'summer', 'day', 'street', 'drink', 'drinks', 'cold', 'customers', 'together', 'first', 'own', 'friends', 'jug', 'business', 'homemade', 'who', 'our', 'walks', 'nobody', 'walk by', 'comes'],
  company: ['lemonade', 'tin', 'wall', 'jug', 'cup', 'cups', 'sign', 'postman', 'face', 'faces', 'coin', 'sugar', 'table', 'street', 'lemons', 'lemon', 'wasp', 'sun'],
  out: true,
  about: 'The lemonade has no sugar in it and nobody pays, until it turns out what the people on the wall are waiting for.',
  titles: ['Drinking, Nothing; Watching, One Coin', 'The Face of Mrs Lal', '{H} Sells Lemonade', 'It Says Clonk', 'And Then It Arrived'],
  want: [
    {
      id: 'the-first-coin',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had a lemonade stand. There was a table, a jug with ice, nine cups and an empty tin. {H} wanted to hear the first coin fall in. It would say clonk.',
        '“Lemonade!” called {A}. Mrs Lal came by with two bags, and took a cup. Then the face of Mrs Lal shut up like a purse. Both ears moved. “Ooh,” said Mrs Lal. “There’s no sugar in it.” The coin went back into the pocket.'
      ]
    }
  ],
  way: [
    {
      id: 'salt-and-honey',
      A: 'partner',
      paragraphs: [
        '“Sugar!” said {A}, and stirred in nine white spoonfuls. Next came the postman. One eye went shut, and then the other. The mouth slid round to the left ear. “Salt,” whispered the postman.',
        'So {H} fetched the honey. It sank to the bottom of the lemonade and lay there like a bear. A plumber drank from the top, and ran twice round the table. Across the street, on the wall, somebody laughed. The tin had never once said clonk.'
      ]
    },
    {
      id: 'squeezing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They squeezed some more lemons. You press, and you turn, and it runs down as far as the elbow. A pip flew up. {A} looked for it in the jug, and on the ground. “It’s on your chin,” said {H}. “That’s another one,” said {A}.',
        'Then {H} got a drop in one eye. It was like a very small bee. {H} hopped on one leg and held on to {A}. Over on the wall somebody laughed, and moved up to make room for somebody else.'
      ]
    },
    {
      id: 'the-sign',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had made the sign. “Lemonade,” it ought to say, but it was a narrow bit of cardboard. “Lemon,” it said. The rest went round the corner, and down the side. A gentleman read it with a tilted head. “Have you got any aid?” asked the gentleman.',
        '“It’s all one word,” said {H}. “I see,” said the gentleman. “Then I’ll have the end of it.” {H} poured from the bottom, where the honey was. It didn’t come out.'
      ]
    },
    {
      id: 'a-wasp',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A wasp came to the stand. They kept quite still, as you should, and it walked once round the edge of a cup. It bent down and had a sip. It stopped. Both its wings stood straight up. “Look at its face,” whispered {A}.',
        'It was hardly as big as a grain of rice, but you could see it all the same. Then it flew away, in a curve with a dent in it. It didn’t come back. “That’s useful,” said {H}. “We ought to write it on the sign.”'
      ]
    },
    {
      id: 'other-coins',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A small girl came, who had no money. “I’ve got a button,” said the girl. {H} held the tin to one ear, and {A} let the button fall. Tick. That wasn’t it. They tried it with a bottle top, and a pebble, and a date stone. None of them could do it.',
        '“It’s got to be heavier,” said {H}, “and rounder in the middle.” {A} felt in every pocket. There was a key. It said clank. It was very close, but it was the key to the house, and they needed that.'
      ]
    },
    {
      id: 'the-ice',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The sun was so hot that the ice got smaller as you watched. The last cube swam about in the jug by itself. {H} fished it out with the spoon, and they took turns with it. It was for the back of the neck. “My go,” said {A}.',
        'When it was as thin as a penny it slid down inside {A}’s collar. {A} stood up straight. {A}’s shoulders went up to the ears, and stayed there. On the wall they clapped. There were five of them by now, and one had brought a cushion.'
      ]
    },
    {
      id: 'what-the-plumber-said',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’m not saying that it’s bad,” said the plumber, when the running was over. “I’ve got a drain it would be just right for.” The plumber went off with half a cup. A bit later there was a gurgle under the street, and a kind of cheer.',
        '“It’s clear,” called the plumber from round the corner. “It’s never been so clear.” {H} looked at the jug with respect. “You could have charged for that,” said {A}. But the drain had no pocket.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been under the table since it began, because of the shade. Something dripped down there. {A} looked at the drop for a while, and then licked it. There was a sneeze, and the whole table jumped.',
        '{A} came out backwards, and gave the table a look. Then {A} walked over to the wall and sat down with the others, facing the jug. It’s worse if you have met it. You want to see who’s next.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Let me try,” said {S}. “I’m not afraid of a lemon.” {S} drank with a straight back, and put the cup down. Nothing moved in that face at all. “Well?” asked {A}. “Quite nice,” said {S}, after a while.',
        'But {S} couldn’t say the next word. It was “very,” and it came out as “fwoo.” “Very,” tried {S}, and whistled. It went on till the evening. Whoever wanted {S} to whistle only had to ask how it was.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the one who called. “Lemonade!” called {S}. “It’s far too sour!” “You mustn’t say that,” said {A}. {S} thought it over. “Lemonade!” called {S}. “It isn’t finished!” A lady stopped and asked what it still needed. “Somebody to drink it,” said {S}.',
        'The lady drank it. The hat slid over one eye, and both knees went in, and a shoe came off. “Now it’s finished,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had got hold of a slice of lemon, and in it went. There was a silence. First {A} had no eyes, and then {A} had hardly any face. A shudder went from the top to the bottom, and the feet shook.',
        '“Give it here,” said {H}. But {A} held on to the slice, and looked at it. Then in it went again. Some people have to be quite sure.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“At ours you put in mint,” said {A}. They found some in a pot, and put it in. Now it looked very nice, with a green leaf on every cup. The first who took one was a gentleman in a hurry. It was drunk at a run.',
        'The run got slower, and went on on one spot. Then it came back, in reverse, with a leaf on its nose. “It’s the mint,” said {A}. “It doesn’t like being alone.”'
      ]
    },
    {
      id: 'eleven-on-the-wall',
      A: 'partner',
      paragraphs: [
        '{A} was looking over at the wall. “There are eleven of them,” said {A}. Mrs Lal sat there with both bags, and beside the bags sat the postman. “Why don’t they go home?” asked {H}.',
        '“They don’t want any lemonade,” said {A}. “They’re waiting for the next face.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-new-sign',
      A: 'partner',
      paragraphs: [
        '{H} turned the sign over and drew a face on it, with the mouth by the ear. {A} did the words. “Drinking: nothing,” it said. “Watching: one coin.” On the wall they looked at each other. Mrs Lal got down and came over.',
        'Clonk. It was just as {H} had thought. Clonk, clonk! “Who’ll drink?” called {A}. And whoever had watched wanted to be watched as well. The baker did a face that had to be done twice. The queue went round the corner.'
      ]
    },
    {
      id: 'the-straight-face',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A gentleman with a big moustache stepped up, who’d never made a face before. “Not even as a boy,” said the gentleman. There was a hush on the wall. The cup was emptied. They all leaned forward. The face didn’t stir. It was like a door.',
        'Then the moustache moved. It turned up on the left, and then on the right. It rolled itself together in the middle, like a hedgehog. “It does that by itself,” said the gentleman. It was worth two coins, and everybody gave three.'
      ]
    },
    {
      id: 'names-for-faces',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} began to give them names, so that you could order. There was the purse, and the letter box. There was the Wet Monday. “One letter box, please,” called somebody from the back. The postman came up and did it again.',
        '“And what’s that one?” asked {H}. A lady had got something in between, and couldn’t get out of it. It had a purse on top and a rabbit underneath. “That’s new,” said {A}. The lady was very proud, as far as you could see.'
      ]
    },
    {
      id: 'the-bus-stops',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The bus came by, and it was full. It stopped. All the windows slid open. {H} went along with the tray, and {A} went behind with the tin. “One, two, three,” said the driver, and they drank.',
        'There were thirty faces, one in each window, and the bus itself shook a little. On the wall they couldn’t stop. “Again!” called Mrs Lal. But it had to go, or the people at the station would be sad. They had nothing to look at.'
      ]
    },
    {
      id: 'the-last-cup',
      A: 'partner',
      paragraphs: [
        'In the end there was one cup of lemonade left. “Who drinks that?” asked {A}. They all looked at {H}, who hadn’t tried it all day. “It can’t be as bad as that,” said {H}, and drank it up. Nothing happened. {H} smiled. The street held its breath.',
        'Then it arrived. It began in the toes. It climbed up, and on the way it shut everything. “Ooh!” cried the wall. They had seen forty faces, and none like this. Mrs Lal wiped both eyes, got down, and put in one more. Clonk.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay in the shade of the jug.',
      '{names} waited by the table for something to be spilled.',
      { text: '{names} set out the cups in a row, and then in a ring.', needs: ['hands'] },
      { text: '{names} waved at whoever went by.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped out of the way of the plumber.',
      '{names} sniffed at the jug, and moved off a little.',
      { text: '{names} washed up the cups in a bucket.', needs: ['hands'] },
      { text: '{names} stirred the honey, and the spoon stayed in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a place on the wall for nothing.',
      '{names} watched each face from close to.',
      { text: '{names} held the tin, which had grown heavy.', needs: ['hands'] },
      { text: '{names} did a purse, for practice.', needs: ['hands'] }
    ]
  },
  bed: [
    'They carried in the table and the tin. At the bottom of the jug lay something golden, and {H} had it on bread.',
    '{H} washed, and tried in the mirror to do it once more. It wouldn’t come. It was a face that only came when you’d smiled.'
  ],
  last: [
    'In the dark the tin stood quite full, and said nothing, and {H} was asleep.',
    'One eye went shut, and then the other went shut, and {H} was asleep.'
  ]
})
