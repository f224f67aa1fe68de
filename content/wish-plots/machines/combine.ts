import { wishPlot } from '../wish-plot.ts'

export const combine = wishPlot({
  id: 'wish-combine-harvester',
  wishes: ['combine harvester', 'combine harvesters', 'combine', 'combines', 'harvester', 'harvesters', 'harvest', 'harvest time', 'harvesting', 'wheat field', 'corn field', 'cornfield', 'wheat'],
  answers: ['harvest', 'time', 'farm', 'farmer', 'tractor', 'wheat', 'corn', 'barley', 'field', 'big', 'green', 'red', 'driving', 'harvesting', 'night', 'cutting', 'golden', 'machine', 'summer', 'autumn', 'trailer', 'combine', 'harvester', 'bringing', 'supper', 'barn', 'straw', 'giant', 'working', 'fields', 'see', 'saw', 'seeing', 'seen', 'watch', 'watched', 'watching', 'visited', 'obsessed', 'outside', 'window'],
  except: ['festival', 'apple', 'apples', 'yam', 'yams', 'thanksgiving', 'potato', 'potatoes', 'pumpkin', 'pumpkins', 'strawberry', 'strawberries', 'honey', 'olive', 'olives', 'grape', 'grapes', 'mouse', 'mice', 'church', 'school', 'assembly', 'tinned', 'moon', 'broke', 'broken', 'maze', 'dog', 'popcorn', 'unicorn', 'fruit', 'rice', 'tea', 'vegetable', 'vegetables', 'carrots', 'scarecrow', 'picking'],
  about: 'The combine loses half the evening with emptying itself, until a sleeve becomes the pipe and two drive side by side without stopping.',
  titles: ['Before the Dew', 'The Grain in the Sleeve', '{H} Brings In the Field', 'Side by Side Without Stopping', 'The Last Bit of Wheat'],
  want: [
    {
      id: 'ripe',
      A: 'partner',
      paragraphs: [
        'The rug was a field of wheat, and it was ripe. The grain was wooden bricks, and newspaper in strips was the straw. {H} was the combine harvester, and its arms went round and round in front. The grain went into a bucket. The straw flew out behind.',
        '“How long have we got?” asked {H}. “Until the dew falls,” said {A}, who was the farmer. “Damp wheat won’t go through the machine.” Outside, the window was turning blue. {H} wanted the whole field in, down to the last grain.'
      ]
    }
  ],
  way: [
    {
      id: 'bite-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before you begin, you have to bite on a grain. If it’s soft, you go home again. The farmer picked a red one, and looked up at the sky, and bit. “Crack,” said {A}. “That’s dry.”',
        '{H} bit on a blue one, in case it was different with blue. There were tooth marks in it already, quite small ones. “That’s from an earlier harvest,” said {A}. “They had smaller farmers then.”'
      ]
    },
    {
      id: 'too-wide',
      A: 'same',
      spare: 6,
      paragraphs: [
        'With its arms out the combine was wider than the lane. It came as far as the door, and there it was stuck. “You have to take off the front,” said {A}, “and pull it along behind you, longways. That’s what they do.”',
        '{H} thought about how to take off both arms. In the end they were folded up on top. {A} walked ahead with a hand in the air, and told the cars to wait. There were no cars. They waited very well.'
      ]
    },
    {
      id: 'to-the-barn',
      A: 'partner',
      paragraphs: [
        'After one row the bucket was full. So the combine stopped and drove to the barn behind the sofa. It tipped out the grain, and drove all the way back. “Where was I?” it asked. “Here,” said {A}. “Or there.” It was the same at the next row. The window got darker, and most of the wheat still stood.'
      ]
    },
    {
      id: 'by-itself',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“The new ones can steer themselves,” said {A}. “They look up at the sky for it, at satellites. The driver can have a sandwich.” “Without hands?” asked {H}, and tried it. The combine looked up at the ceiling, had a bite of bread, and drove into the curtain.',
        '“That’s a different field,” said {A}. They got it out backwards. “You were looking at the lamp,” said the farmer.'
      ]
    },
    {
      id: 'the-stone',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the middle of a row it went clonk. The combine stood still at once, for a stone in the works is a bad thing. The driver got down and felt about in the straw. It was a spoon. “Who’s sown a spoon?” asked {H}.',
        '“It came up by itself,” said {A}. “Last year it was a fork.” They put it on the edge of the field with the rest of the stones. There was a sock, and one marble.'
      ]
    },
    {
      id: 'how-much-toast',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How much bread is that?” asked {H}. {A} had to work it out. “A row is a loaf,” said {A}, “more or less. First the miller has to have it, and then the baker.” They stopped to look at all that lay behind them.',
        '“That one’s my breakfast until Thursday,” said {H}. “And the one after it’s yours.” {A} asked for a bit of the next one as well. It was for crumbs.'
      ]
    },
    {
      id: 'chaff',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It makes a lot of dust, and there were bits of paper everywhere. {H} had one on each eyebrow. “You’ve got yesterday’s weather in your hair,” said {A}, and read it out. “Bright at first.”',
        '“And then?” asked {H}. {A} looked for the rest of it. It had gone down the back of {H}’s collar, where nobody could read it, and it tickled.'
      ]
    },
    {
      id: 'rooks',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Behind a combine there are always birds. {A} came hopping along the row on both feet, and picked up what had been dropped. “That’s ours,” said {H} over one shoulder. “Caw,” said {A}. “You’ve left it.”',
        '“I was coming back for it,” said the combine. The rook had heard that before. It had its head on one side, and three bricks in its jumper.'
      ]
    },
    {
      id: 'hare-in-the-wheat',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was a hare. {S} sat right in the middle of the wheat, so low that you only saw ears. They were hands. Nearer and nearer came {A}, with a hum.',
        'At the last moment the hare shot out. It ran left, and right, and left again, as hares do, so that nobody knows what’s next. “I lost it at the bookshelf,” said {A}. The hare said, from under the table, that nobody was in there.'
      ]
    },
    {
      id: 'gleaning',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was your size, what was left in the stubble was ours,” said {S}. “We went along bent double, and picked up ear after ear. In the evening it was a bag full, and then it was a loaf.” “Was it good?” asked {A}.',
        '“It had a bit of grit in it,” said {S}. “I’ve never liked one so much.” {A} went back along the row, and looked behind the leg of the table. There was a yellow one left, and {S} put it in a pocket.'
      ]
    },
    {
      id: 'pet-in-straw',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Where the straw lay thickest, there lay {A} as well. That had not been planned. “It’s for the cows,” said {H}, “to sleep on in the winter.” {A} was trying it out for the cows, and had got as far as the sleeping.',
        'The combine went round it in a loop, with half the noise. Seen from an aeroplane, it must have looked like an ear.'
      ]
    },
    {
      id: 'tested-twice',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} tested some of the grain. {A} took it up with one whole hand, and dropped it. {A} looked for it, and found it again. “That’s very thorough,” said {H}.',
        'Some of it was on the move already. “That’s been threshed twice,” said {H}, and laid the tested grain in a row. {A} looked along the row, and began to test it from the other end.'
      ]
    },
    {
      id: 'does-not-stop',
      A: 'partner',
      paragraphs: [
        '“You’re driving about more than you’re cutting,” said {A}. “A real one hardly ever stops. It’s got a long pipe at the side. I come along next to you with the trailer, and it runs across while we’re driving.” “I haven’t got a pipe,” said {H}. There were two arms, and they were busy.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sleeve',
      A: 'partner',
      paragraphs: [
        '{H} put on the biggest dressing gown there was. The sleeves hung to the floor. What the combine cut, it dropped in at its own collar. It rumbled down past the elbow, and came out below. {A} pulled up alongside with a box on a string. The first load went on the ground, because {A} was too fast. The second did too, because {A} was too slow.',
        '“We have to sound the same,” said {H}. So they both went “brrrum”, on one note, and did not let go of it. After that they were always side by side. Row by row the grain ran across, and nobody stopped.'
      ]
    },
    {
      id: 'corner',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the corner it all went wrong once more. The combine was on the inside and only had to turn. The trailer was outside and had to run. “You’re cutting it short!” called {A}. “You’re taking the long way!” called {H}.',
        'So the inside one went on the spot, like a soldier, and waited to be passed. It counted the steps of the other. There were nine of them. Coming back it was the other way about, and {A} had time to look at the view.'
      ]
    },
    {
      id: 'lights',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“They often go on into the night,” said {A}, “if it stays dry.” The farmer put the torch on the arm of the sofa. Now a long yellow road lay across the field, and the dust went up and down in it.',
        'All you heard was brrrum, twice. A long way off, on some other rug, there might be another one driving, with its lamps on. They each lifted one hand to it.'
      ]
    },
    {
      id: 'last-strip',
      A: 'partner',
      paragraphs: [
        'One small strip was left. “Wait,” said {A}. “Everybody who lived in the field is in there now.” The combine turned off its engine. The straw moved. Out came a mouse, which was {A}’s hand. It ran home over the stubble, and took its time. Then the last bit went in, quite slowly.',
        'They both felt the floor. “Dew,” said {A}. “Now it may fall,” said {H}. The whole field was in the box.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rustled about in the corn, like something that lives there.',
      '{names} sniffed the evening, and it smelled of dew.',
      { text: '{names} rubbed an ear of wheat between two fingers, and nodded.', needs: ['hands'] },
      { text: '{names} tied up the first bale, with a shoelace.', needs: ['hands'] }
    ],
    way: [
      '{names} gleaned one grain by the sofa, and kept it.',
      '{names} flattened a bit of straw, by lying in it.',
      { text: '{names} held the barn door, coming and going.', needs: ['hands'] },
      { text: '{names} stuck a fork in the rug, where the combine had stopped.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in the brrrum, a little below the note.',
      '{names} cleared the field, row by row.',
      { text: '{names} raked the straw together, with ten fingers.', needs: ['hands'] },
      { text: '{names} caught the grain that missed the trailer, in a hat.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} stuffed the straw into a bag, and the grain lay in its box with the lid on. The field was a rug again.',
    'When {H} took off the dressing gown, something rumbled. A last brick came out of the sleeve. It had been stuck at the elbow all that time. {H} washed, and took it along to bed.'
  ],
  last: [
    'It was all in, down to the last grain, and that was under the pillow, and {H} slept.',
    'Brrrum, went the dark, on one note, and side by side with it slept {H}.'
  ]
})
