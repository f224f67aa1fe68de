import { wishPlot } from '../wish-plot.ts'

export const warmTent = wishPlot({
  id: 'wish-madeup-warm-tent',
  tellsAny: 'madeup',
  about: 'A made-up tale is told bit by bit in a blanket tent, by whoever has the torch, and must last until the tent is warm. The warm gets out where the toes do, until the hero lets whoever the tale is about come in, and they all have to move up.',
  titles: ['As Warm as a Bun', 'Toes Out of the Tent', 'Room for One More', '{H} Makes Room', 'The Tent and {H}’s Toes'],
  company: ['torch', 'blanket', 'tent', 'cushion', 'chair', 'gap', 'bun'],
  want: [
    {
      id: 'whoever-has-the-torch',
      A: 'partner',
      paragraphs: [
        '“One tale in the tent,” said {A}, “and then bed.” The tent was a blanket over two chairs, and as cold as a fridge. {H} sat at one end, and {A} at the other. {A} had the torch, and began. {told.1}.',
        'That was the first bit, and {H} had the next. “At the end, whoever’s in the tale can come in here,” said {H}. “Into a cold tent?” said {A}. “They’d go straight out again.” So {H} wanted the tale to last until the tent was as warm as a bun.'
      ]
    },
    {
      id: 'no-door',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where will they come in?” asked {A}. “There isn’t a door,” said {H}. “You just lift it up where you like.” {A} lifted it up and tried. {A} crept in, and crept along. Then there was light again.',
        '“I’m out,” called {A}. “You’ve been through it,” said {H}. “That was all of it.” So {A} turned round and came back in, rather more slowly. “It’s roomy,” said {A}, “if you don’t hurry.”'
      ]
    },
    {
      id: 'under-the-chin',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} shone the torch at {A} from below. “You look like a potato with two windows,” said {H}. The windows were {A}’s nostrils. {A} pulled in both cheeks. “And now?” “Now it’s a thin potato,” said {H}, “and it wants something.”',
        '{A} took the torch, and held it under {H}’s chin. “What am I?” asked {H}. {A} looked for a long time. “You’re a bun,” said {A}, “but you’re not done yet.”'
      ]
    }
  ],
  way: [
    {
      id: 'cold-came-in',
      A: 'partner',
      paragraphs: [
        'Now {H} had the torch. {H} thought about the one in the tale, and went on. {told.2}. {A} leant forward to hear it better, and took the roof along. At the edge some toes came out.',
        '“Toes!” said {H}. “They’re letting the cold in, and we’ve got visitors coming.” The toes went in. At the other end, different toes came out.'
      ]
    },
    {
      id: 'told-three',
      A: 'same',
      spare: 0.3,
      paragraphs: [
        'So {A} took the torch, and thought about the one in the tale too. {told.3}. {A} told that with one arm, and up went the blanket. In came a long cold draught. “Tell it with the other arm,” said {H}. “That’s the one I’m holding the tent with,” said {A}. So {A} told it again, with the eyebrows.'
      ]
    },
    {
      id: 'told-four',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        '{H} got the torch back, and held the warm end with both hands. The tale was not over yet. {told.4}. {H} told it as slowly as honey, so that it would last. “Is it warm now?” asked {A}. They felt the air with their noses, here and there. “It’s warm in the middle,” said {H}. “It’s only cold all round.”'
      ]
    },
    {
      id: 'more-breath',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s breath that makes a tent warm,” said {H}. “We must breathe out more than we breathe in.” {A} tried. {A} breathed out and out and out, and at the end there was only a little whistle. “I’m empty,” said {A}.',
        '“Then have a rest,” said {H}. “I’ll breathe for both of us.” {H} did it like a cow, with a big round mouth. It smelled a bit of carrot. But it was warm, and it was theirs.'
      ]
    },
    {
      id: 'whose-toes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Give me your feet,” said {A}, and felt about in the dark end. {A} rubbed and rubbed. “Is that better?” asked {A}. “Is what better?” asked {H}. {A} rubbed harder. “Your foot’s like wood,” said {A}.',
        '{H} shone the torch down there. {A} had hold of a leg of the chair. It had been rubbed until it shone. “I did think that it was thin,” said {A}. “It was very good of it to keep still,” said {H}.'
      ]
    },
    {
      id: 'three-raisins',
      A: 'same',
      spare: 3.5,
      paragraphs: [
        '“Will they be hungry when they come?” asked {A}. {H} thought about it. “I would be,” said {H}, “after all that.” In {A}’s pocket there were three raisins, from some other day. They laid them on a cushion in a row.',
        'But the raisins got cold there. “We’d better keep them warm,” said {A}. So they each kept one warm, in their mouths, for a moment. Then there was one. “It’s the biggest,” said {H}.'
      ]
    },
    {
      id: 'nose-on-the-roof',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the roof of the tent there was a big dark hill. When {A} talked, the hill went up and down. “Is that in the tale?” whispered {H}. “That’s my nose,” said {A}. “You’re holding the torch too near.”',
        '{H} held it further off, and the hill got smaller. {H} held it nearer, and it filled the sky. “There could be sheep on it,” said {H}. {A} sniffed, and all the sheep would have fallen off.'
      ]
    },
    {
      id: 'asked-from-outside',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} crept out to see if it was any warmer outside the tent. It was not. So the blanket went up, and in came {A}’s head, with a lot of cold round it. “Have they come yet, from the tale?” asked {A}. “They can’t,” said {H}. “You’re in the way.”',
        '{A} took the head out again and asked from outside, through the blanket. It sounded like porridge. “What?” called {H}. The blanket went up. “I said, have they come now?” said {A}. {H} looked at {A}, and said nothing, to save the warm.'
      ]
    },
    {
      id: 'two-days-off',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Outside the tent something hummed. “Is that them?” whispered {H}. “It’s the fridge,” whispered {A}. They listened. It hummed for a long time, and then it shook itself and was still. “It’s even colder than we are,” said {H}.',
        '“How far is it to the kitchen from here?” asked {H}. {A} thought about it. “Two days,” said {A}, “if the sledge is good.” It was nice to know that. “Then we can’t go back now,” said {H}.'
      ]
    },
    {
      id: 'the-pole',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“What a tent needs is a pole,” said {A}. {A} sat up very straight, with the blanket on top of {A}’s head. Now the roof was high, and {H} could see right up to {A}’s ears.',
        '“How long can you be it?” asked {H}. “All night,” said the pole. Then the pole had an itchy nose, and looked down to scratch it. The whole tent looked down too. “I think this pole’s too ticklish,” said {H}.'
      ]
    },
    {
      id: 'pet-sees-a-belly',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} stayed outside, and had a long look at the tent. From there it was a big dark lump with a light in its belly. It had toes at both ends, and it was telling itself a tale.',
        '“It’s only us, {A},” called {H}, and put out a hand at the side to wave. Now the lump had a hand as well. {A} looked at that for a while, and did not wave back. You never know with lumps.'
      ]
    },
    {
      id: 'baby-has-a-way',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} was the only one with warm feet. {A} took hold of one foot with both hands, and put all its toes in {A}’s mouth. Then {A} did the other. “That’s the way to do it,” said {H}.',
        '{H} tried it too. {H} pulled at one foot, and bent down to meet it. The nose got as far as the knee. “They’re too far off,” said {H}. “You have to start when you’re very small.”'
      ]
    },
    {
      id: 'child-red-bit',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        'Then {S} wanted the torch. {S} shut one hand round the end of it, and the whole hand went red. All the fingers were lit up from inside, like a lamp. {S} looked at it, and said nothing at all.',
        '“You have to tell a bit,” said {A}. “I am,” said {S}. “It’s a red bit.” They looked at it until it was told. “It was short,” said {A}, “but it was a warm one.”'
      ]
    },
    {
      id: 'elder-in-the-middle',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I was small, our tent was under the table,” said {S}. “There were five of us, and it was always cold. Only the biggest one was warm, and never said why.” “Why, then?” asked {A}. {S} looked along the tent first.',
        '“It was a warm potato,” said {S}, “up a jumper. It was there all winter long, and we never knew.” “Did you get a bit?” asked {A}. “Once,” said {S}, “when it was cold.”'
      ]
    },
    {
      id: 'thicker-tent',
      A: 'partner',
      paragraphs: [
        '“It needs to be thicker,” said {H}. They pulled another blanket over the top. The tent thought about it, and lay down. There they sat with the roof on their heads, like mushrooms.',
        'Then {A} held up the roof with one hand, and shone the torch along the floor. At both ends there was a row of toes outside. “That’s where the warm gets out,” said {A}. “I can’t pull mine in,” said {H}. “Your knees are there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'where-were-we',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Where were we?” asked {A}. With all that roof they had lost the place. So {H} had to go back for it, right to the beginning of the tale. {told.1}. {told.2}. “And so on,” said {H}, “and then the roof came down.” “That isn’t in the tale,” said {A}. “It is now,” said {H}, “and so are your knees.”'
      ]
    },
    {
      id: 'cold-in-the-tale',
      A: 'same',
      spare: 2.5,
      paragraphs: [
        '“Is it warm in the tale?” asked {H}. {A} shut both eyes to look. “It’s warmer than here,” said {A}. They held out their hands to it, and their feet too, but it was not very near.',
        '“Why don’t we go in there,” said {A}, “and shut the door?” “It’s full,” said {H}. “And you can’t walk into the middle of a tale with bare toes.” So they had to go on from outside.'
      ]
    },
    {
      id: 'a-light-in-the-tale',
      A: 'partner',
      paragraphs: [
        '“You tell the end,” said {A}. {H} took the torch. When all of that was done, it got late in the tale, and cold. Whoever the tale was about saw one small light, a long way off. It was a tent, with toes sticking out.',
        '“That’s us,” said {A}, “but we’re full. It’s all legs in here.” “Then we have to make room,” said {H}. They moved up, side by side, and in came all the toes. Between them they left a gap, as wide as a cushion. “Is that big enough?” asked {A}. “When you’re cold you curl up small,” said {H}.'
      ]
    },
    {
      id: 'warm-as-two',
      A: 'partner',
      paragraphs: [
        'And so the tale ended. In came the one in the tale, and {H} pulled the blanket shut. After a while {H} put a hand into the gap. It was warm. “As a bun?” whispered {A}. “As two,” said {H}. “You can say bed now.”'
      ]
    },
    {
      id: 'patting-the-gap',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“In a minute,” said {A}. {A} laid the edge of the blanket over the gap, and patted it flat. “Not so hard,” whispered {H}. “Sorry,” said {A} to the gap. They waited until it had got comfortable.',
        '“Does it want my cushion?” whispered {A}. {H} listened. “Only a corner,” said {H}. So they shared it out. {H} had one corner, and {A} had one. That left two over, in case there were more to come.'
      ]
    },
    {
      id: 'colour-of-tea',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They did not get up at once. The torch had been on for a long time, and its light was going brown, like tea. “It’s tired,” said {H}. “It’s had to hear everything twice,” said {A}. “Once at the front, and once at the back.”',
        '{H} switched it off, to let it rest. It was dark in the tent then, but a good dark, with breathing in it. “I can hear you,” said {H}. “And you. And one more.” “That’s the fridge,” said {A}. {H} did not think so.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened from quite near, so as not to miss any.',
      '{names} watched the light of the torch go round the tent.',
      { text: '{names} tucked the blanket round one leg of the chair.', needs: ['hands'] },
      { text: '{names} rubbed both hands together, to start with something warm.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed out as well, and it helped a little.',
      '{names} looked at the toes, and the toes looked back.',
      { text: '{names} held up the roof on that side with one finger.', needs: ['hands'] },
      { text: '{names} pushed in a few toes without asking whose they were.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept very still, and waited as well.',
      '{names} looked at the gap, and left it free.',
      { text: '{names} held the blanket open until all had come in.', needs: ['hands'] },
      { text: '{names} felt the gap, and nodded.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tent came down, and it came down warm. They carried it quickly to {H}’s bed, before the warm got out. After that they put back the chairs.',
    '{H} washed, and got in under the tent. One bit of the tale went round again, without a torch. {told.best}. And then {H} moved up a little, to make room.'
  ],
  last: [
    'All the toes were in, and there was room for one more, and {H} was asleep.',
    'Under the tent it was as warm as a bun, and {H} was asleep.'
  ]
})
