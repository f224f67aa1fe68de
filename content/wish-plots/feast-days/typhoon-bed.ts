import { wishPlot } from '../wish-plot.ts'

export const typhoonBed = wishPlot({
  id: 'wish-typhoon-bed',
  wishes: ['typhoon bed', 'typhoon one bed', 'typhoon no school', 'typhoon day', 'typhoon day no school', 'typhoon school', 'typhoon family bed', 'typhoon home', 'typhoon inside', 'typhoon signal', 'signal number typhoon', 'typhoon blankets', 'typhoon cuddle', 'typhoon together', 'cyclone bed', 'cyclone one bed', 'cyclone no school', 'cyclone day', 'cyclone home', 'hurricane bed', 'hurricane one bed', 'hurricane no school', 'hurricane day', 'storm one bed', 'storm all bed', 'storm same bed', 'storm family bed', 'storm everyone bed', 'storm everybody bed', 'storm big bed', 'storm all of us bed', 'stormy night one bed', 'stormy night all bed', 'storm day no school', 'storm no school', 'bagyo', 'bagyo bed', 'walang pasok', 'taifu', 'windy night one bed', 'signal no typhoon', 'typhoon signal three', 'typhoon mum and dad’s bed', 'typhoon everyone bed', 'typhoon everybody bed', 'typhoon whole family', 'typhoon under blanket', 'cyclone inside', 'cyclone family bed', 'cyclone together', 'hurricane home', 'hurricane together', 'hurricane family bed', 'storm cuddle bed', 'storm squeezed bed', 'storm squashed bed', 'typhoon suspended', 'classes suspended typhoon', 'typhoon bangs', 'typhoon shutters'],
  answers: ['typhoon', 'typhoons', 'cyclone', 'hurricane', 'storm', 'stormy', 'storms', 'bagyo', 'signal', 'number', 'wind', 'windy', 'winds', 'rain', 'raining', 'rains', 'bang', 'bangs', 'banging', 'loud', 'noise', 'thunder', 'shutters', 'shutter', 'windows', 'window', 'roof', 'night', 'day', 'days', 'morning', 'afternoon', 'today', 'tonight', 'tomorrow', 'school', 'no', 'closed', 'cancelled', 'off', 'stay', 'stayed', 'staying', 'home', 'house', 'flat', 'inside', 'indoors', 'bed', 'beds', 'bedroom', 'mattress', 'one', 'same', 'big', 'all', 'us', 'whole', 'family', 'everyone', 'everybody', 'together', 'cosy', 'cozy', 'warm', 'cuddle', 'cuddled', 'cuddling', 'snuggle', 'snuggled', 'slept', 'sleep', 'sleeping', 'squashed', 'squeezed', 'room', 'blanket', 'blankets', 'pillow', 'pillows', 'torch', 'candle', 'radio', 'light', 'dark', 'power', 'out', 'went', 'mum', 'mummy', 'mama', 'dad', 'daddy', 'papa', 'sister', 'brother', 'baby', 'cousins', 'lola', 'lolo', 'grandma', 'grandpa', 'dog', 'cat', 'kids', 'five', 'four', 'six', 'philippines', 'manila', 'japan', 'okinawa', 'taiwan', 'hong', 'kong', 'vietnam', 'scared', 'bit', 'little', 'turn', 'over', 'eye', 'classes', 'suspended', 'grandmother', 'grandfather', 'nana', 'aunt', 'uncle', 'parents’', 'mum’s', 'dad’s', 'huddled', 'huddle', 'listening', 'listened', 'howling', 'blowing', 'blew', 'evening', 'nighttime'],
  except: ['flood', 'flooded', 'roof off', 'roof gone', 'roof flew', 'lost house', 'evacuate', 'evacuated', 'evacuation', 'shelter', 'died', 'dead', 'hospital', 'hurt', 'injured', 'tree fell', 'destroyed', 'damage', 'homeless', 'ghost', 'dragon', 'dinosaur', 'robot', 'pirate', 'ship', 'boat', 'snow', 'monkeys', 'bears', 'wet the bed', 'bunk', 'new bed', 'own bed', 'hotel', 'holiday', 'camping', 'tent', 'teacup'],
  moods: ['afraid', 'waiting', 'change', 'first'],
  company: ['bed', 'wind', 'typhoon', 'window', 'shutter', 'shutters', 'bucket', 'radio', 'school bag', 'bag', 'blanket', 'pillow', 'wall', 'kitchen', 'door', 'street', 'umbrella', 'plant', 'knee', 'elbow', 'candle', 'edge', 'rain', 'bread', 'crumbs'],
  about: 'On a typhoon day one more gets into the bed at every bang, until nobody can turn over, and then the typhoon itself turns round.',
  titles: ['One More at Every Bang', 'All in One Bed', '{H} Wants to Turn Over', 'The Eye and the Other Side', 'No School for the Bag Either'],
  want: [
    {
      id: 'no-school',
      A: 'partner',
      paragraphs: [
        '{H} had no school, for it was a typhoon day. The shutters were shut, and the wind leaned on the house from the street side. {H} had the whole big bed, right out to the corners. Bang, went a shutter. The door opened, and {A} got in. “Only until it’s quieter,” said {A}. {H} moved over by one {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'who-came-at-the-bangs',
      A: 'partner',
      paragraphs: [
        'Bang. That was a bucket, out in the yard. {H} fetched the school bag, which had no school either. Bang. {A} fetched a plant in a pot from the cold hall. Bang. In came the umbrella, which had the most to fear. Soon nobody in the bed could have said which knee was whose.'
      ]
    },
    {
      id: 'cold-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Down at the end of the bed there was a cold foot. {H} felt it, and drew back. “Is that yours?” asked {A}, who had felt one too. They kept their own feet quite still, and felt once more. It was no foot at all. It was the pot.',
        '“It’s got just one,” said {A}, “and no sock.” So they put a sock on the pot. The plant did not say so, but a leaf stopped shaking.'
      ]
    },
    {
      id: 'how-a-typhoon-is-called',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Has it got a name?” asked {H}. “They all have,” said {A}. “There’s a list, and every typhoon takes the next one. This one’s called Little Bear.” {H} listened to the wind at the shutters. It did not sound like a little bear.',
        '“Perhaps nobody’s told it,” said {H}, and turned to the wall beside the bed. “You’re only little,” called {H}. For a moment the wind certainly walked on tiptoe.'
      ]
    },
    {
      id: 'other-comes-for-a-spoon',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} stood at the door with bread, and looked for a place. “It’s full,” said {H}. “I’ll be thin,” said {A}. {A} lay down along the very edge, like a ruler. When the bed breathed out there was room, and when it breathed in there was not.',
        'The bread went from hand to hand, over everybody. It was quite small when it got to the wall. “It’s had a long way,” said {H}.'
      ]
    },
    {
      id: 'elder-in-nineteen',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was small we were seven in a bed,” said {S}. “Then the typhoon came, and we were nine. Two were hens.” “Where did the hens lie?” asked {A}. “At the top,” said {S}. “A hen sits. She needs no pillow.”',
        '{A} tried to see it. “And in the morning?” asked {A}. “In the morning there were two eggs,” said {S}, “and any of us nine might have laid them.”'
      ]
    },
    {
      id: 'turn-over',
      A: 'partner',
      paragraphs: [
        '{H} lay with one ear underneath, and it was hot. “I want to turn over,” said {H}, and turned. {A} fell out at the other side, with the plant. “You can’t turn over,” said {A}, and got back in. “There’s only room if we lie like spoons, all the same way.” “Then all turn,” said {H}. But {A} had just got warm, and the umbrella would not bend.'
      ]
    },
    {
      id: 'child-plays-school',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Now it’s the first lesson,” said {S}, who lay on top of the school bag. “How many legs has this bed got?” {A} counted those under the blanket. It was a great many, and one was the handle of the umbrella. {A} made it eleven.',
        '“Four,” said {S}. “The rest are visitors.” Then came break. In break everybody had to lie still, because there was no room to run.'
      ]
    },
    {
      id: 'what-the-bangs-were',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They guessed at the bangs. The dull one was the bucket. It had gone across the yard, and now it came back. “It’s forgotten something,” said {A}. The sharp one was a shutter, and it always came in twos. “That one’s knocking,” said {H}.',
        '“Come in,” called {A}. Out there it knocked twice more. It was polite, for such a wind, and waited to be asked again.'
      ]
    },
    {
      id: 'it-gets-quiet',
      A: 'partner',
      paragraphs: [
        'Then there was no bang. They waited, and none came. A stripe of sun lay on the blanket. “Is it over?” asked {H}. “Half over,” said {A}. “A typhoon goes round, and in the middle there’s a hole. That’s the eye.” {A} lifted one ear off the pillow. “It blew from the street. After the eye it comes from the kitchen side.” {H} sat straight up. “Then the typhoon’s turning over,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-turn-over',
      A: 'partner',
      paragraphs: [
        'They lay like spoons and listened. Far off in the kitchen a lid began to shake. “Now,” said {H}. Bang, went the shutter on the kitchen side, and the whole bed turned over. {A} turned, and the bag, and the plant in its pot. The umbrella was lifted round by its handle. Nobody fell out. The wind had the other side of the house, and {H} had the other ear.'
      ]
    },
    {
      id: 'pet-finds-the-middle',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been in the bed from the first bang, and had not moved since. {A} lay exactly in the middle. All the others had got up, and turned, and pulled at the blanket, and gone round {A}. {A} was warm, and quite still.',
        '“{A}’s the eye,” said {H}. They looked at {A} with respect. In the middle of a typhoon there is blue sky. In the middle of this one somebody yawned.'
      ]
    },
    {
      id: 'the-other-ear',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} felt the ear that had been underneath. It had a picture of the pillow in it, with one button. “That’s still hot,” said {A}, and held a hand near, to get warm. They let it cool, and took turns with the hands.',
        '“What do you hear with the new one?” asked {A}. {H} lay and listened. “The same typhoon,” said {H}, “but from behind.”'
      ]
    },
    {
      id: 'the-crumbs',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There were crumbs in the bed, because somebody had eaten bread there. When they all lay the one way, the crumbs had been under {A}. Now they were under {H}. “They’ve turned over too,” said {A}, and lay very comfortably.',
        '{H} swept them together into a small hill at the edge. At the next bang the hill jumped. After that each of them had about half.'
      ]
    },
    {
      id: 'the-radio',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} brought the radio, and it got a pillow of its own. “Stay in your homes,” said the radio. “We are,” said {A}. “Stay away from the windows,” it said. They pulled in all their feet. “It can see us,” whispered {H}.',
        '“And there is no school tomorrow,” said the radio. The school bag lay quite still. But {H} had an arm round it, and felt it sigh.'
      ]
    },
    {
      id: 'going-for-a-drink',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} was thirsty, and lay on the inside. To get out, {A} had to go over the bag, under the plant, and round by {H}’s feet. It took as long as a walk to the shop. At the edge {A} stopped to think.',
        '“I’m not thirsty any more,” said {A}. “It’s too far.” And {A} went all the way back, round by the feet and under the plant. It was dry there, and a leaf hung down to see who it was.'
      ]
    },
    {
      id: 'quieter',
      A: 'partner',
      paragraphs: [
        'By evening there had been no bang for a hundred breaths. “You said only until it’s quieter,” said {H}. “I did,” said {A}, and did not get out. The umbrella might, for it had the least to fear now. {H} carried it to the door and came straight back. In the bed there was a hole, just as wide as {H}. “That’s your eye,” said {A}, and lifted the blanket.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in at the foot, and came up for air.',
      '{names} lay down across all the others.',
      { text: '{names} brought another pillow, and kept most of it.', needs: ['hands'] },
      { text: '{names} pulled at the blanket, and it came from somebody.', needs: ['hands'] }
    ],
    way: [
      '{names} moved up by the width of a pot.',
      '{names} breathed out, so that there was room.',
      { text: '{names} held on to the edge of the bed, in case somebody turned.', needs: ['hands'] },
      { text: '{names} passed the umbrella down to the cold end.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned over with the rest, and came out on top.',
      '{names} listened to the kitchen side, with the other ear.',
      { text: '{names} steadied the plant, as the bed went round.', needs: ['hands'] },
      { text: '{names} pulled the blanket straight, from one end to the other.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plant was carried back to the hall, and the bag was hung on its hook. They opened one shutter a little, and there was the bucket, in the middle of the yard.',
    '{H} washed behind both ears and lay down, first on the one and then on the other. There was room for both.'
  ],
  last: [
    'The wind turned over once more, a long way off, and {H} was asleep.',
    'It was as still as in the eye, and {H} was asleep.'
  ]
})
