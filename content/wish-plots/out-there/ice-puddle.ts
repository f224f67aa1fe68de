import { wishPlot } from '../wish-plot.ts'

export const icePuddle = wishPlot({
  id: 'wish-ice-puddle',
  beginsElsewhere: true,
  wishes: ['ice on a puddle', 'ice puddle', 'ice puddles', 'icy puddle', 'icy puddles', 'ice on puddles', 'puddle froze', 'puddles froze', 'crunchy ice', 'cracking ice puddle', 'crunching ice', 'frosty morning', 'iced puddle'],
  answers: ['ice', 'cold', 'winter', 'frost', 'frosty', 'morning', 'crunch', 'crunching', 'crack', 'cracking', 'cracks', 'stamping', 'stepping', 'boots', 'wellies', 'frozen', 'freezing', 'jumping', 'breaking', 'thin', 'first', 'walk', 'school', 'puddles'],
  except: ['slip', 'slipped', 'fell', 'fall', 'lake', 'pond', 'river', 'skating', 'skate', 'car', 'accident', 'broke', 'arm', 'leg', 'died', 'cream', 'lolly', 'queen', 'palace', 'princess', 'snow', 'bird', 'fish', 'duck', 'ducks', 'muddy', 'pipe', 'pipes'],
  moods: ['first', 'learning', 'waiting'],
  company: ['ice', 'puddle', 'boot'],
  out: true,
  about: 'The hero wants to be the first to step on a frozen puddle, and then finds one that is too good for it.',
  titles: ['The First Boot', 'Somebody Has Been Here Already', '{H} and the Last Whole Puddle', 'Mended in the Night', 'It Went Crack'],
  want: [
    {
      id: 'the-first-boot',
      A: 'partner',
      paragraphs: [
        'In the night it had frozen. {H} wanted a puddle with ice on it, and wanted to be the first to step there. But the puddle at the door was white and in bits. So was the next. In each there was the mark of a boot.',
        '“That’s the Early Ones,” said {A}. “They get up at five, and do the whole street.”'
      ]
    }
  ],
  way: [
    {
      id: 'all-done',
      A: 'partner',
      paragraphs: [
        'They went round by the bakery, and there a wheel had been through. By the wall was one like a saucer. “That’s yours,” said {A}. But on the ice were three fine scratches. A sparrow had been there before.',
        '{H} stepped on it all the same. It made a noise like a biscuit under a cloth. “That doesn’t count,” said {H}. “It was used.”'
      ]
    },
    {
      id: 'a-pane-to-look-through',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} picked up a piece with two gloves, and held it up to the sun. It was as big as a plate. You could look through it, and it made everything wavy. The street had a hump, and a lady with a bag had three legs.',
        '{H} looked through from the other side. There was {A}, with one eye under the chin. “You’ve got a wet nose,” said {A}. It was the plate that was dripping. When it was only as big as a coin, they put it back.'
      ]
    },
    {
      id: 'tongue-breath',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They breathed out, and it was smoke. {H} could do a short puff, and a long thin one, like a kettle. {A} did a large one that hung in the air in front of them. Then they both walked through it.',
        '“Puddles breathe too,” said {A}, “until there’s a lid on.” {H} bent over one that was in bits. It did not breathe any more. But between the white bits something dark moved, and blinked. It was just the puddle, and it was still in there.'
      ]
    },
    {
      id: 'names-for-noises',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They weren’t first, but they tried the noises. Thin ice went tsk, like an aunt. Ice that was white underneath went crump. At the edge it only squeaked. By the drain there was one that went “oy”, and they looked round.',
        '“And what does a whole one do?” asked {H}. {A} had not heard it since last winter. “It goes crack,” said {A}, “all the way across. And then you hear it think.” {H} shivered. It had to be one of those.'
      ]
    },
    {
      id: 'the-early-ones',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What are they like, the Early Ones?” asked {H}. “Small,” said {A}, “with big boots, and no breakfast. They go in a row. The first one says: this one’s mine. And the next one says: then I’ll have that.” There was the mark of one by the gate, frozen hard.',
        '{H} put a boot in it. It fitted exactly, up to the last rib in the heel. “They’ve got the same ones as me,” said {H}. Then {H} remembered yesterday, when it was still mud. “That was me,” said {H}.'
      ]
    },
    {
      id: 'where-the-water-went',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Under some of the bits there was no water at all. It was dry there, with a bit of gravel. “It’s hollow,” said {H}. “It froze from the top,” said {A}, “and then the rest soaked away. So the lid stayed up there alone.”',
        '{H} knocked at the next one. It sounded like a door where nobody is at home. “It’s gone out,” said {H}, “and left the roof on.” They knocked once more, not so loudly.'
      ]
    },
    {
      id: 'ice-writing',
      A: 'other',
      spare: 6,
      paragraphs: [
        'On a car’s window there was ice too, and it was nothing but ferns. They grew from the corner, each out of the last one. {A} found a feather among them, and a palm tree. “Who draws those?” asked {H}. “Nobody,” said {A}. “It’s what water does when it’s left alone.”',
        'A man came out with a scraper. “Sorry,” he said, and did the palm tree first. He left them the feather, down by the mirror. He said that he could see enough.'
      ]
    },
    {
      id: 'why-not-the-pond',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They passed the pond, and it had a lid on as well. Nobody had set a boot on that. {H} slowed down. “Not that one,” said {A}. “Not ever. There’s a pond under it.” A duck walked about in the middle, and slid, and looked annoyed.',
        '“And under a puddle?” asked {H}. “Just the road.” That was the good thing about a puddle. You fell through it, and you were standing where you’d been standing before, only wetter.'
      ]
    },
    {
      id: 'guarding-tomorrow',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Tomorrow we’ll get up at four,” said {H}. “Then they’ll get up at three,” said {A}. They thought about where that would lead. In the end somebody would have to sit by the puddle all night, with a rug.',
        '“You can’t hear it freeze, though,” said {A}. “I’d hear it,” said {H}. “It goes tick.” They stood still and listened, but it was nine in the morning. All that went was the gutter, and that was the other way round.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was thirsty, and bent down to a puddle, and it was shut. {A} licked at it. It was as hard as a floor, and tasted of cold. {A} looked at {H}. Somebody had taken the water in.',
        '{A} put one paw on it, and another, and sat down, to see who would give way. Nobody did. When {A} got up, there was a round wet mark. Then {A} drank that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had frost on the inside,” said {S}. “On the bedroom window. My cousin and I each had a pane. You breathed a hole, and that was your own peephole.” “What did you see?” asked {A}.',
        '“The boy across the road,” said {S}. “He had a hole too. There was just his eye. We looked at each other like that every winter. I never knew which of the five it was. In spring they all looked the same.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had found a bit with a bubble in it, and carried it in a glove. “It’s for later,” said {S}. {A} asked what the bubble was for. “That’s where I’ll put the straw in,” said {S}. They walked on. After a while {S} looked.',
        'In the glove was some water, and the glove was wet as well. “It’s got out,” said {S}. {A} felt inside, but the bubble was nowhere. “It was a very small one,” said {S}, and found another.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} sat all wrapped up, with only a nose and two eyes out. {H} held up a chip of ice, and it flashed in the sun. {A}’s mouth opened. {H} touched the chip to the tip of one mitten. It stuck there.',
        '{A} moved the arm, and it came along. {A} hid it behind the blanket, and brought it back. It was still there, though smaller. {A} stopped laughing only when the mitten was just a mitten.'
      ]
    },
    {
      id: 'too-good',
      A: 'partner',
      paragraphs: [
        '“Here,” called {A}, behind the bins. There was a whole one. It was as wide as a table, and as clear as a window, with a leaf in it. {H} lifted one boot, and held it there. {H} put it down again, beside the ice.',
        '“It’s too good,” said {H}. “If I step on it, it’s gone. And if I don’t, it’s the Early Ones.” {H} tried just the tip of a toe. Tsk, it went, and there was a white star.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-seam',
      A: 'partner',
      paragraphs: [
        '{A} had gone down on one knee. “Look from here,” said {A}. There was a line in the ice, and another, like in a plate that has been glued. “Those are bits,” said {A}. “Somebody stepped on it yesterday. It’s been mended in the night.”',
        '“Who by?” asked {H}. “By itself. It’s got till morning.” {H} looked at the lines, and at the leaf. Then {H} took a big step back, and stepped.'
      ]
    },
    {
      id: 'listening-to-it-think',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They kept quite still, because of what comes after. It ran on for a bit, under the bins. It ticked, and then it ticked over by the wall. Something let out a breath. “Now it’s thinking,” whispered {A}.',
        '“What about?” whispered {H}. They bent down to it, head to head. The water came up slowly through the gap, and looked round. “About where to begin tonight,” said {A}.'
      ]
    },
    {
      id: 'the-leaf-in-it',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The leaf had come off with its piece. It was shut up in there like something in a shop window. They gave it a lick of sun, and it lay on {H}’s glove, and was wet. “It’s been on its stalk the whole night,” said {A}. “It’ll be glad to lie down.”',
        'But when {H} put it in the puddle, it stood up again. It turned once, and stayed. It evidently had a place there.'
      ]
    },
    {
      id: 'crack',
      A: 'partner',
      paragraphs: [
        'Crack! It went right across, like a whip, under the bins and into both knees. {H} stood in the middle, with water over the toes. “It was a whole one,” said {H}. “I was the first.” “Today,” said {A}.',
        'Afterwards they pushed the pieces together, each with its edge to the next. One was missing, and {A} found it under one boot. “What’s that for?” asked {A}. “So it isn’t such a lot of work,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled at the mark of a boot, and it was cold.',
      '{names} came out with steam at the front.',
      { text: '{names} pulled both mittens up, and looked for a whole one.', needs: ['hands'] },
      { text: '{names} pointed out one that was done already.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the saucer, so that it stayed as it was.',
      '{names} left a mark too, for whoever came next.',
      { text: '{names} blew into both mittens, and it came out at the thumbs.', needs: ['hands'] },
      { text: '{names} broke a small icicle off the wall, and it dripped up a sleeve.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the crack, and looked under the bins.',
      '{names} bent down low, to see the lines.',
      { text: '{names} fitted in a piece like a star, upside down.', needs: ['hands'] },
      { text: '{names} clapped, in two mittens, and it was soft.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the boots stood by the heater, and each had its own puddle. Those were only for tonight.',
    '{H} washed, and got warm from the toes up. Outside it was so cold that the stars ticked.'
  ],
  last: [
    'Behind the bins somebody was mending a puddle, without a sound, and {H} was asleep.',
    'From the edge to the middle it all closed over, and {H} was asleep.'
  ]
})
