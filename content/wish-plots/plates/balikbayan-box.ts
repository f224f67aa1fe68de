import { wishPlot } from '../wish-plot.ts'

export const balikbayanBox = wishPlot({
  id: 'wish-balikbayan-box',
  wishes: ['balikbayan box', 'balikbayan', 'balikbayan boxes', 'balik bayan', 'balik bayan box', 'balikbayan tita', 'balikbayan aunt', 'box tita abroad', 'box from tita', 'box auntie abroad', 'box aunt abroad', 'box from auntie abroad', 'box from aunt abroad', 'parcel aunt abroad', 'parcel auntie abroad', 'package aunt abroad', 'package auntie abroad', 'package tita', 'parcel tita', 'big box tita', 'box auntie overseas', 'box aunt overseas', 'parcel aunt overseas', 'parcel auntie overseas', 'box tita dubai', 'box tita canada', 'box tita america', 'pasalubong box', 'pasalubong aunt', 'pasalubong tita', 'balikbayan auntie', 'balikbayan smell', 'balikbayan smells', 'balikbayan opening', 'balikbayan christmas', 'balikbayan dubai', 'balikbayan america', 'balikbayan canada', 'box smells aunt', 'box smells auntie', 'box smells tita', 'parcel smells aunt', 'parcel smells auntie', 'balikbayan lola', 'balikbayan tape', 'balikbayan cousins', 'balikbayan arrived', 'balikbayan packing', 'balikbayan uncle', 'balikbayan tito', 'balikbayan japan', 'balikbayan london', 'balikbayan saudi', 'box tita japan', 'box tita london', 'box tita australia', 'box tita hong kong'],
  answers: ['box', 'boxes', 'parcel', 'package', 'barrel', 'big', 'huge', 'heavy', 'giant', 'from', 'tita', 'titas', 'aunt', 'aunty', 'auntie', 'aunts', 'abroad', 'overseas', 'america', 'canada', 'dubai', 'london', 'england', 'japan', 'hong', 'kong', 'saudi', 'australia', 'usa', 'states', 'far', 'away', 'sea', 'ship', 'post', 'arrives', 'arrived', 'arriving', 'comes', 'came', 'coming', 'sends', 'sent', 'sending', 'open', 'opens', 'opening', 'opened', 'full', 'inside', 'what', 'presents', 'gifts', 'gift', 'surprise', 'surprises', 'chocolate', 'chocolates', 'soap', 'shoes', 'socks', 'towels', 'spam', 'corned', 'beef', 'toothpaste', 'clothes', 'tape', 'smell', 'smells', 'smelled', 'smelling', 'house', 'home', 'her', 'everybody', 'everyone', 'family', 'cousins', 'lola', 'lolo', 'filipino', 'philippines', 'pinoy', 'christmas', 'finally', 'weeks', 'months', 'wait', 'waiting', 'day', 'today', 'year', 'every', 'who', 'lives', 'works', 'something', 'for', 'each', 'tito', 'uncle', 'kuya', 'grandma', 'grandpa', 'brother', 'sister', 'siblings', 'neighbours', 'saturday', 'sunday', 'weekend', 'unpack', 'unpacking', 'packing', 'packed', 'perfume', 'coffee', 'lotion', 'vitamins', 'peanut', 'butter', 'toys', 'toy', 'bag', 'nose', 'wardrobe', 'singapore', 'italy', 'qatar', 'door', 'living', 'room'],
  except: ['dad', 'daddy', 'papa', 'tatay', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'nanay', 'misses', 'missing', 'miss', 'died', 'dead', 'funeral', 'coffin', 'hospital', 'sick', 'ill', 'lost', 'stolen', 'stole', 'never arrived', 'empty', 'customs', 'war', 'flood', 'typhoon', 'debt', 'dragon', 'robot', 'monster', 'cat', 'puppy', 'cardboard castle', 'rocket'],
  namesFamily: true,
  moods: ['waiting', 'proud', 'change', 'first'],
  company: ['aunt', 'box', 'lid', 'tape', 'shoes', 'shoe', 'sock', 'socks', 'soap', 'coffee', 'door', 'nose', 'hall', 'neighbour', 'phone', 'toothpaste', 'tea towel'],
  about: 'The box from the aunt abroad smells of her house, and the hero wants to keep the smell and shuts the lid, until it is found that not the smell goes, but the nose.',
  titles: ['A Box as High as a Chin', 'It Smells of Her House', 'Out of the Door and In', 'What the Nose Stops Saying', '{H} and the Lid'],
  want: [
    {
      id: 'as-high-as-a-chin',
      A: 'partner',
      paragraphs: [
        'The box from the aunt abroad came up to {H}’s chin. “It’s called a balikbayan box,” said {A}. “It comes home for her.” {A} pulled at the tape, and it came off with a shriek. The lid went up, and out came a smell. It was soap and coffee and the inside of a wardrobe.',
        '“That’s her,” said {H}. She had smelled just like that on her last visit. “It’s her whole house,” said {A}. {H} wanted to keep it.'
      ]
    }
  ],
  way: [
    {
      id: 'no-gaps',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Such a box costs the same whether it is heavy or light. So the aunt had left no room for air. In a saucepan lay a shoe, and in the shoe a sock. “There’s something in the sock,” said {H}. It was a tube of toothpaste.',
        '“And what’s in that?” asked {A}. {H} opened it a little, and looked in. “Toothpaste,” said {H}. So she had stopped there. But it had been a near thing.'
      ]
    },
    {
      id: 'the-tape',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The tape alone was as long as the hall. It had gone four times round the box, and then it went once round {A}. “There’s a hair on it,” said {A}. It was a long one, and it was the aunt’s.',
        'They held it up to the lamp. It had come eight weeks over the sea, without a ticket, to sit on {A}’s elbow. “She can spare it,” said {H}. “She’s got some more at home.”'
      ]
    },
    {
      id: 'used-up',
      A: 'partner',
      paragraphs: [
        'For everyone there was something in the box that the aunt had guessed. {A} got a towel, and {H} got shoes, a thumb too long. “She’s guessed the feet I’m going to have,” said {H}, and sniffed at one shoe. It smelled of nothing. {H} put {H}’s head into the box. Nothing. “We’ve let it out!” said {H}. They threw everything in again, shut the lid and sat on it, for the smell to grow back. Then they looked. It was only a box.'
      ]
    },
    {
      id: 'all-yellow',
      A: 'same',
      spare: 3,
      paragraphs: [
        'What the aunt had guessed for {A} was yellow. There was a yellow comb, and yellow socks, and a soap like a lemon. “Why yellow?” asked {A}. {H} knew why. There was a photo of {A} in a yellow hat. It stood on her shelf abroad.',
        '“I only had it on for the photo,” said {A}. “It wasn’t even mine.” But {A} did put the socks on, and they suited {A}. The aunt had guessed wrong, and it was right.'
      ]
    },
    {
      id: 'a-torch',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} got a torch out of the box. “How did she know that I’d like a torch?” asked {A}, and shone it into every shoe. {H} thought about it. “On the phone you always say, ‘I can’t see you,’” said {H}. “Perhaps it was that.”',
        '{A} shone the torch at the phone, to try it. You could see the phone very well. The aunt was not in it, for it was night where she lived.'
      ]
    },
    {
      id: 'pet-corner',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'For {A} the aunt had put in a small tin, wrapped in a sock. {A} looked at the tin politely, and then past it, into the box. In one corner there was a bit of room now.',
        '{A} moved into that corner and stayed. “That’s what {A} wanted,” somebody said. “She must have guessed that too,” said {H}, “and packed the other things round it.”'
      ]
    },
    {
      id: 'elder-one-shoe',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had an aunt abroad as well,” said {S}, “and she was careful. One year there was a shoe for me in the box. It was the left one.” “And the right?” asked {A}. “That came with the next box,” said {S}, “so that nobody else could use them.”',
        'By then the left shoe was too small for {S}. So {S} had worn the right one, for hopping, and thanked the aunt for both.'
      ]
    },
    {
      id: 'child-in-the-post',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} got into the box, between the towels, and wanted to be sent to the aunt. “It takes eight weeks,” said {A}. “What do you do all that time?” {S} had thought of that, and had a biscuit along.',
        '{A} shook the box a bit, for the waves. After one minute there was no biscuit left. “Is that the sea?” asked {S}. “That’s the sofa,” said {A}. So {S} got out on the way, and nobody had to pay.'
      ]
    },
    {
      id: 'who-is-here',
      A: 'partner',
      paragraphs: [
        '{A} took the towel out to the bathroom, and came back. In the doorway {A} stopped. “She’s here!” said {A}. “It smells of her.” {H} smelled nothing at all. {A} sat down by the box, sniffed, and sniffed again. “Now it’s gone.” They looked at each other. “It isn’t the box,” said {A} slowly. “It’s the nose. A nose says what’s new. Then it stops mentioning it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'out-and-in',
      A: 'partner',
      paragraphs: [
        'So {H} went out of the door, and the lid stayed open. In the hall it smelled of somebody’s fish. {H} counted to fifty and did not think of the aunt. Then {H} came in. Soap! Coffee! And the wardrobe, with the door open! “She’s back,” said {H}.',
        'After three breaths the nose had got used to her. But that did not matter now. {H} only had to go out again, and be surprised.'
      ]
    },
    {
      id: 'other-noses',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What else does it stop mentioning?” asked {H}. They sniffed their way round the room. The soap from the box was easy. {H}’s own arm was not. “You smell of bread,” said {A}, “and of pencil.” {H} had had that nose since it was new, and it had never said a word.',
        'It was the same with {A}. “Apple,” said {H}, “and a bit of bus.” {A} had to believe it.'
      ]
    },
    {
      id: 'along-the-hall',
      A: 'same',
      spare: 9,
      paragraphs: [
        'While they were out there, {H} smelled at the neighbours’ doors. One was fish. One was paint, and the next was a clean dog. At their own door {H} breathed in as far as it would go. There was nothing whatever.',
        '“Perhaps nobody lives there,” said {A}. They rang the bell, to be sure. Nobody came, for they were both outside. Then they went in to the box, and there she was.'
      ]
    },
    {
      id: 'new-again',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Does it work with ears as well?” asked {A}. They listened, and all was quiet. Then the fridge stopped, and they heard that it had been humming the whole day. The ears had not thought it worth a word.',
        '{H} looked down at {H}’s socks. {H} had not felt them all day. Now they were thought of, and there they were, on both feet, with all their seams. “That’s enough,” said {H} to the socks, and bent over the box instead.'
      ]
    },
    {
      id: 'on-the-phone',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The aunt rang up, to ask whether the box had come. “It smells of you,” said {H}. “Of me?” said the aunt. “I don’t smell of anything.” {H} held the phone deep into the box, so that she could try for herself.',
        '“Can she smell it?” asked {A}. {H} listened. There was some sniffing in there, from a very long way off. “She says that it smells of phone,” said {H}.'
      ]
    },
    {
      id: 'what-we-smell-of',
      A: 'partner',
      paragraphs: [
        '“And what does our house smell of?” asked {H}. They sniffed at the wall, and the sofa, and the curtain. It smelled of nothing. “We’ve had it too long,” said {A}. “She’d have to tell us.” So {H} laid the tea towel in a bag, and stuck the bag down with tape. The letter was short: “Dear Aunt, please go out and come in again. What is it?”',
        'The box stayed open by the door that evening, so that whoever came home should be met.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed, and looked about for the aunt.',
      '{names} went once round the box, and it took some time.',
      { text: '{names} rolled the tape into a ball, and could not put it down.', needs: ['hands'] },
      { text: '{names} held the lid, so that it would not fall on anyone.', needs: ['hands'] }
    ],
    way: [
      '{names} found something in the box too, just as the aunt had guessed.',
      '{names} sat down on the lid with the others, to help it grow back.',
      { text: '{names} unpacked a tin, and a second tin from behind it.', needs: ['hands'] },
      { text: '{names} tried on a sock, and something was in it already.', needs: ['hands'] }
    ],
    turn: [
      '{names} went out with the others, and came in with round eyes.',
      '{names} kept near the open box, and breathed.',
      { text: '{names} held the door for all the noses.', needs: ['hands'] },
      { text: '{names} smoothed down the tape on the bag.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tins stood in the cupboard. The long shoes stood under the bed, and waited for the feet. The bag with the tea towel lay by the door. The tape held.',
    '{H} washed with the new soap, and lay down. For three breaths the bed smelled of the aunt. Then the nose stopped mentioning it.'
  ],
  last: [
    'It did not say anything more that night, and {H} was asleep.',
    'The lid stood open, somebody’s whole house came softly out of it, and {H} was asleep.'
  ]
})
