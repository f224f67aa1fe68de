import { wishPlot } from '../wish-plot.ts'

const TEACHERS = ['nursery teacher', 'new teacher', 'class teacher', 'school teacher']

export const didntKnowOurNames = wishPlot({
  id: 'wish-didnt-know-our-names',
  wishes: [...TEACHERS.flatMap((teacher) => [`${teacher} didn’t know our names`, `${teacher} didn’t know names`, `${teacher} does not know names`, `${teacher} doesn’t know my name`, `${teacher} didn’t know my name`, `${teacher} forgot my name`, `${teacher} forgets names`, `${teacher} forgot names`, `${teacher} wrong names`, `${teacher} muddles names`, `${teacher} mixed up names`, `${teacher} learn our names`, `${teacher} learning names`, `${teacher} says name wrong`]), 'new teacher names', 'supply teacher names', 'supply teacher didn’t know our names', 'substitute teacher names', 'teacher got my name wrong', 'teacher pronounced my name wrong', 'teacher calls everyone you', 'new coach didn’t know our names', 'names of class new', 'coach remember names', 'teacher remember names', 'teacher remember anybody’s name', 'said my name wrong school', 'name badges class', 'name stickers class', 'name labels first day class'],
  answers: ['supply', 'substitute', 'pronounced', 'pronounces', 'got', 'gets', 'new', 'teacher', 'teachers', 'coach', 'class', 'classroom', 'school', 'nursery', 'preschool', 'kindergarten', 'reception', 'club', 'swimming', 'lesson', 'name', 'names', 'know', 'knew', 'known', 'knows', 'didn’t', 'doesn’t', 'did', 'does', 'not', 'yet', 'forgot', 'forgets', 'remember', 'remembered', 'remembers', 'learn', 'learned', 'learning', 'called', 'calls', 'call', 'me', 'us', 'her', 'him', 'everyone', 'everybody', 'all', 'anyone', 'anybody', 'any', 'wrong', 'muddled', 'mixed', 'up', 'said', 'says', 'say', 'our', 'my', 'his', 'their', 'the', 'we', 'she', 'he', 'they', 'had', 'have', 'has', 'got', 'and', 'a', 'today', 'yesterday', 'tomorrow', 'monday', 'morning', 'first', 'day', 'week', 'term', 'year', 'funny', 'laughed', 'sad', 'upset', 'cross', 'stickers', 'badges', 'badge', 'label', 'labels', 'list', 'register', 'friend', 'twin', 'twins', 'boy', 'girl', 'children', 'kept', 'still', 'always', 'you', 'there', 'calling', 'kept', 'keeps', 'by', 'couldn’t', 'can’t', 'anybody’s', 'anyone’s', 'everybody’s', 'everyone’s', 'nobody’s', 'who', 'thinks', 'thought', 'instead', 'twice', 'again', 'nice', 'kind'],
  except: ['died', 'dead', 'hospital', 'shouted', 'shouts', 'shouting', 'mean', 'horrid', 'angry', 'hit', 'bullied', 'calling names', 'nickname', 'dementia', 'grandma', 'granny', 'grandpa', 'dragon', 'robot', 'alien', 'dinosaur', 'dog', 'cat', 'bear', 'middle name', 'change name', 'changed name'],
  moods: ['change', 'first', 'learning', 'afraid', 'proud'],
  out: true,
  company: ['teacher', 'name', 'names', 'sticker', 'stickers', 'jumper', 'jumpers', 'door', 'list', 'hook', 'pegs', 'board', 'boots', 'class', 'chalk', 'coat', 'radiator'],
  about: 'The hero’s class has a new teacher who does not know one name, and the stickers go off with the jumpers, until it is noticed whose name is known already, and that a name keeps if there is something to hang it on.',
  titles: ['You There', 'Something to Hang It On', 'Whose Jumper Is Called That', '{H} Has a Hook', 'Twenty Names by Lunch'],
  want: [
    {
      id: 'you-there',
      A: 'partner',
      paragraphs: [
        '{H} had a new teacher, who did not know anybody’s name. “You there,” said the teacher, and all twenty looked up. “No, you, at the window.” There were five at the window. {H} was one of them, and put up a hand. “I’m {H},” said {H}.',
        'A minute later it was “You there” again. {A} was allowed to stay for the first morning, by the coats, and heard it. {H} wanted to be called {H}, like yesterday.'
      ]
    }
  ],
  way: [
    {
      id: 'stickers',
      A: 'partner',
      paragraphs: [
        'So everybody wrote a sticker and stuck it on. “{H},” read the teacher, “would you open the window?” It was warm. {H} pulled off the jumper, and so did the others, and the jumpers lay in a heap.',
        '“{H}?” said the teacher, and spoke to the heap. There the name was, on a sleeve. “I’m over here,” said {H}. “Even my jumper’s better known than me,” {H} told {A}.'
      ]
    },
    {
      id: 'no-jumper',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A boy had been cold, and had taken the next best jumper from the heap. The teacher read the sleeve, and thanked him by a girl’s name. The boy looked round for the girl, and so did the girl. She had no name on her at all just now.',
        '“Should I answer?” the boy whispered. “It’s her jumper,” said {A}, “and so it’s probably her turn.” In the end both of them said “Yes”, he from inside the jumper and she from outside. The teacher wrote something down.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The teacher had a list with all the names, from the top to the bottom. There were exactly twenty of them, and there were exactly twenty children. “They’re all there,” said the teacher. “I just don’t know which name is in which child.” {A} knew that from jars with no labels.',
        '{H} looked at the list. There stood {H}, quite near the middle, in neat black letters. It did not look like {H} at all. It had no hair, and it was not sitting by the window.'
      ]
    },
    {
      id: 'seat-by-seat',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Next the teacher tried it by the places, and drew a plan. At the window was this one, then that one, then {H}. The teacher said them all through in a row without one mistake. “That’s good,” said {A}. Then it was time for the carpet.',
        'On the carpet nobody sat at the window. The teacher said the names once more in that row, and pointed. Everyone was somebody else. “It would work,” said {H}, “if we took the tables along.”'
      ]
    },
    {
      id: 'rhymes',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do you do so as not to forget a thing?” {H} asked {A}. “I say it on the stairs,” said {A}, “on every step.” In the classroom there was only one step, in front of the board. The teacher went up it, and said a name. Then the teacher came down, and said it again.',
        'It went up and down for quite a while. The name was very well known on the step. “But who is it?” asked {A}. The teacher stopped with one foot in the air. That was the part which had not been on the stairs.'
      ]
    },
    {
      id: 'they-test-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It’s hard,” said {A}. “You try it with the coats.” {H} turned round to the pegs by the door. There hung twenty coats. {H} was to learn in one minute which was whose. “Red, blue, blue, blue,” said {H}. “The blue ones are all the same.”',
        'Then {H} shut both eyes, and {A} asked for the third. “Blue,” said {H}. It was right, and it was no help. {H} began to feel quite sorry for the teacher, who had twenty, and all of them moving.'
      ]
    },
    {
      id: 'other-is-asked',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} held {H}’s gym bag, and was taken for somebody from the kitchen. “I’m with {H},” said {A}. “Ah,” said the teacher, “{H}!” and shook {A} by the hand. “No, I’m {A},” said {A}. “{H} is over there.”',
        '“And which of the two of you is in my class?” asked the teacher, who had got rather warm. {A} thought it over. “It’s that one,” said {A}, “but I could stay for the singing.”'
      ]
    },
    {
      id: 'pet-has-a-tag',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come along for the first morning, and the teacher bent down. “And who are you?” {A} said nothing to that. {A} never went by names, only by smells. The teacher was sniffed at, once, on the shoe.',
        '“Now {A} knows who you are,” said {H}. “For ever?” asked the teacher. It was so. {A} had needed one shoe and no sticker. The teacher looked along the twenty pairs of shoes, and was perhaps a little tempted.'
      ]
    },
    {
      id: 'elder-all-karl',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Our teacher called every one of us Thingummy,” said {S}. “Thingummy, the sponge. Thingummy, sit down.” “And who went?” asked {A}. “Whoever was nearest,” said {S}. “I sat beside the sponge. I was Thingummy more than anybody.”',
        'Years later they had met on a bus. “Thingummy!” called the teacher down the whole bus, and beamed. “Eleven people got up,” said {S}. “But I knew who was meant. It was the way it was said.”'
      ]
    },
    {
      id: 'child-is-new-too',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted a sticker too, and stuck it in the middle of the forehead. Now nobody could forget who that was. {S} could not read it, but everybody else could. “Who am I?” asked {S}. “You’re {S},” said {A}.',
        '“You only read that,” said {S}. {A} shut both eyes, and said it without. {S} was not so easily taken in, and stuck the sticker on {A}. “Now who am I?” asked {S}, from the same place as before.'
      ]
    },
    {
      id: 'one-that-was-known',
      A: 'partner',
      paragraphs: [
        'At break {H} stood with {A} among the coats. “There’s one of you who always gets called by name,” said {A}. {H} had noticed that, too. It was the boy by the door.',
        '“What did he do this morning?” asked {A}. {H} thought back. The boy by the door had come in with two left boots on. “That’s it,” said {A}. “A name wants something to hang on.” They both looked at the pegs.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-hook-for-each',
      A: 'partner',
      paragraphs: [
        '{H} put up a hand. “May we say our names again?” asked {H}. “But this time each with a hook.” {H} went to the front. “I’m {H}, and I can whistle through my nose.” {H} did it. The whistle was short, and could only be {H}’s.',
        '“{H},” said the teacher slowly. “Whistles through the nose.” After that came one who was born on a ferry, and one who had slept in a drawer. {A} listened, and remembered every one.'
      ]
    },
    {
      id: 'nothing-to-hang-it-on',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One girl came to the front, and could not think of anything. “There’s nothing about me,” she said. She had always slept in a bed, and her boots were a left and a right. They all looked at her very hard, from top to toe. {A} did as well.',
        '“Nobody else here has got nothing,” said {H}. That was true. The teacher said it twice, her name and nothing, and never once forgot it afterwards. By lunch she was the best known of all.'
      ]
    },
    {
      id: 'called-through-the-door',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The teacher went outside, and wished to be tested. Through the door you could see nobody. “Make your noise, one of you,” said {A}. {H} whistled through the nose. “{H}!” came from the corridor. Then somebody stamped, with two left boots. That name came at once as well.',
        'The one who had been born on a ferry hummed like a ferry. That took a moment, and then it was right too. Only the one who had slept in a drawer could not do a drawer. So they pulled one out of the desk, with a creak. “Ah,” said the door. “I know that drawer.”'
      ]
    },
    {
      id: 'and-yours',
      A: 'partner',
      paragraphs: [
        'At noon the teacher stood by the door, and gave each of them a hand and a name. There was not one sticker left. “Goodbye, {H},” said the teacher. {H} was nearly out. “And what’s your name?” asked {H}.',
        'It was quiet in the row. None of the twenty had asked. They had said “you” all morning. “It’s on the door,” said the teacher, “only rather high up.” “And the hook?” asked {A}. The teacher looked at {H}. “I’m the one who didn’t know your names,” said the teacher.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up as well, at “You there”.',
      '{names} stayed by the coats, where nobody was asked.',
      { text: '{names} put up a hand at the back, in case it was the right one.', needs: ['hands'] },
      { text: '{names} wrote {H} in the mist on the window.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on the heap of jumpers, and was nobody for a while.',
      '{names} looked at the floor, and a sticker lay there.',
      { text: '{names} picked a sticker off a shoe, and read it out.', needs: ['hands'] },
      { text: '{names} turned the radiator down by one.', needs: ['hands'] }
    ],
    turn: [
      '{names} went up to the front too, and was looked at.',
      '{names} listened to the whistle, and knew at once who it was.',
      { text: '{names} pulled the last sticker off a sleeve.', needs: ['hands'] },
      { text: '{names} drew two left boots on the edge of the list.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jumper hung over the chair at home, and was not called anything any more.',
    '{H} washed, and blew once through the nose, to see that the whistle was still in order. Then {H} lay down. Across the town the teacher lay down too, with twenty names, and each was on its hook.'
  ],
  last: [
    'Nobody said “You there”, and {H} was asleep.',
    'Now and then there was a very small whistle, which could only be {H}’s, and {H} was asleep.'
  ]
})
