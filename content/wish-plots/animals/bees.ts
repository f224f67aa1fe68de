import { wishPlot } from '../wish-plot.ts'

export const bees = wishPlot({
  id: 'wish-bees',
  wishes: ['bee', 'bees', 'honeybee', 'honeybees', 'honey bee', 'honey bees', 'bumblebee', 'bumblebees', 'bumble bee', 'bumble bees', 'busy bee', 'beehive', 'beehives'],
  except: ['sting', 'stung', 'stings', 'stinging', 'afraid', 'scared', 'spelling', 'queen', 'keeper', 'beekeeper', 'transformers', 'how', 'why', 'wasp', 'wasps', 'make', 'makes'],
  answers: ['honey', 'dance', 'dancing', 'flower', 'flowers', 'buzzing', 'busy', 'hive', 'little'],
  company: ['bee', 'bees', 'peach'],
  fed: true,
  about: 'The hero is a bee that has found a peach and may only tell of it by dancing, and nobody understands the dance.',
  titles: ['Three Wiggles to the Left', 'The Bee That Found a Peach', '{H} Says It with the Feet', 'Not One Word in the Hive', 'Along Behind'],
  want: [
    {
      id: 'the-peach',
      A: 'partner',
      paragraphs: [
        '{H} was a bee, and had found a peach. {H} wanted {A} to fly there and find it as well, without a single word. “That’s how bees do it,” said {H}. “They come home and dance, and then the others know where.”',
        '“I’m ready,” said {A}, who was the other bee, and sat in the hive under the table. {H} walked straight ahead and wiggled, and went back in a curve, and wiggled again. “Zz,” said {H} at the end. {A} thought hard. “Have you got a stone in your shoe?” asked {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'wrong-way',
      A: 'partner',
      paragraphs: [
        '“Zz!” said {H}, and danced it again. The wiggle pointed to where the peach was, just as it should. {A} looked very closely. Then {A} flew straight across the room, and landed on the coats. There was half a bus ticket in the coats.',
        'The next time {A} flew too far, and came back with a boot. “Is it this?” asked {A}. {H} wiggled until {H}’s teeth rattled.'
      ]
    },
    {
      id: 'hints',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is it big?” asked {A}. “Zz,” said {H}. “Is it blue?” “Zz.” “Is that a yes or a no?” {H} had two spoons for feelers, and crossed them.',
        '“I don’t speak spoon,” said {A}. So {H} tried to look like a peach. {H} blew out both cheeks, and made them as soft as possible. “A hamster!” said {A}, and was very pleased.'
      ]
    },
    {
      id: 'stripes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it’s because we’ve got no stripes,” said {A}. They tied on scarves, as many as there were. Soon {H} was yellow and grey and a little bit tartan.',
        'A real bee beats its wings two hundred times in a second. {A} tried it, and got to two. “I’ll do the hum instead,” said {A}. “That’s the part that you can hear.”'
      ]
    },
    {
      id: 'back-of-a-spoon',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How much honey does one bee make?” asked {H}, who was off duty for a moment. “In her whole life?” said {A}. “A little bit at the end of a teaspoon.” {A} showed how much, with a fingernail.',
        '{H} looked into the honey jar, and tried to see how many bees that was. You could not see any. But now it looked like a very full jar.'
      ]
    },
    {
      id: 'other-dances',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had a dance as well. It went twice round the chair, with one arm up, and ended in a bow. {H} watched how it went. Then {H} flew off at once, and looked under the chair.',
        'There was nothing there. “It didn’t mean anything,” said {A}. “It was only a dance.” That was a strange thought, for a bee.'
      ]
    },
    {
      id: 'guard',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When {A} came home from the boots, {H} stood at the door of the hive. Nobody may come in who does not smell right. {H} sniffed. “Zz,” said {H}, and let no one through.',
        '“I live here,” said {A}. {H} sniffed once more, under one arm. It smelled of boot, but below that it was {A}. {H} opened the door.'
      ]
    },
    {
      id: 'written',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Draw it for me,” said {A}. But a bee has nothing to draw with. {H} walked across a little flour, and then across the floor. There was a straight line, and a curve, and another curve.',
        '“It’s an eight,” said {A}. “Eight what?” {H} wiped it up again with one sock. It had been so clear, while it was still feet.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} looked at the dance for a while. Then {A} got up and went off in quite the right direction, and sat down, and looked back.',
        '“You see?” said {H}. “{A} understood it!” But {A} had understood it long before. Nobody had to tell {A} where there was something to eat.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We said a good deal without words, at dances,” said {S}. “You looked at somebody, and then you looked at the door.” “What did that mean?” asked {A}.',
        '“It meant: is there any lemonade left out there?” said {S}. “Most of the time there was.” {A} tried it. {A} looked at {S}, and then at the biscuit tin, and it worked at once.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a bee with somewhere to go. {S} flew to the cushion, and to the lamp, and to the other cushion. At each of them {S} said “thank you”.',
        '“What have you got?” asked {A}. {S} opened one hand. There was nothing in it, and {S} was very careful with it. “That’s for honey,” said {S}.'
      ]
    },
    {
      id: 'moved-the-sun',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'A bee wiggles by the sun, and in that room it was the lamp. {H} pointed to it first, so that {A} would know. To the peach you kept the sun on your left. Then {H} danced. “Wait,” said {A}, “I can’t see your feet,” and carried the lamp round to the other side.',
        '“Zz!” said {H}. “Is that better?” asked {A}. {H} stamped, and pointed at the lamp, and at the place where it used to be. Somebody had moved the sun. By that light {A} flew off to the left, very surely, and found the umbrella.'
      ]
    },
    {
      id: 'trousers',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“At least I can carry things,” said {A}. “Bees take the yellow dust home on their back legs. They’ve got baskets there, made of hair.” {A} pushed a yellow duster into each sock, and then a yellow sponge. Now they were full.',
        '{A} hummed home with both feet wide apart. But the door of the hive was no wider than a chair. “Bees get in like this,” said {A}, and pushed. It went “Pff”. The sponge shot out on one side, and the sock went in alone. “Zz,” said {H}, who could not say what {H} thought.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'partner',
      paragraphs: [
        '“I’m watching as hard as I can,” said {A}. “But when you go left, is it my left? And it’s dark in a real hive. Bees can’t be watching at all. How do they do it?”',
        '{H} stood still in the middle of a wiggle. In a dark hive nobody could see a wiggle. The other bees could only hold on behind, and dance along.'
      ]
    }
  ],
  turn: [
    {
      id: 'along-behind',
      A: 'partner',
      paragraphs: [
        '{H} pulled {A} out by one sleeve, and laid both of {A}’s hands on {H}’s shoulders. “Zz,” said {H}, and that meant shut your eyes. Then they danced it together, one behind the other. Straight ahead, one, two, three wiggles. Round to the left, and back. Straight ahead, one, two, three.',
        '“Oh,” said {A}. “It’s that way. And three.” {A} had not seen the dance at all. But {A}’s feet had understood it.'
      ]
    },
    {
      id: 'once-more-round',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They did it once more, to be sure. When {H} leaned, {A} leaned. When {H} wiggled, it went through both of them, down to the floor.',
        '“It’s a long wiggle when it’s far,” said {A}. “And it’s a short one when it’s near.” It was all in there. {H}’s feet had been saying it the whole time, and {A} had only needed to come closer.'
      ]
    },
    {
      id: 'the-smell',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A bee also brings home a bit of what it has found. So {H} held one hand out behind, and it was the hand that had touched the peach.',
        '{A} smelled {H}’s fingers for a long time, with both eyes shut. “Summer,” said {A}. “Fur. Something with a stone in it.” {H} did not say a word, and it was hard.'
      ]
    },
    {
      id: 'three-wiggles',
      A: 'partner',
      paragraphs: [
        '{A} opened both eyes and flew. The flight was three wiggles long, past the chair and behind the curtain. “The peach!” called {A}. {H} could have spoken again now, and had forgotten how. “Zz,” said {H}.',
        'But a bee does not stop there. Now {A} danced too, and whoever was next took hold behind, until everybody was in the line. All the bees got a piece. The bee that had found the peach got the bit by the stone.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} wiggled too, without knowing about any peach.',
      '{names} crept into the hive as well, and there it got crowded.',
      { text: '{names} danced the curve the wrong way round, and said sorry to a chair.', needs: ['hands'] },
      { text: '{names} emptied out some shoes, to look for the stone.', needs: ['hands'] }
    ],
    way: [
      '{names} flew out of the hive too, and landed on the rug.',
      '{names} sniffed the boot, and it was not a peach.',
      { text: '{names} felt inside the other boot, to be quite sure.', needs: ['hands'] },
      { text: '{names} put the half ticket back, in case a bee needed the bus.', needs: ['hands'] }
    ],
    turn: [
      '{names} shook all over, which is how some bees count.',
      '{names} shuffled aside, to let two bees and three wiggles through.',
      { text: '{names} tapped the dance out on the table, one, two, three.', needs: ['hands'] },
      { text: '{names} rolled back the rug, to make a dance floor for bees.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the stone of the peach and put it on the windowsill. The boot went back to the other boot.',
    'Then {H} washed, which made a low hum, and flew to bed. It was straight ahead, and three wiggles under the blanket.'
  ],
  last: [
    'In the hive it was dark and warm, and {H} hummed once more, and was asleep.',
    'Nothing had to be said any more, not even with the feet, and {H} slept.'
  ]
})
