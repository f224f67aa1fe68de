import { wishPlot } from '../wish-plot.ts'

export const newLanguage = wishPlot({
  id: 'wish-new-language',
  beginsElsewhere: true,
  wishes: ['new language', 'new languages', 'new langauge', 'different language', 'another language', 'other language', 'foreign language', 'doesn’t speak english', 'don’t speak english', 'doesnt speak english', 'dont speak english', 'not speak english', 'can’t speak english', 'cant speak english', 'speaks no english', 'learning english', 'learn english', 'doesn’t speak the language', 'don’t speak the language', 'doesnt speak language', 'not speak language', 'can’t speak the language', 'cant speak language', 'language yet', 'know the language', 'understand the language', 'doesn’t understand language', 'can’t understand anyone at school', 'doesn’t understand anyone school', 'doesn’t understand anybody school', 'can’t understand teacher', 'can’t understand the words school', 'school in german', 'school in french', 'school in spanish', 'doesn’t speak german', 'doesn’t speak french', 'doesn’t speak spanish', 'language barrier', 'second language', 'bilingual school', 'international school', 'speak english yet', 'english yet', 'does not know anybody in her class', 'moved does not know anybody in class'],
  answers: ['school', 'new', 'class', 'nursery', 'kindergarten', 'preschool', 'where', 'they', 'she', 'he', 'her', 'his', 'yet', 'first', 'day', 'starting', 'starts', 'started', 'start', 'tomorrow', 'today', 'monday', 'worried', 'nervous', 'afraid', 'scared', 'country', 'moved', 'moving', 'abroad', 'doesn’t', 'don’t', 'can’t', 'not', 'know', 'knows', 'word', 'words', 'understand', 'understands', 'speak', 'speaks', 'speaking', 'talk', 'learning', 'learn', 'nobody', 'anyone', 'teacher', 'children', 'friends', 'kids', 'everyone', 'lonely', 'shy', 'quiet', 'hard', 'loo', 'toilet', 'ask', 'german', 'french', 'spanish', 'english', 'language', 'different'],
  except: ['cousin', 'cousins', 'alien', 'aliens', 'robot', 'robots', 'dragon', 'dragons', 'dog', 'dogs', 'cat', 'animal', 'animals', 'bird', 'birds', 'bad', 'rude', 'swear', 'sign', 'coding', 'secret', 'invent', 'invents', 'made-up', 'body', 'bully', 'bullied', 'bullying', 'mean', 'laughed', 'laugh', 'laughs', 'teased', 'hit', 'war', 'refugee', 'died', 'grandma', 'grandpa', 'nana', 'granny', 'why', 'how', 'lesson', 'homework', 'teeth'],
  moods: ['first', 'change', 'alone', 'learning', 'afraid', 'waiting'],
  company: ['teacher', 'boy', 'girl', 'rope'],
  about: 'At the new school the hero understands only one word, and takes it for bread, for the loo and for a rope, until it turns out to be what everybody has been asking all day.',
  titles: ['One Word From the New School', 'Fipsa', '{H} Has Got One', 'Not Bread, Not Loo, Not Rope', 'A Language Without Gaps'],
  want: [
    {
      id: 'without-gaps',
      A: 'partner',
      paragraphs: [
        '{H} had been at the new school for one day. “They’ve got a language there,” said {H}, “and I can’t hear where one word stops.” It all ran out, like water out of a tap. It had been a lonely sort of day. “But I’ve got one word. It’s fipsa.”',
        '“What’s that mean?” asked {A}, who had never heard it. {H} did not know. Only, the whole class had said it to {H}, all day long. {H} wanted to find out by tomorrow.'
      ]
    }
  ],
  way: [
    {
      id: 'bread',
      A: 'partner',
      paragraphs: [
        '“I think it’s bread,” said {H}. At lunch a girl with a yellow plaster had stopped at the table. “Fipsa?” said the girl. “So I held up my bread and said it back,” said {H}. “Then she said it louder, so I took a big bite. And then she went outside.”'
      ]
    },
    {
      id: 'the-tap',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Do the teacher for me,” said {A}. {H} stood up straight and let the language run, up and down, all in one piece. At the end it went up like a kite and stopped. “That was a question,” said {A}. “I know,” said {H}. “So I nodded.”',
        '“And then?” “Then she gave me a glue stick.” A bit later there had been a second question. {H} had nodded again, to be polite, and now there were two glue sticks and a tambourine.'
      ]
    },
    {
      id: 'the-name',
      A: 'same',
      spare: 3,
      paragraphs: [
        'One more thing had come out of the tap that {H} knew. It was “{H}”. The teacher said it in the morning, in the middle of all the rest. It was like meeting your own cup in somebody else’s kitchen.',
        '“Did they say it right?” asked {A}. “They put a little step in,” said {H}. {A} said it with a step in. {H} rather liked it like that, for school.'
      ]
    },
    {
      id: 'sums',
      A: 'same',
      spare: 5,
      paragraphs: [
        'After break there were sums on the board, a seven and a five with a cross between them. {H} had looked at them for a long time. They were the very same ones as at home.',
        'So {H} had gone to the front and written the twelve. The whole class said a word then, all together. {H} supposed that it was “twelve”. But it had gone by so fast that {H} only caught the hiss at the end.'
      ]
    },
    {
      id: 'tired-ears',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“My ears ache,” said {H}, “and I haven’t even got a cold.” {A} looked at both. “They’ve been listening since this morning, without a rest,” said {A}. “It’s like legs after a long walk.”',
        'So they gave the ears a rest. Nobody said anything in any language. The fridge hummed, and you didn’t have to understand that. Then it clicked off. “And now it’s asking something,” said {H}, and nodded at it.'
      ]
    },
    {
      id: 'the-song',
      A: 'other',
      spare: 9,
      paragraphs: [
        'There had been a song as well. {H} could sing it right through, without a single word. “La la loppa, la la loppa, clap,” sang {H}. {A} was allowed to do the clap.',
        '“What’s it about?” asked {A}. Nobody could tell. It was either a sad song about a fish, or a happy one about a hat. {H} had known where the clap came before anyone else on the carpet, though. A clap is the same in every language.'
      ]
    },
    {
      id: 'elder-cabbages',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I was once in a place where I had no word at all,” said {S}. “I wanted one cabbage, so I held up a finger.” “And did you get one?” asked {A}. “They start with the thumb there,” said {S}. “A finger’s two.”',
        'Then {S} had held up a hand to say stop. That was five. “I carried seven cabbages up four floors,” said {S}. “But I’ve known the word for cabbage ever since. I said it to them on every step.”'
      ]
    },
    {
      id: 'pet-words',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{H} tried the word on {A}. “Fipsa,” said {H}, quite loudly. {A} looked at the place where the food comes from, to be on the safe side.',
        '{A} had lived in this family for a long time, and knew three words. One of them was “no”. “How do you do it?” asked {H}. {A} watched {H} closely, all over, and not only the mouth.'
      ]
    },
    {
      id: 'baby-words',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had a language without gaps too. It had a great many b’s in it. {A} said all of it to {H}, and then waited for an answer.',
        '“Fipsa,” said {H}. {A} had not heard that one yet, and laughed about it. {A} knew hardly a word either, and talked the whole day long.'
      ]
    },
    {
      id: 'loo',
      A: 'partner',
      paragraphs: [
        '“Or it’s the loo,” said {H}. Because then {H} had needed to go, and there was only that one word. “Fipsa,” {H} had said to the teacher, with crossed legs, and set off. And the teacher came along, right to the door with the little picture on it.',
        '“So it works!” said {A}. “But later a boy said it too,” said {H}, “and he had a rope.” Bread, and a loo, and a rope. What could that be?'
      ]
    },
    {
      id: 'cards',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For tomorrow they drew some small cards, in case a word did not come. {H} drew a cup, for thirsty, and a coat, for cold. {A} drew the loo. It looked like a swan. “You can’t show them that,” said {H}. “They’ll take me to a pond.”',
        '{H} drew a better one, with a lid. Then they cut all the corners round, and {H} put the cards in the front pocket. There {H} could find them quickly.'
      ]
    },
    {
      id: 'laughing',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Once today all of them had laughed. {H} had laughed too, only a moment later. “What was it about?” asked {A}. “That’s what I’d like to know,” said {H}. “It was really good.”',
        '{H} did it for {A}, just as it had been. First there was a lot of talk, then a pause, and then “pokka”. {A} burst out laughing. “You see?” said {H}. “And you don’t know what it’s about either.”'
      ]
    },
    {
      id: 'same-things',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Is everything different there?” asked {A}. {H} thought it over. The soap was green, and came out of the wall. But somebody had a cold. Somebody had lost a glove, and somebody else wanted the seat by the window.',
        '“You understood all that?” asked {A}. “That you can just see,” said {H}. “They sniffed. They held up the other glove.” It was only when they opened their mouths that {H} could not follow.'
      ]
    },
    {
      id: 'child-chairs',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to have the word as well. “Fipsa,” said {S} to the table. “Fipsa, fipsa,” said {S} to all the chairs, one after the other. Nothing happened to them. “It isn’t chair,” said {S}.',
        '“I hadn’t thought of chair,” said {A}. They crossed that out as well. {S} went through the whole room and said it to everything, very politely. It was not lamp, and it was not sock.'
      ]
    },
    {
      id: 'guest-nod',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“I know a place where you nod for no,” said {A}, “and shake your head for yes.” {H} tried it. Inside, it felt like wearing two left shoes. “Would you like some cake?” asked {A}. {H} wanted some a lot, and shook {H}’s head hard.',
        '“And do they say fipsa there?” asked {H}. {A} shook {A}’s head. It took them both a while to work out if that was a yes.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-hand',
      A: 'partner',
      paragraphs: [
        '“Show me how they said it,” said {A}. So {H} was the girl, half turned to the door, and held out a hand. “And the boy?” {H} turned half away and held out a hand. “They’re both going out,” said {A}, “and they both wave their hand.”',
        '{H} looked at the hand in the air, and waved it a little. “Fipsa.” {A} got up and came over. “Why did you come?” asked {H}. “You waved,” said {A}. “It isn’t bread,” said {H}. “It’s come on! Come and play! They’ve asked me the whole day, and I took a bite.”'
      ]
    },
    {
      id: 'one-a-day',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“That’s one,” said {A}. “How many do you need?” They worked it out. With one a day, it would be five by the end of next week. “Five’s plenty,” said {H}. “Come on, loo, mine, stop, and the one for laughing.”',
        '“And then one night you’ll talk in your sleep,” said {A}, “and I shan’t understand a thing.” {H} liked that. “Then I’ll wave,” said {H}.'
      ]
    },
    {
      id: 'writing-it-down',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{H} wanted to write the word down, so that it would still be there in the morning. But nobody at home knew how they spell it. There might be a letter in it that you have never met.',
        '“Then draw it,” said {A}. So {H} laid one hand on a sheet and went round it with a pencil. “What does that say?” asked {A}. {H} read it out. “Fipsa.”'
      ]
    },
    {
      id: 'first-thing',
      A: 'partner',
      paragraphs: [
        '“Tomorrow, when they say it, I’ll go,” said {H}. Then {H} had a better idea. “No. I’ll say it first. I’ll say it to the girl with the plaster.” {H} tried it from the door. “Fipsa?” {A} came at once, and off they went down the hall.',
        '“And what do we say when we get there?” asked {A}. “I haven’t got that one yet,” said {H}. “That’s tomorrow’s.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to the word from close by, and then from further off.',
      '{names} waited for a second word, but that was all.',
      { text: '{names} looked for the word in a dictionary, under F.', needs: ['hands'] },
      { text: '{names} unpacked the school bag, in case the meaning was in there.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the bread, which was called bread at home.',
      '{names} tried to look like somebody who understood.',
      { text: '{names} put down a piece of bread, till it was cleared up.', needs: ['hands'] },
      { text: '{names} wrote “not butter” on a slip of paper.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along too, since the word was meant for everybody.',
      '{names} followed the hand, once round the table.',
      { text: '{names} waved the word to a neighbour out of the window.', needs: ['hands'] },
      { text: '{names} crossed out bread, loo and rope.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the bag for school by the door, with bread in it that was only for eating.',
    'Freshly washed, {H} lay down half turned, with one hand held out on the blanket.'
  ],
  last: [
    'With one word for tomorrow, and one hand on the blanket, {H} was asleep.',
    'Somewhere in town a girl with a yellow plaster slept, and {H} slept too, without any gaps.'
  ]
})
