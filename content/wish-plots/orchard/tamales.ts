import { wishPlot } from '../wish-plot.ts'

export const tamales = wishPlot({
  id: 'wish-tamales',
  wishes: ['tamal', 'tamale', 'tamales', 'tamalitos', 'tamalito', 'tamalada', 'tamaladas', 'tamalera', 'tamalero', 'making tamales', 'too many tamales', 'tamales christmas', 'hallacas christmas', 'humitas christmas', 'nacatamales christmas', 'tamalada house', 'tamalada home', 'tamalada christmas', 'tamales corn', 'tamales pot', 'tamales kitchen', 'tamaless', 'tammales', 'tomales', 'humita', 'humitas', 'huminta', 'hallaca', 'hallacas', 'hayaca', 'hayacas', 'ayaca', 'ayacas', 'nacatamal', 'nacatamales', 'bollos wrapped', 'corunda', 'corundas', 'zacahuil', 'pamonha', 'pamonhas', 'chuchitos', 'masa husks', 'corn husks', 'masa husk', 'tamales christmas eve', 'tamales cousins', 'tamales christmas kitchen'],
  asked: 'fact',
  nothingElse: true,
  answers: ['make', 'makes', 'making', 'made', 'too', 'many', 'much', 'forty', 'hundred', 'hundreds', 'lots', 'all', 'wrap', 'wraps', 'wrapping', 'wrapped', 'fold', 'folding', 'spread', 'spreading', 'husk', 'husks', 'leaf', 'leaves', 'banana', 'masa', 'dough', 'corn', 'maize', 'beans', 'cheese', 'chicken', 'pork', 'sweet', 'salsa', 'steam', 'steaming', 'steamed', 'pot', 'big', 'biggest', 'cook', 'cooking', 'eat', 'eating', 'ate', 'eats', 'hot', 'warm', 'yummy', 'favourite', 'favorite', 'love', 'loves', 'help', 'helps', 'helping', 'helped', 'learn', 'learning', 'first', 'time', 'kitchen', 'home', 'house', 'our', 'my', 'at', 'table', 'family', 'everyone', 'everybody', 'whole', 'together', 'grandma', 'granny', 'abuela', 'abuelita', 'abuelo', 'grandpa', 'nana', 'mum', 'mummy', 'mom', 'mama', 'mami', 'dad', 'daddy', 'papa', 'papi', 'aunt', 'auntie', 'tia', 'tio', 'uncle', 'cousin', 'cousins', 'sister', 'brother', 'christmas', 'navidad', 'december', 'candlemas', 'candelaria', 'party', 'day', 'night', 'sunday', 'weekend', 'how', 'why', 'do', 'does', 'you', 'we', 'us', 'mexican', 'mexico', 'with', 'for', 'the'],
  except: ['allergic', 'allergy', 'sick', 'ill', 'poorly', 'monster', 'dragon', 'dragons', 'robot', 'hungry', 'died', 'dead', 'misses', 'missing', 'without', 'hates', 'hate', 'won’t', 'refuses', 'burnt', 'burned', 'burn', 'cart', 'truck', 'stall', 'sells', 'selling', 'seller', 'sold', 'police', 'border', 'restaurant', 'ring', 'lost', 'stolen', 'steals', 'fight', 'cry', 'cried', 'crying', 'song', 'king cake', 'baby jesus', 'doll', 'costume', 'maze', 'magic', 'talking'],
  moods: ['first', 'learning', 'proud', 'question', 'waiting'],
  company: ['tamal', 'tamales', 'pot', 'dough', 'leaf', 'leaves', 'bowl', 'beans', 'cheese', 'lid', 'rack', 'spoon', 'sock', 'plate', 'maize', 'coin'],
  fed: true,
  about: 'They make only two tamales, one each, and the two fall over in the pot, until a sock shows why tamales are made by forties.',
  titles: ['One Each', 'The Fortieth Tamal', '{H} Makes One Tamal', 'Left Side Over, Right Side Over', 'Something to Lean On'],
  want: [
    {
      id: 'one-each',
      A: 'partner',
      paragraphs: [
        '{H} wanted to make a tamal with {A}. That is maize dough in a leaf. There was a bowl for forty. “I only want one,” said {H}, “and soon.” “So do I,” said {A}. “The rest can wait till tomorrow.”',
        'They each spread a wet maize leaf with dough. Beans and cheese came on top. Then it was left side over, right side over, and the tail up. The top stays open.'
      ]
    }
  ],
  way: [
    {
      id: 'both-fell',
      A: 'same',
      paragraphs: [
        '{A} fetched the big pot. A tamal has to stand in there, over the water, with the open end up. They put the two in, and both fell over. {H} leaned them on each other like a tent. {A} put the lid on very softly. Inside, something went flop.',
        'One lay on its face, and two beans had gone to swim. {H} propped it up with a long spoon. Now the lid sat on the spoon like a hat. {A} took out the spoon. Flop.'
      ]
    },
    {
      id: 'its-cousins',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Humitas are wrapped as well,” said {A}, “and hallacas, and nacatamales. They’re all cousins.” {H} asked whether those fell over too. “Hallacas are tied up with string in a banana leaf,” said {A}. “They can lie down.”',
        'There was no string, and no banana leaf. {A} looked in the fruit bowl. There was a banana, in its own wrapping, and it was lying down. “That one’s got it easy,” said {H}.'
      ]
    },
    {
      id: 'dry-leaf',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} picked a dry maize leaf out of the bag and folded it. Crack. It was now two leaves. “They have to lie in warm water first,” said {A}. “Then they remember how it was to be green.” {H} laid the two halves in to soak.',
        'After a while {H} bent one of them round a finger, and it did as it was told. The other was bent round {A}’s finger. “I remember too,” said {A}. “Nothing green, though.”'
      ]
    },
    {
      id: 'the-dough-floats',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} asked if the dough had been beaten for long enough. For that there was a glass of water. {H} dropped in a pinch of dough, and it went down, turned round and came up again. “It floats,” said {A}. “There’s air in it, so it’s good.”',
        '{H} dropped in a bean as well. It lay down on the bottom and stayed there. They looked at it for some time. “Nobody’s beaten it yet,” said {H}.'
      ]
    },
    {
      id: 'elder-ate-the-leaf',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I had my first tamal,” said {S}, “I knew nothing about the leaf. So I ate that too.” {A} felt the leaf in the bowl. It was as tough as a belt. “What was it like?” asked {A}.',
        '“Long,” said {S}. “All the others had finished. They asked if I’d like a second. I said that I was still thinking about the first.”'
      ]
    },
    {
      id: 'child-wraps',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to wrap something too, and had finished before anybody looked. “Guess what’s in it,” said {S}. {A} felt the leaf. It was thin and very long. “A pencil,” said {A}. {S} wrapped another one. It was round, and it rolled. “Half an orange.”',
        'The third was quite flat. {A} felt it all over and found nothing. “It’s empty,” said {A}. “It’s air,” said {S}, “with cheese.” The cheese had been eaten first.'
      ]
    },
    {
      id: 'pet-below',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} did not wrap anything, and stayed just where the dough was most likely to fall. None fell. {H} worked very neatly this evening. {A} moved a little to the left, in case it was falling there.',
        '“{A} thinks that we’re doing it wrong,” said {H}. It was hard to work with such eyes on you. In the end {H} had to look away, and that was when a crumb came down at last.'
      ]
    },
    {
      id: 'smooth-side',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Which side of a leaf is the inside?” asked {H}. {A} let {H} feel it. One side was full of ribs, and the other was as smooth as a cheek. “The smooth one,” said {A}. “That’s where the maize lay, so nothing sticks to it.”',
        '{H} looked at {H}’s own jumper. There was dough on the front, and none on the inside. “I’m the right way round,” said {H}. {A} turned back a sleeve to check, and now there was dough in there too.'
      ]
    },
    {
      id: 'wet-sock',
      A: 'partner',
      paragraphs: [
        'The leaves had made a puddle, with {H} in it. {H} stood on one leg and pulled off the wet sock. “Why don’t you fall over?” asked {A}. “I am falling over,” said {H}. “But you’re there.” It was true. {H} was leaning on {A}.',
        '{A} looked into the pot, where the two lay with room all round. “They’re only falling like you,” said {A}. “There’s nobody there.” {H} turned to the bowl. “So that’s why it’s for forty,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-full-pot',
      A: 'partner',
      paragraphs: [
        '{H} spread, and {A} folded, left side over, right side over, tail up. When there were five, all five fell down. When there were twenty, they only slouched. The fortieth had to be pushed in with two thumbs. “Breathe in,” said {H} to the rest. The lid went on, and nothing went flop. The pot was put on to boil.'
      ]
    },
    {
      id: 'coin',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a coin in the water, at the bottom of the pot. {A} always put one in. “As long as the water’s boiling, it dances,” said {A}. “When it goes quiet, the pot’s run dry.” They could hear it rattle away down there, and it had no idea how late it was.',
        '“And what do we buy with it?” asked {H}. “Nothing,” said {A}. “It works here.”'
      ]
    },
    {
      id: 'no-peeping',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It was to take an hour, and there was to be no peeping. Every peep lets the steam out. So they could only smell. It smelled of maize at the stove, and at the table. In the hall it smelled of maize and shoes.',
        '“How far does it go?” asked {H}. They went to find the end of it. It was in the bathroom, behind the towels. There it was maize one moment, and soap the next.'
      ]
    },
    {
      id: 'bows',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Some of the forty had only cheese in them. {H} had tied a bow of leaf round each of those, so that you could tell. “With bow is cheese,” said {A}, to learn it. Then it came to {A} that the leaf had not been enough for all the bows.',
        '“With bow is cheese,” said {H}. “Without bow is beans and cheese, or cheese.” {A} said it twice. It was easier to remember than most things, and you knew just as much as before.'
      ]
    },
    {
      id: 'folded-by-habit',
      A: 'other',
      spare: 11,
      paragraphs: [
        'While they waited, {A} laid a tea towel on the table. Without a thought it was left side over, right side over, tail up. {A} looked at it. Next there was a napkin, and it went the same way. “I can’t stop,” said {A}.',
        '{H} was given a letter to open, and it had been folded just like that. “Somebody at the post office has had forty to wrap too,” said {H}.'
      ]
    },
    {
      id: 'full-tram',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“They’re standing like people in a full tram,” said {A}. {H} wanted to know what that felt like. So on one side of {H} there was a chair with a cushion. On the other side there was {A} with a cushion. {H} let go of everything and shut both eyes. Nothing tipped.',
        '“And if somebody wants to get out?” asked {H}, from between the cushions. {A} considered the pot. “I think that they’re all going to the same stop,” said {A}.'
      ]
    },
    {
      id: 'the-gap',
      A: 'partner',
      paragraphs: [
        'When a tamal is done, its leaf lets go by itself. After an hour {A} took out two, one each. That was all that {H} had wanted. But in the pot there was a gap now. Slowly a third leaned into it. “That one’s next,” said {H}. They shared it, and two more leaned over.',
        '“That’s how you get to too many,” said {A}. {H} fetched a plate. Whoever fell over went on it, for the neighbours, and for breakfast. When it was full, {H} leaned on {A}. “Are you falling over?” asked {A}. “Yes,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the bowl of dough, from very near.',
      '{names} saw that there were two, and hoped for more.',
      { text: '{names} fished the wet leaves out of the water.', needs: ['hands'] },
      { text: '{names} scraped up a bit of dough that had got away.', needs: ['hands'] }
    ],
    way: [
      '{names} heard the flop, and looked at the pot.',
      '{names} tilted slowly to one side, to see it as it lay.',
      { text: '{names} lifted the lid to look, and put it back.', needs: ['hands'] },
      { text: '{names} fished the two beans out of the water.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a soft corner of tamal, when it had cooled.',
      '{names} leaned on whoever was nearest, and that held.',
      { text: '{names} folded a few as well, left side over, right side over.', needs: ['hands'] },
      { text: '{names} counted what stood in the pot, and counted it again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The leaves were swept up, and the bowl was washed. In the pot the last few had lain down side by side. The wet sock hung over a chair.',
    '{H} was washed, and lay down on the blanket. It was left side over, right side over, and the tail up over both feet. The top stayed open.'
  ],
  last: [
    'Left side over, right side over, and at the open end {H} was asleep.',
    '{H} had fallen over onto the pillow, which was there, and was asleep.',
    'In the dark pot the last few lay on their sides, and so did {H}, asleep.'
  ]
})
