import { wishPlot } from '../wish-plot.ts'

export const jamJamBreadAndButter = wishPlot({
  id: 'wish-dance-show',
  wishes: ['dance show', 'dance recital', 'dance performance', 'dance concert', 'dance annual day', 'dancing annual day', 'annual day butterfly', 'annual day steps', 'school dance performance', 'dance on stage', 'dancing on stage', 'dances on stage', 'butterfly dance', 'butterfly in the dance', 'butterfly concert', 'butterfly show', 'butterfly school play', 'butterfly stage', 'ballet show', 'ballet recital', 'ballet performance', 'ballet concert', 'ballet stage', 'forget steps', 'forgets steps', 'forget the steps', 'forget her steps', 'forget his steps', 'forgetting steps', 'remember steps', 'remember the steps', 'dance steps', 'dance forget', 'dance costume', 'dance school show', 'bharatanatyam performance', 'kathak performance', 'group dance', 'dance competition', 'dance stage', 'dance wings', 'dance practice show', 'first dance show', 'dancing show', 'dancing in a show', 'dance class show', 'dance class concert', 'tap show', 'tap dancing show', 'dance nervous', 'dance exam', 'dance assembly', 'danced on stage', 'danced stage', 'danced in a show', 'danced show', 'danced concert', 'danced assembly', 'went on stage dance', 'had dance show', 'bharatanatyam', 'bharatnatyam', 'kathak', 'kuchipudi', 'tap dance', 'tap dancing', 'tap class', 'tap shoes', 'recital forgot steps', 'forgot her steps', 'forgot his steps', 'forgot the steps', 'forgot steps'],
  answers: ['annual', 'day', 'school', 'dance', 'dancing', 'dances', 'ballet', 'butterfly', 'wings', 'steps', 'step', 'forget', 'forgets', 'forgetting', 'remember', 'says', 'keeps', 'stage', 'show', 'recital', 'concert', 'performance', 'performing', 'competition', 'class', 'group', 'nervous', 'scared', 'worried', 'afraid', 'excited', 'first', 'big', 'saturday', 'thursday', 'friday', 'sunday', 'tomorrow', 'tonight', 'weekend', 'costume', 'music', 'audience', 'everyone', 'front', 'watching', 'assembly', 'practice', 'function', 'danced', 'everybody', 'clapped', 'tap', 'lesson'],
  except: ['tree', 'line', 'lines', 'lion', 'dragon', 'robot', 'robots', 'unicorn', 'unicorns', 'elephant', 'hippo', 'bear', 'bears', 'monster', 'monsters', 'penguin', 'penguins', 'cat', 'cats', 'dog', 'dogs', 'frog', 'frogs', 'caterpillar', 'cocoon', 'tank', 'nutcracker', 'swan', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'grandpa', 'wedding', 'died', 'sick', 'ill', 'broke', 'broken', 'cancelled', 'ice', 'lost', 'garba', 'diwali', 'haka', 'powwow', 'tv', 'strictly', 'disco', 'rain', 'kitchen', 'picked', 'chosen', 'boys', 'girls', 'laughed', 'teased', 'fairy', 'fairies', 'bee', 'bees', 'cow', 'garden', 'flower', 'net', 'eggs', 'snowflake', 'snowflakes', 'christmas', 'slide', 'escalator', 'doorstep', 'stairs'],
  moods: ['first', 'waiting', 'proud', 'afraid', 'learning', 'late'],
  out: true,
  company: ['stage', 'teacher', 'butterfly', 'butterflies', 'music', 'row', 'machine', 'wings'],
  about: 'The hero is one of six butterflies in the dance and remembers the steps by the words that go with them, which is just what is wanted when the music stops.',
  titles: ['Jam, Jam, Bread and Butter', 'Six Butterflies in a Row', 'Round Comes After Butter', '{H} Dances Without Music', 'The Third Butterfly'],
  want: [
    {
      id: 'third-butterfly',
      A: 'partner',
      paragraphs: [
        'In the big show {H} was a butterfly, the third of six, with real wings on wires. The dance had only five steps. But {H} never knew which one came next. And on the wrong step the wings hit the second butterfly in the ear.',
        '“I’ll forget it again,” said {H}, and the show was that same evening. “Show me,” said {A}. {H} did two steps and a flap. Then {H} stood there on one leg, like a butterfly that is waiting for a bus.'
      ]
    }
  ],
  way: [
    {
      id: 'numbers',
      A: 'partner',
      paragraphs: [
        '“Try it with numbers,” said {A}. They stuck five numbers on the floor, one for each step. {H} danced along them, and it went very well. One, two, three, four, five! Then {A} took up the numbers. It was only floor.',
        '“Could we bring them?” asked {H}. “There are six of you,” said {A}. “You’d be standing on thirty numbers.” {H} sank down, and both wings sank too.'
      ]
    },
    {
      id: 'wings-and-doors',
      A: 'same',
      spare: 1,
      paragraphs: [
        'With wings on, everything was further away. {H} could not reach the biscuits, and could not sit on the toilet. In the hall the left wing took down a coat. The right one took down the hook.',
        '“How do they do it?” asked {H}. “Real ones fold them up,” said {A}, and pressed the two wings together at the back. Now {H} was as thin as a letter. {H} got through the door sideways, and then could not turn round.'
      ]
    },
    {
      id: 'feet-that-know',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps the feet know it,” said {A}, “and you’re only in the way.” So {H} shut both eyes and let the feet begin. They went left. They went left again, and once more left. They danced out of the room and along the hall.',
        '{A} heard a bump, and the sound of the laundry basket. “Are they still dancing?” called {A}. “They’re in with the socks,” called {H}. “I think they wanted to see friends.”'
      ]
    },
    {
      id: 'watching-the-second',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Can’t you look at the second butterfly, and do the same?” asked {A}. “I do,” said {H}. “But she looks at the first one, and he looks at the teacher.” “And the fourth?” “The fourth looks at me.”',
        '{A} could see the whole long row of them. “So when you stand on one leg…” said {A}. “Then there are four of us,” said {H}, “and it looks like a pond with storks.”'
      ]
    },
    {
      id: 'caterpillar',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had to be the row, for you cannot be the third of one. On the left {A} was the second butterfly. Then {A} ran round, and was the fourth. It was hard work, and {A} had only a tea towel for wings.',
        '“You’re late,” said {H} to the fourth. “I’ve just come from the other side,” said the fourth, out of breath. After three rounds the whole row had to lie down on the floor. {H} sat among them, and fanned.'
      ]
    },
    {
      id: 'elder-dance',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I knew only one dance,” said {S}, “and it was for two. I always had to count, out loud. Everybody I danced with thought that I was telling them my age.” {A} laughed. “How far did you get?”',
        '“To eight,” said {S}, “and then it began again.” {S} stood up, and held out both hands, and showed it. Halfway along the carpet {S} still said “four”, quite softly, and then “ow”, because of the table.'
      ]
    },
    {
      id: 'child-small-butterfly',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} could do the whole dance. Nobody had taught it to {S}. It had gone in all by itself, from having to watch. {S} did two steps, a flap, and something with the bottom that was not in it.',
        '“What’s that one?” asked {A}. “It’s the wind,” said {S}. They did the wind together, there and back. It was a pity that it did not come in the show, for {A} never once forgot it.'
      ]
    },
    {
      id: 'pet-wings',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} did not like the wings. They came into the room before {H} did, and they had eyes painted on them. {A} looked into the left eye, and then into the right. Neither of them blinked. So {A} did not blink either.',
        '{H} took off the wings and laid them on the floor. {A} waited for a time. Then {A} came up and settled down right in the middle. That was one butterfly that was not going to get away.'
      ]
    },
    {
      id: 'baby-flap',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{H} danced for {A}, who liked it very much. {A} did the flap with both arms, and went on flapping. When the flap was over and {H} had come to the next step, {A} was still flying.',
        '“You’re only good at one bit,” said {H}, “but you’re really good at it.” {A} flapped harder. One sock flew off. {H} put it back on, and they did that bit once more, from the beginning.'
      ]
    },
    {
      id: 'words-for-steps',
      A: 'partner',
      paragraphs: [
        '{A} came back from the kitchen. “What did you send me for?” asked {A}. “Jam, jam, bread and butter,” said {H}. “You didn’t need a number for that,” said {A}. {H} sat up. Step, step, flap, flap. It fitted! “Jam, jam, bread and butter,” said {H}, and danced it.',
        '“And then I turn,” said {H}. “Round,” said {A}. “Like a plate.” {H} danced it twenty times. Jam, jam, bread and butter, round! It was the first dance that ever made anybody hungry.'
      ]
    },
    {
      id: 'behind-stage',
      spare: 5,
      paragraphs: [
        'Behind the stage it was narrow, and there were six pairs of wings. Nobody could turn. “Excuse me,” said the first butterfly, and all the others had to step out. The fifth had eaten a banana, and could now feel all of it.',
        '“Breathe,” said the teacher. They breathed in, all six together, and the wings locked. It took two grown-ups to get them apart again.'
      ]
    },
    {
      id: 'glitter',
      spare: 6,
      paragraphs: [
        'A lady came along the row with a pot of glitter. Each butterfly got a little on the nose. The second butterfly sneezed. It was a big sneeze. After that everybody had glitter. Most of it was on a man with a ladder.',
        '“I’m only here about the lamps,” said the man, and climbed up, and twinkled from above. “Look,” said the sixth butterfly, who was the smallest, “there’s a star.”'
      ]
    }
  ],
  turn: [
    {
      id: 'music-stops',
      A: 'partner',
      paragraphs: [
        'Then the hall was dark, and six butterflies stood in the light. The music began. Jam, jam, thought {H}, bread and butter. But in the middle the machine went “eep”, and the music was gone. Five butterflies stood still. Somebody coughed.',
        '{H} had one foot in the air. In the second row {A} sat with a hand over {A}’s mouth. What came after butter? It did not need any music. “Round,” said {H}, out loud, and turned.'
      ]
    },
    {
      id: 'everyone-jam',
      A: 'partner',
      paragraphs: [
        '“Jam, jam,” said {H}. “Bread and butter. Round!” The fourth butterfly looked, and did it too. Then all six were dancing, and all six were saying it. “Jam, jam,” called {A}. And then the whole hall called it, with stamping, and the man at the machine too. “Bread and butter! Round!”',
        'They danced to the very end, and nobody was hit in the ear. “What a clever song,” said a lady behind {A}. “Is it French?”'
      ]
    },
    {
      id: 'teacher-says',
      spare: 7,
      paragraphs: [
        'The teacher came round behind the curtain on quick feet. Nobody was to talk in the dance, the teacher always said. {H} folded the wings. “It fell out of my mouth,” said {H}.',
        '“So I heard,” said the teacher. The teacher bent down, and whispered. “I’ve always done it with dumplings. Dumpling, dumpling, rice and gravy. For thirty years.” Then the teacher went off to see to the elves. From behind you could see that it fitted the walk.'
      ]
    },
    {
      id: 'flowers',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You weren’t on one leg at all,” said {A}. “I was,” said {H}, “when the music stopped. But I knew where the other one had to go.” {A} had meant to bring flowers. But {A} had been late, and had brought what there was in the bag.',
        'It was a roll with cheese. {H} held it in both hands like a bunch of roses, and bowed to all sides. Then {H} ate it, from the top down.'
      ]
    },
    {
      id: 'wings-home',
      A: 'other',
      spare: 9,
      paragraphs: [
        'On the way home {H} kept the wings on, over the coat. There was a bit of wind, and they rattled. At the crossing a man on a bicycle looked round twice. “He thinks that I’m real,” said {H}.',
        '{A} looked along the street. “Real ones are asleep by now,” said {A}. “They hang on the bottom of a leaf.” {H} thought of the wind going through that bed. “I’ve got a better one,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ducked under one wing, and then under the other.',
      '{names} kept well away from the wings, after the first time.',
      { text: '{names} mended the left wing with tape, where the ear had been.', needs: ['hands'] },
      { text: '{names} hummed the music, and beat time on a pan.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round once as well, and lay down where it ended.',
      '{names} looked towards the kitchen every time that it came to butter.',
      { text: '{names} made some bread and jam, because everybody was talking of it.', needs: ['hands'] },
      { text: '{names} pushed the table to the wall, to make room for the flap.', needs: ['hands'] }
    ],
    turn: [
      '{names} made the loudest noise in the second row.',
      '{names} stared at six butterflies, and knew at once which was the right one.',
      { text: '{names} clapped on every jam.', needs: ['hands'] },
      { text: '{names} stamped along, and held on to somebody’s hat.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home there was a plate of bread and jam, and nobody asked why. The wings hung over a chair, and still moved a little, from all the dancing.',
    '{H} washed the glitter off, all but one bit. In bed the feet went on for a while under the blanket. Jam, jam, they went, more and more slowly.'
  ],
  last: [
    'What came after butter nobody heard, for {H} was asleep.',
    'Then they turned over, round, like a plate, and {H} was asleep.'
  ]
})
