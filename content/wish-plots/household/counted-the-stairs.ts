import { wishPlot } from '../wish-plot.ts'

const COUNTS = ['count', 'counts', 'counted', 'counting']

export const countedTheStairs = wishPlot({
  id: 'wish-counted-the-stairs',
  wishes: ['stairs up more than down', ...COUNTS.flatMap((word) => [`${word} stairs`, `${word} all steps`, `${word} staircase`, `${word} stairwell`, `${word} steps up down`, `${word} steps grandma`, `${word} steps flat`]), 'how many stairs', 'how many steps to the flat', 'number of stairs', 'stairs one more up', 'stairs one less down', 'more stairs up than down', 'fifty two stairs', '52 steps up', 'fifty one stairs', 'counting steps front door', 'count steps top floor', 'counts steps apartment', 'missing stair', 'lost a stair', 'one stair missing', 'a stair too many', 'stairs came out different', 'stairs different number'],
  answers: ['stairs', 'stair', 'steps', 'step', 'staircase', 'stairway', 'stairwell', 'all', 'every', 'each', 'the', 'count', 'counts', 'counted', 'counting', 'number', 'numbers', 'how', 'many', 'up', 'down', 'going', 'went', 'top', 'bottom', 'fifty', 'two', 'one', '52', '51', 'more', 'less', 'fewer', 'missing', 'different', 'twice', 'again', 'wrong', 'right', 'loud', 'aloud', 'together', 'by', 'herself', 'himself', 'flat', 'apartment', 'block', 'building', 'tower', 'house', 'home', 'floor', 'floors', 'fourth', 'fifth', 'third', 'lift', 'elevator', 'broken', 'grandma', 'grandma’s', 'granny', 'granny’s', 'gran', 'gran’s', 'nana', 'nana’s', 'nan', 'nan’s', 'nonna', 'nonna’s', 'oma', 'oma’s', 'grandpa', 'grandpa’s', 'grandad', 'grandad’s', 'aunt', 'auntie', 'auntie’s', 'uncle', 'mum', 'mom', 'mummy', 'dad', 'daddy', 'brother', 'sister', 'cousin', 'we', 'i', 'he', 'she', 'today', 'yesterday', 'morning', 'afternoon', 'always', 'visit', 'visiting', 'funny', 'boy', 'girl', 'child', 'kids', 'son', 'daughter', 'friend', 'mommy', 'mama', 'papa', 'evening', 'night', 'tomorrow', 'saturday', 'sunday', 'weekend', 'little', 'big', 'old', 'new', 'tall', 'school', 'library', 'castle', 'street', 'church', 'town', 'silly', 'rainy', 'four', 'three', 'five'],
  except: ['fell', 'fall', 'falls', 'afraid', 'scared', 'unicorn', 'dog', 'puppy', 'cat', 'hospital', 'hurt', 'broke', 'wheelchair', 'pram', 'robot', 'lighthouse', 'stars', 'died', 'dead', 'moving', 'creaky', 'ghost', 'monster', 'slinky', 'counting sheep', 'dance', 'dancing', 'sums'],
  moods: ['learning', 'losing', 'change'],
  company: ['stairs', 'stair', 'door', 'rail', 'house', 'floor', 'key', 'mat', 'pegs'],
  about: 'The stairs are counted for a sign and come to fifty-two going up and fifty-one going down, until pegs show which one is only there on the way up.',
  titles: ['Fifty-Two Up, Fifty-One Down', 'The Stair That Was Only There Sometimes', '{H} Counts the Stairs', 'One Over', 'A Peg on Every Stair'],
  want: [
    {
      id: 'how-many-more',
      A: 'partner',
      paragraphs: [
        '{H} was making a sign for all who had to climb the stairs. They always stopped halfway, puffed, and asked how many more there were. “They ought to know it at the bottom,” said {H}. So {H} and {A} counted the stairs, from the front door to the flat at the very top. It was fifty-two. They went down with the sign, and counted again. It was fifty-one. “One’s gone,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'looking-for-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A stair is not small. {H} looked under the lowest one, and behind the bicycle in the hall. “When did you see it last?” asked {A}. “On the way up,” said {H}. “I trod on it.” “And was it all right then?” {H} had noticed nothing.',
        '“Perhaps it’s a stair that only goes up,” said {A}. There was one like that in the big shop, with rubber on it. They both put an ear to the rail. But these stairs did not hum.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        '“We’ll do both at once,” said {H}. {A} counted down from the top, and {H} counted up from the bottom. Halfway they met. “Twenty-six,” said {A}. “Twenty-five,” said {H}. They went on, and it sounded strange. “Wait,” {H} called down. “Which was mine?” “I’ve got a twenty-six,” called {A}, “but I think it was yours.” Numbers get mixed up easily on the stairs, for one stair looks like the next.'
      ]
    },
    {
      id: 'two-at-once',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} took the stairs two at a time, to see whether that was quicker. It was. But you had to count them by twos. “Two, four, six,” puffed {A}. At the turn of the stairs there was one left over. {A} stood on it with one foot in the air.',
        '“Seven,” said {H}, who was watching. “I haven’t got a seven,” said {A}. “There’s no seven in mine.” {A} had to go back to six for a run-up, and by then it was four.'
      ]
    },
    {
      id: 'each-with-a-name',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Some of the stairs they knew well. There was the one that creaked, and the one with the pink chewing gum. “Is the creaky one still there?” asked {A}. {H} stood on it. It was. “And the gum?” It was there too, and nobody would have taken that.',
        '“Then it’s one of the others,” said {H}. There were fifty others, all grey, with nothing to tell them apart. “If one of those went, who’d notice?” said {A}. “I did,” said {H}.'
      ]
    },
    {
      id: 'other-counts',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Let me,” said {A}. “I’m good with stairs.” {A} counted them all the way up, under the breath, and nobody was allowed to speak. At the forty-first a door opened. “Good evening,” said a man with a rubbish bag. “Good evening,” said {A}. “Forty-one.” “I’m seventy,” said the man.',
        'After that {A} had a seventy in among the stairs, and could not get it out. At the top it came to eighty-one. “That’s with the man,” said {A}.'
      ]
    },
    {
      id: 'pet-on-the-stairs',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had come along on the stairs and had never counted anything but meals. {A} was up on the third stair first, then down at the door, then up again. “{A} does them all twice,” somebody said.',
        '{H} followed with the pencil, and made a stroke for each. Then {A} lay down in the very middle of the lowest stair, to wait for the result. Everybody had to step over it. “Now that one nearly is gone,” said {H}.'
      ]
    },
    {
      id: 'elder-lift',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I know a house with a hundred and eight,” said {S}, and sat down on the tenth stair. “I lived at the top of it. One day they put in a lift.” “Were you glad?” asked {A}.',
        '“We were,” said {S}. “But we never knew any more how high up we lived.” {S} got up from the tenth stair. “On foot,” said {S}, “you know by your knees. Mine say that there are ninety-eight to come.” “There are forty-two,” said {A}. “They’re old knees,” said {S}. “They’re still in the other house.”'
      ]
    },
    {
      id: 'child-half-stairs',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} counted the stairs as well, and was soon far ahead. “One, two, three, eleven,” said {S}. {A} thought that something was missing in there. “There is not,” said {S}. “I’ve trodden on all of them.”',
        'Every stair had been trodden on, that was true. {S} was at the top with nineteen. “You’ve got a lot of them left over,” {S} told {A}, who was standing at thirty. “You can give some back.”'
      ]
    },
    {
      id: 'what-is-up-there',
      A: 'partner',
      paragraphs: [
        'They came down once more, and {A} watched {H}’s feet. At the bottom {H} said “fifty-one”, and hopped off onto the floor without a word. “You said nothing for that one,” said {A}. “That isn’t a stair,” said {H}. “That’s the floor.” {A} looked up, to where the stairs ended. “And what did you stand on up there,” asked {A} slowly, “when you said ‘fifty-two’?” {H} thought about it. It had been something soft. They fetched all the pegs from the washing line.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-peg-each',
      A: 'partner',
      paragraphs: [
        'They went up again, and whatever got a number got a peg. The lowest stair got one, and so did the one that creaked. At fifty-one there were no stairs left. {H} lifted one foot, said “fifty-two”, and put a peg down. It lay on the doormat. “A doormat isn’t a stair,” said {H}. “You step up on it,” said {A}. “But when you go down, you’re standing on it already, and you don’t count what you’re standing on.” The whole way down they picked up pegs. It was fifty-one, and none had gone.'
      ]
    },
    {
      id: 'the-mat-is-asked',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} looked at the doormat with other eyes now. It was brown, and flat, and had the number fifty-two. “Is it a proud one?” asked {A}. “It’s a bit dusty,” said {H}. They lifted it up. Under it was the floor, and a key for which there was no lock.',
        '“If we took it away,” said {A}, “how many would it be?” {H} stepped up with the mat rolled under one arm. It was fifty-two just the same. Somebody always has to be last.'
      ]
    },
    {
      id: 'small-stairs',
      A: 'same',
      spare: 9,
      paragraphs: [
        'To be quite sure, {H} built some stairs for two fingers, out of three books. The fingers walked from the table up to the lid of a box. “One, two, three, and the box is four,” said {H}. Then they turned round on the box. “One, two, three, table.”',
        '“So it’s with all stairs,” said {A}, “and not only with ours?” The fingers did it again, on one leg. It was four up and three down. “All,” said {H}. “It’s just that nobody’s told them.”'
      ]
    },
    {
      id: 'other-way-to-count',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“I’d like to have fifty-two both ways,” said {A}. “It’s a better bargain.” That could be done. {H} showed how: at the bottom you say one more number, for the floor. {A} came down the stairs, and stood in the hall, and said “fifty-two” to a tile.',
        'The tile took it well. “Now it’s fair,” said {A}. But the sign would get too long, with a tile on it. They left it at one mat.'
      ]
    },
    {
      id: 'somebody-reads-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Down in the hall the front door opened. “How many stairs is it?” called somebody, and puffed already. “Up or down?” called {H}. “Up,” said the voice. “Fifty-two,” called {H} and {A}. Then there were steps. “One,” said the voice. “Two.” {H} and {A} leaned over the rail and listened.',
        'At twenty-six the voice stood still. It did not ask again. “Half,” it said, quite pleased, and came on. It was the woman from the third floor. She had never known that she lived at thirty-nine.'
      ]
    },
    {
      id: 'with-the-supper',
      A: 'partner',
      paragraphs: [
        '{H} finished the sign. “Up fifty-two,” it said, “down fifty-one. The one over is the doormat.” {A} pinned it up beside the front door. Then they went up once more. At fifty-one {H} sat down on the last stair. “My legs have finished,” said {H}. “There’s one more,” said {A}. “It’s the one with the supper behind it.” {H} got up, and jumped onto the doormat with both feet. “Fifty-two,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went up as well, and came to fifty-two too.',
      '{names} sat down on the sixth stair, to see whether that one was still there.',
      { text: '{names} held the sign, so that nobody sat on it.', needs: ['hands'] },
      { text: '{names} wrote the fifty-one down, in case it changed again.', needs: ['hands'] }
    ],
    way: [
      '{names} found a stair that creaked, and let it creak twice.',
      '{names} turned round halfway, and did not know any more which way was up.',
      { text: '{names} held on to the rail, and counted that instead.', needs: ['hands'] },
      { text: '{names} knocked on every stair, to hear which one was hollow.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood on the doormat for a moment, as number fifty-two.',
      '{names} followed the pegs all the way up, without missing one.',
      { text: '{names} carried the pegs for the last ten stairs.', needs: ['hands'] },
      { text: '{names} shook the doormat out, and laid it straight.', needs: ['hands'] }
    ]
  },
  bed: [
    'All fifty-two pegs went back on the line, and one of them had doormat on it. The sign hung below by the front door.',
    '{H} washed two feet that had been up and down all day. Then {H} lay down, and there was only one step up to the pillow.'
  ],
  last: [
    'Outside on the stairs it was dark, all fifty-one were there, and {H} was asleep.',
    'The doormat lay before the door and was still the last one, and {H} was asleep.'
  ]
})
