import { wishPlot } from '../wish-plot.ts'

export const toyTill = wishPlot({
  id: 'wish-toy-till',
  wishes: ['playing shop', 'playing shops', 'play shop', 'play shops', 'playing store', 'play store', 'pretend shop', 'pretend store', 'toy till', 'toy cash register', 'cash register', 'toy shop till', 'shopkeeper', 'shopkeepers', 'play till', 'toy shopping trolley', 'toy money', 'play money', 'shop game'],
  answers: ['shop', 'shops', 'till', 'toy', 'toys', 'money', 'coins', 'with', 'her', 'his', 'my', 'new', 'playing', 'play', 'customer', 'selling', 'buying', 'pretend', 'and', 'sister', 'brother', 'game', 'store', 'at', 'being', 'a', 'grandma', 'little', 'own', 'loves', 'fruit', 'apples', 'basket', 'trolley'],
  except: ['stole', 'steal', 'stolen', 'robber', 'burglar', 'dragon', 'witch', 'magic', 'penguin', 'who', 'pet', 'barber', 'ice', 'cream', 'lost', 'closed', 'fire', 'robot', 'monster', 'bear', 'fox', 'mouse', 'night', 'morning', 'book', 'supermarket', 'shoe', 'app', 'bakery', 'until', 'coffee', 'alive'],
  moods: ['first', 'learning', 'proud'],
  company: ['customer'],
  about: 'A shop cannot sell anything more once it has all the money, until it begins to give very good change.',
  titles: ['Here’s Your Change', 'Four Buttons', 'Ping', 'Everything Must Go', '{H} Sells the Whole Shop'],
  want: [
    {
      id: 'everything',
      A: 'partner',
      paragraphs: [
        '{H} had a shop, and the shop had a till that went ping. On the shelf were an apple, a clock, a colander, a boot, six pegs and some pasta. {H} wanted to sell all of it, down to the last peg.',
        'In came {A}, with a basket and a purse. “What does the apple cost?” asked {A}. “A hundred,” said {H}. {A} opened the purse and tipped it out. There were four buttons in it. “Good day,” said {A}, and left.'
      ]
    }
  ],
  way: [
    {
      id: 'one-each',
      A: 'partner',
      paragraphs: [
        '“Come back!” called {H}. “Everything’s one today!” {A} came back and bought a peg, another peg, a third one and a noodle. Ping, went the till, ping, ping, ping. “Anything else?” asked {H}. “I’d like it all,” said {A}, “but I haven’t got anything left.”',
        'So they waited, {H} on one side and {A} on the other. It was very quiet in the shop.'
      ]
    },
    {
      id: 'beep',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A peg did not go beep. {H} pulled it past once more, this way and that way. “It won’t scan,” said {H}. “It never does when I’m in a hurry,” said {A}. “Have you tried the other end?”',
        '{H} turned it round. “Beep,” said {A}, to help. “The customer isn’t allowed to beep,” said {H}. “Then somebody else has to,” said {A}. They looked at the boot. It said nothing, so {H} wrote down the price by hand.'
      ]
    },
    {
      id: 'weigh',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Half a pound of pasta, please,” said {A}. {H} took some in one hand and the boot in the other, and held them out like scales. The boot went down. {H} put more pasta on. The boot stayed down.',
        '“It’s a heavy half pound,” said {A}. {H} took a noodle off, looked at it, and put it back. “It’s just right,” said {H}. On the counter it looked like a whole supper. “I’ll come back when I’m rich,” said {A}.'
      ]
    },
    {
      id: 'queue',
      A: 'other',
      spare: 3,
      paragraphs: [
        'A shop has to have a queue, or nobody wants to go in. {A} stood at the back of it, and the back was also the front. “Is it always as full as this?” asked {A}. “It’s Saturday,” said {H}.',
        '{H} went away to look for something under the counter, for the queue has to wait a bit. {A} read what it said on the pasta, and sighed, and looked at the clock. It was on the shelf, and cost one.'
      ]
    },
    {
      id: 'wrapped',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If I bought that,” said {A}, “it would be a present.” So {H} wrapped up the colander, to be ready. The paper did for one handle. When it was pulled over to the other, it did not do for the first any more.',
        '“You can’t tell what it is,” said {A}. You could see both handles and a good many of the holes. {H} put a ribbon on it. “Now you can’t,” said {H}. “Who’s it for?” {A} thought. “Somebody who’s got soup and doesn’t want it,” said {A}.'
      ]
    },
    {
      id: 'trolley',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a trolley as well, a box with a string. One of its sides was soft, and it always went to the left. “I wanted to go to the pegs,” said {A}, and arrived at the curtain.',
        '“They’re all like that,” said {H}. “It’s so that you see more of the shop.” {A} had another go. On the way to the pegs {A} saw the curtain again, and the radiator. “What do you want for the radiator?” asked {A}.'
      ]
    },
    {
      id: 'bring-back',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I want to bring this back,” said {A}, and put a noodle on the counter. “What’s wrong with it?” asked {H}. “It’s got a hole in it. All the way through.” {H} held it up and looked. There was {A}’s eye.',
        '“That’s where the sauce goes,” said {H}. {A} had not known that. “Then it’s worth more,” said {A}, and put it back in the basket very quickly. {H} was a moment too late.'
      ]
    },
    {
      id: 'bag',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Do you need a bag?” asked {H}. “I’ve got one at home,” said {A}. “They’re all at home,” said {H}. “They hang on the door, in each other.” So {A} had to carry it all in both arms, with one peg under {A}’s chin.',
        '“Can you manage?” “Mm,” said {A}, without lifting {A}’s chin. At the door a peg fell down. {A} bent for the peg, and down fell the rest. “That’s what the bag’s for,” said {H}.'
      ]
    },
    {
      id: 'pet-shop-guard',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} was in charge of the shop while {H} had a break. {H} explained about the till. “If somebody comes, say that I’ll be back at once.” {A} looked at the door, and at the pasta.',
        'When {H} came back, nothing had been sold, and nothing had gone either. “You’ve done very well,” said {H}. “Most people would have given something away.”'
      ]
    },
    {
      id: 'elder-drawers',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“In our street there was a shop with a hundred little drawers,” said {S}. “You asked for nails, and Mr Pell pulled one out without looking. It was always nails.” “What else did he have?” asked {A}.',
        '“Once I asked him for an elephant, to catch him out,” said {S}. “He didn’t look up. He pulled out a drawer and said, small or large?” {A} wanted to know what had been in it. “I was too frightened to say,” said {S}.'
      ]
    },
    {
      id: 'child-customer',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came to the counter and wanted a moon. “We’re out of moons,” said {A}. “Then two,” said {S}. {A} looked under the counter. “I’ve got a peg that’s very like it,” said {A}.',
        '{S} held the peg up to the window and shut one eye. It was not so bad. “How much is it?” asked {S}. “One hug,” said {A}. {S} paid, and the till went ping. “And my change?” asked {S}.'
      ]
    },
    {
      id: 'all-in-there',
      A: 'partner',
      paragraphs: [
        '“Do buy something,” said {H}. {A} turned the purse upside down and shook it. “All the money’s in your till,” said {A}. “There isn’t any out here. I can’t buy with nothing, and so you can’t sell.”',
        '{H} opened the till. It was true. The four buttons lay there side by side, and did nothing.'
      ]
    }
  ],
  turn: [
    {
      id: 'change',
      A: 'partner',
      paragraphs: [
        '{H} thought, with one finger on the ping. Then {H} held out all four buttons. “You forgot your change,” said {H}. “Oh,” said {A}. “In that case I’ll have the boot.” {A} paid. Ping. “And here’s your change,” said {H}, and gave back all four.',
        'It was the best shop in the whole town. You paid with four, and you got back four. Ping, went the pegs, and ping, the pasta, and ping, the apple. Then there was only the shelf. “Sold out!” said {H}, and kept the buttons.'
      ]
    },
    {
      id: 'receipt',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Your receipt,” said {H}, and tore off a long strip of paper. {A} read it from top to bottom. Peg, it said, peg, peg. There was a drawing of the boot. “What’s this down here?” asked {A}.',
        '“That’s what you’ve saved,” said {H}. It was a very long number, and it went round the corner. {A} folded it up small. “I had no idea that I was so rich,” said {A}.'
      ]
    },
    {
      id: 'the-other-side',
      A: 'partner',
      paragraphs: [
        '{H} sat behind the counter, with a till and a bare shelf. In front sat {A}, among pegs and pasta, with a clock and a boot. “I’d quite like an apple,” said {H}. “But I’ve sold it.” “I’ve got one,” said {A}.',
        'They looked at each other. Now {A} was the shop. “What does it cost?” asked {H}. “A hundred,” said {A}. {H} laid down the four buttons, one beside the other. {A} thought it over for a long time, took one bite, and handed over the apple. “Ping,” said {A}, quite softly. “I’ve kept the change.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in and looked at the pegs, without the least intention.',
      '{names} sniffed the apple, which was free.',
      { text: '{names} dusted the boot, so that it might sell.', needs: ['hands'] },
      { text: '{names} searched the sofa for money, and there was a comb.', needs: ['hands'] }
    ],
    way: [
      '{names} passed the shop by, on the other side of the street.',
      '{names} lay down in the doorway, like a slow afternoon.',
      { text: '{names} put up a sale sign, which was a sock.', needs: ['hands'] },
      { text: '{names} jingled two empty pockets.', needs: ['hands'] }
    ],
    turn: [
      '{names} went ping as well, for nothing.',
      '{names} carried off a peg, and came back with it for the change.',
      { text: '{names} wrapped up the pasta, one by one.', needs: ['hands'] },
      { text: '{names} rang the little bell over the door, with an elbow.', needs: ['hands'] }
    ]
  },
  bed: [
    'Then the shop shut. The pasta went back into its jar, and the boot to the other boot.',
    'When {H} had washed, the purse with the four buttons lay on a chair by the bed. There might be something to buy in the night.'
  ],
  last: [
    'Everything was sold, and nobody was waiting, and {H} slept.',
    'Ping, it went once, quite far down in a dream, and {H} was asleep.'
  ]
})
