import { wishPlot } from '../wish-plot.ts'

export const wontEat = wishPlot({
  id: 'wish-wont-eat',
  beginsElsewhere: true,
  wishes: ['broccoli', 'brocolli', 'brocoli', 'broccolli', 'hates broccoli', 'won’t eat', 'wont eat', 'won’t eat dinner', 'doesn’t eat', 'doesnt eat', 'didn’t eat', 'didnt eat', 'don’t eat', 'dont eat', 'wouldn’t eat', 'wouldnt eat', 'refuses eat', 'refused eat', 'refusing eat', 'refuses food', 'refuses dinner', 'refusing food', 'never eats dinner', 'eat dinner', 'eat supper', 'eating dinner', 'eating supper', 'eat your tea', 'eat vegetables', 'eating vegetables', 'eat veggies', 'eating veggies', 'eat veg', 'eating veg', 'eat greens', 'eating greens', 'vegetables', 'veggies', 'hates dinner', 'hates supper', 'hates vegetables', 'hates veg', 'hates greens', 'likes vegetables', 'picky eater', 'picky eating', 'fussy eater', 'fussy eating', 'fussy food', 'picky food', 'fussy dinner', 'trying new food', 'trying new foods', 'try new food', 'try new foods', 'tries new food', 'new foods', 'tasting new', 'try something new dinner', 'won’t try', 'wont try', 'try vegetables', 'trying vegetables', 'trying broccoli', 'dinner battles', 'dinnertime battles', 'mealtime battles', 'only eats pasta', 'only eats toast', 'food touching', 'eating breakfast', 'eat breakfast', 'refuses breakfast', 'hates breakfast', 'skips breakfast', 'skipping breakfast'],
  answers: ['dinner', 'supper', 'tea', 'lunch', 'food', 'foods', 'meal', 'meals', 'mealtime', 'mealtimes', 'dinnertime', 'teatime', 'vegetable', 'vegetables', 'veggies', 'veg', 'greens', 'green', 'broccoli', 'sprouts', 'spinach', 'cabbage', 'cauliflower', 'anything', 'everything', 'something', 'new', 'hates', 'hate', 'hated', 'doesn’t', 'like', 'likes', 'liking', 'fussy', 'picky', 'eater', 'eating', 'eats', 'eat', 'trying', 'try', 'tries', 'tried', 'taste', 'tastes', 'tasting', 'refuses', 'refused', 'refusing', 'yucky', 'yuck', 'disgusting', 'horrible', 'touching', 'plate', 'nursery', 'school', 'toddler', 'only', 'pasta', 'toast', 'plain', 'beige', 'her', 'his', 'your', 'healthy', 'battle', 'battles', 'tonight', 'just', 'bite', 'learning', 'wants', 'won’t', 'nothing', 'except', 'breakfast'],
  except: ['pasta', 'noodles', 'macaroni', 'spaghetti', 'allergy', 'allergic', 'sick', 'ill', 'poorly', 'hospital', 'thin', 'weight', 'anorexia', 'hungry', 'starving', 'tube', 'choke', 'choking', 'choked', 'dog', 'cat', 'rabbit', 'hamster', 'caterpillar', 'dragon', 'dinosaur', 'monster', 'bear', 'wolf', 'lion', 'tiger', 'shark', 'robot', 'giraffe', 'panda', 'horse', 'goat', 'snail', 'tortoise', 'princess', 'king', 'queen', 'giant', 'giants', 'grandma', 'grandpa', 'granny', 'grandad', 'nana', 'nan', 'restaurant', 'picnic', 'fish', 'sheep', 'cow', 'sad', 'since', 'anymore', 'more', 'stopped', 'market', 'garden', 'grow', 'growing', 'planting', 'shop', 'farm', 'soup', 'talking'],
  nothingElse: true,
  moods: ['first', 'afraid', 'learning', 'quarrel', 'change', 'losing'],
  fed: true,
  company: ['plate', 'saucer', 'broccoli', 'fork'],
  about: 'The hero will not have broccoli near the potatoes, so it gets a saucer at the far end of the table, and from there it turns out not to be finished.',
  titles: ['The Far End of the Table', 'It Isn’t Finished', '{H} and the Small Wet Tree', 'A Saucer of Its Own', 'What It Was Going to Be'],
  want: [
    {
      id: 'small-wet-tree',
      A: 'partner',
      paragraphs: [
        'There was broccoli on {H}’s plate, and {H} would not eat it. “You needn’t,” said {A}. But it stood there like a small wet tree, and leaned over towards the potatoes. “It’s going to touch them,” said {H}. “I want to have my dinner without it.”'
      ]
    },
    {
      id: 'the-rules',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What may touch what?” asked {A}. {H} explained it. Beans could touch beans. Gravy could touch the potato, but only from above. Nothing could touch an egg.',
        '{A} had lived with these rules for years, and had never heard all of them. “Is it written down anywhere?” “It’s in my mouth,” said {H}. {A} moved a bean, which had been much too near the egg.'
      ]
    },
    {
      id: 'the-smell',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“What has it done to you?” asked {A}. {H} thought about it, to be fair. “It’s the smell,” said {H}. “The smell gets there before the broccoli does.”',
        '{A} shut both eyes and smelled. It smelled of a cupboard, and a bit of rain. “You’re right,” said {A}. “I never noticed. I always just eat it.” {H} pulled the collar up, over {H}’s nose, and was more comfortable.'
      ]
    }
  ],
  way: [
    {
      id: 'skin-on-milk',
      A: 'other',
      spare: 1,
      paragraphs: [
        '“I can’t eat the skin on milk,” said {A}. “I never could. It moves.” They both thought of the skin on milk, and shook themselves down to the feet.',
        '“Does anybody make you?” asked {H}. “No,” said {A}. “I lift it out with a spoon, and then I look the other way.” {H} was glad to have been told. So it was not only {H} who could not eat things.'
      ]
    },
    {
      id: 'wall',
      A: 'partner',
      paragraphs: [
        'So {H} built a wall of mashed potato, right across the plate, and behind it sat the broccoli. For a moment all was well. Then the green water came through underneath, and made a pond on the good side. {H} put down the fork. “Now it’s in everything,” said {H}. It was horrid.',
        '{A} looked at the plate from the side. “A plate’s like a valley,” said {A}. “Water runs down to the middle, whatever you build.”'
      ]
    },
    {
      id: 'saucer',
      A: 'partner',
      paragraphs: [
        '“Then it needs a plate of its own,” said {H}. There was a clean one for {H}, and a saucer for the broccoli. {A} stood the saucer at the far end of the table, with its own chair. Now {H} could eat.',
        'After some time {H} looked back. “What are those dots all over it?” asked {H}, and pulled the saucer a bit nearer, and then a bit more.'
      ]
    },
    {
      id: 'picky',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s got nothing to eat over there,” said {A}, and it did look rather bare. {H} reached over with a long arm, and laid a crumb of bread on the saucer.',
        'They both waited. The broccoli did not touch the bread. “It doesn’t know it yet,” said {H}. “You can’t hurry it.” “I wouldn’t dream of it,” said {A}.'
      ]
    },
    {
      id: 'green-voice',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s a long way to the salt from here,” said {A}, in a small green voice. {H} looked at the broccoli, and then at {A}, whose mouth was shut. {H} pushed the salt along.',
        '“Too kind,” said the voice. “And is there a draught, or is that me?” “It talks a lot,” said {H}. “It’s never had anybody to talk to,” said {A}. “It’s usually eaten by now.”'
      ]
    },
    {
      id: 'through-the-glass',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} looked at it through a glass of water. It grew until it filled the glass, a whole dark wood with the light behind it. “Somebody could live in there,” said {H}.',
        '{A} came round to see. They looked for a door, and found a split in the stem, just the size for an ant. “There’s no bell,” said {A}. “Ants don’t ring,” said {H}. “They just walk in, and wipe all six feet.”'
      ]
    },
    {
      id: 'pet-turns',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} held the saucer where {A} could see it. {A} looked at the broccoli for a moment. Then {A} looked somewhere else, in no hurry, and stayed like that.',
        '“There you are,” said {H}. “And nobody tells {A} to try a bit.” {H} took the saucer away again.'
      ]
    },
    {
      id: 'elder-turnip',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“With me it was turnip,” said {S}. “I looked at it until it was dark, and then I hid it in my sleeve.” “Did anybody see?” asked {A}.',
        '“No. But I forgot it. The next day I shook hands with the doctor, and he had it.” {A} thought about that doctor, with a turnip in one hand. “What did he say?” “He said ‘Thank you’,” said {S}. “He thought it was a present.”'
      ]
    },
    {
      id: 'child-giant',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had three pieces, and was a giant. The giant pulled up one tree after another, and roared. {A} was glad to see them go.',
        '“You can have my forest too,” said {A}. The giant thought about it. “No,” said {S}. “There has to be one left, or where do I hide?”'
      ]
    },
    {
      id: 'baby-hat',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had got hold of a piece, and tried it in one hand, and on one ear. In the end it went on top of the head, and {A} let go, and it stayed.',
        'It looked like a very small hat for a very good occasion. “It’s not so bad up there,” said {H}. {A} sat quite straight, and let everybody look.'
      ]
    },
    {
      id: 'guest-beetroot',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“With me it’s beetroot,” said {A}. “It comes off on you, and then everybody knows.” {H} had never thought of that. “Where does it come off?” “Last time it was the chin,” said {A}, “and a curtain.”',
        '{H} looked at {A}’s chin. It was quite clean. “You’ve washed,” said {H}. “But not the curtain,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'not-finished',
      A: 'partner',
      paragraphs: [
        'By now they were nose to nose. The tree was made of hundreds of green dots, and each dot was a tiny ball. “What are they?” asked {H}. “Buds,” said {A}. “It’s really a bunch of flowers. They’d be yellow, if anybody let them.”',
        '{H} sat back. “So it’s flowers that haven’t opened!” said {H}. “I can’t eat that. It isn’t finished!” {A} stopped, with the fork halfway. “I’ve had six,” said {A}. “You couldn’t have known,” said {H} kindly.'
      ]
    },
    {
      id: 'where-do-we-stop',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Are there other things that aren’t finished?” asked {H}. {A} began to count them. A cauliflower was one, and so was an artichoke. “And a bean’s not a plant yet,” said {A}, “and an egg isn’t a hen.”',
        'They looked at each other across the plates. “We’d better stop there,” said {A}. “Yes,” said {H}. “I like egg.”'
      ]
    },
    {
      id: 'egg-cup',
      A: 'partner',
      paragraphs: [
        'The tree on the saucer was cooked, and it would never open now. But in the kitchen there was a raw piece left, with a stalk. {H} stood it in an egg cup by the window, with water up to its knees. “It takes a few days,” said {A}. “I’m in no hurry,” said {H}.'
      ]
    },
    {
      id: 'raincoat',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} let a drop of water fall on the raw broccoli. The drop ran down over the dots like a marble, and off at the edge. {A} tried one, from a spoon, and it ran off too.',
        '“It’s wearing a raincoat,” said {H}. “It’s a sort of wax,” said {A}. They did six drops, and it never got wet.'
      ]
    },
    {
      id: 'you-blew',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} and {A} sat and watched the egg cup, with four elbows on the sill. Nothing opened. “It moved,” said {H}. “You breathed on it,” said {A}.',
        '{H} held {H}’s breath, and {A} held one as well, to be fair. It did not move at all. “I wouldn’t like to be watched, either,” said {H}, and turned round.'
      ]
    },
    {
      id: 'wet-coat',
      A: 'partner',
      paragraphs: [
        'The cooked one still sat on its saucer. {H} put out the tip of {H}’s tongue, just to see what it was like. “Well?” asked {A}. “Wet coat,” said {H}, and pushed it over. “I rather like wet coat,” said {A}, and ate it. Nothing had touched {H}’s potatoes.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down beside the chair, in case something fell.',
      '{names} breathed in over the table, and did not mind the smell at all.',
      { text: '{names} turned the plate a bit, to give the potatoes a head start.', needs: ['hands'] },
      { text: '{names} put a spoon across, like a gate between two fields.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the pond, to see how far it would go.',
      '{names} came round to the far end, to see who was sitting there.',
      { text: '{names} bailed out the pond, with a teaspoon.', needs: ['hands'] },
      { text: '{names} laid a carrot across the wall, for a bridge.', needs: ['hands'] }
    ],
    turn: [
      '{names} chewed more slowly, out of respect for the flowers.',
      '{names} drew nearer as well, to smell the flowers.',
      { text: '{names} put down the fork, and picked up a bean instead.', needs: ['hands'] },
      { text: '{names} tied a ribbon round a stalk, as it was really a bunch.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} washed the plates, the big ones and the saucer. The egg cup stood where the light would come first.',
    'Freshly washed, {H} lay down. By the window the broccoli stood in the dark with wet feet, and was in no hurry.'
  ],
  last: [
    'There was no hurry at all. One day there would be yellow flowers, and {H} was asleep.',
    'By the window hundreds of buds were shut, and so were two eyes. {H} was asleep.'
  ]
})
