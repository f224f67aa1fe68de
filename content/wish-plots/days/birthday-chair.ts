import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

/** The birthday of a grown-up of the family, who is {A}. */
export const birthdayChair = wishPlot({
  id: 'wish-birthday-chair',
  star: 'kin',
  starIsGrown: true,
  nothingElse: true,
  wishes: ['grandma’s birthday', 'birthday', 'birthdays', 'birthday party', 'birthday cake', 'birthday tea', 'birthday treat', 'birthday lunch', 'birthday dinner', 'birthday meal', 'birthday present'],
  answers: [...WHICHEVER_RELATIVE, ...WHICHEVER_RELATIVE.map((word) => `${word}s`), 'party', 'parties', 'cake', 'cakes', 'baked', 'baking', 'bake', 'made', 'make', 'making', 'we', 'us', 'it', 'is', 'it’s', 'its', 'today', 'tomorrow', 'yesterday', 'weekend', 'saturday', 'sunday', 'friday', 'monday', 'tonight', 'soon', 'happy', 'having', 'has', 'have', 'had', 'going', 'go', 'went', 'come', 'coming', 'comes', 'to', 'for', 'at', 'in', 'with', 'on', 'of', 'big', 'special', 'family', 'friends', 'guests', 'whole', 'everyone', 'everybody', 'together', 'celebrate', 'celebrating', 'celebrates', 'celebrated', 'celebration', 'present', 'presents', 'gift', 'gifts', 'card', 'candles', 'balloons', 'singing', 'sing', 'song', 'favourite', 'turns', 'turning', 'turned', 'years', 'year', 'lunch', 'dinner', 'tea', 'meal', 'thirtieth', 'fortieth', 'fiftieth', 'sixtieth', 'seventieth', 'eightieth', 'ninetieth', '30', '40', '50', '60', '65', '70', '75', '80', '85', '90', '30th', '40th', '50th', '60th', '65th', '70th', '75th', '80th', '85th', '90th', 'excited', 'about', 'lovely', 'nice', 'great', 'loves', 'love', 'does', 'nothing', 'rest', 'help', 'helping', 'helps', 'helped', 'bibi', 'nai', 'yeye', 'teta', 'jiddo', 'gogo', 'halmoni', 'avó', 'vovó', 'yaya', 'popo', 'koro', 'kuia'],
  except: ['surprise', 'surprising', 'secret', 'breakfast', 'forgot', 'forgotten', 'forgets', 'died', 'dead', 'heaven', 'passed', 'late', 'would', 'miss', 'misses', 'missed', 'missing', 'without', 'hospital', 'ill', 'sick', 'poorly', 'prison', 'away', 'cancelled', 'first', 'sad', 'jealous', 'dragon', 'unicorn', 'dog', 'cat', 'last', 'christmas', 'memory', 'remember', 'remembering', 'grave', 'cemetery', 'brother', 'sister', 'cousin', 'baby', 'war', 'divorce', 'abroad', 'alone', 'nobody', 'friend', 'friends', 'teacher', 'teachers', 'boss', 'neighbour'],
  moods: ['waiting', 'proud', 'learning', 'question'],
  company: ['chair', 'ribbon', 'bell', 'balloon', 'plant', 'cake', 'twins'],
  about: 'The grown-up whose birthday it is shall sit in the birthday chair and do nothing, and keeps getting up, until the hero sits down on top as the present.',
  titles: ['The Birthday Chair', 'Now You Can’t Get Up', '{H} Has a Present That Can’t Be Wrapped', 'Grown All Year', 'The Heap of Coats'],
  want: [
    {
      id: 'a-chair-with-a-ribbon',
      A: 'partner',
      paragraphs: [
        'It was {A}’s birthday, and {H} had a present that you can’t wrap. It was a chair with a red ribbon. “It’s the birthday chair,” said {H}. “You sit in it, and you don’t have to do a thing all day.” {A} sat down. “How lovely,” said {A}.',
        '{H} only went to fetch the balloons. When {H} came back, the chair was empty. {A} lay flat on the floor, with one arm under the cupboard. “I saw a sock,” said {A}. “You’re meant to be sitting!” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'heap-of-coats',
      A: 'partner',
      paragraphs: [
        '{H} put {A} back. The doorbell rang, and {A} was there before anybody. In came Mr Osei and Mrs Lind, with the twins. {A} took all the coats. “Happy birthday!” they said, to a heap with feet.',
        '“Thank you,” said the heap, and went to hang itself up. {H} ran after it. “I do the doors today!” said {H}. “I only wanted to help,” said {A}.'
      ]
    },
    {
      id: 'the-card',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} had made a card as well. DO NOT GET UP, it said on the front. Inside somebody lay on a sofa, with both feet on a cushion. “Is that me?” asked {A}. “That’s you, resting,” said {H}.',
        '“And what have I got in my hand?” {H} looked. It was a dishcloth. “I tried to draw you without,” said {H}, “but you wouldn’t let go of it.”'
      ]
    },
    {
      id: 'how-old',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“How old are you now?” asked {H}. {A} whispered it into {H}’s ear. It tickled, and it took quite a while. {H} counted up to there, to see. You had to breathe twice on the way.',
        '“That’s nearly all the numbers,” said {H}. “There are a few left,” said {A}. “Shall I save you some?” asked {H}. “Save me the round ones,” said {A}.'
      ]
    },
    {
      id: 'rip-it',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The twins’ parcel had gold paper on. {A} picked at the knot. {A} rolled up the string, and peeled off the tape, and smoothed the paper on both knees. It took so long that the twins sat down. “Rip it!” said {H}.',
        '{A} had never ripped a parcel. {A} tore off one small corner, and then a larger one. It made a lovely noise. {A} ripped off all the rest, and threw it in the air, and looked round for more. Mr Osei held on to a newspaper. In the box was a mug with {A}’s name on, spelt by twins.'
      ]
    },
    {
      id: 'the-thirsty-plant',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Mr Osei had brought a plant, and it hung its leaves. “That needs a drink,” said {A}, and got up on tiptoe. “Sit!” said {H}. {H} gave it a drink. {H} gave it a whole jug. It ran out at the bottom, over the table, and into Mr Osei’s shoe.',
        '{A} held on to the chair with both hands. Mr Osei took off one shoe, looked in, and poured it back over the plant. “It can have mine as well,” said Mr Osei. “I’ve had enough.”'
      ]
    },
    {
      id: 'the-balloon-guest',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{H} tied a balloon to the birthday chair. It was as big as a head, and so {H} drew {A} on it, with both ears. Then the bell rang, and {A} was off again.',
        'The man from number nine couldn’t see well, and shook hands with the ribbon on the chair. “You haven’t changed at all,” said the man to the balloon. The balloon nodded. “I have,” called {A} from the hall. “I’m over here!”'
      ]
    },
    {
      id: 'song-on-the-phone',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The telephone rang, and {H} brought it to the chair. It was a very old friend of {A}’s, who didn’t say hello. The friend sang. The song had started too high, and with each line it went up, like a kettle.',
        'At the top there was only a squeak. A dog next door began to sing along. {A} held out the telephone, so that all of them could hear. “She does that every year,” said {A}. “One day she’ll get to the end.”'
      ]
    },
    {
      id: 'the-crown',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'There was a crown, too, out of gold card. {H} had measured it on a melon. {A} put it on. It slid down over both eyes, and sat on {A}’s nose. “I can’t see anything to do,” said {A}. “Good,” said {H}.',
        '{A} sat quite still under there. Then {A} sniffed. “Somebody’s spilled the juice,” said {A}, and got up, and walked into Mrs Lind. {H} put the crown on the melon again. It sat there all afternoon, and didn’t get up once.'
      ]
    },
    {
      id: 'the-crumb',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'On the rug lay a crumb. {A} looked at it from the chair. {A} looked out of the window, and then back at the crumb. “It’s only one,” said {H}. “It’s got a friend,” said {A}.',
        '{A} stretched out one foot, with no shoe on. The toes could nearly reach. The chair leaned. {A}’s big toe came down on the crumb, and that was up. {H} ate it, to be on the safe side.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“On my birthday we had one lemonade,” said {S}. “It was for all nine of us, with nine straws. The boy with the longest one said ready, steady, and then he’d drunk it.” “What did you do?” asked {A}.',
        '“The next year we cut his straw,” said {S}, “all the way round, with one small hole.” {A} got a straw and tried it. It made a noise like a bath. “That’s the very noise,” said {S}. “He looked just like you.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had a parcel as well. It was quite flat, with a great deal of tape. “It’s not my other mitten,” said {S}. “You’re not meant to say,” said {A}. “I’m not saying it. I’m saying what it isn’t.”',
        'The parcel was opened. There was a mitten in it. “But I’ve got two hands!” said whoever’s birthday it was. {S} had thought of that. The other mitten was for next year.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'The birthday chair was empty yet again, and it was still warm. {A} knew what to do with a thing like that. In a moment {A} was up, and had turned round once. There {A} lay, with the ribbon round the middle.',
        '“That isn’t yours,” said {H}. {A} looked past {H}. {A} had understood about the chair at once. You sit in it, and you don’t have to do a thing. “You’re the only one who can,” said {H}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'Everybody sang the birthday song, to see if they still knew it. {A} looked from one mouth to the next. When they came to the last line, {A} took a breath, and sang one note, all alone. It was not in the song.',
        'They sang it again from the start. At the same place {A} was ready. “Now it’s in the song,” said {H}. And after that it was left in, every year.'
      ]
    },
    {
      id: 'bell-on-the-chair',
      A: 'partner',
      paragraphs: [
        'So {H} hung a little bell on the chair. Now {H} would hear it whenever {A} got up. Ting! Mr Osei went and opened the front door. Nobody was there. Ting! Mrs Lind went. Nobody was there either. “What shy guests,” said Mr Osei.',
        '“I can’t do it,” said {A}, with a wet cloth. “Something always calls me. Only once I couldn’t get up. You were small, and asleep on my lap. The telephone rang, and I let it ring.”'
      ]
    }
  ],
  turn: [
    {
      id: 'now-you-cant',
      A: 'partner',
      paragraphs: [
        '{H} took away the cloth. “Sit down once more,” said {H}. {A} sat down. Then {H} sat down as well, right on top of {A}, with crossed arms. In the kitchen something fell over. {A} gave a push, and another. Not even the bell rang.',
        '“You’ve got heavy,” said {A}. “That’s my present,” said {H}. “I’ve been growing it all year.” So Mr Osei poured the tea, most of it into cups. And {A} leaned back, right into the ribbon.'
      ]
    },
    {
      id: 'sitting-dance',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'Somebody put on {A}’s favourite song. You can’t sit still to that. But you can sit. {A} danced with both feet, and then with the elbows. {H} danced on top, as if on a pony.',
        'Mr Osei sat down to dance, in one shoe, and Mrs Lind sat down beside him. In the end they were all sitting and dancing, and the lamp rang. “It’s easier on the knees,” said {A}.'
      ]
    },
    {
      id: 'pins-and-needles',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'After a time {A} could not feel the left leg. “It’s gone to sleep,” said {A}. “It’s the only one of us who’s resting properly,” said {H}, and moved over to the right leg.',
        'The left one woke up, and it prickled. {A} made a face like somebody eating a lemon. “Thank you,” said {A} then. “I’ve not sat for so long since I was in a bus.”'
      ]
    },
    {
      id: 'the-plate-calls',
      A: 'partner',
      paragraphs: [
        'Then the cake came in, with a candle for every year that there was room for. {H} blew from up there, and {A} blew over {H}’s shoulder, half of it into {H}’s ear.',
        '“What did you wish?” asked {H}. “To stay just here,” said {A}. On the table stood the dirty plates. They called and called. And {A} had another piece of cake.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the birthday chair from all sides.',
      '{names} waited beside the cake, and kept one eye on the icing.',
      { text: '{names} blew up the balloons, one of which flew off.', needs: ['hands'] },
      { text: '{names} laid the table, and had the forks back to front.', needs: ['hands'] }
    ],
    way: [
      '{names} ran to the door too, each time that it went ting.',
      '{names} sat down right in front of the chair, to be in the way.',
      { text: '{names} carried off the other cloths, before they were found.', needs: ['hands'] },
      { text: '{names} handed round the grapes, so that there was no bowl left to carry.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite close, and got a good many crumbs.',
      '{names} joined in with the song, about one line behind.',
      { text: '{names} passed the plates along, and saw to it that the chair got the cherry.', needs: ['hands'] },
      { text: '{names} washed a plate each, so that it stopped calling.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the guests had gone, the bell came off the chair. The ribbon stayed on, for there was still a bit of birthday left.',
    '{H} washed the icing off, and lay down. Through the wall came a creak. Somebody was sitting down again, for no reason at all.'
  ],
  last: [
    '{H} slept, and grew a little more of next year’s present.',
    'There were plates left in the sink, and nobody got up. {H} was asleep.'
  ]
})
