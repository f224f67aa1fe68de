import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const tortoise = wishPlot({
  id: 'wish-tortoise',
  wishes: ['tortoise', 'tortoises', 'tortoice', 'tortose', 'tortise', 'tortoise crossing', 'tortoise crosses', 'tortoise cross path'],
  answers: ['neighbours', 'neighbour', 'looking', 'after', 'away', 'holiday', 'week', 'while', 'they', 'are', 'minding', 'neighbors', 'neighbor', 'pet', 'shell', 'slow', 'slowly', 'lettuce', 'dandelion', 'dandelions', 'strawberry', 'old', 'walks', 'walk', 'shy', 'hiding', 'box', 'cute', 'sleepy', 'who', 'that', 'red', 'sock', 'home', 'crossing', 'garden', 'path'],
  except: [...NOT_WELL.filter((word) => word !== 'old'), 'hare', 'race', 'rabbit', 'achilles', 'hibernate', 'hibernation', 'sea'],
  company: ['tortoise'],
  about: 'A tortoise that has come to stay will not come out, and when it does it is not for the leaf but for the red sock.',
  titles: ['The Tortoise Wanted the Sock', 'All Four Doors Shut', '{H} Lies Down Flat', 'Fast for a Stone', 'One Red Sock'],
  want: [
    {
      id: 'till-sunday',
      A: 'partner',
      paragraphs: [
        'Until Sunday they had the tortoise from next door, with its box. {H}, in red socks, wanted it to eat a dandelion leaf, out of {H}’s own hand.',
        'But the tortoise sat on the rug and had gone in. All you saw was two elbows, shut like doors. “Perhaps there’s nobody at home,” said {A}. “A tortoise is always at home,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'leaf-from-above',
      A: 'partner',
      paragraphs: [
        '{H} knelt over it and held out the leaf. Out came a nose, and an eye like a wet seed. “Hello!” said {H}, and bent down further. Hffff, it went, and the nose was gone. {H} tried it from the other side. Hffff.',
        '“That’s the air,” said {A}. “It lets it out, or there’s no room for the head. What do you see when you look up?” “The lamp,” said {H}. “And what does the tortoise see?” asked {A}. “Me,” said {H}. “I’m the whole sky.”'
      ]
    },
    {
      id: 'knock',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Can it feel anything through there?” asked {A}. It can feel each finger, right through the shell. {H} stroked it along the middle, quite gently, and then in the ring round each little hill.',
        'One of the back feet came out, and stretched till the toes stood apart. “It’s ticklish,” said {H}. “It’s comfortable,” said {A}. They could not agree, and the foot went in again.'
      ]
    },
    {
      id: 'rings',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“How old is it?” asked {A}. {H} counted the rings on the shell, with one finger. Sixteen was as far as it went, and there it was rubbed smooth. “Sixteen and a smooth bit,” said {H}.',
        '“Some of them get to be more than a hundred,” said {A}. The tortoise kept that to itself. Somebody like that has had a good many birthdays, and hardly any cake.'
      ]
    },
    {
      id: 'no-teeth',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A tortoise has no teeth at all. It has a beak, like a bird, with a sharp edge to it. They found that out by a cucumber, which had been left lying. In it there was a bite as neat as the corner of a stamp.',
        '“So it does come out,” whispered {H}. “When nobody’s looking,” whispered {A}. They both turned round and looked at the wall for a while. Crunch, said the rug.'
      ]
    },
    {
      id: 'play-tortoise',
      A: 'other',
      spare: 1,
      paragraphs: [
        '{A} wanted to know what it was like in there. So {A} knelt on the rug and put the washing basket on top. It came down to the elbows. “And?” asked {H}. “Dark,” said the basket, “with stripes.”',
        '{H} held a leaf in front. The basket shook its head, and you could see that from outside. “I’m shy,” it said. “What have you got apart from leaf?”'
      ]
    },
    {
      id: 'its-bed',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The tortoise’s box stood by the wall, with hay in it and a little door. “What does it do in there?” asked {A}. {H} lay down and looked. “It’s got a hollow,” said {H}, “exactly its own shape. You could pour a tortoise in it.”',
        '{A} put one hand in. It was warm and dry and smelled of tea. “I’d like one like that,” said {A}, “only longer.”'
      ]
    },
    {
      id: 'sun-spot',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'On the floor the light of the lamp made a yellow spot. A tortoise can’t make itself warm without a sun. So they moved the spot over to it. After a bit a leg came out on that side.',
        'They moved it round. The leg went in, and on the other side one came out. “We could run it like a clock,” said {A}. “No,” said {H}. “It’s on holiday.”'
      ]
    },
    {
      id: 'elder-neck',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“That tortoise has got my neck,” said {S}. {A} compared the two of them. There was something in that. “Yours goes in less,” said {A}. {S} drew up {S}’s shoulders, as far as they went, and waited.',
        '“How long do you want to stay in there?” asked {A}. “Till it stops being Thursday,” said {S} from the collar. The tortoise would have understood.'
      ]
    },
    {
      id: 'child-slow',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} walked as a tortoise walks, one foot, and then for a long time nothing. First it was the left hand, then the right knee. “You’re too quick,” said {A}. “You haven’t looked at the floor yet.”',
        'So {S} looked at the floor. There was a hair on it, and a crumb, and a place where it was shinier. {S} had lived here always, and had never noticed.'
      ]
    },
    {
      id: 'pet-tortoise',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} was shown the tortoise, from a distance. {A} had a good look, and decided that this was a stone. There is nothing wrong with a stone on a rug.',
        'Then the stone put out a foot. {A} left the room, but not in a hurry. It’s only that there was something to be seen to, somewhere else.'
      ]
    },
    {
      id: 'lie-flat',
      A: 'partner',
      paragraphs: [
        'So {H} stopped being the sky. {H} lay down flat on the rug, with the leaf in front, on an open hand. “Now you’re a landscape,” whispered {A}. For a long time nothing moved. Then the elbows opened. There was a foot with claws, and another, and a neck like an old stocking. The tortoise looked at {H}, and set off.'
      ]
    }
  ],
  turn: [
    {
      id: 'past-the-leaf',
      A: 'partner',
      paragraphs: [
        'It came up to the leaf, and walked over it. It walked past {H}’s nose, past {H}’s ribs, and past one knee. {H} did not dare to breathe. Down at the end {H} had red socks on. The tortoise stretched its neck, opened its beak, and bit the left one on the toe.',
        '“It thinks you’re a strawberry,” said {A}. “They love anything red.” {H} moved the foot. The tortoise moved too. “It isn’t slow at all,” said {H}. “It’s just never had a reason.”'
      ]
    },
    {
      id: 'bath',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A tortoise likes a bath now and then, not warm, not cold, and up to the chin. So it sat in a flat bowl. It did not look as if it were washing. It put its nose under and pumped with its throat.',
        '“It’s drinking its bath,” said {A}. “Through the nose,” said {H}. The water went down by about a finger. Then the tortoise raised its head and looked at them, with a drop on its chin.'
      ]
    },
    {
      id: 'which-way',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'They only went to have a drink of water. When they came back, the rug was empty. Nobody had heard a thing. {H} looked under the chair, and {A} looked behind the door.',
        'It stood in the corner with its nose to the wall, and walked. It had walked like that for some time, for it can’t see why a wall should be there. {H} turned it round with both hands. It walked on at once, as if nothing had been said.'
      ]
    },
    {
      id: 'everything-red',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They tried everything else they had in red. A book was sniffed at, and a mug. It walked over a blue slipper as if it were air. At the red bus it opened its mouth, and then it thought better of it.',
        '“It’s the smell as well,” said {A}. “Then I’d rather not know what the sock smells of,” said {H}. “Strawberry,” said {A}, “from a bit further off.”'
      ]
    },
    {
      id: 'thump',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'You can hear a tortoise walk, if you have your ear on the floor. {H} and {A} lay there and listened. Four feet go tock, one after another, and in between something drags. That’s the underside.',
        '“It sounds like somebody moving a small wardrobe,” said {A}. “It is,” said {H}. “It’s moving its own.”'
      ]
    },
    {
      id: 'sock-to-bed',
      A: 'partner',
      paragraphs: [
        'It was time for its box. {A} wanted to lift it in. “It’ll only shut all the doors,” said {H}. {H} took off the left sock, and drew it slowly along the floor. Tock, tock, came the tortoise behind it. It went round the chair and in at its own little door.',
        'There the sock stayed. {H} lay down flat once more, and held out the leaf. The tortoise took a bite, and chewed, and looked at {H} with one eye. Then it put its chin on the sock.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sank down, and pulled in what there was.',
      '{names} sniffed at the shell, and nobody opened.',
      { text: '{names} rinsed the dandelion leaf, and shook it.', needs: ['hands'] },
      { text: '{names} tapped on the shell, and apologised.', needs: ['hands'] }
    ],
    way: [
      '{names} went hffff as well, to be polite.',
      '{names} moved out of the sky.',
      { text: '{names} turned the lamp the other way, out of its eyes.', needs: ['hands'] },
      { text: '{names} fetched a longer leaf, with a wetter end.', needs: ['hands'] }
    ],
    turn: [
      '{names} held still, and the tortoise walked over that too.',
      '{names} tucked in some toes, in case of strawberries.',
      { text: '{names} covered everything red in reach with a newspaper.', needs: ['hands'] },
      { text: '{names} shifted a chair out of its lane.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} closed the little door, and something rustled inside, once. The other red sock lay on the chair, and had the night off.',
    'When {H} had washed, {H} lay down, as flat as a landscape. In went one arm, and in went the other. Last of all came the head, up to the nose.'
  ],
  last: [
    'All the doors were shut, and there was somebody at home, and {H} was asleep.',
    'One foot was cold without its sock, so {H} drew it in, and slept.'
  ]
})
