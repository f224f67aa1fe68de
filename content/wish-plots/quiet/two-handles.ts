import { wishPlot } from '../wish-plot.ts'

/** For any sorrow or worry, also one that was not understood. Nothing is said of what it is: it is heavy, and is carried. */
export const twoHandles = wishPlot({
  id: 'wish-sorrow-handles',
  tellsAny: 'sorrow',
  comfort: true,
  fed: true,
  about: 'The hero has something heavy to think about, as heavy as the bag of potatoes; alone it cannot be carried, and nobody else shall have it.',
  titles: ['Two Handles', 'The Side with the Knot', 'As Heavy as That', '{H} and the Big Bag', 'Once Round the Table'],
  want: [
    {
      id: 'like-that',
      A: 'partner',
      paragraphs: [
        'Tonight {H} had something heavy to think about. It had been there at supper, and it was still there in the hall. {A} knew about it, and nobody had to explain.',
        '“How heavy is it?” asked {A}. By the door stood the big bag of potatoes, quite full. “Like that,” said {H}. “Can’t you take it away?” “I would if I could,” said {A}. “It’s the kind that has to be carried.” So {H} took hold of the bag.'
      ]
    },
    {
      id: 'a-nose',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Do I have to talk about it?” asked {H}. “No,” said {A}. “Do I have to not talk about it?” “Not that, either.” So for a while {H} did neither, and looked at the potatoes.',
        '“That one’s got a nose,” said {H}. {A} bent down to see. It had a nose, and two chins. They talked about that. It was not about the heavy thing, and it was not quite about something else.'
      ]
    },
    {
      id: 'you-too',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Have you got one as well?” asked {H}. {A} thought about it. “I’ve got some of yours, from looking at you,” said {A}. “And I’ve got one of my own. That’s about as big as this.” {A} picked out a potato of the middle size.',
        '{H} held it. It was not nothing. “You never said,” said {H}. “You never asked,” said {A}. They laid it back with the others, on top, where they could both find it.'
      ]
    }
  ],
  way: [
    {
      id: 'alone',
      A: 'partner',
      paragraphs: [
        '{H} pulled with both arms, as far as the rug. There the bag stuck. “It’s too much,” said {H}, and sat down beside it and cried. {A} came and sat down on the other side, and did not say that it was only potatoes.'
      ]
    },
    {
      id: 'cries',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'It took some time. {A} did not look at the clock. Once {H} stopped, and found that there was more, and went on. {A} had one hand flat on {H}’s back, and it stayed where it was.',
        '“I’m making your sleeve wet,” said {H}. “I’ve got another one,” said {A}, and held it out. So {H} used that one as well. It would have been a pity to leave it dry.'
      ]
    },
    {
      id: 'worst-bit',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Is it the same all through?” asked {A}. “Or is there a worst bit?” {H} dug about in the bag, quite far down, and came up with a potato. It was hardly bigger than an egg. “That one,” said {H}.',
        '“It’s often a small one,” said {A}. {H} kept it in one hand, with the fingers round it. Nothing was done about it. But after a while it was as warm as the hand.'
      ]
    },
    {
      id: 'cross',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“I’m not only sad,” said {H}. “I’m cross.” “With whom?” asked {A}. {H} did not want to say, or did not know. “Then say it to the bag,” said {A}. “It’s a thick one.”',
        '{H} put both lips near and said it. It was loud, and some of it was only breath. The bag leaned over a little to one side. {H} pushed it straight again. “I’ll say the rest tomorrow,” said {H}.'
      ]
    },
    {
      id: 'rolled-off',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'One potato had rolled off under the cupboard. They lay down flat and fished for it with a wooden spoon. First there came a button, and then a lot of fluff. “A mouse in a coat,” said {A}. “It’s fluff,” said {H}, and blew at it.',
        'Then {H} sat up. “I forgot about it,” said {H}. “Just now, for the whole of the fluff.” “It can stand by itself for a bit,” said {A}. “You don’t have to hold it every minute.” {H} looked across. It stood by itself.'
      ]
    },
    {
      id: 'taken-off',
      A: 'partner',
      paragraphs: [
        '“I’ll have it, then,” said {A} after a while, and went off with the bag round the corner. “No!” called {H}. “Bring it back! Now I don’t even know where it is.”',
        '{A} brought it back at once. “It’s mine,” said {H}, and wiped one cheek on it. “I don’t want you to have it. I only don’t want to be the only one.” “Ah,” said {A}.'
      ]
    },
    {
      id: 'child-middle',
      A: 'child',
      spare: 12,
      paragraphs: [
        '“I can help in the middle,” said {A}, and pushed both arms under the bag. It did not get any lighter. But there was now a head in the way, so that it could not swing.',
        '“Is it better like that?” asked {A}, from below. “It swings less,” said {H}. That was so. {A} stayed under it, and looked at everybody’s knees. “I can come every time,” said {A}. “I don’t mind what’s in it.”'
      ]
    },
    {
      id: 'pet-beside',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had come close to the bag, and stayed there. It may have been because of the potatoes. “You can’t take a handle,” said {H}. “But you can be here.”',
        '{A} was here. {A} was rather good at it, and did nothing else on the side. {H} leaned one shoulder against the bag, and looked at {A}, and {A} looked at {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-handles',
      A: 'partner',
      paragraphs: [
        '{A} looked at the bag from both sides. “It’s got two handles,” said {A}. It had had them the whole time, one smooth and one with a knot. {H} took the one with the knot, and {A} took the other. The bag went up.',
        'It bumped against their knees. {H} looked down into it. “It hasn’t got any lighter,” said {H}. “No,” said {A}. “They’re all still in there.” They carried it once round the table. It was slow, because it had to be done by both at once.'
      ]
    },
    {
      id: 'in-step',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'It was not easy to walk like that. When {A} went too fast, the bag pulled. When {H} went too slowly, it dragged. “Who says how fast?” asked {A}. “Me,” said {H}. “It’s mine.”',
        'So {H} said it. “Step,” said {H}, and they took one. “Step.” Between two steps there was sometimes a long gap. Then {A} stood there on one leg and did not push. It did not have to be quick. It had to be together.'
      ]
    },
    {
      id: 'swap',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“The knot pinches,” said {H}. The handle had torn there once, and somebody had tied it. “Then swap,” said {A}. They put the bag down, went round it, and took hold again. Now it was {A} who had the knot. “It does pinch,” said {A}. “You might have told me.”',
        '“I thought it had to,” said {H}. “It can pinch me for a bit,” said {A}. They looked at both their hands. There was a red mark across each of them, just alike. {H} laid the one on the other, to see.'
      ]
    },
    {
      id: 'lady-with-bags',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'At the window they had a rest. Out there went a lady with a bag on either side. At the lamp she set them down, and looked at her hands, and blew on them. Then she took hold again.',
        '“She’s got nobody for the other handle,” said {H}. “Not just now,” said {A}. “But she put them down.” They watched until she was round the corner. Nobody could see what was in them.'
      ]
    },
    {
      id: 'not-there',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“And if you’re not there?” asked {H}. “If it gets heavy somewhere else?” “Then you put it down,” said {A}, “and look for somebody, and say, can you take a handle?”',
        '“Do I have to say what’s in it?” “Only if you want to.” {H} went through them all, on one hand, to see who could be asked. There were three for long ways, and one for short ones. “And you,” said {H}. That took the thumb.'
      ]
    },
    {
      id: 'elder-years',
      A: 'elder',
      spare: 11,
      paragraphs: [
        '“I’ve got one that I’ve carried for a good while,” said {A}. “I know by now where it rubs.” “Did somebody take a handle?” asked {H}. “Oh yes. Mostly they didn’t say anything. They just took hold.”',
        '“And then?” “Then we went on.” {A} showed how it was done. You put out one hand, low down, and you look straight ahead. {H} practised it, without a bag. It was an easy thing to do for somebody.'
      ]
    },
    {
      id: 'lighter',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“Does it get lighter?” asked {H}. {A} could have said yes, and did not. “I don’t know,” said {A}. “I haven’t carried this one before. I can tell you what it’s like when we’re a bit further on.”',
        '“You’ll be there then?” “At the other handle,” said {A}. {H} looked along the bag, from the one side to the other. It was about as long as an arm. It was not far.'
      ]
    },
    {
      id: 'put-down',
      A: 'partner',
      paragraphs: [
        '“Do I have to carry it all night?” asked {H}. “No,” said {A}. “At night it can stand.” {H} decided where. Not in the bed, and not too far off. They put it by the wall, just outside {H}’s door, with both handles up.',
        '“I think it’ll still be there in the morning,” said {H}. “Then we’ll carry it in the morning,” said {A}. “I’ll have the side with the knot.” “We’ll take turns with the knot,” said {H}. It was still heavy. But it was standing now, and {H} had both hands free, and gave one of them to {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came into the hall as well, and stayed near.',
      '{names} sniffed at the potatoes, and then at {H}, and kept to {H}.',
      { text: '{names} laid a hand on {H}’s shoulder on the way past, and left it there.', needs: ['hands'] },
      { text: '{names} tried the bag by one corner, and whistled through two teeth.', needs: ['hands'] }
    ],
    way: [
      '{names} settled down on the rug, up against {H}.',
      '{names} leaned on the bag from behind, so that it did not tip.',
      { text: '{names} brought the soft towel, which is better than a handkerchief.', needs: ['hands'] },
      { text: '{names} picked up a potato and put it back very gently.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along behind, once round the table.',
      '{names} kept out of the way of the bag, but only just.',
      { text: '{names} moved a chair, so that there was room for two and a bag.', needs: ['hands'] },
      { text: '{names} held the door open until the bag was through.', needs: ['hands'] }
    ]
  },
  bed: [
    'They swept up the bit of earth that the bag had left on the rug.',
    '{H} washed the potatoes off both hands, and lay down. The door stayed open just so far that you could see one handle. On the edge of the bed sat somebody who was not in a hurry.'
  ],
  last: [
    'By the wall stood the bag, with both its handles up, and {H} was asleep.',
    'Nobody had to carry anything until the morning, and {H} slept.'
  ]
})
