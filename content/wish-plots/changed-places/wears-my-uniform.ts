import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const SCHOOL_CLOTHES = ['uniform', 'school clothes', 'school jumper', 'school dress']

/** Who wears it, and how one of its kind keeps still when it is picked up. */
interface Wearer {
  id: string
  called: string
  words: string[]
  /** Where it lies at home. */
  place: string
  bedding: string
  /** “Then it …”, in a jumper. */
  stops: string
  treat: string
  /** How it comes along when a sleeve is pulled. */
  like: string
  /** How it is when it is held. */
  hangs: string
  /** What there is no room for in a uniform. */
  noRoom: [string, string]
  /** What it was asked at school, and said. */
  sum: [string, string]
  /** What the hero did all day. */
  day: string
  except?: string[]
}

function wearsMyUniform({ id, called, words, place, bedding, stops, treat, like, hangs, noRoom, sum, day, except = [] }: Wearer): ScenePlot {
  const it = `the ${called}`
  const It = `The ${called}`
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [
      `me and the ${called} swap and she has to wear my uniform`,
      ...words.flatMap((word) => [
        ...SCHOOL_CLOTHES.flatMap((clothes) => [`${word} wear my ${clothes}`, `${word} in my ${clothes}`]),
        `${word} swap school`,
        `${word} swap uniform`,
        `${word} swap nursery`,
        `${word} swap lives`,
        `${word} changes places school`,
        ...(called === 'dog' ? [] : [`${word} goes to school instead of me`, `${word} has to go to school i stay home`]),
        `${word} swap for a day`,
        `swap places with ${word} school`,
        `${word} goes to school dressed as me`,
        `${word} takes my place at school`
      ])
    ],
    nothingElse: true,
    answers: [...words, 'me', 'i', 'my', 'and', 'the', 'our', 'a', 'swap', 'swaps', 'swapped', 'swapping', 'change', 'changed', 'trade', 'places', 'place', 'day', 'one', 'for', 'has', 'have', 'had', 'to', 'must', 'wear', 'wears', 'wearing', 'wore', 'puts', 'put', 'on', 'in', 'uniform', 'jumper', 'sweater', 'cardigan', 'shirt', 'tie', 'skirt', 'trousers', 'dress', 'shoes', 'clothes', 'bag', 'school', 'nursery', 'class', 'teacher', 'goes', 'go', 'going', 'went', 'as', 'dressed', 'pretending', 'pretends', 'be', 'is', 'was', 'takes', 'take', 'instead', 'of', 'while', 'lives', 'life', 'stay', 'stays', 'stayed', 'home', 'at', 'sleep', 'sleeps', 'lie', 'lies', 'bed', 'basket', 'cushion', 'hutch', 'sofa', 'all', 'she', 'he', 'it', 'her', 'his', 'where', 'when', 'what', 'if', 'who', 'story', 'about', 'please', 'funny', 'silly', 'magic', 'morning', 'lunch', 'star', 'whiskers', 'tail', 'paws', 'fur', 'furry', 'because', 'monday', 'with'],
    except: ['bodies', 'body', 'turn into', 'turns into', 'turned', 'died', 'dead', 'vet', 'lost', 'missing', 'hurt', 'hospital', 'poorly', 'sick', 'bites', 'bit', 'police', 'army', 'nurse', 'new uniform', 'torn', 'dirty', 'itchy', 'party', 'wedding', 'photo', 'trip', 'toy', 'stuffed', 'costume', 'halloween', 'book', 'scared', 'afraid', 'sad', 'cries', 'sister', 'brother', 'friend', 'mum', 'dad', 'hair on', 'ate', 'eats', 'homework', ...except],
    moods: ['question', 'first', 'learning', 'change', 'proud'],
    isTale: true,
    asked: true,
    company: [called, words[0] ?? called, 'jumper', 'uniform', 'sleeve', 'sleeves', 'school', 'cushion', 'basket', 'straw', 'bag', 'star', 'label', 'collar', 'pocket', 'mat', 'teacher', 'gate', 'shoes', 'slipper', 'flannel', 'carpet', 'button', 'floor', 'middle', 'coat', 'keys'],
    about: `The hero and ${it} swap for a day, but in the uniform ${it} does not move, however loose it is, for it thinks that somebody has picked it up. So the hero picks it up, jumper and all, and puts it down.`,
    titles: [`The ${called.charAt(0).toUpperCase()}${called.slice(1)} in the Uniform`, 'Round the Middle', '{H} Stays on the Floor', 'Good Morning, Said the Teacher', 'Somebody Has Got Hold of Me'],
    want: [
      {
        id: 'head-first',
        A: 'partner',
        paragraphs: [
          `{H} and ${it} swapped for a day, and ${it} had to wear the school uniform. “Fair’s fair,” said ${it}, and put its head through the jumper. Then ${stops}.`,
          `{H} was lying ${place} already, and wanted to stay there until teatime. But somebody had to go to school. “You can get up now,” said {H}. ${It} did not move a whisker.`
        ]
      }
    ],
    way: [
      {
        id: 'every-button',
        A: 'partner',
        paragraphs: [
          `“It must be too tight,” said {A}. So they undid every button, and rolled up the sleeves. “Does it pinch?” asked {A}. “No,” said ${it}. {A} held ${treat} in front of its nose. “I’d love to,” said ${it}, “but I can’t just now.”`,
          `{H} pulled at one sleeve. The whole ${called} came along, ${like}.`
        ]
      },
      { id: 'no-room-for-it', A: 'same', spare: 1, paragraphs: noRoom },
      {
        id: 'two-shoes',
        A: 'same',
        spare: 2,
        paragraphs: [
          `There were two shoes, and ${it} had four feet. “Which of them go to school?” it asked. {A} was for the front ones, because those would get there first. {H} was for the back ones, because those would do the pushing.`,
          `In the end one shoe went on in front, and one behind, to be fair. “And what do the other two do?” asked ${it}. “They’re on holiday,” said {A}. ${It} would have liked to look at them, but they were too far round.`
        ]
      },
      {
        id: 'the-label',
        A: 'same',
        spare: 3,
        paragraphs: [
          `Inside the collar there was a label. “{H},” read {A} aloud. “So that’s who I am,” said ${it}. “And what do I do when they call it?” “You say ‘here’,” said {A}. ${It} practised. “Here,” it said. “But I’m not there yet.”`,
          `“You only say it when you are,” said {H}. “Then they can see me,” said ${it}. “Why do I have to say it?” {H} had said it every morning for a year, and did not know. “It’s so that they can hear you as well,” said {A}.`
        ]
      },
      {
        id: 'one-knee-and-an-elbow',
        A: 'same',
        spare: 4,
        paragraphs: [
          `{H} tried to get comfortable ${place}. It was a good place for a ${called}. For {H} it was a good place for one knee and an elbow. “You’ve got to turn round in it first,” said ${it}, from where it was.`,
          `{H} turned round, three times to the left and once to the right. “Is it bigger now?” asked {A}. It was not. But {H} was so giddy that the edges did not matter any more. “There,” said ${it}. “That’s how it’s done.”`
        ]
      },
      {
        id: 'washed-at-six',
        A: 'same',
        spare: 5,
        paragraphs: [
          `{A} came with a wet flannel, for there was still some of yesterday about. “I’ve done that,” said ${it}, “at six, with my tongue.” {A} looked behind both its ears. No neck as clean as that had ever gone to school from there.`,
          `“And what about you?” {A} asked {H}. “I’m the ${called},” said {H} quickly, and put out a tongue. It got as far as the chin. “You’ll be at it till lunch,” said ${it}. {A} left the flannel within reach, and asked no more.`
        ]
      },
      {
        id: 'other-talks-to-the-jumper',
        A: 'other',
        spare: 6,
        paragraphs: [
          `“{H}!” said {A}, and clapped twice. “Don’t lie about in your good jumper. We’re late.” The jumper said nothing. “I’m over here,” called {H}. {A} looked at {H}, and at the jumper, and at the two ears that stuck out of it.`,
          `“I know,” said {A}. “But I’ve said that to this jumper every single morning.” A moment later {A} told it not to forget its bag. “Is it always like this?” whispered ${it}. “You get used to it,” whispered {H}.`
        ]
      },
      {
        id: 'pet-in-between',
        A: 'pet',
        spare: 7,
        paragraphs: [
          `{A} came in to see what was going on. {A} smelled the jumper. From outside it was {H}, and from inside it was not. Then {A} smelled {H}. That was {H} from inside, and from outside it was all ${called}.`,
          `For {A} this was not easy. It was breakfast time, and {A} had to sit by the right one. In the end {A} lay down just in the middle. From there {A} could not be wrong by much.`
        ]
      },
      {
        id: 'elder-sunday-coat',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“I had a coat like that for Sundays,” said {S}. “It was so stiff that it stood by itself. You went in at the back, did it up, and were taken along.” “Could you move in it?” asked {A}. “The coat moved,” said {S}. “I was only in there.”',
          '“And when you sat down?” “Then the coat stayed up,” said {S}. “I looked out by the second button. One whole summer I only knew people by their knees.” {A} was glad to be lying down today, in something soft with hairs on.'
        ]
      },
      {
        id: 'child-and-a-slipper',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '{S} wanted to swap as well. “Who with?” asked {A}. {S} looked about for somebody who was free. There was only a slipper. So {S} swapped with that, lay down next to the other slipper, and waited for a foot.',
          `“What’s it like?” asked {A}. “Flat,” said {S}. The slipper meanwhile sat on {S}’s chair. It had very good manners, and did not spill a thing. “It can stay,” said {A}. {S} thought that over, and swapped back with both hands.`
        ]
      },
      {
        id: 'to-be-put-down',
        A: 'partner',
        paragraphs: [
          `{A} picked ${it} up, and ${hangs}. “What are you waiting for?” asked {A}. “To be put down,” said ${it}.`,
          `“But I’ve only just picked you up!” “Somebody’s been holding me the whole time,” said ${it}, “round the middle. And if you’re held, you keep still.” “That’s only the jumper,” said {H}. “Then tell it to put me down,” said ${it}.`
        ]
      }
    ],
    turn: [
      {
        id: 'one-hand-and-then-the-other',
        A: 'partner',
        paragraphs: [
          `A jumper has no hands to do it with. So {H} took ${it} in both arms, jumper and all. Then {H} set it down on its feet, and took away one hand, and then the other. “Down,” said {H}.`,
          `${It} took a step. “It’s let go,” it said. It took the bag by the strap, and off it went to school with {A}. At the gate the teacher only looked at the uniform. “Good morning, {H},” said the teacher. “Have you brushed your hair?”`
        ]
      },
      {
        id: 'a-sum',
        A: 'same',
        spare: 10,
        paragraphs: sum
      },
      {
        id: 'nearly-another',
        A: 'same',
        spare: 11,
        paragraphs: [
          `When {A} came home again, the ${bedding} had to be shaken out. A good deal of fur came out. It made a heap as big as a bun, and then as big as a loaf. “That’s nearly another ${called},” said {A}.`,
          '{H} gave it two buttons for eyes. It sat there very well, and did not wriggle. “That one can go tomorrow,” said {H}. “They only look at the jumper.” But it had no middle to put a jumper round, so it was let off.'
        ]
      },
      {
        id: 'round-the-middle',
        A: 'partner',
        paragraphs: [
          `At three ${it} came home, with paint on one ear, and a star for sitting still. “And you?” it asked. ${day}`,
          'Then they swapped back. {H} put the jumper on again, and stopped with one arm in the air. “It’s got me,” said {H}, “round the middle.” So {A} put both arms round {H}, jumper and all. Then {A} let go, slowly, with one arm, and then with the other. “Down,” said {A}.'
        ]
      }
    ],
    everybody: {
      want: [
        `{names} walked once round the ${called}, and stepped over a sleeve.`,
        '{names} looked into the neck of the jumper, and something looked back.',
        { text: '{names} lifted one paw, and it stayed up.', needs: ['hands'] },
        { text: '{names} buttoned the collar, and unbuttoned it again.', needs: ['hands'] }
      ],
      way: [
        '{names} lay down flat as well, to see what could be seen from there.',
        '{names} sniffed at the bag, which had an apple in it.',
        { text: '{names} pulled the other sleeve straight, to be helpful.', needs: ['hands'] },
        { text: `{names} put a hand round the middle of the ${called}, and there was only wool.`, needs: ['hands'] }
      ],
      turn: [
        '{names} came along as far as the corner, and looked after the bag.',
        '{names} admired the star, and sat very still beside it.',
        { text: '{names} picked a hair off the jumper, and then eleven more.', needs: ['hands'] },
        { text: '{names} got a pat from a paw, for helping.', needs: ['hands'] }
      ]
    },
    bed: [
      `The uniform was hung over the back of a chair, and held on to that. ${It} lay in its own place again, with nothing round its middle.`,
      '{H} washed. The pyjamas took hold of {H} round the middle, and {H} kept still for a moment. Then {H} lay down, and that was being put down.'
    ],
    last: [
      'The blanket had hold of {H} all round, and {H} was asleep.',
      'First one arm was let go, and then the other, and {H} was asleep.'
    ]
  })
}

