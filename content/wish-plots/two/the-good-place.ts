import { wishPlot } from '../wish-plot.ts'

export const theGoodPlace = wishPlot({
  id: 'wish-two-takes',
  tellsAny: 'takes',
  fed: true,
  out: true,
  about: 'On an outing somebody carries off the thing that matters; whatever is offered instead goes the same way, for they are only moving the outing to the good place.',
  titles: ['The Good Place', 'And Then the Spoons Went', 'It Was Round the Corner', '{H} Runs After It', 'Nobody Ever Comes Along'],
  company: ['cloth', 'plate', 'spoon', 'basket', 'corner', 'bench', 'wall'],
  want: [
    {
      id: 'gone',
      A: 'partner',
      paragraphs: [
        'They had only just settled down. It was {takes.of}, and {H} had been looking forward to it all the way there. Most of all there was {takes.loot}. “Where’s {takes.loot}?” asked {A}.',
        'It was no longer with them. {A} pointed. There went {takes.who}, quite unhurried. And {takes.loot} went along. “Hey!” called {H}, who wanted to have {takes.the} with everything in it. But {takes.who} only went a little faster.'
      ]
    }
  ],
  way: [
    {
      id: 'instead',
      A: 'partner',
      paragraphs: [
        '“Perhaps a carrot would do instead,” said {A}. So {H} laid it out, and a bun and a clean spoon, and stood back. It wasn’t long before {takes.who} came again. Away went the carrot. Away went the bun and the spoon, and after that the cloth, from under {A}.',
        'Nothing at all had come back for it. {H} sat on the bare ground and held on to the last plate. “That’s not swapping,” said {H}. “That’s only taking.”'
      ]
    },
    {
      id: 'polite',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Excuse me,” called {H}, and ran a bit of the way. {takes.who} looked round. It was a friendly look. It was how you look when somebody’s holding a door for somebody.',
        '“I was nodded at,” said {H}, back on the ground. “With {takes.loot}?” asked {A}. “With it,” said {H}. It’s hard to be cross with someone who nods.'
      ]
    },
    {
      id: 'description',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We’ll have to report it,” said {A}, and was the policeman. “What’s gone missing?” “{takes.loot},” said {H}. “And who was it?” “{takes.who}.” The policeman wrote that down with a stalk of grass.',
        '“Was there anything odd about it?” {H} thought back. “All the feet were wiped,” said {H}, “before the cloth.” The policeman underlined that twice.'
      ]
    },
    {
      id: 'hold-on',
      A: 'same',
      spare: 3,
      paragraphs: [
        'From then on {A} held on to the jug with both arms. Nobody was going to get that. It was quiet. Then the jug moved, and {A} moved with it, sitting, for about a yard.',
        '“Let go,” said {H}. “It’s the principle,” said {A}, and was already beside the tree. When {A} let go at last, the jug was carried off, and not a drop was spilt.'
      ]
    },
    {
      id: 'inventory',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What have we still got?” asked {A}. They counted. They had one plate and the handle of the basket. They had each other, and the weather. “It’s {takes.of} all the same,” said {H} bravely. “We’ve just got less of it.”',
        'They passed the plate round. {A} said that it was delicious, and might there be a little more.'
      ]
    },
    {
      id: 'tracks',
      A: 'partner',
      paragraphs: [
        'So {H} and {A} went after them on tiptoe, with the plate. There were crumbs, and then the print of a spoon. Round the corner they lay down flat and looked. There was the cloth, spread quite smooth, with {takes.loot} in the middle. Beside it sat {takes.who}.',
        '“Nobody’s touched any of it,” whispered {A}. That was true. Everything had its place, the carrot too. And all along one side there was room to sit. {A} measured it with one eye. “It’s laid for us,” said {A}. “We’re being waited for.”'
      ]
    },
    {
      id: 'guesses',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why would anybody want all that?” asked {A}. {H} had three ideas. It could be for a very small museum. It could be for somebody at home who never got out. Or {takes.who} had never heard the word mine.',
        '“Which one’s best?” “The middle one,” said {A}. “Then I’d have given it to them.”'
      ]
    },
    {
      id: 'post',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They put a note on the plate, in large letters: “Please.” It was a good note. It had taken them a while to agree on it. Soon the plate was gone, and the note was back.',
        'Somebody had stepped on it, in the corner, very carefully. “That’s a signature,” said {A}. “But what have they signed?”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '“{A} could have said something,” said {H}. {A} had been there the whole time. {A} had watched {takes.loot} go by, and moved aside a little, as in a corridor.',
        '“You made room,” said {H}. {A} looked as if there’d been a good reason. {A} also looked as if there was no hurry about saying it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“A goose once took my hat,” said {S}. “I ran after it, through half the town.” “And did you get it?” asked {A}. “It stopped at a door,” said {S}, “and laid the hat down. And out came a lady who sold ices.”',
        '“And then?” “I’d walked past that door for years,” said {S}. “I still had the hat, too. But you’ll see that I don’t talk about the hat.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wasn’t cross at all. {S} was only waiting to be taken as well. {S} lay down straight, with both arms in, like something to be carried off. “I’m a baguette,” said {S}.',
        '{takes.who} came by, and looked at {S} for some time, from both ends. “Too long for the corner,” said {A}. {S} bent both knees.'
      ]
    },
    {
      id: 'watch',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“One of us keeps watch,” said {H}, “and the other one eats.” {A} kept watch, with a hand above the eyes. It went wrong only because there was nothing left to eat.',
        '“I can see a good way from here,” said {A}. “What do you see?” “Dustbins,” said {A}, “and the back of a bus.” It struck {H} for the first time that they weren’t sitting very nicely.'
      ]
    }
  ],
  turn: [
    {
      id: 'good-place',
      A: 'partner',
      paragraphs: [
        '{H} went up and put down the plate, where it was missing. “You might have said,” said {H}. {takes.who} looked up in surprise. “It’s the same each time,” came the answer. “People sit down just anywhere, by the bins. So it’s all carried to the good place. And nobody comes along. They shout, and carry it back.”',
        '{H} looked about. You could see right down to the water from here. The sun lay on everything, and there were no bins. “Is anybody sitting here?” asked {A}, and sat down.'
      ]
    },
    {
      id: 'shared',
      A: 'partner',
      paragraphs: [
        'So they had {takes.the} after all, with {takes.loot} in the middle, where everybody could see it. {H} was asked to begin, because of having run the furthest. “Next time we’ll come here straight away,” said {H}. “Don’t,” said {takes.who}. “It’s the carrying that’s nice.”',
        { extra: 1, both: ['{A} thought that over. “Then we’ll sit down by the bins first,” said {A}, “and you can carry it.”'] }
      ]
    },
    {
      id: 'other-people',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Have you done it to other people, too?” asked {A}. It had been going on all summer. Two christenings had been moved, and a whole football team. Once it was a man with nothing but a newspaper.',
        '“Did he run?” “He was asleep,” came the answer. “He woke up over there with the view, and thought it was Sunday.”'
      ]
    },
    {
      id: 'look-at-it',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{takes.who} showed them everything that you could see from there. There was the church with the crooked clock. There was the place where the ducks change over. At six the light would come round the wall, and you had to be there for that.',
        '“What’s it do?” asked {H}. It came at six. It lay on {takes.loot}, as if that had been carried there for it.'
      ]
    },
    {
      id: 'all-home',
      A: 'same',
      spare: 13,
      paragraphs: [
        'When it was time to go, they packed the basket. It was so light now that {A} swung it. Halfway home it was heavier. They looked under the cloth, and there lay the clean spoon, and beside it a very good stone.',
        '“That isn’t ours,” said {H}. “It is now,” said {A}. “Somebody’s brought it to a good place.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran after it for a bit, and came back out of breath.',
      '{names} sat down in the gap, where it had just been.',
      { text: '{names} pointed to where it went, with a fork.', needs: ['hands'] },
      { text: '{names} counted what was left, and stopped at the bread.', needs: ['hands'] }
    ],
    way: [
      '{names} tugged at the cloth as well, and lost.',
      '{names} rolled off into the grass, when the cloth went.',
      { text: '{names} held on to the mustard, just in case.', needs: ['hands'] },
      { text: '{names} tied the last bun up in a napkin, with two knots.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the good side, in the sun.',
      '{names} breathed in the view, and it smelled of water.',
      { text: '{names} set the bun down with the rest, where it belonged.', needs: ['hands'] },
      { text: '{names} brushed an ant off the cloth, with a good deal of respect.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} emptied the basket and hung it on its hook.',
    'Still a bit damp, {H} lay down. The pillow had moved over a bit, towards the wall, where it was warmer. {H} went along with it.'
  ],
  last: [
    'It was a good place, and {H} was asleep in it.',
    'Whatever had been carried about that day lay still now. So did {H}, and slept.'
  ]
})
