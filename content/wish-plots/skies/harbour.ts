import { wishPlot } from '../wish-plot.ts'

export const harbour = wishPlot({
  id: 'wish-harbour',
  wishes: ['harbour', 'harbours', 'harbor', 'harbors', 'fishing port', 'seaport', 'marina', 'hafen', 'puerto de mar'],
  answers: ['boat', 'boats', 'ship', 'ships', 'fishing', 'fish', 'fishermen', 'sea', 'tide', 'low', 'high', 'comes', 'coming', 'goes', 'out', 'in', 'little', 'big', 'small', 'old', 'busy', 'quiet', 'gull', 'gulls', 'sleepy', 'evening', 'night', 'lights', 'captain', 'waves', 'sailing', 'by'],
  except: ['tug', 'tugboat', 'war', 'pearl', 'crash', 'crashed', 'sank', 'sinking', 'sunk', 'afraid', 'scared', 'lost', 'drowned', 'fell', 'storm', 'bridge', 'container', 'ferry', 'master', 'seal', 'seals', 'lighthouse', 'pirate', 'pirates'],
  partnerPlays: true,
  company: ['harbour', 'boat', 'captain', 'sea', 'tide', 'gull', 'herring'],
  about: 'A harbour wants to go to sea for once, as all its boats do, and learns that the sea comes to the harbour twice a day.',
  titles: ['The Harbour That Went Out', 'Two Legs and a Gap', '{H} Waits for the Sea', 'As Far as the Knees', 'Twice a Day, by Itself'],
  want: [
    {
      id: 'off-again',
      A: 'partner',
      paragraphs: [
        '{H} was a harbour, and sat on the floor with both legs out. The legs were the harbour walls, and between the heels was the way in. Beyond it lay a blue blanket, and that was the sea.',
        'In the harbour lay a slipper, and it was a fishing boat. {A} was its captain. “I’m off, then,” said {A}, as every captain does. Nobody had ever told the harbour to come along, and it longed to go to sea.'
      ]
    }
  ],
  way: [
    {
      id: 'gone-out',
      A: 'partner',
      paragraphs: [
        'The slipper chugged out and caught three herrings, which were socks. Behind it the harbour got up. It waded into the blanket, sat down in the middle, and put its legs out. “Here I am,” it called.',
        'The captain looked to the left and to the right. “I was just going home,” said {A}. “Now there’s no home in the place where I left it.” And the sea was as rough inside the harbour as outside. It came in at the back.'
      ]
    },
    {
      id: 'toe',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A boat in a harbour is tied to an iron post. {A} took the string of the slipper, and laid it around the harbour’s big toe in an eight. “That’s how it’s done,” said {A}. “Then you can undo it in a hurry.”',
        'The post twitched. “It mustn’t do that,” said the captain. “Then don’t go between,” said the harbour. “I’m very well built, but I’m ticklish at the end.”'
      ]
    },
    {
      id: 'breakwater',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Could you do me a wave?” asked the harbour. {A} rolled up a towel, and let it come in from the sea with its head down. It struck the left leg, and lay flat. The slipper inside never moved.',
        '“That’s why it’s called a breakwater,” said {A}. “Does it hurt?” “Only the wave,” said the harbour. The towel was rolled again, and had another go. The other leg had not had a turn yet.'
      ]
    },
    {
      id: 'harbour-master',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} was the harbour master, and had a pencil behind one ear. Everything that came in was written down. “Slipper, brown,” said {A}. “From the bedroom. One hole, and somebody’s tried to mend it.”',
        '“I’m in there too, aren’t I?” asked the harbour. {A} leafed back to the first page. “‘Harbour,’” read {A}. “‘Arrived Tuesday. Has not left.’” There was a tick beside it.'
      ]
    },
    {
      id: 'red-and-green',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A harbour has one red light and one green, and boats must go in between. {H} had a red sock on one foot and a green one on the other. “You’re lit,” said {A}. “Now I can come in at midnight.”',
        'The captain shut both eyes, for midnight. The slipper felt its way along the floor, and something squeaked. “Was that the red?” “No,” said {H}. “That was a duck. It’s moored here too.”'
      ]
    },
    {
      id: 'gull',
      A: 'other',
      spare: 5,
      paragraphs: [
        'No harbour is without a gull. It was {A}, and stood on the end of the wall, on one leg. “Have you got chips?” asked the gull. “I’m a harbour,” said {H}. “I’ve got a crane and some nets.”',
        'The gull walked up and down. “You look like somebody who’s had chips,” it said. The harbour held up both hands, and they were empty. The gull smelled at the left one. “Thursday,” it said. “With vinegar.”'
      ]
    },
    {
      id: 'auction',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the morning there’s a fish market by the harbour. {A} held up a grey sock by its tail. “Who’ll give me one button?” called {A}, very fast. “One, one, who’ll give me two?” The harbour nodded. “Two! Who’ll give me three?”',
        '“Three,” said the harbour. “Four,” it said, for it was exciting. It got its own sock for eleven buttons. “Sold,” said {A}. “It’s a bit worn at the heel. They are, this year.”'
      ]
    },
    {
      id: 'spoon-dredger',
      A: 'other',
      spare: 7,
      paragraphs: [
        'The sea leaves mud in every harbour, and once a year it has to be dug out. {A} came with a soup spoon, and started at the knees. It fetched up fluff, two crumbs and the wheel of a lorry.',
        '“I’ve missed that since the spring,” said the harbour. {A} leaned on the spoon. “You’ve let yourself get shallow,” said {A}. “Lift this knee, please. There’s a whole raisin under there.”'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Each boat has its name painted on the back. They went along the wall and read. A shoe was called “Two Brothers”, and there really was another. The boot was “Good Hope”. It looked as if it needed some.',
        '“And what’s yours called?” asked the harbour. The captain bent down to the heel. There was just one letter, nearly worn off. “It says L,” said {A}. “She’s called Left.”'
      ]
    },
    {
      id: 'fog',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Once there was fog. {A} held a pillowcase up in front, and the slipper behind it. “I can’t see you,” called the captain. So the harbour hummed, long and low, with a rest in between. “Is that you, or a cow?”',
        '“A cow goes up at the end,” said {H}. {A} listened to three more. Then the slipper turned, and came straight in. “You went up a bit that time,” said the captain, “but I’d got the idea.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'A head looked up out of the sea, and looked at the boats. It was {A}, and in harbours that is generally a seal. It had noticed that one of the herrings was still unguarded.',
        'The harbour said nothing. A seal lives there as well. Soon there were only two socks on the wall. The third was a good way out, with somebody on top.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I stood on a harbour wall and waved for an hour,” said {S}. “It was for a cousin, on the white ship. I waved both arms.” “And did your cousin wave back?” asked {A}.',
        '“No,” said {S}, “but a whole family on the blue one did. They wrote to me afterwards. We still send cards.” {A} lifted one foot, and gave the sea a small wave. You never know who’s on it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'In a crack of the harbour wall lived a crab. It was {S}, who kept both fists up and walked sideways along {A}’s leg. “You’ve got a loose stone here,” said {S}, at the knee.',
        '“That’s my kneecap,” said {A}. “It’s meant to move.” The crab pushed it to and fro. Then it sat down on the foot. “I’ll live at this end,” said {S}. “It’s more solid.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was the buoy, and showed where the deep water began. A buoy is round at the bottom, and never stands still. This one leaned to the left, and then to the right. Something in it went ding.',
        '{A} had a spoon for that. When {A} leaned too far, the buoy lay on its back and showed its feet. A hand set it up again. It pointed to the deep water, and to the biscuit tin.'
      ]
    },
    {
      id: 'weed',
      A: 'partner',
      paragraphs: [
        '{A} held the slipper up to the harbour’s leg. “There’s weed on every harbour wall,” said the captain, “and it stops at one line. That’s how high the sea’s been. It comes in twice a day.”',
        '“To me?” said the harbour. “I never noticed.” “No,” said {A}. “You’re always looking over the top of it, after the boats.”'
      ]
    }
  ],
  turn: [
    {
      id: 'comes-in',
      A: 'partner',
      paragraphs: [
        'The harbour went back to its place, and sat quite still. It was low tide. The slipper lay on its side in the mud, and waited. Then {A} took hold of the blue blanket. It came over the harbour’s toes, and crept up to the shins.',
        'It lifted the slipper, and the slipper sat up. It had brought a cork, a feather and one more herring. “That’s the sea,” said {H}. “It’s come all this way.” And it rose to the knees.'
      ]
    },
    {
      id: 'rope-too-short',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Tie it long,” said {A}, and let out string. “I knew a captain who tied up short at high water, and went for a bun. When the tide had gone out, there was his boat, hanging on the wall like a coat.”',
        'They tried it with the boot. It hung from {H}’s knee and turned slowly. “What did he do?” asked the harbour. “He had another bun,” said {A}. “It’s six hours until the sea’s back.”'
      ]
    },
    {
      id: 'moon',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What makes it come?” asked the harbour. “It’s mostly the moon,” said {A}. “The moon pulls at the sea, and up it goes.” {A} held a white plate over the blanket. A fold stood up under it, with the captain’s other hand inside.',
        '“It’s never pulled at me,” said {H}. “You’re stone,” said {A}. “It tries. You’ve just never felt like it.”'
      ]
    },
    {
      id: 'going-to-harbour',
      A: 'partner',
      paragraphs: [
        '“Are you off again?” asked the harbour. The captain tied the slipper to its toe. “Not tonight,” said {A}. “Do you know what we talk of out there, all day long? The harbour. Who’ll be in it, and what’s for supper.”',
        'The harbour looked at its walls, and moved them a little closer. “And the sea?” it asked. “It goes out in the night, and comes in with the breakfast,” said {A}. “You needn’t stay up for it. It knows the way.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} left by the gap, and came back by it.',
      '{names} sat on the quay, and looked at the slipper.',
      { text: '{names} spread out the sea, and shook a wave into it.', needs: ['hands'] },
      { text: '{names} moored a shoe behind the other shoe.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the harbour where it used to be.',
      '{names} got wet feet in a place that had been a quay.',
      { text: '{names} hung three herrings over a chair.', needs: ['hands'] },
      { text: '{names} turned the boot’s nose to the wind.', needs: ['hands'] }
    ],
    turn: [
      '{names} rose with the tide, by about a cushion.',
      '{names} lay in the mud till the sea came, and made no fuss.',
      { text: '{names} pulled at the blanket’s other end, as the moon would.', needs: ['hands'] },
      { text: '{names} gave the slipper more string.', needs: ['hands'] }
    ]
  },
  bed: [
    'The herrings went into the drawer, two by two. The slipper was tied up at the wall, with its nose to the door.',
    '{H} lay down, and left a small gap between the heels. Then the sea came in. It came over the toes and the knees, and up to the chin, and there it stopped. It was high tide.'
  ],
  last: [
    'All the boats were in, the water was flat, and the harbour was {H}, asleep.',
    'In the night the sea went out on tiptoe, and {H} slept and did not look after it.'
  ]
})
