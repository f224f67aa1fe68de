import { wishPlot } from '../wish-plot.ts'

export const haircutCried = wishPlot({
  id: 'wish-haircut-cried',
  beginsElsewhere: true,
  wishes: ['haircut cried', 'haircut crying', 'haircut cries', 'haircut cry', 'hair cut cried', 'hair cut crying', 'haircut screamed', 'haircut screaming', 'haircut tears', 'haircut upset', 'haircut howled', 'haircut sobbed', 'barber cried', 'barber crying', 'barbers cried', 'barber’s cried', 'barber screamed', 'hairdresser cried', 'hairdressers cried', 'hairdresser crying', 'hairdresser screamed', 'hair cut tears', 'haircut hated it', 'haircut wailed', 'cried haircut whole time', 'cried hair cut whole time', 'first haircut sit still', 'haircut sit still', 'haircut won’t sit still'],
  except: ['fell', 'bled', 'hurt', 'ear', 'lice', 'nits', 'chemo', 'cancer', 'hospital', 'dog', 'doll', 'own', 'herself', 'himself', 'sister', 'mum', 'hit', 'shaved', 'fringe', 'buzzy'],
  answers: ['first', 'haircut', 'hair', 'cut', 'cutting', 'barber', 'barber’s', 'barbers', 'hairdresser', 'hairdresser’s', 'hairdressers', 'salon', 'cried', 'crying', 'cries', 'cry', 'screamed', 'screaming', 'tears', 'upset', 'sobbed', 'whole', 'time', 'all', 'the', 'through', 'way', 'so', 'much', 'today', 'yesterday', 'he', 'she', 'his', 'her', 'had', 'and', 'at', 'but', 'got', 'lollipop', 'sticker', 'brave', 'very', 'hates', 'hated', 'scissors', 'clippers', 'noise', 'scared', 'afraid', 'long', 'short', 'curls', 'baby', 'just', 'really', 'during', 'throughout'],
  moods: ['first', 'afraid', 'change'],
  company: ['barber', 'chair', 'mirror', 'cape', 'scissors', 'envelope', 'snip', 'curl'],
  out: true,
  about: 'A first haircut is cried through from end to end, because the hair goes where nobody can see it, until the hero is given the lap to catch it in, and sob and snip take turns.',
  titles: ['Sob, Snip', 'Where It Goes', '{H} Has a Haircut', 'Every Bit of It', 'Both at Once'],
  want: [
    {
      id: 'all-of-it',
      A: 'partner',
      paragraphs: [
        'It was {H}’s first haircut. The chair went up, and the cape came round. Then it went snip. Something soft slid down, where {H} could not see it. “That was mine!” said {H}, and began to cry.',
        '“Hair can’t feel anything,” said {A}. {H} knew that. {H} wanted all of it to stay. It had come along from the very beginning. In the mirror sat somebody in a cape, and cried just as loudly.'
      ]
    },
    {
      id: 'the-cape',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The cape was black, and went from the chin to the shoes. {H} had no arms in there and no lap. “You look like a hill,” said {A}. It was meant kindly. The hill cried from the top.',
        'It was warm in there, and it smelled of shampoo, and of other people’s necks. Under the cape {H}’s hands had found one another. They held on tight, and nobody could see it.'
      ]
    }
  ],
  way: [
    {
      id: 'lollipop',
      A: 'partner',
      paragraphs: [
        '“I have something for that,” said the barber, and held out a lollipop. {H} cried round it. A hair fell on it, and now it was a lollipop with a beard. “Look, a film!” said {A}, and held up a telephone. A rabbit was laughing in there. {H} cried at the rabbit.',
        'Then came the clippers. Buzz, they went, all through the bones. “Only a bee,” said {A}. A bee was no better.'
      ]
    },
    {
      id: 'how-loud',
      A: 'same',
      spare: 2,
      paragraphs: [
        'By now the others in the shop had noticed. A man with foam on his chin looked over, and looked away again. “I’m sorry,” {A} told him. “It’s rather loud.” “I was louder,” said the man. “I bit the comb.” He thought about it. “It tasted of soap,” he said.',
        'A lady sat under a dryer, with silver paper in her hair. She had not heard a thing. She saw {H}’s mouth wide open, and thought that somebody was singing. She nodded in time.'
      ]
    },
    {
      id: 'it-tickles',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The worst of all were the little hairs. They got in at the collar, and each of them had a point at both ends. {H} could not scratch, since the hands were under the hill. So {H} wriggled. “Keep still,” said {A}.',
        '“I am still,” sobbed {H}. “It’s my vest that’s moving.” The barber took a soft brush, as round as a bun, and dusted {H}’s neck with it. That was the nicest thing so far. {H} stopped to feel it, and then remembered.'
      ]
    },
    {
      id: 'questions',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Does it grow again?” asked {H}, between two breaths. “About as much as a grain of rice each week,” said the barber. “You can’t hear it.” “And does it know how long it was?” The scissors stopped. “It only knows how to go on,” said the barber.',
        '{H} thought of all that hair, in there, waiting for its turn. It was queuing. It did not push. {H} cried on, but more thoughtfully.'
      ]
    },
    {
      id: 'the-other-one',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} looked into the mirror, and there was still that other one. It had a red nose, and wet cheeks, and one side was shorter. It looked at {H} as if it knew how it was. When {H} sobbed, it sobbed. “You’re not the only one, you see,” said {A}.',
        '“It’s having its hair cut as well,” said {H}. “And who’s cutting it?” They looked. That barber had the scissors in the wrong hand. That was almost interesting.'
      ]
    },
    {
      id: 'a-bit-of-cry',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had come along, to hold the coats. “I always cry a bit too,” said {A}. “It’s on the inside, at the back. When they ask me if it’s short enough, I always say yes.” “Why don’t you cry outside?” asked {H}.',
        '{A} thought about that for a long time. “I don’t know,” said {A}. “I think nobody’s ever given me a cape.”'
      ]
    },
    {
      id: 'animals',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Do sheep cry?” asked {H}. “They shout,” said {A}. “The whole field shouts. And after that they’re so light that they hop.” The barber nodded. “My uncle does sheep,” said the barber. “Forty in a morning, and never a word of thanks.”',
        '“Baa,” said {H}, out of the middle of the crying. It fitted in quite well. “That’s just what they say,” said the barber.'
      ]
    },
    {
      id: 'tissue',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Blow,” said {A}, and held a tissue there. {H} blew. Some of the small hairs were on it, and they flew in a cloud, and the barber sneezed. The scissors sneezed along, and shut on nothing. Then it was quiet for a moment, and everybody looked at everybody.',
        '“Bless you,” said {H}. It just came out. When you’re crying, you can be polite as well. {A} would not have thought it.'
      ]
    },
    {
      id: 'a-break',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“We’ll have a break,” said the barber. The scissors went into the glass, with their feet up. The barber sat down on the next chair with some tea. “I’m in no hurry. Hair’s the slowest thing there is.”',
        '{H} could cry without being cut, for once. It was quite different. There wasn’t nearly so much of it. “I’m only half done,” said {H} after a while, and felt the long side, and the short side. “That’s right,” said the barber. “It’s about as bad as it was. But less.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} sat on the waiting bench, and watched through a comb. “Mine comes after,” said {S}. “What’s it like?” {A} swallowed. “It buzzes,” sobbed {A}. “And it tickles. And you can’t see where it goes.” “Does it take long?” “It takes a cry and a half,” said {A}.',
        '{S} nodded. That was good to know beforehand. {S} moved up the bench by one place, and got a tissue out, so as to be ready.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My father cut mine,” said {S}, “with a bowl on my head. He cut off all that stuck out. I cried so much that the bowl rang.” “Did it look nice?” asked {A}. “It looked like a bowl,” said {S}.',
        '“There’s a photograph. There were six of us, and just the one bowl. We all look as if we were wearing each other.” {S} smoothed what was left on top. “I’d still know that bowl anywhere,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} lay in the pram and looked at the ceiling. Everything that {A} had on top was fluff. Somebody was crying, so {A} cried a bit too, out of friendship. Then a curl sailed down and landed on the blanket. {A} took it in one fist, and was silent at once.',
        '“It’s got some of mine!” said {H}. They opened the fist, finger by finger. “It can keep that,” said {H}, and sobbed. “It needs it more.”'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'partner',
      paragraphs: [
        '{A} looked at the floor behind the chair, and then at the mirror. “You can’t see it from there,” said {A}. “It goes off behind you, and then it’s gone. Is that it?” {H} nodded, and cried.',
        '{A} took hold of the cape in front, and spread it over both knees like a bowl. “And you comb it forwards, please,” {A} told the barber. “Now it’ll land on you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'sob-snip',
      A: 'partner',
      paragraphs: [
        'Snip. A curl came down over the forehead, past the nose, and lay in {H}’s lap. {H} got out one hand, and laid it on top. “One,” sobbed {H}. “You needn’t stop crying,” said the barber. “Just tell me when.” {H} breathed in, and it was quite still, at the top of the breath. Snip. Then came the sob.',
        'So they did it in turns. Sob, snip. Sob, snip. “Nine,” wept {H}. “Ten. That’s a good one.”'
      ]
    },
    {
      id: 'sorting',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There were three sorts of hair in the lap. There were long ones, which had seen the most. There were curls. And there was a kind of dust. “What’s that from?” asked {A}. “From the edges,” said the barber. “It’s where you leave off.”',
        '{H} felt along the new edge, over one ear. It was like the edge of a carpet. Sob. {H} was no longer always there in time with that. Twice it went snip, snip, and nobody had cried in between.'
      ]
    },
    {
      id: 'the-back',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Last of all the barber held a second mirror up behind. In the first one you could see the second, and in that one was a neck. It was thin and pale, and had a small dent in the middle. “Whose is that?” asked {H}, and hiccuped. “It’s been there the whole time,” said {A}.',
        '{H} felt for it. It was a bit cold, and rather soft. Nobody had ever told {H} about the dent. “You can keep that,” said the barber, “it doesn’t cost anything.”'
      ]
    },
    {
      id: 'envelope',
      A: 'partner',
      paragraphs: [
        '“Twenty-six,” said {H}, and that was the last one. The chair sank down. “I cried the whole time,” said {H}. “You did,” said the barber. “And you kept still the whole time too. I don’t get many who can do both.” {H} was given an envelope, with a window in it.',
        'All of it went in, even what was on the lollipop. Outside there was wind. It blew on the neck, in a place where no wind had ever been. “Oh,” said {H}, and turned round, so that the wind would do it again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the scissors, and went under the bench.',
      '{names} watched what slid down, and where it went.',
      { text: '{names} held on to one foot, which came out below.', needs: ['hands'] },
      { text: '{names} hung up the coats, and kept a place on the bench.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the floor behind the chair.',
      '{names} jumped when it went buzz, and sat down further off.',
      { text: '{names} handed over one more tissue.', needs: ['hands'] },
      { text: '{names} made a face in the mirror, and it was not wanted.', needs: ['hands'] }
    ],
    turn: [
      '{names} sneezed at the dust, and was counted by mistake.',
      '{names} looked at the neck, as if it were new.',
      { text: '{names} counted along, in a whisper.', needs: ['hands'] },
      { text: '{names} picked up a curl that had missed the lap.', needs: ['hands'] }
    ]
  },
  bed: [
    'The envelope lay on the table, and through the window in it you could see a curl. In the bath some more came off, very small hairs, and they were let go.',
    '{H} lay down, and the pillow was cold, in a place where no pillow had ever been.'
  ],
  last: [
    'In went the breath, and at the top of it there was quiet, and {H} was asleep.',
    'All twenty-six lay in the envelope, and new ones were growing already, and {H} slept.'
  ]
})
