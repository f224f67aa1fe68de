import { wishPlot } from '../wish-plot.ts'

export const tractors = wishPlot({
  themes: ['tractors'],
  except: ['combine', 'harvester', 'plough', 'ploughing', 'ted'],
  about: 'A tractor has to get its trailer backwards into the barn, and the trailer always goes the other way.',
  titles: ['Backwards into the Barn', '{H} and the Trailer That Knew Better', 'Left Is Right', 'Hay Before the Rain', '{H} Reverses a Tractor'],
  moods: ['learning'],
  want: [
    {
      id: 'hay',
      A: 'partner',
      paragraphs: [
        'It was going to rain, and the hay was still out. {H} was the tractor, and a shoe box on a wooden spoon was the trailer. The hay was four jumpers in bales. It all had to go into the barn, under a chair, before the rain came.',
        '“When does it rain?” asked {H}. {A} had a watering can with hardly anything in it, and a book about tractors. “When I’ve finished this page,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'in-forwards',
      A: 'partner',
      paragraphs: [
        '{H} chugged across the carpet and straight into the barn. Now the tractor was in the dry, and the trailer stood outside with all the hay. “Wrong way round,” said {H}, and came out again.',
        'So {H} went backwards and steered to the left, where the barn was. The trailer went to the right. {H} steered more to the left, and the trailer turned right round.'
      ]
    },
    {
      id: 'mud',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“That field’s too soft for you,” said {A}, for the tractor had got stuck in the thick rug. “I need the big wheels,” said {H}. “They don’t sink in. That’s why they’re so big at the back.” {H} had none, and was in up to the wrists.',
        '{A} pulled from the front. With a sucking noise, which {H} made, the tractor came free. “You’ve left ruts,” said {A}, and smoothed them down.'
      ]
    },
    {
      id: 'gate',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Between two fields there’s a gate, and {A} was it, with one leg stuck out. “Whoever opens it has to shut it,” said the gate. {H} got down from the tractor, lifted the leg aside, got up, and drove through. Then {H} got down again, and shut it.',
        'On the way back it was the same. “Couldn’t you stay open?” asked {H}. “The cows would get out,” said the gate. They looked at the cow. It was a cushion, and had not moved all day.'
      ]
    },
    {
      id: 'slow-road',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The tractor had to go along the road for a bit, past the sofa. {A} came up behind in a fast car. The car was a book. The tractor did not hurry. “Peep,” said {A}. “Chug,” said {H}.',
        'They went all the way to the door like that. By then there was a lorry behind them as well, and it was a plum. At the corner {H} pulled in and let them pass. “Thank you,” said {A}. The plum said nothing.'
      ]
    },
    {
      id: 'start-it-up',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“The tractor won’t start,” said {H}. On a cold morning it sometimes won’t. {A} looked under the bonnet, and that was {H}’s jumper. “There’s a tummy in here,” said {A}, “and it’s empty.” {H} got a piece of bread. There was a cough, and another, and a puff from the top.',
        '“Chug,” said {H}, and shook all over. “It always shakes like that at first,” said {A}, with both hands on the bonnet. “It’s only until it’s warm.”'
      ]
    },
    {
      id: 'pet-field',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'In the middle of the next field there was {A}. The hay there was not cut yet. {H} stopped the engine. “A good farmer looks in the long grass first,” said {H}, “in case there’s somebody.”',
        'There was somebody, and {A} did not look like moving. So {H} left a corner of the field standing, and mowed round it. Farmers do that for birds.'
      ]
    },
    {
      id: 'elder-horse',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Before tractors they had a horse for it,” said {S}. “You said back, and it went back.” {A} looked round at the shoe box. “Back,” said {A} to it. It did not go back.',
        '“You’d have to give it a carrot,” said {S}. {A} gave it one. It lay in the box with the hay, and that looked so right that they left it there.'
      ]
    },
    {
      id: 'child-hand',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“I’m a farm dog,” said {A}, “and I ride along on the hay.” {A} got as far as one knee in the shoe box. It was a strong box, but it was a box for shoes. “Woof,” said {A}, and got down.',
        'After that {A} ran beside it, and barked at each bale by name. They were Green, Stripy, Old and Itchy. Itchy fell off at every corner. It was barked at the most.'
      ]
    },
    {
      id: 'bales',
      A: 'other',
      spare: 4,
      paragraphs: [
        'One roll of hay came undone in the road, and became a jumper. {A} helped to roll it up again. You begin at the sleeves, and you have to kneel on it. “It smells of summer,” said {A}, with one ear on it.',
        '“It smells of soap,” said {H}. {A} had another sniff. “That was a good summer,” said {A}.'
      ]
    },
    {
      id: 'opposite',
      A: 'partner',
      paragraphs: [
        '“The trailer’s doing it on purpose!” said {H}. {A} put a finger on the page. “Do that again,” said {A}, “only slowly.” {H} moved one end of the spoon to the left. The other end went to the right.',
        '“It’s a see-saw,” said {A}. “The trailer’s on the other end of it. Whatever you do comes out the other way round over there.” {H} thought about that. A drop of water fell on the carpet. {A} had nearly finished the page.'
      ]
    },
    {
      id: 'mirror',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{A} held up a mirror for {H}, since a tractor has two of those. In the mirror the barn was on the other side. “Now it’s all wrong twice,” said {H}. “Then it must be right,” said {A}.',
        'They tried it. It was not right, and the tractor drove into the laundry. “A farmer looks over one shoulder,” said {H}, and gave the mirror back. The tractor had a sock on its head.'
      ]
    }
  ],
  turn: [
    {
      id: 'steer-wrong',
      A: 'partner',
      paragraphs: [
        '“Then I’ll do it wrong from the start,” said {H}. The barn was on the left, so {H} steered to the right. It felt quite mad. The trailer swung round to the left, as good as gold. “Now straight,” said {A}.',
        'It went in between the legs of the chair and never touched them. First came the box, and then the spoon. “In!” said {H}. At that moment it began to rain, out of the watering can, about seven drops.'
      ]
    },
    {
      id: 'rain',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The tractor stood in the rain and let it run off. “They don’t mind,” said {H}. “It’s only hay that minds.” {A} held out a hand, to see if it was stopping. It was {A} who was doing it, so it stopped.',
        '“You can put the sun in now,” said {H}. There was no can for that. {A} switched on the small lamp, and both of them dried one side.'
      ]
    },
    {
      id: 'farmers-tea',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'When the hay is in, the farmers have something to eat in the field. {H} and {A} had half an apple each. They leaned on the barn, and chewed, and looked at the fields.',
        '“A good year,” said {A}. “Four bales,” said {H}. “Last year it was only two, and one of those was trousers.” They nodded for some time. It’s a thing that farmers do.'
      ]
    },
    {
      id: 'dry',
      A: 'partner',
      paragraphs: [
        '{H} felt the hay with one hand, and all of it was dry. “Your turn,” said {H}, and gave up the spoon. {A} crawled backwards, looked at the barn, and steered straight for it. The trailer went off under the table.',
        '“But you’ve got the book,” said {H}. “Isn’t it in there?” {A} looked it up. It was in there, on page nine, with a picture. “I hadn’t got as far as that page,” said {A}. “I had to rain first.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed the air, and it smelled of rain.',
      '{names} lay down in the hay, and made another bale.',
      { text: '{names} pitched one more jumper onto the load.', needs: ['hands'] },
      { text: '{names} laid a slipper across the field, for a gate.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of the trailer, first left and then right.',
      '{names} flopped onto a bale, so that it could not blow away.',
      { text: '{names} held the barn still by one leg.', needs: ['hands'] },
      { text: '{names} waved to the right, and meant the left.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood under the can, and shook.',
      '{names} crept into the barn too, where it was dry.',
      { text: '{names} patted the last bale in.', needs: ['hands'] },
      { text: '{names} opened an umbrella for the hay, but it was in already.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bales became jumpers again, and lay in the drawer, two and two. The trailer was parked under the chair, where it had been so hard to get in.',
    'When {H} had washed, {H} turned round and went to bed backwards. It worked at the first try, a bit to the left, and straight, and in. Outside it might rain now as much as it liked.'
  ],
  last: [
    'If it rained, it was only about seven drops, and {H} slept in the dry.',
    'With the head going one way and the feet the other, {H} was asleep, and well parked.'
  ]
})
