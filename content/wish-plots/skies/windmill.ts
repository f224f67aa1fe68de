import { wishPlot } from '../wish-plot.ts'

export const windmill = wishPlot({
  id: 'wish-windmill',
  wishes: ['windmill', 'windmills', 'wind mill', 'wind mills', 'old mill with sails', 'molino de viento', 'molinos de viento', 'windmühle', 'moulin à vent'],
  answers: ['wind', 'turns', 'turning', 'turn', 'round', 'spins', 'spinning', 'goes', 'sails', 'arms', 'flour', 'bread', 'old', 'big', 'little', 'hill', 'holland', 'dutch', 'farm', 'tall', 'grinds', 'grind', 'miller', 'no', 'calm', 'stopped'],
  except: ['afraid', 'scared', 'broken', 'fire', 'burnt', 'fell', 'golf', 'don', 'quixote', 'toy', 'paper', 'cookie', 'cake'],
  partnerPlays: true,
  company: ['windmill', 'mill', 'miller', 'wind', 'flour'],
  about: 'A windmill believes that it makes the wind, and finds on a still evening that it cannot, until the miller yawns at it.',
  titles: ['The Mill That Made the Wind', 'Flour by the Yawn', '{H} Waits for a Breeze', 'Four Arms and No Wind', 'The Miller’s Yawn'],
  want: [
    {
      id: 'no-wind',
      A: 'partner',
      paragraphs: [
        '{H} was a windmill, and stood on the carpet with a tea towel in each hand. Those were sails. {A} was the miller, with a bag of oats, and two plates for millstones. “I need flour for the morning,” said {A}. “But there’s no wind.”',
        '“I’ll make some,” said the windmill. Whenever it had turned, there had been a wind. In that way it had dried the washing of the whole hill.'
      ]
    }
  ],
  way: [
    {
      id: 'making-wind',
      A: 'partner',
      paragraphs: [
        'The windmill swung its sails, by itself, as fast as they would go. Round they went, and the tea towels snapped. The miller held up a wet finger. There was a puff, and it smelled of dishes.',
        'Outside the window nothing stirred. The windmill stopped, and the room went on turning without it. “It’s a big hill,” it said. “The wind may take a while to get there.”'
      ]
    },
    {
      id: 'two-stones',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Down inside a windmill lie two round stones, one on the other. {A} put three oats in between two plates, and turned the top one. They came out as dust. “The upper one does all the work,” said the windmill.',
        '“And the lower one stays where it is,” said {A}. “Try it, with somebody going round on your face.” They changed the plates over, to be fair.'
      ]
    },
    {
      id: 'neighbour-mill',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Across the carpet stood another windmill, and it was {A}. “What are you grinding?” called {H}. “Nothing,” said {A}. “I pump. This is all below the sea here. If I stopped, you’d get your feet wet.”',
        '{H} looked down, and the carpet was dry. “You’re good at it,” said {H}. “I’ve only had the one complaint,” said {A}, “and that was a frog.”'
      ]
    },
    {
      id: 'knight',
      A: 'other',
      spare: 3,
      paragraphs: [
        'In a famous old book there’s a knight who takes a windmill for a giant. {A} came along as that knight, on a mop. “Stand still, giant!” called {A}. “I am standing still,” said the windmill. “That’s my trouble.”',
        '{A} rode around it once. “Four arms,” said {A}, “and a door.” “And two plates for a stomach.” The knight got off. “Then it was a cousin of yours that I met,” said {A}, “and I’m sorry about the towel.”'
      ]
    },
    {
      id: 'sail-language',
      A: 'same',
      spare: 4,
      paragraphs: [
        'When windmills stand, they can talk with their sails. One straight up and one out at the side means that there’s a short rest. Crossways means a long one. {H} put both arms on the slant.',
        '“So you’ve shut until Monday?” asked the miller. “I only had an itch,” said the windmill. But the people across the valley had read it, and taken their oats home. {A} had to wave to them for a long time.'
      ]
    },
    {
      id: 'weathercock',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was the weathercock, on a footstool, and looked to where the wind would come from. “Is there any?” asked the windmill. “There’s something out of the kitchen,” said {A}. “Onions. Light to moderate.”',
        'The windmill turned its front that way. One towel lifted at the hem. “It’s falling off,” said the weathercock. “They’ve put the lid on.”'
      ]
    },
    {
      id: 'sparrow',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was a sparrow, and wished to build under the cap of the windmill. “Is it quiet?” asked {A}. “It rumbles,” said {H}, “and now and then everything goes round.” The sparrow had a look, and brought a bit of wool.',
        '“I like that,” it said. “The children will see something. East in the morning, and then the sea.” “It isn’t the view that goes round, it’s only the hat,” said {H}. The sparrow fetched more wool.'
      ]
    },
    {
      id: 'hoist',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A windmill pulls its own sacks up to the top. {H} let down a dressing gown belt, and the miller tied a pillow to it. Up it came, hand over hand, as far as the chin. “What’s in it?” asked the windmill.',
        '“Feathers,” said {A}. “Shall I grind them?” They thought about feather flour, and the sort of bread that it would make. It would have to be buttered from below. The pillow was let down again, quite gently.'
      ]
    },
    {
      id: 'reefing',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The sails of a windmill are only wooden ladders. The miller spreads cloth on them, and in a light wind it’s a lot. {A} measured out a tea towel. “For tonight we need it all,” said {A}, “and the tablecloth.”',
        '{H} stood there like a ship with its washing out. One corner hung in the jam. “I’ve never worn so much,” said the windmill, “and felt so little.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'No windmill is without somebody who sees to the mice, and here it was {A}. There were no mice. {A} had seen to them already, or they had not been told about the oats.',
        'So {A} lay down under the sails and looked up at the corner of a tea towel. When the wind came, it would move. {A} was in no hurry, and would be the first to know.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I had a windmill on a stick,” said {S}, “a red one, from the fair. I ran with it the whole way home.” “And did it make a wind?” asked {A}.',
        '“My hat blew off,” said {S}, “so I believed it did. I told the man who found the hat. He asked me to run the other way, please. He’d only the one hat himself.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was a sack, and came to be ground. “How fine would you like it?” asked {A}. “Medium,” said {S}, “and leave the feet.” So the windmill hummed, with one hand on {S}’s head, and turned {S} round twice.',
        '“You’re done,” said {A}. {S} felt both arms, and was still quite lumpy. “I’ll have to go in again from the top,” said {S}.'
      ]
    },
    {
      id: 'other-way-about',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the bag of oats. “I don’t think it’s you,” said the miller. “A windmill doesn’t make the wind. It’s the wind that turns the windmill.” {H} lowered both sails. “And the washing?” “That as well.”',
        'It was a good deal to take in. “Then what do I do?” asked the windmill. “You hold your arms out,” said {A}, “and it comes to you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-yawn',
      A: 'partner',
      paragraphs: [
        'So the windmill held out its sails and did nothing. It’s harder than turning. The evening was so still that {A} yawned. It was a long yawn, with a breath at the end, and one tea towel moved.',
        '“Again, but over here,” said the windmill. It shuffled around, cap and all, until its front was to the miller. A mill must look its wind in the face. {A} yawned once more, and the sails went round by a quarter. Between the plates lay a pinch of flour.'
      ]
    },
    {
      id: 'modern-cousin',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I’ve got a cousin by the sea,” said the windmill, “very tall and thin, with three arms. It doesn’t grind. It makes electricity.” {A} looked at the lamp. “So that might be the wind in there?” “Some of it,” said {H}.',
        'They both looked at the lamp, to see if it blew. It was quite steady. “They must have taken the draught out first,” said {A}.'
      ]
    },
    {
      id: 'sieve',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The miller rubbed the flour between finger and thumb. That’s how you tell if it’s good. “It’s coarse on the left,” said {A}. “You’re leaning.” The windmill stood up straighter, and looked ahead.',
        'The next pinch was as soft as the inside of a glove. {A} got some on the nose with it. After that everybody could see who was the miller, even from the back.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'Then there was a wind out of the north-east, low down, and a wet one. It was {A}, who had learned to blow that week. The lips went like a motorboat, and the tea towel took the shower.',
        'The windmill turned its front to {A}, and was drizzled on. It made another half a turn. That part of the flour was more of a dough.'
      ]
    },
    {
      id: 'catching',
      A: 'partner',
      paragraphs: [
        'But a yawn is catching. When {A} had finished, {H} had to yawn as well, and blew straight at {A}. So {A} had to have the next one. To and fro went the wind, and the windmill turned, very slowly, by the yawn.',
        '“So I can make wind after all,” said {H}, when there was room. “Only the tired sort,” said the miller. By then there was a whole spoonful, white and fine. It was enough for the morning, on top of a loaf.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood about the windmill, and felt no breeze.',
      '{names} waited at the foot of the hill for the sails to go.',
      { text: '{names} brought oats to the mill in both hands.', needs: ['hands'] },
      { text: '{names} held a wet finger up, out of doors and in.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked under a sail, and under the next.',
      '{names} leaned into the wind, and there was nothing to lean on.',
      { text: '{names} hung out one sock, to see if it would dry.', needs: ['hands'] },
      { text: '{names} straightened a tea towel on its arm.', needs: ['hands'] }
    ],
    turn: [
      '{names} caught a yawn that had missed the windmill.',
      '{names} lay down to leeward, where it was warm.',
      { text: '{names} took the flour off with a teaspoon.', needs: ['hands'] },
      { text: '{names} covered a big mouth, and let out half a gale.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tea towels were hung up, and kept quite still. The spoonful of flour stood in an egg cup, for the morning.',
    '{H} put both sails on the slant, for a long rest, and lay down. One more yawn came by, from nobody in particular, and turned the windmill over on its side.'
  ],
  last: [
    'There was not a breath of wind but a small one, in and out, and {H} was asleep.',
    'The sails stood crossways, the mill was shut until morning, and {H} slept.'
  ]
})
