import { wishPlot } from '../wish-plot.ts'

export const teacherHasABaby = wishPlot({
  id: 'wish-teacher-has-a-baby',
  wishes: ['teacher having baby', 'teacher baby', 'teachers baby', 'teacher’s baby', 'teacher having a baby', 'teacher has a baby', 'teacher is having a baby', 'teacher had a baby', 'teacher had her baby', 'teacher will have a baby', 'teacher gets a baby', 'teacher getting a baby', 'teacher got a baby', 'teacher expecting', 'teacher expecting a baby', 'teacher expects a baby', 'teacher pregnant', 'pregnant teacher', 'pregnant teachers', 'teacher maternity', 'teacher maternity leave', 'maternity leave teacher', 'teacher mat leave', 'teacher parental leave', 'teacher big tummy', 'teacher baby tummy', 'teacher baby belly', 'teacher baby bump', 'teacher bump', 'teacher leaving baby', 'teacher leaves baby', 'teacher going away baby', 'goodbye teacher baby', 'key worker pregnant', 'keyworker pregnant', 'key worker having a baby', 'keyworker having a baby', 'keyworker maternity leave', 'key worker maternity leave', 'childminder maternity leave', 'educator maternity leave', 'mrs having a baby', 'mrs is having a baby', 'ms having a baby', 'mrs pregnant', 'mrs maternity leave', 'childminder pregnant', 'childminder having a baby', 'educator pregnant', 'educator having a baby'],
  answers: ['teacher', 'teachers', 'teacher’s', 'worker', 'keyworker', 'key', 'educator', 'childminder', 'class', 'school', 'nursery', 'kindergarten', 'preschool', 'kita', 'reception', 'baby', 'babies', 'having', 'has', 'have', 'had', 'gets', 'get', 'getting', 'got', 'expecting', 'expects', 'pregnant', 'maternity', 'parental', 'leave', 'leaving', 'leaves', 'left', 'goes', 'going', 'go', 'gone', 'away', 'stops', 'stopping', 'home', 'tummy', 'belly', 'bump', 'big', 'new', 'substitute', 'supply', 'cover', 'other', 'another', 'instead', 'comes', 'coming', 'goodbye', 'bye', 'farewell', 'saying', 'say', 'last', 'day', 'week', 'friday', 'monday', 'tomorrow', 'today', 'soon', 'now', 'sad', 'glad', 'happy', 'excited', 'miss', 'misses', 'missing', 'favourite', 'favorite', 'loves', 'love', 'lovely', 'kind', 'nice', 'my', 'our', 'her', 'his', 'because', 'so', 'until', 'year', 'term', 'born', 'song', 'sings', 'mrs', 'miss', 'ms', 'mr', 'card', 'present'],
  except: ['died', 'dies', 'dead', 'lost', 'losing', 'loss', 'miscarriage', 'stillborn', 'ill', 'sick', 'hospital', 'early', 'premature', 'bleeding', 'cancer', 'fired', 'sacked', 'hit', 'hits', 'shouts', 'shouted', 'mean', 'strict', 'angry', 'hates', 'cried', 'crying', 'cries', 'mum', 'mummy', 'mama', 'mom', 'sister', 'brother', 'aunt', 'auntie', 'swimming', 'swim', 'piano', 'ballet', 'dance', 'music', 'yoga', 'robot', 'dragon', 'alien', 'witch', 'elephant', 'monster', 'dinosaur', 'panda', 'monkey', 'goat', 'lion', 'tooth', 'shark', 'doll', 'girlfriend', 'boyfriend', 'twins', 'secret'],
  nothingElse: true,
  moods: ['change', 'waiting', 'lost', 'learning', 'first', 'alone'],
  company: ['teacher', 'baby', 'class', 'tummy', 'song', 'blanket', 'picture', 'chair', 'letter', 'cup', 'shoe', 'cushion', 'register'],
  about: 'The hero’s teacher goes away to have a baby, and the hero wants it to know the class first; it cannot see a picture in there, but it has been listening all the time.',
  titles: ['It Has Never Been Late', 'Twenty-Four Names for a Baby', '{H} and Two Claps', 'Through the Cardigan', 'Where the Claps Come'],
  want: [
    {
      id: 'since-september',
      A: 'partner',
      paragraphs: [
        'On Friday {H}’s teacher was going away, because she was having a baby. Her name was Miss Amadi. Her tummy was so big that she wrote on the board from the side. “She goes in three days,” said {H} at supper. “It comes in three weeks. So it’ll never know us.”',
        '“It’s only a baby,” said {A}. “It’s been in our class since September,” said {H}, “and it’s never been late.” {H} wanted it to know them all before it went.'
      ]
    }
  ],
  way: [
    {
      id: 'black-as-a-boot',
      A: 'partner',
      paragraphs: [
        '{H} drew the whole class, all twenty-four of them. Miss Amadi held the picture in front of her tummy, with the right side in.',
        '“Is it light in there?” asked {H} at home. To find out, {H} crept under a thick blanket with another picture. It was as black as a boot. There was nobody on the paper at all. “It hasn’t seen one of us,” said {H} from underneath.'
      ]
    },
    {
      id: 'list-for-the-shoes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Miss Amadi’s own shoes were out of sight, because the baby was in the way. So the class had a list, with somebody for every day to do up her laces. Tuesday was {H}. “Left or right?” asked {A}. “Both,” said {H}, “with a double bow.”',
        'On Tuesday Miss Amadi had come in a blue shoe and a brown one. Nobody had told her. She was so pleased with the bows.'
      ]
    },
    {
      id: 'kicks-at-names',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When Miss Amadi called the names, the register lay on her tummy, as on a table. “Today it jumped at Rosa,” said {H}. “The whole book went up.” “Does it always jump at Rosa?” asked {A}. On Monday it had been Ali. It took turns.',
        'It had not jumped at {H} yet. So {H} said “Here” a little louder every day, to give it a good chance.'
      ]
    },
    {
      id: 'what-it-has-had',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s had the volcanoes,” said {H}. “It’s had the days of the week, and counting in twos.” The baby had been there for all of it, right at the front, in the best place. “Then it’ll be far ahead of the others in the pram,” said {A}.',
        '{A} bent down to a pram that was a chair. “What’s two and two?” asked {A}. The pram said nothing. “It knows,” said {H}. “It’s only that it’s got no teeth to say it with.”'
      ]
    },
    {
      id: 'elder-quiet-sums',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Our teacher had a baby as well,” said {S}. “She brought it along in a basket. Whoever sat in front had to rock it. We did all our sums in a whisper.” “What’s it like, sums in a whisper?” asked {A}.',
        '“You get used to it,” said {S}. “Only I never learned to do them out loud.” {S} was asked for nine and five. The answer came so softly that {A} had to bend down for it.'
      ]
    },
    {
      id: 'names-for-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The class had thought of names for the baby, to help. They stood on a big sheet of paper. There was Football, and Sunday, and Miss Amadi Two. “And which one’s yours?” asked {A}. “{H},” said {H}. It was a good name. It had been tried out.',
        '“What did she say to that?” asked {A}. “That she’d think it over,” said {H}, “and that it would be hard to come after me.”'
      ]
    },
    {
      id: 'pet-tune',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} lay in a corner and slept. “Supper,” said {H}, not loudly, and {A} was there. {H} wanted to see what {A} had heard. “Buttons,” said {H}, in just the same voice. {A} stayed, and looked up with the same hope.',
        '“It’s only the tune that {A} knows,” somebody said, “and not the word.” So {H} said “Buttons” the way it is said of buttons. It was too late. There had to be something now, after so much talking.'
      ]
    },
    {
      id: 'taps-with-a-foot',
      A: 'partner',
      paragraphs: [
        '{H} lay under the blanket once more, to be the baby. {A} dried the cups and hummed a song. A foot came out of the blanket, and went up and down. “Can you see me?” asked {A}. “No,” said the blanket. “But you know what I’m humming,” said {A}, and looked at the foot. “A baby can’t see in there. But it can hear, for months before it comes.”',
        'The blanket sat up. “Then it’s heard us every morning,” said {H}. “It just doesn’t know that it’s us.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-too-loud',
      A: 'partner',
      paragraphs: [
        '“And?” asked {A} on Friday. Miss Amadi had sat down, said {H}. One by one they had come up to her cardigan and told it who they were. Then they had all sung their morning song, with its two claps, though it was afternoon.',
        '“At the claps the cardigan jumped,” said {H}, “twice.” Miss Amadi had laughed, and had needed a handkerchief too. On Monday a Mr Lund would sit on her chair.'
      ]
    },
    {
      id: 'through-the-door',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“What does it sound like in there?” asked {H}. “Like somebody talking next door,” said {A}. They tried it. {A} went out, shut the door, and said something behind it. It went up, and along, and down at the end. The words had stayed outside.',
        '“What did I say?” called {A}. {H} hummed it back, up and along and down. “Right,” said {A}. “It was that there’s one biscuit left.” This time the door was not in the way for long.'
      ]
    },
    {
      id: 'mr-lund-asks',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Mr Lund was quite tall, and had never met any of the cupboards. On the first morning came the question where Miss Amadi kept the red pencils. All of them pointed at once, in twenty-four directions. “And where were they?” asked {A}.',
        '“There,” said {H}. “We’d each got one.” In the end Mr Lund was shown everything, even Miss Amadi’s biscuits behind the globe. There was still half a packet. It had been left there for Mr Lund.'
      ]
    },
    {
      id: 'too-low',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Mr Lund knew the morning song as well. But with Mr Lund it began very low, as if it were in a cellar. {H} showed {A} how that went. You had to pull in your chin and be a cupboard. “And then?” asked {A}.',
        '“Then we went and got it,” said {H}. They had sung a bit higher at every line. By the claps it was up where it lived. Mr Lund had come along too, and was on tiptoe.'
      ]
    },
    {
      id: 'her-cup',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Miss Amadi’s cup still stood on the window sill at school. It had a goose on it. Nobody was to drink out of it. “Is she coming back for it?” asked {A}. “When the baby’s big enough to stay with somebody,” said {H}.',
        'They worked it out. By then {H} would be one room further on. “Then I’ll knock,” said {H}, “and ask how the tea is.” It was sad and it was nice, and {H} had some bread with it.'
      ]
    },
    {
      id: 'child-cushion',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to be Miss Amadi too, and pushed a cushion up under a jumper. {S} walked about with one hand on it. “Good morning, class,” said {S}. {A} was the class, and did up both shoes.',
        'At the second bow the cushion fell out. “It’s come!” cried {S}. They both looked at it on the floor. “It’s got corners,” said {A}. “They all have at first,” said {S}. “That goes off.”'
      ]
    },
    {
      id: 'looks-round',
      A: 'partner',
      paragraphs: [
        'Weeks went by, and {H} had got used to Mr Lund. Then a letter came from Miss Amadi. The baby was there. It cried at the bath, and at its hat. “But when I sing our morning song,” {A} read out, “it’s quiet at once and listens.”',
        '“And where the claps come,” read {A}, “it turns its head and looks round the room.” {H} had both hands ready for clapping. “It’s looking for the rest of us,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} thought about a baby that was never late.',
      '{names} looked at {H} from the side, as if there were a board.',
      { text: '{names} counted three days on one hand, and kept two fingers over.', needs: ['hands'] },
      { text: '{names} went for the crayons, for there were twenty-four to draw.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down next to the blanket, where it was warm.',
      '{names} sniffed at the blanket, and knew who was under it.',
      { text: '{names} lifted one corner of the blanket, to let in some air.', needs: ['hands'] },
      { text: '{names} hung the drawing of the class on the fridge.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up when it came to the claps.',
      '{names} sat and listened, as far as the handkerchief.',
      { text: '{names} clapped twice, a little late.', needs: ['hands'] },
      { text: '{names} folded a clean handkerchief, in case it was wanted here too.', needs: ['hands'] }
    ]
  },
  bed: [
    'The letter was put up beside the drawing of the class, so that they were all together.',
    '{H} washed, and hummed the morning song under the flannel. Then {H} lay down under the blanket, where it was dark, and where you could hear every cup.'
  ],
  last: [
    'The song was over, even the two claps, and {H} was asleep.',
    'One foot went up and down a little longer, and then {H} was asleep.'
  ]
})
