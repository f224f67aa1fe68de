import { wishPlot } from '../wish-plot.ts'

export const crocodile = wishPlot({
  themes: ['crocodiles'],
  except: ['dentist', 'teeth', 'afraid', 'scared', 'hunter', 'lost', 'alligator', 'alligators', 'tick', 'peter', 'handbag'],
  answers: ['snappy', 'friendly', 'big', 'hungry', 'green', 'croc', 'mouth', 'bites'],
  company: ['crocodile', 'marble'],
  about: 'A crocodile lies in the hall with its mouth open, the hero’s marble is in there, and it means something else.',
  titles: ['Since Tuesday', 'The Crocodile in the Hall', '{H} Wants a Marble Back', 'What the Crocodile Had to Say', 'Aa'],
  want: [
    {
      id: 'aa',
      A: 'partner',
      paragraphs: [
        'Since Tuesday there had been a crocodile in the hall. It lay by the warm radiator with its mouth wide open. Today {H}’s best marble had rolled in, past all the teeth, and lay at the very back.',
        '{H} wanted it again. “May I have my marble, please?” asked {H}. “Aa,” said the crocodile, and did not move. “It wants to bite something,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'sandwich',
      A: 'partner',
      paragraphs: [
        'So {A} put a sandwich on its tongue. The jaws stayed as they were. By now there was a good deal in that mouth. Somebody had leaned an umbrella in it, and somebody had put the post there. “Aa,” it said each time.',
        '{H} tied a spoon to a ruler, and reached in as far as one sleeve. It was hot in there. The spoon touched the marble, and the marble rolled a tooth further.'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps one of its teeth aches,” said {A}. They got out the torch and counted. There were sixty-six of them, and not two the same size. “They get new ones all their life,” said {A}. “When one drops out, there’s another one waiting behind.”',
        '“So nothing hurts?” {H} asked the crocodile. “Aa,” said the crocodile. It could have been yes. It could just as well have been Wednesday.'
      ]
    },
    {
      id: 'bird',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There’s a bird that walks about in a crocodile’s mouth,” said {A}, “and picks the teeth clean.” So {A} was the bird. {A} took a paintbrush, and bent in, and went along from tooth to tooth.',
        'The crocodile rolled up its eyes. Something shook, deep down in the tail. “It’s ticklish,” said {H}. But when the bird had finished, the mouth was just as open as before, and only cleaner.'
      ]
    },
    {
      id: 'coat-stand',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} went by and hung a scarf on the longest tooth. “You can’t do that,” said {H}. “It’s very handy,” said {A}. “You get so used to it. I had my gloves there yesterday, and they were dry in no time.”',
        '“Aa,” said the crocodile. “You’re welcome,” said {A}. {H} took the scarf down again. Nobody had asked the crocodile if it wanted to be a coat stand.'
      ]
    },
    {
      id: 'guessing',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Say aa once for yes,” said {H}, “and twice for no.” “Aa,” said the crocodile. “Are you hungry?” “Aa. Aa.” “Are you sad?” “Aa. Aa.” “Are you stuck?” It thought about that. “Aa. Aa. Aa,” it said.',
        '“What’s three?” asked {A}. They had not arranged anything for three. All four eyes looked at each other for some time.'
      ]
    },
    {
      id: 'like-a-log',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} lay down on the floor beside it, to see what it was like. From there you saw a good deal of skirting board. “Now open your mouth,” said {A}. {H} opened it. Soon {H}’s tongue was dry, and one jaw had begun to tremble.',
        '“How long was that?” asked {H}. “Half a minute,” said {A}. They both looked at the crocodile with respect.'
      ]
    },
    {
      id: 'lid',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“We could close it from outside,” said {A}. They took hold of the top jaw, one on each side, and leaned on it. It was like closing a suitcase that somebody does not want closed.',
        '“You can hold a crocodile’s mouth shut with one hand,” said {A}, out of breath. “It’s got hardly any strength for opening.” “And for keeping it open?” asked {H}. That was plainly something else.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} did not go through the hall any more. {A} looked round the corner, from as far off as possible. {A} had seen teeth before, but never as furniture.',
        '“It doesn’t do anything,” said {H}. {A} looked at the crocodile, and the crocodile looked at {A}. “Aa,” it said. It sounded friendly. {A} thought so too, and stayed where {A} was.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“That crocodile reminds me of somebody,” said {S}. “Somebody at my school. He always had his mouth open, and we thought that he was slow.” “Was he?” asked {A}.',
        '“No,” said {S}. “He was always just about to say something. We never left a gap.” {S} bent down to the crocodile, and waited politely. “Aa,” it said. “Exactly,” said {S}.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} sat down in front of the crocodile and said “Aa” as well. “Aa,” said the crocodile. They understood each other very well. “What does it say?” asked {A}.',
        '“It says aa,” said {S}. “And what do you say?” “The same,” said {S}. “But I don’t mean it.”'
      ]
    },
    {
      id: 'pebble',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Crocodiles swallow stones,” said {A}. “They’re heavier then, and lie deeper in the water.” {H} went pale. “Not my marble!” said {H}. {H} ran to the flowerpot and came back with a smooth grey pebble. “Would you like to swap?”',
        '“Aa,” said the crocodile. {H} rolled the pebble in along its tongue. Somewhere at the back it went click. Now there were two in there. They listened, with one ear each, as near as they liked to go. “At least it isn’t lonely any more,” said {A}.'
      ]
    },
    {
      id: 'airing',
      A: 'partner',
      paragraphs: [
        '“What was it like in there?” asked {A}. “Hot,” said {H}. {A} laid one hand on the radiator. “It doesn’t want to bite at all,” said {A}. “A crocodile can’t sweat. When it’s too hot, it opens its mouth and lets the heat out.”',
        '“So it isn’t biting,” said {H}. “It’s opening a window.”'
      ]
    }
  ],
  turn: [
    {
      id: 'cool-air',
      A: 'partner',
      paragraphs: [
        '{H} forgot the marble. {H} turned off the radiator, and {A} opened the window. Then they each took a newspaper and fanned. A cool wind went into the crocodile, over the tongue and the post, right to the back. “Aaaa,” it said, in quite a different voice.',
        'The jaws came down the width of a finger. They came down the width of a hand. And then they were shut, as softly as a book.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They fanned behind its ears as well, which are only slits. They fanned along its back, where it is all hills. {A} took a wet flannel and did the elbows.',
        'The tail uncurled, and turned out to be a good deal longer than they had thought. It came to an end in the kitchen. There it knocked twice on the floor, for joy.'
      ]
    },
    {
      id: 'quiet',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Without the “Aa” it was very quiet in the hall. You heard the clock again. “It looks smaller with its mouth shut,” whispered {A}. “And cleverer,” whispered {H}.',
        'All along its jaws it had a smile. It had been there the whole time, but nobody sees that in an open mouth.'
      ]
    },
    {
      id: 'thank-you',
      A: 'partner',
      paragraphs: [
        '“My marble,” said {H}, very softly. The crocodile moved its tongue about. Then it opened its lips at one side, and handed things out. There was the umbrella, and the post, only a little damp. Last of all came the marble, on the very tip of the tongue.',
        '“Thank you,” said the crocodile. “I wanted to say that while you fanned. But you cannot say th with your mouth open.” “And what did you say on Tuesday?” asked {A}. The crocodile thought back. “Good morning,” it said. So they said good morning to it, although it was evening. It had waited so long for an answer.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} edged past the tail, which was most of the hall.',
      '{names} opened wide too, and found what hard work it was.',
      { text: '{names} counted the teeth on one side, and lost count at the bend.', needs: ['hands'] },
      { text: '{names} dusted the front teeth, as this was the day for dusting.', needs: ['hands'] }
    ],
    way: [
      '{names} got a puff of hot crocodile, and backed off.',
      '{names} leaned towards the sandwich, and thought better of it.',
      { text: '{names} held {H} by the back of the jumper, in case of a gulp.', needs: ['hands'] },
      { text: '{names} shone a torch along the tongue, as far as the bend.', needs: ['hands'] }
    ],
    turn: [
      '{names} puffed in the direction of the crocodile, which was well meant.',
      '{names} stretched out in the draught as well, because it was lovely.',
      { text: '{names} fanned with the lid of a biscuit tin.', needs: ['hands'] },
      { text: '{names} wedged the window, so that the cool evening could go on coming in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The post was spread out to dry, and the umbrella went back to its stand. The crocodile moved over to the window.',
    'Washed and dried, {H} lay down with the marble under the pillow. It was still a little warm.'
  ],
  last: [
    'In the hall it was cool, and the jaws were shut, and {H} slept with an open mouth.',
    'Everything had been said now, even good morning, and {H} slept.'
  ]
})
