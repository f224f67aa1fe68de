import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

/** Who was carried in, how it goes, and what is true of it. */
interface BroughtIn {
  animal: string
  many: string
  plain: string
  did: string
  go: string
  going: string
  likes: string
  lure: string
  lured: string
  hatted: string
}

const FROG: BroughtIn = {
  animal: 'frog',
  many: 'frogs',
  plain: 'small green',
  did: 'hopped',
  go: 'hop',
  going: 'hopping',
  likes: 'Frogs like a place that is dark and damp and not too big.',
  lure: '“What do frogs eat?” asked {A}. “Flies,” said {H}. There was no fly, so {A} hung a raisin on a thread. It had to buzz, and {A} did that.',
  lured: 'The frog looked at the raisin. It looked at {A}, who was buzzing.',
  hatted: 'cool'
}

const MOUSE: BroughtIn = {
  animal: 'mouse',
  many: 'mice',
  plain: 'small brown',
  did: 'ran',
  go: 'run',
  going: 'running',
  likes: 'Mice like a place that is dark and snug and not too big.',
  lure: '“What do mice eat?” asked {A}. “Cheese,” said {H}, “in books.” {A} hung a bit of cheese on a thread, and let it dance in front of the mop.',
  lured: 'The mouse looked at the cheese. It looked at {A}, who was on tiptoe.',
  hatted: 'warm'
}

const ROOMS = ['kitchen', 'house', 'home', 'in', 'inside', 'indoors', 'loose', 'living room', 'hall', 'table']

