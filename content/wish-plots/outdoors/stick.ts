import { wishPlot } from '../wish-plot.ts'

export const stick = wishPlot({
  id: 'wish-stick',
  wishes: ['stick', 'sticks', 'twig', 'twigs', 'collecting sticks', 'collects sticks', 'stick collection', 'picking up sticks', 'best stick', 'perfect stick', 'big stick', 'long stick'],
  except: ['man', 'lady', 'figure', 'figures', 'insect', 'insects', 'hockey', 'cricket', 'pooh', 'gum', 'glue', 'gluing', 'tape', 'sticky', 'lolly', 'lollipop', 'lollipops', 'ice', 'incense', 'match', 'lip', 'candy', 'cinnamon', 'bread', 'celery', 'carrot', 'cheese', 'fish', 'drum', 'drums', 'dandiya', 'chopstick', 'walking', 'pogo', 'selfie', 'memory', 'usb', 'joy', 'broom', 'magic', 'wand', 'sword', 'fighting', 'fight', 'hit', 'hitting', 'hits', 'hurt', 'poked', 'eye', 'throwing', 'throws', 'threw', 'stones', 'dog', 'dogs', 'puppy', 'fetch', 'fetching', 'beaver', 'nest', 'den', 'dam', 'house', 'pigs', 'pig', 'raft', 'broke', 'broken', 'snapped', 'lost', 'tongue', 'together', 'insulation', 'fire', 'campfire', 'marshmallow', 'marshmallows', 'up', 'out', 'why', 'what', 'how', 'snowman', 'light', 'glow', 'toasting', 'door', 'drawer', 'lid', 'key', 'jam', 'everything', 'everywhere'],
  answers: ['collecting', 'collects', 'collect', 'collection', 'picking', 'picks', 'finding', 'finds', 'found', 'find', 'best', 'perfect', 'big', 'long', 'bent', 'crooked', 'straight', 'home', 'brings', 'bring', 'bringing', 'keeps', 'keeping', 'keep', 'wood', 'woods', 'park', 'walk', 'tree', 'pile', 'loves', 'favourite', 'really', 'good', 'my', 'heap', 'beach', 'river', 'forest', 'garden', 'new', 'outside', 'he', 'she', 'likes', 'old', 'special', 'bend', 'fork', 'bark', 'little', 'small', 'short', 'tiny', 'huge', 'enormous'],
  nothingElse: true,
  company: ['stick', 'beetle', 'ball'],
  about: 'A stick may only stay indoors if it is for something, and this one has a bend in it and always goes off round the corner.',
  titles: ['An Arm With an Elbow in It', 'It Always Goes Round the Corner', 'Sticks Live Outdoors', '{H} Keeps the Best One', 'What It Was For'],
  want: [
    {
      id: 'what-is-it-for',
      A: 'partner',
      paragraphs: [
        '{H} had brought in a stick. It came up to {H}’s chin. In the middle it had a bend, like a knee, and at one end a small fork. It was the best that {H} had ever found. “What’s it for?” asked {A}. “It’s a stick,” said {H}.',
        '“Sticks live outdoors,” said {A}, “unless they’re for something.” That was the rule. Outside the door lay a whole heap that had been for nothing. {H} wanted to keep this one. So it had to be for something by bedtime.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-hand',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you know that it’s the best?” asked {A}. “You pick it up,” said {H}, “and then you don’t want to put it down.” {A} picked up the stick. There was one place, where the bark was off, and a hand went there by itself.',
        'After a while {H} held out a hand to have it back. “In a moment,” said {A}.'
      ]
    },
    {
      id: 'doorway',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps it was for something in the kitchen. {H} carried the stick across both arms, and went. Bonk. The door was not wide enough. {H} took a run at it. Bonk. “Dogs do that,” said {A}. “They stand there, and think that the house has got smaller.”',
        '{H} turned, so that the stick went in first, and {H} went after it. In there it stirred a bowl for a bit. It only stirred the edge.'
      ]
    },
    {
      id: 'round-in-a-ring',
      A: 'partner',
      paragraphs: [
        'First the stick was a walking stick. But the bend went off to the left. {H} had to go with it, round in a ring. Then it was a fishing rod, with wool on, and caught a cardigan.',
        '“And if it’s a pointer?” asked {A}. {H} pointed at the lamp. {A} looked along the stick, and saw the curtain. “It can’t help it,” said {A}. “It always goes round the corner.”'
      ]
    },
    {
      id: 'beetle-writing',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Where the bark of the stick was loose, there were thin lines in the wood, like writing. “A beetle did that,” said {A}. “It ate its way along, under the bark.” {H} turned it to the light. The line was straight at first. Then it went twice round in a ring, and stopped.',
        '“What does it say?” asked {A}. {H} read it with one finger. “I was here,” read {H}, “and then I was full.”'
      ]
    },
    {
      id: 'sounds',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps it’s for finding out what things are made of,” said {A}. The chair leg said tock, when the stick asked it. The pan said bong. The cushion said nothing, and would not be drawn.',
        'The radiator had a lot to say. It passed the news along, from one end to the other. Then it hummed about it for a while. “It’s not often asked,” said {H}.'
      ]
    },
    {
      id: 'balance',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} laid the stick across one finger, to find its middle. With a straight one that’s easy. This one had its middle somewhere else, and when it hung still at last, it began to turn. It turned right round, and stopped.',
        'The fork was pointing at the fridge. “It’s for finding cheese,” said {A}. They opened the door to look. Nobody could say that it had been wrong.'
      ]
    },
    {
      id: 'measuring',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You could measure with it,” said {A}. The rug was two sticks long, and a bit. The table was as high as its knee. {A} lay down, and was a stick and a half, not counting hair.',
        '“But it’s bent,” said {A} from below. “You can’t measure with a thing that’s bent.” {H} considered it. “You can,” said {H}, “if you don’t use any other.”'
      ]
    },
    {
      id: 'flour',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was flour on a tray, and the stick was to be a pen. {H} wrote {H}’s name. Because of the bend, each letter came up a bit further along than {H} was looking. They were good letters. They looked as if somebody very old had written them.',
        '“It’s got its own hand,” said {A}. Then {H} let the stick write its own name. It was one long line, with a knee in it.'
      ]
    },
    {
      id: 'tent-pole',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Perhaps it was a tent pole. {A} threw a tablecloth over the fork of the stick. It stood for a moment. Then it bent at the knee, and went down on the carpet. “It’s curtsying,” said {A}.',
        'They crept into what there was of the tent, on their tummies. It was dim in there, and smelled of bark. “It’s for people who’re already lying down,” said {H}.'
      ]
    },
    {
      id: 'heron',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} held the stick the other way up, with the fork on the floor. “It’s a leg,” said {A}. “Look, there’s the knee, and those are the toes.” It was a heron’s. A heron stands on one, and keeps the other up in the warm.',
        '“Then this is the one that it isn’t using,” said {H}. They leaned it in a corner, where it could wait. It looked as if it were listening for fish.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came to look at the stick, at one end first, and then at the other. It took some time. {A} did not ask what it was for. “{A} can see that it’s a good one,” said {H}.',
        'They both looked at it, from a little way off, as people do in front of a painting. Nobody said anything. “It’s the bend,” said {H} at last.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I took a stick to school every day,” said {S}. “We all did. They had to stand in the corner till the bell, and then there was a rush.” “What was yours for?” asked {A}.',
        '“For going home with,” said {S}. “It knew the way better than I did. Every wet place, and every gate. We stopped at all of them. I’ve never been so late, or had so much to tell.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had a stick as well, and it was no longer than a thumb. “What’s that one for?” asked {A}. “Nothing yet,” said {S}. “It’s only one.”',
        'It was put down beside the long one, so that it could learn. “Will it get a bend too?” asked {A}. {S} looked at it closely, first with one eye and then with the other. “I think it’s thinking of one,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had the other end of the stick. It was not clear when that had happened. {H} pulled a little, and {A} came along, over the rug, on {A}’s front.',
        'They went as far as the table like that, and back by way of the door. {A} was in favour. “It’s for towing,” said {H}. But {A} would not be untied from it, and that was no use by bedtime.'
      ]
    },
    {
      id: 'under-the-sofa',
      A: 'partner',
      paragraphs: [
        'Last of all it was a golf club. {H} swung, the ball shot off, and rolled right under the sofa, behind the thick leg. {A} lay down, and reached. An arm was too short. The broom was long enough, but it was straight, and bumped into the leg. “It ought to be an arm with an elbow in it,” said {A}, “a long way down.” {H} looked at the stick.'
      ]
    }
  ],
  turn: [
    {
      id: 'out-it-came',
      A: 'partner',
      paragraphs: [
        '{H} lay down flat, and fed it in past the leg of the sofa. Then {H} turned it over, and the bend went round the corner, as it always did. In the dark the little fork felt about. It brought out a spoon. “I’ve missed that since the summer,” said {A}.',
        'Then came a sock, and then a comb with dust on. And last of all, in the fork, like an egg in an eggcup, came the ball.'
      ]
    },
    {
      id: 'museum',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was no end to it. The stick brought out a button, and a pencil as short as a tooth. It brought out three raisins that might have been grapes. Each time {H} turned it, something else came round the corner. At the end there was a grey woolly thing that nobody knew.',
        '{H} laid it all out in a row. They walked along it, with their hands behind them. “It’s a museum,” said {A}. “It’s all us.”'
      ]
    },
    {
      id: 'postcard',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Now that they knew, they went looking for corners. The stick scraped about behind the cupboard, and out came a postcard, with a donkey on. “We’ll come to tea on Sunday,” read {A}, “if we don’t hear from you.”',
        'They thought about which Sunday that might have been. “Did they come?” asked {H}. {A} turned the donkey over. “Somebody must have given them cake,” said {A}.'
      ]
    },
    {
      id: 'light-switch',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{A} tried the stick from the sofa, lying down. It went round the side of the table, and the fork came down on the lamp switch. Click. It was dark. Click, and it was light again. {A} had not moved a toe.',
        '“Give it back,” said {H}. “In a moment,” said {A}, and fished for the biscuits. They were round two corners, so there was some way to go yet.'
      ]
    },
    {
      id: 'not-lost-yet',
      A: 'partner',
      paragraphs: [
        '“So what’s it for?” asked {A}. “For round the corner,” said {H}. {A} could not say anything against that. They hung the stick on the hook by the door, by its fork, beside the umbrella. “And all of those?” asked {A}, and opened the door on the heap. “I don’t know yet,” said {H}. “We haven’t lost the right thing.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked the stick over, from the knee up.',
      '{names} went to the door to look at the heap, which had grown.',
      { text: '{names} picked up a bit of bark, which was for nothing either.', needs: ['hands'] },
      { text: '{names} ran one thumb along the bend.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of the stick, and it came round the other way.',
      '{names} peered under the sofa, and the dark peered back.',
      { text: '{names} held a hat over the fork, for a hat stand.', needs: ['hands'] },
      { text: '{names} measured the bend with a saucer, and it was a good one.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved in close, to see what came next.',
      '{names} sneezed at the dust on the comb.',
      { text: '{names} wiped the spoon on a sleeve, and looked into it.', needs: ['hands'] },
      { text: '{names} held a torch for the stick, flat along the floor.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon was washed, and the sock went to look for the other one. {H} hung the cardigan back on its hook.',
    '{H} washed too, and got the bark out from under the nails. Then {H} lay down on one side, with a bend at the knee.'
  ],
  last: [
    'By the door the best one hung in its place, and {H} was asleep.',
    'Round the corner it was dark already, and {H} had gone there too, and slept.'
  ]
})
