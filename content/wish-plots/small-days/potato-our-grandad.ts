import { wishPlot } from '../wish-plot.ts'

export const potatoOurGrandad = wishPlot({
  id: 'wish-potato-our-grandad',
  namesFamily: true,
  nothingElse: true,
  wishes: ['potato looks like grandad', 'potato looks like granddad', 'potato looks like grandpa', 'potato looks like grandfather', 'potato looks like gramps', 'potato looks like opa', 'potato looks like nonno', 'potato looks like abuelo', 'potato looks like grampa', 'potato looked like grandad', 'potato looked like grandpa', 'potato looking like grandad', 'potato looking like grandpa', 'potato just like grandad', 'potato just like grandpa', 'potato like grandad', 'potato like grandpa', 'potato like granddad', 'potato grandad', 'potato granddad', 'potato grandpa', 'potato grandfather', 'potato gramps', 'potato grampa', 'potatoes look like grandad', 'potatoes look like grandpa', 'spud looks like grandad', 'spud looks like grandpa', 'spud like grandad', 'potato face grandad', 'potato face grandpa', 'potato nose grandad', 'potato nose grandpa', 'potato peel grandad', 'potato peel grandpa', 'potato peeled grandad', 'potato chin grandad', 'potato looked exactly like him'],
  answers: ['potato', 'potatoes', 'spud', 'sweet', 'looks', 'look', 'looked', 'looking', 'like', 'exactly', 'just', 'same', 'face', 'nose', 'chin', 'eyebrow', 'eyebrows', 'shaped', 'which', 'with', 'has', 'had', 'found', 'find', 'finds', 'peel', 'peels', 'peeling', 'peeled', 'nobody', 'no', 'may', 'can’t', 'won’t', 'not', 'don’t', 'let', 'wants', 'keep', 'keeps', 'kept', 'eat', 'of', 'in', 'bag', 'is', 'was', 'a', 'lumpy', 'big', 'supper', 'dinner', 'soup', 'kitchen', 'shop', 'market', 'allotment', 'because', 'it', 'our', 'my', 'grandad', 'granddad', 'grandpa', 'grandfather', 'gramps', 'grampa', 'opa', 'nonno', 'abuelo', 'grandad’s', 'grandpa’s', 'bit', 'little', 'very', 'one'],
  except: ['died', 'dead', 'misses', 'missed', 'gone', 'heaven', 'grave', 'funeral', 'ashes', 'fat', 'ugly', 'teased', 'couch', 'stamp', 'stamps', 'printing', 'bug', 'superhero', 'mouldy', 'rotten', 'allergic', 'hospital', 'ill', 'sick', 'war', 'hungry', 'plants', 'planting', 'grows', 'growing', 'digs', 'digging', 'cooks', 'mashes', 'fell', 'away'],
  moods: ['first', 'change', 'proud', 'learning', 'question'],
  company: ['potato', 'potatoes', 'chin', 'nose', 'bowl', 'peeler', 'soup', 'pan', 'carrot', 'shelf', 'floor', 'eyebrow', 'table', 'grandad', 'thimble', 'lamp', 'bag', 'fridge', 'plate'],
  fed: true,
  about: 'The hero has a potato that is the very image of a grandad and may not be peeled; the other cannot see it, until that one lies on the floor, from where the hero has always seen him.',
  titles: ['The Potato That Nobody May Peel', 'Mostly Chin', 'A Grandad in the Bowl', '{H} Keeps the Sixth', 'Seen from Down Here'],
  want: [
    {
      id: 'the-sixth',
      A: 'partner',
      paragraphs: [
        '{H} had found a potato that looked like a grandad. It came up as the sixth, when {A} had peeled five for the soup. It had a broad chin, and over that two small holes. Far back stood one bit of root, like an eyebrow. “It’s our grandad,” said {H}. “Nobody may peel it.” {A} held it this way and that. “It’s a potato with two holes,” said {A}. The soup needed six. {H} took it back.'
      ]
    }
  ],
  way: [
    {
      id: 'who-is-in-the-bag',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps there was more of the family in the bag. They took out a long one, bent in the middle, which was looking for something under a chair. They took out two that had grown together. “They’re on the phone,” said {H}.',
        '“And that one?” It was quite smooth. {A} looked at it from all sides. “That’s only come about the meter,” said {A}, and let it go first.'
      ]
    },
    {
      id: 'the-voice',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} tried to help, and lent it a voice. “Who’s had my newspaper?” said {A}, very deep, behind the potato. {H} shook {H}’s head. That was not it at all.',
        '“What does he say, then?” asked {A}. “First he doesn’t say anything,” said {H}. They let the potato do that. It did it so well that {A} looked round, to see what it had noticed.'
      ]
    },
    {
      id: 'scratchy',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Feel it,” said {H}, and rubbed it on {A}’s cheek. It was cool, and a bit scratchy, and there was some earth. “That’s right for about five o’clock,” said {H}. “In the mornings he’s smooth.”',
        '{A} rubbed once more, on the other side. It did remind {A} of somebody. “A brush?” said {A}. {H} took the potato away, before it could hear.'
      ]
    },
    {
      id: 'a-rest',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} laid it on the cushion, with a cloth up to the chin. There it rested. It breathed so quietly that you could see nothing of it. “He says he isn’t asleep,” whispered {H}. “He’s only looking at his eyelids.”',
        '{A} bent down. There were no eyelids, as far as {A} could tell. But {A} turned the radio down all the same, and chopped an onion one slice at a time.'
      ]
    },
    {
      id: 'with-a-hat',
      A: 'partner',
      paragraphs: [
        '{H} set a thimble on its head, for a hat. “Now?” asked {H}. “Now it’s a potato with a hat,” said {A}. {H} leaned it on the good cushion, and laid a button before it, for a plate. “Now it’s a potato that’s having a button.” {A} was really trying. {A} even put on the lamp. But however the potato sat there, eye to eye with {A}, it was nobody that {A} knew.'
      ]
    },
    {
      id: 'somebody-else',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} saw at once that it looked like somebody. “It’s the man from the bank,” said {A}. “It’s not,” said {H}. “With the door that you have to push,” said {A}. “He always stands just so.”',
        '{H} put a hand over the bank half of it. “And now?” asked {H}. {A} looked at what was left. “Now it’s his wife,” said {A}. It was no good asking {A}.'
      ]
    },
    {
      id: 'the-rules',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What may be done with it, then?” asked {A}. {H} had thought about that. It might be dusted. It might be spoken to, but not all at once. “And it mustn’t see the masher,” said {H}.',
        '{A} moved the masher, which hung right opposite, and hung up a spoon there instead. The potato looked at the spoon. “He likes that,” said {H}. “He’s in it, only long.” {A} looked in it too, and there was a queue.'
      ]
    },
    {
      id: 'one-like-me',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Is there one that looks like me?” asked {H}. {A} went to the bottom of the bag for it. There lay a very small one, quite new, with skin as thin as paper. It had a dot of earth on the nose.',
        '“I’m not that small,” said {H}. “It’s from the spring,” said {A}. {H} wiped its nose for it. Then the two were stood side by side, and the small one leaned.'
      ]
    },
    {
      id: 'how-he-laughs',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“If it was him, it would laugh,” said {A}. “Tell it something.” {H} told it the joke about a hen at the station. They both watched closely. The potato kept a straight face all the way to the ticket office.',
        '“There,” said {H} at the end. “Did you see the holes? They got bigger.” {A} had been looking at the wrong place. {H} would have told it again, but nobody laughs twice at the hen.'
      ]
    },
    {
      id: 'head-right-back',
      A: 'partner',
      paragraphs: [
        '“Where are his eyes?” asked {A}. “You can’t see them,” said {H}. “They’re round behind the nose.” To show how, {H} looked up at nobody, and tipped {H}’s head right back. {A} stopped stirring and looked at that head. “Is that how you see him?” asked {A} slowly. “That’s how he is,” said {H}. “He begins at the chin.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-floor',
      A: 'partner',
      paragraphs: [
        '{A} put down the spoon, and lay on the kitchen floor, flat on the back. {H} held the potato over {A}’s face, high up, with the chin in front. First there was a chin. Over that came two small round holes, and a long way off one eyebrow. “Oh,” said {A}. “Good evening.” {A} lay there for a while. “Has he always had those holes?” “Always,” said {H}. “When you’re small, people are mostly chin.”'
      ]
    },
    {
      id: 'what-else-there-was',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Since they were down there already, they looked at the rest. The table had a number underneath, and a pencil cross from whoever had built it. The lamp was a round, white nothing. On the fridge there was dust as thick as felt, or so it looked from the edge.',
        '“I’ve lived here for years,” said {A}, “but only in the top half.” {H} showed {A} where the pea was.'
      ]
    },
    {
      id: 'child-sees-it',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} came by, and was shown it from the front. “That’s a potato,” said {S}. Then {A} held it up high. {S} tipped back {S}’s head. “Hello,” said {S} at once, and waited to be lifted.',
        'The potato did not lift anybody, and {S} was quite put out. “He’s tired,” said {A}. “Then he should sit down,” said {S}. So it was sat down, and straight away it was a potato again.'
      ]
    },
    {
      id: 'pet-knows-it-all',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'For {A} none of this was new. {A} had never in {A}’s life seen anybody from the top. “{A} thinks that we’re all holes and chins,” said {H}.',
        'They bent down, so that {A} should see them from the front for once. {A} drew back a bit. It was a great deal of face at one time. When they had straightened up again, {A} knew them.'
      ]
    },
    {
      id: 'up-on-the-shelf',
      A: 'partner',
      paragraphs: [
        'So it was five potatoes and a carrot, and the soup did not miss anybody. The sixth could not sit at the table, for there it would only have been a potato. It was put on the shelf, close to the edge. They ate with their heads back. “He’s looking at my soup,” said {A}. “He wants to know if it’s hot,” said {H}, and blew on it. Then {H} let go of the spoon for a moment and raised one eyebrow. Up there it was raised already.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the potato as well, from very near.',
      '{names} came to see who was not to be peeled.',
      { text: '{names} wiped some earth off its chin.', needs: ['hands'] },
      { text: '{names} counted the potatoes in the pan, and it was five.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the thimble, in case there was hair.',
      '{names} sat down opposite it, and was not spoken to either.',
      { text: '{names} tried the hat a little further back.', needs: ['hands'] },
      { text: '{names} laid the peeler in the drawer, and shut that.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the floor as well, and looked up.',
      '{names} got some of the soup, and kept an eye on the shelf.',
      { text: '{names} held the potato up too, as high as it would go.', needs: ['hands'] },
      { text: '{names} turned it a bit, so that it could see the whole table.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pan was washed. In the light a potato turns green. So it got a paper bag for the night, at the back of the shelf.',
    '{H} washed, and lay down flat. Whoever came to say goodnight began at the chin. Far up there were two holes, and behind those, if you waited, a face.'
  ],
  last: [
    'In its bag on the shelf it had one eyebrow up, and {H} was asleep.',
    'Nobody had peeled it, and nobody would, and {H} was asleep with {H}’s chin in the air.'
  ]
})
