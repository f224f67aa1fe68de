import { wishPlot } from '../wish-plot.ts'

export const nails = wishPlot({
  id: 'wish-nails',
  beginsElsewhere: true,
  wishes: ['cutting nails', 'cut nails', 'nails cut', 'nails being cut', 'nail cutting', 'trimming nails', 'trim nails', 'nails trimmed', 'nail trim', 'clipping nails', 'clip nails', 'nails clipped', 'nail clippers', 'nail clipping', 'nail scissors', 'cutting fingernails', 'cut fingernails', 'fingernails cut', 'cutting toenails', 'cut toenails', 'toenails cut', 'long nails', 'long fingernails'],
  answers: ['nails', 'nail', 'fingernails', 'toenails', 'toes', 'fingers', 'hates', 'hate', 'having', 'getting', 'being', 'won’t', 'let', 'me', 'her', 'his', 'scared', 'screams', 'hurts', 'short', 'too', 'day', 'first', 'time', 'after', 'bath', 'doesn’t', 'like', 'wants', 'want', 'not'],
  except: ['hammer', 'wood', 'salon', 'polish', 'varnish', 'paint', 'painting', 'painted', 'biting', 'bites', 'bite', 'bitten', 'dog', 'cat', 'puppy', 'rabbit', 'claws', 'witch', 'finger', 'blood', 'bleeding'],
  moods: ['afraid', 'quarrel', 'learning', 'change', 'first'],
  company: ['table', 'horse', 'hen'],
  about: 'The hero’s long nails are a galloping horse on the table and must not be cut, until the horse catches a hoof in a mitten.',
  titles: ['Two Horses and a Hen', '{H} and the Ten Hooves', 'A Horse on the Table', 'Nobody In at the White End', 'Hold Still, Horse'],
  want: [
    {
      id: 'the-horse',
      A: 'partner',
      paragraphs: [
        'There was a horse on the table. {H} made it with the nails of one hand. Tarap, tarap, tarap, it went, and louder every day. “That’s because your nails have got longer,” said {A}. “They ought to be cut.”',
        '{H} put both hands behind {H}’s back. “Then the horse is gone,” said {H}. “And it hurts.” “Has it ever hurt?” asked {A}. “It might be going to,” said {H}. “I want to keep the horse.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-mittens',
      A: 'same',
      paragraphs: [
        '{H} fetched two mittens and put them on. Nails that nobody can see need not be cut. But now the horse only went pff, pff, pff.',
        'So {H} wanted to get out of them again, but one nail had caught in the wool. {H} pulled, and {A} pulled, and the mitten came. A long red thread came with it, right across the room. “The horse has caught its hoof,” said {A}.'
      ]
    },
    {
      id: 'which-horse',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What colour is your horse?” asked {A}. {H} had a look at {H}’s hand. “Pink,” said {H}, “with white feet.” On one foot there was some jam.',
        '{A} held out a raisin on the flat of one hand, as you do with horses. The horse came trotting round the butter and stood in front of it. It had no mouth. In the end {H} had to eat the raisin for it.'
      ]
    },
    {
      id: 'good-for',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Besides, I need them,” said {H}. “I can scratch with them. I can get stickers off.” {A} put a sticker on the table, pressed it down hard, and {H} set to work.',
        'It took a while. The sticker came off in seven pieces, and each of them sat under a different nail. There was one piece left over. “Now I can’t scratch,” said {H}.'
      ]
    },
    {
      id: 'under-the-nails',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“May I see what you’ve got under there?” asked {A}. There was some Monday under the first nail, and that was mud. Under the next there was blue, from painting.',
        'Under the little one was something yellow. They both looked at it for a long time. “Banana,” said {A}. “Or cheese,” said {H}. Neither of them wanted to find out, so they left it where it was.'
      ]
    },
    {
      id: 'how-fast',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“When do they grow?” asked {H}. “All the time,” said {A}. “They’re growing now.” {H} put one finger on the table, and they both watched the nail. It looked exactly as it had before.',
        '“It’s stopped because we’re looking,” whispered {H}. They turned round quickly, and then back again. “In a month it grows as much as a grain of rice is thick,” said {A}. They had no time to stay for that.'
      ]
    },
    {
      id: 'pet-claws',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{H} went to ask {A}, and trotted the horse along the floor. {A} watched it come. When it was quite near, {A} moved back a little, for a horse ought to have the road.',
        '“It won’t hurt you,” said {H}. “It’s got to have its feet done, that’s all.” {A} thought about that, and stayed close by. The horse was glad of it.'
      ]
    },
    {
      id: 'dry-peas',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Could it be a horse with shoes on?” asked {H}. They put a dry pea under each nail, for a shoe. The horse took one step, and its shoes rolled off in five directions.',
        'One of them was found under the bread board. “It’s no good,” said {A}. “They’d have to be nailed on.” They both looked at the nails, and agreed not to.'
      ]
    },
    {
      id: 'elder-ridges',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} laid one hand beside {A}’s hand. {S}’s nails had fine lines in them, from top to bottom, like a field that has been ploughed.',
        '“I’ve had these done more than a thousand times,” said {S}. {A} counted the fingers. They were all there. “It seems they don’t take much,” said {A}. “They never got further than the edge,” said {S}.'
      ]
    },
    {
      id: 'child-race',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had a horse as well, and it was quicker. The two horses raced round the table, once about the jug and back. {S}’s horse had short nails, and nobody heard it coming.',
        'It was first at the jug, and it was first at the bread. “Yours trips over its feet,” said {S}. {A} looked at the ten white ends, and said nothing for a bit.'
      ]
    },
    {
      id: 'baby-nails',
      S: 'baby',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{A} looked at the hands of {S}, one finger after the other. The nails were as small as lentils. {S} took hold of the horse by one leg, and would not let go.',
        '“You’ve got ever such little hooves,” said {A}. The horse stood still and let itself be held. It was a good horse, with babies.'
      ]
    },
    {
      id: 'guest-guitar',
      S: 'guest',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} knew somebody with long nails on one hand and short ones on the other, for the guitar. “On purpose?” asked {A}. “On purpose,” said {S}.',
        '{A} tried it out on the table. One hand galloped, and the other went on tiptoe behind it. “It sounds like a horse that’s being followed,” said {S}.'
      ]
    },
    {
      id: 'nobody-in',
      A: 'partner',
      paragraphs: [
        '{A} took the end of the red wool. “Shut your eyes,” said {A}, “and say when I tickle.” {A} tickled the pink finger. “Now,” said {H}. {A} tickled the white edge of the nail. {H} waited. “When do you start?” asked {H}.',
        '“I have,” said {A}. “There’s nobody in at the white end. Nails are made of the same stuff as hooves. A horse has its hooves cut every six weeks, and can’t feel it at all.”'
      ]
    }
  ],
  turn: [
    {
      id: 'stable',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Horses go to the blacksmith for that,” said {A}. So the table was the smithy, and a towel was the straw. {H} led the horse in, and it looked about.',
        '“What’s the matter with it?” asked {A}, in a deep voice. “It fell over a mitten,” said {H}. “That’s what they all come in with,” said {A}.'
      ]
    },
    {
      id: 'hold-still',
      A: 'partner',
      paragraphs: [
        '“Then the horse shall have its feet done,” said {H}. “But I say which foot, and I say when.” {A} fetched the clippers, and held {H}’s hand. “Hold still, horse,” said {H}. “This one. Now.” Click. A small white moon lay on the table. “It didn’t notice,” said {H}.',
        'They went on, foot by foot, and {H} said “now” ten times. Four feet were a horse, and four more were another horse. That left two thumbs. “What has two feet?” asked {A}. “A hen,” said {H}. Click, click. The toes were done as well, and they were all hens.'
      ]
    },
    {
      id: 'moons',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They counted the small white moons on the table. The thick one was the thumb’s. A thin one had flown as far as the jug.',
        '“There’s another moon on each of my thumbs,” said {H}. It was down at the bottom, pale and half hidden. “That’s where the new nail comes up,” said {A}. “That moon stays in.”'
      ]
    },
    {
      id: 'smooth',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“Are there any corners left?” asked {A}. {H} tried each nail on {H}’s own cheek, for a cheek notices everything. Nine of them were as smooth as spoons.',
        'The tenth had a corner. {A} had a file, which looked like a very thin biscuit with sand on it. {H} rubbed it to and fro. Zip, zip, it said, and the hen was smooth too.'
      ]
    },
    {
      id: 'mitten-again',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} put on the mitten again, to see. In went the thumb, and out it came. In it went and out it came, and the wool did not so much as look up.',
        '“It’s got a hole now, though,” said {A}, where the red thread had been. {H} put a finger through and bent it. “That’s so the hen can see,” said {H}.'
      ]
    },
    {
      id: 'on-grass',
      A: 'same',
      paragraphs: [
        'Then {H} set the horse back on the table. There was no tarap. The soft ends of the fingers came down, and it went dup, dup, dup. {A} put one ear to the wood. “It’s still there,” said {A}. “It’s only got on to the grass.”',
        'It went slowly round the jug, and the hen walked behind {H}’s horse.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to it gallop past the bread.',
      '{names} kept well out of the road, and the horse went by.',
      { text: '{names} moved the cups, so that the horse had room.', needs: ['hands'] },
      { text: '{names} drummed too, and that made it a race.', needs: ['hands'] }
    ],
    way: [
      '{names} went along the red thread to see where it ended.',
      '{names} sniffed at the mitten, and could not smell any horse.',
      { text: '{names} helped to wind the thread into a ball no bigger than a pea.', needs: ['hands'] },
      { text: '{names} tugged at the other mitten, in case that had caught something too.', needs: ['hands'] }
    ],
    turn: [
      '{names} held still too, to show the horse how.',
      '{names} came to look at the hen from close up.',
      { text: '{names} swept up the small moons with the side of one hand.', needs: ['hands'] },
      { text: '{names} walked two fingers over the table, and that was one more hen.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} put away the clippers, and the small moons went into the bin.',
    '{H} washed the two horses and the hen, one after the other. Then {H} lay down, and they walked once across the blanket, dup, dup, dup, and nothing caught.'
  ],
  last: [
    'The horses stood still on the blanket with the hen between them, and {H} was asleep.',
    'Ten short nails lay on the blanket, growing too slowly to be seen, and {H} was asleep.'
  ]
})
