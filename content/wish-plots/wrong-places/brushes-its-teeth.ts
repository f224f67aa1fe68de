import type { ScenePlot } from '../../format.ts'
import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot, type WrittenPlot } from '../wish-plot.ts'

interface Brusher {
  /** “crocodile”. */
  name: string
  /** How else it is typed. */
  called: readonly string[]
  /** What it holds the brush in. */
  holds: string
  teeth: string
  /** What it does about its teeth where it comes from: two sentences, spoken. */
  atHome: string
}

/** Who has many teeth and comes to have them brushed. */
const BRUSHERS: readonly Brusher[] = [
  {
    name: 'crocodile',
    called: ['crocodiles', 'croc', 'crocs', 'crocadile', 'crockodile', 'alligator', 'alligators'],
    holds: 'front foot',
    teeth: 'sixty-six',
    atHome: '“At home a small bird walks about in there, and has its lunch. But it couldn’t come with me.”'
  },
  {
    name: 'shark',
    called: ['sharks'],
    holds: 'fin',
    teeth: 'ninety-nine',
    atHome: '“At home small fish swim in and do it for me. But they couldn’t come on the bus.”'
  },
  {
    name: 'lion',
    called: ['lions', 'lioness', 'tiger', 'tigers'],
    holds: 'paw',
    teeth: 'thirty',
    atHome: '“At home I lick them with my own tongue, and it’s as rough as a brush. But I can’t get round the back.”'
  },
  {
    name: 'dragon',
    called: ['dragons'],
    holds: 'claw',
    teeth: 'seventy-seven',
    atHome: '“At home I only clear my throat, and they’re hot and dry. But they don’t get any whiter.”'
  },
  {
    name: 'dinosaur',
    called: ['dinosaurs', 'dino', 'dinos', 'dinasaur', 't-rex', 'trex', 'rex', 'tyrannosaurus', 'triceratops'],
    holds: 'small front claws',
    teeth: 'sixty',
    atHome: '“At home I just wait till a tooth drops out, and get a new one. But I’m fond of these.”'
  },
  {
    name: 'hippo',
    called: ['hippos', 'hippopotamus', 'hippopotamuses'],
    holds: 'front foot',
    teeth: 'thirty-six',
    atHome: '“At home I open wide in the river, and the fish have a nibble. But it tickles so.”'
  },
  {
    name: 'wolf',
    called: ['wolves', 'big bad wolf'],
    holds: 'paw',
    teeth: 'forty-two',
    atHome: '“At home I chew a stick. But then I’ve got bits of stick in them.”'
  }
]