function broughtIn({ animal, many, plain, did, go, going, likes, lure, lured, hatted }: BroughtIn, bringer: 'cat' | 'dog') {
  const other = bringer === 'cat' ? 'dog' : 'cat'
  const brings = ['brought', 'brings', 'bring', 'bringing', 'carried', 'carries', 'came in with', 'comes in with', 'dropped', 'drops', 'let go', 'caught', 'catches', 'got', 'had', 'gave us', 'present', 'gift', 'mouth', 'dragged', 'fetched', 'kitchen', 'house', 'home', 'table', 'chased', 'chasing']
  const names = bringer === 'cat' ? ['cat', 'kitty'] : ['dog', 'puppy']
  const unnamed = [...ROOMS.filter((room) => room !== 'in' && room !== 'hall'), 'chase', 'chased', 'chasing', 'catch', 'catching', 'got in', 'gets in', 'got into', 'sofa', 'fridge', 'under', 'behind', 'everywhere', 'escaped']
  return wishPlot({
    id: `wish-${bringer}-brought-${animal}`,
    beginsElsewhere: true,
    wishes: [
      ...brings.flatMap((word) => names.flatMap((name) => [`${name} ${word} ${animal}`])),
      ...(bringer === 'cat' ? unnamed.flatMap((word) => [`${animal} ${word}`]) : [])
    ],
    answers: ['our', 'my', 'the', 'a', 'cat', 'dog', 'kitty', 'puppy', animal, 'little', 'tiny', 'small', 'live', 'alive', 'poor', 'real', 'brought', 'brings', 'bring', 'in', 'inside', 'into', 'indoors', 'kitchen', 'house', 'home', 'table', 'floor', 'living', 'room', 'door', 'back', 'chase', 'chased', 'chasing', 'chases', 'catch', 'caught', 'catching', 'round', 'around', 'everybody', 'everyone', 'all', 'we', 'it', 'whole', 'family', 'ran', 'run', 'running', 'hopped', 'hopping', 'jumped', 'jumping', 'loose', 'got', 'gets', 'away', 'under', 'behind', 'fridge', 'sofa', 'oven', 'cooker', 'let', 'go', 'out', 'outside', 'garden', 'grass', 'gently', 'carried', 'carry', 'put', 'set', 'free', 'safely', 'box', 'bowl', 'boot', 'today', 'yesterday', 'morning', 'evening', 'night', 'this', 'last', 'middle', 'present', 'gift', 'funny', 'silly', 'story', 'please', 'about', 'where', 'when', 'and', 'then', 'mum', 'mummy', 'dad', 'daddy', 'screamed', 'shrieked', 'chair', 'stood', 'on', 'trying', 'tried', 'us', 'had', 'with', 'mouth', 'find', 'everywhere', 'scared', 'dropped', 'breakfast', 'dinner', 'supper', 'tea', 'time'],
    except: [...NOT_WELL.filter((word) => word !== 'escaped'), other, 'killed', 'kill', 'trap', 'traps', 'poison', 'ate', 'eats', 'eat', 'prince', 'princess', 'kiss', 'toy', 'mickey', 'computer', 'elephant', 'lion', 'owl', 'town', 'country', 'lives', 'living in', 'wears', 'talking', 'talks', 'cooks', 'cheese', 'ball', 'church', 'tooth', 'bit', 'bite', 'rat', 'snake', 'bird', 'cinderella', animal === 'frog' ? 'mouse' : 'frog'],
    moods: ['late', 'losing', 'first', 'afraid', 'lost'],
    company: ['cat', 'dog', animal, 'boot', 'mop', 'table', 'fridge', 'bowl'],
    about: `The ${bringer} puts down a live ${animal} in the kitchen, and everybody chases it round the table until the hero sits down.`,
    titles: ['Seven Times Round the Table', `The ${animal === 'frog' ? 'Frog' : 'Mouse'} on the Other Side`, '{H} Sits Down', 'In the Left Boot', 'Always on the Other Side'],
    want: [
      {
        id: 'put-down',
        A: 'partner',
        paragraphs: [
          `The ${bringer} walked into the kitchen with its mouth full. It bent down, and there on the floor sat a ${plain} ${animal}. The ${animal} blinked. Then it ${did}.`,
          `“It’s alive!” said {A}, and was up on a chair. “Don’t frighten it,” said {H}. {H} wanted it safely back outside, in the long grass. But it had gone under the table.`
        ]
      }
    ],
    way: [
      {
        id: 'round-the-table',
        A: 'partner',
        paragraphs: [
          `They chased it round the table. {H} went left and {A} went left, so the ${animal} went left as well. It was always just on the other side. “Go the other way!” called {H}. So they both did, and met at the fridge, nose to nose.`,
          `Then {A} crept up with the big salad bowl, and clapped it down. “Got it!” said {A}. They lifted one edge. Under the bowl was a slipper. The ${animal} was over by the mop, getting its breath back.`
        ]
      },
      {
        id: 'under-the-fridge',
        A: 'same',
        spare: 1,
        paragraphs: [
          `Next the ${animal} went under the fridge. {H} and {A} lay down with one cheek on the floor, and looked in. There was a marble. There was a teaspoon that had been missing since the spring. Right at the back were two small bright eyes.`,
          `“Good evening,” said {A}. The eyes said nothing. {H} slid a wooden spoon in, very slowly, to show the way out. The ${animal} came out at the other end, behind their feet. They did get the teaspoon.`
        ]
      },
      {
        id: 'something-to-eat',
        A: 'same',
        spare: 2,
        paragraphs: [
          lure,
          `${lured} Then it ${did} off in the other direction. “Perhaps it’s had its supper,” said {H}. {A} took the treat off the thread, and ate it. There was no sense in wasting it.`
        ]
      },
      {
        id: 'among-the-pans',
        A: 'same',
        spare: 3,
        paragraphs: [
          `For a while there was no ${animal} to be seen at all. “Listen,” said {H}. They stood still and held their breath. Ping, went something in the pan cupboard. “It’s cooking,” whispered {A}.`,
          `{H} lifted out the pans, one after the other, and {A} looked into each. In the biggest was a smaller one. In that was a lid. Pong, went the last pan, and the ${animal} shot out between {A}’s feet. By now the floor was full of pans.`
        ]
      },
      {
        id: 'a-wall',
        A: 'same',
        spare: 4,
        paragraphs: [
          `They built a wall, so that the ${animal} would have to go to the door. It was made of cushions and cereal boxes, and it went right across the kitchen. {H} stood at one end of it and {A} at the other. “Now,” said {H}.`,
          `The ${animal} came along the wall, just as it should. At the porridge oats it stopped. There was a gap there, no wider than a biscuit. It went through without even breathing in. “Who put the oats there?” asked {A}. They had both put the oats there.`
        ]
      },
      {
        id: 'at-the-door',
        A: 'other',
        spare: 5,
        paragraphs: [
          `{A} kept goal at the hall door, so that the ${animal} would not get into the beds. {A} bent both knees, and spread out ten fingers, and rocked from side to side. “Nothing gets past me,” said {A}.`,
          `The ${animal} came straight at the goal. {A} dived to the left, and lay there. It had gone to the right, looked into the hall, and turned back. “It didn’t like the carpet,” said {H}. “I saved the hall,” said {A} from the floor.`
        ]
      },
      {
        id: 'a-name-for-it',
        A: 'same',
        spare: 6,
        paragraphs: [
          '“If it had a name, we could call it,” said {A}. They thought of one that would carry. “Kevin!” called {H} under the table. “Kevin!” called {A} behind the door. They waited politely. “It doesn’t know that it’s Kevin,” said {H}.',
          `“It might know,” said {A}, “and still not come.” {A} was holding the colander in one hand and a tea towel in the other. {H} looked at {A}. “I wouldn’t come to you either,” said {H}.`
        ]
      },
      {
        id: 'the-other-one',
        A: 'same',
        spare: 7,
        paragraphs: [
          `The ${bringer} had sat down by the stove and washed a paw. It had done its part. “It’s your ${animal}, you know,” {A} told it. The ${bringer} looked up at the lamp. “It gave it to us,” said {H}. “So now it’s ours.”`,
          `Every time they ran past, the ${bringer} moved its tail out of the way. It seemed to find them rather loud. At the fifth round it went and sat in the hall, where a ${bringer} could hear itself think.`
        ]
      },
      {
        id: 'elder',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          `“We had a ${animal} in our kitchen when I was small,” said {S}. “We chased it all round the room, and it jumped into a hat. It was the postman’s. He’d only come in for a cup of tea.” “What did he do?” asked {A}.`,
          `“He didn’t know,” said {S}. “He put it on and went home across the fields. Only then did he take it off.” “Was he cross?” asked {A}. “He said that it had been nice and ${hatted},” said {S}. “But after that he always knocked.”`
        ]
      },
      {
        id: 'child',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          `“I’ll be a ${animal} too,” said {S}, “and tell it where the door is.” {S} went under the table, ${going} on all fours, and stayed there for a while. There was whispering. “What does it say?” asked {A}.`,
          `{S} put out a head between two chairs. “It says that it would like to go home,” said {S}, “but there are giants.” {A} looked round for them. There was only {A}, with a tea towel.`
        ]
      },
      {
        id: 'baby',
        A: 'baby',
        spare: 10,
        paragraphs: [
          `{A} had the best seat, up in the high chair. Round came the ${animal}, and round came {H}, and {A} laughed at each of them. It was much better than spoons. When they stopped, {A} banged on the tray until they went on.`,
          `“Where’s it gone?” asked {H}. {A} pointed. {H} looked under the table and behind the bin. {A} went on pointing, quite patiently. It was sitting on {H}’s slipper.`
        ]
      },
      {
        id: 'sits-down',
        A: 'partner',
        paragraphs: [
          `After the seventh round {H} had no breath left, and sat down on the floor. {A} ran on with a tea towel. The ${animal} went past {A}’s feet in a great curve. Then it stopped, right beside {H}’s knee.`,
          `{A} stood still. “It isn’t running away from you,” whispered {A}. “I’m not running after it,” whispered {H}. {A} looked at the tea towel, and put it down. “It only goes round because we do,” said {A}.`
        ]
      }
    ],
    turn: [
      {
        id: 'the-boot',
        A: 'partner',
        paragraphs: [
          `So {A} sat down too, and the kitchen went quiet. By the wall stood {H}’s boots. {H} laid the left one on its side, and pushed it along with one toe, very slowly.`,
          `${likes} This one looked into the boot. It looked at {H}, who did not even blink. Then it went in, and {H} slowly stood the boot up.`
        ]
      },
      {
        id: 'how-heavy',
        A: 'same',
        spare: 11,
        paragraphs: [
          `{A} laid the tea towel over the top, so that nobody could fall out. “Is it heavy?” asked {A}. {H} held the boot level with both hands. “No,” said {H}. “But you can tell that there’s somebody in.”`,
          `{A} put one hand to the toe of the boot, where the ${animal} must be. Something in there gave a very small bump. “It’s knocking,” said {A}. They walked faster, but not so fast that it shook.`
        ]
      },
      {
        id: 'what-it-will-tell',
        A: 'same',
        spare: 12,
        paragraphs: [
          `“What’ll it tell the other ${many}?” asked {H}. {A} held the door open with one elbow. “That there’s a country with no grass at all,” said {A}. “The people there go round and round.” {H} thought about that.`,
          `“And that they’ve got boots,” said {H}. “Yes,” said {A}. “That’ll be the part that they don’t believe.”`
        ]
      },
      {
        id: 'in-the-grass',
        A: 'partner',
        paragraphs: [
          `They carried the boot outside, to where the grass was long. {H} laid it down, and they went three steps back. First came a nose, and then the whole ${animal}. It ${did}, and there was only grass.`,
          `The ${bringer} had watched from the doorstep. “Thank you very much,” {H} told it. “But we’ve got nowhere to keep one.” The ${bringer} walked up to the boot, looked in, and went indoors with its tail up.`
        ]
      }
    ],
    everybody: {
      want: [
        `{names} looked under the table from the other side, and met two eyes.`,
        `{names} got out of the way, which was where the ${animal} was going too.`,
        { text: '{names} shut the door to the hall, just in time.', needs: ['hands'] },
        { text: '{names} picked up the butter, to be on the safe side.', needs: ['hands'] }
      ],
      way: [
        `{names} ran round as well, a whole table behind.`,
        `{names} sniffed at the salad bowl, and then at the slipper.`,
        { text: '{names} moved the chairs out, and then moved them in again.', needs: ['hands'] },
        { text: '{names} counted the rounds aloud, and got as far as seven.', needs: ['hands'] }
      ],
      turn: [
        `{names} lay down on the floor and kept quite still.`,
        `{names} waited on the doorstep until the grass stopped moving.`,
        { text: '{names} opened the door without one squeak.', needs: ['hands'] },
        { text: '{names} waved to the grass with two fingers.', needs: ['hands'] }
      ]
    },
    bed: [
      'The chairs went back round the table, and the salad bowl back on its shelf. The left boot stood by the wall again, beside the right one.',
      '{H} washed both hands up to the elbows, and lay down. It was good to keep still. Outside a little wind went through the long grass.'
    ],
    last: [
      `Somewhere in the grass a ${animal} sat quite still, and here lay {H}, fast asleep.`,
      `Nobody had to ${go} any more tonight, and {H} was asleep.`
    ]
  })
}

export const frogByCat = broughtIn(FROG, 'cat')
export const frogByDog = broughtIn(FROG, 'dog')
export const mouseByCat = broughtIn(MOUSE, 'cat')
export const mouseByDog = broughtIn(MOUSE, 'dog')
