import { wishPlot } from '../wish-plot.ts'

export const unicornsMermaids = wishPlot({
  id: 'wish-unicorns-mermaids',
  wishes: ['unicorn mermaid', 'unicorns mermaids', 'unicorn mermaids', 'unicorns mermaid', 'unicorn mermade', 'unicorns mermades', 'unicorn mermaid rainbow', 'unicorns mermaids rainbows', 'unicorns mermaids rainbow', 'mermaids rainbows', 'mermaid rainbow', 'mermaids rainbow', 'mermaid unicorn sparkles', 'unicorn rainbow mermaid'],
  except: ['pirate', 'pirates', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'princess', 'princesses', 'fairy', 'fairies'],
  answers: ['rainbow', 'rainbows', 'sea', 'ocean', 'friends', 'friend', 'magic', 'sparkly', 'glitter', 'horn', 'tail', 'underwater', 'swim', 'swimming'],
  company: ['unicorn', 'mermaid', 'fish', 'narwhal'],
  about: 'A unicorn longs for salt and a mermaid for anything that is not salty, and only a rainbow, which lasts as long as the rain, goes from one to the other.',
  titles: ['Salt for a Unicorn', 'Meeting at the Top', '{H} Goes Up the Green', 'Seven Stripes and Then None', 'What the Mermaid Had Too Much Of'],
  want: [
    {
      id: 'the-shore',
      A: 'partner',
      paragraphs: [
        '{H} was the unicorn, with a paper horn, and stood on a hill, which was the rug. The unicorn wanted salt. Horses love to lick it, and so do unicorns. On the hill there was nothing but sweet clover.',
        'Out in the sea, on a rock that was a chair, sat a mermaid. It was {A}, with both feet in one pillowcase. “Have you any salt?” called the unicorn. “It’s in everything,” called the mermaid. “Even in the cake. Have you anything sweet?”'
      ]
    }
  ],
  way: [
    {
      id: 'paddle',
      A: 'partner',
      paragraphs: [
        'So the unicorn set out with a bunch of clover. But hooves are narrow, and in wet sand they go in like spoons in a pudding. “I’m getting shorter,” said {H}.',
        'The mermaid came to meet it, and in the water that was quick. On the sand it went flop, and nothing, and flop once more. “It’s too dry,” said {A}. They were ten steps apart, and neither could do one of them.'
      ]
    },
    {
      id: 'throwing',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I’ll throw it,” said the mermaid. {A} took up a big handful of sea, and threw. It was a very good throw. About half way it stopped being a handful, and came down as drops.',
        'The unicorn threw some clover. A wave took it, and carried it sideways to a crab. “He doesn’t know what it is,” said the mermaid. “He’s put it on as a hat.”'
      ]
    },
    {
      id: 'horn-looking',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What have you got on your head?” asked the mermaid. “A horn,” said the unicorn. “It goes round and round, like a shell.” The mermaid wanted to know who lived in it. “Nobody,” said {H}. “It’s full.”',
        'The mermaid held a shell to one ear. You could hear the sea in it. {A} asked what you heard in a horn, and the unicorn tried to listen. But it was on the wrong side of both its ears.'
      ]
    },
    {
      id: 'combing',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The mermaid sat and combed, for the wind had been in everything. The comb was the backbone of a fish. Out came a bit of weed, and two shrimps, who had been looking for each other. “What do you have in yours?” called {A}.',
        'The unicorn shook its mane. Out fell a burr, half a daisy and a bee. The bee had only been resting. “You’ve a better sort of knot on land,” said {A}. “Mine all come out wet.”'
      ]
    },
    {
      id: 'narwhal',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Out of the water beside the rock came a horn, and after it a round grey head. The unicorn stared. “Is that one of us?” “That’s a narwhal,” said the mermaid. “And it’s not a horn, it’s a tooth. It grew straight out through his lip.”',
        'The two of them bowed to each other over the waves. “I thought that I was the only one,” said {H}. The narwhal blew a puff of steam, which is as much as they say, and went back down.'
      ]
    },
    {
      id: 'tail-talk',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What are four legs for?” asked the mermaid. “So that there are three left when I lift one,” said the unicorn, and lifted one. It stood very well. The mermaid lifted the tail, and that was all there was. There was a splash.',
        '“How do you know which one’s next?” asked {A}, who came up on the other side. The unicorn had never thought about that. It thought about it now, while walking, and had to lie down.'
      ]
    },
    {
      id: 'tide',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“You only have to wait,” said the mermaid. “The tide comes in twice a day, and brings me along.” So they waited, and {A} pulled the blue blanket a bit further up the rug. “Now it’s coming,” said {A}.',
        'It came as far as the unicorn’s front hooves. It washed round them, and thought better of it, and slid back down. “That was the tide,” said the mermaid. “It’s a small one today. It’s because of the moon.”'
      ]
    },
    {
      id: 'seahorse',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Along came {A}, riding on something that you could not see. It was a seahorse, and was to carry a parcel to the hill. “How fast is he?” asked {H}. “He’s the slowest fish of all,” said {A}. “But he’s reliable. He stands up to do it.”',
        'The seahorse swam and swam. It got as far as a stalk of weed, and curled its tail round that, and stayed. “They have to hold on to something,” said {A}. “It’s their nature.”'
      ]
    },
    {
      id: 'pet-shore',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Between the hill and the sea lay {A}, half on the sand and half in the water. {A} had no trouble with either. “How do you do it?” asked the unicorn. {A} breathed in, and breathed out.',
        'That was all. “So that’s how,” said {H}, who was still in up to the knees. “You just lie across it, and don’t want to go anywhere.”'
      ]
    },
    {
      id: 'elder-salt',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a horse that licked your hand all over,” said {S}. “Everybody thought that it was love. It was the salt.” {A} licked the back of one hand, to see. There really was some.',
        '“Then it never loved you?” asked {A}. “It had a whole block of salt on the wall,” said {S}, “as big as a loaf. And still it came to me first.”'
      ]
    },
    {
      id: 'starfish',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a starfish, with all five ends stretched out, and lay on the bottom of the sea. “I’ve got an eye on every arm,” said {S}. It was true. Starfish do.',
        'The unicorn wanted to know what they saw. “With this one I see the rug,” said {S}. “And this one sees under the sofa. There’s a sock.” “And the one in the middle?” asked {A}. “That’s my mouth,” said the starfish. “It’s lying on the floor.”'
      ]
    },
    {
      id: 'baby-wave',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'On the sand by the water sat {A}, and slapped it with one hand. “That’s how we say good day down there,” called the mermaid, and slapped back. {A} slapped twice.',
        'So it went to and fro between the land and the sea, and the unicorn looked on. It tried it with one hoof, and had sand on its nose. “It’s not as easy as they make it look,” said {H}.'
      ]
    },
    {
      id: 'the-bow',
      A: 'partner',
      paragraphs: [
        'Then it rained and the sun shone, both at once. Over the hill and the sea stood a rainbow, which was seven scarves. One end was in the clover. “And the other’s in my kitchen,” said the mermaid. “I have to dust it.”',
        '{A} looked along it. “It’s not sand, and it’s not sea,” said {A}. “But it only stays as long as the rain.”'
      ]
    }
  ],
  turn: [
    {
      id: 'at-the-top',
      A: 'partner',
      paragraphs: [
        '“Then I’ll go up my side,” said {H}, “and you go up yours.” The unicorn took the green, which was nearest to grass, with the clover between its teeth. The mermaid came up the blue behind a lump of salt. Twice it slid back, mermaid and all.',
        'At the very top they bumped noses. “Salt,” said the mermaid. “Clover,” said the unicorn, with its mouth full. They changed over. The unicorn licked, and shut both eyes. The mermaid tried one flower, and then its neighbour. “Oh,” said {A}. “So that’s what cake’s meant to be.”'
      ]
    },
    {
      id: 'looking-down',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'From up there the unicorn could see right down into the water. There were roofs, and a washing line with weed on it, and somebody was beating a sponge. “It’s just like at home,” said {H}, “only slower.”',
        'The mermaid looked at the hill. “What’s all that green hair?” “Grass,” said the unicorn. “We eat it.” The mermaid thought about it. “All day long?” asked {A}. “We begin early,” said {H}.'
      ]
    },
    {
      id: 'colours',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They sat across the stripes, and found out what each of them was like. The red one was warm, and the yellow one tickled. “Orange is narrow,” said the mermaid, and moved over. “I’ve only got half a tail on it.”',
        'The violet was quite thin, and nearly cold. “That one’s always first to get tired,” said the unicorn. They both sat very lightly on it, so as not to wear it out.'
      ]
    },
    {
      id: 'plait',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Mermaids can plait, and nobody ever has a mane for them. So {A} made three strands, and laid them over each other. It was done as slowly as waves come in. The unicorn held its horn out of the way.',
        '“Where does it end?” asked {H}. “At the end there’s a shell,” said {A}, “or it comes undone.” You could hear a bit of sea on that side from then on.'
      ]
    },
    {
      id: 'fading',
      A: 'partner',
      paragraphs: [
        'The rain grew thinner. The red was going, and then the orange. “We’ll have to slide,” said the mermaid. Whoosh, went the unicorn, into the clover. Far away there was a small splash.',
        'Then there was no rainbow. But out on the rock stood something green in a cup. And on the hill lay a white lump, with a lick in it. “Till it rains!” called {A}. “And the sun shines!” called {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} grazed along the hill, and left some clover.',
      '{names} paddled at the edge of the sea, and came out wet on one side.',
      { text: '{names} picked clover by the bunch, and counted the leaves.', needs: ['hands'] },
      { text: '{names} dusted the rock, for a mermaid to sit on.', needs: ['hands'] }
    ],
    way: [
      '{names} sank in as well, by about a spoon.',
      '{names} floundered in the shallows, in a friendly way.',
      { text: '{names} pulled out the unicorn, one hoof at a time.', needs: ['hands'] },
      { text: '{names} poured the sea a bit nearer, which only made it wetter.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along underneath, where it was violet.',
      '{names} slid off the end of the yellow.',
      { text: '{names} pushed the mermaid from below, tail and all.', needs: ['hands'] },
      { text: '{names} held up one end of the rainbow.', needs: ['hands'] }
    ]
  },
  bed: [
    'They folded up the rainbow, from red to violet, and laid it in the drawer.',
    'The unicorn washed its hooves, and lay down. It licked its lips once more, and there was still a little salt on them.'
  ],
  last: [
    'On one side of the night was the hill, and on the other the sea, and {H} slept.',
    'The last stripe had gone out, and {H} was asleep, with all four hooves in the clover.'
  ]
})