function brushes({ name, called, holds, teeth, atHome }: Brusher): WrittenPlot {
  const names = [name, ...called]
  const wishes = names.flatMap((who) => [
    `${who} brush teeth`,
    `${who} brushes teeth`,
    `${who} brushing`,
    `${who} brush tooth`,
    `${who} brushed teeth`,
    `${who} clean teeth`,
    `${who} cleans teeth`,
    `${who} cleaning teeth`,
    `${who} toothbrush`,
    `${who} tooth brush`,
    `${who} toothpaste`,
    `${who} tooth paste`,
    `${who}’s toothbrush`,
    `${who}’s teeth`
  ])
  return {
    id: `wish-${name}-brushes`,
    wishes,
    answers: [...names, 'brush', 'brushes', 'brushing', 'brushed', 'clean', 'cleans', 'cleaning', 'teeth', 'tooth', 'toothbrush', 'toothpaste', 'tooth brush', 'bathroom', 'bath', 'basin', 'mint', 'minty', 'strawberry', 'won’t', 'doesn’t', 'didn’t', 'don’t', 'want', 'wants', 'like', 'likes', 'hates', 'loves', 'never', 'forgets', 'forgot', 'refuses', 'learns', 'learning', 'learned', 'learnt', 'teaches', 'teach', 'help', 'helps', 'how', 'who', 'its', 'his', 'her', 'their', 'with', 'big', 'giant', 'huge', 'little', 'small', 'baby', 'green', 'friendly', 'funny', 'sharp', 'dirty', 'white', 'shiny', 'sparkly', 'smile', 'mouth', 'bedtime', 'night', 'morning', 'every', 'before', 'bed', 'too', 'many', 'lots', 'has', 'had', 'uses', 'using', 'our', 'my', 'story', 'please', 'long', 'properly', 'electric', 'new', 'first', 'time', 'two', 'minutes', 'bus', 'does'],
    except: [...NOT_WELL, 'dentist', 'bites', 'bit', 'bite', 'toothache', 'wobbly', 'fell', 'afraid', 'scared', 'hair', 'cavity', 'filling', 'toilet', 'fairy', 'nobody'],
    company: [name, 'brush', 'toothbrush', 'basin', 'bath', 'towel', 'packet', 'tube', 'teeth', 'tooth', 'mouth'],
    moods: ['proud', 'first', 'learning'],
    fed: true,
    about: `A ${name} in the bath snaps every toothbrush in two, until it is found out whom it copies.`,
    titles: ['It Only Did the Same', `The ${capital(name)} in the Bath`, `{H} and the ${capital(name)}’s Teeth`, 'Snap Went the Toothbrush', `${capital(teeth)} Teeth and a Bit of Spinach`],
    want: [
      {
        id: 'how-does-this-go',
        A: 'partner',
        paragraphs: [
          `The ${name} lay in the bath and had a toothbrush in its ${holds}. “How does this go?” asked the ${name}. It had ${teeth} teeth, and most of them were green. {H} wanted to see them all white before bed.`,
          `“It’s easy,” said {H}. “Open wide, please.” The ${name} opened wide. “Now put it in,” said {H}. Snap! Half of the toothbrush fell in the water. “It’s crunchy,” said the ${name}. “Is that all of it?”`
        ]
      }
    ],
    way: [
      {
        id: 'at-home',
        A: 'same',
        spare: 1,
        paragraphs: [
          `“How do you clean them at home?” asked {A}. The ${name} thought. ${atHome}`,
          `“And why do you want to brush them now?” asked {H}. “I smiled at somebody,” said the ${name}, “and there was a leaf on it. They were very polite, and looked only at the leaf.”`
        ]
      },
      {
        id: 'a-pea',
        A: 'same',
        spare: 2,
        paragraphs: [
          `Then came the toothpaste. “As much as a pea,” said {A}, who had read it on the tube. “A pea for each?” asked the ${name}. They worked it out. It would have been a whole tube, with some of the next one.`,
          `{H} squeezed from the end, and nothing came. {H} squeezed in the middle, and a long white worm flew over the bath. It lay down along the tap. “That’s a bean,” said the ${name}.`
        ]
      },
      {
        id: 'long-handle',
        A: 'partner',
        paragraphs: [
          `“That brush was too short,” said {A}. “It’s a long mouth.” So {A} fetched the brush for backs, which had a handle like a spade. “Open,” said {H}. The ${name} opened as wide as a suitcase. “And don’t move,” said {H}. Snap!`,
          `“Now there are two,” said the ${name}, and looked at the pieces. “It’s not listening,” said {H}. “I am,” said the ${name}. “I do everything just as you do.”`
        ]
      },
      {
        id: 'which-one',
        A: 'same',
        spare: 2.5,
        paragraphs: [
          `There were three more brushes in the cupboard. One was for shoes, one was for bottles, and one had been for a doll. “Which do you like?” asked {A}. The ${name} liked the one for shoes. It had such a lot of hair.`,
          `“It’s got a bit of black on it,” said {H}. “Then I’d look smart,” said the ${name}. They kept it for later, in case it ever needed shoes.`
        ]
      },
      {
        id: 'holding-still',
        A: 'same',
        spare: 3.5,
        paragraphs: [
          `“Perhaps it tickles,” said {A}. {A} tickled the ${name} under the chin with the end of a towel, to find out. Nothing happened. {A} tickled {H} there. {H} laughed, and then the ${name} laughed too, and water went over the edge.`,
          `“I didn’t know that it was funny,” said the ${name}, “until you said so.” They wiped the floor with all the towels that were still dry. There was one.`
        ]
      },
      {
        id: 'what-was-in-there',
        A: 'same',
        spare: 3,
        paragraphs: [
          `They looked into its mouth from outside, with a torch. There was spinach, and there was a reed. There was a button, too. “I’ve been looking for that,” said {A}. Nobody wanted to reach in for it.`,
          `“Say p,” said {H}. “P,” said the ${name}, and the button flew out and hit the soap. “There’s a spoon as well, further down,” said the ${name}. “But I’ve got used to it.”`
        ]
      },
      {
        id: 'mirror',
        A: 'same',
        spare: 4,
        paragraphs: [
          `{A} held up the mirror, so that it could see where to brush. The ${name} looked in with one eye, and then it looked in with the other. “Who’s that?” it asked. “That’s you,” said {A}. “All of it?”`,
          `It only fitted in bit by bit. They went along it slowly, from the front to the back. First came the nose, and then teeth, and more teeth. “It’s a long person,” said the ${name}, “but it’s got a kind face.”`
        ]
      },
      {
        id: 'elder-glass',
        S: 'elder',
        A: 'hero',
        spare: 5,
        paragraphs: [
          `“My grandfather could take his out,” said {S}. “He brushed them in his hand, and he could whistle meanwhile.” The ${name} heard that, and pulled a bit at its own. They were in.`,
          `“At night they lay in a glass,” said {S}, “and grinned at the ceiling. I always said goodnight to them first.” “And did they answer?” asked {A}. “Once,” said {S}, “but that was a bus going by.”`
        ]
      },
      {
        id: 'child-counts',
        S: 'child',
        A: 'hero',
        spare: 6,
        paragraphs: [
          `{S} counted the teeth from the doormat, with both hands behind {S}’s back. “One, two, three, four,” said {S}. “Many. Many. Many and one.” “It’s ${teeth},” said {A}. “It moved,” said {S}. “I’ll start again.”`,
          `It was a great deal of counting. At eleven {S} sat down. The ${name} kept its mouth open all that time, out of kindness. {A} hung a wet towel on the lower row.`
        ]
      },
      {
        id: 'pet-drinks',
        A: 'pet',
        spare: 7,
        paragraphs: [
          `{A} looked round the door, and saw who was in the bath. {A} did not come any nearer. {A} had never cared much for baths, and now there was a reason that anybody could see.`,
          `“Does that one brush?” asked the ${name}. “Not by itself,” said {H}. The ${name} and {A} looked at each other’s teeth for quite a while. They were thinking that it could be worse.`
        ]
      },
      {
        id: 'baby-four',
        A: 'baby',
        spare: 8,
        paragraphs: [
          `{A} was held up in the doorway, and laughed. There was one tooth in the laugh. “Is that all?” asked the ${name}. “The rest are on the way,” said {H}.`,
          `“How long does it take to brush it?” “We’re done before we’ve begun,” said {H}. The ${name} looked at that one tooth for a long time. “It’s the best kept I’ve ever seen,” it said.`
        ]
      },
      {
        id: 'who-it-copies',
        A: 'partner',
        paragraphs: [
          `{A} had been watching them both from the side, on the stool. “It does listen,” said {A}. “It’s you, {H}. When you talk, your mouth goes open and shut. So its mouth does too.” {H} opened {H}’s mouth. The ${name} opened its own. {H}’s mouth went shut again. Snap!`
        ]
      }
    ],
    turn: [
      {
        id: 'without-a-word',
        A: 'partner',
        paragraphs: [
          `So {H} must not talk. There was one more brush in the packet, and the ${name} got that. {H} took {H}’s own, and opened {H}’s mouth, and left it open. The ${name} did just the same. {H} went up and down in front, and up and down went the ${name}.`,
          `They did the left side, and they did the right. The ${name} had further to go, and {H} waited for it at the back. It foamed. At the top left {H} would have liked to stop. But the ${name} was waiting, with its brush in the air. So {H} did the top left too.`
        ]
      },
      {
        id: 'the-hum',
        A: 'same',
        spare: 9,
        paragraphs: [
          `{A} hummed a tune, for as long as it had to last. It was a slow one, with a boat in it. The two brushes kept time, swish and swosh. Where the tune got higher, they did the top row.`,
          `{A} forgot how it ended, and went round a second time. They could say nothing against it, with their mouths full. It was the most thoroughly that anybody had ever brushed in that bathroom.`
        ]
      },
      {
        id: 'the-towel',
        A: 'same',
        spare: 10,
        paragraphs: [
          `“Now you dry it,” said {A}, and dabbed {H}’s chin with a towel. The ${name} held out its own chin. {A} began on the left. It took two towels and a bath mat, and then they had come as far as the nose.`,
          `The ${name} smelled of mint. It breathed on the window and it breathed on the tap. “I can smell myself,” it said, “and I’m somebody nice.”`
        ]
      },
      {
        id: 'smile',
        A: 'partner',
        paragraphs: [
          `{H} spat into the basin. The ${name} spat into the bath, and it went as far as the taps. “You can talk again,” said {A}. But first {H} smiled, to see what would happen. And the ${name} smiled back, with all ${teeth}. They were as white as plates.`,
          `“So that’s how it goes,” said the ${name}. “It’s easy. You only have to know somebody who does it.”`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} came no further than the bath mat.',
        '{names} sat down on the towels and kept both feet in.',
        { text: '{names} fished half a toothbrush out of the water.', needs: ['hands'] },
        { text: '{names} put the soap somewhere higher.', needs: ['hands'] }
      ],
      way: [
        '{names} jumped at every snap, and then got used to it.',
        '{names} looked in from the side, where it was safest.',
        { text: '{names} held a torch, at the end of a long arm.', needs: ['hands'] },
        { text: '{names} swept the bits of brush into a heap.', needs: ['hands'] }
      ],
      turn: [
        '{names} watched the foam come over the edge.',
        '{names} kept perfectly quiet till the last tooth.',
        { text: '{names} brushed along with them, without a word.', needs: ['hands'] },
        { text: '{names} turned off the tap, with two fingers.', needs: ['hands'] }
      ]
    },
    bed: [
      `Both brushes stood in one cup, and leaned on each other. The towels hung over everything there was.`,
      `The ${name} stayed in the bath, which was just the right length. {H} lay down with the door a little open, to show how that went. {H} pulled up the blanket. In the bath somebody pulled up a towel.`
    ],
    last: [
      `{H} yawned, and so did the ${name}. {H} shut both eyes, and in the bath two others went shut, and {H} was asleep.`,
      `It was quiet, and the ${name} did just the same as {H}, and {H} was asleep.`
    ]
  }
}

/** A crocodile, a shark, a lion and others who brush their teeth. */
export const brushesItsTeeth: ScenePlot[] = BRUSHERS.map((brusher) => wishPlot(brushes(brusher)))

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
