import { wishPlot } from '../wish-plot.ts'

export const christmasBeach = wishPlot({
  id: 'wish-christmas-beach',
  wishes: ['christmas beach', 'christmas on the beach', 'christmas at the beach', 'christmas day beach', 'christmas eve beach', 'christmas lunch beach', 'christmas dinner beach', 'christmas tree beach', 'christmas sand', 'christmas seaside', 'christmas sea', 'christmas swim', 'christmas swimming', 'christmas summer', 'summer christmas', 'christmas sunshine', 'christmas barbecue', 'christmas bbq', 'christmas barbie', 'christmas driftwood', 'driftwood tree', 'driftwood christmas tree', 'xmas beach', 'xmas on the beach', 'xmas summer', 'christmas australia', 'christmas new zealand', 'christmas aotearoa', 'christmas brazil beach', 'christmas bondi', 'christmas thongs', 'christmas jandals', 'christmas flip flops', 'santa shorts', 'santa beach', 'santa on the beach', 'santa surfing', 'santa surfboard', 'santa surf', 'santa swimming', 'santa sunglasses', 'santa boat', 'santa rowing boat', 'father christmas shorts', 'father christmas beach', 'presents sand', 'meri kirihimete', 'kirihimete', 'kirihimete beach', 'pohutukawa christmas', 'pōhutukawa christmas', 'hot christmas', 'christmas hot', 'christmas sunny', 'christmas heat', 'christmas shorts', 'christmas surf', 'christmas surfing', 'christmas sandcastle', 'christmas shells', 'christmas seaweed', 'christmas pavlova', 'christmas prawns', 'christmas cricket beach', 'christmas picnic beach', 'christmas goa', 'christmas cape town', 'christmas durban', 'father christmas surfing', 'father christmas boat', 'father christmas sunglasses', 'santa sand', 'santa thongs', 'santa jandals'],
  answers: ['christmas', 'xmas', 'kirihimete', 'meri', 'merry', 'day', 'eve', 'lunch', 'dinner', 'breakfast', 'picnic', 'barbecue', 'bbq', 'prawns', 'pavlova', 'mango', 'mangoes', 'ham', 'beach', 'sea', 'seaside', 'sand', 'sandy', 'sandcastle', 'waves', 'wave', 'tide', 'ocean', 'water', 'swim', 'swims', 'swimming', 'paddling', 'shells', 'shell', 'seaweed', 'driftwood', 'tree', 'star', 'tinsel', 'decorate', 'decorated', 'decorating', 'decorations', 'santa', 'father', 'sack', 'hat', 'shorts', 'sunglasses', 'flip', 'flops', 'jandals', 'thongs', 'togs', 'surfboard', 'surfing', 'surf', 'boat', 'lifeguard', 'lifeguards', 'presents', 'present', 'gifts', 'hot', 'heat', 'sun', 'sunny', 'sunshine', 'summer', 'warm', 'no', 'without', 'snow', 'not', 'cold', 'holiday', 'holidays', 'family', 'cousins', 'nana', 'grandma', 'grandpa', 'grandad', 'pop', 'poppy', 'uncle', 'auntie', 'mum', 'mummy', 'dad', 'daddy', 'everyone', 'everybody', 'all', 'whole', 'cricket', 'camping', 'bach', 'tent', 'australia', 'australian', 'aussie', 'new', 'zealand', 'kiwi', 'aotearoa', 'brazil', 'south', 'africa', 'sydney', 'this', 'year', 'every', 'first', 'going', 'having', 'we', 'our', 'feet', 'bare', 'whānau', 'grandmother', 'grandfather', 'aunty', 'picnics', 'pool', 'eating', 'ate', 'swam', 'play', 'played', 'playing', 'morning', 'afternoon', 'noon', 'evening', 'today', 'tomorrow', 'durban', 'goa', 'cape', 'where', 'it’s', 'comes', 'came', 'arrives', 'wears', 'wearing'],
  except: ['shark', 'sharks', 'drowned', 'drown', 'drowning', 'jellyfish', 'stung', 'sunburn', 'sunburnt', 'burnt', 'hospital', 'died', 'dead', 'heaven', 'misses', 'missing', 'alone', 'divorce', 'fire', 'bushfire', 'advent', 'nativity', 'reindeer', 'elf', 'elves', 'snowman', 'penguin', 'penguins', 'mermaid', 'pirate', 'pirates', 'dragon', 'dinosaur', 'robot', 'crab', 'whale', 'lost', 'cancelled', 'rain', 'rained'],
  moods: ['waiting', 'first', 'change', 'losing'],
  out: true,
  fed: true,
  company: ['beach', 'sea', 'sand', 'tide', 'wave', 'waves', 'tree', 'branch', 'driftwood', 'star', 'shell', 'shells', 'seaweed', 'Santa', 'sack', 'boat', 'shorts', 'present', 'presents', 'towel', 'hat', 'bucket', 'mango', 'sun', 'gull', 'lifeguards', 'paper', 'string', 'umbrella', 'chimney'],
  about: 'At Christmas on the beach the sea takes the driftwood tree, until it is seen how far the sea hangs its own tinsel; Santa in shorts brings presents with sand in.',
  titles: ['Santa in Shorts', 'The Sea’s Own Tinsel', '{H} and the Driftwood Tree', 'Presents with Sand In', 'A Star above the Seaweed'],
  want: [
    {
      id: 'a-tree-of-driftwood',
      A: 'partner',
      paragraphs: [
        '{H} had Christmas on the beach. It was so hot that the mangoes wore a wet towel. At noon Santa would come in a boat, and {H} wanted a tree for him. {H} and {A} found a branch of driftwood. They stuck it in the wet sand by the water, where it went in well. They hung shells on it, and a star of straw on top. “Now he can’t miss it,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-sea-takes-it',
      A: 'partner',
      paragraphs: [
        'The tide was coming in. A small wave ran up, and felt the tree at the foot. The next ran round it. The tree leaned over, quite slowly, like somebody who is being told a secret. Then it lay on its side, and the sea took one shell off, and then the rest. {H} saved the star. “The sea’s undone our Christmas,” said {H}.'
      ]
    },
    {
      id: 'snow',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“In other places there’s snow at Christmas,” said {A}. They tried it with dry sand, which {A} let fall from high up. It fell very well. It lay on {H}’s hat, and on a mango. “Is it cold?” asked {A}.',
        '{H} had some on the back of the neck. “It’s hot, and it itches,” said {H}. They rolled it into a snowman. It had no bottom, and no middle, and then no head.'
      ]
    },
    {
      id: 'elder-used-to-wear-wool',
      S: 'elder',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '“When I was small, Santa came to the beach in all his clothes,” said {S}. “Coat, belt and boots. He got as far as the ice cream hut, and had to lie down.” {A} wanted to know what had been done with him.',
        '“We put him in the shade, and fanned him,” said {S}. “When he could talk, he said that he’d come all this way to give us presents. And what did he get? Shorts.”'
      ]
    },
    {
      id: 'a-chimney-of-sand',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“He’ll want a chimney,” said {A}. So they built a chimney of wet sand, with a hole from top to bottom. {A} put an arm down it, for a trial, and it fitted. A little crab came out below, looked at them, and went back in.',
        '“Somebody’s in,” said {H}. They knocked the chimney down again very gently. Nobody wants Santa coming in through the roof in the middle of lunch.'
      ]
    },
    {
      id: 'dry-sand',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Where the sand was dry, the tree did not want to stand. It went in as if into sugar, and sank over to the left. {H} held it, and {A} heaped up sand around the foot. {H} let go, and it sank over to the right.',
        '“It wants to look at both ends of the beach,” said {A}. They waited until it had seen enough. Then it lay down flat and looked at the sky.'
      ]
    },
    {
      id: 'shade-moves',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The big umbrella stood in the sand, and under it lay the shade, with lunch in it. But the sun went on, and the shade went with it. {H} and {A} pushed the ham after it, and then the salad. “Lunch is moving,” said {A}.',
        'At the pudding they had got as far as the next family’s towel. “Merry Christmas,” said the next family, and lifted up their feet. Their lunch had already moved on to somebody else’s.'
      ]
    },
    {
      id: 'tinsel',
      A: 'partner',
      paragraphs: [
        '{H} carried the wet tree up the beach, and did not know where to stop. {A} had stepped on a line of seaweed. It ran along the whole beach, green and brown, with small shells in it. “Who put that there?” asked {H}. {A} looked from the seaweed to the waves. “The sea did,” said {A}. “It comes up as far as this, lays its seaweed down, and goes back. Past it the sand’s dry.” It looked just like tinsel. “So the sea’s already started,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'above-the-line',
      A: 'partner',
      paragraphs: [
        'They stood the tree on the dry side, in a hole with stones round it. {H} hung the sea’s tinsel on it, and set the star on top. A big wave ran up. At the seaweed it stopped, laid down a shell, and went away backwards. “Thank you,” said {H}, and hung that on too.'
      ]
    },
    {
      id: 'child-hears-presents',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to know what was in a parcel from home, and shook it. “Shh,” said the parcel. {S} held it still, and then shook the next one. “Shh,” it said as well. “They won’t tell me,” said {S}.',
        '{A} took one, and turned it over, and sand ran out at a corner. “That’s only the beach talking,” said {A}. {S} shook it once more, very softly. It had less to say now.'
      ]
    },
    {
      id: 'pet-and-the-bow',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Somebody had tied a red bow on {A}, for Christmas. {A} went to show it to the sea. The sea came up and looked, and {A} ran. Then {A} went down again, because perhaps it had not seen the bow from behind.',
        'After the fourth time the bow hung down like seaweed. {A} lay on the green line, in the middle of all the other tinsel. “Now {A}’s been hung up too,” said {H}.'
      ]
    },
    {
      id: 'chocolate-in-the-heat',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They had brought a chocolate Father Christmas along, in a tin. {A} opened the tin, and Father Christmas had sat down. They put the tin in the shade, and there he lay down. “He’s on holiday,” said {H}.',
        'In the end there was chocolate all over the bottom of the tin, under the red paper. {H} and {A} ate it with a mango each. It was hard to say at which end they had begun. {A} thought the boots.'
      ]
    },
    {
      id: 'carols',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Now we’ve got to sing,” said {A}. All the songs that they knew were about snow, and bells, and how cold it was. They sang them anyway, standing in the water up to the shins. At “deep and crisp” a wave came, and it was neither.',
        'A man with a surfboard stopped to listen. “It does make you feel cooler,” he said, and put on a shirt.'
      ]
    },
    {
      id: 'which-way-is-he',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} and {A} looked out for Santa. Far out there was something red. It was a buoy. Then there was something with a beard. It was a wave. “How do you know Santa when he’s in the sea?” asked {H}. “He’s the only one who doesn’t want to get wet,” said {A}. “He’s got the presents.”',
        'They watched everybody who came out of the water. One gentleman had a bag. He was asked, quite politely, and it was his lunch.'
      ]
    },
    {
      id: 'why-it-is-called-so',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} bit into a sandwich, and it crunched. “There’s sand in mine,” said {A}. {H} looked inside. There was ham, and lettuce, and a bit of the beach. “That’s why it’s called that,” said {H}.',
        'They shut it up again, and thought about what the rest was called. Nobody could say what there was in a pudding. {H} tried some. “Sand,” said {H}. By now it had got into all the words.'
      ]
    },
    {
      id: 'santa-in-shorts',
      A: 'partner',
      paragraphs: [
        'At noon a boat came in through the waves, and in front sat Santa, in red shorts. Santa ran up the beach on tiptoe, because the sand was hot. “I look for the seaweed,” said Santa. “Past that I can put my sack down.” And down it went, by the tree. {H} opened the first present. Sand ran out of the paper, and then came a shovel. Out of the second, which was for {A}, came more sand, and a sieve. “The sand’s not part of it,” came from behind the sack. “That’s just from here.” But {H} poured it round the foot of the tree, in case it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the only bit of shade, next to the mangoes.',
      '{names} came back with driftwood, all of it too short.',
      { text: '{names} threaded a shell that had a hole already.', needs: ['hands'] },
      { text: '{names} held the tree straight, while the star went on.', needs: ['hands'] }
    ],
    way: [
      '{names} ran from a wave, as far as the towel.',
      '{names} followed the green line a little way, sniffing at it.',
      { text: '{names} caught one shell before the sea had it.', needs: ['hands'] },
      { text: '{names} wrung out the string, and hung it in the sun.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a present too, and shook out the sand first.',
      '{names} waited on the dry side of the tinsel.',
      { text: '{names} brought more stones for the foot of the tree.', needs: ['hands'] },
      { text: '{names} fanned Santa with a hat, until he was less red.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tree stayed on the beach with its tinsel on, for whoever came next. They shook out the towels, and a good deal of Christmas fell out of them.',
    '{H} washed off the salt and lay down. Down at the bottom of the bed there was sand, and {H} kept it there with both feet.'
  ],
  last: [
    'The sea came up as far as its tinsel, and went back, and {H} was asleep.',
    'On the dry side of the line stood a tree with a star, and {H} was asleep.'
  ]
})
