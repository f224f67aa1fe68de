import type { ScenePlot } from '../../format.ts'
import { type WrittenPlot, wishPlot } from '../wish-plot.ts'

const STUCK = ['stutter', 'stutters', 'stuttering', 'stuttered', 'stammer', 'stammers', 'stammering', 'stammered']
const READS = ['read', 'reads', 'reading']

const WITH_DOG = ['dog', 'puppy']
const LOUD = ['aloud', 'out loud', 'loud']

/** Of a child who stutters it is said so; to any other who reads to a dog it happens with the hardest word. */
const read = (told: Pick<WrittenPlot, 'id' | 'wishes' | 'except'>, why: string): ScenePlot =>
  wishPlot({
    ...told,
    answers: [...STUCK, ...READS, 'dog', 'dogs', 'puppy', 'neighbour’s', 'neighbours', 'next', 'door', 'aloud', 'out', 'loud', 'loudly', 'book', 'books', 'page', 'pages', 'story', 'stories', 'bear', 'word', 'words', 'sentence', 'letter', 'letters', 'stuck', 'stick', 'sticks', 'gets', 'get', 'getting', 'slow', 'slowly', 'learn', 'learns', 'learning', 'practise', 'practises', 'practising', 'practice', 'homework', 'school', 'class', 'teacher', 'library', 'monday', 'tomorrow', 'today', 'every', 'evening', 'night', 'bedtime', 'waits', 'wait', 'waiting', 'patient', 'patiently', 'listens', 'listen', 'listening', 'tail', 'wags', 'old', 'big', 'best', 'only', 'never', 'minds', 'interrupts', 'laughs', 'nervous', 'shy', 'worried', 'scared', 'bit', 'boy', 'girl', 'son', 'daughter', 'child', 'who', 'and', 'to', 'our', 'his', 'her', 'the', 'when', 'in', 'front', 'of', 'has', 'wants', 'first', 'time', 'brave', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'auntie', 'uncle', 'friend', 'kids', 'little', 'small', 'new', 'funny', 'gentle', 'brown', 'black', 'white', 'morning', 'afternoon', 'yesterday', 'weekend', 'saturday', 'sunday', 'home', 'house', 'family', 'neighbor’s', 'neighbour', 'five', 'six', 'seven'],
    moods: ['first', 'waiting', 'afraid', 'learning', 'change'],
    company: ['dog', 'bear', 'page', 'book', 'tail', 'eyebrows', 'ball', 'table', 'rug', 'word'],
    about: 'The hero is to read aloud and some words get stuck, and whoever waits for a stuck word pulls at it, until the dog from next door shows them what a stuck word is to a dog.',
    titles: ['The Tail Under the Table', 'You’re Waiting Very Fast', '{H} Reads to the Dog', 'Nine Bears', 'Hold the Ball Up a Bit'],
    want: [
      {
        id: 'that-was-my-word',
        A: 'partner',
        paragraphs: [
          `On Monday {H} was going to read a page out loud, to the whole class. It was about a bear. “In the wood there was a big old…” read {H}. The next word got stuck behind {H}’s teeth. ${why} “Bear,” said {A} quickly, to be kind. “That was my word,” said {H}. Under the table lay the dog from next door, who was with them for the evening. It opened one eye.`
        ]
      }
    ],
    way: [
      {
        id: 'the-eyebrows',
        A: 'partner',
        paragraphs: [
          '“I won’t help any more,” said {A}, and sat on both hands. {H} read on. Soon there was another bear, and it stuck. {A} did not say a word. But {A}’s lips were closed for it, and both eyebrows had gone up already. {H} looked at the eyebrows, and the bear got no looser. “You’re pulling at it,” said {H}. “I’m only waiting,” said {A}. “You’re waiting very fast,” said {H}.'
        ]
      },
      {
        id: 'under-the-tea-towel',
        A: 'same',
        spare: 1,
        paragraphs: [
          '{A} hung a tea towel over the eyebrows, so that nobody saw them wait. {H} read to the tea towel. It had a picture of a cheese on it. When a word got stuck, the cheese went in a little. When the word came, the cheese went out.',
          '“You’re holding your breath,” said {H}. “It’s how I listen,” said the cheese. The dog came to see what was behind there, and read the tea towel with its nose.'
        ]
      },
      {
        id: 'to-the-wall',
        A: 'same',
        spare: 2,
        paragraphs: [
          '{H} tried it with the wall. The wall had no eyebrows, and {A} had gone out on purpose. {H} read four lines to it. It did not pull, and it did not push. It did not do anything.',
          '“How was it?” asked {A}. “It’s good at waiting,” said {H}, “but you can’t tell what for.” When the bear had come out, the wall had not even been surprised.'
        ]
      },
      {
        id: 'words-that-never-stick',
        A: 'same',
        spare: 3,
        paragraphs: [
          'Some words never stuck. {A} wrote a list of them. There was “moon” on it, and “umbrella”, and “sausage”. {H} read the sentence with one of those. “In the wood there was a big old sausage,” read {H}, as smooth as butter.',
          'The dog was up and out from under the table at once. It looked behind the door. It looked at the page. “No,” {H} told it. “It’s only a bear.” The dog lay down again, one leg at a time.'
        ]
      },
      {
        id: 'the-other-has-questions',
        A: 'other',
        spare: 4,
        paragraphs: [
          '{A} wanted to hear about the bear too. “Is it a brown one?” asked {A}, after three words. “It hasn’t come yet,” said {H}. “Does it eat anybody?” “It hasn’t come yet,” said {H}. “You’ve got to let it out of the wood first.”',
          '{A} was quiet for a whole line. “I only ask,” said {A}, “because I’d like to know whether to lift my feet.” The dog had long lain down on them, so that was settled.'
        ]
      },
      {
        id: 'elder-read-to-a-goat',
        S: 'elder',
        A: 'hero',
        spare: 5,
        paragraphs: [
          '“I learned to read out loud with a goat,” said {S}. “A goat’s a very good listener. Only it ate each page as soon as I’d finished.” “Did you read fast, then?” asked {A}. “Slowly,” said {S}. “The goat was in no hurry as long as I had the book.”',
          '{S} had never found out who lived in the last house. The goat must have known. It had looked quite moved.'
        ]
      },
      {
        id: 'child-reads-from-the-lid',
        S: 'child',
        A: 'hero',
        spare: 6,
        paragraphs: [
          '“With me nothing sticks,” said {S}, and took the book. The sky was at the bottom in it, and the wood was at the top. {S} read that the bear had a bus, and the bus had a slide. There were no full stops in it at all.',
          '{A} turned the book round. “You aren’t reading,” said {A}. “That’s why,” said {S}. The dog had listened as far as the slide. Then it had gone to sleep, for there was nothing to wait for.'
        ]
      },
      {
        id: 'pet-on-the-bear',
        A: 'pet',
        spare: 7,
        paragraphs: [
          '{A} had heard that there was reading, and came and lay down on it. Only the first line could still be seen. The bear was somewhere underneath. “Now it’s really stuck,” said {H}.',
          '{H} read the first line, and waited, as one does. The dog looked out from under the table. In the end {A} rolled over, and there was half of it, as far as “be”. The rest was still warm when it came.'
        ]
      },
      {
        id: 'the-tail',
        A: 'partner',
        paragraphs: [
          'So {H} crept under the table with the page, and read to the dog. There were no eyebrows there. {A} only saw the tail, which stuck out. “The leaves were red,” read {H}, and the tail lay still. “And out came a…” It stuck. The tail beat on the floor, once, twice. Then the bear came, when it was ready, and the tail lay still again. “It wags when you’re stuck,” said {A}. “It likes the stuck ones best.”'
        ]
      }
    ],
    turn: [
      {
        id: 'like-a-ball',
        A: 'partner',
        paragraphs: [
          '{H} thought about that under there. “It’s like with a ball,” said {H}. “If I throw it at once, the dog just runs. But if I hold it up and don’t throw it yet, I’m the only person in the world. Because now something’s coming.” “I thought that a stuck word was when nothing comes,” said {A}. {H} read the page to the dog, right to the end. There were nine bears in it, and seven stuck. It was a loud page, on the floor.'
        ]
      },
      {
        id: 'with-a-biscuit',
        A: 'same',
        spare: 8,
        paragraphs: [
          '“Show me,” said {A}. {H} took a biscuit and held it out to {A}. Just in front of {A}’s mouth it stopped. {A} looked at the biscuit. There had never been so much of a biscuit. It had crumbs, and edges, and four holes.',
          '“Well?” asked {H}. “It’s getting better all the time,” said {A}. Then it came. The dog had watched with its head on one side. It was next, and got a stuck one of its own.'
        ]
      },
      {
        id: 'the-longest-one',
        A: 'same',
        spare: 9,
        paragraphs: [
          'The longest word on the page was “butterfly”. It stuck at the front, and then it stuck in the middle. The dog stood up for that. It put its front end down and its back end up, as if for a very big ball.',
          '“Butterfly,” said {H} at last. The dog was not let down. It ran once round the table and came in again from the other side. {A} had to pick up a cup.'
        ]
      },
      {
        id: 'the-other-is-the-class',
        A: 'other',
        spare: 10,
        paragraphs: [
          'Twelve cushions and pillows were the class, and {A} was one too, at the back. {H} stood in front with the page. When a word stuck, eleven cushions took it very well. One had slid down, and {A} told it to sit up.',
          'The dog walked along the front row and sniffed at every one. “That’s the teacher,” said {H}. It lay down in front of the teacher, with its tail towards the reader, to have it handy.'
        ]
      },
      {
        id: 'when-it-is-over',
        A: 'same',
        spare: 11,
        paragraphs: [
          'When the page was over, the dog stayed as it was, with both ears up. It looked at the place where the reading had come from. “It’s finished,” said {H}. “That was the last bear.” One ear went down.',
          '“Perhaps there’s something on the back,” said {A}. On the back there was a number. {H} read that. It was a two and a four, and between them there was a good long wait. The dog thought that a fine ending.'
        ]
      },
      {
        id: 'two-tails',
        A: 'partner',
        paragraphs: [
          '“I’ll wait like that too,” said {A}, and lay down beside the dog, chin on the rug. {H} went back to the wood, and the big old… It stuck. {A} did not pull at it. {A} looked up, as if {H} had a ball in one hand. It took as long as it took. “Bear,” said {H}. Something beat on the floor, twice. It was {A}’s foot.'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} sat down too, and wanted to hear about the wood.',
        '{names} made room under the table for the dog.',
        { text: '{names} held the page by one corner, because it curled.', needs: ['hands'] },
        { text: '{names} put a thumb by the first bear, so that it was not lost.', needs: ['hands'] }
      ],
      way: [
        '{names} waited for the bear, and looked at the lamp meanwhile.',
        '{names} tried not to have any eyebrows.',
        { text: '{names} lifted the tablecloth, to let some light in to the dog.', needs: ['hands'] },
        { text: '{names} scratched the dog between two lines.', needs: ['hands'] }
      ],
      turn: [
        '{names} wagged along at the seventh bear.',
        '{names} lay down on the rug as well, chin first.',
        { text: '{names} drummed on the floor with two fingers, for a tail.', needs: ['hands'] },
        { text: '{names} turned the page over, very slowly, for the dog.', needs: ['hands'] }
      ]
    },
    bed: [
      'The dog was fetched and went home next door, with its tail up. The page was laid in the school bag, with all nine bears.',
      '{H} washed, and lay down, and read it once more by heart. At the bear there was a wait, and it was quite a good one.'
    ],
    last: [
      'Next door a tail beat on the floor once, for something that was coming, and {H} was asleep.',
      'In the bag there were nine bears who were in no hurry, and {H} was asleep.'
    ]
  })

