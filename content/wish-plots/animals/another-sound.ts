import type { ScenePlot } from '../../format.ts'
import { wishPlot, type WrittenPlot } from '../wish-plot.ts'

interface Sound {
  id: string
  /** What the wish says of the visitor. */
  whoever: string[]
  /** The animals whose own sound it is. */
  notOf: string[]
}

const DOGS = ['dog', 'dogs', 'puppy', 'puppies', 'hound', 'sheepdog', 'poodle', 'dachshund', 'terrier', 'labrador', 'beagle', 'pug', 'husky', 'spaniel', 'collie', 'chihuahua', 'bulldog', 'corgi', 'retriever', 'greyhound', 'mutt', 'wolf', 'fox', 'dingo', 'coyote', 'jackal', 'seal', 'seals', 'sealion', 'deer']
const NOBODY_OF_THE_HOUSE = ['baby', 'toddler', 'boy', 'girl', 'teacher', 'mum', 'dad', 'grandma', 'grandpa', 'brother', 'sister', 'neighbour', 'man', 'woman', 'child', 'ghost', 'monster']

const SOUNDS: readonly Sound[] = [
  {
    id: 'wish-whoever-says-moo',
    whoever: ['says moo', 'said moo', 'goes moo', 'moos', 'mooed', 'can only moo', 'can only say moo', 'could only say moo', 'only says moo', 'always says moo', 'moos like a cow', 'sounds like a cow', 'makes a cow sound', 'says moooo', 'makes cow noises', 'moos instead of talking', 'shouts moo', 'speaks cow', 'talks like a cow'],
    notOf: ['cow', 'cows', 'calf', 'bull', 'ox', 'heifer', 'bullock', 'buffalo', 'bison', 'yak', 'cattle']
  },
  {
    id: 'wish-whoever-miaows',
    whoever: ['says miaow', 'says meow', 'said miaow', 'said meow', 'goes miaow', 'goes meow', 'miaows', 'meows', 'miaowed', 'meowed', 'can only miaow', 'can only meow', 'can only say miaow', 'can only say meow', 'only says miaow', 'only says meow', 'always says miaow', 'always says meow', 'miaows like a cat', 'meows like a cat', 'sounds like a cat', 'mews like a kitten', 'purrs like a cat', 'says mew', 'says miaou', 'sounds like a kitten', 'makes cat noises', 'shouts meow', 'speaks cat', 'talks like a cat'],
    notOf: ['cat', 'cats', 'kitten', 'kitty', 'tomcat', 'tabby', 'lynx', 'cheetah', 'cub']
  },
  {
    id: 'wish-whoever-barks',
    whoever: ['barks', 'barked', 'says woof', 'said woof', 'goes woof', 'woofs', 'can bark', 'can only bark', 'only barks', 'always says woof', 'only says woof', 'barks like a dog', 'sounds like a dog', 'goes ruff ruff', 'says arf', 'says bow-wow', 'says wuff', 'sounds like a puppy', 'yaps all day', 'yaps like a puppy', 'barks instead of talking', 'makes dog noises', 'speaks dog', 'talks like a dog'],
    notOf: [...DOGS, 'tree', 'log', 'branch']
  },
  {
    id: 'wish-whoever-quacks',
    whoever: ['quacks', 'quacked', 'says quack', 'said quack', 'goes quack', 'can only quack', 'can only say quack', 'only says quack', 'always says quack', 'quacks like a duck', 'sounds like a duck', 'sounds like a duckling', 'makes a quacking noise', 'makes duck noises', 'shouts quack', 'speaks duck', 'talks like a duck'],
    notOf: ['duck', 'ducks', 'duckling', 'ducklings', 'drake', 'mallard', 'goose']
  },
  {
    id: 'wish-whoever-says-oink',
    whoever: ['says oink', 'said oink', 'goes oink', 'oinks', 'oinked', 'can only oink', 'only says oink', 'sounds like a pig', 'grunts like a pig', 'snorts like a pig', 'makes pig noises', 'makes piggy noises', 'speaks pig', 'talks like a pig'],
    notOf: ['pig', 'pigs', 'piglet', 'piglets', 'sow', 'boar', 'hog', 'warthog']
  },
  {
    id: 'wish-whoever-says-baa',
    whoever: ['says baa', 'said baa', 'goes baa', 'baas', 'bleats', 'can only say baa', 'only says baa', 'sounds like a sheep', 'baas like a sheep', 'says maa', 'sounds like a lamb', 'makes sheep noises', 'speaks sheep', 'talks like a sheep'],
    notOf: ['sheep', 'lamb', 'lambs', 'ram', 'ewe', 'goat', 'goats', 'kid', 'alpaca', 'llama', 'panda']
  },
  {
    id: 'wish-whoever-another-sound',
    whoever: ['makes the wrong sound', 'makes the wrong noise', 'makes the wrong noises', 'makes the wrong sounds', 'has the wrong sound', 'has the wrong voice', 'makes another animal’s sound', 'makes another animal’s noise', 'makes other animals’ sounds', 'makes funny animal noises', 'sounds like another animal', 'doesn’t sound like it should', 'got its sounds mixed up', 'has somebody else’s voice', 'has someone else’s sound', 'mixes up its animal noises', 'muddles up its sounds', 'says the wrong animal noise', 'speaks another animal’s language', 'talks like a different animal'],
    notOf: ['car', 'engine', 'fridge', 'boiler', 'piano', 'guitar', 'phone']
  }
]

