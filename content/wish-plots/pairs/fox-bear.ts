import { wishPlot } from '../wish-plot.ts'

export const foxBear = wishPlot({
  id: 'wish-fox-bear',
  wishes: ['fox bear', 'foxes bears', 'fox bears', 'foxes bear', 'fox bear cub', 'fox cub bear cub', 'fox cub bear', 'fox cubs bear cubs', 'foxy bear', 'fox grizzly', 'fox brown bear'],
  except: ['teddy', 'polar', 'koala', 'panda', 'zoo', 'circus', 'hunter', 'hunters', 'hurt', 'died', 'ill', 'sick', 'poorly', 'lost', 'missing', 'without', 'no', 'three', 'goldilocks', 'toy', 'toys', 'hen', 'chicken', 'chickens'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'forest', 'wood', 'woods', 'winter', 'snow', 'sleep', 'sleepy', 'hibernate', 'hibernates', 'hibernating', 'den', 'cave', 'meets', 'meet', 'met', 'honey', 'clever', 'big', 'little', 'tail'],
  company: ['fox', 'bear'],
  about: 'A fox wants the bear to see the snow for once, but a bear is asleep before it comes, so in the end they sleep and watch at the two ends of one string.',
  titles: ['What the Bear Had Never Seen', 'A String from Toe to Tail', '{H} Keeps a Bear Awake', 'Pull Twice for Snow', 'White, and Lying Down'],
  want: [
    {
      id: 'never-seen',
      A: 'partner',
      paragraphs: [
        '{H} was a fox, with a scarf for a tail. {A} was a bear, in the biggest jumper there was. “Soon there’ll be snow,” said the fox. “What’s that?” asked the bear. “I’ve heard of it.”',
        'The bear had never seen any. Every winter it slept from the last nut to the first green leaf. “You can’t have missed it every time,” said {H}. “Every time,” said {A}. The fox wanted the bear to see it, just once. It had only to stay awake.'
      ]
    }
  ],
  way: [
    {
      id: 'on-one-leg',
      A: 'partner',
      paragraphs: [
        'The den was under the table, with a quilt in it. “Don’t lie down,” said the fox. So the bear sat, and yawned right back to the autumn. “Then stand,” said {H}. “On one leg.” It did that too.',
        'The fox looked out to see if it was snowing. When it looked back, the bear was asleep on one leg. “I’m awake,” said {A}, and slid down the wall. “I’m only resting the other foot.”'
      ]
    },
    {
      id: 'nuts',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What did you do in the autumn?” asked the fox, to keep the talk going. “I ate,” said the bear. “For twenty hours a day. Nuts, and berries, and roots, and then more nuts. I’ve got it all on me.” {A} patted the jumper.',
        '“I’ve put mine in the ground,” said {H}, “a bit here and a bit there.” “And do you find it again?” “Some of it,” said the fox. “With yours you always know where it is.”'
      ]
    },
    {
      id: 'song',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The fox thought that singing would help. It knew only one song, and that was three barks and a wail. “Wow, wow, waaah,” sang {H}. Nobody in the wood ever thinks that it is a fox. “That’s pretty,” said the bear. “Is it long?”',
        '“It goes on until another fox answers.” “Hmmm,” sang the bear, to be of use. It was one note, and very low. By the end of it the fox had sat down, and put its chin on something.'
      ]
    },
    {
      id: 'tracks',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'They walked up and down, because nobody can sleep while walking. The fox set its feet all in a row, as if there were a rope. “Foxes walk on their toes,” said {H}. The bear put its whole foot down, heel and all.',
        '“I walk like people do,” said {A}. Behind them on the rug went one thin line and one wide one. Then there was only the thin one. At the end of the wide one sat the bear.'
      ]
    },
    {
      id: 'noses',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Can you smell if it’s coming?” asked the fox. Nobody’s nose is as good as a bear’s. It can smell a pear from the next valley. {A} held up the nose, and thought. “There’s soup,” said the bear, “and a wet boot. And somebody’s peeled an orange.”',
        '“And snow?” “I don’t know what it smells of,” said the bear. The fox had to think. “It smells as if somebody had opened the window,” said {H}.'
      ]
    },
    {
      id: 'ears',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“When the snow’s deep, I listen to it,” said the fox. “Mice walk about underneath. I hear them through a whole armful of snow.” It put its head on one side, and listened to the cushion. Then it sprang up high, and came down with its nose in it.',
        '“Did you catch anything?” asked the bear. “Cushion,” said {H}. They both did it once. When {A} came down, it was mostly thump, and all the mice in the wood moved house.'
      ]
    },
    {
      id: 'jay',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A jay came by, and it was {A}, who was very busy. “I’ve hidden five thousand acorns,” said {A}, “and I can’t stop. Is there anything under that bear?” “Only the floor,” said {H}.',
        '“What does the weather look like up there?” The jay looked at the sky with one eye, and with the other as well. “Grey,” it said, “with more behind it. Don’t tell anybody about the acorns.” It had told the whole wood by noon.'
      ]
    },
    {
      id: 'scratching',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The bear’s back itched, just where a bear can’t get at it. That was good, for an itch keeps you awake. It stood up at its tree, which was the door frame, and rubbed. “A bit to the left,” said the bear to itself. “Ah.”',
        '“That’s how we leave word as well,” said {A}. “Now everybody knows that a bear’s been.” The fox rubbed one cheek on it, further down. “And that it had company,” said {H}.'
      ]
    },
    {
      id: 'cold-water',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The fox asked what bears did in the summer. “I stand in the river,” said the bear, “and the salmon jump up. I keep my mouth open, and now and then it’s the right one.” {A} showed how, with wet feet and a great deal of patience.',
        '“Doesn’t the cold keep you awake?” “It does,” said the bear. “But I need my mouth open for it.” It held it open. After a moment it was only a yawn.'
      ]
    },
    {
      id: 'pet-den',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At the mouth of the den lay {A}, who knew all about resting. “You mustn’t look at that,” said the fox to the bear. “It’s catching.” The bear looked. {A} had it all just right, from one end to the other.',
        '“How does it do it,” asked the bear, “without a winter?” The fox held its scarf up in front. But now the fox had looked too, and had to blink.'
      ]
    },
    {
      id: 'elder-snow',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“The first snow that I ever saw came in the night,” said {S}. “In the morning it was so quiet that I thought I’d gone deaf. I said ‘Hello’ to find out.” “And were you?” asked {A}.',
        '“And my grandfather said ‘Hello’ from the next bed,” said {S}. “So there were two of us who weren’t. We went to look at it in our nightshirts. We didn’t tread on it until we’d had breakfast.”'
      ]
    },
    {
      id: 'cub',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a cub. Cubs are born in the den in the middle of winter, and no bigger than a mug. So {S} curled up as small as {S} could. “Have I missed anything?” asked the cub.',
        '“Only January,” said {A}. The cub hummed, as they do when they are warm and have milk. It sounded like a fridge. “I’m staying in here till I’m big,” said {S}. “Is it spring?” It was half a minute later.'
      ]
    },
    {
      id: 'baby-awake',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'There was somebody who could stay awake, and that was {A}. {A} sat by the den with both eyes wide open. Whenever the bear nodded, {A} slapped its nose. “Thank you,” said the bear each time.',
        '“You’re very good at it,” said the fox. “How do you do it?” {A} told them, at some length. They did not understand it all, but they felt sure that it was true.'
      ]
    },
    {
      id: 'what-its-for',
      A: 'partner',
      paragraphs: [
        'The fox took the quilt away. The bear fell asleep on the place where it had been. “It’s no good,” said {A}, with one eye open. “There’s a whole autumn in me, and it pulls me down. But you’ve only to sneeze, and I’ll hear it. Bears don’t sleep hard.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-string',
      A: 'partner',
      paragraphs: [
        '“Then you do the sleeping,” said {H}, “and I’ll do the waiting.” The fox gave the quilt back. It took the belt of a dressing gown. One end was tied to the bear’s big toe, and the other to the fox’s tail. “If I pull twice, it’s snow.” “And if you pull once?” asked the bear. “Then I’ve only wagged.”',
        'The bear was asleep before the knot was. The fox sat and looked at the sky. It grew very quiet. Then something white came down, and turned over, and lay on its nose.'
      ]
    },
    {
      id: 'only-wagged',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Once the fox had to wag, because it was happy. The belt gave a jerk. “Is it here?” said {A}, with both eyes shut. “I only wagged,” said {H}. “That’s all right,” said the bear. “It’s nice to be told.”',
        'From the other end came a jerk as well, after a while. It was the toe. “Is something the matter?” asked the fox. “No,” said the bear, from a long way down. “I only dreamed.”'
      ]
    },
    {
      id: 'own-tail',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The evening was cold out there. The fox lay down in a ring, and put its tail over its nose. That is how foxes keep warm, even in the snow, and they need no den for it. “Are you warm?” murmured {A}.',
        '“All but one ear,” said {H}. A large foot came out from under the quilt. It felt about until it had found the fox, and stayed there, more or less on its ear.'
      ]
    },
    {
      id: 'slow-heart',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'In the den you could hear the bear’s heart. In winter it beats only now and then. “Boom,” said {A}, and after a long time, “Boom.” The fox counted its own heart in between, and ran out of numbers.',
        '“Don’t you get hungry?” it whispered. “I’m eating,” said the bear. “It’s last September.” It licked its lips, and there was a bilberry.'
      ]
    },
    {
      id: 'snow',
      A: 'partner',
      paragraphs: [
        'The fox pulled twice. A nose came out, and behind it half the bear. Down came the flakes, and they were bits of tissue. {A} looked for as long as a bear can. “It’s all white,” said the bear. “What’s it for?” “Nothing,” said the fox. “It just lies there.”',
        '“Like me,” said the bear, and was very pleased. “So that’s winter,” it said. “I’d always thought it was louder.” Then it moved over, and there was room for a fox.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} nosed about for a last nut.',
      '{names} rolled in the dry leaves, which crackled.',
      { text: '{names} wrapped a scarf round the bear, to get it ready for snow.', needs: ['hands'] },
      { text: '{names} told the bear that snow was wet, and it laughed.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned on the bear’s good leg, and slid down with it.',
      '{names} gave the bear a nudge, and then another.',
      { text: '{names} clapped twice, and the bear said thank you.', needs: ['hands'] },
      { text: '{names} shook out the quilt, so that it was cold.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out beside the fox, to feel for flakes.',
      '{names} crawled under the string, and nothing rang.',
      { text: '{names} tucked in the bear, all but one toe.', needs: ['hands'] },
      { text: '{names} tore a tissue very small, somewhere at the back of the sky.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} swept up the snow, and there was just a handful. The knot came off the toe and off the tail.',
    'The fox washed its face, and went round in a ring, and lay down. “Don’t wake me for the spring,” it said, “unless you pull twice.”'
  ],
  last: [
    'It was white outside, or it might have been, and {H} was asleep.',
    'Nobody pulled, not even once, and {H} slept.'
  ]
})
