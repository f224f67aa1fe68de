import { wishPlot } from '../wish-plot.ts'

export const hanami = wishPlot({
  id: 'wish-hanami',
  wishes: ['hanami picnic', 'hanami', 'hanami park', 'hanami party', 'hanami cherry blossom', 'hanami cherry blossoms', 'hanami bento', 'ohanami', 'o-hanami', 'sakura picnic', 'sakura park', 'sakura viewing', 'sakura petals', 'sakura tree', 'sakura trees', 'sakura festival', 'cherry blossom picnic', 'cherry blossoms picnic', 'cherry blossom party', 'cherry blossom festival', 'cherry blossom viewing', 'cherry blossoms park', 'cherry blossom park', 'cherry blossom petals', 'cherry blossom tree', 'cherry blossom trees', 'cherry petals', 'picnic under blossom', 'picnic under blossoms', 'picnic under cherry tree', 'picnic under cherry trees', 'picnic cherry tree', 'blossom picnic', 'blossoms picnic', 'blossom viewing', 'petals falling cherry', 'petals tea cherry', 'petals bento', 'petals lunch box', 'flower viewing picnic'],
  answers: ['hanami', 'sakura', 'cherry', 'blossom', 'blossoms', 'flower', 'flowers', 'petal', 'petals', 'tree', 'trees', 'picnic', 'picnics', 'party', 'festival', 'viewing', 'watching', 'looking', 'under', 'park', 'river', 'castle', 'blue', 'sheet', 'mat', 'rug', 'blanket', 'box', 'boxes', 'bento', 'lunch', 'rice', 'ball', 'balls', 'onigiri', 'dango', 'mochi', 'tea', 'cup', 'cups', 'fall', 'falls', 'falling', 'fell', 'pink', 'white', 'snow', 'spring', 'april', 'march', 'japan', 'japanese', 'tokyo', 'kyoto', 'shoes', 'off', 'wind', 'sun', 'sunday', 'saturday', 'weekend', 'today', 'tomorrow', 'evening', 'first', 'time', 'every', 'year', 'family', 'friends', 'grandma', 'grandpa', 'obaachan', 'ojiichan', 'mum', 'mama', 'dad', 'papa', 'cousins', 'going', 'having', 'eating', 'excited', 'our', 'into', 'everywhere'],
  except: ['alone', 'lonely', 'sick', 'ill', 'hospital', 'grave', 'cemetery', 'funeral', 'died', 'dead', 'dying', 'misses', 'last', 'hay fever', 'allergy', 'allergic', 'lost', 'hurt', 'stung', 'drunk', 'cancelled', 'rained off', 'rain', 'rained', 'teddy', 'teddies', 'bear', 'bears', 'dragon', 'fairy', 'princess', 'painting', 'drawing', 'planting', 'pie', 'jam', 'apple', 'plum', 'almond'],
  moods: ['first', 'waiting', 'learning'],
  out: true,
  fed: true,
  company: ['tree', 'petal', 'petals', 'blossom', 'blossoms', 'sheet', 'box', 'boxes', 'rice', 'rice ball', 'rice balls', 'tea', 'cup', 'cups', 'lid', 'umbrella', 'sparrow', 'shoes', 'branch', 'dumpling', 'dumplings', 'wind', 'park'],
  about: 'At the cherry blossom picnic petals fall into every cup, but never a whole flower, until the two of them see who lets those go.',
  titles: ['A Petal in Every Cup', 'Five Petals', '{H} Under the Cherry Tree', 'Who Drops the Whole Ones', 'The Rice Ball Wears Pink'],
  want: [
    {
      id: 'blue-sheet',
      A: 'partner',
      paragraphs: [
        '{H} and {A} sat on a blue sheet under a cherry tree, and their shoes stood outside. It was hanami. Everybody had come to look at the blossom, and had a picnic below. There were rice balls and pickles in a box, and two cups of tea. A petal fell into {A}’s tea. Another lay down on a rice ball. “They come one by one,” said {H}. {H} wanted a whole blossom, with all five. But at hanami no one picked from the tree.'
      ]
    }
  ],
  way: [
    {
      id: 'five-together',
      A: 'partner',
      paragraphs: [
        '“Then I’ll make one,” said {H}. There was a petal in each cup, one on the rice and two on {A}’s head. Each petal had a small notch at its tip, as if a mouse had tried it. {H} laid all five together on the lid of the box. They made a cherry blossom, for as long as nobody breathed. {A} had to breathe. Now one was on the sheet, and four were in the pickles.'
      ]
    },
    {
      id: 'umbrella',
      A: 'same',
      spare: 1,
      paragraphs: [
        'So much fell into the tea that they opened an umbrella over it. Under there it was dark. No petal came in, and no cherry blossom was to be seen. “We could have had this at home,” said {A}. “In the cupboard,” said {H}.',
        'They shut it again. All that had gathered on top slid down in one go, into the two cups. They had never had so much in there before.'
      ]
    },
    {
      id: 'rice-ball-dressed',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} took the petal off a rice ball before each bite. Every time a new one came down and lay on the same place. “It’s got its own ideas,” said {A}. They waited to see if it would stop. It did not stop, and now the ball had a hat and two shoes.',
        '“Don’t undress it,” said {A}. “It’s cold.” So {H} turned the rice ball over and ate it from below. At the end there was one bite left, fully dressed. It was hard to know what to say to it.'
      ]
    },
    {
      id: 'shoes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The shoes stood at the edge of the sheet with their toes to the grass, ready to go. Petals fell into those as well. {H} looked in. In the left one there were eleven, and in the right one there were twelve. “They’ve laid out something soft,” said {A}.',
        '{H} put one foot in to try it. It was like stepping into a small pillow. When the foot came out again, the sock had one pink toe. The other foot wanted to have one as well.'
      ]
    },
    {
      id: 'catching',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A petal takes its time. {H} stood up to catch one in the air, and ran to where it was going. Then it was not going there any more. {A} sat still, with one hand open, and looked at nothing. A petal came and lay in it.',
        '“How did you do that?” asked {H}. “I was thinking about pickles,” said {A}. So {H} sat down under the cherry tree, and thought about pickles too. One came at once, and went down {H}’s neck.'
      ]
    },
    {
      id: 'neighbours-sheet',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Blue sheets lay all over the grass, side by side, one family on each. The wind turned round. Now the petals of the next cherry tree came down on them, and theirs went over there. “Those are ours,” said {A}. The people on the next sheet looked up.',
        '“We’ve got some of yours here as well,” they said. Nobody could tell them apart. In the end a rice dumpling was sent over on a lid, to settle it. It came back as two.'
      ]
    },
    {
      id: 'pet-pink',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had lain down at the sunny end of the sheet, and did not move. By the second cup of tea {A} was pink from end to end. “Leave it on,” said {H}. “It looks like a cake.” People on the path stopped, and took a picture of {A}.',
        'Then {A} sneezed. It all went up, and hung in the air, and came down once more. For a moment it was hanami on that side alone.'
      ]
    },
    {
      id: 'elder-kept-place',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was young, I had to keep our place under the cherry tree,” said {S}. “I came in the morning with the sheet, and the others came at five. I sat in the middle, so that all of it was taken.” “What did you do all day?” asked {A}.',
        '“I let the petals lie,” said {S}. “At five I stood up. The whole sheet was pink. Only one place was blue, and it was just my size.”'
      ]
    },
    {
      id: 'child-collects',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was gathering petals in the empty box, for home. When it was full, {S} pushed them down, and then it was only half full. “Where do they go?” asked {S}. {A} looked in. “They’ve moved up,” said {A}. “They’re thin people.”',
        '{S} went on until the box would not shut. Then the lid came off in the wind, and the cherry tree had dropped them all twice. {S} was proud of that.'
      ]
    },
    {
      id: 'only-a-week',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How long does it go on?” asked {H}. “About a week,” said {A}. The cherry blossom comes before the leaves, so that the tree is all flower and no green. Then it lets go, while every petal is still fresh. None of them had a brown edge. {H} looked at forty.',
        '“It doesn’t wait until they’re old,” said {H}. “I’d do it the same way with beans,” said {A}. “But nobody asks me.” They had a green one each from the box, while it was fresh.'
      ]
    },
    {
      id: 'leaning-branch',
      A: 'partner',
      paragraphs: [
        '“Perhaps the wind brings whole ones too,” said {H}, and held a cup out to it. That got nine petals, and no blossom. {A} put down the tea. By the edge of the sheet something had come down that did not drift. It spun, like a little propeller. It was a whole one, with five. Next to it lay three more. “They’re all under the same branch,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'sparrow',
      A: 'partner',
      paragraphs: [
        'They lay down on their backs, to see. In the cherry tree sat a sparrow, and held a blossom by the back end. It bit once, and let go. “There’s sweet juice at the bottom,” whispered {A}. “Its beak’s too thick for the front door. So it bites off the flower behind.” Down came the blossom, and turned. The sparrow took the next cup.'
      ]
    },
    {
      id: 'sweet-end',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One blossom had come down on {A}’s sleeve. They looked at its back end, where the stalk ought to be. It had been nipped off, clean as with scissors. “Is there any left?” asked {H}. {A} held it up to the light. It had been drunk dry.',
        '“It’s having a picnic as well,” said {H}. “Only it throws its cups about.” They looked at their own two, which stood straight. Each had a petal in it, all the same.'
      ]
    },
    {
      id: 'holds-the-lid',
      A: 'same',
      paragraphs: [
        'So {H} sat down under that branch, and held out the lid of the box, quite flat. It took as long as two rice balls. The sparrow hopped along the twig. Snip. A blossom came down, spinning, and landed on the lid. It had all five petals on. {H} set it on the tea, and it floated, the right way up. “Thank you,” said {H} to the branch. Snip, said the branch.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on the blue sheet, and looked up into the pink.',
      '{names} had a petal on the nose, and left it there.',
      { text: '{names} set the shoes in a row along the sheet.', needs: ['hands'] },
      { text: '{names} opened the second box, and the petals found that too.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed, and pink went up all round.',
      '{names} moved over, to where more came down.',
      { text: '{names} blew a petal off a rice ball, and it came back.', needs: ['hands'] },
      { text: '{names} poured more tea, under a lid.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, so that the sparrow would go on.',
      '{names} looked up too, and a blossom went past one ear.',
      { text: '{names} found another whole one in the grass, with five.', needs: ['hands'] },
      { text: '{names} held out a cup, a little further along.', needs: ['hands'] }
    ]
  },
  bed: [
    'They shook the sheet, and for a moment it was hanami over the grass as well. The blossom went home on the lid, held flat the whole way.',
    '{H} washed, and two petals came out of one sock. On the sill the blossom floated in a cup of water. {H} lay down and looked up, as under a tree.'
  ],
  last: [
    'A petal was still on its way down from somewhere, and {H} was asleep.',
    'Five petals lay on the water and did not come apart, and {H} was asleep.'
  ]
})
