import { wishPlot } from '../wish-plot.ts'

const SWEETS = ['sweets', 'sweeties', 'candy', 'candies', 'lollies', 'toffee', 'toffees', 'jelly beans', 'gummy bears', 'gummies', 'marshmallows', 'mithai', 'lollipops', 'jellybeans', 'skittles', 'haribo', 'treats']
const RAINS = ['rain', 'rains', 'rained', 'raining', 'falls sky', 'fell sky', 'fall sky', 'falling sky', 'cloud', 'clouds', 'storm', 'from the sky', 'weather', 'snows', 'snowed', 'hail', 'hailed']

export const rainsSweets = wishPlot({
  id: 'wish-rains-sweets',
  wishes: [...SWEETS.flatMap((sweets) => RAINS.map((rains) => `${sweets} ${rains}`)), ...['sweets', 'candy', 'lollies', 'marshmallows'].flatMap((sweets) => ['rained', 'raining', 'rains'].flatMap((rains) => [`${sweets} ${rains} all day`, `${sweets} ${rains} everywhere`, `${sweets} ${rains} nobody stop`]))],
  answers: [...SWEETS, ...RAINS, 'it', 'its', 'jelly', 'beans', 'gummy', 'bears', 'day', 'what', 'if', 'when', 'starts', 'started', 'instead', 'water', 'of', 'from', 'the', 'sky', 'falls', 'fell', 'fall', 'falling', 'down', 'everywhere', 'town', 'village', 'street', 'world', 'whole', 'all', 'and', 'everyone', 'umbrella', 'umbrellas', 'sticky', 'magic', 'pink', 'there', 'was', 'were', 'a', 'is', 'made', 'suddenly', 'eat', 'eats', 'ate', 'catch', 'caught', 'too', 'many', 'much', 'stop', 'won’t', 'doesn’t', 'nobody', 'could', 'can’t', 'couldn’t', 'so', 'always', 'morning', 'garden', 'school', 'sweet', 'for', 'one', 'afternoon'],
  except: ['chocolate', 'ice', 'cream', 'dentist', 'tooth', 'teeth', 'sick', 'ill', 'diabetes', 'allergic', 'sugar', 'cake', 'cakes', 'halloween', 'diwali', 'pinata', 'land', 'shop', 'factory', 'house', 'dragon', 'unicorn', 'witch', 'party', 'dinosaur', 'dog', 'cat'],
  moods: ['question', 'first'],
  asked: true,
  company: ['sweets', 'toffee', 'toffees', 'cloud', 'umbrella', 'street', 'bus', 'shoe', 'shoes', 'roof', 'glass', 'tap', 'water', 'rain', 'drop', 'neighbour', 'window'],
  isTale: true,
  about: 'It rains sweets for a whole day and the cloud is glad to be asked for more; nobody can say stop, for all mouths are stuck with toffee, until the hero holds out an empty glass.',
  titles: ['The Day It Rained Sweets', 'More, Said the Cloud', '{H} Holds Out a Glass', 'Shtop, Pleashe', 'Nothing but a Drop of Water'],
  want: [
    {
      id: 'plink',
      A: 'partner',
      paragraphs: [
        'Plink! Something red bounced off {H}’s nose. It was a sweet. Plink, plonk, there came a green one and a striped one. Then it rained sweets on the whole street. Over the roofs hung a cloud as pink as a bathroom.',
        '“Sweets!” shouted {H}, and held up the umbrella, the wrong way up. {A} held out a saucepan. {H} wanted one of every kind, and most of all a golden toffee. “More!” called {H}. “Do you mean it?” asked the cloud. It had never been asked for more.'
      ]
    }
  ],
  way: [
    {
      id: 'toffees',
      A: 'partner',
      paragraphs: [
        'So it rained more. Lollies stuck in the flower pots, and jelly bears rolled down the gutters and held hands. Then came the golden toffees. Everybody in the street ate one at once. They were huge, and very, very chewy. “Um?” said {A}. “Um,” said {H}. By noon the sweets were up to their knees.'
      ]
    },
    {
      id: 'every-kind',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} sorted them on the doorstep, one of every kind. There were red ones that tasted of red, and green ones that tasted of soap. A brown one tasted of gravy. “That’s for people with no supper,” said {A}.',
        'There was a clear one that tasted of nothing. {H} sucked it for a long time, to be sure. Then it was gone, and {H} could not say when it had stopped. “That’s the best one,” said {A}. “You can have it for hours.”'
      ]
    },
    {
      id: 'bus-stuck',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The bus came round the corner, slower and slower. Its wheels pulled long pink strings behind them. In the middle of the street it stopped. “I’m stuck,” said the driver, and looked out. “What on?” asked {H}. The driver licked a finger. “Raspberry,” said the driver.',
        'The people in the bus did not mind. They opened the roof hatch and held their hats up. Only one lady was cross. Her umbrella had a hole in it, and she only ever got the small ones.'
      ]
    },
    {
      id: 'shoe-stays',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} took a step, and the shoe stayed. {H} took another, and now the sock stayed too. {A} came to help, and stood still with one leg in the air. “I’ve got a bear on my heel,” said {A}.',
        'They leaned on each other and pulled. Slup! They sat down, both at once. When they got up again, the sweets came along. “You’ve got a tail,” said {H}. It was made of lollies, and it clacked.'
      ]
    },
    {
      id: 'man-with-broom',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A man came along with a broom. He swept the street every day, leaves in autumn and snow in winter. He looked at the sweets and scratched his head. “There’s no month for this,” he said.',
        'He began at the one end. For each sweet he swept, two came down. At the lamp post he sat on his heap and took off his cap. “Well,” said the man, “if you can’t sweep it,” and he had a mint.'
      ]
    },
    {
      id: 'pigeons',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The pigeons walked about among the sweets and did not know which were stones. One of them had pecked a toffee. It went up and down with its head, as they do, but its beak stayed shut. “Coo,” it wanted to say. It came out at the back of its neck.',
        '“Poor thing,” said {A}. {H} breathed on the toffee, until it was soft. The pigeon shook itself, and looked at {H}, and said everything that it had been saving up.'
      ]
    },
    {
      id: 'washing-line',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Somebody had hung out the washing. Now each sock was full to the top, and the trousers stood up by themselves. “They’ve got somebody in,” said {H}, and knocked on a knee. It rattled.',
        '{A} shook out a shirt. Twelve lollies fell from each arm. “I only washed it this morning,” said a neighbour from a window. She bit into a collar, to try it. Then she left it hanging for another hour.'
      ]
    },
    {
      id: 'snowman',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The marshmallows came next. They fell slowly and without a sound, and soon everything was white. {H} rolled a big ball and a small one, and put the small one on top. “What does it get for a nose?” asked {A}. There was liquorice.',
        'It was the softest man there had ever been. He sank a little each minute. First he had a waist, and then he had none. “He’s sitting down,” said {H}. After that he lay down, with the nose on top.'
      ]
    },
    {
      id: 'lemon',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'For ten minutes it rained sour lemon drops. Along the whole street people pulled the same face. {A}’s eyes shut by themselves. {H}’s ears went up. The baby across the road looked like a very old man.',
        '“Again,” said {H}, when it was over. They tried to keep a smooth face, and looked at each other. {A} was quite good at it. Then something jumped in one corner of {A}’s mouth, and it all folded up.'
      ]
    },
    {
      id: 'cloud-proud',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Is it nice?” asked the cloud. It had come down a bit, and hung over the chimney. “When I used to rain, they all ran in. They said, what horrid weather. They said it to my face.”',
        '“That was before,” said {A}. The cloud blushed, and got pinker and pinker. “They’re standing out in it,” it said to itself, “with nothing on their heads.” And it shook out one more corner.'
      ]
    },
    {
      id: 'pet-coat',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been out in it for five minutes, and had come back as something else. There was a jelly bear behind each ear, and stripes all down the back. {A} tried to lick it off, and got more and more tangled.',
        '“You’re all pick and mix,” said {H}, and began at the tail. It took a warm flannel and a lot of patience. {A} held up each paw in turn, and would not be hurried.'
      ]
    },
    {
      id: 'elder-one-each',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We got one on Saturdays,” said {S}. “One, in a twist of paper. You made it last until Monday.” {S} took one peppermint out of the air, and put it in a pocket. “Don’t you want more?” asked {A}.',
        '“I’ve got it for Saturday,” said {S}. It was only Tuesday. {A} looked at all the sweets up to the knees, and then at that pocket. It was odd which of them looked better.'
      ]
    },
    {
      id: 'child-mouth',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} lay down flat on a heap, held a boot open on the tummy, and waited. A lolly fell on the forehead, and two bears on the chin. {S} moved a bit to the left. Then they fell on the right.',
        '“You’ve got to stay where you are,” said {A}. “They know where I am,” said {S}, “and then they don’t come.” {S} put the boot down and turned away. And plink, one fell in.'
      ]
    },
    {
      id: 'baby-one',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was too small for sweets, and sat under the big umbrella. It sounded like a drum in there. {A} listened with an open mouth. Plink, went the umbrella, plonk. {A} beat on the floor with a spoon, at just the right moment.',
        'After that {A} did it before the plonk came. It looked as if {A} was making it. {A} thought so too, and beat a bit faster.'
      ]
    },
    {
      id: 'shtop',
      A: 'partner',
      paragraphs: [
        'Now nobody could open their door, and everybody was as thirsty as a camel. “Shtop!” called {H} to the cloud. “Pleashe shtop!” {H}’s teeth were stuck together with more toffee. “More?” asked the cloud, and it hailed peppermints. “Enuff!” shouted the whole street. “A lot more? With pleasure!” {A} pointed at {H}’s mouth and then at the cloud. It could not understand a word they said.'
      ]
    }
  ],
  turn: [
    {
      id: 'empty-glass',
      A: 'partner',
      paragraphs: [
        '{H} thought of how you ask for something without talking. {H} waded in, and came back with an empty glass. {H} held it up high with both hands, and looked at the cloud over the edge. {A} held one up as well, and turned it over. It was quite dry.',
        'The sweets fell slower. “What, just that?” asked the cloud. “The old stuff?” {H} nodded, as hard as one can. The cloud frowned, and went from pink to grey. Plip. At the bottom of the glass lay a drop of water.'
      ]
    },
    {
      id: 'drinking',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'It filled up to the first finger, and then to the second. {H} drank, and the toffee let go. “Ah,” said {H}. It was the first word in that street since noon. {A} drank next, and had a great deal to say.',
        '“It doesn’t taste of anything,” said {H}, “and it tastes so good!” The cloud heard it. “It’s an old recipe,” it said.'
      ]
    },
    {
      id: 'bus-rolls',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'The rain ran down the bus, and under it. There was a long, slow slurp, and the wheels came free. “Everybody in?” called the driver. Nobody was. They all stood in the rain, and had taken off their hats.',
        '“We’ll walk,” said the cross lady, and gave {H} her umbrella, the one with a hole. “I like it,” she said, “when it comes in.”'
      ]
    },
    {
      id: 'washed-away',
      A: 'partner',
      paragraphs: [
        'Then it rained, just rained, with real drops. People stood out in it with open mouths. “Lovely weather!” they called, and the cloud heard that too. It washed the roofs and the street. The last jelly bears went by on a lolly stick.',
        'Nobody wanted anything sweet for supper. There was bread and cheese, and a jug of rain. {H} had kept one golden toffee. “For tomorrow?” asked {A}. {H} thought about it. “For next week,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran out into it, and forgot to put on a hat.',
      '{names} stood under the edge of the roof, where the most came down.',
      { text: '{names} brought a bucket, and it was full before it was put down.', needs: ['hands'] },
      { text: '{names} held up a sheet by the corners, and it sagged.', needs: ['hands'] }
    ],
    way: [
      '{names} waded to the door and back, and it crunched.',
      '{names} chewed, and could not say what was the matter.',
      { text: '{names} dug a path with a soup spoon, and it rained shut again.', needs: ['hands'] },
      { text: '{names} waved at the cloud with both arms, and it waved back.', needs: ['hands'] }
    ],
    turn: [
      '{names} drank until there was a sloshing noise.',
      '{names} stood in the rain with open mouth, and got wet from top to toe.',
      { text: '{names} held up a cup as well, and the cloud did not miss one.', needs: ['hands'] },
      { text: '{names} shook the last bears from the umbrella.', needs: ['hands'] }
    ]
  },
  bed: [
    'The umbrella stood the right way up again, and dripped. On the sill was one glass of rain.',
    '{H} brushed every tooth, at the front, at the back and in between, and then once more. Then {H} lay down.'
  ],
  last: [
    'Plip, it went outside, nothing but water, and {H} was asleep.',
    'High up a cloud hung over the roofs, and was wanted, and {H} was asleep.'
  ]
})
