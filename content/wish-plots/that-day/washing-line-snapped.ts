import { wishPlot } from '../wish-plot.ts'

export const washingLineSnapped = wishPlot({
  id: 'wish-washing-line-snapped',
  wishes: ['washing line snapped', 'washing line snapped sheets', 'washing line snapped mud', 'washing line broke', 'washing line broken', 'washing line fell down', 'washing line fell', 'washing line came down', 'washing line collapsed', 'washing line mud', 'washing line too short', 'washing line knot', 'clothes line snapped', 'clothes line broke', 'clothes line broken', 'clothes line fell', 'clothes line came down', 'clothes line mud', 'clothesline snapped', 'clothesline broke', 'clothesline fell', 'clothesline mud', 'laundry line snapped', 'laundry line broke', 'line snapped sheets', 'line broke sheets', 'sheets mud', 'sheets fell in the mud', 'sheets in the mud', 'sheets muddy', 'muddy sheets', 'clean sheets mud', 'washing fell in the mud', 'washing landed mud', 'washing dropped mud', 'washing rope broke', 'washing rope snapped', 'clothes line fell mud', 'clothes fell mud line', 'hills hoist fell', 'rotary dryer fell', 'laundry mud', 'laundry fell in the mud', 'laundry dirt', 'clean washing mud', 'clean washing dirty again', 'washing all over again mud', 'wash it all again line', 'rotary line fell', 'washing blew down mud', 'sheets fell puddle', 'washing fell puddle', 'washing pole fell'],
  answers: ['washing', 'wash', 'washed', 'line', 'lines', 'clothes', 'laundry', 'sheets', 'sheet', 'bed', 'pillowcases', 'towels', 'duvet', 'covers', 'pegs', 'rope', 'string', 'snapped', 'snap', 'snaps', 'broke', 'broken', 'breaks', 'fell', 'fall', 'came', 'went', 'down', 'collapsed', 'landed', 'dropped', 'mud', 'muddy', 'puddle', 'dirt', 'dirty', 'filthy', 'brown', 'grass', 'ground', 'everything', 'all', 'whole', 'clean', 'white', 'wet', 'again', 'over', 'twice', 'rain', 'rained', 'wind', 'windy', 'sun', 'sunny', 'hang', 'hung', 'hanging', 'dry', 'dried', 'drying', 'garden', 'yard', 'courtyard', 'roof', 'balcony', 'outside', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'grandma', 'granny', 'nana', 'nonna', 'oma', 'grandpa', 'grandad', 'aunt', 'auntie', 'uncle', 'brother', 'sister', 'cousin', 'today', 'yesterday', 'morning', 'afternoon', 'monday', 'saturday', 'and', 'the', 'our', 'my', 'in', 'into', 'when', 'because', 'too', 'heavy', 'knot', 'tied', 'helped', 'cross', 'laughed', 'funny', 'poor', 'old', 'new'],
  except: ['dog', 'puppy', 'cat', 'kitten', 'goat', 'cow', 'horse', 'pig', 'bird', 'stole', 'stolen', 'neighbour', 'neighbours', 'neighbor', 'next door', 'teddy', 'bear', 'bunny', 'machine', 'flood', 'kitchen', 'pie', 'ghost', 'monster', 'dragon', 'elephant', 'fishing', 'hurt', 'hospital', 'electric', 'telephone', 'wee', 'accident', 'wet bed', 'pink', 'shrunk', 'lost'],
  moods: ['change', 'losing', 'waiting', 'late'],
  out: true,
  company: ['line', 'sheet', 'sheets', 'mud', 'hook', 'post', 'tub', 'basket', 'knot', 'pegs', 'peg', 'wall', 'stars', 'water', 'end', 'ends', 'drops', 'drop', 'rope', 'yard', 'others', 'wind', 'sun', 'creases', 'bed', 'beds', 'pillowcase', 'missing'],
  about: 'The washing line has snapped, and the sheets lie in the mud; mended with a knot it is too short for the hook, until the hero, who is wringing out the biggest sheet, sees that a twisted sheet is a rope, and can be the piece that is missing.',
  titles: ['The Sheet That Held Up the Others', 'A Knot Eats Line', '{H} Is a Post', 'The Line and the Mud', 'Wrung Out'],
  want: [
    {
      id: 'gone-to-bed',
      A: 'partner',
      paragraphs: [
        'The washing line snapped, just when {H} had put on the last peg. All the sheets went down in the mud together, and lay flat. “They’ve gone to bed without us,” said {A}. The biggest was {H}’s own, a blue one with white stars. Now it had brown ones as well.',
        '{H} wanted to sleep in it that night. So all the sheets had to be washed again, in a tub.'
      ]
    }
  ],
  way: [
    {
      id: 'why-it-snapped',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They looked at the place where the line had snapped. It had grown thin there, like an old man’s beard. “It held yesterday’s shirts,” said {H}. “Shirts are nothing,” said {A}. {H} lifted a wet sheet out of the tub with both arms, and it pulled back.',
        'A sheet weighs as much as a kitten. But when it is wet, there are three kittens in it, and two of them are water. “So it was the water that did it,” said {H}, “and afterwards it just ran off.”'
      ]
    },
    {
      id: 'treading-the-tub',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had got into the tub with bare feet, and trod the sheets. That is the best way to get mud out. It came up between the toes, first black, then brown, then like tea with milk. “It’s ready,” said {A}, “but I’d rather not have a cup.”',
        '“Who’s washing whom?” asked {H}. After a hundred steps the mud was all in the water. The sheets were clean, and so was {H}, up to exactly where the tub left off.'
      ]
    },
    {
      id: 'what-the-mud-had-kept',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the mud you could still see where the sheets had been lying. There was a smooth place for each of them, with all its folds. Here was a pillowcase, and there was the corner where it had the button. “The mud’s drawn them,” said {H}. It was really very like.',
        '“The button’s even got its four holes,” said {A}. A sparrow walked over it, from one end to the other, and left some stitches. After that it looked finished.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Ours snapped on the day before the wedding,” said {S}, “with the tablecloth on it. We had no time to wash it. So my mother laid it with the mud upwards.” “And the guests?” asked {A}.',
        '“There was a brown river down the middle,” said {S}. “She put the bread on one bank, and the fish on the other. A spoon was the bridge. They all wanted to know where you could buy such a cloth.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had picked the pegs out of the mud, and stood there with a bowlful. “They let go,” said {S} sternly. “They didn’t,” said {A}. “The line did. They held on all the way down.” {S} looked at them again, one by one.',
        'It was true. There was not one of them that had opened. So {S} washed them in a cup, the good ones first. They were all good ones.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} lay beside the basket and had nothing to do with it. Somebody had gone across the white one with four feet, when it lay on the ground. It was hard to say who. They all looked at {A}’s feet. A sparrow looked too.',
        '{A} looked at {H}’s feet. There was mud on those too. There was even some on the sparrow’s. “It’s been all of us,” said {H}. Then {A} was able to put the feet out in front again.'
      ]
    },
    {
      id: 'a-knot-eats-line',
      A: 'partner',
      paragraphs: [
        '{H} tied the two ends of the line together. But now the line did not reach to the hook in the wall. It was short by about one {H}. “A knot eats line,” said {A}. To try it, {H} pegged up one pillowcase. Then {H} took the end in both fists, leaned back, and was the missing piece. It went very well.',
        '“How long do sheets take to dry?” asked {H}. “Till four o’clock,” said {A}. It was a quarter past ten. Then {H}’s nose began to itch.'
      ]
    },
    {
      id: 'broom-and-door',
      A: 'same',
      spare: 4,
      paragraphs: [
        'For a change they gave the end to a broom, but it did not like to stand alone. Then they gave it to the handle of the door. That was just right, until there was a knock. {H} opened the door, and the pillowcase bowed.',
        '“It thinks that it’s somebody important,” said {A}. It was only the man who brought the onions. The man took his hat off to the pillowcase, and bowed back. Then {H} went on being the post, since a post gets no visitors.'
      ]
    },
    {
      id: 'other-was-a-post',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} offered to be a post as well. But a post must not go in to see to the soup, and {A} did. The line came along as far as the kitchen. The pillowcase looked in at the door, and wished to know what there was.',
        '“Lentils,” said {A}, and carried the end out again. All that day the yard smelled of them. So did the pillowcase.'
      ]
    },
    {
      id: 'twisted',
      A: 'partner',
      paragraphs: [
        '{H} put the pillowcase back, and let go of the line, and rubbed everything that had waited. The blue sheet was still in the tub, and had to be wrung out. One end was shut in the gate, and {H} turned the other, round and round.',
        'The water ran out. The sheet got thinner, and as hard as a broomstick. “That’s no sheet any more,” said {A}. “No,” said {H}, and stopped turning. “It’s a rope.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-missing-piece',
      A: 'partner',
      paragraphs: [
        'It was just as long as the piece that was missing. {H} tied one end of it to the line, and hung the other on the hook. “Wet knots don’t let go,” said {A}. The blue sheet was the heaviest of them all, and had pulled the line down. Now {H} hung up the others, one by one, and it held them up.'
      ]
    },
    {
      id: 'it-drips-in-the-middle',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the lowest place of the rope there was a drop. It grew, and let go, and at once there was another. {H} put a bucket under it. “Plink,” it went. Then it was a minute until the next one. “It’s still wringing,” said {A}, “all by itself.”',
        'The others only hung there, and were dried by the wind. The blue one had to hold, and drip, and be a sheet. “It’s got most to do,” said {H}, and put the bucket a bit closer, for company.'
      ]
    },
    {
      id: 'what-if-it-untwists',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The wind blew. The rope wished to turn back, and made a quarter of a turn, and all the sheets nodded. “It’s remembered that it’s a sheet,” said {A}. {H} looked it over. You could see a star here and there, in among the turns, and a piece of one.',
        '{H} took the end off the hook, leaned back, and gave it three more twists. On the hook again it remembered nothing. It was as stiff as a sausage.'
      ]
    },
    {
      id: 'walking-between',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They walked along between the sheets, where it was cool, and everything was white. It was like a street with no windows. “Who lives here?” asked {A}. {H} lifted a corner. There was only the next street.',
        'At the end of it stood the wall, with the hook in it. From in here you saw who was holding it all up. It was blue, and no thicker than {H}’s arm.'
      ]
    },
    {
      id: 'at-four-o-clock',
      A: 'partner',
      paragraphs: [
        'At four o’clock they were all dry. Last of all {H} took the blue one off the hook, and untwisted it. It was dry outside and damp inside, like a loaf. So it got the last bit of sun, over the gate. It had hundreds of creases, all going the same way.',
        '“Shall we iron it?” asked {A}. {H} stroked it. All the other sheets were as smooth as if nothing had happened. But on this one you could see that it had been a rope. “No,” said {H}. “It’s held up all our beds.”'
      ]
    }
  ],
  everybody: {
    want: ['{names} found a pillowcase that had got nearly to the gate.', '{names} said that it had looked rather fine, going down.', { text: '{names} filled the tub again, to the brim.', needs: ['hands'] }, { text: '{names} pulled a sheet out of the mud, and it let go with a kiss.', needs: ['hands'] }],
    way: ['{names} stood at the post, to see that it did not go as well.', '{names} told {H} what the time was, and it was twenty past ten.', { text: '{names} scratched the post on the nose, when it asked.', needs: ['hands'] }, { text: '{names} put a prop under the line where it hung low.', needs: ['hands'] }],
    turn: ['{names} looked along the line, and said that it was straight.', '{names} kept the sparrow off the rope.', { text: '{names} carried the basket along, from peg to peg.', needs: ['hands'] }, { text: '{names} pulled at the rope, and it held that too.', needs: ['hands'] }]
  },
  bed: [
    'The beds were made, and they smelled of wind. The line was rolled up, and the knot in it had had enough to eat.',
    '{H} washed off the last of the mud, and lay down in the blue sheet. It had a hundred long creases, and felt like a field that has just been ploughed.'
  ],
  last: ['{H} turned over once, and the sheet turned as well, and {H} was asleep.', 'The sheet had nothing more to hold up but {H}, who was asleep.']
})
