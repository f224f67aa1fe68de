import { wishPlot } from '../wish-plot.ts'

export const feelingCurious = wishPlot({
  id: 'wish-feeling-curious',
  wishes: ['curious', 'curiosity', 'feeling curious', 'being curious', 'feels curious', 'felt curious', 'so curious', 'very curious', 'always curious', 'curious child', 'curious girl', 'curious boy', 'curious kid', 'curious toddler', 'curious mind', 'curiousity', 'curiouser', 'inquisitive', 'inquisitiveness', 'being inquisitive', 'inquisitive child', 'nosy', 'nosey', 'nosy child', 'nosey child', 'being nosy', 'being nosey', 'feeling nosy', 'wants to know everything', 'wanting to know everything', 'curious about everything', 'curious what it opens', 'curious key', 'curious about a key', 'curious what is inside', 'curious what is in there'],
  answers: ['feeling', 'feelings', 'feel', 'feels', 'felt', 'being', 'little', 'very', 'so', 'too', 'always', 'child', 'kid', 'girl', 'boy', 'toddler', 'son', 'daughter', 'mind', 'about', 'everything', 'anything', 'things', 'something', 'know', 'knows', 'want', 'wants', 'wanting', 'find', 'finds', 'finding', 'out', 'ask', 'asks', 'asking', 'question', 'questions', 'look', 'looks', 'looking', 'explore', 'explores', 'exploring', 'learn', 'learning', 'discover', 'discovering', 'key', 'drawer', 'lock', 'hen', 'tin', 'home', 'kitchen', 'house', 'today', 'tonight', 'day', 'morning', 'evening', 'first', 'big', 'made', 'full', 'of', 'what', 'how', 'good', 'stay', 'staying', 'world', 'new', 'mystery', 'opens', 'open', 'inside', 'person', 'four', 'five', 'three'],
  except: ['george', 'cat', 'kitten', 'puppy', 'dog', 'fox', 'owl', 'bear', 'monkey', 'mouse', 'rabbit', 'bunny', 'elephant', 'dragon', 'penguin', 'kea', 'fish', 'octopus', 'robot', 'snowman', 'star', 'moon', 'cloud', 'why', 'body', 'bodies', 'babies', 'baby', 'died', 'death', 'dead', 'dying', 'hospital', 'fire', 'matches', 'stove', 'plug', 'neighbour', 'neighbor', 'neighbours', 'nose', 'picking', 'present', 'presents', 'christmas', 'birthday', 'space', 'dinosaur', 'rover', 'princess', 'fairy'],
  moods: ['question', 'learning', 'first'],
  company: ['key', 'drawer', 'hen', 'string', 'hole', 'peg'],
  about: 'The hero is so curious what a small key opens that the head goes over to one side, and from that side the hero sees that the hole is in the key, so it must be looking for a peg.',
  titles: ['Seven Things It Did Not Open', 'Head on One Side', 'The Key That Brought Its Own Hole', '{H} Is Curious', 'Looking for a Peg'],
  want: [
    {
      id: 'back-of-the-drawer',
      A: 'partner',
      paragraphs: [
        '{H} was curious. At the very back of the kitchen drawer, under the string, there lay a key. It was as short as a thumb and as thick as a pencil. {H} had never seen it before. What did it open?',
        '“You’re curious,” said {A}. “How can you tell?” asked {H}. “Your head’s gone over to one side.” {H} felt for it with both hands. It had. {H} put it up straight, and looked at the key, and over it went again.'
      ]
    }
  ],
  way: [
    {
      id: 'all-the-holes',
      A: 'partner',
      paragraphs: [
        'A key has to have a hole somewhere, so {H} tried all the holes there were. In the front door it rattled about. In the cupboard it stuck. The bathroom door did not want it at all.',
        '“It isn’t for the bicycle, either,” said {A}, “or for the suitcase.” Soon {H} knew of seven things that the key did not open. {H} was seven times as curious as before.'
      ]
    },
    {
      id: 'book-on-the-head',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} thought that curious could be measured. {H} laid a thin book on top of {H}’s head. While they talked about soap, it stayed where it was. They talked about Tuesday, and it stayed.',
        '“I do wonder who hid that key,” said {A}. The book slid off over one ear. They tried it again with porridge, and with socks, and nothing fell. “And what’s behind the wall?” asked {A}. Down came the book. Now they knew what {H} was curious about, and what only had to be washed.'
      ]
    },
    {
      id: 'through-a-keyhole',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Where a key won’t go in, you can at least look in. {H} put one eye to the keyhole of the bathroom. There was a strip of bath, and half of a tap. “What’s the other half doing?” asked {H}.',
        'The door was open, so they could have walked in and looked. But through the hole it was a far better tap. “With one eye you see half as much,” said {A}, “and you’re twice as curious.” From the half that they could not see, a drop fell.'
      ]
    },
    {
      id: 'black-dots',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“When somebody’s curious,” said {A}, “the black dots in the eyes get bigger. That’s to let more in.” {H} fetched a hand mirror at once. The dots were big. “What are they like when I’m not curious?” asked {H}, and looked still harder.',
        'It could not be done. Whenever {H} looked, {H} was curious about the dots, and they were big already. “You’d have to be bored, and look by accident,” said {A}. {H} put the mirror by the soap for later.'
      ]
    },
    {
      id: 'smell-of-a-key',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} was so curious that {H} smelled the key. It smelled of coins. Then {H} smelled a clean spoon, and it smelled of nothing. {H} held the key for a while, and smelled that hand. Now the hand smelled of coins as well.',
        '“It takes both of you,” said {A}. “Metal hardly smells by itself. It’s the skin that does it, when it’s been holding metal.” {H} looked at the key, and at the thumb. “I came here to find out one thing,” said {H}.'
      ]
    },
    {
      id: 'guesses',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They each had three guesses. {H} guessed a treasure chest, a tower, and the lid of a very small piano. {A} guessed a box for other keys. “And where’s the key to that?” asked {H}. “Inside,” said {A}. “That’s why it was never found.”',
        'They thought of that box, with the key to it shut in it. It was nearly worse than not knowing. {H}’s head had gone over so far that one ear lay on the shoulder.'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Where does it go,” asked {A}, “when you aren’t curious any longer?” {H} had to think. Last week {H} had been curious about what was under the plug of the bath. Then {H} had looked. “And?” “It was hair,” said {H}, “and it went away.”',
        '“The hair?” “The curious.” It had gone straight to the next thing, which was how the hair had got so long. So it never went far. It only moved house.'
      ]
    },
    {
      id: 'biscuit-tin',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} went off, and came back with a tin. It had a tight lid and no lock, and nobody knew any more what was in it. “The key isn’t for that,” said {A}. “But look what the tin does to your head.” It had gone right over.',
        'They held the key against the tin, to be fair. Then {A} took off the lid. In the tin were four buttons and a smaller tin. “Now I’m curious as well,” said {A}, and sat down.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was so curious as a child,” said {S}, “that I took the lid off our musical box.” “What was in it?” asked {A}. {S} had expected a band. There was a small brass roller with pimples. “So where was the band?” asked {A}.',
        '“That’s what I wanted to know. I was at it for years.” {S} had gone on to clocks, and then to other people’s clocks. “It never once turned out to be a band,” said {S}, “but I can mend nearly everything.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m not curious,” said {S}, and sat down with both arms folded. {A} put the key behind one hand, and looked at it there, and said, “Ah.” {S} looked at the ceiling. “Aha,” said {A}.',
        '{S}’s arms stayed folded. But one foot had started out towards {A}, quite slowly, on its heel. “Your foot’s curious,” said {A}. {S} looked down at it. “It’s going by itself,” said {S}. “I’m only coming along.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} looked at the key with one side, and then with the other side. Now there were two heads over it, and they leaned different ways. {A} sniffed it from the thick end to the thin one. It was not food, and it had not been alive.',
        '“But you still want to know,” said {H}. {A} did. {A} pushed it once, and it slid a little way, and {A} jumped back. That was one thing found out.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was curious about the string from the drawer. {A} pulled it, and there was more. {A} pulled again, and there was more of it still. “It goes on like that,” said {H}.',
        'That was only what {H} said. {A} had to see for {A}’s own self, and pulled until the very end came out. It had a knot in it. {A} gave {H} a long look. Nobody had said anything about a knot.'
      ]
    },
    {
      id: 'not-curious',
      A: 'partner',
      paragraphs: [
        'At last {H} wanted to stop being curious. {H} put the key back in the drawer, and held {H}’s head quite straight, and counted. It went well as far as nine. “Your head’s gone over again,” said {A}, “and so has the rest of you.” {H} was leaning towards the drawer like a tree in the wind.'
      ]
    }
  ],
  turn: [
    {
      id: 'its-own-hole',
      A: 'partner',
      paragraphs: [
        'So {H} took out the key, and this time the head stayed where it wanted to be. From that side {H} did not look along the key. {H} looked in at the end. “There’s a hole in it!” said {H}. It was square, and as small as a lentil.',
        '{A} looked too. “All the others go into a hole,” said {A}. “This one’s brought its own.” “Then it isn’t looking for a hole at all,” said {H}. “It’s looking for a peg!”'
      ]
    },
    {
      id: 'pegs',
      A: 'same',
      spare: 12,
      paragraphs: [
        'So now they were curious about everything that stuck out. There was a good deal of it. The tap stuck out, and so did a hook, and so did {H}’s nose. “Is it square?” asked {A}. {H} felt it. It was not.',
        'All day they had walked past these things. As long as they were curious about holes, there had been nothing in the house but holes. “You only see what you’re asking about,” said {A}. {H} looked round for something square.'
      ]
    },
    {
      id: 'tin-hen',
      A: 'partner',
      paragraphs: [
        'On the lowest shelf stood a tin hen. It had stood there always, and had never done anything. Under one wing was a peg, and the peg was square. The key went over it like a hat.',
        '{H} turned it until it would turn no more, and let go. The hen walked across the floor, and pecked at every step. At {H}’s foot it stopped, with its head on one side. “It’s curious,” said {A}. “About what?” asked {H}, and {H}’s head went over too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see the key, and every head went over to one side.',
      '{names} did not know the key either, and so there was more to be curious about.',
      { text: '{names} weighed the key on a flat palm, and passed it on.', needs: ['hands'] },
      { text: '{names} felt about in the drawer for a second key, and found a cork.', needs: ['hands'] }
    ],
    way: [
      '{names} remembered one more hole, low down, behind the door.',
      '{names} guessed a clock, which was wrong, but not by much.',
      { text: '{names} held the torch while the key was tried.', needs: ['hands'] },
      { text: '{names} brought a money box, and it opened without any key.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way of the hen, which looked at nobody.',
      '{names} went ahead of the hen, to see where it was going.',
      { text: '{names} stopped the hen with one finger at the edge of the rug.', needs: ['hands'] },
      { text: '{names} blew the dust off the other wing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The key was hung round the hen’s neck on a bit of string. Nobody would have to wonder again.',
    'While {H} washed, both ears were level. In bed {H}’s head went over to one side, and this time there was a pillow.'
  ],
  last: [
    '{H} was asleep with one ear down. The hen stood on the shelf, and leaned the same way.',
    'One last bit of the spring let go, and the hen pecked once in the dark. {H} would have been curious, but {H} was asleep.'
  ]
})
