import { wishPlot } from '../wish-plot.ts'

export const wrongOnPurpose = wishPlot({
  id: 'wish-incident-mishandled',
  tellsAny: 'mishandled',
  fed: true,
  company: ['fridge', 'cupboard', 'shopping', 'socks', 'soap', 'milk', 'rice', 'hat', 'door', 'chair', 'plant'],
  about:
    'After one mistake somebody is so careful that everything else goes wrong too; the hero lets that one do something wrong on purpose, and it comes out right.',
  titles: ['As Wrong As You Can', 'The Rice in the Fridge', '{H} Asks for a Mistake', 'Socks, the Right Way Out', '{H} and the Very Careful Evening'],
  want: [
    {
      id: 'never-again',
      A: 'partner',
      paragraphs: [
        '{mishandled.begin}. “That’s the silliest thing I’ve done all year,” said {A}.',
        '{mishandled.over}. But {A} did not laugh. “From now on,” said {A}, “I’m going to do every single thing right.” {H} looked at {A}’s careful face, and wanted {A} to laugh again.'
      ]
    }
  ],
  way: [
    {
      id: 'very-careful',
      A: 'partner',
      paragraphs: [
        'The shopping had to be put away. {A} carried one thing at a time, with both hands, and said what it was. “Rice,” said {A}. “Cupboard. Milk. Fridge.” It took so long that {H} grew hungry, and opened the fridge.',
        'In the fridge stood the rice. Next to it lay the soap, and {A}’s hat. The milk was in the cupboard, with the shoe brush. “Oh no,” said {A}. “Then I must be more careful still.”'
      ]
    },
    {
      id: 'closer-look',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} saw nothing so very bad in {mishandled}. {mishandled.closer}. “{mishandled.verdict},” said {H}. It was meant to make {A} laugh.',
        'One corner of {A}’s mouth went up, and then it remembered, and came down again. “Not today,” said {A}. “Today I’m being careful.”'
      ]
    },
    {
      id: 'spoon-on-nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} breathed on a spoon and hung it from {H}’s nose. That had always made {A} laugh. Now {A} only bent down, and looked at it from both sides. “Is that the right spoon?” asked {A}.',
        '“It’s a nose spoon,” said {H}. {A} nodded, and laid a clean one beside the plate, very straight. The nose spoon fell off. It lay on the floor, and nobody had laughed.'
      ]
    },
    {
      id: 'the-notes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'So that nothing could be mixed up, {A} wrote notes, and stuck them on. Now it said “chair” on the chair and “door” on the door. {H} got a note as well, on the front. It said “{H}”.',
        'When the door was opened, there was a draught, and all the notes flew up. The chair was “soup” after that. {A} had “door” on one shoulder. {H} knocked on it.'
      ]
    },
    {
      id: 'good-evening-door',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} did not want to trip over anything, and so {A} watched both feet, all along the hall. The feet were doing very well. The door was standing half open. “Excuse me,” said {A} to the door.',
        '“It doesn’t mind,” said {H}. {A} walked round the door with great care, and stepped into the bucket. It was the one for the potatoes, and it was empty, apart from {A}.'
      ]
    },
    {
      id: 'went-right',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Lots of things went right today,” said {H}. “Tell me one,” said {A}. {H} thought about it. “You got up on the right side of the bed.” “There’s a wall on the other side,” said {A}.',
        '“And the sun came up.” “I didn’t do that,” said {A}. “But you didn’t get in its way,” said {H}. {A} had not seen it like that before.'
      ]
    },
    {
      id: 'counting-cups',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} counted the cups, to be quite sure of them. There was one too few. {A} counted again, from the other end, and there was still one too few. They looked under the table and behind the bread.',
        '“What are you drinking from?” asked {H}. {A} looked down. There was a cup in {A}’s own hand, half full. “Then they’re all here,” said {A}, and counted once more, to be on the safe side.'
      ]
    },
    {
      id: 'bump',
      A: 'partner',
      paragraphs: [
        '{H} put the rice and the milk where they belonged. {H} made a fish face, and pulled out both ears for fins. {A} did not even see it. {A} was folding a towel so carefully that one of {A}’s sleeves was folded into it.',
        '“I know what it is,” said {A}. “My hands are here, but my head’s still with {mishandled}. So my hands just do what they like.” {H} let go of both ears, and thought that over.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-purpose',
      A: 'partner',
      paragraphs: [
        '“Then do something wrong on purpose,” said {H}. “As wrong as you can. Then you needn’t be afraid of it.” {A} sat down, pulled off both socks, and turned them inside out. {A} put them on again and held up two feet. “There,” said {A}. “That’s wrong.”',
        '{H} looked at the socks from close up. All day they had had little threads on them. Now there were none. “They were inside out before,” said {H}. “Now they’re right.”'
      ]
    },
    {
      id: 'green-cup',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} tried again, and laid the cups out wrong, with both eyes shut. The big one went where the small one always stood. The green one went to {H}. “I’ve always wanted the green one,” said {H}.',
        'And the big cup had come to {A}’s own place. {A} looked into it. It held twice as much. “We should have mixed them up years ago,” said {A}.'
      ]
    },
    {
      id: 'wrong-song',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They sang something wrong on purpose, next. {A} took the tune of one song and {H} took the words of another. It ought to have been terrible. It fitted from the first word to the last.',
        '“Did somebody make it like that?” asked {H}. They sang it again, to hear where it went wrong. It did not go wrong anywhere. They only ran out of words.'
      ]
    },
    {
      id: 'bad-horse',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Draw me a bad horse,” said {H}. {A} took the pencil in the wrong hand. The horse got a round middle, short legs and a tail like a rope. It got two ears, much too far apart.',
        '{H} held it up to the light. “It’s a cow,” said {H}, “and a very good one.” It even looked as if it were chewing. {A} wrote “horse” under it, so that something at least was wrong.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They walked along the hall backwards, which is the wrong way to do it. {A} went first, and so came last. “Now I can see where I’ve been,” said {A}. “It’s very tidy there.”',
        'Halfway along, {A} stopped. On the floor lay the other glove, the one that they had been looking for since the winter. You could only see it from that side. {H} put it on the hook beside the first one.'
      ]
    },
    {
      id: 'wrong-names',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For a while they called everything by the wrong name. “Pass me the moon,” said {A}, and {H} passed the plate. “Would you like some gravel?” asked {H}. {A} took a big spoonful of it.',
        'It worked very well. They both always knew what was meant. Only when {A} asked for a spoon, {H} had to think. They had not found a wrong name for spoons yet. {A} got a potato.'
      ]
    },
    {
      id: 'wrong-hand',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} combed with the wrong hand. It came out on the wrong side, with a bit standing up at the back. “How do I look?” asked {A}. {H} walked all the way round.',
        '“Like in the photograph,” said {H}. It was the one on the wall, in which {A} looked so pleased. There was the same bit at the back. “So that’s how I did it,” said {A}.'
      ]
    },
    {
      id: 'elder-letter',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I once wrote a letter and a shopping list,” said {S}, “and I posted the shopping list. So there I was in the shop, with the letter. Dear Cousin, it said. I stood there and didn’t know how many.”',
        '“And the cousin?” asked {A}. “The cousin came on Sunday,” said {S}, “with two pounds of onions and a cheese. It was the nicest visit we ever had.”'
      ]
    },
    {
      id: 'child-mistake',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted to do something wrong too, and put on everything in the wrong order. First came the shoes, and over them the socks. “Now I don’t make a noise,” said {S}.',
        '{A} listened. {S} ran down the hall and back, and there was nothing to be heard but breathing. “That’s a good mistake,” said {A}. {S} had one more. It was a hat, and it went on a knee.'
      ]
    },
    {
      id: 'pet-right',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} was the only one who had done nothing wrong all day. When it was time to sleep, {A} had slept. When it was time to be in the way, {A} had been in the way.',
        '{H} told {A} so. {A} took it quite calmly, and yawned. Then {A} lay down in the very middle of a clean towel. That was right as well, for it was the softest spot.'
      ]
    },
    {
      id: 'baby-shoe',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had got hold of a spoon, and held it by the wrong end. With the round end in one fist, {A} tapped on the tray with the long one. It made a much better noise.',
        '“Nobody told {A} which end it is,” said {H}. {H} turned a spoon round and tried it too. Tap, tap, went both of them. {A} crowed, and dropped it, and got it back.'
      ]
    },
    {
      id: 'cannot-do-it',
      A: 'partner',
      paragraphs: [
        '{A} looked at both feet for a while. “I can’t even do it wrong on purpose,” said {A}. It began as a small noise in the nose. Then {A}’s shoulders shook, and then the whole chair. “And think of {mishandled},” said {H}. That set {A} off all over again.',
        '“Tonight we’ll have supper the wrong way round,” said {H}. So they began with the pudding, and sat in each other’s places. “What shall we do next?” asked {A}. “Something silly,” said {H}. “You’re good at that.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came closer to see, and stood in the way.',
      '{names} looked from one face to the next.',
      { text: '{names} lent a hand, and then lent the other one.', needs: ['hands'] },
      { text: '{names} patted the nearest back.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the fridge for a long time.',
      '{names} kept out of the way of so much care.',
      { text: '{names} took the soap out of the fridge, and it was very cold.', needs: ['hands'] },
      { text: '{names} found a potato among the towels.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat in the wrong place, and stayed there.',
      '{names} looked the socks over, one after the other.',
      { text: '{names} ate pudding with a fork.', needs: ['hands'] },
      { text: '{names} clapped for the socks.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rice stood in the cupboard, and the milk stood in the fridge. {mishandled.end}. A hum came from the kitchen, and once a small laugh.',
    '{H} washed the wrong way round, from the toes up to the nose, and was just as clean. Then {H} lay down, the right way up.'
  ],
  last: [
    'Two socks hung over a chair, the right way out, and {H} was asleep.',
    'The rice was in the cupboard, the milk was in the fridge, and {H} was asleep.'
  ]
})
