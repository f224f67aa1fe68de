import { wishPlot } from '../wish-plot.ts'

export const paoDeQueijo = wishPlot({
  id: 'wish-pao-de-queijo',
  wishes: ['pão de queijo', 'pao de queijo', 'paozinho', 'pãozinho', 'pão queijo', 'pao queijo', 'queijo', 'paes de queijo', 'pães de queijo', 'cheese bread brazil', 'cheese bread brazilian', 'brazilian cheese bread', 'brazilian cheese balls', 'brazilian cheese puffs', 'brazilian cheese', 'brazil cheese rolls', 'cheese puffs baking', 'cheese puff oven', 'cheese puffs oven', 'cheese bread oven', 'cheese bread puff', 'cheesy bread puff', 'cheese bread hollow', 'pandebono', 'pan de bono', 'pan de yuca', 'pandeyuca', 'pan de queso', 'almojabana', 'almojábana', 'almojabanas', 'cuñapé', 'cunape', 'cuñapes', 'chipa', 'chipas', 'chipá', 'tapioca bread', 'tapioca flour', 'cassava bread', 'yuca bread', 'hollow bread'],
  answers: ['pão', 'pao', 'de', 'queijo', 'cheese', 'cheesy', 'bread', 'roll', 'rolls', 'bun', 'buns', 'ball', 'balls', 'puff', 'puffs', 'puffed', 'puffy', 'hollow', 'empty', 'hole', 'inside', 'middle', 'round', 'little', 'warm', 'hot', 'soft', 'chewy', 'stretchy', 'crispy', 'oven', 'tray', 'dough', 'flour', 'tapioca', 'cassava', 'egg', 'eggs', 'milk', 'bake', 'bakes', 'baked', 'baking', 'make', 'makes', 'making', 'made', 'cook', 'cooking', 'eat', 'eats', 'eating', 'ate', 'breakfast', 'snack', 'tea', 'coffee', 'morning', 'afternoon', 'sunday', 'saturday', 'weekend', 'kitchen', 'bakery', 'brazil', 'brazilian', 'minas', 'gerais', 'paulo', 'rio', 'colombia', 'colombian', 'paraguay', 'bolivia', 'ecuador', 'vovó', 'vovo', 'avó', 'vó', 'grandma', 'granny', 'nana', 'abuela', 'mum', 'mummy', 'mamãe', 'mom', 'dad', 'papai', 'tia', 'aunty', 'favourite', 'first', 'learn', 'learning', 'helping', 'help', 'with', 'smell', 'smells', 'loves', 'lives', 'who', 'live'],
  except: ['burn', 'burnt', 'burned', 'fire', 'allergic', 'allergy', 'sick', 'mouse', 'mice', 'moon', 'dragon', 'stolen', 'stole', 'mouldy', 'mold', 'crisps', 'hospital', 'diet'],
  moods: ['question', 'learning', 'first', 'waiting'],
  fed: true,
  company: ['oven', 'tray', 'dough', 'ball', 'balls', 'pea', 'window', 'steam', 'sill', 'saucer', 'bowl', 'cheese'],
  about: 'Every pão de queijo has a small room inside with nobody in it, and when the hero puts a tenant in, there is no room, until a warm breath shows who had been living there.',
  titles: ['A Room in the Bread', 'Who Lives in There', '{H} Bakes a House', 'The Tenant Goes Out', 'Somebody Is Still at Home'],
  want: [
    {
      id: 'an-empty-room',
      A: 'partner',
      paragraphs: [
        '{H} pulled a pão de queijo apart. It was a round cheese bread, and in the middle was a hole. Strings of cheese hung across it like curtains. “There’s a room in it,” said {H}, “and it’s empty.” {A}’s bread had a room as well. They had put in flour, milk, egg and cheese, but no rooms. “I want to know who lives in there,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'knocking-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps one ought to knock. {H} took the next pão de queijo, and tapped on it with one knuckle. It sounded like a small drum, so there was certainly a hall. “Wait a moment,” said {A}. “They’ll have to tidy.”',
        'They waited until it would have been rude to wait longer. Then {H} opened it. The curtains were there, and the walls were very clean. A bit of cheese hung from the ceiling like a lamp. “They’ve tidied themselves away,” said {H}.'
      ]
    },
    {
      id: 'room-by-room',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They looked at four more, to compare. One had a large room with a round window. One had two little rooms, with a wall of cheese between. “That’s for people who snore,” said {A}. The third was mostly stairs.',
        'The fourth had no curtains at all, and a draught. “I wouldn’t take that,” said {A}. {H} took it. It was the one that tasted most of crust. They agreed that there was something to be said for every one of them. Their mouths were full, so it was said later.'
      ]
    },
    {
      id: 'a-tenant',
      A: 'partner',
      paragraphs: [
        'There was dough left for a second tray, and there was no hole in that anywhere. “If nobody lives there,” said {H}, “somebody can move in.” {H} made a ball, pushed a pea into the middle, and closed it again, nearly. When the tray came out of the oven, eleven balls were as round as could be. The one with the pea was flat, with a crack down one side. {A} looked in. The pea lay on the floor, and there was no room.'
      ]
    },
    {
      id: 'elder-from-minas',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I knew a baker who bought a bread like that,” said {S}. “The baker weighed it, and said that somebody had left out the inside.” “Did they get it back?” asked {A}. “They asked the oven,” said {S}.',
        '“It said that it had only rented it.” {A} looked to see if {S} was joking, but {S} had a mouth full of curtain. “It’s the best part,” said {S} after a while. “And nobody’s ever been able to sell it.”'
      ]
    },
    {
      id: 'child-moves-in',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} would have liked to live in one. “I’d sleep on the floor, because it’s soft,” said {S}, “and when I’m hungry, I’d eat the wall.” “Then there’d be a hole in it,” said {A}. “That’s the window.”',
        '{A} asked what {S} would do the next day. “I’d eat the roof,” said {S}. On the third day there were only the curtains left. {S} thought about it, and looked at half a bread. “I’d have had a lovely holiday,” said {S}.'
      ]
    },
    {
      id: 'other-with-a-torch',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} brought a torch, for if you cannot see in, you can see through. They held a pão de queijo in front of it, and turned off the lamp. It glowed all over, like a small moon with a crust. In the middle it was brightest.',
        '“There’s a light on,” whispered {A}. “That’s yours,” said {H}. {A} switched the torch off, to be fair, and it was dark in there. “Now they know that we’re looking,” said {A}, and switched it on again. They had drawn the curtains.'
      ]
    },
    {
      id: 'a-raisin',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps it was the wrong tenant,” said {A}. “A pea’s so hard to please.” They made a list of what would fit in there. There was a raisin, and a bean, and the smallest button in the tin. {H} asked the raisin first.',
        'It did not say no. But it stuck to {H}’s thumb, and would not go in, however kindly it was pushed. In the end it was eaten, and that was also a kind of moving in. “It’s got a very large place now,” said {A}.'
      ]
    },
    {
      id: 'a-warm-breath',
      A: 'partner',
      paragraphs: [
        'One of the eleven was still warm. {H} made a very small hole in the crust, and held it up to {A}. “Can you see anybody?” {A} looked, and drew back. “Somebody breathed on me,” said {A}. {H} held the hole to the cold window. A warm breath came out, and made a wet spot as big as a coin. Then no more came. {H} opened the bread, and the room was empty. “It’s just gone out,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-milk',
      A: 'partner',
      paragraphs: [
        '“A wet spot,” said {A}. “Then it was the milk.” In the oven the milk turns to steam. It wants to get out, and pushes, and the dough stretches and holds it in. That makes the room. In the ball with the pea there had been a crack, and everybody had left. So {H} rolled the last bit of dough, and closed it well. Through the oven door they watched. It grew a little, and then a little more. “They’re moving in,” said {H}.'
      ]
    },
    {
      id: 'fog-on-the-glass',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} breathed on the cold window, to compare. It made a spot as well, and not much bigger. “Then I’ve got a room too,” said {H}. {A} put an ear to {H}’s middle. There was something going on in there.',
        '“It’s quite full,” said {A}. “I can hear two of them, and they’re moving the furniture.” It was the second pão de queijo, which had come to see the first. {H} sat very upright after that, so that they should have enough ceiling.'
      ]
    },
    {
      id: 'pet-at-the-oven',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had known all along that somebody was in there. {A} sat where the smell was, and did not look at anyone who was not a cheese bread. Now and then {A} moved a bit closer, as one does with shy people.',
        'A crumb of curtain fell down. {A} got to know it at once, and very thoroughly. “Who was it?” asked {H}. {A} looked up and licked the last of it away, and gave nothing away.'
      ]
    },
    {
      id: 'a-paper-bag',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It’s like a bag,” said {A}. {H} fetched a paper bag and blew into it. It got round, and stood by itself on the table. As long as {H} held the neck shut, somebody lived in it. {H} let go, and it lay down.',
        '“They’ve gone to the shops,” said {A}. {H} blew again, and let go again. A cheese bread stays round, for its walls are baked. “It’s only the baked ones that remember,” said {H}.'
      ]
    },
    {
      id: 'why-cheese',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And what’s the cheese for?” asked {H}. “Without it the walls wouldn’t be so comfortable,” said {A}. {H} pulled at a string of cheese. It grew as long as a spoon, and then as long as a fork and a spoon.',
        'In the middle it sagged. “It’s the washing line,” said {A}. So {H} hung a crumb on it to dry. It was the only crumb in the house that had been hung out. When the line broke, the washing was eaten.'
      ]
    },
    {
      id: 'on-the-sill',
      A: 'partner',
      paragraphs: [
        'The last pão de queijo was the roundest of all, with not a crack in it. It was warm, and hardly weighed a thing. “Aren’t you going to look in?” asked {A}. {H} thought about it. Each time they had opened one, somebody had gone out. So {H} stood it on a saucer on the window sill, and there it stayed. “Let’s leave this one,” said {H}. “They’ve only just moved in.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ate one in a single bite, and never saw the room.',
      '{names} peered into half a bread, as one does into a burrow.',
      { text: '{names} held two halves together again, in case somebody came back.', needs: ['hands'] },
      { text: '{names} measured a room with a little finger, and it fitted up to the nail.', needs: ['hands'] }
    ],
    way: [
      '{names} waited near the oven door, where it was warm.',
      '{names} got the flat one, which had no room but plenty of crust.',
      { text: '{names} rolled a ball between two palms, and closed it without thinking.', needs: ['hands'] },
      { text: '{names} put the pea on a spoon, and carried it to another lodging.', needs: ['hands'] }
    ],
    turn: [
      '{names} had a turn at the small hole, and sniffed.',
      '{names} watched it grow, until the glass was foggy.',
      { text: '{names} found the saucer that had a blue fence round the edge.', needs: ['hands'] },
      { text: '{names} smoothed a crack on the dough, so that nobody got out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The oven was out, and the crumbs were wiped up with their curtains. On the window sill stood the last one, with its door shut.',
    '{H} washed, lay down, and was closed in all round with the blanket. After a little breathing it was warm in there.'
  ],
  last: [
    'On the sill somebody was still at home, and {H} was asleep.',
    'There was one warm room with nobody in it but {H}, and {H} was asleep.'
  ]
})
