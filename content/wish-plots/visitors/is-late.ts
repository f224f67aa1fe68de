import { wishPlot } from '../wish-plot.ts'

export const visitorIsLate = wishPlot({
  visits: 'is-late',
  about: 'The one whom the story is about comes late to it, when it is over; so they tell it from the end, and the beginning comes just in time.',
  titles: ['Once There Was, at the End', 'The Cushion in the Middle', '{visitor} Is on the Way', 'Have I Missed the Beginning', '{H} Tells It from the Back'],
  company: ['clock'],
  want: [
    {
      id: 'chair',
      A: 'partner',
      paragraphs: [
        '{H} had a story for tonight, and a chair with a cushion stood ready in the middle. “It’s about somebody,” said {H}, and began. Once there was {visitor.first}. {H} looked at the door. This was where {visitor} came in. Nobody came in.',
        '“You can’t have it without {visitor},” said {H}. {A} looked at the clock. “Late for {visitor.for},” said {A}, “and now late for this as well.”'
      ]
    }
  ],
  way: [
    {
      id: 'kept-warm',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'To keep the place free they put {caller.stand} on the cushion. From the door you might have taken it for {visitor}. “At last somebody’s on time,” said {H}, and told it the first bit again. It was a very good listener.',
        '“{caller.fact},” said {A}, in the voice of whoever sat there. “That comes later,” said {H}. “You’re running ahead.” It was a strange thing to have to say to {visitor}.'
      ]
    },
    {
      id: 'note',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Under the door there was a note. {A} unfolded it. “I’m nearly there,” {A} read out. “I can see your street already. Please start the kettle.”',
        '{H} was glad. Then {A} turned the note round. On the back it said Tuesday. It was not Tuesday now, and it had not been for days.'
      ]
    },
    {
      id: 'without',
      A: 'partner',
      paragraphs: [
        '“Then I’ll be {visitor} meanwhile,” said {A}, and sat down on the cushion. “One morning {visitor} got up,” said {H}. “I’m up,” said {A} at once.',
        { extra: 1, both: ['“You’re too early!” said {H}. They tried it three times. {A} always came in just where it said so. Nobody is so bad at being late as somebody who tries.'] }
      ]
    },
    {
      id: 'clock',
      S: 'other',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '“We could make it earlier,” said {S}, and turned the kitchen clock back by an hour. Now it was not late at all. It was so early that nobody could be late yet.',
        'They waited in the early hour, and looked at the door. “I don’t think {visitor} has our clock,” said {A} after a time. {S} turned it on again. The hour had gone all the same.'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} went to the window to keep watch. “There’s somebody,” said {A}. “No. That’s a bin. There’s somebody! No, the bin again.”',
        '“Is it coming nearer?” asked {H}. They looked at the bin for quite a long time, to be on the safe side. You can’t be too sure with somebody who is as late as that.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'In the meantime {A} had found the chair. {A} was on the cushion, as if it had been put there for nobody else. “That’s taken,” said {H}.',
        '{A} looked at the door, and then at {H}. It was quite clear what was meant. The seat would only have gone cold. So {A} was allowed to keep it warm.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was late for my own birthday once,” said {S}. “I’d found a beetle on the way. When I got home, they’d sung already.” “Without you?” asked {A}.',
        '“They sang it again,” said {S}. “The second time they knew the tune better.” {A} thought that over. It had never come up before that a second time could be the good one.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had an idea, and lay down flat on the floor with one ear on the boards. “I can hear {visitor} coming,” whispered {S}. “How far off?” asked {A}. {S} listened. “About as far as Sunday.”',
        '{A} lay down too. There was really something. It went a bit, and then it stopped. “Now {visitor.they}’s looking at something,” said {S}.'
      ]
    },
    {
      id: 'the-end',
      A: 'partner',
      paragraphs: [
        'So the story went along without {visitor}. There was a breakfast with nobody at it, and a race with nobody in it. “The end,” said {H}, and there was a knock.',
        'Outside, in a great hurry, stood {visitor}. “Here I am,” said {visitor}. “Have you got to Once there was?” “We’ve had it,” said {H}. “We’ve had all of it.” {visitor} sat down on the mat. “It’s always the end when I come. I know every end there is. I’ve never seen a beginning.”'
      ]
    },
    {
      id: 'one-behind',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Was it far?” asked {A}. {visitor} only looked. “Would you like a biscuit?” asked {A}. “Very far,” said {visitor}. “Plain, or with jam?” asked {A}. “Yes, please,” said {visitor}.',
        '{H} had understood how it went. “And when do you have to be back?” asked {H}, and gave {visitor} a biscuit. “With jam,” said {visitor}. So they waited for the last answer. It came when the biscuit had gone. “By Thursday,” said {visitor}.'
      ]
    },
    {
      id: 'bag',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Don’t you start in time?” asked {A}. “I always start in time,” said {visitor}. “And then there’s something.” {visitor} opened a bag. In it lay all that there had been. There was a leaf with a hole in it, and a stone like a potato.',
        '{H} looked through the hole, and so did {A}. Then they had to find out whether the potato was really a stone. When they next saw the clock, they were all late.'
      ]
    },
    {
      id: 'sorry',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I’ve brought a sorry,” said {visitor}. “It’s a good one. I’ve got one for each day.” “What’s today’s?” asked {A}. “Today’s is about a gate.” It was long, and it had a goose in it, and everybody was sad for the gate.',
        '“And what really happened?” asked {H}. {visitor} looked at the floor. “I stopped to think of the sorry,” said {visitor}.'
      ]
    },
    {
      id: 'always-there',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What do you know about the ends?” asked {A}. {visitor} knew a great deal. “People are always just putting on their coats,” said {visitor}. “There’s one piece of cake left. It has a bite out of it.” {H} had never thought about that. Somebody had to be there for that piece.',
        '“And they say, You should have seen it,” said {visitor}. “They say it every time. They’re very kind about it, and then they turn off the light.”'
      ]
    },
    {
      id: 'punctual',
      A: 'partner',
      paragraphs: [
        '“Always at the end?” asked {A}. “Never a minute before it, and never a minute after? Then you could set the clock by {visitor}.”',
        { extra: 1, both: ['{H} looked from {visitor} to the empty chair. That was quite true. It was only that the wrong part of the story stood there.'] }
      ]
    }
  ],
  turn: [
    {
      id: 'from-the-back',
      A: 'partner',
      paragraphs: [
        '“Then we’ll put the beginning there,” said {H}, and told it once more, from the back. “The end,” said {H} first of all. “I know that bit,” said {visitor}. Before the end came the way home, so they went round the table backwards. Before that came the race. {A} crossed the line first and started afterwards.',
        'Then came the breakfast, and {visitor} handed the bread back. Before the breakfast {visitor} got up. And before that there was only one thing left.'
      ]
    },
    {
      id: 'once',
      A: 'partner',
      paragraphs: [
        '{visitor} sat down on the cushion in the middle. {H} took a breath. Once, and not a moment sooner, there was {visitor.first}. “Here,” said {visitor}.',
        { extra: 1, both: ['“On the dot,” said {A}. {visitor} sat there and glowed. “So that’s what they’re like,” said {visitor}. “They’ve still got everything in them.”'] }
      ]
    },
    {
      id: 'what-kept-you',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What is it that keeps you?” asked {A}. {visitor} showed them, in the middle of the rug. First {visitor} looked everywhere for {caller.part}, and it had been there all the time. Then {visitor} {caller.does}, for that had to be done properly.',
        '“And now it’s twenty past,” said {visitor}. {A} had tried it too, and {caller.move}. It took even longer. “There’s no quick way,” said {A}. “You’d have to leave half of it out.”'
      ]
    },
    {
      id: 'again',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Could I have it again?” asked {visitor}. “Only the beginning. I’ll have the rest some other time.” So {H} said it again. {A} said it too, and then {visitor} said it alone, very softly.',
        'It was the shortest story they had ever told, and nothing happened in it yet. “That’s the best of it,” said {visitor}.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“When’s it on tomorrow?” asked {visitor} at the door. “Come when it’s over,” said {H}, “then you’ll be right for the start.” “I can do that,” said {visitor}, and set off at once.',
        'From the window they saw {visitor} stop at the first lamp. There was something on the ground.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hurried in, so as not to be late for somebody who was.',
      '{names} tried the empty cushion, and got off it again for somebody.',
      { text: '{names} knocked on the table, to give the door the idea.', needs: ['hands'] },
      { text: '{names} saved a biscuit for whoever was late.', needs: ['hands'] }
    ],
    way: [
      '{names} ran in the race as well, and came in third of two.',
      '{names} ate the breakfast that had nobody at it.',
      { text: '{names} dropped a napkin at the finish, for whoever it was.', needs: ['hands'] },
      { text: '{names} set the clock by the knock.', needs: ['hands'] }
    ],
    turn: [
      '{names} trotted backwards round the table, and met the chair.',
      '{names} jumped backwards off the footstool, and sat down hard.',
      { text: '{names} buttered the bread off again, as well as that can be done.', needs: ['hands'] },
      { text: '{names} waved hello at the way home.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair was put back to the others, and the cushion to the sofa. Nobody had to hurry, for the end was over.',
    'They washed and lay down. From far off in the street came a step, and after a while another one. “That’s {visitor},” said {H}. “Just in time.”'
  ],
  last: [
    'So {H} was asleep at last, on the dot.',
    'It was still the end, and {H} was in time for it, asleep.'
  ]
})
