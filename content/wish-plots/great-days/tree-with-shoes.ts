import { wishPlot } from '../wish-plot.ts'

export const treeWithShoes = wishPlot({
  id: 'wish-guests-not-come-yet',
  beginsElsewhere: true,
  wishes: [
    'nobody come party yet', 'no one come party yet', 'nobody came party yet', 'nobody here party yet', 'nobody at party yet', 'nobody arrived party', 'nobody arrived yet', 'no one arrived party', 'no one arrived yet', 'noone arrived yet', 'nobody come yet', 'no one come yet', 'nobody here yet', 'no one here yet', 'guests not come yet', 'guests not arrived', 'guests haven’t come', 'guests haven’t arrived', 'guests not here', 'guests aren’t here', 'guests are late', 'guests late', 'late guests', 'friends late party', 'guests come party', 'guests coming party', 'guests coming', 'guests arrive', 'guests arriving', 'guests arrived',
    'waiting guests', 'wait guests', 'waits guests', 'waited guests', 'waiting visitors party', 'waiting party start', 'waiting party begin', 'waiting party guests', 'waiting friends party', 'waiting everyone party', 'waiting everybody party', 'waiting for people party', 'waiting birthday party start', 'waiting for party', 'before party starts', 'before party begins', 'before the guests', 'party hasn’t started', 'party not started', 'party about to start', 'ready for party too early', 'first guest', 'first guests', 'first at party', 'waiting at window guests', 'waiting at door guests', 'doorbell party', 'doorbell guests'
  ],
  answers: ['nobody', 'no', 'one', 'noone', 'yet', 'come', 'comes', 'came', 'coming', 'here', 'there', 'arrived', 'arrive', 'arriving', 'arrives', 'guest', 'guests', 'friend', 'friends', 'visitor', 'visitors', 'people', 'everyone', 'everybody', 'all', 'party', 'birthday', 'late', 'early', 'too', 'not', 'hasn’t', 'haven’t', 'aren’t', 'isn’t', 'still', 'waiting', 'wait', 'waits', 'waited', 'start', 'starts', 'started', 'begin', 'begins', 'first', 'last', 'door', 'doorbell', 'bell', 'rings', 'ring', 'window', 'ready', 'excited', 'hardly', 'can’t', 'cake', 'balloon', 'balloons', 'hat', 'hats', 'games', 'jelly', 'table', 'chairs', 'tea', 'garden', 'house', 'home', 'our', 'at', 'to', 'for', 'her', 'his', 'my', 'their', 'girl', 'boy', 'little', 'who', 'where', 'are', 'is', 'has', 'have', 'be', 'about', 'story', 'please', 'today', 'tomorrow', 'afternoon', 'three', 'o’clock', 'four', 'five', 'six', 'seven', 'mum', 'mummy', 'dad', 'daddy', 'sister', 'brother', 'grandma', 'grandad', 'until', 'before', 'hour', 'minutes', 'funny', 'shy'],
  except: ['baby', 'baby’s', '1st', 'never', 'ever', 'cried', 'crying', 'cries', 'sad', 'upset', 'lonely', 'alone', 'invited', 'uninvited', 'cancelled', 'canceled', 'forgot', 'forgotten', 'sick', 'ill', 'hospital', 'died', 'funeral', 'wake', 'lost', 'christmas', 'santa', 'dragon', 'monster', 'monsters', 'animals', 'jungle', 'bear', 'hedgehog', 'mouse', 'wedding', 'surprise', 'teddy', 'teddies', 'uncle', 'auntie', 'cousins', 'police', 'hotel', 'school', 'dinner', 'whole', 'only', 'why', 'sleepover', 'owl', 'snail', 'unicorn', 'fairy', 'tortoise'],
  moods: ['waiting', 'late', 'first', 'losing'],
  company: ['guests', 'party', 'chairs', 'hats', 'doorbell', 'bell', 'jelly', 'window', 'table'],
  about: 'The party is ready and no guest has come yet, because all of them stand behind a tree and none wants to be the first; so the hero is.',
  titles: ['The Tree with Shoes', 'Nobody Wants to Be First', '{H} Rings the Bell', 'Eight Hats', 'It’s Only Me'],
  want: [
    {
      id: 'three-oclock',
      A: 'partner',
      paragraphs: [
        'It was three o’clock, and nobody had come to the party yet. On the table stood eight hats, a plate of sausages and a jelly. The chairs were out in a row for the music. {H} had a hat on already, and wanted the bell to ring.',
        'It did not ring. {H} opened the front door. The mat said Welcome, and there was nobody on it. “It’s only just three,” said {A}. The jelly wobbled.'
      ]
    }
  ],
  way: [
    {
      id: 'does-it-ring',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps the bell’s broken,” said {H}. {A} went out and shut the door and pressed it. Ding-dong! {H} tore the door open. It was {A}. “Oh,” said {H}. “It’s you.”',
        '“You might sound a bit more pleased,” said {A}. So they did it again. Ding-dong! “Oh!” said {H}. “It’s you!” That was better. {A} wiped both feet and came in, and was given a hat.'
      ]
    },
    {
      id: 'start-without',
      A: 'partner',
      paragraphs: [
        '“Then we’ll start without them,” said {H}. They did musical chairs. {A} hummed, and they both walked round eight chairs, until the humming stopped. {H} sat down, and {A} sat down. There were six chairs over, and nobody was out.',
        '“It’s not very exciting,” said {H} from a chair. “It’s very comfortable,” said {A}. At ten past three the bell had still not rung.'
      ]
    },
    {
      id: 'parcel-for-two',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried to pass a cushion from hand to hand, to practise for the parcel. {H} passed it to {A}, and {A} passed it to {H}. “Who’s next?” asked {A}. “You are,” said {H}. “And after me?” “Me.”',
        'It went to and fro like a saw. They got so fast that the cushion hardly knew where it was. When they stopped, it was in the air. “Whose is it now?” asked {A}. It came down on a hat.'
      ]
    },
    {
      id: 'jelly-looks',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The jelly had been made in the shape of a castle. By now one tower was leaning over to see if anybody came. {H} turned the plate, so that it leaned the other way. A castle should look as if it didn’t mind.',
        '“It’s a patient jelly,” said {A}, and walked across the floor to the window. At each step the whole castle trembled. “Walk softer,” said {H}. “It thinks that the guests are coming.”'
      ]
    },
    {
      id: 'hats-on-chairs',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} hung paper hats on the backs of the chairs. Now there were people in the room, in a way, with very straight backs. “Do have some cake,” {A} said to the second chair. “It’s shy,” said {H}.',
        '{A} danced with the fifth one. It had four feet, and trod on {A} with two of them. {A} thanked it and brought it back to its place. None of the others asked for a turn. They were better at sitting.'
      ]
    },
    {
      id: 'phone-clocks',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They looked at all the clocks. In the kitchen it was thirteen minutes past. In the hall it was a quarter past. The clock on the oven said twelve, and blinked, and had said so since the power cut.',
        '“The oven’s still waiting for lunch,” said {A}. {H} counted on ten fingers. The party was at three, and it was after three on two clocks out of three. “Then it’s the party that’s on time,” said {H}, “and it’s the people who are late.”'
      ]
    },
    {
      id: 'sound-of-car',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A car stopped outside. “Now,” said {H}, and stood up straight. A door banged. Feet came up to the house, and along it, and past it. They belonged to a man with a ladder.',
        'Then came some more feet, with a dog. The dog only wanted to look at the lamp post. Then nothing came for so long that {H} heard the hat’s elastic. “A street’s got a great many feet,” said {A}, “that aren’t invited.”'
      ]
    },
    {
      id: 'other-practises',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} was practising how to say hello. “Hello, how nice of you to come,” said {A} to the coat stand. “May I take your coat?” The coat stand had nine. {A} took one, and did not know where to hang it.',
        '“There,” said {H}, and pointed to the coat stand. So that was where it went. “I’d better practise that as well,” said {A}. So {A} took the same coat again, and hung it up again. {A} said that it was a lovely coat.'
      ]
    },
    {
      id: 'pet-hat',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} knew that something was up. The chairs were in the wrong place. There was a smell of sausages, quite high up, and nobody was looking after them. {A} lay down in the hall, so as to miss nothing.',
        '{H} held a hat near {A}, to see if it would suit. {A} looked at it, and at {H}, and yawned. So the hat stood on the floor beside {A}. It came to the party as well, in its own way.'
      ]
    },
    {
      id: 'elder-always-early',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was once at a party an hour early,” said {S}. “The lady opened the door with a mop in her hand. I helped her with the floor, and then I blew up balloons.” “And when it began?” asked {A}.',
        '“By then I knew where everything was,” said {S}. “People asked me for a spoon, and where the coats went. They thought that I lived there. At the end I very nearly forgot to go home.”'
      ]
    },
    {
      id: 'child-guard',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was on guard at the letter box, and held the flap open with one thumb. “I can see a leg,” said {S}. {A} came running. “Whose?” “It’s gone. It was a bird’s.”',
        'They took turns. Through a letter box the world is long and thin, and has no sky. A cat came, without ears. A pram came, with nobody pushing it. “The next one’s a guest,” said {S}. It was the cat again, going home.'
      ]
    },
    {
      id: 'tree-with-shoes',
      A: 'partner',
      paragraphs: [
        '{A} stood at the window, and looked along the pavement to the old tree. “{H},” said {A}, “that tree’s got shoes on.”',
        '{H} came to look. At the bottom of the tree were shoes, lots of them. An elbow stuck out on the left. On the right there was a balloon on a string. “They’ve come,” said {A}. “They just don’t want to be first. Whoever’s first has to say hello to a whole room.”'
      ]
    }
  ],
  turn: [
    {
      id: 'calling-them',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} opened the window a hand wide. “You can come in!” called {H}. All the shoes took a step back. The elbow went in. The balloon was pulled down by its string. Now the tree was nothing but a tree.',
        '“Too loud,” said {A}. “Now they’re twice as shy.” After a bit the elbow came out again. It was in a blue sleeve, and it looked as if it would like some jelly.'
      ]
    },
    {
      id: 'end-of-queue',
      A: 'partner',
      paragraphs: [
        '“Somebody’s got to be first,” said {H}. {H} thought, and then went out in the paper hat, while {A} held the door. {H} walked to the tree, and stood at the end of the row. “What are we waiting for?” whispered {H}. “For the first one,” whispered a boy in a blue jumper.',
        '“That’s me,” said {H}, and went back to the door, and rang the bell. Ding-dong! “Oh!” said {A}. “A guest! How nice of you to come.” {H} wiped both feet on the mat and went in.'
      ]
    },
    {
      id: 'second-and-third',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The boy in the blue jumper did not mind at all being second. After him came two girls with one present between them, and each had hold of a corner. There was even a father behind the tree. He was the shyest of all of them.',
        '“I’m only dropping off,” said the father. Then he saw the jelly. {A} took his coat, and he was given a hat that sat on him like an egg cup. He stood by the wall until somebody asked him to hum.'
      ]
    },
    {
      id: 'the-last-one',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Ding-dong, it went again, a very low ding. Outside stood the smallest guest of all, quite out of breath, who had not been behind any tree. “Am I late?” asked the guest. “I couldn’t find the other shoe.”',
        '“You’re early,” said {H}. “There are still some behind the tree.” The smallest guest had one shoe and one boot on. {A} thought that it was a good idea. That way you always knew which foot was which.'
      ]
    },
    {
      id: 'ding-dong-all',
      A: 'partner',
      paragraphs: [
        'Now somebody was there already, and the tree ran empty. Ding-dong, ding-dong. The hall filled up with shoes and coats. They walked round the chairs, and this time when the music stopped, somebody was out. They laughed so much that the jelly fell over.',
        '“Were you there from the beginning?” asked the boy in the blue jumper, with his mouth full of jelly. “Yes,” said {H}. “I was the first.” And {A}, who had opened the door each time, nodded.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited on the mat, on the word Welcome.',
      '{names} looked at the sausages, to see if they were still there.',
      { text: '{names} straightened a hat, and the elastic went ping.', needs: ['hands'] },
      { text: '{names} laid out spoons for the jelly, all facing the door.', needs: ['hands'] }
    ],
    way: [
      '{names} took one of the spare chairs, and kept it.',
      '{names} ran to the door at nothing at all.',
      { text: '{names} blew up a balloon, which sighed and went down.', needs: ['hands'] },
      { text: '{names} put the cake where the waiting could not get at it.', needs: ['hands'] }
    ],
    turn: [
      '{names} greeted every shoe that came in.',
      '{names} turned round and round in the crowd, very pleased.',
      { text: '{names} hung coats on coats, until there was a hill.', needs: ['hands'] },
      { text: '{names} cut the cake into slices, all very nearly the same.', needs: ['hands'] }
    ]
  },
  bed: [
    'The last guest had gone home, and one coat was left over, and nobody knew whose. The chairs went back to the table, and the hats into each other.',
    '{H} washed some jelly from one ear, and lay down. Nothing in the whole house went ding-dong.'
  ],
  last: [
    'Nobody else was coming now, and that was just right, and {H} was asleep.',
    'Outside stood the tree, with no shoes on, and {H} was asleep.'
  ]
})
