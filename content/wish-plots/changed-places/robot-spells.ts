import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const ROBOTS = ['robot', 'computer']
const DEEDS = ['spells', 'spelt', 'writes', 'homework']

/** The word that it writes, which is said twice and then no more. */
interface Speller {
  id: string
  word: string
  letters: string
  /** Where it belongs, in a way. */
  right: string
  /** As it is typed. */
  words: string[]
  /** Wishes that say no such word. */
  more?: string[]
  except: string[]
}

function robotSpells({ id, word, letters, right, words, more = [], except }: Speller): ScenePlot {
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [`a robot who does my spellings but he spells everything ${word}`, ...ROBOTS.flatMap((robot) => words.flatMap((said) => DEEDS.map((deed) => `${robot} ${deed} ${said}`))), ...words.map((said) => `robot everything ${said}`), ...more],
    answers: [...ROBOTS, 'robots', 'everywhere', 'over', 'page', 'book', 'books', 'sheet', 'stop', 'stops', 'won’t', 'fun', 'new', 'toy', ...words, 'machine', 'spell', 'spells', 'spelled', 'spelt', 'spelling', 'spellings', 'write', 'writes', 'wrote', 'writing', 'types', 'prints', 'homework', 'word', 'words', 'letter', 'letters', 'silly', 'rude', 'naughty', 'cheeky', 'funny', 'does', 'do', 'did', 'doing', 'make', 'makes', 'helps', 'help', 'my', 'our', 'his', 'her', 'the', 'a', 'for', 'me', 'i', 'he', 'she', 'it', 'who', 'that', 'which', 'but', 'and', 'only', 'just', 'always', 'every', 'everything', 'all', 'each', 'as', 'wrong', 'keeps', 'can', 'can’t', 'instead', 'of', 'on', 'in', 'with', 'to', 'is', 'was', 'school', 'teacher', 'test', 'list', 'five', 'ten', 'ship', 'because', 'laugh', 'laughs', 'laughed', 'laughing', 'giggle', 'giggles', 'joke', 'lamp', 'green', 'pencil', 'paper', 'little', 'big', 'small', 'friendly', 'clever', 'broken', 'called', 'named', 'story', 'about', 'one', 'please', 'when', 'what', 'if', 'where', 'learn', 'learns', 'learning', 'teach', 'teaches', 'read', 'kid', 'boy', 'girl', 'child', 'mum', 'dad', 'everybody', 'everyone', 'says', 'say', 'class', 'tomorrow', 'friday', 'monday', 'lazy', 'has', 'have', 'got'],
    except: ['magic', 'witch', 'wizard', 'wand', 'potion', 'died', 'dead', 'hurt', 'hospital', 'war', 'fight', 'gun', 'shouted', 'shouts', 'told off', 'in trouble', 'detention', 'cried', 'cries', 'crying', 'upset', 'worried', 'nervous', 'scared', 'afraid', 'dyslexia', 'dyslexic', 'failed', 'banana', 'bananas', 'hoover', 'mower', 'dog', 'cat', 'dinosaur', 'pancakes', 'nappy', 'potty', 'toilet', 'sore', 'wipe', 'itchy', 'dance', 'dances', 'swear', 'swearing', 'swears', 'wall', 'graffiti', 'sister', 'brother', 'ran away', 'runs away', ...except],
    nothingElse: true,
    moods: ['learning', 'question', 'first', 'losing', 'proud'],
    isTale: true,
    asked: true,
    company: ['robot', 'lamp', 'page', 'sheet', 'pencil', 'word', 'words', 'letters', 'goose', 'spoon', 'ship', 'flap', 'drawers', 'table', 'carpet', 'chair', 'fridge', 'list', 'shop', 'bread', 'letter', 'library', 'hall', 'cook', 'parsnips', 'cards', 'corner', 'knees', 'peas'],
    about: 'A robot does the hero’s spellings and spells them all with one rude little word, and being stern is no help. Its green lamp says RIGHT whenever somebody laughs, so they laugh at the right letters, until the hero knows all five.',
    titles: ['Five Words for Tomorrow', 'The Green Lamp', '{H} Laughs at the Right One', 'The Robot’s Spellings', 'Because'],
    want: [
      {
        id: 'five-words',
        A: 'partner',
        paragraphs: [
          `{H} had a robot that did the spellings, and it spelled everything “${word}”. There were five words for tomorrow. “Ship,” said {H}. ${letters}, wrote the robot, and looked up. {H} laughed so much that the table shook. On the robot’s chest a green lamp came on.`,
          '“Yellow,” said {H}. The robot wrote the same again. “Spoon. Goose. Because.” Now the word was there five times. “That won’t do for tomorrow,” said {A}. {H} wanted all five right.'
        ]
      }
    ],
    way: [
      {
        id: 'being-stern',
        A: 'partner',
        paragraphs: [
          'So {H} was stern. “No,” said {H}. “That’s wrong. Ship!” And {H} pressed both lips together. The robot wrote one letter, and then another. At the last one {H} burst like a paper bag. On came the lamp.',
          '“Let me,” said {A}, and thought hard of cold peas. “Spoon,” said {A}. This time the robot wrote it quite small, with a curl at the end. {A} had to go out into the hall.'
        ]
      },
      {
        id: 'the-shopping-list',
        A: 'same',
        spare: 1,
        paragraphs: [
          '“Perhaps it’s only the spellings,” said {A}. “It can do the shopping list.” {A} walked up and down, and said what was wanted, and the robot wrote it. Then {A} read it out, without the word. “Six of those. Half a pound of the same. And a large one, sliced.”',
          '“Do you think the shop’s got it?” asked {H}. {A} thought that it might be at the very back. {H} did not get up off the floor for some time. The lamp was as green as a leaf.'
        ]
      },
      {
        id: 'on-the-chair',
        A: 'same',
        spare: 2,
        paragraphs: [
          'The robot liked to be useful. While nobody was looking, it had put a label on everything. There was one on the clock, and one on the fridge, and one on the bread. They all said the same. “The clock isn’t one of those,” said {A}, and took the label off.',
          `There was one on ${right} as well. {A} had it in one hand already, and then stopped. “That one’s nearly right,” said {A}, “in a way.” So that one was left where it was.`
        ]
      },
      {
        id: 'two-and-three',
        A: 'same',
        spare: 3,
        paragraphs: [
          '“It might be better at sums,” said {A}. “How much is two and three?” asked {H}. The robot hummed. Then it wrote the word, and wrote it again, until it was there five times in a row. {A} counted them with a finger. It was quite right.',
          '“And ten take away nine?” The robot wrote it once. “And one take away one?” It thought for a long time. Then it held out an empty page. “That’s right, too,” said {A}. The robot looked at the page, and turned it over, to be sure.'
        ]
      },
      {
        id: 'the-flap-at-the-back',
        A: 'same',
        spare: 4,
        paragraphs: [
          '{A} opened a flap at the back, to see what was wrong. Inside were twenty-six small drawers, one for each letter. The Q was full to the top, and nobody had ever touched the Z. “They’re all there,” said {A}. “It could write anything.”',
          'Only a few of the drawers were nearly empty. {H} knew which, without looking. {A} filled them up again from a bag. The robot held quite still. Even from behind you could see that it was looking forward to something.'
        ]
      },
      {
        id: 'to-the-library',
        A: 'same',
        spare: 5,
        paragraphs: [
          '{A} owed the library a letter, about a book that was late. “It’s got to be polite,” said {A}. The robot wrote a whole page, with a margin, and a line free after every third one. At the bottom it left room for a name.',
          '{A} held it at arm’s length. “It’s a good letter,” said {A}, “as long as you don’t go too near.” There was even a question in it, for it had a question mark. {H} would have liked to hear the answer.'
        ]
      },
      {
        id: 'other-finds-one',
        A: 'other',
        spare: 6,
        paragraphs: [
          '{A} put on some glasses, and read the page through from the top to the end. Then {A} turned it over. There were some more on the back. “There’s a mistake in it,” said {A}. “Only one?” asked {H}.',
          '“Here, the fourth,” said {A}. “It’s got a capital letter, in the middle of the row. You only do that for names.” {A} gave the page back, and took the glasses off. {A} had not smiled once. It must have hurt.'
        ]
      },
      {
        id: 'pet-is-not-amused',
        A: 'pet',
        spare: 7,
        paragraphs: [
          'The robot wanted to know what {A} thought of it. It trundled over, and held out the page. {A} looked at it, first from the front and then from the edge. Then {A} yawned. The robot held it nearer, and pointed with the pencil.',
          '{A} lay down on the page. The robot waited, but nothing came. Then it tried to get the page out, without waking anybody. “That’s the way to do it,” said {H}. “You don’t even look.”'
        ]
      },
      {
        id: 'elder-parsnips',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“At our school nobody was allowed to say a word like that,” said {S}. “So we made up our own. We said ‘parsnip’.” “Is that funny?” asked {A}. “Not at first,” said {S}. “We had to practise. By the summer it was so funny that we could hardly stand.”',
          '“And then?” “Then the cook came in and read out what there was for lunch,” said {S}. “Forty children had to be taken outside.” The robot wrote it down, and looked from one to the other. The lamp very nearly came on.'
        ]
      },
      {
        id: 'child-with-letters',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '{S} had laughed the whole time as well, to be on the safe side. “What does it say?” asked {S} at last. {A} whispered it in {S}’s ear. {S} was quite still for a moment. “With letters?” asked {S}. “With letters,” said {A}.',
          'Nobody had ever told {S} that this could be written down. Then perhaps it was in books! {S} fetched one from the shelf, a thick one, and sat down with it in the corner. It was time to learn to read.'
        ]
      },
      {
        id: 'when-the-lamp-comes-on',
        A: 'partner',
        paragraphs: [
          '{H} was laughing again. {A} wiped both eyes, and looked at the lamp. “It’s you,” said {A}. “Stop a moment.” {H} stopped, and the lamp went out. Under it, in very small letters, it said: RIGHT.',
          '“It can’t spell at all,” said {A}. “It only tries. And when we laugh, it thinks that’s a tick!” The robot held its pencil with both hands. It had never had so many ticks in its life.'
        ]
      }
    ],
    turn: [
      {
        id: 'at-the-right-ones',
        A: 'partner',
        paragraphs: [
          'So they had to laugh at the right letters. {H} held up “ship” on a card. The robot tried its old word, and nobody laughed. It tried an S. “Ha,” said {H}. “Ha, ha.” It was a thin laugh, but the lamp glowed. They laughed at the H, slapped their knees at the I, and whooped at the P.',
          'At “spoon” {A} snorted, quite by accident. At “goose”, which had two round eyes, {H} had to lie down on the carpet.'
        ]
      },
      {
        id: 'a-yell-and-an-ow',
        A: 'same',
        spare: 10,
        paragraphs: [
          'They looked into each word for something to laugh at. “There’s a hip in the ship,” said {A}. That was good for the lamp. “And ‘yellow’ has got a yell in front,” said {H}, “and at the end it goes ow.” Somebody must have been trodden on in the middle.',
          'They read it like that, {H} the yell and {A} the ow. The robot wrote it eleven times, just to hear it again. Every one of them was right, with both its l’s.'
        ]
      },
      {
        id: 'half-a-lamp',
        A: 'same',
        spare: 11,
        paragraphs: [
          'The robot could tell one laugh from another. For a polite one there was only half a lamp. For a titter it flickered. {A} had one that went in instead of out, like a donkey. For that one the lamp shone up to the ceiling.',
          '“Where have you got it from?” asked {H}. {A} did not know. That laugh only ever came when nobody wanted it, on the bus, or in the library. Today it was some use at last.'
        ]
      },
      {
        id: 'because',
        A: 'partner',
        paragraphs: [
          'The last was “because”. They laughed at it letter by letter, nine times over. After that {H} could write all five alone. {H} only had to remember where the giggles were.',
          '“And now the other one,” said {A}, “for fun.” The robot wrote the old word, very neatly. They waited. The lamp stayed dark. “Why isn’t it funny any more?” asked {H}. “Because,” said {A}. And then they both lay on the carpet, and the lamp was green for a long time.'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} came to see what the noise was, and stayed for it.',
        '{names} looked at the page, and then very quickly at the wall.',
        { text: '{names} sharpened the robot’s pencil, which wore down fast.', needs: ['hands'] },
        { text: '{names} held the table, so that it should not shake.', needs: ['hands'] }
      ],
      way: [
        '{names} thought of peas as well, and it helped for a little.',
        '{names} had to go out into the hall as well.',
        { text: '{names} covered the page with one hand, and peeped underneath.', needs: ['hands'] },
        { text: '{names} put both hands over a mouth, and the laugh came out round the edges.', needs: ['hands'] }
      ],
      turn: [
        '{names} laughed at the goose, and had not even been asked.',
        '{names} lay down on the carpet, where there was still some room.',
        { text: '{names} held up the next card, upside down at first.', needs: ['hands'] },
        { text: '{names} patted the robot, just below the lamp.', needs: ['hands'] }
      ]
    },
    bed: [
      'On the table lay five words in {H}’s best writing. The robot stood in the corner, and its lamp was out.',
      '{H} washed, and lay down. “Because,” said somebody outside the door, quite softly, and the whole blanket shook.'
    ],
    last: [
      'In the corner a small green lamp came on once more, and went out, and {H} was asleep.',
      'There was not a giggle left in the house, and {H} was asleep.'
    ]
  })
}

