import { wishPlot } from '../wish-plot.ts'

export const explorer = wishPlot({
  id: 'wish-explorer-map',
  wishes: ['explorer', 'explorers', 'exploring', 'explore', 'explores', 'explored', 'expedition', 'expeditions', 'adventurer', 'adventurers', 'compass', 'compasses', 'undiscovered', 'unknown land', 'discover new land', 'discovers new land', 'discovering new land', 'discover island', 'going exploring', 'north pole expedition', 'south pole expedition', 'polar explorer', 'base camp'],
  except: ['space', 'moon', 'planet', 'planets', 'mars', 'rocket', 'sea', 'ocean', 'underwater', 'submarine', 'cave', 'caves', 'volcano', 'treasure', 'pirate', 'pirates', 'mermaid', 'mermaids', 'dinosaur', 'dinosaurs', 'lost', 'afraid', 'scared', 'internet', 'museum', 'city', 'forest', 'woods', 'beach'],
  answers: ['jungle', 'arctic', 'polar', 'pole', 'map', 'maps', 'brave', 'little', 'great', 'famous', 'world', 'land', 'new', 'find', 'finds', 'discovers', 'discovery', 'who', 'that', 'adventure', 'adventures', 'house', 'home', 'going', 'mountain', 'mountains', 'far', 'away', 'outdoors', 'dora', 'camp'],
  moods: ['first', 'proud'],
  company: ['map', 'compass', 'needle', 'fridge', 'camp', 'flag', 'sofa', 'table'],
  about: 'An explorer looks for the last white spot on the map, and finds the one thing that is never on it.',
  titles: ['The White Spot', 'North Was in the Kitchen', '{H} the Explorer', 'Where No Sock Had Ever Been', 'A Land with a Button in It'],
  want: [
    {
      id: 'white-spot',
      A: 'partner',
      paragraphs: [
        '{H} was an explorer, and wanted to find a land where nobody had ever set foot. Then it would be named after {H}. The map lay on the floor at base camp. It was a whole sheet of wrapping paper, and nearly full.',
        'The Sofa Mountains were on it, and the Long Hall, and the Great White Fridge. “That’s all been discovered,” said {A}. “I’ve sat on most of it.” But between the mountains and the table was one white spot. “Nobody’s been there,” said {H}. “That’s mine.”'
      ]
    }
  ],
  way: [
    {
      id: 'rations',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First the biscuits were counted. “Two a day for each of us,” said {H}, “or we shan’t get back.” They ate the two for Monday before they set off, so as to have less to carry.',
        'By the door it was Tuesday. At the coat hooks {A} thought that it was Wednesday. At the boots it was Thursday, by both their tummies. “It’s a long expedition,” said {H}, “and we’ve been gone since breakfast.”'
      ]
    },
    {
      id: 'roped',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the ice explorers are tied together. If one of them falls into a crack, the other one holds on. {H} and {A} had the belt of the dressing gown between them. They went very carefully.',
        'Then came a chair. {H} went past it on the left, and {A} went past it on the right. There was a jerk. “Have you fallen into a crack?” called {H}. “No,” called {A}. “I’ve got a chair.” They both held on. The chair came too.'
      ]
    },
    {
      id: 'compass',
      A: 'partner',
      paragraphs: [
        '“My land’s to the north,” said {H}, and followed the compass. It led them down the Long Hall, straight up to the fridge. They marched on past it. The needle turned round and pointed back at the fridge.',
        '“North’s in there,” said {H}, “behind the milk.” {A} looked at the fridge door, which was full of magnets. “A compass goes after magnets,” said {A}. “The earth’s a big one. But it’ll leave the whole earth for a small one, if it’s near.”'
      ]
    },
    {
      id: 'disappointment',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Each place must have a name, or you can’t say where you’ve been. A pair of shoes became the Two Caves. The bath mat was Lake {A}, because {A} had stepped in it. There was only the biscuit tin left. {H} lifted the lid and looked in.',
        '“Cape Disappointment,” said {H}. There really are capes of that name, and an explorer stood on each of them. “I was going to be sorry about that,” said {A}, with {A}’s mouth full.'
      ]
    },
    {
      id: 'storm',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the pass there was a storm. {A} did it, with a newspaper. The explorer crawled into the tent, which was a coat, and had to wait there. “What do you do in a tent all day?” asked the storm. “You write it down,” said {H}.',
        'So {H} wrote. “What have you put?” asked the storm, and stopped to listen. “Day two. Wind,” {H} read out. “Day three. Wind. Ate my raisin.” “That’s very exciting,” said {A}, and blew a bit more, for day four.'
      ]
    },
    {
      id: 'two-poles',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Which pole has the penguins?” asked {A}. “The south one,” said {H}, “and the white bears are at the north one. They’ve never met.” {A} was sorry to hear it. They’d have so much to talk about, with the snow.',
        '“Could you take one a letter from the other?” asked {A}. {H} thought about the way. It went over the whole world. “What would they write?” “Are your feet cold too?” said {A}.'
      ]
    },
    {
      id: 'jungle',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Behind the bathroom door the jungle began. It was wet and hung down on all sides, and dripped on the explorers’ necks. They had to push every leaf aside. One of them was a long blue leg.',
        '“Something touched me,” whispered {H}. “So it did me,” whispered {A}. They stood quite still, back to back, among the sleeves. Then they found out that each of them had touched the other one. It’s the commonest animal in any jungle.'
      ]
    },
    {
      id: 'far-sight',
      A: 'same',
      spare: 7,
      paragraphs: [
        'From the highest of the cushions {H} looked out through a cardboard tube. “I see a mountain with grass on it,” said {H}. “It’s moving. There are two lakes, close together, and they’re brown.” “Is there anybody there?” asked {A}.',
        '“There’s a cave under the lakes,” said {H}. “It opens and shuts. I think there’s porridge in it.” “That’s me,” said {A}, at the other end of the tube. “I know,” said {H}. “I’m discovering you.”'
      ]
    },
    {
      id: 'pet-guide',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Near the mountains they came upon {A}. The explorer bowed, and asked which way it was to the white spot. {A} looked at the explorer, and then at a place on the wall.',
        'They dug there with one finger for a while. It was a wall. “Perhaps it isn’t the way that {A}’s showing us,” said {H}, “only the view.” So they sat down beside {A} and had the view, which was a good one.'
      ]
    },
    {
      id: 'elder-first-foot',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I discovered something once,” said {S}. “It was on a day of snow. Nobody’d trodden in it yet. I got up before the milkman, and walked right across the square, all alone.” “Was it called after you?” asked {A}.',
        '“In a way,” said {S}. “Halfway over I’d lost a slipper, and I had to hop. For a whole day people stood there and wondered who lived in our town with only one foot.”'
      ]
    },
    {
      id: 'child-low-country',
      A: 'child',
      spare: 10,
      paragraphs: [
        'For the low country they took {A}, who knew it best. Under the cupboard, said {A}, there was a marble, and a bit of a carrot, and the dark. “How long have you known that?” asked {H}. “Always,” said {A}.',
        'The explorer lay down flat and looked. It was all there. “Then you’ve discovered it,” said {H}, “and we must put your name on the map.” {A} drew it. It was a large green circle, and there were legs on it.'
      ]
    },
    {
      id: 'baby-tastes',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'There was a second explorer about, and that was {A}. {A} had found the map already, and was discovering one corner of it, with the gums. It took its time and left nothing out.',
        '“That’s the coast,” said {H}. “You’ve eaten a bay.” The bay was got out again, rather soft. The explorer put it back where it had been. Ever since, that coast has had a good many more inlets.'
      ]
    },
    {
      id: 'by-the-map',
      A: 'partner',
      paragraphs: [
        'So they put away the compass. By the map the white spot was six steps from the mountains, and four from the table. They counted from both. Each time they came out at base camp, where the map lay.',
        '“There’s nothing here,” said {H}. “We’ve been here all day.” {A} looked at the map, and all round it. “The sofa’s on it,” said {A} slowly, “and the table. There’s just one thing that isn’t on the map, and that’s the map.”'
      ]
    }
  ],
  turn: [
    {
      id: 'under-it',
      A: 'partner',
      paragraphs: [
        '{H} did not say a word. {H} took one corner, and {A} took the other, and they lifted up the map. Under it was a land. It was smooth and bare, and a bit warm. In the middle lay a blue button, missing since the winter.',
        '“We camped on it,” whispered {A}. “Socks off,” said {H}. One bare foot went down there, and then the other. “This land’s called {H},” said {H}, “after me.”'
      ]
    },
    {
      id: 'picture-at-the-pole',
      A: 'same',
      spare: 12,
      paragraphs: [
        'An explorer who has got there has a picture taken. {A} did it, with both hands in front of one eye. “You’re smiling,” said {A}. “They don’t. They’ve got ice in their beards, and haven’t eaten since Thursday.”',
        '{H} let everything hang down, and looked past {A} into the distance. “That’s better,” said {A}. “Now just a bit hungrier.” {H} thought of all the cheese there was at home. Click, said {A}.'
      ]
    },
    {
      id: 'small-step',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They walked round the coast, heel to toe. It was nineteen feet long, and they were {H}’s. Then {A} did it too, and it came out at a different number. “It’s got smaller,” said {H}.',
        '“It’s only ever measured by the one who discovered it,” said {A}, and stepped off. So nineteen it was. There was one hill in it, and you could feel that with your toes. It was a crumb.'
      ]
    },
    {
      id: 'flag',
      A: 'partner',
      paragraphs: [
        'The flag was a sock on a pencil. {H} drew the new land into the white spot, with a blue dot for the button. Then they laid the map down again where it had always been. “Now your land’s gone,” said {A}.',
        '“No,” said {H}. “It’s on the map, and it’s under the map. It’s the best-kept land in the world.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} pitched camp between the Sofa Mountains, and had a rest.',
      '{names} made a footprint near the Long Hall, and a second one beside it.',
      { text: '{names} sharpened the pencil for the new land.', needs: ['hands'] },
      { text: '{names} packed supplies, which were a raisin and a string.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the compass too, and came to the fridge like everybody else.',
      '{names} sat down on the corner of the map, so that it would not blow away.',
      { text: '{names} held the needle steady, and it only shook its head.', needs: ['hands'] },
      { text: '{names} opened the Great White Fridge, and it was very cold in the north.', needs: ['hands'] }
    ],
    turn: [
      '{names} crawled up to the coast, and put one toe ashore.',
      '{names} sneezed softly, and it was the first weather in that land.',
      { text: '{names} held the map up at the back, like a big paper sky.', needs: ['hands'] },
      { text: '{names} shook hands with everybody who had been there.', needs: ['hands'] }
    ]
  },
  bed: [
    'The map stayed where it was, as the lid of a land. The button lay in a saucer, and the flag leaned by the door.',
    'Clean again, or nearly, {H} lay down. The lower end of the bed was still quite unknown, and cold. Two feet set out for it. They went slowly, a bit at a time, and made it warm as they came.'
  ],
  last: [
    'Two feet had come to the far end of the bed, where it was warm, and {H} slept.',
    'Under the map lay a land, and under the blanket lay {H}, after whom it was called, asleep.'
  ]
})
