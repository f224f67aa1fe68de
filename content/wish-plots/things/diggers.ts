import { wishPlot } from '../wish-plot.ts'

export const diggers = wishPlot({
  themes: ['diggers'],
  beginsElsewhere: true,
  except: ['crane', 'bulldozer', 'racing', 'wheels'],
  answers: ['excavator', 'construction'],
  about: 'The hero waves and waves to the digger in the street, and it answers only to the signs of those who work there.',
  titles: ['The Digger Across the Street', '{H} Waves to the Digger', 'Up, Down, Stop', 'Who the Digger Listens To', '{H} Gives the Signal'],
  want: [
    {
      id: 'window',
      A: 'partner',
      paragraphs: [
        'There was a digger in the street, right under the window. It was yellow and as big as a shed, and it was digging a hole. All {H} wanted was for it to wave. It had a good long arm for it.',
        '{H} waved with one hand and then with two. The digger took a bite of the road and laid it on a lorry. “It hasn’t seen me,” said {H} to {A}. “Come and help. You’ve got two hands as well.”'
      ]
    }
  ],
  way: [
    {
      id: 'four-hands',
      A: 'partner',
      paragraphs: [
        'They waved with four hands, and then with a tea towel. They knocked on the glass. “The driver’s got ear muffs on,” said {A}. A man in a car stopped and waved back, and so did the postman. Everybody waved but the digger.'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s got five teeth,” said {H}, who had counted. “No wonder it takes so long to eat a street.” {A} looked too. “They can be changed,” said {A}. “When they’re worn down, they get new ones screwed on.”',
        '{H} felt along the front with the tip of {H}’s tongue. They all seemed to be screwed on well.'
      ]
    },
    {
      id: 'carrot-digger',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'While they waited, {H} was a digger with one arm and a spoon. It took a spoonful from a bowl of oats, turned, and let it out over another bowl. It was slow work, and a bit went on the road.',
        '“What are you looking for down there?” asked {A}. “Pipes,” said {H}. There was one raisin in the oats. They put a fence of pegs round it and dug more carefully from there on.'
      ]
    },
    {
      id: 'old-road',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The hole had stripes. “On top it’s black,” said {A}. “That’s the road. Then comes the stone under the road, and then the brown. That was there before there were any roads.” {H} pressed one cheek against the glass, to look in further.',
        '“Has anybody ever seen that brown before?” asked {H}. “Worms,” said {A}. So they were the third to see it, after the worms and the digger.'
      ]
    },
    {
      id: 'its-shadow',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The street lamp came on, and the digger got a shadow. It lay right across the road and up the wall over there, with a neck like a dinosaur. When the arm went up, the shadow bit the gutter. “It’s eating number twelve,” said {H}.',
        '{A} held one hand in front of the lamp in the room. Now the curtain had a shadow too. It had a mouth, and it opened. “Hello,” said {A}’s hand to the digger. The digger turned away and took some more road. “You’re too small for it,” said {H}. “It can’t hear you.”'
      ]
    },
    {
      id: 'pet-window',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{H} put {A} on the window sill, where there was the best view, and explained. “That’s the arm. That’s the bucket. What it does is called digging.” {A} looked at the hole for some time.',
        'It was hard to tell what {A} thought of it. “I know,” said {H}. “You’d have dug it somewhere else.”'
      ]
    },
    {
      id: 'elder-shovel',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve seen them dig up this street four times,” said {S}. “First for the water. Then for the gas. Then because somebody had dropped a shovel in.” {A} wanted to know about the fourth time.',
        '“They’d left the other shovel,” said {S}. {A} watched the digger very closely from then on, to see what it put in.'
      ]
    },
    {
      id: 'child-driver',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“A digger’s driven with two sticks,” said {A}. “One’s for the arm, and one’s for turning.” They took two wooden spoons, and {H} was the digger. {A} pulled the left spoon, and {H} sat down. {A} pushed the right one, and {H} spun round.',
        'Then {A} sneezed with both spoons at once. What {H} did then can’t be described. The tea towel came down with it. “That’s why they learn for so long,” said {A}.'
      ]
    },
    {
      id: 'biscuit',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Perhaps it’s hungry,” said {A}, and held a biscuit up to the glass. The digger swung round. For a moment it came straight towards them, with its mouth open. Then it bent down over the lorry.',
        '“It had a look, though,” said {H}. They ate the biscuit slowly, where it could see. It took a bite when they took a bite. So they were having tea with it, really.'
      ]
    },
    {
      id: 'orange-jacket',
      A: 'partner',
      paragraphs: [
        '{A} leaned on the sill. “It does look at somebody,” said {A}. “Watch.” Beside the hole stood a woman in an orange jacket. She put one arm up, and the digger lifted its arm. She turned her hand to the ground, and the digger let its arm down.',
        '“She’s talking to it,” said {H}. “With signs,” said {A}, “because it’s so loud. The driver looks at her and at nobody else. You’ve been saying hello. That isn’t one of the words.”'
      ]
    },
    {
      id: 'practice',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They learned the words by heart. Up was an arm in the air. Down was a hand turned to the floor, and stop was a flat one. For practice {A} was the digger, and had to lift a slipper.',
        '“Up,” said {H}’s arm. “Down. Stop.” {A} stopped with one leg in the air. Then {H} scratched an ear. {A} scratched an ear too, with the slipper. “That wasn’t a word,” said {H}. “You have to be careful what you do near a digger.”'
      ]
    }
  ],
  turn: [
    {
      id: 'signal',
      A: 'partner',
      paragraphs: [
        'It was getting late. The woman in orange had gone to the lorry. The digger waited with its arm in the air. {H} stood up very straight at the window, and turned a hand to the ground.',
        'The driver looked at the hole, and along the street. Then the driver looked up. In the window stood {H}, giving the sign for down. And the arm came down, as gently as anything, and the bucket lay on the ground.'
      ]
    },
    {
      id: 'stop-sign',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Quick,” said {A}, “say stop, or it’ll go through to the other side.” {H} held out a flat hand. The digger stopped. It had been going to stop anyway, but it stopped much better now.',
        '{H} kept {H}’s hand up for some time. It was a great thing to decide. “You can let go,” said {A}. “It’s standing.”'
      ]
    },
    {
      id: 'engine-off',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The engine went off with a shake. Until then they had not known how loud it was. Now they could hear the clock, and a bird, and each other.',
        '“It’s got to lean on its arm at night,” said {A}. “They always put the bucket down. It can’t fall over then.” {H} tried it, with one elbow on the sill and {H}’s chin in one hand. It was a good way to stand if you were tired.'
      ]
    },
    {
      id: 'wave',
      A: 'partner',
      paragraphs: [
        'The driver got out, took off the ear muffs, and stood beside the digger. “I don’t know the sign for thank you,” said {H} up there. So {H} just waved, with one hand, as at the beginning.',
        'Then the driver got in once more, just for that. The bucket lifted off the ground by the width of a hand. It went left, it went right, and it lay down again. “It waved!” said {H}. “And I didn’t even help,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} pressed up to the window, and the cups shook.',
      '{names} wriggled in under an elbow, for a better view.',
      { text: '{names} waved a jumper, and then a slipper.', needs: ['hands'] },
      { text: '{names} breathed on the pane and drew a digger in it.', needs: ['hands'] }
    ],
    way: [
      '{names} bounced in front of the glass, and the digger took no notice.',
      '{names} looked after the postman, who had waved so nicely.',
      { text: '{names} waved two tea towels at once.', needs: ['hands'] },
      { text: '{names} hooted through a cardboard tube, and a dog looked up.', needs: ['hands'] }
    ],
    turn: [
      '{names} stopped wriggling, until the bucket touched the ground.',
      '{names} ducked down slowly, along with the arm.',
      { text: '{names} put on ear muffs, made of mittens.', needs: ['hands'] },
      { text: '{names} steadied the cups on the shelf.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the tea towel, and drew the curtain, all but a hand’s breadth.',
    '{H} washed, lay down, and put up one arm in the dark. The hand turned slowly, pointing down. So the arm came down, and the head, and the whole of {H}, as gently as anything.'
  ],
  last: [
    'Nobody gave the sign for up until the morning, and {H} slept.',
    'Down in the street the bucket lay on the ground, and up here lay {H}, asleep.'
  ]
})
