import { wishPlot } from '../wish-plot.ts'

export const whoeverSpaghetti = wishPlot({
  id: 'wish-whoever-spaghetti',
  visits: 'anything',
  whoever: [
    'wants to eat spaghetti',
    'can’t eat spaghetti',
    'wants spaghetti',
    'wants some spaghetti',
    'wants to eat with a fork',
    'can’t eat with a fork',
    'wants to use a fork',
    'can’t use a fork',
    'can’t hold a fork',
    'wants to eat pasta',
    'can’t eat pasta',
    'wants pasta',
    'wants to eat noodles',
    'wants to twirl spaghetti',
    'can’t twirl spaghetti',
    'wants to eat spaghetti with a fork',
    'can’t eat spaghetti with a fork',
    'eats spaghetti',
    'eats with a fork',
    'eats spaghetti with a fork',
    'loves spaghetti',
    'loves pasta',
    'loves noodles',
    'loves to eat spaghetti',
    'loves eating spaghetti',
    'is bad at eating spaghetti',
    'is no good at eating spaghetti',
    'is bad at eating with a fork',
    'dreams of spaghetti',
    'dreams of eating spaghetti',
    'is too messy to eat spaghetti',
    'makes a mess with spaghetti',
    'gets tangled in spaghetti',
    'got tangled in spaghetti',
    'slurps spaghetti',
    'slurps noodles',
    'sucks up spaghetti',
    'wants to eat ramen',
    'loves macaroni',
    'loves spag bol',
    'loves pasketti',
    'wants pasketti',
    'is covered in spaghetti',
    'has spaghetti on its head',
    'gets spaghetti everywhere',
    'can’t use a knife and fork',
    'can’t get spaghetti on its fork'],
  except: ['allergic', 'hungry', 'starving', 'starves', 'choked', 'chokes', 'stole', 'stolen', 'chopsticks'],
  company: ['plate', 'pot', 'table', 'fork', 'heap'],
  fed: true,
  about: 'The hero wants to find the longest one in the heap without breaking it, and the whole heap comes up on the fork of whoever wants to eat spaghetti, until it takes just one, at the edge.',
  titles: ['The Longest One', 'A Fork on Tiptoe', 'All of Them at Once', '{visitor} Takes One', 'At the Edge of the Plate'],
  want: [
    {
      id: 'the-longest',
      A: 'partner',
      paragraphs: [
        'There was spaghetti, and {H} wanted to find the longest one. It had to be somewhere in that heap. {H} pulled one out, and it was short. The next one was longer, and then it broke. “There was more of that one,” said {H}.',
        'There was a knock. It was {visitor.first}, with a fork. “I’ve got the fork,” said {visitor}. “I’ve never had anything on it that stayed.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-heap-comes',
      A: 'partner',
      paragraphs: [
        'So there was a third plate. “In the middle, and turn hard,” said {A}, who had done it for years. {visitor} put the fork in right up to its neck, and turned hard.',
        'First the top of the heap went round, and then the bottom. {visitor} lifted the fork, and the plate was empty. It all hung up there in a ball as big as a head. “Which end do I begin at?” asked {visitor}. Flop, said the ball, and was back.'
      ]
    },
    {
      id: 'what-to-hold-with',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What do you hold it with?” asked {A}. That was the first question anywhere, for nobody is made for forks. “Could I stick it on {caller.part}?” asked {visitor}. They tried that, with a bit of string. It looked like a flag on a castle.',
        '“You hold it like a pencil that’s asleep,” said {H}. {visitor} took it that way. It slept so well that it fell in the sauce. The second time it stayed. It only nodded.'
      ]
    },
    {
      id: 'at-home',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“How do you eat where you come from?” asked {A}. “All at once,” said {visitor}. “And then {caller.sound}, so that they know you’re done.” “And what do you eat?” “{caller.wants}, on a good day. You don’t have to wind that up.”',
        '{A} had once seen a man who cut his up small, and used a spoon. “He was home before us,” said {A}. {visitor} looked at the heap for some time. “I don’t want it to be quick,” said {visitor}. “I want it to be long.”'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'One had got away. It hung from the edge of the table, by a single drop of sauce, and swung. “Don’t frighten it,” said {visitor}, and {caller.does}. It was done very carefully, and quite close. The spaghetti swung once more, and let go.',
        '“It liked you,” said {H}, from under the table. “It’s lying down now.” {A} {caller.move} as well, to see if another one would come down for it. But the rest of them held on to each other. They always do.'
      ]
    },
    {
      id: 'bib',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Sauce jumps,” said {A}. {visitor} got a tea towel tied on, where there was most to tie it round. There was one for {H}, too. {A} never got any on, and wore a white shirt. “It’s only a question of calm,” said {A}.',
        '{H} sucked in one last end. It whipped about twice, and hit a nose, and was gone. They looked at the tea towels. They were as clean as anything. They looked at the shirt. “I’m still calm,” said {A}.'
      ]
    },
    {
      id: 'two-ends',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Every one of them has two ends,” said {H}. “You can see all the ends, and you can’t see what’s between.” They counted ends. There were thirty-one, and {A} said that this couldn’t be. {A} counted again. “There must be one that’s only got one,” said {A}.',
        '“Perhaps it’s shy with the other,” said {visitor}. They looked for it under the basil. There it was, bent over, with its face in the sauce. Then there were thirty-two.'
      ]
    },
    {
      id: 'raw',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} fetched a few from the packet, which had not been in the water. They were as straight as rulers, and they were all the same. “There isn’t any longest one,” said {A}. “They were cut.” {H} laid two side by side. It was true, to a hair.',
        '“But that was before,” said {visitor}. “They’ve had a bath since. I’m longer after a bath.” So {A} laid a boiled one beside a raw one. It was longer by a thumb. “And each has its own thumb,” said {H}.'
      ]
    },
    {
      id: 'spoon-help',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Some people take a spoon to help,” said {A}, and showed it. You lean the fork in the spoon, as in a little bath, and turn it there. {visitor} took a spoon. Now there was something in each side, and it was not clear which was to do the turning.',
        'The spoon turned. Then they both did, against each other. “It’s getting further off,” said {visitor}. A bit of carrot had come up by itself in the meantime. It sat in the spoon, and waited.'
      ]
    },
    {
      id: 'cheese',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Say when,” said {A}, with the cheese and the grater. It snowed on the heap. {visitor} watched it fall. It was very quiet. It snowed until nothing red was to be seen.',
        '“You’ve got to say when,” said {H}. “When what?” asked {visitor}. {A} had stopped by now, for the cheese had gone down to the fingers. “When it’s enough,” said {H}. {visitor} looked at the white hill. “I wasn’t thinking of enough,” said {visitor}.'
      ]
    },
    {
      id: 'wiggle',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} found an end that looked as if it had a lot behind it. “This one’s it,” said {H}, and began to pull, quite slowly. Over on the other side of the heap another end moved off, and went in. “That’s the back of it!” said {A}. “Keep going!”',
        '{visitor} watched the place, so as not to lose it. The back end crept along under the cheese. It came past a mushroom. Then there was a tiny jerk, and {H} sat there with three quarters. “It was stuck behind the mushroom,” said {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We dried ours over the backs of chairs,” said {S}. “Everywhere you sat down, there was supper behind you.” {A} wanted to know how long they were. “From the seat up over the top and down again,” said {S}. “You had to stand up to eat them.”',
        '“And who had the longest?” asked {visitor}. “Whoever got the armchair,” said {S}. Since then {S} had always eaten slowly, and sat very straight. There was no telling what might be behind you.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a better way, and it was no fork at all. You hold up one by the end, put back your head, and let it down. “Like this,” said {S}. It went in without a sound. “That’s not table,” said {A}. “That’s fishing.”',
        '{visitor} tried it, with great hopes. It came down on one ear, or where one would be, and lay all the way round. “Now you’re wearing it,” said {S}, and hung up another. It looked rather grand. But you couldn’t taste it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come to see what was moving up there. Whenever the ball rose, {A} looked up. Whenever it went flop, {A} looked down. It went on like that for some time, as at tennis. Then a bit of crust fell, which was no spaghetti at all.',
        'It was gone before it had arrived. “There’s one who doesn’t need a fork,” said {visitor}. {A} went back to looking at the fork. It might do it again. You only had to be there.'
      ]
    },
    {
      id: 'it-turns-back',
      A: 'partner',
      paragraphs: [
        '{visitor} had the ball up again. From below hung one single end. {H} took that in the mouth, and sucked. In the air the fork began to turn the other way, all by itself. “Do that again!” said {A}. {H} sucked, and the fork went round like a reel. “Only one,” said {A}, “and it runs as smoothly as anything. How many do you take, as a rule?” “I’ve always asked all of them,” said {visitor}.'
      ]
    }
  ],
  turn: [
    {
      id: 'at-the-edge',
      A: 'partner',
      paragraphs: [
        'In the middle the spaghetti lay every way at once. But at the edge one end stuck out, alone. “Take only that,” said {H}. “And stand the fork on tiptoe.” {visitor} stood it up beside the rim, and turned.',
        'It came out from under the others, round and round, and nothing else moved. “It isn’t breaking!” said {H}. {A} counted the turns. “Seven. Eight.” At eleven the tail came up. {visitor} lifted the fork, and it stayed.'
      ]
    },
    {
      id: 'two-or-three',
      A: 'same',
      spare: 1,
      paragraphs: [
        'With one, you do get very hungry in between. So they tried it with two, and that was just as well. Three made a nest that you could have shown to a bird. With five it had a beard. “Three,” said {visitor}. “With three I know them all.”',
        '{A} tried it, too, after so many years of the middle. “It’s smaller,” said {A}, and chewed. Then {A} turned up another one, and nothing dripped, and there was nothing to be calm about.'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} wrote down the turns with sauce, at the side of the plate. There was a five, and two sixes, and a nine. There was even a one, which had been only a bit. {visitor} had that first, so that it should not have to hear the others.',
        '“How long am I?” asked {visitor}. They had no fork for that. {H} walked round with a piece of string, and then the string was wrapped round the fork. It took up the whole handle. It was no use being proud of it, but {visitor} was.'
      ]
    },
    {
      id: 'eleven',
      A: 'partner',
      paragraphs: [
        'They went round the whole edge like that, one by one. There were sixes and nines. The very last one came up at twelve. “That’s the longest of all,” said {A}. “And you’ve got it on.” {visitor} turned the fork back a little, until an end hung down.',
        '“You begin there,” said {visitor} to {H}. {H} began at the one end, and {visitor} at the other. In the middle they nearly bumped, and the longest one was gone.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came for the smell, and stayed for the ends.',
      '{names} sat under the heap, where things come down.',
      { text: '{names} grated the cheese, and ate the corner that was too small.', needs: ['hands'] },
      { text: '{names} laid a spoon beside the fork, in case.', needs: ['hands'] }
    ],
    way: [
      '{names} got a splash on the nose, and licked it off.',
      '{names} looked up with the ball, and down with the flop.',
      { text: '{names} put a lid over the sauce.', needs: ['hands'] },
      { text: '{names} stirred the pot, so that the others should not stick.', needs: ['hands'] }
    ],
    turn: [
      '{names} had one as well, rather a short one, and it went down whole.',
      '{names} lay down along the edge, where the good ones are.',
      { text: '{names} turned up a nest, and laid it on the rim to look at.', needs: ['hands'] },
      { text: '{names} counted along to eleven on both hands, and had to borrow a finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the sink stood the forks, on tiptoe still. The plates had a clean edge, all the way round.',
    'They washed the red off their chins, and lay down. {H} took one corner of the blanket, and turned over. It came along, tail and all.'
  ],
  last: [
    'Round and round went the day, at the edge, and nothing broke, and {H} was asleep.',
    '{H} counted the turns, and at eleven {H} was asleep.'
  ]
})
