import { wishPlot } from '../wish-plot.ts'

export const basketball = wishPlot({
  id: 'wish-basketball',
  wishes: ['basketball', 'basket ball', 'playing basketball', 'netball'],
  answers: ['hoop', 'playing', 'match', 'game', 'team', 'throwing', 'ball', 'net', 'score', 'scoring'],
  except: ['lost', 'losing', 'hurt', 'broke', 'injured', 'tryouts', 'trials', 'picked'],
  company: ['basket'],
  about: 'A game of basketball is played with rolled-up socks until the washing is done, and nobody mentions the washing.',
  titles: ['Nobody Mentioned the Washing', 'Only Pairs Count', '{H} Aims for the Basket', 'Throw It at the Lamp', 'From Above It Is Bigger'],
  want: [
    {
      id: 'tip-off',
      A: 'partner',
      paragraphs: [
        '“Basketball?” asked {A}, and put the empty washing basket on a chair. Beside it on the bed there happened to be a mountain of clean washing. “With what?” asked {H}. “With these,” said {A}, and rolled two socks into a ball. “Only pairs count. That’s the rule.”',
        '{H} stood on the line, which was the edge of the rug. It was a long way to the basket. {H} wanted to get one in from there.'
      ]
    }
  ],
  way: [
    {
      id: 'too-hard',
      A: 'partner',
      paragraphs: [
        'The first ball hit the chair leg. The second one hit the wardrobe. “You have to find the next pair yourself,” said {A}. So {H} dug in the mountain until there were two of the same. Then {H} threw that as hard as possible, and it went out into the hall.',
        '“Who’s winning?” asked {H}, when nine balls lay about. {A} looked at the mountain of washing. It had got lower. “It’s very even,” said {A}, and said nothing about washing.'
      ]
    },
    {
      id: 'dribble',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You may not walk with it,” said {A}. “You have to bounce it.” {H} bounced the socks. They lay where they were. {H} bounced them again, with both hands.',
        '“Socks don’t bounce,” said {H}. So they agreed to bounce themselves instead. {H} came up the rug in little hops, and the socks had a ride.'
      ]
    },
    {
      id: 'the-vests',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then came the vests. “They don’t fly,” said {H}. “Not unless they’re folded,” said {A}. “Arms in, once over, and once more.” The vest flew flat, with a spin on it.',
        '{H} looked at the vest for a moment, and then at {A}. {A} looked hard at the ceiling. “It’s a very good rule,” said {H}, and folded the next one.'
      ]
    },
    {
      id: 'commentator',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And there’s number seven on the line,” said {A} into a wooden spoon. “Seven’s got the blue socks tonight, with the bear. The crowd holds its breath. Seven throws. Oh.” The socks had hit the curtain.',
        '“You don’t have to say oh,” said {H}. “I’m only reporting,” said the spoon. “And number seven folds a towel, in four. What a player.”'
      ]
    },
    {
      id: 'foul',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} threw one too, from the door, and {H} jumped up and caught it. “Foul,” said {A}. “You were standing in the basket.” That was true. {H} had one leg in it.',
        'So {A} got a free throw, and {H} had to match three pairs without peeping. {H} did it by feel. “Wool,” said {H}. “Wool. Hole. This one’s yours.”'
      ]
    },
    {
      id: 'time-out',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Time out,” said {H}, and made a T with two hands. They sat down against the mountain, with half an orange each. The washing was still warm. They sank in up to the ears.',
        '“If the game was over,” asked {H}, “would this all be in the cupboard?” “How do you mean?” asked {A}, with a mouthful of orange. “I only wondered,” said {H}.'
      ]
    },
    {
      id: 'tall',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Real ones are as tall as a door,” said {H}. “They just lay it in from above.” {H} stood on tiptoe. It was not nearly as tall as a door.',
        '“The best one was quite small,” said {A}. “He ran about underneath and took the ball from all the tall ones, and they never looked down.” {H} at once became very small, and had four of {A}’s pairs before anybody saw.'
      ]
    },
    {
      id: 'odd-ones',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There were seven socks that matched nothing at all. {H} laid them along the edge of the bed. “Those are the reserves,” said {A}. “They’ve been on the bench since last year.”',
        '{H} straightened a yellow one’s toe. “It might still get a game,” said {H}, “if its friend comes back.”'
      ]
    },
    {
      id: 'trainer',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the trainer, and sat beside the line with a towel round {S}’s neck. It had been folded in four a minute ago. “We played with potatoes,” said {S}, “and the basket was my uncle’s hat.”',
        '“Did he hold still?” asked {A}. “He was reading,” said {S}. “He came out of his newspaper with three potatoes in his hat, and went back in.”'
      ]
    },
    {
      id: 'small-player',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} walked up to the basket with a sock and laid it in. “You’ve got to throw it,” said {A}, “from behind the line.” {S} fetched the line. It was the rug, and came along quite easily.',
        'Now the line lay under the basket. {S} stood on it and laid in another one. There was nothing in the rules about that.'
      ]
    },
    {
      id: 'pet-steals',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'A sock ball rolled past {A}, and {A} had it. {A} took it under the bed, and was not seen again for some time. “That’s a steal,” said {H}. “It counts double.”',
        'When {A} came out, there was only one sock left of the ball, and it was wet.'
      ]
    },
    {
      id: 'from-above',
      A: 'partner',
      paragraphs: [
        '{H} threw the green socks, and they hit the rim and fell back. “I’ll never get it in from there,” said {H}. {A} got down on the rug, as low as {H}’s elbow, and looked along the line. “From here the basket’s just a slit,” said {A}. “You throw straight at it. From above it’s wide open. The ball has to go up first, and then come down into it, like rain.” “Then I’ll have to throw at the lamp,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-last-pair',
      A: 'partner',
      paragraphs: [
        'The mountain had gone. There was just one pair of socks left, and it was {H}’s own, the red ones. {H} stood on the line and did not look at the basket at all. {H} looked at the lamp. “The crowd holds its breath,” said {A}, and did.'
      ]
    },
    {
      id: 'practise-air',
      A: 'same',
      spare: 8,
      paragraphs: [
        'First {H} threw without a ball. The hand went up and over, and hung down at the end, as if from a shelf. “Did it go in?” asked {A}.',
        '“Only just,” said {H}. They threw a few more like that. Not one of them missed, and nobody had to pick anything up.'
      ]
    },
    {
      id: 'quiet-hall',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It was so quiet that you could hear the fridge. {H} turned the red socks round in both hands. There was a hole in one heel, but only a small one.',
        '“Take your time,” said {A}. “There’s no more washing.” It had slipped out. They both acted as if nobody had said anything.'
      ]
    },
    {
      id: 'score-so-far',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What’s the score?” asked {H}, to put it off a little. {A} counted up. “Eight to you,” said {A}, “and nine to me. Eleven to the floor, and one to the curtain.”',
        '“And who’s got the towels?” “They’re a draw,” said {A}. “They all went in a pile.”'
      ]
    },
    {
      id: 'lamp-wobbles',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A moth went round the lamp, and {H} could only look at the moth. “I can’t aim at a thing that moves,” said {H}. “Then we’ll wait till it sits down,” said {A}.',
        'So they waited. {A} took the basket in both arms, just to see what that felt like. It was rather heavy, with everybody’s feet in it.'
      ]
    },
    {
      id: 'in',
      A: 'partner',
      paragraphs: [
        'The red ones went up. They went up past the lamp, and turned over once. Then they came down, like rain, with a soft sound. They were in. “In!” shouted {A}. {H} jumped as high as a door. They shook hands, and then they shook hands with the chair.',
        '“It was the washing, you know,” said {A}, when they carried the basket out. “I know,” said {H}. “Since when?” “Since only pairs counted,” said {H}. “Is there a game next Thursday?” “There’s always washing,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down at the side, and became the crowd.',
      '{names} sneaked a sock from the mountain, and then put it down.',
      { text: '{names} drew the curtain back, so that there was more light on the court.', needs: ['hands'] },
      { text: '{names} cheered before anybody had thrown, to get into practice.', needs: ['hands'] }
    ],
    way: [
      '{names} set off down the hall after the ball, and came back with a slipper.',
      '{names} dodged a ball, and then another.',
      { text: '{names} clapped for the chair leg, which had scored.', needs: ['hands'] },
      { text: '{names} held up one sock and could not find it a partner.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat up straight, like all the rest of the crowd.',
      '{names} skidded across the court, which was against the rules.',
      { text: '{names} did a wave, as crowds do, from the left to the right.', needs: ['hands'] },
      { text: '{names} rolled up two sleeves, ready for the cheering.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the balls away in the drawer, in rows. The basket went back behind the door, to wait for the next game.',
    'When {H} had washed, {H} lay down and looked up. The lamp hung there, exactly over the bed. From up there it was easy to come down softly.'
  ],
  last: [
    'Two red socks hung over the chair, with the whole game in them, and {H} slept.',
    'From above the bed was as wide as a basket, and {H} was in, and asleep.'
  ]
})
