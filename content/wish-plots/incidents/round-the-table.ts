import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

/** What is told differently of many small ones, of one long string and of one big bowl. */
interface Told {
  job: string
  seen: string
  again: string
  end: string
  train: string
  count: string
  titles: string[]
}

const OF_PIECE: Told = {
  job:
    '“Is that all I do?” asked {H}. “It’s a very good job,” said {A}. {H} wanted to do {feastprep.piece} from beginning to end. But here came the next already, and {H} {feastprep.third}. “How many are ready?” called {H}. Nobody had time to look.',
  seen:
    'Then {H} held {feastprep.piece} up to the light. On it were two marks from {H}’s thumb, like two eyes. “I only ever do one,” said {H}. “I’ve had this before.” “They all look like that,” said {A}, and took it, and {feastprep.again}. It was getting very {feastprep.grew}.',
  again:
    '{H} did not take an eye off it. It went along one side of the table, and then along the other. Then it came back to {H}, more {feastprep.grew} than ever. {H} gave it one more thumb. Now it had a nose as well.',
  end:
    '{H} picked up a stool, and carried it out of the ring. “I’m the end,” said {H}, and took a clean dish on both knees. Here came {feastprep.piece}, and {H} looked at it from both sides. “Ready,” said {H}, and laid it in. It was the first that had been ready all day.',
  train:
    'After that it went like a little train. {A} {feastprep.first}, and {H} said, “Ready.” {feastprep.also}. Soon there was nothing left to hand on, and everybody looked at {H}.',
  count:
    '“How many are there?” asked {A}. {H} counted them all. “{feastprep.count},” said {H}. “And {feastprep.piece} that’s been round three times.” It had two eyes and a nose. {H} set it right on top, where it could see everybody.',
  titles: ['Somebody Has to Be the End', 'Two Eyes and a Nose', '{H} Gives It a Thumb', 'Hand It On, {H}', 'Three Times Round the Table']
}

const OF_STRING: Told = {
  job:
    '“Is that all I do?” asked {H}. “It’s a very good job,” said {A}. {H} wanted to hang up {feastprep.string}, from beginning to end. But here came the next bit already. “How much of it is ready?” called {H}. Nobody had time to look.',
  seen:
    'Then {H} saw a bit of red wool in {feastprep.string}. It came from {H}’s own sleeve. “I’ve had this bit before,” said {H}. “It all looks like that,” said {A}, and took it, and {feastprep.again}.',
  again:
    '{H} did not take an eye off the red wool. It went along one side of the table, and then along the other. Then it came back to {H}. And now {feastprep.string} went right round the whole family, and they were all sitting inside.',
  end:
    '{H} crawled out underneath, and took one end of {feastprep.string} along. “I’m the end,” said {H}, and walked backwards across the room. It came off ears and elbows, one after the other. Then it hung there between {H} and the table, quite straight, for the first time all day.',
  train:
    'After that {feastprep.string} went up in no time. {H} held the end, and let go of it bit by bit. “Ready,” said {H}, each time. {feastprep.also}. Soon there was nothing left to hand on, and everybody looked at {H}.',
  count:
    '“How long is it?” asked {A}. {H} walked along underneath, from one end to the other. “It’s as long as all of us,” said {H}. The bit with the red wool hung right in the middle, where everybody could see it.',
  titles: ['The End of It', 'A Bit of Red Wool', '{H} Walks Backwards', 'Round the Whole Family', 'All Inside It With {H}']
}

