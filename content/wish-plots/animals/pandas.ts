import { wishPlot } from '../wish-plot.ts'

export const pandas = wishPlot({
  themes: ['pandas'],
  except: ['red', 'rouge', 'stick', 'thumb', 'handstand', 'bleats', 'twelve'],
  answers: ['giant', 'baby', 'cub', 'mother', 'mummy'],
  company: ['panda', 'pandas', 'butter', 'baby'],
  about: 'A newborn panda is as small as a packet of butter, and the hero bets that one can carry it until bedtime without putting it down.',
  titles: ['As Small as the Butter', 'Don’t Put It Down', '{H} and the Soft Panda', 'A Panda Called Pat', 'The Butter Bet'],
  want: [
    {
      id: 'the-bet',
      A: 'partner',
      paragraphs: [
        '“When a panda is born,” said {A}, “it’s no bigger than a packet of butter. It’s pink. And for weeks its mother never puts it down, not even to eat.” {H} went and fetched the butter, to see. It fitted into one hand, and was quite cold.',
        '“I could do that,” said {H}. “I bet you can’t,” said {A}. “Not until bedtime.” So {H} was a panda, and the butter was its baby. It lay against {H}’s chest, and from now on it was not to be put down.'
      ]
    }
  ],
  way: [
    {
      id: 'one-hand',
      A: 'partner',
      paragraphs: [
        '{H} ate a breadstick with the other hand, from the side, as pandas eat bamboo. With that hand {H} put on a sock, too, but only as far as the heel. Then {A} came with a slice of bread and looked for the butter. “You can’t have it,” whispered {H}. “It’s just gone to sleep.” {A} ate the bread dry.'
      ]
    },
    {
      id: 'twelve-hours',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“They eat for twelve hours a day,” said {A}, and brought the whole glass of breadsticks. {H} sat against the sofa with both feet out to the front, as pandas sit. Crunch, it went, and crunch.',
        'After the fifth one {H} looked at the clock. “How long was that?” “Four minutes,” said {A}. {H} went on more slowly. There were crumbs on the baby, and {H} blew them off.'
      ]
    },
    {
      id: 'extra-thumb',
      A: 'other',
      spare: 2,
      paragraphs: [
        'The breadstick kept turning in {H}’s hand. “A panda’s got an extra thumb,” said {A}. “It grows out of the wrist, just for holding bamboo.” {H} looked at both wrists. Nothing had grown there yet.',
        'So {A} put a thumb against the breadstick, from the other side. Now it was quite firm. They ate it like that, and whenever {H} bit, {A} had to come along.'
      ]
    },
    {
      id: 'lullaby',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The baby ought to be spoken to. “What does a panda say?” asked {H}. “When they’re pleased, they bleat,” said {A}. “Like a lamb.” {H} bleated at the butter, very softly. Outside somebody stopped in the street and looked for the lamb.',
        '“Now the baby,” said {H}. {A} bleated too, through {A}’s nose, from behind the sofa. It was so good that {H} felt the packet to make sure.'
      ]
    },
    {
      id: 'handstand',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Some pandas do a handstand against a tree,” said {A}. “Then their smell is higher up than the neighbour’s.” {H} looked at the wall, and at the one free hand.',
        '“Does it count with one foot?” asked {H}, and put one foot against the wall. {A} smelled the place. “Very strong,” said {A}. “I’d move away.” And that was a foot that was only an hour out of the bath.'
      ]
    },
    {
      id: 'the-nose',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H}’s nose itched. One hand was busy with the bamboo, and one with the baby. {H} blew upwards, and it went on itching. {H} pulled a face like a prune, and it moved to the other side.',
        '“Shall I?” asked {A}. “Pandas have to manage alone,” said {H}. {H} rubbed it on the wall, on the chair, and at last on {A}. {A} stood quite still, like a tree.'
      ]
    },
    {
      id: 'toes-in',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And they walk with their toes turned in,” said {A}. {H} tried it, once across the room. The left foot stood on the right one, and the right one wanted to go on. The panda rocked, and held the baby up high.',
        '“Does it never fall over?” asked {H}. “All the time,” said {A}. “They roll, and then they sit there and eat something.” That was the part that {H} could do straight away.'
      ]
    },
    {
      id: 'between-toes',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A breadstick fell down and rolled under the table. {H} looked at it from above. One hand was full of panda. So {H} sat down and went after it with one foot, and took it between two toes.',
        '“That’s how the extra thumb began,” said {A}. “Somebody dropped something.” {H} ate it, although it had been between the toes. Bamboo never comes washed either.'
      ]
    },
    {
      id: 'black-eyes',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“There’s something wrong with your face,” said {A}. “A panda’s black round the eyes. That’s how they know each other.” {H} had no hand free for that. So {A} put the big sunglasses on {H}’s nose. Nobody could mistake that panda now.',
        'Only it had got very dark. {H} turned round twice, and held the baby tight. “I can’t see it,” said {H}. “What’s it doing?” {A} looked closely. “It’s lying there,” said {A}, “and it says pure dairy butter.” “It can talk!” said the panda.'
      ]
    },
    {
      id: 'wet-night',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I carried somebody up and down like that once,” said {S}, “the whole night. As soon as I sat down, it cried.” “Who was it?” asked {A}. “I won’t say,” said {S}. “But they’re in this room, and they’ve grown.”',
        '{A} looked round at everybody. It was hard to imagine of any of them. “And how did you scratch your nose?” asked {A}. “On the door frame,” said {S}. “It’s still shiny there.”'
      ]
    },
    {
      id: 'too-warm',
      A: 'partner',
      paragraphs: [
        'After a while the baby was not cold any more. Then it was not straight any more. “It’s growing!” said {H}. Something yellow came out at the corner.',
        '“It’s melting,” said {A}. “A real one gets cold if you let go of it. Yours gets warm if you don’t.” {H} looked at the soft panda. “If I put it down, I’ve lost,” said {H}. “And if I don’t, there’ll be nothing left to hold.”'
      ]
    },
    {
      id: 'frozen-peas',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They tried it with a bag of frozen peas. {H} put the peas on the chest, and the baby on the peas, and both hands on top. That was good for the butter. The panda shook.',
        '“How is it?” asked {A}. “F-f-fine,” said {H}. Up at the top the chin rattled, and down in the bag the peas. “You’ve got blue lips,” said {A}. “There’s no such panda.”'
      ]
    },
    {
      id: 'licked',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had been told about the baby, and took a great interest in it. So {H} sat down beside {A}, and held it so that it could be seen. “Only looking,” said {H}.',
        'They looked. It was yellow at one corner by now. {H} had not known that {A} could look so hard at butter. After that the panda moved to a higher chair.'
      ]
    },
    {
      id: 'twin',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted to be a panda too and looked in the fridge. There was half a cucumber. “Mine’s longer,” said {S}. “Yours is a snake,” said {A}. “It’s bamboo,” said {S}, “and my baby’s behind it.”',
        'They sat side by side and rocked. The cucumber never melted and never cried. But in the end somebody sliced it, and {S} took that very well, and had some.'
      ]
    }
  ],
  turn: [
    {
      id: 'cold-hands',
      A: 'partner',
      paragraphs: [
        '{H} thought so hard that more butter came out. “You said it must never be put down,” said {H}. “But you didn’t say who has to hold it.” {H} felt {A}’s hand. It was as cold as a spoon. “You’re a panda as well now,” said {H}. “Quick!”',
        'From hand to hand the baby went, and it did not touch a table. When {A}’s were warm, {H}’s had cooled. Whoever was free fed the other one with bamboo.'
      ]
    },
    {
      id: 'over-the-gap',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In between they ran cold water over the hands that were free. “Ready?” said {H}. “Not yet, I’m dripping,” said {A}. It had to be quick, and it had to be careful, and it was always both.',
        'Once it slipped. It slid out of the paper like a fish, and four hands shot up. There it lay, across all of them. Neither of them breathed. “Whose hands are whose?” asked {A} at last. They had to look.'
      ]
    },
    {
      id: 'its-name',
      A: 'partner',
      paragraphs: [
        'When it was time for bed, the baby had still not been put down. It had two ears, where the thumbs had been. “So who’s won?” asked {H}. “The baby,” said {A}.',
        '“A panda gets its name after a hundred days,” said {A}. It felt like a hundred days to both of them. “Then it’s called Pat,” said {H}. They laid it to sleep in the door of the fridge, by the milk. At breakfast they would have jam instead.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} flopped down as pandas do, with everything out in front.',
      '{names} sniffed the baby, and would have liked another sniff.',
      { text: '{names} folded a bib out of kitchen paper.', needs: ['hands'] },
      { text: '{names} washed the butter dish, since it was free.', needs: ['hands'] }
    ],
    way: [
      '{names} nibbled at a stick of bamboo, from the other end.',
      '{names} crept past the sleeping baby.',
      { text: '{names} pulled {H}’s sock up the last bit.', needs: ['hands'] },
      { text: '{names} scraped the butter dish, and it was enough for half a slice.', needs: ['hands'] }
    ],
    turn: [
      '{names} came close, to see the baby go from hand to hand.',
      '{names} wore a smear of butter for the rest of the evening.',
      { text: '{names} ran some fingers under the cold tap, to be next.', needs: ['hands'] },
      { text: '{names} held a bowl underneath, without touching.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put away the last of the breadsticks, and the light in the fridge went out by itself.',
    '{H} washed both hands for a long time. Then {H} lay down, and held the pillow to {H}’s chest, and did not put it down.'
  ],
  last: [
    'The baby panda slept in the cold, and the big one, which was {H}, in the warm.',
    'Even asleep, {H} held on to the pillow, and did not put it down.'
  ]
})
