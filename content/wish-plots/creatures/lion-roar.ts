import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const lionRoar = wishPlot({
  id: 'wish-lions-roar',
  themes: ['lions'],
  except: [...NOT_WELL, 'leopard', 'cheetah', 'panther', 'jaguar', 'tiger', 'tigers', 'mouse', 'witch', 'wardrobe', 'zoo', 'circus'],
  answers: ['roar', 'roars', 'roaring', 'pride', 'loud'],
  company: ['lion', 'bathroom', 'pot', 'cub'],
  about: 'Two lions roar that everything is theirs, and from the bathroom come exactly as many roars back.',
  titles: ['Lions in the Bathroom', 'Mine, Mine, Mine', '{H} Counts the Lions', 'They’ve Got a Pot as Well', 'A Very Small Lion'],
  want: [
    {
      id: 'mine',
      A: 'partner',
      paragraphs: [
        '{H} was a lion, and {A} was the other lion of the pride. All this land was theirs. In the evening lions say so. {H} wanted it to be heard as far as the last door. “Mine!” roared {H}. “Mine! Mine!”',
        'They listened. “A roar like that goes five miles,” said {A}. It had gone as far as the bathroom. In there, behind the door, somebody roared back. “Ine,” it went. “Ine. Ine.”'
      ]
    }
  ],
  way: [
    {
      id: 'a-third',
      A: 'partner',
      paragraphs: [
        'They roared together, and two answered. “Lions count that,” said {A}. “If there are more of them than of us, we have to go home.” “We are at home,” said {H}. “And what if there are just as many?” “Then it’s a draw,” said {A}.',
        '“So we need a third lion,” said {H}. {A} took the soup pot, and roared into that for the third one. It was a lion with a very big chest. From the bathroom came three. And one of them had a pot.'
      ]
    },
    {
      id: 'manes',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s our manes,” said {H}. {H}’s was a yellow towel, and {A}’s was a brown jumper, round {A}’s face. “The darker it is, the stronger the lion,” said {A}. “They can tell that from a long way off.”',
        '“Then mine’s dark underneath,” said {H}, and shook it. It slid down over both eyes. There it was very dark indeed. The lion walked into the laundry, and growled at a shirt.'
      ]
    },
    {
      id: 'hello-again',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} went to look round the corner, and came back. They had to rub heads then, because lions of one pride do that when they meet. “Hello,” said {H}. “I was only gone for a moment,” said {A}.',
        '“It doesn’t matter,” said {H}. “You came back.” Then {H} went to look, and came back, and {A} rubbed heads with {H}. Nobody had seen anything round the corner, but their hair stood up on one side.'
      ]
    },
    {
      id: 'claws',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“We’ll creep up to the door,” whispered {H}. They went on four paws, and one of them clicked. “Claws in,” said {A}. “A lion walks with its claws in, so that they stay sharp and make no noise.”',
        '{H} looked at the paw, and pulled in all five fingers. It clicked again. It was the button on {A}’s sleeve. {A} pulled that in as well, and blushed, as far as a lion can.'
      ]
    },
    {
      id: 'drinking',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'All that roaring had made them dry, and they went to the water hole. It was one saucer with some water in it. A lion drinks with its tongue, lap by lap, and it lies down to do it. “It takes a quarter of an hour,” said {A}.',
        'They lapped, nose to nose. After a while {H} looked into the saucer. “It’s still full,” said {H}. “Where does it go?” They felt along their chins. It was all there.'
      ]
    },
    {
      id: 'half-a-lion',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '“Will you roar with us?” {H} asked {A}. They waited. {A} yawned, not very widely, and looked at them both. No sound came out.',
        '“It counts as half,” said {H}. Half of being a lion is how you look. {A} looked as though the land had been {A}’s for years.'
      ]
    },
    {
      id: 'at-the-zoo',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I roared at a real lion once,” said {S}, “through the glass.” “And did it roar back?” asked {A}. “It looked at me as if I’d rung at the wrong door. Then it yawned.”',
        '“How big was its mouth, inside?” {S} thought about how to say that. “There’d have been room for a bicycle,” said {S}. “I said sorry, and went on to the flamingos.”'
      ]
    },
    {
      id: 'tuft',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'For a while {S} was a cub, and lay in wait behind the chair. No cat but a lion has a tuft on its tail, and {A}’s was a sock. It twitched to the left. It twitched to the right. Then there was a cub on it.',
        '“Let go, I’m roaring,” said {A}. “I’ve got you,” said {S}. That’s how cubs learn it. {A} roared with a cub on the tail, and it came out a little higher at the end.'
      ]
    },
    {
      id: 'twenty-hours',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Lions sleep for twenty hours a day,” said {A}. “We’re late.” They lay down on the spot, to catch up. {H} shut one eye, and kept the other on the bathroom. “Are you asleep?” asked {H}. “I’ve done about an hour,” said {A}. It had been as long as a yawn.',
        'Then something growled, quite low. They both sat up. “Was that them?” whispered {A}. It growled again, and it was nearer. {H} felt with one paw. “It’s my tummy,” said {H}. “Then we’re one more,” said {A}.'
      ]
    },
    {
      id: 'sausage',
      A: 'partner',
      paragraphs: [
        '“They’ve got a pot as well,” said {H}. {A} put {A}’s head on one side. “Say something else,” said {A}. “Something that no lion would say.” “Sausage!” roared {H}. “Age,” said the bathroom.',
        '“It’s us,” said {A}. “That’s our own roar. It’s all tiles in there, and nothing soft. The roar can’t lie down anywhere, and so it comes back.” {H} felt sorry for a roar like that. It had gone all that way.'
      ]
    }
  ],
  turn: [
    {
      id: 'somewhere-soft',
      A: 'partner',
      paragraphs: [
        '“Then we’ll make it a bed,” said {H}. On soft paws they carried four cushions, two coats and the big blanket into the bathroom. “Mine!” roared {H} from outside. Nobody answered.',
        '“They’ve gone,” said {A}. {H} stood there for a bit. “I’d got used to them,” said {H}. {H} went and took it all away again but one cushion. “Hello?” said {H}, not loud. “Lo,” said somebody. It was a very small lion.'
      ]
    },
    {
      id: 'yawn',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{A} yawned, with all {A}’s teeth. At once {H} had to yawn too. When one lion of a pride yawns, the others do it too. Then they all get up and go the same way.',
        'They looked at each other. Neither of them had planned to go anywhere. So they walked round the rug, shoulder to shoulder, and lay down where they had been.'
      ]
    },
    {
      id: 'cheek',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“You needn’t roar to say that it’s yours,” said {A}. “You can just rub your cheek on it.” {H} rubbed one cheek on the door frame, and {A} did the other side.',
        '“What does it say?” asked {H}. {A} smelled it. “It says that two lions live here, and one’s had soup.” They left it like that. There was nothing in it that was not true.'
      ]
    },
    {
      id: 'heap',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'A pride sleeps in a heap, with its paws on whoever’s next. {H} put one paw on {A}, and {A} put one on {H}. That left six, and they didn’t know where to put them.',
        '“Whose elbow’s that?” asked {A}. “The pride’s,” said {H}. They lay on the rug and breathed. Every now and then somebody’s tail twitched, because of a fly that was a long way off.'
      ]
    },
    {
      id: 'ours',
      A: 'partner',
      paragraphs: [
        'They sat down outside the door, with their chins on their paws. “It’s only a cub,” whispered {H}. “It’s got no mane yet.” “Ask it what it wants,” said {A}. {H} thought about how to say it.',
        '“Is all this land yours?” asked {H} softly. It was quiet behind the door. “Ours,” said the small lion. The two big ones looked at each other. That was so right that neither of them had anything to add.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined the pride, which made it larger and warmer.',
      '{names} went to the bathroom door, and came back faster.',
      { text: '{names} stood the toothbrushes up again, after the first roar.', needs: ['hands'] },
      { text: '{names} fluffed up the manes, back and front.', needs: ['hands'] }
    ],
    way: [
      '{names} curled up small, since the other side had a pot.',
      '{names} thumped on the floor, and the bathroom thumped as well.',
      { text: '{names} counted lions on some fingers, and it was still a draw.', needs: ['hands'] },
      { text: '{names} offered the lion with the pot a ladle.', needs: ['hands'] }
    ],
    turn: [
      '{names} gave up a cushion, for a roar to lie on.',
      '{names} leaned against the door, to keep somebody company.',
      { text: '{names} carried the coats out again, one on each arm.', needs: ['hands'] },
      { text: '{names} left the door open a crack, as you do for cubs.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot went back to the kitchen, and the coats to their hook. One cushion stayed where it was.',
    'In the bathroom {H} washed on soft paws, and whispered good night to the small lion. “Ight,” it said. Then the last lion walked over its land, and lay down.'
  ],
  last: [
    'For five miles round all this land was ours, and {H} slept.',
    'At last a roar had found somewhere soft to lie down, and so had {H}, who was asleep.'
  ]
})
