import { wishPlot } from '../wish-plot.ts'

export const lunarNewYear = wishPlot({
  themes: ['lunar-new-year'],
  beginsElsewhere: true,
  wishes: ['Lunar New Year', 'Chinese New Year', 'lion dance', 'lion dances', 'lion dancing', 'lion dancers', 'lion dance street'],
  except: ['eve', 'dumplings', 'dragon', 'año', 'ano', 'mwaka', 'islamic', 'hijri', 'persian', 'jewish', 'japanese', 'korean', 'ethiopian', 'letter', 'crisps', 'chips', 'seeds', 'biscuits', 'who', 'zoo', 'safari', 'envelope', 'envelopes', 'packet', 'packets', 'hongbao', 'hong', 'pao', 'pow', 'angpao', 'angpow', 'lai', 'laisee', 'lucky', 'reunion', 'table', 'dinner'],
  answers: ['chinese', 'lunar', 'lion', 'dance', 'dancing', 'street', 'drum', 'drums', 'envelope', 'packet', 'grandma', 'popo', 'nai', 'first', 'got', 'gets'],
  company: ['lion'],
  moods: ['first', 'proud', 'waiting'],
  about: 'The hero is the back half of the New Year lion and wants to be the mouth, until the mouth is full.',
  titles: ['Two People in a Lion', 'Nothing but Room', 'The Back of the Lion', '{H} Is Not the End', 'Four Tangerines and a Sock'],
  want: [
    {
      id: 'the-back-one',
      A: 'partner',
      paragraphs: [
        'For the New Year there was a lion with two people in it. {H} was the back one. {A} was in front, under a box with a mouth that went clap. Then came a long red cloth, and under the cloth came {H}.',
        'At each of the four doors hung a tangerine on a red ribbon, for the lion. “Who gets to eat them?” asked {H}. “The mouth,” said {A}. {H} wanted to be in front.'
      ]
    }
  ],
  way: [
    {
      id: 'heels',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'First they had to learn to walk. The front went off with the left foot. The back did too, but it was the other left. The lion folded up in the middle.',
        '“Say it aloud,” said {H} from inside. So the lion crossed the room saying “left” and “right” in two voices. It stepped on its own heel only twice, and both times it said sorry to itself.'
      ]
    },
    {
      id: 'first-door',
      A: 'partner',
      paragraphs: [
        'At the first door the mouth went clap, and the tangerine was gone. “Happy New Year,” said the lion to the door. It sounded squashed. {A} had put the tangerine under {A}’s chin, for both hands were holding up the head.',
        '“Now me,” said {H}. “You can’t,” said {A}. “You’re the end.”'
      ]
    },
    {
      id: 'upside-down-luck',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the next wall hung a square of red paper with a sign on it. “That’s luck,” said {A}, “and it’s upside down.” “Then turn it round,” said {H}. “It’s meant to be,” said {A}. “In Chinese, upside down sounds like has arrived. So the luck has arrived.”',
        '{H} wanted to see that, and there was only one way. The back of the lion bent down and looked out between its own knees. “Now it’s the right way up,” said {H}. “Then it’s gone again!” cried {A}. The back half stood up at once, rather red, and the luck came home.'
      ]
    },
    {
      id: 'saucepan-drum',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A lion needs a drum, and {A} had no hand free, so {A} did it with {A}’s mouth. Boom, it went inside the box. When the drum went slowly, the lion had to creep. When it went fast, the lion had to hurry.',
        'Then {A} found out that the drum was really the one who said what happened. It went very slowly, and stopped. The lion stood there with one foot up, and it was {H}’s foot. “Please,” said {H} under the cloth. The drum let it wait a little longer.'
      ]
    },
    {
      id: 'corner',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then came a corner. The head went round it and looked at the new wall. The tail was still coming along the old one, and did not know.',
        '“Where are you?” called {A}. “Before the corner,” called {H}. “Where are you?” “After it.” The lion was so long that it could have waved to itself, but it had no hand free.'
      ]
    },
    {
      id: 'eyes-painted',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A new lion cannot see yet. It has to have its eyes dotted first, with a brush, and then it is awake. {A} dipped the brush in red and put a dot in each. “Can you see now?” asked {A}. “No,” said {H} from under the cloth. “It’s all back here.”',
        'So the cloth got two dots as well, quite small, just where {H}’s nose was. {H} put one eye to it. There was nothing there at all but {A}’s shirt. “It’s a very good shirt,” said the back of the lion.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} watched a lion come into the room, and did not think much of it. The lion bowed. {A} looked past the head and straight at the cloth.',
        '{H} lifted the edge and looked out. {A} looked in. “You knew it was me,” whispered {H}. “Don’t tell the others.” And {A} has never told anybody to this day.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I stood in the street once when the lion came,” said {S}. “There was a lettuce on a string over a shop. It ate the lettuce and threw the leaves at us, for luck. I had a leaf on my head.”',
        '“What did you do with it?” asked {A}. “I kept it in a drawer,” said {S}. “For two weeks that was the luckiest drawer in the street. After that it had to stay shut.”'
      ]
    },
    {
      id: 'how-many-feet',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} looked down and counted the lion’s feet. There were four, and that was right. But the front ones were not the same size as the back ones.',
        '“It’s growing from one end,” said {S}. {A} pulled in the toes. “You’re not meant to look there,” said the cloth. “Then you shouldn’t have so many,” said {S}.'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        'So {H} turned round under the cloth and marched off, and the lion had to go backwards. It came to the second door tail first.',
        '{H} pushed at the tangerine through the cloth. It swung away and came back. “Bite it!” called {A} from far behind. “What with?” asked {H}. There was no mouth at that end. There was only the tail, and the tail was a sock.'
      ]
    },
    {
      id: 'red-envelope',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Something crackled in the head of the lion. It was a red envelope, tucked in behind the eye. “That’s for the New Year,” said {A}. “Somebody’s paid the lion already.” “Which end of it?” asked {H}.',
        'That had to be decided. {A} held out the envelope with two hands, as you should. {H} took it with two hands as well. There was one chocolate coin in it, and it was broken down the middle. “Both ends,” said {H}.'
      ]
    },
    {
      id: 'itch',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Under a red cloth the whole world is red, even your own thumbs. {H} was just looking at them when the lion’s nose began to itch.',
        '“I’ve got no hand free,” said {A}. “Could you?” {H} felt all along {A}’s back and over the top, until there was a nose. {H} scratched it. “Lower,” said the lion. “Thank you.”'
      ]
    },
    {
      id: 'dumplings',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a smell of dumplings now, and it got in under the cloth. The front of the lion stopped to smell it. The back did not, and walked straight into the front.',
        '“You might say when you’re stopping,” said {H}. “I didn’t know I would,” said {A}. “It was the dumplings.” The back of the lion sniffed. After that it could not blame anybody.'
      ]
    }
  ],
  turn: [
    {
      id: 'full',
      A: 'partner',
      paragraphs: [
        'They turned round again. The mouth went clap at the second door, and clap at the third. Then the lion swayed. “What’s wrong?” asked {H}. “Mm,” said the lion. By now there were three tangerines under one chin.',
        '“I can only bite,” said {A} over the tangerines. “Where does a lion put it all?” {H} looked round. Back here there was nothing but room. “I know,” said {H}, and held up the cloth like a bag. “Swallow.”',
        '{A} lifted that chin. Down rolled the tangerines inside the lion, one, two, three. “I’m not the end,” said {H}, and caught them. “I’m the tummy.”'
      ]
    },
    {
      id: 'wag',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'A lion that has eaten three tangerines ought to look pleased. The head tried it, but the face was painted on and could not smile.',
        '“Leave it to me,” said {H}, and wagged. The sock flew round and round. {A} felt it as far as the ears of the box. “Is that you?” asked {A}. “That’s us,” said the tummy.'
      ]
    },
    {
      id: 'for-luck',
      A: 'partner',
      paragraphs: [
        'At the last door the mouth went clap again. “Now we have to spit something out,” said {A}. “A real lion does that, for luck.” {H} was peeling already. Out of the mouth came tangerine, piece by piece, for everyone who was there.',
        '“Do you want to be in front now?” asked {A}. {H} thought about it, chewing. “No,” said the tummy. “You only get to bite. Happy New Year.” And it wagged the sock.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept up beside the lion, as an extra leg or two.',
      '{names} caught hold of the lion’s sock, and it wagged.',
      { text: '{names} hung the tangerine a bit lower, at mouth height.', needs: ['hands'] },
      { text: '{names} drummed on a saucepan for the lion, dum and dum.', needs: ['hands'] }
    ],
    way: [
      '{names} kept well away from the mouth, and got the tail.',
      '{names} made way for the front end, and then for the other.',
      { text: '{names} bowed to the lion from behind, and only the sock noticed.', needs: ['hands'] },
      { text: '{names} drummed the lion along to the next door.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled over when the lion swallowed, one, two, three.',
      '{names} snuffled along the red cloth, after the tangerines.',
      { text: '{names} gave the lion’s tummy a pat, and it said thank you.', needs: ['hands'] },
      { text: '{names} held the last ribbon still, so that it would not swing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lion came apart into a box, a red cloth and a sock. The sock found its other one, which had stayed at home all day.',
    'Then the two halves of the lion washed their sticky hands side by side. They lay down, front and back, and the room still smelled of tangerine.'
  ],
  last: [
    'The back half of the lion was asleep, and that was {H}.',
    'Nobody had to hold up the head any more, or wag the sock. {H} was asleep.'
  ]
})
