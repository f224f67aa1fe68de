import { wishPlot } from '../wish-plot.ts'

export const bigBed = wishPlot({
  id: 'wish-big-bed',
  beginsElsewhere: true,
  wishes: ['sleep big bed', 'sleep new bed', 'want big bed', 'want new bed', 'scared big bed', 'big bed', 'big girl bed', 'big boy bed', 'big kid bed', 'grown-up bed', 'toddler bed', 'new bed', 'first bed', 'proper bed', 'bed bars', 'cot to bed', 'cot bed', 'crib bed', 'out of the cot', 'leaving the cot', 'no more cot', 'bigger bed', 'bigger girl bed', 'bigger boy bed', 'move bigger bed', 'moving bigger bed', 'sleep in new bed', 'sleep in his new bed', 'doesn’t want new bed', 'won’t sleep in new bed'],
  answers: ['sleeping', 'sleep', 'sleeps', 'girl', 'boy', 'toddler', 'crib', 'grown', 'proper', 'without', 'moving', 'move', 'moved', 'leaving', 'out', 'own', 'room', 'starts', 'starting', 'kid', 'sides', 'rails', 'single', 'bigger', 'into', 'to', 'a', 'new'],
  except: ['parents', 'mummy', 'daddy', 'mum', 'dad', 'flower', 'river', 'bunk', 'hospital', 'monster', 'monsters', 'wet', 'brother', 'sister', 'baby', 'share', 'sharing', 'dog', 'cat'],
  moods: ['first', 'change', 'proud', 'sleepless', 'afraid', 'learning'],
  company: ['mouse'],
  about: 'In the cot the hero said goodnight by running a hand along the bars, and looks for them in the big bed, which has none to be seen.',
  titles: ['Where the Brrrum Was', 'The Bed with a Side to Get In By', '{H} and the Big Bed', 'That’s Not the Pipes', 'The Pillow Went First'],
  want: [
    {
      id: 'no-bars',
      A: 'partner',
      paragraphs: [
        'The big bed had come, and tonight {H} would sleep in it for the first time. It had a new sheet and no bars at all. {H} got in by the side, because now you could, and the pillow fell out.',
        '“Where do I do the brrrum?” asked {H}. Every night in the cot {H} had run one hand along the bars. Brrrum, they went, and after that it was night. “I always thought that was the pipes,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'far-end',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'First they had to see how big it was. {H} lay along it and then across it. {H} lay at the top with a lot of bed left over at the bottom.',
        '“Nobody’s ever been down there,” said {A}. {H} sent one foot to have a look. It was away for quite a while. “It’s cold there,” said {H}, when it was back, “and very clean.”'
      ]
    },
    {
      id: 'comb',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Something else must go brrrum,” said {A}, and they went to look. A comb went trrip. “That’s for putting a mouse to bed,” said {H}.',
        'The cheese grater went zzzrp, and nobody could have slept after that. {H} tried a row of books. They went pup, pup, pup, and leaned over one after the other. “They’re asleep,” said {A}, “but I don’t think we would be.”'
      ]
    },
    {
      id: 'chair',
      A: 'partner',
      paragraphs: [
        'They looked all over for something else with bars. The best was the kitchen chair, which had five in its back. They stood it beside the big bed, and {H} lay down and put out one hand. Brrrm, it went. That was very nearly right.',
        'Then {H} wanted to get out again, and the chair was in the way. “In the cot I had to call, and wait for somebody,” said {H}. “In here I don’t want to wait.” {A} sat down on the chair to think. “Your bars did two things,” said {A}. “They went brrrum, and they kept you in. You only want the one.”'
      ]
    },
    {
      id: 'bench',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“May I?” asked {A}, and sat down on the side of the bed. Nobody had ever been able to sit on the cot. You could only lean over it, as you do over soup.',
        'They sat there side by side with their feet hanging down. “It’s a bench as well,” said {H}. “What are we waiting for?” asked {A}. They thought about it. There was nothing they were waiting for. It was just that there was room.'
      ]
    },
    {
      id: 'old-blanket',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The blanket from the cot had come along too. They spread it out on the big bed. It lay in the middle like a stamp on a parcel.',
        '“It’s shrunk,” said {H}. {A} thought that it was the bed’s fault. {H} tried it over {H}’s knees, and then over {H}’s tummy, where it had always been. “It can lie on top of the other one,” said {H}, “and be in charge.”'
      ]
    },
    {
      id: 'spoons',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had an idea with spoons. There were six of them on a string. {A} held up one end and {H} the other. It went ting, ting, ting, like a very small shop.',
        '“Somebody’s coming in,” said {H}, and could not help looking at the door. {A} looked as well. A night that went ting would be full of customers. They put the spoons back with the forks.'
      ]
    },
    {
      id: 'corners',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The new sheet had a pocket for each corner. They pulled it over the first, and the second, and the third. When {A} did the fourth, the first one jumped off.',
        '“Hold it down,” said {A}. {H} lay on it like a star, with a hand or a foot for each corner. Now all four of them stayed. “And how will I get under the blanket?” asked {H}. “You’d have to come out first,” said {A}, and the first one jumped off.'
      ]
    },
    {
      id: 'sock',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Whatever fell out of the cot had always come back, because somebody brought it. {H} held a sock over the side and let go. They both waited. The sock lay there.',
        '“You can get it yourself now,” said {A}. {H} got out and fetched it, and got in, and looked at it. “I used to be able to do that forty times,” said {H}. “You still could,” said {A}. {H} thought of the walking, and kept the sock.'
      ]
    },
    {
      id: 'pet-looks',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had only ever seen {H} in bed with stripes, because of the bars. Now there was nothing in between. {A} looked for a long time.',
        '{H} lay quite still to be looked at. “It’s me all the way along,” said {H}. “There’s no gaps.” {A} seemed to think that it was a great improvement, and so did {H}.'
      ]
    },
    {
      id: 'elder-rug',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“On my first night in a big bed I fell out,” said {S}. “I didn’t notice until the morning. I only thought that the ceiling had gone up.”',
        '“Didn’t you bump yourself?” asked {A}. “There was a rug there. It was a good rug, with a fox on it. I slept on the fox.” {A} fetched a cushion and put it on the floor, just where a fox would be.'
      ]
    },
    {
      id: 'child-boat',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to know who else would be in there, in a bed of that size. “Me,” said {A}. “And who at the bottom?” “My feet.” “And who’s in the middle?” “Me as well,” said {A}.',
        '{S} walked all round it, and counted up on four fingers. “That’s a lot of you,” said {S}.'
      ]
    },
    {
      id: 'wall',
      A: 'other',
      spare: 9,
      paragraphs: [
        'On one side was the wall, and on the other side the room. {H} tried out both. {A} knocked on the wall, to find out what sort of a neighbour it was.',
        'It said nothing. “It’s a quiet one,” said {A}. {H} laid one cheek against it. It was cool, and smelled of paint. “I’ll look at it when I’ve seen enough of the room,” said {H}.'
      ]
    },
    {
      id: 'out-and-in',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Just because it could be done, {H} got out. {H} went to the kitchen and touched the table, and came back and got in. “Where were you?” asked {A}. “Out,” said {H}.',
        '{H} did it again, and then four times more. The table was there each time. The last time {H}’s legs came back rather slowly. “It’s still there,” said {H}. “I don’t think I’ll look again tonight.” “You could,” said {A}. “I know,” said {H}, and stayed.'
      ]
    }
  ],
  turn: [
    {
      id: 'creak',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} turned over, and the big bed said “eek.” They both kept very still. {H} turned back, and it said “eek” again, but lower.',
        '“It’s new here,” said {A}. “It doesn’t know anybody.” So {H} told it who everybody was, and patted it at the corner. After that it only said “eek” when it was asked.'
      ]
    },
    {
      id: 'underneath',
      A: 'partner',
      paragraphs: [
        'The pillow fell out once more, and slid right under the bed. {H} crept in after it from this side, and {A} from that side. It was dim in there, and smelled of new wood. “Lie on your back,” said {A}. “There’s more room for your nose.”',
        '{H} turned over and looked up. “They’re here,” whispered {H}. Above them lay a whole row of bars, with the mattress on top. {H} ran one hand along them. Brrrrum! It was deeper than in the cot, and there was more of it.',
        '“They always had to stand up all night,” said {H}. “Now they’re lying down.” “I would too,” said {A}.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
        '{H} got back in. One arm went over the edge, and down, and round the corner. {A} was still under there, and saw a hand come in. “Left a bit,” said {A}. “That’s my nose. Now up.”',
        'Brrrrum, said the big bed. “Did you hear it?” asked {H} from above. “Very well,” said {A} from below. “And it’s not the pipes.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried the new edge, and slid off it softly.',
      '{names} brought the pillow back, by one ear.',
      { text: '{names} ran one hand along the radiator, and it said brang.', needs: ['hands'] },
      { text: '{names} folded down the sheet, like the corner of a page.', needs: ['hands'] }
    ],
    way: [
      '{names} crawled through below the chair, where there were bars too.',
      '{names} bounced up on the side, now that it had one.',
      { text: '{names} tried the comb, which said brrrm, but only for a mouse.', needs: ['hands'] },
      { text: '{names} tucked the pillow in again, and gave it a stern pat.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept in at the foot end, and it got full down there.',
      '{names} thumped the floor a bit, in the same key.',
      { text: '{names} wiped the dust off three of the bars, with a sock.', needs: ['hands'] },
      { text: '{names} knocked softly on the pipes, and they knew nothing about it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair went back to the kitchen table, and the fluff from underneath went into the bin.',
    'Then {H} washed, and got into the big bed by the side. Nobody had to lift anybody, and there was room for a very long yawn.'
  ],
  last: [
    'Brrrum, said the big bed, rather slowly, and {H} was asleep on top of it.',
    'All the bars were lying down for the night, and on top of them lay {H}, asleep.'
  ]
})
