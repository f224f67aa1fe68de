import { wishPlot } from '../wish-plot.ts'

export const didLicenceForIt = wishPlot({
  id: 'wish-did-licence-for-it',
  tellsAny: 'did',
  about: 'The hero wants to do it too and takes the test for it, with an examiner beside; it fails twice, because the examiner’s foot has been on the brake.',
  titles: ['A Licence for It', 'Mirror, Shoulder, Arm', 'The Foot Under the Table', '{H} Takes the Test', 'Emergency Stop'],
  company: ['bread board', 'pencil', 'toaster', 'table', 'stool', 'rug', 'chair', 'fridge', 'examiner', 'foot', 'brake'],
  want: [
    {
      id: 'learner',
      A: 'partner',
      paragraphs: [
        '“{did.said},” said {H}, “and now I’m going to {did.my}.” “Have you got a licence for it?” asked {A}. Nobody had told {H} that you needed one.',
        '{A} took the bread board and a pencil, and was the examiner. {A} had always wanted to tick things on a board. {H} got a lid to steer with. On the back {H} got a big red L, as learners do.'
      ]
    },
    {
      id: 'jam-label',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before that there was an eye test. “What does it say on the jam?” asked {A}, from across the room. “Plum,” said {H}. “It’s apricot,” said {A}. “It’s got plum in it,” said {H}. “I was there.”',
        'That was so. The old label had never come off. {A} turned the board round and looked for the right box. “Knows what’s in the jar,” wrote {A}. For {did.doing} that was worth two ticks.'
      ]
    },
    {
      id: 'lady-with-eggs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then there were questions. “You’re just about to {did.your},” said {A}. “From the right comes a lady with eggs. Who goes first?” “The lady,” said {H}. “And if she isn’t looking?” “The eggs,” said {H}.',
        '“From the left comes a man who wants to tell you about his knee.” {H} took a long time over that one. “I wave,” said {H}, “and don’t stop.” {A} made a tick with a little tail. It was the hardest question they had.'
      ]
    }
  ],
  way: [
    {
      id: 'emergency-stop',
      A: 'partner',
      paragraphs: [
        '“When you’re ready,” said {A}. {H} looked in the toaster, which was the mirror, and over one shoulder. {H} put out an arm, and set about {did.doing}. {A} ticked and ticked. Just at the hardest moment the board hit the table. “Emergency stop!” said {A}.',
        '{H} stopped. One foot was off the rug, and half a breath was in. “That was a lovely stop,” said {A}. “But you never got to {did.your}. You’ve failed.”'
      ]
    },
    {
      id: 'parking',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Now do it backwards,” said {A}, “into the gap beside the fridge.” {H} went in backwards, an inch at a time, still {did.doing}. There was a hand’s width on the left, and none on the right. The fridge hummed, as people do who don’t like to say anything.',
        '“You’re on the line,” said {A}. {H} came out and went in again, a bit straighter. Then it fitted so well that it could not be got out. {A} had to move the fridge, or nearly, before anybody could have milk.'
      ]
    },
    {
      id: 'three-points',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“A turn in three points, please,” said {A}. {H} went forwards to the chair, backwards to the table, and forwards once more. In all that time {H} did not leave off {did.doing}. It pointed the other way now.',
        '“It’s quite different with the window behind it,” said {A}, and held up the pencil to see. “That was four points.” “One was a cushion,” said {H}. “You may run over one cushion.” {A} looked it up on the back of the board, and it was so.'
      ]
    },
    {
      id: 'zebra',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In the middle of the test {A} wished to cross. {A} came from the left and took up most of the rug. There {A} stopped, as you may on a crossing, and considered the far side.',
        '“Everybody has to wait,” said {H}, and waited, with the hardest bit half done. A slipper waited, and a ball. {A} looked to the right. {A} looked to the left. {A} sat down, and thought it all over from the beginning.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I took mine in a fog,” said {S}. “The examiner couldn’t see his own pencil. At the end he asked me if I’d done it.” “And had you?” asked {A}. “I’d done it twice,” said {S}. “I’d thought that the first one was the fog.”',
        '{S} put two chairs in a row and sat down behind {A}. “May I come along?” said {S}. “I’ve never seen anybody {did.do} by daylight.” {A} drove carefully, so that {S} should get something for the money.'
      ]
    },
    {
      id: 'roundabout',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was the roundabout. {S} stood on the rug with both arms out and turned. “You have to go round me,” said {S}. So {A} went round {S}, {did.doing}, and looked for a way off. “Not that one,” said {S}. “That one’s the sea.”',
        'The next one was the sea as well. {A} went round nine times, and it got no worse. “Which one’s the right one?” called {A}. “I only go round,” said {S}. “I don’t know what’s out there.”'
      ]
    },
    {
      id: 'safest-of-all',
      A: 'partner',
      paragraphs: [
        'The second time {H} took no chances. {H} looked in the toaster and over both shoulders. For the first moment {H} put out one arm, and for the hardest both. There had never been a safer way to {did.do}.',
        { extra: 1, joins: true, both: ['You could hardly see it for the arms.'] },
        { extra: 2, both: ['“Failed,” said {A}. “I could have buttered some toast in that.”'] }
      ]
    },
    {
      id: 'hill-start',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They practised starting on a hill. The hill was a cushion. “Don’t roll back,” said {A}. {H} stood on it with bent knees, and got as far as being about to {did.do}. Then the hill let out its air, and {H} rolled back as far as the table.',
        '“What did you forget?” asked {A}. “To be heavier at the front,” said {H}. They put a potato in the front pocket. With a potato in front it went off so well that the hill stayed behind.'
      ]
    },
    {
      id: 'hooter',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And when may you use the hooter?” asked {A}. {H} had been hoping that there was one. It was the nose. “When somebody’s in the way,” said {H}. “And not before eight in the morning.”',
        '“And if you only know somebody?” asked {A}. “Then a short one,” said {H}, and gave a short one. It was a nice, round toot. {A} wrote down how it went. Then {A} tried it too, and there was hardly any difference.'
      ]
    },
    {
      id: 'the-foot',
      A: 'partner',
      paragraphs: [
        '{A} looked under the table. “It’s my foot,” said {A}. When a learner drives, the examiner has a brake as well. “Each time you come to the hardest bit of {did.doing}, it goes down by itself.”'
      ]
    },
    {
      id: 'why-it-does-that',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They both had a look at {A}’s foot. It was quite an ordinary one, with a sock. “What’s it afraid of?” asked {H}. “It thinks that there’s a wall coming,” said {A}. “It’s got no eyes, you see. It only hears me breathe in.”',
        '{H} told it, low down and in plain words, that there was no wall in {did.doing}. There was a rug, and then a bit of floor. The foot listened with its big toe. But when {H} only said “Now”, it was down again.'
      ]
    }
  ],
  turn: [
    {
      id: 'feet-up',
      A: 'partner',
      paragraphs: [
        '“I can’t {did.my} with your foot down,” said {H}, and brought the stool. Both of {A}’s feet were put on it, side by side, where there was nothing to press on. “Now it’s only me that’s driving.”'
      ]
    },
    {
      id: 'lamp-out',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was a part for driving at night. {A} turned the lamp away to the wall. {H} had two spoons for headlights, and they did not light up much. “Can you {did.your} in the dark?” asked {A}. “It’s the slow bit,” said the dark.',
        'You could hear it better than by day. There was a sock, and another, and then something that was not a sock. “Dip your headlights,” said {A}, “there’s somebody coming.” It was {H}, from the other side.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“At ours you do it on the left,” said {A}. “If you meet somebody, you both say sorry.” {H} tried it on the left, past {A}. “Sorry,” said {A}. “Sorry,” said {H}. “After you,” said {A}.',
        'It took longer, but there was more to it. By the window they had met four times. “And who’s got the right of way?” asked {H}. {A} had lived there for years and could not say. “The one with the cake, as a rule,” said {A}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was the passenger, on two cushions, with a scarf for a belt. A passenger must not talk to the driver, and {A} had never said a word to one. {H} drove along in front, and was {did.doing}, and now and then {H} looked round.',
        'At the hardest moment {A} leaned to the left. So {H} leaned to the left as well, and it went much better. “I’d have gone straight on,” said {H}. {A} looked out at the side, like somebody who has been that way before.'
      ]
    },
    {
      id: 'third-time',
      A: 'partner',
      paragraphs: [
        'The third time {H} looked in the toaster just once. Shoulder, arm, and off went {H}, L and all. The first moment came, and then the hardest. On the stool ten toes curled up. There was nothing under them, and nobody slowed down. It was {did.who} all over, {did.doing}, and out at the other end.',
        { extra: 1, both: ['{A} had forgotten to tick. The pencil was behind {A}’s ear, where it had gone to hold on.'] }
      ]
    },
    {
      id: 'photograph',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There has to be a picture in a licence. “Don’t smile,” said {A}, and drew. {H} looked like somebody who has never heard of {did.doing}. “That’s how they all look,” said {A}. “It’s so that they can tell them apart.”',
        'Inside it said that {H} was allowed to, by day and by night. One passenger was allowed, and a small load. “What’s a small load?” asked {H}. {A} had put that in to be kind. It was about two cucumbers.'
      ]
    },
    {
      id: 'own-key',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Where will you go first?” asked {A}. People with a new licence always go somewhere. {H} thought of the whole wide flat floor. Then {H} did it once to the window and back, with nobody beside. There was no board, and no pencil, and no foot.',
        '“How was it?” asked {A}. “Quiet,” said {H}. “There’s a rattle at the back that I never heard before.” It was the L. It had come loose at one corner.'
      ]
    },
    {
      id: 'passed',
      A: 'partner',
      paragraphs: [
        '“Passed,” said {A}. “And how does it feel to {did.your}, with nobody braking?” “I’ll take you along,” said {H}. The L came off {H}’s back, and went on to {A}’s.',
        { extra: 1, joins: true, both: ['Then the learner looked in the toaster, and put one careful foot on the rug.'] }
      ]
    }
  ],
  everybody: {
    want: [
      '{names} queued for the next test, behind the stool.',
      '{names} sat in the back seat, with no idea of driving.',
      { text: '{names} filled in a form for it, in the wrong boxes.', needs: ['hands'] },
      { text: '{names} painted another L on a plate, in jam.', needs: ['hands'] }
    ],
    way: [
      '{names} stopped too, with half a breath in.',
      '{names} slid off the back seat at the emergency.',
      { text: '{names} wiped the mirror, though it was toast on the other side.', needs: ['hands'] },
      { text: '{names} directed the traffic, and a slipper had to wait.', needs: ['hands'] }
    ],
    turn: [
      '{names} curled up every toe as well, and let it go by.',
      '{names} kept pace along the edge of the rug, but only just.',
      { text: '{names} waved it through, with two tea towels.', needs: ['hands'] },
      { text: '{names} cleaned the board, crosses and all.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bread board went back to the bread, with all those ticks on it. The stool stood where it was, for anybody with a foot like that.',
    'They washed, with a look over each shoulder. {H} lay down, and for once nobody had to put out an arm.'
  ],
  last: [
    'Beside the bed lay one sock, quite flat, and pressed on nothing. {H} was asleep.',
    'There was a licence for {did.doing}, and there was none for sleeping. {H} slept all the same, with no arm out.',
    '{H} could {did.do} by day and by night. This night {H} was asleep.'
  ]
})
