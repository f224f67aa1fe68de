import type { ScenePlot } from '../../format.ts'
import { wishPlot, type WrittenPlot } from '../wish-plot.ts'

interface LostToy {
  /** “car”. */
  toy: string
  /** How else it is typed. */
  called: readonly string[]
  /** “toy horse”, where a toy is all that was said. */
  kind?: string
}

const TOYS: readonly LostToy[] = [
  { toy: 'car', called: ['cars', 'racing car'] },
  { toy: 'digger', called: ['diggers', 'excavator'] },
  { toy: 'tractor', called: ['tractors'] },
  { toy: 'truck', called: ['trucks', 'lorry'] },
  { toy: 'train', called: ['trains', 'engine'] },
  { toy: 'ball', called: ['balls', 'football'] },
  { toy: 'dinosaur', called: ['dino', 'dinosaurs', 't-rex'] },
  { toy: 'robot', called: ['robots'] },
  { toy: 'toy', called: ['toys'], kind: 'toy horse' }
]

const PLACES = ['playground', 'play park', 'playpark', 'park', 'bench', 'play area']

/** A car in a car park is no toy, and a dinosaur or a robot may find a playground by itself. */
function wishesFor(name: string): string[] {
  const isToy = /^(?:toys?|balls?|football)$/u.test(name)
  const left = PLACES.flatMap((place) => ['lost', 'loses', 'left', 'forgot', 'missing', 'dropped'].map((deed) => `${deed} ${place === 'park' && !isToy ? 'toy ' : ''}${name} ${place}`))
  const found = PLACES.flatMap((place) => ['found', 'finds'].map((deed) => `${deed} ${place === 'bench' || isToy ? '' : 'toy '}${name} ${place}`))
  return [...left, ...found]
}

