import { wishPlot } from '../wish-plot.ts'

export const music = wishPlot({
  themes: ['music'],
  except: ['piano', 'guitar', 'violin', 'orchestra', 'dance', 'dancing', 'taylor', 'swift', 'drum', 'drums', 'band', 'singing', 'sing', 'sings', 'singer'],
  answers: ['songs'],
  about: 'A song on eight glasses has a hole in it, because the partner has drunk a note, and has to stand in for it.',
  titles: ['You Drank My Note', 'A Song on Eight Glasses', '{H} and the Missing Note', 'The Fifth Glass', '{H} Gives a Concert'],
  moods: ['learning'],
  want: [
    {
      id: 'drank',
      A: 'partner',
      paragraphs: [
        '{H} had made music out of eight glasses of water. Each was a bit fuller than the one before, and each had a note of its own. Tonight {H} wanted to give a concert on them, with one whole song.',
        '{H} only went to fetch the audience, which was a bear. When {H} came back, {A} stood at the table, and the fifth glass was empty. “You’ve drunk my note,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'hole',
      A: 'partner',
      paragraphs: [
        '“I was thirsty,” said {A}. “It was just water.” “It was my fifth note,” said {H}. {H} began the song with a spoon. It went ting, ting, tang, tong, and then clack. The song had a hole in it.',
        '“I’ll fill it up again,” said {A}. {H} tapped the glass, and it said dong. It sounded like an uncle in a row of children. {A} took a sip, and another sip. “That’s nothing like it,” said {H}.'
      ]
    },
    {
      id: 'bear-seat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The audience had to wait. It sat in the front row, which was a bread bin, with its ticket on its knee. “It’s come a long way,” said {H}. “All the way from the bed.”',
        '{A} offered it an interval, with a biscuit. The bear had none, as it was too excited, and {A} had it instead. “You’re eating the audience’s biscuit now,” said {H}. “First my note, and now that.”'
      ]
    },
    {
      id: 'spoons',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'They tried to find out if it was the spoon. A wooden one went tock, and a big one went bing so hard that the water jumped. With a chopstick it sounded like rain on a very small roof.',
        '“And with a carrot?” asked {A}. {H} tapped with a carrot. You could hear almost nothing, but it was a comfort afterwards. They bit it off from both ends.'
      ]
    },
    {
      id: 'wet-finger',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Some glasses can sing by themselves,” said {A}. {A} ran a wet finger round the rim of the thinnest glass. It took a while. Then it began, high and long, and seemed to come from the window.',
        '{H} put out a hand and felt it in the table. “It’s shivering,” said {H}. “That’s all that music is,” said {A}. “Something shivers, and your ear shivers with it.” They kept still until the last of it had gone.'
      ]
    },
    {
      id: 'water-levels',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} felt bad about it, and went to the tap, to bring the note back drop by drop. But which drops had it been? They all looked alike. “Mine were the ones from the window side,” said {H}. “They’d been in the sun.” {A} let the tap run until it had calmed down.',
        'The first drop went in. They bent over the glass and listened. “That’s a start,” said {H}. “It’s about as big as an ear.” At the ninth drop {A} breathed out with relief, and that made waves. You can’t tune a glass that has waves.'
      ]
    },
    {
      id: 'pet-ears',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{H} played the song to {A}, as far as it went. Ting, ting, tang, tong. At the hole {H} stopped, and looked at {A}, in case {A} had a note to spare. {A} looked at {H}. In a song a silence is called a rest, and this was a long one.',
        '“You’ve got the timing,” said {H}. {A} had not moved at all. It was the best silence in the whole song.'
      ]
    },
    {
      id: 'elder-comb',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had no glasses,” said {S}. “We had a comb.” {S} laid a piece of paper over {S}’s teeth and hummed against it. It buzzed like a bee in a tin. {A} tried, and had to scratch, because it tickled {A}’s lips so.',
        '“Did you play for many people?” asked {A}. “For one,” said {S}. “Over a fence. By the third song there was an answer from the other side, on a bucket.”'
      ]
    },
    {
      id: 'child-conductor',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“You need one of those who wave,” said {A}, and got on a cushion with a pencil. {A} waved it up, and {H} played up. {A} waved it down, and {H} played down. Then there was a fly, and the song went all over the place.',
        '“That was the song of the fly,” said {H}, when the fly had gone. {A} bowed in all directions. The pencil had gone into the fourth glass, and they had to fish it out.'
      ]
    },
    {
      id: 'names-of-notes',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“What are the notes called?” asked {A}. {H} went along the row and introduced them. “Ting. The other Ting. Tang, who’s a bit sad. Tong. That’s where the hole is. Then Bing, and Bong, and the one on the end.”',
        '“What’s that one called?” asked {A}. “Goodnight,” said {H}, “because it comes last.” {A} tapped it very gently. It really did sound as if somebody had shut a door somewhere, very softly.'
      ]
    },
    {
      id: 'fuller-lower',
      A: 'partner',
      paragraphs: [
        '“Do the row for me,” said {A}, and put one ear to the table. {H} tapped along it. “The full ones are low, and the empty ones are high,” said {A}. “Yours was in between. It went laaa,” sang {A}. “I just can’t get it into the glass.”',
        '“That’s it!” said {H}. “That’s my note!” “Well, I drank it,” said {A}. {H} looked {A} up and down for some time, as you look at a glass.'
      ]
    },
    {
      id: 'one-drop',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They tried to mend the fifth glass with a teaspoon, one spoonful at a time. After three it was too high. After four it was too low. {A} took out half a spoon, and sneezed, and there was more in it than before.',
        '“Nobody plays on that one now,” said {H}, and pushed it to one side. {A} put a flower in it, so that it would not feel left out. There was no flower, so it was a leaf of parsley.'
      ]
    }
  ],
  turn: [
    {
      id: 'stand-in',
      A: 'partner',
      paragraphs: [
        '“Stand there,” said {H}. “In the hole.” {A} stood at the table, between the fourth glass and the sixth. “When I tap you, you’re the note,” said {H}, and tapped {A} on the arm. “Laaa,” sang {A}. It was just right.',
        'So the concert began. Ting, ting, tang, tong, and laaa, and the song went on, right over the hole. The fifth note came nine times. By the end {H} only had to look at {A}.'
      ]
    },
    {
      id: 'applause',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The audience clapped. {H} had to go round and do it, with the bear’s two arms. Then a deep, woolly voice called “encore.”',
        '“Was that you?” asked {A}. “It was the bear,” said {H}, without moving either lip very much. So they played the middle again, where the song is best.'
      ]
    },
    {
      id: 'solo',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'After that the fifth note had a solo. It was only one note, but {A} did it loud and soft, and once with a wobble. “What’s that called?” asked {H}. “Shivering,” said {A}. “The floor’s wet.”',
        '{H} brought two slippers and put them in front of the row. With slippers on, the note was a good deal warmer. You could hear it.'
      ]
    },
    {
      id: 'drink-song',
      A: 'partner',
      paragraphs: [
        '“What do we do with the song now?” asked {A}. They were both thirsty from it. “Now we drink it,” said {H}. They each took a glass, and then the next one. Between two sips {H} tapped, and the notes got higher.',
        'They shared the last glass. “That leaves only you,” said {H}. “I’ll need my fifth note in the morning.” “I’ll be there,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came early to the concert, and sat beside the bear.',
      '{names} sniffed at the fifth glass, where the note had been.',
      { text: '{names} moved the bear a bit, because it could not see past the jug.', needs: ['hands'] },
      { text: '{names} folded a programme, and the fifth note was still on it.', needs: ['hands'] }
    ],
    way: [
      '{names} licked a drip off the table, and it had no sound in it.',
      '{names} jumped at the clack.',
      { text: '{names} brought the jug, for a drop more or a drop less.', needs: ['hands'] },
      { text: '{names} tried a teaspoon and a fork, and the hole stayed a hole.', needs: ['hands'] }
    ],
    turn: [
      '{names} swayed from side to side, as far as the sixth glass.',
      '{names} joined in on the laaa, rather low.',
      { text: '{names} conducted a little, with a breadstick.', needs: ['hands'] },
      { text: '{names} passed glasses along the table, by the rim.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} rinsed the glasses and stood them upside down on a cloth, all eight of them. Upside down they had nothing to say. The bear was brought home.',
    '{H} washed as quietly as possible, and lay down. The song went round once more without any glasses. Each time it came to the fifth note, it was there.'
  ],
  last: [
    'Between the fourth note and the sixth there was room enough, and {H} slept there.',
    'Ting, ting, tang, tong, and {H} was asleep. The fifth note sang itself.'
  ]
})
