import { wishPlot } from '../wish-plot.ts'

/** {letter} is any of the alphabet: no line says its sound or its shape, nor puts “a” or “an” before it. */
export const anyLetter = wishPlot({
  id: 'wish-any-letter',
  tellsAny: 'letter',
  about: 'The hero keeps the door with a password; the big letter has lost its small one and hears nothing but an echo, until there is one among the coats, where no echo can be.',
  titles: ['The Big One and the Small One', '{H} Keeps the Door', 'Only a Letter on the Mat', 'Letters Never Turn Round', 'That Is Not a Word', 'An Echo among the Coats'],
  want: [
    {
      id: 'password',
      A: 'partner',
      paragraphs: [
        '{H} was the keeper of the door, and there was a password. {H} wanted to say “You may pass” to somebody, but nobody came. Then there was a knock, quite low down. “Password?” called {H}. “{letter},” said somebody.',
        '“That isn’t a word,” said {H}. “That’s only a letter.” There on the mat stood the big {letter}, as flat as a page. “I know,” it said. “I hang on the wall at school, with the small one beside me. We went for a walk, and now it isn’t there.” “Let it in,” said {A}. “It can owe you the word.”'
      ]
    }
  ],
  way: [
    {
      id: 'echo',
      A: 'partner',
      paragraphs: [
        'The {letter} marched straight in. “Letters never turn round,” it said. “You’d be back to front, and somebody would rub you out.” It called down the hall. “{letter}!” “{letter},” came the answer, rather small.',
        '“Was that it?” asked {H}. “That’s the echo,” said the {letter}. “I’ve had that all day.”'
      ]
    },
    {
      id: 'bathroom',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The best echo of all lived in the bathroom, because of the tiles. {H} tried it out. “Hoo!” called {H}, and once it came back. “Hoo,” said the tiles. Then it was the visitor’s turn. “{letter}!” it called, into the empty tub.',
        '“{letter},” said the tiles. “{letter},” said something else, a bit late. They all waited, but there was no third. “You get two in here,” said {A}. “I only ever get the one.”'
      ]
    },
    {
      id: 'poster',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What does it look like?” asked {A}, and took a pencil. “Like me, only small,” said the {letter}. Then it thought. “Or else quite different. It depends who has written it.” {A} drew one, and held it up straight in front of the {letter}.',
        '“It’s got a friendlier face,” it said. {A} drew it friendlier. Now it looked like somebody’s aunt. Underneath {H} wrote LOST, in capitals, and the {letter} nodded at them. It knew them all from work.'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} breathed on the window, and wrote a small {letter} there with one finger. “They like company,” said {H}. “Now the real one will come and stand beside it.” They hid behind the curtain, all of them flat.',
        'The one on the glass began to run. First it had a tail, and then it had a long, thin leg. “That’s nobody I know,” whispered the {letter}. By the time they came out there was only a wet place, and a streetlamp in it.'
      ]
    },
    {
      id: 'crossword',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“A small one would want a small room,” said {A}, and unfolded the crossword. There were the squares, row upon row, and most of them were empty. The {letter} knocked at each. “Anybody in?” it asked. “Anybody in?”',
        'At the seventh across it stopped. “It smells of pencil here,” it said. But somebody had only rubbed something out. {A} coughed. “I thought that it was ‘walrus’,” said {A}. “It wasn’t.”'
      ]
    },
    {
      id: 'kitchen-labels',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the kitchen there was writing on everything. {A} took down the rice, the cocoa and the salt. The {letter} went along in front of them like a general. All those letters stood up straight for it. “At ease,” it said.',
        '“Isn’t it among them?” asked {H}. “No. And none of them may leave,” said the {letter}. “If one of those goes for a walk, you’ve got salt on your porridge.” It stepped on. Behind it something tripped over a crumb.'
      ]
    },
    {
      id: 'supper',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“The small one’ll come home when it’s hungry,” said {A}. “What does it eat?” “Shavings,” said the {letter}. “Red, if there are any.” So {H} sharpened the red pencil over a saucer, until a whole frill lay there. They put it on the floor, and they all looked the other way.',
        'Something rustled. When they looked again, the frill had a bite out of it. “Mice,” said the {letter} sadly. “That’s the second time today.”'
      ]
    },
    {
      id: 'at-school',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What do you do up there all day?” asked {H}. “We hang,” said the {letter}. “In the morning they all shout at us. They start at one end, and somebody’s got a stick. You mustn’t blink when it’s your turn.”',
        '“And when they’ve gone home?” “Then the small ones talk,” said the {letter}. “Mine can’t stop. It tells me who had jam today, and who chewed a sleeve.” It listened into the room. “I tell it to be quiet,” it said.'
      ]
    },
    {
      id: 'rows',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had to write you,” said {S}. “A whole page of {letter}, every line full, with the tongue out.” “I remember that,” said the {letter}. “Yours leaned.” {S} was a little hurt. “They were all going the same way,” said {S}.',
        '“And the last one was good?” asked {A}. “The last one was the best,” said {S}. “But then the page was full, and I never used it for anything.” The {letter} bowed, straight forward, as well as it could.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} did not look at the {letter} at all. {A} looked past it, at the floor just behind, at about the height of a cup. When the {letter} took a step, {A} looked a step further along.',
        '“What is there to stare at?” asked the {letter}, and went on looking straight ahead. “There can’t be anything there. That’s where I’ve just been.” {A} blinked, slowly, as at a friend. Somebody giggled. “What an echo you’ve got,” said the {letter}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I could be the small one,” said {S}, and crouched on the rug beside the {letter}. “{letter},” said {S}, as small as it would go. The {letter} was quiet for a moment. “That’s very kind,” it said. “But you’ve got knees.”',
        '{S} tried it without, and lay down flat. Now nobody could tell what it said. “I think that’s a comma,” said {A}. {S} stayed one for a while, since it was comfortable.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} waved. It was not at the {letter}, for it was too low down, and a bit to the back. “Good evening,” said the {letter} all the same. {A} hid behind both hands, and came out, and laughed at something that had done it too.',
        '“It’s easily pleased,” said the {letter}. “I’ve only stood here.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours you shake the tin,” said {A}. “Then they all come.” So {H} took the tin with the crayons and shook it in every room. It made a noise like a train full of spoons. Nothing came. “{letter}!” called the {letter} into the middle of it.',
        '“{letter}!” cried the echo, and for the first time it was quite loud. “It likes the tin,” said {A}. “With ours it’s a rabbit.”'
      ]
    },
    {
      id: 'under-the-door',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The wardrobe was shut. “No matter,” said the {letter}, and slid in underneath, as a bill does. They heard it in there, between the shoes. “Only boots,” it called. “All of them in the dark, with their mouths open.”',
        'Out it came, and it had fluff on. {H} wanted to brush it down, the back as well. “Nobody goes round the back,” said the {letter}. “There’s nothing written there.” So it kept the fluff.'
      ]
    },
    {
      id: 'middle-of-the-night',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Does it mind the dark?” asked {A}. “They put the lamps out in the school at four,” said the {letter}. “Then you hang there and think your own thoughts. The small ones hold on to somebody.” “To whom?” asked {H}.',
        'The {letter} was silent. It held one end of itself a bit out to the side, where nobody was. {A} pulled the lamp nearer. The {letter} threw a long shadow, and the long one had a short one behind it. But they were all looking ahead.'
      ]
    },
    {
      id: 'book',
      A: 'partner',
      paragraphs: [
        '“The small one’s got into a word,” said {H}. They took the thickest book, and the {letter} marched along under the lines. “Not mine,” it said. “Not mine. That one only works here.” It shouted into the crack in the middle. “{letter}!” “{letter},” said the echo, quite near. On the page nobody moved.'
      ]
    },
    {
      id: 'coats',
      A: 'partner',
      paragraphs: [
        'Only the coats were left. The {letter} called up a sleeve. “{letter}!” “{letter},” said the echo.',
        '{A} held a scarf. “Coats can’t do that,” said {A}, and called “Hoo!” up the same sleeve. Nothing came back. “There isn’t an echo in here,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'who-is-behind',
      A: 'partner',
      paragraphs: [
        '{H} looked at the {letter}. “You always go in front,” said {H}, “and you never turn round. So who’s behind you?” The {letter} did not know. It had never looked.',
        '“Then be back to front,” said {H}, “only for a moment. Nobody here has a rubber.” {A} showed two empty hands.'
      ]
    },
    {
      id: 'back-to-front',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“I’ve done lots of letters back to front,” said {H}. “A whole birthday card. It was for my teacher, and it’s still up.” “And nobody came?” asked the {letter}. “Somebody said ‘lovely’,” said {H}.',
        'The {letter} swallowed. It began to turn, and turned back. “It’s draughty,” it said. “I’ve never had that side in front.” {A} closed the curtains, so that none of the books could see.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“Shut your eyes,” said the {letter}. They all shut them. “Have you got them shut?” “Yes,” said {H}. “Yes,” said {A}. “Yes,” said somebody else, from lower down.',
        '“That’s one too many,” said {A}, and kept both eyes shut, out of politeness. {H} squeezed so hard that there were stars.'
      ]
    },
    {
      id: 'you-may-pass',
      A: 'partner',
      paragraphs: [
        'The {letter} turned round. There stood the small letter, a hand’s width off. “I answered every time,” said the small one. “But you walk so fast, and I could never get round in front of you.”',
        '{H} put them both out on the mat, and shut the door. There were two knocks. “Password?” “{letter},” said the big one. “{letter},” said the small one. It was still not a word. “You may pass,” said {H}, and they came in side by side.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went in at the door too, without a word.',
      '{names} looked at the mat, where somebody stood as flat as paper.',
      { text: '{names} whispered the password, each time a different one.', needs: ['hands'] },
      { text: '{names} held the door open, and let in a draught.', needs: ['hands'] }
    ],
    way: [
      '{names} listened for the echo, with a tilted head.',
      '{names} crept along the hall behind everybody else, and was not the last.',
      { text: '{names} lifted the cushions, and shook them for letters.', needs: ['hands'] },
      { text: '{names} turned over the newspaper, in case something small fell out.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked once round the {letter}, and sat down on the other side.',
      '{names} kept very still, and looked straight at the small one.',
      { text: '{names} dusted the small {letter} with a sleeve.', needs: ['hands'] },
      { text: '{names} put the rubber in a drawer, to be on the safe side.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats were pushed together again. The thick book was left open at the end, where there is a page with nothing on it. The two of them lay down there, side by side. One of them went on talking for a bit.',
    'Then {H} washed, and came to the bedroom door. Somebody in there wanted the password, and sounded rather small. {H} bent down to the crack. “{letter},” said {H}, and was let pass, and lay down.'
  ],
  last: [
    'On the empty page nobody called, and nobody had to answer, and {H} was asleep.',
    'The big {letter} lay with its face to the small one, and {H} was asleep.'
  ]
})
