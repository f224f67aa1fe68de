import { wishPlot } from '../wish-plot.ts'

export const jigsaw = wishPlot({
  id: 'wish-jigsaw',
  wishes: ['jigsaw', 'jigsaws', 'jig saw', 'jigsaw puzzle', 'jigsaw puzzles', 'puzzle', 'puzzles', 'puzzle piece', 'puzzle pieces', 'jigsaw piece', 'missing puzzle', 'lost puzzle', 'missing jigsaw', 'lost jigsaw', 'last piece jigsaw', 'doing a puzzle', 'hundred piece puzzle', 'floor puzzle', 'rompecabezas'],
  except: ['crossword', 'word', 'words', 'maths', 'escape', 'number', 'sudoku', 'maze', 'mystery', 'detective', 'treasure', 'box', 'saw', 'wood'],
  answers: ['piece', 'pieces', 'missing', 'last', 'lost', 'hundred', 'big', 'finished', 'hard', 'together', 'new', 'floor'],
  moods: ['losing', 'lost', 'alone'],
  about: 'The hero hides one piece of the jigsaw so as to put in the last one, and at the end there are two holes.',
  titles: ['Two Holes in the Harbour', 'The Last Piece but None', '{H} Has Something in a Sock', 'Under the Price', 'Click'],
  want: [
    {
      id: 'in-the-sock',
      A: 'partner',
      paragraphs: [
        'The jigsaw puzzle had a hundred pieces, and it was a harbour. {H} had done the edge, and {A} had done the sky. On the lid you could see how it would be. Only in one place the price was stuck over the picture.',
        'The best piece of all was the last one, for it went in with a click. {H} wanted to be the one who did that. So when {A} bent down, {H} took a blue piece, and slid it into one sock.'
      ]
    }
  ],
  way: [
    {
      id: 'sky',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Sky was the worst. All of it was blue, and each piece looked like the next. {A} tried the same three in the same place, over and over. “It must be one of you,” said {A}. “I won’t be cross. Just tell me.”',
        '{H} turned one of them upside down and laid it in. “Oh,” said {A}. “It was standing on its head,” said {H}. “In the sky you can’t tell,” said {A}, and looked at it from both ends.'
      ]
    },
    {
      id: 'nearly',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was one that nearly fitted. {A} helped it with one thumb, and then with a fist. “It’s in,” said {A}. {H} looked at it from the side. A sailor now had a window instead of a nose.',
        '“It isn’t his,” said {H}. “Perhaps he likes it,” said {A}. But all the others round about had begun to bulge. {H} lifted it out with one fingernail, and the harbour lay down flat again.'
      ]
    },
    {
      id: 'faces',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“They look like people,” said {H}, and held one up. It had a round head and two arms, and holes where the feet should be. {A} took another one, with four arms and no head. “Good evening,” said the one.',
        '“Have you seen my neighbour?” asked the other. “He’s got some rope on, and half a gull.” They walked about the table and asked everybody. In the end they found out that they were neighbours themselves.'
      ]
    },
    {
      id: 'giraffe-ear',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In every jigsaw there’s a piece of another one. {H} found it at the bottom of the box. It was yellow with brown spots, and it had an eyelash. “There’s no giraffe in this harbour,” said {H}.',
        '“There might be,” said {A}. “It could be on the ferry. It’s only that you can’t see it from here.” They put it on the edge of the table, where the sea would come next. From there it could look on.'
      ]
    },
    {
      id: 'corners',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How many corners has it got?” asked {A}. “Four,” said {H}. “I’ve seen three.” They counted. There was one with sky, one with crane, and one with crates. “You’ve got your elbow on the fourth,” said {A}.',
        '{H} lifted the elbow. It stuck to it, right on the skin. It was a corner made of water, with a bit of mooring rope. {H} had to bend round twice to see it. You don’t often meet your own elbow like that.'
      ]
    },
    {
      id: 'bottom-of-the-box',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A jigsaw makes crumbs. They lay in the corners of the box, blue on one side and grey on the other. {A} wetted one finger and picked one up. “What if it’s a very small piece?” asked {A}.',
        '“What would be on it?” asked {H}. They looked at it in the light. It might have been a fish, far out. {H} laid it in the middle of the sea, where it did no harm.'
      ]
    },
    {
      id: 'other-side',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} sat on the other side of the table, and so for {A} it was all upside down. The boats hung from the sea like bats. “It’s going very well,” said {A}. “I’ve only got one that doesn’t rain up.”',
        '“Come round here,” said {H}. {A} came round and saw the harbour the right way up. “That’s a pity,” said {A}. “I’d thought that it was a circus.” And {A} went back to the circus.'
      ]
    },
    {
      id: 'table',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Nobody could put anything on the table any more. The plates stood on the chairs, and somebody had to hold the butter. “How long does it stay there?” asked {A}. “Until it’s done,” said {H}.',
        'They ate a cracker each, standing, and leaned well back. A crumb fell on the sea all the same. {A} blew it as far as the quay, and there it was unloaded.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 16,
      paragraphs: [
        '“I’d only like to put in one,” said {A}, “so that I was here.” {H} gave {A} a good one, with a funnel on. {A} walked round the table with it until it was at home.',
        'It went in, and {A} stroked it flat. “Which one was yours?” asked {H} after a while. They both looked. It was in there somewhere, and was part of a ship.'
      ]
    },
    {
      id: 'two-holes',
      A: 'partner',
      paragraphs: [
        'At last there were no more pieces on the table. {H} let one hand hang down to the sock. But there were two holes in the harbour. They were side by side, where the price was on the lid. “There are two missing,” said {H}.',
        '“How odd,” said {A}. {H} looked in the fruit bowl, so as to be looking somewhere. {A} looked very hard behind a picture. “Nothing here,” said {A}. “Nothing here either,” said {H}.'
      ]
    },
    {
      id: 'carpet',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They crept round under the table, with their noses to the carpet. {H} found a bead. {A} found half a cracker and last year’s pencil. Then their heads met in the middle. “Is that you?” asked {A}.',
        '“Have you found it?” asked {H}. “Not so far,” said {A}. “Have you?” Both of them seemed to be very careful about the way they sat down.'
      ]
    },
    {
      id: 'what-is-in-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What do you think is in there?” asked {A}, and put one finger in a hole. You could feel the wood of the table. “It’s the place under the price,” said {H}. “It can’t be dear, if they stick that on it.”',
        'They tried to pull the price off the lid. It came away in small white rolls, and took the picture with it. Now there was a hole in the lid as well. “That’s three,” said {A}.'
      ]
    },
    {
      id: 'hoover',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“The two pieces are in the hoover,” said {A}. “That’s where they all are in the end.” “Has anybody hoovered today?” asked {H}. They thought back. Nobody had hoovered, not for some days.',
        '“Then it isn’t that,” said {A}, and sounded relieved. They shook the cushions instead. There came out a coin, a comb, and a biscuit that might still have been good.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'Of course they asked {A} too. {H} looked underneath, and behind, and {A} let it be done. There was nothing there that belonged to a harbour.',
        '“It’s always the animal who gets the blame,” said {H} softly, and stroked {A} twice. {H} felt something sharp in one sock at that. {A} looked at the sock. {A} said nothing about it then, nor later.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“We had one with a castle,” said {S}. “There was always one piece missing, and it was the king’s face. So we drew him one on a bit of box.” “Was it a good one?” asked {A}.',
        '“Everybody in the family had to do it once,” said {S}. “Every winter there was somebody else on the throne. One year it was the milkman. He ruled very well.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} had brought another jigsaw, with four pieces and a cow. {S} did it in no time at all. Then {S} tipped it out and did it once more. “How many have you done?” asked {A}. “Nine,” said {S}. “And you?”',
        '{A} had done not quite one. “You can have my last piece,” said {S}, “if you need one.” It was the back end of the cow. It was kindly meant.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} was watched the whole time, because {A} put things in. They counted the fingers, and they looked in both fists. There was a crumb there, and it had been there for a long time.',
        '“No piece,” said {H}. {A} opened {A}’s mouth by itself, quite wide, so that they could look in there too. {A} was a most honest person.'
      ]
    },
    {
      id: 'you-first',
      A: 'partner',
      paragraphs: [
        '“If you found yours,” said {A}, “you could put it in.” “You find yours first,” said {H}. They sat down on two sides of the table. The harbour lay between them with its two holes.',
        '“You’re sitting on one foot,” said {A}. “And you’ve only used one arm,” said {H}. They looked at each other. Then {H} reached slowly into a sock, and {A} reached slowly into a sleeve. On the table lay two blue pieces.'
      ]
    }
  ],
  turn: [
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        '“I wanted to be last,” said {H}. “So did I,” said {A}. “One of us has to go first.” {H} looked at the knob on one piece, and the hollow in the other. {H} pushed them together in the air, and they held.',
        '“Now it’s only one,” said {H}. {H} took hold of the left side of it, and {A} of the right. They laid it in, and pressed with two thumbs. Click, it went. They had both been last.'
      ]
    },
    {
      id: 'stroking',
      A: 'same',
      spare: 17,
      paragraphs: [
        'When it’s done, you stroke it with the flat of your hand. It’s smooth, and a little bit warm. {H} stroked the sea. {A} did the sky, and had earned it.',
        '“It’s exactly like the lid,” said {A}. “It’s better,” said {H}. “It’s bigger, and I know it all by heart.”'
      ]
    },
    {
      id: 'the-dog',
      A: 'partner',
      paragraphs: [
        'Now they saw what was under the price. On {H}’s piece there had been two ears, and on {A}’s there had been a tail. It was a very small dog, asleep in a rowing boat. “I thought it was waves,” said {H}. “I thought it was rope,” said {A}.',
        'They looked at it for a long time. Nobody spoke loudly, because of the dog.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat on a bit of boat for a while, and then gave it back.',
      '{names} breathed on the harbour, and a wave went by.',
      { text: '{names} fitted in a crate or two, at the side.', needs: ['hands'] },
      { text: '{names} turned all the blue ones the right way up, which made no difference.', needs: ['hands'] }
    ],
    way: [
      '{names} got up, looked underneath, and sat down again.',
      '{names} licked the last crumb out of the empty box.',
      { text: '{names} emptied a pocket on the table, and it was not a harbour.', needs: ['hands'] },
      { text: '{names} shook out the tablecloth, and found last year’s sky.', needs: ['hands'] }
    ],
    turn: [
      '{names} thumped the floor at the click.',
      '{names} came round the table, to see the harbour the right way up.',
      { text: '{names} smoothed the whole harbour flat, from left to right.', needs: ['hands'] },
      { text: '{names} scratched the price off the lid with a fingernail.', needs: ['hands'] }
    ]
  },
  bed: [
    'The harbour was allowed to stay on the table for the night. They laid a cloth over it, and not a boat moved underneath.',
    '{H} took off both socks and shook them, and this time nothing fell out. Then {H} washed, and fitted into the bed on the first try.'
  ],
  last: [
    'Under the cloth slept a small dog in a boat, and under the blanket slept {H}.',
    'Nothing was missing any more, and {H}, who had been last, was asleep.'
  ]
})
