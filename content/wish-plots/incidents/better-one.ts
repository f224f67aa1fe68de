import { wishPlot } from '../wish-plot.ts'

export const betterOne = wishPlot({
  id: 'wish-incident-rivals',
  tellsAny: 'rivals',
  fed: true,
  company: ['table', 'wall', 'chip', 'clock', 'sink', 'tea towel'],
  about:
    'Two of the family each say that theirs is the best, and the hero has to judge; the plates are mixed up, and each of the two proudly picks out the other one’s.',
  titles: ['The One With the Chip', 'You Can’t Say Both', '{H} Has to Say', 'Eyes Shut, {H}', 'Nobody Knew Whose It Was'],
  want: [
    {
      id: 'two-plates',
      A: 'partner',
      paragraphs: [
        'On the table stood two {rivals.dishes} of {rivals.bare}. One was made by {rivals.one}, and one by {rivals.two}. {rivals.began}. “{rivals.claim},” said {rivals.one}. “{rivals.answer},” said {rivals.two}. Then both of them looked at {H}. “{H} will tell us.”',
        '{H} took a mouthful of the left one, and then of the right one. “Well?” said {rivals.one}. “Well?” said {rivals.two}. {H} wanted them both to go on smiling. “Both are the best,” said {H}. “You can’t say both!” said {rivals.one} and {rivals.two} at the same time.'
      ]
    }
  ],
  way: [
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        '“Try again with your eyes shut,” said {A}. “Then you won’t know which is which.” That sounded fair. All the others had to look at the wall. {H} shut both eyes and pushed the two {rivals.dishes} round and round the table.',
        '{H} tried them again, in the dark. They were both just as good as before. Then everybody turned round. The two {rivals.dishes} of {rivals.bare} looked exactly alike.'
      ]
    },
    {
      id: 'slowly',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps you have to chew more slowly,” said {A}. {H} chewed so slowly that the clock ticked eleven times. {rivals.one} and {rivals.two} leaned further and further over the table, to see what {H}’s face would do.',
        '{H}’s face did nothing. Then it did something. “Yes?” they both cried. “I’ve bitten my cheek,” said {H}.'
      ]
    },
    {
      id: 'marks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You could give marks,” said {A}. “Ten is the best.” {H} gave {rivals.one} ten. Then {H} gave {rivals.two} ten. “Can you have eleven?” asked {rivals.two}. “Then I’ll have twelve,” said {rivals.one}.',
        'They went up and up, one after the other, until they came to a hundred and four. “That’s the last number I’ve got,” said {H}. So they both got that.'
      ]
    },
    {
      id: 'faces',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{rivals.one} pulled {H}’s chair a little to the left. {rivals.two} pulled it a little to the right. {H} went to and fro at the table like a drawer. “I can’t taste anything when I’m moving,” said {H}.',
        'So {A} held the chair by its back, to keep it in the middle. It was not easy. “Nobody is to push,” said {A}. “And nobody is to pull either.”'
      ]
    },
    {
      id: 'the-nose',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} leaned over and smelled one of them, and then the other. “I could do it with my nose,” said {A}. But after the fourth sniff there was a bit of it on the end of {A}’s nose.',
        '“Which one is that from?” asked {H}. {A} looked at it, first with one eye and then with the other. “I can’t see that far down,” said {A}.'
      ]
    },
    {
      id: 'thinking-noise',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A judge has to look very clever,” said {A}. {H} frowned, and laid one finger on one cheek. “More clever than that,” said {A}. {H} put a napkin on {H}’s head.',
        'Everyone at the table sat up straight. “I need more,” said the judge, in a deep voice. It went on for three more mouthfuls, and it was a very nice way to be clever.'
      ]
    },
    {
      id: 'whose-is-it',
      A: 'partner',
      paragraphs: [
        '“Whose is this?” asked {H}. Now nobody knew. “Anybody can tell their own,” said {rivals.one}, and tried one. “This is mine! I’d know it anywhere. It’s the best I ever made.” {rivals.two} tried the other. “Then this is mine. It’s perfect.”',
        '{A} bent down and looked very closely. “There’s a chip in the edge of that one,” said {A}. “It was there before.” {H} looked at the chip. {H} had seen who put that one on the table.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-chip',
      A: 'partner',
      paragraphs: [
        '“The one with the chip came from {rivals.two},” said {H}. It stood in front of {rivals.one}. So {rivals.one} had picked {rivals.two}’s, and {rivals.two} had picked {rivals.one}’s. It was very quiet. {rivals.one} went a little pink. {rivals.two} coughed.',
        '{H} pointed with the spoon. “So you’ve told us yourselves. Each of you likes the other one’s best.” {rivals.one} looked at {rivals.two}. Then they both laughed so much that they had to hold on to the table. “Now you must finish what you picked,” said the judge. They had both been hoping for that.'
      ]
    },
    {
      id: 'what-is-in-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What did you put in?” whispered {rivals.one}. “I never tell anybody,” whispered {rivals.two}. They went and stood in the corner, heads together. “I’ll tell you mine if you tell me yours.”',
        '{H} and {A} listened as hard as they could. They heard “a pinch”, and “not until it’s cold”. Then they heard “never!”, and then “really?”. “A pinch of what?” whispered {A}. {H} had not heard that part either.'
      ]
    },
    {
      id: 'the-last-bit',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the end there was one last mouthful left. {rivals.one} pushed it over to {rivals.two}. “You have it.” {rivals.two} pushed it back. “No, you.” It crossed the table four times, and each time a little faster.',
        '{H} stopped it with one hand. “It’s getting dizzy,” said {H}. So {H} and {A} shared it, and that took no time at all.'
      ]
    },
    {
      id: 'medals',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“There ought to be a prize,” said {A}. {H} looked about for one. There was a clothes peg on the windowsill, and another beside it. {rivals.one} got a peg on the collar, and {rivals.two} got a peg on the sleeve.',
        '“Is mine the first prize?” asked {rivals.two}. {H} looked at the pegs. One was a bit longer, but the other was cleaner. “There isn’t a second prize,” said {H}. “I only looked for first ones.”'
      ]
    },
    {
      id: 'next-time',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Next time I’ll make some too,” said {H}. “What will you put in?” asked {A}. {H} had thought about that already. “Jam,” said {H}. “And one raisin, so that people have something to look for.”',
        '{rivals.one} and {rivals.two} both opened their mouths, and both shut them again. “I’ll try it,” said {A}, “if I don’t have to find the raisin.”'
      ]
    },
    {
      id: 'elder-two-aunts',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When I was small,” said {S}, “two cooks in our street each made soup for the same party. Everybody had to eat a bowl of each, so as to be polite.” “Was it nice?” asked {A}.',
        '“The first bowl was,” said {S}. “By the second I had to undo a button. The next year they made it in one big pot, and stirred from both sides. They bumped spoons all the time.”'
      ]
    },
    {
      id: 'child-judge',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to be a judge as well, and had a mouthful of each. “I know which one it is,” said {S}. Everybody waited. “But I’ve got to have it one more time, to see if I’m right.”',
        '{S} had it one more time, and then once more. “You’re only eating,” said {A}. “That’s how you do it,” said {S} with a full mouth.'
      ]
    },
    {
      id: 'pet-judge',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} came up to the table too, and looked from one side to the other. {A} did not mind at all who had made what. {A} was only waiting for somebody to be careless.',
        '“You’d be a very quick judge,” said {H}. {A} took one step closer, to show just how quick. {H} moved both {rivals.dishes} to the middle of the table.'
      ]
    },
    {
      id: 'baby-judge',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was held up to see what they were all laughing at. {A} looked at {rivals.one}, and laughed. Then {A} looked at {rivals.two}, and laughed just as much.',
        '“{A} says both,” said {H}. This time nobody at the table said that you can’t.'
      ]
    },
    {
      id: 'one-big-one',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“You could make it together,” said {H}. “One of you on this side and one on that.” {rivals.one} thought about it. {rivals.two} thought about it. “Who would say when it’s ready?” they asked.',
        '“{H} would,” said {A}. It was agreed. {H} was to have a stool and the biggest spoon in the house.'
      ]
    },
    {
      id: 'loose-button',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{H} leaned back, with a very full tummy. “Listen,” said {H}, and {A} laid an ear against it. The tummy said something long and low.',
        '“Which of the two is that?” asked {A}. “I think they’ve met,” said {H}. “They’re getting on quite well.”'
      ]
    },
    {
      id: 'washing-up',
      A: 'partner',
      paragraphs: [
        'Afterwards {rivals.one} washed up and {rivals.two} dried. “I wash cleaner than you dry,” said {rivals.one}. “I dry faster than you wash,” said {rivals.two}. They held up the two {rivals.dishes}, side by side. “{H} will tell us.”',
        '{H} looked at {A}, and {A} looked at {H}. Then {H} took the tea towel and hung it over both of their heads. From underneath came a great deal of laughing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came closer, because of the smell.',
      '{names} looked up at one of them, and then at the other.',
      { text: '{names} laid one napkin in the middle, so that it was fair.', needs: ['hands'] },
      { text: '{names} pulled up a chair, to see how it would end.', needs: ['hands'] }
    ],
    way: [
      '{names} stared at the wall too, where there was a fly.',
      '{names} sniffed, and was no help at all.',
      { text: '{names} covered both eyes, and peeped out between two fingers.', needs: ['hands'] },
      { text: '{names} polished a spoon, in case one more was wanted.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the loud laugh, and came to see.',
      '{names} looked hard at the crumbs under the table.',
      { text: '{names} clapped for the one, and then for the other.', needs: ['hands'] },
      { text: '{names} carried the cups to the sink.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was wiped, and the one with the chip stood on the shelf beside the other. You could not have said which of them was the better one.',
    '{H} washed and lay down, with one hand on a very full tummy. In the kitchen {rivals.one} and {rivals.two} were still talking, very quietly now. “No, yours,” said the one. “No, yours,” said the other.'
  ],
  last: [
    'The two in the kitchen were still smiling at each other, and {H} was asleep.',
    'In the kitchen two people praised each other very softly, and {H} was asleep.'
  ]
})
