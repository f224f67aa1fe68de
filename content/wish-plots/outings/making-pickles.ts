import { wishPlot } from '../wish-plot.ts'

const PICKLES = ['pickle', 'pickles', 'pickled', 'pickling', 'gherkin', 'gherkins']

export const makingPickles = wishPlot({
  id: 'wish-making-pickles',
  wishes: ['pickle making', 'pickle aunt', 'pickle great-aunt', 'pickle cucumber', 'pickle', 'pickles', 'making pickles', 'make pickles', 'makes pickles', 'made pickles', 'pickles jar', 'pickles jars', 'pickles aunt', 'pickles auntie', 'pickles great-aunt', 'pickles grandma', 'pickles granny', 'pickles babcia', 'pickles cellar', 'pickles cucumber', 'pickles cucumbers', 'homemade pickles', 'dill pickle', 'dill pickles', 'sour pickle', 'sour pickles', 'gherkin', 'gherkins', 'pickling', 'pickling cucumbers', 'pickled cucumber', 'pickled cucumbers', 'pickle day', 'cucumber turns into pickle', 'cucumber becomes pickle', 'ogórki kiszone', 'jar of pickles', 'salted cucumbers', 'fermented cucumbers', 'fermenting cucumbers', 'pickles bubbles', 'pickles fizz'],
  answers: [...PICKLES, 'cucumber', 'cucumbers', 'dill', 'garlic', 'salt', 'salty', 'water', 'brine', 'sour', 'jar', 'jars', 'lid', 'crock', 'cellar', 'shelf', 'kitchen', 'recipe', 'secret', 'famous', 'homemade', 'home-made', 'special', 'best', 'favourite', 'favorite', 'crunchy', 'crunch', 'green', 'small', 'big', 'make', 'makes', 'made', 'making', 'turn', 'turns', 'turning', 'become', 'becomes', 'becoming', 'wait', 'waits', 'waiting', 'long', 'weeks', 'week', 'days', 'day', 'summer', 'autumn', 'fall', 'saturday', 'sunday', 'afternoon', 'today', 'tomorrow', 'every', 'year', 'first', 'time', 'help', 'helps', 'helping', 'learn', 'learns', 'learning', 'taste', 'tastes', 'tasting', 'eat', 'eats', 'love', 'loves', 'watch', 'watches', 'see', 'aunt', 'auntie', 'aunty', 'great', 'great-aunt', 'grandma', 'granny', 'nana', 'babcia', 'baba', 'bubbe', 'oma', 'grandpa', 'uncle', 'mum', 'mom', 'dad', 'when', 'with', 'into', 'why', 'how', 'our', 'my', 'her', 'the', 'family', 'old', 'polish', 'russian', 'jewish', 'boy', 'girl', 'child', 'kids', 'son', 'daughter', 'friend', 'mummy', 'mommy', 'mama', 'daddy', 'papa', 'brother', 'sister', 'cousin', 'funny', 'silly', 'little', 'new', 'rainy', 'sunny', 'cold', 'evening', 'night', 'morning', 'yesterday', 'weekend', 'house', 'home', 'market', 'winter', 'spring', 'three', 'four', 'bubbles', 'fizz', 'fizzing', 'ferment', 'fermented', 'fermenting'],
  except: ['pickleball', 'tennis', 'christmas', 'ornament', 'who', 'talking', 'dragon', 'robot', 'dog', 'cat', 'hamster', 'mango', 'lime', 'achar', 'kimchi', 'onion', 'onions', 'egg', 'eggs', 'herring', 'died', 'dead', 'hospital', 'choke', 'choked', 'allergic', 'broke', 'broken', 'smashed', 'rick', 'burger', 'costume', 'stolen', 'thief'],
  moods: ['waiting', 'learning', 'change', 'first'],
  company: ['pickle', 'pickles', 'cucumber', 'cucumbers', 'jar', 'lid', 'dill', 'garlic', 'plate', 'bubbles'],
  fed: true,
  about: 'Cucumbers are to become pickles in two weeks, and the hero wants to see the moment when it happens; biting finds nothing but “not yet”, until they listen to the jar.',
  titles: ['Not Yet', 'Dinner in the Jar', '{H} and the Crooked Cucumber', 'Nobody Hurries a Pickle', 'An Ear for Pickles'],
  want: [
    {
      id: 'into-the-jar',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were making pickles. Nine cucumbers went into a big jar, with dill and garlic and salt water. “When are they pickles?” asked {H}. “In two weeks,” said {A}. “Nobody hurries a pickle.” {H} pulled up a chair. Somewhere in there a cucumber had to turn into a pickle, and {H} wanted to see the moment. One cucumber had a crooked back. {H} looked at it, and did not blink.'
      ]
    }
  ],
  way: [
    {
      id: 'the-ninth-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The jar was as full as a bus. When {A} pushed the ninth cucumber down, the fourth came up. When the fourth was down, there was the second. {H} leaned on them with a saucer, and all nine held still, cheek to cheek.',
        '“They’ve got to stay under,” said {A}. “Whoever looks out goes mouldy.” So the saucer stayed there, as a roof. The crooked one had the best place, with its back against the glass.'
      ]
    },
    {
      id: 'taking-turns',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We’ll take turns at watching,” said {A}. “You blink, and I’ll look. Then I’ll blink.” They sat in front of the jar, nose by nose. It went very well, until a fly came. Then they both blinked at once.',
        '“Was that it?” asked {H}. All nine cucumbers stood there as if nothing had been. But they would have, in any case. {A} asked the fly, who had had the best view, and it washed its hands.'
      ]
    },
    {
      id: 'the-others-finger',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} wanted to know what it was like in there. So {A} got a cup of salt water, with a bit of dill, and put one finger in. {H} sat by and watched for the moment. After a while the finger was all wrinkles.',
        '“Is it a pickle?” asked {A}. {H} smelled it, and was very strict. “Not yet,” said {H}. “It’s a finger with dill.” It had been in for as long as a cup of tea, and a pickle took two weeks.'
      ]
    },
    {
      id: 'not-yet',
      A: 'partner',
      paragraphs: [
        'By supper it was still a cucumber. “Perhaps it happens inside,” said {H}. So on Monday they ate one, to see. It was cucumber with salt. Tuesday’s was cucumber with more salt. On Wednesday {A} chewed for a long time. “Not yet,” said {A}. On Thursday there were only five left, and the crooked one looked quite alone. “If we go on like this,” said {A}, “the moment will come, and nobody’ll be in.”'
      ]
    },
    {
      id: 'the-carrot-too',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} stood a carrot in a glass of water beside the jar, to see who was quicker. It had dill, but no salt. The carrot did nothing at all. After three days it had a beard.',
        '“It needs the salt,” said {A}. “That keeps the wrong ones out and lets the right ones in.” “Which right ones?” asked {H}. {A} was not sure whether they had names. The carrot was taken out and shaved, and was soup.'
      ]
    },
    {
      id: 'elder-in-the-cellar',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My great-aunt had forty jars in the cellar,” said {S}. “She said good night to all her pickles. She said that the ones on the stairs got crunchier, because they heard more.” {A} wanted to know if that was true.',
        '“I ate one from the stairs and one from the back,” said {S}. “It was dark, and I mixed them up.” {S} thought that it might have been a matter of saying good night.'
      ]
    },
    {
      id: 'pet-and-the-dill',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came up to the jar and put a nose against the glass. Inside, the crooked cucumber put its back against the glass. They stayed so for some time. It was not clear who was looking at whom.',
        'A bit of dill lay on the floor. {A} took it for something better, and had it in one gulp. Then {A} sneezed, and it was there again, not even wet. “Not yet,” said {H}, and threw it into the bin.'
      ]
    },
    {
      id: 'child-sleeps-it-away',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“How many sleeps are two weeks?” asked {S}. “Fourteen,” said {A}. {S} lay down on the kitchen floor, and shut both eyes, and snored. Then {S} sat up. “That was one,” said {S}, and lay down again.',
        'At the fourteenth {S} was quite out of breath. They looked into the jar together. “They’re still cucumbers,” said {A}. “Then they’ve stayed up,” said {S}. “I did all that for nothing.”'
      ]
    },
    {
      id: 'ear-on-the-jar',
      A: 'partner',
      paragraphs: [
        'So no more were eaten. {H} was tired of looking, and laid an ear on the jar instead. “It’s talking,” said {H}. {A} laid an ear on it too. It ticked and fizzed, as fine as rain, and bubbles went up through the dill. “Things live in there that are too small to see,” said {A}. “They eat up the sweet, and then it’s sour.” “So that’s their dinner we hear,” said {H}. “And when it’s quiet, they’ve finished.”'
      ]
    }
  ],
  turn: [
    {
      id: 'loud-dinners',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was one dinner so loud that you could hear it from the door. {A} turned the lid a little, and it hissed, and smelled of dill and of something behind that. “They’ve burped,” said {H}. “They’re allowed,” said {A}.',
        'They ate their own supper beside the jar that evening. First there was fizzing, and then spoons, and then fizzing. When {H} asked for the bread, it went very quiet in there, and {H} said “please”.'
      ]
    },
    {
      id: 'the-quiet-evening',
      A: 'partner',
      paragraphs: [
        'Now they listened every evening, with one ear on each side. On the ninth day it was a loud dinner. On the twelfth it sounded like the pudding. On the fourteenth {H} listened, and held up one hand. The jar was as quiet as a house at night. {A} fished out the crooked one. It was not bright green any more, but brown like an old coat. {H} bit, and it could be heard in the street. “Pickle,” said {H}, with one eye shut.'
      ]
    },
    {
      id: 'the-face',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} had a bite as well, from the other end. First {A}’s mouth went to the left. Then both ears moved, which {A} could not do at other times. “Do that again,” said {H}. {A} took another bite, and there they went.',
        '{H} tried it in front of a spoon. It was only the left one, and only a little. “It comes with practice,” said {A}. A pickle like that had about eleven bites of practice in it.'
      ]
    },
    {
      id: 'the-other-hears-it',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} came running in from another room. “Something’s broken,” said {A}. “I heard it crack.” {H} bit off another piece, and it cracked. “Oh,” said {A}, and held out a hand. “Is there any more of it to break?”',
        'They each had a piece, and tried who could be heard further off. {A} bit so well that a neighbour shut a window. It was only a small pickle, but it carried.'
      ]
    },
    {
      id: 'a-pickle-and-a-cucumber',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was to be a salad, and for that {A} had a new cucumber. {H} laid it beside a pickle on a plate. The cucumber was smooth and shining, and the pickle looked like its grandfather.',
        '“Would they know each other?” asked {H}. {A} pushed the two together until they touched. The pickle said nothing. “It was like that once,” said {A}. “But it’s had so many to dinner since.” The cucumber was taken back to the salad, before it heard any more.'
      ]
    },
    {
      id: 'when-was-it',
      A: 'partner',
      paragraphs: [
        '“And when was the moment?” asked {A}. The four in the jar kept it to themselves. “There wasn’t one,” said {H}. “It was a cucumber all the way. And then it had been a pickle for some time.” They bit the rest of the crooked one from both ends at once. Down in the street a dog barked. “Are you full?” asked {A}. “Not yet,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the jar from behind, and got very big in it.',
      '{names} sniffed at the dill.',
      { text: '{names} dropped in one more clove of garlic.', needs: ['hands'] },
      { text: '{names} wiped the jar, so that nothing was missed.', needs: ['hands'] }
    ],
    way: [
      '{names} tried Monday’s, and said that it was a cucumber.',
      '{names} blinked at once, and begged the jar’s pardon.',
      { text: '{names} turned the jar a little, so that the crooked one had a new view.', needs: ['hands'] },
      { text: '{names} counted them through the glass, and got eight or ten.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened at the jar as well, one ear after another.',
      '{names} pulled the sour face, and then asked for more of it.',
      { text: '{names} fished for the dill with a fork.', needs: ['hands'] },
      { text: '{names} cut bread, because a pickle likes company.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid was turned shut. The jar went into the fridge, where it is always evening, and nobody in there hurries.',
    '{H} washed, and got toothpaste twice, because of the garlic. Then {H} lay down, one ear on the pillow, and there was no dinner in it.'
  ],
  last: [
    'In the jar they had all finished, and nobody talked, and {H} was asleep.',
    'Not yet, not yet, and then {H} had been asleep for some time.'
  ]
})
