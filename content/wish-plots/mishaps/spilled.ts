import { wishPlot } from '../wish-plot.ts'

export const spilled = wishPlot({
  id: 'wish-spilled',
  beginsElsewhere: true,
  wishes: ['spilled milk', 'spilt milk', 'spills milk', 'spill milk', 'spilling milk', 'spilled juice', 'spilt juice', 'spills juice', 'spilled water', 'spilt water', 'spilled drink', 'spilt drink', 'spills drink', 'spilling drink', 'spilled drinks', 'spills drinks', 'spilled cup', 'spilled glass', 'spilled squash', 'spilled cereal', 'spilled soup', 'spilled breakfast', 'spilled dinner', 'spilled lunch', 'spilled supper', 'spilt breakfast', 'spilt dinner', 'spills breakfast', 'spills dinner', 'spilled table', 'spilt table', 'spilled everywhere', 'spilt everywhere', 'spills everything', 'always spills', 'keeps spilling', 'knocked over milk', 'knocks over milk', 'knocked over drink', 'knocks over drink', 'knocked over juice', 'knocks over juice', 'knocked over cup', 'knocks over cup', 'knocked over glass', 'knocks over glass', 'knocked over water', 'tipped over milk', 'tipped over cup', 'tipped over drink', 'crying over spilt milk', 'cry over spilt milk', 'cry over spilled milk', 'spilt paint', 'spilled paint', 'spills paint', 'spilt carpet', 'spilled carpet'],
  answers: ['spilled', 'spilt', 'spills', 'spill', 'spilling', 'milk', 'juice', 'water', 'drink', 'drinks', 'cup', 'glass', 'mug', 'beaker', 'squash', 'cereal', 'soup', 'orange', 'apple', 'breakfast', 'dinner', 'lunch', 'supper', 'tea', 'teatime', 'meal', 'meals', 'mealtime', 'mealtimes', 'table', 'floor', 'everywhere', 'everything', 'knocked', 'knocks', 'knocking', 'over', 'tipped', 'tips', 'full', 'whole', 'big', 'again', 'always', 'keeps', 'every', 'time', 'day', 'morning', 'today', 'twice', 'accident', 'accidents', 'mess', 'messy', 'clumsy', 'sorry', 'upset', 'cried', 'crying', 'cry', 'felt', 'bad', 'cross', 'got', 'all', 'his', 'her', 'my', 'new', 'clean', 'cloth', 'mop', 'wiped', 'wipe', 'puddle', 'elbow', 'lap', 'dress', 'trousers', 'sleeve', 'reaching', 'pouring', 'poured', 'jug', 'at', 'on', 'of', 'and', 'when', 'she', 'he', 'i', 'paint', 'carpet', 'rug', 'sofa'],
  except: ['hot', 'boiling', 'scald', 'scalded', 'burn', 'burned', 'burnt', 'kettle', 'coffee', 'oil', 'petrol', 'ink', 'beans', 'secret', 'secrets', 'wine', 'beer', 'bleach', 'potty', 'wee', 'pee', 'broke', 'broken', 'smashed', 'laptop', 'computer', 'phone', 'shouted', 'yelled', 'screamed', 'hurt', 'hospital', 'died', 'dead', 'dragon', 'unicorn', 'robot', 'witch', 'potion', 'cow', 'bath', 'sea', 'bucket', 'magic', 'sequins', 'glitter', 'lorry', 'tanker', 'bus', 'allergic'],
  moods: ['first', 'learning', 'proud', 'afraid', 'late'],
  company: ['dog', 'table', 'milk', 'glass', 'crack', 'bus', 'corner', 'knees', 'cloth', 'butter'],
  about: 'Whenever the hero tells how big the dog was, one arm flies out and spills the milk, till the glass is pushed ahead of the arm and stands where the dog ends.',
  titles: ['Behind the Dog', 'It Was This Big', 'The Same Two Knees', '{H} and the Glass in the Way', 'As Far as the Butter'],
  want: [
    {
      id: 'the-dog',
      A: 'partner',
      paragraphs: [
        '{H} had seen the biggest dog there is, and at the table nobody knew yet how big. “It came round the corner,” said {H}, “and it was this …” One arm flew out to show it. On the way it met the glass of milk.',
        'The milk ran across the table to the crack in the middle. It went down through that, and dripped on {A}’s knees. “Oh no,” said {H}. “This what?” asked {A}. {H} ran for the cloth, and then for the other cloth.'
      ]
    }
  ],
  way: [
    {
      id: 'all-of-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The milk had been everywhere. It was under the plate, and round the bread, and in a spoon that was lying there. “That can’t all be out of one glass,” said {H}. So {H} wrung out both cloths into the glass, to measure it. It came to the top, nearly.',
        '“It’s all back,” said {A}. {H} held it to the light. It was grey, with a crumb going round in it. “I’m not thirsty any more,” said {H}, and the sink got it.'
      ]
    },
    {
      id: 'in-the-crack',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Milk in a crack smells, by the day after tomorrow. So {H} and {A} took hold of the table at its two ends, and pulled. It groaned, and opened as wide as a finger. {H} went along the inside with a corner of the cloth.',
        'Out came the milk, and a button, and a raisin from some other year. “I never knew who had that,” said {A}, and meant the button. They left the raisin till last, for neither wanted to be the one.'
      ]
    },
    {
      id: 'duck-cup',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I know what helps,” said {A}, and looked at the very back of the cupboard. There was a cup with a lid and a spout, and a duck on it. It could not spill a drop. “It’s for babies,” said {H}, but sucked at it. It squeaked.',
        '“Now tell it,” said {A}. {H} kept the spout in, to be quite safe. “Ib cabe roub duh corder,” said {H}, and then “duck”, which was not in the story at all. The cup went back into the cupboard.'
      ]
    },
    {
      id: 'as-big-as-what',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“You could just say it,” said {A}. “Was it as big as a chair?” “Bigger,” said {H}. “As a fridge?” {H} shut both eyes, and looked at the dog in there. “A fridge goes up,” said {H}. “The dog goes along.” “A fridge lying down?” “A fridge hasn’t got ears.”',
        '{A} tried to think of it, with ears. “I’ve got something now,” said {A}, “but I don’t think it’s a dog.” It was much easier with an arm.'
      ]
    },
    {
      id: 'napkin-wall',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} built a wall of rolled-up napkins along the crack, to keep both knees dry. It was as high as a sausage. “Now let it come,” said {A}. First they tried it with a spoonful of water.',
        'The water ran up to the wall, and the wall drank it. It grew dark, and soft in the middle, and lay down. “It needs a wall behind it,” said {H}. {A} had begun on that when the napkins were all gone.'
      ]
    },
    {
      id: 'in-the-sink',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“It’s the glass,” said {A}. “Some just like lying down.” They stood it in the sink, full of water, and gave it a small push. It rocked, and stood still. {H} gave it a bigger one. It rocked, and stood still. They pushed it from all four sides, and it never once fell over.',
        '“There’s nothing wrong with that glass,” said {H}. {A} still did not trust it. “In the sink they all behave,” said {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once did it with gravy,” said {S}. “It was at a wedding, and I was only showing them how I’d rowed a boat.” {S} rowed a bit, carefully. “The jug went down the whole table, and nobody could catch it, because it was slippery.” “Where did it stop?” asked {A}.',
        '“At the bride. She picked it up and looked in. There was some left.” {S} nodded. “She said, pass the potatoes.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I never spill,” said {S}. “I drink it all at once. Then it’s in, and you can wave as you like.” {S} showed how, with a large glass of water, and put it down empty. “Now ask me something.”',
        '“How big was your biggest dog?” asked {A}. {S} opened both arms, and then the mouth, and there came a burp, as long as a bus. They waited for the end of it. “That big?” asked {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} went and told it to {A}. There was no glass near there. “It was this big,” whispered {H}, and both arms flew out as far as they would go. {A} looked at the one hand, and then, after a time, at the other.',
        'It was good to have told it to somebody. But {A} was not surprised. To {A} nearly everything is that big, {H} thought.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} had heard the splosh, and liked it. {A} took a beaker of water, held it out over the edge, and looked down. Then the fingers opened, one by one. “That isn’t spilling,” said {H}. “That’s letting go.”',
        '{H} wiped it up all the same, for the cloth was wet anyway. {A} held out one hand for the beaker. “Mine never wants to,” {H} told {A}. “You’ve got another kind.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“When something goes over at ours,” said {A}, “somebody shouts Flood, and you lift up all you’ve got.” They tried it. “Flood!” called {H}. Quick as a cat {A} had the plate in one hand and the bread in the other. Both feet were in the air.',
        '“And who wipes it up?” asked {H}. {A} looked down. {A} could not put anything down, as long as it was wet. “That’s why it takes us so long,” said {A}.'
      ]
    },
    {
      id: 'eyebrows',
      A: 'partner',
      paragraphs: [
        'There was new milk, and it stood where the old milk had. “Sit on your hands,” said {A}. {H} sat on both. “It was this,” said {H}. “Which this?” asked {A}. {H} did it with the eyebrows.',
        '“As big as an eyebrow?” said {A}. “No!” cried {H}. “THIS …” And the arm came out all by itself. Splosh. It was the same crack, and the same two knees.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        '{H} lay under the table and wiped. “I never want to spill it,” said {H} to {A}’s knees. “I only want to tell it.” “I know,” said {A} up there.',
        'On the table were two white rings, where the glass had stood, one on top of the other. “Come and look,” said {A}. “It always stands where the dog has to go.”'
      ]
    }
  ],
  turn: [
    {
      id: 'pushed-along',
      A: 'partner',
      paragraphs: [
        'The third milk stood there as well. “Tell it slowly,” said {A}. “It was thiiiis,” said {H}, and out came the arm. {A} pushed the glass along in front of it. Past the plate it went, past the bread, as far as the butter. There the arm ended. “Big,” said {H}.',
        'It was quiet at the table. There was a dog on it, from {H} to the butter. “With the tail?” asked {A}. “Without,” said {H}.'
      ]
    },
    {
      id: 'the-tail',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Then where’s the tail?” asked {A}. For that the table was too short. {A} picked up the glass, and carried it on from the butter, step by step. “Still tail?” “Still tail,” said {H}. {A} went past the chairs. “And here?” “There’s a bit with white hair on it.” At the door {H} said stop.',
        '{A} stood there with the milk, and looked back along it all. “I’m glad that it was in a good mood,” said {A}.'
      ]
    },
    {
      id: 'parking',
      A: 'other',
      spare: 13,
      paragraphs: [
        '{H} stood the glass on a scrap of paper, and {A} drew round it with a pencil. In the ring {H} drew a very small tail. “What’s that for?” asked {A}. “So that the milk knows what it’s behind,” said {H}.',
        '{A} wanted one as well, for the tea. “What are you going to tell?” asked {H}. {A} did not know yet, and drew the ring rather far away.'
      ]
    },
    {
      id: 'dry-knees',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} told the part with the bark. That needed both arms and the hair. {A} listened, and felt under the table with one hand from time to time. It was dry there. It was dry after the bark, and dry after the part where the dog had shaken its ears.',
        '“I don’t know what it is,” said {A}. “The story’s much better when I’m not waiting for it.”'
      ]
    },
    {
      id: 'behind-the-bus',
      A: 'partner',
      paragraphs: [
        'So the glass had its place by the butter now, behind the dog. {H} told it all once more from the corner on, with both arms. Not a drop went over. Then {H} drank the milk, and it was the first that got that far.',
        '“I saw a bus today,” said {A}. “It didn’t stop. It was as long as …” And out flew {A}’s arm. But {H} had hold of {A}’s cup already. “Behind the bus,” said {H}, and put it down by the butter.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard it drip, and looked under the table.',
      '{names} went round the wet place on the floor.',
      { text: '{names} lifted the bread out of the way.', needs: ['hands'] },
      { text: '{names} stood the glass up again, and it was quite empty.', needs: ['hands'] }
    ],
    way: [
      '{names} moved off a bit, before the arm came.',
      '{names} looked for the dog, round the corner of the table.',
      { text: '{names} wrung out a cloth, and hung it over a chair.', needs: ['hands'] },
      { text: '{names} held on to another cup with both hands.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way of the dog.',
      '{names} looked from {H} to the butter, and back.',
      { text: '{names} moved the butter along a bit, in case the dog grew.', needs: ['hands'] },
      { text: '{names} poured the milk, not too full.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wiped off the two white rings, and hung both cloths up by a corner. They dripped for a while, and then they stopped.',
    '{H} washed, milk and all, and lay down with both arms under the blanket.'
  ],
  last: [
    'Nothing near could fall over, and {H} was asleep, with both arms as wide as the dog.',
    'Round a corner came something very big and very quiet, and {H} was asleep.'
  ]
})
