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
        '“{question}” asked {H}. {H} had one sock on. The other one was going to wait until there was an answer.',
        [
          '“That’s easy,” said {A}, and folded both arms. “{wrong.one}.” It was a fine answer, and it came at once. {H} pulled the second sock over three toes and stopped. “{but.one},” said {H}. “How do you know?”',
          '“That’s easy,” said {A}, and folded both arms. “{guess}.” It was a fine answer, and it came at once. {H} pulled the second sock over three toes and stopped. “How do you know?” asked {H}.'
        ],
        '“Everybody knows that,” said {A}. “I don’t,” said {H}, “so it can’t be everybody.” And off came the sock again.'
      ]
    }
  ],
  way: [
    {
      id: 'again',
      A: 'partner',
      paragraphs: [
        [
          '“I’ll ask you once more,” said {H}. “{question}” {A} folded both arms again. “{wrong.two},” said {A}. {H} thought it over. “{but.two},” said {H}.',
          '“I’ll ask you once more,” said {H}. “{question}” {A} folded both arms again. “{guess},” said {A}.'
        ],
        '“That isn’t what you said before!” said {H}. “It’s what I meant before,” said {A}. {H} held up one foot for each answer, one with a sock and one without. They didn’t match at all.'
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
      id: 'asked-itself',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Why don’t we ask {seen}?” said {A}, and was {seen} at once. {A} {seen.move}. “{question}” {H} asked {seen}. {A} thought about it so hard that {A} forgot to be {seen}, and had to begin again.',
        '“Well?” asked {H}. “I’ve been {seen.a} for five minutes,” said {A}, “and I still don’t know. I think you have to be born one.”'
      ]
    },
    {
      id: 'built',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Let’s build {seen},” said {A}, “and then we can watch.” They took {seen.stand} for it, and argued about where {seen.part} would go. Then they lay down with their chins on the rug, and {H} asked it, very clearly.',
        'It didn’t say. “Give it a minute,” said {A}. They gave it three. Once it tipped over a bit, and they both held on to each other. “That wasn’t an answer,” whispered {H}. “That was the rug.”'
      ]
    },
    {
      id: 'its-own-words',
      A: 'same',
      spare: 3.5,
      paragraphs: [
        '“You might be asking in the wrong language,” said {A}. So {H} took a big breath. “{seen.sound}?” asked {H}, with a question mark at the end. “{seen.sound},” said {A}, who was {seen} for the moment.',
        '“What does that mean?” asked {H}. “It means, would you mind saying that again,” said {A}. {H} said it again, with more question mark. “{seen.sound},” said {A}. “And that one means, ask me tomorrow.”'
      ]
    },
    {
      id: 'milkman',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I asked that too, when I was small,” said {S}. “And what did they say?” asked {A}. “{guess},” said {S}. “Mr Pugh the milkman told me so.”',
        '“Was he sure?” asked {A}. “Mr Pugh was always sure,” said {S}. “He was sure about the last bus, too, and we had to walk home.”'
      ]
    },
    {
      id: 'from-the-kitchen',
      S: 'other',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} went to the kitchen for a drink of water, and came back with a new answer. “{guess},” said {S}. And {S}’s arms were folded, cup and all.',
        '“Are you quite sure?” asked {A}. {S} breathed in and breathed out again. “I was,” said {S}, “until you looked at me like that.” {A} went on looking, to see what else would come out. All that came was a hiccup.'
      ]
    },
    {
      id: 'quiet-one',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{H} lay down nose to nose with {A}, and asked it there. {A} thought about it for a long time, and then tried to eat the sock.',
        '“Thank you,” said {H}, and took the sock back. “At least you didn’t make anything up.”'
      ]
    },
    {
      id: 'under-the-sofa',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps it’s written down somewhere,” said {A}. They looked on the shelf, and then they looked under the sofa. {H} pulled something out. It was a third sock, a grey one.',
        '“Is it yours?” asked {H}. “No,” said {A}. “Isn’t it yours?” Now they had two questions. {H} put the grey one up on the shelf. It would have to wait its turn.'
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
        '{A} felt the foot, and it was like a small fish. So {A} put a cushion on it. “Can it still remember?” asked {A}. {H} listened to the foot. “{question}” said {H}. “Yes, it can.”'
      ]
    },
    {
      id: 'clock',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps the clock knows,” said {A}. “It’s been up there the longest.” They stood below it with their heads back. “{question}” asked {H}, up the wall. The clock thought about it. Tick, it said, and then tock.',
        '“That’s two different answers,” said {H}. “But it hasn’t folded its arms,” said {A}. They watched the hands of the clock for some time, to be sure. Then one of them went round and lay down on top of the other. “Now it has,” said {H}.'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} wanted to know how many answers there were by now. They counted them on {H}’s bare toes. The first one went to the big toe, and the last to a toe that hardly counts.',
        '“They can’t all be right,” said {H}, and wiggled them. “They could take turns,” said {A}. “This one on Mondays, and that one on Tuesdays.” “And which one is it today?” asked {H}. {A} looked at the toes. “Today we’re closed,” said {A}.'
      ]
    },
    {
      id: 'sure-face',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Show me how sure looks,” said {H}. {A} stuck out a chin and looked down past it. It was very sure indeed. “And now not sure,” said {H}. {A} pulled the chin in again.',
        '“Is that all it is?” asked {H}. “It’s mostly chin,” said {A}. They tried it on a teddy, who has hardly any. They tipped its head back, and it looked as if it had known for years. “How do you know?” {H} asked it.'
      ]
    },
    {
      id: 'sleeves',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What are you keeping in there?” asked {H}, and tried to look in between {A}’s folded arms. “Nothing,” said {A}. “It’s just where I put them when I’m clever.” {H} pulled at one finger, and then at the next. Out came one arm, and out came the other. There was only a biscuit crumb.'
      ]
    },
    {
      id: 'your-turn',
      A: 'partner',
      paragraphs: [
        'The third time {H} asked it very fast, so that there was no time to make anything up. But {A} made something up even faster.',
        [
          '“Now you try,” said {A}. “What do you think?” “{wrong.three},” said {H}. It just popped out. “{but.three},” said {A}, and began to laugh, and pointed.',
          '“Now you try,” said {A}. “What do you think?” “{guess},” said {H}. It just popped out. {A} pointed, and began to laugh.'
        ],
        '“Look at your arms!” said {A}. {H} looked down. They were folded. “I do that too,” said {A}. “I do it when I don’t know.”'
      ]
    }
  ],
  turn: [
    {
      id: 'arms-down',
      A: 'partner',
      paragraphs: [
        '{H} thought about that. “Arms down, then,” said {H}. “And once more. {question}” They both let their arms hang. It was much harder like that. Nothing popped out at all. You could hear the clock.',
        '“{fact},” said {A} at last. {H} looked at {A}’s arms. They were still down. “Is that the whole answer?” asked {H}. “I don’t think so,” said {A}. “But it’s true. I don’t know the rest.”'
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
        '“I don’t know,” said {H} to the table, and “I don’t know” to the lamp. It was rather nice to say. “{question}” asked {A}. “I don’t know!” they both shouted, with their arms flapping about.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'partner',
      paragraphs: [
        '“Tomorrow we’ll look up the rest,” said {H}. “What if it isn’t in the book?” asked {A}. “Then we’ll ask the lady at the library,” said {H}, “and watch her arms.”',
        '{A} held out the second sock at last. But by now it was nearly bedtime, so {H} took off the first one instead.'
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
      '{names} sneezed, and that was not the answer either.',
      { text: '{names} only shrugged, which at least was not made up.', needs: ['hands'] },
      { text: '{names} put a hand into a third sock, and made it say no.', needs: ['hands'] }
    ],
    turn: [
      '{names} let everything hang, ears and elbows and all.',
      '{names} kept quite still, to hear the clock.',
      { text: '{names} put both hands in both pockets, so as not to fold any arms.', needs: ['hands'] },
      { text: '{names} wrote the true bit on the back of a hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two socks went back into the drawer, one inside the other, so that neither had to wait.',
    'After that {H} washed both feet, the warm one and the cold one, and lay down. {H} asked once more, in a whisper, and the ceiling didn’t make anything up.'
  ],
  last: [
    'Whatever {seen} knew about it, {seen} kept it till morning. {H} was asleep.',
    'The rest of the answer could wait until morning. {H} slept with both arms down.',
    'Two bare feet lay side by side in the warm, and neither of them was asking anything. {H} was asleep.'
  ]
})
