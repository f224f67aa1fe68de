import { wishPlot } from '../wish-plot.ts'

export const painting = wishPlot({
  id: 'wish-painting',
  wishes: ['painting', 'paintings', 'paint', 'paints', 'finger painting', 'finger paint', 'finger paints', 'fingerpainting', 'painting picture', 'paintbrush', 'paint brush', 'watercolours', 'watercolors', 'easel', 'handprints', 'hand prints', 'messy play', 'mixing colours', 'mixing colors', 'painted picture'],
  answers: ['picture', 'pictures', 'hands', 'hand', 'finger', 'fingers', 'colours', 'colors', 'green', 'blue', 'yellow', 'frog', 'pond', 'messy', 'big', 'with', 'paper', 'playing', 'learning', 'first', 'loves', 'brush', 'art', 'artist', 'water', 'my', 'play', 'sun', 'new', 'mummy', 'daddy', 'grandma', 'nursery', 'fridge', 'hung', 'painted', 'school', 'proud'],
  except: ['face', 'faces', 'nail', 'nails', 'wall', 'walls', 'bedroom', 'egg', 'eggs', 'fence', 'room', 'house', 'museum', 'gallery', 'famous', 'stolen', 'alive', 'life', 'magic', 'came', 'comes', 'come', 'who', 'stepped', 'inside', 'carpet', 'dog', 'cat', 'elephant', 'easter', 'rocks', 'pebbles', 'body', 'competition', 'toenails', 'boat', 'door', 'chalk', 'sand', 'spilled', 'spilt', 'spills', 'spill'],
  moods: ['first', 'learning', 'proud'],
  company: ['frog', 'frogs', 'pond', 'sun'],
  about: 'There is no green for the frog, until one with a blue hand and one with a yellow hand shake on it.',
  titles: ['A Frog by Handshake', 'There Was No Green', '{H} Mixes All of Them', 'Blue Hand, Yellow Hand', 'Brown Is for Toads'],
  want: [
    {
      id: 'no-green',
      A: 'partner',
      paragraphs: [
        'They were painting with their fingers, both on one large sheet. {H} had the blue, and did a pond on the left. {A} had the yellow, and did the sun on the right. It had a great many rays. All that the pond needed was a frog.',
        'But in the green pot there was only a dry crust with a crack in it. “Make it a brown one,” said {A}. “Brown’s for toads,” said {H}. It had to be a frog, and it had to be green.'
      ]
    }
  ],
  way: [
    {
      id: 'shirts',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For painting you need an old shirt, back to front. {H} had one on, and it came down to {H}’s knees. The buttons were behind, where nobody has any hands. “Do mine up,” said {H}. “First do mine,” said {A}.',
        'They both had to stand with their backs to each other, and that did not work at all. In the end they left them open. “It’s a good thing that we’re painting forwards,” said {A}.'
      ]
    },
    {
      id: 'two-mugs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the table stood a jar of water for the brushes. Beside it stood a mug with {A}’s drink. {A} needed a brush, for the very thin rays. {A} washed it out without looking, round and round.',
        '“That’s your milk,” said {H}. They both looked in. The milk was as yellow as custard, and had a hair in it. “I thought it was washing well,” said {A}. They poured it down the sink, and it was a very sunny sink. After that the new milk stood on the window sill, and was looked at twice before every sip.'
      ]
    },
    {
      id: 'drips',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} held the sheet up to see it from further away. At once two drops came out of the sun and ran down. “Mine’s the left one,” said {A}. “Mine’s the right one.” They bent down, to be at the finish.',
        'The left one had nearly won. Then it met a bump in the paper, and stopped there to think. The right one went past it and off the edge. It won on {H}’s foot.'
      ]
    },
    {
      id: 'sky-on-top',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{H} had put in the sky, a blue stripe along the top. “What’s that white bit in between?” asked {A}. “That’s air,” said {H}. “The sky’s on top.” “Outside it comes down to the ground,” said {A}.',
        'They went to the window to look. It did come down, behind the houses. “You can’t tell what it does behind there,” said {H}, and left the sky where it was.'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 5,
      paragraphs: [
        'As soon as all their fingers were wet, {A}’s nose began to itch. It always does. “Scratch it for me,” said {A}. {H} held up ten blue fingers. “Not with those,” said {A}.',
        '{H} did it with an elbow. It was too high, and then too far to the left. “There,” said {A}. By then {H}’s nose had started. There was no dry elbow left, and they rubbed the two noses together like cows.'
      ]
    },
    {
      id: 'thumbs',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} pressed a thumb on the edge of the sheet. It left a hundred fine lines. With six legs it was a beetle. {H} put one beside it. “Mine’s got a hill in the middle,” said {H}. “Mine’s got a lake,” said {A}.',
        'They made a long row of them, on their way to the pond. “If one of these ever does something naughty,” said {A}, “they’ll know whose it is.”'
      ]
    },
    {
      id: 'newspaper',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Under the sheet lay an old newspaper, so that the table stayed clean. {A} had begun to read it. “A man has grown the longest leek in the country,” read {A}. “It was as long as”, and there came a big splash of blue.',
        '“As what?” asked {H}. {A} scratched at it. “You’ve painted over it,” said {A}. They guessed how long. {A} said as a bus. {H} rubbed a bit off with one sleeve. It said, “as his wife.”'
      ]
    },
    {
      id: 'brush-hair',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The thick brush had lost a hair, and it was stuck in the sun. {A} tried to pick it out. Now there was a dent, and a hair on {A}’s finger. {A} put the finger down to steady it, and there was the hair again, in another place.',
        '“Leave it,” said {H}. “It’s an eyelash.” So the sun got the other one as well, and winked at the pond.'
      ]
    },
    {
      id: 'elder-bench',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once painted a bench,” said {S}, “bright green, and it took me all morning. I was so pleased that I sat down to look at the view.” “Did it come off?” asked {A}.',
        '“The bench did,” said {S}. “I had five stripes behind, as straight as anything. The lady next door said that she’d never seen a bench go for a walk before.” {A} wished very much that there was a photograph.'
      ]
    },
    {
      id: 'child-glove',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wasn’t painting on the paper. {S} was painting {S}’s other hand, with the soft brush, one finger after another. “It’s a glove,” said {S}. “It tickles on the inside.”',
        '{A} held out a hand and had one as well, red, with a white thumb. They waved to each other. “Don’t put it in your pocket,” said {A}. {S} took it out of the pocket. “It was cold,” said {S}.'
      ]
    },
    {
      id: 'pet-spot',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'There was a small blue mark on the floor, and nobody had painted it. A bit further on there was another one, and then a very small one. They led across the room to {A}.',
        '{H} went there with a damp cloth. {A} held quite still for it, as you do for a doctor, and looked at the ceiling. “You only wanted to paint as well,” said {H}.'
      ]
    },
    {
      id: 'all-of-them',
      A: 'partner',
      paragraphs: [
        '“Then I’ll mix it,” said {H}. “I’ll take the nicest of all.” Into the lid went red, for that was very nice. White and purple went in, and orange, and a good dollop of black. {H} stirred it with one finger. It was brown. {H} put in more red. It was browner.',
        'So as not to waste it, {H} painted a potato beside the pond. “You’ve asked too many of them,” said {A}. “They’re all talking at once. I think that green’s only two.” “Which two?” asked {H}. That was what {A} had forgotten.'
      ]
    },
    {
      id: 'a-bargain',
      A: 'partner',
      paragraphs: [
        '“Give me some yellow, to try,” said {H}. “I’ve still got nine rays to do,” said {A}. “You can shine in my pond,” said {H}. A sun likes to see itself. “The whole pond?” asked {A}. “Half,” said {H}. “Done,” said {A}. “Shake on it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-handshake',
      A: 'partner',
      paragraphs: [
        'They shook hands on it, and it said squelch. {H}’s hand was blue up to the wrist, and {A}’s was yellow. They had forgotten that. It was so slippery that they shook for quite a time.',
        'Then they let go and looked. {H}’s hand was green. {A}’s was as well. Nobody had opened a pot. “It’s us,” said {H}. “We’re the green.”'
      ]
    },
    {
      id: 'one-each',
      A: 'partner',
      paragraphs: [
        '{H} did not wipe it off. {H} pressed the green hand down in the pond and lifted it up. There sat a frog, with its fingers spread, as frogs do. It needed only two white dots to look out of. “Now yours,” said {H}. {A}’s hand went down beside it. That was quite a different frog, but they knew each other.',
        '“They can’t swim all night,” said {A}. “They need something to sit on.” {H} looked at the potato. It was brown, and round, and right beside the water. “That’s why I made it,” said {H}.'
      ]
    },
    {
      id: 'dry-yet',
      A: 'same',
      spare: 9,
      paragraphs: [
        'With finger paint you must wait between one thing and the next. “Is your frog dry yet?” asked {H}. {A} touched it very lightly. It was not dry. Now there was a fingertip in it.',
        '“You could blow,” said {H}. They both blew, from two sides, until they saw little stars. Then {A} touched it again. “Nearly,” said {A}, and there were two fingertips.'
      ]
    },
    {
      id: 'brushes',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The brushes had their bath. You stroke them across your palm under the tap, until nothing more comes out. Something always comes. First it was red, then pink, and then a sort of weak tea.',
        '{H} gave each of them a point again, between two fingers. They were stood in the jar with their hair up. “They look surprised,” said {A}. “They’ve just been washed,” said {H}.'
      ]
    },
    {
      id: 'step-back',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Painters step back to look, with one eye shut. {H} took one step, and {A} took one. From there you no longer saw the fingers, and it was more of a pond. “One more,” said {A}, and so they went on, until they both had the wall behind them.',
        '“From here it’s very good,” said {H}. “We’d have to tell people where to stand.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} left one small print by the edge of the pond, in no colour at all.',
      '{names} breathed on the sun, to get it dry.',
      { text: '{names} dipped a little finger in the yellow, and did half a ray.', needs: ['hands'] },
      { text: '{names} spread newspaper under the sheet, up to where the blue was already.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed, and now the potato had freckles.',
      '{names} came past the lid, and very nearly into it.',
      { text: '{names} stirred the brown the other way round, and it stayed brown.', needs: ['hands'] },
      { text: '{names} scratched at the green crust, and got a green crumb.', needs: ['hands'] }
    ],
    turn: [
      '{names} made a soft squelch too, without any paint.',
      '{names} bobbed along the edge of the paper, in a froggy way.',
      { text: '{names} screwed on the lids, all but the one with the crust.', needs: ['hands'] },
      { text: '{names} turned one thumb green, off somebody’s sleeve.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet was hung over two chairs to dry, with the frogs the right way up.',
    '{H} washed, and the green went down the plughole. But when {H} lay down, there was still a little round one fingernail.'
  ],
  last: [
    'One hand lay open on the blanket, with its fingers spread, and {H} was asleep.',
    'Blue and yellow and brown, it was all the same in the dark by now, and {H} slept.'
  ]
})
