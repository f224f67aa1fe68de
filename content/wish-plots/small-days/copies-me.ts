import { wishPlot } from '../wish-plot.ts'

export const copiesMe = wishPlot({
  id: 'wish-copies-me',
  beginsElsewhere: true,
  wishes: ['copies me', 'copying me', 'copy me', 'copied me', 'copycat', 'copycats', 'copy cat', 'copy cats', 'copies everything', 'copying everything', 'copy everything', 'copied my', 'copied her', 'copied his', 'keeps copying', 'always copies', 'always copying', 'stop copying', 'copies her', 'copies his', 'copies my', 'copied drawing', 'copied picture', 'copied idea', 'repeats everything', 'repeating everything', 'copies what i do', 'copies every', 'copys me', 'copying', 'baby copies everything', 'baby copies', 'baby copying'],
  answers: ['she', 'he', 'always', 'everything', 'my', 'me', 'sister', 'brother', 'little', 'big', 'friend', 'best', 'girl', 'boy', 'class', 'school', 'cousin', 'drawing', 'picture', 'pictures', 'drawings', 'draw', 'idea', 'ideas', 'clothes', 'hair', 'words', 'say', 'says', 'do', 'does', 'annoying', 'annoys', 'hates', 'cross', 'angry', 'upset', 'quarrel', 'stop', 'today', 'again', 'keeps', 'all', 'time', 'every', 'i', 'what', 'wants', 'same', 'her', 'his'],
  except: ['parrot', 'parrots', 'mirror', 'mirrors', 'shadow', 'shadows', 'echo', 'monkey', 'monkeys', 'robot', 'robots', 'homework', 'test', 'answers', 'cheat', 'cheated', 'cheating', 'exam', 'spelling', 'swear', 'swearing', 'dog', 'cat', 'cats', 'kitten', 'bird', 'dragon', 'monster', 'hit', 'hitting', 'kick', 'bite', 'biting', 'machine', 'printer', 'baby', 'bad', 'naughty', 'rude'],
  moods: ['quarrel', 'alone', 'learning', 'change'],
  amongChildren: true,
  company: ['horse', 'hat', 'sock', 'carrots'],
  about: 'Juno from next door copies all that the hero does, down to a sock on one ear, and the hero complains of it all day, humming, until somebody asks whose tune that is.',
  titles: ['Tum-Ti-Tum, Plop', 'A Horse With a Hat, Twice', 'The Sock on One Ear', '{H} Hums Something', 'Whose Tune Is That'],
  want: [
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        '{H} was drawing a horse with a hat on. Across the table sat Juno from next door, and hummed, tum-ti-tum, as always. {H} looked up. On Juno’s paper stood a horse with a hat. “Juno’s copying me!” cried {H}. “Always! That’s my hat!” “It’s a good hat,” said {A}, who was scrubbing carrots.',
        '{H} wanted just one thing that Juno hadn’t got as well.'
      ]
    }
  ],
  way: [
    {
      id: 'the-sock',
      A: 'partner',
      paragraphs: [
        'So {H} did something that nobody in the world would think of. {H} pulled a sock over one ear, and walked backwards, and said “plop” at each corner. “Plop,” said somebody behind {H}. There came Juno, backwards, with a sock on one ear.',
        'Then {H} did nothing at all. {H} sat there, and did not even blink. Juno didn’t blink either, and was better at it. “Stop copying me,” said {H}. “Stop copying me,” said Juno. “I need some air,” said {A}.'
      ]
    },
    {
      id: 'bread-with',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ll have bread with butter,” {H} had said at four o’clock. “Me too,” said Juno. “With cheese on it.” “Me too.” “And with a radish, and jam.” Juno thought for a moment. “Me too,” said Juno bravely.',
        '{A} made two of them. Now it had to be eaten. {H} chewed, and Juno chewed. They kept an eye on each other over the crust. “It’s very good,” said {H}. “Very good,” said Juno, and they both needed water.'
      ]
    },
    {
      id: 'ahead-of-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tried being too quick. {H} sat down, and stood up again before Juno had sat. So when Juno stood up, {H} was sitting. They went up and down like that for a while, by turns. {A} grew seasick, and had to look out of the window.',
        '“You’re like one of those clocks,” said {A}, “where somebody comes out when it rains.” They both stopped, and both looked at the window. It was dry.'
      ]
    },
    {
      id: 'the-secret-word',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Then I’ll have a secret word,” {H} told {A}, and whispered it. It was “flobbadol”. Nobody had that one, for {H} had made it up between two bites. “Lovely,” whispered {A}. “What does it mean?” It meant the bit of toast that you can’t reach with the butter.',
        'Not an hour later Juno pointed at a crust. “There’s some flobbadol on that,” said Juno. {H} looked at {A}. “I only said it once,” said {A}. “To the postman.”'
      ]
    },
    {
      id: 'not-quite',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} laid the two horses next to each other. {H}’s looked to the left, and Juno’s to the right. On Juno’s hat there was a small window, with a curtain. “What’s the window for?” asked {A}. “So it can see out,” said Juno, “if it slips down.”',
        '{H} bent over it. On {H}’s horse the hat did sit rather low. It must have been dark in there. So {H} drew a window too, a very small one, and said nothing about it.'
      ]
    },
    {
      id: 'who-you-copied',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“When you were small you copied me,” said {A}. “I stirred, and you stirred, in a flowerpot. I sneezed, and you sneezed. I once said something to a jar that wouldn’t open, and you said it to the doctor.” {H} could not remember that at all.',
        '“Were you cross?” “About the doctor,” said {A}. “The rest of it I liked. I thought, I must stir very well.”'
      ]
    },
    {
      id: 'the-other-way-on',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“You could do something that Juno doesn’t like,” said {A}. That was clever. {H} thought of what Juno didn’t like. There were beetroots, baths, and being called in. {H} did not like them either. They’d got that in common from the start.',
        '“Long walks?” asked {A}. {H} looked at the shoes, and then at the rain. It would not be worth it.'
      ]
    },
    {
      id: 'two-socks',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A sock on one ear is not as silly as it looks. It’s warm, and the sea is in it. {H} heard it quite clearly, a long wave and a short one. “Can you hear that?” {H} asked, without thinking. “Yes,” said Juno. “There’s a ship.”',
        '{H} listened. It was true, there was one, quite far out. {A} would have liked to hear it as well. But all the other socks were in the wash.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There was one in that home who never copied anybody. When everyone sat, {A} lay. When it said “plop” at all the corners, {A} said nothing. {H} was very grateful for it, and sat down close by.',
        '“You’re the only one who does what you want,” said {H}. {A} shut both eyes, and opened them. {H} shut both eyes, and opened them, just like {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My friend Bea copied me all the way through school,” said {S}. “I had a green bag, and Bea had a green bag. I limped, and Bea limped.” “Why did you limp?” asked {A}. “I’d trodden on a nail. Bea did it for friendship.”',
        'They still telephoned on Sundays. “What are you having for dinner?” Bea always asked, and {S} always said it first. “I make things up now,” said {S}. “Last week Bea had to find a recipe for swan.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} came in with a sock on one ear, since everybody had one. “Not you as well!” cried {A}. “I’m not copying you,” said {S}. “I’m copying Juno.” {S} went backwards round the table, and said “plop” in between the corners, where there was still room.',
        '{A} did not know what to say. By now half the street might have one cold foot.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'With {A} it was quite another thing. {H} put out a tongue, and {A} looked at it for some time. Then, very slowly, a small tongue came out. “It’s copying me!” cried {H}, and was so glad that everybody had to come and see.',
        '{H} clapped. {A} thought about it, and clapped, and missed. “Again,” said {H}. “Do as I do!” Juno was standing just behind, and clapped as well, and {H} did not mind at all.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Mine copies me even at breakfast,” said {A}. “If I wait, everybody waits.” “What do you do about it?” asked {H}. {A} had found something. “I yawn,” said {A}, “and then they all yawn, and go to bed.”',
        '{H} yawned. “You see?” said {A}.'
      ]
    },
    {
      id: 'who-hums',
      A: 'partner',
      paragraphs: [
        'At last somebody next door called for Juno, who went home. {H} scrubbed a carrot, hard. “All that I do comes out twice,” said {H}. “I can’t have one thing alone, tum-ti-tum. Tum-ti-tum.” {A} held the brush quite still. “What’s that you’re humming?” asked {A}. “I’m not humming,” said {H}.',
        '{H} listened. The tune had been going round in {H}’s head ever since breakfast. “That isn’t yours,” said {A}. “That’s Juno’s.”'
      ]
    }
  ],
  turn: [
    {
      id: 'next-door',
      A: 'partner',
      paragraphs: [
        'It was Juno’s, with the small hop in the middle. {H} had never meant to copy it. “It just came in,” said {H}, “because I liked it.” “Perhaps Juno liked your hat,” said {A}. Tum-ti-tum, went the tune, and had no end. “I’ve only got the front half,” said {H}. “Then ask for the rest,” said {A}.',
        'So they rang next door. Juno opened, with a sock on one ear. “How does it go on?” asked {H}, and hummed. “I don’t know,” said Juno. “I’ve been waiting for the end as well.” So {H} made one. “Tum-ti-tum,” sang {H}. “Plop.” “Plop!” sang Juno. It fitted exactly.'
      ]
    },
    {
      id: 'second-verse',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There had to be a second verse, and it went the other way about. Juno did the plop first, and {H} came after with the tum. “Now I’m the copy,” said {H}, and tried how that was. It was quite restful. Somebody else had to do the thinking.',
        'You saw a lot, too. Juno shut one eye before every plop, and went up on one toe. {H} did that as well. “That’s right,” said {A}. “It’s better with the toe.”'
      ]
    },
    {
      id: 'one-horse',
      A: 'other',
      spare: 14,
      paragraphs: [
        'Afterwards they drew one together. {H} did a leg, and Juno did a leg, in turns, from both sides of the paper. In the middle they met. It had six legs by then, and a hat at each end. Nobody could say which half was whose.',
        '“And which way’s it going?” asked {A}. “Both,” said {H} and Juno, both at the same time.'
      ]
    },
    {
      id: 'without-noticing',
      A: 'partner',
      paragraphs: [
        'They sang it up and down in front of all the doors, until it was time for dinner.',
        '“Juno’s copied my plop now,” said {H} later, over the last of the carrots. {A} was drying the brush, and looked out of the window. “Tum-ti-tum,” hummed {A}. “Plop.” {H} did not say a word, and scrubbed in time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the one horse, and then at the other.',
      '{names} came to see if there were more hats.',
      { text: '{names} scrubbed one carrot, from top to bottom.', needs: ['hands'] },
      { text: '{names} handed the red pencil across, and across again.', needs: ['hands'] }
    ],
    way: [
      '{names} kept out of the way of everybody who walked backwards.',
      '{names} looked at the one sock, and at the other.',
      { text: '{names} counted the socks, and got to an odd number.', needs: ['hands'] },
      { text: '{names} felt one ear, which was cold.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked out through the door, at the plop.',
      '{names} did the hop in the middle.',
      { text: '{names} beat time for it, with a spoon.', needs: ['hands'] },
      { text: '{names} opened the door a bit, to hear it better.', needs: ['hands'] }
    ]
  },
  bed: [
    'The horse was hung up on the wall, hat and all.',
    '{H} washed both ears, took off the last sock, and lay down on one side. On the other side of the wall somebody lay down as well.'
  ],
  last: [
    'On each side of a wall somebody was asleep, and {H} had been first.',
    'Tum-ti-tum, went something, slower and slower, and before the plop {H} was asleep.'
  ]
})