const NOT_OF = ['bullied', 'bully', 'teased', 'teases', 'laughed at', 'mocked', 'hit', 'died', 'dead', 'hospital', 'stroke', 'cried', 'cries', 'crying', 'glasses', 'braille', 'dyslexia', 'dyslexic', 'cat', 'horse', 'robot', 'dragon', 'king', 'bite', 'lost', 'speech therapy']

export const readsToTheDog = read(
  {
    id: 'wish-reads-to-the-dog',
    wishes: [...WITH_DOG.flatMap((who) => [...LOUD, 'page', 'book', 'books', 'practise', 'practises', 'practice', 'practising', 'learning', 'learns', 'library', 'listens', 'listening', 'patient', 'homework', 'therapy', 'buddy', 'neighbour', 'every evening', 'stuck'].map((how) => `reads ${how} ${who}`)), 'dog listens book', 'dog listens pages'],
    except: [...NOT_OF, ...STUCK]
  },
  'Some words did that, and this was the worst.'
)
export const stuttersToTheDog = read(
  {
    id: 'wish-stutters-to-the-dog',
    wishes: ['stutter', 'stammer'].flatMap((word) => [`${word} read`, ...[...LOUD, 'class', 'school', 'book', 'page', 'teacher'].map((how) => `${word} read ${how}`), ...WITH_DOG.flatMap((who) => [`${word} ${who}`, `${word} read ${who}`, `${word} read loud ${who}`])]),
    except: NOT_OF
  },
  'That was the stutter, and it liked bears.'
)
