import { wishPlot } from '../wish-plot.ts'

export const tickAndNoTock = wishPlot({
  id: 'wish-stops-time',
  beginsElsewhere: true,
  wishes: ['stops time', 'stop time', 'stopped time', 'stopping time', 'can stop time', 'time stops', 'time stopped', 'time stands still', 'time stood still', 'freezes time', 'freeze time', 'froze time', 'freezing time', 'time freezes', 'time froze', 'pauses time', 'pause time', 'paused time', 'pause button time', 'pauses the world', 'stops the clock', 'stops all the clocks', 'everything stops', 'everything freezes', 'everyone freezes', 'world stops', 'world freezes', 'makes time stop', 'makes time stand still'],
  answers: ['stop', 'stops', 'stopped', 'stopping', 'freeze', 'freezes', 'froze', 'frozen', 'freezing', 'pause', 'pauses', 'paused', 'button', 'time', 'clock', 'clocks', 'still', 'stand', 'stands', 'stood', 'makes', 'make', 'world', 'everything', 'everyone', 'else', 'around', 'power', 'powers', 'magic', 'can', 'who', 'child', 'girl', 'boy', 'day', 'whole', 'one', 'minute', 'moment', 'only'],
  except: ['bed', 'bedtime', 'school', 'elsa', 'olaf', 'ice', 'snow', 'crying', 'cries', 'fighting', 'biting', 'hitting', 'nursery', 'bus', 'train', 'screen', 'tv', 'ipad', 'bath', 'machine', 'travel', 'dummy', 'breastfeeding', 'feeding', 'potty', 'sucking', 'thumb', 'died', 'heart', 'dinosaur', 'pond', 'lake', 'pipes', 'musical', 'statues', 'water', 'rain', 'working', 'first', 'last', 'playing', 'play', 'tablet', 'lunch', 'dinner', 'story', 'summer', 'winter', 'night'],
  moods: ['first'],
  isTale: true,
  fed: true,
  company: ['jug', 'milk', 'bowl', 'bowls', 'welly', 'wellies', 'clock', 'ice', 'cream', 'hat', 'puddle', 'street', 'stool', 'scoop'],
  about: 'The hero stops time over a falling milk jug, and gives all the bowls to whatever else is about to fall in the street.',
  titles: ['Tick and No Tock', '{H} Stops Time', 'The Milk in the Air', 'Not One Bowl Left', 'Before It Lands'],
  want: [
    {
      id: 'the-jug',
      A: 'partner',
      paragraphs: [
        'At breakfast {H} wanted to show how big the whale had been. The milk jug went over the edge. {A} caught {H}’s hand, too late. “Stop!” cried {H}.',
        'And it stopped. The jug hung over the floor, with a white tongue of milk. The clock had said tick, and no tock came. Time stood still. Only {H} and {A} went on, since they were holding hands.'
      ]
    }
  ],
  way: [
    {
      id: 'the-b',
      A: 'partner',
      paragraphs: [
        '{H} pulled at the jug. It stuck there like a lamppost. “Then put something under it,” said {A}. {H} let go, to look. “Take the b,” said {A}, and stopped, with a B on both lips. {H} took the hand again. “… ig bowl,” said {A}. After that they held on.',
        'Then they looked out of the window. In the street a scoop of ice cream hung below its cone. A hat was just over a puddle. A man was sitting down where no chair was. “They haven’t got a bowl,” said {H}.'
      ]
    },
    {
      id: 'through-the-rain',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Over the next street there was a shower, and it hung there like beads. When they walked through, they left a hole in it behind them. It had two heads, and an arm in the middle, where they held hands. {A} looked back. “That’s us,” said {A}.',
        'They made another hole, with arms and legs out, like a star. {H} bent down under one drop, and looked up through it. The whole street was in there, on its head. And in the middle, very small, stood somebody looking up.'
      ]
    },
    {
      id: 'one-hand-each',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had a hand each, and not more. It takes two to open a jar like that, and one of them must be left-handed. “Now turn,” said {A}. “You’re turning the jar,” said {H}. “I was turning the lid.” Then both of them had turned the jar.',
        'To tie a shoe they needed a chair and a good deal of talk. The bow looked as though two people had made it. “Scratch my nose,” said {A}, “but don’t let go.” {H} scratched it with an elbow.'
      ]
    },
    {
      id: 'the-fly',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A fly stood in the air above the butter. You never get to see one like that. It had combed its eyes. All of its six feet were folded in, like somebody’s who is carrying a tray. “It was going to land there,” said {A}, and pointed.',
        'They moved the butter over by two fingers’ breadth. It was mean, but it couldn’t be left alone. “It’ll think that it’s miscounted,” said {H}. Then they were sorry, and put a crumb down where the butter had been.'
      ]
    },
    {
      id: 'the-sneeze',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the bus stop stood a lady who was about to sneeze. Both eyes were shut, and there was one finger under the nose. All round the lady people had begun to lean away. “How long is there left?” asked {A}. “Half a tick,” said {H}.',
        'A corner of handkerchief stuck out of the lady’s bag. It was as firm as tin. So {H} took {H}’s own, and hung it over the finger. It was clean, apart from a bit of banana. “Bless you,” said {A}, to have it done.'
      ]
    },
    {
      id: 'smell-of-bread',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Even the smells had stopped where they were. By the baker’s door stood a smell of bread, as wide as a cupboard. You walked in, and it was warm rolls. You walked out at the back, and it was gone. They went in and out three times.',
        '“I’d like one of those,” said {A}. But the rolls on the tray were like stones, and the jam in the window was like glass. You could look at everything. There was nothing that you could have. “It’s like a museum of breakfast,” said {A}.'
      ]
    },
    {
      id: 'not-a-sound',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It was quieter than night is. At night there’s the fridge. {H} hadn’t known that the fridge hummed, until it didn’t. {H} hummed it a little. {A} did the pipes. It wasn’t the same.',
        '“Do you think it’s noticed?” asked {H}. “Who?” “The fridge.” They laid one ear each against the door. It was neither warm nor cold. They patted it, and told it that they’d be quick.'
      ]
    },
    {
      id: 'face-to-face',
      A: 'same',
      spare: 7,
      paragraphs: [
        'People looked odd, when they had stopped. One was chewing, and one had an eye half shut. The postman stood on one leg, with the other a long way behind. “He’s running from something,” said {A}. They looked behind him. It was a very small goose.',
        'The goose had its neck out, and its beak open. There was the width of a biscuit left. {H} laid the lid of a pot in between, upright, with a stone behind it. “Now it’s fair,” said {H}. From the front the goose looked quite offended already.'
      ]
    },
    {
      id: 'the-ball',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A ball hung before a window. It was not far off, and it was round, and hard. Four children stood in the road with both hands in their hair. “We can’t catch that,” said {A}. “It’s got a run-up.”',
        'They stood the big pillow from the sofa against the pane. It took three hands and a chin. Then they looked at the four faces. “Shall we tell them?” asked {H}. They laid a slip of paper in the road. It said: NEARLY.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had stopped halfway through a yawn. {H} took hold of one of {A}’s fingers. “… aaah,” said {A}, and looked round. “What’s the milk doing there?” “It’s waiting,” said {H}. “You’ve got to hold on, or you’re off again.”',
        '{A} tried it. {A} let go, and was a statue with a raised eyebrow. {H} touched {A}’s ear. “… that’s good,” said {A}. “It’s like a nap with nothing in it.” They let {A} have another.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had seen the jug go. {A} was in the air already, with a look of great joy. There’d be milk in a moment. Nobody had ever been so nearly happy for so long.',
        '“Poor thing,” said {H}. They put a cushion where {A} would come down. They put a saucer beside it as well, a small one, with a bit left over from yesterday. It was only fair, for all that waiting.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had been in the middle of a story when time stopped. {A} took hold of one of {S}’s hands. “… and there he stood,” said {S}, “with no trousers on.” “Time’s stopped,” said {A}. {S} looked at the milk, and at the clock.',
        '“About time too,” said {S}. “It’s been running since I was a child.” {S} leaned back and told the end. It was a long one. Nobody was late for anything, and nothing on the stove got burnt.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was taken along too, in the middle, with a hand on either side. “Is it still now?” asked {S}. “It’s still now,” said {A}. They walked for a bit. “And now?” “It’s the same now,” said {A}. “It’s been that one all along.”',
        '{S} was pleased. “Then I’m still five minutes from my bath,” said {S}. It went on being true, all through the street, and it got better each time.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had just thrown a spoon. It was in the air, on its way to the wall. {H} touched one of {A}’s feet. {A} looked for the spoon on the floor, where they always were. It wasn’t there. It hung by the lamp, and shone.',
        '{A} gave it a long look. Then {A} threw a rusk as well, and that fell down, because {A} had been holding it. So it wasn’t {A}’s fault. It was the spoon that couldn’t do it.'
      ]
    },
    {
      id: 'no-bowl-left',
      A: 'partner',
      paragraphs: [
        'They set the big bowl under the ice cream, and a tray on the puddle. They pushed a stool in under the man. Then they saw somebody’s eggs. It took all the bowls, and three pots, and the bucket.',
        'When they got home the jug still hung there, and not one bowl was left. {A} turned round on the spot, and {H} had to turn as well. “What’s tall,” said {A}, “and doesn’t leak?” There stood {A}’s wellies.'
      ]
    }
  ],
  turn: [
    {
      id: 'tock',
      A: 'partner',
      paragraphs: [
        '{H} put the right welly under the white tongue. {A} held a cushion where the jug would come down. It was so quiet that they could hear themselves blink. “Ready?” whispered {A}. “Go on, time,” said {H}.',
        'Tock! The milk ran into the welly, to the very last drop. Outside it went plop, and clack, and oof. Then somebody laughed. “Whose stool is this?” called the man.'
      ]
    },
    {
      id: 'the-clock-hurries',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The clock went a bit faster than usual, to catch up. It said ticktock, ticktock, without a breath in between. “It’s got to make up for all that,” said {A}. By noon it was even again.',
        'They were both hungry, as if it had been hours. And it had been hours. They’d had them, and nobody else. “Then we’re older than the rest now,” said {H}. They measured at the door. You couldn’t see it yet.'
      ]
    },
    {
      id: 'finger-by-finger',
      A: 'same',
      spare: 15,
      paragraphs: [
        'It was strange to let go. {H} opened one finger, and the next. {A} did not stop. {A} went over to the window, quite alone, and came back. “Look,” said {A}. “I’m doing it by myself.”',
        'Both hands were warm, and a bit crumpled. {H} didn’t know what to do with the empty one. For a while it held a spoon. Later on it held {A} again, though nothing was stopping.'
      ]
    },
    {
      id: 'squelch',
      A: 'partner',
      paragraphs: [
        'Then the bell rang, and bowls came back. In the big one was a good half of the ice cream, for thanks. {H} and {A} ate it with one spoon. “There’s still the bucket,” said {A}, “and the pots. I’ll go round and fetch them.”',
        'It was wet outside. {A} put on the left welly, and took hold of the right one. “Stop!” cried {H}. It only works once. Squelch, said the right one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had stopped as well, with an open mouth.',
      '{names} stayed just so, in the middle of a blink.',
      { text: '{names} sat there like a photograph, each spoon in the air.', needs: ['hands'] },
      { text: '{names} stopped with a finger in the butter.', needs: ['hands'] }
    ],
    way: [
      '{names} stood quite still, like a thing to be walked round.',
      '{names} looked at the place where something had been a moment ago.',
      { text: '{names} held out a cup, and it was as firm as a rock.', needs: ['hands'] },
      { text: '{names} pointed at the jug, and went on pointing.', needs: ['hands'] }
    ],
    turn: [
      '{names} finished the blink.',
      '{names} looked for the milk on the floor, and did not find it.',
      { text: '{names} said the end of a word that had begun before.', needs: ['hands'] },
      { text: '{names} brought in the stool, with thanks from the man.', needs: ['hands'] }
    ]
  },
  bed: [
    'The welly was rinsed out, and stood on its head to dry. The milk jug was put in the middle of the table, well away from any whales.',
    '{H} washed, and went to bed. The clock said tick, and {H} waited a little, and it said tock.'
  ],
  last: [
    'Tick, said the clock, and tock, and in between {H} had fallen asleep.',
    'Nothing was about to fall any more but an eyelid, and {H} slept.'
  ]
})
