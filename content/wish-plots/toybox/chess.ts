import { wishPlot } from '../wish-plot.ts'

export const chess = wishPlot({
  id: 'wish-chess',
  wishes: ['chess', 'chess board', 'chessboard', 'chess set', 'chess game', 'playing chess', 'plays chess', 'learning chess', 'pawn', 'pawns', 'chess piece', 'chess pieces', 'chess knight', 'chess horse', 'chess queen', 'chess king', 'chess club', 'ches', 'chest game board', 'checkmate'],
  answers: ['play', 'playing', 'plays', 'played', 'game', 'board', 'set', 'learn', 'learns', 'learning', 'pawn', 'pawns', 'queen', 'king', 'horse', 'knight', 'knights', 'castle', 'rook', 'tower', 'bishop', 'piece', 'pieces', 'little', 'small', 'smallest', 'brave', 'club', 'first', 'becomes', 'become', 'turns', 'across', 'other', 'side', 'square', 'squares', 'white', 'black', 'teaching', 'teaches', 'evening', 'who', 'that', 'check', 'wants', 'reach', 'end', 'far', 'missing', 'thimble'],
  except: ['tournament', 'competition', 'lost', 'lose', 'loses', 'losing', 'always', 'won', 'win', 'wins', 'beat', 'beaten', 'cheat', 'cheated', 'sulk', 'cross', 'angry', 'wizard', 'harry', 'potter', 'alice', 'shop', 'broker', 'nut', 'nuts', 'prawn', 'prawns', 'armour', 'dragon', 'princess', 'computer', 'online', 'died', 'nervous', 'scared', 'alive', 'talking', 'giant'],
  moods: ['first', 'learning'],
  company: ['pawn', 'thimble', 'horse', 'tower', 'queen', 'king', 'board', 'pieces'],
  about: 'A thimble stands in for a lost pawn; the hero wants it to see the far side of the board, and it gets there when somebody stands behind it.',
  titles: ['The Thimble Goes Across', 'Straight On and Never Back', '{H} Sends a Thimble', 'The Tower in the Corner', 'From the Front'],
  want: [
    {
      id: 'one-square-at-a-time',
      A: 'partner',
      paragraphs: [
        'One pawn of the chess set was lost, and a thimble stood there instead. Pawns are the smallest. They go straight on, one square at a time, and never back. {H} wanted the thimble to get across to the other side.',
        '“What’s over there?” asked {H}. “You’ll see when it arrives,” said {A}. “It never has.” {H} gave it a push. Tock, went the thimble, and tock.'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
        'In the middle {A}’s horse came along. A chess horse jumps round the corner, so you never see it coming. It took the thimble. “It’s too small,” said {A}. “Send somebody tall.”',
        'They set everything up again, and {H} sent it faster. Tock, tock, tock! Then something black came slanting over the whole board, and that was a bishop. “Too small,” said {A}.'
      ]
    },
    {
      id: 'horse-on-the-tiles',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the kitchen tiles {A} was a horse. It was two on and one to the side. {A} landed by the fridge. {H} came after, and landed by the bin. “I wanted to go to the table,” said {H}. It was right next door.',
        'But a horse can’t go next door. It went round by the door and the sink, and past the fridge once more. “Six jumps,” said {A}. “Now I know why they’re always late,” said {H}. “They live too near.”'
      ]
    },
    {
      id: 'how-they-walk',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Everybody on that board has a different way to walk. {A} was a bishop, and went to the window on the slant, with a bumped knee. {H} was a tower, and could go only straight. The bathroom was on the slant.',
        '“How do I get there?” asked {H}. “You’ll have to go round by the bedroom,” said {A}. “The queen would just have gone. She may walk straight, and on the slant too.” “Then she never sees the bedroom,” said {H}.'
      ]
    },
    {
      id: 'the-king-is-slow',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The King can go any way at all, but only one square. {H} pushed. Tock. “Was that it?” asked {H}. “That’s the long gown,” said {A}. “Somebody has to carry the end of it, and they’re all busy.”',
        'All of them have to look after the King, all day long. {H} put the King in a corner behind three pawns. You could see only the top of a hat. “What’s he doing?” asked {A}. “He’s reading,” said {H}.'
      ]
    },
    {
      id: 'felt-feet',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} turned over a horse and looked. It was green underneath. “That’s felt,” said {A}. “They’ve got slippers on.” So you do not hear them when they come. All of them had green slippers, even the King. Only the thimble had none.',
        'That was why it said tock. {H} set it on a crumb of wet bread. Now it stuck. “It isn’t a slipper,” said {A}. “It’s a puddle.” The crumb was taken off again.'
      ]
    },
    {
      id: 'touched',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Whoever you touch has to go,” said {A}. “That’s the rule.” {H} had only wanted to scratch the horse. Now it had to jump, and it landed beside a bishop who ate horses. “May I take the scratch back?” asked {H}.',
        'There’s a word for that, and {A} knew it. You say it in French before you touch, and then you are only tidying. From then on {H} tidied a great deal. The King was tidied on the nose.'
      ]
    },
    {
      id: 'thinking',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It was {A}’s turn to move, and {A} was thinking. {A} put one hand to one cheek. Some time went by. {H} looked at the horses. One was looking left, and the other was looking at the butter.',
        '“Have you thought?” asked {H}. {A} started up. “I had it,” said {A}, “and then there was a beach.” {H} pointed to the board. It had not moved there, either. In chess you may think for as long as you like. But you have to say if you’ve left.'
      ]
    },
    {
      id: 'beside-the-board',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Whoever has been taken stands beside the board, between the salt and the bread. It was getting full there. White ones stood next to black ones, and they got on better than before. “What do they do all that time?” asked {H}.',
        '{A} bent down to them and listened. “They’re telling each other how it was,” said {A}. “The bishop says he saw it coming.” {H} listened as well. “The pawn says it was pushed,” said {H}.'
      ]
    },
    {
      id: 'check',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“When you could take the King next, you have to say check,” said {A}. “Why do I have to tell?” asked {H}. “So that he can get out of the way.” {H} thought that very friendly. In other games nobody tells you anything.',
        '“Check,” said {H} to the salt. {A} moved it over. “Check,” said {H} to the butter dish, and to a spoon. In the end there was a good deal of room at that table. Everything had been warned.'
      ]
    },
    {
      id: 'where-the-queen-stands',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“The Queen stands on her own colour,” said {A}. The white one stands on white, and the black one on black. Then they match from top to toe. {H} checked that, with both eyes close to the board. “And the King?” “He takes what’s left.”',
        '{H} was wearing green, and there was nothing green to stand on. At last {H} found the bath mat, and stood there, and matched. “Now you can begin,” said {A}, through the door.'
      ]
    },
    {
      id: 'sixty-four',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How many squares are there?” asked {H}. They laid a lentil on each, to find out. It was a lot of lentils, and the horse had to be lifted up. There were sixty-four. “And how many has the thimble got to go?” “Six,” said {A}.',
        'It was only six, but that is a long way for a thimble. {H} took the lentils off again, first those in front of it. Now it had a smooth road. The rest went back into the jar. One stayed under the King, who wobbled.'
      ]
    },
    {
      id: 'the-old-pawn',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Where did the real pawn go?” asked {H}. “Nobody knows,” said {A}. “It stood here one evening, and the next it had gone.” They looked at the empty hollow in the box. It was exactly as long as a pawn.',
        '“It went straight on,” said {H}. A pawn can’t do anything else. It had got to the edge of the board, then the table, and then the door. “And back it can’t,” said {A}. It had to be a long way off by now.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} looked over the edge of the table. All of them stood so still that one had to be asleep. {A} picked out the black bishop, and gave him a shove. He fell over and rolled in a curve. {A} looked at all the others. None of them helped.',
        '“That isn’t a move,” said {H}. {A} did one more. Soon a path went through the middle of the board, as wide as a nose. {A} lay down at the end of it and had won.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I used to play by post,” said {S}. “My friend lived two countries away. Each move was on a card, with a stamp. Then you waited for a fortnight.” “And who won?” asked {A}. “It took three years,” said {S}.',
        '“The board stood on the sideboard, and nobody was allowed to dust it. One day a card came, and on it was: I’m sorry, my dear, but mate. I looked. It was true. There was a spider’s web on my queen.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} had all four horses now, and had put them in a stable made of two books. They had to eat first. “We need them for the game,” said {A}. “They’re tired,” said {S}. “They always have to go round the corner.”',
        'So they played without any. Four raisins did it instead, and jumped as well as they could. Whoever took a raisin had to eat it. In the stable the horses stood side by side, and nobody came round any corner.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had a board too, and it was the tray of the high chair. On it stood a cup. {A} pushed it straight on, one bit at a time. Then there was the edge. {A} looked at {H}, and gave it one more push.',
        'The cup had gone. {A} bent over and looked after it, for a long time. {H} picked it up and set it at the beginning again. It had got right over to the other side. {A} wanted to see that once more.'
      ]
    },
    {
      id: 'nobody-behind',
      A: 'partner',
      paragraphs: [
        '{H} looked into the thimble. “It isn’t because it’s small,” said {H}. {A} studied the board. “No,” said {A} at last. “I took it because it was alone. If somebody stood behind it, I’d think twice. If I took yours, that one would take mine.”',
        '{H} looked along the row. In the corner stood a tower, and all evening it had not done a thing.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-tower',
      A: 'partner',
      paragraphs: [
        'A tower can look straight along, right to the end. {H} put it behind the thimble. Tock. The horse jumped up. It looked at the thimble, and down the row. There stood the tower, and looked back. The horse went off again.',
        'Tock, went the thimble, and tock. {A} bent forward. Tock! There were no more squares. “Now it can be anything it likes,” said {A}. “That’s what’s over here.”'
      ]
    },
    {
      id: 'what-it-could-be',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“Anything?” asked {H}. “Could it be a horse?” It could. “Or a lighthouse?” {A} thought. “If it was a lighthouse, it would have to be called a tower.” “A lamp? An aunt?” There’s nothing about that in the rules.',
        'For a bit it was an aunt. It told everybody to stand up straight, and they did. “But an aunt can’t take anything,” said {A}. “She takes sugar,” said {H}. Then it was a thimble again, and still had the choice.'
      ]
    },
    {
      id: 'the-way-it-had-come',
      A: 'same',
      spare: 17,
      paragraphs: [
        '{H} laid one cheek on the table, to see what the thimble saw. There were six squares, one after another, and at the far end its own row. They looked very small there, with all that light behind them. You could see who was missing.',
        '{A} put a cheek down too, on the other side. So they looked at each other past all those feet. “It’s further from here,” said {H}. “It’s the same six,” said {A}. They both left their cheeks there for a while.'
      ]
    },
    {
      id: 'home-in-one-go',
      A: 'partner',
      paragraphs: [
        '{H} held the thimble to one ear. “It’s asking which of them can go back,” said {H}. “The queen,” said {A}. “She goes as far as she likes.” So {H} turned the thimble upside down. Now it was open at the top, like a crown.',
        'And back it went, over all six squares in one go. It stopped in front of the tower, as before. “It could have caught my king over there!” said {A}. “What did it see?” {H} asked it, and listened. “Us,” said {H}. “From the front.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} put a nose to the edge of the board, and nobody moved.',
      '{names} went round the table, to look at the other side from there.',
      { text: '{names} tried on the thimble first, and it fitted.', needs: ['hands'] },
      { text: '{names} lined up the pawns, each in its own square.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down beside whoever had been taken.',
      '{names} watched the horse, and it still came from somewhere else.',
      { text: '{names} clicked with the tongue whenever the horse jumped.', needs: ['hands'] },
      { text: '{names} stood the thimble up again, and breathed on it.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood behind {H}, and looked straight along.',
      '{names} counted the tocks, with one blink for each.',
      { text: '{names} turned a cup upside down too, and it was no queen.', needs: ['hands'] },
      { text: '{names} made room at the edge, where the squares stop.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pieces were laid in their box, the King beside the pawns. The thimble had the hollow all to itself, with room at the sides.',
    '{H} washed, and then went to bed one step at a time, straight on and never back. Somebody walked behind the whole way. So nothing could take {H}, not even a horse.'
  ],
  last: [
    '{H} had got across, to where the blanket is, and was asleep.',
    'In the dark the tower looked straight along, right to the end, and {H} was asleep.'
  ]
})
