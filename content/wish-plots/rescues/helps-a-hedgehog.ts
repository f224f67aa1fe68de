import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

const HELPED = ['stuck', 'rescue', 'rescued']

export const helpsAHedgehog = wishPlot({
  id: 'wish-helps-a-hedgehog',
  beginsElsewhere: true,
  wishes: ['helps a hedgehog', 'help a hedgehog', 'helping a hedgehog', 'helped a hedgehog', 'helps hedgehogs', 'help hedgehogs', 'hedgehog help', 'hedgehog needs help', 'rescues a hedgehog', 'rescue a hedgehog', 'rescued a hedgehog', 'hedgehog rescue', 'saves a hedgehog', 'save a hedgehog', 'saved a hedgehog', 'finds a hedgehog', 'found a hedgehog', 'looks after a hedgehog', 'hedgehog stuck', 'stuck hedgehog', 'hedgehog yoghurt', 'hedgehog yogurt', 'hedgehog pot', 'helps a hedgehogs', 'hedgehog yoghurt pot head', 'hedgehog yogurt pot', 'hedgehog head stuck'],
  except: [...NOT_WELL.filter((word) => !HELPED.includes(word)), 'baby', 'babies', 'road', 'car', 'bonfire', 'fire', 'winter', 'asleep', 'hibernate', 'hibernates', 'sonic', 'mummy', 'mother', 'friend', 'fox', 'badger', 'cross', 'hospital', 'pet'],
  answers: ['hedgehog', 'hedgehogs', 'help', 'helps', 'helping', 'helped', 'rescue', 'rescues', 'rescued', 'save', 'saves', 'saved', 'stuck', 'finds', 'found', 'find', 'little', 'small', 'prickly', 'prickles', 'spiky', 'night', 'evening', 'yoghurt', 'yogurt', 'pot', 'looks', 'after', 'who', 'home', 'hungry', 'lost'],
  company: ['hedgehog', 'pot', 'lamp', 'prickles', 'moon', 'bins', 'ball', 'path', 'gloves', 'dish', 'boot', 'torch', 'face', 'hedge'],
  out: true,
  about: 'A hedgehog with a yoghurt pot on its head is quite sure that it is only a pink night, and has to be helped without noticing.',
  titles: ['A Pink Night', 'Beg Your Pardon, Madam', '{H} Helps a Hedgehog', 'Something Right Behind You', 'Smelling of Strawberries'],
  want: [
    {
      id: 'behind-the-bins',
      A: 'partner',
      paragraphs: [
        'It rustled behind the bins, and out came a hedgehog. {H} had always wanted to see a hedgehog’s face. Up to now each had only been a ball. This one wasn’t, but in front it had a yoghurt pot.',
        '“It’s dark tonight,” it said in there. Clonk, went the pot against the lamp. “Beg your pardon, madam,” said the hedgehog to the lamp. “It’s stuck,” said {A}. “Let’s help it.”'
      ]
    }
  ],
  way: [
    {
      id: 'what-pot',
      A: 'partner',
      paragraphs: [
        '“You’ve got a pot on your head,” said {H}. “I have not,” said the hedgehog. “It’s just a pink night. They smell of strawberries.” Clonk. “Beg your pardon, sir,” it said to a bin.',
        '{A} put on thick gloves, and pulled at the pot very gently. All the prickles stood up. Then there was a ball, with a pot in the middle. They waited till it was a hedgehog again. “Somebody tugged at the sky,” it said. {H} laid some cat food in front of it. It walked straight over, and smelled only strawberries.'
      ]
    },
    {
      id: 'an-echo',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are there two of us?” asked the hedgehog. “There’s somebody who says whatever I say.” “That’s the pot,” said {A}. “Pot,” said the pot. The hedgehog was delighted. It had never had company on its rounds before.',
        '“How do you do?” it said, and answered itself, and nodded. {H} heard them go down the path. They were of one mind about everything. They both thought that the lamp was a very tall lady, and both found her cold.'
      ]
    },
    {
      id: 'telling-it-the-way',
      A: 'same',
      spare: 2,
      paragraphs: [
        'If it wouldn’t come out, then somebody had to tell it the way. “Left,” called {H}. It went left. “Now there’s a step.” It lifted one foot very high, and the step was further on. “There’s nothing here,” said the hedgehog, with the foot in the air.',
        '“Now,” said {A}. Clonk. “Now it’s here,” said the hedgehog. It had a good deal of trust in the pot by then. It knocked on everything, before it went through it, and waited for somebody to say come in.'
      ]
    },
    {
      id: 'down-the-slope',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The path went downhill a little. The ball was still a ball, and it began to turn. Clonk, it went, when the pot was underneath. Then there was a pause. Clonk. {H} ran beside it with both arms out. {A} ran ahead and lay down across the path, like a draught excluder.',
        'It rolled up against a coat and stopped. After a while there came a voice. “That’s the end of the world,” it said. “I always wondered. It’s got buttons.”'
      ]
    },
    {
      id: 'strawberry-moon',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Can you see the moon?” asked {H}. “There isn’t one,” said the hedgehog. {A} switched on the torch, and held it to the bottom of the pot. It shone through, all pink. “Oh, there it is,” said the hedgehog. “It’s close today. And it’s got writing on it.”',
        '“What does it say?” asked {A}. The hedgehog read it from the inside. “Best before the ninth,” it read. It was quiet for a bit. “What happens on the ninth?” it asked. “Nothing,” said {H}. “We promise.”'
      ]
    },
    {
      id: 'no-milk',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Shall I fetch it some milk?” asked {H}. “No milk,” said {A}. “It gives them a tummy ache. They like water best, and cat food, and beetles.” {H} wrote that down on one hand. It was a good list. It had something crunchy on it, at least.',
        '“Beetles?” said the pot. “Where?” They’d only talked about them. It turned round twice on the spot, and sniffed as hard as it could. “Strawberries,” it said sadly. “It’s nothing but strawberries, this year.”'
      ]
    },
    {
      id: 'how-many-prickles',
      A: 'same',
      spare: 6,
      paragraphs: [
        'While it was a ball, {H} counted prickles. You can do that without touching. {H} began at the pot and went round, and got to eighty. “They’ve got about five thousand,” said {A}. {H} looked at the ball. There was quite a bit still to do.',
        '“They’re hairs, really,” said {A}, “only very stiff ones.” {H} felt the hair over one ear, and tried to make it stand up. Nothing moved but the ear. “Five thousand and one,” said a voice in the ball. “You left out the one I sit on.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had come along, and stayed at a distance. Something with prickles and a pot isn’t every day. It came nearer. {A} held still. The pot bumped into {A}, very softly, somewhere at the side. “Beg your pardon, madam,” said the hedgehog. “What a beautiful coat.”',
        'Nobody had told {A} that for a long time. {A} stood like a lamp, in case there was more. But it had gone on by then, and was saying something of the kind to a letter box.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My uncle got stuck in a vase,” said {S}, “with one hand. There was a sweet in it. We pulled, and we soaped it, and the doctor came. It didn’t budge.” “What helped?” asked {A}. “He let go of the sweet,” said {S}.',
        '{A} looked at the hedgehog, to see what it was holding. It held nothing. It had all four feet on the ground, and was talking to a bicycle. “It thinks that it’s fine,” said {A}. “So did my uncle,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} crouched down and knocked on the pot, with one fingernail. “Come in,” said the hedgehog. {S} turned round to {A}. “It says I can come in.” “You’re too big,” said {A}. {S} knocked once more. “I’m too big,” {S} told it.',
        '“Then just tell me what it’s like out there,” said the hedgehog. {S} looked about. “There’s a lamp, and some bins, and us.” “That’s nice,” it said. “In here it’s more or less the same. Only you’re not in it.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} knew about pots. There’s one that you put on your head yourself, and then you are gone. {A} had done it that morning, with a saucepan. So {A} hid behind both hands, and took them away, and looked at the hedgehog. It was its turn now.',
        '“Boo,” said {A}, to show how it ends. The hedgehog didn’t do the boo. It went on not being there. {A} had never met anybody who could keep it up for so long.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“At ours we’d sing to it,” said {A}, “and then it comes out.” It had worked with a snail. {A} bent down and sang, something slow with a lot of verses. The hedgehog stood still. In the pot it sounded like a cathedral.',
        '“Is there any more?” it asked at the end. There was. At verse nine it had sat down, with its back against a bin. “I’m never leaving here,” said the hedgehog. {A} stopped singing at once. It was the wrong thing for a hedgehog.'
      ]
    },
    {
      id: 'lying-flat',
      A: 'partner',
      paragraphs: [
        '{A} lay down flat with the torch. “When I pull, the prickles stand up and hold the pot,” said {A}. “When it walks, they lie as flat as hair.”',
        '“Then the hedgehog has to pull,” said {H}. “It only goes forwards,” said {A}. {H} looked at the food, which lay behind it now.'
      ]
    }
  ],
  turn: [
    {
      id: 'right-behind-you',
      A: 'partner',
      paragraphs: [
        '{H} set one boot softly on the rim of the pot. {A} pushed the food up close. “There’s something good behind you,” said {H}. “Behind me?” said the hedgehog. “Right behind you.”',
        'Four small feet began to walk backwards. The first row of prickles lay down, and then the next. It got longer. It got longer still. Plop! There lay the pot, and there stood a hedgehog with a face.'
      ]
    },
    {
      id: 'manners-to-a-lamp',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Who’s that?” it asked then, and looked up and up. “That’s the lamp,” said {A}. “You’ve met.” The hedgehog was silent. “I called her madam,” it said. “And who’s the stout gentleman?” “That’s the bin.” It turned quite red around the ears.',
        '“They didn’t mind,” said {H}. It thought for a bit, and went back all the same. It bowed to each of them, and to the bicycle. The lamp buzzed a little. It might have been pleased.'
      ]
    },
    {
      id: 'how-a-face-works',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} and {A} sat down on the path to look at it, and it looked at them. Its nose never kept still. It went up and to the left, and round in a ring. Each time it found something out. “You had soup,” it said to {A}. “You’ve got a biscuit in the left pocket,” it said to {H}.',
        '{H} felt in the pocket. There was a biscuit. It must have been there since the spring. “I’d leave it where it is,” said the hedgehog. “There’s somebody living in it.”'
      ]
    },
    {
      id: 'the-rest-of-the-pot',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} shone the torch into the pot. At the bottom there was still a bit of pink, about half a spoonful. “So that’s what you were after,” said {A}. “I was never in there,” said the hedgehog. “I’d have remembered.” It licked its nose, right up to the eyes.',
        '“What does it taste of?” asked {H}. It had to think about it. “Of last night,” it said. They left it at that. You can’t tell a hedgehog everything in one evening.'
      ]
    },
    {
      id: 'helped',
      A: 'partner',
      paragraphs: [
        'The hedgehog had a pointed face, with eyes like wet pips, and a pink blob on the nose. It looked at {H}, and up at the moon. “There,” it said. “Now it’s light. You’ve both been in the dark all evening.” “Have we?” asked {A}.',
        '“I took two steps back, and on it went,” said the hedgehog. “It’s lucky that I could help you.” It sniffed at the pot. “And take that away,” it told {H}. “Somebody might get stuck in it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept back, so that nobody was trodden on.',
      '{names} heard it rustle first.',
      { text: '{names} brought the torch, and held a hand over it.', needs: ['hands'] },
      { text: '{names} moved a bicycle out of its way.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down in front of the step, to be bumped into instead.',
      '{names} kept as quiet as a bin.',
      { text: '{names} fetched a flat dish with water in it.', needs: ['hands'] },
      { text: '{names} told it about the pot too, quite slowly, and it asked what pot.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the face, from further off.',
      '{names} breathed out, since it was over.',
      { text: '{names} put the dish of water by the hedge.', needs: ['hands'] },
      { text: '{names} waved, and it bowed again.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the pot was stamped quite flat, so that nobody’s head would go in. Outside by the hedge stood the dish, and somebody smacked.',
    '{H} washed, and smelled of strawberries all the same. In bed {H} was first a ball, and then long.'
  ],
  last: [
    'Someone trotted past the lamp and said good night, madam, and {H} was asleep.',
    'It got dark, and it wasn’t even a pink night, and {H} was asleep.'
  ]
})
