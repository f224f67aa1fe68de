import { wishPlot } from '../wish-plot.ts'

export const seat = wishPlot({
  id: 'wish-any-seat',
  tellsAny: 'thing',
  about: 'The hero keeps every chair free for what is to come, and it comes when nobody stands waiting for it.',
  titles: ['That Chair Is Taken', 'Nobody Sits Down', '{H} Keeps a Seat', 'A Dent in the Best Cushion', 'Who {H} Was Keeping It For'],
  want: [
    {
      id: 'taken',
      A: 'partner',
      paragraphs: [
        '{H} laid a cushion on the best chair and smoothed it with both hands. {A} came with a cup and was about to sit down. “Not there,” said {H}. “That’s kept for {wish}.” “Is it?” asked {A}. “Since I thought of it.”',
        '{A} went to the next chair. “That’s kept too,” said {H}. “There might be luggage.” Soon every seat was kept, and the edge of the bath. “And when does it all come?” asked {A}. “Tonight,” said {H}. “I’ve been looking forward to it all week.”'
      ]
    }
  ],
  way: [
    {
      id: 'standing',
      A: 'partner',
      paragraphs: [
        'They waited standing up. {H} put the chairs in a row and turned the lamp so that it shone on the doormat. Then {H} smoothed the cushion again.',
        'Nothing came. “Perhaps there’s too little room for {wish},” said {H}, and pushed everything back. Still nothing came. {A}’s cup was empty by now, and there was nowhere to put it.'
      ]
    },
    {
      id: 'how-we-know',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“How shall we know {seen} in the dark?” asked {A}. “By {seen.part},” said {H} at once. {A} looked down, to be sure, and had only feet.',
        '“And what if it’s somebody else who rings?” “I’ll feel for {seen.part} first,” said {H}. So that {seen} would know them too, they put {seen.stand} outside the door. Anybody could see from that who was meant.'
      ]
    },
    {
      id: 'came-in-as',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '{A} went out, knocked, and came in as {seen}. {A} {seen.move}, and went straight to the best chair. “Wait,” said {H}. “What’s the main thing about {seen}?” {A} had to think. “{seen.guess},” said {A}.',
        '“No,” said {H}. “{seen.fact}. A real one would know that.” {A} stood up again from the air above the cushion. It had been very close.'
      ]
    },
    {
      id: 'what-it-likes',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“I wouldn’t come for a chair, either,” said {A}. “What would {seen} come for?” “{seen.wants},” said {H}. There was nothing of that kind in the cupboard. There was toast. {H} laid a piece on the arm of the chair, and told it what to be.',
        'They waited. When {H} looked again, the toast had a corner missing. “{seen} has been here!” said {H}. {A} swallowed. “I only wanted to see,” said {A}, “if anybody would notice the difference.”'
      ]
    },
    {
      id: 'was-that-it',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“{seen.sound},” went something. They both jumped. “That was {seen}!” said {H}. They listened at the door, and at the pipe, and at the best chair. “{seen.sound},” it went again. It was rather low down, and close by.',
        '“It’s me,” said {A}. “It’s my tummy. It does that when I stand for long.” {H} laid one ear there to be sure. “It’s very like,” said {H}, and was not even cross.'
      ]
    },
    {
      id: 'floor',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is the floor kept?” asked {A}. {H} had to think. “Which bit of it?” “This bit,” said {A}, and pointed straight down. “The bit with me on it.”',
        '{H} looked at that bit from all sides. “You can have it until we need it,” said {H}. So {A} slid down the wall, with the cup held high. “It’s the nicest bit of floor for miles,” said {A} from below.'
      ]
    },
    {
      id: 'stand-in',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I could warm it up,” said {A}, with one eye on the best chair. “A cold chair’s no pleasure.” {H} saw that this was true. “But only warm it,” said {H}. “Don’t sit on it.”',
        '{A} bent down over the cushion and breathed on it, from the left and from the right. It took a great deal of breath. “It’s damp now,” said {H}, and turned the cushion over.'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Suppose the chair’s the wrong size,” said {A}. They tried to think how much of a chair was needed for {wish}. {A} held out both hands, and {H} pushed them further apart.',
        'Then {H} pushed them together again, to be fair, and a bit higher. {A} stood like that for some time. “It’s about this big,” said {A}, “but my nose itches.” When the hands came back, nobody knew where they had been.'
      ]
    },
    {
      id: 'pet-seat',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} explained it all to {A}: which chair it was, and for what, and until when. {A} listened, and looked at the best chair, and looked at {H}.',
        '“I know,” said {H}. “I’d like to sit down too.” After that the two of them kept watch together. It was easier for {A}, who had never asked for a chair.'
      ]
    },
    {
      id: 'elder-seat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My knees are asking who this chair is for,” said {S}. {A} told them. “I see,” said {S}. “My knees were here first, but they’ll wait.”',
        '{A} went and got a pillow for the knees. They were a little better then, and {S} leaned on the wall like a broom. “I once kept a seat on a bus,” said {S}, “for three stops. You have to look as if you were wider.”'
      ]
    },
    {
      id: 'child-ticket',
      A: 'child',
      spare: 6,
      paragraphs: [
        '“Could I sit there if I say I’m with {wish}?” asked {A}. {H} had not thought of that. “Are you?” asked {H}. “I might be,” said {A}. “You don’t know who I know.”',
        '{H} asked what they had talked about, the last time. “It’s private,” said {A}. That sounded true. {A} was nearly on the chair before {H} remembered to say no.'
      ]
    },
    {
      id: 'coat',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“On a train you put your coat on the seat,” said {A}. “Then everybody sees it’s taken.” They put a coat on each of the chairs. With the collars up, it looked like a full train.',
        '“Good evening,” said {A} to the third coat. “Is this the right train?” The coat slid slowly off the chair. “That was its stop,” said {H}.'
      ]
    },
    {
      id: 'what-to-say',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And what will you say, when the door opens?” asked {A}. {H} said “Good evening” to the doormat, and it sounded like a dentist. {A} was for “There you are!” with both arms out. The lamp wobbled. “That’s too much,” said {H}. “Nobody would dare to come in past that.”',
        'They tried “Oh!” It was just right. {H} said it to the doormat, and to every chair, and to the edge of the bath. By then there was hardly any of it left. “Save the rest,” said {A}, “or there’ll be no more than an O.”'
      ]
    },
    {
      id: 'a-number',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“In theatres the seats have numbers,” said {A}. So {H} wrote one twice on a piece of paper, and tore it in half. It was a seven, since that looks friendly. One half was pinned to the cushion. The other was the ticket, and {H} laid that on the windowsill, where it could be found.',
        '“And what number’s mine?” asked {A}. {H} had a look round. There was no number left over, but there was a letter. “You’re standing in M,” said {H}. {A} moved to one side, to see. It was true. The boards made an M there, if you knew how to read them.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} looked out of the window, to the left and to the right. Down there a bicycle went by. “That wasn’t it,” said {H}. A cat crossed the road. “Nor was that.”',
        '“How will you know?” asked {A}. “I’ll know,” said {H}, and left a nose on the glass. They watched until the nose had faded. By then {A} knew a great many things that were not it.'
      ]
    },
    {
      id: 'tea-for-it',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'If you come a long way, you want something to drink. {A} poured a second cup, and put it on the arm of the best chair. It steamed. They both looked at the steam. Nobody seemed to be breathing it in. It went straight up.',
        '“I’ve still got an empty cup here,” said {A}, “and that one’s getting cold.” {H} could see what {A} meant, but it was not the moment. “Just smell it,” said {H}. {A} bent over the arm and smelled it for quite some time. It left a drop on {A}’s nose.'
      ]
    },
    {
      id: 'from-outside',
      A: 'partner',
      paragraphs: [
        '“Come outside for a moment,” said {A}. “We’ll come in as if we’d been invited.” They went out, and looked in through a crack of the door. The lamp shone in their eyes. Behind it a row of empty chairs stared at them.',
        '“It looks like the doctor’s,” said {H}. {A} nodded. “I came into a room like that once. It was so ready for me that I went away.” “No wonder nothing comes,” said {H}. “I wouldn’t go in there either.”'
      ]
    }
  ],
  turn: [
    {
      id: 'sit',
      A: 'partner',
      paragraphs: [
        'So {H} turned the lamp to the wall and put the chairs anyhow. Only the cushion stayed where it was. “Now sit,” said {H}, “and don’t look.” It was lovely to sit. {A} even found a place for the cup.',
        'After a time the door moved. Something wiped itself on the doormat, for quite a while. Then the best chair creaked, and creaked again. “Don’t turn round,” whispered {A}. “I’m not,” whispered {H}.',
        '{H} looked at the dark window instead. In the glass was the whole room. And there was the best chair, with {wish} on it.',
        {
          joins: true,
          both: [
            '{H} could make out {seen.part}.',
            'And nobody stared.'
          ]
        }
      ]
    },
    {
      id: 'in-the-glass',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '{H} hardly breathed. There in the glass {seen} {seen.does}, just as {seen} does when nobody is waiting. {H} saw {seen.part}, quite clearly, with the lamp behind. “Is it the way you thought?” whispered {A}.',
        '“Better,” whispered {H}. “I’d only thought of the front.” They let {seen} do it as often as {seen} liked. Nobody counted.'
      ]
    },
    {
      id: 'manners',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Should we say something?” whispered {H}. “Say what you’d say to me,” whispered {A}. {H} thought about what that was. “Move your elbow,” said {H}, not very loudly.',
        'On the best chair something moved over by a little. {H} went pink with joy, and told the window about the week, from Monday on. It was a very good listener.'
      ]
    },
    {
      id: 'dent',
      A: 'partner',
      paragraphs: [
        'They sat like that for a long time. When {H} looked round at last, the chair was empty. But the cushion had a dent in it. {H} laid one hand there. “Still warm,” said {H}. “And all because nobody was watching the door.”',
        '“Shall I smooth it?” asked {A}. “No,” said {H}. “Now you can see that it’s taken.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried a chair, and that one was kept as well.',
      '{names} lay down on the doormat, until that was wanted too.',
      { text: '{names} carried the cup back to the kitchen, where it could stand.', needs: ['hands'] },
      { text: '{names} folded a blanket over the edge of the bath, for the luggage.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned on the wall, and then on the door, and then on {H}.',
      '{names} blinked a good deal, because of the lamp.',
      { text: '{names} smoothed the cushion as well, until nobody could have sat on it.', needs: ['hands'] },
      { text: '{names} straightened the doormat, by one thumb’s width.', needs: ['hands'] }
    ],
    turn: [
      '{names} sank down anyhow, and it was the best seat of the week.',
      '{names} lay down with both eyes on the wall.',
      { text: '{names} studied the wallpaper, stripe by stripe.', needs: ['hands'] },
      { text: '{names} held the curtain quite still, for the sake of the glass.', needs: ['hands'] }
    ]
  },
  bed: [
    'They rinsed the cup and pushed the chairs in, all but the best one. That one stayed as it was, with its cushion.',
    'After the washing {H} lay down at the very edge of the bed. The other half stayed free, in case it was wanted. {H} did not smooth it.'
  ],
  last: [
    'Sleep came because nobody stood there waiting for it. {H} slept.',
    'At the very edge slept {H}. The rest of the bed was kept.'
  ]
})
