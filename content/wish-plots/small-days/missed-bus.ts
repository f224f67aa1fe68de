import { wishPlot } from '../wish-plot.ts'

export const missedBus = wishPlot({
  id: 'wish-missed-bus',
  wishes: ['missed bus', 'missed the bus', 'miss bus', 'misses bus', 'missing bus', 'missed school bus', 'late for the bus', 'late bus', 'bus left without', 'bus went without', 'bus drove off', 'bus drove away', 'bus left', 'ran for the bus', 'ran after bus', 'running for the bus', 'just missed bus', 'bus gone', 'missed number bus'],
  answers: ['we', 'missed', 'bus', 'the', 'school', 'this', 'morning', 'today', 'again', 'late', 'by', 'minute', 'second', 'seconds', 'ran', 'run', 'running', 'after', 'stop', 'driver', 'left', 'without', 'us', 'went', 'off', 'had', 'wait', 'waited', 'waiting', 'next', 'one', 'town', 'because', 'shoe', 'shoes', 'sock', 'just', 'always', 'home', 'our', 'nearly', 'almost'],
  except: ['crash', 'accident', 'alone', 'lost', 'rain', 'snow', 'walked', 'walk', 'cried', 'crying', 'tunnel', 'ghost', 'magic', 'flying', 'dragon', 'dinosaur', 'elephant', 'bear', 'robot', 'hospital', 'died', 'birthday', 'party', 'plane', 'train', 'forgot', 'bag', 'teddy', 'toy'],
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
        'At nine o’clock, in the square, a tin man came out of the clock and hit a bell. {H} wanted to see that. You got there on the number seven. But there had been a sock with its heel on top. When they came round the corner, there stood the bus, and shut its doors with a sigh.',
        '“Stop!” cried {H}, and waved. {A} waved with both arms. The driver saw them in the mirror and waved back. Then it was gone. They had missed the bus by one sock.'
      ]
    }
  ],
  way: [
    {
      id: 'friendly-people',
      A: 'partner',
      paragraphs: [
        '“It has to go round the park,” said {A}. “We’ll catch it at the church!” They ran straight across the grass. There was the church, and there was the bus, and the doors were just sighing. “Wait!” They waved with all they had.',
        'A woman with a fern nudged a man with a cake. They thought it very kind, and all waved back, to the last row. “Such friendly people, on the seven,” said {A}, out of breath.'
      ]
    },
    {
      id: 'the-heel',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They sat down on the bench, and {H} looked at that sock. It was still on with the heel on top, like a small nose. In the end there had been no time to turn it. “So it was for nothing,” said {A}. {H} turned it now.',
        'It took as long as a bus takes to shut its doors. They both noticed. “If I’d done it here,” said {H}, “we’d have been sitting up there with the fern.” The sock said nothing. It was very comfortable.'
      ]
    },
    {
      id: 'what-else-it-was',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It wasn’t just the sock,” said {A}. “It was the egg, too.” The egg had been too hot. Then the lift had been up on the sixth. And a neighbour had wanted to know how they were. “You said it in three sentences,” said {H}.',
        '“I could have said fine,” {A} admitted. They added it all up, with the egg and the third sentence. It came to four minutes. They’d missed it by one.'
      ]
    },
    {
      id: 'the-pole',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} gave the pole a kick. It hummed, all the way up to the sign. Then {H} had to hold on to one toe, and hop. “It didn’t do anything,” said {A}. “It’s only standing where the bus was.” {H} had not thought of it like that.',
        'It stood there day and night, and buses kept coming, and not one of them took it along. {H} gave it a pat. It hummed again, more softly.'
      ]
    },
    {
      id: 'how-it-looks-from-inside',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had once been on the inside. “Somebody was running,” said {A}, “with one arm in a coat. We all so wanted it to work. Nobody said a word. You could feel the whole bus lean back.” “And did it?” asked {H}.',
        '“It did. The coat was so red, and so happy, that three people got up.” {H} looked down the road. There was just the road. “Perhaps ours leaned back as well,” said {H}.'
      ]
    },
    {
      id: 'a-wave-for-all',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How do you wave so that it means stop?” asked {H}. They tried it on the bench. With the hand going left and right it was hello. Up and down, it was slow down, or a hen. {A} drew big rings with a whole arm. It meant, “Aeroplane, land here.”',
        'A postman on a bicycle got off and asked what he could do for them. “That was the one,” said {A}. They thanked him, and he went on, and looked round twice.'
      ]
    },
    {
      id: 'what-comes-past',
      A: 'same',
      spare: 6,
      paragraphs: [
        'If you’re on a bus you never see what comes next. Here it all came by. There was a lorry with a door on it. Then there was one with the house. A pram came, with a melon in it. “That’s a bald one,” said {A}, before it was near.',
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
        '“It’ll do it all the same,” said {A}. “It’s never missed.” {H} was not sure that this made it better.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once missed a bus on purpose,” said {S}. “There was somebody at the stop, with a very nice coat, who was waiting for another one. I let mine go. I said, oh dear.” “And then?” asked {A}. “Then I let the next go. I said oh dear four times.”',
        '“What did the coat say?” “The coat asked if I’d like to have the timetable read out to me.” {S} smiled. “I let it. It was a lovely timetable.”'
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
        '{A} had done all of the running from above, and had enjoyed each step. It shook so nicely. “A-a-a-a-a,” {A} had said, as far as the church. Now it was quiet, and nobody ran. {A} kicked, to set them off again.',
        'Somebody was going by with a trolley, and {A} waved. {A} was the only one who meant hello and got hello. It seemed to be quite easy, from there.'
      ]
    },
    {
      id: 'under-the-glass',
      A: 'partner',
      paragraphs: [
        'The next bus was in half an hour. “The tin man’ll do it without me,” said {H}. {A} wiped the glass on the pole and studied the map. From the church the seven went over the bridge and past the baths. The square was last of all. “And what’s after the last?” asked {A}.',
        '{H} followed the line with one finger. After the last stop came the first one. “It’s a ring!” said {H}. {A} turned round. Across the road there was another pole.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-side',
      A: 'partner',
      paragraphs: [
        '{A} took {H}’s hand, and they looked left, and right, and went across. Here the seven came from the other end. It opened its doors, and they hadn’t even waved. “The square’s the second stop, this way about,” said the driver.',
        'In the square it was one minute to nine. The little door sprang open. Out came the tin man with a jerk, and lifted the hammer. Dong! {H} counted all nine. At the last one a bus came round the corner. It was the one that they had missed.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 12,
      paragraphs: [
        'From the front they saw it all come by the wrong way round. There was the grass, with their own tracks in the dew. There was the corner where the bus had sighed. “That’s where we were late,” said {A}. It looked like any other corner.',
        'Nobody stood at their stop. {H} looked hard in case anybody was coming round at a run. If there had been, {H} would have told the driver what it means.'
      ]
    },
    {
      id: 'tin-hat',
      A: 'other',
      spare: 13,
      paragraphs: [
        'The tin man had a dent in the hat, which you could not see on the postcards. “That’s from the hammer,” said {A}. “Once, a long time ago, it swung too far.” It hadn’t stopped, though. It had done the rest of them a bit dizzily, and gone in.',
        '{H} was glad to have seen that from here. The dent was on the left. From the other bus it would have been on the wrong side.'
      ]
    },
    {
      id: 'eleven-past',
      A: 'same',
      spare: 14,
      paragraphs: [
        'When the tin man was back inside, they stayed a while, in case something had been forgotten. The little door had not quite shut. You could see one tin foot. “What does it do till ten?” asked {H}. “It stands there,” said {A}. “It’s in good time.”',
        'That was somebody who had never once come running round a corner. {H} was a bit sorry for the tin man. Nobody had ever waved.'
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
      { text: '{names} came behind, with an egg in a napkin.', needs: ['hands'] }
    ],
    way: [
      '{names} came across the grass last, and sat down in it.',
      '{names} puffed like a bus.',
      { text: '{names} waved once more, since it could do no harm.', needs: ['hands'] },
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
    'The socks for the morning were laid out, with the heels at the bottom. The shoes stood beside them, and both looked at the door.',
    '{H} washed, and got into bed with plenty of time to spare. Far off something sighed, and shut its doors.'
  ],
  last: [
    'The last seven of the night went round its ring, with nobody after it, and {H} was asleep.',
    'Nine had struck long ago, and {H} was in very good time, and slept.'
  ]
})
