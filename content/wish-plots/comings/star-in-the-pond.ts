import { wishPlot } from '../wish-plot.ts'

export const starInThePond = wishPlot({
  id: 'wish-star-in-the-pond',
  beginsElsewhere: true,
  wishes: ['star pond', 'stars pond', 'star fell into the pond', 'star falls into the pond', 'star in the pond', 'star fell in the water', 'star in the water', 'star fell into the lake', 'star lake', 'star puddle', 'star fell into a bucket', 'star bucket', 'star fell down the well', 'star fell into the river', 'star river', 'star fell into the sea', 'star splash', 'star plop', 'wet star', 'star swims', 'star swimming', 'star frog', 'star and a frog', 'star in the paddy', 'star in the tank', 'shooting star pond', 'star lands pond', 'star lands lake', 'star fell pond'],
  except: ['wars', 'pop', 'rock', 'chart', 'football', 'christmas', 'gold', 'sticker', 'fish', 'starfish', 'jelly', 'movie', 'film', 'bethlehem', 'unicorn', 'dragon', 'rocket', 'died', 'drowned', 'drown', 'heaven', 'afraid', 'prince', 'princess'],
  answers: ['star', 'stars', 'fell', 'falls', 'fallen', 'fall', 'falling', 'into', 'pond', 'lake', 'water', 'river', 'well', 'bucket', 'sea', 'puddle', 'night', 'sky', 'little', 'tiny', 'small', 'who', 'splash', 'down', 'frog', 'wet', 'shines', 'shining', 'bright', 'fished', 'out', 'home', 'back'],
  moods: ['lost'],
  company: ['star', 'pond', 'frog', 'bucket', 'cloud', 'water', 'net', 'coat'],
  about: 'A star has fallen into the pond among all those that are only reflected there, and only a cloud and a glowing frog can tell which one is wet.',
  titles: ['Which One Is the Wet One', 'A Frog with the Light On', '{H} Fishes for a Star', 'Plop, Said the Star', 'The One Down There'],
  want: [
    {
      id: 'plop',
      A: 'partner',
      paragraphs: [
        'Plop, it went, and up in the sky there was a gap. A star had fallen into the pond. {H} wanted to fish it out, and fetched the net with the long handle. {A} held on to {H} by the coat.',
        'They looked into the water. “There it is!” said {H}. “And there,” said {A}. “And there.” The whole pond was full of stars, and only one of them was wet.'
      ]
    }
  ],
  way: [
    {
      id: 'the-warm-side',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} put one finger in at the edge. It should have been cold by now, like every pond at night. It was as warm as a footbath. “It’s been heating,” said {A}, and put a finger in too.',
        'Two ducks had noticed it already. The ducks lay there with their feet up, as if they had paid for it. “Move along a bit,” said one. There was a third duck waiting on the bank for its turn.'
      ]
    },
    {
      id: 'called-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We could call it,” said {A}. “What do you call to a star?” {H} made both hands round at the mouth. “Star!” called {H}. “The wet one!” In the reeds somebody said “What?” and was a moorhen.',
        'Then they listened. A bubble came up in the middle of the pond and went pop. It sounded quite like “here”. “Where’s here?” called {H}. “Here,” said another bubble, in a different place. It did not make things any easier.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We’ll count the ones up there,” said {A}. “Then there must be one more down here.” It was a good plan. {A} did the sky, with the head back. {H} did the pond.',
        'At eighty-four {A} had to sneeze, and they all looked different. At sixty-one a duck swam through. “I’ve got sixty-one and a duck,” said {H}. “I’ve got eighty-four and a stiff neck,” said {A}. They left it at that.'
      ]
    },
    {
      id: 'asks-a-duck',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A duck came by, and {H} asked it which one it was. “Certainly,” said the duck. “It was the one that fell on me.” It showed them the place, on the back. Two feathers stood up there, and were brown at the tips.',
        '“And where did it go then?” “Down,” said the duck. It had not looked any further. “I don’t put my head under after supper,” it said. It smelled very slightly of toast.'
      ]
    },
    {
      id: 'the-gap',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Up there you could see where it was missing. Between two bright ones there was a hole, as when a tooth has come out. The two had moved a little closer together. “They’re holding its place,” said {A}.',
        '{H} ran {H}’s tongue round the inside of {H}’s teeth, and knew how that was. You can’t leave such a hole alone. They kept looking up again, to see whether it was still not there.'
      ]
    },
    {
      id: 'magnet',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“My idea is cheese,” said {A}. “It’s good for fetching mice.” {A} hung a piece on a string, and let it down into the pond. It hung there between the stars and turned. Then the string gave a jerk.',
        '“It’s bitten!” cried {H}. They pulled together. Up came a water snail, no bigger than a thumbnail. It would not let go of the cheese. “Excuse me,” said the snail. It was allowed to keep it.'
      ]
    },
    {
      id: 'the-wish',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What would you do with it?” asked {A}. “Ask it things,” said {H}. “Whether they can hear us. Whether it tickles when somebody points.” {A} had pointed at stars all evening, and now put the hand in a pocket.',
        '“And would you keep it?” {H} thought of the bedside table, and then of the gap up there. “Only till it’s dry,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had one in the water butt,” said {S}, “the year that I was seven. Nobody knew. There was just no ice on the butt all winter. My mother did the washing in it, and our vests gave light.” “In bed too?” asked {A}.',
        '“In bed most of all,” said {S}. “You could see under the blanket who had the biscuits.” In March it had gone off again. One vest had kept on glowing, till it was too small.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had been lying on the bank with one cheek in the grass. “That one’s winking at me,” said {S}. “They all wink,” said {A}, “that’s the water.” “But that one’s doing it back,” said {S}, and shut one eye, and then the other.',
        'Every star in the pond did it back, if you looked for long enough. {S} wished a good evening to each. “If I say it to all of them,” said {S}, “then the wet one’s had it as well.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had got as far as the edge, and bent down to drink. Somebody was looking up out of the water, with a great many stars round the head. {A} stuck out a tongue, and took one.',
        'It tasted of pond. {A} took three more, quite small ones, and they were just the same. Each time the water shook, and then there was one there again. So {A} had not eaten the wet one.'
      ]
    },
    {
      id: 'the-bucket',
      A: 'partner',
      paragraphs: [
        '“The real one’s the biggest,” said {A}, who was quite sure. {H} dipped in the net, and the star broke into crumbs. They waited till it was whole again, and took the bucket instead.',
        'This time it worked. The star sat in the bucket, and wobbled. They carried it home, one step at a time. But under the lamp at the door there was only a lamp in the bucket. “It’s gone,” said {H}.'
      ]
    },
    {
      id: 'a-cloud-comes',
      A: 'partner',
      paragraphs: [
        'When they came back, a cloud was coming too, like a blanket that somebody pulls up. In the pond the stars went out, from the left. “Now it’ll be too dark to fish,” said {H}.',
        '{A} looked up, and down, and up again. “Wait,” said {A}. “Those are the ones from up there. The cloud covers them up. But it can’t cover the wet one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-is-left',
      A: 'partner',
      paragraphs: [
        'So they stood still. Ten stars were left, and four, and two. Then the last was gone, and something was still shining under the lily. It was a frog, shining green all over, like a lamp.',
        'It sat on the star as on an egg. “It’s warm,” said the frog. “I’m not moving.” {H} held the net close by. “There’s a fly over there,” said {A}. Hop! And up shot the star like a cork, into the net.'
      ]
    },
    {
      id: 'it-drips',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It was as small as a walnut, and it dripped. {A} patted it with a sleeve, and the sleeve steamed. “Is there water in your points?” asked {H}. “In one,” said the star. They held it with that one down, and out came a tadpole.',
        'The tadpole was put back into the pond. It had been in a star, and nobody there would ever believe it. “Do they hear us up there?” asked {H} at last. “Only the humming,” said the star. “Who’s the one that hums?” {A} looked at the grass.'
      ]
    },
    {
      id: 'frog-goes-on',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The frog came back from the fly, and sat down where it had sat before. It got up, and felt about, and sat down again. “It’s getting cold here,” it said. It had stopped shining, too.',
        '“You were lovely, with the light on,” said {H}. “Was I?” said the frog. It had not been able to see that, from on top. It asked what colour, and whether right down to the toes. They told it all they knew, twice, and it stayed on for the rest.'
      ]
    },
    {
      id: 'back-and-front',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Are you hot?” asked {A}, and put on the oven glove. “Not now,” said the star. “I’ve been in the wet for an hour.” {A} took it all the same, between two fingers. It lit up the glove from underneath, right down to the old jam.',
        'Then {H} had a turn with the glove, and after that a turn with the star. {H} looked at it from the back. It was just the same there, only nobody had ever seen it. “You’ve got a bit of weed,” said {H}, and took it off.'
      ]
    },
    {
      id: 'fly',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“And the fly?” asked the frog. There had been no fly at all. {A} became rather red. “It must have flown off,” said {A}. The frog had heard that one before, from other people with nets.',
        'So {H} turned over a stone on the bank, and there was a beetle, quite a good one. But the beetle had heard it all, and was leaving. The frog watched it go. “I’ll have the next,” it said. It was not really hungry.'
      ]
    },
    {
      id: 'why-it-fell',
      A: 'partner',
      paragraphs: [
        '“I leaned out too far,” said the star. “There’s one down here who looks just like me. I only wanted to say hello, and when I came it had gone.” {H} lifted the net, high up over the pond. “Look down,” said {H}. In the black water there was a star, in a net.',
        '“There it is!” cried the star. “It’s only there when you’re up,” said {A}. “Then I’ll go up,” said the star. It rose as a bubble does, and sat down in the gap. And down in the pond somebody said hello.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the plop too, and looked into the wrong bush.',
      '{names} looked for the star at the edge, and got a wet nose.',
      { text: '{names} fetched a bucket, in case it was a big one.', needs: ['hands'] },
      { text: '{names} pointed out the wet one, each a different one.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the stars in the pond, and a duck watched back.',
      '{names} sat down by the reeds, where it was nice and warm.',
      { text: '{names} stirred the pond with a stick, and had to be patient.', needs: ['hands'] },
      { text: '{names} held a towel ready, for whichever star it was.', needs: ['hands'] }
    ],
    turn: [
      '{names} stared at the frog, and it stared back, lit up.',
      '{names} sniffed at the star, and it was like a wet stove.',
      { text: '{names} held the handle of the net at the very end.', needs: ['hands'] },
      { text: '{names} waved down at the water, and the sky waved back.', needs: ['hands'] }
    ]
  },
  bed: [
    'They emptied the bucket, and hung the net on its hook. It went on dripping for a while.',
    'Washed and dried, {H} lay down. Through the window you could see the gap, and it was full. “Don’t lean out too far,” said {H}.'
  ],
  last: [
    'Up there sat one, and down there sat one, and {H} lay in between and was asleep.',
    'In the cold pond one frog dreamt that it was green all the way through. {H} slept.'
  ]
})
