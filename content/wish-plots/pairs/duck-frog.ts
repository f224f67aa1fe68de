import { wishPlot } from '../wish-plot.ts'

export const duckFrog = wishPlot({
  id: 'wish-duck-frog',
  wishes: ['duck frog', 'ducks frogs', 'duck frogs', 'ducks frog', 'duckling frog', 'ducklings frogs', 'duckling frogs', 'ducklings frog', 'duckling tadpole', 'ducklings tadpoles', 'duck tadpole', 'duck toad', 'ducky frog'],
  except: ['princess', 'prince', 'fairy', 'witch', 'hurt', 'died', 'dead', 'ill', 'sick', 'poorly', 'vet', 'lost', 'missing', 'ugly', 'without', 'no', 'toy', 'toys', 'bath', 'rubber', 'umbrella', 'road', 'eaten', 'ate', 'eats', 'scared', 'fight', 'fox', 'cat', 'show'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'pond', 'rain', 'puddle', 'puddles', 'water', 'swim', 'swimming', 'lily', 'quack', 'croak', 'ribbit', 'wet', 'dry', 'meets', 'meet', 'met', 'play', 'playing', 'little', 'small', 'green', 'yellow', 'hop', 'jump'],
  partnerPlays: true,
  company: ['duck', 'frog', 'pond', 'rain'],
  about: 'In the rain a duck is sorry for the frog, who is wet, and the frog is sorry for the duck, who is dry, until they find the line where both are right.',
  titles: ['You Poor Thing, You’re Dry', 'Top and Bottom of a Pond', '{H} Stays Dry All Through', 'The Same Rain', 'Just at the Line'],
  want: [
    {
      id: 'lovely-rain',
      A: 'partner',
      paragraphs: [
        '{H} was a duck, in a raincoat done up to the chin. {A} was a frog, in something green that was mostly legs. It was raining, and that was dried peas in a tin. “Lovely,” said the duck. “Lovely,” said the frog.',
        'Then they looked at each other. “You poor thing,” said {H}, “you’re all wet.” “You poor thing,” said {A}, “you’re all dry.” Each of them wanted the other one to have as nice a time.'
      ]
    }
  ],
  way: [
    {
      id: 'sponge',
      A: 'partner',
      paragraphs: [
        'The frog tried first. It squeezed out a sponge over the duck’s back. The water stood there in beads, and ran off at the bottom. “It doesn’t go in,” said {A}. “It never does,” said {H}. “I’ve got oil for it, by my tail. I do every feather.”',
        'The frog squeezed out the rest. Underneath, the duck was as dry as a drawer. “I’m so sorry,” said {A}.'
      ]
    },
    {
      id: 'tongue',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A fly came by, and it was a bit of fluff. The frog’s tongue shot out and brought it in. The tongue was a paper blower from a party. “Mine’s fixed at the front,” said {A}, “so all of it can go.” Then it swallowed, and shut both eyes to do it. Frogs push the food down with them.',
        '“I don’t look at mine,” said the duck. “I take in everything, mud and all, and let out what isn’t supper.” {H} showed how, with a very quick beak, in a bowl. “It’s slow,” said the duck, “but it’s thorough.”'
      ]
    },
    {
      id: 'what-we-were',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“When I was small, I was a comma,” said the frog. “I’d a tail and no legs. Then the legs came, first at the back, and the tail went.” “Where to?” asked {H}. “In,” said {A}. “I used it up.”',
        'The duck thought of its own beginning. “I came out of an egg,” said {H}, “and I followed the first thing that moved. They all do. It ought to be your mother.” “And who was it?” “It was a wheelbarrow,” said the duck. “I’d gone quite a long way, by the time she caught up.”'
      ]
    },
    {
      id: 'half-a-talk',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The duck tipped up in the pond, so that its head was below and its tail was above. It did it over the edge of a cushion, with both feet paddling. “So what I think,” said the frog, “is that it’ll clear up.” The tail said nothing. It wagged.',
        '“Or do you think that it’ll go on?” asked {A}. It wagged again. Then the duck came up with weed on its beak. “Did you say something?” asked {H}. “We’ve talked it all over,” said the frog.'
      ]
    },
    {
      id: 'lily-pad',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The frog had a lily pad, and that was a tray. It sat in the middle with its knees up. “Come and sit with me,” said {A}. The duck put one foot on it, and the other, and sat. The pad went down. It kept going down, until there was only a duck floating, with a frog on its back.',
        '“Where’s it gone?” asked {H}. “It’s coming up again,” said {A}, “but it waits until you’re off.” The frog stayed where it was. You saw rather more from there.'
      ]
    },
    {
      id: 'on-foot',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'They went along the bank together. The duck walked as ducks do, first all of one side and then all of the other. The frog sat, and sat, and then it was over there. “Wait for me,” said the duck. “I am,” said {A}. “I’m always waiting. In between I jump.”',
        'So {H} walked seven steps, and the frog did it in one. Then the frog looked at the sky until the duck came. They got to the end of the rug at the same time, and neither knew how.'
      ]
    },
    {
      id: 'choir',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'When it rains, frogs sing. This one blew up both cheeks like a balloon, and then it came out. “Rrrribb,” sang {A}. It was much bigger than the frog. “How do you do that?” asked {H}. “I don’t breathe out,” said the frog. “I send the same air to and fro.”',
        'The duck wanted to sing too. “Quack,” sang the duck, in all the wrong places. “That’s the drum,” said {A}. “We’ve never had one.” They did it again from the beginning, with the drum.'
      ]
    },
    {
      id: 'winter',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Where do you go in winter?” asked the duck. “Down,” said {A}. “I sit in the mud at the bottom, and don’t breathe with my mouth at all. My skin does it. I’m there until March.” The duck looked at its own feet. They had stood on the ice all January, and had never minded.',
        '“I was walking about on top of you, then,” said {H}. “Pit, pat.” The frog’s eyes went quite round. “That was you?” it said. “I thought that it was my heart.”'
      ]
    },
    {
      id: 'new-skin',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The frog’s skin had got tight. So the frog pulled it off over its head like a jumper, and it was one. There was a new one underneath. “What do you do with the old one?” asked {H}. “I eat it,” said {A}. “It’s quite good. It’s me.”',
        '“I do it with feathers,” said the duck. “All the big ones drop out in summer, and I can’t fly for a month. I sit in the reeds and say that I don’t feel like it.” The frog never told anybody.'
      ]
    },
    {
      id: 'heron',
      A: 'other',
      spare: 9,
      paragraphs: [
        'A heron came to the pond, and it was {A}, on one leg. “I’m a reed,” said {A}. “You’re a heron,” said the duck. “I’m a very tall reed,” said {A}, “and I wondered whether you’d seen somebody green.” “Only cress,” said {H}.',
        'The heron stood there and looked down its nose into the water. It can do that for an hour without moving. But after a minute it had to change legs. “Reeds don’t do that,” said the duck. “It’s the wind,” said {A}, and went.'
      ]
    },
    {
      id: 'pet-pond',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Beside the pond lay {A}, and nobody could say which kind it was. “Is it for wet or for dry?” asked the frog. They let one drop fall on {A}, from a finger. An ear moved.',
        'They let fall another. {A} got up, and went and lay down somewhere else. “For dry,” said the duck. “But it doesn’t oil itself. It just moves.” That was also a way, and they had neither of them thought of it.'
      ]
    },
    {
      id: 'elder-pond',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We’d a frog in the cellar when I was small,” said {S}. “It sat on the tap. Before rain it came up one step, and when it was fine it went down one. My father planned the hay by it.” “And was it right?” asked {A}.',
        '“It liked steps,” said {S}. “But the hay was always dry.” The duck looked at its own frog. It had no steps. It had a cushion, and it came up one as they looked.'
      ]
    },
    {
      id: 'small-duckling',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a duckling, one day old, and walked behind {A} wherever {A} went. They went round the pond and under the table. When the duck stopped, the duckling ran into it. “Peep,” said {S}.',
        'Then the frog jumped past. The duckling looked at the duck, and at the frog. It gave one hop, and landed on its seat. “Peep,” it said, and walked behind {A} again. It had only wanted to know what else there was.'
      ]
    },
    {
      id: 'baby-tadpole',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'In the shallow end was a tadpole, and that was {A}. It was nearly all head. “It hasn’t got its legs yet,” said the frog. “It has,” said the duck. “It’s got one in its mouth.” {A} had just found it.',
        '“Then it’s nearly done,” said the frog. “First they come at the back, and then you find them. After that you want to go places.” {A} chewed on, in no hurry, and blew two bubbles.'
      ]
    },
    {
      id: 'guest-peas',
      A: 'guest',
      spare: 3,
      paragraphs: [
        'Somebody came and stood on the bank with a bag, and it was {A}. “Is it bread?” asked the duck. “It’s peas,” said {A}. “I’ve read that bread isn’t good for you.” The duck went a little red under the feathers. It liked bread very much.',
        'The peas were green, and rolled. {H} ate one from a flat hand, and then seventeen. “They’re nearly as good,” said the duck, “and they go down by themselves.” The frog looked on politely. Nothing that keeps still is food for a frog.'
      ]
    },
    {
      id: 'towel',
      A: 'partner',
      paragraphs: [
        'Now the duck tried. {H} took a towel, and dried the frog, from its nose to its very last toe. The frog went quiet. It sat there, dull and flat. “Nice?” asked the duck. “I feel like a biscuit that’s been left out,” said {A}.',
        'The frog put one foot in a saucer of water, and its eyes came up again. Now it knew what was wrong. “I drink with my skin,” said {A}. “The rain has to come in. With you it has to stay out. You weren’t sad at all!” “Nor were you,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-pond',
      A: 'partner',
      paragraphs: [
        'The rain went on. “Where do you like it best?” asked the duck. “Underneath,” said {A}. “And I like it best on top,” said {H}. The duck thought about it with its head on one side. “On top and underneath of what?” It was the same pond.',
        'The pond was a blue blanket. {H} sat down on it, where it was dry. {A} went in under it, where it was wet, up to {A}’s eyes. So they were nose to nose, just at the line.'
      ]
    },
    {
      id: 'rings',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Each drop made a ring in the pond. The duck saw them from above. They were round, and they got wider, and went through each other without a bump. “What do you see?” asked {H}. “A dent,” said {A}. “And then light.”',
        'They took it in turns. “Ring,” said the duck. “Dent,” said the frog. It was one and the same drop each time. Between them they had all of it.'
      ]
    },
    {
      id: 'one-eye',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“I sleep with one eye,” said the duck. “The one at the end of the row keeps the outside one open. The other half of me’s asleep.” {H} tried it. It looked like somebody who knows a secret.',
        '“I’ve a third lid,” said {A}, “that you can see through. It’s for under water.” The frog pulled a bit of cling film over the top of its eyes. “Can you see me?” asked the duck. “A bit,” said {A}. “You’re very well wrapped.”'
      ]
    },
    {
      id: 'moon-pond',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'For a moment the moon came out, and lay in the pond. The duck swam through it by mistake. It went into a hundred bits, and the duck held quite still. One after the other they came back. “I thought that I’d broken it,” said {H}.',
        '“That happens every evening,” said the frog. “From below it looks like a big egg that somebody’s stirring.” They watched until it had set. Then the next cloud took it away.'
      ]
    },
    {
      id: 'both-right',
      A: 'partner',
      paragraphs: [
        'The peas fell more slowly in the tin. “Are you wet?” asked the duck. “Through and through,” said {A}. “Are you dry?” “To the bone,” said {H}. They were both very pleased.',
        'Once more the duck dipped its beak in, and once more the frog put its nose out. That was how they said good night, just at the line.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shook at the sound of the rain, from the ears to the toes.',
      '{names} sat down under the table, where it was not raining.',
      { text: '{names} rattled the tin a bit harder, for a shower.', needs: ['hands'] },
      { text: '{names} did up the duck’s top button, beak and all.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped back from the sponge, but not quite far enough.',
      '{names} stood on one leg as well, next to the saucer.',
      { text: '{names} wrung out the sponge into a bucket, so that it could rain again.', needs: ['hands'] },
      { text: '{names} held out another towel, and quickly put it away again.', needs: ['hands'] }
    ],
    turn: [
      '{names} waded in at the shallow end of the blanket.',
      '{names} breathed out so gently that the pond did not stir.',
      { text: '{names} pulled the pond straight at the corners.', needs: ['hands'] },
      { text: '{names} let the last few peas fall one by one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The peas went back to the cupboard, and the duck took off its dry coat. It hung that on the hook, where coats drip that have been wet.',
    'The washing did not go in, but ran off. Then {H} lay down on top of the bed, and after that underneath, which was better.'
  ],
  last: [
    'Outside it was wet and inside it was dry, and just at the line lay {H}, asleep.',
    'The blanket came up to {H}’s nose, as a pond does, and {H} slept.'
  ]
})
