import { wishPlot } from '../wish-plot.ts'

export const onDuty = wishPlot({
  id: 'wish-known-job',
  tellsAny: 'known',
  knows: ['job'],
  about: 'The hero does a job at home for an evening and wants to be noticed at it; the real one goes by outside and knows a colleague.',
  titles: ['On Duty', 'You Only See It When It Isn’t Done', 'A Nod from Outside', '{H} and {thing.the}', 'The Late Shift at Home'],
  company: ['telephone', 'window', 'sofa', 'kitchen'],
  want: [
    {
      id: 'on-duty',
      A: 'partner',
      paragraphs: [
        '“I’m on duty,” said {H}. “Tonight I’m {thing.who}.” For {thing.part} {H} had {thing.stand}. “What do you do all evening?” asked {A}. “I wait till somebody needs one,” said {H}, and stood by the door and was ready.',
        { extra: 1, both: [
          'Nobody in the whole house needed {thing.a}. {H} tried calling it down the hall. “{thing.sound}!” called {H}. It was quiet after that, and a bit quieter than before.',
          'No one wanted {thing.a} that evening. {H} waited, and it got quiet, and later on quieter still.'
        ] }
      ]
    }
  ],
  way: [
    {
      id: 'telephone',
      A: 'partner',
      paragraphs: [
        'Then the telephone rang. It was a shoe, and at the other end, on the sofa, sat {A}. “Is that {thing.the}?” asked {A} in a deep voice. “You’d better come to the kitchen.”',
        [
          '“We’ve got {thing.clients} here,” said the deep voice, “the whole kitchen full. Not one of them will go first.”',
          '“It’s not been done here since Tuesday,” said {A}, still as deep as before. “You should see it.”'
        ],
        '“I’m on my way,” said {H}, and was there before the shoe was down. {H} took a deep breath, and {thing.move}. It went very well. {H} turned round to see who had seen it. {A} was reading the back of a packet.'
      ]
    },
    {
      id: 'wrong-house',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The next call came from the bathroom. {H} ran, and rang, and did it all at once, very thoroughly. Only then did {H} ask. “Wrong house,” said {A} from behind the door. “It’s next door that needs it. I’m only somebody washing a cup.”',
        '“It’s done now,” said {H}. {A} came out to look. “I must say,” said {A}, “we’d never have thought of having it done. It does make a difference.”'
      ]
    },
    {
      id: 'new-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’m new,” said {A}. “They’ve sent me to learn it from you.” {H} thought about what came first. “First comes the standing,” said {H}. “You have to stand as if it was cold.” They both stood as if it was cold.',
        '“And then?” “Then you do it,” said {H}, and {thing.move}. {A} did it too, but with the other arm. “That’s for left-handed streets,” said {H} kindly. “We’ve got some of those as well.”'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ve always wondered about that job,” said {A}. “{thing.guess}.” “That’s what everybody thinks,” said {H}. “It’s because we don’t talk about it.”',
        '“Do you get a hat with it?” asked {A}. {H} had not thought of a hat. They found one, and it came down to {H}’s nose. Under such a hat you see nothing but feet. “Left foot,” said {H}. “Right foot. All in order.”'
      ]
    },
    {
      id: 'row',
      A: 'partner',
      paragraphs: [
        'After that {H} did the whole hall, chair by chair and coat by coat. {H} {thing.does}. “Did you see that?” asked {H}. “What?” asked {A}. “All of it!” said {H}. “I’ve done everything, and nobody’s said a word.”',
        '{A} put down the packet. “Do you say thank you to the street lamp?” asked {A}. “It’s on every night. You only see it when it’s out.” {H} thought about that. “So if nobody says anything,” said {H} slowly, “then I’ve done it right.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had watched it all with one eye. {H} did it for {A} too, quite close and free of charge. {A} let it happen. It was not clear whether {A} had needed it.',
        '“There are some who never say,” said {H}, and went on to the next. Behind {H}’s back {A} moved over, into just the place that had been done.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had {thing.a} in our street who whistled,” said {S}. “Every morning, the same bit of a tune. I never once looked out.” “Was it a good tune?” asked {A}.',
        '“I couldn’t tell you,” said {S}, “but one morning it wasn’t there. Then we all stood at the windows in our socks.” {S} tried to whistle it. Only the beginning had stayed. {A} took it along on the next round.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to be on duty as well. “There’s only one job,” said {A}. “Then I’ll have the night of it,” said {S}. So {S} lay down on the rug and had the night of it, with shut eyes.',
        '“Is anything going on?” asked {A}, when it was time to change over. “It was quiet,” said {S}. “A bear came, but only to ask the way.” {A} wrote that down.'
      ]
    },
    {
      id: 'wants',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What does {thing.a} like best?” asked {A}. {H} knew. “{thing.wants},” said {H}. {A} looked in all the drawers for that, and found a ginger biscuit.',
        '{H} ate it standing up, as people do on duty, and looked up and down the hall meanwhile. “Crumbs,” said {A}. “I’ll do those too,” said {H}. “It’s all one job in the end.”'
      ]
    },
    {
      id: 'place',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Where are they really, at this time?” asked {A}. “Most of them are {thing.where},” said {H}, “or they’re just taking off their boots.” They stood at the window for a bit and looked out. Down there the street was wet and quite empty.',
        '“It looks as if it had been done,” said {A}. “It’s been done, all right,” said {H}. “I can see that from here.” Yesterday they would have looked down there and seen only a street.'
      ]
    },
    {
      id: 'complaint',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The shoe rang again. It was a complaint. “I’ve had it done,” said {A} in a high voice, “and now I can’t find my other slipper.” “That isn’t us,” said {H}. “That’s Slippers. You want the other shoe.”',
        'So {A} rang up the other shoe. {H} had to be Slippers too, with a hand over {H}’s nose. “Slippers here,” said {H}. “Have you looked at your foot?” There was a long silence at the other end. Then {A} hung up, very softly.'
      ]
    },
    {
      id: 'one-more',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How many have you done today?” asked {A}. {H} counted on ten fingers, and began again at the first one. It was nineteen, or twenty with the sofa. “And which was the hardest?” “The one with nobody watching,” said {H}. “I wanted to stop in the middle.”',
        '“But you didn’t,” said {A}. “No,” said {H}, “because halfway looks worse than not at all. That’s the first thing they teach you.” {A} wondered who they were. {H} only nodded towards the street.'
      ]
    }
  ],
  turn: [
    {
      id: 'outside',
      A: 'partner',
      paragraphs: [
        'So {H} did one more round, quite softly, for nobody at all. {H} didn’t call, and didn’t look round. At the window {H} stopped to do the sill. Outside, under the lamp, somebody was going home from work. It was {thing.who}, the real one, with tired feet.',
        '{H} stood still with {thing.stand}. {thing.the} looked up, and saw {H}, and saw what {H} was holding. Then {thing.the} gave a nod. It wasn’t a wave. It was the nod that people give each other who do the same work. {H} nodded back, just as short.'
      ]
    },
    {
      id: 'colleague',
      A: 'partner',
      paragraphs: [
        '“What did you two say?” asked {A}, who had come to the window too late. “Nothing,” said {H}. “But now somebody’s seen me.”',
        { extra: 1, both: ['{A} walked down the hall and looked for what was different. There was nothing to see. “You’ve done that very well,” said {A}.'] }
      ]
    },
    {
      id: 'handover',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Now it’s the night shift’s turn,” said {H}. “I have to hand over.” But there was nobody to take it. So they laid it all on the sill, where you could see it from outside.',
        '“If anything happens, they’ll know where it is,” said {H}. They looked at it once more from the door. It looked ready.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried hard to need {thing.a}, and could not think what for.',
      '{names} lay down across the doorway, to be on duty as well.',
      { text: '{names} drew a badge on a sticky label, and it stuck to the rug.', needs: ['hands'] },
      { text: '{names} filled a flask with water, for the long evening.', needs: ['hands'] }
    ],
    way: [
      '{names} came to the kitchen as well, and waited to be next.',
      '{names} got to the kitchen first, and had to be worked round.',
      { text: '{names} answered the other shoe, but nobody was there.', needs: ['hands'] },
      { text: '{names} hung up the shoe again, after the call.', needs: ['hands'] }
    ],
    turn: [
      '{names} came round the corner softly, and needed nothing.',
      '{names} pressed up to the glass, a little lower down.',
      { text: '{names} wiped a round hole in the steam on the window.', needs: ['hands'] },
      { text: '{names} pulled the curtain further back, to see the whole street.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the shoe beside the other shoe. Whatever had been on duty went back to its place.',
    'They washed and lay down. Somewhere out there somebody was doing it now, and there was nothing at all to be heard. “That’s well done,” said {H}.'
  ],
  last: [
    'Nobody said a word, so it must have been done right. {H} was asleep.',
    '{thing.the} was on duty somewhere, and {H} was not, and slept.'
  ]
})
