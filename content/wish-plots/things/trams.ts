import { wishPlot } from '../wish-plot.ts'

export const trams = wishPlot({
  id: 'wish-trams',
  beginsElsewhere: true,
  wishes: ['tram', 'trams', 'tramway', 'streetcar', 'streetcars', 'tram driver'],
  answers: ['driver', 'drivers', 'rails', 'bell', 'riding', 'ride', 'number', 'yellow', 'red', 'green', 'blue', 'city', 'street', 'town', 'stop', 'tickets', 'train', 'trains'],
  except: ['why', 'dragon', 'broke', 'museum'],
  company: ['driver', 'man'],
  moods: ['waiting', 'first'],
  out: true,
  about: 'The hero wants the front seat of the tram, has to sit at the very back, and finds out how a tram turns round.',
  titles: ['What the Back Needs a Wiper For', 'The Man with the Cake', '{H} Takes the Tram', 'A Tram Never Turns Round', 'The Seat behind the Driver'],
  want: [
    {
      id: 'front-seat',
      A: 'partner',
      paragraphs: [
        'The tram came round the corner with its bell going, ting-ting. {H} wanted the seat right at the front, behind the driver, where you see everything first. But a man with a cake sat there. {H} and {A} had to go to the very back.',
        'There was a big window at the back too. It showed only what was over already.'
      ]
    }
  ],
  way: [
    {
      id: 'bell',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Ting-ting, said the tram to a pigeon. “Where’s the bell?” asked {H}. {A} leaned out to see. “The driver does it with one foot,” said {A}. “There’s a button on the floor.”',
        '{H} tried the floor at the back with one heel. It said thunk. A lady drew in her shopping. “You have to be at the front for that,” said {H}.'
      ]
    },
    {
      id: 'one-arm',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Over the street hung a wire, and the tram held on to it with one arm. “That’s so that it doesn’t fall over,” said {A}. {H} watched the arm. It slid along the wire and never let go.',
        '“It’s drinking,” said {H}. “There’s electricity in there. It drinks all the way.” {A} looked up. “No wonder it hums,” said {A}.'
      ]
    },
    {
      id: 'nearly',
      A: 'partner',
      paragraphs: [
        'At the next stop {H} got up to try again. {H} got as far as the middle. Then the doors opened, and sixteen people came in with bags. {H} was carried back with them, and put down beside {A}. “How was it?” asked {A}. “Full of coats,” said {H}.',
        '{A} had been looking at the back window. “There’s a wiper on it,” said {A}. “What does the back of a tram need a wiper for?” {H} looked as well. There was also a lamp out there, and it was not lit. Behind a little glass door stood a chair with nobody on it.'
      ]
    },
    {
      id: 'bend',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The tram went round a corner, and it bent in the middle like a worm. For a moment they could see their own front through the side window. “There we go,” said {A}.',
        '{H} saw the driver, and behind the driver the man with the cake. “He’s ahead of us,” said {H}. “He’s in the same tram,” said {A}. “He’s in it sooner,” said {H}.'
      ]
    },
    {
      id: 'straps',
      A: 'other',
      spare: 4,
      paragraphs: [
        'From the ceiling hung straps to hold on to. {A} held on to a strap, and {H} held on to {A}. When the tram started, they leaned one way. When it stopped, they leaned the other way.',
        'All the people leaned like that at the same time. None of them said a word about it. “They’ve practised,” whispered {H}.'
      ]
    },
    {
      id: 'ticket-hole',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The machine bit a hole in each of their tickets and said ping. {H} held the hole up to one eye. There was room in it for one person at a time.',
        '{H} looked at {A}, and at a lady, and at a dog in a basket. Last of all {H} looked to the front. “I can see the cake,” said {H}. “It’s got cherries.”'
      ]
    },
    {
      id: 'the-voice',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A voice in the ceiling told them the next stop. It was the Old Bridge. It told them again, in case they had not believed it.',
        '“Does it live up there?” asked {H}. {A} said that it was a very small lady with a map. So at the Old Bridge {H} said thank you to the ceiling. “Mind the doors,” said the voice, and it sounded pleased.'
      ]
    },
    {
      id: 'plant',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A lady got in with a plant as tall as the door. It stood in the middle and looked out over everybody. “It’s got a better place than we have,” said {H}.',
        'At the next stop it got out again, in her arms, and waved with all its leaves. One had come off and stayed behind. “That’ll be its ticket,” said {A}, and {H} laid it on the seat beside them.'
      ]
    },
    {
      id: 'behind-us',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A car came up behind them. It could not get past, and {H} looked straight into it. The man in it drummed on the wheel. He had a sandwich on the dashboard.',
        '{H} waved. It took him two stops. Then one finger came up off the wheel, and waved back. “He didn’t want to,” said {A}, “but you’re all he’s got to look at.”'
      ]
    },
    {
      id: 'pet-ticket',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was going too, so there had to be half a ticket for {A}. Nobody asked to see it, and that was a pity.',
        'The street slid away backwards. {A} looked out at it, as calm as anything, as if all streets did that. “You don’t mind where you sit,” said {H}. {A} did not even mind not being told.'
      ]
    },
    {
      id: 'elder-flap',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In our old tram you could tip the seats,” said {S}. “At the last stop we went along and tipped them all, clack, clack, clack. Then they looked the other way.”',
        '“What for?” asked {A}. {S} began to answer, and thought better of it. “You’ll see,” said {S}, and looked out of the back window as happily as anything.'
      ]
    },
    {
      id: 'child-names',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} waved to every single stop when it was over. “Goodbye, bench,” said {S}. “Goodbye, bin. Goodbye, man who’s too late.”',
        'The man had run, and he stood there with his hat in his hand. “Why don’t you tell him when the next one comes?” asked {A}. “In ten minutes!” called {S} through the glass, and held up all the fingers there were.'
      ]
    },
    {
      id: 'how-it-turns',
      A: 'partner',
      paragraphs: [
        '“And how does it turn round, when the street comes to an end?” asked {H}. {A} thought that a great many people came out and lifted it. “They’d squash their fingers,” said {H}. {H} looked at the wiper again, and at the chair. It was a very good chair, for nobody.'
      ]
    }
  ],
  turn: [
    {
      id: 'last-stop',
      A: 'partner',
      paragraphs: [
        'At the last stop everybody got off, and the man with the cake did too. “Now!” said {A}. “The front’s free. Run!” {H} had one leg out already. Then {H} saw the driver come down the tram, with a bag and a key. “Wait,” said {H}, and sat down again. “I think this is the front now.”',
        'The driver unlocked the little glass door and sat down on the chair. Outside, the lamp went on. The wiper wiped once, to see if it could. “A tram never turns round,” said the driver to {H}. “I do.”'
      ]
    },
    {
      id: 'warm-seats',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was quite still in there, with all the seats empty. They stood in two rows and looked at the back of each other’s heads. On one lay a glove, and on another a cherry.',
        '“That’s off the cake,” said {A}. The driver took the glove along for the lost property. The cherry was not anybody’s property any more. A pigeon at the stop had it.'
      ]
    },
    {
      id: 'other-tram',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Another tram came the other way, with its lamp on. The two drivers lifted one hand each, as tram drivers do. {H} lifted one hand as well, at just the same time.',
        'When it had gone by, they saw its back. Right up against the glass sat somebody small and cross, with nothing to look at. “Sit still,” said {H}, though it could not be heard. “You’re at the front.”'
      ]
    },
    {
      id: 'ting-ting',
      A: 'partner',
      paragraphs: [
        'Ting-ting. Off they went, the other way. Now the back was the front. The rails ran towards them and under them, and {H} saw everything first.',
        'Halfway home a man got in with an empty cake box. He nodded to them. Then he went right through to the other end, where the front had been, and sat down. {H} and {A} looked at each other. “Shall we tell him?” asked {A}. “He’ll see,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got the middle of the tram, and a pole.',
      '{names} leaned over at the corner, on to a lady with flowers.',
      { text: '{names} held the strap, and the strap swung the whole way.', needs: ['hands'] },
      { text: '{names} rang the bell, and it was the wrong one.', needs: ['hands'] }
    ],
    way: [
      '{names} budged up for a bag, and then for the owner of the bag.',
      '{names} rode backwards for a while, and waved at where they had been.',
      { text: '{names} rubbed a peephole on the back window.', needs: ['hands'] },
      { text: '{names} counted the bags on the tram, and had to begin again at each stop.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat up very straight, because of being at the front after all.',
      '{names} swayed along with the wiper, once to each side.',
      { text: '{names} saluted the driver, with a glove.', needs: ['hands'] },
      { text: '{names} showed the same ticket, the other way round.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} put the two tickets on the shelf, side by side. Neither of them was at the back.',
    '{H} rinsed off the day, and lay down with {H}’s head where the feet went as a rule. “A bed never turns round,” said {H}. “I do.”'
  ],
  last: [
    'Far off something went ting-ting, just once, and {H} was asleep.',
    'The lamps of the tram were out, front and back, and {H} slept.'
  ]
})
