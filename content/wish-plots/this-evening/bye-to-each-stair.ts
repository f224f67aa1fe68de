import { type ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'tomorrow', 'today', 'week', 'month']
const COUNTS = ['ten', 'eleven', 'twelve', 'thirteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty', '11', '12', '13', '15', '16', '17', '18']

const byeTo = (id: string, wishes: string[], titles: string[], begin: string, except: string[]): ScenePlot =>
  wishPlot({
    id,
    beginsElsewhere: true,
    wishes,
    answers: ['moving', 'move', 'moves', 'moved', 'house', 'home', 'flat', 'apartment', 'place', 'old', 'new', 'saturday', 'weekend', 'soon', 'before', 'leave', 'leaving', 'last', 'say', 'says', 'said', 'saying', 'bye', 'bye-bye', 'goodbye', 'good', 'goodbyes', 'farewell', 'wave', 'waves', 'waving', 'waved', 'kiss', 'kissed', 'hug', 'hugged', 'each', 'every', 'single', 'all', 'of', 'them', 'one', 'stair', 'stairs', 'step', 'steps', 'staircase', 'stairway', 'fourteen', '14', 'there', 'theres', 'there’s', 'are', 'is', 'room', 'rooms', 'bedroom', 'kitchen', 'bathroom', 'living', 'wall', 'walls', 'door', 'doors', 'window', 'windows', 'banister', 'hall', 'box', 'boxes', 'packed', 'packing', 'van', 'movers', 'removal', 'wants', 'wanted', 'want', 'insists', 'insisted', 'needs', 'needed', 'has', 'had', 'to', 'and', 'on', 'the', 'a', 'in', 'our', 'his', 'her', 'their', 'my', 'he', 'she', 'we', 'they', 'it', 'sad', 'upset', 'sweet', 'feelings', 'bit', 'one by one', 'name', 'by', 'now', 'tonight', 'night', 'still', 'son', 'daughter', 'little', 'boy', 'girl', 'brother', 'sister', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'story', 'about', 'with', 'for', 'so', 'because', 'been', 'live', 'lived', 'born', 'always'],
    except: [...except, 'fell', 'fall', 'falls', 'hurt', 'hospital', 'died', 'dead', 'divorce', 'divorced', 'split', 'splitting', 'separating', 'war', 'flood', 'fire', 'evicted', 'shelter', 'refugee', 'grandma’s house', 'granny’s house', 'grandpa’s house', 'grandad’s house', 'nana’s house', 'friend', 'friends', 'teacher', 'school', 'nursery', 'cousin', 'cousins', 'neighbour', 'neighbours', 'neighbor', 'cat', 'dog', 'fish', 'tree', 'garden', 'country', 'abroad', 'stairlift', 'ghost', 'monster', 'dragon', 'unicorn', 'dinosaur', 'robot', 'escalator', 'visitors', 'guests', 'holiday', 'hotel', 'doll', 'gingerbread'],
    moods: ['change', 'losing', 'waiting', 'first'],
    company: ['stair', 'stairs', 'bed', 'boxes', 'cupboard', 'dust', 'hall', 'feet', 'foot', 'left', 'right', 'prints', 'print', 'top', 'bottom', 'third', 'banister', 'door', 'rooms'],
    about: 'The hero says bye to each of the fourteen stairs before the move, and stands at the bottom, with the bed at the top; on tiptoe one of them notices, until the dusty prints show that each foot has only said it to seven, and the way up is for the other one.',
    titles,
    want: [
      {
        id: 'bed-is-at-the-top',
        A: 'partner',
        paragraphs: [
          begin,
          'At the bottom stood {A}, among the boxes. “That was nicely done,” said {A}. “And now it’s bedtime.” {H} looked up. The bed was at the top. In between were fourteen stairs, and bye had been said to all of them.'
        ]
      }
    ],
    way: [
      {
        id: 'a-bye-is-a-bye',
        A: 'partner',
        paragraphs: [
          '“I can’t go up now,” said {H}. “If I tread on them, it’s hello again. Then it wasn’t a bye at all.” {A} could find nothing wrong with that. “Say bye again on the way,” said {A}. “And tomorrow I come down to breakfast,” said {H}, “and it’s hello.”'
        ]
      },
      {
        id: 'what-you-tell-a-stair',
        A: 'same',
        spare: 1,
        paragraphs: [
          '“Did you only say bye?” asked {A}. {H} had told each of them something that was true. The top one had been told that it was the first up in the morning. The fifth had been told about the jelly that came down on it.',
          '“The jelly was on the sixth,” said {A}, who had wiped it up. They looked at the fifth and the sixth. Both were quite clean by now, and neither would say. “Then the fifth was told about somebody else’s jelly,” said {H}. “It didn’t mind.”'
        ]
      },
      {
        id: 'the-banister',
        A: 'same',
        spare: 2,
        paragraphs: [
          '“And the banister?” asked {A}. It had stood beside them all the time, and had only ever been held on to. But it had no stairs in it. It was one long piece, from the knob at the bottom to the knob at the top.',
          '“Then one bye’s enough,” said {H}, “if it’s long.” {H} laid a hand on the knob, and said “b-y-y-y-ye” for as long as the breath lasted. They looked along it. “I think it’s got to about the tenth,” said {A}. So {H} took another breath for the rest.'
        ]
      },
      {
        id: 'stairs-fourteen',
        A: 'same',
        spare: 3,
        paragraphs: [
          'Every box in the hall said what was in it. So {A} found the thick pen, and wrote one more label. “Stairs, fourteen,” it said. They looked round for a box that was long enough.',
          '“They’re staying here,” said {H}. “The new place has its own.” “How many?” asked {A}. {H} had not counted. There had been too much else to look at. In the end they stuck the label to the wall, beside the first stair. Now at least whoever came next would know.'
        ]
      },
      {
        id: 'the-fair-way',
        A: 'same',
        spare: 4,
        paragraphs: [
          '“The one in the middle got a longer bye than the rest,” said {A}. “I heard it from here.” {H} thought back. It had a knot in the wood like an eye, and it had looked up. “The next one might’ve heard that, too,” said {A}.',
          '{H} had not thought of that. But there was no middle one, said {H}. If there were fourteen, the middle was a crack. So it had been the seventh, or else the eighth. Each of them could think that it was the one, and both looked pleased.'
        ]
      },
      {
        id: 'the-house-helps',
        A: 'same',
        spare: 5,
        paragraphs: [
          '“You could sleep down here,” said {A}, and they looked for a place. One box said “pillows”, but it was stuck down all round. The next said “pans”, and it was open. On top of the pans there was just room for one person with both knees up.',
          '{H} tried it. At each breath something underneath said “ting”, and at each knee something said “tong”. “It’s all right for a spoon,” said {H}. {A} helped {H} out, and a lid came too.'
        ]
      },
      {
        id: 'other-with-the-lampshade',
        A: 'other',
        spare: 6,
        paragraphs: [
          'Then {A} came down the stairs, with a lampshade in each hand, and trod on them all. {A} did not say a word to one of them. “You’ve got to say bye!” cried {H}. “I’m coming back for the other two,” said {A}.',
          '{A} went up again, and came down, and went up once more for the string. {H} sat on a box and said it for {A}, so that no stair would mind. “Bye from {A},” said {H}, “and hello from {A}. And bye. No, wait.”'
        ]
      },
      {
        id: 'pet-up-and-down',
        A: 'pet',
        spare: 7,
        paragraphs: [
          '{A} had no trouble with any of it. {A} went up all fourteen and down all fourteen, and up again, and down. It was hello, bye, hello, bye, so fast that no stair got a word in.',
          '“That’s not how it’s done,” said {H}. But {A} had only begun. {A} went up once more, to see if they had understood. From up there {A} looked down between two bars. It had ended on a hello, and that was where {A} left it.'
        ]
      },
      {
        id: 'elder-and-the-gate',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“When we moved, I said bye to everything,” said {S}. “There was only the gate that I forgot. I thought of it on the Monday.” “And then?” asked {A}. “I went back on the bus,” said {S}, “and shook it by the handle.”',
          '“The new people were standing at the window,” said {S}. “They’d never seen a gate shaken by the hand. They waved.” So they had to be told bye as well. So was the bus driver, on the way home, and that made three.'
        ]
      },
      {
        id: 'child-answers-for-them',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '“They never say anything back,” said {S}, who felt sorry about that. So {S} sat down on a box, and answered for the stairs. “Bye, {A},” said the first one, deep down. The second was a bit higher. The third had a cold.',
          'There were fourteen of them, and {S} only had nine voices. From the tenth on they had to share. “Was that the second again?” asked {A}. “It’s their cousin,” said {S}, in the voice of the second.'
        ]
      },
      {
        id: 'on-tiptoe',
        A: 'partner',
        paragraphs: [
          '“Then they mustn’t notice,” said {H}, and went up on tiptoe. The first stair noticed nothing, and nor did the second. “Eek?” said the third. {H} stood quite still. “It’s only a creak,” said {A}. “It said ‘you?’,” said {H}, and came down backwards, whispering sorry.'
        ]
      },
      {
        id: 'every-second-one',
        A: 'partner',
        paragraphs: [
          '{A} looked up the stairs for a long time. “There’s a grey foot on every second one,” said {A}. It was the dust from the cupboard. The left foot had stood in it, and had left seven prints.',
          '“So the left one’s said bye to seven,” said {A} slowly. “Who said it to the seven in between?” “The right,” said {H}. They both looked down at the feet. Neither of them was finished.'
        ]
      }
    ],
    turn: [
      {
        id: 'the-other-foot',
        A: 'partner',
        paragraphs: [
          '“Left one first,” said {A}. There was dust by the door, too, and {H} stood the left foot in it. Then that foot trod on the bottom stair, where only the right had been. “Bye,” it said. On the next the right one said it. It was the bye that was missing. At the top {H} turned round, and there was a grey foot on every stair.'
        ]
      },
      {
        id: 'feet-of-their-own-mind',
        A: 'same',
        spare: 10,
        paragraphs: [
          'It was not easy. {H}’s legs had gone up there every day, and knew how it went. By the fifth stair they wanted to change over. “Left!” called {A}, just in time, and the left one was put where it had never been.',
          '“What’s it like?” asked {A}. “It’s the same wood,” said {H}, “but the foot keeps looking round.” It had a quick look at the knot, too. The right one had been telling it about that for years.'
        ]
      },
      {
        id: 'meeting-in-the-middle',
        A: 'same',
        spare: 11,
        paragraphs: [
          'They counted, to be quite certain. {A} counted the prints from the bottom, with one finger, and {H} from the top. “Five, six, seven,” said {A}. “Five, six, seven,” said {H}. There they met, in the middle, and had not moved at all.',
          'The prints that went down were dark at the top, and pale at the bottom. With the ones that went up it was the other way round. In the middle two were exactly the same grey. “They’ve met as well,” said {H}.'
        ]
      },
      {
        id: 'their-turn',
        A: 'partner',
        paragraphs: [
          '“And when I come down tomorrow?” called {H} from the top. {A} thought it over, at the bottom. “You’ve said yours,” called {A}. “From now on they say theirs.”',
          '{H} listened. Nobody was on the stairs at all. “Eek,” said the third, quite softly. “It’s practising,” said {H}. Then {A} came up as well, along the very edge, where nobody had said anything to anybody.'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked up to the top and down again, and it was far.',
        '{names} stood among the boxes, and kept off the bottom stair.',
        { text: '{names} waved up the stairs, at nobody in particular.', needs: ['hands'] },
        { text: '{names} counted them once more with one finger, and there were fourteen.', needs: ['hands'] }
      ],
      way: [
        '{names} whispered, so that no stair should hear.',
        '{names} sat on a box, and looked at all fourteen.',
        { text: '{names} blew a bit of dust off the banister.', needs: ['hands'] },
        { text: '{names} pushed a box aside, for whoever came down next.', needs: ['hands'] }
      ],
      turn: [
        '{names} watched the left foot all the way to the top.',
        '{names} looked at each grey foot, and none was missing.',
        { text: '{names} said bye to a stair, and patted it.', needs: ['hands'] },
        { text: '{names} clapped for the left foot, and then for the right.', needs: ['hands'] }
      ]
    },
    bed: [
      'The boxes stood in the dark hall, with their labels to the wall. On the stairs were fourteen grey feet, some going down and some going up.',
      '{H} washed both feet, which had a good deal of dust to give back, and lay down. Left and right lay side by side, and had nothing more to say.'
    ],
    last: [
      'Out there something said “eek”, as softly as it could, and {H} was asleep.',
      'Both feet had finished, and {H} was asleep.'
    ]
  })

