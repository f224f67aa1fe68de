import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const FAR = ['poland', 'miss', 'misses', 'missing', 'far away', 'video', 'tablet', 'ipad', 'facetime', 'whatsapp', 'skype', 'zoom', 'phone', 'screen']
const HERS = ['babcia', 'busia', 'grandma', 'granny', 'grandmother']

/** What the grandmother in Poland is called, and how that is typed. Where she lives at home it is another wish. */
function pierogiWith(id: string, who: string, names: string[], first: string): ScenePlot {
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [first, ...names.flatMap((name) => FAR.map((far) => `pierogi ${name} ${far}`)), ...names.flatMap((name) => [`pierogies ${name} poland`, `perogies ${name} poland`, `polish dumplings ${name} video call`])],
    answers: ['pierogi', 'pierogies', 'perogies', 'perogi', 'dumplings', 'dumpling', 'polish', 'poland', 'warsaw', 'krakow', 'kraków', 'gdansk', 'gdańsk', 'babcia', 'busia', 'babci', 'grandma', 'granny', 'grandmother', 'nana', 'dziadek', 'mama', 'mum', 'mummy', 'mom', 'tata', 'dad', 'daddy', 'sister', 'brother', 'cousin', 'cousins', 'aunt', 'ciocia', 'family', 'miss', 'misses', 'missing', 'missed', 'love', 'loves', 'far', 'away', 'abroad', 'there', 'here', 'lives', 'living', 'country', 'visit', 'visits', 'see', 'seen', 'since', 'summer', 'video', 'call', 'calls', 'calling', 'called', 'facetime', 'whatsapp', 'skype', 'zoom', 'phone', 'telephone', 'tablet', 'ipad', 'screen', 'laptop', 'make', 'makes', 'making', 'made', 'cook', 'cooks', 'cooking', 'fold', 'folds', 'folding', 'folded', 'pinch', 'pinching', 'pinched', 'roll', 'rolling', 'dough', 'potato', 'potatoes', 'cheese', 'filling', 'butter', 'onion', 'onions', 'flour', 'glass', 'pot', 'boil', 'eat', 'eating', 'recipe', 'kitchen', 'together', 'teach', 'teaches', 'teaching', 'learn', 'learning', 'show', 'shows', 'over', 'both', 'ends', 'same', 'time', 'sunday', 'saturday', 'weekend', 'wigilia', 'christmas', 'eve', 'easter', 'tonight', 'tomorrow', 'every', 'week', 'she', 'she’s', 'her', 'we', 'our', 'my', 'is', 'in', 'with', 'and', 'the', 'a', 'on', 'by', 'at', 'home', 'all', 'so', 'much', 'really', 'lots', 'story', 'about', 'happy', 'sweet', 'cosy', 'gentle', 'funny', 'long', 'like', 'wish'],
    except: ['died', 'dead', 'funeral', 'grave', 'ill', 'sick', 'poorly', 'hospital', 'war', 'heaven', 'used to', 'last', 'coin', 'robot', 'dragon', 'shop', 'factory', 'competition', 'contest', 'leaving', 'leaves', 'left', 'goodbye', 'moved', 'moving', 'divorce', 'froze', 'freezes', 'freezing', 'sad', 'cries', 'crying', 'cried', 'alone', 'lonely', 'hates', 'won’t', 'refuses', 'burnt', ...HERS.filter((name) => !names.includes(name))],
    moods: ['alone', 'waiting', 'change', 'losing', 'learning', 'first'],
    namesFamily: true,
    fed: true,
    company: ['pierogi', 'seams', 'seam', 'dough', 'potato', 'potatoes', 'telephone', 'glass', 'table', 'stool', 'sleeve', 'thumb', 'thumbs', 'jam', 'boards', 'board', 'flour', 'door', 'ceiling', 'kitchen', 'butter', 'goat', 'hen', 'fog', 'tram', 'pot', 'elbow', 'left', 'picture', 'bits', 'rounds', 'clock', 'lid', 'spoon'],
    about: 'On the video call with the grandmother in Poland the hero’s pierogi keep coming undone, until it is plain that from in front there are only knuckles, and the telephone has to stand beside.',
    titles: ['Only in Front', 'Pinched at Both Ends', `{H} and ${who}’s Thumbs`, 'The Other Left', `${who} Comes Round the Table`],
    want: [
      {
        id: 'right-in-front',
        A: 'partner',
        paragraphs: [
          `{H}’s pierogi came undone again, and ${who}’s never did. ${who} was in Poland, on the video call, hardly bigger than a fork. They both had the same dough, the same potatoes, and the same glass for making rounds. Only the seams were not the same.`,
          `“I miss you,” said {H}. “I’m right in front of you,” said ${who}, and waved a floury hand. That was true, and it did not help.`
        ]
      }
    ],
    way: [
      {
        id: 'watch-my-thumbs',
        A: 'partner',
        paragraphs: [
          `“Watch my thumbs,” said ${who}. {H} bent close to the telephone, and watched. But from in front there were mostly knuckles. {H} folded a round as well as you can from knuckles. Out came the potato at both ends, like ears.`,
          `“The other left,” said ${who}. “Whose?” asked {A}. They turned the telephone upside down, to be safe. Now ${who} was folding on the ceiling.`
        ]
      },
      {
        id: 'fog',
        A: 'same',
        spare: 1,
        paragraphs: [
          `By now there was flour on the telephone. “You’ve got fog over there,” said ${who}. “You’ve got fog,” said {H}. {A} wiped this end with a sleeve, which made it thicker. In the fog they could only see something kind, with glasses on.`,
          '“Is it you?” asked {H}. “Ask me something,” said the fog. {H} asked what was behind the last door in the hall. “Boots,” said the fog, “and the good umbrella.” So it was.'
        ]
      },
      {
        id: 'two-halves-of-a-goat',
        A: 'same',
        spare: 2,
        paragraphs: [
          `Between the rounds there is always some dough left, with points on. {A} held up a bit of it. “That’s a goat,” said {A}, “the front of one.” In Poland ${who} looked among the bits on the board, and found the back.`,
          `They held both against the glass. Now it was a whole goat, with its head here and its tail in Poland. “What does it eat?” asked {H}. “That depends on the end,” said ${who}. Then it was rolled out flat, and made into rounds.`
        ]
      },
      {
        id: 'the-number-four',
        A: 'same',
        spare: 3,
        paragraphs: [
          `You could hear all of ${who}’s kitchen in the telephone. The lid rattled, and the clock over the bread bin said tock. Outside a tram went by. “That’s the number four,” said {H}. “You can tell by the bend.” {A} had only heard a squeak.`,
          `“Now it’s at the baker’s,” said {H}. “Now somebody’s getting on.” ${who} went to the window over there to look. “Somebody with a dog,” said ${who}. {H} nodded. “A small one,” said {H}.`
        ]
      },
      {
        id: 'a-hat-and-an-envelope',
        A: 'same',
        spare: 4,
        paragraphs: [
          `Not all of {H}’s came undone in the same way. One was an envelope, one was a hat, and one had swallowed its neighbour. {A} held them up to Poland, one after the other. ${who} knew every sort. “I used to make those when I was five,” said ${who}.`,
          '“Who ate them?” asked {H}. “There was a hen,” said the telephone. “It liked the hats.” {A} thought that there ought to be such a hen in every kitchen. They ate the hat themselves, and it was a bit dry at the brim.'
        ]
      },
      {
        id: 'other-wants-a-taste',
        A: 'other',
        spare: 5,
        paragraphs: [
          `{A} came in, and greeted ${who} from so close that over there was nothing but a nose. “You’re looking well,” said ${who} to the nose. “You’ve got some flour on.” {A} felt, and there was flour. “It must have come through,” said {A}.`,
          `“Can I have a taste?” asked {A}. In Poland ${who} held a spoon of filling right up to the picture. {A} opened wide, and shut again, and chewed. “It wants salt,” said {A}. ${who} tried the spoon over there. It did want salt.`
        ]
      },
      {
        id: 'pet-and-a-bit-from-poland',
        A: 'pet',
        spare: 6,
        paragraphs: [
          `{A} knew that voice, and the hand that went with it, from which things fell. So {A} sat down under the telephone. In Poland a bit of potato dropped off the board. {A} heard it land, and looked for it everywhere. There was none.`,
          `“It’s on my floor,” said ${who}, and was sorry. So {H} let a bit drop here. {A} ate it, and looked up at the picture with deep respect. It had taken a while, but it had come all the way from Poland.`
        ]
      },
      {
        id: 'elder-and-a-letter-with-flour',
        S: 'elder',
        A: 'hero',
        spare: 7,
        paragraphs: [
          '“My aunt was far away too,” said {S}, “and all we had was a letter on Fridays. When I opened it, a bit of flour came out. So I always knew what they’d been doing.” “Was it on purpose?” asked {A}.',
          '“I never asked,” said {S}. “I sent back a raisin.” After that a caraway seed had come, and once the smell of a lemon. Put together it made quite a cake, {S} thought, all but the eggs.'
        ]
      },
      {
        id: 'child-makes-a-person',
        S: 'child',
        A: 'hero',
        spare: 8,
        paragraphs: [
          `{S} had been given some dough to keep, and kept it in one fist until it was soft. “What’s it going to be?” asked {A}. “${who},” said {S}. It had a head and a stomach. “And where are the arms?” “Round me,” said {S}.`,
          `{S} held it up to the telephone, and ${who} put on the better glasses. “I’ve got thin,” said ${who}. “That’s because you’re so far off,” said {S}. So it got another bit of dough, in front, and was nearer at once.`
        ]
      },
      {
        id: 'over-the-face',
        A: 'same',
        spare: 11,
        paragraphs: [
          `The glass for the rounds had a blue rim. ${who} had the other of the pair, so that pierogi were the same size here and in Poland. {A} held up a round to the picture, to compare. It fitted exactly over ${who}’s face.`,
          `“Where’s everybody gone?” asked the dough. {A} gave it two eyes and a smile, with one finger. “That’s better,” said {H}. ${who} wanted to see it as well, and so it was turned round. “I’ve never looked so rested,” said ${who}.`
        ]
      },
      {
        id: 'where-the-sleeve-was',
        A: 'partner',
        paragraphs: [
          `“How did you do it when you were there?” asked {A}. {H} shut both eyes, and was in ${who}’s kitchen. “I stood on the stool,” said {H}. “${who}’s sleeve was here.” And {H} touched a place on the left, where there was only air.`,
          '“Beside you,” said {A}. “Not in front. So you could see behind the knuckles.”'
        ]
      },
      {
        id: 'round-the-table',
        A: 'partner',
        paragraphs: [
          `{H} took the telephone from the jam jar, and stood it up on the left. “${who},” said {H}, “can you come round the table?” There was a good deal of rattling in Poland. Then they both faced the same way. All they saw of each other was a sleeve and two hands.`
        ]
      }
    ],
    turn: [
      {
        id: 'from-both-ends',
        A: 'partner',
        paragraphs: [
          `A round, a spoonful, and over. Now there was nothing in the way. ${who}’s thumbs did not begin at one end at all. They began at both. “From one end it runs out at the other,” said ${who}. Pinch, pinch, went all four thumbs, and met in the middle.`,
          'There it lay, a half moon with a frill, and stayed shut. “No ears,” said {A}.'
        ]
      },
      {
        id: 'one-there-and-one-here',
        A: 'same',
        spare: 9,
        paragraphs: [
          `A grown-up slid the first ones into the pot here, and ${who} did it over there. They sank, and were gone. “When they come up, they’re done,” said ${who}. Nothing came up. Then one did in Poland, and then one did here. “Snap,” said ${who}.`,
          'So they took turns to come up, one there and one here. “They’re looking to see if the others are ready,” said {A}. One of {H}’s came up twice. It had only gone back for its frill.'
        ]
      },
      {
        id: 'the-ones-with-ears',
        A: 'same',
        spare: 10,
        paragraphs: [
          `“And what about the ones with ears?” asked {A}. There were five of those, on a plate of their own. “They’re the best,” said ${who}. “The butter gets in.” {H} held up the one with the largest ears, and it did look as though it was listening.`,
          `${who} came close, and said something into one of the ears, in Polish, very softly. “What does that mean?” asked {A}. “It knows,” said ${who}. On the fork it seemed a bit heavier than the others.`
        ]
      },
      {
        id: 'only-in-front',
        A: 'partner',
        paragraphs: [
          `After that they hardly talked. They folded side by side, until both boards were full. Once {H}’s elbow knocked the telephone, and Poland shook. “Mind your elbow,” said ${who}, just as always.`,
          `“Do you still miss me?” asked ${who}, over the butter. That took some feeling about, first on the left, and then everywhere else. “Only in front,” said {H}. And one of the pierogi was moved to the left side of the plate, where ${who}’s sleeve was.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked at the telephone from behind, and there was only jam.',
        '{names} came into the picture from one side, and stayed there.',
        { text: '{names} pressed out one more round, and it stuck to the glass.', needs: ['hands'] },
        { text: '{names} took a spoonful of potato, and half of it got there.', needs: ['hands'] }
      ],
      way: [
        '{names} bent right over, to see Poland the right way up.',
        '{names} sniffed at the potatoes, and sat down to wait.',
        { text: '{names} wiped the telephone, on this side.', needs: ['hands'] },
        { text: '{names} held up both thumbs, to see which was which.', needs: ['hands'] }
      ],
      turn: [
        '{names} came round the table too, and faced the same way.',
        '{names} kept quite still, so that nobody’s elbow slipped.',
        { text: '{names} pinched one shut from both ends.', needs: ['hands'] },
        { text: '{names} laid them on the board in rows, like half moons.', needs: ['hands'] }
      ]
    },
    bed: [
      'Both boards were scraped clean, the one here and the one in Poland. The telephone was put away, with one white thumb on it.',
      '{H} washed off the flour, and lay down a bit to the right. The blanket was folded over, and pinched along from both ends, as far as the middle.'
    ],
    last: [
      'Nothing came undone, and {H} was asleep.',
      'On the left there was just room for a sleeve, and {H} was asleep.'
    ]
  })
}

export const onlyInFront = pierogiWith('wish-only-in-front-babcia', 'Babcia', ['babcia'], 'pierogi with babcia on the video call from Poland, we miss her')
export const onlyInFrontBusia = pierogiWith('wish-only-in-front-busia', 'Busia', ['busia'], 'pierogi with busia on the video call from Poland, we miss her')
export const onlyInFrontGrandma = pierogiWith('wish-only-in-front-grandma', 'Grandma', ['grandma', 'granny'], 'pierogi with grandma on the video call from Poland, we miss her')
