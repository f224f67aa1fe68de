import { wishPlot } from '../wish-plot.ts'

export const lions = wishPlot({
  themes: ['lions'],
  except: ['leopard', 'cheetah', 'panther', 'jaguar', 'scouts', 'scout'],
  company: ['lion', 'rug', 'mane', 'clock'],
  about: 'A bet that the hero cannot lie about like a real lion for ten minutes, and what happens when it is won.',
  titles: ['Nothing, Like a Lion', 'The Lion on the Rug', '{H} Does Nothing at All', 'Ten Minutes of Lion', 'In a Minute'],
  want: [
    {
      id: 'the-bet',
      A: 'partner',
      paragraphs: [
        '{H} was a lion, and had roared at the lamp, at both chairs and at {A}. “Lions don’t do that all day,” said {A}. “They lie about for twenty hours, and tigers nearly do too.” “I could do that,” said the lion.',
        '“Not for ten minutes,” said {A}. “What if I can?” asked {H}. “Then I’ll wear the mane at breakfast,” said {A}. The mane was a yellow jumper, worn round the face. {H} wanted to see that, and lay down on the rug.'
      ]
    },
    {
      id: 'rules',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“What is a lion allowed to do?” asked {H} from below. {A} thought it over, to be fair. “It may blink,” said {A}. “It may twitch one ear. It may flick its tail, if there’s a fly.”',
        '“And scratch?” “Once, with a back leg.” {H} tried that out before it began to count. It brought down a newspaper. “You had better not itch,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'biscuit-paper',
      A: 'partner',
      paragraphs: [
        '{A} looked at the clock. The lion lay quite still. Then something rustled in the kitchen, as biscuits rustle, and the lion was there. “That was one minute,” said {A}, and shut the cupboard.',
        'The second time a button rolled across the rug, all by itself. The lion sprang, and had it under both paws. “One and a half,” said {A}. “You’re getting better.”'
      ]
    },
    {
      id: 'fly',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A fly came, and walked along the lion’s arm. It stopped at the elbow to wash its hands. “Lions have hundreds of those,” said {A}. “They don’t even look.”',
        'The lion did not look. Its whole face did not look. The fly went up past the ear and on to the nose. It was very quiet on the rug. “Blow,” whispered {A}. “I think a lion may blow.” The lion blew like a whale, and the fly went to sit on {A}.'
      ]
    },
    {
      id: 'where-is-it',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Have you seen my other shoe?” asked {A}. The lion had. It could see it from where it lay, under the curtain. It was on the tip of its tongue. {A} looked behind the door, and in the laundry.',
        '“It’s such a pity,” said {A}, “that there’s nobody who knows.” The lion shut its mouth with one paw. It held out until {A} looked inside the teapot. “Under the curtain!” roared the lion. That was the end of that go.'
      ]
    },
    {
      id: 'on-the-way',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'The rug lay just where you have to go past. {S} needed to get to the shelf, and there was {A}, from one side to the other. “Could you move your back legs?” asked {S}.',
        'The lion looked at {S}, from under its eyelids. It had been asked by elephants, and had not moved. So {S} went all the way round, by the table and over two stools. {S} said excuse me to a tail that was not even there.'
      ]
    },
    {
      id: 'who-hunts',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Who catches their supper, if they only lie about?” asked {H}. “The lionesses do,” said {A}. “They go out together, when it’s nearly dark.” “And what does the lion do?” “It comes when supper’s ready,” said {A}, “and eats first.”',
        'The lion on the rug thought about that. “I’m going to be a lioness,” said {H}. “Then you’ll have to get up,” said {A}. “After the ten minutes,” said the lioness.'
      ]
    },
    {
      id: 'elbow',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Washing must be allowed,” said the lion. “They do that lying down.” {A} found that it was. So {H} licked one paw, and then up along {H}’s arm. It was mostly biscuit at first, and further up came some jam. But right on the elbow there was a spot that the tongue could not reach.',
        '{H} pulled the arm, and {H} pushed the tongue. {H} rolled over with it, and over again. Then there was no more rug. “Two minutes,” said {A}, “and you’ve left the plain.” “It’s only on the elbow!” said the lion. {A} tried it too, on the quiet, and could not reach {A}’s own either.'
      ]
    },
    {
      id: 'old-lion',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I can do twenty minutes after lunch,” said {S}, “and nobody gives me a mane for it.” “Do you roar first?” asked {A}. “I let out a small one when I sit down,” said {S}.',
        '{A} had heard it often. It went “Oof”, and all the others knew by it where {S} was.'
      ]
    },
    {
      id: 'cub',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m the cub,” said {S}, “and cubs are allowed everything.” The cub bit the lion in the ear. It jumped off a cushion on to the lion’s back, and chewed its tail.',
        'Real lions put up with that. {A} put up with it for as long as you can hold your breath. Then {A} laid one heavy paw on the cub, and the cub lay there and laughed.'
      ]
    },
    {
      id: 'how-to-lie',
      A: 'partner',
      paragraphs: [
        '“You lie like somebody who’s about to get up,” said {A}. “Even your toes are ready. A lion lies as if it had been poured out. I’ll show you. I’ve been tired since Monday.”',
        '{A} lay down on the rug as well. First {A} put down a chin, and then an arm, and a leg went where it liked. “Now the tail,” said {A}, and breathed out.'
      ]
    },
    {
      id: 'poured',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{H} poured out one paw. It stayed where it was put. But when the second paw was poured, the first was ready again. “There’s one toe that won’t,” said {H}.',
        '“Which?” asked {A}, without moving. “The small one on the left. It wants to know what’s going on.” “Tell it,” said {A}. So {H} told it that nothing was going on, and would not be for some time. After that it lay down with the rest.'
      ]
    },
    {
      id: 'warm-place',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It’s too hard for lions here,” said {H}. “It isn’t hard,” said {A}, “it’s hot. We’re under a thorn tree in the middle of the day. Far off there’s some dust, and those are zebras.”',
        '“Do we want one?” asked the lion. They both looked at the zebras, which were the fringe of the rug. “They’re such a long way off,” said {A}. And it was true. It was nearly as far as your arm.'
      ]
    },
    {
      id: 'expert',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Whoever wants to learn it should look at {A}. {H} looked for a long time. {A} did nothing, and did it so well that there was not a gap in it.',
        '“Did you ever take lessons?” asked {H}. {A} looked at {H} and let it go by, like a zebra. That was one more thing to be learned.'
      ]
    }
  ],
  turn: [
    {
      id: 'ten',
      A: 'partner',
      paragraphs: [
        'Then {A} yawned, wide, with a squeak at the end. A yawn is catching, with lions too. The lion yawned, and its paws grew long. It put down its chin. In the kitchen something dripped, and the lion did not mind what it was.',
        'A lorry went by, and then a minute, and it was much the same. When the clock struck, one ear twitched. “That’s ten,” said {A} into the rug. “You’ve won.” “I know,” said {H}.'
      ]
    },
    {
      id: 'dripping',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Something’s dripping,” said {H} after a while. “That’s the waterhole,” said {A}. “One of us should turn it off.” “Yes,” said {H}. “One of us should.”',
        'They listened to it. It had a small sound and a large one, turn and turn about. “The giraffes like it,” said {A}. And so it was left for the giraffes.'
      ]
    },
    {
      id: 'mane-on',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The mane lay within reach, nearly. {H} stretched out one paw for it, and that took some time. Then {H} laid it over both their heads, because of the wind from the window.',
        'It was dark under there, and yellow, and smelled of washing. “How do I look?” asked {A}. “Like half a lion,” said {H}. “I’m the other half.”'
      ]
    },
    {
      id: 'in-a-minute',
      A: 'partner',
      paragraphs: [
        '“Aren’t you going to jump about?” asked {A}. “In a minute,” said the lion. It was getting dark outside, and that is when lions roar, to say where home is.',
        '{H} let out one small roar, lying down. Far off, in some other house, a dog said something back. “You’ll wear it at breakfast,” said {H}. “All through breakfast,” said {A}. “But I’d have to get up first.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} wobbled at every roar, out of politeness.',
      '{names} kept out of the lion’s way, round by the wall.',
      { text: '{names} tried on the mane for breakfast, and it itched.', needs: ['hands'] },
      { text: '{names} set the clock where a lion could see it.', needs: ['hands'] }
    ],
    way: [
      '{names} came for the biscuits too, a step and a half behind the lion.',
      '{names} lay about for a while, and nobody timed it.',
      { text: '{names} rolled the button back, and nearly got a lion with it.', needs: ['hands'] },
      { text: '{names} leaned on the cupboard door, to keep it shut.', needs: ['hands'] }
    ],
    turn: [
      '{names} sank flat on the rug as well, chin first.',
      '{names} blew out one long breath, as in tall grass at noon.',
      { text: '{names} combed the mane with a fork, for breakfast.', needs: ['hands'] },
      { text: '{names} turned the lamp lower, like the sun over a plain.', needs: ['hands'] }
    ]
  },
  bed: [
    'At the third try they got up. {H} hung the mane over a chair, ready for breakfast.',
    'They washed as lions do, mostly round the mouth. Then {H} was poured out once more, on the bed, and the toes as well.'
  ],
  last: [
    'This time nobody looked at the clock, and {H} slept for much longer than ten minutes.',
    'Not one toe was ready for anything any more. {H} was asleep.'
  ]
})
