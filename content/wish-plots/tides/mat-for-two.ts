import { wishPlot } from '../wish-plot.ts'

export const matForTwo = wishPlot({
  id: 'wish-mat-for-two',
  wishes: ['weaving a mat', 'weaving mat', 'weaving mats', 'weave a mat', 'weaves a mat', 'wove a mat', 'woven mat', 'woven mats', 'fale mat', 'weaving mat nana', 'weaving mat fale', 'weaving mat grandma', 'weaving mat grandmother', 'weaving mat nan', 'weaving mat aunty', 'weaving mat auntie', 'weaving mat mum', 'weave mat nana', 'weave mat fale', 'weave mat grandma', 'weave mat together', 'weaving mat together', 'weaving mats fale', 'weaving mats nana', 'weaving mats grandma', 'making mat fale', 'making mat nana weaving', 'mat pandanus', 'mats pandanus', 'pandanus mat', 'pandanus weaving', 'pandanus leaves', 'weaving pandanus', 'woven pandanus', 'fine mat samoa', 'fine mat samoan', 'fine mats samoa', 'samoan mat', 'samoan mats', 'tongan mat', 'tongan mats', 'fijian mat', 'weaving samoa', 'weaving samoan', 'weaving tonga', 'weaving tongan', 'fala weaving', 'weaving fala', 'fala samoa', 'lauhala', 'lauhala mat', 'lauhala weaving', 'ietoga', 'fale weaving', 'weaving in the fale', 'weave in the fale', 'banig', 'banig weaving', 'tikar', 'tikar weaving', 'sleeping mat weaving', 'weaving sleeping mat', 'weaving sleeping mats', 'weaving a mat sitting', 'woven sleeping mat', 'kuta mat', 'kiekie weaving', 'fale nana mat'],
  answers: ['mat', 'mats', 'weave', 'weaves', 'weaving', 'wove', 'woven', 'weaver', 'pandanus', 'leaf', 'leaves', 'strip', 'strips', 'fala', 'fine', 'sleeping', 'floor', 'fale', 'house', 'posts', 'island', 'village', 'samoa', 'samoan', 'tonga', 'tongan', 'fiji', 'fijian', 'tuvalu', 'tokelau', 'niue', 'hawaii', 'pacific', 'islands', 'nana', 'nan', 'nanny', 'granny', 'grandma', 'grandmother', 'grandpa', 'mama', 'tina', 'mum', 'mummy', 'dad', 'aunty', 'auntie', 'aunt', 'cousin', 'cousins', 'sister', 'brother', 'ladies', 'women', 'together', 'sit', 'sits', 'sitting', 'middle', 'edge', 'over', 'under', 'long', 'wide', 'big', 'bigger', 'small', 'finish', 'finished', 'make', 'makes', 'making', 'made', 'learn', 'learns', 'learning', 'teach', 'teaches', 'taught', 'show', 'shows', 'first', 'today', 'afternoon', 'evening', 'rain', 'rainy', 'breeze', 'warm', 'church', 'wedding', 'gift', 'present', 'present for', 'lie', 'sleep', 'nap', 'loves', 'helps', 'helping', 'with', 'our', 'home', 'visit', 'holiday', 'hands', 'patient', 'slowly'],
  except: ['flax', 'harakeke', 'kete', 'basket', 'yoga', 'prayer', 'door', 'bath', 'car', 'play mat', 'welcome', 'magic', 'flying', 'carpet', 'gym', 'wet', 'wee', 'died', 'dead', 'funeral', 'coffin', 'hospital', 'sick', 'storm', 'cyclone', 'lost', 'burnt', 'dog', 'puppy', 'cat', 'dragon', 'robot', 'hat'],
  moods: ['learning', 'first', 'proud'],
  company: ['mat', 'strip', 'strips', 'leaf', 'leaves', 'pandanus', 'edge', 'middle', 'knee', 'knees', 'post', 'posts', 'shirt', 'corner', 'fale', 'chicken', 'roof', 'rain', 'shell', 'hem'],
  about: 'The hero weaves a mat for two and sits close to the other, so that it will not grow, for they sit on the part that is still to come; the wider it gets the farther apart they are, until it is wide enough to lie down in the middle.',
  titles: ['Wide Enough for Two', 'Sitting on the Rest of It', '{H} Weaves a Mat in the Fale', 'The Shirt in the Mat', 'Back to the Middle'],
  want: [
    {
      id: 'close-together',
      A: 'partner',
      paragraphs: [
        '{H} was weaving a mat in the fale, a house with a roof and posts and no walls. The mat was made of long strips of pandanus leaf. This one had been begun in the middle. {H} and {A} sat face to face, so close that their knees touched, with the mat between. “It’s for us two to lie on,” said {H}. So far it was as big as a tray. “Then we’d have to lie in turns,” said {A}.'
      ]
    },
    {
      id: 'elder-past-the-middle',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I wove one with my cousin,” said {S}. “I began at one end of the fale, and my cousin began at the other. We meant to meet in the middle.” “Did you?” asked {A}. “I came past on the left,” said {S}, “and my cousin on the right. We waved.”',
        'So there were two mats, long and narrow. “Nobody could lie on them,” said {S}. “But if you wanted to go to the door, you could choose.” {A} thought that was more than most people had.'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-knee',
      A: 'partner',
      paragraphs: [
        'Over went a strip, and under, as far as {H}’s knees. {H} did not want to move, since it was nice so close to {A}. So {H} wove round the knees. The mat got two bays and a cape, like an island. {H} wove on, with whatever came next. Then {H} reached for a new strip and could not. Something held {H} fast. It was {H}’s own shirt. The hem had been woven in, over and under, very neatly.'
      ]
    },
    {
      id: 'the-loose-strips',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} lifted a corner of the mat, to see if there was any more of it underneath. There was floor. A chicken came in between two posts, and lifted another corner with its beak. “What does it want?” asked {H}. “The same as you,” said {A}. “It’s only quicker with the answer.”',
        'The chicken walked straight across the mat, over and under nothing. It left by another side. With no walls, every side was the door.'
      ]
    },
    {
      id: 'pulling',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps the mat could be pulled. {H} took hold of one edge and leaned back. The mat got longer this way, and just as much shorter that way. Then {H} pulled at the other side, and all was as before. “You’ve got as much mat as you’ve got strips in it,” said {A}.',
        '{H} looked at the two ends. “And if we both breathe out?” asked {H}. They did. Now there was a bit more room on it, but only until they needed to breathe in.'
      ]
    },
    {
      id: 'other-tests-for-length',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} lay down on the mat to see how much was missing. The back of the head fitted on it, and so did the neck. “I could have this half,” said {A}, “and my feet could stay up.” {H} lay down too, with one ear on the mat. It was a good mat for one ear.',
        'They looked up into the roof. “When I move my head,” said {A}, “yours gets pushed off.” “When I think,” said {H}. They tried to think in turns, and it went quite well.'
      ]
    },
    {
      id: 'child-weaves-toes',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sat at the edge of the mat, and wove a strip of it round one foot. It went over the big toe, under the next, and over. “Look,” said {S}. “I’ve got five more to do, and then I’m finished.” {A} admired it. It was even, and it was warm at one end.',
        'Then {S} wished to show it to the others. {S} got up and hopped, and the mat came along. “It’s growing on me,” said {S}. It took {A} five toes to get it off again.'
      ]
    },
    {
      id: 'pet-in-the-middle',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come in between two posts and had seen what was going on. Here was a mat. It had a middle. {A} walked there, over everybody’s strips, and lay down. Now nothing could be lifted on either side. “{A} thinks that it’s finished,” said {H}.',
        'It looked like that, too. The mat was just as big as {A}, with not a hand’s breadth to spare. “It’s a very good fit,” said {H}. “It’s just that we’re two, and not so round.”'
      ]
    },
    {
      id: 'two-sides-of-a-leaf',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why are the strips so soft?” asked {H}. “They’ve had a lot done to them,” said {A}. “First the leaves had their thorns taken off. Then they were boiled in a pot, and hung up in the sun, and rolled like a bandage.” {H} held a strip against one arm. It had been through more than {H} had.',
        'It lay there quite flat, and smelled of hay. “It’s been boiled,” said {H}, “and it still wants to be a mat.” {H} wove it in with extra care.'
      ]
    },
    {
      id: 'for-how-many',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A cousin’s head looked in between two posts, and a moment later a neighbour’s did. “How big will it be?” they asked. {H} showed it with both arms. The neighbour had one at home that was large enough for a wedding. Forty people had sat on it and it was not full.',
        '“Where did the weavers sit?” asked {H}, when they had gone. “At the edge, I suppose,” said {A}, “with thirty-eight places between them.” {H} moved a bit nearer.'
      ]
    },
    {
      id: 'what-is-under-us',
      A: 'partner',
      paragraphs: [
        '{H} undid the hem. {A} looked at the strips. Each came out at the edge, and then went nowhere. “Where are the ends?” asked {A}. {H} felt for them. They were all under {H}’s own legs, and under {A}’s. “The mat isn’t small,” said {A}. “We’re sitting on the rest of it.” So they had to move back. {H} did not like that at all.'
      ]
    }
  ],
  turn: [
    {
      id: 'hand-by-hand',
      A: 'partner',
      paragraphs: [
        'They moved back by the breadth of a hand, {H} this way and {A} the other. The strips came free, and {H} wove them in. They moved back again, and the mat was between them. {H} wove along all four sides, and sat farther off each time. “Are you still there?” called {H}. “At the other end,” called {A}. Now the mat reached from post to post. “The bigger it gets,” said {H}, “the less of you I’ve got.”'
      ]
    },
    {
      id: 'letters-on-the-mat',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They were so far apart now that you could send things across. {H} laid a shell on the mat and gave it a push. It slid over all the strips, over and under, and stopped at {A}’s feet. “It’s arrived,” called {A}. “What does it say?” {H} had to think, for it had not been given anything to say.',
        '“It says that it’s smooth,” called {H}. The answer took some time. {H} went round by the edge to fetch it. It was the same shell, but warm.'
      ]
    },
    {
      id: 'turning-the-edge',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the edge each strip has to be folded back, and tucked in under its neighbour. If not, the mat gets away again. {H} folded and tucked. “Do they mind?” asked {H}. “They’ve been going one way all day,” said {A}. “I think that they’re glad to be asked back in.”',
        '{H} walked once all round the mat, and no end stuck out. There were two hundred strips, and none was going anywhere. “They can stay now,” said {H}.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        'Then it began to rain, all round the fale. They were sitting at two edges, and the rain was just behind them. “It’s in my neck,” said {A}. “Then come in,” said {H}. They both moved away from the edge, farther and farther, until they met. It was in the middle, exactly where they had begun. There they lay down side by side, knee by knee, with mat all round. “We’ve been here before,” said {H}. “But now,” said {A}, “there’s room.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in between two posts, and sat on the edge.',
      '{names} sniffed at the pandanus, and thought of hay.',
      { text: '{names} laid the long strips side by side, the wide ones first.', needs: ['hands'] },
      { text: '{names} rolled up a leaf, and it unrolled by itself.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down too, and a few more strips were under somebody.',
      '{names} walked round the mat, once along each side.',
      { text: '{names} admired the hem of the shirt with one finger, over and under.', needs: ['hands'] },
      { text: '{names} passed {H} one new strip after the other.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved back as well, and the mat came after.',
      '{names} came in from the edge, and lay where it was dry.',
      { text: '{names} tucked in a last end, under its neighbour.', needs: ['hands'] },
      { text: '{names} smoothed the middle with a flat hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'The leftover strips were rolled up and hung on a post. The shirt hung next to them, and its hem still had a pattern, over and under.',
    '{H} washed with rain, which was easily reached. Then {H} lay down in the middle once more, on the part that had been a tray.'
  ],
  last: [
    'It rained on every side, and in the middle {H} was asleep.',
    'Over and under went the breath, and {H} was asleep.'
  ]
})
