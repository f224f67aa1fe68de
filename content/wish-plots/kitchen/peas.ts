import { wishPlot } from '../wish-plot.ts'

export const peas = wishPlot({
  id: 'wish-peas',
  beginsElsewhere: true,
  wishes: ['not wanting to eat peas', 'peas', 'fussy eating', 'fussy eater', 'picky eater', 'picky eating', 'trying new food', 'trying new foods', 'new foods', 'eating vegetables', 'eat vegetables', 'eat veg', 'eating greens', 'eat greens', 'eat peas', 'eats peas', 'won’t eat peas', 'wouldn’t eat peas', 'doesn’t eat peas', 'not eat peas', 'hates peas', 'no peas', 'peas dinner', 'peas on plate'],
  answers: ['fussy', 'picky', 'won’t', 'eater', 'dinner', 'supper', 'tea', 'taste', 'tasting', 'dinnertime', 'mealtime', 'refuses', 'only', 'anything', 'wouldn’t', 'eat', 'again', 'his', 'her', 'hates', 'no', 'any', 'plate', 'green', 'never', 'doesn’t', 'like'],
  moods: ['first', 'afraid', 'change', 'learning'],
  about: 'The hero eats nobody whom the hero does not know, is introduced to a pea, and now can eat it even less.',
  titles: ['Gerald', 'Nothing Against Peas', '{H} Meets a Pea', 'Not That One, That’s Gerald', 'Eight in a Bed'],
  want: [
    {
      id: 'never-met',
      A: 'partner',
      paragraphs: [
        '{H} did not eat peas. “I’ve got nothing against peas,” said {H}. “I’ve just never met one. I don’t eat what I don’t know.”',
        'There was a whole bowl of them on the table, still in their pods. “Then I’ll introduce you,” said {A}, and pressed on a pod. It went pop. Eight peas lay in it in a row, as in a very narrow bed. “{H},” said {A}, “this is a pea.” “What’s its name?” asked {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'gerald',
      A: 'partner',
      paragraphs: [
        '“Gerald,” said {A} quickly. So {H} sat down with Gerald, and they got to know each other. Gerald was green and cool, with a dimple on one side. The table was not quite level, so Gerald always rolled to the same place.',
        '“You know him now,” said {A}. “You could eat him.” {H} put a hand round the pea. “I can’t eat Gerald,” said {H}. “I know him!”'
      ]
    },
    {
      id: 'the-others',
      A: 'partner',
      paragraphs: [
        '“Then eat one that you don’t know.” “But I don’t eat what I don’t know,” said {H}. They both looked into the bowl.',
        '{A} tried it with a second pea. That was Doreen. The third was Big Colin. {H} had to lay a spoon between those two. Now there were three that nobody could eat.'
      ]
    },
    {
      id: 'the-zip',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} wanted to do a pod too. {A} showed {H} where to press: at the end, on the seam. {H} pressed. Nothing happened, and nothing happened, and then it went pop, and peas flew over the whole table.',
        '“It’s got a thread down its back,” said {A}. “Pull that, and it opens like a coat.” {H} pulled. In there each pea hung on a stalk of its own. One was on the left, and the next on the right.'
      ]
    },
    {
      id: 'boat',
      A: 'same',
      spare: 9,
      paragraphs: [
        'An empty pod is a boat. They floated one in a soup plate, and Gerald was the captain. {H} blew, and off it went. But Gerald rolled to the left, as usual, and the boat lay over on that side. “Somebody’s got to sit opposite,” said {A}.',
        'So Doreen came along as the crew. Big Colin was not asked, after what there had been between those two. Now it lay level. It crossed the plate, touched the far edge and turned round by itself. “Where have they been?” asked {A}. {H} bent down to the captain. “Further than you’d think,” said {H}.'
      ]
    },
    {
      id: 'race',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Is Gerald fast?” asked {A}, and set down a pea to race against Gerald. They let go at the same moment, at the high side of the table.',
        'Gerald rolled straight. The other one had a flat side. It went round in a curve and stopped. “Gerald’s by far the best,” said {H}. {A} looked at the loser. “I’ll have this one for supper, then,” said {A}, and ate it on the spot.'
      ]
    },
    {
      id: 'pet-pea',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'A pea had come down on the floor, quite near {A}. {H} held up one hand. “That’s somebody,” said {H}. “You’ve got to ask first.”',
        '{A} looked at it for a while. It was green, and it did nothing. {A} looked away again. “Exactly,” said {H}. “You’ve never met it either.” They were of one mind about peas, and sat side by side for some time.'
      ]
    },
    {
      id: 'elder-soup',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“With me it was soup,” said {S}. “I sat in front of it until it had a skin. Then I hid it in the plant pot. The plant grew and grew.”',
        '“What sort of soup?” asked {A}. “Pea,” said {S}, and opened a pod, and ate all eight of them one after another. “And when did you start?” “When I found out that they’re nicer before they’re soup,” said {S}.'
      ]
    },
    {
      id: 'smallest',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the next pod lay seven big ones. At the very end lay one no bigger than a pin’s head. “What’s that?” asked {H}. “It came last,” said {A}. “It was still growing when we opened the door.”',
        '{H} put it with the others, but there it got lost in the crowd. So it was allowed to sit on Gerald’s other side. {H} had to hold still all that time, since the table was not level.'
      ]
    },
    {
      id: 'rules',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What else don’t you know?” asked {A}, and they went through the whole supper. {H} knew bread. {H} had known potatoes for years. Butter was an old friend.',
        '“And that?” said {A}. It was a mushroom. {H} thought of meeting it, and what it might be called, and moved the plate a bit. “One at a time,” said {H}. “I’ve only just got over the peas.”'
      ]
    }
  ],
  turn: [
    {
      id: 'inside',
      A: 'partner',
      paragraphs: [
        '{H} turned Gerald round and round. “What’s he like inside?” asked {H}. “They’re all the same inside,” said {A}. “Look in another one. You needn’t eat it. You only bite it in two and have a look.”',
        '{H} chose one without a name, shut both eyes and bit. It popped. {H} held up the half that was left. It had a skin like a tight coat. “So that’s Gerald,” said {H}, with the other half in one cheek.'
      ]
    },
    {
      id: 'like-what',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“What does it taste of?” asked {A}. {H} moved it from one cheek to the other. “Of grass,” said {H}. “But on a birthday.”',
        '{A} had to try that, and took one too. They chewed and looked at each other. “More like rain,” said {A}, “with sugar on.” They could not agree. Each of them took another, because you cannot say it with an empty mouth.'
      ]
    },
    {
      id: 'where-did-they-go',
      A: 'partner',
      paragraphs: [
        '“And what’s it like?” asked {A}. {H} felt for it, and there was nothing in that cheek any more. “It went pop,” said {H}. “I’d have to do it again, to be sure.” {H} did it again, with two at once.',
        '“Do you like peas now?” asked {A}. “No,” said {H}. “I like the pop.” And {H} took five more, though not Doreen, or Big Colin.'
      ]
    },
    {
      id: 'feeling-pods',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They guessed at the next one before it was opened. You can feel them through the pod, like toes in a sock. {A} felt all the way along. “Seven,” said {A}. {H} shut both eyes and felt too. “Six, and one that isn’t finished.”',
        'Pop, it went. They were both wrong, for there were nine. They lay so close that two of them had gone square. “They never had any room,” said {H}. “We’d better let them out.” {H} let four of them out, one after another, and {A} saw to the rest.'
      ]
    },
    {
      id: 'nobody-asks',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} said that peas could also be cooked. They went softer then, and a bit sweeter. “And the pop?” asked {H}. “Smaller,” said {A}. “You have to listen from inside.”',
        '{H} wrinkled {H}’s nose at that. {H} would have to meet cooked peas all over again, perhaps on Thursday. “You can’t know everybody,” said {H}, and popped another.'
      ]
    },
    {
      id: 'the-pod',
      A: 'partner',
      paragraphs: [
        'When the bowl was empty, Gerald still lay in the place where the table was lowest. {H} put Gerald into the best pod, right in the middle, and shut it. “He’s got the whole bed,” said {H}. “He’s never had that before.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at the pop, and looked in every corner.',
      '{names} came to be introduced as well, nose first.',
      { text: '{names} pressed on a pod, and it was a shy one.', needs: ['hands'] },
      { text: '{names} shook hands with the pea, by one finger.', needs: ['hands'] }
    ],
    way: [
      '{names} knew Gerald already, from under the table.',
      '{names} sat down at the low end, where things arrive.',
      { text: '{names} offered the next pea, by its stalk, for a second opinion.', needs: ['hands'] },
      { text: '{names} wedged a fork under the low leg, and Gerald rolled back.', needs: ['hands'] }
    ],
    turn: [
      '{names} popped two lips, and it was nearly it.',
      '{names} ate one that had run away, before it had a name.',
      { text: '{names} bit one in two as well, and looked in.', needs: ['hands'] },
      { text: '{names} held half a pea up to the lamp, by its coat.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the empty pods in a heap, all but one. That one lay on the windowsill, shut.',
    'Clean again, or nearly, {H} lay down in the middle of the bed, with room on both sides.'
  ],
  last: [
    'Where the bed was lowest, {H} came to rest, and slept.',
    'Gerald had a whole bed, and so had {H}, who was asleep.'
  ]
})
