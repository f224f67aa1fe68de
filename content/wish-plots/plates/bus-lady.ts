import { wishPlot } from '../wish-plot.ts'

export const busLady = wishPlot({
  id: 'wish-bus-lady',
  wishes: ['bus lady', 'bus ladies', 'school bus lady', 'lady school bus', 'bus lady name', 'bus lady names', 'bus lady every name', 'school bus every name', 'school bus knows name', 'school bus knows names', 'school bus names', 'school bus all our names', 'bus driver every name', 'bus driver knows name', 'bus driver knows names', 'bus driver names', 'bus driver all the names', 'bus driver our names', 'busdriver names', 'bus auntie', 'bus aunty', 'school bus auntie', 'bus attendant', 'school bus attendant', 'bus monitor', 'school bus monitor', 'bus conductor names', 'bus matron', 'school bus matron', 'bus nanny', 'bus helper school', 'bus lady good morning', 'bus driver good morning name', 'bus lady knows', 'bus lady remembers', 'bus driver knows every', 'bus driver remembers name', 'bus driver remembers names', 'bus driver says everyone’s name', 'bus driver good morning', 'school bus good morning', 'bus lady glove', 'bus lady’s name', 'school bus aunty', 'bus escort', 'school bus escort', 'bus chaperone', 'school van driver names', 'minibus driver names', 'coach driver knows names', 'bus driver greets name', 'bus driver greets every child', 'bus driver learned names', 'bus driver knows everyone', 'bus driver knows all the children'],
  answers: ['who', 'knows', 'know', 'knew', 'every', 'everyone’s', 'all', 'our', 'the', 'name', 'names', 'child', 'child’s', 'children', 'children’s', 'kid', 'kids', 'kid’s', 'remembers', 'remember', 'remembered', 'learns', 'learnt', 'learned', 'says', 'said', 'say', 'saying', 'calls', 'called', 'good', 'morning', 'hello', 'goodbye', 'afternoon', 'day', 'school', 'bus', 'lady', 'driver', 'woman', 'yellow', 'kind', 'nice', 'friendly', 'lovely', 'funny', 'smiles', 'smiling', 'waves', 'waving', 'old', 'new', 'first', 'favourite', 'favorite', 'door', 'seat', 'stop', 'ride', 'rides', 'riding', 'going', 'goes', 'to', 'her', 'his', 'hers', 'nobody', 'no', 'one', 'gloves', 'glove', 'hat', 'coat', 'even', 'mine', 'my', 'son’s', 'daughter’s', 'son', 'daughter', 'brother', 'sister', 'friends', 'teacher', 'winter', 'snow', 'rain', 'every', 'today', 'tomorrow', 'monday', 'week', 'thirty', 'village', 'town', 'thank', 'you', 'present', 'likes', 'loves', 'love', 'greets', 'greet', 'aunty', 'auntie', 'escort', 'attendant', 'monitor', 'van', 'minibus', 'coach', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'sibling', 'tuesday', 'friday', 'cold', 'dark', 'early', 'big', 'year', 'kindergarten', 'nursery', 'preschool'],
  except: ['crash', 'crashed', 'accident', 'hit', 'shouts', 'shouted', 'shouting', 'mean', 'horrible', 'strict', 'scary', 'scared', 'sat', 'sweet', 'sweets', 'talked', 'pram', 'afraid', 'elderly', 'bully', 'bullies', 'bullied', 'teased', 'lost', 'left behind', 'forgot', 'forgets', 'missed', 'wrong', 'died', 'dead', 'retiring', 'retires', 'leaving', 'hospital', 'sick', 'ill', 'stranger', 'followed', 'touches', 'address', 'dragon', 'robot', 'witch', 'monster', 'moon', 'space', 'sings', 'dog', 'cat', 'giant', 'alien', 'vampire', 'ghost'],
  moods: ['question', 'first', 'proud', 'learning'],
  out: true,
  company: ['bus', 'bus lady', 'door', 'glove', 'gloves', 'step', 'seat', 'name', 'names', 'tape', 'stop', 'hat', 'kerb', 'potato', 'potatoes', 'bag'],
  about: 'The bus lady says every child’s name in the morning, and there is not one child who knows hers, until she drops a glove, and in it is a name tape like in all of theirs.',
  titles: ['Good Morning with a Name on It', 'What’s Hers', 'The Big Brown Glove', '{H} and the Bus Lady', 'Thirty-One Good Mornings'],
  want: [
    {
      id: 'thirty-one',
      A: 'partner',
      paragraphs: [
        'Every morning the school bus stopped, the door hissed, and the bus lady said, “Good morning, {H}.” She knew all thirty-one names, without a list. “And what’s hers?” asked {A}. {H} did not know. {H} asked up and down the bus, and the others did not know either. To them she was the bus lady. {H} wanted to say good morning back, with a name on it.'
      ]
    }
  ],
  way: [
    {
      id: 'a-long-name',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does she look like?” asked {A}. The bus lady had a green coat, and buttons like toffees, and she sat very straight. “Then it’s a long name,” said {A}. “Short ones sit further down.”',
        '{H} tried it out on the stairs. With a long name you had to lift your chin, or it did not fit under. “She’s got an o in it,” said {H}. “You can see that when she yawns.”'
      ]
    },
    {
      id: 'the-twins',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the third row sat twins, who had one face between them. Even their mother called them both. The bus lady never mixed up their names. “How does she do that?” asked {A}. {H} had watched. It was not done by the faces at all.',
        'The bus lady looked down. One twin came up the step with the left foot first, and the other with the right. “She reads them from below,” said {H}. {A} looked at {A}’s own feet, to see what was written there.'
      ]
    },
    {
      id: 'on-the-step',
      A: 'partner',
      paragraphs: [
        'The next morning {H} stopped on the step. “What’s your name?” asked {H}. But behind {H} stood nine children with bags, and there was a name to be said to each. “In you get, {H},” said the bus lady, and the door hissed. So {H} began to guess. Every morning {H} put another name on the good morning, and the bus lady shook her head. After seven mornings {H} had used up all the good ones.'
      ]
    },
    {
      id: 'names-for-cushions',
      A: 'other',
      spare: 3,
      paragraphs: [
        'They played it at home, with {A} as the bus lady and eleven cushions. {A} had to say good morning to each by name. “Good morning, Stripy. Good morning, Flat. Good morning, Flat.” “You’ve had Flat,” said {H}. “That’s Flatter.”',
        '{A} began again from the front. It was hard work, and nobody had even asked for the driver’s name yet. “And there are thirty-one on yours?” asked {A}. “And they move,” said {H}.'
      ]
    },
    {
      id: 'asked-the-bus',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was something written on the bus itself, at the back. “Perhaps that’s her name,” said {A}. It began with two letters and went on with numbers. {H} tried it as a good morning. It took rather long, and it ended in seven.',
        '“That’s what the bus is called,” said {H}. It had its name on in front as well, so as not to forget it. But the bus lady had turned up her collar, and was not labelled anywhere.'
      ]
    },
    {
      id: 'elder-captain',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I went by bus, the driver called us all Captain,” said {S}. “Good morning, Captain. Mind the step, Captain.” {A} asked what they had called the driver. “Captain,” said {S}. “So nobody could go wrong.”',
        'There had been only one quarrel in all those years. It was about who should get off last. “There were forty of us,” said {S}. “We stood in the bus until it was dark.”'
      ]
    },
    {
      id: 'child-name-tapes',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had got hold of the roll of name tapes that go into socks. {S} stuck one on a spoon, one on the door and three on the wall. “So they know who I am,” said {S}. {A} found one on a banana.',
        'The last tape {S} stuck on {S}’s own forehead. Then {S} could not see it. “Who am I?” asked {S}. {A} read it, and said it was a relief to know.'
      ]
    },
    {
      id: 'pet-at-the-stop',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The bus lady had a good morning for {A} as well. The name had been called only once, through the open door, and the bus lady had kept it. {A} looked up politely, and then at a bag with a sandwich in it.',
        '{A} had never wondered what she was called. {A} went by smells. “Diesel and peppermint,” said {H}. “That’s what {A} would say to her.” They agreed that it was not bad, but rather long for a door.'
      ]
    },
    {
      id: 'on-the-kerb',
      A: 'partner',
      paragraphs: [
        'One afternoon, when the bus had driven off, a glove lay on the kerb. It was brown and very big. “That’s the bus lady’s,” said {H}. “She takes it off for the door.” {A} picked it up, and looked at {H}’s hat. “How did she learn your name?” asked {A}. “On the first day I left my hat on the seat,” said {H}. “There’s a tape sewn in.” {A} turned back the edge of the glove, slowly. There was a tape in it, too. {H} read it. It was a good name, and it suited her.'
      ]
    }
  ],
  turn: [
    {
      id: 'said-to-potatoes',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At supper {H} practised it on the potatoes. There were nine on the plate. Each got a good morning with the bus lady’s name on. “You’re speaking to your supper,” said {A}. “It isn’t for them,” said {H}.',
        'By the ninth potato it came out smoothly. {A} took that one, and looked at it with some respect. “I don’t like to eat somebody I’ve been introduced to,” said {A}.'
      ]
    },
    {
      id: 'glove-on-the-heater',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The bus lady’s glove was wet from the kerb, and spent the night on the heater. It stood up there with five thick fingers. {H} shook hands with it, to begin with. {H}’s whole hand went into the thumb.',
        '“It knows thirty-one names,” said {H}, “from holding the wheel.” {A} laid a mitten down beside it, so that it had somebody to talk to. In the morning the two of them had fallen over, with the fingers crossed.'
      ]
    },
    {
      id: 'out-loud',
      A: 'partner',
      paragraphs: [
        'In the morning the bus stopped, and the door hissed. “Good morning, {H},” said the bus lady. {H} held out the glove. “Good morning,” said {H}, and put the name on it. Just then the door hissed again, and only the two of them had heard. The bus lady forgot to say the next one. A girl with a violin stood on the step, and for one whole breath she had no name.'
      ]
    },
    {
      id: 'in-disguise',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Would she know you in disguise?” asked {A}. {H} tried it out. {H} pulled the hood down to the nose, said nothing at all, and got on. “Good morning, {H}’s hood,” said the bus lady.',
        '“How did she know?” asked {A} that evening. {H} had thought about it all through school. It was the boots, or the bag. Or else it was simply that nobody else was being so quiet.'
      ]
    },
    {
      id: 'who-says-it-to-her',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Who says good morning to her first?” asked {A}. “She’s in the bus before anybody gets on.” {H} had never thought of that. At the first stop there was a boy who slept with his eyes open. He did not say good morning to anyone.',
        'So perhaps the bus lady said it to the bus, in the dark, and with its number. “And the bus hisses,” said {H}. It was the same hiss that they all got. With a bit of goodwill there was a name in it.'
      ]
    },
    {
      id: 'from-seat-to-seat',
      A: 'partner',
      paragraphs: [
        '“What did you call her?” whispered the first row. {H} looked at the bus lady, and she nodded. So the name went back through the bus, from seat to seat. By the last row it had changed a bit. The morning after that she got thirty-one good mornings with a name on. The bus was two minutes late.',
        '“And what is it?” asked {A}, who had not read the tape. {H} did not say. “You’ll have to get on,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked after the bus, as far as the corner.',
      '{names} did not know the bus lady’s name either.',
      { text: '{names} waved to the bus lady, and got a wave back.', needs: ['hands'] },
      { text: '{names} held {H}’s bag until the door hissed.', needs: ['hands'] }
    ],
    way: [
      '{names} waited by the stop, and thought of names that had not been said.',
      '{names} looked at the glove from close up.',
      { text: '{names} counted names on both hands, and ran out of fingers.', needs: ['hands'] },
      { text: '{names} brushed the street off the glove.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along to the stop, to be there for it.',
      '{names} heard the hiss, and not the name.',
      { text: '{names} held the other end of the glove, so that it was flat.', needs: ['hands'] },
      { text: '{names} waved with one hand, and then with one glove.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H}’s bag stood by the door, and the hat lay on it with the tape inside. The bus stood in the dark somewhere, with all its seats.',
    '{H} washed, and lay down. It was time for a good night, and {H} said it quite softly, with a name on.'
  ],
  last: [
    'It was a good name, nobody heard it but the pillow, and {H} was asleep.',
    'The door hissed once more, a long way off, and {H} was asleep.'
  ]
})
