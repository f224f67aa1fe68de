import { wishPlot } from '../wish-plot.ts'

const SMALL = ['ladybird', 'ladybug', 'mouse']

export const superStrongAnt = wishPlot({
  id: 'wish-super-strong-ant',
  beginsElsewhere: true,
  wishes: ['an ant who is super strong', 'ant super strong', 'strong ant', 'ant strongest', 'ant stronger', 'ant carries sofa', 'ant carries couch', 'ant lifts sofa', 'ant lifts heavy', 'ant lifts anything', 'mighty ant', 'ant muscles', ...SMALL.map((one) => `${one} super strong`), 'super strong insect', 'super strong bug', 'ant carries house', 'ant carries furniture', 'ant superpower', 'ant superhero', 'ant lifts house', 'ant carries everything'],
  answers: [...SMALL, 'ant', 'ants', 'mice', 'ladybirds', 'ladybugs', 'bug', 'insect', 'super', 'strong', 'strongest', 'stronger', 'strength', 'superhero', 'superpower', 'power', 'powers', 'muscles', 'muscle', 'mighty', 'tiny', 'little', 'small', 'smallest', 'ordinary', 'lifts', 'lift', 'lifted', 'lifting', 'carries', 'carry', 'carried', 'carrying', 'heavy', 'anything', 'everything', 'things', 'thing', 'house', 'home', 'sofa', 'couch', 'settee', 'table', 'lamp', 'bath', 'bathtub', 'bed', 'furniture', 'car', 'cars', 'bus', 'elephant', 'people', 'person', 'grandma', 'grandpa', 'mum', 'mummy', 'dad', 'daddy', 'anthill', 'hill', 'heap', 'sand', 'nest', 'hole', 'crumb', 'biscuit', 'park', 'bench', 'garden', 'street', 'kitchen', 'picnic', 'friend', 'friends', 'who', 'that', 'which', 'is', 'was', 'than', 'as', 'so', 'very', 'really', 'can', 'could', 'in', 'the', 'world', 'a', 'an', 'and', 'but', 'with', 'back', 'away', 'up', 'off', 'out', 'of', 'to', 'helps', 'help', 'moves', 'move', 'moving', 'named', 'called', 'one', 'day', 'night', 'about', 'story', 'funny', 'silly', 'kind', 'brave', 'black', 'red', 'brown', 'six', 'legs', 'takes', 'took', 'goes', 'go', 'wants', 'our', 'my'],
  except: ['bite', 'bites', 'bit', 'bitten', 'stings', 'sting', 'stung', 'pants', 'infestation', 'poison', 'squashed', 'squash', 'stepped', 'step', 'trodden', 'died', 'dead', 'hurt', 'hospital', 'afraid', 'scared', 'trap', 'mousetrap', 'cat', 'cats', 'catches', 'queen', 'farm', 'spots', 'lost', 'aunt', 'uncle', 'antarctica', 'bully', 'bullied', 'fight', 'fights', 'computer', 'mickey', 'minnie', 'lion', 'moving house', 'cheese', 'space', 'moon', 'robber', 'thief', 'burglar', 'spider'],
  moods: ['proud', 'question', 'first', 'change'],
  isTale: true,
  out: true,
  company: ['ant', 'ants', 'ladybird', 'mouse', 'sofa', 'table', 'lamp', 'bath', 'bed', 'heap', 'hole', 'bench', 'park', 'mat', 'door', 'street', 'crumb', 'feelers', 'home', 'duck', 'plug', 'sock', 'bags', 'leeks', 'piano', 'dot', 'biscuit', 'basket', 'pavement', 'queen', 'holes', 'postbox', 'moon'],
  about: 'A super strong ant carries the sofa home, with somebody on it, and each time that it is asked to take it back it brings some more; until they notice that an ant can carry anything, but only home, and ask it to carry its home as well.',
  titles: ['The Sofa Goes Home', 'Strong Enough for Anything', '{H} and the Strong Ant', 'Home on Its Back', 'Without a Bump'],
  want: [
    {
      id: 'out-of-the-door',
      A: 'partner',
      paragraphs: [
        'An ant walked out of {H}’s door with the sofa, and on the sofa sat {A}. It was an ordinary ant, as big as a crumb, but super strong. After it came a ladybird with the table, and a mouse with the lamp. They were just as strong.',
        '“Where are you going?” called {H}. “I think it’s taking us home,” said {A}. Its home was a heap of sand, under a bench in the park. {H} wanted the sofa back, and {A} with it, and ran after.'
      ]
    }
  ],
  way: [
    {
      id: 'a-little-more',
      A: 'partner',
      paragraphs: [
        'At the bench the ant put everything down, without a bump. The hole in the heap was as big as a pea. “That won’t go in,” said {H}. “Could you take it back, please?” The ant nodded with both feelers, and ran.',
        'But it ran with nothing on its back, and came home with the bath. “Back, please,” said {H}, and it fetched {H}’s bed. Each time that they asked, there was a little more. “There’s only the mat left at ours,” said {A}.'
      ]
    },
    {
      id: 'how-do-you-do',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} held out a finger to the ant, to say how do you do. The ant took it, and shook it politely. {H} went up, and {H} went down, and {H} went up again. “It’s only saying hello,” said {A}, looking up, and down, and up.',
        'Then the ant turned to {A}. “Just a small one, please,” said {A}. It was a small one. When it was over, they both felt a bit longer than before. {A}’s hat had stayed up there, and came down by itself.'
      ]
    },
    {
      id: 'two-bags-as-well',
      A: 'same',
      spare: 2,
      paragraphs: [
        'People in the street stepped aside for the sofa, and bent down to see who was under it. They saw six legs in a hurry. “I could do with somebody like that,” said a person with two heavy bags. The ant stopped, and took those as well.',
        'It meant to be kind, and it carried them home. So now there were four leeks and a melon under the bench, and the person came running after. “I meant my home,” said the person. “You didn’t say whose,” said {A}.'
      ]
    },
    {
      id: 'a-duck-in-the-bath',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the park everything stood just as it had stood at home. The lamp was by the sofa, and the bath was round the corner, behind a bush. Only there was a duck in it. “Is it still taken?” called {A}, from the other side of the bush.',
        'The duck dipped its head, and looked round for the soap. It had thought for years that the pond was rather large. “It likes to be able to see the edge,” said {H}. They let it finish.'
      ]
    },
    {
      id: 'the-plug',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Eleven ants came out of the hole, and looked up at what had been brought. They ran once round it and measured, and ran in and measured the hole. Then they thought of something, all at once. They took the plug, by its chain.',
        'The plug fitted the hole exactly. And now it was in, and nobody could get in or out. You heard them inside, being sorry. “That’s what a plug’s for,” said {A}. The strong ant came by, pulled once, and it went plop.'
      ]
    },
    {
      id: 'where-the-dot-is',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The ladybird liked to show how strong it was. It bent a leg, and the dot on that side got a bit bigger. “Do that again,” said {H}. It did it again, on the left and on the right. It had seven, and could do them one after another.',
        '{A} bent an arm, and they both looked for a dot. There was a freckle near the elbow. {A} pressed as hard as could be. “It moved,” said {H}. “It didn’t get bigger, but it noticed something.”'
      ]
    },
    {
      id: 'only-home',
      A: 'partner',
      paragraphs: [
        '{A} leaned back, and had the best view. “Look how it goes,” said {A}. “When it comes, it’s always got something on its back. When it goes, it’s got nothing. It can carry anything, but only home.” {H} laid a crumb on the ant, and turned it to face the street. The ant walked home backwards.'
      ]
    },
    {
      id: 'other-finds-a-sock',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had been looking for a grey sock since the winter. Now the sofa could be seen from below, and there it hung, on a spring. “Could you hold it for a moment?” asked {A}. The ant held up the sofa with one leg, and looked the other way.',
        '{A} picked out the sock, and two pencils, and a king from the chess. Last of all came half a biscuit. The ant put out its feelers. “I believe that’s all it came for,” said {A}. “The sofa was only on top.”'
      ]
    },
    {
      id: 'pet-in-the-basket',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had lain down for a sleep at home, and woke up in the park. {A} opened one eye. There was a tree that didn’t belong in the hall. But the basket was right, and the blanket was right. So {A} shut the eye again.',
        'The next time {A} woke up, the tree had gone. {A} had been all the way to the park and home, and hadn’t walked a step of it. Then {A} got up, and went and stood by the door, for the real walk.'
      ]
    },
    {
      id: 'elder-and-the-piano',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had an aunt who could carry a piano,” said {S}. “All alone, up four floors.” “And then?” asked {A}. “Then we all had to sit down,” said {S}. “Whoever carries up the piano is allowed to play it.”',
        '“Did your aunt play well?” asked {A}. {S} thought about it for some time. “I couldn’t tell you,” said {S}. “We all clapped. Nobody’s ever liked to say anything else.” Beside them the ant put down a wardrobe, and {A} clapped a little.'
      ]
    },
    {
      id: 'child-carries-too',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had the ant on one finger, and held it up. “I’m stronger than it is,” said {S}, “because I’m carrying it.” The ant didn’t mind. It bent down, and took hold of {S}’s sleeve, and up went {S}, as high as a chair.',
        '“Now it’s carrying you,” said {A}. {S} hung there, and looked at the finger with the ant on it. “But I’m still carrying it,” said {S}. They were both right. They went once round the bench like that, and nobody was heavy.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-way-round',
      A: 'partner',
      paragraphs: [
        '“Then we’ll have to live where it lives,” said {A}. “Or it can live where we live,” said {H}, and bent down. “Could you carry your home?” The ant walked once round the heap. Nobody had ever asked it that.',
        'Then it went underneath. Up went the heap, hole and all, and small heads looked out. Now it could live where it liked, and it liked {H}’s door, for the crumbs. Down the street it went, and put its home beside the mat.'
      ]
    },
    {
      id: 'a-bit-further-left',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Not there,” said {A}. “We’d tread on it when we come out. A bit further left.” So the ant picked up its home again, and went left. Inside you could hear things sliding. “No, that’s too far,” said {A}, and went across to look from there. “Now back.”',
        'The ant went back. It was strong, and had nothing against it. But inside they’d only just picked up the cups. “There,” said {A} at last, and nodded. It was where it had been to begin with.'
      ]
    },
    {
      id: 'somebody-waves',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then somebody came out of the hole who’d never been out before. It was twice as big as the others. “That must be the queen,” said {A}. They both made a bow, as low as they could.',
        'The queen looked at the street. It looked at a bicycle, and at the moon, which was just coming up. Then it put out one foreleg, and waved, a very little. “Who’s that to?” asked {H}. “To everybody,” said {A}. There was nobody there but a postbox.'
      ]
    },
    {
      id: 'two-at-once',
      A: 'partner',
      paragraphs: [
        'After that it was easy. The ant carried the bath home, and home was here. The ladybird brought the table, and the mouse brought the lamp. Then it was late, so the ant took two things at once.',
        'In front went the sofa, with {A} on it again. Behind went the bed, and on that sat {H}. The street lamps passed by overhead, one after another. The ant put the bed in its place, without a bump, and pushed it straight.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along behind the lamp, and minded its tail.',
      '{names} stepped aside, for the table needed the whole pavement.',
      { text: '{names} waved after the sofa, until it had turned the corner.', needs: ['hands'] },
      { text: '{names} lifted one corner of the table, which needed no help.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on the bath, since it was there.',
      '{names} bent down to the hole, and somebody looked out.',
      { text: '{names} helped to turn the ant round, which was like turning a house.', needs: ['hands'] },
      { text: '{names} shook hands with the ant, and came down again.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked in front, so that nobody trod on a whole town.',
      '{names} went home by bath, which was a smooth ride.',
      { text: '{names} held the door open for the heap, and then for the sofa.', needs: ['hands'] },
      { text: '{names} patted the sand flat, where it had slipped.', needs: ['hands'] }
    ]
  },
  bed: [
    'Everything stood where it belonged. By the door, beside the mat, lay a small heap of sand. In there they were all at home, too.',
    '{H} washed, and lay down. The bed rose up a little, no more than a crumb, and came down straighter than before.'
  ],
  last: [
    'Somebody very small had carried the whole day home, and {H} was asleep.',
    'The bed stood straight, without a bump, and {H} was asleep.'
  ]
})
