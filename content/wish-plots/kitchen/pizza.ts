import { wishPlot } from '../wish-plot.ts'

export const pizza = wishPlot({
  id: 'wish-pizza',
  beginsElsewhere: true,
  wishes: ['pizza', 'pizzas', 'making pizza'],
  answers: ['cooking', 'baking', 'grandma', 'granny', 'nana', 'mummy', 'daddy', 'mum', 'dad', 'home', 'homemade', 'cheese', 'topping', 'toppings', 'dough', 'party', 'together', 'making', 'friday', 'italian', 'night'],
  except: ['delivery', 'planet', 'monster', 'shop', 'restaurant', 'rat', 'fly', 'flies', 'flying'],
  moods: ['first', 'learning', 'proud'],
  about: 'The hero’s pizza dough springs back however they pull, until it is put to bed.',
  titles: ['The Dough Was Tired', 'It Springs Back', 'A Pizza Goes to Bed', '{H} Sings to a Bowl', 'As Big as the Tray'],
  want: [
    {
      id: 'big',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were making pizza, and {H} wanted one as big as the whole tray. The dough lay on the table, as round and white as an egg. “Big,” said {H}, and pushed it flat with both hands.',
        'The dough grew as wide as a plate. Then {H} let go, and it crept back to a saucer. “It doesn’t want to,” said {H}. “Perhaps it didn’t hear,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'pull',
      A: 'partner',
      paragraphs: [
        'They each took one side of the pizza and pulled. As long as they held on, it was bigger than the tray. “Now let go,” said {A}, “but slowly.” The dough came back from both sides, and lay there smaller than before.',
        'Next {H} rolled it with a bottle. In front of the bottle it was flat. Behind the bottle it got up again. “It’s doing it on purpose,” said {H}.'
      ]
    },
    {
      id: 'heavy-book',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Put something on it,” said {A}. They laid a cloth on the dough, then a tray, and then the thickest cookery book.',
        'They waited until the clock had gone round once. Then they looked. The dough had crept out at the sides to see what was going on. When the book was lifted, it went home again.'
      ]
    },
    {
      id: 'sees-the-corners',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps it doesn’t know where it’s supposed to go,” said {H}. So they showed it. {H} carried the dough once round the edge of the tray and stopped at every corner. “That’s yours,” said {H}, “and that’s yours, and this one too.”',
        'They set it down in the middle. The dough looked like somebody at the door of a very large hall. “It’s never had corners,” said {A}. “It’s a round person.” {H} pulled one bit out to a point and held it there with a thumb. When the thumb went, so did the point.'
      ]
    },
    {
      id: 'throw',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Real cooks throw it in the air,” said {A}. “It turns round up there, and gets wide all by itself.” {H} threw it, not very high. It went up as a ball and came down as a ball.',
        '“It has to want to turn,” said {A}. They looked up at the ceiling. There was one white spot on it now, about as big as a coin. They agreed to leave the throwing to real cooks.'
      ]
    },
    {
      id: 'pet-nose',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had come to see what was being pulled about. {H} held the dough down low, so that it could be looked at properly.',
        '{A} looked at it from the front. The dough did nothing, and {A} did nothing, and neither of them blinked. “You’d get on,” said {H}. “You don’t come when you’re pulled either.”'
      ]
    },
    {
      id: 'elder-village',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“The first pizza I ever saw was square,” said {S}. “I thought somebody had sat on it.” {A} wanted to know what was on it. “Tomato,” said {S}, “and one olive. There were five of us.”',
        '“Who got the olive?” asked {A}. “We drew for it. My cousin won, and she doesn’t like olives. She kept it in a matchbox till Christmas.” {S} was still a bit sorry for that olive.'
      ]
    },
    {
      id: 'toppings',
      A: 'same',
      spare: 5,
      paragraphs: [
        'While the dough thought it over, they got the rest ready. {H} tore the cheese into bits. One bit went into the bowl, and one went into {H}, by turns.',
        '“How many are there in the bowl?” asked {A}. {H} counted nine. “And in you?” “You can’t count those,” said {H}, “they’ve melted.” {A} moved the bowl a little nearer to the middle of the table.'
      ]
    },
    {
      id: 'olive-hats',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was a bowl of olives with holes in. {H} put one on each finger, until there were ten people in black hats. “Good evening,” said {A} to the thumb. The thumb bowed. The rest of them had to bow too.',
        '“Now scratch my nose, please,” said {H}. All ten were busy having hats. {A} scratched it. Then {A} ate the hat off the smallest, who had not been listening. “It’s cold without,” said the smallest. In the end they were all bareheaded, and {A} had to open another jar.'
      ]
    },
    {
      id: 'small-ones',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“You could have a small one,” said {A}, “and stand very close to it. Then it looks big.” {H} laid one cheek on the table. From there the dough was a mountain with a soft top.',
        '“It’s huge,” said {H}, with one eye shut. “But I couldn’t eat it from here.” When {H} got up, there was flour on one cheek, right up to the ear.'
      ]
    }
  ],
  turn: [
    {
      id: 'tired',
      A: 'partner',
      paragraphs: [
        '{A} put one hand flat on the dough and felt. “It’s all tight,” said {A}. “It’s like you, when you’ve been up too long. The more you’re pulled, the more you pull back.” {H} put a hand there too. “It’s been kneaded and squashed and rolled,” said {H}. “It’s tired. It ought to be in bed.”',
        'So they put it to bed. It got a round bowl with a bit of oil in, and a checked cloth on top. {H} tucked the cloth in all the way round. “Does it need a song?” asked {H}. “Only a short one,” said {A}. {H} sang it into the bowl, very low.'
      ]
    },
    {
      id: 'whisper',
      A: 'same',
      spare: 7,
      paragraphs: [
        'After that they could only whisper. “How long does it sleep?” whispered {H}. “Until it’s done,” whispered {A}. They washed up without a clink. They walked on their socks.',
        'Once {H} lifted a corner of the cloth. There was a warm smell, like bread in the next room. A bubble came up slowly, and went out with a sigh. “It’s dreaming,” whispered {H}, and tucked it in again.'
      ]
    },
    {
      id: 'awake',
      A: 'partner',
      paragraphs: [
        'When they took off the cloth, it had grown right up to the edge. They laid it on the tray and did not pull at all. {H} only put ten fingers on it and walked them outwards, like rain. It went along with them. It went as far as the corners, and stayed there. “It’s stretching,” said {H}. “It’s only just got up.”',
        'With tomato and cheese on top it was the biggest pizza that they had ever made. “We nearly pulled it to bits,” said {H}. “And it only wanted to lie down.”'
      ]
    },
    {
      id: 'face',
      A: 'other',
      spare: 8,
      paragraphs: [
        'There was so much room on it that everybody could have a corner. {A} laid a face of mushrooms, and {H} laid a clock of olives, with the hands at bedtime.',
        'In the oven the face slid, and began to smile on one side. The clock went a bit fast. “It’s quarter past,” said {H}, looking in from a good way off. “It’s pizza time,” said {A}.'
      ]
    },
    {
      id: 'threads',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The first slice did not want to leave the others. When {H} lifted it there were threads of cheese, from the slice right down to the tray. {H} raised it as high as {H}’s ears. The threads were still there, only thinner. “Walk,” said {A}.',
        '{H} walked backwards with the slice, and the threads came along like washing lines. By the door there was just one left. It sagged, and swung a little. {A} bent down and bit it through in the middle, and it flew home to both sides. “The cheese springs back as well,” said {H}.'
      ]
    },
    {
      id: 'next-time',
      A: 'partner',
      paragraphs: [
        'They ate and ate. At last there was one piece left. It had curled up at one side, all by itself. {H} laid a corner of the checked cloth over it. “In case it’s tired again,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down as well, and went as far as a doormat.',
      '{names} left a round print in the flour, under the table.',
      { text: '{names} laid out olives in a ring, as big as the tray.', needs: ['hands'] },
      { text: '{names} spread out both arms, to show the dough how big.', needs: ['hands'] }
    ],
    way: [
      '{names} pulled as well, at the end of a tea towel.',
      '{names} curled up smaller, like something that has been let go.',
      { text: '{names} held on to the bottle, so that it did not roll off the table.', needs: ['hands'] },
      { text: '{names} measured the dough with a plate, and went to get a saucer.', needs: ['hands'] }
    ],
    turn: [
      '{names} stretched as well, as far as all four corners.',
      '{names} let out a long slow breath, beside the checked cloth.',
      { text: '{names} walked ten fingers outwards as well, along the table.', needs: ['hands'] },
      { text: '{names} picked out the roundest tomatoes, in the meantime.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the bowl, and hung up the checked cloth to dry.',
    '{H} hung up a wet towel, and lay down. {H} was tucked in all the way round, and did not spring back.'
  ],
  last: [
    'In the warm, and under a cover, {H} slept, and got a little bigger.',
    'Nobody pulled at anything, and {H} lay out into all four corners, asleep.'
  ]
})
