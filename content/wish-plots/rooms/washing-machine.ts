import { wishPlot } from '../wish-plot.ts'

export const washingMachine = wishPlot({
  id: 'wish-washing-machine',
  wishes: ['washing machine', 'washing machines', 'washer', 'spin cycle', 'spinning washing machine', 'clothes washer', 'washing mashine', 'wash machine', 'washing masheen', 'washmachine'],
  namesNobody: true,
  answers: ['spin', 'spins', 'spinning', 'spun', 'round', 'goes', 'turns', 'walks', 'walking', 'walk', 'dances', 'dancing', 'shakes', 'shaking', 'noisy', 'loud', 'rumbling', 'rumbles', 'talks', 'talking', 'coat', 'clothes', 'our', 'new', 'old', 'big', 'kitchen', 'watching', 'watches', 'inside', 'cycle', 'jumps', 'jumping', 'wobbles', 'wobbly', 'holiday', 'who', 'that', 'wants', 'go', 'sea', 'wash', 'washing', 'funny'],
  except: ['sock', 'socks', 'blanket', 'blankie', 'teddy', 'bear', 'rabbit', 'bunny', 'toy', 'cuddly', 'hamster', 'cat', 'kitten', 'climbed', 'climb', 'climbs', 'broke', 'broken', 'flood', 'flooded', 'leak', 'leaked', 'leaks', 'died', 'dead', 'scared', 'afraid', 'scary', 'frightened', 'hiding', 'hid', 'hides', 'stuck', 'monster', 'time', 'dish', 'dishes', 'phone', 'money', 'shrunk', 'shrank', 'pink', 'dryer', 'tumble', 'space', 'rocket', 'eats', 'ate', 'eating', 'hungry', 'how', 'why', 'pressure', 'car', 'lost'],
  moods: ['first', 'waiting', 'learning', 'alone'],
  company: ['coat', 'suitcase'],
  about: 'The washing machine walks out of its corner and says that it has got to go, and a suitcase is packed for it, until somebody hears what it really says.',
  titles: ['Got to Go', 'The Washing Machine Sets Out', 'As Far as the Cracked Tile', '{H} Packs for a Machine', 'Where Did It Want to Be'],
  want: [
    {
      id: 'got-to-go',
      A: 'partner',
      paragraphs: [
        'In the washing machine was just one coat, {A}’s big one. It had been round for an hour, and now came the spin. First the machine hummed, and then it shook, and then it walked. It came out of its corner in tiny steps. “Got-to-go, got-to-go, got-to-go,” it said.',
        '“It’s got to go!” cried {H}. “Where?” It came to the cracked tile and stopped with a click. {A} pushed it back with one hip. {H} wanted to help it to get there, wherever it was.'
      ]
    }
  ],
  way: [
    {
      id: 'packing',
      A: 'partner',
      paragraphs: [
        'So {H} moved the stool out of its way, and packed a suitcase for it. In it were pegs, a flannel, and a card with the sea on. “It’s never been anywhere,” said {H}. “Everything it washes goes out, and it stays here.”',
        '{A} turned it on again. “Got-to-go, got-to-go!” “Come along!” called {H}, and walked ahead with the suitcase. It got past the cracked tile, by a hand. Then its hose was tight. It stood there and trembled. {A} switched it off. “It’s on a lead,” said {A}.'
      ]
    },
    {
      id: 'marks',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They stuck a bit of tape on the floor where it had got to. {A} wrote the day on it. Beside it were some older ones, for it turned out that it always had. “That’s from when we had the curtains in,” said {A}. “And that’s a short one. That was pants.”',
        '{H} laid a ruler along it all. It had gone as far as a snail, in half a year. But it had been pushed back each time, and a snail is not.'
      ]
    },
    {
      id: 'programme',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a wheel on the front, with small pictures on it. {H} looked for the one for travel. There was a feather, a sheep, and a shirt. “That’s for wool,” said {A}. “Or for going to see one,” said {H}.',
        'The feather was the gentlest. The shirt was the quickest. One of them was a ring with nothing in it, and {A} did not know that one. “That’s where it gets out,” said {H}. They did not turn it to that, in case.'
      ]
    },
    {
      id: 'eye',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The washing machine looked at them out of its round window. A sleeve came by, and a cuff, and four buttons, one after another. Click, click, click, click. “It’s counting,” said {A}. Then came the collar, flat on the glass, with its label out like a tongue.',
        '{H} put out a tongue as well. They saw each other about once a second. After a while {H} could say exactly when. Cuff, buttons, collar, tongue.'
      ]
    },
    {
      id: 'where-to',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They guessed where it was off to. “The launderette,” said {A}. “It’s got family there. They stand in a row, and they all have the same eyes.” {H} thought that it would rather go to a roundabout. It would understand that at once.',
        '“Or the fridge,” said {A}. It stood over there, on the other wall, all in white, and sometimes it hummed. They looked from the one to the other. The cracked tile was exactly on the way.'
      ]
    },
    {
      id: 'drawer',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the left it had a drawer for powder, with three little rooms. “For the journey,” said {H}, and asked what it usually had. “A cup of this,” said {A}, “and a sip of blue.” It did not chew. It took a gulp of water with it, and the drawer was empty.',
        '“It hasn’t even tasted it,” said {H}. {A} sniffed at the box. It smelled of meadow, as meadows do that have been ironed.'
      ]
    },
    {
      id: 'holding-on',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} leaned on it, to feel what it was like. “G-g-g-got-to-go,” said {A}. It went right through to the teeth. {H} laid both palms on the side of it, and then one cheek. The whole kitchen was in stripes.',
        '“S-s-say s-s-something,” said {A}. “S-s-suitcase,” said {H}. It was the best word that there was for it. They also did “spaghetti” and “yes”, and “yes” had about nine bits.'
      ]
    },
    {
      id: 'things-that-come-along',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Whatever stood on top of it came along. There was a basket, a plant, and a box of pegs, and they all nodded hard. The pegs went round in their box like people in a bus. The plant had its eyes shut.',
        '“Do they want to go too?” asked {H}. “They’ve got no choice,” said {A}, and took the plant down, and put it by the sink. It went on shaking for a bit. You could tell that it had seen something.'
      ]
    },
    {
      id: 'goodbye',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came by with an armful of towels, and saw the suitcase. {A} stood there, and looked at the towels, and at all of next week. “Will it be away for long?” asked {A}.',
        '“It hasn’t said.” {A} went up to it, and laid one hand on the lid. “You’ve been very good about the grass stains,” said {A}. It was quite a moving speech. Then {A} asked if it could do just these first.'
      ]
    },
    {
      id: 'water',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Behind the washing machine hung two hoses, a thin one and a thick one. “It drinks with the thin one,” said {A}, “and the thick one’s for when it’s had enough.” They could hear that. It gargled, and it swallowed. Then it let go of a whole bathful, with a sigh.',
        '“It can’t go anywhere with that,” said {H}. {A} thought that a diver could. {H} thought of it walking along the bottom of the sea, quite slowly, with its eye open.'
      ]
    },
    {
      id: 'the-pause',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Before each spin it stopped. It was so quiet that they could hear a drop fall, somewhere inside. “Now it’s thinking,” whispered {H}. The coat had sunk to the bottom, with one arm over its head. Click. It turned once to the left. It turned once to the right.',
        '“It’s looking for the door,” whispered {A}. Then it had made up its mind. It always made it up the same way.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'When the washing machine came out of the corner {A} moved over, by as much as it needed. {A} was the only one who was not surprised. It had come out often, when nobody was there, and had always gone back to bed.',
        'Then {A} lay down on its place, in the corner. It was warm there, and had fluff. It was hard to get it back in after that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Ours had a handle,” said {S}, “and I was what made it go. A hundred times to the left. Then I had to read out the time, and it was a hundred to the right.” “Did it walk?” asked {A}.',
        '“No,” said {S}. “But I did. I once walked off in the middle, at sixty, because there was a band in the street. When I came back it was still at sixty. It had waited for me with its lid on.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a washing machine too. {S} had a saucepan lid in front for a window, and went round on the spot. “Got to go,” said {S}. “Have you really?” asked {A}. {S} stopped and thought. {S} really had.',
        'When {S} came back it was time for the spin. It lasted until {S} sat down. The room went on by itself, for a little, without anybody having switched it on.'
      ]
    },
    {
      id: 'got-a-coat',
      A: 'partner',
      paragraphs: [
        '{A} took the coat out, and could hardly lift it. It hung on one arm, full of water. {A} set off with it, all crooked, and bumped into the fridge. “That wasn’t where I wanted to be,” said {A}. “It’s pulling me.”',
        '{A} stopped, and looked at the machine. “Got-to-go,” said {A} slowly. “Got-to-go. Got-a-coat. {H}! It isn’t saying got to go. It’s saying: got a coat!”'
      ]
    }
  ],
  turn: [
    {
      id: 'other-side',
      A: 'partner',
      paragraphs: [
        '“It’s all on one side,” said {H}. “It doesn’t want to go at all. It’s being dragged off!” {H} ran for the thickest towels that there were. The coat went in on the left and the towels on the right. {A} pressed the button.',
        'The washing machine hummed. It turned faster and faster. It stood on all four feet, and did not take a step. “Bet-ter-now, bet-ter-now, bet-ter-now,” it said. “Did you hear?” said {H}. “I heard,” said {A}.'
      ]
    },
    {
      id: 'two-bags',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} tried it on foot. With the suitcase on the left, {H} walked in a curve and got to the sink. With it on the right, {H} got to the bin. “Now both,” said {A}, and hung a bag of potatoes on the other arm.',
        'So {H} went straight ahead, as on a ruler, past the cracked tile and back. “Better now,” said {H}, in the same voice. It was heavier, and it was easier. They didn’t work out how.'
      ]
    },
    {
      id: 'other-words',
      A: 'same',
      spare: 15,
      paragraphs: [
        'After that they listened to what everything else said. The tap said “pip”. The fridge only said “mmm”, whatever they asked it. The clock on the wall said “tuck-in, tuck-in”, and {A} thought that it might be a hint.',
        'Then the machine let out its water, and they both bent down to the thick hose. “Blub-lub-lovely,” it said. Nobody could take that for anything else.'
      ]
    },
    {
      id: 'the-sea',
      A: 'partner',
      paragraphs: [
        'So the suitcase could be unpacked. That left the card with the sea on. “It still hasn’t been anywhere,” said {H}. “It can only see the cupboard.”',
        'They stuck the card on the cupboard, low down, just across from the round window. A cuff came past, and looked. Then came a whole sleeve. “Got-a-sea,” said {A}, very fast. “Got-a-sea, got-a-sea.” “It didn’t say that,” said {H}. They both listened.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} backed away by one tile, to let it through.',
      '{names} stared at the round window, and a cuff stared out.',
      { text: '{names} waved, in case it was leaving for good.', needs: ['hands'] },
      { text: '{names} cleared a broom out of its way.', needs: ['hands'] }
    ],
    way: [
      '{names} walked behind it, as in a procession.',
      '{names} sniffed at the suitcase, and it smelled of pegs.',
      { text: '{names} put in a bar of soap, for the journey.', needs: ['hands'] },
      { text: '{names} held the door open, on the off chance.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned against it, now that it stood still.',
      '{names} sat down in front of the sea.',
      { text: '{names} brought one more towel, from the very bottom of the pile.', needs: ['hands'] },
      { text: '{names} wiped the round window, so that it had a clear view.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coat was hung up to dry, with a bowl under each sleeve. The suitcase was put away, and the machine left its eye open.',
    '{H} washed and lay down on the left side of the bed, and a pillow on the right. So neither of them was going anywhere.'
  ],
  last: [
    'In its corner the washing machine looked at the sea, and {H} was asleep.',
    'Nobody had got to go, and nothing pulled, and {H} slept on all sides alike.'
  ]
})