function leftThere({ toy, called, kind = toy }: LostToy): WrittenPlot {
  const names = [toy, ...called]
  return {
    id: `wish-${toy}-under-the-bench`,
    beginsElsewhere: true,
    wishes: names.flatMap(wishesFor),
    answers: [...names, ...PLACES.join(' ').split(' '), 'lost', 'loses', 'lose', 'left', 'forgot', 'missing', 'dropped', 'found', 'finds', 'find', 'under', 'behind', 'kind', 'nice', 'friendly', 'stranger', 'lady', 'man', 'woman', 'somebody', 'someone', 'person', 'old', 'looked', 'looking', 'looks', 'everywhere', 'favourite', 'favorite', 'best', 'new', 'little', 'red', 'blue', 'yellow', 'green', 'toy', 'his', 'her', 'my', 'our', 'back', 'gave', 'gives', 'helped', 'helps', 'swings', 'slide', 'sandpit', 'sand', 'sad', 'cried', 'upset', 'happy', 'home', 'today', 'yesterday', 'afternoon', 'story', 'please', 'who', 'when', 'after', 'there', 'was', 'it', 'went', 'going'],
    except: ['hurt', 'hit', 'fell', 'died', 'police', 'dog', 'cat', 'puppy', 'child', 'alone', 'road', 'stole', 'stolen', 'took', 'broken', 'scared', 'mum', 'dad'],
    company: ['bench', 'slide', 'sand', 'playground', 'swings', toy, 'coat', 'hat', 'newspaper', 'path'],
    moods: ['lost', 'losing', 'late', 'first'],
    out: true,
    about: `A ${toy} was left at the playground, and the one place where nobody has looked has a pair of feet in it, until they are asked.`,
    titles: ['Under the Bench', 'There Are Feet There', `{H} Looks for the ${capital(toy)}`, 'The Man With the Good Trousers', 'Everywhere but One Place'],
    want: [
      {
        id: 'not-in-the-sand',
        A: 'partner',
        paragraphs: [
          `The yellow ${kind} had been at the playground, and now it was lost. {H} had both hands in the sand, and there was only sand. “We’re not going home without it,” said {H}.`,
          `“Where did you last have it?” asked {A}. “On the slide,” said {H}. “And on the swings. I had it everywhere.” On the bench by the path a man was reading a newspaper. He had very good trousers on. He turned a page.`
        ]
      }
    ],
    way: [
      {
        id: 'round-once-more',
        A: 'partner',
        paragraphs: [
          `So they did it all once more, in the same order. {H} went down the slide, and {A} looked under it. {H} sat on the swing, and {A} felt about in the grass. They found a spoon, a sock and a bottle top.`,
          `“We’ve been everywhere twice,” said {A}. {H} sat down on the edge of the sand. Soon it would be dark, and then the ${toy} would be out there by itself.`
        ]
      },
      {
        id: 'sock-on-the-fence',
        A: 'same',
        spare: 1,
        paragraphs: [
          `{A} hung the sock on the fence, where people could see it. A glove was hanging there already, and a blue hat with a bobble. “Has anybody hung up a ${toy}?” asked {H}. They walked along the whole fence.`,
          `There was a dummy, and there was one more glove. It did not match the first one. Everything on that fence was waiting for somebody, and it all looked down the path.`
        ]
      },
      {
        id: 'ask-the-sieve',
        A: 'same',
        spare: 2,
        paragraphs: [
          `A girl in the sandpit lent them her sieve. {A} shovelled, and {H} shook. What stayed in it was a stone, a leaf, and a very surprised beetle. “Is that it?” asked the girl each time. “No,” said {H}.`,
          `They set the beetle down on the edge. By then they had moved the whole hill from the left side to the right. “It’s better over there,” said the girl. “I never liked to say so.”`
        ]
      },
      {
        id: 'being-the-toy',
        A: 'same',
        spare: 3,
        paragraphs: [
          `“I’ll be the ${toy},” said {H}. “You let go of me, and then we’ll see where I end up.” {H} crouched at the top of the small grassy slope and leaned a bit. Nothing happened. {A} gave a little push.`,
          `{H} went down in three rolls, and came to rest by the litter bin. They looked in the bin, and they looked behind it. “It was a good idea,” said {A}, and picked the grass off {H}’s back.`
        ]
      },
      {
        id: 'a-poster',
        A: 'same',
        spare: 4,
        paragraphs: [
          `They thought about a notice. {H} drew one in the sand with a stick. It showed the ${toy} from the side. Below it {A} wrote LOST, in big letters, and an arrow to {H}.`,
          `A small boy came and read the picture. He looked along the arrow, up to {H}’s face. “Found you,” said the boy. He was so pleased that they said thank you.`
        ]
      },
      {
        id: 'the-roundabout',
        A: 'same',
        spare: 5,
        paragraphs: [
          `From the roundabout you can see in every direction, one after the other. {A} pushed, and {H} looked out. “Tree,” said {H}. “Bin. Path. Bench. Tree. Bin. Path. Bench.” It got faster.`,
          `“Anything yellow?” called {A}. “Everything’s a bit yellow,” called {H}. “You’re yellow.” They had to sit down for a moment, until the playground had stopped as well.`
        ]
      },
      {
        id: 'the-pockets',
        A: 'same',
        spare: 6,
        paragraphs: [
          `{A} asked to see the pockets. In the left one there was a conker, with some fluff. In the right one there was a hole. {H} put a finger in, and the finger came out at the knee.`,
          `“Could it have gone down there?” asked {A}. {H} shook that leg, as you shake a tin. Out came a pea. It had been there for some time. “That’s something, too,” said {A}, and they put it on the edge of the sandpit, for the birds. No bird wanted it.`
        ]
      },
      {
        id: 'elder-button',
        S: 'elder',
        A: 'hero',
        spare: 7,
        paragraphs: [
          `“I once lost a button in a park,” said {S}, “and looked for it till supper.” “And where was it?” asked {A}. “On my coat,” said {S}. “I’d only done it up one hole wrong.”`,
          `They both looked down at their coats, just to be sure. Every button was at home. “But I’d met a lot of people by then,” said {S}. “They all had a look.”`
        ]
      },
      {
        id: 'child-calls',
        S: 'child',
        A: 'hero',
        spare: 8,
        paragraphs: [
          `{S} did not look. {S} called. “Come out!” called {S} under the slide. “We’ve got supper!” “It doesn’t eat supper,” said {A}. {S} thought that over. “We’ve got a garage!” called {S}.`,
          `Something rustled, and they both held their breath. It was a blackbird, with its mouth full. It did not want a garage either.`
        ]
      },
      {
        id: 'pet-bench',
        A: 'pet',
        spare: 9,
        paragraphs: [
          `{A} had given up looking for anything. {A} had found the sunny place by the path, with half a view of the swings. “You’re no help,” said {H}.`,
          `{A} blinked. Things came back, or else they did not, and meanwhile there was sun. {H} sat down there too, but only until the next cloud.`
        ]
      },
      {
        id: 'baby-points',
        A: 'baby',
        spare: 10,
        paragraphs: [
          `{A} was given the spoon that they had found, once it was wiped. {A} held it out, and let it drop, and looked after it. “That’s how it happens,” said {H}. They picked it up. It dropped again.`,
          `“You see, it doesn’t mind where it lies,” said {H}. “It’s only we who mind.” {A} let go once more, for whoever had not understood it yet.`
        ]
      },
      {
        id: 'there-are-feet',
        A: 'partner',
        paragraphs: [
          `{A} looked at {H}’s shoe. The lace was done up in a double bow. “Where did you do that up?” asked {A}. “On the bench,” said {H}. “Then you put the ${toy} down there, to have both hands for the lace,” said {A}. “Have we looked under the bench?” “No,” said {H}. “There are feet there.”`
        ]
      }
    ],
    turn: [
      {
        id: 'good-trousers',
        A: 'partner',
        paragraphs: [
          `They stood in front of the bench, until the newspaper came down. “I beg your pardon,” said the man. “Am I sitting on something?” {H} looked at {A}. “On a ${toy},” said {A}. “It’s red.” “It’s yellow!” said {H}, quite loudly.`,
          `The man took off his hat. He got down on his knees, in those good trousers, and put his head under the bench. “Yellow, did you say?” he asked from in there. “I think it’s been waiting for me to move.”`
        ]
      },
      {
        id: 'what-else-was-there',
        A: 'same',
        spare: 11,
        paragraphs: [
          `There was more under there. The man handed out a pencil, and a comb, and a small spade. “I’ve sat here for two years,” said the man, “and I never once looked below.”`,
          `{A} hung the comb on the fence. The spade was claimed by the girl in the sandpit. Nobody knew the pencil, and so the man put it behind his ear.`
        ]
      },
      {
        id: 'crossword',
        A: 'same',
        spare: 12,
        paragraphs: [
          `“Perhaps you can help me as well,” said the man, when he sat again. “I’ve lost a word. It’s got four letters, and it’s for sitting on.” {H} looked at him. {A} looked at the bench.`,
          `“Knee?” said {H}. The man wrote it in. It fitted. “I’d have sat here till Sunday,” said the man. He folded up the newspaper, as small as it would go, and sat on that.`
        ]
      },
      {
        id: 'pulling-him-out',
        A: 'partner',
        paragraphs: [
          `A hand came out, and in it was the ${toy}, with a bit of fluff. {H} took it in both arms. “I can’t get out again,” said the man. So {A} pulled at one leg, and {H} at the other, and then he was out too. His knees were green.`,
          `“You might have asked me an hour ago,” said the man. “I’d only have lifted my feet.” He put on his hat, and {H} held the ${toy} up, so that it could see him.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked behind the bin, for a start.',
        '{names} went once round the sand with a lowered head.',
        { text: '{names} turned over a bucket, and there was sand in it.', needs: ['hands'] },
        { text: '{names} held back the branches of a bush.', needs: ['hands'] }
      ],
      way: [
        '{names} followed behind, and looked where the others had been.',
        '{names} lay down flat, to see it as a small thing sees it.',
        { text: '{names} felt along the gutter of the slide.', needs: ['hands'] },
        { text: '{names} stopped the swing, and looked beneath the seat.', needs: ['hands'] }
      ],
      turn: [
        '{names} came close, and peered in beside the hat.',
        '{names} jumped up as the foot came out.',
        { text: '{names} held the hat, by its brim.', needs: ['hands'] },
        { text: '{names} brushed some leaves off a good sleeve.', needs: ['hands'] }
      ]
    },
    bed: [
      `At home the ${toy} was put on the shelf, with nothing in front of it.`,
      `{H} washed the sand off, and it took two lots of water. Then {H} lay down, and looked under the bed once, and nobody’s feet were there.`
    ],
    last: [
      `The ${toy} was in its place, and so was {H}, and {H} was asleep.`,
      `Out there the bench was empty, above and below, and {H} was asleep.`
    ]
  }
}

/** What was left at the playground and is found by a stranger. */
export const underTheBench: ScenePlot[] = TOYS.map((toy) => wishPlot(leftThere(toy)))

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
