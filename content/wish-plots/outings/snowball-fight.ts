import { wishPlot } from '../wish-plot.ts'

export const snowballFight = wishPlot({
  id: 'wish-snowball-fight',
  beginsElsewhere: true,
  wishes: ['snowball', 'snowballs', 'snow ball', 'snow balls', 'snowball fight', 'snowball fights', 'snowballing', 'snow fight', 'throwing snow', 'snow fort'],
  answers: ['fight', 'fights', 'battle', 'throwing', 'big', 'biggest', 'giant', 'epic', 'first', 'snow', 'snowy', 'day', 'winter', 'fort', 'war', 'playing', 'making', 'having', 'rolling', 'outside', 'cold', 'mittens', 'gloves'],
  except: ['rabbit', 'bunny', 'cat', 'kitten', 'hamster', 'pony', 'called', 'named', 'hurt', 'ice', 'eye', 'bully', 'bullies', 'melted', 'summer', 'freezer', 'snowman', 'sledge', 'sledging'],
  moods: ['first', 'proud', 'waiting', 'losing', 'quarrel'],
  out: true,
  company: ['snow', 'hat', 'bobble'],
  about: 'The hero wants to hit the bobble on somebody’s hat, and in the end there is only one snowball left for the two of them.',
  titles: ['The Last Snowball', 'The Bobble on the Hat', '{H} and the Sugar Snow', 'Lend Me One', 'Neither of Them Ducked'],
  want: [
    {
      id: 'the-bobble',
      A: 'partner',
      paragraphs: [
        'In the night it had snowed, and the whole yard was white. {A} had a hat with a bobble on it. It stood up straight. “I’m going to hit that,” said {H}. “You can try,” said {A}.',
        'Each of them built a wall and got down behind it. {H} scooped up some snow, patted it, and threw. Halfway across the snowball came apart, and it only snowed a bit.'
      ]
    }
  ],
  way: [
    {
      id: 'sugar',
      A: 'partner',
      paragraphs: [
        '{H} threw another one, and another. They were like sugar, and fell on {H}’s own boots. “Is it snowing again?” asked {A}.',
        'Something soft and white came back, and hit {H} in the chest with a thump. “Yours hold!” said {H}. “How do you do it?” “I’m not telling,” said {A}. Then {A} saw {H}’s sad face. “All right. Take off one mitten.”'
      ]
    },
    {
      id: 'warm-hand',
      A: 'partner',
      paragraphs: [
        '“It’s too cold to stick,” said {A}. “It has to melt a tiny bit first, and then freeze to itself.” {H} held some snow in one bare hand, and pressed, and counted to ten. It creaked. It was shiny now, and as hard as a bun.',
        '{H} threw it. It flew, and stayed round all the way, and took the top off {A}’s wall. After that it really began.'
      ]
    },
    {
      id: 'wall-window',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} made a hole in the wall to look through. It was just big enough for one eye. At the other wall there was a hole too, and in it was an eye. “I can see you,” said {H}. “I saw you first,” said the eye.',
        'They looked at each other for some time. Then a very small snowball came rolling out of the hole over there. It stopped in the middle, between the two of them. It was not quite a throw, so nobody ducked.'
      ]
    },
    {
      id: 'heap',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A clever fighter makes a heap of them first. {H} made thirteen, all in a row, each patted round. They were too good to throw. “Aren’t you going to throw?” called {A}. “Not those,” said {H}. “Those are the good ones.”',
        'So {H} made some bad ones for throwing. One had a leaf in it. One had a corner. {A} threw back the one with the corner and said that it was broken.'
      ]
    },
    {
      id: 'down-the-neck',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The worst thing that can happen is snow down the neck. Nobody had thrown it. A branch had let go, and it landed just between {H}’s scarf and {H}’s collar. {H} stood up with both shoulders round {H}’s ears.',
        '“Time out,” said {H}. “Why?” asked {A}. “Somebody’s walking down my back.” {A} waited politely. You could see on {H}’s face how far it had got. “It’s reached the vest,” said {H}. “Now it’s water. We can go on.”'
      ]
    },
    {
      id: 'white-flag',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H}’s fingers were cold, and {H} wanted a rest. If you want a rest, you hold up a white flag. {H} waved a handkerchief over the wall. Two snowballs hit it at once. “I’ve got a flag up!” called {H}. “Where?” called {A}.',
        'There was white in front of it and white behind. It could not be seen at all. “Then I surrender in red,” said {H}, and held up a mitten. “Ah,” said {A}. “You should have said so at once.”'
      ]
    },
    {
      id: 'mitten-balls',
      A: 'other',
      spare: 5,
      paragraphs: [
        'On {H}’s mittens hung small hard balls of snow, one on each bit of wool. They would not come off. {H} shook, and they clicked. “You’ve grown berries,” said {A}.',
        '{A} had some as well, on both sleeves and one knee. They picked each other clean, the way monkeys do it. It got them eighteen tiny snowballs, and they were thrown at a bucket, one by one. Four went in.'
      ]
    },
    {
      id: 'sock-arm',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’m going to throw with the other arm,” said {H}. “This one’s hot.” The other arm had never thrown anything. The snowball went straight up, and they both watched it go, with their hands over their eyes.',
        'It came down on {H}’s own hat. “Hit!” said {A}. “Good shot.” “That was mine,” said {H}. “And it was yours it hit,” said {A}. “It goes down as one all.” They shook mittens across the middle.'
      ]
    },
    {
      id: 'behind-tree',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For a time nothing came over the wall at all. It was so still that you heard the snow settle. {H} put up a hat on a stick, slowly, to see what would happen. Nothing did.',
        '{H} came out on tiptoe and went across. Behind the other wall sat {A}, writing in the snow with one finger. It said “Gone to lunch”. “You can’t read that from over there,” said {H}. “No,” said {A}. “I didn’t think of that.”'
      ]
    },
    {
      id: 'pet-snow',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'One that had missed rolled up to {A}, and was smelled on all sides. It smelled of mitten. {A} put its mouth to it, very carefully. It was cold, and then it was gone.',
        '{A} looked at {H} as if a trick had been played. So {H} gave it another one. That one went the same way. That was a puzzle, and {A} waited for a third.'
      ]
    },
    {
      id: 'elder-balaclava',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I had a cousin who never missed,” said {S}. “He could take the hat off a postman.” “And the postman?” asked {A}. “He bent down, put the bag on a wall, and took the hat off my cousin.”',
        '{S} rolled a ball in both hands, without looking, as if it were dough. Then {S} threw it, not hard at all. Far away a twig lost its snow. “I never missed either,” said {S}. “I only never said so.”'
      ]
    },
    {
      id: 'child-carrier',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was on both sides. {S} carried the snowballs, one at a time, and with both arms. “Here’s one for you,” said {S}, and went over to the other wall. “And here’s one for you.”',
        'On the way each of them got a bite taken out of it. “Is that one finished?” asked {A}. “It’s got a door in it,” said {S}. {A} threw it with the door in front, and it whistled.'
      ]
    }
  ],
  turn: [
    {
      id: 'just-one',
      A: 'partner',
      paragraphs: [
        'They threw and ducked, until there was no snow left to scrape up. There was only mud. “Have you got any?” called {H}. “One,” called {A}. “The last.” “Then throw it.” {A} thought about it. “But then you’ll have it, and I won’t.” “Then lend it to me,” said {H}.',
        '“So that you can throw it at me?” “Yes,” said {H}. {A} stood up, and threw it very softly, so that it wouldn’t break. {H} caught it in both mittens. And {H} threw it back just as softly.'
      ]
    },
    {
      id: 'thirty',
      A: 'same',
      spare: 8,
      paragraphs: [
        'You have to catch a last snowball as if it were an egg. You go back a little with your hands. “Nine,” said {A}, and “ten,” said {H}. At seventeen it lost a crumb. They both held their breath.',
        '“It’s all right,” said {H}, and turned it over. They went on a bit closer together.'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 9,
      paragraphs: [
        'By now there were two long noses in the yard, both red and both running. “Have you got a hanky?” asked {A}. {H} looked in both pockets. In one was a lump of snow with a bus ticket in it.',
        '“You said there was none left!” said {A}. “I didn’t know about that one,” said {H}. “I’ve been sitting on it.” It was flat, and could only be thrown like a plate. It flew best of all.'
      ]
    },
    {
      id: 'hit',
      A: 'partner',
      paragraphs: [
        'The snowball went to and fro over what was left of the walls. Each time it came back, it was smaller. First it was an orange, and then a plum. When it was no bigger than a walnut, {H} did not throw it.',
        '{H} walked across to {A} with it, and {A} stayed quite still. {H} reached up and set it down on the very top of the bobble. “Hit,” said {H}. “I never even ducked,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a bit of snow down the neck.',
      '{names} took shelter behind the wall that was better built.',
      { text: '{names} patted a wall smooth with two mittens.', needs: ['hands'] },
      { text: '{names} built a very small wall, for ankles.', needs: ['hands'] }
    ],
    way: [
      '{names} caught a snowball, and it was sugar.',
      '{names} got hit by one that nobody had aimed.',
      { text: '{names} threw a handful as well, and it snowed on {H}.', needs: ['hands'] },
      { text: '{names} handed over a mitten that had landed on the wrong side.', needs: ['hands'] }
    ],
    turn: [
      '{names} dashed to and fro under the last snowball.',
      '{names} ducked every time, although it went by like an egg.',
      { text: '{names} looked for more snow, and found only mud.', needs: ['hands'] },
      { text: '{names} counted the throws, on mittens, up to two.', needs: ['hands'] }
    ]
  },
  bed: [
    'Indoors four mittens were hung over the bath, and dripped. The hat lay on the shelf, and the walnut on the bobble had gone.',
    '{H}’s hands were as red as two radishes, and then as warm as two rolls. After washing they lay under the blanket, one on each side. The blanket was the wall, and nothing came over it.'
  ],
  last: [
    'Out in the yard two small walls stood all night, and behind the blanket {H} slept.',
    'Drip, said a mitten over the bath, and nobody ducked, for {H} was asleep.'
  ]
})
