import { wishPlot } from '../wish-plot.ts'

export const theMiddle = wishPlot({
  id: 'wish-two-together',
  tellsAny: 'together',
  about: 'Two very unlike ones do something together, each from its own end, and there is a gap in the middle, where somebody is wanted.',
  titles: ['One from Each End', 'The Gap in the Middle', 'Where They Met', '{H} Is the Middle', 'Nobody Could See the Join'],
  company: ['chalk', 'line', 'rug', 'door', 'table'],
  want: [
    {
      id: 'both-ends',
      A: 'partner',
      paragraphs: [
        'There was a ring, and outside stood {role.first} and {mate.first}. “We want to {together.base},” said {role}. “I start at one end, and {mate} starts at the other. But we never meet. In the middle there’s always a gap.”',
        '{H} wanted to help them to meet. {A} drew a line across the floor with chalk. “This is the middle,” said {H}, and stood on it. “Come as far as me.”',
        { extra: 1, joins: true, both: ['{role} {role.enters}. And {mate} {mate.enters}.'] }
      ]
    }
  ],
  way: [
    {
      id: 'first-go',
      A: 'partner',
      paragraphs: [
        'From the left {role} came nearer and nearer, with {together.half}. But just before the line {role} {role.trouble}.',
        'From the right, with the other half, came {mate}, and {mate.trouble}. {H} jumped off the line just in time. And there it was again, the gap.',
        { extra: 1, joins: true, both: ['“It’s good up to there,” said {role} sadly.'] }
      ]
    },
    {
      id: 'whose-idea',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Whose idea was it, to {together.base}?” asked {A}. “Mine,” said {role}. “Mine,” said {mate}. They looked at each other in surprise. Each had gone over to tell the other about it, and they’d met at a bend.',
        '“Which bend?” asked {H}. “In the middle,” said {role}. “There it worked,” said {mate}.'
      ]
    },
    {
      id: 'plan',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a plan as well. {role} had drawn the left half of it, very big. {mate} had drawn the right half, with a small neat arrow. {A} laid the halves side by side on the table.',
        'On the left it was morning, and on the right it was bedtime. “It’s a good plan,” said {H}. “But the halves have never met either.”'
      ]
    },
    {
      id: 'alone',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Couldn’t one of you do it alone?” asked {A}. {role} had tried that. “It took a whole afternoon,” said {role}. “And when I wanted to say something, there was only the wall.”',
        '“And you?” {mate} had tried it on the Tuesday. It had gone very smoothly. Nobody had got in the way, and it had been finished by ten. “And then?” asked {H}. “Then it was ten,” said {mate}.'
      ]
    },
    {
      id: 'wants-of-both',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What would each of you have, if you could choose?” asked {A}. “{role.wants},” said {role}. “{mate.wants},” said {mate}. {H} tried to think of something halfway between the two.',
        'It took very long. “A sandwich,” said {H} at last. They both nodded slowly. It wasn’t what they’d said, but there’d be room in it for either.'
      ]
    },
    {
      id: 'politely',
      A: 'partner',
      paragraphs: [
        'The second time they took great care. {role} {role.hides}. And {mate} {mate.hides}. “After you,” said {role} at the line. “No, after you,” said {mate}. So neither of them went on.',
        'Now the gap was bigger than before. {A} walked round it. “It’s because of the line,” said {A} slowly. “You both stop at it, so as not to be in the way. So nobody does the middle.”'
      ]
    },
    {
      id: 'practice-piece',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Try it with something small,” said {A}, and gave them {also.stand}. {role} took it on the left and {mate} on the right. It was very nearly {also.a}, at both ends.',
        'In the middle there was a dent. “Somebody could put their head there,” said {H}. {H} did, and nobody called it a gap after that.'
      ]
    },
    {
      id: 'message',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You have to tell each other how far you are,” said {A}, and ran to and fro. “{role} says nearly.” “{mate} says so am I.” “{role} says nearly what?”',
        'By then {A} was so out of breath that they both came closer, to hear it better. They didn’t notice. {H} did, and marked on the floor how close.'
      ]
    },
    {
      id: 'gloves',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“There’s a trick for it,” said {A}. “You each hold one end of something.” There was a scarf. {role} took the left end of it and {mate} took the right. Now each of them could feel what the other one was doing.',
        '“You’ve stopped,” said {role}. “I’m thinking,” said {mate}. “What about?” “About whether you’ve noticed.” The scarf got a good deal longer that evening, and it was warm in the middle.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“How big was the gap, the last time?” asked {A}. {role} showed it with both sides. {mate} showed it as well, and it was only half as big. “From my end you don’t see all of it,” said {mate}.',
        '{A} measured it with a spoon, to be fair. It was nineteen spoons and a bit. The bit was just where {H} was standing.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Exactly in the middle, where the gap was, lay {A}. They all had to wait. “{A} likes it there,” said {H}. “It’s the only place where you can see both.”',
        'Nobody likes to send away somebody who’s so comfortable. So they went round, one on each side. Behind {A} they bumped into each other.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We dug a tunnel in the sand,” said {S}, “my cousin from there and I from here.” “And did you meet?” asked {A}. “We heard each other for a whole hour,” said {S}. “He was digging downwards.”',
        '“So it went wrong?” “There were two tunnels,” said {S}. “We’d only wanted one.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} began in the middle, because nobody else had. “You can’t start there,” said {A}. “There isn’t anything yet.” “That’s why,” said {S}, and sat down.',
        'They all looked at {S}. It was true that from there it was the same distance to everything. {role} and {mate} took a small step nearer, each, to see how it was done.'
      ]
    },
    {
      id: 'who-is-faster',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps one of you is too quick,” said {A}, and got out the clock with the bell. {role} took as long as {role} takes. {mate} took as long as {mate} does. It was not the same at all.',
        '“I can wait,” said {role}. “I can’t hurry,” said {mate}. “Then it’s decided,” said {H}. The clock went back on the shelf, where it had been asleep before.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-the-way',
      A: 'partner',
      paragraphs: [
        '{H} rubbed out the line. “There isn’t a middle,” said {H}. “You just go on until you get to each other, each in your own way.” So {role} {role.use}. And {mate} {mate.use}.',
        'They noticed that they’d met when they bumped noses. That was how they {together.did}. {A} went over {together.it} with one finger, and there was no gap.'
      ]
    },
    {
      id: 'whose-bit',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Which bit was yours?” {A} asked {role}. {role} went along it and looked. “That one,” said {role}, “or perhaps that was you.” “I thought it was you,” said {mate}.',
        'In the place where the line had been, there was one bit that neither of them knew. It looked a little like {H}.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then they did it once more, to be sure, and this time they changed ends. “It’s quite different from here,” said {mate} from the left. “Have you always seen the window?”',
        '“Always,” said {role} from the right. “I never knew about the clock.” {A} didn’t say anything. {A} was the middle now, and had to concentrate.'
      ]
    },
    {
      id: 'not-needed',
      A: 'partner',
      paragraphs: [
        '“Then you won’t need a middle any more,” said {H}. “Not for {together.ing},” said {role}. “But who’s going to look at {together.it}, if we’re both busy?” So {H} got the best chair, right between the two.',
        { extra: 1, both: ['“And me?” asked {A}. There was half of the chair left.'] }
      ]
    },
    {
      id: 'plans',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What shall we do next?” asked {mate}. {role} had thought of something already, and so had {mate}. They said it both at the same time. It was not the same.',
        '“Good,” said {H}. “Start at both ends.” {A} laid the chalk away in the drawer, and then took it out again, because you never know.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hopped over the line, and back over it.',
      '{names} divided the evening between left and right.',
      { text: '{names} coloured in the line, to make it wider to stand on.', needs: ['hands'] },
      { text: '{names} brought the middle a hat, to make it easier to find.', needs: ['hands'] }
    ],
    way: [
      '{names} tottered on the edge of the gap.',
      '{names} fell into the gap by mistake, and came out with a slipper.',
      { text: '{names} laid a ruler across the gap, by way of a bridge.', needs: ['hands'] },
      { text: '{names} fenced off the gap with wooden spoons.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled across the join, and felt nothing.',
      '{names} trotted straight through, where the gap had been.',
      { text: '{names} washed the rest of the line away, with a sponge.', needs: ['hands'] },
      { text: '{names} shook the chalk out of the rug.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wiped the chalk off the floor. {role} {role.night}. And {mate} {mate.night}.',
    '{H} got clean, and lay down, exactly in the middle of the bed. It was the best place, {H} could see that now.'
  ],
  last: [
    'There was some bed on the left and some on the right. In between {H} was asleep.',
    'One end of the day had met the other, and {H} slept.'
  ]
})
