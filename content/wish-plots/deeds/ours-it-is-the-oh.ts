import { wishPlot } from '../wish-plot.ts'

export const deedOursItIsTheOh = wishPlot({
  id: 'wish-deed-ours-it-is-the-oh',
  tellsAny: 'ours',
  deeds: ['travels'],
  out: true,
  about: 'The hero travels there and comes home without the bag, and goes back for it and comes home without the tin, for at the sight of it everybody says oh, and an oh opens the hands; so they say it with their hands in their pockets.',
  titles: ['Something from There', 'A Bag, a Tin and Eleven Biscuits', 'Hold Tight, {H}', 'Between the Shell and the Conker', 'It’s the Oh'],
  company: ['shelf', 'shell', 'conker', 'bag', 'tin', 'book', 'lid', 'mat', 'pocket', 'neighbour', 'hedge', 'umbrella'],
  want: [
    {
      id: 'the-bag',
      A: 'partner',
      paragraphs: [
        'On Tuesday, straight after breakfast, {H} {ours.did}. {A} came too, with the biscuit tin. {H} carried a bag, to bring home something from there. At home on the shelf, between the shell and the conker, a place was free.',
        'It was a long way. And then it was right in front of them, much bigger than in the book. “Oh!” said {H}. At home {H} went to hang up the bag, and there was no bag. “I’ve left it there,” said {H}.'
      ]
    },
    {
      id: 'over-the-hedge',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A neighbour was watering her hedge. “Well, what’s it like?” she asked. {H} looked for the right word. “Oh,” said {H}. “As good as that?” said the neighbour.',
        '“Oh,” said the neighbour too, and thought about it. Then there was water in her shoes. The can was lying on its side, and was watering the road.'
      ]
    },
    {
      id: 'read-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had read up about it beforehand. “{what.fact},” said {A}. “Where’s that?” asked {H}. {A} looked to the left and to the right. It was a thing that you couldn’t see from outside.',
        '“It’s on page nine,” said {A}, “at the bottom.” {H} liked knowing it, all the same. It was like knowing what’s in somebody’s sandwich.'
      ]
    }
  ],
  way: [
    {
      id: 'hold-tight',
      A: 'partner',
      paragraphs: [
        'So back they went. “This time we’ll hold tight,” said {A}. They told each other the whole way. The bag was still lying there, and {H} held it very tight. Then they both looked up. “Oh!” said {H}. “Oh!” said {A}.',
        'At home there was no bag, and no tin either. “Now it’s got a bag, a tin and eleven biscuits,” said {H}. “And we’ve got nothing.”'
      ]
    },
    {
      id: 'where-to-again',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the way a man with a trombone greeted them for the second time that day. “Where are you off to again?” he asked. “{ours.tail},” said {A}. “We’ve left something behind.”',
        '“I’ve left this at the barber’s, on the bus and in the sea,” said the man. “It always comes back. People can’t sleep for it.” {H} didn’t think that the bag was so loud.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What does {ours.spot} want with a bag?” asked {H}. {A} thought that it might come in useful. “Everything’s just been lying about there up to now,” said {A}.',
        '{H} tried to remember. It was true. There had been a good deal there, and none of it was in anything.'
      ]
    },
    {
      id: 'eleven',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There had been twelve biscuits to begin with. One had been eaten at the first corner, half each. {A} said that twelve didn’t travel well. “They lie too tight. They need to be able to move.”',
        '{H} had asked about ten. Ten slid about too much, said {A}. It would have been a pity to arrive with crumbs.'
      ]
    },
    {
      id: 'is-it-far',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Is it much further?” asked {A} on the way. “Not very,” said {H}. “And now?” asked {A}. {H} knew what is done about that. “Count something,” said {H}. “Then it goes quicker.”',
        '{A} counted shoes. There were four. {A} counted them again, to be fair to the back ones, and there were four. “We’re nearly there,” said {H}.'
      ]
    },
    {
      id: 'empty-pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Both times {A} was waiting for them, just inside the door. {A} looked at all the hands in turn. In {A}’s opinion, anybody who went away had to come back with something for {A}.',
        '“There are eleven biscuits,” said {H}, “only they’re not here.” {A} went and sat in front of the place where the tin used to be.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“In my day that took three weeks,” said {S}. “You had to change twice, and there was one sandwich.” “And was it worth it?” asked {A}. “It was shut,” said {S}.',
        '“It was shut?” “On Tuesdays,” said {S}. “We looked in through the letterbox.” {S} was quiet for a while. “Oh,” said {S}, very low. It must have been a good letterbox.'
      ]
    },
    {
      id: 'toast-child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was eating toast, and wanted to hear again how it had looked. {A} told it, from the left side to the right. “Oh,” said {S}, and the toast lay on the floor, with the butter underneath.',
        '“Tell it again,” said {S}. {A} told it again. This time {S} held the plate. Now that lay on the floor as well, but the right way up.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} was given a spoon. {A} looked at it, made a round mouth, and the spoon was on the floor. {H} picked it up. {A} looked at it as if there had never been a spoon before.',
        'That was done nine times. “With {A} it’s all as big as that,” said {H}. “Even the spoon.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '“At ours, when you go and look at something, there’s a man by the door,” said {A}. “He takes your bag. He gives you a number for it.” “And then?” asked {H}.',
        '“Then you lose the number,” said {A}. Once {A} had come home from a castle with somebody’s skis. They had been very nice about it.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And that was not all: {ours.also}. {A} told it three times, and showed it with both arms. “Then we’ll have to go again anyway,” said {H}.'
      ]
    },
    {
      id: 'clang',
      A: 'partner',
      paragraphs: [
        '{A} took the saucepan lid, to show how it had been. “I held the tin like this,” said {A}. “And there it was, right in front of me. Oh!” Clang. They both looked at the lid on the floor.',
        '“Do it again,” said {H}. {A} held on with all ten fingers. “Oh,” said {A}. Clang. “It isn’t us,” said {A}. “It’s the oh. It opens your hands.”'
      ]
    },
    {
      id: 'tried-at-home',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They tried it out on what there was at home. {H} held a potato, and {A} opened the cupboards. The bread was not an oh. The buttons were a small one, and {H} kept the potato with three fingers.',
        'Then {A} held out the shell, with the pink inside. “Oh,” said {H}, and the potato rolled under the table. It had been on the shelf for a year, and was still as good as that.'
      ]
    },
    {
      id: 'balloon',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now {A} understood a good many things. “The ice cream on the bridge,” said {A}, “and my balloon at the fair. I looked at it, and said how lovely it was.” “With an oh?” asked {H}. “With a long one,” said {A}.',
        'They thought of the balloon for a moment. It had been a yellow one. “It looked lovely going up, too,” said {A}, and sat down to be on the safe side.'
      ]
    }
  ],
  turn: [
    {
      id: 'into-the-pockets',
      A: 'partner',
      paragraphs: [
        '{H} thought about it, and stuck one hand in each pocket. “Then we’ll say it in here,” said {H}. So after lunch {H} {ours.did} for the third time, with both pockets full. There it was. “Oh!” said {H}. “Oh!” said {A}. In the pockets all the fingers opened, and there was nothing to drop.',
        'When there was no oh left, they looked down. There lay the bag and the tin, and beside the tin something small. It was rather dusty, and it was from there. {H} picked it up.'
      ]
    },
    {
      id: 'the-lady',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A little further on stood an old lady with open hands. “I only came for a look,” she said, “the year before last.” Round her lay a handbag, two gloves, an umbrella, and a lead without a dog. “He’s gone on home,” said the lady.',
        '{A} told her about pockets. She had none in that coat. So she put her hands into {A}’s, and they finished looking together.'
      ]
    },
    {
      id: 'what-to-see',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Now that nothing could fall, they looked at it bit by bit. First they did {what.part}. {H} gave that two ohs, and {A} gave it three.',
        '“Is there a back to it as well?” asked {A}. They left that for another Tuesday. You shouldn’t use up everything on the first day, and this was already the third time.'
      ]
    },
    {
      id: 'the-way-home',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the way home they went along rather stiffly, and nodded to people with their chins. There was a sunset on the left. “Don’t look,” said {A}. “I’m carrying the biscuits.”',
        'They looked to the right. There were the bins of number eight, in a row. Nobody had ever dropped anything because of those. But the sun shone on the lids, and {A} had to shut both eyes.'
      ]
    },
    {
      id: 'on-the-shelf',
      A: 'partner',
      paragraphs: [
        'At home {H} put it between the shell and the conker. {A} came in last, with the bag and the tin, and saw it lying there. You could tell where it was from. “Oh!” said {A}.',
        'One biscuit rolled as far as the bath. “I’ll pick them up,” said {H}. “You just look.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said oh too, and something rolled away downhill.',
      '{names} came home on tired feet, and sat down where the bag should have hung.',
      { text: '{names} moved the shell an inch, and the conker an inch the other way.', needs: ['hands'] },
      { text: '{names} turned out ten pockets, and there was no bag in any.', needs: ['hands'] }
    ],
    way: [
      '{names} sat with an empty mouth, and thought of eleven biscuits.',
      '{names} dawdled behind, and could soon have found it blindfold.',
      { text: '{names} held on to the air with all ten fingers, for practice.', needs: ['hands'] },
      { text: '{names} tied a string to one finger, so as not to forget the bag.', needs: ['hands'] }
    ],
    turn: [
      '{names} gulped the oh down, and hiccuped instead.',
      '{names} gave a squeak at the sight of it, and nothing fell.',
      { text: '{names} made two fists in two pockets, and felt very clever.', needs: ['hands'] },
      { text: '{names} dusted the bag and the tin, with both eyes on the ground.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag hung on its hook, and the lid lay on its saucepan. On the shelf were the shell, the conker, and what was from there.',
    'Freshly washed, {H} lay down. From the pillow the thing from there could just be seen, small and quite still. {H} said it once more, very low, and the blanket stayed where it was.'
  ],
  last: [
    'Both hands lay open on the blanket, and nothing fell, and {H} was asleep.',
    'It got too dark to see how big it had been. “Oh,” said {H}, and slept.',
    'On the shelf there were three now, and in the bed lay {H}, fast asleep, with open hands.'
  ]
})
