import { wishPlot } from '../wish-plot.ts'

const WOLVES = ['wolf', 'wolves', 'wolfie']

export const wolfBlewBubbles = wishPlot({
  id: 'wish-wolf-blew-bubbles',
  wishes: [...WOLVES.flatMap((wolf) => ['blew bubbles', 'blows bubbles', 'blowing bubbles', 'blow bubbles', 'huffed bubbles', 'puffed bubbles', 'huffs bubbles', 'puffs bubbles', 'huff puff bubbles', 'bubbles', 'breathes bubbles', 'bubble breath', 'soap bubbles'].map((bubble) => `${wolf} ${bubble}`)), 'wolf can’t blow house', 'wolf couldn’t blow house', 'wolf can’t huff', 'wolf couldn’t huff', 'wolf can’t puff', 'wolf can’t huff and puff', 'wolf couldn’t huff and puff', 'wolf lost his huff', 'wolf lost his puff', 'wolf run out of puff', 'huffed and puffed bubbles', 'huff and puff bubbles', 'huffing and puffing bubbles', 'bubbles three little pigs', 'bubbles pigs wolf', 'bubble wolf'],
  answers: ['wolf', 'wolves', 'big', 'bad', 'good', 'bubble', 'bubbles', 'bubbly', 'soap', 'soapy', 'foam', 'bath', 'huff', 'huffs', 'huffed', 'huffing', 'puff', 'puffs', 'puffed', 'puffing', 'blow', 'blows', 'blew', 'blowing', 'blown', 'breath', 'breathes', 'house', 'houses', 'straw', 'sticks', 'bricks', 'brick', 'down', 'pig', 'pigs', 'piggies', 'piglets', 'three', 'little', 'third', 'first', 'only', 'just', 'but', 'instead', 'can’t', 'couldn’t', 'cannot', 'lost', 'tries', 'tried', 'came', 'come', 'comes', 'out', 'mouth', 'catch', 'catches', 'pop', 'pops', 'popped', 'play', 'plays', 'friends', 'friend', 'friendly', 'kind', 'gentle', 'funny', 'silly', 'sad', 'embarrassed', 'young', 'small', 'old', 'grey', 'forest', 'street', 'door', 'and', 'all', 'who', 'that', 'when', 'day', 'night', 'morning', 'today', 'rain', 'sunny', 'mum', 'dad', 'grandma', 'grandpa', 'sister', 'brother', 'children', 'wants', 'could', 'rainbow', 'colours'],
  except: ['red', 'riding', 'hood', 'goats', 'goat', 'sheep', 'lamb', 'cried', 'werewolf', 'moon', 'howl', 'hunter', 'dead', 'died', 'killed', 'eaten', 'ate', 'eats', 'vegetarian', 'vegan', 'gum', 'dragon', 'asthma', 'inhaler', 'cough', 'sick', 'ill', 'hospital', 'fourth', 'four', 'peppa', 'scared', 'afraid', 'wrap', 'balloon', 'balloons', 'tea', 'whale'],
  moods: ['losing', 'change', 'first', 'learning'],
  isTale: true,
  out: true,
  company: ['wolf', 'pig', 'pigs', 'bubble', 'bubbles', 'straw', 'house', 'houses', 'snout', 'snouts', 'window', 'curtain', 'street', 'foam', 'kerb', 'soup', 'letterbox'],
  about: 'The wolf huffs and puffs and only bubbles come, and the pigs stay in all the same, until somebody looks into a bubble and sees all three houses standing on their heads.',
  titles: ['The Wolf Who Only Blew Bubbles', 'Three Houses on Their Heads', '{H} and the Soapy Wolf', 'Huff, Puff, Pop', 'As If the Soup Was Hot'],
  want: [
    {
      id: 'not-while-there-is-a-wolf',
      A: 'partner',
      paragraphs: [
        'In {H}’s street three pigs had three houses, of straw, of sticks and of bricks. In front of them stood a wolf. It huffed and puffed, and out came only a bubble. “It’s got colours on it,” said {A}. {H} wanted the pigs to come out and play catch. “Not while there’s a wolf about,” called the pigs. “I’ll huff, and I’ll puff, and I’ll blow your house in,” said the wolf, and tried again. It was another bubble.'
      ]
    }
  ],
  way: [
    {
      id: 'only-foam',
      A: 'partner',
      paragraphs: [
        'The wolf huffed and puffed harder, until its ears lay flat. Out came forty bubbles, no bigger than peas, and then only foam. Not one straw moved. “I had a good wash first,” said the wolf, “and I sang.” “With your mouth open?” asked {A}. The wolf nodded, and dripped. {H} ran to the straw house. “You can come out!” called {H}. “It’s only bubbles!” “That’s what they all say,” called the pigs, and pulled the curtains shut.'
      ]
    },
    {
      id: 'through-the-letterbox',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We want to see one,” said a pig through the letterbox. {H} waited till a bubble came by, and guided it in with a breath, through the slot. It was a good fit. Inside it was quiet. Then something went pop. “There’s nothing here,” said the pig.',
        '“That was it,” said {H}. “What was?” “The nothing. A moment ago it had a bubble round it.” In the house the three of them talked that over. “So the wolf huffs wet nothings?” asked the pig. It sounded worse than a wolf.'
      ]
    },
    {
      id: 'chins',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Little pig, little pig, let me come in,” said the wolf, and made four bubbles. “Not by the hair of my chinny-chin-chin,” said the first pig, from behind the curtain. By then all four bubbles had settled on the wolf’s own chin.',
        '“You’ve got a beard,” said {A}. The wolf puffed once more, and it hung down to its chest. It was white. The wolf felt it with one paw. “You look like somebody’s uncle,” said {H}. The wolf did not know how to go on from there.'
      ]
    },
    {
      id: 'square-ones',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For bricks you needed something with corners, the wolf thought. {H} bent a piece of wire into a square, and the wolf puffed through that. The bubble was square for as long as it held on to the wire.',
        'Then it let go, and was round. They tried it with a triangle, and with a star. “They’re always round,” said {A}, “whatever door they come out of.” The wolf looked at the bricks. “And those are always square,” it said. “We’d never have got on.”'
      ]
    },
    {
      id: 'other-is-the-house',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Practise on me,” said {A}. “I’m a house.” {A} stood with both feet apart, and both arms up for a roof. The wolf walked round the house once, and found it well made. Then it huffed and puffed. {A} got all of it in the face.',
        'The foam ran down, and the house had its eyes shut. One bubble sat on top, like smoke. “I’m still standing,” said {A}. “But I’m very clean.” The wolf wiped a window with its tail, so that {A} could see out.'
      ]
    },
    {
      id: 'pet-on-the-nose',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'A bubble came down in front of {A}, and hung there, and looked in two colours at once. {A} put out a nose, very slowly. Pop. {A} looked behind it, and on the other side as well. Then {A} looked at the wolf, long and hard.',
        '“I didn’t take it,” said the wolf. It puffed out another, so that there should be no bad feeling. But {A} knew by now how it was done. This time {A} kept all noses at home, and only looked.'
      ]
    },
    {
      id: 'elder-trumpet',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“That happened to me with a trumpet,” said {S} to the wolf. “I’d washed it for the concert. They all stood up for the king’s song. I huffed, and out at the front came one bubble, as big as a cabbage.” “Did they laugh?” asked {A}. “They sat down again,” said {S}. “They thought that it was the first half.”',
        'The wolf found that a comfort. “And in the second half?” it asked. “Then came the tune,” said {S}, “and a small fish.”'
      ]
    },
    {
      id: 'child-shows-huffing',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“You aren’t cross enough,” said {S} to the wolf. “You have to think of something.” “Of what?” asked the wolf. {S} thought of a jumper that had to go on over the head. {S} went red, and huffed so that a leaf moved.',
        'The wolf thought of the jumper too. It frowned, with both eyebrows, and puffed. The bubble came out cross-eyed, but that was only the two windows in it. “Better,” said {S}. “It looks as if somebody’s told it off.”'
      ]
    },
    {
      id: 'one-wall',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Two of the bubbles met above the street, and stuck together. Where they touched there was a flat wall between them. “Now they’re neighbours,” said {A}. “They’ve got one wall for both.” A third one came up. Soon there were seven, and not one brick.',
        'The wolf watched it go up. It had come to blow a house in, and now it had blown one. “It’s better than the straw one,” it said. “Not so loud,” said {H}. “The straw can hear you.”'
      ]
    },
    {
      id: 'a-sigh',
      A: 'partner',
      paragraphs: [
        'The wolf sat down on the kerb. It did not huff or puff any more. It only sighed. Out of its mouth grew one slow bubble, as big as a football. The bubble floated past the three houses. “Look into it,” said {A}. “The straw house is in there, and it’s standing on its head.” {H} ran along beside the bubble. In it hung all three houses, with their chimneys down. And at a window, behind the curtain, there was a snout.'
      ]
    }
  ],
  turn: [
    {
      id: 'softly',
      A: 'partner',
      paragraphs: [
        '“Blow as if your soup was hot,” said {H} to the wolf. The wolf did, and the bubbles grew as big as pumpkins. In every one hung three houses, upside down. “You’ve turned them over!” called {H}. “I did that?” asked the wolf. The straw door opened. “My house is on its head,” said the first pig, “and there’s porridge in it.” Out came all three pigs, and ran after the bubbles. “Catch them!” called {A}.'
      ]
    },
    {
      id: 'when-it-goes-grey',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Each bubble was green at first, and then gold, and pink. Just before the end the top had no colour left. “It goes grey, and then it goes pop,” said {A}, who had looked at nine of them. After that you could say it beforehand. “Now,” said {A}, and pop.',
        'The second pig thought that {A} was doing it. “Leave mine alone,” said the pig. “Don’t look at it.” It popped all the same, and {A} had to turn round for the next one.'
      ]
    },
    {
      id: 'wolf-sees-wolf',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the largest bubble the wolf saw a wolf. It stood on its head, with its paws in the air, and had a very long nose. “That’s an odd sort of animal,” said the wolf. “Is it dangerous?” “No,” said {H}. “It just can’t get down.”',
        'The wolf was sorry for it, and gave it a push with one claw, to help. “Where did it go?” it asked. “Home,” said {A}. On the pavement was one small drop. “Then it lives quite near,” said the wolf.'
      ]
    },
    {
      id: 'other-has-wet-hands',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} was the only one who could catch a bubble whole. It sat on {A}’s hand, and trembled, and had three houses in it. “How do you do that?” asked the third pig. “Wet hands,” said {A}. “It thinks that I’m a bubble too.”',
        'The three pigs ran and stood under a tap. They came back dripping from the ears down, and bubbles settled on them wherever there was room. The pigs did not dare go in at their doors for a long time. There would have been a great many pops.'
      ]
    },
    {
      id: 'right-way-up',
      A: 'partner',
      paragraphs: [
        'The first pig caught a bubble with its snout. Pop, and the house stood the right way up. “Saved it!” said the pig. So they did play catch, {H} and three pigs. {A} counted the houses, and it came to a whole town. In the end the wolf huffed, and it was only air. The straw house nodded a little. “The wet ones were better,” said the wolf, and went home to wash. You could hear it sing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard somebody puff, and came out to see what would fall.',
      '{names} followed the first bubble with a nose in the air.',
      { text: '{names} knocked at the house of bricks, to say that it was only soap.', needs: ['hands'] }
    ],
    way: [
      '{names} huffed at the straw too, and it did not mind that either.',
      '{names} got foam on one ear, and let it pop there.',
      { text: '{names} held out a towel to the wolf, and got it back wet.', needs: ['hands'] }
    ],
    turn: [
      '{names} caught a bubble that had a whole street in it.',
      '{names} bent right over, to see the houses in the bubbles the right way up.',
      { text: '{names} wiped a window, where a snout had been.', needs: ['hands'] }
    ]
  },
  bed: [
    'Over the street the last three houses floated off, upside down, and went grey at the top. The real ones had their lamps on.',
    '{H} washed, and looked for a while at the foam. Then {H} lay down, and blew once over the blanket, as if it was hot soup.'
  ],
  last: [
    'Somewhere a wolf was singing in the bath, with its mouth open, and {H} was asleep.',
    'All the houses stood on their feet, and {H} was asleep.'
  ]
})