export const catWearsMyUniform = wearsMyUniform({
  id: 'wish-cat-wears-my-uniform',
  called: 'cat',
  words: ['cat', 'kitty', 'kitten'],
  place: 'on the cat’s cushion',
  bedding: 'cushion',
  stops: 'it fell over on one side, like a book, and stayed there',
  treat: 'a bit of fish',
  like: 'like a mop',
  hangs: 'it hung over {A}’s arm like a wet towel',
  noRoom: [
    '{A} looked the uniform over for a place to put the tail. There was a hole for the head, and there were two for the arms. Then {A} found the pocket. The tail went in, all but the tip, and that looked out like a hanky. “Very smart,” said {A}.',
    'The cat had never had its tail put away before. It did not move, but every now and then the pocket did. “That’s not me,” said the cat. “Nobody’s picked that up.” {H} tried not to look.'
  ],
  sum: [
    'At school they did sums, and {A} stayed in the doorway, to see how it went. “There are four birds on a wall,” said the teacher. “Two of them fly away. How many are left?” “Two,” said the whole class. But the cat put up a sleeve.',
    '“None,” said the cat. “Why none?” asked the teacher. “It depends on who’s looking,” said the cat. “If I’m there, it’s none.” The teacher thought about it, and the answer got a tick. {A} worked it out on ten fingers, and came to the same.'
  ],
  day: '“Nine times I was let in,” said {H}, “and nine times out. I never knew which I wanted.”',
  except: ['dog', 'puppy', 'rabbit', 'mouse', 'witch', 'mayor', 'president', 'king', 'queen', 'hat']
})

