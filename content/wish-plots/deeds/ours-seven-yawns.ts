import { wishPlot } from '../wish-plot.ts'

export const deedOursSevenYawns = wishPlot({
  id: 'wish-deed-ours-seven-yawns',
  tellsAny: 'ours',
  deeds: ['shrinks'],
  about: '{H} is small enough to go under the cupboard for the last piece of the puzzle, which is as big as a door by now and catches on everything, until it is turned round and {H} rides out on it.',
  titles: ['The Piece under the Cupboard', 'Yawn by Yawn', 'A Peg as Tall as {H}', '{H} Rides Out', 'Where the Sheep Live'],
  company: ['cupboard', 'piece', 'puzzle', 'hole', 'captain', 'harbour', 'nose', 'string', 'torch', 'table', 'floor', 'dust', 'spoon', 'crumb', 'saucer', 'sheep', 'board', 'knob', 'boards', 'gap'],
  want: [
    {
      id: 'the-captains-nose',
      A: 'partner',
      paragraphs: [
        'The puzzle on the table was a harbour, and it was done but for one piece. That was the captain’s nose. {H} had never yet put in a last piece. But it had gone under the cupboard, where no arm in the house fitted.',
        'On Thursday after supper {H} {ours.did}. It went quite evenly, as it does with a jumper in a hot wash, socks and all. Then {H} was no taller than a clothes peg. “How’s the view?” asked {A}. “There are a great many legs,” said {H}.'
      ]
    },
    {
      id: 'measured',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} fetched a spoon and stood it up beside {H}. {H} came to where the spoon gets narrow. “A clothes peg with its shoes on,” said {A}, and wrote it on the door frame. The line was so low down that {A} had to lie flat for it.',
        '“I was up there last week,” said {H}, with a head bent right back. It looked like somebody else’s flag.'
      ]
    },
    {
      id: 'louder',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’ll have to speak up,” said {A}. {H} shouted. It was about as loud as a zip. So {A} took the funnel and put the wide end to one ear. “Not so loud,” {A} said then, and held it further off.',
        '“And you’re all wind,” called {H}. Each time {A} laughed, {H} had to hold on to a chair leg. After that {A} only laughed to the side.'
      ]
    },
    {
      id: 'one-crumb',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For the journey {H} got a crumb to take along. It was an ordinary crumb, off the bread board. {H} had to carry it in both arms, and the crust was like bark. “Is that enough?” asked {A}. “Till Saturday,” said {H}.',
        'A raisin would have been too heavy, and it leaned. {H} only licked it on one side, and had a sweet chin all evening.'
      ]
    }
  ],
  way: [
    {
      id: 'where-the-sheep-live',
      A: 'partner',
      paragraphs: [
        '{A} lay down flat and shone the torch, and {H} walked in. It was like a hall in there, with a low roof. Balls of dust stood about like sheep, and drew back when {H} breathed. “There’s a button!” called {H}. “You could skate on it!” At the very back leaned the captain’s nose. It was as big as a door.'
      ]
    },
    {
      id: 'what-was-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What else is in there?” called {A}. {H} walked along the wall and called it out. There was a pea, from before the holidays, and it was as wrinkled as a boulder. There was a hair slide like a bridge.',
        '“And a pencil!” called {H}. “It’s lying there like a tree!” {A} had looked for that pencil for a year. “Is it sharp?” asked {A}. “You could live in the point,” said {H}.'
      ]
    },
    {
      id: 'a-sheep-comes-along',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One of the balls of dust came along behind {H}. When {H} stopped, it stopped as well. “It’s following me,” called {H}. “That’s the draught,” called {A}, out in front. {H} held out a bit of crumb to it.',
        'It came right up, and was as soft as anything. “Can I keep it?” called {H}. {A} did not say no. But {A} did say that it wasn’t to go near the broom.'
      ]
    },
    {
      id: 'the-ant',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Round the leg of the cupboard came an ant, with something to carry. It was about as big as {H}’s foot. {H} said good evening, and stepped aside, for the ant had its hands full. “What’s it like?” called {A}.',
        '“Busy,” called {H}. The ant looked at the crumb, and {H} broke off a corner. Now two of them knew about the crumb. After a bit there were nineteen.'
      ]
    },
    {
      id: 'rain-on-the-floor',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} pushed a bottle top under the edge, with water in it. {H} knelt down and drank as from a well. “It’s got a taste of lemonade,” called {H}.',
        'Then {H} washed the crumb off both hands, and even a knee. There was still enough left for a sheep, but the sheep was not thirsty. It got a bit thinner on that side.'
      ]
    },
    {
      id: 'the-roof-goes-thump',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Up above, the cupboard ticked. “Was that you?” called {H}. It was only the plates, settling down for the night. From underneath you could hear that they talked. “What do they say?” asked {A}.',
        '{H} listened with one hand on the wood. “The big ones say budge up,” called {H}. “And the little ones say budge up yourselves.” {A} thought that it had always been like that in there.'
      ]
    },
    {
      id: 'echo',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was an echo under there as well. “Hello!” called {H}, and the wall said it after {H}. “Hello!” called {A}, who wanted one too. {A} was too big, and got nothing back but a bit of fluff.',
        'So {H} called for {A}. “{A} is here!” called {H}, and far off by the skirting board it said “here”. “It’s true, then,” said {A}, and was pleased.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had to be told before anything else. “It’s me,” {H} called up. “I’m only further away than usual.” {A} looked down for a long time. {A} had been the small one here till now, and it was a great change.',
        'Then {A} breathed out, and {H} sat down on the floor. “Good,” said {H}. “So you’ve got it.” From then on {A} looked about very carefully before sitting anywhere.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small, I was bigger than that,” said {S}, and bent down. “Only once I was smaller. I’d broken a jug.” “How small?” called {A}.',
        '“I’d have fitted into the handle,” said {S}. “And then my aunt said that she’d never liked that jug.” {S} straightened up again, bit by bit. “I felt it in the sleeves,” said {S}. “They were too short on the spot.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} brought the garage with the lift, and the bus that went with it. “You can have it while you fit,” said {S}. {A} got in at the back, and rang, and was driven once round the table leg.',
        '“One stop further, please,” called {A}. “That’s the fridge,” said {S}. “It’s extra.” {A} paid with a grain of sugar. {S} gave change, and {A} had to lick it off {A}’s finger.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        'For the first time {A} was bigger than somebody. {A} sat on the rug like a hill. {H} walked once round {A}, and it took a while. At the foot {H} stopped, and had a rest against a toe.',
        'The toe moved. “You’ve got five of those,” called {H}, “and each one’s as big as my head!” {A} had never been told anything so fine. A drop of dribble fell beside {H}, and it was a puddle.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’d imagined it differently here,” said {S}, who had come to play. “I’d thought of a board game.” {A} sat down on one of the counters from a box, and it was a very good seat.',
        'So they did play, on the big board. {A} was the yellow one, and walked it. At six {A} was out of breath. “You’re on a ladder,” said {S}, and carried {A} up it on a flat hand.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. From under there it was ten times as large. The sheep all moved one step to the left. {H} held on to the captain’s nose until it was over.'
      ]
    },
    {
      id: 'it-catches',
      A: 'partner',
      paragraphs: [
        '{H} pushed the piece, and it moved by a hair. {A} threw in a piece of string. {H} tied it on, and {A} pulled. But at every gap in the floor the nose stuck fast. The string came out, and only a sheep was on it.'
      ]
    },
    {
      id: 'the-other-end',
      A: 'partner',
      paragraphs: [
        '{A} put one cheek on the floor and looked in. “The piece has got a knob in front,” said {A}, “and that digs in at each gap. At the back it’s smooth. You’re bringing it out by the nose.”'
      ]
    }
  ],
  turn: [
    {
      id: 'rides-out',
      A: 'partner',
      paragraphs: [
        'So {H} turned it round by one corner, tied on the string and sat down. “Now!” called {H}. {A} pulled, hand over hand. It slid over all the gaps, and the sheep ran alongside. Out from under the cupboard came {H}, riding on the captain’s nose, and waved.'
      ]
    },
    {
      id: 'last-piece',
      A: 'partner',
      paragraphs: [
        '{A} lifted them both on to the table. The harbour lay there as wide as a square, with a hole in it. {H} dragged the nose across the water. It dropped in on the left, and stuck up on the right. {H} walked along it in both socks. Click, said the captain.',
        '“Is that straight?” called {H}, who was too near to see. {A} looked from above. “It’s a captain,” said {A}, “with somebody on his nose.”'
      ]
    },
    {
      id: 'a-walk-in-the-harbour',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Now that there was no hole, {H} could go for a walk in it. {H} went along the quay, and up the street with the washing, as far as the edge. “What’s round the corner?” asked {A}, who had always wondered.',
        '{H} put one foot over it. “The salt,” called {H}. On the way back {H} stepped over every boat, so that none of them would be late.'
      ]
    },
    {
      id: 'what-the-finger-says',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} laid one hand on the table, and {H} leaned against {A}’s thumb. From close up it had rings, like a tree. {H} followed one with a finger, all the way round to the middle. “That tickles,” said {A}, but kept still.',
        '“You’ve got a small scar here,” called {H}. {A} knew that one, it came from a tin of peaches. “It’s a good bench,” said {H}, and sat down in it.'
      ]
    },
    {
      id: 'saucer-bath',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} was grey with dust down to the socks. {A} put warm water in a saucer, up to the edge of the blue. {H} sat in it, and had room to stretch. One drop of soap was enough for the whole of {H}.',
        'There was a bubble, and {H} looked in, and it had the whole kitchen in it. “You’re in there too,” called {H}, “upside down.” It stayed there until {A} sneezed.'
      ]
    },
    {
      id: 'the-sheep-goes-home',
      A: 'same',
      spare: 12,
      paragraphs: [
        'One ball of dust had come out along with the string. It lay on the floor and did not know where to go. “It wants to be with the others,” said {H}. {A} got down and blew, very gently, with the smallest mouth that there was.',
        'It rolled back in under the edge. {H} listened. “They’re asking it what it’s like outside,” said {H}. “It says that there’s a lot of up.”'
      ]
    },
    {
      id: 'how-it-goes-back',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How do you get long again?” asked {A}. {H} thought that it came by itself, like hair. {A} fetched a spoon, and {H} stood up straight against it. “Still a clothes peg,” said {A}, “but a tired one.”',
        'So {H} had to yawn, and it was a large one for a peg. {A} looked closely. “Stop,” said {A}. “You’ve just come up by a crumb.” That was how they found out what did it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crouched down low, to where {H} was.',
      '{names} held in a great sneeze, because of the wind it would have made.',
      { text: '{names} marked off the floor with shoes, so that nobody trod there.', needs: ['hands'] },
      { text: '{names} covered the harbour with a tray, so that nothing else went under a cupboard.', needs: ['hands'] }
    ],
    way: [
      '{names} blew into the gap, and the sheep moved over.',
      '{names} lay down flat too, with one cheek on the floor.',
      { text: '{names} took hold of the string behind, and it was rather crowded.', needs: ['hands'] },
      { text: '{names} slid a ruler under, as a kind of bridge.', needs: ['hands'] }
    ],
    turn: [
      '{names} welcomed one dusty sheep into the room.',
      '{names} stayed well back, as you do when a ship comes in.',
      { text: '{names} clapped with two fingertips, which was loud enough.', needs: ['hands'] },
      { text: '{names} picked the dust off the captain’s chin.', needs: ['hands'] }
    ]
  },
  bed: [
    'The harbour stayed on the table for the night, with its captain. The torch was put out, and under the cupboard it was evening for the sheep.',
    '{H} was laid on the pillow, with room all round, and a hanky for a blanket. {H} yawned, and grew by a crumb. So that was how you got big again.'
  ],
  last: [
    'With every yawn {H} grew a bit, and after the seventh all of {H} was asleep.',
    '{H} yawned up to a spoon, up to a shoe, up to a bed, and was asleep.',
    'A spoon, a shoe, a cat, a child, so {H} grew, yawn by yawn, and was asleep.'
  ]
})
