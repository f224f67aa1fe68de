import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const FLYING = ['flying', 'flies', 'flew', 'takes off', 'in the sky', 'wings']
const FLYING_ANYWHERE = [...FLYING, 'up in the air', 'above the clouds', 'over the clouds', 'over the rooftops', 'lifts off', 'flown', 'grew wings']
const GRANDPARENTS = ['nana', 'nan', 'nanny', 'granny', 'gran', 'grandma', 'grandmother', 'gramma', 'oma', 'abuela', 'nonna', 'grandad', 'grandpa', 'grandfather', 'opa']

/** What flies, and behind what it has always been. */
interface Van {
  called: string
  /** From then on. */
  short: string
  words: string[]
  /** What is left on the hill. */
  left: string
  /** For eleven years it was … */
  front: string
  plate: string
  /** What {H} asks, to have a number. */
  ask: string
  /** What {A} asks at the end, and what {H} says to that. */
  after: string
  /** Who can go behind then. */
  behind: string
  /** Who does. */
  home: string
}

const CARAVAN: Van = { called: 'caravan', short: 'caravan', words: ['caravan'], left: 'stood the car', front: 'the car', plate: 'its number plate', ask: 'What’s on that number plate?', after: '“And the car?” asked {A}. “We’ll fetch it on the way home,” said {H}.', behind: 'It', home: 'the car' }

const CAMPER_VAN: Van = { called: 'camper van', short: 'van', words: ['camper van', 'campervan', 'motorhome'], left: 'lay the picnic rug', front: 'lorries', plate: 'their number plates', ask: 'Which number plate was the best?', after: '“And on the way home?” asked {A}. “There’ll be lorries,” said {H}.', behind: 'They', home: 'four lorries' }

/** Where they are going. */
interface Bound {
  /** “Nana’s” */
  at: string
  /** “Nana’s is the other way” */
  there: string
  /** What is there at four. */
  treat: string
  /** How it looks from up there, and from close up. */
  sight: string
  /** Who stands aside. */
  birds: string
  /** And at four it is there. */
  ready: string
  /** Other words for it. */
  said: string[]
}

const homeOf = (who: string, said: string[]): Bound => ({ at: `${who}’s`, there: `${who}’s`, treat: `At ${who}’s there was apple cake at four`, sight: `There was ${who}’s blue door, as small as a stamp. Soon it was as big as a door.`, birds: 'The hens', ready: 'and the cake was still warm', said })

const SEA: Bound = { at: 'the sea', there: 'The sea', treat: 'At the sea it was high tide at four', sight: 'There was the pier, as small as a comb. Soon it was as big as a pier.', birds: 'The gulls', ready: 'and the water was just there', said: [] }