const STORY: WrittenPlot = {
  visits: 'anything',
  except: ['all night', 'bites', 'too much', 'at strangers', 'at people', 'at everything', 'at everyone', 'at the postman', 'at the moon', 'in his sleep', 'loudly'],
  company: ['sofa', 'rug', 'window', 'duck', 'cow', 'pig', 'pigs', 'dog', 'mirror', 'cushion', 'lamp', 'book', 'farmer', 'neighbours', 'neighbour'],
  about: 'The hero wants to make a sound from behind the sofa that nobody can guess; whoever has another’s word is not able to change it, and need not, for in other countries they all say something else.',
  titles: ['The Wrong Word', 'Guess Who It Is', '{visitor} Behind the Sofa', 'In Denmark They Say Rap', 'Somebody Answered'],
  want: [
    {
      id: 'behind-the-sofa',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were playing Guess Who. One hid behind the sofa and made the sound of an animal, and the other guessed. {H} had been four animals, and {A} had known them all. {H} wanted to make a sound that {A} could not guess.',
        'At the door was {visitor.first}. “May I play too?” asked {visitor}, and went behind the sofa. Out came a sound, loud and clear. {A} guessed at once, and was wrong. “It’s only me,” said {visitor}. “It’s how I talk. Everybody looks past me, to see who said it.”'
      ]
    }
  ],
  way: [
    {
      id: 'in-small-bits',
      A: 'partner',
      paragraphs: [
        '“We’ll teach you the right one,” said {H}, and said it. {A} said it slowly, in small bits. {visitor} listened, and took a run at it, and out came the other one. It was a very good one. It was only somebody else’s.',
        'They tried it slowly, and in a whisper. At the ninth try {H} showed it once more, and out came the wrong one. “Now I’ve got it as well,” said {H}.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to see yourself do it,” said {A}, and fetched a mirror. {visitor} looked in, said the wrong word, and looked up, pleased. “The one in there says it too,” said {visitor}. “So there are two of us.”',
        '{H} looked in from the side. Now there were three in the mirror, and two of them had their mouths open. “What do the others at home say?” asked {H}. “They say, who was that?” said {visitor}.'
      ]
    },
    {
      id: 'swallowed',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it sits at the front,” said {A}, “and the right one’s behind it. Let’s get that one out first.” So {visitor} said it over and over, until it should be used up. {A} counted. At thirty it was still as good as new.',
        '“It isn’t a packet,” said {H}. {visitor} was a bit hoarse by now, and stopped for a minute. Then it came out a little lower. “That was almost another one,” said {A}. But it was the same one, with a scratch in it.'
      ]
    },
    {
      id: 'picture-book',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had a book with farm animals in it, and under each of them stood its word. {H} held it up, and read out the page where {visitor} would have been. {visitor} looked at it for a long time. “It’s well drawn,” said {visitor}. “But they’ve written the wrong thing under it.”',
        'They looked for {visitor}’s word. It was on another page, under another animal. “There you are,” said {visitor}. “They’ve just stuck me in the wrong place.” {A} thought about scissors, and then put the book away.'
      ]
    },
    {
      id: 'who-taught-you',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Where did you get it from?” asked {H}. “From next door,” said {visitor}. “I was small, and there was a hole in the fence. Somebody over there said it all day long, and was given supper. I thought that’s what it meant.” {A} could see that. “It means supper,” said {A}.',
        '“It did work,” said {visitor}. “I said it, and somebody brought a whole bucket. Only it was nothing for me.” So {visitor} had learned the word for a supper, and it was the neighbour’s.'
      ]
    },
    {
      id: 'nobody-comes',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had been in the next room, and put a head in at the door. “Who’s let one of those in?” asked {A}. “I heard it quite clearly. It’s not to go on the rug.” {H} pointed at {visitor}. {A} said good evening, and went on looking, behind the curtain and under the chair.',
        '“It was me,” said {visitor}, and did it once more. {A} jumped, and looked behind the lamp. “You see?” said {visitor} to {H}. “I’m standing right here.”'
      ]
    },
    {
      id: 'pet-turns-round',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had been listening for some time. Now {A} came and smelled at {visitor}, the front half and the back half. {A} was sure about the look of it, and sure about the smell. Then {visitor} said the word, and {A} sat down.',
        '{A} went round {visitor} once more, from the beginning. It came out just as before. In the end {A} lay down between {visitor} and the sofa, to watch both.'
      ]
    },
    {
      id: 'elder-on-the-telephone',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“On the telephone they take me for my neighbour,” said {S}. “I say hello, and they ask me about the bad knee.” “And what do you do?” asked {A}. “I say that it’s better,” said {S}. “It’s no use to contradict.”',
        '{visitor} moved up closer. “And does it get better?” asked {visitor}. “Every time,” said {S}. “My neighbour was out dancing on it last week.”'
      ]
    },
    {
      id: 'said-backwards',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Say something else,” said {A}. “Say teapot.” “Teapot,” said {visitor}. It was perfect. {visitor} could say wheelbarrow too, and Wednesday, and I beg your pardon. It was just this one word that came out as it did.',
        '“Now think teapot, and say yours,” said {H}. They could see how {visitor} thought it. It got quite round at the sides. Then came the word, the same as ever. “Very nearly teapot,” said {A}, to be kind.'
      ]
    },
    {
      id: 'two-of-them',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried whether you could swap. {H} was to have {visitor}’s word for a while, and {visitor} was to have “Hello.” {H} went out and came in again. “Good evening,” said {A}. {H} said {visitor}’s word, very politely, and shook hands.',
        '{A} was friendly about it, and did not know what to offer. “Hello,” said {visitor}. “At least you know where you are with that,” said {A}. They swapped back. {visitor}’s word was still warm.'
      ]
    },
    {
      id: 'what-a-dog-says-in-japan',
      A: 'partner',
      paragraphs: [
        '{visitor} sat down on the rug and said nothing more. “What does a duck say?” asked {A} all at once. “Quack,” said {H}. “That’s here,” said {A}. “In Denmark a duck says rap. It’s in all their books. And a dog in Japan says wan. In Holland the cows say boo.”',
        '“Doesn’t that give the farmers a fright?” asked {H}. “They’re used to it,” said {A}. “Nobody’s wrong. It only depends who’s listening.” {visitor} looked up.'
      ]
    }
  ],
  turn: [
    {
      id: 'out-of-the-window',
      A: 'partner',
      paragraphs: [
        '“Then you’ve only said it to the wrong people,” said {H}, and opened the window. It was getting dark. {visitor} leaned out and said it, loud and clear, over the roofs.',
        'They listened. Far away somebody answered, with the very same word. {visitor} said it once more, a bit lower, and so did the other. “What was that about?” whispered {A}. “Supper,” whispered {visitor}. “And somebody asked how I was.”'
      ]
    },
    {
      id: 'two-languages',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“In that case you know a foreign language,” said {A} to {visitor}. “I’ve been learning one for years. All that I can say is, the pen is on the table.” {visitor} asked whether that was a supper too. It was not.',
        '“And what do you speak when you’re at home?” asked {H}. “This,” said {visitor}. “The same as you.” They had been talking it all evening, and nobody had noticed how well {visitor} did it.'
      ]
    },
    {
      id: 'nobody-guessed',
      A: 'partner',
      paragraphs: [
        'They played one more round. {H} got down behind the sofa. “Rap,” said {H}. “Rap, rap.” “Somebody at the door,” said {A}. “A woodpecker?” “Rap,” said the sofa. “I give up,” said {A}.',
        '{H} came out. “A duck,” said {H}, “from Denmark!” Nobody had guessed it, not even {visitor}. Then it was time to go home. At the door {visitor} said that one word, and {H} said it too. They both knew that it meant good night.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the sofa, in case there were two.',
      '{names} guessed as well, and guessed wrong.',
      { text: '{names} put a cushion back there, for the next one.', needs: ['hands'] },
      { text: '{names} clapped, for it had been a good sound.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to all nine tries, without a smile.',
      '{names} tried it too, and had it wrong another way.',
      { text: '{names} brought {visitor} a glass of water.', needs: ['hands'] },
      { text: '{names} looked for Denmark, on the globe.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to the window, and kept as still as the street.',
      '{names} heard the answer as well, and turned to look at {visitor}.',
      { text: '{names} held the window, so that it should not bang.', needs: ['hands'] },
      { text: '{names} shook hands with the duck from Denmark.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sofa was pushed back to the wall, and the window was shut by all but a crack. Far off somebody asked something, and somebody answered.',
    '{H} washed, and said “Rap” once more into the towel, where it sounded like a very small duck. Then {H} lay down, and had no more to say in any language.'
  ],
  last: [
    'Whatever they say for good night in Denmark, {H} had said it, and was asleep.',
    'Somebody said something out there, and for once it was the right one, and {H} was asleep.'
  ]
}

/** The same story for each sound, not told of the animals whose own sound it is. */
export const whoeverSoundsWrong: readonly ScenePlot[] = SOUNDS.map(soundsWrong)

function soundsWrong({ id, whoever, notOf }: Sound): ScenePlot {
  return wishPlot({ ...STORY, id, whoever, notOf: [...notOf, ...NOBODY_OF_THE_HOUSE] })
}
