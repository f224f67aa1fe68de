import type { ScenePlot } from '../../format.ts'
import { type WrittenPlot, wishPlot } from '../wish-plot.ts'

const MOTHER = ['mummy', 'mum', 'mom', 'mommy', 'mama', 'mam']
const FATHER = ['daddy', 'dad', 'papa', 'dada']
const BOTH = [...MOTHER, ...FATHER]
const GRANDPARENTS = ['granny', 'grandma', 'nana', 'nan', 'grandpa', 'grandad']

const REFUSED = ['put bed', 'putting bed', 'puts bed', 'do bedtime', 'does bedtime', 'doing bedtime', 'bath', 'bathe', 'dress', 'brush teeth', 'help', 'carry', 'read', 'hold', 'anything']

/** Told with the one who is not wanted beside the hero, where that one is there tonight. */
const onlyWants = (told: Pick<WrittenPlot, 'id' | 'wishes' | 'namesFamily' | 'star' | 'starIsHere' | 'starIsGrown'>): ScenePlot =>
  wishPlot({
    ...told,
    answers: ['only', 'just', 'wants', 'want', 'wanting', 'wanted', 'needs', 'prefers', 'prefer', 'refuses', 'rejects', 'rejecting', 'pushes', 'won’t', 'doesn’t', 'not', 'isn’t', 'allowed', 'let', 'lets', 'letting', 'without', 'nobody', 'no', 'one', 'anyone', 'anybody', 'everything', 'anything', 'else', 'but', 'except', 'always', 'all', 'time', 'day', 'night', 'bedtime', 'bed', 'put', 'puts', 'putting', 'do', 'does', 'doing', 'did', 'bath', 'bathe', 'teeth', 'brush', 'dress', 'dressed', 'read', 'story', 'carry', 'hold', 'help', 'her', 'him', 'me', 'she', 'he', 'them', 'I', 'my', 'home', 'house', 'clingy', 'clings', 'clinging', 'velcro', 'phase', 'stage', 'attached', 'favourite', 'favourites', 'preference', 'parent', 'parents', 'side', 'leave', 'leaves', 'follows', 'following', 'everywhere', 'around', 'girl’s', 'boy’s', 'girl', 'boy', 'toddler', 'child', 'son', 'daughter', 'shadow', 'when', 'if', 'at', 'so', 'very', 'really', 'too', 'cries', 'screams', 'cross', 'upset', 'goes', 'go', 'hair', 'shoes', 'cuddle', 'cuddles', 'instead', ...BOTH, ...GRANDPARENTS],
    except: ['away', 'gone', 'miss', 'misses', 'missing', 'hospital', 'ill', 'sick', 'poorly', 'died', 'dead', 'heaven', 'work', 'works', 'working', 'trip', 'travel', 'prison', 'divorce', 'divorced', 'separated', 'split', 'moved', 'left', 'back', 'visit', 'visits', 'contact', 'court', 'weekend', 'weekends', 'army', 'deployed', 'phone', 'abroad', 'new', 'step', 'stepdad', 'stepmum', 'stepmother', 'stepfather', 'foster', 'adopted', 'birth', 'real', 'nursery', 'school', 'preschool', 'kindergarten', 'daycare', 'drop', 'dropoff', 'drop-off', 'gate', 'childminder', 'babysitter', 'separation', 'afraid', 'scared', 'frightened', 'hit', 'hits', 'hurt', 'hurts', 'hurting', 'shout', 'shouts', 'shouted', 'drunk', 'drinks', 'angry', 'touch', 'touches', 'touched', 'secret', 'alone', 'bear', 'baby', 'dragon', 'duck', 'duckling', 'koala', 'monkey', 'kangaroo', 'elephant', 'puppy', 'kitten', 'cat', 'dog', 'hippo', 'bike', 'job', 'present', 'birthday', 'marry'],
    nothingElse: true,
    moods: ['change', 'learning', 'quarrel', 'alone', 'losing', 'sleepless', 'waiting'],
    company: ['hippo', 'hat', 'sleeve', 'blanket', 'rug', 'tail'],
    about: 'The cloth hippo only wants the hero, who has no hand left for anything, until it turns out that a hippo cannot see who has its back.',
    titles: ['Only {H}', 'The Back of the Hippo', 'It Cannot See Who It Is', '{H} and the Hippo', 'A Hippo Has Two Ends'],
    want: [
      {
        id: 'only-the-hero',
        A: 'partner',
        paragraphs: [
          'The hippo only wanted {H}. It was made of grey cloth, and rather heavy at the back. It would not be put to bed by anybody else. “Shall I do it?” asked {A}, and held out both arms. “Only {H}!” cried the hippo. {H} did the voice. “You hear what it says,” said {H}, and was a little proud.'
        ]
      }
    ],
    way: [
      {
        id: 'dark-in-the-sleeve',
        A: 'same',
        paragraphs: [
          'Only {H} could brush its teeth, and only {H} could kiss its nose. Then {H} wanted to get changed. One arm went into a sleeve. The other had a hippo in it. {H} pulled, and got the head into the sleeve as well, and it was dark in there. “I could hold it for a moment,” said {A}. “Only {H}!” cried the hippo out of the sleeve.'
        ]
      },
      {
        id: 'knocks-at-the-loo',
        A: 'same',
        spare: 1,
        paragraphs: [
          '{H} had to go to the loo. “You wait out here with {A},” {H} told the hippo. “Only {H},” said the hippo at once, and came along. It sat on the edge of the basin, and looked at the wall to be polite.',
          '“Are you alone in there?” asked {A} through the door. “No,” said {H}. “I haven’t been alone since lunch.” It is not easy to be the only one that a hippo wants.'
        ]
      },
      {
        id: 'a-good-knee',
        A: 'same',
        spare: 4,
        paragraphs: [
          '{H} had to eat the soup round the outside of the hippo. Some of it went in the hippo. “It could sit on my knee,” said {A}, and laid a cushion there. The hippo took a good look at the knee.',
          '“There’s nothing wrong with it,” said {H} then. “It’s a very good knee. It just isn’t mine.” {A} looked at the knee too. Until then {A} had thought that it was the knee’s fault.'
        ]
      },
      {
        id: 'elder-goat',
        S: 'elder',
        A: 'hero',
        spare: 3,
        paragraphs: [
          '“I once had a goat to look after,” said {S}, “and it only wanted my hat.” “Not you?” asked {A}. “The hat. So on Saturday I hung it on a post, and went out dancing.” {A} wanted to know when the goat had noticed.',
          '“It never did,” said {S}. “But the hat was no good to me after that.” “Was it chewed?” “No,” said {S}. “It only wanted the goat.”'
        ]
      },
      {
        id: 'nobodys-hand',
        A: 'same',
        spare: 5,
        paragraphs: [
          '{A} went out, and put one hand in round the door. It was there all by itself, and waved. “Would it take this?” asked {A} from outside. The hippo shook hands with it. “Whose is it?” asked the hippo. “Nobody’s,” said the hand.',
          'It was warm, and you could be scratched by it very well. The hippo smelt it. “Onions,” it said. “That’s {A}.” The hand hung down for a moment, and went away.'
        ]
      },
      {
        id: 'child-tickets',
        S: 'child',
        A: 'hero',
        spare: 2,
        paragraphs: [
          '{S} wanted to be wanted too. {S} pulled a face at the hippo, and sang, and rolled across the floor and into the door. The hippo did not take its eyes off {S}. “Will it come to me now?” asked {S}, out of breath. {A} held the hippo to one ear.',
          '“No,” said {A}. “But it wants to come again tomorrow, and sit at the front.” “Only if it buys a ticket,” said {S}, and looked rather pleased.'
        ]
      },
      {
        id: 'for-opening-doors',
        A: 'partner',
        spare: 7,
        paragraphs: [
          '“And what am I for?” asked {A}. {H} asked the hippo. “For doors,” it said. So {A} opened doors for it. They went in and out, and {A} bowed at each, for there was nothing else to do.',
          'At the fourth door {H} tried it with an elbow, to save time. It only opened a crack. “Only {A},” said the hippo, very low. It meant the door, of course.'
        ]
      },
      {
        id: 'same-page',
        A: 'other',
        spare: 6,
        paragraphs: [
          'The hippo wanted to hear a book, and it only wanted {H} to hold that too. So there was no hand left to turn over. They had the same page four times. There was a door on it, and somebody was knocking. “Shall I turn it?” asked {A}. “Only {H},” said the hippo.',
          '{A} bent down and blew. The page went over. “That wasn’t anybody,” said {H} quickly. “That was the wind.” And they saw who it was at the door.'
        ]
      },
      {
        id: 'pet-at-the-back',
        A: 'pet',
        spare: 8,
        paragraphs: [
          '{H} set the hippo down beside {A} for a moment, and held on to one ear. Nothing was to be heard. {A} had a look at it from behind, where it was heaviest, and stayed there.',
          '“Didn’t you notice?” {H} asked the hippo. “What?” said the hippo. {A} did not say anything either. They seemed to think that it was all in order.'
        ]
      },
      {
        id: 'baby-ear',
        S: 'baby',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '{S} got hold of the hippo by one ear, and put the ear away in {S}’s mouth. Everybody waited for the cry. It did not come. “Doesn’t it mind?” asked somebody. {A} bent down and listened.',
          '“It says it doesn’t want {S},” said {A}. “But it’s only an ear.” The ear came out wet up to the eye. The hippo would have let them have the second one as well.'
        ]
      },
      {
        id: 'guest-does-not-want',
        S: 'guest',
        A: 'hero',
        spare: 10,
        paragraphs: [
          '{S} had not held out one arm, and was reading the paper. The hippo looked over {A}’s shoulder. “Why doesn’t {S} want me?” it asked. “I’m only visiting,” said {S}. “I’m not really wanted by hippos, where I live.”',
          'The hippo had never met that before. All the way to bed it looked back. {A} had to hold its head straight.'
        ]
      },
      {
        id: 'a-in-a-hat',
        A: 'partner',
        paragraphs: [
          '{A} put on {H}’s hat, got down on both knees, and spoke quite high. “I’m {H},” said {A}. “Come to me.” The hippo looked for a long time. “That’s {A} in a hat,” it said. “But it’s very well done,” added {H}. {H} would have liked to sit down. It was a great deal of hippo for one.'
        ]
      }
    ],
    turn: [
      {
        id: 'what-the-back-says',
        A: 'partner',
        paragraphs: [
          '“Where does it say that?” asked {A}. “At the front,” said {H}. There were the eyes and the mouth, and they only wanted {H}. Behind that came a lot of hippo with nothing on it, and a tail of wool. “And what does the back say?” asked {A}. {H} listened at the tail. “Nothing,” said {H}. “It can’t see who it is.” So {H} took the front, and {A} the back.'
        ]
      },
      {
        id: 'round-the-corner',
        A: 'partner',
        spare: 11,
        paragraphs: [
          'They had to get round the door with it. “To you,” said {A} at the back. “To me,” said {H}. Then {H} was round, and the eyes were round, and {A} was not. “Does it know that I’m here?” asked {A} from out in the passage.',
          '{H} asked. “It says that it ends at the tummy,” said {H}. “Then what have I got here?” asked {A}. They could not tell it that.'
        ]
      },
      {
        id: 'rolled-in',
        A: 'partner',
        paragraphs: [
          'Now {H} had a hand free, and got it down the other sleeve. {H} told the front how the day had been. {A} rolled the back in a blanket, round and round, and patted it twice from below. “What’s that?” asked the hippo. “That’s only how I do backs,” said {A}. “Again,” said the hippo.'
        ]
      },
      {
        id: 'stripes-across',
        A: 'partner',
        spare: 12,
        paragraphs: [
          '{H} looked round, to see how it was getting on back there. The stripes of the blanket went across. “They go along,” said {H}. “They’ve always gone along.” {A} was about to start again from the beginning. “Wait,” said {H}.',
          'The hippo was moving its feet about in there. “It says that it’s all wrong,” said {H}, “but it’s warmer.”'
        ]
      },
      {
        id: 'jam-in-the-middle',
        A: 'partner',
        spare: 13,
        paragraphs: [
          '“And whose is the middle?” asked {A}. They walked along it with two fingers, {H} from the nose and {A} from the tail. Halfway there was a spot of old jam, and that was where they met.',
          '“It only wants both there,” said {H}. So each of them kept one finger on the jam. You could feel it breathe a bit, or else it was the fingers.'
        ]
      },
      {
        id: 'as-far-as-the-door',
        A: 'partner',
        spare: 14,
        paragraphs: [
          '{H} put the front down on a pillow, to try it out, and went to the door. {A} went on patting. {H} went out, counted to five, and came in again. “Did it ask for me?” “No,” said {A}. “Not once?” “It was just having its back done.”',
          '{H} went out once more. This time {H} counted to ten, and coughed.'
        ]
      },
      {
        id: 'backs-know',
        A: 'other',
        spare: 15,
        paragraphs: [
          '{H} wanted to know what it was like. {H} lay down flat on the rug, and looked at the fluff. “Now I’m a back,” said {H}. A hand came and patted it twice. “That’s you,” said {H} to the fluff. “You can’t know that,” said {A}. “You’re a back.”',
          '“Backs do know,” said {H}. “They just don’t mind.”'
        ]
      },
      {
        id: 'evening-off',
        A: 'partner',
        paragraphs: [
          'When it was finished, the hippo lay still. Then it opened its mouth once more. “Only {A},” it said. {H} had done the voice, and had not known that this was coming. “What about you?” asked {A}. “I’ve got the evening off,” said {H}, and sat down on the bed. Two feet came out in front. “They can’t see who it is,” said {H}. So {A} rolled them in, round and round, and patted them twice from below.'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked the hippo in the eye, and was not wanted.',
        '{names} made room in the doorway for the hippo.',
        { text: '{names} held out both arms as well, just in case.', needs: ['hands'] },
        { text: '{names} brought the hippo a slipper.', needs: ['hands'] }
      ],
      way: [
        '{names} came to have a look at the hat.',
        '{names} sat down by the sleeve, and waited for a face.',
        { text: '{names} pulled at the empty sleeve.', needs: ['hands'] },
        { text: '{names} tried on the hat afterwards.', needs: ['hands'] }
      ],
      turn: [
        '{names} lay down where the hippo was heaviest.',
        '{names} had a look at the tail.',
        { text: '{names} held up a corner of the blanket.', needs: ['hands'] },
        { text: '{names} patted whatever was nearest, twice.', needs: ['hands'] }
      ]
    },
    bed: [
      'The hat was hung up. The hippo was laid down, with its eyes to the wall and its back to the room.',
      '{H} lay down as well, and was rolled in so far that only the front looked out.'
    ],
    last: [
      'The hippo was asleep at both ends, and so was {H}.',
      'The back had never said a word, the front was quiet now, and {H} was asleep.'
    ]
  })

export const onlyWantsPlots: ScenePlot[] = [
  onlyWants({
    id: 'wish-only-wants',
    namesFamily: true,
    wishes: [
      ...BOTH.flatMap((who) => [`wants ${who} everything`, `prefers ${who}`, `clings ${who}`, `attached ${who}`, `leave ${who}`, `follows ${who}`, `${who}’s girl`, `${who}’s boy`, `${who}’s shadow`, `${who} phase`, `${who} do everything`, `${who} everything`, `rejects ${who}`, `rejecting ${who}`, `refuses ${who}`, `let ${who} help`, ...REFUSED.map((deed) => `let ${who} ${deed}`)]),
      ...[...BOTH, ...GRANDPARENTS].flatMap((who) => ['only', 'just', 'always'].flatMap((only) => ['', 'his ', 'her '].map((whose) => `${only} wants ${whose}${who}`))),
      'clingy',
      'velcro',
      'prefers one parent',
      'favourite parent',
      'preferred parent'
    ]
  }),
  onlyWants({
    id: 'wish-only-wants-another',
    star: 'kin',
    starIsHere: true,
    starIsGrown: true,
    wishes: [...REFUSED.map((deed) => `let ${deed}`)]
  })
]
