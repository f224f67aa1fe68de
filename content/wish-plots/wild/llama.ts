import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const llama = wishPlot({
  id: 'wish-llama',
  wishes: ['llama', 'llamas', 'llamma', 'llammas'],
  answers: ['mountain', 'mountains', 'andes', 'peru', 'spit', 'spits', 'spitting', 'wool', 'woolly', 'fluffy', 'hum', 'hums', 'humming', 'baby', 'ears', 'potatoes', 'carry', 'carries', 'load', 'cute', 'sleepy', 'who', 'that'],
  except: [...NOT_WELL, 'pajama', 'pyjama', 'pajamas', 'pyjamas', 'dalai', 'ride', 'drama'],
  company: ['llama'],
  about: 'A llama lies down under its load and will not get up, even when all of it is off, because the driver leans on it.',
  titles: ['Everything but You', 'The Llama Lies Down', '{H} Says It with the Ears', 'One Thing Too Many', 'Potatoes for the Top'],
  want: [
    {
      id: 'load-me',
      A: 'partner',
      paragraphs: [
        '{H} was a llama, with two long socks for ears. The mountain was three cushions in a row, and at the top they were waiting for potatoes. {H} wanted to carry up everything in one go.',
        '{A} was the driver, and packed. On went a bag of potatoes, and a pan, and a hat. “Is that too much?” asked {A}. “No,” said {H}. “And that’s my last word. From now on I only hum.” So they set off, with a scarf for the rope.'
      ]
    }
  ],
  way: [
    {
      id: 'toes',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'There were stones on the mountain, from a box of bricks. {A} said “Ow” at each of them. A llama has two toes on every foot, with a soft pad below, and hardly notices. {H} picked a way through without moving a single brick.',
        'Behind it there was a clatter. Somebody with ten toes was coming.'
      ]
    },
    {
      id: 'thin-air',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Up there the air is thin. {A} breathed in twice, and got hardly enough for one word. “It’s,” said {A}, and breathed, “steep.” The llama was not out of breath at all. Llamas are made for high places.',
        'It even had some air left over. It blew it down the back of {A}’s neck, as a present. {A} walked faster after that.'
      ]
    },
    {
      id: 'no-hump',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The hat slid down over the llama’s tail. “If you had a hump, it would stay on,” said {A}. At that the ears lay back. A llama is the camel’s cousin. It does not like to hear how well things stay on a camel.',
        '{A} tied the hat to the pan. “A straight back’s much smarter,” said {A} quickly. One ear came up again.'
      ]
    },
    {
      id: 'guard',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'By the path some slippers were grazing. They were sheep. A llama is good at guarding sheep. It looks over everybody’s heads, and shouts when there’s a fox. {H} counted them. There were five slippers.',
        '“Eeee-ah!” went the llama, and {A} dropped the rope. “Where’s the fox?” “Mmm,” said the llama. It had only seen that one sheep had nobody to go with.'
      ]
    },
    {
      id: 'pet-llama',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'In the middle of the path lay {A}, and there was no way round. The llama stopped. It hummed. It bent down its long neck and blew a hello, from nose to nose.',
        '{A} blew back, or sneezed. Then {A} sniffed at the bag, and found out that potatoes are nothing much. After that there was nothing to keep {A} on the mountain.'
      ]
    },
    {
      id: 'child-cria',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        'For a bit {S} was the baby. A baby llama is called a cria. It can stand up in its first hour, with each leg going somewhere else. {S} stood up like that, three times. Then {S} went along close under the big llama’s chin.',
        'The mother hums to it, so that it always knows where she is. “Mmm,” went {A}. “Mm,” went {S}, higher. It was not a long talk, but nobody got lost.'
      ]
    },
    {
      id: 'lies-down',
      A: 'partner',
      paragraphs: [
        'After the first cushion {A} stopped for breath, and put an arm across the llama’s back. The llama folded its front legs, and then its back legs. There it lay, like a sofa with ears.',
        '“Up!” said {A}, and pulled. The ears went flat. “Ptoo!” said the llama. It was a dry one, as a warning.'
      ]
    },
    {
      id: 'guess-the-hum',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Mmm,” said the llama. “Are you hungry?” asked {A}. “Mmm.” “Are you cold?” “Mmm.” “Is it your foot?” “Mmm.” A llama hums when it’s tired, and when it’s worried. It hums to find out what is going on.',
        '“Is it one of those three?” asked {A}. “Mmm,” said the llama. “That makes four,” said {A}.'
      ]
    },
    {
      id: 'ears',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'You can tell by the ears. When they stand up like two bananas, all is well. When they lie back, you should take a step to the side. {A} said a few things, to see. “Potatoes,” said {A}, and the bananas stood.',
        '“Bath.” One of them went down. “Bath with hair.” Both went down, as far as they could. {A} took a step to the side.'
      ]
    },
    {
      id: 'hay',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} tried it with hay, which was a long noodle. A llama has a lip that is cut in two, and each half can feel about by itself. The left half found the noodle, and the right half helped. It went in slowly, from end to end. The rest of the llama stayed where it was.',
        '“And now up,” said {A}. “Mmm,” said the llama. It brings its supper up again, and chews it a second time. That can’t be done standing.'
      ]
    },
    {
      id: 'spit-far',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“How far can you spit?” asked {A}. The ears thought about it. Llamas do it mostly to each other, about food. A cross one can hit a hat across a room. {H} was well brought up, and did it only with air.',
        '“Ptoo!” A paper flag on the mountain fell over. “That was the weather,” said {A}, and stood it up. “Ptoo!” It was the weather again.'
      ]
    },
    {
      id: 'elder-wool',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} felt the llama’s back, between two fingers. “There’s a good cardigan in that,” said {S}. “With pockets.” The llama looked round at its own side. It had never thought of itself with pockets.',
        '“What’s left over makes a hat for the llama,” said {S}. “It’ll feel the draught, when it’s been shorn.” “Mmm,” said {A}. It was a fair price.'
      ]
    },
    {
      id: 'unpack',
      A: 'partner',
      paragraphs: [
        '“I know!” said {A}. “If there’s one thing too many on a llama, it lies down until that’s off.” But which was it? {A} leaned on the llama to think. Then {A} took off the hat, and the pan, and the bag. The llama lay there.',
        '{A} leaned across it on {A}’s elbows. “There’s nothing left on it,” said {A}. “Mmm,” said the llama from below. Its ears pointed backwards, at {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-elbows',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the rug, to think harder. At that very moment the llama got up. {A} looked at it, and then at the two elbows. “It was me,” said {A}. “I was the thing too many.”',
        'The llama put its nose under the bag, and hummed until the bag was on its back. It wanted the pan again, and the hat. “Everything?” asked {A}. {H} broke the rule, just for that. “Everything but you,” said the llama.'
      ]
    },
    {
      id: 'walks-alone',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'It is not easy to go up a mountain with nothing to lean on. {A} tried it with both hands behind {A}’s back, and then in {A}’s pockets. Once an elbow went out to the side, all by itself.',
        'The llama stopped, and looked at it. It did not even need to fold a leg. The elbow went home again.'
      ]
    },
    {
      id: 'string',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'For the last bit they changed the order. Llamas walk in a row, and the one who knows the way is first. That was the llama. {A} came after it with the end of the rope.',
        '“Who’s leading who?” asked {A}. “Mmm,” said the llama, and it was a different hum this time. It went up a little at the end.'
      ]
    },
    {
      id: 'the-top',
      A: 'partner',
      paragraphs: [
        'So they came over the second cushion and the third, and were at the top. All the potatoes were there, and nobody had carried {A}.',
        'Then the llama folded its legs again, the front ones and the back ones. “What is it now?” asked {A}. The ears stood up. The llama moved over a bit, to make room. Up here it was allowed. {A} lay down beside it and leaned.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down at the foot of the mountain.',
      '{names} nosed about in the load, and it was potatoes.',
      { text: '{names} slipped in one more potato, a small one.', needs: ['hands'] },
      { text: '{names} tightened the rope by a knot.', needs: ['hands'] }
    ],
    way: [
      '{names} backed out of reach of the ptoo.',
      '{names} rested on the road as well, and nobody pulled.',
      { text: '{names} pushed from behind, and the llama grew heavier.', needs: ['hands'] },
      { text: '{names} wiped one sleeve, although it was a dry one.', needs: ['hands'] }
    ],
    turn: [
      '{names} went ahead a little, up the easy side.',
      '{names} kept well off the llama, to be on the safe side.',
      { text: '{names} handed up the hat.', needs: ['hands'] },
      { text: '{names} held the rope, without leaning on anything.', needs: ['hands'] }
    ]
  },
  bed: [
    'The potatoes went back to the kitchen. The ears were two socks again, and lay in the drawer.',
    'When {H} had washed, {H} folded up all the legs under a blanket. It was no load at all. For a while there was some humming, and it got lower.'
  ],
  last: [
    '“Mmm,” said the bed, and did not want anything, and {H} was asleep.',
    'There was nothing left to carry but a blanket, and {H} lay down under it and slept.'
  ]
})
