import { wishPlot } from '../wish-plot.ts'

export const samosa = wishPlot({
  id: 'wish-samosa',
  wishes: ['samosa', 'samosas', 'making samosas', 'making samosa', 'sambusa', 'sambusas', 'sambusak', 'singara', 'shingara', 'samsa', 'sambosa'],
  answers: ['potato', 'potatoes', 'pea', 'peas', 'triangle', 'triangles', 'three', 'corner', 'corners', 'crispy', 'crunchy', 'chutney', 'filling', 'fold', 'folding', 'folded', 'make', 'makes', 'making', 'made', 'cook', 'cooking', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'yummy', 'kitchen', 'grandma', 'granny', 'nani', 'dadi', 'nana', 'ammi', 'mum', 'mummy', 'dad', 'daddy', 'family', 'together', 'snack', 'tea', 'lunch', 'plate', 'twelve', 'indian', 'pakistani', 'somali', 'learn', 'learning', 'first', 'home', 'today', 'tomorrow', 'our', 'last', 'one'],
  except: ['ramadan', 'iftar', 'eid', 'diwali', 'sick', 'ill', 'allergic', 'allergy', 'choked', 'hungry', 'without', 'hates', 'hate', 'burnt', 'burned', 'fire', 'robot', 'dragon', 'monster', 'cat', 'dog', 'bird', 'seagull', 'died', 'stole', 'stolen', 'restaurant', 'shop', 'spilt', 'too', 'spicy'],
  moods: ['first', 'learning'],
  company: ['samosa', 'samosas', 'circle', 'circles', 'half', 'halves', 'cone', 'plate', 'twin', 'peas'],
  about: 'Every samosa has a twin from the same circle, and of twelve paper ones the twelfth is missing, because it has been on the hero’s head all the time.',
  titles: ['The Twelfth Samosa', 'Two from Every Circle', '{H} Counts to Eleven', 'The Twin', 'A Hat with a Filling'],
  want: [
    {
      id: 'every-one-a-twin',
      A: 'partner',
      paragraphs: [
        'A samosa begins as half a circle. There were six big circles of paper, each cut into two. “So every samosa’s got a twin,” said {A}. The first half was rolled into a cone. {A} put it on {H}’s head. “That’s what it looks like before the filling.”',
        'It was a good hat. {H} wanted to make all twelve samosas, and lay them on the plate, each beside its twin.'
      ]
    }
  ],
  way: [
    {
      id: 'too-much-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“More peas,” said {H}. The cone was full up to the brim. {H} pressed the top down, and the bottom corner opened. A pea came out there. {H} held that shut, and one came out at the side.',
        '“A samosa’s got three corners,” said {A}, “and you’ve got two hands.” So {A} lent a finger. In the end they took out four peas, and it shut like a purse.'
      ]
    },
    {
      id: 'which-corner',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where do you begin?” asked {H}. A samosa has three corners, and all of them stick out. {A} always began with the top one. “And how do you know which is the top?” {A} turned the paper samosa round on the plate. It was the top wherever you stopped.',
        'They pretended to eat. {H} began with all three, a little one after another. What was left in the middle was round, and nobody could say what it was now.'
      ]
    },
    {
      id: 'on-its-travels',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“It’s called a samosa here,” said {A}, “and a sambusa somewhere else. It went a long way on foot, with traders. In each town they said it a bit differently.” {H} walked one along the table on two of its corners.',
        'At the salt it was a samosa. At the teapot it was a sambusa, and by the window it was a samsa. “It’s losing letters,” said {H}. “It’s had a long day,” said {A}.'
      ]
    },
    {
      id: 'glue-of-flour',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Real ones are stuck with flour and water. {A} stirred some in an egg cup, and it was grey and looked like nothing. {H} painted a line of it along an edge with one finger. It held.',
        'It also held the finger. {H} lifted the finger, and the samosa came too. “Now it’s got a handle,” said {A}. They waited until it had dried, and then it let go with a small click.'
      ]
    },
    {
      id: 'standing-up',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Most samosas lie down. {H}’s third one stood. It sat on its wide end, and held its point in the air. “That’s how they stand when they’re proud,” said {A}, and turned the whole row up on end.',
        'Now it was a range of mountains, with peas rolling about in the valleys. {H} put a thumb behind it and let the sun rise. It was rather a pink one, and it had flour on.'
      ]
    },
    {
      id: 'the-sound',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s it sound like when you bite one?” asked {A}. {H} crumpled a bit of paper beside {A}’s ear. “More,” said {A}. It had to be brown paper, and folded twice. Then it was just like the outside of a samosa.',
        '“And now the inside,” said {A}. {H} held the other ear shut, and said nothing at all. “Potato,” said {A}.'
      ]
    },
    {
      id: 'eleven',
      A: 'partner',
      paragraphs: [
        'They rolled one cone after another, and filled it with peas of green wool. Then the top was folded over, and you had three corners. The samosas lay in pairs. {H} counted them, and the hat nodded along. There were eleven.',
        '“This one’s alone,” said {H}, and picked up the last. “Somebody’s got its twin.” They both looked under the table. The point of the hat got caught on the edge, and {H} put it straight.'
      ]
    },
    {
      id: 'looked-everywhere',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A samosa can hide anywhere that has a corner. They looked in the corners of the room, and there were four. They looked in the corner of the cupboard. {H} bent down so low that the hat came over both eyes.',
        '“It’s dark in here,” said {H}. “Is there anything three-cornered?” asked {A}. {H} looked. “Nothing at all,” said {H}, and pushed the hat up again, to see better.'
      ]
    },
    {
      id: 'pet-has-it',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“Perhaps {A}’s got it,” said {H}. {A} was lying on something, and looked as though it was nothing. {H} reached underneath, on one side and on the other.',
        'There was a sock, and half a biscuit, and a warm place. It wasn’t three-cornered. {A} stretched, so that everybody could see there was no samosa farther along either. Then {A} lay down on the sock again.'
      ]
    },
    {
      id: 'elder-counts',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We were nine at table,” said {S}, “and there were always ten samosas. Nobody took the tenth. It was there out of politeness.” {A} wanted to know what became of it. “In the morning it was gone,” said {S}.',
        '“Who had it?” asked {A}. {S} looked at the ceiling. “It was somebody who got up early,” said {S}. “I was always a good riser.”'
      ]
    },
    {
      id: 'child-filling',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to be a filling too, and got a whole blanket. {A} folded it over from the left, and then from the right. There were two corners at the bottom, and {S} looked out of the third. “I’m potato,” said {S}.',
        '“You need salt,” said {A}, and rubbed two fingers together over {S}’s head. Some of it must have gone in the nose. The samosa sneezed, and came open along both sides.'
      ]
    },
    {
      id: 'baby-unfolds',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was given a samosa to hold, a big one without peas. {A} took it by one corner and shook it. It turned into a cone. Then {A} pulled, and it was half a circle again.',
        'So that was how it was done. {A} had found it out from the other end, and held up the paper. It had only got a little wet.'
      ]
    },
    {
      id: 'one-for-each',
      A: 'partner',
      paragraphs: [
        '“There were six circles,” said {A}. “Two from each makes twelve. One of them isn’t on the plate, so it must be somewhere else.” {A} looked on the chair, and in the drawer, and last of all at {H}.',
        '{A} looked for quite a while. “What was the first thing we rolled?” said {A}. “A hat,” said {H}. Then {H} stood very still, and only {H}’s eyes went up.'
      ]
    }
  ],
  turn: [
    {
      id: 'filled-already',
      A: 'partner',
      paragraphs: [
        '{H} felt for the point with one finger. “I’m in it,” said {H}. “I’m the filling. I’ve been looking for it with my head inside.” {A} walked all round the twelfth samosa. “It’s the only one that’s filled to the top,” said {A}.',
        'They held the lonely one beside it. The straight edges fitted. It was the other half of the same circle, and its twin had a nose.'
      ]
    },
    {
      id: 'how-it-tastes',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What are you filled with?” asked {A}, and knocked on the hat. {H} felt about for what might be in there. “Some songs,” said {H}, “and how to do shoes. And behind them it’s all potato.”',
        '“And is it spicy?” {H} felt behind both ears. “Only when I’m called for hair washing,” said {H}. {A} wrote it on the plate, so that nobody should be surprised.'
      ]
    },
    {
      id: 'for-all-the-heads',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} tried one of the eleven on. Three peas rolled down {A}’s neck. “Now we’re on the same plate,” said {A}. They sat down side by side on a tea tray, with their knees up.',
        'It was a bit tight for samosas of that size. But they lie close together anyway, so that they keep warm, and nobody falls over.'
      ]
    },
    {
      id: 'lies-by-its-twin',
      A: 'partner',
      paragraphs: [
        'Now every samosa should lie beside its twin. But {H} was a good deal longer than the plate. So they laid the last samosa on the pillow, in its own place. “I’ll be there in a minute,” {H} told it.',
        '“And who eats you?” asked {A}. “Nobody,” said {H}. “The filling has to rest first.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on a half circle, and had to be lifted off it.',
      '{names} came because it was said that there were samosas.',
      { text: '{names} rolled up a newspaper, and spoke through it.', needs: ['hands'] },
      { text: '{names} pulled green wool into peas.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the twelfth one behind the curtain.',
      '{names} stared at the hat, and nobody asked why.',
      { text: '{names} counted again, out loud, and made it eleven and a hat.', needs: ['hands'] },
      { text: '{names} lifted up each cushion and put it back the same way round.', needs: ['hands'] }
    ],
    turn: [
      '{names} had known it all along, and said so, each in a different way.',
      '{names} went once round the one with the nose.',
      { text: '{names} clapped for the twin.', needs: ['hands'] },
      { text: '{names} smoothed the pillow for two.', needs: ['hands'] }
    ]
  },
  bed: [
    'The peas went back into the wool basket, and ten samosas lay on the plate, in pairs. The paper corners were swept up, and there were many.',
    'When {H} was washed, the blanket was folded over from the left and from the right. {H} looked out at the top, beside the twin.'
  ],
  last: [
    'Twelve of them lay where they should, and {H} was asleep, well filled and shut.',
    'One samosa rustled on the pillow, and the other one was {H}, asleep.'
  ]
})
