import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

/** What is stuck, and where: the same green, the same neighbour and the same long stick. */
interface Stuck {
  id: string
  /** “kite” */
  thing: string
  wishes: string[]
  /** How it got up there: the first sentences, with what {H} wants. */
  first: string
  /** “in the fork” */
  where: string
  /** “fork” */
  place: string
  /** What was patted: “tree” or “roof”. */
  over: string
  /** What calls it home, in a spare scene. */
  homesick: string
  /** How it looks when they have it again. */
  marks: string
  /** What they do with it now. */
  again: string
  titles: string[]
  except: string[]
}

const stuckUp = ({ id, thing, wishes, first, where, place, over, homesick, marks, again, titles, except }: Stuck): ScenePlot =>
  wishPlot({
    id,
    beginsElsewhere: true,
    wishes,
    answers: ['stuck', 'caught', 'got', 'gets', 'get', 'getting', 'went', 'flew', 'kicked', 'threw', 'landed', 'up', 'down', 'high', 'top', 'over', 'wall', 'fence', 'neighbour', 'neighbours', 'neighbour’s', 'neighbor', 'neighbor’s', 'neighbors', 'next', 'door', 'park', 'green', 'street', 'beach', 'school', 'branch', 'branches', 'leaves', 'tree', 'trees', 'big', 'tall', 'new', 'red', 'blue', 'everybody', 'everyone', 'all', 'tried', 'tries', 'trying', 'try', 'help', 'helped', 'helps', 'reach', 'couldn’t', 'can’t', 'broom', 'stick', 'pole', 'mop', 'ladder', 'upset', 'sad', 'cried', 'crying', 'today', 'yesterday', 'this', 'afternoon', 'favourite', 'favorite', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'grandad', 'grandpa', 'together', 'family', 'funny', 'wind', 'windy', 'string', 'tail', 'first', 'finally', 'story', 'please', 'about', 'playing', 'back', 'out', 'garage', 'shed', 'house', 'gutter', 'pear', 'apple', 'again', 'still', 'has', 'really'],
    except: ['cat', 'kitten', 'bird', 'climbed', 'climb', 'climbs', 'fell', 'hurt', 'hospital', 'broke', 'broken', 'died', 'electric', 'power', 'pylon', 'cable', 'wires', 'fight', 'shouted', 'angry', 'police', 'giraffe', 'monkey', 'moon', 'window', 'giant', 'dragon', 'elephant', ...except],
    moods: ['losing', 'lost', 'change'],
    out: true,
    company: [thing, 'tree', 'wall', 'grass', 'pear', 'gate'],
    about: `The hero’s ${thing} is stuck up ${where}, and whatever anybody tries pushes it further in, until a neighbour shows how a pear lets go.`,
    titles,
    want: [
      {
        id: 'not-ready',
        A: 'partner',
        paragraphs: [
          first,
          `“It’ll come down when it’s ready,” said {A}. So they waited. A leaf came down. The ${thing} was not ready. “Then we’ll get it down,” said {H}.`
        ]
      }
    ],
    way: [
      {
        id: 'jump-and-whistle',
        A: 'partner',
        paragraphs: [
          `First {H} jumped, and then {A}. A boy got off his scooter and jumped as well. A man put down his loaf, and whistled so loudly that nine pigeons left the chimney. The ${thing} stayed ${where}. “That’s all I’ve got,” said the man.`
        ]
      },
      {
        id: 'homesick',
        A: 'same',
        spare: 1,
        paragraphs: [
          `“Perhaps it doesn’t know that we’re still here,” said {A}. ${homesick} Then they both looked the other way, so as not to hurry it.`,
          `They counted to thirty. {H} turned round first. The ${thing} had not come down at all. There was a pigeon sitting beside it now, and that was all.`
        ]
      },
      {
        id: 'blow',
        A: 'same',
        spare: 2,
        paragraphs: [
          `“What it needs is wind,” said {H}. There was none, so they made some. They stood in a row, filled their cheeks, and blew straight up on three. {H}’s hair rose in front. {A} went quite pink.`,
          `One leaf came down, and landed on {A}’s nose. {A} blew it off, and it came back. “You’ve got good wind,” said {H}, “but it’s all going to that leaf.”`
        ]
      },
      {
        id: 'what-else',
        A: 'same',
        spare: 3,
        paragraphs: [
          `They lay down in the grass to see it better. “It isn’t the first,” said {A}. The pear tree over the wall had a shuttlecock too, and a blue glove with its fingers out.`,
          `“Perhaps the glove was trying to get the shuttlecock,” said {H}. “And what was the shuttlecock trying to get?” asked {A}. They looked for it for quite a while. Further in there were only leaves, and one of those looked a bit like a sock.`
        ]
      },
      {
        id: 'very-polite',
        A: 'same',
        spare: 4,
        paragraphs: [
          `{H} tried asking. “Please would you come down?” said {H}, and then more firmly, “It’s nearly supper.” {A} listened with a hand behind one ear. “Was there an answer?” asked {H}.`,
          `“Something creaked,” said {A}. “You didn’t say what there is for supper. That’s always the first thing I ask.” So {H} called up that there was mash. Nothing moved up there. But down in the grass they both grew hungry.`
        ]
      },
      {
        id: 'shopping-bag',
        A: 'other',
        spare: 5,
        paragraphs: [
          `{A} had a better way. {A} held a coat open by its two sides, right below the ${thing}, to catch it. “Now it can fall,” said {A}. It was a good catching coat. It caught a leaf, and a piece of twig, and an ant.`,
          `“It only works if something drops it,” said {H}. {A} could see that, but did not like to put down the coat just then. Things always fall the moment you put down the coat.`
        ]
      },
      {
        id: 'two-girls',
        A: 'same',
        spare: 6,
        paragraphs: [
          `Two big girls came across the grass, on their way home from netball. They were the tallest people that {H} knew. One stood on tiptoe and stretched up an arm. The other pulled her sleeve straight, so that nothing was wasted.`,
          `“How much is missing?” the tall one asked. {A} shut one eye to measure. “About three more of you,” said {A}. The girls counted themselves, to be sure. There were two, and one of those was needed at home.`
        ]
      },
      {
        id: 'pet-guards',
        A: 'pet',
        spare: 4,
        paragraphs: [
          `{A} sat at the bottom and stared upwards, because all the others did. After a while {A} stood up and stared at a different spot. It was hard to say what was there. It may have been a pigeon.`,
          `“{A} has got something,” said {H}. They all looked. {A} was pleased to see how many of them had come over to the pigeon. Then it flew off, and there was only the ${thing} to look at again.`
        ]
      },
      {
        id: 'elder-hat',
        S: 'elder',
        A: 'hero',
        spare: 5,
        paragraphs: [
          `“I had a hat stuck up like that once,” said {S}, “a straw one. It stayed there all winter. I used to lift my hand to it as I went by.” “And then?” asked {A}.`,
          `“In spring a blackbird was living in it. It had pulled out the ribbon, and hung it over the edge.” {S} looked up at the ${thing}. “I didn’t like to ask for the hat after that. But I did miss the ribbon.”`
        ]
      },
      {
        id: 'child-long-arm',
        S: 'child',
        A: 'hero',
        spare: 3,
        paragraphs: [
          `{S} had made a very long arm. It was a jumper, tied by one sleeve to another jumper. “Now it’s got an elbow,” said {S}, and swung it. It came as high as {A}’s chin, and wrapped round {A} twice.`,
          `“You’ve caught me,” said {A}. {S} was content with that, for a first go. They undid the elbow, and then the other elbow. The hand at the end still had a tissue in it.`
        ]
      },
      {
        id: 'baby-points',
        A: 'baby',
        spare: 5,
        paragraphs: [
          `{A} stretched out one finger, as straight as a twig. It pointed right at the ${thing}. “Yes,” said {H}. “We’ve seen it.” {A} went on pointing, in case they had not seen it well enough.`,
          `So everybody looked along the finger once more. At the other end of it the ${thing} was exactly as stuck as before. But you had to admit that {A} was the first who had not missed it.`
        ]
      },
      {
        id: 'mop',
        A: 'partner',
        paragraphs: [
          `{A} brought a broom, and it was too short. So they tied a mop to the end of it with a scarf. They lifted it together, past the wall and higher.`,
          `Then the scarf gave a bit. The mop bent over at the top, and patted the ${thing} from above. Pat, pat. “More to the left,” called the man. Pat. After that the ${thing} sat deeper in the ${place} than before.`
        ]
      }
    ],
    turn: [
      {
        id: 'like-a-pear',
        A: 'partner',
        paragraphs: [
          `The gate squeaked. Mrs Bell came out with a basket of pears, to see who was patting her ${over}. “It’s stuck,” said {H}. “We’ve jumped, and whistled, and patted.”`,
          `{A} was still looking up. “We’ve only pushed it down,” said {A}, “and down is where it’s stuck. It has to go up first.” “Like a pear,” said Mrs Bell. “You never pull a pear. You lift it, and then it lets go.”`
        ]
      },
      {
        id: 'lift',
        A: 'partner',
        paragraphs: [
          `Mrs Bell had a stick for her pears, longer than the broom and the mop together. At the top was a small cloth bag. She held it in the middle, and {H} held the end and steered.`,
          `The bag came up under the ${thing}. “And lift,” said Mrs Bell. {H} lifted. The ${thing} rose by the width of a hand, and leaned over. Then it let go, and came all the way down, and {A} had it in both arms.`
        ]
      },
      {
        id: 'shuttlecock-too',
        A: 'same',
        spare: 7,
        paragraphs: [
          `“As I’ve got it out,” said Mrs Bell, and let the boy hold the stick as well. He lifted a pear, and then another. They dropped into the bag one at a time, like eggs into a pocket.`,
          `The man with the loaf had the fourth turn. He did it with his tongue between his teeth. “I’ve lived here for nine years,” he said, “and I’ve always pulled.” He got a pear to go with the loaf.`
        ]
      },
      {
        id: 'how-was-it',
        A: 'same',
        spare: 8,
        paragraphs: [
          `The boy with the scooter wanted to touch the ${thing}, now that it was down. He used one finger. “Is it cold?” asked {A}. “A bit,” said the boy. “It’s been in the shade.”`,
          `“It’s been higher than any of us,” said {H}. Nobody could say that this was wrong. They looked up once more at the ${place}. It seemed rather empty, with only sky in it.`
        ]
      },
      {
        id: 'a-pear-each',
        A: 'partner',
        paragraphs: [
          `${marks} Everybody got a pear, for trying. They sat along the wall and ate, and the juice ran down to their elbows.`,
          again
        ]
      }
    ],
    everybody: {
      want: [
        `{names} looked up, until the back of the neck began to ache.`,
        `{names} trotted all the way round, in case it was lower on that side.`,
        { text: `{names} waved at the ${thing} with both arms.`, needs: ['hands'] },
        { text: `{names} pointed out a good place to start.`, needs: ['hands'] }
      ],
      way: [
        `{names} waited right underneath, with a hopeful face.`,
        `{names} sniffed at the loaf, as long as nobody was holding it.`,
        { text: `{names} reached up with both arms, and they ended well below the ${thing}.`, needs: ['hands'] },
        { text: `{names} held the boy’s scooter for him while he jumped.`, needs: ['hands'] }
      ],
      turn: [
        `{names} kept as still as a wall until it let go.`,
        `{names} found a pear in the grass, and sat down beside it.`,
        { text: `{names} untied the mop from the broom, now that it had done its best.`, needs: ['hands'] },
        { text: `{names} held the gate wide open for the long stick.`, needs: ['hands'] }
      ]
    },
    bed: [
      `At home the broom and the mop went back behind the door. The ${thing} lay on a low shelf, where anybody could reach it.`,
      `{H} washed off the pear, as far as the elbows, and lay down. {H} lifted the blanket a little, the way you lift a pear, and let it settle.`
    ],
    last: [
      `Nothing was stuck any more, up high or down low, and {H} was asleep.`,
      `Sleep came up from underneath, and lifted, and {H} let go and slept.`
    ]
  })

