import { wishPlot } from '../wish-plot.ts'

export const horses = wishPlot({
  themes: ['horses'],
  beginsElsewhere: true,
  moods: ['first', 'waiting'],
  company: ['pony', 'horse', 'rider', 'belt', 'biscuit tin'],
  about: 'Before a first riding lesson the hero drives a pony made of the other one, and it always ends at the biscuit tin.',
  titles: ['A Horse Goes Where You Look', 'The Biscuit Tin Pony', '{H} Holds the Reins', 'Ponies Don’t Know Left', 'By Way of the Kitchen'],
  want: [
    {
      id: 'tomorrow',
      A: 'partner',
      paragraphs: [
        'Tomorrow was {H}’s first riding lesson, on a real pony called Treacle. “I want to be able to ride before I go,” said {H}. So {A} was the pony. {A} put on the belt of a dressing gown, and {H} held both ends from behind.',
        '“We’ll ride to the window,” said {H}. “Walk on!” The pony walked on. It went past the table and round the door and into the kitchen. There it stopped, in front of the biscuit tin. “That’s not the window,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'left',
      A: 'partner',
      paragraphs: [
        '“Left!” said {H}, the next time. “Ponies don’t know left,” said {A}. So {H} pulled at the left end of the belt. The pony leaned to the right. The harder you pull a horse, the harder it pulls back.',
        '{H} looked down, to see what {H}’s feet were doing. They went round twice, and then into the kitchen. There was the biscuit tin again.'
      ]
    },
    {
      id: 'hello-horse',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Perhaps it doesn’t like me yet,” said {H}. “You have to say hello first,” said the pony. “Not from the front. I’ve got eyes at the sides.” So {H} came along from one side and held out a hand.',
        'The pony smelled it, and blew. Horses say hello by blowing into each other’s noses. {H} blew back. “Peas,” said the pony. “And a bit of soap.” After that they knew each other.'
      ]
    },
    {
      id: 'ears',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“How will I know what it’s thinking?” asked {H}. “By the ears,” said {A}, and put up two hands. Pointing to the front meant, what’s that? Hanging to the sides meant, I’m nearly asleep.',
        'Then both ears went flat back, all of a sudden. “Now you’re cross,” said {H}. “What about?” “You’re standing on my rein,” said the pony, through its teeth.'
      ]
    },
    {
      id: 'flat-hand',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Treacle might want a carrot,” said {H}, and held one out between two fingers. “Flat,” said {A}. “With your thumb tucked in. A pony can’t see what’s under its own chin, so it has to feel about with its lips.”',
        '{H} made a plate of one hand. The pony shut its eyes and felt about. It found the sleeve, and a button, and then the carrot. {H} laughed so much that the plate shook. “That’s ticklish for both of us,” said the pony, and crunched.'
      ]
    },
    {
      id: 'foot',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Before you ride you look at the hooves, in case there is a stone. {H} leaned against the pony and ran a hand down to the ankle. “Foot, please,” said {H}. Up came the foot.',
        'There was a hole in the sock, and a crumb in the hole. {H} took it out with a hoof pick, which was a teaspoon. “Hold still,” said {H}. “I can’t,” said the pony. “Real ones aren’t so ticklish. They’ve got a shoe on.”'
      ]
    },
    {
      id: 'grazing',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Then the pony put its head down and ate the rug. “Walk on,” said {H}. It ate. {H} pulled at the belt, and it went on eating. “Ponies do this,” said the pony, with its mouth full. “It’s the first thing that they try.”',
        '{H} thought of something that {H} could never bear. Then {H} tickled the pony on the side, just above the belt. Up came the head. “I didn’t know that you could do that with a horse,” said {A}. “You can with this one,” said {H}.'
      ]
    },
    {
      id: 'trot',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Can it trot?” asked {H}. It could. It went one-two, one-two, with its knees up, and the belt jerked at every step. The rider went up and down behind it. So did the lamp on the table.',
        '“You have to go up when I go up,” called the pony. {H} went up when it went down. “Now I’m twice as bumpy!” said {H}. They trotted in a ring until they both went up together. Then it was like one horse with four feet.'
      ]
    },
    {
      id: 'itchy-place',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'Before a ride, a pony is brushed. {H} brushed it along the neck and down one sleeve, the way that the hair lies. “There,” said the pony. “No, higher. There’s a place at the bottom of the mane where no horse can reach.” {H} scratched it, with the back of the brush.',
        'The pony’s eyes shut, and its upper lip grew long. It grew longer and longer, and trembled at the end. “What’s that?” asked {H}. “Horses do it,” said the pony, hardly to be understood. “And then they scratch you back.” And it took {H}’s collar between its lips, and chewed it kindly.'
      ]
    },
    {
      id: 'donkey',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once rode a donkey at the seaside,” said {S}. “It went out as slowly as a bath running in. Then it turned round, and I never saw a thing go so fast. It went straight home.” “What was at home?” asked {A}. “Its friend,” said {S}. “The other donkey.”',
        '{A} wondered if Treacle had a friend. “They’ll be out together,” said {S}. “Horses can’t bear to be alone.”'
      ]
    },
    {
      id: 'stable-friend',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'A horse needs company in the stable, and {A} was asked to be that. “It’s only for a few minutes,” said {H}. “You don’t have to do anything.” {A} was good at that part.',
        '{H} spread out a towel for straw, all round {A}. Then it looked like a real stable, small and quiet, with somebody in it.'
      ]
    },
    {
      id: 'foal',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m the foal,” said {S}. “I’ve just been born.” A foal stands up on its first day, before it has been anywhere else. {S} tried it with very long legs, and they went in all four directions.',
        '{A} held out two hands. “Not yet,” said the foal, and fell over again on purpose. Falling was better than standing.'
      ]
    },
    {
      id: 'in-the-belt',
      A: 'partner',
      paragraphs: [
        '“Why do you always go there?” asked {H}, in front of the tin. “You send me,” said {A}. “I feel it in the belt. When you turn your head, your hands turn as well, and then I do.”',
        '“But I said the window!” said {H}. “And where did you look?” asked {A}. {H} had to think. Down at the feet. And after that, perhaps, a bit, towards the biscuits.'
      ]
    }
  ],
  turn: [
    {
      id: 'look',
      A: 'partner',
      paragraphs: [
        'This time {H} did not pull, and did not say left. {H} looked at the lamp. The pony walked to the lamp. {H} looked at the red chair, and the pony went round the table to the red chair.',
        'Then {H} looked at the window, and nowhere else. The pony went straight there, and stood with its nose to the glass. “You never said a word,” said {A}. “I looked it,” said {H}.'
      ]
    },
    {
      id: 'broom',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{H} and {A} laid the broom across two books, low enough for a mouse. {H} looked at the broom, and the pony stopped in front of it. “You looked at it,” said {A}. “So I thought we were going to the broom.”',
        '{H} took the reins again, and looked over the broom, at the clock on the far side. The pony stepped across as if there was nothing there. Tick, went the clock, and that was the clapping.'
      ]
    },
    {
      id: 'past-the-tin',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Only one thing was still hard. They had to ride past the kitchen. {H} looked to the front, as hard as could be. Halfway along, something smelled of ginger.',
        'One eye stayed on the road. The other did not. The pony stopped in the doorway and shook. “It’s pulling me to bits,” said {A}. “Half of me wants to go in.” So they went in, and each of them had a half.'
      ]
    },
    {
      id: 'by-mistake',
      A: 'partner',
      paragraphs: [
        '“What if Treacle doesn’t know where I’m looking?” asked {H}. “It’s had more riders than you’ve had breakfasts,” said {A}. “A horse can feel a fly on its back. It’ll feel you.” {H} patted the pony on the neck.',
        '“Once more,” said {H}, and looked round for somewhere nice. {H} looked along the wall, and past the lamp, and then, by mistake, at the bed. “Oh no,” said {H}. But the pony was already walking.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came into the kitchen too, since that was where the ride went.',
      '{names} made way for the pony, and then made way again.',
      { text: '{names} pressed down the lid of the biscuit tin.', needs: ['hands'] },
      { text: '{names} knotted the belt, so that it could not slip.', needs: ['hands'] }
    ],
    way: [
      '{names} turned left, all alone.',
      '{names} blocked the kitchen door, and the pony stepped over.',
      { text: '{names} pointed to the window, and the pony looked at the finger.', needs: ['hands'] },
      { text: '{names} shifted the tin along by one jar, and the pony still found it.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved off the red chair just in time.',
      '{names} went by at a walk, at a trot, and then in a heap.',
      { text: '{names} opened the curtain, for a better window to ride to.', needs: ['hands'] },
      { text: '{names} fed the pony an apple, from the flat of the hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'So the ride was over, and the belt went back to its dressing gown. Tomorrow there would be real reins.',
    '{H} washed, with both eyes shut, and walked right past the towel. Then {H} looked at the pillow, and went there.'
  ],
  last: [
    'Nobody had pulled, and nobody had said left, but {H} was asleep all the same.',
    'The pillow was the last thing that {H} looked at, and so the ride ended there, asleep.'
  ]
})
