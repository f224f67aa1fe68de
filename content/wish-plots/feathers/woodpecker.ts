import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const woodpecker = wishPlot({
  id: 'wish-woodpecker',
  wishes: ['woodpecker', 'woodpeckers', 'wood pecker', 'wood peckers', 'green woodpecker', 'great spotted woodpecker', 'yaffle', 'specht', 'buntspecht', 'picchio', 'pájaro carpintero'],
  answers: ['tree', 'trees', 'hole', 'holes', 'knock', 'knocks', 'knocking', 'knocked', 'drum', 'drums', 'drumming', 'drummed', 'peck', 'pecks', 'pecking', 'tapping', 'taps', 'bird', 'beak', 'red', 'green', 'spotted', 'loud', 'noisy', 'garden', 'forest', 'woods', 'nest', 'headache', 'head', 'rain', 'door', 'who', 'that', 'little', 'busy', 'lives', 'heard', 'saw', 'friend', 'squirrel', 'all', 'day', 'too', 'fast'],
  except: [...NOT_WELL, 'afraid', 'scared', 'woody', 'owl'],
  company: ['woodpecker', 'squirrel', 'tree', 'slippers'],
  partnerPlays: true,
  about: 'A woodpecker drums to say whose tree it is, and whoever lives inside opens the door each time, until the woodpecker really wants to come in.',
  titles: ['Come In, It Is Only Drumming', 'Three Knocks Are a Visitor', '{H} Knocks Too Fast', 'The Builder at the Door', 'Somebody Lives in This Tree'],
  want: [
    {
      id: 'whose-tree',
      A: 'partner',
      paragraphs: [
        '{H} was a woodpecker, in a red hat, with a wooden spoon for a beak. The tree was a table, and a blanket hung down from it for bark. {A} was a squirrel, and lived inside.',
        'A woodpecker doesn’t sing to say that a tree is taken. It drums. {H} laid the beak to the leg of the table. “Tockatockatockatock!” “Come in!” called the squirrel.'
      ]
    }
  ],
  way: [
    {
      id: 'nine-times',
      A: 'partner',
      paragraphs: [
        'The woodpecker did not come in, and so {A} looked out. “Yes?” “Nothing,” said the woodpecker. “I’m only saying that it’s my tree.” {A} went back, and had just sat down. “Tockatockatockatock!” “Who’s there?” called {A}. It was the woodpecker.',
        'The squirrel came to the door nine times that afternoon. The ninth time it had only one slipper on. “You knock and knock,” said {A}, “and then you never want anything.”'
      ]
    },
    {
      id: 'long-tongue',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Put your tongue out,” said {A}. The woodpecker did, and it was a measuring tape. A woodpecker’s tongue is very long. When it’s put away, it runs right round the back of the head. There’s no room for it in front.',
        '{A} took the end, and walked off with it to the window. “And what’s it for?” “Grubs,” said the woodpecker, “when they live at the back.” {A} let go. It went home by itself, once round the hat.'
      ]
    },
    {
      id: 'sits-on-its-tail',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A woodpecker brings its own chair. Its tail is so stiff that you can lean back on it, halfway up a tree. {H} had a ruler in the back of {H}’s trousers. “Are you comfortable?” asked {A}, from a real chair.',
        '“Very,” said the woodpecker. The ruler slid a bit to the left, and the woodpecker with it. {A} pushed a cushion up to the tree, in case. “That’s for the tail,” said {A}.'
      ]
    },
    {
      id: 'saucepan-lid',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“It isn’t loud enough,” said the woodpecker. It tried the breadboard, and the edge of a box. Real ones like whatever rings. There are woodpeckers that drum on a drainpipe, and one will do for a whole street. {A} brought the lid of a saucepan.',
        '“Tingatingating!” said the tree. In the kitchen a spoon fell down. “Now they know,” said the woodpecker. “They know that it’s a saucepan,” said {A}.'
      ]
    },
    {
      id: 'no-headache',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Doesn’t it give you a headache?” asked {A}. The squirrel had one finger in each ear. “Never,” said the woodpecker. “It’s such a small head. There isn’t much in it that could wobble.”',
        'It shut its eyes before each blow, because of the splinters. So it never saw what it hit. “That was my foot,” said {A}. “It sounded hollow,” said the woodpecker, and moved on to the left.'
      ]
    },
    {
      id: 'the-green-one',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There’s a green sort,” said {A}, “that hardly drums at all. It laughs.” It walks about on the grass, looking for ants, and you can hear it two fields off. {H} put on a green scarf. “Kew-kew-kew-kew!”',
        '“What’s so funny?” asked {A}. “Nothing yet,” said the green woodpecker. It laughed again. Then {A} had to as well, and after that there was something.'
      ]
    },
    {
      id: 'pet-at-the-door',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'At the next “Tockatockatock” {A} was at the tree first. In this home, whoever knocks has to be met. There was nobody on the mat. {A} looked left, and right, and then up at the red hat.',
        'The woodpecker knocked once more, to show how it came about. {A} went to see who it was. That made two of them, now, who opened the door.'
      ]
    },
    {
      id: 'elder-upstairs',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“The man in the next flat used to hang pictures,” said {S}. “One every evening, at eight. We always called come in.” “How many had he got?” asked {A}, and let the beak sink.',
        '“Just the one, it turned out,” said {S}. “It never hung straight.” {S} knocked on the tree, to show how that had gone: two quick, a pause, and one slow. That was when he’d looked at it.'
      ]
    },
    {
      id: 'child-apprentice',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be a woodpecker too, and got a teaspoon. “Hold your head still and go with your neck,” said {A}. {S} went with the neck, the elbows and both feet. “Tick,” said the tree.',
        '“That was a grub knocking back,” said {A}. {S} laid an ear to the wood. It was quite possible. {S} ticked once more, and waited for the answer.'
      ]
    },
    {
      id: 'baby-drums',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} had heard all that, and had a spoon as well. {A} hit the floor with it, and then the spoon, and then nothing, with great force. It was no woodpecker that anybody knew.',
        '“Come in,” said the tree, politely. {A} looked at the tree with wide eyes. It had never answered before.'
      ]
    },
    {
      id: 'two-and-two-toes',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Why don’t you fall off?” asked the squirrel. “Two toes in front and two behind,” said the woodpecker, and showed a sock. Other birds have three and one. That’s good for a twig, but not for going up a wall. {A} looked at {A}’s own feet. They had five in front.',
        '“You could turn two of them round,” said the woodpecker. {A} tried, and it gave {A} a cramp. They went up the arm of the sofa instead, with hands. The woodpecker was quicker, but the squirrel knew the way down.'
      ]
    },
    {
      id: 'grub-under-the-bark',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'The woodpecker knocked on the blanket, here and there, and held its head to one side. “What are you listening for?” asked {A}. “For lunch,” said the woodpecker. Where it sounds hollow there’s a grub at home. {A} lay behind the bark with a piece of apple.',
        '“Tock.” “Further up,” said the grub. “Tock.” “That’s my knee.” At the third knock the apple came out under the blanket, by itself. “They don’t usually give in so early,” said the woodpecker.'
      ]
    },
    {
      id: 'three-is-a-visitor',
      A: 'partner',
      paragraphs: [
        '“That’s how it comes out,” said the woodpecker. {A} laid an ear to the table leg. “Visitors knock three times, and then they wait,” said {A}. “You’ve done it twelve times before I can find my slippers. That’s not a knock at all.”',
        'From then on the squirrel would open for three, and for nothing else. The woodpecker drummed until the cups hopped on the tree, and nobody came to the door.'
      ]
    }
  ],
  turn: [
    {
      id: 'rain',
      A: 'partner',
      paragraphs: [
        'Towards evening it rained. A woodpecker’s hole takes weeks to make, and {H}’s was just deep enough for a beak. So it hopped to the squirrel’s door. “Tockatockatockatock!” “It’s only drumming,” said {A} inside, and poured out the tea.',
        'The woodpecker wanted to go slowly, and held its beak with both hands. “Tock.” It thought of snails. “Tock.” It thought of a very long wall. “Tock.” Then slippers came across the floor, two of them. “Come in,” said the squirrel.'
      ]
    },
    {
      id: 'shavings',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'On the floor in the tree lay wood shavings, from long ago. “Were those yours as well?” asked {A}. “I always leave some,” said the woodpecker. It doesn’t carry in hay, as others do. The eggs lie on what falls down while you work.',
        '{A} sat on a heap of them, which was torn paper. “It’s not bad,” said {A}. “It rustles when I think.” They both thought of something, to hear it.'
      ]
    },
    {
      id: 'old-hole',
      A: 'partner',
      paragraphs: [
        'The woodpecker had never come in before. It looked round, under the table. “There’s a dent in that wall,” it said, “and I know it. That’s from my own beak. I made this room, two years ago. Then I moved.”',
        'Squirrels often live in holes that a woodpecker has left, and hardly ever meet the builder. “It’s a very good hole,” said {A}. “There’s just a lot of knocking.” The woodpecker hung up its hat. “Three is goodnight as well,” it said, and did it quite slowly, with one finger.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} answered the door too, and there stood a beak.',
      '{names} lived one floor lower, among the roots.',
      { text: '{names} smoothed down the bark, where it had a fold.', needs: ['hands'] },
      { text: '{names} drummed along on both knees.', needs: ['hands'] }
    ],
    way: [
      '{names} went to the door and back again.',
      '{names} took no notice, at the twelfth knock.',
      { text: '{names} counted the knocks on ten fingers, and ran out.', needs: ['hands'] },
      { text: '{names} held the cups, while the tree shook.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up, for there came a wet woodpecker.',
      '{names} crept under the table, out of the rain.',
      { text: '{names} found a towel for the hat.', needs: ['hands'] },
      { text: '{names} felt for the old dents in the wood.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bark was folded, and the tree was a table, with crumbs on it. The beak went into the drawer, among the other wooden spoons.',
    '{H} washed, and leaned for a bit against the wall beside the bed. A woodpecker sleeps like that, upright, holding on. Then {H} tried it lying down.'
  ],
  last: [
    'Somewhere a tap said tock, and tock, and tock, and nobody had to open, for {H} was asleep.',
    'The rain drummed on the tree, far too fast for a visitor, and {H} was asleep.'
  ]
})
