import { wishPlot } from '../wish-plot.ts'

export const gotOut = wishPlot({
  id: 'wish-incident-escaped',
  tellsAny: 'escaped',
  company: ['home', 'sock', 'supper', 'peg', 'spoon', 'biscuit', 'elephants', 'hills', 'floor', 'lamp'],
  about: 'A small animal of the house is out, and the loud search keeps it hidden; when the family plays elephants that have gone home, it can be heard, and walks back over them as if they were hills.',
  titles: ['Good Night, Elephants', 'Two Hills on the Floor', 'Over the Hill and Home', '{H} and the Herd of Elephants', 'Look Under Your Foot First', 'Where {escaped} Went'],
  want: [
    {
      id: 'empty-place',
      A: 'partner',
      paragraphs: [
        '{escaped} {escaped.out}. {escaped.home} stood open. The supper was still in there, and the water too. But in the place where {escaped} always sat, nobody was sitting. “Nobody move,” said {H}.',
        '{A} stood still, with one foot in the air. “Look under your foot,” said {H}. {A} looked. There was only sock. “May I put it down now?” asked {A}. “Slowly,” said {H}. {H} wanted {escaped} safe at home before bedtime, before all the lights were out.'
      ]
    },
    {
      id: 'whole-class',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{escaped} belonged to {escaped.class}. There was a list of who did the feeding on which day, and today it said {H}. “I can’t write that the supper wasn’t eaten because nobody was in,” said {H}.',
        '“You could write that somebody was out,” said {A}. {H} thought of {escaped.class}, and of all the questions. “We’d better look fast,” said {H}.'
      ]
    },
    {
      id: 'the-way-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        'First they looked at the way out. It was not very wide. “Nobody could get through there,” said {A}, and tried. One hand went through, and then an elbow. The rest of {A} stayed where it was.',
        '“You’d still be in there,” said {H}. {A} pulled the elbow out again, with a small pop. “I’d have had my supper, though,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'everything-with-an-under',
      A: 'partner',
      paragraphs: [
        'They looked under everything that had an under. They looked behind everything that had a behind. {H} called, and {A} called louder. They banged the drawers and pushed the chairs about. {A} tipped up a boot, and out fell a spoon.',
        'They also found a peg, a very long sock, and half a biscuit with a green beard. They did not find {escaped}.'
      ]
    },
    {
      id: 'polishing',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We mustn’t lift our feet,” said {H}. “Then we can’t step on anybody.” So they slid. {A} had a cloth under each foot, and went across the floor like someone on ice.',
        'They slid all the way there, and all the way back. They met nobody. “But look how it shines,” said {A}. {H} could see a face in the floor, but it was {H}’s own.'
      ]
    },
    {
      id: 'kind-words',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the darkest corner lay something that did not move. {H} lay down in front of it. “We’re not cross,” said {H} gently. {A} lay down too. “You’re very brave,” said {A}. “Would you like to come home now?”',
        'They said kind things to it for quite a while. Then {A} found the torch and switched it on. It was a glove. “It listened nicely, though,” said {A}.'
      ]
    },
    {
      id: 'picture-with-shoes',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} drew {escaped} on a big piece of paper, to show to the neighbours. {A} looked at the picture. “You can’t see that it’s about running away,” said {A}. So {H} drew shoes, for running. {H} drew rather a lot of shoes.',
        'The man next door held the picture close, and then a long way off. “No,” said the man, “I haven’t seen anybody like that. But I’d know those shoes again anywhere.”'
      ]
    },
    {
      id: 'colander',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} built a trap. It was a colander, propped up on a wooden spoon, and on the spoon there was a string. “When I pull the string,” said {A}, “down it comes.” They hid behind the door and waited.',
        'Something moved, and {A} pulled. Down came the colander, on the toe of {A}’s own slipper. It had been {A}’s own foot that moved. “What’s it like in there?” asked {H}. “Full of holes,” said {A}.'
      ]
    },
    {
      id: 'chin-on-the-floor',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} crawled round the room with {A}’s chin on the floor, to see what {escaped} saw. {H} crawled behind. “There’s a lot of table leg,” said {A}. “And it smells of toast down here.”',
        '“What’s that big cave, with a tongue in it?” asked {H}. {A} crept up to it and looked inside. “That’s your shoe,” said {A}. “I wouldn’t live there if I had the choice.”'
      ]
    },
    {
      id: 'pet-did-not',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had a look into {escaped.home}, and then at {H}. It was a look that said very clearly that {A} had nothing to do with it. “I know it wasn’t you,” said {H}.',
        '{A} thought about that, and looked a little less offended. But all evening {A} stayed where everybody could see {A}.'
      ]
    },
    {
      id: 'baby-saw',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} was the only one who did not look for anything. {A} sat on a blanket and watched the others run. And once {A} laughed out loud, at something right behind {H}.',
        '{H} spun round. There was nothing there any more. “{A} saw it all!” said {H}. “Which way was it?” But {A} only laughed again, and told nobody.'
      ]
    },
    {
      id: 'elder-toad',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a toad in a hatbox,” said {S}. “It got out on the very day that a great-aunt came to tea.” “Where was it?” asked {A}. “We looked everywhere,” said {S}. “In the end it was in a hat.”',
        '“And where was the hat?” asked {A}. {S} had to stop laughing first. “On the great-aunt,” said {S}.'
      ]
    },
    {
      id: 'herd',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the floor to get some breath back. For a moment it was quiet. Scritch, went something, very softly. “There!” called {H}, and jumped up. And the scritch stopped.',
        '“It always stops when we start,” said {A}. “Think how big we are. To somebody that small we must be a herd of elephants. I’d keep still too, till they’d all gone home.” {H} looked round. “Which elephants?” asked {H}. “Us,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'elephants-go-home',
      A: 'partner',
      paragraphs: [
        '“Then the elephants are going home,” said {H}. “Good night, elephants!” called {H}, nice and loud. They turned down the lamp. They stamped to the door, then stamped more softly, and came back on tiptoe. They lay down flat, and {A} snored a bit, to make it sound true.',
        'Scritch. This time {H} did not jump. {H} crept towards the sound on hands and knees, as slow as honey. And there, {escaped.where}, {escaped.was} {escaped}, {escaped.doing}.'
      ]
    },
    {
      id: 'eye-to-eye',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} came up close to {escaped}, and {A} came up beside {H}. They looked at {escaped}, and {escaped} looked at them. “You can’t want to live here,” whispered {A}. “Who’d bring your supper?”',
        '“And where would I say good night to you?” whispered {H}. {escaped} said nothing to that. But {H} thought that {escaped} was listening, because everything had gone so still.'
      ]
    },
    {
      id: 'over-the-hill',
      A: 'partner',
      paragraphs: [
        '{A} put out a hand. “No grabbing,” whispered {H}. “Elephants grab.” {H} took some of the supper, and laid it in tiny heaps, all the way to {escaped.home}. Then {H} and {A} lay down beside the heaps, and were two hills.',
        'They waited a long time. At last {escaped} came, from heap to heap. One of {A}’s legs lay right across the way. {escaped} did not go round it, but straight over the top. It tickled so much that the whole hill shook. Then {escaped} went in, and {H} tied up {escaped.home} with the long sock.'
      ]
    },
    {
      id: 'child-eats-heaps',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        'Now {S} wanted to be caught as well. {A} laid little heaps of crumbs across the floor, from a fresh biscuit without a beard. {S} came along on all fours and ate every heap. Just before the end, {S} stopped.',
        '“Go on,” whispered {A}. “In you go.” But {S} turned round and crawled back to the beginning. “I think I’ve got out again,” said {S}. “You’ll need more biscuit.”'
      ]
    },
    {
      id: 'grey-fluff',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} looked closely at {escaped}, from one end to the other. There was a bit of grey fluff, and one crumb. “The fluff is from under the bed,” said {A}. “And the crumb is breakfast.”',
        'So that had been the way. {H} drew it in the air with one finger. It went under the bed, and right through breakfast. “I’ve never been that far on my own,” said {H}.'
      ]
    },
    {
      id: 'only-passing',
      A: 'same',
      spare: 14,
      paragraphs: [
        'A little later {H} went to see whether {escaped} {escaped.was} still there. {A} was standing in front of {escaped.home} already. “I was only passing,” said {A}. “Me too,” said {H}.',
        'They both passed once more, a bit later on, and then again. The sock was tight. The third time they did not say anything. They just stood and had a good look, side by side.'
      ]
    },
    {
      id: 'tickled-leg',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} rolled up one trouser leg, to see whether there were tracks. There were none. “But I can feel every step,” said {A}. “Here, and here, and here. I must be the first hill that knows.”',
        '{H} lay down and was a hill once more. {A} walked two fingers up one side, looked at the view, and walked down again. “You mustn’t shake,” said {A}. But {H} did.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept perfectly still, and only looked about.',
      '{names} stared at the empty place as well.',
      { text: '{names} stood like a statue, with a cup in the air.', needs: ['hands'] },
      { text: '{names} shut all the doors, very quietly.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the blanket, and came out with wild hair.',
      '{names} guarded the half biscuit, in case it was wanted.',
      { text: '{names} held up the rug by one corner and peeped.', needs: ['hands'] },
      { text: '{names} put the peg and the spoon in a row.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down flat, and made a smaller hill.',
      '{names} kept quiet, and watched every heap disappear.',
      { text: '{names} put a finger to both lips.', needs: ['hands'] },
      { text: '{names} tied one more knot in the sock.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the chairs back, and hung the peg on the line. The half biscuit went into the bin, with its beard.',
    '{H} washed the dust off both knees, lay down, and kept quite still. And there it was again, very small, from inside {escaped.home}. Scritch.'
  ],
  last: [
    'All the elephants had gone home, {escaped} {escaped.was} home too, and {H} was asleep.',
    'Scritch, it went, in just the right place, and {H} was asleep.'
  ]
})
