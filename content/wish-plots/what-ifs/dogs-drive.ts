import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const dogsDrive = wishPlot({
  id: 'wish-dogs-drive',
  beginsElsewhere: true,
  wishes: ['dogs drive', 'dogs could drive', 'dogs can drive', 'dogs driving', 'dogs drove', 'dogs drive cars', 'dogs drive buses', 'dog could drive', 'dogs drive bus', 'dogs drove cars', 'dogs cars', 'dogs taxi', 'dogs taxis', 'animals could drive', 'animals drive cars', 'animals driving cars', 'animals drove cars', 'dogs allowed to drive', 'dogs bus drivers', 'dogs drivers', 'dog bus driver'],
  except: [...NOT_WELL, 'hit', 'accident', 'crash', 'crashed', 'under', 'barks', 'barking', 'scared', 'afraid', 'race', 'racing', 'sled', 'cat', 'cats', 'paw', 'patrol', 'toy', 'police', 'racing', 'elephant', 'monkeys', 'ran', 'run'],
  answers: ['what', 'if', 'day', 'when', 'dog', 'dogs', 'animals', 'animal', 'could', 'can', 'drive', 'drives', 'driving', 'drove', 'driver', 'drivers', 'car', 'cars', 'bus', 'buses', 'taxi', 'taxis', 'van', 'vans', 'all', 'every', 'everyone', 'one', 'street', 'world', 'town', 'city', 'road', 'for', 'a', 'allowed', 'learned', 'to', 'our', 'people', 'humans', 'instead', 'of', 'the', 'were', 'like'],
  moods: ['question', 'first'],
  company: ['dog', 'dogs', 'bus', 'driver', 'bridge', 'pool', 'lamp post', 'towel', 'bakery', 'basket', 'cat', 'socks', 'cheese', 'stop'],
  isTale: true,
  asked: true,
  out: true,
  about: 'The day dogs drive the buses the number nine goes where it smells good, until whoever is on it holds out something that smells of where they want to go.',
  titles: ['The Number Nine Follows Its Nose', 'A Towel Like a Swimming Pool', '{H} Takes the Bus', 'Round Three Times and Down', 'Next Stop: Socks'],
  want: [
    {
      id: 'number-nine',
      A: 'partner',
      paragraphs: [
        'It was the day on which dogs could drive. The number nine came with a big brown dog at the wheel. It wore a cap, and its nose was out at the window. {H} had a towel, and wanted to be first down the slide at the pool.',
        '“The pool, please,” said {A}, and sat down. “A bus is a bus. It goes where it says on the front.” Then the bus stopped at a lamp post. The dog got out, and read it, and got in again.'
      ]
    },
    {
      id: 'parking',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A dog does not park the way other people do. A taxi was just pulling in, by the bank. It turned round on the spot, once, and twice, and a third time. Then it sank down, and the engine sighed. “What was that for?” asked {A}.',
        '“That’s so that it’s comfy,” said {H}. All the way down the street they were doing it. There was a police car that could not get it right. It went round five times, and got up again, and tried the other side.'
      ]
    }
  ],
  way: [
    {
      id: 'twelve-lamp-posts',
      A: 'partner',
      paragraphs: [
        'There were twelve lamp posts as far as the bridge, and the bus stopped at all of them. At the bridge you go left for the pool. The dog put up its nose, and drove right, to the bakery, and round to the bins.',
        '“Left!” called {A}. “It says so on the front!” But the front was outside, and the dog was inside. Then a cat crossed the road. “Hold tight!” said {H}.'
      ]
    },
    {
      id: 'sit-and-stay',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had once read a book about dogs. “Sit!” called {A} to the front. The bus went down at the back, with a hiss, and stood still. “There you are,” said {A}. “Stay!” It stayed. It stayed through a green light, and through the next one as well.',
        'Behind them they were hooting, or really they were barking. “And now?” asked {H}. {A} could not remember what comes after stay. It must have been on the next page. In the end somebody dropped a biscuit, and they drove on.'
      ]
    },
    {
      id: 'a-head-out-of-each',
      A: 'same',
      spare: 3,
      paragraphs: [
        'All the cars that they met had a head out on the left, with its ears blown back. The tongues flew like scarves. Nobody was in any hurry, but everybody was going fast. When two met, they stopped, in the middle, and got out. They walked round each other.',
        '“Do they know one another?” asked {A}. “They do now,” said {H}. They got in again, each into the other one’s car, and drove away. It didn’t seem to matter. There was a wind in that one too.'
      ]
    },
    {
      id: 'tickets',
      A: 'same',
      spare: 4,
      paragraphs: [
        'An inspector got on, with a big bag. It was a small grey dog, as thin as a lead. It did not want to see any tickets. It smelled at each knee in turn. “That’s fine,” it seemed to say, and went on to the next one.',
        'At {A}’s knee it stayed for a long time. It smelled above it and below it. “I had these socks on yesterday,” said {A}. “I changed in Mill Road.” The inspector sneezed. That meant that it was paid for as far as the station.'
      ]
    },
    {
      id: 'fire-engine',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The fire engine was being driven by a Dalmatian, which had waited for this all its life. It came along behind them with its ee-oo, ee-oo. All the other dogs pulled over at once, put their heads out, and howled as well. Even the number nine howled, with its horn.',
        '“Where’s the fire?” {A} called across. There was no fire. They were only out to sing. It was a slow one, in two parts, and it ended by the river. Some of the passengers had to blow their noses.'
      ]
    },
    {
      id: 'the-ball',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A boy by the road had a ball under one arm. He looked left and right, as you should. On the left stood eleven cars. They had all stopped for him, and their engines were off. No one had ever waited so nicely to let him go over.',
        'He walked across, and nothing stirred but heads. “They’re so polite,” said {A}. “They’re looking at the ball,” said {H}. On the other side he put it in his bag, and zipped it up. There was a groan, all down the street, and they drove on.'
      ]
    },
    {
      id: 'other-passenger',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had been on the number nine since ten o’clock. “I only want to go to the post office,” said {A}. “We’ve been in the park, and we’ve been to see a hole. We’ve been to say hello to a dachshund. It was a good hole.” {A} held up a letter, for somebody’s birthday.',
        '“When’s the birthday?” asked {H}. “On Thursday,” said {A}. They both looked out. They were going past the hole again. From this side you could see how deep it was.'
      ]
    },
    {
      id: 'the-map',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the wall hung a map of the line, but it was not the old one. Somebody had drawn it with a paw. There was no High Street, and no Town Hall. It went from Wet Leaves to Somebody’s Lunch, and by way of Old Fish to Feet. “Where’s the pool?” asked {H}.',
        '{A} followed it with a finger, up to the end. There was a white patch there. “It hasn’t been smelled yet,” said {A}. “It’s quite a clean thing, a pool.” That was a pity, when you came to think of it.'
      ]
    },
    {
      id: 'a-bone',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the building site a digger was at work, and it had a terrier in it. Nobody had ever dug like that. The earth flew out at the back, between the wheels. In four minutes there was a hole as deep as a house. The terrier climbed down and laid a bone in it.',
        'Then it filled it all in, and patted it flat with the bucket. It looked round to see if anyone had noticed. There was a whole bus there. “We haven’t seen a thing,” said {A}. The terrier waited till they had gone by.'
      ]
    },
    {
      id: 'bell',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps you only have to ring,” said {A}. {H} pushed the red button. Ding! The dog jumped up and ran to the door, and barked. Somebody must be there! It looked out, to the left and the right, with its cap on one ear. There was nobody at all.',
        'It got back behind the wheel. Ding! It was off again like a shot. “Don’t do that,” said {H}. “It’s mean.” “I’d only leaned on it,” said {A}. The dog went and had one more look, in case.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had a seat right at the front, and drove as well, with a paper plate. {S} could see what it did. “It’s got no brake,” said {S}. “It just takes its paw off.” “And how does it go round corners?” asked {A}. “It leans,” said {S}. “It leans on the door till the road’s gone round.”',
        'They leaned too. After that it went rather better, and further. The dog looked over its shoulder, and showed its teeth. “It’s smiling,” {S} told everybody. “It does that with all of them.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’d like to go where it goes,” said {S}. “I’ve been getting off at the library for thirty years. I never knew that there was so much on the way.” {S} had a paper bag, and looked into it, and closed it. “What’s in there?” asked {A}.',
        '“My lunch,” said {S}. The bus slowed down. The driver had turned right round in its seat. “It’s egg,” said {S}, quite loudly. It thought for a bit, and drove on. “I only said that,” whispered {S}. “It’s ham.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} sat on {H}’s lap, and crowed each time they turned. There was a rusk in one fist, a wet one. At the next corner the fist went up. The bus stopped in the middle of the road. The driver came down between the seats, quite slowly, with its cap in its mouth.',
        'It sat down in front of {A}. {A} looked at the rusk, and looked at the dog. Then {A} gave the dog one half, and the lap the other. They drove on, and the whole bus was fond of somebody.'
      ]
    },
    {
      id: 'home-to-the-basket',
      A: 'partner',
      paragraphs: [
        'They went three times round the church after the cat, and eight taxis with them. After that the dog was hungry, and drove home. The bus stopped right beside its basket and its bowl.',
        'The dog turned round three times, and lay down. “It can’t read!” said {A}. “It only reads with its nose.” {A} looked at what {H} had in one hand. “What does that smell of?”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-towel',
      A: 'partner',
      paragraphs: [
        'It was the pool towel, and smelled of pool, however often it was washed. {H} held it under the big brown nose. “There, please,” said {H}. The nose sniffed for as long as it takes to read a page. Then the dog put on its cap.',
        'They went past eleven lamp posts without once stopping, and over the bridge, and left. And there was the pool.'
      ]
    },
    {
      id: 'everyones-smell',
      A: 'same',
      spare: 14,
      paragraphs: [
        'When they saw that, all the others hunted through their bags. A lady held out a library book, and a man held out his grandmother’s scarf. Somebody had a sandwich from the station. “One at a time!” said {A}. They stood in the aisle, in a queue, and the dog smelled them in order.',
        'A boy had nothing on him but a school bag. He looked at it, and then out of the window, where the sun shone. He sat on it. “Where are you going?” asked {H}. “I’ll wait for something better,” said the boy.'
      ]
    },
    {
      id: 'wrong-smell',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“May I try too?” asked {A}, and held out a woolly hat. It had last been worn at Auntie’s, so they would come to Auntie’s. The dog smelled it, inside and out. It drove to a field, and stopped beside a sheep. “Further back than that,” said {A}.',
        'The sheep looked in at the door. It smelled the hat as well, and was silent. It may have been somebody that it knew. {A} put the hat away, and they turned round, three times.'
      ]
    },
    {
      id: 'the-slide-and-home',
      A: 'partner',
      paragraphs: [
        '{H} was the first one down the slide, and the ninth, and the twentieth. It was nearly dark when they got in again. And now they smelled of nothing but pool.',
        '“How will it find our house?” asked {A}. {H} took off one shoe, and then the sock. “It’s got the hall in it,” said {H}, “and under the bed.” The dog took one sniff. It had to sit down for a moment. Then it drove, and stopped exactly at the door.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the seat at the back, with a view.',
      '{names} got on at the first stop, and was smelled.',
      { text: '{names} paid for everybody, and got a lick.', needs: ['hands'] },
      { text: '{names} read the front of the bus once more, to be sure.', needs: ['hands'] }
    ],
    way: [
      '{names} slid over to the left when the bus did.',
      '{names} looked the other way, where the cat was.',
      { text: '{names} held on to the strap with both hands.', needs: ['hands'] },
      { text: '{names} counted the lamp posts out loud.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in as well, and smelled the pool.',
      '{names} came down the slide behind, with a splash.',
      { text: '{names} patted the driver, between the ears.', needs: ['hands'] },
      { text: '{names} found a sock too, but it was not needed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towel hung over the radiator, or over the line, and the whole place smelled of pool. One sock had gone off in the bus, as thanks.',
    '{H} washed once more, round the feet. Then {H} turned round three times on the bed, so that it was comfy, and lay down.'
  ],
  last: [
    'The number nine had its lights out, beside a basket, and {H} was asleep.',
    'By smell alone {H} would have found the pillow, and was on it, and slept.'
  ]
})
