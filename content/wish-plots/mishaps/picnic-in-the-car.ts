import { wishPlot } from '../wish-plot.ts'

export const picnicInTheCar = wishPlot({
  id: 'wish-picnic-in-the-car',
  wishes: ['picnic in the car', 'picnic car', 'picnic ate in the car', 'picnic rained on car', 'picnic rain car', 'picnic rained car', 'rain picnic car', 'picnic got rained on', 'picnic rained on', 'rained on picnic', 'picnic rained', 'picnic started raining', 'picnic started to rain', 'picnic poured', 'picnic pouring', 'picnic soaked', 'picnic got wet', 'picnic wet', 'picnic downpour', 'picnic storm', 'picnic van', 'picnic camper van', 'picnic boot of the car', 'picnic in the boot', 'car picnic', 'ate in the car', 'eating in the car', 'eat in the car', 'ate car rain', 'eat car raining', 'ate lunch in the car', 'lunch in the car', 'lunch car rain', 'sandwiches in the car', 'sandwich in the car', 'sandwiches car rain', 'dinner in the car', 'supper in the car', 'tea in the car', 'fish and chips in the car', 'chips in the car', 'picknick car', 'picnick car', 'picnik car', 'barbecue rained car', 'rain on the car roof', 'rain car roof', 'rain on car window'],
  answers: ['picnic', 'picnics', 'picknick', 'picnick', 'picnik', 'car', 'van', 'boot', 'seat', 'seats', 'back', 'inside', 'sat', 'sitting', 'ate', 'eat', 'eats', 'eating', 'had', 'have', 'having', 'lunch', 'dinner', 'supper', 'tea', 'sandwich', 'sandwiches', 'egg', 'eggs', 'cake', 'crisps', 'chips', 'fish', 'food', 'rain', 'rains', 'rained', 'raining', 'rainy', 'poured', 'pouring', 'pours', 'downpour', 'storm', 'shower', 'wet', 'soaked', 'soaking', 'drops', 'raindrops', 'roof', 'window', 'windows', 'on', 'off', 'started', 'suddenly', 'so', 'we', 'went', 'ran', 'run', 'got', 'to', 'in', 'the', 'and', 'then', 'it', 'because', 'instead', 'all', 'our', 'park', 'beach', 'seaside', 'hill', 'river', 'lake', 'woods', 'forest', 'blanket', 'rug', 'basket', 'today', 'yesterday', 'weekend', 'saturday', 'sunday', 'summer', 'day', 'holiday', 'family', 'granny', 'nana', 'grandma', 'grandpa', 'grandad', 'cousins', 'friends', 'mummy', 'mum', 'daddy', 'dad', 'funny', 'fun', 'best', 'cosy', 'still', 'anyway'],
  except: ['crash', 'crashed', 'accident', 'hurt', 'hospital', 'lightning', 'flood', 'scared', 'afraid', 'broke', 'broken', 'stuck', 'mud', 'sick', 'carsick', 'vomit', 'hot', 'teddy', 'teddies', 'bear', 'bears', 'ants', 'wasp', 'wasps', 'hanami', 'blossom', 'moon', 'dragon', 'dinosaur', 'robot', 'monster', 'princess', 'toy', 'indoor', 'indoors', 'living', 'home', 'cancelled', 'restaurant', 'died', 'dead', 'homeless', 'live', 'lives', 'sleep', 'sleeps', 'sleeping', 'blossoms', 'cherry', 'sakura', 'rained off'],
  moods: ['change', 'losing', 'first'],
  out: true,
  fed: true,
  company: ['car', 'sparrow', 'blanket', 'cake'],
  about: 'The picnic is rained on and eaten in the car, though the hero wants to sit on the blanket outside, where there is not one dry place, until a sparrow comes for a crumb and is quite dry.',
  titles: ['Not One Dry Place', 'Four Sparrows Under the Floor', '{H} Knocks Three Times', 'As Long as a Car', 'A Drop in the Egg'],
  want: [
    {
      id: 'a-drop-in-the-egg',
      A: 'partner',
      paragraphs: [
        '{H} had just sat down at the picnic, on a blanket, with both legs straight out. The first drop of rain fell into an egg. They grabbed everything and ran, and so they ate in the car. In front sat Mr Tull from next door, whose car it was. “Nice and dry,” said Mr Tull. “A picnic’s outside,” said {H}, “with your legs out.” {A} looked through the window. “There isn’t one dry place out there,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-race-on-the-glass',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The drops ran down the window, and each of them chose one. {H}’s was small and stopped at every bend. {A}’s drop met another on its way, took it in, and shot down twice as fast. “That doesn’t count,” said {H}. “It’s two.”',
        '“They’re married,” said {A}. In the next race {H}’s drop met three at once, and then a whole family. It came down like a bus. Nobody could have said any more who was driving.'
      ]
    },
    {
      id: 'please-pass-the-salt',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In a car it is not easy to lay a table. The salt was in front and the eggs were at the back. {A} handed an egg forward, and Mr Tull handed the salt back without turning round. Then the cucumber went that way, and the cheese came this way.',
        'Next came something flat. {H} had nearly bitten into it. “That’s my newspaper,” said Mr Tull. It went forward again, with a little butter on the weather.'
      ]
    },
    {
      id: 'the-horn',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Mr Tull turned to take a tomato, and leaned on the horn. It was very loud. Far off in the mist something answered, long and deep. “Was that a ship?” asked {H}. There was no sea for miles.',
        'Mr Tull did it again, to see. The voice answered, and it sounded rather pleased. “It’s a cow,” said {A}. “Now it thinks that we’re one.” After that Mr Tull ate with both elbows tucked in, so as not to promise anything.'
      ]
    },
    {
      id: 'a-map-of-somewhere',
      A: 'other',
      spare: 4,
      paragraphs: [
        'In a flap by the seat {A} found a map, and a peppermint with fluff on it. They spread it out over four knees. It was of somewhere quite different, with a lot of blue and a harbour.',
        '“It isn’t raining there,” said {H}. They looked it all over, and there was not a drop on it. {A} put a fingertip on the beach. “Here’s where I’d have the egg,” said {A}. The peppermint was too old to say where it came from.'
      ]
    },
    {
      id: 'one-leg-outside',
      A: 'partner',
      paragraphs: [
        '{H} laid the blanket over everybody’s knees. All the eggs rolled to the middle. And in a car your legs will not go straight. So {H} opened the door and put one leg out. At least that bit was at the picnic. The rain ran in at the top of the shoe. When it was full, {H} took the leg back. {A} poured the shoe out. “It’s had its picnic,” said {A}.'
      ]
    },
    {
      id: 'pet-shakes',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had been the last one in, and the wettest. {A} stood between the seats and dripped, and looked as if something were coming. “Not now,” said {H}. But it had begun already, at the one end, and it went right through to the other.',
        'After that it had rained in the car as well. It had rained on the cheese, and on the blanket, and on Mr Tull from both sides. {A} was dry, and had a good look round.'
      ]
    },
    {
      id: 'elder-no-roof',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My uncle’s car had no roof at all,” said {S}. “We had our picnics in it because you could see so well.” “And when it rained?” asked {A}. “Then we put up the umbrellas, five of them, and my uncle drove.”',
        'From above it must have looked like a bunch of flowers. “Once there was a wind,” said {S}, and one hand went slowly up. “We didn’t fly. But we all thought of it.”'
      ]
    },
    {
      id: 'child-thunders',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'The rain drummed on the roof, and {S} drummed along on the lid of the cake tin. Then {S} did the thunder as well. “You’ve got to count how far off it is,” said {A}. “Three counts are a kilometre. First comes the flash.”',
        '{S} opened both eyes wide, and that was the flash. “One,” said {A}. The lid went off at once. “It’s very near,” said {A}. “It’s right here in the car.” Mr Tull had known.'
      ]
    },
    {
      id: 'guest-greets-the-rain',
      S: 'guest',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Where I come from we wait for it all summer,” said {S}. “When the first rain falls, everybody runs out.” “Out?” asked {A}. {S} let the window down a bit, and held one hand outside.',
        'It came in again quite full. {S} tipped it carefully into an empty cup, for it would have been a pity. They each had a sip. It tasted a bit of window.'
      ]
    },
    {
      id: 'one-that-was-dry',
      A: 'partner',
      paragraphs: [
        'Some bread had fallen on the sill of the open door. A sparrow hopped out from below, took it and hopped back in under the car. {A} sat quite still. “That one was dry,” said {A}. “It was all fluff, with not a drop on it.” They bent down over the sill and looked. Under the car lay grass as dry as a biscuit, and on it sat four sparrows. “There is a dry place,” whispered {H}. “We’re parked on it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-a-car-keeps-dry',
      A: 'partner',
      paragraphs: [
        'Under a parked car it never rains, and every sparrow knows it. {H} dropped them some bread, crumb by crumb. “They’re having our picnic,” said {A}. “And it’s got four corners,” said {H}, “like a blanket. When the rain stops, can the car go back a bit?” “How much?” asked Mr Tull. “One car,” said {H}.'
      ]
    },
    {
      id: 'better-than-ours',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What’s it like down there, I wonder?” said {A}. {H} hung out over the sill and told them. It was low, with four round black pillars. It smelled of hay and hot iron. “And they’ve got heating,” said {H}. “The engine’s still warm. They’re sitting right under it.”',
        '{A} drew the blanket up to the chin. “So they’ve got the better table,” said {A}. “They were here first,” said {H}. That was not so, but they looked like it.'
      ]
    },
    {
      id: 'what-they-eat',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} tried out what sparrows like. Bread was gone at once. Cheese was carried to one side and argued about. The cucumber was left where it fell, and each of them hopped round it.',
        '“That’s just like at our house,” said {A}. A bit of egg came next. One of the sparrows looked at it for a long time, and then up at {H}. “I’m sorry,” said {H}, and took it away again. It was only a hen’s, but you never know.'
      ]
    },
    {
      id: 'others-who-are-dry',
      A: 'other',
      spare: 11,
      paragraphs: [
        'Now that they knew, they looked for other dry places. Under the bench there ran a dry stripe, and a snail was on its way there. Under a big leaf there was one for a beetle. “There’s one under Mr Tull’s cap, too,” said {A}.',
        'Mr Tull lifted it, and there was. It was round, and very smooth. “I’ve kept that dry for years,” said Mr Tull, and put the lid back on.'
      ]
    },
    {
      id: 'as-long-as-a-car',
      A: 'partner',
      paragraphs: [
        'The rain grew thin, and stopped. First {H} knocked on the floor, so that the sparrows knew. One, two, three, four of them flew into the hedge. Then the car rolled back. In front of it, in the wet grass, lay a dry place with four corners. They spread the blanket there. {H} sat down and put out both legs, quite straight. They had the cake out there, and even Mr Tull took a corner.',
        'When it began to drip again, they drove home. {H} looked back. The dry place lay there all by itself, with crumbs at one end. Four sparrows were just sitting down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran as well, and got the window seat.',
      '{names} sat in the car and steamed a little.',
      { text: '{names} had saved the salt, and not much else.', needs: ['hands'] },
      { text: '{names} wiped the rain off an egg.', needs: ['hands'] }
    ],
    way: [
      '{names} moved over, for the eggs came rolling.',
      '{names} looked at the sparrow, and it looked back.',
      { text: '{names} held the cups level, one in each hand.', needs: ['hands'] },
      { text: '{names} wrung out a sock, over the grass.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept very quiet, so that the sparrows could eat.',
      '{names} got a place on the blanket, with all of the legs.',
      { text: '{names} handed the cake round, and began with Mr Tull.', needs: ['hands'] },
      { text: '{names} shook out the blanket, over the dry place.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the basket was emptied, and the shoe was stood on its nose to dry. They hung up the blanket, and it smelled of hay.',
    '{H} washed, and lay down with both legs straight out. There was a roof over the bed, as big as the bed and a bit more.'
  ],
  last: [
    'On the roof it rained and rained, and under it {H} was dry, and asleep.',
    'Somewhere four sparrows pulled in their heads, and {H} was asleep.'
  ]
})
