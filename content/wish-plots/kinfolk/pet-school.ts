import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_PET } from './whoever.ts'

export const petSchool = wishPlot({
  id: 'wish-our-pet-school',
  beginsElsewhere: true,
  star: 'pet',
  nothingElse: true,
  wishes: ['our dog goes to school', 'school', 'to school', 'at school', 'classroom', 'in class', 'my class', 'nursery', 'kindergarten', 'preschool', 'playgroup', 'follows me to school', 'came to school', 'comes to school', 'goes to my school', 'dog who goes to school', 'cat who goes to school', 'dog goes to school', 'cat goes to school', 'dog followed to school'],
  answers: [...WHICHEVER_PET, 'school', 'class', 'classroom', 'nursery', 'goes', 'go', 'going', 'went', 'comes', 'came', 'to', 'at', 'in', 'with', 'me', 'follows', 'followed', 'visits', 'visited', 'teacher', 'first', 'lesson', 'lessons', 'learns', 'sums', 'like', 'alone', 'own', 'on', 'herself', 'wants', 'mistake'],
  except: ['hamster', 'class hamster', 'class rabbit', 'class pet', 'fish', 'goldfish', 'bites', 'training', 'obedience', 'died', 'lost', 'vet', 'run', 'over', 'miss', 'misses'],
  moods: ['first', 'learning', 'question'],
  company: ['windowsill', 'clay', 'door', 'gate', 'chair', 'list', 'teacher', 'bench', 'apples', 'crayons', 'bell', 'pegs', 'hat', 'snail', 'tub', 'class', 'step', 'row', 'yard', 'corner'],
  out: true,
  about: 'The family’s pet goes to school by itself and always counts one too many, until one too many turns out to be right.',
  titles: ['One Too Many', 'A Tick for the Wrong One', '{H} on the Bench at the Back', 'The Clay One on the Windowsill', 'Everybody Is In'],
  want: [
    {
      id: 'on-ahead',
      A: 'partner',
      paragraphs: [
        '{H} had made {star} out of clay, and it stood on the windowsill at school. {star} had to see it. “Pets don’t go to school,” said {A} every morning. On Wednesday {star} had gone on ahead. When {H} and {A} came running up, it was just going in at the gate.',
        'It sat on {H}’s chair. The teacher read the list, and did not look up. “{H}?” {star} made a small noise. “Good,” said the teacher, and there was the tick. “But that’s me!” said {H}, in the doorway. “You’ve had your tick,” said the teacher.'
      ]
    }
  ],
  way: [
    {
      id: 'sums',
      A: 'partner',
      paragraphs: [
        'So {H} and {A} had to sit on the bench at the back. First there were sums. Three apples lay on the table, and {star} tapped four times. “Nearly,” said the teacher. There were five crayons, and {star} tapped six. “It always counts one too many,” whispered {H}.',
        '{A} watched, chin in hand. “Before the last tap it looks round,” said {A}. “At home it won’t settle either until everybody’s in. It isn’t counting what’s there. It’s counting who ought to be.”'
      ]
    },
    {
      id: 'the-peg',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'In the hall every child had a peg with a picture. {H}’s was a snail with a red shell. {star} had nothing to hang up, and hung up nothing, very neatly. Then it sat down below, on the shoe bag.',
        '“It’s got your peg,” said {A}. “We can share,” said {H}. “I’ve got a coat, and it’s got the snail.” They moved the shoe bag, so that nobody was sitting on a buckle.'
      ]
    },
    {
      id: 'letters',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Then they wrote letters. {star} walked over the wet paint, and over the paper. “That’s an O,” said the teacher, “and another O. And here it’s turned round.” It was the longest word in the whole class.',
        '“What does it say?” asked {H}. {A} read it from left to right. “It says that somebody went to the window,” said {A}, “and wasn’t let up, and came back.”'
      ]
    },
    {
      id: 'news',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'In the circle everybody told some news. One had a wobbly tooth, and one had been sick on a boat. Then it was {star}’s turn. {star} looked at each of them in turn for a good while, and breathed out.',
        '“Thank you,” said the teacher. “That was very clear.” All the others moved in a bit. Nobody had ever listened to them so well while telling something.'
      ]
    },
    {
      id: 'singing',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'For singing they stood in two rows. {star} stood in the first one, and did not sing. But when a note was wrong, it turned round and looked. It turned round three times, and always at the same place.',
        '“I’m only humming along,” said {A} from the bench. The teacher gave {A} the triangle instead. There is only one note on that, and it is right.'
      ]
    },
    {
      id: 'lunch',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'At lunch there were peas. {star} sat under the table and was everybody’s best friend. Peas came down on the left, and a crust on the right. When the cook went round, all plates were clean.',
        '“Now that’s a class that eats its greens,” said the cook, and wiped her eyes with her apron. Beneath the table somebody hiccuped. {H} coughed, to cover it up.'
      ]
    },
    {
      id: 'sticker',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'For sitting still there was a sticker with a star. {star} got the first one. It was stuck on where there was room. {H} had wanted that star since September, and had never been quite still enough for it.',
        '“Shall I show you how?” asked {A}. They watched {star}. It did nothing at all. It did not even wait. {H} tried it, and got as far as a nose that itched.'
      ]
    },
    {
      id: 'head',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The head teacher looked in at the door. “Is that one of ours?” she asked. The teacher ran a finger down the list. “There’s a tick,” said the teacher. “Then that’s in order,” she said, and went away.',
        'In the corridor the steps stopped, and came back. The door opened once more. “And who’s that on the bench?” “That’s {H},” said {H}. “Have you got a tick?” {H} had to say no.'
      ]
    },
    {
      id: 'homework',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{star} was given homework too, a sheet with a maze. Somebody small at the top wanted to get to a cheese at the bottom. {star} looked at it, and lay down on the cheese.',
        '“You’ve got to go along the path,” {H} said to {star}. {A} thought that it depended. “It’s at the cheese,” said {A}. “And it’s dry there, and there was no hurry.”'
      ]
    },
    {
      id: 'the-book',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'In the book corner a boy was learning to read, and got stuck at every long word. He moved over next to {star}. “Once there was a,” he read, and stopped. {star} waited. It had the whole day.',
        '“Cat-er-pil-lar,” he said. {star} had known it all the time, or had not known it at all. You could not tell, and that was what helped.'
      ]
    },
    {
      id: 'another-pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'At home {A} waited by the door, where {star} usually waited. Somebody had to do it. There was more to it than you would think. First nobody came, and then for a long time nobody came.',
        'By noon {A} had got the hang of it. When they all came back, {A} went off and slept, like somebody after a day at work.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“What have you got in school?” asked {S}. “First register, then sums, and then snails,” said {A}. {S} wanted to play it at once, and was the teacher. “Three spoons,” said {S}. “How many is that?”',
        '“Four,” said {A}. “Wrong,” said {S}, delighted, and counted with one finger. Then {S} saw the spoon in {A}’s sleeve. It was four.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“With us it was a goat,” said {S}. “It came with a girl from the top farm, because it cried without her. It got a prize for handwriting.” “A goat can’t write,” said {A}.',
        '“It had eaten everybody else’s,” said {S}. “There was only one page left in the school, and that was the one it had stepped on.”'
      ]
    },
    {
      id: 'the-row',
      A: 'partner',
      paragraphs: [
        'When the bell rang in the yard, they stood in a row. The teacher went along it with one finger. “Twenty-four,” said the teacher. “That’s my class. In we go!” Only {star} did not go in. It lay down across the step and tapped, and they all had to wait. It tapped twenty-five. “One too many again,” said the teacher, quite kindly.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-too-few',
      A: 'partner',
      paragraphs: [
        '“No!” said {H}. “We’re twenty-four without {star}. You counted it as well. So there’s one too few!” They looked to the left and the right. “There’s a green hat left on the pegs,” called {A}. “That’s Otto’s!” cried the class.',
        '{star} had gone on ahead. Behind the flower tub lay Otto, nose to the bricks, and had heard no bell. “It’s only got as far as the crack,” said Otto. It was a snail.'
      ]
    },
    {
      id: 'the-snail',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'They all had a look at it before they went in, one after the other. It had two horns out, and was thinking about the crack. “It’s nearly over,” said {H}. “It’s been nearly over since sums,” said Otto.',
        '{A} put a leaf down on the far side, for it to have something to go to. {star} tapped once. That was the snail.'
      ]
    },
    {
      id: 'tick',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '{H} got a tick as well now. The teacher put it very close to the other one, so that there was room. “And you?” the teacher asked {A}. {A} had never had one from this school.',
        'It was a small tick, at the very bottom, next to the margin. {A} looked at it upside down and was proud. {star} had three by then.'
      ]
    },
    {
      id: 'windowsill',
      A: 'partner',
      paragraphs: [
        'At last {star} was allowed up on the windowsill. There stood the clay one, a bit flat on one side. {star} looked at it from very near. It looked round at everybody. Then it gave the clay one a tap, lay down beside it and shut both eyes. “Now everybody’s in,” said {A}. The teacher took a pencil, and wrote the two of them at the end of the list.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the empty place by the door.',
      '{names} waited at home, and heard all of it later.',
      { text: '{names} held the gate, and saw who had gone through.', needs: ['hands'] },
      { text: '{names} called after them, but the corner was quicker.', needs: ['hands'] }
    ],
    way: [
      '{names} listened for the bell, and it was only the bin men.',
      '{names} took a long nap, in the usual place.',
      { text: '{names} counted the spoons at home, and got them right.', needs: ['hands'] },
      { text: '{names} packed a second apple, for whoever might need it.', needs: ['hands'] }
    ],
    turn: [
      '{names} pricked up at the gate, and there they all were.',
      '{names} came to meet them as far as the corner.',
      { text: '{names} shook the list out of the bag and read it twice.', needs: ['hands'] },
      { text: '{names} clapped for the snail, a bit late.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the bag went on its hook, and the shoes stood in a row of two.',
    'Freshly washed, {H} lay down. Something tapped its way once round the bed, and did not come out with one too many.'
  ],
  last: [
    'Everybody was in, and {H} was asleep.',
    'On the windowsill at school stood somebody made of clay, and kept count, and {H} was asleep.'
  ]
})
