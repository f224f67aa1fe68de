import { wishPlot } from '../wish-plot.ts'

export const twoByTwo = wishPlot({
  id: 'wish-two-by-two',
  wishes: ['hold hands two by two', 'holding hands two by two', 'two by two walk school', 'two by two school trip', 'two by two nursery walk', 'walk in pairs nobody', 'walking in pairs school', 'walk in pairs school', 'line up in pairs', 'lined up in pairs', 'line of twos', 'lined up in twos', 'nobody took my hand school walk', 'nobody held my hand', 'no one held my hand', 'nobody wanted to hold my hand', 'nobody wanted to hold her hand', 'nobody wanted to hold his hand', 'no one wanted to hold hands', 'nobody to hold hands with', 'no one to hold hands with', 'nobody would hold her hand', 'nobody would hold his hand', 'no one would hold my hand', 'no partner school trip', 'didn’t have a partner', 'nobody wanted to hold hands', 'no buddy field trip',  'no one left to hold hands', 'no buddy for school trip', 'buddy line field trip', 'friend held someone else’s hand', 'friend held hands with somebody else', 'no one picked me as partner', 'walking partner school', 'walking partner trip', 'partner for walk', 'partner for school trip', 'odd one out in pairs', 'odd number in class', 'odd number of children', 'crocodile line school walk', 'crocodile walk hands'],
  answers: ['buddy', 'buddies', 'field', 'someone', 'somebody', 'instead', 'hold', 'holds', 'held', 'holding', 'hand', 'hands', 'two', 'twos', 'pair', 'pairs', 'partner', 'partners', 'line', 'lined', 'row', 'walk', 'walks', 'walked', 'walking', 'nobody', 'one', 'no', 'none', 'took', 'take', 'takes', 'wanted', 'wants', 'would', 'picked', 'chose', 'had', 'has', 'have', 'to', 'we', 'us', 'our', 'my', 'mine', 'me', 'her', 'his', 'she', 'he', 'was', 'were', 'left', 'over', 'out', 'odd', 'number', 'last', 'alone', 'back', 'front', 'teacher', 'teacher’s', 'teaching', 'helper', 'friend', 'friends', 'best', 'class', 'school', 'nursery', 'preschool', 'kindergarten', 'reception', 'trip', 'outing', 'park', 'museum', 'library', 'wood', 'woods', 'forest', 'farm', 'zoo', 'theatre', 'church', 'swimming', 'pool', 'bus', 'road', 'street', 'pavement', 'today', 'yesterday', 'tomorrow', 'morning', 'sad', 'upset', 'lonely', 'worried', 'with', 'and', 'because', 'else', 'everybody', 'everyone', 'children', 'son', 'daughter', 'mum', 'dad', 'at', 'in', 'on', 'the', 'who'],
  except: ['noah', 'ark', 'died', 'dead', 'hospital', 'lost', 'bullied', 'bully', 'pushed', 'hit', 'hurt', 'germs', 'wet hands', 'dance', 'dancing', 'football', 'tennis', 'skating', 'robot', 'octopus', 'dragon', 'dinosaur', 'elephant', 'lunch', 'twins', 'wedding'],
  moods: ['losing', 'alone', 'first', 'change'],
  out: true,
  company: ['hand', 'hands', 'tree', 'oak', 'class', 'teacher', 'pair', 'pairs', 'path', 'ring', 'bark', 'pocket', 'acorn', 'acorns', 'line', 'puddle', 'glove'],
  about: 'On the class walk they have to go hand in hand, two by two, and nobody takes the hero’s hand, for there are twenty-one, until the old oak is to be measured, and in the ring round it one child is missing.',
  titles: ['Twenty-One Round the Oak', 'The Hand Left Over', 'Two by Two and {H}', 'Nobody Left Over', 'Both Hands Full'],
  want: [
    {
      id: 'twenty-one',
      A: 'partner',
      paragraphs: [
        '{H}’s class was going to the old oak in the park. “Two by two,” said the teacher, “and hold hands.” Soon there were ten pairs at the gate. {H} held out a hand to the left and to the right, and nobody took it.',
        '{A} had come along to help on the walk. “There are twenty-one of you,” said {A}. “Somebody had to be left over.” {H} wanted a hand to hold, and it was to be one from the class.'
      ]
    }
  ],
  way: [
    {
      id: 'three-in-a-row',
      A: 'partner',
      paragraphs: [
        '{H} went up to the last pair, and held on to the outside. Now they walked three in a row. That went well as far as the first lamp post. It stood on the path, right at the side. Two got past, and {H} stood in front of the post.',
        '“The path’s only as wide as two,” said {A}. At the bin it was the same. Each time somebody had to let go, and it was always {H}.'
      ]
    },
    {
      id: 'own-two-hands',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For a bit {H} held hands with nobody else. The left one took hold of the right one, in front, and they walked along like that. They were a pair, if you did not look too closely. “Do they get on?” asked {A}.',
        '“They know each other too well,” said {H}. The one was always as cold as the other. And when there was something to point at, they both had to go. {H} let go, and put each of them in a pocket of its own.'
      ]
    },
    {
      id: 'with-a-glove',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the fence somebody had stuck up a lost glove. It was blue, and it held up all five fingers. {H} shook it in passing. It was a very small hand, and wet. “You’re left over as well,” said {H}.',
        '“It isn’t left over,” said {A}. “Somewhere there’s somebody with one cold hand, who’s looking for it.” {H} turned it round, so that it faced the way that people came from. When they looked back, it was still waving.'
      ]
    },
    {
      id: 'when-the-teacher-claps',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the corner the teacher clapped, and that meant to change partners. Everybody let go and took hold of somebody else. It was all over in a moment. {H} had been quick, too, and had got a hand. It belonged to a boy who was looking the other way.',
        'Then a girl stood there, with nobody. She looked at her hand as if it had stopped working. {H} knew how that was, and gave the boy back. “There’s always one,” said {A}. “It’s only that it goes round.”'
      ]
    },
    {
      id: 'if-somebody-was-ill',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Yesterday we were twenty,” said {H}. “Somebody had a cold.” Then it would have come out right. {H} thought over who could have a cold again, only for the walk. But they were all quite nice today. “Or we’d need to be twenty-two,” said {A}.',
        'They looked about for one more. A pigeon walked along beside the class for some time, at the right pace. But a pigeon has nothing to hold out, except a foot, and it needed both of those.'
      ]
    },
    {
      id: 'nothing-in-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'You find more things with an empty hand than with a full one. {H} noticed it at the hedge. In it lay a snail shell, an acorn cup and a bus ticket from May. The pairs had gone by, for with a hand in your hand you can’t pick up anything.',
        '{H} carried it all on the flat palm, and showed it to {A}. “Nobody else has got any of that,” said {A}. It was so. After a while the hand was quite full, and still there was more in the hedge.'
      ]
    },
    {
      id: 'other-has-the-flag',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} walked at the very end, with the yellow flag. “You could hold the other end,” said {A}. So they had the stick between them for a while. It was not a hand, but it was warm at the place where {A} had held it.',
        'Then the wind came, and the flag wanted to go across to the swings. {A} went along with it for three steps. “It’s stronger than it looks,” said {A}, coming back. {H} needed both hands to hold the two of them.'
      ]
    },
    {
      id: 'pet-pairs',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was with them, and was no use for two by two. {A} belonged to no pair. {A} walked between the fourth and the fifth, because there was most to smell there. Then it was the turn of all the others, to be fair.',
        '“{A} isn’t holding anybody’s hand,” said {H}. {A} did not even know that this could be a trouble. {H} tried to walk like that, with the arms just hanging, and with a nose for things. It was quite good as far as the corner.'
      ]
    },
    {
      id: 'elder-the-tail',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was always the odd one,” said {S}. “We were thirty-five. I walked behind with the first-aid bag.” “Was that bad?” asked {A}. “Till the spring,” said {S}. “Then they wanted to know what was in it. After that I’d one on each side, and they held the handles.”',
        '“And what was in it?” “A plaster,” said {S}, “and my lunch.” It had been an odd number all the same. But you could no longer see at which end.'
      ]
    },
    {
      id: 'child-two-hands-at-once',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} did not want to hold anybody’s hand. {S} had a stick in the one, and in the other an even better stick. “Would you like to swap one of them for my hand?” asked {A}. {S} had a look at the hand, on both sides.',
        '“What can it do?” asked {S}. {A} showed that it could wave, and scratch, and be a crab. {S} thought it over as far as the next lamp post. The crab was good, but the stick was longer.'
      ]
    },
    {
      id: 'how-big-is-it',
      A: 'partner',
      paragraphs: [
        'Then they stood in front of the oak. “How big is it all the way round,” asked the teacher, “roots and all?” The pairs ran up to it, and stood two here, two there, with gaps between. Nobody could tell.',
        '“Every pair’s got two hands that nobody’s holding,” said {A}. {H} looked. At both ends of each pair was a hand as empty as {H}’s own. There were twenty of them.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-gap',
      A: 'partner',
      paragraphs: [
        '“Everybody take the ones outside as well!” called {H}. Pair took hold of pair, and the class went round the oak, with its toes to the roots. It reached nearly all the way. At the back there was a gap. On each side of it was a hand, and between them there was room for one.',
        '“Who’s missing?” somebody called. “I am,” said {H}. {A} saw the two hands take hold of {H}’s hands, both at the same moment.'
      ]
    },
    {
      id: 'a-squeeze',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The teacher looked for a pencil, and they waited round the oak. {H} pressed the hand on the left, only once. It was a small squeeze, and it was passed on, from hand to hand, away round the tree. Nobody could see where it was. For a time it was quite gone. Then somebody pressed {H}’s hand on the right.',
        '“It’s come all the way round,” said {H}. “It’s warmer than before,” said {A}, who could not know that. They sent off another one the opposite way. It got stuck for a moment at a boy who was ticklish.'
      ]
    },
    {
      id: 'where-is-the-end',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Now count,” said the teacher, “and begin with the last.” They looked along the ring to the left, and to the right. There was no last. There was no first one either. Everybody had somebody on both sides.',
        '“I’ll start,” said the girl beside {H}, “so you’re number two.” “Or number twenty-one,” said {A}, “if it goes the other way.” Both were right. {H} had never been so many numbers at once, and not one of them was left over.'
      ]
    },
    {
      id: 'twenty-one-round',
      A: 'partner',
      paragraphs: [
        'They counted, and the oak was twenty-one children round. “Twenty wouldn’t have reached,” said {A}. The teacher wrote it down.',
        'On the way home nobody wanted to let go. So they went in one long line, past the bin and the post, and everybody fitted. {H} was in the middle, with a hand in front and a hand behind. There was none left over to point with, so {H}’s nose had to do it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood by the gate, at the end of the line.',
      '{names} went along the pairs, to see if one had three in it.',
      { text: '{names} did up a coat for somebody who had no hand free.', needs: ['hands'] },
      { text: '{names} counted the class again, and got twenty-one.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the lamp post, and round it once more.',
      '{names} stopped at a puddle that was as wide as one.',
      { text: '{names} picked up an acorn, and had a hand free for it.', needs: ['hands'] },
      { text: '{names} held a branch aside, until the last pair was through.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran round behind the ring, and came out where it had begun.',
      '{names} stood close to the bark, and smelled the oak.',
      { text: '{names} put one hand on the tree, from inside the ring.', needs: ['hands'] },
      { text: '{names} brushed the leaves off a root, to see where the oak left off.', needs: ['hands'] }
    ]
  },
  bed: [
    'The oak stood in the dark of the park, and knew now how big it was. Twenty-one coats hung in twenty-one halls.',
    '{H} washed both hands, and on each of them there was a bit of mud from somebody else’s. Then {H} lay down, one hand under the cheek and one on the blanket, and neither was empty.'
  ],
  last: [
    'In a ring there is no end to be left at, and {H} was asleep.',
    'Twenty-one children had been held on both sides, and {H} was asleep.'
  ]
})
