import { SERIOUS } from '../health/serious.ts'
import { wishPlot } from '../wish-plot.ts'

export const hearingTest = wishPlot({
  id: 'wish-hearing-test',
  beginsElsewhere: true,
  wishes: ['hearing test', 'hearing tests', 'hearing checked', 'ears tested', 'ears checked', 'ear test', 'hearing check', 'audiologist', 'audiology', 'audiologists', 'test ears', 'beeps headphones', 'ear check', 'hearing clinic', 'check hearing', 'hering test', 'hearing exam', 'test hearing'],
  answers: ['ears', 'ear', 'hearing', 'test', 'tested', 'tests', 'check', 'checked', 'beep', 'beeps', 'headphones', 'button', 'today', 'tomorrow', 'first', 'school', 'nurse', 'doctor', 'doctors', 'clinic', 'has', 'having', 'had', 'going', 'got', 'needs', 'booth', 'quiet', 'appointment', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'week', 'again', 'afraid', 'scared', 'worried', 'nervous', 'after', 'passed'],
  except: [...SERIOUS, 'failed', 'aid', 'aids', 'implant', 'implants', 'infection', 'earache', 'piercing', 'pierced', 'grommets', 'glue', 'results', 'elephant', 'bat', 'pain', 'hurts', 'hurt', 'ringing', 'can’t', 'cannot', 'court', 'brain'],
  moods: ['first', 'afraid', 'waiting', 'proud'],
  out: true,
  company: ['boat', 'man', 'tin', 'button'],
  about: 'At the hearing test each beep puts a wooden man into a boat, but a tummy and a heart get on as well, until the hero leaves it to two eyebrows.',
  titles: ['A Man for Each Beep', 'The Eyebrows Heard It First', 'As Quiet as a Coat', '{H} Fills the Boat', 'That One Missed the Boat'],
  want: [
    {
      id: 'the-fat-door',
      A: 'partner',
      paragraphs: [
        '{H} had a hearing test. The room for it had a door as thick as a fridge’s. Mrs Okoro pulled it shut. Whoomp, and the whole world was gone. “When you hear a beep, press the button,” said Mrs Okoro. “Or take the boat.”',
        'The boat had ten holes, and ten wooden men waited in a tin. Each beep was one man on board. {H} wanted the boat full, so that it could sail. {A} sat in the corner, as quiet as a coat.'
      ]
    }
  ],
  way: [
    {
      id: 'everybody-on',
      A: 'partner',
      paragraphs: [
        'The headphones were cold at first, and smelled like a new boot. Beep, it went, and in went a man. Beep, and in went the next. Grrowl, and in went the third. “I didn’t send that one,” said Mrs Okoro. “Sorry,” whispered {A}. “That was my tummy.”',
        '{A} held that tummy with both arms. But {H} heard a swallow, and put in one more man. Then came thump, thump, thump. In went men, men, men! “Stop. That’s only your heart. The boat’s full, and I’ve sent only four beeps.” All the men had to get off.'
      ]
    },
    {
      id: 'the-snail',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the wall there was a picture of an ear, cut open like a cake. Behind the hole came a tunnel, and then a skin like a drum’s. Right at the back sat a snail. “Is there one in mine?” asked {H}. “One in each,” said Mrs Okoro. “They’re as big as a pea.”',
        '“What do they eat?” asked {A}. “Sounds,” said {H}, who had guessed that. They both kept still for a bit, so that the snails could get on with it.'
      ]
    },
    {
      id: 'the-little-light',
      A: 'same',
      spare: 2,
      paragraphs: [
        'While nobody was on board, Mrs Okoro looked into {H}’s ears, with a light on a tiny funnel. It tickled, and was a bit cold. {H} held still. “What’s in there?” asked {A}. “A very nice drum,” said Mrs Okoro. “And some wax, to keep out the flies.”',
        '{A} wondered if the light came out at the other side. {A} bent down by the other ear, and looked. It was dark there. “Somebody’s in the way,” said {A}. “That’s me,” said {H}.'
      ]
    },
    {
      id: 'egg-boxes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The walls in there were soft, all bumps and dips, like the inside of an egg box. “Hello,” said {A}. The word went a very little way, and dropped. In other rooms a word comes back. Here the walls kept it.',
        '{H} tried “Hello” as well, and then “Cheese”. They were gone. “Everybody’s words are still in there,” said {H}, and patted the wall. There must be a lot of hellos in there, and one cheese.'
      ]
    },
    {
      id: 'which-ear',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They did one ear at a time, and the other one had to wait its turn. The right ear began. “What does the left one do meanwhile?” asked {A}. “It minds the men,” said {H}.',
        'When it changed over, the beeps came from the wrong side. {H} looked round to see who was there. It was only the wall. “They’ve walked across,” said {H}. “Through where?” asked {A}. {H} pointed to {H}’s forehead. It was the shortest way.'
      ]
    },
    {
      id: 'the-lift',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was also a soft plug, like a mushroom. It sat in the ear and hummed. Then it pushed, just a little, as the air does in a lift. “We’re going up,” said {H}. “Which floor?” asked {A}. Pop. “We’re there.”',
        'A machine drew on a strip of paper how the ear had pushed back. It was a hill with a round top. {H} was given it to keep. “That’s the inside of my ear,” said {H}, “and you could go down it on a sledge.”'
      ]
    },
    {
      id: 'house-and-mouse',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Then there was a card with pictures on, a house, a mouse, a duck and a cup. Mrs Okoro hid behind a round fan and whispered, and {H} had to point. “Show me a duck,” said the fan. {H} found it. “Show me the cup.” It got quieter. “Show me the…” and then came half a word.',
        'Was it the house or the mouse? {H} waited. “Which was it?” asked {A}, who had heard nothing at all. {H} put one finger on the mouse. “A house wouldn’t whisper,” said {H}. The fan laughed, so you could see its hair.'
      ]
    },
    {
      id: 'their-names',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The men were all turned the same, round as corks, with no arms. But one had a chip in his hat. “He’s the captain,” said {A}. “He’s the cook,” said {H}. “He chipped it on the oven.” The cook had better get in first, or there’d be no soup.',
        'After the cook came the one with a long drip of varnish, who had a cold. Behind him was one who looked exactly like the rest. “He’s called Beep,” said {H}.'
      ]
    },
    {
      id: 'what-quiet-is',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Between two beeps there was nothing. {H} had never heard it before, so much of it at once. At home there is always a fridge, or a road. This was like a field in the snow, with nobody’s feet on it.',
        '“Is it nice?” whispered {A}. “It was,” said {H}. They let it grow back. It took a moment, as when you’ve stirred a puddle, and wait for the mud.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I had mine,” said {S}, “a teacher stood at the end of the hall, and whispered: sixty-six. You had to say it back. I heard fifty-six.” “And then?” asked {A}. “Then she said it once more, a bit crossly. I heard fish sticks.”',
        '“What did you say?” “I said yes, please.” {S} had been sent to the front row, and stayed there, and could see the blackboard. “And I got fish sticks for dinner, after all,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted a test as well, and got one from {A} in the waiting room. “Beep,” said {A}, quietly. {S} put up a hand. “Beep,” said {A}, more quietly. {S} put up a hand. {A} only opened a mouth, and made no sound at all. {S} put up a hand.',
        '“I didn’t say anything,” said {A}. “I saw it, though,” said {S}. So perhaps it was a test for eyes.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had been tested too, when quite new, and asleep. Something like a bean had been in one ear. Nobody had asked {A} to press anything.',
        'Now {A} sat on a lap and listened to Mrs Okoro’s keys. They rang on the left, and {A} looked left. They rang on the right. {A} looked right. Then {A} looked at the keys, and wanted them.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        'In the waiting room {A} asked what you had to know for it. “Nothing,” said {H}. “You only have to bring your ears.” That sounded easier than spelling.',
        '“There’s a tap dripping,” said {A} after a bit, “and somebody’s got a sweet in their cheek.” {H} had heard the tap. They both looked along the row of chairs. The sweet went over to the other cheek, and clicked.'
      ]
    },
    {
      id: 'nobody-on',
      A: 'partner',
      paragraphs: [
        'The second time {H} would take only real beeps. There was one. Or was there? It was as quiet as an ant with a whistle. {H} held a man over the hole, and did not dare. After five beeps the boat was still empty.',
        '“I can’t hear them,” said {A} from the corner. “But I can see you. Each time, your eyebrows go up. And then you start thinking, and wait.” {H} felt for the eyebrows.'
      ]
    }
  ],
  turn: [
    {
      id: 'left-to-them',
      A: 'partner',
      paragraphs: [
        'So {H} left it to the eyebrows. Beep. Up they went, and in went a man. {A}’s tummy growled, and the heart thumped, and the eyebrows stayed down. They only went up for a beep.',
        'Nine men were on board. Then {H} heard almost nothing, but up went the eyebrows. So {H} put the tenth man in. “That,” said Mrs Okoro, “was the last beep I had.”'
      ]
    },
    {
      id: 'somebody-elses',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After that {A} was allowed to try the headphones, just for a minute. {H} watched {A}’s face. For a long time nothing happened on it. Then the left eyebrow went up by itself, very slowly, like somebody at an auction. “There!” said {H}.',
        '“I didn’t hear anything,” said {A}. “You did,” said {H}. “Ask it.” {A} couldn’t make the left one do it again.'
      ]
    },
    {
      id: 'outside-again',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Once Mrs Okoro opened the door for a moment, and all the noise came in. There was a trolley, and a telephone, and somebody’s heels. Somewhere a lift said which floor it was. They had all been there the whole time.',
        '“Who’s turned it up?” asked {A}. {H}’s eyebrows went up for the trolley, and up for the lift, and stayed up. “Shut it again,” said {H}. Whoomp.'
      ]
    },
    {
      id: 'waves',
      A: 'partner',
      paragraphs: [
        'Mrs Okoro had drawn the whole test, with a cross for each man. Joined up, they went in hills and dips. “Those are waves,” said {H}, and set the boat on them. It sailed right across the paper.',
        'Grrowl, said {A}’s tummy. “That one’s missed the boat,” said {H}. So they went and bought the tummy a roll.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed out by the thick door, and heard nothing.',
      '{names} sat down outside, under the row of coats.',
      { text: '{names} counted the men through the window, and got to ten.', needs: ['hands'] },
      { text: '{names} waved through the thick glass.', needs: ['hands'] }
    ],
    way: [
      '{names} swallowed as well, out in the corridor.',
      '{names} listened at the thick door, and heard not one beep.',
      { text: '{names} held a finger up, for quiet.', needs: ['hands'] },
      { text: '{names} looked in through the glass, and counted who had got on.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked in through the glass, and let out a breath.',
      '{names} came in when the door was open, and sniffed at the sea.',
      { text: '{names} gave the boat a small push.', needs: ['hands'] },
      { text: '{names} held the paper at the edge, so that nobody sailed off it.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home it was loud. The tap ran, a cupboard shut, and something hummed behind the wall. {H} told the ears that they could stop counting now.',
    '{H} washed behind both of them, and lay down on one. The other one stayed up, as the watch on board.'
  ],
  last: [
    'Thump, went something in the pillow, but the eyebrows knew it, and stayed down, and {H} was asleep.',
    'Somewhere a very small beep went by, and both eyebrows let it go, for {H} slept.'
  ]
})
