import { wishPlot } from '../wish-plot.ts'

export const summerSnow = wishPlot({
  id: 'wish-summer-snow',
  beginsElsewhere: true,
  wishes: ['snowed in summer', 'snows in summer', 'snow in summer', 'snowing in summer', 'snow summer', 'snowed summer holidays', 'summer snow', 'summer snowman', 'snowman in summer', 'snowman summer', 'snowman hot day', 'snowman heatwave', 'snowed july', 'snow in july', 'snowed june', 'snow june', 'snowed august', 'snow august', 'snowed hot day', 'snow hot day', 'snow heatwave', 'snowed in heatwave', 'snow at beach', 'snowed beach', 'snow on beach', 'winter summer', 'winter and summer swapped', 'summer and winter swapped', 'winter in summer', 'summer in winter', 'winter came in summer', 'winter instead summer', 'summer was winter', 'summer turned winter', 'seasons swapped', 'seasons swap', 'seasons mixed up', 'seasons mixed', 'seasons wrong', 'seasons changed', 'seasons backwards', 'wrong season', 'sledging in summer', 'sledge summer', 'snowball fight summer', 'warm snow', 'hot snow', 'snow was warm', 'winter all year', 'summer all year'],
  except: ['frozen', 'olaf', 'queen', 'elsa', 'anna', 'why', 'globe', 'leopard', 'abroad', 'australia', 'melted', 'sad', 'bird', 'penguin', 'penguins', 'bear', 'fox', 'rabbit', 'santa', 'school', 'clothes', 'coat', 'died', 'cat', 'dog', 'camp', 'olympics', 'christmas'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'it', 'snow', 'snowed', 'snows', 'snowing', 'snowy', 'snowman', 'snowball', 'snowballs', 'sledge', 'sledging', 'winter', 'summer', 'seasons', 'season', 'swap', 'swapped', 'mixed', 'changed', 'wrong', 'july', 'june', 'august', 'hot', 'heatwave', 'warm', 'sun', 'sunny', 'beach', 'pool', 'holidays', 'instead', 'of', 'all', 'year', 'middle', 'turned', 'came', 'and', 'in', 'the', 'whole', 'world', 'town', 'one', 'were', 'was', 'became', 'build', 'building', 'backwards', 'places'],
  moods: ['question', 'first'],
  company: ['snowman', 'carrot', 'sun', 'coat', 'blanket', 'fan', 'ice-cream man', 'hat', 'strawberry', 'strawberries', 'snow', 'street', 'bees', 'swimmers', 'plough'],
  isTale: true,
  asked: true,
  out: true,
  about: 'It snows in summer, and the snowman for which the hero has kept a carrot drips in spite of all its summer clothes, until it gets a winter coat.',
  titles: ['The Two-Year-Old Carrot', 'A Coat for the Hottest Day', '{H} and the Summer Snow', 'It Doesn’t Know Which', 'The Last of the Snow'],
  want: [
    {
      id: 'it-snows',
      A: 'partner',
      paragraphs: [
        'It snowed in the middle of summer. “Winter and summer have swapped,” they said on the radio, “till tomorrow.” The snow lay on the deckchairs, and each strawberry wore a cap. And nobody was as glad as {H}.',
        'For {H} had a carrot. It had been ready for two winters, and there had never been enough snow for it. By noon there stood a snowman, taller than {H}, and the carrot went in. Then the sun came out, as hot as it always is in summer.'
      ]
    },
    {
      id: 'strawberries',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went and picked strawberries with their mittens on. You only had to look for a small red spot in the white, and dig. They were so cold that they rang in the bowl. “It’s ice cream,” said {A}. “It grows like that.”',
        'A bee had come to look. It walked round the rim of a flower, which was full up to the top. It put one foot in, and took it out again, and shook it. Then it flew home. They heard it telling the others.'
      ]
    }
  ],
  way: [
    {
      id: 'summer-clothes',
      A: 'partner',
      paragraphs: [
        'Plip, went the snowman. The carrot pointed at the ground. “It’s too hot for it,” said {A}. They gave it a straw hat and sunglasses. {A} brought out the fan, and let it blow on its tummy.',
        'Plip-plip-plip, went the snowman. One eye came down over a cheek. It was getting slimmer while they watched. For the fan was blowing summer at it.'
      ]
    },
    {
      id: 'what-to-wear',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Nobody in the street knew what to put on. A lady went by in a bathing suit, and wellingtons, and one glove. A man had a fur hat on his head and nothing on his feet but sandals. “It’s the middle that I can’t decide,” he said, and looked down at it.',
        '“You take your scarf off in the sun,” {A} advised him, “and put it on in the shade.” He tried that. It was a street with trees. He was never done, all the way to the corner.'
      ]
    },
    {
      id: 'the-swimmers',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the pool they were swimming as usual, each with a little heap of snow on the head. They swam very upright, so that it should not fall off. The water steamed. From above it must have looked like soup with dumplings.',
        'The man who looks after the pool had cleared the diving board with a broom. “Not till I’ve gritted it,” he said. Somebody on the top step was waiting, with blue knees, and would really rather have gone home.'
      ]
    },
    {
      id: 'snowballs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Someone threw a snowball, and it was a long throw. It set out as a snowball, and half of it got there, as a splash. “Ah,” said the man whom it had hit. It was so hot! “Would you do it once more, on the neck?” Soon they were standing in a row.',
        '{A} threw, and {H} threw, and everybody sighed. It was a very peaceful fight. “I’m next,” called a lady, and turned down her collar. Each of them said thank you.'
      ]
    },
    {
      id: 'the-plough',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was the snow plough! It came round the corner with geraniums in its shovel. It had been standing behind the fire station since the thaw, and somebody had planted it. The driver drove very slowly, because of the blossoms.',
        'The snow lay in front of it, and it looked at the snow, over the flowers. “I could push it,” the driver said, “but then they’d get cold feet.” He stopped, and watered them a bit. By then it had melted, and he drove on.'
      ]
    },
    {
      id: 'lent',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the radio they explained it once more. It was not a present. It had only been lent. “Winter wants it back,” they said, “and gets one of our days in the pool.” {A} took the calendar, and wrote it in on the shortest day. “There,” said {A}. “Swimming things.”',
        '{H} imagined it, with all the lamps on at half past four, and a candle on the lilo. “Do we have to be cold first?” “I expect so,” said {A}. “We’ll shiver a bit in the morning, and then we’ll go.”'
      ]
    },
    {
      id: 'shop-window',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the shop window stood a lady made of plastic, in a very small yellow bikini. The shopkeeper climbed in behind the glass, and hung a scarf on her. He looked from outside. He climbed in again, and gave her a sledge.',
        'That was better. There were eleven people in front of the window already. “How much is it all together?” asked one. “With the bikini?” “Just as she stands there,” said the man. “I’ll need all of it before the day’s over.”'
      ]
    },
    {
      id: 'umbrella',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came and held an umbrella over the snowman. “I’m not doing anything else,” said {A}. When the sun moved, {A} moved too. It was a small umbrella. If you kept the head in the shade, then the tummy was in the sun.',
        'So {A} went up and down with it, all the time, like somebody pumping. “Which bit do you like best?” asked {A}. {H} could not say. It was just the whole of it that {H} liked.'
      ]
    },
    {
      id: 'drinking-straw',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Round its feet there was already a puddle. {A} took a spoon, and put it back on at the top. It ran down, and {A} put it back on. “If I’m quick, nothing’s lost,” said {A}. Then the spoon got so warm that it made a hole.',
        '“You’re eating it,” said {H}. “I’m mending it.” They looked at the hole. It was in the right place for a button, and so they put one in. It had a button now, and less tummy.'
      ]
    },
    {
      id: 'pockets',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had snow in all the pockets. “It’s for later,” said {S}. “When it’s hot again I’ll throw it at somebody.” There was a dark patch on each side of the trousers, and it was growing. “Is it still there?” asked {A}. {S} felt. “It’s gone soft,” said {S}, “but there’s lots of it.”',
        'After that {S} walked with stiff knees, so that nothing should get lost. Behind {S} there was a thin wet line along the pavement. You could see where {S} had been thinking.'
      ]
    },
    {
      id: 'deckchair',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} sat in a deckchair with a sun hat on and both feet in a bucket of snow. “I’ve waited all my life for this,” said {S}. “In summer my feet were too hot, and in winter my head was too cold. Now it’s the right way round.”',
        '“Would you like anything?” asked {A}. “A hot drink with ice in it,” said {S}. {A} brought that. {S} shut both eyes, and you could see {S} being comfortable from above and from below.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'There was a line along the ground, where the shade stopped. On the one side lay the snow, and on the other it was summer. {A} had tried the one and the other. Now {A} had got it just right, and was exactly half in each.',
        'The line went on moving, as it does. Every ten minutes {A} had to be a bit further to the left. It was the hardest day’s work that {A} had done for a long time.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had not been in the world for long, and took it that this was how it is. It is hot, and white stuff comes down, and you wear a sun hat with mittens. {A} reached out for a flake. It sat down on one finger. It was gone.',
        '{A} looked on the other side of the finger. Then {A} looked at the people, one after another. One of them must have it. They all showed their hands.'
      ]
    },
    {
      id: 'ice-cream-man',
      A: 'partner',
      paragraphs: [
        'The ice-cream man stopped his cart. His tub was wrapped up in a thick woolly blanket, right to the lid. “Won’t it melt in there?” asked {H}. “Why?” he said. “It keeps my soup hot in winter, and my ice cold in summer. It doesn’t know which. It only keeps.”',
        '“But a blanket’s warm,” said {H}. “No,” he said. “You’re warm, and the blanket keeps you warm.” Plip, went the snowman, and dropped its hat. {A} looked at it, and at the blanket. “Bring the coats!” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-coat',
      A: 'partner',
      paragraphs: [
        '{H} dragged out all that had been packed away till winter. On went a thick coat, and two scarves, and a cap with flaps. On top of that went {H}’s own blanket, from the bed. The people in their bathing suits stood and laughed.',
        'Plip, went the snowman. They waited. {H} counted to a hundred. It did not go plip any more. “It’s keeping,” said {A}.'
      ]
    },
    {
      id: 'other-coats',
      A: 'same',
      spare: 14,
      paragraphs: [
        'After that the people stopped laughing, and went home, and came back. One had an ice lolly in a mitten. A lady had put a bobble hat on her butter. The man from number six brought a whole snowball, in four socks. “It’s for my wife,” he said. “She’s on the late shift.”',
        'All along the pavement stood small thick bundles, and everyone guarded their own. “It’s the warmest day this year,” said {A}. You could not have told by looking.'
      ]
    },
    {
      id: 'bare-arm',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{H} put one arm in under the coat, up to the elbow. It was winter in there. It smelled of it too, a little like iron. “Let me,” said {A}, and put in an arm on the other side. In the middle they shook hands.',
        '“My top half’s got sunburn,” said {A}, “and my hand’s gone blue.” They changed arms. It was as good as a holiday, and you could go to both places.'
      ]
    },
    {
      id: 'long-evening',
      A: 'partner',
      paragraphs: [
        'A summer evening is long, and they sat with it to the end. All down the street the snow ran off, and the road got dry. It was winter in only one place now, and that was inside the coat. {H} laid a strawberry at its feet, for it had never had one.',
        '“Will it last till the morning?” asked {H}. {A} listened at the buttons. “It’s got your blanket,” said {A}. “Has that ever stopped keeping in the night?” It never had.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the first snow of the summer, and blinked.',
      '{names} left a row of tracks across the deckchair.',
      { text: '{names} rolled the middle part, in a sun hat.', needs: ['hands'] },
      { text: '{names} found two plums for the eyes.', needs: ['hands'] }
    ],
    way: [
      '{names} stood where the shade was, and so did the puddle.',
      '{names} got a drip on the nose, and looked up.',
      { text: '{names} turned the fan off again, to help.', needs: ['hands'] },
      { text: '{names} held up the carrot from below.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened too, and heard nothing, and that was good.',
      '{names} leaned on the coat, on the cool side.',
      { text: '{names} did up a button that had been forgotten.', needs: ['hands'] },
      { text: '{names} tucked the scarf in, as one does with anybody.', needs: ['hands'] }
    ]
  },
  bed: [
    'The straw hat was hung up to dry, and the fan put away. Outside the door stood a stout person in a cap with flaps.',
    '{H} washed two cold hands and one hot neck, and lay down under a sheet. It was a warm night, and the blanket was needed elsewhere.'
  ],
  last: [
    'The blanket kept the snowman cold, and the bed kept {H} warm, and {H} was asleep.',
    'Not a drop fell in the whole of the night, and {H} slept.'
  ]
})
