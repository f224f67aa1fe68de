import { wishPlot } from '../wish-plot.ts'

export const snailRace = wishPlot({
  id: 'wish-snail-race',
  wishes: ['snail race', 'snail races', 'snail race garden', 'snail race patio', 'snail race yard', 'snail race chalk', 'snail race lanes', 'snail race two snails', 'snail race lettuce', 'snail race our', 'snail race we', 'snail race today', 'snail race slow', 'snail race day', 'snail race friends', 'snails race', 'snails racing', 'snails raced', 'snails races', 'snail racing', 'snail races garden', 'racing snails', 'race snails', 'raced snails', 'raced snails patio', 'raced snails garden', 'raced snails yard', 'snails patio', 'racing our snails', 'snails chalk', 'snail chalk', 'snail lanes', 'snails lanes', 'snail track', 'snails track', 'snail racetrack', 'snail olympics', 'snail derby', 'snail grand prix', 'snail finishing line', 'snail finish line', 'snails finish line', 'slowest race snail', 'slowest race snails', 'slow race snails', 'slow race snail', 'snail circle', 'snails circle', 'snail trainer', 'snail number one', 'ready steady slow', 'snale race', 'snailrace'],
  answers: ['snail', 'snails', 'race', 'races', 'racing', 'raced', 'racetrack', 'track', 'olympics', 'derby', 'garden', 'patio', 'yard', 'backyard', 'path', 'stones', 'terrace', 'outside', 'chalk', 'chalked', 'lane', 'lanes', 'line', 'lines', 'circle', 'ring', 'finish', 'finishing', 'start', 'lettuce', 'leaf', 'leaves', 'slow', 'slowly', 'slowest', 'fast', 'faster', 'fastest', 'quick', 'win', 'wins', 'won', 'winner', 'winning', 'first', 'last', 'two', 'three', 'four', 'all', 'found', 'find', 'finding', 'collect', 'collected', 'rain', 'rained', 'after', 'wet', 'shell', 'shells', 'number', 'numbers', 'name', 'names', 'named', 'our', 'we', 'had', 'have', 'having', 'held', 'holding', 'made', 'making', 'with', 'friend', 'friends', 'brother', 'sister', 'cousin', 'cousins', 'neighbour', 'today', 'yesterday', 'summer', 'day', 'pet', 'trainer', 'champion', 'very', 'long', 'takes', 'took', 'hours', 'ages', 'big', 'little', 'great', 'trail', 'silver', 'ready', 'steady'],
  except: ['cheetah', 'skateboard', 'wheels', 'turbo', 'rocket', 'car', 'cars', 'hare', 'rabbit', 'tortoise', 'turtle', 'sloth', 'slug', 'slugs', 'horse', 'stepped', 'trod', 'squashed', 'crushed', 'dead', 'died', 'salt', 'eaten', 'bird', 'thrush', 'lost', 'mail', 'post', 'space', 'robot', 'speedy', 'beats', 'sea', 'hedgehog', 'why', 'magic', 'wins', 'won', 'winner', 'champion'],
  moods: ['first', 'waiting', 'losing', 'proud', 'late'],
  out: true,
  company: ['snail', 'snails', 'chalk', 'lane', 'lanes', 'lettuce', 'pegs', 'pot', 'tap', 'stones'],
  about: 'Two snails are to race down chalk lanes and walk off sideways over every fence, until their silver roads show where the finish ought to be.',
  titles: ['Ready, Steady, Slow', 'The Finish Goes All the Way Round', '{H} and Number One', 'Nobody Was Going Wrong', 'Beaten by a Shell'],
  want: [
    {
      id: 'two-lanes',
      A: 'partner',
      paragraphs: [
        '{H} had a snail that was going to win, and it was called Number One. There was a one in chalk on its shell. {A} had a snail too, and that was Lightning. Until today both had lived quietly under flowerpots in the yard.',
        '{H} drew two straight lanes on the stones, as long as an arm. At the end was a finish, with a leaf of lettuce. “Ready, steady, slow,” said {A}. {H} wanted to see Number One go over that finish first.'
      ]
    }
  ],
  way: [
    {
      id: 'fences',
      A: 'partner',
      paragraphs: [
        'Number One looked along its lane. Then it turned left, into the lane next door. Lightning was going back. So {H} built a fence of clothes pegs down each side, and they started again.',
        'Number One went up the first peg, and down on the outside. Lightning sat down halfway up. “They can walk up walls,” said {A}. “For a snail there’s no such thing as a fence.”'
      ]
    },
    {
      id: 'one-finger',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How fast is fast, for a snail?” asked {H}. “In a minute it gets about as far as your finger is long,” said {A}. {H} put a finger down beside Number One, to run along with it.',
        'It was hard to be so slow. Whenever {H} thought of something else, the finger was in front, and had to go back. “You’re out,” said {A}. “That’s the third false start.”'
      ]
    },
    {
      id: 'on-the-radio',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} told the race into the watering can, as they do on the radio. “And here comes Number One,” said {A}. “It comes. It’s coming. It’s still coming. It has stopped coming.” It boomed very well in the can.',
        'Then {A} went indoors for a glass of water, and drank it, and came back. “Welcome again,” said {A} into the can. “You haven’t missed anything.”'
      ]
    },
    {
      id: 'which-way-round',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Which way does yours go round?” asked {A}. They followed the shells with one finger, from the middle to the door. Both went round to the right. “Nearly all of them do,” said {A}. “You can look under pots for years before you find one that goes to the left.”',
        '{H} thought about it. “Perhaps that’s why they won’t go straight,” said {H}. “They’re so used to a bend.”'
      ]
    },
    {
      id: 'its-chest',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“At the finish there’s always a ribbon,” said {H}, “and whoever wins goes through it with the chest.” They stretched a thread across, very low down. “Where’s its chest?” asked {A}.',
        'They looked for it. In front there was the head, and then the rest was foot, as far as the house. {H} tried out how that would go, lying on the stones. “It’d win by the chin,” said {H}, and they took the thread away again.'
      ]
    },
    {
      id: 'half-time',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In the middle of it Lightning went indoors, and stayed there. “Half-time,” said {A}. They ate a quarter of an apple each, and then the other quarters. “How long is half-time?” asked {H}.',
        '“In a museum a snail once stayed in for four years,” said {A}. “They’d glued it on a card, with a number. Then it got wet by mistake, and walked off.” {H} looked at Lightning, and let two drops of water fall on its roof. It came to see who was there.'
      ]
    },
    {
      id: 'from-below',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} let Lightning walk on a glass plate, and held it up. They looked at it from underneath. A snail has one single foot, as long as itself. Little dark waves ran along it, one behind the other, and never had a rest.',
        '“It’s running,” said {H}. “It’s running as hard as it can. You just don’t see it from above.” After that they did not say “slow” so loudly. Lightning was put back where it had been.'
      ]
    },
    {
      id: 'other-raisin',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I’ll put a raisin on Lightning,” said {A}, who had come to watch. {H} took a raisin as well, and put it on Number One. It lay on the very top of the shell, and rode along.',
        '“I only meant that I think it’ll win,” said {A}. {H} looked at the raisin for a while. “So do I,” said {H}, “but not with luggage.” They took it off again, and an ant had it, luggage and all.'
      ]
    },
    {
      id: 'pet-looks',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} would have been faster than both of them, and had not been asked. {A} looked at Number One from quite near. Number One stretched out one eye on its horn, and looked at {A} with that. Then it stretched out the other, and looked with that as well.',
        'They looked at each other for a very long time. In the end it was {A} who turned away. “One point for Number One,” said {H}.'
      ]
    },
    {
      id: 'elder-trained',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I trained one for a whole summer,” said {S}. “Every morning before breakfast, from the tap to the step.” “Was it any good?” asked {A}. “It had a fine style,” said {S}. “Very upright. It never got out of breath.”',
        '“And did it win?” {S} looked over at the step. “The race was in June,” said {S}. “It ought to be here any minute now.”'
      ]
    },
    {
      id: 'child-missed-it',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Has it begun?” asked {S}. “It’s in the middle,” said {A}. So {S} went off, and ate a bun, and hopped round the yard on one leg. {S} came back by way of the tap. “And now?” asked {S}.',
        '“Now it’s past the crack,” said {A}. {S} bent down. It really was past the crack, by one horn. “You might have called me,” said {S}.'
      ]
    },
    {
      id: 'baby-horns',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} sat on a rug beside the lanes. Neither {A} nor Number One had ever worn a shoe. {A} patted the stones with a flat hand, and Number One went indoors. Then {A} waited, quite still, with a wet chin.',
        'First there was one horn, and then there were two. {A} crowed for joy, and Number One went indoors. They did that nine times. “{A}’s got it trained,” said {H}.'
      ]
    },
    {
      id: 'guest-horses',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Where I live we do this with horses,” said {S}. “Is that quicker?” asked {A}. “Much too quick,” said {S}. “You’ve only just sat down, and they’ve gone by, and everyone gets up.” {S} brought out a chair, and a cushion for the chair.',
        '“Here you get to know them,” said {S}. Lightning slowly pulled in one eye. {S} nodded to it.'
      ]
    },
    {
      id: 'silver-roads',
      A: 'partner',
      paragraphs: [
        '“They don’t want to get anywhere,” said {H}. {A} was looking at the stones. Thin lines shone on them like silver. “A snail lays its own road,” said {A}, “and leaves it lying there. Look where they’ve been.”',
        'One road went left, one went right, and two went back. But each led away from the start. “They all want to get somewhere,” said {A}. “It just isn’t over there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-the-way-round',
      A: 'partner',
      paragraphs: [
        'So {H} drew a new finish. It went round the start, on and on, until it met itself. That was a ring as big as a tray, with two snails in the middle. “Now it’s in front of them,” said {H}, “whichever way they go.”',
        '{A} wetted the stones a little, for a wet road is a quick one. “Ready, steady, slow.” Number One went left, Lightning went right, and neither was going wrong.'
      ]
    },
    {
      id: 'where-to-sit',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It was not easy to know where to sit, with a finish like that. You were always right beside it, and it was always somewhere else as well. {H} lay down on one side, and {A} lay down on the other.',
        '“Nothing here,” said {A} after a time. “Nothing here,” said {H}. An ant ran into the ring on one side and out on the other. It had won, and did not stop to hear about it.'
      ]
    },
    {
      id: 'by-a-shell',
      A: 'partner',
      paragraphs: [
        'Lightning was at the line first. It put out a horn, touched chalk, and pulled it in. “That counts,” said {A}. “The eye’s at the end of the horn, and the eye was over.” “It only had a look,” said {H}.',
        'On the other side the water had washed the line thin. There Number One slid across, and the last to go over was the one on its shell. {H} did not cheer, so that it would stay out. They gave it the lettuce. After a while Lightning came too, on Number One’s road, and began at the other end.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the lettuce, and then at the snails, and then at the lettuce.',
      '{names} settled down at the edge of the yard, as if it might take some time.',
      { text: '{names} rubbed out a bend in the second lane.', needs: ['hands'] },
      { text: '{names} waved a napkin for the start, and had to keep on waving.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the fence, and saw it climbed.',
      '{names} yawned in the middle of the race, and missed nothing.',
      { text: '{names} picked up the pegs that Lightning was not sitting on.', needs: ['hands'] },
      { text: '{names} measured how far it still was, with a thumb.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked once round the ring, along the outside.',
      '{names} kept very quiet, so that nobody would go indoors.',
      { text: '{names} wetted one more stone, with two fingers.', needs: ['hands'] },
      { text: '{names} clapped without a sound, because of the horns.', needs: ['hands'] }
    ]
  },
  bed: [
    'Each snail was carried home to its own pot. The pegs went back on the line. In the ring lay two silver roads, one to each side.',
    '{H} washed off the chalk, and then the snail, and lay down. First one arm was pulled in under the blanket, and after some time the other.'
  ],
  last: [
    'Under its pot Number One had gone indoors, and {H} was asleep.',
    'There was a finish all the way round the bed, and {H} was over it, asleep.'
  ]
})
