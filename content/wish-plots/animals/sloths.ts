import { wishPlot } from '../wish-plot.ts'

export const sloths = wishPlot({
  themes: ['sloths'],
  except: ['armadillo', 'anteater', 'moths', 'ground', 'swim', 'month', 'turn'],
  answers: ['slow', 'slowest', 'sleepy', 'lazy', 'little', 'baby', 'smiling'],
  moods: ['losing'],
  company: ['sloth', 'sloths', 'branch', 'leaf', 'race'],
  about: 'In a sloth race the last one there has won, and whoever stops is a branch; the hero is always too fast.',
  titles: ['Ready, Steady, Slow', 'Whoever Stops Is a Branch', '{H} in the Sloth Race', 'The Last One There', 'A Sock on the Branch'],
  want: [
    {
      id: 'ready-steady',
      A: 'partner',
      paragraphs: [
        '“Ready, steady, slow!” said {A}. It was a sloth race, from the sofa to the bed, and the last one there had won. There was only one rule. Nobody was allowed to stop. “Whoever stops is a branch,” said {A}.',
        '{H} had never won a race, and wanted to win this one. {H} moved one arm, and then one leg, as slowly as could be. Then {H} looked round. There was the lamp already, and that was halfway. {A} still had both knees on the sofa. {H} had been much too fast.'
      ]
    }
  ],
  way: [
    {
      id: 'the-sneeze',
      A: 'partner',
      paragraphs: [
        '“Back to the start,” said {H}. This time {H} held on to the rug. Then {H} sneezed, and a sneeze throws a sloth forward by a whole step. “Bless you,” said {A}, a good while later. After that {H} crept as slowly as honey. But there was the lamp again.'
      ]
    },
    {
      id: 'conversation',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They talked as they went along, but at the right speed. “Are,” said {A}. {H} waited. The curtain moved in and out. “You,” said {A}. Somewhere a door shut. “Hungry?” said {A}.',
        '{H} had to think back to how it had begun. “I,” said {H}, “was.”'
      ]
    },
    {
      id: 'biscuit-stop',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'On the way there was a biscuit. {H} put out a hand for it, finger by finger. It was nearly there when another hand came along, from the other side. It was {A}’s hand, and it was on its way to the biscuit too.',
        'It took so long that they were both very polite about it. The biscuit broke by itself, in the middle, from all the waiting. A sloth can take a month over one leaf. They took until the clock struck.'
      ]
    },
    {
      id: 'moss',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Sloths are so slow that moss grows on them,” said {A}. {A} laid the green bath mat over {H}’s back. “And moths live in the moss.” {A} put a raisin on top. “That’s the moth.”',
        '{H} carried them both as far as the chair. “Is the moth still there?” asked {H}. “It’s looking out,” said {A}. “I think it likes the ride. It’s never been anywhere so slowly.”'
      ]
    },
    {
      id: 'blue-stripe',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'There was a blue stripe in the rug, and {A} stopped just before it. That is, {A} went on, but on the spot. “That’s water,” said {A}. “Be careful. In the water, sloths are three times as fast.”',
        '{H} put in one hand and felt it pull. In no time at all it would have been over there. So they went along the bank, looking for a bridge, and hoped that there was none.'
      ]
    },
    {
      id: 'smiling',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“You have to smile,” said {A}. “A sloth can’t help it. Its mouth is made like that.” So they smiled at the rug. They smiled at the leg of the table, and it was a long way past it. “My cheeks hurt,” said {H} through the smile.',
        '“Are you cross?” asked {A}. “Very,” said {H}, and beamed. It looked so friendly that {A} had to laugh. That took {A} forward by a whole hand. “Good,” said {H}, and now it was a real one.'
      ]
    },
    {
      id: 'overtaken',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'By the cupboard they were overtaken by the big hand of the clock. You could see it if you looked away in between. “Don’t look back,” said {A} to the clock. “We’re right behind you.”',
        'After that a fly overtook them, on foot, and then the shadow of the chair. {H} was glad about each of them. They would all be there first.'
      ]
    },
    {
      id: 'not-the-bed',
      A: 'partner',
      paragraphs: [
        'There were leaves in the pattern of the rug, brown ones and green ones. {A} was looking at the nearest leaf, and one hand was on its way there. “How do you go so slowly?” asked {H}.',
        '“You’re going to the bed,” said {A} at last. “So you hurry. I’m only going to that leaf.” “And then?” asked {H}. “A sloth doesn’t know that yet,” said {A}.'
      ]
    },
    {
      id: 'call-of-nature',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Once a week a sloth climbs down to the ground to go to the toilet. {H} felt that it was that day of the week. “You can go fast,” said {A}. “I’ll wait on the spot.” “Then I’ve been fast again,” said {H}, “and I’ll lose.”',
        'So {H} went slowly. From the second leaf on it was very hard. From the fourth, {H} crossed both knees, like sloths in a hurry. It ended well, but only just.'
      ]
    },
    {
      id: 'commentary',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“And here they come,” said {S} into a wooden spoon, as they do it at races. “They’re coming. Ladies and gentlemen, they’re still coming.” {S} looked along the rug and breathed in. “It’s one arm,” said {S}. “It’s the left!”',
        'Then {A} could not speak for some time. {S} told the spoon about the weather. “You missed my foot,” said {A}.'
      ]
    },
    {
      id: 'trained',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’ve trained for this for years,” said {S}, “every morning, getting out of that chair.” {S} showed how it went. First there was a hand on the left, and then one on the right. Then a long look at the knees.',
        '{A} had never seen it done so well. “Are you moving?” asked {A}. “My thoughts are up already,” said {S}. “The rest is coming.”'
      ]
    },
    {
      id: 'not-moved',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was in the race as well, at the very back. As far as anybody knew, {A} had not moved since the start. “That’s the rule,” said {H}. “{A}’s a branch.”',
        'It was the calmest branch in the whole wood. For the rest of the race they climbed round {A}, and were careful not to shake it.'
      ]
    }
  ],
  turn: [
    {
      id: 'next-leaf',
      A: 'partner',
      paragraphs: [
        'So {H} looked for a leaf. There was a brown one close by. One finger let go, and then the next. A fly sat down on {H}’s ear, as it was a quiet place. The hand came down on the leaf. And a bit further off there was another one.',
        'When {H} looked up, it had grown dark. There was the bed, and {A} was one leaf behind, with both eyes shut. “I’m in front,” whispered {H}. “I’ve lost.” There was no answer. {A}’s hand lay on its leaf and did not move.'
      ]
    },
    {
      id: 'are-you-moving',
      A: 'partner',
      paragraphs: [
        '“You’ve stopped,” said {H}. “I haven’t,” said {A}. “I’m thinking about my thumb.” They both looked at the thumb. It was not doing anything. “That’s a branch,” said {H}, and hung a sock on it.',
        'So now {H} was the only sloth in the race, the first one and the last one too. And the last one there had won. {H} could not lose any more, and still did not hurry. Nobody here had ever gone to bed so slowly.'
      ]
    },
    {
      id: 'upside-down',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The branch wanted to know how it felt to win. {H} lay down on {H}’s back and held both feet, as sloths do. They eat like that, and sleep like that. From there the lamp stood on a white floor, and all the chairs hung from the ceiling.',
        '“Slow,” said {H}. “It felt slow. And then somebody had a sock on.”'
      ]
    },
    {
      id: 'lap-of-honour',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Whoever wins has a lap of honour. That was once round the bed, and {A} clapped for it. Clap, went {A}, and thought for a while about the second one. {H} waved to the left half of the room. After that it was the turn of the right half, but that was tomorrow.',
        'It was the longest cheering that there had ever been here. It was three claps.'
      ]
    },
    {
      id: 'head-turn',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Look at me,” said {A}. {H} turned to look. A sloth can turn its head nearly all the way round, and it takes its time. On the way {H} saw the cupboard, the door, and a spider who was going somewhere.',
        '“What is it?” asked {H}, when {H} had got there. “I’ve forgotten,” said {A}. “It was such a long way.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} started as well, and got as far as one yawn.',
      '{names} began to turn over, and would be done by Tuesday.',
      { text: '{names} waved a flag for the start, over several minutes.', needs: ['hands'] },
      { text: '{names} swept the track, and overtook everybody.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked with one eye, and a good deal later with the other.',
      '{names} drew level with a chair leg, and stayed level.',
      { text: '{names} brought {H} a hanky, at a speed that was against the rules.', needs: ['hands'] },
      { text: '{names} cheered for {H}, but so slowly that it came out as a yawn.', needs: ['hands'] }
    ],
    turn: [
      '{names} arrived at a leaf, and rested on it.',
      '{names} moved aside, well in advance.',
      { text: '{names} turned back the covers at the finish, fold by fold.', needs: ['hands'] },
      { text: '{names} dusted the last bit of the track, and had plenty of time.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} took the sock off the branch, and the branch had two arms and two legs again.',
    'They washed at the usual speed, and it felt like flying. Then {H} lay down, first one foot, and by and by the rest.'
  ],
  last: [
    '{H} was only going as far as the next breath. And then to the one after that, asleep.',
    'Whoever stops is a branch, and on the pillow lay a small one, breathing: {H}, asleep.'
  ]
})
