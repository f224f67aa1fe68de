import { wishPlot } from '../wish-plot.ts'

export const heavyHead = wishPlot({
  id: 'wish-recounted-heavy-head',
  tellsAny: 'recounted',
  partnerPlays: true,
  fed: true,
  about: 'A toy hippo that lay in bed all day is to have the whole day at the supper table, acted with peas and a spoon, and falls over at every best bit, because it leans forward to see.',
  titles: ['Right at the Best Bit', 'Three Peas and a Spoon', '{H} and the Heavy Head', 'The Hippo Missed Everything', 'The Potato Was All the Rest'],
  company: ['hippo', 'peas', 'pea', 'spoon', 'fork', 'potato', 'jug'],
  want: [
    {
      id: 'all-day-in-bed',
      A: 'partner',
      paragraphs: [
        '{H} brought the toy hippo to supper. It had been at the bottom of the bed all day, and had missed everything. {H} wanted to show it the whole of today before bedtime. So {H} sat it against the jug.',
        '{told.1}. {H} showed that with a spoon and three peas. The spoon did most of it, and the peas looked surprised. But right at the best bit the hippo fell over, nose first, into the sauce.',
        '“It isn’t listening,” said {A}. “It’s got a heavy head,” said {H}. “It’s full of rice, and most of that is in the head.” “Then it must be clever,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'still-happening',
      A: 'partner',
      paragraphs: [
        'Next the hippo sat between two mugs. {told.2}. For that {H} needed a fork too, and a potato for all the rest. “May I eat the potato?” asked {A}. “Not yet,” said {H}. “It’s still happening.”',
        'The fork came round the plate, and the peas rolled up to look. And over went the hippo, flat on its face. “It’s missed the best bit again!” said {H}.'
      ]
    },
    {
      id: 'bread-wall',
      A: 'same',
      spare: 0.3,
      paragraphs: [
        '{A} built a wall of bread in front of the hippo. {told.3}. {H} showed that with two spoons, and the peas had a lot to say. “Peas can’t talk,” said {A}. “These ones were there,” said {H}. The wall stood well. But at the best bit the hippo came down with all of it, like a gate. {A} ate the gate.'
      ]
    },
    {
      id: 'salt-too-soon',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        '{told.4}. That took up the whole table, as far as the salt. {A} was given the salt to do, and did it too soon. “Not yet!” said {H}. “Sorry,” said the salt. The hippo sat in an empty bowl by now. But at the best bit it rocked right over, bowl and all. Only one grey foot looked out.'
      ]
    },
    {
      id: 'all-needed',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Eat up,” said {A}. “I can’t,” said {H}. “They’re all still in it.” {H} looked through the peas, one by one. In the end there were two that had not been in it at all. {H} ate those.',
        '“And that one at the edge?” asked {A}. “That one only came to watch,” said {H}. “But it’s watching very well.” {A} looked down at {A}’s own plate. Every pea on it was gone, and nobody would ever know who they had been.'
      ]
    },
    {
      id: 'a-raisin-now',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had been chewing for a while before {H} counted the peas. There was one too few. “Who was that?” asked {A}, with one hand over {A}’s mouth. “That was the one who saw it all from the side,” said {H}.',
        '{A} went to the cupboard, and came back with a raisin. So from then on it was a raisin. “It’s changed,” said {H}, and set it beside the others. “It’s been in the sun,” said {A}. “You’d look like that too.”'
      ]
    },
    {
      id: 'a-sock-down-there',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What did it do all day?” asked {A}. “There’s nothing to do down there,” said {H}. “There’s a sock.” {H} went and fetched it. It was grey, and rather warm. So the sock was put round the hippo’s neck, to hold the head up.',
        'It was a good thick scarf. The hippo looked like somebody who is going out. Then it fell over in the scarf. “At least it’s lying softer,” said {A}.'
      ]
    },
    {
      id: 'pegged',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} fetched a peg, and pegged the hippo’s tail to the tablecloth. The hippo leaned forward, and the peg held. So did the cloth, and it came along. The spoon came along too, and everybody who was lined up behind it.',
        '“Stop!” said {H}. Now it had all happened a good bit further to the left. They had to pull the cloth back by its other end, very slowly. One pea would not go back, and had to stay abroad.'
      ]
    },
    {
      id: 'wide-awake',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps it’s sleepy,” said {A}. “It’s had a long day in bed.” {H} held the hippo up to the light, and they looked into its eyes. They were two buttons. They were as wide open as buttons go.',
        '“It’s wide awake,” said {H}. {A} blew into one of its ears, to be quite sure. The ear turned over, and stayed like that. So now at least it could hear better on one side.'
      ]
    },
    {
      id: 'higher-up',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It wants to sit higher,” said {A}, and fetched a cushion. On the chair lay the cushion, and on the cushion sat the hippo. It could see over the whole table now. It looked like somebody who is about to give a speech.',
        'But now it had further to fall. It went over the side without a word, and landed in {A}’s lap. “Good evening,” said {A}. “You’re just in time. It was getting good up there.”'
      ]
    },
    {
      id: 'elder-looked-away',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was small I had a cloth dog,” said {S}. “I told it everything, and it always looked at the wardrobe.” “Was it bored?” asked {A}. “The others said so,” said {S}. “But its head was sewn on like that.”',
        '“So it couldn’t help it,” said {A}. “No,” said {S}. “In the end I went and sat in front of the wardrobe.” {A} nodded. There the dog could see {S} all the time.'
      ]
    },
    {
      id: 'child-falls-too',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} slid up beside the hippo, because {S} wanted to have it told as well. {A} began again. {S} listened with round eyes, and then fell slowly over sideways. “That wasn’t the best bit!” said {A}. “I know,” said {S}. “I was practising.”',
        'When the best bit did come, they both went over, first the hippo and then {S}. “It’s catching,” said {S}, from under the edge of the table.'
      ]
    },
    {
      id: 'pet-watches',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was watching too, and never once fell over. “You see?” said {H} to the hippo. “That’s how it’s done.” {A} looked neither to the right nor to the left.',
        'But then {H} took away a pea, and {A} looked where the pea went. {H} brought it back, and so did {A}’s eyes. {A} had not been following the story at all. {A} had only been following that pea.'
      ]
    },
    {
      id: 'baby-likes-that',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'Each time the hippo fell over, {A} squeaked with laughing. Then {A} looked at {H}, and waited for more. “That isn’t the best bit,” said {H}. But for {A} it was.',
        '{H} sat the hippo up once more, and did nothing at all with the spoon. Down it went. {A} had the hiccups from laughing. It was a very short story, but {A} would have listened all night.'
      ]
    },
    {
      id: 'chin-on-the-table',
      A: 'partner',
      paragraphs: [
        'Then {A} bent down, cheek to cheek with the hippo. “Do the best bit,” said {A}. From down there all you could see was the jug and the mugs. {A}’s neck grew longer and longer, until {A}’s nose was nearly in the sauce. “It can’t see!” said {A}. “It’s leaning over to look.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hold-the-head',
      A: 'partner',
      paragraphs: [
        '“Then you do today,” said {H}, “and I’ll hold the hippo.” They moved the jug and the mugs out of the way. The hippo sat on {H}’s knee, and {H} laid one hand under its chin, where the rice was.',
        'So {A} did it all again. {told.1}. “Slower,” said {H}, and the hippo watched that to the end. {told.2}. At the best bit the head grew as heavy as a bag of rice. But {H} held it up, and the hippo saw it all.'
      ]
    },
    {
      id: 'on-it-went',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'On it went, pea by pea. {told.3}. {A} mixed up the fork and the spoon, and had to go back. “Don’t tell it the end yet,” said {H}. “It doesn’t know.” “I’m doing my best,” said {A}. “You keep wagging its ears at me.”'
      ]
    },
    {
      id: 'nearly-through',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '{told.4}. {H} turned the hippo’s chin after the spoon, from left to right. It did not miss a pea. “Is it breathing?” asked {A}. “It’s holding its breath,” said {H}. “It does that when it’s good.”'
      ]
    },
    {
      id: 'an-elbow',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Isn’t your arm tired?” asked {A}. It was, and it shook a little. “Shall I hold it for you?” “No,” said {H}. “It’s my hippo. It’s used to this hand.”',
        'So {A} did the peas with the left hand, and put the right one under {H}’s elbow. There was the head on the hand, and the elbow on the other hand. “Who’s holding you?” asked {H}. “The chair,” said {A}.'
      ]
    },
    {
      id: 'wants-to-know',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} bent down, and laid an ear to the hippo. “It wants to know who the potato was,” said {H}. “The potato was all the rest,” said {A}. {H} listened again. “It liked the potato best.”',
        '{A} moved the potato into the middle, where it could be seen. It had got cold by now, and had the mark of a fork in its side. “It looks like somebody who’s been through a lot,” said {A}.'
      ]
    },
    {
      id: 'peas-bow',
      A: 'same',
      spare: 14,
      paragraphs: [
        'All those who had been in it were lined up in a row. {A} made the spoon bow, and then the fork. The peas could not bow, so they rolled a bit forward, and a bit back. {H} took the hippo’s front feet, and clapped with them. It made no noise at all.',
        '“That’s how hippos clap,” said {H}. {A} tried to clap like that too. It was the softest clapping that there had ever been at supper.'
      ]
    },
    {
      id: 'potato-over',
      A: 'partner',
      paragraphs: [
        '“Is it over?” asked {A}. {H} looked the hippo in the face. It looked very satisfied. “Yes,” said {H}. “It’s had the whole day.” So {A} ate the potato, and {H} ate the peas, surprised as they were.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the spoon go to and fro.',
      '{names} looked to see whether the hippo had hurt its nose.',
      { text: '{names} passed the sauce along, out of reach of the hippo.', needs: ['hands'] },
      { text: '{names} lent the hippo a napkin.', needs: ['hands'] }
    ],
    way: [
      '{names} kept very quiet at each best bit, to see if that helped.',
      '{names} leaned a little to one side as well.',
      { text: '{names} caught a pea at the edge of the table.', needs: ['hands'] },
      { text: '{names} put a hand under the chin, to feel how heavy a head is.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up, so that the hippo could see.',
      '{names} watched it all again too, right to the end.',
      { text: '{names} took the jug, and held it well away.', needs: ['hands'] },
      { text: '{names} pushed the last peas into the middle.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon and the fork were only a spoon and a fork again. {H} washed the hippo’s nose, and then {H}’s own.',
    'In bed the hippo sat on the pillow, and was given one bit again in a whisper: {told.best}. At that the hippo fell over. But this time it was only tired.'
  ],
  last: [
    'Two heavy heads lay on one pillow, and {H} was asleep.',
    'The hippo had had the whole of today, and {H} was asleep too.'
  ]
})
