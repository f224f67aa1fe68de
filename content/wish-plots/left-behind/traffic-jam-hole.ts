import { wishPlot } from '../wish-plot.ts'

export const trafficJamHole = wishPlot({
  id: 'wish-traffic-jam-hole',
  wishes: ['stuck in a traffic jam', 'stuck in traffic', 'traffic jam motorway', 'traffic jam on the motorway', 'traffic jam on the way', 'traffic jam highway', 'traffic jam freeway', 'traffic jam bridge', 'traffic jam car', 'traffic jam seaside', 'traffic jam beach', 'traffic jam holiday', 'traffic jam grandma', 'traffic jam nana', 'traffic jam hours', 'traffic jam hour', 'traffic jam long', 'long traffic jam', 'huge traffic jam', 'big traffic jam', 'longest traffic jam', 'endless traffic jam', 'traffic jam never moved', 'traffic jam didn’t move', 'traffic jam wouldn’t move', 'traffic jam standing still', 'traffic jam stopped', 'traffic jam late', 'traffic jam today', 'traffic jam home', 'traffic jam lorry', 'traffic jam rain', 'traffic jam snow', 'the traffic jam', 'traffic jams', 'traffic standing still', 'traffic didn’t move', 'traffic stopped motorway', 'traffic on the motorway', 'motorway stood still', 'cars stopped on the motorway', 'queue of cars', 'tailback', 'tailback motorway', 'rush hour', 'rush hour car', 'bumper to bumper', 'gridlock', 'heavy traffic', 'too much traffic', 'car stuck in traffic', 'waiting in traffic', 'stop and go traffic', 'motorway standstill', 'traffic jam on the way to the sea'],
  answers: ['traffic', 'jam', 'jams', 'motorway', 'highway', 'freeway', 'road', 'bridge', 'car', 'cars', 'lorry', 'lorries', 'truck', 'trucks', 'stuck', 'stuck in', 'stood', 'still', 'standing', 'stopped', 'stops', 'stop', 'move', 'moved', 'moves', 'moving', 'never', 'didn’t', 'wouldn’t', 'long', 'longest', 'huge', 'big', 'endless', 'slow', 'hour', 'hours', 'minutes', 'time', 'wait', 'waited', 'waiting', 'late', 'way', 'home', 'holiday', 'seaside', 'sea', 'beach', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'cousins', 'aunty', 'school', 'work', 'airport', 'zoo', 'we', 'were', 'got', 'today', 'yesterday', 'morning', 'evening', 'friday', 'summer', 'hot', 'rain', 'snow', 'heavy', 'rush', 'queue', 'why', 'hungry', 'bored', 'boring', 'horn', 'honking', 'hooting', 'lights', 'red', 'mummy', 'mum', 'daddy', 'dad', 'brother', 'sister', 'ice', 'cream'],
  except: ['crash', 'crashed', 'accident', 'ambulance', 'police', 'hurt', 'hospital', 'fire engine', 'traffic light', 'traffic lights', 'lollipop', 'strawberry', 'toast', 'ducks', 'sheep', 'cows', 'sick', 'toilet', 'wee', 'toy cars', 'elephant', 'dinosaur', 'dragon', 'flying', 'helicopter', 'magic', 'space', 'boat', 'train', 'alone', 'shouting', 'argued', 'warden', 'bike'],
  moods: ['waiting', 'late'],
  out: true,
  company: ['car', 'cars', 'lorry', 'bridge', 'bucket', 'sea', 'lamps'],
  about: 'In a traffic jam on the way to the sea nothing moves, until the hero sees something come along the cars from the front, and it is a hole that drives backwards.',
  titles: ['The Hole That Drove Backwards', 'As Far as the Bridge', '{H} Calls the Holes', 'Nothing at All in Front', 'Twenty Holes to the Bridge'],
  want: [
    {
      id: 'as-far-as-the-bridge',
      A: 'partner',
      paragraphs: [
        '{H} was in the car on the way to the sea, and wore the bucket as a hat. Then the car in front stopped, and so did theirs. The motorway stood still, all three lanes of it, as far as the bridge. “It’s a traffic jam,” said {A}. {H} wanted to get to that bridge, for behind it you could smell the sea. It was twenty cars away, and it stayed there.'
      ]
    }
  ],
  way: [
    {
      id: 'the-other-row',
      A: 'partner',
      paragraphs: [
        'The lane on the left began to move. “We’ve got to be over there,” said {H}. So they changed into the lane on the left. At once that lane stopped, and the other one went. A red lorry, which had been behind them, rolled past. “Wherever we are,” said {A}, “is the lane that stands.”'
      ]
    },
    {
      id: 'the-cow',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Now a lorry stood beside them, and all that could be seen in the window was a cow. To be exact, it was the middle of a painted one. {H} looked at it for a quarter of an hour. It had a brown spot like a boot, and a smaller one like an egg.',
        'Then the lane beside them rolled on a bit, and it was the hind legs. “I liked it better in the middle,” said {H}. {A} had liked it as well. You get used to a cow, when it is the whole view.'
      ]
    },
    {
      id: 'on-the-radio',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the radio a voice said that there was a traffic jam before the bridge. “That’s us,” said {H}, and sat up. They were on the radio, and had not known it. {H} took the bucket off and put the hair straight.',
        '“Does the voice know that we’re here?” asked {H}. “It said, ‘a great many cars’,” said {A}. “We’re one of those.” {H} leaned forward, and told the radio that they were the blue one. It played them a waltz.'
      ]
    },
    {
      id: 'the-beetle',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Along the edge of the motorway went a beetle, in the same direction. {H} watched it through the glass. It went past their back wheel. It went past their front wheel. It had its own lane, where there was nobody else.',
        '“It’s overtaken us,” said {H}. “Is it going to the sea?” “It’s on the right road for it,” said {A}. They called it Express. By then it was as far as the car in front.'
      ]
    },
    {
      id: 'tick-tick',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Tick, tick, went the orange lamp at the corner of the car. The car in front had an orange lamp as well, but a slower one. For a while the two lamps were quite apart. Then, bit by bit, they came closer, until both of them blinked at once.',
        '“Now,” said {H}. It lasted for four ticks. Then they drew apart again. “It was nice while it lasted,” said {A}. They waited until it came round again. In a traffic jam, that is nearly an event.'
      ]
    },
    {
      id: 'what-is-in-front',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s at the very front?” asked {H}. They made guesses. It was a hedgehog that could not decide. It was a swan, and everybody was too polite. {A} thought that somebody had lost a hat, and had gone back for it on foot.',
        '“It’s a giant, asleep across the road,” said {H}. “All the cars are waiting until it turns over.” They listened, but it did not snore. “It’ll be a quiet one,” said {A}.'
      ]
    },
    {
      id: 'beach-sandwich',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had the box of sandwiches on both knees. They were meant for the beach. “We’re not there yet,” said {A}, and left the lid on. After a while {A} lifted the lid, to see if they were all right. It smelled of egg as far as the back window.',
        'They ate just one, to help the rest have more room. “Something’s missing,” said {H}, and chewed. At the beach there was always a bit of sand in them. {H} found some in the bucket, from last year. “No, thank you,” said {A}.'
      ]
    },
    {
      id: 'elder-sheep',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was once in a jam of sheep,” said {S}. “There was one car in it, and that was mine. All the rest were wool.” “Did you hoot?” asked {A}. “I did,” said {S}, “and they all turned round, and came back to see.”',
        'They looked in at every window. One of them had got its chin on the mirror. “I was late for a wedding,” said {S}. “But nobody there had been looked at by so many.”'
      ]
    },
    {
      id: 'child-what-kind',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to know what sort of jam it was. “It’s only called that,” said {A}. “It’s the cars.” {S} looked out at them. They all had their back lamps on, and the road was red as far as the bridge.',
        '“Strawberry,” said {S}. There was a yellow van among them, like a lump of peach. “And the road’s the toast,” said {S}, who was content now. “It’s spread quite thick.”'
      ]
    },
    {
      id: 'pet-looks-away',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'In the next lane a big grey dog looked out of its window. {A} looked out of this one. Their noses were an arm apart, with two panes in between. Neither of them had met the other before. {A} looked away first, to be polite.',
        'The grey dog looked away as well. After a decent time they both looked back. That went on until its lane moved. “It’s the longest talk you’ve ever had,” said {H}.'
      ]
    },
    {
      id: 'lamps-go-out',
      A: 'partner',
      paragraphs: [
        'All the cars had their red lamps on at the back, because they were braking. {H} looked along them as far as the bridge. There a pair of lamps went out. Then the pair behind went out, and then the next. “Something’s coming,” said {H}. It came from car to car. The car in front rolled, and so did theirs, one car’s length. Then a lorry behind them rolled, and after it the rest. “What was that?” asked {A}. “A hole,” said {H}. “It’s driving backwards.”'
      ]
    }
  ],
  turn: [
    {
      id: 'calling-the-holes',
      A: 'partner',
      paragraphs: [
        '“Each hole’s one car long,” said {A}. “Then we need twenty,” said {H}, and kept watch on the far end. “There’s one coming!” {H} held the bucket up high, where it showed in the back window. The lorry saw it and was ready, so that the hole never had to wait. Whoever was behind held something up as well.',
        'So the holes ran back along the whole lane. At the twentieth the car was under the bridge. Through the crack of the window came a smell of salt.'
      ]
    },
    {
      id: 'where-they-come-from',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Where do the holes come from?” asked {H}. “From the front,” said {A}. “Whoever’s first drives off, and leaves one behind.” It was then handed on, from one to the next. Nobody could keep it.',
        '“And where do they go?” {H} looked back. The cars went on up the hill, and into the blue. Somewhere there had to be a last one, and behind that the hole came out, and was road. “That one must be so pleased,” said {H}.'
      ]
    },
    {
      id: 'what-they-held-up',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} looked back, to see what the others held up for the holes. The lorry had a tea towel. In the car behind the lorry it was a slipper, and behind that a melon. Further back it was too far to tell.',
        '“One of them’s got a hen,” said {A}. It was held up in its basket with each hole, and seemed to think well of it. When there was no hole for a while, they could hear it complain, four cars off. “It wants the next one,” said {H}.'
      ]
    },
    {
      id: 'nothing-at-all',
      A: 'partner',
      paragraphs: [
        'Behind the bridge the road was empty. There was nothing there at all. “Then why was there a jam?” asked {H}. “Somebody braked here, perhaps at breakfast,” said {A}. “So the one behind had to brake, and the one behind that. And so it went on all day, backwards.”',
        'At the sea {H} put the bucket down. Far out a wave got up, and ran on from place to place. It came all the way to {H}’s feet. “There’s one coming,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed in deeply, but it only smelled of car.',
      '{names} sat up tall, and saw more cars.',
      { text: '{names} let the window down a crack, and up again.', needs: ['hands'] },
      { text: '{names} counted the cars up to the bridge, and got twenty-one.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into a bus, and a whole bus looked back.',
      '{names} yawned, and the next car handed it on.',
      { text: '{names} drew the bridge on the misty window, to have it nearer.', needs: ['hands'] },
      { text: '{names} told the car that it was doing well.', needs: ['hands'] }
    ],
    turn: [
      '{names} smelled seaweed, before anything else.',
      '{names} looked back once, in case a hole was following them.',
      { text: '{names} counted the holes on ten fingers, twice over.', needs: ['hands'] },
      { text: '{names} said “now” to each one that came, very softly.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening there was sand in the car. In the bucket was some for next year.',
    '{H} washed, and lay down. One lamp went out, and then the next. A hole was driving through the house, from room to room.'
  ],
  last: [
    'Somewhere the last hole came out of the jam, and was road, and {H} was asleep.',
    'The last two lamps went out, and {H} rolled on a bit, and was asleep.'
  ]
})
