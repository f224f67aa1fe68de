import { wishPlot } from '../wish-plot.ts'

export const clothesTooShort = wishPlot({
  id: 'wish-clothes-too-short',
  wishes: ['outgrew her dress', 'outgrown dress', 'grew out of favourite dress', 'grew out of boots', 'grew out of shoes', 'too small boots', 'clothes too short', 'trousers too short', 'trousers are too small', 'clothes too small', 'clothes don’t fit', 'clothes dont fit', 'trousers don’t fit', 'trousers dont fit', 'jeans too short', 'leggings too short', 'pants too short', 'jeans too small', 'sleeves too short', 'jumper too small', 'coat too small', 'pyjamas too short', 'pyjamas too small', 'outgrown clothes', 'outgrown trousers', 'outgrew clothes', 'grown out of clothes', 'grown out of trousers', 'grown out of everything', 'grown out of coat', 'growing out of clothes', 'growth spurt', 'grown four centimetres', 'grown centimetres', 'grew centimetres', 'grown inches', 'grew inches', 'grown inch', 'grew inch', 'grown taller', 'trousers half mast', 'shot up trousers', 'shot up clothes'],
  answers: ['all', 'her', 'his', 'my', 'the', 'clothes', 'trousers', 'pants', 'jeans', 'leggings', 'sleeves', 'jumper', 'sweater', 'shirt', 'coat', 'pyjamas', 'pajamas', 'fit', 'fits', 'again', 'already', 'suddenly', 'everything', 'nothing', 'grown', 'grew', 'growing', 'taller', 'tall', 'big', 'bigger', 'small', 'short', 'four', 'three', 'two', 'five', 'centimetres', 'inches', 'measured', 'door', 'wall', 'summer', 'winter', 'holidays', 'ankles', 'wrists', 'anymore', 'favourite', 'new', 'shot', 'up', 'much', 'since', 'christmas', 'birthday', 'month', 'year', 'today', 'proud', 'legs', 'long'],
  except: ['doll', 'dolls', 'teddy', 'dog', 'cat', 'sunflower', 'plant', 'plants', 'beanstalk', 'tree', 'giant', 'giants', 'shoes', 'shoe', 'wellies', 'hair', 'pains', 'ache', 'aches', 'hospital', 'doctor', 'ill', 'died', 'teased', 'laughed', 'bullied', 'fat', 'weight', 'money', 'afford', 'uniform', 'elephant', 'robot', 'dragon', 'king', 'emperor', 'shrunk', 'shrank', 'baby', 'isn’t', 'not', 'hasn’t', 'tooth', 'teeth'],
  moods: ['change', 'proud', 'first', 'losing'],
  company: ['door', 'ruler', 'trousers', 'jumper', 'hat', 'sock', 'egg'],
  about: 'The hero has grown four centimetres and wants to know where they went in, until the old knees of the trousers show it, and the hem turns out to have kept just as much.',
  titles: ['Where the Four Went In', 'Last Year’s Knees', '{H} Has Grown by an Egg', 'Four Centimetres of Leg', 'The Trousers Had It All Along'],
  want: [
    {
      id: 'two-lines',
      A: 'partner',
      paragraphs: [
        'The door frame had a pencil line on it for {H}, from last year. Today it got a higher one. {A} laid a ruler between the two. “You’ve grown four centimetres,” said {A}. {H} looked down. The trousers stopped well before the feet did. “So that’s why all my clothes are too short,” said {H}.',
        '{H} had not felt any of it, and wanted to know where it had gone in. {A} tore off a strip of paper, just as long. They called it the four.'
      ]
    }
  ],
  way: [
    {
      id: 'head-and-arms',
      A: 'partner',
      paragraphs: [
        'The four was too long for an ear, and for a nose. “Perhaps it went into the head,” said {A}. But last winter’s hat fitted as ever. Out of the old jumper came two wrists, and some arm that the jumper had never met.',
        '“There’s plenty in there,” said {A}. {H} let both arms hang. “Arms don’t count,” said {H}. “They could grow down to the floor, and I’d still be no taller.”'
      ]
    },
    {
      id: 'the-washing-machine',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Or perhaps it was the washing machine. “It might have shrunk them,” said {A}, and looked in through the round window. It had had the trousers in there every week, and nobody had been watching. {H} held a curtain against the window frame. That had been in there as well, and it was not too short.',
        '“Besides, my sandals don’t fit either,” said {H}, “and they’ve never been near it.” {A} gave the machine a pat on the lid, to make up for it.'
      ]
    },
    {
      id: 'by-an-egg',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Is four centimetres a lot?” asked {A}. They went to see what else was as long as the four. A spoon was much more. A button was less. {H} held it across an egg, at the broad part. It went from one side to the other.',
        '“You’ve grown by an egg,” said {A}. {H} stood up straight, with the egg held flat on top of the head. That was how it would look from outside. Then {A} took it down again, before {H} could nod.'
      ]
    },
    {
      id: 'three-heaps',
      A: 'same',
      spare: 3,
      paragraphs: [
        'All the clothes from the drawer were tried, and put in heaps. On the first one lay what fitted. On the second lay what was too short. “And this?” asked {A}, for a third was growing. Those were trousers that fitted so long as you did not sit down, eat, or sneeze.',
        '{H} was just wearing a pair of them. {H} stood in the middle of the room like a broom, and pointed. “That one can go on the first,” said {H}, without breathing.'
      ]
    },
    {
      id: 'the-view',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The shelf by the window had something on it. {H} could see that today, without tiptoes. It was a green button. “Has that always been there?” asked {H}. {A} could not say.',
        '{H} bent both knees a bit, until it was last year. The button went down behind the edge. {H} stretched, and there it rose again, like a very small sun. “It’s been waiting,” said {H}, “for me to get four centimetres.” {A} had been looking for that button since the spring.'
      ]
    },
    {
      id: 'how-slowly',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Growing’s slow, that’s why you didn’t feel it,” said {A}. They looked for it on the ruler, where the lines stand closest. From one to the next is a millimetre. “It was less than that in a whole week,” said {A}.',
        '{H} kept quite still and tried to notice some. The tap dripped. Outside, a bus had come and gone. “There,” said {H}. “No. That was my tummy.” They had supper to think of, {A} said, if there was to be any more of it.'
      ]
    },
    {
      id: 'in-the-night',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“A good deal of it’s done in the night,” said {A}, “while you sleep.” {H} thought about that. It was a bit much, to come in and make people longer, and not say a word. “Did you ever hear it?” asked {H}. {A} had only ever heard {H} turn over.',
        '“That might have been it,” said {H}. They tried the noise on the sofa. First came a creak, then a rustle, then a foot that stuck out at the end. “It was just like that,” said {A}.'
      ]
    },
    {
      id: 'cold-ankles',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The ankles could feel the draught from under the door. They were not used to it. All their life they had been indoors, in there with the socks. “They look surprised,” said {A}, who had lain down to see.',
        '{H} pulled the socks up as high as they would go. Now the ankles were warm, and the toes had too little. “You can’t have it at both ends,” said {H}. So it was tonight with everything that {H} put on.'
      ]
    },
    {
      id: 'sailor',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Trousers that are too short are really very long shorts. {H} saw that first. They were rolled up twice, and at once {H} was a sailor, and the rug was wet. “Will you come aboard?” called {H}. {A} rolled up both of the legs that {A} had on.',
        'They scrubbed the deck with a dry brush. “A fine pair, those,” said {A} of the trousers. “They’re from when I was little,” said the sailor, and looked out to sea.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was measured next, since the ruler was out. That was not so easy. {A} was one length when {A} lay in the sun, and another when a cupboard opened. {H} put down three numbers with a question mark.',
        'Of all of them {A} alone had no clothes that could get too short. Whatever {A} had on had grown along, down to the last bit. {H} stroked it, and thought that trousers ought to be made like that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“At home we had one coat between two,” said {S}. “One of us went out, and the other looked out of the window.” “And when it was too short for both of you?” asked {A}. {S} had to smile. “Then it was a jacket.”',
        'After that it was a waistcoat. At the end it was a bag for pegs. “I put my hand in for a peg once,” said {S}. “There was the pocket still. It had my ticket in it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} stood against the door frame as well, and stretched, and breathed in. The pencil line went up a bit. Then {S} breathed out, and sank away beneath it. “That’s not fair,” said {S}. “It was me who was up there.”',
        '{A} drew two lines, the one for in and the one for out. In between you could put a slice of bread. “I grow that much every time,” said {S}, breathed in again, and walked off at full height.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had on a suit with feet in, and the feet were full. Every toe could be counted from outside. “You as well?” said {H}. {A} pushed. It was the third suit since the New Year.',
        '{H} laid the four along one of those legs. It came nearly up to the knee. “If you get four centimetres,” said {H}, “it’s half a leg.” {A} took hold of it and wanted to eat it. That is one way to get them in.'
      ]
    },
    {
      id: 'the-old-scratch',
      A: 'partner',
      paragraphs: [
        'It had to be the legs, then. Between trousers and sock a piece of bare shin looked out. {A} held the four to it, and it fitted. “Found them,” said {A}.',
        '{H} bent over that piece of leg. Across it ran a thin white line. “This isn’t new,” said {H}. “It’s got my old scratch on.” So the four centimetres had gone in further up, and pushed that out at the bottom.'
      ]
    }
  ],
  turn: [
    {
      id: 'old-knees',
      A: 'partner',
      paragraphs: [
        '{H} crouched down to think. The trousers had a pale, baggy place on each leg, from all the kneeling. “Stand up again,” said {A}. Now the baggy places hung well above the knees. “Those are last year’s knees,” said {A}.',
        'From old knee to new it was just half of the four. “Half went in above, and half below,” said {H}. The strip was tucked into the hem, to keep it safe. It slid in to its whole length, and was gone.'
      ]
    },
    {
      id: 'knees-walk',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} walked up and down, and watched. With each step the new knees bent, and the old ones nodded a little higher up. “They still think they’re doing it,” said {A}.',
        '{H} knelt down on the rug, very slowly, so that the old ones should not miss it. They had been good knees, those. They had known the sandpit, and every stair. There was even a bit of grass in one of them.'
      ]
    },
    {
      id: 'the-hem',
      A: 'partner',
      paragraphs: [
        '“There’s room for four in there,” said {H}. {A} picked a thread loose, and {H} pulled. Tick, tick, tick, it went. Down came a band of cloth, as dark as new. The trousers weren’t too short any more.',
        '“They had it all along,” said {H}. The jumper had kept back nothing, and went into the bag for smaller people. The four was pinned to the door frame, from line to line. There it fitted, too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stretched out a bit, by the old pencil line.',
      '{names} looked at the ankles, which were new here.',
      { text: '{names} held the end of the ruler.', needs: ['hands'] },
      { text: '{names} sharpened the pencil for the next line.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for four centimetres under the table.',
      '{names} tried to grow as well, with both eyes shut.',
      { text: '{names} tugged at the sleeves, in case there was some more in there.', needs: ['hands'] },
      { text: '{names} folded all that was too short.', needs: ['hands'] }
    ],
    turn: [
      '{names} nodded to last year’s knees.',
      '{names} listened to the ticking of the thread.',
      { text: '{names} put the thread round a finger, and kept it.', needs: ['hands'] },
      { text: '{names} smoothed down the dark blue band.', needs: ['hands'] }
    ]
  },
  bed: [
    'The trousers were hung over the chair, at their full length. They almost touched the floor.',
    '{H} washed both knees, this year’s, and lay down. The toes went to look for the end of the bed, and it was a bit nearer.'
  ],
  last: [
    'Nobody heard anything grow, not even the ruler, but {H} was asleep, and so it went on.',
    'Quite without a sound {H} grew, by less than a millimetre, and slept.'
  ]
})
