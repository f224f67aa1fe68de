import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const WONT = ['won’t light', 'wouldn’t light', 'wont light', 'wouldnt light', 'doesn’t light', 'didn’t light', 'refuses to light', 'never lights', 'wouldn’t glow', 'couldn’t light']

/** Whose house it is, who holds the flame there at first and from then on, and the wishes. */
function diyaAt(id: string, house: string, first: string, then: string, wishes: string[], except: string[]): ScenePlot {
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes,
    answers: ['diwali', 'deepavali', 'divali', 'tihar', 'festival', 'house', 'home', 'at', 'our', 'my', 'her', 'the', 'and', 'a', 'one', 'diya', 'diyas', 'deepam', 'diye', 'lamp', 'lamps', 'clay', 'oil', 'ghee', 'wick', 'wicks', 'cotton', 'flame', 'candle', 'light', 'lights', 'lighting', 'lighted', 'burn', 'burns', 'burning', 'glow', 'glowing', 'shine', 'shining', 'catch', 'stay', 'wouldn’t', 'won’t', 'wont', 'wouldnt', 'doesn’t', 'didn’t', 'couldn’t', 'refuses', 'refused', 'never', 'stubborn', 'dark', 'new', 'old', 'little', 'small', 'tiny', 'last', 'tenth', 'row', 'step', 'door', 'doorstep', 'balcony', 'thirsty', 'water', 'dry', 'damp', 'wet', 'evening', 'night', 'tonight', 'tomorrow', 'moon', 'sweets', 'mithai', 'barfi', 'ladoo', 'laddoo', 'rangoli', 'marigolds', 'neighbours', 'cousins', 'cousin', 'family', 'aunt', 'aunty', 'auntie', 'masi', 'mami', 'bua', 'chachi', 'uncle', 'mama', 'nana', 'dada', 'papa', 'mum', 'mummy', 'mom', 'dad', 'brother', 'sister', 'everyone', 'everybody', 'all', 'others', 'other', 'every', 'but', 'except', 'for', 'india', 'first', 'excited', 'funny', 'gentle', 'cosy', 'visit', 'visiting', 'staying', 'went', 'going', 'go', 'painted', 'made', 'bought', 'market', 'potter', 'why', 'until', 'then', 'finally', 'that', 'which', 'who', 'story', 'about', 'grandparents', 'village'],
    except: ['wind', 'windy', 'breeze', 'blew', 'blow', 'blows', 'blown', 'burnt', 'burned', 'caught fire', 'hospital', 'hurt', 'scared', 'afraid', 'firework', 'fireworks', 'crackers', 'sparklers', 'rocket', 'birthday', 'genie', 'aladdin', 'died', 'dead', 'without', 'misses', 'missing', 'alone', 'power cut', 'storm', 'war', 'dragon', 'robot', 'hanukkah', 'menorah', 'christmas', 'shy', 'sick', 'ill', 'broke', 'broken', 'dropped', ...except],
    moods: ['first', 'waiting', 'losing', 'learning', 'proud'],
    namesFamily: true,
    out: true,
    company: ['diya', 'diyas', 'row', 'wick', 'oil', 'step', 'bowl', 'jug', 'candle', 'water', 'bubbles', 'flame', 'flames', 'nine', 'tenth', 'clay', 'door', 'rim', 'moon', 'aunt', 'boxes', 'lamps', 'kitchen'],
    about: 'At Diwali the hero’s new diya drinks up its oil and will not burn, until a drop of water shows that it only has to be given something to drink first.',
    titles: ['Nine and One', 'First a Drink of Water', '{H} and the Thirsty Diya', 'The Diya That Wouldn’t', 'It Just Doesn’t Know How'],
    want: [
      {
        id: 'the-tenth',
        A: 'partner',
        paragraphs: [
          `It was Diwali${house}, and {H}’s diya wouldn’t light. Along the step stood nine others, clay bowls of oil with a wick, and all of them shone. The tenth was {H}’s, brand new, and as red as a flowerpot.`,
          `Flames are for grown-ups, so ${first} went along the row with a candle. At the tenth the wick smoked, and changed its mind. “It doesn’t want to,” said {A}. “It just doesn’t know how,” said {H}.`
        ]
      }
    ],
    way: [
      {
        id: 'where-it-puts-it',
        A: 'partner',
        paragraphs: [
          `{H} looked in. The oil was gone, and the wick lay like a worm on a plate. {H} filled it up again, to the rim, and ${then} came back with the candle. The wick burned for as long as it takes to say “diya”.`,
          'The diya got a second helping, and a third. Then the jug was empty, and so was the diya. “Where does it put it all?” asked {A}. They looked under the step. Nothing had run out.'
        ]
      },
      {
        id: 'wicks',
        A: 'same',
        spare: 1,
        paragraphs: [
          '“Perhaps it’s the wick,” said {A}. You take a bit of cotton wool for that, and roll it between two hands. {H}’s came out like a caterpillar that has just had lunch. {A}’s was thick in the middle and curled up at both ends.',
          '“That’s a moustache,” said {H}, and tried it on. It was a very good one. But you had to keep a straight face, or it fell off. They looked at each other. It fell off at once.'
        ]
      },
      {
        id: 'lip-to-lip',
        A: 'same',
        spare: 2,
        paragraphs: [
          `A diya has a lip in front, pinched out of the clay, where the wick looks over. So ${then} turned the new one round until it stood lip to lip with number nine. “Now it can see how it’s done,” said {H}. Number nine did it very clearly.`,
          'They gave it plenty of time. “Perhaps it’s shy,” said {A}, “with all of us watching.” So they both turned their backs, and talked about something else. When they looked round again, it was still thinking about it.'
        ]
      },
      {
        id: 'two-boxes',
        A: 'same',
        spare: 3,
        paragraphs: [
          'In between they had to take a box of sweets next door, as people do at Diwali. Halfway there they met somebody from next door with a box of sweets for them. Both boxes were orange, and both had a gold string. “After you,” said everybody.',
          'So they swapped, and went home again. {A} looked into the new box. There were twelve white squares, just like in theirs. “Ours were better,” said {A}. {H} ate one to be fair, and then one more, and could not be quite sure.'
        ]
      },
      {
        id: 'a-petal',
        A: 'same',
        spare: 4,
        paragraphs: [
          'Over the door hung a string of marigolds. A petal came down, and landed in the tenth diya. It stood up in there, as orange as any of the flames. “You can’t tell, from over here,” called {A}. “Only that it doesn’t move.”',
          'So {H} breathed on it a little, and it moved. That was the best that the diya had done so far. A guest came along with a tray, and stopped to admire all ten. “And that one’s so steady,” said the guest.'
        ]
      },
      {
        id: 'no-moon',
        A: 'same',
        spare: 5,
        paragraphs: [
          '{H} looked for the moon, and it was nowhere to be seen. “There never is one at Diwali,” said {A}. “It’s the darkest night of the month. That’s why there are lamps.” Over the roofs it was as black as a pan.',
          '“So there are two that won’t,” said {H}. “Have they talked about it?” {A} thought that over. On such a night it is called a new moon, {A} told {H}. “Mine’s new as well,” said {H}. So that was why.'
        ]
      },
      {
        id: 'other-finds-a-dish',
        A: 'other',
        spare: 6,
        paragraphs: [
          '{A} came out with a bag of cashew nuts, and saw a red dish that nobody was using. “Just the thing,” said {A}, and put in three. “That’s my diya,” said {H}. {A} bent down to have a look. “It’s a very good dish,” said {A}.',
          'To be on the safe side, {A} ate the three nuts, and looked again. Now it was a diya. “You see?” said {A}. “It can do two things, and one of them works.” And {H} got a nut as well, out of the bag.'
        ]
      },
      {
        id: 'pet-and-the-cool-one',
        A: 'pet',
        spare: 7,
        paragraphs: [
          '{A} kept well away from the nine flames. But the tenth was a lamp that you could go up to. {A} sniffed round the whole rim. It smelled of rain on a dusty road, and {A} went round once more.',
          '“It’s got one friend,” said {H}. {A} lay down beside the cool diya. They did nothing together, in the middle of all that shine. It was restful. None of the other lamps was half so easy to get on with.'
        ]
      },
      {
        id: 'elder-and-a-leaning-flame',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“My first one burned,” said {S}, “but it leaned. All evening the flame pointed to the kitchen, where they were frying.” “Was that the wind?” asked {A}. “There wasn’t any,” said {S}. “I think it was hungry.”',
          '“And what did you do?” “I leaned as well,” said {S}, “so that it wasn’t the only one. In the end somebody brought us both a plate.” {A} looked at {S} from the side. There was still a bit of a lean. It was to the left, where the kitchen was.'
        ]
      },
      {
        id: 'child-is-a-diya',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '{S} was a diya too, and sat there with both arms in a ring and one thumb up. {A} touched the thumb with one finger and said “Fff”. Nothing happened. “Don’t you want to?” asked {A}. The diya shook its head. “Why not?”',
          '“I’m thirsty,” said {S}. So the diya got a cup of water, and drank it without letting go of the ring. Then it beamed so much that you could have read by it. Nobody thought of the other diya yet.'
        ]
      },
      {
        id: 'tiss',
        A: 'partner',
        paragraphs: [
          '{H} washed, and shook both hands dry. One drop flew to number nine, and lay on the rim like a bead. The next fell on the new diya. Tiss, it said, and was gone.',
          '“Do that again,” said {A}. Tiss.'
        ]
      },
      {
        id: 'thirty-years-of-oil',
        A: 'partner',
        paragraphs: [
          '{A} looked along the row. The old ones were dark, and shone like butter. “They’ve had oil every Diwali for thirty years,” said {A}. “They’re full. Yours is new, and dry right through, so it drinks the oil. It’s thirsty.”',
          '“And all it got was oil,” said {H}. “I wouldn’t have wanted to, either.”'
        ]
      }
    ],
    turn: [
      {
        id: 'a-long-drink',
        A: 'partner',
        paragraphs: [
          '{H} laid the diya in a bowl of water. It went under with a hiss, and bubbles came up, one behind the other, in a great hurry. At the end came one more bubble, all by itself.',
          `They dried it, and gave it a dry wick and one helping of oil. This time the oil stayed. ${then[0]?.toUpperCase() ?? ''}${then.slice(1)} bent down with the candle. The flame leaned left, and leaned right, and stood.`
        ]
      },
      {
        id: 'what-bubbles-say',
        A: 'same',
        spare: 10,
        paragraphs: [
          '{A} held one ear to the bowl. “It’s saying something,” said {A}. “Bip, it says. Bip, bip, bip.” {H} listened from the other side, and from there it was more like “bup”. They both said it after the diya, as exactly as they could.',
          'Somebody looked out, and asked which of them had the hiccups. “It’s only having a drink,” said {H}. The bubbles were no bigger than mustard seeds. “It’s letting out the dry,” said {A}, “to make room.”'
        ]
      },
      {
        id: 'two-more-that-wont',
        A: 'same',
        spare: 11,
        paragraphs: [
          'From next door came a child with two new diyas. “Ours won’t either,” said the child. {H} let a drop fall on each of them, and listened. Tiss. Tiss. “I thought so,” said {H}, like a doctor. “It’s nothing bad.”',
          'Now there were three in the bowl, and it sounded like a party two rooms away. “First water, and then the oil,” said {A}, so that they could remember it next door. “It’s just as it is with soup and pudding.”'
        ]
      },
      {
        id: 'how-to-stop',
        A: 'partner',
        paragraphs: [
          'One after another the nine old ones came to the end of their oil. Only the tenth burned on. It had drunk so much water that it only took very small sips of oil.',
          'It grew late, and the sweet boxes were empty, and still it shone. “It doesn’t want to stop,” said {A}. “It doesn’t know how to stop,” said {H}. They kept it company until it did.'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} went along the row, and came to nine and one.',
        '{names} sniffed the warm oil from a good way off.',
        { text: '{names} set the tenth one straight, in case that was it.', needs: ['hands'] },
        { text: '{names} held the plate of sweets, and not much of it got any further.', needs: ['hands'] }
      ],
      way: [
        '{names} looked into the empty diya, and saw a bit of shiny clay.',
        '{names} sat down beside the tenth one, to cheer it up.',
        { text: '{names} turned the jug upside down, and one drop came.', needs: ['hands'] },
        { text: '{names} felt under the step, and found a button.', needs: ['hands'] }
      ],
      turn: [
        '{names} watched the bubbles come up, and breathed more slowly.',
        '{names} stood in the light of the tenth, and had a long shadow.',
        { text: '{names} held out a cloth, to dry it with.', needs: ['hands'] },
        { text: '{names} rolled one last wick, thin and straight.', needs: ['hands'] }
      ]
    },
    bed: [
      'When the tenth diya had found out how to stop, it went on the shelf with the nine. It had a dark rim already, like somebody with milk on the lip.',
      '{H} washed, and drank a glass of water, in no hurry, and lay down. At the end came one bubble, all by itself.'
    ],
    last: [
      'Nobody in the house was thirsty any more, and {H} was asleep.',
      'For a while {H} did not know how to stop, and then {H} was asleep.'
    ]
  })
}

