import { wishPlot } from '../wish-plot.ts'

export const springFlower = wishPlot({
  id: 'wish-spring-flower',
  wishes: ['spring', 'springtime', 'first day of spring', 'flower', 'flowers', 'wildflower', 'wildflowers', 'daffodil', 'daffodils', 'tulip', 'tulips', 'crocus', 'crocuses', 'daisies', 'snowdrop', 'snowdrops', 'bluebells', 'buttercups', 'dandelion', 'dandelions', 'blossom', 'cherry blossom', 'cherry blossoms'],
  answers: ['picking', 'pick', 'smell', 'smelling', 'bee', 'bees', 'bumblebee', 'beautiful', 'pretty', 'colourful', 'growing', 'grow', 'garden', 'field', 'meadow', 'bunch', 'warm', 'sun', 'sunny', 'weather', 'walk', 'morning', 'bulb', 'bulbs', 'opening', 'opens', 'petals', 'coming', 'here', 'almost', 'winter', 'over', 'sleepy', 'blooming', 'yellow', 'blue', 'purple', 'wild', 'clock', 'obaachan', 'park', 'cherry'],
  except: ['girl', 'shop', 'planting', 'planted', 'plant', 'seed', 'seeds', 'sunflower', 'roll', 'rolls', 'break', 'cleaning', 'fairy', 'fairies', 'princess', 'water', 'hot', 'mattress', 'jumping', 'lamb', 'lambs', 'chick', 'chicks', 'onion', 'onions', 'funeral', 'grave', 'died', 'dead', 'dying', 'wilted', 'butterfly', 'butterflies', 'talking', 'magic', 'giant', 'wedding', 'hospital', 'allergy', 'hay', 'rolls', 'bear', 'hibernate', 'press', 'pressing', 'pot', 'ate', 'eats', 'who', 'stung', 'painting', 'drawing', 'festival', 'hedgehog'],
  moods: ['first', 'waiting'],
  company: ['bee', 'flower', 'bucket'],
  about: 'The first flower of spring wants the first bee to come, who flies past its red hat, and in the evening it shuts with the bee inside.',
  titles: ['The First Flower and the First Bee', 'Shut Until the Sun Is Up', '{H} Stands in a Bucket', 'Somebody in the Crocus', 'Past the Red Hat'],
  want: [
    {
      id: 'in-a-bucket',
      A: 'partner',
      paragraphs: [
        'It was the first day of spring, and {H} was the first flower. {H} stood in a bucket, with a green towel up to {H}’s chest. A flower can’t go anywhere. Everybody has to come to it.',
        '{H} wanted a bee. So early there was only one, and that was {A}. It had slept all winter in the ground, behind the sofa. “Mmmm,” said the bee. It was hungry, and flew straight to the lamp.'
      ]
    }
  ],
  way: [
    {
      id: 'bulb',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the autumn the flower had been a bulb, so they played that too. {H} lay under the rug, rolled up small. {A} had planted it, and patted the earth down all round. “I think I’m upside down,” said the bulb.',
        '“It doesn’t matter,” said {A}. “You’ll notice by yourself. Up’s the hard way.” {H} tried it in one direction, and that was the floor. Then {H} tried the other one, and a green thumb came out by the edge of the rug.'
      ]
    },
    {
      id: 'hat',
      A: 'partner',
      paragraphs: [
        '“Here!” shouted {H}. “Flowers don’t shout,” said the bee, and flew on. So {H} put on a hat, the reddest there was. You could have seen it from the moon. The bee hummed past it, as if there were nothing there.',
        'It landed on the teapot, because of the blue roses. There was nothing in those but tea. It landed on a lemon, and that was shut.'
      ]
    },
    {
      id: 'worm',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A worm came by underneath. It was {A}’s arm, in a brown sock. It ran into the bucket, and felt along it to the left and to the right. “Somebody’s put an onion in my passage,” said the worm.',
        '“I’m not an onion. I’m a crocus,” said {H} from above. The worm had no eyes to see it with. “Down here you’re an onion,” it said. “What they call you up there is none of my business.”'
      ]
    },
    {
      id: 'late-snow',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then it snowed once more. In spring it always does, when everybody has put away the gloves. The snow was a paper hanky, torn very small, and {A} let it down from above.',
        '{H} stood there with a white head. “What does a flower do now?” asked {H}. “It waits,” said {A}. “It’s got nowhere else to be.” They waited. A bit of snow slid off {H}’s nose, and after that it was spring again.'
      ]
    },
    {
      id: 'torch-sun',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} was the sun, and walked slowly round the bucket with a torch. A flower turns its face after it the whole day long. {H} turned with it, past the window, and past the door. Then {H}’s neck would not turn any further.',
        '“Now it’s night,” said {A} behind {H}. “You can come back to the beginning.” {H} swung round to the front, and stood there, and waited for the sun to come up.'
      ]
    },
    {
      id: 'with-custard',
      A: 'same',
      spare: 5,
      paragraphs: [
        'With a daisy you can ask something, one petal at a time. {A} had made one out of paper. “With custard,” said {A}, and pulled. “Without custard. With custard.” {H} watched it get thinner. The last petal was without.',
        '“Count the stalk,” said {H}. They counted the stalk, and it was with. “They’re very clever flowers,” said {A}, “if you let them finish.”'
      ]
    },
    {
      id: 'dandelion-clock',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What time is it?” asked {H}. {A} held up a tuft of cotton wool on a spoon. It was a dandelion, and you have to blow. {H} blew once, and half of it went up. It was one o’clock. {H} blew again, and it was two.',
        'The bits flew as far as the curtain. Wherever they come down, there’s a dandelion next year. “Now there’ll be clocks in the bookcase,” said {A}, “and all of them will say a different time.”'
      ]
    },
    {
      id: 'blackbird',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In spring a blackbird sits at the very top and sings. {A} was that, on the arm of the sofa, with a song of five notes. The fifth was wrong. It tried again, and the fifth was wrong. It sang the four good ones by themselves, for a rest.',
        '“Take a higher one,” said the flower. “You can’t sing,” said the blackbird. “No,” said {H}, “but I’ve been listening all day.”'
      ]
    },
    {
      id: 'watering',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came with the can, and there was nothing in it but a noise. “Say when,” said {A}, and tipped it over the bucket. A flower can’t say when. {H} pressed {H}’s lips together and looked up. {A} poured and poured.',
        '“You’re a thirsty one,” said {A}. It ran over the edge of the bucket, and over the carpet, and out at the door. When {A} had gone for a mop, the flower pulled up one foot and shook it.'
      ]
    },
    {
      id: 'patch-of-sun',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'All winter the patch of sun had hung on the wall, high up, where nobody could use it. Now it had come down as far as the floor. That was how {A} knew about the spring. {A} was in it already.',
        '“Move up a bit,” said the flower. {A} didn’t. The patch did, after a while. Soon {A} lay half in the shade. It was only the first day of spring, and there was not much sun yet.'
      ]
    },
    {
      id: 'elder-lesson',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once took my teacher a tulip,” said {S}. “He put it on the desk, and it hummed. There was a bee in it, right at the bottom. He said that we must wait until it had finished.” “Did it take long?” asked {A}.',
        '“The whole of sums,” said {S}. “He stood by the window, and we all held our breath. He said that it was the first time he’d had somebody in the class who was really working.”'
      ]
    },
    {
      id: 'snowdrop',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Beside the bucket came up {S}, with a white sock on {S}’s head. “I’m a snowdrop,” said {S}, “and I was first.” “I’m the first flower,” said {A}. “I was out in January,” said the snowdrop. “Nobody looked.”',
        'It hung its head, for that’s how they grow. From down there it could see its own toes. “So it isn’t because you’re sad?” asked {A}. “No,” said {S}. “It’s so that it doesn’t rain in.”'
      ]
    },
    {
      id: 'what-bees-see',
      A: 'partner',
      paragraphs: [
        'The bee had to sit down. “Didn’t you see my hat?” asked {H}. “What hat?” said {A}. “Bees can’t see red. To me it’s only a hole in the air. I can see blue, and yellow best of all.”',
        '“And it has to smell of something,” said the bee, “and there has to be something in it.” The flower looked down at itself. There was nothing in it but {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'yellow',
      A: 'partner',
      paragraphs: [
        'Off came the hat. {H} took the yellow blanket round {H}’s shoulders, for petals, and rubbed on orange peel. Deep down in the bucket stood a cup of juice with a straw. Then {H} opened both arms as wide as a crocus can. “Mmmm!” said the bee, and came straight across the room, and right in.',
        'It drank to the bottom. There was yellow fluff on its nose. “That’s you,” it said. “I take it to the next flower.” “There isn’t a next one yet,” said {H}.'
      ]
    },
    {
      id: 'leg-baskets',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A bee brings home the yellow in two baskets, and it has them on its hind legs. {A} rolled up two yellow socks, and stuck one into each trouser leg, at the knee. “That’s bread for the children,” said {A}.',
        'Then the bee had to walk like somebody who has sat on a horse. “Is it heavy?” asked {H}. “It’s a lot of bread,” said the bee. On the way round the table one sock came out at the bottom.'
      ]
    },
    {
      id: 'shut-for-the-night',
      A: 'partner',
      paragraphs: [
        'Then the sun went down, and it grew cold. In the evening a crocus shuts. {H}’s arms came slowly together, and the blanket with them. “Mmm?” said the flower. There was somebody in it.',
        '“I’ve stayed too long,” said the bee. “Do you want to get out?” asked {H}. {A} thought about it. It was warm in there. “Bees really do that,” said {A}. “They spend the night in a flower, and in the morning it opens.” So the flower moved over a bit, inside itself.'
      ]
    },
    {
      id: 'rain-on-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then rain began to tap on the blanket. It was one of {A}’s fingers. Inside it was yellow, and smelled of orange. “It’s got a good roof, this one,” said the bee. “Last year I was in a daffodil, and that’s open at the front.”',
        '“Were you wet?” asked {H}. “Up to the third stripe,” said {A}. They listened for a while. It was that kind of rain that is only meant for outside.'
      ]
    },
    {
      id: 'hum',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Why do you hum?” asked the flower. “It’s my wings,” said the bee. “When it’s cold I have to get warm first, so I shake all over. Feel.” {H} laid a hand on {A}’s back. It was like a fridge that’s fond of you.',
        '“Mmmm,” hummed {A}, lower and lower. It went through the whole flower, and down into the bucket. You could feel it in the roots.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed under the ground, in the warm end of a blanket.',
      '{names} turned over once in the earth, as bulbs do.',
      { text: '{names} watered the bucket, from a can with nothing in it.', needs: ['hands'] },
      { text: '{names} opened the curtains, so that there was some spring.', needs: ['hands'] }
    ],
    way: [
      '{names} got hummed at by the bee, from all sides.',
      '{names} ducked when the bee turned round at the lamp.',
      { text: '{names} held up a red sock, and the bee flew through it.', needs: ['hands'] },
      { text: '{names} smelled the lemon, and made a face like one.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in the orange peel and had to shake.',
      '{names} got a bit of yellow fluff, and so did the carpet.',
      { text: '{names} opened up both arms as well, a bit later in the spring.', needs: ['hands'] },
      { text: '{names} held the straw, where it had begun to lean.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket went back under the sink, and the hat back to its hook. {H} folded up the towel, leaf by leaf.',
    '{H} washed, and got into bed, and kept the yellow blanket. It came together on the left and on the right, and last of all at the top.'
  ],
  last: [
    'The flower was shut until the sun was up, and deep inside it was {H}, asleep.',
    'Mmm, it went, a little lower each time, and then {H} slept.'
  ]
})
