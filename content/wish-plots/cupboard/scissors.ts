import { wishPlot } from '../wish-plot.ts'

export const scissors = wishPlot({
  id: 'wish-scissors',
  wishes: ['scissors', 'scissor', 'sissors', 'scisors', 'pair of scissors', 'cutting with scissors', 'cutting paper', 'cutting out', 'using scissors', 'learning to use scissors', 'snipping', 'cutting and sticking'],
  answers: ['paper', 'cut', 'cutting', 'learning', 'snip', 'using', 'shapes', 'circle', 'round', 'line', 'safety', 'craft', 'crafts', 'school', 'nursery', 'blunt', 'glue'],
  except: ['grumpy', 'hair', 'haircut', 'fringe', 'beard', 'nails', 'nail', 'toenails', 'fingernails', 'left', 'lefty', 'hand', 'handed', 'rock', 'finger', 'fingers', 'sharp', 'running', 'curtains', 'dress', 'cord', 'grass', 'hedge', 'cake', 'died', 'dead', 'hospital', 'hurt', 'curl', 'crab', 'tail', 'sister', 'brother', 'whiskers', 'cat', 'dog', 'doll', 'barbie'],
  moods: ['learning', 'first', 'proud'],
  about: 'The hero cuts out a round moon, and each corner that is cut off leaves two more, until the scissors stay where they are and the paper goes round.',
  titles: ['Sixteen Corners', 'The Scissors Only Go Straight On', 'A Moon as Big as a Pea', '{H} Turns the Moon', 'The Hole Was Round Too'],
  want: [
    {
      id: 'four-corners',
      A: 'partner',
      paragraphs: [
        '{H} had the scissors with the round noses, some yellow paper, and a plan. It was to be a moon for the window, big and quite round. Snip, snip, snip, snip. “It’s got corners,” said {A}. “I can see that,” said {H}.',
        'A moon with four corners is a window. So the scissors went round once more, and cut off all the corners. Now there were eight.'
      ]
    }
  ],
  way: [
    {
      id: 'more-and-more',
      A: 'partner',
      paragraphs: [
        '“They’re smaller, though,” said {A}. The scissors cut off those eight. Where one had been, there were two. That made sixteen. Snip, snip, snip. The moon had been as big as a plate. Now it was a saucer, and then a biscuit.',
        '“Could you stick a bit back on?” asked {A}. “They can only do off,” said {H}. When there were no more corners to be seen, it was as big as a pea. “It’s round,” said {A}. “You’d have to stand quite near.”'
      ]
    },
    {
      id: 'what-it-was',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It had been a good many things on the way. At first it was a tile, and then a road sign. With six corners it had been a nut off a bicycle. Then the scissors had gone in a bit too deep, and it was a loaf.',
        '“That was my favourite,” said {A}. “You could have hung up a loaf.” “Nobody looks out at night for a loaf,” said {H}.'
      ]
    },
    {
      id: 'thumb-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where’s your thumb?” asked {A}. The thumb was underneath somewhere, and the elbow was up beside {H}’s ear. “It ought to be on the top,” said {A}, “and look at the ceiling. It’s the captain. The others just row.”',
        '{H} put the captain on the bridge. The scissors stood up straight, and opened and shut like a beak. {A} drew two eyes on the thumb, so that it could see where they went. It had a very determined look.'
      ]
    },
    {
      id: 'cardboard',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They tried what else the scissors would eat. They liked wrapping paper best, and went through it with a hiss, without chewing at all. They took wool. At the lid of a shoebox they stopped, with their mouth full, and could not shut it.',
        'A wet tea bag they would not have. It only got folded, and looked out on both sides. “They’re very particular,” said {A}, “for somebody with no plate.”'
      ]
    },
    {
      id: 'thank-you',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Can I have the scissors for a moment?” asked {A}. {H} held them out, and the points looked at {A}. “The other way about,” said {A}. So {H} shut their mouth, took them by the nose, and gave them over ears first.',
        '{A} cut off a thread, and handed them back in the same way. “Thank you,” said {H}. “Thank you,” said {A}. It was like a very short dance. They did it twice more, although there was no thread.'
      ]
    },
    {
      id: 'jaws',
      A: 'same',
      spare: 5,
      paragraphs: [
        'If you open and shut your mouth when the scissors do, it helps. Nobody knows why. {H} went along the edge of a sheet, and {H}’s chin went up and down. {A} watched for a bit, and then {A}’s chin went up and down as well.',
        '“You’re chewing,” said {H}. “It’s a long edge,” said {A}. At the end they both swallowed, and the strip of paper dropped off.'
      ]
    },
    {
      id: 'two-bits',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What are scissors, really?” asked {A}. “Are they one or two?” {H} looked at them. They were two, with a screw through the middle, so that they had to stay together. “Each one alone can’t do a thing,” said {H}. “They’ve got to meet.”',
        '“And always with some paper in between,” said {A}. They opened them and shut them again, without any. Snip. “Now they’ve only said good evening,” said {H}.'
      ]
    },
    {
      id: 'under-the-plate',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Draw round a plate,” said {A}, “and then cut along that.” {H} drew round a plate, and there was a beautiful line. The scissors set out along it. But the line went round a bend and the scissors did not. They were off, straight on, in the direction of the door.',
        '{H} fetched them back. Now the moon had a line on it that was round, and an edge that was not. “It had it written down,” said {A}, “and it still didn’t do it.”'
      ]
    },
    {
      id: 'the-heap',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the table lay a small heap, and that was all of the corners. There were the first four, and the eight, and the sixteen. Nobody needed them. “You can’t throw those away,” said {A}. “Each of them’s sharp at one end, like a new pencil.”',
        '{H} swept them together with the scissors, shut, so that it was a sort of broom. There they lay, until somebody wanted a corner.'
      ]
    },
    {
      id: 'snow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Along one side of a strip the scissors made a fringe. They went in a bit, and out, and in a bit next door. It is easy, for it does not have to be round anywhere. {A} held it to the top lip, and was an old sailor.',
        '“And what does the sailor say?” asked {H}. “There’s no moon tonight,” said the sailor. “We’ll have to steer by a pea.” The moustache blew up in front of every word.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Some paper had come down on the floor, and also on {A}. There was a strip of it across {A}’s back. At each snip {A} looked up at the scissors, in case it was something to eat this time.',
        '“It’s only corners,” said {H}, and took the strip off again. {A} waited for a bit longer. Something that makes such a noise like chewing had to have something in its mouth.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My mother had scissors that nobody was allowed to touch,” said {S}. “They were only for cloth. If you cut paper with those, she could hear it, three rooms off.” “How?” asked {A}. “It hurt them,” said {S}, “and so it hurt her.”',
        '“Did you ever do it?” {S} looked over one shoulder, although it had been a very long time. “One stamp,” said {S} quietly. “And she called out: I heard that.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} did the cutting with two hands, one for each half of the scissors. So {A} had to hold the paper. “Open,” said {A}. {S} opened both arms like somebody with a big fish. “Shut,” said {A}. Snip. A very small bit of paper fell off.',
        '{S} looked at it, and laid the scissors down, and picked it up. “I made that,” said {S}. It was put away safely, in the toe of a slipper.'
      ]
    },
    {
      id: 'straight-on',
      A: 'partner',
      paragraphs: [
        '{A} took the scissors and looked along them. “There’s no bend in them,” said {A}. “They only go straight on. At the end of a snip you stop and point them another way. That’s your corner.”',
        '{H} opened them and shut them. It was so. “Then they can stay where they are,” said {H} slowly. “It’s the moon that has to go round.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-long-snip',
      A: 'partner',
      paragraphs: [
        '{H} took a new sheet, and laid one elbow on the table, so that the scissors stayed there. They went in from the edge, and nibbled, and never shut right to the tip. With the other hand {H} turned the paper, all the time, like a steering wheel.',
        'Then the scissors met the place where they had begun. The moon fell out, as big as a plate, and rocked. {A} ran one finger round the edge. It went round three times, and found nowhere to stop.'
      ]
    },
    {
      id: 'snail',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The scissors did not want to stop now. {A} gave {H} an old envelope, and they went round and round in it, up to the middle. {H} held it up by the end. Down it dropped, as a long spring, and turned.',
        '“There’s a whole staircase in an envelope,” said {A}. It hung from the lamp, and went round very slowly, first one way, and then home again.'
      ]
    },
    {
      id: 'how-many-corners',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“How many corners has it got now?” asked {A}. {H} held the new moon very close, and looked along the edge. “None,” said {H}. {H} looked once more. “Or else so many that they’re all holding hands.”',
        '{A} found that rather a good thought about a circle. The scissors lay beside it with their mouth open, and were not surprised. They had gone straight on the whole time.'
      ]
    },
    {
      id: 'the-hole',
      A: 'partner',
      paragraphs: [
        '{H} picked up the rest of the sheet. There was a hole in it, just as round as the moon, and nobody had even tried. “Now you’ve got two,” said {A}. “Which one are you going to hang up?”',
        '{H} held up the hole, and looked at {A} through it. “This one,” said {H}. “Then the real one can get in.” They stuck it on the window, and the pea beside it, for a star. It was round, after all.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on the first corner, and did not notice.',
      '{names} pricked up at every snip, and there were four.',
      { text: '{names} counted eight corners, and then the same eight from the other end.', needs: ['hands'] },
      { text: '{names} held the sheet flat, on the side where nothing was happening.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the moon under the table, where the rest of it was.',
      '{names} sneezed, and the pea had to be fetched back.',
      { text: '{names} tried to stick two corners together, and they were still corners.', needs: ['hands'] },
      { text: '{names} built a square out of what had been cut off.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round once too, in the same direction.',
      '{names} looked out through the hole, and was looked at from the other side.',
      { text: '{names} tore off the sticky tape, with a corner at each end.', needs: ['hands'] },
      { text: '{names} rolled a finger round the edge as well, and got nowhere.', needs: ['hands'] }
    ]
  },
  bed: [
    'The scissors were shut, and put back in the drawer with their nose to the wall. The corners went into the bin, and nobody had asked for a single one.',
    'Then {H} washed, and lay down, and turned round once, all in one go, with no corners. The yellow moon lay on the chair. In the window was the hole.'
  ],
  last: [
    'Slowly the night came round to the hole in the paper, and looked in, and {H} was asleep.',
    '{H} had rolled up quite round, without one corner, and was asleep.'
  ]
})
