import { wishPlot } from '../wish-plot.ts'

export const rocket = wishPlot({
  id: 'wish-rocket',
  themes: ['space', 'astronauts'],
  answers: ['outer', 'spaceship', 'spaceships', 'planet', 'ship', 'flying', 'shuttle'],
  wishes: ['space shuttle', 'space shuttles', 'space rocket', 'space ship', 'rocket launch', 'shuttle launch'],
  about: 'A rocket to the moon is stopped so often for one thing more that it is too heavy, and with each number it lets one go.',
  titles: ['Ten, Nine, Hanky', 'Stop at Four', '{H} Flies to the Moon', 'Too Heavy for Space', 'Counting the Other Way'],
  want: [
    {
      id: 'hanky',
      A: 'partner',
      paragraphs: [
        '{H} was off into space, as far as the moon, and was going to float there. The rocket was a row of cushions. Astronauts lie in it on their backs, with both knees in the air, and so did {H}. {A} sat at the table, with a spoon and a boiled egg, and counted backwards.',
        '“Ten. Nine. Eight,” said {A}. “Seven.” “Stop!” said {H}. “I haven’t got a hanky.”'
      ]
    }
  ],
  way: [
    {
      id: 'something-to-eat',
      A: 'partner',
      paragraphs: [
        'A countdown that’s been stopped has to start again. “Ten,” said {A}. They got as far as four. “Stop! I need an apple.” They got as far as three, and there had to be a torch. At two it was a hat, and the bear, and a hat for the bear.',
        '“Ten,” said {A}, a little tired. {A} got right down to one. Then {A} put down the spoon. “Have you been to the loo?” asked {A}. {H} had not.'
      ]
    },
    {
      id: 'a-spare-hanky',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What if I lose the hanky?” said {H}, at six. {A} brought another one. “And what if there’s somebody on the moon with a cold?” {A} brought the box.',
        'The box had to stand on something, so there was a stool. Whoever sits on a stool wants a newspaper. “It’s getting very like home in there,” said {A}.'
      ]
    },
    {
      id: 'the-weather-there',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What’s it going to be like up there?” asked {H}. “No wind at all,” said {A}. “If you make a footprint, it stays for a million years.” {H} looked at both feet. They would have to be wiped first, then. “Stop,” said {H}, at nine, and {A} brought the mat.'
      ]
    },
    {
      id: 'moon-clothes',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“It’s cold on the moon,” said {A}, “except when it’s boiling.” So {H} put on two jumpers, and the swimming goggles. {A} pulled a pair of oven gloves over {H}’s hands.',
        'Now {H} could not hold the apple. {A} put it on {H}’s tummy, and it rolled off. “Stop,” said {H}. Nobody had begun to count yet, but it seemed wise to have said it.'
      ]
    },
    {
      id: 'a-list',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Real ones go by a list,” said {A}, and read it out like the people in the tower. “Left boot?” “Left boot,” said {H}. “Right boot?” “Right boot.” “Nose?” {H} felt for it. “Nose,” said {H}. It was a long list, and went right down to the little toe.',
        '“Then that’s everything,” said {A}. But there was one thing too many. In the left boot sat the button that had been missing since the autumn. It could not come along, as it was not on the list. It was put on the table, to wait.'
      ]
    },
    {
      id: 'postcard',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“How long does it take?” asked {H}. “Three days there,” said {A}, “and three days back.” That was longer than {H} had thought. There had to be six apples, and six of everything.',
        '“Will you miss me?” asked {H}. “From about five onwards,” said {A}. “At three I’ll be quite bad.” So at three {H} sat up and waved, and that stopped the counting again.'
      ]
    },
    {
      id: 'window-seat',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'At eight {H} thought of the window. An astronaut needs one to look out of, and in the rocket there was only cushion. “Stop!” {A} held up a picture frame with nobody in it. Through that {H} could see the lamp. “That’s the sun,” said {A}. “Don’t look straight into it.”',
        'It had to be hung somewhere, and for that they needed string. For the string there had to be a nail, and space has none. “I’ll hold it,” said {A}, “and count as well.” So they got as far as five. Then {A}’s arm got tired. The frame sank down, and so did the sun.'
      ]
    },
    {
      id: 'crew',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'There was a second astronaut. It was {A}, who lay down on the softest part of the rocket before anybody could say so.',
        '“You have to lie on your back,” said {H}, “with your knees in the air.” {A} did it differently. But nobody looked so ready. At every number {A} was as calm as at the one before.'
      ]
    },
    {
      id: 'years-of-it',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I watched the real ones on television,” said {S}. “They bounced. They went along like somebody on a mattress.” {S} got up and showed how, holding on to the table.',
        '“Weren’t they afraid?” asked {A}. “They were too busy,” said {S}. “They had a list. And do you know what they’d left behind on purpose, at home? Nearly everything.”'
      ]
    },
    {
      id: 'numbers',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Let me count,” said {S}. “Ten. Six. Eleven. A hundred.” {A} held on tight. You never knew when it would come. “Two. Four. Two.”',
        '“Is it soon?” called {A}. “I’ve just got to do the green ones,” said {S}, and went on. It was the longest countdown of the evening, and nobody had stopped it even once.'
      ]
    },
    {
      id: 'zero',
      A: 'partner',
      paragraphs: [
        'At last they had everything. There was hardly room for the knees. “Three, two, one, zero!” cried {A}. {H} roared like an engine. When {H} stopped, the rocket was where it had been.',
        '“It’s too heavy,” said {A}. “A real one lets go of things on the way up. First one piece falls off, and then another. What gets there is quite small.” {H} looked at the torch and the apples and the bear. That was a good deal to let go of.'
      ]
    }
  ],
  turn: [
    {
      id: 'letting-go',
      A: 'partner',
      paragraphs: [
        '“Start at ten,” said {H}, “and don’t go fast.” “Ten,” said {A}, and {H} let go of the hanky. At nine it was the apple. At eight it was the torch, and at seven the hat. The bear went at six.',
        'At two {H} opened both hands, and they were empty. “One,” whispered {A}. “Zero.” Nobody roared. And {H}’s arms floated up by themselves.'
      ]
    },
    {
      id: 'how-arms-float',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“They do sleep like that up there,” said {A}, “with their arms floating about in front.” {H} let them. They hung in the air, and one of them turned a little.',
        'A corner of the curtain floated as well. It was very quiet. “If you cried up here,” said {H} after a while, “it wouldn’t run down.” “It would stay there as a ball,” said {A}. They both thought that rather good.'
      ]
    },
    {
      id: 'blue',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What can you see?” asked {A}. “The Earth,” said {H}. “It’s round and blue. It’s got a table on it, and somebody with a spoon.” “What’s it doing?” asked {A}. “It’s looking up,” said {H}.',
        '{A} waved with the spoon. {H} shut one eye and held up a thumb, and all of the Earth was behind it. Then {H} took the thumb away, and everybody was still there.'
      ]
    },
    {
      id: 'two-on-the-moon',
      A: 'partner',
      paragraphs: [
        '“I’m there,” said {H}. {A} switched off the light, and then there was nothing but space. “Is there room for one more?” asked {A}. “What have you got with you?” asked {H}. “A spoon,” said {A}. “Then no,” said {H}. So {A} let go of the spoon, and lay down too, with both knees in the air.',
        'They floated. On the ceiling there was a round, pale patch, from a lamp in the street. That was the moon. “Now you’ve got no hanky,” said {A}. “No,” said {H}, and it didn’t matter.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see the rocket off, from behind a chair.',
      '{names} backed away a bit, to be out of the flames.',
      { text: '{names} ironed a flag for the moon, with a warm hand.', needs: ['hands'] },
      { text: '{names} counted along backwards, and got stuck at seven.', needs: ['hands'] }
    ],
    way: [
      '{names} packed something as well, and it was chewed at one corner.',
      '{names} lay down on a spare cushion, as the second astronaut.',
      { text: '{names} ran for the hat, and met the bear coming the other way.', needs: ['hands'] },
      { text: '{names} weighed the bear by hand, and then the hat of the bear.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood guard over the apple, back on earth.',
      '{names} lay down flat, and floated too.',
      { text: '{names} caught the bear, which had come down over the sea.', needs: ['hands'] },
      { text: '{names} gathered up the hat and the torch, and put them on the table.', needs: ['hands'] }
    ]
  },
  bed: [
    'All the way from the rocket to the door lay what had been let go. {H} picked it up piece by piece, the hanky last.',
    '{H} got clean, and lay down. {H} counted backwards and let go of something at every number, first one foot, then the other. At four it was the pillow.'
  ],
  last: [
    'At zero it was quite still, and {H} was asleep.',
    'What got there was quite small, and quite light, and it was {H}, asleep.'
  ]
})
