import { wishPlot } from '../wish-plot.ts'

export const gymnastics = wishPlot({
  id: 'wish-gymnastics',
  wishes: ['gymnastics', 'gymnast', 'gym club', 'forward roll', 'roly poly'],
  answers: ['club', 'class', 'roll', 'competition', 'medal', 'beam', 'jumping', 'tumbling', 'doing', 'learning', 'rolly', 'handstand', 'gym'],
  except: ['lost', 'losing', 'hurt', 'broke', 'broken', 'ballet', 'picked', 'fell', 'nervous', 'trampoline'],
  company: ['judge'],
  about: 'A gymnast wants a ten, and the judge, who scores everything in the house, has cards up to nine.',
  titles: ['A Nine and a One', 'The Left Foot Was Late', '{H} Wants a Ten', 'How to Finish', 'Fourteen Ticks of the Clock'],
  want: [
    {
      id: 'the-judge',
      A: 'partner',
      paragraphs: [
        '{H} did gymnastics on the rug. There was a forward roll, and a twirl, and a jump with both arms up. {A} sat on the sofa and was the judge. “And what do I get?” asked {H}. {A} wrote it on a card and held it up. It was a seven.',
        '“Why just seven?” “The left foot was late,” said the judge. There were more cards on the sofa, from one up to nine. {H} wanted a ten.'
      ]
    }
  ],
  way: [
    {
      id: 'more-and-more',
      A: 'partner',
      paragraphs: [
        'So {H} put in a bit more. {H} rolled, twirled, jumped, and ran once round the table with a scarf. The judge held up a six. “But that was much more!” said {H}. “There was a lot of it,” said the judge.',
        'The next time {H} also hopped backwards, and meowed. That got a five. The more {H} put in, the fewer points there were.'
      ]
    },
    {
      id: 'sitting-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} got up for a glass of water, and came back, and sat down. {H} held up a card. It was a six. “What was that for?” asked {A}. “For the sitting down,” said {H}. “You dropped at the end. And you made a noise.”',
        '{A} stood up and sat down again. {A} came down in one line, with a straight back, and crossed both ankles. “Eight,” said {H}. “There was an oof.”'
      ]
    },
    {
      id: 'everything-scored',
      A: 'same',
      spare: 2,
      paragraphs: [
        'After that everything got points. The door got a nine, for shutting softly. The tap got a three, because it dripped at the end. A fly landed on the lamp, and stuck there upside down, without a wobble.',
        '“Nine,” they both said at once. It was the best landing of the day so far, and on six feet.'
      ]
    },
    {
      id: 'beam',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The beam was a tape measure, and it lay on the floor. {H} went along it with both arms out, one foot before the other. On both sides there was a very deep drop, in the game.',
        '“Don’t look down,” said the judge. “I have to,” said {H}, “or I can’t see which number I’m on.” At forty {H} fell. It took quite a long time to reach the bottom of the rug.'
      ]
    },
    {
      id: 'ribbon',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then there was the ribbon. It was the cord of the dressing gown, and {H} drew big circles in the air with it. Then it went round the lamp, and stayed there.',
        '{H} went on without it, with an empty hand. “Very brave,” said the judge. “The lamp gets a four.”'
      ]
    },
    {
      id: 'warm-up',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“The judge has to warm up as well,” said {A}. {A} bent each finger, and lifted a seven a few times with a straight arm. Then a two, for the other side.',
        '“Now look strict,” said {H}. {A} looked strict. It was quite good, until the eyebrows got tired, and one of them came down before the other.'
      ]
    },
    {
      id: 'soup',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Somewhere a spoon was put down in a bowl. “Seven and a half,” said {A}. “You didn’t even see it,” said {H}. “I heard it,” said {A}. “There was a small splash.”',
        '{H} went to look. There was a drop beside the plate. Nothing in that house was safe from the judge.'
      ]
    },
    {
      id: 'explain-roll',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How do you do the roll?” asked {A}. “You make yourself round,” said {H}, “and look at your tummy, and let the floor do it.” {A} made {A}’s back round, on the sofa, and looked at {A}’s tummy.',
        '“And now?” asked {A}. “Now you’d go over.” {A} stayed like that for a bit. “That’s far enough for a judge,” said {A}, from between two knees.'
      ]
    },
    {
      id: 'second-judge',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the second judge, and gave everybody nine. “You’ve got to look first,” said {A}. “I’ve been looking for sixty years,” said {S}. “I know what a good one is.”',
        'The first judge asked to see the cards. All of them said nine. “I made them beforehand,” said {S}, “so as not to be kept waiting.”'
      ]
    },
    {
      id: 'small-gymnast',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} came on, and stood in the middle of the rug, and waved. Then {S} lay down on {S}’s tummy. “Is that it?” asked {A}. “That’s the hard bit,” said {S} into the rug. “I’m doing it now.”',
        'It went on for quite a time. You could see an ear go red. Then {S} got up, and waved again, and went off. They gave {S} an eight for the ear.'
      ]
    },
    {
      id: 'pet-exercise',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'When nobody had called, {A} came to the middle of the rug. {A} turned round once, and then once more, and went down in a ring. Nose and tail arrived at the same moment.',
        'They were silent with respect. “That’s it,” whispered {H}. “That’s how it’s done.” And {A} did not move again.'
      ]
    },
    {
      id: 'before-its-over',
      A: 'partner',
      paragraphs: [
        'After the next one, {H} looked up at once, with one foot still in the air. It was only a four, and {H} lay down on the rug. “I’ve got no more to put in,” said {H}. “I’ll tell you what it is,” said {A}. “It isn’t the roll. You look to see what you’ve got before it’s over. You’ve never once stood still at the end. I can’t see where it stops.” {H} thought back. It was true.'
      ]
    }
  ],
  turn: [
    {
      id: 'take-out',
      A: 'partner',
      paragraphs: [
        '“Then I’ll take it all out again,” said {H}. Out went the meow, and the scarf, and the running. Out went even the roll. In the end there was one small jump left, from the rug’s edge to the floor. “Only that?” asked the judge. “Only that,” said {H}. “And the end.”'
      ]
    },
    {
      id: 'chalk',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Before that, {H} had to have chalk on both hands, like the real ones. There was flour. {H} clapped once, and there stood a cloud, and the judge had to wait until it had passed.',
        '“Points for the cloud?” asked {H}. “It hasn’t landed yet,” said {A}, and sneezed.'
      ]
    },
    {
      id: 'hush',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It grew quiet, like a big hall. A cushion fell off the sofa, and was quiet too. {H} stood on the edge with {H}’s toes in line. They were ten very good toes.',
        '“You may begin,” said the judge. “I’ve begun,” said {H}. “It begins with not moving.”'
      ]
    },
    {
      id: 'cards-ready',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The judge put all the cards face down, so as not to be tempted. It looked like a game of snap. “What if it’s a ten?” asked {H}. “I’ve only got them up to nine,” said {A}.',
        '“You could make one.” “Not before I’ve seen it,” said the judge. “That wouldn’t be right.” {H} could see that.'
      ]
    },
    {
      id: 'wobble',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Once there was a wobble in {H}’s left knee, just from thinking about it. {H} looked at it till it stopped. “Was that in it?” asked {A}.',
        '“That was before,” said {H}. “A wobble doesn’t count before the jump.” The judge agreed, and the knee was glad.'
      ]
    },
    {
      id: 'the-landing',
      A: 'partner',
      paragraphs: [
        '{H} jumped. It was over at once. Both feet came down together, with one sound, and both arms went up. And there {H} stood. {H} did not look at the cards. {H} looked straight ahead, and nothing moved, not even {H}’s hair. The clock ticked fourteen times. Nobody had ever stood still for so long.',
        '“You can come down now,” said {A} at last, in a whisper. {A} held up the nine. Then {A} looked among the cards and held up another beside it, and that was a one. “Nine for the jump,” said the judge, “and one for the standing still.” {H} did the sum, with both arms still up. It came to ten.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rolled over too, and stayed on one side.',
      '{names} skipped out of the way of the twirl.',
      { text: '{names} chalked up both hands, with flour.', needs: ['hands'] },
      { text: '{names} held up a card as well, the wrong way round.', needs: ['hands'] }
    ],
    way: [
      '{names} ran round the table with the scarf’s other end.',
      '{names} meowed back, from behind the sofa.',
      { text: '{names} clapped for the twirl, and got a six for clapping.', needs: ['hands'] },
      { text: '{names} pulled the rug straight where it had rucked up.', needs: ['hands'] }
    ],
    turn: [
      '{names} got off the rug, to leave room for the landing.',
      '{names} landed on the floor, from no height at all, but with a good end.',
      { text: '{names} dusted the spot where the feet would land.', needs: ['hands'] },
      { text: '{names} handed a water bottle to the judge, who had the harder job.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} pulled the rug straight. The cards went back in order, and the one lay next to the nine.',
    'When {H} had washed, there was one more exercise. {H} lay back in a single line, both feet together, and let go at the end. Then {H} kept the pose.'
  ],
  last: [
    'Nobody could see where it stopped, and {H} was asleep.',
    'There was no wobble in it anywhere, and {H} slept, with ten toes in line.'
  ]
})
