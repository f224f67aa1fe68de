import { wishPlot } from '../wish-plot.ts'

export const friendsNewFriend = wishPlot({
  id: 'wish-friends-new-friend',
  beginsElsewhere: true,
  wishes: ['best friend has new friend', 'best friend new friend', 'best friend other friend', 'best friend another friend', 'best friend new best friend', 'best friend plays with someone else', 'best friend someone else', 'best friend somebody else', 'best mate new friend', 'bestie new friend', 'bestie someone else', 'friend has new best friend', 'best friend made new friend', 'friend plays someone else', 'friend playing someone else', 'best friend new girl', 'best friend new boy'],
  answers: ['my', 'her', 'his', 'best', 'friend', 'friends', 'has', 'have', 'got', 'made', 'makes', 'new', 'other', 'another', 'plays', 'playing', 'played', 'play', 'with', 'someone', 'somebody', 'else', 'now', 'today', 'school', 'nursery', 'class', 'girl', 'boy', 'jealous', 'left', 'out', 'feels', 'sad', 'upset', 'cried', 'and', 'not', 'me', 'always', 'only', 'wants', 'likes', 'a', 'three', 'two', 'company', 'called', 'bestie', 'mate'],
  except: ['moved', 'moving', 'moves', 'away', 'died', 'ill', 'hospital', 'hates', 'hit', 'hits', 'pushed', 'mean', 'nasty', 'bully', 'bullying', 'secret', 'secrets', 'birthday', 'party', 'invited', 'dragon', 'robot', 'unicorn', 'dinosaur', 'alien', 'dog', 'cat', 'puppy', 'imaginary', 'invisible', 'mum', 'mummy', 'dad', 'daddy', 'boyfriend', 'girlfriend', 'teacher', 'don’t', 'doesn’t', 'won’t', 'never', 'anymore', 'nobody', 'lonely', 'alone'],
  moods: ['first', 'alone', 'change', 'quarrel', 'losing', 'lost', 'waiting'],
  out: true,
  company: ['donkey', 'carrot', 'bin', 'slide', 'bench', 'tail', 'boots'],
  about: 'The hero has always been the back of a donkey, and now the best friend’s new friend is, who does not know about the string.',
  titles: ['The Back of the Donkey', 'It Has Not Wagged Once', '{H} and the Yellow Boots', 'Six Legs Are Too Many', 'You Pull It When You’re Glad'],
  want: [
    {
      id: 'the-back',
      A: 'partner',
      paragraphs: [
        '{H} and Bo were best friends, and their best game was the donkey. Bo was the front and {H} was the back, under a grey blanket. At the back hung a string that made the tail wag. Only {H} knew about it.',
        'But today the donkey came galloping round the slide, and it had four legs already. The back legs had yellow boots on. “That’s Ines!” called the front. “Ines is my new friend!” {H} stood there beside {A}, with a carrot, and it hurt. {H} wanted to be the back again.'
      ]
    }
  ],
  way: [
    {
      id: 'the-rug',
      A: 'partner',
      paragraphs: [
        '“We’ll be a donkey ourselves,” said {A}, and took the picnic rug. {A} was the front. The front went to the left, and the back went to the right. The donkey came apart in the middle. “A ghost!” said somebody on the swings. “Two ghosts.”'
      ]
    },
    {
      id: 'how-to-be-a-back',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like in the back?” asked {A}. It was dark in there, {H} said, and warm, and it smelled of Bo’s jumper. You held on to that, and saw nothing but heels. “And what do you do?” “Whatever the heels do,” said {H}, “only a bit after.”',
        'It was harder than being the front. The front can see a puddle. The back only knows when it’s in it. {A} had never thought of that.'
      ]
    },
    {
      id: 'the-boots',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The boots on that donkey were very yellow. They had frogs on. {H} had wanted to have some like that, until today. “They’re squeaking,” said {H}. “A donkey doesn’t squeak.” They listened. With every step the boots said “eek”.',
        '“Perhaps there’s a mouse in one,” said {A}. {H} did not want to laugh, and looked at the sky.'
      ]
    },
    {
      id: 'asked-bo',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When the donkey came past, {H} asked it. “Whose best friend are you?” The front stopped. The back did not, and there was a bump. “Yours,” said Bo’s voice, out of the blanket. “And I’m new friends with Ines. That’s the other end.”',
        '“You can’t have two ends,” said {H}. “A donkey’s got two,” said the blanket, and trotted on. And that was true.'
      ]
    },
    {
      id: 'other-things',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“You could be something that’s only one,” said {A}. “A snail. A hen.” {H} was a hen, as far as the sandpit and back. But a hen has nobody behind it.',
        '“A snail’s got a house,” said {A}. {H} took the rucksack, and crept. On the way a donkey overtook it twice. “That’s a good snail,” called the front. {H} crept in under the rucksack.'
      ]
    },
    {
      id: 'a-hole-in-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where does it hurt?” asked {A}. {H} felt about. It was somewhere behind the third button. It was like going down a step that isn’t there. {A} knew that. {A} had once had a friend called Pim, who could whistle through a leaf.',
        '“And then Pim whistled with somebody else?” asked {H}. “In two parts,” said {A}. “And I stood there with my leaf.” They were both quiet for a moment.'
      ]
    },
    {
      id: 'what-it-eats',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The carrot had been for Bo. They always shared one, when the donkey was tired. Bo had the thick end, and {H} had the thin one. Now there were three people and two ends. {H} held it one way, and then the other.',
        '“There’s a middle as well,” said {A}. {H} looked at the middle. Nobody had ever asked for that. “Who wants a middle?” said {H}, and put it back in the bag.'
      ]
    },
    {
      id: 'ines-waves',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Once the donkey stopped for breath. The blanket was lifted up behind, and a red face looked out. “It’s hard,” said Ines. “I never know when the front’s going to stop.” {H} knew. You can feel it in Bo’s jumper. But {H} said nothing.',
        'The blanket fell down again. “You know how, don’t you?” said {A}. {H} pulled up a blade of grass, and then a few more. {H} knew.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{H} thought of {A}, at home. Whoever came in at the door, {A} was pleased with. {A} had been pleased with the postman, and with the one who read the meter. And afterwards {A} was just as pleased with {H}.',
        'It had not got less. {H} wondered if it was like that with Bo.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“There were three of us,” said {S}, “and only two seats on the swing boat. One always had to stand below and count to fifty.” “And who was that?” asked {A}. “Each of us says that it was always her.”',
        'They’d met last year, all three, beside the swing boat. “And who counted?” asked {A}. “All of us,” said {S}. “We’re too old to swing.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ll be your back,” said {S}, and took hold of {A}’s jumper. They trotted off. {S} was a good back, only very talkative. “Are we there? What’s that? I can see your vest.” A donkey’s back is supposed to say nothing.',
        '“You’ve got to be quiet, and just know,” said {A}. {S} was quiet, and just knew, for three steps. “I know something,” said {S}. “I need a wee.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '{A} watched the yellow boots for a time. “I’m always the new one, when I come,” said {A}. “You think everyone’s looking at your feet.” {H} looked away from the boots, quite fast.',
        '“What do you do then?” asked {H}. “I hold on to somebody’s jumper,” said {A}, “and hope that they’ll tell me when to stop.” {A} had got hold of {H}’s, just at that moment. Neither of them had noticed.'
      ]
    },
    {
      id: 'six-legs',
      A: 'partner',
      paragraphs: [
        'So {H} crept in with the two friends, into the middle. But six legs are too many. By the slide they all lay in a heap. “You pushed,” said the back. “I was here before you!” said {H}, and crept out again, and sat down on the bench, the wrong way round.',
        'The donkey galloped off with four legs again. “It isn’t well,” said {A}. “It ran into the bin. And something’s missing.” {H} looked round with one eye. “It hasn’t wagged once,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-string',
      A: 'partner',
      paragraphs: [
        '{H} knew why. The new friend did not know about the string. It was a good secret, and {H} could have kept it. {H} counted up to twelve. Then {H} went over and lifted the blanket behind. “There’s a string,” said {H}. “You pull it when you’re glad.” “I thought that was a loose thread,” said Ines.',
        'The tail stood up. It wagged to the left, and to the right. “It’s alive!” cried Bo. The donkey was so glad that it ran into the bin again. “It needs somebody to show it the way,” said {A}, and held out the carrot. So {H} went in front, and now they were three.'
      ]
    },
    {
      id: 'with-a-carrot',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} walked backwards, with the carrot. From here you could see the whole of it for the first time. It had one ear that hung down. It trotted when {H} trotted, and stopped when {H} stopped. It went round the slide without a bump.',
        '“Is it far?” asked the front. “Is there a puddle?” asked the back. “Not yet,” said {H}. It was a fine animal, from outside. {H} had never seen it before.'
      ]
    },
    {
      id: 'the-middle',
      A: 'other',
      spare: 13,
      paragraphs: [
        'Then the donkey was tired. They broke the carrot, and this time into three. Bo had the thick end, as always. {H} held the other two, and looked at them. “Which would you like?” asked {H}. “The middle,” said Ines. “It’s the sweetest. Didn’t you know?”',
        'Nobody had known. They all had a bite of it, to see, and it was true.'
      ]
    },
    {
      id: 'whose-tail',
      A: 'partner',
      paragraphs: [
        '“Change!” called {A}. Now Ines was the front, and Bo walked ahead with the carrot. “Who’s in the back?” asked Bo.',
        'Nobody answered. But the tail went up, and wagged, twice to the left and once all the way round. “That’s {H},” said Bo. “I’d know that anywhere.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the donkey, first the one end, then the other.',
      '{names} ran a bit of the way along with it.',
      { text: '{names} clicked, as you do with donkeys, and held out some grass.', needs: ['hands'] },
      { text: '{names} spread out the rug beside the bench.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped out of the way of six legs.',
      '{names} sat down on the bench as well, close up.',
      { text: '{names} stood the bin up again.', needs: ['hands'] },
      { text: '{names} counted legs, and counted them again.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw the tail wag, and came nearer.',
      '{names} followed the carrot too.',
      { text: '{names} patted the donkey, somewhere about the middle.', needs: ['hands'] },
      { text: '{names} clapped for the tail.', needs: ['hands'] }
    ]
  },
  bed: [
    'The donkey stayed with Ines that night, since it was Ines’s turn to wash it. It was going to be back in the morning.',
    '{H} washed off some grass, and lay down. One hand held on to a corner of the pillow, as if it were a jumper.'
  ],
  last: [
    'Somewhere a donkey hung on a line, with its tail down, and {H} was asleep.',
    'In the dark, where only {H} knew of it, something wagged, and {H} slept.'
  ]
})
