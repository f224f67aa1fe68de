import { wishPlot } from '../wish-plot.ts'

export const toothyToy = wishPlot({
  id: 'wish-toothy-toy',
  beginsElsewhere: true,
  wishes: ['labubu', 'labubus', 'la bubu', 'furry toy monster', 'toy monster', 'fluffy toy monster', 'furry monster teeth', 'fluffy monster teeth', 'monster too many teeth', 'monster sharp teeth', 'toothy monster', 'blind box', 'mystery box toy', 'surprise box toy', 'pop mart'],
  except: ['lost', 'brush', 'brushing', 'dentist', 'truck', 'trucks', 'fake', 'stolen', 'died', 'shark', 'under', 'afraid', 'scared', 'birthday', 'party', 'wobbly'],
  answers: ['furry', 'fluffy', 'toy', 'monster', 'teeth', 'too', 'many', 'sharp', 'smile', 'grin', 'box', 'blind', 'mystery', 'surprise', 'bag', 'charm', 'keyring', 'collection', 'collect', 'new', 'rare', 'secret', 'pink', 'green', 'cute', 'naughty', 'cheeky', 'little', 'bed', 'friend', 'friends', 'goes', 'wants', 'comes', 'alive', 'finds', 'loves', 'wakes', 'adventure', 'lots', 'ears', 'hides'],
  company: ['monster', 'snagg', 'box', 'blanket', 'sleeve', 'pillow', 'bag', 'jumper', 'fur', 'floor'],
  about: 'A furry toy with too many teeth bites into all it meets, until somebody sees that it is only holding on.',
  titles: ['Too Many Teeth', 'It Only Holds On', '{H} and the Snagg', 'Whatever Was in the Box', 'The Blanket That Stayed Up'],
  want: [
    {
      id: 'out-of-the-box',
      A: 'partner',
      paragraphs: [
        'You could not see from outside what was in the box. It’s one of nine, and you take the one that comes. {H} shook it and sniffed it, and opened it with both eyes shut. It was the green one, as furry as a bath mat, with far too many teeth. {H} loved it at once. Its name was Snagg.',
        '“It’s going to sleep in my bed,” said {H}. “With those teeth?” said {A}. “It bites.” “It doesn’t,” said {H}. “It’s just got a big smile.”'
      ]
    }
  ],
  way: [
    {
      id: 'it-bites',
      A: 'partner',
      paragraphs: [
        '{H} laid it down on the pillow, to try it. When {H} wanted it back, the pillow came too. Snagg had the corner of it between its teeth. {A} pulled, and then it had {A}’s sleeve. {H} pulled, and then it had {H}’s sleeve as well.',
        'So they stood there, {H} and {A} and the pillow, with a monster in the middle. “It bites,” said {A}. “Nobody comes to bed who bites.” It took both of them and a spoon to get it off.'
      ]
    },
    {
      id: 'counting-teeth',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They counted them, the upper ones first. {A} pointed with a straw, since a finger did not seem wise. They got to eleven. Then Snagg smiled, and there were more behind. “Nineteen,” said {A}. It smiled wider. “Twenty-six,” said {H}.',
        '“How far does that mouth go?” They turned Snagg round to see. It went on nearly as far as the tail. “Perhaps they meet at the back,” said {H}.'
      ]
    },
    {
      id: 'toothbrush',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Teeth first,” said {A}, “and then bed.” {H} did Snagg’s with a dry brush, along the top and along the bottom. It took a good while. When {H} came to the last one, the first one had been eating fluff again.',
        '“You’ve missed that one,” said {A}. The brush stopped. It did not want to come out again. Then they had a toy monster with a handle. “It’s quite practical,” said {A}. “You can carry it by that.”'
      ]
    },
    {
      id: 'which-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the lid there was a picture of all nine. There was a grey one with horns, and a pink one in a hood. The ninth was only a black shape with a question mark. It’s the secret one, and hardly anybody has it. {A} had a good look at Snagg, and a good look at the question mark.',
        '“It could be that one,” said {A}. “Nobody knows what it’s like.” {H} held Snagg up against the light. It was just as black, and just as toothy. “Don’t tell anybody,” said {H}.'
      ]
    },
    {
      id: 'on-the-bag',
      A: 'same',
      spare: 4,
      paragraphs: [
        'You can hang such a monster on a bag, where everybody sees it. {H} hung Snagg on {A}’s bag and walked up and down behind it. It grinned at the wall. It grinned at the coats. At the second turn one of the coats came along.',
        'At the third turn it was three coats and a scarf. “Is there somebody behind me?” asked {A}. “Nearly all of us,” said {H}.'
      ]
    },
    {
      id: 'apple',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} did not believe in those teeth, and held out an apple. Snagg was pressed against it, and rocked a little. Afterwards there was a row of very small holes, like the edge of a stamp. “Twenty-six,” counted {A}.',
        '“And it hasn’t even eaten any,” said {H}. They broke the apple along the holes. It came apart in two halves, as neat as anything. “I believe in them now,” said {A}, with {A}’s mouth full.'
      ]
    },
    {
      id: 'other-faces',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Can it look sad as well?” asked {A}. {H} turned it upside down. The smile hung down now at both ends. They felt sorry for it straight away. “What’s the matter?” asked {A}.',
        '“It’s the wrong way up,” said {H}, and turned it back. Snagg beamed. It had never been so quick with anybody. Then they tried it with {A}’s face, and {A} had to hang off the sofa for it.'
      ]
    },
    {
      id: 'comb',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Snagg’s fur stood up in all directions. There was no comb about, but there was Snagg. {H} drew it gently over {A}’s head, teeth down, and it left a fine row of lines. “It tickles,” said {A}. “Do the back as well.”',
        'Then they did the rug. It came out striped, like a field. A hairpin that somebody had lost in winter hung on the ninth tooth from the left.'
      ]
    },
    {
      id: 'eye-to-eye',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Snagg was introduced to {A}. They were put face to face. One of them had a great many teeth and did nothing. The other did nothing as well. It was a long time before anybody knew who was the braver.',
        '“It’s only its smile,” {H} told {A}, to be on the safe side. {A} breathed on it, once. A hair moved on Snagg’s head. After that they took no more notice of each other, like people on a bus.'
      ]
    },
    {
      id: 'in-my-day',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Mine was a rabbit,” said {S}, “and it had no teeth at all. It had no eyes either, by the end. Everybody said that it looked like a potato.” {S} held Snagg at arm’s length, and looked it up and down.',
        '“Is it beautiful?” asked {A}. “Not a bit,” said {S}. “Those stay the longest. I’ve still got the rabbit.” {A} asked for Snagg back. It was holding on to {S}’s cardigan, and nobody was in a hurry.'
      ]
    },
    {
      id: 'tooth-fairy',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} tapped every tooth with one finger, to see if it was loose. “If they all come out,” said {S}, “it gets a coin for each.” They worked out what that came to. It was more than there is in a purse.',
        '“We could buy it a second one,” said {S}, “with even more teeth.” “And then they come out as well,” said {A}. They both looked at Snagg with respect. But not one of them was loose.'
      ]
    },
    {
      id: 'the-same-smile',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had nearly no teeth, and Snagg had nearly nothing else. They were held up to each other. {A} opened a wide, wet mouth, and beamed. Snagg beamed back.',
        '“It’s the same smile,” said {H}. “You’ve only divided it badly.” Then {A} took hold of Snagg by one ear, and bit it. It was the first time that anybody had bitten back.'
      ]
    },
    {
      id: 'collar',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '{H} brought Snagg to say how do you do, and {A} shook its paw. “Charmed,” said {A}. A moment later it was on {A}’s collar, with all its teeth. “It likes you,” said {H}. “It does that with anybody who’s nice.”',
        '“I’d wondered what was missing there,” said {A}, and sat up straight, as if it were a medal. Nobody could get it off before tea.'
      ]
    },
    {
      id: 'in-there',
      A: 'partner',
      paragraphs: [
        '{A} looked for holes in that sleeve, and there was not one. “It hasn’t bitten at all,” said {A}. “It’s only holding on.” “To what?” asked {H}. “To whoever comes past.”',
        '{H} looked into the box. It was dark in there, and it smelled of cardboard. There was nothing in it to hold on to. “I’d have grabbed somebody too,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-blanket',
      A: 'partner',
      paragraphs: [
        '“You need something that wants to be held,” {H} told it. {H} thought of what always slid off at night. By morning it was on the floor, every time, and {H} was cold. {H} fetched the blanket and gave Snagg one corner. It took it with all its teeth.',
        '“Now pull,” said {H}. {A} pulled at the blanket, and kicked under it, and rolled about like a whole bad night. It stayed exactly where it was.'
      ]
    },
    {
      id: 'the-other-corner',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A blanket has more corners than that. They tried to see how many one monster can do. It could do two, if you folded them together. For the third there was {A}’s knee. “And who does the fourth?” asked {A}.',
        '“That one’s for letting feet out,” said {H}. So they left it loose. Two feet came out there, and had a look at the evening, and went in again.'
      ]
    },
    {
      id: 'lid-shut',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They did not know what to do with the box. It was a good one. {H} put in a sock, so that it was not so empty, and {A} added a soft cloth. “Now if anybody has to go in there, they’ve got something,” said {A}.',
        'They put on the lid, but not quite. Through the gap you could see a bit of sock, which looked comfortable.'
      ]
    },
    {
      id: 'may-stay',
      A: 'partner',
      paragraphs: [
        '“Well?” asked {H}. {A} lay there, tucked in up to {A}’s chin, and could not get out. “Nobody comes to bed who bites,” said {A}. “But this one holds.” {A} had to be undone, one tooth at a time.',
        '“Good night, Snagg,” said {A}, and gave it a short pat. Then {A} had to be undone once more. It had only meant to say good night as well.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} met the smile at close range and looked away first.',
      '{names} got into the empty box and just about fitted.',
      { text: '{names} counted the teeth, and lost the count at the corner of the mouth.', needs: ['hands'] },
      { text: '{names} shook the paper, in case one had come loose.', needs: ['hands'] }
    ],
    way: [
      '{names} pulled at the other end of the pillow, and it got longer.',
      '{names} kept every fold of blanket out of Snagg’s way.',
      { text: '{names} offered Snagg a carrot instead, but it had no teeth free.', needs: ['hands'] },
      { text: '{names} lent the spoon that got it off.', needs: ['hands'] }
    ],
    turn: [
      '{names} sprawled on the end of the blanket, and it held there too.',
      '{names} tugged a bit, in play, and Snagg did not give an inch.',
      { text: '{names} offered Snagg a second corner, but it had its mouth full.', needs: ['hands'] },
      { text: '{names} plumped up the pillow, which had a smile pressed into it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The box stood by the wall, with its lid beside it. Everybody got their sleeves back.',
    '{H} washed, and brushed a great deal fewer teeth than Snagg had. Then {H} lay down, and something furry took hold of the blanket.'
  ],
  last: [
    'The blanket could slide as much as it liked. Somebody had it, and {H} was asleep.',
    'Snagg smiled in the dark with its mouth full, and {H} was warm and asleep.'
  ]
})
