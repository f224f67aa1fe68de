import { wishPlot } from '../wish-plot.ts'

export const carBrokeDown = wishPlot({
  id: 'wish-car-broke-down',
  beginsElsewhere: true,
  wishes: ['car broke down', 'car breaks down', 'car broken down', 'car breaking down', 'car broke', 'car has broken', 'car stopped working', 'car wouldn’t start', 'car won’t start', 'car wont start', 'car didn’t start', 'tow truck came', 'broke down motorway', 'broke down on the way', 'breakdown truck', 'breakdown van', 'car towed', 'towed car', 'car to the garage', 'car at the garage', 'car mended', 'flat battery', 'car needs fixing', 'broke down in the car', 'tow truck', 'tow trucks', 'recovery truck', 'breakdown lorry'],
  answers: ['our', 'the', 'my', 'car', 'broke', 'down', 'broken', 'today', 'yesterday', 'motorway', 'road', 'way', 'home', 'school', 'nursery', 'holiday', 'noise', 'funny', 'smoke', 'tow', 'truck', 'garage', 'mechanic', 'wait', 'waited', 'waiting', 'side', 'mended', 'fixed', 'old', 'new', 'stopped', 'start', 'engine', 'belt', 'hours', 'middle', 'trip', 'drive', 'driving', 'breakdown', 'yellow', 'red', 'blue', 'mum’s', 'dad’s', 'mummy’s', 'daddy’s', 'rescue'],
  except: ['crash', 'crashed', 'accident', 'hit', 'police', 'ambulance', 'fire', 'burnt', 'stolen', 'hospital', 'hurt', 'toy', 'remote', 'race', 'racing', 'wash', 'washing', 'sick', 'sold', 'door', 'window', 'flying', 'robot', 'santa', 'dinosaur', 'dragon', 'elephant', 'giraffe', 'moon', 'cried', 'night', 'dark', 'tyre', 'puncture', 'petrol'],
  moods: ['late', 'change', 'losing', 'first'],
  out: true,
  company: ['car', 'belt', 'truck'],
  about: 'The hero has known for days the noise that the car makes, and nobody wants to hear it, until the car breaks down and has lost its voice, and somebody has to do it.',
  titles: ['Tuka-Tuka-Plink', '{H} Does the Car', 'That Is Just the Road', 'The Car Has Lost Its Voice', 'As Far as Plink'],
  want: [
    {
      id: 'under-the-feet',
      A: 'partner',
      paragraphs: [
        'The car had a noise. “Tuka-tuka-plink,” it said, somewhere under {H}’s feet. {H} had heard it since Monday, and wanted somebody else to hear it. “I can’t hear a thing,” said {A}. “That’s only the road,” said Mr Bloom from next door, who was driving.',
        'Tuka-tuka-plink. Plink. Then it said “flop”. The car rolled slower and slower, to the edge of the road, and stopped.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-rail',
      A: 'partner',
      paragraphs: [
        'The car had broken down. Mr Bloom put on the lights that blink, tick, tock. They got out on the grass side and stood behind the rail, where it was safe. It smelled of clover and hot iron.',
        'Mr Bloom lifted the bonnet and looked in. “Aha,” said Mr Bloom. “Do you know what it is?” asked {A}. “No,” said Mr Bloom, and turned the key. “Uh,” said the car. {A} told the car that it was a good car. “Uh,” it said, and then nothing more.'
      ]
    },
    {
      id: 'the-triangle',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the boot lay a triangle, which was red and shone. Mr Bloom walked back along the grass with it and set it up, so that people would see. After that everybody drove round them. “It’s like having a visitor who’s asleep,” said {A}.',
        'There were yellow waistcoats as well, for all of them. {H}’s came down to the knees. A child in a passing car pressed its nose flat to see. “It thinks we work here,” said {H}, and stood up very straight.'
      ]
    },
    {
      id: 'what-it-isn-t',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it’s thirsty,” said {A}. Mr Bloom looked at the petrol. It was not that. “Perhaps it’s too hot.” They fanned it with a map. “Perhaps it’s seen something,” said {H}. They looked along the road, as far as you could. There was a barn, and a sign with a deer on.',
        '“It was never afraid of deer before,” said Mr Bloom. They turned its mirror a little, so that it couldn’t see the sign. But it did not start.'
      ]
    },
    {
      id: 'sandwiches',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They ate the sandwiches, which were really for when they got there. Here was not so bad. It had a rail, and clover, and a beetle with somewhere to go. “I’ve driven past here for twenty years,” said Mr Bloom. “I never knew that it had a beetle.”',
        '{A} gave it a crumb. The beetle walked round the crumb, as all the other cars drove round theirs. “We haven’t broken down so badly,” said {A}, “if you count the egg.” And Mr Bloom was having the egg.'
      ]
    },
    {
      id: 'on-the-telephone',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Mr Bloom rang up the breakdown people. “It won’t go,” said Mr Bloom. They wanted to know in which way it wouldn’t. Mr Bloom looked at the car. “It just stands there,” said Mr Bloom. “Like a horse?” asked the telephone. “More like a cupboard.”',
        'Then it played a tune to them, while it looked for somebody. {A} swayed a little. “It’s rather good,” said {A}. It came round three times, and then a voice said that they were number two.'
      ]
    },
    {
      id: 'since-monday',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What was it that I was meant to hear?” asked {A} now. “I told you on Monday,” said {H}, “and at the lights on Tuesday, and all along the river.” {A} thought back. “On Tuesday you said that it wanted a plum.” “I said it goes plink.”',
        '“I gave you a plum,” said {A}. It was quite true. {H} had wondered about that plum for two days. It had been a good plum, all the same.'
      ]
    },
    {
      id: 'all-cars-say-it',
      A: 'other',
      spare: 6,
      paragraphs: [
        'They listened to the others who came past. A small one said “wee”, and was gone. A lorry said the same word nine times, once for each axle. “And that?” asked {A}. That was a motorbike, and it shouted.',
        'Not one of them said plink. “Ours was the only one with a tune,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had known about that plink as well. Each time it had come {A} had looked at the floor, and then at {H}. They were the only two. “You see?” said {H}. “We heard it.”',
        '{A} was not one to say “I told you so.” {A} lay down in the clover, on the side where there was no road. {A} had listened all along.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Our first car broke down every Sunday,” said {S}. “It did it always at the same farm. After a while they put out chairs.” “What was wrong with it?” asked {A}. “Nobody knew. It would have a rest there, and then it went.”',
        '{S} had learned to milk at that farm. When the car was sold, it had been missed. “In the end we walked out there,” said {S}. “There was such good cream.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to mend it, too. {S} went round the car with a stick, and tapped it here and there, as a doctor does. “Say ah,” said {S} to the front. “It’s saying it already,” said {A}, since the bonnet was up.',
        '{S} looked in for a good while. “It’s got a tummy ache,” said {S}, “from all that petrol.” The car was to have nothing but toast, for two days. {S} wrote that on a leaf, and put it under the wiper.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had slept as long as the car rolled, and woke up the moment that it stopped. Something was missing. {A} pushed out a lip.',
        '“Tuka-tuka,” said {H} quickly. The lip went in. “Tuka-tuka-plink.” {A} breathed out. So {H} stood at the rail and was a car, over and over, until {A} was asleep again.'
      ]
    },
    {
      id: 'no-voice',
      A: 'partner',
      paragraphs: [
        'A yellow truck came, and out of it climbed Ms Pike. “What did it sound like before?” asked Ms Pike. “Like a car,” said Mr Bloom. “Brum.” Ms Pike laid an ear to the metal. “Now it won’t make a sound. Without the noise I can’t tell what’s wrong. I’ll have to take it all apart, and that’ll take till tomorrow.”',
        '{A} looked at {H}, whose lips were moving. “You’ve been doing it in your sleep,” said {A}. “You know the noise by heart. Do the car!”'
      ]
    }
  ],
  turn: [
    {
      id: 'monday-uphill-today',
      A: 'partner',
      paragraphs: [
        '{H} stepped forward. “This is Monday,” said {H}. “Tuka-tuka-plink.” Ms Pike’s eyes went shut. “And uphill?” “Tuka-tuka-tuka, plink-plink.” “And today?” {H} did it all, right to the flop, and sank down in the grass at the end. “Plink?” said Ms Pike. “Plink,” said {H}.',
        '“Then I know what it is,” said Ms Pike. “It’s the belt. There’s a tooth out of it, that’s the plink. And on flop it came off.” Ms Pike reached in, and drew out something long and black, like liquorice. There was a new belt in the truck. “Brum,” said the car.'
      ]
    },
    {
      id: 'in-the-cab',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There were a hundred spanners behind the seats of that truck, in order of size. At the back there was a hook, as thick as a leg. “What does that pull?” asked {H}. “Whatever I like,” said Ms Pike.',
        'Once it had been a bus, and once an ice-cream van that went on playing. “And who pulls you, when you break down?” asked {A}. “Nobody,” said Ms Pike. “I listen to my truck.”'
      ]
    },
    {
      id: 'another-one',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Can you do any others?” asked Ms Pike. {H} could do the fridge. “That wants levelling at the left foot,” said Ms Pike at once. {H} did the lift. It needed oil, between two and three. {A} asked for the bathroom pipe.',
        '{H} did the pipe, with the long moan and the gulp. Ms Pike listened to it twice, and wiped both hands on a rag. “That pipe’s only talking to itself,” said Ms Pike.'
      ]
    },
    {
      id: 'the-old-belt',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} was given the old belt to take along. It was as long as a skipping rope, and had teeth all round on the inside. They counted them, {A} from the one end and {H} from the other. In the middle there was the gap. It fitted a fingertip.',
        '“Such a small gap,” said {A}, “and such a big noise.” {H} put it over the rail, and turned it. Tuka-tuka, it went, and then came the gap. Plink.'
      ]
    },
    {
      id: 'what-mr-bloom-said',
      A: 'other',
      spare: 14,
      paragraphs: [
        'Mr Bloom wanted to know how {H} had heard it. “You’ve got to stop humming,” said {H}. “I don’t hum,” said Mr Bloom. Everybody looked at the grass. Then Mr Bloom listened, and was humming.',
        '“For twenty years?” asked Mr Bloom. “It’s a march,” said {A}. “We rather like it.” “Oh,” said Mr Bloom, and stopped.'
      ]
    },
    {
      id: 'without-it',
      A: 'partner',
      paragraphs: [
        'Then they drove on. {H} listened. It was the quietest car that there had ever been. {H} looked out at the fields for a bit. “It’s gone,” said {H}.',
        '“Tuka-tuka,” said somebody beside {H}. It was {A}. “Tuka-tuka.” They both waited. “Plink,” said Mr Bloom, and looked straight ahead, at the road.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened too, and heard the road.',
      '{names} leaned forward, as it grew slower and slower.',
      { text: '{names} unfolded the map, to see where they were going.', needs: ['hands'] },
      { text: '{names} kept hold of the sandwiches.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down in the clover, behind the rail.',
      '{names} sniffed at the hot iron, from well away.',
      { text: '{names} waved to the lorries, with both hands.', needs: ['hands'] },
      { text: '{names} looked at the map, to see where they were standing.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard it now as well, and nodded at plink.',
      '{names} jumped back in, on the grass side.',
      { text: '{names} held the old belt, and got black fingers.', needs: ['hands'] },
      { text: '{names} did up the other belts, the ones on the seats.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the car stood under its lamp, and ticked while it grew cold. {H} told it good night through the window.',
    '{H} washed the clover off both knees, and lay down. In the wall something went tick, very softly, and only {H} heard it.'
  ],
  last: [
    'Tuka-tuka, said somebody in a dream, and before plink {H} was asleep.',
    'Slower and slower it rolled, to the edge of the day, and {H} was asleep.'
  ]
})
