import { wishPlot } from '../wish-plot.ts'

export const theMiddleOfIt = wishPlot({
  id: 'wish-events-middle',
  tellsAny: 'events',
  about: 'The hero knows the beginning and the end and not what came in between, walks it across the floor in big slippers, and finds what is in the middle of everything and is never told.',
  titles: ['The Part Nobody Tells', 'What Came in Between', 'Seven Steps of Floor', 'From the Window to the Door', '{H} Looks for the Middle'],
  company: ['window', 'door', 'slippers', 'floor'],
  want: [
    {
      id: 'the-hole',
      A: 'partner',
      paragraphs: [
        '“I’ve got a new story,” said {H}. “It starts like this: {event.one}. And it ends like this: {event.two}.” “And what came in between?” asked {A}. {H}’s mouth opened. There was nothing in it.',
        '“I only know the two ends,” said {H}. {H} wanted to take it to bed whole, and it had a hole in the middle.'
      ]
    }
  ],
  way: [
    {
      id: 'two-ends',
      A: 'partner',
      paragraphs: [
        'They went to look. {H} put on the biggest slippers there were. “In these I’m {event.who},” said {H}, and showed by the window how {event.one}. By the door they both showed how {event.two}. In between lay seven steps of floor, with nothing on them but fluff.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“There’s a bit more, on the other side,” said {H}, and opened the door. “I know that bit too. {event.three}.” So that was done outside, on the mat. “It’s good out here,” said {H}. “But it doesn’t help with the middle.”'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“And right round the corner,” called {H}, “{event.four}.” {A} had to lean out to see it. “You know a great deal of end,” said {A}. “I know,” said {H}. “It’s all come down this side.”'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“I can’t quite picture {seen},” said {A}. So for that {H} took {seen.stand}. They set it up by the wall, where you could see it from both ends.',
        '{A} looked at it with one eye shut, and then with the other. “It’s nearly there with the left,” said {A}. “Is it the middle?” “No,” said {H}. “I’d have noticed.”'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“What do we know about {beside}?” asked {A}, as a detective would. “{beside.fact},” said {H}. {A} walked up and down with that for a while, hands behind the back.',
        '“It’s true,” said {A}, “and I’m glad I know it. But you couldn’t stand on it.” A middle had to be something you could stand on, or at least next to.'
      ]
    },
    {
      id: 'only-and-then',
      A: 'partner',
      paragraphs: [
        '“An And Then goes there,” said {A}, and sat down in the middle and was it. But there were still six steps left over. “I only say it when I’ve lost my place,” said {A}.'
      ]
    },
    {
      id: 'and-then-said',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“Say it all the same,” said {H}, and ran to the window. “{event.one}!” “And then,” said {A} from the floor. “{event.two}!” called {H}, by the door already, and had to hold on to the handle.',
        '“It went by very fast,” said {A}. “I only felt a bit of wind.”'
      ]
    },
    {
      id: 'fluff',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'They looked at the fluff. There was a bit to every step. “If you rolled it all up,” said {A}, “it would be a sheep. Was there a sheep in the middle?” “No,” said {H}.',
        '“With a sheep you start counting,” said {H}, “and then you’re asleep. Nobody would have got as far as the end.”'
      ]
    },
    {
      id: 'it-rained',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It could have rained,” said {A}. “It often does, in the middle.” {A} rained on a tin with ten fingers, and {H} came along under it in the slippers.',
        '“No,” said {H}. “Then somebody would have had an umbrella, and I’d have remembered an umbrella.” The rain went on a little, because it was good at it.'
      ]
    },
    {
      id: 'raisin',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} looked at the floor from very near. “Here’s something,” said {A}. It was a raisin. They held it under the lamp. “That could have been in the middle of anything,” said {A}.',
        '“It was in the middle of a bun,” said {H}. “On Sunday. I was there.” So that was cleared up, at least. The raisin went on the windowsill.'
      ]
    },
    {
      id: 'both-ends',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'They tried it from both ends at once. {H} came forwards from the beginning, and {A} came backwards from the end. In the middle there was a bump.',
        '“Did you see it?” asked {H}. “I was going backwards,” said {A}. “I saw the door.” “I saw your back,” said {H}. They agreed that it couldn’t have been just a back.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Perhaps there were two pages stuck together,” said {S}. “I had that once. A bear was in its bath, and I turned over, and it was an uncle.” “What was an uncle?” asked {A}. “That’s what I never found out.”',
        '{S} was put by the wall, to see if anything came past. {S} saw a moth. It was going the other way.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came in, went straight to the middle of the floor, and lay down on it. {H} looked at {A} for some time. “Were you in it?” asked {H}.',
        '{A} gave nothing away. Now anybody who wanted to get from the beginning to the end had to go round.'
      ]
    }
  ],
  turn: [
    {
      id: 'walked',
      A: 'partner',
      paragraphs: [
        '“I’ll walk it,” said {H}. The slippers set off from the window. Flap. Flap. At the fourth flap {H} stopped, and stood on one leg.',
        '“Is that it?” asked {A}. “No,” said {H}. “I’ve got to go.” And {H} was off, flap, flap, flap, all the way to the loo. {A} waited between the two ends, and heard the water run.'
      ]
    },
    {
      id: 'through-the-door',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Has anything come?” called {H} through the wall. {A} looked at the floor. “No,” called {A}. “It’s all just as you left it.” “Don’t let anybody step in it!”',
        '{A} guarded it with both arms out. It felt odd to be guarding a place where nothing was. But it was an important nothing.'
      ]
    },
    {
      id: 'found',
      A: 'partner',
      paragraphs: [
        '{H} came back with wet hands. “You went in the slippers,” said {A}. “Then it wasn’t me who had to go,” said {H}. “It was {event.who}!”',
        '“There’s one of those in the middle of everything,” said {A}. “And nobody ever tells it,” said {H}.'
      ]
    },
    {
      id: 'knights',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Does everybody?” asked {H}. “Even in books?” “Especially in books,” said {A}. “They’re in there for weeks.” “Divers?” “Divers have to swim all the way up.” “And knights?” {A} thought of all those buckles.',
        '“Knights start on Tuesday,” said {A}, “and hope.” {H} was sorry for the knights, and glad of pyjamas.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had a book with the middle gone,” said {S}. “Twenty pages. They went into a tunnel in the rain, and came out at a wedding.” “And what happened in the tunnel?” asked {A}.',
        '“I always took it to be a very long tunnel,” said {S}. “But now I wonder.”'
      ]
    },
    {
      id: 'other-waited',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“And what did {event.other} do all that time?” asked {A}. “Stood about,” said {H}. “What else can you do, when somebody’s just popped out?”',
        'So {A} had a go at being {event.other}. {A} stood about, read a label, and looked at the ceiling. “That’s it exactly,” said {H}.'
      ]
    },
    {
      id: 'whole',
      A: 'partner',
      paragraphs: [
        '{H} went back to the window. “{event.one}.” Flap, flap, flap, flap. “Then {event.who} had to go.” {A} did the water. “And back,” said {H}, much relieved. “{event.two}.”',
        'There wasn’t a step left over. “Now I can take it to bed,” said {H}. “Don’t you want to go first?” asked {A}. “I’ve been,” said {H}. “That was the middle. This is the end.”'
      ]
    },
    {
      id: 'who-for',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“When I tell it tomorrow,” said {H}, “shall I put the middle in?” “Who’s it for?” asked {A}. “Everybody, at breakfast.” {A} thought of everybody at breakfast.',
        '“Put it in,” said {A}, “but wait till they’ve swallowed. There’s milk about at that time of day.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the curtain, in case the middle was there.',
      '{names} listened to both ends, and looked from the one to the other.',
      { text: '{names} rolled up the rug, so that nothing stayed hidden.', needs: ['hands'] },
      { text: '{names} turned out one pocket, and found half a peg.', needs: ['hands'] }
    ],
    way: [
      '{names} kept close to the wall, where the story wasn’t.',
      '{names} watched the fluff, but it stayed where it was.',
      { text: '{names} moved the chairs off the part in between.', needs: ['hands'] },
      { text: '{names} counted the steps again, and made it eight.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to see the middle, now that there was one.',
      '{names} followed the slippers as far as the end.',
      { text: '{names} clapped at the water, which had been very like.', needs: ['hands'] },
      { text: '{names} held the door open for the last step.', needs: ['hands'] }
    ]
  },
  bed: [
    'The big slippers went back by the door, side by side, with their toes to the wall. They had come a long way for slippers.',
    'They brushed their teeth. {H} lay down, and got up, and came back, and lay down again. “That was only the middle,” said {H}. Now came the end.'
  ],
  last: [
    'There was a beginning, a middle and an end, and {H} was asleep.',
    'The slippers stood by the door, nobody had to go anywhere now, and {H} was asleep.'
  ]
})
