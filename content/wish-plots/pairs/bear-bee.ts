import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const bearBee = wishPlot({
  id: 'wish-bear-bee',
  wishes: ['bear bee', 'bears bees', 'bear bees', 'bears bee', 'bear honeybee', 'bear honey bee', 'bear honey bees', 'bear bumblebee', 'bear bumble bee', 'bare bee', 'bear cub bee', 'grizzly bee', 'brown bear bee'],
  except: [...NOT_WELL, 'teddy', 'polar', 'koala', 'panda', 'zoo', 'circus', 'sting', 'stings', 'hunter', 'fox', 'rabbit', 'toy', 'toys', 'goldilocks', 'fight', 'angry', 'winnie', 'pooh', 'swarm', 'mouse'],
  answers: ['friends', 'friend', 'friendship', 'best', 'together', 'honey', 'hive', 'beehive', 'tree', 'forest', 'wood', 'woods', 'meets', 'meet', 'met', 'big', 'little', 'small', 'tiny', 'sleepy', 'sleep', 'buzz', 'buzzy', 'brown', 'ear', 'nose'],
  company: ['bear', 'bee', 'slippers', 'tree', 'honey'],
  about: 'A bee too cold to fly may not tell a bear where it lives, and whenever it hums to keep warm the bear drops off, until it comes out that the bear has slept at its door all summer.',
  titles: ['The Bear on the Slippers', 'Fifty Steps Without a Hum', '{H} Carries a Bee', 'I Always Mean To', 'The Hill in Front of the Door'],
  want: [
    {
      id: 'on-the-slippers',
      A: 'partner',
      paragraphs: [
        '{H} wanted the slippers, but a bear had sat down on them. It filled the hall from coat to coat. “I daren’t move,” it whispered. “There’s a bee in my ear.”',
        '“I’ve run out of warm,” said the bee. “When I’m cold I can’t fly, and I must be home tonight.” “Where do you live?” asked {A}. The bee pointed one feeler at the bear. “I can’t say it in front of that. It likes honey.” “I’ve heard of honey,” said the bear.'
      ]
    }
  ],
  way: [
    {
      id: 'the-mug',
      A: 'partner',
      paragraphs: [
        '“Then the bee goes in a mug,” said {A}, “and the bear stays here.” But the mug was cold. The bee folded up all six legs and said no more. {A} tipped it quickly back into the ear.',
        'There it hummed, Mmmm, to warm up. The bear’s chin hit the mat. It was asleep.'
      ]
    },
    {
      id: 'five-eyes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ve got a lot of eyes,” said the bear. It was looking up sideways, as far as it could. “Five,” said the bee. “Two for the sides, and three on top for the sun.” “What am I like with five?” asked the bear.',
        'The bee walked out on to its nose to see. “There’s no end to you,” it said, “and you’re all one colour.” The bear had only two. They met in the middle, and the bee was as big as a cow.'
      ]
    },
    {
      id: 'dance',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bee could not say where it lived, but its feet knew. It ran along the bear’s nose and waggled its tail. Then it turned, and did it again. “Stop me,” said the bee. “That’s how we tell the way.”',
        '“Straight on, and left of the sun,” said {A}, who had been watching closely. The sun was the lamp in the hall. They went straight on, and left of the lamp, and it was the fridge. The bear said that it could live there as well.'
      ]
    },
    {
      id: 'trousers',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What have you got on your knees?” asked the bear. There was a yellow lump on each. “That’s my shopping,” said the bee. “It’s from forty dandelions.” “Where do you keep yours?” The bear had been shopping too. It patted its stomach.',
        '“And how do you get it out again, at home?” asked the bee. The bear had never been asked that. It looked down at itself for a while. “I don’t think I share it,” it said.'
      ]
    },
    {
      id: 'sisters',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Is there anybody waiting for you?” asked {H}. “Only the others,” said the bee. “How many?” “Thirty thousand. There were more at breakfast.” The bear whistled through its teeth. It knew one other bear, and they met once a year at the river.',
        '“What do you talk about?” asked the bee. “We don’t,” said the bear. “We stand there, and the other one gets the fish.” The bee said that with thirty thousand you never got a word in, either.'
      ]
    },
    {
      id: 'red',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The bee looked about in the hall. “Who’s hung up a night sky?” it asked. It meant the red coat. A bee can’t see red, and so it is black to them. “And who does the black bag belong to?” That was red as well.',
        '“Then what colour am I?” asked the bear. “You’re brown,” said the bee. “I don’t see it, but I smell it.” The bear was pleased. It had always felt that it went right through.'
      ]
    },
    {
      id: 'sneeze',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Something tickled, and the bear lifted its nose. “Don’t,” said the bee. “I’m not,” said the bear. It held its breath, and its cheeks grew round. {A} moved the lamp to one side, and the umbrella.',
        'It was a sneeze to the left. All the coats swung out and came home again. After a moment the bee came out of the other ear. “It’s roomy in there,” it said. “I never saw a wall.”'
      ]
    },
    {
      id: 'weighing',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I can carry half of what I weigh,” said the bee. “Can you?” The bear tried it with the sofa. It took the one end in its arms, and up it went. “Does that count?” it asked.',
        '“Now fly with it,” said the bee. The bear stood there with the sofa, and bent its knees. They all waited. “It got heavier,” said the bear, and put it down a little to the left.'
      ]
    },
    {
      id: 'listening',
      spare: 8,
      paragraphs: [
        '{H} tried how it worked. {H} sat down by the bear and hummed, low and long, with both lips shut. One brown eye closed. {H} stopped, and it opened. {H} hummed a bit of a song. The bear slept as far as the second line, and snored in tune.',
        '“Is it only one note that does it?” asked {H}. “It’s any,” said the bear. “I once fell asleep beside a lorry.”'
      ]
    },
    {
      id: 'cake',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I could look the other way when you tell us,” said the bear. It turned its face to the wall. The bee came to the edge of the ear. “And your nose?” it asked. The bear put one paw over it. “And the ears?” It had only the one paw left.',
        '“I’ve too many holes,” said the bear sadly. {A} had to agree. There were more of them than you would think, on one bear.'
      ]
    },
    {
      id: 'telling',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My uncle had bees, and you had to tell them everything,” said {S}. “When a baby came, somebody went out and knocked on the hive. It was good manners.” “And what did you tell them?” asked {A}. “That I’d passed my sums,” said {S}.',
        'The bee put its head out. “With six right out of ten,” it said. “It’s still talked about.” {S} went a bit pink. “They needn’t have passed that on,” said {S}.'
      ]
    },
    {
      id: 'hum-child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was a bee too, and flew round the bear with both elbows out. “Zzzz,” went {S}. The bear dropped off before the first corner. “Zz,” said {S}, and stopped. It woke up. “Where was I?” asked the bear.',
        '“You were asleep,” said {A}. “When?” asked the bear. {S} showed it, once round the table. “Just now?” asked the bear, when it was over. It never did get to see it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} came into the hall to see what had been delivered. {A} smelled at one hind foot of the bear, and that took some time. “I’m only sitting,” said the bear politely. “I’ve a bee on.”',
        'It was a long walk round to the other foot. Half way there was a good deep place between the arm and the stomach. {A} got in to think, and felt warm on three sides. “Now there are two of you,” said the bear, and dared not breathe.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} sat on the mat and blew through wet lips. “Brum,” went {A}. The bear sank down as far as its elbows. {A} stopped, and looked. Up came the bear. {A} thought that over, and did it again.',
        'Nobody in the house had ever got so large a thing to go down and up. It went on for as long as there was breath. “It’s got no stripes,” said the bee, “but it’s a natural.”'
      ]
    },
    {
      id: 'always-mean-to',
      A: 'partner',
      paragraphs: [
        'They woke the bear, and tied a tea towel round its eyes. “Left,” said the bee, and hummed, for it was cold by the door. Thump! “I can’t help it,” yawned the bear, on the doormat. “I’ve got a tree that hums, by the bus stop. It’s full of honey. I lie down in front until they’ve gone to bed. I always mean to steal it. But it hums, and then it’s morning.”',
        '“You’re the hill!” said the bee. “Since spring we’ve had no wind in the door.”'
      ]
    }
  ],
  turn: [
    {
      id: 'fifty-steps',
      A: 'partner',
      paragraphs: [
        'So everybody knew where it was. “But if it hums, the bear drops off,” said {A}, “and if it doesn’t, it’s cold.” {A} had sat down where the bear had been. “It’s lovely here. As warm as new bread.” {H} looked under {A}. There lay the slippers, flat, and hot right into the toes.',
        'The bee rode in the left one, and had no need to hum. The bear walked behind {H} and {A}, wide awake.'
      ]
    },
    {
      id: 'captain',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The bee looked out over the edge of the slipper, with its arms on the side. “A bit more left,” it said, and “Mind the kerb.” It had never gone so slowly. On foot there turned out to be a great deal in between.',
        '“What’s that?” it asked, all the time. It was a gate. It was a bin. “I fly over this ten times a day,” said the bee. “Nobody ever told me that it had sides.”'
      ]
    },
    {
      id: 'first-lick',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“You’ve really never had any?” asked {A} on the way. The bear shook its head. In one pocket there was a crust from breakfast, with honey on. The bee smelled at it. “Lime trees,” it said, “by the station. That’s from my aunt.” It gave a nod.',
        'The bear took it on the tip of its tongue, and stood still under a street lamp. It thought for so long that the lamp seemed to hum. “So that’s what I lie there for,” it said.'
      ]
    },
    {
      id: 'the-hill',
      A: 'partner',
      paragraphs: [
        'In the old tree was a hole, and it hummed like a fridge. The bee walked in over the rim of the slipper. “The hill’s here!” it called. “You can go to bed.” The bear lay down where the grass was flat. “Tonight I’ll do it,” it said. “I’ll only wait until,” it said next, and slept.',
        '{A} took {H} home. {H} put the slippers on at last. They were flat, and a bit yellow inside, and still warm.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned against the bear on one side, where it was softest.',
      '{names} looked for the end of the bear, and it was by the door.',
      { text: '{names} felt under the bear for a slipper, and found only more bear.', needs: ['hands'] },
      { text: '{names} hung a coat on the bear by mistake.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down beside the bear each time it fell.',
      '{names} listened at the other ear, and the hum came right through.',
      { text: '{names} put a cushion where the chin came down.', needs: ['hands'] },
      { text: '{names} told the bear that it had been asleep, and it wondered.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed close to the bear, out of the wind.',
      '{names} walked last, behind the last of the bear.',
      { text: '{names} held a hand over the slipper, to keep the warm in.', needs: ['hands'] },
      { text: '{names} waved to the hole in the tree, with just one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hall was wide again, and there was a round warm place in the middle of it.',
    '{H} washed, and put the slippers side by side next to the bed. {H} lay down and hummed, to see if it worked on people.'
  ],
  last: [
    'It worked on people, in the middle of a note. {H} was asleep.',
    'By the bus stop lay a big hill, and here lay a small one, and {H} was asleep.'
  ]
})
