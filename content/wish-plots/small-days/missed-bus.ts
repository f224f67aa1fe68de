import { wishPlot } from '../wish-plot.ts'

export const missedBus = wishPlot({
  id: 'wish-missed-bus',
  beginsElsewhere: true,
  wishes: ['missed bus', 'missed the bus', 'miss bus', 'misses bus', 'missing bus', 'missed school bus', 'late for the bus', 'late bus', 'bus left without', 'bus went without', 'bus drove off', 'bus drove away', 'bus left', 'ran for the bus', 'ran after bus', 'running for the bus', 'just missed bus', 'bus gone', 'missed number bus'],
  answers: ['we', 'missed', 'bus', 'the', 'school', 'this', 'morning', 'today', 'again', 'late', 'by', 'minute', 'second', 'seconds', 'ran', 'run', 'running', 'after', 'stop', 'driver', 'left', 'without', 'us', 'went', 'off', 'had', 'wait', 'waited', 'waiting', 'next', 'one', 'town', 'because', 'shoe', 'shoes', 'sock', 'just', 'always', 'home', 'our', 'nearly', 'almost'],
  except: ['crash', 'accident', 'alone', 'lost', 'rain', 'snow', 'walked', 'walk', 'walking', 'foot', 'cried', 'crying', 'tunnel', 'ghost', 'magic', 'flying', 'dragon', 'dinosaur', 'elephant', 'bear', 'robot', 'hospital', 'died', 'birthday', 'party', 'plane', 'train', 'forgot', 'bag', 'teddy', 'toy', 'trip', 'walk home', 'walked home'],
  moods: ['late', 'change', 'losing', 'lost'],
  out: true,
  company: ['bus', 'fern', 'cake', 'tin man'],
  about: 'They miss the bus and wave, and the driver waves back; they miss it at the church as well, and all the passengers wave; but the number seven goes in a ring, and a ring has two sides.',
  titles: ['They Waved Back', 'A Fern and a Cake Went By', 'The Number Seven Is Round', '{H} and the Tin Man', 'It Was Only a Sock'],
  want: [
    {
      id: 'a-sock',
      A: 'partner',
      paragraphs: [
        'At nine o’clock, in the square, a tin man came out of the clock and hit a bell. {H} wanted to see that. You got there on the number seven. But {H}’s sock had been on upside down, and that took time. When they came round the corner, the bus was just shutting its doors with a sigh.',
        '“Stop!” cried {H}, and waved. {A} waved with both arms. The driver saw them in the mirror and waved back, and the bus was gone. They had missed the bus by one sock.'
      ]
    }
  ],
  way: [
    {
      id: 'friendly-people',
      A: 'partner',
      paragraphs: [
        '“It has to go round the park,” said {A}. “We’ll catch it at the church!” They ran straight across the grass. At the church the doors were just sighing. “Wait!” They waved with all they had.',
        'A woman with a fern nudged a man with a cake. Everybody in the bus thought that they were saying goodbye, and waved back, to the last row. “Such friendly people, on the seven,” said {A}, out of breath.'
      ]
    },
    {
      id: 'the-heel',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They sat down on the bench, and {H} looked at that sock. In the end there had been no time to turn it. The heel still sat on top, like a small nose. {H} turned it now.',
        'It took as long as a bus takes to shut its doors. They both noticed. “If I’d done it here,” said {H}, “we’d have caught it.”'
      ]
    },
    {
      id: 'what-else-it-was',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It wasn’t just the sock,” said {A}. “It was the egg, too.” The egg had been too hot. Then a neighbour had asked how they were. “You told her in three sentences,” said {H}.',
        '“I could have said fine,” {A} admitted. They added it all up, the sock, the egg and the sentences. It came to four minutes. They’d missed it by one.'
      ]
    },
    {
      id: 'the-pole',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} gave the pole a kick. It hummed, all the way up to the sign. Then {H} had to hold on to one toe, and hop. “It didn’t do anything,” said {A}. “It’s only standing where the bus was.” {H} had not thought of it like that.',
        '{H} gave it a pat. It hummed again, more softly.'
      ]
    },
    {
      id: 'how-it-looks-from-inside',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had once been on the inside. “Somebody was running,” said {A}, “with one arm in a red coat. Everybody in the bus held their breath.” “And did the driver wait?” asked {H}.',
        '“That time, yes,” said {A}, “and we all clapped.” {H} looked down the empty road. “Perhaps ours held their breath as well,” said {H}.'
      ]
    },
    {
      id: 'a-wave-for-all',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How do you wave so that it means stop?” asked {H}. They tried it on the bench. With the hand going left and right it was hello. Up and down, it was slow down, or a hen. {A} drew big rings with a whole arm. That one meant, “Aeroplane, land here.”',
        'A postman on a bicycle got off and asked what he could do for them. “So that’s the one for stop,” said {A}. They thanked him, and he rode on, and looked round twice.'
      ]
    },
    {
      id: 'what-comes-past',
      A: 'same',
      spare: 6,
      paragraphs: [
        'If you’re on a bus you never see what comes next. Here it all came by. There was a lorry with half a house on it. A pram came, with a melon in it. “That’s a bald baby,” said {A}, from far off.',
        'Then there was nothing for a bit. Then came a pigeon, on foot. “It’s missed it too,” said {H}, and moved over, to make room by the bench.'
      ]
    },
    {
      id: 'the-wrong-seven',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“There!” cried {A}. Far down the road something red had come round the bend, and it was tall. They stood up, and held their money ready. It was a fire engine on its way to be washed. The people in it saw four arms up in the air.',
        'They waved back. “Everybody’s so nice today,” said {A}. {H} sat down on both hands, so that it did not happen again.'
      ]
    },
    {
      id: 'the-tin-man-waits',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Couldn’t the tin man wait?” asked {H}. “It’s on a rail,” said {A}. “When it’s nine, it’s got to come. It doesn’t know if there’s anybody down there.” {H} thought of it. There it came, out of its little door, and lifted the hammer, and nobody looked up.',
        '“It’ll do it all the same,” said {A}. “It’ll do it again tomorrow.” But {H} had wanted to see it today.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once missed a bus on purpose,” said {S}. “There was a man at the stop, with a very nice coat, who was waiting for another bus. I let mine go. I said, oh dear.” “And then?” asked {A}. “Then I let the next go. I said oh dear four times.”',
        '“What did the coat say?” “He asked if I’d like him to read me the timetable.” {S} smiled. “It was a lovely timetable.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} played bus meanwhile, and was number seven. {S} stood by the pole, with puffed cheeks, and waited until {A} came running. Then {S} sighed, and went. “That’s just what it did!” cried {A}.',
        'They did it nine times. Each time {A} was a bit faster, and each time {S} was just a bit too soon. “When may I get on?” asked {A}. “It’s only fun for the bus,” said {S}, “if you don’t.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had been carried all the way, and had enjoyed each step. It shook so nicely. “A-a-a-a-a,” {A} had said, as far as the church. Now it was quiet, and nobody ran. {A} kicked, to set them off again.',
        'Somebody was going by with a trolley, and {A} waved. {A} meant hello, and got hello.'
      ]
    },
    {
      id: 'under-the-glass',
      A: 'partner',
      paragraphs: [
        'The next bus was in half an hour. “The tin man’ll do it without me,” said {H}. {A} studied the map on the pole. From the church the seven went over the bridge and past the baths. The square was last of all. “And what’s after the last?” asked {A}.',
        '{H} followed the line with one finger. After the last stop came the first one. “It’s a ring!” said {H}. {A} turned round. Across the road there was another stop, for the buses that went the other way round.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-side',
      A: 'partner',
      paragraphs: [
        '{A} took {H}’s hand, and they looked left, and right, and went across. Here the seven came from the other end. It opened its doors, and they hadn’t even waved. “This way round, the square’s only two stops,” said the driver.',
        'In the square it was one minute to nine. The little door sprang open. Out came the tin man with a jerk, and lifted the hammer. Dong! {H} counted all nine. At the last one a bus came round the corner. It was theirs.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 12,
      paragraphs: [
        'On the bus they had sat right at the front. It had all come by the wrong way round. There was the grass, with their own tracks in the dew. There was the corner where the bus had sighed. “That’s where we were late,” said {A}. It looked like any other corner.',
        'Nobody had stood at their stop. {H} had looked hard, in case anybody was running and waving. {H} would have told the driver what that means.'
      ]
    },
    {
      id: 'tin-hat',
      A: 'other',
      spare: 13,
      paragraphs: [
        'The tin man had a dent in the hat, which you could not see on the postcards. “That’s from the hammer,” said {A}. “Once, a long time ago, it swung too far.” It had gone on hammering, a bit dizzily.',
        '{H} thought that it looked rather good with a dent.'
      ]
    },
    {
      id: 'eleven-past',
      A: 'same',
      spare: 14,
      paragraphs: [
        'When the tin man was back inside, they stayed a while, in case something had been forgotten. The little door had not quite shut. You could see one tin foot. “What does it do till ten?” asked {H}. “It stands there,” said {A}. “It’s never late.”',
        'That was somebody who had never once come running round a corner. {H} waved at the foot.'
      ]
    },
    {
      id: 'they-were-here',
      A: 'partner',
      paragraphs: [
        'The bus sighed, and out got the fern, and then the cake. They stopped, and looked at {H}, and at {A}, who was still red. “How did you get here before us?” asked the man with the cake.',
        '“We missed the bus,” said {H}, and waved.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran as well, and came to a stop behind {H}.',
      '{names} looked after the bus, till it was small.',
      { text: '{names} waved too, with whatever was in one hand.', needs: ['hands'] },
      { text: '{names} came behind, with half a breakfast in a napkin.', needs: ['hands'] }
    ],
    way: [
      '{names} came across the grass last, and sat down in it.',
      '{names} puffed like a bus.',
      { text: '{names} waved once more, just in case.', needs: ['hands'] },
      { text: '{names} held a hand to one side, where it hurt.', needs: ['hands'] }
    ],
    turn: [
      '{names} got in last, and the doors waited.',
      '{names} looked up at the little door, and did not blink.',
      { text: '{names} counted along, on nine fingers.', needs: ['hands'] },
      { text: '{names} held the cake for a moment, and gave it back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The socks for the morning were laid out, with the heels at the bottom. The shoes stood beside them, pointing to the door.',
    '{H} washed, and got into bed with plenty of time to spare. Far off something sighed, and shut its doors.'
  ],
  last: [
    'The last seven of the night went round its ring, with nobody after it, and {H} was asleep.',
    'Nine had struck long ago, and {H} was in very good time, and slept.'
  ]
})
