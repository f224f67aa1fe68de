import { wishPlot } from '../wish-plot.ts'

export const princessDigger = wishPlot({
  id: 'wish-princess-digger',
  wishes: ['princess digger', 'princess diggers', 'princess excavator', 'princess bulldozer', 'princess jcb', 'princess backhoe', 'princess drives digger', 'princess driving digger', 'princess digger driver', 'princess in a digger', 'princess on a digger', 'princess digs', 'princess digging', 'princess dig', 'princess dug', 'princess digs moat', 'princess digging moat', 'princess moat', 'princess digs hole', 'princess digs holes', 'princess hole', 'princess holes', 'princess hard hat', 'princess construction', 'princess construction site', 'princess building site', 'princess earth mover', 'digger moat', 'digger castle moat', 'digs moat', 'digging moat', 'dig moat', 'moat holes', 'hole turns into something else', 'holes turn into something else', 'every hole becomes something else'],
  answers: ['princess', 'digger', 'diggers', 'excavator', 'bulldozer', 'jcb', 'backhoe', 'drives', 'driving', 'drive', 'driver', 'digs', 'digging', 'dig', 'dug', 'moat', 'hole', 'holes', 'castle', 'big', 'yellow', 'pink', 'crown', 'hard', 'hat', 'construction', 'building', 'site', 'builder', 'works', 'turns', 'turn', 'into', 'something', 'else', 'becomes', 'every', 'who', 'that', 'with', 'round', 'around', 'her', 'she', 'the', 'and', 'loves', 'likes', 'deep', 'mud', 'muddy', 'real', 'own', 'earth', 'mover'],
  except: ['prince', 'dragon', 'unicorn', 'frog', 'kidnapped', 'dinosaur', 'bones', 'treasure', 'pirate', 'grave', 'died', 'dead', 'crash', 'accident', 'lego', 'beach', 'sandcastle', 'snow', 'moon', 'space', 'rabbit', 'rabbits', 'mole', 'nose', 'black', 'birthday', 'broken', 'stuck'],
  isTale: true,
  out: true,
  company: ['princess', 'digger', 'hole', 'holes', 'moat', 'bridge', 'plank', 'hens', 'hen', 'pear', 'tree', 'boat', 'bucket', 'sign', 'crown', 'neighbour', 'worm', 'heap', 'castle', 'man'],
  about: 'A princess with a digger digs the hero a moat, and each hole she finishes is at once something else, until they see that a moat is the one hole that never stops.',
  titles: ['The Princess and the Digger', 'A Hole That Never Stops', 'Just What I Needed', '{H} and the Drawbridge', 'Hens in the Moat'],
  want: [
    {
      id: 'a-bridge-over-nothing',
      A: 'partner',
      paragraphs: [
        '{H} had made a drawbridge for the front door, out of a plank and two strings. But there was no moat, and people walked past it on both sides.',
        'Then a yellow digger came up the street, and at the levers sat a princess. Her crown was on over her ear muffs. “I hear that you need a moat,” said the princess to {H} and {A}. “At our castle everything’s been dug already.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-lever-with-a-pearl',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The digger had one lever for up, and one for down. There was a third, with a pearl on it. “What’s that for?” asked {H}. “That’s for bowing,” said the princess. At one pull the long arm sank, until its teeth touched the ground.',
        '{A} bowed back, as one should. So the digger had to bow again, and so did {A}. “How does it end?” asked {H}. “At home it doesn’t,” said the princess. “That’s why I went into digging.”'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 4,
      paragraphs: [
        'When other diggers go backwards, they beep. This one played a trumpet. At every trumpet the whole street came to the windows and stood up straight. “Who’s coming?” somebody called. “I’m not coming,” said the princess. “I’m going backwards.”',
        'The people sat down again, and the digger went forward and back once more. Up they stood. “It’s good for them,” said {A}. By then one window had stayed standing, to save itself the trouble.'
      ]
    },
    {
      id: 'hens-and-a-pear',
      A: 'partner',
      paragraphs: [
        'Before the door the princess dug a hole, round and neat. One drink of water later four hens lay in it and threw dust about. “It’s a bath now,” said {A}. “You can’t turn anybody out of a bath.”',
        'The princess dug the next one beside the house. A neighbour came by, with a pear tree in a bucket. “Just what I needed!” cried the neighbour, and in it went. At the third hole {H} put up a sign, with MOAT on it. But the rain made a B of the M, and an old man brought his boat.'
      ]
    },
    {
      id: 'the-same-upside-down',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Beside each hole lay a heap, and the heap was just as big. “It’s the same hole,” said {A}, “only upside down.” The princess nodded. Long ago they put the heap in the middle, and the castle on the heap. “You get a hill and a moat for the price of one,” said the princess.',
        '{H} stood on a heap, and {A} stood in the hole beside it. Now {H} could see the top of {A}’s head. “Have I grown?” asked {H}. “Half of it’s me,” said {A}.'
      ]
    },
    {
      id: 'how-wide',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How wide do you want it?” asked the princess. A moat has to be too wide for a knight to jump. They had no knight, so {A} took a run. {A} landed on the far side, rather pleased. “Wider,” said {H}, and the princess drew the line again with one tooth of the digger.',
        '{A} jumped again, and this time it was in the middle. “That’s it,” said the princess. It was written down for the next people, as wide as one {A}, and a foot.'
      ]
    },
    {
      id: 'right-of-way',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In a bucketful of earth sat a worm. It was going from left to right, and had been doing so since the morning. The princess stopped the digger. “It was here first,” said the princess. “It has the right of way.” They all stood and waited for it.',
        '“It’s a digger too,” said {A}. “It only does it with its mouth.” A worm eats its way along, and what it leaves behind is very good earth. The princess looked at the heap behind the digger. “I just move mine,” said the princess.'
      ]
    },
    {
      id: 'an-egg-in-the-bucket',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At noon the princess ate an egg, and cracked it with the digger. The long arm came down, as slowly as a snail, and one tooth went tick. “It can also butter,” said the princess, “but then you need a great deal of bread.”',
        '{A} asked for one as well, from over by the door. The princess set it on a stone, and tick, it went. When the arm was down and still, {A} came and looked. It was the neatest crack that {A} had ever had. {H} wanted to know if it did toast.'
      ]
    },
    {
      id: 'the-teaspoon',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had lost a teaspoon in the spring, and looked into every bucketful. There were stones in it, and roots, and half a blue plate. “Stop,” called {A}, but it was only a snail. At the ninth bucket the princess dug with two fingers on the lever, to be gentle.',
        '“What did you do with it last?” asked {H}. {A} thought back. “I buried it,” said {A}, “so that nobody should lose it.” Then where was it? {A} had marked the place with a hen.'
      ]
    },
    {
      id: 'in-the-bucket',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'The digger was switched off for a rest, and {A} got into the bucket. It was round, and warm from the sun, and just the size. The princess wanted to dig on, and stood before it with the key. “Would you mind?” asked the princess. {A} looked over the edge, at the key and at the world.',
        '“That’s a throne,” said the princess. “I know that face.” There was one like it at the castle, and the princess could never sit still in it. {A} could.'
      ]
    },
    {
      id: 'the-hole-in-the-road',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We once had a hole in our road,” said {S}. “They dug it for a pipe, and then they couldn’t find the pipe. So it stayed.” “Did you fall in?” asked {A}. “We had it for two years,” said {S}. “We grew very fond of it.”',
        'On its birthday they hung a lamp over it. Then men came with a lorry and filled it in. “And the pipe?” asked {A}. “It was in the lorry,” said {S}.'
      ]
    },
    {
      id: 'only-the-bits-between',
      A: 'partner',
      paragraphs: [
        '{A} walked once round the house, and met a bath, a tree and a boat. “They only come when the digging’s stopped,” said {A}. “While it’s going on, it isn’t anything yet.” {H} saw that the holes lay in a ring.',
        '“A moat doesn’t stop,” said {H} slowly. “It’s only the bits between that are missing.” “The hens will get wet,” said {A}. They would not, said the princess. A great many moats have never had a drop in them.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-or-out',
      A: 'partner',
      paragraphs: [
        'So the princess dug from the hens to the pear tree. The digger went on to the boat, and did not stop. A woman came with a tub of goldfish, and carried it on. You can’t put anything into a hole that’s just leaving.',
        'In the end there was one bit left, and the digger was standing on it. “I must be in or out,” said the princess. Out it was, and the rest went too. {H} let down the bridge. It fitted.'
      ]
    },
    {
      id: 'something-with-teeth',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“In a moat there should be something with teeth,” said {A}. They thought of what they had. There was a comb, and a rake, and a zip. The rake was put down in the moat, on its back. It looked well, until a hen walked along it.',
        'The princess offered the bucket of the digger. It had five teeth, all of them its own. It lay in wait for a while. The old man hung his jacket on one. “Very handy,” he said.'
      ]
    },
    {
      id: 'say-the-word',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} stood at the strings and asked for the password. “Which is it?” asked {A}, outside. “I can’t tell you that,” said {H}, “or you’d know it.” {A} tried “porridge”, and “moat”, and “let me in”. Then {A} said “please”. That was not it either.',
        '“I’ve forgotten it myself,” said {H}. So nobody could go out or come in, and it was a very good castle. In the end they agreed on “porridge” after all. “I was nearly sure of it,” said {A}.'
      ]
    },
    {
      id: 'we-are-all-in',
      A: 'partner',
      paragraphs: [
        'The princess came over it once, in muddy boots, and went back, and drove home. Four hens went by in the moat, in a row. Now they could walk right round.',
        '{H} pulled the strings, and up went the bridge. {A}’s shoes were still out there. “Who goes there?” called {H}. “Nobody,” said {A}. “We’re all in.”'
      ]
    }
  ],
  everybody: {
    want: ['{names} walked past the bridge on the left.', '{names} looked up at the crown, and at the ear muffs.', { text: '{names} waved to the digger from the door, with both arms.', needs: ['hands'] }, { text: '{names} tied a better knot in one of the strings.', needs: ['hands'] }],
    way: ['{names} got into the boat, and sat very straight.', '{names} looked into the hole, where the hens were.', { text: '{names} put one stone on the heap, to help.', needs: ['hands'] }, { text: '{names} held the pear tree upright.', needs: ['hands'] }],
    turn: ['{names} walked over the bridge, and back, and over.', '{names} went round with the hens, once.', { text: '{names} patted the edge of the moat smooth.', needs: ['hands'] }, { text: '{names} waved the digger off, as far as the corner.', needs: ['hands'] }]
  },
  bed: [
    'The sign was wiped, and got its M again. The strings were tied to the door handle. Indoors they swept up, for there was a lot of moat on the floor.',
    '{H} washed off the mud, down to the knees and up to the elbows. Then {H} lay down, behind a bridge and a door and a blanket.'
  ],
  last: ['All round the house there was a hole that never stopped, and inside it {H} was asleep.', 'The bridge was up, the hens had gone once round, and {H} was asleep.']
})
