import { wishPlot } from '../wish-plot.ts'

export const foldedArms = wishPlot({
  id: 'wish-any-question',
  tellsAny: 'question',
  moods: ['question'],
  about: 'The hero asks one question with one sock on, and finds out how to tell a true answer from a sure one.',
  titles: ['Arms Down', 'One Sock and One Question', '{H} Asks Three Times', 'Everybody Knows That', 'The Cold Foot Remembers'],
  want: [
    {
      id: 'one-sock',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H}. {H} had one sock on. The other sock had to wait until there was an answer.',
        [
          '“That’s easy,” said {A}, and folded both arms. “{wrong.one}.” It was a fine answer, and it came at once. {H} pulled the second sock over three toes and stopped. “{but.one},” said {H}. “How do you know?”',
          '“That’s easy,” said {A}, and folded both arms. “{guess}.” It was a fine answer, and it came at once. {H} pulled the second sock over three toes and stopped. “How do you know?” asked {H}.'
        ],
        '“Everybody knows that,” said {A}. But {H} was part of everybody, and hadn’t known it. The sock came off again.'
      ]
    }
  ],
  way: [
    {
      id: 'again',
      A: 'partner',
      paragraphs: [
        [
          '“I’ll ask you once more,” said {H}. “{question}” {A} folded both arms again. “{wrong.two},” said {A}. {H} looked at it from all sides. “{but.two},” said {H}.',
          '“I’ll ask you once more,” said {H}. “{question}” {A} folded both arms again. “{guess},” said {A}.'
        ],
        '“That isn’t what you said before!” said {H}. “It’s what I meant before,” said {A}. {H} held up the foot with the sock for one answer. The bare foot was for the other. They didn’t go together at all.'
      ]
    },
    {
      id: 'spoons',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Then show me,” said {H}. {A} fetched two spoons and laid them on the table. “This one is the beginning,” said {A}, “and that one is the end.”',
        '“And what comes between?” asked {H}. {A} pushed the spoons together, and one of them fell on the floor. “That does,” said {A}. They both looked at it. It was a very clean spoon, but it explained nothing.'
      ]
    },
    {
      id: 'milkman',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I asked that too, when I was small,” said {S}. “And what did they say?” asked {A}. “{guess},” said {S}. “The milkman told me so.”',
        '“Was he sure?” asked {A}. “He was always sure,” said {S}. “He was sure about the bus as well, and we had to walk home.”'
      ]
    },
    {
      id: 'from-the-kitchen',
      S: 'other',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} went to the kitchen for a drink of water, and came back with a new answer. “{guess},” said {S}. And {S}’s arms were folded, cup and all.',
        '“Are you quite sure?” asked {A}. {S} breathed in and breathed out again. “I was,” said {S}, “until you looked at me like that.” {A} went on looking, just to see what else would come out. It was only a small cough.'
      ]
    },
    {
      id: 'quiet-one',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{H} went to {A} and asked it there. {A} looked at {H} for a long time. Then {A} looked at the sock, and then at nothing.',
        '“Thank you,” said {H}. “You’re the first one today who hasn’t made anything up.”'
      ]
    },
    {
      id: 'under-the-sofa',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps it’s written down somewhere,” said {A}. They looked on the shelf, and then they looked under the sofa. {H} pulled something out. It was a third sock, a grey one.',
        '“Is it yours?” asked {H}. “No,” said {A}. “Isn’t it yours?” Now there were two questions in the room. {H} put the grey sock aside, because the first one had to be answered first.'
      ]
    },
    {
      id: 'whisper',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Perhaps I asked it too loudly,” said {H}, and asked again in a whisper. {A} came close to hear it. “{guess},” whispered {A}.',
        '“Why are you whispering?” asked {H}. “Because you are,” whispered {A}. {H} thought about the answer for a moment. “It isn’t any truer like that,” said {H}. “No,” whispered {A}, “but it’s more exciting.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I know it, but I’m not telling,” said {S}. {A} looked at {S} from very close. “Tell me just the first word.”',
        '“The,” said {S}. {A} waited for the second word. {S} had gone rather pink. “There isn’t one yet,” said {S}. “It’s a good beginning,” said {A}. “Lots of answers start like that.”'
      ]
    },
    {
      id: 'cold-foot',
      A: 'same',
      spare: 7,
      paragraphs: [
        'By now the bare foot was cold. “You could put the sock on and go on asking,” said {A}. “Then I’d forget to,” said {H}. “It’s the cold foot that remembers.”',
        '{A} thought that over and found nothing wrong with it. So {A} put a cushion on the foot, and it went on remembering in the dark. “Now it can’t see the other sock either,” said {A}.'
      ]
    },
    {
      id: 'clock',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps the clock knows,” said {A}. “It’s been up there the longest.” They stood below it with their heads back. “{question}” asked {H}, up the wall. The clock thought about it. Tick, it said, and then tock.',
        '“That’s two answers again,” said {H}. “But it isn’t folding anything,” said {A}. They watched the two hands for some time, to be sure. By and by they did come together a little.'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} wanted to know how many answers there were by now. They counted them on {H}’s bare toes. The first one went to the big toe, and the last to a toe that hardly counts.',
        '“They can’t all be right,” said {H}, and wiggled them. “They could take turns,” said {A}. {H} didn’t think so. An answer that’s only right on Mondays is a timetable.'
      ]
    },
    {
      id: 'sure-face',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Show me how sure looks,” said {H}. {A} put up the chin and let down the eyelids. It was very sure indeed. “And now not sure,” said {H}. {A} only took away the chin.',
        '“Is that all it is?” asked {H}. “It’s mostly chin,” said {A}. They tried it with a lamp. When it was tipped back a bit, it looked as if it had known for years.'
      ]
    },
    {
      id: 'ceiling',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They lay on their backs and asked the ceiling, which sees everything. It had a crack in it, like a river with two arms. “Look,” said {A}. “Even that one’s folded.”'
      ]
    },
    {
      id: 'your-turn',
      A: 'partner',
      paragraphs: [
        'The third time {H} asked so fast that there was no time to make anything up. But {A} was faster. All that came of it was a faster answer.',
        [
          '“Now you,” said {A}. “What do you say?” “{wrong.three},” said {H}. It just came out. “{but.three},” said {A}, and began to laugh, and pointed.',
          '“Now you,” said {A}. “What do you say?” “{guess},” said {H}. It just came out. {A} began to laugh and pointed.'
        ],
        '“Look at your arms!” said {A}. {H} looked down, and they were folded. “I do that too,” said {A}. “I do it when I don’t know.”'
      ]
    }
  ],
  turn: [
    {
      id: 'arms-down',
      A: 'partner',
      paragraphs: [
        '{H} thought about that. “Arms down, then,” said {H}. “And once more. {question}” They both let their arms hang. It was much harder like that. For a while only the clock had anything to say.',
        '“{fact},” said {A} at last. {H} looked at once, but the arms had stayed down. “Is that the whole answer?” asked {H}. “I don’t think so,” said {A}. “But it’s true. I don’t know the rest.”'
      ]
    },
    {
      id: 'seen',
      A: 'partner',
      paragraphs: [
        ['“How do you know?” asked {H}, as always. But this time {A} did know how. “Come here,” said {A}. {try}']
      ]
    },
    {
      id: 'asked-on',
      S: 'other',
      A: 'hero',
      spare: 0.5,
      paragraphs: [
        [
          '{S} had heard half of it through the door. “I could have told you that,” said {S}, and folded both arms. “{wrong.two}.” {A} was ready for that one by now. “{but.two},” said {A}.'
        ],
        [
          '{S} opened one arm, and after a while the other. So {A} told {S} how it was, from the beginning. “And what was it that you could have told us?” asked {A}. “I’ve forgotten,” said {S}. “It must have been in my sleeve.”'
        ]
      ]
    },
    {
      id: 'practice',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Say that again,” said {H}. “I don’t know,” said {A}. {H} tried it too, first in a high voice and then in a very deep one.',
        '“I don’t know,” said {H} to the table, and “I don’t know” to the lamp. It was quite a comfortable thing to say. You could do it without moving your arms at all.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'partner',
      paragraphs: [
        '“Then tomorrow we look up the rest,” said {H}. “And if it isn’t in the book?” asked {A}. “Then we ask somebody.” “Which somebody?”',
        '{H} knew that without folding anything. “Somebody with their arms down,” said {H}. {A} held out the second sock. But it was too late for that one now, so {H} took off the first.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat on the waiting sock, to keep it warm.',
      '{names} nodded at the first answer, and then stopped nodding.',
      { text: '{names} folded arms as well, and felt cleverer at once.', needs: ['hands'] },
      { text: '{names} opened a book at the back, where answers often are.', needs: ['hands'] }
    ],
    way: [
      '{names} lay on the bare foot, to keep one answer warm.',
      '{names} sneezed, which was as good an answer as any so far.',
      { text: '{names} answered with a shrug, and it got no sock at all.', needs: ['hands'] },
      { text: '{names} pulled on a third sock, for another answer altogether.', needs: ['hands'] }
    ],
    turn: [
      '{names} let everything hang, ears and elbows and all.',
      '{names} kept quite still, since the clock was talking.',
      { text: '{names} turned the clock to face the room, since it was doing all the talking.', needs: ['hands'] },
      { text: '{names} wrote the true bit on the back of a hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two socks went back into the drawer, one inside the other, so that neither had to wait.',
    'After that {H} washed both feet, first the warm one and then the cold one, and lay down.'
  ],
  last: [
    'The rest of the answer could wait for tomorrow, and {H} slept with both arms down.',
    'Two bare feet lay side by side, neither of them waiting for anything. {H} was asleep.'
  ]
})
