import { wishPlot } from '../wish-plot.ts'

export const whoeverCook = wishPlot({
  id: 'wish-whoever-cook',
  visits: 'anything',
  whoever: [
    'wants to cook',
    'can’t cook',
    'wants to learn to cook',
    'is learning to cook',
    'wants to be a cook',
    'wants to be a chef',
    'wants to become a chef',
    'wants to become a cook',
    'dreams of being a chef',
    'dreams of cooking',
    'loves to cook',
    'loves cooking',
    'likes to cook',
    'likes cooking',
    'doesn’t know how to cook',
    'never learned to cook',
    'tries to cook',
    'is bad at cooking',
    'is a bad cook',
    'is a terrible cook',
    'cooks badly',
    'cooks terrible food',
    'burns everything',
    'makes terrible soup',
    'made terrible soup',
    'wants to make soup',
    'wants to open a restaurant',
    'wants to have a restaurant',
    'wants to cook dinner',
    'wants to cook supper',
    'wants to bake',
    'can’t bake',
    'wants to learn to bake',
    'is learning to bake',
    'loves to bake',
    'loves baking',
    'wants to be a baker',
    'wants to become a baker',
    'dreams of being a baker',
    'makes food that tastes horrible',
    'makes yucky food',
    'puts too much salt in',
    'wants to make rotis',
    'wants to run a cafe',
    'burnt the dinner',
    'is a hopeless cook',
    'is learning to be a chef',
    'is rubbish at cooking',
    'makes disgusting dinners',
    'wants to make dinner'],
  except: ['doesn’t want to cook', 'doesn’t like cooking', 'hates cooking', 'children', 'people'],
  company: ['soup', 'pan', 'card', 'spoon'],
  fed: true,
  about: 'A card for soup says “a pinch” and “a handful” and not whose, and whoever can’t cook follows it to the letter, until they find what the round stain is for.',
  titles: ['Whose Pinch', 'The Round Stain', '{visitor} Cooks', 'What the Soup Wanted', 'A Handful, It Said'],
  want: [
    {
      id: 'the-card',
      A: 'partner',
      paragraphs: [
        '{H} had found a card in the drawer. “The Best Soup,” it said, and {H} wanted that one tonight, and no other. {A} read out the rest. “A handful of lentils. A carrot. A pinch of salt. A splash of water. Cook till done.”',
        'There was a knock. It was {visitor.first}, and an apron. “I always do just what it says,” said {visitor}. “And then nobody wants a second plate.” “It’s all on the card,” said {H}. “It can’t go wrong.”'
      ]
    }
  ],
  way: [
    {
      id: 'whose-pinch',
      A: 'partner',
      paragraphs: [
        '“A handful,” said {visitor}, and stopped. “Whose?” That wasn’t on the card. {H} took a handful. {A} took one, and it was another size. {visitor} took one too, and nobody had ever seen a heap like that. “Take all three,” said {A}, quite sure.',
        'They took three pinches as well, and three splashes, and cooked it till it was done. {H} took one spoonful, and did not swallow it for some time. “It’s like the sea,” said {H} then, “with gravel.”'
      ]
    },
    {
      id: 'knob-dash',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the back of the card there was more. “A knob of butter,” read {A}. {H} looked at the knobs. There was one on the drawer, and a bigger one on the door. “And a dash of vinegar.” “I can do that,” said {visitor}, and dashed to the door with the vinegar.',
        '“I think it means a little,” said {A}. {visitor} put down the bottle. “Then why don’t they say a little?” They couldn’t think why. “It says here that you’ve got to keep an eye on it,” said {A}. {visitor} would not do that one at all.'
      ]
    },
    {
      id: 'apron',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was a very good apron, with two pockets. In the left one there was a list. It said what {visitor} had cooked so far, and what people had said. “Porridge: oh. Pancakes: is there any bread? Peas: I’m not that hungry, really.”',
        '“Did you taste it yourself?” asked {A}. “I wasn’t asked,” said {visitor}. “I’m the cook.” In the other pocket there was an egg timer. It went off now, by itself, and they all looked at the pan.'
      ]
    },
    {
      id: 'till-done',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Cook till done,” it said. “Till who’s done?” asked {visitor}. {H} had been done for a long time. {A} said it was the carrot that had to be done. So they asked the carrot. {A} held a bit of it on a fork, and {H} bit it, and it said crack.',
        '“It isn’t done,” said {H}. They asked it again, after one song. It said crick. After the next song it said nothing any more. “Now it’s asleep,” said {H}. {visitor} wrote that into the list: a carrot is done when it’s asleep.'
      ]
    },
    {
      id: 'smell-first',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You can hear it too, when something’s cooking,” said {A}. They listened, from the table. At first the water said “sss”. Then it muttered. And then came “blop”. “Blop’s too much,” said {A}, and turned it down.',
        '{visitor} said it all after the pan, very softly. “Sss, mutter, blop.” “You’re a good listener,” said {A}. “At home I’ve always sung while I cooked,” said {visitor}. “I sang right over it.”'
      ]
    },
    {
      id: 'caller-wants',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And what do you like best of all?” asked {A}. Nobody had ever asked. “{caller.wants},” said {visitor} at once, and was quite startled. “But there isn’t a card for that.”',
        '“How do you know when it’s good?” asked {H}. {visitor} thought about it for some time. “First there’s one thing,” said {visitor}. “Then it goes round the corner, and you want some more.” {H} wrote it down. It was the best recipe that they had so far.'
      ]
    },
    {
      id: 'caller-pinch',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'They tried what {visitor} could stir with. A spoon slipped out, and the whisk got caught. In the end it went best with {caller.part}, well washed, and from a long way off. It made a fine round whirl in the bowl.',
        '“They don’t teach you that,” said {visitor}. “They say, take a wooden spoon.” {A} tried it too. {A} {caller.move} over the bowl, and there were lentils on the lamp. “It isn’t for everybody,” said {A}.'
      ]
    },
    {
      id: 'tall-hat',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“You haven’t got a hat,” said {A}. “It can’t work without one.” {A} made one out of a paper bag, so tall that it bent in the middle. {visitor} put it on. Everybody stood up a little straighter.',
        '“What’s it for?” asked {visitor}, from underneath. “So that you can see where the cook is,” said {A}, “in all that steam.” The hat leaned over the pan, and went soft. After that it had to be worn like a scarf.'
      ]
    },
    {
      id: 'onion',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was an onion to chop, and nobody could bear it. {H} wept at the table, and {visitor} sniffed by the door. “What’s it so sad about?” asked {visitor}. “It isn’t,” said {A}, with a wet chin. “It’s only strong.”',
        'Then it went into the pan. It hissed, and got quieter, and turned as gold as a doorbell. {visitor} came back, and sniffed. “It was only cross because it was raw,” said {visitor}.'
      ]
    },
    {
      id: 'burnt-list',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I boiled water once,” said {visitor}, “and I burnt it.” {A} said that you couldn’t. “I went to look for the card,” said {visitor}. “When I came back it had all gone up. There was a white ring.” {H} was full of respect.',
        '“Mine was a boiled egg,” said {A}. “I forgot it for a whole film. It had turned into a sort of ball. We played with it till Easter.” {visitor} wrote it down in the list, under the peas. It looked less lonely there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My aunt never had a card,” said {S}. “She had an old cup without a handle. Everything was so many cups. Then somebody broke it.” “What did she do?” asked {A}. “She stood there with the bits,” said {S}, “and for three weeks we had bread.”',
        '“And after that?” asked {visitor}. “After that she went by her tongue,” said {S}. “She said that she should have broken it years ago. But she always set a place for the cup.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was cooking as well, in a pot on the floor, with a shoe for the lid. In it there were two blocks and some wool. “It’s nearly done,” said {S}. “You’ve got to taste it.” {A} tried an empty spoon. “It wants some salt,” said {A}.',
        '{S} gave it salt, out of nothing, and with two fingers. “And now?” “Now it’s right,” said {A}. {visitor} watched that very closely. “They look up after every spoon,” said {visitor}. “I’ve never looked up.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was given a bit of carrot, from before the salt. {A} rolled it to and fro, and left it lying, and looked at the cupboard. “{A} always says what there is to say,” said {H}.',
        '{visitor} got down beside {A}. “What’s missing?” asked {visitor}. {A} looked at the cupboard again. It was plain enough. You had only to know what was in there.'
      ]
    },
    {
      id: 'the-stain',
      A: 'partner',
      paragraphs: [
        '“But I did just what it says,” said {visitor}. {A} held the card under the lamp. In one corner was a stain, brown and round, and there were eight more down the side. “Those are from a spoon,” said {A}. “They tasted it, and put it down, and tasted again.”',
        '{H} counted. “Nine times,” said {H}. “They didn’t know either.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-it-wants',
      A: 'partner',
      paragraphs: [
        'They put on a new pan, with no card. In went a few lentils, and some carrot. {visitor} took a spoonful, and blew on it for a long time, and tasted. “It wants something,” said {visitor}. {H} tasted too. “Salt,” said {H}. In went three grains.',
        'The spoon was put down on the card, in the free corner. “Now it’s thirsty,” said {visitor}. In went a splash. “Now it’s lonely.” {A} looked in the cupboard and found half an onion. {visitor} tasted for the ninth time, and looked up.'
      ]
    },
    {
      id: 'wrong-way',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the sixth spoon it was too much. “Now it’s shouting,” said {visitor}, and wanted to pour it all away. “Wait,” said {A}. “You can’t take the salt out. But you can give it somebody to talk to.” {A} put in a potato, quite plain.',
        'They let it talk. After a song {visitor} tasted again, very carefully. The potato had heard the worst of it. “It’s got its voice back,” said {visitor}.'
      ]
    },
    {
      id: 'last-stain',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The free corner of the card was not free any more. There were their own stains now, beside the old ones, and a bit more orange. “That’s where it was thirsty,” said {H}. “And that’s the potato.” You could read the whole soup.',
        '“It ought to say so on top,” said {A}, and took a pencil. {H} told {A} what to write. It went under “Cook till done”, and it was only two words. “Look up.”'
      ]
    },
    {
      id: 'second-plate',
      A: 'partner',
      paragraphs: [
        '“Nothing,” said {visitor}. “It doesn’t want anything.” Nobody spoke at table. You heard only spoons. {H} got to the bottom first, where there was a blue flower. “Is there any more?” asked {H}.',
        '{visitor} looked at the plate, and took a pencil out of the apron. “How do you spell more?” asked {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down at table at once, to be first.',
      '{names} sniffed at the card, which did smell of soup.',
      { text: '{names} tied the apron at the back, with a bow.', needs: ['hands'] },
      { text: '{names} laid a spoon for everybody, and one for the apron.', needs: ['hands'] }
    ],
    way: [
      '{names} tried the first soup too, and looked for some water.',
      '{names} nibbled at a lentil that had got away.',
      { text: '{names} held out a handful as well, and it was another size.', needs: ['hands'] },
      { text: '{names} passed the bread along, without saying why.', needs: ['hands'] }
    ],
    turn: [
      '{names} licked a spoon, and looked up.',
      '{names} waited for the ninth time with an open mouth.',
      { text: '{names} grated something over it, and it wanted that too.', needs: ['hands'] },
      { text: '{names} wiped out a plate with bread, as far as the flower.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pan was scraped out, and there was not enough left for a spoon. The card went back into the drawer, a bit browner than before.',
    'They washed, and {H} lay down, quite warm in the middle. {H} felt round for what was missing.'
  ],
  last: [
    'It did not want anything else, and {H} was done, and asleep.',
    'Blop, said a last small thought, quite far down, and {H} was asleep.'
  ]
})