const STAIR = ['each stair', 'every stair', 'all the stairs', 'each step house', 'every step house']

export const byeToEachStair = byeTo(
  'wish-bye-to-each-stair',
  ['moving house on saturday and wants to say bye to each stair, there’s 14 of them', ...['bye', 'goodbye', 'farewell'].flatMap((bye) => STAIR.map((stair) => `${bye} ${stair}`)), 'moving say bye stair', 'moving say goodbye stairs', 'moving house fourteen stairs', 'moving house 14 stairs', 'moving saturday stairs', 'kissed every stair moving', 'waved to each stair moving', 'will miss the stairs moving', 'hug each stair moving', 'say bye to the stairs', 'say goodbye to the stairs'],
  ['Bye to Each Stair', 'Fourteen Byes', 'The Bed Is at the Top', '{H} and the Third Stair', 'Seven with the Left'],
  '{H} wanted to say bye to each stair, for they were moving house on Saturday. The cupboard at the top had gone already, and left a square of dust. {H} stood in it with one bare foot, and went down, stair by stair. “Bye,” said {H}, fourteen times.',
  [...DAYS, ...COUNTS]
)

const ROOM = ['each room', 'every room', 'all the rooms', 'old house', 'old home', 'old flat', 'old apartment', 'each wall house', 'every door house', 'every corner house']

export const byeToTheOldHouse = byeTo(
  'wish-bye-to-the-old-house',
  ['saying bye to each room of the old house before we move', ...['bye', 'goodbye'].flatMap((bye) => [...ROOM.map((room) => `${bye} ${room}`), ...DAYS.map((day) => `${bye} each stair ${day}`)]), 'farewell each room', 'farewell old house', 'farewell old home', 'moving wave to every room', 'kissed each room moving', 'moving say bye everything house', 'goodbye tour house', 'going round the old house saying bye', 'miss our old house moving'],
  ['Bye to the Old House', 'Fourteen Byes', 'The Bed Is at the Top', '{H} and the Third Stair', 'A Room Has a Door'],
  '{H} wanted to say bye to the old house before they moved. The rooms were easy, for you say bye to a room and shut the door. The last one had dust where the cupboard had been, and {H} stood one bare foot in it. Then came the stairs. “Bye,” said {H}, fourteen times.',
  [...COUNTS, 'grandma', 'granny', 'nana', 'nani', 'dadi', 'grandpa', 'grandad', 'aunt', 'auntie', 'uncle']
)
