import { wishPlot } from '../wish-plot.ts'

export const jobIceCream = wishPlot({
  id: 'wish-job-ice-cream',
  tellsAny: 'works',
  jobs: ['ice cream man', 'ice cream lady', 'ice cream seller'],
  about: 'Somebody sells ice cream at the top of the steps, and the upper scoop always falls off, until the hero stands a queue on the steps with a cone on each.',
  titles: ['Two, One on Top of the Other', 'Plop', 'Strawberry from the Top Step', '{role} at the Little Window', 'The Scoop That Came Down the Steps'],
  company: ['window', 'steps', 'step', 'queue', 'cone', 'cones', 'scoop', 'scoops', 'ice', 'cream', 'sparrow', 'strawberry', 'chocolate', 'lemon', 'boy', 'lady', 'spoon', 'sun', 'wasp'],
  out: true,
  fed: true,
  isTale: true,
  want: [
    {
      id: 'the-little-window',
      A: 'partner',
      paragraphs: [
        'At the top of nine steps was a little window. Behind it {role.first} sold ice cream. It was the hottest day of the year. {H} waited in the queue with {A}, and wanted two scoops, one on top of the other. “Strawberry on chocolate,” said {H}, to practise it.',
        '“You’ll never get two down the steps,” said a boy. “Nobody has yet.” He had been up there four times. Then it was {H}’s turn. The chocolate came first, and on it the strawberry, as round as a head. It was beautiful.'
      ]
    }
  ],
  way: [
    {
      id: 'it-jumps',
      A: 'partner',
      paragraphs: [
        '“Enjoy it!” said {role}, and {role.trouble}. {H} jumped. Anybody would have. The strawberry jumped too, and did not come down on the cone. Plop! It lay on the top step. A sparrow looked at it, and could not believe its luck.',
        '“I’m so sorry,” said {role}. “It’s {role.part}. It’s the same every time.” There was a new strawberry for nothing. “I’ll do without it now,” said {role}, and {role.hides}. {H} had to look at that so hard that the cone went crooked. Plop!'
      ]
    },
    {
      id: 'flavours',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On a board were all the flavours. “What’s Surprise?” asked {A}. It was vanilla. “And what’s Big Surprise?” That was vanilla as well. “Then where’s the surprise?” “It’s always vanilla,” said {role}. “Most people don’t see it coming.”',
        '{A} took one of each. The first was a surprise, because it really was. When {A} had eaten the second there was a raisin at the bottom. “How did that get there?” asked {role}. So {role} was surprised too.'
      ]
    },
    {
      id: 'tasting-lady',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In front of them was a lady who could not make up her mind. “May I taste the lemon?” she asked. She got a bit, on a tiny spoon. “And the nut? And the peach? And the lemon again?” She had sixteen tiny spoons in her hand.',
        '“Well?” asked {A}. “I can’t,” said the lady. “I’m full now.” She thanked {role} very much, and went down the steps. She was the only one that day from whom nothing fell.'
      ]
    },
    {
      id: 'cold-head',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} ate too fast. Then {A} stood quite still, with both eyes shut and one hand on the forehead. “Cold head?” asked {role}. {A} nodded, but only a little. “Press your tongue up,” said {role}, “and think of soup.”',
        '{A} thought of tomato soup. {H} thought of it as well, to help. The boy behind them did too, and after him the whole queue. You could nearly smell it. “Gone,” said {A}. And now they were all even hungrier.'
      ]
    },
    {
      id: 'why-here',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why did you want to sell ice cream?” asked {H}. {role} had seen somebody eat one, long ago, {role.home}. “It was a girl with plaits,” said {role}. “She’d been crying. She had one lick, and then she forgot what it was about.”',
        '“I’ve wanted to be at the other end of that ever since,” said {role}. {A} looked at the plops on the steps. “They do forget what it was about,” said {A}. “They just begin to cry about something else.”'
      ]
    },
    {
      id: 'sprinkles',
      A: 'same',
      spare: 5,
      paragraphs: [
        'You could have sprinkles too, out of a tin with holes. {role} shook it. Nothing came. {role} shook it harder, and then the lid came off. “Oh,” said {role}. Somewhere under all that there was {A}.',
        '{A} blinked. It was red, green, yellow and blue, right down to the shoes. “Do you want any on your ice cream?” asked {role}. There were none left. So {A} had to bend down and be tapped, just above the cone.'
      ]
    },
    {
      id: 'the-drip',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In that heat you had to be quick. The lemon ran down over {A}’s thumb. {A} licked the thumb, and meanwhile it ran down on the other side. “Turn it,” said {H}. {A} turned the cone. “No, turn yourself!”',
        '{A} went round and round on one step, with a tongue out. The drip was always just ahead. In the end it got as far as the elbow. Nobody can lick an elbow, but it took {A} quite a time to find that out.'
      ]
    },
    {
      id: 'a-wasp',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A wasp had joined the queue. It hung in the air behind the boy, and moved up when he did. “It’s been waiting as long as you,” {A} told the others. Nobody wanted to push in front of it.',
        'When it got to the window it flew up and down before the boxes. It could not decide. “It’ll have a lick of the peach,” said {A}. {role} put some on the sill, on a leaf. It sat down and ate, and left by the other side, as one should.'
      ]
    },
    {
      id: 'hole-in-the-cone',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A}’s cone had a hole at the bottom. {A} only noticed it when it was cold inside one sandal. “It’s raining,” said {A}. {A} held the cone up high and looked in from below. Then it rained in one eye.',
        '“You have to eat it from both ends,” said {H}. So {A} licked above, and {A} licked below. They met in the middle, {A} and {A}. “Somebody’s eaten my ice cream,” said {A}.'
      ]
    },
    {
      id: 'the-sparrows',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Each step had its sparrow by now. The one at the top only took strawberry. The one below it waited for the nut. When a scoop went plop on the wrong step, they looked at it, and then they swapped.',
        '“I’d come back as a sparrow,” said {A}, “on the fourth step.” “Why the fourth?” asked {H}. {A} had watched for some time. On the fourth you got chocolate, and you sat in the shade.'
      ]
    },
    {
      id: 'pet-on-the-steps',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had a place beside the steps, and did not need to stand in any queue. {A} watched a cone go by, and then the next. {A}’s mouth was open, just a little, in case.',
        'Something fell, and it fell the other way. {A} looked at it, and at the sparrow that had it. Then {A} moved a bit to the left. In a long life you learn where things come down.'
      ]
    },
    {
      id: 'elder-on-the-steps',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When I was small, one scoop cost one coin,” said {S}. “I had one coin, and it rolled down a drain.” “So you got none?” asked {A}. “I lay down and looked at it,” said {S}. “Then the ice cream man lay down beside me, and looked too.”',
        '“Did he get it out?” {S} shook a careful head. “He said that he’d sell me the ice cream, and buy the coin,” said {S}. “It’s his now. I expect he still goes and looks at it.”'
      ]
    },
    {
      id: 'child-on-the-steps',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} ordered without any words. First {S} held up three fingers. Then {S} pointed at the green. “Three green ones?” asked {role}. {S} frowned, and held up the three fingers once more.',
        '“Say it,” said {A}. {S} couldn’t, because of a wobbly tooth that must not get cold. It turned out that {S} was three-fingers hungry. That was a tub, with a lid, and the green was only the colour of the spoon.'
      ]
    },
    {
      id: 'baby-on-the-steps',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was given the very tip of a spoon, with vanilla on. {A}’s mouth went small. {A}’s eyes went big. {A} shivered, from the top to the toes, and everybody thought that {A} was going to cry.',
        'But then both of {A}’s hands came out, with all the fingers. {role} leaned out over the sill to see it. “That’s what I do it for,” said {role}, and looked for a hanky among the cones.'
      ]
    },
    {
      id: 'into-the-wrong-cone',
      A: 'partner',
      paragraphs: [
        'Now every step was pink, brown or green. Nobody had two. {A} stood two steps below, with an empty cone, and looked very sad about the lemon. Up at the window somebody jumped. Something pink came flying. Plop! {A} looked into the cone. “I’ve got strawberry,” said {A}. “I never asked for it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-on-each-step',
      A: 'partner',
      paragraphs: [
        '“Everybody stand on the steps!” called {H}. “One on each, and hold out your cones!” {H} stood at the very bottom, with only chocolate. “Now,” {H} called up to {role}. “As much as you like!” So {role} {role.trouble}. Everybody jumped. The top scoop flew off the boy’s cone, and plop, the next one had it.',
        'Plop, plop, plop, it went, and each cone caught what the one above had lost. Into {H}’s chocolate dropped a strawberry. It had come a long way.'
      ]
    },
    {
      id: 'who-has-what',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Of course it was not what they had ordered. The lady’s husband had nut on peach. The boy had Surprise on top of Big Surprise. {A} had lemon at last, but it lay under something blue. “What’s the blue one?” asked {A}.',
        'Nobody knew. It was not on the board. {A} tasted it, and thought for a while. “It tastes like Saturday,” said {A}. {role} had a taste too. It was not for sale, since they never found out where it came from.'
      ]
    },
    {
      id: 'again-again',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They all wanted to do it once more. They even moved up a step, so that somebody else was at the bottom. “Ready?” called {A}. {role} had never in all this time been asked for it. They had only ever asked {role} to stop.',
        'Plop, plop, plop! The sparrows sat on the wall and were cross. Nothing fell on the ground at all. Then {A} threw them the tip of a cone. After that they clapped too, in their way.'
      ]
    },
    {
      id: 'one-for-the-seller',
      A: 'partner',
      paragraphs: [
        'In the evening the queue was gone. “What would you like?” {H} asked {role}, because nobody ever had. {role} wanted two scoops, one on top of the other. {H} made them, with both hands on the spoon. Then they all sat down on the lowest step, close together, with {A} in the middle. From there nothing could fall any farther.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the queue too, and it moved up by one shoe.',
      '{names} stayed in the shade of the wall, and kept their minds on lemon.',
      { text: '{names} fanned the queue with a newspaper, from front to back.', needs: ['hands'] },
      { text: '{names} counted out the coins, and they were hot from the sun.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped as well, and there went two more for the sparrows.',
      '{names} stepped over the pink step, and over the green one.',
      { text: '{names} wiped the top step with a sleeve, but it was a short sleeve.', needs: ['hands'] },
      { text: '{names} held out a hat for whatever might come.', needs: ['hands'] }
    ],
    turn: [
      '{names} took the steps in the middle, where it came from above and went on below.',
      '{names} ate quietly, and it was cold right down to the tummy.',
      { text: '{names} held the cones out straight, and never looked away.', needs: ['hands'] },
      { text: '{names} washed down the steps with a bucket, and it smelled of fruit.', needs: ['hands'] }
    ]
  },
  bed: [
    'The little window was shut, and the steps were still warm. At the top lay one last tiny spoon, and a sparrow sat beside it.',
    '{H} had a bath, the elbows too. Then {H} lay down, and all of the bed was cool.'
  ],
  last: [
    'Somewhere a last drop fell, plop, and {H} was asleep.',
    'One on top of the other lay blanket and pillow and ear, and {H} was asleep.',
    'Nothing could fall any farther, and {H} was asleep.'
  ]
})
