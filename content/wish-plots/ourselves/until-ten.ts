import { wishPlot } from '../wish-plot.ts'

/** “Us”, “all of us”, once more: on one sofa. */
export const untilTen = wishPlot({
  id: 'wish-until-ten',
  beginsElsewhere: true,
  wishes: ['ourselves', 'whole family on the sofa', 'family squashed on the sofa', 'whole family on one couch', 'family cuddle on the sofa', 'everybody squashed on one sofa', 'somebody always gets up from the sofa', 'family sitting on the sofa together', 'family snuggle on the sofa', 'family snuggled on the couch', 'family on the settee', 'squeezing onto the sofa', 'nobody stays on the sofa', 'counting to ten on the sofa', 'no room on the sofa', 'too many things on the sofa', 'everybody keeps getting up from the sofa', 'fidgeting on the sofa'],
  answers: ['us', 'all', 'me', 'my', 'our', 'and', 'family', 'families', 'whole', 'everybody', 'everyone', 'home', 'house', 'about', 'story', 'stories', 'just', 'only', 'being', 'together', 'time', 'fun', 'night', 'day', 'evening', 'sofa', 'couch', 'settee', 'big', 'one', 'cuddle', 'cuddles', 'cuddled', 'squashed', 'squeezed', 'snuggled', 'sitting', 'sat', 'always', 'gets', 'getting', 'keeps', 'up', 'stays', 'counting', 'count', 'ten', 'room', 'floor', 'things', 'snuggle', 'squeezing', 'still', 'blanket'],
  except: ['new', 'broken', 'film', 'movie', 'ill', 'poorly', 'sick', 'visitors'],
  nothingElse: true,
  company: ['sofa', 'cup', 'blanket', 'torch', 'book', 'spoon', 'apple', 'umbrella', 'cushion', 'cushions', 'feet', 'floor', 'front', 'middle', 'bell', 'doormat', 'donkey', 'sleeve', 'row', 'kitchen', 'puzzle'],
  about: 'The hero wants all of them on the sofa at once until ten is counted, and somebody always gets up just quickly; so they fetch all that anybody could get up for, and then there is no room to sit, and that is the answer.',
  titles: ['Just Quickly', 'Until Ten', 'All of Us at Once', '{H} Counts the Feet', 'Nobody Sat on the Sofa'],
  want: [
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        '“All of us on the sofa,” said {H}, “all at once, until I’ve counted to ten.” {A} sat down, for that was not much to ask. “One, two, three,” counted {H}, “four.” {A} got up. “Just quickly,” said {A}, “for my cup.”',
        '{H} began again at one. At five it was the blanket, just quickly, and at six it was the torch. At seven {H} wanted to see how it looked, and ran round to the front. “That’s all of us,” said {H} from over there, “except me.”'
      ]
    }
  ],
  way: [
    {
      id: 'rose-like-bread',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was an old sofa, with good springs. When {A} got up at one end, {H} sank at the other. When {A} sat down, {H} went up again. After the third time {H} felt as you do in a boat.',
        '“Could you come back a bit more slowly?” asked {H}. So {A} sat down little by little, and held on to the arm. {H} rose like bread. “Two,” said {H} at the top, so that something had been counted. There was a good deal still to come.'
      ]
    },
    {
      id: 'sitting-or-standing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll count so fast that you can’t get up,” said {H}, and took a deep breath. “Onetwothreefourfivesix,” said {H}, all in one word. By then {A} was halfway up, with bent knees, and stopped there.',
        '“Is this still sitting?” asked {A}, just above the cushion. {H} came round to look at it from the side. A hand would go in between, and very nearly a book. So it was standing. Then {H} noticed who else was standing.'
      ]
    },
    {
      id: 'like-a-trailer',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The next time {H} held on to {A}’s sleeve with both hands. “Five, six, seven, eight,” counted {H}. At eight {A} got up all the same, to see about a spoon. {H} did not let go, and went along behind like a trailer.',
        'In the kitchen {A} took the spoon out of the drawer. “Well, this is all of us,” said {A}. {H} looked round. It was true. They were there all at once, and the only thing missing was the sofa.'
      ]
    },
    {
      id: 'the-bottom-of-the-sofa',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At three {A} was sitting on something hard, and that was a wooden brick. At four it was a pencil, and at five it was half a biscuit. A sofa saves such things for the winter, like a squirrel.',
        '{A} had to get up for that, and they looked. They found a comb, a sock, and a bit of puzzle with blue on it. “That’s where our sky is!” said {H}, and went just quickly to put it in.'
      ]
    },
    {
      id: 'other-in-the-middle',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“It’s from sitting at the edge,” said {A}. “From an edge you’ve got up before you notice.” So {A} was put in the middle. {H} sat on one side, and three cushions on the other. “One,” counted {H}, “two.”',
        'At six {A} got up out of the middle. From the left {H} slid in, and from the right the cushions. When {A} came back with a hanky, there was no middle. “It’s grown over,” said {H}, from under a cushion.'
      ]
    },
    {
      id: 'pet-knows-how',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been lying on the sofa since lunch, and had not needed a cup, or a torch. “That’s how it’s done,” said {H}, and counted to ten for {A} alone, and on to twenty. It was no trouble at all.',
        '{H} lay down beside {A}, and tried to be like that. It went well as far as nine. At nine a paper bag rustled in the kitchen. One ear got up first, and then came all the rest of {A}.'
      ]
    },
    {
      id: 'elder-keep-still',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“They took a photograph of us once,” said {S}. “You had to keep still until ten. There were eleven of us, and the donkey. At nine a fly sat down on my nose.” “What did you do?” asked {A}. “I told it no,” said {S}, “with my head.”',
        'That picture could still be seen. There were ten people in it, and a donkey, as clear as anything. In the middle stood a very good Sunday coat, and on top was a bit of fog. “The donkey kept still,” said {S}.'
      ]
    },
    {
      id: 'child-leaves-it-out',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to do the counting. “One, two, ten!” said {S}. Nobody had had time to get up. “There!” said {S}. “All of us!” “There’s a bit more in the middle,” said {A}. “That’s where people get up.”',
        '“Then I’ll leave that out,” said {S}. {A} tried to say what was wrong with it, and could not think of anything. “One, ten,” said {S}, to make quite sure. It worked every time.'
      ]
    },
    {
      id: 'everything-first',
      A: 'partner',
      paragraphs: [
        '“We’ll fetch it all first,” said {H}. They brought the cup to the sofa, and the blanket and the torch. They brought a book, a spoon, an apple, and the umbrella, for you never know. At last they had everything that anybody ever gets up for.',
        '“Now nobody needs to get up,” said {A}. “Nobody can sit down, either,” said {H}. The sofa was full from arm to arm. There had been half a seat left, and then came the umbrella.'
      ]
    },
    {
      id: 'if-the-bell-rings',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And if the bell rings?” asked {A}. You could not put a bell on a sofa. So {H} brought in the doormat, and laid that on top, for whoever came. “And if I need the loo?” asked {A}. “Go now,” said {H}.',
        'So they all went, one after another. It took a good while. When the last one came back, the first one had thought of a hanky.'
      ]
    },
    {
      id: 'not-got-up',
      A: 'partner',
      paragraphs: [
        'So they sat down on the floor in front of it, to think, and stretched out their legs. {A} felt back over one shoulder, and there was the cup. {H} felt back, and had the apple. “Did you see that?” asked {A}. “I’ve got my cup, and I’ve not got up.”',
        '{H} looked up at the sofa, and along the floor. “Everything’s up there,” said {H}, “and all of us are down here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-far-end-of-us',
      A: 'partner',
      paragraphs: [
        '“Then the sofa’s down here tonight,” said {H}, and leaned back. “One, two, three, four, five.” {A} pulled the blanket down from behind. “Six.” A hand went up for the torch, and nobody with it. “Seven.” Now {H} wanted to see how it looked, and was nearly up.',
        '“Stay here,” said {A}, “and look at the far end of us.” {H} looked. Over there stood all their feet in a row, and two of them belonged to {H}. “Eight,” counted {H}, “nine.” Not one of them was missing.'
      ]
    },
    {
      id: 'like-a-shop',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It’s like a shop back there,” said {A}. “What would you like?” {H} would have liked something that opens. {A} felt about without turning round, and brought down the book. Then {A} asked for something with a handle, and {H} brought down the umbrella.',
        '“I meant the cup,” said {A}. So {H} put the umbrella back, and felt again. It was warm, soft, and bent in the middle. “That’s my ear,” said {A}.'
      ]
    },
    {
      id: 'sole-to-sole',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They had never looked at the feet all at once. One of {H}’s socks had more heel than was needed. {A}’s left big toe leaned over to the right, as if it wanted to hear the others.',
        '“Do they know each other?” asked {H}. They moved round until they were sole to sole. {A}’s feet were the warm ones, and {H}’s had been in the kitchen. “They do now,” said {A}, and drew in a breath, but did not get up.'
      ]
    },
    {
      id: 'ten',
      A: 'partner',
      paragraphs: [
        '“Ten,” said {H}, and nobody got up. They waited, to see if anybody would. Behind them sat the spoon and the umbrella, and they stayed where they were too. So {H} went on to eleven.',
        '{H} made one foot wave. Further along the row a foot waved back. By twenty-six they had forgotten why they were counting. But nobody got up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down as well, and got up again at three.',
      '{names} took the arm of the sofa, which counts.',
      { text: '{names} went to look for a hanky, just quickly.', needs: ['hands'] },
      { text: '{names} shut a window, just quickly, and opened it at six.', needs: ['hands'] }
    ],
    way: [
      '{names} walked all along the sofa, and found no seat.',
      '{names} had half a seat, and gave it up to the umbrella.',
      { text: '{names} brought a second spoon, in case the first one got up.', needs: ['hands'] },
      { text: '{names} laid a hot-water bottle on top, for later.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down in the row too, and stretched.',
      '{names} leaned back, and the sofa held.',
      { text: '{names} reached up for the book, and did not turn round.', needs: ['hands'] },
      { text: '{names} counted along on ten fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    'Now everything on the sofa was allowed to get up. The cup went to the kitchen, and the umbrella went out to the hall, just quickly.',
    '{H} washed, and lay down. At the far end of the blanket stood two feet, and they were all there.'
  ],
  last: [
    'There was nothing more to fetch, and {H} was asleep.',
    'Somebody counted under the blanket, one, two, three, and at seven {H} was asleep.'
  ]
})
