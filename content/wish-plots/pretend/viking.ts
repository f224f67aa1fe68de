import { wishPlot } from '../wish-plot.ts'

export const viking = wishPlot({
  id: 'wish-viking',
  wishes: ['viking', 'vikings', 'vikin', 'viking ship', 'viking ships', 'viking boat', 'longship', 'long ship vikings', 'longboat', 'viking longship'],
  except: ['dragon', 'dragons', 'toothless', 'hiccup', 'grave', 'football', 'minnesota', 'thor', 'loki', 'lost'],
  answers: ['viking', 'vikings', 'ship', 'ships', 'boat', 'longship', 'sea', 'sail', 'sails', 'sailing', 'row', 'rowing', 'land', 'new', 'raven', 'ravens', 'helmet', 'horns', 'oar', 'oars', 'explore', 'discover', 'who', 'little', 'brave', 'adventure', 'voyage', 'play', 'playing', 'island'],
  company: ['ship', 'raven', 'captain', 'crew', 'oars', 'oar', 'sail', 'land', 'sea'],
  about: 'Two Vikings who row with their backs to the front look for a land of their own, and a raven finds it.',
  titles: ['The Raven Did Not Come Back', '{H} the Viking', 'The Land of Wet Porridge', 'Backs to the Front', 'The Raven Was a Glove'],
  want: [
    {
      id: 'longship',
      A: 'partner',
      paragraphs: [
        'The longship was two rows of cushions, with a striped towel for a sail. At the front was the head of a dragon, and it was a sock on a broom. {H} was a Viking and the captain. “I’m going to find a land where nobody’s ever been,” said {H}. “And I’ll be the one who says what it’s called.”',
        'The crew was {A}. “Is there supper in that land?” asked the crew. “Row,” said the captain.'
      ]
    }
  ],
  way: [
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        'They rowed with two wooden spoons. Rowers sit with their back to the front, so they saw very well where they had been. They had been at the bookcase. They rowed all over the sea, and went bump. “Land!” called {H}, and jumped out. It was the bookcase.',
        '“We’ve gone round in a circle,” said {A}. “You pull harder than I do. And neither of us looks ahead.” “I can’t look ahead,” said {H}. “I’m rowing.”'
      ]
    },
    {
      id: 'horns',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where are your horns?” asked {A}. {H} had a pudding bowl on, and it was quite smooth. “Vikings hadn’t got any,” said {H}. “Somebody made them up much later, for a song.”',
        '“It’s a pity,” said {A}. “You could have hung up your mittens.” {H} thought of the narrow ship, and the crew behind, bending forwards and back. “No,” said {H}. “Think of your nose.”'
      ]
    },
    {
      id: 'comb',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before they rowed on, the captain got out a comb. “Now?” asked {A}. “In the middle of the sea?” “Every Viking had one,” said {H}. “They were wild, but they were very tidy. They washed on Saturdays.”',
        'So they combed each other, and first they did the parting. The wind came off the window and undid it all. “That’s why they looked like that,” said the crew. “It was just after combing.”'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I need a proper name,” said {A}. “They had ones like Erik the Red, and Ivar the Boneless.” {H} looked the crew up and down. “{A} the Hungry,” said {H}. “Then you’re {H} the Bump,” said {A}.',
        '“A captain can’t be called that.” “You don’t choose it yourself,” said {A}. “The others do. Ivar didn’t ask for his.” {H} rowed for a while and felt all of {H}’s bones. They were there.'
      ]
    },
    {
      id: 'bailing',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“There’s a leak,” said {H}. The sea was in the ship, up to the ankles. A longship is low, and open at the top, and somebody always has to bail. {A} took a hat and threw the sea out, hat by hat.',
        '“It’s coming in again on my side,” said {H}. “That’s mine,” said {A}. “I throw it out on the left, and you’ve got it on the left.” They looked at each other. They still sat the wrong way round.'
      ]
    },
    {
      id: 'horn',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Vikings drank out of a horn. They had none, so they rolled up a magazine and poured in some raisins. {H} drank three of them. Then {H} wanted to row. “Where do I put it down?” asked {H}.',
        'A horn has a point at the bottom. It fell over at once. “You can’t put it down before it’s empty,” said {A}. So {H} held it and {A} held it. There was no rowing done until the last raisin.'
      ]
    },
    {
      id: 'runes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ll write home,” said {A}, and laid matching spoons and pencils on the floor. Vikings wrote with straight lines only, because they cut them in wood. It came out like a fence. “What does it say?” asked {H}.',
        '“It says we’re well, and it’s wet.” “Is there anything about the captain?” {A} moved one pencil. “Now there is,” said {A}. {H} looked at it from all sides. It still looked like a fence, but a rude one.'
      ]
    },
    {
      id: 'sail',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came along and was the wind. First it blew into the sail from behind, and the ship flew over the waves. “More!” shouted the captain. {A} blew until both cheeks hurt, and then {A} had to sit down.',
        'The towel hung there. “There’s no wind at all,” said {H}. “It’s having a rest,” said {A}. Every ship on that sea had to wait for it.'
      ]
    },
    {
      id: 'pet-monster',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Something large rose from the sea beside the ship. It was {A}. On old maps such animals are drawn out there, with a bump or two.',
        'The captain held out an oar to it, politely. {A} sniffed at the oar, for there had once been gravy on it. After that it swam beside the ship the whole way, and was only a monster at the front.'
      ]
    },
    {
      id: 'elder-saga',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} sat at the back, wrapped in a rug. There was always one who told it all later on. “They rowed for nine days,” said {S}. “It was five minutes,” said {A}. “In a saga it’s nine days.”',
        '“And the captain was as tall as the mast,” said {S}. {A} sat up a bit. “How does it go on?” “That depends on the rowing,” said {S}, and held up a cup. “The one who tells it gets thirsty.”'
      ]
    },
    {
      id: 'child-stowaway',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Under the sail there was a foot. “A stranger’s on board,” said the captain. “I’m not a stranger,” said the sail. “I’m the cheese.” {A} lifted up one corner, and there sat {S}.',
        '“Cheese can’t talk,” said {A}. “Old cheese can,” said {S}. Vikings take a lot of it on a voyage, because it keeps. So they had to keep this one. It got an oar, and rowed in the air.'
      ]
    },
    {
      id: 'baby-dragon-head',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was held up at the front of the ship and looked out over the sea. Nobody had to be told to be afraid. {A} had a wet chin, and showed both fists, and roared.',
        '“That’s better than the sock,” said {H}. The sock was taken in. Vikings did that too, near a land where they had friends, to frighten nobody there. But {A} could not be taken in so easily, and roared at the friends as well.'
      ]
    },
    {
      id: 'first-raven',
      A: 'partner',
      paragraphs: [
        '“Then we need a raven,” said {A}. “The old Vikings took them along in a cage. When it sees land, it flies there. When it doesn’t see any, it comes back.” The raven was a black glove with a knot in it.',
        '{H} threw it up as high as it would go. It flapped once, and came down on {A}’s head. “No land,” said {A}, from under it. They rowed on, and each pulled as hard as the other.'
      ]
    }
  ],
  turn: [
    {
      id: 'second-raven',
      A: 'partner',
      paragraphs: [
        'Then {H} shut both eyes and threw it backwards, over the dragon’s head, and listened. Nothing came down. Nothing came back. “It’s found something,” whispered the captain. They rowed that way, very straight, and the ship bumped so softly that it was hardly a bump.',
        'There lay the land. It had one white mountain and a wide soft plain, and on the plain sat the raven. It was the bed.'
      ]
    },
    {
      id: 'wading',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They pulled the ship ashore, as you can with a longship, because it is so flat underneath. Then they went to see who lived there. There was a bear, lying on its face. It did not seem to mind.',
        '“We come as friends,” said {H}. {A} listened at the bear. “It wants to know who has the wet socks,” said {A}. They took them off, and hung them over the oars.'
      ]
    },
    {
      id: 'north-star',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Would we find the way home from here?” asked {A}. “By the star that stays where it is,” said {H}. “All the others go round it.” They looked for one. The small light on the radio stayed where it was.',
        '“So home’s that way,” said {A}. It was four steps. Neither of them wanted to go there just yet.'
      ]
    },
    {
      id: 'name',
      A: 'partner',
      paragraphs: [
        '“What’s it called?” asked {A}. “The Soft Land,” said {H}. “Be careful,” said {A}. “Erik the Red found one that was nearly all ice, and he called it Greenland. It sounded so nice that everybody came.” {H} thought about everybody. It was not a very wide land.',
        '“Then it’s called Wet Porridge,” said {H}. “Nobody’ll come now.” “No,” said {A}, and stayed standing in the sea. {H} looked at the crew, and moved over. “You may,” said {H}. “You know what it’s really like.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along as cargo, in the middle of the ship.',
      '{names} shivered, because it was a northern sea.',
      { text: '{names} hauled at the sail until one stripe came loose.', needs: ['hands'] },
      { text: '{names} scratched the dragon behind the ear, before it went to sea.', needs: ['hands'] }
    ],
    way: [
      '{names} went bump as well, and rolled down to the other end.',
      '{names} howled like the wind, from behind.',
      { text: '{names} bailed with an egg cup, and never got to the bottom of it.', needs: ['hands'] },
      { text: '{names} counted the strokes out loud on ten fingers, and began again.', needs: ['hands'] }
    ],
    turn: [
      '{names} paddled the last bit, with everything that would paddle.',
      '{names} gave a small hurrah, into the towel.',
      { text: '{names} threw out the anchor, which was a shoe on a string.', needs: ['hands'] },
      { text: '{names} furled the sail, and dried the captain’s nose with it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} hung up the sail to dry, and the oars went back into their drawer.',
    'Captain and crew washed the salt off. Then {H} went ashore for the night, and laid the raven on the white mountain.'
  ],
  last: [
    'The raven stayed where it was, and in the land of Wet Porridge {H} was asleep.',
    'Nobody rowed any more, and the land lay still, and {H} slept in the middle of it.'
  ]
})
