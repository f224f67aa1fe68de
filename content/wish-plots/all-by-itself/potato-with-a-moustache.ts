import { wishPlot } from '../wish-plot.ts'

const ROOTS = ['potato', 'spud', 'vegetable']
const HAIR = ['moustache', 'mustache', 'moustaches', 'mustaches', 'moustasche', 'whiskers']

export const potatoWithAMoustache = wishPlot({
  id: 'wish-potato-with-a-moustache',
  beginsElsewhere: true,
  wishes: ['a potato with a moustache', ...ROOTS.flatMap((root) => HAIR.map((hair) => `${root} ${hair}`)), 'potato beard', 'potato in disguise', 'potato disguised', 'potato disguises itself', 'potato pretends not potato', 'potato pretends to be a gentleman', 'potato pretends to be a person', 'potato gentleman', 'posh potato', 'polite potato', 'potato says it’s not a potato', 'potato thinks it’s a person', 'potato doesn’t want to be in the soup', 'potato won’t go in the soup', 'potato hides from soup', 'potato drinks tea', 'potato sprouts', 'sprouting potato', 'sprouted potato'],
  answers: ['potato', 'potatoes', 'spud', 'carrot', 'turnip', 'egg', 'onion', 'parsnip', 'beetroot', 'vegetable', 'vegetables', 'moustache', 'mustache', 'moustaches', 'whiskers', 'beard', 'hat', 'glasses', 'hair', 'curly', 'white', 'big', 'little', 'long', 'twirly', 'black', 'ginger', 'grows', 'growing', 'grew', 'has', 'had', 'got', 'wears', 'wearing', 'wore', 'with', 'and', 'a', 'who', 'that', 'which', 'disguise', 'disguised', 'pretends', 'pretend', 'pretending', 'gentleman', 'mister', 'posh', 'fancy', 'polite', 'says', 'said', 'it’s', 'not', 'soup', 'pot', 'kitchen', 'supper', 'dinner', 'bag', 'sack', 'tea', 'doesn’t', 'want', 'wants', 'to', 'be', 'eaten', 'peeled', 'cooked', 'mashed', 'sprout', 'sprouts', 'sprouted', 'sprouting', 'earth', 'planted', 'plant', 'flowerpot', 'leaf', 'talking', 'funny', 'silly', 'called', 'is', 'was', 'about', 'story', 'one', 'comes', 'alive', 'visits', 'hides', 'from', 'in', 'the', 'thinks', 'person', 'somebody', 'uncle', 'face'],
  except: ['toy', 'mr potato head', 'cat', 'dog', 'daddy’s moustache', 'dad', 'daddy', 'grandpa', 'grandad', 'uncle’s', 'shaved', 'shaves', 'milk', 'chocolate', 'drew', 'drawn', 'painted', 'party', 'movember', 'walrus', 'salon', 'hairdresser', 'couch', 'allergic', 'sick', 'ill', 'died', 'dead', 'mouldy', 'rotten', 'crisps', 'chips', 'monster', 'superhero', 'pirate', 'easter', 'dinosaur', 'dragon', 'robot', 'hatch', 'hatches', 'chick'],
  moods: ['afraid', 'change', 'waiting', 'first'],
  isTale: true,
  company: ['potato', 'moustache', 'gentleman', 'soup', 'pot', 'bag', 'flowerpot', 'carrot', 'turnip', 'egg', 'cushion', 'tea', 'window', 'spoon', 'shelf', 'leaf', 'earth', 'bowl', 'cup'],
  about: 'The last potato for the soup has a moustache and says that it is a gentleman, and helps to look for the potato that is missing, until it is seen that the moustache is real, for a potato that sprouts is not cooked at all.',
  titles: ['I’m Not a Potato', 'The Gentleman From the Third Floor', 'One Potato Short', '{H} Pulls at the Left End', 'Up to the Moustache'],
  want: [
    {
      id: 'the-last-in-the-bag',
      A: 'partner',
      paragraphs: [
        '{H} took the last potato out of the bag, and it had a white moustache. Both ends curled up. “Good evening,” said the potato. “I’m not a potato. I’m the gentleman from the third floor.”',
        '“I need seven for the soup,” said {A}, “and there are six in the bowl.” “What a pity,” said the potato. {H} was hungry, and looked from the bowl to the moustache. But you can’t put a gentleman in soup.'
      ]
    }
  ],
  way: [
    {
      id: 'helps-to-look',
      A: 'partner',
      paragraphs: [
        '{H} set it down on a cushion, with a cup of tea. “What are you having?” it asked politely. “Potato soup,” said {A}. “But there’s one missing. You haven’t seen it, have you?” “I’ll help you look,” said the potato.',
        'It looked under the table and behind the bread, and rolled a little as it went. Three times it looked into the bag. “What a careless potato,” it said, “to be so gone.” When it had looked everywhere, there were still six.'
      ]
    },
    {
      id: 'the-third-floor',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like, on the third floor?” asked {A}. The potato drank some tea, to gain time. “High,” it said. “And how are the neighbours?” “They lie rather close,” said the potato. “You get a knee in the back. But when the bag’s turned over, you meet others.”',
        '“What bag?” asked {H}. The potato drank some more tea. “The house, I mean,” it said. “When the house is turned over.” {H} would have liked to see that. It must be a very lively house, especially for the third floor.'
      ]
    },
    {
      id: 'the-egg-cup',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was something missing that gentlemen have. “A hat,” said {A}. They tried a thimble, but that fell off at every nod. Then they tried the egg cup. It sat so well that you might have taken the potato for a mayor.',
        'There had been an egg in the cup, and that had to wait on a folded cloth. It had neither a hat nor a moustache, poor thing. The potato raised its egg cup to it. The egg had nothing to raise, so it rolled a little.'
      ]
    },
    {
      id: 'eyes-at-the-back',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’ve got eyes at the back as well,” said {A}. It was true. The gentleman had two eyes in front, four behind and one underneath, as potatoes have. “In my family we notice a great deal,” said the potato.',
        '“What can you see with the one underneath?” asked {H}. “Cushion,” said the potato. With the four at the back it had been watching the soup pot for some time. The pot steamed a bit, and the potato rolled over to the other side of its tea.'
      ]
    },
    {
      id: 'beards-in-a-row',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} laid out all the other vegetables, to see who else had one. The carrot had a tuft on top. The turnip had a beard, but only one hair of it, right at the end. The leek had quite a lot of beard, and stood on it.',
        'The onion was bald. “You see,” said the potato, “nobody here’s got a moustache.” “Then who has?” asked {A}. “Gentlemen,” said the potato. “It’s how you tell them from soup.” The leek looked as if it had its own ideas about that.'
      ]
    },
    {
      id: 'the-comb',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One end of the moustache always went off to the right, where the window was. {A} combed it to the left with a doll’s brush. Slowly it went round again, like somebody turning over in bed.',
        'So they turned the whole potato round. Now it was the other end that went off, and it went to the window too. “That’s how it’s worn at present,” said the potato. But it squinted down at both ends. It had no idea what they wanted out there.'
      ]
    },
    {
      id: 'other-shakes-it',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had never met anybody from the third floor, and wished to shake hands. But the potato had none. After some thought it held out the left end of the moustache, and {A} shook that. “Delighted,” said the potato. “Excuse the earth.”',
        '“We’re all a bit earthy by evening,” said {A}. They talked about the weather. The potato was for rain, not too much of it, and then three days of sun. It was surprising how exactly a gentleman knew that.'
      ]
    },
    {
      id: 'pet-sniffs',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came up and smelled the gentleman over, from one end of the moustache to the other. Then {A} smelled the six in the bowl. Then {A} came back to the gentleman, and sat down, and looked at {H}.',
        '“I don’t know what you mean,” said the potato. {A} went once more to the bowl and once more back. Nobody could have said it more clearly. The potato began to talk, very fast, about its stairs.'
      ]
    },
    {
      id: 'elder-of-wool',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once wore a moustache made of wool,” said {S}, “so that nobody should know me.” “Did it help?” asked {A}. “Everybody knew me,” said {S}. “They only said, ‘What a nice moustache.’ So I kept it on all week, because it was warm.”',
        '“And then?” “On Sunday I took it off,” said {S}. “Then nobody knew me.” The postman had asked to speak to the one with the moustache. The potato laughed, but not for long. It curled its two ends up a little tighter.'
      ]
    },
    {
      id: 'child-with-milk',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} drank a glass of milk, down to the bottom, and had a moustache too. “Good evening,” said {S} in a deep voice. “I’m the gentleman from the fourth floor.” “Delighted,” said the potato. “I’ve often heard you overhead.”',
        'They got on very well. Then {S} licked once, all the way round. The potato looked behind itself and under the cushion. “The gentleman’s gone,” it told {A}. “Without a word. Do they all go so fast?”'
      ]
    },
    {
      id: 'it-will-not-come-off',
      A: 'partner',
      paragraphs: [
        'The moustache had got into the tea. {H} dried it, and pulled at the left end, quite gently. “Ow,” said the potato. “It isn’t stuck on!” cried {H}. {A} bent down. “It’s a sprout,” said {A}. “A potato that sprouts isn’t cooked. It goes into the earth, to grow.”',
        '“Not into the soup?” asked the potato. “A potato wouldn’t,” said {A}. “About a gentleman I’m not so sure.” It was quiet on the cushion. “I’m a potato,” said a very small voice.'
      ]
    }
  ],
  turn: [
    {
      id: 'up-to-the-moustache',
      A: 'partner',
      paragraphs: [
        '{H} filled the big flowerpot with earth, and made a hole with a spoon. In went the potato. {H} tucked it in right up to the moustache. “Is it all right?” asked {H}. “It’s as dark as in the bag,” said the potato, “but on purpose.”',
        'Then they put the flowerpot by the window. Both ends of the moustache turned slowly to the light. That was where they had always wanted to go.'
      ]
    },
    {
      id: 'the-third-shelf',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was a shelf beside the window. Right at the bottom stood the saucepans, and over them stood the jam. “Above the jam there’s room,” said {A}. So the flowerpot was put up there, and the moustache had a good view.',
        '“Which floor is this?” asked the potato from inside. {H} counted, from the saucepans up. It was the third. The moustache curled up at both ends. “I did say so,” said the potato. “I was only a little early.”'
      ]
    },
    {
      id: 'not-tea',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The potato had to be watered. {A} held the can over the flowerpot and poured, drop by drop. “Is there no milk in it?” asked the potato. “It’s water,” said {A}. It was quiet in there for a moment. “I’d got used to tea,” said the potato.',
        'But it drank all of it. You could hear that, if you laid an ear against it. Outside it was a flowerpot, and inside somebody was being very polite to a lot of mud.'
      ]
    },
    {
      id: 'small-ones',
      A: 'partner',
      paragraphs: [
        'For the seventh they put in a carrot, and then at last there was soup. “There’s still a potato missing,” said {A}, and tasted it again. “No, there isn’t,” said {H}. “We know where it is.”',
        'By the last spoonful there was a green leaf on the left end of the moustache. “In autumn there’ll be ten potatoes down there,” said {A}. “With moustaches?” asked {H}. They heard somebody clear their throat in the earth. “Small ones,” said the potato.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} counted the bowl as well, and it stayed at six.',
      '{names} looked at the moustache, and was careful not to say “potato”.',
      { text: '{names} pulled up a chair for the gentleman, and then a smaller one.', needs: ['hands'] },
      { text: '{names} shook the bag once more, and there was only earth in it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked behind the door, where there was a broom with a moustache at the bottom.',
      '{names} asked the six in the bowl, and they said nothing.',
      { text: '{names} stirred the pot, though there was only water in it.', needs: ['hands'] },
      { text: '{names} laid the table, in case it should be found.', needs: ['hands'] }
    ],
    turn: [
      '{names} said good evening to the flowerpot.',
      '{names} watched the leaf, and missed the moment when it moved.',
      { text: '{names} smoothed the earth with the back of a spoon.', needs: ['hands'] },
      { text: '{names} turned the pot a little, and the moustache turned back to the window.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushion had a round dent in it, just the size of a very small gentleman. {H} did not shake it out, but left it for tomorrow.',
    '{H} washed, and lay down, and was tucked in right up to the nose. It was as dark as in the bag, but on purpose.'
  ],
  last: [
    'In the flowerpot a moustache rose and fell, and {H} was asleep.',
    'Down in the earth nobody had to be anybody else any more, and {H} was asleep.'
  ]
})
