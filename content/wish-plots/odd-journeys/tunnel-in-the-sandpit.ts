import { wishPlot } from '../wish-plot.ts'

const PITS = ['sandpit', 'sandbox', 'sand pit', 'sand box', 'beach']

export const tunnelInTheSandpit = wishPlot({
  id: 'wish-tunnel-in-the-sandpit',
  beginsElsewhere: true,
  wishes: ['a tunnel in the sandpit that goes to the other side of the world', ...PITS.flatMap((pit) => [`tunnel ${pit} other side of the world`, `hole ${pit} other side of the world`, `dig ${pit} other side of the world`, `tunnel ${pit} australia`, `tunnel ${pit} another child`, `dig hole ${pit} australia`, `hole ${pit} china`, `hole ${pit} australia`]), 'tunnel to the other side of the world', 'hole to the other side of the world', 'dig a hole to china', 'tunnel sandpit to another sandpit', 'tunnel sandpit through the world', 'hole sandpit through the earth', 'tunnel sandbox to another sandbox', 'sandpit hole somebody else’s sandpit', 'hand came out of the sandpit'],
  answers: ['tunnel', 'tunnels', 'hole', 'holes', 'dig', 'digs', 'digging', 'dug', 'sandpit', 'sandbox', 'sand', 'pit', 'box', 'beach', 'playground', 'nursery', 'park', 'yard', 'backyard', 'garden', 'school', 'seaside', 'all', 'the', 'way', 'to', 'right', 'through', 'down', 'deep', 'long', 'out', 'up', 'comes', 'came', 'ends', 'leads', 'goes', 'go', 'went', 'other', 'side', 'end', 'of', 'world', 'earth', 'globe', 'planet', 'middle', 'where', 'australia', 'china', 'zealand', 'new', 'japan', 'america', 'africa', 'india', 'country', 'land', 'far', 'away', 'another', 'child', 'child’s', 'children', 'kid', 'kid’s', 'kids', 'boy', 'girl', 'friend', 'friends', 'somebody', 'someone', 'else', 'else’s', 'hand', 'hands', 'arm', 'waves', 'waved', 'spade', 'spades', 'shovel', 'bucket', 'buckets', 'blue', 'red', 'fish', 'toy', 'toys', 'swap', 'swaps', 'swapped', 'meets', 'meet', 'met', 'finds', 'found', 'find', 'night', 'day', 'dark', 'sun', 'star', 'morning', 'evening', 'asleep', 'sleeping', 'awake', 'upside', 'magic', 'secret', 'in', 'a', 'an', 'and', 'that', 'who', 'which', 'it', 'is', 'was', 'we', 'my', 'our', 'from', 'with', 'so', 'into', 'big', 'little', 'small', 'one', 'together', 'says', 'hello', 'language', 'plays', 'play', 'playing', 'funny', 'sister', 'brother', 'dad', 'daddy', 'mum', 'mummy', 'grandpa', 'cousin', 'holiday', 'today'],
  except: ['wombat', 'dinosaur', 'bone', 'bones', 'fossil', 'treasure', 'pirate', 'grave', 'buried', 'died', 'dead', 'stuck', 'trapped', 'collapsed', 'hurt', 'hospital', 'cat', 'poo', 'poop', 'lost', 'mole', 'rabbit', 'worm', 'ants', 'dragon', 'threw', 'thrown', 'throws', 'eyes', 'digger', 'diggers', 'excavator', 'volcano', 'lava', 'tide', 'drown', 'moving', 'emigrating', 'train', 'castle', 'share', 'sharing'],
  moods: ['first', 'change', 'waiting', 'question'],
  isTale: true,
  out: true,
  company: ['tunnel', 'sandpit', 'spade', 'sand', 'sun', 'world', 'bucket', 'child', 'star', 'hand', 'fish', 'handle', 'ant', 'hat', 'spoon', 'toothbrush', 'roofs', 'dogs', 'dog', 'cake', 'cakes', 'name'],
  about: 'A tunnel in the sandpit comes out in somebody’s sandpit on the other side of the world, where only six dogs answer a good morning, until they notice that the sun cannot be in two sandpits at once, and that people there get up when the hero goes to bed.',
  titles: ['Good Morning, Right Through the World', 'The Sun in Two Sandpits', '{H} and the Blue Spade', 'A Handful of Evening', 'Somebody Else’s Sandpit'],
  want: [
    {
      id: 'only-as-wide-as-an-arm',
      A: 'partner',
      paragraphs: [
        '{H} dug a tunnel in the sandpit, and it came out on the other side of the world. It was only as wide as an arm. {H} lay down and reached in to the shoulder. There were {H}’s fingers, in somebody else’s sandpit.',
        '“The world’s thinner than I thought,” said {A}. {H} pulled out a small blue spade, with a fish on the handle. It was nobody’s that they knew. {H} wanted to see whose it was.'
      ]
    }
  ],
  way: [
    {
      id: 'six-dogs',
      A: 'partner',
      paragraphs: [
        '{H} looked down the tunnel, and it was as black as a boot. “There’s nobody in,” said {H}. “Then call,” said {A}. So {H} called “Good morning!” right through the world.',
        'On the other side a dog barked. Then six dogs barked, and a window went up. Out of the tunnel came a long, cross “Shhhh!” “Well,” said {A}, “they speak our language.”'
      ]
    },
    {
      id: 'nobodys-sand',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where does our sand stop?” asked {A}. {H} reached in and felt along the side of the tunnel. “As far as my elbow it’s warm,” said {H}, “so that’s ours. At my fingers it’s cold, and that’s theirs.” In between came a bit that was neither.',
        '“That’s nobody’s,” said {H}. They wondered what you can do with a bit of sand that’s nobody’s. {H} would have put a flag in it. “Leave it,” said {A}. “It’s the only sand that nobody’s ever shouted about.”'
      ]
    },
    {
      id: 'what-we-smell-of',
      A: 'same',
      spare: 2,
      paragraphs: [
        'With your nose over the tunnel you could smell the other side. It smelled of wet leaves, and of soup that has gone cold. “With onions,” said {A}. “And what do we smell of?” asked {H}. {A} sniffed at {H}’s sleeve. It was mostly sun cream.',
        '{A} fanned some of it down with a hat. “Whoever’s there won’t know what it is,” said {H}. They fanned a bit of banana after it. Somebody over there was going to dream of the seaside, and not know why.'
      ]
    },
    {
      id: 'the-name-on-the-spade',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Behind the fish there were some letters, small and curly, like the feet of birds. “That’s a name,” said {A}, and tried to read it out. The one way up it sounded like a sneeze. The other way up it sounded like a very good pudding.',
        '“Perhaps it only says Spade,” said {H}. On {H}’s own bucket it said Bucket. They stood the two side by side in the sand, to get to know each other.'
      ]
    },
    {
      id: 'a-star-in-the-tunnel',
      A: 'partner',
      paragraphs: [
        '{H} looked in again. Far down in the black was something small and bright. “There’s a star in our tunnel,” said {H}. {A} looked up. It was just after lunch, and the sky was blue from end to end.'
      ]
    },
    {
      id: 'ours-gets-less',
      A: 'same',
      spare: 4,
      paragraphs: [
        'All the time a little sand ran into the tunnel, and didn’t come back. “It’s theirs now,” said {A}. “Ours gets less, and theirs gets more.” {H} measured at the edge, and it came up to one knee. A while later it came up a bit higher.',
        '“I’ve shrunk,” said {H}. “And over there they’ve grown,” said {A}. They thought of somebody who would step into that sandpit and be taller. {H} pushed a little more sand in.'
      ]
    },
    {
      id: 'other-with-a-hat',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} sat on the edge, with bare feet in the sand, and shivered. “There’s a draught at my toes,” said {A}. “It’s from the other side of the world,” said {H}. “Then they’ve left a window open,” said {A}, and put a straw hat over the hole.',
        'They all looked at the hat. After a moment it rose a little, and sank a little, and rose again. It did that slowly and evenly, like somebody’s tummy under a blanket. “Is that the wind?” asked {H}. “If it is,” said {A}, “it’s lying down.”'
      ]
    },
    {
      id: 'pet-nose-to-nose',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} put a nose into the tunnel, and it fitted like a cork. At the other end there was somebody who’d put a nose in, too. They couldn’t see each other at all. They both breathed in for a very long time.',
        '“Who is it?” asked {H}. Over there they knew all that {A} had trodden in today. And {A} knew about a bone, two cats and a puddle. It was the longest talk that anybody had that day.'
      ]
    },
    {
      id: 'elder-and-tomorrow',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had a friend who lived so far away that it was already tomorrow there,” said {S}. “Once a year we spoke on the telephone. I had my slippers on, and my friend had a hat on, for work.” “What did you say?” asked {A}.',
        '“I always asked what tomorrow was like,” said {S}. “‘It’s all right so far,’ said my friend. ‘A bit windy. You can come in.’ So I went to bed, and in the morning I took a scarf.”'
      ]
    },
    {
      id: 'child-bakes-for-them',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} baked a sand cake, and turned the bucket over just where the tunnel was. When {S} lifted the bucket, there was no cake. “They’ve eaten it,” said {S}. So {S} baked another, with a daisy on top. That was eaten too, with the daisy.',
        '“It only fell in,” said {A}. But {S} was already patting the third. At the fifth cake {S} began to look a little tired. “They could say thank you,” said {S}. {A} turned away, and said it in a very deep voice. “You’re welcome,” said {S} to the tunnel.'
      ]
    },
    {
      id: 'one-hand-each',
      A: 'partner',
      paragraphs: [
        '{A} put one hand on the sand, and one into the tunnel. “This hand’s got sun on it,” said {A}, “and this one’s got night. The sun can’t be in two sandpits at once.” “Then they were all asleep,” said {H}.',
        '{H} thought of the dogs. “When do they get up?” “When the sun gets there.” “When’s that?” “When it leaves here,” said {A}. “When you go to bed.”'
      ]
    }
  ],
  turn: [
    {
      id: 'gold-at-the-chin',
      A: 'partner',
      paragraphs: [
        'In the evening they came back, {H} in pyjamas. The sun sank behind the roofs. The sandpit went grey, and so did {A}. But the tunnel went pink, and then gold, and shone up at their chins like a lamp.',
        'Then it went dark, for a head had got in the way. An eye looked up, only just awake. {H} held the blue spade into the tunnel, and somebody took the other end.'
      ]
    },
    {
      id: 'spoon-and-toothbrush',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} had a toothbrush in one hand, and held it over the tunnel, to show what was next. Over there a spoon was held up, with porridge on it. They both looked at that for a while. Each of them thought that the other had got it the wrong way round.',
        '“What’s that they’ve got on?” asked {A}. It was one shoe. {H} put one slipper over the hole. After that they had to think of something else. The other child had just finished a night, and {H} hadn’t even begun one.'
      ]
    },
    {
      id: 'is-it-used',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It looks as if somebody’s pulled out the plug,” said {A}, “and our day’s running down there.” {H} had never thought of who gets the sun afterwards. “Is it still good?” asked {H}. “It was good when we had it,” said {A}. “A bit cloudy about three.”',
        '{H} felt in the tunnel, and the light lay on one arm like a sleeve. It was still warm. “They can have it,” said {H}. “We’re getting it back in the morning,” said {A}. “They’re very good about that.”'
      ]
    },
    {
      id: 'an-ant-goes-out',
      A: 'same',
      spare: 11,
      paragraphs: [
        'An ant came up out of the tunnel, and stopped. Where it came from it was morning, and here it was nearly night. It put one foot back into the light, and then it took the foot out again. “It doesn’t know if it’s early or late,” said {A}.',
        'The ant went in and out four times. Then it lay down just on the edge, for a nap. Its back legs were over here, and asleep. Its front legs were over there, and had already gone to work.'
      ]
    },
    {
      id: 'a-handful-of-evening',
      A: 'partner',
      paragraphs: [
        '“Good morning,” said {H}, softly this time. The other child said two words that {H} didn’t know, and yawned. {H} yawned as well. “There,” said {A}. “That’s the same, too.”',
        'A hand came up with morning sand in it, cool and a little wet. {H} gave back a handful of evening, still warm. Then {H} put a bucket over the tunnel. With all that light, nobody in the street would have slept.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down the tunnel, and saw as far as the first bend of the dark.',
      '{names} sat down at the edge, in case the world was thin there too.',
      { text: '{names} held {H} by the foot, so that nobody went along with the arm.', needs: ['hands'] },
      { text: '{names} turned the blue spade over, and it was blue on both sides.', needs: ['hands'] }
    ],
    way: [
      '{names} kept an ear to the sand, and it said shhhh.',
      '{names} stood in the sun, and thought about the other side.',
      { text: '{names} waved down the hole, just in case, with two fingers.', needs: ['hands'] },
      { text: '{names} reached in as far as the night, and came back with goose pimples.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a golden chin, and kept it on for a while.',
      '{names} yawned, and it was understood everywhere.',
      { text: '{names} shook a hand that was still warm from somebody’s bed.', needs: ['hands'] },
      { text: '{names} pressed the bucket down all round, so that no morning got out.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the dark sandpit stood a bucket, upside down. All round its rim there was a thin line of morning.',
    '{H} shook the sand out of the pyjamas, washed, and lay down. It was good morning down there, so up here it was good night.'
  ],
  last: [
    'Under the bucket somebody began to dig with a blue spade, and {H} was asleep.',
    'The sun was busy in another sandpit, and {H} was asleep.'
  ]
})