export const robotSpellsBum = robotSpells({
  id: 'wish-robot-spells-bum',
  word: 'bum',
  letters: 'B, U, M',
  right: '{A}’s chair',
  words: ['bum', 'butt', 'silly word', 'rude word', 'naughty word'],
  more: ['robot does my spellings', 'robot does my spelling', 'robot that does spellings', 'robot spells everything wrong', 'robot spells words wrong', 'spelling robot', 'homework robot', 'robot does my homework', 'robot do my homework', 'robot helps with spellings', 'robot gets my spellings wrong', 'robot can’t spell', 'homework machine', 'machine does my homework'],
  except: ['poo', 'poop', 'fart', 'bottom', 'wee', 'willy']
})

export const robotSpellsPoo = robotSpells({
  id: 'wish-robot-spells-poo',
  word: 'poo',
  letters: 'P, O, O',
  right: 'the toilet door',
  words: ['poo', 'poop', 'poopy'],
  except: ['bum', 'fart', 'bottom', 'willy']
})

export const robotSpellsBottom = robotSpells({
  id: 'wish-robot-spells-bottom',
  word: 'bottom',
  letters: 'B, O, T, T, O, M',
  right: '{A}’s chair',
  words: ['bottom', 'botty'],
  except: ['bum', 'poo', 'poop', 'fart', 'wee', 'willy', 'page']
})

export const robotSpellsFart = robotSpells({
  id: 'wish-robot-spells-fart',
  word: 'fart',
  letters: 'F, A, R, T',
  right: 'the tin of beans',
  words: ['fart'],
  except: ['bum', 'poo', 'poop', 'bottom', 'wee', 'willy']
})
