import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const NAMES = ['man', 'captain', 'super', 'superhero', 'super hero', 'hero', 'superpower', 'saves the day', 'saves the world']

/** Who comes, and what is all that this one has got. */
interface InPants {
  id: string
  called: string
  /** Always several: “pants”, “knickers”. */
  pants: string
  /** With a capital, in the name of one who wears them elsewhere. */
  Pants: string
  words: string[]
  except?: string[]
}

function onlyHas({ id, called, pants, Pants, words, except = [] }: InPants): ScenePlot {
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [`superhero called ${called} who only has ${pants}`, ...words.flatMap((word) => NAMES.map((name) => `${word} ${name}`)), ...words.flatMap((word) => [`superhero only ${word}`, `superhero wears ${word}`, `superhero just ${word}`, `superhero ${word} no cape`, `hero no costume ${word}`])],
    nothingElse: true,
    answers: [...words, 'man', 'woman', 'girl', 'boy', 'lady', 'captain', 'mr', 'super', 'superhero', 'superheroes', 'hero', 'heroes', 'superpower', 'superpowers', 'power', 'powers', 'mighty', 'called', 'named', 'name', 'only', 'just', 'nothing', 'but', 'all', 'has', 'have', 'had', 'got', 'wears', 'wear', 'wearing', 'wore', 'dressed', 'costume', 'cape', 'cloak', 'mask', 'trousers', 'clothes', 'else', 'no', 'without', 'doesn’t', 'hasn’t', 'forgot', 'spotty', 'spots', 'stripy', 'red', 'blue', 'green', 'yellow', 'pink', 'big', 'giant', 'huge', 'tiny', 'old', 'clean', 'saves', 'save', 'saved', 'saving', 'rescues', 'rescue', 'helps', 'help', 'day', 'world', 'everyone', 'everybody', 'people', 'city', 'town', 'animals', 'ducks', 'duck', 'ducklings', 'roof', 'pond', 'library', 'flies', 'fly', 'flying', 'flew', 'can', 'with', 'who', 'whose', 'that', 'and', 'in', 'on', 'his', 'her', 'he', 'she', 'it', 'they', 'their', 'is', 'was', 'a', 'an', 'the', 'of', 'for', 'to', 'so', 'silly', 'funny', 'brave', 'strong', 'new', 'underneath', 'top', 'outside', 'instead', 'head', 'bottom', 'about', 'story', 'always', 'never', 'comes', 'come', 'came', 'our', 'house', 'me', 'my', 'i', 'am', 'be', 'becomes', 'friend', 'friends', 'laugh', 'laughs', 'laughed'],
    except: ['wet', 'weed', 'wee', 'pee', 'accident', 'accidents', 'potty', 'toilet', 'poo', 'poos', 'poop', 'nappy', 'nappies', 'diaper', 'training', 'bed', 'pulled', 'pulls', 'took off', 'takes off', 'touched', 'touch', 'naked', 'stranger', 'hurt', 'hurts', 'fight', 'fights', 'killed', 'dead', 'died', 'hospital', 'teased', 'bullied', 'school', 'swimming', 'lost', 'alien', 'aliens', 'dinosaur', 'dinosaurs', 'dragon', 'cheese', 'soap', 'grandma', 'granny', 'grandad', 'grandpa', 'daddy', 'dad', 'mum', 'mummy', 'uncle', 'aunt', 'baby', 'teacher', 'coach', 'party', 'costume party', 'father christmas', 'santa', ...except],
    moods: ['losing', 'first', 'proud', 'question'],
    isTale: true,
    out: true,
    company: [pants, 'suitcase', 'library', 'roof', 'ducklings', 'duck', 'pond', 'grass', 'line', 'elastic', 'legs', 'holes', 'waistband', 'pegs', 'coat', 'trousers', 'cape'],
    about: `A superhero who has only ${pants} fetches nine ducklings off a roof, and as a bag the ${pants} are no use, for what goes in at the top comes out at the legs, until somebody counts a duckling’s legs, and gets two.`,
    titles: [`Nothing but ${Pants}`, 'I Never Had the Trousers', `{H} and ${called}`, 'What the Holes Are For', 'Nine Ducklings and Eight Pairs'],
    want: [
      {
        id: 'who-came',
        A: 'partner',
        paragraphs: [
          `{H} called for a superhero, and the one who came had only ${pants} on. They were red with white spots. “${called},” said ${called}, and shook hands. “The others wear them over their trousers,” said {A}. “I know,” said ${called}. “I never had the trousers.”`,
          `{H} pointed up. On the flat roof of the library stood nine ducklings, who could not fly yet. On the grass their mother called. “I can fly,” said ${called}. “But I steer with both arms out in front. So I can’t carry.”`
        ]
      }
    ],
    way: [
      {
        id: 'in-at-the-top',
        A: 'partner',
        paragraphs: [
          `“Take a bag,” said {A}. ${called} had only a suitcase, too heavy for teeth, with eight more pairs. The biggest pair went up in the superhero’s teeth. All nine ducklings went in at the top. One came out at the left leg, and one at the right. The rest thought it was a slide, and queued again.`
        ]
      },
      {
        id: 'only-from-here-up',
        A: 'same',
        spare: 1,
        paragraphs: [
          `“Aren’t you cold?” asked {A}. “Only from here up,” said ${called}, with a hand on the waistband, “and from the legs down.” In between it was lovely. {A} took off a coat, and hung it round ${called}’s shoulders. It was a good long coat with eleven buttons.`,
          `“Excuse me,” said somebody with a heap of books, “are you waiting for the bus?” “I’m a superhero,” said ${called}. “Of course you are,” said the heap of books, very kindly. So the coat came off again. “Oh!” said the heap. “It’s ${called}!”`
        ]
      },
      {
        id: 'the-white-ones',
        A: 'same',
        spare: 2,
        paragraphs: [
          `{H} was allowed to look through the suitcase. The woolly ${pants} were for snow, and the ones with stars were for working at night. The green ones were for sitting in hedges. Right at the bottom lay a pair that was as white as milk.`,
          `“What are those for?” asked {A}. “For giving up,” said ${called}. “You wave them.” {H} shook them out. They still had the creases in from the shop, and the ticket hung on a thread. “I’ve never liked to get them dirty,” said ${called}.`
        ]
      },
      {
        id: 'only-washing',
        A: 'same',
        spare: 3,
        paragraphs: [
          `“How do people call for you?” asked {A}. “They hang a pair of ${pants} out of the window,” said ${called}. “I see it from up in the clouds, and come.”`,
          `“It must be hard on washing days,” said {A}. “Mondays are the worst,” said ${called}. “Last Monday I was called to forty houses. I stood in forty kitchens and said, don’t be afraid. It was only the washing.” But they had all been very nice, and most of them had given ${called} a peg.`
        ]
      },
      {
        id: 'not-so-loud',
        A: 'same',
        spare: 4,
        paragraphs: [
          `A superhero shouts something when it takes off. ${called} bent both knees, held out both arms, and shouted. “${Pants}!” It rang all round the library. A window went up, and a head came out. “Sh,” said the head. “There are people reading.”`,
          `It had to be done again from the beginning. “${Pants},” whispered ${called}, and rose from the grass as softly as a feather. “Does it work like that as well?” whispered {A}. “It works,” came a whisper from above. “But it feels like a secret.”`
        ]
      },
      {
        id: 'other-looks-at-the-face',
        A: 'other',
        spare: 5,
        paragraphs: [
          `{A} had been very well brought up. When {A} talked to ${called}, it was straight to the face, and nowhere lower. “What fine eyebrows you have,” said {A} to the face. “You may look,” said ${called}. “They’re only ${pants}.” “I’m quite happy with the eyebrows,” said {A}.`,
          `And then, of course, {A} had to look. The spots were very white, and very round. “I’ve got some just like that at home,” said {A} in the end, behind one hand. “But nobody knows.” ${called} shook the other hand for a long time.`
        ]
      },
      {
        id: 'pet-in-the-suitcase',
        A: 'pet',
        spare: 6,
        paragraphs: [
          `The suitcase lay open on the grass, full of soft ${pants}, and the sun shone into it. {A} looked at it, and saw what it was for. {A} got in, and lay down. After that each pair had to be drawn out from under {A}, with great politeness.`,
          `“Now there’s fluff on them,” said {H}. ${called} held a pair up to the light. It was true. There was a good deal of {A} on the seat. “So much the better,” said ${called}. “It’s windy up there.” {A} closed both eyes, and saw to the next pair.`
        ]
      },
      {
        id: 'elder-knitted',
        S: 'elder',
        A: 'hero',
        spare: 7,
        paragraphs: [
          `“Mine were knitted, when I was small,” said {S}. “My aunt made them, out of thick wool. One day I sat down in a puddle. They drank up so much of it that they came down to my ankles.” “What did you do?” asked {A}.`,
          `“I went home in long trousers,” said {S}. “Nobody in our street had long trousers yet. I waved to all of them. But the sun was out, and they dried as I went. By our door they were up here again.” ${called} breathed out. “Wool,” said ${called}, with respect.`
        ]
      },
      {
        id: 'child-looks-out',
        S: 'child',
        A: 'hero',
        spare: 8,
        paragraphs: [
          `{S} wanted to be a superhero too, and put on a pair over the ears. One eye looked out at the left leg. “I’m ${Pants} Head,” said {S}. “What can you do?” asked {A}. {S} thought about it in there. “I can see you,” said {S}, “and you don’t know who I am.”`,
          `There was still a hole to spare. So {A} came in as well, cheek to cheek, and looked out at the right. Now ${Pants} Head could see to both sides at once. On one side was the library, and on the other was a tree. Nothing could have got past.`
        ]
      },
      {
        id: 'they-want-to-see-out',
        A: 'partner',
        paragraphs: [
          `“Knot the legs!” called {H}. Now nobody came out. But it was dark in there, and all nine pushed at once. The ${pants} hopped across the roof by themselves, and peeped. “They want to see out,” said {H}.`
        ]
      },
      {
        id: 'what-are-they-for',
        A: 'partner',
        paragraphs: [
          `{A} held up another pair, and looked at the sky through both holes. “What are these two for?” asked {A}. “For legs,” called ${called}, who knew about ${pants}. {H} looked at the roof. “And how many has a duckling got?” asked {H}. They counted, and got two every time.`
        ]
      }
    ],
    turn: [
      {
        id: 'as-in-a-swing',
        A: 'partner',
        paragraphs: [
          `{A} ran for a washing line, and {H} pegged all eight pairs to it. ${called} took it up in the teeth again. Each duckling was sat in a pair with a leg out on either side, as in a swing.`,
          `“There’s one left over,” called ${called}. They all looked at the red ones with the spots. “Not these!” “There’s room at the back,” called {H}. So number nine rode in that waistband, and looked out behind.`
        ]
      },
      {
        id: 'both-in-one-hole',
        A: 'same',
        spare: 9,
        paragraphs: [
          `It took some time, up there. “Two of them have got both feet in one hole,” ${called} called down. “That happens,” called {A}, and looked at {H}. It happened to {H} about once a week, mostly on mornings when they were late.`,
          `“Sit them down first,” called {H}, who knew how it was done. “Then one foot, and then you have a look for the other.” For a while nobody spoke on the roof. There came one small peep, and it sounded surprised. “It’s in,” called ${called}. “It found the second by itself.”`
        ]
      },
      {
        id: 'oily-dumplings',
        A: 'same',
        spare: 10,
        paragraphs: [
          `All along the street they stood and looked up. “There’s washing in the sky,” said somebody at the bus stop, “and it’s peeping.” “Then it’ll rain,” said somebody else, and went home to bring theirs in. “They’re only ducklings,” ${called} called down.`,
          `But that is hard to say with a line between the teeth. What they heard was, “They’re oily dumplings.” {A} had to go from one to the next, and explain. “Are they for sale?” asked the last of them, who had brought a plate.`
        ]
      },
      {
        id: 'still-got',
        A: 'partner',
        paragraphs: [
          `Down came ${called} in curls, for number nine tickled. The duck marched all nine to the pond as they were. Soon all eight pairs went round it in a row.`,
          `“You won’t get those back,” said {A}. “I’ve still got ${pants},” said ${called}, looking down. “It’s all I ever had.” {H} fetched a pair with rockets on, for the suitcase. But ${called} pulled them on at once, over the red. “On top,” said ${called}, “like the others.”`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked at the spots, and then up at the roof.',
        '{names} went once round the library, and it was just as high at the back.',
        { text: `{names} shook hands with ${called} as well, and the hand was rather cold.`, needs: ['hands'] },
        { text: '{names} held a pair of trousers ready, in case.', needs: ['hands'] }
      ],
      way: [
        '{names} counted whoever came out at the legs, and got to thirty.',
        '{names} kept the duck company on the grass, and they both looked up.',
        { text: '{names} folded a stripy pair, and laid it back in the suitcase.', needs: ['hands'] },
        { text: '{names} turned a stripy leg the right way out.', needs: ['hands'] }
      ],
      turn: [
        '{names} watched from below, and saw a great many feet.',
        '{names} went along behind the ducklings, as far as the pond.',
        { text: '{names} handed over the pegs, two for each pair.', needs: ['hands'] },
        { text: '{names} waved to number nine, who was looking back.', needs: ['hands'] }
      ]
    },
    bed: [
      `${called} flew off with an empty suitcase, which was no weight at all. On the pond eight pairs of ${pants} went round once more.`,
      `{H} washed, and put on pyjamas, and a clean pair of ${pants} over the top. Then {H} lay down, with both arms out in front.`
    ],
    last: [
      'The blanket had no holes for the legs, so nothing came out, and {H} was asleep.',
      `In the reeds eight pairs of ${pants} hung up to dry, and {H} was asleep.`
    ]
  })
}

export const pantsMan = onlyHas({ id: 'wish-pants-man', called: 'Pants Man', pants: 'pants', Pants: 'Pants', words: ['pants'], except: ['knickers', 'underpants', 'undies', 'underwear'] })

export const captainKnickers = onlyHas({ id: 'wish-captain-knickers', called: 'Captain Knickers', pants: 'knickers', Pants: 'Knickers', words: ['knickers', 'bloomers'], except: ['underpants'] })

export const superUnderpants = onlyHas({ id: 'wish-super-underpants', called: 'Super Underpants', pants: 'underpants', Pants: 'Underpants', words: ['underpants', 'undies', 'underwear', 'chaddi'] })
