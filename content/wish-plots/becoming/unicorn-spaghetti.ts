import { wishPlot } from '../wish-plot.ts'

export const unicornSpaghetti = wishPlot({
  id: 'wish-unicorn-spaghetti-horn',
  wishes: ['unicorn spaghetti', 'unicorn spaghetti horn', 'unicorn horn spaghetti', 'unicorn horn of spaghetti', 'unicorn horn made of spaghetti', 'unicorn spagetti', 'unicorn spagetti horn', 'unicorn sphagetti', 'unicorn spagheti', 'unicorn pasta', 'unicorn pasta horn', 'unicorn noodle', 'unicorn noodles', 'unicorn noodle horn', 'unicorn macaroni', 'unicorns spaghetti', 'unicorns pasta', 'unicorn floppy', 'unicorn floppy horn', 'unicorn bendy horn', 'unicorn soft horn', 'unicorn droopy horn', 'unicorn wobbly horn rain', 'unicorn horn rain', 'unicorn horn soggy', 'unicorn soggy horn', 'unicorn horn goes soft', 'unicorn horn gets wet', 'unicorn horn droops', 'unicorn horn flops', 'unicorn stiff horn'],
  nothingElse: true,
  answers: ['unicorn', 'unicorns', 'spaghetti', 'spagetti', 'sphagetti', 'spagheti', 'pasta', 'noodle', 'noodles', 'macaroni', 'horn', 'horns', 'of', 'made', 'from', 'floppy', 'bendy', 'soft', 'droopy', 'wobbly', 'soggy', 'stiff', 'rain', 'rains', 'rainy', 'raining', 'rained', 'goes', 'went', 'gets', 'got', 'wet', 'droops', 'flops', 'bends', 'bent', 'straight', 'hard', 'dry', 'until', 'when', 'whenever', 'it', 'its', 'the', 'a', 'with', 'has', 'had', 'whose', 'is', 'was', 'and', 'instead', 'who', 'but', 'little', 'white', 'funny', 'silly', 'cooked', 'weather', 'umbrella', 'day', 'in', 'that', 'turns'],
  except: ['princess', 'fairy', 'fairies', 'mermaid', 'dragon', 'dinosaur', 'school', 'party', 'birthday', 'tooth', 'farts', 'fart', 'lost', 'hurt', 'died', 'dead', 'hospital', 'scared', 'afraid', 'rainbow', 'cake', 'meatball', 'meatballs', 'sauce', 'monster', 'snow'],
  moods: ['change', 'waiting', 'losing'],
  isTale: true,
  company: ['unicorn', 'horn', 'umbrella', 'tree', 'branch', 'rain', 'spoon', 'chair', 'spaghetti', 'hook', 'handle', 'stove', 'door', 'fork', 'wall', 'nose', 'noodles', 'knot', 'hooves'],
  about: 'A unicorn’s horn is of spaghetti and goes soft in the rain, until the hero sees that it dries the way it hangs, and makes a hook of it.',
  titles: ['Stiff until It Rains', 'Three Pieces, Never Two', '{H} and the Horn of Spaghetti', 'The Way It Hangs', 'An Umbrella for a Forehead'],
  want: [
    {
      id: 'up-in-the-tree',
      A: 'partner',
      paragraphs: [
        'A wind had hung {H}’s umbrella in the tree by the door, and {H} wanted it down. Just then a unicorn came by. Its horn was thin and yellow, and as straight as a ruler. “It’s spaghetti,” said the unicorn. “It’s as good as any horn, until it rains.”',
        'The umbrella hung by its curved handle over a branch. “Could you reach up there?” asked {A}. “I’ll have to be careful,” said the unicorn. “If my horn breaks, it breaks in three.”'
      ]
    }
  ],
  way: [
    {
      id: 'it-only-pokes',
      A: 'partner',
      paragraphs: [
        'The unicorn stood on its hind legs, and poked. The umbrella went up, and came down again on the same branch. It went up, and it came down. “With this I can only push,” said the unicorn.',
        'Then it began to rain. The horn got shiny, and then it got slow. It bent in the middle, and at last it hung down over one eye. They took the unicorn inside.'
      ]
    },
    {
      id: 'in-three',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why in three?” asked {H}. {A} got a stick of spaghetti out of a packet, and bent it at both ends. Crack. There were three pieces, and the middle one flew into the sugar. The next one broke in four. They tried nine, and not one of them broke in two.',
        '“When it snaps in one place it whips back,” said the unicorn, “and so it snaps in another.” It had looked the other way all the time. “That’s why I don’t fence,” it said.'
      ]
    },
    {
      id: 'why-spaghetti',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What have the others got?” asked {A}. “They’ve got pearl and glass,” said the unicorn. “My aunt’s is silver, with a twist. It’s lovely in the moonlight, and it can’t be eaten.” It thought of the winter when they were all snowed in. “They looked at theirs,” said the unicorn, “and then they looked at mine.”',
        '“Did they bite?” asked {H}. “I slept with a hat on,” said the unicorn.'
      ]
    },
    {
      id: 'left-and-right',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The horn was so soft now that it swung. When the unicorn walked to the left, the horn slapped its right cheek. When it walked to the right, it was the other way round. “You look like a very thin elephant,” said {H}.',
        '“Try going backwards,” said {A}. Then the horn streamed out in front, as it should. The unicorn went three times round the table like that. “It’s very handsome,” said {A}. “But you’ve sat down in the bread.”'
      ]
    },
    {
      id: 'against-the-wall',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“People say that it’s done when it sticks to a wall,” said {A}. “It isn’t true. It’s only sticky.” “How sticky?” asked the unicorn. Before they could say, it had walked up to the wall and leaned its forehead there.',
        'It stuck. The unicorn pulled, and it stuck. It had to stand there and look at the wall. In the end {H} peeled the horn off with a spoon. “It was a nice wall,” said the unicorn. “I know it now.”'
      ]
    },
    {
      id: 'a-bow',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“May I tie it up?” asked {H}. The horn kept falling into the unicorn’s eye. {H} made a loop, and a second loop, and pulled them through. Now the unicorn had a bow on its forehead. It went to the window and looked at itself in the dark glass.',
        '“I could be going to a dance,” it said. “If you dry like that, you’ll be going to dances for ever,” said {A}. So {H} pulled at one end, and the bow was gone.'
      ]
    },
    {
      id: 'who-has-a-fork',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It was nearly time to eat, and it smelled good by the unicorn. {A} had been looking at the horn for some while. “Is that a fork?” asked the unicorn, and did not turn its head. “It was in my hand,” said {A}. “I didn’t know.”',
        'The fork was laid on the sill. “And the butter,” said the unicorn. {A} put the butter there as well, and blushed. “It’s nothing,” said the unicorn. “I’ve looked at it like that myself. But I can’t get there.”'
      ]
    },
    {
      id: 'in-the-sieve',
      A: 'other',
      spare: 7,
      paragraphs: [
        'They had laid the horn in a sieve to drip. The rest of the unicorn lay behind the curtain, and was resting. {A} came in and saw the sieve. “There’s only one noodle,” said {A}, and shook some salt on it, and took hold of the end.',
        'At the other end a unicorn stood up. They looked at each other along the noodle. “I beg your pardon,” said {A}. “I thought you were finished.” “It could do with less salt,” said the unicorn.'
      ]
    },
    {
      id: 'pet-has-the-end',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had often had a noodle from the floor. This one hung down from above, and the end of it swung just over {A}’s nose. {A} opened {A}’s mouth, and waited for it to come by. It came by. {A} held on to it very softly.',
        '“There’s somebody on my horn,” said the unicorn. {H} asked for it back. {A} let go, bit by bit, and the end was a little thinner than before. “It was due for a trim,” said the unicorn.'
      ]
    },
    {
      id: 'elder-hung-noodles',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When we made noodles at home,” said {S}, “they hung on everything. They hung on the broom, and on the beds. You couldn’t sit down until Thursday.” “Where did you eat?” asked {A}. “We stood,” said {S}. “And it was noodles.”',
        '{S} took the tip of the horn between two fingers, and rubbed it. “That’s good flour,” said {S}. “It was made by somebody who took time.” The unicorn lowered its eyes. It was not often that they said so.'
      ]
    },
    {
      id: 'over-the-chair',
      A: 'partner',
      paragraphs: [
        'They laid the horn over the back of a chair by the stove. After a while {A} felt it, and it was hard. {A} lifted it off the chair. It was as stiff as before, but it had a bend.',
        '“It dries the way it hangs,” said {A}. “In the factory they hang it over a stick, and at the top there’s always a bend.” “Now I’m crooked,” said the unicorn. {H} looked out at the umbrella and its handle. “You aren’t crooked enough,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-spoon',
      A: 'partner',
      paragraphs: [
        'They made it soft once more, with a wet cloth. {H} laid the end round a wooden spoon, and they waited. When {H} drew out the spoon, the horn had a hook at the end, like a walking stick.',
        'The rain had stopped to get its breath. The unicorn stood up under the tree. It did not push this time. It hooked the handle, and lifted, and down came the umbrella.'
      ]
    },
    {
      id: 'cups-on-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A hook is good for more than one thing. {A} hung a cup on it, and it stayed there. {H} hung up a hat, and the unicorn stood quite still, like a piece of hall. “The others can’t do that,” it said from under the hat. “From the others everything slides off.”',
        '“What do they use theirs for?” asked {A}. The unicorn thought for a long time. “They point,” it said.'
      ]
    },
    {
      id: 'other-shapes',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You could be anything,” said {A}. “The next time it rains, we could make it a curl.” {H} would have liked a letter best. There was some talk of an S. “And on Sundays I’d be straight,” said the unicorn, “for my mother.”',
        'Until then the unicorn had always run indoors when the sky got dark. Now it looked up. “Is that all?” it asked the cloud.'
      ]
    },
    {
      id: 'it-carries-its-own',
      A: 'partner',
      paragraphs: [
        '“Thank you,” said {H}, and opened the umbrella. The rain began again. {H} looked at the unicorn, and hung the handle on the hook. It held. The unicorn had no hands, and yet it had an umbrella.',
        '“Bring it back when the sun’s out,” said {H}. The unicorn went off down the street with its horn quite stiff. They heard the drops on the umbrella for a long time, and the hooves.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the umbrella, and then at the horn.',
      '{names} went once round the unicorn, and began again.',
      { text: '{names} measured the horn with a finger, without touching it.', needs: ['hands'] },
      { text: '{names} held the door open, in case of rain.', needs: ['hands'] }
    ],
    way: [
      '{names} got a drip from the horn, and it tasted of flour.',
      '{names} shook off the rain, all over the unicorn.',
      { text: '{names} dabbed at the horn with a tea towel.', needs: ['hands'] },
      { text: '{names} moved the cheese to a higher shelf, to be safe.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited by the stove, and breathed on the horn to help it along.',
      '{names} stood under the umbrella as long as it was there.',
      { text: '{names} tried the hook with one finger, and it held.', needs: ['hands'] },
      { text: '{names} waved until the umbrella was round the corner.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon was washed, and the chair was put back. There was a little flour on it.',
    '{H} dried off from top to toe, and lay down in a long straight line. Then {H} bent a bit in the middle, and that was better.'
  ],
  last: [
    'It rained all night, and under an umbrella a horn stayed stiff, and {H} was asleep.',
    '{H} lay curled like a hook, and slept the way {H} lay.',
    'Drip, said the tree, where nothing hung any more, and {H} was asleep.'
  ]
})
