import { wishPlot } from '../wish-plot.ts'

export const parachute = wishPlot({
  id: 'wish-parachute',
  wishes: ['parachute', 'parachutes', 'parachuting', 'parachute jump', 'paracaídas', 'fallschirm', 'toy parachute', 'skydiver', 'skydiving'],
  except: ['games', 'game', 'nursery', 'school', 'music', 'rainbow', 'war', 'soldier', 'soldiers', 'army', 'fell', 'stuck', 'broken', 'crash', 'afraid', 'scared', 'playgroup'],
  answers: ['jump', 'jumps', 'jumping', 'fly', 'sky', 'floating', 'floats', 'float', 'down', 'land', 'lands', 'landing', 'toy', 'bear', 'teddy', 'big', 'red', 'air', 'hole', 'silk', 'slow', 'making', 'make', 'made', 'little', 'high', 'falling'],
  company: ['parachute', 'bear', 'saucer', 'handkerchief', 'air'],
  about: 'The best handkerchief makes a parachute that swings in all directions, and only one with a hole in the top comes down straight.',
  titles: ['A Hole in the Top', 'Everywhere but Down', '{H} and the Mending Basket', 'Fwump', 'The Bear Aims for the Saucer'],
  want: [
    {
      id: 'bear-and-saucer',
      A: 'partner',
      paragraphs: [
        '{H} had a parachute. It was the best handkerchief in the house, with a string at each corner. On the strings hung a bear as long as a thumb.',
        'Down on the rug stood a saucer, and there the bear had to land. {H} knelt on the sofa and held up the parachute. “Is it ready?” asked {A}, beside the saucer. “It’s always ready,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'it-swings',
      A: 'partner',
      paragraphs: [
        'Fwump, said the parachute, and opened. It sank a little, and then it began to swing. It went to the left, and more to the right, like a bell. The bear landed in {A}’s cold tea.',
        'The second time it came down in the fern. On the third it sailed right past {A}’s nose, and into a slipper. “It goes everywhere but down,” said {A}, and emptied the slipper.'
      ]
    },
    {
      id: 'packing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A parachute has to be folded just so, or it won’t open. There are people who do nothing else, on very long tables. {A} did it on one knee. The corners went to the middle, and the strings went round two fingers.',
        'It was now as small as a biscuit. “And how does it know when to come out?” asked the bear, or {H} for it. “You let go of it,” said {A}. “That’s all it’s waiting for.”'
      ]
    },
    {
      id: 'too-light',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They let go of a feather, with no parachute at all. It sank and rocked and took its time. “It doesn’t need one,” said {A}.',
        'Then they hung a spoon on the parachute. It was there before anybody could say fwump. “That needs three,” said {H}. A bear is just right. It’s about half a feather and half a spoon.'
      ]
    },
    {
      id: 'dandelion',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Dandelions have had them all along,” said {A}. “Each seed’s got a parachute of its own, made of hairs.” They had no dandelion there, so {A} blew at {H}’s head. A bit of it stood up.',
        '“How far do they go?” asked {H}. “Some only go over the wall,” said {A}, “and some go to the next town.” The bear was told about it. Its longest hair was on one ear, and that was short.'
      ]
    },
    {
      id: 'old-drawing',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“The first was drawn in a notebook, five hundred years ago,” said {A}. “It was a tent with four corners, and a man underneath.” {H} drew it too, on the back of a bill. “Did it work?”',
        '“He never tried. Then someone built it, not long ago, just as it was drawn. It worked.” {H} looked at the bill, and gave the man a saucer. He had been up there for such a time.'
      ]
    },
    {
      id: 'braking-car',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Very fast cars have a parachute at the back, to help with stopping. {A} ran down the hall with a towel by two corners. The towel filled up behind, as round as a loaf. “It’s got hold of me,” shouted {A}.',
        'It did get slower, and by the door {A} had stopped. “That was the door,” said {H}. They did it once more, with the door open, and there it was the coats.'
      ]
    },
    {
      id: 'parcel-drop',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} lay on a cushion and was an island with no shop. “I could do with a biscuit,” called {A}. The parachute set off at once, with one half. It swung, and the island had to stretch.',
        '“And the other half?” called the island. “It’s coming by the next flight,” said {H}. It was smaller by the time it came. There had been some wear, up in the clouds.'
      ]
    },
    {
      id: 'bear-wears-cork',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The bear was given a helmet, which was half a walnut. It made the bear look as if it had been thinking. “What does it say to its feet before it jumps?” asked {A}. “Together,” said {H}, “and bend your knees.”',
        'They practised that from a book, which is not high. The bear fell over each time, with its feet together. Then {A} found out that it had no knees. “Then it only has to fall over well,” said {A}.'
      ]
    },
    {
      id: 'pet-under-parachute',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Once the parachute came down on {A}. It lay there with its strings out, all white, like a small tent with a nose. {A} waited to see what else would fall. There was a bear.',
        'That was sniffed, from the ears down. “It’s only visiting,” said {H}. The two of them looked at each other until it was picked up. It was picked up by the strings, as it likes best.'
      ]
    },
    {
      id: 'elder-silk-dress',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My grandmother got married in a parachute,” said {S}. “It was the only silk that anyone could find.” “Did she come down in it?” asked {A}.',
        '“She came down the church steps,” said {S}, “quite slowly. And there was so much of it left over that they all had shirts. When my grandfather ran for the tram, it billowed.” {A} ran for a tram, as far as the table, in an ordinary shirt.'
      ]
    },
    {
      id: 'child-wants-to',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to hang on the parachute too. “It’s for bears,” said {A}. “For you it’d have to be as big as the whole room.” {S} lay down under it on the rug instead, and was the landing place.',
        '“Left,” called {S}, “left,” and opened both arms. The bear came down on {S}’s stomach, and went up and down there for a bit. “I’m a soft country,” said {S}.'
      ]
    },
    {
      id: 'baby-catches',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat beneath, with both arms up, and had understood what it was about. The handkerchief floated down, and was caught by the middle. The bear went round the back. It was pulled up to the front by its strings, and kissed.',
        '“Again,” said {H}, for {A} could not say so yet. But the parachute was no longer dry enough to fly.'
      ]
    },
    {
      id: 'nowhere-to-go',
      A: 'partner',
      paragraphs: [
        '{A} held the parachute against the lamp, and looked up into it. “It’s too good,” said {A}. “The air gets caught in there, and it wants to get out. First it spills out on the left and then on the right. The bear has to go along.”',
        '“A real parachute has a hole in the top,” said {A}. “The air goes out there.” {H} put both hands on the best handkerchief. There would be no holes in that.'
      ]
    }
  ],
  turn: [
    {
      id: 'worst-handkerchief',
      A: 'partner',
      paragraphs: [
        'So {H} went to the mending basket. Right at the top was another handkerchief, with a hole in the middle that you could look through. “That’s the worst one we have,” said {A}. “I’ve been meaning to mend it.” {H} tied on four strings.',
        'Fwump, said the parachute. You could hear the air go out at the top, like a breath. The bear hung under it, as straight as a lamp on its cord. It came past {A}’s chin. Clink, said the saucer.'
      ]
    },
    {
      id: 'once-more-slowly',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“I wasn’t looking,” said {A}, who had looked with both eyes. They did it five times more. At each clink the bear sat in the saucer with its legs out.',
        '“It isn’t even dizzy,” said {H}. They put some sugar in the saucer, since it was a guest. After the next clink the bear had white trousers.'
      ]
    },
    {
      id: 'warm-air',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Over the warm pipe by the window the parachute hardly came down at all. It hung there and shivered, with its hem lifted. “That’s warm air,” said {A}. “It’s going up, and they’ve met.”',
        'The bear looked in at the window for as long as it lasted. There was a street out there, and a bicycle. Then the air had got past, through the hole, and the saucer said clink.'
      ]
    },
    {
      id: 'mending-done',
      A: 'partner',
      paragraphs: [
        '{A} looked into the mending basket. There was the sock with no toe, and the mitten, and the oldest tea towel. {A} tied strings to all of them. Fwump, and fwump, and slowly, fwump. Every parachute with a hole came down straight.',
        'Pegs and spoons stood all over the rug. {H} turned the basket over, and it was empty. “That’s all the mending done,” said {A}. “They’re better with the holes in.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, to where the bear was.',
      '{names} sat round the saucer, at a safe distance.',
      { text: '{names} pulled at each string of the parachute, and it held.', needs: ['hands'] },
      { text: '{names} drew a ring round the saucer with one finger.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked to the left, and then to the right.',
      '{names} found the bear, and it was in the fern.',
      { text: '{names} dried the bear on a sleeve.', needs: ['hands'] },
      { text: '{names} held out the saucer to where it would have been.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the clink.',
      '{names} breathed out as well, at the top.',
      { text: '{names} looked at {H} through the hole in the handkerchief.', needs: ['hands'] },
      { text: '{names} untied a spoon, and sent it up again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The best handkerchief was washed, for there was tea in it. The worst one hung over the chair with its strings down.',
    '{H} lay flat on the mattress. From high up the blanket was let down, fwump, and sank as slowly as it could. There was a hole at the top, and that was where {H} looked out.'
  ],
  last: [
    'The air had gone out through the top, quite evenly, and {H} was asleep.',
    'Straight down and without a swing {H} had landed, and was asleep.'
  ]
})
