import { wishPlot } from '../wish-plot.ts'

export const puppy = wishPlot({
  id: 'wish-puppy',
  themes: ['dogs'],
  only: ['puppy', 'puppies', 'pup', 'pups'],
  answers: ['dog', 'dogs', 'baby'],
  company: ['puppy'],
  about: 'A puppy takes one slipper from everybody but the hero, until the hero’s slippers smell of somebody.',
  titles: ['One Slipper Each', 'Shop, and a Bit of Foot', '{H} Wants to Be Robbed', 'The Puppy Took the Left One', 'Nobody in Them Yet'],
  want: [
    {
      id: 'one-of-each',
      A: 'partner',
      paragraphs: [
        'The puppy from next door was staying for a week, and it stole slippers. It took one from everybody, and never both. It carried each one to its basket and sighed.',
        'Only {H} still had two. {H} had put them right in its way. The puppy walked round them. “Maybe it doesn’t like me,” said {H}. “You’re lucky,” said {A}, and hopped past on one foot. “My other foot’s frozen.” But {H} wanted to be robbed as well.'
      ]
    }
  ],
  way: [
    {
      id: 'biscuit-in-the-toe',
      A: 'partner',
      paragraphs: [
        'First {H} pushed a biscuit down into the toe. The puppy put its head in after it, right up to the ears. It ate the biscuit, and left the slipper standing there.',
        'Then {H} crawled along with a slipper between {H}’s teeth, to show how it’s done. The puppy trotted behind and carried nothing. “I think you’ve got it now,” said {A}.'
      ]
    },
    {
      id: 'big-feet',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'The puppy had very large feet, and the rest of it was small. “It’s got to grow into them,” said {A}. {H}’s slippers were like that too. They stuck out behind, and went flap when {H} walked. Flap, went {H}, down the hall. Flop, went the puppy, next to {H}.',
        'At the edge of the rug they both fell over. They both looked round to see who had done it. “You match,” said {A}. {H} thought that this ought to count for something. {H} held out one foot. The puppy stepped over it, and fell over the other.'
      ]
    },
    {
      id: 'badly-hidden',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s got to be forbidden,” said {A}. “They like it better.” So {H} put the slippers under a cushion, with one heel sticking out. “I do hope that nobody takes these,” said {H}, quite loudly.',
        'The puppy looked at the heel. Then it looked at {H}, sat down on the cushion, and kept everybody away from them. “Now it’s guarding them for you,” said {A}.'
      ]
    },
    {
      id: 'tied-together',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had only one slipper left too, and did not want to lose it. {A} tied it to the leg of the table with a double knot. The puppy lay down beside it, and worked.',
        'Puppies have milk teeth, like people, and they’re as sharp as pins. By the time {H} had counted to fifty, the knot was in two pieces. The puppy carried off one piece, and left the slipper. “It only wanted the knot,” said {H}.'
      ]
    },
    {
      id: 'hopping',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Everybody hopped now, and it was good exercise. {A} hopped to the kitchen for a glass of water. It was half a glass when {A} came back.',
        '{H} walked. {H} could walk on both feet wherever {H} liked, and it was no fun at all. After a while {H} hopped too, so as not to look like somebody with two slippers.'
      ]
    },
    {
      id: 'eleven-years',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“It took mine first of all,” said {S}. “It came straight to me.” {S} could not help looking proud. “How old are they?” asked {A}.',
        '“We’ve been together for nineteen years,” said {S}, and held out the one that was left. {A} smelled it from quite far away. That was near enough.'
      ]
    },
    {
      id: 'seen-it-before',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The puppy ran up to {A} and fell over, and got up again, and told {A} everything. {A} looked over the top of it at {H}.',
        '“You’re not wearing slippers,” said {H}. “You’ve got nothing to be afraid of.” {A} shut both eyes. When {A} opened them, the puppy was still there.'
      ]
    },
    {
      id: 'brought-one-back',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had thought it over, and gave the puppy the other slipper as well. “So that it has the pair,” said {S}. The puppy took it very politely, and went away with it.',
        'A little later it came back, put the second slipper down in front of {S}, and wagged. “It’s brought the wrong one,” said {S}. “No,” said {A}. “It only ever wants one.” And neither of them knew why.'
      ]
    },
    {
      id: 'string',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“A slipper that runs away is better,” said {A}. So {H} tied some string to one, and pulled it along behind. The puppy flew after it, with both ears inside out, and caught the string.',
        'Now {H} had one end, and the puppy had the other. It put its bottom in the air and growled like a very small lorry. “It’s got hold of it!” cried {H}. “Of the string,” said {A}. The slipper had come off at the first corner. It lay on its side, and nobody wanted it.'
      ]
    },
    {
      id: 'under-the-chin',
      A: 'same',
      spare: 11,
      paragraphs: [
        'By now {A} wanted the stolen slipper back, only for a bit, until the foot was warm again. {A} went to the basket and put in one hand, very slowly. The puppy sighed, and laid its chin on it.',
        'After a while {H} came to see. “Have you got it?” asked {H}. “I’ve got hold of it,” said {A}. “It fell asleep on me.” Puppies sleep nearly all day, and they weigh more when they do it. {A} sat there and read a book. It was the same two pages the whole time, for {A} had no hand to turn over.'
      ]
    },
    {
      id: 'a-shoe-shop',
      A: 'partner',
      paragraphs: [
        '“A puppy smells each slipper first,” said {A}. So they lay down on the floor and smelled too. “Ugh,” said {H} at {A}’s slipper. “That’s you!” “It is,” said {A}. Then they smelled {H}’s. There was only a whiff of glue.',
        '“They’re new,” said {A}. “There’s nobody in them yet. A dog sees with its nose, you know. The puppy looks at this, and it isn’t {H}. It’s a shoe shop.”'
      ]
    }
  ],
  turn: [
    {
      id: 'bit-of-foot',
      A: 'partner',
      paragraphs: [
        '{H} put the slippers on and got to work. {H} ran forty times round the table. Then {A} had to smell. “Shop,” said {A}. {H} jumped until both feet were hot. “Shop,” said {A}, “and a bit of foot.”',
        'So {H} danced. In the end {A} took only one breath, and {A}’s eyes watered. “That’s you,” said {A}.'
      ]
    },
    {
      id: 'extra-strong',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I could make them stronger,” said {H}. “With cheese.” “Then you’d be cheese,” said {A}. “It has to be only you in there.” {H} thought about what {H} was made of.',
        'So the slippers came along for everything. They lay under {H} when {H} rolled on the rug. {H} breathed into both of them, and told them a secret each.'
      ]
    },
    {
      id: 'looking-away',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Now don’t watch,” said {A}. “Nobody steals when you watch.” They sat with their backs to the slippers and looked at the wall. “What’s it doing?” whispered {H}. “I’m not watching,” said {A}.',
        'They heard four small feet come nearer, and stop. They heard a sniff. It was a short one, and after that came a very long one.'
      ]
    },
    {
      id: 'robbed',
      A: 'partner',
      paragraphs: [
        '{H} set the slippers down, side by side, and looked the other way. The puppy came by with its nose on the floor. It stopped. It put its whole face into the left one, and its tail began to go. Then it carried the slipper off to the basket.',
        '“I’ve been robbed!” shouted {H}, and hopped for joy. “But why does it only take one?”',
        '{A} looked into the basket. In there lay the puppy, with one slipper from everybody under its chin. “It’s the first time it’s been away from home,” said {A}. “I think it wants us all in bed with it.” “And it leaves us one each,” said {H}, “so that it’s fair.”'
      ]
    },
    {
      id: 'how-it-lies',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Whose is where?” asked {H}. They knelt down by the basket. The puppy had {A}’s for a pillow. The others were all round it, like a wall.',
        '“Where am I?” asked {H}. The puppy breathed in, and turned over. {H} was in the middle, right under its heart.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} met the puppy in the doorway, with its mouth full.',
      '{names} sat among {H}’s slippers, and the puppy walked round that too.',
      { text: '{names} hopped to the table and back.', needs: ['hands'] },
      { text: '{names} held out the other slipper, and the puppy did not want it.', needs: ['hands'] }
    ],
    way: [
      '{names} tried for the biscuit as well, but the puppy’s ears were in the way.',
      '{names} joined on behind the puppy, and made it a procession.',
      { text: '{names} shook the crumbs out of the toe.', needs: ['hands'] },
      { text: '{names} rubbed some toes warm, one foot’s worth.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at {H}’s slippers, and sneezed, and that was good news.',
      '{names} danced a little, low down.',
      { text: '{names} opened the window, because of all the feet.', needs: ['hands'] },
      { text: '{names} clapped to the dance, with a peg on the nose.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} swept up the crumbs of the biscuit. The slippers that were left stood by the door, one of each.',
    'Then {H} washed, and hopped all the way to bed. One foot was cold, and {H} was very proud of it.'
  ],
  last: [
    'In the basket the puppy slept on {H}’s slipper, and in the bed slept {H}.',
    '{H} put the cold foot under the warm one, and was asleep.'
  ]
})
