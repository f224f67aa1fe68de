import { wishPlot } from '../wish-plot.ts'

export const dominoes = wishPlot({
  id: 'wish-dominoes',
  wishes: ['domino', 'dominoes', 'dominos', 'domino run', 'domino rally', 'domino line', 'domino row', 'falling dominoes', 'knocking down dominoes', 'dominoe', 'dominoe’s', 'domino’s', 'domino effect', 'domino toppling', 'topple dominoes'],
  answers: ['run', 'rally', 'line', 'row', 'long', 'longest', 'falling', 'fall', 'falls', 'fell', 'down', 'knock', 'knocking', 'knocked', 'over', 'topple', 'topples', 'toppling', 'game', 'play', 'playing', 'plays', 'set', 'setting', 'up', 'spots', 'dots', 'floor', 'first', 'last', 'chain', 'track', 'little', 'wooden', 'black', 'white', 'all', 'across', 'building', 'build', 'builds', 'giant', 'huge', 'effect', 'toe', 'who', 'that', 'hundred'],
  except: ['pizza', 'pizzas', 'dress', 'costume', 'hurt', 'broken', 'broke', 'stubbed', 'hospital', 'brother', 'sister', 'cat', 'dog', 'kitten', 'puppy', 'lost', 'lose', 'loses', 'losing', 'cross', 'angry', 'cheat', 'win', 'won', 'horse', 'pony', 'afraid', 'scared'],
  moods: ['first', 'waiting'],
  company: ['domino', 'dominoes', 'toe', 'row', 'foot', 'hole', 'holes', 'room'],
  about: 'The hero wants to knock on the partner’s big toe from across the room by a row of dominoes, and holes in the row save it.',
  titles: ['Knocking on a Toe', 'Trrrrr', '{H} Leaves Out One in Ten', 'Nobody In', 'The Hole with the Double Six'],
  want: [
    {
      id: 'a-good-toe',
      A: 'partner',
      paragraphs: [
        '{A} sat on the sofa with one bare foot on the floor. At the other end of the room {H} set up a domino. From there a row was to run right across. The last domino would fall on {A}’s big toe. {H} wanted to knock there, from far away.',
        '“Don’t move it,” said {H}. “I’m not,” said {A}. It was a good toe, wide and calm. Ten stood already. Then {H} breathed out. Trrrrr! They all lay down.'
      ]
    }
  ],
  way: [
    {
      id: 'too-close',
      A: 'partner',
      paragraphs: [
        '“They’re too close,” said {A}. “Anybody would fall over.” So {H} stood them wide apart, and pushed the first. It fell flat on its face, and touched nobody. “That isn’t a row,” said {H}. “They don’t even know each other.”',
        'They were set up close again, forty of them, and then there was a sleeve. Trrrrr! It ran the whole way back. “Is it coming?” called {A}. “It’s going,” said {H}.'
      ]
    },
    {
      id: 'an-itch',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It itches,” said {A}. “Where?” asked {H}, without looking up. “On the toe.” {A} must not scratch it, for that would be moving. {H} came over on tiptoe and did it, on the left, and a bit further down. The toe lay quite still and enjoyed it.',
        '“Now the one beside it wants it too,” said {A}. {H} looked back over all that work. “That one isn’t in the game,” said {H}. But it got a short scratch, because it had waited.'
      ]
    },
    {
      id: 'spots',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On each domino were spots, with a line across the middle, like a belt. There was one with a six and a one. “That’s a ladybird,” said {A}, “and that’s its child.” The four and four was a house with the lights on.',
        'The double five had measles, they thought. {H} put it a bit to one side, until it was well. But then the row had a gap in it. So the double five had to get well quickly.'
      ]
    },
    {
      id: 'double-blank',
      A: 'same',
      spare: 3,
      paragraphs: [
        'One had no spots at all. It was white at the top, and at the bottom it was white. {H} turned it over, to see if they had slipped round to the back. “It’s the double blank,” said {A}. “It’s worth nothing.”',
        '“It’s only been snowed on,” said {H}. They set it up among the others, between a Three and a Five. It stood as straight as any of them. When you had looked for a while, it was the one that you saw first.'
      ]
    },
    {
      id: 'round-the-chair',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the way stood a chair. “It can go round that,” said {A}. But dominoes do not like to turn. If it’s too sharp, one of them falls past the next, and only looks at it. {H} turned each one a little, like people who watch a dog go by.',
        'They practised the bend by itself, with nine. Trrr! It went round the chair leg, like a bus. At the end the last one fell the way that the first had come from. “It’s going home,” said {A}.'
      ]
    },
    {
      id: 'the-leaner',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was one that did not fall. It was pushed, and it leaned, quite far over, and stayed like that. Nothing was holding it up. They both bent down and hardly dared to look. “It’s thinking,” whispered {H}.',
        'It thought for a long time. {A} had to cough, and held it in, and went red. In the next flat somebody shut a door. Tick, it went, and it lay there. “That wasn’t us,” said {A}.'
      ]
    },
    {
      id: 'the-sound',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What does it really sound like?” asked {A}, who was too far away to see. On the wood it was trrrrr, said {H}. On the rug it was more like pff-pff-pff. On a tray it would be brrrring.',
        'They tried it on the tray, with twelve. It was not brrrring at all. It was like twelve cups when somebody sits down hard. “I could be knocked on by that as well,” said {A}, “but I’d want some tea in it.”'
      ]
    },
    {
      id: 'staircase',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Beside the rug they built a stair, of one book, and two books, and three. Dominoes can’t climb, thought {A}. You’d have to lift them. {H} set one on every step, close to the edge, and gave the lowest a push.',
        'Tick. It leaned on the first book and knocked on its back. The one on top fell over forwards. Tick, tick, it went up there, right to the top. “They don’t climb,” said {H}. “They call up.”'
      ]
    },
    {
      id: 'the-real-game',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“You don’t set them up at all,” said {A}. “You lay them down. A three goes to a three, and a five to a five.” They did it like that for a while. It grew to be a long road with corners, all over the table.',
        'At the end {A} had a two and a four left. Nothing would take them. “Then I’ll knock,” said {A}, and knocked on the table. That’s what you do when you can’t go. {H} looked up at once. “On what?” asked {H}.'
      ]
    },
    {
      id: 'a-fly',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It’s there!” cried {A}. “I felt it!” {H} turned round. Only half the row was standing, and nothing had fallen. On the toe sat a fly. It walked once along the nail, and rubbed its hands.',
        '“That doesn’t count,” said {H}. “It knocked very nicely,” said {A}. The fly took off, and flew along over the dominoes, quite low. You could feel it thinking about them. Then it sat down on the lamp after all.'
      ]
    },
    {
      id: 'the-people',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“They look like people at a bus stop,” said {A}. {H} thought so too. The first one had seen the bus. It told the one in front, and bumped into that one in its hurry. That one told the next.',
        '“And what do they say?” {H} lay down on one side and listened along the row. “Sorry,” said {H}. “They all say sorry. It goes sorry, sorry, sorry, sorry.” “That’s the trrrrr,” said {A}.'
      ]
    },
    {
      id: 'practice-toe',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} wanted to see first how hard it would be. So they stood a single one in front of the left foot, which was not doing anything. {H} gave it the smallest push. It fell on the little toe. “Well?” asked {H}.',
        '“Like a raindrop with corners,” said {A}. The little toe had curled up in fright. They waited till it came out again. “The big one’s braver,” said {A}. “It always goes first into the bath.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} came along the row, one foot in front of the other. Nothing fell. {H} did not move a finger. {A} smelled at the double three, and stepped over it with every single foot. It was beautiful to see.',
        'At the end {A} turned round, and was pleased, and something at the back swung out. Trrrrr! {A} looked at the whole long row that was lying down. {A} could not think who had done that, and lay down too.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“On our corner they played it every evening, in front of the shop,” said {S}. “Four men sat there. They didn’t lay the dominoes down. They slapped them, so that the cups jumped. You could hear it three streets away.” “Were they cross?” asked {A}.',
        '“No, never,” said {S}. “They only wanted you to hear that it fitted.” {S} took the six and four, and slapped it on the table. Trrrrr, it went on the floor. “Just like that,” said {S} after a moment.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} set them up as well, but in pairs, with their faces together. “So that they can talk,” said {S}. There were two by the shelf, and two under the table, and one by itself. “That one’s just listening,” said {S}.',
        '“How will it get across like that?” asked {A}. {S} had no wish for it to get across. {S} pushed two of them, quite gently. They fell into each other’s arms and stayed up.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had five building blocks, as large as loaves. {H} stood them in a row, and {A} knew at once what they were for. {A} laid one hand on the first, and leaned. Boom, went the row, and boom, boom.',
        '{A} looked round to see who else had seen it. {H} set them up again. This time {A} began at the last one, and nothing fell but that. {A} was just as pleased. It had been the nearest.'
      ]
    },
    {
      id: 'half-a-row',
      A: 'partner',
      paragraphs: [
        '{H} began once more. At sixty a knee bumped them. Trrrrr, tick. This time it stopped half-way, and the rest were still up! In the row was a hole, as wide as one domino.',
        '“Oh,” said {A}. “That’s where this one goes.” {A} had held the double six all evening, because it was the best. “A row can’t get over a hole.” {H} looked at it. “Then I want more holes,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-in-ten',
      A: 'partner',
      paragraphs: [
        'After every ten {H} left one out. Now you could sneeze, and only ten lay down. So it went under the table and up to the toe. Then {H} crept back and filled the holes. The double six went in last.',
        '{H} pushed the first one. Trrrrr! It ran under the table, and came out again. The last one leaned over and tapped on the toe. “Well?” called {H}. “I can hear it,” said {A}. “Is it nearly here?”',
        '“It’s there!” cried {H}. “It’s lying on you!” {A} looked. There lay a domino across the toe, and {A} did not feel a thing. The whole foot had gone to sleep. “I knocked,” said {H}, “and there was nobody in.”'
      ]
    },
    {
      id: 'seen-from-the-toe',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“It was like rain,” said {A}. “First it was at the other end, and you thought it would not get this far. Then it was under the table, and grew dark.” {H} had run along beside it, bent double, and only just kept up.',
        'They looked over the floor. All of them lay there, each with its head on the next one’s feet. “They look comfortable,” said {A}. At the very back was the first. It had nobody’s feet, only the floor.'
      ]
    },
    {
      id: 'both-toes',
      A: 'same',
      spare: 17,
      paragraphs: [
        'To make sure, {H} knocked by hand as well, with one knuckle. “Hello?” said {H} into the toe. There was no answer. {H} knocked on the toe of the other foot. “Yes?” said {A} at once.',
        '“So that one’s in,” said {H}. “Perhaps it could let me through.” {A} tried to wriggle from the one to the next. You could see it in {A}’s face, but not any further down. It had stopped at the ankle.'
      ]
    },
    {
      id: 'now-its-knocking',
      A: 'partner',
      paragraphs: [
        'They left the domino there, and waited. After a while the foot woke up, and {A} pulled a face. It began at the toe, with a prickle, and then it was everywhere. “Now it’s knocking!” cried {A}. “Ow! All the dominoes at once!” “Hello, toe,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the toe, and left it as it was.',
      '{names} breathed out as well, but in another direction.',
      { text: '{names} took off a shoe, to have a toe ready too.', needs: ['hands'] },
      { text: '{names} handed {H} the next domino, spots to the front.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the whole row in a big bow.',
      '{names} lay down at the trrrrr, together with the last.',
      { text: '{names} pushed both sleeves up, above the elbow.', needs: ['hands'] },
      { text: '{names} held the curtain tight, because of the draught.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along beside it, as far as the sofa.',
      '{names} licked the air near the toe, to wake it up.',
      { text: '{names} rubbed the foot with both hands, from the heel up.', needs: ['hands'] },
      { text: '{names} knocked on the sofa, in case somebody was in there.', needs: ['hands'] }
    ]
  },
  bed: [
    'The dominoes went into their box in layers. None of them could fall any further.',
    '{H} washed, and got into bed. First the feet lay down. That tipped over the knees, and those tipped the rest, and the last was the head.'
  ],
  last: [
    'Somebody knocked very softly on a toe of {H}’s, and nobody was in, for {H} was asleep.',
    'All of {H} lay down, right to the last one, and slept.'
  ]
})
