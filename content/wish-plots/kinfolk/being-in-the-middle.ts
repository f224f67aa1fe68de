import { wishPlot } from '../wish-plot.ts'

export const beingInTheMiddle = wishPlot({
  id: 'wish-being-in-the-middle',
  wishes: ['middle', 'being in the middle', 'middle child', 'the middle one', 'being the middle child', 'middle sister', 'middle kid', 'middle sibling', 'middle daughter', 'middle son', 'middle of three', 'middle one of three', 'always in the middle', 'middle seat', 'sitting in the middle', 'sits in the middle', 'sleeping in the middle', 'squashed in the middle', 'squeezed in the middle', 'stuck in the middle', 'in-between child', 'neither oldest nor youngest', 'middle cousin', 'middle doll', 'nesting dolls', 'nesting doll', 'russian dolls', 'russian doll', 'matryoshka', 'matryoshkas', 'babushka doll', 'babushka dolls', 'middle brother', 'neither big nor little'],
  answers: ['child', 'kid', 'kids', 'children', 'sister', 'sisters', 'brother', 'brothers', 'sibling', 'siblings', 'family', 'cousin', 'cousins', 'two', 'three', 'four', 'five', 'big', 'bigger', 'biggest', 'little', 'small', 'smallest', 'older', 'younger', 'oldest', 'eldest', 'youngest', 'between', 'in', 'of', 'the', 'always', 'never', 'seat', 'car', 'sofa', 'bed', 'sitting', 'sits', 'sit', 'sleeps', 'sleeping', 'squashed', 'squeezed', 'stuck', 'row', 'photo', 'picture', 'school', 'class', 'nursery', 'home', 'today', 'feeling', 'feels', 'feel', 'felt', 'like', 'likes', 'hates', 'left', 'out', 'forgotten', 'fair', 'unfair', 'special', 'sad', 'happy', 'proud', 'warm', 'cosy', 'cozy', 'both', 'sides', 'being', 'girl', 'boy', 'daughter', 'son', 'her', 'him', 'me', 'she', 'he', 'very', 'so', 'first', 'made', 'wooden', 'dolls', 'doll', 'everyone', 'everybody', 'one'],
  except: ['night', 'nowhere', 'sea', 'ocean', 'forest', 'wood', 'woods', 'road', 'street', 'river', 'bridge', 'lake', 'desert', 'jungle', 'name', 'story', 'cheese', 'show', 'generator', 'finger', 'ages', 'earth', 'east', 'goat', 'goats', 'bear', 'puddle', 'storm', 'died', 'dead', 'hospital', 'ill', 'divorce', 'custody', 'fight', 'war', 'bully', 'ball', 'school year', 'hole', 'doughnut', 'piggy', 'apple', 'sandwich', 'winter', 'field', 'playground', 'town'],
  moods: ['change', 'proud', 'losing'],
  company: ['doll', 'dolls', 'shelf', 'cushion', 'pillow', 'sofa', 'blanket'],
  about: 'Of three wooden dolls the hero leaves out the middle one, and by the rattling of the others finds out what being in the middle is for.',
  titles: ['The Middle Doll', 'Something in Between', 'Being in the Middle', 'Big, Little and the Other One', 'What Did Not Rattle'],
  want: [
    {
      id: 'three-dolls',
      A: 'partner',
      paragraphs: [
        'Today, for a photograph, {H} had stood in the middle. There had been an elbow on this side and an elbow on that. At home {H} took down three wooden dolls that fitted one into the other.',
        '“That’s the big one, and that’s the tiny one,” said {A}. {A} said nothing about the third. Nobody ever did. It was the middle one. “It needs something to be,” said {H}. “The big one’s big, and the little one’s little. This one’s only in between.”'
      ]
    }
  ],
  way: [
    {
      id: 'out-of-the-middle',
      A: 'partner',
      paragraphs: [
        'So {H} took the middle doll out of the middle. It stood alone at the end of the shelf. It looked like a big one that had been washed too hot. {H} turned it round. From behind it looked the same.',
        'Then {H} put the tiny doll straight into the big one, and shut the big one up. When {H} lifted it, something went rattle, rattle, knock. “What’s that?” asked {A}. The tiny doll was falling about inside, as in an empty house.'
      ]
    },
    {
      id: 'two-sorts-of-elbow',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Tell me about the elbows,” said {A}. {H} had got to know both of them quite well. The one on the left was sharp and came from above. The one on the right was soft and had a plaster on it.',
        '“And what did yours do?” asked {A}. {H} showed it. In the middle you keep your elbows in, and breathe upwards. The others had all been told to move up. Nobody had told {H}, because there was nowhere to move to.'
      ]
    },
    {
      id: 'middle-of-what',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} put the middle doll beside a cup, and it was the small one. {H} put it beside a bean, and it was huge. “It keeps changing,” said {H}. “It’s stood still the whole time,” said {A}.',
        'They put the bean on one side, then, and the cup on the other. Now it was in the middle again. It seemed to know the place at once. “It’s got a middle wherever it goes,” said {H}. “It only needs two more.”'
      ]
    },
    {
      id: 'biscuit-middle',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a biscuit with a filling, one for each. {H} ate the top first, and then the bottom. What was left was the middle. It was pink, and would not lie flat on its own.',
        '“It’s the best part,” said {H}, and licked it. “It’s a bit sticky to hold, though.” “That’s what the others were for,” said {A}. {H} looked at ten pink fingers, and saw what {A} meant.'
      ]
    },
    {
      id: 'line-round-the-tummy',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The middle doll had a line round its tummy, where it opened. The big one had a line like that as well. The tiny one had none. It was wood all through, and could not open at all.',
        '“Perhaps there’s somebody in it all the same,” said {A}, “only it isn’t telling.” {H} knocked on it with one nail. It gave a very short knock back. “It’s full,” said {H}. “It’s full of tiny one.” On the middle doll the line was exactly in the middle. They measured it with a bean.'
      ]
    },
    {
      id: 'middle-button',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} wanted to know where everything had its middle. On a spoon it was not half along. The spoon lay still across one finger only when the finger was close to the bowl. “The middle’s where it doesn’t tip,” said {A}.',
        '{H} tried it with a ruler, a sock and a slice of bread. The sock had its middle everywhere. Of the middle doll you could say it without a finger. It had a daisy painted there.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} sat down on the sofa to look at the dolls. There was a cushion on each side. “I’m in the middle now,” said {A}. “It’s all right. I can’t fall over.” {H} pulled away the cushion on the left.',
        '{A} leaned over at once, all the way to the arm of the sofa, and stayed there. “Now I’m an end,” said {A}, from below. {H} put the cushion back and pushed. It took some time to get {A} into the middle again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We slept three in a bed once,” said {S}, “on a cold night, at a farm. I was in the middle.” “Was it tight?” asked {A}. It had been so tight that they had to turn over all together. {S} had been the one to say “Now”.',
        '“In the morning the other two had one cold side each,” said {S}. “And you?” asked {A}. {S} felt along both arms, as if to make sure. “I had none,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to see what was in the middle of the middle doll. {S} opened it and held it up to the window. There was nothing in there but wood, and a smell of pencils. “It’s empty,” said {S}. “The tiny one’s out today,” said {A}.',
        '{S} put in a pea. The pea rattled. Then {S} put in a thimble round the pea, and there was less of a rattle. “Now the thimble’s in the middle,” said {S}. But it was wanted for sewing, so they took it out again.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} lay down on the rug, to think about the middle. {A} came and stood there. There was room on the left, and there was room on the right. {A} lay down on the middle of {H}.',
        '“That’s my tummy,” said {H}. It went up, and it went down, and {A} went with it. Of all the places in the room, this was the only one that moved. {A} could not see what there was to think about.'
      ]
    },
    {
      id: 'stuffed',
      A: 'partner',
      paragraphs: [
        '{H} wrapped the tiny doll in a sock, and put it in again. The big one would not shut. {H} tried a sheet of paper, and then it rustled. “It wants something round,” said {A}, “with a space in it. It wants something smaller than big, and bigger than tiny.” They both looked about the room. Nobody thought of the middle doll. Nobody ever did. It stood at the end of the shelf, and it was quite a time before {H} looked there.'
      ]
    }
  ],
  turn: [
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        '{H} opened the middle doll and put the tiny one in. It fitted as a foot fits in its own shoe. Then the big one shut round the middle one, with a click. {H} shook all three. There was not a sound.',
        '“It’s holding the little one,” said {H}, “and it’s being held.” “Which of them does both?” asked {A}. The big one only held, and the tiny one was only held. {H} said it slowly. “Just the middle one.”'
      ]
    },
    {
      id: 'roll',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now they could go on a journey. {H} rolled them down a cushion, and they arrived. {H} rolled them down two cushions, and round a corner. Nothing knocked. “The tiny one’s asleep,” said {H}. “Who told you?” asked {A}.',
        '{H} held the big doll to one ear. It said nothing, and neither did the tiny one. “The middle one,” said {H}. “It can hear both of them from there.”'
      ]
    },
    {
      id: 'somebodys-big',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“To the tiny one, the middle one’s big,” said {H}. “And to the big one it’s little,” said {A}. So it had one of each, and they had never noticed. {H} stood all three in front of the lamp.',
        'The big one threw a shadow over the middle one. The middle one threw a shadow over the tiny one. The tiny one threw one over a crumb. “The crumb’s the end,” said {H}. “So now the tiny one’s in the middle as well.”'
      ]
    },
    {
      id: 'in-between',
      A: 'partner',
      paragraphs: [
        'Afterwards {H} lay on the sofa. On one side was {A}, and on the other was the big cushion. {H} could feel both of them with no trouble at all, and kept both elbows in. “Are you squashed?” asked {A}. {H} gave a small shake, from left to right, to find out. Nothing rattled. “No,” said {H}. “I’m in the middle.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} thought that there were only two dolls, and was shown the middle one.',
      '{names} looked at the middle doll from the front for the first time.',
      { text: '{names} opened the big one, which was always a bit stiff.', needs: ['hands'] },
      { text: '{names} dusted the middle one, because nobody had ever done it.', needs: ['hands'] }
    ],
    way: [
      '{names} heard the rattle as well, and guessed that it was a nut.',
      '{names} knew of something round, but that was an orange.',
      { text: '{names} lent a sock to go in the middle, still warm.', needs: ['hands'] },
      { text: '{names} tried an egg cosy in between, and it fell over.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened at the big doll, and there was nothing to hear.',
      '{names} moved up on the sofa, so that the middle was in the middle.',
      { text: '{names} turned the big doll until the paint met all round.', needs: ['hands'] },
      { text: '{names} gave all three a shake, with both hands, to be quite certain.', needs: ['hands'] }
    ]
  },
  bed: [
    'The three dolls went back on the shelf as one. You saw the big one, and knew about the middle one.',
    '{H} washed, and lay down in the middle of the bed, with some blanket left on each side.'
  ],
  last: [
    'In the middle of the pillow lay {H}’s head, and {H} was asleep.',
    'On the shelf nothing rattled. {H} slept, with the night on one side and the morning on the other.'
  ]
})
