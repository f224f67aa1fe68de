import { wishPlot } from '../wish-plot.ts'

export const spellingTest = wishPlot({
  id: 'wish-spelling-test',
  beginsElsewhere: true,
  wishes: ['spelling test', 'spelling tests', 'speling test', 'spelling week', 'weekly spelling', 'spelling practice', 'practising spelling', 'spelling ten', 'spelling list', 'spelling school', 'spelling teacher', 'hates spelling', 'spelling bee', 'spelling words', 'spelling homework', 'learning spellings', 'learn to spell', 'learning to spell', 'silent letter', 'silent letters', 'silent k', 'dictation', 'tricky words', 'how to spell', 'spelling bee name', 'spelling bee word'],
  answers: ['test', 'tests', 'bee', 'words', 'word', 'learning', 'learn', 'learns', 'learnt', 'practice', 'practising', 'homework', 'school', 'class', 'teacher', 'week', 'friday', 'wednesday', 'tomorrow', 'today', 'hard', 'hates', 'hate', 'worried', 'nervous', 'about', 'letters', 'letter', 'silent', 'ten', 'out', 'all', 'right', 'wrong', 'full', 'marks', 'first', 'can’t', 'remember', 'tricky', 'list', 'her', 'his', 'getting', 'got', 'passed', 'did', 'well', 'every', 'own', 'name'],
  except: ['magic', 'witch', 'wizard', 'wizards', 'witches', 'fairy', 'wand', 'potion', 'potions', 'casting', 'cast', 'honey', 'dragon', 'robot', 'alien', 'monster', 'dog', 'cat', 'crying', 'cried', 'cries', 'stupid', 'dumb', 'dyslexia', 'dyslexic', 'shouted', 'shouts', 'failed', 'fail', 'hit', 'mum', 'dad', 'cheated', 'cheating', 'died'],
  moods: ['learning', 'waiting', 'first', 'afraid', 'proud'],
  about: 'For one evening the silent letters are allowed to speak; in the spelling test they keep quiet, and the last word is “wrong”, which is right.',
  titles: ['The Letters That Say Nothing', 'Six Right and One Wrong', '{H} and the K in Knee', 'One Evening to Speak', 'Lamb With a B'],
  want: [
    {
      id: 'six-words',
      A: 'partner',
      paragraphs: [
        'Tomorrow was the spelling test. There were six words, and {H} wanted all six. “Knee,” read {A} from the list. {H} wrote it down as it sounded: “nee”. “And the k?” asked {A}. “I didn’t hear one,” said {H}.',
        '“It’s there, at the front. It just doesn’t say anything.” It was the same with “knot” and “comb”, with “lamb” and “thumb” and “gnome”. In each of them somebody stood about and kept quiet.'
      ]
    }
  ],
  way: [
    {
      id: 'looking-at-it',
      A: 'partner',
      paragraphs: [
        '“You have to stare at them,” said {A}, who was sure of it. So {H} stared until the list went woolly. Then {A} hid it. {H} wrote “nee” and “lam” and “nome”. “That’s wrong,” said {A}.',
        '{H} wrote that down too, just in case: “rong”. “No, wrong’s got a w,” said {A}. “That doesn’t speak either.” {H} put a cheek down on the table. “They’re everywhere,” said {H}, “and I can’t hear a single one.”'
      ]
    },
    {
      id: 'under-the-list',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} put an ear to the paper, right at the b of “comb”. It was quiet there. At the o you could hear the fridge. “Try the gnome,” said {A}. {H} pressed an ear on to the g, and held up one finger.',
        '“Was there something?” whispered {A}. “It’s breathing,” said {H}. But it was {A}, and so {A} stopped for a bit. After that there was nothing there but the g, and it had all the time in the world.'
      ]
    },
    {
      id: 'leaving-it-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If it says nothing, then it could go home,” said {H}. {H} put a thumb on the b in “lamb”. Now there was a lam. They looked at it. “It looks cold,” said {A}. “As if it had no legs at the back.”',
        '{H} took the thumb off. There it stood again, on all fours. “So it’s for holding up the end,” said {H}. They covered up the b in “thumb” too, with a thumb. That looked so strange that neither said a word for a while.'
      ]
    },
    {
      id: 'in-the-kitchen',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They hunted for more. There was one in “crumb”, right at the end, and one in “knock”. There was a whole h in “ghost”, and there it suited. {A} found the t in “castle”, and {H} found the s in “island”. “They’ve left it there all alone,” said {H}, “with water all round.”',
        'In “bread” there was one letter that nobody had ever noticed. It was the third. {H} ate a slice, and thought about it. It tasted the same. But it was a bit longer now than it had been.'
      ]
    },
    {
      id: 'cover-and-check',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At school they did it in a row: look, say, cover, write, check. {H} looked at “knot”, said it, covered it with a cup, and wrote it. Then came the check. {H} lifted the cup a little at one side, as one looks in on a snail.',
        '“Is it still the same?” asked {A}. “It is,” said {H}. “But mine’s got out.” There was no k on {H}’s paper at all. They looked under the saucer, too.'
      ]
    },
    {
      id: 'the-word-friday',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“When is the test, anyway?” asked {A}. “On Wednesday.” {A} wrote that on a piece of paper and turned it round. There was a d in it, and an extra e, and neither had ever been heard of. “Wed-nes-day,” read {H}. “Who’s Nes?”',
        '“She gets a day every week,” said {A}, “and nobody knows her.” They said it properly, three times, so that she had it once. Then it sounded odd. But it was over quicker, with somebody in the middle.'
      ]
    },
    {
      id: 'colours',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} wrote all six once more, with the loud letters in blue. The quiet ones were done in yellow, and very small. You could hardly see them on the white. “Now they’re still quieter,” said {A}. “Perhaps it’s a good idea to do it the other way.”',
        'So the yellow ones were made big, with a border, and feet. The k in “knee” was now as high as a cup. Its leg stuck out at the front. “Kick,” said {H}.'
      ]
    },
    {
      id: 'a-letter-for-the-teacher',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I once got ‘people’ wrong,” said {A}. “There’s an o in it that says nothing. I left it out, and I got a red line. So I wrote the o underneath, on its own, and gave it in again.” “And did it count?” asked {H}.',
        '“She wrote ‘thank you’ beside it,” said {A}. “From then on I put one under every page, in case she ran short.” {H} thought that she must have been very rich in the end.'
      ]
    },
    {
      id: 'why-they-are-quiet',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“They did talk once,” said {A}. “Long ago everybody said k-nee and g-nome, and nobody found it funny. Then people were in a hurry, and they began to skip them. But nobody told the ones who wrote it down.”',
        '{H} looked at the list in a new way. “So they’re still waiting,” said {H}. “They turn up every time, in case it’s their turn.” “For hundreds of years,” said {A}. The k in “knot” stood at the front, very straight.'
      ]
    },
    {
      id: 'one-of-each',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} drew a gnome with a comb, who had a lamb on a lead. There was a knot in the lead. The gnome held it with one thumb, and had his left knee on the ground. “Now it’s all six in one go,” said {A}. “You only need to think of him.”',
        '{H} shut both eyes, and thought of him. He was doing fine. “He’s combing the lamb now,” said {H}. “And how do you spell it?” asked {A}. {H} asked him. “He can’t write,” said {H}. “He’s got his hands full.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came by and sat down, and said nothing. {H} read out the list, from knee to gnome. {A} looked along with it, right to the end of each word.',
        '“You’re one too,” said {H}. “You’re always there, and nobody can hear you.” Then {A} yawned, and it squeaked in the middle. It was like the b in “lamb”, on its day off.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We had a boy called Knight,” said {S}. “He had three that said nothing, and only three that did. He hardly ever spoke himself. One day the new teacher read out the register, and called him Ker-nig-hut.” “Did he put up a hand?” asked {A}.',
        '“He stood up,” said {S}. “He said that nobody had ever called all of him before. From then on he talked so much that she had to move him to the front.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} could write one letter, and it went into every word. “That says knee,” said {S}, and pointed. “And that’s a lamb, and that’s a lorry.” {A} compared them. They were all the same, except for the lorry, which went uphill.',
        '“Which of them doesn’t speak?” asked {A}. {S} listened to each of them. “This one,” said {S}, and patted it. “It’s only little.” It was drawn once more, with an open mouth.'
      ]
    },
    {
      id: 'an-evening-off',
      A: 'partner',
      paragraphs: [
        '{A} looked at the quiet k for a while. “Perhaps nobody’s ever asked it,” said {A}. “K-nee.” {H} looked up. “Say it again.” “K-nee,” said {A}, and tapped one.',
        '“Tonight they’re allowed to speak,” said {H}, “and tomorrow they have to be quiet again.” So they spoke. There was a com-b for the hair, and a k-not in a lace. “G-nome,” said {A}, with both cheeks blown out.'
      ]
    }
  ],
  turn: [
    {
      id: 'lullaby',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They sang too. “Mary had a little lam-b,” sang {H}. It had a bump at the end now, and they went over it together, like a bus. “Its fleece was w-hite as snow-w.” They could hardly get to the end of it for letters.',
        '“And everyw-here that Mary went,” sang {A}. It took as long as three songs. At the end they all had sore lips, and every single letter had been on.'
      ]
    },
    {
      id: 'the-test',
      paragraphs: [
        'Then it was tomorrow, and thirty pencils were sharp. “Knee,” said Miss Adeyemi. Nobody heard a k. But {H} knew it by now, and how hard it was for it to keep quiet. {H} wrote it down first.',
        'Then came the lamb, with its b, and the g from the gnome. {H} let them all in. “And a seventh,” said Miss Adeyemi, “which wasn’t on your list.” Somebody groaned. “Wrong,” said Miss Adeyemi.'
      ]
    },
    {
      id: 'shiny-shoes',
      spare: 14,
      paragraphs: [
        'It was so quiet in there that you could hear the rubbers. The boy beside {H} had put up a ruler, so that nobody could see over. Behind it he was saying something to himself. “Ger-nome,” whispered the boy.',
        '{H} looked straight ahead, and grinned at the board. So there was another home where they had been allowed to speak. Miss Adeyemi came by in her squeaky shoes. She never said anything about it. But she was smiling at the window.'
      ]
    },
    {
      id: 'six-and-wrong',
      A: 'partner',
      paragraphs: [
        '“Well?” asked {A} after school. “Knee was right,” said {H}. “Knot, comb, lamb, thumb and gnome, all right. Then she gave us one more.” “And that one?” asked {A}. “Wrong,” said {H}.',
        '“Never mind,” said {A}. “No, wrong!” said {H}. “With a w. I’d got it wrong at home, so I got it right.” {A} had to think about that. “Then what did you get wrong?” “Nothing,” said {H}. “Only wrong, and that was right.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened hard for the k, and heard only the kettle.',
      '{names} kept as quiet as a b at the end of a lamb.',
      { text: '{names} sharpened a pencil for each of the words.', needs: ['hands'] },
      { text: '{names} wrote the list out too, and left out just the same ones.', needs: ['hands'] }
    ],
    way: [
      '{names} stretched out beside the list, and said nothing either.',
      '{names} looked for the k under the table, where the knees were.',
      { text: '{names} held a comb to one ear, in case of a b.', needs: ['hands'] },
      { text: '{names} undid a knot in somebody’s lace, and no k fell out.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat quite still that morning, as quiet as a g.',
      '{names} waited for news of the lamb.',
      { text: '{names} clapped once for each of them, and once for wrong.', needs: ['hands'] },
      { text: '{names} pinned the list to the wall, where everybody could look after it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The list was not needed any more, and {H} made a hat of it, for a small gnome. It fitted him with the words inside.',
    'Then {H} washed both k-nees, combed everything that there was, and lay down on one side. One thum-b lay under the pillow, where it was warm for the b.'
  ],
  last: [
    'Quietly, like the w in front of wrong, the night came in, and {H} was asleep.',
    'In every word somebody lay at the end and said nothing, and {H} was asleep.'
  ]
})
