import { wishPlot } from '../wish-plot.ts'

export const robotPairs = wishPlot({
  id: 'wish-robots-pairs',
  themes: ['robots'],
  except: ['computer', 'computers', 'science', 'scientist', 'android', 'inventor', 'invention', 'inventions', 'machine', 'machines'],
  answers: ['friend', 'friends', 'friendly', 'little', 'small', 'kind', 'tiny'],
  company: ['robot'],
  about: 'A small robot in the sock drawer puts everything in the home together in twos, and at the end counts itself.',
  titles: ['Eleven, Said the Robot', 'Where Is the Other Nose', 'The Robot in the Sock Drawer', '{H} and the Odd Sock', 'One and One'],
  want: [
    {
      id: 'eleven',
      A: 'partner',
      paragraphs: [
        '{H} only wanted two socks that were the same. But in the sock drawer sat a robot, no bigger than a teapot. It had a green lamp on its chest and a sock on each knee. “Eleven,” said the robot.',
        '“Eleven what?” asked {A}. “Socks,” said the robot. “That is five times two, and one over.” The lamp turned orange. “I am for twos,” it said. “Everything must have another one.”'
      ]
    }
  ],
  way: [
    {
      id: 'noses',
      A: 'partner',
      paragraphs: [
        'Off the robot went to look for the other sock. It put two boots together, and two spoons. It counted {H}. “Eyes, two,” said the robot. “Ears, two. Nose.” It walked round {H}, and the lamp turned red. “Where is the other nose?” it asked.',
        '“I’ve only got the one,” said {H}. There was only one on {A} as well. Then the robot pulled at both of them, until the one nose was on the other. “Nose, two,” it said, and the lamp was green.'
      ]
    },
    {
      id: 'buttons',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The robot got as far as the coats. On {A}’s coat there were four buttons, and it liked those very much. On {H}’s coat there were five. It buttoned the odd one to {A}’s collar.',
        'Now the two coats were one coat, with two collars. “You could go out in that,” said {A}. “We’d have to go the same way,” said {H}. They left it like that until the robot had looked away.'
      ]
    },
    {
      id: 'bread',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the kitchen the robot unpacked the bread. There were seven slices, so {H} ate one. The robot looked at {H} with its green lamp, as if {H} had mended something.',
        '“Is there anything else with one over?” asked {A}. There were three plums, and there were nine biscuits. So {A} ate a plum and a biscuit. “Now I’m two as well,” said {A}, and sat down.'
      ]
    },
    {
      id: 'stairs-of-books',
      A: 'other',
      spare: 3,
      paragraphs: [
        'The robot stood the books in twos, back to back. There was one over, and that was about whales. The robot held it up and looked about. “Whales,” it said. “Where?”',
        '{A} showed it that there were two whales in it, a big one and its calf. The robot shut the book again, very softly. “It has its own,” it said.'
      ]
    },
    {
      id: 'table-legs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The robot counted the legs of the table and the chairs, and they were all in order. It counted {A}, as far as the knees. It came to the stool, and stopped. “Three,” it said. The lamp went out and came on again.',
        '“It’s meant to be like that,” said {H}. “With three it can’t wobble.” The robot pushed at it from all sides. It did not wobble. “Good stool,” said the robot, but it went round it after that.'
      ]
    },
    {
      id: 'shake-hands',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had two hands, and {H} had two hands. The robot laid one of {A}’s on one of {H}’s, and the other one on the other. Now neither of them could scratch.',
        '“My ear itches,” said {H}. They bent down together, and {A} did it with {A}’s chin. “Two,” said the robot, well pleased. It thought that it was the way they always did it.'
      ]
    },
    {
      id: 'light-switch',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“On,” said the robot, at the switch. “Off. On. Off.” It was in order, for there were two of them. It did that for quite a while.',
        'In the dark you saw only its lamp. In the light you saw only {H}, with both hands on {H}’s ears because of the clicking. “Which one do you like best?” asked {A}. “The other one,” said the robot, and clicked.'
      ]
    },
    {
      id: 'pet-robot',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'The robot came to {A}, and counted for a long time. {A} kept still for it, more or less. “All there,” said the robot.',
        'Then it looked at both sides of where {A} was. “Where is the other one?” it asked. “There isn’t one,” said {H}. “{A} belongs to us.” The robot counted {H} and {A}, and hummed, and let it pass.'
      ]
    },
    {
      id: 'elder-glove',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ve got something for it,” said {S}, and went to the cupboard. It was a box with nothing in it but single gloves. There were fourteen. “I always think the other one will turn up,” said {S}.',
        'The robot sat down in front of the box and could not say a word. It put a red one with a blue one, and a thumb into a thumb. {A} held the torch. At the end they were holding hands, seven times. “They’ve never looked so well,” said {S}.'
      ]
    },
    {
      id: 'child-count',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} followed the robot about and counted too. “One, two, four, nine,” said {S}. The robot stopped. “Where is three?” it asked. “He’s in bed,” said {S}.',
        'The robot went to look. {A} had to hold up the blanket for it. “Three is not in bed,” it said when it came back. “Then he’s behind eight,” said {S}.'
      ]
    },
    {
      id: 'itself',
      A: 'partner',
      paragraphs: [
        'At last everything lay there in twos. The robot looked at it all, and then at itself. “Robot,” it said. “One.” The lamp became so small that you could hardly see it. {H} brought the teapot, which was just its size. “That does not hum,” said the robot.',
        '{H} held a mirror in front of it. “Two!” said the robot, and put out a hand, and the glass was cold. “One and a half,” it said. {A} knelt down beside the robot. “It isn’t broken,” said {A}. “It’s sad. There’s only one of it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hum',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps the robot would be happier if somebody hummed with it,” said {A}. {H} tried it on one side and {A} on the other. The robot listened. “That is a fridge,” it said to {H}. “And that is a bee,” it said to {A}.',
        'It was not rude. It was only being exact. They hummed a little longer all the same, the fridge and the bee.'
      ]
    },
    {
      id: 'looking-for-others',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Where there’s one, there may be another,” said {A}, and they looked in all the drawers. In one there was string. In one there were candles, and a key for something that they no longer had.',
        'The robot stood beside them and did not look in. “I have counted those,” it said. {H} shut the drawers quietly, one after the other, so that there should not be an echo.'
      ]
    },
    {
      id: 'odd-sock',
      A: 'partner',
      paragraphs: [
        'Something else was one over. The odd sock still lay in the drawer, with red and yellow stripes. {H} went for it, and laid it down in front of the robot. “It’s a one,” said {H}, “and you’re a one.”',
        'The robot looked at the sock for a long time. It put in one foot, and then the other foot, and pulled it up to its lamp. It fitted. “One,” said the robot slowly, “and one.” The lamp was green, and shone through the stripes.'
      ]
    },
    {
      id: 'walking-in-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In a sock you cannot walk, but you can hop. The robot hopped as far as {A}, and fell over, and lay there. “It is soft in here,” it said. “I did not know that about floors.”',
        '{H} stood it up again. It hopped as far as {H}, and fell over on purpose. “That’s twice,” said {A}. “Yes,” said the robot, out of the sock.'
      ]
    },
    {
      id: 'two',
      A: 'partner',
      paragraphs: [
        '{H} put on two socks that were the same, for there were plenty now. They set the robot back in its drawer, in its stripes. It looked up over the edge, at {H} and then at {A}, who stood there side by side. “Two,” it said.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} brought along a single slipper, to see what the robot would say.',
      '{names} sniffed the lamp, and it blinked.',
      { text: '{names} turned out the drawer below, and that one came out even.', needs: ['hands'] },
      { text: '{names} counted as well, and made it eleven and a half.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down beside something of the same size, to be a two.',
      '{names} held still for the robot, and had two of most things.',
      { text: '{names} lined up the spoons, and hid the third.', needs: ['hands'] },
      { text: '{names} polished the mirror, in case that helped.', needs: ['hands'] }
    ],
    turn: [
      '{names} shone a bit green round the edges, from being so near.',
      '{names} settled down next to the robot, for company.',
      { text: '{names} smoothed the stripes up over its knees.', needs: ['hands'] },
      { text: '{names} shut the drawer halfway, so that it could see out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots and the spoons went back to where they lived, still two by two.',
    '{H} washed one hand with the other, and lay down. The drawer stayed open by a finger, and there was a bit of green in the gap.'
  ],
  last: [
    'Two eyes were shut, and two socks were warm, and {H} was asleep.',
    'In the drawer the robot slept in its sock, and in the bed slept {H}.'
  ]
})
