import { wishPlot } from '../wish-plot.ts'

export const hopscotch = wishPlot({
  id: 'wish-hopscotch',
  wishes: ['hopscotch', 'hopscotch cousins', 'playing hopscotch cousins', 'playing stapu cousins', 'stapu cousins', 'hop scotch', 'hop-scotch', 'hopscotches', 'hopskotch', 'hopscoch', 'hopscotching', 'rayuela', 'la rayuela', 'bebeleche', 'bebe leche', 'avioncito game', 'amarelinha', 'stapu', 'stapoo', 'kith kith', 'langdi tang', 'kit kit game', 'potsy', 'potsie', 'peever', 'peevers', 'pallall', 'tejo', 'jugar tejo', 'golosa game', 'luche game', 'la marelle', 'marelle', 'seksek', 'sek sek', 'piko game', 'tumbang piko', 'himmel und hölle', 'kari game', 'play kari', 'plays kari', 'playing kari', 'played kari', 'kari outside', 'kari chalk', 'kari stone', 'kari hop', 'kari hopping', 'kari square', 'kari squares', 'hop chalk squares', 'hopping chalk squares', 'hops chalk squares', 'hopping squares one leg', 'hop squares one foot', 'hopping one leg chalk'],
  answers: ['hopscotch', 'rayuela', 'bebeleche', 'stapu', 'kari', 'potsy', 'tejo', 'amarelinha', 'marelle', 'peever', 'piko', 'seksek', 'hop', 'hops', 'hopping', 'hopped', 'jump', 'jumps', 'jumping', 'jumped', 'skip', 'skips', 'skipping', 'play', 'plays', 'played', 'playing', 'game', 'games', 'chalk', 'chalked', 'draw', 'draws', 'drew', 'drawing', 'pavement', 'sidewalk', 'playground', 'street', 'yard', 'courtyard', 'driveway', 'ground', 'floor', 'hall', 'outside', 'outdoors', 'inside', 'square', 'squares', 'box', 'boxes', 'number', 'numbers', 'one', 'two', 'ten', 'eight', 'stone', 'stones', 'pebble', 'throw', 'throws', 'throwing', 'button', 'leg', 'legs', 'foot', 'feet', 'balance', 'balancing', 'wobble', 'wobbles', 'wobbly', 'line', 'lines', 'turn', 'turns', 'learn', 'learns', 'learnt', 'learned', 'learning', 'teach', 'teaches', 'taught', 'can', 'finally', 'friend', 'friends', 'cousin', 'cousins', 'sister', 'brother', 'grandma', 'granny', 'nani', 'abuela', 'mum', 'dad', 'school', 'break', 'loves', 'likes', 'day', 'all', 'afternoon', 'today', 'summer', 'hero', 'little', 'girl', 'boy', 'long', 'longest', 'biggest', 'world', 'win', 'wins'],
  except: ['broke', 'broken', 'ankle', 'hospital', 'crutches', 'wheelchair', 'plaster cast', 'fell', 'fall', 'hurt', 'knee', 'bleeding', 'alone', 'nobody', 'left out', 'bully', 'bullied', 'laughed at', 'traffic', 'road', 'car', 'lorry', 'died', 'dead', 'heaven', 'frog', 'frogs', 'kangaroo', 'kangaroos', 'rabbit', 'rabbits', 'bunny', 'flamingo', 'dinosaur', 'dinosaurs', 'dragon', 'dragons', 'robot', 'robots', 'giant', 'moon', 'elephant', 'elephants', 'monster', 'octopus', 'ants', 'fairy', 'witch', 'princess', 'cortazar', 'cortázar', 'novel', 'yew', 'curry'],
  moods: ['learning', 'first', 'losing', 'proud', 'question'],
  company: ['hopscotch', 'button', 'tape', 'coats', 'door', 'pigeon', 'sill', 'window', 'floor', 'marble', 'handle', 'hall', 'lamp', 'basket', 'cap', 'peel', 'nose', 'sock'],
  about: 'The hero wants to hop the whole hopscotch and falls over on one leg whenever the button has to be picked up, until a pigeon shows that whoever looks at what keeps still keeps still too.',
  titles: ['Eight Squares and Home', 'No Foot on the Button', '{H} and the Pigeon', 'Keep Your Nose Still', 'Room for Four Feet'],
  want: [
    {
      id: 'eight-squares',
      A: 'partner',
      paragraphs: [
        '{H} wanted to hop the whole hopscotch, home and back. It was stuck on the hall floor in tape, eight squares and a round one, called home. “One foot in each,” said {A}, “and no foot where the button is.” {H} threw a button, and it lay in five. {H} left out five, and hopped home. On the way back {H} stopped in six on one leg, and bent for the button. Then there were two hands in five, and a knee in four. “That’s a lot of feet,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'what-stays-where-it-is',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps it was the button, {H} thought. So they tried what else there was. A bottle cap bounced out of three and under the cupboard. A bit of orange peel lay down at once and stayed, but it smelled too good.',
        'Then {H} threw a marble. It rolled through one, two and three, quite straight, and on to eight. It stopped in home and turned round twice. “It’s won,” said {A}. They took the button again. It was better to play with.'
      ]
    },
    {
      id: 'the-other-leg',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Have you tried the other one?” asked {A}. {H} had never thought of that. The left leg was always the one that hopped, and the right one was carried. So now they changed over. The right leg hopped to three, and did not know what came next.',
        '“Most people have one that’s better at it,” said {A}. “It’s only been along for the ride,” said {H}. “It hasn’t been looking out of the window.” The left leg had to take it home.'
      ]
    },
    {
      id: 'flamingo',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A flamingo sleeps on one leg all night long,” said {A}. “It doesn’t even get tired. The leg just stays straight by itself.” {H} stood in four and tried to sleep. “Are you asleep?” asked {A}. “Yes,” said {H}.',
        '{A} thought that a flamingo would not have answered. So the next time {H} kept quiet. {A} waited, and looked, and waited. It was a very good sleep, but it ended up in two and three.'
      ]
    },
    {
      id: 'drink-milk',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“They hop this all over the world,” said {A}. “It’s got another name in every place. Somewhere it’s called aeroplane, and somewhere else it’s called snail. In Mexico it’s drink-milk.” “Why?” asked {H}. That was more than {A} knew.',
        '{H} hopped it once as an aeroplane, and one wing got caught in a coat. As a snail it took until the clock struck. For drink-milk there was a glass of it first, at the table. Then it sloshed at every hop.'
      ]
    },
    {
      id: 'the-second-foot',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A foot that is not used gets bored. While {H} hopped, it hung behind and stuck out, and once it rang against the cupboard. “It wants to come down,” said {A}. {H} held it by the sock. Now there was no arm left for balance.',
        '“Tell it about home,” said {A}. “It’s allowed down there.” So {H} told it at every square how far it was. At seven it could wait no longer. It had got to know the numbers, though.'
      ]
    },
    {
      id: 'elder-never-got-home',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We drew it in the school yard,” said {S}, “and we threw an empty tin. It slid so well. But the break was short. Whenever I was in seven, the bell rang. I never once got home.” {A} looked along the eight squares. There was no bell here.',
        '{S} went there at a walk, with two feet, and nobody said a word. In home {S} stood and looked about. “So this is what it’s like,” said {S}.'
      ]
    },
    {
      id: 'child-hops-twice',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} came to hop as well, but the squares were too long for {S}. It took two hops to get through one. “One, one,” counted {S}. “Two, two. Three, three.” {A} walked alongside. At the end {S} was quite out of breath.',
        '“I’ve done sixteen,” said {S}. {A} had only ever done eight. It was the same hall, and the same tape, and yet {S} had been twice as far.'
      ]
    },
    {
      id: 'pet-is-the-stone',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to see what lay there, and settled down in four. Nobody may put a foot where the button is. So now {A} was the button, and {H} had to hop from three to five. It was a long way over.',
        'When {H} came back, four was empty. {A} lay in six and looked up. “The button’s thrown itself,” somebody said. It had a better aim than anybody.'
      ]
    },
    {
      id: 'no-time-to-fall',
      A: 'partner',
      paragraphs: [
        '“I’ll go so fast that there’s no time to fall,” said {H}. It went very well, there and back as far as six. But nobody can pick up a button in passing. {H} had to stop, and the hurry did not. It went on into some coats, with {H}. {A} looked in between the sleeves. “There’s no square in there,” said {A}.'
      ]
    },
    {
      id: 'pigeon',
      A: 'partner',
      paragraphs: [
        'So {H} went slowly, and looked hard at the foot. It leaned to the left, and to the right. Just then a pigeon sat down outside the window at the end of the hall. {H} looked up at it, and stood in six like a post. The pigeon flew off, and {H} fell over. “You were all right as long as there was a pigeon,” said {A}. “It kept so still,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-nose',
      A: 'partner',
      paragraphs: [
        '“And your foot doesn’t,” said {A}. “If you look at what wobbles, you wobble too. You need something that stays.” {A} sat down by square one. “Take my nose.” {H} came back from home as far as six, and looked at it. The nose stayed where it was, and so did {H}. The hand found the button all alone. Then {A}’s nose began to itch. “Don’t,” said {H}. Four, three, two, one, with the button, and {A} could scratch at last.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They wanted to know it for certain. Each stood on one leg and looked at a coat hook, and they counted. At thirty it was still going well. Then they did it with their eyes shut. At four somebody was sitting on the floor, and at five they both were.',
        '“So the eyes hold you up,” said {H}. {A} sat there and thought it over. “And all these years I’ve been thanking the leg,” said {A}.'
      ]
    },
    {
      id: 'the-door-handle',
      A: 'other',
      spare: 10,
      paragraphs: [
        'A nose gets tired, so {H} took the door handle. It had been in that door for years and had never gone anywhere. {H} stood in six and looked at it. It was the best thing yet. Then it went down.',
        '{A} stood in the doorway. “Why are you lying there?” asked {A}. “You moved my handle,” said {H} from the floor. {A} looked at it, and put it back as it had been, with great care. “Was that right?” asked {A}.'
      ]
    },
    {
      id: 'a-steady-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What else stays?” asked {H}. They went through the hall and looked. The lamp swung a little if you waited. A sleeve was still moving from the time before. There was a spot on the wall that seemed very good, until it walked up to the ceiling.',
        '“You don’t notice how busy they all are,” said {A}. In the end they found a nail that held up nothing. It had not been asked to do anything for years, and did it very well.'
      ]
    },
    {
      id: 'four-feet',
      A: 'partner',
      paragraphs: [
        '“Now you,” said {H}, and sat down by square one. {A} threw the button into seven. On the way back {A} stood in eight, and bent, and swayed like washing. {H} kept {H}’s nose quite still. It was harder than hopping. Slowly {A} came up with the button.',
        '“Did I move?” asked {H}. “Not a bit,” said {A}. They both hopped home once more. You may stand on both feet there, and if you stood close, there was room for four.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited by square one, where the next in line waits.',
      '{names} went round by the wall, so as not to tread on a line.',
      { text: '{names} pressed the tape down at a corner that stood up.', needs: ['hands'] },
      { text: '{names} held a coat out of the way of six.', needs: ['hands'] }
    ],
    way: [
      '{names} looked out for the pigeon, in case it had only gone round.',
      '{names} crept in among the coats, to see where the hurry had got to.',
      { text: '{names} hung two coats back on their hooks.', needs: ['hands'] },
      { text: '{names} put the button back in the middle of five.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled beside that nose, and kept still as well.',
      '{names} came into home from the side, and made it rather full.',
      { text: '{names} pointed at the button, which is not allowed.', needs: ['hands'] },
      { text: '{names} clapped for the one who had not moved.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tape came off the floor, square by square, and made one big sticky ball. Home came off last. The button went back to the others in the tin.',
    '{H} washed both feet, the one that had hopped and the one that had been carried. Then {H} lay down, where you need no leg at all.'
  ],
  last: [
    'A pigeon sat on a sill somewhere and did not move, and {H} was asleep.',
    'From one to eight the hall was empty, and {H} was home, and asleep.'
  ]
})
