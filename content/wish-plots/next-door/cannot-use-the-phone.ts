import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

const PHONES = ['phone', 'mobile', 'smartphone', 'mobile phone', 'cell phone', 'cellphone', 'tablet', 'touchscreen', 'touch screen', 'computer', 'ipad', 'iphone']
const SAYS = ['doesn’t know', 'know how', 'doesn’t understand', 'can’t use', 'cannot use', 'can’t work', 'how to use', 'learns to use', 'learning to use', 'learns', 'teach', 'teaching', 'explain', 'show how', 'wrong button', 'upside down']

export const cannotUseThePhone = wishPlot({
  id: 'wish-kin-cannot-use-the-phone',
  star: 'kin',
  starIsGrown: true,
  nothingElse: true,
  wishes: [
    'grandpa doesn’t know how to use the phone', ...PHONES.flatMap((phone) => SAYS.map((says) => `${says} ${phone}`)), 'new phone', 'new mobile phone', 'new smartphone', 'new tablet', 'first mobile phone', 'first smartphone', 'gets a new phone', 'got a new phone', 'gets a smartphone', 'gets a mobile', 'gets a tablet', 'presses wrong button', 'presses too hard phone', 'shouts into the phone', 'shouting phone', 'photo of thumb', 'photos thumb', 'pictures thumb', 'photographs thumb', 'selfie thumb', 'takes photos floor phone', 'photographs ceiling phone', 'learns to text', 'learning to text', 'texting', 'learns to video call', 'fingers too big phone', 'funny with phones', 'nose phone'
  ], // prettier-ignore
  answers: [...WHICHEVER_RELATIVE, 'phone', 'phones', 'mobile', 'smartphone', 'cell', 'cellphone', 'tablet', 'ipad', 'iphone', 'computer', 'screen', 'touch', 'touchscreen', 'new', 'first', 'doesn’t', 'does', 'not', 'know', 'knows', 'how', 'to', 'use', 'uses', 'using', 'can’t', 'cannot', 'work', 'works', 'understand', 'understands', 'learn', 'learns', 'learning', 'learnt', 'teach', 'teaches', 'teaching', 'taught', 'explain', 'explains', 'show', 'shows', 'help', 'helps', 'me', 'i', 'us', 'we', 'with', 'gets', 'got', 'has', 'have', 'birthday', 'present', 'presses', 'press', 'pressing', 'button', 'buttons', 'wrong', 'hard', 'too', 'shouts', 'shouting', 'loud', 'loudly', 'into', 'upside', 'down', 'photo', 'photos', 'picture', 'pictures', 'photographs', 'takes', 'take', 'taking', 'thumb', 'finger', 'fingers', 'nose', 'ear', 'floor', 'ceiling', 'only', 'selfie', 'selfies', 'text', 'texts', 'texting', 'message', 'messages', 'call', 'calls', 'ring', 'rings', 'video', 'always', 'never', 'the', 'a', 'big', 'glasses', 'laughs', 'hold', 'holds', 'holding', 'modern', 'gadget', 'tries', 'trying', 'is', 'of', 'on', 'it'],
  except: ['stop', 'too much', 'all the time', 'instead', 'addicted', 'never looks up', 'looks at', 'died', 'hospital', 'ill', 'sick', 'dementia', 'alzheimer’s', 'forgets', 'confused', 'blind', 'deaf', 'scam', 'police', 'ambulance', 'emergency', '999', '911', 'fire', 'argue', 'fight', 'fighting', 'washing', 'washed', 'wash', 'lost', 'stolen', 'broke', 'broken', 'smashed', 'dog', 'cat', 'sister', 'brother', 'angry', 'cries', 'crying', 'misses', 'far away', 'country', 'froze', 'frozen', 'naked', 'secret'],
  moods: ['learning', 'first', 'change', 'question'],
  company: ['phone', 'telephone', 'button', 'spoon', 'nose', 'glasses', 'thumb', 'ceiling', 'kitchen', 'sausage', 'glove', 'tray', 'potatoes'],
  about: 'One of the family cannot use the new phone and presses as on a doorbell, till a nose touches the glass by accident and it answers: it does not feel how hard it is pressed, it feels skin.',
  titles: ['As If It Were Asleep', 'The Nose on the Phone', '{H} Is Rung Up', 'Not a Doorbell', 'Good Night from the Kitchen'],
  want: [
    {
      id: 'green-button',
      A: 'partner',
      paragraphs: [
        '{A} had a new phone, and did not know how to use it. In the hall stood the old telephone. {H} wanted to be rung up there tonight, from the kitchen, and be told good night. “Nothing simpler,” said {A}, and put on both pairs of glasses.',
        'There was a green button, no bigger than a pea. {A} pressed it hard with one thumb, like a doorbell in the rain. The thumb pressed everything round the pea as well, and the phone took a picture of the ceiling.'
      ]
    }
  ],
  way: [
    {
      id: 'longer-and-harder',
      A: 'partner',
      paragraphs: [
        '“You only have to press the pea,” said {H}. So {A} pressed with a fingernail, and then harder. Nothing happened. Then {A} leaned on it with the end of a wooden spoon. The phone did not even look up.',
        '“It doesn’t like me,” said {A}. “It likes everybody,” said {H}, and touched it, and it lit up like a shop.'
      ]
    },
    {
      id: 'forty-thumbs',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had already taken forty pictures with it. “Look,” said {A}, “that’s me at the sea.” {H} looked. It was a thumb. Behind it there was a bit of blue. “And here’s the market,” said {A}. There the thumb had some bananas at its side, and looked well.',
        '“There’s the whole family,” said {A}. Eleven people stood behind the thumb, and all that you could see of them was hats. “It’s a very good thumb,” said {H}. {A} held it beside the picture. “I’d know it anywhere,” said {A}.'
      ]
    },
    {
      id: 'wrong-way-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried out how to hold it. {A} put the phone to one ear, and spoke into {A}’s elbow. “Hello?” said {A}. “Can you hear me?” “I can,” said {H}, “but I’m standing here.” The top and the bottom of it were just the same. So they stuck on a label. TOP, it said.',
        'That was better, until {A} turned it round to read the label. Now TOP was at the bottom. They had to stick on another one. NOT TOP, it said, and then {A} held the phone by the edges, out of respect.'
      ]
    },
    {
      id: 'it-turns-itself',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A picture lay on its side, and it was of a lamp. “I’ll soon have that,” said {A}, and turned the phone. The picture turned as well, and still lay on its side. {A} was quicker the next time. So was the lamp. “It’s like soup on a tray,” said {A}. “Whatever you do, it stays level.”',
        'In the end {H} held the phone quite still, and {A} lay down on the sofa. Then it was right. They looked at the other pictures lying down too. It took longer, but there was no arguing.'
      ]
    },
    {
      id: 'six-numbers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Before anything else, the phone wanted six numbers that nobody could guess. {A} had thought of some. They were so hard to guess that {A} had to write them down. The paper was in a tin behind the flour. On the tin was written NOT IN HERE.',
        '“Who’s it hidden from?” asked {H}. “From robbers,” said {A}, “and from me.” It had worked on {A} for three days. On the fourth there were pancakes, and the flour was moved.'
      ]
    },
    {
      id: 'loud-for-far',
      A: 'same',
      spare: 5,
      paragraphs: [
        'How loud one had to speak into it, {A} knew. That depended on how far it was. For next door {A} spoke as one does. For another town {A} stood up. For another country {A} took a deep breath at the window, and people in the street waved back.',
        '“And from the kitchen to the hall?” asked {H}. They paced it out. It was nine steps. {A} tried a nine-step voice. It was fairly soft, with a little push at the end, for the corner.'
      ]
    },
    {
      id: 'what-can-i-do-for-you',
      A: 'same',
      spare: 6,
      paragraphs: [
        'All at once there was a lady in the phone. “How can I help?” she asked. {A} was very pleased. “That’s kind,” said {A}. “You could peel the potatoes.” The lady thought. She had found nine shops with potatoes, she said, and the nearest was four minutes off. “They’re here,” said {A}. “They’re in the bowl.”',
        'The lady had not quite caught that. “She’s had a long day,” said {A}. And {A} turned the phone to the window, to let her look out.'
      ]
    },
    {
      id: 'in-potatoes',
      S: 'other',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{S} knew all about it, and explained it to {A} once more. “You only tap, and swipe, and pinch, and hold, and go back,” said {S}, very quickly. “I see,” said {A}. “Now say it with potatoes.” So {S} said it with potatoes.',
        'First you knocked on a potato. Then you wiped it, and pinched it, and held it, and put it back. {A} could do every bit of that at once. “It’s only when it’s a phone,” said {A}.'
      ]
    },
    {
      id: 'elder-on-the-wall',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“The one we had at home hung on the wall,” said {S}, “and it had a curly wire. You couldn’t lose it, and you couldn’t get away from it.” “How far did it stretch?” asked {A}. “As far as the stove,” said {S}, “if somebody held on to the pan.”',
        'Anyone with a secret had gone into the broom cupboard, with the wire under the door. “We always knew who was in love,” said {S}. “We fell over the wire.”'
      ]
    },
    {
      id: 'child-rings-a-banana',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a phone as well, and it was yellow and bent. “Hello?” said {S} into the banana. “Yes. No. I’m eating.” {S} listened for a bit, and handed it to {A}. “It’s for you,” said {S}. {A} held it to one ear. It was quiet in there, and smelled sweet.',
        '“What did they want?” asked {S}. “They want to know how the picture is,” said {A}. {S} peeled the banana a little way down, and looked. “It’s very clear,” said {S}.'
      ]
    },
    {
      id: 'the-nose',
      A: 'partner',
      paragraphs: [
        '{A} held the phone up close, to look it in the eye. The tip of {A}’s nose met the glass. “Beep,” said the phone, and the ceiling went away. “I never pressed anything!” said {A}. “What have I got on my nose that I haven’t got on a spoon?”',
        '{H} felt the nose. It was soft, and warm, and a little damp. The nail and the spoon were hard and dry. “It isn’t a doorbell,” said {H}. “It can’t feel how hard you press. It feels skin.”'
      ]
    },
    {
      id: 'what-else-has-skin',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They wanted to know who else the phone would take for somebody. A glove was nobody, and so was a pencil. Then {A} brought a cold sausage from the fridge, and held it out at arm’s length. The phone opened a map at once. “It’s got a skin,” said {H}. The sausage looked up the way to the sea.',
        '“It’s better at it than I was,” said {A}. They wiped the glass. Nobody told the phone who that had been.'
      ]
    },
    {
      id: 'pet-rings-the-baker',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had heard that noses were wanted, and brought one. The phone lay on the floor, and {A} breathed on it from close by. It was a very good nose for that, soft, and wet. “Bakery?” said the phone. {A} breathed.',
        '“Is that the usual?” asked the bakery. {A} breathed again, and a bit faster. When {H} got there it had all been settled. It was to be six, with seeds.'
      ]
    }
  ],
  turn: [
    {
      id: 'as-if-asleep',
      A: 'partner',
      paragraphs: [
        '“And how do you touch it, then?” asked {A}. {H} held out a cheek. “Touch me, as if I was asleep,” said {H}. {A} laid one fingertip on the cheek, so lightly that it was hardly there. “Like that,” said {H}. So {A} touched the green button as if it was asleep, and said “There, there” to it. In the hall the old telephone began to ring.'
      ]
    },
    {
      id: 'both-still-there',
      A: 'partner',
      paragraphs: [
        '{H} ran, and picked it up. “Hello,” said {H}. “Good night,” said {A} from the kitchen, with a little push for the corner. You could hear it twice, once in the telephone and once round the door. Neither of them wanted to be the first to stop.',
        '“How do I make it stop?” whispered {A}. “There’s a red one,” said {H}. “You touch it as if you were sorry.” After a while there was a click. “I was sorry twice,” called {A}. “The first time I used the spoon.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the picture of the ceiling, but only the lamp came out.',
      '{names} waited in the hall beside the old telephone, and it said nothing.',
      { text: '{names} wiped the glass with a sleeve, so that the phone could see better.', needs: ['hands'] },
      { text: '{names} looked for a third pair of glasses, in case it came to that.', needs: ['hands'] }
    ],
    way: [
      '{names} ran past the phone, and came out as a blur.',
      '{names} sniffed at the wooden spoon, which had never rung anybody.',
      { text: '{names} pressed the real doorbell, to hear the difference.', needs: ['hands'] },
      { text: '{names} moved the lamp nearer, until the button was properly green.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped when the telephone rang, and sat down again as if nothing had been.',
      '{names} went from the kitchen to the hall, to see which end was louder.',
      { text: '{names} touched a cheek with one fingertip, to learn it too.', needs: ['hands'] },
      { text: '{names} hung the wooden spoon back where it was of use.', needs: ['hands'] }
    ]
  },
  bed: [
    'The phone was laid face down on a cloth, since it had been looked at all day. The old telephone was still a bit warm at the ear.',
    '{H} washed, and lay down. Somebody touched {H}’s cheek, very lightly, to see if it worked.'
  ],
  last: [
    'It worked, and {H} was asleep.',
    'Nobody had pressed anything, and {H} was asleep.'
  ]
})
