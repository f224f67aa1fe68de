import { wishPlot } from '../wish-plot.ts'

export const firstCommunion = wishPlot({
  id: 'wish-first-communion',
  beginsElsewhere: true,
  wishes: ['first communion', 'communion dress', 'communion suit', 'communion dresses', 'communion clothes', 'communion outfit', 'communion veil', 'communion shoes', 'communion tights', 'communion collar', 'communion tie', 'communion gown', 'communion itchy', 'communion itches', 'communion candle', 'communion day', 'communion today', 'communion tomorrow', 'communion sunday', 'communion rehearsal', 'communion practice', 'communion party', 'holy communion', 'primera comunión', 'primera comunion', 'prima comunione', 'première communion', 'erstkommunion', 'making her communion', 'making his communion', 'making communion', 'makes communion', 'made communion', 'cousin’s communion', 'sister’s communion', 'brother’s communion'],
  answers: ['first', 'holy', 'dress', 'suit', 'itchy', 'itches', 'itching', 'scratchy', 'scratches', 'white', 'veil', 'tights', 'collar', 'tie', 'shirt', 'lace', 'label', 'neck', 'uncomfortable', 'stiff', 'new', 'shoes', 'wear', 'wears', 'wearing', 'won’t', 'hates', 'candle', 'candles', 'church', 'class', 'children', 'row', 'today', 'tomorrow', 'sunday', 'saturday', 'weekend', 'may', 'day', 'party', 'lunch', 'family', 'godmother', 'godfather', 'cousins', 'excited', 'nervous', 'proud', 'shy', 'fine', 'but', 'so', 'very', 'too', 'tried', 'trying', 'try', 'on', 'looked', 'beautiful', 'looks', 'smart', 'flowers', 'photo', 'photos', 'rehearsal', 'practice', 'made', 'making', 'makes', 'making', 'cousin’s', 'gloves', 'wreath', 'socks', 'hot', 'friends', 'got', 'has', 'ready'],
  except: ['died', 'hospital', 'funeral', 'ill', 'wedding', 'baptism', 'christening', 'rash', 'allergic', 'chicken', 'pox', 'lost', 'torn', 'ripped', 'stain', 'stained', 'poor', 'afford', 'cancelled', 'divorce', 'jewish', 'muslim', 'wine', 'burnt', 'fire', 'dog', 'dragon', 'robot', 'princess'],
  moods: ['first', 'proud', 'waiting', 'change'],
  out: true,
  company: ['candle', 'candles', 'row', 'collar', 'church', 'bell'],
  about: 'In the white row outside the church the hero itches and may not scratch, and speaks of it so exactly that everybody else gets it.',
  titles: ['It Is Catching', 'The White Row', '{H} Gives Away an Itch', 'Under the Left Shoulder', 'Both Hands on the Candle'],
  want: [
    {
      id: 'in-the-row',
      A: 'partner',
      paragraphs: [
        'It was the day of First Communion. Twelve children in white stood outside the church in a row, each with a candle. {H} was the fourth. What {H} had on was new and stiff, and it itched like a pocketful of hay.',
        '“You look lovely,” said {A}. “It itches,” said {H}, almost without lips. {H} could not scratch. Everyone had to hold the candle with both hands, and straight.'
      ]
    }
  ],
  way: [
    {
      id: 'where-it-is',
      A: 'partner',
      paragraphs: [
        '“Where?” asked {A}, and felt with one finger. “Under the left shoulder. No, it’s gone to the collar.” {A} tried the collar. By then the itch was behind a knee.',
        '“Think of something else,” said {A}. {H} thought of the sea. The sea itched. {H} wriggled, and the candle nodded. “Stand still, number four,” somebody said in front, quite kindly.'
      ]
    },
    {
      id: 'why-it-does',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why do they make it out of nettles?” asked {H}. “It’s starch,” said {A}. “It’s what keeps all that standing up. You find it in potatoes, too.” {H} looked down. So it was a kind of potato, with buttons.',
        'Once it had been washed, it would be as soft as anything. “When’s it washed?” “Afterwards.” By then {H} would be in pyjamas. Nobody seemed to have thought that through.'
      ]
    },
    {
      id: 'the-label',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} looked for a label in the neck. There was one, as big as a stamp. It said how to wash it, in nine languages. “Wash by hand,” read {A}. “Keep away from the sun.” “And does it say anything about me?” asked {H}.',
        '{A} turned it over. “Dry flat,” read {A}. “I’d like to,” said {H}. {A} folded the label outwards, over the edge, and laid a leaf between. That was a bit better, just there, and nowhere else.'
      ]
    },
    {
      id: 'who-wore-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Number three’s had been worn by two cousins before, and it didn’t itch any longer. It had been itched out. “But it’s short in the arms,” said number three. You could see a good deal of wrist.',
        '{H} thought about somebody small, who wasn’t in school yet. One day that one would have this on, and stand here, and feel nothing at all. “I’m doing it for somebody,” said {H}. “That’s very good of you,” said {A}.'
      ]
    },
    {
      id: 'what-s-in-the-hand',
      A: 'other',
      spare: 4,
      paragraphs: [
        'The candles were long, and not lit yet. Each had a name on it in gold, and a frill of paper to catch the drips. “Mine’s getting soft,” said {H}. “That’s because you hold on so hard,” said {A}.',
        '{H} looked. There were five dents in it, one for each finger. “It’s got my name on,” said {H}, “and now my hand as well.” Nobody could have taken it for number five’s.'
      ]
    },
    {
      id: 'mind-the-doorstep',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They’d practised it all on Thursday. They had gone up to the altar and down again, four times. “And did you get anything?” asked {A}. “No,” said {H}. “We did it with nothing.”',
        'Only number nine had brought a biscuit for it, so as to be quite sure. It could be heard all over the church. After that, everybody had been rather hungry.'
      ]
    },
    {
      id: 'the-photograph',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A photographer came along, and wanted them all to look at a pigeon. Eleven looked at the pigeon. {H} looked as if somebody had put a hedgehog down there. “And smile,” said the photographer.',
        '{H} smiled, and just then the itch got as far as the ribs. It was the best smile in the whole row, and hung on the wall for years. People often asked what had been so funny about that pigeon.'
      ]
    },
    {
      id: 'rubbing-along',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a wall behind the row, of rough stone. {H} moved back by the length of one shoe. Then {H} went up and down on tiptoe, very slowly, like a bear. “Are you looking for something?” asked somebody’s godmother. “The view,” said {H}.',
        '“You can see the buses from up there,” said {A} at once. The godmother went up on tiptoe, too. One really could. It was the fourteen.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been brushed for First Communion, and waited by the railings. {A} did not have a candle. So when there was an itch, {A} saw to it, at length, with everything that {A} had.',
        'The whole row looked on. Twelve heads went up and down in time. “Ooh,” said number seven. {H} would have given both white shoes to be {A}, just until the bell.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Mine was made from a curtain,” said {S}. “My aunt had sewn it, and she’d left a pin in. I knew where it was from the first hymn on. I breathed round it.” “Did it hurt?” asked {A}. “Only on the high notes,” said {S}.',
        '{S} had it still, that pin, with a pearl on its head. It was in the collar now, holding a flower. It faced outwards. {S} had looked twice.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wasn’t in the row, and could scratch as much as {S} liked. “I’ll do yours,” said {S}. “Say where.” {A} said behind the elbow. {S} scratched {S}’s own elbow, hard, and looked up at {A}. “Better?”',
        '{A} waited to see. It was, in a way, though it might only have been from looking. “Now the knee,” said {A}. {S} did them all, one after the other, and was quite worn out.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} wore white as well, something soft that had been washed a hundred times. {H} looked at it with longing. {A} looked at {H}’s collar, which crackled, and took hold of it with one wet fist.',
        'Where it was wet, it went limp. “Oh,” said {H}. It was the first soft place all morning. {A} was held up a little longer, and got round to nearly half of it.'
      ]
    },
    {
      id: 'it-s-gone',
      A: 'partner',
      paragraphs: [
        '“I can’t think of anything else,” said {H}. “Then tell me about it,” said {A}. “I’ll hold it for a bit.” So {H} told {A} exactly. “It’s like an ant with cold feet. It’s walking up my back, where you can’t get at it. Now it’s turning round.”',
        '{A} rubbed one shoulder against an ear. “Go on,” said {A}, and scratched an arm. The ant had stopped. “You’ve got it now,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'along-the-row',
      A: 'partner',
      paragraphs: [
        '“It’s catching,” said {A}, “like a yawn.” Number five had heard it all. “An ant,” five whispered to six, “with cold feet.” It went down the row, white and white and white, like wind through washing. Somebody’s aunt dropped her bag.',
        'Only {H} stood straight. There wasn’t an itch left. “Look at number four,” somebody said in front. “Just like that, please, everybody.” Then the bell rang.'
      ]
    },
    {
      id: 'two-by-two',
      A: 'partner',
      paragraphs: [
        'In the church it smelled of wax and lilac. Twelve flames went up the middle, two by two. At the front each candle got a holder. {H} laid one hand on the other, like a plate. On it was put something round and white and very thin. That was the First Communion. Nothing itched anywhere.'
      ]
    },
    {
      id: 'who-has-it-now',
      A: 'same',
      spare: 12,
      paragraphs: [
        'On the way back to the bench {H} saw who had got the itch now. It was in the third row, beside a pillar. It was with the organ, where there were some wrong notes. Once it went right across the choir, from the low ones to the high.',
        'A man in a grey suit held out longer than anyone. Then he, too, shut his eyes, and moved up and down against the bench. {A} sat next to him and looked at the roof.'
      ]
    },
    {
      id: 'out-in-the-sun',
      A: 'partner',
      paragraphs: [
        'When they came out, the sun shone, and {A} was given the candle. “What did it taste of?” “Hardly anything,” said {H}, and thought about it. “But I’d know it again.”',
        '{A} was still rubbing one ear on a shoulder. “I’ve got it very badly,” said {A}. “Give me the candle, then,” said {H}, “and scratch.” So {A} did, with both hands.'
      ]
    },
    {
      id: 'at-the-long-table',
      A: 'other',
      spare: 13,
      paragraphs: [
        'There was a long table at lunch, and half of them had it still. They leaned back, and went gently up and down against their chairs. “Mine’s a good one,” said {A}. “It’s got a knob just here.” {H} ate cake, and sat like a candle.',
        '“Would you like it back?” asked {A}. {H} thought it over, and moved one chair further off. “You keep it,” said {H}. “It suits you.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came close to the row, in clean things.',
      '{names} kept away from anything that left marks on white.',
      { text: '{names} straightened a ribbon on the candle.', needs: ['hands'] },
      { text: '{names} picked one thread off {H}, and it was the wrong one.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the itch as well, from below.',
      '{names} gave {H} something else to look at.',
      { text: '{names} blew down {H}’s collar.', needs: ['hands'] },
      { text: '{names} smoothed it all flat at the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} caught it too, somewhere at the back.',
      '{names} wriggled as far as the church door.',
      { text: '{names} scratched with the corner of a hymn sheet.', needs: ['hands'] },
      { text: '{names} rubbed an elbow on the railings.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home it was hung up by the shoulders, all that white. It stood out from the hanger by itself, and crackled.',
    '{H} washed the red lines off, and there weren’t many. Then {H} lay down in the old pyjamas, which had no opinions.'
  ],
  last: [
    'Far off an ant warmed its feet, and {H} was asleep.',
    'On its hanger the white thing itched a little by itself, and {H} slept.'
  ]
})
