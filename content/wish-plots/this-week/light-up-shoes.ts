import { wishPlot } from '../wish-plot.ts'

const SHOES = ['shoes', 'trainers', 'sneakers']
const LIGHTS = ['light up', 'light-up', 'lights up', 'flashing', 'flash', 'blinking', 'twinkling', 'led', 'lights in']

export const lightUpShoes = wishPlot({
  id: 'wish-light-up-shoes-in-bed',
  beginsElsewhere: true,
  wishes: ['new light-up shoes won’t take them off for bed', ...SHOES.flatMap((shoes) => [...LIGHTS.map((light) => `${light} ${shoes}`), `new light-up ${shoes}`, `new light up ${shoes}`, `new flashing ${shoes}`, `sleeps in new ${shoes}`, `slept in new ${shoes}`, `new ${shoes} in bed`, `won’t take off new ${shoes} bed`]), 'shoes flash every step', 'shoes lights heel', 'light up boots', 'flashing boots', 'light up wellies', 'flashing wellies', 'sleep in new shoes', 'wear shoes to bed', 'wear her shoes to bed', 'wants shoes in bed', 'sparkly shoes to bed'],
  answers: ['new', 'pair', 'light', 'lights', 'lit', 'light-up', 'up', 'flash', 'flashes', 'flashing', 'flashed', 'blink', 'blinks', 'blinking', 'twinkle', 'twinkles', 'twinkly', 'glow', 'glows', 'glowing', 'sparkle', 'sparkly', 'led', 'shoe', 'shoes', 'trainer', 'trainers', 'sneaker', 'sneakers', 'boots', 'wellies', 'heel', 'heels', 'sole', 'soles', 'step', 'steps', 'every', 'walk', 'walks', 'walking', 'jump', 'jumps', 'jumping', 'stamp', 'stamps', 'stamping', 'run', 'runs', 'running', 'foot', 'feet', 'toe', 'toes', 'strap', 'velcro', 'bed', 'bedtime', 'sleep', 'sleeps', 'sleeping', 'slept', 'asleep', 'night', 'tonight', 'pyjamas', 'blanket', 'pillow', 'dark', 'take', 'takes', 'taking', 'took', 'off', 'on', 'wear', 'wears', 'wearing', 'wore', 'keep', 'keeps', 'kept', 'won’t', 'wont', 'wouldn’t', 'refuses', 'refused', 'wants', 'wanted', 'never', 'not', 'even', 'bath', 'all', 'day', 'when', 'got', 'has', 'had', 'bought', 'finally', 'first', 'today', 'yesterday', 'birthday', 'present', 'school', 'nursery', 'shop', 'shopping', 'red', 'blue', 'green', 'pink', 'purple', 'rainbow', 'unicorn', 'dinosaur', 'loves', 'love', 'loved', 'favourite', 'favorite', 'proud', 'excited', 'so', 'happy', 'obsessed', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'cousin', 'son', 'daughter', 'boy', 'girl', 'little', 'toddler', 'my', 'his', 'her', 'our', 'the', 'a', 'and', 'to', 'in', 'with', 'who', 'that', 'which', 'them', 'they', 'for', 'old', 'year', 'two', 'three', 'four', 'five', 'six', 'story', 'about'],
  except: ['lost', 'stolen', 'stole', 'broke', 'broken', 'hurt', 'blister', 'too small', 'too tight', 'laces', 'shoelaces', 'tie', 'horse', 'horses', 'elves', 'ballet', 'tap', 'snow', 'magic', 'wedding', 'teased', 'bullied', 'laughed', 'hospital', 'died', 'dead', 'poor', 'afraid', 'scared', 'elephant', 'dragon', 'robot', 'pack', 'packed', 'police', 'leave'],
  moods: ['first', 'change', 'proud', 'sleepless', 'late', 'quarrel', 'losing'],
  company: ['shoes', 'shoe', 'heels', 'lights', 'lamp', 'blanket', 'mattress', 'wall', 'floor', 'bakery', 'jumper', 'pillow', 'green', 'bed'],
  about: 'The hero will not take the flashing shoes off for bed, to see them flash in the dark at last, and cannot, for whoever is in them is always in front of the lights; so the shoes are worn on the hands, where the heels are at the back no more.',
  titles: ['Always in Front', 'A Red, a Blue and a Green', 'The Shoes That Went to Bed', '{H} Keeps Them On', 'Nobody Said Anything about Hands'],
  want: [
    {
      id: 'they-have-to',
      A: 'partner',
      paragraphs: [
        '{H} had new shoes that flashed, and would not take them off for bed. At every step, lights ran along the heels. {H} stood there in pyjamas and shoes. “Shoes don’t go to bed,” said {A}.',
        '“These have to,” said {H}. All day {H} had looked down at them and hardly seen a flash. “By day it’s too bright for them. They’re for the dark.” And {H} had wiped both soles, twice.'
      ]
    }
  ],
  way: [
    {
      id: 'nothing-to-tread-on',
      A: 'partner',
      paragraphs: [
        '{H} lay down in the shoes, and {A} put out the lamp. It was very dark, and nothing flashed. Shoes like that have to tread on something, and in bed there is nothing to tread on.',
        '{H} trod on the mattress, and it gave way. {H} trod on the end of the bed, thump. “Your whole blanket went pink!” said {A}. “I don’t want a pink blanket,” said {H}. “I want to see the lights.”'
      ]
    },
    {
      id: 'cleaner-than-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who says that shoes don’t go to bed?” asked {H}. {A} had to think. It wasn’t written anywhere. It was only that the street comes in with them. “I’ve been over the street with a sponge,” said {H}, and held up one foot.',
        '{A} smelled the sole. It smelled of soap, and a bit of lemon. {A} looked between all the little ridges, for something that did not belong in a bed. “They’re cleaner than your feet were yesterday,” said {A} at last, “and those went in.”'
      ]
    },
    {
      id: 'what-they-are-for',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do they flash for, really?” asked {A}. {H} had thought about that. “It’s so that you know you’re walking,” said {H}. “Without it you might be standing still, and not notice.”',
        '{A} got up, and went a few steps without a single flash. Nothing happened at all. “You’re right,” said {A}, somewhere in the dark. “I could be anywhere.” There was a small bump, and that was the wardrobe.'
      ]
    },
    {
      id: 'a-parcel',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} turned over. The shoes turned over too, but a moment later, because they were wider. They took the blanket with them, and went round with it twice. “You’re a parcel,” said {A}, “with two hard corners.”',
        '{A} held on at one end, and {H} rolled out at the other. Then the shoes were at the bottom again, and {H} at the top, as it should be. Only the sheet was missing. They found it in the left shoe.'
      ]
    },
    {
      id: 'walking-on-whales',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} held a large book against both soles, so that {H} could walk lying down. That worked. {H} walked a good way, and got nowhere. {A} had to lean on the book from the other side. “It’s like a fire engine back here,” said {A}.',
        'All that {H} could see was the front of the book, with a whale on it. At every flash the whale looked surprised. “You must be past page forty,” said {A}, quite out of breath.'
      ]
    },
    {
      id: 'pyjamas-over-them',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One leg of the pyjamas had crept up, and would not come down over the shoe. {A} pulled at the bottom, and {H} pushed from the top. Deep inside the leg it flashed. “There’s a train in the tunnel,” said {A}.',
        'Then the train came out, all at once. From then on that leg was longer than the other one. {H} looked at it under the blanket. It went on well past the foot, and round a corner.'
      ]
    },
    {
      id: 'other-thumping',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in with a glass of water, and stopped at the end of the bed. “Are you going out?” asked {A}. “No,” said {H}, “I’m in bed.” {A} looked at the shoes, and at the pillow, and sat down to think it over.',
        '“I once kept a hat on,” said {A}, “the whole night through. In the morning it was another hat.” They both looked at the shoes. Those did not seem likely to turn into others. When {A} got up, one of them was in the way, and {A} begged its pardon.'
      ]
    },
    {
      id: 'pet-end-of-the-bed',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came to lie at the end of the bed, where the feet are. Tonight the feet were hard, and had straps. {A} trod on them for a good while, first on the one, and then on the other. It did not make them any softer.',
        'At the last tread, something flashed. {A} stood quite still, and looked down at one paw. Then {A} trod again with the same paw, very carefully. Nobody had ever told {A} that it could do that.'
      ]
    },
    {
      id: 'elder-squeaking-shoes',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had a pair that squeaked,” said {S}. “At every step they went eek. My mother always knew where I was.” “Did you take them off for bed?” asked {A}. “For bed, no,” said {S}. “I took them off for the jam.”',
        '“And then nobody heard you,” said {A}. “That was it,” said {S}. “They heard nobody. When it had been quiet for a minute, my mother said, now there’s somebody at the jam.” {A} knocked both heels together, to be on the safe side.'
      ]
    },
    {
      id: 'child-blinks',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} would have liked to flash as well, and had only bare feet. So at every step {S} said “flash”. “That’s just talking,” said {A}. {S} thought again, and found a better way. At every step {S} shut both eyes and opened them.',
        '“Now it goes dark and not dark,” said {S}, and marched past the bed. “The whole room does it.” {A} tried that too, lying down. It was true, and you could not buy it in any shop.'
      ]
    },
    {
      id: 'two-dark-toes',
      A: 'partner',
      paragraphs: [
        'So {H} put both shoes out at the bottom, and knocked the heels together. “Ooh!” said {A}, who was sitting there. {H} looked down two legs at two dark toes.'
      ]
    },
    {
      id: 'always-in-front',
      A: 'partner',
      paragraphs: [
        '“I like the green best,” said {A}. “What green?” asked {H}. {A} looked at {H} for a while. “You’ve never seen it,” said {A} slowly. “It’s at the back. I saw it all the way to the bakery, because I was behind you.”',
        '“So everybody’s seen it,” said {H}, “and only I haven’t.” “You’re the one who’s in them,” said {A}. “You’re always in front.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-hands',
      A: 'partner',
      paragraphs: [
        '{H} took off both shoes, and put them straight on again, one on each hand. “They’re still on,” said {H}, and leaned out of bed. Now the toes pointed away, and the heels were right under {H}’s nose.',
        'The shoes trod on the floor, tap, tap. There ran a red light, and a blue one. And last of all, there ran the green. “So that’s what you saw,” said {H}, “all the way to the bakery.”'
      ]
    },
    {
      id: 'up-the-wardrobe',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The shoes had a look round, now that there were hands in them. They walked up the side of the wardrobe, where no shoe had ever been. They walked along the pillow, and left no mark. Then they came to {A}’s back, and went up that.',
        '“Who’s there?” asked {A}. “Nobody,” said {H}. “There’s nobody in them.” They went up the left side, red and blue and green, and turned round at the top. “They may stop there for a bit,” said {A}. “A little lower. That’s it.”'
      ]
    },
    {
      id: 'the-late-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Which one’s yours?” asked {A}. The red was always first, and the blue was the brightest. But {H} liked the one that came last, and only just got there. “It’s the green,” said {H}. “It has such a long way to come.”',
        '“It reminds me of somebody,” said {A}, “in the mornings, with one sock on.” {H} did not know who that might be. {H} tapped very gently, and then held still, so that the green could catch up.'
      ]
    },
    {
      id: 'heels-to-the-pillow',
      A: 'partner',
      paragraphs: [
        'Then {H} stood them on a soft jumper, heels to the pillow. They flashed once more, the red, the blue and the green, and went out. Now it was {H} who was behind.',
        'One hand came out over the edge. It crept into the left shoe, as far as the wrist. “That one isn’t off,” said {A}. “No,” said {H}. Shoes do not go to bed on feet. Nobody had said anything about hands.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the shoes, and at the door, where shoes belong.',
      '{names} made way for the shoes, which were wide awake.',
      { text: '{names} ran a finger over the soles, and the finger stayed clean.', needs: ['hands'] },
      { text: '{names} turned back the blanket at the bottom, where the shoes would be.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked, because just now everything had been pink.',
      '{names} looked under the bed, to see how dark it was there.',
      { text: '{names} held the end of the bed, so that it could be trodden on.', needs: ['hands'] },
      { text: '{names} drew the curtain, and the dark got a bit better.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched two shoes go by, with nobody on top.',
      '{names} moved over, for the shoes were coming that way.',
      { text: '{names} found a soft jumper, and folded it once.', needs: ['hands'] },
      { text: '{names} held a mirror for the shoes, and they saw it too.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes stood on the jumper, side by side, with their backs to the bed. They were as dark as any others now.',
    '{H} washed both hands, which had been out walking, and lay down again. Then one hand went back over the edge, and into the left shoe.'
  ],
  last: [
    'The red went out, and the blue, and last of all the green, and {H} was asleep.',
    'One shoe was off and one shoe was on, and {H} was asleep.'
  ]
})
