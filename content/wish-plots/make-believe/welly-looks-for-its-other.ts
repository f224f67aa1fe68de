import { wishPlot } from '../wish-plot.ts'

export const wellyLooksForItsOther = wishPlot({
  id: 'wish-welly-looks-for-its-other',
  wishes: ['welly looking for other', 'welly looks for other', 'welly lost friend', 'left boot looking for right boot', 'left boot looks for right boot', 'welly lost its pair', 'wellington boot lost its pair', 'welly alone', 'lonely welly', 'single welly', 'odd welly', 'wellie looking for other', 'lonely wellie', 'wellington boot looking for its other boot', 'wellington looking for other', 'lonely wellington boot', 'gumboot looking for other', 'lonely gumboot', 'rain boot looking for other', 'rainboot looking for other', 'lonely rainboot', 'rubber boot looking for other', 'boot looking for other boot', 'boot looks for other boot', 'boot lost its twin', 'lonely boot', 'welly hops other', 'welly hopping', 'welly searching for other', 'welly searches for other', 'welly search other', 'welly seeks other', 'welly finds other', 'welly found its other', 'wellies find each other', 'wellies looking for each other', 'wellies lost each other', 'wellington boots looking for each other', 'boots looking for each other', 'boot searching for other boot', 'boot searches for other boot', 'boot finds other boot', 'boot misses other boot', 'welly misses other', 'welly wants its other', 'welly without its other', 'welly talks', 'talking welly', 'stiefel sucht anderen', 'bota busca otra'],
  answers: ['welly', 'wellies', 'wellie', 'wellington', 'wellingtons', 'gumboot', 'gumboots', 'rainboot', 'rainboots', 'rain', 'rubber', 'boot', 'boots', 'other', 'another', 'one', 'single', 'odd', 'only', 'left', 'right', 'pair', 'pairs', 'twin', 'twins', 'partner', 'brother', 'sister', 'friend', 'half', 'look', 'looks', 'looking', 'looked', 'search', 'searches', 'searching', 'seek', 'seeks', 'find', 'finds', 'finding', 'found', 'lost', 'loses', 'missing', 'misses', 'where', 'alone', 'lonely', 'sad', 'hop', 'hops', 'hopping', 'walks', 'goes', 'went', 'set', 'together', 'again', 'puddle', 'puddles', 'mud', 'muddy', 'wet', 'rainy', 'splash', 'mat', 'hall', 'porch', 'door', 'rack', 'foot', 'feet', 'print', 'prints', 'footprints', 'red', 'yellow', 'green', 'blue', 'pink', 'spotty', 'striped', 'little', 'small', 'big', 'old', 'new', 'brave', 'funny', 'silly', 'friendly', 'night', 'evening', 'day', 'morning', 'today', 'home', 'house', 'everywhere', 'its', 'his', 'her', 'mum', 'mom', 'dad', 'grandma', 'grandpa', 'all', 'after', 'for', 'until', 'because', 'wash', 'shoe', 'hopped', 'star', 'leaves', 'garden'],
  except: ['duck', 'frog', 'puss', 'cat', 'fox', 'stole', 'stolen', 'died', 'dead', 'drowned', 'football', 'ski', 'cowboy', 'christmas', 'santa', 'hurt', 'hospital', 'leak', 'leaks', 'hole', 'outgrown', 'too small', 'stuck', 'river', 'sea', 'school', 'nursery', 'bus', 'spider', 'penguin', 'puddle jumping'],
  moods: ['lost', 'alone', 'waiting', 'change'],
  company: ['welly', 'boot', 'boots', 'mat', 'hall', 'door', 'print', 'prints', 'puddle', 'left', 'right', 'foot', 'coats', 'kitchen', 'sole', 'heel', 'radiator', 'shelf', 'star'],
  isTale: true,
  about: 'The left welly hops about to look for its other, and the other is looking for it, so that they miss each other at every door, until somebody reads the wet prints on the mat: one of two who look has to stand still.',
  titles: ['Left, Left, Left', 'The Other Boot', '{H} Reads the Mat', 'Somebody Has to Stand Still', 'One Welly Went to Look'],
  want: [
    {
      id: 'one-on-the-mat',
      A: 'partner',
      paragraphs: [
        '{H} wanted to step into the puddle by the door before it dried up. But on the mat stood only one welly. It was green and wet, with a star on its sole. “I’m the left one,” said the welly. “I’m looking for my other boot.”',
        '“Where did you look?” asked {A}. “Everywhere on the left,” said the welly. {H} looked down at two feet. With one boot, only half of you gets into a puddle.'
      ]
    }
  ],
  way: [
    {
      id: 'what-is-it-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does your other boot look like?” asked {A}, to know what to look for. “Just like me,” said the welly, “only the other way.” {H} held the hall mirror in front of it, to help. The welly gave a jump. “There it is,” it cried, and hopped up to the glass.',
        'The boot in the glass came too. They stood toe to toe. “It’s a bit flat,” said the welly after a while. “And it’s got no back.” It looked behind the mirror, to make sure. There was nobody there at all.'
      ]
    },
    {
      id: 'a-slipper',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} set one thing after another beside the welly, to see if it would do. First came a slipper. It was soft, and it had been asleep. Then came the watering can, which at least was green. “It’s got a nose,” said the welly. “My other hasn’t.”',
        'A trainer was next. It was a left one as well, and its own other was waiting on the shelf. “We don’t go out in the wet,” said the trainer. The welly did not know what else there was to go out in.'
      ]
    },
    {
      id: 'left-left-left',
      A: 'partner',
      paragraphs: [
        '“I’ll look with you,” said {H}, and put on the welly. “Left, left, left,” it said, and they hopped off. On a left boot alone you go round in a ring. They went by the coats, the kitchen and the bathroom, and left wet stars on the floor. At every door the welly called, “Are you in there?” and nobody was. Then they came to a mat, and it was their own. “It must be ahead of us,” said the welly. “Left.”'
      ]
    },
    {
      id: 'calling-into-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Call it by its name,” said {A}. The two of them had only ever been called Boots. “Boot?” called the welly. It sounded long and hollow, for a welly is like a well. Something called back, from deep down. “Boot,” it said.',
        'The welly was overjoyed. “It’s inside me,” it said. {H} put in an arm, up to the elbow, and felt about at the toe. There was a chestnut, and some sand from the summer. “That’s only your echo,” said {H}. “It’s got a lovely voice, though,” said {A}.'
      ]
    },
    {
      id: 'other-has-lost-one-too',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came along the hall in one slipper, and was looking for the other. “Is yours the left one?” asked the welly. It was. They looked at each other with feeling. “Mine always goes under things,” said {A}. “Does yours?” “Mine goes into things,” said the welly.',
        'They walked on together as far as the coats, the welly and the one slipper. It made quite a good step, hard and soft. “You’re nearly a right one,” said the welly. {A} took that as it was meant.'
      ]
    },
    {
      id: 'pet-in-the-boot',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} found the welly in the hall, and looked into it. It smelled of puddle, and of somebody’s sock. {A} went in with the whole head, to be sure. Then the head would not come out. The welly walked about, and under it walked {A}.',
        '“At last,” said the welly. “I can feel four of them.” {H} pulled, and then the welly was only one welly again. {A} sneezed, and sniffed at a wet star on the floor. Then {A} sat down on it.'
      ]
    },
    {
      id: 'elder-on-a-train',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I knew a man who lost a glove from the train,” said {S}. “It fell out of the window. So the man threw the other glove after it.” “Why?” asked {A}. “So that whoever found them would have two,” said {S}.',
        'The welly was horrified. It thought of it for some time, lying on a railway line, with somebody kind coming along. “And did they land together?” it asked. “No,” said {S}. “It was a fast train. But it was nicely meant.”'
      ]
    },
    {
      id: 'child-is-the-other',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll be your other boot,” said {S}, and stood beside the welly on one leg. The welly moved up to {S}. It was quite happy. “Now say Right, when I say Left,” it said. “Left.” “Right,” said {S}.',
        'They got as far as the rug like that. “Left.” “Right.” Then {S} had to put the other foot down. The welly stopped. “Who’s that?” it asked. “That’s my other,” said {S}. It was a sock, and the welly was polite to it.'
      ]
    },
    {
      id: 'prints-on-the-mat',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the mat. {A} looked at the wet prints. They all had the toes turned a bit to the right. “Those are yours,” said {A} to the welly. Beside them was a fresh one, with a star too, and its toes turned to the left. “But that’s no left boot. Your other’s been here, while you were away.” The next print was by the coats. “It’s looking for you,” said {H}. “It’s going round behind you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'stand-still',
      A: 'partner',
      paragraphs: [
        'The welly wanted to be off at once, but {H} held on to it. “If you both look, you’ll never meet,” said {H}. “Somebody has to stand still.” “But I’m the one that’s looking,” said the welly. “So is the other,” said {A}. So the welly stood still on the mat, and trembled up to its rim. Far off, by the kitchen, somebody said, “Right. Right, right, right.” Out of the bathroom came a green boot. “There you are,” said the right welly. “I’ve looked everywhere.”'
      ]
    },
    {
      id: 'where-each-was',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Where were you?” asked the left welly. “Where you’d just been,” said the right. When the left one was in the kitchen, the right one was at the coats. When the left one was in the bathroom, the right one was in the kitchen. “I saw your star on the floor,” it said, “and it was still wet.”',
        '“I called,” said the left. “So did I,” said the right. They found that they had always called at the same time. “That’s why it was so loud,” said {A}, “and nobody answered.”'
      ]
    },
    {
      id: 'the-wrong-way-round',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They were so glad that they stood the wrong way round, the right one on the left. Their toes pointed away from each other, like two people who have had words. “Are you cross?” asked {A}. “No,” said both, in opposite directions.',
        '{H} changed them over. Now the toes leaned in, and the rims touched at the top. “That’s how you know,” said {A}. “When they’re a pair, they’re always just telling each other something.” The wellies did not say what it was.'
      ]
    },
    {
      id: 'other-needs-a-peg',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} was glad for them, and brought a clothes peg, so that it should not happen again. It held the two rims together. “Now go,” said {A}. The left one said left, and the right one right. They got no further than that, for each of them was waiting for the other’s leg.',
        'So they fell over, side by side. “Is this how it is in a pair?” asked {A}. “No,” said the left welly from the floor. “As a rule, one of us is in the air.”'
      ]
    },
    {
      id: 'left-right',
      A: 'partner',
      paragraphs: [
        '{H} stepped into both wellies. “Left,” said the one. “Right,” said the other. They went as far as the puddle by the door. It had shrunk to the size of a plate, but two boots can stand on a plate. There they stood until it was used up. Then {H} put the wellies back on the mat. “Which of you got lost?” asked {A}. “That one,” said both of them.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the coats for a green boot, and found a green hat.',
      '{names} sat down next to the welly, on its right, where there was room.',
      { text: '{names} tipped the welly up, to see if the other was in it.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped on a wet star, and made it a different shape.',
      '{names} hopped a round as well, and met nobody.',
      { text: '{names} opened all the doors, so that a boot could get through.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood still too, to show the welly how it is done.',
      '{names} heard the right boot first, and pointed a nose that way.',
      { text: '{names} wiped the stars off the floor, first the left and then the right.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wellies stood on the mat, left and right, with their rims together. Each had half a newspaper put into it, and it was the same newspaper.',
    '{H} washed two feet, and went to bed on both of them, left, right, left, right.'
  ],
  last: [
    'On the mat nobody was looking for anybody, and {H} was asleep.',
    'Left leaned on right, and right on left, and {H} was asleep.'
  ]
})
