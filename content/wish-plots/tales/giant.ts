import { wishPlot } from '../wish-plot.ts'

export const giant = wishPlot({
  id: 'wish-giant',
  beginsElsewhere: true,
  wishes: ['giant', 'giants', 'friendly giant', 'kind giant', 'gentle giant', 'BFG'],
  except: ['house', 'shoe', 'shoes', 'spider', 'panda', 'squid', 'peach', 'beanstalk', 'jack', 'snail', 'rabbit', 'cat', 'dog', 'dinosaur', 'robot', 'turnip', 'ant', 'sloth', 'tortoise', 'causeway', 'afraid', 'scared', 'selfish', 'pumpkin', 'octopus', 'otter', 'bee', 'wheel', 'worm', 'crab', 'monster', 'teddy', 'bear', 'ice', 'cream', 'cake', 'pizza', 'strawberry', 'bubble', 'bubbles', 'tomato', 'marrow', 'egg', 'tiny', 'lives', 'who', 'that', 'ninja', 'ninjas'],
  answers: ['friendly', 'big', 'kind', 'gentle', 'foot', 'tall', 'good', 'nice'],
  company: ['giant', 'foot'],
  out: true,
  about: 'A giant stands on one leg in the street, because there is nowhere to put the other foot down.',
  titles: ['The Other Foot', 'A Giant on One Leg', '{H} Finds Room for a Foot', 'Mind the Washing', 'One Foot in the Street'],
  want: [
    {
      id: 'one-foot',
      A: 'partner',
      paragraphs: [
        'In the street stood a foot. It was as long as two buses, in a grey sock. Above it there was a leg, and the leg went up into the clouds. “It’s a giant!” said {H}, and wanted to see its face.',
        '“Good morning,” said the giant, so softly that the windows only hummed. “I’ve got the other foot in the air, and there’s nowhere to put it. There’s somebody everywhere.” {A} looked up. High over the roofs hung the other foot, and it had begun to tremble.'
      ]
    }
  ],
  way: [
    {
      id: 'no-room',
      A: 'partner',
      paragraphs: [
        '“Put it in the square,” called {H}. The foot came down, as slow as a lift. But in the square somebody was choosing a melon, and the foot went up again. “Then in the park!” called {A}. But in the park there were ducks.',
        'So they moved two bins and a bench out of the way. “Now!” called {H}. It was just enough for the big toe.'
      ]
    },
    {
      id: 'since-breakfast',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How long have you been standing like that?” called {A}. “Since breakfast,” said the giant. {H} stood on one leg, to see what it was like. At thirty {H} had to hold on to {A}. At forty {A} had to hold on to the lamp post.',
        '“I count the chimneys,” said the giant. “That helps. There are four hundred and twelve. One of them’s a stork.”'
      ]
    },
    {
      id: 'the-hole',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a hole in the grey sock, and a bit of giant stuck out. {H} patted it. It was warm, like the side of a ship.',
        '“Who was that?” asked the giant. “Me,” said {H}. “Again, please, a bit to the left,” said the giant. “I haven’t been able to reach it since the spring.” They both scratched, with a broom, until the whole street felt it.'
      ]
    },
    {
      id: 'whispering',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why do you talk so quietly?” called {H}. “I once said hello properly,” said the giant. “It took the hats off three villages. They’re still sending each other the wrong ones.”',
        'Then it had to sneeze. “Hold on to something,” it said. They held on to the bench. But it only sneezed inwards, to be polite, and far up you heard both ears pop.'
      ]
    },
    {
      id: 'onions',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Somebody with a handcart wanted to get by, and the toes went from one wall to the other. “Could you lift the big one?” called {A}. The giant lifted it, and the rest went up as well, as toes do. The handcart went through underneath, and the man on the handle took off his cap.',
        '“Who was that?” asked the giant, a little later. “Only somebody with onions,” called {H}. “I thought so,” said the giant. Beside the bench a tear came down. It was as big as a bath.'
      ]
    },
    {
      id: 'neighbours',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had brought a measuring tape, and went along the foot with it. At the little toe the tape came to an end. “It’s very big,” said {A}, and wrote that down. “What does it do for shoes?”',
        '“I had boats,” said the giant, who had heard it. “But somebody always wanted to go to sea in them.” {A} wrote that down as well, and underlined it.'
      ]
    },
    {
      id: 'lean-on-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Could you lean on something?” called {A}. The giant tried it with a hill. You heard the hill say something. A cow ran down from it, and then another one.',
        '“It’s too soft,” said the giant, and let go again. After that the hill had a dent on one side, just the shape of an elbow.'
      ]
    },
    {
      id: 'hopping',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Hop!” said {H}. “Then you can change over.” “I could hop,” said the giant. “Would you like to put away your cups first?” They thought about the cups. {H} thought about all the other cups, in the whole street, on all the shelves.',
        '“Better not,” said {A}. “No,” said the giant. It had stood like that for quite a long time, because of cups.'
      ]
    },
    {
      id: 'ninth-row',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What can you see up there?” called {H}. “An aeroplane,” said the giant. “Good morning to it. They’ve just been given their rolls. There’s a child in the ninth row, who’s waving to me.”',
        '“Wave back!” called {A}. “I’d rather not,” said the giant. “If I wave, I fall over, and they’d have to bring new rolls.” It thought about that for a while. “I winked,” it said then. “Now all of them are at the windows on that side.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had a look at the foot, from the heel to the toe. It took some time. Nobody had ever brought anything so big to this street.',
        '“It’s a giant,” said {H}. “There’s more of it further up.” {A} did not look further up. To {A} it was a wall that smelled of sock, and you can get used to that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I danced with somebody like that once,” said {S}. “He was so afraid for my feet that he never put his own down. We went round and round on one of them.” “Was it nice?” asked {A}.',
        '“It was lovely,” said {S}. “But in the end I had to say: left a bit, and now down. He’d only been waiting for somebody to tell him.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a giant too, and an ant was walking by. {S} lifted one foot, and held it in the air until the ant had gone. It was quite a slow ant.',
        '“You’re wobbling,” said {A}. “I know,” said {S}. “It’s got a crumb with it.” And {S} stood there, with both arms out, until the crumb was across as well.'
      ]
    },
    {
      id: 'cannot-see',
      A: 'partner',
      paragraphs: [
        '“Behind the houses there’s the old football field,” said {A}. “Can’t you see it?” “I can see the sea,” said the giant. “When I look straight down, I only see my knees.”',
        '“You haven’t got too little room,” said {A}. “You’ve got too much leg in front of it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'directions',
      A: 'partner',
      paragraphs: [
        '“Then I’ll do the looking,” said {H}, and stood on the bench. {A} ran ahead to the field and waved a tea towel. “Left,” called {H}. The foot moved over the roofs, and in all the windows it grew dark and light again. “Mind the washing! Now further. There’s a tree.”',
        'The foot stepped over the tree like somebody stepping over a cat. “Now down,” called {H}. “Slowly. Still slowly.”'
      ]
    },
    {
      id: 'the-goalpost',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was one goal on the field, right under the heel. “Stop!” called {H}. {A} took hold of one post and pulled, and the goal came along, step by step.',
        '“Take your time,” said the giant. It shook all over. But the foot stood still in the air until the goal was at the side.'
      ]
    },
    {
      id: 'the-sound',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the last moment they all held their breath, up there and down here. A sparrow flew out from underneath, and back in for its wife.',
        '“Is that everybody?” asked the giant. {H} looked along the whole edge of the shadow, once round. “Everybody,” called {H}.'
      ]
    },
    {
      id: 'the-face',
      A: 'partner',
      paragraphs: [
        'The foot came down with no more noise than a mattress. “Ah,” said the giant, and all the trees bent over. And because it could stand now, it could bend. The clouds moved apart. A face came down, as big as a hill. It had a nest in one eyebrow, and it smiled.',
        '“So that’s what you look like,” said {H}. “So that’s what you look like,” said the giant, and needed a while to find {H}. Then it went home, with long careful steps, and at each one it stopped and asked. In the field it had left a footprint. By the evening that was full of rain, and two ducks were in it already.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the big toe, and sneezed.',
      '{names} backed into a doorway, though the giant had very good manners.',
      { text: '{names} patted the sock in a friendly way, as far up as possible.', needs: ['hands'] },
      { text: '{names} opened umbrellas under the hanging foot, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} made room in the street as well, by breathing in.',
      '{names} stretched out in the empty space, to show how small it was.',
      { text: '{names} wheeled a row of bicycles round the corner.', needs: ['hands'] },
      { text: '{names} rescued three melons and put them in the shade of a wall.', needs: ['hands'] }
    ],
    turn: [
      '{names} went down low along with the foot, slowly, and then still slowly.',
      '{names} leaned to the left with the foot, as far as it would go.',
      { text: '{names} took in the washing until the foot had gone by.', needs: ['hands'] },
      { text: '{names} pointed at the field with both arms, like signposts.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bins and the bench were put back, and the tea towel went to the wash.',
    'With a clean neck {H} lay down, first one foot and then the other, with room for both.'
  ],
  last: [
    'Somewhere two feet lay side by side, and here there were two more, and {H} slept.',
    'Far off a step came down, as soft as a mattress, and {H} was asleep.'
  ]
})
