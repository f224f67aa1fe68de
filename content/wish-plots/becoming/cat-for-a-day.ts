import { wishPlot } from '../wish-plot.ts'

export const catForADay = wishPlot({
  id: 'wish-cat-for-a-day',
  beginsElsewhere: true,
  wishes: [
    'turns into cat', 'turn into cat', 'turned into cat', 'turning into cat', 'becomes cat', 'become cat', 'became cat', 'becoming cat', 'changes into cat', 'changed into cat', 'wakes up cat', 'woke up cat', 'cat for a day', 'child cat day', 'boy cat day', 'girl cat day', 'transforms cat', 'transformed cat',
    'turns into kitten', 'turned into kitten', 'becomes kitten', 'became kitten', 'wakes up kitten', 'woke up kitten', 'turns into animal', 'turned into animal', 'turn into animals', 'turns into animals', 'becomes animal', 'animal for a day', 'magic turned cat',
    'swaps places cat', 'swapping places cat', 'swap places cat', 'swapped places cat', 'swaps bodies cat'
  ],
  except: ['mayor', 'president', 'king', 'queen', 'boss', 'minister', 'dog', 'frog', 'horse', 'lion', 'tiger', 'lost', 'afraid', 'scared', 'vet', 'dragon', 'mermaid', 'witch', 'bird', 'mouse', 'died', 'new', 'fish', 'butterfly', 'caterpillar', 'unicorn', 'rabbit', 'fox', 'wolf', 'bear', 'monkey', 'pumpkin', 'robot'],
  answers: ['cat', 'cats', 'kitten', 'turn', 'turns', 'turned', 'turning', 'into', 'become', 'becomes', 'became', 'becoming', 'changes', 'changed', 'wakes', 'woke', 'up', 'day', 'one', 'boy', 'girl', 'child', 'who', 'magic', 'morning', 'animal', 'animals', 'pet', 'swap', 'swaps', 'swapped', 'swapping', 'places', 'bodies', 'wants', 'wished', 'wish', 'transforms', 'transformed', 'for', 'little', 'as'],
  company: ['cat', 'paw', 'paws', 'tail', 'sock', 'socks', 'pancakes', 'plate', 'chair', 'door', 'box', 'morning', 'stripy'],
  about: 'The hero wakes up as a cat on the day of the pancakes and cannot say so, until somebody notices that the cat has odd socks on.',
  titles: ['One Stripy and One White', '{H} Says Miaow', 'A Cat at the Table', 'Odd Socks', 'Miaow Means Pancakes'],
  want: [
    {
      id: 'woke-up',
      A: 'partner',
      paragraphs: [
        '{H} went to bed in odd socks, one stripy and one white. In the morning {H} was a cat. It was a grey one. One of its back paws was stripy, and the other was white.',
        'It smelled of pancakes. {H} jumped up on the chair, and {A} came in with the plate. “Hello,” said {A}. “Whose cat are you?” “I’m {H},” said {H}. “And I’d like three.” But it came out as “Miaow.”'
      ]
    }
  ],
  way: [
    {
      id: 'says-miaow',
      A: 'partner',
      paragraphs: [
        '{A} put the cat down on the floor, and went to wake {H}. Nobody was in the bed. “I’m here!” said {H}, and it was “Miaow!” So {H} got up on the chair again and took hold of the fork. It fell down. Paws are no good for forks.',
        '{H} leaned against {A}’s leg, to explain. {A} scratched {H} behind the ear. Something in {H} began to purr, and it couldn’t be turned off. “There,” said {A}. “Now you’re content.” “I’m not!” purred {H}.'
      ]
    },
    {
      id: 'wrong-side',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The door was shut, so {H} wanted to go out. {A} opened it. There was a whole hall out there, and {H} looked at it, and it was only the hall. {H} stayed in the middle, half in and half out.',
        '“In or out?” asked {A}. {H} thought it over. The door was shut again, and at once {H} knew. It was “out.” “Miaow,” said {H}. “I’m beginning to see why people shout at them,” said {A}.'
      ]
    },
    {
      id: 'shoe-box',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the floor there was an empty box. It was much too small. {H} knew that it was much too small. All the same {H} put one paw in, and then another, and sat down. At both ends a bit of cat came over the edge.',
        '“You don’t fit in there,” said {A}. {H} shut {H}’s eyes. When you can’t see the edge, you’re in. It was the best place in the house, and it had been there every day.'
      ]
    },
    {
      id: 'off-the-edge',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A spoon lay near the edge of the table. Somehow one of {H}’s paws was beside the spoon, and gave it a small push. “Don’t,” said {A}. {H} looked {A} in the eyes, and gave it another.',
        'The spoon fell down. It was lovely to see where it went. “Why do you do that?” asked {A}. {H} would have liked to know as well. The cup was standing there too.'
      ]
    },
    {
      id: 'whiskers',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} wanted to see what was under the sofa. The whiskers went in on the left and on the right, and neither of them bent. “It’ll go through,” said {A}. “They’re as wide as it is. They’re for measuring gaps.”',
        'It was dim and grand under there. {H} found a coin, two pencils, and a very old pea. {H} came out with half of a biscuit, and laid it before {A}’s foot. “For me?” said {A}. It was {A}’s own.'
      ]
    },
    {
      id: 'tail',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Somebody was behind {H}. It was thin, and grey, and moved a bit at the tip. When {H} turned round, it was behind {H} again. {H} turned round faster. So did the other one.',
        '“That’s yours,” said {A}. {H} sat down on it at last, and held it with both paws, and gave it a bite. “Miaow!” said {H}. “I told you so,” said {A}. It was hard to let go, even so.'
      ]
    },
    {
      id: 'sun-patch',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the floor lay a piece of sun, as big as a tea towel. {H} lay down on it. All the bones went soft. When the sun moved on a bit, {H} moved on a bit as well, without getting up.',
        'They went like that from the table as far as the shoes. “A cat sleeps for two thirds of its life,” said {A}, and stepped across. {H} had done one third by now, and thought it had been very well spent.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Only {A} wasn’t fooled. {A} came up and smelled {H} from the nose to the tail. Then {A} looked towards the bed where {H} ought to have been, and towards {H}. “It’s me,” said {H}. “I know,” was more or less what {A} said.',
        'It was a relief to be understood. They had a talk about the pancakes. {A}’s view was that you should sit very close and say nothing. It takes longer, but it’s never any other way.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} sat down in the armchair, and there was a lap. {A} had only been walking past. A moment later {A} was lying in {S}’s lap, curled up like a snail. “Well, well,” said {S}. “I was just going to get up.”',
        'It is a rule that nobody may get up under a cat. {S} could not reach the newspaper, nor the tea. “I’m sitting comfortably, thank you,” said {S} to the room. “I’ve been caught.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a bit of string, and pulled it across the floor. {A} didn’t want to play. {A} was in the middle of something important. Then the end of the string wriggled, and {A} sprang on it with all four feet.',
        '“Got you,” said {S}. “I’ve got it,” said {A}, but it came out as “Mrow.” They did it twelve times. Each time {A} was sure that this time the string was going to give in.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} saw the cat and crowed. Two hands came, and both of them wanted fur. {H} knew about that, and went a little to one side. The hands came after. {H} went a little to the other side.',
        'In the end {H} laid the tail across {A}’s knees, for it could best be spared. {A} stroked it the wrong way, from the end up. {H} looked at the wall, as cats do, and bore it.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '{A} didn’t care for cats much, and sat at the far end of the sofa. There were other knees in the room that would have liked a cat. {H} went to {A}. It was quite impossible to go anywhere else.',
        '“It likes me,” said {A}, with both hands in the air. “Why does it like me?” {H} couldn’t have said. It was simply the lap with the most room in it, for nobody else was ever there.'
      ]
    },
    {
      id: 'same-socks',
      A: 'partner',
      paragraphs: [
        '{A} looked for {H} everywhere, and the cat came along. It sat down, and lifted one back leg, and began to wash. “One stripy paw, and one white,” said {A}. “I know those from somewhere.”',
        '{H} stopped washing. {H} put both back paws on {A}’s knee, side by side. {A} looked at them for a long time. “Those are socks,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'pulled',
      A: 'partner',
      paragraphs: [
        '“Miaow,” said {H}, and held one paw out further. {A} took hold of the stripy paw by the tip, and pulled. It got longer. It came off, and it was a sock, and inside was a foot with five toes.',
        'Then {A} pulled at the white one. With a plop the whole cat came off, right up to the whiskers. {H} sat there, a bit ruffled, in pyjamas. “I’d like three,” said {H}. “That’s what I’ve been saying the whole time.”'
      ]
    },
    {
      id: 'left-over',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Some of it took longer to go. When {A} scratched {H} behind the ear, to see, it still purred a bit in there. When a spoon lay near the edge, {H} had to sit on one hand.',
        '“And did you really mean what you said?” asked {A}. “All those miaows?” “The first was about pancakes,” said {H}. “So was the second. The last one was only about syrup.”'
      ]
    },
    {
      id: 'try-the-socks',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} held the socks up to the light, and looked in at the top. “Do you suppose it’d work with anybody?” said {A}. {A} put one big toe into the stripy one, not further than the nail.',
        'They waited. “Say something,” said {H}. “I feel just the same as ever,” said {A}. But one of {A}’s ears turned round, all by itself. {A} took the toe out again at once.'
      ]
    },
    {
      id: 'licked',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} had got some syrup on one wrist. Without thinking, {H} licked it off, and then wiped {H}’s wrist behind one ear, twice. “There’s a flannel for that,” said {A}.',
        '“You can do the whole head like this,” said {H}, “if you’ve got time.” {A} tried it. Behind the ears it works quite well. For the back of the neck you need somebody else, and {H} was asked, and said no.'
      ]
    },
    {
      id: 'pancakes-after-all',
      A: 'partner',
      paragraphs: [
        'There were still six pancakes. {H} ate three of them with a fork, and it was good to have thumbs. “What was it like?” asked {A}. {H} had to think. “You’re always just about to know something,” said {H}. “And everybody’s got very big feet.”',
        'Later {H} lay down in the sun, rolled up like a bun. {A} sat close by and scratched {H} behind the ear. Nobody got up until the sun was gone.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} met the cat in the doorway, and let it pass.',
      '{names} came to the smell of pancakes too.',
      { text: '{names} scratched the cat under the chin, on the way to the table.', needs: ['hands'] },
      { text: '{names} poured some milk into a saucer, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} searched {H}’s bed, and it was still warm.',
      '{names} received a purr, an angry one.',
      { text: '{names} picked up the fork, and wiped off the paw.', needs: ['hands'] },
      { text: '{names} called {H} from the front door, and the cat said miaow.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the white sock, and it was {H}.',
      '{names} went to look for the cat, all the same.',
      { text: '{names} turned the stripy sock right side out.', needs: ['hands'] },
      { text: '{names} plucked one last whisker off the pyjamas.', needs: ['hands'] }
    ]
  },
  fed: true,
  bed: [
    'The stripy sock went into the wash. The white one went into the drawer, at the other end, well away from it.',
    'That evening {H} washed without a tongue. {H} turned round three times on the mattress, and lay down with bare feet, just in case.'
  ],
  last: [
    'Bare feet were in the bed, two of them, and {H} was asleep, and purred only once.',
    'The nose lay in the crook of an arm, as a cat’s does, and {H} slept.'
  ]
})
