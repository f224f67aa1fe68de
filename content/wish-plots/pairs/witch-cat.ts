import { wishPlot } from '../wish-plot.ts'

export const witchCat = wishPlot({
  id: 'wish-witch-cat',
  wishes: ['witch cat', 'witches cats', 'witch cats', 'witches cat', 'witch’s cat', 'witch kitten', 'witch kitty', 'witch black cat', 'witch pussycat', 'little witch cat', 'cat witch broom', 'witches kittens'],
  except: ['halloween', 'wardrobe', 'lion', 'hansel', 'gretel', 'dog', 'frog', 'owl', 'bat', 'died', 'ill', 'sick', 'poorly', 'hurt', 'lost', 'missing', 'without', 'no', 'bad', 'wicked', 'scared', 'hat', 'costume'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'magic', 'spell', 'spells', 'broom', 'broomstick', 'potion', 'cauldron', 'black', 'flying', 'fly', 'kind', 'good', 'nice', 'little', 'moon', 'night', 'whiskers', 'purr', 'meets', 'meet', 'met'],
  company: ['witch', 'cat'],
  about: 'A witch wants her broom to fly, but the cat lies on the spell and she can only read round it, and what stood in the middle was the cat.',
  titles: ['Reading Round the Cat', 'The Broom That Purred', '{H} Cannot Turn the Page', 'One, and Warm', 'What the Cat Was Lying On'],
  want: [
    {
      id: 'on-the-page',
      A: 'partner',
      paragraphs: [
        '{H} was a witch, with a colander for a hat. The broom had given up flying, and only swept. The witch wanted to fly on it that very night. How it was done stood in the big book, on page seven.',
        'On page seven lay the cat. It was {A}, in something black, all round the edges and in the middle. “Would you mind getting up?” asked the witch. “I would,” said the cat. “I’m lying.”'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-edge',
      A: 'partner',
      paragraphs: [
        'So the witch read round it. “Take one old broom,” it said above the ears. Below the tail it said, “and stroke it well.” {H} stroked the broom from the top to the bristles. After a while it began to purr.',
        '“It ought to go up,” said {H}, and read a bit on the left. “Three times round the table.” They went. After that the broom wished to be let out. When the door was open, it wished to be in.'
      ]
    },
    {
      id: 'turning-the-page',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The witch thought of tipping the book up. It was done quite slowly, first a finger high and then two. The cat slid a little. But a cat is partly a liquid, and it ran into the fold and set there.',
        '“Are you comfortable?” asked {H}. “Very,” said {A}. “It was too flat before.” Now it could not even be read round, for it had closed over the page numbers.'
      ]
    },
    {
      id: 'fish',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The witch put down a saucer of fish at the other end of the room. It was a sock on a plate, but a good one. The cat opened one eye. “I can smell it from here,” it said. “Fourteen times as well as you.”',
        '“Don’t you want to eat it?” “I’ve just done that,” said {A}, “with my nose.” So the fish was brought over. The cat ate it, and washed its face, and lay down again. That was clever, as it had never got up.'
      ]
    },
    {
      id: 'whiskers',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Couldn’t you make yourself narrower?” asked the witch. “I’m as wide as my whiskers,” said the cat. “That’s how I know if I’ll go through a gap.” They measured it, with a piece of wool. The cat was right.',
        'The witch was as wide as the hat, and that was how she got stuck in doors. “You ought to have something at the sides,” said {A}, “that tells you beforehand.” {H} put a spoon behind each ear. It did help, for spoons.'
      ]
    },
    {
      id: 'by-heart',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Perhaps I know it by heart,” said the witch. “Hum, hem, hedgehog,” said {H} to the broom, “up you go, and mind the lamp.” There was a smell of pancakes. “That’s the one for pancakes,” said the cat.',
        '“Ham, hum, hurry.” It did not go up either. But the broom had now grown a leaf, right at the top, and was shy about it. “It suits you,” said {A}.'
      ]
    },
    {
      id: 'the-cauldron',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'In the meantime something was in the big pot. It was dry peas, a ribbon, and a button for luck. The witch stirred with a wooden spoon, first this way and then that. “What’s it for?” asked the cat. “I don’t know. It’s on page six.”',
        'The cat put one paw over the edge, and pushed the button until it fell in. “I was going to do that,” said {H}. “It was near the edge,” said {A}. “I can’t leave a thing there.” After it went the spoon.'
      ]
    },
    {
      id: 'the-toad',
      A: 'other',
      spare: 6,
      paragraphs: [
        'From under a stool came {A}, who was a toad, and sat down with a bump. Every witch has one, for the damp. “Haven’t you gone yet?” asked {A}. “There’s a cat on it,” said {H}.',
        '“There’s always a cat on it,” said the toad. “I’ve lived here for thirty years, and I’ve never seen page seven. I thought that it came like that, with fur.” It blinked, one eye after the other, and went back to its damp.'
      ]
    },
    {
      id: 'night-eyes',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'It was growing dark in the witch’s house. The cat’s eyes went wide, until they were nearly all black. “Can you see what it says?” asked the witch. “I can see everything,” said {A}. “I only need a sixth of the light that you need.”',
        '“Then read it to me!” The cat looked down along its own chest. “Fur,” it read. “Fur, fur, fur. It goes on like that to the end.”'
      ]
    },
    {
      id: 'landing',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“How do you do it,” asked the witch, “that you always come down on your feet?” “I turn round at the front first,” said the cat, “and then I send for the back.” It showed that with a roll on the rug, in two parts.',
        '{H} tried it too. It all came at once, with the hat last. “That’s how a pancake does it,” said {A} kindly. “It’s a perfectly good way to land.”'
      ]
    },
    {
      id: 'pet-second',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'There was one more book in the house. When the witch fetched it, {A} was already there, just where the book was to go. “You’ve told on me,” said {H} to the cat. “I haven’t said a word,” said the cat.',
        '{A} stayed, and had a look round, and was not to be read past on either side. “It’s in the air,” said the cat. “As soon as somebody wants to read, you can feel it.”'
      ]
    },
    {
      id: 'elder-cat',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a cat that lay on the newspaper,” said {S}. “My father read out what there was at the sides. ‘King opens,’ he read, ‘with jam.’ We never knew what the news was.” “Didn’t you lift the cat?” asked {A}.',
        '“You don’t lift a cat for that,” said {S}. “You wait until it’s yesterday’s, and nobody wants it. Then the cat gets up by itself.”'
      ]
    },
    {
      id: 'small-kitten',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a kitten, and was to be a witch’s cat one day. It practised lying. {S} lay on a glove, and that was easy. {S} lay on the witch’s foot. “I need that one,” said {A}.',
        '“Then I’m doing it right,” said the kitten, and got heavier. It could already purr, on the way in and on the way out. The foot went to sleep long before the kitten did.'
      ]
    },
    {
      id: 'baby-book',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} was the only one who could do anything about it. {A} took hold of the page at one corner, and pulled, and the book came along the rug. The cat came along too, sitting up very straight.',
        '“It’s flying,” said {H}. “It’s sliding,” said the cat. At the end of the rug {A} let go. The corner had a bite in it now. “That word wasn’t needed,” said the cat.'
      ]
    },
    {
      id: 'the-middle',
      A: 'partner',
      paragraphs: [
        '“It’s turned into a cat,” said the witch. “You’ve only read what’s round me,” said {A}. “What’s missing is what I’m lying on. I always lie on what’s needed most. Then it can’t get lost.” {H} lifted one paw, with care. There it stood. “One cat, and warm.”'
      ]
    }
  ],
  turn: [
    {
      id: 'needed-most',
      A: 'partner',
      paragraphs: [
        'Nobody can ask a cat to get on a broom. So {H} laid the broom down on the rug. “I need this,” said the witch out loud. “I need it more than anything. I do hope that nobody lies on it.”',
        '{H} looked at the ceiling, and counted to ten. Then page seven was empty. On the broom, all along it, lay the cat. “Oh, no,” said {H}. “It can’t be helped,” said {A}. The witch sat down behind, and the broom went up as quietly as a lift.'
      ]
    },
    {
      id: 'the-town',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'From up there the town was quite small, and somebody had left all the lights on. They were the bits of paper on the rug. “There’s our chimney,” said {H}. “There’s the fish shop,” said the cat. “There’s the back of the fish shop.”',
        'Some of the roofs had a cat on them. They looked up one after the other. {A} did not wave, but let one paw hang down a little, so that they could see it.'
      ]
    },
    {
      id: 'steering',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“How do we go round corners?” asked the witch. The cat laid its tail to the left, and the broom went left. “It’s for balance,” said {A}. “I do it on fences. I don’t know how you stand up at all without one.”',
        '{H} held the end of the tail, very lightly, as you hold a pen. They went twice round the lamp. “You may let go now,” said the cat. “I can do it in my sleep.”'
      ]
    },
    {
      id: 'owl',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'An owl came by on the left. It was a cushion on an arm, and made no sound at all. “Good evening,” said the witch. “Whoo,” said the owl. “A witch,” said {H}. “And her cat.” “Whoo?” “It’s only being polite,” said {A}. “It knows quite well.”',
        'They flew side by side for a bit, the broom purring and the owl not. Then it had a hollow tree to see to, and tipped to one side, and was gone.'
      ]
    },
    {
      id: 'home',
      A: 'partner',
      paragraphs: [
        'They flew over the table and behind the chair, and once round the lamp. The broom purred, and so did the cat. “Shall we go home now?” asked the witch. There was no answer. Where it is warm, a cat is soon asleep.',
        'So {H} flew the last bit with hardly a breath. They came down so softly that not one whisker moved. The book was still open at page seven. “I know it already,” whispered the witch, and shut it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on page eight.',
      '{names} moved off the rug, since it might be a runway.',
      { text: '{names} dusted the broom, with another broom.', needs: ['hands'] },
      { text: '{names} set the colander straight on the witch.', needs: ['hands'] }
    ],
    way: [
      '{names} went three times round the table as well, by mistake.',
      '{names} came in as the broom went out.',
      { text: '{names} opened the door for the broom, and then opened it again.', needs: ['hands'] },
      { text: '{names} tried page six, which was about soup.', needs: ['hands'] }
    ],
    turn: [
      '{names} ducked as the broom came over the table.',
      '{names} stretched out on the rug, but nobody needed that.',
      { text: '{names} pushed the lamp back, to make room for a wide turn.', needs: ['hands'] },
      { text: '{names} waved up at the witch, very quietly.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the broom back in its corner, and it leant there, quite still.',
    'The witch took off the hat and washed. Then it was time to lie on something, all round the edges and in the middle.'
  ],
  last: [
    'Somebody lay on what was needed most, and that was the pillow, and {H} was asleep.',
    'Page seven was shut, and the night purred a little, and {H} slept.'
  ]
})
