import { wishPlot } from '../wish-plot.ts'

export const cutOwnHair = wishPlot({
  id: 'wish-cut-own-hair',
  beginsElsewhere: true,
  wishes: ['cut own hair', 'cuts own hair', 'cutting own hair', 'cut hair herself', 'cut hair himself', 'cut hair myself', 'cut fringe', 'cut her fringe', 'cut his fringe', 'cuts fringe', 'cutting fringe', 'cut own fringe', 'chopped hair', 'chopped fringe', 'chopped off hair', 'chops hair', 'snipped hair', 'snipped fringe', 'hair scissors', 'fringe scissors', 'cut chunk hair', 'cut bit hair', 'cut bangs', 'cut own bangs', 'cut her bangs', 'cut hair off', 'cut off hair', 'own haircut', 'gave herself haircut', 'gave himself haircut', 'gave herself fringe', 'haircut herself', 'haircut himself', 'hacked hair', 'trimmed own hair', 'trimmed fringe'],
  answers: ['cut', 'cuts', 'cutting', 'own', 'hair', 'fringe', 'bangs', 'off', 'herself', 'himself', 'myself', 'scissors', 'today', 'yesterday', 'paper', 'craft', 'safety', 'with', 'the', 'kitchen', 'chunk', 'big', 'bit', 'piece', 'all', 'her', 'his', 'my', 'short', 'too', 'very', 'crooked', 'wonky', 'nursery', 'school', 'behind', 'sofa', 'front', 'side', 'one', 'secretly', 'secret', 'again', 'naughty', 'cross', 'trouble', 'told', 'just', 'before', 'photo', 'day', 'haircut', 'gave', 'chopped', 'snip', 'cried', 'upset', 'long', 'and', 'then', 'grow', 'back'],
  except: ['hairdresser', 'hairdressers', 'barber', 'barbers', 'salon', 'getting', 'going', 'appointment', 'doll', 'dolls', 'barbie', 'dog', 'dogs', 'cat', 'cats', 'horse', 'pony', 'teddy', 'unicorn', 'sister', 'sisters', 'sister’s', 'brother', 'brothers', 'brother’s', 'friend', 'friends', 'friend’s', 'baby', 'baby’s', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'papa', 'mama', 'granny', 'grandma', 'nana', 'grandpa', 'rapunzel', 'lion', 'wizard', 'princess', 'mermaid', 'witch', 'fairy', 'ear', 'ears', 'nits', 'lice', 'gum', 'ill', 'hospital', 'chemo', 'cancer', 'charity', 'donate', 'donated', 'bullied', 'laughed', 'someone', 'somebody', 'sparrow', 'hates', 'sad', 'curtain', 'rug', 'carpet', 'finger', 'grass'],
  moods: ['change', 'late', 'losing', 'lost', 'learning', 'first'],
  company: ['plant', 'sparrow', 'hat', 'hair', 'fringe', 'caterpillar'],
  about: 'The hero cuts off one hair and then the whole fringe, which will neither stay stuck on nor hidden, and somebody else has a use for it.',
  titles: ['Just That One Hair', 'In the Plant', '{H} Evens It Up', 'Somebody Who Needs a Fringe', 'As Short as a Toothbrush'],
  want: [
    {
      id: 'just-that-one',
      A: 'partner',
      paragraphs: [
        'One hair hung in {H}’s left eye, all through breakfast. {H} wanted it gone, just that one, and the paper scissors lay on the table. Snip. It came off, and some others came too. Now there was a gap in the fringe, like a gate.',
        'The other side had to match. Then the other side was too short. Snip, snip, went the scissors, left and right, up and up. When {A} came in, the fringe was as short as a toothbrush. “Where’s your hair?” asked {A}. “In the plant,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'stuck-on',
      A: 'partner',
      paragraphs: [
        'The cut hair lay on the soil, in the flowerpot by the window. “I’ll put it back on,” said {H}. {A} got the sticky tape. They laid the hair along it and pressed it on to {H}’s forehead. It looked like a caterpillar. {H} sneezed. The tape sailed across the table, and then {A} had a moustache.'
      ]
    },
    {
      id: 'the-noise',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What did it sound like?” asked {A}. {H} thought back. Paper said zip. Hair was like somebody walking on sugar. “And then it’s quiet,” said {H}, “and you’ve got it in your hand.”',
        '{A} said that this was the worst moment. {A} knew it from a tablecloth. A corner of that had once come off along with the paper. It had been ever so quiet afterwards.'
      ]
    },
    {
      id: 'the-forehead',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had a forehead. It was paler than the rest. {A} came up close to look at it. “There’s a line on it,” said {A}. “If you’re surprised, there are two.”',
        '{H} was surprised, in front of the mirror. There they were, one above the other, like a road. {H} could make it wider and narrower. Without a fringe everybody could see what {H} was thinking. “I’ll have to think of something nice,” said {H}.'
      ]
    },
    {
      id: 'how-much-it-was',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They laid the cut hair out on a sheet of paper. Off the head it looked like a small animal. {H} pushed it into a heap, and gave it two beans for eyes. “It’s looking at me,” said {A}.',
        '“It wants to come back,” said {H}. It was a soft thing to stroke, if you went the right way. They called it Fred, and it was allowed to sit next to the bread. By mistake {A} ate one of its eyes.'
      ]
    },
    {
      id: 'a-drawn-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We could draw one,” said {A}, and got a face crayon. {A} put one hair beside another, all along the forehead. It took a good while. {H} had to sit still, and not be surprised. It looked quite real, from the door.',
        'Then came the soup, and it steamed. The crayon fringe ran down over both eyebrows, and as far as the nose. “Now it’s too long,” said {A}. {H} looked for a moment towards the scissors. They’d been put away, up high.'
      ]
    },
    {
      id: 'how-fast',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“When’s it coming back?” asked {H}. “It’s already on its way,” said {A}. “It never stops, not even at night. In a week it grows as much as a sesame seed.” {H} got one out of the jar and held it to the forehead.',
        'It was not a lot. They laid one sesame seed after another, down to the eyebrows. It took sixteen. “That’s four months,” said {A}. {H} ate one week, and then one more. It tasted quite good, but it made no difference.'
      ]
    },
    {
      id: 'why-not',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Scissors are for what lies flat,” said {A}. “Paper lies flat. A head’s round, and it moves, and there are ears on it.” {H} felt both ears. They were there. “If something’s hanging in your eye, you come and call.”',
        '“What do I call?” asked {H}. They agreed on “Hair!” It had to be loud, because {A} might be somewhere else. They practised it from all over the place. It echoed. Next door somebody opened a window and called back, “Hair!”'
      ]
    },
    {
      id: 'everybody-once',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I did it too,” said {A}. “I had a curl that stuck out on the left, like a handle. So, snip. Then the right one stuck out.” “And then?” “Then I went all the way round.”',
        'There was a photo of it, in a drawer. In it was somebody who looked like a dandelion, when the wind has been at it. That somebody was beaming. “Why are you so happy?” asked {H}. “I hadn’t seen it yet,” said {A}.'
      ]
    },
    {
      id: 'clips',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They tried clips. There was one like a ladybird and one like a lemon. {H} held very still, and {A} clipped. But there was nothing there for it to bite on. Ping! The ladybird shot off, and hit the lamp.',
        'Ping, went the lemon. {A} had ducked by then. “It’s like toothbrushes,” said {A}. “You can’t put a clip on a toothbrush either.” They looked at each other, and went to see. You couldn’t.'
      ]
    },
    {
      id: 'pulled-from-the-top',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was plenty of hair left on the top of the head. {A} combed some down to the front, to see if it would help out. But as soon as the comb was gone, the hair jumped back to the top.',
        'They held it down with water, and with one hand. {H} walked about for a while like that, with one hand on the forehead. “Have you got a headache?” everybody asked. So {H} let go.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H} held still, and let {A} have a look at it. {A} looked for a long time, first at {H}, and then at the scissors up on the shelf. {A} did not trust those scissors.',
        '“I’m not going to do you,” said {H}. “I’m not even going to do me.” {A} turned round all the same, and hid the back end against the wall.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My mother used to put a bowl on us,” said {S}. “Whatever stuck out came off. There were five of us, and we all looked like mushrooms.” “Was it straight?” asked {A}. “It was as straight as a shelf. Only the bowl had a chip in it.”',
        '{S} showed where. All five of them had had one long tuft, above the left ear. That was how you knew them. “A stranger once brought me home by it,” said {S}. “He’d seen the other four.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} walked once round {A}, and looked at it from all sides. “From the back it’s good,” said {S}. {A} was glad to hear that. “And from here?” “From there it looks as if you were going very fast.” {A} had a look in a spoon.',
        'It was true. If you leaned forward a little, it was just like that. They both went along the wall with a lot of wind in their faces. {S} had too much fringe for it, and had to blow.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had hardly any hair either. {H} sat down opposite, and they looked at each other, forehead to forehead. {A} put out a hand and rubbed {H}’s, up and down. It went rip, rip, like a doormat. {A} laughed out loud.',
        '“Now we’re the same,” said {H}. {A} liked it very much, and felt it with both hands.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 14,
      paragraphs: [
        '{A} said nothing about it at all, out of politeness. {A} looked at {H}’s chin, and at the lamp, and asked about the weather. In the end {H} could not stand it. “It was me,” said {H}. “I did my own hair.”',
        '“Oh,” said {A}. “I thought it was the fashion here.” And {A} held up something in a paper napkin. It was the end of a plait, with the bobble on. “I was only waiting for you to say so first,” said {A}. “Mine was in March.”'
      ]
    },
    {
      id: 'the-wrong-hand',
      A: 'partner',
      paragraphs: [
        '{H} did not want anybody to see, and pulled the woolly hat down to the nose, for always. At dinner {H} couldn’t find the soup. When the hat came off, each hair stood straight up, and crackled.',
        '“Show me how you cut it,” said {A}, “with two fingers.” {H} did, in front of the mirror. When the fingers went left, the ones in the mirror seemed to go the wrong way. “In a mirror it’s all the wrong way round,” said {A}. “So you always cut the short side shorter.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-beakful',
      A: 'partner',
      paragraphs: [
        '{A} took hold of {H}’s arm. “Don’t move.” In the open window, on the edge of the pot, sat a sparrow. It looked at the cut hair with one eye. It took a beakful, like a moustache. Off it flew, across to the gutter, and in under a tile.',
        '“It’s building,” whispered {A}. “That’s going to be a soft bed for its eggs.” {H} peeled the tape off, hair by hair, and put it all down on the soil. The sparrow came eleven times. It took the whole fringe, and {H} was not sorry any more.'
      ]
    },
    {
      id: 'from-the-brush',
      A: 'same',
      spare: 15,
      paragraphs: [
        'When there was no more, the sparrow still came back, and looked about. It looked at {H}’s head. “No,” said {H}, and held on to it. But there was the brush. {A} pulled a whole cloud of hair out of the brush, and laid it down.',
        'The sparrow took so much at once that it looked like a flying beard. At the tile it had to go in backwards.'
      ]
    },
    {
      id: 'combed-down',
      A: 'other',
      spare: 16,
      paragraphs: [
        '{A} wetted the comb, and tidied up what there was. It took some time, for so little. One tuft over the left eye would not lie down. “That’s the gate,” said {H}. {A} tried it to the right and to the left. “It’s a good gate,” said {A}.',
        'By the time the small sparrows could fly, it would be as long as a fingernail. {H} held one up to it. “Then they can come and look,” said {H}.'
      ]
    },
    {
      id: 'only-gets-worse',
      A: 'partner',
      paragraphs: [
        '“They’ll hatch on my hair,” said {H}. “They’ll be the softest sparrows in the street,” said {A}.',
        'Then the sparrow looked out, over there under the tile. One hair hung down in front of its left eye. The sparrow tugged at it. “Leave it!” called {H}. “Just that one! It only gets worse!”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the plant, which had got a wig.',
      '{names} came in at the last snip.',
      { text: '{names} put the scissors up on the shelf.', needs: ['hands'] },
      { text: '{names} picked three hairs out of the butter.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for where the caterpillar had gone.',
      '{names} kept quiet about it, for as long as the soup lasted.',
      { text: '{names} pulled some more tape off the roll.', needs: ['hands'] },
      { text: '{names} smoothed it down with two wet hands, and it got up again.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still, on account of the sparrow.',
      '{names} counted along, up to eleven.',
      { text: '{names} opened the window by one more hand.', needs: ['hands'] },
      { text: '{names} picked the last hair off the tape.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plant was watered, and got its own leaves to itself again. There was not one hair left on the soil.',
    '{H} washed, and now there was a forehead to wash too. The pillow was soft. Across the way somebody else lay just as softly.'
  ],
  last: [
    'A whole fringe slept under a tile, and {H} slept under the rest.',
    'Something grew a little, as much as it does in a night, and {H} was asleep.'
  ]
})
