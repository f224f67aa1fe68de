import { wishPlot } from '../wish-plot.ts'

export const trousers = wishPlot({
  id: 'wish-trousers',
  wishes: ['trousers', 'trouser', 'trowsers', 'new trousers', 'trousers too big', 'trousers fall down', 'trousers falling down', 'trousers fell down', 'trousers keep falling', 'trousers slipping', 'trousers wont stay up', 'green trousers', 'big trousers', 'jeans', 'jeans too big', 'pants falling down', 'pants fell down', 'pants too big', 'corduroys', 'dungarees', 'hand me down trousers', 'pantalones', 'pantalon', 'hole trousers', 'hole in trousers', 'ripped trousers', 'trousers ripped', 'trousers hole playtime'],
  namesNobody: true,
  answers: ['big', 'too', 'fall', 'falls', 'falling', 'fell', 'down', 'slip', 'slips', 'slipping', 'new', 'green', 'long', 'loose', 'stay', 'up', 'hand', 'pancakes', 'keep', 'keeps', 'cousin', 'belt', 'legs', 'leg', 'funny', 'his', 'her', 'whose', 'who', 'giant', 'baggy'],
  except: ['wet', 'weed', 'accident', 'poo', 'hole', 'holes', 'torn', 'ripped', 'split', 'knee', 'small', 'tight', 'zip', 'pocket', 'pockets', 'wrong', 'grandpa', 'grandad', 'teacher', 'king', 'clown', 'cow', 'bear', 'elephant', 'school', 'uniform', 'washing', 'line', 'lost', 'fancy', 'smarty', 'fire', 'penguin', 'wallace', 'gromit', 'underpants', 'refuses', 'wears', 'hates', 'potty', 'nappy', 'dress', 'skirt', 'magic', 'flying', 'dad', 'daddy', 'mum', 'mummy', 'died', 'dead', 'hurt', 'laughed', 'everyone', 'embarrassed', 'front', 'bought', 'shop', 'tore', 'rip', 'rips', 'ripping', 'tear', 'fence'],
  moods: ['first', 'learning'],
  fed: true,
  company: ['trousers', 'pancakes', 'tower', 'rug', 'potatoes'],
  about: 'The new old trousers fall down whenever the hero takes the pancakes in both hands; they stay up on a full breath, and a breath gets out again, but a pancake does not.',
  titles: ['The Trousers Went Down', 'One Hand for the Trousers', 'Milo’s Green Trousers', '{H} Lets Go', 'Air Gets Out Again'],
  want: [
    {
      id: 'both-hands',
      A: 'partner',
      paragraphs: [
        'Milo next door had grown out of the green trousers at last, and now they were {H}’s. {H} had waited for a whole year. {H} wanted to carry in the pancakes in them, all twelve, in a tower. {A} held out the plate. A tower takes two hands.',
        '{H} took it with both, and the trousers went down. They lay round {H}’s feet like a pond. {A} caught the plate. “They’re only a little bit big,” said {H}, and pulled them up.'
      ]
    },
    {
      id: 'turn-ups',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the bottom there was too much of them as well. {H}’s feet did not come out. {A} turned up the ends, once, and once again, and a third time for luck. At last there was a toe. “Now you’ve got two doughnuts,” said {A}.',
        '{H} walked round with a doughnut on each ankle. It gave a fine thump. When one came undone, {H} walked in a circle, because there was a brake on that side.'
      ]
    }
  ],
  way: [
    {
      id: 'potatoes',
      A: 'partner',
      paragraphs: [
        '“They’re too empty,” said {A}. “What’s full can’t fall.” And {A} put two potatoes in the left pocket and two in the right. {H} took the plate. The trousers went down much faster than before, with a bump.',
        'A potato rolled across the kitchen. “They’ve learnt the way,” said {H}. “With one hand they stay up,” said {A}. But with one hand a tower leans. The top pancake had begun to look at the floor.'
      ]
    },
    {
      id: 'belt',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} brought a belt. It went round {H} once, and went on, and was nearly round for the second time. Then it stuck out at the side. “That’s your tail,” said {A}. There was no hole in the belt for anybody so small.',
        'They tied a knot, and that was as thick as an apple. {H} sat down on it, and got up again at once. “Have you got a softer one?” asked {H}. It was not a thing that you could ask of a belt.'
      ]
    },
    {
      id: 'pegs',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Pegs,” said {A}. They pegged the trousers to the jumper, all the way round. There were fourteen, and {H} looked like a small fence. It held. “You see?” said {A}. {H} reached out for the plate.',
        'Now the jumper went up at the front, because the trousers were pulling from below. Or the trousers came down, because the jumper was too kind. The first peg flew off, and hit the lamp. “Ping,” said {A}. Then the others heard about it.'
      ]
    },
    {
      id: 'one-leg',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In one of the legs there was room for both of {H}’s. So {H} stood in there like a candle, and the other leg hung down beside and had nobody. “Who’s that for?” asked {A}. “A guest,” said {H}.',
        'The guest went wherever they went, and trod on nothing. When {H} hopped, it swung. “He’s a quiet one,” said {A}, and shook it by the foot.'
      ]
    },
    {
      id: 'with-one-hand',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There’s a lot that you can do with one hand, when the other’s holding your trousers. You can wave. You can point, and pick your nose. But {H} wanted to clap, because {A} had turned a pancake in the air.',
        'First {H} clapped on {H}’s own leg, and it sounded like a wet fish. “Lend me one,” said {H}. {A} had a hand free. They clapped together, one hand each, and hardly ever missed.'
      ]
    },
    {
      id: 'three-shirts',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We’ll stuff them,” said {A}. {H} put on three shirts, one over another, and pushed all the tails in. After that came a towel. It grew quite tight in there. {H} stuck out in front like a postman at Christmas.',
        'The trousers stayed where they were. But both arms stood out at the sides and would not meet in front. {H} could not get them to the plate, or even to each other. “You’d have to carry it on your head,” said {A}.'
      ]
    },
    {
      id: 'corduroy',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The trousers had small ribs all over, like a ploughed field. When the legs passed each other they said “wip”. Nobody with such trousers can creep up on anyone. Wip, wip, wip, came {H} from the hall, to take a pancake when no one was looking.',
        '“Good evening,” said {A}, without turning round. {H} went back and came with legs apart, like a crab. There was no wip. Then the trousers went down, and {A} heard that.'
      ]
    },
    {
      id: 'milos-knee',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a patch on one knee, where Milo had come off his scooter. On {H} it sat much lower, half-way to the foot. “That’s a funny place to fall on,” said {A}. {H} tried it out, very slowly. You would have to fall round a corner.',
        '“How long till it gets to your knee?” asked {A}. They measured with a wooden spoon. It was half a spoon. {H} meant to start growing that night.'
      ]
    },
    {
      id: 'in-the-wash',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“They’ll shrink,” said {A}. “You only have to boil them. I once had a pullover that fitted me, and afterwards it fitted an egg.” {H} held on to the trousers a bit more tightly.',
        'What if they went on with it, once they had begun? There they would be, as small as a pair of gloves, with a patch like a pea. “No,” said {H}. “I’d sooner wait and get wide.”'
      ]
    },
    {
      id: 'frog-pocket',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the back was the best thing about them, a pocket with a flap. It looked like a frog with its mouth shut. {H} could not see it, and asked {A} how it was. “It’s smiling,” said {A}. “Now you’re sitting on it.”',
        'When {H} got up, the frog had a fold on one side. “Has Milo left anything in there?” They felt. There was half a rubber, and a note. “These are good for running,” it said. The writing leaned forward.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My trousers came from my uncle, and he was a wide man,” said {S}. “When I turned round, they stayed as they were. After a week at school I noticed that I was in there backwards.” “What did they say at school?” asked {A}.',
        '“They thought that I was leaving,” said {S}. “Every time I came in.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        'Down they went again, and lay there like a pond. {S} came and sat by the edge of it. “Are there fish in here?” asked {S}. {A} stood in the middle, with bare knees. “Look and see,” said {A}.',
        '{S} felt about in the green. There was a potato. “It’s a round one,” said {S}, and threw it back, because it still had to grow.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        'Twice the trousers came down beside {A}, and twice {A} got out of the way. After the third time {A} went and lay down on them. They were warm, and somebody had just been in.',
        '“I need those,” said {H}, who stood there with a foot in each leg. {A} did not think so. Whoever needs something doesn’t leave it on the floor.'
      ]
    },
    {
      id: 'five-steps',
      A: 'partner',
      paragraphs: [
        'Before the next try {H} took a deep breath, and then the plate. Nothing fell. “Stay like that!” cried {A}. “They’re holding. It’s because you’re full.” {H} went one step, and five, with round cheeks and a round stomach. At the rug {H} had to breathe out.',
        'Down they went. {A} had the plate. “Up to the rug you were just the right size,” said {A}. “But air gets out again.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-two-three',
      A: 'partner',
      paragraphs: [
        '{H} looked at the tower, and it steamed. “Pancakes don’t,” said {H}. {H} ate the first one standing up, and one hand stayed on the trousers. They still wanted to go. {H} ate the second, with sugar. Now they slid, but slowly.',
        'After the third {H} let go with one finger at a time. {H} breathed in. {H} breathed out. Nothing moved. “And one for the rug,” said {A}.'
      ]
    },
    {
      id: 'jumps',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They had to be sure. {H} lifted one knee, and then the other. {H} bent down to a potato, and came up with it. {H} turned round so fast that both legs flapped. “They’re on as if they’d been painted,” said {A}.',
        'Last of all {H} laughed, because that shakes you from inside. It took a while before there was something to laugh at. Then {A} sat on the potato.'
      ]
    },
    {
      id: 'undone',
      A: 'partner',
      paragraphs: [
        '{H} took the plate in both hands, and walked. Wide and green went the trousers, across the kitchen and over the rug, and so to the table. There were eight left in the tower, and it did not even lean. They sat down and ate.',
        'After the fourth {A} sighed, and undid a button. “What are you doing?” asked {H}. “They’re too tight all at once,” said {A}. {H} looked at the stomach, and knew all about it. “You only have to breathe out,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped out of the way of the pond.',
      '{names} looked up at the tower, and breathed in.',
      { text: '{names} laid the table, with sugar in the middle.', needs: ['hands'] },
      { text: '{names} held a second plate ready, under the first.', needs: ['hands'] }
    ],
    way: [
      '{names} ran after the potato.',
      '{names} breathed in as well, and looked important.',
      { text: '{names} gave a tug at the back, where it does the most good.', needs: ['hands'] },
      { text: '{names} picked up a potato, and it was warm from the pocket.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along behind, in case of a pancake.',
      '{names} ate what there was, and lay down at once.',
      { text: '{names} undid a button too, under the table.', needs: ['hands'] },
      { text: '{names} passed the sugar on, from hand to hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'The potatoes went back to the others. The green trousers came off by themselves. {H} had only to breathe out a little, and step over the edge.',
    '{H} washed, and put on pyjamas, which fitted. They looked quite small, beside the trousers on the chair.'
  ],
  last: [
    'The green trousers hung over the chair with nobody in them, and waited, and {H} slept, and grew.',
    'In went the breath and out went the breath, and nothing fell down, and {H} was asleep.'
  ]
})
