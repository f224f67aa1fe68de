import { wishPlot } from '../wish-plot.ts'

export const starLanternWalk = wishPlot({
  id: 'wish-star-lantern-walk',
  wishes: ['star lantern walk', 'star lantern moon', 'star lantern trung thu', 'star lantern full moon', 'star lantern parade', 'star lantern procession', 'star lanterns walk', 'star lanterns parade', 'star shaped lantern', 'star shaped lanterns', 'star lantern vietnam', 'star lantern vietnamese', 'den ong sao', 'đèn ông sao', 'rước đèn', 'ruoc den', 'lantern walk moon', 'lantern procession moon', 'tet trung thu', 'tết trung thu', 'trung thu lantern', 'trung thu star', 'cellophane star', 'cellophane lantern', 'red star lantern stick', 'lantern star stick'],
  answers: ['star', 'stars', 'lantern', 'lanterns', 'light', 'lights', 'mid', 'autumn', 'mid-autumn', 'moon', 'full', 'festival', 'trung', 'thu', 'tet', 'tết', 'walk', 'walks', 'walking', 'parade', 'procession', 'carry', 'carries', 'carrying', 'hold', 'holds', 'holding', 'stick', 'bamboo', 'paper', 'cellophane', 'red', 'green', 'yellow', 'blue', 'shiny', 'five', 'points', 'shaped', 'made', 'make', 'makes', 'making', 'dark', 'night', 'evening', 'tonight', 'tomorrow', 'street', 'lane', 'yard', 'village', 'school', 'nursery', 'temple', 'park', 'children', 'friends', 'cousins', 'cousin', 'brother', 'sister', 'mum', 'mummy', 'mama', 'me', 'dad', 'daddy', 'ba', 'grandma', 'grandpa', 'bà', 'ông', 'pho po', 'family', 'neighbours', 'first', 'front', 'behind', 'last', 'row', 'line', 'follow', 'shadow', 'shadows', 'drum', 'lion', 'dance', 'mooncake', 'mooncakes', 'vietnam', 'vietnamese', 'hanoi', 'saigon', 'china', 'singapore', 'malaysia', 'hong kong', 'own', 'together', 'loves', 'wants', 'sees', 'shines', 'glows'],
  except: ['parol', 'christmas', 'diwali', 'martin', 'vesak', 'ramadan', 'fanous', 'fire', 'burnt', 'burned', 'burning', 'fell', 'broke', 'broken', 'lost', 'rain', 'storm', 'cancelled', 'died', 'dead', 'hospital', 'rabbit lantern', 'dragon', 'robot', 'pumpkin', 'halloween', 'sky lantern', 'floating', 'wish lantern', 'riddle', 'riddles', 'scared', 'afraid', 'shooting', 'rocket', 'goose'],
  moods: ['first', 'proud', 'learning', 'waiting'],
  out: true,
  company: ['star', 'lantern', 'stick', 'row', 'children', 'lane', 'wall', 'walls', 'bucket', 'shadow', 'shadows', 'moon', 'drum', 'points', 'yard', 'roof', 'step', 'cat', 'puddle', 'bulb', 'light'],
  about: 'The hero wants to go in front with the star lantern at the mid-autumn walk and sees nothing, for whoever walks before the light walks into a shadow, until the star goes last, where the moon goes too.',
  titles: ['The Star Goes Last', 'The One Who Walks in Front', '{H} and the Star Lantern', 'A Bucket in the Dark', 'Five Points and a Moon'],
  want: [
    {
      id: 'in-front',
      A: 'partner',
      paragraphs: [
        'Tonight was the mid-autumn walk, and {H} had a star lantern. It hung on a stick, all red, with five points and a small bulb in the middle. The children of the lane stood in a row. They wanted to walk to the yard, where you see the moon come up. “I’m going in front,” said {H}. “My star will show the way.” “Then I’ll be behind you,” said {A}.'
      ]
    },
    {
      id: 'elder-tin-star',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Mine was made from a fish tin,” said {S}. “I knocked holes in it, in the shape of a star. It smelled of fish.” “Did it shine?” asked {A}. “It threw a star on every wall,” said {S}. “And I was never alone on the walk. I had eleven cats behind me.”',
        '{A} thought about eleven cats in a row, each with its tail up. “Did they come for the moon?” asked {A}. “They never once looked at it,” said {S}.'
      ]
    }
  ],
  way: [
    {
      id: 'own-shadow',
      A: 'partner',
      paragraphs: [
        '{H} laid the stick over one shoulder, so that everybody could see the star. Off they went. In front of {H} a shadow went along on the ground, large and black. Wherever {H} wanted to step, it had stepped already. “It’s dark up here,” said {H}, and walked straight into a bucket. The bucket rang. “How’s the way?” called the row. “Full of buckets,” called {H}.'
      ]
    },
    {
      id: 'held-up-in-front',
      A: 'same',
      spare: 1,
      paragraphs: [
        'So {H} held the star lantern out in front, at arm’s length. Now there was light. {H} saw a red star with five points, and nothing else in the world. {H} walked after it. It went on, always just as far ahead.',
        '“Where does the lane turn?” asked {A}. “It doesn’t,” said {H}. “There’s only star.” It was the wall that stopped them. When {H} shut both eyes, there were two stars more, and green ones at that.'
      ]
    },
    {
      id: 'cat-on-the-roof',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps it only had to be higher. {H} held the stick up as far as it would go. The star lantern hung above them all, and turned the edge of a roof red. Up there sat a cat, which could see everything perfectly.',
        '“Ask it about the way,” said {A}. {H} asked. The cat walked along the edge in the red light, put no foot wrong, and was gone. “It knows the way,” said {H}. “It just doesn’t tell.”'
      ]
    },
    {
      id: 'other-in-front',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Let me,” said {A}, “I know this lane.” {A} went ahead with long steps. “There’s a step here,” said {A}. There was none, and the foot came down with a bang. “And here it’s flat,” said {A}. There was the step.',
        'They felt their way back to where the star lantern was. “It’s been moved,” said {A}. “It’s been there since before I was born,” said {H}. “Then it’s a different lane at night,” said {A}.'
      ]
    },
    {
      id: 'child-wears-a-shadow',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had found out that you could step on a shadow and it did not mind. So {S} walked about on {A}’s head, which lay in front, as flat as a mat. “Does that hurt?” asked {S}. “No,” said {A}, “but it tickles a bit.”',
        'Then the star lantern swung round, and {A}’s shadow swung too. It went up the wall, four times as high as {S}. {S} took one step back. “I didn’t mean it,” {S} told the wall.'
      ]
    },
    {
      id: 'pet-follows',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come along, and wished to know about the red thing on the ground. It lay there quite still, with five points. {A} put a nose to it. At that moment the star lantern moved on, and the red thing went with it. {A} went after it, and it slipped up a wall.',
        '“It’s only what our star lets fall,” said {H}. {A} sat down under the wall, where it had gone up. It would have to come down some time.'
      ]
    },
    {
      id: 'five-points',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why’s it got five points?” asked {H}. {A} did not know for certain. They tried out what each was for. One was up, where the string went. Two were to the sides, so that the star could balance. The two at the bottom were for standing, but not for long.',
        '“It’s a person with a round tummy,” said {H}, “and the tummy’s where the light is.” {A} looked at {H}’s tummy. There had been a whole mooncake in there since four o’clock. It did look a bit like it.'
      ]
    },
    {
      id: 'every-stone',
      A: 'partner',
      paragraphs: [
        'Next {H} walked into a puddle. “Why didn’t you step round it?” asked {A}. “From behind I can see every stone.” {H} turned round. There stood the row, and the star shone in all their faces. Past them lay the lane, with each stone and the bucket, and all of it was red. “It’s bright where I’ve been,” said {H}. “It’s bright for all of us behind the star,” said {A}. “You’re the only one in front of it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-end',
      A: 'partner',
      paragraphs: [
        '{H} walked along the row, past all of the children, to the very end. There {H} lifted the star lantern. “Oh,” said the row. In front of them lay the whole lane, with every step. On both walls their shadows walked along, as tall as the houses. “Now I’m last,” said {H}. “Now you’re showing the way,” said {A}.'
      ]
    },
    {
      id: 'everybody-is-there',
      A: 'same',
      spare: 8,
      paragraphs: [
        'From the end of the row you saw things that nobody ever sees in front. Somebody had odd socks on. Somebody had begun on a mooncake already, and thought that no one could see. “Can you all see?” called {H}. “Yes,” said the row. “So can I,” said {H}.',
        'There were nine heads and eighteen ears. The light of the star lantern came through the ears, and they were as red as its paper. “They’ve got lanterns on,” said {H} softly. {A} looked, and felt that it was true.'
      ]
    },
    {
      id: 'all-in-a-ring',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What if everybody wants to be in front?” asked {A}. {H} drew it with one foot in the dust. There was a row, and a star behind it. “You bend it,” said {H}, “until the first comes behind the last.” That made a ring.',
        'They walked a small one, round a bucket, as a trial. The star lantern was behind the bucket, and before the bucket, and behind it again. Nobody knew any more who was first. “It’s the bucket that sees the least,” said {A}.'
      ]
    },
    {
      id: 'one-green-point',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One of the five points of the star was green, because the red paper had run out. So the lane was red from end to end, except for one long green piece down the middle. {A} was in it. “You’ve got a green nose,” said {H}. “What do I look like?” asked {A}.',
        '{H} thought about it. “Ill,” said {H}, “but cheerful.” {H} turned the stick a little, and the green moved on. It took a door, then half of a cat on a step, and the cat was not told.'
      ]
    },
    {
      id: 'the-moon',
      A: 'partner',
      paragraphs: [
        'When they came out into the yard, all of it was bright, and not from the star. Their shadows lay in front of them, long and blue. So {H} turned. Behind them, over the last roof, stood the moon. It had come up when the sun went down, and none of them had looked round. “It’s been walking behind us,” said {A}. {H} held the star lantern up to the moon. They were about the same size. “It’s gone last as well,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in line, and out again, and in.',
      '{names} looked through a red point, and saw a red lane.',
      { text: '{names} tied the lantern to its stick a second time.', needs: ['hands'] },
      { text: '{names} straightened the five points, which had been lain on.', needs: ['hands'] }
    ],
    way: [
      '{names} got walked into, and said that it did not matter.',
      '{names} stayed close to the wall, which had not moved so far.',
      { text: '{names} felt for the step with one hand, and found the bucket.', needs: ['hands'] },
      { text: '{names} took hold of the shirt in front, and so did the next.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw a step in good time, and went round it with pride.',
      '{names} walked along in giant size, on both of the walls.',
      { text: '{names} waved, and a hand as big as a door waved back.', needs: ['hands'] },
      { text: '{names} held up both arms, and the shadow picked a chimney.', needs: ['hands'] }
    ]
  },
  bed: [
    'The star was hung over the bed by its string, and its light was switched off. It could still be seen, for it was between {H} and the moon.',
    '{H} washed two hands with mooncake on them, and lay down. In front lay the shadow of {H}, and it had got to the pillow first.'
  ],
  last: [
    'The moon walked on last, behind all the houses, and {H} was asleep.',
    'The star hung on its string with all five points, and {H} was asleep.'
  ]
})
