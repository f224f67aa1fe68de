import { wishPlot } from '../wish-plot.ts'

const NAMES = ['tractor', 'pancake', 'digger', 'truck', 'lorry', 'train', 'bus', 'biscuit', 'batman', 'dinosaur', 'elsa', 'bluey']

export const nobodyOvertakes = wishPlot({
  id: 'wish-nobody-overtakes',
  beginsElsewhere: true,
  wishes: [
    'a new baby is coming and the child wants to name it Tractor',
    ...NAMES.flatMap((name) => [`name the baby ${name}`, `call the baby ${name}`]),
    'wants to call the baby', 'wants to call the new baby', 'wants to name the baby', 'wants to call it new baby coming', 'wants to name it new baby coming', 'wants to call new brother', 'wants to call new sister', 'wants to name new brother', 'wants to name new sister', 'wants to call baby brother', 'wants to call baby sister', 'wants to name baby brother', 'wants to name baby sister', 'wants to choose the baby’s name', 'wants to name the new baby', 'choosing a name for the baby', 'choose a name for the new baby', 'funny name for the baby', 'funny name for the new baby', 'silly name for the baby', 'silly name for the new baby', 'name for our new baby', 'pick a name for the baby', 'pick a name for the new baby', 'thinking of baby names', 'choosing a name for new brother', 'choosing a name for new sister', 'insists the baby is called', 'insists on naming the baby', 'having a baby wants to call', 'having a baby wants to name'
  ],
  answers: ['new', 'baby', 'babies', 'is', 'coming', 'comes', 'on', 'the', 'way', 'having', 'have', 'expecting', 'pregnant', 'bump', 'tummy', 'belly', 'soon', 'child', 'boy', 'girl', 'son', 'daughter', 'little', 'sister', 'brother', 'sibling', 'wants', 'want', 'wanted', 'insists', 'to', 'name', 'names', 'named', 'naming', 'call', 'calls', 'called', 'calling', 'it', 'him', 'her', 'choose', 'chose', 'choosing', 'pick', 'picked', 'picking', 'thinking', 'tractor', 'biscuit', 'pancake', 'digger', 'train', 'bus', 'truck', 'lorry', 'batman', 'spiderman', 'superman', 'elsa', 'bluey', 'moana', 'dinosaur', 'unicorn', 'pizza', 'banana', 'potato', 'cookie', 'broccoli', 'sausage', 'cheese', 'noodle', 'rocket', 'rickshaw', 'dumpling', 'excavator', 'steamroller', 'crane', 'car', 'fire', 'engine', 'paw', 'patrol', 'bin', 'garbage', 'pikachu', 'thomas', 'mum', 'mummy', 'mom', 'mama', 'dad', 'daddy', 'papa', 'grandma', 'granny', 'amma', 'and', 'we', 'our', 'my', 'us', 'they', 'says', 'said', 'what', 'shall', 'should', 'funny', 'silly', 'middle', 'first', 'only', 'spring', 'summer', 'winter', 'autumn', 'june', 'week', 'month', 'months', 'excited', 'waiting', 'big', 'in', 'of', 'for', 'a', 'story', 'about', 'after', 'favourite', 'loves'],
  except: ['died', 'lost', 'miscarriage', 'hospital', 'early', 'premature', 'poorly', 'ill', 'sick', 'jealous', 'hates', 'doesn’t want', 'teacher', 'auntie', 'aunt', 'elephant', 'dragon', 'cousin', 'doll', 'ceremony', 'party', 'christening', 'kitten', 'puppy', 'bullied', 'nasty', 'mean', 'rude', 'names at school', 'tractor ride', 'first word', 'cry', 'cries', 'crying', 'wakes', 'still', 'stopped', 'came'],
  nothingElse: true,
  namesFamily: true,
  moods: ['waiting', 'change', 'first'],
  company: ['baby', 'tractor', 'hook', 'label', 'cushion', 'blanket', 'pram', 'socks', 'row', 'hall', 'neighbour', 'name', 'washing', 'bell', 'pencil', 'window', 'street', 'book', 'gap', 'front', 'road', 'jacket', 'bear', 'bath'],
  about: 'The hero wants to name the baby that is coming Tractor, which nobody can whisper, until somebody has to wait behind it in the hall: it comes as slowly as a tractor, with everybody in a row behind it, and so it is called that for as long as it is on the road.',
  titles: ['Nobody Overtakes', 'Tractor Is on the Way', 'A Name for the Road', '{H} and the Long Row', 'Clack in the Middle'],
  want: [
    {
      id: 'tractor-or-else',
      A: 'partner',
      paragraphs: [
        'A new baby was coming, and {H} wanted to name it Tractor. In the hall there was a hook for it already, very low down, with an empty label. “Tractor,” said {H}, “or else Pancake. But Tractor’s better.”',
        '“You can’t call a baby that,” said {A}. “A tractor’s got wheels.” “It’s got a pram,” said {H}. {A} had not thought of the pram.'
      ]
    }
  ],
  way: [
    {
      id: 'it-goes-clack',
      A: 'partner',
      paragraphs: [
        'They tried the name out on a cushion in a white blanket. “Tractor!” called {H}, the way you call people to supper. For calling, it was very good. Out in the street somebody stepped on to the pavement, to let it by.',
        'Then it was the cushion’s bedtime. “Good night, Tractor,” whispered {A}. You can whisper the first bit and the last bit. But in the middle there is a clack, like a gate. “Now it’s awake again,” said {H}.'
      ]
    },
    {
      id: 'loud-in-the-morning',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s a baby got in common with a tractor?” asked {A}. {H} had thought it all out. It would start up very early in the morning, and you would hear it through the wall. It had to be filled up all the time. “And it smells a bit at the back,” said {H}.',
        '{A} held up one finger for each of those, and looked at the fingers. “A tractor’s got lamps, though,” said {A}. “So has the baby,” said {H}. “It just hasn’t opened them yet.” {A} had to put up one finger more.'
      ]
    },
    {
      id: 'in-the-book',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} fetched a thick book with all the names in it. They looked under T. “Toby,” read {A}. “Tom. Tomas. Tony.” After that came Tracy, and Travis, and Trevor. {H} made {A} go back. “It’d be there,” said {H}, “between Tony and Tracy. They’ve left a gap.”',
        'There was a gap, about as wide as a pencil line. {H} measured it with one finger. It was a bit too narrow for the big back wheels, but only just. “They must have meant to put it in,” said {H}, “and then somebody came to tea.”'
      ]
    },
    {
      id: 'pancake-is-tried',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Just to be fair, they tried Pancake as well. {H} stood at the end of the hall, and called it once. It could be whispered, and it had a nice soft landing. But {A} came out of the kitchen with a fork.',
        '“I only called the baby,” said {H}. “You called Pancake,” said {A}, and looked round for it. It would be like that every day. Everybody would come running with a fork, and there would be nothing but the baby. That was no start for anybody.'
      ]
    },
    {
      id: 'at-school',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And at school?” asked {A}, and sat down as the teacher, with a list. “Anna?” “Here,” said {H}. “Ben?” “Here.” “Tractor?” {H} did not say “here”. {H} ran to the window, like the whole class, to see it go by.',
        '“You see?” said {A}. “That was only Anna and Ben,” said {H}. “Now I’m Tractor.” And {H} said “here”, loud and clear. But nobody in the class saw who it was. They were all still at the window.'
      ]
    },
    {
      id: 'other-with-a-list',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had a list, too, on the back of an envelope. There were nine names on it, and eight had been crossed out. “What was wrong with that one?” asked {H}. “I knew a goose called that,” said {A}. The next one belonged to a dentist. The third was too hard to spell in the dark.',
        '“And the last?” asked {H}. The last one was not crossed out. But it had a question mark behind it, as long as an arm. “Yours hasn’t got one of those,” said {A}, and looked at {H} for quite a while.'
      ]
    },
    {
      id: 'pet-comes-to-it',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '“Tractor!” called {H} once more, for practice, and {A} came round the corner. {A} came at once, and with a happy face. “You aren’t Tractor,” said {H}. {A} sat down, and was it all the same. So {H} called “Pancake!” And {A}, who was there already, came a bit nearer.',
        '{H} tried “Umbrella!” and “Tuesday!”, and it was always {A}. Some like to be called anything, as long as they are called. {H} thought that with the baby it would not be so easy.'
      ]
    },
    {
      id: 'elder-the-parcel',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was called something else first,” said {S}. “Before I came, they all called me the Parcel. Has the Parcel come? Not today. Perhaps on Monday.” “And did you come on Monday?” asked {A}. “On the Thursday,” said {S}, “and not with the post.”',
        '{A} looked all round {S}, for the place where the string had been. “Do they still call you that?” “Only my oldest cousin,” said {S}. “On my birthday the card always says the same thing. This way up.”'
      ]
    },
    {
      id: 'child-wants-it-too',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had listened for a while, and now wanted to be called Tractor as well. “You’ve got a name already,” said {A}. “That one’s for indoors,” said {S}, and drove off round the table. At the chair the tractor said “brum”, and backed out, with a look over one shoulder.',
        '“If you’re Tractor,” asked {A}, “what’ll the baby be?” {S} stopped and thought, with the engine running. “The trailer,” said {S}. It would be pulled along behind everywhere, and things would be put in it. {A} had a feeling that this was quite true.'
      ]
    },
    {
      id: 'when-is-it-coming',
      A: 'partner',
      paragraphs: [
        '“When’s it coming at last?” asked {H}. It had been coming for months. {H} fetched all that was ready for it, and put it behind the cushion in a row. There was a bear, a small bath, and nine pairs of socks. The row reached right down the hall.'
      ]
    },
    {
      id: 'behind-it',
      A: 'partner',
      paragraphs: [
        '{A} came along with the washing, and could not get by. “Toot,” said {A}. “No hooting,” said {H}. “The baby’s coming. It’s just a bit slow.” {H} pushed the cushion on by a finger, and everything moved up.',
        '{A} looked over the washing. In front went something round that did not hurry. Behind it waited the bear, the bath, the socks, and last of all {A}. “I know that,” said {A}. “That’s what it looks like behind a tractor.”'
      ]
    }
  ],
  turn: [
    {
      id: 'for-the-road',
      A: 'partner',
      paragraphs: [
        '“You can’t hurry it,” said {H}. “And you can’t get past it,” said {A}. “Then it really is a tractor, as long as it’s on the road.” When it was home, it would turn in, and everybody would wave. Then it could have a second name, one for whispering.'
      ]
    },
    {
      id: 'at-the-kitchen-door',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} had to stay behind the socks with the washing until they came to the kitchen door. There the hall got wider. {H} looked back, and looked ahead. Then {H} put out an arm, as tractor drivers do, and waved {A} past.',
        '“Thank you,” said {A}, and lifted one finger off the basket. Everybody lifts one finger when they are let past a tractor. {H} lifted one back for the cushion, because it had its arms in the blanket.'
      ]
    },
    {
      id: 'people-ask',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The neighbour met them at the door. “And how’s the baby?” asked the neighbour. “Tractor’s on its way,” said {H}. “It’s got socks behind it.” The neighbour went on, and thought, and came back. “Which colour?” “Nobody knows,” said {A}. “It’s still too far off.”',
        'From then on everybody in the street asked after Tractor. Nobody said any more that it ought to be here by now. With a tractor you just look out for it, and leave a bit earlier.'
      ]
    },
    {
      id: 'on-the-label',
      A: 'partner',
      paragraphs: [
        '{H} wrote TRACTOR on the label by the low hook. The O got spokes, so that it was a wheel. Underneath was room for the other name, the one for indoors.',
        '“And if it asks one day what it was called before?” said {A}. {H} looked along the row, from the last sock to the cushion. “Then I’ll say we were all behind it,” said {H}, “the whole way. And nobody hooted.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the low hook, and how near the floor it was.',
      '{names} heard the name for the first time, and looked round for wheels.',
      { text: '{names} held the label straight, in case there was to be writing.', needs: ['hands'] },
      { text: '{names} pushed the pram once up and down, to see what it was like.', needs: ['hands'] }
    ],
    way: [
      '{names} came to see who was being called.',
      '{names} found a place in the row, behind the bear.',
      { text: '{names} rocked the cushion, until it was quiet again.', needs: ['hands'] },
      { text: '{names} rolled up a sock that had got out of line.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along behind, no faster than the cushion.',
      '{names} waited at the kitchen door for all of it to go by.',
      { text: '{names} waved, as you do when a tractor turns in.', needs: ['hands'] },
      { text: '{names} sharpened the pencil for the wheel.', needs: ['hands'] }
    ]
  },
  bed: [
    'The row stayed in the hall for the night, with the cushion in front. It had got as far as the mirror.',
    '{H} washed, and got slowly into bed, and everything else came after. First came the left foot, then the blanket, and then the night.'
  ],
  last: [
    'Somewhere out there Tractor was on the way, and in no hurry, and {H} was asleep.',
    'Nobody overtook anybody any more, and {H} was asleep.'
  ]
})
