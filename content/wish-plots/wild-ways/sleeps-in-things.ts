import { wishPlot } from '../wish-plot.ts'

const IN = ['slipper', 'teapot', 'shoe', 'boot', 'welly', 'wellington boot', 'cap', 'top hat', 'straw hat', 'sock', 'pocket', 'coat pocket', 'glove', 'mitten', 'teacup', 'mug', 'saucepan', 'frying pan', 'bowl', 'salad bowl', 'fruit bowl', 'jug', 'bread bin', 'bread basket', 'laundry basket', 'washing basket', 'shopping basket', 'bicycle basket', 'drawer', 'sock drawer', 'sink', 'washbasin', 'handbag', 'school bag', 'wheelbarrow', 'flowerpot', 'watering can', 'bucket', 'shoebox', 'cardboard box', 'cello case', 'tuba', 'trumpet', 'helmet', 'pram', 'pushchair', 'sugar bowl', 'colander', 'cooking pot', 'biscuit tin', 'hammock', 'letterbox', 'mailbox', 'tissue box', 'doll’s house', 'doll’s bed', 'rice cooker', 'soup pot', 'kettle', 'cookie jar', 'lunchbox', 'lunch box', 'cereal box', 'suitcase', 'backpack', 'rucksack', 'basin', 'flower pot', 'shoe box', 'wok', 'cake tin', 'guitar', 'piano', 'drum', 'post box']
const ON = ['warm car', 'car bonnet', 'car roof', 'bonnet of the car', 'hood of the car', 'keyboard', 'doormat', 'bookshelf', 'ironing board', 'windowsill', 'radiator', 'top of the fridge', 'shed roof', 'tractor', 'scooter']

