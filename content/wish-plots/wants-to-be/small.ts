import { wishPlot } from '../wish-plot.ts'

export const whoeverSmall = wishPlot({
  id: 'wish-whoever-small',
  visits: 'anything',
  whoever: [
    'wants to be small',
    'wants to be smaller',
    'wants to be tiny',
    'wants to be the smallest',
    'wants to be as small as a mouse',
    'wants to be as small as an ant',
    'wants to shrink',
    'wants to get smaller',
    'wants to become small',
    'is tired of being big',
    'is fed up with being big',
    'is fed up of being big',
    'is sick of being big',
    'doesn’t want to be big',
    'doesn’t like being big',
    'doesn’t like being so big',
    'hates being big',
    'hates being so big',
    'hates being huge',
    'wishes it was small',
    'wishes it was smaller',
    'wishes it was tiny',
    'wishes to be small',
    'would like to be small',
    'would like to be smaller',
    'dreams of being small',
    'is too big for everything',
    'doesn’t fit anywhere',
    'can’t fit through the door',
    'is far too large',
    'wants to be little again',
    'wants to be teeny-weeny',
    'wants to fit in a pocket',
    'hates being tall',
    'is tired of being tall',
    'makes itself small',
    'gets stuck in doorways'],
  except: ['sister', 'brother', 'boss', 'school', 'again', 'bad'],
  company: ['curtain', 'rug', 'cupboard', 'sofa'],
  about: 'The hero wants to be found last, and whoever wants to be small is found first behind everything, until they sit down in the middle and are taken for the sofa.',
  titles: ['Where Nobody Looks', 'As Small as a Pea', 'Found Last', '{visitor} Keeps Still', 'The New Sofa'],
  want: [
    {
      id: 'found-first',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be found last. But {A} only ever counted to three. “I can see a foot,” said {A} then. It was always a foot.',
        'There was a knock. It was {visitor.first}, and half of {visitor} was still outside. “I want to be as small as a pea,” said {visitor}. “They always find me before they’ve begun to count.” {H} knew what that was like. “Quick,” said {H}, “behind the curtain.”'
      ]
    }
  ],
  way: [
    {
      id: 'thinking-small',
      A: 'partner',
      paragraphs: [
        '{visitor} drew everything in, and thought of peas. The curtain went out as far as the table. “Found,” said {A}. “You’ve got to go where it’s small, and draw in harder.” {A} was quite sure of that.',
        'So they crept under the rug. It had never been a hill before. “Found,” said {A} from the top. Then they tried the cupboard. The door would not shut, and all the pans came out. “Found,” said {A}, without even looking.'
      ]
    },
    {
      id: 'pea',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} laid a pea on the table, so that they could see how it does it. It was round, and green, and quite calm. {visitor} came nearer to it. “How do you do that?” asked {visitor}. The pea said nothing. “It’s modest as well,” said {A}.',
        'Then somebody’s sleeve came along, and the pea was gone. They looked for it all over the floor, and in the cuffs. “You see?” said {visitor}. “Nobody finds that one.” It was found on Thursday, by a bare foot.'
      ]
    },
    {
      id: 'tuck-it-in',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“It’s only bits of you that are too much,” said {A}. “Which one sticks out most?” They walked round {visitor} to find out. It was {caller.part}. So they tucked that in, and {A} held it down with a cushion. Something else came out on the other side.',
        '{H} tucked that in as well. It was like a suitcase for three weeks. “Now don’t laugh,” said {A}. That was the mistake. {visitor} had not been going to, and now had to think of it. The cushion flew as far as the lamp.'
      ]
    },
    {
      id: 'small-doings',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Try doing something small,” said {A}. “Do what you always do, but less of it.” {visitor} went into a corner, where there was little room, and {caller.does}. A picture fell off the wall. “That was half,” said {visitor}.',
        '{A} showed how little you can do, and {caller.move}, but only with the little finger. It looked sweet. {visitor} tried it with something little too. “It’s not right like that,” said {H}. “It’s as though you were doing it on the telephone.”'
      ]
    },
    {
      id: 'in-print',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“In the book you’re small,” said {A}, and held it open. “Look, as long as a matchstick. And there’s room for writing too. {caller.fact}.” {visitor} looked at it with envy. “How did that one get in there?” asked {visitor}.',
        '“It was drawn,” said {A}. “From far away, I think.” So {visitor} went far away, to the end of the hall, and {H} shut one eye. Between finger and thumb {visitor} was as big as a bean. “Stay there!” called {H}. “But I can’t hear anything here,” called {visitor}.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Count more slowly,” said {H}. {A} was willing to do that, and counted in hippopotamuses. “One hippopotamus,” said {A} with both hands over both eyes. “Two hippopotamuses.” {visitor} had only just found out where left was.',
        '“How many are there now?” asked {visitor}. “Seven,” said {A}. {visitor} was surprised that they all fitted in. “And nobody says that they’re too big,” said {visitor}. “They’re only being counted,” said {A}. At twelve it was hard to get past them.'
      ]
    },
    {
      id: 'small-things-say',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What would you do if you were small?” asked {A}. “I’d sleep in a glove,” said {visitor}. “One finger for each night. And I’d have soup from a thimble, and ask for more.” {H} had a glove there. It would have fitted as far as one nose.',
        '“And what would you not be able to do?” {visitor} thought for a long time. “Get up on the glove,” said {visitor}. {A} made a note of it. Under small they had two things, and under big there was only the word.'
      ]
    },
    {
      id: 'bad-hiders',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} showed them how it was done, and went out, and was gone. They looked in the bath, and behind the coats. {visitor} even looked in a glove. “{A} must be as small as a pea,” said {visitor}.',
        'After a good while there was a flush. {A} came out of the bathroom, with a newspaper. “Are we playing?” asked {A}. It had been the best hiding place of the evening, and {A} had not even noticed. “You were third,” said {H}.'
      ]
    },
    {
      id: 'in-pieces',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You could hide in several places,” said {A}. One end went behind the bin, and one bit under the table. The middle stood in the hall, and had a hat on. “Found,” said {A}, “found, and good evening.”',
        '{visitor} collected everything again. “I was quite lonely at the bin,” said {visitor}. “I could hear the rest of me talking.” {H} said that it was a good thing that it was all back. They counted, and there was nothing missing.'
      ]
    },
    {
      id: 'whisper',
      A: 'same',
      spare: 6,
      embodied: true,
      paragraphs: [
        'It was also the breathing. When {visitor} breathed in, the newspaper came along, and when {visitor} breathed out, it flew back. “You can hear that in the street,” said {A}. “Breathe like a mouse.” {visitor} breathed like a mouse, very fast, and went pale.',
        '“And now like a cupboard,” said {H}. Cupboards breathe as slowly as anything. {visitor} did it with the eyes shut. It went in for so long that they had time to sit down. “That suits you,” said {A}.'
      ]
    },
    {
      id: 'shop-size',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Wool gets smaller,” said {A}, “if you wash it too hot.” There was a jumper in the drawer that it had happened to. It was as stiff as a tile, and would have fitted a teapot. {visitor} held it up to the light. “Was it big once?” asked {visitor}.',
        '“It was my favourite,” said {A}. “I used to be in there.” They put it on the teapot, and it did fit. It looked nice. But nobody went in it any more, and you could tell that from the sleeves.'
      ]
    },
    {
      id: 'under-the-hand',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} knew a trick from very long ago. You look at nobody, and nobody can see you. {visitor} looked at nobody, and stood in the doorway. {A} came by with the washing, and could not get through. “Excuse me,” said {A}. “I’m not here,” said {visitor}.',
        '“Then I’ll wait till you’ve gone,” said {A}, and put down the basket. {H} looked at nobody as well. For a while there was nobody in the hall but some socks. It was rather crowded all the same.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once hid in the potato cellar,” said {S}, “and they forgot me. They had all gone in to supper.” “What did you do?” asked {A}. “I sat there and was proud,” said {S}, “until it smelled of pancakes.”',
        '“And then?” asked {visitor}. “Then I coughed. Not a lot. Just as a cough gets out by itself.” {S} did it for them, and it was a very small one. “That’s what’s important with hiding,” said {S}. “You have to be able to cough.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} hid as well, under the table, and called out where. “I’m under the table!” called {S}. “I’d never have guessed,” said {A}, and looked in the teapot. “Under the table!” called {S}. “Not in the boot,” said {A}. “Not in the bread.”',
        '{visitor} could hardly bear it. “It’s the table,” whispered {visitor}. “I know,” whispered {A}. “But {S} does so like to be looked for.” From down there came a giggle. It was as long as the tablecloth.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} was the smallest of all, and never hid from anyone. {A} walked about after whoever was hiding, and stood in front, and looked. “{A} is telling on me,” said {visitor} from behind the curtain. “{A} only wants to know what there is,” said {H}.',
        'So they took {A} along behind it. That was one more. The curtain went out as far as the sofa. At the bottom you could see that somebody was pleased.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        '{visitor} sat down in the middle of the room, among the pans. “I give up,” said {visitor}. “I’ll just be big.” {H} crept in behind, and pulled the blanket over both of them. In the hall {A} counted to ten.',
        '{A} looked into the kettle, and under a cup. “Everybody hides where it’s small,” said {A} to nobody in particular. “So I only look there.” And {A} hung a cardigan on {visitor}, and went on.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sofa',
      A: 'partner',
      paragraphs: [
        '“Don’t think of peas,” whispered {H}. “Think of a sofa.” {visitor} let everything go, and was as big as could be. Not one foot stuck out anywhere. {A} looked in a slipper. Then {A} was tired, and sat down.',
        'It was soft, and warmer than usual. “I can’t find them,” said {A}, and leaned back. The sofa began to shake a little in the middle.'
      ]
    },
    {
      id: 'a-good-sofa',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had even put both feet up, and told the sofa what the day had been like. There had been a queue, and then a form. “I see,” said the sofa. {A} thought that somebody next door had said it.',
        '“And nobody had a pen,” said {A}. “That’s the limit,” said the sofa. {H} had to bite on the blanket. It was so snug in there that {H} nearly fell asleep. No one had ever been hidden so well for so long.'
      ]
    },
    {
      id: 'other-big-things',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} got up once more, and mistrusted everything. {A} knocked on the wardrobe, and said “Found” to it. {A} had a good look at the fridge. “Is that you?” asked {A}. It hummed, and did not say. Right behind {A} stood a sofa that had not been there at breakfast.',
        '“It’s easy to hide,” whispered {visitor} to {H}. “You only have to be what there is.” {H} thought of the church, which stood there every day. You would have to go and look some time, who that was.'
      ]
    },
    {
      id: 'given-up',
      A: 'partner',
      paragraphs: [
        '“I give up!” called {A}. “Where are you?” “Here,” said the sofa. {A} flew up as far as the curtain. And out from behind came {H}, with both feet. “Last!” cried {H}. “I was last!” “You weren’t found at all,” said {A}.',
        'Then they changed over, and {A} was allowed to hide. {A} got in behind {visitor} at once, and so did {H}. “Isn’t it too crowded?” asked {visitor}. “No,” said {H}. “Try that with a pea.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hid as well, and came out by the wrong side.',
      '{names} pulled in the air, to make room in the hall.',
      { text: '{names} helped to push the other half in.', needs: ['hands'] },
      { text: '{names} smoothed the curtain, which did not help.', needs: ['hands'] }
    ],
    way: [
      '{names} slid down the rug, as long as it was a hill.',
      '{names} jumped at the pans, and then lay down among them.',
      { text: '{names} put the pans back, the small one into the big one.', needs: ['hands'] },
      { text: '{names} peeped through two fingers at three.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down on the sofa as well, and felt it laugh.',
      '{names} knew where they were, and looked at the ceiling.',
      { text: '{names} straightened the blanket, as one does with a sofa.', needs: ['hands'] },
      { text: '{names} brought {visitor} a cushion, for the one end.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pans were in the cupboard, and now the door shut. The rug was flat. Where the sofa had been, there was a warm place.',
    'They washed, and hid for the last time, down to the chin. Not one foot was to be seen.'
  ],
  last: [
    'In the dark nobody had to be small any more, and {H} was asleep.',
    'Sleep counted to ten, and found everybody, and last of all {H}, who was asleep.'
  ]
})
