import { wishPlot } from '../wish-plot.ts'

export const realTrainRide = wishPlot({
  id: 'wish-real-train-ride',
  wishes: ['real train', 'first train', 'first train ride', 'first train trip', 'first train journey', 'first time train', 'first time on a train', 'never been on a train', 'train ride', 'train rides', 'train ride grandma', 'train ride granny', 'train ride nana', 'train ride grandpa', 'train ride grandad', 'train journey', 'train trip', 'train window seat', 'train grandma', 'train granny', 'train nana', 'train grandpa', 'train grandad', 'train aunt', 'train auntie', 'riding a train', 'riding the train', 'ride a train', 'rode a train', 'rode the train', 'ride on a train', 'going on a train', 'going on the train', 'go on a train', 'went on a train', 'took the train', 'taking the train', 'take the train', 'train tickets', 'train ticket', 'railway journey', 'railway ride', 'rail journey', 'real railway'],
  answers: ['real', 'first', 'time', 'ever', 'train', 'trains', 'railway', 'rail', 'ride', 'rides', 'riding', 'rode', 'journey', 'trip', 'ticket', 'tickets', 'window', 'seat', 'seats', 'station', 'stations', 'platform', 'carriage', 'guard', 'conductor', 'grandma', 'granny', 'nana', 'nan', 'gran', 'grandpa', 'grandad', 'granddad', 'aunt', 'auntie', 'uncle', 'mum', 'mom', 'mummy', 'dad', 'daddy', 'going', 'go', 'goes', 'went', 'took', 'take', 'takes', 'taking', 'never', 'been', 'today', 'tomorrow', 'yesterday', 'weekend', 'saturday', 'sunday', 'morning', 'afternoon', 'day', 'out', 'town', 'city', 'there', 'back', 'home', 'alone', 'together', 'us', 'little', 'long', 'short', 'big', 'fast', 'next', 'excited', 'looking', 'look', 'watching', 'fields', 'houses', 'cows', 'everything', 'past', 'tunnel', 'boy', 'girl', 'son', 'daughter'],
  except: ['toy', 'toys', 'model', 'wooden', 'set', 'track', 'tracks', 'thomas', 'engine', 'engines', 'steam', 'miniature', 'night', 'sleeper', 'sea', 'beach', 'seaside', 'coast', 'bullet', 'goods', 'freight', 'mountain', 'ghost', 'dragon', 'dinosaur', 'dinosaurs', 'moon', 'space', 'sky', 'magic', 'flying', 'underground', 'tube', 'subway', 'metro', 'tram', 'driver', 'drives', 'whistle', 'lost', 'left', 'missed', 'late', 'stuck', 'broke', 'cancelled', 'crash', 'crashed', 'strike', 'sick', 'ill', 'afraid', 'scared', 'died', 'dead', 'hospital', 'war', 'potty', 'bike', 'ship', 'plane', 'bus', 'santa', 'christmas', 'dreamland', 'animals', 'elephant', 'who', 'couldn’t', 'can’t', 'moving', 'christening', 'funeral'],
  moods: ['first', 'waiting'],
  out: true,
  company: ['train', 'station', 'table', 'window', 'seat', 'carriage', 'guard', 'doors', 'platform', 'lady', 'floor'],
  about: 'On a first real train ride the hero wants to catch the very moment when the train starts, and is fooled by the other train, until a cup of water shows it.',
  titles: ['The Very First Bit', 'There and Back', '{H} Catches a Train', 'The Water Knew', 'That Was the Other Train'],
  want: [
    {
      id: 'there-and-back',
      A: 'partner',
      paragraphs: [
        '{H} was on a real train, for the first time ever. {H} had a ticket, there and back, just for the ride. {A} had one too. They sat at a little table, and {H} had the window seat. “I want to catch it starting,” said {H}. “The very first bit.” {H} did not blink.'
      ]
    }
  ],
  way: [
    {
      id: 'hole-in-the-ticket',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A guard came by, and clipped a hole in {H}’s ticket. {H} held it up to the window and looked through. There was a pigeon in the hole, and then half a suitcase. “Where’s the bit that was in there?” asked {H}. “On the floor,” said {A}, “with the others.”',
        'They bent down to see. Under the seat lay a great many little rounds of paper, white and pink. Every one of them had come out of somebody’s journey. “And they haven’t got anywhere,” said {H}.'
      ]
    },
    {
      id: 'other-train',
      A: 'partner',
      paragraphs: [
        'Beside them stood another train. In one of its windows a man was peeling an egg. Softly the man slid away, egg and all. “We’re off!” called {H}. Window after window went by, and then the last. Behind it stood a clock on a pole. It stood still.',
        '“That was the other train,” said {A}. “We’re still here.” {H} turned round to {A}, to say that it was not fair. When {H} turned back, the clock was gone as well. “It started,” said {H}, “and didn’t say so.”'
      ]
    },
    {
      id: 'seat-that-looks-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H}’s seat looked to the front, and {A}’s looked to the back. So {H} saw everything first, and {A} saw it when it was over. “There’s a horse coming,” said {H}. “There it goes,” said {A}. “Now a boy with a kite.” “So there was.”',
        '“What’s it like over there?” asked {H}. “It’s all yesterday,” said {A}. “Is anything nice on its way?” {H} looked ahead. “A pond with ducks,” said {H}. “You’ll have had it in a moment.”'
      ]
    },
    {
      id: 'backs-of-houses',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why haven’t these houses got front doors?” asked {H}. They had washing, and bins, and an old bath with beans in it. “They’ve turned their backs on us,” said {A}. “The front’s for the street.” On a balcony stood a man in his vest, brushing his teeth. He had not thought that a whole train would come by.',
        '{H} waved, so that it would not be rude. The man waved back with the brush, and had foam on one eyebrow.'
      ]
    },
    {
      id: 'pet-smells-the-start',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} did not look out. For {A} the train was not going anywhere. It was a warm floor that hummed. Only when the doors opened was there something new. There came a smell of chips, and at the next station one of rain and fish.',
        '{A} tasted each of them with care. Then the doors shut, the smell got thin, and {A} sighed and lay down. “{A} knows that we’ve started,” said {H}. “It’s when the chips stop.”'
      ]
    },
    {
      id: 'elder-clank',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small you couldn’t miss it,” said {S}. “The engine gave a tug at the first carriage, that one tugged at the second, and so on. You heard it coming all down the train. Clank, clank, clank, and then it was your turn.”',
        '“What happened then?” asked {A}. “Hats fell over noses,” said {S}. “My aunt had her soup in her lap as far as the border.” {S} leaned back and stroked the soft seat. “But she always knew when she was off.”'
      ]
    },
    {
      id: 'walking-crumbs',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They had a biscuit, and it left some crumbs on the table. “That one’s moved,” said {H}. They watched it. The table hummed a little with the train, and each time the crumb took a step. The others came behind, the big ones in front.',
        '“They’re getting out,” said {H}. {A} laid a finger at the edge of the table, so that none would fall under the train. “End of the line,” said {A}, and the first crumb walked up the finger.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        'But a train starts again at every station. At the next one {H} shut both eyes, to feel it. The doors sighed, and then there was a sort of nothing. “Now?” asked {H}. “We’ve had two fields,” said {A}.',
        'On the table stood a paper cup of water. {A} looked at it. “We’re going so fast,” said {A}, “and it lies there as flat as in the kitchen.” Just then the train braked. The water got up at one side of the cup, and leaned. When they stood still, it lay down. “It knows,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'water-gets-up',
      A: 'partner',
      paragraphs: [
        '{H} bent down to the water. The doors sighed. Outside a row of windows began to slide. “We’re off,” said a lady across the way. {H} looked at the water. It was flat. “No,” said {H}. “That’s the other one.”',
        'Then it got up. It climbed a little at the back of the cup, like somebody leaning back in a chair. “Now,” said {H}. Outside a bench moved. It was the very first bit, and it was quite soft, and {H} had it.'
      ]
    },
    {
      id: 'faster-than-the-train',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’m faster than the train,” said {S}. “It’s going, and I’m going as well.” {S} walked to the front, as far as the door, and was there before everybody else. You could not say anything against it.',
        '{A} thought it over. “Then you’re slower than the train when you come back,” said {A}. {S} stopped. {S} came back on tiptoe and held on to every seat, so as not to be left behind.'
      ]
    },
    {
      id: 'other-by-the-aisle',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} sat on the side without a window. “Things go by here too,” said {A}. “There goes a hat. Here’s a boy who can’t find forty-one.” On that side they came from both ends, and some of them said sorry. {H} leaned over to see.',
        '“Yours are nearer,” said {H}. “Yours don’t tread on my foot,” said {A}. They swapped for as long as a bridge. {H} was trodden on by a trombone, and gladly took the cows again.'
      ]
    },
    {
      id: 'baby-says-yes',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} had no need of a cup. When the train braked, {A}’s head went forward, and when it started, the head went back. “{A} says yes at every station,” said {H}.',
        'A man with a newspaper looked up. “Is this mine?” he asked. The train braked, and {A} nodded. The man thanked {A}, and got out. Then he read the sign, and ran, and got in again by the next door.'
      ]
    },
    {
      id: 'they-wait-for-us',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At a road the bars were down. Behind them stood two cars, a lorry, and a woman on a bicycle with a cake. “Who are they waiting for?” asked {H}. “For us,” said {A}. {H} sat up straight. Nobody had ever waited for {H} with a lorry.',
        '{H} nodded to them, as a king does. The cake was already far behind. “I hope that we didn’t keep it long,” said {H}. “It had cream on.”'
      ]
    },
    {
      id: 'plop',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It got dark, and the lamps were on. {H} felt as if there was wool in both ears. “That’s the tunnel,” said {A}. “The train fits it like a cork, and pushes the air. You have to swallow.” {H} swallowed. Plop, went one ear. The other was not in such a hurry.',
        'Then it was day again, and there were hens. “I had it,” said {H}. “Only the other plop’s still in there.” {A} said that they could collect it on the way back.'
      ]
    },
    {
      id: 'other-way-round',
      A: 'partner',
      paragraphs: [
        'It was seven stations there and seven back, and {H} caught all but one. That was because of a cow. On the way back the water leaned to the other side, because now the front was the back. The lady across the way watched her tea.',
        'The last time of all it leaned, and lay down. “We’re home,” said {H}, and drank it up, so that it need not do all that again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down, got up, and sat down once more on the other side.',
      '{names} looked out as well, over {H}’s head.',
      { text: '{names} put the bag up in the rack, and then wanted something out of it.', needs: ['hands'] },
      { text: '{names} held a ticket until it got quite warm.', needs: ['hands'] }
    ],
    way: [
      '{names} looked from window to window, to see which of them was moving.',
      '{names} had not noticed it either.',
      { text: '{names} waved, by mistake, to the other train.', needs: ['hands'] },
      { text: '{names} laid one hand on the seat, to feel it hum.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned when the water leaned.',
      '{names} watched the cup too, from the other end of the table.',
      { text: '{names} kept all elbows away from the cup.', needs: ['hands'] },
      { text: '{names} waved to the bench, because it had to stay.', needs: ['hands'] }
    ]
  },
  bed: [
    'They walked home, and the pavement lay oddly still. The ticket was laid on the shelf. It had been there, and it had been back.',
    '{H} washed and lay down. By the bed stood a cup of water. It was flat, so the bed was not going anywhere yet.'
  ],
  last: [
    'The water by the bed got up so softly that it was not seen, and {H} was asleep.',
    'This time nobody caught the very first bit, and {H} was asleep.'
  ]
})
