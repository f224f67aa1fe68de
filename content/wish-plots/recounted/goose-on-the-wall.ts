import { wishPlot } from '../wish-plot.ts'

export const gooseOnTheWall = wishPlot({
  id: 'wish-recounted-shadows',
  tellsAny: 'recounted',
  about: 'The day is played on the wall as shadows, with one goose for every part, and does not look like the day until the hero’s own shadow has walked round from the other wall.',
  titles: ['A Goose for Every Part', 'The Goose on the Wall', '{H} on the Wrong Wall', 'The Day in Goose', 'One Lamp and One Goose'],
  company: ['goose', 'lamp', 'wall', 'colander', 'whisk', 'masher', 'tongs', 'kitchen', 'beak', 'rug', 'shadow'],
  want: [
    {
      id: 'empty-wall',
      A: 'partner',
      paragraphs: [
        '{told.1}. {H} wanted to see that again, as big as the wall. So they put out the light, and stood one lamp on the rug.',
        '“I’ll do the shadows,” said {A}, and rolled up one sleeve. The arm was a neck. The hand was a head, and the fingers were a beak. “That’s a goose,” said {H}. “It’s the only thing I can do,” said {A}. “But it can be anybody.”'
      ]
    }
  ],
  way: [
    {
      id: 'all-the-parts',
      A: 'partner',
      paragraphs: [
        'So the goose came in from the side, and played the first part of the day. It had many voices, and one beak. {H} told it when to come and when to go. “What am I now?” it asked. “Now you’re all the rest,” said {H}.'
      ]
    },
    {
      id: 'the-voices',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“You can’t just honk,” said {H}. “You have to honk like what you are.” So the goose did a thin honk, and a thick honk. Then it did one that went up at the end. “Which one was that?” asked {H}.',
        '“That was the weather,” said {A}. {H} listened to it once more. It was not bad. “It could do with some more wind,” said {H}. So they both blew, and the goose lost its balance.'
      ]
    },
    {
      id: 'an-eye',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The goose had no eye. It could not see where it was going, and had walked into the door twice. “Bend one finger,” said {H}. A little round light came through, just in the right place.',
        'Now the goose had an eye, and it was a very surprised one. It looked surprised at the door. It looked surprised at the ceiling. “Was anybody as surprised as that?” asked {A}. “It hasn’t seen our day before,” said {H}.'
      ]
    },
    {
      id: 'from-the-kitchen',
      A: 'partner',
      paragraphs: [
        'Then came the next part of the day. {told.2}. “One goose isn’t enough for that,” said {H}. So they brought things from the kitchen. The colander made a hundred small lights, and the potato masher made a fence. The goose hurried in and out between them, and played it all.'
      ]
    },
    {
      id: 'big-and-small',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        'And the day went on. {told.3}. The goose played that close to the lamp. Its beak went round the corner and along the ceiling. “Smaller!” called {H}. So it played it again, close to the wall, and was no bigger than a bean. “Was that all of it?” asked {H}. “Every bit,” said the bean.'
      ]
    },
    {
      id: 'the-other-arm',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        'There was still more of the day. {told.4}. But the goose’s neck was tired. “Then I’ll change geese,” said {A}. The goose of the other arm faced the other way. It came in tail first, with its beak towards the door. So they played that part of the day from back to front. The goose did not mind.'
      ]
    },
    {
      id: 'a-potato',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} wanted to be an animal too, and folded both hands this way and that. On the wall came a lump, with another lump on top. “A potato,” said {A}. “It’s a horse,” said {H}. They both looked at it for a while.',
        '“It’s a very good potato,” said {H} then. So the potato got a part as well. It lay at the back and was a hill. The goose walked round behind it, and was away for the whole of a long breath.'
      ]
    },
    {
      id: 'thirsty',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'With so many parts, the goose was thirsty. {H} held up an empty cup in front of the lamp. On the wall the goose put its whole beak in, and tipped back its head. “Is it good?” asked {H}.',
        '“A bit flat,” said the goose. So {H} held a spoon in there too, and stirred. The goose tried again. “Now it tastes of spoon,” it said, and drank it all up. The cup was just as empty as before.'
      ]
    },
    {
      id: 'the-switch',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'In the middle of the wall was the light switch. Whatever the goose played, the switch was in it too. When the goose stood to the left, it had a square ear. When it stood to the right, it had a tooth.',
        '“That wasn’t in our day,” said {H}. “Then it must be a cushion,” said {A}. The goose lay down, and put its head on the switch. Click! The big light was on, and there was no day at all, only an arm on a wall.'
      ]
    },
    {
      id: 'some-fluff',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Something dark and woolly came over the wall. It was bigger than the goose, and it hung there and shook. “What’s that?” whispered {H}. They looked behind them, but there was only the lamp. On its edge sat a bit of fluff.',
        '“That must have been lying there for weeks,” said {A}. “It never got a part before.” So it was allowed to stay, as a cloud. {H} blew at it, very gently. Over the goose the cloud went away to the left.'
      ]
    },
    {
      id: 'the-whisk-is-wanted',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Now there was a whisk beside the lamp too. “That has to go back to the kitchen,” said {A}. “It can’t,” said {H}. “It’s a tree.” And on the wall it was a tree, with a leaf at the top. The leaf was a bit of dried egg. “How long will it be one?” asked {A}.',
        '“Until the end of the day,” said {H}. “But you may wash it.” So the whisk was washed at the sink, and came back without its leaf. “Now it’s a tree in winter,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The goose came along the wall, and {A} saw it. {A} kept quite still. The goose kept still as well, with its beak a little open. They looked at each other for so long that {H} had to scratch.',
        'Then the goose bowed. “It wants to know if you’ve got a part,” said {H}. {A} had not, and did not want one. But from then on {A} looked wherever the goose went, and at nobody else.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was held up to see the goose, and put out one small hand. At once there was a hand on the wall, as big as a door. {A} looked at that one, and then at the small one. The fingers opened, here and there.',
        'The goose came, and gave the big hand a kiss with its beak. It made no sound, and nobody felt it. But {A} pulled the small hand in, and looked it over on both sides.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My aunt could do a rabbit,” said {S}. “It had both ears, and it could wriggle its nose.” “Can you do it?” asked {A}. {S} held up two hands, and tried the one over the other, and then under.',
        'There was a goose. “That’s only how it starts,” said {S}, and tried again. There was another goose. {S} looked at both hands, back and front. “I’ve got the hands for it,” said {S}. “I just haven’t got the aunt.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I want a part too,” said {S}, and stood right in front of the lamp. The whole wall went dark. “What are you?” asked {A}. “The night,” said {S}, and spread out both arms.',
        '“It isn’t night yet,” said {A}. “It’s only that part of the day.” So the night sat down on the rug, with folded arms, and waited for its turn. Every now and then it asked if it was late enough.'
      ]
    },
    {
      id: 'a-goose-in-a-kitchen',
      A: 'partner',
      paragraphs: [
        '{H} knelt behind the lamp, and looked. “It isn’t our day,” said {H}. “It’s a goose that’s washing up.” They moved the fence a bit. Now it was a goose that had finished washing up.',
        '“The day’s all there,” said {A}. “But where are you?” “Here,” said {H}. Then they both turned round. On the wall behind them knelt a big dark {H}, all alone. It had been there the whole evening.'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-lamp',
      A: 'partner',
      paragraphs: [
        '“It has to come over,” said {H}, and walked slowly round the lamp. The shadow walked too. It went over the door, bent round the corner, and slid across the curtain. Then it stood beside the goose.',
        'They played the whole day again. In some of it {H}’s shadow had a lot to do. In some it only looked on. The goose was all the rest. “Now it’s our day,” said {H}.'
      ]
    },
    {
      id: 'shaking-hands',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“You two don’t know each other yet,” said {A}. So the shadow held out a hand, and the goose laid its beak in it. They shook. It looked as if the goose had hold of a very long worm.',
        '“Have you come far?” asked the goose. “From the other wall,” said {H}. “What’s it like over there?” {H} thought about it. “There’s a chair,” said {H}, “and you can’t see any geese.”'
      ]
    },
    {
      id: 'a-long-way-up',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '{H} took one step towards the lamp, and the shadow’s head went up to the ceiling. There it had to bend. “Don’t grow any more,” said {A}. “We’d have to buy you new trousers.” {H} took one more step.',
        'Now the shadow had only legs. The goose looked up, further and further. “Is there anybody up there?” it called. “Me,” called {H}. And down came a hand, as long as a broom, and stroked its neck.'
      ]
    },
    {
      id: 'looks-like-it',
      A: 'partner',
      spare: 4.5,
      paragraphs: [
        '“Once more from the beginning?” asked the goose. So it all came once more. {told.1}. The shadow was there, and the goose did not have to be everybody. Then they put up the colander. {told.2}. The small lights shone, and the fence stood in its place. Nobody thought of washing up any more.'
      ]
    },
    {
      id: 'on-the-shoulder',
      A: 'partner',
      paragraphs: [
        'At the end the goose was tired. It laid its head on the shadow’s shoulder and shut its beak. On the wall they were quite close together. So {H} and {A} moved up close too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found a good place on the rug, and stared at the wall.',
      '{names} came in too, out of the dark hall.',
      { text: '{names} pulled the curtain across, so that no light came in.', needs: ['hands'] },
      { text: '{names} rolled up one sleeve as well, just in case.', needs: ['hands'] }
    ],
    way: [
      '{names} sat in the front row, and looked where the goose looked.',
      '{names} went past the lamp, and made a mountain on the wall.',
      { text: '{names} held up the tongs, and had two thin legs on the wall.', needs: ['hands'] },
      { text: '{names} clapped for the goose, with both hands in the light.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the shadow go by, all the way round the room.',
      '{names} leaned over a little, and had a shadow on the right wall too.',
      { text: '{names} held the curtain flat while the shadow went over it.', needs: ['hands'] },
      { text: '{names} waved, and on the wall a long hand waved as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'The colander went back to the kitchen. The goose was washed with soap, first the neck, and then the beak.',
    '{H} washed too, and lay down, and the lamp stood beside the bed. {told.best}. The goose played that once more, very small, on the blanket.'
  ],
  last: [
    'The lamp went out, and the whole room was goose, and {H} slept.',
    'In the dark all the shadows were one big goose, and under its wing {H} slept.'
  ]
})
