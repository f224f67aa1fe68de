import { wishPlot } from '../wish-plot.ts'

export const whoeverHot = wishPlot({
  id: 'wish-whoever-hot',
  visits: 'anything',
  whoever: ['is too hot', 'is always too hot', 'is much too hot', 'is hot', 'is always hot', 'is so hot', 'is very hot', 'is really hot', 'is boiling hot', 'is boiling', 'is hot all the time', 'is far too hot', 'is too warm', 'is always too warm', 'gets too hot', 'got too hot', 'gets hot', 'gets very hot', 'always gets hot', 'feels hot', 'feels too hot', 'felt hot', 'is sweating', 'is always sweating', 'sweats', 'sweats a lot', 'sweats too much', 'always sweats', 'sweats all the time', 'can’t stop sweating', 'keeps sweating', 'kept sweating', 'is sweaty', 'is very sweaty', 'is overheated', 'can’t cool down', 'can’t cool off', 'can’t get cool', 'wants to cool down', 'wants to cool off', 'wants to be cooler', 'hates the heat', 'hates being hot', 'doesn’t like the heat', 'doesn’t like being hot', 'can’t sleep because it’s too warm', 'can’t stand the heat', 'is always fanning itself', 'is roasting', 'is sweltering', 'kicks its covers off', 'looks for somewhere cool', 'is dripping with sweat'],
  notOf: ['kettle', 'teapot', 'pan', 'saucepan', 'oven', 'stove', 'cooker', 'hob', 'grill', 'toaster', 'iron', 'radiator', 'heater', 'lamp', 'bulb', 'candle', 'match', 'fire', 'bonfire', 'coal', 'ember', 'lava', 'volcano'],
  except: ['hot chocolate', 'hot dog', 'hot dogs', 'hot air', 'hot water', 'porridge', 'soup', 'sauce', 'chilli', 'tea', 'bath', 'shower', 'fire', 'burns', 'burnt', 'fever', 'ill', 'sunburn', 'car', 'locked', 'planet', 'the sun', 'desert', 'melt', 'melts', 'melting', 'headed'],
  company: ['bed', 'sheet', 'blanket', 'pillow', 'tiles', 'fridge', 'bath', 'window', 'newspaper', 'lamp', 'book', 'flannel', 'slippers', 'soup', 'stove'],
  about: 'The hero wants to be the second one in a cold bed; whoever is too hot goes from one cool place to the next, and each gets hot, until they see who leaves it there.',
  titles: ['The Second One In', 'Warm Tiles', '{visitor} Goes to Bed First', 'Warm as Far as the Corners', 'Somewhere Cool for {visitor}'],
  fed: true,
  want: [
    {
      id: 'cold-sheet',
      A: 'partner',
      paragraphs: [
        '{H} was ready for bed, all but the getting in. The sheet was so cold, right down to the end. “Somebody’s got to be the first one in,” said {A}. {H} wanted to be the second.',
        'Then somebody tapped at the door, and it got warm. Behind it was {visitor.first}. “Have you got anywhere cool?” asked {visitor}, and the drops ran down. “I’m so hot.”'
      ]
    }
  ],
  way: [
    {
      id: 'flannel',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Where are you hottest?” asked {A}. It was {caller.part}, and nobody had to be told twice. {A} put a wet flannel there. It lay still for a moment, and steamed. When they took it off, it was dry, and fit to be folded.',
        '{H} brought a second one, and then the hand towel. They all came back dry and warm. “You’d be useful after a swim,” said {A}. “I’d be hot after a swim,” said {visitor}. “Just give me time.”'
      ]
    },
    {
      id: 'hardly-moving',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“It’s moving about that makes you hot,” said {A}. So {visitor} did nothing that was not needed. {visitor} only {caller.does}, for that could not be helped. It was enough. A drop ran all the way down, and hung there, and let go.',
        '{A} showed how you can do a thing in the shade. {A} {caller.move}, very slowly, under an open newspaper. “Did you see?” asked {A}. {H} had not, on account of the newspaper. But it had looked cool from outside.'
      ]
    },
    {
      id: 'with-a-breeze',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} took the big book, since that makes the most wind. {A} read, and turned a page, and fanned in between. “{caller.fact},” read {A}. It came over to {visitor} with a breeze round it. “That was a good one,” said {visitor}.',
        '“It’s a true one, too,” said {A}. “True doesn’t matter so much,” said {visitor}, still hot. “Have they got anything longer?” So {A} fanned across the whole of the index, from A to F.'
      ]
    },
    {
      id: 'how-far-off',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Is it as hot as that, {caller.where}?” asked {A}. “Not before I came,” said {visitor}. In summer the others all stood a good way off. They called across to each other, and to {visitor} they waved, which made a little air.',
        '“And in winter?” asked {H}. In winter they were very close. They came and asked how {visitor} was, and leaned. “They’re very fond of me from November,” said {visitor}. “I’ve never found out what I do so well by then.”'
      ]
    },
    {
      id: 'shade',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        'What was wanted was some shade. {A} stood {caller.stand} on a chair, right before the lamp. Its shadow fell across the floor, and was quite large. {visitor} moved into it and said thank you. It was a good shadow, and it kept still.',
        'After a bit {visitor} was too hot in there as well. They pushed the chair a little to the left, so that there was fresh shade. “It’s very patient with me,” said {visitor}. {H} gave it a drop of water on the top, to be polite.'
      ]
    },
    {
      id: 'fanning',
      A: 'other',
      spare: 1,
      paragraphs: [
        '{A} folded the newspaper in four, and fanned {visitor}. “Lovely,” said {visitor}. But fanning is work. Soon {A} was red as well, and had to undo a button. So {H} fanned {A}, who was fanning {visitor}.',
        'Then {H} was too hot. “Now there are three of us,” said {visitor}, “and only I had it to begin with.” They all sat down against the fridge, in a row. It began to hum, and they could hear that it did not like it.'
      ]
    },
    {
      id: 'cool-words',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll say you something cool,” said {A}. “Doorknob. Milk bottle. Seven in the morning.” {visitor} kept quite still, and listened. “The doorknob was very good,” said {visitor}. “Could I have that again, a little slower?”',
        '{H} knew one as well. It was the inside of the left boot. “Ooh,” said {visitor}, and the drops stopped running for a bit. Then {A} said blanket, by mistake, and it was all for nothing. They had to go back to the doorknob.'
      ]
    },
    {
      id: 'take-something-off',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“If you’re hot, take something off,” said {A}. {visitor} went through what there was, and nothing came off. {H} took off a cardigan, to show how it’s done. Then {A} took off both socks. The two of them had hardly been hot before.',
        '“It must be nice to be in layers,” said {visitor}, with a look at the cardigan. “I’m just the one piece.” They hung the socks over {visitor}, for company. They were soon very warm socks.'
      ]
    },
    {
      id: 'drops',
      A: 'other',
      spare: 4,
      paragraphs: [
        'You sweat in drops, and no two are alike. {A} picked one on the left, high up, that had just got going. {H} picked one on the right. “Mine’s thinking about it,” said {H}. Then it met another, and the two of them ran for it.',
        '“Who’s won?” asked {visitor}, who had to keep still and could not see. It had been the left by a length. “I’ve never sweated for anything before,” said {visitor}. “Up to now it just came off me.” They ran it again, best of three.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“In my first room I had the stove pipe,” said {S}. “It came up through the floor, and went out at the top. I was too hot all winter.” “Did nobody come and see you?” asked {A}. “They all did. I thought that I must be good company.”',
        '“And in the summer?” asked {visitor}, who had a feeling about it. “In the summer there was just one who still came,” said {S}. “We sat on the window sill. I’ve got a postcard from that one every Christmas.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} knew what you do with something that’s too hot. You blow on it. {S} blew on {visitor} from the front, and then from the side. “You’ve got to be stirred too,” said {S}, and walked round with a spoon.',
        'Then {S} waited, as you do for soup. “Are you still hot in the middle?” asked {S}. {visitor} was. It’s always hottest there. So {S} began at the edge, which was the right way. A quarter of the way round the breath was used up.'
      ]
    },
    {
      id: 'ah',
      A: 'partner',
      paragraphs: [
        '“We’ve got plenty of cool places,” said {A}, without having to think. “You’ve only got to find the best.” {visitor} tried the bathroom tiles. “Ah,” said {visitor}. It lasted no longer than the word. Then the tiles were too hot as well.',
        'It was the same with the bath, and the fridge door, and the floor by the window. There was one “ah” at each. “The heat comes after me,” said {visitor}. “Wherever I go, it’s there too.”'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} wrote it down. Tiles, bath, fridge door, window. Each got a tick for the ah and a line through it for the rest. “We could try the marble chopping board,” said {A}. It was the coldest thing in the kitchen drawer. {visitor} was too hot on it at once.',
        '“What’s left?” asked {A}. There was the spoon that nobody ever used. They laid it on {visitor}, and counted to three. After that there was a line through the spoon as well.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Wherever {visitor} had been, {A} came after. As soon as a place had got too hot, {A} was there and lay down. “Somebody likes the places I’ve finished with,” said {visitor}.',
        'From the bath it went to the fridge door, and from there to the window. In the end {A} was one place ahead, and lay in it already. “It’s still cool here,” said {visitor}, who could not get past. {A} did not get up, and looked as if that could be changed.'
      ]
    },
    {
      id: 'warm-tiles',
      A: 'partner',
      paragraphs: [
        '{A} crossed the bathroom in bare feet, and stood still. Nobody ever stood still on those tiles. “They’re warm!” called {A}. There was a whole warm patch, in the shape of {visitor}.',
        '“The heat doesn’t come after you,” said {A}. “You bring it, and leave it lying about!” “Not on purpose,” said {visitor}, and got hotter still. But {H} was thinking of a cold sheet.'
      ]
    }
  ],
  turn: [
    {
      id: 'first-one-in',
      A: 'partner',
      paragraphs: [
        '“I know the coldest place of all,” said {H}, and turned back the blanket. {visitor} went in as far as there was room. “Ah!” said {visitor}. Soon the left half was too hot, and there was still the right one.',
        'Then came the foot end, and the wall side, and the pillow. “It’s too hot here now,” said {visitor}. “Good,” said {H}. “Next.”'
      ]
    },
    {
      id: 'pillow',
      A: 'same',
      spare: 1,
      paragraphs: [
        'With the pillow {A} had a trick. As soon as one side was hot, {A} turned it over, and there was the cool one. “Who put that there?” asked {visitor}. Nobody had. It had been lying in wait all along, underneath.',
        '{visitor} turned it over eleven times, and always came down on the cool. “You could go on like that for ever,” said {visitor}. By the twelfth there were two hot sides. {H} plumped it up, and was very well pleased with both.'
      ]
    },
    {
      id: 'while-we-are-at-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“While we’re at it,” said {A}, and brought two slippers from the hall, and a pair of pyjamas. After those came the towel. {visitor} had an ah for each of them. The slippers had been by the door, and were so cold that there were two.',
        '{A} put one foot in, and could not speak for a bit. “What does it feel like?” asked {visitor}. “Like toast,” said {A}, “that knows you.” {visitor} had only ever been told to move along. The pyjamas were done on both sides.'
      ]
    },
    {
      id: 'none-left',
      A: 'partner',
      paragraphs: [
        'In the last corner it did not get too hot. “Something’s wrong,” said {visitor}. {A} looked, and there was not one drop. The tiles had some of the heat, and the fridge, and the bed had all the rest. “You’ve run out,” said {A}.',
        '“So that’s how it is,” said {visitor}, quite cool. Then {H} got in, as the second one, and it was warm as far as the corners. “I’ll have made some more by tomorrow,” said {visitor}. “It’s no trouble.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} felt the sheet too, and drew back.',
      '{names} made room by the window, where it was cooler.',
      { text: '{names} opened the door a bit further, and fanned with it.', needs: ['hands'] },
      { text: '{names} put out a saucer for the drops.', needs: ['hands'] }
    ],
    way: [
      '{names} went along to every place, and listened for the ah.',
      '{names} blew a bit, from a safe way off.',
      { text: '{names} fetched a glass of water, and it was gone before it was handed over.', needs: ['hands'] },
      { text: '{names} undid the top button, just from looking.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried the tiles, and stayed there.',
      '{names} waited beside the bed for whatever was finished.',
      { text: '{names} held the blanket up by one corner, so that none got out.', needs: ['hands'] },
      { text: '{names} put both hands flat on the warm half, and left them there.', needs: ['hands'] }
    ]
  },
  bed: [
    '{visitor} went home in no hurry, and stayed cool as far as the corner. Behind the door it was warm in five places.',
    'Whoever was left washed on warm tiles, without a hop. {H} stretched out full length, which nobody does in a cold bed.'
  ],
  last: [
    'It was warm as far as the corners, and there {H} was asleep.',
    'The heat had stopped going from place to place, and stayed with {H}, who was asleep.'
  ]
})
