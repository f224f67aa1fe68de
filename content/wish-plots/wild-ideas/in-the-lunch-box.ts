import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

/** How a wish says that one of the family got small. */
const GOT_SMALL = ['small', 'smaller', 'tiny', 'teeny', 'shrinks', 'shrink', 'shrank', 'shrunk', 'shrinking', 'mini', 'miniature']
/** And where that one is then kept. */
const KEPT_IN = ['tiffin', 'tiffin box', 'lunch box', 'lunchbox', 'lunch bag', 'lunch tin', 'dabba', 'bento', 'packed lunch', 'school bag', 'schoolbag', 'backpack', 'rucksack', 'school']

export const inTheLunchBox = wishPlot({
  id: 'wish-in-the-lunch-box',
  star: 'kin',
  wishes: [
    'daddy shrinks and goes to school in the lunch box',
    ...KEPT_IN.flatMap((place) => GOT_SMALL.map((small) => `${small} ${place}`)),
    'hides lunch box', 'hides lunchbox', 'hid lunch box', 'hid lunchbox', 'hides tiffin', 'keep in tiffin', 'keep in lunchbox', 'keep in lunch box', 'lives lunchbox', 'lives lunch box', 'size ant', 'small ant', 'tiny ant', 'ant sized', 'ant-sized'
  ],
  answers: [...WHICHEVER_RELATIVE, ...GOT_SMALL, 'tiffin', 'lunch', 'lunchbox', 'box', 'bag', 'tin', 'dabba', 'bento', 'school', 'schoolbag', 'backpack', 'class', 'teacher', 'take', 'takes', 'took', 'taken', 'bring', 'brings', 'carry', 'carries', 'carried', 'keep', 'keeps', 'kept', 'hide', 'hides', 'hid', 'put', 'puts', 'lives', 'kids', 'kid', 'children', 'child', 'him', 'them', 'me', 'we', 'funny', 'becomes', 'became', 'gets', 'got', 'getting', 'turns', 'turned', 'goes', 'went', 'into', 'ant', 'like', 'as', 'size', 'sized', 'mouse', 'grape', 'pea', 'big', 'again', 'sandwich', 'day', 'whole', 'fits', 'inside', 'accidentally', 'wakes', 'up'],
  except: ['clothes', 'uniform', 'jumper', 'ill', 'poorly', 'sick', 'allergic', 'allergy', 'bullies', 'bully', 'bullied', 'thin', 'heart', 'cancer', 'feels', 'forgot', 'forgets', 'when she was little', 'when he was little', 'baby', 'dog', 'cat', 'hamster', 'teddy', 'bed', 'bath'],
  moods: ['question'],
  company: ['bread', 'carrot', 'table', 'butter', 'cheese', 'grape', 'teacher', 'school', 'cupboard', 'chair', 'lunch', 'lid', 'ant', 'pencil', 'book', 'bell'],
  isTale: true,
  about: 'One of the family is as small as an ant, and goes to school in the lunch box; pulling does not make it any bigger, but eating up everything does, as that one always says.',
  titles: ['Something in the Lunch Box Said Moo', 'A Big Ant, but an Ant', 'Eat Up and You’ll Grow', 'Between the Bread and the Carrot', '{H} and the Talking Lunch Box'],
  want: [
    {
      id: 'in-the-butter',
      A: 'partner',
      paragraphs: [
        'It was a school day, and {A} was as small as an ant. “A big ant,” said {A} from the butter. “I only said that I had no time to eat.”',
        '{H} had to go, and {A} could not stay on the table, where somebody might wipe. So {H} put {A} in the lunch box. “Don’t talk in there,” said {H}. “Me?” said {A}. “I never talk.” {H} looked worried, and shut the lid.'
      ]
    }
  ],
  way: [
    {
      id: 'on-the-way',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'On the way to school {H} hopped over the cracks, as on any day. “Stop!” called somebody. {H} opened the lid. The grapes had rolled from one end to the other. On the last grape sat {A}, and held on with both arms.',
        '“It’s like the sea in here,” said {A}. “And the cheese came after me.” So {H} walked as if the box were full of soup. “That’s better,” said the box. “Now left, and mind the kerb.”'
      ]
    },
    {
      id: 'moo',
      A: 'partner',
      paragraphs: [
        'At school the box stood under the table. The teacher held up pictures of animals. “And who says moo?” asked the teacher. “Me!” shouted the lunch box. “Moo!”',
        'They all looked. “Moo,” said {H} quickly. “Good,” said the teacher. “And who says baa?” “I know!” shouted the lunch box. “Me again!” So {H} sat down on it. “And who roars?” asked the teacher. “Roar,” said something very flat, from under {H}.'
      ]
    },
    {
      id: 'pencil',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'When everybody drew, {H} opened the lid by a finger. Out came {A}, and sat down on the end of {H}’s pencil. “Draw something nice,” said {A}. {H} drew a wheel. It went round and round, and so did {A}.',
        '“And now something with no corners,” said {A} after that, and was a bit green. {H} drew a long straight road, right across the page. “Lovely,” said {A}. “I can feel the wind in my hair.”'
      ]
    },
    {
      id: 'wet-paint',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{A} wanted to see the paints, and fell into the blue. After that {A} walked home over {H}’s picture. There were two rows of tiny blue dots, up one side and down the other.',
        '“What lovely little stitches,” said the teacher. “How did you do those?” “With feet,” said {H}, who was honest. The teacher laughed, and hung the picture on the wall. From the lunch box came a small proud cough.'
      ]
    },
    {
      id: 'bottle-top',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'In the middle of the singing the lunch box knocked. {H} bent down. “I have to go,” whispered {A}. “Where?” asked {H}. “You know where!” whispered {A}, and hopped from one leg to the other.',
        '{H} asked if {H} might leave the room, and took a bottle top along. “Don’t look,” said {A}. “I can’t see you anyway,” said {H}. It did not take long. There was not even enough for a puddle.'
      ]
    },
    {
      id: 'real-ant',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A real ant came along the window sill. It felt {A} all over with its feelers. Then it gave {A} a crumb, and pointed. “It thinks I’m one of them,” said {A}. “Tell it you’re not,” said {H}.',
        'But the ant was already pushing from behind. So {A} carried the crumb to the end of the sill, and then four more. “They never stop for a chat,” said {A}, out of breath. “I’m glad that I only look like one.”'
      ]
    },
    {
      id: 'page-nine',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The teacher read from the big book, and {A} wanted to see the pictures. {H} set {A} down at the edge of the page. There was a wolf on it, as large as a bus. {A} stepped back, and on to the next page. Then the teacher turned it.',
        '“Oh!” said the book. “Who said that?” asked the teacher. “The wolf,” said {H}. When the page went back again, {A} was lying on it quite flat, and waved.'
      ]
    },
    {
      id: 'snore',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'After the sums it was very quiet. Then there was a noise like a fly with a cold. It came from the lunch box. {H} knew that noise. At home it went through two doors.',
        '“Is there a fly in here?” asked the teacher, and took the ruler, and looked up at the lamp. {H} knocked on the lid. The fly said, “I wasn’t asleep,” and was still. “Clever fly,” said the teacher.'
      ]
    },
    {
      id: 'goal',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'In the break they played football on the bench, with a pea. {H} had two fingers and {A} had both legs. The goal was an open pencil case. {A} ran up, and kicked, and the pea did not move. {A} did, and landed on it, tummy first.',
        'It rolled, and {A} rolled with it, over and under and over, in among the pencils. “Goal!” shouted {A} from inside. “Whose?” asked {H}. They could not agree, because {A} had been the ball as well.'
      ]
    },
    {
      id: 'phone',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'In the box something rang. {A} had the telephone along, and that was as small as a crumb too. “I can’t talk now,” said {A} into it. “I’m at school. No, under the table. Yes, with a carrot.”',
        '{H} coughed loudly, for as long as it took. “You’ve got a bad cough today,” said the teacher. “It’s just about to hang up,” said {H}. And so it was.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come along as far as the school gate, and never once looked at {H}. {A} looked at the lunch box. In it was bread, and cheese, and somebody of the family. That had never been packed before.',
        '“Yes, I know,” whispered {H}. “I’m taking good care.” {A} followed the box along the fence, to the very last bar. Something might be left over.'
      ]
    },
    {
      id: 'elder-crumb',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had come along to carry the bag, and looked into the lunch box at playtime. “I always said you’d be small if you skipped breakfast,” said {S} into it. “Nobody listened.”',
        'Something in there answered, too small to hear. “And speak up,” said {S}. {A} held the box higher. “Now there’s shouting,” said {A}. “Good,” said {S}, much comforted. “Then nothing’s wrong.”'
      ]
    },
    {
      id: 'child-guards',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted a turn with the box, and got it for one whole corridor. {S} walked on tiptoe, and told everybody who came: “There’s nobody in here!” So everybody wanted to look.',
        '“You have to say nothing at all,” said {A}. {S} pressed both lips together and walked on, very red. At the end it all burst out. “There’s nobody in here,” cried {S}, “and nobody’s got a telephone!”'
      ]
    },
    {
      id: 'baby-finger',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'Before they left, {A} had been shown the open box. {A} pointed at once, with one wet finger, at just the right crumb. Nobody had ever been smaller than {A} in that family.',
        '{A} leaned over the box and made the noise that people make at babies. It was a long one, with a good deal of spit. From between the bread and the carrot somebody said, “Thank you,” and asked for a towel.'
      ]
    },
    {
      id: 'pulling',
      A: 'partner',
      paragraphs: [
        'At lunch the boy beside {H} looked in. “Swap you that raisin,” said the boy. “It’s no raisin,” said {H}. “It’s {A}.” Now {H} wanted {A} big again, before somebody took a bite. “Pull,” said {A}.',
        '{H} took hold of both ends, and pulled quite gently. {A} got as long as a noodle, and as thin. “Bigger,” said {A}, “not longer!” {H} let go, and {A} snapped back, like a rubber band.'
      ]
    },
    {
      id: 'what-do-you-say',
      A: 'partner',
      paragraphs: [
        '“I’m so hungry,” said {A}. “I’ve had nothing since last night.” {H} stopped chewing. “What do you say to me at dinner?” asked {H}. “Don’t wipe it on your sleeve?” “No, the other thing.” “Sit down?” “No, the thing after that!” It took a while. “Eat up,” said {A} slowly, “and you’ll grow big.”'
      ]
    }
  ],
  turn: [
    {
      id: 'eating-up',
      A: 'partner',
      paragraphs: [
        '“Then eat up,” said {H}, and held out a crumb. {A} ate it, and was as big as a bee. After the cheese {A} was a mouse, and after a grape a teapot. Then {A} stopped. “I don’t like carrot,” said {A}.',
        '“One little bite, for me,” said {H}, in just the right voice. {A} shut both eyes and bit. Crunch! There sat {A}, as big as ever, with the lid on top like a hat.'
      ]
    },
    {
      id: 'new-child',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'The teacher came by, and looked twice. “Have we got somebody new?” asked the teacher. “I’ve been here since this morning,” said {A}, and tried to get up. The small chair got up as well.',
        '{H} held the chair, and the boy from next to {H} held {A}, and they pulled. It went plop. “Moo,” said the boy, who had understood a good many things by now. “Was that you?” {A} went red, and nodded.'
      ]
    },
    {
      id: 'empty-box',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'Now the box was empty, and it was {H} who was hungry. {A} was sorry. {A} went through every pocket, and found half a biscuit. It had got big along with {A}, and now it was the size of a plate.',
        'They sat on the wall and ate it from both sides. “It’s got a bit of fluff on,” said {H}. “Eat up,” said {A}, and then both of them had to laugh, and lost some crumbs.'
      ]
    },
    {
      id: 'nothing',
      A: 'partner',
      paragraphs: [
        'After school they went home hand in hand, and the empty box swung between them. “What did you do at school today?” asked {H}.',
        '{A} thought of the mooing, and the noodle, and the carrot. It was such a lot to tell. “Nothing,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} put up with no kiss goodbye, because it could not be found again.',
      '{names} watched the lid go down, and counted who was left at home.',
      { text: '{names} made a very small sandwich, and pushed it in by the corner.', needs: ['hands'] },
      { text: '{names} wiped no table that morning, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} had stayed at home, and listened at the butter, for it had talked before.',
      '{names} waited at home, and walked only along the wall, to tread on nobody.',
      { text: '{names} laid the table at home, with a thimble for a cup.', needs: ['hands'] },
      { text: '{names} rang up the school, and asked if lunch was being kind to everybody.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited at the gate, and had to look up again.',
      '{names} ran up to them, and could be hugged again without getting lost.',
      { text: '{names} came along the street with the thimble, and put it away.', needs: ['hands'] },
      { text: '{names} had brought a shoe box to carry somebody home in, and sat down on it.', needs: ['hands'] }
    ]
  },
  bed: [
    'At supper everything was eaten up, even the carrots. The lunch box was washed, and set upside down to dry.',
    '{H} lay in bed, and somebody big sat on the edge. The whole bed went down on that side.'
  ],
  last: [
    'Somewhere in the dark a very small voice said moo. It was {H}, who was asleep.',
    'The box was empty, the tummy was full, and {H} was asleep, one little bit bigger than before.'
  ]
})
