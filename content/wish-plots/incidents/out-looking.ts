import { wishPlot } from '../wish-plot.ts'

/** Of what was taken instead of the right one: {mixedup.mine} where the hero took it, {mixedup.ours} where {A} did. */
export const outLooking = wishPlot({
  id: 'wish-incident-mixedup-taken',
  tellsAny: 'mixedup',
  company: ['paper', 'street', 'door', 'owner', 'step', 'wool', 'bakery', 'corner', 'kitchen', 'table', 'bell', 'bus'],
  about:
    'With the wrong one under an arm they go out to look for its owner, who is out looking for them; so somebody has to stop.',
  titles: ['Out Looking', 'A Note Under the Door', '{H} Sits on the Step', 'Round and Round the Same Houses', 'The Wrong One'],
  want: [
    {
      id: 'at-the-table',
      A: 'partner',
      paragraphs: [
['{H} {mixedup.mine}, and only noticed it at home, in the kitchen. {mixedup.odd}. “That’s never yours,” said {A}. {H} shut both eyes and opened them again. It was still so.',
'{A} {mixedup.ours}. It came out that day at the kitchen table. {mixedup.odd}. “Something’s wrong here,” said {H}, and looked at {mixedup.taken} from all sides. {A} looked too, for a long time.'],
'“And where’s the right {mixedup.bare}?” asked {H}. {A} thought about it. “In another kitchen,” said {A}. “And there sits {mixedup.who}, with a face just like yours.” {H} wanted to swap back before bedtime.'
]
    }
  ],
  way: [
    {
      id: 'a-good-look',
      A: 'partner',
      spare: 1,
      paragraphs: [
'{H} and {A} had a closer look at {mixedup.taken}. From a distance you would never have known. But there was a spot in one corner that had never been there before. And there was a bit of strange fluff.',
'“What’s {mixedup.owner} like, do you think?” asked {A}. {H} held the fluff up to the light. It was orange. “Somebody with a cat,” said {H}, “or with a very old jumper.”'
]
    },
    {
      id: 'what-is-in-ours',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What will {mixedup.who} find out about us?” asked {A}. They tried to remember. There would be some crumbs, for one thing, and there might be a raisin. {H} hoped that it was one of the better raisins.',
        '“I could have wiped it this morning,” said {A}. “I was going to.” {H} was glad that it had not been wiped. “Then they’d have thought that it was nobody’s,” said {H}.'
      ]
    },
    {
      id: 'out-they-went',
      A: 'partner',
      paragraphs: [
'{A} took {mixedup.taken} under one arm, and they went out to look for {mixedup.who}. “{mixedup.ask}” said {H} at the bakery. They asked a man with a ladder. They asked right along the street, and everybody was sorry.',
'When they came home, a piece of paper lay under the door. “I was here with the right one,” it said. “You are out. So now I am out too, looking for you.”'
]
    },
    {
      id: 'the-handwriting',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They laid the paper on the floor and looked at it. It had been written in a hurry, against a wall. You could see the bumps of the wall in every word. “Out” had been underlined, and in one corner somebody had drawn a small sad face.',
        '{H} took a pencil and turned the mouth of the face up at both ends. “There,” said {H}, “now it isn’t so bad.” {A} said that it looked a good deal more hopeful.'
      ]
    },
    {
      id: 'running-shoes',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Quick,” said {A}. But being quick takes a while. First one shoe was gone, and then the lace of the other was in a knot. {H} was ready first, and stood in the hall and called out how long it was taking.',
        'At last they were both outside. Then they were both inside again, because {mixedup.taken} still lay on the kitchen table. “We’d have looked silly,” said {A}.'
      ]
    },
    {
      id: 'which-way',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the pavement they had to choose. “If I’d been out so long,” said {A}, “I’d go where there’s a bench.” {H} would have gone where there were swings. They tossed a button for it. It rolled into a crack and stood there on its edge.',
        '“It doesn’t know either,” said {H}, and got it out again with a twig. So they went to the bench and to the swings. There was a pigeon on the bench, and one on the swings.'
      ]
    },
    {
      id: 'asking-wrong',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By and by the whole street knew what they were looking for, and more. A lady gave them a glove that was not theirs. A boy showed them a key. Somebody brought an umbrella that had been standing about since the spring.',
        '“We only want one thing,” said {H}. But people were so pleased to be asked. In the end {A} had to carry all of it back to where it belonged. That took them round the houses once more.'
      ]
    },
    {
      id: 'missed-again',
      A: 'partner',
      paragraphs: [
'So they ran out again, as far as the bakery. Nobody was there. When they came home, they found a second piece of paper. “Here again,” it said. “Out again?” {H} ran to one corner, and {A} ran to the other. There was not a soul to be seen.',
'{A} sat down on the step and puffed. “We’re looking for {mixedup.who},” said {A}, “and {mixedup.who} is looking for us. We all go round and round the same houses.” {H} laid the two pieces of paper side by side.'
]
    },
    {
      id: 'others-trap',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had an idea too. “We’ll go round backwards,” said {A}. “Then we’re bound to meet.” They tried it as far as the lamp post. You see where you have been, very clearly, but not where you are going.',
        'A lady with a trolley was coming along behind them, or in front of them, as you like. “Are you looking for something?” asked the lady. “We were,” said {H}, and helped her to pick up the onions.'
      ]
    },
    {
      id: 'elder-coat',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once came home from a dance in the wrong coat,” said {S}. “It had a sandwich in the pocket, with egg. I thought, I don’t remember that egg.” “And where was your own coat?” asked {A}.',
        '“At a dentist’s,” said {S}. “It had gone home with him. There were some nuts and a ball of string in mine. He never said a word, but he looked at my teeth for a long time.”'
      ]
    },
    {
      id: 'child-owner',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} thought that you only had to call. {S} stood on the step, took a deep breath, and called down the whole street, “We’ve got it!” Three windows went up. A man in one of them called back, “Have you got my ladder?”',
        '“No,” called {S}. “Have you got ours?” “Your ladder?” called the man. After that it got more and more muddled, and {A} had to go across and explain.'
      ]
    },
    {
      id: 'pet-smells',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was shown {mixedup.taken}, and was very interested. There was somebody else’s whole kitchen to be smelled there, and somebody else’s hands. {H} let {A} take all the time in the world.',
        '“Now you know who it is,” said {H}. {A} did know. {A} could have told them at once, if there had been a way to say it. Instead {A} sat down in front of the biscuit tin.'
      ]
    },
    {
      id: 'baby-holds',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} did not see what was wrong with {mixedup.taken}. {A} patted the wrong one with both hands, quite gently, and told it something. When {H} wanted to take it away, {A} held on.',
        '“It isn’t ours,” said {H}. {A} looked at {H} in surprise. What {A} could reach was {A}’s, and so far nobody had minded. {H} had to offer a wooden spoon for it.'
      ]
    }
  ],
  turn: [
    {
      id: 'somebody-stops',
      A: 'partner',
      paragraphs: [
'“Then somebody has to stop,” said {H}, “and that’s us.” {H} sat down on the step beside {A}. They held {mixedup.taken} on their laps, for all the street to see. “Can’t we just look round the corner?” asked {A}. “No,” said {H}. “That’s what we did before.”'
]
    },
    {
      id: 'waiting-games',
      A: 'same',
      spare: 12,
      paragraphs: [
        'It was harder than running. They counted everybody who came round the corner. There was a man with a loaf, and there were two girls with one skipping rope. There was a very slow dog. “It’s a good corner,” said {A}. “I never knew how much comes out of it.”',
        '{H} kept both feet on the step, so that they would not go off by themselves. One of them had begun to twitch. {A} sat on both hands.'
      ]
    },
    {
      id: 'guess-steps',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They listened for steps. First came some that clicked. “Too pointed,” said {H}. Next came some that dragged. “Too tired,” said {A}. Then came a whole crowd of steps at once. But that was only somebody with a dog.',
        '“What would they sound like,” asked {A}, “if somebody had been looking for us all day?” {H} thought. “Like ours,” said {H}.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
'At last {mixedup.who} came round the corner, out of breath, with the right {mixedup.bare}. “You’re sitting still!” said {mixedup.who}. “I never thought of that.” They swapped, and it did not take a moment.',
'{H} fetched some red wool, and tied a bit of it to the right {mixedup.bare}. “Now we’ll know,” said {H}. “And what do I get?” asked {mixedup.who}. There was still some blue. Then they all sat on the step for a while, because their feet were tired.'
]
    },
    {
      id: 'what-we-saw',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We saw {mixedup.in},” said {H}. “We didn’t touch anything.” {A} coughed and looked at the sky. “And I saw a biscuit with a bite out of it,” said {mixedup.who}. “It was a very neat bite.” {H} was pleased about that.'
      ]
    },
    {
      id: 'both-walked',
      A: 'same',
      spare: 14,
      paragraphs: [
        'On the step they worked out who had been where. “When you were at the bakery, I was at the bus stop,” said {mixedup.who}. “And when we ran to the bus stop, you’d just gone to the bakery,” said {A}. They drew it on the ground with a twig.',
        'It came out as a large knot, with the step in the middle. “We must have passed each other four times,” said {A}, “with only a house in between.” {H} drew in the house, and a face that looked out of it.'
      ]
    },
    {
      id: 'home-again',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Afterwards the right one lay on the kitchen table again, where the wrong one had been. It looked a little bigger than before. “That comes from travelling,” said {A}. {H} found some strange crumbs, and a new sort of smell.',
        'They left it like that for tonight. “It’ll have seen a whole other kitchen,” said {H}. “Perhaps they have a clock with a bird in it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to have a look as well, and was surprised.',
      '{names} went round the table, to see it from behind.',
      { text: '{names} looked for a name on it, and found none.', needs: ['hands'] },
      { text: '{names} moved the cups aside, so that there was room for it.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along too, and stopped at every corner.',
      '{names} waited by the door, and heard nobody ring.',
      { text: '{names} held the two pieces of paper side by side.', needs: ['hands'] },
      { text: '{names} asked at number four, and got a plum.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down on the step as well, close to the others.',
      '{names} kept an eye on the corner, and did not blink.',
      { text: '{names} held the end of the red wool.', needs: ['hands'] },
      { text: '{names} waved until there was nobody left at the corner.', needs: ['hands'] }
    ]
  },
  bed: [
    'Before bed {H} looked once more at the right {mixedup.bare}. The bit of red wool was still in its place. The two pieces of paper lay in the kitchen drawer.',
    '{H} washed both feet, which had been right round the houses, and put them under the blanket. They were glad to stop.'
  ],
  last: [
    'Nobody was out looking any more, and {H} was asleep.',
    'There was red wool in one home and blue wool in another, and {H} was asleep.'
  ]
})
