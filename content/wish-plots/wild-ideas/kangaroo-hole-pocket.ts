import { wishPlot } from '../wish-plot.ts'

const KANGAROOS = ['kangaroo', 'kangaroos', 'wallaby', 'roo', 'kanga']
const HOLES = ['hole', 'holes', 'hole pocket', 'hole pouch', 'pouch torn', 'pocket torn', 'ripped pouch', 'ripped pocket', 'torn pouch', 'torn pocket', 'things fall out', 'loses everything', 'loses things', 'lost things', 'loses her things', 'drops everything', 'drops things']

export const kangarooHolePocket = wishPlot({
  id: 'wish-kangaroo-hole-pocket',
  wishes: [...KANGAROOS.flatMap((kangaroo) => HOLES.map((hole) => `${kangaroo} ${hole}`)), 'kangaroo empty pouch', 'kangaroo pouch broken', 'kangaroo pouch broke', 'kangaroo pouch mended', 'kangaroo pouch patch', 'kangaroo pouch zip', 'kangaroo pouch leaks', 'kangaroo sew pouch', 'kangaroo pouch fell out', 'kangaroo pouch falls out', 'hole in her pouch', 'hole in the pouch', 'pouch with a hole', 'pouch hole'],
  answers: ['kangaroo', 'kangaroos', 'wallaby', 'roo', 'mother', 'mum', 'mummy', 'mama', 'baby', 'joey', 'pouch', 'pocket', 'pockets', 'hole', 'holes', 'torn', 'ripped', 'broken', 'big', 'little', 'small', 'in', 'her', 'his', 'its', 'the', 'a', 'with', 'who', 'had', 'has', 'got', 'gets', 'that', 'things', 'thing', 'everything', 'keeps', 'losing', 'loses', 'lose', 'lost', 'fall', 'falls', 'fell', 'falling', 'out', 'drop', 'drops', 'dropped', 'dropping', 'trail', 'find', 'finds', 'found', 'way', 'home', 'back', 'follow', 'follows', 'hop', 'hops', 'hopping', 'hopped', 'jump', 'jumps', 'jumping', 'keys', 'shopping', 'sew', 'sews', 'mend', 'mends', 'patch', 'silly', 'funny', 'poor', 'forgetful', 'kind', 'red', 'australia', 'australian', 'outback', 'all', 'along', 'and', 'so', 'where', 'whose', 'help', 'helps', 'tail', 'foot', 'leg', 'empty', 'leaks', 'zip', 'mended', 'patched', 'needle', 'thread', 'friend', 'friends', 'grey', 'jumpy', 'lady', 'day', 'one', 'every', 'time', 'when', 'can’t', 'carry', 'carries', 'toys', 'snacks', 'apples', 'knows', 'doesn’t', 'know', 'bush'],
  except: ['died', 'dead', 'hurt', 'hit', 'car', 'road', 'fire', 'ill', 'sick', 'boxing', 'koala', 'koalas', 'wombat', 'trampoline', 'space', 'zoo', 'race', 'olympics', 'birthday', 'school', 'elephant', 'socks', 'trousers', 'mouse'],
  moods: ['question', 'first', 'lost', 'losing'],
  isTale: true,
  out: true,
  company: ['kangaroo', 'pouch', 'baby', 'hole', 'tree', 'comb', 'orange', 'rattle', 'sock', 'basket', 'hop', 'hops', 'tail', 'path', 'pear', 'foot', 'trail'],
  about: 'A kangaroo has lost its way and everything in its pouch, through a hole, until it is seen that what was lost lies hop by hop along the way home, where a baby knows what the hole is for.',
  titles: ['The Kangaroo with a Hole in Her Pouch', 'One Thing at Each Hop', '{H} Carries the Pouch', 'She Had Dropped Her Way Home', 'What the Hole Was For'],
  want: [
    {
      id: 'in-at-the-top',
      A: 'partner',
      paragraphs: [
        'On the path behind the houses {H} and {A} met a kangaroo. “Am I nearly home?” asked the kangaroo. “My baby’s waiting there, under a big tree. I only went to fetch it an orange.” The kangaroo felt in its pouch, and a brown finger came out at the bottom. In the pouch was a hole.',
        '“And I had everything in there,” said the kangaroo. {H} wanted to get the kangaroo home before the baby’s bedtime.'
      ]
    }
  ],
  way: [
    {
      id: 'not-backwards',
      A: 'partner',
      paragraphs: [
        '“Just go back the way you came,” said {A}. But a kangaroo cannot hop backwards. Its tail is in the way. This one tried, and sat down on it. Then {H} stopped up the hole with a sock. To try it, {A} put a pear in the pouch. The kangaroo hopped once, nearly as far as a bus is long. Where it landed lay the pear, and on the pear lay the sock. “It’s like that with every hop,” said the kangaroo.'
      ]
    },
    {
      id: 'a-list',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} wrote down what was missing from the pouch. “A comb,” said the kangaroo, “and an orange, and the washing line, and the other comb.” “What do you need two for?” asked {H}. “I always lose one,” said the kangaroo.',
        'The kangaroo thought hard, with one arm in the pouch up to the elbow. The arm came out at the bottom and scratched a knee. “And a needle and thread,” said the kangaroo, “for if I should ever get a hole.”'
      ]
    },
    {
      id: 'draught',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How long have you had the hole?” asked {A}. “I noticed it this morning,” said the kangaroo. “I’d put a bun in my pouch, and there was a draught.” {H} looked in at the top. You could see right through, to a daisy.',
        '“It’s quite a nice view,” said {H}. The kangaroo had never looked at it like that. It bent double, with its head in its own pouch. “There’s an ant coming,” said a voice from in there.'
      ]
    },
    {
      id: 'how-far-is-a-hop',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wanted to know how long a hop was. The kangaroo did one, and waited at the other end. {H} hopped after it with both feet together. It took {H} eleven. {A} took nine, and a rest on the fence.',
        '“And how do you make them so long?” asked {A}. “It’s in the heels,” said the kangaroo. “They’re like rubber bands. The first hop’s hard work, and after that it hops by itself.” {A} did one more, and waited for it to happen.'
      ]
    },
    {
      id: 'on-her-head',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You could carry your things in your arms,” said {A}. The kangaroo’s arms were short and thin, and held about one comb. “And on your head?” asked {H}. They tried it with a hat. The hat was there when the kangaroo went up. When the kangaroo came down, the hat was still up.',
        'The hat took its time. It landed on {A}, and fitted. “That’s the trouble with hopping,” said the kangaroo. “You’re never where your things are.”'
      ]
    },
    {
      id: 'a-plaster',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} had a plaster, with stars on it. It was meant for knees, but it was the only thing they had that was sticky. It went right across the hole, and looked very well. “Hop gently,” said {H}.',
        'The kangaroo hopped as gently as it could, and that was only over one hedge. When it was back, the plaster was on its tail. “It’s gone where it’s needed,” said the kangaroo. “I once had a mosquito there.”'
      ]
    },
    {
      id: 'other-found-a-comb',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came along the path with a comb. “Is this yours?” asked {A}. “It fell from the sky in front of me.” “Thank you,” said the kangaroo, and put it in the pouch at once. It lay on the ground. “You’ve dropped something,” said {A}, and picked it up.',
        '“Thank you,” said the kangaroo, and put it away again. {A} was very polite, and so was the kangaroo. When {H} took the comb from them, it was the sixth time.'
      ]
    },
    {
      id: 'pet-looks-for-it',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} smelled at the pouch, and it smelled of oranges, and combs, and somebody small. {A} put {A}’s whole head in. The head came out at the bottom, just when the kangaroo was bending down to look. They were nose to nose.',
        '“That’s what I mean,” said the kangaroo. “Nothing stays in.” {A} pulled back the same way. {A} would have liked one like that. You could have been in and out in the same moment.'
      ]
    },
    {
      id: 'elder-coat',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had a hole in my coat pocket for eleven years,” said {S}. “What did you lose?” asked {A}. “Nothing,” said {S}. “It all went down into the lining. When I moved, I rattled. In the end I had eleven years of small change and a whistle round the hem.”',
        'The kangaroo looked at itself from behind. “Have I a lining?” asked the kangaroo. {A} had a look. There was none. The kangaroo was the same all through.'
      ]
    },
    {
      id: 'child-tries-a-stick',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to know how it was in there, and put in a doll made of a stick. It stood up well in there, with its feet through the hole. “Now it can walk along,” said {S}. The kangaroo took one small hop, and the stick took it too.',
        '“Does it hurt?” asked {A}. “No,” said the kangaroo. “It’s like having a third knee.” {S} took the stick out again. It had seen everything, and did not say much.'
      ]
    },
    {
      id: 'in-a-line',
      A: 'partner',
      paragraphs: [
        '{A} looked along the path behind the kangaroo. A long way back lay a comb. Further off lay an orange. “They’re always one hop apart,” said {A}. “At each landing you lost one thing.” “What was the first?” asked {H}. “A rattle,” said the kangaroo. “I’d only just left the tree.” {H} looked along the line. “Then you haven’t lost your way home,” said {H}. “You’ve dropped it!”'
      ]
    }
  ],
  turn: [
    {
      id: 'hop-by-hop',
      A: 'partner',
      paragraphs: [
        'The kangaroo turned round in a large curve, as a bus does. It hopped to the comb, and waited. {H} and {A} came after with a basket, which had no hole. So they went on to the orange, and to a blue cup, and to one thing after another. At the last hop lay the rattle. There stood the big tree, and a baby kangaroo leaned on it. “You’re late,” said the baby.'
      ]
    },
    {
      id: 'in-which-order',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the grass lay a spoon, and one hop on there lay its egg. “I was having breakfast here,” said the kangaroo. It was the whole morning again, only backwards. Here lay the salt. And here, one hop on, was where there had been no salt yet.',
        '“And where did you get up?” asked {H}. “Further on,” said the kangaroo. “I’m getting sleepier all the time.” {A} picked up a pillow.'
      ]
    },
    {
      id: 'the-letter',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At one landing lay a letter. “That one’s to my aunt,” said the kangaroo, “about the hole,” and read it out. “Dear Aunt, I’ve got a hole in my pouch. You’ll notice it by this letter, if it doesn’t come.” “That’s well put,” said {A}.',
        '“So is it good that it didn’t come?” asked {H}. The kangaroo thought it over for the length of a hop. “She’ll know by now,” said the kangaroo.'
      ]
    },
    {
      id: 'for-the-leg',
      A: 'partner',
      paragraphs: [
        'The baby went into the pouch head first, as they all do, and turned over in there. First its ears came up at the top. Then one long foot came out through the hole. “At last,” said the baby. “Now I’ve got somewhere for my leg.”',
        'Now the hole was full. They put in the comb, the cup and the orange, and nothing fell out. “Is it mended?” asked {A}. “It’s buttoned,” said the kangaroo, and hopped once round the tree. The small foot waved to them at each landing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in at the top of the pouch, and saw the path.',
      '{names} walked once round the kangaroo, over its tail.',
      { text: '{names} held a hand under the hole, in case of more.', needs: ['hands'] },
      { text: '{names} pointed out a tree, but it was the wrong one.', needs: ['hands'] }
    ],
    way: [
      '{names} ran to where the pear was, and sat down beside it.',
      '{names} tried to hop backwards, and saw what was meant.',
      { text: '{names} picked up the sock, and shook it out.', needs: ['hands'] },
      { text: '{names} waved from where the kangaroo had landed.', needs: ['hands'] }
    ],
    turn: [
      '{names} got to the orange first, and guarded it.',
      '{names} hopped from thing to thing, with some steps between.',
      { text: '{names} carried the basket as far as the cup.', needs: ['hands'] },
      { text: '{names} shook the small foot that came out of the hole.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the basket was empty but for a pear. The sock was put in with the washing, for it had been a long way down.',
    '{H} had a hole in one pocket, and decided to keep it. Then {H} washed, and slid into bed feet first, until one foot looked out at the bottom.'
  ],
  last: [
    'One foot looked out of the blanket at the bottom, and {H} was asleep.',
    'A hop away lay one slipper, and a hop from that lay the other. {H} was asleep.'
  ]
})
