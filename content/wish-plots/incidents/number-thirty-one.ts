import { wishPlot } from '../wish-plot.ts'

/** Of anything new in the house, and of anything old that is new there; {newthing.mine} where it is the hero’s own. */
export const numberThirtyOne = wishPlot({
  id: 'wish-incident-newthing',
  tellsAny: 'newthing',
  company: ['queue', 'hall', 'bell', 'lady', 'ticket', 'door', 'postman', 'coats', 'coat', 'street'],
  about:
    'Something new has come, and everybody only wants a quick go; but whoever opens the door for all of them never gets to the front.',
  titles: ['Number Thirty-One', 'A Queue in the Hall', '{H} and {newthing}', 'Only a Quick Go', 'Everybody’s Coats'],
  want: [
    {
      id: 'it-came',
      A: 'partner',
      paragraphs: [
['{H} had got {newthing.mine} that day. {newthing.told}. {H} wanted to try {newthing.them} at once. “Let me just check that all’s well,” said {A}, and {newthing.tried}. “Well?” asked {H}.',
'That day {newthing.ours} had come into the house. {newthing.told}. {H} wanted to have the first go. “I’ll just make sure,” said {A}. And {A} {newthing.tried}. “What’s it like?” asked {H}.',
'Home came {A} with {newthing.kin}. {newthing.told}. “Can I try?” asked {H}. “As soon as I have,” said {A}, who {newthing.tried}. “And now?” asked {H}.'],
'“I’m not quite sure yet,” said {A}, and did it again, to be sure. By now {A} had a very pleased face. “My turn,” said {H}. “In a moment,” said {A}. But just then the doorbell rang, and {H} ran to open the door.'
]
    }
  ],
  way: [
    {
      id: 'the-lady',
      A: 'partner',
      paragraphs: [
'It was the lady from next door. “I’ll only be a minute,” said the lady. She {newthing.tried}, and then she did it all again with her hat off. “Now me,” said {H}. Then the bell rang, and {H} went to the door.',
'It was the postman, and behind him a boy with a cello. They only wanted a quick go. When {H} came back from the door, there was a queue right through the hall. {H} was at the end of it.'
]
    },
    {
      id: 'where-from',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What was it like before it came to us?” asked {H}, and looked over all the heads at {newthing}. {A} tried to imagine it. “Quiet,” said {A}. “Nobody said Ooh. And now listen to that.”',
        'From the front of the queue came a long Ooh. {H} could only see backs. One of the backs belonged to {A}, who had got in again. “I was just passing,” said {A}.'
      ]
    },
    {
      id: 'what-they-say',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Everybody in the queue knew something about {newthing}. The postman had had just such a one when he was small. His had been bigger, he said. The lady’s had been bigger still, but it had gone rusty. The boy with the cello said that his was blue.',
        '“Was yours bigger too?” {H} asked {A}. {A} had never had one. “But if I’d had one,” said {A}, “it would have been as big as a bus.”'
      ]
    },
    {
      id: 'a-quick-go',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How long is a quick go?” asked {H}. They timed the postman by the kitchen clock. It was as long as it takes to eat an apple, with the core. The man from the top floor took two apples and a pear.',
        '“I’d be faster,” said {H}. “So would I,” said {A}, who had been at it since lunch, off and on. {A} went a little pink, and offered {H} an apple.'
      ]
    },
    {
      id: 'legs-of-queue',
      A: 'same',
      spare: 4,
      paragraphs: [
        'From down there a queue is mostly legs. {H} crept in among them, to see if it was shorter that way. There were some striped socks, and a pair of boots with flour on. There was a shoe with its lace undone, and {H} tied it up.',
        '“Thank you,” said somebody far above. When {H} came out at the other end, that was the back end again. “You went round the umbrella stand,” said {A}. “They all do.”'
      ]
    },
    {
      id: 'no-pushing',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} came by with a tray, because people who wait get hungry. There were biscuits on it, one each. The queue said thank you, one after another, and there was a great deal of crunching. When the tray got to {H}, there was only the tray.',
        '{H} licked a finger and picked up the crumbs. “It’s the same with the biscuits,” said {H}. {A} felt in one pocket, and found that a biscuit had been kept back. They broke it in half.'
      ]
    },
    {
      id: 'the-wise-word',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“You have to look as if you didn’t want a go at all,” said {A}. “That’s when people let you in.” So {H} leaned against the wall and looked at the ceiling. There was a small brown spot up there, the shape of a hen.',
        'A lady with a shopping bag leaned over. “Aren’t you waiting?” asked the lady. “Not at all,” said {H}, as {A} had said. “Good,” said the lady, and stood in front.'
      ]
    },
    {
      id: 'elder-queue',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once stood in a queue for a whole morning,” said {S}. “I’d only seen that there was one, and so I got on the end.” “What was it for?” asked {A}.',
        '“A man was having his hair cut,” said {S}. “The rest of them were his brothers. When it was my turn they asked me whose side I was on. But I got a very good haircut.” {A} looked at {S}’s hair. It did sit rather well.'
      ]
    },
    {
      id: 'child-front',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had been to the front and back again, and told {A} about it. “First you’re nearly there,” said {S}, “and then you’re there, and then it’s over.” {S} showed with both hands how short it was.',
        '“But what’s it like?” asked {A}. {S} thought for a long time. “Like when you open a parcel,” said {S}, “but you don’t have to tear anything.” After that {A} wanted it more than before.'
      ]
    },
    {
      id: 'pet-first',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} did not know about queues. {A} went straight in between all the legs, right to the front, and looked at {newthing}. {A} looked for as long as it pleased {A}. Nobody said a word about whose turn it was.',
        'Then {A} came back and sat down on {H}’s feet. {A} smelled of something new. “At least one of us has been there,” said {H}.'
      ]
    },
    {
      id: 'baby-passed',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} was handed along over the queue, from arm to arm, and everybody said how heavy {A} was. At the front {A} looked at {newthing} with round eyes. Then {A} looked at the lady’s earring, and liked that better.',
        'So {A} came back again, by the same way. {H} was the last one in the row, and got to keep {A} for a bit. They waited together, and {A} was good at it.'
      ]
    },
    {
      id: 'the-tickets',
      A: 'partner',
      paragraphs: [
'“It has to be fair,” said {H}. So {A} wrote numbers on bits of paper. {H} gave one to everybody in the hall, and one to everybody who rang. The last one was left for {H}. It was number thirty-one.',
'{A} looked along the queue. “I see what it is,” said {A}. “When the bell rings, you open the door. And whoever you let in gets in front of you.”'
]
    }
  ],
  turn: [
    {
      id: 'closed',
      A: 'partner',
      paragraphs: [
'So {H} drew a shut door on the back of number thirty-one, with a big lock. They stuck it up beside the bell, and the bell did not ring again.',
'Then {H} fetched all the coats, and held out each of them. People who have been helped into their coats go home. It always works. “Already?” said the postman. But he had his arms in the sleeves.'
]
    },
    {
      id: 'left-behind',
      A: 'same',
      spare: 11,
      paragraphs: [
        'One coat was left over, a long green one, and one person was left as well. It was the boy with the cello. But the coat was not his. They found out that it belonged to {A}. The boy had come in without a coat.',
        'So {H} gave him his cello. He put his arms round it and went. From outside they heard it bump, three times, in three different notes.'
      ]
    },
    {
      id: 'so-quiet',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The hall was so empty now that it had an echo. On the floor lay the tickets. {H} picked them up, from two to thirty. Number one was missing. Somebody had chewed number twelve. Number nineteen had been folded into a boat.',
        '{A} swept up the crumbs, and found a hat. “Whose is that?” asked {A}. {H} put it on the umbrella stand. Somebody would have a cold head, and come back for it tomorrow, by daylight.'
      ]
    },
    {
      id: 'at-last',
      A: 'partner',
      paragraphs: [
'Now nobody was in front of {H}. {H} {newthing.slowly}. It was quiet, and nobody said that it was their turn. It was just as {H} had thought, only a bit better.',
'In the door stood {A}, with a ticket. “I’ve still got number one,” said {A}. “You’ve used that up,” said {H}, and moved over a little. “But you can have some of thirty-one with me.”'
]
    },
    {
      id: 'as-it-was',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In all that time one thing had not changed a bit. {newthing.told}. “Ought we to do something about that?” asked {A}. “No,” said {H}. “That goes with {newthing.them}.” {A} thought it over, and agreed.'
      ]
    },
    {
      id: 'so-often',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{newthing.did}. After a while {A} stopped counting. “Is it still as good as the first time?” asked {A}. “It’s better,” said {H}. “The first time, you don’t know yet what’s coming.”'
      ]
    },
    {
      id: 'a-place-for-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They thought about a place for {newthing}. {A} was for the one by the window. {H} wanted one that you saw first thing when you woke up. They looked at {newthing} for a long while, with their heads on one side.',
        '“Let’s leave that for tomorrow,” said {A}. “There have been enough changes for one day.” So {newthing} stayed just there, and they walked round it on the tips of their toes.'
      ]
    },
    {
      id: 'once-more-told',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Later they said over to each other who had been there. There had been the lady, twice, and the postman in his cap. There had been somebody’s aunt. “And the man who only wanted to read the meter,” said {A}. “He forgot to read it.”',
        '“Who was the best?” asked {A}. {H} thought of all thirty of them, one after another. “The one who said thank you to it,” said {H}. That had been the boy with the cello.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see, and could hardly get near.',
      '{names} went once all the way round as well.',
      { text: '{names} moved two chairs, so that there was more room.', needs: ['hands'] },
      { text: '{names} pointed to the nicest part of it.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in the queue as well, next to a pair of boots.',
      '{names} got to the front, and would not come away.',
      { text: '{names} hung up the coats, one on top of another.', needs: ['hands'] },
      { text: '{names} passed the tickets along the row.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed by the door, so that nobody else came in.',
      '{names} lay down where the queue had been.',
      { text: '{names} handed {H} the hats that went with the coats.', needs: ['hands'] },
      { text: '{names} put out the light in the hall.', needs: ['hands'] }
    ]
  },
  bed: [
    'Before bed {H} went to look at {newthing} once more. Everything was as it should be. The hooks in the hall were empty again, all but the family’s own.',
    '{H} took in number thirty-one from beside the bell, washed and lay down. The ticket lay under the pillow, with its locked door. Whoever wanted a go would have to ask.'
  ],
  last: [
    'Nobody was waiting any more, and {H} was asleep.',
    'The bell hung quite still beside the door, and {H} was asleep.'
  ]
})
