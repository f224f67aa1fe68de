import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const splinter = wishPlot({
  id: 'wish-splinter',
  beginsElsewhere: true,
  wishes: ['splinter', 'splinters', 'spelk', 'skelf', 'sliver finger', 'splinter finger', 'splinter foot', 'splinter hand', 'splinter thumb', 'splintter', 'tweezers', 'tweezer', 'thorn foot', 'thorn finger', 'thorn thumb', 'thorn hand', 'thorn toe', 'bindies', 'bindi feet', 'bindies feet', 'prickles feet', 'prickle foot'],
  answers: ['finger', 'foot', 'hand', 'thumb', 'toe', 'wood', 'wooden', 'bench', 'stick', 'fence', 'out', 'take', 'taking', 'taken', 'got', 'has', 'had', 'getting', 'needle', 'tweezers', 'let', 'hurt', 'hurts', 'ouch', 'ow', 'park', 'tiny', 'scared', 'crying', 'cried', 'screaming', 'screamed', 'today', 'plank', 'deck', 'barefoot', 'in', 'from', 'still', 'won’t', 'pull', 'pulled', 'thorn'],
  except: [...SERIOUS, 'eye', 'glass', 'metal', 'infected', 'infection', 'swollen', 'nail', 'group', 'ninja', 'turtles', 'lion', 'mouse', 'paw', 'elephant', 'bear', 'eyebrows', 'chin', 'fell'],
  moods: ['first', 'afraid'],
  company: ['boat', 'broom', 'island'],
  about: 'The hero rows and would like to be the one who points; then the oar leaves a splinter in the pointing finger, which has to stick out, and the boat goes wherever it says.',
  titles: ['The Finger Says Left', 'Something of the Oar', 'Where the Finger Goes', '{H} Points at Everything', 'Under Water by Way of a Cup'],
  want: [
    {
      id: 'who-points',
      A: 'partner',
      paragraphs: [
        'The sofa was a boat, and the oar was the broom. {A} was captain, and sat in front, and pointed. “There!” said {A}, and {H} rowed there. {H} had rowed all afternoon, and wanted to be the one who points.',
        '“Only one more island,” said {A}. {H} pulled hard. “Ow,” said {H}, and let go of the oar. In the tip of {H}’s first finger there was a short dark line. “That’s a splinter,” said {A}. “Some of the oar’s come off in you.”'
      ]
    }
  ],
  way: [
    {
      id: 'sticking-out',
      A: 'partner',
      paragraphs: [
        'Nobody was to touch that finger, or come near it, or breathe. So {H} held it straight out, away from everything. “There?” said {A}, and looked where it pointed. {A} rowed, in thick gloves. “Land ahead!” called {A}. It was the bookcase.',
        '{H} turned round to look, and the finger turned too. “Left!” cried {A}, and rowed left. {H} noticed something. “I’m captain now,” said {H}.'
      ]
    },
    {
      id: 'up-and-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} had an itch behind one ear, and scratched it with the wrong hand. Meanwhile the finger went up past the lamp. “Up?” asked {A}. A boat does not go up. But a captain is a captain. {A} stood the boat’s cushions on end, and they had a wave.',
        'It was a big one. “Who ordered that?” called {A}, from behind it. The finger pointed at the ceiling and said no more.'
      ]
    },
    {
      id: 'obeyed',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It is strange how everybody looks where a finger points. It pointed at the clock, and {A} told {H} the time. It pointed at the biscuit tin, quite by accident, for it had to point somewhere. {A} brought the tin.',
        'A biscuit went in from the side, past the finger. “I never said a word,” said {H}, with crumbs. “It’s not for the crew to ask,” said {A}, and took one too.'
      ]
    },
    {
      id: 'pulling-at-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll just take hold of it and pull,” said {A}. “I’ll be very quick.” The finger went behind {H}’s back at once. So now it pointed at the wall. {A} could not get round there, because {H} turned, and the finger was always on the other side.',
        'They went round like that three times. The boat must have been in a whirlpool. “It’s just as frightened of me as I am of it,” said {A}, and sat down.'
      ]
    },
    {
      id: 'whose-splinter',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What does it look like, from above?” asked {H}, who had both eyes shut. {A} bent down over it, with both hands behind. “It’s like a fish under ice,” said {A}. “It’s lying down flat, with its tail out. It isn’t doing anything.”',
        '“Is it as long as the oar?” “It’s as long as a comma,” said {A}. {H} opened one eye. From inside it felt like a good half of the broom.'
      ]
    },
    {
      id: 'wood-remembers',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} looked over the oar, slowly, from end to end. About where you hold on there was a place as rough as a tongue. In the middle of it a small bit was missing. “There,” said {A}. “That’s its bed. You’ve got the oar’s only loose tooth.”',
        '“It can have it back,” said {H}. {A} stroked the place with a bit of sandpaper till it was smooth. It sounded like somebody saying hush to a broom.'
      ]
    },
    {
      id: 'glove-for-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Until it was out the finger needed a roof. They tried an eggcup, and it fell off. They tried the cap of a bottle, and that was too near. In the end {A} made a cone out of paper, which touched nothing at all. With that on it was like a small lighthouse.',
        'It still pointed. “Ship on the right,” said {A}, and steered round {H}. “You can go closer,” said {H}. “You’re only not to talk loudly.”'
      ]
    },
    {
      id: 'other-knows',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“You leave them in,” said {A}. “They come up by themselves, like radishes.” “When?” asked {H}. {A} thought. “In a week or two. I had one once, and I’d forgotten all about it. Then it was in the soap.”',
        '{H} worked out how much can happen in two weeks to a finger. There was buttoning, and there was a birthday. “I can’t point the whole time,” said {H}. “You’d never get away from the sea,” said {A}.'
      ]
    },
    {
      id: 'the-others-fingers',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The other nine had to do everything now. The thumb and the ring finger buttoned a button. It was the first time that they had worked together, and it went into the wrong hole. The little one scratched. “It’s very good at that,” said {H}, surprised. “It gets right in.”',
        '“And what does that one do?” asked {A}. They both looked at the long thin captain. “It’s on the bridge,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} believed a finger too, like everybody. It pointed at the floor, and {A} went there and looked. There was nothing on the floor. Then it pointed at a chair, and {A} looked under that. There had been nothing there since Sunday.',
        'At last {A} came back and looked at the finger itself, from close by. “Don’t breathe on it,” whispered {H}. {A} breathed on it. It was only warm.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I was a carpenter’s boy for one summer,” said {S}. “I had so many splinters that I rattled.” “How did you get them out?” asked {A}. “The carpenter told me the same joke every time. At the end of it he’d have it in his fingers.”',
        '“What was the joke?” asked {A}. {S} thought so hard that it showed. “I never heard the end,” said {S}. “I was always looking at the splinter.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to see the splinter. “Where is it?” asked {S}. “You’re looking at it,” said {A}. {S} looked even harder. “That’s dirt,” said {S}. {A} was hurt, and held the finger higher. “It’s from an oar,” said {A}.',
        '{S} looked at all of {S}’s own fingers, and found a bit of jam. “Mine’s from a bun,” said {S}, and stuck it straight out as well. For a while the boat had two captains, and went to pieces a little.'
      ]
    },
    {
      id: 'the-cup',
      A: 'partner',
      paragraphs: [
        '“That finger needs a bath,” said {A}. “In warm water the skin goes soft.” {A} brought a cup with soap in it. The finger went in slowly, with its tip down. “Down?” said {A}. “Aye, aye.” And {A} threw the blanket over the whole boat. They were under the sea.',
        'It smelled of soap down there. {A} wanted to see the splinter, and picked at the skin. “Ow!” They were up again at once. “That was the wrong way,” said {A}. “I pushed.”'
      ]
    },
    {
      id: 'down-there',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'They dived once more, since the water was still warm. {A} held the torch, and was a fish with a lamp. “It’s gone all wrinkled,” said {H}, and the finger came out of the cup. It looked a hundred years old, and wise. “Ask it something,” said {A}.',
        '“Where’s the treasure?” asked {H}. They both watched. The old finger shook a bit, because it was cold, and then it pointed at {A}. “I haven’t got it,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-way-it-came',
      A: 'partner',
      paragraphs: [
        '{A} held the lamp and only looked. “It’s lying like the oar when you row,” said {A}, “from the tip, and in towards you. That’s the way it came. So it’ll have to go back that way.” {A} fetched a bit of sticky tape. “You show me where,” said {A}. “You’re the captain.”',
        '{H} laid the tape on, as lightly as a leaf, and pressed. Then the finger pointed straight ahead, and did not shake. “There,” said {H}. {A} drew the tape off, out to sea, as you do an oar.'
      ]
    },
    {
      id: 'on-the-tape',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They held the tape up to the lamp, and looked through it. There lay the splinter, quite brown, beside two hairs of the rug. “So that’s you,” said {H}. Under a magnifying glass it was a log, and had bark on.',
        '“You could build something out of that,” said {A}. “A raft,” said {H}, “if I’d had a few more.” {H} was glad, all in all, that it was only the one.'
      ]
    },
    {
      id: 'back-where-it-belongs',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“It’s got to be washed, where it was,” said {A}. So the finger had one more bath, with soap, in which it did not point at anything. It turned round and looked about. There was a dot on it, like a full stop. “The splinter was the comma,” said {A}, “and this is the full stop.”',
        '“That means it’s over,” said {H}. They both thought about what the sentence had been. “Ow,” said {H}, “comma, ow, full stop.”'
      ]
    },
    {
      id: 'still-pointing',
      A: 'partner',
      paragraphs: [
        '“It’s out,” said {A}, and showed it on the tape. “That means you can row again.” {H} bent the finger, and it bent. Then it stuck straight out once more, all by itself.',
        '“It isn’t quite well yet,” said {H}. “Only one more island.” {A} sighed, and took up the oar. “Where to, captain?” The finger thought about it. Then it pointed at the bed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned to the left, whenever the boat did.',
      '{names} lay at the back, and made the boat heavier.',
      { text: '{names} bailed out the boat, with a saucer.', needs: ['hands'] },
      { text: '{names} folded a flag for whichever island it was.', needs: ['hands'] }
    ],
    way: [
      '{names} looked where the finger pointed, and then looked there again.',
      '{names} sat down in the boat, a good way from the finger.',
      { text: '{names} put on a thick glove as well, and rowed with a spoon.', needs: ['hands'] },
      { text: '{names} cleared a chair out of the way of the finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept very still, until the tape was off.',
      '{names} peeped at the splinter, which was hard to find.',
      { text: '{names} held up the lamp, without a word.', needs: ['hands'] },
      { text: '{names} waved from the last island but one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The oar was stood in its corner, and it was a broom, and smooth all the way down. The cup was tipped out.',
    '{H} washed, with all ten, and was rowed to bed. There the blanket went over everything, up to the chin.'
  ],
  last: [
    'The finger pointed at the pillow for a bit longer, and then it bent, and {H} was asleep.',
    'Nobody rowed and nobody pointed, and the bed with {H} in it went on by itself, asleep.'
  ]
})
