import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_PET } from './whoever.ts'

export const petInSpace = wishPlot({
  id: 'wish-our-pet-in-space',
  beginsElsewhere: true,
  star: 'pet',
  nothingElse: true,
  wishes: ['our dog goes to the moon', 'space', 'outer space', 'into space', 'to the moon', 'moon', 'on the moon', 'rocket', 'in a rocket', 'astronaut', 'astronauts', 'spaceship', 'space ship', 'space station', 'lands on the moon', 'flies to the moon'],
  answers: [...WHICHEVER_PET, 'space', 'moon', 'rocket', 'astronaut', 'spaceship', 'spacesuit', 'goes', 'go', 'going', 'went', 'flies', 'fly', 'flew', 'flying', 'to', 'into', 'in', 'on', 'a', 'is', 'an', 'becomes', 'first', 'lands', 'landed', 'travels', 'trip', 'visits', 'and', 'back', 'stars', 'blasts', 'off', 'builds', 'outer', 'lives', 'real'],
  except: ['fish', 'goldfish', 'died', 'dead', 'heaven', 'howls', 'lost', 'sends', 'laika', 'toy', 'over'],
  moods: ['question', 'first'],
  company: ['ball', 'moon', 'rocket', 'helmet', 'radio', 'bowl', 'spoon', 'grass', 'biscuit', 'mountain', 'dust', 'seat', 'door', 'field glasses', 'glasses', 'wardrobe', 'dot'],
  fed: true,
  about: 'The family’s pet flies to the moon to fetch a ball that was thrown too high, and will not come back for its name.',
  titles: ['A Small Red Dot', 'Small Passengers Only', '{H} Throws It Too High', 'Home by Eight', 'Ting, Ting, Ting'],
  want: [
    {
      id: 'too-high',
      A: 'partner',
      paragraphs: [
        '{H} threw the red ball for {star}, and threw it too high. It did not come down. At last {A} held out the field glasses. On the moon there was a small red dot. {H} wanted that ball back. {star} looked up too. It had fetched every ball so far.',
        'Out on the grass stood a silver rocket, no bigger than a wardrobe. SMALL PASSENGERS ONLY, it said on the door. {star} walked in. “You haven’t got a helmet!” called {H}. There was one on the seat, and it fitted.'
      ]
    }
  ],
  way: [
    {
      id: 'lift-off',
      A: 'partner',
      paragraphs: [
        '“Three, two, one,” said {A}, who had found the radio. The grass lay flat. Whoosh! The rocket grew as small as a pencil, and then a pin. From the radio came a bump, and a slow sort of paddling. “It’s floating,” said {A}. “Up there nothing pulls you down.” Something crunched, now here and now there. “So’s the biscuit,” said {H}.'
      ]
    },
    {
      id: 'buttons',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'There was a picture of the buttons on the lid of the radio. “The green one’s for up,” read {A}, “and the red one’s for down. And the big one’s for a drink.” From above came a click and a gurgle. Another click came, and another gurgle.',
        '“It’s found the big one,” said {H}. They heard it nine times. “Water comes in balls up there,” said {A}. “You have to snap at it as it goes by.” Snap, said the radio.'
      ]
    },
    {
      id: 'one-tap',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“One tap’s for yes,” said {H} into the radio, “and two’s for no. Are you well?” Tap. “Are you cold?” Tap, tap. “Can you see us?” There was a long pause. Then it tapped, and {H} waved, with both arms, for a good while.',
        '“And what does it look like from up there?” asked {A}. That was no question for taps. The radio breathed. Then it gave one small sniff, as at a door.'
      ]
    },
    {
      id: 'the-bed',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{star} was used to a nap at six. They heard how it turned round, once and twice, to lie down. It turned a third time. “You can’t lie down there,” said {A}. “There’s no down.” It went on turning, like a sock in the wash.',
        '“Hold on to the blanket,” said {H}. Something rustled, and it was quiet. They could hear it snore, from above and from below. In between it bumped against the lamp.'
      ]
    },
    {
      id: 'past-the-station',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Then another voice was in the radio. “This is the space station,” it said. “Something has just looked in at our window. It had a helmet on, and it breathed on the glass.” “That’s ours,” said {H}.',
        '“It’s left a smear,” said the station, and did not sound cross. “We haven’t seen anybody for four months. We’ve all been over to look at it. Could it come by again on the way back?”'
      ]
    },
    {
      id: 'the-weight',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{A} worked out what {star} weighed on the moon. You have to share it by six. “About as much as a loaf,” said {A}. “And I?” asked {H}. “A fairly good turkey.”',
        '{H} picked up a loaf, to know what it was like. It was nothing at all. “It’ll blow away,” said {H}. “There’s no wind,” said {A}. “There’s no air to make one.”'
      ]
    },
    {
      id: 'footprints',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Through the glasses you could see its tracks. They went in a line, past a crater, round a stone, and back to the stone. “It’s been there twice,” said {H}. It had to see who had been by.',
        '“Nobody for fifty years,” said {A}. “And those tracks will stay. There’s no rain to wash them out.” They both looked at the stone. “Then it’s signed the moon,” said {H}.'
      ]
    },
    {
      id: 'so-quiet',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'For a moment the radio was so quiet that they heard the grass. “Is it broken?” asked {H}. “It’s the moon,” said {A}. “You can’t hear a thing there, not even if a mountain falls over.”',
        'They listened to the moon. It was the longest nothing that {H} had ever heard. Somewhere in the middle of it a tummy rumbled, and that was {star}’s.'
      ]
    },
    {
      id: 'the-earth',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What’s it looking at?” asked {H}. The puff of dust had sat down at the edge of a hole, and did not move. “It’s us,” said {A}. “We’re up there, from there. We’re blue, and four times as big as the moon.”',
        '{H} stood up quite straight, and looked as blue as possible. “Does it know which bit we are?” {A} thought so. It was the bit where the light was on in the kitchen.'
      ]
    },
    {
      id: 'weather-man',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Along the path came a man with a torch, and had only wanted a walk. “Have you lost something?” he asked. “It’s on the moon,” said {H}, and gave him the glasses. He looked for a long time, and wiped them.',
        '“It’s got a ball,” said the man. “I know,” said {H}. He gave the glasses back, and said good night, and went off slowly. At the corner he looked up once more, and walked into the hedge.'
      ]
    },
    {
      id: 'second-pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} sat beside the radio, with one side of the head to it. Out of it came breathing that {A} knew. It came from a box, and there was nobody behind the box. {A} had looked.',
        'So {A} looked up instead, where they all did. It was far off, and round. {A} had often told it what was what, at night, from the window.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} did the moon walk, on the cushions. You lifted one knee very slowly, and then you hung there. “I’m hanging,” said {S}, and sat down with a bump. “You’ve got too much down,” said {A}.',
        'They tried it with a pillowcase over each foot. It was slower already. {S} went once round the table like that, and it took as long as a Sunday.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I was up that night,” said {S}, “when the first ones walked on it. The whole street sat before one telly, in dressing gowns. It was all grey and it wobbled.” “What did they do there?” asked {A}.',
        '“They hopped,” said {S}. “They’d been very serious for years. And the first thing they did, when they were there, was hop.”'
      ]
    },
    {
      id: 'on-the-moon',
      A: 'partner',
      paragraphs: [
        'There was a puff of dust on the moon. {star} had landed! It went up to the ball and gave it a push. But on the moon nothing weighs much. The ball flew over a mountain, and {star} flew after it, in jumps as long as a street. It pushed again. “The rocket goes home at eight,” said {A}.',
        '“{star}, come home!” called {H} into the radio. The puff hopped off to the left. “Come here!” It hopped on. “Behind the moon there’s no radio at all,” said {A}. “And it’s never come for its name down here either. What does it come for?”'
      ]
    }
  ],
  turn: [
    {
      id: 'ting',
      A: 'partner',
      paragraphs: [
        '{H} ran for the bowl and the spoon, and held them to the radio. Ting, ting, ting! Up there the puff stood still. It turned round. It came back over the mountain in one single jump. On its way in it gave the ball one last push, from behind. The door shut. “And the ball?” asked {A}. {H} looked and looked. The red dot was gone.'
      ]
    },
    {
      id: 'coming-down',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'It took a while to come home from space. They laid a blanket out on the grass, so that it could see where. {H} put the bowl on one corner. {A} held up the torch, and swung it to and fro.',
        '“Left a bit,” said {H} into the radio. Tap, tap. “That’s no.” “Then right,” said {A}. Tap. It could smell by now where the bowl was.'
      ]
    },
    {
      id: 'moon-dust',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'Moon dust smells of fireworks, from a long way off, the day after. {H} put a bit of it in a matchbox. It was as grey as flour with pepper. “Write on it where it’s from,” said {A}.',
        '{H} wrote “Moon”, and because there was room, “off {star}”. The matchbox weighed nothing. But then it had weighed nothing before.'
      ]
    },
    {
      id: 'plop',
      A: 'partner',
      paragraphs: [
        'At eight the grass lay down flat. {star} walked out, straight past them both, to the bowl. It was grey all over with moon. {H} put both arms round that, and it went on eating. Then something whistled, very high up, and came nearer. Plop! Beside the bowl lay the red ball, with frost on. {star} looked at it, and looked at {H}. “Not so high,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited for the ball with open mouths.',
      '{names} sniffed at the rocket, but would not fit in.',
      { text: '{names} threw a stick, to compare, and that came down.', needs: ['hands'] },
      { text: '{names} packed a biscuit for the journey.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to the radio with the head on one side.',
      '{names} lay flat, like the grass.',
      { text: '{names} took a turn with the glasses, and saw mostly eyelash.', needs: ['hands'] },
      { text: '{names} drew a map of the moon, with a cross.', needs: ['hands'] }
    ],
    turn: [
      '{names} came running too, for it had gone ting.',
      '{names} sneezed at the moon dust.',
      { text: '{names} filled up the bowl a second time.', needs: ['hands'] },
      { text: '{names} brushed off some of the moon, with care.', needs: ['hands'] }
    ]
  },
  bed: [
    'The ball was put to thaw, and the bowl was licked as clean as a helmet.',
    '{H} splashed a little, and lay down where something pulls you down. It was very comfortable.'
  ],
  last: [
    'On the moon there was a row of small tracks, and {H} was asleep.',
    'Nothing more came down that night, and {H} was asleep.'
  ]
})
