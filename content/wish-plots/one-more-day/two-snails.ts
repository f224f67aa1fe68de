import { wishPlot } from '../wish-plot.ts'

export const twoSnails = wishPlot({
  beginsElsewhere: true,
  id: 'wish-two-snails',
  wishes: ['two snails racing to the gate', 'two snails race', 'two snails racing', 'two snails having a race', 'snails racing each other', 'snails race each other', 'snails race gate', 'snail race gate', 'snails racing gate', 'snails race garden', 'snail race garden', 'snails racing garden', 'snails race path', 'snail race path', 'snails racing path', 'race between two snails', 'race of two snails', 'snail racing another snail', 'snail races another snail', 'we raced two snails', 'raced snails', 'snails raced', 'snail racing competition', 'snail race day'],
  answers: ['two', 'both', 'snail', 'snails', 'race', 'races', 'racing', 'raced', 'racer', 'racers', 'to', 'the', 'gate', 'fence', 'garden', 'path', 'yard', 'wall', 'finish', 'line', 'end', 'start', 'slow', 'slowly', 'slowest', 'very', 'really', 'each', 'other', 'another', 'friend', 'friends', 'who', 'which', 'wins', 'win', 'winner', 'won', 'first', 'last', 'tie', 'draw', 'lettuce', 'leaf', 'leaves', 'dandelion', 'shell', 'shells', 'yellow', 'stripy', 'striped', 'brown', 'slime', 'trail', 'rain', 'wet', 'dry', 'day', 'today', 'long', 'all', 'funny', 'competition', 'we', 'my', 'our', 'son', 'daughter', 'brother', 'sister', 'and', 'have', 'having', 'had', 'are', 'is', 'world’s', 'school', 'after', 'found', 'home', 'never', 'ends', 'takes', 'take', 'forever', 'finally', 'arrive', 'get', 'there', 'about'],
  except: ['cheetah', 'skateboard', 'fast', 'fastest', 'rocket', 'hare', 'tortoise', 'rabbit', 'car', 'cars', 'turbo', 'salt', 'trod', 'stepped', 'squashed', 'died', 'dead', 'eat', 'eaten', 'bird', 'slug', 'worm', 'school bus', 'birthday', 'lost', 'shell broke', 'broken', 'sea', 'space'],
  moods: ['first', 'late', 'learning'],
  isTale: true,
  out: true,
  company: ['snail', 'snails', 'gate', 'path', 'stone', 'stones', 'dandelion', 'leaf', 'road', 'can', 'flowerpot', 'grass', 'shell', 'shells', 'horns', 'step', 'morning', 'race', 'sun'],
  about: 'Two snails race along the path to the gate and both stop on the same dry stone, until it is seen that a snail has to lay its own wet road as it goes.',
  titles: ['Won by an Eye', 'The Race to the Gate', '{H} and the Two Snails', 'Out of Road', 'A Snail in a Hurry'],
  want: [
    {
      id: 'ready-steady',
      A: 'partner',
      paragraphs: [
        '“Ready, steady, go,” said {H} to two snails on the path. Neither of them moved. One was yellow all over, and one had a brown stripe. “We did go,” said the yellow snail. “You looked away.”',
        'They were racing to the gate, and it was seven stones away. There lay a dandelion leaf for the winner. {A} had brought a stool and a flask. “I’ll watch the finish,” said {A}, “if I’m still awake.”'
      ]
    }
  ],
  way: [
    {
      id: 'cheering',
      A: 'partner',
      paragraphs: [
        'After a stone and a half the yellow snail was ahead by a nose. “Come on!” shouted {H}, and jumped up and down in the grass. Four horns went in, and two snails shut. “What was that?” asked the striped one from inside.',
        '“I was cheering,” said {H}. “It felt like a cow,” said the yellow one. They came out again when the sun was over the roof. After that {H} cheered lying down, in a whisper.'
      ]
    },
    {
      id: 'over-the-flowerpot',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the next stone stood a flowerpot. The striped snail went round it. The yellow snail went up it, through the parsley, and down on the other side. “Why don’t you go round?” asked {H}. “I was going straight on,” said the yellow one.',
        '“It’s further that way,” said {A}. “It’s not further,” said the yellow snail. “It’s only higher.” When it came down it had lost half a stone, and gained a parsley leaf. It looked like somebody just back from a holiday.'
      ]
    },
    {
      id: 'lunch',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The striped snail stopped for lunch. It chose a clover leaf, and began at the left. You could hear the lunch, if you lay with one ear on the stone. It went rasp, rasp, like somebody filing a very small door.',
        '“You’re in a race,” said {A}. “I know,” said the striped snail. “That’s why I’m having it here.” It ate a round window into the leaf, and looked through to see where the yellow one was. Then it ate the window a bit bigger.'
      ]
    },
    {
      id: 'a-photograph',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} drew the race on a piece of paper. First came the path, then the yellow snail, then the striped one. There was time to do all the stones, and the moss between them. There was time to sharpen the pencil. When it was finished, it was still right.',
        '“Now I’ll draw a bit later on,” said {A}. {H} compared the second picture with the first. In the second one the striped snail had one horn further out. “Exciting,” said {H}, and they laid them side by side.'
      ]
    },
    {
      id: 'an-ant',
      A: 'same',
      spare: 4,
      paragraphs: [
        'An ant came from behind, and went past them both. “Is it in the race?” asked the yellow snail. “No,” said {H}, “it’s only out shopping.” The ant went to the gate and turned round. It came past them again with a crumb.',
        '“Show-off,” said the striped snail. The next time the ant brought a friend. They carried a whole pea between them, and overtook again on the left. “You have to run like that,” said the yellow snail, “if you’ve got no house.”'
      ]
    },
    {
      id: 'reporting',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} told the race aloud, just like the radio. “And it’s yellow in front. Yellow is still in front. The striped one is looking at a pebble. Now what’s this? No. It was the pebble.” Then {A} had a drink out of the flask.',
        '“And we’re back,” said {A}, “and it’s yellow in front.” {H} wanted to tell a bit as well. But just then nothing happened, so {H} told about the same pebble once more. “That was good,” said {A}. “I hardly dared to look.”'
      ]
    },
    {
      id: 'other-steps-over',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} wanted to get to the gate, and saw what lay across the path. “Who’s winning?” asked {A}, on one leg. “You mustn’t put that down,” said {H}. There was nowhere to put it. To the left was the yellow snail, and to the right the striped one.',
        '{A} went back and walked over the grass. On the way home {A} met them again, a stone further on. “Hello again,” said the striped one. {A} bowed a little, and walked over the grass without being asked.'
      ]
    },
    {
      id: 'pet-at-the-race',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} lay in the sun beside the path, and did not take part. The yellow snail came along, and went straight on, as always. It went over {A}’s tail. {A} looked round, very slowly, and saw a small house going by.',
        '“Keep still,” whispered {H}. Keeping still was what {A} was there for. The house climbed up on one side and down on the other. Behind it ran a silver stripe. For the rest of the day {A} had the finest tail in the street.'
      ]
    },
    {
      id: 'elder-slow-letter',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was in a slow race once,” said {S}. “On bicycles. The last one was the winner.” “How do you do that?” asked {A}. “You stand still and wobble,” said {S}, and showed it. The striped snail stopped eating, to look.',
        '“Did you win?” asked {A}. “I was in front by accident,” said {S}. “There was a hill. I waved to everybody as I went, and they clapped. It’s the only time that I was ever fast, and it was the wrong day.”'
      ]
    },
    {
      id: 'child-is-a-snail',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to race too, and put on a cushion for a shell. On hands and knees {S} was at the gate in no time. “That’s too fast,” said {A}. So {S} went back, and began again. The cushion was at the gate before the snails had noticed.',
        '“Slower,” said {A}. {S} went as slowly as could be, and counted a hundred things in the grass. Then {S} lay down under the cushion. It was quiet inside. “Am I winning?” asked the cushion.'
      ]
    },
    {
      id: 'out-of-road',
      A: 'partner',
      paragraphs: [
        'By afternoon they were on the fourth stone, and the sun had been on it all day. Both snails stopped. “Are you tired?” asked {H}. “No,” said the yellow one. “Hungry?” “Always,” said the striped one. But they did not go on.',
        '{A} left the stool, and laid one cheek on the path. From there you saw two silver stripes. They got thinner and thinner, and ended. “They’ve run out of road,” said {A}. “A snail makes it as it goes, and it has to be wet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-wet-road',
      A: 'partner',
      paragraphs: [
        '{H} fetched the watering can, on tiptoe. {H} poured a thin line of water, all the way to the gate. “A road!” said the yellow snail. And off it went.',
        'It did a whole hand while {H} counted to twenty. “It’s galloping,” whispered {A}. The striped snail came behind. It had the water, and the yellow one’s silver on top. On two wet roads it caught up.'
      ]
    },
    {
      id: 'the-overtaking',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the sixth stone the striped snail wanted to overtake. That is hard on a narrow road. It went straight up the yellow one’s house. “Excuse me,” it said at the top. “Mind the chimney,” said the yellow one.',
        '{H} held on to {A}’s sleeve. One moment there were two houses, one on the other, with four horns. Then the top one slid down at the side, and they were level. “I’ve seen a lot of races,” whispered {A}, “but never one with a second floor.”'
      ]
    },
    {
      id: 'a-snail-hurrah',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How do snails cheer?” whispered {H}. “Like this,” said the yellow one, and put out both its horns. {H} laid two fingers to the forehead, and stretched them up. {A} did it as well. All along the path it was perfectly quiet.',
        '“Louder,” said the striped snail. So they stretched their fingers as far as they would go, until they trembled. “Thank you,” said the yellow snail, and blushed up to the shell. “That does a person good.”'
      ]
    },
    {
      id: 'by-an-eye',
      A: 'partner',
      paragraphs: [
        'They reached the gate side by side. {H} and {A} lay down to look. Then the striped one stretched out a horn, and at the tip of it was its eye. “That’s through the gate,” said {A}. “It has won by an eye.”',
        '“Hurrah,” whispered {H}, lying down. The striped snail began on the leaf, at the left. “Now I’ve got time,” it said. So the yellow snail began at the right. They met in the middle when the moon was up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see the start, and had not missed it.',
      '{names} sat down beside the path, well back in the grass.',
      { text: '{names} laid a stick across, so that they both began at the same place.', needs: ['hands'] },
      { text: '{names} moved the broom off the track.', needs: ['hands'] }
    ],
    way: [
      '{names} hoped for the yellow one, and then for the striped one.',
      '{names} followed the race, and needed no steps for it.',
      { text: '{names} showed with two fingers how far it was now.', needs: ['hands'] },
      { text: '{names} took a dry twig out of the way.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along beside them to the gate, and had to wait twice.',
      '{names} lay down too, to see the end from close by.',
      { text: '{names} helped to carry the watering can.', needs: ['hands'] },
      { text: '{names} clapped with two fingers, so that nothing shook.', needs: ['hands'] }
    ]
  },
  bed: [
    'Out on the path lay two silver roads, side by side, all the way to the gate. The moon shone on them, and you could read the whole race.',
    '{H} washed, and crept under the blanket, slowly, one arm after the other. Only the eyes looked out.'
  ],
  last: [
    'Then two horns went in, and two more, and {H} was asleep.',
    'There was no hurry, and {H} was asleep, ahead by an eye.'
  ]
})