export const dogWearsMyUniform = wearsMyUniform({
  id: 'wish-dog-wears-my-uniform',
  called: 'dog',
  words: ['dog', 'doggy', 'puppy'],
  place: 'in the dog’s basket',
  bedding: 'basket',
  stops: 'it stopped, like a clock, and stood there',
  treat: 'a bit of sausage',
  like: 'like a small table',
  hangs: 'it kept all four legs straight out',
  noRoom: [
    '{A} looked the uniform over for a place to put the tail. There was a hole for the head, and there were two for the arms. Then {A} found the pocket. The tail went in, all but the tip, and that looked out like a hanky. “Very smart,” said {A}.',
    'The dog was pleased, and it did not move. But the pocket wagged, and a button came off and rolled under the table. “That’s not me,” said the dog. “Nobody’s picked that up.” {H} tried not to look.'
  ],
  sum: [
    'At school they did sums, and {A} stayed in the doorway, to see how it went. “You’ve got four sausages,” said the teacher. “Somebody takes two away. How many are left?” “Two,” said the whole class. But the dog put up a sleeve.',
    '“Four,” said the dog. “Why four?” asked the teacher. “If I’ve got them,” said the dog, “nobody takes two away.” The teacher thought about it, and the answer got a tick. {A} could not find anything wrong with it either.'
  ],
  day: '“I barked at the post,” said {H}, “and it went away. It always goes away. I think that’s me.”',
  except: ['cat', 'kitten', 'rabbit', 'basket', 'lead', 'collar', 'police dog', 'guide', 'training', 'hot dog']
})

