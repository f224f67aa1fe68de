import { wishPlot } from '../wish-plot.ts'

const LIFTS = ['lift', 'elevator']

export const secretButton = wishPlot({
  id: 'wish-secret-button',
  beginsElsewhere: true,
  wishes: ['the lift in our flats has a secret button and it goes to the jungle', ...LIFTS.flatMap((lift) => [`${lift} secret button`, `${lift} hidden button`, `${lift} green button`, `${lift} extra button`, `${lift} mystery button`, `${lift} magic button`, `${lift} secret floor`, `${lift} hidden floor`, `${lift} jungle`, `${lift} rainforest`, `${lift} jungle button`, `${lift} opens jungle`, `${lift} doors jungle`, `${lift} takes us to the jungle`, `${lift} secret jungle floor`, `magic ${lift} jungle`, `${lift} monkeys parrot`]), 'secret button jungle', 'secret button flats jungle', 'secret button takes us to the jungle', 'jungle under our flats', 'jungle under our building', 'jungle below the ground floor'],
  answers: ['lift', 'lifts', 'elevator', 'flat', 'flats', 'apartment', 'apartments', 'building', 'block', 'tower', 'house', 'hotel', 'our', 'secret', 'hidden', 'extra', 'mystery', 'magic', 'green', 'button', 'buttons', 'press', 'presses', 'pressed', 'pushes', 'push', 'pushed', 'find', 'finds', 'found', 'goes', 'go', 'went', 'going', 'gone', 'takes', 'take', 'took', 'leads', 'opens', 'open', 'opened', 'doors', 'door', 'down', 'up', 'jungle', 'jungles', 'rainforest', 'forest', 'tropical', 'monkey', 'monkeys', 'parrot', 'parrots', 'frog', 'frogs', 'sloth', 'animals', 'leaves', 'trees', 'vines', 'toucan', 'floor', 'floors', 'basement', 'cellar', 'underground', 'bottom', 'below', 'under', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'nobody', 'knows', 'only', 'we', 'know', 'friend', 'friends', 'sister', 'brother', 'me', 'it’s', 'got', 'has', 'there’s', 'adventure', 'straight', 'instead', 'behind', 'notice', 'lives', 'live', 'real', 'whole', 'when'],
  except: ['stuck', 'scared', 'afraid', 'broke', 'broken', 'hospital', 'died', 'dead', 'alone', 'lost', 'fire', 'sideways', 'ski', 'gym', 'gun', 'war', 'ill', 'heavy', 'wheelchair', 'bomb', 'moon', 'space', 'sea', 'ocean', 'dinosaur', 'dinosaurs', 'chocolate', 'man', 'pants', 'stranger'],
  moods: ['first', 'lost', 'change'],
  isTale: true,
  out: true,
  company: ['lift', 'button', 'jungle', 'doors', 'door', 'notice', 'tree', 'trees', 'frog', 'parrot', 'light', 'root', 'leaves', 'moss', 'bicycles', 'bread', 'secret', 'knothole', 'cellar', 'ground floor', 'floor', 'leaf'],
  about: 'A secret button in the lift goes to the jungle, and the lift is called away upstairs and never comes back, because nobody up there presses a button that is secret; so a parrot has to be told.',
  titles: ['Green, and a Bit Damp', 'Below the Bottom One', '{H} and the Secret Button', 'Under the Bicycles', 'Do Not Tell the Parrot'],
  want: [
    {
      id: 'behind-the-notice',
      A: 'partner',
      paragraphs: [
        '{H} had found a secret button in the lift of the flats. It was below the bottom one, behind a notice, round and green. {A} felt it. “It’s a bit damp,” said {A}.',
        '“None of the neighbours must know,” said {H}, and pressed. The lift went down, past the bicycles in the cellar, and on. Ding! The doors opened on the jungle. {H} wanted it to stay a secret.'
      ]
    }
  ],
  way: [
    {
      id: 'called-away',
      A: 'partner',
      paragraphs: [
        'They stepped out on to moss. The leaves were as big as bath towels, and something laughed in a tree. Then the doors slid shut behind them. In the bark above them a small light went up, one, two, three. “It’s been called to the third floor,” said {H}. “That’s Number Eleven, going out for bread.”'
      ]
    },
    {
      id: 'what-laughed',
      A: 'same',
      spare: 3,
      paragraphs: [
        'High up it laughed again. “What’s so funny?” called {H}. A brown bird put out its head. “You came out of a tree,” it said, “and the tree said ding.” It had to hold on to its branch with both feet.',
        '“Don’t your trees do that, where you live?” it asked, when it could. “No,” said {A}. “Ours only stand there.” The bird looked down at them for some time, and did not laugh at all. “I’m so sorry,” it said.'
      ]
    },
    {
      id: 'queue-of-ants',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a queue before the doors already. It was ants, each with a piece of leaf over its head like an umbrella. “Are you waiting for the lift?” asked {H}. “Since the spring,” said the first ant. “We’d like to go up.”',
        '“Have you pressed anything?” asked {A}. “No,” said the ant. “We’ve queued.” So {H} and {A} went to the end of the queue, to be polite. The end was round two trees and over a root. From there you could not see the doors any more.'
      ]
    },
    {
      id: 'a-round-green-thing',
      A: 'same',
      paragraphs: [
        'There had to be a button to call it back. {H} looked beside the door, and there it was, round and green and a bit damp. {H} pressed it. “Do you mind?” said the button. It was a frog.',
        'They pressed eleven round green things. Four were frogs, and six were figs. One was a beetle, and it moved to another tree. No lift came.'
      ]
    },
    {
      id: 'ten-seconds',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Beside the door hung a sloth, with one arm stretched out. It was on its way. “I saw the doors open,” it said, “and I thought, I’ll get in. So I started.” Between its claws and the door there was still room for a bus.',
        '“They only stay open for ten seconds,” said {H}. “Ah,” said the sloth. “I’ve heard of those.” {A} asked if they should hold the doors for it the next time. The sloth thought about that. It was still thinking when they looked again.'
      ]
    },
    {
      id: 'which-floor-are-you',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then it rained, straight down, as if somebody one floor up had let out the bath. Under a leaf it was dry, and a monkey sat there, and moved over. “Which floor are you?” asked the monkey. “Four,” said {H}. “I’m a six,” said the monkey. “I sleep on seven.”',
        '“Who’s on nine?” asked {A}. The monkey looked up through the drops. “An eagle,” it said. “You don’t ring there.” The rain stopped, as when a tap is turned off, and above them somebody shook out a wing.'
      ]
    },
    {
      id: 'clean-bottles',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had only wanted to take the empty bottles down. Now {A} stood on the moss with a bag that clinked. “Which bin’s for glass here?” asked {A}. They looked behind several trees. There was no bin of any kind.',
        'An anteater came along, and put its tongue into the first bottle, right to the bottom. It did the second, and so on to the ninth. “Apple,” it said, “apple, apple, tomato.” They had never been so clean. {A} held one up to the light, and then took them all home again.'
      ]
    },
    {
      id: 'knew-all-along',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was along too, and was not surprised in the least. On every ride {A} had sniffed at one place, just below the bottom button. “Come away from there,” people had said. “There’s nothing there.”',
        'Now {A} sat in the moss, and smelled the whole jungle once from left to right. It took a good while. Then {A} looked at {H}, as you look at somebody who comes very late.'
      ]
    },
    {
      id: 'the-creaking-stair',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We’d no lift,” said {S}. “We had ninety stairs, and one of them was secret.” “Where did it go?” asked {A}. “Nowhere. It creaked like a toad. But I knew which one, and stepped over it. So nobody ever heard me when I fetched a biscuit.”',
        '“Did you tell anyone?” “Not a soul,” said {S}. “Only, one night I met my uncle on the stairs, and two of my cousins. We’d all stepped over it. We’d been doing it for years.” {S} nodded to the frog. “There was just the one tin.”'
      ]
    },
    {
      id: 'buttons-on-a-coat',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had buttons too, four of them, down the front. {S} pressed the lowest one and sank down into the moss. “Where are you now?” asked {A}. “Cellar,” said {S}, and pressed the next. {S} came up as far as the knees.',
        'The top button was stiff. {S} pressed it twice, and stood on tiptoe with both arms up. “What’s up there?” asked {A}. “More jungle,” said {S}. “I can’t go higher till I’ve grown.” And {S} said ding, and let everybody out.'
      ]
    },
    {
      id: 'an-ear-to-the-tree',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} put an ear to the bark. In there it said, in a polite voice, “Second floor.” A dog sneezed, and somebody said, “Bless you.” Then it said, “Ground floor,” and there was a rattle of keys. “It’s like the radio,” said {A}, who had an ear there too.',
        'A woodpecker came and knocked, to hear if anybody was in. “Second floor,” said the tree. The woodpecker flew off backwards.'
      ]
    },
    {
      id: 'a-well-kept-secret',
      A: 'partner',
      paragraphs: [
        'They sat down on a root. Inside the tree the lift hummed up, and hummed down. It went to everybody, and never to them. “It only comes here if somebody in it presses the green button,” said {A}. “And who’d do that?” “Nobody,” said {H}. “They don’t know it’s there.” “It’s a very well kept secret,” said {A}. “That’s what’s wrong with it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'telling-a-parrot',
      A: 'partner',
      paragraphs: [
        'So {H} had to tell somebody. On a branch sat a red parrot. {H} told it all about the button, behind one hand, and asked it to keep that to itself. No parrot can.',
        'It flew into a knothole and up beside the lift. “Green button!” it shouted on every floor. “Behind the notice! Don’t tell!” The light came down, three, two, one, and went green. Ding! Out came Number Eleven with the bread, and Number Four in slippers.'
      ]
    },
    {
      id: 'mind-the-frog',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Number Two and Number Six came as well. They had not spoken for years, because of where a bicycle had stood. Now they stood side by side on the moss, and looked up, and up. “Mind the frog,” said Number Two. “Thank you,” said Number Six.',
        '“They’ve said something,” whispered {A}. It had been five words, if you counted both. The frog had no idea that it had done anything. It moved its one foot out of the way, and blew up its chin.'
      ]
    },
    {
      id: 'a-look-at-five',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A small monkey wanted to see where they all came from. So it looked into the lift, from the top of its doors. There it saw a mat, a lamp, and one brown leaf off somebody’s shoe. “Is that all the jungle you’ve got?” it asked.',
        '“There’s parsley in the kitchen,” said {A}. The monkey came down, and patted the lift on its wall. “It’ll grow,” it said. “Ours was small once.” It laid a fig on the mat for a start, and went up its tree again.'
      ]
    },
    {
      id: 'people-in-a-lift',
      A: 'partner',
      paragraphs: [
        'Number Eleven looked at Number Four. “We won’t tell the neighbours,” they said. “You are the neighbours,” said {A}.',
        'They all rode home as people do in lifts. They looked at the doors, and nobody said a word. But there was a feather on the bread. “It’s still a secret,” whispered {H}. “It’s only got more people in it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed into the lift as well, and read the notice once more.',
      '{names} got in last, and breathed in until the doors were shut.',
      { text: '{names} lifted one corner of the notice, and let it down again softly.', needs: ['hands'] },
      { text: '{names} put a finger to the lips, and that meant the neighbours.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the tree, and heard Number Eleven go by.',
      '{names} stood under a leaf like a bath towel, and looked out at both sides.',
      { text: '{names} looked for a button too, and pressed a very ripe fig.', needs: ['hands'] },
      { text: '{names} stroked the moss with one finger, and it was like a wet cat.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked straight at the doors, like all the others, and said nothing.',
      '{names} moved over, so that Number Four’s slippers had room.',
      { text: '{names} waved to the frog until the doors met.', needs: ['hands'] },
      { text: '{names} picked the feather off the bread, and put it in a pocket.', needs: ['hands'] }
    ]
  },
  bed: [
    'The notice hung straight again, with the green button behind it. On the carpet of the lift lay a very small fig.',
    '{H} washed the moss off, and lay down. Outside the door somebody’s slippers went by to the lift, and they were being very quiet about it.'
  ],
  last: [
    'Far down below the bicycles something laughed in a tree, and {H} was asleep.',
    'Something round and green and a bit damp said good night to the moss, and {H} was asleep.'
  ]
})
