import { wishPlot } from '../wish-plot.ts'

export const tortoiseHare = wishPlot({
  id: 'wish-tortoise-hare',
  wishes: ['tortoise hare', 'turtle hare', 'tortoise rabbit', 'turtle rabbit', 'tortoise race', 'turtle race', 'hare race'],
  except: ['sea', 'march', 'hatter', 'moon', 'stroke'],
  answers: ['tortoise', 'hare', 'turtle', 'rabbit', 'race', 'races', 'racing', 'slow', 'fast', 'faster', 'steady', 'wins', 'won', 'aesop', 'nap', 'sleep', 'friends'],
  moods: ['losing'],
  company: ['hare', 'tortoise', 'fox', 'tree', 'shell', 'snail'],
  about: 'The tortoise cannot run with its house on, and the hare cannot nap without something to lean on.',
  titles: ['By a Neck', 'The Hare Lies Down', '{H} and the Hare', 'Ready, Steady, Wait', 'A House on Your Back'],
  want: [
    {
      id: 'the-bet',
      A: 'partner',
      paragraphs: [
        '{H} was the tortoise, with a washing basket for a shell. {A} was the hare, with two socks for ears. “I’m the fastest in the wood,” said the hare, “and you’ve got your house on your back.” “I’ll be at the lettuce first,” said the tortoise.',
        'The hare laughed so much that one ear fell off. The lettuce was real, and lay beyond the sofa. {H} wanted it very much.'
      ]
    }
  ],
  way: [
    {
      id: 'stretching',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before a race you have to get warm. The hare ran on the spot, and hopped, and kicked up its heels behind. The tortoise put out its neck. Then it pulled the neck in again.',
        '“Is that all?” asked the hare. “That’s one,” said {H}, and did it once more. By the third time, {A} had had to sit down for a bit. The tortoise was not even out of breath.'
      ]
    },
    {
      id: 'false-start',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Ready,” said {H}, and the hare was gone. It had to come back. “Ready, steady,” said {H}, and there was only a sock. “I can’t help it,” said the hare, when it had come back again. “My legs hear the first word, and the rest never gets to them.”',
        '“Then I’ll say go first of all,” said {H}. It worked. The hare stood still, and asked what came after that.'
      ]
    },
    {
      id: 'on-its-back',
      A: 'partner',
      paragraphs: [
        '“Ready, steady, go!” The hare was gone. The tortoise ran too. At the first step the shell hit it on the neck. At the third the tortoise lay on its back, and waved with everything it had.',
        'A tortoise can’t easily turn over by itself. “I’m in the lead!” called the hare. “I’m upside down!” called {H}. So the hare had to run back and turn it over.'
      ]
    },
    {
      id: 'head-in',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Boo!” said the hare, and the tortoise pulled in its head. Arms and legs went in as well. There was only a basket on the floor. “Is anybody at home?” asked {A}, and knocked.',
        '“I’m busy,” said the basket. “It’s very nice in here. There are stripes of light, and a peg.” The hare lay down and looked in through a gap. Inside, it saw one eye, and the eye was in no hurry.'
      ]
    },
    {
      id: 'feels-it',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Can you take it off?” asked the hare. “Never,” said {H}. “It’s grown on. A real tortoise feels it if you stroke its shell.” {A} stroked the basket with one finger, quite low down. “Did you feel that?”',
        '“On the left,” said the tortoise, “next to the handle. It tickles.” The hare tried it again somewhere else, and each time the tortoise knew. It was very nearly always right.'
      ]
    },
    {
      id: 'comes-back-to-say',
      A: 'same',
      spare: 3,
      paragraphs: [
        'After a while the hare came running back. “I only wanted to tell you how far ahead I am,” it said. {H} looked about. “Now you’re here,” said the tortoise.',
        'The hare thought about that, and shot off again. At the sofa it remembered something else, and came back to say that too. When the tortoise came to the leg of the table, {A} had run the race four times. {A} had not won one of them.'
      ]
    },
    {
      id: 'hundred-and-twelve',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How old are you?” asked the hare, in going by. “A hundred and twelve,” said {H}. It is no great age for a tortoise. “I ran against your grandmother. And against hers.”',
        '“And who won?” The tortoise chewed for a moment, on nothing. “They were all much faster than me,” it said. “And they all knew a nice tree.” The hare looked over at the lamp, and looked away.'
      ]
    },
    {
      id: 'fox-at-the-line',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In such a race the fox has to say where it begins and ends, and who was first. The fox was {A}. {H} asked whether everything was fair. {A} looked at the lettuce, and thought it was no food for a fox.',
        'That is the best kind of judge. Nobody moved from the spot until the end, least of all the fox. Only at the word “go” did something in its face go along a little.'
      ]
    },
    {
      id: 'kept-a-bun',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once ran against a boy they called the Hare,” said {S}. “When I came in, they’d put away the chairs.” “Were you sad?” asked {A}. The tortoise had stopped to listen, which cost it nothing.',
        '“There was one man left, who was sweeping,” said {S}. “He clapped all by himself, with the broom under one arm. And the buns had been counted out before. There was one for me, and it was the biggest.”'
      ]
    },
    {
      id: 'snail',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Something lay flat on the course, and it was {S}. “I’m a snail,” it said. “I’m in the race as well. I set out on Monday.” The tortoise came up from behind, and looked at it. It had never overtaken anybody before.',
        '“Peep,” said {A}, and went by. It took some time. “You’re mad!” called the snail after it. “Nobody needs to go as fast as that!”'
      ]
    },
    {
      id: 'going-past-now',
      S: 'guest',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had come to see the race, and asked which way it went. “It’s going past now,” said {A}. {S} stood at the edge and looked. One foot of the tortoise went forward. By and by there was another one.',
        '“I thought that there’d be more wind,” said {S}. Just then the hare went by, and there was. {S}’s hair lay on the other side now. “That was the other half,” said the tortoise.'
      ]
    },
    {
      id: 'house-on',
      A: 'partner',
      paragraphs: [
        '“You can’t run with a house on,” said {A}. “It jumps up with every step. It only sits still when you go slowly.” So {H} went on slowly, a hand and a knee, and a hand and a knee. The shell just rocked a little, like a boat.',
        'The hare was far ahead, under the lamp. That was the tree where the hare has its nap. It turned this way and that. “There’s nothing here to lean on,” it said. “How can I nap like this?”'
      ]
    }
  ],
  turn: [
    {
      id: 'lean-on-me',
      A: 'partner',
      paragraphs: [
        'The tortoise came to the tree, and could have gone by. {H} thought about it for one step. “You can lean on me,” said the tortoise. “Only I’m not going to stop.”',
        'So {A} laid one cheek on the shell. It rocked to the left, and it rocked to the right. The hare’s feet came along by themselves. Soon there was snoring up there, and one ear hung down. “Sh,” said the tortoise to the whole wood.'
      ]
    },
    {
      id: 'board-creaked',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In front of the sofa a board creaked. One of the hare’s ears went up. The tortoise stood quite still, with one knee in the air. It was good at that.',
        '“Is it morning?” asked the hare. “Not for you,” whispered {H}. The ear went down again. The tortoise put the knee on the board beside it, and that one had nothing to say.'
      ]
    },
    {
      id: 'what-it-dreams',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The hare was talking in its nap. “I’m running,” it murmured. “I’m so fast today. I hardly feel the ground.” “You’re doing very well,” said {H}, and carried on.',
        '“Is the tortoise far behind?” {H} looked round, as well as the shell allowed. “It’s right under you,” said the tortoise. “Poor thing,” murmured {A}, and smiled all over.'
      ]
    },
    {
      id: 'eating-lettuce',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The hare ate its leaf as hares do, from one end to the other, and it was gone. The tortoise took one bite. It chewed that on the left for a while, and then moved it over to the right.',
        '“Have you finished?” asked {A}. “I’m still tasting the outside,” said {H}. The hare laid its chin on both paws and watched. It was the longest leaf that it had ever seen.'
      ]
    },
    {
      id: 'by-a-neck',
      A: 'partner',
      paragraphs: [
        'At the end the tortoise put out its neck, as far as it would go. The nose came over the line first, and then the shell, and last of all the hare. It saw the lettuce. “I’ve won!” said the hare. “And I didn’t even run!”',
        '“I’ve won,” said the tortoise. “By a neck. You were at the back.” The hare looked round. “You took me with you,” said {A}. “You’re still the fastest,” said {H}. “Fast asleep.” They bit into the lettuce, from both ends.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried the edge of the lettuce, to see that the prize was fresh.',
      '{names} lined up at the start, facing backwards.',
      { text: '{names} picked up the lost ear and handed it to the hare.', needs: ['hands'] },
      { text: '{names} drew the line in front of the lettuce with a dressing gown cord.', needs: ['hands'] }
    ],
    way: [
      '{names} felt the wind as the hare went by, and later the shell.',
      '{names} rolled over too, so that the tortoise did not feel alone.',
      { text: '{names} cheered for whoever was in front, and then for whoever was not.', needs: ['hands'] },
      { text: '{names} polished the shell a little, as there was time.', needs: ['hands'] }
    ],
    turn: [
      '{names} plodded along on the other side, just as slowly.',
      '{names} breathed in when the shell rocked left, and out when it rocked right.',
      { text: '{names} caught the ear that hung down, and tucked it up.', needs: ['hands'] },
      { text: '{names} tiptoed ahead and took a slipper out of the tortoise’s way.', needs: ['hands'] }
    ]
  },
  bed: [
    'The basket went back to the washing. The ears became socks again, one from each end of the course.',
    'The tortoise washed, first one hand, and then the other. It climbed into bed as it did everything, and pulled in its head.'
  ],
  last: [
    'First one eye shut, and then the other, and {H} was asleep, by a neck.',
    'Nobody was in any hurry now, and {H} slept, with the blanket grown on.'
  ]
})
