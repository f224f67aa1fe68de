import { wishPlot } from '../wish-plot.ts'

export const whoeverUnderWater = wishPlot({
  id: 'wish-whoever-under-water',
  visits: 'anything',
  whoever: [
    'wants to dive',
    'can’t dive',
    'wants to go under water',
    'can’t go under water',
    'wants to go underwater',
    'can’t go underwater',
    'wants to swim under water',
    'can’t swim under water',
    'wants to swim underwater',
    'can’t swim underwater',
    'wants to put its head under water',
    'can’t put its head under water',
    'wants to put its face in the water',
    'can’t put its face in the water',
    'wants to be a diver',
    'wants to go diving',
    'wants to blow bubbles under water',
    'won’t put its head under water',
    'won’t put its face in the water',
    'goes diving',
    'loves diving',
    'loves to dive',
    'dreams of diving',
    'is bad at diving',
    'is no good at diving',
    'is afraid to dive',
    'is scared to dive',
    'is afraid to go under water',
    'is scared to go under water',
    'is afraid to put its head under water',
    'is scared to put its head under water',
    'is afraid of putting its head under water',
    'is scared of putting its head under water',
    'won’t duck under',
    'won’t duck its head under',
    'never goes under',
    'can’t hold its breath under water',
    'wants to hold its breath under water',
    'gets water up its nose',
    'doesn’t want its head wet',
    'wants to snorkel',
    'goes snorkelling',
    'wants to touch the bottom of the pool',
    'wants to breathe under water',
    'doesn’t like water on its face',
    'hates getting its face wet',
    'hates water in its eyes',
    'scuba dives'],
  except: ['sea', 'ocean', 'lake', 'river', 'deep', 'drowned', 'drown', 'board', 'treasure', 'wreck', 'sky', 'sky dive', 'hurt'],
  company: ['glass', 'basin', 'water', 'paper', 'nose', 'bottom', 'tap', 'towel'],
  about: 'The hero wants a paper diver to come up dry from the bottom of the basin, and whoever cannot go under gets water up its nose; the air in an upside-down glass keeps the door shut, and so does a hum.',
  titles: ['The Dry Diver', 'Hmmm', '{visitor} Visits the Bottom', 'Bubbles at the Door', 'Down and Up Again, Dry'],
  want: [
    {
      id: 'diver',
      A: 'partner',
      paragraphs: [
        '{H} wanted a diver to go to the bottom of the basin, and come up dry. The diver was made of paper, with a smile. It came up wet through, with one leg on top of the other. That was the third.',
        'On the edge of the bath sat {visitor.first}, with a very wet face. “It comes in at the front,” said {visitor}. “As soon as I’m there, it’s there as well.”'
      ]
    }
  ],
  way: [
    {
      id: 'hold-it-in',
      A: 'partner',
      paragraphs: [
        '“Be quick,” said {A}, who was quite sure. “In and out. Then it doesn’t notice you.” {visitor} shut everything, and put down the face with a smack. Up it came again, with a cough and a snort, and the mirror got wet.',
        '“It had noticed,” said {visitor}. “And I didn’t see a thing down there. I only saw the inside of me.”'
      ]
    },
    {
      id: 'where-is-the-door',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Perhaps we’ll begin with something else,” said {A}. “What about {caller.part}?” That bit went under without any trouble at all. {visitor} moved it about down there, and it looked bent, and rather bigger. “It likes it,” said {visitor}. “There’s no way in there.”',
        '{H} put in an elbow. {A} put in a chin, and spoke with it. One bit after another they got used to the water, from the outside to the middle. In the end there was only the face left, dry and alone.'
      ]
    },
    {
      id: 'under-the-towel',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Show us first what you’d do down there,” said {A}, and spread out the blue towel. Under that was under water. {visitor} crawled in, and {caller.does}, and you saw the waves go up and down. It was quite something.',
        '{A} crawled in after, and {caller.move}. There was a bump, and “Sorry” in the deep. “What’s it like?” called {H}. “Blue,” said {visitor}. “And there’s somebody else here.” It’s usual in the water to swim on the right.'
      ]
    },
    {
      id: 'what-is-there',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“And what do you want down there?” asked {H}. {visitor} had always thought that at the bottom, if you could only look, there’d be {caller.wants}. “In our basin?” said {A}. “You haven’t looked either,” said {visitor}.',
        'So they bent over it, all three. The light wobbled on the bottom, and you couldn’t be sure. There was something round, and something that shone. The round thing was the plug. {A} said nothing about the other.'
      ]
    },
    {
      id: 'another-goes-first',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '{H} fetched {caller.stand}, and that was to be {visitor} the diver. {A} wanted to give it a string, as is the custom. One tug means “all well”, and two tugs mean “up”. Slowly they let it down in the bath, and waited with a finger on the string.',
        'There was no tug. “It’s very brave,” said {visitor}, “or it’s forgotten what they mean.” They gave two tugs themselves. It came up, and dripped, and hadn’t anything to say. It was no help. It hadn’t needed to breathe.'
      ]
    },
    {
      id: 'rain',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You needn’t get in the water,” said {A}. “The water can come to you.” {A} dipped a flannel, and held it up, and it rained. First it rained on a hand, and then on {visitor}. Then it ran down the front, and had a look in.',
        '“Don’t wipe it,” said {H}. It tickled so much that {visitor} hopped. But it went by, and fell off at the bottom, and there came the next. “They only wanted to get past,” said {visitor}. {H} got rained on too, and {A} had it at the back of the neck.'
      ]
    },
    {
      id: 'raincoat',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In between there was a fourth diver. {A} coloured it in with a candle, as wax keeps out the wet. It came up with a dry tummy and a wet back. {A} rolled up the fifth in a bit of bread bag. That one came up swimming in there like a goldfish.',
        '“It gets in everywhere,” said {H}. “You’d have to stop it at the door.” “There isn’t a door,” said {A}. They hung up the divers on the edge of the mirror by their hands. All of them were still smiling.'
      ]
    },
    {
      id: 'straw',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} blew into the basin from above, quite close. It made a dent in the water, with a wrinkle round it. {H} blew, and it ran away to the other side. “You can push it,” said {visitor}. {visitor} blew too, and a wave got out over the edge, and took the soap along.',
        'Then {A} came too near, and it went “bllll”. “That’s rude,” said {H}, and did it as well. It was rude for quite a long time. You had bubbles up to your eyebrows, and nobody had gone under. They had only talked to it.'
      ]
    },
    {
      id: 'spoon-on-the-bottom',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} laid a spoon on the bottom, for somebody to read what was written on it. {visitor} looked down from above, with the face just over the water. The spoon was as wide as a spade, and then as thin as a hair. “It can’t make up its mind,” said {visitor}.',
        '“That’s the top of the water,” said {H}. “It wobbles. You’d have to look from underneath.” {visitor} came down by the width of a hair. It touched. There was a ring on the water, and {visitor} was back on the edge of the bath.'
      ]
    },
    {
      id: 'humming',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was humming, and wiped the floor. “Can you hum with your nose shut?” asked {H}, and held it shut, to see. The hum stopped. {A} turned red, and then it came out as a pop. “It goes out at the nose,” said {A}. “I’d always thought it was the mouth.”',
        'They all tried that. {visitor} hummed, and held a bit of tissue in front. It fluttered, and stood out straight like a flag. “There’s a wind coming out of me,” said {visitor}. When the humming stopped, the flag came back, and hung there and listened.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a tin tub by the stove,” said {S}, “and I was third in it. By then you couldn’t see the bottom. My cousin said that there was a fish.” “And was there one?” asked {A}. “I went down to ask,” said {S}. “I said, Is there anybody hmmmm?”',
        'There was no answer, but there was the nail brush, which had been gone since Easter. {visitor} wanted to hear once more how {S} had asked. {S} said it again, and the water glass hummed on its shelf.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a submarine. It drove through the hall on its tummy, and said “bup, bup, bup”. “You’re letting out air all the time,” said {A}. “That’s so that nobody comes in,” said the submarine. It went in under the bath mat, and out on the far side.',
        '“And when it’s all gone?” asked {visitor}. “Then I come up,” said {S}. {S} came up with the mat for a hat, and breathed in, and drove on. {visitor} looked after it for some time.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came for a drink, and found a bowl on the floor. {A} went up close, and looked at it, and then somebody snorted on the edge of the bath. A drop landed on {A}’s nose. {A} breathed out hard, just once. Pff. The drop was gone.',
        '“It blew it off,” said {visitor}. “It didn’t even think.” {A} drank, and whenever the water came too high it went pff. Then {A} left, with a wet chin and a dry nose.'
      ]
    },
    {
      id: 'tooth-glass',
      A: 'partner',
      paragraphs: [
        '{A} wanted to rinse the tooth glass, and pushed it down in the basin, mouth first. “It doesn’t get full,” said {A}. It stood on its rim on the bottom, and was quite empty. {H} tipped it. Blub, went a bubble, and the water was in. “There was air in it,” said {A}. “While that’s pushing, the water can’t come in.” “It was holding the door!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'hum-it-shut',
      A: 'partner',
      paragraphs: [
        '{H} stuck a new diver up inside the glass, and let it down quite straight. There it was on the bottom, and smiled, as dry as a letter. “You’ve got air, too!” said {H} to {visitor}. “Let it push, at the door!” “Hum,” said {A}. “Then it comes out.”',
        '{visitor} hummed. “Hmmm.” Slowly the face went down into the bath, and the hum went along. Bubbles came up at the front, in two strings. Nothing could get in past them. Then the face came up again. There was no cough. “The plug’s got two holes!” said {visitor}. “I’ve seen them!”'
      ]
    },
    {
      id: 'eyes-open',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What else is down there?” asked {A}. {visitor} went to look, hmmm, and came up, and told them. There was the chain of the plug, as big as a ship’s. There was a hair, which waved. And there was a ceiling of silver. “That’s the water,” said {H}. “From the inside.”',
        'Then {H} hummed too, with {A} close by, and put in only the nose and the mouth. It tickled, and buzzed as far as the ears. “Hmmm,” went one. “Hmmm,” went the other. It was nearly a tune.'
      ]
    },
    {
      id: 'when-the-hum-ends',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You’ve got to come up while there’s still some hum left. That’s the whole art of it. {A} showed it with a hand. Down, hmmm, and up, and a breath. “Like talking,” said {A}. “Nobody breathes in the middle of a word.”',
        '{visitor} knew some who did. They practised with words, above the water. “Hmmmarmalade,” said {visitor}, and breathed. “Hmmmonday.” In the end it went by itself, and the towel could be hung up.'
      ]
    },
    {
      id: 'dry',
      A: 'partner',
      paragraphs: [
        '{H} pulled up the glass, and felt the diver on both sides. It was dry. It went up on the mirror, next to the wet ones. It was the only one with two legs.',
        '{visitor} took the towel. “I’ll go home by the puddles,” said {visitor}. They heard it through the window. “Hmmm,” it went, by the first one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the divers, and got a drip.',
      '{names} waited at the dry end of the bath mat.',
      { text: '{names} peeled the legs of the last diver apart.', needs: ['hands'] },
      { text: '{names} cut out more divers, and gave them bigger smiles.', needs: ['hands'] }
    ],
    way: [
      '{names} got a bit of each splash.',
      '{names} sneezed along, just from watching.',
      { text: '{names} held the towel, at arm’s length, for the next one.', needs: ['hands'] },
      { text: '{names} wiped the mirror, so that they could see how it was going.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to the hum, first above and then below.',
      '{names} looked into the basin, to see who was looking out.',
      { text: '{names} tried the glass, straight, and got it down and up.', needs: ['hands'] },
      { text: '{names} dried behind the ears whatever had some.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tooth glass was put back, the right way up. In it stood some air, and held its place.',
    'They washed their faces, and every one of them hummed.'
  ],
  last: [
    '{H} went down slowly, with a little air coming out at the nose, and was asleep.',
    '“Hmmm,” said {H} into the pillow, and before the hum ended {H} was asleep.'
  ]
})
