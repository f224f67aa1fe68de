import { wishPlot } from '../wish-plot.ts'

export const taiChi = wishPlot({
  id: 'wish-tai-chi',
  wishes: ['tai chi park', 'tai chi', 'taichi', 'tai-chi', 'tai ji', 'taiji', 'tai chi chuan', 'taijiquan', 'tai chi morning', 'tai chi grandpa', 'tai chi grandma', 'tai chi grandfather', 'tai chi grandad', 'tai chi granddad', 'tai chi yeye', 'tai chi ye ye', 'tai chi gong gong', 'tai chi gonggong', 'tai chi nainai', 'tai chi po po', 'tai chi pigeons', 'tai chi slow', 'tai chi slowly', 'tai chi too fast', 'tai chi class', 'tai chi lesson', 'tai chi learning', 'taichi park', 'taichi grandpa', 'taichi morning', 'thai chi', 'tie chi', 'tai chee', 'qigong', 'qi gong', 'chi gong', 'chi kung', 'slow exercises park', 'slow exercise park', 'slow dance park grandpa', 'slow motion exercises park', 'moving slowly park pigeons'],
  answers: ['tai', 'chi', 'morning', 'mornings', 'early', 'park', 'square', 'outside', 'tree', 'trees', 'grandpa', 'grandma', 'grandfather', 'grandmother', 'grandad', 'granddad', 'granny', 'yeye', 'ye', 'nainai', 'gong', 'po', 'nana', 'mum', 'dad', 'auntie', 'uncle', 'old', 'people', 'neighbours', 'group', 'class', 'lesson', 'teacher', 'learn', 'learning', 'learns', 'teaches', 'teaching', 'does', 'do', 'doing', 'did', 'practises', 'practice', 'exercise', 'exercises', 'slow', 'slowly', 'slower', 'slowest', 'too', 'fast', 'quick', 'still', 'quiet', 'quietly', 'calm', 'breathe', 'breathing', 'arms', 'legs', 'crane', 'ball', 'cloud', 'hands', 'pigeon', 'pigeons', 'birds', 'notice', 'every', 'day', 'sunday', 'with', 'my', 'our', 'his', 'goes', 'join', 'joins', 'joined', 'together', 'first', 'time', 'china', 'chinese', 'hong', 'kong', 'singapore', 'move', 'moves', 'moving', 'motion', 'wants', 'like'],
  except: ['tea', 'latte', 'thai food', 'kung fu', 'karate', 'fight', 'fighting', 'sword', 'panda', 'dragon', 'tiger', 'ninja', 'fell', 'falls', 'hurt', 'hip', 'hospital', 'ill', 'sick', 'stroke', 'died', 'dead', 'misses', 'used to', 'last', 'lost', 'angry', 'why', 'statue', 'sloth', 'tortoise', 'snail', 'robot'],
  moods: ['learning', 'first', 'waiting', 'proud'],
  out: true,
  company: ['Mrs Lin', 'pigeon', 'pigeons', 'park', 'shade', 'tree', 'trees', 'lamp post', 'ball', 'crane', 'row', 'radio', 'bench', 'gravel', 'jogger', 'bread'],
  about: 'Among the slow people in the park the pigeons walk about, and go up as soon as the hero comes, until it turns out that slow is not enough, and one must never begin.',
  titles: ['The Pigeons Take No Notice', 'Slower Than That', '{H} Holds the Ball', 'As the Shade Does It', 'Nobody Saw It Begin'],
  want: [
    {
      id: 'last-row',
      A: 'partner',
      paragraphs: [
        '{H} went along when {A} did tai chi in the park, early in the morning. Mrs Lin stood at the front, and eleven people moved as slowly as Mrs Lin. Pigeons walked about between their shoes and took no notice. {H} joined the last row, and they all flew up. They came down again by Mrs Lin. {H} wanted one to stay.'
      ]
    }
  ],
  way: [
    {
      id: 'ball-too-fast',
      A: 'partner',
      paragraphs: [
        'In tai chi you hold a ball that is not there, and turn it over. {H} turned it over and was done. The rest had only just picked it up. “Slower,” said {A}. {H} did it once more, slowly, and counted along. One, stop. Two, stop. At every number the pigeons jumped, and at five they flew to the lamp post. “But I was slower,” said {H}.'
      ]
    },
    {
      id: 'how-big-a-ball',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How big’s your ball?” asked {H}. {A} looked at the air between {A}’s hands. “About a melon,” said {A}. {H}’s was smaller, because it had come from home in a pocket. They passed them across, to try. The melon was so heavy that {H} bent at the knees.',
        '“That’s right,” said Mrs Lin, who was turning round just then. “At last somebody’s bending.” In tai chi the knees are never quite straight. {H} had not known that it was the melon’s doing.'
      ]
    },
    {
      id: 'white-crane',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Now came the white crane, who spreads its wings. In tai chi that is one arm up, one arm down, and one foot on its toes. {A} spread them, very slowly. A pigeon looked up, and then looked at its own. “It thinks that yours are better,” whispered {H}.',
        '“I’ve only got them till nine,” said {A}. The pigeon shook itself, and walked on. It kept its own folded, so that no one could compare.'
      ]
    },
    {
      id: 'head-stays',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} went to the bench and watched how a pigeon walked. The head went forward, and there it waited in the air until the rest had caught up. “It holds still to look,” said {A}. “While it’s nodding, it can’t see much.” {H} walked a bit like that.',
        'The head went ahead, and {H} came along behind. The park stood quite still each time, and then it jumped. “It’s a good way to look at things,” said {H}, “but bad for the neck.”'
      ]
    },
    {
      id: 'jogger',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A jogger came along the path, and a second later was gone. The tai chi people had moved one hand from the hip to the ear. “They started at the same time,” said {A}. {H} looked after the jogger, and then at the hand. It was still coming.',
        'After a while the jogger came round again, very red. The hand had arrived. “Who’s won?” asked {H}. “The hand isn’t out of breath,” said {A}.'
      ]
    },
    {
      id: 'other-follows-wrong-one',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} could not see Mrs Lin from the back, and did what the man in front did. That was one arm up, and then the hand to the nose. {A} did it just as slowly. {H} did it after {A}. Then the man sneezed.',
        'They were not sure about that part. But it had been a long one, so {A} did the sneeze too, in tai chi. It took half a minute, and no pigeon heard it.'
      ]
    },
    {
      id: 'pet-does-it-best',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had found a warm place on the gravel and was doing it as well. First {A} put one leg out, very slowly, and then the leg behind. After that the back was let down in the middle. “What’s that one called?” asked a woman in the row. “Getting up,” said {H}.',
        'It took {A} as long as the white crane took the others. Then it was over, and {A} lay down again, the same way back.'
      ]
    },
    {
      id: 'elder-forgot-the-radio',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We used to have a radio for tai chi,” said {S}, “with slow music on it. Then its batteries got low. The music got slower, and so did we.” “Did no one say so?” asked {A}. “We thought that it was us getting better,” said {S}.',
        '“On the Thursday it took until noon. One old man was still on one leg when the park keeper came to put out the chairs.” {S} sighed. It had been their best time.'
      ]
    },
    {
      id: 'child-slowest',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} stood at the end of the last row and did not move at all. “You’ve got to start some time,” whispered {A}. “I have,” said {S}. “I’m lifting my arm.” {A} looked at the arm. It hung down, next to the pocket, as arms do.',
        '{A} did a whole crane, and half a ball, and looked again. It might have been a little higher. “I saw that,” said {A}. “You can’t have,” said {S}, and was cross.'
      ]
    },
    {
      id: 'clouds',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The part that {H} liked best was called cloud hands. They pass in front of the face, one after the other, and you go sideways with them. {H} looked up to see how it is done up there. The cloud over the park was going sideways too. It had no hands, but it did the rest.',
        '“It’s slower than Mrs Lin,” said {H}. “It’s been at it longer,” said {A}. They went along with it for seven steps, as far as the bin.'
      ]
    },
    {
      id: 'for-a-crumb',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“They’d stay for a bit of bread,” said {H}, but there was none. {H} held out a flat hand with nothing on it, as if there were. One pigeon came three steps, and looked. “It’s counting the crumbs,” said {A}. It had soon done that, and went back to the slow shoes.',
        '“They haven’t got any bread either,” said {H}. “No,” said {A}, “but they don’t look as if they’d want it back.” In the middle of the tai chi {A} had to smile, and that was slow as well.'
      ]
    },
    {
      id: 'on-tiptoe',
      A: 'partner',
      paragraphs: [
        'Perhaps it was the noise. {H} waited until a pigeon stood near, and took one step on tiptoe. It was gone before the heel came down. “It can’t have heard me,” said {H}, “and I was slow.” {A} thought about it, and went on with the tai chi. One arm sank, and a pigeon walked along underneath. “You’re slow enough,” said {A}. “It sees you begin.”'
      ]
    },
    {
      id: 'the-shade',
      A: 'same',
      paragraphs: [
        '“Everybody’s got to begin,” said {H}. “That doesn’t,” said {A}, and looked down. On the gravel lay the shade of a tree. It had been at the bench when they came, and now it was at the bin. It had gone right over nine pigeons, and not one had flown up. It never stopped, so it never had to start.'
      ]
    }
  ],
  turn: [
    {
      id: 'like-the-shade',
      A: 'partner',
      paragraphs: [
        'So {H} did tai chi as the shade did. When a hand arrived, it was already going back. When the ball was turned, the next ball had begun. There was nothing to count. {H} was so busy with not stopping that there was no time to be fast.'
      ]
    },
    {
      id: 'mrs-lin-turns',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Mrs Lin turned round, and that took a while. First came the eyes, and then the chin, and the feet last. Mrs Lin looked along the last row. “Who’s the new one?” asked Mrs Lin. “I’ve been here the whole time,” said {H}.',
        '“I didn’t see you,” said Mrs Lin, and it was meant as praise. {H} would have liked to hop, and did it later.'
      ]
    },
    {
      id: 'between-the-shoes',
      A: 'same',
      paragraphs: [
        'Something grey came nodding over the gravel. It stopped at {H}’s left shoe, and looked at it with one eye, and with the other. It pulled at the lace. Above it the ball turned over. The pigeon went on between both shoes, as under a bridge, and a second one came behind. “They’re staying,” said {H}, as slowly as all the rest. “Who?” asked {A}. {A} had taken no notice either.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood at the side, where the sun had got to.',
      '{names} looked at the pigeons, and stayed quite near.',
      { text: '{names} held a ball as well, and it was a small one.', needs: ['hands'] },
      { text: '{names} buttoned up, for the morning was cool.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed in when the others did, and out when they did.',
      '{names} yawned, slowly, and it fitted in.',
      { text: '{names} lifted one arm, and forgot which.', needs: ['hands'] },
      { text: '{names} waved the pigeons down from the lamp post.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat in the shade, and it moved on without a word.',
      '{names} kept as still as the bench.',
      { text: '{names} let both hands sink, and a pigeon went by below.', needs: ['hands'] },
      { text: '{names} turned the ball over, and put it down on the grass.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening {H} took off both shoes, and did not stop in between. They stood side by side, with room for a pigeon.',
    '{H} washed, and lay down so slowly that the bed took no notice. The cover came up without beginning, as the shade does.'
  ],
  last: [
    'Nobody saw it begin, not even the pillow: {H} was asleep.',
    'The dark came over the park, over one pigeon after another, and {H} was asleep.'
  ]
})
