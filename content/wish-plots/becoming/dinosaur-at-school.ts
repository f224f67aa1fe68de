import { wishPlot } from '../wish-plot.ts'

export const dinosaurAtSchool = wishPlot({
  id: 'wish-dinosaur-at-school',
  beginsElsewhere: true,
  wishes: [
    'dinosaur school', 'dinosaurs school', 'dinosaur classroom', 'dinosaurs classroom', 'dinosaur class', 'dinosaurs class', 'dinosaur nursery', 'dinosaur preschool', 'dinosaur kindergarten', 'dinosaur playschool', 'dinosaur playground', 'dinosaur teacher', 'dinosaur lesson', 'diplodocus school', 'brontosaurus school', 'brachiosaurus school', 'dino school', 'dino classroom', 'dinosaur playgroup', 'diplodocus', 'long neck dinosaur', 'longneck dinosaur', 'brontosaurus', 'brachiosaurus'
  ],
  except: ['trip', 'museum', 'bone', 'bones', 'bus', 'bullies', 'bully', 'bullied', 'afraid', 'scared', 'project', 'costume', 'dragon', 'dragons', 'robot', 'lost', 'rex', 'trex', 'triceratops', 'swimming', 'dance', 'play'],
  answers: ['dinosaur', 'dinosaurs', 'dino', 'school', 'classroom', 'class', 'nursery', 'preschool', 'kindergarten', 'playschool', 'playground', 'teacher', 'lesson', 'lessons', 'goes', 'go', 'going', 'went', 'came', 'comes', 'first', 'day', 'new', 'long', 'neck', 'tail', 'big', 'huge', 'takes', 'took', 'brings', 'brought', 'in', 'at', 'friend', 'friends', 'diplodocus', 'brontosaurus', 'brachiosaurus', 'learns', 'starts', 'starting', 'who', 'to', 'pet'],
  moods: ['first', 'learning'],
  company: ['dinosaur', 'school', 'head', 'tail', 'neck', 'window', 'table', 'yard', 'question', 'door', 'teacher'],
  about: 'A dinosaur at school is so long that its answers come one question late, until its tail is fetched in by the door to sit beside its head.',
  titles: ['One Question Late', 'Head at the Window, Tail at the Door', '{H} Sits Next to a Dinosaur', 'The Cow Says Green', 'All Round the School'],
  want: [
    {
      id: 'the-new-one',
      A: 'partner',
      paragraphs: [
        'The new one at school was a dinosaur, one of the long ones. Its head came in at the window. The rest stood in the yard, and the tail was round the corner. {A} was the teacher. {H} wanted to sit next to it, and so its head was laid on {H}’s table.',
        '“Good morning,” said the teacher. The dinosaur smiled, and said nothing.'
      ]
    }
  ],
  way: [
    {
      id: 'one-late',
      A: 'partner',
      paragraphs: [
        '“What’s one and one?” {A} asked it. The dinosaur thought. You could see the question go down its neck, bump by bump. “Never mind,” said the teacher. “What colour is grass?” “Two,” said the dinosaur. “And what does a cow say?” “Green,” said the dinosaur.',
        '{H} whispered “moo” in its ear, to help. “What’s your name, anyway?” asked the teacher. “Moo,” said the dinosaur. So it was called Moo, and a large tear ran down on to the table.'
      ]
    },
    {
      id: 'lunch',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At break everybody had an apple. The dinosaur swallowed its apple whole, as they all did. “They hadn’t got the right teeth for chewing,” said {A}. “They raked the leaves in and gulped.” {H} leaned out of the window to watch the apple go.',
        'It went down the neck as a bump, and along past the gate. “It’s at the shoulders,” called {H}. Nothing fell on the other side. They were nearly back in the lesson when there was a thud, and the dinosaur said, “Yum.”'
      ]
    },
    {
      id: 'song-round',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They sang a song about a boat. {H} and {A} began, and the dinosaur opened its mouth and waited. When they got to the second line, it came in with the first. It had a very deep voice, and the cups hummed.',
        '“It’s a round,” said {A}. “We haven’t done those yet.” It was the best round they ever sang. They were finished long before it. The dinosaur still rowed down the stream alone.'
      ]
    },
    {
      id: 'portrait',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Today we’re going to draw ourselves,” said the teacher. The dinosaur took the pencil between its lips. On the first sheet it drew an eye. On the next four sheets it drew neck. {H} laid them end to end, under the table and out of the door.',
        'After the eleventh there was no more paper. “What comes now?” asked {H}. “I don’t know,” said the dinosaur. “I’ve never been there.” It was neck as far as it could remember.'
      ]
    },
    {
      id: 'in-line',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They had to line up for the playground. {H} stood at the front, and the dinosaur stood behind {H}, and {A} counted. “Who’s that at the end?” asked {A}. It was the dinosaur. “And who’s this in the middle?” It was also the dinosaur.',
        'They marched round the school once. When {H} came round the last corner, there was a tail in front. It was a long line, and now it had no beginning. “Halt,” said the teacher. It halted a bit later.'
      ]
    },
    {
      id: 'hide-and-seek',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At hide-and-seek the dinosaur hid behind a broom. It shut both eyes, so as not to be seen. {A} walked up and down before it. “Where can it be?” asked {A}. “There’s only a neck here, and some feet, and a street full of tail.”',
        '“It isn’t behind the broom,” said {H}. “I looked.” The dinosaur was so pleased that the broom shook. In the end they had to give up, and it came out.'
      ]
    },
    {
      id: 'egg',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Has anybody brought something to show us?” asked the teacher. The dinosaur had brought the egg it came out of. It was no bigger than a football. {H} looked at the egg, and out of the window. “All that was in there?” asked {H}.',
        '“It was a tight fit,” said the dinosaur. “My head was beside my tail.” It thought about that. “I’ve often wondered what became of it,” it said.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Under the window {A} looked up at the dinosaur, and the dinosaur looked down at {A}. It had never seen anybody whose two ends were so close together. “It can nearly see its own back,” it said to {H}.',
        '{A} showed it. {A} turned round once and sniffed where {A} had been. “And so quickly,” said the dinosaur. It turned round too, to try it out. They heard it go by the window for a long time.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“In our class there was one at the back,” said {S}, “who didn’t fit under the desk. His knees held it up. When he had an answer, the ink ran over.” “Was he a dinosaur?” asked {A}.',
        '“Nobody asked,” said {S}. “He was called Bill, and he let you sit on him at break.” The dinosaur had been listening. “I had an uncle Bill,” it said, rather later.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was going to help it with its letters. “This is an S,” said {S}, and drew one that was nearly round. “You do it with your neck.” The dinosaur bent its neck to the left and to the right. It was the biggest S in the world.',
        '“Now do me an O,” said {S}. It tried that too, and got a cramp. {A} had to stroke it, from its ears to as far as {A} could reach. “You’re only on the first letter,” {S} told it kindly.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'At the next table {A} sat and banged with a spoon. “Da!” it went. The dinosaur looked across at once. It was the first thing today that hadn’t been a question. “Da,” said the dinosaur, just a bit late.',
        'By then it was “Ba!” over there, and so the dinosaur said “Ba,” when it was “Da!” again. They both laughed, one after the other. Neither of them knew that it was wrong.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '{A} had come to look round the school, and sat down outside on a long grey bench. “Nice and warm,” said {A}, “for a bench.” {H} called out of the window that it was a neighbour.',
        '{A} got up, and begged its pardon, and walked along it to find out where to say so. It took some time. At the front the head looked kindly at {A}. “Not at all,” it said, but by then {A} was asking where to hang a hat.'
      ]
    },
    {
      id: 'a-long-way',
      A: 'partner',
      paragraphs: [
        '{A} put down the chalk and walked along the dinosaur, from the nose to the tail. It was eighty-one steps. “You got them all right,” said {A}, out of breath. “It’s only such a long way. The question goes right to the end of you, and the answer has to come back.”',
        '{H} looked out. The neck went one way round the school, and the tail went the other way.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-the-door',
      A: 'partner',
      paragraphs: [
        '“It’s got to have both ends in here,” said {H}. {H} ran out, took hold of the tail by the tip and led it in by the door. Now the dinosaur lay right round the school. The head was on {H}’s left, and on {H}’s right was the tail. “Who’s that?” asked the dinosaur. “That’s you,” said {H}. “Pleased to meet you,” it said, and the tail wagged.',
        '“One and one?” asked the teacher. The head whispered it across to the tail. Tap, tap, went the tail on the table, at once. “Two!” said the dinosaur, and everybody cheered.'
      ]
    },
    {
      id: 'two-friends',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The head and the tail had a great deal to tell each other. The tail knew all about what it’s like round the corner, and the head knew about leaves. “So it’s you that knocks things over,” said the head. The tail hung down a little.',
        '“It’s never seen where it’s going,” said {A}. {H} held it up to the window, and it pointed at everything, one thing after another. It pointed longest at a puddle that it had always thought was a friend.'
      ]
    },
    {
      id: 'warm-wall',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It was the warmest school that anybody knew. On every side there was dinosaur, up to the sill. It breathed in, and the window grew a bit darker. It breathed out, and there was the light again. Nobody felt like doing sums.',
        '“What’s that drumming?” asked {A}. They listened. It was slow and came from the yard. “It’s a heart,” said {H}. “It’s got a lot of dinosaur to go round.”'
      ]
    },
    {
      id: 'stars',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“If you could stand up straight,” the teacher asked it, “what would you see?” It put its neck up through the window, further and further. {H} held the tail, so that the two of them could keep in touch.',
        'Tap, went the tail, and after a while, tap, tap. “It’s counting clouds,” said {H}. They sat and listened. It’s quite a nice lesson, somebody else’s counting.'
      ]
    },
    {
      id: 'home-time',
      A: 'partner',
      paragraphs: [
        'Then it was home time. The tail shook hands with {H} and was let out by the door. The dinosaur straightened itself until it was as long as before. “Did you like it at school?” {A} called up to it.',
        'The dinosaur thought. The question went down its neck, bump by bump. They waited for a bit, and packed up the chalk. When it walked off down the street, it was still thinking.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the second row, behind the chin.',
      '{names} took a deep breath, and it smelled of leaves.',
      { text: '{names} cleared away the pencils, to make room for that head.', needs: ['hands'] },
      { text: '{names} waved good morning, first at one eye and then at the other.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned on the neck, and felt a question go by.',
      '{names} made a sort of moo, in the second row.',
      { text: '{names} blotted up the tear, with three sheets of paper.', needs: ['hands'] },
      { text: '{names} chalked a cow on the board, as a hint.', needs: ['hands'] }
    ],
    turn: [
      '{names} ducked under the neck, and under the tail, and came out where it began.',
      '{names} wagged as well, since it was going round.',
      { text: '{names} dusted the chalk off the tip of the tail.', needs: ['hands'] },
      { text: '{names} introduced the tail to the back row.', needs: ['hands'] }
    ]
  },
  bed: [
    'They pushed the tables together again, and shut the window. Some leaves were left on the sill.',
    'Still a bit damp, {H} lay down, and it was quite dark. Far off, at the end of the street, a deep voice said, “Very much.”'
  ],
  last: [
    'One last question went down a long, long neck, and {H} was asleep.',
    'A long way off a tail tapped twice, for good night, and {H} slept.'
  ]
})
