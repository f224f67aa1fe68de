import { wishPlot } from '../wish-plot.ts'

export const gettingDressed = wishPlot({
  id: 'wish-getting-dressed',
  beginsElsewhere: true,
  wishes: ['getting dressed', 'get dressed', 'gets dressed', 'dress herself', 'dress himself', 'dressing herself', 'dressing himself', 'getting ready', 'get ready', 'morning rush', 'school mornings', 'school run', 'late for school', 'late for nursery', 'being late', 'late again', 'leaving the house', 'running late', 'putting on clothes', 'put clothes on', 'hurry up', 'putting on shoes', 'put shoes on', 'puts shoes on', 'late in the morning', 'always late', 'slow mornings', 'rushing out house', 'rush out door', 'rushing out door', 'out the door morning', 'dawdling', 'dawdles', 'always hurry', 'always in a hurry'],
  answers: ['school', 'nursery', 'mornings', 'morning', 'slow', 'slowly', 'herself', 'himself', 'won’t', 'refuses', 'takes', 'ages', 'forever', 'time', 'on', 'late', 'clothes', 'socks', 'own', 'by', 'every', 'day', 'learning', 'we', 'were', 'everything', 'for', 'faster', 'dressed', 'hurrying', 'rushing', 'shoes', 'coat', 'always', 'out', 'house', 'door', 'rush', 'get', 'getting', 'hurry', 'dawdles', 'dawdling'],
  moods: ['late', 'learning', 'first', 'quarrel', 'proud'],
  except: ['dawdles breakfast', 'dawdles dinner', 'dawdles supper', 'dawdles lunch', 'dawdles tea', 'dawdles meals', 'dawdles mealtimes', 'dawdles eating', 'dawdles food', 'dawdles table', 'slow eating', 'slowly eat', 'forever eat', 'ages eat', 'new shoes', 'horse', 'dinosaur', 'elephant', 'robot', 'dog'],
  about: 'The hero wants to be dressed before the toast pops up, and puts tomorrow together on the floor.',
  titles: ['Flat {H}', 'Dressed Before the Toast', 'Pop', 'Me, Tomorrow', 'Both Legs in One Leg'],
  want: [
    {
      id: 'toast',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be dressed tomorrow before the toast was ready. This morning the toast had popped up, and got cold, and been eaten. And all that time {H} had got no further than one sock.',
        '“Let’s practise getting dressed,” said {A}. “I’ll be the toast.” {A} crouched down behind the table and counted to forty. “Pop!” said {A}, and shot up. {H} stood there with both legs in one leg of the trousers.'
      ]
    }
  ],
  way: [
    {
      id: 'too-brown',
      A: 'partner',
      paragraphs: [
        'They did it once more. The jumper was first, because it lay on the chair. Then the vest turned up in the drawer, and a vest belongs under a jumper. So the jumper had to come off again. One sock was under the bed. “Pop!” said {A}. “And now I’m going brown at the edges.”',
        '“I was as quick as I could be,” said {H}. “You were quick at looking,” said {A}. “You hardly got dressed at all. Your trousers are in one place and your socks in another, and you’re in the middle. Toast only has to go up.”'
      ]
    },
    {
      id: 'sleeve',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Getting dressed has more ways to go wrong than you would think. {H}’s head came to the end of a sleeve, and could go no further. “It’s dark,” said the sleeve. “And very narrow.”',
        '{A} knocked on the outside. “There are four holes,” said {A}. “You want the one for heads, and you’re in the one for arms.” {H} turned round in there, slowly, like a cow in a lift. An arm came out of the neck and waved.'
      ]
    },
    {
      id: 'what-is-toast-like',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What does it feel like to be toast?” asked {H}. “Warm on both sides,” said {A}. “You look at the wires, and you think about butter.” {A} crouched down too, with both arms flat.',
        '“And don’t you get bored?” asked {H}. “Bored?” said {A}. “I’m going to be thrown in the air!” {H} had never thought of breakfast like that. {A} popped up twice, though nobody had asked for it.'
      ]
    },
    {
      id: 'inside-out',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The vest was inside out. {H} put it on all the same, and then there was a label to be felt. So {H} took it off, and turned it, and now it was back to front. {H} took it off and turned it round, and it was inside out.',
        '“It’s got four ways,” said {A}, “and you’ve tried three.” They marked the right one. The right way was with the bear on the vest at the front, on the outside, looking out.'
      ]
    },
    {
      id: 'four-hands',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I’ll help,” said the toast, and so there were four hands. That ought to have been twice as quick. {A} pulled the jumper down just when {H} was pulling it up. They both put on the same sock, from both ends.',
        '“Whose hand’s that?” asked {H}. “Mine,” said {A}, “but it’s your sleeve.” {A} did up all the buttons there were, very fast. The last one was {A}’s own, and now they were buttoned together. “Pop,” said the toast, and they both had to jump.'
      ]
    },
    {
      id: 'pet-ready',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had got dressed once, a long time ago, and left it at that. {H} envied {A} a little.',
        '“You’re ready before anybody,” said {H}, “and you don’t need to be anywhere.” By then {A} had settled down on the second sock, and {H} had to wait. So the toast won again.'
      ]
    },
    {
      id: 'elder-buttons',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had a coat with nine buttons,” said {S}, “and I always started one too low. I found that out at the top, every time.” “And then?” asked {A}. “Then I undid all nine.”',
        '“One morning I didn’t,” said {S}. “I went to school with one corner up and one down. By Friday there were three of us who wore it like that.” {S} smoothed down a collar that was not there. “It was the only fashion I ever started.”'
      ]
    },
    {
      id: 'together-tonight',
      A: 'partner',
      paragraphs: [
        '{H} lay down on the rug to think about it, with both arms out. {A} looked at that from above. “That’s about the right shape,” said {A}.',
        '“Then I’ll put myself together tonight!” said {H}, and got up and began. The jumper was laid on the rug with both arms out. The vest went into the jumper, and the pants into the trousers. At the end of each leg lay a sock. “Who’s that?” asked {A}. “That’s me tomorrow,” said {H}. “I’m already dressed. I only have to get in.”'
      ]
    },
    {
      id: 'lying-how',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The clothes had to lie the right way up. If the jumper lies on its back, you have to get in from behind. If it lies on its front, you only need to crawl. So {H} turned the whole of tomorrow over.',
        'Now it looked as if it was swimming. {A} put a bend in one knee of the trousers. “So that they don’t get stiff by the morning,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'get-in',
      A: 'partner',
      paragraphs: [
        '“Toast in,” said {H}. {A} crouched down and counted. {H} dived into the jumper, and there was the vest in it. Both arms found their sleeves. Both legs went down two different legs. There was a sock at each end, just where a foot arrives.',
        '“Nineteen,” said {A}, “twenty, twenty-one.” “Dressed,” said {H}. There had been nothing to look for. {A} looked up over the edge of the table. “But I’m not even warm!” said the toast.'
      ]
    },
    {
      id: 'butter-time',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The toast had nineteen numbers still to count. “What do I do with those?” asked {H}. They tried it out. Nineteen was enough for both shoes, and for a very slow look out of the window as well.',
        '“Or you can wait for me,” said the toast, “and see me come up. Nobody ever does.” So {H} sat down and watched {A} from close by. “Pop,” said {A}, quite shyly.'
      ]
    },
    {
      id: 'change-places',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Now me,” said {A}, and laid out some clothes of {A}’s own. But they were put down in a hurry, with the legs crossed. {H} was the toast, and popped at forty. {A} stood there with one knee behind the other.',
        '“Be kind to it when you lay it down,” said {H}, “or it won’t let you in.” They uncrossed the legs and did up one button, because the shirt looked cold.'
      ]
    },
    {
      id: 'head',
      A: 'partner',
      paragraphs: [
        'After that {H} got undressed and laid it all out again, arms and legs and socks. Tomorrow’s {H} lay beside the bed, quite flat, as if it had fallen out. “Hasn’t it got a head?” asked {A}. “It doesn’t need one yet,” said {H}. “I’m using it.”'
      ]
    },
    {
      id: 'shoes-too',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The shoes were next. They had always been kicked off, and lay wherever they had stopped. Now {H} stood them by the door, side by side, with the toes to the street.',
        '“They look as if they’ve already set off,” said {A}, “and are only waiting for somebody.” {H} put the bag behind them. If you squinted, there was a person there, with nothing in the middle.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at the pop, and so did the chair.',
      '{names} got out of the way of the trousers, which came hopping.',
      { text: '{names} buttered a plate, for when the real toast came.', needs: ['hands'] },
      { text: '{names} buttoned up a coat, and came out one button over.', needs: ['hands'] }
    ],
    way: [
      '{names} fetched a sock from under the bed, and it was a mitten.',
      '{names} popped up as well, from behind the armchair.',
      { text: '{names} untangled a sleeve from the leg of a chair.', needs: ['hands'] },
      { text: '{names} fanned the toast, so that it would not go too dark.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the rug too, and was told that it was taken.',
      '{names} popped up too, a moment late.',
      { text: '{names} turned the jumper the right way out again.', needs: ['hands'] },
      { text: '{names} undid the laces of two shoes, to let the feet in faster.', needs: ['hands'] }
    ]
  },
  bed: [
    'Everything that was not for tomorrow went into the drawer. On the floor lay the rest, with both arms out.',
    '{H} got clean, and lay down in the bed just above. For tomorrow there was nothing left to look for.'
  ],
  last: [
    'The flat {H} lay on the floor without a head. The round {H} lay in bed, and was asleep.',
    'The toast was not even bread yet, and {H} slept.'
  ]
})
