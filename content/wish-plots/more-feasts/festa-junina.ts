import { wishPlot } from '../wish-plot.ts'

export const festaJunina = wishPlot({
  id: 'wish-festa-junina',
  wishes: ['festa junina', 'festas juninas', 'festa junino', 'festa junhina', 'festa joanina', 'festa de sao joao', 'festa de são joão', 'festa sao joao', 'festa são joão', 'sao joao', 'são joão', 'sao joao party', 'são joão party', 'june festival brazil', 'june party brazil', 'brazilian june festival', 'brazilian june party', 'junina', 'juninas', 'festa junina school', 'festa julina', 'arraial', 'arraiá', 'arraia party', 'quadrilha', 'quadrilhas', 'quadrilha dance', 'dancing quadrilha', 'quadrilha junina', 'caipira hat', 'caipira dress', 'festa junina hat', 'festa junina straw hat', 'festa junina corn', 'festa junina bonfire', 'festa junina flags', 'bandeirinhas', 'canjica party', 'pamonha party'],
  answers: ['straw', 'hat', 'hats', 'dance', 'dances', 'dancing', 'danced', 'pairs', 'pair', 'partner', 'partners', 'square', 'corn', 'popcorn', 'cob', 'cake', 'cakes', 'pamonha', 'canjica', 'pipoca', 'bonfire', 'fire', 'fogueira', 'flags', 'flag', 'bunting', 'paper', 'freckles', 'plaits', 'braids', 'patch', 'patches', 'checked', 'check', 'shirt', 'dress', 'dresses', 'dressed', 'dressing', 'up', 'rain', 'rains', 'rained', 'raining', 'snake', 'lie', 'forró', 'forro', 'accordion', 'music', 'song', 'school', 'nursery', 'class', 'street', 'square', 'yard', 'neighbours', 'brazil', 'brazilian', 'june', 'july', 'winter', 'night', 'evening', 'party', 'festival', 'feast', 'first', 'time', 'learning', 'learn', 'family', 'cousins', 'friends', 'vovó', 'vovo', 'grandma', 'grandpa', 'mummy', 'mamãe', 'papai', 'dad', 'today', 'tomorrow', 'tonight', 'weekend', 'excited', 'loves', 'fun', 'our', 'new', 'big', 'too', 'going', 'wearing', 'ate', 'eating'],
  except: ['burn', 'burns', 'burnt', 'burned', 'firework', 'fireworks', 'balloon', 'balloons', 'rocket', 'hospital', 'hurt', 'fell', 'afraid', 'scared', 'cried', 'crying', 'lost', 'died', 'dead', 'funeral', 'misses', 'missing', 'drunk', 'fight', 'wedding', 'dragon', 'dinosaur', 'scarecrow', 'carnival', 'carnaval'],
  moods: ['first', 'learning', 'waiting', 'proud'],
  out: true,
  fed: true,
  company: ['hat', 'flags', 'fire', 'rope', 'Dona Nilda', 'Mr Nunes', 'corn', 'cob', 'cobs', 'leaves', 'bowl', 'popcorn', 'table', 'awning', 'pairs', 'rain'],
  about: 'In the dance of Festa Junina the rain is always a lie, until it ticks on a straw hat that is too big, and only the hero hears it.',
  titles: ['The Rain Is a Lie', 'A Hat Like a Roof', '{H} and the Quadrilha', 'Tick', 'Dry Corn'],
  want: [
    {
      id: 'two-by-two',
      A: 'partner',
      paragraphs: [
        'At the Festa Junina {H} wore a straw hat with a brim like a tray. Paper flags hung over the street, and there was corn on every table. Far off, behind a rope, grown-ups looked after a fire. {H} wanted to dance the quadrilha with {A}, right to the end. You dance it in pairs, and Dona Nilda calls what to do. “Here comes the rain!” Everybody turned round to run home. “It’s a lie!” Everybody turned back.'
      ]
    }
  ],
  way: [
    {
      id: 'wrong-hand',
      A: 'partner',
      paragraphs: [
        'At the next rain {H} turned round. The hat was too big, and did not. It only sank, down to {H}’s nose. “It’s a lie!” {H} turned back in the dark, felt for {A}’s hand, and got hold of a corn cob. Mr Nunes from the bakery was at its other end, and danced along as far as the cake.'
      ]
    },
    {
      id: 'all-corn',
      A: 'other',
      spare: 1,
      paragraphs: [
        '{A} went along the tables with {H}, and asked what there was. There was corn on the cob, and corn cake. There was white corn in warm milk. There was sweet corn mash, in a parcel of leaves. “And what’s that tied with?” asked {A}. It was tied with a corn leaf.',
        '“And what’s there for people who don’t like corn?” “Popcorn,” said the woman behind the table. They were given a bag each.'
      ]
    },
    {
      id: 'the-bow',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the beginning each pair bows. {H} bowed to {A}, and the hat went on down by itself. It landed on {A}’s shoes, and covered them both. “Thank you,” said {A}. “They weren’t warm.”',
        '{A} bowed as well, to pick it up. {H} had bent down for it too. Their heads met, and from above it looked very polite. “Once more,” called Dona Nilda, “and without the noise.”'
      ]
    },
    {
      id: 'one-hair-each',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the top of a cob there hangs a bunch of hair. “Every grain’s got one of its own,” said {A}, “and it’s as long as it has to be.” {H} took hold of a single hair and followed it with one finger, down under the leaves. There sat the grain.',
        '{H} gave the hair a small pull. “It’s a bell,” said {H}. They rang at number seven, and at number twelve. Nobody came to the door, for they were all in bed, in rows.'
      ]
    },
    {
      id: 'freckles',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For the feast you paint on freckles, and {H} did {A}’s. There were six on each side, and one over for the nose. “Don’t laugh,” said {H}. {A} laughed, and the six on the left went up into one eye.',
        'So {H} had to paint them where they would be when {A} stopped. It looked very crooked. Later on {A} was serious for a moment, and they were all in line.'
      ]
    },
    {
      id: 'patch',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the knee of {H}’s trousers was a red patch with big stitches. {A} lifted one corner of it. There was no hole under it at all. “It’s a lie,” said {A}. That is how it is done at Festa Junina, where the patches come first.',
        '“The hole can come later,” said {H}. “Then it’s mended already.” {H} tried kneeling on it a little, to let the hole know where.'
      ]
    },
    {
      id: 'snake',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Mind the snake!” called Dona Nilda, for that belongs to the dance as well. All the pairs hopped, and gave a shriek. “It’s a lie!” {A} had hopped the highest, and came down last.',
        '“You knew that there wasn’t one,” said {H}. “I did,” said {A}, “but my knees didn’t.” They looked where it had not been. There was a corn leaf, rather long, and it lay very still.'
      ]
    },
    {
      id: 'pet-no-lies',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} danced as well, in the middle between two pairs. When all the others turned round, {A} went straight on. {A} had held a nose into the air, and did not smell any rain. “That’s the only one that didn’t believe it,” said a neighbour.',
        'At the end of the street {A} waited until they had all come back. Then {A} took the place in front, as it was due to whoever had been there first.'
      ]
    },
    {
      id: 'crossword',
      A: 'same',
      spare: 12,
      paragraphs: [
        'One flag had been cut out of a newspaper, and half a crossword was on it. Each time that they danced by below, they read a little. “Four letters,” read {A}. Then the rain was called, and they had to go. “And it falls,” read {H} on the way back.',
        'They thought about it all down the line. “Cake,” said {H}. Mr Nunes was just picking up a slice from the ground. So it had to be right.'
      ]
    },
    {
      id: 'elder-bridge',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Our caller was the postman,” said {S}. “He called that the bridge was down, and the whole line turned and went back. But once he got a cough in the middle. He never got to say that it was a lie.” “And what did you do?” asked {A}.',
        '“We danced back,” said {S}, “out of the square, and down the hill, two by two. My mother was very surprised that I was home by eight, and with a partner.”'
      ]
    },
    {
      id: 'child-tunnel',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'The pairs held up their hands and made a tunnel. You go through it bent, and then you make a piece of it yourself. {S} went through, ran round outside, and went through again. “You’ve got to stop and be tunnel,” said {A}.',
        '{S} stopped and was tunnel, with both arms up. Now nobody was small enough to go through it but a hen, and the hen went round.'
      ]
    },
    {
      id: 'guest-umbrella',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was new here, and had brought an umbrella. “Here comes the rain!” called Dona Nilda, and it went up at once. “It’s a lie!” It had to come down again, and that takes two hands and a knee. “You needn’t open it,” said {A}.',
        '“I know,” said {S}. “But she calls it so well.” By the fourth time two other pairs were dancing rather close to {S}, just in case.'
      ]
    },
    {
      id: 'baby-flag',
      S: 'baby',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'A paper flag had come off its string, and {S} sat on an arm and held it. When the pairs turned round, {S} was turned as well, and when they turned back, {S} came too. After a time {S} pointed with the flag before anything had been called.',
        'The whole line turned round. “Who called that?” asked Dona Nilda. “{S},” said {A}. “It’s a lie,” said Dona Nilda, and {S} laughed until the flag shook.'
      ]
    },
    {
      id: 'thumb',
      A: 'other',
      spare: 13,
      paragraphs: [
        '“How big’s the fire?” asked {H}. {A} held up one thumb, and shut one eye. The whole fire went in behind the nail. “It’s as big as that,” said {A}, “from here.” That was how they liked it best. {H} hid it too, and let it out again.',
        '“My thumb’s quite warm,” said {H}. {A} felt it. It was, a little. It had been holding a cob.'
      ]
    },
    {
      id: 'rustles',
      A: 'partner',
      paragraphs: [
        '{A} pulled the leaves off three cobs and stuffed them into the hat. Now it sat tight. But at every step they rustled in {H}’s ears. “Here comes the rain!” That was loud enough. The lie was not. All the others turned back, and {H} pulled {A} along to the end of the street. “Where’s everybody?” asked {H}.'
      ]
    },
    {
      id: 'tick',
      A: 'same',
      paragraphs: [
        'So the leaves came out again, and the hat sank. Under it, it was dark and quiet. Tick, it went. “You’ve left one in,” said {A}, with an ear at the brim. “I haven’t,” said {H}, and stood quite still. Tick, tick. {A} looked up. “That’s on top,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'they-know-the-dance',
      A: 'partner',
      paragraphs: [
        '“Here comes the rain,” said {H}. “It’s a lie!” called all the pairs, and turned twice, for they knew the dance. {H} said it again. They turned again. Their hats were small, and the first few drops went past. “The corn’ll get wet,” said {A}. {H} laid the hat over the biggest bowl of popcorn. At last it fitted.'
      ]
    },
    {
      id: 'hat-keeps-ticking',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They stayed by the bowl and listened. The hat ticked, sometimes here and sometimes there. {A} laid one finger on the straw, wherever the next drop would be. It was always somewhere else. “You’re too late,” said {H}.',
        '“I’m not late,” said {A}. “It’s changing its mind.” Then one drop came down just on the nail. They both looked at it. It was not a lie.'
      ]
    },
    {
      id: 'under-the-awning',
      A: 'partner',
      paragraphs: [
        'Then it came down so that the flags dripped. “It isn’t a lie!” called Dona Nilda, and everybody ran under the baker’s awning, and {H} and {A} with the bowl. Far off the fire hissed. On the tables the cake was swimming. Under the hat the popcorn was dry. Then the pairs lined up once more, for the end. Without a hat {H} found {A}’s hand at once. “Here comes the rain!” called Dona Nilda. Nobody turned round. They were looking at it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood under the paper flags, which fluttered.',
      '{names} stayed close to the tables, on the side with the cake.',
      { text: '{names} set a hat straight, and then a bowl of corn.', needs: ['hands'] },
      { text: '{names} took the end of a line, hand in hand.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round with all the others, and was first for once.',
      '{names} got in between two pairs, and came out with a third.',
      { text: '{names} clapped for the music, and missed a beat.', needs: ['hands'] },
      { text: '{names} picked corn leaves up off the street.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in under the awning, with one wet ear.',
      '{names} sniffed at the rain, and believed it.',
      { text: '{names} carried the other bowls in, and poured off the rain.', needs: ['hands'] },
      { text: '{names} had a handful from under the hat, still dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The flags hung down, wet and thin. By the rope the grown-ups watched until the fire was quite black. The hat went home on top of the empty bowl.',
    '{H} washed off the street and the butter, and lay down. On the window sill it went tick.'
  ],
  last: [
    'The rain went on, and it was true, and {H} was asleep.',
    'Tick, said the sill, and nobody turned round, for {H} was asleep.'
  ]
})
