import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const fireflies = wishPlot({
  id: 'wish-fireflies',
  wishes: ['fireflies in the garden', 'fireflies came back', 'fireflies yard', 'firefly', 'fireflies', 'firefly light', 'fire fly', 'fire flies', 'fireflys', 'lightning bug', 'lightning bugs', 'lightening bugs', 'lightening bug'],
  answers: ['light', 'lights', 'glow', 'glowing', 'blink', 'blinks', 'blinking', 'flash', 'night', 'dark', 'summer', 'meadow', 'grass', 'catching', 'jar', 'torch', 'lamp', 'bug', 'bugs', 'sleepy', 'who', 'that', 'friend', 'twinkle', 'shine'],
  except: [...NOT_WELL.filter((word) => word !== 'flew'), 'song', 'serenity', 'grave'],
  company: ['firefly', 'clock'],
  about: 'A firefly wants an answer and gets one at once from the clock, until it learns that whoever means it waits first.',
  titles: ['One, Two, Blink', 'The Firefly and the Clock', '{H} Wants an Answer', 'Somebody in the Grass', 'The Light That Waited'],
  want: [
    {
      id: 'dark-meadow',
      A: 'partner',
      paragraphs: [
        'It was dark, and the rug was a meadow. {H} was a firefly, with a small torch up the back of the jumper. A firefly talks with its tail. “I’m here,” said {H}’s tail, blink, blink. “Who’s there?”',
        'Somewhere in the grass sat {A}, with another torch, and would answer. {H} wanted to find that one light. So the firefly flew off, quite low, with its arms out.'
      ]
    }
  ],
  way: [
    {
      id: 'the-green-one',
      A: 'partner',
      paragraphs: [
        'On the shelf something blinked, small and green. {H} flew there. “Is that you?” asked {H}’s tail, and at once it blinked. “Have you been here long?” It blinked. {H} told it everything, about the meadow, and about the torch. It never had to think.',
        'Then {H} put out a hand. It was the clock, with its two dots between the numbers. “Who are you talking to?” came {A}’s voice out of the grass. “Nobody,” said {H}. “It knew me, though.”'
      ]
    },
    {
      id: 'cold-light',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Isn’t it hot?” asked {A}, from somewhere. {H} felt at the back. A firefly’s light is quite cold. That’s why it can carry one in its tail and sit down on it.',
        '{H} sat down on it. Now it was dark in the whole meadow. “Have you gone?” asked {A}. “No,” said {H}, and got up again. “I was only sitting.”'
      ]
    },
    {
      id: 'beetle',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Are you a fly, then?” asked {A}. “I’m a beetle,” said {H}. All fireflies are. They have two hard wings on top, and below them two that are for flying. {H} lifted the lids. That was the jacket. Under it came the shirt.',
        '“It’s a lot of buttons for a take-off,” said {A}. “That’s why we begin when it gets dark,” said {H}, “so that we’re up by night.”'
      ]
    },
    {
      id: 'dew',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Fireflies like it damp. {A} shook a wet cloth, and it was a warm night with dew on it. {H} got a drop on the nose. “Is there a lot of grass where you are?” asked {H}.',
        '“It’s up to here,” said {A}. “You can’t see how far up that is,” {A} added after a while. “No,” said {H}. “But I can hear it rustle.” It rustled like a newspaper.'
      ]
    },
    {
      id: 'snail',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Fireflies shine before they even have wings. The eggs do it too, a little. {H} was one of the small ones for a bit, and crept. It was looking for snails, since they live on those. There stood a shoe.',
        '{H} shone in at the front. “Is anybody in?” “He’s moved,” said {A} from the grass. “He’s taken the house along and left the shoe.”'
      ]
    },
    {
      id: 'tree-of-lights',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'In some woods they all do it at once, thousands of them. It’s dark, and then the whole wood is light, and then it’s dark. They tried that with two. “Now,” said {H}. {A} was late.',
        '“Now,” said {A}. {H} was early. At the seventh try both came together, by mistake. For one moment you could see the chair, and the sock on it. Then the night was back.'
      ]
    },
    {
      id: 'letters',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Each kind has its own way of writing. One makes a long stroke, and one makes three dots. One dips while it shines, so that there’s a hook in the air, like a J. {H} did that with one knee.',
        '“What did it say?” asked {H}. “I read, ouch,” said {A}. That was the edge of the chair. {H} made the next hook more to the left.'
      ]
    },
    {
      id: 'big-light',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Outside a car went by, and its lights ran along the ceiling. For a firefly that’s as if somebody shouted. “I can’t hear myself shine,” said {H}.',
        '{A} went and drew the curtain, without being seen. That is, {A} crept along under a blanket. A corner of the night went by, and came back. “Thank you,” said {H} to the corner.'
      ]
    },
    {
      id: 'no-jar',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Some people catch them in a jar,” said {A}. “Then they can read by them.” {H} stood still in the air and thought about that. “What do they read?” “That you should let them out again,” said {A}.',
        '{H} turned once in a ring, with both arms wide. There was room on all sides. Then the firefly flew on, and was glad of every bit of it.'
      ]
    },
    {
      id: 'elder-torch',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“We had one in the bathroom once,” said {S}, who sat at the edge of the meadow. “It came in by the window. I brushed my teeth by it for two nights.” “And then?” asked {A}.',
        '“On the third it went out again, by the same window. I had to learn where the switch was.” {A} gave {S} one blink, to be going on with.'
      ]
    },
    {
      id: 'child-larva',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'For a while {S} was a firefly whose light was not quite ready. {S} had to say it. “Blink,” said {S}, and crept on. “Blink.” You could tell where {S} was, even in the dark.',
        '“You’re very bright,” said {A}. “I’m on the strongest,” said {S}, and said it a bit lower, so as not to dazzle anybody.'
      ]
    },
    {
      id: 'pet-eyes',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'In the grass were two lights, quite close together, and green. {H} flew up. “I’m here,” said {H}’s tail. The two lights looked at it, and went out, and came on again. It was {A}, who had blinked.',
        '“It did answer,” said {H}. Only it was not a firefly’s answer. It had whiskers, and it wanted to know about supper.'
      ]
    },
    {
      id: 'answers-too-soon',
      A: 'partner',
      paragraphs: [
        '“Stop blinking for a bit,” said {A}. So {H} held a hand over the torch. On the shelf the green light went on just the same. “That one doesn’t answer you,” said {A}. “It only talks. A real one waits. You blink, and it counts one, two, and then it comes. Each kind of firefly has its own wait. So you know that it’s meant for you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-two',
      A: 'partner',
      paragraphs: [
        '{H} flew on. Blink, blink, it went by the chair. One, two, counted {H}, and nothing came. By the door nothing came either. It was hard to wait so long in the dark. Then {H} came by the table. Blink, blink. One. Two.',
        'Blink, said the grass. {H} did it once more, to be sure. One, two, and there it was. The firefly flew nearer, and each time the wait was the same, and the light was bigger. At last it was under the table, and had a chin.'
      ]
    },
    {
      id: 'slow-talk',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They talked with their tails for a while. It takes long. “Are you well?” asked {H}. One, two. “Yes,” said {A}. “And you?” One, two. In between you could hear the fridge.',
        '“It’s nicer than with the clock,” said {H}’s tail. It was too much for one blink, and {A} got only the first half. “What’s nicer?” asked {A}. “You,” blinked {H}.'
      ]
    },
    {
      id: 'in-the-hand',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{H} held the torch inside one hand. The fingers were red all along the edge, and you saw that there was somebody in there. {A} did it too. They put one hand beside the other.',
        '“It’s asleep,” whispered {A}. Each of them looked in at the side, through the crack by the thumb. “No,” whispered {H}. “It’s only waiting.”'
      ]
    },
    {
      id: 'landed',
      A: 'partner',
      paragraphs: [
        '{H} landed beside {A}. “I’ve been sitting here all evening,” said {A}. “I could see you the whole time, telling the clock about yourself.” “What did you do?” asked {H}. “I waited,” said {A}. “That’s the half that I’m good at.”',
        'They sat in the grass and put out their tails. On the shelf the clock went on talking. {H} crept over and turned it to the wall. After that the meadow was dark on all sides, as it should be.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rustled in the grass, without any light.',
      '{names} crept aside, as something with arms flew over.',
      { text: '{names} drew the curtains, to make it a proper meadow.', needs: ['hands'] },
      { text: '{names} chirped as crickets do, with two spoons.', needs: ['hands'] }
    ],
    way: [
      '{names} passed in front of the green light, and it blinked.',
      '{names} dropped low in the grass, and a jumper brushed by.',
      { text: '{names} tugged the jumper down, so that the tail shone better.', needs: ['hands'] },
      { text: '{names} waved in the dark, which was no use.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in for one, and out for two.',
      '{names} slid out of the beam, and back into the grass.',
      { text: '{names} held the tablecloth aside, like tall grass.', needs: ['hands'] },
      { text: '{names} found the lamp in the dark, and left it off.', needs: ['hands'] }
    ]
  },
  bed: [
    'The meadow was a rug again, and {H} laid both torches in the drawer.',
    '{H} washed and got into bed, and the big lamp went out. “Blink, blink,” said {H}, quite low, into the dark. One, two. “Blink,” said somebody.'
  ],
  last: [
    'There came no other blink, and nobody minded, for {H} was asleep.',
    'One, went the dark, and two, and then {H} was asleep.'
  ]
})
