import { wishPlot } from '../wish-plot.ts'

export const koshari = wishPlot({
  id: 'wish-koshari',
  wishes: ['koshari', 'koshary', 'kushari', 'kushary', 'kosheri', 'koshery', 'kosharee', 'koshari onions', 'koshari bowl', 'koshari egypt', 'koshari cairo', 'koshari lunch', 'koshari layers', 'rice lentils macaroni', 'rice lentils pasta', 'rice macaroni lentils chickpeas', 'lentils macaroni onions', 'lentils chickpeas crispy onions', 'crispy onions rice lentils', 'egyptian rice pasta', 'egyptian pasta lentils', 'egyptian lentils rice', 'egyptian street food', 'egyptian rice lentils', 'koshari crispy onions', 'koshari spoon', 'koshari teta', 'koshari seller', 'koshari shop', 'koshari cart'],
  answers: ['bowl', 'bowls', 'plate', 'layer', 'layers', 'spoon', 'spoons', 'rice', 'lentils', 'lentil', 'macaroni', 'pasta', 'spaghetti', 'noodles', 'chickpea', 'chickpeas', 'tomato', 'sauce', 'spicy', 'chilli', 'garlic', 'vinegar', 'onion', 'onions', 'crispy', 'crunchy', 'fried', 'brown', 'red', 'top', 'bottom', 'middle', 'mixed', 'mix', 'mixing', 'eat', 'eats', 'eating', 'ate', 'eaten', 'tastes', 'tasted', 'taste', 'hungry', 'loves', 'likes', 'favourite', 'only', 'picks', 'picking', 'out', 'all', 'everything', 'egypt', 'egyptian', 'cairo', 'alexandria', 'street', 'shop', 'cart', 'stall', 'market', 'lunch', 'dinner', 'supper', 'tea', 'friday', 'today', 'tonight', 'first', 'time', 'cook', 'cooks', 'cooking', 'cooked', 'made', 'makes', 'making', 'teta', 'sitto', 'geddo', 'grandma', 'grandpa', 'mama', 'baba', 'mum', 'mummy', 'dad', 'daddy', 'aunt', 'uncle', 'cousin', 'cousins', 'brother', 'sister', 'family', 'school', 'holiday', 'visit', 'home', 'best', 'hot', 'yummy', 'delicious', 'bites', 'favorite', 'big'],
  except: ['allergic', 'allergy', 'choke', 'choked', 'sick', 'ill', 'vomit', 'hospital', 'died', 'dead', 'hungry children', 'war', 'poor', 'burnt', 'spilt', 'spilled', 'throws', 'thrown', 'ramadan', 'fasting', 'hates', 'refuses', 'dragon', 'robot', 'ants'],
  moods: ['learning', 'first'],
  fed: true,
  company: ['bowl', 'glass', 'spoon', 'saucer', 'saucers', 'onion', 'onions', 'rice', 'lentils', 'lentil', 'macaroni', 'chickpea', 'chickpeas', 'sauce', 'table', 'layer', 'layers', 'pot', 'koshari'],
  about: 'The hero wants to know which of the things in a bowl of koshari is the koshari, and takes it apart into saucers, and none of them is, until it is seen from the side that the spoon has never gone to the bottom.',
  titles: ['Looking for the Koshari', 'Right to the Bottom', '{H} Takes It Apart', 'Six Saucers', 'The Last Chickpea'],
  want: [
    {
      id: 'which-one',
      A: 'partner',
      paragraphs: [
        '{H} had koshari tonight, in a glass bowl. At the bottom was rice with brown lentils. On that lay macaroni, then chickpeas, then red sauce, and crispy onions on top. “But which one’s the koshari?” asked {H}. “They’ve all got a name already. Rice is rice.” “It must be in there somewhere,” said {A}. “I’ll find it,” said {H}. “Then I’ll only eat that.”'
      ]
    },
    {
      id: 'only-the-onions',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} began with the onions. They were brown and thin and made a noise like small boots on gravel. “It’s these,” said {H}. “These are the koshari.” {H} ate a bit of the noise, and listened to it go by, and ate the next bit.',
        'Then it was quiet, and one side of the bowl looked rather bald. “Is it still koshari without them?” asked {A}. {H} tried. “It’s sauce with a roof off,” said {H}, and put three onions back.'
      ]
    },
    {
      id: 'elder-the-shop',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In Cairo you could hear koshari before you saw it,” said {S}. “The man at the counter struck the side of the bowl with a spoon, at every layer. Ting, rice. Ting, macaroni.” {A} struck the glass bowl, at the side. It said ting.',
        '“What did the last ting mean?” asked {A}. “Next, please,” said {S}. Once {S} had listened so hard that {S} went out without the bowl. {S} had to come in again as the next.'
      ]
    }
  ],
  way: [
    {
      id: 'six-saucers',
      A: 'partner',
      paragraphs: [
        '{H} fetched six saucers and took the koshari apart, onions here, sauce there. The lentils had to be picked out of the rice, one by one. Then {H} tasted all six. “Onion,” said {H}. “Tomato. Chickpea. Macaroni. Lentil. Rice.” {H} looked into the bowl. It was empty. “I’ve taken the koshari apart,” said {H}, “and it got out.”'
      ]
    },
    {
      id: 'under-the-lamp',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps it was very small. {H} held one macaroni up to the lamp and looked through it. There was a round bit of the kitchen, with {A} in it. {H} tried the next one. There was {A} again, a little to the left. “Any koshari?” asked {A}.',
        '“Only you,” said {H}. The third macaroni was stopped up with half a lentil. That was the nearest thing to koshari so far, and {H} set it aside with great care.'
      ]
    },
    {
      id: 'other-wants-the-sauce',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Everybody knows that it’s the sauce,” said {A}. “It goes over all the rest, so it’s in charge.” {H} let {A} have a spoonful of the red sauce, all by itself. {A}’s eyes grew round. There were garlic and vinegar in it, and something that came later.',
        '“Well?” asked {H}. {A} needed some rice, and then some macaroni, and at last a chickpea to hold on to. “It’s in charge of a lot,” said {A}. “It shouldn’t be left alone.”'
      ]
    },
    {
      id: 'child-guards-chickpeas',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was for the chickpeas. {S} had lined up nine of them on the table. Each had a small point at one side, like a nose. “They’re looking for it too,” said {S}. One rolled off, and {A} caught it. “That one’s found something,” said {A}.',
        'They laid it down and watched. It did not roll again. “It’s waiting until we’ve gone,” said {S}. So they both turned their backs. When they looked again, the row was one chickpea shorter, and {S} was chewing.'
      ]
    },
    {
      id: 'the-pet-and-the-rice',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had no doubt where the koshari was. It was wherever {H}’s spoon was. When {H} put the spoon down on the left, {A} looked left. When {H} moved the spoon to the right, {A} came round as well, as if by a string.',
        '“{A} only looks at the spoon,” said {H}, “and never at the saucers.” {H} thought that this was strange. Six whole saucers of supper were standing there, and {A} had not looked at a single one.'
      ]
    },
    {
      id: 'who-is-the-boss',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} wanted to be fair to each saucer. “Which of you came first?” {H} asked them. “The lentils,” said {A}. “They take the longest.” They are boiled in a pot, and go in with the rice. That turns the rice brown, as if it had been on holiday.',
        'So the rice was partly lentil already. {H} looked at it closely. “That’s cheating,” said {H}. “I took you apart, and you’re still mixed.” The rice lay in its saucer and was brown.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Try it with your eyes shut,” said {A}. “Then it can’t see you coming.” {H} shut both eyes and dipped the spoon into a saucer, no matter which. “Chickpea,” said {H}, and it was. “Lentil. Two lentils. And that’s my thumb.” {H} had known each of them at once, even the thumb.',
        '“You know them all very well,” said {A}. “Yes,” said {H}, and felt about on the table. “It’s only the koshari that I’ve never met alone.”'
      ]
    },
    {
      id: 'only-the-top',
      A: 'partner',
      paragraphs: [
        '{H} put it all back into the glass bowl, from the bottom up. Then {H} took a little with the tip of the spoon. “Just onions,” said {H}. “And here’s just sauce.” {A} was looking through the side of the bowl. “There are stripes,” said {A}. “And your spoon’s never been to the bottom ones. It turns round at the red.” {H} bent down. The koshari had a small dent in the top. Below that, nothing had happened at all.'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-bottom',
      A: 'partner',
      paragraphs: [
        '{H} held the spoon straight up, and pushed. It went through the onions with a crackle, and past the chickpeas. At the bottom it touched glass. Ting. Slowly {H} brought it up, with everything that had come along. There was rice with a lentil, half a macaroni and a chickpea. There was some red, and on top one thin bit of onion, like a hat. “All six,” said {A}. {H} ate it. It crackled, and it was soft. “There it is,” said {H}.'
      ]
    },
    {
      id: 'five-are-not-enough',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Would five be enough?” asked {A}. They wanted to know. {H} took a spoonful and left the onion out. It was good, but it was asleep. The next one had an onion and no sauce, and there everybody stood about and did not speak.',
        '“Who’s the most important?” asked {A}. {H} chewed for a while. “Whoever’s missing,” said {H}. They put the sauce back in, and at once the rest had something to say.'
      ]
    },
    {
      id: 'there-is-more-to-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Rice came from one end of the world,” said {A}, “and macaroni from another, in a ship. Tomatoes had the farthest way of all. In Egypt they were put in one bowl.” {H} turned the glass bowl round to see if they still kept apart.',
        '“Did they know each other before?” asked {H}. “Not one of them,” said {A}. “They met on the spoon.” You could see it a little. The macaroni kept to the middle. But under the sauce they had all turned the same colour, and you had to look twice.'
      ]
    },
    {
      id: 'one-chickpea',
      A: 'partner',
      paragraphs: [
        'Now every spoon went to the bottom, and rang. At the end one chickpea lay in the glass bowl. {A} looked at it through the side. “Is that koshari?” asked {A}. “No,” said {H}. “That’s a chickpea.” It seemed a pity. So {H} scraped up two grains of rice, half a lentil and some red. A piece of macaroni had been under the rim. And there was a crumb of onion on {H}’s own chin. {H} put them all together on the spoon. “Now it is,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the table, and looked for it among the lentils.',
      '{names} got the smell of onions in the nose, and stayed.',
      { text: '{names} turned the glass bowl round, to see it from behind.', needs: ['hands'] },
      { text: '{names} spooned the last of the sauce over the top.', needs: ['hands'] }
    ],
    way: [
      '{names} said that it had been the onions all along.',
      '{names} looked under the table, where two lentils had got to.',
      { text: '{names} lined up the saucers, so that none should feel last.', needs: ['hands'] },
      { text: '{names} picked one more lentil out of the rice, and then another.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the ting before every bite.',
      '{names} sat close by, and found some onion on one side of the mouth.',
      { text: '{names} held the glass bowl still, while the spoon went down.', needs: ['hands'] },
      { text: '{names} dug down as well, and brought up a macaroni with a lentil in it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The six saucers were washed, and stood one in the other, so that they looked like one. The glass bowl was put on top.',
    '{H} washed the red off one chin, and lay down. There was the mattress, a sheet, {H}, a blanket, and the dark on top.'
  ],
  last: [
    '{H} lay between the layers, as warm as a macaroni, and was asleep.',
    'The spoon gave one last ting in the drawer, and {H} was asleep.'
  ]
})
