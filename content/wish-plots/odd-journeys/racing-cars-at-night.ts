import { wishPlot } from '../wish-plot.ts'

const CARS = ['racing cars', 'racing car', 'race cars', 'race car']

export const racingCarsAtNight = wishPlot({
  id: 'wish-racing-cars-at-night',
  beginsElsewhere: true,
  wishes: ['racing cars at night', ...CARS.flatMap((car) => [`${car} night`, `${car} dark`, `${car} headlamps`, `${car} headlights`, `${car} lights on`, `${car} torch`, `${car} midnight`]), 'car race night', 'car race dark', 'night race cars', 'cars race in the dark', 'cars racing headlights', 'toy cars torch dark', 'toy cars dark headlights', 'formula one night race', 'grand prix night', 'racing after dark cars'],
  answers: ['racing', 'race', 'races', 'raced', 'racer', 'racers', 'car', 'cars', 'toy', 'toys', 'little', 'fast', 'fastest', 'fun', 'red', 'green', 'blue', 'silver', 'number', 'seven', 'night', 'nighttime', 'midnight', 'dark', 'darkness', 'after', 'lamp', 'lamps', 'headlamp', 'headlamps', 'headlight', 'headlights', 'light', 'lights', 'torch', 'torches', 'flashlight', 'flashlights', 'on', 'off', 'by', 'their', 'its', 'with', 'only', 'in', 'at', 'the', 'a', 'an', 'and', 'track', 'lap', 'laps', 'carpet', 'table', 'chairs', 'slipper', 'bend', 'win', 'wins', 'winner', 'won', 'first', 'second', 'drive', 'drives', 'driving', 'driver', 'vroom', 'zoom', 'engine', 'moon', 'moonlight', 'stars', 'when', 'everybody', 'everyone', 'is', 'are', 'asleep', 'that', 'who', 'which', 'formula', 'one', 'grand', 'prix', 'le', 'mans', 'rally', 'i', 'my', 'his', 'our', 'we', 'love', 'loves', 'likes', 'play', 'plays', 'playing', 'under', 'bed', 'bedtime', 'evening', 'dad', 'daddy', 'mum', 'mummy', 'brother', 'sister', 'grandpa', 'friend', 'friends', 'together', 'about', 'story', 'of', 'to', 'go', 'goes', 'going', 'see', 'sees', 'exciting'],
  except: ['crash', 'crashed', 'crashes', 'accident', 'hurt', 'hospital', 'ambulance', 'police', 'afraid', 'scared', 'fear', 'nightmare', 'noise', 'noisy', 'street', 'neighbour', 'neighbours', 'wakes', 'woke', 'drunk', 'lost', 'broken', 'broke', 'losing', 'loses', 'lose', 'cheated', 'cheats', 'wash', 'cheetah', 'snail', 'tortoise', 'tractor', 'tractors', 'monster', 'dinosaur', 'dinosaurs', 'space', 'flying', 'talking', 'work', 'horse', 'horses', 'sold'],
  moods: ['losing', 'first', 'proud', 'learning'],
  company: ['car', 'cars', 'lamp', 'lamps', 'headlamp', 'torch', 'seven', 'carpet', 'mat', 'chairs', 'chair', 'table', 'slipper', 'heel', 'dent', 'ribbon', 'bear', 'rabbit', 'moth', 'toast', 'town hall', 'moon', 'dark', 'race', 'wall', 'track', 'cupboard', 'sock', 'crumb', 'picture'],
  about: 'In a race in the dark, by headlamps, nobody can see the silver seven that is to win, and a lamp turned round drives its car into a slipper; until they notice that a headlamp shines on the car in front, so that the leader is seen by the light of the second.',
  titles: ['The Silver Seven', 'By the Light of the Second', '{H} Switches Off', 'A Race in the Dark', 'Two Lamps and a Slipper'],
  want: [
    {
      id: 'by-its-headlamp',
      A: 'partner',
      paragraphs: [
        '{H}’s racing car drove its first race at night, in the dark, by its headlamp. That was a small torch, tied on top with a ribbon. {A}’s car had one too. No other lamp was on, and the carpet was black.',
        'On the back {H} had painted a silver seven, for everybody to see when it won. “Three laps,” said {A}. “Round the table leg, under the chairs, and home.”'
      ]
    }
  ],
  way: [
    {
      id: 'another-lamp',
      A: 'partner',
      paragraphs: [
        'Vroom, they went, on hands and knees. Two bright spots ran over the carpet. They found a crumb, a sock and a chair leg. But nobody saw the seven. “Can’t you see it?” called {H} from behind. {A} looked round. “I see a lamp,” said {A}, “and it’s coming after me.”'
      ]
    },
    {
      id: 'the-town-hall',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A lamp near the floor makes everything big. A peg was a church. A pencil was a bridge, with its shadow running on ahead. Beyond it stood something broad and brown, with holes for windows. “We’ve come to a town,” said {A}. “That’s the town hall.” “It’s toast,” said {H}.',
        '{H} drove round the town hall, in a fine curve. {A} drove up to it, and stopped there for a while. When {H} came by again on the next lap, the town hall was smaller. One of its corners had gone, and {A} couldn’t say a word.'
      ]
    },
    {
      id: 'new-tyres',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“New tyres!” called {H}, and came in. The torches were shining at the wall, so {A} had to feel for the wheels. {A} rubbed something, blew on it, and said that it was done. “That was my thumb,” said {H}.',
        '“It’s a good one,” said {A}. “You can go a long way on that.” They tried it again. This time {A} found four round things straight away, and they did feel worn. “Those are my buttons,” said {H}.'
      ]
    },
    {
      id: 'six-cars',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A bear had a seat by the track, for the whole night. Each time the lamps came round, there was its face, with a round open mouth. Then it was gone again. “It’s always just as surprised,” said {H}.',
        '“It must think that there are a lot of us,” said {A}. They’d been past it three times, one lamp and one lamp. So by now the bear had seen six cars. “Who does it want to win?” asked {H}. “Number four,” said {A}.'
      ]
    },
    {
      id: 'two-small-lights',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Under the cupboard two small lights shone back at them. “There’s another car,” whispered {H}. It kept quite still. They drove up to it slowly, nose to nose. It had long ears. It was the rabbit that had been missing since Sunday.',
        '“It’s only been parked,” said {A}. The rabbit had fluff up to its headlamps. They towed it home on a ribbon, on its back, past the sock and the crumb. It was third, and nobody had ever come third from so far away.'
      ]
    },
    {
      id: 'the-slipper',
      A: 'partner',
      paragraphs: [
        '{H} turned the torch round, so that it shone on the seven. Now the seven was as bright as a spoon. But in front the car had no light. It met the table leg, and a chair. Then it drove into a slipper, up to the back wheels. “Now I can see the seven,” said {A}.'
      ]
    },
    {
      id: 'a-passenger',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A moth came to the race, and sat down on {A}’s lamp. On the wall stood something with wings from the door to the window. {H} braked. “What’s that?” “It’s a passenger,” said {A}. “I think it wants to go to the mat.”',
        'So for one lap a huge thing flew along beside them, over the books and the pictures. It folded its wings at each bend. {H} kept well to the side. At the mat it got off, so small that nobody asked about the fare.'
      ]
    },
    {
      id: 'other-is-a-roundabout',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had got up to look for a pair of glasses, and stood in the dark. “Don’t move,” called {H}. “You’re on the track!” A lamp came running up, turned left, and went all the way round. “What am I?” asked {A}. “A roundabout,” said {H}.',
        '{A} had never been a roundabout, and stood up very straight. The lamp came round again. From down there you saw {A} from below, as far as the chin and further. “Your glasses are on your head,” called {H}, and drove on.'
      ]
    },
    {
      id: 'pet-and-the-bright-mouse',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had seen at once what sort of game it was. Two bright mice were running over the carpet. {A} jumped on the first, and had it. But when {A} looked underneath, it wasn’t there. It sat on top of {A} now, and was on its way to the tail.',
        'The second one came by, and {A} caught that as well, and hadn’t got it either. “It’s only light, {A},” said {H}. {A} looked at {H} for a while, quite kindly. Somebody who hunts all day, and never gets anything, has to say that.'
      ]
    },
    {
      id: 'elder-on-a-bicycle',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My bicycle had a lamp that only shone if I was quick,” said {S}. “Up the hill I was slow, and saw nothing at all.” “And down the hill?” asked {A}. “There I saw everything,” said {S}, “but too late.”',
        '“So I sang on the way up, for people to know that I was coming. And once somebody came down, and was singing too.” “Who was it?” “I never saw,” said {S}, and hummed a bit. “But I know the tune.”'
      ]
    },
    {
      id: 'child-is-the-moon',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a torch too, and didn’t want to drive. {S} sat on the sofa, and shone at the ceiling. “I’m the moon,” said {S}. “There isn’t one in this race,” said {A}. “There is now,” said the moon. It was round, and a bit yellow, and shook when {S} laughed.',
        'It went behind the lampshade, and came out on the other side. Under it the track lay pale and quiet. Then it got dark from one moment to the next. “Is it cloudy?” asked {A}. “No,” said {S}. “The moon needs a drink of water.”'
      ]
    },
    {
      id: 'who-a-lamp-shines-on',
      A: 'partner',
      paragraphs: [
        'So {H} turned the torch back, and was behind again. “Your car’s green,” said {H}, “and it’s got a dent.” “How do you know?” called {A}, who saw only carpet. “It’s in my lamp.”',
        '{A} stopped so short that they bumped. “A lamp never shines on its own car,” said {A}. “It shines on the one in front! If you were in front, I’d see your seven.” “You never let me past,” said {H}. “I see your light coming,” said {A}, very pleased.'
      ]
    }
  ],
  turn: [
    {
      id: 'off',
      A: 'partner',
      paragraphs: [
        'On the last lap {H} switched off the torch. There was light enough, for {A}’s spot ran on ahead. “Are you coming?” called {A}. {H} made no noise, which is hard for a racing car. {A} looked for a light on the left, and on the right. Round the table leg, on the inside, went something dark.',
        'Click. {H}’s lamp was on again, and {H} was in front. And there in {A}’s light was the seven, as bright as a spoon. “Seven!” cried {A}. It shone under the chairs, and round the bend, and over the line.'
      ]
    },
    {
      id: 'a-bit-further-left',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The winner drives one more lap, and waves. But {A} had to come along behind with the lamp, or there would have been nothing to see. “A bit further left,” called {H}. “You’re shining on my elbow.” {A} moved a bit further left.',
        'They went past the sock and past the crumb, very slowly. “Now it’s on me again,” called {H}. {A} had been second very often. But it had never been such hard work.'
      ]
    },
    {
      id: 'a-picture-of-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At a finish there’s always a picture. {A} drew one, so that they’d know for ever who had been first. {A} took all the black there was, and made the whole sheet black, as far as the corners. Then there came two small dots, in yellow.',
        '“Which one’s me?” asked {H}. “The one in front,” said {A}. {H} turned the sheet the other way up. Now it was the other one. They turned it back, and wrote Top on it, in very small letters.'
      ]
    },
    {
      id: 'thank-you-for-the-light',
      A: 'partner',
      paragraphs: [
        '“Thank you for the light,” said {H}. “I couldn’t help it,” said {A}. “I was behind.” They parked one car behind the other, so that the seven could be seen a little longer.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down beside the track, as far as it could be felt.',
      '{names} blinked, until the dark was a bit less dark.',
      { text: '{names} held up a flag at the start, and nobody saw it.', needs: ['hands'] },
      { text: '{names} tied the ribbons tighter, with a bow on each.', needs: ['hands'] }
    ],
    way: [
      '{names} came into the light, and went out on the other side.',
      '{names} heard two engines go by, and both said vroom.',
      { text: '{names} felt along the carpet, and found the chair.', needs: ['hands'] },
      { text: '{names} pulled the slipper off the car.', needs: ['hands'] }
    ],
    turn: [
      '{names} called out seven, a little after the others.',
      '{names} looked twice at the car that came out of nowhere.',
      { text: '{names} waved the flag, and it was a sock.', needs: ['hands'] },
      { text: '{names} patted the roof of the winner, and of the other one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two racing cars stood on the mat, one behind the other. When the last torch was off, the seven could still be seen a little, and then it couldn’t.',
    '{H} washed, and lay down, and made no noise, which is hard for a racing car. The last bend was driven with the lamp off.'
  ],
  last: [
    'Past the dark, on the inside, went somebody with no lamp on, and {H} was asleep.',
    'Nobody could see who was in front now, and {H} was asleep.'
  ]
})
