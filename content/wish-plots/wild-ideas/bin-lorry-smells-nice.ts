import { wishPlot } from '../wish-plot.ts'

const LORRIES = ['bin lorry', 'bin lorries', 'bin truck', 'garbage truck', 'garbage trucks', 'trash truck', 'rubbish truck', 'rubbish lorry', 'dustcart', 'refuse truck', 'dumpster truck', 'bin van', 'garbage lorry', 'garbo truck', 'recycling truck', 'recycling lorry', 'bin wagon', 'rubbish van', 'waste truck', 'waste lorry']
const SMELLS = ['smell', 'smells', 'smelly', 'stinky', 'stinks', 'stink', 'smelling', 'perfume', 'bath', 'flowers', 'flower', 'roses', 'soap', 'soapy', 'shower', 'scent', 'scented', 'lavender', 'pong', 'pongs', 'pongy', 'whiffy', 'cinnamon']

export const binLorrySmellsNice = wishPlot({
  id: 'wish-bin-lorry-smells-nice',
  wishes: [...LORRIES.flatMap((lorry) => SMELLS.map((smells) => `${lorry} ${smells}`)), 'wheelie bin smell nice', 'smelly bin wants to smell nice', 'garbage truck clean', 'bin lorry clean', 'rubbish truck clean', 'garbage truck likes clean things', 'bin lorry', 'rubbish truck', 'garbage truck', 'bin lorries', 'rubbish lorry', 'garbage trucks', 'dustbin lorry'],
  answers: ['bin', 'bins', 'lorry', 'lorries', 'garbage', 'trash', 'rubbish', 'refuse', 'waste', 'truck', 'trucks', 'dustcart', 'van', 'garbo', 'dumpster', 'smell', 'smells', 'smelled', 'smelling', 'smelly', 'stink', 'stinks', 'stinky', 'nice', 'good', 'lovely', 'sweet', 'better', 'clean', 'fresh', 'like', 'of', 'flowers', 'flower', 'roses', 'perfume', 'soap', 'soapy', 'bath', 'lavender', 'lemon', 'coffee', 'bread', 'cake', 'vanilla', 'wants', 'wanted', 'want', 'wished', 'wish', 'wishes', 'dreams', 'to', 'who', 'that', 'which', 'be', 'a', 'the', 'our', 'big', 'green', 'old', 'little', 'sad', 'friendly', 'funny', 'street', 'nobody', 'everyone', 'everybody', 'holds', 'hold', 'nose', 'noses', 'likes', 'loves', 'party', 'friends', 'driver', 'for', 'once', 'one', 'day', 'week', 'tuesday', 'wash', 'washed', 'because', 'so', 'too', 'very', 'really', 'always', 'with', 'recycling', 'pongy', 'pong', 'whiffy', 'scent', 'shower', 'bubbles', 'people', 'children', 'kids', 'neighbours', 'road', 'town', 'morning', 'man', 'men', 'shy', 'lonely', 'tired', 'of', 'being', 'cinnamon', 'mum', 'mummy', 'dad', 'daddy', 'pretty', 'wear', 'wears', 'wearing', 'sprays', 'spray'],
  except: ['ride', 'drive', 'job', 'scared', 'afraid', 'crash', 'accident', 'fire', 'stuck', 'dead', 'died', 'hurt', 'teddy', 'toy', 'lost', 'thrown', 'threw', 'fox', 'skunk', 'raccoon', 'monster', 'dinosaur', 'space', 'moon', 'why', 'how', 'race', 'christmas', 'birthday'],
  moods: ['question', 'first', 'change'],
  isTale: true,
  out: true,
  company: ['lorry', 'bin', 'bins', 'window', 'windows', 'driver', 'fish', 'soap', 'daisies', 'list', 'coffee', 'street', 'wreath', 'baker', 'oranges', 'buns', 'pencil', 'step', 'cabbage', 'shavings'],
  about: 'A bin lorry wants to smell nice so that one window will open for it; soap and daisies are no help, until it is noticed that a bin lorry smells of whatever went in last.',
  titles: ['The Bin Lorry That Wanted to Smell Nice', 'Fish First', '{H} Writes a List of Bins', 'Just One Open Window', 'Who’s Baking'],
  want: [
    {
      id: 'all-the-windows',
      A: 'partner',
      paragraphs: [
        'On Tuesdays {H} stood on the front step with {A} to see the bin lorry. It was green, and it smelled. All along the street the windows were shut. “I can hear them,” said the bin lorry. “Click, click, click. I’d like to smell nice, just until one of them opens.”',
        '{H} wanted that too. “Come here when you’re empty,” said {H}, “before you start.”'
      ]
    }
  ],
  way: [
    {
      id: 'lemon-and-fish',
      A: 'partner',
      paragraphs: [
        'They washed the bin lorry with a bucket of soap. It smelled of lemon, from the lamps to the back. The next bin had fish in it. “Now I’m lemon and fish,” said the lorry. “That’s how they serve it.” The windows went click. So {H} made a wreath of daisies, and {A} hung it over the lorry’s nose. But you don’t smell a bin lorry as it comes. You smell it when it has gone by. The daisies were in front, and the fish was behind. Click.'
      ]
    },
    {
      id: 'what-smell',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Don’t you mind the smell?” {A} asked the driver, who had a cheese sandwich. “What smell?” asked the driver. He breathed in to see, right down to his belt. After a quarter of an hour a nose stops telling you about things. It thinks that you know by now.',
        '“And what does our street smell of?” asked {H}. The driver could say that at once. “Cheese,” said the driver.'
      ]
    },
    {
      id: 'perfume',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had a bottle of scent that nobody wore. It was called “Evening by the Lake”. {H} put a drop behind each of the bin lorry’s mirrors, where one puts it. “How do I smell?” asked the lorry. They walked round to the back.',
        '“Like a lake,” said {H}. “In the evening,” said {A}, “when somebody’s left a picnic there. In June.” The lorry was quiet for a bit. “What month is it now?” it asked. It was September.'
      ]
    },
    {
      id: 'holding-its-breath',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps you should hold your breath,” said {H}, “when you go by the windows.” The bin lorry shut its flap at the back, and rolled up the street on tiptoe. At the third house it had gone rather dark green.',
        'At the fourth it had to let go. The flap flew up, and a whole Tuesday came out in one puff. A pigeon fell off a gutter, and caught itself on the way. “I nearly had it,” said the lorry.'
      ]
    },
    {
      id: 'pine-tree',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In many cars there hangs a small fir tree made of cardboard, so that they smell of woods. {A} had one, and hung it on the bin lorry’s mirror. They waited. A bin lorry is the size of forty cars. “I can smell a tree,” said the lorry bravely. “It’s a very long way off.”',
        '{H} put {H}’s nose right up to it. It was true, there was a wood. But round the wood stood a bin lorry.'
      ]
    },
    {
      id: 'guessing',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They stood on the step with their eyes shut, and the bin lorry rolled by on its round. “It’s onions,” said {H}, “and a wet dog.” “A blanket that a wet dog had,” said {A}. “And someone’s had a birthday. There are candles in it.”',
        '“How old were they?” asked the lorry. {A} sniffed once more. “Six,” said {A}. It turned out to be seven. The seventh had been blown out before the others, and had had time to get cold.'
      ]
    },
    {
      id: 'other-shuts-the-window',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was the first in the street to shut the window. “It’s nothing against you,” {A} told the bin lorry through the glass. “What?” asked the lorry. {A} opened it a crack. “Nothing against you!” called {A}, and the smell came in by the crack.',
        '{A} shut it again, politely, and waved. It fogged up. With one finger {A} wrote “SORRY” on the pane. From outside you read it the wrong way round, so the lorry asked {H} who Yrros was.'
      ]
    },
    {
      id: 'pet-admires-it',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'There was one who thought nothing of soap. When the bin lorry came round the corner, {A} sat down beside {H} and lifted {A}’s nose. It all went by like a long poem. There was the bone on Monday. There was the cheese rind from number nine.',
        'When the lorry had been washed, {A} looked at {H} with big eyes. Somebody had wiped out the poem. {A} had been just at the cheese.'
      ]
    },
    {
      id: 'elder-horse',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was small, a horse pulled the dustcart,” said {S}. “So the street smelled of rubbish, and of horse.” “Was that worse?” asked {A}. “You opened the window for the horse,” said {S}, “and shut it for the cart. You had to be quick.”',
        'The bin lorry had been listening. “Have you still got it?” it asked. “The horse?” said {S}. “Not on me.” The lorry looked down at its front. There would have been room.'
      ]
    },
    {
      id: 'child-smells-nice',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} did not see what was wrong with it. “It smells of bin lorry,” said {S}. “What should it smell of?” The lorry was so moved that it blinked on both sides. “And you smell of {S},” it said.',
        '{S} smelled at one elbow, and then at {A}’s. They were not the same. “What do I smell of?” asked {A}. “A bit of lorry,” said {S}. The lorry was very pleased, and {A} tried to be.'
      ]
    },
    {
      id: 'the-last-bin',
      A: 'partner',
      paragraphs: [
        'Next Tuesday they listened from the step, with their noses. “At the café it smelled of coffee,” said {A}, “until the next bin. Then it was fish. It’s always whatever went in last.” “That’s what lies on top,” said {H}. “Who’s last?” “The nappies at number ten,” said the bin lorry. “I’ve always gone round that way.”'
      ]
    }
  ],
  turn: [
    {
      id: 'fish-first',
      A: 'partner',
      paragraphs: [
        '{H} fetched a pencil. “Fish first,” wrote {H}, “and nappies on top of the fish.” Then came cabbage, and old socks from the school. After that it got better and better. It was wood shavings, then orange peel, and then coffee. Last of all was the baker, who had dropped a tray of cinnamon buns. {A} read the list to the driver. “It’s all the same to me,” said the driver. “Round is round.” And he drove the round from the other end.'
      ]
    },
    {
      id: 'whose-bin',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A lady came out, and had seen the list. “I’m between the cabbage and the socks,” said the lady. “Couldn’t I be further down? I’ve got a lavender bush.” {H} went and smelled. It was a good one. “You’re after the oranges,” said {H}, and wrote it in.',
        'By noon four more had come, to better themselves. One brought half a melon. “Nobody’s ever cared where they came before,” said the bin lorry to {A}.'
      ]
    },
    {
      id: 'peel-by-peel',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What if there’s a hole in the oranges?” asked {A}. “And a bit of fish looks through?” They tried it out on the step, in a bowl. {A} put in the skin of a cheese. {H} laid orange peel on it, piece by piece, as a roof is laid.',
        'Then they smelled it from above. “Orange,” said {H}. “Orange,” said {A}, “with a cellar.” {H} put two more pieces in front of the cellar door.'
      ]
    },
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        'In the evening the bin lorry came back down the street, with everything in it. It drove slowly. Click, it went above {H}. The first window was open. “Mm,” said somebody. “Who’s baking?” Click, click, it went, all the way down. At every window there was a nose.',
        'They looked to the left and to the right. There was only a bin lorry. “Good evening,” it said. “Cinnamon?” asked a man. “On coffee,” said the lorry, and blinked. It did not say what that was on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed in for the bin lorry, and was sorry for it.',
      '{names} counted the clicks, up to the corner.',
      { text: '{names} waved to the bin lorry, with one hand at the nose.', needs: ['hands'] },
      { text: '{names} held the front door open, which was hard.', needs: ['hands'] }
    ],
    way: [
      '{names} smelled the lemon, and afterwards the fish.',
      '{names} stood in front of the lorry, where it was daisies.',
      { text: '{names} polished the bin lorry’s lamps with a cloth.', needs: ['hands'] },
      { text: '{names} picked three more daisies for the wreath.', needs: ['hands'] }
    ],
    turn: [
      '{names} came down the street behind the smell of buns.',
      '{names} said “Mm” as well, for all to hear.',
      { text: '{names} opened a window for the bin lorry, with a click.', needs: ['hands'] },
      { text: '{names} saved an orange skin, for next Tuesday.', needs: ['hands'] }
    ]
  },
  bed: [
    'The list was hung beside the door, for every Tuesday. The bucket was rinsed, and smelled of lemon.',
    '{H} washed the pencil off, and smelled of soap. The pillow was what came last, and so {H} smelled of pillow.'
  ],
  last: [
    'One window in the street was still open, just a crack, and {H} was asleep.',
    'The bin lorry stood in its shed, with the coffee on top, and {H} was asleep.'
  ]
})
