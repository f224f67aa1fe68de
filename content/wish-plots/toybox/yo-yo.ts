import { wishPlot } from '../wish-plot.ts'

export const yoYo = wishPlot({
  id: 'wish-yo-yo',
  wishes: ['yo-yo', 'yo-yos', 'yoyo', 'yoyos', 'yoyoing', 'yo-yoing', 'yoyo string', 'yo-yo trick', 'yoyo tricks', 'yoyo trick', 'yo-yo tricks', 'jojo'],
  answers: ['trick', 'tricks', 'string', 'learning', 'learn', 'learns', 'new', 'red', 'up', 'down', 'back', 'comes', 'come', 'goes', 'sleeper', 'sleeps', 'sleeping', 'sleep', 'asleep', 'playing', 'play', 'plays', 'first', 'toy', 'wooden', 'old', 'that', 'who', 'own', 'won’t', 'doesn’t', 'hand', 'finger', 'wind', 'winding', 'practising', 'practice', 'little', 'wants'],
  except: ['siwa', 'band', 'hurt', 'hit', 'head', 'broke', 'broken', 'snapped', 'lost', 'lose', 'neck', 'tangled', 'knot', 'diet', 'ma', 'cello', 'cat', 'kitten', 'dog', 'contest', 'competition', 'win', 'won', 'stole', 'light', 'glow', 'cross', 'angry', 'afraid', 'scared', 'magic', 'dinosaur', 'alive', 'talking'],
  moods: ['first', 'learning', 'sleepless'],
  company: ['yo-yo', 'string', 'sleeper', 'hum'],
  about: 'The hero’s yo-yo goes to sleep and cannot be woken, the partner’s always wakes at once, until each has found out how the other does it.',
  titles: ['The Sleeper', 'Smack', '{H} and the Yo-Yo That Stayed Down', 'A Very Small Tug', 'Down There It Hums'],
  want: [
    {
      id: 'it-stays-down',
      A: 'partner',
      paragraphs: [
        'The yo-yo went down, and there it stayed. It hung on its string and turned round once, like a lamp. {H} wanted it to come back up and go smack in one hand. That is the whole point of a yo-yo.',
        '{H} rolled it up and let go again. Down it went. {H} pulled, and nothing happened. “It doesn’t know the way,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'pull-harder',
      A: 'partner',
      paragraphs: [
        '“Throw it,” said {A}, “and then pull hard.” {H} threw it. It ran under the table and lay down on one side. {H} pulled hard. It flew out past {H} and went three times round {A}’s arm.',
        '{A} was unrolled, and had a go. Down, up, smack! “It always comes to me,” said {A}. “But it never stays down. That’s the hardest trick there is, and it’s called the sleeper. I’ve been trying that for years.” {H} let go of it. It stayed down.'
      ]
    },
    {
      id: 'belly-button',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Maybe the string’s too long,” said {A}. “It should reach from the floor to your belly button.” They stood the yo-yo on the floor, and pulled the string straight. Then they had to look for the button. It was under two jumpers and a vest.',
        '“It’s just right,” said {A}. {H} tucked everything back in. “What if somebody has theirs higher up?” asked {H}. They measured {A} as well. You would need a whole other yo-yo.'
      ]
    },
    {
      id: 'winding',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Winding up takes longer than going down. {H} laid the string into the slot and turned, and it ran round with it and caught nothing. “It has to bite first,” said {A}, and held a thumb on it. Then it bit. It had the thumb in there as well.',
        'So {A} was on the yo-yo, four times round. {H} turned it back until the thumb came out. It had stripes, like a wasp. After that they used a pencil for it, which does not mind.'
      ]
    },
    {
      id: 'untwisting',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The string had got so tired that it curled up by itself. “Let it hang,” said {A}. {H} held one arm out, and the yo-yo hung from it and began to turn. It turned to the left, faster and faster, as if it had forgotten something.',
        'Then it stopped, thought, and came back a bit. They watched till it was quite sure. “Who does that with me?” asked {H}, and turned ten times on the spot, and let both arms hang.'
      ]
    },
    {
      id: 'dog-walk',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“One of the tricks is called walking your dog,” said {A}. You let the yo-yo down to the floor, and it runs on ahead. {H} did that. It ran as far as the table leg, and there it stopped and smelled at it.',
        '“Come along,” said {H}. It came, on its back, over the edge of the rug. “It doesn’t want to go any more,” said {A}. So {H} carried it home under one arm. It was quite a small dog, and its lead was longer than the walk.'
      ]
    },
    {
      id: 'come-come',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why’s it called that?” asked {H}. “Somebody told me it means come-come,” said {A}. That was in a language far away, where they had always had them. {H} held it over the floor and said it loud and clear. “Come-come.”',
        'It went down. “Come-come!” called {H} after it. The yo-yo hung there and listened. {A} came in from the hall to see who was wanted. “At least it works on you,” said {H}.'
      ]
    },
    {
      id: 'stairs',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had a reason for why it comes up. “It runs down the string like down a hill,” said {A}. “At the bottom it’s so fast that it can’t stop. So it runs on, up the next one.” “There’s only one string,” said {H}.',
        '{A} thought. “It’s the same hill from behind.” They tried it in the hall. {H} ran from one end to the other, and could not stop, and ran back up. “Smack,” said {A}, and caught what arrived.'
      ]
    },
    {
      id: 'in-space',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“An astronaut took one along to space once,” said {A}. “What did it do there?” “You could throw it, and it came back. But you couldn’t just let go of it.” {H} asked why not. “Because there’s no down up there. It stays in the hand and looks at you.”',
        '{H} looked at the yo-yo, and it looked at {H}. Here there was plenty of down. That was not what was missing.'
      ]
    },
    {
      id: 'two-lids',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“You can make one of those,” said {A}. {A} took two lids from jam jars, and a cotton reel to go between. The wool went on, round and round. It looked splendid, and smelled of plums. {A} let go of it.',
        'It went down like a yo-yo. Then it went on down like two lids. One of them rolled under the cupboard, and the other danced on its rim for a long time. “That one was sleeping,” said {H}, “in the next bed.”'
      ]
    },
    {
      id: 'the-other-hand',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Try your left hand,” said {A}. “Sometimes that knows a thing the other doesn’t.” The left hand had never held it before, and was shy. It let go much too gently. The yo-yo went down on tiptoe.',
        'Then it came up again, a third of the way. Both of them cried out. The left hand was so surprised that it opened. “That hand nearly had it,” said {A}. {H} put the left hand in a pocket, to calm down.'
      ]
    },
    {
      id: 'lift',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For a while it was a lift, and there was a raisin in it, in the slot. “Ground floor,” said {H}, and let it down. That is as far as it went. “Somebody’s got to get out,” said {A}, “or else it won’t come up.”',
        'But the raisin had wedged itself in. It was going to the top floor, and it had paid. They pulled it up by hand, floor by floor. At the top it was rather flat, and {A} helped it out and ate it.'
      ]
    },
    {
      id: 'being-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} was the yo-yo now, to see what the trouble was. {A} stood up tall, and {H} held one sleeve. “Down,” said {H}. {A} sank, with both knees, to the floor. “Up,” said {H}. {A} stayed where it was nice.',
        '“What’s it like down there?” asked {H}. “You’ve only just arrived,” said {A}, “and straight away somebody pulls.” {H} thought about that, and pulled a bit less. One eyebrow came up.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'Whenever the yo-yo came down, {A} was there already. {A} looked at it from the left and from the right. It hung, and turned a little, exactly as high as a nose. {A} gave it a push. It swung out, came back, and gave {A} one.',
        'That had not happened to {A} before, not with a lamp or a plum. {A} sat down and kept an eye on it. When it was rolled up again, {A} looked into {H}’s fist, where it lived.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“A man came to our school once, in a red blazer,” said {S}. “He had one in each hand. They went round his ears, and between his knees, and he sang. Next day the shop had sold out.” “Did you get one?” asked {A}.',
        '“I got the last,” said {S}. “It had no string. I threw it the whole summer, and I fetched it the whole summer. I had very good legs. In autumn somebody told me.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} had a turn, and did it in a different way. {S} held the yo-yo still, right up in the air, and then sat down quickly. “Now it’s up,” said {S}. {A} had to admit that. It was higher than {S}.',
        'Then {S} stood up again, as tall as could be, and it was down. Up, and down. It did not have to do anything at all. “You only have to be the string,” said {S}, rather out of breath.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had no yo-yo, but a wooden ring, and let go of it over the edge. It went down. {A} looked after it, and then at {H}. {H} put it back in {A}’s hand. Down it went.',
        '“With you it comes up every time,” said {H}, bending down for the seventh. {A} was not surprised. Down it went, and up it came, and it even said smack.'
      ]
    },
    {
      id: 'the-hum',
      A: 'partner',
      paragraphs: [
        '{A} wanted to see that from close by, and knelt down. “Sh,” said {A}. “Listen.” It hummed. You could hardly see it, but it was going round and round in the same place.',
        '“That’s the sleeper!” said {A}. “It’s asleep!” Slowly the hum went out. {H} pulled, and nothing came. “You’re always too late,” said {A}. “When it’s stopped humming, it isn’t asleep. Then it’s just a thing on a string.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-small-tug',
      A: 'partner',
      paragraphs: [
        'Down went the yo-yo. It slept. {H} bent one ear to it, and there was the hum, like a bee in a cupboard. {H} did not pull. {H} gave only a tug, a very small one, as on somebody’s sleeve.',
        'Up it came. Smack! “It only wanted to be woken,” said {H}.'
      ]
    },
    {
      id: 'seven-times',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They had to see whether that was chance. It slept, and it was tugged. Smack. They let it sleep for longer, till the hum was as thin as a hair. Smack. The hand was red inside by now, and {H} would not have swapped it.',
        '“And if you don’t wake it at all?” asked {A}. They tried that as well. You could hear it go, a bit at a time, down a long road. “Then it’s had a good night,” said {H}.'
      ]
    },
    {
      id: 'what-it-dreams',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“What does it dream about down there?” asked {A}. {H} let it down again and held one ear to it. “About going round,” said {H}. “Nothing else?” It hummed, and was a good deal further on. “About a wheel,” said {H}. “It’s got a cart.”',
        'Then {A} wanted to listen too, with the other ear. They knelt there with the string between them. “There’s a horse in mine,” whispered {A}. Smack, it went, and nobody found out where to.'
      ]
    },
    {
      id: 'how-you-let-it-sleep',
      A: 'partner',
      paragraphs: [
        '“And how do you get it to sleep?” asked {A}. {A} threw. Up it came at once, smack, and wide awake. {H} watched {A}’s hand. “You’re tugging,” said {H}. “As soon as it lies down you want something.”',
        '{A} threw again, and wanted nothing. Down it went, and there it stayed. It hummed. {A} stood with one arm stretched out, and did not dare to breathe. “And now?” asked {A}. “Sh,” said {H}, and went away on tiptoe.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the place where it hung, and waited for more.',
      '{names} went to meet it, since it would not come.',
      { text: '{names} held one hand open too, in case it came there.', needs: ['hands'] },
      { text: '{names} gave it a push from below, which does not count.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked, when it had been pulled hard.',
      '{names} crawled under the table after it, and found the string.',
      { text: '{names} helped to unroll whoever was rolled up.', needs: ['hands'] },
      { text: '{names} beckoned to the yo-yo with one finger, in case that helped.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed quietly, as beside a bed.',
      '{names} blinked at each smack.',
      { text: '{names} clapped one hand with the other, which said smack as well.', needs: ['hands'] },
      { text: '{names} tugged at a sleeve, very softly, and somebody looked up.', needs: ['hands'] }
    ]
  },
  bed: [
    'The string was rolled up, all the way to the loop. The yo-yo lay down in the drawer, and nobody wanted anything from it.',
    '{H} washed, and then sank down, as far as the mattress. In there it still hummed a bit, and went round and round in the same place.'
  ],
  last: [
    'Somebody gave a very small tug at one sleeve, and nobody came up, for {H} was asleep.',
    'The hum went out, down a long road, and {H} was asleep.'
  ]
})
