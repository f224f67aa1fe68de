import { wishPlot } from '../wish-plot.ts'

export const whoeverBus = wishPlot({
  id: 'wish-whoever-bus',
  beginsElsewhere: true,
  visits: 'anything',
  whoever: [
    'wants to ride the bus',
    'wants to ride a bus',
    'wants to ride on the bus',
    'wants to ride on a bus',
    'wants to go by bus',
    'wants to go on the bus',
    'wants to go on a bus',
    'wants to take the bus',
    'wants to take a bus',
    'wants to catch the bus',
    'wants to catch a bus',
    'wants to get on the bus',
    'wants a bus ride',
    'wants to go for a bus ride',
    'wants to travel by bus',
    'wants to go to town by bus',
    'can’t ride the bus',
    'can’t take the bus',
    'can’t catch the bus',
    'can’t get on the bus',
    'rides the bus',
    'rides a bus',
    'rides on the bus',
    'rides on a bus',
    'goes by bus',
    'goes on the bus',
    'goes on a bus',
    'goes on a bus ride',
    'goes for a bus ride',
    'takes the bus',
    'takes a bus',
    'catches the bus',
    'gets on the bus',
    'loves to ride the bus',
    'loves riding the bus',
    'loves going on the bus',
    'loves buses',
    'dreams of riding the bus',
    'dreams of riding on a bus',
    'misses the bus',
    'missed the bus',
    'always misses the bus',
    'keeps missing the bus',
    'is afraid of the bus',
    'is scared of the bus',
    'is afraid to ride the bus',
    'is scared to ride the bus',
    'is too shy to ride the bus', 'wants to ride the matatu', 'wants to ride the jeepney', 'wants to ride the tuk tuk', 'wants to ride the rickshaw', 'wants to ride the tram', 'wants to go on the tram', 'wants to ride the train', 'wants to ride in a taxi', 'wants to ride the dolmus',
    'wants to go on the metro',
    'wants to ride the underground',
    'wants to ride a double decker',
    'hops on the bus',
    'presses the stop button',
    'travels on the bus',
    'no bus ever stops for',
    'wants to ride a trolley'],
  except: ['drive', 'driver', 'drives', 'school bus', 'crash', 'crashed', 'lost', 'alone', 'hit', 'under'],
  company: ['bus', 'stop', 'bench', 'driver', 'lamp', 'button'],
  about: 'The hero wants to press the button on the bus before a stranger does, and no bus stops for whoever wants to ride it; both ask too late, and have to ask while it is small.',
  titles: ['While It’s Small', 'The Nine That Goes Round', 'Ding', '{visitor} Puts Something Out', 'As Big as Two Peas'],
  want: [
    {
      id: 'the-button',
      A: 'partner',
      paragraphs: [
        '{H} wanted to press the button. It was the red one on the bus, and it said ding. But each time a stranger had just done it. “When I reach up,” said {H}, “it’s dinged already.”',
        'They were on the doorstep. At the bus stop, right before it, sat {visitor.first}. “Which bus are you waiting for?” asked {A}. “None of them stop,” said {visitor}. “I only watch them go.”'
      ]
    }
  ],
  way: [
    {
      id: 'goes-by',
      A: 'partner',
      paragraphs: [
        'Far down the street two lights came round the corner. “Here’s the nine,” said {A}. “You wait till it’s right in front of you. Then it’ll see you.”',
        '{visitor} stood very straight, two steps back from the kerb. The bus grew and grew. “Please!” said {visitor}, and put something out. Whoosh, went the nine, and there was only the back of it. “That’s the side I know best,” said {visitor}.'
      ]
    },
    {
      id: 'what-to-put-out',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What did you put out, just now?” asked {A}. “Most people take an arm.” {visitor} had gone through everything at home, before the mirror. “I thought of {caller.part},” said {visitor}. “It’s what people notice first.”',
        'They tried it out. {A} was a bus, and came along with a tray in front. {visitor} put it out. {A} braked so hard that the tray sang. “I’d stop for that,” said {A}. “I’d stop, and call the others.” So it couldn’t have been that.'
      ]
    },
    {
      id: 'calling',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Couldn’t you call to it?” asked {H}. “{caller.sound}!” called {visitor}, with all there was. Across the street a window opened. A man put out his head, and looked left and right. “Is that for me?” he asked. “It’s for the bus,” said {A}.',
        'The man said that it would have stopped if it had been him. But a bus has its windows shut, and a motor in its ear. You could call to it all evening, and get nothing but neighbours.'
      ]
    },
    {
      id: 'where-to',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“And where do you want to ride to?” asked {A}. “That’s easy,” said {visitor}. “{caller.where}.” {A} looked for it on the timetable, with one finger, from the top to the bottom. There was Market Street, and there was the Swimming Baths.',
        '“It may be after the Baths,” said {A}. “They don’t print everything.” {visitor} wasn’t worried. “I don’t need to arrive,” said {visitor}. “I only want to have sat in it, and seen our street go by without me.”'
      ]
    },
    {
      id: 'in-your-seat',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '{visitor} wanted to know what you did in there, for all that time. “You sit, and look out,” said {H}. “And you stay in your own bit of seat.” The bench would do to practise on. {visitor} sat, and looked out, and {caller.does}.',
        '“That was outside your bit,” said {A}. It could be done smaller, too. {A} {caller.move}, but only from the knees to the chin. They went on until nobody’s elbow was in anybody. It was a very quiet ride.'
      ]
    },
    {
      id: 'hold-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In a bus you have to hold on before it sets off. {H} knew that. “One foot in front, and one behind,” said {H}. “And knees like pudding.” They stood so, and held the pole of the bus stop. {A} did the driver’s voice. “Off we go. And brake!”',
        'They all swung forward and came back. “And now with knees like a table,” said {A}. They did that once as well. At “brake” they ran into each other from behind, and had to say sorry all along the row. So it was pudding.'
      ]
    },
    {
      id: 'a-six',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A bus had come, and stopped, and its door went open. Nobody had asked it. “This is a six,” said the driver, who had only let out a man with a plant. {visitor} looked at the number. “If you lay down,” said {visitor}, “you’d be a nine.”',
        'The driver thought about it. The man with the plant did, too. “But you’re right,” said {visitor}. “Then you couldn’t drive.” They all wished each other a good evening. It was the longest talk that {visitor} had ever had with a bus.'
      ]
    },
    {
      id: 'sandwich',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A bus comes when you’ve got your mouth full,” said {A}. “It’s always like that.” So {A} fetched a piece of bread, and bit off as much as would go in. They all looked down the street. A bicycle came. A dog came, at the end of somebody.',
        '“You’re doing it on purpose,” said {H}. “It can tell.” {A} tried to chew as if by chance. {visitor} got some crust as well, and looked at the sky. It began to be a picnic. Nobody had come for that.'
      ]
    },
    {
      id: 'beep',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“When you get in, it has to beep,” said {H}. You hold a card to a box for that. {A} was the box, and held out a slice of toast. {H} went past with a library card. “Beep,” said {A}. {visitor} went past with a leaf. “Mep,” said {A}.',
        '“What’s mep?” asked {visitor}. “It wants it flatter,” said {H}, “and not so quick.” The second time {visitor} laid it on properly, and stayed, as you do when you stroke something. “Beep,” said the toast. There was butter on the leaf.'
      ]
    },
    {
      id: 'out-first',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“First the others get out, and then you get in,” said {A}. They practised at the front door. {A} came out with a bag, as people do, and {visitor} went in at the same time. There was a squeeze, and a lemon rolled down the step.',
        '“Where do I stand, then?” asked {visitor}. “At the side,” said {H}. “As if you were the curtain.” They did it once more. {A} came out in comfort, with the bag. Then {visitor} came in, with the lemon, and the whole hall was free.'
      ]
    },
    {
      id: 'whose-finger',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} told them about the fingers. There was a lady’s, in a grey glove, and she did it without looking up. There was a boy who did it with his elbow. “And once it was a baby,” said {H}. “It was only holding on. It got the whole ding.”',
        '{A} said that the button wasn’t tired, and would do it again. “No,” said {H}. “You can press it then. But it says nothing. It’s been asked already.” {visitor} understood that very well.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“In our bus you pulled a string,” said {S}. “It ran along under the roof, like a washing line. There was a bell at the driver’s end.” {A} wanted to know who had pulled it first. “My friend Jo, always,” said {S}. “Jo was taller. I got to hold the melon.”',
        '“Every time?” asked {visitor}. “Until I was nine,” said {S}. “Then one day Jo had the melon.” {S} reached up, and pulled at something in the air that had been gone for years. It still rang.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was the bus, with a pan lid to steer by. {S} ran from the lamp to the door and back, and stopped for nothing. “Please!” called {visitor}. “I’m late,” said the bus, going by. “You’ve got to let us in!” called {A}. “I’m late because of that,” said the bus.',
        'In the end it ran out of breath. It leaned on the wall, and its doors hung open. “All aboard,” it said. But then nobody had the heart to get in. They let it sit down on the bench, and gave it some water.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was in the doorway, looking at nothing. All at once {A} looked down the street, to where it bends. There was no bus there. “{A} has heard something,” said {H}. They waited. It took as long as it takes to say the whole alphabet.',
        'Then the seven came round the bend, quite small. {A} had looked away again. For {A} it was old news. “If only I knew a thing so early,” said {visitor}. “I only know it when there’s a wind in my face.”'
      ]
    },
    {
      id: 'too-big',
      A: 'partner',
      paragraphs: [
        '“When do you put it out?” asked {A}. “When I’m sure,” said {visitor}. “When it’s as big as a house.” “And you, {H}? When do you reach for the button?” “When I can see our door,” said {H}. {A} was watching a four go by. It had to stop at the far lights, and it braked all the way from the lamp. “It needs so long,” said {A}. “You’re both asking the bus when it’s big. I told you wrong.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-peas',
      A: 'partner',
      paragraphs: [
        'Two lights came round the corner, no bigger than two peas. “Now!” said {H}. “Ask it while it’s small!” “That could be anything,” said {visitor}. But {visitor} put something out, and left it out, and didn’t look. One pea began to blink.',
        'The bus came bigger and slower, and bigger and slower, and stood. The door folded up. “Once round and home again?” asked the driver. Their neighbour sat inside, and made room for everybody. {visitor} held on first, and then it went.'
      ]
    },
    {
      id: 'from-inside',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was warm in there, and the seats were of a scratchy stuff with worms on it. Under the floor something purred. At the corner they all leaned on {A}, and at the next one {A} leaned on them. “It does that to everybody,” said {visitor}. “Even to the ones with newspapers.”',
        'In the window there was the street, and over it they sat a second time, made of glass. A tree went right through {visitor}. “I never felt it,” said {visitor}.'
      ]
    },
    {
      id: 'the-next-stop',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the Baths there stood a woman with a wet plait. She had put out her arm long ago, when she was still a dot. “She knows it, too,” said {visitor}. The bus let her in, and the door sighed. She held on with two fingers, knees like pudding.',
        '{visitor} moved up, to make room. “Is it your first time?” asked the woman. “It’s my first inside,” said {visitor}. “I’ve seen a great many go by.” She smelled of chlorine, and shared her crisps.'
      ]
    },
    {
      id: 'ding',
      A: 'partner',
      paragraphs: [
        'Then they were round, and turned into their own street. Far off was the lamp by their door, as small as a crumb. {H} did not wait until it was big. {H} reached up, and leaned. Ding! Behind them a man put his finger away again.',
        '“It’s stopping!” said {visitor}. “It’s doing it for you!” It stopped exactly at the step. “Aren’t you getting out?” asked {A}. “Not yet,” said {visitor}, with something ready by the button. “My stop’s still very small.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out on the step to see what was late today.',
      '{names} went once round the pole of the bus stop, and sat down by it.',
      { text: '{names} wiped the bench with a sleeve, where it was wet.', needs: ['hands'] },
      { text: '{names} pressed the bell of the front door a few times, which is nearly a button.', needs: ['hands'] }
    ],
    way: [
      '{names} felt the wind of the bus from head to tail.',
      '{names} watched the back of it until it was round the bend.',
      { text: '{names} read out the timetable, like a poem that doesn’t rhyme.', needs: ['hands'] },
      { text: '{names} held {visitor} up a little straighter, and brushed off some dust.', needs: ['hands'] }
    ],
    turn: [
      '{names} had a seat to sleep on, with the purring under it.',
      '{names} came along, and got a nod from the driver.',
      { text: '{names} held the pole up high, and let two smaller ones have the bottom of it.', needs: ['hands'] },
      { text: '{names} thanked the driver, as you do when you get out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The nine drove on, and its lights went round the bend, no bigger than two peas. They shut the door on the warm smell of it.',
    'They washed and lay down. The night was still quite small, right at the end of the street. That is when to ask it to stop.'
  ],
  last: [
    '{H} put one arm out of the blanket, left it out, and was asleep.',
    'Sleep came bigger and slower, and bigger and slower, and stood, and {H} got in.'
  ]
})
