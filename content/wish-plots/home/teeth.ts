import { wishPlot } from '../wish-plot.ts'

export const teeth = wishPlot({
  themes: ['teeth'],
  except: ['grinding', 'grinds', 'grind', 'growing'],
  moods: ['waiting', 'learning', 'quarrel'],
  answers: ['cleaning', 'toothbrushing', 'time', 'dientes', 'cepillarse', 'escovar', 'dentes', 'brosser', 'dents', 'brosse', 'kupiga', 'mswaki'],
  about: 'The new toothpaste may be opened when the old tube is empty, and the old tube never is.',
  titles: ['One More Pea', 'The Tube That Was Not Empty', '{H} and the Tiger on the Shelf', 'The Cleanest Tap in the Street', 'It’s in the Shoulders'],
  want: [
    {
      id: 'tiger',
      A: 'partner',
      paragraphs: [
        'It was time to brush teeth, and on the shelf lay a new tube of toothpaste. It had stripes, and a tiger on it. “I’ll have that one,” said {H}, and held out the toothbrush. “When the old one’s empty,” said {A}.',
        'The old one lay beside the tap, as flat as a leaf. {H} picked it up and pressed. Out came one small blob, the size of a pea. So {H} had to brush with that. “Now it’s empty,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'rolling-up',
      A: 'partner',
      paragraphs: [
        '{A} rolled the tube up from the bottom, like a snail, and out came another pea. You cannot put a pea back in, so {H} brushed with that one too. Then {H} trod on the tube, and sat on it. There was a pea every time, and {H} brushed every time. “My teeth are getting tired,” said {H}.'
      ]
    },
    {
      id: 'escaped-pea',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One pea got away. It rolled off the brush and dropped into the basin. Quite slowly, on its own foam, it slid towards the plughole. {A} put a finger in front of it. “That one’s had its turn,” said {H}. “It hasn’t met a single tooth,” said {A}.',
        '“But it’s out,” said {H}, “and out is out.” They could not agree what the rule was for peas. While they talked, it went round the finger on the left. Plip. “It’s gone to brush the pipe,” said {H}. “It’s got no bristles,” said {A}, and looked down after it, a little worried.'
      ]
    },
    {
      id: 'tune',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How long does it have to be?” asked {H}, with {H}’s mouth full of foam. “As long as the song about the bus,” said {A}, and hummed it. {H} brushed at the top for the wheels, and at the bottom for the bell.',
        'When the wipers came, the brush went swish, swish, swish. Foam flew on to the mirror. “It’s raining,” said {H}.'
      ]
    },
    {
      id: 'each-in-turn',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do the teeth at the back like it too?” asked {A}. “They can’t see anything,” said {H}. “They only hear it coming.” {H} went and did them specially, and told them what was going on outside.',
        '“What do they say?” asked {A}. {H} listened, with the brush standing still. “Left a bit,” said {H}.'
      ]
    },
    {
      id: 'supper-list',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There’s still some supper in there,” said {A}, and read it out, from left to right. “Rice. Rice. A bit of spinach, on the corner. Something orange.” {H} brushed it away, one thing after another, and waved to the rice.',
        '“Anything else?” asked {H}. {A} bent down further. “A raisin.” “I haven’t had a raisin today,” said {H}. It had been Saturday, in a bun. “Then it’s been there for three nights without paying,” said {A}. The raisin was in no hurry to leave, and took a whole pea of toothpaste.'
      ]
    },
    {
      id: 'dragon',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} looked into the mirror and made as much foam as there was. It came out at both corners. “I’m a sea,” said {H}. At least that was probably it, for it sounded like “aba bee”.',
        '“I’m a bee too,” said {A}, and made some foam as well. They buzzed at each other until {H} had to spit. It was quite a small sea, in the end.'
      ]
    },
    {
      id: 'tiger-teeth',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Who brushes the tiger’s?” asked {H}. “Nobody,” said {A}. “It has to chew bones for it.” {H} looked at the tiger on the new tube. Its teeth were very white.',
        '“I don’t think it’s chewed a bone today,” said {H}. “It’s been lying on our shelf since Monday.” {A} turned the tube round, so that the tiger could look at the tiles instead.'
      ]
    },
    {
      id: 'toothbrushes',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the mug stood all the toothbrushes of the home, with their heads together. One had hair like {A} in the morning. “That one’s tired,” said {H}. “A toothbrush lasts as long as a summer,” said {A}, “and then it does shoes.”',
        '{H} stroked its bristles flat with one finger. They stood up again at once. “It doesn’t want to do shoes,” said {H}.'
      ]
    },
    {
      id: 'hardest-thing',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“A tooth is the hardest thing on you,” said {A}. “It’s harder than a bone.” {H} knocked on one with a fingernail. Tock. {H} knocked on one knee, and on {H}’s forehead, to compare. They gave hardly any sound at all.',
        '“And right next door there’s the tongue,” said {H}. “That’s the softest.” {A} had not thought of that. “It lives in there with twenty hard people,” said {H}, “and nobody’s ever trodden on it.” “Now and then,” said {A}, “when you talk with your mouth full.” {H} gave {H}’s tongue a little brush as well, to be fair.'
      ]
    },
    {
      id: 'pet-teeth',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{H} wondered if one pea would do for {A}. {A} was asked, and looked at the toothbrush from quite close, and then at the wall.',
        'That was clear enough. “You’d get foam all over anyway,” said {H}. One pea less would have been a help, but you cannot make anybody.'
      ]
    },
    {
      id: 'glass',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had tooth powder, in a tin,” said {S}. “If you laughed, it was all over the room.” “And did you laugh?” asked {A}. “My cousin made a face at me every single evening.”',
        '{A} made a face. {S} laughed, and nothing came out at all. “You see what you’re missing,” said {S}.'
      ]
    },
    {
      id: 'race',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came in with a toothbrush behind each ear. “I’ll help you to get it empty,” said {S}, and held out both of them. {A} pressed. Two peas came out, side by side.',
        '{S} brushed at the left with one and at the right with the other. “It’s twice as fast,” said {S}. “But they keep meeting.”'
      ]
    },
    {
      id: 'shoulders',
      A: 'partner',
      paragraphs: [
        '{A} held the tube up to the lamp and turned it round. “You’re pressing its tummy,” said {A}. “The toothpaste is all up there, in the shoulders. That’s where it hides when you roll up the tube.”',
        '{H} looked. It was true. The tube still had two round little shoulders. “Right,” said {H}, and put a thumb on each.'
      ]
    }
  ],
  turn: [
    {
      id: 'worm',
      A: 'partner',
      paragraphs: [
        '{H} pressed. There was a noise like “pfft”, and a long white worm flew out. It lay across the mirror, and the tap, and the tip of {A}’s nose. “That’s a whole week of peas,” said {A}, and did not move.',
        'There was no room for so much in anybody’s mouth. {H} thought for a moment, and began to brush the tap, at the front and at the back. It shone so much that you could see two faces in it. One of them had a white nose. After that {H} brushed the nose.'
      ]
    },
    {
      id: 'spoon',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'There was still some worm on the mirror. {A} fetched a dull old spoon, and {H} brushed that too, and it came out like new. “Toothpaste can do that,” said {A}. “It’s very fine sand, really.”',
        '{H} looked into the spoon, and somebody upside down looked out, with very clean teeth.'
      ]
    },
    {
      id: 'goodbye',
      A: 'partner',
      paragraphs: [
        '“Now it really is empty,” said {H}, and took the new tube down. First {H} felt along all {H}’s teeth with one finger. They were as smooth as the tap. “There’s nothing left on them to brush,” said {A}. So {H} laid the tiger back on the shelf.',
        'Then {H} pressed the old tube once more, very gently, just to say goodbye. They both bent over it. There was a pea. “It’s kept one for the morning,” said {H}, and screwed the lid on. “And after that it’s the tiger’s turn.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} licked round all the teeth, one side and then the next.',
      '{names} growled at the tiger, but only once.',
      { text: '{names} wetted a brush too, and waited for a pea.', needs: ['hands'] },
      { text: '{names} hung the towels straight, like stripes.', needs: ['hands'] }
    ],
    way: [
      '{names} trod on the tube as well, and nothing came out.',
      '{names} sneezed, because of the mint.',
      { text: '{names} shook the tube, and held it to one ear.', needs: ['hands'] },
      { text: '{names} brushed too, with water, for as long as it took.', needs: ['hands'] }
    ],
    turn: [
      '{names} fled from the worm, as far as the bath mat.',
      '{names} came up to the tap, and met a wide face in it.',
      { text: '{names} wiped a corner of the mirror, and left the best bit.', needs: ['hands'] },
      { text: '{names} held out a toothbrush for a bit of the worm.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wiped the mirror with a cloth, and the tiles as well. The tap needed nothing.',
    'Then {H} lay down, and felt all those teeth once more with the tip of {H}’s tongue. Every one was there, and every one was smooth.'
  ],
  last: [
    'The teeth were all put away behind two lips, and {H} slept with the lid on.',
    'On its shelf the tiger had to wait for the morning, and {H} was asleep until then.'
  ]
})
