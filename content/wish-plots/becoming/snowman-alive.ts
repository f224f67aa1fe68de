import { wishPlot } from '../wish-plot.ts'

export const snowmanAlive = wishPlot({
  id: 'wish-snowman-alive',
  beginsElsewhere: true,
  wishes: [
    'snowman alive', 'snowmen alive', 'snowman life', 'snowmen life', 'snowman comes', 'snowman came', 'snowman visit', 'snowman visits', 'snowman house', 'snowman friend', 'friends snowman', 'snowman talk', 'snowman talks', 'talking snowman', 'magic snowman', 'magical snowman', 'snowman walks', 'snowman walk', 'living snowman',
    'snowman melt', 'snowman melts', 'snowman melting', 'snowman melted', 'snowman wants', 'snowman wanted', 'snowman warm', 'snowman inside', 'snowman indoors', 'snowman supper', 'snowman tea', 'snowman moves', 'snowman night', 'snowman wakes', 'snowman woke', 'frosty snowman', 'snowman cold', 'snowman hot', 'snowman baby', 'snowman adventure', 'snow child'
  ],
  except: ['elsa', 'olaf', 'yeti', 'fly', 'flies', 'flying', 'beach', 'fight', 'head', 'building', 'build', 'built', 'make', 'making', 'made', 'afraid', 'died', 'angel', 'drawing', 'cake', 'biscuit', 'hug', 'nose', 'lost', 'summer'],
  answers: ['snowman', 'snowmen', 'snow', 'alive', 'life', 'come', 'comes', 'came', 'talk', 'talks', 'talking', 'walk', 'walks', 'living', 'melt', 'melts', 'melting', 'warm', 'hot', 'cold', 'inside', 'indoors', 'house', 'supper', 'tea', 'friend', 'friends', 'magic', 'magical', 'night', 'wakes', 'woke', 'up', 'visit', 'visits', 'who', 'wants', 'wanted', 'carrot', 'hat', 'winter', 'to', 'little', 'frosty', 'adventure', 'moves'],
  company: ['snowman', 'snow', 'carrot', 'hat', 'yard', 'door', 'spoon', 'kitchen', 'window', 'lamp', 'tray'],
  about: 'A snowman wants to see the inside of the house, and the smaller it melts the younger it gets, until it has to be rolled grown-up again.',
  titles: ['Why Is a Spoon', 'The Hat That Grew', '{H} and the Snowman', 'Once Round the Yard', 'Younger by the Minute'],
  want: [
    {
      id: 'nose-in',
      A: 'partner',
      paragraphs: [
        'The snowman in the yard was done, and had {A}’s hat on. Last of all {H} pushed in the carrot. “Ah,” said the snowman, in a deep voice. “I smell soup.”',
        '“I was built with my face to the window,” it said. “I’d like to see the inside, just once.” {H} wanted to show it every single thing.'
      ]
    }
  ],
  way: [
    {
      id: 'no-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'But how does a snowman walk? It had nothing underneath but more snowman. “Lean,” said {H}. The snowman leaned to the left and swung its right side round. Then it leaned to the right. “Like a wardrobe,” said {A}. “That’s how you move those.”',
        'It creaked at every step, as snow does when it’s really cold. “Is that you or me?” asked {A}. They both stood still. It was the snowman. “I’m new,” it said. “I have to be broken in.”'
      ]
    },
    {
      id: 'through-the-door',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The door was too narrow for its tummy. “Breathe in,” said {A}. “I don’t breathe,” said the snowman. So it went in sideways, and they scraped off the rest. {H} put that back on afterwards, like butter.',
        '“Don’t you wipe your feet?” asked {H}. “I am my feet,” said the snowman. It looked round at the wet stripe behind it. “And that’s me, too, I’m afraid.”'
      ]
    },
    {
      id: 'hat-grew',
      A: 'partner',
      paragraphs: [
        'The snowman sat at the table and was shown the lamp, the soap and a spoon. It liked the spoon best. Then the hat slid over its eyes. “This hat’s grown,” said the snowman, and its voice was higher than before. Now it was just as tall as {H}, and ran round the table, and shouted, “Catch me!”',
        'The third time round it was no taller than a stool. “Why is a spoon?” it asked. “Why’s the floor wet?” Then it held up both of its stick arms. “Carry me,” it said.'
      ]
    },
    {
      id: 'milk',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They played hide-and-seek, and it wasn’t under the bed, and not behind the curtain. On the window sill stood the milk, in two white bottles. {A} had gone past them twice. “How many did we have?” asked {A}. There were three, and one of them had a carrot.',
        '“How did you know it was me?” asked the snowman. “You giggled,” said {H}. “That was the one on the left,” said the snowman.'
      ]
    },
    {
      id: 'snow-inside',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It found the flour in a bag. “You keep snow in the cupboard!” it cried. {H} put a bit on its palm, and it sniffed. “It’s dry. It’s very old snow,” said the snowman. “It’s from last year, I think.”',
        'Next it found the salt. It licked that, and a hole came in its tongue. “That kind melts you,” said {A}. “They put it on the roads.” After that it asked about every white thing first.'
      ]
    },
    {
      id: 'not-tired',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’m not tired,” said the snowman, and fell over its own carrot. “No more soap,” it said, and, “I want to sit where {A} is sitting.” {A} moved. “Now I don’t want to,” said the snowman.',
        '“Was I ever like that?” asked {H}. {A} looked at {H} for a while. “You were drier,” said {A}. The snowman lay down flat on the floor, and drummed with its sticks. It made a small puddle.'
      ]
    },
    {
      id: 'carrot-trouble',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The carrot hadn’t shrunk at all. It stuck out in front like a plank. When the snowman turned its head, it cleared the table. Down went the soap. Down went the newspaper. “Sorry,” it said, and turned round to look. Down went the tea towel.',
        '{H} bit off the end for it, up to where it fitted. “Does it hurt?” asked {A}. “No,” said the snowman. “But now I can only smell you up to the elbow.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had never had a snowman in the house before. {A} licked it on the side, once, to be polite, and then once more. “It tickles,” said the snowman, and giggled, and was a bit thinner there.',
        '“You mustn’t eat the visitor,” said {H}. {A} hadn’t eaten anything. There’s nothing in it. The mouth is full of cold, and then it’s gone. You have to go and look where.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Ours stood until April one year,” said {S}. “The sun never got at it. By then it was so old that it had moss on its back. Birds asked it the way.” “And then?” asked {A}.',
        '“Then one night there was a warm wind. In the morning the buttons lay on the grass, all in a row.” {S} still had one. It was on the good coat, the second from the top.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was pleased that at last somebody in the house was smaller. “I’ll explain it to you,” {S} told the snowman. “This is a shoe. You have to do it with the bow. I can nearly do it.” The snowman looked at the shoe with both of its pebbles.',
        '“And why is it two?” it asked. {S} knew that as well. “So there’s one to look for,” said {S}. {A} thought it was very well put.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} sat on one side of the mat and the snowman on the other. For a moment they were the same size. They both had round heads, and they both dribbled. {A} put out one finger and touched it. It was cold. {A} pulled the finger back and looked at it.',
        'Then {A} laughed, and did it again. “More,” said the snowman. It had caught that word from {A}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“And how old are you?” {A} asked the snowman, for people always ask that. “Since lunch,” it said. It had been forty by the door, it told {A}, and about seven at the table.',
        '“It goes so fast,” said {A}. “It does,” said the snowman. “I can’t remember any more what a tie is for.” {A} said that it wasn’t missing anything, and held out a biscuit. It built it in.'
      ]
    },
    {
      id: 'getting-younger',
      A: 'partner',
      paragraphs: [
        '{H} had it on one arm, and it was as big as a loaf. “It’s melting,” said {H}. “And the smaller it is, the younger it gets,” said {A}. “I’ve never seen anybody do it from that end.”',
        'At the door it was as big as an apple. It said “Ga”, and sucked the carrot. It had been that big when they began on it, out there in the snow. “How did it grow up the first time?” asked {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'rolled',
      A: 'partner',
      paragraphs: [
        '“We rolled it,” said {H}. So {H} carried it out on a tray, and set it down, and rolled. “Ga,” it said at the first turn, and at the second, “More.” By the wall it was as big as a cushion. “Why is a tray?” it asked. At the washing line it was five, and wanted to do it by itself. It rolled on alone, singing.',
        'Once round the yard, and it stopped in front of them. There was a deep cough in it. “Good evening,” said the snowman. “I believe I ran round your table.”'
      ]
    },
    {
      id: 'put-together',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They put it back in order, with the sticks at the sides. It was a little rounder than before, and had some leaves in it. “You’ve aged well,” said {A}. “It’s the fresh air,” said the snowman.',
        'One of its buttons was in {H}’s pocket. “You gave me that to look after,” said {H}, “when you were three.” “Did I cry?” asked the snowman. “Only a drop,” said {H}.'
      ]
    },
    {
      id: 'snow-falls',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It began to snow, in large flakes, without any wind. The snowman put its head back. One flake landed on its cheek, and you couldn’t see any more where. “That makes me a minute older,” it said. “It’s a good feeling. There’s no hurry in it.”',
        'Flakes fell on {H} and {A} as well. On them they melted. “You two never change,” said the snowman.'
      ]
    },
    {
      id: 'so-quiet',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Why’s it always so quiet when there’s snow?” asked {H}. “There’s air in it,” said {A}, “in little gaps. The sound goes in there and doesn’t come out again.” {H} said “Hello” to a heap of it, very close. No hello came back.',
        '“It’s in there now,” said the snowman. “We keep everything. In spring you can hear it running down the street.”'
      ]
    },
    {
      id: 'the-spoon',
      A: 'partner',
      paragraphs: [
        '“Did you see everything?” asked {H}. “Most of it,” said the snowman. “Towards the end it was all ceiling. I only wonder about the spoon.”',
        '{A} brought it, and they put it in the snowman’s hand. In it was a small yellow window, upside down. Then they went in, and the snowman stayed, with its face to the house.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the carrot, and left it where it was.',
      '{names} shivered, since the guest was cold.',
      { text: '{names} opened the door, as wide as a snowman.', needs: ['hands'] },
      { text: '{names} stood a chair a good way from the stove.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the table too, and slid.',
      '{names} sat down where it had stood, and got up again.',
      { text: '{names} put a bowl underneath, for the drips.', needs: ['hands'] },
      { text: '{names} told it what a spoon is for, and it asked again.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled in the snow as well, and stayed the same size.',
      '{names} kept just ahead of it, all round the yard.',
      { text: '{names} set the hat back on, now that it fitted.', needs: ['hands'] },
      { text: '{names} patted it firm at the edges.', needs: ['hands'] }
    ]
  },
  bed: [
    'They wiped the floor, three times round the table. The soap and the lamp were where they had always been.',
    '{H} washed with warm water and was careful to stay the same size. From the bed you could see the hat. Something small and bright moved beside it, up and down.'
  ],
  last: [
    'Out in the yard a spoon waved, slowly, at a dark window, and {H} slept.',
    'It snowed, and the snowman got a little older, and so did {H}, asleep.'
  ]
})
