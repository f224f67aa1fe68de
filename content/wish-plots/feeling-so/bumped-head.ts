import { SERIOUS } from '../health/serious.ts'
import { wishPlot } from '../wish-plot.ts'

export const bumpedHead = wishPlot({
  id: 'wish-bumped-head',
  beginsElsewhere: true,
  wishes: ['bumped head', 'bump head', 'bumps head', 'bumping head', 'banged head', 'bangs head', 'bang head', 'banging head', 'bonked head', 'bonk head', 'bonk on the head', 'clonked head', 'clonk on the head', 'head bump', 'bump forehead', 'bumped forehead', 'banged forehead', 'forehead bump', 'bump on the forehead', 'egg on forehead', 'egg on head', 'goose egg', 'lump on head', 'lump forehead', 'bruise forehead', 'bruise head', 'headbump', 'cold spoon', 'cold spoon bump', 'bumped hed', 'bumped heads', 'hit head', 'knocked head'],
  answers: ['head', 'forehead', 'bump', 'bumped', 'bang', 'banged', 'hit', 'table', 'under', 'corner', 'edge', 'door', 'wall', 'shelf', 'desk', 'cupboard', 'radiator', 'slide', 'climbing', 'frame', 'playground', 'school', 'nursery', 'note', 'letter', 'today', 'tonight', 'big', 'huge', 'blue', 'purple', 'sore', 'hurts', 'ouch', 'ice', 'pack', 'cold', 'spoon', 'peas', 'flannel', 'egg', 'lump', 'bruise', 'cried', 'crying', 'tears', 'fine', 'poor', 'fell', 'ran', 'into', 'each', 'other', 'her', 'his', 'again', 'twice', 'got', 'has', 'had', 'really', 'bit', 'size'],
  except: ['blacked', 'vomits', 'vomit', 'remember', 'concussions', ...SERIOUS, 'concussion', 'concussed', 'sick', 'vomited', 'throwing', 'dizzy', 'sleepy', 'blood', 'bleeding', 'bled', 'stitches', 'cut', 'split', 'open', 'glue', 'knocked out', 'pushed', 'threw', 'thrown', 'stairs', 'window', 'roof', 'tree', 'giraffe', 'giant', 'elephant', 'bear', 'tall', 'duck', 'goose', 'boiled', 'newton', 'apple', 'speed', 'car', 'bus', 'headphones', 'headache', 'hammer', 'shark', 'night', 'purpose', 'cross', 'angry', 'tantrum', 'pans', 'drum', 'drums', 'pots', 'nail'],
  moods: ['first', 'afraid', 'losing', 'learning'],
  company: ['table', 'horse', 'puzzle', 'spoon', 'sock', 'bump'],
  about: 'The last piece of the puzzle is under the table, which bumps everybody who comes out, until somebody hangs up a sock where it ends.',
  titles: ['Where the Table Ends', 'Tock', 'The Sock on the Edge', '{H} Comes Out Backwards', 'Two Bumps and a Horse'],
  want: [
    {
      id: 'tock',
      A: 'partner',
      paragraphs: [
        'The puzzle was a horse, and it was done, all but one piece. That was the top of the horse’s head, and it had fallen under the table. {H} crawled in to fetch it, and got up too soon. “Tock,” went the table.',
        'First it was quiet. Then it hurt, and {H} roared. {A} came running. “I bumped my head!” cried {H}. “And I still haven’t got the piece.”'
      ]
    }
  ],
  way: [
    {
      id: 'cold-spoon',
      A: 'partner',
      paragraphs: [
        '{A} held the biggest spoon under the cold tap, and laid its round side on the place. {H} stopped in the middle of a sob. It was so cold! Under it the bump was growing. “It’s as big as a walnut,” said {A}.',
        'Soon the spoon was warm. It had drunk up some of the hurt. {A} held it under the tap again. “Does it want more?” asked {A}. “Yes,” said {H}. “It isn’t full.”'
      ]
    },
    {
      id: 'three-questions',
      A: 'same',
      spare: 1,
      paragraphs: [
        'After a bump there are questions. “What’s your name?” asked {A}, and looked {H} in both eyes. {H} said it. “How many fingers?” “Three. And a thumb, but you’re hiding that.” “What did you have for breakfast?”',
        '{H} had to think. “Bread,” said {H}. “And you dropped yours, and it fell on the butter side, and you ate it all the same.” {A} went a little pink. “There’s nothing wrong in there,” said {A}. “It’s all still in its place.”'
      ]
    },
    {
      id: 'in-the-spoon',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} wanted to see the bump. In the round side of the spoon there was a face with a tiny chin. Above it came a mountain. It was blue, and it shone. “Is it as big as that?” asked {H}. {A} turned the spoon over.',
        'In the hollow side it was only a dot. But now {H} was upside down, with the dot at the bottom. “Which one’s true?” asked {H}. “Feel it,” said {A}. {H} felt it with one finger. It was somewhere between the two, and the right way up.'
      ]
    },
    {
      id: 'scolding',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Bad table!” said {A}, and gave it a slap. “It did nothing,” said {H}. “It just stood there.” {A} was sure that it had done something, or there would be no bump. So they went and felt along its edge.',
        'The table had no bump at all. It had not even a dent. “Then your head’s softer,” said {A}, “and the table ought to have looked out.” “It hasn’t got any eyes,” said {H}. {A} stroked it a bit, on the place where the slap had been.'
      ]
    },
    {
      id: 'why-it-swells',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why does a bump grow?” asked {H}. “Everything in there comes to see what’s happened,” said {A}. “They all run up at once, from everywhere, and there isn’t room. So the skin’s got to go up.” {H} listened to them crowding.',
        '“And the cold?” “When it’s cold they go home.” {H} held the spoon on it, quite still. “The first ones have gone,” said {H} after a time. “But there’s one in the middle who wants to see it again.”'
      ]
    },
    {
      id: 'note-from-school',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“At school you get a letter for it,” said {H}, “and a sticker.” {A} took a pencil and a scrap of paper at once. “Dear everybody,” wrote {A}. “Today there was a bump. It was at about a quarter to six.”',
        '“What with?” “With a table,” said {H}. “And it was put right with a spoon. And somebody’s got to sign.” {A} signed. {H} signed as well, for the head. There was no sticker, so {A} drew a sun, and stuck it on {H} with a lick.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had been under that table more often than anybody, and had never said tock. {H} thought about how that might be done.',
        '“You don’t stand up till you’re out,” said {H}. {A} looked straight ahead, as people do who know something. It was quite simple, if you were {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had a lamp that did it,” said {S}. “It hung low, in the kitchen. Each evening I got up from my chair, and bong. For eleven years.” {A} asked why nobody had hung it higher.',
        '“We thought of it every time,” said {S}, “but then we had to look for the spoon.” {S} bent down. Just under the hair there was a place that was a little flat. {A} was allowed to knock on it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to see the bump too. “It’s a good one,” said {S}. “Can I press it?” “No,” said {A}. “Can I just look at it very hard?” {A} allowed that. “I had one on my knee once,” said {S}. “It was green at the end.”',
        'They worked out what was still to come. There was the blue, then a purple, then the green, and last of all a yellow. “That’s nearly all of them,” said {S}. “If you bumped it once more, you’d have red.” {A} was quite happy with four.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} had listened to the roaring with an open mouth. Now {A} came close, looked at the bump, and said “oh”. It was a very long one. Then {A} blew on it. Most of it was spit.',
        'It was nearly as cold as the spoon. “Thank you,” said {H}, and wiped one eye. “Oh,” said {A}, and had to be held back, for there was more.'
      ]
    },
    {
      id: 'frozen-peas',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} thought of something that would stay cold for longer. It was a bag of peas, out of the ice, with a tea towel round it. It lay on the bump like a hat, and rustled at every word. “Can you hear that?” asked {H}. “They’re whispering.”',
        '“What do they say?” {H} held quite still. “They want to know what it was,” said {H}. “The ones behind can’t see.” After a while a drop ran down beside one ear, and the peas had gone soft. The spoon never went soft, and so it had the next turn again.'
      ]
    },
    {
      id: 'tock-again',
      A: 'partner',
      paragraphs: [
        '“I’ll get your piece,” said {A}, “and I shan’t bump anything. You only have to duck.” {A} crawled in, ducking, and turned round, and saw the window, and got up. “Tock,” went the table. Now they needed a second spoon.'
      ]
    }
  ],
  turn: [
    {
      id: 'you-think-you-are-out',
      A: 'partner',
      paragraphs: [
        '“I did duck,” said {A}, from under the spoon. “But then I saw the window, and I thought that I was out.” “So did I!” said {H}. They lay down and looked in. From below you saw the window and the light. You did not see where the table stopped.',
        '“Somebody’s got to say it,” said {A}. {H} took off one sock, and hung it over the edge of the table. A book held it fast by its toe. “That’s how low you have to stay,” said {H}.'
      ]
    },
    {
      id: 'which-sock',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They tried other things on the edge as well, to be sure. A ribbon was too thin, and you did not feel it till afterwards. A napkin was too wide. {A} crawled into it with a whole face, and went on being a ghost for some time.',
        'So it stayed the sock. It was soft, and just as long as it needed to be, and a bit warm. {A} tied a knot in the end of it, so that it could say it more clearly. “Now it’s got a bump as well,” said {H}.'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        'Then {H} crawled in, took the piece, and came out backwards. Something soft stroked the back of {H}’s neck. “That’s the sock,” said {A}. “You’re not out.” {H} stayed down, and crawled on, and on. The sock slid off over {H}’s nose. “Now,” said {A}. {H} stood up, and nothing went tock.'
      ]
    },
    {
      id: 'once-more-for-fun',
      A: 'other',
      spare: 12,
      paragraphs: [
        'It went so well that {A} had to try it. {A} crawled in on one side and came out at the other, where there was no sock. “Stop!” cried {H}. {A} stopped, and stayed there, with only half out, and waited to be told.',
        '“One more knee,” said {H}. “Now the other one. Now you can come up.” {A} came up like somebody in a lift. They hung the other sock on that side, and {H} went about with bare feet.'
      ]
    },
    {
      id: 'last-piece',
      A: 'partner',
      paragraphs: [
        'The last piece went into the horse, just between its ears. It stuck up a little there, like a bump. {A} handed {H} the spoon, fresh from the tap. {H} laid it on, quite softly. “There,” said {H} to the horse. “It’s just cold at first.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the tock from the next room.',
      '{names} came to the table as well, and kept low.',
      { text: '{names} moved the chairs back, and one of them squeaked.', needs: ['hands'] },
      { text: '{names} held on to the puzzle, so that the rest stayed on.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the bump from both sides, and breathed on it.',
      '{names} sat down by the table leg, and got nothing on the head.',
      { text: '{names} rubbed one old place on the forehead, and remembered.', needs: ['hands'] },
      { text: '{names} put two more spoons in the fridge, for a supply.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round the table instead of under it.',
      '{names} smelled at the sock, and knew whose it was.',
      { text: '{names} showed with one hand how low you had to stay.', needs: ['hands'] },
      { text: '{names} pushed another book on top of the toe.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sock stayed where it was, for the morning. The spoons were dried and went back to the others.',
    'Then {H} washed, all round the bump and not on it, and lay down on the other side.'
  ],
  last: [
    'There was nothing to bump on above the pillow, all the way up. {H} was asleep.',
    'The horse had its head on, and {H}’s lay quite softly, and slept.'
  ]
})
