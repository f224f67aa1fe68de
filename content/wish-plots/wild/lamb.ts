import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const lamb = wishPlot({
  id: 'wish-lamb',
  wishes: ['lamb', 'lambs', 'baby sheep', 'little lamb', 'newborn lamb', 'lambing', 'lambkin'],
  answers: ['sheep', 'baby', 'newborn', 'new', 'born', 'little', 'mother', 'mum', 'mummy', 'mama', 'milk', 'bottle', 'farm', 'meadow', 'field', 'spring', 'springtime', 'wool', 'woolly', 'white', 'fluffy', 'jumping', 'jumps', 'legs', 'tail', 'cute', 'sleepy', 'who', 'that', 'bath', 'smell'],
  except: [...NOT_WELL, 'mary', 'chops', 'chop', 'roast', 'stew', 'curry', 'god', 'eid', 'easter', 'passover', 'black', 'orphan', 'wolf', 'lion', 'eat', 'eats', 'ate'],
  company: ['lamb', 'sheep', 'ewe'],
  about: 'A lamb that is one hour old has a wash, and then its mother does not know it, because it smells of roses.',
  titles: ['The Lamb That Smelled of Roses', 'An Hour Old', '{H} Is Nobody’s Lamb', 'Sniffed from Behind', 'There You Are, Said the Sheep'],
  want: [
    {
      id: 'one-hour-old',
      A: 'partner',
      paragraphs: [
        '{H} was a lamb, and one hour old. It had four legs, and each wanted to go somewhere else. Its tail was a white sock, and it was hungry. On the rug stood its mother, who had the milk. That was {A}, in a big woolly jumper, with a mug and a straw. “Meh,” said the lamb, and set off for it.'
      ]
    }
  ],
  way: [
    {
      id: 'getting-up',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'It isn’t easy to stand up when you’re new. First the lamb’s back end went up, and the front was still on its knees. {H} stayed like that for a while, and looked at the meadow from below.',
        '“And now the rest,” called the sheep. One front leg came, and then another one. “How many is that?” asked {H}. “Four,” said {A}. “You’re done.” The lamb fell over sideways, for joy.'
      ]
    },
    {
      id: 'knees',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A sheep kneels down to eat where the grass is short. They both ate, on their elbows. The grass was the green towel. “You’re too young for that,” said {A}. “You only get milk.” “I’m practising,” said {H}.',
        'A sheep has no teeth at the top in front, only below. {A} showed how you pull it off in that case, with a jerk of the head. The towel had never been so well mown.'
      ]
    },
    {
      id: 'number',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Some farmers paint a number on a sheep’s side, and the same one on its lamb. {A} had a seven, on paper, stuck on with a peg. {H} wanted to have a seven too.',
        'They drew it. It came out a bit thin, and looked more like a one. “Then I’m somebody else’s,” said {H}. “It’s a lamb’s seven,” said {A}. “It still has to grow.”'
      ]
    },
    {
      id: 'voices',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What did you say?” asked {A}. “Meh,” said {H}. “I say baa,” said {A}. “A lamb says meh, and its voice drops when it’s big.” {H} tried to make it drop. “Meh. Meeeh. Mah.”',
        '“You’ll get there in the autumn,” said {A}. Every sheep has its own baa, and a lamb can pick it out of a whole field. {H} listened to it once more with both eyes shut. This one had a bit of a cough in it.'
      ]
    },
    {
      id: 'spring-jump',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'All at once the lamb was in the air. It had not meant to be. Lambs jump straight up, with all four feet together, and nobody has told them to. {H} came down again beside the same tuft of grass.',
        '“What was that for?” asked {A}. “I don’t know,” said {H}. “It was in my legs.” It was in there once more, and then it was gone.'
      ]
    },
    {
      id: 'king',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'In the meadow was a hill, a round cushion. Where there’s a hill, a lamb has to stand on it. {H} stood on it, with all four feet in the middle, and looked down on everybody’s knees.',
        'Now {A} had to stand on it as well. It was a hill for one. They pushed, quite politely, with their foreheads. “I was a lamb too once,” said {A}, “and I’m still heavier.”'
      ]
    },
    {
      id: 'rain-wool',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'There was a shower, about nine drops of it, from a spoon. A sheep doesn’t mind the rain. There’s grease in its wool, and it runs off. The lamb had only its short curls. It stood on the side where the wind did not come from.',
        '“Is it still raining?” it asked out of the wool. “It’s raining on my side,” said {A}. “On yours it’s Sunday.”'
      ]
    },
    {
      id: 'elder-flock',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“When I can’t sleep I count sheep,” said {S}. “I get to two, and then I have to yawn.” {S} counted what there was in the meadow. “There are only two,” said {A}.',
        '“That’s lucky,” said {S}. “I had forty once. I slept very well, but nobody ever knew how many there were.”'
      ]
    },
    {
      id: 'child-twin',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'For a while {S} was the other lamb, for most of them come as two. Twins do everything together. {S} said “Meh,” and {A} said “Meh.” {A} fell over, and {S} fell over on top.',
        '“Which is the elder?” asked {S}. “Me, by ten minutes,” said {A}. “What was it like before I came?” {A} thought back. “Wide,” said {A}.'
      ]
    },
    {
      id: 'pet-sheepdog',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'At the edge of the meadow lay {A}, watching the sheep. The lamb stamped with one front foot. That’s what sheep do when they don’t know somebody. {A} looked at the foot.',
        'Then the lamb came closer, step by step, until it could smell what that was. It smelled of blanket. “Meh,” said {H}, and stamped once more, but quite softly.'
      ]
    },
    {
      id: 'not-mine',
      A: 'partner',
      paragraphs: [
        'On the way to the milk the lamb fell in a puddle. It wanted to look nice for its first milk. So {H} went and washed, with the pink soap that smelled of roses.',
        '“Meh,” said the lamb, all clean, and came close. The sheep sniffed it from behind, as a sheep does. “You’re not mine,” it said, and gave it a bump with its forehead. The lamb sat down in the grass. {H} tried it from the other side. Sniff. Bump.',
        '“Meh!” said the lamb, and one of its front legs gave way. “You sound like mine,” said the sheep. “You look like mine. But mine doesn’t smell of a bathroom.”'
      ]
    },
    {
      id: 'the-name-is-gone',
      A: 'partner',
      paragraphs: [
        '“I only washed,” said {H}. “That’s it!” said {A}. “When a lamb’s born, its mother licks it all over, and learns its smell. Among a hundred lambs that’s its name. You’ve washed off your name.” {H} sniffed at one arm, up to the elbow. It was all roses.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-jumper',
      A: 'partner',
      paragraphs: [
        'Then the lamb put its head in under the hem of the big jumper. “Hey!” said the sheep. It was dark in there, and warm, and very woolly. The lamb rubbed its ears, and its neck, and both its arms. From outside it was a bulge that wandered. It came out again with its hair on end.',
        '“Meh,” it said, and turned round to be sniffed. Sniff, went the sheep. “Toast,” it said. “Wool. And a bit of rain. There you are! Where have you been?”',
        'So the lamb drank, through the straw, and the sock behind it wagged.'
      ]
    },
    {
      id: 'tail-wag',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'A lamb wags its tail over its milk, so fast that it’s only a bit of white. {H} drank in front and shook the sock behind. It’s a lot to do at once. Now and then it wagged with its mouth.',
        '“Slower at the back,” said the sheep, “or it’ll come off.” It came off. They tied it on again.'
      ]
    },
    {
      id: 'the-milk',
      A: 'partner',
      paragraphs: [
        'At the end the straw gurgled, and the lamb drank the gurgle as well.',
        '“Tomorrow I’ll have to wash again,” said {H}. “Then tomorrow you’ll have to come back in,” said {A}, and held up the hem of the jumper. They both had a look. It was still warm in there.'
      ]
    },
    {
      id: 'chew-cud',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The sheep lay down and chewed. It had eaten that grass long ago, and now it came up again, to be done properly. {H} lay there with {H}’s ear on the jumper, and listened.',
        '“What are you having?” asked {H}. “This morning,” said {A}. The jaw went to the left and it went to the right. “Was it good?” asked {H}. “It’s better the second time,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got down on all fours, to keep it company.',
      '{names} sniffed at the lamb, and it smelled new.',
      { text: '{names} stirred the milk, and took off the skin.', needs: ['hands'] },
      { text: '{names} helped one leg to go where the other three went.', needs: ['hands'] }
    ],
    way: [
      '{names} passed the sheep, and received a sniff and a bump.',
      '{names} noticed roses, and turned round for the roses.',
      { text: '{names} dried the lamb behind the ears.', needs: ['hands'] },
      { text: '{names} stood the lamb up again, leg by leg.', needs: ['hands'] }
    ],
    turn: [
      '{names} came close too, and smelled the toast.',
      '{names} moved over, so that there was more meadow.',
      { text: '{names} smoothed the lamb’s hair, and it stood up again.', needs: ['hands'] },
      { text: '{names} bent the straw, down to the height of a lamb.', needs: ['hands'] }
    ]
  },
  bed: [
    'The meadow was a rug again. The mug was washed, and so was the straw.',
    '{H} washed hands and face, for it was evening. The big jumper was laid by the pillow. The lamb folded up its four legs, one by one, and put its nose in.'
  ],
  last: [
    '“There you are,” said the jumper, or it smelled like that, and {H} was asleep.',
    'The last leg gave way, and then there was a lamb called {H}, asleep in the wool.'
  ]
})
