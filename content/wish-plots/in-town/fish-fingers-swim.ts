import { wishPlot } from '../wish-plot.ts'

export const fishFingersSwim = wishPlot({
  id: 'wish-fish-fingers-swim',
  wishes: ['fish fingers swim', 'fish fingers swam', 'fish fingers swimming', 'fish finger swims', 'fish finger swam', 'fish finger swimming', 'fish fingers swim away', 'fish fingers swam away', 'fish fingers swim off', 'fish fingers sea', 'fish fingers ocean', 'fish fingers river', 'fish fingers alive', 'fish finger alive', 'fish fingers come alive', 'fish fingers came alive', 'fish fingers come to life', 'fish fingers escape', 'fish fingers escaped', 'fish finger escapes', 'fish fingers run away', 'fish fingers ran away', 'fish fingers got away', 'fish fingers water', 'fish fingers bath', 'fish fingers sink', 'fish fingers hand', 'fish fingers wave', 'fish fingers waved', 'fish fingers jump', 'fish fingers off the plate', 'fishfingers swim', 'fishfingers swam', 'fishfingers alive', 'fishfingers escape', 'fish sticks swim', 'fish sticks swam', 'fish sticks alive', 'fish sticks swimming', 'fish sticks escape', 'fish sticks ocean'],
  answers: ['fish', 'finger', 'fingers', 'fishfingers', 'sticks', 'swim', 'swims', 'swam', 'swimming', 'away', 'off', 'out', 'sea', 'ocean', 'river', 'water', 'bath', 'sink', 'alive', 'life', 'come', 'came', 'escape', 'escaped', 'escapes', 'run', 'ran', 'got', 'jump', 'jumped', 'plate', 'pan', 'oven', 'freezer', 'packet', 'box', 'breadcrumbs', 'peas', 'supper', 'dinner', 'tea', 'lunch', 'hand', 'wave', 'waved', 'that', 'who', 'my', 'our', 'five', 'all', 'before', 'eat', 'eaten', 'funny', 'frozen', 'back', 'home', 'the'],
  except: ['hates', 'hate', 'refuses', 'fussy', 'picky', 'allergic', 'allergy', 'sick', 'burnt', 'burned', 'cut', 'hurt', 'plaster', 'goldfish', 'shark', 'whale', 'mermaid', 'died', 'dead', 'tank', 'pet', 'fishing', 'rod', 'choked', 'bone', 'bones', 'cat', 'penguin'],
  isTale: true,
  fed: true,
  company: ['fish', 'fingers', 'finger', 'bowl', 'crumbs', 'hand', 'thumb', 'sieve', 'pan', 'packet', 'beans', 'toast', 'rain', 'kerb', 'sea', 'tail', 'corner', 'step', 'tap', 'ring', 'glove'],
  about: 'Five fish fingers swim about in the washing-up bowl and will not be caught like fish, until it is seen that they are not fish but fingers, and that nobody can eat what they have shaken hands with.',
  titles: ['Five in the Bowl', 'Not Fish but Fingers', 'All That Came of Them', '{H} Shakes Hands', 'Down to the Sea'],
  want: [
    {
      id: 'five-in-the-bowl',
      A: 'partner',
      paragraphs: [
        'It was to be fish fingers, and {H} was hungry enough for all five. {A} had a pan ready, and opened the packet above the sink. A washing-up bowl stood there, full of water. There was a splash, and another, and they had all gone in.',
        '“Just get them out again,” said {H}. But they were swimming. They went round under the foam, all five side by side, and left a few crumbs behind.'
      ]
    }
  ],
  way: [
    {
      id: 'how-fish-are-called',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You call fish by saying nothing,” said {A}. They both stood at the bowl and said nothing, {H} louder than {A}. {H} opened a mouth and shut it, and so did {A}. The fish fingers swam by. They had no mouths to answer with.',
        '“What did you say to them?” asked {A}. “I said come here,” said {H}. “I said that it looked like rain,” said {A}. No wonder they hadn’t known what to do.'
      ]
    },
    {
      id: 'which-end-is-the-front',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A fish has its face at one end and its tail at the other. {H} looked at these for a long time. They were the same at both. “Which is the front?” asked {H}. “It’s where they’re going,” said {A}. Then they went back, and it was the other one.',
        '“That’s practical,” said {A}. They never had to turn round. {A} tried it as well, down the kitchen backwards, with a face that looked forward. At the door it was no use.'
      ]
    },
    {
      id: 'crumbs-and-a-sieve',
      A: 'partner',
      paragraphs: [
        'For fish you need crumbs. {H} rubbed some bread into the water. Nobody came. “They’ve brought their own,” said {A}. They were covered in crumbs from end to end.',
        'So {H} took the sieve, and went after them like a fisherman. They all dived under it at the same moment, four in front and the thickest behind. {H} went left, and they went right. When {H} had water up to both elbows, they came up, and rested on the edge. “They do everything together,” said {A}. “Fish don’t rest on an edge.”'
      ]
    },
    {
      id: 'sawn',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What sort of fish is it?” asked {H}. {A} read out the packet. There is no such fish at all. On the big ships the fish is frozen into a block, as flat as a paving stone. Then it is sawn into fingers, with a saw.',
        '“Then what falls down under the saw?” asked {H}. “Snow, I suppose,” said {A}. They thought about it. Somewhere at sea there was a carpenter who could build a snowman, and it would smell of supper.'
      ]
    },
    {
      id: 'the-ring',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} dropped a curtain ring into the water, just to see. The five fish fingers swam up to it and stopped. Then the one beside the last slipped into it, and swam on with it. “It suits you,” said {H}.',
        'They went slowly past the side of the bowl, which shone. They turned a little to the left, and a little to the right. “It’s not real gold,” said {A}, to be honest. They drew it off again, and laid it on the edge, beside the soap.'
      ]
    },
    {
      id: 'piano',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Along the edge of the bowl there was a tapping. It went from left to right, and then from right to left. “What are they doing?” asked {H}. “That’s the scale,” said {A}. “My teacher made me do that as well.” At one place it always got stuck.',
        '“The short one has to go under,” called {A}. It was quiet for a bit. Then it went right through, and up to the tap. {A} clapped. “I never got that far,” said {A}.'
      ]
    },
    {
      id: 'counted-twice',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} wanted to make sure that there were five. {A} counted them on one hand, and had the hand in the water. “Ten,” said {A}. {H} counted too, and came to fifteen. There were a great many in there by now.',
        '“Everybody who isn’t for supper, out!” said {A}. Ten came out, and dripped. The other five stopped where they were. You had to say that for them. They were honest.'
      ]
    },
    {
      id: 'sign-language',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came to see what was keeping supper. In the water one of them bent, and straightened, and bent again. “It means me,” said {A}. “It says come here.” {A} came. It did it again, and {A} came closer, until {A}’s nose was wet.',
        '“What does it want?” asked {H}. {A} listened with the nose. The one beside it stood up too. “Now it’s two,” said {A}. “I think it wants two of something.” {A} brought two spoons, and was not wrong, for nobody complained.'
      ]
    },
    {
      id: 'the-other-side-of-the-bowl',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been told that it was fish, and came at once. {A} looked into the bowl. It did smell of fish. Then the five swam nearer, and did what nobody had thought of. Right at the edge, they scratched {A} behind the ear.',
        '{A}’s eyes went quite small. {A} forgot what {A} had come for, and leaned on the bowl. “That’s how you do it,” said {H}. “You can’t eat and be scratched.” It dripped a bit, but {A} held still for it.'
      ]
    },
    {
      id: 'cousin-otto',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My cousin Otto saw a sausage fly,” said {S}. “What, with wings?” asked {A}. “No, with a dog,” said {S}. “It came out of a window, and the dog was under it.” That was how it stayed up. They went over the wall together.',
        '“And was it eaten?” asked {A}. “Otto looked everywhere,” said {S}. “He only found the dog. It was asleep, and it was the shape of a sausage.” From that he had drawn his own conclusions.'
      ]
    },
    {
      id: 'four-and-a-thick-one',
      A: 'partner',
      paragraphs: [
        '{H} leaned on the bowl, and was hungry, and looked at them. There were four in a row, and the thickest lay a little apart. On the edge, just the same, lay {H}’s own fingers.',
        '“It’s a hand!” said {H}. “They aren’t fish.” No fish has a single finger, said {A}. Fish have fins. All that had ever come of these was fingers. “So they don’t want crumbs,” said {H}. “What does a hand want?”'
      ]
    }
  ],
  turn: [
    {
      id: 'how-do-you-do',
      A: 'partner',
      paragraphs: [
        '{H} put one hand into the water, and held it quite still. They came at once. They laid themselves along it, each beside one of {H}’s, and pressed a little. They were cold and rough. “How do you do?” said {H}.',
        '{A} shook hands too. Then they looked at the pan, and at each other. “You can’t eat anyone that you’ve shaken hands with,” said {A}. They had beans on toast, and a good deal of it.'
      ]
    },
    {
      id: 'stone-paper',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Do they play stone, paper, scissors?” asked {A}, and counted up to three. {A} made a stone. The five lay flat on the water, and that was paper. {A} made scissors, and they rolled up tight. They won four times running.',
        '“They see it coming,” said {H}, “from below.” {A} shut both eyes, so as not to know it either. It was scissors against scissors. For a while nobody gave way, and then they took it as a handshake.'
      ]
    },
    {
      id: 'a-glove-for-the-road',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“The sea’s cold,” said {A}, and fetched a woollen glove. The fish fingers looked in, one after the other. They each found the room that was theirs. Then the glove swam once round the bowl, and drank, and grew heavy, and sank.',
        'They crept out of it again underneath. “They’ve got their crumbs,” said {H}. “Crumbs are warm when you’re used to them.” The glove was wrung out. It had never been so full, and had nothing to show for it.'
      ]
    },
    {
      id: 'at-the-corner',
      A: 'partner',
      paragraphs: [
        'Outside it was raining, and along the kerb ran a stream. It went down to the river, and the river went to the sea. {H} and {A} carried the bowl to the front step, and tipped it. Off they swam, all five abreast.',
        'Before the corner they came up. They stood in a row above the water, and waved. That was all that ever came of them. {H} waved back, with just as many.'
      ]
    }
  ],
  everybody: {
    want: ['{names} came to see the fish, and looked into the bowl.', '{names} listened to the splash, and counted up to five.', { text: '{names} held the packet, in case anyone wanted to go back.', needs: ['hands'] }, { text: '{names} laid the table for five fish and some peas.', needs: ['hands'] }],
    way: ['{names} went round the sink after them, on the outside.', '{names} ate up the bread that was not needed.', { text: '{names} moved the foam to one side with a spoon.', needs: ['hands'] }, { text: '{names} dried {H}’s elbows with the tea towel.', needs: ['hands'] }],
    turn: ['{names} bowed to the bowl, since that is polite as well.', '{names} stood on the step, and watched them go.', { text: '{names} shook hands as well, with three fingers.', needs: ['hands'] }, { text: '{names} opened the front door for the bowl.', needs: ['hands'] }]
  },
  bed: [
    'The pan was put away clean. The sieve was hung on its hook. The bowl was set upside down, so that it could drip.',
    '{H} washed both hands, one finger at a time, and all ten stayed where they were. Then {H} lay down, with the two hands on top of the blanket.'
  ],
  last: ['Far down the river five went by side by side, and {H} was asleep.', 'On the blanket the fingers let go of each other, and {H} was asleep.']
})
