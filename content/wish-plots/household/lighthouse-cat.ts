import { wishPlot } from '../wish-plot.ts'

const CATS = ['cat', 'cats', 'kitten', 'kitty']

export const lighthouseCat = wishPlot({
  id: 'wish-lighthouse-cat',
  wishes: [...CATS.flatMap((cat) => [`lighthouse keeper ${cat}`, `lighthouse keeper’s ${cat}`, `lighthouse ${cat}`, `light house ${cat}`, `lighthouses ${cat}`, `lighthouse-keeper ${cat}`]), 'lighthouse pussycat', 'lighthouse tomcat', 'lighthouse tabby', 'lighthouse moggy', 'lighthouse keeper pet', 'lighthouse keeper animal', 'lighthouse keeper', 'keeper of the lighthouse'],
  answers: ['lighthouse', 'lighthouses', 'keeper', 'keepers', 'keeper’s', 'lighthouse-keeper', 'cat', 'cats', 'kitten', 'kitty', 'pussycat', 'tomcat', 'tabby', 'moggy', 'pet', 'light', 'lights', 'lamp', 'lantern', 'beam', 'shines', 'shining', 'bright', 'dark', 'night', 'nights', 'sea', 'ocean', 'coast', 'island', 'rock', 'rocks', 'cliff', 'shore', 'harbour', 'ship', 'ships', 'boat', 'boats', 'captain', 'sailor', 'sailors', 'waves', 'wind', 'windy', 'fog', 'foggy', 'storm', 'stormy', 'rain', 'fish', 'herring', 'lonely', 'alone', 'together', 'friends', 'friend', 'best', 'lives', 'live', 'living', 'lived', 'lady', 'woman', 'man', 'old', 'grumpy', 'kind', 'her', 'his', 'with', 'and', 'who', 'has', 'had', 'helps', 'help', 'helped', 'saves', 'saved', 'keeps', 'kept', 'looks', 'after', 'ginger', 'black', 'white', 'grey', 'fat', 'lazy', 'sleepy', 'clever', 'little', 'big', 'tall', 'eyes', 'green', 'story', 'about', 'adventure', 'sleeps', 'all', 'day', 'up', 'stairs', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'auntie', 'uncle', 'boy', 'girl', 'child', 'kids', 'son', 'daughter', 'morning', 'afternoon', 'evening', 'today', 'yesterday', 'tomorrow', 'saturday', 'sunday', 'weekend', 'bedtime', 'rainy', 'sunny', 'snowy', 'cold', 'summer', 'winter', 'spring', 'autumn', 'funny', 'silly', 'small', 'new', 'naughty', 'brave', 'holiday', 'seaside', 'warns', 'guides', 'guards'],
  except: ['wreck', 'shipwreck', 'drowned', 'drowning', 'lunch', 'dog', 'ghost', 'mermaid', 'penguin', 'gull', 'seagull', 'died', 'dead', 'lost', 'missing', 'trapped', 'scared', 'afraid', 'pirate', 'pirates', 'octopus', 'whale', 'tofu', 'mouse', 'mice', 'moth', 'moths', 'snail'],
  isTale: true,
  company: ['lighthouse', 'keeper', 'cat', 'torch', 'light', 'sofa', 'ship', 'string', 'rug', 'rock', 'sea', 'spoons', 'ships', 'lid', 'wall', 'harbour'],
  about: 'The lighthouse keeper shines far out over the sea and the ship still bumps into the one small rock right below, where it is dark, until the cat, who sits there, lends it two eyes that throw the light back.',
  titles: ['The Lighthouse Keeper’s Cat', 'It Is Darkest Right Below', '{H} Keeps the Light', 'Two Green Lights', 'The Cat on the Rock'],
  want: [
    {
      id: 'keeper-and-cat',
      A: 'partner',
      paragraphs: [
        '{H} was a lighthouse keeper, and sat on the sofa with a torch. {A} was the lighthouse keeper’s cat, and lay on the rug, which was the sea. In the sea was a rock as small as a biscuit tin, because it was one. A ship was coming home, a slipper on a string, and the keeper had the other end. “I’ll light it all the way in,” said the keeper. “Meow,” said the cat.'
      ]
    }
  ],
  way: [
    {
      id: 'what-a-keeper-has',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was not much in the lighthouse. The keeper had a chair, and a kettle, and a big book, in which everything was written down. “Monday, a ship,” the keeper read out. “Tuesday, no ship. Wednesday, the cat ate the herring.” “It was looking at me,” said the cat.',
        'The keeper thought it over, dipped the pen, and put that down too. “Wednesday, the herring looked at the cat.” It was a very fair lighthouse.'
      ]
    },
    {
      id: 'bump',
      A: 'partner',
      paragraphs: [
        'The light shone out over the sea, as far as the other wall. The keeper pulled the string, and the ship came sailing in, straight and fast. Bump. It had run into the rock, right below the lighthouse. So the keeper pointed the torch down. Now you could see the rock. But the sea was black, and the next ship did not find the lighthouse at all. It went to the kitchen.'
      ]
    },
    {
      id: 'keeper-calls-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll shout,” said the lighthouse keeper. “Rock!” The ship stopped in the middle of the sea. “What rock?” it asked in the voice of the cat, who was nearest. “The small one!” called the keeper. “Smaller than what?” asked the ship.',
        'That takes a long time to explain at night. The light went round twice while they were about it. The ship said that it would come again by day, and look at what was meant.'
      ]
    },
    {
      id: 'cat-has-the-night-off',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You might help,” said the keeper to the cat. “I sleep by day, and at night I look at the dark,” said the cat. “That’s my work.” “I sleep by day as well,” said the keeper, “and at night I make it light. We ought to take turns.”',
        'They tried that. The cat took the torch and shone it at one paw. It was a good paw. Out at sea somebody went round in a circle, and asked whether this was still the sea.'
      ]
    },
    {
      id: 'moving-the-rock',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We could move the rock,” said the keeper. The cat lifted the lid. There were biscuits in the rock, nine of them. “It’s heavy like that,” said the cat. “I could make it lighter first.” The keeper put the lid back on. Lighthouse keepers know their cats.',
        '“A rock’s got to stay where it is,” said the keeper. “It’s been drawn on all the charts.” They had a look at a chart. There was the rock, as a dot. The cat’s cushion was on it as well, as an island.'
      ]
    },
    {
      id: 'other-is-the-captain',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was captain of the ship that had gone to the kitchen, and came back on foot. “Your light’s very fine,” said the captain to the lighthouse keeper. “In the whole of the kitchen there’s none like it.” “Didn’t you see me?” asked {H}.',
        '“I saw you the whole way,” said the captain. “That’s just it. Whoever looks at a lighthouse doesn’t look at the floor.” And the captain sat down to rub a toe that had met the rock.'
      ]
    },
    {
      id: 'pet-at-sea',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Across the sea came {A}, without a string. {A} stopped in the middle of the light. On the wall behind stood a second {A}, as high as a house. “A monster,” called the keeper, and rang for the cat.',
        'The lighthouse keeper’s cat put out one paw and felt. “It’s only a passenger,” said the cat. {A} sniffed at the rock from every side, and could have told anyone where the biscuits were.'
      ]
    },
    {
      id: 'elder-was-a-ship',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll be a ship with a band on board,” said {S}, and came in humming, under a shawl. The lighthouse keeper held the light on the shawl all the way, and it was a long way. “Are you a fast one?” called {A}.',
        '“I’m the slowest that ever was,” said {S}. “I set off before there was a lighthouse.” “And what did you steer by then?” asked {A}. “By the smell of fish,” said {S}. “We had a cat at the wheel.”'
      ]
    },
    {
      id: 'child-is-the-second-light',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was a lighthouse as well, but a small one, with a bicycle lamp that only blinked. “On, off, on, off,” said {S}. “Which are you?” asked {A}. “I’m a lighthouse with the hiccups,” said {S}.',
        'The ships liked that, for they knew at once which of the two it was. “What you need is a fright,” {A} called across. “Boo.” The small lighthouse went quite dark. Then it came on again, and blinked without any rest at all. “Now I’ve got them faster,” said {S}.'
      ]
    },
    {
      id: 'below-the-lamp',
      A: 'partner',
      paragraphs: [
        '“Where are you?” called the keeper, for the cat could not be seen either. “On the rock,” said the cat. “It’s as dark as a boot. Your light goes over my head.” “So close to a lighthouse?” asked {H}. “It’s darkest right below,” said {A}, and looked round. Somebody had left a teacup on the floor. The spoon in it winked each time the light came over. “There’s no lamp in a spoon,” said {A} slowly. “It throws yours back.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-spoons',
      A: 'partner',
      paragraphs: [
        'The cat sat on the rock, stretched up into the light, and held a teaspoon before each eye. “That’s what cats do,” said {A}. “At the back of each eye they’ve got a looking-glass.” The keeper shone far out again. Down in the dark two small lights came on, close together. “There’s a cat on the rock,” said the ship, “so there’s a rock under the cat.” The keeper pulled the string to the left. The ship went by, and did not even wet the cat.'
      ]
    },
    {
      id: 'second-ship-too',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then they fetched the second ship out of the kitchen. It was a slipper too, for the other foot, and it had a crumb on board. The lighthouse showed it where home was, and the cat showed it where not to go. “High light, come here,” the keeper called to the ships. “Low lights, keep off.”',
        '“And if I shut my eyes?” asked the cat, and let the spoons drop. The ship stopped at once. A lighthouse keeper’s cat may not blink, except between ships.'
      ]
    },
    {
      id: 'wages',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I ought to be paid now,” said the cat. “I’m a lighthouse.” “You’re half a lighthouse,” said the keeper. “You’ve got no stairs.” They agreed on half a herring. It was a sock, and the cat began with the tail end.',
        'The keeper wrote it all down. “Two ships, both home. Half a herring, from behind.” The cat wiped its whiskers, and asked for Friday’s half in advance.'
      ]
    },
    {
      id: 'other-tries-eyes',
      A: 'other',
      spare: 11,
      paragraphs: [
        'A spoon has got two sides. {A} tried the two eyes the other way round, with the hollow side out, and looked in first. “Now there’s a cat in there standing on its head,” said {A}.',
        '“Do they still wink?” {H} called from the lighthouse, and sent the light over. They did, and twice as brightly. “Then it’s an upside-down cat on an upside-down rock,” called the keeper. The ships kept well away from that one.'
      ]
    },
    {
      id: 'home-by-morning',
      A: 'partner',
      paragraphs: [
        'So all the ships came home. “It’s nearly day,” said the keeper, and turned off the torch. Then it was dark in the room, up here and down there too. “Are your eyes still on?” asked {H}. “They only shine when you look for me,” said the cat. {H} turned the torch on once more. There were the two lights, on the small rock. “Found you,” said the lighthouse keeper.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on the sea, and made a wave with the rug.',
      '{names} kept to the harbour, where the sofa ended.',
      { text: '{names} untied a knot in the string of the ship.', needs: ['hands'] },
      { text: '{names} wrote down for the keeper that the cat was lying down.', needs: ['hands'] }
    ],
    way: [
      '{names} sat in the dark below the lighthouse, and found it very dark there.',
      '{names} swam round the rock, and smelled biscuits.',
      { text: '{names} turned the ship the right way up again.', needs: ['hands'] },
      { text: '{names} knocked on the rock, and it rattled.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw the two lights, and went the other way round the rock.',
      '{names} came safely home, and lay down beside the slippers.',
      { text: '{names} polished the cat’s left eye with a sleeve.', needs: ['hands'] },
      { text: '{names} rolled the string up, now that nobody was at sea.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons went back into their drawer, and the rock onto its shelf, with the lid on tight. The ships were tied up side by side below the bed.',
    '{H} washed, as lighthouse keepers do, from the top down. Then {H} lay down, and it was dark right below the lamp.'
  ],
  last: [
    'A bit of light came in under the door, far below the lamp, and {H} was asleep.',
    'Two spoons lay in a drawer with nothing to throw back, and {H} was asleep.'
  ]
})
