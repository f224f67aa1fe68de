import { wishPlot } from '../wish-plot.ts'

export const crabs = wishPlot({
  id: 'wish-crabs',
  wishes: ['crab', 'crabs', 'hermit crab', 'hermit crabs', 'little crab', 'seashell crab', 'crab shell', 'hermit crab new shell', 'hermit crab looking shell', 'hermit crab needs shell', 'hermit crab wants shell', 'crab looking for a shell', 'crab new shell', 'hermit crab new home', 'hermit crab moves', 'hermit crab moving', 'hermit crab too big', 'hermit crab outgrew', 'hermit crab grew'],
  answers: ['little', 'hermit', 'shell', 'shells', 'beach', 'sideways', 'seashell', 'rock', 'pool', 'new', 'home', 'house', 'looking', 'look', 'needs', 'need', 'bigger', 'outgrew', 'grew', 'moves', 'moving', 'search', 'searching'],
  except: ['found', 'keep', 'keeping', 'kept', 'take', 'leave', 'leaving', 'left', 'goodbye', 'bucket', 'caught', 'apple', 'fishing', 'cake', 'cakes', 'dressed'],
  company: ['crab'],
  about: 'A hermit crab has grown too big for its shell, and nobody can move before somebody else does.',
  titles: ['Everybody Moves Up One', 'The Crab in the Saucepan', '{H} Has Grown Out of It', 'A Queue by Size', 'Too Tight Round the Back'],
  want: [
    {
      id: 'too-tight',
      A: 'partner',
      paragraphs: [
        '{H} was a hermit crab. A hermit crab is soft behind, and needs a shell to live in. {H}’s was a saucepan, and {H} sat in it with {H}’s knees up to {H}’s chin. For claws there were two wooden spoons. It had been a good shell, but the crab had grown. Now it pinched.',
        'Next door lived another crab, and that was {A}, in the washing-up bowl. There was plenty of room in there. The crab in the saucepan wanted that one.'
      ]
    }
  ],
  way: [
    {
      id: 'sideways',
      A: 'partner',
      paragraphs: [
        'The crab went across to the bowl, sideways, as crabs do. The saucepan came along and scraped. {H} knocked on the bowl with one claw. “Somebody’s in here,” said {A}. “Could you move out?” asked {H}. “I’d like to,” said {A}. “It’s tight for me as well. But then I’d have no shell at all.”',
        'Nobody likes to be a crab without a shell. So {A} stayed in the bowl. {H} went back, sideways, and the saucepan pinched more than before.'
      ]
    },
    {
      id: 'try-a-cup',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} looked about on the beach, to the left and to the right. There was a cup. It was pretty, with a rose on it, and {H} got one heel in. There was an umbrella, but it was open at the bottom, and draughty.',
        'There was a boot too, and somebody had lived in it before. {H} sniffed at it. “Who was it?” asked {A}. “A foot,” said {H}, and came away.'
      ]
    },
    {
      id: 'claws',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Of the claws one was big and one was small. “The big one’s the door,” said {H}. “You pull everything in, and you shut it in front.” They both pulled in everything and shut the door.',
        'It was quiet on the beach. “Are you still there?” asked the saucepan. “I can’t tell,” said the bowl. “I’ve shut.”'
      ]
    },
    {
      id: 'why-sideways',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Why do we go sideways?” asked {A}. “It’s the knees,” said {H}. “A crab’s knees bend that way.” They tried it with their own. You can get on quite well like that, but you never see where you are going. You see what you are going past.',
        'They went past the table, and the chair, and the door. “I’ve never noticed that door,” said {A}.'
      ]
    },
    {
      id: 'wave',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then there was a wave. It was the big blanket, and it came from the sofa. Both crabs held on to the rug. When it went out again, the cup had moved. There was a sock on {A}’s claw.',
        '“The sea brings things,” said {H}. “That’s where shells come from. Somebody has lived in each of them and doesn’t need it any more.” They looked at the sock. It had been {H}’s.'
      ]
    },
    {
      id: 'bubbles',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How do we breathe, up here on the sand?” asked {A}. “We take some sea along,” said {H}. “It’s in our sides, in a sort of wet pocket. When it dries out, we blow bubbles.”',
        '{A} took a mouthful of water from a cup and went about with it, sideways. Nobody could talk to {A} for quite some time. Then somebody made {A} laugh, and all the sea came out.'
      ]
    },
    {
      id: 'third-crab',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came by with the washing basket under one arm, and was a crab at once. “Is that free?” asked {H}. {A} looked into the basket, and there were towels in it. “There’s a family in it already,” said {A}.',
        'But if another basket turned up, {A} would think of them. They all shook claws. {A}’s claw was a clothes peg.'
      ]
    },
    {
      id: 'elder-flat',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve moved like that,” said {S}. “I got my cousin’s coat, and she had her aunt’s. The aunt had to get a new one first. We all used to stand about and hope that she’d find it.” “And did she?” asked {A}.',
        '“In a sale,” said {S}. “On a Thursday. By Friday the whole family was warmer, right down to the doll.”'
      ]
    },
    {
      id: 'smallest-crab',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was the smallest crab and lived in a hat. “It’s too big,” said {S}, from inside. It came down to the shoulders. “That’s the best thing that can happen to you,” said {A}. “You can grow in it.”',
        'Under the hat somebody tried at once. There was a good deal of breathing. “Am I bigger now?” asked the hat.'
      ]
    },
    {
      id: 'pet-in-shell',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'Nobody had seen {A} come. But when they looked round, the boot had somebody’s nose in it. {A} wanted to know who had lived there, and {A} had the nose for that.',
        '“It’s free,” said {H}. {A} thought about it and came out again. {A} already lived in a very good coat.'
      ]
    },
    {
      id: 'how-it-was-small',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What did you live in before the saucepan?” asked {A}. {H} thought back. “In a mug,” said {H}. “And before that in an egg cup. I was very young.” They both looked at the egg cup. You could not believe it.',
        '“I had a thimble,” said {A}. “I thought that it was huge.” Then they did not say anything for a while, as people do who have grown.'
      ]
    },
    {
      id: 'one-more',
      A: 'partner',
      paragraphs: [
        '“If I had a bigger one,” said {A}, “I’d move out at once. And then you’d move in.” “So it isn’t you at all,” said {H}. “We need a big one, at the front of the row.” “That’s how the real ones do it,” said {A}. “They wait in a row by size, and each has an eye on the shell in front. When there’s an empty one for the first, they can all go.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-big-one',
      A: 'partner',
      paragraphs: [
        'So {H} stopped looking for a shell that would fit {H}. {H} went along the beach, sideways, and looked for one that was much too big. Behind the door stood the laundry basket, and it was empty. {H} pushed it, and the saucepan scraped. At last the basket lay on the sand with its mouth open.'
      ]
    },
    {
      id: 'inspect',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} went round the basket once, and felt it with both spoons. “A crab looks at everything first,” said {H}. “The rim, and how deep it is. And if there’s anybody at the back.” {A} knocked, and put in an arm.',
        'At the back there was one handkerchief. {A} asked it to move on, and so it did.'
      ]
    },
    {
      id: 'line-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They got in a row, by size. In front stood the basket, then {A} in the bowl, and then {H} in the saucepan. Behind {H} there was still the cup. “Who’s that for?” asked {A}.',
        'They put a potato behind the cup. It had nothing on. It was the last in the row, and you could see that it hoped.'
      ]
    },
    {
      id: 'one-two',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It has to be quick,” said {H}, “so that nobody’s out for long.” They practised it with counting, but without getting up. At one you breathe in. At two you make yourself thin. At three you are somewhere else.',
        '“I’m stuck at two,” said {A}. “That’s because it’s tight,” said {H}. “It’ll come at three.”'
      ]
    },
    {
      id: 'three',
      A: 'partner',
      paragraphs: [
        '“One, two, three,” said {H}. {A} shot out of the bowl, all soft, and into the basket. {H} shot out of the saucepan and into the bowl. For a moment there were two crabs without any shell, and nobody saw it. Then there was a saucepan left over.',
        '{H} stretched out one leg after another. They all went in. “How is it?” asked {A} from the basket. “It’s still warm from you,” said {H} in the bowl. They put the saucepan on the sand with its mouth open, for the next one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} backed into the curtain, and wore it like a shell.',
      '{names} washed up on the beach, and got in the way of the tide.',
      { text: '{names} passed the crab a saucepan lid, in case it wanted a front door.', needs: ['hands'] },
      { text: '{names} unrolled a blue towel, so that there was some sea.', needs: ['hands'] }
    ],
    way: [
      '{names} moved over, sideways, as is polite on a beach.',
      '{names} bumped into the bowl, and a claw came out and waved.',
      { text: '{names} offered the crab a colander, but that had too many windows.', needs: ['hands'] },
      { text: '{names} tapped a greeting on the saucepan.', needs: ['hands'] }
    ],
    turn: [
      '{names} crawled into the big shell to try it, and came straight out again.',
      '{names} gave the basket a small push from behind.',
      { text: '{names} held the door back, while the new shell came scraping through.', needs: ['hands'] },
      { text: '{names} smoothed the sand, where so many shells were going to stand.', needs: ['hands'] }
    ]
  },
  bed: [
    'Then the tide went out. The saucepan, the bowl and the claws were back in the kitchen. The basket stood behind the door.',
    'When {H} had washed, all soft, there was one more shell to move into. It had a pillow. {H} pulled in everything, and shut it in front with the blanket.'
  ],
  last: [
    'The new shell was a size too big, and {H} could grow in it, asleep.',
    'Nothing pinched anywhere, and the door was shut, and {H} slept.'
  ]
})
