import { wishPlot } from '../wish-plot.ts'

export const curlyHair = wishPlot({
  id: 'wish-curly-hair',
  wishes: ['curly hair', 'curls', 'curly', 'frizzy hair', 'frizzy', 'ringlets', 'afro', 'afro puffs', 'coily hair', 'coils hair', 'hates curls', 'straight hair', 'wants straight hair', 'wish hair straight', 'hair too curly', 'hair boing', 'curly haired', 'kinky hair', 'natural hair', 'puffy hair', 'curlie hair', 'big hair', 'hair sticks up'],
  answers: ['hair', 'curly', 'curls', 'straight', 'doesn’t', 'like', 'hates', 'hate', 'wants', 'want', 'her', 'his', 'wishes', 'wish', 'own', 'frizzy', 'loves', 'love', 'learning', 'learns', 'long', 'short', 'brown', 'black', 'red', 'blonde', 'combing', 'comb', 'brush', 'brushing', 'big', 'wild', 'bouncy', 'like', 'friends', 'else', 'everyone', 'only', 'girl', 'boy', 'school', 'class', 'sad', 'upset', 'morning', 'mornings', 'proud', 'beautiful', 'different', 'why', 'has', 'have', 'got', 'with', 'getting', 'sticks', 'all', 'over', 'the', 'place', 'swish', 'ponytail', 'plait', 'plaits', 'princess', 'rapunzel'],
  except: ['clumps', 'clump', 'falling', 'out', 'pulls', 'pulled', 'pig', 'pigs', 'tail', 'pubes', 'cut', 'haircut', 'cutting', 'lost', 'losing', 'fell', 'falling', 'chemo', 'bald', 'wig', 'teased', 'laughed', 'bullied', 'touch', 'touches', 'touched', 'pull', 'pulls', 'pulled', 'pulling', 'kids', 'lice', 'nits', 'dog', 'poodle', 'lamb', 'sheep', 'fries', 'kale', 'straw', 'pasta', 'worm', 'wool', 'dragon', 'lion', 'unicorn', 'baby', 'goldilocks', 'skin', 'racist', 'monster', 'cat', 'pony', 'witch', 'cauliflower'],
  moods: ['change', 'proud', 'learning', 'alone'],
  company: ['mirror', 'comb', 'curl', 'peg', 'pegs'],
  about: 'The hero wants hair that says no with a swish, like a neighbour’s child; pegged down flat it says nothing at all, and let go it goes on saying no long after the head has stopped.',
  titles: ['The Hair Says No', 'A Curl Called Kurt', 'Eleven Pegs', '{H} Says It Once', 'Boing'],
  want: [
    {
      id: 'the-swish',
      A: 'partner',
      paragraphs: [
        'When Ines from next door said no, the hair came round afterwards. It went swish, left and right, and then you believed it. {H} said no in front of the mirror. There were only curls, in all directions. “I want it straight,” said {H}. “I want a swish.”',
        '“Sit down, then,” said {A}, and fetched a comb, some water and all the clothes pegs.'
      ]
    }
  ],
  way: [
    {
      id: 'wet-and-flat',
      A: 'partner',
      paragraphs: [
        'Dry curls can’t be combed. So {A} made the whole head wet, and began at the bottom, with fingers first. It hardly pulled. After that the hair hung straight down to the shoulders.',
        'Boing. On the left a curl had gone up. Boing, went the one over the forehead, which was called Kurt. “Quick,” said {H}, “before they’re dry!”'
      ]
    },
    {
      id: 'kurt',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Kurt was the worst of them all. {A} drew Kurt down as far as the chin, and held on, and counted to ten. Then {A} let go. Kurt was back up there before you could look.',
        '“Kurt knows the way,” said {A}. They tried it in the dark, with the light off, and Kurt found it all the same. They tried it with a loop round one ear. Kurt waited for a while. Then something tickled the ear, and was gone.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They measured it, with the tape from the sewing box. A curl was as long as a finger. Then {A} pulled it out to the end, and it was as long as a wooden spoon. “Where was the rest?” asked {H}. “Rolled up,” said {A}. “You’ve got a good deal more hair than anybody sees.”',
        '{H} looked at the mirror in another way. All of that was up there, rolled like wool in a shop. You could have knitted something.'
      ]
    },
    {
      id: 'through-a-hole',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why does it do that?” asked {H}. “Each hair comes out of a small hole,” said {A}. “From a round hole it comes out straight. From a hole like a lemon pip it comes out flat, and then it curls.” {A} pulled a strip of paper over the edge of a ruler. It went up in rings.',
        '{H} felt round with one finger for those pips. There must have been thousands of them up there, very small, and all lying the same way. You couldn’t feel a thing. It was thought out very neatly.'
      ]
    },
    {
      id: 'a-book',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They laid a book on the hair, as you do with a leaf. It was the heavy one, with the maps. {H} sat quite still under the whole world, and looked straight ahead. “How long does a leaf take?” asked {H}. “Two weeks,” said {A}.',
        'After two minutes the book had moved. After three it slid off to one side. {A} caught it. “Africa’s wet,” said {A}. Under it the hair rose, slowly, as if it had only been asleep.'
      ]
    },
    {
      id: 'what-is-in-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'While combing, {A} found a few things in there. There was a bit of leaf, and a red button. There was a pencil, the one that they had looked for on Sunday. “So that’s where you’d put it,” said {A}. {H} had put it there to have both hands free.',
        '“Nothing would stay in Ines’s,” said {A}. {H} had never seen Ines look for a pencil, though. Ines had a case for them. But nobody can carry that on their head.'
      ]
    },
    {
      id: 'with-a-towel',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For a while they had a swish of towel. {A} tied a long one round {H}’s head, and it hung right down to the belt. {H} said no. The towel went left. It went so far that {H} had to follow it, as far as the door.',
        '“No,” said {H} to the other side, and was back by the mirror. You really did believe it. But you had to leave yourself some room, and you couldn’t say no twice without sitting down.'
      ]
    },
    {
      id: 'other-wanted-curls',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I wanted curls,” said {A}. “I slept on rollers, like cotton reels. It was like lying on a box of eggs.” “And did you get any?” asked {H}. “For one morning,” said {A}. “Then I went out into the rain, and it ran off my head.”',
        '{A} held one of {H}’s curls to the light, and looked through it like a ring. “You’d have been so envied,” said {A}. “And you don’t even have to lie on anything.”'
      ]
    },
    {
      id: 'rain',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’s going to rain,” said {H} in the middle of it, and had not even looked out. “How do you know?” asked {A}. “It’s getting bigger,” said {H}. On damp days there was more of it, and when it froze there was less. Kurt was always the first.',
        '{A} went to the window. The sky was blue. They combed on. After a quarter of an hour there were dots on the glass. Somebody in the street ran to take in the washing. “Ines wouldn’t have known,” said {A}.'
      ]
    },
    {
      id: 'in-the-way',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} made a list of all that was wrong with curls. It did not fit under a hat. It took a whole morning, and it hurt, if somebody was in a hurry. On photos it was always bigger than {H}. {A} wrote it all down.',
        '“It’s true about the hurry,” said {A}, and underlined that twice. “That’s not the hair. That’s the one with the comb.” From then on the comb was held quite low, and the fingers went first. So the hurry could be crossed off.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come to watch, and kept a good distance from the water. One curl dripped. {A} looked at it, and it went boing. {A} was behind the door already.',
        'After some time {A} looked round the edge again. The curl hung there and did nothing. {A} came nearer, very low. The curl waited till {A} was quite close. Then it went boing once more. That was Kurt all over.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My aunt ironed hers,” said {S}. “With the iron, on the board, with brown paper on top. It smelled of toast.” “And was it straight?” asked {A}. “As a ruler,” said {S}. “She didn’t dare to move. She came through the door like a candle.”',
        '“And then?” “Then somebody told a joke. She laughed so much that it all went back up, one after the other, round the whole table. It was the best bit of the evening.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was allowed to pull one, if {A} chose which. “That one,” said {A}. {S} pulled it down and let it go. Boing. {S} laughed out loud. “Again!” “Only one each,” said {A}. “It isn’t a doorbell.”',
        '{S} looked for something to swap. There was a raisin. {A} thought about it, and took it, and gave {S} Kurt. It was a very good boing. You could nearly hear it.'
      ]
    },
    {
      id: 'eleven-pegs',
      A: 'partner',
      paragraphs: [
        '{A} hung a peg on the end of each wet curl, to hold it down. There were eleven of them. The hair stayed flat. {H} stood in front of the mirror, very upright, and said no. The pegs clicked a bit. Nothing came round. “It’s not saying anything,” said {H}.',
        '{A} tilted {A}’s head. “It can’t,” said {A}. “You’ve got eleven hands on it.” {A} touched one of the pegs. It shook like a dog that wants to get off the lead. “I think it’s got an answer. Ask it again, without.”'
      ]
    }
  ],
  turn: [
    {
      id: 'let-go',
      A: 'partner',
      paragraphs: [
        '{H} took off the first peg. Boing. At the eleventh all the curls were up. “No,” said {H}, once to the left and once to the right, and stopped.',
        'The hair did not stop. It went left and right, and left and right again. Kurt went up and down as well. {H} had long been standing still. “Five times,” whispered {A}. “You said it once, and it said it five times.”'
      ]
    },
    {
      id: 'yes',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They had to know what it did for yes. {H} nodded. All of it came down to the front, and bowed, and went back. Then it bowed again by itself, but not so deep. “That’s a very polite yes,” said {A}. “Anybody would give you a biscuit for that.”',
        'For perhaps you have to hold your head on one side. The hair hung there and thought. Then one half of it fell over, and {H} had decided.'
      ]
    },
    {
      id: 'jumping',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} jumped. The feet came down, and a bit later the hair came down too. There was quite a gap between. “You land twice,” said {A}, and jumped as well. {A} landed once, and the cups rang.',
        'They did it side by side, to be sure. Thump, it went, and then, much more softly, puff. “It stays up to have a look,” said {H}. “It tells me later what there was.”'
      ]
    },
    {
      id: 'ines-asks',
      A: 'partner',
      paragraphs: [
        'The bell rang, and it was Ines from next door. “Can I have your red ball?” asked Ines. “To keep?” {H} said no. It was not even loud. Ines looked up, from the left to the right, and back. “All right,” said Ines. “I can see that.”',
        'Ines looked a bit longer. “How do you do it?” asked Ines. “Mine stops when I stop.” And Ines’s hair went once round, with a swish, and hung still. {H} thought it over. “You could try it with pegs,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in the mirror too, over the edge.',
      '{names} got a few drops, and shook.',
      { text: '{names} tipped out the peg bag, and counted eleven.', needs: ['hands'] },
      { text: '{names} held a towel ready, at both corners.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at each boing.',
      '{names} sat quite still, to show the hair how.',
      { text: '{names} handed up another peg.', needs: ['hands'] },
      { text: '{names} wiped the mirror, where it had got wet.', needs: ['hands'] }
    ],
    turn: [
      '{names} nodded along, on the whole.',
      '{names} looked up, until it had finished.',
      { text: '{names} counted the noes on one hand, and it was just enough.', needs: ['hands'] },
      { text: '{names} put the pegs back in the bag, where they could rest.', needs: ['hands'] }
    ]
  },
  bed: [
    'The comb was dry again, and the pegs hung on the line with nothing to hold.',
    '{H} washed, and lay down. First came the head, and a moment later the rest came down round it, all over the pillow.'
  ],
  last: [
    'Somebody had asked if it was morning already. “No,” said the hair, left and right, and {H} was asleep.',
    'It took a while till the last curl lay still, and by then {H} had long been asleep.'
  ]
})
