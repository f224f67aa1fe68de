import { wishPlot } from '../wish-plot.ts'

export const astronautSandwich = wishPlot({
  id: 'wish-astronaut-sandwich',
  beginsElsewhere: true,
  wishes: ['astronaut sandwich', 'astronaut sandwiches', 'astronaut hungry', 'hungry astronaut', 'astronaut lunch', 'astronaut lunchbox', 'astronaut lunch box', 'astronaut packed lunch', 'astronaut snack', 'astronaut snacks', 'astronaut picnic', 'astronaut dinner', 'astronaut supper', 'astronaut breakfast', 'astronaut food', 'astronaut eat', 'astronaut eats', 'astronaut eating', 'astronauts hungry', 'astronauts sandwich', 'astronauts lunch', 'astronauts eat', 'astronauts food', 'spaceman sandwich', 'spaceman sandwiches', 'astronaut hungry moon', 'spaceman hungry', 'spaceman lunch', 'sandwich space', 'sandwich in space', 'hungry in space', 'hungry space', 'forgot lunch space', 'lunch space', 'lunchbox space', 'snack space', 'spacewoman sandwich', 'spacewoman hungry', 'sandwich rocket', 'sandwich moon astronaut', 'rocket snacks', 'rocket runs out of snacks', 'no snacks in the rocket', 'space snacks'],
  answers: ['astronaut', 'astronauts', 'spaceman', 'spacewoman', 'space', 'rocket', 'spaceship', 'space station', 'station', 'forgot', 'forgets', 'forget', 'forgotten', 'left', 'leaves', 'behind', 'home', 'lost', 'her', 'his', 'their', 'the', 'a', 'sandwich', 'sandwiches', 'lunch', 'lunchbox', 'box', 'packed', 'snack', 'snacks', 'food', 'hungry', 'hunger', 'very', 'always', 'so', 'is', 'was', 'gets', 'got', 'who', 'that', 'in', 'on', 'at', 'up', 'out', 'far', 'away', 'moon', 'stars', 'earth', 'eat', 'eats', 'eating', 'ate', 'cheese', 'pickle', 'jam', 'ham', 'peanut', 'butter', 'egg', 'tummy', 'rumbling', 'rumbles', 'floating', 'floats', 'brave', 'little', 'girl', 'boy', 'woman', 'lady', 'wants', 'wanted', 'needs', 'story', 'please', 'about', 'go', 'goes', 'back', 'for', 'it', 'to', 'has', 'had', 'no', 'nothing', 'only', 'picnic', 'dinner', 'supper', 'breakfast', 'flies', 'went', 'with', 'and', 'but', 'kitchen', 'table', 'runs out'],
  except: ['alien', 'aliens', 'dog', 'cat', 'monkey', 'dinosaur', 'dinosaurs', 'robot', 'shark', 'starving', 'starved', 'sick', 'ill', 'died', 'dead', 'lonely', 'alone', 'why', 'what', 'how', 'toilet', 'cheese moon', 'mum', 'dad', 'allergic', 'pizza', 'ice cream'],
  moods: ['losing', 'lost', 'late', 'first'],
  fed: true,
  company: ['astronaut', 'sandwich', 'rocket', 'window', 'tube', 'tin', 'kitchen', 'table', 'moon', 'radio', 'earth'],
  about: 'The astronaut has left her sandwich on the kitchen table; it is sent up after her, and whizzes past, until the rocket flies just as fast as the sandwich.',
  titles: ['Cheese and Pickle, Going Past', 'The Sandwich Came Later', 'The Hungry Astronaut', '{H} Catches a Sandwich', 'Once Round the Earth for Lunch'],
  want: [
    {
      id: 'on-the-table',
      A: 'partner',
      paragraphs: [
        'High above the earth, in a small white rocket, the astronaut opened her lunchbox. It was empty. “Oh no,” said the astronaut. “My sandwich is still on the kitchen table. Cheese and pickle.” Her tummy gave a growl, and all the lamps in the rocket blinked.',
        '{H} and {A} had come along to help with the flying. {H} wanted the astronaut to have that sandwich. “She’s got to land this thing later,” said {A}. “I’d rather she’d eaten.”'
      ]
    }
  ],
  way: [
    {
      id: 'tubes',
      A: 'partner',
      paragraphs: [
        'In the cupboard there was food in tubes, like toothpaste. {H} squeezed out a bit of a red one. It floated there in a blob. “Beetroot,” said the astronaut sadly, and swallowed it. All the others were beetroot too.',
        '{A} pressed the button on the radio. “Hello, earth,” said {A}. “There’s a sandwich on the kitchen table. Could somebody send it up?” It was quiet for a while. “We’ve found it,” said the earth. “We’ll put it in a tin.”'
      ]
    },
    {
      id: 'see-the-kitchen',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Down there the earth went by, blue and round. The astronaut looked through the long telescope. “That’s my town,” said the astronaut. “That’s my roof. And there’s my kitchen window.” She looked for a long time, and swallowed.',
        '“Can you see the sandwich?” asked {A}. “I can see the plate,” said the astronaut. “It’s got a blue rim.” Then a cloud came, and after that it was only sea.'
      ]
    },
    {
      id: 'tummy-map',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The tummy growled again. The radio answered at once. “Was that thunder?” asked the earth. “Have you got weather up there?” “It’s lunch,” said {A}. The earth wrote it down.',
        'From then on a question came up every five minutes. “How’s the lunch?” asked the earth. “Getting louder,” said {H}. In the end they held a cushion over it, and the astronaut steered with one hand.'
      ]
    },
    {
      id: 'crumb-hunt',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There must be something left of yesterday’s,” said {A}. They looked behind all the buttons. In a rocket nothing falls down, so a crumb may be anywhere. {H} found one over the door, quite high up. It turned slowly in the light, like a very small moon.',
        'The astronaut opened her mouth, and waited for it. It drifted past her left ear. She turned her head, and that made a wind, and it was off again. “It’s only a crumb,” said the astronaut. “But it’s a clever one.”'
      ]
    },
    {
      id: 'why-forgot',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How did you forget it?” asked {H}. “I had to think of so much,” said the astronaut. “Helmet, gloves, the left boot, the right boot, the key of the rocket. I said them all aloud. I only say sandwich in the mornings.”',
        '{A} took a pen and wrote a list for the next time. It began with the sandwich. Then there came a line, and under the line the boots.'
      ]
    },
    {
      id: 'share-of-biscuit',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} felt in a pocket and found a biscuit, or most of one. “You have it,” said {A}. The astronaut shook her head. “It’s yours,” she said. It hung there in the air between them, and each of them pushed it politely to the next.',
        'So it went round three times, like a planet. The fourth time {H} opened {H}’s mouth at the wrong moment. “Sorry,” said {H}, with some crumbs. They caught those with a sock.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 6,
      paragraphs: [
        'To think of something else they turned somersaults. The astronaut turned one, and her plait came round a little later. {H} turned two. {A} meant to do half a one, and stayed like that, with both feet on the ceiling.',
        '“Is the hunger gone?” asked {A}, from up there. The astronaut listened. “It’s only upside down,” said the astronaut. The tummy growled, and this time it sounded like a question.'
      ]
    },
    {
      id: 'pet-sniffs',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come too, and floated about under the lamp with all four ends hanging down. Nothing was where it was supposed to be. But {A} knew about sandwiches. {A} went to the window and stayed there.',
        'Whenever something went by outside, {A} told them. There was a star, and after that there was the moon. “Thank you,” said the astronaut. “Is there any pickle on it?”'
      ]
    },
    {
      id: 'elder-train-lunch',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I left mine on a bench once,” said {S}, “and got on the train. A boy ran along the platform and passed it in to me through the window. He ran as fast as the train did.” “All the way?” asked {A}.',
        '“Just as far as he had to,” said {S}. “For a moment it was as if we were both standing still. He even said that it smelled good.” {S} looked out at the stars going by. “I gave him half. That was the last bit of platform.”'
      ]
    },
    {
      id: 'child-draws',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} drew a sandwich, with all that was in it, and gave it to the astronaut. It was a good one. The cheese had holes, and something green looked out. “Thank you,” said the astronaut. “I’ll look at it slowly.”',
        '“Is it helping?” asked {S}. “My eyes are full,” said the astronaut. “The rest isn’t.” Then {S} drew a pudding as well, and {A} held it up beside the other.'
      ]
    },
    {
      id: 'whizzes-past',
      A: 'partner',
      paragraphs: [
        'Something silver flashed past the window. “That was it!” cried {H}. It was gone already. “It’ll be back,” said the earth. “It goes round like everything else.” When it came again, they put out the long arm with the claw. The claw shut. It had caught nothing, and the tin was over Africa.',
        '{A} watched it go. “We stand and grab,” said {A} slowly. “You can’t grab a thing that’s going past. We’d have to go along with it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'just-as-fast',
      A: 'partner',
      paragraphs: [
        'So {H} pulled the lever, gently, and the rocket flew faster. The third time the tin came up from behind. {H} pulled a little more. The tin went slower and slower past the window, and then it did not go past at all. They were both as quick as each other, and it hung there quite still.',
        'The astronaut opened the little door and reached out with her big white glove. “Cheese and pickle,” she said, as if somebody had come home.'
      ]
    },
    {
      id: 'the-note',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the tin there was a note as well. “There’s one bite out of it,” it said. “It was lying there. Sorry, the earth.” The astronaut turned the sandwich round. It was a small bite, and very neat.',
        '“They were hungry too,” said {A}. The astronaut nodded. She took her own first bite on the other side, so that it matched.'
      ]
    },
    {
      id: 'in-three',
      A: 'partner',
      paragraphs: [
        'It was broken into three. Nobody said a word until the crusts. A round slice of pickle got away and sailed along past the window. They let it go round once before {H} ate it.',
        'The tummy was quiet now. “Home?” asked {A}. “Home,” said the astronaut, and landed as softly as a tea towel, right behind her own kitchen. The plate still stood on the table.'
      ]
    },
    {
      id: 'washing-up',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They helped to wash up, and it was only a plate with a blue rim. The astronaut let go of it over the sink, from habit. {A} caught it just above the taps.',
        '“Things go down here,” said {A}. “I always forget that,” said the astronaut. She tried it once more with a tea towel, and watched until it lay there.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the lunchbox, to be quite sure.',
      '{names} floated past the lamp, and back again.',
      { text: '{names} turned the lunchbox upside down and tapped it.', needs: ['hands'] },
      { text: '{names} held on to a strap beside the door.', needs: ['hands'] }
    ],
    way: [
      '{names} pressed a nose against the round window.',
      '{names} licked a bit of beetroot out of the air.',
      { text: '{names} pushed all the tubes back into the cupboard.', needs: ['hands'] },
      { text: '{names} pointed at the tin, a moment too late.', needs: ['hands'] }
    ],
    turn: [
      '{names} held quite still, so that the rocket did not rock.',
      '{names} got a bit of crust.',
      { text: '{names} caught the crumbs in a cap.', needs: ['hands'] },
      { text: '{names} waved to the earth, which was coming nearer.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} put a sandwich tin beside the shoes in the hall. It was for tomorrow, so that nobody could go past it.',
    '{H} washed, and lay down, and the bed held {H} from below, the way things do on earth. Through the window you could see a small light that moved along.'
  ],
  last: [
    'High up the small light went on round the world. Under it {H} was asleep.',
    'The earth turned over, and {H} went along with it, and was asleep.'
  ]
})
