import { wishPlot } from '../wish-plot.ts'

export const somebodyElse = wishPlot({
  id: 'wish-any-somebody',
  tellsAny: 'wanted',
  partnerPlays: true,
  about: 'After a quarrel nobody says who it was, so it was Somebody, and two chairs are put out for Somebody and Somebody Else.',
  titles: ['Somebody and Somebody Else', 'Nobody Was Saying Who', 'A Chair for Somebody', 'One Stripy Sock', 'It Was Somebody'],
  company: ['sock', 'table', 'chair', 'chairs'],
  want: [
    {
      id: 'nobody-says',
      A: 'partner',
      paragraphs: [
        'Somebody had wanted {wanted}. Somebody Else had wanted {wanted} too. There was pulling, and then there were words. And then somebody {wanted.did} somebody, and nobody was saying who.',
        'Now {H} sat under the table, and {A} stood at the window. “It was Somebody,” said {H}. “It certainly was,” said {A}. “Then Somebody had better say sorry.” “Somebody isn’t here,” said {H}. {H} wanted it to be all right again, only without having been the one.'
      ]
    }
  ],
  way: [
    {
      id: 'two-chairs',
      A: 'partner',
      paragraphs: [
        '“What does Somebody look like?” asked {A}. {H} thought hard. “Not very big,” said {H}, “and wearing one stripy sock.” {A} looked under the table, and {H} pulled in one foot.',
        'They put out a chair for Somebody and a chair for Somebody Else. {H} listened at the first one. “Somebody says it was only about {wanted.about},” said {H}. {A} listened at the second. “Somebody Else says the same.”'
      ]
    },
    {
      id: 'water',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'It was tiring for them, so each got a glass of water. {H} put one down on Somebody’s chair. {A} put one down on Somebody Else’s. “Somebody’s got more,” said {A}.',
        'They measured it with one finger. It was true, by about a drop. {H} drank a sip for Somebody. Now Somebody Else had more. In the end both glasses were empty, and it was fair.'
      ]
    },
    {
      id: 'picture',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“How did it start?” asked {A}. “Somebody had it first,” said {H}. “Somebody Else had it first,” said {A}. They both looked at the ceiling, where it might have been written.',
        '“They can’t both have been first,” said {H}. Just for that {H} came out, and they tried it at the door. They got stuck in it, with one shoulder each. “They can,” said {A}. “But then nobody gets in.”'
      ]
    },
    {
      id: 'drawn',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '{A} took a pencil, so that Somebody could be found. “What about the hair?” asked {A}. “It sticks up,” said {H} from below, “from being cross. And the mouth’s like a lid.” {A} drew that, and held the paper under the edge of the table.',
        '{H} looked at it for a long time. “That’s you,” said {H}. {A} took it back to the window. It was, right down to the ears. Without a word it was folded up, quite small, and went into a sleeve.'
      ]
    },
    {
      id: 'chairs-quarrel',
      A: 'partner',
      paragraphs: [
        'Soon the chairs were at it again. “Somebody says it was Somebody Else’s fault,” said {H}, and pushed the chair a bit closer. “Somebody Else says it wasn’t,” said {A}, and pushed the other. Bump, went the chairs. “And who did that?” asked {A}. “Somebody,” said {H}.',
        '“They’ll still be here at breakfast,” said {A}. “A chair can say whose fault it is for as long as you like. But it can’t say the other thing. Somebody would have to be sitting on it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“{A} saw it,” said {H}. They all looked at {A}. {A} looked at Somebody’s chair. Then {A} looked at Somebody Else’s, for just as long.',
        '“{A} isn’t saying who, either,” said {H}. It was a relief. {A} was given something for that, and looked at both chairs once more.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I knew a Somebody once,” said {S}. “Somebody ate all the raisins out of a cake, from below.” “What happened?” asked {A}. “It sank in the middle,” said {S}, “and so did Somebody.”',
        '“Did you ever find out who it was?” {S} looked for something on one sleeve. “I’ve never liked raisins since,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Can I be Somebody?” asked {S}. “It’s not a good one to be,” said {A}. “I’ll be Everybody, then,” said {S}, and lay down across both chairs at once.',
        '“Everybody wants {wanted},” said {S} from up there. That was no help, but it was true. They had to tip both chairs to get Everybody off again.'
      ]
    },
    {
      id: 'cushion',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Somebody’s chair is hard,” said {H} after a while. {A} went and got a cushion for it. {H} looked at the other chair, and got one too.',
        'Both cushions were on. Neither of the chairs said thank you. “They’re still cross,” said {H}. “But softer,” said {A}.'
      ]
    },
    {
      id: 'crust',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '“Perhaps they’re hungry,” said {A}. A hand came up from under the table, and held a crust over Somebody’s chair. Nobody took it. It was held over Somebody Else’s chair, and nobody took it there either. “It’s the shouting,” said {H} from below. “You can’t eat after that.”',
        'So they had to be shown how. {H} bit off one end of the crust, and the other end went to the window. “Somebody’s watching us chew,” said {A}. “Somebody Else is dribbling,” said {H}. They both had to laugh, each at a different wall.'
      ]
    },
    {
      id: 'whistle',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'From under the table somebody whistled, two notes, and stopped before the third. It was the song from the car. {A} held out for a whole minute. Then the third note came from the window, all by itself. “Who was that?” asked {H}. “That was the song,” said {A}. “It can’t help it.”'
      ]
    },
    {
      id: 'nobody',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Perhaps it was Nobody,” said {A}. They tried that. Nobody had wanted {wanted}. Nobody had shouted. It sounded very peaceful.',
        '“Then who’s sorry?” asked {H}. “Nobody,” said {A}. {H} thought about it. “No,” said {H}. “That’s not right. Somebody is.”'
      ]
    },
    {
      id: 'what-else',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“What else has Somebody done?” asked {A}. “Left a boot in the doorway,” said {H}. “And Somebody Else hums while chewing.” “That’s a tune,” said {A}. For each thing they turned a chair a bit more to the wall. Soon there were only backs.',
        '“And who gave me half the blanket, when I was cold?” asked {H}. {A} thought about it. “That was Somebody Else as well.” “I know,” said {H}. So that chair had to be turned round again, and to be fair so did the other.'
      ]
    },
    {
      id: 'same-shoes',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“We could ask the people who know them,” said {A}. {H} knew somebody who had once met Somebody on the stairs. “What were they like?” “In a hurry,” said {H}. “But they stopped for a snail.” {A} had heard something of that kind about Somebody Else. It had been with a beetle, and in the rain.',
        '“They’d have got on,” said {H}, “if they’d had a snail between them.” They looked at the two chairs. Between the one seat and the other there was just room for something small, with a shell on. “And not {wanted},” said {A}. “Nobody pulls at a snail.”'
      ]
    },
    {
      id: 'sore',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“How’s Somebody Else, where it was sore?” asked {H}. {A} looked at one arm, and turned it to the light. “Somebody Else says you can hardly see it.”',
        '“Can Somebody have a look?” {H} came out as far as the edge of the table. They both looked at the place for a long time. “There,” said {A}. “No, that’s jam.”'
      ]
    },
    {
      id: 'writing-letters',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{A} wrote a letter, and folded it, and pushed it under the table. “Dear Somebody,” it said, “are you coming out for supper? Yours, Somebody Else.” It was quiet below. Then there was some scratching, for down there a pencil has only the floor.',
        '“Dear Somebody Else,” it said on the back, “what is it?” {A} went to look in the pot, and lifted the lid, so that the smell could answer. It went across the kitchen, past the lamp and the two chairs, and in under the cloth. “Somebody’s thinking about it,” said {H} after a time.'
      ]
    },
    {
      id: 'post',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'A button came rolling over the floor, from under the table. It stopped at {A}’s foot. “Who’s that from?” asked {A}. “Somebody,” said {H}.',
        '{A} looked at it on both sides. It was a good one, with four holes. {A} went to the drawer. A bigger button came rolling back, and it had an anchor on it. “Who’s that from?” asked {H}. “Guess,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'sits-down',
      A: 'partner',
      paragraphs: [
        '{H} came out from under the table. “I’ll sit there for a bit,” said {H}. “Only to keep it warm.” {H} sat down on Somebody’s chair. {A} sat down on Somebody Else’s. The chairs were so close that their knees touched.',
        'Then a voice came from Somebody’s chair, and it was quite small. “Somebody’s sorry,” it said. “Somebody who?” asked {A}. “Me,” said {H}. “I’m sorry too,” said {A}. “I was pulling as well. I was Somebody Else, all the time.” “I know,” said {H}. “I saw you.” “And I knew the sock,” said {A}. {H} held out both feet. There it was, the stripy one.'
      ]
    },
    {
      id: 'who-first',
      A: 'partner',
      paragraphs: [
        '“And who gets {wanted}?” asked {A}. They thought about that, with their knees together. “Somebody Else first,” said {H}. “And after that Somebody.” “And next time the other way round,” said {A}. “But who’ll be Somebody next time?” {H} pulled off the stripy sock and gave it to {A}. “Whoever’s wearing it,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in from the hall, having been nobody at all.',
      '{names} lay down halfway between table and window.',
      { text: '{names} picked up what had got knocked over, without asking whose.', needs: ['hands'] },
      { text: '{names} set two biscuits aside, one for each kind of somebody.', needs: ['hands'] }
    ],
    way: [
      '{names} tried Somebody’s chair, and got down again, since it was taken.',
      '{names} curled up in front of Somebody Else’s chair, to be fair.',
      { text: '{names} brought a third chair, for Nobody, who had not done it.', needs: ['hands'] },
      { text: '{names} dusted the seats, for guests so hard to see.', needs: ['hands'] }
    ],
    turn: [
      '{names} pushed in under the two chairs, where the knees touched.',
      '{names} bounced, because the stripy sock explained a lot.',
      { text: '{names} moved the spare chair back, since Nobody had gone home.', needs: ['hands'] },
      { text: '{names} poured out some juice, the same in each cup, to the drop.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two chairs went back to the table and stood beside each other. Nobody could have said which was which.',
    'They washed, and two faces looked out of one mirror. Then somebody said goodnight to somebody, and everybody knew who.'
  ],
  last: [
    'Somebody was asleep by then, and everybody knew that it was {H}.',
    'Nobody pulled at the blanket, and Somebody was asleep, and that was {H}.'
  ]
})
