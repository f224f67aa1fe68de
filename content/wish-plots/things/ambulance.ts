import { wishPlot } from '../wish-plot.ts'

export const ambulance = wishPlot({
  themes: ['ambulances'],
  except: ['emergency', 'helicopter', 'hurt', 'broken', 'broke', 'afraid', 'scared', 'hospital', 'took', 'taken', 'came', 'grandma', 'grandpa'],
  answers: ['driver', 'siren', 'paramedic', 'fast', 'blue', 'light', 'lights', 'nee', 'naw', 'driving', 'people', 'helping', 'helps', 'rescue'],
  company: ['ambulance', 'patient'],
  partnerPlays: true,
  wishes: ['ambulance helping', 'ambulance helps', 'ambulance driver', 'ambulance siren'],
  about: 'The ambulance is faster each time, and each time it gets to the hospital without the patient.',
  titles: ['The Fastest Ambulance in the Hall', 'Nobody on the Blanket', '{H} Drives the Ambulance', 'Somebody Fell out at the Bend', 'A Bit of a Bump'],
  want: [
    {
      id: 'fastest',
      A: 'partner',
      paragraphs: [
        '{H} drove the ambulance. It was a blanket, and {A} was the patient and lay on it. The hospital was the sofa, right at the other end. {H} wanted to be the fastest ambulance that there ever was.',
        '“Nee-naw!” went {H}, took hold of two corners, and ran. There was a bend at the coats, and a bend at the table. “Three seconds!” said {H} at the sofa. The blanket was empty.'
      ]
    }
  ],
  way: [
    {
      id: 'at-the-bend',
      A: 'partner',
      paragraphs: [
        '{H} drove back. Behind the coats, on the floor, lay the patient. “You left me at the bend,” said {A}. “Does it still hurt?” asked {H}. “In two places now.” So {A} was loaded again, and {H} ran even faster. This time the patient got as far as the table.',
        '“Hold on!” said {H}. “I can’t,” said {A}. “I think it’s my arms.” {H} put a cushion on top, for weight. It was the cushion that arrived.'
      ]
    },
    {
      id: 'louder-siren',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Maybe it needs a better siren,” said {H}. {H} took a deep breath. “Nee-naw! Nee-naw!” The patient put both hands over both ears. “Oh, so your arms are all right,” said {H}.',
        '“They are now,” said {A}. “But now it’s the ears.” {H} wrote it down on a pad, as they do. There was an arm, with a line through it, and two ears.'
      ]
    },
    {
      id: 'what-is-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where did it hurt first?” asked {H}. {A} thought about it. “Here,” said {A}, and pointed to one knee. “Or there.” That was the other knee. {H} laid an ear to both of them.',
        '“They’re talking to each other,” said {H}. “What do they say?” “One says it’s the other one.” {H} put a plaster on each of them, to be fair. There were three in the box, and so now there was one.'
      ]
    },
    {
      id: 'grapes',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In the meantime {A} was visited, behind the coats, where the patient lay. {H} brought grapes, and ate them at the bedside, one after the other, as visitors do. “Is it nice here?” asked {H}. “It’s mostly sleeves,” said {A}.'
      ]
    },
    {
      id: 'making-way',
      A: 'other',
      spare: 3,
      paragraphs: [
        'In the middle of the road stood {A}. “Nee-naw,” said {H}. {A} stepped to the left. {H} steered to the left. {A} stepped to the right, and so did the ambulance. They did that for some time.',
        '“When an ambulance comes, you just stand still at the side,” said {H}. {A} stood still. “That’s much better,” said {A}. “Why didn’t you say?” “I said nee-naw,” said {H}.'
      ]
    },
    {
      id: 'backwards-writing',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“At the front of a real one it says AMBULANCE back to front,” said {A} from the blanket. “Then the cars in front can read it in the mirror.” {H} liked that. {H} walked backwards for a bit, and so did the siren.',
        '“Wan-een,” went {H}. “Wan-een.” In the hall mirror it looked quite right. But the sofa had moved away, and they met the cupboard instead.'
      ]
    },
    {
      id: 'what-is-inside',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'While they waited at a red light, {H} checked the drawers. An ambulance has everything with it. There was a bandage, which was a scarf, and a torch, and a spoon for looking into people.',
        '“Say aa,” said {H}. “Aa,” said {A}. {H} shone right down. “I can see what you’ve had for lunch,” said {H}. “And?” “It’s doing well,” said {H}. Then the light was green.'
      ]
    },
    {
      id: 'belt',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“There are belts in there,” said {A}. So {H} tied the patient on with the belt of a dressing gown. It went round the patient, and round the blanket, and round one leg of {H}. That was found out on the way.',
        'They came down in a heap outside the kitchen. “Who’s the patient now?” asked {A}. They both lay on the floor, looked at the lamp, and felt themselves all over.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{H} had a look at {A} as well, since the ambulance was there. {H} held up one finger, and {A}’s eyes followed it to the left, and then to the right. “Nothing wrong,” said {H}.',
        '{A} did not mind being asked. {A} looked at the finger for a while longer, in case there was something more to come. In the report it said “Sits well”.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I rode in one once,” said {S}. “I don’t remember how fast it went. There was a young woman at the back, with cold hands and a warm voice. She told me about her budgie all the way.” “What was it called?” asked {A}.',
        '“Gordon,” said {S} at once. “He could say good night. I forgot that anything hurt. I wanted to know what else he could say.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} did the blue light. {S} stood on a cushion and turned round, with one arm up. “Now I’m on,” said {S}. “Now I’m off. Now I’m on.”',
        '“You can stop when we’re there,” said {A}. But {S} had got used to it, and still flashed a little, long after that.'
      ]
    },
    {
      id: 'nobody-at-the-back',
      A: 'partner',
      paragraphs: [
        'The patient lay behind the coats once more. “I’ve never been so fast,” said {H}. “No,” said {A}. “You look at the sofa, and you run. But nobody looks at me. In a real ambulance one person drives, and another sits at the back with the patient.”',
        '“There’s only one of me,” said {H}. “Then I’d rather have the one at the back,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'turned-round',
      A: 'partner',
      paragraphs: [
        '{H} thought about it. Then {H} took hold of the two corners again, and turned round. Now {H} went backwards, and looked at the patient. It was about as fast as somebody with a bowl of soup. “Nee-naw,” said {H}, quite low. “There’s a bend coming. It goes to the left.”',
        '{A} leaned to the left and stayed on. “That’s the table now,” said {H}. “That’s a bit of a bump.” And it was just a bit of a bump.'
      ]
    },
    {
      id: 'talking',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Tell me something,” said the patient. {H} told {A} about a worm behind the bins that had turned round and gone back. “Why did it?” asked {A}. “It had forgotten its keys,” said {H}.',
        'The patient laughed, and felt where it hurt, and laughed again. They had got past the coats by then, and neither of them had noticed.'
      ]
    },
    {
      id: 'hand',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“My hand’s cold,” said {A}. So {H} took both corners in one hand, and the patient’s hand in the other. It went slower still. A snail could have got past them, if there had been one in a hurry.',
        '“How much further?” asked {A}. “I can’t see,” said {H}. “I’m looking at you.” “That’s all right,” said {A}. “I can. You’re doing well.”'
      ]
    },
    {
      id: 'arrived',
      A: 'partner',
      paragraphs: [
        'The sofa came from behind and touched {H}’s legs. “You’re here!” said {H}. “So I am,” said the patient, and sat up. “And where does it hurt?” {A} felt along both arms. “I think it went away at the second bend,” said {A}. “When you told me that it was coming.”',
        'But the ambulance had gone backwards all that way in socks, and {H}’s heel was red. So now {A} got out a plaster. “I’m going to put it on now,” said {A}. “It’s a bit cold.” And it was just a bit cold.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood still at the side of the road, as people should.',
      '{names} ran behind the blanket, which was quicker without a patient.',
      { text: '{names} plumped up the hospital.', needs: ['hands'] },
      { text: '{names} bandaged a table leg, because there was nobody else to bandage.', needs: ['hands'] }
    ],
    way: [
      '{names} found the patient behind the coats, by following the groans.',
      '{names} lay down at the bend, to soften it.',
      { text: '{names} moved the table a bit, but the ambulance found it.', needs: ['hands'] },
      { text: '{names} wrote two places down on the chart, and left room for a third.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned to the left along with the patient.',
      '{names} walked beside the blanket, at the speed of soup.',
      { text: '{names} folded back the corner of the hospital, to be ready.', needs: ['hands'] },
      { text: '{names} warmed the plaster in a closed fist.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} shook and folded the blanket, and the box of plasters went back to its shelf.',
    'Then {H} was taken to wash, and taken to bed, backwards, and told of every bend.'
  ],
  last: [
    'There was somebody at the back the whole way, and {H} was asleep.',
    '“Nee-naw,” it went, so low that it was nearly a breath, and {H} slept.'
  ]
})
