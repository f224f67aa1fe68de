import { wishPlot } from '../wish-plot.ts'

export const boasting = wishPlot({
  id: 'wish-boasting',
  wishes: ['boasting', 'boasts', 'boast', 'boasted', 'boastful', 'boastfulness', 'bragging', 'brags', 'brag', 'bragged', 'braggart', 'shows off', 'showing off', 'show-off', 'showoff', 'thinks best', 'best at everything', 'best everything', 'better everyone', 'better everybody', 'better others', 'better than everyone', 'better than everybody', 'better at everything', 'better than others', 'better than other children', 'better than his friends', 'better than her friends', 'big-headed', 'big headed', 'bigheaded', 'blowing own trumpet', 'blows own trumpet', 'blow own trumpet', 'humble', 'humility', 'modest', 'modesty', 'full of himself', 'full of herself', 'arrogant', 'cocky', 'know it all', 'know-it-all'],
  answers: ['boasting', 'boasts', 'boast', 'boasted', 'boastful', 'boastfulness', 'bragging', 'brags', 'brag', 'bragged', 'braggart', 'shows', 'showing', 'off', 'show-off', 'showoff', 'best', 'better', 'everything', 'everyone', 'everybody', 'anyone', 'others', 'other', 'children', 'kids', 'friends', 'friend', 'class', 'classmates', 'school', 'nursery', 'brother', 'sister', 'thinks', 'think', 'thinking', 'says', 'say', 'saying', 'said', 'tells', 'has', 'be', 'being', 'is', 'he’s', 'she’s', 'i’m', 'big-headed', 'big', 'headed', 'head', 'bigheaded', 'blowing', 'blows', 'blow', 'own', 'trumpet', 'humble', 'humility', 'modest', 'modesty', 'full', 'himself', 'herself', 'arrogant', 'cocky', 'know', 'know-it-all', 'all', 'time', 'always', 'constantly', 'keeps', 'keep', 'stop', 'stopping', 'too', 'much', 'a', 'lot', 'bit', 'not', 'without', 'never', 'problem', 'habit', 'trouble', 'learning', 'learn', 'learns', 'how', 'about', 'to', 'son', 'daughter', 'child', 'girl', 'boy', 'little', 'mum', 'mummy', 'than', 'in', 'world', 'whole', 'of', 'at', 'the', 'who', 'wants', 'need', 'needs', 'loves', 'likes', 'good', 'what', 'can', 'do'],
  except: ['dance', 'dancing', 'talent', 'magic', 'trick', 'tricks', 'jeans', 'horse', 'pony', 'dog', 'cat', 'peacock', 'lion', 'hare', 'tortoise', 'rabbit', 'frog', 'fox', 'crow', 'rooster', 'cockerel', 'monkey', 'bear', 'wolf', 'mouse', 'giraffe', 'elephant', 'dinosaur', 'dragon', 'robot', 'unicorn', 'pirate', 'knight', 'king', 'queen', 'princess', 'prince', 'superhero', 'wizard', 'witch', 'alien', 'rocket', 'train', 'car', 'truck', 'football', 'swimming', 'race', 'racing', 'shoes', 'dress', 'toys', 'toy', 'money', 'rich', 'house', 'holiday', 'baby', 'bullied', 'bully', 'bullies', 'teased', 'hit', 'hits', 'hurt', 'sad', 'feels', 'stupid', 'not as good', 'worse', 'useless', 'worthless', 'ill', 'get better', 'getting better', 'feel better', 'feels better', 'hospital', 'died', 'dead', 'last', 'losing', 'lose', 'loser', 'win', 'winning', 'wins', 'love', 'dad', 'daddy', 'grandpa', 'grandma', 'pies', 'pie', 'home', 'friend ever', 'birthday', 'play', 'read', 'letters', 'colour', 'alone'],
  nothingElse: true,
  partnerPlays: true,
  moods: ['learning', 'proud', 'quarrel', 'change'],
  company: ['trumpet', 'roll', 'apple', 'apples', 'peel', 'cake', 'note', 'door', 'neighbour', 'tap', 'knock'],
  about: 'The hero boasts through a cardboard trumpet so loudly that a cake is not heard at the door, until the trumpet is held to an ear, and then blown at whoever is in front of it.',
  titles: ['Which Way It Points', 'Toot', '{H}’s Own Trumpet', 'I Knocked Three Times', 'All Off in One'],
  want: [
    {
      id: 'own-trumpet',
      A: 'partner',
      paragraphs: [
        '“Toot!” went {H}, through the roll from the kitchen paper. “I’m the best at jumping! Toot! I’m the best at apples!” {A} was just peeling some. “You’re boasting,” said {A}. “You’re blowing your own trumpet.” “It is my own,” said {H}. {H} wanted to be the best at everything, and it had to be heard.'
      ]
    }
  ],
  way: [
    {
      id: 'both-louder',
      A: 'partner',
      paragraphs: [
        '“I can boast too,” said {A}, and took a funnel. “Toot! I’m the best at peeling!” “Toot! I’m better!” “I’m better at better!” They got louder and louder. In the cupboard the glasses hummed. It went on until neither of them had any breath left.'
      ]
    },
    {
      id: 'one-leg',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Toot! I’m the best at standing on one leg!” {H} stood on it. But the toot was so strong that it pushed {H} over backwards. The other leg had to come down and help.',
        '“How long was that?” asked {H}. “As long as the toot,” said {A}. So {H} tried a longer toot. That was longer, but so was the falling over.'
      ]
    },
    {
      id: 'best-asleep',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’m the best at being asleep,” said {H}. “Who says so?” asked {A}. “I’ve never seen anybody do it better,” said {H}. “Shall I show you?” {H} lay down on the floor, shut both eyes, and did not move.',
        'It really was very like it. The clock ticked. {A} came a little nearer, and listened. “Am I good?” asked {H}.'
      ]
    },
    {
      id: 'the-others-in-the-world',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Best in the whole world?” asked {A}. “Have you asked the rest of it?” {H} opened the window. “Toot! I’m the best at whistling!” {H} called down the street, and whistled.',
        'A man with a ladder whistled back, in two parts. A bird on a wire did it in three, and with a twirl at the end. {H} shut the window again. “There’s a draught,” said {H}.'
      ]
    },
    {
      id: 'best-at-not',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“I don’t boast,” said {H}, after some thought. “I’m much better at not boasting than you are.” {A} laid down the apple. “Toot,” said {H}. “I’m the best at it.”',
        'They both stood there and looked for the mistake. It was in there somewhere. It was like a coat with a sleeve that you can’t find from inside.'
      ]
    },
    {
      id: 'child-believed-it',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} believed every word. “You’re the best at carrying?” said {S}. “Oh, good,” and put a bag into {A}’s arms. “And at finding things? There’s a shoe gone.” {A} found it, and it was very far under the bed.',
        '“And what else are you the best at?” asked {S}. {A} thought it over, under the bed. “Nothing just now,” said {A}. It was the quietest toot so far.'
      ]
    },
    {
      id: 'elder-best-in-class',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was the best in my class at sums,” said {S}, “for two whole weeks.” “How big was the class?” asked {A}. “That winter they had the mumps,” said {S}. “There was me, and there was the stove.”',
        '“And when the others came back?” “Then it was warmer,” said {S}. {S} had boasted of it so often, those two weeks, that even the stove had gone out.'
      ]
    },
    {
      id: 'pet-never-said',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was the best in the house at something, and had never told anybody at what. {H} tried to find out, and held the trumpet to one eye. {A} came and looked in at the other end.',
        'That was an eye for an eye, with a dark road between them. “Toot?” asked {H}, quite softly. {A} did not want to talk about it.'
      ]
    },
    {
      id: 'baby-claps',
      S: 'baby',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Toot! I’m the best at hopping!” called {A}, and {S} clapped. “I’m the best at spoons!” {S} clapped again, and {A} bowed. Here at last was somebody who knew about such things.',
        'Then a lid fell off a pot, and rolled away, and lay down. {S} clapped for the lid as well, and for rather longer. {A} did not bow for the next one.'
      ]
    },
    {
      id: 'three-times',
      A: 'partner',
      paragraphs: [
        'Then they saw the note. It had been pushed under the door. “I’ve got plum cake here,” it said. “I knocked three times, but I could only hear boasting.” There was no name on it. Outside there was a smell of plums, and nobody. “I’m the best at hearing,” said {H}, but it was more of a peep.'
      ]
    },
    {
      id: 'through-the-keyhole',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They went along the neighbours’ doors, and {H} held the trumpet to {H}’s nose. You can smell with it too. The first door was cabbage, and the second was shoe polish. At the third there was a whole choir of plums.',
        '{A} knocked. “Nobody’s in,” said {A}. “They’ve gone to look for somebody who’s quieter,” said {H}. There was nothing to do but go home and wait.'
      ]
    },
    {
      id: 'quietest',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“If it knocks again, we’ve got to hear it,” said {A}. So they were quiet. They were so quiet that a fly sounded like a van. {H} held out for a long time, and grew pinker and pinker.',
        '“I’m the quietest!” shouted {H}. They had to start again from the beginning, and so did the fly.'
      ]
    },
    {
      id: 'at-the-ear',
      A: 'partner',
      paragraphs: [
        'To hear better, {H} turned the trumpet round and put it to one ear. First there was nothing. Then there was the tap, and then, close by, a small noise. Srrr, it went, and srrr. That was {A} with an apple. The peel hung down in a single piece, from the table to the floor.'
      ]
    }
  ],
  turn: [
    {
      id: 'how-do-you-do-that',
      A: 'partner',
      paragraphs: [
        '“How do you do that?” asked {H}. There had not been a question all day. “You turn the apple, and not the peeler,” said {A}. {H} wanted to boast about it at once, and lifted the trumpet. But the other end was pointing at {A}. “Toot!” went {H}. “{A}’s got it all off in one!” {A} grew pink up to the ears.'
      ]
    },
    {
      id: 'at-both-ends',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} tried to blow the trumpet at {H}, and bent round as far as it would go. It would not. “It always points at somebody else,” said {H}. “It’s built like that,” said {A}.',
        'They bent the roll to see, and got a dent in it. Then {H} stood in front of the mirror and blew. It was a toot for the one in there, and that one blew back.'
      ]
    },
    {
      id: 'peels-in-a-row',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then {H} turned an apple, and {A} held the peeler still. The first piece was as long as a fingernail. The second was a comma, and the third one was a worm without a head.',
        'They laid them in a row along the table. The row began at the salt and got as far as the bread. Nobody had tooted for some time. They had their hands full.'
      ]
    },
    {
      id: 'sticky-tape',
      A: 'other',
      spare: 13,
      paragraphs: [
        '“What are you the best at?” {H} asked, and held the trumpet ready. {A} did not know. {A} had never looked. “I can find the end of the sticky tape,” said {A} at last, “in the dark.”',
        '“Toot!” went {H}, so that the neighbours had it too. {A} sat up a little straighter. All those years it had only been known to the tape.'
      ]
    },
    {
      id: 'out-of-the-window',
      A: 'same',
      spare: 14,
      paragraphs: [
        'With the trumpet at one eye {H} looked out into the street. A woman turned a page with her gloves on. A man was carrying two loaves and a ladder, and opened a gate with his knee. “Have you seen that?” cried {H}. “Toot for the knee!”',
        'The man looked up and all round, and took off his hat to a lamp post. {A} wanted a turn as well.'
      ]
    },
    {
      id: 'guest-its-nothing',
      S: 'guest',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} drew a horse on the back of the note, with four legs. All of them were the right way round. “It’s nothing,” said {S}. “It’s a horse,” said {A}. “Anybody could do it,” said {S}, and pushed it under a plate.',
        '“Toot!” went {A}. “{S} can do legs!” {S} hid behind the cup. But after a while a hand came out, and gave it a tail.'
      ]
    },
    {
      id: 'the-fourth-knock',
      A: 'partner',
      paragraphs: [
        'After that {H} held it to the ear again, and heard something soft. “There!” said {H}. It was a neighbour, with one knuckle. “I thought I’d try a fourth time,” she said, and in came the plum cake. “Toot!” went {H}. “She’s come back three times!” The neighbour said that she had never had a trumpet before.'
      ]
    },
    {
      id: 'it-wasnt-loud',
      A: 'partner',
      paragraphs: [
        '{A} took the roll and blew it, straight at {H}. “Toot! {H} heard the knock!” {H} looked round to see who was behind. “It wasn’t very loud,” said {H}. “No,” said {A}. “We didn’t hear it.” “I’m the best at cake,” said {H} then. But there was so much cake in it that nobody understood a word.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard it as well, like the whole street.',
      '{names} went and sat where the trumpet did not point.',
      { text: '{names} put both hands over the ears.', needs: ['hands'] },
      { text: '{names} took an apple, and asked who was the best at that.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the note, and then at the door.',
      '{names} sat under the end of the peel.',
      { text: '{names} held on to the glasses in the cupboard.', needs: ['hands'] },
      { text: '{names} turned the note over, to see if there was cake on the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a toot as well, and took it quite calmly.',
      '{names} came for the crumbs, and said nothing about it.',
      { text: '{names} laid out plates for the cake.', needs: ['hands'] },
      { text: '{names} hung the peel over the back of a chair.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} stood the trumpet on the shelf, where everybody could reach it.',
    'Without plums round the mouth, {H} lay down. It was so quiet that you could hear the tap, and the tap was good at it.'
  ],
  last: [
    'The trumpet was quiet at both ends, and {H} was asleep.',
    'The cake was eaten, the peel was still all in one, and {H} was asleep.'
  ]
})
