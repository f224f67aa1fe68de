import { wishPlot } from '../wish-plot.ts'

export const clayPot = wishPlot({
  id: 'wish-clay-pot',
  wishes: ['clay pot', 'clay pots', 'claypot', 'pot of clay', 'pot clay', 'clay bowl', 'clay bowls', 'clay cup', 'clay cups', 'clay mug', 'clay vase', 'clay dish', 'clay jug', 'clay diya', 'clay diyas', 'diya of clay', 'diya clay', 'make diya', 'making diya', 'making diyas', 'make diyas', 'makes diya', 'clay lamp', 'clay lamps', 'mud pot', 'mud pots', 'mud bowl', 'mud cup', 'matka', 'matki', 'kulhad', 'pinch pot', 'pinch pots', 'coil pot', 'coil pots', 'pottery', 'pottery class', 'pottery wheel', 'potter wheel', 'potter’s wheel', 'potters wheel', 'wheel clay', 'clay wheel', 'potter', 'potters', 'crooked pot', 'crooked bowl', 'crooked cup', 'crooked mug', 'wonky pot', 'wonky bowl', 'wonky mug', 'wobbly pot', 'ceramics', 'ceramic', 'kumhar', 'terracotta'],
  nothingElse: true,
  answers: ['clay', 'mud', 'pot', 'pots', 'bowl', 'bowls', 'cup', 'cups', 'mug', 'vase', 'dish', 'jug', 'diya', 'diyas', 'lamp', 'lamps', 'pottery', 'potter', 'potters', 'potter’s', 'wheel', 'spin', 'spins', 'spinning', 'turn', 'turns', 'turning', 'crooked', 'wonky', 'wobbly', 'lopsided', 'bent', 'round', 'small', 'little', 'big', 'first', 'own', 'make', 'makes', 'making', 'made', 'mould', 'moulds', 'shape', 'shapes', 'shaping', 'press', 'squish', 'squashes', 'roll', 'rolls', 'come', 'comes', 'came', 'out', 'goes', 'went', 'gets', 'wants', 'learn', 'learns', 'learning', 'class', 'school', 'workshop', 'club', 'home', 'table', 'garden', 'day', 'evening', 'from', 'of', 'with', 'for', 'to', 'how', 'a', 'that', 'it', 'but', 'and', 'her', 'his', 'my', 'proud', 'wet', 'brown', 'messy', 'hands', 'thumb', 'mum', 'mummy', 'dad', 'grandma', 'nana', 'grandpa', 'together', 'all'],
  except: ['harry', 'hogwarts', 'beatrix', 'peter', 'wizard', 'magic', 'gold', 'dinosaur', 'dinosaurs', 'animal', 'animals', 'figures', 'elephant', 'snake', 'dragon', 'robot', 'court', 'pigeon', 'pigeons', 'tennis', 'chicken', 'rice', 'cook', 'cooking', 'honey', 'plant', 'plants', 'planting', 'seeds', 'seed', 'flower', 'flowers', 'broke', 'broken', 'breaks', 'smashed', 'dropped', 'burnt', 'burned', 'fire', 'light', 'lights', 'lighting', 'lit', 'diwali', 'deepavali', 'ganesh', 'flame', 'kiln', 'died', 'ashes', 'urn', 'cries', 'crying', 'wheelchair', 'stolen', 'crow', 'thirsty', 'cracked', 'hole', 'roof', 'dough'],
  moods: ['learning', 'first'],
  company: ['pot', 'clay', 'marble', 'thumb', 'dent', 'plate', 'wheel', 'sill', 'cloth', 'table', 'jug', 'museum'],
  about: 'The hero wants a pot as round as a bought one for a marble that rolls off everything, and it comes out crooked, until they find out whose thumb is in the dent, and that the marble stays just there.',
  titles: ['The Thumb in the Pot', 'It Leans to the Left', '{H} Makes a Pot', 'Where the Marble Lives', 'A Hair Smaller Every Day'],
  want: [
    {
      id: 'nowhere-to-stay',
      A: 'partner',
      paragraphs: [
        '{H} had a marble with nowhere to stay. It rolled off the table, and at night it rolled about under the bed. So {H} wanted to make it a pot, out of clay. “As round as a bought one,” said {H}. “Then we need a wheel,” said {A}. “The clay goes round, and your hands keep still.” They had a cake plate that turned. {H} put a wet lump on it.'
      ]
    }
  ],
  way: [
    {
      id: 'the-air-in-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“First the air’s got to come out,” said {A}. Where there is a bubble in the clay, the wall gets thin, and the pot may crack there. You cannot see a bubble, but you can knock it out. So {H} lifted the lump with both hands, and dropped it on the table. Bump. The spoons jumped.',
        'There was a knock on the wall next door. “Come in,” called {H}. Nobody came. “I think that was the air,” said {A}.'
      ]
    },
    {
      id: 'mountain',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s clay made of?” asked {H}, and looked at ten brown fingers. “Mountain,” said {A}. Rain washes at a rock for so long that it gets softer than flour. A river takes it along, and lays it down where it is tired.',
        '{H} held one finger up to the light. There was mountain under the nail. It was quite a steep one, and went round the corner. “I’ll need a small brush for that,” said {H}, “and a very small climber.”'
      ]
    },
    {
      id: 'like-a-door',
      A: 'partner',
      paragraphs: [
        '{A} turned the plate. {H} pressed both thumbs into the clay, and held still. A hollow came, and a wall rose up round it. It was nearly a pot! But the lump did not sit quite in the middle. At each turn the far side came round and bumped into {H}’s thumb. The wall leaned to the left.',
        '{H} pushed it up, and it leaned to the right. {H} smoothed out a dent, and there was a dent on the other side. “Who’s doing that?” asked {H}. There was only one pair of hands in it.'
      ]
    },
    {
      id: 'a-snake',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} rolled a bit of clay to and fro, and it was a snake. “You can do it like this, too,” said {A}. “You lay the snake round in a ring, and the next one on top, and so on up. People did that before there were wheels.”',
        'The snake had to be long, so {A} rolled on. It got thinner and thinner, and longer, and reached the edge of the table. It looked over. Then it was two short snakes, and one was on the floor.'
      ]
    },
    {
      id: 'fork-and-comb',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“A pot wants a pattern,” said {A}. They tried some out on a flat bit of clay. A fork made a ploughed field. A shell made a fan, and a bootlace made a long plait. People had pressed string into pots when nobody could write yet.',
        '{H} tried a sock. It made something like a sock. “What will they think, when they dig that up?” asked {A}. “That it was cold,” said {H}.'
      ]
    },
    {
      id: 'child-handles',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} thought that handles were missing. {S} put one on a lump of clay. It was so good that there were soon four more. “What are so many for?” asked {A}. “So that five people can carry it,” said {S}.',
        '{A} took one handle, and {S} took two. They went once round the table with it, in step. It was the size of an egg, and nobody was hurt.'
      ]
    },
    {
      id: 'elder-cool-water',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had a clay pot as big as you,” said {S}. “It stood in the shade, and the water in it was always cold.” “Did it have a plug?” asked {A}. “It sweated,” said {S}. “A little water came through the clay and dried in the wind. That keeps you cool.”',
        '{A} looked at {S}’s forehead. It was a warm evening, and {S} had made the tea. “You’re doing it as well,” said {A}. “That’s why I’m so cool,” said {S}.'
      ]
    },
    {
      id: 'whose-thumb',
      A: 'partner',
      paragraphs: [
        '{H} wanted to squash it and start again. “Wait,” said {A}, and looked into the deepest dent. There were fine lines in it, round and round. “Hold your thumb in here.” It fitted, as far as the nail. “That’s you,” said {A}. “In museums there are pots, thousands of years old, with a thumb in them. Nobody knows what those potters were called. But their thumbs are still there.” “Are they crooked?” asked {H}. “Some are,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-stays',
      A: 'partner',
      paragraphs: [
        '{H} did not smooth out the dent. {H} pressed it in a little deeper, low down, where the wall began. Then {H} let the marble go. It ran along the wall, round and round, as it had always run. It came to the thumb. There it rocked, and lay still. {A} tilted the plate. It stayed in. “In a round one it’d still be going,” said {H}.'
      ]
    },
    {
      id: 'guest-a-lip',
      S: 'guest',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“At home we make small ones for lamps,” said {S}, and pressed out a dish. It was no bigger than a biscuit. “They’re called diyas. You pinch the edge in one place, and it has a lip. That’s where the wick lies.” “So it’s crooked on purpose?” asked {A}. “If it’s round, you can’t tell where the light goes,” said {S}.',
        'They put a yellow bean in the lip, to see how it would look. It shone hardly at all.'
      ]
    },
    {
      id: 'pet-paw',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came along to smell the clay, and trod on a bit that was left. Now it had {A} in it, clear and deep. “There’s an old roof tile in the museum,” somebody said. “A dog ran over it when it was wet. That’s two thousand years ago, and you can see that it was in a hurry.”',
        '{A} smelled at the place with great interest. Somebody had been here, and not long ago.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} knocked on the jug, and it rang. {A} knocked on a plate, and that rang higher. Then {H} knocked on the pot, with one knuckle. It said nothing. It only had a knuckle in it now. “It’s wet,” said {A}. “They don’t learn to talk until they’re dry.”',
        '{H} bent down, and said a few easy words to it for a start. Jug, said {H}. Mug. It listened with its whole mouth open.'
      ]
    },
    {
      id: 'glue',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A bit of clay was left, the size of a pea. {H} wanted to stick it on another, as a lid has a knob. “What do you glue clay with?” asked {H}. “With clay,” said {A}. You scratch both sides, wet them, and stir a little mud. That is all.',
        '“And what do you scratch it with?” asked {H}. {A} picked up a dry crumb. It was clay too. “It does the whole thing by itself,” said {H}. “We’re only here to hold it.”'
      ]
    },
    {
      id: 'baby-fist',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} got a lump as well, and took it in one fist. {S} squeezed. At the top it came out between the fingers, in four thick worms. {S} was so surprised that the fist opened. There lay a thing with a back and four ribs.',
        '{A} turned it over. “It’s the inside of your hand,” said {A}. {S} looked into the hand to see if that was missing. Then {S} squeezed it again, to put it back.'
      ]
    },
    {
      id: 'bottoms',
      A: 'other',
      spare: 12,
      paragraphs: [
        '“Do bought ones never have anybody in them?” asked {H}. {A} turned over all the cups in the cupboard, one by one, and looked underneath. They had a number, or a name, or nothing. The brown mug had a thin line at the handle. {A} felt along it. “Here somebody stuck it on,” said {A}, “with a little finger.”',
        '{H} held a little finger there. It was too small. “Good evening,” said {H} all the same, to whoever it had been.'
      ]
    },
    {
      id: 'a-hair-smaller',
      A: 'partner',
      paragraphs: [
        'They put the pot on the window sill, under a damp cloth. “It’s got to dry slowly, for days,” said {A}. “The water goes out, and then it shrinks. It’ll be a hair smaller every day.” {H} tried the thumb in the dent once more. A thumb gets bigger by a hair, if you wait. “Then one day I won’t fit,” said {H}. “No,” said {A}. {H} put the marble back in. “But it’ll know how small I was.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got up and let the marble past.',
      '{names} smelled the clay, and it smelled of cellar.',
      { text: '{names} fetched a bowl of water, for wet hands.', needs: ['hands'] },
      { text: '{names} rolled up two sleeves, and looked on.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned to the left, and then it looked straight.',
      '{names} got a splash on the nose at every turn.',
      { text: '{names} held the cake plate by its foot.', needs: ['hands'] },
      { text: '{names} scraped the clay off the edge of the table.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked into the pot, and saw the marble lie there.',
      '{names} listened for the marble, and it was quiet.',
      { text: '{names} held a thumb up to the dent, and it was the wrong one.', needs: ['hands'] },
      { text: '{names} wrung out the cloth, and laid it over the pot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cake plate was washed, and the water went as brown as a puddle. On the sill stood the pot under its cloth, and leaned to the left.',
    '{H} washed each finger by itself, and lay down. A pillow starts out round. {H} pressed a dent in it, and stayed there.'
  ],
  last: [
    'Under the bed nothing rolled about, and {H} was asleep.',
    'The pot got a hair smaller, and {H} a hair bigger, and was asleep.'
  ]
})
