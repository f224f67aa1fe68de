import { wishPlot } from '../wish-plot.ts'

export const bubbleWrap = wishPlot({
  id: 'wish-bubble-wrap',
  tellsAny: 'known',
  knows: ['stuff'],
  nouns: ['bubble wrap'],
  company: ['parcel', 'jug'],
  about: 'They pop it all, one more and one more, until there is one bubble that will not, because it hides in the one beside it.',
  titles: ['One More', 'The Last Pop', '{H} Is Not Doing Anything', 'Ninety-Nine and One', 'Where the Pop Went'],
  want: [
    {
      id: 'the-parcel',
      A: 'partner',
      paragraphs: [
        'There was a parcel with a jug in it. The jug was for somebody’s birthday, and {A} put it on the shelf. But round the jug there was {thing.whole}, as long as a towel. {H} touched it with one thumb. Pop.',
        '“Leave it whole,” said {A}. “We might need it again.” “I’m not doing anything,” said {H}. Pop. There was nothing that {H} wanted so much as to do them all.'
      ]
    }
  ],
  way: [
    {
      id: 'just-one',
      A: 'partner',
      paragraphs: [
        '“Give it here,” said {A}. Pop, it went, under {A}’s thumb. They looked at each other. “That was an accident,” said {A}. Pop. “That was another one.”',
        'Then they sat side by side, with {thing.this} over all four knees. Pop, pop, pop. “Only as far as the fold,” said {A}. They went past the fold without looking.'
      ]
    },
    {
      id: 'ways-to-do-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There are a good many ways to do it. {H} did one with an elbow, and one with a heel. {A} sat down on one, very slowly, with a face as if nothing was the matter. There was a short silence. Pop.',
        '“I beg your pardon,” said {A}. {H} had to lie down on the floor for a bit, and lay on three.'
      ]
    },
    {
      id: 'telephone',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In between the telephone rang, and {A} went to answer it. “Yes,” said {A}. Pop. “No, that’s nothing.” Pop. “No, it’s not raining here.” Pop, pop.',
        '{A} listened for a while. Then {A} held the telephone down, and {H} did a good big one into it. There was a laugh at the other end. “She says, do another,” said {A}.'
      ]
    },
    {
      id: 'the-sound',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“They’re not all the same,” said {H}. “Listen.” The big ones said pop. The small ones at the edge said pip. There was one that only said pff, and it was ashamed of itself.',
        'They tried to do a song. It went well as far as the third line, which needed a pff. There was none left. “Then we’ll hum that one,” said {A}.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Do you know what I read?” said {A}. “{thing.fact}.” {H} looked round at the walls. You would never have got to bed. You would have started at the door and gone on round until it was winter.',
        '“Who’d want that?” asked {A}. “Me,” said {H}. Pop.'
      ]
    },
    {
      id: 'wringing',
      A: 'partner',
      paragraphs: [
        '“It takes too long one by one,” said {H}. So they each took hold of an end and wrung {thing.this} like a wet towel. Pop-pop-pop-pop, it went, like rain on a tin roof.',
        'Then they felt all over it with flat hands. It was soft everywhere. But near one corner there was one left, as round as a pea.'
      ]
    },
    {
      id: 'other-comes',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} went out to hear what it was like from there, and put {S}’s head round the door. “It sounds as if something’s broken,” said {S}. “It is,” said {A}. “Ninety-nine times.” {S} knelt down to say that it was too loud.',
        'Pop. “That one was mine,” said {A}. “I know,” said {S}. “I’m sorry. I don’t know what came over me.”'
      ]
    },
    {
      id: 'elder-saves',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve got a drawer full of that at home,” said {S}, “for best.” “Have you never done any of it?” asked {A}. {S} shook {S}’s head. “Not in forty years,” said {S}.',
        '{A} held out a corner. {S} put one thumb on it and shut both eyes. Pop. “Oh dear,” said {S}. “Now I’ll have to go home and start.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} pressed one with a flat hand, and nothing happened. {S} pressed it with {S}’s forehead. “You’ve got to do it from both sides,” said {A}, and showed how.',
        'Pop! {S} jumped, and looked at {S}’s hand, and looked under it. “Again,” said {S}, and held out all the fingers to {A}, to be put in the right place.'
      ]
    },
    {
      id: 'pet-walks',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came by on the way to somewhere else. The shortest way was straight across. Pop. {A} stopped, and lifted the foot that had done it. {A} put it down a little further on. Pop.',
        '“Stay quite still,” said {H}. {A} stayed quite still, with one foot up, until somebody came and carried {A} to the edge.'
      ]
    },
    {
      id: 'will-not',
      A: 'partner',
      paragraphs: [
        '{H} pressed it. It was gone. {H} let go, and there it was again. {A} tried, with both thumbs. It was gone, and it was back. “It doesn’t pop,” said {H}. “It moves out.”',
        '{A} bent down until {A}’s nose was nearly on it. “Press again,” said {A}. “There. It’s got a little door. When you press this one, it runs next door, into the empty one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'door-shut',
      A: 'partner',
      paragraphs: [
        '“Then somebody’s got to hold the door,” said {H}. {A} pressed a thumb on the empty one, as hard as {A} could. Now it could not run away. {H} put both thumbs on it and breathed in.',
        'But then {H} did not press. “It’s the last one,” said {H}, and they both looked at it.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You could give it to somebody for a birthday,” said {A}. “You’d need a very small ribbon.” {H} looked at the jug on the shelf. It had nothing on now, and stood there rather bare.',
        '“I’d rather have had this than the jug,” said {H}. “So would anybody,” said {A}, “but you can’t pour out of it.”'
      ]
    },
    {
      id: 'see-through',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} held {thing.this} up in front of {H}’s face and looked at {A}. There were a hundred of {A}, and all of them were flat. Only one in the corner was round, and it had a very large nose.',
        '“That’s the best one of you,” said {H}. “I’ve always thought so,” said {A}.'
      ]
    },
    {
      id: 'silence',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It had gone very quiet in the room. {A} pressed here and there on the soft ones, but they only sighed. “I can still hear them,” said {A}. “In my thumbs.”',
        '{H} held a thumb to one ear. There was something in there, a long way off, like somebody eating toast in another house.'
      ]
    },
    {
      id: 'cape',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then {thing.this} went once round {H}’s middle, and {H} was a parcel. Nothing could have happened to {H} now, even in the post. “Who are you for?” asked {A}.',
        '“For you,” said {H}. {A} signed for it on the air, and unpacked {H} with great care. Nothing was chipped.'
      ]
    },
    {
      id: 'thumbs-rest',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They compared their thumbs. {H}’s right one was redder, and {A}’s left one was flatter. {A} ran the tap, and they held all four of them under it, side by side.',
        '“How many did you do?” asked {A}. “Half,” said {H}. “So did I,” said {A}. “And who did the ones in between?” Nobody knew.'
      ]
    },
    {
      id: 'slipper',
      A: 'partner',
      paragraphs: [
        '{H} folded {thing.this} up, very small, with the round one on top. {H} went out of the room with it, and came back with empty hands. “All gone,” said {H}.',
        'It was late by then. {A} yawned, and put the left foot into a slipper. POP. {A} sat down on the bed. {H} lay flat on the floor and had no breath left. “That,” said {H}, “was the last one.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at the pop, and at the next.',
      '{names} trod on a corner, by accident, with a very small pop.',
      { text: '{names} held the jug up, and looked at {H} through it.', needs: ['hands'] },
      { text: '{names} tucked both thumbs in, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled over it once, and it sounded like supper.',
      '{names} crept up at each pop, by about a foot.',
      { text: '{names} kept a thumb on the fold, until nobody looked.', needs: ['hands'] },
      { text: '{names} popped two cheeks, when there was nothing else left.', needs: ['hands'] }
    ],
    turn: [
      '{names} held still, right down to the toes.',
      '{names} came up to the last one, nose first, and breathed on it.',
      { text: '{names} pressed two thumbs on nothing, in sympathy.', needs: ['hands'] },
      { text: '{names} plugged both ears, just to be ready.', needs: ['hands'] }
    ]
  },
  bed: [
    'It was flat now from end to end, and went into the drawer, in case. The jug stood on the shelf and kept its breath.',
    'Then {H} washed both thumbs, and lay down. The pillow was round and full. {H} pressed it with one cheek, and it went down quite softly, without a sound.'
  ],
  last: [
    '{H} pressed one eye shut, and then the other, and neither of them popped, and {H} was asleep.',
    'In the drawer it was as flat as could be, and {H} was asleep.'
  ]
})
