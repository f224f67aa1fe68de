import { wishPlot } from '../wish-plot.ts'

export const plantingSeeds = wishPlot({
  id: 'wish-planting-seeds',
  wishes: ['planting seeds', 'plant seeds', 'planted seeds', 'planting a seed', 'planted a seed', 'sowing seeds', 'seed', 'seeds', 'planting a sunflower', 'planted a sunflower', 'sunflower seed', 'sunflower', 'sunflowers', 'growing beans', 'growing a bean', 'growing tomatoes', 'growing plants', 'growing a plant', 'growing cress', 'growing vegetables', 'growing carrots', 'planting', 'gardening', 'beans jar', 'bean jar', 'seeds jar', 'beans pot', 'beans windowsill', 'seeds windowsill', 'seeds pot', 'seed upside down', 'sunflower upside down'],
  answers: ['pot', 'window', 'windowsill', 'school', 'nursery', 'garden', 'balcony', 'grandpa', 'grandad', 'nana', 'watering', 'water', 'bean', 'beans', 'flowers', 'flower', 'tomatoes', 'pumpkin', 'grow', 'grows', 'grew', 'growing', 'tall', 'seedling', 'came', 'up', 'waiting', 'spring', 'cress', 'plant', 'plants', 'our', 'allotment', 'soil', 'earth', 'today', 'first', 'upside', 'down', 'sky', 'worries', 'find', 'potato', 'potatoes'],
  except: ['anansi'],
  moods: ['first', 'learning'],
  about: 'The hero has planted a seed and digs it up to see, and needs another one for looking at.',
  titles: ['The One for Looking At', 'Feet First', '{H} Does Not Dig', 'Earth, and Then More Earth', 'The Roof Came Off'],
  want: [
    {
      id: 'only-earth',
      A: 'partner',
      paragraphs: [
        '{H} had planted a seed and wanted to see it grow. It was in a pot on the windowsill, a finger deep. All there was to see was earth.',
        '“How long does it take?” asked {H}. “Days,” said {A}, “and you can’t see it. It does the most important part where it’s dark.” “But that’s the part I want,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'roof-off',
      A: 'partner',
      paragraphs: [
        'So {H} dug it up with a spoon, to see. The seed lay there and did nothing. {H} covered the seed up again. The next day {H} looked once more, and there was a small crack in it. The day after, the crack had dried up and shut.',
        '“What’s the matter with it?” asked {H}. {A} looked into the hole. “It wants to be wet and dark,” said {A}. “It’s just got comfortable, and the roof comes off. Every morning!” {H} put down the spoon.'
      ]
    },
    {
      id: 'talking-to-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could talk to it instead,” said {A}. “People do.” {H} bent down to the pot. “Hello,” said {H}. It was not easy to think of something that would interest a seed.',
        'So {H} told it what there was up here. There was a radiator. There was a bus at ten past. “Don’t tell it about the pigeons,” said {A}. “Not yet.”'
      ]
    },
    {
      id: 'too-much-water',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Has it had anything to drink?” asked {A}. {H} had given it a cup at eight, and a cup at nine. At ten it had looked thirsty. Now there was a lake in the pot, and a bit of bark was sailing on it.',
        '“It’s a seed,” said {A}, “not a duck.” They held the pot on its side, and let the lake out by a corner. After that {H} always put a finger in first. If it came out muddy, the seed had enough to drink.'
      ]
    },
    {
      id: 'which-way-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What if I’ve put it in upside down?” said {H}. “Then it’ll grow out at the bottom.” They lifted the pot and looked underneath. There was a hole there, but nobody was in it.',
        '“It can tell by itself,” said {A}. “However it lies, one end goes down and the other goes up.” {H} hung over the chair with both eyes shut, to see if you could tell. You could. Down was where the hair went.'
      ]
    },
    {
      id: 'card-in-the-pot',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“There ought to be a card in the pot,” said {A}, “or somebody puts a cup on it.” {H} drew one. It was a bed, and in it lay somebody with the blanket up to the nose. “Who’s that?” asked {A}. “The seed,” said {H}. “You can see that it’s not to be sat on.”',
        'They stuck the card in at the edge. But from the other side you saw only the back of the card, and that was white. {H} took it out again, and on the back {H} drew the feet sticking out of the bed.'
      ]
    },
    {
      id: 'second-seed',
      A: 'partner',
      paragraphs: [
        'But not looking was hard. {H} sat on both hands, because of the spoon. “I’ve got to look at something,” said {H}. Then {H} jumped up. “I need one for looking at, and one for leaving alone!”',
        'There were more seeds in the packet. {H} took a glass and put wet paper in it, all round. {A} pushed a seed down between the paper and the glass. There it sat, as if at a window. “This one never gets a roof,” said {H}, “so it can’t come off.”'
      ]
    },
    {
      id: 'pet-watches',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} saw that something was being watched, and came to help. {H} and {A} sat side by side in front of the glass.',
        'Nothing happened, and it went on for a good while. {A} was much better at it. {A} did not need anything to happen. When {H} looked round, {A} was still just as interested.'
      ]
    },
    {
      id: 'elder-peach',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once planted a peach stone,” said {S}, “behind the shed. I looked every day for a month, and then I had other things to do.” “And then?” asked {A}.',
        '“Then I was forty. I went back to look at the shed, and I bumped my head on a tree.” {S} felt the place. “There were twenty-three peaches on it. All it had needed from me was to go away.”'
      ]
    },
    {
      id: 'what-is-inside',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s it got in there?” asked {H}. “A very small plant,” said {A}, “all folded up, and its lunch.” “Only one lunch?” “It’s just until it comes up. Then it eats light.”',
        '{H} opened {H}’s mouth and held it in the sun for a bit. It was warm, but there was nothing to chew. “It only works if you’re green,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'wrong-way',
      A: 'partner',
      paragraphs: [
        'The seed at the window got round cheeks. On the fourth day something white came out. It was thin, and it grew straight down. “It’s going the wrong way!” said {H}.',
        '{A} bent down to the glass. “Those are its feet,” said {A}. “It wants to stand on something before it gets up.” {H} looked across at the pot. “Then that one’s got feet now as well,” said {H}, “and I mustn’t look.” And {H} did not.'
      ]
    },
    {
      id: 'telling-the-pot',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Each evening {H} told the pot how the seed in the glass was getting on. “It’s got hairs on its feet,” said {H}, “and it’s bent at the top, like a walking stick.”',
        '“Perhaps it feels hurried,” said {A}. So {H} added that there was no hurry at all. The earth in the pot looked just like before, but somebody in there was listening.'
      ]
    },
    {
      id: 'how-strong',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“How does it get through all that?” asked {H}. A finger of earth is a great deal, if you are a thread. {A} lay down on the rug, and {H} laid two cushions and the blanket on {A}’s back.',
        '“Now come up,” said {H}. There was a hump, and the hump got higher. {A} did not come head first, but with a bent back. “It’s easier like this,” said {A} from underneath. “You don’t get it in your face.”'
      ]
    },
    {
      id: 'it-looks',
      A: 'partner',
      paragraphs: [
        'On the seventh morning {H} only wanted to draw the curtain. In the middle of the pot the earth was broken. Something green stood there, with its head still bent, like somebody who has just lifted a blanket. On its head it wore half the seed, for a hat.',
        '“I wasn’t looking,” whispered {H}. “I really wasn’t.” {A} came and stood there too. “No,” said {A}. “That’s why it could. And now it’s looking at you.”'
      ]
    },
    {
      id: 'hat-off',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They would have liked to take its hat off for it. {H} already had two fingers there. “Is that a roof, or is it not?” asked {H}. {A} was not sure either.',
        'So they left it on. At noon the hat had slipped to one side. By the evening it lay on the earth. Two leaves stood there, as round as the soles of your feet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sneezed, and the earth had a dent in it.',
      '{names} sat down in front of the windowsill, to be first.',
      { text: '{names} held the watering can back, after three drops.', needs: ['hands'] },
      { text: '{names} wrote seed on a lolly stick, and stood it in the next pot.', needs: ['hands'] }
    ],
    way: [
      '{names} came too close to the pot, and looked earthy afterwards.',
      '{names} dug a bit as well, in the rug, and found no seed there.',
      { text: '{names} brushed the earth off the sill, and back into the pot.', needs: ['hands'] },
      { text: '{names} patted the earth flat again, as gently as a roof.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the patch of sun beside the pot.',
      '{names} turned round, to help with not looking.',
      { text: '{names} dripped water on the paper, along the edge of the glass.', needs: ['hands'] },
      { text: '{names} put the spoon away in the drawer, right at the back.', needs: ['hands'] }
    ]
  },
  bed: [
    'Nobody needed the spoon any more. The pot and the glass stood side by side on the sill, like neighbours.',
    'Washed and dried, {H} lay down, and pulled the blanket up like earth. Nobody was going to look until the morning.'
  ],
  last: [
    'On the sill something green stood in the dark, and under the blanket {H} was asleep.',
    'It was nice and dark, and nobody took the roof off, and {H} slept.'
  ]
})