const OF_BOWL: Told = {
  job:
    '“Is that all I do?” asked {H}. “It’s a very good job,” said {A}. {H} wanted to make {feastprep.bowl}, from beginning to end. But here came the bowl again already. “Is it ready?” called {H}. Nobody had time to look.',
  seen:
    'Then {H} looked into the bowl. “It’s much more than before,” said {H}. “Has this been here already?” “All bowls look like that,” said {A}, and took it, and {feastprep.again}. So that was why it was so full.',
  again:
    '{H} did not take an eye off the bowl. Everybody on that side put some in. Everybody on the other side put some in too, to be on the safe side. Then the bowl came back to {H}, and {feastprep.bowl} was full up to the brim.',
  end:
    '{H} picked up a stool, and carried it out of the ring. Then {H} fetched the bowl. “I’m the end,” said {H}, and sat down with both arms round it. “Just one more pinch,” said somebody. “No,” said the end. “Now {feastprep.bowl} is ready.” Nobody had said that all day.',
  train:
    'After that the rest was easy. {A} fetched a cloth for the top. {H} said when it was straight. {feastprep.also}. Soon there was nothing left to hand on, and everybody looked at {H}.',
  count:
    '“Will {feastprep.bowl} be enough?” asked {A}. {H} lifted the cloth and looked. “It’s enough for all of us,” said {H}, “and for everybody in the street.” “And for tomorrow,” said {A}. They both had another look.',
  titles: ['The Bowl That Came Back', 'Some More, to Be on the Safe Side', '{H} Has the Bowl', 'Full to the Brim', '{H} Says Ready']
}

