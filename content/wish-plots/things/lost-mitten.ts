import { wishPlot } from '../wish-plot.ts'

export const lostMitten = wishPlot({
  id: 'wish-lost-mitten',
  beginsElsewhere: true,
  wishes: ['lost mitten', 'lost mittens', 'missing mitten', 'missing mittens', 'lost glove', 'lost gloves', 'missing glove', 'missing gloves', 'one mitten', 'one glove', 'odd mitten', 'odd glove', 'where is my mitten', 'where is my glove', 'mitten', 'mittens', 'losing mitten', 'losing mittens', 'losing my mitten', 'losing my glove'],
  answers: ['lost', 'missing', 'looking', 'finding', 'find', 'found', 'search', 'searching', 'where', 'is', 'cold', 'winter', 'snow', 'red', 'blue', 'green', 'woolly', 'wool', 'warm', 'hand', 'hands', 'one', 'other', 'only', 'odd', 'gone', 'disappeared', 'new', 'favourite', 'left', 'right', 'walk', 'home', 'again', 'pair', 'train', 'station', 'platform', 'stop'],
  except: ['kitten', 'kittens', 'bear', 'fox', 'mouse', 'squirrel', 'knitting', 'knits', 'knitted', 'oven', 'boxing', 'puppet', 'puppets', 'goalkeeper', 'grandma’s', 'grandpa’s', 'mummy’s', 'daddy’s', 'mum’s', 'dad’s', 'dog', 'cat', 'snowman', 'giant', 'magic'],
  moods: ['lost', 'alone'],
  out: true,
  company: ['mitten', 'pocket', 'coats'],
  about: 'One mitten is lost, and it is found by asking the hand on which way home it was cold.',
  titles: ['Only One Came Home', 'What the Hand Remembered', '{H} Asks the Left Hand', 'It Was Never Cold', 'Warm All the Way Home'],
  want: [
    {
      id: 'only-one',
      A: 'partner',
      paragraphs: [
        'Two mittens had gone out that morning, and only one came home. {H} laid it on the table. It was the right one. “Where’s your left?” asked {A}. The mitten did not say.',
        '“It’ll be cold,” said {H}. “Mittens aren’t cold,” said {A}. “They’re what’s warm.” “Only with somebody in them,” said {H}. “And it’s empty.” {H} wanted it back before dark.'
      ]
    },
    {
      id: 'five-in-one-room',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“A glove has a room for each finger,” said {A}. “In a mitten they all live in one, and so they’re warmer. They heat each other.” {H} looked at the four fingers. It was true that they got on.',
        '“And the thumb?” asked {H}. “The thumb’s next door,” said {A}, “with a window.” {H} wiggled it, and it waved across to the others. “It can come round whenever it’s cold,” said {A}.'
      ]
    },
    {
      id: 'the-string',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Some people have theirs on a string,” said {A}. “It goes up one sleeve, and down the other.” {H} thought that a good way for two who belong together.',
        '“If you pull here,” said {A}, “the other hand goes up.” They tried it without a string. {A} pulled at nothing, by {H}’s left sleeve, and {H}’s right hand went up. “Yes?” asked {A}. “I don’t know,” said {H}. “It was the string.”'
      ]
    }
  ],
  way: [
    {
      id: 'where-things-go',
      A: 'partner',
      paragraphs: [
        'First they looked where things go. In the left boot there was a stone. In the hood there was a conker from last year. Behind the radiator hung a sock. “Is that it?” asked {A}, and held it up. It had no thumb.',
        'They laid it all on the table. Everything had been found that nobody had missed.'
      ]
    },
    {
      id: 'mitten-that-points',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The right one knows,” said {H}. “They’re twins.” {H} put it on, shut both eyes and turned round and round. Then {H} stopped, and it pointed. They went where it pointed, and {A} carried the lamp.',
        'It was the biscuit tin. “Are you sure?” asked {A}. {H} looked into it, right down to the bottom, and so did {A}. There was no mitten in there. But there were two biscuits, so it was a useful twin.'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        'Then they walked the whole way again, backwards. They went from the hook to the door and the path. {A} said goodbye first, and then hello.',
        'They got as far as the gate, and there {H} sat down in the flower bed. “That didn’t happen this morning,” said {A}. “No,” said {H}. “I think I went wrong at the mat.”'
      ]
    },
    {
      id: 'on-the-railing',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the railing by the corner a hat was waiting, and it was not theirs. Somebody had picked it up and put it where it could be seen. {H} pulled it straight. “Have you seen a mitten?” asked {H}.',
        '“It can only look that way,” said {A}, and pointed up the road. So they looked that way as well. And further on, on a twig, somebody’s scarf was waiting. It was a street where people picked things up.'
      ]
    },
    {
      id: 'elder-drawer',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ve a drawer at home,” said {S}, “with only left ones in it. Eleven. I’ve always thought that somewhere there’s somebody with eleven right ones.” {A} would have liked to meet that person.',
        '“What would you say?” asked {A}. “Nothing,” said {S}. “We’d shake hands.”'
      ]
    },
    {
      id: 'pet-nose',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{H} gave {A} the right mitten to smell, so that {A} knew what it was about. {A} smelt it from the thumb to the cuff. Then {A} lay down on it.',
        '“It’s found that one,” said {H}. It was a start. They had to wait until {A} got up, and it took some time.'
      ]
    },
    {
      id: 'baby-spoon',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} was the only one who had not lost anything, and held out a spoon. {H} said thank you. It was no mitten, but it was meant kindly.',
        'A moment later {A} wanted it back. “You see?” said {H}. “Spoons come back.”'
      ]
    },
    {
      id: 'guest-pocket',
      A: 'guest',
      spare: 6,
      paragraphs: [
        '“I had a glove that went on without me,” said {A}, “on a train. It sat by the window, and I stood on the platform. It waved.” {H} was not sure whether to believe that.',
        '“It was the shaking,” said {A}, “but I waved back.”'
      ]
    },
    {
      id: 'other-coats',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Shall we ask the coats?” said {A}. They hung in a row, with their sleeves down. “Has anybody seen a left one?” asked {H}. {A} put an ear to the first sleeve. “This one saw an umbrella,” said {A}, “but that was last week.”',
        'Two mittens were looking out of the last sleeve, but they were big ones. “They’re too old to be ours,” said {H}, and pushed them in again, thumbs first.'
      ]
    },
    {
      id: 'a-sock-helps',
      A: 'same',
      spare: 7,
      paragraphs: [
        'So that {H}’s left hand should have something, {H} put the sock on it. It went up to the elbow. “How is it?” asked {A}. “It’s waiting for a foot,” said {H}.',
        'They shook hands with it, {A} and the sock. It was a long, soft handshake with a heel in the middle. The sock did not want to be the first to let go.'
      ]
    }
  ],
  turn: [
    {
      id: 'when-was-it-cold',
      A: 'partner',
      paragraphs: [
        'Back in the hall {A} stood still. “We’ve asked the wrong one,” said {A}. “Don’t ask the mitten. Ask the hand. A bare one gets cold, and remembers it. Where was your left one cold?”',
        '{H} held up {H}’s left hand and thought its way home with it. By the school it was warm. Past the baker’s it was warmest of all. “It wasn’t cold anywhere,” said {H}. “Then it was somewhere warm,” said {A}, “all the way home.”'
      ]
    },
    {
      id: 'somebody-elses',
      A: 'partner',
      paragraphs: [
        '{H} looked at the hand, and then at {A}, and then at the coat on its hook. “It was in with yours!” said {H}. “I took off the mitten, and we held hands in your pocket. You said there was room.”',
        'They ran to the coat. {H} reached down into the pocket, past a key and a leaf and something with fluff on it. And there it was, on its back in the dark, with its thumb out. “You were in the warm the whole time,” said {H}.'
      ]
    },
    {
      id: 'it-was-not-lonely',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It had a key to talk to,” said {A}, “and the leaf.” {H} put the leaf back, for the next time. “And that?” asked {H}. {A} looked at the thing with fluff on it. “That’s a toffee,” said {A}. “Or it was one once.”',
        'They looked at it with respect. It had been everywhere that the coat had been, and nobody had ever eaten it. {A} put it back in its corner, for company.'
      ]
    },
    {
      id: 'child-asks',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Can hands remember everything?” asked {S}, and looked at both. “What did mine do today?” {A} smelt one of them. “Tangerine,” said {A}, “and something with a dog.”',
        '“That’s right!” said {S}. It was a good hand, and it was not washed until it had to be.'
      ]
    },
    {
      id: 'bakers',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why was it warmest by the baker’s?” asked {A}. {H} had to ask the hand once more. “You were telling me about the bun,” said {H}, “and you squeezed.” “I didn’t,” said {A}. “Only at the icing,” said {H}.',
        '{A} told it again, with both hands on the table, to be sure. At the icing all ten fingers shut. “There,” said {H}. It is good to know such a thing about somebody.'
      ]
    },
    {
      id: 'one-each',
      A: 'partner',
      paragraphs: [
        '“Tomorrow I’ll tie them together,” said {A}. {H} thought about it. “No,” said {H}. “Tomorrow you get this one, and I get that one. And the other two go in your pocket.” “The other two mittens?” “The other two hands,” said {H}.'
      ]
    },
    {
      id: 'trying-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried it at once. {A} put on the right one, as far as it went, and that was over four fingertips. {H} put on the left one. The hands that were left over went into the pocket.',
        'They walked to the kitchen like that, sideways through the door. “We’ve only got two arms now,” said {H}. “It’s enough,” said {A}, “if somebody else does the butter.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed the right one, and set off to the left.',
      '{names} looked inside every boot, up to the ears.',
      { text: '{names} searched the basket of gloves, and every glove in there had its partner.', needs: ['hands'] },
      { text: '{names} blew into the lonely one, to warm it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under both feet, and no mitten was there.',
      '{names} turned round three times, to look underneath.',
      { text: '{names} called “Mitten!” once to the left and once to the right.', needs: ['hands'] },
      { text: '{names} shook out both sleeves, and got half a leaf.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran ahead to the hook, because it seemed warm there.',
      '{names} leaned against the coat, and it was soft on that side.',
      { text: '{names} felt in all the other pockets, and found a bus ticket.', needs: ['hands'] },
      { text: '{names} clapped in mittens, which makes hardly any noise.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} laid the mittens on the radiator, one on the other, with their thumbs the same way.',
    '{H} washed both hands, the one that remembered and the one that did not, and lay down.'
  ],
  last: [
    'In the hall one mitten lay on the other, and both of them were warm. {H} was asleep.',
    'The left hand had gone to sleep first, and then the rest of {H}.'
  ]
})
