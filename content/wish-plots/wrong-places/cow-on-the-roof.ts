import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const cowOnTheRoof = wishPlot({
  id: 'wish-cow-on-the-roof',
  beginsElsewhere: true,
  wishes: ['cow roof', 'cows roof', 'cow on the roof', 'goat roof', 'goats roof', 'goat on the roof', 'cow rooftop', 'goat rooftop', 'cow goat roof', 'cow on our house', 'calf roof', 'cow up on roof', 'cow rooftops', 'cow rouf', 'goat chimney', 'cow chimney', 'goat climbs roof'],
  answers: ['cow', 'cows', 'goat', 'goats', 'roof', 'rooftop', 'top', 'on', 'our', 'the', 'house', 'stuck', 'climbs', 'climbed', 'climb', 'up', 'got', 'get', 'gets', 'down', 'farmer', 'fire', 'brigade', 'firemen', 'ladder', 'who', 'that', 'lives', 'went', 'goes', 'stands', 'standing', 'silly', 'funny', 'naughty', 'there', 'is', 'was', 'moo', 'school', 'barn', 'flat', 'how'],
  except: [...NOT_WELL.filter((word) => word !== 'stuck' && word !== 'rescue' && word !== 'rescued'), 'fell', 'falls', 'fall', 'moon', 'afraid', 'scared', 'santa', 'reindeer', 'gruff', 'billy', 'toy', 'jumped', 'jumps', 'leak', 'leaks', 'fiddler'],
  moods: ['first'],
  company: ['cow', 'goat', 'roof', 'ball', 'farmer', 'stairs', 'boards', 'bin', 'yard', 'moo', 'bell', 'ladder', 'crane', 'udder', 'straw'],
  about: 'A cow and a goat are on the roof with the hero’s ball and cannot be got down, because they are playing and the goal is up there.',
  titles: ['A Goat on a Cow on a Roof', 'Two to the Cow', '{H} Wants the Ball Back', 'A Cow on the Roof', 'Up Is Easy'],
  out: true,
  want: [
    {
      id: 'the-ball',
      A: 'partner',
      paragraphs: [
        '{H}’s ball had been on the flat roof since Thursday, and {H} wanted it back. Now there was a cow on the roof as well. “Moo,” it said, over the edge. On the cow stood a goat. “They’ve gone up the back stairs,” said {A}. “Up is easy.”',
        'The farmer came running, with a rope. “You stay down here,” said the farmer. “Would you throw down my ball?” asked {H}. “First the cow!” called the farmer, from the top.'
      ]
    }
  ],
  way: [
    {
      id: 'the-goat-comes-down',
      A: 'partner',
      paragraphs: [
        'The goat came down at once, and went up again. The fire brigade carried it down. It nodded to everybody, and went up again. But the cow would not even look at the stairs.',
        '“A cow can’t go down steps,” said the farmer. “It can’t see its feet.” So the firemen laid boards on them, with straw on top, till it was a hill. “Now it’ll come,” said {A}. The cow lay down. Under its chin it had something round. “That’s my ball!” said {H}.'
      ]
    },
    {
      id: 'buckets',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The farmer rattled a bucket of oats, for a cow comes to a bucket. This one listened, with both ears forward. Then it sent the goat. You could hear it on the boards, tock, tock, tock. It ate all that was in the bucket, and went up with a full mouth.',
        '“It’s taking her some!” said {H}. “It isn’t,” said {A}, who knew goats. High up there, somebody chewed. After that somebody mooed, and it sounded put out.'
      ]
    },
    {
      id: 'the-crane',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A crane came by on its way to somewhere, and stopped. “What does it weigh?” asked the driver. “As much as nine people,” said the farmer, “with their lunch.” The crane let down a wide belt. On the roof they put it round, and gave a wave. Up it went.',
        'It was the goat. It hung there on the belt, turned slowly round, and looked at the town. “It’s a bit light,” called the driver. “That’s not a cow,” called {A}. The driver hadn’t liked to ask.'
      ]
    },
    {
      id: 'top-floor',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The lady from the top floor came out on the pavement in slippers. “I’ve got a chandelier that’s walking,” she said. “It goes to the window, and it goes back. Then there’s a thump, and somebody rings a bell.” “That’s the cow,” said {H}. “The bell’s on its neck.”',
        '“And the thump?” {H} and {A} looked at each other. They didn’t know yet about the thump. “And the plaster’s come down in my tea,” said the lady. “It’s in the shape of a hoof.”'
      ]
    },
    {
      id: 'milking-time',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It got to be milking time, cow or no cow. So the farmer went up with a stool and a pail, and sat down by the chimney. From the street they could only hear it. It went zing, zing, on the tin, and then it went fuff, fuff, as the pail filled.',
        'They let the pail down on the rope. The milk was warm and had froth on it. “Milk from the fifth floor,” said {A}, with a white lip. “You can taste the view.” {H} tasted mostly cow.'
      ]
    },
    {
      id: 'washing',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There had been washing on the roof too. It came over the edge a piece at a time, because the goat wanted the pegs. First came a pillowcase, then half a pillowcase. Then came a vest with a big bite in it.',
        '{A} stood below and caught it all. “That’s mine,” said a man on the second floor, and reached out for the vest. He held it up against the light. “It’s airier,” he said.'
      ]
    },
    {
      id: 'people-below',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By now the whole street was looking up. “It must have been the wind,” said a man with a dog. “It’ll have been very small when it went up,” said a woman, “and grown.” A boy said that it lived there. He had heard it in the night.',
        '“It walked up the stairs,” said {A}. Nobody cared for that. “Stairs!” said the man with the dog. “That’s a cow.” The cow said moo, and they all nodded, each as if that proved it.'
      ]
    },
    {
      id: 'behind-pushing',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Up there six firemen got behind the cow and pushed. The sergeant counted. At three there was a groan, and a long squeak. “It’s moving!” shouted {A}. “No,” the sergeant shouted down. “That was us.”',
        'They’d slid backwards on their boots, all six of them, in a row. The cow had helped as well as it could. It had leaned. A cow always leans towards whoever leans on it. It thinks that’s what is wanted.'
      ]
    },
    {
      id: 'how-a-cow-gets-up',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“The cow’s getting up!” called {H}. You could see it from across the street. The back went up first, quite high, and the front stayed down on its knees. For a moment it looked as if it were looking for something under a bed.',
        'After that came one front foot, then the other. “A horse does it the other way round,” said {A}. “Front first.” {H} tried both, on the pavement. As a cow you could look through your own legs, and there stood the fire engine, upside down.'
      ]
    },
    {
      id: 'newspaper',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Somebody had come from the newspaper, with a camera. “Can you ask it to come to the edge?” “No,” said the farmer. “Can you ask it to smile?” “That’s the goat you mean,” said {H}. The goat came to the edge by itself, and stood on three legs, then on two.',
        'It was in the paper the next day, and very big. “Goat on Roof,” it said. Right at the back, by the chimney, you could see a tail. “And that’s a cow,” {A} told everybody.'
      ]
    },
    {
      id: 'view',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“What can it see from up there?” asked {H}. {A} counted it off. “The station. The river. Its own field, with the other cows in it. They’ll be as small as beans.” The cow called out. They held their breath.',
        'From far away, behind the station, somebody answered. It was only a small moo. “That’s Mabel,” said the farmer, at the top. “Mabel thinks it’s time to come down.” The cow called back. You could tell that it was saying, not yet.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had never had anybody to look up to so far. {A} looked up at the goat. The goat looked down at {A}. It let down a peg, and it landed just in front of {A}.',
        '{A} pushed it a little way along the pavement. At that the goat pushed something too, up there, and it rolled. Then they both looked at each other again. {A} was the first to know what was going on.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We once had a cow in the kitchen,” said {S}. “It came in out of the rain, as far as the stove. Then there wasn’t room to turn.” “How did you get it out?” asked {A}. “We opened the other door,” said {S}, “and it went on.”',
        '“Through the bedroom?” “Through the bedroom. My aunt was having a nap.” {S} smiled at that. “She said that it breathed on her very politely.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} said moo. It wasn’t loud, but it was right. The bell rang, and the whole cow came to the edge and looked down. “What did you say to it?” asked {A}. “Moo,” said {S}. “But what does it mean?”',
        '{S} thought, and said it again inside, to see. “It means, are you there?” said {S}. “Moo,” said the cow. “And that means yes,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} sat and looked up as well. In the picture book the cow was below, and the roof was at the top. Somebody had got that wrong.',
        '{A} pointed down at the pavement with one finger, quite firmly. “Mm,” said {A}. “We know,” said the farmer. “We’re trying.”'
      ]
    },
    {
      id: 'what-they-are-doing',
      A: 'partner',
      paragraphs: [
        'Then the goat put down its head. Bonk! The ball shot across the roof. The cow galloped after it, and stopped it with its nose. “They’re not stuck,” said {A}. “They’re playing football, and the cow’s in goal.”',
        '“And where’s the goal?” “It’s the chimney,” said {A}. {H} looked at the hill of boards. At the bottom stood the big bin. “Then it’s at the wrong end,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'goal-below',
      A: 'partner',
      paragraphs: [
        '{A} tipped the bin on its side, and {H} held up the lid. “Goat!” called {H}. “Here’s the goal!” The goat looked at the chimney. It looked at the bin, for a long time. It took five steps back.',
        'Bonk! Down the hill came the ball. And down came the cow, past six firemen and the farmer. It never once thought about its feet. In front of the bin it stopped the ball with its nose. “Saved!” shouted {A}.'
      ]
    },
    {
      id: 'who-won',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The cow stood in the street and looked for the stairs behind it. Nobody had told it that it was down. “Good cow,” said the farmer, and leaned against it, and it leaned back. The firemen came down one by one, with straw in their hair.',
        '“What’s the score?” asked the sergeant. They asked the lady from the top floor, who’d heard it all. “Eleven thumps,” she said, “and one crash. I make it two to the cow.”'
      ]
    },
    {
      id: 'count-again',
      A: 'same',
      spare: 16,
      paragraphs: [
        'The farmer counted. “One cow,” said the farmer. “One goat. One…” They all looked round, and then up. On the roof stood a fireman, and looked down at the boards, and didn’t like them.',
        '“Up is easy!” called the fireman. “It’s because you’re looking at your feet,” called {H}. “Look at the ball!” {A} held it up. The fireman came down to it quite slowly, like a cow.'
      ]
    },
    {
      id: 'ball-back',
      A: 'partner',
      paragraphs: [
        'So {H} got the ball back, rather wet. The cow went and stood by its farmer. The goat was looking at the stairs again, so somebody shut the gate on them.',
        '“Let me,” said {A}. “I’ll be very careful.” {A} gave the ball the smallest kick in the world. It went up, and up, and did not come down. They all looked at the cow. “No,” said the farmer.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up so far that it hurt.',
      '{names} answered the moo, as well as possible.',
      { text: '{names} waved to the goat, which took no notice.', needs: ['hands'] },
      { text: '{names} held the rope at the bottom end.', needs: ['hands'] }
    ],
    way: [
      '{names} stood aside for the goat, both ways.',
      '{names} lay down in the straw that was left over.',
      { text: '{names} carried an armful of straw as far as the gate.', needs: ['hands'] },
      { text: '{names} wrote down on one hand how often the goat had been.', needs: ['hands'] }
    ],
    turn: [
      '{names} made way for the goalkeeper.',
      '{names} cheered, each after a fashion.',
      { text: '{names} held the bin, so that it stayed a goal.', needs: ['hands'] },
      { text: '{names} threw both arms up for the save.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cow went home along the street, with its bell, and the goat rode. In every window somebody said good evening. The ball would be fetched tomorrow, by somebody with a key.',
    '{H} washed off the lick, and lay down. Overhead there was nobody any more. {H} lay as a goalkeeper lies, on one ear, with both hands free.'
  ],
  last: [
    'Far off, behind the station, one cow told another all about it, and {H} was asleep.',
    'Up on the roof the ball lay under the stars, and {H} was asleep.'
  ]
})
