import { wishPlot } from '../wish-plot.ts'

export const deedNoticeAnything = wishPlot({
  id: 'wish-deed-notice-anything',
  tellsAny: 'once',
  deeds: ['gets'],
  out: true,
  about: 'Somebody has something new and {H} has green laces, and nobody has noticed either, until they stop going past people and join the queue at the bus stop.',
  titles: ['Notice Anything', 'The Queue That Looked', 'Green Laces', '{H} Puts One Foot Forward', 'Since Lunch'],
  company: ['window', 'bus', 'queue', 'laces', 'lamp', 'puddle'],
  want: [
    {
      id: 'past-the-window',
      A: 'partner',
      paragraphs: [
        'Somebody went past the window, and came back again, only slower. It was {once.first}. “You’ve got {once.thing},” called {H}. {once.who} had to sit down on the kerb. “You’re the first who’s said so,” said {once.who}.',
        'That very day {once.who} {once.did}. Then {once.who} went all over town with {once.the}, and nobody noticed. {H} knew what that was like. In {H}’s shoes were new green laces. Nobody had noticed those either, since breakfast.'
      ]
    },
    {
      id: 'that-old-thing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It had to be practised, what you say when somebody notices. {A} was somebody. “Oh,” said {A}, “is that new?” “Yes,” said {once.who}. “No,” said {H}. “You say, ‘What, this old thing?’ And you look at the ground.”',
        '{once.who} looked at the ground, and said it. “But it’s from today,” said {once.who}, rather worried. “They know that,” said {H}. “It’s only for the looking at the ground.”'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It might be because of {doer.part}. “They see that,” said {once.who}, “and then they think that they’ve seen everything.” {A} went a few steps off and tried it. It was true. Your eye went there first, and wanted to stay.',
        'So {H} held a newspaper in front of {doer.part}. “And now?” asked {H}. Now {A} could see {once.the}, and the football results. “It’s better,” said {A}, “but it takes longer.”'
      ]
    }
  ],
  way: [
    {
      id: 'up-and-down',
      A: 'partner',
      paragraphs: [
        '“Then we’ll show the street,” said {H}. {once.who} went first with {once.the}, then came {H} with the laces, and {A} counted who looked. A man went by with a ladder. “Evening,” said the man. “Mind the puddle.”',
        'At the end {A} added it up. Nine people had gone past. Eight of them had seen a puddle, and one had seen the time.'
      ]
    },
    {
      id: 'cough',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Cough,” said {A}. “Then they’ll look up.” So {once.who} coughed when the next one came, and turned {once.the} to the light. It was an old lady. She stopped at once, and opened her bag.',
        '“With honey,” said the old lady, and held out a cough drop. “And keep the neck warm.” {once.who} thanked her. It was a very good cough drop. But she had looked at nothing except the cough.'
      ]
    },
    {
      id: 'shop-window',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Outside the shoe shop {once.who} stopped short. “Look,” whispered {once.who}. “In there. That one’s got {once.thing}, too.” They all looked in. “And how well they go together,” said {once.who}. {H} looked at {A}. It was only the glass.',
        '“Wave,” said {A}. {once.who} waved, and in the window somebody waved. It took a moment. “I must say,” said {once.who}, and came a step nearer, “it’s even better from over there.”'
      ]
    },
    {
      id: 'torch',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} fetched the torch and lit up {once.the} from below, like a church. Now you could see it from the other end of the street. Somebody came straight towards it, flew round it twice, and sat down.',
        'That was a moth. After it came two more, and one with feathers on its chin. “They’ve noticed, at any rate,” said {H}. “They notice anybody with a torch,” said {once.who}, but stood very still for them.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to know where to look,” said {once.who}. “Anybody can see that there’s something. But have you seen {what.part}?” {H} had. {A} hadn’t, and was shown it from quite near.',
        '“Is that meant to be so?” asked {A}. “That’s what costs the money,” said {once.who}. They all three stood round {what.part} and were silent for a bit. It was like church, only nearer.'
      ]
    },
    {
      id: 'what-did-you-see',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} ran after the man with the ladder. “What did you see just now,” asked {A}, “when you came past us?” The man thought hard. “A ladder,” said the man. “From underneath.” He carried it on top of his head, so that was mostly what he saw.',
        '“And before that?” “Tuesday,” said the man. {A} thanked him and came back. “He’s no good,” said {A}. “He’s full already.”'
      ]
    },
    {
      id: 'the-game',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“We’ll practise noticing,” said {H}, “so that it gets about.” {H} and {A} turned to the wall, and {once.who} changed one thing. “Now,” called {once.who}. They turned back. “You’ve taken a step to the left,” said {A}. That was right.',
        'The second time it was harder. They looked for a long while, at {once.the} and all round it. “You’re thinking of something else,” said {H} at last. {once.who} had gone over from Thursday to cake. “You’re good,” said {once.who}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I’ve got something new as well,” said {S}, “but it’s underneath.” They had to go under the lamp for it. {S} rolled up one trouser leg, over the sock and over the knee. “There,” said {S}. It was a scab, in the shape of Africa.',
        '“How long have you had that?” asked {A}. “Since the scooter,” said {S}. {once.who} bent down to it, and noticed it properly, with all its coasts. “It’s coming off on Sunday,” said {S}. “You’re just in time.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I had a new hat once,” said {S}, “a green one. Nobody said a word. So I kept it on for dinner, and I kept it on for the piano. On Friday my father looked at me for a long time.” “And what did he say?” asked {A}.',
        '“He said that I looked taller,” said {S}. “I’ve been content with that.” And {S} stood beside {once.who} for a bit, and looked taller.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had noticed before anybody, and had not looked away since. {A} looked at {once.the} from one end to the other. Then it was the laces’ turn, both bows included.',
        '“That’s what I call looking,” said {once.who}. {A} thought it over. Now {once.the} had been put away in there, next to last week’s sausage.'
      ]
    },
    {
      id: 'standing-beside',
      A: 'partner',
      paragraphs: [
        '“It’s because we go past,” said {A}. “I’d never noticed our postman, until we stood in the same queue. After that I knew him by heart, right down to his ears. You have to stand next to people, with nothing else to do.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-queue',
      A: 'partner',
      paragraphs: [
        '“The bus stop,” said {H}. Five people were standing there and looking at nothing. {once.who} joined on with {once.the}, and {H} and {A} behind. The first head turned, and the second. “Is that new?” asked a woman. “Since lunch,” said {once.who}. “Could you turn round?” asked a man. And {once.who} turned right round with {once.the}, slowly, so that nobody missed the back.',
        'Now {H} put one foot forward. “Green,” said the man. “Both of them?” {H} put out the other one. Then it came over them all. The man had new teeth, since Tuesday. The woman had a new knee. A boy had a gap where there’d been a tooth, and a gap is new too.'
      ]
    },
    {
      id: 'latecomers',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Others came by and saw the queue. “What are you all waiting for?” they asked. “You stand here,” said {A}, “and in a moment you’ve got something.” So they stood there. One of them turned out to have a new nephew, and there was a photograph.',
        'Soon it went right round the corner. At the back they could not see {once.the} any more, and had to be told. By the letter box, {once.the} had a little roof, and played a tune.'
      ]
    },
    {
      id: 'the-bus',
      A: 'partner',
      paragraphs: [
        'When the bus came, nobody had time to get on. The driver leaned out. “You’ve got {once.thing},” said the driver, “and I’ve got a new bell.” He rang it for them, and drove away empty.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. Everybody in the queue noticed that. “I’ve stood here for thirteen years,” said the man, “and that’s the first time.”'
      ]
    },
    {
      id: 'the-button',
      A: 'partner',
      paragraphs: [
        '{H} looked at {A}, from the hair right down to the shoes. “You’ve got a different button,” said {H}, “the second from the top.” {A} went red. It had been there since Sunday. “What,” said {A}, and looked at the ground, “this old thing?”'
      ]
    },
    {
      id: 'the-knee',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What can it do?” {H} asked the woman. She bent the new knee and stretched it again. It did it without a sound. “The old one creaked like a gate,” said the woman. “I rather miss it. You always knew that I was coming.”',
        '“You could have a bell,” said {once.who}. The woman looked after the bus. {A} stood on one leg beside her, to hear how the old sort sounds. There was a small click, and she said that it would come.'
      ]
    },
    {
      id: 'once-past',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the way home they noticed whatever was there. Somebody had put a new brick in the wall, a bit too orange. “Well done,” said {once.who} to the brick. There was one new leaf on the hedge, very late, and it was told so.',
        'The puddle was smaller. “Is that since today?” asked {A}. They stood round it, and each of them was in it upside down, with {once.the} as well. {H} looked at the laces in there. They were green from that side as well.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'In the queue {A} was passed from arm to arm. {A} noticed a beard, and a zip, and an ear with a ring in it. {A} noticed {once.the} last of all, and breathed in, and held it.',
        '“Ba,” said {A}. Nobody had heard that one before. “Is that new?” asked the man. It was from that very moment. Everybody in the queue was quite quiet, and then they all clapped, and {A} said it again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stopped beside the kerb, and gave the laces the attention they deserved.',
      '{names} pressed up to the window, and breathed a round patch on it.',
      { text: '{names} made the bows on the laces bigger, by an ear each.', needs: ['hands'] },
      { text: '{names} put on some old socks, so as not to compete.', needs: ['hands'] }
    ],
    way: [
      '{names} went through the puddle, and missed all the rest.',
      '{names} paraded along at the end, like a brass band.',
      { text: '{names} chalked marks on the wall, one for every puddle seen.', needs: ['hands'] },
      { text: '{names} tipped hats to the man with the ladder.', needs: ['hands'] }
    ],
    turn: [
      '{names} got into the queue, and turned round slowly, to show the back as well.',
      '{names} looked over every shoe in the queue, and some of them twice.',
      { text: '{names} showed a scar, and a sticking plaster, and a very old button.', needs: ['hands'] },
      { text: '{names} shook hands with the new knee, or with the woman it belonged to.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes stood in the hall, with their laces to the front. Outside {once.who} went past the window, once there and once back. Both times it was noticed.',
    'Clean again, or nearly, {H} lay down. The pyjamas were not new, only clean. Far off on its round a bus rang its bell, a bit oftener than it had to.'
  ],
  last: [
    'There was a new dent in the pillow. In it lay {H}, and {H} was asleep.',
    'It was dark by now, and nobody noticed that {H} slept.'
  ]
})
