import { wishPlot } from '../wish-plot.ts'

export const cricket = wishPlot({
  id: 'wish-cricket',
  beginsElsewhere: true,
  wishes: ['cricket', 'cricketer', 'cricketers', 'wicket', 'wickets', 'wicketkeeper', 'howzat', 'batsman', 'clean bowled', 'bowled wicket', 'test match', 'ipl', 'golden duck', 'first ball duck', 'duck match', 'duck innings'],
  answers: ['playing', 'match', 'game', 'first', 'lesson', 'club', 'practice', 'bat', 'ball', 'batting', 'bowling', 'bowler', 'fast', 'spin', 'spinner', 'team', 'runs', 'out', 'duck', 'over', 'innings', 'world', 'cup', 'beach', 'yard', 'backyard', 'street', 'my', 'learning', 'winning', 'new', 'sport', 'training', 'umpire', 'tea'],
  except: ['noisy', 'hop', 'hops', 'hopping', 'pet', 'meadow', 'green', 'insect', 'insects', 'chirp', 'chirps', 'chirping', 'bug', 'bugs', 'grasshopper', 'grasshoppers', 'jiminy', 'song', 'sings', 'singing', 'jar', 'tiny', 'little', 'cage', 'who', 'hurt', 'broke', 'broken', 'injured', 'picked', 'fire', 'volcano', 'nervous', 'scared'],
  moods: ['first', 'learning', 'proud', 'waiting', 'losing'],
  company: ['umpire', 'bat', 'crowd'],
  about: 'A bowler cannot get the batter out, because the batter is the umpire too, until the bowler asks quietly.',
  titles: ['Not Out Overnight', 'The Hat Says Not Out', '{H} Bowls a Slow One', 'Howzat, Very Quietly', '{H} and the Longest Run-Up'],
  want: [
    {
      id: 'in-since-lunch',
      A: 'partner',
      paragraphs: [
        '{H} wanted to bat. But in cricket you wait until the other one is out. {A} had been in since lunch. The bat was the bread board, and the ball was soft. The wicket was three spoons in a boot, with a crayon on top. If it fell, you were out.',
        '{H} bowled, and the ball hit {A} on the leg. “Howzat!” cried {H}. The umpire was a hat. {A} put it on and thought. “Not out,” said the hat. “But that’s you!” “Not with this on,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'shiny-side',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A bowler has to keep one side of the ball shiny. {H} rubbed it on one trouser leg, up and down, and breathed on it, and rubbed it again. “What does that do?” asked {A}. “It swings,” said {H}. “It goes through the air in a bend.”',
        'It went through the air in a bend and into the laundry. It really had swung. There was a shiny place on the trousers now, too. “It’s your leg that’ll swing next,” said {A}.'
      ]
    },
    {
      id: 'over',
      A: 'same',
      spare: 2,
      paragraphs: [
        'After six balls it’s the end of the over, and everybody changes ends. The umpire counts them with six pebbles. The hat had six raisins, and put one away for each ball.',
        '“Over,” said {A}, with {A}’s mouth full. “That was four!” said {H}. They looked for the other two. One was behind a tooth. “Then bowl me two more,” said the hat, “and I’ll need some more raisins.”'
      ]
    },
    {
      id: 'silly',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were fielders everywhere. The teapot was at slip. A left slipper was at fine leg, and a toy pig at silly point. “Why’s it silly?” asked {A}. “Because you stand so near the bat,” said {H}. “It really is called that.”',
        'The next ball came off the bread board and went straight to the pig. It hit the pig in the tummy and stopped between its feet. “Caught!” cried {H}. {A} put on the hat. “It bounced first,” said the hat, “off the pig.”'
      ]
    },
    {
      id: 'radio',
      A: 'other',
      spare: 4,
      paragraphs: [
        'There was cricket on the radio, too. That was {A}, with a cardboard tube. “{H} comes in to bowl,” said the radio. “But first I must thank a listener for this very good cake. And there’s a pigeon on the window sill.” “I’ve bowled already!” said {H}.',
        '“I’m told that a ball has been bowled,” said the radio. “It’s a grey pigeon. It’s walking from left to right. Now it has stopped.” {H} came over to look at it. Nothing in cricket is ever so urgent.'
      ]
    },
    {
      id: 'straight-arm',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Your arm has to stay straight,” said {A}. “If it bends, it’s a throw, and it doesn’t count.” {H} practised with no ball. One arm went round like a mill, past the ear, and then the other did it as well.',
        '{A} stepped back. “Now it’s both,” said {A}. {H} couldn’t stop. The wind from it turned over a page of the newspaper. “No ball,” said the hat, and that is a rule too.'
      ]
    },
    {
      id: 'behind-the-bowler',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Nobody may walk about behind the bowler’s arm, for then the batter can’t see the ball. {A} went by there with a basket. Everything had to stop. One hand went up. “Sorry,” said {A}, and stood like a post.',
        '“You can go now,” said {H}. {A} went, and had forgotten a sock, and came back. Up went the hand. It takes five days, a real match, and that’s mostly because of baskets.'
      ]
    },
    {
      id: 'signals',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'It was {S} who did the signals for the umpire. Both arms straight up was a six, and a wave of one arm was a four. Both arms out was a wide. “Which was that?” asked {A}. {S} did all three of them, one after another.',
        '“It was a six, a four and a wide?” “No,” said {S}. “It was a bird.” {A} wrote it in the book, under extras.'
      ]
    },
    {
      id: 'golden-duck',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I waited a whole summer to bat,” said {S}. “I walked out there in pads up to my hips. The first ball came, and I was out. That’s a duck, when you’ve made nought. And on the first ball it’s a golden one.” “Were you sad?” asked {A}.',
        '“I was back so early that there were eleven teas,” said {S}, “and only me. I’ve never had so many little cakes in my life. Quack.”'
      ]
    },
    {
      id: 'pet-slip',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} fielded near the boundary, which was a piece of string. {A} had settled down on one end of it. Now and then {A} turned over, and what had been a four was only a two.',
        'When the ball came by, {A} looked at it and let it go. “Well left,” said {H}. In cricket there is clapping for that, too.'
      ]
    },
    {
      id: 'drinks',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Drinks,” said the hat. In cricket they are carried on by the twelfth one, who isn’t playing. They both looked round for somebody. So {A} went out as the batter, and came back as the twelfth one.',
        '“Water, sir?” asked the twelfth one. {H} looked at the wicket, which stood there all alone. “Where’s that batter gone?” asked {H}. “Only for a drink,” said {A} quickly. “That isn’t out.”'
      ]
    },
    {
      id: 'run-up',
      A: 'partner',
      paragraphs: [
        '{H} took a longer run-up. It began by the front door, and for a long time there were only feet. Then {H} came round the corner, as red as the ball. Over went the arm, and the ball fell out and rolled under a chair.',
        '“Howzat!” cried {H} all the same. {H} asked every time, and once when {A} sneezed. “Not out,” said the hat.'
      ]
    },
    {
      id: 'two-steps',
      A: 'partner',
      paragraphs: [
        '{H} lay under the chair with the ball. “I’m faster than anybody,” said {H}. “As far as the corner,” said {A}. “By then it’s all used up. Some bowlers take just two steps. They do it with their fingers.” {H} felt the ball. Two fingers fitted on the seam, as if on a door knob.'
      ]
    }
  ],
  turn: [
    {
      id: 'spin',
      A: 'partner',
      paragraphs: [
        '{H} took two steps. Over came the arm, and the fingers turned the knob. The ball flew so slowly that {A} had time to smile at it. It pitched on the rug, changed its mind, and went round the bread board. It touched the wicket. The crayon dropped into the boot.',
        '{H} was too surprised to say a word. “You have to ask,” whispered {A}, “or the umpire can’t give it.” “How’s that?” asked {H}, quite quietly. {A} put on the hat and thought for a long time. One finger went up.',
        '{A} took the hat off. “What, me?” said {A}. “Never!” “You can’t argue with the umpire,” said {H}.'
      ]
    },
    {
      id: 'pads',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The batter had to have pads. Those were two cushions, tied on with scarves from the ankle to the knee. {H} walked in them like a penguin on its way to a wedding.',
        '“The gloves as well,” said {A}, and they were oven gloves. {H} tried to take hold of the bat and had it between two thumbs. “I’m well in now,” said {H}. “It’d take days to get me out of all this.”'
      ]
    },
    {
      id: 'guard',
      A: 'same',
      spare: 12,
      paragraphs: [
        'A batter had to ask the umpire first where the middle was. {H} held the board upright on the rug. “A bit to the left,” said the hat. “A bit back. That’s middle.” {H} made a mark there with one toe.',
        'Then {H} had a good look round at all the fielders. None of them moved, for they were chairs. {H} patted the rug twice, where it was bumpy, just as they do. “Ready,” said {H}, and patted it again.'
      ]
    },
    {
      id: 'well-played',
      A: 'same',
      spare: 13,
      paragraphs: [
        'For somebody who had made two hundred runs the bowler clapped too. {A} lifted the bread board to the crowd on every side. On one side that was the curtain.',
        '“Well bowled,” said {A}. “Well batted,” said {H}. They shook hands over it. “I saw it coming all the way,” said {A}. “I know,” said {H}. “You smiled at it.”'
      ]
    },
    {
      id: 'bad-light',
      A: 'partner',
      paragraphs: [
        'Now {H} was in. {H} held the bat and looked for the ball. It was as dark as the rug by now. “Bad light,” said the hat. “No more play today.” “But I haven’t got one run!” said {H}.',
        '“You’ve got something better,” said {A}. “You’re not out. If you’re not out, you’re still in tomorrow. It’s called not out overnight.” {H} thought about that, and kept hold of the bat.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} fielded under the table, where a ball might come.',
      '{names} cried something like howzat, a moment after.',
      { text: '{names} kept the score in raisins, and ate a run.', needs: ['hands'] },
      { text: '{names} rolled the pitch with a milk bottle.', needs: ['hands'] }
    ],
    way: [
      '{names} chased the bowler to the corner, and lost the ball.',
      '{names} appealed too, from under the chair.',
      { text: '{names} set the crayon straight, on top of the spoons.', needs: ['hands'] },
      { text: '{names} cleaned the ball on one trouser leg, until the leg was red.', needs: ['hands'] }
    ],
    turn: [
      '{names} went up with a whoop, as the crayon went down.',
      '{names} crowed for joy in the outfield, which was the hall.',
      { text: '{names} put the crayon back, and patted the boot.', needs: ['hands'] },
      { text: '{names} clapped three times, as people do at cricket, and then once more.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crayon went into its box, and the spoons went back to the kitchen. The hat hung on its hook and had nothing more to say.',
    '{H} let the water out, and lay down in the middle. One toe made a mark on the sheet. The bread board leaned beside the bed.'
  ],
  last: [
    'It was nought, and not out, and {H} was asleep, and still in tomorrow.',
    'The light was as bad as it could be, and {H} slept, not out.'
  ]
})
