import { wishPlot } from '../wish-plot.ts'

export const didTheReserve = wishPlot({
  id: 'wish-did-the-reserve',
  tellsAny: 'did',
  about: 'The hero is the reserve for somebody who did it, sits on the bench in a dressing gown and waits to be called on; whoever is on does not get tired, and cannot call.',
  titles: ['The Reserve', 'A Cushion Comes On', 'On the Bench', '{H} in a Dressing Gown', 'When Somebody Gets Tired'],
  company: ['sofa', 'bench', 'rug', 'cushion', 'dressing gown', 'belt', 'drawer', 'colander', 'chair', 'orange', 'pitch', 'reserve'],
  want: [
    {
      id: 'not-a-bit-tired',
      A: 'partner',
      paragraphs: [
        '“{did.said},” said {H}, “so there has to be a reserve for it. That’s me.” {A} was to begin, on the rug. {H} sat on the bench, which was the sofa, in a dressing gown done up to the chin.',
        '“When do I come on?” asked {H}. “When I’m tired,” said {A}, and began to {did.do}.',
        { extra: 1, joins: true, both: ['Never in all those years had {A} been so little tired.'] }
      ]
    },
    {
      id: 'warming-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A reserve has to warm up, and there was the whole edge of the rug for it. {H} ran three steps there and three back. Then {H} did the first moment of {did.doing}, with one knee only. Then came the hardest, with one ear.',
        '“You’ve got a good ear for it,” said {A} in passing. “It’s all like that,” said {H}. “I’m just not letting the rest out.” The dressing gown was hot all the way down by now. Something was sure to happen soon.'
      ]
    }
  ],
  way: [
    {
      id: 'number-four',
      A: 'partner',
      paragraphs: [
        'Soon {A} was {did.doing} for the third time, with a twiddle. {A} looked over to the bench, and {H} jumped up. “Number four!” called {A}. That was the cushion. It came on at the left, and at the hardest moment it stood in exactly the right place.',
        'After that it was the colander’s turn. “Why the colander?” asked {H}. “I could reach it from here,” said {A}.'
      ]
    },
    {
      id: 'quarters',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At half-time there was an orange, in quarters. {A} had three, because of all the running about, and {H} had one, for sitting. “How does it look from here?” asked {A}, with a mouth full of peel.',
        '“There’s a gap in {did.doing},” said {H}, “between the chair and the window. You could get somebody through there.” {A} turned and looked. There really was a gap. It was just the width of a reserve.'
      ]
    },
    {
      id: 'bench-gets-longer',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The cushion had been taken off again. It sat down next to {H} and was warm. “How was it out there?” asked {H}. The cushion had a dent in it that it had not had before. It knew about {did.doing} now, and it looked straight ahead.',
        '“It doesn’t want to talk about it,” called {A}. {H} moved up and gave it a corner of the dressing gown. So they sat, one who had been and one who had not. {H} would have given a good deal for a dent.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'On the bench sat another reserve, and that was {A}. {A} had been a reserve for a good while, for all sorts of things. {A} did not look at the pitch at all. That was the great difference between them.',
        '“{A}’s never once been called on,” said {H}, “and look how well it suits {A}.” So {H} tried to be a reserve like that, with half-shut eyes. It went nicely until somebody moved.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was second trumpet for nine years,” said {S}, and sat down on the bench. “The first one was never ill. He ate an apple a day, on the stairs, where I could see him.” “And didn’t you ever come on?” asked {A}.',
        '“Once,” said {S}. “He’d got his foot stuck in a bucket. I played four notes, and then they’d pulled it off.” {S} held up four fingers and looked at them kindly. “If you get to {did.your}, take a big breath for it. You may not need all of it, but it’s nice to have brought it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} fetched the ball. Nobody had a ball. “Then I’ll fetch whatever comes off,” said {S}. With {did.doing} quite a lot comes off. The first thing was a slipper. {S} ran and laid it back on the edge, exactly where it had gone out.',
        'Then there was a button, and then {A} sighed, and {S} ran after that too. It had rolled under the chair. “That’s yours,” said {S}, a bit out of breath, and put it into {A}’s hand.'
      ]
    },
    {
      id: 'not-called',
      A: 'partner',
      paragraphs: [
        'Then {H} could not wait any longer, and ran on as {H} was. Now they were both {did.doing}, on one rug, from two sides. {A} went left, and so did {H}. The belt of the dressing gown went round the chair.',
        '{H} got as far as the hardest moment, and stopped with a jerk. “You weren’t called,” said {A}. “I know,” said {H}, and unwound the chair.'
      ]
    },
    {
      id: 'from-the-side',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s {did.the} doing over there?” called {H}. {A} had put a shoe for it, by the window, and then had forgotten it. “It’s playing on the wing,” said {A}. “It’s far too far out,” called {H}.',
        'From a bench you can see such things. {A} moved the shoe in by two steps, and at once it all hung together better. “Have you any more of those?” asked {A}. {H} had been collecting them for an hour.'
      ]
    },
    {
      id: 'who-is-on',
      A: 'partner',
      paragraphs: [
        '{A} came and sat on the bench for a moment. “You can see everything from here,” said {A}. They looked at the rug, and there was nobody on it. “When you’re {did.doing}, you don’t see a bench. I can’t call you. It’s got to be somebody who’s sitting here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'change-over',
      A: 'partner',
      paragraphs: [
        '“Change!” called {H}. The dressing gown went round {A}’s shoulders, and was as warm as a bun. At the edge of the rug they slapped hands, the one coming on and the one going off. “Now you can {did.your},” said {A}.'
      ]
    },
    {
      id: 'out-for-good',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What do you say to somebody who’s coming off?” asked {H}. {A} knew that from real life. You say that they were very good, and give them something round their shoulders. “But you must say it at once. After three steps they don’t believe it any more.”',
        'So {A} did a short bit of {did.doing} and came off, and {H} said it. {A} came off eleven times. At the twelfth it was true as well.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '“At ours there are four of them,” said {A}, “and they play cards. If somebody’s wanted, they finish the game first.” “And does nobody mind?” asked {H}. “You can’t {did.do} with a good hand of cards in your head,” said {A}.',
        'They dealt out six biscuits, face down. {H} looked, and had the two with jam. It was true. For a moment nothing could have got {H} up from there.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was the referee. {A} sat in the middle with a wooden spoon, and was on nobody’s side. When {A} squeaked, they had to stop, and nobody might ask why. They had to leave off at the beginning, and just after the beginning.',
        'Then {A} put the spoon in the dressing gown. That was a decision. They talked it over for a long time, in low voices. It could only mean three minutes more for the reserve.'
      ]
    },
    {
      id: 'comes-on',
      A: 'partner',
      paragraphs: [
        '{H} was cool all round, and everything that had been kept warm was still there. The first moment came, and {H} let it out, knees and all. At the hardest moment there was no belt. There {did.was} {did.who}, {did.doing}, from one edge of the rug to the other.',
        { extra: 1, joins: true, both: ['On the bench {A} had stood up.'] },
        { extra: 2, both: ['“You were very good,” said {A} at once, and held out a cushion for want of anything better.'] }
      ]
    },
    {
      id: 'added-time',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There were some minutes left to play, because of the chair. “How many?” asked {H}. {A} held up three fingers, and then one more, for luck. Nobody knows what to do with minutes like those. So {H} went on {did.doing}, only to keep the ball, as they say.',
        'It was quite easy now. There was even time to wave to the bench. The bench waved back with a long brown sleeve. It seemed to want to come on again.'
      ]
    },
    {
      id: 'the-rug-afterwards',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Afterwards they walked across the pitch, with their hands behind their backs. Here was where the cushion had stood. There was the place with the belt. “And here?” asked {A}. On that spot the rug was ruffled, in a half circle.',
        '“That’s where I turned,” said {H}, “just before it was over.” {A} put one foot in it, to see how it had felt. Only the heel of it fitted. “I’d have gone the other way,” said {A}.'
      ]
    },
    {
      id: 'shirts',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Now we swap something,” said {A}. “You always do, when it’s been good.” {A} gave a sock, and {H} gave a sock. They were both rather damp, and it was an honour.',
        '{A} had trouble with the heel of {H}’s. “There’s a bit of {did.doing} in it still,” said {A}, and felt about with one toe. “Down at the front.” {H} wished to have that bit back, but swapped is swapped.'
      ]
    },
    {
      id: 'new-reserve',
      A: 'partner',
      paragraphs: [
        '{A} did the dressing gown up, right to the top. “If anybody’s to {did.do} again,” said {A}, “I’ll be here.” “I’m not a bit tired,” said {H}. But then {H} looked over at the bench, and yawned, on purpose, with the whole face.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} warmed up along the touchline, which was the fringe of the rug.',
      '{names} joined the bench, and it sagged.',
      { text: '{names} peeled half an orange for whoever came off.', needs: ['hands'] },
      { text: '{names} pinned a number on the cushion, and the cushion took it calmly.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped up at number four, in case it was a misprint.',
      '{names} trotted after the belt, round the chair.',
      { text: '{names} helped unwind the chair, from the other end.', needs: ['hands'] },
      { text: '{names} signalled a change with the tray, but upside down.', needs: ['hands'] }
    ],
    turn: [
      '{names} rose from the bench, and the bench breathed out.',
      '{names} bounced on the spot, just outside the rug.',
      { text: '{names} tucked the warm gown in, where the bench was draughty.', needs: ['hands'] },
      { text: '{names} squeezed the sponge over a hot neck, as in real matches.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushion went back to its corner, and the colander to its hook. The chair had a bit of fluff round one leg, from the belt.',
    'They washed, the one who had been on and those who had kept it warm. {H} lay down, and left some room on the bench.'
  ],
  last: [
    '{H} was as tired as anybody has to be, and nobody had to come on for that. {H} slept.',
    'On the bench sat a dressing gown, done up to the chin, in case. {H} was asleep.',
    'After {did.doing} {H} was taken off, with something warm round {H}’s shoulders, and slept.'
  ]
})
