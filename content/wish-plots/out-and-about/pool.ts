import { wishPlot } from '../wish-plot.ts'

export const whoeverPool = wishPlot({
  id: 'wish-whoever-pool',
  beginsElsewhere: true,
  visits: 'anything',
  whoever: [
    'wants to go to the swimming pool',
    'wants to go to the pool',
    'wants to go to a swimming pool',
    'wants to go swimming',
    'wants to go to the swimming baths',
    'wants to put its head under water',
    'wants to put its face in the water',
    'wants to go under water',
    'wants to go underwater',
    'wants to dive',
    'wants to dive for rings',
    'can’t dive',
    'can’t put its head under water',
    'can’t put its face in the water',
    'goes to the swimming pool',
    'goes to the pool',
    'goes swimming',
    'goes for a swim',
    'went to the swimming pool',
    'loves the swimming pool',
    'loves the pool',
    'loves swimming',
    'loves to swim',
    'loves to dive',
    'loves going to the swimming pool',
    'dreams of the swimming pool',
    'dreams of diving',
    'is afraid of the swimming pool',
    'is scared of the swimming pool',
    'is afraid of the pool',
    'is afraid to dive',
    'is scared to dive',
    'is afraid to put its head under water',
    'is scared to put its head under water',
    'has never been to the swimming pool',
    'had never been to a swimming pool',
    'wants to hold its breath underwater',
    'gets water up its nose',
    'goes to swimming lessons',
    'has swimming lessons',
    'jumps into the pool',
    'wants to touch the bottom',
    'goes for a dip',
    'goes to the water park',
    'won’t get its face wet',
    'hates water up its nose',
    'hates water in its eyes',
    'is scared to jump in the pool'],
  except: ['drown', 'drowned', 'drowning', 'sea', 'ocean', 'river', 'lake', 'deep', 'alone', 'treasure', 'submarine', 'shark', 'lives', 'board'],
  company: ['pool', 'ring', 'bench', 'tiles', 'turnstile', 'lamps', 'water', 'attendant'],
  out: true,
  about: 'The hero wants the red ring from the bottom of the small pool and floats like a cork, and the water comes in at every door of whoever wants to go swimming, until they hum.',
  titles: ['Mmm', 'The Red Ring', 'Where Somebody Is Coming Out', '{visitor} Hums It', 'As Far as the Smell'],
  want: [
    {
      id: 'red-ring',
      A: 'partner',
      paragraphs: [
        'They spent the last hour of the day at the pool, when the lamps were on under water. At the bottom of the small one lay a red ring, and {H} wanted it. It was no deeper than a tummy. But whenever {H} went down, something at the back stayed up.',
        'By the turnstile sat {visitor.first}. “Every Friday,” said {visitor}, “I come as far as the smell.”'
      ]
    }
  ],
  way: [
    {
      id: 'fill-up',
      A: 'partner',
      paragraphs: [
        'So they fetched {visitor} in, through the shower and down the steps. “You fill yourself right up,” said {A}, “and shut your mouth.” {visitor} filled up, went round, and laid a face on the water.',
        'Then came a cough, and {visitor} felt for the rail. “It gets in,” said {visitor}. “It gets in at every door I’ve got.” {H} had filled up as well, and lay on top like a cork.'
      ]
    },
    {
      id: 'where-it-gets-in',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Where did it get in first?” asked {A}. {visitor} wasn’t sure. There was a tickle at the front, and something at the side. “And it went all round {caller.part},” said {visitor}. “But that was only looking.” {A} had once had the sea in one ear until Tuesday.',
        'They held things shut, to see. {H} held a nose. {A} held two ears. But then you’ve no hands left for the ring. And {visitor} had more doors than hands, or what it had for hands.'
      ]
    },
    {
      id: 'cold-shower',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'Before the pool there is a shower, and you never know what it’s going to be. {A} pressed the knob, and stood aside, and was got from the other one. {visitor} went under it, all at once, and {caller.does}. “Is it cold?” asked {H}. “I couldn’t say,” said {visitor}. “I wasn’t there.”',
        '{A} {caller.move}, in order to get warm. The shower stopped by itself just then. It always does when you’ve got used to it.'
      ]
    },
    {
      id: 'under-water-voice',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Can you call out, down there?” asked {visitor}. {A} could, and did. A bubble came up, the size of a plum. When it burst, there was nothing in it. “I said good evening,” said {A}. {H} had taken it for a burp.',
        '“And what would you call?” asked {H}. {visitor} leaned over, until the front was just at the edge of it. “{caller.sound},” said {visitor}. It made small rings, one inside the other. They went across to the far steps, and a man there looked up.'
      ]
    },
    {
      id: 'the-rules',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'On the wall hung a board with all that isn’t allowed. You weren’t to run, or to push, or to bring a sandwich. {visitor} read it from top to bottom. “It doesn’t say anything about me,” said {visitor}, and didn’t know whether that was good.',
        'The attendant came along, in white shoes. “{caller.fact},” said the attendant, who had read about that. “But there’s no rule against it. There’s only the shower.” {visitor} was wet all over, and was allowed to stay.'
      ]
    },
    {
      id: 'where-you-bathe',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“Where do you bathe as a rule?” asked {A}. “{caller.where}, people manage without,” said {visitor}. “Somebody tells you when it’s time. You stand out in whatever’s coming down.” {H} would have liked that, on a Sunday.',
        '“But there you’re never wet all at once,” said {visitor}. “There’s always a bit left for next time.” {A} looked at the water. It lay there with its lamps on, and had room for all of anybody.'
      ]
    },
    {
      id: 'key',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Everybody had a key on a band, and the band was for round the ankle. {visitor} put it on, and went to look at the locker from outside. It was number forty-one. In it were a hat, a coat and half a roll. “Do they know where I am?” asked {visitor}.',
        '{A} knocked on it twice, to let them know. From forty-two somebody knocked back. That was a boy, who had only wanted his other sock. He said he’d keep an ear open.'
      ]
    },
    {
      id: 'cap',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The cap was too small. {A} pulled, and {H} pulled, and it went on with a smack. Then it flew. It landed on the water, right way up, and sailed off. “There goes my head,” said {visitor}.',
        'It didn’t sink. It lay there with air in it, as round as a bun. {H} pushed it under, and it came up. {H} sat on it, and it came up beside {H}. “It’s doing what you do,” said {visitor}.'
      ]
    },
    {
      id: 'goggles',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} lent {visitor} the goggles. Everything in there was blue, and had a rim. “Is the water very near?” asked {visitor}. “You aren’t in yet,” said {A}. {visitor} had only got as far as looking at the clock.',
        'They left a ring round each eye, or wherever they had sat. {A} got them next, and had rings, too. Afterwards all three of them looked as if they’d been reading at night.'
      ]
    },
    {
      id: 'bit-by-bit',
      A: 'same',
      spare: 4,
      embodied: true,
      paragraphs: [
        'They did it by bits. First there was the chin, which is easy. Then you do as if you’d kiss it. “And now one cheek,” said {A}, “as on a pillow.” {visitor} lay down on the water with one cheek, and looked along it. From there it was as flat as a table.',
        '“There’s a plaster coming,” said {visitor}. It went by at eye height, like a ship, with all its lamps. They changed cheeks, to see it sail off. It was only where you breathe that nobody wanted to be.'
      ]
    },
    {
      id: 'wrinkles',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“My fingers have gone old,” said {H}. {A}’s had, too. You get that from being in, {A} said, and then you can hold wet things better. {visitor} looked all over for a place that had gone old. There was one, at the very edge.',
        '“It’s from the steps,” said {visitor}. “I’ve been in as far as that.” They laid all that was wrinkled side by side on the rail. The clock said twenty to.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was taught it on a rope,” said {S}. “A man walked along the edge with a pole. I hung on it, like a fish that nobody wanted.” “Did you go under?” asked {A}. “Only when he greeted somebody,” said {S}. “He knew the whole town.”',
        '{S} showed how he’d lifted his hat, and the pole went down. “Good evening, Doctor,” said {S}. “Good evening, Mrs Brown.” {visitor} was glad that it was nearly empty here today.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a whale, in as far as the knees. {S} took a mouthful of air, bent down, and blew a lot of bubbles. It sounded like a pot of soup. “You’ve got to go right under,” said {A}. “I’m on my way,” said the whale.',
        '{visitor} stood beside it, and looked on from very near. The whale’s mouth had been in, and half of its nose. It hadn’t coughed at all. It wiped its chin. “Soup’s ready,” it said.'
      ]
    },
    {
      id: 'humming',
      A: 'partner',
      paragraphs: [
        '{A} was having a rest, chin on the water, and hummed. It bubbled. “Doesn’t it get in?” asked {visitor}. {A} tried it with the nose under. “Mmm.” A whole row of bubbles came out. “No,” said {A}. “How could it? There’s always something coming out.” {H} looked at {A}’s ears, which had been dry before. “And you’ve gone down!” said {H}. “It’s because your air’s coming out. I’ve always been full of air, like a cork.” “That’s my fault,” said {A}. “I told you to fill up.”'
      ]
    }
  ],
  turn: [
    {
      id: 'mmm',
      A: 'partner',
      paragraphs: [
        '{visitor} chose a note, not a high one. “Mmm,” and in went the front. “Mmm,” and in went the middle. Then there was only a back, with bubbles on both sides. They went on for a long time.',
        '{visitor} stood up, and the water ran off. “It wanted to come in,” said {visitor}, “but I was coming out. And you’ve all got such short legs down there!”'
      ]
    },
    {
      id: 'which-tune',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You can’t hum with your mouth full of air, and you can’t hum and be afraid. {A} said that, and nobody had known it. They tried out what went best. Happy Birthday was too long, and you had to come up before the name. The tune from the ice cream van was just right.',
        '{visitor} only wanted the one note. “It’s enough,” said {visitor}. “When that’s over, I come up, and there’s a new one.”'
      ]
    },
    {
      id: 'all-together',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They held on to the rail in a row, and went down all together. Under water a hum has no place that it comes from. It was in the tiles and in the lamps. {A} was a fridge, and {H} was a bee, and {visitor} was something with a big engine.',
        'They came up, and it was so still that they laughed. The attendant had knelt down at the edge, with one ear to the floor. “I thought it was the pump,” said the attendant.'
      ]
    },
    {
      id: 'like-a-spoon',
      A: 'partner',
      paragraphs: [
        '{H} took a breath, and did not keep it. {H} hummed it all away, mmm, and nothing stayed up at the back. The tiles came nearer, and {H} sank on to them, like a spoon. There was the ring. And on the other side of it was {visitor}, looking about, and humming as well.',
        'They came up with one hand each on the ring, or what there was for a hand. The attendant blew the whistle for home. “And next Friday?” asked {A}. “Next Friday I’ll come right through the smell,” said {visitor}, “and in.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed on the bench by the window, from where you could see in.',
      '{names} waited with the towels, and smelled each one.',
      { text: '{names} went down the steps, one at a time, saying “ooh” on each.', needs: ['hands'] },
      { text: '{names} tucked a towel round the shoulders of the bench.', needs: ['hands'] }
    ],
    way: [
      '{names} looked in through the glass, and made a round patch on it.',
      '{names} watched the clock, which was wet on the inside.',
      { text: '{names} swam up and down, with a chin held high, like somebody carrying it.', needs: ['hands'] },
      { text: '{names} wrung out a towel, and it was wet again at once.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard it through the glass, and came nearer.',
      '{names} got the first drops when they came out, and shook.',
      { text: '{names} hummed a second part, in the next lane.', needs: ['hands'] },
      { text: '{names} held out the towel, with both arms wide.', needs: ['hands'] }
    ]
  },
  bed: [
    'They went home with wet hair, and all of them were hungry. {visitor} walked in front, and smelled of pool all over. Behind them the lamps went off under the water.',
    'They washed and lay down. {H} breathed in, and did not keep it. The pillow came nearer.'
  ],
  last: [
    'Mmm, it went, all out, and nothing stayed up, and {H} was asleep.',
    '{H} sank like a spoon, right down to the sheet, and was asleep.'
  ]
})
