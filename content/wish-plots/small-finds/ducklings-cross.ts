import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const ducklingsCross = wishPlot({
  id: 'wish-ducklings-cross',
  beginsElsewhere: true,
  wishes: ['ducklings road', 'duckling road', 'ducklings street', 'duckling street', 'ducklings crossing', 'duckling crossing', 'ducklings cross', 'ducklings crossed', 'ducklings traffic', 'ducklings cars', 'ducklings car stopped', 'ducks crossing', 'duck crossing', 'ducks cross', 'duck cross', 'ducks crossed', 'duck crossed', 'ducks crosses', 'ducks road', 'duck road', 'ducks street', 'duck street', 'ducks traffic', 'duck traffic', 'ducks cars', 'duck cars', 'ducks stop cars', 'bus ducks', 'bus stopped ducks', 'bus duck family', 'stopped ducks', 'stopped duck family', 'stopped ducklings', 'duck stops cars', 'duck stopped car', 'duck family road', 'duck family crossing', 'baby ducks road', 'baby ducks crossing', 'baby ducks traffic', 'mother duck road', 'duckies road', 'duckies crossing', 'ducklins road', 'ducklins crossing', 'duklings road', 'ducklings walking across', 'ducks walking across', 'ducks walked across', 'ducks waddling across', 'make way ducklings', 'ducks holding up', 'ducklings held up', 'ducklings highway', 'ducks highway', 'ducklings lane', 'ducks zebra', 'ducklings zebra', 'ducklings kerb', 'ducks waddle road'],
  answers: ['mother', 'mum', 'mummy', 'mama', 'mom', 'mommy', 'mamma', 'baby', 'babies', 'family', 'little', 'line', 'row', 'behind', 'her', 'all', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'busy', 'big', 'main', 'car', 'cars', 'bus', 'traffic', 'jam', 'driver', 'drivers', 'stop', 'stops', 'stopped', 'stopping', 'wait', 'waits', 'waited', 'waiting', 'everybody', 'everyone', 'whole', 'road', 'street', 'lane', 'highway', 'zebra', 'over', 'across', 'cross', 'crossing', 'crosses', 'crossed', 'walking', 'walked', 'walk', 'waddling', 'waddled', 'saw', 'seen', 'watched', 'today', 'yesterday', 'morning', 'pond', 'park', 'river', 'town', 'city', 'safely', 'safe', 'make', 'way', 'held', 'up', 'holding', 'hold', 'help', 'helped', 'helps', 'helping', 'home', 'school', 'small', 'tiny', 'fluffy', 'yellow', 'story', 'please', 'kerb', 'curb', 'pavement', 'going', 'their', 'let', 'pass', 'middle', 'sat', 'down'],
  except: [...NOT_WELL, 'run over', 'hit', 'knocked', 'killed', 'flat', 'goose', 'geese', 'swan', 'swans', 'ugly', 'chicken', 'hedgehog', 'toad', 'frog', 'police', 'accident', 'crash', 'drain', 'rubber', 'lorry', 'alone', 'motorway'],
  moods: ['first', 'waiting', 'proud'],
  out: true,
  company: ['duck', 'ducklings', 'duckling', 'kerb', 'cars', 'bus', 'driver', 'doormat', 'road', 'park', 'pond', 'gate', 'pavement'],
  about: 'A duck leads her ducklings over a busy road, and all the cars wait, but the kerb on the other side is taller than a duckling.',
  titles: ['Welcome, It Said', 'Taller Than a Duckling', '{H} and the New Doormat', 'The Bus Waits for a Duck', 'The One That Looked at Everything'],
  want: [
    {
      id: 'stepped-off',
      A: 'partner',
      paragraphs: [
        'On the far side of the busy road, a duck stepped off the kerb. Behind it, in a row, all the ducklings dropped off too. Plop, plop, plop. {H} stood by the park gate with {A}, and hugged the new doormat tight.',
        '“They want to get to the pond,” said {H}. “They’ve got to get across!” A bus was coming. It was a big one, and it was full. It slowed down, and hissed, and stopped. The duck did not even look up.'
      ]
    }
  ],
  way: [
    {
      id: 'all-the-cars',
      A: 'partner',
      paragraphs: [
        'Then everything stopped. The van behind the bus stopped, and so did the cars on the other side. For once the road was so quiet that they could hear the feet. Pat, pat, pat, went the duck. Pitter-patter-pitter, went the ducklings.',
        'The duck came right up to {H}, and hopped onto the pavement. The ducklings hopped too. Their beaks came up as far as the edge. Then they all fell over backwards. They tried it again, and fell again.'
      ]
    },
    {
      id: 'the-last-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        'One duckling had not got as far as the kerb. It had stopped on the white line to look at it. After that it looked at a bottle top. It looked at the front wheel of the bus, from the bottom to the top.',
        '“There’s always one,” said {A}. “Which of us is that?” asked {H}. {A} said nothing at all. But there was a stone in {A}’s pocket. With it were two leaves, and a very nice bit of string.'
      ]
    },
    {
      id: 'at-the-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        'From the back of the queue nobody could see any ducks. People leaned out and asked the car in front. “It’s ducklings,” said the first driver. “It’s dumplings,” said the second. “Somebody’s dropped a whole pan of dumplings.”',
        'By the post office it was an elephant. A man in a tie came running all along the pavement to see it. He looked over {H}’s shoulder at the ducklings. “I thought they were bigger,” he said. But he stayed.'
      ]
    },
    {
      id: 'bus-driver',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The bus driver put on her brake and opened her window. “I’m four minutes late,” she said. “Now I’m five.” She did not sound sorry. She had poured herself some tea, and was resting her chin on her arm.',
        '“What will you say to the people at the next stop?” asked {H}. The bus driver took a sip. “I’ll say I had to let some passengers off,” she said. “Very short ones. They needed a bit of time on the step.”'
      ]
    },
    {
      id: 'the-honk',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Somewhere a horn went beep. The duck looked round slowly, at one car after another, and last at a small green one. Its driver went pink. “It was my elbow,” he called.',
        '“QUACK,” said the duck. It had only been waiting to say so to somebody. “Now you’ve been honked at,” {A} told the man. He nodded, and folded both his elbows in.'
      ]
    },
    {
      id: 'pet-sits',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had seen the ducklings too. {A} stared and stared, as still as a teapot. The duck stared back. {H} thought that one of them would have to blink.',
        'It was {A}. After that {A} was very busy with a spot on the ground. One might have thought that {A} had never heard of ducks. The duck turned back to the ducklings. It had seen bigger things than that.'
      ]
    },
    {
      id: 'elder-slow',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I like how that duck does it,” said {S}. “No running. No saying sorry. Just walking.” {S} lifted {S}’s chin and took a few steps along the pavement, with both feet turned out.',
        '“You’ve got it,” said {A}. “Now you need some children behind you.” {S} looked back. There was {A}, with {A}’s feet turned out. There was the man from the florist’s, too, carrying a pot. He had only been going that way.'
      ]
    },
    {
      id: 'child-counts',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} tried to count the ducklings. But they would not keep still, and each time one fell over it took two others with it. “Can’t you all hold hands?” asked {S}.',
        '{A} tried as well, from the other end. They came to two different numbers, and they added one for the white line. “How does a duck know that they’re all there?” asked {S}. “It listens,” said {A}. Peep, said every one of them, all the time.'
      ]
    },
    {
      id: 'baby-peep',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} looked over the kerb. “Peep,” said {A}. All the ducklings turned round. They looked at the round face up there. It had very little hair and no beak, and yet it spoke quite well.',
        '“Peep,” they said back. It went to and fro for some time. {H} would have liked to know what about. The duck heard every word of it, and did not seem worried.'
      ]
    },
    {
      id: 'guest-late',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '“I’d been wondering what to write home about,” said {A}. “I’ve seen your post office and I’ve seen your bridge. Nobody told me that you stop the buses for ducks.” “Don’t you, where you live?” asked {H}.',
        '{A} thought about it. “We stop for cows,” said {A}. “But you have to, with cows. A duck you stop for because you want to.” And {A} looked the whole time as pleased as if the ducks had been ordered specially.'
      ]
    },
    {
      id: 'like-this',
      A: 'partner',
      paragraphs: [
        '“You do it like this,” called {H} from the pavement, and jumped, with both feet. The ducklings watched closely. They jumped too. They fell over backwards as before, only further. The duck had seen enough. It climbed down to them and sat in the gutter, and they all crept in underneath.',
        'Now nothing moved at all, and the bus had switched off its engine. {A} knelt on the pavement and bent down, nearly as low as the ducklings. “They can jump very well,” said {A}. “But from down here it’s a wall. It’s taller than they are, and there’s nothing to step on.”'
      ]
    }
  ],
  turn: [
    {
      id: 'doormat',
      A: 'partner',
      paragraphs: [
        '“Then they need a step,” said {H}. {H} looked along the kerb, and down at the doormat. It was thick and brown and bristly. {H} gave it to {A}. “Hang it over the edge,” said {H}, “like a tongue.” {A} laid it halfway over, so that it sloped down to the road. On top, in big letters, it said WELCOME.',
        'They both took three steps back and stood still. The duck stretched its neck. It put one foot on the mat, and then the other. Up it walked, over the W and over the E. After it came the ducklings, holding on by the bristles, up and up and over the top. Then they all ran through the gate to the pond.'
      ]
    },
    {
      id: 'wiped-feet',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The last duckling stopped halfway, for it had never met an L before. It looked down it and along it. Nobody in all those cars said a word.',
        'Then its mother called, and it ran. At the top it turned round once more and rubbed its feet in the bristles, left and right. “It’s wiping them,” whispered {H}. “I’ve never seen anybody here do that,” said {A}.'
      ]
    },
    {
      id: 'cars-go-on',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then the bus hissed, and the cars rolled on, one after another. They went slowly at first, as people do when they come out of a cinema. Everybody who passed looked at the mat, and some of them even waved at it, very politely.',
        'The small green car came last. Its driver kept both hands on the wheel and his elbows in. “Thank you,” he said to {H}, out of his window. “What for?” asked {A}. “I don’t know,” said the man, and drove away smiling.'
      ]
    },
    {
      id: 'the-pond',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Through the park gate it was all downhill. The duck walked ahead, and the row behind it got longer, and shorter, and longer again. At the water nobody stopped to think. The duck was in, and then they all were. Each of them pulled a small V along behind.',
        'Soon there was nothing left to see but water. {H} shook out the mat and rolled it up again. “It’s been used,” said {H}. “It’s been a doormat,” said {A}, “which is more than it was in the shop.” They walked home with it, on their own side of the road.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stopped at the gate as well, and leaned out to see.',
      '{names} kept as quiet as the bus.',
      { text: '{names} held up one hand to the bus, to say thank you.', needs: ['hands'] },
      { text: '{names} put down the shopping, for this would take a while.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed well back, and breathed through the nose.',
      '{names} peeped once or twice, quite quietly.',
      { text: '{names} held up one thumb to measure a duckling.', needs: ['hands'] },
      { text: '{names} waved to the people at the back of the bus.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed at the end of the row, as far as the water.',
      '{names} sniffed at the mat, and it smelled of pond.',
      { text: '{names} held the park gate open, as wide as it would go.', needs: ['hands'] },
      { text: '{names} brushed a bit of down out of the bristles.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the mat lay down in front of the door. There were small wet prints all over the W, and everybody stepped round them.',
    '{H} washed and got into bed. By now the ducklings would all be in under the duck again. Only their feet would stick out.'
  ],
  last: [
    'The road was empty, and the pond was still, and {H} was asleep.',
    'Nothing stuck out of the blanket but one foot, and {H} was asleep.'
  ]
})
