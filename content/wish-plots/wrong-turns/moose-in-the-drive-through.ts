import { wishPlot } from '../wish-plot.ts'

const BEASTS = ['moose', 'elk', 'bear', 'giraffe', 'cow', 'animals']
const LANES = ['drive through', 'drive-through', 'drive thru', 'drive-thru', 'drivethrough']

export const mooseInTheDriveThrough = wishPlot({
  id: 'wish-moose-in-the-drive-through',
  beginsElsewhere: true,
  wishes: ['a moose in the drive-through', ...BEASTS.flatMap((beast) => LANES.map((lane) => `${beast} ${lane}`)), 'moose orders food', 'moose orders chips', 'moose orders fries', 'moose orders a salad', 'moose orders burger', 'moose fast food', 'moose burger bar', 'moose takeaway', 'moose take-out', 'moose queue cars', 'moose line of cars', 'bear takeaway window', 'giraffe takeaway window', 'bear orders fries', 'giraffe orders fries'],
  answers: ['a', 'moose', 'elk', 'bear', 'giraffe', 'cow', 'animal', 'animals', 'big', 'hungry', 'brown', 'wild', 'funny', 'silly', 'drive', 'through', 'thru', 'drivethrough', 'queue', 'queues', 'line', 'lane', 'car', 'cars', 'window', 'food', 'fast', 'burger', 'burgers', 'bar', 'place', 'restaurant', 'takeaway', 'orders', 'ordered', 'order', 'ordering', 'asks', 'asked', 'for', 'wants', 'wanted', 'chips', 'fries', 'salad', 'leaves', 'apple', 'apples', 'nuggets', 'milkshake', 'shake', 'drink', 'coffee', 'ice', 'cream', 'happy', 'meal', 'stands', 'stood', 'waits', 'waited', 'waiting', 'in', 'at', 'the', 'goes', 'went', 'going', 'walks', 'walked', 'comes', 'came', 'to', 'up', 'with', 'antlers', 'stuck', 'too', 'tall', 'and', 'then', 'nobody', 'everybody', 'hears', 'sees', 'notices', 'behind', 'us', 'in', 'front', 'of', 'we', 'our', 'were', 'was', 'is', 'who', 'that', 'gets', 'got', 'one', 'day', 'night', 'evening', 'dad', 'daddy', 'mum', 'mummy', 'canada', 'alaska', 'sweden', 'norway', 'saucepan', 'pan', 'pans'],
  except: ['hit', 'crash', 'crashed', 'accident', 'hurt', 'hospital', 'died', 'dead', 'hunt', 'hunting', 'hunter', 'shot', 'bite', 'bit', 'attack', 'attacked', 'chased', 'scared', 'afraid', 'police', 'allergic', 'sick', 'cinema', 'film', 'christmas', 'santa', 'sleigh', 'school', 'car wash', 'safari', 'toy', 'teddy', 'robot'],
  moods: ['waiting', 'change', 'first'],
  isTale: true,
  out: true,
  company: ['moose', 'cow', 'bear', 'giraffe', 'post', 'queue', 'car', 'cars', 'van', 'window', 'antlers', 'antler', 'road', 'iron', 'pans', 'voice', 'lids', 'lane', 'bag', 'knees', 'dinosaur', 'hatch', 'colander'],
  about: 'A moose stands in the queue of the drive-through, and the post that asks what you would like says nothing to it, until it is seen that the post only feels iron in the road, and the whole queue hangs its pans on the antlers.',
  titles: ['What the Moose Would Like', 'The Post That Only Spoke to Cars', 'A Moose in the Queue', '{H} and the Saucepans', 'Welcome, Said the Post'],
  want: [
    {
      id: 'not-to-a-moose',
      A: 'partner',
      paragraphs: [
        'A moose stood in the queue at the drive-through, in front of {H}’s car. Behind the car stood a bear, a giraffe and a cow. The moose came to the post that asked everybody what they’d like. It didn’t ask the moose.',
        '“It asked the van in front,” said {A}. The moose waited politely. Nobody could go on, and in every car a tummy rumbled.'
      ]
    }
  ],
  way: [
    {
      id: 'more-like-a-car',
      A: 'partner',
      paragraphs: [
        '“Be more like a car,” said {H} out of the window. The moose hummed, low and even. It rolled forward a bit, and braked. It blinked on the left.',
        'The post said nothing. But the van in front heard somebody coming, and moved up. “It’s a better car than ours,” said {A}. The moose did it once more, as a lorry.'
      ]
    },
    {
      id: 'the-other-giraffe',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Behind the giraffe stood somebody else with a long neck. It was green, and it had a tail that was still outside in the street. It looked straight ahead, as you do when you hope that nobody will ask. “That’s a dinosaur,” said {H}.',
        '“It says that it’s a second giraffe,” said {A}. The first giraffe looked round at it for a long time. Then it moved up a little, to make room. A giraffe doesn’t often meet anybody up there.'
      ]
    },
    {
      id: 'somebody-hoots',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Far behind, a small red car hooted. The moose lifted its head and listened. It hooted back, only deeper, and with feeling. “It thinks that was meant for it,” said {A}. In the woods nobody hoots at you unless they want to get to know you.',
        'The small red car said nothing more. It switched off its lamps and looked at the hedge. From time to time the moose gave another hoot, quite softly, over its shoulder. It did not want to seem in a hurry.'
      ]
    },
    {
      id: 'the-lane-gets-wider',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On both sides of the lane there was a hedge, neat and square. While it waited, the moose ate a bit on the left. To be fair, it then ate a bit on the right. “You’ll spoil your dinner,” said {H}. The moose nodded with its mouth full.',
        'By and by the lane was wide enough for two. “There was a hedge here this morning,” said {A}. You could see right through to the car park now. There stood a man with a tray, who was looking for the way in, and here it was.'
      ]
    },
    {
      id: 'the-bar',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Over the lane hung a bar on two chains, to show how tall you may be. The moose had gone under it with its head on one side. The giraffe came up to it, and the bar was at its knees. It looked down, and thought that it was a step.',
        'So it lifted one foot very high, and put it down on the other side. It did that four times. Then the giraffe was past it, and looked round with pride. “Nobody’s ever done it that way,” said {A}.'
      ]
    },
    {
      id: 'other-has-time-to-think',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had known at once what to have, and that was chips. But if you wait for long, you begin to think. From chips {A} had got to soup, from soup to fish, and from fish to pancakes. “Or there’s pie,” said {A}. “I’ve not even looked at pie.”',
        '{H} had to keep count of it on both hands. At the pie the fingers ran out. “And what comes after pie?” asked {H}. {A} looked out for a long time at the tail of the moose. After pie came chips.'
      ]
    },
    {
      id: 'pet-and-the-nose',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The moose looked in at the window, to see who was being so kind. First came the nose. It filled the whole window, and was soft all over. {A} had never seen a nose that was bigger than {A}. It breathed in, and {A} slid a little way along the seat.',
        'Then it breathed out, and {A} slid back. It smelled of hedge. {A} looked at it as you look at a very big house. Then {A} moved a bit nearer, to be breathed again.'
      ]
    },
    {
      id: 'full-of-moose',
      A: 'partner',
      paragraphs: [
        'Their own car crept up, until one wheel touched a square in the road. Bing, went the post. “What would you like?” The moose opened its mouth. The car rolled back to make room, and the post was silent.',
        '“It can’t see anybody,” said {A}. “That square can feel iron. A car’s full of iron.” “And the moose?” asked {H}. “That’s full of moose.”'
      ]
    },
    {
      id: 'elder-and-the-horse',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“A horse would have got something,” said {S}. “A horse wears iron shoes. Ours went to the baker’s by itself, with a note in its collar. It came home with two loaves and seven rolls.” “Could it count?” asked {A}. “It could count rolls,” said {S}. “We’d paid for eight.”',
        '“Then it ate one!” “That was for the walk,” said {S}. “In the end we wrote it on the note, one roll for the horse.” {A} looked at the moose, and at its feet. They were wide and brown, and there was no shoe on any of them.'
      ]
    },
    {
      id: 'child-is-the-post',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had a cup, and spoke into it. It sounded just like the post. “Good evening, what would you like?” asked {S}. “Chips,” said {A}. “We haven’t got any,” said the cup. “What have you got, then?” “A cup,” said {S}.',
        'The moose had heard that, and came to the window. Somebody was speaking to it at last. “What would you like?” asked {S}. “Mmuh,” said the moose. {S} looked into the cup, and gave it a raisin that was stuck to the bottom.'
      ]
    },
    {
      id: 'a-hook-for-everybody',
      A: 'partner',
      paragraphs: [
        '{H} had a saucepan in the car, for an aunt. “That’s iron,” said {H}, and hung it on an antler. From the other cars came a colander, a cake tin and three lids. There was a hook for everybody.',
        'The moose stood on the square like a kitchen wall, and clinked. The post said nothing. “It’s all up there,” said {A}, “and the square’s down here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'how-a-moose-eats-grass',
      A: 'partner',
      paragraphs: [
        '{H} knew that a moose has long legs, and must kneel to eat grass. “Is there any grass down there?” asked {H}. The moose knelt to see. The lids clattered on the road. Bing.',
        '“Good evening,” said the post. “What would you like?” “Mmuh,” said the moose. “Large or small?” “Mmmmmuh.” “One large salad,” said the post.'
      ]
    },
    {
      id: 'the-voice-comes-out',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now the voice in the post wanted to see who had such a deep one. It came out by the side door, and had a paper hat on. In nine years it had never seen anybody whole. It knew its guests only from the elbow to the fingers.',
        '“So that’s you,” said the voice, and looked at the moose, all the way up. It looked at {H} and {A} as well, who waved an elbow each. “And it’s you!” said the voice to the elbows, and shook them both.'
      ]
    },
    {
      id: 'like-twelve-o-clock',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Whenever the moose turned its head, it sounded like dinner time in a big kitchen. The lids went tsing, and the saucepan went bong. Everybody in the queue sat up straight and looked for a spoon. “It makes you hungry,” said {A}, “just to be near it.”',
        'The moose had noticed it too. It turned its head to the left, and then to the right, and then it shook itself. In the trees behind the car park somebody answered, a long way off. That one must have had a bucket.'
      ]
    },
    {
      id: 'from-car-to-car',
      A: 'partner',
      paragraphs: [
        'After that it went bing for the bear, who sat in the borrowed cake tin. The giraffe stood on two lids, and the cow had its bell. At the window the moose took all the bags at once, since it had hooks.',
        'It went from car to car, and bowed. {H} took a bag off one antler, and the saucepan off another. “We’ve been served by a coat stand,” said {A}. The moose hummed, blinked, and drove off into the trees.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out at the moose, as far up as the window went.',
      '{names} rumbled too, but lower than the bear.',
      { text: '{names} waved to the giraffe in the little mirror.', needs: ['hands'] },
      { text: '{names} opened a window a little, to listen to the post.', needs: ['hands'] }
    ],
    way: [
      '{names} hummed along, so that it sounded like a bigger car.',
      '{names} looked over the back of the seat, and the bear looked in.',
      { text: '{names} felt under the seat for something made of iron, and found a spoon.', needs: ['hands'] },
      { text: '{names} held up a thumb to the moose, which had none.', needs: ['hands'] }
    ],
    turn: [
      '{names} nodded each time that it went bing.',
      '{names} kept still while the antlers came in at the window.',
      { text: '{names} passed the salt from this car to the next.', needs: ['hands'] },
      { text: '{names} unhooked a lid, and returned it to the car behind.', needs: ['hands'] }
    ]
  },
  bed: [
    'The car rolled home, full of iron and chips. The saucepan lay on the back seat, and had a small brown hair in it.',
    '{H} washed, and knelt down to reach a sock, as a moose has to. Then {H} lay down, and hummed a little, low and even.'
  ],
  last: [
    'In the trees somebody clinked, although it had given everything back, and {H} was asleep.',
    'Nobody stood on the square any more, the post said nothing, and {H} was asleep.'
  ]
})
