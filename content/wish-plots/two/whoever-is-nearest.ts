import { wishPlot } from '../wish-plot.ts'

export const whoeverIsNearest = wishPlot({
  id: 'wish-two-quarrels-picture',
  tellsAny: 'quarrels',
  about: 'Two who quarrel are to be drawn in one picture, and each moves closer so as to be the bigger one, until whoever draws is the one who moves.',
  titles: ['Whoever Is Nearest', 'Nobody in Front', 'Behind a Thumb', '{H} Draws Them Both', 'Right and Left'],
  company: ['paper', 'pencil', 'chair', 'table', 'cushion', 'wall'],
  want: [
    {
      id: 'both-in-one',
      A: 'partner',
      paragraphs: [
        '{H} wanted a picture with two in it, to hang over the bed. So {role.first} and {mate.first} had come to sit for it. {A} held the door, for they were quarrelling as they came in. “I’m right,” said {role}. “No, I’m right,” said {mate}. “And I’m in front.” “You were in front on the stairs!”'
      ]
    }
  ],
  way: [
    {
      id: 'closer-up',
      A: 'partner',
      paragraphs: [
        '{H} drew what was there. {role} sat at the table, and came out as big as a hand. {mate} stood at the wall, and came out as big as a thumb. “That’s unfair!” said {mate}, and moved up by two chairs. Now {mate} was the bigger one. “Pushing!” said {role}, and moved up by three. “You began it.” “You began it on Tuesday.”'
      ]
    },
    {
      id: 'about-what',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s the quarrel about?” asked {A}. “It used to be about {quarrels.over},” said {role}. “At the gate it was about the gate. On the stairs it was about the stairs.” “You said there were nineteen,” said {mate}.',
        '“There are nineteen.” “There are eighteen and a landing.” {A} went out and counted. It came to seventeen, but {A} thought it better not to say so.'
      ]
    },
    {
      id: 'ribbon',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} brought a ribbon, to measure them both. {role} breathed in until there was no more room for air. {mate} breathed in too. “No breathing,” said {role} through closed lips. “You first,” said {mate}, through just the same.',
        'There was nothing wrong with the ribbon. But {A} had to let go of it to open a window. It rolled itself up, and nobody had been any size.'
      ]
    },
    {
      id: 'one-more-cushion',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{role} asked for a cushion, only because of the hard chair. On it {role} was a little taller. {mate} had a hard chair too. In the end there were three cushions under each, and {A} had none to sit on.',
        '“I don’t need another,” said {mate}, from up there. “I’ve got a thick one.” They both looked straight ahead. Neither had ever sat so badly.'
      ]
    },
    {
      id: 'in-the-door',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Who came in first, then?” asked {A}. “Me,” they both said. It had to be done once more, so that it could be seen. They went out, and they came in, both at the same time. The door was not made for that.',
        '“Say that I’m first,” said {role}, stuck. “Then I’d be second,” said {mate}, just as stuck. {A} took hold of both and pulled. They came out like a cork, and then there was a quarrel about who had come out.'
      ]
    },
    {
      id: 'back-to-back',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then they weren’t speaking. They turned their backs to each other and folded whatever they could. {H} drew two backs. It was the best one so far, for neither of them moved.',
        '“Has {mate} turned round yet?” asked {role}, after a time. “No,” said {A}. “Has {role}?” asked {mate}. “No.” “Then I won’t either.” {A} had to hold up the picture first on this side, and then on that.'
      ]
    },
    {
      id: 'quite-close',
      A: 'partner',
      paragraphs: [
        'At last they stood with their noses at the paper. There {role} {role.trouble}. And {mate} {mate.trouble}. Of each there was only a bit in the picture, and nobody could tell of which.',
        '{A} held up a thumb and shut one eye. “My thumb’s bigger than both of you,” said {A}. “It isn’t who’s big. It’s only who’s near.”'
      ]
    },
    {
      id: 'thumbs',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They all tried it, with one eye. Behind {H}’s thumb the cupboard was gone. {role} made the lamp go away, and brought it back. “I can’t see {mate} any more,” said {role}, very pleased. “I can’t see you either,” said {mate}.',
        'It was quiet for a bit. “Are you still there?” asked {mate}. “Behind your thumb,” said {role}. “All right,” said {mate}. “I was only asking.”'
      ]
    },
    {
      id: 'have-it-then',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Then be the big one,” said {mate}, in a hurt voice. “I don’t need to be in it at all.” And {mate} {mate.hides}. {A} looked at the empty half of the sheet. {role} looked at it too, and was big, all alone.',
        '“It looks as if I’m waiting for somebody,” said {role}. “It does, a bit,” said {A}. “Then that’s wrong,” said {role}. “I’m not waiting. I’m being in front.”'
      ]
    },
    {
      id: 'the-hole',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The rubber got smaller, and there was a heap of grey crumbs. {mate} had been drawn and rubbed out so often that there was a hole. {A} looked through it. “Now you’re the whole room,” said {A} to {mate}.',
        '“I told you,” said {mate} to {role}. “It’s a hole,” said {role}. “It’s the biggest thing in the picture,” said {mate}. {H} turned over the sheet, and there was the hole again.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came to see what there was, and sat down right in front of {H}. Now there was only {A}, from the left edge to the right. Behind somewhere you could hear two who were quarrelling.',
        '“I can’t see past,” said {H}. {A} is not really all that big. But on the paper {A} was as big as a hill. Behind it were two very small ones, who were cross.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“In our school photo I wanted to be in front,” said {S}. “I pushed through until nobody was before me.” “And were you?” asked {A}. “You can see one ear,” said {S}, “and it’s as big as a plate.”',
        '“And who pushed you?” “Pip Fenner did,” said {S}. “The other ear is Pip’s.” {A} would have liked to see that photo. It was on somebody’s wall, with the ears at the bottom.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had been drawing as well, on the back of an envelope. It was two potatoes, and they were just the same size. “This is one,” said {S}, “and this is the other one.” “Which is which?” asked {A}.',
        '“They can choose,” said {S}. {role} and {mate} bent over it together. Both of them wanted the left one. It had a nicer dent.'
      ]
    }
  ],
  turn: [
    {
      id: 'going-back',
      A: 'partner',
      paragraphs: [
        '{H} took a new sheet. “You stay there,” said {H}, “and I’ll move.” {H} went back one step, and two, and then all the way to the wall. “Am I still bigger?” called {role}. “You’re both as big as a thumb,” said {H}, “and too far apart for the sheet.” So they moved up, and up, until they touched at the side. There was nobody in front.'
      ]
    },
    {
      id: 'without-moving',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Now keep still,” said {A}, “and no quarrelling.” They kept still. But you can quarrel without moving your lips, if you’ve had practice. “I’m right,” it came from one. “I’m right,” it came from the other.',
        '{H} drew on. “You’re leaning on me,” said {role}, like somebody with a full mouth. “You’re leaning on me,” said {mate}. If either had stopped they’d both have fallen over.'
      ]
    },
    {
      id: 'whats-behind',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What’s to be behind you?” asked {A}. {role} wanted it to be as it was at home, {role.home}. {mate} wanted to be {mate.home}. {H} thought about that, and drew the one on the left, and the other on the right.',
        'In the middle, where they touched, it was both. “So that’s what it’s like at yours,” said {mate}, and looked for a long time. “The colour’s wrong,” said {role}. “But you can come and see it.”'
      ]
    },
    {
      id: 'right-and-left',
      A: 'partner',
      paragraphs: [
        '“And who’s right?” they asked, when it was done. {H} held up the sheet. “From here {mate}’s right,” said {H}, “and {role}’s left.” They ran round behind it. From there {role} was right, and {mate} was left.',
        '“So I’m right,” said {role}. “And so am I,” said {mate}. They looked again. “It’s very good of you,” said {role}. “I was just going to say that of you,” said {mate}.'
      ]
    },
    {
      id: 'on-purpose',
      A: 'same',
      spare: 14,
      paragraphs: [
        'After so much keeping still something had to come out. {role} {role.use}. “You do that better than anybody,” said {mate}. “I do,” said {role}. “But yours is rarer.” So {mate} {mate.use}.',
        '“Draw that too,” said {A}. But {H} had been in the middle of it, like everybody else. There was only one line on the paper, and it went right over the edge.'
      ]
    },
    {
      id: 'stairs-again',
      A: 'same',
      spare: 15,
      paragraphs: [
        'On the way out they quarrelled about the stairs. {role} was for nineteen, and {mate} was for eighteen. So they counted them together, {A} too. {role} said the odd ones, and {mate} said the even ones. “Seventeen,” said {role} at the bottom. There was a long silence.',
        '“We were both wrong,” said {mate}. “But I was wrong first,” said {role}. {A} heard them going on about it cheerfully, until they were round the corner.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down right in front, and would not be drawn small.',
      '{names} lay down exactly between the two of them.',
      { text: '{names} sharpened a pencil for either side.', needs: ['hands'] },
      { text: '{names} set out the chairs, all equally far away.', needs: ['hands'] }
    ],
    way: [
      '{names} moved up as well, without knowing what for.',
      '{names} crept in underneath, and came out as big as anybody.',
      { text: '{names} shut one eye and hid the lamp behind a thumb.', needs: ['hands'] },
      { text: '{names} brushed the grey crumbs off the table.', needs: ['hands'] }
    ],
    turn: [
      '{names} went back to the wall too, and got small.',
      '{names} ran round behind the sheet, where right was left.',
      { text: '{names} held the corners down with four spoons.', needs: ['hands'] },
      { text: '{names} looked for two pins that were the same length.', needs: ['hands'] }
    ]
  },
  bed: [
    'The picture was pinned up over the bed. {role} {role.night}. And {mate} {mate.night}.',
    '{H} washed and lay down underneath. From the pillow the two of them were quite big, both of them, and right.'
  ],
  last: [
    'Nearest of all was the pillow, and it was the biggest. On it slept {H}.',
    'Up there nobody was in front, and below them {H} was asleep.'
  ]
})
