import { wishPlot } from '../wish-plot.ts'

export const twoFronts = wishPlot({
  id: 'wish-incident-twowant',
  tellsAny: 'twowant',
  amongChildren: true,
  partnerPlays: true,
  company: ['shoe', 'queue', 'corner', 'camel', 'toilet', 'drink'],
  about: 'Two want the same thing and both were first; each leaves a shoe to keep the place, and so it is the shoes’ turn before anybody else’s.',
  titles: ['A Queue With Two Fronts', 'The Shoes Go First', '{H} Was First as Well', 'Clop, Pad, Clop, Pad', 'How Long Is a Shoe’s Turn'],
  want: [
    {
      id: 'both-first',
      A: 'partner',
      paragraphs: [
        'There was only one {twowant.bare}, and {H} and {A} had both got there first. “I was first,” said {H}. “I was first as well,” said {A}.',
        '“It’s a queue,” said {A}, “and I’m at the front.” “So am I,” said {H}. It was a queue with two fronts and no back. They stood there, elbow to elbow, and nobody went away.'
      ]
    }
  ],
  way: [
    {
      id: 'wanted-it-before',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I wanted it when I woke up,” said {H}. “I wanted it before I woke up,” said {A}. “I wanted it yesterday.” “I wanted it when I was a baby, and I couldn’t say so.” {H} thought hard.',
        '“I wanted it when I was an egg,” said {H}. {A} had never heard of anybody who had wanted it earlier. But {A} did not move away. “I was an egg as well,” said {A}.'
      ]
    },
    {
      id: 'nearest-nose',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“My nose is nearer to it than yours,” said {H}. {A} leaned forward, and then {A}’s nose was. {H} leaned further. So did {A}. Soon they were both bent over like two taps.',
        '“You’re going to fall over,” said {A}. “You’re going to fall over first,” said {H}. “Then I’ll have been first at that,” said {A}. They stood up again, both at once, so that nobody had won.'
      ]
    },
    {
      id: 'an-ant',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'A small ant came along between their feet. “It’s joined the queue,” said {H}. “It’s pushed in,” said {A}. They bent down to see what it would do when it got to the front.',
        'The ant went straight past. It did not want a turn at all. It was carrying a crumb, and had somewhere to be. {H} and {A} looked after it for a long time. “It doesn’t know what it’s missing,” said {A}.'
      ]
    },
    {
      id: 'one-shoe-each',
      A: 'partner',
      paragraphs: [
        'Then {H} needed the toilet. {H} took off one shoe and stood it at the front. “That’s me,” said {H}. “I’m still here.” And off went {H} on one shoe and one sock, clop, pad, clop, pad.',
        '{A} was thirsty. So {A} stood a shoe there too, and ran for a drink. When they came back, two shoes were in the queue, side by side. Neither had pushed.'
      ]
    },
    {
      id: 'tongues',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“They’re getting on very well,” said {A}, with a nod at the shoes. “They haven’t got anything to quarrel with,” said {H}. “They haven’t got a mouth.” “They’ve got a tongue each,” said {A}.',
        'They both bent down to look. It was true. Both tongues were out, and neither said a word. {H} put one out too, to see how long you could do that. It was not very long.'
      ]
    },
    {
      id: 'a-cold-foot',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They each had a foot with a shoe on and a foot without. “My sock’s cold,” said {H}, and stood on one leg. “Mine can see out,” said {A}. There was a hole in it, and a toe looked through.',
        '“It wants to know what’s happening,” said {A}. {H} bent down to the toe and told it everything, from the beginning. The toe listened, and wriggled in the right places.'
      ]
    },
    {
      id: 'shoes-first',
      A: 'partner',
      paragraphs: [
        '“Now it’s me,” said {H}. “It can’t be,” said {A}. “The shoes are in front of us. We’re only the back.” It was true. “Then the shoes go first,” said {H}. “But they’ve got to be quick.”'
      ]
    },
    {
      id: 'shoes-have-it',
      A: 'partner',
      paragraphs: [
        'So the shoes {twowant.shoes}. {H} and {A} sat down and waited for them to finish. It was the longest turn there had ever been. “Are you done?” asked {H}. The shoes did not say.'
      ]
    },
    {
      id: 'not-looking',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Perhaps they’re shy,” said {A}, “and they’ll stop when we don’t look.” They both turned round, and looked the other way. {H} counted to ten, and whipped round. The shoes stood just as before.',
        '“They heard you turn,” said {A}. Next time they turned as softly as two owls. It made no difference. If anything, the shoes looked more comfortable.'
      ]
    },
    {
      id: 'never-enough',
      A: 'partner',
      paragraphs: [
        '“They’ll never be done,” said {A}. “A shoe just stays where you put it. Somebody’s got to tell it when its turn’s over.” “And when is it over?” asked {H}. {A} did not know, and the shoes had no idea.'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-corner',
      A: 'partner',
      paragraphs: [
        '“When we’ve been to the corner and back,” said {H}. That was how long a turn would be. They went together, clop, pad, clop, pad. Then the shoes’ turn was over, and they made no fuss.',
        'Now {H} {twowant.did}, and {A} walked to the corner and back. After that {A} {twowant.did}, and {H} walked. Clop, pad. You could hear how much of your turn was left.'
      ]
    },
    {
      id: 'came-to-meet-me',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“You were very quick,” said {H}, who had hardly begun. “You turned round before the corner.” “The corner came to meet me,” said {A}. {H} looked over at it. It was standing where it always stood.',
        '“It’s gone back now,” said {A}. But {A} went once more, all the way. {A} slapped the corner with one hand, so that {H} should hear.'
      ]
    },
    {
      id: 'sizes',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They counted how many steps it was, and it did not come out the same for both. “Your steps are the wrong size,” said {H}. “I’ve only got these,” said {A}.',
        'So {A} borrowed {H}’s steps. {A} went behind {H}, and put each foot down just where {H}’s had been. They looked like two clockwork hens, one behind the other. Now it came out the same, to the very last clop.'
      ]
    },
    {
      id: 'wrong-queue',
      S: 'other',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I once stood in a queue for an hour,” said {S}. “When I got to the front, it was the wrong queue. I’d come for stamps, and it was for carpets.” “What did you do?” asked {A}.',
        '“Everybody was looking at me,” said {S}. “So I bought a carpet.” “And the stamps?” “I couldn’t send the letter,” said {S}. “So I sent the carpet.”'
      ]
    },
    {
      id: 'as-slow-as-that',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Once {H} asked for a slow one. {A} lifted the foot with the shoe as if it were full of water, and set it down. Clo-o-op. Then came the other foot. Pa-a-ad. It was a turn and a half, at least.',
        '“Now I want one like that,” said {A}. {H} went so slowly that there was time for a whole yawn. Halfway to the corner {H} stood quite still. “I’m not stopping,” said {H}. “I’m in the middle of a clop.”'
      ]
    },
    {
      id: 'both-shoes-off',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '{A} wanted to know how it went without any shoes. {A} took off the other one, too. Pad, pad, pad, pad. You could hardly hear it. “Are you still walking?” called {H}. “I’m nearly there,” whispered {A}, close to {H}’s ear.',
        '{H} jumped. “That doesn’t count,” said {H}. “You have to be able to hear a turn.” So the shoe went on again, with the lace still tied.'
      ]
    },
    {
      id: 'elder-and-the-cat',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“There were six of us at home,” said {S}, “and one chair by the stove. We all wanted it. We drew straws for it. We raced for it. One of us got up at four for it.”',
        '“And who got it?” asked {A}. “We had a cat,” said {S}, “and it was always in the chair already. It never once looked sorry.”'
      ]
    },
    {
      id: 'a-third-shoe',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} wanted to be in the queue too, and brought a boot. It was a big one, and came up to {S}’s knees. {S} stood it behind the other two. “That’s me,” said {S}, “when I’m big.”',
        '{A} asked who would have the turn, the small one or the big one. {S} thought about it. “First me,” said {S}, “and then me.”'
      ]
    },
    {
      id: 'pet-at-the-front',
      A: 'pet',
      spare: 15,
      paragraphs: [
        '{A} came to see what they were waiting for. {A} sat down in the queue, in front of the shoes. Nobody said a word against it. {A} looked straight ahead, and did not want a turn.',
        '{A} only wanted to be at the front. {H} went round to the other side. {A} turned round as well, and now that was the front.'
      ]
    },
    {
      id: 'baby-sock',
      A: 'baby',
      spare: 16,
      paragraphs: [
        '{A} had no shoes yet. {H} pulled off one of {A}’s socks and laid it behind the shoes. It lay there like a very small bun. “You’re after us,” said {H}.',
        '{A} pulled off the other sock by the toe, and put it on {A}’s own head. That was a place in another queue, and {A} was the only one in it.'
      ]
    },
    {
      id: 'camels',
      A: 'partner',
      paragraphs: [
        'But {A}’s steps grew long, and {A}’s neck went in and out. “What’s that?” called {H}. “A camel,” called {A}. “It’s got a hard foot and a soft one.” {H} wanted to be a camel as well, and ran after {A}, clop, pad, clop, pad.',
        'At the corner {H} looked back. There was nobody in the queue now, not even in front. “Whose turn is it?” asked {A}. “The shoes’,” said {H}. “We’re busy.” And they went round once more, with humps.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the back of the queue, and could not find one.',
      '{names} walked once round the queue, which did not take long.',
      { text: '{names} raised a hand and asked who was last.', needs: ['hands'] },
      { text: '{names} took a number, out of the air, and waited.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down to wait for the shoes as well.',
      '{names} sniffed the air, and sat a little further off from the shoes.',
      { text: '{names} tied the laces, so that the shoes should look their best.', needs: ['hands'] },
      { text: '{names} clapped for the shoes, to be polite.', needs: ['hands'] }
    ],
    turn: [
      '{names} trotted along to the corner, at the back.',
      '{names} watched the camels come, and watched the camels go.',
      { text: '{names} marked the corner with one glove.', needs: ['hands'] },
      { text: '{names} made two humps out of two elbows.', needs: ['hands'] }
    ]
  },
  bed: [
    'Later four shoes stood by the door in two pairs, with their toes to the front. They would be first tomorrow, all four of them.',
    'Then {H} washed, and went to bed without any clop at all, pad, pad, pad. Under the blanket it was warm, and there was no queue.'
  ],
  last: [
    'It was the pillow’s turn, and {H} was asleep.',
    'By the door the shoes stood in their queue, and {H} was asleep.'
  ]
})
