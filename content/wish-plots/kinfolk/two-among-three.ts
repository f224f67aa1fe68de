import { wishPlot } from '../wish-plot.ts'

export const twoAmongThree = wishPlot({
  id: 'wish-two-among-three',
  wishes: ['three children two lollies', 'three kids two lollies', 'two lollies three', 'two ice lollies', 'only two lollies', 'only two ice lollies', 'three children two ice lollies', 'sharing ice lollies', 'share ice lollies', 'share lolly', 'sharing lollies', 'share lollies', 'two popsicles', 'two popsicles three', 'only two popsicles', 'two ice pops', 'two ice blocks three', 'two icy poles', 'three kids two popsicles', 'share popsicle', 'share popsicles', 'sharing popsicles', 'two ice creams three', 'only two ice creams', 'three children two ice creams', 'three kids two ice creams', 'two kulfi three', 'two paletas', 'two biscuits three', 'only two biscuits', 'three children two biscuits', 'three kids two biscuits', 'share biscuits three', 'two cookies three', 'only two cookies', 'three kids two cookies', 'three children two cookies', 'two sweets three', 'only two sweets', 'three children two sweets', 'three kids two sweets', 'share sweets three', 'sharing sweets fairly', 'share sweets fairly', 'share fairly', 'sharing fairly', 'shared fairly', 'two cakes three', 'two pieces of cake three', 'two slices three', 'two chocolates three', 'two buns three', 'two doughnuts three', 'two mangoes three', 'two apples three', 'two among three', 'two between three', 'two for three of us', 'not enough lollies', 'not enough ice lollies', 'not enough ice creams', 'not enough popsicles', 'not enough biscuits', 'not enough cookies', 'not enough sweets'],
  answers: ['three', 'two', 'one', 'only', 'just', 'last', 'children', 'kids', 'siblings', 'brothers', 'sisters', 'brother', 'sister', 'cousin', 'cousins', 'friend', 'friends', 'neighbour', 'us', 'them', 'each', 'every', 'everyone', 'everybody', 'lolly', 'lollies', 'ice', 'iced', 'popsicle', 'popsicles', 'pops', 'poles', 'blocks', 'cream', 'creams', 'kulfi', 'paletas', 'biscuit', 'biscuits', 'cookie', 'cookies', 'sweet', 'sweets', 'cake', 'cakes', 'piece', 'pieces', 'slices', 'chocolates', 'buns', 'freezer', 'box', 'tin', 'left', 'enough', 'not', 'isn’t', 'aren’t', 'weren’t', 'had', 'have', 'got', 'share', 'shares', 'shared', 'sharing', 'split', 'splitting', 'divide', 'fair', 'fairly', 'unfair', 'same', 'equal', 'equally', 'how', 'argue', 'argued', 'arguing', 'who', 'gets', 'wants', 'wanted', 'between', 'among', 'for', 'hot', 'day', 'today', 'summer', 'melted', 'melting', 'melt', 'little', 'learning', 'learn'],
  except: ['allergy', 'allergic', 'hospital', 'sick', 'ill', 'died', 'dead', 'hungry', 'starving', 'poor', 'money', 'dropped', 'fell', 'stole', 'stolen', 'steals', 'dog', 'cat', 'bears', 'pigs', 'goats', 'monkey', 'monkeys', 'dragon', 'dragons', 'robot', 'monster', 'toy', 'toys', 'bed', 'bedroom', 'room', 'custody', 'divorce', 'parents', 'bike', 'swing', 'tablet', 'ipad', 'van', 'truck', 'machine', 'won’t share', 'refuses', 'hit', 'bit', 'bites', 'tooth', 'teeth', 'diabetes', 'birthday', 'halloween', 'moon'],
  nothingElse: true,
  amongChildren: true,
  moods: ['quarrel', 'learning', 'question'],
  fed: true,
  company: ['lolly', 'bowl', 'table', 'freezer', 'stick', 'sticks', 'glass', 'glasses', 'spoon', 'drip', 'puddle', 'neighbour'],
  about: 'Three want an ice lolly and there are two; licking in turn does not come out even, until the puddle in the bowl shows that what cannot be broken in three can be poured.',
  titles: ['Two Lollies and Three Tongues', 'Who Pours Takes Last', '{H} and the Third Lolly', 'One Left Over', 'It Only Stands Up'],
  want: [
    {
      id: 'one-of-us-left-over',
      A: 'partner',
      paragraphs: [
        '{H}, {A} and Pip from next door each wanted an ice lolly, and there were two. They were red, and they were the last. {H} laid them in a bowl on the table and counted them from both sides. “One for each,” said {H}, “and then there’s one of us left over.” It was a hot day, and nobody wanted to be that one.'
      ]
    }
  ],
  way: [
    {
      id: 'being-left-over',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We could take turns at being left over,” said {H}. {A} began. {A} stood at the wall and was left over, while Pip counted to ten. It was cool there, and you could see everything at once. “What’s it like?” asked Pip. “It’s not bad,” said {A}.',
        'So Pip wanted to have a go, and after that {H}. In the end all three of them stood at the wall. There were two lollies in the bowl, and nobody to eat them.'
      ]
    },
    {
      id: 'as-tall-as-each-other',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The tallest ought to have one,” said Pip, “because there’s further to cool.” “The smallest ought to,” said {H}, “because of growing.” The one in the middle thought that this was a very bad rule. They stood in a row at the door post, to see who was what.',
        'One of them bent at the knees, and another stood on tiptoe. Soon they were all as tall as each other. “Now it’s fair,” said {H}. They looked into the bowl. It was still two.'
      ]
    },
    {
      id: 'three-licks-each',
      A: 'partner',
      paragraphs: [
        'So the lollies went round. You had three licks, and passed on. {H} counted. But {A}’s licks were long, and went round the corner, and in Pip’s there were teeth. “That was a bite,” said {H}. “It was a dry lick,” said Pip.',
        'They began again, so as to be fair. Soon one lolly was short, and the other leaned. And each of the three had had the least.'
      ]
    },
    {
      id: 'with-biscuits-it-is-easy',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“With biscuits it’d be easy,” said {A}. There were two in a tin, so they tried it. {H} broke each of them in three, and everybody took two bits. It came out just right. Only, on the plate there lay ten crumbs, and three and three and three is nine.',
        'They bent over the tenth, and it was not a small one. “Don’t breathe,” said {H}. Pip sneezed. After that it was fair.'
      ]
    },
    {
      id: 'three-straws',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Draw straws,” said {A}. “Whoever’s got the short one goes without.” {A} held out three, so that only the ends could be seen. {H} drew a long one. Pip drew a long one too. They all looked at the last, and it was long as well.',
        '“I couldn’t find it in my heart to make a short one,” said {A}. So now there were two lollies and three straws. “The straws are easy,” said Pip. “Let’s share those instead.” They did, and it came out at once, one for each.'
      ]
    },
    {
      id: 'pet-counts-drips',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} did not say who ought to have what. {A} had chosen a place just under the edge of the table. A drip was on its way there. It hung, and got rounder, and took a last look at the room.',
        'Then it fell, and landed between {A}’s eyes, where nobody can lick. “That’s one for {A},” said {H}, “and {A} can’t get at it.” They all three looked on. Of everyone there, {A} was the most unfairly treated.'
      ]
    },
    {
      id: 'elder-seven-and-a-sweet',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We were seven,” said {S}, “and there was one toffee on a stick. It went home with us from the shop. You had it until the next lamp post, and then you passed it on.” “And was it fair?” asked {A}.',
        '“There were six lamp posts,” said {S}. “So one of us always got the stick.” {S} still knew the taste of it, and could tell that it had been oak.'
      ]
    },
    {
      id: 'child-counts-up-to-two',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll share them out,” said {S}. “I’m good at it.” {S} pointed at the first lolly. “One for you.” {S} pointed at the second. “And one for me. It comes out.” {A} asked who had nothing. {S} looked round, and counted again, and it came out.',
        '“What about Pip?” asked {A}. {S} had not counted Pip. “I can only do two,” said {S}. “But I do it very fairly.”'
      ]
    },
    {
      id: 'not-waiting',
      A: 'partner',
      paragraphs: [
        'They laid both back in the bowl, and talked about it. It took some time. {A} was the first to look down. “They aren’t waiting,” said {A}.',
        'In the bowl there was a red puddle, with two bare sticks in it. “Now nobody’s got any,” said Pip, and pushed the bowl. The puddle ran to and fro. “You can’t break a lolly in three,” said {A} slowly. “But now you could pour it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'who-pours-takes-last',
      A: 'partner',
      paragraphs: [
        '{H} fetched three glasses, two wide ones and a thin one, and poured. In the thin one it went right up. “That one’s got more,” said Pip. “It’s only standing up,” said {A}. “In the others it’s sitting down.” It was true, but you could not see how much.',
        'So {H} took three egg cups instead, all alike. “Who pours takes last,” said {A}. Then {H} laid one cheek on the table, and put a drop here, and a drop there. Nobody had ever poured like that.'
      ]
    },
    {
      id: 'thin-and-wide',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They wanted to know about the thin glass, and did it again with water. The thin one had a flower painted on it, and the water came up to there. {H} tipped it into a wide one, and it hardly covered the bottom. Back in the thin one it came up to the flower once more.',
        '“How much is it really?” asked {H}. “Always the same,” said {A}. “It gets up, and it lies down.” {H} lay down on the floor, and was as much as before.'
      ]
    },
    {
      id: 'nothing-to-argue-about',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There they stood, three egg cups with just as much in each. “Then it doesn’t matter which is whose,” said {A}. They all three looked for something to argue about, and could not find it. Pip looked from below, and there was nothing.',
        '“The left one’s on the left,” said {H} at last. They did their best with that. But when they turned the tray round, it was on the right. There was no more in it than before.'
      ]
    },
    {
      id: 'baby-cold-spoon',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'A fourth mouth had opened, and that was {A}’s. The empty bowl was still a bit red. So {H} wiped a spoon round in it, and gave {A} that. {A} shut both eyes and shook all over. Then the mouth opened again.',
        'They shared out the bowl like that, down to the white. “It’s only a taste,” said {H}. “It doesn’t count.” {A} counted it. It was five.'
      ]
    },
    {
      id: 'other-looks-in',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“Are they hard yet?” asked {A}, for the egg cups had gone into the freezer. {H} opened it a crack. They were not. {A} asked again, and {H} looked again. Each time some cold fell out on their toes, and something warm went in to look too.',
        '“It takes longer if you look,” said {H}. So they sat down with their backs to it. It was very still behind them. They had a feeling that it was looking.'
      ]
    },
    {
      id: 'three-tongues',
      A: 'partner',
      paragraphs: [
        'The egg cups stood in the freezer till evening, and then there were three lollies. But two of them had sticks, and in the third there was a teaspoon. Pip took a stick, because that’s how lollies are. {A} looked at the spoon, and saw that {H} was looking at it too. {A} took the other stick.',
        'So {H}, who had poured, came last, and got the spoon. They sat in a row and licked. “Show,” said {H}, when they were done. Out came three tongues, and all were just as red.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had already had one, and it could be seen.',
      '{names} liked things warm, and only came to look.',
      { text: '{names} looked for a third one behind the peas, and found more peas.', needs: ['hands'] },
      { text: '{names} pointed out that there had been three on the box.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the lollies go round, from left to right.',
      '{names} came too near, and got a red spot.',
      { text: '{names} wiped the table wherever it dripped.', needs: ['hands'] },
      { text: '{names} counted the licks on ten fingers, and ran out.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked from one egg cup to the next, and saw no difference.',
      '{names} kept well away from the table while it was poured.',
      { text: '{names} held the freezer door for the tray.', needs: ['hands'] },
      { text: '{names} washed the two sticks until they were white.', needs: ['hands'] }
    ]
  },
  bed: [
    'The egg cups were washed, and the bowl, and the table was wiped where it was red. Pip went home, and took one stick along.',
    '{H} washed too, all but the tongue, and lay down. The spoon was on the shelf beside the bed. It tasted of spoon again.'
  ],
  last: [
    'Next door one tongue was red, and here there was another, and {H} was asleep.',
    'The night had been poured out just as full for everybody, and {H} was asleep.'
  ]
})
