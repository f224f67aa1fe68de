import { wishPlot } from '../wish-plot.ts'

export const fireworks = wishPlot({
  id: 'wish-fireworks',
  beginsElsewhere: true,
  wishes: ['fireworks', 'firework', 'firework display', 'fireworks night', 'sparklers', 'Fourth of July', 'bangs outside', 'loud bangs', 'firecrackers', 'firecracker', 'fire crackers', 'diwali crackers', 'bursting crackers', 'burst crackers', 'scared of crackers', 'scared crackers', 'afraid crackers'],
  answers: ['bangs', 'bang', 'loud', 'noise', 'noisy', 'scared', 'afraid', 'frightened', 'hates', 'night', 'bonfire', 'outside', 'window', 'dog', 'cat', 'park', 'sparklers', 'ear', 'defenders', 'colours', 'watching', 'display', 'going', 'see', 'november', 'july', 'neighbours', 'next', 'door', 'but', 'club', 'rugby', 'village', 'field', 'hiding'],
  moods: ['afraid', 'waiting', 'first', 'sleepless'],
  about: 'The hero wants the colours of the fireworks and not the bangs, and finds out that a bang knocks first.',
  titles: ['The One Without a Bang', 'It Does Knock', '{H} Says When', 'Red, and Then the Noise', 'Fireworks From Under a Cushion'],
  want: [
    {
      id: 'without-bangs',
      A: 'partner',
      paragraphs: [
        'Tonight there were fireworks over the roofs, and {H} wanted to see them very much. {H} wanted the colours. But {H} did not want the bangs.',
        '“They come together,” said {A}. Outside something went BANG, and the window hummed. {H} was under the table already, with a cushion on each ear. “It didn’t even knock,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'two-cushions',
      A: 'partner',
      paragraphs: [
        '{H} carried the cushions to the window, one on each side. Like that it was nice and quiet. But as soon as something red went up, {H} wanted to point at it. One cushion fell down. BANG. {H} was back under the table.',
        'Next it was a woolly hat, and another hat on top. “Can you hear them?” asked {A}. “What?” said {H}. “Can you see them?” The hat had come down over both eyes.'
      ]
    },
    {
      id: 'own-colours',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We could make some that don’t bang,” said {A}. They held the sieve in front of the torch, and it rained dots all over the ceiling. {H} turned the sieve. The dots went round.',
        '“What noise does it make?” asked {H}. “Whatever you like,” said {A}. {H} let it say “plip”. It was beautiful, and not at all sudden. But it never went up.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} came under the table as well. It was quite a good place. You could see the undersides of things. There was a bit of old chewing gum there that nobody had ever owned up to.',
        'BANG, it went outside. Under the table it was only bong. “There’s wood in between,” said {A}, “and us.” They held hands for the next one, so as not to jump to the same side.'
      ]
    },
    {
      id: 'it-knocks',
      A: 'partner',
      paragraphs: [
        '{A} stood at the window and watched. “It’s not true,” said {A} after a while. “They don’t come together at all. First it opens, and that’s quite quiet. Then I can count to three. Then it bangs.” “Every time?” called the table. “Every time! The light’s quicker. The bang comes on foot.”',
        '{H} put out {H}’s head. Something green opened like a dandelion. “One,” said {A}, “two, three.” BANG. “It does knock,” said {H} slowly. “The green is the knock.”'
      ]
    },
    {
      id: 'pet-under',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} did not care for fireworks, with or without colours. {A} had found the place furthest from the window, and was there.',
        '{H} hung a blanket in front, to make a wall, and then another. “It’s only on foot,” {H} told {A} through the crack. “By the time it gets to you it’s quite out of breath.” {A} listened to {H}’s voice and to nothing else.'
      ]
    },
    {
      id: 'elder-wet',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had one rocket,” said {S}, “for the whole street. We’d saved up for it since the summer. Thirty people stood there, with their heads back.” “And how was it?” asked {A}.',
        '“It said pff,” said {S}, “and lay down. It was damp.” {S} spread both hands. “Nobody wanted to go in. So old Mrs Bell said bang, and we all clapped. I’ve never seen a better one.”'
      ]
    },
    {
      id: 'why-slower',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why’s it so slow?” asked {H}. “It has to push through all that air,” said {A}. “The light just shines.” They tried it in the room. {A} waved and said “Hoy”, and both came at the same time.',
        '“You’re too near,” said {H}. So {A} went to the other end and did it there. There was perhaps a tiny bit in between, as thin as paper. “You’d have to be as far off as the church,” said {A}. “Then you’d have time for a whole biscuit.”'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The air came in at the top of the window, and it smelled of matches and cold. In front of the lamps in the street hung a thin blue smoke.',
        '“That’s what’s left of the red ones,” said {H}, “when they’re done.” A bit of it came past the glass. It had no colour any more, and no noise either. It was the tamest thing you ever saw.'
      ]
    }
  ],
  turn: [
    {
      id: 'saying-when',
      A: 'partner',
      paragraphs: [
        '{H} came out from under the table and stood at the window. There were no cushions and only one hat. Something purple opened. “One, two, three,” said {H}, and put up one finger. “BANG!” And the sky said bang, right after {H}, as it was told.',
        '“Again,” said {A}. {H} did the next, and the one after it. The far ones took five, and the near ones took two. {H} pointed, and there it came. Once {H} said it so loudly that {A} jumped. “You’re louder than the sky,” said {A}.'
      ]
    },
    {
      id: 'conducting',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Soon {H} needed both arms. On the left they were white and quick, and on the right they were slow and purple. {H} brought them in one after another, like somebody in front of an orchestra.',
        '“You at the back,” said {H}, “a bit softer.” There was a very soft one then, behind the trees. {A} clapped, and {H} bowed to the window. It had been going on for a while before {H} missed the hat. It lay on the sill.'
      ]
    },
    {
      id: 'across-the-street',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Across the street another window was lit, and in it stood a small person with a saucepan on. {H} held up the hat that lay on the sill, to show that it could be done without. The saucepan came off and was looked at.',
        'So {H} counted with big fingers, one, two, three, and the sky said bang. On the other side a hand went up as well. They did four like that, with the whole street in between. “Now there are two who know,” said {A}.'
      ]
    },
    {
      id: 'their-names',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{H} and {A} gave the fireworks names, to be able to talk about them. There was the Dandelion. There was the Spilt Peas. One went up with a wiggle and came to nothing, and {A} called that one Uncle.',
        '“I like the ones best that come down slowly,” said {H}. “They’re like hair.” “And I like Uncle,” said {A}. “He tries so hard.” They waited for him, and he came twice more.'
      ]
    },
    {
      id: 'behind-the-hill',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A long way off there was another town, and it had fireworks too. They were as small as seeds. One of them opened. “One, two, three,” said {H}, and went on. At eighteen there was a sound like a book falling over next door. “That was theirs,” said {H}.',
        '{A} wanted to send one back, to be polite. “Bang,” said {A} at the window, not very loudly. They waited for an answer. “It isn’t there yet,” said {H}. “It’s on foot.”'
      ]
    },
    {
      id: 'the-gold-one',
      A: 'partner',
      paragraphs: [
        'At the very end one went up higher than all the others. It opened without a sound, right across the sky, and it was gold. It hung down like a willow tree. “One, two, three,” said {H}, with one finger up. “Four, five, six.” They counted to twelve. They counted to twenty, and the gold sank down behind the roofs.',
        '“It never banged,” said {A}. {H} still held up {H}’s finger. “No,” said {H}. “That one was for me.”'
      ]
    },
    {
      id: 'after-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'After that it was so dark that they could hear it. Down in the street people walked home and talked. A small voice said “Again”, and was carried off.',
        '“They’ll be back next year,” said {A}. {H} breathed on the glass and drew one in it, with a finger, quite a big one. It opened slowly, and it was gone when you looked again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in under the table too, and brought another cushion along.',
      '{names} backed up against the sofa and stayed there.',
      { text: '{names} took the cups off the table, because it had begun to shake.', needs: ['hands'] },
      { text: '{names} handed down one more cushion to whoever was under there.', needs: ['hands'] }
    ],
    way: [
      '{names} curled up on the cushion that had fallen down.',
      '{names} shivered at the bang and unshivered at the green one.',
      { text: '{names} pulled two hats down over both ears, and answered no to everything.', needs: ['hands'] },
      { text: '{names} put up both hands against the bang, and it came in between the fingers.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out as far as the edge of the curtain.',
      '{names} gave a small start, exactly on time.',
      { text: '{names} conducted the near ones with a wooden spoon.', needs: ['hands'] },
      { text: '{names} clapped, and it sounded like a very far one.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the cushions back on the chairs and hung up both hats. Outside the last of the smoke went off over the roofs.',
    '{H} splashed a little, and lay down. Far away there was one more, no louder than a cupboard, and {H} had seen it coming.'
  ],
  last: [
    'The sky was only dark again, and said nothing at all, and {H} was asleep.',
    'It was quiet for as long as anybody could count, and {H} slept.'
  ]
})
