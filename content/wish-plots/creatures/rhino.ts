import { wishPlot } from '../wish-plot.ts'

export const rhino = wishPlot({
  id: 'wish-rhino',
  wishes: ['rhino', 'rhinos', 'rhinoceros', 'rhinoceroses', 'baby rhino', 'rhino waterhole', 'rhino mud'],
  answers: ['rhino', 'rhinos', 'rhinoceros', 'rhinoceroses', 'baby', 'horn', 'mud', 'bird', 'charging', 'charges', 'grumpy', 'big', 'grey', 'gray', 'black', 'white', 'safari', 'oxpecker', 'savannah', 'africa'],
  except: ['hippo', 'hippos', 'elephant', 'elephants', 'ballet', 'lost', 'loses', 'ill', 'poorly', 'hurt', 'shot', 'poacher', 'poachers', 'extinct', 'died', 'dead', 'zoo', 'who', 'that', 'wants', 'can’t', 'beetle', 'yawn', 'yawns', 'unicorn', 'lion', 'school', 'tutu', 'dance', 'dances'],
  company: ['rhino', 'bird', 'mud', 'horn', 'mirror', 'chair', 'basket'],
  about: 'A rhino that can hardly see charges at the furniture, and learns to send its bird ahead before it meets another rhino.',
  titles: ['Who Goes There, Said the Rhino', 'The Bird Goes First', '{H} Charges a Chair', 'A Rhino in the Hall', 'In Case of Doubt'],
  want: [
    {
      id: 'hot',
      A: 'partner',
      paragraphs: [
        'It was hot on the plain, and {H} was a rhino, with a paper cone for a horn. {H} wanted to lie in the mud, a thick brown blanket at the other end of the hall. On the rhino’s back sat its bird. That was {A}’s hand in a red glove.',
        'Then the rhino stopped. “There’s somebody standing there,” it said. “Who?” asked the bird. “I can hardly see,” said the rhino. “We’re all like that.”'
      ]
    }
  ],
  way: [
    {
      id: 'charge',
      A: 'partner',
      paragraphs: [
        'When a rhino isn’t sure, it charges. {H} put down the horn and thundered off. The bird was left behind in the air. Boof! The somebody was soft, and fell over, and was the washing basket.',
        '“You might have told me,” said the rhino, with a sock on its horn. “I was just going to,” said the bird. “There’s another,” said the rhino. “It’s holding out its arms.” And off it thundered. Boof! That was the armchair.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I can hear, though,” said the rhino. “My ears go round by themselves, one to the front and one to the back.” {H} had a hand at each ear, and turned them. “In front of us there’s a fridge. Behind us there’s somebody eating toast.”',
        '“That’s me,” said {A}, and swallowed. “It’s got butter on it,” said the rhino. “You can’t hear butter,” said the bird. “No,” said the rhino. “I can smell that. I can smell it better than anybody.”'
      ]
    },
    {
      id: 'horn',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The horn had got a bend in it from the armchair. “It’ll grow,” said the rhino. “It’s the same stuff as fingernails.” They looked at {H}’s fingernails. They would have to be let alone for some time, to come to a horn.',
        '“And you’d need to grow it on your nose,” said the bird. {A} straightened out the paper and put it on again. “How do you eat ice cream with that?” “From the side,” said the rhino.'
      ]
    },
    {
      id: 'pecking',
      A: 'same',
      spare: 3,
      paragraphs: [
        'As they walked, the bird had its supper. It went up and down the rhino’s back and picked off whatever sat there. There was a crumb, and a hair, and a bit of blue fluff. “A bit higher,” said the rhino. “There. Oh, there.”',
        '“Does it taste nice?” “Like jumper,” said the bird. “And what do I get for it?” asked the rhino. “I shout if anything’s coming,” said the bird. “You never shout.” “Nothing’s ever got as far as coming,” said the bird. “You’re always there first.”'
      ]
    },
    {
      id: 'pet-bush',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'In the tall grass by the door lay {A}. The rhino put down its horn, and was just going to thunder, when {A} turned its head. “It moves,” said the rhino. “Then it’s no chair.”',
        'It came nearer, one foot at a time, and took a good sniff. {A} smelled of {A}. There was no mistaking that, even for a rhino. They both breathed out, and the rhino went round on the other side.'
      ]
    },
    {
      id: 'elder-glasses',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once said good morning to a letter box,” said {S}. “I’d left my glasses at home. I asked it about its knee.” “What did it say?” asked {A}. “Nothing,” said {S}. “I thought that it was hurt.”',
        '“Did you charge?” “At my age you just go on,” said {S}, “and nod to whatever it is. It’s surprising how many things will nod back, on a windy day.” The rhino made up its mind to try that too, when it was older.'
      ]
    },
    {
      id: 'child-calf',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Now I’m the baby rhino,” said {S}, “and I haven’t got a horn yet. I’ve only got a bump.” It was a bottle top. The baby ran beside the big one, and when that stopped, it ran on a bit.',
        '“Charge,” said the baby. “At what?” asked {A}. “At that,” said the baby, and put its head down, and charged a slipper. At the third go it lay on its back. “It’s given up,” said the baby, and brought it along.'
      ]
    },
    {
      id: 'other-crash',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“What do you call a lot of rhinos?” asked {A}. “You can say a herd,” said {H}. “But the proper word is a crash. A crash of rhinos.” {A} looked at the washing basket, and said that it was a very good word.',
        'Then {A} got a yoghurt pot for a horn, so that there would be two. They stood side by side and could not see anything, both at once. “Is that you?” asked {A}. “I think so,” said {H}. “Mind the chair.” It was {A} who got it.'
      ]
    },
    {
      id: 'tracks',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The bird found tracks. Somebody had walked across the hall with three toes on each foot, and heavily. “What could that be?” asked the bird. The rhino put its nose right down on them. “It’s enormous,” it said. “It was here just now. And it smells of toast and butter.”',
        'It followed the tracks with its horn to the ground, all the way round the table. They went on for as long as it did. “It’s behind us,” whispered the rhino. “In a way,” said the bird.'
      ]
    },
    {
      id: 'too-late',
      A: 'partner',
      paragraphs: [
        '“The trouble is,” said the bird, “that you charge first, and ask after that.” “I can’t look,” said the rhino. “To me that lamp’s a giraffe.” “But I can,” said the bird. “I see crumbs from the tops of trees. Only I’m always left behind, sitting on air.”'
      ]
    }
  ],
  turn: [
    {
      id: 'bird-first',
      A: 'partner',
      paragraphs: [
        '“Then you go first,” said {H}. It was just in time. Beside the mud, in the hall mirror, something moved, and it had a horn. The rhino put down its own and scraped with one foot. But it waited. The bird flew ahead, and came back to the rhino’s ear.',
        '“It’s a rhino, with a sock on its horn,” said the bird. “And on its back there’s a bird, a red one, extremely handsome.” “Is it going to charge?” asked {H}. “I don’t think so,” said the bird. “It’s asking its bird.”'
      ]
    },
    {
      id: 'good-evening',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And who’s that over there?” asked the rhino. The bird flew off and looked. “That’s the coat stand,” it said. “It’s been with us for years.” So the rhino said good evening to it. It said good evening to the umbrella as well, and to both the boots, one after the other.',
        '“I’d no idea that so many people lived here,” said the rhino. “I’ve knocked over nearly all of them.” “They don’t seem cross,” said the bird. “The basket hasn’t even picked up its socks.”'
      ]
    },
    {
      id: 'after-you',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The rhino took one step to the left, to let the other by. The other went to the same side. “After you,” said the rhino. The other one said something too, at the same time, and stopped when it did.',
        '“It’s very well brought up,” said the bird. “It won’t say a word while you’re talking.” The two birds bowed to each other. Neither of them would be the first to leave off.'
      ]
    },
    {
      id: 'sun-cream',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Mud is what rhinos have for sun cream. So {H} rolled over, to have it on both sides, and the blanket came round as well. Only the horn stuck out. “You’ve missed a bit behind the ears,” said the bird, and put it right.',
        'The bird did not want any. It had feathers, it said, and it had washed on Sunday. It walked up and down on the mud in a clean red glove. “Not there,” said the mud. “That tickles.”'
      ]
    },
    {
      id: 'noses',
      A: 'partner',
      paragraphs: [
        'The two rhinos came up close and touched noses. “Its nose is cold,” said {H}. “And flat.” “It’s had a hard life,” said the bird. They breathed, and a bit of fog came between them.',
        'Then the rhino lay down in the mud, and the other one lay down in its own. “Who goes there?” asked the rhino, with both eyes shut. “Only me,” said {A}, “with your sock.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} grazed on the plain, and hoped not to look like anybody.',
      '{names} moved out of the line between the rhino and the mud.',
      { text: '{names} gave the horn a twist, to make it sit.', needs: ['hands'] },
      { text: '{names} fanned the plain with a newspaper, which was no use at all.', needs: ['hands'] }
    ],
    way: [
      '{names} hid behind the somebody, until it fell over.',
      '{names} took no risks, and went under the table.',
      { text: '{names} picked up the washing off the plain.', needs: ['hands'] },
      { text: '{names} apologised to the armchair.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept out of the mirror, so that there were only two.',
      '{names} came a bit nearer the mud, now that the bird was in front.',
      { text: '{names} waved, and somebody beside the other rhino waved as well.', needs: ['hands'] },
      { text: '{names} turned down the lamp, so that it was no longer a giraffe.', needs: ['hands'] }
    ]
  },
  bed: [
    'The washing basket was stood up again, and the armchair had not minded. The horn went on the windowsill, with its point to the moon.',
    '{H} washed off the mud, front and back. On the way to bed something white and soft stood there in the dark. This time the bird went first, and it was the pillow.'
  ],
  last: [
    'Something came up, very quietly, from all sides. It was only sleep, and {H} let it.',
    'Both ears were turned to the front, and nothing was there, and {H} was asleep.'
  ]
})
