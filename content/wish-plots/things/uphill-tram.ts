import { wishPlot } from '../wish-plot.ts'

export const uphillTram = wishPlot({
  id: 'wish-uphill-tram',
  beginsElsewhere: true,
  wishes: ['tram hill', 'tram hills', 'tram uphill', 'tram slow', 'tram slowly', 'tram overtaken', 'tram overtakes', 'tram overtake', 'tram steep', 'tram climbs', 'tram climb', 'tram climbing', 'tram puffs', 'slow tram', 'slowest tram', 'streetcar hill', 'streetcar uphill', 'streetcar slow', 'streetcar slowly', 'streetcar steep', 'tram mountain', 'tram bicycle overtakes', 'tram late hill', 'tired tram', 'old tram hill', 'trams hill', 'trams uphill', 'cable car hill slow', 'little tram city', 'tram big city', 'little tram big city'],
  answers: ['old', 'red', 'little', 'green', 'yellow', 'blue', 'small', 'rusty', 'tired', 'slow', 'slowly', 'slowest', 'hill', 'hills', 'uphill', 'up', 'down', 'top', 'goes', 'go', 'going', 'went', 'climbs', 'climb', 'climbing', 'gets', 'get', 'got', 'is', 'was', 'overtaken', 'overtakes', 'overtake', 'overtook', 'everyone', 'everybody', 'everything', 'bike', 'bikes', 'bicycle', 'bicycles', 'cars', 'car', 'runner', 'people', 'steep', 'very', 'too', 'so', 'that', 'who', 'which', 'always', 'by', 'a', 'the', 'on', 'to', 'with', 'city', 'town', 'street', 'driver', 'bell', 'story', 'please', 'about', 'passengers', 'puffs', 'puffing', 'snail', 'even', 'race', 'last', 'late', 'never', 'mind', 'doesn’t', 'cannot', 'can’t', 'keep', 'passed', 'past', 'overtaking', 'proud', 'but', 'and', 'there', 'in', 'end'],
  except: ['crash', 'crashes', 'crashed', 'hit', 'hurt', 'died', 'accident', 'broke', 'broken', 'stuck', 'runaway', 'fire', 'dragon', 'dad', 'mum', 'why', 'museum', 'strike'],
  moods: ['late', 'waiting', 'proud'],
  out: true,
  company: ['tram', 'hill', 'driver', 'bell', 'bicycle', 'bench', 'stop', 'runner', 'moon', 'dog', 'bag'],
  about: 'Everybody overtakes the old red tram on the hill, and at every stop it finds one of them out of breath on the bench, and takes them in.',
  titles: ['Everybody Overtakes the Tram', 'Next Stop, Everybody', 'The Old Red Tram Goes Uphill', '{H} Rings the Bell', 'The Slowest Way Up'],
  want: [
    {
      id: 'bicycle-overtakes',
      A: 'partner',
      paragraphs: [
        'The old red tram was halfway up the first bit of the hill when a bicycle overtook it. “Oh,” said {H}, who had the seat beside the driver. Then a runner in green shorts overtook it. Then a lady with two big bags walked past the window, and nodded.',
        '“It’s steep here,” said the driver. “She does what she can.” The tram groaned round the bend. {H} wanted to overtake somebody too, just one. “We’ll see,” said {A}. A dog trotted by, and looked in.'
      ]
    }
  ],
  way: [
    {
      id: 'make-it-lighter',
      A: 'partner',
      paragraphs: [
        '“Lean forward,” said {H}. {H} did, and {A} did, and so did six people behind them. The tram went up the hill like treacle.',
        'A man with a ladder overtook them, with the ladder on his shoulder. First they saw the front end of it. A good while later they saw the back. “Sit up again,” said the driver. “You’re making her nervous.”'
      ]
    },
    {
      id: 'the-snail',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the wall beside the rails sat a snail. They were level with it. “We’re gaining on it!” called {H}. For a moment it was quite exciting. Then the snail drew in its horns, and stopped.',
        '“That doesn’t count,” said {A}. “It’s having a rest.” The driver rang the bell for the snail, to be polite. One horn came out again and looked after them.'
      ]
    },
    {
      id: 'picking-daisies',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They went so slowly that you could read everything. “Number eleven,” read {H}. “Beware of our cat.” A cat sat behind the window of number eleven. They had time to beware of it, and it had time to yawn.',
        'At number thirteen a woman was shelling peas at her kitchen window. She told them all about a wedding, and by the cake they were past. “And what was the cake like?” called {A}. “Three floors!” called the woman.'
      ]
    },
    {
      id: 'driver-tells',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Was she always so slow?” asked {H}. The driver patted the brass handle. “When she was new, she was the fastest thing on the hill,” said the driver. “There was only a donkey.”',
        '“And the donkey?” asked {A}. “It took it badly,” said the driver. “It moved to the seaside and gave rides.” The tram groaned a bit, as if it still thought about that donkey now and then.'
      ]
    },
    {
      id: 'motorbike-line',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Behind them there was a row by now. A bus, a van and a cart with melons all waited for the wide bit. Then they went by, one after another, and each one gave a hoot.',
        '“They’re cross,” said {H}. “No,” said the driver. “That’s how they say good morning.” {A} waved to each of them. The man with the melons waved back with a melon.'
      ]
    },
    {
      id: 'sand-on-rails',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Where trees hung over the rails it was slippery with leaves. The wheels turned round, and the tram stood still. “Now we’re being overtaken by a tree,” said {A}. The driver pulled a small knob. A little sand ran down in front of the wheels.',
        'There was a crunch, and they moved. “She carries her own beach,” said {H}. It was enough for a good many leaves, but nobody could have dug in it.'
      ]
    },
    {
      id: 'other-leans',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I could walk up faster than this,” said {A}. {A} did it too, inside, from the back of the tram to the front. “There,” said {A}. “I’ve overtaken you all.” But there sat the driver, and that was the end of the tram.',
        '{A} had to walk back down again to the seat. That was uphill for the feet and downhill for the tram, or the other way about. {A} sat down rather hard, on somebody’s newspaper.'
      ]
    },
    {
      id: 'pet-window',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} watched the dog outside. It had overtaken them once, and came back to do it again. It ran round the tram once, the whole way, front and back. {A} could not believe it.',
        'After that {A} lay on the floor and looked the other way. When the dog came past for the third time, {A} put one paw over one eye. “You’re much faster indoors,” said {H}.'
      ]
    },
    {
      id: 'elder-pushed',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We used to get out and push,” said {S}. “On the last bend, in the snow. The driver said please, and then the whole tram got out.” “Did it help?” asked {A}.',
        '“It got very warm,” said {S}. “And once we were up, it was off without us. It had never felt so light. It waited at the next stop, and I must say that it looked ashamed.”'
      ]
    },
    {
      id: 'child-drives',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} drove as well, with an invisible handle. {S} drove so hard that {S}’s ears went red. “Is it going faster?” asked {S}. {A} looked out at a flowerpot. “A bit,” said {A}. “We’re past the soil, and now comes the flower.”',
        'Then {S} had to stop, out of breath, and let the driver do it alone. The flower came by, and it was a geranium.'
      ]
    },
    {
      id: 'first-bench',
      A: 'partner',
      paragraphs: [
        'At the first stop somebody sat on the bench, very red in the face. It was the runner in green shorts. The runner got on and fell into a seat. At the second stop it was the lady with the bags. “Nobody can keep that up,” said the lady, and got on.',
        '{A} looked from one to the other. “We can’t overtake anybody,” said {A} slowly. “By the time we come, they’re all in here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'picks-them-up',
      A: 'partner',
      paragraphs: [
        'From then on {H} sat quite straight, and looked out for the next one. At the third stop stood the bicycle, with its rider beside it. They hung the bicycle on the hook at the back. At the fourth stop waited the ladder. It took up the whole of the middle, and everybody held a rung.',
        '{H} was allowed to ring the bell. Ding, it said, and they groaned on. Nobody passed the window any more. They were all inside.'
      ]
    },
    {
      id: 'dog-gets-on',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Last of all came the dog. It sat at the fifth stop with its tongue out, and looked the other way. The door opened. The dog seemed to be waiting for something else, a number seven perhaps.',
        'Then it got in, very quickly, and lay down under the seat of the lady with the bags. “Nobody saw,” said {A} to it.'
      ]
    },
    {
      id: 'moon-keeps-up',
      A: 'partner',
      paragraphs: [
        'At the top they all got out, and patted the tram on its warm red side. “The same time tomorrow?” asked the runner. “I’ll overtake you as usual.” “Please do,” said {H}. “We’ll be along.”',
        'On the way down it was nearly dark, and only the moon was out. It went along beside them behind the roofs, no faster and no slower. {A} looked at it for a long time. “It isn’t in a hurry either,” said {A}.'
      ]
    },
    {
      id: 'melon',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The man with the cart was at the top as well, and cut a melon into slices. There was one for everybody who had been on the tram. The driver ate one in the doorway, with one hand on the rail.',
        'They stood in a row and looked down at the town. All the lights were coming on. “It’s a very long way up,” said the lady with the bags. “And I’ve hardly noticed it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out at the back, where there was still nobody.',
      '{names} groaned along with it, round the bend.',
      { text: '{names} held on to the strap and swung a bit.', needs: ['hands'] },
      { text: '{names} waved to the runner.', needs: ['hands'] }
    ],
    way: [
      '{names} sat as lightly as possible.',
      '{names} rolled a little further back at each bend.',
      { text: '{names} drew a small hill on the steamy window.', needs: ['hands'] },
      { text: '{names} punched a hole in every ticket.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up, and moved up once more.',
      '{names} sniffed at the pedals of the bicycle.',
      { text: '{names} held a rung of the ladder.', needs: ['hands'] },
      { text: '{names} carried one of the bags to the door.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home there were only stairs and a doorstep to get over. {H} took them like the tram, with a groan at each.',
    'Washed and in bed, {H} heard the tram go by once more, very far off. It was on its last round, and there was nobody to overtake it.'
  ],
  last: [
    'Ding, said a bell, a long way down the hill. {H} was asleep already.',
    'Sleep came up the hill slowly, and took everybody in, and {H} was asleep.'
  ]
})
