import { wishPlot } from '../wish-plot.ts'

export const blackHole = wishPlot({
  id: 'wish-black-hole',
  wishes: ['black hole', 'black holes', 'blackhole', 'blackholes'],
  except: ['sock', 'tooth', 'teeth', 'ground'],
  answers: ['space', 'star', 'stars', 'inside', 'fall', 'falls', 'falling', 'what', 'how', 'big', 'gravity'],
  company: ['star'],
  about: 'A black hole would like to be looked at for once, but whatever comes near enough to see it falls in, the light as well.',
  titles: ['Dark on Dark', 'What They All Went Round', '{H} Is a Black Hole', 'Come a Bit Nearer', 'Even the Torch'],
  want: [
    {
      id: 'to-be-seen',
      A: 'partner',
      paragraphs: [
        '{H} was a black hole, on the rug, under a dark blanket. All round it was space. “I’d like somebody to see me,” said the black hole. “Just once.”',
        '{A} was the astronomer, and had a kitchen roll for looking through. “Where are you?” asked {A}. “Here!” “I can see nothing there,” said {A}, “and more nothing round it.” “The first nothing is me,” said the black hole.'
      ]
    }
  ],
  way: [
    {
      id: 'torch',
      A: 'partner',
      paragraphs: [
        '“Then I’ll put a light on you,” said {A}, and came with the torch. It shone on the edge of the black hole, and was gone. So was the torch. “Even the light?” asked {A}. “It can’t get out again,” said the black hole. “Nothing can. I don’t do it on purpose.”',
        '“Come a bit nearer,” it said, “then you’ll see me.” {A} put out one foot, and the slipper went. “That’s near enough,” said {A}, on one leg.'
      ]
    },
    {
      id: 'spaghetti',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“They say that whatever falls in gets long,” said {A}. “As long as spaghetti.” It’s true, because a black hole pulls harder at the near end than at the far end. The black hole said that it had nobody in there to ask. They tried it with a sock.',
        'The toe went in first. {H} pulled from inside, and {A} held the other end. The sock grew, and grew, and was a knee sock. Then it was a scarf. “Let go!” said the black hole. {A} did, and it went in with a snap. “That was very long,” said the black hole with respect.'
      ]
    },
    {
      id: 'rule-of-distance',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’re not a vacuum cleaner,” said {A}, and wrote that down. “You don’t go hunting. Anything far enough away just goes by.” They looked for the place where that stopped. At three steps a spoon was safe. At two it slid, and at one it was gone.',
        'So {A} laid a string on the rug, round the black hole. “Up to there,” said {A}, “you’re only heavy.” “And behind it?” “Behind it you’re you.” The black hole liked having an edge. It had never known where it stopped.'
      ]
    },
    {
      id: 'slow-clock',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Near you, time goes slower,” said {A}. “Listen.” {A} stood well away and said “tick”, like a clock. Then {A} leaned over the edge. “Tiiiiick,” said {A}. There would have been time to eat a biscuit in the middle of it.',
        '“Is it long till supper, in there?” asked {A}. “I don’t think so,” said the black hole. “I’ve only just had breakfast.” {A} sat down. It was hard to believe that somebody so near had so much of the day left.'
      ]
    },
    {
      id: 'born',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What were you before?” asked {A}. “A star,” said the black hole, “and a very big one. I shone day and night.” One day it had burnt up all that it had. Then it had fallen in on itself, from all sides at once, and that was that.',
        '{H} showed how it was, with both arms out, as bright as anything. Then the knees went, and the elbows, and the chin. In the end there was a very small heap. “Did it hurt?” asked {A}. “It was more like going to bed,” said the heap.'
      ]
    },
    {
      id: 'letter',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} sent the black hole a letter, with a question on it, and room for the answer. It went in. They waited for the answer. “I’ve written it,” said the black hole, “on the back. I’ve put a stamp on it too. It won’t go out.”',
        '“Was it a yes or a no?” asked {A}. That would not go out either. “Then I’ll think it was a yes,” said {A}. Inside somebody seemed to be nodding, for the blanket went up and down.'
      ]
    },
    {
      id: 'star-next-door',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Next door lived a star, which was a yellow tea towel. Every time it came past, the black hole pulled a bit more of one corner over. “Excuse me,” said the black hole. “That’s how I am.” The star whirled on, a little smaller.',
        '“It gets hot there, just before the edge,” said {A}, who was reading it from the kitchen roll. “It goes round and round, and it glows.” Nobody had ever said that about the black hole. {A} only meant the edge, but still.'
      ]
    },
    {
      id: 'pet-orbit',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Through space came {A}, at a good speed, on the way to somewhere else. The black hole put out a hand to stroke it. Stroking is a force like any other. {A} swung round, went once all the way about the rug, and was off again.',
        '“Did you see that?” asked the black hole. “It had other plans, and it still went round me.” After a minute {A} came by a second time. There might have been a crumb in it.'
      ]
    },
    {
      id: 'elder-universe',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“At the middle of our Milky Way sits one of your family,” said {S}. “It’s as heavy as four million suns. It’s been there since long before me.” {A} put a nose out from the blanket. “And what does it do all day?” “It holds the thing together,” said {S}.',
        '“Does anybody say thank you?” asked {A}. “Not that I’ve heard,” said {S}, and said it. It went in, and it did not come out again. So it must have arrived.'
      ]
    },
    {
      id: 'child-comet',
      A: 'child',
      spare: 9,
      paragraphs: [
        '{A} was a comet with a paper tail, and wanted to know how near a comet can go. It went past with a hiss. The tip of the tail was gone. “That was just right,” said the comet, and came round again.',
        'With each round the tail got shorter. In the end there was only a comet in socks. “Now I’m just a stone,” said {A}, “and stones go home.” But the tail was missed, so a new one was made, twice as long.'
      ]
    },
    {
      id: 'everything-gone',
      A: 'partner',
      paragraphs: [
        'The kitchen roll had come a bit too near as well. The black hole had it in its lap, with the torch and the slipper. It was lonelier than before. “Anything that comes near is gone,” it said, “and from far away I’m nothing.”',
        '{A} walked up and down in space, with one slipper. {A} went past on the left, and came back on the right, and stopped. “Look at my feet,” said {A}. “I can’t walk straight here. And why not? There’s nothing there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'round-it',
      A: 'partner',
      paragraphs: [
        '“That’s me!” called the black hole. “I’m what you’re walking round!” {A} took a small lamp and went all the way round the rug with it. The light went in a ring. And in the middle, quite clearly, there was something that it went round.',
        '“Now I can see you,” said {A}. “I only have to look at what goes round you.” “And is it a lot?” asked the black hole. “It’s everything,” said {A}, a bit dizzy.'
      ]
    },
    {
      id: 'name',
      A: 'same',
      spare: 10,
      paragraphs: [
        'If you find something in the sky, you may name it. {A} thought about that on the way round. “Something with a number,” said {A}, “they all have one.” “Then One,” said the black hole. “I was the first nothing.”',
        '{A} wrote it on the map, beside a place where there was nothing. Then {A} put a small ring round it. On a real map of space you don’t see much more than that.'
      ]
    },
    {
      id: 'orbit-again',
      A: 'partner',
      paragraphs: [
        'They tried it the other way round too. {A} sat under the blanket, and {H} walked with the lamp. “I can feel you going past,” said {A} from inside.',
        'Then {H} reached into the black hole from the edge. Out came a slipper, a kitchen roll and a torch, which was still on. “That’s never happened in space,” said {A}. “It’s never bedtime there,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept up a small orbit round the sofa.',
      '{names} twinkled, far out, on the other side of the room.',
      { text: '{names} looked through a rolled-up sock, and saw sock.', needs: ['hands'] },
      { text: '{names} hung a star on the lamp with a peg.', needs: ['hands'] }
    ],
    way: [
      '{names} came a bit too near, and lost nothing but some fluff.',
      '{names} leaned over to the left, where space was bent.',
      { text: '{names} held on to the last of the slippers with both hands.', needs: ['hands'] },
      { text: '{names} counted the slippers in space, and it was an odd number.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round the black hole twice without knowing why.',
      '{names} got the light across the back, once in each round.',
      { text: '{names} lifted both feet as the light came by.', needs: ['hands'] },
      { text: '{names} drew the ring on a piece of paper and left the middle out.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded space in half and in half again, and it had crumbs in it. The torch went on its hook, and the slipper beside the other one.',
    'In bed {H} was quite small and rather heavy. The pillow, the blanket and the room bent a little towards that side.'
  ],
  last: [
    'Everything went slowly round in its ring, and in the middle {H} was asleep.',
    'One more yawn came by, rather near, and went in, and {H} was asleep.'
  ]
})
