import { wishPlot } from '../wish-plot.ts'

export const chuseok = wishPlot({
  id: 'wish-chuseok',
  beginsElsewhere: true,
  wishes: ['chuseok', 'chusok', 'chuseok festival', 'korean thanksgiving', 'korean harvest', 'songpyeon', 'songpyun', 'song pyeon', 'hangawi'],
  answers: ['thanksgiving', 'festival', 'festivals', 'harvest', 'korean', 'korea', 'making', 'made', 'rice', 'cake', 'cakes', 'moon', 'full', 'celebrating', 'celebrate', 'celebration', 'family', 'eating', 'hanbok', 'first', 'happy', 'half', 'sesame', 'grandma', 'grandparents', 'halmoni', 'visiting'],
  moods: ['first', 'waiting', 'proud'],
  fed: true,
  company: ['moon', 'plate'],
  about: 'From outside you cannot tell a songpyeon with sesame from one with beans, and the two who are at the plate each get what the other wants.',
  titles: ['Sesame or Bean', 'They’re All Shut', '{H} Bites the Corner', 'Twenty Half Moons', 'The One with Both'],
  want: [
    {
      id: 'all-shut',
      A: 'partner',
      paragraphs: [
        'For Chuseok they had made songpyeon, twenty soft half moons. Ten were filled with sesame and sugar, and ten with beans. {H} wanted the sesame ones, for those run when you bite them. So {H} had secretly pressed a thumb into each of them, to know them again.',
        'Now they came out of the steam, from a bed of pine needles, and had all swollen up. There was not a thumb in sight. “Take any,” said {A}. “They’re all shut,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'bean-again',
      A: 'partner',
      paragraphs: [
        '{H} took the fattest one and bit. It was bean. “And yours?” asked {H}. “Sesame,” said {A}, and sighed. {H} took a pink one. It was bean. {A} took the one beside it, and it ran.',
        '{H} shook the next one, and smelled it. It smelled of pine, as they all did. It was bean. “That’s three!” said {H}. “I’ve had four of the others,” said {A}.'
      ]
    },
    {
      id: 'shapes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did yours get so pretty?” asked {H}. {A} took a bit of dough and rolled a ball. {A} pushed a thumb in, and it was a bowl. Then {A} shut it along the top, and pulled it out to both sides.',
        '{A}’s was a half moon. {H} did just the same, and it was an ear. “It’s a very good ear,” said {A}, and told it something. “What did you say?” asked {H}. “Ask the ear,” said {A}.'
      ]
    },
    {
      id: 'needles',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When songpyeon come out of the steam, there are pine needles on them. {H} and {A} picked them off, and laid them side by side. They were very green, and came in twos, like chopsticks for a mouse.',
        '{H} picked up a grain of rice with a pair of them. “And for the soup?” asked {A}. They both looked for a needle with a spoon at the end. There was one that was a bit bent.'
      ]
    },
    {
      id: 'gift-set',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Somebody had sent a box, as big as a suitcase, with a gold ribbon. Inside lay a shining cloth, and there were nine hollows in it. In each of them was a tin of ham. {H} and {A} looked at them as you look at jewels.',
        '“They’re very well off,” said {H}. {A} lifted one out, and there was its shape in the satin. They put a potato in it, to see. It suited the potato very well.'
      ]
    },
    {
      id: 'on-the-road',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At Chuseok the whole of Korea sets off at the same time, and then it all stands still. They played that. {H} drove the left chair, and {A} drove the right one. They stood side by side and looked straight ahead.',
        '“Where are you off to?” asked {H}, out of the window. “To my grandmother’s. And you?” “To mine.” They moved up by the length of a shoe. “Walnut cake?” asked {A}, and handed one across. It had been a very good journey so far.'
      ]
    },
    {
      id: 'sleeves',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A hanbok has sleeves like two small sails. {H} put out an arm for the salt. The sleeve came along, and took a spoon off the table, and a pear, and the salt. {H} did not notice. {A} looked on with interest.',
        '“Have you seen the pear?” asked {H}. “It’s in your elbow,” said {A}. They found two walnuts in the other one. “I thought I felt rich,” said {H}.'
      ]
    },
    {
      id: 'circle',
      A: 'other',
      spare: 6,
      paragraphs: [
        'There was a dance for the full moon, hand in hand in a big circle. One sings something, and all the others answer “Ganggang-sullae.” {H} and {A} took each other by both hands. It was the smallest circle there can be.',
        '“The moon’s up!” sang {A}. “Ganggang-sullae!” “My belt’s come off!” sang {H}. “Ganggang-sullae!” sang {A}, for there’s no other answer, and went on turning.'
      ]
    },
    {
      id: 'jeon',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On a basket lay the little pancakes, of courgette and of fish, as gold as coins. “Those are for later,” said {A}. They were arranged in rings like a flower. {H} only wanted to make the flower tidier. Now it had one petal less.',
        '{A} moved the others along a bit, so that you didn’t see the gap. That made a bigger gap on the other side. In the end it was a very small flower, but there was no gap in it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been near the plate since it came in. {A} could tell what was in them, anybody could see that. But {A} looked at each of them with the same love.',
        '“Sesame?” whispered {H}, and pointed to a green one. {A} looked at it. “Or bean?” {A} looked at that, too, and swallowed. You can’t learn anything from somebody who likes everything.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a persimmon tree,” said {S}, “and at Chuseok we’d begin to pick. But the ones right at the top we left. Those were for the magpies.” “Because you couldn’t get up there?” asked {A}.',
        '“My grandfather always said it was because of the magpies,” said {S}. “He’d tried it with a broom, and a rake, and me on his shoulders. After that he said it was because of the magpies.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had made one too, and knew it at once, for it was grey. It had been rolled on the floor, and along the sofa. “That’s for you,” said {S}, and laid it in {A}’s hand.',
        '“What’s in it?” asked {A}. {S} thought back. “Everything,” said {S}. {A} held it with great care, and put it on the shelf with the good cups.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was shown a songpyeon, and held it in one fist. It was soft, and warm, and white. {A} squeezed, and at the top there was a bit of brown. “Bean!” said {H}. “{A} can tell.”',
        'They could not do it like that with all of them, though. {A} did not see why not, and held out the other fist.'
      ]
    },
    {
      id: 'you-too',
      A: 'partner',
      paragraphs: [
        '“But you’ve got the good ones!” said {H}. “Have I?” said {A}. “I like the bean ones. Every Chuseok I get sesame, and eat it so as not to be rude.” {A} spoke lower. “This time I pressed a thumb in them, so that I’d know.”',
        '“In the bean ones?” asked {H}, and looked at the plate. So all twenty had had a thumb in.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-corner',
      A: 'partner',
      paragraphs: [
        '{H} picked up a white songpyeon, and bit off just the corner, no more than a mouse would. “Bean,” said {H}, and held it out with both hands. {A} had bitten off a corner, too. “It’s running,” said {A}, and held that out. They swapped. A corner is only dough, and tastes of rice.',
        '“Bean.” “Thank you. Sesame.” “Thank you.” So it went round the plate, green and pink and white. {H} had sugar down to {H}’s chin. {A} had shut {A}’s eyes.'
      ]
    },
    {
      id: 'moon-in-window',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The moon had come up by then, as round as it can be. {H} held a songpyeon in front of it, and it was half covered. “Why aren’t they round as well?” asked {H}.',
        '“Because a round one can only get thinner,” said {A}. “A half one’s still growing.” {H} looked at it for a moment. It did not grow, and in the meantime the corner was cold.'
      ]
    },
    {
      id: 'both',
      A: 'partner',
      paragraphs: [
        'Then there was one left, the last of this Chuseok. {H} bit off the left corner. “Sesame,” said {H}. {A} bit off the right one. “Bean,” said {A}. They looked at each other. “It’s the last one we made,” said {A}. “There was only a bit of each left, and we put in both.”',
        'So they ate it from the two ends, by turns. In the middle they stopped. What lay there was tiny, and as round as the moon at the window. “You have it,” they both said.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the steam and smelled a whole pine wood.',
      '{names} settled near the plate, as if by accident.',
      { text: '{names} picked a pine needle off a pink one.', needs: ['hands'] },
      { text: '{names} rolled back the best sleeves and took nothing yet.', needs: ['hands'] }
    ],
    way: [
      '{names} cleaned up a drop of sesame that had run.',
      '{names} stared at one songpyeon until it nearly told.',
      { text: '{names} held a green one up to the lamp, and it stayed shut.', needs: ['hands'] },
      { text: '{names} weighed two half moons, one in each hand, and could not tell.', needs: ['hands'] }
    ],
    turn: [
      '{names} finished off a corner that lay about unclaimed.',
      '{names} came away from the plate with sugar on the nose.',
      { text: '{names} turned the plate, so that the white ones came round.', needs: ['hands'] },
      { text: '{names} held a napkin under the nearest chin.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the plate lay the pine needles, two by two. The moon shone on them as if there were something left.',
    '{H} washed off the sugar, and that took longer than washing. The sleeves were folded over a chair, one on the other.'
  ],
  last: [
    'Outside there was a whole moon, and in the bed half of one, and that was {H}, asleep.',
    'Every one of them had been the right one, and {H} was asleep.'
  ]
})
