import { wishPlot } from '../wish-plot.ts'

const PARCELS = ['parcel', 'package']

export const parcelForNextDoor = wishPlot({
  id: 'wish-parcel-for-next-door',
  wishes: [...PARCELS.flatMap((word) => [`${word} next door`, `${word} wrong house`, `${word} wrong door`, `${word} wrong address`, `${word} wrong flat`, `${word} neighbour`, `${word} neighbours`, `${word} neighbor`, `${word} neighbors`, `${word} not ours`, `${word} mix up`]), 'wrong parcel', 'wrong package', 'wrong packet', 'packet next door', 'delivery next door', 'delivered wrong house', 'delivered wrong door', 'delivery man wrong', 'postman wrong house', 'postman wrong door', 'postman wrong address', 'mailman wrong house', 'neighbour’s post', 'next door’s post', 'misdelivered', 'delivery driver wrong', 'delivery guy wrong', 'delivery lady wrong', 'delivery person wrong', 'courier wrong', 'someone else’s parcel', 'somebody else’s parcel', 'someone else’s package', 'next door’s parcel', 'neighbour’s parcel', 'neighbor’s package'],
  answers: ['doorstep', 'step', 'on', 'the', 'parcel', 'parcels', 'package', 'packages', 'packet', 'box', 'boxes', 'delivery', 'deliveries', 'delivered', 'deliver', 'delivers', 'man', 'driver', 'guy', 'lady', 'woman', 'person', 'courier', 'postman', 'postwoman', 'mailman', 'post', 'mail', 'van', 'brought', 'brings', 'bring', 'gave', 'gives', 'left', 'came', 'comes', 'come', 'got', 'took', 'take', 'round', 'over', 'wrong', 'mistake', 'mixed', 'mix', 'up', 'by', 'accident', 'instead', 'not', 'ours', 'us', 'for', 'next', 'door', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'neighbour’s', 'neighbor’s', 'house', 'flat', 'apartment', 'address', 'number', 'street', 'bell', 'rang', 'rings', 'doorbell', 'label', 'big', 'huge', 'little', 'heavy', 'soft', 'what', 'was', 'in', 'it', 'inside', 'open', 'opened', 'nearly', 'wanted', 'wait', 'waited', 'waiting', 'today', 'yesterday', 'morning', 'again', 'always', 'mum', 'mom', 'mummy', 'dad', 'daddy', 'old', 'lady', 'our', 'someone', 'somebody', 'else', 'else’s', 'mommy', 'mama', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'auntie', 'uncle', 'boy', 'girl', 'child', 'kids', 'son', 'daughter', 'friend', 'afternoon', 'evening', 'night', 'tomorrow', 'saturday', 'sunday', 'weekend', 'bedtime', 'funny', 'small', 'new', 'red', 'rainy', 'home', 'knocked', 'knock', 'swapped', 'swap', 'returned', 'give', 'magnifying', 'glass', 'toy', 'secret'],
  except: ['stolen', 'stole', 'thief', 'steal', 'robber', 'dog', 'bit', 'bites', 'bomb', 'robot', 'drone', 'dragon', 'stork', 'baby', 'pizza', 'pass the parcel', 'party game', 'christmas', 'santa', 'owl', 'witch', 'alien', 'broken', 'smashed', 'moved away', 'died', 'dead', 'angry', 'shouts', 'shouted', 'surprise', 'lost in'],
  moods: ['waiting', 'losing', 'change'],
  company: ['bell', 'door', 'parcel', 'label', 'delivery', 'stairs', 'jam', 'number', 'neighbour', 'van'],
  about: 'The delivery man brings one parcel after another that is for next door, number six, and cannot find a five, until it is seen what has shut the five on the hero’s own door.',
  titles: ['A Parcel for Next Door', 'There Is No Five', '{H} Waits for the Bell', 'A Five That Was Shut', 'The Wrong Parcel, Twice'],
  want: [
    {
      id: 'the-soft-parcel',
      A: 'partner',
      paragraphs: [
        '{H} had been waiting all week for a parcel with a magnifying glass in it. The bell rang, {H} ran, and {A} opened the door. Outside stood a delivery man with a parcel as big as a sheep. He put it into {H}’s arms and ran. The parcel was quite soft. “They’ve packed it well,” said {H}. {A} read the label. “It’s the wrong parcel,” said {A}. “It’s for next door, for number six. We’re five.”'
      ]
    }
  ],
  way: [
    {
      id: 'what-may-be-in-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You may not open a parcel for next door. But you may put your arms round it. {H} did, and so did {A} from the other side. “It’s a cushion,” said {A}. “It’s a very big bun,” said {H}. They pressed, and it sighed through a hole in the paper.',
        '“It’s somebody who’s tired,” said {H}. {H} knocked on it, to be polite. Nobody was in, or else nobody wanted to say so. “It’s for next door,” said {A}. “It’ll only talk to them.”'
      ]
    },
    {
      id: 'no-five',
      A: 'partner',
      paragraphs: [
        'They took the parcel next door, and were hardly home when the bell rang again. It was the delivery man, with a long parcel this time. “Is that for five?” asked {H}. “It’s for six,” said the delivery man, and was already on his way. “Haven’t you got one for five?” called {H}. “I have,” the delivery man called back. “But there isn’t a five here. I’ve looked everywhere.”'
      ]
    },
    {
      id: 'the-long-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The long parcel for next door would not stand up by itself. It leaned on the wall, and slid, and fell into {A}’s arms. “It’s taken to you,” said {H}. {A} stood it in a rubber boot, and it leaned out of that as well.',
        '“Perhaps it’s a flute for a giraffe,” said {A}. “Or a carpet for a corridor,” said {H}. They both looked at it from the end, to see what it was like when it was short. From there it was only a circle. “Now it might be for us,” said {H}.'
      ]
    },
    {
      id: 'what-next-door-orders',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} sat down by the door. “Next door get a lot of parcels,” said {H}. “Three since Monday.” “And how many have you had?” asked {A}. {H} counted. There had been one that was the wrong one, and one that was the wrong one again.',
        '“That makes none,” said {H}. {A} wanted to know whether next door used theirs much. They listened at the wall. In there somebody was popping the bubbles of the wrapping. It took a long time.'
      ]
    },
    {
      id: 'label-of-ones-own',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We could be six,” said {A}. “Then they’d all be for us.” But the magnifying glass was for five. So {H} wrote “For five” on a sheet of paper, and put it on {A} like a label. Now the delivery man could see how that looked.',
        'Then {A} was a parcel, and stood in the hall and was heavy. “Who’s it from?” asked {H}. “From the kitchen,” said the parcel. “It’d like to be signed for before the soup boils over.”'
      ]
    },
    {
      id: 'other-has-a-theory',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“There’s a trick to it,” said {A}. “You go into the bath. Whenever I’m in the bath, a parcel comes.” {A} ran the tap and called “I’m in the bath”, but had all clothes on.',
        'The bell did ring. {H} ran. It was a man with a cake under one arm, and he was for next door as well. “You didn’t get wet,” {H} told {A}. “It only half works if you don’t.”'
      ]
    },
    {
      id: 'pet-and-parcel',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'While the long parcel for next door lay in the hall, {A} had a good look at it. {A} sniffed along it from one end to the other, and then all the way back.',
        'After that {A} knew who had packed it, and what the delivery man had had for breakfast. “{A} can read labels without a label,” said {H}. But {A} told nobody what was inside.'
      ]
    },
    {
      id: 'elder-string',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“A parcel’s no parcel without string,” said {S}, and felt all along the long one for next door. “In our street they all came to us, because my mother could undo knots. The neighbours stood in our kitchen, and weren’t to touch the scissors.”',
        '“Did you know what was in them?” asked {A}. “Always,” said {S}. “And we had string for years. I’m still wearing some of it.” {S} showed {A} a shoe, and it was done up with string.'
      ]
    },
    {
      id: 'child-parcel-guard',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} sat down on the parcel for next door, to keep it safe. “What if nobody ever comes for it?” asked {S}. “Then it’s still for next door,” said {A}. {S} thought it over. “And if next door came and lived with us?”',
        '“Then it’d be ours,” said {A}. {S} got up, and put a second pair of slippers by the door. You cannot begin too early.'
      ]
    },
    {
      id: 'shut',
      A: 'partner',
      paragraphs: [
        'They carried the long parcel next door. On the way back {A} stopped before their own front door, where the delivery man had stood. “Six,” read {A}. “Five,” said {H}. “Six,” said {A}. They went closer. Low down on the left, where a five is open, there was something dark. {A} sniffed. “Strawberry jam,” said {A}. {H} looked at one finger. {H} always stroked the number when coming home. “A six is only a five that’s shut,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'open-again',
      A: 'partner',
      paragraphs: [
        '{A} fetched a wet cloth. {H} wiped the jam away, and the five came open. It had hardly dried when the delivery man came back. He had a small parcel, and looked from door to door. “Six,” he read. “Five.” He stopped. “There you are,” he told the door. “I’ve been past here all day.” “We were shut,” said {H}. “With jam.” “I thought that I smelled toast,” said the delivery man.'
      ]
    },
    {
      id: 'other-signs-for-it',
      A: 'other',
      spare: 11,
      paragraphs: [
        'Somebody had to sign for the right parcel on a small screen, with one finger. {A} did it. It came out as a worm, and then as a worm with a hat. “Is that you?” asked {H}. “That’s me on a delivery,” said {A}.',
        'The delivery man said that they all looked like that. He had a whole van full of worms. By now he could tell next door’s from far away, because it had the most hats.'
      ]
    },
    {
      id: 'other-numbers-shut',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now {H} knew how it was done. {H} drew a three, and shut it with a little jam, and it was an eight. {A} tried it with a one, but that had nothing to shut. “A one’s all door,” said {H}.',
        'You could see now how it might go with parcels, in a house where people liked toast. Whoever lived at number three would get all the things for eight. “And the eight gets the crumbs,” said {A}.'
      ]
    },
    {
      id: 'next-door-comes',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The bell rang once more, and this time it was next door. The neighbour wore a new dressing gown, as soft as a sheep. “So that’s what was in the soft parcel,” said {H}. {H} was allowed to put two arms round the dressing gown, and it sighed.',
        '“I’ve come for my parcels,” said the neighbour. “There aren’t any,” said {A}. “We’re open again.” The neighbour looked a little sorry. It had been nice to have them brought by somebody with slippers on.'
      ]
    },
    {
      id: 'through-the-glass',
      A: 'partner',
      paragraphs: [
        'In the parcel for five there was paper, and more paper, and the magnifying glass. {H} took it straight to the front door, and looked at the five for a long time. “What can you see?” asked {A}. “There’s a bit of jam left,” said {H}. “It’s as big as a plum.” {A} looked too, and wanted to fetch the cloth. “Leave it,” said {H}. “I only want to know what they’re getting tomorrow.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had run to the door as well, and got there in time for the label.',
      '{names} walked once round the soft parcel, and had a lean on it.',
      { text: '{names} read the label too, with one finger under the six.', needs: ['hands'] },
      { text: '{names} held the door open, in case there was another.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the five in the hall, on both sides.',
      '{names} listened for the van, which was humming below.',
      { text: '{names} felt the long parcel, and guessed a paddle.', needs: ['hands'] },
      { text: '{names} rang the bell once more, to hear whether it was the right one.', needs: ['hands'] }
    ],
    turn: [
      '{names} went close to the door, and found that it smelled of breakfast.',
      '{names} got the paper out of the parcel, and rustled in it.',
      { text: '{names} dried the five with a sleeve.', needs: ['hands'] },
      { text: '{names} held the magnifying glass for a moment, and had an eye like a cow.', needs: ['hands'] }
    ]
  },
  bed: [
    'The paper was folded up for another parcel some day. The magnifying glass lay on the label, and made the five as big as a boat.',
    '{H} washed, and each of the ten fingers had its turn, the one with the jam twice. Then {H} lay down, and nobody rang.'
  ],
  last: [
    'The five stood open on the dark door, and {H} was asleep.',
    'Next door one last bubble popped, very softly, and {H} was asleep.'
  ]
})
