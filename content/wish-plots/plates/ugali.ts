import { wishPlot } from '../wish-plot.ts'

export const ugali = wishPlot({
  id: 'wish-ugali',
  wishes: ['ugali', 'ugali dinner', 'ugali for dinner', 'ugali again', 'ugali supper', 'making ugali', 'cooking ugali', 'eating ugali', 'ugali sukuma', 'sukuma wiki', 'ugali greens', 'ugali stew', 'ugali fish', 'ugali omena', 'ugali beans', 'ugali hands', 'sima dinner', 'posho dinner', 'posho beans', 'sadza', 'sadza dinner', 'making sadza', 'sadza relish', 'nshima', 'nsima', 'nshima relish', 'nsima dinner', 'pap and gravy', 'pap gravy', 'pap chakalaka', 'stiff pap', 'mieliepap', 'mielie pap', 'mealie pap', 'mealiepap', 'maize meal', 'mielie meal', 'mealie meal', 'maize porridge', 'phutu', 'uphuthu', 'eating with hands', 'eat with my hands', 'eating with our hands', 'eats with hands'],
  answers: ['ugali', 'sukuma', 'wiki', 'greens', 'kale', 'spinach', 'stew', 'soup', 'sauce', 'gravy', 'relish', 'beans', 'fish', 'meat', 'chicken', 'tomato', 'onion', 'chakalaka', 'maize', 'white', 'hot', 'warm', 'soft', 'ball', 'balls', 'round', 'dent', 'thumb', 'hand', 'hands', 'finger', 'fingers', 'spoon', 'fork', 'plate', 'pot', 'eat', 'eats', 'eating', 'ate', 'cook', 'cooks', 'cooking', 'cooked', 'stir', 'stirs', 'stirring', 'make', 'makes', 'making', 'made', 'dinner', 'supper', 'lunch', 'meal', 'tonight', 'again', 'every', 'always', 'day', 'night', 'evening', 'favourite', 'favorite', 'love', 'loves', 'yummy', 'hungry', 'kitchen', 'table', 'home', 'village', 'family', 'together', 'cousin', 'cousins', 'grandma', 'grandmother', 'cucu', 'shosho', 'gogo', 'ambuya', 'nyanya', 'grandpa', 'guka', 'babu', 'mum', 'mama', 'dad', 'baba', 'aunt', 'auntie', 'kenya', 'kenyan', 'tanzania', 'uganda', 'zimbabwe', 'zambia', 'malawi', 'africa', 'african', 'learn', 'learning', 'how'],
  except: ['braai', 'barbecue', 'bbq', 'allergy', 'allergic', 'sick', 'ill', 'hospital', 'starving', 'no food', 'drought', 'burnt', 'burned', 'hates', 'hate', 'won’t eat', 'refuses', 'fussy', 'picky', 'spaghetti', 'noodles', 'soup runs', 'curry', 'baby', 'table manners', 'manners', 'dirty', 'dog', 'cat', 'goat', 'robot', 'dragon', 'monster', 'pounding'],
  moods: ['learning', 'first', 'losing'],
  fed: true,
  company: ['plate', 'pot', 'greens', 'sauce', 'spoon', 'drawer', 'sleeve', 'thumb', 'dent', 'hill', 'bowl', 'ball', 'ugali', 'hand', 'elbow', 'kitchen', 'tap'],
  about: 'There is ugali again, and the hero wants to get the sauce from the plate to the mouth with nothing else, but it runs out at one place after another, until a thumb is seen on a table.',
  titles: ['A Spoon You Can Eat', 'Ugali Again', 'Twenty Spoons for Supper', '{H} Makes a Dent', 'As Deep as a Thumb'],
  want: [
    {
      id: 'a-white-hill',
      A: 'partner',
      paragraphs: [
        '“Ugali again,” said {H}. It stood on the table like a white hill, and steamed. Beside it were the greens, in their sauce. There was no spoon. “You don’t need one,” said {A}. “You’ve got ugali.” {A} rolled a piece of it, did something to it, and dipped. It came up full of sauce, and not a drop was on the sleeve. {H} wanted to do it just like that.'
      ]
    }
  ],
  way: [
    {
      id: 'down-the-arm',
      A: 'partner',
      paragraphs: [
        '{H} took a piece of ugali as well, and dipped it. The sauce ran off, down the wrist, into the sleeve, and came to the elbow. “That’s a long way round,” said {A}. So {H} poked a deep hole in the next piece with one finger. It filled up, and it held! But just as {H} opened wide, a drop fell from underneath. The hole had come out at the bottom.'
      ]
    },
    {
      id: 'four-names',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s got other names too,” said {A}. “Some people call it sadza, and some say nshima, and some just say pap.” {H} took a small piece for each of the names. They all tasted of ugali.',
        '“Perhaps I said them wrong,” said {H}, and tried once more, with both eyes shut. Pap was swallowed before the name was over. For nshima you have to close your mouth in the middle. That was good, because of the sauce.'
      ]
    },
    {
      id: 'stirring',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It was hard work, this hill,” said {A}. “It began as water, and a handful of flour. Then it was stirred until the spoon hardly went round.” {H} showed with one fist how the spoon had gone at first. It flew. Then {H} showed how it went at the end.',
        'It went so slowly that {H}’s whole body turned with it, chair and all. “That’s it,” said {A}. “When you turn and the spoon doesn’t, it’s done.” {H} was done, and faced the wall.'
      ]
    },
    {
      id: 'other-has-hot-fingers',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} could take ugali from the hill when it still steamed, and say nothing. {H} waited for the edge to cool, and blew on it. “How do you do that?” asked {H}. “You throw it,” said {A}, “but only a little.”',
        'The piece went from {A}’s left hand to the right, and back. It was never long enough in one of them to be hot. {H} threw a cool one, for practice. It was never long enough in either. It was on the lamp.'
      ]
    },
    {
      id: 'other-kinds-of-spoons',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} looked for what else could carry sauce. A slice of tomato bent. A bean pod had two ends, and it came out at both. The lid of a jar was good, but it tasted of jar. “And you can’t eat it after,” said {A}.',
        'That was true of every spoon that {H} knew. They had all carried something, and then they had to be washed. Nobody had ever washed up a piece of ugali. {H} looked at the white hill with a good deal more interest.'
      ]
    },
    {
      id: 'elder-and-the-king',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small, a fine guest came from the town,” said {S}. “We gave the guest our only fork. And then we all sat and watched how that was done.” {A} wanted to know how it was. “The sauce went through,” said {S}. “It had slits.”',
        '“And what did the guest say?” asked {A}. “Nothing,” said {S}, “until the fork was put down by the side of the plate, quite gently. After that we had to put out more ugali.”'
      ]
    },
    {
      id: 'child-makes-animals',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had rolled a ball of ugali, and another, and put one on top. “It’s a hen,” said {S}. “Does it carry sauce?” asked {A}. {S} dipped it in. It carried some on its back, and the rest ran off, as it does with hens.',
        'Then {S} bit off the head. “Now it can,” said {S}, and that was so. There was a hollow where the head had been. It held three drops and half a bean, until the hen fell over.'
      ]
    },
    {
      id: 'a-thumb-on-the-table',
      A: 'partner',
      paragraphs: [
        '“You do something to your piece first,” said {H}, “but your fingers are in front of it.” “I don’t know what I do,” said {A}. “I just do it.” But on {A}’s plate lay a piece that had been made and not eaten yet. {A} bent down over it. In the middle was a round dent with fine lines. “That’s a thumb!” said {A}. “And on the back are four fingers, to hold it up.”'
      ]
    }
  ],
  turn: [
    {
      id: 'rolled-and-pressed',
      A: 'partner',
      paragraphs: [
        '{H} rolled a new piece into a ball, until there was no crack in it. Four fingers held it from below. The thumb came down in the middle, and stopped just before it felt them. “It’s a spoon,” said {H}. It came up full of sauce. It rode past the sleeve, and not a drop was lost. {H} chewed. “And now it’s gone,” said {H}. “I’ve eaten the spoon.” “There’s a hill of them,” said {A}.'
      ]
    },
    {
      id: 'sizes-of-spoons',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A}’s dent and {H}’s dent lay side by side, and were filled. “Yours takes a bean,” said {H}, “and mine takes half.” Each spoon was just as big as the thumb that had made it. So was each mouth.',
        'They swapped, to see. {H} got a bean too many, and {A} looked for the sauce for quite a time. “It’s right as it was,” said {A}. “You can’t lend anybody a thumb.”'
      ]
    },
    {
      id: 'which-hand',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Only one hand is for eating, and the other one has to be dry. {H}’s dry hand did not know what to do, and lay on the table like a guest. “It can pour the water,” said {A}.',
        'It poured, and it scratched an ear. Then it pointed at what the wet hand should take. The wet hand took something else. “They’re talking,” said {A}. In the end the dry one was allowed to hold the plate, so that it had a part.'
      ]
    },
    {
      id: 'pet-and-the-crust',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'A bit of ugali had gone over the edge of the table, round and without a dent. {A} found it. It was still hot. {A} pushed it along, and it rolled.',
        'It went once round the leg of the chair, and stopped by {H}. {A} sniffed at it, and looked up. “It wants sauce,” said {H}. One drop fell from {H}’s sleeve, and landed on the top. Then {A} ate it all in one bite.'
      ]
    },
    {
      id: 'the-crust-in-the-pot',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the bottom of the pot was a crust, thin and brown, in the shape of the pot. It came out whole. “That’s a bowl,” said {H}, “for somebody with a very, very big thumb.” “I know a giant,” said {A}, “but not for supper.”',
        'They put the last of the greens in it, and ate the rim, from both sides. It cracked loudly when you bit on it. The bowl got smaller and smaller. At just the right moment it was empty, and it was gone.'
      ]
    },
    {
      id: 'the-last-of-the-hill',
      A: 'partner',
      paragraphs: [
        'They ate until there was no hill. {H} had made nineteen spoons. One had a corner, and one was for a single bean. “Ugali again,” said {A}, “and the same every night.” “It’s never the same,” said {H}. “I get a new spoon each time.” With the twentieth {H} wiped the plate, until it shone. In the drawer lay all the other spoons, the kind that you can’t eat. {H} felt a little sorry for them.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down close to the side where it steamed.',
      '{names} got a piece off the far slope, and the hill had a cave.',
      { text: '{names} poured water over {H}’s hands from a jug, for a start.', needs: ['hands'] },
      { text: '{names} moved the greens to the middle, so that no arm was too short.', needs: ['hands'] }
    ],
    way: [
      '{names} saw the drop fall, and said where it had gone.',
      '{names} ate the piece with the hole, as it was in the way.',
      { text: '{names} rolled up {H}’s sleeve, over the elbow.', needs: ['hands'] },
      { text: '{names} made a spoon with two holes, so that it was fair.', needs: ['hands'] }
    ],
    turn: [
      '{names} got the spoon with the corner, and said that it was a good one.',
      '{names} listened to the crust, and it cracked.',
      { text: '{names} pressed a dent as well, and it was a wide one.', needs: ['hands'] },
      { text: '{names} passed the sauce without being asked.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was one plate to wash, and the pot, which would have to soak until the morning. Nobody had to wash a spoon.',
    '{H} washed the wet hand, and then the dry one, to be fair. In bed {H} pressed one fist into the middle of the pillow. It held.'
  ],
  last: [
    'The pillow had a dent in it, just as big as it should be, and {H} was asleep.',
    'Tomorrow there would be ugali again, and {H} slept.'
  ]
})
