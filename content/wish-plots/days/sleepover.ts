import { wishPlot } from '../wish-plot.ts'

export const sleepover = wishPlot({
  themes: ['sleepover'],
  beginsElsewhere: true,
  moods: ['first', 'waiting', 'sleepless', 'afraid'],
  answers: ['pijama', 'pijamas', 'noche', 'sleeping', 'pyjama', 'party'],
  except: ['zoo', 'museum'],
  about: 'The hero has never been awake at midnight and practises for the feast at tomorrow’s sleepover, until an apple shows where midnight is.',
  titles: ['Half Past Six and Midnight', 'Where Midnight Is Now', '{H} Practises Staying Awake', 'The Midnight Feast Before Bedtime', 'They Ate the World'],
  want: [
    {
      id: 'never-seen-it',
      A: 'partner',
      paragraphs: [
        'Tomorrow {H} was going to a sleepover at a friend’s house. There would be sleeping bags and torches, and at midnight there would be a midnight feast. “But I’ve never been awake at midnight,” said {H}. “What if I miss it?”',
        '“Then there’ll be crumbs,” said {A}. So {H} unrolled the sleeping bag, and put out a torch, two crackers and an apple. “Tonight I’m practising,” said {H}. “You’re the friend. We’re staying awake.”'
      ]
    }
  ],
  way: [
    {
      id: 'four-minutes',
      A: 'partner',
      paragraphs: [
        '{H} got into the sleeping bag, and {A} got into a blanket. They stayed awake as hard as they could. It took a very long time. “Is it midnight now?” asked {H}. {A} looked at the clock. “It’s been four minutes,” said {A}.',
        'They made it darker. They whispered. They counted up to a hundred, and at sixty-one {H} yawned, and sat up straight with fright. “It’s no good,” said {H}. “Midnight’s too far away.”'
      ]
    },
    {
      id: 'caterpillars',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'To keep awake they raced to the door, one in a sleeping bag and one in a blanket. There was no running in it. There was only wriggling, like caterpillars with somewhere to go.',
        '{A} was ahead until the carpet came to an end. {H} slid past on the smooth part, could not stop, and knocked at the door with one foot. “Come in,” said {A}, who was out of breath.'
      ]
    },
    {
      id: 'ghost',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“At a sleepover you tell stories,” said {A}, and held the torch under {A}’s chin. “Once there was a ghost.” “Not that one,” said {H}. “It was a very small ghost,” said {A}. “How small?” asked {H}.',
        '“As small as a hanky,” said {A}. “It lived in a drawer, and it was afraid of being ironed.” {H} came out of the sleeping bag again as far as {H}’s nose. “Go on, then,” said {H}.'
      ]
    },
    {
      id: 'good-night-in-a-pillowcase',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who says good night to me there?” asked {H}. “They will,” said {A}. “It isn’t the same good night,” said {H}. {A} thought about that, and fetched the pillowcase that was going along tomorrow.',
        '{A} said it right into the open end, quite low, and {H} folded the end over fast. “How long does it keep?” asked {H}. “If you don’t open it till you need it,” said {A}, “a whole night.”'
      ]
    },
    {
      id: 'down-at-the-feet',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H}’s rabbit was coming too, but nobody was to know. So {H} pushed it right down to the foot of the sleeping bag. {A} tried the bag, and stopped halfway. “There’s somebody in here,” said {A}. “It’s nobody,” said {H}. “It’s for the feet.”',
        '{A} lay there and felt about with ten toes. “It’s got ears,” said {A}. “My feet would like one of those.” “You can’t,” said {H}. “It only does mine.” But {A} was allowed to stay in a bit longer.'
      ]
    },
    {
      id: 'dark-walk',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And if I have to get up in the night?” said {H}. “I don’t know the way there.” They practised that as well. {H} shut both eyes, and {A} turned {H} round twice. Now it might have been any home in the world.',
        '{H} felt along the wall, met a chair, said excuse me, and found the bathroom door. “You could just ask the friend,” said {A}. “I did,” said {H}. “It was a chair.”'
      ]
    },
    {
      id: 'snore',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Some people make a noise at night,” said {A}. “You’d better get used to it.” And {A} snored, first like a saw, then like a kettle, and then like a very old door.',
        '{H} lay and listened to all three. “I could get used to the kettle,” said {H}. “If it’s the door, I’ll put a sock in my ear.” They packed a spare sock.'
      ]
    },
    {
      id: 'low-voices',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“When the lamp’s out, you’re only allowed to whisper,” said {A}, and whispered something. {H} listened hard. “Why should I wash a goose?” whispered {H}. “I said, have you got a loose tooth?” whispered {A}.',
        '“Where’s the roof?” “Tooth!” whispered {A}, so that the curtain moved. {H} felt all of them, one after the other. “No,” whispered {H}. “And I haven’t got a goose.” It was not easy to be as quiet as that. They would have to talk about shorter things.'
      ]
    },
    {
      id: 'taken',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'When they looked again, the sleeping bag was taken. {A} lay in it, as if it had been bought for {A}, and looked out at the top.',
        '{H} explained about the sleepover. {A} listened to the end and stayed. “That’s how you do it,” said {H}. “{A} hasn’t even practised.”'
      ]
    },
    {
      id: 'five-in-a-bed',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We slept five to a bed at my cousins’,” said {S}, “three up and two down. All night long I had somebody’s feet for company.” “Did you want to go home?” asked {A}.',
        '“For about as long as it takes to eat a biscuit,” said {S}. “So I always took two.” {A} went to see about the biscuits.'
      ]
    },
    {
      id: 'porridge',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“They have lumps in their porridge over there,” said {S}. “Or none. Whatever you have at home, they have it the other way.” {A} had not thought of breakfast until now.',
        '“What do you say then?” asked {A}. “You say it’s interesting,” said {S}, “and you eat round it.”'
      ]
    },
    {
      id: 'apple',
      A: 'partner',
      paragraphs: [
        '{A} had been turning the apple by its stalk, round and round in the light of the torch. “You’re waiting for it,” said {A}, “but it’s there already. Look. This is the world.” One half of the apple was bright, and the other half was in the dark.',
        '{A} put a finger on the edge, between the two. “We’re here, where it’s getting dark. And there, right in the middle of the dark side, it’s midnight now.” {H} came nearer, sleeping bag and all. “Is anybody awake there?” “Somebody always is,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'who-has-it',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Who’s got midnight just now?” asked {H}. “There’s a lot of sea on that side,” said {A}. So they thought of a ship with one lamp on it. A sailor was sitting up there with a sandwich.',
        '{H} turned the apple a little. Now it was somebody’s baker, putting on an apron. {H} turned it again, and it was a cow. “Does a cow know that it’s midnight?” asked {H}. “It knows that nobody’s milking it,” said {A}.'
      ]
    },
    {
      id: 'feast',
      A: 'partner',
      paragraphs: [
        '{H} took the apple and turned it once round, right through the night and into the morning. Each side had its turn at being in the dark. “So it’s always midnight somewhere,” said {H}. “Then we’ll have ours along with them.” They had the midnight feast under the blanket, by torchlight, in whispers. There was one cracker each.',
        '“I’ll take an apple to the sleepover,” said {H}, with {H}’s mouth full of cracker. “Then we can have midnight right after supper, and nobody has to miss it.”'
      ]
    },
    {
      id: 'eaten',
      A: 'partner',
      paragraphs: [
        'Then they looked at the apple. It was round, and red on one side. “Are we allowed to?” asked {A}. “There’ll be another one tomorrow,” said {H}. So they ate the world, turn and turn about. The bright half and the dark half tasted just the same.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried out the sleeping bag, from the wrong end.',
      '{names} licked at a cracker, to see if it would keep till midnight.',
      { text: '{names} clicked the second torch on and off, and left it off.', needs: ['hands'] },
      { text: '{names} pinched one cheek, to stay awake as well.', needs: ['hands'] }
    ],
    way: [
      '{names} sat bolt upright through all the counting, and did not yawn.',
      '{names} rustled about in a blanket, and counted as friends.',
      { text: '{names} set the kitchen clock beside the other, to see which was slower.', needs: ['hands'] },
      { text: '{names} propped both eyes open with a finger and a thumb.', needs: ['hands'] }
    ],
    turn: [
      '{names} crawled in too, and the feast got warmer.',
      '{names} came for the crumbs, as soon as the feast was over.',
      { text: '{names} held up the roof of the blanket with one arm.', needs: ['hands'] },
      { text: '{names} snapped a cracker in two, as quietly as a cracker can.', needs: ['hands'] }
    ]
  },
  bed: [
    'They shook the crumbs out of the blanket. {H} put the bag for tomorrow by the door, with the torch in it, and with another apple.',
    'Then {H} washed and went to bed before midnight, as on any other day. It did not matter now. There was plenty of midnight about.'
  ],
  last: [
    'Midnight came by here too, with its crumbs, and {H} was asleep for it.',
    'On the bright half of the world people got up, and on the dark half {H} slept.'
  ]
})
