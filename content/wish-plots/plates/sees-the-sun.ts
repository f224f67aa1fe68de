import { wishPlot } from '../wish-plot.ts'

const SIGHTS = ['the sun', 'the sunshine', 'sunshine', 'the day', 'the daytime', 'daylight', 'the daylight', 'the sunrise', 'a sunrise', 'the sun come up', 'the sun rise']

export const whoeverSeesTheSun = wishPlot({
  id: 'wish-whoever-sees-the-sun',
  visits: 'anything',
  notOf: ['moon', 'sun', 'shadow'],
  whoever: [...SIGHTS.flatMap((sight) => [`wants to see ${sight}`, `wanted to see ${sight}`, `has never seen ${sight}`, `had never seen ${sight}`, `never saw ${sight}`, `dreams of seeing ${sight}`, `wishes to see ${sight}`, `wished to see ${sight}`]), 'never sees the sun', 'would like to see the sun', 'longs to see the sun', 'longed to see the sun', 'wants to meet the sun', 'wanted to meet the sun', 'has never met the sun', 'had never met the sun', 'wants to stay up all day', 'wanted to stay up all day', 'stays up all day', 'stayed up all day', 'tries to stay up all day', 'tried to stay up all day', 'wants to stay awake all day', 'wanted to stay awake all day', 'tries to stay awake all day', 'tried to stay awake all day', 'wants to be awake in the daytime', 'wanted to be awake in the daytime', 'wants to be awake in the day', 'wants to come out in the day', 'wanted to come out in the day', 'wants to come out in the daytime', 'only comes out at night and wants to see the sun', 'always misses the sun', 'always misses the sunrise', 'only knows the night', 'has only ever seen the moon', 'wants to feel the sun', 'has never felt the sun', 'wonders what the sun looks like', 'wants to see the morning', 'has never seen the morning', 'wants to see the dawn', 'wants to play in the sunshine', 'wants to watch the sunrise', 'wants to be up in the daytime', 'wants to say hello to the sun'],
  except: ['war', 'prison', 'hospital', 'ill', 'sick', 'blind', 'melt', 'melts', 'melted', 'burn', 'burns', 'burnt', 'dies', 'died', 'baby', 'mum', 'mummy', 'dad', 'daddy', 'sister', 'brother', 'eclipse', 'rocket', 'egypt', 'mummy bandages', 'sunset', 'sunburn', 'sunglasses'],
  company: ['shadow', 'lamp', 'torch', 'plate', 'moon', 'floor', 'window', 'sofa', 'shelf', 'squares', 'sun', 'curtain', 'wall', 'door', 'stone', 'passage', 'chair'],
  about: 'The hero wants to say good night to a shadow that has gone with the sun, and whoever wants to see the sun has always just missed it, until the lamp is off and the moon shows where the sun is shining.',
  titles: ['Just Missed It', 'Where the Sun Is at Night', 'The Sun, Second-Hand', '{visitor} Looks at the Moon', 'Good Night to a Shadow'],
  want: [
    {
      id: 'ten-minutes-late',
      A: 'partner',
      paragraphs: [
        'Until supper {H} had had a shadow. It lay on the floor, as long as the room, and could wave. Then the sun went down, and the floor was bare. {H} had wanted to say good night to it. “It’ll be back tomorrow,” said {A}. At the door stood {visitor.first}. “Is the sun still here?” asked {visitor}. “I’ve come to see it, just once.” “You’ve missed it by ten minutes,” said {A}. “I always do,” said {visitor}.'
      ]
    }
  ],
  way: [
    {
      id: 'only-a-lamp',
      A: 'partner',
      paragraphs: [
        '“Then wait here until it’s morning,” said {A}. {visitor} had tried that. “I wait all night,” said {visitor}. “Then it gets so bright that I have to shut my eyes. When I open them, it’s gone.” So {H} put the lamp on the floor, to be the sun. It was round and yellow. “I know that,” said {visitor}. “That’s a lamp.” And the shadow that {H} got from it was short, and had no hands.'
      ]
    },
    {
      id: 'what-it-is-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like?” asked {visitor}. {H} thought about it. “It’s yellow,” said {H}, “and it’s warm on one side of you.” {A} added that you must not look at it. “Not look at it?” said {visitor}. “Then how do you know that it’s there?”',
        '“Everything else is there as well,” said {A}. “The street, and all the washing.” {visitor} looked out. There was no street to be seen, and no washing. “So that’s how you can tell when it isn’t,” said {visitor}.'
      ]
    },
    {
      id: 'practising',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They practised with the fridge. {H} opened it very slowly, and it got brighter and brighter. {visitor} did very well up to the butter. Then came the milk, and it was too much, and all that could be shut was shut.',
        '“What did you see?” asked {A}. “The edge of a cheese,” said {visitor}. “It was beautiful.” They did it once more, with only a crack. {A} said that the sun comes up a bit at a time as well. It only leaves out the cold.'
      ]
    },
    {
      id: 'who-told-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who told you about the sun?” asked {A}. So many talked of it, said {visitor}, and always in the same way. “‘What a lovely day it was,’ they say. Was. By the time I hear about it, it’s over.”',
        '{H} knew that from cake. “And do you tell them about the night?” asked {H}. {visitor} had tried to. “But they’ve all got their eyes shut,” said {visitor}. “They always just miss it.”'
      ]
    },
    {
      id: 'with-a-move',
      A: 'same',
      spare: 4,
      paragraphs: [
        'So as to stay awake until the morning, {visitor} {caller.move}. That helped for a little. For company {A} {caller.move} as well. It was so tiring that {A} had to sit down.',
        '“And what do you do in the daytime, at home?” asked {A}. {visitor} lived {caller.where}. In the daytime, said {visitor}, you could not see a thing there, with both eyes shut.'
      ]
    },
    {
      id: 'other-sells-sunglasses',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came by with a bag from the shop on the corner. You could get some of the sun there, said {A}, only not fresh. There was an orange in the bag. It had hung in the sun for half a year. {visitor} smelled it for a long time.',
        'There was a raisin too, that had lain in the sun until it was wrinkled. “Would I look like that?” asked {visitor}. {A} did not think so, not in one day. They ate the orange, and it was cold, and tasted bright.'
      ]
    },
    {
      id: 'elder-in-the-north',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“In the far north the sun doesn’t go down at all in summer,” said {S}. “I spent a week there. I had three breakfasts on the Tuesday.” {A} asked how anybody knew when to go to bed. “They told each other,” said {S}, “but nobody believed it.”',
        '“Then I could see it there at midnight!” said {visitor}. “You could,” said {S}. “But in winter it doesn’t come up at all.” {visitor} worked out how long that was on foot. It would be winter by then.'
      ]
    },
    {
      id: 'child-is-the-sun',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} came up behind the sofa, very slowly, in a yellow jumper. “I’m the sun,” said {S}. “Good morning.” {visitor} looked on with great attention. “And now?” asked {A}. “Now I go across,” said {S}.',
        'That took until the bookshelf. There {S} sat down on the floor, and it was evening. “Again,” said {visitor}. {S} had to go back behind the sofa for that, on hands and knees. “That’s the night,” said {S}. “It’s the hard bit.”'
      ]
    },
    {
      id: 'pet-and-the-warm-spot',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} lay on the floor where the sun had been last. It was no brighter there than anywhere else. But {A} knew to the inch where it was. Every now and then {A} moved on a bit, as the sun does.',
        '{visitor} came over to feel. “It’s still a little warm,” said {visitor}. {A} thought that it might be. {A} had been on it since four. So {visitor} got as near as that to a real day, second-hand.'
      ]
    },
    {
      id: 'lamp-off',
      A: 'partner',
      paragraphs: [
        '{A} asked {H} to turn the lamp off again, to save it. They waited for it to be dark, and it was not. On the floor lay the window, in four pale squares. In the squares lay somebody as long as the room, with two arms. “That’s mine!” said {H}, and it waved. “The sun’s gone, and there’s no lamp on. So who’s making it?” {A} looked up. Over the roofs stood the moon, quite round.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-plate-and-a-torch',
      A: 'partner',
      paragraphs: [
        '“The moon’s only a stone,” said {A}. “It can’t shine by itself.” {H} stood a white plate on the shelf, in the darkest corner. You could hardly see it. Then {H} crept behind the sofa with the torch, where nobody could look into it. The plate was bright, and round, and you could look as long as you liked. “But that’s you,” said {visitor}, “from round the corner.” “And that up there is the sun!” said {H}.'
      ]
    },
    {
      id: 'half-of-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Some nights there’s only half of it,” said {visitor}, who knew the moon very well. {H} took a ball instead of the plate, and shone the torch on it from the side. One half was bright. From the bookshelf it was like a slice of melon.',
        '{visitor} walked round until it was full, and back until it was gone. The ball had not moved at all. “So it’s never been broken,” said {visitor}, greatly relieved. “I’ve often looked for the other bit.”'
      ]
    },
    {
      id: 'a-fact-about-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“{caller.fact},” said {A}. {visitor} had not known that anybody knew. “Who’s seen it?” asked {visitor}. “Somebody must have,” said {A}, “by the light of something.” They looked up at the moon. It had not said a word.',
        'In the squares on the floor stood {caller.stand}. {H} moved that to the left, and a shadow went left as well. “It’s up late,” said {H}. “So are we all,” said {A}.'
      ]
    },
    {
      id: 'a-shadow-of-its-own',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What’s that behind me?” asked {visitor}. It was long and dark, and it lay on the floor and held on. “That’s yours,” said {H}. {visitor} had had it for years, and never been told. “The sun does that,” said {A}, “by way of the moon.”',
        '{visitor} {caller.does}. On the floor it was done as well, at just the same time, and a good deal longer. “It’s very like me,” said {visitor}. “I only wish I’d met it sooner.” From then on it went everywhere together.'
      ]
    },
    {
      id: 'two-good-nights',
      A: 'partner',
      paragraphs: [
        'They stood at the window, and {visitor} looked up with both eyes open. “Then I’ve seen it nearly every night,” said {visitor}. “I took it for the moon.” “Shall I still wake you, when it’s morning?” asked {A}. {visitor} did not need that now. “Good evening, sun,” said {visitor}, and set off for home, with a long shadow behind. {H} turned to the floor, and waved. “Good night,” said {H}, and the shadow waved back.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the curtain, and the sun was not there either.',
      '{names} lay down on the bare floor, where the shadow’s feet had been.',
      { text: '{names} drew a sun on a paper bag, with a face.', needs: ['hands'] },
      { text: '{names} held up one hand to the lamp, and it was red at the edges.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down beside {visitor}, and waited for the sun as well.',
      '{names} went to look in the east, and that was the kitchen.',
      { text: '{names} wrote down when the sun comes up, to the minute.', needs: ['hands'] },
      { text: '{names} pulled the curtain all the way to the side.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped into the squares too, and there was a shadow more.',
      '{names} went to look behind the sofa, and it was only {H}.',
      { text: '{names} wiped the plate, so that the moon was clean.', needs: ['hands'] },
      { text: '{names} made a rabbit with two fingers, by the light of the sun.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate went back to the other plates, and was as dark as they were. The lamp stayed off, for there was no need of it.',
    '{H} washed, and went along the passage to bed, and somebody long went ahead. They got in at the same time.'
  ],
  last: [
    'Over the roofs the sun shone on its stone, and {H} was asleep.',
    'Somewhere it was just getting bright, and here {H} slept.'
  ]
})
