import { wishPlot } from '../wish-plot.ts'

const BABIES = ['baby', 'baby brother', 'baby sister', 'baby cousin']

export const babyKnowsWhere = wishPlot({
  id: 'wish-baby-knows-where',
  beginsElsewhere: true,
  namesFamily: true,
  isTale: true,
  wishes: ['my baby brother can talk but only to me and he tells me where all the lost things are', ...BABIES.flatMap((baby) => [`${baby} can talk only to me`, `${baby} talks only to me`, `${baby} only talks to me`, `${baby} can talk lost things`, `${baby} talks lost things`, `${baby} knows where lost things`, `${baby} tells me where lost things are`, `${baby} knows where everything is`]), 'little brother can talk lost things', 'little sister can talk lost things', 'little brother knows where all the lost things are', 'little sister knows where all the lost things are', 'baby secretly talks', 'baby can secretly talk', 'baby can really talk', 'baby talks secret', 'baby finds lost things', 'baby finds everything', 'baby tells where things are', 'only i understand the baby', 'only i can hear the baby talk', 'baby only speaks to me', 'baby speaks only to me', 'baby whispers where lost things', 'newborn can talk only to me'],
  answers: ['baby', 'babies', 'brother', 'sister', 'cousin', 'little', 'new', 'can', 'talk', 'talks', 'talking', 'talked', 'speak', 'speaks', 'only', 'just', 'to', 'me', 'with', 'him', 'her', 'secret', 'secretly', 'really', 'properly', 'real', 'words', 'nobody', 'else', 'no', 'one', 'knows', 'know', 'hears', 'hear', 'understand', 'understands', 'tells', 'tell', 'told', 'says', 'said', 'whispers', 'where', 'all', 'every', 'everything', 'the', 'lost', 'missing', 'things', 'thing', 'stuff', 'toys', 'toy', 'socks', 'sock', 'keys', 'glasses', 'piece', 'puzzle', 'jigsaw', 'are', 'is', 'gone', 'hidden', 'hiding', 'find', 'finds', 'found', 'when', 'in', 'room', 'at', 'night', 'rug', 'cot', 'magic', 'funny', 'clever', 'mum', 'mummy', 'dad', 'daddy', 'granny', 'grandma', 'think', 'thinks', 'ba', 'goo', 'gaga', 'big', 'of', 'house', 'my', 'our', 'and', 'but', 'he', 'she', 'it', 'they', 'i', 'was', 'has', 'that'],
  except: ['died', 'dead', 'hospital', 'incubator', 'ill', 'sick', 'deaf', 'speech', 'therapist', 'therapy', 'late', 'yet', 'cannot', 'can’t', 'doesn’t', 'cries', 'crying', 'screams', 'jealous', 'teeth', 'tooth', 'first word', 'first words', 'born', 'tummy', 'dinosaur', 'dragon', 'elephant', 'monkey', 'superhero', 'burps', 'english', 'spanish', 'language', 'bilingual', 'swallowed', 'choked', 'cat', 'dog', 'hamster', 'rabbit', 'parrot'],
  moods: ['lost', 'first', 'change', 'proud', 'waiting'],
  company: ['baby', 'rug', 'puzzle', 'cow', 'face', 'piece', 'hole', 'radiator', 'bread bin', 'mitten', 'crayons', 'hat', 'scarf', 'slipper', 'table', 'chair', 'sofa', 'bear', 'spoon', 'stool', 'room', 'hand', 'half', 'foot', 'curtain', 'mountain', 'clock', 'lake', 'field', 'pot', 'drawer'],
  about: 'The baby talks to nobody but the hero, and knows where all the lost things are, but not the last piece of the puzzle, until everybody gets up to see what cannot be seen by whoever sits.',
  titles: ['The Baby Said More Than Ba', 'A Cow Without a Face', '{H} and the Baby on the Rug', 'What Sitting Feels Like', 'Only to {H}'],
  want: [
    {
      id: 'only-to-one',
      A: 'partner',
      paragraphs: [
        'The baby could talk, but only to {H}. To everybody else it said “ba”. It sat on the rug all day and saw what went where. So it knew where all the lost things were. “The tin opener’s in the toy box,” it told {H}, when nobody was near.',
        'Tonight {H} and {A} had done the big puzzle, all but one piece. There was a hole where the cow should have had a face. {H} wanted that face.'
      ]
    }
  ],
  way: [
    {
      id: 'ask-the-baby',
      A: 'partner',
      paragraphs: [
        '“I’ll ask the baby,” said {H}. “Where’s the cow’s face?” The baby thought. “There’s a spoon behind the radiator,” it said, “and a slipper in the pot drawer. No face.” {A} had heard only “ba”. But {H} fetched the spoon and the slipper, and {A} looked at the baby for a while.'
      ]
    },
    {
      id: 'up-on-the-mountain',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There’s a scarf up on the mountain,” said the baby, “by the lake.” {H} looked on top of the cupboard, and found dust. “It says on the mountain,” {H} told {A}. “Which mountain?” asked {A}. “How high does it look, from down there?”',
        'So they lay down on their tummies beside the baby. From there the stool with the plant on it was a mountain. On top shone a lake, and that was the saucer under the pot. And from the lake something long and blue hung down, like a waterfall. It was the scarf.'
      ]
    },
    {
      id: 'what-it-calls-things',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The baby had not been here long, and had its own words for most things. A chair was a four-legs. The table was the roof, and the hoover was “him”. “Under the roof,” it told {H}, “by the third foot of the second four-legs, there’s a mitten.”',
        '{A} found it there. “What does it call me?” asked {A}. {H} asked the baby, who looked {A} up and down. “Warm,” said the baby, “with a smell of toast.” {A} heard only “ba”. But when {H} had passed it on, {A} sat up very straight and warm.'
      ]
    },
    {
      id: 'why-only-to-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Why does it only talk to you?” asked {A}. {H} passed the question on. “The others come up very close, and they say goo,” said the baby. “What can anybody say to goo? You came and asked me where your shoe was.”',
        '{A} bent down to say goo, and thought better of it. Then {A} asked, quite politely, what time it was. “Ba,” said the baby. “It says it can’t read clocks yet,” said {H}, “but it was a good try.”'
      ]
    },
    {
      id: 'the-other-half',
      A: 'same',
      paragraphs: [
        '“It only sees the half in front of it,” said {H}. So {H} took hold of the rug and turned it, with the baby on top. Now it saw the other half. “Ah,” it said. “There’s a hat down behind the sofa, and eleven crayons.” {A} fetched them all. But there was no face.'
      ]
    },
    {
      id: 'things-nobody-missed',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Behind the pot with the plant lay something that nobody had missed. It was grey and round, and it rattled. “What is it?” asked {A}. “It’s been there since before me,” said the baby. {H} shook it at one ear, and {A} at the other.',
        'They tried it on the teapot, and on the clock, and on the leg of the sofa. It belonged to none of them. “Put it back, then,” said the baby, “or it’ll be lost.” So they put it back, and it looked at home.'
      ]
    },
    {
      id: 'glasses-in-the-hair',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} wanted a pencil, to write all of this down. {A} looked in three drawers, and under the paper, and in the cup where pencils live. “Ba,” said the baby. “It says it’s behind your ear,” said {H}.',
        '{A} felt behind one ear, and there it was. “Does it know everything?” asked {A}. The baby looked at {A} from below, for a long time. “The left shoe’s on the right foot,” it said. {H} did not pass that on until {A} had sat down.'
      ]
    },
    {
      id: 'two-who-know',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} knew where things were as well, and had put some of them there. “Half a rusk,” said the baby, “under {A}’s blanket. And a ball. And the other half.” {A} looked at the baby. The baby looked at {A}. They had lived on one floor for a good while.',
        '“And what else?” asked {H}. “I’m not saying,” said the baby. {A} breathed out, and lay down with one side against the baby’s foot. Whatever it was, the two of them kept it to themselves.'
      ]
    },
    {
      id: 'elder-was-told',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I could talk at that size too,” said {S}, “but only to the postman.” “What about?” asked {A}. “Letters,” said {S}. “I said which ones were the best.” “Could you read?” asked {A}. “No,” said {S}. “But I’d had most of them in my mouth.”',
        'The baby had listened with its mouth open. “Ba,” it said. “It wants to know which ones they were,” said {A}. “The brown ones,” said {S}, “with a bit of string.” The baby nodded slowly. It had thought as much, from what came through the door here.'
      ]
    },
    {
      id: 'lost-on-purpose',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted the baby to find something too, but had not lost anything. So {S} put a brick behind the curtain, and came back. “Oh dear,” said {S}. “My brick’s gone.” “Ba,” said the baby at once.',
        '“It says behind the curtain,” said {A}, “and that you put it there.” {S} was very surprised. {S} fetched it, and put it under a cushion instead, whistling. “Ba,” said the baby. “It says it was looking the other way,” said {A}. “Could you do it again, please, and not so fast?”'
      ]
    },
    {
      id: 'on-the-bus',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“If it knows so much,” said {A}, “ask it where the umbrella is.” {H} asked. “On the bus,” said the baby. “It’s never been on a bus,” said {A}. “No,” said the baby. “But I saw who came home wet.”',
        '{H} passed that on. {A} looked at the empty hook by the door for a while, and then at the ceiling. “Ba,” said the baby kindly. “It says it was a good umbrella,” said {H}.'
      ]
    },
    {
      id: 'everybody-gets-up',
      A: 'partner',
      paragraphs: [
        '“It’s seen the whole room now,” said {A}. “What’s the one thing that you can’t see when you’re sitting?” {H} thought. They both got up, and turned round, and looked. Where {A} had sat there was a warm place. Where {H} had sat there was a raisin. Then they looked at the baby. It had been sitting all day. Even while the rug went round, it sat.'
      ]
    }
  ],
  turn: [
    {
      id: 'like-an-egg',
      A: 'partner',
      paragraphs: [
        '{H} tickled the baby’s foot. It laughed, and rolled over slowly on to its side, like an egg. And there, on the seat of its trousers, stuck the face of the cow. “So that’s what it was,” said the baby. “I thought it was what sitting feels like.”'
      ]
    },
    {
      id: 'how-it-feels-now',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They set the baby up again, and it sat for the first time without a cow. It moved a bit to the left, and a bit to the right. “It’s gone all soft,” it told {H}. “What do you do all day, with nothing there?”',
        '“What does it say?” asked {A}. “It misses the corners,” said {H}. {A} thought about that, and brought the warm cushion from the chair. The baby tried it. “No face,” it said, “but kind.”'
      ]
    },
    {
      id: 'a-moo-for-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The piece had been sat on since breakfast, and was a little bent. It did not lie flat, and so the cow had its chin up. “It looks proud,” said {A}. “It’s been away,” said {H}.',
        '“Moo,” said {A} to the baby, and pointed. The baby looked at {H} for help. “What’s that in people’s words?” it asked. “It isn’t in any,” said {H}. “So {A} talks that way too,” said the baby. It seemed to think more of {A} after that.'
      ]
    },
    {
      id: 'said-ba',
      A: 'partner',
      paragraphs: [
        '{H} pressed the piece into its hole, and the cow looked out at them. “Ba,” said the baby. “It says your other glove’s in the bread bin,” said {H}. {A} went to look, and came back with it. Then {A} knelt down on the rug and looked the baby in the eye. “Ba,” said {A}. “What does that mean?” the baby asked {H}. “I think it means thank you,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the hole, and saw table.',
      '{names} bent down to the baby, and all it said was “ba”.',
      { text: '{names} felt up one sleeve for the cow, and then up the other.', needs: ['hands'] },
      { text: '{names} held up the lid of the box, where the cow was whole.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to the baby with great care, and it was still “ba”.',
      '{names} looked round at the whole room, from down on the rug.',
      { text: '{names} lifted a cushion, and found a comb with three teeth.', needs: ['hands'] },
      { text: '{names} laid all the found things in a row on the floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to look at the cow, and the cow looked back.',
      '{names} sat down again, after a look to see what was there.',
      { text: '{names} pressed the piece once more, so that it would stay.', needs: ['hands'] },
      { text: '{names} shook the baby’s hand, which was damp.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon, the slipper and the eleven crayons were carried back to where they lived. The rug was straightened, and the cow looked up at the ceiling with its whole face.',
    '{H} washed, and felt all over the bed first, in case of cows, and lay down. There was nothing underneath but a warm place.'
  ],
  last: [
    'Somewhere in the dark a small voice said where everything was, and {H} was asleep.',
    'A door away the baby said “ba”, to everybody at once, and {H} was asleep.'
  ]
})
