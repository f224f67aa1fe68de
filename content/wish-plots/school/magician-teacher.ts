import { wishPlot } from '../wish-plot.ts'

export const magicianTeacher = wishPlot({
  id: 'wish-magician-teacher',
  wishes: ['supply teacher magician', 'substitute teacher magician', 'supply teacher magic', 'substitute teacher magic', 'supply teacher tricks', 'substitute teacher tricks', 'supply teacher trick', 'substitute teacher trick', 'supply teacher conjuror', 'substitute teacher conjurer', 'relief teacher magician', 'relief teacher tricks', 'cover teacher magician', 'cover teacher tricks', 'different teacher magician', 'different teacher tricks', 'new teacher magician', 'new teacher magic tricks', 'teacher magician', 'teacher is a magician', 'teacher was a magician', 'teacher conjuror', 'teacher conjurer', 'teacher magic tricks', 'teacher magic trick', 'teacher does magic', 'teacher did magic', 'teacher can do magic', 'magician teacher', 'magician as a teacher', 'magician classroom', 'magician class', 'magician lesson', 'magician lessons', 'magician teaches', 'magician taught', 'teacher makes things vanish', 'teacher makes things disappear', 'teacher coin ear', 'teacher rabbit hat', 'sub magician', 'sub magic tricks', 'techer magician', 'teacher majician', 'teacher magican'],
  answers: ['supply', 'substitute', 'sub', 'relief', 'cover', 'replacement', 'stand-in', 'different', 'new', 'teacher', 'teachers', 'teaches', 'teaching', 'taught', 'magician', 'magic', 'magical', 'conjuror', 'conjurer', 'trick', 'tricks', 'does', 'do', 'did', 'can', 'made', 'makes', 'things', 'everything', 'vanish', 'vanished', 'vanishes', 'disappear', 'disappeared', 'disappears', 'move', 'moves', 'moved', 'is', 'was', 'who', 'that', 'really', 'secretly', 'secret', 'turns', 'turned', 'out', 'to', 'be', 'and', 'nothing', 'where', 'it', 'pencil', 'pencils', 'chalk', 'register', 'hat', 'ear', 'coin', 'behind', 'class', 'classroom', 'school', 'nursery', 'lesson', 'maths', 'today', 'day', 'for', 'our', 'my', 'her', 'his', 'had', 'have', 'got', 'funny', 'silly', 'mr', 'miss', 'mrs', 'usual', 'away', 'real'],
  except: ['died', 'dead', 'hospital', 'ill', 'sick', 'scared', 'afraid', 'worried', 'cried', 'crying', 'hurt', 'hit', 'shouted', 'shouts', 'mean', 'misses', 'leaving', 'left', 'touched', 'locked', 'witch', 'wizard', 'dragon', 'robot', 'alien', 'monster', 'vampire', 'ghost', 'unicorn', 'fairy', 'hogwarts', 'potter', 'owl', 'bear', 'cat', 'dog', 'fox', 'party', 'birthday', 'piano', 'swimming', 'ballet', 'frog'],
  moods: ['first', 'learning', 'change', 'proud', 'waiting'],
  out: true,
  company: ['teacher', 'class', 'school', 'register', 'chalk', 'hat', 'pencil', 'bell', 'desk', 'sock', 'carrot', 'sharpener', 'board', 'biscuit', 'tin', 'hand', 'hands', 'curtain', 'table', 'door', 'bag', 'gym', 'book', 'books', 'case', 'rubber', 'cup', 'cups', 'pea', 'bread', 'cheese', 'sandwich', 'bus', 'coat', 'lid', 'pocket', 'pockets'],
  about: 'The supply teacher is a magician, and nothing is where it was; the hero watches as closely as can be and sees nothing, until it comes out that it is always done before anybody is told to watch.',
  titles: ['Watch Closely', 'A Carrot in the Pencil Case', '{H} Is One Ahead', 'The Man with Eleven Pockets', 'Nothing Is Where It Was'],
  want: [
    {
      id: 'a-carrot',
      A: 'partner',
      paragraphs: [
        '{H} opened the pencil case at school, and where the blue pencil had been there was a carrot. It was Bring Somebody Day, and {H} had brought {A}. Today there was a supply teacher, in a waistcoat with eleven pockets. “I’m Mr Pockett,” he said. “On other days I’m a magician.”',
        'Nothing was where it was. The chalk was behind Ned’s ear, and the register lay in a top hat on the desk. “I want my pencil,” said {H}. “And I want to see how he does it.”'
      ]
    }
  ],
  way: [
    {
      id: 'register-of-cards',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Mr Pockett called the register. He spread it like a fan, for it was made of cards, and Ned had to take one. “Are you Rosie?” asked Mr Pockett. Ned was not. “Are you the caretaker?” Ned was not him either. “Then you’re Ned.” It was on the card, and it was right.',
        '“That’s very good,” whispered {A}. “He had two goes,” said {H}. “Our teacher does it in one.”'
      ]
    },
    {
      id: 'three-cups',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In maths there were three cups upside down, and a pea under one. “Three cups, and one pea,” said Mr Pockett. “How many are empty?” “Two,” said everybody. He lifted all three. There was no pea at all. “Three,” said Mr Pockett. “You must always check.”',
        '{A} looked along the table, and then lifted an elbow. Under it was the pea, a bit flat. “What’s one pea and one elbow?” asked {H}. Nobody in the class had had that yet.'
      ]
    },
    {
      id: 'watch-closely',
      A: 'partner',
      paragraphs: [
        'Mr Pockett held up a rubber, and shut one hand on it. With the other he gave out the books, past a biscuit tin on the shelf. “Now watch closely,” said Mr Pockett. {H} watched the shut hand until both eyes watered. It opened, and it was empty. “Look in the biscuit tin,” said Mr Pockett. There lay the rubber.',
        '“But I watched the whole time,” said {H}. “You did,” said Mr Pockett. “Thank you. It’s a great help.”'
      ]
    },
    {
      id: 'both-hands',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll watch the left hand,” said {H}, “and you watch the right.” So each of them had one. Mr Pockett scratched his nose with the right. “Nose,” said {A}. He turned a page with the left. “Page,” said {H}.',
        'They did not let go of those hands for a quarter of an hour. Then they looked at each other. {A} was wearing the hat. “Which hand was that?” asked {H}. “Not mine,” said {A}.'
      ]
    },
    {
      id: 'pet-watches',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Somebody had brought {A} along too, in the back row. Mr Pockett waved a red scarf, high up, and all the heads went up with it. Only {A} did not look. {A} looked at the seventh pocket of the waistcoat, and nowhere else.',
        'Mr Pockett tried it with a green scarf, and with two. {A} looked at the seventh pocket. “That one can’t be fooled,” said Mr Pockett, and took out of it what it was. It was half a biscuit, and it vanished.'
      ]
    },
    {
      id: 'his-sandwich',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At lunch Mr Pockett opened his box, and it was empty. Everybody clapped. “No,” said Mr Pockett, “that wasn’t me.” He felt in all eleven pockets, and behind three ears. “I had a cheese sandwich. I put it somewhere good this morning, so that I’d be surprised.”',
        '“And are you?” asked {A}. “Very,” said Mr Pockett. {H} gave him half a roll. Mr Pockett looked under it first, from habit.'
      ]
    },
    {
      id: 'gym-bag',
      A: 'other',
      spare: 6,
      paragraphs: [
        'There was a knock, and it was {A}, with the gym bag that {H} had left at home. “Kind of you,” said Mr Pockett, and looked inside. Out came a string of flags, which was longer than the room.',
        '“There were shorts in it,” said {A}. They all helped to pull. At the end of the string the shorts were tied on, as the last flag. “Now you’ve seen how much fits in,” said Mr Pockett. “You just have to roll it.”'
      ]
    },
    {
      id: 'before-he-said-it',
      A: 'partner',
      paragraphs: [
        '{A} had not been watching so closely. {A} had been under the table, to look for the pencil. “I saw the shut hand,” whispered {A}. “It opened over the tin when he gave out the books. That was before he said ‘watch’.”',
        '“Then it was empty all the time,” said {H}. “When he says ‘watch’, it’s done already.” Mr Pockett nodded, just a little. “A magician’s always one ahead,” said Mr Pockett.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-carrot-to-sharpen',
      A: 'same',
      paragraphs: [
        '{H} went up to the desk to sharpen the carrot. A bell for home time stood there, beside the hat. {H} came back with a very sharp carrot, and one bare foot.',
        '{A} looked at the foot. “When will you say ‘watch’?” whispered {A}. “Later,” said {H}. “It’s done.”'
      ]
    },
    {
      id: 'practising',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You have to look at the wrong place,” whispered {H}, “or else they’ll look at the right one.” {H} tried it, and looked very hard at the lamp. {A} looked at the lamp too. So did Ned, and then the whole row.',
        '“What’s up there?” asked Mr Pockett. “Nothing,” said {H}. Mr Pockett nodded, and was pleased. All the same Mr Pockett looked up there now and then, until the end of the lesson.'
      ]
    },
    {
      id: 'the-book-corner',
      A: 'same',
      spare: 6.5,
      paragraphs: [
        'In the book corner each book began with the last page. “They married, and there was cake,” read {A}. Then a shoe was lost at a ball. At the end somebody sat by a stove and was sad. “It’s a poor sort of trick,” said {A}.',
        '{H} turned the book over. They had been holding it upside down and back to front. “It’s always done before,” said {H}. “All he had to do was lay it there.”'
      ]
    },
    {
      id: 'child-vanishes',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had come along too, and wanted to vanish. {S} stepped behind the curtain. “Watch closely,” said the curtain. They watched closely. At the bottom stood two shoes. “You’re still there,” said {A}.',
        'The curtain thought about it. Then it came out on the other side in its socks. The shoes stood where they were, and the class went on watching them. “How long shall I be gone?” asked {S} from behind. It was the best trick of the morning.'
      ]
    },
    {
      id: 'elder-school',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At my school, things were always where they were,” said {S}, who had been brought along as well. “The chalk lay in front, and the map hung on the left.” “Was that nice?” asked {A}. “You didn’t have to look,” said {S}.',
        '{S} felt for the glasses, to see the board. They were not in their case. {S} went through every pocket, and then one hand stopped on top. “He’s good,” said {S}. But Mr Pockett said that it had not been him.'
      ]
    },
    {
      id: 'one-ahead',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They tried how far you can be ahead. {A} said “Bless you” before {H} had sneezed, and then they waited. {H} said “You’re welcome”, and {A} had to think of something to be thankful for.',
        '“I’ve already eaten tomorrow’s apple,” whispered Ned from the next table. They looked at him. That was the furthest that anybody had got. But Ned did not look glad. Tomorrow at noon he was going to be hungry, and he had begun already.'
      ]
    },
    {
      id: 'in-the-hat',
      A: 'partner',
      paragraphs: [
        'At home time Mr Pockett reached for the bell, and it was gone. He felt in eleven pockets. “Watch closely,” said {H}, and held up two empty hands. Everybody watched them. Nothing happened. “Now look in the hat,” said {H}.',
        'In the hat was the bell. In the bell was {H}’s sock, so it could not ring. “When was that?” asked Mr Pockett. “Before I said ‘watch’,” said {H}. Mr Pockett bowed, right down to the lowest pocket. “And my pencil?” asked {H}. “Oh, I’ve done that,” said Mr Pockett. {H} opened the case. There lay the blue pencil, where it belonged.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the row behind, on a chair that had been somewhere else.',
      '{names} sniffed at the carrot, and it was a real one.',
      { text: '{names} opened the desk, and found the sponge in a glove.', needs: ['hands'] },
      { text: '{names} counted the eleven pockets, and got to twelve.', needs: ['hands'] }
    ],
    way: [
      '{names} watched closely too, and saw a hand.',
      '{names} looked into the biscuit tin, for longer than it took.',
      { text: '{names} felt behind one ear, and there was only ear.', needs: ['hands'] },
      { text: '{names} lifted the lid of the tin once more, to be sure.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the bare foot, and asked nothing.',
      '{names} watched the desk, closely, and a good deal too late.',
      { text: '{names} felt inside one shoe, and there the sock was where it was.', needs: ['hands'] },
      { text: '{names} swept up what had come off the carrot.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the school bag was unpacked. At the very bottom lay a sharp carrot. Nobody at home had put it there.',
    '{H} washed well behind both ears, in case of chalk. The pillow was where it had been in the morning. {H} lifted it to make sure, and lay down.'
  ],
  last: [
    'Nobody had said “watch”, so it must have been done before, and {H} was asleep.',
    'Everything was where it was, as far as you could see in the dark, and {H} was asleep.'
  ]
})
