import { wishPlot } from '../wish-plot.ts'

export const trains = wishPlot({
  themes: ['trains'],
  except: ['tram', 'trams', 'metro'],
  answers: ['railroad', 'steam', 'locomotive'],
  about: 'A train of boxes has to reach the window before the evening train hoots, and the rails run out halfway.',
  titles: ['Eleven Rails', 'The Train That Ran Out of Track', '{H} Has to Be at the Window', 'One Hoot Back', '{H} and the Evening Train'],
  moods: ['late'],
  want: [
    {
      id: 'hoot',
      A: 'partner',
      paragraphs: [
        'Every evening, far away, a train hooted once on its way to the sea. And every evening {H} heard it too late to hoot back. Tonight {H} meant to be at the window in time, and by train.',
        'The train was two boxes tied together. {H} was the driver and sat in the front one, and {A} got in behind. “Where are the rails?” asked {A}. “A train without rails is only a box.”'
      ]
    }
  ],
  way: [
    {
      id: 'spoons',
      A: 'partner',
      paragraphs: [
        'So they laid a railway, out of wooden spoons and rulers and belts. They made it very straight. It had eleven rails, and it went from the door as far as the table. From there to the window it was just as far again.',
        '“Is there any more?” asked {H}. {A} looked in all the drawers. There were only forks, and no engine can run on forks.'
      ]
    },
    {
      id: 'steering',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Couldn’t you just steer round the table?” asked {A}. “There isn’t a wheel for that,” said {H}. “A train driver can’t steer. The rails know the way, and the driver only says how fast.”',
        '“I’ll like it better without steering,” said {A}, and held on to the sides of the box. {A} knew how {H} drove.'
      ]
    },
    {
      id: 'signal',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Red,” said {A} on the way to the table, and held up a tomato. The train stopped at once, or very nearly. “A real one needs a mile to stop,” said {H}. “You’d have to show me the tomato much sooner. You’d have to show me at breakfast.”',
        '“And what’s green?” {A} had thought of that, and held up a cucumber. They set off again so smoothly that the cucumber was not even bent.'
      ]
    },
    {
      id: 'rail-noise',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Why does it go clickety-clack?” asked {A}. “There’s a gap between two rails,” said {H}, “because they get longer when it’s hot.” They got down to look. Between the spoon and the ruler there was one as wide as a pea. {A} put a pea in it. It went clickety-squash after that, but only the once.'
      ]
    },
    {
      id: 'cow',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'There was a cow on the line. It was {A}, and it was very comfortable. {H} hooted at it. {H} waved a flag, which was a sock. A train may not go round a cow, so it had to wait like everybody else.',
        'At last {H} got out and asked {A} to come along, and made some room in the box. After that there was a cow on the train. It paid nothing.'
      ]
    },
    {
      id: 'tunnel',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“We’ll want a tunnel,” said {A}, and hung a blanket over two chairs. Inside it was brown and smelled of biscuits, and the boxes sounded twice as big.',
        'In the middle {H} slowed down. “Why are we stopping?” asked {A}. “We’re not stopping. Trains always go slowly where it’s nice.” They came out with their hair standing up, and the lamp seemed very bright.'
      ]
    },
    {
      id: 'off-the-end',
      A: 'partner',
      paragraphs: [
        '{H} tried it with speed. They pushed off with their hands and rattled past the chairs. At the table the train ran off the end and sat down on the carpet. They tried it faster, and it sat down in the same place.',
        '{A} looked back to the door. “We’ve got eleven rails,” said {A}, “and we’re sitting on two. The others are behind us, and they’re not doing anything.” {H} turned round. There they lay, a long row of rails that nobody needed any more.'
      ]
    },
    {
      id: 'ticket',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Tickets, please,” said {H}, since the train was standing anyway. {A} searched in every pocket and found a bus ticket, a leaf and half a biscuit. {H} looked at all three. The leaf was out of date.',
        'Somebody had to punch the ticket, so that nobody could use it twice. {H} bit a hole in the biscuit. “Change at the table,” said {H}, and handed back what there was.'
      ]
    },
    {
      id: 'elder-guard',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} stood by the line with a tea towel over one arm. “When I was little, we put our ears to the rails,” said {S}. “You could hear a train before you saw it.” {A} got out, and put one ear to a wooden spoon.',
        '“What can you hear?” asked {S}. “Soup,” said {A}. {S} nodded. “That’ll be the six o’clock.”'
      ]
    },
    {
      id: 'child-loo',
      A: 'child',
      spare: 7,
      paragraphs: [
        '{A} asked what there was to eat on this train. “You’re sitting on it,” said {H}. {A} stood up. There lay a raisin. It had been on the train for some time, and it was rather flat.',
        '“Is there only one?” asked {A}. “It’s a short train,” said {H}. They shared it. It was not easy, but the knees of both were very close together, and that helped.'
      ]
    }
  ],
  turn: [
    {
      id: 'announce',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Ladies and gentlemen,” said {H} through a newspaper. “We’re standing here because we’ve run out of railway.” {A} leaned out and looked along the carpet. “When do we go on?” asked {A}.',
        '“When the driver’s had an idea,” said {H}, and thought hard. {A} told the passengers, who were two cushions. “The driver’s thinking,” said {A}. “You can see it from behind.”'
      ]
    },
    {
      id: 'behind-to-front',
      A: 'partner',
      paragraphs: [
        '“Hand me those,” said {H}. {A} went back for an armful, sat down again, and handed one forward. {H} leaned out and laid it down in front. They rolled as far as that. “Next,” said {H}.',
        'So they went on, past the table and along the sofa, where no train had ever been. Behind them there was no railway any more. “And if we have to go back?” asked {A}. “It’s the same thing,” said {H}, “only you drive.”'
      ]
    },
    {
      id: 'whistle-stop',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They had a rhythm by now. {A} said “rail,” and {H} said “thank you,” and the box said “rumble.” Rail, thank you, rumble. Rail, thank you, rumble.',
        'After twenty of those {A} said “thank you” by mistake, and {H} said “rumble.” The train stood still until they had stopped laughing. From then on it was a station, and it was called Thank You.'
      ]
    },
    {
      id: 'clock',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“How late is it?” asked {H} without looking up. {A} could see the clock from the back. “We’ve got time for three rails.” It needed four. {H} leaned out of the front as far as both arms would go.',
        'The fourth rail was {H}’s own cardigan, taken off in a hurry. It lay there with its sleeves out straight, and they rolled over it and never felt a button.'
      ]
    },
    {
      id: 'passing-place',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Beside the sofa the train stopped at a very small station. It was a slipper. {A} got out, and looked at the view, and got in again. “Nice place,” said {A}. “Nobody about.”',
        '“Somebody lives there in the mornings,” said {H}, and gave the slipper a short hoot. “Now it can go to work by train.”'
      ]
    },
    {
      id: 'two-hoots',
      A: 'partner',
      paragraphs: [
        'The front box bumped against the wall under the window, and they opened it a crack. “The train won’t hear you,” said {A}. “It’s much too far.” Then there it was, from far away, long and low: hoot.',
        '{H} took a deep breath and hooted back. They listened. There was a car door, and nothing else. And then, already nearly at the sea, the train hooted a second time. It had never done that before.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} saw them off from the mat, which was the platform.',
      '{names} got in behind, as the very last coach.',
      { text: '{names} waved a green hanky, although there were no rails so far.', needs: ['hands'] },
      { text: '{names} lent the railway a belt, and walked very carefully after that.', needs: ['hands'] }
    ],
    way: [
      '{names} puffed up to the table, and got off where it stopped.',
      '{names} lay down beside the line, as a hill with a view.',
      { text: '{names} straightened a ruler that had jumped.', needs: ['hands'] },
      { text: '{names} pulled out the last drawer, and it was all string.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran ahead to the window, and hooted a bit too early.',
      '{names} sat down on the end of the line, and had to move with it.',
      { text: '{names} passed a wooden spoon on, from the back to the front.', needs: ['hands'] },
      { text: '{names} held up a cucumber, and that meant go.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons went back to the kitchen, and the rulers and the belts to their drawers. The two boxes stayed under the window, which was the end of the line now.',
    '{H} washed with one ear towards the window. The bed stood quite straight against the wall. {H} got in and was the driver of it, and drove very slowly.'
  ],
  last: [
    'Nothing was late any more. {H} was asleep, and the train was at the window.',
    'All the rails had been put away, and the bed rolled on without them, with {H} asleep.'
  ]
})
