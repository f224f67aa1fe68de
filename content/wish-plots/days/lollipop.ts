import { wishPlot } from '../wish-plot.ts'

export const lollipop = wishPlot({
  id: 'wish-lollipop',
  beginsElsewhere: true,
  wishes: ['lollipop man retiring', 'lollipop man retires', 'lollipop man retired', 'lollipop lady retiring', 'lollipop lady retires', 'lollipop lady retired', 'lollipop woman retiring', 'lollipop person retiring', 'lollipop man last day', 'lollipop lady last day', 'lollipop lady leaving', 'lollipop man leaving', 'lollipop lady leaves', 'lollipop man leaves', 'lollipop man stopping', 'lollipop lady stopping', 'lollipop lady stops', 'lollipop man stops', 'goodbye lollipop', 'lollipop retirement', 'lollipop lady finishing', 'lollipop man finishing', 'crossing guard retiring', 'crossing guard retires', 'crossing guard retired', 'crossing guard last day', 'crossing guard leaving', 'crossing guard leaves', 'goodbye crossing guard', 'crossing lady retiring', 'crossing man retiring', 'crossing patrol retiring', 'crossing lady last day', 'lollipop lady', 'lollipop man', 'lollipop person', 'lollipop ladies', 'our lollipop lady'],
  except: ['died', 'dies', 'dead', 'ill', 'sick', 'poorly', 'hospital', 'hit', 'hurt', 'accident', 'crash', 'run', 'knocked', 'shouted', 'mean', 'cross', 'dragon', 'bear', 'dog', 'cat', 'robot', 'sweets', 'sugar'],
  answers: ['lollipop', 'man', 'lady', 'woman', 'person', 'crossing', 'guard', 'patrol', 'retiring', 'retires', 'retired', 'retire', 'retirement', 'last', 'day', 'leaving', 'leaves', 'left', 'stopping', 'stops', 'finishing', 'goodbye', 'years', 'school', 'road', 'everybody', 'everyone', 'loves', 'likes', 'miss', 'card', 'cards', 'present', 'flowers', 'thank', 'today', 'tomorrow', 'friday', 'week', 'our', 'street', 'sign', 'coat', 'yellow', 'mr', 'mrs', 'sad', 'gave', 'made', 'after', 'twenty', 'thirty', 'forty'],
  moods: ['change', 'waiting', 'proud', 'first'],
  company: ['lollipop', 'sign', 'road', 'bear', 'egg cups', 'egg cup', 'cars', 'car', 'kerb', 'frying pan', 'pan', 'duster', 'wall', 'gate', 'school gate', 'head teacher', 'middle', 'school'],
  about: 'Whoever holds the lollipop on the way to school is going to stop, and the hero finds out where that one has never been.',
  titles: ['As Far as the Middle', 'Thank You, Lollipop', 'So That Is Where They All Go', '{H} Holds Up a Frying Pan', 'Always the Same Half'],
  want: [
    {
      id: 'lollipop-stops',
      A: 'partner',
      paragraphs: [
        'Near the school stood Lollipop, who held up a round sign on a pole. Then the cars stopped, and everybody crossed the road. Now Lollipop was going to retire, and stay in bed till it was light.',
        '{H} was glad about that, and a bit sad. {H} wanted to try what it was like to be Lollipop. So the rug was the road, and {A} was the cars. The round sign was a small frying pan.'
      ]
    }
  ],
  way: [
    {
      id: 'all-over',
      A: 'partner',
      paragraphs: [
        'A toy bear and six egg cups wanted to get to school. {H} stepped out to the middle with the sign. “Brumm,” said {A}, and stopped. Over went the bear. Over went the egg cups, in twos. “Thank you, Lollipop,” they said. {H} went back to the kerb, and the cars drove on.',
        '“Now me,” said {H}, and walked to the middle, and on. But then nobody stood in the middle. “Brumm,” said {A}, and {H} jumped back. {H} left the pan out there by itself, and it fell flat. “Brumm,” went the cars, right over it.'
      ]
    },
    {
      id: 'eyebrows',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It isn’t the sign that stops them,” said {H}. “It’s the eyebrows.” Lollipop had the best in the street. {H} raised both eyebrows, and {A} rolled straight on as far as the bear. “Sorry,” said the car. “I thought you were surprised.”',
        '{H} tried lower ones. “Now you look like rain,” said the car. Then {H} kept both quite level, and just looked at the car, and the car stopped.'
      ]
    },
    {
      id: 'good-morning',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Lollipop knew everybody’s name. “Good morning, Bear,” said {H}. “Good morning, Egg Cup. Good morning, Egg Cup.” “They can’t all be Egg Cup,” said the cars. So one of them was called Monday, and the next one Tuesday, as far as Saturday.',
        '“Good morning, Thursday,” said {H}. “Have you got your recorder?” Thursday had not. The cars had to stop again, so that Thursday could run home.'
      ]
    },
    {
      id: 'the-lorry',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Next {A} was a lorry. “I can’t stop as you do on foot,” said {A}. “I have to say tsss first, and lean forward, and all that’s in me leans forward too.” “What’s in you?” asked {H}. “Pianos,” said {A}.',
        '{H} held up the lollipop, and in there eleven pianos made one sound. It took till after the last egg cup. Then the driver lifted one finger from the wheel. That was how the lorry said good morning.'
      ]
    },
    {
      id: 'the-way-to-the-sea',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One car let down its window. “Is this the way to the sea?” asked {A}. “You’ve stopped,” said {H}. “I know. I’d only like to ask.” “It’s straight on,” said {H}, “but not yet. There’s an egg cup coming.” It was the one that always runs late, with its coat on one arm.',
        '“How far is it?” asked the car. “You’ll smell it,” said {H}. “Thank you, Lollipop,” said the car, and smelled the air.'
      ]
    },
    {
      id: 'in-the-rain',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They tried it in the rain as well, with wet flannels. In one hand {H} had the sign, and in the other the smallest of the egg cups. “And who’s got the umbrella?” asked {A}. There was no hand left for an umbrella.',
        '{H} stood there and dripped from the nose. There was no hand to wipe it with, either. “All winter?” asked {A}. “Twice a day,” said {H}. “And Lollipop still says good morning.”'
      ]
    },
    {
      id: 'at-home',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What will Lollipop do at home?” asked {A}. {H} thought about it. “Stop the teapot,” said {H}, “till all the cups are over.”',
        '“And at the shops?” “All the trolleys will have to wait,” said {H}, “till the old ladies are over.”'
      ]
    },
    {
      id: 'how-many-times',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} began to add it up. There was once in the morning and once in the afternoon, and everybody at school. There were all the people who used to be at school and were bus drivers now. The pencil ran out of paper. “It’s a whole town,” said {A}.',
        '“And how many got left on the wrong side?” asked {A}. “None,” said {H}. There was just room on the paper for that.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} crossed whenever it suited {A}, with the sign or without. “You’ve got to look left,” said {H}, “and you’ve got to look right.” {A} looked at the lollipop, which smelled of egg.',
        'In the middle of the road {A} sat down. Everything had to stop then, on both sides, as far as the door. “You’re better at it than I am,” said {H}.'
      ]
    },
    {
      id: 'elder-gloves',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had one with white gloves,” said {S}. “When he stopped working, he couldn’t leave off. You’d meet him at the greengrocer’s, waving people through to the pears.” “Did they go?” asked {A}.',
        '“Everybody went,” said {S}. “You had come in for potatoes, and you went home with pears. He always saw you out over the step.” {S} lifted one hand, flat, and {A} stopped at once.'
      ]
    },
    {
      id: 'child-coat',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was the smallest one in the school, and would not go over alone. {S} took hold of {A} by the coat. “You can let go now,” said {A}, on the other side. “I’ve got to get back to my kerb.”',
        'But {S} had only just got hold. So they went back together, and then over again. By the bell {S} had been to school nine times, and had not been in it once.'
      ]
    }
  ],
  turn: [
    {
      id: 'only-the-middle',
      A: 'partner',
      paragraphs: [
        '“It won’t work,” said {A}, with the engine off. “The lollipop has to stay in the middle till everybody’s over. And you have to stay with the lollipop.” {H} stood on the rug with the pan. “Then Lollipop’s never been across,” said {H}. “Only halfway, and back again. All those years!” “Two halves are a whole,” said {A}. “Not if it’s always the same half,” said {H}.',
        'They looked over to the far side. Nobody had ever shown it to Lollipop.'
      ]
    },
    {
      id: 'what-the-new-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They sat down on the kerb for a while, with their feet in the road. “There’ll be somebody new under the sign,” said {A}. {H} nodded. It would not be the same eyebrows.',
        '“They won’t know about the third drain,” said {H}. “And Bruno at the corner only barks at hats. And the twins are two people, or you count wrong.” “You could tell them,” said {A}. {H} could.'
      ]
    },
    {
      id: 'the-coat',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then there was the coat. It is so yellow that you can see it with your eyes shut. {H} had only a yellow duster, and put that on the bear. It came down to the bear’s feet, and a bit over.',
        'They tried it. {A} shut both eyes, and turned round twice, and pointed. It was the bear. “That’s a very good coat,” said {A}. “I couldn’t see anything else.”'
      ]
    },
    {
      id: 'take-a-hand',
      A: 'partner',
      paragraphs: [
        '“Somebody else has to hold it,” said {H}, and gave {A} the pan. Now the bear was Lollipop. {H} took it by the paw, and they looked left and right. In the middle the bear stopped, as always. “Come right across this time,” said {H}. On the far side they had a good look at the wall and the gate. “So that’s where they all go,” said the bear.',
        '“The head teacher can hold the sign,” said {H}, “and we’ll take Lollipop over, all of us.” “And how does Lollipop get home?” asked {A}. {H} had not thought of that. “Then we’ll take Lollipop twice.”'
      ]
    },
    {
      id: 'arm-up',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They practised it, so that it would go smoothly. {A} stood in the middle with the pan up. “How long do I hold it?” asked {A}. “Till everybody’s over,” said {H}. The bear was slow, and wanted to see everything. The pan went lower, by itself.',
        '“Up,” said {H}. “I’m only the head teacher,” said {A}. “I’m not used to it.” Now they both knew how strong Lollipop’s arm must be.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited on the kerb, at the edge of the rug.',
      '{names} lay down across the road, and was a bump for the cars.',
      { text: '{names} laid a row of socks over the rug, for white stripes.', needs: ['hands'] },
      { text: '{names} waved to Lollipop, as you do.', needs: ['hands'] }
    ],
    way: [
      '{names} crossed with the egg cups, and was the biggest by far.',
      '{names} stopped for the lollipop too, with a squeal.',
      { text: '{names} stood the egg cups up again, after the cars.', needs: ['hands'] },
      { text: '{names} hooted once, from a blue car, and was sorry.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat on the far side, so that there was somebody there.',
      '{names} went across with them, at the bear’s pace.',
      { text: '{names} pointed out the gate, and the good bit of the wall.', needs: ['hands'] },
      { text: '{names} held the bear’s other paw.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the frying pan, and put the egg cups away in twos.',
    'Then {H} washed and went to bed. At the edge of the rug {H} looked left, and looked right, and nothing was coming.'
  ],
  last: [
    'All of them were over, and one of them twice, and {H} was asleep.',
    'Nothing was coming from the left, and nothing from the right, and {H} slept.'
  ]
})
