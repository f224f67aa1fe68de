import type { ScenePlot } from '../../format.ts'
import { wishPlot, type WrittenPlot } from '../wish-plot.ts'

/** A child looks for what goes to bed with it: `kind` is “teddy bear”, and `toy` “bear”. */
function lookedFor(kind: string, toy: string): WrittenPlot {
  return {
  themes: ['lost-toy'],
  beginsElsewhere: true,
  moods: ['lost', 'losing', 'sleepless', 'alone'],
  answers: ['favourite', 'favorite', 'park', 'shops', 'shop', 'school', 'bus', 'losing', 'toy', 'cuddly', 'soft', 'stuffed', 'animal', 'teddies', 'toys', 'snuggly', 'lovey', 'peluche', 'nounours', 'doudou', 'jellycat'],
  about: `A ${toy} is lost; doing the day again does not find it, but asking what took both hands does.`,
  titles: [`A ${capital(toy)} Called Potato`, 'What Takes Both Hands', '{H} Looks for Potato', 'The Arm That Stayed Bent', 'One Thick Sleeve'],
  want: [
    {
      id: 'bent-arm',
      A: 'partner',
      paragraphs: [
        `Potato was lost. Potato was {H}’s ${kind}, and {H} was not going to bed without it. One of {H}’s arms was still bent, as if there were a ${toy} in it.`,
        '“When did you last have it?” asked {A}. On the chair hung a jumper with soup on it, with one thick sleeve and one thin one. {A} moved it aside to sit down. “I had Potato all day,” said {H}. “I never put Potato down. So I don’t know where.”'
      ]
    }
  ],
  way: [
    {
      id: 'real-potato',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Potato!” called {H} down the passage. “Potato!” Something was moving about in the kitchen. It came nearer, and it was {A}, with a potato.',
        `“Not that one,” said {H}. {A} looked at it. It was brown and round, and it had several eyes. “I can see how it got the name,” said {A}. They put it by the door, so that the ${toy} would know it was being waited for.`
      ]
    },
    {
      id: 'looks-like',
      A: 'same',
      spare: 4,
      paragraphs: [
        `“Tell me exactly what Potato looks like,” said {A}, “in case I meet the wrong ${toy}.” “Brown,” said {H}, “but grey where I hold it. One eye’s older than the other. It smells of toast, and it’s got one flat side.”`,
        '“Which side?” asked {A}. {H} showed the bent arm. “The side that’s next to me.”'
      ]
    },
    {
      id: 'bus',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What if I left Potato on the bus?” said {H}, and had to sit down at the thought. {A} sat down too. “Who rang our bell when you came home?” asked {A}.',
        '{H} had a think about it. “Potato did,” said {H}. “With its nose. I held it up.” “Then it was never on the bus,” said {A}, “and it came in with you. We only have to look in here.” {H} breathed out. It was a large place to look in, but it was not as large as a bus.'
      ]
    },
    {
      id: 'witnesses',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They had to ask the others on the shelf. {H} did the asking, and {A} wrote it down. “Did you see Potato?” A giraffe said nothing. Nor did a small rabbit, but it looked to one side. “What do I write?” asked {A}. “Write that they’re being careful,” said {H}.',
        'At the very end sat an owl with its face to the wall. “That one can’t have seen a thing,” said {A}. “Somebody put it away like that.” “But it’s got ears,” said {H}. They turned the owl round, and that did it good. It did not know either, but it looked as if it would start to think.'
      ]
    },
    {
      id: 'instead',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Would you like to try another one, just until we find it?” said {A}. First {H} tried the giraffe. Its neck stuck out at the front, and its legs stuck out at the back. Then {H} tried a cushion. It had no flat side at all.',
        'Last of all {A} gave {H} a loaf of bread. “Not bad,” said {H}, and thought it over. “But it can’t look at me.”'
      ]
    },
    {
      id: 'bored',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps it’s hiding,” said {H}. “Then we have to stop looking, and it’ll get bored and come out.” They sat down on the floor and looked at nothing in particular. {A} whistled, to make it seem more real.',
        'Nothing came. “It’s very good at it,” said {A}. “It can keep still for a whole week,” said {H} proudly. “I’ve seen it.”'
      ]
    },
    {
      id: 'page',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was a page in a book that Potato could not hear without laughing. It had a hen on it, on a bicycle. “If I read that,” said {A}, “it’s bound to give itself away.” {A} read it in the middle of the room, loudly, with the bell. They kept still and listened.',
        '“Was that something?” whispered {A}. “That was me,” said {H}. “Does it laugh out loud?” “No,” said {H}. “It shakes a bit.” They put their hands flat on the floor, to feel. Something did shake. But that was a lorry in the street.'
      ]
    },
    {
      id: 'sniff',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'They asked {A}, for {A} knows a good deal about what lies where. {H} said the name three times, very clearly. {A} looked at {H}, and then for a long while at the chair.',
        '“There’s only my jumper on that,” said {H}. {A} went on looking at the chair. Nobody ever listens to {A}.'
      ]
    },
    {
      id: 'elder-doll',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I lost a rabbit once,” said {S}. “I cried so hard that I had to lie down, and it was under me.” “How long did you look for it?” asked {A}. “All afternoon. And all afternoon I was holding its ear.”',
        '{A} felt behind with one hand, just to see. But there was no ear.'
      ]
    },
    {
      id: 'wanted',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        `{S} lay down and looked at everything from below, since that is how a ${toy} sees it. From there {S} found a pencil, a raisin and the back of a clock.`,
        `“A ${toy} likes to be somewhere warm,” said {S}, “where it can hear us all.” “That’s everywhere,” said {A}. “Yes,” said {S}. “It’s a nice place to be lost in.”`
      ]
    },
    {
      id: 'sofa',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They took the cushions off the sofa and felt about in the crack. {H} found a comb and half a biscuit. {A} found a key. They looked at the key from both sides. “What’s it for?” asked {H}. “I’ve no idea,” said {A}.',
        'They put it back. Whoever had lost it would come and look for it there.'
      ]
    },
    {
      id: 'again',
      A: 'partner',
      paragraphs: [
        'So they did the day again, from the beginning. {H} ate porridge that was not there. {H} opened the door, walked three times round the table, which was the shops, and came home. Wherever {H} stopped they looked for the toy, and it was not there.',
        `{A} had watched it all. “You did everything with one hand,” said {A}. “Even the porridge. Potato was in the other arm. You’d only put a ${toy} down for something that takes both hands. What takes both hands?”`
      ]
    },
    {
      id: 'laces',
      A: 'partner',
      paragraphs: [
        '“Shoes!” said {H}, and they looked among the shoes. “The big bowl! I carried the big bowl!” They lifted the lid, and in the big bowl there was only salad. Those were all the things {H} could think of.'
      ]
    }
  ],
  turn: [
    {
      id: 'over-the-head',
      A: 'partner',
      paragraphs: [
        '{H} walked up and down, and shivered. “Put your jumper on,” said {A}. “I can’t. I took it off because of the soup.” {A} stood up. “How did you take it off?”',
        `{H} showed how. Up went both arms, and both hands pulled. “And where’s the ${toy}?” asked {A}. “In this arm,” said {H}, and looked at it. It was not bent any more. It pointed straight at the ceiling. “It’s in the sleeve!”`,
        'They both turned round to the chair. {H} reached up inside the thick sleeve, and found a foot.'
      ]
    },
    {
      id: 'pulling',
      A: 'partner',
      spare: 10,
      paragraphs: [
        `The ${toy} was stuck at the elbow. {H} pulled at the foot, and the whole chair came along. So {A} held the cuff, and {H} talked up the sleeve. “Breathe in,” said {H}.`,
        'Nobody could say if Potato did. But {A} gave the sleeve a little shake, like a ketchup bottle, and then it came.'
      ]
    },
    {
      id: 'found',
      A: 'partner',
      paragraphs: [
        'Potato came out backwards, with soup on one ear. {H} did not say anything, and bent that arm, and Potato fitted.',
        `“And I moved the jumper off the chair myself,” said {A}. {H} held the ${toy} up, so that it could look at {A}. “Potato knows,” said {H}. “It says you’ve got cold hands.”`
      ]
    }
  ],
  everybody: {
    want: [
      '{names} nosed along under the chairs, and found a pencil.',
      `{names} kept the place in the bed warm, down where a ${toy} would be.`,
      { text: '{names} shook out the blanket, and a sock fell on the floor.', needs: ['hands'] },
      { text: '{names} called for Potato behind the sofa, and nothing answered.', needs: ['hands'] }
    ],
    way: [
      '{names} went three times round the shops as well, the other way.',
      '{names} ate some of the porridge, which nobody could see.',
      { text: '{names} lifted every cushion, and put it back the right way up.', needs: ['hands'] },
      { text: '{names} wore a bent arm too, to see what would fit in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} rose up on tiptoe, to look where the arm pointed.',
      '{names} gave a little hop, at the sight of a foot.',
      { text: '{names} held the thick sleeve by its end, so that nobody fell out.', needs: ['hands'] },
      { text: '{names} hummed to the jumper, in case it was dark in there.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} looked into both sleeves once more, just to be sure. Then the jumper went into the wash.',
    `After that {H} wiped the soup off the ear. {H} washed with one hand, which takes longer. Then they lay down, {H} and the ${toy}, the flat side inwards.`
  ],
  last: [
    'One arm stayed bent until the morning. It was full, and {H} slept.',
    'Potato had a warm hand on it now, and did not say so, because {H} was asleep.'
  ]
  }
}

/** What else goes to bed with a child and is lost at a shop or on a bus, and how else it is called in a wish. */
const TOYS: readonly (readonly [toy: string, ...called: string[]])[] = [
  ['bunny', 'rabbit'],
  ['monkey'],
  ['lamb', 'sheep', 'lamby'],
  ['doll', 'dolly'],
  ['dinosaur', 'dino'],
  ['penguin'],
  ['unicorn']
]

/** What a toy has lost itself: “teddy lost an eye”. */
const TORN = ['eye', 'ear', 'arm', 'leg', 'button', 'stuffing']
/** It is not lost then, and has to be done without for a night: `apart/teddy-one-night.ts`. */
const STAYS_THERE = ['nursery', 'preschool', 'kindergarten', 'daycare', 'creche', 'without', 'tomorrow', 'overnight', 'stayed', 'grandma’s', 'nana’s', 'granny’s']

export const lostToy = wishPlot({ ...lookedFor('teddy bear', 'bear'), except: [...TOYS.flat(), ...TORN, ...STAYS_THERE] })

/** The same of each of them: a child who has lost a bunny does not look for a bear. */
export const lostToys: ScenePlot[] = TOYS.map((names) => {
  const [toy] = names
  const plot = lookedFor(toy === 'doll' ? 'rag doll' : `cuddly ${toy}`, toy)
  return wishPlot({ ...plot, id: `wish-lost-${toy}`, beginsElsewhere: true, only: [...names], except: STAYS_THERE, answers: [...(plot.answers ?? []), ...names] })
})

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
