import { wishPlot } from '../wish-plot.ts'

export const snowDay = wishPlot({
  themes: ['snow-day'],
  beginsElsewhere: true,
  wishes: ['snow day', 'snow school', 'snow closed', 'snowed school', 'snowed closed', 'snow shut', 'snowed no school', 'snow no school', 'school closed snow', 'school closed snowed', 'school shut snow', 'snowing school closed', 'snow nursery closed', 'school cancelled snow', 'school canceled snow', 'snow off school', 'snowday', 'snow days', 'snowed in', 'made snowman', 'built snowman', 'build snowman', 'building snowman', 'making snowman', 'make snowman'],
  except: ['never', 'see', 'seeing', 'seen', 'saw', 'time', 'pocket', 'touch', 'touching', 'tongue', 'manali', 'shimla', 'kashmir', 'snowflake', 'snowflakes', 'alive', 'melt', 'melts', 'melted', 'melting', 'summer', 'paper', 'biscuit', 'sandwich', 'card', 'craft', 'school closed', 'closed school'],
  moods: ['first', 'proud'],
  answers: ['nieve', 'invierno', 'neve', 'inverno', 'neige', 'hiver', 'hukarere', 'theluji', 'snowy', 'snowmen', 'winter', 'school', 'schools', 'nursery', 'closed', 'shut', 'cancelled', 'canceled', 'off', 'because', 'today', 'yesterday', 'tomorrow', 'no', 'home', 'garden', 'street', 'so', 'much', 'fell', 'night', 'morning', 'went', 'outside', 'snowed', 'snowing', 'played', 'playing', 'deep', 'first', 'day', 'surprise', 'whole', 'all', 'we', 'had', 'was', 'when', 'snowman', 'carrot', 'nose', 'hat', 'scarf', 'big', 'made', 'built', 'helped', 'stones'],
  out: true,
  about: 'The head of the snowman is far too heavy to lift, and so it stays where it is and the snow is simply very deep.',
  titles: ['The Deep Part', 'That’s Its Knee', '{H} Rolls the Head', 'A Snowman up to the Chin', 'The Biggest Head in the Street'],
  want: [
    {
      id: 'rolling',
      A: 'partner',
      paragraphs: [
        'It had been snowing since breakfast, and {H} wanted to build the biggest snowman in the street. They put on everything they had and went out together. The snow made the evening quite light. {H} had a carrot in one pocket and two black buttons in the other.',
        '“You make the tummy,” {H} told {A}, “and I’ll make the head.” {H} began with a snowball and pushed. The snow creaked and stuck to it, and it rolled so well that {H} could not stop.'
      ]
    }
  ],
  way: [
    {
      id: 'too-heavy',
      A: 'partner',
      paragraphs: [
        'When {H} looked up, the head was as big as an armchair. {A}’s tummy was as big as a bucket. “Mine’s the right size,” said {A}. “Mine’s bigger,” said {H}.',
        'They bent their knees, counted to three and lifted the head. All that came up was {A}’s hat. They pushed it up on a plank, and it slid down again. {H} leaned against it and puffed little clouds.'
      ]
    },
    {
      id: 'flake',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A snowflake landed on {H}’s sleeve and did not melt at once. They bent over it, and held their breath because of the warmth. It had six points. “They’ve always got six,” said {A}, “every single one of them.”',
        'Another one landed beside it. That had six as well. “Who counts them?” asked {H}. {A} looked up. There were rather a lot. “They count themselves on the way down,” said {A}.'
      ]
    },
    {
      id: 'where-noise-goes',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Why’s it so quiet?” asked {H}. “The snow does that,” said {A}. “It’s full of tiny holes, and the noise falls in.” {H} shouted “Ho!” at the wall across the street. On other days the wall said it back. Now it said nothing.',
        '{A} tried too, and that one fell in as well. {H} dug a little with both mittens, about where they had gone down. Then {H} held one ear to it. “Can you hear them?” asked {A}. “They’re still falling,” said {H}.'
      ]
    },
    {
      id: 'angel',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They let themselves fall over backwards, for a rest, and the snow said “whump”. It was quiet down there, with snow up to the ears. {H} moved both arms up and down, and {A} did it too.',
        'When they got up, two angels lay there. One had rather long wings. “I slipped,” said {A}. “It’s turning round a corner,” said {H}.'
      ]
    },
    {
      id: 'lamp-post',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} threw a snowball at the lamp post, and missed it. {A} missed it as well. They moved closer. After nine snowballs there were white dots on the wall behind, all round the lamp post.',
        '“It’s ducking,” said {H}. {H} made a tenth one and threw it with both eyes shut. There was a “plop”. “Was that the lamp post?” asked {H}. “That was me,” said {A}.'
      ]
    },
    {
      id: 'everything-off',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then {H} stood quite still, with both knees together. “I’ve got to go,” said {H}. But they had put on everything they had. In the doorway {A} undid the scarf and the coat. Then came a jumper, another jumper, and the trousers over the trousers. There was a heap as high as a dog.',
        '{H} looked at all that. “I haven’t got to any more,” said {H}. “It was only the cold.” So they put everything on again, one after the other, up to the last button. Then {H} looked at {A}. {A} was standing quite still, with both knees together.'
      ]
    },
    {
      id: 'tracks',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were tracks in the snow, very small ones, like little forks. {H} followed them on tiptoe, past the bin and round the bush. “It stopped here,” whispered {H}, “and here it turned round.”',
        'Then there were no more of them. The snow was smooth on all sides. “Where did it go?” whispered {A}. They both thought about it, and then they both looked up. “Bird,” said {H}.'
      ]
    },
    {
      id: 'mitten',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One of {A}’s mittens was gone. It was not in the snow, and not on the plank, and not in the other mitten. “When did you last have it?” asked {H}. “When we were rolling,” said {A}.',
        'They both turned to the big head. About halfway up, a bit of red wool was sticking out. {H} pulled at it, and the mitten came out with a pop. “It was thinking of you,” said {H}.'
      ]
    },
    {
      id: 'pet-snow',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had stayed in the warm, and looked out from behind the window. {H} held up a handful of snow, so that {A} could see it from close by.',
        '{A} looked at the snow, and at {H}’s red nose. It was quite clear what {A} thought. On that side of the pane it was warm, and {A} was on that side.'
      ]
    },
    {
      id: 'tea-tray',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We went down on a tea tray,” said {S}, “three of us, and the cups came after.” “Weren’t you told off?” asked {A}. “We were going too fast to hear it.”',
        '{S} trod on the new snow, very gently, and it creaked. “It still makes that noise,” said {S}, and trod on some more of it.'
      ]
    },
    {
      id: 'shop',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had opened a bakery on the wall. There were snow rolls and snow buns, and one snow cake with a twig in it. “What does that one cost?” asked {A}.',
        '“Two handfuls of snow,” said {S}. {A} paid, and {S} put the money in the oven and baked it. It was a very good business. They never ran out of anything.'
      ]
    },
    {
      id: 'too-well',
      A: 'partner',
      paragraphs: [
        '{A} walked once round the head and patted it. “You’ve rolled it too big,” said {A}. “A head has to be small, to go on top. This one’s not going up on anything. It’s staying where it is.”',
        '{H} kicked at the snow. It was so deep that the boot stuck in it. {H} stood on one leg and looked down, and began to smile.'
      ]
    }
  ],
  turn: [
    {
      id: 'deep',
      A: 'partner',
      paragraphs: [
        '“Then it can stay where it is,” said {H}. In went the carrot, and in went the buttons, one on each side. {H} pushed the snow close all round, as far as the chin. A huge head lay on the ground and looked at {A}.',
        '“It’s only a head,” said {A}. “It isn’t,” said {H}. “The rest of it’s underneath. It’s standing in the deep part.”'
      ]
    },
    {
      id: 'hat',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The head needed a hat. {A}’s own hat sat on top of it like a cherry. A bucket was too small as well. In the end they took the washing basket, and that fitted.',
        '“How tall must it be,” said {A}, “with a head like that?” {H} worked it out, with both arms. “It can see over the roof,” said {H}, “if it stands up.” They spoke a little lower after that.'
      ]
    },
    {
      id: 'knee',
      A: 'partner',
      paragraphs: [
        '“And what do we do with my tummy?” asked {A}. {H} rolled it to just the right place, a little way in front of the head. “That’s its knee,” said {H}.',
        'A woman came by with her shopping. She looked at the head, and at the knee, and down at her own boots. “How deep is it here?” asked the woman. “Very,” said {H}. The woman went round by the other side. Then it began to snow again, in big slow flakes. “It’s getting deeper,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ate some of the snowman, before there was one.',
      '{names} left a track all round the lamp post, and met it again.',
      { text: '{names} packed a snowball for the tummy, and it dropped to bits.', needs: ['hands'] },
      { text: '{names} pulled down a woolly hat, over everything but the nose.', needs: ['hands'] }
    ],
    way: [
      '{names} pushed from below, and sank in to the middle.',
      '{names} sneezed into the snow, and left two holes in it.',
      { text: '{names} brought a shovel, and dug the plank out again.', needs: ['hands'] },
      { text: '{names} blew on ten cold fingers, two at a time.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the carrot, and left it where it belonged.',
      '{names} dug down a bit beside the chin, to look for the rest.',
      { text: '{names} patted some snow on the cheeks, and they got rounder.', needs: ['hands'] },
      { text: '{names} lent the head a scarf, as far as it went round.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} hung up the wet things in a row by the heater, and they dripped. The plank was put away. The mittens steamed.',
    'Then {H} washed, and both feet got warm. {H} had one last look from the window. The snowman was up to its nose in snow by now, and did not seem to mind.'
  ],
  last: [
    'Deep in the bed, with only the nose showing, slept {H}. The rest was underneath.',
    'Out there it got deeper and deeper. In the warm part {H} was asleep.'
  ]
})