export const rabbitWearsMyUniform = wearsMyUniform({
  id: 'wish-rabbit-wears-my-uniform',
  called: 'rabbit',
  words: ['rabbit', 'bunny'],
  place: 'in the rabbit’s straw',
  bedding: 'straw',
  stops: 'it went as flat as an envelope, and stayed flat',
  treat: 'a bit of carrot',
  like: 'like a slipper',
  hangs: 'it lay along {A}’s arm like a loaf',
  noRoom: [
    '{A} looked the uniform over for a place to put the ears. There was a hole for the head, but not one for each. They tried it with the left ear in, and with the right ear out. Then {A} brushed them straight back, like hair, under the collar. “Very smart,” said {A}.',
    'The rabbit had never had its ears put away before. It did not move, but every now and then the collar did. “That’s not me,” said the rabbit. “Nobody’s picked those up.” After a while they were both out again, and nobody had been near them.'
  ],
  sum: [
    'At school they did sums, and {A} stayed in the doorway, to see how it went. “You’ve got four carrots,” said the teacher. “You give two away. How many are left?” “Two,” said the whole class. But the rabbit put up a sleeve.',
    '“None,” said the rabbit. “Why none?” asked the teacher. “It depends on how long the sum takes,” said the rabbit. “By the end of it, it’s none.” The teacher thought about it, and the answer got a tick. {A} tried it with four biscuits, and came to the same.'
  ],
  day: '“I listened,” said {H}, “in both directions. There’s more to hear than you’d think.”',
  except: ['cat', 'dog', 'easter', 'wolf', 'fox', 'hat', 'magician', 'velveteen', 'hole', 'peter']
})
