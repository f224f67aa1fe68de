import { wishPlot } from '../wish-plot.ts'

export const roti = wishPlot({
  id: 'wish-roti',
  beginsElsewhere: true,
  wishes: ['flatbread', 'flat bread shape', 'roti', 'rotis', 'making roti', 'making rotis', 'chapati', 'chapatis', 'chapatti', 'chapattis', 'making chapati', 'making chapatis', 'phulka', 'phulkas', 'roti dough', 'round roti', 'paratha', 'parathas', 'parantha'],
  answers: ['round', 'dough', 'flour', 'atta', 'rolling', 'roll', 'rolled', 'pin', 'map', 'maps', 'puff', 'puffs', 'puffed', 'puffy', 'make', 'makes', 'making', 'made', 'cook', 'cooking', 'eat', 'eating', 'ate', 'favourite', 'favorite', 'loves', 'yummy', 'kitchen', 'grandma', 'granny', 'nani', 'dadi', 'nana', 'ammi', 'mum', 'mummy', 'dad', 'daddy', 'family', 'together', 'dinner', 'supper', 'lunch', 'warm', 'indian', 'flat', 'bread', 'learn', 'learning', 'first', 'home', 'today', 'tomorrow', 'our', 'with', 'ghee', 'butter'],
  except: ['curry', 'canai', 'prata', 'sick', 'ill', 'allergic', 'allergy', 'hungry', 'without', 'hates', 'hate', 'burnt', 'burned', 'fire', 'robot', 'dragon', 'monster', 'cat', 'dog', 'crow', 'cow', 'died', 'runaway', 'ran', 'moon', 'restaurant'],
  moods: ['first', 'learning', 'proud'],
  company: ['roti', 'dough', 'board', 'rolling pin', 'pin', 'bowl', 'pan', 'map', 'flour'],
  fed: true,
  about: 'The hero’s roti comes out as the map of one country after another, and when it is round at last, it puffs up on the stove and is the whole world.',
  titles: ['A Map You Can Eat', 'The Country of Roti', '{H} Rolls It Round', 'A Quarter Turn', 'The World, with Butter'],
  want: [
    {
      id: 'not-round',
      A: 'partner',
      paragraphs: [
        '{A}’s roti was as round as the lid of a pot. {H} rolled one out beside it, with the small rolling pin. It had a long leg at one side, and a bay. {A} looked at it for a while. “That’s Italy,” said {A}.',
        '{H} wanted a round one. The next roti came out wide, with a point underneath. “And that’s India,” said {A}. “You’re getting about.”'
      ]
    }
  ],
  way: [
    {
      id: 'harder',
      A: 'partner',
      paragraphs: [
        '{H} pressed harder, up and down, up and down. The roti grew longer and longer and hung over the board. It was Chile. {H} squashed it back into a ball, and pushed from the side. Then it was Australia, and it stuck.',
        'So {H} took a bowl, turned it over on the dough, and pressed. What lay under it was quite round, but as small as a biscuit. All the rest was left over, in a rim. “That’s an island,” said {A}.'
      ]
    },
    {
      id: 'ball-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before it’s a roti, it’s a ball of dough as big as a lemon. You roll it in your hands until there’s no crack in it. {H}’s had one. It went round three times, and the crack was always on top, looking out.',
        '“A crack in the ball is a bay in the roti,” said {A}. They both bent over it. {H} smoothed it shut with a wet thumb. “There goes a harbour,” said {A}.'
      ]
    },
    {
      id: 'who-lives-there',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who lives in this one?” asked {A}. The fourth roti was no country that anybody knew. It had three corners and a lump. {H} walked across it with two floury fingers. “There’s a town,” said {H}, “and they’re asleep. It’s very soft underfoot.”',
        '{A} sprinkled a bit of flour on the lump. Now it had snow. The people on the lump got up late, because of the cold. They spoke of it all day.'
      ]
    },
    {
      id: 'flour-on-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When a roti sticks, you give it flour. {H} gave it flour. Then it came off the board. But now the rolling pin had it, and wore it like a scarf.',
        '{A} blew. The flour flew up and came down on both of them. “Now it can’t stick to us at all,” said {H}. That was so. It slid off {A}’s elbow and out of {H}’s hand, and went to live in the flour bag.'
      ]
    },
    {
      id: 'clapped-by-hand',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} knew how to do it without a pin. The dough went from hand to hand, pat, pat, pat, and got wider each time. “You’re clapping for it,” said {H}. “It likes that,” said {A}.',
        '{H} clapped one too. It grew quickly on the left, where the clapping was better. They tried to clap the same on both sides. At the end it bowed, right down over {H}’s wrist.'
      ]
    },
    {
      id: 'five-ways-to-tear',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For a roti you need no fork. You tear off a piece with one hand, and fold it, and it’s a scoop. {A} showed it with a paper napkin. {H} practised with a round of kitchen towel, and picked up a lentil. Then it picked up two.',
        '“What does the other hand do?” asked {H}. {A} thought. “It holds the glass,” said {A}, “and it tells things.” {H}’s other hand told something at once. It was a long story, and it knocked over the lentils.'
      ]
    },
    {
      id: 'rolling-pin-thin',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The small rolling pin was thick in the middle, and thin at both ends. {H} held it like a telescope, but it had no hole. “What can you see?” asked {A}. “Wood,” said {H}, “from very near.”',
        '{A} rolled it across {H}’s back, from the neck to the belt. {H} got a bit longer. “Now the other way,” said {H}. “Or I’ll be Chile.”'
      ]
    },
    {
      id: 'pet-and-floor',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Flour had come down on {A}, and on the floor round about. {A} walked away from it, to the door. Behind {A} there were white marks all along the floor. There was a long one where {A} had sat down.',
        '“Now there are roads as well,” said {H}. {A} looked back, and followed them with great interest. They led right to where {A} was standing.'
      ]
    },
    {
      id: 'elder-first',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My first roti had a tail,” said {S}, “and four feet. I hadn’t meant it to.” {A} asked what it had been. “A goat,” said {S}. “My aunt hung it on the nail in the kitchen. It got so hard that it rang.”',
        '“And the second?” asked {A}. “That was a goat as well,” said {S}. “I had a gift for it. It took me until the summer to get the legs off.”'
      ]
    },
    {
      id: 'baby-dough',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was allowed to feel the dough in its bowl, under a cloth. {A} put one fist in. It stayed there like a footprint, with five small dents on top.',
        'When the cloth came off again, {H} found it. It was the only thing all evening that had come out as it should. Nobody rolled over it.'
      ]
    },
    {
      id: 'quarter-turn',
      A: 'partner',
      paragraphs: [
        '“I never press at the sides,” said {A}. “I press the same as you. But then I do this.” {A} laid two fingers on the roti, and turned it a quarter of the way round. “It goes where you push it. So I let every side have a turn.”',
        '{H} pushed once, and turned it. {H} pushed again, and turned it again. A leg came out, and then it was the next side’s turn, and the leg went in.'
      ]
    },
    {
      id: 'child-dough',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Roll me,” said {S}, and lay down on the rug. {A} took a cushion by both ends, and rolled {S} very gently from the feet up. {S} got flatter, and the arms went out at the sides. “Now I’ve got corners,” said {S}.',
        '“Then we turn,” said {A}, and pulled {S} round by one sock. After four turns {S} was as round as can be done with elbows. “I’m hot,” said {S}. “I’m going to puff.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-of-them',
      A: 'partner',
      paragraphs: [
        'There lay a roti with no leg and no bay. {A} bent over it. “Which country’s that?” said {A}. “I don’t know it.” “It’s all of them,” said {H}. “That’s a map of the world.”',
        'Only grown-ups go near the stove, so {H} watched from the door. The roti lay on the pan, and then on the flame. It drew a breath. One side lifted, and the other, and it blew up like a ball.'
      ]
    },
    {
      id: 'why-it-puffs',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Who’s in there?” asked {H}. “It’s the water from the dough,” said {A}. “It’s turned to steam and can’t get out. Italy had a crack, so it got out there.” {H} looked at the heap of flat ones.',
        'All of them had leaked somewhere at the coast. “You have to be the same all round,” said {H}, and took a deep breath, and held it. It escaped at a corner of {H}’s mouth.'
      ]
    },
    {
      id: 'both-halves',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The round one had two skins now, a thin one and a thicker one, with nothing in between. {A} tapped on top when it had cooled. It gave a small dry sound. “The thin one’s the sky,” said {H}.',
        'They poked a hole in it with a spoon. A bit of weather came out, and was warm. Then the sky sank down on the land, very slowly, and lay there with its brown spots.'
      ]
    },
    {
      id: 'not-flat-at-all',
      A: 'partner',
      paragraphs: [
        '“It isn’t a map,” said {H}. “It’s round all over. It’s the world itself.” On the plate it sank together a little, and cooled. {H} spread butter from the top to the bottom. They tore the roti in two, and each had a half.',
        'The others were eaten as well. {A} took Italy, by the leg. “How far have we been tonight?” said {A}. “All the way round,” said {H}, with a mouth full of sea.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at Italy, and breathed on it.',
      '{names} sneezed in the flour, so it snowed in the south.',
      { text: '{names} held down a corner of the board.', needs: ['hands'] },
      { text: '{names} made a roti too, and it was Norway.', needs: ['hands'] }
    ],
    way: [
      '{names} sat by the left-over rim, and looked through the hole.',
      '{names} turned round on the spot, a quarter at a time.',
      { text: '{names} dusted the rolling pin, and both sleeves.', needs: ['hands'] },
      { text: '{names} pinched the end off Chile, as it hung there.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood well back, and drew a breath along with the roti.',
      '{names} got a piece of coast, without butter.',
      { text: '{names} laid a cloth over the warm ones, country on country.', needs: ['hands'] },
      { text: '{names} drew a small round on the floury board, and left it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The board was wiped until there was no more flour on it, and no more land. The rolling pin went into its drawer, and rolled to the back.',
    '{H} washed off some places that were still on both elbows, and lay down. There was a crease in the sheet. {H} turned a quarter of the way round, and it was right.'
  ],
  last: [
    'The blanket lifted, and sank, and {H} was asleep, the same on all sides.',
    '{H} had been all the way round, and was asleep, in no country at all.'
  ]
})