function plotOf(id: string, say: Told): ScenePlot {
  return wishPlot({
  id,
  tellsAny: 'feastprep',
  company: ['table', 'end', 'row', 'thumb', 'stool', 'door', 'chair', 'hands', 'ring', 'guests', 'window'],
  about:
    'The whole family hands the work along the table, each with a job of their own; the row has bent into a ring, so that nothing is ever finished, until the hero gets up and is the end.',
  titles: say.titles,
  want: [
    {
      id: 'all-along-the-table',
      A: 'partner',
      paragraphs: [
        'The whole family was {feastprep.making}, and {feastprep.told}. {feastprep.round} went from hand to hand, along the table and round the corner. {A} {feastprep.first}. Somebody else {feastprep.second}. And {H} {feastprep.third}, and handed it on.',
        say.job
      ]
    }
  ],
  way: [
    {
      id: 'changing-jobs',
      A: 'partner',
      paragraphs: [
        '“We’ll change places,” said {A}. “Then everybody gets a turn at everything.” They all stood up at once. {A} went left and {H} went right, and everybody bumped into everybody.',
        'Now the chairs were so close together that there was no front any more. You sat down wherever there was room. “Hand it on!” called everybody. And everybody handed it on.'
      ]
    },
    {
      id: 'opinions',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Not so much,” said somebody. “More than that,” said somebody else. “My way is quicker,” said {A}. At that table everybody had a way. {H} watched all the ways, and they looked very much the same.',
        '“Which way is right?” asked {H}. “Mine,” said everybody. It was the first time that evening that they had all agreed.'
      ]
    },
    {
      id: 'itchy-nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A}’s nose itched. Both of {A}’s hands were busy, and they were not clean either. “Could you?” {A} asked {H}. {H} looked at {H}’s own hands. They were worse.',
        'So {H} leaned over, and scratched {A}’s nose with one elbow. “More to the left,” said {A}. Then {H}’s nose began as well. It must have gone from hand to hand, like everything else.'
      ]
    },
    {
      id: 'the-song',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Somebody began to hum, and then they all hummed. It was a quick song. The hands went quicker too. “Slower!” called {A}. So they hummed a very slow one, and the hands almost stood still.',
        '“There must be one in the middle,” said {H}, and hummed it. It was the one about the washing machine, which {H} had made up. It had no words, only round and round, and for this it was just right.'
      ]
    },
    {
      id: 'pull-up-a-chair',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There were not enough chairs. {A} was on a bucket, and it was a bit too low. Only {A}’s eyes and {A}’s hands could be seen above the table. “I can’t see what I’m doing,” said {A}.',
        '{H} fetched two cushions. Now {A} was too high, and the knees knocked against the table from underneath. Everything on it jumped. “That’s better,” said {A}.'
      ]
    },
    {
      id: 'how-many-is-that',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It was always {feastprep.piece}, and then one more. “I’ve done forty,” said {A}. “I’ve done forty too,” said {H}. “Then that’s eighty,” said {A}. {H} thought about it. They had both done the same ones, one after the other.',
        '“It’s still forty,” said {H}. {A} counted on all ten fingers, and ran out of clean ones. “I preferred eighty,” said {A}.'
      ]
    },
    {
      id: 'guests-when',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was a ring at the door. Everybody stood up and hid their hands. “They’re too early!” whispered {A}. {H} went with {A} to see. It was the neighbour, who wanted to borrow a chair.',
        '“We haven’t got any left,” said {A}. The neighbour looked past them, at the long row of people. “Then I’ll bring you one,” said the neighbour, and came back with a stool.'
      ]
    },
    {
      id: 'other-talks',
      S: 'other',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} talked the whole time, and for talking {S} needed both hands. “It was this big,” said {S}, and showed how big. Beside {S} the work grew into a heap. {A} had to do {S}’s part as well.',
        '“And then what did it do?” asked {A}, with four things to do at once. {S} looked down, and saw the heap. “It got bigger,” said {S}.'
      ]
    },
    {
      id: 'a-biscuit-each',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{A} tried it with one hand, to have the other free for a biscuit. It took twice as long. On both sides the others stopped, and waited. “Are you stuck?” asked {H}. “I’m eating,” said {A}, with a full mouth.',
        'Then they all wanted a biscuit. There was not a clean hand at the table. {H} took the tin round, and put one into every mouth. For a minute there was nothing to be heard but crunching.'
      ]
    },
    {
      id: 'one-apron',
      A: 'same',
      spare: 17,
      paragraphs: [
        'There was only one apron. “It’s for the dirtiest,” said {A}. They all held out their hands and looked, and it was hard to say. So the apron went from chair to chair as well, and everybody had it on for a moment.',
        'When it came to {H}, it was dirty on the outside. {H} turned it inside out. “Now it’s clean again,” said {H}, and handed it on.'
      ]
    },
    {
      id: 'seen-it-before',
      A: 'partner',
      paragraphs: [
        say.seen,
        say.again
      ]
    }
  ],
  turn: [
    {
      id: 'i-am-the-end',
      A: 'partner',
      paragraphs: [
        '“Stop!” called {H}. All the hands stopped. “We’re sitting in a ring. It just goes round and round.” They all looked to the left and to the right. “Who’s the end?” asked {A}. “I thought it was you.” “I thought it was you!”',
        say.end
      ]
    },
    {
      id: 'very-careful',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The end was strict. Under the lamp {H} looked at {feastprep.piece}, and hummed, and sent it back to {A}. “What’s wrong with it?” asked {A}. “Nothing,” said {H}. “But you looked as if you missed it.”',
        '{A} turned it round once, and gave it a pat. Then {H} said that it was ready. It had only wanted a pat.'
      ]
    },
    {
      id: 'mine',
      A: 'same',
      spare: 9,
      paragraphs: [
        'And one {H} made alone, from beginning to end. It was {feastprep.piece} that leaned a bit to one side. “I’d know that anywhere,” said {A}. “Why?” asked {H}. “It looks like you in the morning,” said {A}.',
        '{H} looked at it for a long time. It did. {H} put it right at the front.'
      ]
    },
    {
      id: 'who-made-which',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Each was {feastprep.piece}, but {H} could tell who had been at work. Some were tidy, and those were from {A}. Some had a bump in the middle. “Those are from somebody who was laughing,” said {H}.',
        '“And these?” asked {A}. There were three that were different every time you looked. “Those are from me,” said {H}.'
      ]
    },
    {
      id: 'two-fronts',
      A: 'same',
      spare: 18,
      paragraphs: [
        'The chairs had to go back into a row. “I’ll be the front,” said {A}, and sat down on the left. “I’m the front too,” said {H}, and sat down on the right. They looked along the row at each other, and waved.',
        '“There can’t be two,” said {A}. “It’s got two sides,” said {H}. They asked all those in between. In the middle they were quite happy, and stayed where they were.'
      ]
    },
    {
      id: 'like-a-guest',
      A: 'same',
      spare: 19,
      paragraphs: [
        '{A} went out, and came in again like a guest. “Oh!” said {A} at the door. “Did you do all that yourselves?” “It was hardly any work,” said {H}. They shook hands, and the two hands stuck together.',
        'They had to pull. “Guests don’t stick,” said {H}. So {A} washed both hands, and came in once more, and was very pleased to meet everybody.'
      ]
    },
    {
      id: 'clean-hands',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Afterwards they all washed their hands, and there was only one tap. Everybody stood round it, and reached in from all sides. {H} had hold of a hand, and scrubbed it well. It did not seem to get any cleaner.',
        '“That one’s mine,” said {A}. {H} looked for {H}’s own. Somebody was washing it already.'
      ]
    },
    {
      id: 'elder-table',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“At our house the table was too short,” said {S}. “So the youngest sat underneath, and worked on the floor.” “Was that you?” asked {A}. “That was me,” said {S}.',
        '“I saw nothing but feet all evening. I could tell from the toes what they were saying up there.” {S} looked under the table. “It’s still the best place,” said {S}.'
      ]
    },
    {
      id: 'child-job',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had a job too, and had thought it up alone. {S} went round behind the chairs, and said to each of them, “Well done.” {S} said it to the chairs as well. “What about me?” asked {A}.',
        '{S} came up close, and looked very carefully at what {A} was doing. “Nearly,” said {S}.'
      ]
    },
    {
      id: 'pet-job',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} watched it all, and wished for just one thing to fall down. For so many hands they were very careful. {A} moved along to whoever was laughing the most.',
        '“That’s a job as well,” said {H}. “{A} sees to the floor.” {A} looked so hard at the floor that a button came off somebody’s shirt.'
      ]
    },
    {
      id: 'baby-job',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had a wooden spoon, and beat time with it. It was not always the same time. When {A} stopped, they all stopped, and looked up. Then {A} hit the table, and they all went on.',
        '“So that’s who’s in charge,” said {H}. {A} hit the table twice, and everybody went faster.'
      ]
    },
    {
      id: 'all-ready',
      A: 'partner',
      paragraphs: [
        say.train,
        say.count
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the row too, and had plenty to do.',
      '{names} squeezed in on the long side of the table.',
      { text: '{names} handed things on, as fast as they came.', needs: ['hands'] },
      { text: '{names} pushed up their sleeves, right to the elbow.', needs: ['hands'] }
    ],
    way: [
      '{names} saw it come, and go, and come again.',
      '{names} had lost count some time ago.',
      { text: '{names} passed it on without looking up.', needs: ['hands'] },
      { text: '{names} wiped a corner of the table, and had it back dirty.', needs: ['hands'] }
    ],
    turn: [
      '{names} got up as well, and looked at the empty place in the ring.',
      '{names} waited to hear it said, and it was said.',
      { text: '{names} clapped, and a bit of everything came off their hands.', needs: ['hands'] },
      { text: '{names} moved the chairs apart, to make a front and a back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was wiped, and the chairs stood in a row again, with two ends. In the kitchen everything stood ready, under a clean cloth.',
    '{H} washed both hands once more, the thumb as well, and lay down. Through the wall came the voices of the others. They said good night to each other, and it went all the way round.'
  ],
  last: [
    'Good night, they said, and handed it on, until it came to {H}, and {H} was asleep.',
    'For today this was the end, and at the end of it {H} was asleep.'
  ]
})
}

export const roundTheTable = plotOf('wish-incident-feastprep', OF_PIECE)
export const insideTheString = plotOf('wish-incident-feastprep-string', OF_STRING)
export const bowlCameBack = plotOf('wish-incident-feastprep-bowl', OF_BOWL)
