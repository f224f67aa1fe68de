import { wishPlot } from '../wish-plot.ts'

export const hotAirBalloon = wishPlot({
  id: 'wish-hot-air-balloon',
  tellsAny: 'known',
  knows: ['machine'],
  nouns: ['hot air balloon', 'hot-air balloon'],
  company: ['wind', 'biscuits', 'basket', 'table'],
  about: 'They fly in the washing basket and cannot steer, until it is noticed that the wind low down blows another way than the wind high up.',
  titles: ['Where the Wind Goes', 'Ballast', '{H} Looks Down', 'No Steering Wheel', 'Over the Carpet'],
  want: [
    {
      id: 'take-off',
      A: 'partner',
      paragraphs: [
        'The washing basket, with a sheet on a broom over it, was {thing.whole}. {H} sat in it with a bear, a dictionary and four potatoes. {H} wanted to fly to the biscuits, in the kitchen. “Pshhhh,” said {H}, to make it go up.',
        '“Who’s the wind?” asked {A}. Nobody was. So {A} was the wind.'
      ]
    }
  ],
  way: [
    {
      id: 'too-heavy',
      A: 'partner',
      paragraphs: [
        'The wind pushed until {A}’s face was red, but {thing.this} stayed where it was. “You’re too heavy,” said the wind. “You’ve got to throw something out.” {H} threw out the dictionary, and then the potatoes, one by one. After the third potato they moved.',
        'They flew quite fast. But they flew to the bathroom.'
      ]
    },
    {
      id: 'view',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} looked over the edge. Far below lay the carpet, with its red fields and its blue ones. There was a road, and something was going along it. “It’s a lorry,” said {H}. It was an ant.',
        '“How high are we?” asked the wind, who could see nothing but {H}’s back. “You can’t hear the people any more,” said {H}. They both listened. “I can hear the fridge,” said the wind. “That’s the sea,” said {H}.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“{thing.guess},” said the wind, to make conversation. The bear looked doubtful. It had flown before. “I don’t think so,” said {H}. “It’s only warm air that wants to get away.”',
        'They held a hand over {A}’s tea, to feel it. It did want to get away. It went up past the hand, and turned round once by the window.'
      ]
    },
    {
      id: 'bird',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A bird came by, and it was a tea towel. It flew round them and wanted to know who they were. “We’re going to the kitchen,” called {H}. “Is it far?” “As I fly, or as you fly?” asked the bird.',
        '“As we fly.” “Then it’s far,” said the bird, and went home the short way.'
      ]
    },
    {
      id: 'steering',
      A: 'partner',
      paragraphs: [
        '“Go to the right!” called {H}, and leaned over, and steered with a wooden spoon. “You can’t steer,” said the wind. “You can only go where I go.” {H} paddled with the spoon, and they came past the bathroom a second time.',
        '“I’m sorry,” said the wind. “I always blow to the bathroom.”'
      ]
    },
    {
      id: 'provisions',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It was to be a long flight, so they had to eat what was on board. There was the one potato. “We’ll have to share it,” said {H} to the bear. It was raw, and it had eyes. The bear said that it had had enough.',
        '“What did they eat, the first ones who ever flew?” asked the wind. “They were a sheep, a duck and a hen,” said {H}. “It’s true. They’ll have had grass.”'
      ]
    },
    {
      id: 'other-lives-there',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'For a while there was no wind at all. {S} came along the road below with a cup. “Ahoy,” called {A}, from very high up. {S} looked round, and then at the ceiling, and waved. “You’re hanging in the washing line,” called {S}.',
        '“Those are clouds,” called {A}. “One of them’s my shirt,” called {S}, and walked on under it.'
      ]
    },
    {
      id: 'weather',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was some weather. It began with {A} shaking the sheet, and it got worse. The bear held on to {H}, and {H} held on to the basket. “How long does it last?” called {H}. “It’s nearly through,” said the wind. “It wants some tea.”',
        'The wind had some tea, and blew on it first. After that the sun shone.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“One of those came down in our field,” said {S}. “A gentleman got out, and asked where he was. My father said, in a basket.” “And then?” asked {A}.',
        '“He thanked him,” said {S}, “and stayed for dinner. He’d been on his way to his aunt’s.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to come too, and was lifted in. At once they sank. “You’re ballast,” said {A}. “That’s what makes us heavy.” {S} was pleased. “I’m ballast,” {S} told the bear.',
        'Then {S} threw out the spoon, and one of {A}’s slippers, and then the other slipper. They were as high as they had ever been.'
      ]
    },
    {
      id: 'pet-basket',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} knew the basket well, for {A} slept in it when it was full of warm washing. Now there was somebody in it, and not one vest. {A} sat down in front of it and looked up at the sheet.',
        '“We’re flying,” said {H}. {A} pushed a nose underneath, to see. Then {A} lay down in the landing field.'
      ]
    },
    {
      id: 'sees',
      A: 'partner',
      paragraphs: [
        'The wind sat down for a rest. “Down here on the floor there’s a draught,” said {A}, “and it goes to the bathroom, like me. But when I stand up, there’s another wind on my face, and it goes to the kitchen.”',
        '{H} wetted one finger and held it low. Then {H} held it as high as it would go. It was true. There were two winds.'
      ]
    }
  ],
  turn: [
    {
      id: 'up',
      A: 'partner',
      paragraphs: [
        '“We can’t steer,” said {H}. “But we can go up, to the other wind.” There was only the one potato left, and the bear. The potato went over the side. “Pshhhh,” said {H}. {A} stood up, and was the high wind now, the one that blew to the kitchen.',
        'The high wind took hold of {thing.this} at once. Slowly they turned round in the air, and the bathroom got smaller.'
      ]
    },
    {
      id: 'up-and-down',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was easy now. Too far to the left, and {H} let out some air, into the low wind. Too far to the right, and up they went again. {A} had to keep sitting down and standing up.',
        '“I’m two winds,” said {A}, “and one of them’s got a knee.”'
      ]
    },
    {
      id: 'quiet-up-there',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You don’t feel any wind up here,” said {H}. “It’s because we’re going just as fast as it is.” The wind felt rather proud. It was quite still. Somewhere below a dog barked, and a long way off somebody put down a cup.',
        'The bear leaned out a little, to listen too.'
      ]
    },
    {
      id: 'postcard',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They wrote a card to the bathroom. “Dear bathroom,” wrote {H}, “we saw you twice and then no more. It’s lovely up here.” {A} let it down on a thread, and it landed in a shoe.',
        '“It’ll get there,” said {A}. “It’s going by the low wind.”'
      ]
    },
    {
      id: 'shadow',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Over the floor below went something big and round, and it was dark. “What’s that?” asked the wind. “That’s us,” said {H}. “It’s our shadow.” It slid over the table without a bump, and down on the other side.',
        '{H} held up a hand, and down there a hand went up. It was very far away, and it was waving first.'
      ]
    },
    {
      id: 'landing',
      A: 'partner',
      paragraphs: [
        'They came down beside the table, with a bump, as balloons do. The biscuits were just within reach. “One for the low wind,” said {H}, “and one for the high one.” {A} ate them both, and was hardly out of breath.',
        'The way home was on foot, and all along it lay what they had thrown out. {H} picked it up, potato by potato, as far as the dictionary. “That’s how you find the way back,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in as well, and the basket creaked.',
      '{names} came to look at the bear, and stayed for the flight.',
      { text: '{names} waved from the ground, with a tea towel.', needs: ['hands'] },
      { text: '{names} tied on a scarf, as people do for the heights.', needs: ['hands'] }
    ],
    way: [
      '{names} caught a potato as it came down, or nearly.',
      '{names} ran along below, on the ground, all the way to the bathroom.',
      { text: '{names} moved the laundry out of the way, as if it were cows.', needs: ['hands'] },
      { text: '{names} held up a spoon with a sock on, to show the wind.', needs: ['hands'] }
    ],
    turn: [
      '{names} puffed a bit as well, from further up.',
      '{names} got out of the way, where the basket was coming down.',
      { text: '{names} cleared a field beside the table, two chairs wide.', needs: ['hands'] },
      { text: '{names} took hold of a corner of the sheet, for the landing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet came down from the broom, and the basket was a basket. Into it went the socks of the day.',
    'Then {H} washed, and threw out all that was not needed: one slipper, and the other one. “Pshhhh,” said {H}, under the blanket, and went up a little.'
  ],
  last: [
    'It was quite still, high up where {H} drifted along with the night, asleep.',
    'Nobody had to steer, and the wind had gone to bed as well, and {H} was asleep.'
  ]
})
