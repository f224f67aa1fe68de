import { wishPlot } from '../wish-plot.ts'

export const sandcastle = wishPlot({
  id: 'wish-sandcastle',
  beginsElsewhere: true,
  wishes: ['sandcastle', 'sandcastles', 'sand castle', 'sand castles', 'building a sandcastle', 'castle made of sand', 'sandcastle tide', 'sand castle tide'],
  answers: ['building', 'build', 'built', 'making', 'make', 'beach', 'seaside', 'bucket', 'spade', 'holiday', 'tower', 'towers', 'biggest', 'moat', 'sea', 'tide', 'best', 'shells', 'made'],
  except: ['dragon', 'princess', 'mermaid', 'crab', 'knocked', 'competition', 'desert', 'wrecked', 'squashed'],
  company: ['sea', 'wave', 'crab'],
  moods: ['losing', 'first', 'proud', 'waiting'],
  out: true,
  about: 'The sea comes in to the hero’s sandcastle, and is only stopped by opening the gate to it.',
  titles: ['The Sea Comes In by the Gate', 'Four Towers and a Gate', '{H} Opens Up', 'Mind the Step', 'Three Biscuits until the Sea'],
  want: [
    {
      id: 'three-biscuits',
      A: 'partner',
      paragraphs: [
        '{H} had built a sandcastle on the beach. It had four towers and a wall, and a gate with a shell for a door. It was the best one {H} had ever made, and the sea was coming in.',
        '“How long have we got?” asked {H}. {A} looked at the waves, and into the biscuit tin. “As long as it takes to eat three biscuits,” said {A}. {H} did not want a biscuit. {H} wanted the sandcastle to be standing when they went home.'
      ]
    }
  ],
  way: [
    {
      id: 'who-lives-here',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who lives in it?” asked {A}. {H} lay down flat and looked in at the gate. Somebody very small came out, with too many legs, and jumped over the wall.',
        '“That was the king,” said {H}. “He’s a sandhopper.” They waited for him to come back. For a king he was away a long time. {A} thought that he had gone to fetch more legs.'
      ]
    },
    {
      id: 'flag',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There had to be a flag, and a bit of seaweed was just right for it. It stood on the tallest tower and flew in the wind. It flew so hard that the top of the tower came off with it.',
        '{H} patted on a new top, with water. “It’s the water that makes it stick,” said {H}. “Dry sand can’t hold on to itself.” “Nor can I, when I’m dry,” said {A}, and had a drink.'
      ]
    },
    {
      id: 'the-wall',
      A: 'partner',
      paragraphs: [
        'So they built a long wall in front of the castle, and slapped it hard with their spades. The sea came up and leaned on the wall, and the wall leaned too. They made it twice as thick. The sea went round the end and looked at the back.',
        'They dug a moat. “That’s for the sea to fall into,” said {H}. The sea fell in, and filled it up to the top, and was nearer than before. “Go away!” called {H}. “It can’t hear you,” said {A}. “It’s talking all the time.”'
      ]
    },
    {
      id: 'notice',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You could put up a notice,” said {A}. With one finger {H} drew a line in the sand, right along the beach. On one side {H} drew a foot, with a cross through it.',
        'They stood behind the line with their arms folded. A wave came up and read the notice very thoroughly. Then there was no line any more, and no foot. “It licked it off,” said {H}.'
      ]
    },
    {
      id: 'bail',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} took the bucket and began to carry the sea back. It took nine buckets. {A} poured them in a good way off, where the sea would not notice.',
        '“Is there less sea now?” called {A}. {H} stood up to the ankles in it and looked. “A bit more,” said {H}. “I think it’s drunk your nine buckets.”'
      ]
    },
    {
      id: 'other-castle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Further along there had been another castle, and a big wave took it. Then there were only some bumps, and a seagull stood on them.',
        '{H} looked at the bumps and said nothing. {A} held the lid of the biscuit tin in front of the best tower. “I’ve got this one,” said {A}.'
      ]
    },
    {
      id: 'ship',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the moat there was room for a ship now, since it was full. It was half a shell, with a feather. {A} blew, and it sailed round the corner of the castle and came back from the other side.',
        '“Where’s it been?” asked {A}. “Behind the castle,” said {H}. It had brought one grain of sand from there, and they unloaded that with a wet finger.'
      ]
    },
    {
      id: 'toes',
      A: 'other',
      spare: 7,
      paragraphs: [
        'They sat down in front of the gate and stretched out their legs, to be a wall themselves. “Nobody gets past us,” said {A}. The sea came up to their toes. It was cold, and it tickled.',
        'It did not go past them. It went under them. When it drew back, it took the sand along from beneath their heels, and they sank. “We’re going down,” said {H}. “Slowly,” said {A}. “Feet first.”'
      ]
    },
    {
      id: 'pet-beach',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had a dry place higher up the beach, and watched over the castle from there. Once a wave came close, and {A} looked at it, and it went back.',
        '“How did you do that?” asked {H}. {A} looked at the next wave too, but that one came on. It may have been short-sighted.'
      ]
    },
    {
      id: 'elder-moat',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Ours was as long as a bus,” said {S}. “We were five, and we dug all day. We had a bridge, and a road with a bend in it.” “And then?” asked {A}.',
        '“Then came the tide. We ran about and shouted. My uncle stood in front of it in his best trousers.” {S} looked out to sea. “I couldn’t tell you what it looked like, that castle. But I can still see the trousers.”'
      ]
    },
    {
      id: 'child-pies',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was baking. {S} turned out one sand pie after another, and put them in a row for the sea. “If it’s full, it won’t want the castle,” said {S}.',
        'It was not a bad idea. The sea ate the first pie, and the second, and all the others up to the seventh. Then it wanted more. “It never gets full,” said {S}, quite out of breath.'
      ]
    },
    {
      id: 'only-passing',
      A: 'partner',
      paragraphs: [
        '{H} sat down, all wet. The next wave ran up, felt along the wall from one end to the other, and went back. {A} watched it do that. “It isn’t cross with us,” said {A}. “It’s looking for a way in, and you keep shutting the door on it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'come-in',
      A: 'partner',
      paragraphs: [
        '{H} looked at the gate. Then {H} took away the shell that was the door, and dug a road. The road went in at the gate, and through the yard, and out again at the back. They pulled the long wall down with their own hands. “Come in,” said {H} to the sea.',
        'The next wave came, quite flat. It went in at the gate, and had a look at the yard. It went out at the back, without touching a thing. Nobody was shutting the sea out now, so it did not push. All four towers of the sandcastle stood there and shone. “It wiped its feet,” said {A}.'
      ]
    },
    {
      id: 'mind-the-step',
      A: 'same',
      spare: 8,
      paragraphs: [
        'After that {H} sat at the gate and let the waves in. “Good afternoon,” said {H}. “Mind the step. Straight on, and no pushing.” {A} stood at the back and said, “Thank you for coming.”',
        'Some waves only put their noses in. One was in a hurry, and took a bit of the step with it. “They’ve never been in a castle before,” said {H}. “They’ve only ever been on one.”'
      ]
    },
    {
      id: 'big-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then a big wave came, too wide for the gate. It bumped into one of the towers, and knocked off its pointed top. “Sorry,” said {A}, for the wave.',
        'Now the tower was as round as an egg. “It’s still a tower,” said {H}. “It’s just been to the hairdresser’s.”'
      ]
    },
    {
      id: 'visitors-bring',
      A: 'other',
      spare: 10,
      paragraphs: [
        'Whoever comes to visit brings something. In the yard lay a green bit of glass, as smooth as a sweet. There was half a rope, and a very small crab.',
        'The crab walked once round the yard, sideways, with its hands up. It looked at all four towers and went out with the next wave. “It’ll tell the others,” said {A}. {H} put the glass over the gate, for a lamp.'
      ]
    },
    {
      id: 'knows-the-way',
      A: 'partner',
      paragraphs: [
        'When it was time to go home, the sea was going home too. The four towers were smaller now and rounder, but there were four. “The sea comes twice a day,” said {A}. “It’ll be here again in the night.”',
        '“It knows the way,” said {H}, and left the gate open.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} dug a hole beside the castle, with most of the sand going backwards.',
      '{names} shook off some sea, well away from the towers.',
      { text: '{names} carried water in a cap, and it was all gone at the gate.', needs: ['hands'] },
      { text: '{names} stood a feather on the second tower.', needs: ['hands'] }
    ],
    way: [
      '{names} told the sea to stop, and it came a bit further.',
      '{names} lay down behind the wall, to help it hold.',
      { text: '{names} slapped the wall as well, with the sole of a sandal.', needs: ['hands'] },
      { text: '{names} bailed out the moat with a cup, and the sea put it back.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped over the road, just before the next wave came in.',
      '{names} stood aside for the wave, at both ends of the yard.',
      { text: '{names} smoothed the sides of the road with two thumbs.', needs: ['hands'] },
      { text: '{names} saluted the wave with a spade, as it came through the gate.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the bucket and the spade stayed outside the door. {H} turned out both shoes, and there was enough sand in them for one more tower.',
    '{H} rinsed off the day, and lay down, and was still a little bit salty behind the ears. The bedroom door stayed open a crack.'
  ],
  last: [
    'Far away the sea went in at the gate, and out again at the back, and {H} slept.',
    'The sea came in, and the sea went out, quite flat, and by then {H} was asleep.'
  ]
})
