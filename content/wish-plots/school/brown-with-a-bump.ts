import { wishPlot } from '../wish-plot.ts'

export const brownWithABump = wishPlot({
  id: 'wish-school-first-day',
  wishes: ['first day school', 'first day of school', 'first day at school', 'first school day', 'starting school', 'starts school', 'start school', 'started school', 'big school', 'first day big school', 'starting big school', 'starting reception', 'starts reception', 'going into reception', 'first day reception', 'reception class', 'first day year one', 'first day kindergarten', 'starting kindergarten', 'starts kindergarten', 'kindergarten first', 'first day primary', 'starting primary', 'primary school first', 'primary one', 'first day p1', 'first day kura', 'starting kura', 'starts kura', 'kura first', 'first day grade one', 'first grade', 'first standard', 'first day lkg', 'starting lkg', 'first day ukg', 'starting infants', 'junior infants', 'first day prep', 'starting prep', 'new entrants', 'new entrant', 'school peg', 'coat peg', 'first morning school', 'first week school', 'back to school'],
  answers: ['school', 'first', 'day', 'big', 'starting', 'starts', 'reception', 'primary', 'kindergarten', 'kura', 'grade', 'infants', 'class', 'teacher', 'peg', 'coat', 'morning', 'monday', 'tomorrow', 'september', 'january', 'february', 'june', 'bag', 'uniform', 'nervous', 'excited', 'scared', 'worried', 'shy', 'friends', 'friend', 'new', 'bell', 'gate', 'alone', 'nobody', 'knows', 'anyone'],
  except: ['teacher’s', 'died', 'sick', 'bully', 'bullied', 'bullies', 'hates', 'hate', 'refuses', 'cried', 'crying', 'cries', 'clings', 'nursery', 'preschool', 'pre-school', 'daycare', 'creche', 'moved', 'moving', 'country', 'language', 'english', 'university', 'college', 'boarding', 'swimming', 'ballet', 'football', 'karate', 'music', 'driving', 'sunday', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'robot', 'robots', 'monster', 'monsters', 'witch', 'wizard', 'magic', 'animals', 'pirate', 'unicorn', 'unicorns', 'fairy', 'dog', 'cat', 'fish', 'mouse', 'bear', 'owl', 'penguin', 'fox', 'rabbit', 'last', 'bus', 'holiday', 'holidays', 'lunch', 'twins', 'separate', 'sister', 'brother', 'homeschool', 'ghost', 'alien', 'superhero', 'clown', 'ninja', 'mermaid', 'graduation', 'lost', 'toilet', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'grandpa', 'hijab', 'turban', 'patka'],
  moods: ['first', 'afraid', 'change', 'waiting', 'alone', 'proud'],
  out: true,
  company: ['lion', 'train', 'teacher', 'peg', 'pegs', 'bell', 'class', 'girl', 'boy', 'carpet', 'cloakroom', 'rocket'],
  about: 'On the first day at school the hero’s peg has a picture of which nobody knows what it is, so everybody comes to guess.',
  titles: ['Brown, with a Bump', 'The Last Peg of All', '{H} and the Last Peg', 'Twenty-One Guesses', 'The Mole and Gravy'],
  want: [
    {
      id: 'last-peg',
      A: 'partner',
      paragraphs: [
        'It was {H}’s first day at school. In the cloakroom there were twenty-two pegs, and over every peg was a picture. There was a lion, a train and a rocket. {H} wanted the rocket. But {H}’s name was on the last peg of all. The picture there was brown, with a bump.',
        '“What is it?” asked {H}. {A} looked at it from the left, and then from the right. “It could be a loaf,” said {A}. “Or a very plain hat.” {H} did not want to be a hat, not at a new school.'
      ]
    }
  ],
  way: [
    {
      id: 'upside-down',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps it’s the wrong way up,” said {A}. So they both bent down and looked at it between their own knees. Upside down it was brown, and the bump was at the bottom. A big boy walked past. He stopped and bent down as well.',
        '“Is it a sort of test?” asked the boy from below. “No,” said {H}, “it’s my peg.” The boy thought about that, upside down, and grew quite red. “Mine was a duck,” said the boy. “I’m in the top class now, and I still like ducks.”'
      ]
    },
    {
      id: 'low-taps',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} found out where the toilets were, because that is good to know first. They were behind a yellow door, and they were as low as buckets. {A} looked into the mirror over the taps, and saw only a tummy.',
        '“Everything’s my size,” said {H}. {H} turned on a tap without a stool, just like that. Then {H} turned on all the others, to see if they worked. They worked very well. {A} had a wet sleeve for the rest of the morning.'
      ]
    },
    {
      id: 'elder-nail',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We had no pictures at all,” said {S}. “We each had a nail in the wall. Mine was loose, and every day my coat fell on the same boy.” “Was he cross?” asked {A}.',
        '“The first week he was,” said {S}. “Then one day I was ill, and he missed it. He told me so. He said that he’d stood there and waited for the coat.” {S} looked at the brown thing kindly. “Pegs are like that,” said {S}.'
      ]
    },
    {
      id: 'child-nose',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} came up close, nose to nose with the picture, and was sure at once. “It’s a nose,” said {S}. “That’s because you’re looking with yours,” said {A}. {S} stepped back. “Now it’s a nose further off.”',
        'The whole row had to be tried. {S} put {S}’s nose to the lion, and to the train, and to the rocket. “They’re all noses,” said {S}, “if you get near enough.” {A} felt better about the last peg.'
      ]
    },
    {
      id: 'pet-at-the-fence',
      A: 'pet',
      spare: 13,
      paragraphs: [
        'By the school door hung a sign: no animals. So {A} had to go outside, with somebody to wait with, and watched the window. {H} held up the new bag behind the glass. {A} looked at the bag. Then {A} looked at {H}, and back at the bag.',
        'It was clear what {A} thought. A bag that big must have something to eat in it. “Later!” called {H}. {A} sat down right there, to wait for Later.'
      ]
    },
    {
      id: 'baby-hat',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} was not starting school, and thought that was a mistake. From somebody’s arm {A} could reach the shelf over the pegs, where the hats were. Off came a red one. Off came a blue one with ears. {H} picked them up as fast as they fell.',
        '“You can come when you can walk,” said {H}. {A} threw down one more hat. Then {A} got a kiss on the nose, and {H} felt like somebody very big.'
      ]
    },
    {
      id: 'under-the-hood',
      A: 'partner',
      paragraphs: [
        'The bell rang, and {A} had to go. “At home time I’ll stand by this peg,” said {A}. “I’ll know it again.” {H} hung up the coat, and pulled its hood over the picture.'
      ]
    },
    {
      id: 'saying-here',
      spare: 1,
      paragraphs: [
        'The teacher read out all the names, and everybody had to say “Here.” {H} had never said it to a whole room. {H} tried it inside, with no sound, a good many times. Here. Here. Here. Then it was {H}’s turn. “Hair,” said {H}.',
        'Somebody giggled. “That’s here too,” said the teacher, and patted her own. She had a lot of it. The boy after {H} had been getting ready as well. “Ear,” he said.'
      ]
    },
    {
      id: 'granny-teacher',
      spare: 2,
      paragraphs: [
        'The boy with the lion put up his hand. “Granny,” he said to the teacher, “can I have the blue pencil?” Then he heard what he had said. He went as red as a bucket, and looked for a place under the table.',
        '“Here you are, my dear,” said the teacher. “Somebody says it every year, and mostly before ten.” After that four others called her Granny as well, and one of them said Grandad. She came to all of them.'
      ]
    },
    {
      id: 'how-long',
      spare: 5,
      paragraphs: [
        '“Is it home time?” asked a small boy on the carpet. “Not yet,” said the teacher. She said what would come first: a story, then play, then lunch, then paint, and then a song. The boy counted it on one hand. “So five fingers,” he said.',
        'After the story he folded down his thumb. Everybody did the same. {H} went out to play with four fingers up, and so did all the others. The big ones thought that it was a club.'
      ]
    },
    {
      id: 'the-brown-one',
      paragraphs: [
        'The hood hid the picture until playtime. “Lion! Train! Rocket!” called the teacher, and each of them ran for a coat. “And the brown one,” she said. {H} took down the coat, and everybody saw it.'
      ]
    },
    {
      id: 'wrong-door',
      spare: 4,
      paragraphs: [
        '{H} went to the toilet, all alone, and on the way back there were three green doors. {H} opened the first. Inside sat thirty children with long legs, doing sums. They all looked up. {H} had never seen so many knees.',
        '“Are you new?” asked their teacher. “I was here this morning already,” said {H}. A girl with long legs got up and showed the way. “It’s the door with the fingermarks,” she said. “They’re all at your height.”'
      ]
    },
    {
      id: 'lunch-pea',
      spare: 6,
      paragraphs: [
        'At lunch they sat at long tables, and the hall was as loud as a station. {H} ate a little, and looked about a lot. A pea came rolling down the table, past nine children, and stopped at {H}’s elbow.',
        '{H} blew at it. It rolled all the way back to the other end, and a girl there put up her thumb. A moment later it came again. Nobody said a word. It was the best talk that {H} had had all day.'
      ]
    },
    {
      id: 'painted-thing',
      spare: 8,
      paragraphs: [
        'In the afternoon there was paint. {H} took the brown, and painted something round, with a bump on it. “Lovely,” said the teacher. “What is it?” “I don’t know,” said {H}. “I copied it off my peg.”',
        'The teacher hung it up to dry between two houses and a sun. She held her head on one side. “It’s very like,” she said. Brown ran down from the bump, slowly, and made it a leg.'
      ]
    },
    {
      id: 'only-a-rocket',
      paragraphs: [
        'The girl with the rocket came and stood in front of {H}’s peg. “What’s yours?” asked the girl. “I don’t know,” said {H}. The girl leaned in. “It’s a bun,” said the girl, “and somebody sat on it.”',
        '{H} had to laugh. “I wanted yours,” said {H}. The girl shrugged. “Nobody ever asks about mine. It’s a rocket. You look at it, and you’re done.” She went back to the bun, and had another look.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-guess-each',
      paragraphs: [
        'So {H} hung the coat on the peg with its hood down. “Everybody can guess,” said {H}, “but only once.” Soon there was a queue. A mole. A hill. Gravy. A bear’s bottom! {H} listened to each of them like a judge, and shook hands.',
        'By home time {H} knew twenty-one children. The Mole had a plaster on her knee. Gravy could whistle. The Bear’s Bottom wanted to sit beside {H} tomorrow.'
      ]
    },
    {
      id: 'somebody-asleep',
      A: 'partner',
      paragraphs: [
        'And by the last peg stood {A}, just as {A} had said. “Do they know yet what it is?” asked {A}. {H} shut one eye and looked for a long time. “It’s somebody asleep,” said {H}. “That’s the blanket, and the bump is the knees.”',
        '{A} looked, and now it could be nothing else. They took down the coat without a sound. So did the Mole, and so did Gravy. Nobody in the cloakroom banged a thing.'
      ]
    },
    {
      id: 'what-did-you-do',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What did you do all day?” asked {A}. “Nothing,” said {H}. They walked as far as the corner. “There was a pea,” said {H}. “It went the whole way down.” They walked a bit further. “And somebody called the teacher Grandad.”',
        '“Anything else?” asked {A}. “No,” said {H}. At the next corner there was a song about a frog, with all its verses. It turned out that nothing had taken up the whole day.'
      ]
    },
    {
      id: 'not-my-shoe',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} looked down at {H}’s feet. On the left was {H}’s own shoe. On the right was one with a green star. “That isn’t yours,” said {A}. “No,” said {H}. “It’s the Mole’s. We changed after playtime.”',
        '“On purpose?” asked {A}. {H} looked at the star, and lifted the foot to look at it better. “The first time it was by mistake,” said {H}. Across the road a girl was hopping along, and she waved with the other one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had come along to see the pegs, and stood in everybody’s way.',
      '{names} looked along the whole row, and stopped at the last one too.',
      { text: '{names} held the bag, the lunch and one glove, until they were wanted.', needs: ['hands'] },
      { text: '{names} hung a scarf on the train by mistake, and took it down again.', needs: ['hands'] }
    ],
    way: [
      '{names} went past the school fence twice that morning, just by chance.',
      '{names} thought of {H} at ten o’clock, and again at one minute past.',
      { text: '{names} waved at all the school windows from outside, in case it was the right one.', needs: ['hands'] },
      { text: '{names} crossed eight fingers for {H}, and could not hold a cup.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to the last peg as well, and tiptoed.',
      '{names} had one guess too, and it was dinner.',
      { text: '{names} carried the bag home, and it weighed more than in the morning.', needs: ['hands'] },
      { text: '{names} shook hands with the Mole and with Gravy.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the coat went on its hook, with the hood down. It smelled of paint and other people’s lunch.',
    '{H} washed, and got into bed, and drew up both knees. There it was again: something round, with a bump.'
  ],
  last: [
    'Anybody could have guessed it now: it was {H}, asleep.',
    'It was not a loaf, and it was not a hat. It was {H} under a blanket, asleep.'
  ]
})
