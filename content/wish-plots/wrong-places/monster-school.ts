import { wishPlot } from '../wish-plot.ts'

export const monsterSchool = wishPlot({
  id: 'wish-monster-school',
  beginsElsewhere: true,
  wishes: ['monster school', 'monsters school', 'school monsters', 'monster classroom', 'monsters classroom', 'monster class', 'monster teacher', 'monster academy', 'monster nursery', 'monster preschool', 'monster lessons', 'monster lesson', 'monster kindergarten', 'monsters go to school', 'monster first day school'],
  answers: ['monster', 'monsters', 'school', 'classroom', 'class', 'teacher', 'academy', 'lesson', 'lessons', 'goes', 'go', 'going', 'went', 'starts', 'started', 'first', 'day', 'at', 'to', 'for', 'a', 'the', 'where', 'learn', 'learns', 'learning', 'scare', 'scary', 'friendly', 'little', 'silly', 'funny', 'who', 'star', 'spooky', 'nice', 'good', 'our', 'my', 'new', 'lives'],
  except: ['afraid', 'scared', 'fear', 'bully', 'bullies', 'bullied', 'cookie', 'truck', 'trucks', 'high', 'bus', 'bed', 'toilet', 'lost', 'energy', 'sad', 'nobody', 'hates', 'refusal', 'anxious', 'worried', 'dinosaur', 'dragon', 'dragons', 'wardrobe', 'inc', 'university'],
  moods: ['first', 'learning'],
  company: ['monster', 'monsters', 'school', 'teacher', 'star', 'roof', 'jar', 'head', 'heads', 'piano', 'cupboard', 'chalk'],
  about: 'At a school for monsters a star is for whoever makes the teacher jump, and no noise in the world does it, because it has three heads and has heard them all.',
  titles: ['Sit Down and Be Bad', 'The Left Head, the Right Head and the Middle', '{H} Goes to Monster School', 'Bless You, Said the Middle Head', 'What Are They Up To'],
  want: [
    {
      id: 'the-star',
      A: 'partner',
      paragraphs: [
        'It was the wrong bus, and it stopped at a school for monsters. So {H} and {A} went in. “You’re new,” said the teacher, who had three heads, with one pair of glasses between them. “Sit down and be bad.”',
        'In a jar on the desk buzzed a real star. “That’s for whoever makes me jump,” said the left head. {H} wanted that star.'
      ]
    }
  ],
  way: [
    {
      id: 'boo',
      A: 'partner',
      paragraphs: [
        '{H} crept up from behind. “Boo!” “Very nice,” said the left head. “A bit short,” said the right one. “Bless you,” said the middle. “It has to be louder,” said {A}, who knew monsters, and clashed two lids. The right head yawned.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then there was the register. “Ooze?” “Blub.” “Grout?” “Wurra.” “Mildred?” Under the radiator somebody burped. Whoever said “here” had to go out, and come in again properly. “And what are you two called?” asked the right head.',
        '{H} said it, and all three heads were sorry. “Never mind,” said the left one. “We’ll write you down as Oog.” It looked at {A}. “And you’re Big Oog.” For the rest of the day {A} answered with a growl, and was good at it.'
      ]
    },
    {
      id: 'handwriting',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They did handwriting. {H} wrote a row of the letter a, as round as peas. The teacher came past and sucked in its breath, three times over. “Oog,” said the middle head. “You’ve stayed on the line.” It drew a red cross.',
        'The monster next to {H} let {H} copy. It had a blot, and a bite, and a place that was still hot. Its a’s had climbed up the wall. “You mustn’t watch it while you do it,” it whispered. {H} shut both eyes, and got a tick.'
      ]
    },
    {
      id: 'counting-eyes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How many eyes are there in this room?” asked the teacher. {A} counted. “Ninety-three,” said {A}. “Wrong,” said the left head. “Somebody blinked.” {H} started again, from the back. There was one who had eyes on its knees, and it kept on crossing them.',
        '“Ninety-four,” said {H}. In the corner a satchel opened and looked at them. It shut again. “It’s a hard sum,” said the middle head. “Nobody’s ever got it to keep still.”'
      ]
    },
    {
      id: 'under-beds',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the hall stood twelve beds in two rows. “Everybody under,” said the teacher. “And breathe.” There they had to lie and breathe so that it gave you a shiver. It was dusty. The one beside {H} sneezed, and its bed moved over. “That’s not a breath, Grout,” said the right head.',
        '{A} did it best, with a whistle at the end. The monsters lifted up their blankets to hear. “How does Big Oog do that?” It had been asleep for some time.'
      ]
    },
    {
      id: 'creaking',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Next was creaking. There was a door for it, and they took it in turns. You had to do it slowly, with a stop in the middle. Ooze did a gate. Grout did a ship. {H} opened it, and it made no sound at all. “You’ve been oiled,” said the left head sadly.',
        'Then {A} bent down to pick up a pencil. It was {A}’s left knee. The whole class held its breath. “Again,” whispered all three heads. {A} had to do it at the front, from both sides.'
      ]
    },
    {
      id: 'playing-people',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At break they played People. One of them was It, and had to say, “Has anybody seen my keys?” Then they all shrieked, and ran away. “Where are my keys?” roared the big furry one, and patted its pockets. Three little ones had to sit down, it was so lovely.',
        '“You do it,” they begged {A}. {A} looked in both pockets. “I had them just now,” said {A}. They shrieked as far as the bus stop. {A} really had not got them.'
      ]
    },
    {
      id: 'soup',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For lunch there was soup that looked back. It was green, and once in a while it shut one eye. {H} stirred, and it giggled. “Is it all right to eat it?” asked {H}. “It likes it,” said the monster on the left. “It’s been down me twice.”',
        '{H} had a jam sandwich as well, cut into triangles. The monsters moved off along the bench. “It’s got three corners,” one of them whispered. “And it’s not even moving.” In the end a brave one poked it. It got some jam on itself, and had to lie down.'
      ]
    },
    {
      id: 'mittens',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The pegs were in the passage, and they came off the wall if they liked you. On one there hung six mittens, on a string as long as a washing line. “That goes in at one arm and out at the next,” said their owner. “And so on. It takes until dinner.”',
        '{H} helped it to put them on. There was a left one for each right, or nearly. At the end one hand was over. It was cold, and it was pink. “That’s mine,” said {A}, and drew it out.'
      ]
    },
    {
      id: 'echo-in-a-bag',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Everybody was allowed to show something from home. Ooze had its first tooth, and it bit. Grout had brought an echo, in a bag. “Hello!” said {H} into it. “Hello,” said the bag, “hello, and how’s your mother?” It had lived with a chatty lot.',
        '{A} found a bus ticket, a bit worn at the fold. They passed it from claw to claw. “It says single,” whispered the middle head. “It came all this way, and it can’t get back.” Somebody lent it a blanket.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been on the wrong bus too. {A} walked between the desks, and smelled at all the feet, of which there were a great many. The furry monster lay down on its side, so as to be the same height. They looked at each other.',
        '“What’s that one learning?” it asked. “Nothing,” said {H}. “It can do everything already.” {A} showed how to scratch behind an ear. Some of them had never thought of it, and others couldn’t find theirs.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Our teacher had only the one head,” said {S}, “but it had eyes in the back.” “Did you see them?” asked {A}. “You couldn’t,” said {S}. “There was a bun over them. I once put out my tongue, in the last row. She was writing on the board.”',
        '“Put it in again, she said, it’ll get chalk on it. She didn’t even turn round.” {S} still kept it well in when somebody had a bun. The three heads had listened. “A good school,” said the right one.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had made friends with somebody called Mildred, who was mostly teeth. “Show me how you do a face,” said {S}. Mildred pulled down both eyes and turned its mouth inside out. {S} did it too. “That’s only a fish,” said Mildred.',
        'So {S} thought of cold cabbage, and of odd socks that are wet. It came by itself. Mildred took a step back. “What was that?” asked {A}. “That was bedtime,” said {S}, “when it’s still light.”'
      ]
    },
    {
      id: 'louder',
      A: 'partner',
      paragraphs: [
        'Now the monsters showed what loud was. One with six arms dropped six cupboards. A furry one came through the ceiling, on to the piano. “Louder!” called {A}. A thin one howled, and all the windows went out for a walk.',
        'The roof of the school hung by one nail. “Good,” said the left head. “Seven out of ten.” “One of them always hears it coming,” said {H}.'
      ]
    },
    {
      id: 'nothing-at-all',
      A: 'partner',
      paragraphs: [
        'In the end they had all run out of breath. For a moment there was no noise at all. Up came three heads, all together. “What was that?” whispered the middle one. Then somebody sneezed, and the teacher smiled again.',
        '“Did you see?” said {A}. “It can stand any noise there is. It’s when there isn’t one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'quiet',
      A: 'partner',
      paragraphs: [
        'The teacher went out for more chalk. “Quick,” whispered {H}. “Everybody on a chair. Feet together. Mouths shut, all the ones you’ve got.” The one with six arms had to hold three hands. {A} kept a finger on the piano.',
        'The door opened. There sat the whole monster school, in rows, and nobody moved. “What have they done?” whispered the left head. “What are they up to?” whispered the right. “Aaah!” cried the middle one. The teacher jumped so high that the roof came off its nail.'
      ]
    },
    {
      id: 'holding-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        'That had been the longest minute of their lives. Ooze had gone purple. Grout had a giggle, and it went round and round in there, looking for a way out. “Think of something sad,” {H} had whispered. “A broken cup,” whispered {A}.',
        'It was no good, they liked broken cups. So {H} had thought of something else. “Think of a clean one,” {H} had whispered. That had kept them quiet, right to the last.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“How did you do it?” asked the teacher, when it had come down. It had to sit on the floor, with a wet cloth on each forehead. “There was nothing there! I heard it quite clearly!” “It’s nothing,” said {A}. “That’s how it’s done.”',
        'The teacher wrote it on the board, under Howling and Creaking and Bangs. “Nothing,” it wrote, and it shook a little. From now on they would have it on Fridays. The small ones would only get a quarter.'
      ]
    },
    {
      id: 'the-right-bus',
      A: 'partner',
      paragraphs: [
        'So {H} got the star. It buzzed all the way home, on the right bus. “And what did you learn at monster school?” asked {A}. “To sit still,” said {H}, “with my feet together.”',
        'Then they were both quiet for two whole stops. The driver looked in the mirror. “What are you two up to?” called the driver.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down beside a monster, and moved up.',
      '{names} sniffed at a satchel, and it sniffed back.',
      { text: '{names} lifted the lid of a desk, and somebody said good morning.', needs: ['hands'] },
      { text: '{names} waved to all three heads, to be fair.', needs: ['hands'] }
    ],
    way: [
      '{names} crept under the piano, which was safest.',
      '{names} looked up at the nail.',
      { text: '{names} put both hands over both ears.', needs: ['hands'] },
      { text: '{names} swept the ceiling into a heap.', needs: ['hands'] }
    ],
    turn: [
      '{names} held it in, whatever it was.',
      '{names} sat as still as the rest, between two tails.',
      { text: '{names} caught the glasses, when they came down.', needs: ['hands'] },
      { text: '{names} shook hands with the six-armed one, for quite a while.', needs: ['hands'] }
    ]
  },
  bed: [
    'The star came on to the shelf, and buzzed more and more softly. The right bus went by outside, and did not stop.',
    '{H} washed, and lay down, with both feet together. It got quiet. It got so quiet that somebody put down a cup in the kitchen. Somebody came along the passage to see what {H} was up to.'
  ],
  last: [
    'But {H} was not up to anything, for {H} was asleep.',
    'It was nothing at all, and you could hear it quite clearly, and {H} was asleep.'
  ]
})
