import { wishPlot } from '../wish-plot.ts'

interface NinjaAnimal {
  id: string
  /** As parents type it. */
  kinds: string[]
  except?: string[]
  animal: string
  /** What it cannot help when it is happy: “it …”, “its … went …”. */
  noise: string
  happens: string
  /** What it is told to do on the stroke. */
  doIt: string
  /** Why it is no good at that, in its own words. */
  whine: string
  /** What it eats at the end. */
  treat: string
  answers?: string[]
}

/** An animal that is a ninja by night, on the roofs; it cannot help one noise. */
function ninjaAnimal({ id, kinds, except = [], animal, noise, happens, doIt, whine, treat, answers = [] }: NinjaAnimal) {
  const told = (text: string) =>
    text
      .replaceAll('ANIMAL', animal)
      .replaceAll('NOISE', noise)
      .replaceAll('HAPPENS', happens)
      .replaceAll('DOIT', doIt)
      .replaceAll('WHINE', whine)
      .replaceAll('TREAT', treat)
  return wishPlot({
    id,
    wishes: kinds.flatMap((each) => [`ninja ${each}`, `ninjas ${each}`, `ninja ${each}s`, `ninjas ${each}s`, `karate ${each}`, `samurai ${each}`]),
    answers: ['a', 'the', 'is', 'are', 'who', 'night', 'nights', 'by', 'at', 'roof', 'roofs', 'rooftop', 'rooftops', 'secret', 'secretly', 'quiet', 'quietly', 'silent', 'sneaks', 'sneaky', 'sneaking', 'black', 'mask', 'masks', 'moon', 'moonlight', 'town', 'city', 'saves', 'save', 'saving', 'day', 'rescue', 'rescues', 'mission', 'missions', 'adventure', 'adventures', 'jumps', 'jump', 'jumping', 'climbs', 'brave', 'train', 'trains', 'training', 'trained', 'learns', 'learn', 'moves', 'helps', 'help', 'sleeping', 'asleep', 'everyone', 'while', 'bear', 'teddy', 'becomes', 'became', 'turns', 'into', 'wants', 'be', 'our', 'my', 'his', 'her', 'pet', 'meets', 'friend', 'friends', 'with', 'and', 'in', 'ninjas', 'turned', 'super', 'works', 'cool', ...kinds, ...kinds.map((each) => `${each}s`), ...answers],
    except: ['died', 'dead', 'hurt', 'vet', 'ill', 'sick', 'lost', 'missing', 'kill', 'kills', 'sword', 'swords', 'blood', 'birthday', 'party', 'costume', 'school', 'giant', 'pirate', 'pirates', 'unicorn', 'dinosaur', 'space', 'princess', 'class', 'scratched', 'bit', 'biscuit', 'warrior', 'course', ...except],
    moods: ['learning', 'first', 'afraid'],
    isTale: true,
    company: ['pigeon', 'gull', animal, 'roof', 'roofs', 'scarf', 'bear', 'pigeons', 'clock', 'mask', 'window', 'moon', 'girl'],
    about: `A ninja ${animal} takes the hero over the roofs by night to fetch back a little girl’s bear, past forty sleeping pigeons, and it cannot help one noise.`,
    titles: ['The Ninja on the Windowsill', 'Forty Pigeons', 'Between the Bong and the Bong', '{H} and the Ninja', 'As Light as a Sock'],
    want: [
      {
        id: 'on-the-sill',
        A: 'partner',
        paragraphs: [
          'In the middle of the night somebody tapped on the window. On the sill outside stood a ANIMAL. It was in black, with a sock for a mask. “I’m a ninja,” it said. “I need two people who can be quiet.”',
          '{H} had always wanted to be a ninja. But the floor creaked at every step, and so {A} was awake too. “A gull took the bear of the little girl across the road,” said the ANIMAL. “It’s on the bakery chimney, and she can’t sleep. Are you coming?”'
        ].map(told)
      },
      {
        id: 'dressing-up',
        A: 'same',
        spare: 1,
        paragraphs: [
          '“You can’t go like that,” said the ANIMAL, and looked at {H}’s pyjamas. There were ducks on the trousers. So {H} and {A} put on whatever was black. {H} had one swimming cap. {A} had a good skirt from a wedding, and wore it as a cape.',
          'Then they looked for odd socks with holes in. There were plenty, and they pulled them down over their eyes. “Now nobody knows us,” said {A}. “Who are you?” asked the ninja, and took a step back. It was joking, or perhaps it was just polite.'
        ].map(told)
      }
    ],
    way: [
      {
        id: 'the-black-scarf',
        A: 'partner',
        paragraphs: [
          'The ninja unrolled a long black scarf. “Whoever holds this is as light as a sock,” it said. {H} took hold, and {A} behind. Hop! They floated over the street like washing, and came down on the roofs.',
          'On the bakery slept forty pigeons, and behind them on the chimney sat the bear. The ninja went on tiptoe. One step, two steps, three. It was so pleased that HAPPENS. All forty pigeons opened one eye. The ninja had to creep back.'
        ].map(told)
      },
      {
        id: 'the-ninja-bow',
        A: 'same',
        spare: 2,
        paragraphs: [
          'First a ninja bows. The ANIMAL showed them how. It bowed to the moon, to the town and to a drainpipe. {A} bowed so low that something cracked. “Was that the roof?” whispered {H}. “That was my back,” whispered {A}.',
          '“A ninja’s back says nothing,” said the ANIMAL. {A} bowed again, only with the head. That was quiet. But it looked as if {A} was looking for a button.'
        ].map(told)
      },
      {
        id: 'two-words-only',
        A: 'same',
        spare: 3,
        paragraphs: [
          'Ninjas do not talk on roofs. They have signs. One hand on the head is “Stop”. One hand on the tummy is “Go on”. {H} and {A} went along behind the ninja, with their mouths shut.',
          'Then {A}’s nose itched. There was no sign for that. {A} pointed to it. {H} thought it meant “Look up”, and looked up. The ninja thought so too. They all stood there for some time, and admired a cloud.'
        ].map(told)
      },
      {
        id: 'whose-window',
        A: 'same',
        spare: 4,
        paragraphs: [
          'Under them lay all the windows. Behind one a man was ironing, and sang to his shirts. Behind another somebody ate a pudding straight from the fridge, with the door open. “That’s our teacher,” whispered {H}.',
          '“A ninja sees everything, and tells nobody,” said the ANIMAL. {H} had never had a secret of that size. The teacher licked the spoon on both sides. “Can I tell {A}?” asked {H}. “{A} is looking too,” said the ninja.'
        ].map(told)
      },
      {
        id: 'be-a-shadow',
        A: 'same',
        spare: 5,
        paragraphs: [
          'A light went on. “Be a shadow!” whispered the ninja, and lay flat. {H} lay flat as well. {A} had no room, and had to be the shadow of a chimney. An old lady looked out to see about the weather.',
          '“Now we’ve got two chimneys,” said the old lady. “I only pay for one.” She thought it over for a while. {A} did not move. A moth sat down on {A}’s ear. Then the light went out, and the second chimney scratched itself.'
        ].map(told)
      },
      {
        id: 'a-black-cat-or-what',
        A: 'same',
        spare: 6,
        paragraphs: [
          'On the next roof sat a big striped tomcat, who thought that all of it was his. “And what are you?” he asked. The ANIMAL said that it was a ninja. {H} said the same. {A} said nothing, but did a ninja kick, and lost a slipper.',
          'It sailed over the gutter and was gone. Far below a dustbin said bong. “Very good,” said the tomcat. “You can hit a dustbin in the dark.” He moved his tail, and let them by.'
        ].map(told)
      },
      {
        id: 'lighter-than-light',
        A: 'same',
        spare: 7,
        paragraphs: [
          'There was a bit of wind. Whoever is as light as a sock should mind the wind. It took {A} by the sleeves, and turned {A} upside down. {H} held the scarf with all ten fingers, and flew {A} like a kite.',
          '“How is it up there?” asked {H}. “I can see our kitchen,” called {A}, as quietly as you can call. “We’ve left the light on.” {H} pulled {A} in again, bit by bit, and set {A} down behind a wall.'
        ].map(told)
      },
      {
        id: 'how-it-began',
        A: 'same',
        spare: 8,
        paragraphs: [
          '“Why did you become a ninja?” asked {A}. The ANIMAL looked about. “By day they all want to stroke me,” it said. “They say ‘coo’ and ‘who’s a good one?’ One old man tells me about his knees.”',
          '“And at night?” asked {H}. “At night I’m the Black Whisper,” said the ANIMAL. It drew itself up, as tall as it went. {H} would have liked to say “coo” then, and only just did not.'
        ].map(told)
      },
      {
        id: 'other-snack',
        A: 'other',
        spare: 9,
        paragraphs: [
          '{A} had brought something to eat, as you do at night. It was in a paper bag. Have you ever opened a paper bag on a roof, next to a ninja? It sounds like a landslide. One pigeon said “Mm?” in its sleep.',
          '“Eat it in the bag,” hissed the ninja. So {A} put the whole face into the bag. It was quieter in there. But after that there were crumbs in the mask, and {A} had to be patted from behind.'
        ].map(told)
      },
      {
        id: 'pet-at-the-scarf',
        A: 'pet',
        spare: 10,
        paragraphs: [
          '{A} had hold of the very end of the scarf, and floated along behind. {A} had a mask too, made of the toe of a sock. It had slipped down, and was now more of a beard.',
          'The ninja looked at {A} for a long time. “You’re good,” it said. “I didn’t hear you once.” {A} had been asleep all the way from the window. That is the quietest there is.'
        ].map(told)
      },
      {
        id: 'elder-knows-roofs',
        S: 'elder',
        A: 'hero',
        spare: 11,
        paragraphs: [
          '{S} stepped over the roofs as if it were a market. “When I was young I delivered milk,” said {S}. “At four in the morning. You learn to walk so that no dog hears.” {S} showed them. It was heel, toe, and a little breath.',
          'The ninja watched {S}’s slippers with big eyes. “Who taught you?” it asked. “A dog,” said {S}. “The hard way.” {A} walked along behind, heel, toe, and a little breath.'
        ].map(told)
      },
      {
        id: 'child-ninja',
        S: 'child',
        A: 'hero',
        spare: 12,
        paragraphs: [
          '{S} could be so quiet that {A} kept looking round. “Are you still there?” whispered {A}. There was no answer. “{S}?” Nothing. {A} pulled in the scarf, hand over hand. At the end of it was {S}, with round cheeks.',
          '“Why don’t you answer?” asked {A}. {S} let out a very long breath. “Ninjas don’t breathe,” said {S}. “They do,” said the ANIMAL. “I should have said so. I’m sorry.”'
        ].map(told)
      },
      {
        id: 'baby-on-the-roof',
        A: 'baby',
        spare: 13,
        paragraphs: [
          '{A} came along in the sling, wrapped up in black to the nose. Out here there was no ceiling. {A} looked at the moon, and opened a small mouth to tell it something. Everybody held their breath.',
          '“Oh,” said {A}. It was the smallest word on all the roofs. The pigeons slept on. The ninja bowed to {A}, with one hand on its mask. That had been done just right.'
        ].map(told)
      },
      {
        id: 'the-clock',
        A: 'partner',
        paragraphs: [
          '“WHINE,” said the ninja, and hid in its mask. {A} looked up at the town clock. It was nearly twelve. “That clock is as loud as a bus,” said {A}, “and it wakes nobody. The pigeons know it.”',
          '{H} counted the steps to the chimney. Twelve. “Then we’ll step when it strikes,” whispered {H}. “And then you can DOIT as loud as you like.”'
        ].map(told)
      }
    ],
    turn: [
      {
        id: 'twelve-steps',
        A: 'partner',
        paragraphs: [
          'Bong! went the clock, and {H} stepped over the first pigeon. Bong! Bong! {A} held one end of the scarf. At every bong NOISE, and nobody heard. At the twelfth {H} put out one hand, and had the bear.',
          'But how do you get back, when a clock has struck twelve? {A} pulled in the scarf, quite gently. {H}, bear and ninja came floating back over forty heads. Not one eye opened.'
        ].map(told)
      },
      {
        id: 'the-gull',
        A: 'same',
        spare: 14,
        paragraphs: [
          'The gull sat on the next chimney. “That’s mine,” it said. “It belongs to a girl,” said {H}. “She’s four.” “I’m two,” said the gull, “and I’ve got nobody to cuddle.” They had not thought of that.',
          '{A} pulled the sock off {A}’s head, and stuffed it with a glove. With its two holes it looked a good deal like somebody. The gull took it under one wing. “It smells of foot,” it said, and shut its eyes.'
        ].map(told)
      },
      {
        id: 'ninja-belt',
        A: 'same',
        spare: 15,
        paragraphs: [
          'The ANIMAL had two belts in its pocket, for people who had done well. They were shoelaces, really, and they were black. It tied one round {H} and one round {A}. It bowed, and they bowed, and nothing cracked.',
          '“Does that mean I’m a ninja now?” asked {H}. “You were one at the seventh bong,” said the ANIMAL. “I saw it. You stepped over that round one, and it smiled.” It had a piece of TREAT then, for itself.'
        ].map(told)
      },
      {
        id: 'at-her-window',
        A: 'partner',
        paragraphs: [
          'They pushed the bear in at the girl’s window. A small hand pulled it under the blanket. “There you are,” she said. “You smell of bread.”',
          'At home the ninja rolled up its scarf. “By day I won’t know you,” it said. “But I’ll wink.” {H} walked across the room to bed, and the floor did not creak once.'
        ].map(told)
      }
    ],
    everybody: {
      want: [
        '{names} woke up too, and wanted to be ninjas at once.',
        '{names} had to promise not to giggle.',
        { text: '{names} pulled odd socks out of the basket, for masks.', needs: ['hands'] },
        { text: '{names} held the window, so that it did not squeak.', needs: ['hands'] }
      ],
      way: [
        '{names} floated along at the end of the scarf, like washing that has got away.',
        '{names} lay flat behind a chimney, and kept a lookout.',
        { text: '{names} put one hand on the head, for “Stop”, and then giggled after all.', needs: ['hands'] },
        { text: '{names} pointed at the chimney, because there was the bear.', needs: ['hands'] }
      ],
      turn: [
        '{names} counted the bongs, each of them without a sound.',
        '{names} bowed to the pigeons, who did not know it.',
        { text: '{names} helped to pull in the scarf, hand over hand.', needs: ['hands'] },
        { text: '{names} waved to the bear, and shut the window.', needs: ['hands'] }
      ]
    },
    bed: [
      'The socks went back into the basket, though two of them had holes now. Nobody else in the street had noticed a thing.',
      told('{H} lay down, as light as a sock, and just a little heavier.')
    ],
    last: [
      'Over the roofs went something black, without a sound, and {H} was asleep.',
      'Forty pigeons slept, and the girl across the road slept, and {H} was asleep.',
      'The clock struck one, bong, and woke nobody, and {H} was asleep.'
    ]
  })
}

