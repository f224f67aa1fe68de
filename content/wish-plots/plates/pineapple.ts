import { wishPlot } from '../wish-plot.ts'

export const pineapple = wishPlot({
  id: 'wish-pineapple',
  wishes: ['pineapple', 'pineapples', 'pine apple', 'ananas', 'pineapple ball', 'pineapple party'],
  answers: ['prickly', 'spiky', 'yellow', 'sweet', 'juicy', 'fruit', 'leaves', 'crown', 'top', 'king', 'queen', 'grand', 'ring', 'rings', 'slice', 'slices', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'yummy', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny', 'family', 'together', 'today', 'tomorrow', 'our', 'first', 'big', 'table', 'kitchen', 'grow', 'growing', 'borrowed', 'hired', 'hire', 'party', 'ball', 'one'],
  except: ['pizza', 'sponge', 'spongebob', 'bob', 'house', 'cake', 'upside', 'juice', 'sick', 'ill', 'allergic', 'allergy', 'hungry', 'without', 'hates', 'hate', 'robot', 'dragon', 'monster', 'cat', 'dog', 'died', 'stole', 'stolen', 'dropped', 'hair', 'haircut', 'sea', 'tooth', 'swiss'],
  moods: ['first', 'waiting', 'proud'],
  company: ['pineapple', 'ball', 'shop', 'clock', 'leaves', 'crown', 'guest', 'buttons'],
  fed: true,
  about: 'Long ago people hired a pineapple for a party and carried it under one arm, so two guests hire the only one in turns, until it is cut and both have it at once.',
  titles: ['The Pineapple for Hire', 'Under One Arm', '{H} Goes to the Ball with a Pineapple', 'Back by Eight', 'Nobody Had Ever Tasted It'],
  want: [
    {
      id: 'for-hire',
      A: 'partner',
      paragraphs: [
        'There was a pineapple on the table. “Long ago, where it’s cold, nobody ate those,” said {A}. “They were too dear. You hired one for a party, and carried it under your arm. Afterwards it went back.”',
        '{A} opened a shop behind the armchair, with one pineapple in it, for hire. {H} was a very grand guest, in a curtain. {H} wanted to go to the ball, and be the one with the pineapple.'
      ]
    }
  ],
  way: [
    {
      id: 'never-both',
      A: 'partner',
      paragraphs: [
        'It cost three buttons an hour. {H} took the pineapple under one arm and walked up and down the ballroom, which was the rug. A leaf got up {H}’s nose. There was nobody there to see it, for {A} was in the shop.',
        'The clock struck, and {H} gave it back. Now {A} hired it, and walked up and down. {A} was just as grand, and nobody saw that either. {H} had to mind the shop. Whoever had the pineapple was alone with it.'
      ]
    },
    {
      id: 'many-flowers',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s not one fruit,” said {A}. “It’s about a hundred, who’ve grown together. Each of those knobs was a flower.” {H} laid an ear to the pineapple. A hundred at one party would surely be loud.',
        '“They’re all standing with their backs to us,” said {H}. “They’re talking inwards.” {A} knocked on one of the backs, and said “Excuse me.” None of them turned round. The talk must have been good.'
      ]
    },
    {
      id: 'spirals',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The knobs of a pineapple go round it in rows that slant. {H} walked up one row with a finger. It led round the back, and came out higher up on the other side. {A} walked the other way, where it was steeper.',
        'They met at the third floor. “After you,” said {H}. “After you,” said {A}. Two fingers stood there and bowed for so long that both of them slid down.'
      ]
    },
    {
      id: 'neither-pine-nor-apple',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“It isn’t an apple,” said {A}, “and it’s never seen a pine.” {H} turned it round and looked for a name somewhere else. “In most places it’s called ananas,” said {A}. “Then somebody from Spain thought that it looked like a pine cone, and the English thought so too.”',
        '“And what did the cone say?” asked {H}. {A} put a real one next to it, out of the drawer. They both looked. It had the same shoulders, but not the hair.'
      ]
    },
    {
      id: 'how-to-carry',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A pineapple isn’t easy to carry. Under the left arm it pricked. Under the right arm it slid. {A} showed how the really grand ones did it. You hold it in front of you with two hands, and look as if it were nothing.',
        '{H} looked as if it were nothing, as far as the door. Then the curtain caught on a knob. After that the pineapple was better dressed than {H}.'
      ]
    },
    {
      id: 'small-talk',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At a ball you say something pleasant to everybody. {H} practised on the pineapple. “How green you are on top,” said {H}. The pineapple was silent. “Have you come far?” It had come across the sea, but it didn’t boast.',
        '“You have to let it ask you something too,” said {A}. So {H} was quiet for a while, with a polite face. “It asked if I’ve always been so smooth,” said {H}.'
      ]
    },
    {
      id: 'gateposts',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Some houses have pineapples of stone, one on each gatepost. “That’s for people who wanted to have theirs for good,” said {A}. {H} sat down on a stool and was a gatepost. {A} put the pineapple on {H}’s head.',
        'It was heavy, and it scratched. {H} let two carriages pass, and a goose. “How long do they stand there?” asked {H}. “About two hundred years,” said {A}, and lifted it off.'
      ]
    },
    {
      id: 'two-years-old',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How old is a pineapple?” asked {H}. {A} had read about it. First there’s only a plant, with stiff leaves, low on the ground. One fruit comes up in the middle, and it takes nearly two years.',
        '“Two years for one?” said {H}. “Yes,” said {A}. “Then it’s done its best.” {H} thought back. Two years ago they’d both been a lot shorter, the pineapple and {H}.'
      ]
    },
    {
      id: 'pet-meets-it',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} did not know who that was, on the table, with the hair standing up. {A} made a long neck. So did the pineapple, or it looked like it. Neither of the two would look away first.',
        'Then {A} came close and sniffed, and got a leaf on the nose. {A} sat down at some distance and washed. From there it was plain to see that the pineapple was afraid.'
      ]
    },
    {
      id: 'elder-tin',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Ours came in a tin,” said {S}. “It was rings. I thought that was how they grew, on a stick, one on top of the other. And there was a man in the tree who pulled them off.” {A} asked when {S} had found out.',
        '“At a wedding,” said {S}. “There stood one with leaves on. I thought it was a lamp. I was looking for the switch all through the speech.”'
      ]
    },
    {
      id: 'child-crown',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a pineapple as well, with socks in both fists, held up high for leaves. “I’m for hire,” said {S}. {A} paid a button, and took {S} under one arm, as far as it went. The feet stayed on the floor and came along.',
        '“You’re a heavy one,” said {A}. “I’m nearly ripe,” said {S}. They went twice round the ballroom. Then the leaves got tired, and had to be held up by {A}.'
      ]
    },
    {
      id: 'baby-prickles',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had never met anything so knobbly. {H} held the pineapple, with a hand over the leaves. {A} laid one flat palm on it. Then {A} looked to see what was written there.',
        'It was a small square, in pink. {A} showed it to everybody. {A} was the only one at the ball with an invitation.'
      ]
    },
    {
      id: 'what-it-is-like',
      A: 'partner',
      paragraphs: [
        'It was getting late at the ball. {A} put the pineapple down between them. “It’s been carried about all night,” said {A}, “and nobody knows what’s in it.” {H} sniffed at the bottom end, where it smells sweetest.',
        '“I’d rather know that,” said {H}, “than be looked at.” “So would I,” said {A}. “I’ve been grand for an hour. It’s draughty.”'
      ]
    }
  ],
  turn: [
    {
      id: 'cut',
      A: 'partner',
      paragraphs: [
        '“In the end they did sell it,” said {A}, “to whoever dared to eat it.” {H} laid down all the buttons there were, and dared. A grown-up did the cutting. The coat came off, with every knob, and inside the pineapple was yellow to the middle. It dripped.',
        '{H} had a piece, and {A} had one. It ran down both chins. “Look,” said {H}, with a full mouth. “Now you’ve got the pineapple, and so have I.”'
      ]
    },
    {
      id: 'bites-back',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“My tongue’s prickling,” said {H}, after the third piece. “That’s the pineapple,” said {A}. “There’s something in it that nibbles. You eat it, and it eats you a little.” They looked at each other with respect.',
        '“Who’s winning?” asked {H}. {A} counted the pieces on the plate. “We are,” said {A}. They stopped there, so that it should stay that way.'
      ]
    },
    {
      id: 'through-a-ring',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} hung a yellow ring over one ear, as jewels are worn. It was cold, and dripped on the shoulder. “Long ago you’d have hired this from me,” said {A}, “at a button a drip.”',
        '{H} wore a slice of the coat for a medal. They danced one round, with care, for the floor had got sticky in one place. You could hear who was dancing there.'
      ]
    },
    {
      id: 'crown-in-a-glass',
      A: 'partner',
      paragraphs: [
        'Only the top was left, with all the leaves. “You can put it in a pot,” said {A}. “It grows a new plant, and with luck a pineapple. It takes about two years.” They stood it in a glass of water for a start. There it sat, like somebody in a bath.',
        'So in two years there’d be another ball, with a piece for everybody. {H} wrote a note and leaned it on the glass. It said: To eat, not to hire.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the ball too, without a fruit.',
      '{names} went round the pineapple once, at a respectful distance.',
      { text: '{names} fetched three buttons from the tin, and a hook.', needs: ['hands'] },
      { text: '{names} rang a spoon on a glass for the carriages.', needs: ['hands'] }
    ],
    way: [
      '{names} waited at the edge of the rug to be hired.',
      '{names} bowed to whoever came by with leaves.',
      { text: '{names} moved the hands of the clock, and struck the hour on a pan.', needs: ['hands'] },
      { text: '{names} held up the end of the curtain, so that it should sweep.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood by for anything that dripped.',
      '{names} found a sweet place on the rug.',
      { text: '{names} carried the coat away on a tray, like a hat.', needs: ['hands'] },
      { text: '{names} filled a glass with water, up to the leaves.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shop shut, and the buttons went back into the tin. The curtain was hung up where it belonged, and looked out of the window.',
    '{H} washed off what was sticky, and brushed every tooth. Then {H} lay down, with one arm a little bent, as if there were something under it.'
  ],
  last: [
    'In the glass the crown stood in the dark and thought of growing, and {H} was asleep.',
    'The ball was over, and the grandest guest was {H}, asleep, with an arm still bent.'
  ]
})
