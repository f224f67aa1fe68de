import { wishPlot } from '../wish-plot.ts'

export const cardboardBoat = wishPlot({
  id: 'wish-cardboard-boat',
  beginsElsewhere: true,
  wishes: ['boat cardboard', 'boat out of cardboard', 'cardboard boat', 'cardboard ship', 'ship cardboard', 'boat out of box', 'boat out of boxes', 'boat from box', 'boat from boxes', 'box boat', 'boat from cardboard', 'boats out of cardboard', 'ship out of boxes', 'ship out of box', 'sails cardboard box', 'sail cardboard box', 'sailing cardboard box', 'sails away box', 'cardboard raft', 'cardbord boat', 'cardboard submarine', 'sails away in box', 'cardboard sailing'],
  except: ['paper', 'rocket', 'car', 'robot', 'castle', 'moon', 'space', 'sank', 'sinks', 'lost', 'mermaid', 'shark', 'whale', 'storm', 'afraid', 'scared', 'race', 'bath', 'cat', 'dog', 'hamster', 'school'],
  answers: ['boat', 'boats', 'ship', 'raft', 'cardboard', 'box', 'boxes', 'builds', 'build', 'built', 'makes', 'made', 'make', 'making', 'building', 'sails', 'sail', 'sailed', 'sailing', 'away', 'sea', 'ocean', 'river', 'lake', 'waves', 'island', 'floats', 'goes', 'out', 'big', 'from', 'old', 'huge', 'adventure', 'far', 'world', 'around', 'across', 'captain', 'tape', 'tea', 'towel', 'pirate', 'leak', 'leaks', 'rain', 'rains'],
  company: ['boat', 'box', 'label', 'tape', 'sail', 'broom', 'tea towel', 'ladle', 'island', 'puffins', 'puffin', 'kettle', 'shore', 'steps', 'sea', 'waves', 'pencil'],
  isTale: true,
  out: true,
  about: 'A cardboard box sails well but always turns back home, because that is the address on it, until it is given another one and is delivered to two who had ordered a kettle.',
  titles: ['This Is Not a Kettle', '{H} Sails Away', 'A Boat with an Address', 'This Way Up', 'Two Puffins at Away'],
  want: [
    {
      id: 'away',
      A: 'partner',
      paragraphs: [
        '{H} built a boat out of a cardboard box. It had a broom for a mast and a tea towel for a sail. “Where are you off to?” asked {A}. “Away,” said {H}. “As far as that goes.” {A} did up the life jackets, and took the ladle to row with.',
        'They got in by the steps. The wind filled the tea towel. The boat gave a small dry creak, and off it sailed.'
      ]
    },
    {
      id: 'this-way-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the side of the boat stood an arrow, as thick as an arm, and THIS WAY UP. “Good,” said {A}. “I like a boat that knows.” A fish came by, and read it, and looked where the arrow pointed. There was only sky there.',
        'It tried it, though. It came up as high as it could, with its mouth open, and fell in again. “It’s not for everybody,” {H} told it over the edge.'
      ]
    }
  ],
  way: [
    {
      id: 'round-again',
      A: 'partner',
      paragraphs: [
        'The houses were as small as sugar lumps. Then the boat turned round, without being asked, and sailed home. It bumped against the steps. “Left!” said {H}, and {A} ladled on the right. They were off once more. The boat thought it over, and came round.',
        'The third time {H} held the broom, and {A} ladled until there was foam. Round it went, and even hurried. “It’s homesick,” said {H}. “Boats aren’t,” said {A}.'
      ]
    },
    {
      id: 'soft-corner',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Cardboard drinks. One corner had got dark, and when {H} pushed it with a finger, the finger stayed in. “Take that out slowly,” said {A}. {A} stuck tape on it, outside and inside, and once round the finger by mistake.',
        'So for a while {H} was part of the boat. It was not bad. You could feel each wave come, and what it thought. “There’s a cold one next,” said {H}, and it was.'
      ]
    },
    {
      id: 'fragile',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the back of the boat it said FRAGILE, in red. A big grey wave came rolling up behind them. It got near enough to read it. Then it went flat, and tiptoed by, on the left and on the right.',
        'The next one did that too, and nudged the one after it. “They’re being careful with us,” said {H}. Only a very small wave could not read yet. It came in over the edge, and sat on {A}’s lap.'
      ]
    },
    {
      id: 'the-window',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} had cut nothing out, but there was a hole in the box for carrying it. It was just above the water, and as wide as a hand. Through it you could see how blue it was, and now and then an eye.',
        '“Somebody’s looking in,” said {H}. It was a seal, with whiskers. It looked for a long time at {A}’s socks. Then it swam round to the other hole, to see if they went on there.'
      ]
    },
    {
      id: 'ferry',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The ferry came past, with three decks, and everybody stood at the rail. “What are you made of?” the captain called down. “Of a box!” called {H}. “And what are you made of?” The captain had to go in and ask. “Iron!” came the shout. “Is that dry?”',
        '“It’s dry as far as the knees!” called {A}. The ferry hooted, out of respect. {H} had nothing to hoot with, and flapped the lid.'
      ]
    },
    {
      id: 'buoy',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A red buoy was rocking there, with a bell on top. Ding, it said, when they came by the first time. Ding-ding, it said the second time. By the fourth time it had stopped being surprised. “You again,” said the buoy.',
        '“We’re going away,” said {H}. “So I see,” said the buoy. It had been tied to that place for thirty years. “You’re the first who go away so often,” it said.'
      ]
    },
    {
      id: 'lunch-basket',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} sat in the front, and had brought sandwiches, in case it was far. They ate the first one by the buoy. They ate the second one by the buoy too. “Is it much further?” asked {A}. “We’ve been nearer,” said {H}.',
        '{A} gave the last crust to a gull. It sat on the broom with its back to the wind and ate it. The whole boat leaned over that way. “One gull,” said {A}, and wrote it in the log.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Up on the bow stood {A}, and looked out. Nobody had told {A} to, and nobody could have. The wind blew both ears inside out. When the boat turned round, {A} turned round too, and was at the front again.',
        'So it went, all afternoon. “That’s a born captain,” said {H}. “What does it see?” {A} saw a smell. It was fish, and it came from ahead. A moment later it came from behind.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I sailed away once, too,” said {S}. “It was in a tub. I got as far as the end of the pond.” “And what was there?” asked {A}. “A duck,” said {S}. “It was sitting on six eggs, and it looked at me.”',
        '{S} shaded both eyes, and looked at where the sea stopped. “So I turned round, and came home on tiptoe.” “In a tub?” asked {A}. “That was the hard part,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was the figurehead. “They have one at the front,” said {S}, “made of wood, with its chest out.” {S} knelt there, with folded arms, and looked terribly far. Spray got on {S}’s nose. A figurehead may not wipe it.',
        '“Is anything coming?” asked {A}. “I’m wood,” said {S}, out of one corner. “Knock once for yes.” {S} knocked on the box. “What is it?” asked {A}. “That needs more knocks than I’ve got,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat in the middle, between four cardboard walls, in the smallest life jacket they had. {A} licked the edge of the boat. It was cardboard with salt on. Two such good things had never come together before.',
        '“Leave us some boat,” said {H}. {A} thought about that with wet chin. There was a half-moon in the wall now, as if a tiny shark had been there.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Ours was bigger,” said {A}, who had once had the box from a fridge. “It had a balcony.” “Where did you sail to?” asked {H}. “Only to the hall,” said {A}. “It wouldn’t go through the door.”',
        '{A} trailed one hand in the water, and there was so much of it. A fridge would have fitted in there, and the hall, and the door. “This one’s better,” said {A} after a while. “It’s the right size for going.”'
      ]
    },
    {
      id: 'the-label',
      A: 'partner',
      paragraphs: [
        '{A} leaned over the side, to see if they’d caught on something. There was writing under the edge. “That’s our name,” {A} read, “and our street, and our number!” It had been a parcel once, and had come by post with a lamp in it. “It isn’t homesick,” said {A}. “It’s addressed.”',
        '“Then it wants another label,” said {H}, and felt for the pencil.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-puffins',
      A: 'partner',
      paragraphs: [
        '{H} wrote AWAY on a strip of tape, and stuck it over the old address. The boat gave a jerk, and flew off like a letter. It stopped at a rock with a sign. AWAY, said the sign. Two puffins ran up. “Parcel!” they called. “At last!”',
        'They looked in. “That’s not a kettle,” said one. “We ordered a kettle three years ago. This is only people.” “We’re sailing,” said {H}. But they were very correct. One dipped a foot in the mud, and stamped it on the box. RETURN, it said.'
      ]
    },
    {
      id: 'cold-tea',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Will you have tea first?” asked the puffins. “It’s always cold.” They had a pot, with three legs of its own, and cups made of shell. The tea leaves swam about on top, and looked for somewhere to go.',
        '“How do you like it at Away?” asked {H}. “You don’t notice,” said one of them. “To us it’s here.” “And what’s away from here?” The puffins both pointed with a wing, straight at {H}’s house.'
      ]
    },
    {
      id: 'the-queue',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Behind the puffins stood a whole row of others, who were waiting for something too. One had ordered a hat. An old seal had been waiting for a sofa since it was a pup. “It’s the post,” said the puffin. “Hardly anything’s addressed to us. People only say it.”',
        '“They do,” said {A}. “They say: put it away.” The seal looked up. “Where do they put it, then?” it asked. {A} thought of the cupboard at home, and said nothing.'
      ]
    },
    {
      id: 'the-kettle',
      A: 'partner',
      paragraphs: [
        'The boat found the way back by itself, under the first stars, and bumped against the steps. “Three years of cold tea,” said {H}. They had two kettles at home, and one had a dent. {A} fetched it, and {H} put it in the boat, with the tea towel over it.',
        '{H} wrote a new strip, and pressed it on with a thumb. AWAY. Off it sailed, with nobody in it. And that night, from far over the water, they heard something begin to whistle.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in too, which made it a full boat.',
      '{names} sat down in the middle, where it was driest.',
      { text: '{names} pushed off with one foot.', needs: ['hands'] },
      { text: '{names} tied down the tea towel at both corners.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned to the left when the boat did.',
      '{names} watched the same houses come and go.',
      { text: '{names} baled with a cup, now and then, without fuss.', needs: ['hands'] },
      { text: '{names} waved to the people on the steps, for the third time.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked as little like a kettle as the rest.',
      '{names} sat still, like something that has been ordered.',
      { text: '{names} shook both puffins by the wing.', needs: ['hands'] },
      { text: '{names} stuck one more bit of tape on, to be sure.', needs: ['hands'] }
    ]
  },
  bed: [
    'The life jackets were hung up to dry, and the pencil put in its cup. There was a gap on the shelf where the dented kettle had been.',
    '{H} washed off the salt, and lay down the right way up. Out on the water a light creak went by.'
  ],
  last: [
    'Somebody wrote HERE on {H}, quite lightly, with a kiss, and {H} was asleep.',
    'At Away they were pouring the second cup, and {H} was asleep.'
  ]
})