export const ninjaAnimals = [
  ninjaAnimal({ id: 'wish-ninja-cat', kinds: ['cat', 'kitten', 'kitty'], animal: 'cat', noise: 'the ninja purred like a tractor', happens: 'it began to purr, like a tractor', doIt: 'purr', whine: 'When I’m happy I purr', treat: 'cheese' }),
  ninjaAnimal({ id: 'wish-ninja-dog', kinds: ['dog', 'puppy', 'pup', 'doggy'], animal: 'dog', noise: 'the ninja’s tail went thump on a tile', happens: 'its tail went thump, thump, on a tile', doIt: 'thump', whine: 'When I’m happy my tail thumps', treat: 'cheese' }),
  ninjaAnimal({ id: 'wish-ninja-rabbit', kinds: ['rabbit', 'bunny', 'hare', 'bunnie'], animal: 'rabbit', noise: 'the ninja’s foot went thump on a tile', happens: 'its hind foot went thump, thump, on a tile', doIt: 'thump', whine: 'When I’m happy my foot thumps', treat: 'carrot' }),
  ninjaAnimal({ id: 'wish-ninja-panda', kinds: ['panda'], animal: 'panda', noise: 'the ninja chuckled deep down in its tummy', happens: 'it began to chuckle, deep down in its tummy', doIt: 'chuckle', whine: 'When I’m happy I chuckle', treat: 'bamboo' }),
  ninjaAnimal({ id: 'wish-ninja-hamster', kinds: ['hamster'], animal: 'hamster', noise: 'the ninja squeaked like a gate', happens: 'it began to squeak, like a gate', doIt: 'squeak', whine: 'When I’m happy I squeak', treat: 'nut' }),
  ninjaAnimal({ id: 'wish-ninja-mouse', kinds: ['mouse', 'mice'], animal: 'mouse', noise: 'the ninja squeaked like a gate', happens: 'it began to squeak, like a gate', doIt: 'squeak', whine: 'When I’m happy I squeak', treat: 'cheese' })
]
