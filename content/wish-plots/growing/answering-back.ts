import { wishPlot } from '../wish-plot.ts'

export const answeringBack = wishPlot({
  id: 'wish-answering-back',
  wishes: ['answering back', 'answers back', 'answer back', 'answered back', 'talking back', 'talks back', 'talk back', 'talked back', 'back talk', 'backtalk', 'back chat', 'backchat', 'being rude', 'so rude', 'rude mummy', 'rude mum', 'rude mom', 'rude daddy', 'rude dad', 'rude parents', 'rude grown-ups', 'rude adults', 'rude people', 'rude teacher', 'rude grandma', 'rude answers', 'rude tone', 'rude voice', 'rudeness', 'rudely', 'speaks rudely', 'speaking rudely', 'talks rudely', 'talking rudely', 'cheeky', 'cheekiness', 'being cheeky', 'cheeky answers', 'gives cheek', 'giving cheek', 'sassy', 'being sassy', 'sass', 'attitude', 'bad attitude', 'tone of voice', 'tone voice', 'his tone', 'her tone', 'watch tone', 'kind words', 'using kind words', 'use kind words', 'kinder words', 'nice words', 'speaking nicely', 'speak nicely', 'speaks nicely', 'talking nicely', 'talk nicely', 'speaking kindly', 'speak kindly', 'talk kindly', 'talking kindly', 'speaking politely', 'speak politely', 'talking politely', 'answer politely', 'disrespectful', 'being disrespectful', 'disrespect', 'respectful', 'being respectful', 'speak respectfully', 'last word', 'snappy answers', 'lip back'],
  answers: ['answer', 'answers', 'answering', 'answered', 'talk', 'talks', 'talking', 'talked', 'back', 'backtalk', 'backchat', 'chat', 'rude', 'rudely', 'rudeness', 'ruder', 'cheeky', 'cheek', 'sassy', 'sass', 'attitude', 'tone', 'voice', 'words', 'word', 'kind', 'kinder', 'kindly', 'nice', 'nicely', 'polite', 'politely', 'politeness', 'speak', 'speaks', 'speaking', 'spoke', 'say', 'says', 'saying', 'said', 'use', 'uses', 'using', 'disrespectful', 'respectful', 'respect', 'respectfully', 'snappy', 'snaps', 'last', 'always', 'constantly', 'every', 'everything', 'time', 'all', 'day', 'keeps', 'stop', 'stopping', 'won’t', 'can’t', 'doesn’t', 'not', 'never', 'instead', 'learn', 'learns', 'learning', 'needs', 'mummy', 'mum', 'mom', 'mommy', 'daddy', 'dad', 'mama', 'papa', 'parents', 'grandma', 'grandpa', 'nana', 'granny', 'grown-ups', 'grown', 'ups', 'grownups', 'adults', 'people', 'others', 'each', 'other', 'teacher', 'teachers', 'school', 'nursery', 'class', 'home', 'us', 'me', 'brother', 'sister', 'siblings', 'friends', 'son', 'daughter', 'boy', 'girl', 'child', 'children', 'kids', 'little', 'lately', 'moment', 'when', 'asked', 'ask', 'about', 'problem', 'trouble', 'bad', 'better', 'good', 'manners', 'very', 'really', 'bit', 'being', 'got', 'gives', 'giving', 'year', 'old', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'phase', 'stage', 'watch', 'watching', 'lip'],
  except: ['dad mummy', 'dad mum', 'dad mom', 'daddy mummy', 'daddy mum', 'daddy mommy', 'dad grandma', 'mum grandma', 'dad nana', 'mum nana', 'dad granny', 'mum granny', 'everyone', 'everybody', 'uncle', 'aunt', 'husband', 'wife', 'driver', 'neighbour', 'neighbours', 'because', 'wheelchair', 'accent', 'skin', 'noise', 'noises', 'monkey', 'monkeys', 'parrot', 'dragon', 'dragons', 'dinosaur', 'pirate', 'pirates', 'robot', 'witch', 'wizard', 'troll', 'goblin', 'goblins', 'elf', 'elves', 'fairy', 'squirrel', 'squirrels', 'fox', 'goat', 'cat', 'dog', 'puppy', 'kitten', 'penguin', 'penguins', 'bird', 'birds', 'seagull', 'mirror', 'echo', 'king', 'queen', 'princess', 'giant', 'bear', 'wolf', 'monster', 'ghost', 'snowman', 'gnome', 'teapot', 'swear', 'swore', 'swearing', 'swear word', 'bad word', 'bad words', 'rude word', 'rude words', 'naughty word', 'potty mouth', 'mean', 'nasty', 'unkind', 'called', 'call', 'names', 'hates', 'hate', 'stupid', 'ugly', 'fat', 'someone', 'somebody', 'bully', 'bullied', 'bullying', 'hit', 'hits', 'hitting', 'smacked', 'slapped', 'hurt', 'hurts', 'shouts', 'shouting', 'shout', 'yells', 'screams', 'cried', 'crying', 'sad', 'died', 'dead', 'hospital', 'police', 'court', 'divorce', 'scared', 'afraid', 'drunk', 'please', 'thank', 'table', 'mouth full', 'interrupts', 'interrupting', 'whining', 'whiny', 'stammer', 'stutter', 'lost', 'sore', 'singing', 'kisses', 'spelling', 'reading', 'writing', 'letter', 'first word', 'magic'],
  nothingElse: true,
  moods: ['quarrel', 'learning', 'change', 'losing'],
  company: ['tower', 'brick', 'bricks', 'rug', 'door', 'table', 'fork', 'forks', 'soup', 'drawer', 'kettle', 'bread'],
  fed: true,
  about: 'The hero answers back to be left in peace, and each answer fetches the other nearer, until a fork is handed over by the wrong end and they see that an answer has a handle too.',
  titles: ['By the Handle', 'The Other End of the Fork', '{H} Answers Back', 'Two Bricks to Go', 'Where the Handle Is'],
  want: [
    {
      id: 'the-tower',
      A: 'partner',
      paragraphs: [
        '{H} was building a tower, and wanted to be left alone with it. “Will you wash your hands?” called {A}. “Wash your own!” called {H}. It had come out rather sharp. Then {A} stood in the door. “That was cheeky,” said {A}. “What a tone of voice.” “I’ve only got this one here,” said {H}. So {A} came in.'
      ]
    }
  ],
  way: [
    {
      id: 'what-did-you-say',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What was that you called out?” asked {A}. “Wash your own,” said {H}. “I beg your pardon?” So {H} said it a third time, and a fourth. It got a little smaller each time, and the edges wore off.',
        '“It sounds like a station by now,” said {H}. They both listened to it once more. Washyourown. “All change, please,” said {A}. But it was the end of the line, and there they stood.'
      ]
    },
    {
      id: 'the-shoulder',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} shut {H}’s mouth, so that no answer should get out. “Is that my good bowl on the top?” asked {A}. {H} said nothing. But one shoulder went up, and came down again. “That shoulder’s answering back,” said {A}.',
        '{H} held it down with the other hand. Then the eyes went up to the ceiling, by themselves, and came back along the wall. You would have needed a good many hands.'
      ]
    },
    {
      id: 'who-is-nearer',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Shut the door, would you?” said {A}. “Shut it yourself,” said {H}. “You’re nearer!” They measured it in steps. It was nine from {H}, and from {A} it was eight and a bit. {H} had been right.',
        '{A} went and shut the door. {H} waited to be glad about it. It was still draughty in there, somehow, and the door was shut.'
      ]
    },
    {
      id: 'closer-and-closer',
      A: 'partner',
      paragraphs: [
        '“Don’t answer back,” said {A}. “You asked me something!” “That was rude.” “Yours was ruder!” Each answer fetched {A} a step nearer. {H} said the next one more quietly, down inside the collar. “What was that?” asked {A}, and knelt down to hear it better. One knee came down on the tower. Now nobody said anything. It had been nearly up to {H}’s nose.'
      ]
    },
    {
      id: 'your-highness',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then {H} tried it the polite way. “As you wish, Your Highness,” said {H}, and bowed down to the rug. There was not a rude word in it. But {A} did not look pleased at all.',
        '“There’s something in there,” said {A}, and walked once round {H}, looking. It was not in the words, and it was not in the bow. {A} found it at last, in one eyebrow.'
      ]
    },
    {
      id: 'elder-goat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once answered back to a goat,” said {S}. “It said meh to me, over the fence. So I said meh. And it said meh again.” {A} wanted to know how long that had gone on. “Until it was dark,” said {S}.',
        '“And who had the last word?” asked {A}. “The goat,” said {S}. “I had to go in to supper. A goat’s got nothing else to do.”'
      ]
    },
    {
      id: 'child-last-word',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“It was not,” said {S}. “It was,” said {A}. They both wanted the last word, and each time there was another one after it. {S} said it and ran round the door. {A} ran after, and said it through the gap.',
        'In the end they counted to three, and said it both together. It made a lovely bang. “That was a good one,” said {S}, and {A} only nodded. That had been the last word, and they had not noticed.'
      ]
    },
    {
      id: 'pet-hears-the-tone',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come to see about the noise. “And you can wash your own as well!” said {H}. {A} turned round, and showed the other end.',
        '{H} was sorry about that. So {H} said it again, slowly, the way you talk to a baby. It was the very same words. {A} turned back to hear the rest. {H} had to say it eleven times.'
      ]
    },
    {
      id: 'wrong-end',
      A: 'partner',
      paragraphs: [
        'It was nearly dinner, and the forks had to go round. {H} held one out to {A} without a word, prickles first. “Ow,” said {A}. “I can’t take it by that end.” {H} turned it round. It was the same fork. “When you said don’t answer back, that end was in front too,” said {H} slowly. “I couldn’t take it.” {A} stood there with the fork. “I couldn’t take yours, either,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-the-handle',
      A: 'partner',
      paragraphs: [
        'Then there had to be a handle. They turned “Wash your own” this way and that, and at the back of it was the tower. “I’m not finished,” said {H}. “I could have taken that,” said {A}. {A} went out, and they did it again from the beginning. “Would you wash now?” called {A}. “There’s soup.” “Not yet,” called {H}. “I’ve got two bricks to go.” {A} took that, and went away with it. It was quiet. {H} laid two bricks where the tower had been, and came.'
      ]
    },
    {
      id: 'a-lump',
      A: 'other',
      spare: 8,
      paragraphs: [
        'They looked for more handles. “Leave me alone,” said {A}. That was easy, for behind it was “I want to do this bit myself”. {H} knew “It’s not fair”. Behind that lay a biscuit, and it had been the smaller one.',
        '“Whatever,” said {A}, who had heard it on the bus. {H} felt it all over. It had no handle at the back, or anywhere. “It’s only a lump,” said {H}. They put it out on the mat.'
      ]
    },
    {
      id: 'too-long',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Are you coming?” asked {A}. “Not quite,” said {H}, “because there’s a man in the tower. And he’s lost his hat. And it’s on the third floor. Only there isn’t one yet.” It was kindly said. The soup had stopped steaming by the end of it.',
        '“With a handle like that you could sweep the street,” said {A}. {H} thought about how to make it shorter. “Hat first,” said {H}, and that would have done.'
      ]
    },
    {
      id: 'goose',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“{H}?” called {A} from the window. “WHAT!” said {H}. A spoon fell off the table. {H} looked at the spoon, and took it back, the one and the other. “Yes?” said {H} instead.',
        '“I only wanted to say that there’s a man out there with a goose,” said {A}. {H} ran. The man had gone round the corner, but they still saw the goose. It looked round at them, and said something short.'
      ]
    },
    {
      id: 'guest-after-the-rain',
      S: 'guest',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“At home we don’t say no at all,” said {S}. “We say perhaps after the rain.” {A} looked out of the window. “And if it isn’t raining?” “Then everybody knows what you mean,” said {S}, “and nobody’s been pricked.”',
        '“More soup?” {A} asked. {S} had eaten three bowls of it. “Perhaps after the rain,” said {S}. {S} laid one hand on the bowl, to be on the safe side.'
      ]
    },
    {
      id: 'baby-hands-things-over',
      S: 'baby',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had a crust and held it out to {A}. One end had been in {S}’s mouth, and that was the end that came first. {A} took it all the same, by a dry bit no bigger than a pea. “Thank you,” said {A}.',
        'Then {S} wanted it back. {A} turned it round, so that {S} got the dry end. {S} looked at it, and turned it round again. There are people who like it the other way.'
      ]
    },
    {
      id: 'taken-back',
      A: 'other',
      spare: 13,
      paragraphs: [
        '“Move over,” said {H} at table. It was out before {H} had looked which end came first. “Can I have it back?” asked {H}. {A} felt for it in one ear, and then in the other, and handed it across. {H} put it in a pocket.',
        '“I can’t see the bread,” said {H} now. {A} moved over at once. “And what’ll you do with the old one?” It pricked a little, in there. After dinner they shook it out of the window.'
      ]
    },
    {
      id: 'kettle',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Oh, come on, will you!” said {A}. {H} had done nothing. It was said to the kettle. “It can’t take it by that end,” said {H}. {A} looked at the kettle, and the kettle was silent.',
        '“I beg your pardon,” said {A}. “It’s only that we’d like some tea.” In a moment there was a small noise at the bottom, and then a bigger one. “You see,” said {H}. It might have been going to do that anyway.'
      ]
    },
    {
      id: 'cheeky-with-jam',
      A: 'other',
      spare: 15,
      paragraphs: [
        '“Who’s had a finger in the jam?” asked {A}. {H} looked at the finger. “It went in by itself,” said {H}. “I only came along to bring it home.” {A} wanted to look stern, and it did not stay on.',
        '“Is that rude?” asked {H}. {A} thought it over, with a finger in the jam. “It’s cheeky,” said {A}. “But somebody’s blunted the points.” They took it as a joke, and it was handed to and fro until the jam was gone.'
      ]
    },
    {
      id: 'four-prongs',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“And what do you do at the playground?” asked {A}. “There you haven’t got a fork on you.” {H} held up one hand. It had four prongs, and {H} touched them with the thumb, one after the other. When the last had been counted, an answer had mostly turned round by itself.',
        '{A} tried it as well. “And what’s the thumb?” asked {A}. {H} had found that out already. The thumb was the handle.'
      ]
    },
    {
      id: 'bed-now',
      A: 'partner',
      paragraphs: [
        'After dinner {A} was tired. “Bed,” said {A}. “Now.” {H} felt an answer coming, prickles first. But {H} took a fork from the table, and held it out to {A}. The handle was in front. {A} looked at it for some time. “Bed,” said {A}, “because I’d like to sit on the edge of it.” {H} could take that.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked from the door to the tower, and back.',
      '{names} stayed where the bricks were, and said nothing.',
      { text: '{names} went to wash two hands, to be on the safe side.', needs: ['hands'] },
      { text: '{names} stirred the soup, and turned it down a little.', needs: ['hands'] }
    ],
    way: [
      '{names} turned to whoever had spoken last.',
      '{names} found a brick a long way from where the tower had been.',
      { text: '{names} picked up bricks, and put them in rows.', needs: ['hands'] },
      { text: '{names} carried the bread in, and went out again for the salt.', needs: ['hands'] }
    ],
    turn: [
      '{names} came at once, for there was soup.',
      '{names} went along to the edge of the bed, to see if there was room.',
      { text: '{names} took a fork by the handle, and passed it on.', needs: ['hands'] },
      { text: '{names} brought two more bricks, in case.', needs: ['hands'] }
    ]
  },
  bed: [
    'The forks were laid in the drawer, with all the handles the same way.',
    '{H} washed both hands, and the rest, and lay down. On the edge of the bed there was room for a person to sit.'
  ],
  last: [
    'All the handles lay the same way, and {H} was asleep.',
    'The last word had been a soft one, and {H} was asleep.'
  ]
})
