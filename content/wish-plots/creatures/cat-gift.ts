import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const catGift = wishPlot({
  id: 'wish-cats-gift',
  themes: ['cats'],
  except: [...NOT_WELL, 'kitten', 'kittens', 'kitty', 'dog', 'dogs'],
  answers: ['mouse', 'mice', 'whiskers', 'hunting'],
  company: ['cat', 'mouse', 'mouse hole'],
  about: 'The cat brings one mouse after another as a present, and the one who gets them only puts both feet on the chair.',
  titles: ['A Mouse for You', 'Both Feet on the Chair', '{H} and the Grey Sock Mice', 'Not One Mouse', 'The Present With a Tail'],
  want: [
    {
      id: 'for-you',
      A: 'partner',
      paragraphs: [
        '{H} was the cat, with a scarf for a tail. The cat was very fond of {A}, and wanted to give {A} a present. So it lay down at the mouse hole under the cupboard, and waited. The mouse was a grey sock with a string to it.',
        'The cat caught it, and carried it over in its teeth, and laid it on {A}’s foot. “For you,” said the cat. Both of {A}’s feet went up on to the chair. “A mouse!” said {A}. “Take it away!”'
      ]
    }
  ],
  way: [
    {
      id: 'fatter',
      A: 'partner',
      paragraphs: [
        'It must have been too small. The cat caught a fatter one, with two socks in it, and laid that in {A}’s lap. {A} took it by the tail, with two fingers, and put it outside the door.',
        '“That was your supper,” said the cat. It put the third mouse into {A}’s slipper, where {A} was sure to find it. And {A} did find it, with five toes.'
      ]
    },
    {
      id: 'missed',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'With the next mouse there was a mistake. The cat jumped, and the mouse was somewhere else. The cat landed with its head in the curtain. At once it sat down, and began to lick its shoulder.',
        '“You missed,” said {A}. “I was on my way to wash,” said the cat. “It came out of the curtain with great dignity,” {A} told the newspaper, “and with a curtain ring.”'
      ]
    },
    {
      id: 'whiskers',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'One mouse ran behind the sofa. The cat had six whiskers, made of drinking straws, and put its face to the gap. “If the whiskers go in, the rest of the cat does too,” said {H}. “That’s what they’re for.”',
        'The whiskers bent. “They say no,” said {H}. “Then the sofa’s the wrong size,” said {A}. The cat lay flat and put one paw in, up to the shoulder. It brought out a pencil, and looked at it as if it had meant to.'
      ]
    },
    {
      id: 'in-or-out',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Miaow,” said the cat at the door. {A} got up and opened it. The cat put its nose out, and sat down exactly in the middle. “In or out?” asked {A}. “I’m thinking,” said the cat.',
        '{A} stood there until one ear was cold. Then the cat came in again, and {A} shut the door and sat down. “Miaow,” said the cat. It was on the wrong side of that door, whichever side it was.'
      ]
    },
    {
      id: 'too-high',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“How do you even know there’s one in there?” asked {A}. “I hear it,” said the cat, and turned one ear with two fingers. “Mice talk so high up that only cats can hear it.”',
        '“What does it say?” “It says that nobody’s about,” said {H}. {A} lay down by the mouse hole as well, and listened hard. {A} could only hear the fridge. “That’s a much bigger animal,” said the cat.'
      ]
    },
    {
      id: 'one-more-mouse',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The cat brought one for {A} too, and put it down politely, a little to the left. {A} did not put any feet on a chair. {A} looked at the mouse for some time, and then at {H}.',
        '“Don’t mention it,” said the cat. They both sat there with the mouse between them. It’s a good thing to have, if nobody can think of what to say.'
      ]
    },
    {
      id: 'sausages',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had a cat that brought us sausages,” said {S}. “Every Friday it came in with six of them, all on one string. It walked like a bride.” “Where from?” asked {A}.',
        '“Nobody knew,” said {S}. “Then a man three doors down told us that somebody was taking his.” “And did you give them back?” {S} looked at the ceiling. “They’d been very good sausages,” said {S}.'
      ]
    },
    {
      id: 'not-at-home',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“There’s a mouse in here that nobody can catch,” said a voice under the table. It was {S}. {A} lay down in front of it, with both paws tucked in. A cat can wait for an hour and look asleep.',
        'It was quiet for a bit. “Are you still there?” asked the mouse. “No,” said the cat. So out came the mouse, and ran straight into four paws. “You said no,” said {S}. “I’m a cat,” said {A}.'
      ]
    },
    {
      id: 'shoe-box',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'A box stood in the hall, and a cat has to sit in a box. It was a shoe box. The cat put one paw in, and two, and three. Then it sat down, and most of the cat was outside. “Does it fit?” asked {A}. “Exactly,” said the cat, and did not breathe.',
        '“How will you catch a mouse in there?” “It’ll think that I’m shoes,” said the cat. No mouse came. And when the cat got up at last, so did the box.'
      ]
    },
    {
      id: 'not-one',
      A: 'partner',
      paragraphs: [
        '{A} tipped the slipper up and thought. “A cat brings mice to its kittens,” said {A}, “until they’ve learned how to do it. You think that I can’t catch any.” “Well,” said the cat, “have you ever caught one?”',
        '{A} had to think. There had been a cold once, and a bus, and they did not count. “No mice,” said {A}. “Not one,” said the cat. “I don’t know how you manage to live.”'
      ]
    }
  ],
  turn: [
    {
      id: 'lesson',
      A: 'partner',
      paragraphs: [
        '“I’ll teach you,” said {H}, and let a mouse run along on its string. {A} stamped after it, and it was gone. “Not with feet,” said the cat. “Lie flat. Wait until it’s forgotten you. Then wriggle behind, and then go.”',
        '{A} lay down on the rug and waited. The mouse came out a bit further. {A}’s behind went left and right, left and right. Then there was a soft thump. “I’ve got it!” whispered {A}, with both hands full.'
      ]
    },
    {
      id: 'own-tail',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The cat saw what was still missing, and lent {A} a scarf. “Straight up means hello,” said the cat. “If only the tip goes, you’re thinking of a mouse. And if all of it swishes, you want to be left alone.”',
        '{A} tried to say hello. The tail lay on the floor. “You’d have to hold it up,” said {H}. So {A} went round the room with one hand behind, and said hello to all the furniture.'
      ]
    },
    {
      id: 'elbow',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'A cat washes when it has hunted. {H} licked a paw and wiped it over one ear. The other paw is for the other ear. {A} did the same, and then {A} wanted to do an elbow.',
        'It was not to be reached. {A} tried it from above, from below and lying down. “No one can do their elbow,” said {A}. “A cat can,” said {H}. But when {H} tried, {H}’s tongue was too short by the length of a mouse.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“The real hunt’s in the dark,” said the cat. “A cat needs hardly any light.” {A} switched off the lamp. They went across the carpet on soft paws, one behind the other, and did not make a sound.',
        '“Ow,” said {A}. “That was the chair.” “It’s been there all day,” said the cat. Then something else said ow, and it was lower down. “And that was the table,” said {A}.'
      ]
    },
    {
      id: 'brought-back',
      A: 'partner',
      paragraphs: [
        'It was {A}’s first mouse, and {A} was proud of it. {A} took it between {A}’s teeth, carried it right across the room and laid it on {H}’s foot. “For you,” said {A}.',
        'The cat looked down. It was not a fine mouse, and it was rather wet. “You shouldn’t have,” said the cat. And it rubbed its cheek along {A}’s knee, which in Cat means that the knee is taken.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined the queue at the mouse hole, at the back.',
      '{names} pulled in a foot or two, because of the mouse.',
      { text: '{names} admired the mouse, from behind a chair.', needs: ['hands'] },
      { text: '{names} tied the cat’s tail on again.', needs: ['hands'] }
    ],
    way: [
      '{names} brought the second mouse in again, from outside the door.',
      '{names} sneezed at the mouse, which was mostly sock.',
      { text: '{names} turned the other slippers upside down, just in case.', needs: ['hands'] },
      { text: '{names} laid a place for the cat, with a very small fork.', needs: ['hands'] }
    ],
    turn: [
      '{names} wriggled behind as well, and went nowhere.',
      '{names} crept up on a slipper, for practice.',
      { text: '{names} gave the string a twitch, for the next pupil.', needs: ['hands'] },
      { text: '{names} clapped with two fingers, so as not to scare the mice.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mice were socks again, and went into the drawer. One was missing, and nobody could say where it might be.',
    '{H} washed like a cat, and then with water. When the blanket was turned back, something lay in the middle of the bed. It was small and grey, and it had a tail.'
  ],
  last: [
    'With one paw on a mouse, and the other under {H}’s chin, {H} was asleep.',
    'Somebody in that home could catch mice now, and {H} had nothing left to do but sleep.'
  ]
})
