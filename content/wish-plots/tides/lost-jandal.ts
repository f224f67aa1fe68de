import { wishPlot } from '../wish-plot.ts'

export const lostJandal = wishPlot({
  id: 'wish-lost-jandal',
  wishes: ['jandal', 'jandals', 'lost jandal', 'lost jandals', 'jandal waves', 'jandals waves', 'jandal sea', 'jandals sea', 'jandal beach', 'jandals beach', 'jandal washed away', 'one jandal', 'flip flop waves', 'flip flops waves', 'flip flop sea', 'flip flops sea', 'flip flop beach', 'flip flops beach', 'flip flop lost', 'flip flops lost', 'lost flip flop', 'lost flip flops', 'flip-flop sea', 'flip-flops sea', 'flip-flop lost', 'flip-flops lost', 'flip flop washed away', 'flip flop floated away', 'flipflop', 'flipflops', 'thong lost beach', 'thongs lost beach', 'thongs waves', 'thongs surf', 'sandal waves', 'sandals waves', 'sandal sea', 'sandal washed away', 'lost sandal sea', 'lost sandal beach', 'sandal floated away', 'shoe washed out sea', 'shoe washed away beach', 'wave took shoe', 'wave took sandal', 'shoe taken wave', 'lost shoe beach', 'lost shoe sea', 'slipper washed sea', 'slippers sea lost', 'slops beach lost', 'chappal sea', 'chinelas sea', 'tsinelas sea', 'tsinelas beach', 'tsinelas waves', 'lost croc beach', 'lost crocs sea'],
  answers: ['jandal', 'jandals', 'flip', 'flop', 'flops', 'thong', 'thongs', 'sandal', 'sandals', 'shoe', 'shoes', 'slipper', 'slippers', 'croc', 'crocs', 'lost', 'lose', 'loses', 'losing', 'gone', 'missing', 'washed', 'floated', 'swept', 'carried', 'took', 'taken', 'wave', 'waves', 'sea', 'ocean', 'surf', 'tide', 'water', 'beach', 'sand', 'hot', 'hop', 'hops', 'hopping', 'barefoot', 'one', 'other', 'pair', 'left', 'right', 'foot', 'feet', 'blue', 'red', 'orange', 'pink', 'green', 'favourite', 'new', 'find', 'finds', 'found', 'looking', 'searched', 'back', 'came', 'brought', 'away', 'out', 'far', 'along', 'rocks', 'summer', 'holiday', 'holidays', 'christmas', 'weekend', 'trip', 'day', 'yesterday', 'today', 'dad', 'dad’s', 'mum', 'mum’s', 'daddy', 'mummy', 'nana', 'koro', 'grandpa', 'grandma', 'uncle', 'brother', 'sister', 'cousin', 'cousins', 'new zealand', 'island', 'sad', 'cried', 'funny', 'her', 'his', 'my', 'in', 'at', 'by', 'under'],
  except: ['drowned', 'drown', 'shark', 'stung', 'hurt', 'broken foot', 'cinderella', 'mermaid', 'pirate', 'whale', 'died', 'dead', 'ambulance', 'tsunami', 'storm', 'flood', 'rescue', 'lifeguard', 'underwear', 'bikini', 'dragon', 'robot', 'giant', 'dog ate', 'dog chewed', 'puppy', 'temple', 'wedding', 'school', 'party', 'crab', 'river'],
  moods: ['lost', 'waiting', 'learning'],
  out: true,
  company: ['jandal', 'jandals', 'wave', 'waves', 'sea', 'beach', 'sand', 'stick', 'weed', 'post', 'rocks', 'foam', 'corner', 'heap', 'spade', 'ball', 'strap', 'towel', 'bucket', 'sun', 'hat', 'chair', 'gull'],
  about: 'A wave has taken one jandal, and the hero waits where it went, and none of the waves brings it, until it is noticed that the weed goes sideways, and a stick is sent after it to show the way.',
  titles: ['Hopping in One Jandal', 'Where the Sea Puts Things', '{H} and the Lost Jandal', 'The Stick Goes First', 'A Left without a Right'],
  want: [
    {
      id: 'a-left-one',
      A: 'partner',
      paragraphs: [
        '{H} had two blue jandals, until a wave came. A jandal has only a strap between the toes, and the sea had slipped one off. Far out something blue went up and down, and then nothing did. The sand was hot. {H} stood on the left foot, which had a jandal still. “I want the other one back,” said {H}. “This one’s no use without it.” “You could hop,” said {A}.'
      ]
    },
    {
      id: 'elder-with-two-lefts',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I lost a jandal like that,” said {S}, “and so did my cousin. I’d lost a right one, and the cousin had lost a left. So between the two of us we had a pair.” “Who wore it?” asked {A}. “We took turns,” said {S}. “One walked, and the other stood in the water and waited.”',
        '{A} worked out how long they had needed for the way home. It was not far, but they had always had to send the jandals back.'
      ]
    }
  ],
  way: [
    {
      id: 'the-place-where-it-went',
      A: 'partner',
      paragraphs: [
        '{H} sat down exactly where it had happened. The sea had taken it here, so here it should bring it back. A wave came, and it brought foam. The next one brought a bit of weed. {H} looked into twenty waves, one after the other, and there was no jandal in any of them. “The sea doesn’t remember,” said {H}. “It takes a thing, and then it’s busy.” {A} looked at the bit of weed.'
      ]
    },
    {
      id: 'asked-nicely',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} held up the jandal that was left, so that the sea could see what it was about. “Like this,” called {H}, “but the other way round.” A wave came, stopped, and ran back. It seemed to have gone to look.',
        'What came next was a cork. “Near enough,” said {A}. {H} held the jandal up again, and turned it over to show the strap. The sea brought half a lemon. It was doing its best, but it had never worn any.'
      ]
    },
    {
      id: 'hopping',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The sand was too hot to stand on. So {H} hopped on the jandal to the water, and cooled down the bare foot. Then {H} hopped back to the towel. After three times there was a path of left feet, with no right one anywhere.',
        '“If somebody finds that,” said {A}, “they’ll think that it was a very large bird.” {H} hopped along beside it once more, to be on the safe side. Now it was two birds.'
      ]
    },
    {
      id: 'other-lends-a-shoe',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“You can have one of mine,” said {A}, and slipped off a shoe. It was brown, with laces, and would have taken two of {H}’s feet and a sandwich. {H} put it on the right. On the left was the jandal. {H} walked up and down.',
        'Slap, went the left foot, and clop, went the right one. “It sounds as if you were being followed,” said {A}, who was standing on one leg. Then the sand got too hot. {A} wanted the shoe back, and quickly.'
      ]
    },
    {
      id: 'child-buries-a-foot',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} knew what to do with a foot that had no jandal. You put it to bed. {S} heaped wet sand on {A}’s bare foot and patted it flat. With one finger {S} drew a strap on top. “There,” said {S}. “It’s blue, too.” It was the colour of sand.',
        '{A} looked at it. It was a very good jandal, with a strap and all. “Can I walk in it?” asked {A}. “No,” said {S}. “It’s only for standing. The other one’s for going.”'
      ]
    },
    {
      id: 'pet-on-guard',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had been given the left jandal to look after. {A} looked at it for a while, and then lay on top of it. Nothing was going to come along and take this one. A wave came up, quite a small one, and stopped a good way off.',
        '“It’s seen {A},” said {H}. When {H} wanted the jandal again, {A} did not know what jandal. There was no jandal. There was only {A}, who had always lain here.'
      ]
    },
    {
      id: 'what-goes-with-a-left',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Should I throw the other after it?” asked {H}. “Then at least they’d be together.” {A} thought about that. “Out there it could be for years, and then just one comes back,” said {A}. “And you’re here with none.” {H} put the jandal back on the foot.',
        'It was a hard thing to be a left. A spoon could go out by itself, and so could a hat. {H} wriggled the toes, so that the strap should feel that it had company.'
      ]
    },
    {
      id: 'how-far-it-floats',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Does it swim, or does it sink?” asked {H}. “It’s got air in the rubber,” said {A}, “very small bubbles. A jandal can’t go under if it tries.” Some had crossed the whole sea like that. They had come to an island where no one had any feet.',
        '“Who walked in them, then?” asked {H}. “Hermit crabs looked at them,” said {A}. “But it was the wrong shape of house.” {H} was glad that it was still only a matter of this beach.'
      ]
    },
    {
      id: 'the-weed-goes-sideways',
      A: 'partner',
      paragraphs: [
        '“That weed was in front of you before,” said {A}. “Now it’s over by that post.” {H} looked. A wave came up the sand, not straight, but from the left. It took the weed along for a bit, and left it. The next one came from the left as well. So the weed went along the beach, up and down, and always one step farther. “The sea isn’t keeping my jandal,” said {H}. “It’s moving it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-stick',
      A: 'partner',
      paragraphs: [
        '{H} found a stick and threw it in, at the very place where the jandal had gone. “You’re the jandal now,” {H} told it. The stick rode in, and out, and in again, and {H} hopped along beside it. They passed the post, and a man under a hat, and they passed the weed. The stick took its time. “It’s turning in,” said {A}. At the end of the beach were some rocks. There the stick lay down, on top of a whole heap of things.'
      ]
    },
    {
      id: 'at-the-walking-pace-of-a-stick',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A stick is not quick, when it is a jandal. It stopped to turn over, and was taken back, and had to do that piece again. “It’s slower than you are in the morning,” said {A}. {H} did not call it. You could see that it was looking for the way.',
        'Somebody in a deckchair wished to know what they were doing. “We’re following this stick,” said {H}. “It’s a jandal.” The person in the deckchair had no more questions, and moved two bare feet out of its way.'
      ]
    },
    {
      id: 'what-was-in-the-corner',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} went through the heap in the corner. There lay half a boat, no longer than a hand, and a red spade. There were three corks, and a doll’s shoe, and a glove. “Who swims in one glove?” asked {A}. Everything that the beach had lost in a week was here.',
        '“It’s got a good order,” said {H}. The light things lay on top, and the heavy ones below. It was better than the cupboard at home, and nobody had had to be told.'
      ]
    },
    {
      id: 'a-pair',
      A: 'partner',
      paragraphs: [
        'Between a spade and a ball lay the blue jandal. {H} rinsed off a snail and put it on, and it fitted. “There’s another,” said {A}. It was orange, very large, and all by itself. {H} knew what it was like to be half a pair. So {H} stood the orange jandal up on a rock, where you could see it from far off. Then they sat and waited. After a while someone came along the beach, hop, hop, hop, in one orange jandal.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out to where it had been blue.',
      '{names} kept well up on the sand, with everything still on.',
      { text: '{names} held {H} by one arm, while the bare foot cooled.', needs: ['hands'] },
      { text: '{names} waved to it, in case a jandal could see.', needs: ['hands'] }
    ],
    way: [
      '{names} ran down after a wave, and came back before it.',
      '{names} sat beside the weed, and was left behind by it.',
      { text: '{names} shaded both eyes with a hand, and found a boat.', needs: ['hands'] },
      { text: '{names} drew a line in the sand, to see which way it went.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along at the pace of the stick, and rested when it did.',
      '{names} got to the rocks first, and then did not know what to look for.',
      { text: '{names} lifted up a red spade, and saw something blue.', needs: ['hands'] },
      { text: '{names} wiped the salt off the strap with a thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jandals were stood side by side in front of the door, the left one on the left. The stick had come home too, and was given a place beside them.',
    '{H} washed the sand off both feet, as much off the one as off the other. Then {H} lay down, with one foot against the other.'
  ],
  last: [
    'Two feet lay next to each other, and {H} was asleep.',
    'Out there the sea moved everything one step to the right, and {H} was asleep.'
  ]
})