const thingsUp = (thing: string, places: string[]): string[] =>
  places.flatMap((place) => [`${thing} stuck ${place}`, `${thing} caught ${place}`, `${thing} in ${place}`, `${thing} up ${place}`, `${thing} got ${place}`, `${thing} down ${place}`, `${thing} landed ${place}`])

export const kiteInTree = stuckUp({
  id: 'wish-kite-in-tree',
  thing: 'kite',
  wishes: [...thingsUp('kite', ['tree', 'trees', 'branch', 'branches', 'roof', 'kite stuck gum tree', 'kite gum tree', 'kite stuck tree']), 'kite stuck', 'kite tangled tree', 'kite tangled branches', 'kite tangled', 'kite wrapped tree', 'kites stuck tree', 'kite flew tree', 'kite flew into', 'tree ate kite', 'tree kite eating', 'kite neighbour tree', 'kyte stuck tree', 'patang stuck', 'patang tree'],
  first: 'The kite was stuck in Mrs Bell’s pear tree. It hung high above the wall, in a fork, with its tail swinging. {H} stood on the green below, and wanted it back.',
  where: 'in the fork',
  place: 'fork',
  over: 'tree',
  homesick: 'So {H} laid the reel in the grass, where the kite could see it and feel homesick.',
  marks: 'The kite had a green mark on its nose, and nothing worse.',
  again: '“And where shall we fly it now?” asked {A}. Across the green there was only grass. “Over there,” said {H}. “Grass gives things back.”',
  titles: ['You Never Pull a Pear', 'It Wasn’t Ready', '{H} and the Kite in the Tree', 'Up First, Then Down', 'The Mop Patted It'],
  except: ['ball', 'frisbee', 'balloon', 'flew away', 'festival']
})

