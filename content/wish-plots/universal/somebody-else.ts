import { wishPlot } from '../wish-plot.ts'

export const somebodyElse = wishPlot({
  id: 'wish-any-somebody',
  beginsElsewhere: true,
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
        'Somebody had wanted {wanted}. Somebody Else had wanted {wanted} too. There was a lot of pulling and a lot of noise, and then somebody {wanted.did} somebody.',
        'Now {H} sat under the table, and {A} stood at the window. “Somebody started it,” said {H}. “Somebody certainly did,” said {A}. “So Somebody had better say sorry.” “Somebody isn’t here,” said {H}. {H} wanted it to be all right again, but without having been the one.'
      ]
    }
  ],
  way: [
    {
      id: 'two-chairs',
      A: 'partner',
      paragraphs: [
        '“What does Somebody look like?” asked {A}. “Not very big,” said {H}, “and with one stripy sock on.” {A} looked under the table, and {H} pulled in one foot.',
        'They put out a chair for Somebody, and a chair for Somebody Else.',
        {
          joins: true,
          both: [
            'In between they put {seen.stand}, and that was {seen}.',
            'Then they left a big gap, for what it had all been about.'
          ]
        },
        { joins: true, both: ['{H} listened at the first chair. “Somebody says it was only about {wanted.about},” said {H}. {A} listened at the second. “Somebody Else says the same.”'] }
      ]
    },
    {
      id: 'who-was-in-the-middle',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“Show me how it went,” said {H}. “I’ll be {seen},” said {A}. {A} {seen.move}. A hand came out from under the table, and pulled at {A} on the left. “That’s Somebody,” said {H}.',
        '{A} pulled on the right, for Somebody Else. {A} was pulled one way and then the other, and nearly lost a sleeve. “It’s not much fun being {seen},” said {A}. The hand thought about that, and let go.'
      ]
    },
    {
      id: 'what-for',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“What’s so good about {seen}, anyway?” asked {A}. {H} listened at Somebody’s chair for quite a while. “{seen.guess},” said {H}. “That’s what Somebody likes.”',
        '{A} listened at the other chair. “And Somebody Else likes {seen.part}.” There was silence under the table. “I never noticed {seen.part},” said {H}. “I mean, Somebody never did.”'
      ]
    },
    {
      id: 'witness',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Let’s ask {seen},” said {H}. So {A} stood behind {seen}, and answered in quite another voice. “Whose are you?” asked {H}. “Nobody’s asked me that,” said the voice. “And please mind {seen.part}. You’ve both been pulling.”',
        '“What do you want, then?” asked {H}. “All I want is {seen.wants},” said the voice. They had not thought of that. {H} would have seen to it at once, but Somebody was still under the table.'
      ]
    },
    {
      id: 'water',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“They must be thirsty after all that shouting,” said {A}. So each of them got a glass of water. {H} put one on Somebody’s chair, and {A} put one on Somebody Else’s. “Somebody’s got more,” said {A}.',
        'They measured with a finger. It was true, by about a drop. {H} drank a sip for Somebody. Now Somebody Else had more, so {A} drank a sip as well. In the end both glasses were empty, and it was fair.'
      ]
    },
    {
      id: 'picture',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“How did it start?” asked {A}. “Somebody was there first,” said {H}. “Somebody Else was there first,” said {A}. “They can’t both have been first,” said {H}, and came out, just to try it at the door.',
        'They went through it at the same moment, and stuck, with one shoulder each. “They can, you see,” said {A}. “But then nobody gets in.” They got loose with a pop, and {H} went straight back under the table.'
      ]
    },
    {
      id: 'drawn',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '{A} took a pencil, so that Somebody could be found. “What about the hair?” asked {A}. “It sticks up,” said {H} from below, “from being cross. And the mouth’s quite straight.” {A} drew that, and held the paper under the edge of the table.',
        '{H} looked at it for a long time. “That’s you,” said {H}. {A} took it back to the light. It was, right down to the ears. {A} folded it up very small and said no more about it.'
      ]
    },
    {
      id: 'chairs-quarrel',
      A: 'partner',
      paragraphs: [
        'Soon the chairs were at it again.',
        {
          joins: true,
          both: [
            '{H} reached out and pulled {seen} a bit nearer to Somebody. {A} pulled {seen} back again.',
            '“Somebody says it was Somebody Else’s fault,” said {H}. “Somebody Else says it wasn’t,” said {A}.'
          ]
        },
        { joins: true, both: ['Then both chairs were pushed at once. Bump, they went. “And who did that?” asked {A}. “Somebody,” said {H}.'] },
        '“They’ll be at it all night,” said {A}. “A chair can say whose fault it is until breakfast. But it can’t say sorry. Somebody would have to be sitting on it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“{A} saw it all,” said {H}. So they asked {A}. {A} looked at Somebody’s chair. Then {A} looked at Somebody Else’s, for just as long.',
        '“{A} isn’t saying who, either,” said {H}, and was rather glad. {A} was given something nice for it, and looked at both chairs again, in case there was more.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I knew a Somebody once,” said {S}. “Somebody picked all the raisins out of a cake, from below.” “What happened?” asked {A}. “It sank in the middle,” said {S}, “and so did Somebody.”',
        '“Did they ever find out who it was?” asked {A}. {S} looked at the ceiling. “I’ve never much liked raisins since,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Can I be Somebody?” asked {S}. “You wouldn’t like it,” said {A}. “Then I’ll be Everybody,” said {S}, and lay down across both chairs at once.',
        '“Everybody wants {wanted},” said {S}. That was no help, but it was true. “Everybody’s feet are on Somebody Else,” said {A}. So Everybody had to get up again.'
      ]
    },
    {
      id: 'cushion',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Somebody’s chair is hard,” said {H} after a while. {A} brought a cushion for it. {H} looked across at the other chair, and passed one out for that as well.',
        'Neither of the chairs said thank you. “They’re still cross,” said {H}. “But softer,” said {A}.'
      ]
    },
    {
      id: 'crust',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '“Perhaps they’re hungry,” said {A}. So {H} held a crust up over Somebody’s chair, from below. It was not taken. {H} held it over Somebody Else’s, and it was not taken there either. “It’s the shouting,” said {H}. “You can’t eat straight after that.”',
        'So they had to be shown how. {H} bit off one end of the crust, and {A} had the other. “Somebody’s watching us chew,” said {A}. “Somebody Else is dribbling,” said {H}. They both had to laugh, each at a different wall.'
      ]
    },
    {
      id: 'whistle',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'Under the table {H} whistled two notes of the song from the car, and stopped before the third. {A} looked hard at the window. {A} held out for a whole minute. Then the third note came, all by itself. “Who was that?” asked {H}. “That was the song,” said {A}. “It can’t help it.”'
      ]
    },
    {
      id: 'what-else',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“What else has Somebody done?” asked {A}. “Left a boot in the doorway,” said {H}. “And Somebody Else hums while chewing.” “It’s a nice tune,” said {A}. For each thing they turned a chair a bit more to the wall. Soon there were only backs.',
        '“And who gave me half the blanket when I was cold?” asked {H}. “Somebody Else,” said {A}. “I know,” said {H}. So that chair had to be turned round again. Then they turned the other one too, or it would have been lonely.'
      ]
    },
    {
      id: 'same-shoes',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Are they friends the rest of the time?” asked {A}. {H} thought back. “Yesterday they were,” said {H}. “They found a snail on the path, and they both waited until it had gone by.” “That took all morning,” said {A}.',
        '“And they didn’t fight over the snail?” “It was too slow to fight over,” said {H}. They looked at the two chairs. Between them there was just room for something small, with a shell.'
      ]
    },
    {
      id: 'sore',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“How’s Somebody Else, where it was sore?” asked {H}. {A} looked at one arm, and turned it to the light. “Somebody Else says you can hardly see it.”',
        '“Can Somebody have a look?” asked {H}, and came out as far as the edge of the table. They both looked at the place for a long time. “There,” said {A}. “No, that’s jam.”'
      ]
    },
    {
      id: 'writing-letters',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{A} drew a letter, and pushed it under the table. It was a bowl with steam on top. There was a spoon for Somebody, and one for Somebody Else. There was some scratching down there, and the letter came out again.',
        'On the back there was a nose. “Somebody wants to know what it is,” said {A}. “Soup,” said {A} to the window. It was quiet for a moment under the table. “Somebody’s thinking about it,” said {H}.'
      ]
    },
    {
      id: 'post',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'A button came rolling out from under the table. It stopped at {A}’s foot. “Who’s that from?” asked {A}. “Somebody,” said {H}.',
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
        '“And who gets {wanted}?” asked {A}.',
        {
          joins: true,
          both: [
            '{H} picked {seen} up from between the chairs, and put it on {A}’s knees. “Somebody Else first,” said {H}. “Then Somebody.”',
            'They thought about that, knee to knee. “First you,” said {H}, “and after that me.”'
          ]
        },
        { joins: true, both: ['“And next time the other way round,” said {A}. “But who’ll be Somebody next time?” {H} pulled off the stripy sock and gave it to {A}. “Whoever’s wearing it,” said {H}.'] }
      ]
    },
    {
      id: 'what-it-got',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        'They played it once more, with nobody pulling. This time it was {A} who {seen.move}. {H} waited on the chair, and sat on both hands to make it easier.',
        'Then it was {H}’s turn. {H} {seen.move}, and {A} watched. It was nearly as good as having a go. “You do {seen.part} very well,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in from the hall, and looked from one to the other.',
      '{names} lay down halfway between table and window.',
      { text: '{names} picked up what had got knocked over, without asking whose.', needs: ['hands'] },
      { text: '{names} set two biscuits aside, one for Somebody and one for Somebody Else.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under both chairs, and found nobody.',
      '{names} curled up in front of Somebody Else’s chair, to be fair.',
      { text: '{names} straightened the two chairs, so that neither was in front.', needs: ['hands'] },
      { text: '{names} dusted both seats, since you could not see who was on them.', needs: ['hands'] }
    ],
    turn: [
      '{names} pushed in under the two chairs, where the knees touched.',
      '{names} sniffed at the stripy sock, and knew whose it was.',
      { text: '{names} cheered for the sock, and then for whoever had been in it.', needs: ['hands'] },
      { text: '{names} poured out some juice, the same in each cup, to the drop.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two chairs went back to the table, side by side, and it was quiet round there now.',
    'They washed, and two faces looked out of one mirror. “Goodnight, Somebody,” said {H} to one of them.'
  ],
  last: [
    'Nobody wanted {wanted} any more that night, and {H} was asleep.',
    'Nobody pulled at the blanket, and Somebody was asleep, and that was {H}.'
  ]
})
