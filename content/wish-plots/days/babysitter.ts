import { wishPlot } from '../wish-plot.ts'

export const babysitter = wishPlot({
  id: 'wish-babysitter',
  beginsElsewhere: true,
  wishes: ['babysitter', 'baby sitter', 'babysitters', 'babysitting', 'new nanny', 'childminder', 'new au pair', 'au pair', 'parents going out tonight', 'mum dad going out', 'mummy daddy going out', 'mom dad going out', 'parents date night', 'going out tonight', 'dad going out', 'mummy going out', 'daddy going out', 'going out date night', 'mum going out tonight'],
  answers: ['first', 'coming', 'going', 'out', 'parents', 'evening', 'new', 'mummy', 'daddy', 'mum', 'dad', 'staying', 'au', 'pair', 'night', 'tonight', 'date', 'nanny', 'sitter'],
  except: ['dragon', 'monster', 'robot', 'bear', 'dinosaur', 'baby', 'job', 'cousin', 'niece', 'nephew', 'nappy', 'diaper', 'banana', 'we', 'dinner', 'restaurant', 'trick', 'treating', 'owl', 'fox', 'bat', 'rabbit', 'bins', 'witch', 'song', 'songs', 'lullaby', 'sings'],
  moods: ['first', 'waiting', 'afraid', 'change', 'alone'],
  about: 'The hero does not want a babysitter who knows nothing, and finds out who will need looking after.',
  titles: ['I’ve Never Been Here Before', 'Who Looks After the Babysitter', 'The Cups Are on the Left', '{H} Shows the Way', 'Three Creaks and a Hum'],
  want: [
    {
      id: 'knows-nothing',
      A: 'partner',
      paragraphs: [
        'Tomorrow a babysitter was coming, and {H} did not want one. “A babysitter doesn’t know anything,” said {H}. “Not where the cups are, and not that the door sticks.” {H} wanted it all to be as it always was.',
        '“Let’s see how bad it is,” said {A}. “I’ll be the babysitter.” {A} went out, shut the door and knocked. {H} opened. “Good evening,” said {A}. “I’ve never been here before.” And {A} walked straight into the broom cupboard.'
      ]
    }
  ],
  way: [
    {
      id: 'wrong',
      A: 'partner',
      paragraphs: [
        '“That’s the brooms,” said {H}. “Oh,” said {A}, and came out. {A} looked for a cup in four cupboards, and drank out of the measuring jug. {A} pressed a switch for the light, and the fan came on.',
        '“You’re doing that on purpose,” said {H}. “I can’t help it,” said {A}. “I’ve never been here before. What’s that noise?” “Which noise?” asked {H}. It was only the fridge, shaking itself. But the babysitter had gone rather stiff.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And who are you?” asked the babysitter. {H} told the babysitter, with both names. “And who’s that?” asked {A}, and pointed at the picture in the hall. It was {A}. “That’s somebody who’s gone out,” said {H}. “With a nice face.”',
        '{A} looked at the picture for some time. “I’d trust that one,” said {A}. “Mostly,” said {H}.'
      ]
    },
    {
      id: 'which-brush',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Next the babysitter wanted to see about the teeth, and picked up a brush. “That’s for nails,” said {H}. “It looks just like one,” said {A}. {H} pointed out the right one. It was the one that leaned to the left.',
        '{A} took the toothpaste and squeezed it in the middle. {H} shut both eyes for a moment. “We do it from the bottom,” said {H}. “Always?” asked {A}. {H} thought of the tube, and of the dent in its middle every morning. “No,” said {H}. “But we always say so.”'
      ]
    },
    {
      id: 'rules',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What’s allowed here?” asked {A}, and stood there like a guest. {H} had to think about that. There was a rule about shoes. There was one about running with a spoon.',
        '“And biscuits?” asked {A}. It would have been easy to say ten. {H} looked at the tin, and then at {A}, who believed every word. “Two,” said {H}. It was hard to cheat somebody who did not even know where the cups were.'
      ]
    },
    {
      id: 'soldiers',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How do you have your bread?” asked the babysitter. “In soldiers,” said {H}. {A} stood two slices on the table, one behind the other, and saluted. They fell over, the one in front first.',
        '“No, in strips,” said {H}. {A} had never been here before, and laid the strips out in a square, like a fence. {H} had to show how you pick one up and dip it. “Oh,” said {A}, “where I come from we call that a finger.” They looked at the bread, and then they ate the soldiers, or the fingers.'
      ]
    },
    {
      id: 'pet-introduced',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'It was {A}’s turn to be introduced. “This is the babysitter,” said {H}. “And this is {A}. {A} doesn’t look up for everybody.”',
        '{A} did not look up. “That’s a good sign,” said {H} quickly. “It means you’re not a worry.” After a while {A} did look up, for a moment, and that was a good sign too.'
      ]
    },
    {
      id: 'elder-wrong-house',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I looked after somebody’s children once,” said {S}. “I rang, and went in, and gave them their tea. Then their mother came home and asked who I was. It was the wrong house.”',
        '“Didn’t the children say anything?” asked {A}. “They were very polite,” said {S}, “and I’d brought a cake. I think they’ve been hoping for me ever since.” {A} laughed. “And the right ones?” “Next door. They’d put themselves to bed.”'
      ]
    },
    {
      id: 'bedtime-order',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} tried to tell a story, as babysitters do. But in {A}’s story a fox came in at the window. “The fox comes in at the door,” said {H}.',
        '“I’ve only ever heard the one with the window,” said {A}. {H} thought about that. So there was another way to tell it. “The babysitter can do the window,” said {H}. “But only tomorrow, and only once.”'
      ]
    },
    {
      id: 'what-if',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“And if I wake up, and it’s only you?” asked {H}. {A} had to be the babysitter and answer that. “Then I come,” said {A}, “and I don’t know what to do.”',
        '“You have to say that it’s all right,” said {H}, “and what time it is. And you mustn’t turn on the big light.” “It’s all right,” said {A}. “It’s half past.” {H} tried lying down with that, and it was not so bad.'
      ]
    }
  ],
  turn: [
    {
      id: 'who-is-afraid',
      A: 'partner',
      paragraphs: [
        'It creaked in the hall, three times. {A} had moved up close. “What’s that?” whispered {A}. “It’s only the floor,” said {H}. “It does that when it gets cooler.” {A} did not look any happier.',
        '“Will a babysitter really be afraid of that?” asked {H}. “I would be,” said {A}. “I’d be the only one who’s new, and you’d be in bed.” {H} had never thought that a babysitter could be frightened too. “Come on,” said {H}, and held out a hand. “I’ll show you round.”'
      ]
    },
    {
      id: 'the-tour',
      A: 'partner',
      paragraphs: [
        'They went through it all, hand in hand. {H} showed the cups, on the left, and which switch was the fan. {H} trod on the board that made the three creaks. At the fridge they waited, and {A} was allowed to jump once more. “And that door sticks,” said {H}. “You have to lift it a bit, and then push.”',
        '{A} lifted it, and found the cups with both eyes shut. “Now it’s nearly as if I’d been here before,” said {A}. {H} was quite tired. A babysitter took a lot of looking after.'
      ]
    },
    {
      id: 'the-last-drawer',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was one drawer left. “And what’s in there?” asked {A}. “Everything,” said {H}, and pulled. There was a key to no door, and half a glove. There was some string, a cork, and a birthday card from a dentist.',
        '“What’s it for?” asked {A}. “It’s for when you’re looking for something.” “And is it in there?” “No,” said {H}, “but then you find something else.” {A} felt about in it for a bit, and found the cork. “I was looking for that,” said {A}, “or very nearly.”'
      ]
    },
    {
      id: 'present',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Babysitters bring something, sometimes,” said {A}. “Do they get something, too?” {H} thought about what it should be. It ought to help with strange noises, when everybody else is asleep.',
        'In the end it was a pebble, a round one, to hold on to. {H} put it beside the lamp. “It’s only lent,” said {H}. “It’s for when the fridge shakes itself.”'
      ]
    },
    {
      id: 'second-time',
      A: 'other',
      spare: 8,
      paragraphs: [
        'They did it all once more from the beginning. {A} knocked, and {H} opened. “Good evening,” said {A}. “I’ve been here once.”',
        '{A} hung up a coat on the right hook and stepped round the loose board. {H} walked behind, and had nothing left to show. “You could get lost a bit,” said {H}. So {A} opened the broom cupboard, out of kindness.'
      ]
    },
    {
      id: 'leave-light',
      A: 'partner',
      paragraphs: [
        '“So how bad is it?” asked {A}, and was no babysitter any more. {H} was still thinking. “The babysitter won’t know where anything is,” said {H}. “Somebody has to be there who does.” “That’ll be you,” said {A}. {H} nodded. “Then the babysitter can come,” said {H}. “I’ll be in.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out to see who had knocked.',
      '{names} gave the babysitter a sniff, and knew the smell at once.',
      { text: '{names} stood the brooms up again, which had come out as well.', needs: ['hands'] },
      { text: '{names} shook hands with the babysitter, and did not laugh.', needs: ['hands'] }
    ],
    way: [
      '{names} shivered a bit, now that the fan was on.',
      '{names} led the way to the biscuit tin, which nobody had asked for.',
      { text: '{names} shut the four cupboards, one after the other.', needs: ['hands'] },
      { text: '{names} dried the measuring jug, and put it back where it belonged.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along on the tour, and looked hard at the switch.',
      '{names} crossed the three creaks without a sound, from long practice.',
      { text: '{names} held the sticking door open until the tour had gone through.', needs: ['hands'] },
      { text: '{names} patted the fridge on its side, and it calmed down.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put back the measuring jug, and set out a cup on the left, all ready for tomorrow.',
    '{H} got clean, and lay down, and listened. There were the three creaks, and there was the hum.'
  ],
  last: [
    'It creaked in the hall, three times, and {H}, who knew about that, slept on.',
    'There was a babysitter to be looked after tomorrow, and so tonight {H} was asleep.'
  ]
})
