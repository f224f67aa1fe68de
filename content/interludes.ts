import type { Scene } from './format.ts'

/** Small scenes in the middle of any evening at home: told last of the spare ones, where there is still room. */
export const interludes: Scene[] = [
  {
    id: 'interlude-mishap',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 101,
    steps: [
      {
        both: [
          'After that they tried the bit with {stand.part}. It was really {stand.is}.',
          '“And what about {stand.part}?” said {A}. For that there was {stand.is}.',
          'There was one more thing to be done, and it was done with {stand.part}. They had {stand.is}.',
          '{A} had thought of something else. “We’ve left out {stand.part},” said {A}. They took {stand.is}.',
          'Then they came to {stand.part}, and for that they used {stand.is}.',
          '“My turn to say what’s next,” said {A}. “{stand.part}.” There was {stand.is}.',
          'Halfway through they needed {stand.part} as well. {H} found {stand.is}.',
          '“Is that all?” said {A}. “No,” said {H}. “There’s {stand.part}.” It was made of {stand.is}.'
        ]
      },
      { joins: true, draw: 'problem' },
      { joins: true, draw: 'fail' },
      { draw: 'see' },
      { joins: true, draw: 'mend' }
    ]
  },
  {
    id: 'interlude-mishap-alone',
    act: 'way',
    party: 'alone',
    spare: 102,
    steps: [
      {
        both: [
          'After that {H} tried the bit with {stand.part}. It was really {stand.is}.',
          '“And what about {stand.part}?” said {H}. For that there was {stand.is}.',
          'There was one more thing to be done, and it was done with {stand.part}. {H} had {stand.is}.',
          'Then {H} came to {stand.part}, and made it out of {stand.is}.',
          'Halfway through {H} needed {stand.part} as well, and found {stand.is}.',
          '“That isn’t all,” said {H}. “There’s {stand.part}.” It was made of {stand.is}.'
        ]
      },
      { joins: true, draw: 'problem' },
      { joins: true, draw: 'alone' }
    ]
  },
  {
    id: 'interlude-known',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 103,
    steps: [
      {
        both: [
          '“Ask me anything about {wish},” said {A}. “How does it begin?” said {H}. “Anything else,” said {A}.',
          '“I know everything about {wish},” said {A}, and stopped to think what that was.',
          '{A} held up a finger, as people do who have read something. “About {wish},” said {A}. “Well.”'
        ]
      },
      {
        joins: true,
        both: [
          '“{guess}.” {H} counted to three before answering. “{fact},” said {H}. “I looked it up.”',
          '“{guess},” said {A}. “I’m nearly sure.” It was nearly, but it was not.',
          '“{fact},” said {A}. “{guess.2}.” One of these was true, and {H} knew which.'
        ]
      }
    ]
  },
  {
    id: 'interlude-biscuit',
    act: 'way',
    spare: 104,
    steps: [
      {
        both: [
          'There had to be a biscuit at this point. It was broken as fairly as a biscuit can be.',
          'Halfway through, {H} ate half a banana, to be on the safe side.',
          'A plate of apple came round, cut into boats. Soon there were only two boats left, and then only the plate.'
        ]
      },
      {
        joins: true,
        both: [
          'One thing could be said with a full mouth, and {H} said it. “{fact}.”',
          '“{say},” said {H}, and a crumb flew across the table.',
          'For as long as it lasted, nobody thought of {doing} or of anything else.'
        ]
      }
    ]
  },
  {
    id: 'interlude-elder',
    act: 'way',
    party: 'together',
    A: 'elder',
    spare: 105,
    steps: [
      {
        both: [
          '“When I was as big as you,” said {A}, “our street had one pencil. We took turns.” {H} looked sorry about that.',
          '{A} had once seen something of the kind. “It was a Thursday,” said {A}. “After that I don’t remember.”',
          '“We never played {wish} when I was small,” said {A}. “We had a tin and a stick.” {H} thought that a tin and a stick sounded good too.',
          '{A} told {H} something from long ago, and there was a goat in it. The goat ate a hat.'
        ]
      },
      { extra: 1, talk: 'ask' }
    ]
  },
  {
    id: 'interlude-child',
    act: 'way',
    party: 'together',
    A: 'child',
    spare: 106,
    steps: [
      {
        both: [
          '“I could {do} with my eyes shut,” said {A}. {H} asked how {A} would find the door.',
          '{A} and {H} both reached for it at once, and each let go, and it fell between them.',
          '“You always get the good bit,” said {A}. {H} thought about that. “We could cut the good bit in two,” said {H}.'
        ]
      },
      { extra: 1, talk: 'boast' }
    ]
  },
  {
    id: 'interlude-pet',
    act: 'way',
    A: 'pet',
    spare: 107,
    steps: [
      {
        both: [
          '{A} came to see whether any of it could be eaten. Then {A} came back to check.',
          'In the middle of it {A} lay down, exactly where it was needed least. {H} went round.',
          '“{fact},” {H} told {A}. {A} turned its head to one side, to let that in.'
        ]
      },
      { extra: 1, talk: 'near' }
    ]
  },
  {
    id: 'interlude-thought',
    act: 'way',
    spare: 108,
    steps: [
      {
        both: [
          '{H} sat down on the floor for a moment to think. It was nice down there, and under the sofa lay a marble.',
          'For a little while {H} only looked at it all, chin on both knees.',
          'It was quiet for a moment, and the clock ticked.'
        ]
      },
      {
        joins: true,
        both: [
          'Somewhere it was really happening, thought {H}. Somebody was {doing}, at this very moment.',
          '“{fact},” whispered {H}, to hear how it sounded. It sounded even better quietly.',
          '“I’d like to do this every day,” thought {H}, “and twice on Sundays.”'
        ]
      }
    ]
  },
  {
    id: 'interlude-grown-up',
    act: 'way',
    party: 'together',
    A: 'grown-up',
    spare: 109,
    steps: [
      {
        both: [
          '“Shall I help?” said {A}. “You may hold this,” said {H}. {A} held it, and did not ask what it was.',
          '{A} looked at the clock, and then at {H}, and turned the clock a little to the wall.',
          '“Is it meant to be like that?” said {A}. “It is now,” said {H}.'
        ]
      },
      { extra: 1, talk: 'wait' }
    ]
  },
  {
    id: 'interlude-say',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 110,
    steps: [
      {
        both: [
          '“You have to say it properly,” said {H}. “{say}.” “{say},” said {A}. “With your elbows,” said {H}.',
          '{A} tried out “{say}” high, and low, and with a mouth full of air. {H} chose low.',
          '“{say}!” said {H} and {A} in one breath, and had to link little fingers on it.'
        ]
      }
    ]
  },
  {
    id: 'interlude-mishap-again',
    act: 'way',
    party: 'together',
    S: 'other',
    A: 'hero',
    spare: 111,
    steps: [
      {
        both: [
          '“Now let me,” said {S}. “I’ll be very careful.” {S} began with {stand.part}. That was {stand.is}.',
          '{S} had watched for long enough. “I can do it too,” said {S}, and went straight to {stand.part}. It was made of {stand.is}.',
          '“You do it from here,” said {H} to {S}. “From {stand.part}.” {S} saw at once what that was: {stand.is}.',
          'After that it was {S}’s go. First of all came {stand.part}, and {S} chose {stand.is}.',
          '“Whose turn is it?” said {H}. It was {S}’s, and there was still {stand.part}. For that they used {stand.is}.'
        ]
      },
      { joins: true, draw: 'problem' },
      { joins: true, draw: 'fail' },
      { draw: 'see' },
      { joins: true, draw: 'mend' }
    ]
  },
  {
    id: 'interlude-picture',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 112,
    steps: [
      {
        both: [
          '“We need a picture of this,” said {H}. {A} sat quite still, in case it was to be a picture of {A}.',
          '{H} drew it all on the back of an envelope, with {A} in the corner, waving. “My arm’s too long,” said {A}. “You’re waving,” said {H}.',
          '{A} held the paper and {H} drew. It was {wish}, from above. “Is that me?” said {A}. “That’s the table,” said {H}.'
        ]
      },
      {
        joins: true,
        both: [
          'Underneath {H} wrote what it said: “{say}.” There was no room left for the sky.',
          '“Write something under it,” said {A}. {H} thought, and wrote: “{fact}.”',
          'It was stuck to the cupboard with the last of the jam tape. Everybody who went by gave it a nod.'
        ]
      }
    ]
  },
  {
    id: 'interlude-rules',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 113,
    steps: [
      {
        both: [
          '“There has to be a rule,” said {A}. “There is one,” said {H}. “You say {say} before you touch anything.” {A} said it to the light switch.',
          '“What’s the rule?” said {A}. “You can’t laugh,” said {H}. They looked at each other, and that was the end of the rule.',
          '{H} made a rule, and {A} made a rule, and they were the same rule. They shook hands on it twice.'
        ]
      },
      {
        joins: true,
        both: [
          'Then {A} wanted to know what happened if you broke it. “Nothing,” said {H}. “But I’d know.”',
          '“And if somebody forgets?” said {A}. “Then we say it with them,” said {H}.',
          'It was kept for nearly four minutes, which is long for a rule.'
        ]
      }
    ]
  },
  {
    id: 'interlude-what-if',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 114,
    steps: [
      {
        both: [
          '“What if it really happened?” said {A}. “Now, in the kitchen?” {H} looked at the kitchen. The kitchen looked ready.',
          '“If it were real,” said {H}, “what would you do first?” {A} did not have to think. “Put my shoes on,” said {A}.',
          '“Suppose it was twice as big,” said {A}. {H} supposed it. They both took one step back.'
        ]
      },
      {
        joins: true,
        both: [
          '“I’d be {H.part},” said {H}. “I’d be as quiet as anything,” said {A}. “You?” said {H}.',
          '“I wouldn’t be frightened,” said {A}. “Not if you came too,” said {A} after a while.',
          '“We’d have to tell the neighbours,” said {H}. “They’d hear,” said {A}.'
        ]
      }
    ]
  },
  {
    id: 'interlude-whisper',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 115,
    steps: [
      {
        both: [
          '{A} whispered something into {H}’s ear. {H} whispered something back. Neither had heard a word, and both of them nodded.',
          '“Can you keep a secret?” said {A}. “Yes,” said {H}. “So can I,” said {A}, and that was all.',
          '“Come here,” said {H}. {A} came, and was told it in a whisper. “{fact}.” “No!” whispered {A}.'
        ]
      },
      {
        joins: true,
        both: [
          'Then they both sat there with hot ears, and grinned.',
          'They would have liked to do it for longer, but it tickled.',
          'After that they had to whisper everything for a while.'
        ]
      }
    ]
  },
  {
    id: 'interlude-judge',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 116,
    steps: [
      {
        both: [
          '“Is it any good?” said {H}. {A} walked all the way round before answering. “This side is,” said {A}.',
          '{A} gave it eight out of ten. “What’s wrong with it?” said {H}. “Nothing,” said {A}. “I’m keeping two for later.”',
          '“How much of it have we done?” said {H}. {A} held two hands apart, and then a bit further.'
        ]
      },
      {
        joins: true,
        both: [
          '{H} thought so too, but it was nice to have been told.',
          '“It’s meant to be about {wish},” said {H}. “I could tell,” said {A}, “from the noise.”',
          'So they did the last bit once more, and now it was good from there as well.'
        ]
      }
    ]
  },
  {
    id: 'interlude-wrong-name',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 117,
    steps: [
      {
        both: [
          '“What do we call it when it’s finished?” said {A}. {H} had a name, and so had {A}. They were not the same name.',
          '“It ought to be called something,” said {H}. {A} was for calling it Gerald. {H} was not for Gerald.',
          '{A} wanted it to have a long name, with four parts to it. {H} wanted a short one, for calling.'
        ]
      },
      {
        joins: true,
        both: [
          'They put the two names together, one after the other. It sounded like a train, and they kept it.',
          '“Let’s ask it,” said {A}. They asked. “{say},” it said, rather like {A}. So that was that.',
          'In the end they called it what it was, and that was {wish}.'
        ]
      }
    ]
  },
  {
    id: 'interlude-lost-thread',
    act: 'way',
    party: 'together',
    A: 'other',
    spare: 118,
    steps: [
      {
        both: [
          '“Where were we?” said {H}. “Here,” said {A}, and pointed at the floor. “I meant before that,” said {H}.',
          'For a moment nobody knew what came next. {A} looked at {H}, and {H} looked at {A}, as if it might be written there.',
          '“I’ve forgotten what I was going to say,” said {A}. “Was it about {wish}?” said {H}. “It must have been,” said {A}.'
        ]
      },
      {
        joins: true,
        both: [
          'Then it came back by itself, the way a cat does when you have stopped calling.',
          'So they did the last bit over again, up to where it had stopped. From there they knew what came next.',
          '“{say},” said {H} slowly. “That was it!” said {A}, and off they went.'
        ]
      }
    ]
  },
  {
    id: 'interlude-alone-again',
    act: 'way',
    party: 'alone',
    spare: 119,
    steps: [
      {
        both: [
          '“Now once more for the lamp,” said {H}, and turned it so that it could see. First of all came {stand.part}. That was {stand.is}.',
          'It had gone well, so {H} did it again, a bit bigger. For {stand.part} {H} took {stand.is}.',
          '{H} told the curtain what came next, and that was {stand.part}. It was made of {stand.is}.'
        ]
      },
      { joins: true, draw: 'problem' },
      { joins: true, draw: 'alone' }
    ]
  },
  {
    id: 'interlude-alone-picture',
    act: 'way',
    party: 'alone',
    spare: 120,
    steps: [
      {
        both: [
          '{H} drew it all on the back of an envelope, from above, as a bird would have it. There was even room for the bird.',
          'There had to be a picture of it. {H} drew the big things first, and the small ones went wherever there was a gap.',
          '{H} wrote it on a piece of paper, and then drew all round it. The writing by itself looked cold.'
        ]
      },
      {
        joins: true,
        both: [
          'Underneath {H} wrote what it said: “{say}.” It was put on the cupboard, where it would be seen at breakfast.',
          '“{fact},” wrote {H} along the edge, and came out where it had begun.',
          'Then {H} held it far away and looked with one eye. It was good with that eye, and better with the other.'
        ]
      }
    ]
  },
  {
    id: 'interlude-alone-count',
    act: 'way',
    party: 'alone',
    spare: 121,
    steps: [
      {
        both: [
          '{H} counted what had been done so far, on one hand. There was a thumb left over.',
          '“How far are we?” said {H}, though there was nobody else. It was nice to say we.',
          'Halfway, thought {H}. It is a good place to be, for you can see both ends from there.'
        ]
      },
      {
        joins: true,
        both: [
          'So there was time to do the best bit twice, and {H} did it twice.',
          '“{guess},” said {H}, to try it out. It did not sound right, and that was a help.',
          'The next bit was the hardest, so {H} said it first in a whisper: “{say}.”'
        ]
      }
    ]
  },
  {
    id: 'interlude-alone-audience',
    act: 'way',
    party: 'alone',
    spare: 122,
    steps: [
      {
        both: [
          'The cushions were set in a row, so that there would be somebody to see it. {H} asked the round one to sit at the back.',
          'A slipper was asked what it thought. The slipper thought it was good, and that the other slipper ought to come.',
          '{H} showed all of it to the lamp, and waited. The lamp had seen a lot, and it did not blink once.'
        ]
      },
      {
        joins: true,
        both: [
          '“{fact},” {H} told them. They had not known that, and sat quite still.',
          '“Any questions?” said {H}. Nobody had one, so {H} asked one, and answered it too.',
          'Then {H} bowed, and clapped too, since hands were wanted for both.'
        ]
      }
    ]
  },
  {
    id: 'interlude-alone-plan',
    act: 'way',
    party: 'alone',
    spare: 123,
    steps: [
      {
        both: [
          '“First this, then that, and then the other,” said {H}, and pointed at three places on the floor. It was a good plan.',
          'There was a list by now. {H} read it out from the bottom, because the bottom was nearest.',
          '{H} drew a plan on the rug with one finger. Then {H} walked all along it, heel to toe.'
        ]
      },
      {
        joins: true,
        both: [
          'At the second place it was time for {doing}, so {H} did that for a while.',
          'Two of the places were done already, and {H} hopped over those.',
          'In the middle of it {H} said “{say}”, and had to start once more from the sofa.'
        ]
      }
    ]
  }
]
