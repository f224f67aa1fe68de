import { wishPlot } from '../wish-plot.ts'

export const calfBorn = wishPlot({
  id: 'wish-calf-born',
  wishes: ['calf born', 'calf being born', 'calves born', 'calf is born', 'birth calf', 'birth of calf', 'calf arrives', 'calf arrived', 'calf came', 'calf comes tonight', 'calf coming tonight', 'calf stands', 'calf stood', 'calf stand up', 'calf standing up', 'calf gets up', 'calf first steps', 'calf first time', 'calf legs', 'calf wobbly', 'calf shed', 'calf barn', 'calf stable', 'calf cowshed', 'calf byre', 'calf night', 'calf midnight', 'waiting calf', 'waiting for calf', 'waited calf', 'waits calf', 'wait calf', 'watch calf', 'watching calf', 'watched calf', 'saw calf born', 'cow calving', 'cows calving', 'calving', 'calving season', 'calving time', 'cow had calf', 'cow has calf', 'cow having calf', 'cow having baby', 'cow has baby', 'cow had baby', 'cow gave birth', 'cow giving birth', 'cow gives birth', 'cow due', 'expecting calf', 'expectant cow', 'cow baby born', 'baby cow born', 'baby cow being born', 'calf on the way', 'calf fourth try', 'newborn calf stands', 'newborn calf shed', 'calf straw'],
  answers: ['calf', 'calves', 'calving', 'born', 'birth', 'being', 'newborn', 'new', 'baby', 'cow', 'cows', 'mother', 'mum', 'mummy', 'mama', 'farm', 'farmer', 'shed', 'barn', 'stable', 'byre', 'cowshed', 'stall', 'straw', 'night', 'tonight', 'midnight', 'evening', 'morning', 'dark', 'lantern', 'torch', 'wait', 'waits', 'waiting', 'waited', 'watch', 'watched', 'watching', 'see', 'saw', 'quiet', 'quietly', 'still', 'whisper', 'stand', 'stands', 'standing', 'stood', 'try', 'tries', 'fourth', 'four', 'legs', 'wobbly', 'wobbles', 'first', 'step', 'steps', 'time', 'gets', 'get', 'up', 'arrives', 'arrived', 'comes', 'came', 'coming', 'expecting', 'due', 'having', 'had', 'has', 'gave', 'giving', 'gives', 'little', 'brown', 'lick', 'licks', 'milk', 'warm', 'very', 'just', 'finally', 'uncle', 'grandpa', 'our'],
  except: ['died', 'dead', 'dies', 'dying', 'death', 'killed', 'ill', 'sick', 'poorly', 'hurt', 'hospital', 'vet', 'blood', 'stuck', 'stillborn', 'eat', 'eats', 'ate', 'veal', 'slaughter', 'butcher', 'sold', 'sacrifice', 'eid', 'elephant', 'whale', 'dolphin', 'camel', 'giraffe', 'moose', 'hippo', 'rhino', 'narwhal', 'buffalo', 'reindeer', 'seal', 'golden', 'muscle', 'sore', 'cramp', 'orphan', 'wolf', 'cowboy', 'moon', 'purple', 'flying', 'robot', 'school', 'roof', 'twin', 'bucket', 'sea cow', 'manatee', 'brother', 'sister'],
  moods: ['waiting', 'first', 'learning', 'question'],
  company: ['calf', 'cow', 'shed', 'straw', 'lantern', 'rope', 'bucket', 'bale', 'mouse', 'barn', 'farmer'],
  about: 'The hero wants to see a calf come, but the cow will not lie down while anybody looks; so they sit with their backs to it, and the calf, which they then try to teach, gets up at the fourth try, from the wrong end.',
  titles: ['Only Quiet', 'The Fourth Try', '{H} Does Not Look Round', 'Somebody New in the Straw', 'Back End First'],
  want: [
    {
      id: 'behind-the-bale',
      A: 'partner',
      paragraphs: [
        '{H} was allowed to stay up, because a calf was to be born tonight. {H} and {A} sat in the cowshed, on a bale of straw. On a nail hung a lantern. In front of them stood a big brown cow.',
        '“When’s it coming?” asked {H}. “She knows,” said {A}. “We’ve got nothing to do but be quiet.” {H} wanted to see it from the very beginning. So {H} looked at the cow as hard as could be.'
      ]
    }
  ],
  way: [
    {
      id: 'as-soon-as-they-look',
      A: 'partner',
      paragraphs: [
        'The cow bent its front knees. “Now!” whispered {H}. At once the cow stood up straight, and looked at {H}. They waited. The cow bent its knees. {H} held up the lantern, so as not to miss anything. Up got the cow.',
        '{A} only rustled a bag of biscuits. The cow turned round, and they had a long look at its tail. “But I looked quietly,” said {H}.'
      ]
    },
    {
      id: 'what-chews',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was not at all quiet in the shed, once you listened. Something chewed, from left to right, on and on. It was not the cow. “Is that you?” whispered {A}. “No,” whispered {H}. “I’ve only sucked mine.” They followed the sound with their ears, down along the bale.',
        'A mouse sat there with an oat between its hands, and turned it round like corn. It had been to a lot of these nights, by the look of it. It did not watch at all. It had brought some supper.'
      ]
    },
    {
      id: 'a-whisper-is-louder',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Can I ask something?” whispered {H}. The cow’s ears swung round. A cow’s ears turn like spoons, each by itself. {H} tried it with a smaller whisper, and one ear was enough for that. Then {H} only moved {H}’s lips. “What?” whispered {A}, and both ears came.',
        'In the end {H} drew the question in {A}’s hand with one finger. It was very long, and it tickled. {A} drew a yes. {H} drew a big question mark, for there had been two questions.'
      ]
    },
    {
      id: 'straw-down-the-neck',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A straw had got in at the back of {H}’s neck. It is not easy to sit still with one. {H} moved a shoulder, and the straw went down a bit, to where no hand comes. {A} reached in from above. Now it was out of reach for both of them.',
        '“It comes out at the bottom, if you wait,” whispered {A}. “How long does that take?” “About as long as a calf,” whispered {A}. {H} felt where it was. It had got as far as the vest.'
      ]
    },
    {
      id: 'fed-in-the-evening',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Why do they always come at night?” whispered {H}. “Some farmers give the hay late in the evening,” whispered {A}. “Then more of the calves come by day. It’s true. Nobody quite knows why.” {H} looked at the rack. It was nearly empty.',
        '“Then this one had its hay too early,” whispered {H}. “I could have told them.” {A} had had supper early as well, and was wide awake. They shared a biscuit, to be on the safe side.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They had to settle on a name, and without a sound. {H} held up four fingers. That was for a name with four letters. {A} pointed at the lantern, and shook a head. {A} pointed at the bucket. {H} pointed at the straw, then at the ceiling, and then at {A}’s ear.',
        '“That’s a long one,” whispered {A}. “That wasn’t a name,” whispered {H}. “There’s a spider, and it’s over your ear.” It was a fine one, and did not mind the quiet. But they did not call the calf after it.'
      ]
    },
    {
      id: 'pet-holds-its-breath',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come along to the shed, and was the best of them all at it. {A} did not whisper, and did not rustle. {A} did not ask when it was coming. The cow looked at {A} for a while, and found nothing to object to.',
        '“How does {A} do it?” whispered {H}. Somebody took a closer look. {A} was asleep. So {H} tried to wait like that as well, only with both eyes open. The rest of {H} very nearly managed.'
      ]
    },
    {
      id: 'elder-was-a-tuesday',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve waited for eleven calves,” whispered {S}, “and I’ve seen one.” “And the other ten?” asked {A}. “The first came while I fetched a cushion. For the second I went to look at the stars. With the third I sneezed, and when I’d finished there were two cows.”',
        '“What about the one that you saw?” “I wasn’t waiting for that,” whispered {S}. “It was a Tuesday, and I’d come in for a rake.”'
      ]
    },
    {
      id: 'bigger-in-the-middle',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The cow was as wide as a sofa. Once something pushed its side out from within, a small round bump, and drew back again. “It’s knocked,” whispered {H}. “That was a knee,” whispered {A}. “It’s got four of them in there, and they’re all folded.”',
        'They tried how small they could fold themselves, on the bale. {A} got two knees under the chin and had an arm left over. “Nine months like that,” whispered {H}. “I’d knock too.”'
      ]
    },
    {
      id: 'stopped-clock',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What time is it?” whispered {H}. {A} had no watch on, and there was no clock in the shed. They could only say it by the lantern. It had been full when they came, and now it was down by a thumb. “So it’s a thumb past nine,” whispered {A}.',
        '{H} had never been up at a thumb past nine before. It smelled of hay. It was like other times, but with more room in it.'
      ]
    },
    {
      id: 'nobody-at-home',
      A: 'partner',
      paragraphs: [
        '{H} rubbed both eyes, just for a moment. “Do that again,” whispered {A}. {H} did it, and {A} peeped between two fingers. “She lay down at once! A cow waits until she thinks that nobody’s there. That’s why it’s mostly night.”',
        'So they turned round on the bale, with their backs to it all. {H} had never done anything so hard. There was a wall, with one knot in it.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-sneeze',
      A: 'partner',
      paragraphs: [
        'Behind them the straw rustled, and the cow breathed, long and slow. Then it was quiet. And then somebody sneezed who had not been there before.',
        'They turned round. In the straw lay a calf, dark and wet. The cow licked it from the nose to the tail, and hummed with its mouth shut. “I missed it,” whispered {H}. “You heard it,” whispered {A}. “That was its first sneeze.”'
      ]
    },
    {
      id: 'licked-upright',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The cow licked so hard that the calf slid along. It slid past the bucket, and the cow took a step and licked it back. Everything on it stood up in points, like a hedgehog that has had a bath. “That’s to dry it,” whispered {A}, “and to wake it up.”',
        '{H} ran a tongue over the back of one hand, against the way the hairs went. It was cold for a bit, and then warmer. It woke up that hand, but a whole {H} would have taken all night.'
      ]
    },
    {
      id: 'four-tries',
      A: 'partner',
      paragraphs: [
        'Now it was to stand. {H} showed it how, with both front hands on the floor. The calf put up its front legs, pushed, and sat. That was one. It sat down the other way, and that was two. The third time it was a heap. “It’s doing just what I do,” whispered {H}.',
        '{A} had seen how the big cow got up. “Back end first,” whispered {A}. {H} stopped showing. Up went the calf’s behind, all alone, with the nose still in the straw. Then came one front foot, and then the other. It stood. It looked down, and everything was a long way off. “Four,” whispered {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept as quiet as the straw did.',
      '{names} sniffed, and it smelled of cow and of hay.',
      { text: '{names} laid a blanket over {H}’s knees.', needs: ['hands'] },
      { text: '{names} held the biscuits, so that they would not rustle.', needs: ['hands'] }
    ],
    way: [
      '{names} looked the other way, to help.',
      '{names} yawned without a sound, and that took some doing.',
      { text: '{names} turned the lantern down by a hair.', needs: ['hands'] },
      { text: '{names} put the lid on the bucket, without the least clank.', needs: ['hands'] }
    ],
    turn: [
      '{names} came one step nearer, and no more than that.',
      '{names} held still all over, as long as it wobbled.',
      { text: '{names} counted the tries on four fingers.', needs: ['hands'] },
      { text: '{names} pushed some dry straw over, very gently.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lantern was carried home and blown out, and {H}’s jumper was shaken. A good deal of straw had come along.',
    '{H} washed, and there was one more straw, down in a sock. Then {H} got into bed, front end first, as people do, and turned to face the wall.'
  ],
  last: [
    '{H} looked for a knot in the wall, did not turn round, and was asleep.',
    'In the shed the cow hummed with its mouth shut, and at the first try {H} was asleep.'
  ]
})
