import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

const MINDS = ['minding us', 'minding me', 'looking after us', 'looking after me', 'babysitting', 'watching us', 'minding the children', 'minding the kids', 'in charge of us', 'supposed to mind', 'taking care of us', 'playing with us', 'playing a game', 'playing draughts', 'playing cards', 'playing with me', 'middle of the game', 'his turn', 'her turn']

export const restingMyEyes = wishPlot({
  id: 'wish-kin-resting-my-eyes',
  star: 'kin',
  starIsGrown: true,
  nothingElse: true,
  isTale: true,
  wishes: ['grandpa fell asleep while he was minding us', ...MINDS.flatMap((minds) => [`fell asleep ${minds}`, `falls asleep ${minds}`]), 'nodded off minding', 'nodded off babysitting', 'dozed off minding', 'dozed off babysitting', 'slept while minding', 'slept babysitting', 'resting his eyes', 'resting her eyes', 'resting my eyes', 'rests his eyes', 'rests her eyes', 'only resting eyes', 'just resting eyes', 'says not asleep', 'says he wasn’t asleep', 'says she wasn’t asleep', 'not sleeping just resting', 'fell asleep playing', 'falls asleep playing', 'asleep while playing', 'fell asleep supposed to look after', 'supposed to look after asleep', 'not asleep just resting', 'wasn’t asleep only resting'],
  answers: [...WHICHEVER_RELATIVE, 'fell', 'falls', 'fall', 'asleep', 'sleep', 'sleeping', 'slept', 'nodded', 'dozed', 'off', 'while', 'when', 'was', 'is', 'minding', 'minds', 'mind', 'mindin', 'looking', 'after', 'babysitting', 'babysits', 'watching', 'charge', 'care', 'taking', 'playing', 'play', 'trains', 'lego', 'dominoes', 'snap', 'but', 'look', 'game', 'draughts', 'checkers', 'cards', 'chess', 'ludo', 'turn', 'us', 'me', 'kids', 'children', 'he', 'she', 'supposed', 'to', 'be', 'in', 'the', 'armchair', 'chair', 'sofa', 'afternoon', 'evening', 'today', 'saturday', 'sunday', 'snoring', 'snored', 'snores', 'says', 'said', 'only', 'just', 'resting', 'rests', 'rest', 'eyes', 'not', 'wasn’t', 'isn’t', 'middle', 'of', 'we', 'had', 'so', 'him', 'her', 'them', 'instead', 'quiet', 'wake', 'woke', 'wouldn’t', 'with', 'cousin', 'cousins', 'tv', 'on', 'at', 'home', 'alone', 'while'],
  except: ['died', 'dead', 'hospital', 'ill', 'sick', 'medicine', 'drunk', 'wine', 'beer', 'won’t wake', 'didn’t wake', 'wheel', 'driving', 'car', 'scared', 'crying', 'cries', 'lost', 'ran away', 'fire', 'pool', 'beach', 'swimming', 'dog', 'cat', 'dragon', 'story', 'stories', 'reading', 'everywhere', 'bus'],
  moods: ['waiting', 'sleepless', 'question'],
  company: ['draughts', 'board', 'piece', 'pieces', 'square', 'chair', 'table', 'saucepan', 'spoon', 'spoons', 'toe', 'ear', 'ears', 'bell', 'biscuit', 'lamp', 'clock', 'lid', 'lids'],
  about: 'Whoever minds the hero falls asleep in the middle of the draughts, only resting the eyes, and sleeps through a saucepan; but one small “ow” wakes that one at once, for ears have no lids and mind whom they are minding.',
  titles: ['Only Resting My Eyes', 'Which Toe Was It', 'The Piece in the Air', 'Ears Have No Lids', '{H} and the Long Turn'],
  want: [
    {
      id: 'the-piece-in-the-air',
      A: 'partner',
      paragraphs: [
        '{A} was minding {H} until bedtime, and fell asleep while minding. It was right in the middle of the draughts. {A} had just picked up a black piece, and held it over the board to think. Then {A}’s chin went down, and the piece stayed up. “It’s your turn,” said {H}. “I’m only resting my eyes,” said {A}, fast asleep.',
        '{H} wanted to know how the game came out. {H} had four pieces left, and {A} had five, and one of those was in the air.'
      ]
    }
  ],
  way: [
    {
      id: 'who-minds-whom',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'As {A} was not minding anybody, somebody else had to do it. {H} minded {A}. {H} sat up straight and looked at {A} very hard, as you do when you are in charge. {A} was no trouble at all. {A} ran into no road, and asked for no drink.',
        '“You’re being very good,” said {H} after a while. “Thank you,” said {A}, without waking up. “So are you.”'
      ]
    },
    {
      id: 'the-saucepan',
      A: 'partner',
      paragraphs: [
        '“It’s your turn,” said {H}, louder. {H} fetched a saucepan and two spoons, and drummed on it, once round the table. The lamp rang. {A} breathed in, and {A} breathed out, and the piece stayed in the air. “Are you still minding me?” called {H} through the din. “With my ears,” murmured {A}.',
        '{H} put down the spoons. Ears like that were not much good for minding.'
      ]
    },
    {
      id: 'with-a-feather',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Perhaps it had to be the nose. {H} found a feather, and held it just under {A}’s. It went in with each breath and came out with the next, like a small broom. Nothing else moved. “That’s not fair play,” said {A} in the end, with both eyes shut. “I’m thinking.”',
        '{H} took away the feather. The piece had not come down by so much as a hair. It must be a very good move.'
      ]
    },
    {
      id: 'what-the-eyes-do',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} knelt down and looked at {A}’s eyes from below. They were shut, but they were not resting. Under the lids something went to the left, and then to the right. It went like somebody after a shoe in the dark. “They’re not resting,” said {H}. “They’re walking about.”',
        '“They’re going over the board,” mumbled {A}. “There’s a pond on it.” There was no pond on {H}’s side.'
      ]
    },
    {
      id: 'the-bell-next-door',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A bell rang. It was next door’s bell, and it rang twice. {A} slept on. A dog barked, three floors down, or three doors off. {A} slept on. Something heavy drove by outside, and all the pieces shivered on their squares. The piece in the air did not.',
        '“Did you hear that?” asked {H}. “Lorry,” said {A}, as if somebody had asked what was for supper. It was a good answer, for somebody who was not there.'
      ]
    },
    {
      id: 'the-other-side',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{H} walked round, and sat down beside {A}, to see what there was to think about. From that side the whole game looked different. {H}’s own pieces stood a long way off, and looked rather alone. “You could go here,” whispered {H} to {A}, “or there.” With there, {H} would be in trouble.',
        '“Don’t help me,” said {A} in a deep sleep. So {H} went back, and was glad that the piece had not listened.'
      ]
    },
    {
      id: 'a-long-turn',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“How long may a turn be?” asked {H}. There was nothing about it on the lid of the box. It only said that two could play. {H} looked at the clock. The big hand had been at the three, and now it was at the five. It was still {A}’s turn.',
        '{H} put a biscuit on the rim of the board, because long turns make you hungry. {A}’s free hand came over by itself, and took the biscuit in. “Thank you,” said {A}, chewing. The eyes had missed it all.'
      ]
    },
    {
      id: 'somebody-else-calls',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} looked in at the door. “Who’s minding whom?” asked {A}. {H} pointed at the chair, and then shrugged. {A} tried it too, and called, “Your turn!” through both hands, like a trumpet. A bit of plaster came down. The piece in the air stayed where it was.',
        '“You’re not doing anything that matters,” {A} told {H} then. “You’re only loud.” It was meant kindly, and {H} had to think about it for some time.'
      ]
    },
    {
      id: 'pet-minds-too',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} lay under the table, with both eyes shut as well. That made two who were minding {H}. {H} sang to them both, and not a whisker stirred. Then {H} took the lid off the biscuit tin, as softly as it could be taken.',
        '{A} was beside the tin. There had been no walking. “You were asleep,” said {H}. {A} looked at the lid and then at {H}. There are songs, and there are biscuits.'
      ]
    },
    {
      id: 'ow',
      A: 'partner',
      paragraphs: [
        '{H} gave it up, and got down to put the saucepan away. On the way a small toe met the table leg. “Ow,” said {H}, no louder than a crumb.',
        '{A} was awake. {A} had both eyes open, and was already halfway round the table. “Which toe?” asked {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'no-lids',
      A: 'partner',
      paragraphs: [
        '{H} held up the toe, and {A} blew on it. “You didn’t even hear the saucepan,” said {H}. “I heard it,” said {A}. “I said to myself, that’s a saucepan, and {H} is at the other end, so all’s well. Eyes have lids, so they can rest. Ears haven’t got any. They stay up, and sort. Lorry, never mind. Spoon, never mind. But a small ow from you is on top of the pile.”',
        '{H} felt both ears. It was true. There was nothing on them to shut.'
      ]
    },
    {
      id: 'try-the-ears',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They tried it the other way about. {H} rested both eyes, and the ears had to do the minding. {A} tiptoed about the room. “You’re at the window,” said {H}. “Now you’re at the biscuits.” There was a pause. “Now you’re eating one.” “How can you tell?” asked {A}, not very clearly.',
        'It was quite hard work. After three biscuits {H} was glad to be allowed to look again.'
      ]
    },
    {
      id: 'they-sort-together',
      A: 'partner',
      spare: 9.5,
      paragraphs: [
        'They sat still for a moment, and sorted what there was to hear. {A} took the left side, and {H} took the right. On the left a tap dripped. “Never mind,” said {A}. On the right a chair creaked, and it was {H}’s own. “Never mind,” said {H}.',
        'Then something very small cracked, in the middle. Both of them looked up. It had come from the biscuit tin. “Mind,” said {A} and {H}, at the same time.'
      ]
    },
    {
      id: 'elder-on-the-night-train',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I knew a man who was a guard on the night train,” said {S}. “That man slept through every tunnel, and the bridges too, with a whistle on his knees.” “And when did he wake up?” asked {A}. “When the train stood still, one field too early,” said {S}. “There wasn’t a sound.”',
        'The guard would look out, and there would be a cow on the line. “Thirty years on that train,” said {S}, “and never lost a coach.”'
      ]
    },
    {
      id: 'child-is-minded',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Now mind me,” said {S} to {A}. {A} shut both eyes. {S} hopped, and sang, and went under the table, and {A} did not look. Then it got very quiet under there. {A} looked. {S} had one finger in the jam.',
        '“I didn’t say anything,” said {S}. “No,” said {A}. “It was the jam.” With those who are small, it seems, you have to listen for what stops.'
      ]
    },
    {
      id: 'the-piece-comes-down',
      A: 'partner',
      paragraphs: [
        'The black piece came down at last, and it jumped over two of {H}’s. Those eyes had been well rested. Then it was {H}’s turn, and {H} thought. When {H} looked up, {A}’s chin had gone down again. {H} reached out for the saucepan, and then let it stand. Nothing hurt, so it could not be an ow. But there might be something else on top of the pile. {H} leaned over the board. “I’m going to take all five,” whispered {H}. “You are not,” said {A}, and both eyes were open.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the piece in the air, and waited for it.',
      '{names} listened to the breathing, in and out, from the rug.',
      { text: '{names} moved the cup away from the sleeping elbow.', needs: ['hands'] },
      { text: '{names} set the pieces that were out in a row beside the board.', needs: ['hands'] }
    ],
    way: [
      '{names} waited in the hall until the saucepan was over.',
      '{names} walked round the armchair, and it took no notice.',
      { text: '{names} laid a blanket over the minder’s knees.', needs: ['hands'] },
      { text: '{names} hung up the two spoons, where they could not be reached in a hurry.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down by the board, with one ear up.',
      '{names} had heard the ow as well, and came to look at the toe.',
      { text: '{names} pushed the table leg back a little, out of the way of toes.', needs: ['hands'] },
      { text: '{names} wrote the score on the lid of the box, and it was even.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pieces went into the box, and the last black one too. The saucepan was hung on its nail, and gave a small hum, and nobody minded.',
    '{H} washed, down to the toe, and lay down. Outside the door stood a chair, and in it somebody was resting both eyes.'
  ],
  last: [
    'Two ears without lids stayed up by the door, and {H} was asleep.',
    'A lorry went by, never mind, and a bell, never mind, and {H} was asleep.'
  ]
})
