import { wishPlot } from '../wish-plot.ts'

export const goldfishFromTheFair = wishPlot({
  id: 'wish-goldfish-from-the-fair',
  wishes: ['goldfish fair', 'goldfish funfair', 'goldfish fairground', 'goldfish carnival', 'goldfish fête', 'goldfish fete', 'goldfish kermis', 'goldfish show', 'won goldfish', 'win goldfish', 'winning goldfish', 'wins goldfish', 'goldfish prize', 'goldfish bag', 'goldfish plastic bag', 'goldfish lap', 'goldfish hoop', 'goldfish hoops', 'goldfish hoopla', 'goldfish ring toss', 'goldfish stall', 'goldfish home bus', 'goldfish on the bus', 'goldfish carried home', 'carrying goldfish home', 'brought goldfish home', 'bringing goldfish home', 'fish won fair', 'won fish fair', 'won a fish at the fair', 'fish prize fair', 'fish home in bag', 'fish home in a bag', 'fish in a bag fair', 'fish bag lap', 'fish bag home', 'gold fish fair', 'gold fish bag', 'won gold fish'],
  answers: ['goldfish', 'gold', 'fish', 'orange', 'little', 'new', 'first', 'pet', 'fair', 'funfair', 'fairground', 'carnival', 'fête', 'fete', 'summer', 'village', 'town', 'school', 'won', 'win', 'wins', 'winning', 'prize', 'hoop', 'hoops', 'hoopla', 'ring', 'toss', 'ball', 'throwing', 'threw', 'stall', 'game', 'bag', 'plastic', 'bowl', 'tank', 'water', 'lap', 'knees', 'carried', 'carry', 'carrying', 'held', 'holding', 'home', 'bus', 'way', 'all', 'on', 'in', 'at', 'a', 'the', 'her', 'his', 'my', 'our', 'brought', 'bringing', 'took', 'got', 'we', 'and', 'who', 'today', 'yesterday', 'real', 'live', 'named', 'tied', 'story', 'about'],
  except: ['died', 'dead', 'dies', 'dying', 'ill', 'sick', 'poorly', 'floating', 'lost', 'burst', 'leaked', 'dropped', 'eaten', 'ate', 'cat', 'whale', 'shark', 'crackers', 'cracker', 'chips', 'costume', 'nowruz', 'flushed', 'toilet', 'talking', 'talks', 'dragon', 'moon', 'space', 'mermaid', 'penguin', 'bear'],
  moods: ['first', 'quarrel', 'proud'],
  company: ['goldfish', 'fish', 'bus', 'wool', 'fair', 'hoop', 'hoops', 'bottle'],
  about: 'A goldfish from the fair rides home in its bag on the hero’s lap, and goes into the big tank bag first, where it swims for a while as if the bag were still there.',
  titles: ['Bag First', 'The Goldfish on Both Knees', '{H} Brings Home a Fish', 'The Wool Moves Out', 'A Finger Wider'],
  want: [
    {
      id: 'on-both-knees',
      A: 'partner',
      paragraphs: [
        '{H} sat on the bus with a goldfish, and held it in a bag on both knees. It came from the fair. {H} had thrown nine hoops there, and the ninth had gone over a bottle. The bag had water in it, and a knot at the top.',
        '“It’s never been on a bus,” said {H}. “I want it to get home without a fright.” {A} moved up, to make room for the elbows.'
      ]
    }
  ],
  way: [
    {
      id: 'stiff-arms',
      A: 'partner',
      paragraphs: [
        'So {H} held up the bag with stiff arms, and sat like a post. The bus went over a bump. It went up through {H}, out along both arms, and into the bag. The goldfish bobbed right up to the knot.',
        '“Posts pass it on,” said {A}. “Knees keep it.” {H} set the bag down on the lap again, and let the knees go soft. At the next bump the fish only nodded.'
      ]
    },
    {
      id: 'twice-as-big',
      A: 'same',
      spare: 1,
      paragraphs: [
        'From above the goldfish was as long as a finger. From the side it was as big as a bun. {H} looked from above again, and from the side. “It can’t decide,” said {H}. “It’s the water,” said {A}. “A round bag of it is a magnifying glass.”',
        'Then {H} thought of the other way about. The goldfish was looking out through the same glass. “So what does it see up here?” asked {H}. “Two enormous knees,” said {A}, “and then you.”'
      ]
    },
    {
      id: 'which-way-it-looks',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bus turned left, and the goldfish turned right. The bus turned right, and it turned left. “It wants to get off,” said {H}. {A} watched it round one more corner. The fish looked at the fair the whole time, wherever that was.',
        '“It isn’t turning at all,” said {A}. “It stays as it is, and we go round it.” There were eleven people on that bus, and a driver. They all went round a fish.'
      ]
    },
    {
      id: 'is-there-a-ticket',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Does it need a ticket?” asked {H}. On the wall of the bus there was a list. It was about dogs, prams and bicycles. {A} read it down to the end. “No fish,” said {A}. “But hot food’s not allowed, or wet umbrellas.”',
        '{H} felt the bag. It was not hot. It was wet, but only on the inside, where it was meant to be. “Then it can stay,” said {H}, and wiped off one drop.'
      ]
    },
    {
      id: 'other-coconut',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I once won a coconut at a fair,” said {A}. “I carried it home on my lap, too. I’d been told to be careful with it.” “Did it get a fright?” asked {H}. “You couldn’t tell,” said {A}. “It had three round marks like a face, and always looked the same.”',
        '“I’d have liked to keep it,” said {A}. “But it had to be opened, and then it was all over the place.” {H} moved the goldfish to the other knee.'
      ]
    },
    {
      id: 'what-it-is-called',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s it called?” asked {A}. {H} bent over the bag to see if it would say so itself. The goldfish opened its mouth, and shut it. “O,” said {H}. It did so again. “O,” said {A}. It had said it twice now, quite clearly.',
        '“That’s short,” said {H}. “You can call it over a long way,” said {A}, “and you needn’t learn to write it. Anyone can draw a ring.” So it was O, for as long as nothing else came out.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“At the fair I always threw short,” said {S}. “I threw forty hoops when I was small, and hit nothing but a hat. It had a man under it.” “Did you win him?” asked {A}. “He asked that, too,” said {S}.',
        '“And what did you carry home?” “The hoop,” said {S}. “He’d walked off in it, and gave it back at the corner. It’s still as good as new.” {A} looked at {S}’s lap. There would have been room for a fish.'
      ]
    },
    {
      id: 'a-finger-in-each',
      A: 'partner',
      paragraphs: [
        'At home there was a big glass tank with wool in it. The wool moved out. {A} fetched two buckets of water. The water had stood since yesterday, and fish like that better than fresh from the tap.',
        '{H} was about to tip in the fish, and tried the tank with a finger. “Cold,” said {H}. The bag was warm. “It’s still got your knees on,” said {A}. “How do you get into cold water?” “One toe first,” said {H}. They looked at the goldfish. There was no toe.'
      ]
    }
  ],
  turn: [
    {
      id: 'bag-first',
      A: 'partner',
      paragraphs: [
        '“Then it’ll go in bag first,” said {H}, and laid the bag in the tank, fish and all. It floated. The cold came in slowly. Meanwhile the two of them rolled up the wool.',
        'After each ball {H} let a cup of the tank into the bag. “Which is which?” asked {A}. {H} had a finger in each, and could not tell.'
      ]
    },
    {
      id: 'wool-rings',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The wool had lived in the tank for years, and had got used to it. It had corners. {A} set a ball on the table, and it did not roll. It stood there like a box. “It’ll soon be round again,” said {H}. “It’s only got the tank on.”',
        'They put it in a basket, where it had never been. {H} did not tip it. It went in one ball after the other, so that nothing got a fright.'
      ]
    },
    {
      id: 'what-else-goes-in',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Does it want anything in there?” asked {A}. {H} thought of a castle, a ship and a bridge. Then {H} thought of the bag. All the furniture that it had had was a knot. “Something to go behind,” said {H}.',
        '{A} found a flowerpot, rinsed it three times, and laid it on its side. It was a cave now. It had a small hole at the back as well, just right for looking out of.'
      ]
    },
    {
      id: 'how-long-it-gets',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It’s a very big tank for such a small fish,” said {A}. “It’s going to grow,” said {H}. The man at the fair had shown it with two hands. A goldfish that has room gets as long as a shoe. “A child’s shoe?” asked {A}.',
        '{H} fetched one of {A}’s, and held it up to the glass from outside. There was still room for it to turn round. “That’s all right then,” said {H}. “It’s been tried on.”'
      ]
    },
    {
      id: 'pet-on-the-outside',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was brought to see the tank, but only as far as the chair. {A} looked at the bag in the water. Then {A} looked at {H}. “That’s O,” said {H}. “You’re the outside, and that’s the inside.”',
        'A lid was laid on the tank, with holes for the air, so that it stayed like that. {A} sniffed at the nearest ball of wool instead. It had smelled of nothing for years, and now it smelled of a change.'
      ]
    },
    {
      id: 'child-says-it-for-it',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} knelt on the other side of the tank, and was the tank as well. “Come in,” said {S} in a deep voice. “It’s cold at first, but you get used to me.” The goldfish in the bag turned its tail. “You’re too loud,” said {A}.',
        '{S} tried it again without a voice. The lips went, and nothing came out. The fish turned round, and its lips went too. They talked like that for a good while. “What’s it say?” whispered {A}. “It’s asking about the wool,” said {S}.'
      ]
    },
    {
      id: 'a-finger-wider',
      A: 'partner',
      paragraphs: [
        'So {H} held the bag open, and did not push. The goldfish took its time, and then it was out. In the middle of the tank it swam in a ring, as small as the bag. {H} took the bag away, and it still did.',
        '“It thinks that the bag’s there,” said {A}. “Shall we tell it?” “It’ll notice,” said {H}, and waited. Round it went, and each ring was a finger wider. At last there was real glass. The goldfish turned, and swam all the way to the other end, just because there was one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bent down, and saw the fish from below.',
      '{names} sat very still for as far as the next stop.',
      { text: '{names} held a hand under the bag, in case of corners.', needs: ['hands'] },
      { text: '{names} showed with both arms how far the hoop had flown.', needs: ['hands'] }
    ],
    way: [
      '{names} nodded, just as the fish had at the bump.',
      '{names} went once round the tank, on the outside.',
      { text: '{names} carried the wool to the sofa, in three trips.', needs: ['hands'] },
      { text: '{names} polished the glass, on the side where the fish would look out.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched from the end to which it had not yet swum.',
      '{names} walked in a small ring, and then in a bigger one.',
      { text: '{names} held up a ball of wool, so that the fish saw who had lived there.', needs: ['hands'] },
      { text: '{names} measured the ring with one finger, and it had grown.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} dried the bag and hung it on a hook. The wool sat in a basket, and looked round at it all.',
    '{H} washed both hands, which smelled a little of pond, and curled up as small as a bag. Then {H} put out one foot, and then the other. There was bed all the way to the end.'
  ],
  last: [
    'The goldfish was at home from end to end, and {H} was asleep.',
    'There was room on every side, and {H} was asleep in the middle of it.'
  ]
})
