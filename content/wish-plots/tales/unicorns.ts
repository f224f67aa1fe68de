import { wishPlot } from '../wish-plot.ts'

export const unicorns = wishPlot({
  themes: ['unicorns'],
  except: ['pegasus'],
  answers: ['rainbow', 'baby'],
  about: 'A hat never misses the hook any more, because the hook is a unicorn hiding among the coats.',
  titles: ['One Hook Too Many', '{H} and the Unicorn in the Coats', 'Who Caught the Hat', 'A Unicorn Behind the Raincoats', '{H} Throws Without Looking'],
  want: [
    {
      id: 'never-missed',
      A: 'partner',
      paragraphs: [
        '{H} had always wanted to meet a unicorn. On the rainy evening when one came, {H} threw a hat at it. It looked so like a coat hook.',
        'The hat stayed up, and it had never stayed up before. So {H} threw a striped scarf and a mitten, and they hung there too. “You’ve got good at that,” said {A}. “I haven’t,” said {H}. “I threw the last one at the door.”'
      ]
    }
  ],
  way: [
    {
      id: 'five-hooks',
      A: 'partner',
      paragraphs: [
        'They counted the hooks. There had always been four, brown ones. Now there was a fifth. It was white, with a twist in it, and it stuck out from between the raincoats.',
        '{H} hung a bag on it, to see. The hook sneezed. Under the longest raincoat, in a puddle, stood four small silver hooves. “That’s a horn,” said {H}. “It’s a unicorn! It’s been catching them!”'
      ]
    },
    {
      id: 'puddle',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it doing in our coats?” whispered {A}. {H} looked at the puddle, and in the puddle lay a wet leaf. “It came in out of the rain,” said {H}. “It must have walked in behind us.”',
        '“I held the door for somebody,” said {A} slowly. “I thought it was the neighbour with the umbrella. It even nodded.”'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        '“You can come out,” said {H}. The unicorn did not come out. {H} took a coat away, and the unicorn pulled the next one over its nose. {H} held out an apple, and nothing came for it. Only one eye showed, and that was squeezed shut.',
        '“I know that one,” said {A}. “It thinks that if it can’t see us, we can’t see it. And we keep looking. It only came out while nobody was looking.”'
      ]
    },
    {
      id: 'manners',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“We could leave the apple and go away,” said {H}. They put it on a paper plate on the floor. Then they went behind the table and counted to twenty.',
        'When they came back, the apple was whole and the plate was gone. It hung on the horn, with a hole in the middle. The unicorn had bent down to smell the apple. It had forgotten how long it was in front.'
      ]
    },
    {
      id: 'horse-talk',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} knew how you talk to horses. You blow down your nose at them, and then they know you. So {A} went up to the coats and blew. The coats blew back.',
        '“What did it say?” asked {H}. {A} wiped one wet cheek with a sleeve. “It said it’s got a cold.” {H} held out a clean handkerchief. It was drawn in among the sleeves, and then there came a sound as of a trumpet.'
      ]
    },
    {
      id: 'umbrella',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} hung the wet umbrella up without thinking, and hung it on the fifth hook. Fwump, it went among the sleeves. Now there was a roof in there, a black one, and it shook a little when somebody breathed.',
        '“Is it frightened?” whispered {H}. They bent down. Of the four small hooves, one was scratching another. “It’s just dry,” said {A}, “for the first time today.” After a while the umbrella was handed out between two raincoats, by the loop. It had been folded up, but from the inside.'
      ]
    },
    {
      id: 'elder-coat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} felt a draught, lifted a cardigan off its hook, and stopped. “Somebody has been warming this,” said {S}, and felt the collar. “And combing it.”',
        '“The unicorn’s been leaning on it,” said {A}. {S} put the cardigan on, and buttoned it up to the top. “It can have it back when I’m warm,” said {S} to the coats. “It’s never been so soft.”'
      ]
    },
    {
      id: 'pet-two',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} found out the most, by not doing anything. {H} asked {A} to keep an eye on the raincoats. After a time a raincoat opened by the width of a hand.',
        'One blue eye looked at {A}. {A} looked at the blue eye. Then {H} coughed, and the raincoat shut. “It likes you,” {H} told {A}. “You’re so good at not asking.”'
      ]
    },
    {
      id: 'child-ride',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“Can you ride on it?” asked {A}. “It’s too small,” said {H}. “You’d have to carry your own feet.” {A} tried it out, lifted one foot and then the other, and sat down.',
        '“Then can it do rainbows?” asked {A} from the floor. “It can do hats,” said {H}. {A} had to admit that there were more days with hats in them.'
      ]
    },
    {
      id: 'pretend-coat',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Next they put coats over their own heads and stood in the row. It was dark in there and smelled of bus. {H} could hear somebody breathing who wasn’t {A}.',
        '“Are you in there?” whispered {H}. “No,” whispered {A}. “I’m a coat.” The breathing stopped for a moment. Then something soft leaned against {H}’s arm, as a coat may, if it’s hung up badly.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-it-wants',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What does it want with our hats?” asked {A}. {H} put a hat on, and looked in the mirror, and took it off again. “It’s got something on its head that nobody else has,” said {H}. “People must stare. In a coat rack it’s just one of five.”',
        '{A} looked along the hooks. “It’s the nicest one, though,” said {A}, loud enough for a raincoat to hear. The raincoat went a little pink. Or it had always been pink.'
      ]
    },
    {
      id: 'back-throw',
      A: 'partner',
      paragraphs: [
        '“The unicorn only comes when nobody’s looking,” said {H}. “Then we won’t look.” They both turned their backs to the coats. {H} took a hat and threw it backwards, over one shoulder, quite the wrong way.',
        'They waited for it to land. Instead the raincoats rustled, and something went clip, clop, clip, clop, right across the floor. “Did it fall?” whispered {A}. “No,” said {H}. “It’s been caught.”'
      ]
    },
    {
      id: 'all-the-hats',
      A: 'same',
      spare: 8,
      paragraphs: [
        'After that it was hard to stop. {A} threw a woolly sock to the left, and there was a gallop to the left. {H} threw a bracelet to the right, and heard it go round and round the horn.',
        '“Only things with a hole,” said {A}. “A book would be rude.” Behind them somebody snorted, and it was not a cross snort. It was the kind that means: again.'
      ]
    },
    {
      id: 'muddle',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Once nothing came back at all, no clip and no clop. {H} did not turn round. “Have we lost it?” asked {A}, towards the wall. Then there was a bump, quite low down, and after it another bump.',
        '“It’s got my hat over its eyes,” said {H}, who knew that sound from dressing. {H} held one hand out behind and felt a nose come into it. Then {H} pulled the hat up by the bobble.'
      ]
    },
    {
      id: 'count-score',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We ought to keep count,” said {A}. “How many has it missed?” {H} counted what was on the floor behind them, by feeling for it with a heel. There was nothing on the floor.',
        '“None,” said {H}. “And how many have you ever hit?” {A} thought back to the summer. “There was one,” said {A}, “but it was raining, so that may have been the unicorn too.”'
      ]
    },
    {
      id: 'turn-round',
      A: 'partner',
      paragraphs: [
        'They threw everything they had, and heard it gallop. Then {H} asked, “May we look now?” Something bumped {H} gently in the back. They turned round. There stood the unicorn, in four hats and the striped scarf. It was no bigger than a dog, and both its eyes were open.',
        'It shook off the hats and kept the scarf. “It’s got a cold,” said {H}, and opened the door for it. Outside it had stopped raining. The unicorn looked back once, to see whether they were looking, and they were, and it didn’t mind.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} backed into the coats and came out under a raincoat.',
      '{names} ducked for the mitten.',
      { text: '{names} threw a cap as well, and it flew like a cushion and stayed up too.', needs: ['hands'] },
      { text: '{names} picked up all the old misses from the floor.', needs: ['hands'] }
    ],
    way: [
      '{names} drank in the smell of the raincoats, and under it there was hay.',
      '{names} hid under the shortest coat, and stuck out at both ends.',
      { text: '{names} put a mat under the puddle with the silver hooves.', needs: ['hands'] },
      { text: '{names} counted the hooks once more, and it was still one too many.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned to the wall with the rest and wriggled with not looking.',
      '{names} felt a warm wind go by, and it went clip, clop.',
      { text: '{names} threw a beret the wrong way, and it never came down.', needs: ['hands'] },
      { text: '{names} brought more hats, and walked backwards with the whole heap.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} picked up the hats and the mittens, and they went back where they lived. There were four hooks, all brown.',
    '{H} washed, and put on the nightclothes, and threw one sock at the chair. It fell on the floor, as it always used to, and {H} lay down and smiled at it.'
  ],
  last: [
    'The sock had missed the chair, but {H} had hit the bed right in the middle, and slept.',
    'Clip, clop, it went, very softly. Nobody was looking, for {H} was asleep.'
  ]
})
