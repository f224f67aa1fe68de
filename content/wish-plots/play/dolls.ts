import { wishPlot } from '../wish-plot.ts'

export const dolls = wishPlot({
  id: 'wish-dolls',
  wishes: ['doll', 'dolls', 'dolly', 'dollies', 'doll house', 'dolls house', 'dollhouse', 'dollhouses', 'dollshouse', 'baby doll', 'baby dolls', 'barbie', 'barbies', 'barbie dolls'],
  answers: ['house', 'playing', 'play', 'my', 'with', 'baby', 'dressing', 'clothes', 'hair', 'brushing', 'shoes', 'dress', 'dancing', 'ball', 'little', 'tiny', 'small', 'family', 'favourite', 'favorite', 'new', 'furniture', 'up', 'pink', 'cradle', 'pretend', 'wooden', 'old', 'princess', 'castle'],
  except: ['lost', 'left', 'broken', 'broke', 'scary', 'creepy', 'afraid', 'scared', 'paper', 'russian', 'nesting', 'matryoshka', 'worry', 'hospital', 'doctor', 'alive', 'life', 'voodoo', 'rag', 'sharing', 'snatched', 'brother', 'tea', 'picnic', 'mermaid', 'shop', 'school', 'moon', 'space', 'dragon', 'dinosaur', 'arm', 'leg', 'head', 'fell', 'gabby', 'gabbys', 'haircut', 'cut', 'who', 'snow', 'corn', 'festival', 'hina', 'hinamatsuri', 'japanese', 'forgot', 'forgotten', 'cafe'],
  moods: ['first'],
  company: ['doll', 'dolls', 'father', 'baby', 'house'],
  about: 'A doll on tiptoe cannot go dancing with one shoe, and the other one is found with somebody asleep in it.',
  titles: ['The Other Shoe', 'Somebody Is Asleep in It', '{H} Lifts Off the Roof', 'Why Its Feet Are on Tiptoe', 'Only One Pink Shoe'],
  want: [
    {
      id: 'one-shoe',
      A: 'partner',
      paragraphs: [
        'The tall doll was too big for the dolls’ house, and was going to a ball. It had a dress with sparkles, and only one pink shoe. The other shoe was lost. {H} wanted to find it, for the dance began at six.',
        '“It could dance in one,” said {A}. {H} stood the doll up, and it fell on its nose. Without both shoes it always fell. Its feet stood on tiptoe all day long, as if it were looking over a wall. “Who has feet like that?” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'hair',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The doll had hair down to the knees, and {H} brushed it for the ball. You have to begin at the bottom and hold on above, or else it pulls. {H} got as far as the ears. Then there was a pop, and {H} had the head in {H}’s hand, and {A} had the rest.',
        '“It’s all right,” said {H}. “It goes on again.” It went on with a click, the wrong way round. The doll looked over its own back. “Now it can see if its dress is done up,” said {A}.'
      ]
    },
    {
      id: 'sleeve',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The doll had to have a coat as well. The arm went into the sleeve, and then the hand stuck. A doll’s fingers catch on everything, and the thumb is the worst. “Make a fist,” said {H} to it. It couldn’t.',
        '{A} pulled a bit of sock over the doll’s hand. Then arm and sock slid in together, and came out at the other end. “Now the other one,” said {A}. They pulled, and the other arm went in as well. Then the first arm came out again, to make room.'
      ]
    },
    {
      id: 'chicken',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the dolls’ house they were at supper. There was a roast chicken, as big as a hazelnut. The father was to have a leg of it, but the chicken would not come off the plate. Nor would the plate come off the table.',
        '“How’s the chicken?” asked {A}. “It won’t let go,” said {H} in the father’s voice. They had stood round that table since before Christmas. They didn’t mind. Nobody in that family could bend.'
      ]
    },
    {
      id: 'bath-suit',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The bath was a soap dish, and the father was having one. His suit was painted on, and so were his tie and his shoes. “He can’t get it off,” said {H}. “Then that’s clean as well when he’s done,” said {A}.',
        'He couldn’t sit. He lay across it like a plank. His shoes stuck out at one end and his hair at the other. “Is it warm enough?” asked {A}. “It’s lovely,” said {H} in a deep voice. “It’s just that I’m not in it.”'
      ]
    },
    {
      id: 'stairs',
      A: 'other',
      spare: 5,
      paragraphs: [
        'In the hall of the dolls’ house there were nine stairs, very steep. {A} walked up them with two fingers and bumped into the ceiling. “They don’t go anywhere,” said {A}. “That’s right,” said {H}. “They never have.”',
        '“How do they get to bed, then?” {H} took the father between finger and thumb. He flew out at the front, through the air and in at the bedroom. “Like that,” said {H}. “The stairs are only there because it’s a good house.”'
      ]
    },
    {
      id: 'eye',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} looked in at the kitchen window from outside, with one eye. The whole window was full of it. “There’s an eye,” said {H} for the mother doll. “It’s looking at our supper.” “That’s the moon,” said {H} for the father, much deeper.',
        'The eye blinked. “It’s got hairs round it,” said the mother. “That happens in autumn,” said the father, and asked for the salt.'
      ]
    },
    {
      id: 'stamp',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The picture over the sofa was a stamp, with a gentleman on it. The sofa was a matchbox with a bit of velvet. “Who’s that on the wall?” asked {A}. “An uncle,” said {H}. “He came by post.”',
        'The clock stood at ten past four. It was a button, and it had been painted by somebody in a hurry. “It’s always ten past four in there,” said {H}. “That’s why they’re never late.” {A} would have liked to live there.'
      ]
    },
    {
      id: 'too-big',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The tall doll had a look round the house as well, to pass the time. It fitted in as far as the waist. Its head was in the bathroom and its legs were in the street. “Mind the lamp,” said {A}. The lamp was a bead on a thread, and swung.',
        '“It’s a lovely house,” said the tall doll, “what I can see of it.” That was {H}. “Do sit down,” said the mother. There was a crack. “Now they’ve got two small sofas,” said {A}.'
      ]
    },
    {
      id: 'pet-looks',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came to see what was so interesting, and looked into the dolls’ house from the front. To the father doll it must have looked like a mountain that breathes.',
        '“Keep quite still,” said {H} to the family in there. They were good at it. {A} looked from one room to the next, and found nobody of the right size. A lamp no bigger than a bead was still swinging when {A} had gone.'
      ]
    },
    {
      id: 'elder-spoon',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My doll was a wooden spoon with a face,” said {S}. “It had a dress out of a handkerchief. When there was soup, it had to go and work.” “Didn’t the face come off?” asked {A}.',
        '“Each time,” said {S}. “So I drew it a new one on every soup day. Sometimes it was cross, and sometimes it had a moustache. You never knew who would come to bed.”'
      ]
    },
    {
      id: 'child-bell',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the doorbell of the dolls’ house. “Ding dong,” said {S}. {A} let the mother go to the door, hop, hop, hop. There was nobody there. The mother had only just sat down, as far as a doll can, when it went ding dong.',
        '“Who is it?” asked {A} for the mother. “It’s me,” said {S}. “I’m the bell. I’m cold.” So the bell was let in, and stood by the stove with the mother.'
      ]
    },
    {
      id: 'button-shoe',
      A: 'partner',
      paragraphs: [
        '{H} looked under the rug, and in the doll’s handbag, where there was only a comb. Then {H} made a shoe out of play dough. At the first step the shoe stayed behind, and the doll lay on its nose again.',
        '“I’ve looked everywhere that you’d put a shoe,” said {H}. {A} turned the pink shoe over. It was no longer than a bean. “Perhaps the other one isn’t a shoe any more,” said {A}. “If I lived in the dolls’ house, I’d use it for something else.” They both looked across at the house.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-cradle',
      A: 'partner',
      paragraphs: [
        '{H} looked in at all the windows. The father was in the bath. The mother stood in front of the stove. Then {H} lifted off the roof. Under it was one more room, the smallest, and there stood the other pink shoe. In the shoe, up to its chin in cotton wool, lay the baby doll.',
        'The baby was the smallest doll of all, and it had never had a bed. “It’s asleep,” whispered {H}. “In the shoe.” “Did you do that?” {A} whispered. {H} had not. They looked at the mother doll. The mother doll looked at the stove.'
      ]
    },
    {
      id: 'rock',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A shoe like that stands on a heel and a toe, and in between there’s air. {H} touched the tip with one finger. It rocked, heel and toe, heel and toe. “It’s made for it,” said {A}.',
        '“What do they sing?” asked {A}. Nobody knew what dolls sing. {H} hummed something very high and thin. The baby did not open its eyes. They were painted shut, and it was good at it.'
      ]
    },
    {
      id: 'blanket',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} thought that it needed a better blanket. The corner of a tissue was much too big. Half of the corner was still too big. In the end it was the size of a ladybird, and {A} had to breathe to one side.',
        '“Tuck in the feet,” said {A}. {H} did it with the end of the doll’s comb. “Has it got feet?” asked {A}. {H} looked. “It’s got a foot,” said {H}. “They’ve stuck together.”'
      ]
    },
    {
      id: 'windows',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} held the torch behind the house. There was a light in every window then. On the wall across the room were four large yellow squares. In one of them stood a father, as tall as a door.',
        '{H} lifted the father’s arm with one finger, and on the wall he waved. “He’s never waved before,” said {A}. “He’s never been that big,” said {H}. After that they put the light out in one room after another, and in the smallest room first.'
      ]
    },
    {
      id: 'tiptoe',
      A: 'partner',
      paragraphs: [
        '“Now the tall doll can have its shoe,” whispered {A}. {H} looked at the baby, and let it sleep. Instead {H} took off the tall doll’s one shoe as well. In {H}’s hand the doll walked past the smallest room, on the tips of its toes. Nobody heard a thing.',
        '“That’s why its feet are on tiptoe!” whispered {H}. “It’s so that nobody wakes up.” So the ball was held right there, in bare feet, and the music was hummed. The second shoe was put beside the first. “In case they have twins,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} fell on the nose as well, to be polite.',
      '{names} came to the ball too early, and waited by the front door.',
      { text: '{names} polished the one pink shoe with a crumb of soap.', needs: ['hands'] },
      { text: '{names} sent out the invitations, on very small paper.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the dolls’ house, and sneezed up the stairs.',
      '{names} wobbled like the doll, and landed better.',
      { text: '{names} combed the tall doll, mainly at the back.', needs: ['hands'] },
      { text: '{names} tried a bean on the doll’s foot, for a shoe, and it fell off.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept backwards, out of the baby’s hearing.',
      '{names} hushed so much that you could hear it.',
      { text: '{names} held the roof, and did not let it click.', needs: ['hands'] },
      { text: '{names} tucked in a bit of cotton wool, with one fingertip.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the roof back, very gently. The tall doll stayed outside and leaned on the wall.',
    'When {H} had washed, {H} went to bed on tiptoe. It was quite hard, and at every step it was quieter.'
  ],
  last: [
    'In the smallest room the baby slept in a shoe, and {H} slept in a bed.',
    'The two pink shoes stood side by side, and nobody needed them tonight. {H} was asleep.'
  ]
})
