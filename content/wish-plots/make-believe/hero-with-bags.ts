import { wishPlot } from '../wish-plot.ts'

export const heroWithBags = wishPlot({
  id: 'wish-hero-with-bags',
  wishes: ['superhero shopping', 'superhero groceries', 'superhero bags', 'hero shopping', 'superhero supermarket', 'superhero grandma', 'superhero granny', 'superhero old lady'],
  answers: ['help', 'helps', 'helping', 'carry', 'carries', 'grandma', 'granny', 'nana', 'nan', 'grandmother', 'gran', 'grandpa', 'grandad', 'old', 'lady', 'shop', 'shops', 'supermarket', 'groceries', 'bag', 'bags', 'heavy', 'goes', 'masked', 'super', 'hero', 'home', 'day', 'strong', 'fast', 'mum', 'dad', 'with'],
  company: ['bag', 'bags', 'potatoes', 'egg', 'eggs', 'mask', 'hero', 'sofa', 'chair', 'floor', 'grandmother'],
  moods: ['proud', 'waiting'],
  about: 'A hero carries the shopping home for a grandmother, too much and then too fast, and finds out who wanted the help.',
  titles: ['Super Slow', 'The Hero and the Heavy Bag', 'Six Eggs and a Hero', 'One Handle Each', 'Whoever You Are'],
  want: [
    {
      id: 'heavy-bag',
      A: 'partner',
      paragraphs: [
        '{H} was a superhero, with a red sock over {H}’s eyes and two holes in it. {A} was a grandmother on the way home from the shops. The shopping was two bags of real potatoes, a tin, and a box of eggs. The eggs were six rolled-up socks.',
        '“Oh dear,” said the grandmother. “It’s so heavy, and it’s such a long way to the sofa.” “Never fear!” said the hero, and wanted to carry all of it home in one go.'
      ]
    }
  ],
  way: [
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        'The hero took hold of everything at once, with the eggs on top, and stood up super fast. One potato jumped out, and then they all did. They rolled under the table. “That was very strong of you,” said {A}. “Now it’s all over the street.”'
      ]
    },
    {
      id: 'how-to-pack',
      A: 'same',
      spare: 1,
      paragraphs: [
        'So the shopping had to be packed again. “Heavy things at the bottom,” said {A}. “Eggs on the top, or there’ll be pancakes.” {H} put in the potatoes, one by one, and then the tin.',
        '“And how do you lift it?” asked the grandmother. The hero bent both knees, and kept a straight back, as you should. “That’s just how they do it in the comics,” said {A}.'
      ]
    },
    {
      id: 'who-is-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who are you?” asked the grandmother. “That’s a secret,” said the hero. “I’ve got a mask on.” {A} came very close, and looked into both the holes.',
        '“You’re about as big as somebody I know,” said {A}. The hero stood on tiptoe at once. “Now you’re not,” said {A}. “I must have been wrong.”'
      ]
    },
    {
      id: 'pet-potato',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had one of the potatoes, the smallest, and had taken it into a corner. “Stop, potato thief,” said the hero. {A} put {A}’s chin on it.',
        '“That’s no thief,” said the grandmother. “That’s somebody who’s been waiting for the shopping.” The hero thought about that, and let {A} look after it for the time being.'
      ]
    },
    {
      id: 'elder-peas',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I had a net bag once,” said {S}, “with a hole as big as a pea. And I bought peas.” “And then?” asked {A}.',
        '“At home the bag was empty,” said {S}. “But the ducks in our street have known me ever since. They still come to the gate and say good day.” The hero looked at {S} with respect. Not every hero had ducks.'
      ]
    },
    {
      id: 'child-shop',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the shop, and sat behind a stool. “You forgot something,” called {S}, and held out a spoon. “What does it cost?” asked the hero. “Seven,” said {S}.',
        'A hero has no pockets. So {A} paid with seven very small jumps, and {S} counted them. “You did eight,” said {S}, and gave one jump back.'
      ]
    },
    {
      id: 'baby-traffic',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} sat in the middle of the street, with one of the socks out of the egg box. “Baby in danger!” cried the hero, and put down everything and looked.',
        'But {A} was in no danger at all. {A} held up the egg, and laughed, and gave it to the hero. So it was {A} who had rescued something.'
      ]
    },
    {
      id: 'can-you-fly',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Couldn’t you fly with it?” asked the grandmother. The hero looked at the six eggs. “Not with those,” said the hero. “They aren’t used to it.”',
        '“And without the eggs?” The hero took both bags and jumped as high as a hero can. It was about as high as a loaf of bread, and it shook the lamp. “That’s because of the potatoes,” said {H}. “They like to stay near the ground. They grew there.”'
      ]
    },
    {
      id: 'x-ray',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The hero had eyes that could see into the tin. “Peaches,” said {H}. “It says beans,” said the grandmother. “On the outside,” said the hero.',
        '{A} held the tin to {A}’s ear, and shook it. It did not say what it was. They agreed to call it beans until somebody opened it, and peaches after that.'
      ]
    },
    {
      id: 'too-fast',
      A: 'partner',
      paragraphs: [
        '“Then I’ll take one thing at a time, at super speed,” said the hero. Whoosh went one bag, as far as the sofa. Whoosh went the other bag, the tin and the eggs. “Done!” called {H}. “It’s all at home!” Nobody answered. Far away, at the shops, stood the grandmother with nothing in her hands. “Hello?” called {A}. “I’ve got the key.”'
      ]
    },
    {
      id: 'what-was-heavy',
      A: 'partner',
      paragraphs: [
        'The hero whooshed back. {A} was sitting on the kerb, which was a cushion. “You’ve rescued the potatoes,” said {A}. “But they weren’t the ones that wanted help. A bag like that’s only heavy because you have to carry it alone.” {H} pushed up the sock, to think better. “So what do you need?” “Somebody beside me,” said the grandmother. “And not so fast.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-handle-each',
      A: 'partner',
      paragraphs: [
        'That was a job for a hero. {H} fetched the first bag back to the shops. It had two handles. “One for you,” said {H}, “and one for me.” They lifted it both at once, and it was only half as heavy. “Now comes the hard part,” said the hero. “Now I go super slow.”'
      ]
    },
    {
      id: 'the-wall',
      A: 'same',
      spare: 0,
      paragraphs: [
        'On the way there was a wall for sitting on. They put the bag down between their feet, and had a rest. “What do you do while you’re resting?” asked the hero. “I look at things,” said the grandmother.',
        'They looked at the lamp, and a button, and a fly on its way home. At super speed {H} had gone past all of those six times.'
      ]
    },
    {
      id: 'plum',
      A: 'partner',
      paragraphs: [
        'They went past the table, and past the lamp, and talked about potatoes all the way. At last they got to the sofa, and no egg was cracked. “If I only knew who you are,” said {A}, “I’d give you half my biscuit.” The hero thought it over for a moment. Then {H} lifted the sock by a thumb’s width. “I knew it!” said the grandmother.'
      ]
    },
    {
      id: 'the-other-bag',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“There’s still the second bag,” said {A}. “It’s at home already,” said {H}. “I was too fast with it.” They looked at it. It had been sitting on the sofa all alone, with nobody to talk to.',
        'So they took it back to the shops, super slowly, and brought it home properly. It seemed to sit better after that.'
      ]
    },
    {
      id: 'swap-parts',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then {A} had the sock, and {H} was the grandmother. “Never fear,” said {A}, and could see nothing, because the holes were at the back. {H} took the hero by the arm.',
        '“Is it far to the shops?” asked the hero. “I’ll bring you there,” said the grandmother. “Mind the step.” It was good that one of them could see.'
      ]
    },
    {
      id: 'six-eggs',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They opened the egg box, and counted. There were six, and one of them had a stripe. “That one’s mine,” said {A}. “I’ve been looking for it since Monday.”',
        '“Then I’ve rescued a sock as well,” said the hero. They put it on {A}’s foot, where it was safe. After that there were only five eggs in the box, but nobody minded.'
      ]
    },
    {
      id: 'note-of-thanks',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Do you come every week?” asked the grandmother. “I’ll have to ask,” said the hero. “I’m only allowed as far as the sofa.” “That’s just where I live,” said {A}.',
        'So it was settled for Thursdays. The hero would whistle outside, and the grandmother would be slow about the stairs. Then they’d both look at the fly. It might have a friend by then.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood at the bus stop, and watched the hero come.',
      '{names} sniffed at the potatoes, and found them in order.',
      { text: '{names} made a street, with a cushion on each side.', needs: ['hands'] },
      { text: '{names} held the door of the shop, and wished everybody good day.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of a hero, just in time.',
      '{names} found one more potato, right at the back.',
      { text: '{names} picked up three potatoes, and then one more.', needs: ['hands'] },
      { text: '{names} waved the traffic through, and there was none.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along beside them, super slowly.',
      '{names} sat on the wall too, and looked at what there was.',
      { text: '{names} carried an umbrella for them, in case of rain.', needs: ['hands'] },
      { text: '{names} clapped at every step, and there were a good many.', needs: ['hands'] }
    ]
  },
  bed: [
    'The potatoes went back to their basket, and the eggs were put away in pairs. The red sock lay on the chair and looked at the ceiling with both holes.',
    'The hero washed, and went to bed super slowly, with one foot and then the other. {H} pulled up the blanket.'
  ],
  last: [
    'Nobody on the street knew who it had been. {H} knew, and slept.',
    'Slower than that nobody could go at all, for {H} was asleep.'
  ]
})