export const whoeverSleepsInThings = wishPlot({
  id: 'wish-whoever-sleeps-in-things',
  visits: 'anything',
  whoever: ['dozes off in odd places', 'nods off in funny places', 'curls up in a shoe', 'makes its bed in a boot', 'beds down in a drawer', 'kips in the washing basket', 'never sleeps in its own bed', 'uses a matchbox as a bed', 'snuggles up in a sock', 'sleeps in the bathtub', ...IN.flatMap((thing) => [`sleeps in a ${thing}`, `slept in a ${thing}`]), ...ON.flatMap((thing) => [`sleeps on the ${thing}`, `slept on the ${thing}`]), 'falls asleep in funny places', 'falls asleep in odd places', 'falls asleep in strange places', 'falls asleep in the wrong place', 'sleeps in funny places', 'sleeps in odd places', 'sleeps in strange places', 'sleeps in the strangest places', 'sleeps in silly places', 'sleeps in a different place every night', 'sleeps somewhere else every night', 'sleeps somewhere different every night', 'goes to sleep in funny places', 'goes to sleep in odd places', 'goes to sleep in strange places', 'naps in funny places', 'naps in odd places', 'naps in strange places', 'sleeps in the funniest places', 'sleeps in the oddest places', 'naps in a slipper', 'snoozes in a teapot', 'can fall asleep anywhere', 'sleeps anywhere but in bed', 'has a teacup for a bed'],
  except: ['cries', 'crying', 'scared', 'afraid', 'homeless', 'alone', 'cold', 'sick', 'ill', 'baby', 'mum', 'mummy', 'dad', 'daddy', 'mother', 'father', 'sister', 'brother', 'hospital', 'snores', 'snoring', 'hot', 'washing machine', 'oven', 'dryer', 'drives', 'driving', 'dream', 'dreams', 'winter', 'hibernates', 'guard'],
  company: ['basket', 'hat', 'jug', 'slipper', 'boot', 'pillow', 'bed', 'hanky', 'sock', 'window', 'bread', 'shelf', 'plates', 'lamp', 'crack', 'cello', 'sugar'],
  about: 'The hero wants to wake up somewhere else for once; whoever sleeps in things never wakes where it lay down, since nobody sees that somebody is in there, until they find that a place is a bed as soon as there is a pillow in it.',
  titles: ['The Other End of the Bed', 'Where There Is a Pillow', '{visitor} Is Still Here', 'Woken Among the Plates', '{H} Wakes Up Elsewhere'],
  want: [
    {
      id: 'is-this-taken',
      A: 'partner',
      paragraphs: [
        '{H} wanted to wake up somewhere else for once. In bed the window was on the left every morning. So {H} lay in the washing basket, with a pillow, and waited to be taken somewhere. Then in came {visitor.first}, rather crumpled down one side.',
        '“{visitor.says},” said {visitor}, “and when I wake, I’m at the bank.” “How lovely,” said {H}. “It’s not,” said {visitor}. “I’d like to wake up where I was.”'
      ]
    }
  ],
  way: [
    {
      id: 'bread-basket',
      A: 'partner',
      paragraphs: [
        '“Try it here,” said {A}. So {visitor} lay down in the bread basket, as far as that went. It was quiet at once. After a while {A} said that a slice of bread would be nice. {H} fetched the basket and put it on the table.',
        '“Good morning,” said {visitor}, in among the plates. “Where’s this?” {H} was sorry. “I thought that you were the bread,” said {H}. “Everybody does,” said {visitor}. “In hats I’m the hat.”'
      ]
    },
    {
      id: 'let-it-hang-out',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Let something hang out, so that one sees you,” said {A}. {visitor} tried it in a jug, with just {caller.part} over the edge. It could be seen from the door. Not a minute later there was a tea towel hanging on it, and over that a bag.',
        '“They thought that it was for that,” said {visitor}, and woke up. Everything was taken down again. “It was well meant,” said {A}.'
      ]
    },
    {
      id: 'to-remember-it',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Show us first who’s in there, so that we remember,” said {A}. So {visitor} {caller.does}. You could not have missed it. After that {visitor} got into a jug on the shelf, and was asleep.',
        'They remembered it for as long as it takes to think of milk. Then {H} fetched the jug. “Good morning,” said the jug. “I did know,” said {H}. “But you’d stopped doing it.” “I can’t go on with it,” said {visitor}. “That’s what being asleep is.”'
      ]
    },
    {
      id: 'the-place-at-home',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Haven’t you got any place of your own?” asked {H}. {visitor} had one, {caller.where}. It was quite good. “But I lie there and think that I ought to be asleep by now,” said {visitor}. “In a hat nobody expects it of you.”',
        '{A} could understand that. It was the same in the car, just before you got there. {H} tried it in the basket, and expected nothing. There was a peg under one shoulder, and {H} went on expecting it to go away.'
      ]
    },
    {
      id: 'a-dull-fact',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“{caller.fact},” said {A}, for no reason, to the teaspoons. There was no answer. {visitor} had only looked into the sugar bowl, and was asleep in it before the full stop. “That was quick,” said {H}.',
        'They had to wait until it was over, with their tea getting cold. “Where am I?” said the sugar bowl at last. {H} had not moved it by so much as an inch. “Still there,” said {H}. “It doesn’t count,” said {visitor}. “You were looking.”'
      ]
    },
    {
      id: 'where-it-woke',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where have you been?” asked {H}. {visitor} had gone to sleep in a boot, and woken up at football, in the second half. From a cello it had been a wedding. “And once I lay down in a boat on the beach,” said {visitor}. “It was the only time that I was ready for it.”',
        '“And?” asked {A}. “It was being painted,” said {visitor}. “It went nowhere at all, and I was blue.” {H} would have liked to be blue, just for once, and not know why.'
      ]
    },
    {
      id: 'only-the-foot',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll start small,” said {H}, and put only one foot into a slipper, so that this could sleep. {H} sat on it for a whole chapter. Then it really was asleep, and could not be got to do anything. “Now carry it somewhere,” said {A}.',
        '{H} carried it to the kitchen with both hands. There it woke, and it prickled. “It doesn’t like it, either,” said {visitor}. All five toes wanted to know where they were.'
      ]
    },
    {
      id: 'other-needs-it',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} came to find the colander, since the noodles were done. There it hung, and in it hung {visitor}, sound asleep. “It’s got heavier,” said {A}, and was already at the sink with it. “Stop!” called {H}.',
        '{A} looked in. One more second, and it would have been noodles. “Nobody told me,” said {A}, and tiptoed back, and hung it up. They ate the noodles rather wet that evening, out of kindness.'
      ]
    },
    {
      id: 'elder-wedding',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“At my cousin’s wedding I fell asleep under the coats,” said {S}. “They lay on a bed, in a heap, and it was like a cave.” “And where did you wake up?” asked {A}. “In the same place,” said {S}. “But everybody had taken a coat. There was nothing left on top of me but one glove.”',
        '{visitor} thought that the finest thing. “They took away the place, and left you there,” said {visitor}. “I wish I knew how that’s done.”'
      ]
    },
    {
      id: 'child-in-a-box',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had a big box, and got in, and pulled the flaps shut. “I’m a parcel,” said {S}. “Where to?” asked {A}. It took some time until the box had thought about that. “To the front,” it said. So {A} and {visitor} pushed it to the front.',
        '“Am I there?” asked the box. It was by the stove now. {S} looked out. It was the same kitchen, but seen from the stove it was quite another one. “Now back,” said {S}. “I forgot my spoon.”'
      ]
    },
    {
      id: 'pet-sleeps',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was asleep in the other basket, the one for the wool. Somebody came to fetch the wool, saw {A}, and went off on tiptoe without it. {visitor} watched that with big eyes. “How’s that done?” asked {visitor}.',
        'It was done with one eye. {A} had it open by as much as a thread, and looked out of it at whoever came. {visitor} practised that, too. But it only works if you are awake, and so it was no use for sleeping.'
      ]
    },
    {
      id: 'two-pillows',
      A: 'partner',
      paragraphs: [
        '{A} looked from one basket to the other. “{H} has lain there all afternoon, and nobody’s come for the basket,” said {A}. “It’s got a pillow in it. With a pillow it’s a bed.”',
        'The bread basket had none, and it looked like a bread basket. {H} thought of the bed. It had one, always at the same end. “And nobody’s ever carried that off,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-sock-for-a-pillow',
      A: 'partner',
      paragraphs: [
        'So {H} rolled up a sock, and laid it in the bread basket on the shelf. Over that {H} spread a hanky, with one corner turned back. {visitor} got in underneath, and slept. After a time {H} wanted bread, and came, and stood there. “That’s a bed,” whispered {A}. {H} tiptoed away again and ate a biscuit.',
        'Then the hanky moved. “The same shelf,” said {visitor}. “The same cup. I’m still here. I’ve never once been still here!”'
      ]
    },
    {
      id: 'trying-the-sock',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They tried it elsewhere as well, to see how strong such a sock was. {H} laid it in a shoe, and nobody wanted to put that on. It lay in the sink for a moment, and everybody washed in the bath. “It’s stronger than a lock,” said {A}.',
        'On the best chair it worked the best of all. There was no one in it, only the sock, and they all stood about until it was gone. {visitor} took it along after that, wherever they went, under one side.'
      ]
    },
    {
      id: 'which-way-up',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Does it matter which side?” asked {A}. {visitor} had never had a pillow, and first lay under it, and then across. Then the sock was on top, like a hat. “That’s a hat,” said {H}, and nearly took it.',
        'It had to be at one end, they found. {visitor} had to be at the same one. “There’s a lot to it,” said {visitor}. “Into a boot you just fall.”'
      ]
    },
    {
      id: 'the-other-end',
      A: 'partner',
      paragraphs: [
        '“But I’m always still there,” said {H}. {A} looked at {H}’s pillow. “If that says where the bed is,” said {A}, “then put it at the other end.” So {H} fetched it, laid it where the feet go, and got in the wrong way round.',
        'Now the window was on the right. The crack in the ceiling ran uphill, and the door was far away, where the wall had been. “Where am I?” asked {H}. “Somewhere else,” called {visitor}, from the shelf, through the open door. “In the morning you won’t know it at all.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had come for the washing, and left without it.',
      '{names} made room, because somebody so crumpled was passing.',
      { text: '{names} gave the washing basket one small push, to be kind.', needs: ['hands'] },
      { text: '{names} smoothed {visitor} down a bit, on the crumpled side.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into a boot before getting in, just in case.',
      '{names} lay down under the table, and was still there afterwards.',
      { text: '{names} shook a hat, and nobody fell out.', needs: ['hands'] },
      { text: '{names} knocked at the lid of the teapot, and waited.', needs: ['hands'] }
    ],
    turn: [
      '{names} went past the bread basket on tiptoe, and did without.',
      '{names} lay down the wrong way round as well, to see the door from there.',
      { text: '{names} found a second sock, in case of a guest.', needs: ['hands'] },
      { text: '{names} tucked in the hanky, at the one end.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bread lay on a plate tonight. In its basket a hanky went up and down. Tomorrow it would still be on the same shelf.',
    '{H} washed, and found the way to the other end of the bed. The pillow was there already. It felt like the first night of a holiday.'
  ],
  last: [
    'One of them was still here, and one was somewhere else, and {H} was asleep.',
    'The window was on the right, and {H} was asleep.'
  ]
})
