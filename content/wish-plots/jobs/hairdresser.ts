import { wishPlot } from '../wish-plot.ts'

export const jobHairdresser = wishPlot({
  id: 'wish-job-hairdresser',
  tellsAny: 'works',
  jobs: ['hairdresser', 'barber', 'hair stylist', 'hairstylist'],
  about: 'The hero wants it longer, which takes a hairdresser two weeks, until a head goes back over the basin and it arrives.',
  titles: ['A Pea Longer', 'Longer Takes Longer', 'Going Anywhere Nice', '{role} Picks Up the Comb', 'Two Ears Before and Two After'],
  company: ['comb', 'mirror', 'scissors', 'cape', 'chair', 'basin', 'towel', 'hair', 'broom', 'pea', 'collar'],
  want: [
    {
      id: 'longer',
      A: 'partner',
      paragraphs: [
        'With a case of eleven combs came {role.first}, to do everybody’s hair. {role} {role.enters}. “And how would you like it?” asked {work}.',
        '“Longer,” said {H}, and held up a finger and thumb, a pea apart. “By so much.” “Shorter I can do at once,” said {role}. “Longer takes longer. That’ll be two weeks. Sit down, please.” So {H} got the cape, and sat in front of the mirror. “Bedtime would be better,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'dont-look',
      A: 'partner',
      paragraphs: [
        '{H} was sprayed a little, like a fern. Pff. Then {A} had a turn. Snip, snip, went the scissors, and small bits slid down the cape. “Going anywhere nice?” asked {work}. “Only to bed,” said {A}.',
        '“That’s where it grows best,” said {role}. “When nobody’s looking.” So nobody was allowed to look at {H}. But in the mirror sat {H}, who looked the whole time.'
      ]
    },
    {
      id: 'magazine',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For the two weeks there was a magazine. It was so old that the queen in it was a baby. {A} read out how to get jam off a curtain. “We haven’t got a curtain with jam on,” said {H}. “Not yet,” said {A}.',
        'At the back there was a quiz: which sort of hair are you? {H} was mostly stars. “Stars are stubborn, but they shine,” read {A}. “Stars are always early,” said {role}, and put away a hairpin.'
      ]
    },
    {
      id: 'went-back-in',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It might have begun to grow just then. But {role} {role.trouble}. Everybody ducked, and {H} ducked deepest, right down into the cape. “Now it’s gone back in,” said {H} from inside.',
        'They waited for it to calm down. {A} hummed something slow. {work} snipped in the air, far away, so that it felt safe. After a while {H} came up again, forehead first. “Leave it a minute,” said {role}. “It’s shy after a fright.”'
      ]
    },
    {
      id: 'ears',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“How many ears?” asked {role}, before {A} had even sat down. “Two,” said {A}. {work} wrote it on a slip. That was done with everybody. Afterwards they were counted again, and it had to be the same number.',
        '“Has it ever been different?” asked {H}. “Once there were three,” said {role}. “One was a bit of toast.” {A} held on to both of them while the scissors went round behind. Two before, and two after. {A} had the slip as a receipt.'
      ]
    },
    {
      id: 'book-of-styles',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a book with pictures to choose from. One was called The Hedgehog, one was called Wet Monday, and one was The Vicar. “What’s this?” asked {A}. It went up on the left and was flat on the right. “That’s The Just Got Up,” said {role}. “It’s very hard to do.”',
        '“I’ve got that every morning,” said {H}. “For nothing?” asked {work}. {H} did not even use a comb. {role} had customers who came from two towns away for it, and went home without.'
      ]
    },
    {
      id: 'nest',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Under the chairs lay all that had come off. {H} swept it together from up there, with one long broom. There was brown in it and grey, and something red that must have been the rug. “What happens to it?” asked {A}.',
        '“It goes out of the window,” said {role}. “The sparrows fetch it for their beds.” {A} looked at the small heap. {A} had never been slept in by sparrows. {H} threw in a bit of fluff, for their feet.'
      ]
    },
    {
      id: 'shoulders',
      A: 'partner',
      paragraphs: [
        'Then the hair was measured, and it was not one tooth of the comb longer. “Take some of mine,” said {A}, and picked up a bit from the floor. {role} laid it on top. It slid off again, down the collar, and tickled. Both shoulders went up to the ears.',
        '“Look, it’s longer!” cried {H}. {A} looked from the side. “That’s only your shoulders,” said {A}. “It was the other end that moved.” Then the tickle was over, and it was as short as before.'
      ]
    },
    {
      id: 'dryer',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Then the dryer was tried, on {A}, who was done. Whoosh. At once {A} was on a motorbike. Both eyes were narrow, and everything streamed out behind. “Where are you going?” shouted {H}. “Anywhere nice!” shouted {A}.',
        '{role} went round the bends with it, left and right, and {A} leaned over. Click, it went, and they had arrived. It was the kitchen. {A} still held the handlebars, and a good deal stood up that would have to be talked to.'
      ]
    },
    {
      id: 'pet-comb',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'While {H} was growing, {A} was combed, with the comb for big jobs. What came off was put on the floor. In a while there was a heap. In a while longer it had a front and a back.',
        '“There’s a second one,” said {H}. {A} walked round it, and sniffed, and sat down beside it. They were both about the same size. “Nobody ever says longer there,” said {work}, and wiped the comb. “With fur it’s seen to.”'
      ]
    },
    {
      id: 'elder-barber',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was small,” said {S}, “the barber only asked one thing. All of it, or nearly?” “And what did you say?” asked {A}. “Nearly,” said {S}. “He never heard the second word.”',
        '{role} listened with the comb in the air. Then {role} bent down to {S}, on the side where {S} hears best. “How would you like it?” asked {work}, quite slowly. {S} thought about it for the first time ever. “Nearly,” said {S}. And nearly it was.'
      ]
    },
    {
      id: 'broom',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came with a customer. It was the broom, and it had a fringe down to the floor. It was put on the chair with a tea towel round its neck. “How would it like it?” asked {work}. “It can’t see anything,” said {S}.',
        'So {role} combed the fringe to both sides and put in a clip. Now the broom had a forehead. “It looks like Aunt Joan,” said {A}. {S} turned it to the mirror, so that it could see that too. It would be a while before it swept again.'
      ]
    },
    {
      id: 'where-from',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Who does your hair?” asked {A}. {role} looked into the mirror, and then past it. There was nobody for that where {role} lived, {role.home}. “You do it yourself,” said {role}, “by feel. I’ve never known how it is at the back.”',
        '{H} leaned over, and had a good look at {role} from behind. “It’s all there,” said {H}. “It goes down in the middle, and it’s got some fluff on.” “Really?” said {work}, and stood up straighter from then on.'
      ]
    },
    {
      id: 'brush',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was a brush in the case as soft as a mouse, and that was for the neck. “That’s the best part,” said {role}. “Some only come for that.” Fff, it went, once round the collar. {A} made a face like somebody who is eating soup.',
        '“Me too,” said {H}. “You haven’t had anything off,” said {work}. {H} pulled down the collar all the same. Fff. “Perhaps it likes that,” said {H}. They looked. It did like it, but it did not show.'
      ]
    }
  ],
  turn: [
    {
      id: 'basin',
      A: 'partner',
      paragraphs: [
        '{H} thought about the other end. “You haven’t washed it yet,” said {H}. So {A} held the towel, and {H} lay back over the basin. The water was warm, and smelled of apples. Then {H} sat bolt upright.',
        '“Something touched my back,” said {H}, “where nothing ever does!” “Do that again,” said {work}. Back went the head, nose to the ceiling. {role} held the comb to it. It was wet, and it had all slid down, by just a pea.'
      ]
    },
    {
      id: 'from-behind',
      A: 'partner',
      paragraphs: [
        'They held a little mirror behind it. {H} looked straight ahead, and it was as always. {H} looked up at the lamp, and it was longer. “And it stays like that?” asked {A}. “As long as you look up,” said {H}.',
        '“I’ve been a hairdresser for years,” said {role}, “and always pulled at the same end.” And in two weeks {H} would have it looking down as well.'
      ]
    },
    {
      id: 'nose-up',
      A: 'same',
      spare: 12,
      paragraphs: [
        'From then on {H} went about with the nose up, and {A} did the steering. “Chair,” said {A}. “Table. Left a bit.” {H} saw the whole ceiling, room by room. There was a spider over the bread that nobody had ever met.',
        '“How do I look?” asked {H}. “Very grand,” said {A}, “and you’re about to walk into the fridge.” {role} went after them with the comb, and it was a pea longer in every room. Only in front of the fridge was it short for a moment.'
      ]
    },
    {
      id: 'finish',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A good hairdresser has something for the very end, that isn’t on the list. {role} took off the cape and shook it out. Then {role} {role.use}. After that they all looked as if they had been somewhere nice.',
        '“What’s that called?” asked {A}. “It hasn’t got a name,” said {work}. “People only say: and the other thing, please.” {H} said it over to be ready for the next time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got into the next chair, to see how it felt.',
      '{names} looked behind the mirror for the rest of the shop.',
      { text: '{names} laid out the combs by size.', needs: ['hands'] },
      { text: '{names} hung up a towel, to be a proper shop.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed, because of a bit of fringe.',
      '{names} looked the other way, so that it could grow.',
      { text: '{names} held a lock between two fingers, and let it go again.', needs: ['hands'] },
      { text: '{names} put in one curler, and forgot about it.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up at the lamp as well.',
      '{names} smelled of apples, from standing too near.',
      { text: '{names} held the little mirror, nearly still.', needs: ['hands'] },
      { text: '{names} dried both ears, and counted them.', needs: ['hands'] }
    ]
  },
  bed: [
    'The combs went back into the case, all eleven. {role} said to look up now and then, and {role.night}.',
    '{H} lay on the back with the nose to the ceiling, and it reached right down the pillow. In the dark it was allowed to get on with it. Nobody looked.'
  ],
  last: [
    'It grew a very little in the night, and {H} did not see it. {H} was asleep.',
    'They were going somewhere nice, said a dream. {H} slept, nose up.'
  ]
})
