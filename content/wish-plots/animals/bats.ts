import { wishPlot } from '../wish-plot.ts'

export const bats = wishPlot({
  id: 'wish-bats',
  wishes: ['bat', 'bats', 'fruit bat', 'baby bat', 'little bat', 'bat cave', 'vampire bat', 'bats at night'],
  answers: ['little', 'baby', 'night', 'flying', 'fly', 'upside', 'down', 'hanging', 'dark', 'cave', 'moth'],
  except: ['cricket', 'baseball', 'ball', 'man', 'mobile', 'scared', 'afraid', 'hero', 'mitzvah', 'mitzva'],
  company: ['bat', 'moth'],
  about: 'A bat with shut eyes calls and everything answers what it is, except the moth, which says nothing and is found by that.',
  titles: ['The Place That Did Not Answer', 'Sofa, Said the Sofa', '{H} Flies with Both Ears', 'A Bat After Supper', 'Everything Says What It Is'],
  want: [
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        '{H} was a bat. The bat had a shawl for wings, and had to catch a moth. The moth was {A}, with a tissue in each hand. But it was night, and so {H} kept both eyes shut.',
        '“A bat sees with its ears,” said {H}. “It calls, and the call bounces back from whatever’s there.” The bat put a hand behind each ear and set off. “Eee,” it said. Then it flew into the sofa.'
      ]
    }
  ],
  way: [
    {
      id: 'nothing-bounces',
      A: 'partner',
      paragraphs: [
        '“It doesn’t bounce,” said {H}, out of a cushion. “Yours are only people’s ears,” said {A}. “Somebody has to say it out loud.” So whatever was there was going to answer. “Eee,” called the bat. “Sofa,” said {A}, for the sofa. “Eee.” “Table,” said {A}, from far away, for the table.',
        'The bat went round the table without touching it. It was as good as seeing. But when it flew to where the voice had been, the moth had flown as well.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First of all it had to hang upside down. {H} lay on the sofa, feet up the back of it, and hung over the edge. The ceiling was the floor. There was a lamp growing out of it.',
        '“Real ones sleep like that,” said {H}, quite red. “Their toes shut by themselves. They’d have to try hard to let go.” {H} did not have to try hard. There was a thump.'
      ]
    },
    {
      id: 'wings-hands',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There are fingers in a bat’s wing,” said {H}, and spread out the shawl. “It’s a hand, with skin between the fingers. It flies with its hands.” {A} flapped a hand, to see.',
        'It made a bit of a draught. “Your fingers are too short,” said {H}. “You’d have to have fingers as long as you are.” They tried to imagine the gloves.'
      ]
    },
    {
      id: 'moth-hears',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“A moth can hear the bat,” said {A}. “It’s got ears, and it knows what eee means. Then it shuts its wings and drops.” “Where to?” asked {H}. “Just down,” said {A}, and did it.',
        'The bat flew over it at once, and into the curtain. It felt the curtain all over. “You’re a very big moth,” said the bat. “Curtain,” said {A}, from the floor.'
      ]
    },
    {
      id: 'all-the-things',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The bat got better at it. “Eee.” “Chair.” It went left. “Eee.” “Chair.” It went left again. “Eee.” “Chair.” “How many chairs have we got?” asked the bat. “It’s the same one,” said {A}. “You’re going round it.”',
        'So that was how it looked to a chair. The bat stood still until its ears had stopped turning.'
      ]
    },
    {
      id: 'how-many-moths',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How many does it eat in a night?” asked {A}. “As many as it weighs, nearly half,” said {H}. “There are thousands of gnats in that, and moths for pudding.” {A} worked out what that would be in toast.',
        'It was forty slices, without butter. “It’s got to fly all night for them,” said {H}. “You’d get them brought to you.”'
      ]
    },
    {
      id: 'somebody-else-there',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Eee,” called the bat. “Me,” said {A}, who had just come in. “What’s a me?” asked the bat. It came nearer with its hands out, and felt a nose. “You’ve got to say what you are.”',
        '“I’m on my way to the kitchen,” said {A}. The bat flew politely round it. It had never met one of those in the dark.'
      ]
    },
    {
      id: 'elder-attic',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had them in the roof,” said {S}. “At dusk they came out from under the edge, one after the other. My father counted them every evening, and wrote it in a book.” “How many?” asked {A}.',
        '“Sixty-one,” said {S}. “One night it was sixty-two. The small one flew close behind its mother, and bumped into the moon. That’s how it looked from the step.”'
      ]
    },
    {
      id: 'small-bat',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was a bat too, with {S}’s eyes wide open. “Eee,” said {S}, and went straight to where everything was. “You’re looking,” said {A}. “I’m a fruit bat,” said {S}. “We’ve got big eyes. We don’t have to shout.”',
        'It was true about fruit bats. This one found half a banana, without a sound, and hung up with it.'
      ]
    },
    {
      id: 'pet-echo',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '“Eee,” called the bat, over by the radiator. Nothing said what it was. But it was warm there, and it breathed. The bat put down one hand, and the hand was sniffed at.',
        'Somebody like that could do without an echo. “{A},” said the bat, for {A}, since somebody had to say it.'
      ]
    },
    {
      id: 'how-high',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“A real one calls so high that people can’t hear it,” said {H}. “Some children can, a little.” So the bat called as high as it could. It was like a very thin wire. “I can still hear you,” said {A}.',
        'The bat went higher, and then higher. In the end there was only an open mouth. “What did you say?” asked {A}. “I said eee,” said the bat, much pleased. “It works.”'
      ]
    },
    {
      id: 'bump-again',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Eee,” called the bat. “Wall,” said {A}, but late, because of a yawn. There was a bump. “It has to come at once,” said the bat, and rubbed its nose. “When a real one’s close, it calls a hundred times a second and more.”',
        '{A} tried to say wall a hundred times in a second. It got as far as “wawawa”, and then it was a baby that wanted something. They had to start again from the sofa.'
      ]
    },
    {
      id: 'the-moth-speaks',
      A: 'partner',
      paragraphs: [
        '“Why do I never hear the moth?” asked {H}. “I’m saying it for the whole room,” said {A}. “I’m the sofa, and the table, and the wall. I can’t say what the moth is as well. A moth doesn’t answer.” The bat turned its ears, first this way and then that. “No,” it said slowly. “It doesn’t.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        'The bat thought of something. “We’ll set the room up,” it said. On the sofa {H} put the clock, which ticked. Over the table they hung a spoon on a thread, beside a glass, and it went ting. The kitchen had its fridge, and in the bathroom the tap dripped. “Now everything says by itself what it is,” said {H}. They stood in the dark and listened.'
      ]
    },
    {
      id: 'ears-open',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They kept so still that their ears got bigger. There was the clock, and it came from the left. There was a pipe that gurgled. There was {H}’s own tummy, and it was the nearest of all.',
        '“That’s not the moth,” said {H}. “I know that one.”'
      ]
    },
    {
      id: 'breath',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The moth held its breath. You could hear that too. It was as if somebody had put down a lid. The bat took a step towards it, on the tips of its toes, and then another. A tissue shook a little, all by itself.',
        '“I’m not here,” thought the moth. It thought it rather loudly.'
      ]
    },
    {
      id: 'wrong-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The bat reached out. There was something soft, which hung down and did not say a word. “Got you!” said the bat. It was the dressing gown. It had been there on its hook the whole time, and nobody had given it anything to say.',
        'So {H} hung the keys on it. Now it said “clink” and was out of the game.'
      ]
    },
    {
      id: 'the-gap',
      A: 'partner',
      paragraphs: [
        'The bat turned round slowly with its eyes shut. Here was the clock. There was the fridge. There was the tap, far off, and the ting. And in between there was a bit where nothing came from. It was about as wide as {A}. “There’s a hole in the room,” said the bat. It flew straight into it, and shut its wings.',
        '“How did you know?” asked the moth, inside the shawl. “I never made a sound!” “That’s how,” said {H}. “Everything else in here makes one.” Then the bat let the moth go, because it had had supper. The moth stayed where it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ducked, because this bat did not look where it was going.',
      '{names} got off the sofa before the bat could come round again.',
      { text: '{names} plumped up the cushion for the next crash.', needs: ['hands'] },
      { text: '{names} pulled the rug straight, so that no bat would trip.', needs: ['hands'] }
    ],
    way: [
      '{names} bumped into the table, without being a bat at all.',
      '{names} squeaked as well, and the bat turned round the wrong way.',
      { text: '{names} answered for the bookcase, in a deep wooden voice.', needs: ['hands'] },
      { text: '{names} fluttered about with a tea towel, to find out about moths.', needs: ['hands'] }
    ],
    turn: [
      '{names} thumped the rug once, to say who was sitting there.',
      '{names} hiccupped by the door, so now the bat knew about the door.',
      { text: '{names} gave the spoon another push, to keep it going ting.', needs: ['hands'] },
      { text: '{names} tapped on the wall, in case the bat had forgotten walls.', needs: ['hands'] }
    ]
  },
  bed: [
    'They switched on the lamp, and everything was where it had said. {H} took the clock back to its shelf, and folded the shawl.',
    'The bat washed and flew home to bed, and hung itself up, lying down. It shut its eyes. The clock was over there, and the tap was over here. Somebody breathed behind the wall.'
  ],
  last: [
    'Everything said what it was, softly, and in the middle was {H}, asleep.',
    '“Eee,” it went, quite high, in a dream, and “bed” said the bed, and {H} was asleep.'
  ]
})
