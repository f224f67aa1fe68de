import { wishPlot } from '../wish-plot.ts'

export const hamster = wishPlot({
  id: 'wish-hamster',
  themes: ['rabbits'],
  wishes: ['hamster for the weekend'],
  only: ['hamster', 'hamsters', 'pet', 'pets'],
  except: ['class', 'classroom', 'school', 'nursery', 'died', 'dead', 'escaped', 'lost', 'show', 'bear', 'teddy', 'toy', 'dog', 'cat', 'snail', 'worm', 'fish', 'goldfish', 'stick', 'insect', 'insects', 'tortoise', 'turtle', 'gecko', 'lizard', 'snake', 'frog', 'tadpole', 'tadpoles', 'chick', 'chicks', 'mouse', 'mice', 'spider', 'rat', 'dragon', 'bird', 'parrot', 'rabbit', 'rabbits', 'bunny', 'hare', 'hares', 'guinea', 'gerbil'],
  answers: ['class', 'pet', 'wheel', 'weekend', 'home', 'comes', 'coming', 'came', 'bring', 'brings', 'bringing', 'brought', 'school', 'nursery', 'looking', 'look', 'after', 'turn', 'our', 'staying', 'stays', 'take', 'taking', 'half', 'term', 'holidays', 'feed', 'friday', 'back', 'give'],
  moods: ['sleepless', 'waiting'],
  company: ['hamster'],
  about: 'The hero wants to play with a hamster that sleeps all day, and finds out which shift it is on.',
  titles: ['The Night Shift', 'Good Morning, Said the Hamster', '{H} and the Sleeping Hamster', 'Nothing to Report', 'A Quarter of a Cracker'],
  want: [
    {
      id: 'for-the-weekend',
      A: 'partner',
      paragraphs: [
        'The hamster had come for the weekend, cage and all, and {H} was in charge. {H} wanted to play with it. {H} had made it a track with bends and a tunnel, a tower, and a hat. But the hamster was asleep. There was a heap of straw in the corner, and the heap went up and down.',
        '“Perhaps it’s tired from the journey,” said {A}. “When does it get up?” asked {H}. “When it’s had enough,” said {A}. {H} put the hat beside the cage and sat down to wait.'
      ]
    }
  ],
  way: [
    {
      id: 'cock-a-doodle',
      A: 'partner',
      paragraphs: [
        'At ten the heap went up and down. At twelve it did that too. {H} said good morning to the hamster, and then good afternoon. {H} opened the curtain wide. The heap pulled in a foot, and closed the straw from inside.',
        '“Did you see that?” said {H}. “It shut the door!” “I’d do that as well,” said {A}, “if somebody let the light in.”'
      ]
    },
    {
      id: 'cracker',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} laid a quarter of a cracker in the dish, for the smell. They looked out of the window for a moment, because of a dog. When they looked back, the cracker was gone.',
        '“It’s awake!” said {H}. But the heap went up and down. “It’s got pockets in its cheeks,” said {A}. “It can put its shopping in there, right up to its shoulders. Then it eats in bed.” {H} thought that it sounded like a very good bed.'
      ]
    },
    {
      id: 'tower',
      A: 'same',
      spare: 2,
      paragraphs: [
        'To pass the time {H} tried out the track. {H} lay on one elbow, and went round all the bends with two fingers. They were good bends. “Go through the tunnel,” said {A}, who was a hamster too, with the other hand.',
        'The two hands met in the middle of the tunnel, and nobody could turn round. “After you,” said {A}. “After you,” said {H}. In the straw somebody snored.'
      ]
    },
    {
      id: 'whispering',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Is it up?” asked {A} from the door. “Sh!” said {H}. “What are you whispering for?” whispered {A}. “You want it to wake up.” {H} had to think. “I don’t want it to know that it was me,” said {H}.',
        'So {A} went out and dropped a saucepan, by accident. {H} had to put both hands over {H}’s ears. The heap had not even stopped in the middle of going up.'
      ]
    },
    {
      id: 'the-name',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The name was on the cage, and it was Captain. “Captain!” called {H}. “It doesn’t look like a captain,” said {A}. “You’ve only seen its back,” said {H}.',
        '“All hands on deck!” called {A}, in a ship’s voice. In the straw something stretched until it was twice as long. Then it rolled up the other way round. “That was a yes,” said {H}. “It just wasn’t a now.”'
      ]
    },
    {
      id: 'colleague',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} knew that there was somebody in the straw. {A} had known it since Friday. But {A} was a guest at that end of the room, and behaved like one, and only looked.',
        '“You can’t play with it either,” said {H}. So they both looked. After a time {A} was also asleep, and {H} was the only one who was not.'
      ]
    },
    {
      id: 'worked-nights',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had a neighbour like that,” said {S}. “He baked bread. When I went up to bed, he came down whistling.” “Did you ever talk to him?” asked {A}.',
        '“On the stairs,” said {S}. “Twice a day, for a minute. I said good night, and he said good morning. We were friends for nine years.” {A} looked at the straw for some time.'
      ]
    },
    {
      id: 'is-the-heap',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} lay down under all the coats and was the hamster. It was a big heap, and it went up and down. “Wake up, Captain,” said {A}. “I can’t,” said the heap. “I haven’t had enough.”',
        '“When will you have had enough?” “When there’s a biscuit.” {A} brought one. A hand came out, put it inside, and closed the coats.'
      ]
    },
    {
      id: 'in-its-dream',
      A: 'same',
      spare: 10,
      paragraphs: [
        'After lunch the straw began to shake. “Now!” said {H}. But nobody came out. Two pink feet stuck out of the heap. They were running, as fast as they could, on nothing. “It’s dreaming,” said {A}.',
        '“It’s playing already,” said {H}, “and I’m not in it.” {A} looked at the feet for a while. “How do you know?” said {A}. “It’s got a bend there, do you see? Perhaps that’s your track.” The feet turned left, and went through something. It could quite well have been a tunnel.'
      ]
    },
    {
      id: 'read-aloud',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Read it something,” said {A}, “so that it knows we’re here.” There was only the bag of food. {H} held it up, and {A} read out what was on the back. “Oats, maize, millet,” it said. The heap went up and down. “Dried peas. May contain a peanut.” And the heap stopped.',
        '“Say that again,” whispered {H}. “Peanut,” said {A}. An ear came out of the straw. They shook the bag and looked in every corner of it. It did not contain one. “You shouldn’t have read that bit,” said {H}, as the ear went in again.'
      ]
    },
    {
      id: 'worn-out',
      A: 'partner',
      paragraphs: [
        'It got dark. {H} had yawned four times by now, and the hat was still on the table. “It doesn’t want to,” said {H}. {A} knelt down and looked into the cage. There was a wheel in it, and the middle of the wheel was worn quite smooth.',
        '“Somebody runs on that for miles,” said {A}. “So when does it do it?” They looked at each other. “Not when we’re here,” said {H} slowly. “It isn’t lazy. It’s on nights.”'
      ]
    }
  ],
  turn: [
    {
      id: 'good-morning',
      A: 'partner',
      paragraphs: [
        '“Then what’s now?” asked {A}. “For the hamster?” {H} looked at the dark window. “Morning,” said {H}. “It’ll want its breakfast.” {H} put a seed and a bit of carrot in the dish, and {A} turned the lamp down.',
        'And the heap stopped. Out came a nose, and whiskers, and two eyes like beads. The hamster washed its face with both hands. It yawned so wide that {H} could see its cheek pockets. “Good morning,” whispered {H}.'
      ]
    },
    {
      id: 'breakfast',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It took a seed out of {H}’s fingers and opened it like a letter. Its hands were no bigger than grains of rice. It ate the inside, and gave back the outside.',
        '“Is it going on the track now?” asked {A}. The hamster walked on to the track, and through the tunnel. It came to the hat, and looked into it. Then it pushed the hat into one cheek. “It likes it,” said {H}.'
      ]
    },
    {
      id: 'what-happened-today',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“At a real change of shift there’s a list,” said {A}. So {H} told the hamster what had gone on. There was a tap that dripped. A dog from across the road had been by at eleven. One saucepan had fallen down.',
        'The hamster stood upright and listened, with its hands folded on its chest. “It’ll keep an eye on the tap,” said {A}.'
      ]
    },
    {
      id: 'your-turn',
      A: 'partner',
      paragraphs: [
        '{H} stroked it once, along the back, with one finger. Then {H} had to yawn for the fifth time, and the hamster did not. “You’re only starting,” said {H}, “and I’m just done.” “That’s how it is with shifts,” said {A}. “You meet in the doorway.”',
        '“Nothing to report,” {H} told the hamster. “It was quite a quiet day. Now it’s you.” The hamster looked left and right, climbed into its wheel, and went to work.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried the first bend of the track, and stuck.',
      '{names} sniffed at the straw, and the straw breathed out.',
      { text: '{names} tested the tower with a prod, and it held.', needs: ['hands'] },
      { text: '{names} brushed the hat, so that it would look its best.', needs: ['hands'] }
    ],
    way: [
      '{names} settled beside the cage, on the quiet side.',
      '{names} went by on the softest part of the floor.',
      { text: '{names} drew the curtain again, by the width of a hamster.', needs: ['hands'] },
      { text: '{names} left a slice of apple at the door of the straw.', needs: ['hands'] }
    ],
    turn: [
      '{names} stretched a little, to say good morning in the hamster’s way.',
      '{names} slid nearer along the floor, tummy down.',
      { text: '{names} put one drop of oil on the wheel.', needs: ['hands'] },
      { text: '{names} filled the water bottle, as you do for people who go to work.', needs: ['hands'] }
    ]
  },
  bed: [
    'The track stayed where it was, in case of need. {H} drew the curtain and filled the dish for lunch, which would be at midnight.',
    'Still a bit damp, {H} lay down. Outside the bedroom door something went round and round, softly, rr, rr, rr. Somebody was up, and seeing to things, so {H} didn’t have to.'
  ],
  last: [
    'The day shift was asleep, and that was {H}.',
    'Nothing to report, went the wheel, round and round, while {H} slept.'
  ]
})