const ofHers = (names: string[]): string[] => names.flatMap((name) => [...WONT.map((wont) => `diya ${wont} ${name}`), `diwali lamp won’t light ${name}`, `diwali lamp wouldn’t light ${name}`])
const NANI = ['nani', 'naani']
const DADI = ['dadi', 'daadi']
const GRANDMA = ['grandma', 'grandmother', 'granny']

export const thirstyDiya = diyaAt('wish-thirsty-diya-at-nanis', ' at Nani’s house', 'Nani', 'Nani', ['Diwali at nani’s house and the diya that wouldn’t light', ...ofHers(NANI)], [...DADI, ...GRANDMA])
export const thirstyDiyaAtDadis = diyaAt('wish-thirsty-diya-at-dadis', ' at Dadi’s house', 'Dadi', 'Dadi', ['Diwali at dadi’s house and the diya that wouldn’t light', ...ofHers(DADI)], [...NANI, ...GRANDMA])
export const thirstyDiyaAtGrandmas = diyaAt('wish-thirsty-diya-at-grandmas', ' at Grandma’s house', 'Grandma', 'Grandma', ['Diwali at grandma’s house and the diya that wouldn’t light', ...ofHers(GRANDMA)], [...NANI, ...DADI])
export const thirstyDiyaAtHome = diyaAt('wish-thirsty-diya', '', 'an aunt', 'the aunt', ['the Diwali diya that wouldn’t light', ...WONT.flatMap((wont) => [`diya ${wont}`, `diyas ${wont}`, `diwali lamp ${wont}`]), 'deepavali lamp won’t light', 'deepavali lamp wouldn’t light', 'thirsty diya', 'clay lamp won’t light', 'clay lamp wouldn’t light', 'deepam won’t light', 'deepam wouldn’t light'], [...NANI, ...DADI, ...GRANDMA])
