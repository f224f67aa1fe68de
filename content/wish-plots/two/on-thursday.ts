import { wishPlot } from '../wish-plot.ts'

export const onThursday = wishPlot({
  id: 'wish-two-contest',
  tellsAny: 'contest',
  about: 'Two very unlike ones need a judge for their contest; nobody can see both at once, and it turns out that neither wants it to be won.',
  titles: ['Who’s Won', 'The Twentieth Time', 'An Egg Cup in the Middle', '{H} Has to Say', 'Again on Thursday'],
  company: ['cup', 'pencil', 'shelf', 'chair', 'door', 'hall'],
  want: [
    {
      id: 'a-judge',
      A: 'partner',
      paragraphs: [
        'At the door stood {role.first} and {mate.first}. “We’re having {contest},” said {role}, “and we need somebody who says who’s won.” “We’ve had it nineteen times,” said {mate}. “Each time we both said: me.”',
        'So {H} was the judge, and wanted to be a fair one. {A} stood an egg cup on the shelf, for a cup.',
        { extra: 1, joins: true, both: ['{role} {role.enters}. And {mate} {mate.enters}.'] }
      ]
    }
  ],
  way: [
    {
      id: 'both-at-once',
      A: 'partner',
      paragraphs: [
        '“Go!” called {H}. And {role} {role.trouble}. At the very same moment {mate} {mate.trouble}. Then they both looked at the judge.',
        '{H} had looked only at {role}, and {A} only at {mate}. “Nobody can see both of you at once,” said {H}. So {contest.the} had been for nothing, and the cup stayed on the shelf.'
      ]
    },
    {
      id: 'training',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you train for it?” asked {A}. {role} didn’t. {role} only thought about it, before going to sleep, and then {role} had nearly always won. “And you?” “I train at lunch,” said {mate}.',
        '“What do you do then?” “I watch {role} thinking,” said {mate}. “It’s harder than it looks.” {H} wrote both down. A judge has to know such things.'
      ]
    },
    {
      id: 'supporters',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There have to be people who cheer. {A} was all of them. On the left {A} was for {role}, and on the right {A} was for {mate}. In between was a chair, and {A} had to run round that each time.',
        '“Whom do the chairs cheer for?” asked {mate}. Nobody had asked them. They put them round the other way, so that they could see a bit more.'
      ]
    },
    {
      id: 'rules',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What are the rules?” asked {H}. “No pushing,” said {role}. “No singing in the other one’s turn,” said {mate}. “And if you’re ahead, you have to wait, or it gets lonely.”',
        '{H} looked up from the paper. “If you both wait, nobody’s ahead.” “We’ve noticed that,” said {role}.'
      ]
    },
    {
      id: 'nineteen',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What was the best time of the nineteen?” asked {A}. They both answered at once. “The seventh,” said {role}. “The seventh,” said {mate}, “when it rained.”',
        '“What happened in the seventh?” They had both run in under the same tree and waited. By the time it stopped it had been too dark for {contest}. They’d counted it all the same.'
      ]
    },
    {
      id: 'the-same',
      A: 'partner',
      paragraphs: [
        '“It’s only fair if you do it the same way,” said {H}. So {role} {role.hides}. And {mate} {mate.hides}. Now you could see both at once, and there was nothing to see.',
        '{A} yawned. “I’d sooner see what I missed before,” said {A}. Then {A} whispered to {H}. “They aren’t looking at the cup at all. They look at each other, and then at the clock.”'
      ]
    },
    {
      id: 'a-break',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Halfway through there was a break, with something on a plate. {role} had hoped for {role.wants}, and {mate} for {mate.wants}. There were crackers.',
        '“You take the big one,” said {mate}, “you’ve done more.” “You take it,” said {role}, “you’ve got further to go.” It went to and fro between them until it was two small ones.'
      ]
    },
    {
      id: 'photo',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“In a real one there’s a photo at the end,” said {A}, “in case it’s close.” {A} held up an empty frame. {role} and {mate} stood still in it. Both tried to be a little behind.',
        '“Who’s in front?” asked {H}. {A} looked through the frame from both sides. “The carpet,” said {A}.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What’s {contest.the} for?” asked {A}. They both began at once and stopped at once. “I used to know,” said {role}. “It had to do with a gate,” said {mate}. “One of us was to go through it first.”',
        '“And which of you did?” “Neither,” said {role}. “We were still having {contest} when they took the gate away.”'
      ]
    },
    {
      id: 'practice-judge',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Somebody had to watch the judge, too, so that it was all in order. {A} sat down opposite {H} and watched. {H} looked to the left very fairly, and then to the right.',
        '“You were longer on the left,” said {A}. “There was more there,” said {H}. “And on the right it was over sooner.” It went down in the book as even.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'It was good that {A} was there, for {A} had seen it all and was for nobody. “Who was better?” asked {H}. {A} looked at the one on the left. {A} looked at the one on the right.',
        'Then {A} looked at the plate. “That’s not what I asked,” said {H}. But it was easy to understand.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I played draughts with a neighbour every Friday,” said {S}, “for twenty-three years.” “Who won?” asked {A}. “He was ahead when he moved away,” said {S}. “Or I was. It was on a slip of paper.”',
        '“And the paper?” “He’s got one half,” said {S}, “and I’ve got the other. On mine there’s only a number.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be in it too, and came in last, and was first in that. “I won backwards,” said {S}. {A} looked it up on the judge’s paper. There was nothing there against it.',
        'So {S} was given a lid on a string. {role} and {mate} both clapped. Neither of them had known that you could get in at that end.'
      ]
    },
    {
      id: 'judge-practises',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You’ve got to be able to say it,” said {A}, “so that nobody’s sad.” {H} practised on two spoons. “And the winner is the big one,” said {H} grandly. They both looked at the small one.',
        'It lay there and shone just as before. But nobody in the room liked it. {H} said quickly that it had been only a practice, and moved the spoons together again.'
      ]
    }
  ],
  turn: [
    {
      id: 'if-one-wins',
      A: 'partner',
      paragraphs: [
        '{H} took the cup down, and both of them looked at the floor. “If one of us wins,” asked {mate}, “what comes after that?” “Then it’s over,” said {H}. “There’ll never be {contest} again.” Nobody said a word. {H} put the cup back.',
        '“I’d have to see it again,” said {H}, “as it was at first.” So {role} {role.use}. And {mate} {mate.use}.'
      ]
    },
    {
      id: 'result',
      A: 'partner',
      paragraphs: [
        '“And who’s won?” asked {A}. “I blinked,” said {H}. “You’ll have to come again on Thursday.” “That makes twenty-one,” said {role}, and was delighted. “Will you be looking properly then?” asked {mate}. “I blink a lot,” said {H}.',
        { extra: 1, both: ['The cup stood in the middle of the shelf, and neither of them looked round at it.'] }
      ]
    },
    {
      id: 'in-the-cup',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What do you do with a cup that nobody’s won?” asked {A}. They thought about it. Then {A} boiled an egg. It was cut across. {role} had the hat of it, and {mate} had what was underneath.',
        'The judge had the toast. “That’s the best cup there’s been,” said {mate}. “The other nineteen times it was only a stone.”'
      ]
    },
    {
      id: 'swapped',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“On Thursday we might change over,” said {role}. “I do it your way, and you do mine.” {mate} tried it out at once. It wasn’t like at all, and {role} had to lie down on the rug with laughing.',
        '“Do I look like that?” “Only when you’re winning,” said {mate}. {H} wrote it on the list, as number twenty-two.'
      ]
    },
    {
      id: 'way-home',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Which way do you go?” asked {A}. {role} lived {role.home}. {mate} lived {mate.home}. It was in quite different directions. “We go together as far as the corner,” said {mate}.',
        '“Which corner?” “The furthest one there is,” said {role}. {A} looked after them for a long time, and they were still on the way to it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down exactly in the middle, for fairness.',
      '{names} trotted from one to the other, and could not choose.',
      { text: '{names} blew the starting whistle, through two fingers.', needs: ['hands'] },
      { text: '{names} shone up the egg cup with a sock.', needs: ['hands'] }
    ],
    way: [
      '{names} coughed at the start, and it had to be started again.',
      '{names} cheered for the wrong one, and then for the other wrong one.',
      { text: '{names} waved two tea towels, a striped and a plain.', needs: ['hands'] },
      { text: '{names} kept the score on a slate, and it was nothing all.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled down nicely, now that nobody had to win.',
      '{names} ran a lap of honour, for anyone who wanted it.',
      { text: '{names} chalked a Thursday on the slate, with a ring round it.', needs: ['hands'] },
      { text: '{names} put a boiled egg in the cup, so that it had been good for something.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cup stayed where it was, in the middle. {role} {role.night}. And {mate} {mate.night}.',
    'Still a bit damp, {H} lay down and shut one eye, and then the other. It was impossible to say which had been first.'
  ],
  last: [
    'Both eyes came in at the same time, and {H} was asleep.',
    'Nobody had won, and nobody would before Thursday. {H} slept.'
  ]
})
