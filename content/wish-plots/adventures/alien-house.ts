import { wishPlot } from '../wish-plot.ts'

export const alienHouse = wishPlot({
  id: 'wish-alien-house',
  wishes: [
    'alien house', 'alien home', 'alien visits', 'alien visit', 'alien visited', 'alien visiting', 'alien visitor', 'aliens visit', 'aliens visited', 'alien came', 'alien comes', 'aliens came', 'aliens come', 'alien stay', 'alien stays', 'alien stayed', 'alien sleepover', 'alien bedroom', 'alien kitchen', 'alien yard',
    'alien garden', 'alien dinner', 'alien supper', 'alien landed', 'alien lands', 'aliens landed', 'aliens land', 'alien friend', 'friendly alien', 'friendly aliens', 'little alien', 'alien lost', 'alien bed', 'alien bedtime', 'alien babysitter', 'martian visits', 'martian came', 'alien night', 'alien window', 'alien glows', 'alien glowing', 'alien dark'
  ],
  except: ['afraid', 'scared', 'scary', 'invasion', 'pants', 'underpants', 'underwear', 'toy', 'school', 'ben', 'shop', 'supermarket', 'football', 'stole', 'stolen', 'steals', 'baby', 'homework', 'dance', 'dances', 'farm', 'checkout', 'till', 'trolley', 'grocery', 'store'],
  answers: ['alien', 'aliens', 'house', 'home', 'our', 'visit', 'visits', 'visited', 'came', 'comes', 'come', 'stay', 'stayed', 'stays', 'green', 'friendly', 'little', 'friend', 'spaceship', 'planet', 'space', 'from', 'landed', 'lands', 'bedroom', 'garden', 'kitchen', 'window', 'night', 'bed', 'bedtime', 'glow', 'glows', 'eyes', 'three', 'mars', 'sleepover', 'tea'],
  company: ['alien', 'dark', 'suns', 'jar', 'ship', 'lamp'],
  about: 'An alien from a planet with three suns has come to see the dark, and wherever it goes to look at some, it is light.',
  titles: ['A Jar of Dark', 'Three Suns', '{H} Shows an Alien the Dark', 'Where Is It Kept', 'The Alien with the Bright Eyes'],
  want: [
    {
      id: 'come-to-see',
      A: 'partner',
      paragraphs: [
        'In the hall stood an alien, no taller than a boot. It had three eyes, and all of them shone like torches. “Good evening,” it said. “I’ve come to your house to see the dark.” Where it came from there were three suns. Whenever one set, the next got up. “Everybody talks of your dark,” said the alien. “Where’s it kept?”',
        '{H} was glad to be asked. “Under the sofa,” said {H}. “I know all the best ones.”'
      ]
    },
    {
      id: 'parked',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Its ship stood on the doormat. It was round and flat, and smelled of hot pancake. “You can’t park there,” said {A}. “That’s where we wipe our feet.” The alien had never heard of feet that were wiped. It had only the one, and that was a wheel.',
        'So {H} wiped the wheel. “Do you do this to everybody?” asked the alien. “Only when it’s wet out,” said {A}. It giggled all the way along the hall, and left one thin line.'
      ]
    }
  ],
  way: [
    {
      id: 'under-the-sofa',
      A: 'partner',
      paragraphs: [
        'They all lay down on their tummies. The alien looked under the sofa, and there it was as bright as noon. You could see a raisin, and a sock, and every hair on the raisin. “It’s very nice,” said the alien. “Is that it?” “It was there a minute ago,” said {H}.',
        'In the big cupboard hung the coats in broad daylight. So {H} put the biggest hat on the alien. That was worse. Now the hat was a lampshade.'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There’s some in my pocket,” said {A}. “I keep a bit by me.” {A} held the pocket open just a crack, so that none of it could get out. The alien put one eye to the crack. “I see a ticket,” it said, “and fluff.”',
        '“It’s in the corner, at the bottom,” said {A}. The alien looked into the corner at the bottom. “More fluff,” it said. “It’s warm, though. Is the dark warm?” “In there it is,” said {A}.'
      ]
    },
    {
      id: 'three-suns',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“If it’s always light,” asked {H}, “how do you know when to go to bed?” “We don’t,” said the alien. “We fall over.” Wherever you walk on its planet, somebody has fallen over and is lying there. You go round them on tiptoe.',
        '“And when do you have breakfast?” “When we notice that we’ve got up.” {A} thought that it sounded a good deal like a Sunday.'
      ]
    },
    {
      id: 'shadows',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s that, behind you?” asked the alien. “It’s flat, and it’s got hold of your feet.” It was {H}’s shadow. On a planet with three suns everybody has three of those. They’re so pale that nobody gives them a thought.',
        '{H} made a rabbit on the wall with two hands, and {A} made a dog. The alien laughed so much that its eyes shook, and so did the rabbit and the dog.'
      ]
    },
    {
      id: 'sandwich',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} brought it a piece of bread and butter. The alien opened it, as you open a book, and looked at both pages. “It’s beautifully dark in the middle,” it said, “when it’s shut.” “You’re meant to eat it shut,” said {A}.',
        'It ate it shut, with all three eyes on {A}. “Now it’s in me,” it said. “Does it stay dark in there?” {H} said that as far as anybody knew, it did.'
      ]
    },
    {
      id: 'fridge',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“In the fridge there’s a light,” said {A}, “but when you shut the door it goes out.” “Who says so?” asked the alien. They had only ever seen it from outside. {H} opened it very slowly. It was on. {H} opened it very fast. It was on.',
        '“It’s quicker than you are,” said the alien. It was full of respect. On its planet nothing was as quick as that.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The alien rolled up to {A}. “Are you in charge of the dark?” it asked. {A} looked into the first eye, and then into the second one. By the third one {A} had had enough, and turned round.',
        '“It says, not now,” said {H}. “It’s got its back to you. That’s where it’s dark.” The alien rolled round to the other side, to look, and {A} turned round again.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was a visitor too, and shook the alien by the wheel. “Have you come far?” asked {A}. “You turn left at the comet,” said the alien, “and then it’s straight on. And you?” {A} had come by bus.',
        'It turned out that both of them had brought a toothbrush. The alien’s was for its eyes. It showed how, once round and blink. For a moment all the light in the hall went round, as at a fair.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was small, we had a very good dark,” said {S}. “There was no lamp in our lane. You held your hand in front of your nose, and it wasn’t there.” “Did you bump into things?” asked {A}.',
        '“Only into my uncle,” said {S}. “He was out looking for me. We said sorry, and walked on, and found out who it was at breakfast.”'
      ]
    },
    {
      id: 'child-blanket',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} hung a blanket over a chair and crept in under it. “I’m in it!” called {S}. “It’s lovely in here!” The alien lifted up one corner and looked in. “Oh,” said {S}. “Now it’s you in here.”',
        '{A} laid the corner down again, and tucked the edge in under the chair. “Is it back?” asked {A}. “Nearly,” said the blanket. “It’s coming in from the top.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'One of the household liked those eyes best of all, and that was {A}. Whenever one blinked, a small hand shot up to catch it. The alien blinked the first, and the second, and the third.',
        'The hand came down shut, very tight. {H} opened it, finger by finger. There was no light in it at all. “That’s a bit of it,” said {H}, and the alien would have loved to look.'
      ]
    },
    {
      id: 'its-you',
      A: 'partner',
      paragraphs: [
        '“It always leaves just before I come,” said the alien, and hung its head. The carpet got very bright. {A} looked at the carpet. “It’s you,” said {A}. “You’re the lamp. You can’t look at it. When you look, it’s gone.” “Then nobody can show it to me,” said the alien.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-after-the-other',
      A: 'partner',
      paragraphs: [
        '{H} sat down beside it on the floor. “You don’t look at it,” said {H}. “You listen to it. You’ve got to shut them.” Nobody had ever asked that of the alien. It shut the first eye, and it was like an evening. It shut the second one, and {A} was only an edge. It shut the third one, and the dark came in and sat down with them.',
        '“What does it do?” whispered the alien. “Wait,” said {H}. The fridge hummed a bit and stopped. A pipe said tock. Somewhere a very long way off a train went by. “Is that all in it?” whispered the alien. “That, and us,” whispered {A}.'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How big is it?” whispered the alien. {H} put out one arm, and so did {A}, and they could not feel the end of it. “As big as the room,” said {H}. “But it fits into a sock as well.”',
        '“And does it mind who’s in it?” “No,” said {A}. “It makes room.” The alien moved a little closer to both of them. It went by the warmth.'
      ]
    },
    {
      id: 'star',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the window there were stars. With three bright eyes in the room nobody had seen them. “That one’s rather yellow,” said {H}, “and next to it there are two more.” “Close together?” asked the alien, with its eyes shut. “Like peas.”',
        '“That’s home,” said the alien. “That’s all three of them. So from here they’re small enough to go to sleep by.”'
      ]
    },
    {
      id: 'feeling-the-way',
      A: 'other',
      spare: 12,
      paragraphs: [
        'In the dark they showed the alien how you get about, with one hand on the wall. Here came the door frame, and here a coat. Here was somebody’s ear. “That’s mine,” said {A}.',
        '“Excuse me,” said the alien. “It’s a very good ear. I wouldn’t have noticed it in the light.” It held on to it for as long as was polite.'
      ]
    },
    {
      id: 'jar',
      A: 'partner',
      paragraphs: [
        'The alien wanted to take some of the dark home, for the others. So {H} fetched a jam jar, by feel, and held it open until it was full. {A} screwed on the lid. “You mustn’t open it to look,” said {H}. “Only to listen,” said the alien.',
        'Then it opened one eye, no wider than a thread. That was just enough to see the way to bed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} blinked, and said good evening to one eye at a time.',
      '{names} came up close, and cast three shadows.',
      { text: '{names} tried on sunglasses, and could look it in two of the eyes.', needs: ['hands'] },
      { text: '{names} held up an umbrella, against the glare.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down flat as well, and sneezed at the dust.',
      '{names} crept in among the coats, and it was noon there too.',
      { text: '{names} drew the curtains, and it only got worse.', needs: ['hands'] },
      { text: '{names} opened the bread bin, in case some dark had been left in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} shut every eye as well, one after another.',
      '{names} kept close to the boots, and turned into an edge.',
      { text: '{names} felt for a blanket, and found somebody’s elbow.', needs: ['hands'] },
      { text: '{names} switched off the radio, to hear it better.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hat went back to its hook. The jar stood on the windowsill, and it was as black in there as in a plum.',
    'Still a bit damp, {H} lay down. On the rug lay the alien, in a slipper, with one eye open by a thread. It was the smallest lamp that they had ever had.'
  ],
  last: [
    'The thread of light got thinner, and was gone, and {H} slept.',
    'All three eyes were shut, and both of {H}’s, and {H} was asleep.'
  ]
})
