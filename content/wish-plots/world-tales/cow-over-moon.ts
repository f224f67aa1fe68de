import { wishPlot } from '../wish-plot.ts'

export const cowOverMoon = wishPlot({
  id: 'wish-cow-over-moon',
  beginsElsewhere: true,
  wishes: ['cow jumped moon', 'cow jumps moon', 'cow jumping moon', 'cow jump moon', 'cow over moon', 'hey diddle diddle'],
  answers: ['cow', 'over', 'moon', 'jumped', 'jumps', 'jumping', 'hey', 'diddle', 'cat', 'fiddle', 'dish', 'spoon', 'little', 'dog', 'laughed', 'ran', 'away', 'nursery', 'rhyme'],
  about: 'A cow comes to find out whether it can be done; she jumps as high as she can and it is never enough, until somebody lies down to laugh.',
  titles: ['A Good Deal Higher than a Gate', 'From Where You Lie', '{H} Holds the Gate', 'And Was It Over', 'The Cow Wants to Know'],
  company: ['cow', 'moon', 'gate', 'dish', 'spoon', 'grass', 'hill', 'lane', 'blanket', 'wall', 'fiddle'],
  out: true,
  want: [
    {
      id: 'cow-asks',
      A: 'partner',
      paragraphs: [
        'Moo, it went, behind the wall, and there stood a cow with one white ear. “Is it true,” asked the cow, “that a cow jumped over the moon?” “It’s in the song,” said {H}, “with a fiddle, and a dish and a spoon.” “And how is it done?”',
        'That is not in the song. {H} looked at {A}, and {A} looked up. The moon had just come over the hill, round and yellow. “I’d so like to know,” said the cow. {H} wanted to know it too.'
      ]
    },
    {
      id: 'the-rest',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We’ll need the others as well,” said {A}. “They’re in the song with you.” So {H} ran in and brought out a dish and a spoon. The dish had a crack in it. “Has it been running?” asked the cow.',
        '“It ran away with the spoon,” said {H}, “but that’s later. First you jump.” The cow swallowed, and would have liked to be the dish.'
      ]
    }
  ],
  way: [
    {
      id: 'first-jumps',
      A: 'partner',
      paragraphs: [
        'First the cow jumped on the spot. All four feet were off the ground. “And?” asked the cow. “Was it over?” “It was more below,” said {H}.',
        'Then {H} held the gate shut, and the cow ran down the lane and jumped over that. The ground shook. “That was a good deal higher,” said {A}. The cow turned round to look. “It’s going up as well,” said the cow. “I’m jumping, and the moon’s going up.”'
      ]
    },
    {
      id: 'moo-at-it',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“You could ask it to come down a bit,” said {A}. The cow mooed at it, long and low. You can hear a moo like that from three fields off. The moon is further than that.',
        'But somewhere behind the hill another cow answered. “That was my aunt,” said the cow. “My aunt wants to know what I’m doing.”'
      ]
    },
    {
      id: 'eat-first',
      A: 'same',
      spare: 1.2,
      paragraphs: [
        '“Perhaps I’m too heavy,” said the cow. “I’ve eaten a whole corner of the field.” “A cow eats as much in a day as three children weigh,” said {A}. {H} was weighed against it, on the gate. The gate said neither yes nor no.',
        '“I could leave out supper,” said the cow. The cow thought about it for a while, and then ate some more, for the strength.'
      ]
    },
    {
      id: 'ladder',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If we were up on the hill there’d be less to jump,” said {H}. So they all went up on the hill, and that took some time, with a cow. At the top they looked up. “It isn’t any nearer,” said {A}.',
        '“But we’re further from home,” said the cow. That was the only thing that had changed. They walked down again, and the moon came along.'
      ]
    },
    {
      id: 'fiddle',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It might be the music,” said {A}. “In the song somebody’s playing.” {H} had no fiddle, so {H} played the gate. It has one note when it opens, and a lower one when it shuts. The cow began to sway a bit at the back.',
        'At the third verse it jumped without having meant to. “That was from the music,” said the cow. It had been the longest jump so far, but it had gone sideways.'
      ]
    },
    {
      id: 'stomachs',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Is it true that you’ve got four stomachs?” asked {H}. “Four rooms,” said the cow, “and everything goes through twice.” {A} listened at the side of the cow. It was like a house in there, when somebody moves all the chairs.',
        '“So you’ve got supper now, and then again later?” “The same one,” said the cow. “It’s better the second time.” {H} thought that very well arranged.'
      ]
    },
    {
      id: 'pet-laughs',
      A: 'pet',
      spare: 1.5,
      paragraphs: [
        '{A} ran along beside the cow and then stopped short at the gate. “{A} can’t help laughing,” said {H}. “It’s in the song.” {A} did not laugh. {A} had never seen a cow from below before, and that is no small thing.'
      ]
    },
    {
      id: 'elder-song',
      S: 'elder',
      A: 'hero',
      spare: 3.5,
      paragraphs: [
        '“My mother sang that to me,” said {S}, “and I always asked what became of the dish.” “And what did?” asked {A}. “She said that it had written,” said {S}. “It was doing well, by the sea.”',
        'The cow had listened with the white ear. “Did it write about the cow?” asked the cow. “Only that everybody was still talking about it,” said {S}.'
      ]
    },
    {
      id: 'child-shows',
      S: 'child',
      A: 'hero',
      spare: 2.5,
      paragraphs: [
        '“I can do it,” said {S}, and jumped over the moon at once. It was a very small moon, on the ground, made of two hands. “Again,” said the cow. {S} did it again.',
        '“So it’s the size,” said the cow. It tried to make the big one smaller by shutting one eye. It only became a moon with half a cow in front of it.'
      ]
    },
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        '{A} laughed so much that {A} had to lie down in the grass. The cow trotted past, up on the bank. “Oh!” said {A}. “From down here the moon’s just sitting on the bank. You were nearly over it! We’ve all been standing up. It isn’t only how high you jump. It’s where you look from.”'
      ]
    }
  ],
  turn: [
    {
      id: 'both-lie-down',
      A: 'partner',
      paragraphs: [
        '{H} spread out the blanket, right below the bank. “We lie down,” said {H}, “and the cow goes up there.” {H} shut one eye, and moved over a bit. Now the moon sat on the bank like an egg on a table. “There!” called {H}. “Jump just there!”',
        'They could hear the cow come. Up it went, brown and large, with the white ear last of all. And below it, quite round and not touched at all, they saw the moon.'
      ]
    },
    {
      id: 'laughed',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For a moment nobody said a thing. Then {A} laughed out loud, and it was exactly the laugh from the song. “That’s how it sounded,” said {H}. “It’s been handed down properly.” Up on the bank the cow bowed, first at the front. A little later it bowed at the back.'
      ]
    },
    {
      id: 'she-looks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“But I didn’t see it,” said the cow. “I was on top.” So {H} jumped on the bank, and the cow lay down on the blanket to look. That is a good deal to lie down, and the front comes last.',
        '“Over!” cried the cow. “Clean over, with both feet! So that’s what it looks like.” It had to be done three more times.'
      ]
    },
    {
      id: 'dish-spoon',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Now it was the turn of the dish and the spoon. {A} carried one of them and {H} carried the other. They ran away hand in hand, as far as the gate. “Is that far enough?” asked {A}. “For a first time,” said {H}. “They’ve got to be home for breakfast.”'
      ]
    },
    {
      id: 'and-now',
      A: 'partner',
      paragraphs: [
        '“Was it over?” asked the cow. “Right over,” said {H}. “There was a bit of sky in between.” “I felt that,” said the cow. “It was cool.” {A} showed with two fingers how much it had been.',
        'Then the cow went home along the lane, with long steps. “And how is it done?” somebody asked behind the hill. “Quite simply,” said the cow. “You need people who lie in the right place.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped back a little, for a cow is bigger than in the song.',
      '{names} breathed in the smell of cow, which is mostly grass.',
      { text: '{names} looked for a fiddle, and brought a comb.', needs: ['hands'] },
      { text: '{names} measured the moon between finger and thumb.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped as well, each time, to help.',
      '{names} ran ahead to the gate, and made room just in time.',
      { text: '{names} picked the daisies out of the way.', needs: ['hands'] },
      { text: '{names} clapped after every jump, even the low ones.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the grass with all the others.',
      '{names} held very still when the ground shook.',
      { text: '{names} turned up a collar against the dew, and looked.', needs: ['hands'] },
      { text: '{names} pointed, and forgot to take the finger down.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shook out the blanket and folded it, and the grass stayed outside.',
    '{H} lay down, and moved over a bit. Now the moon sat on the window sill.'
  ],
  last: [
    'Right over, with a bit of sky between, went {H}, and was asleep.',
    'The moon sat on the sill, and {H} lay in the right place, and slept.'
  ]
})
