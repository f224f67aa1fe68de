import { wishPlot } from '../wish-plot.ts'

export const tidyingSticker = wishPlot({
  id: 'wish-tidying-sticker',
  wishes: ['sticker tidying', 'sticker for tidying up', 'sticker tidying up', 'sticker tidied', 'sticker tidy', 'sticker tidy room', 'sticker for tidying my room', 'sticker cleaning up', 'sticker clean up', 'sticker cleaned up', 'sticker clearing up', 'sticker pick up toys', 'sticker picking up toys', 'sticker putting toys away', 'sticker put away', 'sticker nursery', 'sticker kindergarten', 'got a sticker', 'got sticker', 'gets a sticker', 'get a sticker', 'given a sticker', 'gave sticker', 'earned a sticker', 'earns sticker', 'won a sticker', 'gold star sticker', 'gold sticker', 'star sticker', 'well done sticker', 'reward sticker', 'good sticker', 'sticker today', 'first sticker', 'sticker on jumper', 'sticker jumper', 'sticker fell off', 'sticker came off', 'sticker won’t stick', 'sticker proud', 'stickers tidying', 'gold star tidying', 'gold star for tidying', 'star tidying up', 'tidy up sticker', 'sticker tidy up time', 'sticker clearing away', 'sticker falls off tidying', 'sticker not sticky', 'sticker doesn’t stick', 'sticker won’t stay on', 'sticker keeps falling off', 'smiley sticker', 'sticker for helping tidy', 'two stickers', 'second sticker', 'another sticker', 'sticker put toys'],
  answers: ['sticker', 'stickers', 'star', 'gold', 'golden', 'shiny', 'badge', 'tidying', 'tidy', 'tidied', 'tidies', 'cleaning', 'clean', 'cleaned', 'clearing', 'up', 'putting', 'put', 'picking', 'pick', 'picked', 'away', 'toys', 'bricks', 'books', 'room', 'shelf', 'classroom', 'corner', 'school', 'nursery', 'kindergarten', 'preschool', 'class', 'teacher', 'miss', 'mrs', 'mr', 'got', 'get', 'gets', 'getting', 'gave', 'given', 'give', 'earned', 'earns', 'earn', 'won', 'from', 'jumper', 'shirt', 'top', 'cardigan', 'coat', 'proud', 'happy', 'pleased', 'first', 'second', 'another', 'two', 'new', 'best', 'big', 'little', 'well', 'done', 'good', 'job', 'work', 'reward', 'helping', 'helped', 'today', 'yesterday', 'friday', 'day', 'time', 'himself', 'herself', 'fell', 'off', 'came', 'stick', 'won’t', 'mum', 'dad', 'home', 'wore', 'wears', 'shows', 'showed', 'bedroom', 'playroom', 'toy', 'brick', 'sticky', 'stay', 'keeps', 'falling', 'smiley', 'broom', 'smile', 'morning', 'evening', 'friend', 'friends', 'son', 'daughter', 'boy', 'girl', 'every', 'all', 'everything', 'after', 'floor', 'table', 'sweeping', 'swept', 'mummy', 'mom', 'mama', 'daddy', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister'],
  except: ['potty', 'toilet', 'wee', 'poo', 'pee', 'nappy', 'dentist', 'teeth', 'doctor', 'hospital', 'nurse', 'jab', 'injection', 'vaccine', 'vaccination', 'blood', 'hairdresser', 'barber', 'haircut', 'chart', 'album', 'football', 'panini', 'swap', 'collects', 'collecting', 'collection', 'book of stickers', 'sleep', 'sleeping', 'bed', 'night', 'nails', 'thumb', 'dummy', 'eating', 'ate', 'vegetables', 'reading', 'maths', 'spelling', 'didn’t', 'never', 'lost', 'stole', 'stolen', 'took', 'cried', 'crying', 'sad', 'unfair', 'everyone else', 'only one', 'won’t tidy', 'refuses', 'naughty', 'car', 'laptop', 'glow', 'bumper', 'apple', 'tattoo', 'swimming', 'line', 'asking', 'eye', 'christmas', 'dragon', 'robot', 'monster', 'bear', 'dog', 'cat'],
  nothingElse: true,
  moods: ['proud', 'first', 'learning', 'change'],
  company: ['sticker', 'jumper', 'shelf', 'brick', 'bricks', 'box', 'floor', 'table', 'pencil', 'paper', 'glue', 'crumb', 'crumbs', 'hair', 'thread', 'fluff', 'broom', 'basin', 'tape'],
  about: 'The hero has a sticker for tidying up and wants a second one, but the sticker falls off and will not hold, until it is turned round and seen what it has been tidying.',
  titles: ['The Sticker That Tidied Up', 'One Untidy and One Tidy', 'A Sticker for the Sticker', '{H} Wants Two', 'Full at the Back'],
  want: [
    {
      id: 'the-other-side',
      A: 'partner',
      paragraphs: [
        '{H} got a sticker for tidying up. It was gold and round, with a small broom on it. It sat on the left of {H}’s jumper, where anybody would see it. On the right there was nothing, and it looked a bit bare. So {H} wanted a second sticker. “You’ll have to tidy up again,” said {A}. {H} looked round. Every brick was in its box.'
      ]
    }
  ],
  way: [
    {
      id: 'who-has-seen-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} went through the rooms, with the left side in front. In the hall the sticker was shown to the coats. In the kitchen it was shown to the broom. {H} held the small gold broom beside the real one, and they were very like each other.',
        '“What did the broom say?” asked {A}. “Nothing,” said {H}. “It’s been tidying up for six years, and it hasn’t got one.” After that {H} always went past the broom with the bare side in front.'
      ]
    },
    {
      id: 'best-place',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Why on the left?” asked {A}. {H} had thought about that. On the tummy a sticker folded when you sat. On the back you never saw it yourself, and had to ask people. On the knee it was first at everything, and then it was gone.',
        '“And on the left?” “There it goes up and down,” said {H}, and breathed. The small gold broom rose and sank. {A} watched it sweep. It had done quite a bit of jumper already.'
      ]
    },
    {
      id: 'what-is-left-to-tidy',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They looked for something to tidy up that was worth a sticker. {H} put the spoons to bed, all on the same side. {A} opened a drawer, and there lay string, and a key for nothing, and half a torch. {A} shut it again.',
        '“What’s that one worth?” asked {H}. “Nobody could pay that,” said {A}. They stood in front of the drawer a while longer, with their hands behind them. Then they went to have another look at the spoons.'
      ]
    },
    {
      id: 'other-asks-the-price',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} saw the empty right side, and heard what it was about. “What do you get if you have two?” asked {A}. “Two,” said {H}. “And with ten?” {H} worked out where they would go. There would be three on each arm, and the rest on the front.',
        '“Then you couldn’t bend,” said {A}, “so you couldn’t tidy.” {H} saw that there had to be an end to it somewhere. But it was not at one.'
      ]
    },
    {
      id: 'elder-had-a-star',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had stars, and they had to be licked,” said {S}. “They tasted of fish.” {A} asked what they had been for. “For folding. I was so proud of mine that I licked it twice, to be on the safe side. Then there was nothing left on it to hold.”',
        '{S} had carried it in one hand all day, and could fold nothing else. “So it stayed at one?” asked {A}. “It stayed at one,” said {S}. “But I held it very well.”'
      ]
    },
    {
      id: 'tipped-out',
      A: 'partner',
      paragraphs: [
        '{H} tipped the box of bricks out on the floor, and put them all back. “There,” said {H}, and held out the right side. {A} did the sum with a pencil. “That’s one untidy and one tidy,” said {A}. “It comes to nothing.”',
        '{H} crawled under the table, in case something had got untidy by itself. There was nothing. But when {H} came out again, the left side was bare as well.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        'The sticker lay under the table, with its face down. {H} pressed it back on the jumper, and counted to ten. It fell off at eleven. {H} pressed with both hands, and it fell off at once. “It’s lost its stick,” said {H}.',
        '{A} picked it up, turned it over, and held it to the lamp. “It hasn’t lost it,” said {A}. “It’s using it. Look at its back.” There were four crumbs on it, and a hair, and a blue thread, and some fluff. It could not hold a jumper too. It had its hands full.'
      ]
    },
    {
      id: 'held-on',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The sticker held on no jumper any more, so they tried what it would still hold on. {H} pressed it on the table, and it lay there. “It’s holding,” said {H}. {A} blew. It went off across the table like a boat.',
        'They tried it on the wall, and it came down the wall, not fast. On the floor it stayed. “It likes the floor best,” said {A}. “That’s where it works,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'its-own-sticker',
      A: 'partner',
      paragraphs: [
        '{H} looked under the table. Where the sticker had been lying, there was one round spot with nothing on it at all. “It’s been tidying up,” said {H}. They both looked at the sticker with respect. “And what does it get for that?” asked {A}. “A sticker,” said {H}.'
      ]
    },
    {
      id: 'child-is-sticky',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had had bread and honey, and went about the room with all ten fingers. A feather came along, and the corner of a newspaper. “I’m tidying up too,” said {S}. {A} looked {S} over, front and back.',
        'There was a raisin, a receipt and a sock. “That’s good work,” said {A}, “but you’ve got to put it down somewhere.” {S} shook both hands. It all stayed on. “I’m keeping it,” said {S}. “I’m the shelf.”'
      ]
    },
    {
      id: 'pet-had-it-on',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'For a short time the sticker was gone altogether. It was on {A}. {A} had sat down under the table, as always, and had got up with a gold broom on. Nobody had ever seen {A} tidy up anything.',
        '“Perhaps at night,” said {H}, and took it off softly. Now there were nine hairs on the sticker. On {A} there was one round place that was tidier than the rest. {A} looked at it for some time.'
      ]
    },
    {
      id: 'what-it-had-found',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They took a magnifying glass to see what the sticker had tidied up. There was a crumb of toast, and that was from Tuesday. There was a grain of sand from a summer. There was a hair. They held it against every head in the house, and it went with none.',
        '“And the fluff?” asked {H}. “That’s a bit of everybody,” said {A}. “It comes off us when we sit about.” So on the back of the sticker they all sat together, on no more room than a coin.'
      ]
    },
    {
      id: 'washing-its-back',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Could we wash its back?” asked {H}. {A} had heard that wet stickers stop being stickers. They tried it with the corner of a used stamp first. The stamp had a swim, and came off everything it had ever been on.',
        '{H} fished it out, and laid it on the edge of the basin to dry. “It’s retired,” said {A}. Then they both looked at the gold sticker with its crumbs. It did not seem to them as if it wanted to stop.'
      ]
    },
    {
      id: 'paper-tries',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The sticker for the sticker had to be torn out of paper, very small and round. {H}’s first try was a potato. The second was a potato as well, seen from the side. {A} drew round a lentil with a pencil, and that was what it had to be like.',
        'Three more went wrong, and lay about the table as snips. {H} reached out to brush them onto the floor. Then {H} looked at the sticker, and put them in the bin, one after the other.'
      ]
    },
    {
      id: 'two-after-all',
      A: 'partner',
      paragraphs: [
        'So {H} made it a sticker of its own, as big as a lentil, with a broom on. It was glued on the gold, next to the edge. {A} made a ring of tape, sticky side out. With that the big one held on the jumper, crumbs and all.',
        '{A} stepped back. “How many have you got on now?” asked {A}. There was the gold one, and on the gold one there was another. “Two,” said {H}. Then {H} thought of the tape, which was doing all the work back there. {H} reached for the pencil.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} admired the sticker, from the left.',
      '{names} looked round for anything that was not in its box.',
      { text: '{names} smoothed down one edge of the sticker with a thumb.', needs: ['hands'] },
      { text: '{names} put the lid on the bricks, so that they should stay done.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the table as well, where it was very tidy.',
      '{names} moved off the carpet, in case that needed doing.',
      { text: '{names} pressed the sticker on once more, and counted to nine.', needs: ['hands'] },
      { text: '{names} checked the sum, and got nothing too.', needs: ['hands'] }
    ],
    turn: [
      '{names} had a look at the round clean spot.',
      '{names} stood beside {H}, and was counted too, by mistake.',
      { text: '{names} held the lamp a little nearer to the lentil.', needs: ['hands'] },
      { text: '{names} tore off the next bit of tape.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pencil was put away, and so was the glue, and it was not even for anything. The jumper was hung over a chair, with the left side to the room.',
    '{H} washed, also where the tape had been, and lay down. The quilt was pulled straight once, at all its corners. For that there was nothing, but it looked well.'
  ],
  last: [
    'On the chair the gold one held what it had, and {H} was asleep.',
    'Everything was in its box, and {H} was in bed and asleep.'
  ]
})
