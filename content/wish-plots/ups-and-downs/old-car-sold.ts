import { wishPlot } from '../wish-plot.ts'

export const oldCarSold = wishPlot({
  id: 'wish-old-car-sold',
  beginsElsewhere: true,
  wishes: ['sold car', 'sold our car', 'sold the car', 'sold old car', 'selling car', 'selling our car', 'selling old car', 'sell car', 'sell our car', 'sell old car', 'car sold', 'car was sold', 'car got sold', 'goodbye car', 'goodbye old car', 'goodbye to the car', 'bye bye car', 'said goodbye car', 'waved goodbye car', 'waved car', 'farewell car', 'old car gone', 'old car went away', 'got rid of car', 'getting rid of car', 'got rid old car', 'someone bought old car', 'drove off old car', 'drove away old car', 'drove away in our car', 'traded in car', 'misses old car', 'miss our old car', 'miss old car', 'last drive old car', 'car to the scrapyard', 'car scrapped', 'old car scrapyard', 'campervan sold', 'sold campervan', 'sold camper', 'sold van', 'selling van', 'sold our van', 'last day old car', 'last day with car', 'last ride old car', 'new owner car', 'someone else’s car now', 'man bought car', 'lady bought car', 'somebody else bought car'],
  answers: ['our', 'the', 'my', 'old', 'car', 'sold', 'sell', 'selling', 'today', 'yesterday', 'tomorrow', 'goodbye', 'bye', 'waved', 'wave', 'waving', 'said', 'say', 'saying', 'family', 'red', 'blue', 'green', 'white', 'silver', 'grey', 'yellow', 'little', 'rusty', 'sad', 'upset', 'cried', 'crying', 'miss', 'misses', 'missed', 'new', 'owner', 'man', 'lady', 'someone', 'bought', 'drove', 'away', 'off', 'gone', 'got', 'getting', 'rid', 'years', 'always', 'had', 'loved', 'street', 'round', 'corner', 'last', 'time', 'drive', 'electric', 'bigger', 'one', 'scrapyard', 'scrap', 'garage', 'dealer', 'went', 'to', 'have', 'estate', 'van', 'beloved', 'keys', 'campervan', 'camper'],
  except: ['toy', 'toys', 'lego', 'remote', 'matchbox', 'crash', 'crashed', 'accident', 'hit', 'police', 'stolen', 'hurt', 'hospital', 'died', 'dead', 'grandpa’s', 'grandad’s', 'grandma’s', 'heaven', 'money', 'poor', 'bankrupt', 'job', 'divorce', 'house', 'dog', 'cat', 'robot', 'dinosaur', 'dragon', 'flying', 'race', 'racing', 'wash', 'broke', 'broken', 'seat', 'boot', 'train', 'sick', 'who', 'dealership', 'salesman', 'boat', 'horse', 'bike', 'stall', 'market', 'shop'],
  moods: ['change', 'losing', 'lost', 'alone'],
  out: true,
  company: ['car', 'door', 'wall', 'gate', 'yard', 'rain', 'seat', 'road'],
  about: 'The old car is sold, but the hero keeps back how its door opens; then tells it after all, and when the car has gone out of the gate, it has left its place dry in the rain.',
  titles: ['Lift, Bump, Please', 'The Dry Place', 'What Mrs Abel Had to Know', '{H} Sits Behind on the Left', 'Two Hoots at the Gate'],
  want: [
    {
      id: 'mrs-abel-comes',
      A: 'partner',
      paragraphs: [
        'The old car was sold. It stood by the wall in the yard, washed, with its dent. It had begun to rain a little. Mrs Abel had come on the bus, with a hat and a big handbag, to drive it away. “Goodbye, car,” said {A}. {H} said nothing.',
        'The handbag was to go behind, on the left. Mrs Abel pulled at the door, and it did not open. {H} knew how it went. “I don’t know how it goes,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'pulling',
      A: 'partner',
      paragraphs: [
        'Mrs Abel pulled with both hands. “It always let {H} in,” said {A}. “It knows us,” said {H}. “If it doesn’t open, it can’t be sold. Then it has to stay.”',
        'Mrs Abel took hold once more. “Ick,” said the old car. It was low down in the hinge, and it sounded as if it pinched. {H} had never heard that before.'
      ]
    },
    {
      id: 'under-the-seats',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went through the boot once more, in case anything had been left. Under the mat lay a sock with a seagull on, and a ticket to a castle. There was a raisin too. It was as hard as a stone.',
        '“I remember that raisin,” said {H}. It had rolled away on the road to the sea. “Shall we keep it?” asked {A}. They put it back, right in the corner by the spare wheel. Somebody ought to stay on board who knew the way.'
      ]
    },
    {
      id: 'the-dent',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The dent was as big as a soup plate. It had come from a gatepost in the fog, and it wasn’t the gatepost’s fault. When it rained, water stood in it. {H} laid one hand in, and it fitted, with all the fingers.',
        '“When I was little it was too big for me,” said {H}. {A} tried with a fist. “It’s grown into it,” said {A}, “or you have.” A drop ran over the edge, just as always, and down to the same place.'
      ]
    },
    {
      id: 'the-heater',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Does it heat?” asked Mrs Abel. {A} looked at the sky. It did, but only one foot at a time. Some winters that had been the left one of whoever was driving. Since March it did only the parcel shelf.',
        '“I’ve got warm feet by nature,” said Mrs Abel, “but what goes on the shelf?” “Rolls,” said {H}, before {H} could stop. They were always just right when you got there. Mrs Abel wrote it down: rolls.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In front there was a small window, with all the miles the car had ever gone. It was a long number with two nines in it. “That’s more than four times round the world,” said {A}. {H} could not remember the jungle.',
        '“It was mostly the swimming baths,” said {A}, “and back.” They worked out how many times that was. It came to a pool with no end to it, and to a heap of wet towels.'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where will it sleep?” {H} asked Mrs Abel. It was to stand under a walnut tree, beside a wall. There was a hen that liked to sit on warm bonnets. {A} asked what the hen was called. It was called Brenda.',
        '“And where will it be driven?” To choir it would, on Mondays, up a hill with four bends. The back was for the drums. {H} looked at the car. It had always wanted more music than it got.'
      ]
    },
    {
      id: 'other-says-it',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had brought a bunch of dandelions, and put them under the wiper. “For the journey,” said {A}. {H} did not know if cars like flowers. This one had never been given any. It had only been given stickers.',
        'The stickers were still there, on the inside of the window. There were nine, and one half. “You can’t get those off,” said {A}. “I tried once.” {H} was glad, and pressed the half one down at the corner.'
      ]
    },
    {
      id: 'the-smell',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} put a nose to the gap at the top of the window. In there it smelled of wet rope and orange peel, and of one night with a tent. “You can’t sell that,” said {H}. “Nobody’s said a word about the smell,” said {A}.',
        'They fetched a jam jar, and held it in the gap, and screwed on the lid. There was nothing to see in it. {A} wrote on it what it was. You’d only be able to open it once.'
      ]
    },
    {
      id: 'what-comes-instead',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“The next one’s got a door that opens by itself,” said {A}. {H} had sat in it already. It was very clean. It beeped if you did anything, and it beeped if you didn’t. “It’s got no dent,” said {H}. “Where does the rain go?”',
        '{A} thought it would find somewhere. “It doesn’t know us yet,” said {A}. “It’s shy. That’s why it beeps.” {H} had not looked at it from that side.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had been sick in that car four times, each time in a different place. {A} watched Mrs Abel from close by. This was a person with a handbag, and no idea of the bends.',
        '“It isn’t ours any more,” said {H}. {A} did not follow that at all. {A} had one more long smell at the mat. It was {A}’s mat, and would be so wherever it went.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We sold our first one to a baker,” said {S}. “For years I saw it go by, full of bread. I always lifted my hat.” “And what did it do?” asked {A}. “It dropped a roll once,” said {S}. “I took it for an answer.”',
        '{S} took off the hat now, and held it, though it was raining. {A} got the half of it that was nearest. Water ran round the brim, and down.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} went to all four wheels, and shook hands with each. For that {S} crouched down, and patted the rubber. “Thank you,” said {S}, “and thank you. And you weren’t so good.” It was the one that had been flat in the forest.',
        '“You can’t say that when it’s leaving,” said {A}. {S} went back, and thought of something nice. “You’re very round,” said {S}. It was the most that could be said.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was held up to the window, to say goodbye to the car. There was a baby in the window too. They had often met there. They both laid one hand on the glass, in the same spot.',
        'It left five small prints, and they were sold along with it. “It’ll see those when the sun’s low,” said {H}. {A} smacked the glass once more, for luck. That made ten.'
      ]
    },
    {
      id: 'ick',
      A: 'partner',
      paragraphs: [
        'Mrs Abel stopped for breath. “It doesn’t like me,” said Mrs Abel. The hat had slipped. {A} bent down to {H}, as if to tie something. “It’ll be driven anyway,” said {A} quietly. “It’ll only be pulled at every day.”',
        '{H} thought of that noise, on Mondays and on Tuesdays, with nobody there who knew. {H} swallowed, and walked up to the door.'
      ]
    }
  ],
  turn: [
    {
      id: 'lift-bump-please',
      A: 'partner',
      paragraphs: [
        '“You mustn’t pull,” said {H}. “You lift it a bit, like a cat. Then you bump it with your hip. And you say please.” {H} did all three. The old car’s door swung open, without a sound. Then Mrs Abel tried. At please it opened. “Thank you,” said Mrs Abel, and it wasn’t clear to which of them.',
        'The old car coughed, as it did in the wet, and rolled off. They waved, {H} with both arms. At the gate it gave two hoots, and it was gone.'
      ]
    },
    {
      id: 'what-two-hoots-mean',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Did Mrs Abel hoot, or was it the car?” asked {H}. {A} thought that Mrs Abel had pressed, but the car had done the voice. It was a rather high voice for its age. You could have picked it out anywhere.',
        '{H} did the two hoots, with a hand at the mouth. {A} did them lower. Next door a window went up, and a man looked out at nothing but rain.'
      ]
    },
    {
      id: 'listening-after',
      A: 'same',
      spare: 14,
      paragraphs: [
        'You could hear it for a while yet. It changed gear by the baker’s, with a hiccup. At the bridge it hummed, because of the planks. “Now it’s at the lights,” said {A}. There was nothing to hear. Then it hiccuped, far off.',
        '“They’re green,” said {H}. Beyond the lights it was any car, and might have been a bee. They listened on to the bee until that stopped too.'
      ]
    },
    {
      id: 'the-dry-place',
      A: 'partner',
      paragraphs: [
        'The yard was wet and shiny. Only along the wall there was a place that was grey and dry. It was car-shaped, with round corners. “It’s left its shape,” said {A}. There was no door now. {H} lifted it all the same, bumped, said please, and stepped in, behind on the left. {A} sat down in front.',
        'There they sat. Drop by drop the dry place grew spotted, and then it shone like the rest. “We’re there,” said {A}. {H} got out, and shut the door. You never had to slam that one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked once round the car, and looked at all of it.',
      '{names} stood in the rain, in a row with the bins.',
      { text: '{names} polished the mirror with a cuff, for the last time.', needs: ['hands'] },
      { text: '{names} held an umbrella over the dent.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at {H}, and then at the door.',
      '{names} shook off some drops, and waited.',
      { text: '{names} had a pull at it too, and let go.', needs: ['hands'] },
      { text: '{names} held Mrs Abel’s hat, in the meantime.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the hoots with both ears.',
      '{names} stepped in as well, before it got wet in there.',
      { text: '{names} waved with a tea towel, so that it could be seen.', needs: ['hands'] },
      { text: '{names} went on waving to the gate, with nobody in it.', needs: ['hands'] }
    ]
  },
  bed: [
    'Indoors there was one hook with no keys on it. Somebody hung up a wet hat there, so that it had something.',
    '{H} rubbed the rain out of both ears. Then {H} got into bed from the left, with a small bump.'
  ],
  last: [
    'Under a walnut tree an old car ticked as it cooled, and {H} was asleep.',
    '“Please,” said {H}, already asleep, and something swung open.'
  ]
})