export const frisbeeInTree = stuckUp({
  id: 'wish-frisbee-in-tree',
  thing: 'frisbee',
  wishes: [...thingsUp('frisbee', ['tree', 'trees', 'branch', 'branches', 'roof']), 'frisbee stuck', 'frisby stuck', 'frisbie stuck', 'frisbee neighbour', 'frisbees stuck tree', 'frisbee flew tree', 'flying disc stuck', 'frisbee threw high'],
  first: 'The frisbee was stuck in Mrs Bell’s pear tree. It lay high above the wall, in a fork, as flat as a plate. {H} stood on the green below, and wanted it back.',
  where: 'in the fork',
  place: 'fork',
  over: 'tree',
  homesick: 'So {H} held up both hands, as if for a catch, to make it homesick.',
  marks: 'The frisbee had a green mark on its edge, and nothing worse.',
  again: '“And where shall we throw it now?” asked {A}. Across the green there was only grass. “Over there,” said {H}. “Grass gives things back.”',
  titles: ['You Never Pull a Pear', 'It Wasn’t Ready', '{H} and the Frisbee in the Tree', 'Round the Wrong Corner', 'The Mop Patted It'],
  except: ['ball', 'kite', 'balloon', 'dog', 'beach']
})

export const ballInTree = stuckUp({
  id: 'wish-ball-in-tree',
  thing: 'ball',
  wishes: [...thingsUp('ball', ['tree', 'trees', 'branch', 'branches']), ...thingsUp('football', ['tree']), 'balls stuck tree', 'ball kicked tree', 'shuttlecock stuck', 'shuttlecock tree', 'ball stuck', 'tree ate ball'],
  first: 'The ball was stuck in Mrs Bell’s pear tree. It sat high above the wall, in a fork, like a very large pear. {H} stood on the green below, and wanted it back.',
  where: 'in the fork',
  place: 'fork',
  over: 'tree',
  homesick: 'So {H} made a goal out of two jumpers, to make it homesick.',
  marks: 'The ball had a green mark on one side, and nothing worse.',
  again: '“And where shall we play now?” asked {A}. Across the green there was only grass. “Over there,” said {H}. “Grass gives things back.”',
  titles: ['You Never Pull a Pear', 'It Wasn’t Ready', '{H} and the Ball in the Tree', 'Up First, Then Down', 'The Mop Patted It'],
  except: ['kite', 'frisbee', 'balloon', 'christmas', 'cinderella', 'dog']
})

export const ballOnRoof = stuckUp({
  id: 'wish-ball-on-roof',
  thing: 'ball',
  wishes: [...thingsUp('ball', ['roof', 'rooftop', 'gutter', 'garage', 'shed']), ...thingsUp('football', ['roof', 'gutter']), 'balls roof', 'ball kicked roof', 'shuttlecock roof', 'kicked roof', 'frisbee roof', 'ball over neighbour roof', 'ball onto roof'],
  first: 'The ball was stuck on the roof of Mrs Bell’s garage. It had bounced twice, rolled down, and stopped in the gutter. {H} stood on the green below, and wanted it back.',
  where: 'in the gutter',
  place: 'gutter',
  over: 'roof',
  homesick: 'So {H} made a goal out of two jumpers, to make it homesick.',
  marks: 'The ball had a green mark on one side, and nothing worse.',
  again: '“And where shall we play now?” asked {A}. Across the green there was only grass. “Over there,” said {H}. “Grass gives things back.”',
  titles: ['You Never Pull a Pear', 'It Wasn’t Ready', '{H} and the Ball on the Roof', 'Two Bounces and a Gutter', 'The Mop Patted It'],
  except: ['kite', 'balloon', 'cinderella', 'cow', 'santa', 'dog']
})
