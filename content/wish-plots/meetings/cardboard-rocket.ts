import { wishPlot } from '../wish-plot.ts'

export const cardboardRocket = wishPlot({
  id: 'wish-builds-rocket',
  beginsElsewhere: true,
  wishes: [
    'builds rocket', 'build rocket', 'built rocket', 'building rocket', 'makes rocket', 'make rocket', 'made rocket', 'making rocket', 'cardboard rocket', 'rocket cardboard', 'rocket made of cardboard', 'rocket out of a box', 'rocket box', 'rocket boxes', 'box rocket', 'own rocket', 'home made rocket', 'homemade rocket', 'builds spaceship', 'build spaceship', 'built spaceship', 'building spaceship', 'makes spaceship', 'made spaceship', 'cardboard spaceship', 'spaceship box', 'builds space rocket', 'rocket ship box', 'builds rocket ship', 'flies rocket', 'flew rocket', 'flying rocket', 'rocket balloon', 'rocket fetches balloon', 'invents rocket', 'rocket flies', 'blasts off rocket', 'rocket in the garden', 'flies in rocket'
  ],
  except: ['lego', 'salad', 'firework', 'fireworks', 'ice', 'lolly', 'war', 'missile', 'dog', 'dogs', 'bear', 'cat', 'dinosaur', 'penguin', 'alien', 'aliens', 'crash', 'crashed', 'explode', 'exploded', 'fire', 'broken', 'broke', 'astronaut', 'mars', 'saturn', 'cheese', 'cake', 'costume', 'bed', 'lost', 'pyjamas', 'party'],
  answers: ['rocket', 'rockets', 'spaceship', 'ship', 'space', 'build', 'builds', 'built', 'building', 'make', 'makes', 'made', 'making', 'cardboard', 'box', 'boxes', 'own', 'real', 'fly', 'flies', 'flew', 'flying', 'moon', 'stars', 'up', 'sky', 'balloon', 'red', 'tape', 'out', 'from', 'big', 'giant', 'home', 'countdown', 'blasts', 'off', 'goes', 'that', 'really', 'arrow', 'to', 'in', 'fridge', 'and', 'into'],
  company: ['rocket', 'balloon', 'box', 'arrow', 'tape', 'crayon', 'bins', 'moon', 'biscuit', 'string', 'window', 'windows'],
  isTale: true,
  out: true,
  about: 'The hero builds a rocket out of a fridge box to fetch a balloon, and it flies sideways, and down, and up without end, for it goes where the arrow on it points.',
  titles: ['This Way Up', 'As Far as the Bins', '{H} Builds a Rocket', 'A Balloon by the Moon', 'The Whole Roll of Tape'],
  want: [
    {
      id: 'the-balloon',
      A: 'partner',
      paragraphs: [
        '{H}’s red balloon had got away, up past the roofs, till it was a dot. {H} wanted it back. So {H} built a rocket out of a cardboard box from a fridge, with two windows. {A} did the tape, and used the whole roll.',
        'They got in, with a biscuit each. “Three, two, one!” called {H}. The rocket shook, and it flew. It flew flat along the ground, like a drawer, as far as the bins.'
      ]
    }
  ],
  way: [
    {
      id: 'down',
      A: 'partner',
      paragraphs: [
        '“That’s the tape,” said {A}, who was quite sure. “There’s too much on the left.” They took some off, and turned the rocket round. “Three, two, one!” This time it flew down, like a screw, till only the tip looked out of the earth.',
        '{A} got out, with soil in both ears. “There’s an arrow on the box,” said {A}. “‘This way up’, it says.” The arrow pointed at the ground. Before that it had pointed at the bins. “It goes where the arrow goes,” said {H}.'
      ]
    },
    {
      id: 'the-windows',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The windows were as big as a plate, since they had drawn round one. “It smells of onion in here,” said {A}. “That’s space,” said {H}. “Nobody’s ever told us what it smells of.”',
        'They had one window each. {A} put an elbow out on the left, as people do in cars. {H} put an elbow out on the right. Somebody came by with a dog, and asked if they had any chips. “We’re not that sort,” said {A}. “We’re going up.” “Pity,” said the somebody.'
      ]
    },
    {
      id: 'the-knobs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There had to be knobs. They stuck on all the lids that they could find, in rows. The jam lid was for the light, and the big one was for faster. “And the small green one?” asked {A}. {H} turned that one. It unscrewed, and came off.',
        '“That’s for when we need a small green one,” said {H}, and put it in a pocket. {A} wrote it down. Up to now it’s the only knob that has done just what they said.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why do you count backwards?” asked {A}. “So that you know when it’s over,” said {H}. “If you count the other way, you’d still be there at a thousand.” They had tried that too, just to be sure. At forty {A} had needed a drink.',
        '“You could start with one,” said {A}. “One!” The rocket gave a jerk. They looked at each other, and sat down very quickly. It seemed to be listening.'
      ]
    },
    {
      id: 'the-suits',
      A: 'same',
      spare: 4,
      paragraphs: [
        'You don’t go up there in a jumper. {H} put on two raincoats, one the right way and one back to front. {A} wore the oven gloves, and a sieve, so as to be able to breathe. “Can you hear me?” asked {H}. “In little bits,” said {A}.',
        'With the gloves on {A} could not pick up a biscuit. {H} had to post it in under the sieve, in slices. “Now I know why they only eat from tubes,” said {A}.'
      ]
    },
    {
      id: 'bin-day',
      A: 'same',
      spare: 5,
      paragraphs: [
        'By the bins a man came along with a trolley. “Is that for the cardboard?” asked the man, and took hold of it. “It’s a rocket,” said somebody inside. The man let go. He walked once round it and looked in at the window.',
        '“Where to?” asked the man. “Up,” said {H}. “You want to mind that tape on the left, then,” said the man, and wheeled the trolley on. “You see?” said {A}.'
      ]
    },
    {
      id: 'worm',
      A: 'same',
      spare: 6,
      paragraphs: [
        'While they were down there a worm looked in at the left window. It had never seen anybody at home at that height. “Good morning,” said {A}, since it was only polite. The worm went along the edge, and out of sight.',
        'A moment later it came back, with another one. “They think that it’s a zoo,” said {H}. They both sat up straight and ate their biscuits, so that there was something to see.'
      ]
    },
    {
      id: 'how-far',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“How far up is it?” asked {A}. “If you could go by car,” said {H}, “you’d be out in space in an hour. It’s only straight up. And to the moon you’d drive for half a year.” “Without stopping?” “Without even a toilet.”',
        '{A} got out again. {A} came back after a while, with wet hands. “Now,” said {A}. “I’m ready for half a year.”'
      ]
    },
    {
      id: 'its-name',
      A: 'other',
      spare: 8,
      paragraphs: [
        'A rocket has to have a name on it. On the side of the box there was one already. “Cool and Fresh,” read {A}. “Two hundred litres, with light.” It was a good name for a rocket. {H} only put a number after it.',
        '“Cool and Fresh One to ground,” said {H} into a cup. “Ground here,” said {A}, who had one foot outside. “You’ve left the light on.” They shut the flap to see. It was out.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'There was a box, and so {A} was in it. {A} had been the first one in, before the tape, and the windows. They had built the whole rocket round {A}.',
        '“Somebody’s in my seat,” said {H}. {A} looked as if that was a pity. At “three” {A} yawned, and at “two” {A} lay down. At “one” {A} slid slowly to the back, all the way, without opening an eye.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had a bath tub,” said {S}. “It went to the moon and back, most Saturdays. I had the taps, to steer with.” “Cold for left?” asked {A}. “Hot for left,” said {S}. “You only got it wrong once.”',
        '{S} ran a hand along the tape, and pressed down a corner. “What’s the paper tip for?” asked {S}. “So that the sky doesn’t get a hole,” said {A}. {S} nodded. They hadn’t thought of that, with the tub.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was the ground. The ground stays where it is, and has a pan lid on a string. “Ground to rocket,” called {S}. “Are you up yet?” “We’re by the bins,” said {A}. “Ground to rocket. Can you see me?” “Only your knees,” said {A}.',
        '{S} felt for the rest. “Everything’s still here,” called {S}. Then the ground had to go in for a moment, because the knees had got cold.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had got hold of the end of the tape, and it stuck to one hand. {A} pulled it off with the other. Now it was on that one. {A} looked at it, and pulled it off with the first.',
        'It kept {A} busy for as long as it took to build the left wing. In the end it was on {A}’s tummy, and stayed there. “This way up,” said {H}, and turned {A} round.'
      ]
    },
    {
      id: 'up',
      A: 'partner',
      paragraphs: [
        'So they stood it on its other end. “Three, two, one!” Whoosh! Their tummies came after. The streets turned into string, and the blue turned black. There was the balloon, bobbing against the moon. It came in by itself at the window.',
        '“Home,” said {H}. But the rocket flew on, and the moon got as small as a pea. “It can’t turn back,” said {A}. “There’s only the one arrow. It believes whatever’s written on it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-crayon',
      A: 'partner',
      paragraphs: [
        '{H} felt in one pocket. There was half a crayon. On the inside of the box {H} drew an arrow, as long as an arm. It pointed at the floor. The rocket stopped, as if to read. It turned right over, and flew down.',
        '“Too fast!” cried {A}. “What else does it say?” They looked for it, with the balloon in their faces. “Put down gently,” read {A}, under the tape. “It says that on all fridges.” And it put them down by the bins, like an egg.'
      ]
    },
    {
      id: 'on-the-way-down',
      A: 'same',
      spare: 13,
      paragraphs: [
        'On the way down a cloud came in at one window, and went out at the other. In between it was very damp. {A}’s biscuit had gone soft. “Now it’s a different sort,” said {A}, and ate it.',
        'They could see where they lived, by the roof with the sock on it. It had been up there since the summer. “If we’d known that,” said {H}, “we could have brought it along.” But socks had no arrow on them.'
      ]
    },
    {
      id: 'what-it-saw',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They looked the balloon over. It had been through a lot. On one side there was some grey dust, in a ring, where it had leaned on the moon. “Don’t wipe that off,” said {A}. {H} smelled at it. It smelled a bit of onion.',
        'It was softer than before, and not so red. “You’d look like that too,” said {H}, “if you’d gone up there on your own.”'
      ]
    },
    {
      id: 'one-more-arrow',
      A: 'partner',
      paragraphs: [
        '{H} still had the crayon. {H} held the balloon against one knee, and drew one more arrow, a small one. Then {H} opened that hand. “Don’t!” cried {A}. But the balloon sank down, quite slowly, and lay beside {H}’s foot like a dog. It could read as well.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up after the dot, for as long as it was one.',
      '{names} got in at the back, where the eggs had been meant to go.',
      { text: '{names} pressed down all the corners of the tape.', needs: ['hands'] },
      { text: '{names} smoothed down the paper tip, which had bent.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along beside it, as far as the bins.',
      '{names} sneezed, and it was soil.',
      { text: '{names} dug round the tip with both hands.', needs: ['hands'] },
      { text: '{names} took hold at the bottom, and heaved.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood on the ceiling for a moment, which was the floor.',
      '{names} sniffed at the balloon, and it smelled of far away.',
      { text: '{names} held on tight to the string as well.', needs: ['hands'] },
      { text: '{names} read the other side too, and it only said fridge.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rocket stood outside the bedroom door, with its arrow to the wall. The balloon came in behind {H}, along the floor.',
    '{H} washed, and got into bed with the pillow this way up. For luck {H} drew a very small arrow on one thumb.'
  ],
  last: [
    'It pointed down, into the blanket, and that was where {H} was, asleep.',
    'The balloon lay by the bed, and the moon had nobody leaning on it, and {H} was asleep.'
  ]
})
