import { wishPlot } from '../wish-plot.ts'

export const anyDay = wishPlot({
  id: 'wish-any-free-day',
  tellsAny: 'deed',
  moods: ['waiting'],
  about: 'The hero wants a whole day for the wish; a day that has not been yet comes by, and its pockets are too full.',
  titles: ['A Day in a Coat', '{H} Wants a Whole Day', 'Just a Minute', 'The Day on the Mat', 'What Was in the Pockets'],
  company: ['day'],
  want: [
    {
      id: 'on-the-mat',
      A: 'partner',
      paragraphs: [
        '{H} wanted a whole day for {wish}. “From when I wake up until I’m tired,” said {H}, “with nothing else in it.” “Then you need a day that’s free,” said {A}. “I don’t know of one.”',
        'Something coughed. On the mat by the door stood a day. It was a small one, no bigger than a loaf, in a brown coat all over pockets. “I’m free,” said the day. “I haven’t been yet. I’m one of those still to come.”'
      ]
    },
    {
      id: 'which-day',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Are you a Tuesday?” asked {A}. “You look a bit like a Tuesday.” The day looked down at its coat. “They don’t tell us until the night before,” it said.',
        '“I’d like to be a Saturday,” said the day. “Everybody would. You should see the queue.” It wiped its feet, although they were clean. They had never been anywhere.'
      ]
    }
  ],
  way: [
    {
      id: 'breakfast-out',
      A: 'partner',
      paragraphs: [
        'The day held one pocket open. So {H} bent down and told the pocket all about {wish}. But the pocket was nearly full, and half of it ran out again over the edge.',
        '“There’s something in there,” said {H}, and pulled it out. It was breakfast. At once the day went pale, and tipped over on the mat. “Put it back!” said {A}. “No day can stand up without breakfast.” {H} put it back, toast first.'
      ]
    },
    {
      id: 'rain',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The next pocket dripped. “That’s my rain,” said the day. “It’s only a short one.” {H} didn’t want any rain, and tried to pull it out, but it was sewn in.',
        '“When does it come?” asked {A}. The day counted along its buttons. “Just as you sit down to eat.” {H} thought about that. It would rain on the window, and they’d be inside, with something warm. “You can keep it,” said {H}.'
      ]
    },
    {
      id: 'stretch',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Maybe it can be made longer,” said {A}, and took hold of one sleeve. {H} took the other, and they pulled, not very hard. The day grew as long as two loaves.',
        '“I’m like that in summer,” it said. “Summer days are longer. Winter days have the short coats.” Then they let go, and it went back to one loaf again, with a small thump.'
      ]
    },
    {
      id: 'smaller',
      A: 'partner',
      paragraphs: [
        '“Could you want less of it?” asked the day. So {H} tried the smallest pocket, and told it just one corner of {wish}. It went in.',
        '“That’s not a whole day,” said {H}. “That’s two minutes.” The day looked sadly down at its coat. “I’m too full,” it said, “and I haven’t even happened.” {A} walked all the way round it. “It isn’t the breakfast,” said {A}. “It’s bulging at the back.”'
      ]
    },
    {
      id: 'pet-nap',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'The day had never met {A}, and stood there very politely. {A} looked at the day for a while, and then a little to the left of it.',
        '“I’ve something for you,” said the day, and opened a soft round pocket. “It’s your nap. It’s always the biggest thing I carry.” {H} felt inside. It was warm, and it went down a long way.'
      ]
    },
    {
      id: 'elder-wednesday',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I think I knew a cousin of yours,” said {S} to the day. “A Wednesday. It had a brass band in it, and a plum cake.” “Everybody talks about that one,” said the day.',
        '“Where is it now?” asked {A}. {S} thought. “Well, I’ve still got it,” said {S}. “I take it out now and then.” The day stood up straighter after that.'
      ]
    },
    {
      id: 'for-everybody',
      S: 'other',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Whose day is it?” asked {S}. “Mine,” said {A}. The day coughed. “I’m afraid I come for everybody,” it said. “All at once. It saves walking.”',
        '{A} looked at {S}. {S} looked at {A}. “You may have the afternoon,” said {A}. “I’ll want you to be there in the morning, too,” {A} added, “or it’s no fun.”'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 7,
      paragraphs: [
        'One pocket was buttoned up tight. They weren’t allowed to look, so they smelled it. “Oranges,” said {H}. “Wet coats,” said {A}. They smelled it again, and each of them was still right.',
        '“What’s in there?” asked {H}. “A surprise,” said the day. “It’s not a big one. If I tell you, I’ll have an empty pocket.” They left it buttoned. But {A} kept on sniffing.'
      ]
    },
    {
      id: 'noon',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The coat had a shiny button in the middle. “Don’t press that,” said the day. “That’s noon.” But {A} had pressed it by then, to see if it was real.',
        'The day sat down at once and asked what there was to eat. They had to give it a biscuit. “I’ve never had lunch so early,” it said with its mouth full. “I hope I know what to do when the real one comes.”'
      ]
    },
    {
      id: 'what-others-put-in',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What have other people put in?” asked {A}. The day was not supposed to say. But it turned out one cuff, just a little. There was half a haircut in it, and the end of a quarrel, and somebody’s first swim. “Those are all for the same morning,” said the day. “I don’t know how I’m to get through the doors.”',
        '{H} felt how heavy that cuff was. It pulled the whole sleeve down. “Is the swim going to be good?” asked {H}. “It’s cold at the front,” said the day, “and then it’s good.”'
      ]
    },
    {
      id: 'baby-yawn',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} stared at the day, and the day got shy. It held its coat shut with both hands. Then {A} yawned, and the day couldn’t help it, and yawned as well.',
        'Far down in the yawn {H} saw something dark blue, with one light in it. “Is that the evening?” asked {H}. The day shut its mouth. “You weren’t meant to see that yet,” it said. “But it’s a nice one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'minutes',
      A: 'partner',
      paragraphs: [
        'At the back was a long pocket, quite stuffed. {H} reached in and brought out a handful of grey fluff. It was whispering. “Just a minute,” said one bit of fluff. “In a minute,” said another. That one had the voice of {A}.',
        '“I never say that,” said {A}. “Only when I’m busy,” said the fluff. {H} laughed, until a bit of it said, “Where’s my other shoe?” And that was the voice of {H}.'
      ]
    },
    {
      id: 'fluff',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“How many are there?” asked {A}. {H} began a heap of them on the floor, and soon it was as high as a boot. “There are more at the bottom,” said the day. “And you should see a Monday.”',
        '“We could keep them for bedtime,” said {H}, “when you want me to come and wash.” “No,” said {A}, rather quickly. All over the heap it whispered, “Just a minute, just a minute.”'
      ]
    },
    {
      id: 'room',
      A: 'partner',
      paragraphs: [
        '{H} pulled out every last bit, and it blew away under the door. Then {H} told the long pocket about {wish}, slowly, from one end to the other. All of it went in.',
        'The day did up its buttons and patted its back. “That’s the best thing in me,” it said, and turned to go. “Wait!” said {H}. “When do you come?” “Just a minute,” said the day. They all looked at its pocket. One bit of fluff was still sticking out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the mat as well, and got a small bow.',
      '{names} backed off the mat, to give the day some room.',
      { text: '{names} wished the day a good morning, though it was evening.', needs: ['hands'] },
      { text: '{names} brushed a crumb off its shoulder, and it said thank you.', needs: ['hands'] }
    ],
    way: [
      '{names} edged away from the breakfast, so that the day stayed upright.',
      '{names} licked up a drop of the wish that had run over the edge.',
      { text: '{names} held the smallest pocket open with two fingers.', needs: ['hands'] },
      { text: '{names} buttered the air beside the breakfast, to make it more welcome.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped, because one bit of fluff sounded very familiar.',
      '{names} chased a grey bit of it as far as the skirting board.',
      { text: '{names} blew on the long pocket, to get it properly clean.', needs: ['hands'] },
      { text: '{names} turned the lining inside out and shook it over the mat.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the mat straight. On it lay a crumb of toast, and that went into the bin.',
    'They washed, and not one bit of fluff said a word. Then {H} lay down, to be early for the day.'
  ],
  last: [
    'Out there a small day patted its pockets and took its time. {H} slept, to be early.',
    'In a minute, said a bit of fluff somewhere, but by then {H} was asleep.'
  ]
})
