import { wishPlot } from '../wish-plot.ts'

export const jobCrossingGuard = wishPlot({
  id: 'wish-job-crossing-guard',
  tellsAny: 'works',
  jobs: ['lollipop lady', 'lollipop man', 'crossing guard', 'school crossing patrol'],
  about: 'For the new one at the school crossing everything stops, the children too, until each of them is called over by name.',
  titles: ['Everything Stops', 'Over You Come', '{role} at the Crossing', 'Good Morning by Name', 'The Side That Says Stop'],
  out: true,
  company: ['road', 'school', 'sign', 'lorry', 'kerb', 'bell', 'bus', 'coat', 'gate'],
  want: [
    {
      id: 'everything-stops',
      A: 'partner',
      paragraphs: [
        'In front of the school stood {role.first}. The yellow coat was new, and so was the big round sign. It was {role}’s very first morning as {work.a}. The sign said STOP, and everything stopped. A lorry stopped. A bus stopped. And all the children stopped too, on the other side.',
        '“Over you come!” called {role}. Nobody came. {H} wanted to be in school before the bell. {H} stood at the kerb with {A}, like all the rest. “It’s our turn to walk,” said {H}. “I know,” said {A}. “But my legs have read the sign.”'
      ]
    }
  ],
  way: [
    {
      id: 'first-friendly',
      A: 'partner',
      paragraphs: [
        'So {role} came a bit nearer, and smiled as far as it would go. The lorry went back as far as the corner. The children went back as far as the wall.',
        '“Perhaps a bit less,” called {H}. So {role} turned round, and stooped a little, and hummed a tune. Now nobody stopped at all. The lorry rolled up, and so did the bus, until the sign was held out again.'
      ]
    },
    {
      id: 'coat-too-big',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For thirty years Mrs Pott had stood here, and now Mrs Pott was by the seaside. {role} had found a list in the pocket. “Item one,” read {role}. “Look left. Item two. Look right. Item three. Peppermints.”',
        'There were some left, in the other pocket of the coat. {A} had one, and {H} had one. “What’s item four?” asked {A}. {role} turned the paper over. “Wave to the milkman,” said {role}, and did it at once, in case he had been waiting.'
      ]
    },
    {
      id: 'duck-crosses',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Only a duck was not worried. It stepped down from the kerb and crossed over, without any hurry, with its beak in the air. {role} held up the sign for it. On the other side it turned round, and crossed back.',
        '“Was it going somewhere?” asked {A}. “I don’t think so,” said {role}. “But it’s nice to be used.” The duck did it twice more. The man in the lorry got out his newspaper.'
      ]
    },
    {
      id: 'the-lorry',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The man in the lorry put his head out of the window. “Can I go?” asked the man. “No,” said {role}. “Who am I stopping for?” asked the man. They all looked along the road. There was nobody on it.',
        '“For whoever comes next,” said {H}. The man thought about that. “I’ve got eggs in the back,” said the man. “They’re in no hurry.” He switched it off, and then they could hear the sparrows.'
      ]
    },
    {
      id: 'why-this-work',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why did you want to be {work.a}?” asked {A}. {role} looked at the sign, which had been polished. “Where I lived before, everybody went away when I came,” said {role}. “Here they’ve got to come past. Twice a day.”',
        '{H} thought that this was rather a good reason. A small girl behind them had heard it too. She took one step forward from the wall, and no more, for now.'
      ]
    },
    {
      id: 'practise-with-bag',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the pavement they practised it with school bags. {A} stood three of them in a row and was the bags. “We’re coming over now,” said {A}, in a bag’s voice, and walked them along by the handles.',
        '“Very good,” said {role}. “Mind the step.” One of them fell over and lost a pencil case. {role} stopped the whole pavement until it was picked up, even an old man with a ladder.'
      ]
    },
    {
      id: 'sign-heavy',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} was allowed to hold the sign for a moment, on the pavement. It was heavier than it looked. A pigeon stopped. A woman with a pram stopped. {A} stopped in the middle of a yawn.',
        '“You can feel it down to your shoes,” said {H}, and gave it back. It was almost too much for one person. The woman waited a bit longer, to be sure, before she went on with the pram.'
      ]
    },
    {
      id: 'pet-sits',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} looked at the sign, and sat down. {A} had learned that word a long time ago, with biscuits. “Look how well that works,” said {role}, and lowered the sign. {A} got up. {role} raised it, and {A} sat.',
        'They did it eleven times. “There ought to be a biscuit,” said {H}. {role} felt in the pocket, but a peppermint was not what {A} had had in mind.'
      ]
    },
    {
      id: 'elder-policeman',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“In front of our school there was a policeman with white gloves,” said {S}. “He stood on a box. One hand for the cars and one hand for us. We never once saw him scratch his nose.”',
        '“Not in a whole year?” asked {A}. “We put a feather on the box,” said {S}. “He only looked at it. Then all the cars had to wait while he looked.” {S} seemed to be a little ashamed of it, but not very.'
      ]
    },
    {
      id: 'child-counts-cars',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} counted what had stopped. “One lorry,” said {S}. “One bus. Two blue cars and a hat.” The hat belonged to a man behind a hedge. He had not wanted to get into trouble.',
        '“He can go,” said {A}. “He isn’t even on the road.” “Tell him that,” said {S}. They told him, and the hat moved on, close along the hedge.'
      ]
    },
    {
      id: 'what-partner-sees',
      A: 'partner',
      paragraphs: [
        '{role} sat down on the kerb. “Either they all stop,” said {role}, “or nobody does.” “You say the same to everybody,” said {A} slowly. “The cars ought to stop. But those are children. Say something else to them.”',
        '“What do they like to hear?” asked {role}. {H} thought about it. “I like it when it’s about me,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-name',
      A: 'partner',
      paragraphs: [
        'So {role} stood in the middle again, and held the sign out to the cars. It said STOP, and they did. Then {role} turned round to the kerb and said quite softly, “Good morning, {H}. Over you come.” {H} was halfway over before there was time to think, and {A} came too.',
        '{H} knew all the others too, and told {role} each of them. “Good morning, Ruby. Good morning, Sam with the scooter.” One after another they came across, and every one stood up a bit straighter in the middle.'
      ]
    },
    {
      id: 'duck-name',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Last of all came a duck. {role} looked at {H}, but {H} did not know its name. “Good morning, madam,” said {role}. The duck stood still with one foot in the air. It had never been called anything before, or only quack.',
        'It went across like a queen. The man in the lorry took off his cap.'
      ]
    },
    {
      id: 'home-time',
      A: 'partner',
      paragraphs: [
        'The bell rang just when the last bag was through the gate. And when school was over, {role} was there again, in the yellow coat. “Good afternoon, {H}. Good afternoon, {A}.” They walked across, and not too fast.',
        '“Good afternoon,” said {H}. “And good morning for tomorrow.” {role} had to look at the sign for a while after that. There was a spot on it, and {role} rubbed it away.'
      ]
    },
    {
      id: 'eggs',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The lorry came by once more that afternoon, empty. It stopped by itself, a good way off. There was nobody on the road, and no sign was up.',
        '“What is it?” called {role}. The man put his head out. “Albert,” said the man. “Good afternoon, Albert,” said {role}. Then he drove on, very pleased.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stopped, and stayed stopped.',
      '{names} looked left and right, and left once more.',
      { text: '{names} held somebody’s hand at the kerb.', needs: ['hands'] },
      { text: '{names} spelled out the four letters on the sign.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the bus, and the bus watched back.',
      '{names} waited close beside the wall.',
      { text: '{names} pointed at the lorry and told it to be patient.', needs: ['hands'] },
      { text: '{names} did up the top button against the wind.', needs: ['hands'] }
    ],
    turn: [
      '{names} went across with the others, right in the middle.',
      '{names} listened for a name, and it came.',
      { text: '{names} shook the end of a long yellow sleeve.', needs: ['hands'] },
      { text: '{names} waved thank you to the bus.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home they told it all from the beginning, with a frying pan for the sign. The kitchen stopped, and then it was allowed to go on.',
    '{H} washed, and lay down, and for a while went through all the names. It was quiet on the road outside, and nothing had to be stopped.'
  ],
  last: [
    '“Over you come,” said somebody in a dream, and {H} went over, and was asleep.',
    'One by one the lights in the street stopped, and {H} was asleep.'
  ]
})
