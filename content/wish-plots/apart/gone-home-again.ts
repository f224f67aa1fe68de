import { wishPlot } from '../wish-plot.ts'

export const goneHomeAgain = wishPlot({
  id: 'wish-gone-home-again',
  wishes: ['went home grandma', 'went home granny', 'went home nana', 'went home grandpa', 'went home grandparents', 'went home auntie', 'went home uncle', 'went home cousin', 'gone home grandma', 'gone home granny', 'gone home nana', 'gone home grandpa', 'gone home grandparents', 'gone home auntie', 'gone home cousin', 'visitors gone home', 'visitors gone', 'visitor gone', 'went home empty', 'gone home empty', 'went home quiet', 'gone home quiet', 'flew back grandma', 'flew back oma', 'flew back today', 'flew home today', 'cousins left today', 'cousins left morning', 'grandma left today', 'grandparents left today', 'visit over home', 'train granny quiet', 'waved goodbye grandparents', 'went home today grandma', 'visitors left', 'went home again'],
  answers: ['today', 'again', 'home', 'back', 'went', 'gone', 'left', 'misses', 'miss', 'missing', 'missed', 'sad', 'cried', 'crying', 'quiet', 'empty', 'house', 'her', 'his', 'him', 'visit', 'visited', 'visitor', 'over', 'after', 'week', 'weeks', 'days', 'weekend', 'stay', 'stayed', 'staying', 'grandma', 'granny', 'nana', 'nan', 'oma', 'opa', 'grandpa', 'grandad', 'granddad', 'grandparents', 'aunt', 'auntie', 'uncle', 'cousin', 'cousins', 'friend', 'train', 'plane', 'bus', 'car', 'this', 'morning', 'goodbye', 'already', 'so', 'much', 'lonely', 'bed', 'sofa', 'monday', 'sunday', 'saturday', 'friday', 'tears', 'waved', 'two', 'three'],
  except: ['died', 'dies', 'death', 'funeral', 'heaven', 'ill', 'sick', 'hospital', 'poorly', 'care', 'carer', 'war', 'police', 'hit', 'cross', 'row', 'argument', 'divorce', 'forever', 'never', 'hate', 'dog', 'cat', 'hamster', 'et', 'alien', 'school', 'bird', 'robot', 'tomorrow', 'lost', 'forgot', 'teeth', 'fight'],
  moods: ['change', 'alone', 'losing', 'waiting'],
  fed: true,
  company: ['colander', 'sieve', 'drawer', 'pot', 'apron'],
  about: 'The visitor has gone home and has put everything away in the wrong places; to find the colander the hero has to think with the visitor’s head.',
  titles: ['Where the Visitor Put It', 'Gone Home, and So Has the Colander', '{H} Thinks With Another Head', 'A Sort of Hat', 'A Good Place for a Whisk'],
  want: [
    {
      id: 'folded-up',
      A: 'partner',
      paragraphs: [
        'The visitor had gone home today. For ten days the sofa had been a bed, and now it was a sofa again. {H} had waved until the street was empty. After that {H} lay on the cushions, just where the visitor had lain. They were nearly cold.',
        '“Will you help me with the noodles?” called {A}. {H} did not want noodles. {H} wanted the visitor back, humming at the sink. In the kitchen there was a rattle, and another. “That’s odd,” called {A}. “The colander’s gone as well.”'
      ]
    }
  ],
  way: [
    {
      id: 'not-there',
      A: 'partner',
      paragraphs: [
        'The colander always hung behind the door, and there was only the hook. {H} came to see. In the pot drawer they found a shoe brush. The pot was coming to the boil.',
        '“Who did the drying up yesterday?” asked {A}. The visitor had done that, for ten days, and had put it all away. The visitor had never asked where. And now there was no visitor to ask.'
      ]
    },
    {
      id: 'on-the-cushions',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Between the cushions {H} had found a peppermint. It was the visitor’s kind, with a twist of paper at both ends. “It’s a sign,” said {H}. “It fell out of a pocket,” said {A}. “Then it’s a sign that fell out of a pocket,” said {H}.',
        'It was not to be eaten. {H} laid it on the arm of the sofa, where it could see the room. It sat there just as straight as the one that had gone home.'
      ]
    },
    {
      id: 'the-street',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They looked out into the street once more, in case. It was still empty, but for a man with a ladder. “How far will they be now?” asked {H}. {A} looked at the clock. “At the bridge,” said {A}. “They’ll be having the sandwiches.”',
        'At the bridge the visitor always unwrapped them, on the way here and on the way back. They were egg. {H} could see the paper, and how it was folded up small for next time. It was easier, with an egg sandwich to think of.'
      ]
    },
    {
      id: 'the-hum',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s so quiet in here,” said {H}. The visitor used to hum with the tap running, and stop when it stopped. {A} turned on the tap. It ran. Nobody hummed.',
        '“How did it go?” asked {A}. {H} knew the start, which went up like a stair. {A} had the end, where it turned round and sat down. There was a hole between the two. They ran the tap a bit longer and sang the hole together, as well as they could.'
      ]
    },
    {
      id: 'the-lids',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The lids were not with the pots. They stood on edge in the toast rack, from small to big. {A} had never seen them look so neat. “It’s clever,” said {A}. “Only where’s the toast to go?”',
        'Nobody had told the visitor about the toast. {H} ran a finger along the lids, and they rang, tink, tank, tonk. It was a bit like a letter that the visitor had left them.'
      ]
    },
    {
      id: 'instead-of-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We could use a tennis racket,” said {A}. They had a look at it. The holes were for something bigger than noodles. “Or a clean sock,” said {H}. Nobody who had thought of that for longer than a moment wanted it.',
        'They tried a fork, with one noodle. It held on, and then it slid back into the pot with a plop. “That was one,” said {A}. “There are about two hundred more.”'
      ]
    },
    {
      id: 'ten-days',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Ten days isn’t long,” said {H}. {A} was wiping a cup. “It’s thirty meals,” said {A}, “and each of them was dried up. That makes two hundred forks.” So two hundred times the visitor had stood just there, on the worn bit of the floor.',
        '{H} went and stood on it. It was a good spot. The warm pipe was behind your legs, and you saw the chestnut tree. {H} had always thought that the visitor stood there just to be helpful. The warm pipe had helped.'
      ]
    },
    {
      id: 'ring-up',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Let’s ring up and ask,” said {H}. They tried. It rang six times. Then something under the sofa began to ring too. {A} lay down flat and looked. It was only the visitor’s alarm clock, left behind, and it thought that it was morning.',
        '“It’s the tunnel,” said {A}. “No telephone works in there. When they’re through it, they’ll be nearly home.” The noodles would not wait for any tunnel. {A} put the clock up on the shelf, and it went on ticking there.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had gone to the sofa too and looked at the place. There had been a lap, for ten days, and it was at its best after lunch. {A} looked under the cushion. It was not there either.',
        '{H} sat down, and made a lap. It was smaller, and not so soft, and it fidgeted. But it was there. {A} gave it some thought, and then {A} took what there was. They missed the visitor together for about as long as an egg takes.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My friend Dilly came to stay each June,” said {S}, “and when she’d gone I’d find spoons. One was in the piano.” “Why in the piano?” asked {A}. “She said that it wanted stirring.”',
        '{S} smiled at the sink. “I used to leave the last spoon where it was, till it was June again. As long as I hadn’t found that one, she hadn’t quite gone home.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be the visitor, and came in with a bag in each hand. “Here I am again,” said {S}. “Did you miss me?” {A} was not quite sure that this was funny. “A bit,” said {A}.',
        '{S} put down the bags, and took a tea towel, and dried a plate that was dry. Then {S} looked round for somewhere to put it, and slid it into the bread bin. “That’s just how it was,” said {A}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had waved as well, at the window, when the visitor went home. Only {A} had not stopped. {A} waved at the lamp, and the noodles, and at {H}.',
        '“That’s enough,” said {H}, “they’ve gone.” {A} waved at that. Then {A} turned the hand round, looked at it waving, and laughed. In the end {H} had to wave back. It seemed to be the same wave for coming.'
      ]
    },
    {
      id: 'another-head',
      A: 'partner',
      paragraphs: [
        'They looked in the oven and the bread bin. “We’re looking with our own heads,” said {A} and stopped. “We know too well where it lives. The visitor didn’t. How does a visitor dry up?”',
        '{H} knew that better than anybody. {H} put on the apron, tied high up under the arms, and took a towel by two corners. Then {H} began to hum, and looked up at the ceiling with one eye shut. “Now,” said {H}, “where would a person put a thing like this?”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-thing-like-this',
      A: 'partner',
      paragraphs: [
        'The visitor in the apron turned round once, humming. “It’s round,” said {H}, in the visitor’s voice. “It’s got a rim, and two little ears. It’s a sort of hat.” And {H} hummed out of the kitchen, down the hall, as far as the hat shelf.',
        'There it lay, between the straw hat and the woolly one. “Of course,” said {A}. In the colander were the whisk, the lemon squeezer and both wooden spoons. The noodles got a little soft. {H} ate two plates of them.'
      ]
    },
    {
      id: 'more-of-it',
      A: 'same',
      spare: 12,
      paragraphs: [
        'After that they could not stop. {A} put the apron on too, and shut one eye. “It’s flat,” said {A}, “and it has a handle.” So the fish slice hung beside the fly swat, and they did look alike.',
        'The little sieve hung at the window, over the cress. “A shower,” said {H} at once. There was no need of humming any more. {H} seemed to have the visitor’s head on for good.'
      ]
    },
    {
      id: 'the-telephone',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In the middle of the second plate the telephone rang. The visitor was home. “I’m in my own kitchen,” said the visitor, “and I can’t find my tin-opener. I believe that I put it where you keep yours.”',
        '{H} thought, with both heads. “In with the string,” said {H}. There was a drawer, far away, and a rustle. “So it is,” said the visitor. “What would I do without you?” It was a good thing to be asked.'
      ]
    },
    {
      id: 'where-it-lives',
      A: 'partner',
      paragraphs: [
        'When the colander was washed, {H} dried it. {A} held out a hand for it, towards the hook behind the door. {H} did not see it. {H} hummed a little, and carried it down the hall.',
        '“It lives here now,” said {H} from among the hats, “till somebody comes again and asks where.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on the sofa too, to keep the place warm.',
      '{names} looked once more into the empty street.',
      { text: '{names} folded the visitor’s blanket in four.', needs: ['hands'] },
      { text: '{names} put out one plate too many, and took it away.', needs: ['hands'] }
    ],
    way: [
      '{names} searched under the table, where no colander was.',
      '{names} sniffed at the shoe brush, and sneezed.',
      { text: '{names} opened every drawer, and shut it with one hip.', needs: ['hands'] },
      { text: '{names} laid out the forks, since those had been found.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the apron down the hall.',
      '{names} stayed close by, for the noodles were coming.',
      { text: '{names} took the whisk out of the colander.', needs: ['hands'] },
      { text: '{names} laid the table, with everything but the toast rack.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sofa stood in the dusk and was only a sofa. {H} laid the cushion with the dent on top.',
    '{H} washed, and hummed with the tap on, and stopped when it stopped. Then {H} lay down.'
  ],
  last: [
    'Somewhere in the house lay a spoon that nobody had found yet, and {H} was asleep.',
    'Among the hats hung the colander, thinking nothing, and {H} slept.'
  ]
})
