import { wishPlot } from '../wish-plot.ts'

export const upThere = wishPlot({
  id: 'wish-up-there',
  tellsAny: 'ceiling',
  fed: true,
  about: 'Something to eat is stuck to the ceiling, and since nobody knows when it will come down, somebody has to be under it with a plate.',
  titles: ['Up There', 'A Plate, in Case', 'What Stuck to the Ceiling', '{H} Keeps Watch', 'It Will Come Down'],
  company: ['ceiling', 'plate', 'stove', 'pan', 'table', 'lamp', 'broom', 'chair', 'chairs', 'clock', 'window', 'fork', 'butter', 'cup'],
  want: [
    {
      id: 'stuck',
      A: 'partner',
      paragraphs: [
        '{ceiling.who} had made {ceiling.many}, and one of them had stuck to the ceiling. It had gone up, and nobody had heard it land. There it was, beside the lamp. It had been the best one of them all.',
        'They all stood round with their heads back. “It’ll come down,” said {A}. “When?” asked {H}. “When it’s ready.” {H} wanted to be there when it did, with a plate. That one was going to be for {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'watching',
      A: 'partner',
      paragraphs: [
        'First they tried to hurry it up. {A} knocked on the wall with a broom. {H} blew, with both cheeks. Then they all stamped at once, and the cups rang. Nothing moved up there.',
        'So {H} lay down on the floor, right underneath, with the plate on {H}’s tummy. After a while {H} moved the plate a bit to the left. “It might swerve,” said {H}. The next {ceiling.one} came off the stove, and somebody ate it, and then the next. {H} had none of them. {H} was on duty.'
      ]
    },
    {
      id: 'shape',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does it look like from there?” asked {A}, and lay down next to {H}. From the floor it looked like a country. There was a bay at the bottom, and one long thin cape.',
        '“Who lives there?” asked {H}. “One man,” said {A}, “and he has to hold on.” They waved. You could not see if he waved back, for he had only the one hand free.'
      ]
    },
    {
      id: 'why-stuck',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it holding on with?” asked {H}. {A} looked for something to try it with. A wet leaf of lettuce stuck to the door. It stayed for the count of nine, and then it bowed, and came off.',
        '“It’s got to dry first,” said {A}. They put the lettuce up again, so that the one up there could see how to do it.'
      ]
    },
    {
      id: 'report',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Every five minutes {H} gave a report. “Still there,” was the first one. The second was, “Still there, but thinking.” {A} wrote them all down with the time.',
        'The seventh was news. “One edge is looking down!” {A} came running with the fork. It really was. But it was only looking, and a bit later it drew its head in again.'
      ]
    },
    {
      id: 'other-things',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} had never looked at the ceiling for so long. There was more on it than you think. There was a crack, and a fly, and a place where a cork had been.',
        '“When was that?” asked {H}. {A} remembered it well. “That was your christening, or else the football,” said {A}. “We found the cork in June.”'
      ]
    },
    {
      id: 'name-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'If you wait so long for somebody, you ought to know the name. “Gladys,” said {A}. {H} tried it, quite quietly. “Gladys,” said {H}, “you can come down. Nobody’s cross.”',
        'They held their breath. Butter shone all round the edge. “Perhaps it isn’t Gladys,” said {A}. They went through the alphabet, from both ends, as far as Norman.'
      ]
    },
    {
      id: 'pet-waits',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} had lain down next to the plate and looked up as well. {A} had waited for things before, and was better at it than anyone.',
        '“We share,” said {H}, “half and half.” {A} did not look away from the ceiling for a moment. Nobody could be quite certain that {A} had heard.'
      ]
    },
    {
      id: 'child-throws',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Throw another one,” said {S}, “and it’ll knock the first one down.” “Or there’ll be two,” said {A}. {S} thought about it. That would have been all right, too.',
        '“You could throw up a sock,” said {S}. They looked for one that nobody needed. It did not get even halfway. It was a sock that had never wanted to be anything higher.'
      ]
    },
    {
      id: 'elder-pea',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“At school we had a pea up there,” said {S}, “from before my time. New children were shown it.” “And did it come down?” asked {A}.',
        '“At my leaving party,” said {S}, “on the headmaster. He was speaking about patience.” {S} looked up once more, with respect, and went and fetched a hat.'
      ]
    },
    {
      id: 'cannot-sleep-there',
      A: 'partner',
      paragraphs: [
        'It grew dark. “You can’t lie there all night,” said {A}. “But if I go it’ll come down,” said {H}. “It always does when nobody’s looking.” {A} bent back and looked at it for some time. “It isn’t waiting for you to watch,” said {A}. “It’s holding on because it’s soft. It’s the steam from the pan, it never gets dry.” {H} sat up. The pan had been on all evening.'
      ]
    }
  ],
  turn: [
    {
      id: 'window',
      A: 'partner',
      paragraphs: [
        '{A} took the pan off the stove and opened the window. The cool came in under the lamp. They sat down as if there was nothing the matter, with the plate in the middle. Up there it went tick. One edge let go, and then another.',
        'It did not fall. It came down like a leaf, from side to side, and had a look at all of them. Flop, it went. It lay on the plate, and it was not even crooked.'
      ]
    },
    {
      id: 'colder',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} touched it with one finger. It was as cold as a doorknob, and it had gone hard at the edge. There was a bit of white underneath. “That’s ceiling,” said {A}, and cut it off all round.',
        'Now it was no longer quite round. “It’s got corners,” said {H}. “It’s been a long way,” said {A}. “You’d have corners, too.”'
      ]
    },
    {
      id: 'mark-left',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Now there was a ring beside the lamp, quite pale, and a little shiny. It was as round as a moon. “Shall we wipe it?” asked {A}. The longest arm with the longest cloth did not reach.',
        '“Leave it,” said {H}. “Then we know where it was.” The lamp was the sun, so now they had both of them up there.'
      ]
    },
    {
      id: 'show-again',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How did it get up there, anyway?” asked {H}. They did it again slowly, with the cold pan and a tea towel. The arm came up, and then the wrist did something on its own.',
        '“That was it,” said {A}, “that flick.” The tea towel lay on the lamp. “You see?” said {A}. “It’s in the wrist. It’s stronger than it knows.”'
      ]
    },
    {
      id: 'log-book',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} wrote a report, so that nobody would forget. “Down,” it said, with the time, and then, “Landed well.”',
        '{A} signed it as a witness. They looked round for somebody to send it to. In the end they pinned it up beside the stove, for whoever tossed the next one.'
      ]
    },
    {
      id: 'for-next-time',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Next time I’ll stand on a mark,” said {A}. They stuck a cross of tape on the floor, where nobody should be. It was exactly where the plate had been.',
        '{H} stood on it and looked up. “It’s the best place in the kitchen,” said {H}. So it was not a very good warning. But you could see from it how high the ceiling was.'
      ]
    },
    {
      id: 'in-strips',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They had to decide how to eat such a thing. Cutting seemed too loud. {H} rolled it up, very slowly, like a letter from far away.',
        '“What does it say?” asked {A}. {H} held it to one ear. “It says it’s nice up there,” said {H}, “and warm, but there’s nobody to talk to.”'
      ]
    },
    {
      id: 'shared',
      A: 'partner',
      paragraphs: [
        '{H} broke it in the middle and gave {A} the bigger half, by mistake. It was cold, and tasted a little of lamp. “Is it still the best one?” asked {A}. {H} chewed it for a long time. “It’s the one that was furthest away,” said {H}. Then they both had to look up, because they had got so used to it. There was nothing there but ceiling.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down right underneath, with open mouth.',
      '{names} walked in a ring round the spot, head back, into the table.',
      { text: '{names} fetched a cushion, in case it had to land.', needs: ['hands'] },
      { text: '{names} flipped the air with a pan, to show how it had gone up.', needs: ['hands'] }
    ],
    way: [
      '{names} stamped as well, and sat down with a bump.',
      '{names} lay down next to the plate, as the second on duty.',
      { text: '{names} fanned at it with a newspaper, and it hung on.', needs: ['hands'] },
      { text: '{names} ate two in a row, standing up, out of nerves.', needs: ['hands'] }
    ],
    turn: [
      '{names} shifted over, for whoever came down.',
      '{names} gave a hiccup at the tick, and held the next one in.',
      { text: '{names} wiped the plate once more, for so important a guest.', needs: ['hands'] },
      { text: '{names} took two steps back, with the salt.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the pan and hung it up, and the window was shut again.',
    'They washed and went to bed, and lay on their backs for a bit, out of habit.'
  ],
  last: [
    'There was nothing up there now but the dark, and under it {H} was asleep.',
    'Off duty at last, {H} slept, with both eyes shut.'
  ]
})
