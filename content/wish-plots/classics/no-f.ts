import { wishPlot } from '../wish-plot.ts'

export const noF = wishPlot({
  id: 'wish-dragon-afraid-of-fire',
  beginsElsewhere: true,
  wishes: [
    'dragon afraid fire', 'dragon scared fire', 'dragon frightened fire', 'dragon fear fire', 'dragon hates fire', 'dragon doesn’t like fire', 'dragon fraid fire', 'dragon terrified fire', 'dragon scared flames', 'dragon afraid flames', 'dragon can’t breathe fire', 'dragon cant breathe fire', 'dragon cannot breathe fire', 'dragon couldn’t breathe fire', 'dragon couldnt breathe fire', 'dragon can’t breath fire', 'dragon cant breath fire', 'dragon couldn’t breath fire', 'dragon doesnt like fire', 'dragon own fire', 'dragon breath fire', 'dragon can’t make fire', 'dragon can’t spit fire', 'dragon couldn’t make fire', 'dragon not breathe fire', 'dragon won’t breathe fire', 'dragon wouldn’t breathe fire', 'dragon doesn’t want fire', 'dragon learn breathe fire', 'dragon learns breathe fire', 'dragon learning breathe fire', 'dragon trying breathe fire'
  ],
  answers: ['dragon', 'fire', 'flame', 'flames', 'breathe', 'breath', 'breathing', 'afraid', 'scared', 'little', 'small', 'baby', 'young', 'friendly', 'green', 'own', 'who', 'is', 'of', 'her', 'his', 'its', 'to', 'learns', 'learn', 'how', 'shy', 'gentle', 'spit', 'warm', 'not', 'big'],
  except: ['knight', 'knights', 'princess', 'egg', 'eggs', 'toothless', 'viking', 'vikings', 'unicorn', 'burn', 'burnt', 'burned', 'birthday', 'candles', 'fireman', 'firefighter', 'engine', 'house', 'school', 'ice', 'dentist', 'sneeze', 'sneezes', 'hiccups'],
  moods: ['afraid', 'learning', 'first'],
  company: ['dragon', 'bath', 'window', 'tap', 'boiler', 'towel', 'soap', 'mirror'],
  isTale: true,
  about: 'A dragon leaves out the letter with which the fire comes, and the bath stays cold, until somebody hears where that letter has been hiding.',
  titles: ['The Dragon Without an F', 'There Is One in Enough', '{H} and the Smallest If', 'Warm up to the Knees', 'A Good A’ternoon'],
  want: [
    {
      id: 'one-toe',
      A: 'partner',
      paragraphs: [
        'The boiler was broken, and the bath was as cold as a frog. {H} had one toe in it, and wanted it warm up to the knees. Somebody knocked on the window. It was a dragon, as green as a bottle. “Good a’ternoon,” it said.',
        '“You’re just what we need!” said {A}. “Breathe on our bath.” The dragon drew in its head. “I don’t do ’ire,” it said. “I’m a’raid o’ it. It comes out with one letter, you see. So I leave that one out.”'
      ]
    }
  ],
  way: [
    {
      id: 'counting',
      A: 'partner',
      paragraphs: [
        '“It only has to slip out once,” said {A}. “Count with me.” “One, two, three, ’our, ’ive,” said the dragon. “What swims in a pond?” asked {A}, very fast. “A duck,” said the dragon.',
        '“What hops, and is green?” asked {H}. “Me, when the road is hot,” said the dragon. It knew every trick. {H} put the toe in again. It came out blue.'
      ]
    },
    {
      id: 'its-name',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s your name?” asked {H}. “’Erdinand,” said the dragon. “Ferdinand?” said {A}, and the dragon ducked. It came up again and looked round the bathroom. Nothing was hot. “How do you do that?” it asked. “You just said the whole thing.”',
        '“Fff,” said {H}, to show it, right over the bath. A little spit flew out. That was all. The dragon had never seen one so close. “Yours are wet,” it said. “You’ve got the harmless kind.”'
      ]
    },
    {
      id: 'chip-shop',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It must be hard in a shop,” said {A}. The dragon sighed. “I like ’ish and chips,” it said. “I say, chips please, and some o’ the other. Then they give me peas.” It had eaten a great many peas.',
        '“You could point,” said {H}. “I did. They thought that I meant the man.” The dragon held up a claw, to show how it had pointed. It was a large claw. “He gave me all his chips,” it said. “It was kind, but it wasn’t ’ish.”'
      ]
    },
    {
      id: 'tail-in',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps you’re warm on the outside,” said {H}. The dragon came in at the window, and there was a lot of it. It put its tail into the bath. They waited. {H} tried the water. It was colder than before.',
        '“I’m like a snake,” said the dragon. “The warm part is right down inside, and nobody has been there.” It lay along the bath and shivered. The soap rattled in its dish. {A} laid a towel on the dragon. It covered one ear and some neck.'
      ]
    },
    {
      id: 'aunt',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Don’t your people mind?” asked {A}. “They do it all day,” said the dragon. “My aunt says: ’i’ty-’ive ’lying ’ish ’ell ’lat. Only she says it whole. They can read by it, right down in the valley.”',
        '{H} tried to say it like that. It was harder than you would think. So did {A}, who had to hold on to the basin. “You both have an accent,” said the dragon kindly.'
      ]
    },
    {
      id: 'boiler-too',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} had a word with the boiler. “Come on,” said {A}, and patted it. The boiler said “fff”, and “tick”, and after that it said nothing. The dragon had gone behind the shower curtain at once.',
        '“It’s only the boiler,” said {H}. “It did the letter,” whispered the curtain, “and nothing came!” It looked out with one eye. It had not known that you could say one and get away with it. “It’s broken,” said {H}. “Lucky thing,” said the dragon.'
      ]
    },
    {
      id: 'alphabet',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They sang the alphabet, since there’s no way round it there. “A, B, C, D, E,” sang the dragon, and stepped over nothing at all. “G,” it sang. It was like a stair that somebody had taken away.',
        '“You jumped,” said {A}. “I always jump,” said the dragon. “There’s a hole.” They sang it again. This time all three of them jumped at the place, and the bath slopped over. It was a wet sort of song, and so cold that they squeaked at G.'
      ]
    },
    {
      id: 'behind-the-tooth',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What does it look like, your fire?” asked {H}. The dragon did not know. Whenever there might be any, it had both eyes shut. It opened its mouth for them, wide, and said “aah”, which is quite safe.',
        '{H} looked in. There were the teeth, and there was the tongue. Far down, behind a bend, something shone, no brighter than a night light under a door. “There’s somebody in,” said {H}. “It’s very small.” The dragon shut its mouth carefully, so as not to wake it.'
      ]
    },
    {
      id: 'jumper-words',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} wanted to know how it got through a whole day. “I go round,” said the dragon. A fork was a small rake. A sofa was a wide chair. For a flag it said cloth that waves, and Friday was the day after Thursday.',
        '“And a giraffe?” asked {A}. The dragon thought for some time. “A tall cow who has been told something surprising,” it said. {A} was quiet. It would be hard, after that, to call it anything else.'
      ]
    },
    {
      id: 'blowing',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Just blow,” said {H}, “without a letter.” The dragon puffed out its cheeks and blew. It was a good strong wind, and as cold as the street. It blew the bath mat against the door, and the water into waves. A flannel went by like a boat.',
        '“Again,” said {H}, for the flannel had nearly got round the tap. They forgot for a while what they had wanted. Then {H} put a hand in. “It’s got ice on its mind,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came in, and there was a dragon in the bathroom, most of it under a towel. {A} smelled along the tail, which took some time. At the end there was a point. It was the coldest visitor there had ever been.',
        'All the same {A} stopped at one place, in the middle of its front. {A} settled down there. “What has it got?” asked the dragon. “It’s looking for the warm bit,” said {H}. “It must be just under there.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had a letter like that,” said {S}. “It was R. I couldn’t say it till I was seven. I told everybody that I had a wabbit.” “And did you?” asked {A}. “I had,” said {S}. “It was bwown.”',
        '“And how did it come?” asked the dragon, and stretched its neck. “I fell in a stream,” said {S}, “and I said brrr. And there it was. It was in there all the time. It had only been waiting for something cold.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was not afraid of that letter at all. “I can do it with my teeth,” said {S}. You have to set the top ones on the bottom lip. {S} did it all round the bathroom, at the tap, at the mat and at {A}’s knees. Everything got a little damp.',
        'The dragon tried to put its top teeth on its lip, without any sound. They were long, and came down past its chin. “It’s no wonder,” {S} told {A}. “It can’t shut the gate.”'
      ]
    },
    {
      id: 'enough',
      A: 'partner',
      paragraphs: [
        '“That’s enough questions,” said the dragon. Something yellow flew over the soap and was gone. {A} had seen it. “Say that again,” said {A}. “What? Enough?” There it went, no bigger than a petal.',
        '“There’s one in enough,” said {A}. “There isn’t,” said the dragon. “It’s written with a G and an H.” “You can’t see it,” said {A}, “but you can hear it. Enou-fff. You’ve been doing it all your life.”'
      ]
    }
  ],
  turn: [
    {
      id: 'if',
      A: 'partner',
      paragraphs: [
        'The dragon had to sit down. “I say it every day,” it said. {H} was looking for the shortest word there is. “Say if,” said {H}. “And keep your eyes open.”',
        'The dragon held on to the tap. “If,” it said. Out came a flame as big as a pea. It turned round once and went out. “Oh,” said the dragon. “Is that it? It’s littler than me.”'
      ]
    },
    {
      id: 'where-else',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They looked for all the others that had been hiding. “There’s one in cough,” said {A}. “And in rough.” “There’s one in elephant,” said {H}. The dragon stared. It had once told a whole story about an elephant, in a tent, in the rain.',
        '“So that’s why they all took their coats off,” it said. It thought further back. There was one in laugh, too. “I’ve laughed in bed,” said the dragon slowly. “It was always so nice and warm in there. I thought it was the blanket.”'
      ]
    },
    {
      id: 'half-and-puff',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The dragon tried the words in order of size. “If” was a pea. “Half” was only half a plum, as you might have known. “Puff” was a plum with a curl on it. Between them the dragon looked down its own nose, to see whether there was any damage.',
        '“What’s the biggest?” asked {A}. “I’d need one with a long run at it,” said the dragon. It sat up, and there was a hum in its neck.'
      ]
    },
    {
      id: 'warm',
      A: 'partner',
      paragraphs: [
        'The dragon bent down over the water, and looked the whole time. “Fffour,” said the dragon. “Fffive.” The bath went plop, and steamed. “Higher,” said {A}, and moved the towels back. {H} put in the toe, and then the foot. “Fffifty-fffive,” said the dragon. It was warm up to the knees, and then there was no end to it.',
        'By now it was dark. But there was one that the dragon had been saving. It flew off over the street, and called back. “Good affffternoon!” it called.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stared at the dragon through the glass, and it stared back.',
      '{names} went near the bath, and then went away again.',
      { text: '{names} opened the window wide, on account of the shoulders.', needs: ['hands'] },
      { text: '{names} turned the hot tap, and it ran as cold as the other.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the dragon, and it smelled of peas.',
      '{names} got out of the way of the tail.',
      { text: '{names} counted along, and left out a number to be kind.', needs: ['hands'] },
      { text: '{names} rubbed the toe until it was pink.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the small flame turn, and blinked.',
      '{names} crept nearer, now that the bath was steaming.',
      { text: '{names} wiped the mirror, so that the dragon could see itself do it.', needs: ['hands'] },
      { text: '{names} waved after it with a dry towel.', needs: ['hands'] }
    ]
  },
  bed: [
    'The window was shut, and the mat was hung up. On the sill lay one green scale, for the bath.',
    '{H} had sat in warm water up to the chin, and came out pink, with wrinkled toes. Then {H} got into bed. One blanket was enough.'
  ],
  last: [
    'Far off over the roofs somebody said “if”, and there was one more star, and {H} was asleep.',
    'Every toe was warm, even the blue one, and {H} was asleep. That was enough.'
  ]
})
