import { wishPlot } from '../wish-plot.ts'

export const diggerHole = wishPlot({
  id: 'wish-diggers-hole',
  beginsElsewhere: true,
  themes: ['diggers'],
  except: ['crane', 'bulldozer', 'racing', 'wheels', 'street', 'window', 'wave', 'waves'],
  answers: ['excavator', 'construction', 'site', 'building', 'toy', 'yellow', 'jcb'],
  company: ['digger', 'hole', 'heap', 'sand', 'cup'],
  wishes: ['jcb', 'jcb digger', 'backhoe', 'backhoes', 'jcb digging'],
  about: 'The hero has dug the best hole there ever was, and by night no hole may be left open, so it has to be kept somehow.',
  titles: ['Where the Hole Went', 'The Best Hole There Was', '{H} and the Yellow Digger', 'One Cup Left Over', 'How to Keep a Hole'],
  want: [
    {
      id: 'best-hole',
      A: 'partner',
      paragraphs: [
        'The box of sand was the building site, and {H} drove the yellow digger. All afternoon it had dug, scoop by scoop. Now there was a heap, and beside it a hole with straight walls, as deep as an arm. It was the best hole there had ever been.',
        '“Fine work,” said {A}, who was in charge of the site. “Now fill it in.” “What?” said {H}. “By night no hole may be left open,” said {A}. “It’s a rule. Somebody might fall in.” But {H} wanted to keep it.'
      ]
    }
  ],
  way: [
    {
      id: 'under-the-plate',
      A: 'partner',
      paragraphs: [
        '“I’ll take it out,” said {H}. The digger bit into the side of the hole, to lift it in one piece. The wall fell down, and now it was a bigger hole and not such a good one.',
        '“Then I’ll hide it,” said {H}, and laid a plate on top. From above it was gone. {A} lifted the plate, and underneath it was still open. “Somebody might fall in, plate and all,” said {A}.'
      ]
    },
    {
      id: 'hard-hats',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On a building site you wear a helmet, so they put on two sieves from the kitchen. {A} held up one hand, and the digger stopped. “Tea break,” said {A}. They sat down on the edge, with their feet in.',
        '“What’s it for, when it’s done?” asked {A}. {H} looked down. “It isn’t for anything,” said {H}. “It’s a hole.” {A} thought it over, and moved up, and looked down as well.'
      ]
    },
    {
      id: 'what-was-down-there',
      A: 'same',
      spare: 2,
      paragraphs: [
        'All kinds of things had come up with the sand. There were two marbles, a spoon and half a shell. {H} laid them out on a cloth, in the order in which they had lain. On top was last week. Underneath was last summer.',
        '“And what’s under that?” asked {A}. {H} knocked on the bottom with the scoop. It sounded of wood. “That’s the end of the world,” said {H}. “Then that’s deep enough,” said {A}.'
      ]
    },
    {
      id: 'beep-beep',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Whenever the digger went backwards it had to beep, so that nobody got in its way. {H} beeped. It was difficult to beep and steer. “I’ll do the beeping,” said {A}, “and you do the driving.”',
        'But {A} was always a bit too late. The digger stood still already, and it beeped. Then it drove back without a sound, over {A}’s toe. “Beep,” said {A}.'
      ]
    },
    {
      id: 'how-deep-said',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How deep is it now?” asked {A}, and held in a wooden spoon. Only the tip looked out. “That’s one spoon,” said {A}. “Without the handle it would be less.”'
      ]
    },
    {
      id: 'the-visitors',
      A: 'other',
      spare: 4,
      paragraphs: [
        'At every building site there are people who stop and look. {A} was one of them now, and walked round the hole as slowly as they do. “What’s going to be built here?” asked {A}.',
        '“Nothing,” said {H}. “It’s finished.” {A} bent down, and called into it, and listened to what came back. “It’s very well dug,” said {A}. “You can hear that.”'
      ]
    },
    {
      id: 'full-of-water',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“If it’s a lake, it isn’t a hole,” said {H}, and poured in a jug of water. For a moment it was a lake. It had a sky in it, and a digger standing on its head. Then it got lower, with a noise like somebody drinking.',
        'When the water was gone, the hole was still there, only darker. “It was thirsty,” said {A}. “No wonder, with all that work.”'
      ]
    },
    {
      id: 'made-of-nothing',
      A: 'partner',
      paragraphs: [
        '“Why won’t it come out?” asked {H}. {A} moved a hand to and fro in the hole. “There’s nothing to get hold of,” said {A}. “A hole’s made of what isn’t there any more.” “And where’s all that gone?” asked {H}. “Over there,” said {A}.',
        'They both looked at the heap. So that was where the hole had gone.'
      ]
    },
    {
      id: 'lorry-load',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} came along with the lorry, which was a shoe. “Where do you want it?” asked {S}. “Nowhere,” said {A}. “It’s a hole.” “I can take half,” said {S}. So {A} gave {S} some sand, and told the hole that it was only for a drive.',
        'The lorry drove round the table, and was weighed, and came back. “It’s quite heavy, your hole,” said {S}. {A} was proud of that.'
      ]
    },
    {
      id: 'in-a-field',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I dug a hole once, in a field,” said {S}. “I wanted to get through to the other side.” “How far did you get?” asked {A}. “Up to here,” said {S}, and held a hand above one knee. “Then I was called in for tea.”',
        '“And is it still there?” “They’ve put a house on it,” said {S}. “It’s a good house. It’s got a very dry cellar, in one corner.”'
      ]
    },
    {
      id: 'site-guard',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'Somebody has to guard a building site, and {A} got the job. {H} drew a line in the sand, and up to there {A} was allowed to look. {A} looked as far as the line, and then a bit further.',
        '“What’s in there?” {A} seemed to ask. “Nothing,” said {H}. “That’s just what’s so good about it.” {A} had never guarded nothing before, and took it very seriously.'
      ]
    }
  ],
  turn: [
    {
      id: 'fill-it-in',
      A: 'partner',
      paragraphs: [
        'It was nearly night, and a rule is a rule. “Stand back,” said {H}. The digger took the first scoop from the heap and tipped it in. It did that forty times. The hole grew flatter, and then it was only a dent, and then it was gone. {H} patted it with the back of the scoop.',
        '“All back in,” said {A}. But beside it there was still a bit of heap. “There’s some over!” said {H}. They pressed down the sand as hard as they could, and it would not go in.'
      ]
    },
    {
      id: 'counting-scoops',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps we counted wrong,” said {A}. They looked under the digger, and behind the box. There was no second hole anywhere. {H} even looked at the ceiling.',
        '“Forty scoops came out,” said {H}, “and forty went in. And there’s one left.” {A} counted on all ten fingers, four times over. The site was as flat as a table, and the bit of heap still lay there.'
      ]
    },
    {
      id: 'one-cup',
      A: 'partner',
      paragraphs: [
        '“It’s always like that with digging,” said {A}. “Dug-up sand is looser, and never all goes back.” It was just one cup full. {H} held the cup up to the light. “So that’s my hole,” said {H}.',
        '“That’s what’s left of it,” said {A}. Nobody could fall in, that was certain. {H} set the cup on the windowsill. There you could keep a hole for as long as you liked.'
      ]
    },
    {
      id: 'engine-off',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The digger laid its arm on the ground, as diggers do when the day is over. “So that it doesn’t get tired,” said {H}. {A} went once round it and knocked the sand out of its tracks. “Engine?” “Off,” said {H}, and went on humming for a moment, as it ran down.',
        'Then you could hear the building site. It trickled a little, somewhere inside. “It’s settling down,” said {A}.'
      ]
    },
    {
      id: 'other-holes',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“So wherever there’s been a hole,” said {H}, “there’s a bit over?” “In every street that was ever dug up,” said {A}. “That’s why there are those bumps. You’ve driven over hundreds of holes.”',
        '{H} looked at the cup with new eyes. It was quite a small one. But it was the only one that had ever been kept.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} gazed down into the hole, with proper respect.',
      '{names} went up the heap, and came down with most of it.',
      { text: '{names} whistled softly, at such straight walls.', needs: ['hands'] },
      { text: '{names} measured the hole with an arm, and it was exactly one arm deep.', needs: ['hands'] }
    ],
    way: [
      '{names} dug a little one alongside, for company.',
      '{names} stepped round the plate, to be quite sure.',
      { text: '{names} knocked on the plate, and it was hollow.', needs: ['hands'] },
      { text: '{names} fetched a spoon to lift it with, and brought up some sand.', needs: ['hands'] }
    ],
    turn: [
      '{names} patted the place flat, from the other side.',
      '{names} stood on the spot, and did not fall in.',
      { text: '{names} pressed as well, with a saucepan.', needs: ['hands'] },
      { text: '{names} scraped the last of it together with a spoon.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid went on the box, and the yellow digger on top of the lid. There was sand in both socks, and {H} swept that up.',
    'When {H} had washed and lain down, there was a small dent in the pillow. {H} filled it in, with one ear.'
  ],
  last: [
    'On the windowsill stood the best hole there had ever been, in a cup, and {H} was asleep.',
    'All the holes were shut for the night, and so were both eyes of {H}, who slept.'
  ]
})
