import { wishPlot } from '../wish-plot.ts'

export const skyLantern = wishPlot({
  id: 'wish-sky-lantern',
  wishes: ['sky lantern', 'sky lanterns', 'lantern floats up sky', 'lantern floats into sky', 'lanterns float up sky', 'lantern floating up sky', 'lantern flies up', 'lantern flying sky', 'flying lantern', 'flying lanterns', 'paper lantern sky', 'paper lantern flies', 'paper lantern rises sky', 'paper lantern floats up', 'lantern rises sky', 'lanterns rising sky', 'lantern goes up sky', 'lantern into the sky', 'khom loi', 'khom loy', 'yi peng', 'yee peng', 'loy krathong sky', 'pingxi', 'kongming lantern', 'kong ming lantern', 'tiandeng', 'wish lantern sky', 'wishing lantern sky', 'chinese lantern sky', 'hot air lantern', 'releasing lanterns sky', 'let go lantern sky'],
  answers: ['sky', 'lantern', 'lanterns', 'paper', 'floats', 'float', 'floating', 'flies', 'fly', 'flying', 'rises', 'rise', 'rising', 'goes', 'going', 'up', 'high', 'higher', 'above', 'air', 'hot', 'warm', 'light', 'lights', 'lighted', 'flame', 'candle', 'glowing', 'glow', 'night', 'dark', 'evening', 'stars', 'moon', 'wish', 'wishes', 'wishing', 'write', 'wrote', 'drew', 'festival', 'new', 'year', 'thailand', 'thai', 'taiwan', 'taipei', 'china', 'chinese', 'poland', 'india', 'river', 'lake', 'beach', 'field', 'hill', 'wind', 'let', 'lets', 'go', 'release', 'released', 'releasing', 'first', 'time', 'holiday', 'family', 'mum', 'dad', 'grandma', 'grandpa', 'uncle', 'aunt', 'cousins', 'sister', 'brother', 'son', 'daughter', 'saw', 'see', 'watch', 'watched', 'watching', 'beautiful', 'big', 'little', 'red', 'white', 'orange', 'how', 'why', 'does', 'our', 'away', 'over', 'water'],
  except: ['died', 'funeral', 'remember', 'memory', 'heaven', 'fire', 'burned', 'burnt', 'rapunzel', 'tangled', 'jack', 'pumpkin', 'animal', 'bird'],
  moods: ['first', 'waiting', 'change'],
  out: true,
  company: ['lantern', 'string', 'fish', 'man', 'paper', 'star'],
  about: 'A paper lantern is to go up into the sky on a long string, and sinks because it is let go too early, until the hero waits for it to tug.',
  titles: ['Wait for the Tug', 'A Fish Goes Up', '{H} Holds the String', 'The Lantern That Was Not Warm Yet', 'Up with a Sigh'],
  want: [
    {
      id: 'paper-lantern',
      A: 'partner',
      paragraphs: [
        '{H} had a sky lantern of thin white paper, as big as a pillowcase. It was open below, with a ring of wire. {H} had painted a fish on it. Tonight the sky lanterns were going up from the field by the water. A man in a cap made a small flame under each, as that was for grown-ups. {H} wanted to see the fish swim among the stars. “And back again,” said {A}, for the lantern was on a long string.'
      ]
    }
  ],
  way: [
    {
      id: 'too-early',
      A: 'partner',
      paragraphs: [
        'The man in the cap held the lantern by its ring and made the flame. {H} had the string. The paper was creased, and leaned to one side. “Now,” called {H}. “Already?” asked the man, and let go. The lantern went up as high as a knee. Then it sank, and sat down on the wet grass. The flame went out with a sigh. “It doesn’t like the sky,” said {H}. “It never got there,” said {A}.'
      ]
    },
    {
      id: 'throw-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it has to be thrown,” said {A}. There was no flame in it now. {H} took the paper lantern in both arms, and threw it at the sky. It turned over, filled itself with evening, and came down on {H}’s head.',
        'It was nice in there. The fish was the right way round from the inside too. “Can you see the stars?” asked {A}. “I can see a fish,” said {H}, “and it’s not getting any higher.”'
      ]
    },
    {
      id: 'blow',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then {H} blew into the cold lantern from below. The paper swelled a bit. When {H} stopped to breathe in, it went flat again. “Blow, and don’t breathe in,” said {A}. That worked for as long as you would think.',
        '“What else goes up?” asked {A}. They thought of smoke, and of larks. {H} thought of the smell of dinner, which always came up the stairs. It had never been seen to go down to the cellar.'
      ]
    },
    {
      id: 'which-way-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Is the fish too heavy?” asked {A}. {H} had put a lot of blue on it. They weighed the sky lantern, {H} with one finger under the ring. It weighed about as much as a slice of bread.',
        '“Bread doesn’t fly either,” said {A}. {H} looked along the field. On one lantern there was a whole peacock, with its tail out. It hung up there by the first star and looked quite at home. So it could not be the fish.'
      ]
    },
    {
      id: 'moth',
      A: 'other',
      spare: 4,
      paragraphs: [
        'A moth came by and wanted to know about the lanterns. It tried one after another from outside. {A} watched it with a stiff neck. “It thinks that they’re moons,” said {A}. “It’s never had so many.”',
        '{H} counted twenty-three moons over the field. One of them was slower than the others, and did not mind the moth. It was the real one. “That’s gone up highest,” said {H}. “Somebody must have waited a long time.”'
      ]
    },
    {
      id: 'elder-kite',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“They made these to send news, long ago,” said {S}. “When a lantern went up behind the hill, it meant that all was well.” {A} asked what it meant if none went up. “Then it was raining,” said {S}.',
        '{A} looked at the fish, which lay on its side on the grass. “What does mine mean?” asked {A}. {S} had to think. “That all’s well,” said {S}, “but lower down.”'
      ]
    },
    {
      id: 'pet-lies-under',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had no wish to see the sky, and looked at what was on the ground. There lay a lantern that had sat down. {A} walked round it once, and sniffed at the fish. It smelled of paint, and not at all of dinner.',
        'A breeze lifted the paper at one side. It breathed in, and it breathed out. {A} walked back round the other way, rather faster, and stood behind {H}. There are fish that you leave alone.'
      ]
    },
    {
      id: 'creases',
      A: 'partner',
      paragraphs: [
        '“Look at that lantern over there,” said {A}. Two people held it by the ring, with the flame in it, and only waited. It had been creased as well. But the creases went out, one by one, from the top down. Then it was as round as a pear. “It’s got to be warm all through,” said {A}. All at once the ring rose by itself, and pulled the arms up after it.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-tug',
      A: 'partner',
      paragraphs: [
        'The man came and made the flame again, and held the ring. “Now?” asked the man. {H} looked at the paper. There was still a crease across the fish. “Not yet,” said {H}. “Warm goes up, and takes the rest along. It has to be warm all through.” It was hard to do nothing. “The tail’s smooth,” said {A}. Then the fish was round. The man’s arms went up a bit, and in {H}’s hand there was a tug on the string. “Now,” said {H}, and up it went, past the knees, the heads and the trees.'
      ]
    },
    {
      id: 'string-talks',
      A: 'same',
      spare: 7,
      paragraphs: [
        'You could tell from the string how it was up there. It hummed a little, and now and then it gave a pull to the left. “What does it say?” asked {A}. {H} held it to one ear. “There’s a wind,” said {H}, “but it’s a small one.”',
        '{H} gave a pull back, to say that they had heard. A moment later the fish nodded. From below you could only see its stomach. A fish looks like that to other fish.'
      ]
    },
    {
      id: 'child-wish-paper',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had painted on a sky lantern too, but all of it was low down by the ring. It was a worm. “Worms live at the bottom,” said {S}. {A} saw that. When that lantern went up, the worm was the last to leave the ground.',
        '“Can it see us?” asked {S}. “It’s the only one that can,” said {A}. All the others were painted on the sides and had to look at the stars.'
      ]
    },
    {
      id: 'neck',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“My neck’s tired,” said {A}. “It’s never had to look up for so long.” They both lay down in the field, {H} with the string round one thumb. Now the sky was in front, and the lantern stood against it like a picture on a wall.',
        '“Is it up,” asked {A}, “or is it over there?” {H} thought about it. If you lay like that, it had not gone up at all. It had only gone out a bit, for the evening.'
      ]
    },
    {
      id: 'other-counts',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} had a warm bun in a paper bag, and looked at the bag. “Why doesn’t this go up?” asked {A}. “It’s warm, and it’s paper.” {H} felt it. “There’s a bun in it,” said {H}. “You’d have to take that out first.”',
        'They shared the bun, to help the bag. When it was empty, it was cold as well. {A} let go of it all the same, and it was on the ground at once. “We waited at the wrong end,” said {A}.'
      ]
    },
    {
      id: 'down-again',
      A: 'partner',
      paragraphs: [
        '{H} let out the very last of the string. The sky lantern was small now, and the fish swam beside a star. Then the flame was used up. The paper got cool. The fish came down again slowly, without a splash, and lay in the grass. {H} felt it. It was still warm at the very top. “That’s the last of up,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for a place in the field where the sky was free.',
      '{names} told the fish which star was the best to swim round.',
      { text: '{names} rolled the string off its stick, and there was more of it than sky.', needs: ['hands'] }
    ],
    way: [
      '{names} said that it had been higher than a knee, and nearly a hip.',
      '{names} saw that the other lanterns had been creased at first as well.',
      { text: '{names} shook the wet grass off the paper.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the tail of the fish, and said when it was smooth.',
      '{names} kept off the string, so that the tug got through.',
      { text: '{names} took hold of the very end of the string, behind {H}.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cold lantern was folded flat, with the fish inside, and the string went back round its stick.',
    '{H} washed, and lay down, and was a bit creased to begin with. Under the blanket it got warm, from the feet up.'
  ],
  last: [
    'When {H} was warm right to the top, there was a small tug, and {H} slept.',
    'The warm had gone up, and had taken the rest along, and {H} was asleep.'
  ]
})
