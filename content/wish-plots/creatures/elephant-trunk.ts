import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const elephantTrunk = wishPlot({
  id: 'wish-elephants-trunk',
  themes: ['elephants'],
  except: [...NOT_WELL, 'mammoth', 'mammoths', 'mouse', 'circus', 'zoo', 'elmer', 'babar', 'dumbo'],
  answers: ['trunk', 'trunks', 'ears', 'herd', 'banana', 'water', 'splash', 'splashing', 'splashes'],
  company: ['elephant', 'trunk', 'banana'],
  about: 'A new elephant cannot eat a banana with its trunk, because it has not found out yet who lives at the end.',
  titles: ['Somebody at the End', 'The New Elephant', '{H} Has a Trunk', 'Forty Thousand Muscles', 'Finger and Thumb'],
  want: [
    {
      id: 'new-elephant',
      A: 'partner',
      paragraphs: [
        '{H} was an elephant, and quite a new one. The trunk was one sleeve of a very long jumper, and it hung down to the floor. {H} wanted to eat a banana with it, as the big ones do.',
        'The big one was {A}, who had a long sleeve too. The big elephant put out its trunk, took a piece from the plate and popped it in. It did not even look. “Now me,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'swing',
      A: 'partner',
      paragraphs: [
        'The small elephant swung its trunk at the plate. The banana stayed where it was, and a cushion flew off the chair. It swung from the other side. The trunk came round over its own head, and boxed its ear.',
        'So it walked up closer, and trod on its trunk, and sat down. “That happens,” said the big elephant. “There are forty thousand muscles in a trunk. You’ve only found about three.”'
      ]
    },
    {
      id: 'sniffing',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Then I’ll suck it up,” said {H}. The new elephant put its trunk to the banana, and breathed in hard. “I can smell it,” it said. “I can smell the plate as well.”',
        '“It’s a nose, after all,” said {A}. “An elephant smells water from miles away.” {H} lifted the trunk, and sniffed to the left. “There’s a tap,” said {H}. It was the right direction.'
      ]
    },
    {
      id: 'ears',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'With all that work the elephant grew hot. “Flap your ears,” said {A}. “They’re as thin as sheets, and that cools you down.” {H}’s ears were two pillowcases, one on each side. They flapped, and the newspaper turned over by itself.',
        '“Do it again,” said {A}. “I hadn’t seen that page.” So {H} flapped until they got to the weather. It would be fine tomorrow, and a bit windy.'
      ]
    },
    {
      id: 'mud',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“First you need some mud,” said {A}. “An elephant’s skin is thick, but it gets sunburnt.” The mud was a brown blanket. They lay down in it, rolled to one side, and then to the other.',
        'Afterwards they threw dust over their backs with their trunks. It was very dry dust, and nobody could see it. “You’ve missed a bit,” said {H}, and threw some more over {A}. {A} sneezed all the same.'
      ]
    },
    {
      id: 'feet',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The big elephant stood still, and lifted one foot a little. “Somebody’s rumbling,” it said. “It’s so low that nobody can hear it. An elephant hears that with its feet.” {H} stood still too, and listened with both soles.',
        'There really was something. It came up through the floor, and tickled. “What does it say?” asked {A}. “Spin,” said {H}. It was the washing machine. They rumbled back, to be friendly.'
      ]
    },
    {
      id: 'old-friend',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Elephants never pass each other by. The small elephant went up to {A}, and put out its trunk to say hello. It was a long trunk, and it got there much earlier than the rest.',
        '{A} looked into the sleeve, to see who was in there. “I’m up here,” said {H}. {A} stayed with the sleeve. It had come first, and it smelled of banana.'
      ]
    },
    {
      id: 'remembered',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once gave half a bun to an elephant,” said {S}. “I came by again ten years later, and it looked at me, and it looked at my pocket.” “Did it still know you?” asked {A}.',
        '“It knew me at once,” said {S}. “And it knew which pocket.” {A} held the trunk against {S}’s pocket. There was a peppermint in it, quite an old one.'
      ]
    },
    {
      id: 'under-the-tummy',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Now I’m the newest of all,” said {S}, and stood right up against {A}’s side. The smallest one in a herd always walks close to a big one, for the shade. When {A} took a step, {S} took three.',
        '“Can you do anything with your trunk yet?” asked {A}. “I can hold it up,” said {S}, and did. After a while it came down again. “And I can hold it down,” said {S}.'
      ]
    },
    {
      id: 'trumpet',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“And they trumpet,” said {A}, “when they’re cross, or pleased.” {H} was both, and put the sleeve to {H}’s mouth, and blew. “Pff,” it went, down at the other end, and out came some fluff. “That’s a start,” said {A}.',
        '{H} took a very deep breath, and blew once more. Something was stuck in there. It came out all at once, flew across the room, and landed on the lamp. It was a handkerchief. “So that’s where it was,” said {A}, “all winter.”'
      ]
    },
    {
      id: 'at-the-end',
      A: 'partner',
      paragraphs: [
        '“You’re throwing it,” said {A}, “as if it were a rope. But there’s somebody at the end.” {A} laid a trunk on the table. The cuff moved. Out of it came a fingertip, and then a second one.',
        '“An elephant from Africa has two of them up there,” said {A}, “like a finger and a thumb. It can pick up one pea.” {H} looked into the sleeve. It was dark, and went a long way down. “Hello?” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'came-out',
      A: 'partner',
      paragraphs: [
        '{H} stopped swinging, and laid the trunk down beside the plate. For a while nothing happened. Then a finger came out, and after it came a thumb. They found a crumb. They dropped it, and found it again.',
        'Then they took hold of a piece of banana, quite softly, by the edge. It went up past the chin, and tried the ear, and came back. And there was banana in the elephant’s mouth. “I didn’t even look!” said {H}. One eye had, but that was a small one.'
      ]
    },
    {
      id: 'picking-up',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Now the elephant picked up whatever there was. It found a sock, a leaf and a bus ticket, and put them all on the chair. “Elephants like to know where things are,” it said.',
        'Then it stroked the big elephant’s face with the tip, from the forehead down to the chin. “There’s a nose,” said {H}, “and it’s very short.” “It goes on in the other sleeve,” said {A}.'
      ]
    },
    {
      id: 'leaning',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They stood side by side and chewed. “A big elephant can sleep standing up,” said {A}, “if it’s got something to lean on.” {H} was there, so {A} leaned. “You’re heavy,” said {H}. “Five tons,” said {A}, with {A}’s eyes shut.',
        '{H} leaned back, so as not to fall over. They swayed a bit, first one way and then the other. Somewhere in the middle there was a snore, and neither of them would say whose it was.'
      ]
    },
    {
      id: 'tail',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“In the dark the small one holds on to the big one’s tail,” said {A}. The tail was the end of a scarf. {H}’s finger and thumb took hold of it, and off they went along the hall.',
        'They had soft, round feet, and hardly made a sound. At the corner the tail went round first, and then {H} did. “Are you still there?” asked the big elephant. There was a small pull at its back.'
      ]
    },
    {
      id: 'last-piece',
      A: 'partner',
      paragraphs: [
        'There was one piece left. The trunk picked it up, and turned round. It went slowly across the table to the big elephant, and put the piece into {A}’s mouth. It only touched {A}’s nose once.',
        '“That’s how elephants say hello,” said {A}, when it was possible to speak. “They put their trunk in the other one’s mouth.” “I know,” said {H}, who had not known it. The trunk had.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the plate too, without a trunk.',
      '{names} ducked under a sleeve that was on its way somewhere.',
      { text: '{names} peeled the banana, and laid it out in pieces.', needs: ['hands'] },
      { text: '{names} unrolled the long sleeve, down to the floor.', needs: ['hands'] }
    ],
    way: [
      '{names} felt a trunk go by, and a cushion after it.',
      '{names} sat down behind the chair, out of the wind.',
      { text: '{names} put the cushion back, and then the ear.', needs: ['hands'] },
      { text: '{names} counted muscles, and stopped at three as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked after the crumbs that it dropped.',
      '{names} held still, so as not to startle the finger and the thumb.',
      { text: '{names} shook hands with the thumb, and then with the finger.', needs: ['hands'] },
      { text: '{names} turned the plate, so that the last piece lay nearest.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate was empty, and the finger and thumb took it to the sink between them.',
    '{H} washed, and it was good to have two hands again. Small elephants suck the end of their trunk when they are tired. The jumper lay on the bed, with one sleeve near the pillow.'
  ],
  last: [
    'At the end of the sleeve a finger and a thumb were asleep, and so was {H}.',
    'All forty thousand muscles were asleep, and then so was {H}.'
  ]
})
