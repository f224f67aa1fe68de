import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const moose = wishPlot({
  id: 'wish-moose',
  wishes: ['moose', 'mooses', 'meese', 'moose antlers', 'moose calf', 'baby moose'],
  answers: ['antler', 'antlers', 'elk', 'lake', 'swims', 'swimming', 'woods', 'forest', 'snow', 'winter', 'big', 'huge', 'nose', 'legs', 'long', 'canada', 'alaska', 'sweden', 'norway', 'maine', 'baby', 'calf', 'cabin', 'hut', 'door', 'tea', 'visits', 'visit', 'comes', 'house', 'kind', 'cute', 'sleepy', 'who', 'that', 'hat'],
  except: [...NOT_WELL, 'mousse', 'chocolate', 'muffin', 'hunt', 'hunting', 'hunter', 'car', 'road', 'drop', 'purple', 'robot', 'mouse', 'christmas', 'santa', 'sleigh'],
  company: ['moose', 'hut', 'door'],
  about: 'A moose is asked to tea, and its antlers do not go through the door, until one of them falls off.',
  titles: ['Too Wide for Tea', 'The Moose at the Door', '{H} Comes Half In', 'Antlers Off at the Door', 'One Up and One Down'],
  want: [
    {
      id: 'asked-to-tea',
      A: 'partner',
      paragraphs: [
        '{H} was a moose, and had come through the woods. Its antlers were two oven gloves on a hairband, flat and wide. {A} lived in a hut, and the door was between two chairs. “Come in,” called {A}, “tea’s ready.”',
        'The moose wiped four feet. It put its nose in at the door, and that was half the moose. Then it went clonk, on the left and on the right.'
      ]
    }
  ],
  way: [
    {
      id: 'sideways',
      A: 'partner',
      paragraphs: [
        '“Try it at a slant,” said {A}. The moose put its head on one side. One antler went in at the top, and one at the bottom, with the doormat. “I’m in the door,” said {H}, “but so is the door.”',
        '{A} pushed, and it came out like a cork. There it stood on the grass, with the doormat. The tea was inside.'
      ]
    },
    {
      id: 'water-lily',
      A: 'same',
      spare: 1,
      paragraphs: [
        'While it thought, the moose went down to the lake, which was the blue blanket. The best grass is at the bottom. A moose just puts its head under and shuts its nose. {H} crept in as far as the shoulders. Bubbles were heard.',
        '“How long can you stay down there?” asked {A}. A moose can do it for about half a minute. {A} counted. At nineteen the blanket rose, with a moose under it and a sock hanging out. “Water lily,” it said, and chewed. “It’s a bit woolly this year.”'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’ve got a great deal of nose,” said {A}. It wasn’t meant badly. “I need it,” said the moose. “It smells in two directions.” The nostrils of a moose are so far apart that it knows which side the cake is on. It shut its eyes. “On the left.”',
        '{A} carried the plate round to the other side on tiptoe. The nose swung after it. Then {A} put half of it left and half of it right. The moose stood quite still. “Now it’s everywhere,” it said, with longing.'
      ]
    },
    {
      id: 'long-legs',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A moose walks through deep snow as others walk through grass. It lifts each leg high, straight up, and straight down again. The snow was cushions. {H} stepped over the first and the second. {A} came behind and stepped where the moose had stepped.',
        'It didn’t work out, since {A} had no legs like that. At every other hole there was a sort of crawl. “You go on,” called {A}, up to the middle in cushion. “Tell them at the hut that I’m bringing the sugar.”'
      ]
    },
    {
      id: 'kneel',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was clover by the door, quite short. The moose looked at it from high up. Its neck’s too short for its legs. It has to kneel down if it wants to eat off the ground. It knelt, first left and then right, and had a mouthful.',
        '“Shall I bring you some up here instead?” asked {A}. “No,” said the moose. “I like to look at a thing close up when I eat it.” Down there it had met a beetle. They had said good day.'
      ]
    },
    {
      id: 'bell',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s that under your chin?” asked {A}. It was a sock, and swung. Every moose has one, and it’s called a bell. “Does it ring?” “No,” said the moose. “Nobody knows what it’s for. We’ve asked.”',
        '{A} gave it a small push. It swung to and fro. “Ding,” said the moose, so as not to disappoint anybody. {A} pushed once more. From then on the moose had to say it at each step, and was sorry to have begun.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A moose’s antlers are also good for hearing with. They stand behind the ears like two dishes, and catch what comes. {H} held still. “There’s a drip in your kitchen,” said the moose. “And somebody’s opening a tin.” {A} had heard nothing.',
        'They went to see. The tap dripped, once. There was no one with a tin. “It isn’t open yet,” said the moose, “but somebody’s thinking about it.” {A} took one hand off the biscuit tin.'
      ]
    },
    {
      id: 'swim',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A moose can swim for two hours without a rest, as its hair’s hollow, and holds it up. {A} sat on the far shore, which was the sofa. {H} swam there through a blue blanket, with only the nose and antlers out. It looked like a piece of furniture that was leaving.',
        '“Was it far?” asked {A}. “I didn’t look,” said the moose. “I was thinking about tea.” Then it shook itself, for a moose comes out of the water with half the lake. {A} was wet to the elbows, or said so.'
      ]
    },
    {
      id: 'scratching',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In summer there’s velvet on new antlers, soft as a peach. In autumn it itches, and then it has to come off. The moose rubbed itself on a tree. {A} was the tree and kept its balance. “A bit higher,” said the moose. “Trees can’t go higher,” said {A}.',
        'All the same it went up on tiptoe. Something flew off, and it was only a crumb. “That was it,” said the moose. “That’s been up there since Sunday.” The tree had often noticed it, and had never liked to say.'
      ]
    },
    {
      id: 'moo-call',
      A: 'same',
      spare: 9,
      paragraphs: [
        'When a moose wants company it calls across the lake. It holds nothing back. “Mwoaaah,” it went. “Is anybody coming?” asked {A} after a bit. “Not yet,” said the moose. “It has to get there first.”',
        'So they waited for it to get there. Outside a bus stopped, and breathed out, and drove off. “It was for somebody else,” said the moose. {A} made a moose’s call too, through a cardboard tube. The one who came was {H}.'
      ]
    },
    {
      id: 'pet-moose',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had gone into the hut without any trouble at all, and had lain down by the stove. The moose looked in past both chairs. “How did you do that?” it asked. “With the head first?” {A} blinked. Some of us never notice that there’s a door.',
        'The moose looked at {A}’s ears for a long time. They were small and soft, and they folded. It sighed, and the curtain moved. You can’t fold an antler.'
      ]
    },
    {
      id: 'elder-hatstand',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} came out of the woods with a hat on, and hung it on the nearest branch. The branch was {A}. “Good evening,” said the branch. “I beg your pardon,” said {S}. “I took you for a coat stand.” “That happens,” said the moose.',
        '{S} looked it over and left the hat where it was. It did look well there. “I’ll take it again when I go,” said {S}. “And would you mind the umbrella?” There was a finger free on the left.'
      ]
    },
    {
      id: 'child-calf',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Behind the moose came a young one, all knees. It was {S}, and had no antlers at all. “When do I get mine?” asked {S}. “First you get two bumps,” said {A}. “Feel.” The young one felt, and there was a bump. “That was the table,” it said.',
        'It went through the door with no trouble, and came back, and went through again. “It’s easy,” it called out. “You just have to leave your head plain.” The moose said that it had noticed.'
      ]
    },
    {
      id: 'baby-antler',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'Down in the grass sat {A}, wanting something. It was the antler. The moose bent down its head, and {A} took hold of a finger of it, and tried it. Young animals do that. There’s a lot of chalk in an antler.',
        '“Is it good?” asked the moose, with its nose on the ground. It got no answer, and could not get up either. So it stayed there, and was eaten politely for a while.'
      ]
    },
    {
      id: 'guest-neighbour',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} came by on the path, on the way to another lake. “Is this the queue?” asked {A}, behind the moose. “It’s only me,” said the moose. “I’m not queuing. I’m stuck.” {A} stood behind it all the same. There’s often something good at the front.',
        'From time to time {A} asked if there was any news. “It smells of cinnamon,” said the moose, over its shoulder. {A} passed it on to the trees.'
      ]
    },
    {
      id: 'outside-table',
      A: 'partner',
      paragraphs: [
        '“I’ll bring the tea out to you,” said {A}. “I’d so like to sit at a table,” said the moose, “and have a wall behind me. I’ve got outside at home.”',
        'It shook its head, only a little. Something flopped. One of the antlers lay in the grass. “Does it hurt?” cried {A}. “I’ll get some string!” The moose looked at it. “No,” it said, “it’s only winter.”'
      ]
    }
  ],
  turn: [
    {
      id: 'other-off',
      A: 'partner',
      paragraphs: [
        'A moose drops its antlers every winter, one after the other, and in spring it grows new ones. But now its head was heavy on the right. It set off for the door, and came to the window. “I only go round,” said {H}.',
        '{A} came with the string. “Shall I tie it on again?” The moose thought of the tea. “No,” it said. “Take the other one.” {A} pulled very gently, and there was a moose with nothing on but ears.'
      ]
    },
    {
      id: 'light-head',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Two antlers weigh as much as a big child. Without them the moose’s head went up by itself. “I can see the lamp,” it said. It nodded, to try it out, and nodded rather far. “Is this how it is for all of you?” “Always,” said {A}.',
        '“Don’t you blow away?” asked the moose. {A} had never thought of it. They both held on to the table for a bit, until they were used to it.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Who’ll have the old ones?” asked {A}. “Mice,” said the moose. In the woods they nibble at them, all through the winter, till nothing’s left. {A} laid the two gloves by the wall, with the open end out. It looked like two small bedrooms.',
        '“Now we have to wait till they’ve moved in,” said {A}. “They come when nobody’s looking,” said the moose. So they both looked at the teapot. Something rustled, or it was the sugar.'
      ]
    },
    {
      id: 'tea',
      A: 'partner',
      paragraphs: [
        'The moose went in, straight through the middle, and sat down with a wall behind it. {A} laid the antlers by the door, one on each side. “Antlers off at the door,” said {A}. “I ought to have said.”',
        'They had tea, with a biscuit each. “In spring I’ll be too wide again,” said the moose. “How wide?” asked {A}. The moose showed it, with both arms. {A} moved one of the chairs a little, and then a little more. “Till spring, then,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} met the moose on the step, and moved over.',
      '{names} sniffed at an antler, and it smelled of pie.',
      { text: '{names} wiped the moose’s feet, the hind ones.', needs: ['hands'] },
      { text: '{names} laid the table, with a large cup for the guest.', needs: ['hands'] }
    ],
    way: [
      '{names} sat on the doormat, and came out with it.',
      '{names} tried the door at a slant as well, and got through.',
      { text: '{names} pulled at the moose from inside, and got a whiff of woods.', needs: ['hands'] },
      { text: '{names} shook out the doormat, and put it back.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round an antler, which lay in the grass like a tray.',
      '{names} felt the draught, now that nobody filled the door.',
      { text: '{names} rubbed the moose’s head, where it was bare.', needs: ['hands'] },
      { text: '{names} put the lid back on the teapot, to keep it hot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The antlers went back on their hook by the oven. The two chairs were left just where they were, with a good wide door between.',
    'In bed there was plenty of room on the pillow, to the left and to the right. {H} turned over, and nothing went clonk.'
  ],
  last: [
    'Over {H}’s ears, very softly, something began to grow, and {H} was asleep.',
    'It was only winter, said the moose, and {H} was asleep until the spring.'
  ]
})
