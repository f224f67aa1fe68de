import { wishPlot } from '../wish-plot.ts'

export const classTalk = wishPlot({
  id: 'wish-class-talk',
  beginsElsewhere: true,
  wishes: ['talk front class', 'talk class', 'talk to class', 'presentation', 'presentations', 'presentation class', 'speech class', 'speech school', 'speaking front class', 'speak front class', 'stand up front class', 'show and tell nerves', 'nervous show and tell', 'show and tell nervous', 'scared show and tell', 'worried show and tell', 'talking front people', 'talk front school', 'talk school', 'public speaking', 'reading out class', 'read out front class', 'talk front everyone', 'class talk', 'speak assembly', 'speaking assembly', 'speak class', 'speak in class'],
  answers: ['has', 'have', 'to', 'do', 'give', 'giving', 'doing', 'gave', 'did', 'first', 'today', 'tomorrow', 'nervous', 'nerves', 'scared', 'worried', 'afraid', 'shy', 'school', 'class', 'front', 'whole', 'everyone', 'everybody', 'people', 'talk', 'speech', 'show', 'tell', 'about', 'stand', 'up', 'teacher', 'assembly', 'big', 'hates', 'doesn’t', 'want', 'knees', 'shaking', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'loud', 'out', 'her', 'his', 'butterflies'],
  except: ['laughed', 'teased', 'bullied', 'mean', 'cried', 'wet', 'sick', 'fell', 'stammer', 'stutter', 'stutters', 'mute', 'forgot', 'dad', 'mum', 'daddy', 'mummy', 'granny', 'grandpa', 'nana', 'wedding', 'funeral', 'president', 'therapy', 'therapist', 'dragon', 'robot', 'lion', 'owl', 'parrot', 'potato', 'behaviour', 'stranger', 'strangers', 'animals', 'naughty'],
  moods: ['afraid', 'first', 'waiting', 'proud', 'alone', 'learning'],
  out: true,
  company: ['woodpecker', 'desk', 'picture', 'cards'],
  about: 'The hero gives a talk on the woodpecker, and what nobody is to hear is the knocking of two knees against a hollow desk, until it is just what everybody wants to know about.',
  titles: ['Come In', 'Tok, Tok, Tok', 'A Talk on the Woodpecker', '{H} and Two Knees', 'Who Knocked on the Desk'],
  want: [
    {
      id: 'at-breakfast',
      A: 'partner',
      paragraphs: [
        'This was the day of {H}’s talk, in front of the whole class. It was on the woodpecker. At breakfast there was already a knocking. Tok, tok, tok. “Is somebody at the door?” asked {A}, who was to come and hold up the picture. “It’s my knees,” said {H}. “They do it when I think of all the eyes.”',
        'There would be twenty-six pairs of eyes. {H} wanted nobody to hear the knees.'
      ]
    }
  ],
  way: [
    {
      id: 'the-hollow-desk',
      A: 'partner',
      paragraphs: [
        'The class smelled of pencils and wet coats. {H} stood right up against the big desk, so that no knee could be seen. {A} held up the picture. “The woodpecker,” said {H}. It came out as small as a crumb.',
        'Tok, tok, tok! Now they were knocking on the desk, and the desk was hollow. It was as loud as a carpenter. “Come in,” said Ms Ahmed to the door. Nobody came in.'
      ]
    },
    {
      id: 'a-scarf-for-two',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the way there they had tried it with a scarf, twice round both knees. It was quiet. But {H} could only hop. They hopped past the baker’s like that, and three people came out to see what it was for.',
        '“Now even more people are looking,” said {H}. They undid the scarf again. The knees had had a rest, and knocked twice as fast.'
      ]
    },
    {
      id: 'to-the-chairs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had practised at home on the chairs. Each had a hat on, or a bowl. “Dear chairs,” {H} had said, and told them the lot. They were very good about it. Only the one with the colander had to be asked to pay attention.',
        '“Were your knees still?” asked {A} now. They had been as still as butter. “Then what’s the difference?” {H} looked round the class. “The chairs hadn’t got anybody on them,” said {H}.'
      ]
    },
    {
      id: 'butterflies',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It was not just the knees. Two ears were hot, and both hands were wet. In {H}’s tummy somebody was opening and shutting an umbrella. “That’s so you can run,” whispered {A}. “Your body thinks that there’s a bear.” {H} looked along the rows.',
        'There was Femi, with a plaster on, and Lottie, who was eating a rubber. “It’s only class two,” {H} told {H}’s tummy. But the umbrella went on.'
      ]
    },
    {
      id: 'the-one-before',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Femi had been on first. Femi’s talk was about drains, and was over before they had all sat down. “There’s water in them,” Femi had said. “Any questions?” There had been one. “Is that all?” somebody had asked.',
        '“Mine’s longer,” whispered {H}. “Mine’s got a tongue in it.” “I’d wait for a tongue,” said {A}.'
      ]
    },
    {
      id: 'where-to-look',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Pick one nice face,” {A} had said, “and tell it to that.” {H} picked Lottie’s. But when you are looked at all alone, it makes you itch. Lottie began to wriggle, and then went red, and then slid under the table.',
        'So {H} told it to the clock at the back. It was ten past nine, then eleven past. That clock had heard everything. Only it never nodded.'
      ]
    },
    {
      id: 'a-glass-of-water',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“A speaker ought to have water,” {A} had said, so there was a glass on the desk. With every tok it got rings on it, one inside the other. {H} watched them run to the edge. From the front row you could see them as well.',
        '“Is it a train?” whispered somebody. They all put their hands flat on the tables to feel. {A} would have liked to take the glass away. But then everybody would have looked at the desk.'
      ]
    },
    {
      id: 'how-loud',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“A little louder,” said Ms Ahmed. {H} looked for some more voice, and got it from further down. It was too much. “THE WOODPECKER,” it said. In the next class they stopped singing. {A} held on to the picture with both hands.',
        'After that {H} took a middle one. It was louder than you talk at table, and quieter than in the playground.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once made a speech at a wedding,” said {S}. “My hand shook so much that the paper rattled. So I held it with both. Then the paper tore in half.” “Which half had you got?” asked {A}. “The left one.”',
        '{S} had read that out, line by line, right to the edge. “The groom is a very. We all know how he. On that night in the.” Everybody cried with laughing, and filled in the rest.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wished to give a talk as well, on the way to school. It was about a stone. {S} got up on the kerb, with {A} holding on to one sleeve. “This is a stone,” said {S}. “It is a stone. It was there, and I’ve got it.” {S} bowed.',
        '“Weren’t you scared?” asked {A}. “Of a stone?” asked {S}. {A} explained about the eyes. {S} looked at all the people who were going by. “They were lucky,” said {S}. “It was a good stone.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'The whole talk had been tried out on {A}, first of all. {A} lay on the blanket and looked up with those two eyes, and never blinked. It was as much as twenty-six pairs. At “woodpecker” {A} kicked, and at “hole” {A} laughed.',
        '“It isn’t funny, there,” said {H}. “It lives in it.” {A} laughed so much at that, that it had to be said five times. After that {H} always smiled a bit at “hole”.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '{A} had done a talk once, on clouds. “I shut my eyes,” said {A}. “When I opened them again, I was facing the wrong way. I’d told it all to the board.”',
        '{H} thought of that, and set both feet with the toes to the front. “It was a good board,” said {A}. “It never asked me a thing.”'
      ]
    },
    {
      id: 'mixed-cards',
      A: 'partner',
      paragraphs: [
        '{H} had cards to read from. But now {H} read too fast, and mixed them all up. “It has a red cap,” read {H}. “It lays its tongue. It eats its hole.” Tok, tok, tok. “Come in!” cried the whole class. {A} went and opened the door. There stood a mop.',
        'On the way back {A} looked behind the desk. “Nobody’s looking at you,” {A} whispered to {H}. “They’re all listening to the knocking. They only want to know who it is. Tell them!”'
      ]
    }
  ],
  turn: [
    {
      id: 'twenty-times',
      A: 'partner',
      paragraphs: [
        '{H} laid down the cards, and came out from behind the desk. “It’s my knees,” said {H}. Twenty-six people looked at the knees. “That’s how a woodpecker knocks. Only it uses its beak, twenty times in a second. And it takes a hollow branch, because that’s louder.” “Like the desk!” called somebody. “Like the desk,” said {H}.',
        'After that the talk came by itself. {H} showed them the woodpecker’s tongue, right round the back of the head. They all drew it round their own. “Do the knees again!” they said. But the knees had stopped. Everybody knew about them now, and there was nothing to be afraid of.'
      ]
    },
    {
      id: 'questions',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Any questions?” asked Ms Ahmed. There were nineteen hands. Did it get a headache? It didn’t, said {H}, its head was packed as tight as a parcel. What did it say when it was cross? {H} did not know. “I’ll look it up,” said {H}, which is allowed.',
        'The last was from Femi. “Has it got knees?” {H} thought hard. Then {H} bent one leg up and looked at the picture. “Somewhere in the feathers,” said {H}. “But you never hear them.”'
      ]
    },
    {
      id: 'the-picture-turned',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It was only then that somebody at the back put up a hand. “It’s upside down,” said that somebody. {A} turned the picture round, and looked. It had been hanging from its branch by the feet all that time, like a bat.',
        '“It can do that as well,” said {H}. It was true, too. {A} was very grateful, and held it straight from then on, with both thumbs on the frame.'
      ]
    },
    {
      id: 'lottie-is-next',
      A: 'other',
      spare: 14,
      paragraphs: [
        'A girl called Lottie was on next. Lottie’s knees were all right. It was the ears. They went up and down. “Say it’s your ears,” whispered {H}, in passing. “Mine’s about hares,” said Lottie.',
        'It could not have been better. {A} held up the hare, the right way round. They all looked from one pair of ears to the other.'
      ]
    },
    {
      id: 'come-in',
      A: 'partner',
      paragraphs: [
        'So {H} knocked on the desk with one knuckle, and twenty-six others knocked on their tables. In the next class somebody called, “Come in!”',
        'On the way home they were mending a fence. Tok, tok, tok. {A} looked down at {H}’s knees. They were just walking.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went to the door to see who was knocking.',
      '{names} wished the knees good luck, one each.',
      { text: '{names} rolled up the picture, and put a band round it.', needs: ['hands'] },
      { text: '{names} counted the cards, and there were six.', needs: ['hands'] }
    ],
    way: [
      '{names} sat at the back, with two friendly eyes.',
      '{names} turned to the door, each time, with all the rest.',
      { text: '{names} picked up a card that had got away.', needs: ['hands'] },
      { text: '{names} shut the door on the mop again.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked for a tongue, round at the back.',
      '{names} kept an eye on the knees, and they were still.',
      { text: '{names} knocked as well, on the radiator.', needs: ['hands'] },
      { text: '{names} put up a hand, and said well done.', needs: ['hands'] }
    ]
  },
  bed: [
    'The picture was hung up over the table, with the head at the top. The cards were not needed now, and {H} made a small house of them.',
    '{H} washed two knees, which had worked hard, and lay down. They lay one on top of the other, and did not say a thing.'
  ],
  last: [
    'If anybody had knocked now, nobody would have said come in, for {H} was asleep.',
    'All the eyes were shut, twenty-six pairs of them, and one pair more, for {H} slept.'
  ]
})
