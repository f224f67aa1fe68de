import { wishPlot } from '../wish-plot.ts'

export const witch = wishPlot({
  id: 'wish-witch',
  wishes: ['witch', 'witches', 'broomstick', 'witch broom'],
  except: ['potion', 'potions', 'school', 'spell', 'spells', 'cat', 'afraid', 'scared', 'scary', 'wizard', 'wizards', 'hansel', 'gretel'],
  answers: ['broom', 'fly', 'flying', 'flies', 'friendly', 'good', 'kind', 'nice', 'little', 'magic'],
  company: ['witch', 'broom', 'dustpan'],
  about: 'A witch borrows the kitchen broom, and it keeps flying back to its hook, because of the one it hangs beside.',
  titles: ['The Broom That Came Back', 'A Witch at the Door', '{H} Lends a Broom', 'Room for a Dustpan', 'Not Without the Other One'],
  want: [
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        'A witch stood at the door, quite a small one, with a very large bag. In her hand she had a broomstick in two pieces. “It’s the wind over your roof,” she said. “Snap. Could you lend me another one, as far as home?”',
        '“We’ve got the one from the kitchen,” said {A}. {H} had always wanted to see a broom fly. {H} ran and took it from its hook, where it hung beside the dustpan. “It’s never flown before,” said {H}. The witch sat down on the broom. It rose.'
      ]
    }
  ],
  way: [
    {
      id: 'back-to-the-hook',
      A: 'partner',
      paragraphs: [
        'The witch flew as far as the doormat. There the broom stopped. It turned round, flew back into the kitchen with her, and hung itself on its hook. The witch hung there too, until they lifted her down.',
        '“It’s afraid of the dark,” said {H}. So they stuck a torch on the front of it. Now the broom flew back to the kitchen with a light on.'
      ]
    },
    {
      id: 'nice-words',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to tell it how nice it is out there,” said {A}. The witch bent down to the bristles. “You’ll see the moon,” she said. “You’ll see the bridge from above, with all its lamps.”',
        'The broom listened, and swept a bit from side to side. You could see that it was thinking. Then it went and hung itself up again. “It’s a homebird,” said the witch. “All it wants is its hook.”'
      ]
    },
    {
      id: 'the-mop',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried the mop instead. It flew very well, but it dripped. The hoover flew too, and growled, and had to be held by the cord like a dog. The witch got down from the hoover, rather pale.',
        '“It’s fast,” she said, “but all the neighbours would wake up.” Only the feather duster would have done it at once. It was already in the air. But it could not carry more than her hat.'
      ]
    },
    {
      id: 'what-it-costs',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“What’s in the bag?” asked {A}. “Washing,” said the witch. “I do mine at my aunt’s. She’s got the cauldron.” {A} looked in. Everything was black, and smelled of bonfire and a little of lavender.',
        '“Can’t you just magic it clean?” asked {H}. “I can,” said the witch. “But then it’s only clean until midnight. Soap lasts longer.”'
      ]
    },
    {
      id: 'crumbs',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“A broom likes crumbs,” said {A}, and broke up a biscuit. They laid a trail, from the hook to the door, and past the doormat to the step. The broom let itself down. It swept up one crumb and the next, all along the hall. They did not dare to breathe.',
        'At the doormat it had a whole heap. It stopped there, and turned about. Then it swept the heap all the way back, crumb by crumb. It waited by the hook for somebody to hold the dustpan.'
      ]
    },
    {
      id: 'holding-on',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Perhaps it flies too early,” said {A}. “We’ll hold it, and let go outside.” They each took hold of the stick and walked it to the door, like a goat.',
        'The broom came along quite politely. On the step they let go. There was a wind in both their ears. When they turned round, something in the kitchen said clack. “That’s the hook,” said {H}.'
      ]
    },
    {
      id: 'pointed-hat',
      A: 'same',
      spare: 5,
      paragraphs: [
        'While the witch rested, {H} was allowed to try on her hat. It went down over both ears, and inside it was a good deal bigger than outside. “Hello?” said {H} in there. “Hello,” said the hat, some time later.',
        '“What do you see?” asked {A}. “Mostly hat,” said {H}. But right at the top, in the point, there was one star.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '“I generally have somebody sitting at the back,” said the witch, and looked at {A}. {A} looked at the broom, and then at the floor, which did not move.',
        '“{A} says thank you,” said {H}, “but it’s too windy.” The witch nodded. She had asked a good many of them, and that was what the clever ones said.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Haven’t we met?” {S} asked the witch. “You had red shoes and a kite,” said the witch, and she laughed. “The kite was in my way.” “It was you!” said {S}. “I told everybody that it was a large bird.”',
        '“What happened to the kite?” asked {A}. They both looked up for a moment, at nothing. “It got on very well,” said the witch.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} stood astride a wooden spoon and jumped. For a moment each time {S} was up in the air. “I’m flying,” said {S}. “I can see under you,” said {A}.',
        '“It’s a low one,” said {S}, and jumped once more. The witch watched how {S} did it. She said that all of them had begun like that.'
      ]
    },
    {
      id: 'back-to-front',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You may be sitting on it the wrong way round,” said {A}. “How do you know which end’s the front?” The witch said that her family had never agreed on that. So this time she sat with the bristles before her, like a beard.',
        'The broom did not mind. It flew to the doormat, and then it flew back to its hook, the same as ever. But now the witch saw the doormat get smaller the whole way. “That’s a sad way to travel,” said the witch, and tried to wave to it.'
      ]
    },
    {
      id: 'beside-it',
      A: 'partner',
      paragraphs: [
        '“That broom doesn’t mind flying,” said {A}. “But look how it hangs. Each time it’s a bit further to the left.” The broom was leaning its bristles against the dustpan.',
        'Those two had hung there side by side for years. One swept, and the other one held still for it. The broom had never been anywhere alone.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-second-seat',
      A: 'partner',
      paragraphs: [
        'So {H} took down the dustpan, and set it on the stick behind the witch. “It needn’t be homesick,” said {H}, “if the home comes too.” “I’ve flown with a cat,” said the witch. “Why not with a dustpan?”',
        'The broom rose past the door handle, and past the coats. It flew over the doormat as if there had never been one. Then it stood in the air outside and hummed.'
      ]
    },
    {
      id: 'one-round',
      A: 'same',
      spare: 6,
      paragraphs: [
        'First it flew one round through the hall, to try it out. It took the corner by the coats so neatly that only one scarf moved. The dustpan rattled a little, for joy or in the wind.',
        '“They lean,” whispered {A}. They really did. In each bend they leaned to the same side, as people do who know each other.'
      ]
    },
    {
      id: 'old-broom',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The witch left her own broomstick there, as a promise. It was in two halves, and had a temper. As soon as it was put in the corner, it began to sweep, a bit with each half.',
        '“Don’t mind it,” said the witch. “It’ll be lonely. Tell it about something.” So {A} told it about the stairs at the station. It swept more slowly, and then it only listened.'
      ]
    },
    {
      id: 'clack',
      A: 'partner',
      paragraphs: [
        '“When shall I send it back?” called the witch. “It’ll come by itself,” {H} called up. “It always does.” Off she flew over the roofs, and behind her sat the dustpan. In the end there was only the light of the torch.',
        'They had not yet shut the door when the broom came back, quite low, and hung itself up. Clack, said the broom. Clack, said the dustpan. In the dustpan lay a heap of stardust, and it glittered. “They’ve been sweeping,” said {A}, and they looked up at the sky. It was very clean.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} blinked at the very large bag, which rustled back.',
      '{names} trod on one half of the broomstick, and it tried to rise.',
      { text: '{names} offered the witch a chair, for her bag.', needs: ['hands'] },
      { text: '{names} fitted the two pieces together, and it went snap again.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way, and then out of the way back.',
      '{names} felt the wind of the broom and got in under the coats.',
      { text: '{names} helped to unhook the witch, and then the hat.', needs: ['hands'] },
      { text: '{names} laid out a second doormat, as if the first one were the trouble.', needs: ['hands'] }
    ],
    turn: [
      '{names} sneezed in the wind of the start, and the dustpan rattled.',
      '{names} leaned out as far as the doormat allowed, hair on end.',
      { text: '{names} waved with a duster, which badly wanted to go too.', needs: ['hands'] },
      { text: '{names} patted the dustpan goodbye, as it had never been away before.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the door and put the doormat straight. The stardust was put in a jar.',
    'Then {H} washed and lay down. In the kitchen the broom leaned a bit further to the left, and touched the dustpan.'
  ],
  last: [
    'The broom and the dustpan hung side by side, and {H} slept.',
    'The sky was swept, and the broom hung still, and {H} was asleep.'
  ]
})
