import { wishPlot } from '../wish-plot.ts'

export const butterflySleeps = wishPlot({
  id: 'wish-butterflies-sleeps',
  beginsElsewhere: true,
  themes: ['butterflies'],
  except: ['moths', 'moth', 'caterpillar', 'caterpillars', 'chrysalis', 'cocoon', 'hungry', 'hatch', 'hatches', 'hatched', 'metamorphosis', 'tummy', 'stroke', 'swimming', 'died', 'dead', 'wing', 'release', 'released', 'garden', 'summer'],
  answers: ['sleep', 'sleeping', 'asleep', 'sleepy', 'winter', 'curtain', 'peacock', 'eyes', 'colours', 'colourful', 'beautiful', 'wings', 'fly', 'house', 'indoors', 'hibernating', 'woke'],
  company: ['butterfly', 'lamp', 'curtain'],
  about: 'The hero wakes a butterfly that has slept in the curtain since autumn, and has to carry it back into the cold.',
  titles: ['In the Fold of the Curtain', 'Four Eyes in the Lamplight', '{H} Puts a Butterfly to Bed', 'It Thinks That It’s May', 'Colder with Every Step'],
  want: [
    {
      id: 'in-the-fold',
      A: 'partner',
      paragraphs: [
        'It was winter, and in a fold of the curtain hung a butterfly. It hung with its wings shut, and looked like an old brown leaf. “It’s asleep,” said {A}. “Some of them come indoors in the autumn, and sleep until spring.”',
        'But what did the wings look like inside? {H} wanted to see them open, only once. “It’ll want some light,” said {H}, and brought the lamp.'
      ]
    }
  ],
  way: [
    {
      id: 'four-eyes',
      A: 'partner',
      paragraphs: [
        'For a while nothing happened. Then the old brown leaf began to tremble. It shivered itself warm. Its wings opened, and were as red as a tomato. On the red were four large blue eyes. “They’re staring at me,” said {A}.',
        '“It’s a peacock butterfly,” whispered {H}. “Thank you, butterfly. You can go back to sleep now.” But the butterfly was wide awake. It flew round the lamp once, and went to look for flowers.'
      ]
    },
    {
      id: 'cushion-flowers',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The butterfly found some. On the cushion there were roses. It sat down on the biggest one and let out its long, curly tongue. It felt about in the middle of the rose, and drew it in again. “What did it get?” asked {H}.',
        '“Wool,” said {A}. The butterfly tried the next rose, and the one beside it. It was very thorough. When it had been to all of them, it looked at the cushion with all four eyes.'
      ]
    },
    {
      id: 'dust',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Once the butterfly sat down on {H}’s sleeve, and left some dust there, red and a bit blue. “That’s what the picture’s made of,” said {A}. “They’re tiny scales, like tiles on a roof. You mustn’t touch it, or there’ll be holes in the picture.”',
        'So {H} kept that arm quite still, and held it out to the side like a coat hook. After a while {A} hung a scarf on it, and was asked to take it off again.'
      ]
    },
    {
      id: 'four-legs',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Count its legs,” said {A}. The butterfly sat on the window pane, and they counted from below. “Four,” said {H}. “That can’t be right. They all have six.” {A} looked for a long time. Two more were folded up under its chin, as small as whiskers.',
        '“What does it keep them there for?” “For best,” said {A}. The butterfly stroked its feelers with them, first the left, and then the right.'
      ]
    },
    {
      id: 'others-asleep',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Are all the butterflies indoors?” asked {H}. “No,” said {A}. “Some have gone to Africa. Some are only an egg, on a twig, with snow on it. And some are a caterpillar under a leaf, and haven’t the least idea yet.”',
        '“And who else sleeps in here?” They went and looked. In a crack by the window sat five ladybirds, close together. One had its feet in another one’s back. “That bed’s full,” said {A}.'
      ]
    },
    {
      id: 'scaring',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What are the eyes for?” asked {H}. “For birds,” said {A}. “A bird comes along, and it opens, and there’s an owl.” {H} wanted to try that out. {H} stood with both arms shut in front, and an orange in each hand.',
        '“I’m a sparrow,” said {A}. “What have we here? An old leaf.” “Hoo!” said {H}, and opened. The sparrow had to sit down. {A} had known what was coming, and had jumped all the same.'
      ]
    },
    {
      id: 'hissing',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“The butterfly’s hissing,” said {H}. It was a very small sound, like a finger on paper. A peacock butterfly rubs its wings together when it is cross. “It’s cross with the lamp,” said {A}.',
        '“It’s cross with me,” said {H}. “I woke it up.” They both said sorry. The butterfly hissed once more, but not so crossly.'
      ]
    },
    {
      id: 'may-outside',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The butterfly walked up the window, and fell off at the top, and walked up again. Outside there were three bare trees, and a bin with a white lid of frost. “It’s looking for the nettles,” said {A}. “That’s where they lay their eggs.”',
        '“There aren’t any,” {H} told it. “They’re under the ground. Even the nettles are in bed.” The butterfly went back to the corner and began again. It was used to better weather.'
      ]
    },
    {
      id: 'on-the-nose',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Then the butterfly sat down on {A}, in the very middle of {A}’s face. {A} had to squint to see it. “It’s the warmest place in the room,” said {H}. “What shall I do?” asked {A} without moving any lips.',
        '“Breathe through your mouth.” {A} breathed through {A}’s mouth. The butterfly opened and shut on {A}’s nose a few times, red and brown, red and brown. It looked like a very thin book that somebody could not get into.'
      ]
    },
    {
      id: 'pet-watches',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} had seen something fly, and sat up. But then it landed and opened, and four eyes looked at {A}. They were large ones for somebody of that size. {A} lay down again, and laid {A}’s ears flat.',
        '“It’s only a butterfly,” said {H}. {A} knew what {A} had seen. There was somebody behind it.'
      ]
    },
    {
      id: 'elder-winter-guest',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“We had a butterfly behind the clock,” said {S}, “every winter. My mother dusted round it. Once there was a wedding, and all the lamps were lit. It came out and sat on the cake.” “Was it told off?” asked {A}.',
        '“No,” said {S}. “They gave it the sugar rose. It had a good lick, and went back behind the clock.”'
      ]
    },
    {
      id: 'child-pretends',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was a butterfly as well, and slept in the other curtain, with both arms up. You only saw the socks. “Don’t wake me,” said {S}. “It’s winter.” {A} went past on tiptoe.',
        '“Is it spring now?” asked the curtain. “Not yet.” It was quiet for a moment. “And now?” “It’s about the middle of January,” said {A}. The socks changed feet.'
      ]
    },
    {
      id: 'baby-blinks',
      A: 'baby',
      spare: 5,
      paragraphs: [
        'The butterfly opened its wings in front of {A}, and {A} opened two round eyes. The butterfly shut its wings, and {A} shut {A}’s eyes. Open, they went, and shut.',
        'They did it for quite a while. Then {A} forgot the part with open. “If only it worked that way round as well,” said {H}.'
      ]
    },
    {
      id: 'the-warm',
      A: 'partner',
      paragraphs: [
        '{H} switched off the lamp and held the curtain open. The butterfly walked into the fold, and straight out again. “It thinks that it’s May,” said {H}. “And there isn’t one flower outside.”',
        '“It ought to be asleep,” said {A}, and put one hand on the sill. Warm air came up there from the heating. “In the cold it sleeps. In the warm it’s spring. But first it’ll want something to drink.”'
      ]
    }
  ],
  turn: [
    {
      id: 'sugar-water',
      A: 'partner',
      paragraphs: [
        '{H} put sugar water on the sill, in a bottle top. A bit of red wool was the flower. The butterfly let out its tongue and drank. Then it climbed on to {H}’s finger.',
        '“There’s one window that never gets warm,” said {H}. It was the small one at the end of the passage. So they set out, very slowly, and {A} went in front and opened the doors.'
      ]
    },
    {
      id: 'whisper',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Ought we to tell it something?” whispered {A}. “Only what’s true,” whispered {H}. So they told it that the snow was still there. They told it that the nettles were well, and that nobody had started without it.',
        'The feelers had been up until then. Now they came down, one after the other, and lay side by side.'
      ]
    },
    {
      id: 'cold-breath',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Out here you could see your breath. {A} made a small cloud, and {H} made one too, but away from the butterfly. “How does it know when it’s really spring?” asked {H}.',
        '“It’ll feel it in its feet,” said {A}. “And then one of us has to open the window.” “Me,” said {H}. They left it at that.'
      ]
    },
    {
      id: 'every-step',
      A: 'partner',
      paragraphs: [
        'With every step it grew colder, and with every step the wings shut a bit more. In the first room you still saw all four eyes. At the second door there were only two. In the passage there was just a line of red. And then {H} was carrying an old brown leaf.',
        'By the small window hung a winter coat that nobody wore. {H} held one finger to a fold of it. Four feet climbed over, one by one, and held on. “Until May,” whispered {H}. Nobody would have known that it was there.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed on the curtain, and the butterfly did not stir.',
      '{names} leaned on the cold window, and it misted over.',
      { text: '{names} held out a finger or two, in case the butterfly wanted a twig.', needs: ['hands'] },
      { text: '{names} pulled the curtain straight, all but that one fold.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the lamp as well, some way below.',
      '{names} met all four eyes, and sat down.',
      { text: '{names} searched for a flower as well, and brought parsley.', needs: ['hands'] },
      { text: '{names} held out one hand for the butterfly, and it flew by.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept well back from the wings.',
      '{names} followed, without stirring the air.',
      { text: '{names} pinned back a sleeve, so that nothing brushed against it.', needs: ['hands'] },
      { text: '{names} wiped a drop of sugar off the sill.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the bottle top, and the red wool lay on the sill. The lamp went back where it belonged.',
    '{H} washed, and lay down in the dark. First one arm was folded in, like a wing, and then the other.'
  ],
  last: [
    'The butterfly slept in its coat, and at the other end of the passage {H} slept.',
    'It was a long time until May. {H} was asleep, with all eyes shut.'
  ]
})
