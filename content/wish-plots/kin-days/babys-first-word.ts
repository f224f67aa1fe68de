import { wishPlot } from '../wish-plot.ts'

const BABY = ['baby', 'baby brother', 'baby sister', 'baby cousin', 'little brother', 'little sister']

export const babysFirstWord = wishPlot({
  id: 'wish-babys-first-word',
  namesFamily: true,
  isTale: true,
  wishes: ['the baby’s first word was my name', ...BABY.flatMap((baby) => [`${baby} first word`, `${baby} first words`, `${baby} said first word`, `${baby} says first word`, `${baby} says my name`, `${baby} said my name`, `${baby} say my name`, `${baby} learns to talk`, `${baby} learning to talk`]), 'baby’s first word', 'baby’s first words', 'brother’s first word', 'sister’s first word', 'cousin’s first word', 'babies first word', 'baby talks for the first time', 'baby talked for the first time', 'baby can say my name', 'baby said her first word', 'baby said his first word', 'baby starts talking', 'baby started talking', 'baby begins to talk', 'teach baby talk', 'teaching baby talk', 'teaching baby say', 'teach baby say my name', 'first word was ball', 'first word was mama', 'first word was dada', 'first word was no', 'first word was dog', 'first word was cat', 'first word was more', 'first word was light', 'waiting for the baby to talk'],
  answers: ['baby', 'baby’s', 'babies', 'first', 'word', 'words', 'name', 'my', 'mine', 'said', 'says', 'say', 'saying', 'talk', 'talks', 'talked', 'talking', 'learns', 'learning', 'learn', 'learned', 'learnt', 'teach', 'teaching', 'taught', 'starts', 'started', 'begins', 'can', 'calls', 'called', 'brother', 'sister', 'cousin', 'little', 'brother’s', 'sister’s', 'cousin’s', 'twins', 'was', 'is', 'it', 'and', 'the', 'a', 'not', 'mama', 'mum', 'mummy', 'dada', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'grandpa', 'nana', 'ball', 'no', 'dog', 'cat', 'more', 'light', 'moon', 'duck', 'ba', 'only', 'today', 'finally', 'at', 'last', 'time', 'when', 'will', 'everyone', 'everybody', 'wanted', 'wants', 'want', 'waiting', 'wait', 'waits', 'proud', 'happy', 'heard', 'me', 'to', 'for', 'of', 'instead', 'or', 'one', 'year', 'months', 'old', 'at', 'dinner', 'breakfast', 'bath', 'in', 'her', 'his'],
  except: ['died', 'dead', 'hospital', 'deaf', 'speech', 'therapist', 'therapy', 'swear', 'rude', 'elephant', 'dinosaur', 'dragon', 'parrot', 'monster', 'robot', 'alien', 'when i was', 'when you were', 'when daddy', 'when mummy', 'dad’s', 'mum’s', 'christening', 'choose a name', 'chose', 'sign', 'language', 'school', 'read', 'reading', 'write'],
  moods: ['waiting', 'first', 'learning', 'proud'],
  company: ['baby', 'word', 'words', 'spoon', 'door', 'ball', 'lamp', 'rug', 'sock', 'foot', 'hat', 'chair', 'cup', 'banana', 'wall', 'bear'],
  fed: true,
  about: 'The hero wants the baby’s first word to be the hero’s own name, and says it to the baby’s face all day, until it is seen that you call those who are not there; so the hero goes out of the door and waits.',
  titles: ['Without the Front', 'All but the Beginning', 'A Word That Fetches', '{H} Goes Out and Is Called', 'Say It to the Door'],
  want: [
    {
      id: 'forty-times',
      A: 'partner',
      paragraphs: [
        'The baby had no words yet, and {H} wanted its first word to be “{H}”. Everybody wanted to be the first word. An aunt was trying for “auntie”, and an uncle for “uncle”, very slowly. So {H} sat down on the rug, right before the baby’s nose. “{H},” said {H}, forty times, before tea.',
        'The baby looked at {H} with great attention. Then it put a foot in its mouth. “It’s full,” said {A}. “You’ll have to wait till that’s out.”'
      ]
    }
  ],
  way: [
    {
      id: 'it-has-one-sound',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The baby did have a sound, and it was “ba”. It said “ba” to the spoon and “ba” to the lamp. “That’s nearly ball,” said the aunt. “It’s nearly bread,” said {A}. “Is it nearly {H}?” asked {H}. They all thought about it, and were sorry.',
        'The uncle was sure that it was “uncle”, with only the middle missing, and both ends. “Ba,” said the baby to the uncle’s button.'
      ]
    },
    {
      id: 'in-pieces',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps it was too much in one bite. {H} said the name in pieces, as you break up a biscuit, and left a gap after each. The baby watched where it came out. It laid one finger on {H}’s lip, and felt it go up and down.',
        'When {H} closed {H}’s mouth, the baby opened it again, to see whether there was more in there. “It wants to know how you do it,” said {A}. “It’s looking for the switch.”'
      ]
    },
    {
      id: 'on-everything',
      A: 'partner',
      paragraphs: [
        '{H} said it with the spoon, at supper, so that each bite was called “{H}”. The baby ate up nine of {H}, and smiled. {H} said it in the bath, and under a towel. The baby never said it back.',
        'It only looked. It seemed to think that there was plenty of {H} about. “It knows that it’s you,” said {A}. “It’s never once looked round for anybody else.”'
      ]
    },
    {
      id: 'the-mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} held the baby up before the mirror, and {H} stood beside it. “Who’s that?” asked {A}. The baby looked at the one in the glass, and then at the one on the floor. There were two of {H}. It laughed, and hit the glass with a flat hand, on {H}’s nose.',
        '“That’s {H},” said {H}, “and that’s {H} too.” It was a lot to ask of somebody who had not even got one word.'
      ]
    },
    {
      id: 'auntie-has-a-go',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It was the aunt’s turn. “Auntie,” said the aunt, and gave the baby a bit of banana. “Auntie,” and there was another bit. It was a good plan. At each “auntie” the baby opened up, like a young bird. “It’s learning,” said the aunt.',
        'Then the banana was finished. “Auntie,” said the aunt, and the baby looked at the dish. “It thinks that you’re called that when there’s banana,” said {A}. “It could be worse.”'
      ]
    },
    {
      id: 'what-it-says-to-the-bear',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When it lay alone with its bear, the baby talked a great deal. They could hear it through the wall. It went up, and it went down, and there were pauses in it. In the pauses, no doubt, it was the bear’s turn. {H} laid an ear on the wallpaper. “Is it my name?” asked {A}.',
        '“It’s none of ours,” said {H}. “It’s all the bits, before they’re put in order.” Somewhere in there was every word there is.'
      ]
    },
    {
      id: 'in-writing',
      A: 'same',
      spare: 5.5,
      paragraphs: [
        '{H} wrote the name on a strip of paper too, as big as could be. The baby was very pleased with it. It took the strip in both hands, and turned it round. Then it pulled, and tore off the first letter, and would not give that back.',
        '“It’s got the beginning in its fist,” said {A}. “That’s a start.” {H} waited, but nothing was said. The fist stayed shut until after the bath.'
      ]
    },
    {
      id: 'said-by-everyone',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had heard “{H}” so often that day that it would not go away. {A} hummed it at the sink. “Pass me {H},” said {A}, and meant the sponge. Then {A} called out of the window to somebody, and the name that came out was “{H}” again.',
        'By now everybody in the house could say it, and said it all the time. There was just one who did not. That one sat in the middle, and blew a bubble.'
      ]
    },
    {
      id: 'pet-comes-when-called',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had no words either, but knew one at least, and it was “{A}”. {A} had been asleep in the next room. {H} said it, not very loudly, through the wall. There was a thump, and there stood {A}.',
        'The baby had seen it all. It looked at the door, through which somebody had come who was not there before. Then it looked at {H}’s mouth. It seemed to think that a neat trick.'
      ]
    },
    {
      id: 'when-do-you-call-me',
      A: 'partner',
      paragraphs: [
        '{H} lay down on the rug beside the baby, with hardly any voice left. “When do you say my name?” asked {A}. “When I want you,” said {H}. “You’ve not said it once since tea,” said {A}. “But you’re here,” said {H}. {A} said nothing to that, and looked at the baby, which was holding {H} by the sleeve. {H} looked there as well. You don’t call anybody you’ve got by the sleeve.'
      ]
    }
  ],
  turn: [
    {
      id: 'out-of-the-door',
      A: 'partner',
      paragraphs: [
        '{H} got up and went out of the room, and pulled the door to behind. Outside, {H} sat down on the floor, and kept very quiet. Inside, {A} kept quiet too. The baby looked at the place where {H} had been. It felt the rug with one hand. It looked at the door. Somebody was missing from the room, and it was somebody with a name.',
        'Then a word came. It had no beginning yet, but all the rest of it was there, and the rest was {H}. {H} was through the door before it was done.'
      ]
    },
    {
      id: 'is-it-an-accident',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“That might have been a burp,” said the aunt, who had come running. So {H} went out again, for a proof. They all looked at the clock. At the fourth tick it came once more, round and clear, without the front. “It’s a word,” said the uncle, and sat down.',
        '“It was {H}’s name,” said {A}, “all but the beginning.” {H} said it over like that, to see how it felt. It felt rather light. “It’s my name with its hat off,” said {H}.'
      ]
    },
    {
      id: 'it-fetches',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now the baby had found out what a word is for. It said it, and {H} came. It waited till {H} had gone, and said it again. There was no end to it, and {H} went in and out, like the cuckoo in a clock.',
        '“It’s better than a string,” said {A}. The baby tried it on the ball, which had rolled under the chair. It called the ball by the same word, with all its might. And the ball did come, because {H} brought it.'
      ]
    },
    {
      id: 'elder-called-chair',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I knew a baby whose first word was ‘chair’,” said {S}. “I used to push one over to it, to pull itself up by. So it said that to me.” “And when did it learn your name?” asked {A}. “Much later,” said {S}. “It’s sixty-two now. On the telephone I’m still Chair.”',
        '{S} did not mind at all. There were plenty of people who could say the other one.'
      ]
    },
    {
      id: 'child-says-it-without-front',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to talk as the baby did, and left off the front of everything. “An I have some ilk?” asked {S}. {A} had to think what might be in front of that. Then {A} filled it, right up to the brim, in an up.',
        '“Ank you,” said {S}. It was harder than it looked. After a while {S} had a whole heap of fronts left over, with nowhere to put them.'
      ]
    },
    {
      id: 'first-in-the-row',
      A: 'partner',
      paragraphs: [
        '“Now say ‘auntie’,” said the aunt. But the baby had one word, and was busy with it. Then it was carried off to bed. At each door it looked back over a shoulder and said it once, to be sure.',
        '“Tomorrow you could say the front for it,” said {A}. {H} did not want to. “It can have the front when it’s bigger,” said {H}. “I know who it means.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the rug too, a bit behind, and hoped to be noticed.',
      '{names} gave the baby a long look, and got a long one back.',
      { text: '{names} tickled the foot, so that it came out again.', needs: ['hands'] },
      { text: '{names} tried for “spoon”, and held one up.', needs: ['hands'] }
    ],
    way: [
      '{names} listened hard, and heard only bubbles.',
      '{names} went round behind the baby, and it did not ask for anybody.',
      { text: '{names} wiped supper off the baby’s chin, in case a word was stuck to it.', needs: ['hands'] },
      { text: '{names} hung up the towel out of which nobody had been called.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as still as the door, until it had been said.',
      '{names} came and stood beside {H}, to be there when it was said again.',
      { text: '{names} held the door, as it would be wanted a good deal.', needs: ['hands'] },
      { text: '{names} rolled the ball back to the middle of the rug.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was empty, but for a sock and a spoon. Beyond the wall all the bits were being gone over once more, to a bear.',
    '{H} washed, and lay down, with one ear to the wall. It came through quite clearly, without the front. “I’m here,” said {H}, and it was quiet.'
  ],
  last: [
    'Nobody was missing from any room, so nothing was said, and {H} was asleep.',
    'The word lay on both sides of the wall, and {H} was asleep.'
  ]
})
