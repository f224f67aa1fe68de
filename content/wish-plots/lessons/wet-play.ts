import { wishPlot } from '../wish-plot.ts'

export const wetPlay = wishPlot({
  id: 'wish-wet-play',
  wishes: ['wet playtime', 'wet play', 'wet playtimes', 'wet break', 'wet breaktime', 'wet lunch', 'wet lunchtime', 'wet play school', 'wet play classroom', 'wet play today', 'wet playtime school', 'wet day timetable', 'indoor recess', 'inside recess', 'indoor break school', 'indoor play school', 'indoor playtime', 'indoor lunch school', 'recess indoors', 'recess inside', 'recess rain', 'recess raining', 'recess rained', 'playtime rain', 'playtime raining', 'playtime rained', 'playtime indoors', 'playtime inside', 'playtime classroom', 'break classroom rain', 'break rained school', 'break raining school', 'breaktime rain', 'breaktime indoors', 'stayed in classroom rain', 'stuck in classroom rain', 'inside at break rain', 'steamed up windows classroom', 'steamy windows school', 'steamy windows classroom', 'classroom windows steamed', 'steamy window drawing', 'drew on steamy window', 'drawing steamed window', 'drew foggy window', 'drawing foggy window', 'misty window drawing', 'old puzzles school', 'old puzzle missing piece school', 'rained at recess', 'rain recess classroom', 'rainy recess', 'rainy day recess', 'couldn’t go out at playtime', 'couldn’t go outside recess', 'stayed in at playtime', 'stayed inside at recess', 'wetplay', 'missing puzzle piece school'],
  answers: ['wet', 'rain', 'rains', 'rained', 'raining', 'rainy', 'pouring', 'play', 'playtime', 'break', 'breaktime', 'recess', 'lunch', 'lunchtime', 'indoor', 'indoors', 'inside', 'stay', 'stayed', 'stuck', 'school', 'nursery', 'kindergarten', 'kindy', 'class', 'classroom', 'teacher', 'year', 'grade', 'reception', 'today', 'yesterday', 'again', 'all', 'whole', 'week', 'day', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'window', 'windows', 'steamed', 'steamy', 'steam', 'fog', 'foggy', 'misty', 'drew', 'draw', 'drawing', 'drawings', 'finger', 'pictures', 'puzzle', 'puzzles', 'jigsaw', 'piece', 'missing', 'old', 'games', 'board', 'bricks', 'lego', 'colouring', 'coloring', 'felt', 'tips', 'pens', 'noisy', 'loud', 'crowded', 'boring', 'bored', 'fun', 'friends', 'friend', 'couldn’t', 'go', 'out', 'outside', 'because', 'had', 'we', 'horse', 'breath', 'playground', 'son', 'daughter', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'nana', 'sister', 'brother', 'cold', 'windy', 'grey', 'recesses', 'wetplay', 'told', 'did', 'bit', 'loads', 'lots', 'of', 'morning', 'afternoon', 'teachers', 'dinner', 'ladies', 'tables'],
  except: ['pants', 'trousers', 'accident', 'wee', 'toilet', 'bed', 'hurt', 'hit', 'bitten', 'bully', 'bullied', 'alone', 'nobody', 'cried', 'flood', 'flooded', 'thunder', 'storm', 'lockdown', 'mud', 'wellies', 'puddle', 'puddles', 'car', 'bus', 'train', 'dog', 'cat', 'dragon', 'robot', 'ghost', 'paint', 'swimming', 'told off'],
  moods: ['waiting', 'learning', 'losing'],
  company: ['window', 'windows', 'horse', 'head', 'puzzle', 'piece', 'finger', 'ear', 'ears', 'eye', 'mouth', 'rain', 'pot', 'steam', 'supper', 'class', 'bell', 'breath', 'glass'],
  about: 'At wet play the hero draws on the steamed window the head that the old puzzle has lost, and the glass dries before there is a mouth; but where a finger has been, the steam will not sit the next time either.',
  titles: ['Wet Play', 'The Horse Is Outside in Fine Weather', '{H} and the Head on the Window', 'Three Ears for Supper', 'Twenty-Six Breaths'],
  want: [
    {
      id: 'before-it-had-a-mouth',
      A: 'partner',
      paragraphs: [
        'It had rained at break, and {H}’s class had wet play. They were twenty-six in one classroom, with an old puzzle on the windowsill. The puzzle was a horse, but the piece with its head had been gone for years. The windows were all steamed up. So {H} drew a head on the glass, with one finger, just above the neck. Then the bell rang, the door stood open, and the window went clear. “The head was gone,” {H} told {A}, “before it had a mouth. It’s waiting to be fed.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-breath-is-an-ear',
      A: 'partner',
      paragraphs: [
        '“We’ll have wet play here,” said {A}. {H} breathed on the kitchen window, and drew quickly. In one breath there was just room for an ear. {H} breathed again for the eye, and by then the ear had dried up. {H} drew another ear, and the eye was gone. {A} helped, with an ear rather low down, and one more eye. “I need twenty-six children,” said {H}. There were not so many in the house.'
      ]
    },
    {
      id: 'no-running',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What are the rules of wet play?” asked {A}. “No running,” said {H}. “No balls, and nobody on the tables.” {A} walked to the sink like somebody with a full bucket. “No running,” said {H}. “I’m walking,” said {A}.',
        '“Not you,” said {H}. It was the tap. {A} turned it off. Next it was the clock that ran, and after that somebody’s nose. It is hard to stop everything. At school they have a teacher for it.'
      ]
    },
    {
      id: 'the-brown-pens',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At wet play there are pens as well as the puzzle. They live in an ice cream tub without a lid, and it shows. {H} told {A} what colours they had. There was a brown one, and a brown one. The third had been orange once, and thought that it was brown.',
        '“And what do you draw?” asked {A}. “Potatoes,” said {H}. “Bears. A bear in a potato field.” The whole wall was full of those by the afternoon. When it rains for a week, they do the sea, and it is brown as well.'
      ]
    },
    {
      id: 'where-a-head-can-be',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Where can the piece with the head be?” asked {A}. At wet play they talked of little else. One girl thought that the hoover had got it. A boy had heard of a head in the top class, in a drawer.',
        '“And what do you think?” asked {A}. {H} thought that the horse had put it out of the window one day. It only wanted to see if it was still raining. Then somebody had shut the window.'
      ]
    },
    {
      id: 'other-without-last-page',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“At our wet play there were comics,” said {A}. “They had all lost the last page.” There was one about a stolen crown, and {A} had read it every time it rained. “It was the cook or the duke,” said {A}. “I never found out.”',
        '“What did you do?” asked {H}. “I looked at the weather,” said {A}. “When it got wet, I was for the cook. In drizzle I was for the duke.” It had been a very rainy year, and the cook had hardly a chance.'
      ]
    },
    {
      id: 'pet-breathes-low',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came up to the glass as well, quite low down, and looked out at the rain. Where {A} was, a grey patch came, no bigger than a coin. It went, and it came again. {H} bent down with one finger. There was just room for a dot.',
        '“That’s a nostril,” said {H}. {A} looked at the dot, and at the rain behind it. For {A} it had always been raining on the other side of a nostril.'
      ]
    },
    {
      id: 'elder-sums-on-the-glass',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We were forty-one, and there was a stove,” said {S}. “At wet play our windows ran. You could do sums on them.” One day {S} had done seven times eight up there, and got it wrong. Everybody stood round. The teacher came nearer and nearer with her glasses.',
        '“And then?” asked {A}. “Then the sun came out,” said {S}. It dried the sum from the left, and the teacher was just too late. “I’ve liked the sun ever since.”'
      ]
    },
    {
      id: 'child-writes-for-pigeons',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted a patch at wet play too, and got the lowest pane. {S} breathed on it, and drew a cake with a candle. “Who’s it for?” asked {A}. “For out there,” said {S}. There was a pigeon on the wall, wet through.',
        'They waited. The pigeon looked at the cake, first with one eye and then with the other. Then the glass dried. “It’s eaten it,” said {S}, and breathed out another.'
      ]
    },
    {
      id: 'three-ears-at-once',
      A: 'partner',
      paragraphs: [
        'Then supper was put on, and the big pot boiled. The kitchen window steamed up. “I didn’t draw that again,” said {A}. On the glass were three ears and two eyes, all at once. {H} looked along the pane. “It’s where our fingers were,” said {H}. “A finger leaves a bit of itself behind,” said {A} slowly. “The steam sees that, and sits somewhere else.”'
      ]
    }
  ],
  turn: [
    {
      id: 'then-it-is-still-there',
      A: 'partner',
      paragraphs: [
        '{A} opened the window a crack, and all the ears went. {A} closed it, and the pot breathed for twenty-six. Back they came, three ears and two eyes. “Then mine’s still on the window at school,” said {H}. “It’s there the whole time.” It only had to rain. {H} looked up at the sky. There was one star, and {H} frowned at it.'
      ]
    },
    {
      id: 'the-third-ear',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They looked at what they had. It was a horse with three ears, and the lowest one was {A}’s. “I’ll wipe it off,” said {A}. “You can’t,” said {H}. “Then there’d be a big finger, and that comes back as well.”',
        'So it had to be explained. Two ears were for in front, they agreed. The third was for behind, where on a horse so much happens. After that they were a little sorry for all other horses.'
      ]
    },
    {
      id: 'low-down-on-every-pane',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Who knew what else was on the windows? They went from pane to pane and breathed. On one there was a noughts and crosses, and cross had nearly won. On the next there was a hand. Quite low, at the height of {A}’s knee, a round thing came up.',
        '“It’s a nose,” said {H}, and bent down, to see if it fitted. It was too small. “Whose is it?” asked {H}. “Yours,” said {A}, “from when you were as tall as that.” It had been looking out all the time.'
      ]
    },
    {
      id: 'please-do-not-polish',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And if they polish the windows at school tonight?” asked {H}. {A} had not thought of that. Together they wrote a note, to be on the safe side. It said, “Please do not polish. Horse.”',
        '“They won’t see one,” said {A}. So {H} wrote underneath, “It is there.” They read it once more. Anybody would want to know what was meant, and come close, and breathe on it. “That’s how they’ll find out,” said {H}.'
      ]
    },
    {
      id: 'fine-weather',
      A: 'partner',
      paragraphs: [
        'In the morning it poured, and {H} was the only one who cheered. At wet play {H} pushed the old puzzle under the right pane, and all twenty-six breathed. Slowly an ear came, and an eye, and the other ear. Nobody had touched the glass. {H} gave it a mouth, and then some grass. In the afternoon the sun shone, and when {A} came to look, the head was gone again. “Has the horse lost it?” asked {A}. “No,” said {H}. “It had wet play with us. Now it’s put its head out of the window.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed on the nearest thing, and it was a spoon.',
      '{names} looked at the rain, and for once had nothing against it.',
      { text: '{names} showed with two hands how big a horse’s head is.', needs: ['hands'] },
      { text: '{names} felt for the piece in every pocket.', needs: ['hands'] }
    ],
    way: [
      '{names} lent the window a breath, and it did for half an ear.',
      '{names} sat still, for there was no running.',
      { text: '{names} drew an eye on the glass, and it looked the other way.', needs: ['hands'] },
      { text: '{names} wiped a pane dry for {H}, and then it had to be breathed on.', needs: ['hands'] }
    ],
    turn: [
      '{names} asked which ear was whose.',
      '{names} watched the sky for a cloud.',
      { text: '{names} drew some grass, quite low, for later.', needs: ['hands'] },
      { text: '{names} kept the cloth away from the pane.', needs: ['hands'] }
    ]
  },
  bed: [
    'That evening they wiped the table, but not the window. Nobody put the three ears away, for nobody could see them.',
    '{H} washed, and the bathroom mirror steamed up. {H} breathed on it as well, to be quite sure, and drew a mouth. Then {H} lay down.'
  ],
  last: [
    'On the dark glass a horse with three ears was listening, and {H} was asleep.',
    'Whether it rained or not, the head was where it belonged, and {H} was asleep.'
  ]
})
