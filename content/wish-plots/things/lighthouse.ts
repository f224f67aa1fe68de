import { wishPlot } from '../wish-plot.ts'

export const lighthouse = wishPlot({
  id: 'wish-lighthouse',
  wishes: ['lighthouse', 'lighthouses', 'lighthouse keeper'],
  answers: ['keeper', 'light', 'sea', 'ship', 'ships', 'night', 'lamp', 'flashing', 'boat', 'boats', 'storm', 'rocks'],
  except: ['night off', 'switched off', 'sad', 'lonely', 'lunch', 'sunk', 'wreck', 'shipwreck', 'trapped'],
  company: ['lighthouse', 'ship'],
  partnerPlays: true,
  about: 'A lighthouse flashes as fast as it can, and the ship comes in at the bathroom.',
  titles: ['One Long and Two Short', 'The Ship in the Bathroom', '{H} Keeps the Light', 'The Dark Bit', 'Not the Fridge'],
  want: [
    {
      id: 'on-the-rock',
      A: 'partner',
      paragraphs: [
        '{H} was a lighthouse. It stood on its rock, which was a cushion, and held the big torch in both hands. Round about was the sea, and it went through every door. “Each one flashes in a way of its own,” said {H}. “I’m one long and two short.”',
        '{A} was a ship and wrote that on the chart. The ship steamed off down the hall until nobody could hear it any more. The lighthouse wanted to bring it home.'
      ]
    }
  ],
  way: [
    {
      id: 'wrong-light',
      A: 'partner',
      paragraphs: [
        'One long, two short. No ship came. So {H} did it again, and a bit faster. Far off something bumped. “I can see a light!” called the ship. “I’m coming in.” It was quiet for some time. “This isn’t you,” it called. “This is the fridge.”',
        'The lighthouse flashed as hard as it could. It went on and off, on and off, till its thumb ached. There was a splash. “I’m in harbour!” called the ship. “It’s got a towel rail.” “That’s the bathroom,” said {H}.'
      ]
    },
    {
      id: 'foghorn',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Fog came up, or anyhow steam, from the bathroom. A lighthouse has a foghorn for that. {H} breathed in as far down as {H} could. “Mooooh,” went the foghorn.',
        '“There’s a cow on the port side,” the ship reported. “Am I still at sea?” It turned round at once. So for the rest of the fog {H} left that out.'
      ]
    },
    {
      id: 'ships-log',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On board everything was written down. “Nine o’clock,” {A} read out from the hall. “Passed a coat. Wind from the letter box. All well, but for the biscuits.” “What’s the matter with the biscuits?” called {H}.',
        'There was a crunch. “They’ve gone down,” called the ship. “All of them?” asked {H}. “All but one,” said the ship, and crunched again.'
      ]
    },
    {
      id: 'gull',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The trouble was that other people lived on the sea as well. A door opened. There was a bright yellow patch, and then none. “Two shorts?” called {A}. “That was only somebody going to the loo,” called {H}.',
        'It was all put down on the chart: one short and a flush. It was nowhere near any harbour.'
      ]
    },
    {
      id: 'stairs-to-lamp',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A keeper has a lot of steps to go up. {H} went up them on the spot. It was a hundred and seven, with the oil can in one hand. At the top {H} polished the glass with a sleeve.',
        'Then {H} had forgotten the duster. It was a hundred and seven back again. “What are you doing there?” called the ship. “I’m nearly down,” puffed the lighthouse.'
      ]
    },
    {
      id: 'rocks',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There were rocks. There was the edge of the rug, and one shoe, and something with wheels. “Keep left!” called {H}. “Whose left?” asked the ship. In the meantime it had found the thing with wheels.',
        '“I’ve been holed,” it said. “In the little toe.” They drew in a cross there. By now the chart was more rocks than water.'
      ]
    },
    {
      id: 'what-it-carries',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s your cargo?” called {H}. “Bananas,” called {A}. “And letters. And a piano for a lady in the north.” The lighthouse had not known about the piano. It held the torch a good deal straighter.',
        'From the dark there was a plink. “She’s had it tuned,” called the ship. It was a glass and a spoon. But you had to be quite close to see that.'
      ]
    },
    {
      id: 'lunch-basket',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It gets lonely on a rock, so the keeper talked to the light. “Shall we have an egg?” asked {H}. The light did not say no. “It’s Wednesday,” said {H}. “They bring the paper on a Wednesday.”',
        '“I can hear you,” called the ship. “You’re not to hear me,” called {H}. “You’re to see me.”'
      ]
    },
    {
      id: 'elder-keeper',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I was small there was one across the bay from us,” said {S}. “It came in at my window all night long. I used to hold my hand in it.” “Didn’t it keep you awake?” asked {A}.',
        '“Only once,” said {S}. “It went out for repairs.” {S} held one hand before the torch. There was a big hand on the wall, with all of {S}’s rings.'
      ]
    },
    {
      id: 'small-boat',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        'There was a very small boat out there as well. That was {S}, and it had no chart. “Peep,” it went, and bumped into the rock. “You must keep off,” said the lighthouse. “That’s what I’m for.”',
        '“But it’s nice here,” said {S}. {S} stayed where it was brightest, with one arm round the lighthouse. It flashed on, rather carefully, over {S}’s head.'
      ]
    },
    {
      id: 'pet-whale',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'Out of the sea came {A}, with two green lights in front. They came nearer, and stopped, and went out. After a moment they came on again.',
        '“Two long ones,” said {H}. “That’s not on the chart.” It was a creature of the deep, and it wanted to know about supper.'
      ]
    },
    {
      id: 'no-dark-in-it',
      A: 'partner',
      paragraphs: [
        'The ship came on foot, with a wet sock, and laid the chart on the rock. “I know what it is,” said {A}. “Here it says one long, two short, and then nothing. You’ve left out the nothing. You’re on all the time, like a fridge. I can’t tell you from a lamp with a bad plug.” “But if I stop,” said {H}, “you won’t see me.” “I’ll see that you’ve stopped,” said {A}. “Nobody else stops like that.”'
      ]
    }
  ],
  turn: [
    {
      id: 'count-to-ten',
      A: 'partner',
      paragraphs: [
        'The ship went out to sea again, right to the end of the hall. {H} lifted the torch. One long. Two short. Then {H} took away {H}’s thumb, and it was dark, as dark as the inside of a boot. {H} counted up to ten. It was the longest ten there had ever been. {H} had to hold on to the torch.'
      ]
    },
    {
      id: 'somebody-answers',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At six there was a creak. At eight somebody far out said quietly, “There.” That was all. {H} very nearly pressed, out of joy, but it was only eight.',
        'Nine. Ten. One long, two short. And in the next dark bit, there was a creak again, and it was nearer.'
      ]
    },
    {
      id: 'the-tens',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The tens were not all alike. In the first one you could not see a thing. In the third there was the window, and some stars in it. In the fifth {H} could see {H}’s own hands.',
        '“It’s not so dark in the dark bits,” called {H}. “I know,” called the ship. “I’ve got you in between.”'
      ]
    },
    {
      id: 'past-the-fridge',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Somewhere the fridge was opened, and a yellow beam lay across the sea. The ship stopped its engine. {H} heard it think. “That one’s on all the time,” said the ship. “It isn’t ours.”',
        'And it turned its wheel, and sailed past. On the way it took some cheese on board. But it did not stay.'
      ]
    },
    {
      id: 'last-rocks',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The ship came past a shoe. It came past something with wheels, and you could hear it draw in its toes. In the light there was half a ship, and after the dark there was a whole one.',
        '“Very slow ahead,” said {A}. “Mind the rug,” said {H}. The rug was the last rock before home.'
      ]
    },
    {
      id: 'home',
      A: 'partner',
      paragraphs: [
        'Ten. One long, two short. There stood {A} in front of the rock, with one hand over {A}’s eyes. “Lighthouse ahoy,” said the ship. “I’ve got a piano for a lady in the north.” “You’re in the west,” said {H}, and nobody minded.',
        'They made the ship fast to a chair leg. “Now you,” said {A}. “Which part did you like best?” {H} thought about it. “The nothing,” said {H}. “That’s when you came home.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay along the rock, as seals do.',
      '{names} splashed about the cushion, wherever there was sea.',
      { text: '{names} wiped the glass of the torch with a hem.', needs: ['hands'] },
      { text: '{names} hoisted a tea towel, to be a washing line on the coast.', needs: ['hands'] }
    ],
    way: [
      '{names} drifted past, and took the bath for a harbour.',
      '{names} bumped into the fridge as well, in the dark.',
      { text: '{names} rubbed the keeper’s thumb.', needs: ['hands'] },
      { text: '{names} sounded the horn, which was a funnel, and it made no difference.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed as dark as possible, without so much as a splash.',
      '{names} kept quiet as far as nine, and then sneezed.',
      { text: '{names} pulled down the blind, so that the nothing was darker.', needs: ['hands'] },
      { text: '{names} cupped an ear towards the sea.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rolled up the chart, with all its rocks. They put the torch in a flowerpot on the window sill, where it had a good view.',
    '{H} went out to the bathroom and back, by the shortest route, and lay down. One long, two short. Then came the dark bit, and it did not have to be counted.'
  ],
  last: [
    'One long, and two short, and then nothing, and {H} was asleep.',
    'Out at sea everybody could tell where home was, and {H} was asleep.'
  ]
})
