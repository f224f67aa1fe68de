import { wishPlot } from '../wish-plot.ts'

export const nurse = wishPlot({
  id: 'wish-nurse-night-round',
  wishes: ['nurse', 'nurses', 'night nurse', 'school nurse', 'playing nurse', 'playing nurses', 'nursing', 'playing hospital', 'playing hospitals', 'teddy hospital', 'toy hospital', 'toy nurse', 'nurse mum', 'nurse mummy', 'play hospital'],
  except: ['shark', 'rhyme', 'rhymes', 'jab', 'jabs', 'injection', 'vaccination', 'vaccine', 'afraid', 'scared', 'blood', 'broken', 'operation', 'stay', 'staying', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'baby', 'tonsils', 'shift', 'works', 'working', 'lost', 'lonely', 'dinosaur', 'dragon', 'real', 'was'],
  answers: ['nurse', 'kind', 'helps', 'help', 'who', 'that', 'hospital', 'doctor', 'doctors', 'play', 'playing', 'being', 'teddy', 'teddies', 'toys', 'patient', 'patients', 'little', 'job', 'uniform', 'looks', 'after', 'night', 'better', 'make', 'bear', 'mum', 'mummy', 'my'],
  company: ['nurse', 'patient', 'bell', 'blanket', 'torch', 'chart', 'bed', 'pillow', 'ward'],
  about: 'A night nurse must know every hour whether the patient sleeps, and wakes the patient to ask, until the blanket tells.',
  titles: ['Not Any More, Said the Patient', 'The Blanket Went Up and Down', '{H} Is the Night Nurse', 'Every Hour on the Hour', 'The Nurse in Socks'],
  want: [
    {
      id: 'night-round',
      A: 'partner',
      paragraphs: [
        '{H} was the night nurse, with a torch, and a watch pinned on upside down. In the bed lay {A}, who was the patient. “What you need is a good long sleep,” said the nurse, “and then you’ll be well.” {H} wanted to have the patient well by the morning.',
        'Every hour {H} had to write on the chart whether the patient was asleep. The hours were short ones. {H} walked round the table once, and it was eleven. “Are you asleep?” asked the nurse. “Not any more,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'every-hour',
      A: 'partner',
      paragraphs: [
        'At twelve {H} came on tiptoe, and shone the torch on the pillow, and on {A}’s nose. “Good,” whispered the nurse. “You’ve got your eyes shut.” “Now I haven’t,” said {A}. At one {H} felt its forehead, and it jumped. At two the nurse dropped the chart.',
        'At three {H} only stood there and wondered. “I can hear you wondering,” said the patient.'
      ]
    },
    {
      id: 'upside-down-watch',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Why’s your watch upside down?” asked the patient. “So that I can see it, and not you,” said {H}. It hung on the jumper, and you only had to look down your nose. {H} took {A}’s wrist and counted. “What are you counting?” “You.”',
        'The nurse counted to sixty-two, and lost it when the patient sneezed. “How many have I got?” asked {A}. “A good few,” said {H}, “and one very big one.”'
      ]
    },
    {
      id: 'bandage',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A nurse has to be good at bandages. You go round, and round, and each time you cover half of the last one. {H} began at the wrist. There was a lot of it. At the elbow {H} was quite sure, and at the shoulder it could not be stopped.',
        '“Where does it hurt?” asked the nurse, somewhere behind the neck. “It was this finger,” said the patient. It was the only bit of {A} that still stuck out. They tied a bow on it.'
      ]
    },
    {
      id: 'thermometer',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Under one arm the patient had a thermometer. It was a pencil, and it had to stay there for three minutes. With a thing like that under your arm you can’t point, or wave, or scratch. {A} needed all three.',
        '“Well?” asked {A}, when it came out. {H} read it slowly, all along the side. “It says HB,” said the nurse. “Is that bad?” “It’s just right,” said {H}. “You’re neither hard nor soft.”'
      ]
    },
    {
      id: 'corners',
      A: 'other',
      spare: 4,
      paragraphs: [
        'At a hospital the sheets have corners like an envelope. {A} showed how it’s done. You lift it, fold it, tuck it, and drop it. {H} did the other side. There was a lump in it.',
        '“That’s my foot,” said {A}. They did it again, and left out the foot. After that you could have bounced a button on it. They did bounce a button on it, up to nine.'
      ]
    },
    {
      id: 'how-are-we',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“And how are we this evening?” asked the nurse. “I’m ill,” said the patient. “How are you?” “I’m well.” “Then we’re half and half,” said {A}. The nurse shook up the pillow. It was shaken so well that the patient rolled to the wall.',
        '“Have we drunk all our water?” “You have,” said {A}. “I saw you.” It was true, and {H} went to fill up the cup.'
      ]
    },
    {
      id: 'the-bell',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'A patient has a bell for when something’s wanted. {A} rang it. “Yes?” asked the nurse. “I only wanted to see if it works,” said {A}. {H} went back to the chair and sat down. It rang. “Does it still?” “Yes,” said the nurse.',
        'The third time it was a matter of the left sock. The fourth time {A} had been going to say something, and would ring when it came back. {H} didn’t sit down again at all. It saved a good deal of getting up.'
      ]
    },
    {
      id: 'visiting-time',
      A: 'other',
      spare: 7,
      paragraphs: [
        'At visiting time {A} came, with grapes. Visitors always bring grapes, and sit on the edge, and eat them. “You’re looking better,” said {A}. “That’s the nurse,” said {H}. “The one who’s ill is in the bed.”',
        '“So it is,” said {A}, and turned to the right one. “And what’s the food like?” They looked at the bowl. There were stalks in it. “It’s very light,” said the nurse.'
      ]
    },
    {
      id: 'medicine-spoon',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Now comes the medicine,” said the nurse, with an empty spoon. “What’s it taste of?” asked {A}. “Strawberry, on the outside.” The patient shut both lips. So {H} took a spoonful first, to show. {H}’s face drew together in the middle.',
        '“That’s not strawberry,” said {A}. “It is at the beginning,” said {H}, in a small voice. They gave a spoonful to a plant. It stood up quite straight.'
      ]
    },
    {
      id: 'pet-patient',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'In the next bed lay {A}, who had nothing the matter, and had come for the blankets. “Tongue out,” said the nurse. {A} looked at the nurse. {H} put out a tongue, to show how. Then {A} had seen {H}’s, and it was in order.',
        'On the chart was written how {A} had slept. “Well,” it said, at ten, and at eleven, and at twelve. There was nothing else to put. It was the best patient on the whole ward.'
      ]
    },
    {
      id: 'elder-ward',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I was in hospital once, as a child, with my tonsils,” said {S}. “There were twenty of us in one long room. The night nurse had a lamp with a green cloth on it. You saw it coming, bed by bed, like a very slow glow-worm.” “Were you asleep?” asked {A}.',
        '“I made believe I was,” said {S}, “so as not to hurt her feelings. We all did. Twenty of us lay there and snored. She must have thought that she was very good at it.”'
      ]
    },
    {
      id: 'child-doctor',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was the doctor, in a bathrobe, and came by with big steps. “What’s this one got?” asked {S}. “Tiredness,” said the nurse. {S} laid an ear on the blanket. “There’s somebody walking about in there,” said {S}.',
        '“That’s the heart,” said {A}. “Tell it to sit down,” said the doctor, and went on to the next bed. There was a cushion in that one. It was sent home.'
      ]
    },
    {
      id: 'was-asleep',
      A: 'partner',
      paragraphs: [
        'At four the patient sat up. “I was asleep at eleven,” said {A}, “and at twelve, and at one. Then you came to find out.” {H} looked at the chart. It said “Awake”, all the way down. “It’s you that wakes me,” said {A}. “You have to know it without asking.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-blanket',
      A: 'partner',
      paragraphs: [
        'The nurse thought about that for one whole hour. Then {H} came in socks, with one hand over the torch. {H} stood at the foot of the bed. {H} looked at nothing but the blanket. It went up. For a while nothing happened. It went down.',
        'It was as even as a boat on a pond. “Asleep,” wrote the nurse, without a sound. {H} sat down on the chair, to see if it stayed like that. Up it went, and down.'
      ]
    },
    {
      id: 'count-breaths',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'To be quite certain, the nurse counted. You can count somebody’s breaths with your eyes, and they never know. At fourteen the patient’s nose whistled. {H} held the pencil still.',
        'It whistled at every second breath, like a very small kettle. {H} wrote that down too. “Whistles,” it said. “No need to do anything.”'
      ]
    },
    {
      id: 'slipped-blanket',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'One of the patient’s feet had got out. It lay there all by itself, and its toes were cold. That’s how it looked, for {H} didn’t touch it. The nurse took just the corner of the blanket, and waited for the next breath down.',
        'With the breath the blanket came along. When it went up again, the foot was under it. Nobody had noticed, least of all the foot.'
      ]
    },
    {
      id: 'who-is-asleep',
      A: 'partner',
      paragraphs: [
        'At six the patient woke up, as well as anything. It was quite quiet on the ward. On the chair sat the night nurse, with the chart. {A} looked at {H}’s jumper. It went up, and for a while nothing happened, and it went down. So {A} got up, took the pencil, and wrote it on the chart.',
        'When {H} opened {H}’s eyes, there was a blanket round {H}’s knees. “Was I asleep?” asked {H}. “I didn’t ask,” said {A}, and held out the chart. “Nurse,” it said, “six o’clock, asleep.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the next bed, which was the rug.',
      '{names} kept quite still, so as not to be on the chart.',
      { text: '{names} tucked in the patient’s feet, both ends of the blanket at once.', needs: ['hands'] },
      { text: '{names} felt a teddy’s forehead with the back of a spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked in the torchlight, together with the patient.',
      '{names} bumped into the night trolley, and it said sorry.',
      { text: '{names} picked up the chart, and it rustled like a wood.', needs: ['hands'] },
      { text: '{names} put an ear to the blanket, and the blanket asked who it was.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed along, up and down, on the next bed.',
      '{names} passed the ward without a rustle.',
      { text: '{names} turned the clock’s face to the wall.', needs: ['hands'] },
      { text: '{names} covered the torch with a red sock.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chart hung at the foot of the bed, and the watch was unpinned. There was nobody ill on the ward any more.',
    '{H} splashed a little, and lay down in a bed with corners like an envelope. Then there was only the blanket to look at, going up, and going down.'
  ],
  last: [
    'Up went the blanket, and for a while nothing happened, and down, and {H} was asleep.',
    'It was written on the chart already, so there was no hurry, and {H} slept.'
  ]
})
