import { wishPlot } from '../wish-plot.ts'

export const mermaids = wishPlot({
  themes: ['mermaids'],
  except: ['ariel'],
  answers: ['merman'],
  about: 'Two mermaids lie on the rug, the biscuits are on land, and neither has legs, until the sea comes to fetch them.',
  titles: ['Two Mermaids and No Legs', 'The Biscuits Were on Land', '{H} Has a Tail', 'When the Tide Comes In', '{H} and the Sea on the Rug'],
  want: [
    {
      id: 'tail',
      A: 'partner',
      paragraphs: [
        '{H} was a mermaid. A pillowcase was the tail, and a blue blanket was the sea. Now {H} wanted the shell from the shelf, but the shelf was on land. “Could you pass it to me?” said {H} to {A}. “I haven’t any feet.” So {A} brought the shell. Then {A} brought the comb, because mermaids have to comb.'
      ]
    }
  ],
  way: [
    {
      id: 'five-things',
      A: 'partner',
      paragraphs: [
        '“And a drink,” said {H}. “With a straw.” {A} went to and fro across the beach. “Isn’t there anything mermaids can do by themselves?” asked {A}. “Sing,” said {H}.',
        '{A} put down the straw. {A} got into the other pillowcase with both legs, and lay down on the blue blanket too. “Now I’m a mermaid as well,” said {A}. “I haven’t any feet either.”'
      ]
    },
    {
      id: 'comb',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was pleasant in the sea. {A} combed {H}’s hair and found a raisin. “A pearl,” said {A}. “A brown one,” said {H}. “Those are the rarest.”',
        'Then {H} combed {A} from the top down, twice, and found nothing at all. “You can have half of mine,” said {H}, and bit the pearl in two.'
      ]
    },
    {
      id: 'biscuits',
      A: 'partner',
      paragraphs: [
        'That was very nice, until they got hungry. The biscuits stood on a low stool, over there on land. “You go,” said {H}. “What with?” asked {A}.',
        '{H} leaned out of the water as far as a mermaid can, and lay flat on the beach. The biscuits were still two arms away. {A} pulled {H} back in by the tail, and the tail came off. {H} had to wriggle back into it.'
      ]
    },
    {
      id: 'letter',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“People on an island send a letter,” said {A}. They had no bottle, so they took the cup. “Please bring biscuits,” wrote {H}. “We are two mermaids. It is a blue sea.” They put it on a wave, and pushed.',
        'It went as far as the edge and turned over, for that was where the sea stopped. After a while it came back, and {H} took it out and read it. “Somebody needs biscuits,” said {H}. “The poor things,” said {A}. “And we haven’t got any.”'
      ]
    },
    {
      id: 'song',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Mermaids sing, and sailors come,” said {A}. “A sailor could pass us the plate.” So they sang, high and long, with their chins up. It went through two doors.',
        'Nobody came. Outside a car slowed down, and drove on. “He heard it,” said {H}. “He just couldn’t park.” They sang it a little lower, for buses.'
      ]
    },
    {
      id: 'fish-facts',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How do fish get biscuits?” asked {H}. “They don’t,” said {A}. “They go about all day with their mouths open, and something swims in.” They lay side by side with their mouths open and waited.',
        'Something did fly in. It was only air, but it smelled of biscuits, and so it was worse than before. “Fish must be very patient,” said {H}.'
      ]
    },
    {
      id: 'pet-seal',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'On the beach, quite near the biscuits, there was a seal. It was {A}. “Seal,” called {H}, “dear seal, would you push that stool?” {A} looked at {H}, and looked at the stool, and stayed exactly as it was.',
        '“It doesn’t speak our language,” said {H}. “It only speaks seal, and I’ve forgotten mine.” {H} said the one word that {H} still knew. It was “oink.”'
      ]
    },
    {
      id: 'elder-lighthouse',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“There ought to be a lighthouse somewhere,” said {S}, and took the torch and was one. “Couldn’t the lighthouse pass us something?” asked {A}. “A lighthouse mustn’t leave its place,” said {S}. “Think of the ships.”',
        'There was a ship, too. It was a slipper, and it had come right in among the rocks. {S} shone on it until it was safe. “You see,” said {S}. “And I was thinking of a biscuit the whole time.”'
      ]
    },
    {
      id: 'child-fisher',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“I know a trick,” said {A}, and bent the end of a drinking straw into a hook. They tied a sock to it for a line and threw it out. It caught the leg of the stool, and came off.',
        'It caught a cushion, and then it caught {H}. “I’ve got a big one,” cried {A}. {H} had to be let go again, as you must with mermaids. The biscuits had seen it all, and hadn’t moved.'
      ]
    },
    {
      id: 'crab',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“A crab’s got legs,” said {A}. “Ten of them.” {A} had five on each hand, so one hand was a crab, and ran out over the beach. It ran sideways, as they do. The biscuits were straight ahead.',
        '“You’re going wrong,” called {H}. “I’m only wrong from the front,” said the crab. It ran until there was no more arm. There it felt about, and came back sideways, with something between its claws. It was a peg. {H} thanked it, and shook it by the nearest claw.'
      ]
    },
    {
      id: 'who-gives-in',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“One of us could simply stop being a mermaid,” said {A}. {H} looked at {A}, and {A} looked at {H}, and both of them held on to their tails.',
        '“I was one first,” said {H}. “I’ve got the longer tail,” said {A}. They lay there very straight, each a hand’s breadth further from the edge, and listened to their stomachs. “Mine’s the loudest,” said {A}. It sounded like a whale who wanted something.'
      ]
    },
    {
      id: 'tide-talk',
      A: 'partner',
      paragraphs: [
        '“At the seaside it’s easy,” said {A}. “Twice a day the sea comes up by itself and gets whatever’s lying there. It’s had two pairs of my shoes.” {H} sat up, as far as the tail allowed.',
        '“So we don’t have to go to the biscuits,” said {H} slowly. They both looked down at the blue blanket.'
      ]
    }
  ],
  turn: [
    {
      id: 'tide',
      A: 'partner',
      paragraphs: [
        '“Hold on to the edge,” said {H}. They threw the front of the sea forward and rolled after it. Then they pulled in the back. “That was a wave,” said {H}. “Again!”',
        'Wave by wave the tide came in, until it washed up against the stool. {H} reached out with one mermaid arm, and had the plate. Then they ate in the waves.'
      ]
    },
    {
      id: 'sugar-ones',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There were four biscuits, two with sugar and two without, and there were two mermaids. It was easier than many things. They ate the plain ones first, so that the others would be last.',
        'Some of it fell into the sea. “That’s how it gets salty,” said {A}, with {A}’s mouth full. {H} said that this was sugar. “Then that’s another sea,” said {A}. “There are five big ones. I can’t know all of them.”'
      ]
    },
    {
      id: 'shell-listen',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} held the shell to {H}’s ear. “You can hear the sea in it,” said {H}. “But we’re in the sea,” said {A}. They thought about that. {A} took the shell and listened too.',
        '“I can hear a room,” said {A}. “There’s a clock in it, and somebody walking about on feet.” They listened by turns to the people on land. They seemed to be very busy, and always going to get something.'
      ]
    },
    {
      id: 'ebb',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Being in the middle of the floor, the sea was rather in the way. “It’ll have to go out again,” said {A}. “It always does.” So they rolled back, wave after wave, and the beach got bigger.',
        'All sorts of things lay there now: a straw, a crumb, a newspaper with waves in it. “I love it when the tide’s out,” said {H}. “You never know what you’ll find.”'
      ]
    },
    {
      id: 'legs-back',
      A: 'partner',
      paragraphs: [
        'When the plate was empty, it had to go to the kitchen. “You go,” said {A}. “The kitchen’s miles inland,” said {H}. “No tide gets up there.”',
        'Then {H} felt about at the very end of the tail. Something was moving. “Guess what I’ve found,” said {H}, and pulled it out into the light. It was a foot, and there was another one behind it. “Lucky you,” said {A}. “I’ll go on looking for mine.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay about on the beach, as seals do.',
      '{names} came too near the edge and very nearly got wet.',
      { text: '{names} went round the sea on tiptoe, with shoes in one hand.', needs: ['hands'] },
      { text: '{names} spread a towel on the shore and fanned away the heat.', needs: ['hands'] }
    ],
    way: [
      '{names} settled down on land, right beside the biscuits, which was hard to bear.',
      '{names} snorted like a walrus, some way along the beach.',
      { text: '{names} sang along with the mermaids, half a note lower.', needs: ['hands'] },
      { text: '{names} built a sandcastle out of three cushions.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in with the third wave and lay where it left off.',
      '{names} backed up the beach, one wave at a time.',
      { text: '{names} saved a pair of shoes from the tide.', needs: ['hands'] },
      { text: '{names} did the noise of the pebbles after each wave.', needs: ['hands'] }
    ]
  },
  bed: [
    'They folded the sea, this way and that, and laid it over the end of the sofa. The shell went up on its shelf again, and so did the comb.',
    '{H} washed two feet that had not been used much. In bed the two feet lay close together. Anybody would have said it was a tail.'
  ],
  last: [
    'By itself the tide came in, as far as the pillow, where {H} lay asleep.',
    'Nobody could send {H} to the kitchen now, for mermaids have no feet when they are sleeping.'
  ]
})
