import { wishPlot } from '../wish-plot.ts'

export const keysInTheNappyBag = wishPlot({
  id: 'wish-lost-keys',
  nothingElse: true,
  wishes: ['lost keys', 'lost her keys', 'lost the keys', 'lost house keys', 'lost car keys', 'lost door keys', 'lost the key', 'loses keys', 'losing keys', 'keys missing', 'missing keys', 'keys gone', 'can’t find keys', 'cant find keys', 'couldn’t find keys', 'couldnt find keys', 'cannot find keys', 'looking for keys', 'looked for keys', 'look for keys', 'searching keys', 'forgot where keys', 'keys bag', 'keys handbag', 'keys nappy bag', 'nappy bag', 'nappy bag keys', 'changing bag keys', 'changing bag', 'diaper bag', 'diaper bag keys', 'keys in nappy', 'keys in diaper', 'baby bag keys', 'keys pram', 'keys buggy', 'locked out keys', 'mislaid keys', 'keys lost again', 'keys disappeared', 'keys vanished', 'hunting for keys', 'hunt keys', 'hunt for the keys', 'keys purse', 'keys pocket', 'keys stroller', 'keys pushchair', 'keys bottom of the bag', 'nappies keys', 'keys wrapped', 'keys doorstep', 'keys misplaced', 'misplaced keys', 'keys on the doorstep'],
  answers: ['lost', 'lose', 'loses', 'losing', 'missing', 'mislaid', 'gone', 'keys', 'key', 'house', 'car', 'door', 'front', 'bag', 'handbag', 'nappy', 'nappies', 'diaper', 'diapers', 'changing', 'baby', 'baby’s', 'pram', 'buggy', 'pocket', 'pockets', 'find', 'found', 'finding', 'look', 'looked', 'looking', 'search', 'searched', 'searching', 'everywhere', 'where', 'always', 'again', 'every', 'morning', 'today', 'yesterday', 'home', 'school', 'run', 'late', 'rain', 'outside', 'step', 'doorstep', 'locked', 'out', 'in', 'under', 'bottom', 'the', 'her', 'his', 'my', 'our', 'were', 'was', 'we', 'all', 'hid', 'hidden', 'put', 'mummy', 'mum', 'mom', 'mommy', 'mama', 'daddy', 'dad', 'papa', 'granny', 'grandma', 'nana', 'grandpa', 'brother', 'sister', 'little', 'whole', 'time', 'cross', 'funny', 'forgot', 'purse', 'stroller', 'pushchair', 'vanished', 'disappeared', 'hunt', 'hunting', 'misplaced', 'shopping', 'shops', 'lollies', 'ice', 'cold', 'hot', 'summer', 'winter', 'rainy', 'auntie', 'uncle', 'cousin', 'evening', 'weekend', 'saturday', 'hook', 'table', 'garden', 'grandad'],
  except: ['piano', 'keyboard', 'magic', 'secret', 'golden', 'gold', 'treasure', 'castle', 'princess', 'dragon', 'pirate', 'chest', 'prison', 'safe', 'crash', 'police', 'stolen', 'thief', 'dead', 'died', 'hospital', 'dementia', 'rusty', 'drain', 'river', 'sea', 'dog ate', 'potty', 'alone', 'scared', 'monkey', 'zoo', 'divorce'],
  moods: ['lost', 'losing', 'alone', 'late', 'waiting', 'change'],
  namesFamily: true,
  out: true,
  company: ['keys', 'nappy', 'nappies', 'bag', 'door', 'mat', 'lollies', 'freezer', 'pocket', 'pockets', 'puddle', 'step', 'hat', 'bib', 'bottle', 'hook', 'neighbour', 'rattle', 'tapes', 'lock', 'street', 'wipes', 'gate', 'box', 'clock'],
  about: 'The keys are lost in the nappy bag, which jingles only when it is full and never when it is unpacked, until it is heard with which things the jingle goes in.',
  titles: ['It Jingles', 'Nine Clean Nappies', '{H} Weighs Them in One Hand', 'The Lollies Are Dripping', 'The Keys Are in Bed'],
  want: [
    {
      id: 'it-jingles',
      A: 'partner',
      paragraphs: [
        '{H} stood at the front door with a box of ice lollies. {A} had the nappy bag, with everything in it for a baby, and the keys. {A} felt in seven pockets. “I’ve lost the keys,” said {A}, and shook the nappy bag. It jingled. “No, they’re in here.” {H}’s box began to drip. The lollies had to get to the freezer, and that was indoors.'
      ]
    }
  ],
  way: [
    {
      id: 'a-pocket-for-pockets',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s a very good bag,” said {A}. “There’s a pocket for everything.” {A} opened them one after another. There was one for the bottle, and one for a spoon. There was one for things that had been thrown out of the pram. “And which one’s for the keys?” asked {H}.',
        '{A} showed it. It was the best of them all, small and flat, with a zip of its own. {A} undid the zip. There was half a biscuit in it, and a note. “Keys here,” said the note.'
      ]
    },
    {
      id: 'through-the-letter-box',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} looked in by the letter box. There was the hall, and it did not know that it was being looked at. A clock went on ticking for nobody. On the wall was the hook for the keys. “They aren’t on the hook,” said {H}. “I knew that,” said {A}. “I’ve got them here, lost.”',
        'They both listened. The freezer hummed, far away at the back, cold from top to bottom. A lolly let go a drop. It was hard on the lolly, to hear that.'
      ]
    },
    {
      id: 'all-out-on-the-mat',
      A: 'partner',
      paragraphs: [
        'So they unpacked the nappy bag, and laid it all on the mat. There were a bib, a bottle, wipes, a very small hat and nine clean nappies. {A} shook the empty bag, and it did not jingle. “Then they aren’t in it,” said {A}, and put everything back. {A} picked up the bag, and it jingled. “They’re only in it when it’s full,” said {H}. So they laid it all out once more.'
      ]
    },
    {
      id: 'are-you-moving',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A neighbour came by, and saw the things from the nappy bag on the mat. “Are you selling these?” asked the neighbour. “We’re looking for the keys,” said {H}. “What do they look like?” “Like keys,” said {H}.',
        'The neighbour put on a pair of glasses and bent down. “That’s a nice hat,” said the neighbour, after a while. “How much is it?” {A} said that it was not for sale. But it was tried on. It sat on one ear.'
      ]
    },
    {
      id: 'other-asks-the-question',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Where did we have the keys last?” asked {A}. “In a hand,” said {H}. {A} looked at every hand there was, on both sides. “And before that?” “In the nappy bag,” said {H}. “And before that?” “In the lock.” {A} looked at the lock.',
        '“So they were here,” said {A}, and was pleased. “We’re getting closer.” {H} thought so as well. They stood quite close to it already. Two fingers could have touched it.'
      ]
    },
    {
      id: 'elder-big-key',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Our key was as long as my arm,” said {S}. “Nobody ever lost it. You couldn’t have put it in a nappy bag. The bag would have tipped over.” {A} would have liked to see it. “Where did you keep it, when you went out?” asked {A}.',
        '“Under a flower pot,” said {S}, “and everybody knew. If we came home late, there were neighbours at our table, playing cards. They’d let themselves in, because it was raining. They always asked us to sit down.”'
      ]
    },
    {
      id: 'child-opens-the-mat',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} tried the spoon out of the nappy bag. It went into the keyhole a little way, and stopped. {S} tried a corner of the bib. “Is it open now?” asked {S}. “No,” said {A}. {S} knocked, to be on the safe side.',
        'Nobody came, since they were all out here. “There’s nobody in,” said {S}. “We must have gone out.” {S} thought that they would surely be back soon, as there were lollies. So {S} sat down to wait for them.'
      ]
    },
    {
      id: 'pet-on-the-bib',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was glad that there was so much on the mat. {A} turned round on it three times, and lay down on the bib. “Has {A} got the keys?” asked {H}. Somebody looked under {A}. There was a sock there, and it had been missed since Monday.',
        'The box dripped once more, strawberry. {A} knew where the next drop would land, and lay with an open mouth just there. {A} was in no hurry for the keys.'
      ]
    },
    {
      id: 'baby-packs-too',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} watched all the things come out of the nappy bag. They were {A}’s, every one, and it was good to see them all together. {A} put the bottle back. Then {A} put back the hat, and one shoe, which was on a foot.',
        '“We’re taking out, not putting in,” said {H}. {A} thought that over, and took the bottle out again. It went over the edge of the step. That was how {A} had always done it.'
      ]
    },
    {
      id: 'with-the-nappies',
      A: 'partner',
      paragraphs: [
        'This time they put the things back one by one, and after each {A} shook the bag. The bottle went in, and the wipes, and the hat. “It’s quiet,” said {A}. Last of all {A} put in the nine nappies, and it jingled. “So it came in with the nappies,” said {A}. “But a nappy doesn’t jingle.” {H} held out a hand. “Give me them all,” said {H}. “Keys are heavy.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-seventh',
      A: 'partner',
      paragraphs: [
        '{A} took the box, and {H} weighed the nappies in one hand. They were all as light as a bun. But the seventh hung down at both ends, and it was done up with its tapes. “A clean nappy’s never done up,” said {H}. {H} pulled at one tape, and at the other. In it lay the keys, warm and dry. “Who put the keys to bed?” asked {A}. Then {A} saw a puddle by the step. “Oh,” said {A}. “It was me.”'
      ]
    },
    {
      id: 'what-it-can-drink',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} wanted to know how much a nappy can drink. There was still some water in the bottle, and {H} poured it in. The nappy took it all, and felt dry on top. “A whole cup,” said {A}. “It turns to jelly in there, and stays.” The nappy had got as round as a loaf.',
        'So {H} held the dripping box over another one. A strawberry drop fell in, and was gone. It would have drunk the lollies to the stick, if it had been let.'
      ]
    },
    {
      id: 'eight-are-asleep',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now {A} could not stop weighing. {A} weighed the other eight nappies as well, and shook each by its ear. “There might be something else in there that I’ve lost,” said {A}. “I’ve been missing an umbrella.”',
        '{H} helped, and felt them from end to end. There was no umbrella. The last one had a crease that looked like a smile. “That’s all of them,” said {H}. “You’ve got nothing more in here to lose.” {A} was not so sure, and went through the wipes.'
      ]
    },
    {
      id: 'how-keys-sleep',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“They do look rested,” said {A}. The keys lay in the nappy, side by side, with their teeth all the same way. “Do they snore?” asked {H}. {A} listened. “The big one does,” said {A}. “The small one’s for the bicycle, and hardly ever gets up.”',
        '{H} did up the tapes again, quite softly, and then undid them. It was nice to find the keys a second time. They were just where they had been left, and that had not happened to {A} for years.'
      ]
    },
    {
      id: 'into-the-lock',
      A: 'partner',
      paragraphs: [
        'In the morning the keys had dropped into that puddle. {A} had wrapped them in a nappy, for nothing dries as well. Then a bus had come, and they had been forgotten in there. {H} put a key in the lock, and the door opened. The lollies were bent, but they were still lollies. They went to the freezer, all but two. “And where are the keys now?” asked {A} from the step. {H} shook the seventh nappy. It jingled. “They’ve been changed,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited where the door would open, if it did.',
      '{names} listened to the jingle, and it was surely theirs.',
      { text: '{names} felt in every pocket that had nothing to do with it.', needs: ['hands'] },
      { text: '{names} held a hand under the drips.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on the mat, between the wipes and the hat.',
      '{names} looked into the empty bag, as far as it went.',
      { text: '{names} laid the bib straight, since it was a shop now.', needs: ['hands'] },
      { text: '{names} shook the bottle, and it was not that.', needs: ['hands'] }
    ],
    turn: [
      '{names} went in first, in case the hall had been lonely.',
      '{names} licked up a bit of strawberry that was on the way down.',
      { text: '{names} packed the nappy bag for the third time.', needs: ['hands'] },
      { text: '{names} held the door, though it was quite open.', needs: ['hands'] }
    ]
  },
  bed: [
    'The nappy bag was hung up by its strap. Beside it hung the keys, on their hook, and {H} looked twice to see them hang.',
    '{H} washed off the strawberry, and felt for two pyjama legs, and found both at once. Then {H} lay down, and was light as a bun.'
  ],
  last: [
    'Warm and dry, and done up as far as the chin, {H} was asleep.',
    'In the hall nothing jingled, and {H} was asleep.'
  ]
})
