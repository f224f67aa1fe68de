import { wishPlot } from '../wish-plot.ts'

const TRIES = ['try', 'tries', 'tried', 'trying', 'taste', 'tasting', 'eats single', 'eat single']

export const beigeFood = wishPlot({
  id: 'wish-beige-food',
  wishes: ['beige food', 'beige foods', 'beige eater', 'beige diet', 'beige dinner', 'beige tea', 'beige supper', 'beige lunch', 'beige meals', 'beige plate', 'beige things', 'beige phase', 'only eats beige', 'only eat beige', 'eats everything beige', 'beige and pea', 'beige green', 'beige vegetables', 'only eats white food', 'only eat white food', 'only eats white foods', 'only eats brown food', 'eats white things', 'only eat brown food', 'only eat yellow food', 'only eats plain food', 'only eat plain food', 'plain food only', 'only eats pale food', 'only eats yellow food', 'eats nothing green', 'eat nothing green', 'won’t eat green', 'wont eat green', 'eat anything green', 'eat green food', 'eat green things', 'green food picky', 'green food fussy', 'afraid of green food', 'scared of green food', ...TRIES.map((word) => `${word} pea`), 'ate a pea first', 'ate first pea', 'pea plate beige', 'won’t touch green food', 'refuses green food', 'refuses anything green', 'hates green food', 'toast chips banana', 'toast chips bananas'],
  answers: ['beige', 'white', 'brown', 'yellow', 'cream', 'plain', 'green', 'food', 'foods', 'foodie', 'thing', 'things', 'colour', 'color', 'coloured', 'colored', 'only', 'eats', 'eat', 'ate', 'eating', 'ever', 'just', 'nothing', 'anything', 'everything', 'else', 'but', 'won’t', 'wont', 'doesn’t', 'refuses', 'picky', 'fussy', 'eater', 'eaters', 'phase', 'diet', 'dinner', 'dinners', 'supper', 'tea', 'lunch', 'breakfast', 'meal', 'meals', 'plate', 'toast', 'bread', 'chips', 'fries', 'crisps', 'crackers', 'cracker', 'biscuit', 'biscuits', 'banana', 'bananas', 'pasta', 'potato', 'potatoes', 'mash', 'rice', 'cereal', 'nuggets', 'pea', 'peas', 'single', 'one', 'try', 'tries', 'tried', 'trying', 'taste', 'tastes', 'tasted', 'tasting', 'bite', 'bites', 'new', 'brave', 'first', 'time', 'finally', 'veg', 'vegetable', 'vegetables', 'boy', 'girl', 'child', 'toddler', 'son', 'daughter', 'little', 'who', 'that', 'the', 'a', 'he', 'she', 'her', 'his', 'my', 'our', 'and', 'of', 'is', 'scared', 'afraid', 'likes', 'liked', 'like', 'it', 'turns', 'out', 'tonight', 'today', 'table', 'grandma’s', 'school', 'nursery', 'four', 'five', 'three', 'six', 'two', 'year', 'old', 'always', 'kid', 'kids', 'we', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'brother', 'sister', 'granny’s', 'nana’s', 'pale', 'touch', 'touches', 'hates', 'hate', 'no', 'never', 'not', 'don’t', 'doesnt', 'stage', 'lately', 'every', 'day', 'night', 'evening', 'week', 'weeks', 'at', 'home', 'on', 'to', 'for', 'with', 'noodles', 'pancakes', 'popcorn', 'porridge', 'oats', 'cheese', 'chicken', 'fish', 'fingers', 'waffles', 'bagel', 'roll', 'rolls', 'broccoli', 'beans', 'salad', 'cucumber', 'ate', 'half', 'daring', 'something', 'colourful', 'colours', 'colors'],
  except: ['allergy', 'allergic', 'arfid', 'sick', 'ill', 'hospital', 'weight', 'thin', 'tube', 'choke', 'choked', 'choking', 'gags', 'gagging', 'nose', 'dog', 'cat', 'rabbit', 'hamster', 'caterpillar', 'dragon', 'dinosaur', 'monster', 'princess', 'robot', 'pod', 'garden', 'grow', 'growing', 'plant', 'shoe', 'paint', 'crayon', 'bear', 'duck', 'goose', 'birds', 'bird', 'eggs', 'ham', 'starving', 'hungry', 'afford', 'died', 'restaurant', 'pasta butter'],
  nothingElse: true,
  moods: ['learning', 'first', 'afraid', 'quarrel', 'change', 'question', 'proud'],
  company: ['pea', 'peas', 'plate', 'toast', 'banana', 'biscuit', 'chips', 'fork', 'jar', 'field', 'crumbs'],
  fed: true,
  about: 'The hero eats only beige food, and one green pea has got onto the plate; a coat of crumbs does not help it, until the end of a banana shows what nearly everything beige has been before.',
  titles: ['The Pea That Was Early', 'Everything on the Plate Was Beige', '{H} and the Green End', 'A Coat of Crumbs', 'Not Quite Finished'],
  want: [
    {
      id: 'one-green-pea',
      A: 'partner',
      paragraphs: [
        '{H} only ate beige food, and tonight it was all there: toast, chips, a banana and a biscuit. {H} laid it round the plate, from light beige to dark. Then a pea rolled over from {A}’s plate, and stopped in the very middle. “It’s green,” said {H}. “It’s only one pea,” said {A}. “I want it to be beige,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'from-light-to-dark',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“They aren’t all the same beige,” said {A}, and looked along the row. {H} was glad that it had been noticed. The inside of the banana was Monday beige. The chips were beige with sun on. The edge of the toast was nearly a horse.',
        '“And this?” asked {A}, and held up a crumb of biscuit. “That’s the beige of a good paper bag,” said {H}. The pea lay in the middle and had no idea of such things.'
      ]
    },
    {
      id: 'the-disguise',
      A: 'partner',
      paragraphs: [
        'So they dressed it. {A} crumbled a corner of toast, and {H} rolled the pea about in the crumbs. Now it was a small beige ball, and looked as if it belonged there. “Good evening,” said {H}, and took it on the tip of the tongue.',
        'The coat of crumbs got wet, and came off. {H} took the pea out again. “It’s still green underneath,” said {H}. “But it was dark in there,” said {A}. “My tongue can tell when somebody’s dressed up,” said {H}.'
      ]
    },
    {
      id: 'round-the-biscuit',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tried to get the pea off the plate with a fork. A pea has no front. It rolled round the banana, behind the chips, and back to the middle. “It likes it here,” said {A}.',
        '{H} built a wall of chips across the plate. The pea rolled up to it, and stopped. There was a gap between two chips, just as wide as a pea. It looked through.'
      ]
    },
    {
      id: 'how-beige-sounds',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s so good about beige?” asked {A}. {H} had never been asked that. “You can hear it,” said {H}, and bit into the toast. It could be heard as far as the hall. After that came the chips, which were softer, and the biscuit, which broke.',
        '{A} bit on a forkful of peas, and they both listened. It was very quiet. “You can’t tell what they’re doing in there,” said {H}.'
      ]
    },
    {
      id: 'other-all-green',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had a plate that was green from edge to edge, with peas, beans and a leaf. {H} looked at it as you look at the sea. “Don’t you get lost in there?” asked {H}. {A} did, now and then, for the fork had a green handle.',
        '{H} lent {A} one chip, so that there was something to go by. It lay at the edge like a boat. {A} ate all round it, and gave it back at the end.'
      ]
    },
    {
      id: 'pet-is-asked',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'The pea was held out to {A}, who was known to eat most things. {A} sniffed at it. The pea rolled a little from the breath, and {A} jumped back. Neither of them said anything.',
        '“{A} doesn’t know if it’s food or a ball,” said {H}. {H} put the pea back on the plate, in the middle. The plate did not seem quite so empty there now. “It isn’t beige enough for {A} either,” said {H}.'
      ]
    },
    {
      id: 'elder-white-year',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I was as old as you I only ate white,” said {S}. “Milk, rice, and the inside of rolls. My aunt said that I’d turn into a sheet.” “And did you?” asked {A}. “I was always hung out a good deal,” said {S}.',
        '{A} pointed to the pea. “And how did you start with green?” “By mistake,” said {S}. “There was one in the rice. It was a dark evening, and we’d been telling jokes.”'
      ]
    },
    {
      id: 'child-offers-money',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’d eat it for you,” said {S}, and looked at the pea. “Then it’d be gone.” {A} thought that this would be a way. But when {S}’s fingers came, {A} put a hand round it. “It’s on my plate,” said {A}.',
        '“But you don’t want it.” “I’m not done with not wanting it,” said {A}. {S} could understand that. {S} had been not wanting a carrot since lunch, and had it in a pocket.'
      ]
    },
    {
      id: 'the-green-end',
      A: 'partner',
      paragraphs: [
        '{A} took the banana, to peel it for {H}. The far end was still green. {H} was shocked. “They’re all green when they’re hanging up,” said {A}, “and then they turn.” {A} looked from the banana to the toast. “And the toast was a field. Wheat’s green all spring, like grass.” “The biscuit too?” whispered {H}. “It was the same field,” said {A}. {H} looked round the plate. “Nearly everything’s been green,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'early',
      A: 'partner',
      paragraphs: [
        '{A} fetched a jar from the back of the cupboard. In it were dry peas for soup, small and hard and beige. {H} laid one beside the green one. “That’s what it turns into,” said {A}, “if you leave it hanging.” {H} knocked with the dry pea on the plate. It went clack. You would have to be a nutcracker. “So the green one isn’t wrong,” said {H} slowly. “It’s only early.”'
      ]
    },
    {
      id: 'two-halves',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} wanted to see how far it had got. {A} pressed on a pea for that, one from the other plate. It had a skin like a jacket, and fell into two halves all by itself. In the crack sat a tiny point, curled up like a tail.',
        '“That’s the next pea plant,” said {A}. “It’s all in there, folded.” {H} bent down to it. “It’s rather pale,” said {H}. In a good light one could have called it beige.'
      ]
    },
    {
      id: 'a-green-chip',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And the chips?” asked {H}. “Those are potatoes. They live in the dark, and stay beige from the first day to the last.” {H} stroked a chip. That one had been right all along. “Only in the sun a potato turns green,” said {A}, “and then nobody may eat it.”',
        '{H} held a hand over the chips, against the lamp. They went on with the supper in the shade.'
      ]
    },
    {
      id: 'other-asks-for-more',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“What else on the table was green?” asked {A}. They went through it all. The wooden spoon had been a tree, and had had leaves. The tablecloth had been a plant with blue flowers. The paper napkin had been the tree next to the spoon.',
        '“And you?” asked {H}. {A} thought back as far as possible. There had been a green jumper. “I’ve turned, too,” said {A}, and stroked a beige sleeve.'
      ]
    },
    {
      id: 'in-the-pod',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It must have had others,” said {H}. Peas come in a pod, eight in a row, like people on a bench. {A} laid eight from the other plate in a row, to show it. “And this one sat at the end,” said {H}, “and got off first.”',
        '{H} pushed the pea up to the bench from the side. The others had to move along. The one at the far end fell off the plate, and was not seen again.'
      ]
    },
    {
      id: 'half-first',
      A: 'partner',
      paragraphs: [
        '{H} laid everything in a new row: toast, biscuit, banana, the green end, and the pea. Now the pea was only next. {H} shut both eyes, and bit off half. {A} waited, and did not chew. “It’s sweet in there,” said {H}. “It tastes of banana before it’s a banana.” {H} ate the other half too. “More?” asked {A}. {H} looked at the green heap on {A}’s plate. “I’ll wait for those,” said {H}. “They’re early.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the pea, and then at the plate that it came from.',
      '{names} kept quite still, so that no more rolled over.',
      { text: '{names} moved the biscuit a little, to close the row.', needs: ['hands'] },
      { text: '{names} held up a chip to the light, and called it sand.', needs: ['hands'] }
    ],
    way: [
      '{names} ate the crumbs that the pea had taken off.',
      '{names} watched the pea from the side, without its coat.',
      { text: '{names} crumbled one more corner, for a thicker coat.', needs: ['hands'] },
      { text: '{names} turned the banana round, to look at both ends.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to the clack, and moved back a bit.',
      '{names} waited too, and swallowed when {H} did.',
      { text: '{names} rolled a dry pea across the table and back.', needs: ['hands'] },
      { text: '{names} laid one more pea at the end, for another day.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jar with the beige peas went to the back of the cupboard. The green end of the banana lay on the sill, to see what it would do.',
    '{H} washed, and brushed the green off every tooth, and lay down in a beige blanket. It might once have been anything.'
  ],
  last: [
    'On the sill the end of a banana was turning, very slowly, and {H} was asleep.',
    'One pea had been early, and the rest could wait, and {H} was asleep.'
  ]
})
