import { wishPlot } from '../wish-plot.ts'

export const songkran = wishPlot({
  id: 'wish-songkran',
  beginsElsewhere: true,
  wishes: ['songkran', 'sonkran', 'songkraan', 'songkran festival', 'thai new year', 'thai water festival', 'songkran water', 'songkran water fight', 'water festival'],
  answers: ['festival', 'festivals', 'water', 'thai', 'thailand', 'new', 'year', 'splashing', 'splash', 'fight', 'throwing', 'wet', 'celebrating', 'celebrate', 'celebration', 'pouring', 'hands', 'grandparents', 'grandma', 'grandpa', 'jasmine', 'first', 'happy', 'bucket', 'powder', 'sand'],
  moods: ['first', 'waiting', 'proud'],
  fed: true,
  company: ['water', 'bowl'],
  about: 'Nobody may be splashed at Songkran before the hero has poured water over the hands of the others, quite gently, and not a drop may be wasted.',
  titles: ['Gently First', 'Not a Drop Too Many', '{H} and the Driest Person', 'Jasmine and a Bucket', 'Down the Neck for Luck'],
  want: [
    {
      id: 'the-driest',
      A: 'partner',
      paragraphs: [
        'It was Songkran, the Thai New Year, and today you may make everybody wet. {H} stood in the bathroom door in a flowery shirt, with a cup of water in each hand. On the big towel sat {A}, in a flowery shirt too. Nobody was as dry as {A}. {H} wanted to change that.',
        '“Stop,” said {A}. “First the gentle water. Then the other.” On the floor stood a silver bowl with jasmine flowers in it.'
      ]
    }
  ],
  way: [
    {
      id: 'too-fast',
      A: 'partner',
      paragraphs: [
        'The gentle water is poured over somebody’s hands, and you wish them something good. {A} held both hands out. {H} tipped the bowl. It went over {A}’s hands, and up {A}’s sleeves. “Happy New Year,” said {H}, and reached for the cups.',
        '“That was the other water,” said {A}, and shook out a flower. They filled up the bowl again. {H} poured faster, so as to be done. A flower sat on {A}’s nose.'
      ]
    },
    {
      id: 'powder',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was white powder as well, stirred with water until it was like cream. {H} drew a stripe down {A}’s cheek with two fingers. {A} drew one on {H}. It was cool, and then it grew tight.',
        '“Laugh,” said {A}. {H} laughed, and the stripe cracked like a dry pond. “Now you,” said {H}, and made a face. They cracked each other from ear to ear.'
      ]
    },
    {
      id: 'ice',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The clever ones put ice in the water. {A} let one piece slide in. Plip. They both put one finger in, and pulled it out. “That’s for friends only,” said {A}.',
        '“Are we friends?” asked {H}. They thought about it, and looked at the ice, which grew smaller all the time. When they had made up their minds, it was gone. “We are now,” said {A}.'
      ]
    },
    {
      id: 'april',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Songkran’s in April,” said {A}, “when it’s hotter than in the whole of the year. The buses drive with all their windows open. People stand at the side with buckets, and everybody in the bus gets some of it.” They played it. {A} was the bus.',
        '{H} flicked three drops in at the window. “Thank you,” said the bus. “It’s very warm in here.” It stopped at the chair, and at the door. At every stop there was a bit of rain.'
      ]
    },
    {
      id: 'dry-things',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Whatever mustn’t get wet went up on the shelf, in a clear bag. {A} put in the book and the tickets. {H} put in a biscuit. Then {H} put in the left sock, to have one dry.',
        '“And the right one?” asked {A}. “That’s playing,” said {H}. It lay on the towel already, as flat as a fish, and had had more Songkran than anybody.'
      ]
    },
    {
      id: 'sand-hill',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“All year long a bit of the temple’s sand goes home on people’s feet,” said {A}. “At Songkran they carry it back. They build hills of it, with flags on.” They did it with sugar, in a saucer.',
        'The hill was steep and white, and had a leaf for a flag. Then {A} came too close with a wet sleeve. One side of the hill turned grey and sat down. “It’s been to the New Year as well,” said {H}.'
      ]
    },
    {
      id: 'elephants',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In one town it’s the elephants that do the splashing. They are painted all over, and they fill their trunks. {A} was an elephant, with one arm for a trunk and a sponge in the other hand. It dipped it in, and lifted it, and thought.',
        '“Which one of us do you want?” asked {H}. The elephant took its time. Elephants never forget whom they have splashed before. It swung its trunk and squeezed, and it was its own ear.'
      ]
    },
    {
      id: 'mango',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was mango with sticky rice in between. You can’t eat that with wet hands, and all the hands there were, were wet. {A} held a piece out to {H}. It shot across the floor like a goldfish.',
        '“It wants to go to the water,” said {H}. They caught it by the bath, one from each side. The next piece they ate with their hands behind them, straight off the plate.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} didn’t mind the New Year, as long as it came dry. {A} looked on from the doorway, behind a line that only {A} could see.',
        '{H} dipped one finger in the silver bowl, and let a drop fall exactly on the line. “Happy New Year,” said {H}. {A} looked at it until it had dried up. Then {A} looked at the finger, and forgave it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We all stood in a row in front of my grandmother,” said {S}, “thirty of us. Each one poured a bit over her hands. By the end her fingers had gone like raisins.” “Was she cross?” asked {A}.',
        '“She had something good to say to each of us,” said {S}. “I was the last. To me she said: ‘And you, fetch me a towel.’ I’ve always had luck with towels.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had a cup too, and came with it very slowly, so as not to spill any. It took {S} the whole length of the room. {A} stood and waited to be splashed. You can’t run away from somebody who’s so careful.',
        'When {S} had got there, {S} looked into the cup. It was such nice water. {S} drank it up. “Happy New Year,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} got the gentlest water of all. {H} let three drops run over the back of {A}’s hand. They rolled down between the fingers, one after another. {A} opened {A}’s hand to see where they had gone.',
        'Then {A} slapped it down in the bowl, flat. It was the hardest splash of the day. It went as far as the mirror. “{A} doesn’t know the rule yet,” said {H}, and dripped.'
      ]
    },
    {
      id: 'count',
      A: 'partner',
      paragraphs: [
        '“It’s all from the same tap,” said {H}. “With the other water you look where it hits,” said {A}. “With the gentle one you look at the person who gets it. You’re only looking at those cups.”',
        'That was true. {H} looked up. There sat {A} with both hands out, and a flower on {A}’s nose, still waiting.'
      ]
    }
  ],
  turn: [
    {
      id: 'gentle',
      A: 'partner',
      paragraphs: [
        '{H} put the cups outside the door. Then {H} knelt down with the bowl. {H} let the water run so thin that it made no sound. It ran over {A}’s fingers and thumbs. The flowers came after it, one by one. “I wish,” said {H}, and had to think. “I wish that nobody ever finishes your toast.”',
        '{A} was quiet for a moment. “That was gentle water,” said {A}. “Now it’s my turn.” And {A} poured what was left over {H}’s hands.'
      ]
    },
    {
      id: 'other-water',
      A: 'partner',
      paragraphs: [
        '“And I wish you,” said {A}, very solemnly, “that today you’re the wettest in the whole house.” {H} looked up. Behind {A}’s back there had been a small bucket, all the time. It came slowly, down {H}’s neck, with jasmine in it.',
        'Water ran out of {H}’s shirt on every side. “Was that the gentle one?” asked {H}. “I was looking at you the whole time,” said {A}. Then {H} went and got the cups.'
      ]
    },
    {
      id: 'on-the-truck',
      A: 'same',
      spare: 13,
      paragraphs: [
        'At Songkran whole families ride about in the back of a truck, quite slowly. In the middle stands a barrel of water. They made one of the bath mat and the bucket. {H} sat on it with a sponge, and {A} pulled. Everybody at the side got some. At the side there stood a stool, a boot and a plant in a pot.',
        'The stool took it well. The boot got a bit in. The plant was the only one who’d been waiting for it. “Happy New Year,” {H} said to it. “Once more round by the plant.”'
      ]
    },
    {
      id: 'prints',
      A: 'same',
      spare: 12,
      paragraphs: [
        'After that they were so wet that it made no difference. They shook hands on it, and it squelched. Where {H} had sat there was a wet patch with two legs. Beside it {A} made one that was a bit bigger.',
        '“They look like friends,” said {A}. They watched them dry. The edges went first, and then the knees. The last that was left of both of them was the part you sit on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed dry by a very small margin, on the far side of the towel.',
      '{names} blew at a jasmine flower, and it floated off.',
      { text: '{names} buttoned up a flowery shirt, right to the neck.', needs: ['hands'] },
      { text: '{names} fetched another towel, and then sat on it.', needs: ['hands'] }
    ],
    way: [
      '{names} shook off a drop that had gone further than meant.',
      '{names} got a jasmine flower on the head and let it stay.',
      { text: '{names} held a hand under a sleeve that dripped.', needs: ['hands'] },
      { text: '{names} dried {H} behind the ears, far too soon.', needs: ['hands'] }
    ],
    turn: [
      '{names} came quite close, now that the water was so thin.',
      '{names} caught the last drop of the gentle water.',
      { text: '{names} fished out two flowers and laid them along the rim.', needs: ['hands'] },
      { text: '{names} folded the wet towel, and wished somebody dry socks.', needs: ['hands'] }
    ]
  },
  bed: [
    'The flowery shirts hung over the bath in a row, and dripped, each in its own time. The jasmine was put in a saucer.',
    '{H} did not need to wash. {H} was rubbed dry from top to toe, and still smelled of jasmine behind one ear.'
  ],
  last: [
    'The shirts had stopped dripping, and {H} was asleep, and dry on every side.',
    'It was a new year, and a very clean one, and {H} slept.'
  ]
})
