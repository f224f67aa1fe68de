import type { HobbyFamily } from '../format.ts'

export const puzzles: HobbyFamily = {
  id: 'puzzles',
  noun: 'puzzles and board games',
  keys: [
    'puzzle', 'jigsaw', 'board game', 'boardgame', 'chess', 'checkers', 'draughts', 'sudoku', 'crossword', 'riddle',
    'domino', 'card games', 'card game', 'playing cards', 'mahjong', 'rubik', 'maze', 'brain teaser', 'logic',
    'backgammon', 'ludo', 'monopoly', 'scrabble', 'uno', 'wordle', 'quiz', 'trivia', 'bingo', 'i spy', 'bridge'
  ],
  marks: [
    'game', 'move', 'moved', 'moves', 'piece', 'pieces', 'puzzle', 'puzzles'
  ],
  skills: ['think', 'patient', 'look'],
  habit: [
    'thought three moves ahead, even about breakfast',
    'had a puzzle on the table that nobody might dust',
    'liked a game best when it was nearly lost',
    'could not see two pieces without trying them for a fit',
    'did the edge of every puzzle first, and of every sandwich',
    'always kept one piece back, so as to put in the last',
    'asked riddles of the bus driver, as a game',
    'never moved a pawn without saying sorry',
    'had finished a puzzle of the sea, nearly all of it blue pieces',
    'never pressed a piece in, and always found where it went',
    'tried each piece four ways, and then asked it nicely',
    'shook hands before every game, even with the cat',
    'let the youngest have the first move, and the dice',
    'laid out the pieces by colour, and ate by colour too'
  ],
  bridge: {
    think: [
      'In a good game the first idea is hardly ever the best, so {S} waited for the third.',
      '{S} had learned from puzzles to ask what does not fit, and why.',
      'Before every move {S} thought about what would come after it.',
      'No puzzle was ever solved by being cross with it, as {S} had found.'
    ],
    patient: [
      'The sky of a puzzle is the slow part, and {S} had done whole skies.',
      '{S} could sit over one move for as long as a pot of tea takes to go cold.',
      'Losing a game had never hurried {S}, and winning had not either.',
      'One piece a day still makes a puzzle by spring, as {S} had once proved.'
    ],
    look: [
      '{S} could spot a puzzle piece by half an ear of it.',
      'Everything stands on the board to be seen, in a game, and {S} was used to seeing it.',
      'Nearly the same is not the same, as {S} knew from a thousand pieces of blue.',
      'Somewhere there is always an edge, and {S} had an eye for those from doing puzzles.'
    ]
  },
  help: [
    { text: '{S} said whose turn it was, as in a game, and after that it went smoothly.', says: 'S' },
    'One small piece was left over, and {S} saw where it went.',
    '{S} thought two moves ahead and put things ready for them.',
    'Like a good player of any game, {S} moved something little that changed a lot.'
  ],
  dream: [
    '{S} fell asleep with the last piece of the puzzle in one hand.',
    'All the pieces of the puzzle fitted, and {S} slept.',
    'It was too late for another game, and {S} slept.',
    '{S} played one more slow game in a dream, and won it.',
    'A piece was still missing from the puzzle, and {S} was lying on it.',
    'The puzzle in the dream was of a bed, and {S} lay down in it.',
    'Nobody had to move any more, and {S} did not.',
    'A sheep in the dream of {S} brought back the missing piece.',
    'Every game was back in its box, and {S} was tucked in.',
    'Sleep fitted {S}, like the right piece in a puzzle.',
    '“My turn,” thought {S}, and the move was to shut both eyes.',
    'In the dream {S} laid one blue piece of sky beside another, and they fitted.',
    'There were no moves left to make, and {S} made none.'
  ],
  meanwhile: [
    'Of the sky there were forty pieces in the puzzle, all blue. {S} had begun to know some of them by sight.',
    'Under the table lay one piece of the puzzle. Only {S} knew about it, and {S} was not saying anything yet.',
    'Before every move {S} ate one raisin. It was a hard game, and the bowl was nearly empty.',
    'One piece nearly fitted. {S} looked at it, and at the hole, and gave the hole a little longer.',
    { text: '{S} had found all the edge pieces but one, and was asking people to lift their feet.', says: 'S' },
    { text: '“Who knows a word with a z, for the puzzle?” asked {S}. Everybody said zebra, and it was not zebra.', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: 'Both sides of the game were {S}. After each move {S} went round the table and was shocked at what the other had done.', needs: ['hands', 'legs'] },
    { text: 'The puzzle had four pieces, and {S} did it again from the beginning. It was a cow. It was a cow every time.', age: { S: 'small' } },
    { text: '“A bird in four letters,” said {S}, bent over the puzzle, “and it won’t have duck.”', says: 'S', age: { S: ['grown', 'old'] } },
    { text: '{S} walked by the puzzle, stopped, put in a piece, and walked on. It happened every five minutes.', needs: ['hands', 'legs'] },
    { text: '“That was cheating,” said {S} across the board, to an empty chair. The move was taken back, and nobody argued.', says: 'S' },
    { text: 'Into the last gap of the puzzle {S} wrote a word that was not one. It fitted, and might well be a cheese.', age: { S: ['big', 'teen', 'grown', 'old'] }, needs: ['hands'] }
  ]
}
