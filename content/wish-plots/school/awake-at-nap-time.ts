import { wishPlot } from '../wish-plot.ts'

export const awakeAtNapTime = wishPlot({
  id: 'wish-awake-at-nap-time',
  wishes: ['nap time sleep nursery', 'only one awake nap time', 'only one awake nap', 'everyone else asleep nap time', 'everyone else nap', 'others asleep nap time', 'cannot sleep nap', 'could not sleep nap', 'couldn’t sleep nap', 'didn’t sleep nap', 'doesn’t sleep nap', 'won’t sleep nap', 'doesn’t like nap', 'doesn’t want nap', 'didn’t want nap', 'cannot sleep siesta', 'couldn’t sleep siesta', 'won’t sleep siesta', 'awake siesta', 'cannot sleep nursery', 'couldn’t sleep daycare', 'wouldn’t nap', 'no nap nursery', 'nap time can’t sleep', 'naptime can’t sleep', 'nap can’t sleep', 'nap time nursery', 'naptime nursery', 'nap nursery', 'nap time preschool', 'naptime preschool', 'nap preschool', 'nap time daycare', 'naptime daycare', 'nap daycare', 'nap time kindergarten', 'naptime kindergarten', 'nap kindergarten', 'nap kindy', 'nap creche', 'nap crèche', 'nap playgroup', 'nap time school', 'naptime school', 'nap mat', 'rest time nursery', 'rest time daycare', 'rest time preschool', 'rest time kindy', 'quiet time nursery', 'quiet time daycare', 'quiet time preschool', 'awake nap time', 'awake naptime', 'awake at nap', 'only one awake nursery', 'couldn’t sleep nursery', 'can’t sleep nursery', 'can’t sleep daycare', 'can’t sleep preschool', 'won’t sleep nursery', 'won’t nap', 'doesn’t nap nursery', 'never naps', 'hates nap time', 'hates naptime', 'hates naps', 'siesta nursery', 'siesta school', 'siesta can’t sleep', 'everyone sleeping nap', 'others sleeping nap'],
  answers: ['cannot', 'could', 'would', 'wouldn’t', 'didn’t', 'want', 'like', 'nap', 'naps', 'naptime', 'napping', 'mat', 'mats', 'cot', 'cots', 'blanket', 'rest', 'quiet', 'siesta', 'sleep', 'sleeps', 'slept', 'sleeping', 'asleep', 'awake', 'wide', 'eyes', 'open', 'only', 'one', 'all', 'others', 'other', 'else', 'can’t', 'couldn’t', 'cannot', 'can', 'won’t', 'doesn’t', 'never', 'not', 'tries', 'tried', 'try', 'trying', 'lies', 'lie', 'lying', 'lay', 'still', 'bored', 'boring', 'watches', 'watched', 'watching', 'looks', 'counts', 'whispers', 'lunch', 'after', 'room', 'dark', 'every', 'day', 'hates', 'hate', 'likes', 'creche', 'crèche', 'playgroup', 'kita', 'tired', 'during', 'at', 'when', 'while', 'everyone’s', 'school', 'nursery', 'preschool', 'kindergarten', 'kindy', 'daycare', 'reception', 'class', 'teacher', 'friend', 'friends', 'children', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister', 'son', 'daughter', 'boy', 'girl', 'little', 'my', 'his', 'her', 'our', 'today', 'yesterday', 'morning', 'afternoon', 'again', 'first', 'time', 'everybody', 'everyone'],
  except: ['ill', 'sick', 'wet', 'accident', 'scared', 'cries', 'crying', 'misses', 'nightmare', 'baby', 'dog', 'cat', 'puppy', 'kitten', 'bear', 'lion', 'dragon', 'dinosaur', 'bin', 'lorry', 'truck', 'car', 'plane', 'sloth', 'owl', 'kidnapped', 'carpet', 'story', 'snored', 'teacher asleep'],
  moods: ['sleepless', 'learning', 'first'],
  company: ['mat', 'mats', 'children', 'boy', 'girl', 'teacher', 'blanket', 'foot', 'rug', 'eyes', 'ceiling', 'lids', 'watch', 'breath'],
  about: 'At nap time at nursery the hero cannot sleep and watches eleven others do it; at home all eleven are shown, foot, fist and breath, and in the end there is only one whom the hero cannot do any more: the one who is awake.',
  titles: ['One Pair of Eyes', 'Eleven on Their Mats', '{H} Keeps Watch', 'Nobody Has Ever Seen Nap Time', 'How They All Do It'],
  want: [
    {
      id: 'the-twelfth-mat',
      A: 'partner',
      paragraphs: [
        'At nursery, at nap time, {H} could not sleep. Twelve children lay on twelve mats. Eleven of them slept, and on the twelfth mat was one pair of eyes, wide open. “I want to do it too,” {H} told {A} in the evening. “But nobody says how it’s done. They lie down, and then they’re gone.” “And if you try?” asked {A}. “Then I’m trying,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'not-the-green-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At nap time a boy two mats along talked while asleep. “Not the green one,” the boy had said, quite clearly. It was not polite to leave that without an answer. “All right,” {H} had whispered. The boy smiled, and gave a sigh, and slept on.',
        '“Did you ask about it later?” asked {A}. {H} had asked, by the water jug. The boy knew nothing of it. The boy did not even mind green. “Then it’s between you and the one who sleeps,” said {A}.'
      ]
    },
    {
      id: 'the-mat-quacks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Can’t you turn over?” asked {A}. But those mats were covered with something that quacked. As long as you lay still, they said nothing. If you drew up only one knee, there was a duck in the room.',
        'So {H} had lain at nap time like a ruler, with an itch on one heel. Somewhere by the door another duck answered. Then there was one by the window. “They turn over in their sleep,” said {H}. “It’s a pond.” {A} wondered what the ducks did at night.'
      ]
    },
    {
      id: 'looking-if-it-has-come',
      A: 'partner',
      paragraphs: [
        '{H} showed how it went. The rug was the mat, and {H} lay down on it and shut both eyes very hard. The lids shook, like two hands that hold a door. “Has it come?” asked {A}. “I’ll look,” said {H}, and opened one eye. There was the room. “No,” said {H}, and shut it again. It went like that all nap time. Each time that {H} looked to see if {H} was asleep, {H} was not.'
      ]
    },
    {
      id: 'other-on-the-train',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I never could sleep on trains,” said {A}. “Once there were five others in my compartment, and all five slept. I had to hold a hat, a baby’s bottle and somebody’s feet.” “Whose?” asked {H}. They had not had a name on them.',
        'At each station {A} read out where they were, quite softly, so that nobody missed it. In the morning the five got up, nice and fresh, and said that {A} looked tired. You do, when you have kept a nap time by yourself.'
      ]
    },
    {
      id: 'elder-heads-on-desks',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had to put our heads down on the desks,” said {S}, “straight after the soup. Arms crossed, and eyes shut.” “Could you sleep?” asked {A}. {S} could not. In the wood of that desk there was a small hole, and {S} had looked into it.',
        'All one spring {S} had looked into it, at every nap time. “What was in there?” asked {A}. “An eye,” said {S}. “The boy underneath was crawling about, because he couldn’t sleep either.”'
      ]
    },
    {
      id: 'child-is-asleep-from-here-down',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} lay down on the rug too, and wanted to be told how to nap. {A} did not know. So {S} began with the feet. “They’re asleep,” said {S} after a while. “Now it’s up to my knees.” {A} lifted one knee, and it fell back like a bag of flour.',
        'At the tummy it got stuck. “It’s hungry,” said {S}. “It can’t.” They gave it a cracker. By then the feet had heard about it, and were up again.'
      ]
    },
    {
      id: 'pet-does-it-at-once',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} could do it anywhere. {H} sat down right in front of {A}, to see how. {A} turned round, once and a half, and let go of all of {A} in one heap. That was it. {A} had not tried at all.',
        '{H} turned round too, once and a half, and fell down in a heap. From there {H} could see under the sofa. There lay the blue pencil. At nap time you always find something, only never a nap.'
      ]
    },
    {
      id: 'what-only-one-saw',
      A: 'partner',
      paragraphs: [
        '“What did you do all nap time?” asked {A}. “I watched them,” said {H}. {H} had seen everything. A boy’s foot ran. A girl held out something to nobody. “First they all breathe anyhow,” said {H}, “and then they get slow, like one big animal.” {A} sat very still. “They don’t know that,” said {A}. “They’re always asleep. They’ve never seen nap time.” {H} had not thought of that. Of twelve there was only one who had ever been there.'
      ]
    }
  ],
  turn: [
    {
      id: 'eleven-of-them',
      A: 'partner',
      paragraphs: [
        '“I’ll show you them all,” said {H}. {H} lay down on the rug as the boy, and one foot ran. {H} was the girl, curled up like a comma, and held out something to {A}. You could nearly see what it was. “And how do they breathe?” asked {A}. {H} showed that too. In, and a long wait, and out. You have to be very slow when you are eleven children. Then a yawn came. “Whose was that?” asked {A}. {H} was surprised. “Mine,” said {H}.'
      ]
    },
    {
      id: 'the-one-on-watch',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} did the teacher as well, who sat by the door at nap time and kept watch. The teacher had tea, and a list. Now and then the teacher’s head went down, as when you agree with somebody. Then it came up again, and did not agree.',
        '“Does the teacher see you?” asked {A}. They had an arrangement, said {H}. When their eyes met, each of them looked at the ceiling. Two people on watch do not get each other into trouble.'
      ]
    },
    {
      id: 'a-rabbit-on-the-ceiling',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the ceiling over {H}’s mat there was a rabbit. It was a stain, with two ears, and the others had never met it. {H} drew it for {A}. “It’s always looking to the left,” said {H}. “There’s a lamp over there, and it thinks that’s a moon.”',
        '“And when they switch the lamp on?” asked {A}. Then the rabbit went pale, and nap time was over. It must think that it gets light at half past two.'
      ]
    },
    {
      id: 'how-they-come-back',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} wanted to know how they woke up. {H} lay down as each of them in turn, and came back. One sat up straight, and asked for bread. One came back only as far as the elbows. One looked at a hand for a long time, and then knew whose it was.',
        '“It’s like the bus station,” said {H}. They all got out at different doors, with creases on their cheeks. And there stood {H}, each day, to meet them.'
      ]
    },
    {
      id: 'other-does-number-eleven',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wanted to be one of the eleven, too, and got the boy with the blanket. That was not easy. When the blanket came up to the nose, the feet came out. When it went down over the feet, it was cold on top. The boy did that asleep, and all through nap time.',
        '{A} did it with a tea towel. “Who wins?” asked {A}. “The blanket,” said {H}. At the end it always had the mat to itself.'
      ]
    },
    {
      id: 'baby-in-the-middle',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'Nobody had told {A} about nap time. {A} was being fed, and opened {A}’s mouth for the spoon. When the spoon got there, the mouth was still open, but {A} had gone. It had happened between the plate and the chin.',
        '“I was looking straight at it,” said {H}, “and I didn’t see it.” {H} waited beside the chair with the spoon. {A} came back, and shut {A}’s mouth on it, as if there had been nothing.'
      ]
    },
    {
      id: 'the-one-who-is-awake',
      A: 'partner',
      paragraphs: [
        '“That’s eleven,” said {A}. “What about the twelfth?” That was the one who could not sleep. {H} lay down and opened both eyes wide. It was the easiest of all, for {H} had done it every day. Only the breath still went like eleven children’s. The lids came down, and {H} pushed them up, and they came down. “Is that how it’s done, being awake?” asked {A}. “Wait,” said {H}, from far away. {A} waited. “I can’t do that one any more,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down to try, and did it wrong, by falling asleep.',
      '{names} tried to think how it was done, and had always been asleep by then.',
      { text: '{names} folded a blanket, to be the twelfth mat.', needs: ['hands'] },
      { text: '{names} drew the curtain, for it has to be a bit dark.', needs: ['hands'] }
    ],
    way: [
      '{names} came close to see if {H} was asleep, and then {H} was not.',
      '{names} watched the lids shake, first the left and then the right.',
      { text: '{names} made a note of who does what at nap time.', needs: ['hands'] },
      { text: '{names} laid a hand on {H}’s forehead, and it was hot from trying.', needs: ['hands'] }
    ],
    turn: [
      '{names} did a sleeper by the door, and did it very well.',
      '{names} got slow too, and breathed with the big animal.',
      { text: '{names} took what the sleeping girl held out, and said thank you.', needs: ['hands'] },
      { text: '{names} spread a blanket over all eleven of {H}.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was only a rug again. The blanket was folded, with nobody in it.',
    '{H} washed with one eye open. Then {H} lay down, and breathed like the girl by the window.'
  ],
  last: [
    'There were eleven others on their way as well, and {H} was asleep.',
    'Nobody was on watch, and nobody looked to see, and {H} was asleep.'
  ]
})