function goesBehind(id: string, { called, short, words, left, front, plate, ask, after, behind, home }: Van, { at, there, treat, sight, birds, ready, said }: Bound): ScenePlot {
  const to = said[0]
  const first = to === undefined ? `our ${called} could fly` : `when we went to ${to}'s but the ${called} could fly`
  const flights = words.flatMap((word) => (to === undefined && words.length === 1 ? FLYING_ANYWHERE : FLYING).map((fly) => `${word} ${fly}`))
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [first, ...(to === undefined ? flights : said.flatMap((who) => flights.map((flight) => `${flight} ${who}`)))],
    answers: [...words, 'van', 'fly', 'flies', 'flew', 'flying', 'flown', 'takes', 'took', 'off', 'could', 'can', 'sky', 'air', 'clouds', 'cloud', 'wings', 'wing', 'birds', 'geese', 'goose', 'up', 'over', 'above', 'high', 'when', 'we', 'us', 'went', 'go', 'goes', 'going', 'gone', 'but', 'and', 'then', 'to', 'house', 'visit', 'visited', 'visiting', 'stay', 'staying', 'holiday', 'holidays', 'trip', 'weekend', 'camping', 'seaside', 'sea', 'beach', 'wales', 'cornwall', 'road', 'motorway', 'traffic', 'jam', 'car', 'instead', 'of', 'driving', 'drive', 'drove', 'all', 'the', 'way', 'there', 'home', 'our', 'my', 'old', 'new', 'little', 'big', 'red', 'blue', 'white', 'yellow', 'orange', 'green', 'family', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'sister', 'brother', 'baby', 'me', 'with', 'in', 'that', 'what', 'if', 'like', 'a', 'an', 'grew', 'grows', 'got', 'has', 'had', 'plane', 'aeroplane', 'bird', 'day', 'one', 'where', 'story', 'about', 'real', 'really', 'magic', 'magical', 'happened', 'same', 'again', 'summer', 'last', 'week', 'cake', 'tea', 'hill', 'turns', 'turned', 'into', 'landed', 'lands', 'land', ...said],
    except: [...GRANDPARENTS.filter((who) => !said.includes(who)), 'died', 'dead', 'crash', 'crashed', 'crashes', 'burnt', 'fire', 'broke', 'broken', 'stolen', 'sold', 'hospital', 'ill', 'sick', 'travel sick', 'scared', 'afraid', 'homeless', 'live', 'lives', 'living', 'desert', 'camel', 'camels', 'ice cream', 'dragon', 'witch', 'santa', 'rocket', 'moon', 'space', 'carpet', 'broom', 'balloons', 'storm', 'wind', 'blew', 'blown', 'spider', 'wasp', 'horse'],
    asked: true,
    isTale: true,
    out: true,
    ...(to === undefined ? {} : { namesFamily: true as const }),
    moods: ['late', 'first', 'change', 'lost', 'question', 'waiting'],
    company: [called, short, 'car', 'geese', 'hill', 'plate', 'jam', 'cups', 'teapot', 'cloud', 'aeroplane', 'window', 'lake', 'hens', 'gulls', 'lorries', 'gate', 'beach', 'step', 'tea', 'sky', 'church', 'town', 'tins', 'cupboard', 'cupboards', 'bench', 'bunk', 'cake', 'curtain', 'pier', 'front', 'shadow', 'rug', 'number'],
    about: `On the way to ${at} the ${called} takes off and goes after nine geese, an aeroplane and a cloud, and leaning only makes it fly in circles, until somebody sees that it has never done anything but follow; then a number plate on a paper plate is held in its window.`,
    titles: ['I Go Behind', 'A Plate in Front', `{H} and the Flying ${called === 'caravan' ? 'Caravan' : 'Camper Van'}`, 'After Nine Geese', 'Nothing in Front'],
    want: [
      {
        id: 'after-nine-geese',
        A: 'partner',
        paragraphs: [
          `On the way to ${at} {H}’s ${called} took off. They had stopped on a hill for a biscuit, and nine geese flew over. The ${short} gave a small jump, and went after them. Down on the hill ${left}, and got smaller.`,
          `“${there} is the other way,” said {A}, and caught the teapot. ${treat}, and {H} wanted to be in time. “Please turn round,” called {H}. “I’ve never done that,” said the ${short}. “I go behind.”`
        ]
      }
    ],
    way: [
      {
        id: 'they-lean',
        A: 'partner',
        paragraphs: [
          `“We’ll lean,” said {H}. So they sat down on the left, and leaned. The ${short} leaned too. Out of the cupboards came the cups, the jam and eleven tins. They flew in a ring so small that they saw their own back light in front. Then they sat up, and there were the geese. “I’ve leaned enough,” said {A}, with jam on.`
        ]
      },
      {
        id: 'a-queue-up-here-too',
        A: 'same',
        spare: 1,
        paragraphs: [
          `{A} looked out at the back. Behind the ${short} there was a queue. First came two crows, and then a heron, and then a swan who had to be somewhere. Not one of them could get past. “That’s quite usual,” said the ${short}. “There always is.”`,
          `“You might move over,” said {A}. So the ${short} kept to the edge of the sky, and they all went by. The heron nodded. The swan looked in, and shook its head at the curtains. The crows said something rude, and said it twice.`
        ]
      },
      {
        id: 'a-swallow-sits-down',
        A: 'same',
        spare: 2,
        paragraphs: [
          `A swallow sat down on the step. “Do you go to Africa?” it asked. “To ${at},” said {H}. The swallow wanted to know if that was on the way. {A} thought not. The swallow came in all the same, for a crumb, and tried the cushion.`,
          '“You can sit?” it asked. “While it flies?” It had been to Africa six times, and nobody had told it that. It folded up its wings. “You get there a bit later like this,” said {A}, “but with a cushion.”'
        ]
      },
      {
        id: 'a-lump-of-milk',
        A: 'same',
        spare: 3,
        paragraphs: [
          '{A} was just pouring some milk, when there was a step in the air. Down went the cup, and the table, and {A}. The milk stayed where it was. It hung in front of the lamp, in a white lump, and seemed to look about.',
          '“Hold still,” said {H}, with the cup in both hands. “A bit to the left,” said {A}. Then the milk had thought it over, and came down, nearly all of it. {A} had a sip. It was quite ordinary milk, only out of breath.'
        ]
      },
      {
        id: 'under-one-thumb',
        A: 'same',
        spare: 4,
        paragraphs: [
          'From the back window they looked down on the town. The church was a pepper pot, and the swimming pool was a blue plaster. “There’s our street,” said {A}. “And somebody’s left the landing light on.”',
          '{H} put a thumb over it, and the whole town was gone. “Put it back,” said {A}. “They’ve all got things in the oven.” {H} took the thumb away, and there it lay, with everything on it, and nobody had noticed.'
        ]
      },
      {
        id: 'a-guest-on-the-bench',
        A: 'same',
        spare: 5,
        paragraphs: [
          'A bit of cloud came in at the side window. It was as big as a sheep, and settled down on the bench beside {A}. {A} moved up for it. The biscuits went soft at once.',
          '“It’s sitting on your map,” said {H}. {A} pulled the map out, and it was raining on one corner. They did not know what you say to a cloud. So they all looked out of the window. Then it left on the other side, and the bench was wet.'
        ]
      },
      {
        id: 'other-about-goose',
        A: 'other',
        spare: 6,
        paragraphs: [
          '{A} had lain down on the bunk for a moment, and pushed back the curtain. “Are we there?” asked {A}. Outside a goose went by, looked in, and was gone. {A} shut the curtain again. After a while it was opened by a finger’s width.',
          '“How fast are we going?” asked {A}. “About goose,” said {H}. {A} lay down once more, and thought about that. “I always count the cows on the way,” said {A} at last. “I’d wondered where they’d got to.”'
        ]
      },
      {
        id: 'pet-slides-by',
        A: 'pet',
        spare: 7,
        paragraphs: [
          `{A} lay on the rug. When the ${short} tipped to the left, the rug went to the left, with {A} on it. When it tipped to the right, they both came back. Each time they went past the place where the biscuits had fallen.`,
          'The first time {A} was surprised. The second time {A} saw what they were. The third time {A} came by with an open mouth. “{A} is the only one who’s got the hang of it,” said {H}. After the seventh time there was nothing left to go past.'
        ]
      },
      {
        id: 'elder-how-long-booked',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“Ours only ever floated,” said {S}. “We’d stopped by a stream, and it rained all night. In the morning there were ducks at the window.” “Were you frightened?” asked {A}. “We had breakfast,” said {S}. “The view was so much better.”',
          '“At ten the farmer came rowing across the field, and asked how long we’d booked for.” “What did you say?” “Until it sinks,” said {S}. “So the farmer fetched us some milk, and a rope.”'
        ]
      },
      {
        id: 'child-spies-something-blue',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '“I spy something blue,” said {S}. “The sky,” said {A}. Then it was {A}’s turn. “I spy something blue,” said {A}. {S} looked out at every window, to be fair. “Is it the sky?” It was.',
          'They played that eleven times, and took turns. Once there was something white, for a change. It went by so quickly that nobody could guess it. “What was it?” asked {A}. “I’m not allowed to say,” said {S}. “It’s still your go.”'
        ]
      },
      {
        id: 'eleven-years-of-it',
        A: 'partner',
        paragraphs: [
          `The geese came down on a lake. “Now it’ll stop,” said {H}. But an aeroplane went by, and the ${short} went after that, and then after a cloud. “What do you want with them?” asked {A}. “Nothing,” said the ${short}. “They’re in front. For eleven years it was ${front}. I know ${plate} by heart, and nothing else.”`
        ]
      },
      {
        id: 'it-only-follows',
        A: 'partner',
        paragraphs: [
          `The cloud stood still, and so did they. “It isn’t flying away,” said {A} slowly. “It’s only following!” “Then there has to be something in front,” said {H}, “that goes to ${at}.” They looked out on all sides. Nobody was going there.`
        ]
      }
    ],
    turn: [
      {
        id: 'a-number-on-a-plate',
        A: 'partner',
        paragraphs: [
          `“${ask}” asked {H}. The ${short} knew it by heart. {H} wrote it on a paper plate in jam, and held it in the front window. “There you are,” said the ${short} fondly. {H} moved the plate left, and they flew left. “More,” said {A}, who knew the way. {H} moved it down the glass, and down they went.`
        ]
      },
      {
        id: 'round-the-church',
        A: 'same',
        spare: 10,
        paragraphs: [
          '{A} was allowed to hold the plate as well, and moved it round in a ring. So they flew once round the church tower. On top sat a golden hen, that always looks where the wind comes from. It turned along with them, all the way.',
          '“Sorry,” called {A}. Now the hen had lost the wind. It looked this way, and it looked that way. Down in the street somebody took off a coat, and put it on again. {A} gave the plate back.'
        ]
      },
      {
        id: 'the-shadow-in-front',
        A: 'same',
        spare: 11,
        paragraphs: [
          `A small dark square ran along in front of them over the fields. “Who’s that?” asked the ${short}. “That’s you,” said {A}. “That’s your shadow.” The ${short} liked it very much. “It’s in front,” it said, and began to turn off after it, round a haystack.`,
          '“Plate!” called {A}. {H} wiggled it, to show which one was the right one. For a moment they hung there, between the one and the other. Then a cloud went over, and the shadow was gone. “It’s turned off,” said {H}. “It lives here.”'
        ]
      },
      {
        id: 'it-can-go-behind',
        A: 'partner',
        paragraphs: [
          `${sight} ${birds} stood aside in a row. The ${short} came down without a bump, at four, ${ready}.`,
          `“I’ve seen a lake,” said the ${short}. “I thought there were only number plates.” ${after} “Good,” said the ${short}. “${behind} can go behind, for once.”`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} saw a biscuit lying on the hill, and then only the hill.',
        '{names} looked back at the hill for as long as there was one.',
        { text: '{names} held the curtain, and the curtain held too.', needs: ['hands'] },
        { text: '{names} put the lid back on the teapot.', needs: ['hands'] }
      ],
      way: [
        '{names} slid along the bench, and then back again.',
        '{names} looked for the end of the ring, and it was the back light.',
        { text: '{names} picked up the tins, and put the jam on top.', needs: ['hands'] },
        { text: '{names} caught a cup by its ear.', needs: ['hands'] }
      ],
      turn: [
        '{names} sat in front, and licked up a bit of the number.',
        '{names} looked down, and everything got bigger.',
        { text: '{names} pointed to the right, and then, sorry, to the left.', needs: ['hands'] },
        { text: '{names} put the lid on the jam, for what was left over.', needs: ['hands'] }
      ]
    },
    bed: [
      `In the evening they flew home, with the plate in the front window. Far below, along the road, ${home} came behind.`,
      '{H} washed off the jam, and leaned the plate against the bedroom window. Then {H} lay down behind it.'
    ],
    last: [
      'In front was a plate, and behind it, quite still, {H} was asleep.',
      'Nothing flew past any more, and {H} was asleep.'
    ]
  })
}

const NANA = homeOf('Nana', ['nana', 'nan'])
const GRANNY = homeOf('Granny', ['granny', 'gran'])
const GRANDMA = homeOf('Grandma', ['grandma', 'grandmother'])

export const caravanFliesToNanas = goesBehind('wish-caravan-flies-to-nanas', CARAVAN, NANA)

export const caravanFliesToGrannys = goesBehind('wish-caravan-flies-to-grannys', CARAVAN, GRANNY)

export const caravanFliesToGrandmas = goesBehind('wish-caravan-flies-to-grandmas', CARAVAN, GRANDMA)

export const caravanFlies = goesBehind('wish-caravan-flies', CARAVAN, SEA)

export const camperVanFliesToNanas = goesBehind('wish-camper-van-flies-to-nanas', CAMPER_VAN, NANA)

export const camperVanFliesToGrannys = goesBehind('wish-camper-van-flies-to-grannys', CAMPER_VAN, GRANNY)

export const camperVanFliesToGrandmas = goesBehind('wish-camper-van-flies-to-grandmas', CAMPER_VAN, GRANDMA)

export const camperVanFlies = goesBehind('wish-camper-van-flies', CAMPER_VAN, SEA)
