import { wishPlot } from '../wish-plot.ts'

export const avocado = wishPlot({
  id: 'wish-avocado',
  wishes: ['avocado', 'avocados', 'avocadoes', 'guacamole', 'avo toast', 'aguacate', 'aguacates', 'palta', 'paltas', 'avocado toast', 'avocado stone'],
  answers: ['ripe', 'ripen', 'ripens', 'soft', 'hard', 'green', 'stone', 'seed', 'pip', 'toast', 'banana', 'bag', 'waiting', 'wait', 'not', 'yet', 'ready', 'mash', 'mashed', 'make', 'makes', 'making', 'made', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'yummy', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny', 'family', 'together', 'today', 'tomorrow', 'our', 'kitchen', 'breakfast', 'lunch', 'tree', 'grow', 'growing', 'who', 'that', 'never', 'sleepy'],
  except: ['sick', 'ill', 'allergic', 'allergy', 'hungry', 'without', 'hates', 'hate', 'robot', 'dragon', 'monster', 'cat', 'dog', 'parrot', 'died', 'shop', 'restaurant', 'stole', 'stolen', 'dropped', 'sushi', 'pear', 'bathroom', 'mouldy', 'rotten', 'cut', 'hand', 'too'],
  moods: ['first', 'waiting'],
  company: ['avocado', 'banana', 'bag', 'toast', 'thumb', 'stone', 'jumper'],
  about: 'An avocado tries hard to get ripe and only gets harder, until it lies down in the bag with a banana, and at the right moment nobody wants to get up.',
  titles: ['Not Yet', 'In the Bag with a Banana', '{H} Gets Soft', 'The Right Ten Minutes', 'An Avocado Does Nothing'],
  want: [
    {
      id: 'as-hard-as-a-door',
      A: 'partner',
      paragraphs: [
        '{H} was an avocado. {H} sat on the sofa, in the green jumper, and underneath, over the tummy, was a ball. That was the stone. {A} had a slice of toast ready, a square of card. Was the avocado ripe? {A} pressed it near the neck, with one thumb. “Not yet,” said {A}.',
        'An avocado doesn’t ripen on the tree. It starts when it’s been picked. {H} had been picked, and wanted to be ripe before the toast got cold.'
      ]
    }
  ],
  way: [
    {
      id: 'tries-hard',
      A: 'partner',
      paragraphs: [
        'So the avocado tried. It thought of butter. It shut its eyes tight and pulled in its neck, and pushed, until it was quite pink. “Now?” it said. {A} pressed. “You’re harder than before,” said {A}. “You’re like a door.”',
        'Then it tried to be soft on purpose. It let one arm hang down. But it had to look at the arm, to see if it was hanging. That made the other one stiff. “Not yet,” said {A}.'
      ]
    },
    {
      id: 'no-thumbs',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A}’s thumb came every minute. It came at the neck, and it came at the side. “If you press it all day, it gets dents,” said the avocado. “Then it’s soft from thumbs, and not from being ripe.” {A} put the thumb into a pocket.',
        'It was quiet. Then there was a small movement in the pocket. “It’s only asking,” said {A}.'
      ]
    },
    {
      id: 'crocodile-coat',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Your skin’s like a crocodile’s,” said {A}. “Some people call it an alligator pear.” {H} looked down at the jumper. It was knobbly, with a knot here and there. “I’m not a pear,” said {H}. “I only sit like one.”',
        'For a moment it did have a crocodile’s mouth. It was two arms, one over the other, and it snapped up the card. “That was before I was ripe,” said {H}, and gave the toast back.'
      ]
    },
    {
      id: 'it-is-a-berry',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Strictly speaking you’re a berry,” said {A}. {H} was pleased, and sat there like a berry. “With one stone?” “With one very big one,” said {A}. “It’s nearly half of you.”',
        '{H} held the ball with both hands, from outside. It had slid round to the hip. “It’s looking for a window,” said {H}. They turned it to the front again, where it belongs.'
      ]
    },
    {
      id: 'the-window-sill',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“They ripen best where it’s warm,” said {A}. So {H} moved to the rug by the radiator, into a row with a lemon and a potato. “What are you in for?” the avocado asked the lemon. It was only waiting for fish.',
        '{A} went by and gave each of them a quarter of a turn. The lemon rolled. The avocado groaned a bit, as it was turned on its stone.'
      ]
    },
    {
      id: 'one-on-friday',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“With an avocado it’s always like this,” said {A}. “On Monday it isn’t ripe. On Tuesday it isn’t ripe. On Wednesday you go out.” “And on Thursday?” asked {H}. “On Thursday it’s brown,” said {A}.',
        'They asked what day it was. It was one of those on which you’re better off at home. “Stay near me,” said {H}.'
      ]
    },
    {
      id: 'very-big-mouth',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who’s meant to swallow a stone like that?” asked {H}. “In the Ice Age there were sloths as big as elephants,” said {A}. “People think that it was those. They ate the whole avocado, and walked about with it.”',
        '{A} came along the rug on all fours, slowly, with long claws, and opened a mouth. The avocado looked in. “I’m not ripe,” it said. “I’ve got time,” said the sloth. “I’m one.”'
      ]
    },
    {
      id: 'toast-calls',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} spoke for the toast, behind the cup. “I’m getting cold,” it said, in a dry voice. “I was told it’d be green by now.” The avocado was sorry, and said so. “Couldn’t you lie down under something?” it said.',
        'They put a saucer over the toast. It said something more, but you could only hear the crumbs.'
      ]
    },
    {
      id: 'pet-presses',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came by and saw that {H} had something round under the jumper. {A} sniffed at it, and pushed at it with a nose. It gave a little, and came back.',
        'A thumb had said “Not yet” there a minute ago. {A} pushed once more, and was of another opinion. It was good enough to lean on, and so {A} leaned.'
      ]
    },
    {
      id: 'elder-drawer',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My teacher had one in her sock drawer,” said {S}. “She said that it was warm there, and nobody pressed it. She thought of it every day.” {A} asked if it got ripe. “I expect so,” said {S}.',
        '“Didn’t she look?” “She’d forgotten which drawer,” said {S}. “In May there was a small tree in the winter socks. She always had one foot green after that.”'
      ]
    },
    {
      id: 'child-as-stone',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ll be the stone,” said {S}, and crept under the green jumper from below. Now there were two heads in one neck. The ball was put out on the rug. “You’re a large stone,” said {A}. “I’m slippery too,” said {S}.',
        'The stone slid out over {A}’s lap, and rolled under the table. “They always do that,” it said down there. “It’s when you get hold of them with a spoon.”'
      ]
    },
    {
      id: 'baby-is-ripe',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'To know how ripe feels, you had to press something that was. {H} pressed {A}, very gently, on one arm. It went in, and came out again. There was even a crease round the wrist.',
        '“That’s it exactly,” said {H}. {A} took hold of {H}’s cheek and pressed back. {A} thought about it for a time. Not yet.'
      ]
    },
    {
      id: 'it-does-nothing',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the sofa too. “You’re working at it,” said {A}. “No avocado works. It lies in a paper bag, with a banana next to it. The banana gives off something, and that makes it ripe. The avocado doesn’t do a thing.”',
        'So {A} put on the yellow bathrobe, and was a banana. The brown blanket was the bag. They lay down in it side by side, and shut it over their heads.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-bag',
      A: 'partner',
      paragraphs: [
        'It was brown in there, and a bit warm. The banana breathed out. “Is that it?” asked the avocado. “Hush,” said {A}. “I’m giving something off.” Nobody tried anything. First the avocado’s left foot fell over to one side. After a while the neck gave way.',
        '{A} put out a thumb, just once. It sank in. “Now,” said {A}. “You’re ripe. There’s about ten minutes of it. We’ve got to go to the toast.”'
      ]
    },
    {
      id: 'brown-freckles',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What happens to you in the bag?” asked the avocado. “I get freckles,” said the banana. “It’s what I give off. It works on me as well.” {H} felt along the yellow sleeve, and counted buttons for freckles.',
        '“Three,” said {H}. “Then I’m sweet now,” said {A}. “With five I’d be cake.” They both lay very still, so that there shouldn’t be five.'
      ]
    },
    {
      id: 'who-else-is-in',
      A: 'other',
      spare: 9,
      paragraphs: [
        'The bag was opened a little way, and {A} looked in from outside. “Is there room for a tomato?” asked {A}. “Are you hard?” asked {H}. “I’ve had a long day,” said {A}.',
        'That was good enough. The tomato lay down at the edge, and the bag was shut again. It rustled, and then it didn’t.'
      ]
    },
    {
      id: 'ten-minutes',
      A: 'partner',
      paragraphs: [
        '“You go first,” said the avocado. The banana tried to get up, and was soft to the tip. “I can’t,” said {A}. “I’ve been in here too long.” They heard the clock. Five of the minutes had gone, and they were lovely ones.',
        '“Does it matter about the toast?” asked {H}. “It’s a bit of card,” said {A}. The ball rolled out at the bottom of the jumper, as a stone does when it’s time. Neither of them went after it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see if it was ripe, and brought a yawn.',
      '{names} got pressed as well, and had to be patient.',
      { text: '{names} held out a thumb, for later.', needs: ['hands'] },
      { text: '{names} laid a second card beside the first.', needs: ['hands'] }
    ],
    way: [
      '{names} lay on the sofa’s other arm, where it’s sunny.',
      '{names} sighed for the avocado.',
      { text: '{names} pinched the salt out of the air and put it back.', needs: ['hands'] },
      { text: '{names} tried an elbow, and found it underripe.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept in at the end of the bag.',
      '{names} went soft at the edge, without being asked.',
      { text: '{names} folded the top of the bag over twice.', needs: ['hands'] },
      { text: '{names} caught the stone before it got under the table.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cards went back into the drawer, and the ball into its basket. The green jumper lay over the chair, with both arms hanging, and did not try to.',
    '{H} got into the other bag, with the white sheet, and was shut in up to the chin. Nobody pressed any more. One foot fell over to the side.'
  ],
  last: [
    '{H} did nothing at all, and was asleep, and ripe for morning.',
    'It had got quite soft in there, and {H} was asleep before anybody asked.'
  ]
})
