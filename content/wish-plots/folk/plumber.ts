import { wishPlot } from '../wish-plot.ts'

export const plumber = wishPlot({
  id: 'wish-plumber',
  beginsElsewhere: true,
  wishes: ['plumber', 'plumbers', 'plumer', 'plummer', 'plumbing', 'dripping tap', 'dripping taps', 'drippy tap', 'leaky tap', 'leaking tap', 'tap drips', 'tap dripping', 'dripping faucet', 'leaky faucet', 'leaky pipe', 'leaking pipe', 'broken tap', 'tap broken', 'mend tap', 'mending tap', 'fixing tap', 'fix tap', 'drip', 'drips', 'washer tap'],
  answers: ['comes', 'coming', 'came', 'visit', 'tap', 'taps', 'drip', 'drips', 'dripping', 'leak', 'leaky', 'leaking', 'pipe', 'pipes', 'water', 'kitchen', 'sink', 'bathroom', 'mends', 'mend', 'mending', 'fixes', 'fix', 'fixing', 'broken', 'man', 'lady', 'woman', 'job', 'being', 'our', 'who', 'tools', 'spanner', 'day'],
  except: ['mario', 'luigi', 'flood', 'flooded', 'burst', 'toilet', 'loo', 'shower', 'boiler', 'blocked', 'drain', 'poo', 'roof', 'ceiling', 'nose', 'hospital', 'scary', 'scared', 'afraid', 'monster', 'crocodile', 'dragon', 'dad', 'mum', 'electrician', 'builder', 'icicle', 'rain', 'ice'],
  company: ['plumber', 'drip', 'tap', 'plip', 'washer', 'pan'],
  moods: ['first', 'change', 'losing', 'learning', 'waiting'],
  about: 'The plumber comes to mend a drip that the hero would like to keep, and it is found that a drip does not live in the tap.',
  titles: ['Plip', 'The Drip That Is to Stay', '{H} and the Plumber', 'What a Washer Does', 'A Sock Above the Pan'],
  want: [
    {
      id: 'plip',
      A: 'partner',
      paragraphs: [
        'The kitchen tap dripped. Plip, it went, on the bottom of a pan. {A} had rung up the plumber. But {H} had listened to it for three nights, in bed, and called it Plip.',
        'The plumber came with a big bag. “Where’s the patient?” Plip. “Could it stay?” asked {H}. “I want to keep it.” “It drips,” said {A}. “That’s what it’s for,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-washer',
      A: 'partner',
      paragraphs: [
        'The plumber lay down under the sink, and turned something off. Then the tap was unscrewed, from the top. Right at the bottom sat a black rubber ring, no bigger than a coin. “That’s the washer,” said the plumber. “It holds the door shut.”',
        'It had a nick in it, like a bite out of a biscuit. “So that’s where Plip lived!” said {H}, and laid it in the pan. It said nothing. “Perhaps it’s shy,” said {A}. {H} blew on it. It was just a ring.'
      ]
    },
    {
      id: 'the-bag',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bag opened at the top like a mouth. There were nine spanners in it, from a large one down to one as small as a teaspoon. There was white tape, and a candle end, and a cheese sandwich. “What’s the candle for?” asked {H}. “For drawers,” said the plumber. “They run better.”',
        '“And the sandwich?” “For half past eleven.” {H} was allowed to hand things over. “Twelve,” said the plumber, and {H} gave the twelve. “Fourteen.” {A} looked into the bag as well, and asked when it would be half past eleven.'
      ]
    },
    {
      id: 'the-pipes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where does it come from?” asked {H}. The plumber knocked on the pipe with a spanner. Tonk. It went into the wall, and down, and under the street. There it met a thick one, and that one came from a lake. “So there’s a lake behind our tap?” asked {A}.',
        '“It’s leaning on it,” said the plumber, “day and night.” They looked at the little tap, which was holding up a whole lake. {H} shut it once more, to be on the safe side. It was shut already.'
      ]
    },
    {
      id: 'righty-tighty',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a saying for it. “Righty tighty, lefty loosey,” said the plumber. {H} held a spanner with two hands, and said it too, and leaned to the left. Nothing happened. {A} held on to {H}, and leaned as well.',
        'Then it gave, with a squeal, and they both went over backwards, on to a sack of potatoes. “Loosey,” said the plumber. From then on {A} said it of everything. The jam jar was tighty. So was one shoe.'
      ]
    },
    {
      id: 'no-water',
      A: 'same',
      spare: 4,
      paragraphs: [
        'While it was all turned off, {A} went to wash a cup. {A} turned on the other tap. It coughed, and said “hah”, and that was all. “Oh yes,” said {A}. Then {A} wanted to fill the kettle. “Hah,” said the tap.',
        'You would not believe how often a person wants water. {H} made a mark for each one. There was the cup, and the kettle, and the flower. There were {A}’s hands, twice. After the sixth mark {A} sat down and put both of them between the knees.'
      ]
    },
    {
      id: 'how-many-in-a-night',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How much comes out, with a drip like that?” asked {A}. The plumber knew it by heart. In a minute it was a spoonful. By the morning it was a bucket. “In a year you could have had forty baths,” said the plumber.',
        '{H} thought of forty baths, all in a row, each with a duck. It was not a small one, then. It had only been doing it bit by bit. “It could have told us,” said {A}. “It did,” said {H}.'
      ]
    },
    {
      id: 'other-noises',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The plumber could tell what was wrong by ear. A hum was a loose ring, and a bang was air. A whistle meant that somebody had not turned it off all the way. “And that?” asked {H}. It was a gurgle, long and low.',
        'The plumber put down the spanner and held up one finger. It came again. “That’s the sandwich,” said the plumber. “It’s calling me.” It was twenty past.'
      ]
    },
    {
      id: 'under-the-sink',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} was allowed to look under the sink, with the torch. There was a pipe with a bend in it, like a swan’s neck upside down. “There’s always a bit of water in there,” said the plumber. “It keeps the smell of the drain down where it is.”',
        '“And what else is in it?” asked {A}. The plumber undid the bend, over a bucket. Out came a pea, and a button. Out came the small spoon, which everybody had been blamed for. {A} looked at it. “I never said it was you,” said {A}.'
      ]
    },
    {
      id: 'other-in-the-doorway',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} could not hear the drip at all. “Which drip?” asked {A}. They stood round the pan. Plip. “There.” “Where?” It was always just when {A} was asking. “You’re talking on top of it,” said {H}.',
        'So {A} said nothing. It is not easy to wait for a drip. You get longer and longer in the neck. Plip. “Oh, that,” said {A}. “I thought that was me thinking.”'
      ]
    },
    {
      id: 'other-mended-it',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“I’ve already mended that one,” said {A}, and was quite put out. “On Sunday.” The plumber took off a good bit of tape. Under that was some string, with a bow, and then a plaster, with bears on it. “I see,” said the plumber.',
        '“It held until Tuesday,” said {A}. The plumber looked at the plaster for some time. “I’d have had it the other way up,” said the plumber, “with the bears to the front.” {A} nodded. They understood each other.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had looked after the drip too, mostly from the side. When it hung from the tap and got round, {A} watched. When it fell, {A} looked for it in the pan, and then looked up. There was the next one.',
        'Now the plumber had it all in pieces. {A} inspected each of the pieces, and the bag, and the boots. It was in none of them. {A} sat down in front of the hole in the tap, and waited for it to come home.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We had seven, when it rained,” said {S}, “and a pot under each. The soup pot was low, and the mug was high. My father moved them round till it was a tune.” “Which one?” asked {A}. {S} hummed it. There was one wrong note.',
        '“That was the jug. It had a crack. When the man came about the roof, my father wouldn’t let him do the one over the jug. He said that you get used to a note.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was a plumber too, with a sock on each hand, and lay down under a chair. “Where’s the patient?” called {S}. “Here,” said {A}. {S} unscrewed {A}’s big toe, to the left. “Loosey,” said {S}.',
        '“It’s your washer,” said {S}, down there. “You’ve got a bite in it.” {A} asked if it could be saved. {S} breathed for a bit, as plumbers do. Then the toe was put back on, tighty, and it cost a biscuit.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had a drip too, on the chin. It got long, and hung there, and everybody watched. “Shall I?” asked the plumber. {A} laughed, and it fell on the bib.',
        'There was a new one at once. The plumber looked into {A}’s mouth, and saw two teeth. “No washer in there yet,” said the plumber. “It’ll stop by itself. They do, at about two.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 14,
      paragraphs: [
        '“Ours has to be hit,” said {A}. “There’s a shoe for it, beside the sink. My grandmother can do it from the door, if she throws.” The plumber did not like to hear that.',
        '“And does it stop?” asked {H}. “For her it does,” said {A}. “For the rest of us it goes on, but a bit more politely.”'
      ]
    },
    {
      id: 'any-drop',
      A: 'partner',
      paragraphs: [
        'A new washer went in, and the water came on. The tap did not say a word. The plumber mopped up, and hung the cloth over the edge. Plip, it went, in the pan.',
        '“That’s the same voice!” said {A}. “It never came from the tap. It’s the drop and the pan that say it. You can have it from any drop you like.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sock',
      A: 'partner',
      paragraphs: [
        '{H} ran for a sock, a long one with stripes. They filled it at the good tap, and pegged it to a wooden spoon, across two chairs. The pan went below. All three waited. The toe got dark. Plip!',
        '“That’s it exactly,” said the plumber. It was quick at first. Then you could say a whole word in between, and later a short sentence. “It’s getting slower,” said {H}. “It’s getting tired,” said {A}.'
      ]
    },
    {
      id: 'other-cloths',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They tried out some others, to be sure. The dishcloth went too fast, and had no patience. A sponge dripped at first, and then thought it over. The plumber lent them a glove. It had five places to do it from, and could not agree on one.',
        '“The sock’s got the best foot for it,” said the plumber. Everybody was of that opinion. The glove was given back, and it plipped all down the hall, in the plumber’s pocket.'
      ]
    },
    {
      id: 'the-bill',
      A: 'same',
      spare: 16,
      paragraphs: [
        'The plumber sat down at the table and wrote the bill. “One washer,” read {A}. “One pea, one button, one spoon, no charge.” Underneath was: one sock, looked at. “What does that cost?” asked {H}.',
        'The plumber listened to it again, with the pen in the air. Plip. “Nothing,” said the plumber. “I’d have come for that anyway.” And the nine spanners went back in the bag, the small one first.'
      ]
    },
    {
      id: 'by-itself',
      A: 'partner',
      paragraphs: [
        'At the door the plumber turned round. “Shall I come and mend that one as well?” “No, thank you,” said {H}. “It’s got a sock. It stops by itself when it’s had enough.”',
        '“I wish they all did,” said the plumber, and went off with the bag. {A} turned the good tap on, and off. It was quite silent. “I’d have missed it a bit,” said {A}. Plip, said the sock.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the pan, and got one on the nose.',
      '{names} went twice round the bag, and knew what was for half past eleven.',
      { text: '{names} held up one finger before each plip.', needs: ['hands'] },
      { text: '{names} spread a towel for the plumber’s knees.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the sink as well, and came out with a cobweb on.',
      '{names} listened to the washer, which said nothing.',
      { text: '{names} turned on the tap by mistake, and got a cough.', needs: ['hands'] },
      { text: '{names} handed over the wrong spanner, and was thanked.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the toe get dark.',
      '{names} lay down where it could be heard best.',
      { text: '{names} said a short sentence, to measure it, and it fitted.', needs: ['hands'] },
      { text: '{names} offered a second sock, for stereo.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs were moved to where {H} could hear the sock, with the pan just under the toe. It dripped about as often as a big clock.',
    'Then {H} washed, and shut the tap, and lay down. Plip. You could breathe in and out in between. After the next one you could do it twice.'
  ],
  last: [
    'Plip, said the sock, and then it said no more, and {H} was asleep.',
    'The last drop hung on the toe, and thought about it, and {H} was asleep.'
  ]
})
