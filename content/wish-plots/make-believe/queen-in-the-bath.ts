import { wishPlot } from '../wish-plot.ts'

export const queenInTheBath = wishPlot({
  id: 'wish-queen-in-the-bath',
  wishes: ['queen lost crown bath', 'queen loses crown bath', 'queen crown bath', 'queen dropped crown bath', 'queen can’t find crown bath', 'queen without crown bath', 'queen crown fell off bath', 'queen crown bathtub', 'queen crown tub', 'queen crown bathroom', 'queen crown bathwater', 'queen crown foam', 'queen crown bubbles', 'queen crown bubble bath', 'queen crown plughole', 'queen crown plug', 'queen crown water', 'queen crown soap', 'queen crown slippery', 'queen crown shower', 'queens crown bath', 'queen bath', 'queen in bath', 'queen in bathtub', 'queen bathtub', 'queen in the tub', 'queen bubble bath', 'queen having bath', 'queen takes bath', 'queen taking bath', 'queen won’t get out bath', 'queen can’t get out bath', 'queen stuck bath', 'queen bathroom', 'queen our bath', 'queen tiara bath', 'crown lost bath', 'crown in bath', 'crown bathwater', 'crown bathtub'],
  answers: ['queen', 'queens', 'royal', 'crown', 'crowns', 'tiara', 'gold', 'golden', 'bath', 'baths', 'bathtub', 'tub', 'bathroom', 'bathwater', 'water', 'foam', 'foamy', 'bubble', 'bubbles', 'soap', 'soapy', 'slippery', 'plug', 'plughole', 'tap', 'towel', 'lost', 'loses', 'lose', 'losing', 'lots', 'dropped', 'drops', 'fell', 'falls', 'off', 'slid', 'slipped', 'slips', 'gone', 'missing', 'find', 'finds', 'found', 'finding', 'look', 'looks', 'looking', 'search', 'searching', 'help', 'helps', 'without', 'her', 'it', 'may', 'mustn’t', 'must', 'can’t', 'cannot', 'won’t', 'not', 'get', 'out', 'leave', 'until', 'stay', 'stays', 'stuck', 'sitting', 'sits', 'has', 'having', 'had', 'takes', 'took', 'taking', 'our', 'the', 'who', 'so', 'and', 'wet', 'wrinkly', 'fingers', 'hair', 'washed', 'washing', 'silly', 'funny', 'because', 'allowed', 'anywhere', 'under'],
  except: ['bee', 'bees', 'ant', 'ants', 'ice', 'snow', 'elsa', 'drag', 'chess', 'cards', 'hearts', 'wonderland', 'died', 'dead', 'elizabeth', 'bird', 'cat', 'dog', 'dinosaur', 'spider', 'shark', 'mermaid', 'dragon', 'drown', 'drowned', 'drowning', 'stolen', 'stole', 'steals', 'thief', 'robber', 'tooth', 'teeth', 'dentist', 'city', 'tree', 'king', 'princess', 'castle', 'afraid', 'scared'],
  moods: ['lost', 'losing', 'waiting', 'change', 'first'],
  company: ['queen', 'crown', 'foam', 'bath', 'water', 'soap', 'duck', 'towel', 'tap', 'plug', 'curtain', 'finger', 'fingers', 'hands', 'walnut', 'colander', 'knee', 'law', 'sleeve', 'flannel', 'mat', 'oil', 'boots'],
  isTale: true,
  about: 'A queen has lost her crown in the hero’s bath and may not get out without it; it is too slippery for everybody’s fingers but her own, which she is hiding because they have gone wrinkled.',
  titles: ['The Oldest Law There Is', 'A Queen behind the Curtain', '{H} and the Slippery Crown', 'Four Wrinkled Hands', 'Since Four o’Clock'],
  want: [
    {
      id: 'behind-the-curtain',
      A: 'partner',
      paragraphs: [
        '{H} had sand in both ears, and wanted to get into the bath. But behind the curtain sat a queen, up to her chin in foam. On her head there was a tall heap of it. “That’s only foam,” said the queen. “I washed my hair, and my crown slid off.”',
        '{A} held up the big towel. “A queen may not get out without her crown,” said the queen. “It’s the oldest law there is. I’ve been in here since four.”'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-pip',
      A: 'same',
      paragraphs: [
        '{H} felt about under the foam. There was a duck, and a royal foot, and something round, with points. Up came the crown, wet and gold and full of bath oil. It shot out of {H}’s fingers like a pip. Splash. {A} got it as far as the edge. Splash. “Now it’s behind me,” said the queen. But the queen left her own hands under the foam.'
      ]
    },
    {
      id: 'foam-reign',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The foam on the queen’s head got lower. It had four points, and then two, and then it was more of a beret. “Quick,” said the queen. “With a beret on I’m only a countess.” {A} took both hands full from the other end and built it up again.',
        '“How long does one last?” asked {H}. “Five minutes,” said the queen. “I’ve had forty since four o’clock. No other house has had so many crowns.” This one slid down slowly over her left eye.'
      ]
    },
    {
      id: 'colander',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} fetched the colander, to fish with. That was clever, for water runs out of it and crowns do not. It went in by the taps, and caught hold of something at once. It was heavy. They both pulled. “That’s my knee,” said the queen.',
        'They let go of the knee. There was a great deal of queen in that bath. Wherever the colander went, the queen was there first. The duck got in and would not get out.'
      ]
    },
    {
      id: 'not-the-plug',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“We could pull the plug,” said {A}. “Then the water’s gone, and there’s the crown.” The queen took hold of the foam with both elbows. “And the foam goes too,” said the queen. “What do you think I’m wearing?”',
        'They had not thought of that. “I beg its pardon,” said {A}, and tucked the foam in where it was thin. “It’s my second-best dress,” said the queen. “The best one smells of peaches.”'
      ]
    },
    {
      id: 'pet-crowned',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came to see who was in the bath, and looked over the edge for a long time. The queen looked back. Neither of them had been told which was to greet the other first. Then a flake of foam came down, and settled on {A}’s head.',
        'It had three points. The queen bent her neck at once, as one does before kings. {A} took no notice, sneezed, and was nobody again. “I know just how that feels,” said the queen.'
      ]
    },
    {
      id: 'elder-glasses',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once lost my glasses in the bath,” said {S}. “I felt about for them until the water was cold. It was a grey sort of evening. I could hardly see the taps.” “And where were they?” asked {A}.',
        '“On my nose,” said {S}. “They’d steamed up.” The queen felt her nose with one wrist, and then both ears. “It’s always worth a look,” said the queen. “But there’s only the nose.”'
      ]
    },
    {
      id: 'by-one-queen',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“When I got in, the water went up,” said the queen. “It always does that for me. I think it’s manners.” “It does that for everybody,” said {A}. “It has to go somewhere.” The queen breathed in, and the water rose by a finger. The queen breathed out, and it sank.',
        'So {H} put in one arm, right up to the elbow. It rose for {H} as well, not as high, but quite politely. “You see,” said the queen. “It knows how much there is of you.”'
      ]
    },
    {
      id: 'duck-stamp',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A queen has to go on ruling, even in the bath. On the stool lay three laws to be stamped that evening, and there was no stamp. {A} pressed the wet duck on the first. It left a round wet mark with a beak.',
        '“What does it say?” asked {H}. The ink had run, and one could read only the end. “And every child shall have two,” {A} read out. “Two what?” The queen could not remember. “But it’s stamped,” said the queen.'
      ]
    },
    {
      id: 'child-periscope',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} lay down on the mat with the tube of a paper roll, and was a submarine. “I can see something,” said {S}, and pointed the tube at the foam. “It’s white.” “What’s behind it?” asked {A}. {S} turned the tube a little. “More white,” said {S}.',
        'The submarine went all along the bath. At the end it found a big eye, looking in from the other side. “Good evening,” said the queen. {S} dived at once, and stayed under the mat for some time.'
      ]
    },
    {
      id: 'like-walnuts',
      A: 'partner',
      paragraphs: [
        '“Why don’t you take hold of it yourself?” asked {H}. The queen did not like to say. Slowly two hands came up. Every finger was as wrinkled as a walnut. “They’ve gone old,” whispered the queen. “Nobody’s to see.”',
        '{A} looked at them, and at {H}’s, which were as smooth as spoons. “That’s only the water,” said {A}. “It gives them grooves, like the soles of boots.” {A} gave the queen the wet soap. It stayed where it was.'
      ]
    }
  ],
  turn: [
    {
      id: 'grooves',
      A: 'partner',
      paragraphs: [
        '“They’re for holding wet things!” said {H}. {H} wanted some too, and hung both hands in the warm water. It took two very long songs, and the queen sang them. Then there were grooves on {H}’s fingers as well. “Now,” said {H}. Four wrinkled hands took hold behind the queen’s back, and up came the crown. It stayed up.'
      ]
    },
    {
      id: 'where-not',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Why don’t my knees go like that?” asked {H}. The queen stuck hers out of the foam, one after the other. They were as smooth as ever, and so was all that could be seen of her neck. “It’s only fingers and toes,” said {A}. “Those are what you hold on with.”',
        'A toe came up by the taps, to be looked at. It was the most wrinkled thing in the room. “I’ve never held anything with that one,” said the queen, and tried it on the duck.'
      ]
    },
    {
      id: 'other-slippery-things',
      A: 'other',
      spare: 10,
      paragraphs: [
        'Now that they had such hands, they tried out all that was slippery. The shampoo stayed, and so did the wet comb. {A} passed round a small piece of soap. In all its life it had never been held for long.',
        'It went from {H} to the queen and back, and lay still each time. “It’s not used to it,” said {A}. “Look how thin it is from running away.” They put it on the dry end of its dish, to think.'
      ]
    },
    {
      id: 'what-points-are-for',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The crown had seven points. “What are they for?” asked {H}. The queen knew that. The first was for the north, and the next was for the poor. The third one was good for hanging up a flannel, and the others had been forgotten.',
        '{A} held the sixth one against the ring of the plug, and it fitted. They did not pull. “Then it’s for getting out of baths,” said {A}. The queen was glad to hear it, having always wondered.'
      ]
    },
    {
      id: 'as-a-queen-may',
      A: 'partner',
      paragraphs: [
        'The queen put on her crown, a little crooked. {A} held the towel high, with both eyes shut, and out came the queen, as a queen may. Then it was {H}’s turn at last.',
        '“How long do they stay like this?” asked the queen, and held her hands up to the lamp. “Till they’re dry,” said {A}. So the queen did not dry them, and waved from the door with all ten fingers.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bowed to the queen, and got foam on one ear.',
      '{names} looked behind the curtain, and came out again on tiptoe.',
      { text: '{names} felt whether the bath was still warm.', needs: ['hands'] },
      { text: '{names} turned the mat over, in case a crown lay under it.', needs: ['hands'] }
    ],
    way: [
      '{names} got wet at every splash, and stayed all the same.',
      '{names} kept an eye on the duck, which knew more than it said.',
      { text: '{names} wiped up the water, all but the royal part.', needs: ['hands'] },
      { text: '{names} tried for the crown too, and it shot off towards the taps.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat through both songs, up to the last note.',
      '{names} jumped back a little when the crown came up.',
      { text: '{names} held one finger in the water, and it got three grooves.', needs: ['hands'] },
      { text: '{names} straightened the crown, by very little.', needs: ['hands'] }
    ]
  },
  bed: [
    'The duck was stood on the edge. The last of the foam went down the hole, points and all.',
    '{H} came out with no sand in either ear, and ten walnuts for fingers. They held on to the towel by themselves. Then {H} lay down, and they held on to the blanket.'
  ],
  last: [
    'Under the blanket ten fingers went smooth again, one by one, and {H} was asleep.',
    'The oldest law said nothing about beds, so {H} slept without a crown.'
  ]
})
