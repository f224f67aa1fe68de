import { wishPlot } from '../wish-plot.ts'

export const coconut = wishPlot({
  id: 'wish-coconut',
  wishes: ['coconut', 'coconuts', 'cocoanut', 'coconut tree', 'coconut trees', 'coconut palm', 'coconut sea', 'coconut crab'],
  answers: ['floats', 'floating', 'float', 'floated', 'sea', 'ocean', 'waves', 'beach', 'island', 'sand', 'crab', 'palm', 'tree', 'trees', 'grow', 'grows', 'growing', 'shell', 'brown', 'hairy', 'eyes', 'face', 'water', 'drink', 'white', 'inside', 'open', 'opening', 'opened', 'hard', 'crack', 'cracking', 'round', 'who', 'that', 'wanted', 'wants', 'travel', 'travels', 'travelled', 'journey', 'favourite', 'favorite', 'loves', 'our', 'little', 'big', 'holiday'],
  except: ['curry', 'rice', 'cake', 'oil', 'macaroon', 'ice', 'cream', 'chutney', 'puja', 'prayer', 'temple', 'monkey', 'monkeys', 'parrot', 'shy', 'fair', 'fell', 'head', 'hit', 'sick', 'ill', 'allergic', 'allergy', 'hates', 'hate', 'robot', 'dragon', 'monster', 'pirate', 'pirates', 'died', 'afraid', 'scared', 'mandazi', 'bread'],
  moods: ['first', 'waiting'],
  company: ['coconut', 'crab', 'palm', 'sea', 'beach', 'shell', 'tree', 'door'],
  about: 'A coconut lands on a beach, where a crab tries to get in at each of its three eyes, and the only door turns out to open from inside.',
  titles: ['Three Eyes and One Door', 'A Drink for the Journey', '{H} Floats Across', 'Knock, Said the Crab', 'Nobody Comes In'],
  want: [
    {
      id: 'everything-packed',
      A: 'partner',
      paragraphs: [
        '{H} was a coconut, with a brown blanket all round, and three buttons on it for eyes. It had dropped off a palm into the sea, and the sea was the rug. A coconut floats. It had a drink inside, and a white supper, for weeks at sea.',
        'It wanted to arrive on a beach, and be a tree there. By the sofa on the far side sat {A}. {A} was a crab, and looked out over the water.'
      ]
    }
  ],
  way: [
    {
      id: 'rolling-sea',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The sea took its time. It turned the coconut on one side, and later on the other. {A} made the waves with a corner of the rug. “Are you sea-sick?” called {A}. “I’ve got a husk,” said {H}. “It’s like travelling in a sofa.”',
        'A ship went by, which was a slipper. Nobody on board noticed that somebody here was on the way to be a tree. {H} let them have the right of way.'
      ]
    },
    {
      id: 'a-bird-on-top',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Halfway over, a bird came down for a rest. It was {A}’s hand, and it stood on top of the coconut on two fingers. “Is this an island?” it asked. “Not yet,” said {H}. “You’re early.”',
        'The bird looked round for a tree. There was none, only three eyes, and two of them looked at the sky. “I’ll call again,” it said, “in about six years.”'
      ]
    },
    {
      id: 'crab-knocks',
      A: 'partner',
      paragraphs: [
        'A wave laid the coconut down on the sand. The crab came up, sideways, and knocked. “Is there anybody in?” “Yes,” said the coconut. “Come in. I’ve got a drink here.”',
        '“Where’s the door?” asked {A}. “I’ve never used it,” said {H}. There were three eyes in a ring, so the crab tried those. It pushed at the first, and it was shut. The second was shut as well. By then the coconut had rolled over, and the third was in the sand.'
      ]
    },
    {
      id: 'shake-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The crab laid an ear to the shell, as far as a crab has any, and rocked it. Something went slosh. “You’ve got the sea in there,” said {A}. “No,” said {H}. “The sea’s salty. This is sweet, and it’s mine.”',
        '“Slosh it again,” said {A}. {H} rolled from left to right, and made the slosh with both cheeks. It was the nearest to a drink that the crab had come all day.'
      ]
    },
    {
      id: 'not-a-nut',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I know about nuts,” said the crab. “You crack them.” “I’m not one,” said the coconut. “I’m a stone fruit, like a plum. You’re knocking on the stone.” {A} stood back and looked for the plum.',
        '“It’s the brown hairy part,” said {H}. {A} took a corner of the blanket between two pincers, and chewed. “For a plum you’re dry,” said the crab.'
      ]
    },
    {
      id: 'face-in-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'From the front, the three buttons made a face. There were two eyes, and a round mouth. It looked as though the coconut had just been told something. “What did you hear?” asked {A}. “Somebody knocked,” said {H}.',
        'The crab tried to look like that too. It opened its mouth to an O, and its eyes as well. They stared at each other on the beach for a whole wave.'
      ]
    },
    {
      id: 'sideways',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I could carry you to the rocks,” said the crab. It took hold of the blanket and walked. But a crab walks sideways, and a coconut rolls round. They went in a large circle and came back to their own tracks.',
        '“Somebody’s been here before us,” said {A}, and bent over the sand. “There were two of them. One had no feet.” “I hope they found the rocks,” said {H}.'
      ]
    },
    {
      id: 'sand-in-everything',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came along the beach and sat down on the coconut. It was just the height of a stool. “This one’s warm,” said {A}. “This one’s taken,” said a voice below.',
        '{A} got up and begged its pardon. Then {A} sat down in the sand beside it, and they looked at the sea together. The sea came a bit nearer, and went back again.'
      ]
    },
    {
      id: 'pet-on-beach',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Along the beach came {A}, who knew coconuts only from the doormat. {A} smelled at the fibres. {A} smelled at the buttons as well, the two that were shut and the one below.',
        'At the third eye somebody breathed out. {A} breathed back in. It was dark in there, and warm, and smelled of {H}. {A} lay down against the door, and it could not have opened now if it had wanted to.'
      ]
    },
    {
      id: 'elder-on-sill',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I won one at a fair,” said {S}. “I took it home in my hat. We had no idea what to do with it. It stood on the sideboard, and my mother dusted its face.” {A} asked if they had ever opened it.',
        '“You don’t open company,” said {S}. “When my uncle told his long story, it looked as though it heard it for the first time. In the end he told it to nobody else.”'
      ]
    },
    {
      id: 'child-second-nut',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Another coconut came in on the tide. It was {S}, in a bath towel. “Have you landed?” asked {A}. “I’ve bumped,” said {S}. They lay side by side, with their eyes up.',
        '“Which way is your tree going to grow?” “Up,” said {S}, “but first a bit over your way.” {A} thought about it, and moved along. Palms lean a good deal.'
      ]
    },
    {
      id: 'baby-husk',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} came up to the coconut and found a button at just the right height. {A} pressed it. Nothing happened. {A} pressed the next, and then the one underneath.',
        '“Moo,” said {H}, because there has to be something. {A} sat down in the sand with surprise. After that all of them were pressed, again and again. It was always the third that mooed.'
      ]
    },
    {
      id: 'from-inside',
      A: 'partner',
      paragraphs: [
        'The crab turned the coconut over, and felt all three eyes with one claw. “Two of them are as hard as the wall,” said {A}. “They’ll never open. The third’s soft. That’s your door. But it’s got no handle out here.”',
        '“In here there’s one,” said {H}. “Then it’s not for coming in,” said {A}. “It’s for going out.” The crab sat down in front of it to wait.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-green-one',
      A: 'partner',
      paragraphs: [
        'Inside, the coconut drank up its drink, and ate the white supper. That made somebody in there grow. The button at the third eye moved, and fell off. Out came something green. It was a sock, and then a second one.',
        '“So there was somebody,” said the crab, and took a step to the side. “Who is it?” “It’s the tree,” said the coconut. “It only wanted its supper first.”'
      ]
    },
    {
      id: 'roots-too',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A tree needs feet. At the lower end of the blanket something pale came out and felt for the sand. It was five toes. “There they are,” said {A}. “Are they cold?” “They’re roots,” said {H}. “They’re looking for a hold.”',
        'They took hold of the carpet. The crab tested it with a small pull. Nothing gave. “You’re staying, then,” said {A}. “I’ve unpacked,” said {H}.'
      ]
    },
    {
      id: 'which-leaf',
      A: 'other',
      spare: 9,
      paragraphs: [
        'The first leaves of a palm are in one piece. Only later the wind combs them into strips. {A} was the wind and combed, with all the fingers, from the back to the front. “Does it tickle?” asked {A}.',
        '“I’m rustling,” said {H}. “It’s the same thing, for trees.” So the wind did it once more, and the green socks nodded in the same direction.'
      ]
    },
    {
      id: 'in-the-shade',
      A: 'partner',
      paragraphs: [
        'The palm rose up very slowly. First it sat, and then it knelt, and then it stood, with ten fingers spread out on top. Now there was a piece of shade on the beach, and {A} crept into it. “When will there be coconuts?” “In about six years,” said {H}.',
        '“I’ll stay here, then,” said the crab, and folded up its legs. The palm leaned over a little, as palms do, and kept the sun off the crab.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bobbed about in the sea as well, farther out.',
      '{names} came to the edge of the rug and did not get wet.',
      { text: '{names} sewed on a button with no thread, and held it there.', needs: ['hands'] },
      { text: '{names} pulled at the rug, and it was high tide.', needs: ['hands'] }
    ],
    way: [
      '{names} walked by along the beach, sideways too.',
      '{names} listened at the shell, and heard somebody listen.',
      { text: '{names} knocked as well, only lower down.', needs: ['hands'] },
      { text: '{names} smoothed out the sand where it had been rolled on.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped aside, so that the tree could get by.',
      '{names} lay down in the bit of shade that was left.',
      { text: '{names} picked up the button, and kept it for the next one.', needs: ['hands'] },
      { text: '{names} held a leaf straight until it stood by itself.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tide went out, and the rug was dry. Three buttons went back into the tin, and one green sock found the other.',
    '{H} had a drink of water for the way. Then {H} rolled up in the blanket, with both feet in. Everything was packed. The bed rocked once, and was still.'
  ],
  last: [
    'Nobody knocked, and behind the soft door {H} was asleep.',
    'Somewhere a wave would lay the coconut down, and {H} slept all the way there.'
  ]
})
