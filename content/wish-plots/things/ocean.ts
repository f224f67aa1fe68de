import { wishPlot } from '../wish-plot.ts'

export const ocean = wishPlot({
  themes: ['ocean'],
  except: ['fish', 'fishes', 'underwater', 'crab', 'seahorse', 'nemo', 'whales', 'whale'],
  about: 'A jar of sea keeps getting emptier and fuller, and it is nobody’s thirst but the tide.',
  titles: ['Who Drank the Sea', '{H} Keeps the Ocean in a Jar', 'Three Fingers Missing', 'It Doesn’t Know It’s in a Jar', '{H} and the Small Tide'],
  want: [
    {
      id: 'jar',
      A: 'partner',
      paragraphs: [
        '{H} had brought the sea home in a jam jar. It was real ocean, with sand at the bottom, and it had been full to the brim. Now three fingers were missing. “Somebody’s drunk my sea,” said {H}.',
        '“It wasn’t me,” said {A}. “It’s salty.” “How do you know?” asked {H}, and {A} had no answer to that. {H} wanted to find out who it was. Enough had been lost already. The waves had got one blue bead from {H}’s bracelet.'
      ]
    }
  ],
  way: [
    {
      id: 'rubber-band',
      A: 'partner',
      paragraphs: [
        'They put a rubber band round the jar, just where the water stood. Then they guarded it from both sides. Nobody came. But when {H} looked again, the sea was well below the rubber band.',
        '“There’s a hole,” said {A}, and lifted the jar. It was dry underneath. “Then it flies out at the top,” said {H}, and screwed the lid on. The sea went down all the same, and {H} took the lid off again.'
      ]
    },
    {
      id: 'suspects',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Stick out your tongue,” said {H}. {A} stuck it out. {H} looked for salt on it with the torch, and found a bit of jam. “Where were you at four o’clock?” asked {H}.',
        '“With you,” said {A}. “We were here, and you had my biscuit.” {H} switched off the torch. That question had gone the wrong way.'
      ]
    },
    {
      id: 'top-up',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Put some more in,” said {A}. So {H} held a cup under the tap and added it to the sea. For a moment the jar was full. Then the sea gave a small cough. One cupful came out over the edge and ran along the table.',
        '{A} dipped a finger in the puddle and licked it. It was not salty in the least. “It only spat ours out,” said {A}. {H} wiped the table and said sorry to it.'
      ]
    },
    {
      id: 'shell-ear',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} held one ear to the jar, as you do with shells. “What does it say?” asked {A}. “Hush,” said {H}. {A} was quiet. “No,” said {H}. “That’s what it says. Hush. And then a long time nothing, and then hush.”',
        '{A} listened on the other side. Between their two ears there was the whole sea, and it was cold. “It’s talking to somebody,” said {A}, “and it isn’t us.”'
      ]
    },
    {
      id: 'names-for-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What’s it called, this sea?” asked {A}. On a map each has a name. {H} held the jar up to the light to see what would suit it. There was a scratch, and there was a label that had never quite come off. “Plum,” read {H}. “The Plum Sea.”',
        '“Are there any islands?” There was one, at the back, where the sand had slid. {A} wanted to be the first to land there, with one fingertip. When it came out, it had a white ring on it. “Now it’s been discovered,” said {A}, “and it’s a bit further down again.”'
      ]
    },
    {
      id: 'pet-suspect',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'There was also {A}, who had been near the jar, and who drank from everything. {H} set a saucer with a drop of sea in it in front of {A}. {A} tried it. Nobody has ever looked at a saucer like that.',
        '“You can go,” said {H}. “It wasn’t you.” {A} got a saucer of something else, by way of an apology, and finished that.'
      ]
    },
    {
      id: 'elder-beach',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once waited for the sea on a folding chair,” said {S}. “They’d told me it was coming. I fell into a doze.” {A} asked if it had come. “It came up as far as my knees, and it was very polite about it.”',
        '“And the chair?” “It floated. I paddled home in it, with a newspaper.” {A} looked at {S}’s knees, and there was indeed a line on the trousers.'
      ]
    },
    {
      id: 'child-boat',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“There ought to be a ship on it,” said {A}, and made one out of half a nutshell. It floated round and round along the glass. There was an ant on board, a paper one, with a paper suitcase.',
        '“Where’s it going?” asked {H}. “To the other side.” The other side came past every few seconds, and the ant never got off. “It wants to see it all first,” said {A}.'
      ]
    },
    {
      id: 'salt-test',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“If it was drying up, there’d be salt on the glass,” said {A}. They looked for it. The glass was wet right up to the brim, all the way round. “It went a moment ago,” said {H}.',
        '{H} looked quickly under the table. “Somebody’s sitting here,” said {H}. It was only the lower half of {A}.'
      ]
    },
    {
      id: 'where-did-it-go',
      A: 'partner',
      paragraphs: [
        '“When we got to the beach, it was up at the wall,” said {A} slowly. “And after lunch it was right out. You had to run to it. Who’d drunk it then?” “Nobody,” said {H}. “That was the tide. It always comes back.”',
        '{H} stopped. They both bent down to the jar. The sea drew back another bit, and you could see where it had been. “It’s still doing it,” said {H}. “It doesn’t know it’s in a jar.”'
      ]
    },
    {
      id: 'moon-pull',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“But who tells it?” asked {H}. “It can’t see the other sea from here.” “The moon pulls it,” said {A}. “Right through walls. First it pulls on this side of the world, and then on that.” They turned the jar round, to be fair, so that it was pulled evenly.',
        '{H} held out one arm to feel it. There was a slight pull at the sleeve, but that was {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'low-water',
      A: 'partner',
      paragraphs: [
        'So they waited for the tide. It was a small sea, and it did not take long. Soon the sand lay bare, with ripples in it. And in the ripples lay something blue.',
        '“My bead!” said {H}. {A} held the jar, and {H} lifted the bead out with a long spoon. “Quick,” said {A}. “It’s turning.” At the edge the sand was already wet.'
      ]
    },
    {
      id: 'leave-something',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You ought to leave it something for that,” said {A}. {H} looked for a thing that a sea might want. It had water. It had sand. In the end {H} put in a raisin, close to the edge.',
        'A wave came as high as a thumbnail and felt it all over. Then it went out with the raisin. “It’s taken it,” whispered {H}. “It’ll be telling everybody,” whispered {A}.'
      ]
    },
    {
      id: 'thread-bead',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The bead was a little rougher than before, and it tasted of salt. {A} held one end of the bracelet while {H} pushed it on, between two red ones. There had been a gap there since the summer.',
        '“It’s been all the way along the bottom,” said {A}. “It must have seen whales.” {H} turned it towards the window, so that it could tell the red ones.'
      ]
    },
    {
      id: 'high-water',
      A: 'partner',
      paragraphs: [
        'The sea came in with a very small hush. It covered the ripples and passed the rubber band. At the brim it stopped, and did not spill. “Full,” said {H}. “And nobody filled it.”',
        '“So now you know who drank it,” said {A}. “It did,” said {H}. “But it always gives it back.” {A} coughed. “I did try one sip,” said {A}. “On Sunday.” {H} looked at the jar. It was full all the same.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} coughed, and looked innocent.',
      '{names} sniffed at the jar, and it smelled of Sunday.',
      { text: '{names} pencilled a question mark on the side of the jar.', needs: ['hands'] },
      { text: '{names} held the jar up to the window, and a bit of sea winked.', needs: ['hands'] }
    ],
    way: [
      '{names} sat on guard too, and nobody drank it on that side.',
      '{names} sneezed, and there was a swell.',
      { text: '{names} ran a finger round the bottom, and it came up dry.', needs: ['hands'] },
      { text: '{names} wrote down the time, because the sea did not.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned in over the sand, and very nearly left footprints.',
      '{names} breathed in the low tide.',
      { text: '{names} dried the blue bead on a cuff.', needs: ['hands'] },
      { text: '{names} built a sea wall round the jar, out of spoons.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the spoon. The jar went on the window sill, where the moon could get at it.',
    '{H} washed, and put the bracelet on the chair with the blue bead on top. Then it was only a matter of lying still. Hush, said the jar. And then a long time nothing. And then hush.'
  ],
  last: [
    'Hush, said the jar, at high water and at low, and {H} slept through both.',
    'The day had gone out as far as it could. When it turned, {H} was asleep.'
  ]
})
