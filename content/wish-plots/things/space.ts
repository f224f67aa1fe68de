import { wishPlot } from '../wish-plot.ts'

export const space = wishPlot({
  themes: ['space', 'astronauts', 'planets'],
  except: ['black', 'hole', 'alien', 'aliens', 'comet', 'galaxy', 'universe', 'wars', 'telescope', 'mars', 'venus', 'jupiter', 'neptune', 'uranus', 'pluto'],
  answers: ['outer', 'spaceship', 'spaceships', 'station', 'solar', 'system', 'star', 'stars', 'landing'],
  partnerPlays: true,
  about: 'An astronaut in a washing basket gets every answer one question too late, until the two say “over”.',
  titles: ['Over', 'Slowly, and Feet First', '{H} Asks Mission Control', 'The Answer That Came Too Late', '{H} Lands a Rocket'],
  want: [
    {
      id: 'past-saturn',
      A: 'partner',
      paragraphs: [
        '{H} was in space, in a rocket that had once been the washing basket. {H} had flown past the moon and twice round Saturn. Now {H} wanted to come home, and did not know how.',
        '“Astronaut to mission control,” said {H} into a wooden spoon. “How do I land?” Mission control was {A}, round the corner in the kitchen, with the other spoon. {A} counted to three before answering, because space is so far away.'
      ]
    }
  ],
  way: [
    {
      id: 'crossed',
      A: 'partner',
      paragraphs: [
        'Nothing came. Saturn hummed, or it was the fridge. “And what can I eat up here?” asked {H}. The spoon crackled. “Slowly,” said mission control, “and feet first.”',
        'That was a strange way to eat. “Where do I come down, then?” asked {H}. “In the biscuit tin,” said mission control.'
      ]
    },
    {
      id: 'floating',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is everything floating?” asked mission control. “Everything floats in space.” {H} held up a biscuit and let go of it.',
        '“It’s floating,” said {H}. “Where?” “On the floor.” Mission control said that this was very low for floating. {H} leaned out of the rocket, and the biscuit floated back up, as far as {H}’s mouth.'
      ]
    },
    {
      id: 'window',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What can you see?” asked mission control. {H} looked out through the holes of the rocket. “There’s a planet with fringes,” said {H}. “I think it’s the lamp.”',
        '“Does anybody live on it?” {H} looked for a good long while. “One fly,” said {H}. “It’s walking round and round. It must be somebody’s moon.” {A} wrote that down, for nobody had found a moon that evening yet.'
      ]
    },
    {
      id: 'hoover',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A question from the kitchen,” said {A}. “How do astronauts go to the loo?” {H} knew that. “With a kind of hoover. Or it would float.”',
        'For a time there was silence on the radio. Then mission control was heard to laugh, a long way from the spoon. “We’re all very glad down here,” said {A} at last, “that you went before you left.”'
      ]
    },
    {
      id: 'drifting',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There’s a spanner going past,” said {H}. “It’s a fork,” said mission control, “but I can see why.” Somebody had let go of it up here, and it would go round the Earth for ever. {H} reached out for it, and the rocket leaned.'
      ]
    },
    {
      id: 'alien',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Beside the rocket sat an alien. It had two round eyes, and from close up it looked very like {A}. “I come in peace,” said {H}. “This is a biscuit.” The alien had nothing against the biscuit.',
        '“It doesn’t speak,” {H} told the radio. “But it isn’t cross. It only wants to know when I’m leaving, because I’ve parked on its place.”'
      ]
    },
    {
      id: 'elder-wave',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“One night there were people walking on the moon,” said {S}. “So I went to the window and waved.” {A} leaned out of the rocket. “Did they wave back?”',
        '“They had their hands full,” said {S}. “They were picking up stones.” {A} said that it was usually like that. Then {A} waved, in case they had been looking for {S} all these years.'
      ]
    },
    {
      id: 'child-delivery',
      A: 'child',
      spare: 7,
      paragraphs: [
        'A small spaceship came by. It was a cushion, with {A} on it, and it delivered things. “Did anybody order a banana?” asked {A}. “I ordered it three years ago,” said {H}.',
        '“There was traffic at Mars,” said {A}. They broke the banana in half between the ships. {A} stayed until it was finished, and then pushed off with one foot.'
      ]
    },
    {
      id: 'socks',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Without any warning it rained stars. They were soft, they came over the top of the door, and they were rolled up in pairs. “Shooting stars!” called {H}, and ducked. “Sorry,” said {A} from the other side. “I was putting the socks away.”',
        'Eleven stars had come down, and {H} had caught two. A star may be wished on. “I wish for the one with the hole,” said {A}. “It’s mine.”'
      ]
    },
    {
      id: 'numbers',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Who else is up there?” asked mission control. {H} counted. “There’s me. There’s a bear, on the outside. And in the space station there are some more, who are always up there, even at night.”',
        '“When is it night, in space?” “Sixteen times a day,” said {H}, who had been told so. {A} whistled through the spoon. “Sixteen times good night,” said {A}. “They can’t have time for anything else.”'
      ]
    },
    {
      id: 'tin',
      A: 'partner',
      paragraphs: [
        'The biscuit tin stood on the floor, and {H} steered for it. It was a very small place to land. {H} got one foot in, and the rocket fell over on its side.',
        '“Something went bang,” said {H} into the spoon. “The rug by the kitchen door,” said mission control. {H} looked at the spoon. Whatever was the matter down there?'
      ]
    },
    {
      id: 'too-fast',
      A: 'partner',
      paragraphs: [
        '“Mission control,” said {H}, “I’ve landed in the biscuit tin.” There was a count of three. “Oh,” said {A}. “The tin was for eating. Feet first was for landing.”',
        '“So they’re the right answers,” said {H}, “but they come too late.” “I need a whole second just to the moon,” said {A}. “By then you’ve asked the next thing. You’re too quick for space.”'
      ]
    }
  ],
  turn: [
    {
      id: 'over',
      A: 'partner',
      paragraphs: [
        '{H} sat up straight. “I’ll ask one thing,” said {H}, “and then I’ll say over, and hold my mouth shut.” {H} did, with a whole hand. “How do I land? Over.” One, two, three. “Slowly, and feet first. Over.”',
        '“Where? Over.” One, two, three. “The rug by the kitchen door. Over.” {H} pushed the rocket along with both feet, slowly, round the corner and on to the rug. It did not even creak.'
      ]
    },
    {
      id: 'parachute',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'There ought to have been a parachute, so it came afterwards. {A} held the tablecloth up high by two corners and let it sink. It sank over the rocket, and over {H}, and one corner of it over mission control.',
        '“It’s gone dark,” came from under there. “Is this the night side? Over.” “It’s the side with the jam stain. Over.” {H} found the jam stain, and there was some left.'
      ]
    },
    {
      id: 'wobbly',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You’ll be wobbly,” said {A}. “They always are, when they’ve been up there. They have to be carried.” {H} tried it with one foot, and was as wobbly as could be, and sank down on {A}.',
        '“Is it better?” asked {A} after a while. “Not yet,” said {H}, who could see the biscuits from there. “They say it takes days.”'
      ]
    },
    {
      id: 'heavy-legs',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The rocket was unloaded. There was one bear, one glove, and a stone from a planet that nobody had been to before. It was grey. {A} held it up to the light. “What’s that planet called?” asked {A}.',
        '“Gerald,” said {H}. {A} nodded and put the stone on the window sill, where the moon could see it. “It looks very like the ones from outside our door,” said {A}. “They’re all related,” said {H}.'
      ]
    },
    {
      id: 'welcome',
      A: 'partner',
      paragraphs: [
        '“Welcome to Earth,” said {A}. “What was it like in space?” {H} thought about Saturn, and held up one hand for a little more time. One, two, three.',
        '“A long way,” said {H}. “You have to wait for everything. But it does come.” And after a moment, because {A} was still waiting: “Over.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see the rocket, and kept back from the flames.',
      '{names} floated past the rocket, the right way up.',
      { text: '{names} stuck the moon a little higher on the wall.', needs: ['hands'] },
      { text: '{names} handed the astronaut a sieve, for a helmet.', needs: ['hands'] }
    ],
    way: [
      '{names} went by outside, on an errand to Saturn.',
      '{names} hummed too, so that now there were two fridges.',
      { text: '{names} set the rocket up again, nose to the ceiling.', needs: ['hands'] },
      { text: '{names} moved the tin a little, in case it was in the way of the answer.', needs: ['hands'] }
    ],
    turn: [
      '{names} cleared off the rug, so that it was a landing place.',
      '{names} rolled aside, at the speed of a planet.',
      { text: '{names} waved the rocket in with two oven gloves.', needs: ['hands'] },
      { text: '{names} unrolled a red towel, for the first steps on Earth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tin went back to its shelf, and the spoons to the drawer, one beside the other. The washing basket got its washing back.',
    'Still a bit damp, {H} lay down on the night side. The light went off in the next room. “Good night,” called {H}. “Over.” One, two, three, and it came, from a long way off: “Good night. Over and out.”'
  ],
  last: [
    'It was a long way to the morning, and {H} slept, slowly and feet first.',
    'One, two, three, and nothing more came from the night side. {H} was asleep.'
  ]
})
