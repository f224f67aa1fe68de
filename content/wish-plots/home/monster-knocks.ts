import { wishPlot } from '../wish-plot.ts'

export const monsterKnocks = wishPlot({
  id: 'wish-monsters-knocks',
  themes: ['monsters'],
  except: ['yeti', 'bigfoot', 'gruffalo', 'troll', 'trolls', 'ogre', 'goblin', 'cookie', 'truck', 'trucks', 'bogeyman', 'boogeyman', 'friendly', 'wardrobe', 'cupboard', 'sulley', 'inc'],
  answers: ['bed', 'under', 'scary', 'dark', 'night', 'room', 'bedroom', 'there'],
  moods: ['afraid', 'sleepless'],
  company: ['monster', 'bed'],
  about: 'The hero looks under the bed every night, and the monster that lives there cannot sleep for all that looking.',
  titles: ['Somebody on the Bed', 'One Knock', '{H} Wakes the Monster', 'Not the Torch Again', 'The Monster Looks on Top'],
  want: [
    {
      id: 'the-torch',
      A: 'partner',
      paragraphs: [
        'Every night {H} looked under the bed with the torch, to be sure that there was no monster. {H} looked now as well. Right at the back lay something grey and furry, with one arm over its eyes. “Not the torch again,” it said.',
        '“There’s a monster under my bed!” cried {H}. “There’s somebody on mine,” said the monster. “Every night it creaks, and then a light comes.” {H} went out backwards and fetched {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'by-turns',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be sure of it, night after night. “Leave the torch on,” said {A}. “Then you can see each other.” They tried it out. {H} lay on the bed, and the monster lay under it. It was as bright as a shop, and neither of them could shut an eye.',
        '“Then look without the torch,” whispered the monster. So {H} hung head down over the edge, in the dark. The monster squeaked. “It’s got its chin on top!” it said. “It’s got its hair on the floor!”'
      ]
    },
    {
      id: 'what-it-had-heard',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What did they tell you about us?” asked {A}. The monster drew up its feet. “That you’re very big,” it said. “That you’ve got five claws on every arm, and hardly any fur. And that you come down at night, if somebody’s foot sticks out.”',
        '{H} looked at ten fingers. You could see it like that. “They’re only for buttons,” said {H}. “And for scratching.” “Ah,” said the monster. “Scratching.” It did not sound so afraid any more.'
      ]
    },
    {
      id: 'rule-of-foot',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do you grab feet?” asked {H}. “Whatever for?” said the monster. “I’ve got six.” It showed them. They were the kind of feet that you could lose in a sock.',
        '“One did come down, once,” it said. “It was yours. It had five toes, and they all moved. I pushed it back up with a stick and didn’t breathe until it was light.” “I thought that was a monster!” said {H}. “It was,” said {A}.'
      ]
    },
    {
      id: 'checking-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It turned out that the monster looked as well. Every evening it put one eye over the edge, to see if there was somebody on it. “And each time there’s a hump,” it said. “And each time the hump breathes.”',
        '“What do you do then?” asked {A}. “I tell myself that it’s only a blanket,” said the monster. “I say that too,” said {H}, “about the coat behind the door.”'
      ]
    },
    {
      id: 'swap-places',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Let me see how it is down there,” said {A}, and crept in beside the monster. It was a good place. There was dust, and a bit of string, and you heard the sea in the springs.',
        'Then {H} turned over, up above. “What was that?” said {A}, and bumped {A}’s head. “That’s what it does,” whispered the monster. They moved closer together. “It’s bigger than you’d think, from below,” said {A}.'
      ]
    },
    {
      id: 'a-bell',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“If you wore a bell,” said {A}, “we’d always know where you were.” The monster put it on. It rang when it breathed in, and it rang when it breathed out.',
        '“Do I always do that?” asked the monster. “Everybody does,” said {H}. They all tried not to, for a while. Then somebody had to, and it was a great relief. {H} put the bell away again.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s your name?” asked {H}. “Under,” said the monster. “Is that all?” “My mother’s called Behind,” said the monster. “She lives with a wardrobe.” {A} thought that these were very good names for people who are hard to find.',
        '“And you’re On,” said the monster to {H}. It had always called {H} that, when it lay awake.'
      ]
    },
    {
      id: 'the-glove',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The monster had something in one arm. It was a red glove, worn thin on the thumb. “That’s mine!” said {H}. “I lost it last winter.” The monster held it a little tighter. “It came down all by itself,” it said. “I thought you were giving me a hand.”',
        '“What do you do with it?” asked {A}. “I hold it,” said the monster, “when there’s creaking.” It showed how, with one claw in each finger. {H} still had the other glove somewhere. You cannot do much with one, unless you have somebody at the end of it. “Keep it,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had known it all the time. {A} sat down in front of the bed, and looked in, as you look at a neighbour.',
        '“Why did you never say anything?” asked {H}. {A} looked up at {H}, and down at the monster, and then at the wall. Nobody had asked. And there are things that a household has to find out by itself.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Mine was behind the boiler,” said {S}. “I said good night to it, to be on the safe side. For years. Then one night I forgot.” “And what happened?” asked {A}.',
        '“It coughed,” said {S}. “Just the once. It wanted to know where I’d got to.” {S} bent down a little towards the bed. “Good evening,” said {S}, because you never know.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} rolled a slice of cucumber in under the bed, like a wheel. After a time it rolled back. There was a bite out of it, with very many small teeth.',
        '“The monster liked it,” said {S}. “But it left most of it,” said {A}. “That’s for me,” said {S}, and ate it.'
      ]
    },
    {
      id: 'the-same-thing',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the rug. “What do you want to know, when you look?” {A} asked the monster. “If it’s still up there,” said the monster, “and if it’s staying there.” “And you?” {A} asked {H}. “If it’s still down there,” said {H}, “and if it’s staying.”',
        '“That’s the same thing,” said {A}. “You ask each other that every night. Only, with a torch, nobody can answer.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-knock',
      A: 'partner',
      paragraphs: [
        '{H} lay down on the bed and thought. Then {H} made a fist, and knocked on the wood, once. “That means: I’m here, and I’m staying here,” said {H}. It was quiet for a moment. Then from below, a bit to the left, there came a knock. It was a small one, with fur on it.',
        '“It works,” breathed {A}.'
      ]
    },
    {
      id: 'more-knocks',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And two?” asked the monster. “Two’s for when I get up for a drink,” said {H}. “So that you don’t think that something’s coming down.” They tried it. {H} knocked twice, and put both feet on the floor.',
        'The monster drew in all six of its own, to make room. “Good evening, feet,” it said. It had never been so near to any.'
      ]
    },
    {
      id: 'hand-down',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You could let something hang down,” said the monster. “Now that I know what it’s for.” {H} thought about it for a while. Then {H} let one hand hang over the edge, with all five fingers.',
        'Something came up from below and laid its back under the fingers. {H} scratched a bit. Down there it began to hum, like a fridge that has had good news.'
      ]
    },
    {
      id: 'torch-off',
      A: 'partner',
      paragraphs: [
        '“And what about the torch?” asked {A}. {H} could have made sure, just one more time. But then the monster would have to put its arm over its eyes. {H} rolled the torch under the bed. “You have it,” said {H}. “In case you want to look at me.”',
        'It clicked down there, on, and off again. “No,” said the monster after a bit. “I think I know how you look.” It yawned, and you heard how small its teeth were. “It’s good,” it said, “to have somebody up there.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the table at once, and there it was only dark.',
      '{names} backed out as well, as far as the mat.',
      { text: '{names} laid a slipper by the bed, in case somebody had cold feet.', needs: ['hands'] },
      { text: '{names} knocked the dust off a pillow, and begged its pardon.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked in all that light, and crept out of it.',
      '{names} squeaked as well, and gave the monster a start.',
      { text: '{names} turned the big lamp down a little, for grey eyes.', needs: ['hands'] },
      { text: '{names} dropped a blanket over the edge, for whoever was lower down.', needs: ['hands'] }
    ],
    turn: [
      '{names} thumped on the floor as well, a bit to the right.',
      '{names} settled halfway, between up there and down there.',
      { text: '{names} knocked on the doorpost, and it stayed where it was.', needs: ['hands'] },
      { text: '{names} rubbed a spot on the wood, so that it knocked better.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the rug straight, and pushed a bit of fluff back under the bed.',
    'When {H} had washed and lain down, there was one knock. A bit to the left, there was another.'
  ],
  last: [
    'One was on it, and one was under it, and both were staying there, and {H} slept.',
    'Knock, it went, so softly that it may have been a dream, and {H} was asleep.'
  ]
})
