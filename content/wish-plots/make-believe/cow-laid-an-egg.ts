import { wishPlot } from '../wish-plot.ts'

export const cowLaidAnEgg = wishPlot({
  id: 'wish-cow-laid-an-egg',
  wishes: ['cow laid egg', 'cow laid an egg', 'cow lays egg', 'cow lays an egg', 'cow lays eggs', 'cow laying egg', 'cow laying eggs', 'cow lay an egg', 'cow egg', 'cow eggs', 'cow’s egg', 'cow hatched', 'cow hatches egg', 'cow hatching egg', 'cow hatch egg', 'cow sits on egg', 'cow sitting on egg', 'cow sat on egg', 'cow in a nest', 'cow nest egg', 'cow spotted egg', 'cow blue egg', 'cow giant egg', 'cow surprise egg', 'cow thinks she’s a hen', 'cow thinks it is a chicken', 'cow thinks she is a chicken', 'cow wants to lay an egg', 'cow and hen egg', 'cow hen advice', 'cow chicken egg', 'calf from an egg', 'calf hatched', 'calf hatches', 'calf hatched from an egg', 'calf egg', 'cows lay eggs', 'cows laid eggs', 'moo egg', 'kuh legt ei', 'vaca puso huevo', 'vache pond oeuf'],
  answers: ['cow', 'cows', 'calf', 'calves', 'egg', 'eggs', 'eggshell', 'shell', 'laid', 'lays', 'lay', 'laying', 'hatch', 'hatches', 'hatched', 'hatching', 'sit', 'sits', 'sitting', 'sat', 'nest', 'straw', 'hay', 'warm', 'hen', 'hens', 'chicken', 'chickens', 'chick', 'rooster', 'farmer', 'farm', 'barn', 'field', 'meadow', 'grass', 'milk', 'moo', 'moos', 'cheep', 'cluck', 'inside', 'comes', 'out', 'came', 'crack', 'cracks', 'breakfast', 'morning', 'night', 'day', 'evening', 'today', 'surprise', 'surprised', 'everybody', 'nobody', 'knows', 'knew', 'thinks', 'thought', 'wants', 'wanted', 'wishes', 'advice', 'asks', 'asked', 'big', 'huge', 'giant', 'little', 'small', 'tiny', 'round', 'spotted', 'spotty', 'brown', 'white', 'black', 'blue', 'pink', 'purple', 'patches', 'friendly', 'kind', 'proud', 'confused', 'funny', 'silly', 'strange', 'happy', 'mummy', 'mum', 'mom', 'dad', 'grandma', 'grandpa', 'sister', 'brother', 'friend', 'home', 'house', 'kitchen', 'hall', 'because', 'which', 'yellow', 'heifer', 'named', 'called', 'too', 'heavy'],
  except: ['square', 'golden', 'gold', 'chocolate', 'easter', 'broke', 'broken', 'smashed', 'dropped', 'eaten', 'ate', 'stole', 'stolen', 'died', 'dead', 'hurt', 'fox', 'beans', 'beanstalk', 'dinosaur', 'dragon', 'moon', 'boiled', 'fried', 'scrambled', 'allergic', 'allergy', 'jumped', 'roof', 'goose'],
  moods: ['waiting', 'change', 'first', 'learning'],
  company: ['cow', 'egg', 'hen', 'shell', 'calf', 'hall', 'rug', 'coats', 'nest', 'tongue', 'nose', 'kettle', 'cushion', 'mat', 'hay', 'scarf', 'door'],
  isTale: true,
  about: 'A cow has laid an egg and is too heavy to sit on it, and a hen says what an egg needs: to be kept warm and turned and talked to, all of which a cow can do with its face.',
  titles: ['The Cow’s Egg', 'Warm, Turned and Talked To', '{H} and the Cow in the Hall', 'Who Is Going to Sit', 'Moo, from Inside'],
  want: [
    {
      id: 'on-the-rug',
      A: 'partner',
      paragraphs: [
        'When {H} came for the slippers, a cow stood in the hall. On the rug lay an egg. It was white with black patches, and as big as a loaf. “I’ve laid it,” said the cow. “I went moo, and there it was.”',
        '{H} wanted to see who was inside. “Then somebody has to sit on it,” said {A}, “so it hatches.” The cow looked round at its own back end. There was a great deal of it.'
      ]
    }
  ],
  way: [
    {
      id: 'how-it-came',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Have you ever laid one before?” asked {A}. “I’m a cow,” said the cow. “I give milk. I’d just given some.” It had only come in out of the rain, and was thinking of nothing in particular. Perhaps that was how it happened. Hens looked as if they thought of nothing either.',
        '“Did it hurt?” asked {H}. The cow considered that, and chewed. It had been more of a plop. “And then you both looked at me,” it said. “In all my life nobody’s ever looked at me for milk.”'
      ]
    },
    {
      id: 'sitting',
      A: 'partner',
      paragraphs: [
        '“I’ll be careful,” said the cow, and let itself down. Under it the egg went creak. “Up,” called {A}. A cow weighs nearly as much as a small car. So {H} sat on the egg, on a cushion. It did not creak. But it got warm only on top, in two round places. Underneath it was cold as the hall. “You’re too much,” {A} told the cow, “and {H}’s too little.”'
      ]
    },
    {
      id: 'things-that-fit',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} fetched other things that could sit on an egg. The teapot in its cosy was the right weight, but it would not stay on. The big cushion stayed on, and was cold. “It’s got to be somebody,” said {A}, “and not something.”',
        'So {H} drew a face on a bag of rice, which had been lying by the radiator. It sat there very well, with its knees apart. After a while it started to run out at one corner. “It’s crying,” said the cow. “It’s too much for it.” So the bag was let off, and they swept up the tears. There was nearly a cupful.'
      ]
    },
    {
      id: 'a-sleeve',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How warm does an egg have to be?” asked the cow. {A} thought that it was as warm as the inside of a sleeve. {H} put one arm into a sleeve of each of the coats, to find out. The raincoat was as cold as a fish. The woolly one was just right.',
        '{H} buttoned the woolly one round the egg. It looked like a stout aunt without a head. “Good evening,” said the cow to it, and waited for an answer. Then {H} had to take the coat off again. It was warm only because there had been an arm in it.'
      ]
    },
    {
      id: 'other-wants-breakfast',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came through the hall with a pan. “I heard that there’s an egg,” said {A}. Then {A} saw how big it was, and saw the cow, who was looking at the pan. It was quiet. “The pan’s for something else,” said {A}, and hid it behind {A}’s back.',
        '“What for?” asked the cow. {A} said the first thing that came along. “For sitting in,” said {A}, and set the pan down. The cow watched. So {A} sat in it, for quite some time. Afterwards {A} had toast.'
      ]
    },
    {
      id: 'pet-lies-down',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came out to see what was new. The cow was new, and went up to the ceiling. {A} looked at it from the front, and from the back, where the tail hung down. It swung. {A} followed it with both eyes, to the left and the right.',
        'Then {A} found the egg. It was round, and somebody in it was being quiet. {A} knew about that. {A} sat down with an ear against the patches, and did not move. In the end the cow said, “Thank you, I couldn’t have done that.”'
      ]
    },
    {
      id: 'elder-in-a-hat',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I hatched one in my hat,” said {S}. “I wore it to school for three weeks, a hen’s egg, under the hat. I couldn’t say good morning, because you had to take your hat off.” “Did they ask why?” asked {A}. “They thought that I was rude,” said {S}. “And then one Friday my hat said it for me.”',
        'The cow tried to see the top of its own head. There were two horns up there, and no hat. An egg would have rolled off.'
      ]
    },
    {
      id: 'child-says-who',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I know what’s in it,” said {S}. “Butter.” {A} thought that it was a cheese, because it was so heavy and so round. They knocked at the egg, and listened. Cheese does not make a sound, and this did not make one either.',
        '“It could be a small cow with a zip,” said {S}. The cow had not thought about it at all. It had thought no further than plop. “I’d be glad of anybody,” it said. “Only not butter. I shouldn’t know what to say to it.”'
      ]
    },
    {
      id: 'the-hen-comes',
      A: 'partner',
      paragraphs: [
        'A hen looked in at the door. It had heard about the egg. “Sitting is only how I do it,” said the hen. “An egg has to be warm, and turned, and talked to. Good night.” Hens go to bed early. The cow sighed, with its nose over the egg. Its breath came out like steam from a kettle. {A} looked at the shell. The patches were wet and warm. “Do that again,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'with-its-face',
      A: 'partner',
      paragraphs: [
        'The cow breathed once more. {H} laid a hand on the egg, and it was as warm as a roll. “And how do I turn it?” asked the cow. “Haven’t you got a tongue?” said {A}. The cow had one, as long as an arm and as rough as a mat. Slurp, and the cold side was on top. “Now talk,” said {H}. The cow thought. “Moo,” it said, close to the shell. “Moo,” said somebody inside, as small as a squeak. The egg rocked, and a black patch fell off.'
      ]
    },
    {
      id: 'what-to-say',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What do hens say to it?” asked the cow. Neither of them knew. The cow told it about grass. You tear it off, and chew it, and swallow it. Then it comes back up, and you chew it again. “Is that true?” asked {H}. “All day long,” said the cow.',
        'In the shell there was a small sound, as of somebody chewing. “It’s got it already,” said {A}. “It hasn’t got anything to chew,” said {H}. “It’s practising,” said the cow.'
      ]
    },
    {
      id: 'turned-too-well',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The cow’s tongue was so strong that the egg rolled off the rug, and along the hall. It stopped at the door, by itself. The cow went after it. There it turned it once more, and it rolled all the way back. “A hen gives it a nudge,” said {H}. “This is more of an outing.”',
        '“Does it mind?” asked the cow. {A} listened at the shell. There was a moo in it that went round and round. “It’s asking for another go,” said {A}.'
      ]
    },
    {
      id: 'other-brings-hay',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} thought that there should be a nest, and brought what was most like hay. It was the doormat, a broom and a bowl of muesli. The broom stood round one half of the egg, and the doormat round the other. “It looks lived in,” said {A}.',
        'The cow did not want to be impolite. It ate the muesli first, and then the edge of the doormat. “It’s a very good nest,” it said with its mouth full. “We always have them so that you can eat them.” {A} saved the broom.'
      ]
    },
    {
      id: 'who-it-was',
      A: 'partner',
      paragraphs: [
        'Out came a calf, no bigger than a teapot. It was white with black patches, and the white was fluff. “So it was you,” said {H}. “Moo,” said the calf, as high as a whistle. Then it crept in under the cow’s chin. There it was warm, and there it was licked, once from each side. “It thinks that you’re a hen,” said {A}. The cow breathed on it. “Cluck,” said the cow, as well as it could.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the egg, and then at the cow, and it was the same smell.',
      '{names} went all the way round the cow, and needed some time for it.',
      { text: '{names} rolled up the rug on one side, so that the egg lay still.', needs: ['hands'] }
    ],
    way: [
      '{names} tried sitting too, and slid off at the pointed end.',
      '{names} walked the hen as far as the door.',
      { text: '{names} rubbed the egg where it was cold, and got warm hands from it.', needs: ['hands'] }
    ],
    turn: [
      '{names} said moo to the egg as well, in case it liked company.',
      '{names} held still when the calf came to sniff.',
      { text: '{names} picked up the bits of shell, black ones and white ones.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shell was laid in a bowl, as a jigsaw for a wet day. The cow lay down along the hall, slowly, with nothing under it but floor.',
    '{H} washed in warm water, and got into bed, and was turned over once. Nobody had to sit on the blanket.'
  ],
  last: [
    'In the hall somebody breathed, warm as a kettle, on somebody small, and {H} was asleep.',
    'Moo, it went out there, deep, and moo, very high, and {H} was asleep.'
  ]
})
