import { wishPlot } from '../wish-plot.ts'

const SOUNDS = ['roar', 'moo', 'crow', 'bark', 'meow', 'miaow', 'quack', 'neigh', 'oink', 'baa', 'hoot', 'squeak', 'growl', 'cluck', 'howl', 'tweet', 'purr', 'croak', 'ribbit', 'trumpet', 'hiss', 'buzz', 'chirp', 'bray', 'honk', 'whistle', 'voice', 'sound']

export const whoeverSound = wishPlot({
  id: 'wish-whoever-sound',
  visits: 'voiceless',
  whoever: [
    ...SOUNDS.flatMap((sound) => [`lost its ${sound}`, `loses its ${sound}`, `can’t find its ${sound}`, `can’t ${sound}`, `can’t say ${sound}`, `forgot how to ${sound}`, `forgot its ${sound}`]), 'can’t say moo', 'can’t say quack', 'can’t say baa', 'can’t say oink', 'can’t say woof', 'can’t say meow', 'can’t moo', 'can’t quack', 'can’t bark',
    'can’t make a sound',
    'doesn’t know how to roar',
    'has a croaky voice',
    'has a roar that’s gone',
    'has gone hoarse',
    'has never been able to moo',
    'is rubbish at roaring',
    'is silent',
    'only squeaks instead of roaring',
    'wants to learn to roar',
    'wishes it could roar'
  ],
  except: ['sore throat', 'sick', 'deaf'],
  notOf: ['bumblebee', 'bumblebees', 'drum', 'drums'],
  company: ['domino', 'dominoes', 'row', 'bend', 'saucer', 'bell', 'feet'],
  about: 'The hero’s row of dominoes ends in a small tick and wants something bigger; whoever has lost its sound sits at the end and learns which domino to push.',
  titles: ['The First Domino', 'It Ends in a Tick', 'Round the Bend', '{visitor} at the End of the Row', 'Something Big at the End'],
  want: [
    {
      id: 'the-row',
      A: 'partner',
      paragraphs: [
        '{H} had built a row of dominoes from the door to the table, with a bend in it. The last one always fell on a saucer. Tick, it went. {H} wanted it to end in something big.',
        'Somebody was puffing in the doorway. It was {visitor.first}. “I open up,” whispered {visitor}, “and there’s only air.” “How big was your {visitor.voice}, when you had it?” asked {H}. “The windows joined in,” whispered {visitor}. “Come and sit here,” said {H}, and took the saucer away.'
      ]
    }
  ],
  way: [
    {
      id: 'only-air',
      A: 'partner',
      paragraphs: [
        '{H} pushed the first one. They fell, tick-tick-tick, round the bend and up to {visitor}. {visitor} opened wide, and pushed. Out came a warm wind, so strong that the last three stood up again.',
        'They built it all once more. “You have to force it,” said {A}, quite sure, and did one, with both eyes shut: “{visitor.sound}” When {A} opened them, not a domino was standing. “That was like mine,” whispered {visitor}, “but it had {A} in it.”'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does it say, when you do it?” asked {A}. “That depends,” whispered {visitor}. “Mostly it says, Here I am. There’s a short one for, Who’s that? And there’s one for when the sun’s on my back, and that says nothing at all.”',
        '{H} would have liked to hear that one best. {visitor} tried to whisper it. It sounded like somebody putting down a very soft bag. “That’s only the outside of it,” whispered {visitor}. “Inside it there was more room.”'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“{visitor.fact},” said {A}, and stood one more domino on its end. “I did know that,” whispered {visitor}. “It’s why I mind so much.” They built on for a while. It is easy to build next to somebody who can’t shout.',
        'In the old days {visitor} would have knocked down the lot by saying good evening. “You’re the best builder we’ve had,” said {H}. {visitor} stood up a domino and let go of it very slowly. It stayed.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What do you do just before it?” asked {A}. {visitor} showed them. {visitor} went back as far as the rug, and {caller.does}. Then everybody waited for the rest. There was no rest. It was like a sneeze that changes its mind.',
        '“So it gets as far as that,” said {A}. {A} {caller.move}, to see where it might have got stuck. {A} stopped there with an open mouth, and nothing came out of {A} either. “You see?” whispered {visitor}. “It’s a long way up.”'
      ]
    },
    {
      id: 'borrowed-noise',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Meanwhile they tried other ends for the row. {A} hung up a bunch of keys, and the last domino swung at it and missed. They took a duck from the bath. It gave half a squeak, and lay down on its side.',
        'The pan lid was the best. It went round and round, faster and faster, till you could not bear it. “That’s just what mine is like,” whispered {visitor}, “but the other way. Mine begins like the end of that, and ends like the beginning.”'
      ]
    },
    {
      id: 'other-mouth',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps you’re opening too far,” said {A}. “With a bottle you only need a small hole.” So {visitor} made a small one, and blew. There was a whistle, as thin as string. Next door a dog got up and went out.',
        'With a middle-sized one there was a sort of flute, and with the biggest there was wind. {A}’s hair was combed quite flat by it. “We could dry the washing,” said {H}. But that was not what {visitor} had come for.'
      ]
    },
    {
      id: 'honey-spoon',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s dry in there,” said {A}. “It needs something.” {visitor} was given a cup of warm milk, and a second one, and half of a third. Then they listened. Deep inside there was a slosh. “That’s a start,” said {A}. “That’s only the milk,” whispered {visitor}.',
        '{visitor} walked up and down with it. It was a rather good noise, if you had nothing else. {H} tried to get the row to end in a slosh. But for that somebody has to be tipped, and it wasn’t polite.'
      ]
    },
    {
      id: 'the-gap',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Once the row stopped in the middle. There was a gap at the bend, as wide as a thumb. On this side they lay, and on that side they stood. “It wanted to,” said {A}. “It just couldn’t reach.” {H} moved one domino closer.',
        '{visitor} had gone down close to the gap and stayed there for a while. “Does that hurt them?” asked {visitor}. “No,” said {H}. “They’re only waiting. They all still work.”'
      ]
    },
    {
      id: 'quiet-things',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What have you heard today,” asked {A}, “now that you aren’t making any noise?” {visitor} had to think. “Me, going along,” whispered {visitor}. “It says good, good, good. I’d always been too loud for it. And behind the wall somebody’s learning the recorder.”',
        'They listened. It was true. It was the one about the lamb, and it always broke off at the same note. “I’d like to help with that bit,” whispered {visitor}. “I used to know that note. It’s where mine turns the corner.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had to be kept away from the row, and was given {visitor} to sit by. The two of them looked at each other. {visitor} opened up, and {A} opened up. Nothing came out on either side, and they both shut again, quite satisfied.',
        '“That was a whole talk,” said {H}. “What did {A} say?” “That it’s nearly suppertime,” whispered {visitor}. It was what {A} always said. You only had to know.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was to say a poem once,” said {S}, “in front of the whole school. I opened my mouth, and there was only air. It’s in there to this day.” “What, the poem?” asked {A}. “Every line. I’ve walked about with it for fifty years.”',
        '“How does it begin?” whispered {visitor}. {S} stood up, and said it, from the first line to the last. It was about a kettle. When it was over, {S} had to sit down. “Well,” said {S}. “Somebody only had to ask for the beginning.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to give {visitor} one. “You can have mine,” said {S}, “I’ve got a lot.” {S} put it into a cup, with a hand on top, and carried it over. “{visitor.sound}” said the cup, when {A} lifted a finger.',
        '{visitor} took it, to be polite. They all waited for it to work. “It’s too small for me,” whispered {visitor}, “but it’s warm.” {S} went off to make a bigger one, and a bucket could be heard in the bathroom.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} came along the passage in socks, and one of the socks was long at the toe. It was the fifth domino that it touched. They all watched it run, without a sound. Nobody could do anything. Tick-tick-tick, it went, the whole way, and out.',
        '“Why did none of you shout?” asked {A}. “I wanted to,” said {H}, “and then it was too beautiful.” {visitor} had wanted to as well. “It was nearly up,” whispered {visitor}, with a look down. “I felt it somewhere round the middle.”'
      ]
    },
    {
      id: 'the-last-one',
      A: 'partner',
      paragraphs: [
        'They stood them all up again. {A} bumped the last domino, and it fell over. The others did not even look round. “That’s what you do,” said {A} slowly to {visitor}. “You push at the last one.”',
        '“Which is the first?” whispered {visitor}. “I don’t know,” said {A}. “Where did it begin, when you still had it?” That took some thought. “Right at the bottom,” whispered {visitor}. “When I saw somebody coming, and I was glad.”'
      ]
    }
  ],
  turn: [
    {
      id: 'they-come',
      A: 'partner',
      paragraphs: [
        '“Then don’t push,” said {H}. “Just look who’s coming.” {H} went to the door, and touched the first. Tick, tick, tick, they came round the bend. “They’re coming here,” whispered {visitor}. “They’re all coming to me!”',
        'It began at the bottom. You could see it go up, by the middle and on, one thing tipping the next. The last domino leaned over, and lay down against {visitor}. “{visitor.sound}”'
      ]
    },
    {
      id: 'how-big-it-was',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The windows joined in, and the spoons, and a cup on its hook. {A} held on to the table. Behind the wall somebody was learning the recorder. It stopped, and then it played the whole song about the lamb, straight through the hard note.',
        '“Was that me?” asked {visitor}, out loud. It was the first thing that they had heard in the real voice. It was lower than they had thought, and it had a bit of straw in it.'
      ]
    },
    {
      id: 'small-ones',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Can you do a small one, too?” asked {A}. “I could never do that,” said {visitor}. But now it was known where it began. {visitor} started it in just one corner. It came up by the side way, and it was no bigger than a teacup.',
        '“That’s one for when the sun’s on my back,” said {visitor}, quite surprised. “So that’s how it’s done. You only let half of them fall.” {H} asked for it again, and shut both eyes.'
      ]
    },
    {
      id: 'home',
      A: 'partner',
      paragraphs: [
        '“That was big enough,” said {H}, when the windows had stopped. {A} still had two hands on two ears. “Again?” asked {visitor}, out loud. They did it twice more, and then {visitor} went home.',
        'They heard it at the corner, and then by the bridge. It was glad of somebody there as well. {H} put the saucer back on the shelf. As it was set down, it went tick.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round the row on tiptoe, as far as there were toes.',
      '{names} held still at the bend, because of the wind.',
      { text: '{names} put one finger to the lips of the clock.', needs: ['hands'] },
      { text: '{names} stood up two that had only fainted.', needs: ['hands'] }
    ],
    way: [
      '{names} joined in with the noise, and had to be shushed.',
      '{names} breathed on the row from behind, and it was just one too much.',
      { text: '{names} set up dominoes from the other end, and they met at the bend.', needs: ['hands'] },
      { text: '{names} counted the spots, for something quiet to do.', needs: ['hands'] }
    ],
    turn: [
      '{names} felt it in the feet as well.',
      '{names} came out from under the table, rather later.',
      { text: '{names} caught a cup, just in time, by the handle.', needs: ['hands'] },
      { text: '{names} clapped, and it sounded like rain after that.', needs: ['hands'] }
    ]
  },
  bed: [
    'The dominoes were counted into their box, and the lid slid shut. {H} washed without a splash, since it had been loud enough.',
    'Then {H} lay down. Tonight it began in the feet. From there it went up, by the knees and the middle, one thing tipping the next.'
  ],
  last: [
    'The last one leaned over and lay down, and {H} was asleep.',
    'It went round the bend, and did not stop, and {H} slept.'
  ]
})
