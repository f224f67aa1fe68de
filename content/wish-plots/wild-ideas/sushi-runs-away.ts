import { wishPlot } from '../wish-plot.ts'

const SUSHI = ['sushi', 'sushis', 'maki', 'nigiri', 'sushi roll', 'california roll']
const GOES = ['run away', 'runs away', 'ran away', 'running away', 'ran off', 'runaway', 'escape', 'escapes', 'escaped', 'escaping', 'alive', 'comes alive', 'came alive', 'comes to life', 'goes', 'went', 'jumps', 'jumped', 'rolls away', 'rolled away', 'rolled off', 'walks', 'walked', 'hides', 'chase', 'legs', 'talks', 'talk', 'talking', 'naughty', 'cheeky', 'swims', 'swam', 'adventure', 'tired', 'sleepy', 'bed', 'dont want eaten', 'not want eaten', 'doesnt want eaten', 'conveyor', 'belt', 'train', 'go round', 'pillow', 'blanket', 'friends', 'gets lost', 'lost', 'holiday']

export const sushiRunsAway = wishPlot({
  id: 'wish-sushi-runs-away',
  wishes: SUSHI.flatMap((sushi) => GOES.map((goes) => `${sushi} ${goes}`)),
  answers: [...SUSHI, 'roll', 'run', 'runs', 'ran', 'running', 'away', 'off', 'runaway', 'escape', 'escapes', 'escaped', 'escaping', 'alive', 'comes', 'came', 'life', 'to', 'goes', 'went', 'jumps', 'jumped', 'rolls', 'rolled', 'walks', 'walked', 'hides', 'chase', 'legs', 'talks', 'talk', 'talking', 'naughty', 'cheeky', 'silly', 'funny', 'plate', 'table', 'belt', 'conveyor', 'restaurant', 'round', 'and', 'from', 'the', 'that', 'who', 'our', 'my', 'his', 'her', 'bed', 'sleepy', 'tired', 'pillow', 'blanket', 'rice', 'fish', 'salmon', 'be', 'eaten', 'not', 'want', 'doesn’t', 'don’t', 'street', 'home', 'little', 'friends', 'adventure', 'lost'],
  except: ['sick', 'ill', 'allergic', 'cat', 'dog', 'ninja', 'robot', 'superhero', 'pirate', 'sea', 'ocean', 'swims', 'swam', 'shark', 'whale', 'make', 'making', 'made', 'learn', 'japan', 'first', 'hates', 'monster', 'space', 'zoo'],
  moods: ['afraid', 'lost', 'sleepless'],
  company: ['sushi', 'belt', 'restaurant', 'pillow', 'rice', 'blanket', 'plate', 'plates', 'cook', 'lamp', 'table', 'street', 'chopsticks', 'cucumber', 'napkin', 'napkins', 'noodles'],
  isTale: true,
  about: 'The sushi runs away from the belt; it has a pillow of rice and a blanket of seaweed, and wants only to sleep, but here it is always bright and goes round, until the hero finds it a bed.',
  titles: ['The Sushi Has Had Enough', 'Round and Round and Off', '{H} Puts the Sushi to Bed', 'A Pillow of Rice', 'Twelve Pieces on the Run'],
  want: [
    {
      id: 'off-the-belt',
      A: 'partner',
      paragraphs: [
        'In the sushi restaurant the little plates ride round on a belt. {H} was allowed six. {H} held out both hands for the first one. Then the sushi stood up, on two legs of rice. “Once more round,” it said, “and I’ll be sick.”',
        'It jumped down, plop, and the next one after it. Twelve of them ran out at the door, with their fish flapping behind them. “That’s my supper!” cried {H}. “Come on,” said {A}, and took a plate along. “They’ve only got short legs.”'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-block',
      A: 'partner',
      paragraphs: [
        'The sushi ran down the street and round the corner. {H} and {A} ran after it, round that corner and the next. Then they were back at the door, and so was the sushi. “Oh no,” it panted. “We’ve gone round again!” They had never learnt to go straight on.'
      ]
    },
    {
      id: 'the-cook',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The cook stood in the door in his white hat, with a grain of rice on his chin. “I tucked them all in myself,” he said. “One pillow each. What more do they want?” He was nearly in tears.',
        '“Perhaps you squeezed them,” said {H}. “One has to squeeze,” said the cook, “or else they fall apart.” {A} held the hat while the cook blew his nose. Inside the hat was a piece that had not run. “Don’t tell,” it whispered.'
      ]
    },
    {
      id: 'straight-on',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“To go straight on, look at something,” {A} told the last one. It had a cucumber in the middle. “Then walk up to it.” The cucumber roll looked at a lamp post. It walked, quite straight, and bumped into it.',
        '“It works!” it cried. “And now?” “Now something else,” said {A}. It chose {H}’s shoe, and a bin, and a pram. “I’m going places,” said the cucumber roll. Nobody could catch it after that.'
      ]
    },
    {
      id: 'crossing',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'At the crossing they lay down side by side and waited. “Why don’t you go?” asked {H}. “It’s green.” “We’re used to being moved,” said the sushi. Then it turned red, and then green again.',
        'A lady with a trolley stopped, and thought it was somebody’s lunch. She bent down. “Don’t you dare,” said twelve small voices. She stood there for another two greens, and talked to herself.'
      ]
    },
    {
      id: 'chopsticks',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{H} had brought the chopsticks, and got hold of a piece by its pillow. It was the pink one. “Got you!” said {H}. But chopsticks are not easy, and when they cross, it is all over. The pink one flew through the air.',
        'It landed on {A}’s head and stayed there. “It’s nice up here,” it said. “Nothing’s going round.” {A} did not dare to nod. For a whole street {A} walked as stiff as a candle.'
      ]
    },
    {
      id: 'noodle-shop',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Next door was a noodle shop. “Hide us!” cried the sushi, and three of them jumped in a bowl. “Careful,” said the noodles, and pulled in their ends. “It’s hot, and it’s our turn.”',
        '“Do you go round as well?” asked the sushi. “Only with the spoon,” said the noodles. “And then we go up.” The three of them thought about that. They climbed out again, rather pale, and each had a bit of spring onion on.'
      ]
    },
    {
      id: 'wasabi',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Behind all the rest came something small and green, and stamped. It was the hot stuff. “Nobody touches them,” it said, “while I’m here!” A pigeon came up and pecked at it, just a little.',
        'The pigeon stood quite still. Then it went red, from the feet up, and walked away backwards. “Well?” said the green stuff. “Anybody else?” {A} had been going to put it in a napkin. {A} decided to leave it there.'
      ]
    },
    {
      id: 'omelette',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'One of them was yellow, and lay on its pillow like a plump little mattress. It was not a fish at all. “I’m egg,” it told {H}. “I only came along because everybody stood up.”',
        '“You could stay with me,” said {H}. “I could,” said the egg. “But then they’d say that I was yellow.” It pulled up its belt and ran on. It was last the whole time, and very brave.'
      ]
    },
    {
      id: 'yawn-heard',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They crept up to a flower pot, and heard someone behind it. “Haaah,” it went. {A} looked round it. There sat four pieces of sushi in a row. One opened up, and then the next, and then all four.',
        '{A} had to do it too. Then {H} could not help it either, and everybody stood there with open mouths. “Did you see the teeth on that one?” squeaked the sushi, and was off.'
      ]
    },
    {
      id: 'roundabout',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'In the little park stood a roundabout. Two pieces ran up to it, and stopped. It was turning, quite slowly, with nobody on it. “There’s one here as well,” said the first. “It’s following us,” said the second.',
        '{H} sat down on it and went once round, to show them that it was fun. They watched {H} come, and watched {H} go. “How long have you had to do it?” they asked, full of pity.'
      ]
    },
    {
      id: 'pet-good',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'A piece of salmon ran right between {A}’s front feet. {A} looked at it, and looked up at {H}, and looked at it again. It was the longest moment of {A}’s life. Then {A} lay down and put a chin on the ground.',
        '“Thank you,” said the salmon, and ran round the chin. {A} shut both eyes, because it smelled so. But it was heard, all the way down the street, how often {A} swallowed.'
      ]
    },
    {
      id: 'elder-sandwich',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Mine lay between two slices of bread,” said {S}. “It never got out. There was no door.” {S} sat down on a wall to get some breath. Beside {S} sat the tuna, which was out of breath too.',
        '“It’s the running,” said the tuna. “It’s all these young ones.” “It is,” said {S}. They watched {A} run past, and then the cucumber. Neither of them got up before they had to.'
      ]
    },
    {
      id: 'child-roll',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} rolled up in the big tablecloth, until only the hair stuck out on top. “I’m a sushi,” said {S}. “Then they’ll tell me where they’re going.” {S} fell over, and rolled along to the others.',
        '“What have you got in you?” they asked. “Spaghetti,” said {S}, who had had that for lunch. It was quiet. “You poor thing,” said the sushi. “They must have run out of everything.”'
      ]
    },
    {
      id: 'baby-rice',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had stayed in the high chair, with a bowl of plain rice. The grains did not run. They only stuck, to each finger, and to the chin, and to one ear. “Are you one of us?” asked a piece of sushi that had got lost.',
        '{A} held out a hand, quite white with rice. “A pillow for every finger!” said the sushi. “That’s what I call being rich.” {A} laid the whole hand on its head, to be kind, and took it away again.'
      ]
    },
    {
      id: 'pillow-and-blanket',
      A: 'partner',
      paragraphs: [
        'The sushi had {H} on one side and {A} on the other, and stood against a wall. {H} made a grab. Twelve pieces ran between {H}’s legs. But the smallest tripped over its seaweed, and howled.',
        '“Why, you’ve got a pillow,” said {A}, and looked at it closely. “And here’s a blanket. It’s been tucked in.” “Every evening they put us to bed,” sobbed the smallest. “And then we go round and round, with the light on! How is anybody to sleep?”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-bed',
      A: 'partner',
      paragraphs: [
        '{H} looked at the smallest. It had rings under its eyes. “I know what you need,” said {H}, and set the plate down in the shadow of the wall. “This one doesn’t go round. And I’ll put out the light.” {H} held a napkin over it like a tent. “Does it move?” called the others. “No,” said the smallest from inside. “It’s lovely. It just stays.”',
        'Then they came, one after the other, and got in. {H} pulled up each blanket. {A} fluffed up the pillows with the tip of a chopstick. {H} sang to them, and soon all twelve were snoring.'
      ]
    },
    {
      id: 'the-song',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'It was a song about a boat that lay in the harbour and did not go anywhere. There were nine verses, and in none of them did it go. “That’s the best song I’ve ever heard,” murmured the egg.',
        'The green stuff was the last. It stood guard, with its arms folded, until it tipped over. {A} laid a pea beside it, for company.'
      ]
    },
    {
      id: 'cook-switches',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'The cook went in and stopped the belt. It had never been stopped before, and it gave a long sigh. He turned down the lamps. All the people in the restaurant were quiet, and ate with small movements.',
        '“How did you know?” asked the cook. “I can’t sleep in the car either,” said {H}, “when we keep going round and can’t park.”'
      ]
    },
    {
      id: 'not-to-be-eaten',
      A: 'partner',
      paragraphs: [
        '{H} carried the plate back, on tiptoe. “And your six?” asked the cook in a whisper. {H} looked at them. You can’t eat anybody whom you have tucked in. So the cook brought a bowl of noodles, and they were wide awake, and wanted to.',
        'On the plate somebody turned over. {H} held a finger to {H}’s lips, and slurped as quietly as it can be done.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the table, and it ran out there too.',
      '{names} got to the door as well, and was too late by one shrimp.',
      { text: '{names} held the teapot tight, in case that had legs.', needs: ['hands'] },
      { text: '{names} tucked a napkin in at the neck, and ran along with it flying.', needs: ['hands'] }
    ],
    way: [
      '{names} ran the other way round the corner, and met everybody on the way back.',
      '{names} looked into all the flower pots, and found a bit of ginger.',
      { text: '{names} had both hands full of soy sauce, and did not spill any.', needs: ['hands'] },
      { text: '{names} picked up the grains of rice, so that it should not come apart for good.', needs: ['hands'] }
    ],
    turn: [
      '{names} hummed along, and yawned with the sushi.',
      '{names} tiptoed in behind the plate, and hushed the whole restaurant.',
      { text: '{names} held a corner of the napkin, so that there was no draught.', needs: ['hands'] },
      { text: '{names} folded twelve more napkins, in case of cold feet.', needs: ['hands'] }
    ]
  },
  bed: [
    'When they went home, it was dark behind the restaurant window. A plate stood on the sill, and on it twelve blankets went up and down.',
    'At home {H} turned the pillow over to the cool side. Then {H} lay down on it, as straight as a prawn can.'
  ],
  last: [
    'Nothing went round any more, and {H} was asleep.',
    'There was a pillow underneath, and a blanket on top, and {H} was asleep.'
  ]
})
