import { wishPlot } from '../wish-plot.ts'

export const coloursWrong = wishPlot({
  id: 'wish-colours-wrong',
  beginsElsewhere: true,
  wishes: ['sea pink', 'sea was pink', 'sea turned pink', 'pink sea', 'ocean pink', 'pink ocean', 'sea red', 'sea orange', 'sea purple', 'purple sea', 'sea yellow', 'water pink', 'sky green', 'sky was green', 'green sky', 'sky turned green', 'sky pink grass', 'sky orange', 'sky purple', 'purple sky', 'sky yellow', 'grass blue', 'blue grass', 'grass pink', 'pink grass', 'grass purple', 'purple grass', 'grass orange', 'colours wrong', 'colors wrong', 'colours all wrong', 'colours mixed', 'colours mixed up', 'colors mixed', 'colours swapped', 'colors swapped', 'colours swap', 'colours changed', 'colors changed', 'colours change', 'colors change', 'colours different', 'colors different', 'wrong colour', 'wrong color', 'everything wrong colour', 'everything wrong color', 'everything different colour', 'everything different color', 'everything changed colour', 'everything changed color', 'tomatoes blue', 'bananas blue', 'trees blue', 'trees pink', 'sun green', 'sun blue', 'snow pink'],
  except: ['sunset', 'hair', 'skin', 'blind', 'flamingo', 'flamingos', 'shark', 'dolphin', 'whale', 'monster', 'house', 'paint', 'painting', 'bedroom', 'unicorn', 'why', 'uniform', 'poo', 'cup', 'plate', 'bowl', 'football', 'traffic', 'polluted', 'oil', 'sick', 'wash', 'washing', 'chameleon', 'octopus', 'fairy', 'slime', 'eggs', 'ham', 'shirt', 'hat', 'socks', 'car', 'cat', 'dog', 'lost', 'missing', 'gone'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'sea', 'ocean', 'water', 'sky', 'grass', 'sun', 'trees', 'tree', 'leaves', 'snow', 'clouds', 'tomatoes', 'bananas', 'everything', 'world', 'whole', 'all', 'the', 'pink', 'green', 'blue', 'red', 'orange', 'yellow', 'purple', 'black', 'white', 'brown', 'colour', 'colours', 'color', 'colors', 'coloured', 'wrong', 'different', 'mixed', 'up', 'swapped', 'swap', 'changed', 'change', 'changes', 'turned', 'turns', 'went', 'was', 'were', 'is', 'and', 'instead', 'of', 'one', 'for', 'a', 'became', 'funny', 'opposite', 'things'],
  moods: ['question', 'first'],
  company: ['tomato', 'tomatoes', 'sky', 'sea', 'grass', 'postcard', 'lemon', 'banana', 'bananas', 'tongue', 'fire engine', 'post box', 'window', 'plant', 'pot', 'sun', 'fireman', 'ship'],
  isTale: true,
  asked: true,
  fed: true,
  about: 'All colours are wrong, and the hero may eat the tomato as soon as it is red; so two have to find out what colour red is today, and it has been in their mouths all day.',
  titles: ['What Colour Red Is Today', 'Four Tomatoes', '{H} Puts Out a Tongue', 'The Blue One', 'It Tasted Red'],
  want: [
    {
      id: 'four-tomatoes',
      A: 'partner',
      paragraphs: [
        'That day all the colours were wrong. The sky was green from end to end, and the grass was orange. On the postcard by the sink the sea was pink, and so was the real one.',
        '{H} had a plant in the window, with four tomatoes on it. {H} had given it water since spring, and waited. “When one’s red,” {A} had said, “you may eat it.” It had to be today! But today three of them were orange, and one was blue.'
      ]
    },
    {
      id: 'breakfast',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Breakfast had been hard enough. The egg had a red yolk, and the white of it was lilac. “It’s the same egg,” said {A}. “You’ve only got to shut your eyes.” They shut them, and ate. It really was the same egg, with a little salt on it.',
        'Then {A} could not find the cup. {A} opened one eye, saw what was in the cup, and closed it again. “What colour was it?” asked {H}. “I’m not going to tell you,” said {A}. “It’s your turn next.”'
      ]
    }
  ],
  way: [
    {
      id: 'nearly-red',
      A: 'partner',
      paragraphs: [
        '“Orange is nearly red,” said {H}, and picked the largest. It was so sour that both {H}’s ears moved. “That’s green,” said {A}. “It only looks orange. So does the grass.” They looked at the blue one, and said nothing.',
        '“I think it’s gone bad,” said {A}. {A} turned the pot, so that the blue tomato had to look out of the window. “We’ll just wait till there’s a red one.”'
      ]
    },
    {
      id: 'socks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} tried to find two socks that matched. It was easier than expected. Whatever had been the same yesterday was the same today. It was only all something else. “These were grey,” said {A}, holding up a purple pair. “They’re more cheerful now. I don’t know if I am.”',
        'At the bottom lay one by itself. It had been by itself for years, and now it was purple too. {A} put it with the others. After that there were three, and one of them always felt in the way.'
      ]
    },
    {
      id: 'crayon-sea',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a picture on the fridge that {H} had drawn last week. The blue crayon had been used up, and so the sea in it was pink. “The sea isn’t pink,” everybody had said then. Well, now it was. {H} went to have a look at it.',
        'But the pink in the picture had gone yellow. “You can’t win,” said {A}. They took it off the fridge, and hung it up again the other way round. Now it was a beach.'
      ]
    },
    {
      id: 'lights',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Down at the crossing stood eleven cars and a cyclist. They all looked up at the lights. The top one was blue, and the bottom one was orange. Nobody knew what that meant. A policeman came, who did not know it either, and held up one hand.',
        '“The top’s for stop,” a lady called out. “It’s always been the top.” He thought about that, and wrote it on a piece of card. Then he let them go, one at a time, and everybody thanked him out of the window.'
      ]
    },
    {
      id: 'a-turquoise',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Would you like an orange?” asked {A}, and held one out. It was turquoise. “Then it’s a turquoise,” said {H}. {A} put it back in the bowl, next to a lime. The lime was orange. “So that one’s an orange,” said {A}, “and this is a turquoise. And what do we call a lime?”',
        'They cut up all three, to see if that made it clearer. It did not. “I’ll have half a that,” said {H}, and pointed.'
      ]
    },
    {
      id: 'aunt-at-the-sea',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The telephone rang. It was the aunt who lives by the sea. “It’s pink as far as you can look,” she said. “There’s a ship on it like a cherry on a pudding. The gulls have sat down. They’d like to see first how it goes on.” {H} asked if she could keep a bit of it.',
        'She went out with a jam jar. They heard her shoes, and the waves. “No,” she said. “As soon as I’ve got it in the jar it’s just water.” That had been the same when it was blue.'
      ]
    },
    {
      id: 'the-match',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the park the Reds were playing the Blues. That is to say, the Blues were playing the Pinks. Someone in blue got the ball and looked up. There were eleven players in blue, and he knew that they were his. But he had shouted against blue since he was six years old.',
        'He passed it to a pink one. “Sorry,” he said. “Don’t mention it,” said the pink one, and passed it back. It was the friendliest match that had ever been played there. It ended nil all.'
      ]
    },
    {
      id: 'the-painter',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Across the road a painter stood on a ladder. For three days he had been painting a wall yellow. This morning it was red, and so was the pail. He climbed down and read the lid. “Sunshine,” it said. He looked up at the sun. It was red as well.',
        '“Then it’s right,” he said, and climbed up again. A man leaned out over his head. “I ordered yellow,” he called. “You’ll get it,” said the painter, “as soon as there is any.”'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had put on something plain, so as not to make things worse. “It’s my quiet brown one,” said {A}. It was violet, from the collar down. The buttons were worse. {A} stood in front of the mirror with hands held out, and did not dare to touch it.',
        '“It suits you,” said {H}. “Does it?” {A} turned to the left, and to the right, and breathed in. “I’d never have bought it,” said {A}. “But I’ve already got it.”'
      ]
    },
    {
      id: 'names',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was writing a list. “I’m giving them all new names,” said {S}. “That isn’t green up there. That’s skoon. And the grass is mump.” “You can’t just make up colours,” said {A}. “Somebody did,” said {S}. “Somebody made up mauve.”',
        'It was hard to say anything against that. They looked out, at the mump and the skoon. It was a beautiful day. “And what’s that one?” asked {A}, and meant the postcard. “That’s sea,” said {S}. “I’m leaving that as it is.”'
      ]
    },
    {
      id: 'grey-box',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was not put out at all. “We had a television that was only grey,” said {S}. “There were grey roses on it, and grey lions. But I knew what colour they were. I did it myself, with my head.” “And was it right?” asked {A}. “It was always right. I saw a grey queen in a green hat.”',
        '“Years later there was a picture of it in the paper. The hat was pink.” {S} shook {S}’s head. “They’d got it wrong,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A}’s supper was violet today, with something turquoise in it. They all stood round, to see what {A} would do. {A} began at the left, as always, and ended at the right. Then {A} looked at them, as if they had been standing there for no reason.',
        '“It doesn’t even mind the turquoise,” said {H}. {A} had never in this life asked what colour anything was. It had only ever been a question of how much.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had three bricks, and knew them well. Now somebody had come in the night and swapped them. {A} frowned. {A} tried the first one with {A}’s mouth, and then the second and the third.',
        'The frown went away. They were the same. One was sharp at the corner, one was the loud one, and one tasted of the rug. {A} banged the loud one on the table, and told everybody.'
      ]
    },
    {
      id: 'something-red',
      A: 'partner',
      paragraphs: [
        'To know red when it came, they went to look at some. The bananas were red, and the lemon, and the sun. “But those are yellow,” said {H}. A fire engine drove by, and it was blue. “They’ve painted it,” said {A}. The post box was blue. “That too.”',
        '{A} stuck out a tongue at the lemon, which had tricked them. {H} looked at that tongue. “Have you been eating blueberries?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'tongue',
      A: 'partner',
      paragraphs: [
        '“No,” said {A}. “Show me yours.” It was blue as well, right to the back. “And nobody paints a tongue,” said {H}. “It’s red every day. So today blue is red!” They turned the pot round again.',
        'Then they held out their tongues, on the left and the right of the tomato. Nobody could have told them apart. “Eath ith!” said {A}. So {H} bit. It burst, and it was warm from the window. “It tastes red,” said {H}.'
      ]
    },
    {
      id: 'fire-engine-again',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The fire engine came back, for it had only been a frying pan. {H} stood at the window, and put out a tongue at it. The fireman at the wheel was about to be cross. Then he looked at his bonnet. He looked into his mirror, and slowly put out his own.',
        '“It’s red!” he shouted to the others. “It’s been red the whole time!” They all drove off with their tongues out, and you could hear how glad they were. They had thought that it was just a blue car with a ladder.'
      ]
    },
    {
      id: 'strawberries',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Next door a man was carrying a bowl to the bin. “They were to be for my tea,” he said. “And they’ve all gone blue.” {A} said nothing. {A} only held out a tongue beside the strawberries, and waited.',
        'He put down the bowl. He looked at the tongue, and the bowl, and then at his own tongue in a spoon. A little later they saw him at his table. He had his eyes shut, and there was cream on his nose.'
      ]
    },
    {
      id: 'it-gets-dark',
      A: 'partner',
      paragraphs: [
        'In the evening they sat by the plant. First the green went out of the sky, and then the orange left the grass. On the postcard the sea was hardly pink, and then it was not pink at all.',
        'At last it was dark. The sky was dark, and the sea was, and the tomatoes. “That’s how it looks every night,” said {A}. “There, now it’s all correct.” {H} put out a tongue, to be sure. Not even {A} could see it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the sky, and at the grass, and changed them round.',
      '{names} sniffed at the blue tomato, and left it.',
      { text: '{names} turned the postcard upside down, and it was no better.', needs: ['hands'] },
      { text: '{names} wore sunglasses, and everything was wrong and brown.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned at the lemon, with a blue yawn.',
      '{names} tasted the orange one, and pulled a face.',
      { text: '{names} wiped the banana, but it was not paint.', needs: ['hands'] },
      { text: '{names} put the lime in with the oranges, where it belonged today.', needs: ['hands'] }
    ],
    turn: [
      '{names} put out a tongue as well, and kept it out.',
      '{names} got a drop of tomato, and it was enough.',
      { text: '{names} held up a spoon, for those who had no mirror.', needs: ['hands'] },
      { text: '{names} passed the salt, and that was the same as ever.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the pot back as it had been, with the other two tomatoes to the light. In the morning they would see what green was.',
    '{H} brushed round the tongue, and rinsed, and lay down. The pillow might have been any colour.'
  ],
  last: [
    'Behind {H}’s eyelids there was no colour at all, and {H} was asleep.',
    'The dark was the right colour, up to the edges, and {H} slept.'
  ]
})
