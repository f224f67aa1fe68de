import { wishPlot } from '../wish-plot.ts'

const ANIMALS = ['animals', 'farm', 'farmyard', 'cow', 'cows', 'zoo']
const SWAPPED = ['swapped noises', 'swap noises', 'swapped sounds', 'swap sounds', 'swapped voices', 'swap voices', 'noises mixed up', 'sounds mixed up', 'mixed up noises', 'wrong noises', 'wrong noise', 'wrong sounds', 'wrong sound', 'changed noises', 'changed voices', 'traded noises', 'traded sounds', 'switched noises', 'switched sounds', 'switched voices', 'noises muddled', 'different noises']

export const swappedNoises = wishPlot({
  id: 'wish-swapped-noises',
  wishes: [...ANIMALS.flatMap((animals) => SWAPPED.map((swapped) => `${animals} ${swapped}`)), 'cow quacks', 'cow quack', 'cow quacked', 'cow says quack', 'cow goes quack', 'quacking cow', 'pig barks', 'pig barked', 'pig woof', 'pig woofs', 'barking pig', 'duck oink', 'duck oinks', 'ducks oink', 'oinking duck', 'cock moos', 'cock mooed', 'rooster moo', 'rooster moos', 'rooster mooed', 'cockerel moo', 'cockerel moos', 'dog cock-a-doodle-doo', 'moo cow lost its moo', 'cow forgot moo', 'cow lost moo', 'cow barks dog moos', 'cow woofs dog moos', 'cow oinks pig moos', 'cow meows cat moos', 'cow baas sheep moos', 'cow quacks duck moos', 'pig quacks duck oinks', 'dog meows cat barks', 'cat woofs dog meows', 'hen barks dog clucks', 'animals say wrong words', 'animals wrong voices', 'animals wrong voice', 'animals each other’s noises', 'animals each other’s voices', 'animals lost their noises'],
  answers: ['animals', 'animal', 'farm', 'farmyard', 'zoo', 'cow', 'cows', 'pig', 'pigs', 'duck', 'ducks', 'cock', 'rooster', 'cockerel', 'hen', 'hens', 'chicken', 'chickens', 'dog', 'cat', 'sheep', 'lamb', 'horse', 'goat', 'farmer', 'swapped', 'swap', 'swaps', 'switched', 'changed', 'traded', 'mixed', 'muddled', 'wrong', 'different', 'noise', 'noises', 'sound', 'sounds', 'voice', 'voices', 'says', 'said', 'say', 'moo', 'moos', 'mooed', 'quack', 'quacks', 'oink', 'oinks', 'woof', 'woofs', 'baa', 'baas', 'barks', 'bark', 'crows', 'neighs', 'meows', 'meow', 'cluck', 'clucks', 'day', 'one', 'morning', 'night', 'all', 'every', 'each', 'other', 'others', 'woke', 'wakes', 'up', 'when', 'who', 'that', 'what', 'if', 'the', 'with', 'and', 'their', 'its', 'funny', 'silly', 'forgot', 'thinks', 'instead', 'of', 'like', 'a', 'at', 'everyone', 'everybody', 'had', 'makes', 'making', 'made', 'breakfast', 'miaow', 'miaows', 'fog', 'foggy', 'old', 'macdonald', 'mcdonald', 'granny', 'grandpa', 'grandad', 'goose', 'donkey', 'turkey', 'suddenly', 'today', 'only', 'confused', 'surprised', 'magic', 'spell'],
  except: ['died', 'dead', 'sick', 'ill', 'hurt', 'afraid', 'scared', 'wolf', 'dinosaur', 'robot', 'moon', 'space', 'birthday', 'jokes', 'song', 'sing', 'choir', 'band', 'music', 'baby', 'learn', 'learning', 'school', 'vet', 'toy', 'parrot', 'husky'],
  moods: ['question', 'first', 'change'],
  asked: true,
  isTale: true,
  out: true,
  company: ['cockerel', 'cow', 'duck', 'ducks', 'pig', 'dog', 'hen', 'hens', 'corn', 'hay', 'bone', 'bucket', 'fog', 'farmer', 'farm', 'pond', 'roof', 'noise', 'noises', 'bowl', 'sheep', 'peelings', 'cocoa', 'kennel'],
  about: 'The animals on the farm have swapped noises, and in the fog every breakfast goes to the wrong one, until it is noticed that the breakfasts still have noises of their own.',
  titles: ['The Cockerel Said Moo', 'Quack, Said the Cow', '{H} Rattles the Bucket', 'The Morning of the Wrong Noises', 'What Corn Says'],
  want: [
    {
      id: 'moo-said-the-cockerel',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had promised to give the animals their breakfast, while the farmer went to buy boots. There was thick white fog. “Moo,” said something on the roof. {H} looked up, and it was the cockerel.',
        'Beside them a cow opened its mouth. “Quack,” said the cow, and looked round to see who it was. In the night all the animals had swapped noises. And now they all called for breakfast.'
      ]
    }
  ],
  way: [
    {
      id: 'by-ear',
      A: 'partner',
      paragraphs: [
        'Nobody could be seen in the fog, so {H} went by ear. “Oink,” came from the pond. {H} carried some peelings there, for the pig. It was ten ducks, and they were offended. “Woof,” came from the pigsty. {A} brought a bone. The pig looked at the bone, and at {A}. “Cock-a-doodle-doo,” came from the kennel. There {H} poured out the corn. The dog lay down on it and crowed. Now they all had a breakfast, and nobody had eaten a bite.'
      ]
    },
    {
      id: 'four-in-the-morning',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The cockerel on the roof was not happy. It stood on its toes, stretched its neck and shut its eyes, as one does for a crow. “Moo,” it said, deep down. The tiles shook a little. A cat that had slept beside it got up and left.',
        '“It’s supposed to wake the farm,” said {H}. “A moo only wakes the grass,” said {A}. The cockerel thought so too. It looked at the grass, which was up already.'
      ]
    },
    {
      id: 'one-noise-for-ten',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Ten ducks came out of the fog in a row, and each said “Oink”. The tenth said it a bit late. “They’ve only got one noise between them,” said {A}. “It used to be the pig’s,” said {H}, “and there’s only one pig. It has to go round.”',
        'They listened. It went from beak to beak, and at the end it was passed to the front again. By then it was rather thin. The pig could not have filled a bucket with it.'
      ]
    },
    {
      id: 'the-gate-and-the-sheep',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the field stood a sheep and squeaked. It squeaked when it lifted its head, and when it put it down. “Whose noise is that?” asked {A}. {H} leaned on the gate to think, and it swung open. “Baa,” said the gate.',
        '{A} shut it again. “Baa.” They did it a few times. “It wants oil,” said {A}. “And what does the sheep want?” asked {H}. The sheep came over, squeaking, and put its chin on the gate.'
      ]
    },
    {
      id: 'the-postman',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The postman came out of the fog with his bag, and had one foot in the yard. “Woof,” came from the pigsty. The postman took the foot back. “I thought that the dog here was a quiet one,” he called. “It’s only the pig,” called {H}.',
        'The postman waited all the same. He had met pigs. Then the dog ran up to him and crowed. “Good morning,” said the postman, and looked at his watch. It was later than he had thought.'
      ]
    },
    {
      id: 'cow-tries-for-its-own',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The cow wanted its moo back. It breathed in, right down to the last stomach. A cow has a stomach with four rooms, so that took some time. {H} and {A} held their breath too. “Quack,” said the cow.',
        '“It was a very big one,” said {A} kindly. “You did hear that it came from below,” said {H}. A duck swam up, out of the white. It had come to see who was calling, and could not find any duck at all.'
      ]
    },
    {
      id: 'other-orders-eggs',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} wanted six eggs, and stood listening in the fog. “Moo,” came from overhead. {A} looked up. “How did the cow get onto the roof?” asked {A}. “That’s the cockerel,” said {H}.',
        '“Oh,” said {A}, and nodded for a while. “And are the eggs from the hens?” {H} thought that they were, for they had not swapped those. {A} turned one over, to be sure. It said nothing, and {A} was glad.'
      ]
    },
    {
      id: 'pet-keeps-its-own',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come along to the farm, and kept {A}’s mouth shut. All round there was quacking and crowing. The cow bent down to {A}, and asked for a swap. “Quack?” asked the cow, very politely. {A} shut {A}’s mouth still tighter.',
        'Only once did {A} have to yawn, and a bit of noise came out. It was {A}’s own. {A} looked quickly to the left and right. The farm dog had pricked its ears. “Cock-a-doodle,” said the farm dog, full of envy.'
      ]
    },
    {
      id: 'elder-had-a-donkey',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a donkey,” said {S}, “and it sounded like a door. When it called, we always shouted ‘Come in’. It did come in, too.” “And when there was somebody at the door?” asked {A}. “Then we gave it a carrot,” said {S}.',
        '“The door?” asked {A}. “You can’t tell by ear,” said {S}. “It was a very well-kept door.” {S} listened to the fog. “That one’s a goose,” said {S}. It was the pig.'
      ]
    },
    {
      id: 'child-swaps-too',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} did not want to be left out, and asked the cow for its quack. “Quack,” said {S}. The cow looked at {S} and waited for something in return. {S} thought it over, and gave the cow a sneeze.',
        '“You can’t give away a sneeze,” said {A}. “I’ve got a lot,” said {S}, and had three more to prove it. The cow stepped back. Then it put up its head, wrinkled its nose, and sneezed like {S}. It rained for a moment.'
      ]
    },
    {
      id: 'what-corn-says',
      A: 'partner',
      paragraphs: [
        'They picked it all up again. When {A} poured the corn back into its bucket, it rattled. At once the cockerel flew down to {A}’s feet. “He can’t have seen it,” said {A}. “So how did he know what it was?”',
        '{H} took the bucket and shook it. “Moo,” said the cockerel, and danced. “They’ve swapped their noises,” said {H}, “but the breakfasts haven’t!” The cockerel had understood every word of the corn.'
      ]
    }
  ],
  turn: [
    {
      id: 'called-by-breakfast',
      A: 'partner',
      paragraphs: [
        'Now they did it the other way round. {H} rattled the corn, and out of the fog ran the hens, with the cockerel. {A} rustled the hay. The cow came stepping through the white and said “Quack, quack”, for hurry. The peelings went slosh, and brought the pig. Oats went plip in the pond, and there were ten ducks. The dog came last. {H} knocked the bone on the bowl. “Cock-a-doodle,” said the dog, and was not heard again until there was no bone.'
      ]
    },
    {
      id: 'with-the-mouth-full',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They all ate, and it was quiet. Only the chewing was to be heard, and that had not been swapped. The cow ground from left to right. The pig smacked. Ten ducks rattled in the mud like spoons in a drawer.',
        '“I could tell each of them in the dark,” said {H}, and shut both eyes. “That’s the pig.” “That was me,” said {A}, who had found a biscuit. {H} begged {A}’s pardon, and {A} begged the pig’s.'
      ]
    },
    {
      id: 'the-farmer-rings',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The farmer called them up from the boot shop. “Is it all right?” asked the farmer. {H} held the telephone out into the yard. “Quack,” said the cow. “Are the ducks so loud today?” asked the farmer. “They say oink,” said {H}.',
        'For a time nothing came out of the telephone. “Have they got their breakfast?” asked the farmer then. “All of them,” said {A}. “Then they can say what they like,” said the farmer, and took a few steps. “My new boots say miaow.”'
      ]
    },
    {
      id: 'cocoa-says',
      A: 'partner',
      paragraphs: [
        'When they were full, they all yawned. A yawn is the same in every animal. The cow shut its mouth again, and tried. “Moo,” said the cow, surprised. The cockerel crowed, and everyone had their own noise again.',
        '{H} was still out in the fog with the buckets. {A} stood in the kitchen and stirred two cups of cocoa. The spoon went round, clink and clink. Soon {H} stood in the door. “I didn’t call,” said {A}. “The cocoa did,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for a cow on the roof.',
      '{names} listened to the cow, in front and then behind.',
      { text: '{names} held the bucket for the corn, as far as it could be seen.', needs: ['hands'] },
      { text: '{names} said good morning to the cockerel, in cow.', needs: ['hands'] }
    ],
    way: [
      '{names} went towards an oink, and got wet feet.',
      '{names} stood still in the fog, and was quacked at.',
      { text: '{names} picked the corn out of the dog again.', needs: ['hands'] },
      { text: '{names} wiped the bone, and took it back from the pig.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the hens to the corn, to see if it was true.',
      '{names} yawned with the cow, as wide as could be.',
      { text: '{names} rustled some more hay, and got a lick for it.', needs: ['hands'] },
      { text: '{names} threw some oats to the tenth duck, who was late.', needs: ['hands'] }
    ]
  },
  bed: [
    'The buckets were put in a row, the corn, the hay and the peelings. The cups were washed, and the spoon went clink once more into its drawer.',
    '{H} washed and lay down. From the farm there came a moo, and {H} listened to it with care. It was a cow’s, and there was a cow under it.'
  ],
  last: [
    '{H} yawned with {H}’s own yawn, and was asleep.',
    'The cockerel had put its head away, with its own noise in it. {H} was asleep.'
  ]
})
