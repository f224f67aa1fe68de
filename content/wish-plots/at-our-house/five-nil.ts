import type { ScenePlot } from '../../format.ts'
import { type WrittenPlot, wishPlot } from '../wish-plot.ts'

const ON_THE_FEEDER = [
  'squirrel on the feeder', 'squirrel on the bird feeder', 'squirrel birdfeeder', 'squirrel on the bird table', 'squirrel eats the bird seed', 'squirrel birdseed', 'squirrel eats the birds’ food', 'squirrel steals from the birds', 'squirrel stealing bird food', 'squirrel steals bird seed', 'squirrel took the bird nuts', 'squirrel upside down on the feeder', 'squirrel hanging on the feeder', 'squirrel proof feeder', 'squirrel outsmarts bird feeder', 'squirrel always gets the bird seed', 'squirrel got the bird food', 'squirrel ate all the bird food', 'squirrel ate all the bird seed'
]

type Told = Pick<WrittenPlot, 'id' | 'star' | 'wishes'>

const squirrelAndFeeder = (told: Told): ScenePlot => wishPlot({
  ...told,
  beginsElsewhere: true,
  answers: ['granny', 'gran', 'grandma', 'grandmother', 'nana', 'nan', 'nonna', 'oma', 'nani', 'grandad', 'granddad', 'grandpa', 'grandfather', 'grampa', 'opa', 'nonno', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'against', 'versus', 'vs', 'battle', 'war', 'trick', 'tricks', 'tricked', 'outsmart', 'outsmarts', 'outsmarted', 'cross', 'shouts', 'shouting', 'knocks', 'chases', 'chasing', 'cheeky', 'naughty', 'clever', 'greedy', 'grey', 'gray', 'red', 'squirrel', 'squirrels', 'bird', 'birds', 'birds’', 'bird’s', 'birdfeeder', 'feeder', 'feeders', 'table', 'seed', 'seeds', 'birdseed', 'nuts', 'nut', 'peanuts', 'sunflower', 'food', 'sparrow', 'sparrows', 'robin', 'hanging', 'hangs', 'upside', 'down', 'steals', 'stealing', 'stole', 'stolen', 'eats', 'eating', 'ate', 'gets', 'got', 'keeps', 'always', 'every', 'day', 'morning', 'winter', 'our', 'my', 'the', 'in', 'on', 'from', 'at', 'of', 'with', 'for', 'and', 'who', 'that', 'garden', 'yard', 'balcony', 'tree', 'pole', 'line', 'washing', 'window', 'outside', 'house', 'proof', 'tail', 'fluffy', 'it', 'all', 'can’t', 'stop', 'stopping', 'wins', 'won', 'again', 'funny', 'story', 'about', 'today', 'new', 'made', 'put', 'up'],
  except: ['dog', 'cat', 'dead', 'died', 'trap', 'shot', 'hit', 'run over', 'hurt', 'rescue', 'baby squirrel', 'conker', 'acorn', 'flying squirrel', 'owl', 'fox', 'hedgehog', 'school', 'dragon', 'hospital', 'attic', 'loft', 'rat', 'rats', 'pigeon', 'parrot', 'knit', 'knits', 'knitted', 'scarf', 'flight', 'wedding'],
  isTale: true,
  moods: ['losing', 'quarrel', 'learning'],
  company: ['squirrel', 'bird', 'feeder', 'sparrows', 'line', 'bowl', 'seed', 'hazelnuts', 'wall', 'reels', 'dish', 'birds', 'nut', 'chalk', 'slate', 'window', 'rim', 'post', 'tail', 'pole', 'middle', 'end', 'fence', 'score', 'bell', 'chair', 'knot', 'door', 'step', 'toes'],
  about: 'The cheeky squirrel beats every trick that is thought out against it at the bird feeder, until it walks straight past two hazelnuts: it does not come for the food, but for the difficult part.',
  titles: ['Five Nil to the Squirrel', 'The Difficult Part', 'A Hazelnut to Get In', '{H} Keeps the Score', 'Past Two Hazelnuts'],
  want: [
    {
      id: 'one-nil',
      A: 'partner',
      paragraphs: [
        'The squirrel hung by its toes on the bird feeder, upside down, and looked {H} in the face. Its mouth was full. On the fence sat five sparrows, and waited. {A} knocked on the window, and the squirrel waved its tail.',
        '“You cheeky thing!” called {A}. “That’s for the birds!” But {H} had seen how well it was done. “One nil to the squirrel,” said {H}, and wrote it on a slate.'
      ]
    }
  ],
  way: [
    {
      id: 'along-the-line',
      A: 'partner',
      paragraphs: [
        '{A} hung the feeder on the washing line, and over it a salad bowl for a roof. Nobody can hold on to a salad bowl. The squirrel came along the line as if it carried a full cup. At the bowl it slid off.',
        'It climbed back, and slid off again, ten times. The eleventh time it let go on purpose, and caught the feeder on the way down. “Two nil,” said {H}.'
      ]
    },
    {
      id: 'the-owl-on-the-post',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It must be afraid of something,” said {A}. They made an owl out of a brush and two jar lids, and stood it on the post. It was a very good owl. The sparrows moved up closer together. The squirrel came, and looked into one jar lid, and into the other.',
        'There was a squirrel in each of them. It tidied its whiskers in the left one, and then in the right one. After that it used the owl as a ladder. “Does that count?” asked {A}. {H} was strict. Owls did not count.'
      ]
    },
    {
      id: 'a-talk-through-the-glass',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} thought that somebody should just tell it, quite calmly. {A} went close up to the window, and explained it all, about the birds, and about sharing. The squirrel sat on the other side of the glass, and chewed. It listened with its head on one side.',
        '“Now it knows,” said {A}. The squirrel wiped its mouth, and turned round, and went back to the feeder. “What did you say to it at the end?” asked {H}. “I said, think about it,” said {A}. The squirrel was thinking with its mouth full.'
      ]
    },
    {
      id: 'sparrows-report',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The sparrows on the fence were all talking at once. {H} opened the door a crack, to listen. “They’re saying they were here first,” said {A}, “and that nobody asks them.” One sparrow flew down for a seed that had dropped. It flew up again, and told the others what it had been like.',
        'Then the next one wanted to be told, and the next. It was one seed, and it lasted for the whole fence. “Is that a point for the birds?” asked {A}. “It was dropped,” said {H}. “You only get points for what you catch.”'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} turned the feeder round, so that its holes were at the back. The squirrel came, and felt for the holes, and found smooth wood. It sat down on the line, and thought. You could see the thought go along the tail, right to the tip.',
        'Then it hung over the roof, with its head at the back and its legs in front. It could not see what it was doing. “It’s doing it by heart,” whispered {A}. “You mustn’t praise it,” said {H}, and drew a star on the slate. But a star was not a point.'
      ]
    },
    {
      id: 'other-at-the-slate',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} read what was on the slate. “And who’s nil?” asked {A}. “We are,” said {H}. {A} could not believe that, and went out to the squirrel in slippers, with big steps. From the window {H} saw {A} stop in front of the feeder, and point a finger.',
        'The squirrel looked along the finger, to see what was there. There was nothing there. {A} turned round to look as well, and the squirrel took one more nut. Then {A} came in again, and wiped both slippers. “I only went to say hello,” said {A}.'
      ]
    },
    {
      id: 'pet-watches-it',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was by the window, and had been watching for a long time. {A} did not want to be asked. The squirrel knew that somebody was looking. It made an extra turn on the line, quite slowly, with its tail out.',
        '{A} yawned, so that the squirrel should not get any ideas. The squirrel yawned too. It was the first thing on which those two had agreed. {H} did not know whose point it was, and so nobody got it.'
      ]
    },
    {
      id: 'elder-the-goat',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had a goat that could open gates,” said {S}. “Our neighbour put on a bolt, and it drew the bolt. Then came a knot, and it undid the knot. In the end there were nine knots and two bolts, and a bucket on a string.” “And then?” asked {A}.',
        '“Then it took the goat until tea time,” said {S}. “It was in a good mood all day. So was our neighbour, now I come to think of it. The neighbour sat behind the hedge, and counted the knots.”'
      ]
    },
    {
      id: 'child-is-the-squirrel',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had puffed out both cheeks, and had a scarf behind for a tail. “I mustn’t have that,” said {S} through the cheeks, and pointed at a plate. There was a crust on it. “You can have it, if you like,” said {A}.',
        '{S} thought about that, and put the plate under a chair. “Now say no,” said {S}. {A} said no. Then {S} went all round the table on tiptoe, and under the chair from behind. It was the same crust, but now it tasted of squirrel.'
      ]
    },
    {
      id: 'five-reels',
      A: 'partner',
      paragraphs: [
        'Next {A} threaded empty reels on the line, which spun as soon as anybody stepped on them. The squirrel ran on the spot, until all of them hummed, and then it jumped. It went back to the post and did it again, twice. “Five nil,” said {H}.'
      ]
    },
    {
      id: 'past-two-hazelnuts',
      A: 'partner',
      paragraphs: [
        '“Perhaps it’s just hungry,” said {H}, and put two hazelnuts on the low wall. Next to them was a plain dish of seed for the sparrows. The squirrel stepped over the hazelnuts, and hurried on to the line.',
        '“It’s left the nuts!” said {H}. The squirrel lay on its tummy on the salad bowl, and went round in circles. “It doesn’t want the food,” said {A} slowly. “It wants the difficult part. I’ve built it a funfair.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-plain-dish',
      A: 'partner',
      paragraphs: [
        'So all the seed went into the plain dish. The squirrel sat down in the middle of it, and looked for the difficult part. There was none. It yawned, and got out again. Down came the sparrows, all five. “Five one,” said {H}.'
      ]
    },
    {
      id: 'a-bell-is-added',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} had one more idea, and it was a bell. It was tied to the very end of the line. You could only get at it there if you hung by one foot. “It’ll never do that,” said {A}, and moved a chair up to the window. {H} moved up another one.',
        'They waited. “Left foot,” whispered {A}. “Right foot,” whispered {H}. Then the bell rang. The squirrel hung by both feet, and had rung it with its tail. {A} clapped, and then looked round to see who that had been.'
      ]
    },
    {
      id: 'a-second-squirrel',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Towards evening a second squirrel sat on the post. It was smaller, and had never seen anything like it. The first one showed it the bowl, and then the reels, and slowed down where it got difficult. The small one put one foot on, and took it off again.',
        '“It could start with the dish,” said {H}. “Everybody starts with the dish.” The small one went over, and sat down in the seed between two sparrows. They moved up a bit. For today that was difficult enough.'
      ]
    },
    {
      id: 'the-ticket',
      A: 'partner',
      paragraphs: [
        'In the feeder were just the two hazelnuts now. “This time it won’t get through,” said {A}, and hung up a spoon that swung. It got through, and ate one upside down. {A} clapped before {H} did.',
        'When the sun went down, the other hazelnut lay in the sparrows’ dish. “It’s brought it back!” said {A}. “What for?” {H} turned it over. There were small toothmarks in it, like a stamp. “That’s its ticket,” said {H}. “It’s for the funfair.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the window, and the squirrel looked there too.',
      '{names} looked at the sparrows, and the sparrows looked at the feeder.',
      { text: '{names} fetched the chalk for {H}.', needs: ['hands'] },
      { text: '{names} knocked as well, and the tail waved once more.', needs: ['hands'] }
    ],
    way: [
      '{names} saw the squirrel fall past the window, and saw it come back.',
      '{names} watched without a sound, in case the squirrel was listening.',
      { text: '{names} polished the salad bowl, to make it even more slippery.', needs: ['hands'] },
      { text: '{names} held one end of the line, until the knot was made.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up at the window, so that all could see.',
      '{names} waited for the spoon to swing back.',
      { text: '{names} filled the dish, right up to the plain edge.', needs: ['hands'] },
      { text: '{names} clapped too, a bit behind the others.', needs: ['hands'] }
    ]
  },
  bed: [
    'The slate hung by the window, and said five one. Outside a reel turned once more, by itself.',
    '{H} washed, and went to bed the difficult way, in at the bottom end. At the top a face came out.'
  ],
  last: [
    'The plain part of the day was over, and so was the difficult part, and {H} was asleep.',
    'Somewhere up in a tree somebody hung its tail over its nose, and {H} was asleep.'
  ]
})

/** Granny, or the relative who is named, is beside the hero, and comes along. */
export const fiveNil = squirrelAndFeeder({
  id: 'wish-five-nil',
  star: 'kin',
  wishes: ['granny against the cheeky squirrel on the bird feeder', 'against the squirrel', 'cheeky squirrel', 'naughty squirrel', 'greedy squirrel', 'outsmarted by a squirrel', 'tricked by a squirrel', 'shouts at the squirrel', 'war with the squirrel', 'battle with the squirrel', ...ON_THE_FEEDER]
})

/** The same where no relative is named. */
export const squirrelOnTheFeeder = squirrelAndFeeder({
  id: 'wish-squirrel-on-the-feeder',
  wishes: ['the cheeky squirrel on the bird feeder', ...ON_THE_FEEDER]
})
