import { wishPlot } from '../wish-plot.ts'

export const earthDay = wishPlot({
  id: 'wish-earth-day',
  wishes: ['earth day', 'earth week', 'earth hour', 'world earth day', 'international earth day', 'happy earth day', 'earth’s birthday', 'present for earth', 'presents for earth', 'helping earth', 'helping planet', 'help planet', 'looking after earth', 'looking after planet', 'look after planet', 'save planet', 'saving planet', 'worm bin', 'worm box', 'wormery', 'compost', 'composting', 'compost bin', 'compost heap'],
  except: ['space', 'rocket', 'alien', 'aliens', 'astronaut', 'mars', 'robot', 'robots', 'superhero', 'superheroes', 'fire', 'flood', 'melting', 'dying', 'first'],
  answers: ['day', 'recycling', 'planet', 'litter', 'rubbish', 'worm', 'worms', 'seed', 'seeds', 'planting', 'trees', 'tree', 'april', 'green', 'helping', 'looking', 'after', 'celebrating', 'nature', 'bin', 'peel'],
  moods: ['waiting', 'first'],
  company: ['worm', 'Earth'],
  about: 'The hero wants to give the Earth a present, and everything turns out to be the Earth’s already.',
  titles: ['It’s Got That', 'A Present for the Earth', '{H} Wraps Up Nothing', 'Who Lives Under the Sink', 'The Earth Gives One Back'],
  want: [
    {
      id: 'nothing-in-it',
      A: 'partner',
      paragraphs: [
        'It was Earth Day, and {H} wanted to give the Earth a present. There was paper for it, and string for a bow. Only there was nothing in it yet.',
        '“What do you give somebody who’s got everything?” asked {H}. {A} was eating a banana, and thought. “It’s got the sea,” said {A}, “and all the elephants. You’ll have to look hard.”'
      ]
    }
  ],
  way: [
    {
      id: 'its-own',
      A: 'partner',
      paragraphs: [
        'First {H} fetched the roundest pebble. “It’s got that,” said {A}. “You picked it up off it.” So {H} brought a wooden spoon. “That was one of its trees,” said {A}. {H} brought a woolly sock. “That was grass,” said {A}, “and then it was a sheep.”',
        '{H} ran about the room and pointed. The cup had been clay, and the window had been sand. “You can’t give somebody their own spoon!” said {H}.'
      ]
    },
    {
      id: 'fast',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s turning all the time, with us on it,” said {A}. “It goes faster than any aeroplane.” {H} took hold of the table. They both stood quite still and tried to notice it.',
        '“I think I’m leaning,” said {H}. “Which way?” asked {A}. They looked out at a cloud, and it really was going by. “We’ve just passed it,” said {A}. They waved, in case they came round again.'
      ]
    },
    {
      id: 'apple-skin',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“If the Earth was this apple,” said {A}, “all the air would be as thin as the skin.” {H} held it up by the stalk, and breathed in a little less. “And where are we?” asked {H}.',
        '“There,” said {A}, and pointed to a brown spot. They moved the apple into the lamp, and it was day at the spot. Then {A} turned it, and it was evening there. “Supper,” said {A}, and bit off the other side of the world.'
      ]
    },
    {
      id: 'litter',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the afternoon they had been out with gloves and a bag, to pick up what people drop. Now they looked at what could be kept. There was a lid, a blue button, and half of a sign that said “Please”.',
        '“Please what?” asked {H}. {A} turned it over. The other half was still out there somewhere, telling people what to do. They hung up “Please” over the sink, where it was good for most things.'
      ]
    },
    {
      id: 'lamp-off',
      A: 'other',
      spare: 4,
      paragraphs: [
        'To give the lamp a rest, {A} switched it off for a while. They sat in the dusk. First you saw nothing. Then the chairs came back, one by one, and all of them were grey. “What’s that humming?” asked {H}.',
        '“That’s the fridge,” said {A}. “It does that every day, and nobody listens.” They listened to it, right to the end. It shook itself and stopped. “That was the last verse,” said {A}.'
      ]
    },
    {
      id: 'one-cup',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They wanted to see how much water runs off while you brush your teeth. {A} brushed, and {H} held a bowl under the tap. It was full before {A} had got round the corner at the back.',
        '“Now do it with a cup,” said {H}. {A} did it with a cup, and spat, and there was even a mouthful over. They gave that to the plant on the sill. It smelled of mint for a bit.'
      ]
    },
    {
      id: 'seed-balls',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had a lump of clay, and they rolled little balls of it with flower seeds inside. You throw them where nothing grows, and the rain does the rest. “Where doesn’t anything grow?” asked {H}.',
        '{A} looked down at {A}’s slipper. It was quite bare in front, where the toe came out. One ball was laid in there, for a try. “You mustn’t walk till May,” said {H}.'
      ]
    },
    {
      id: 'darn',
      A: 'same',
      spare: 7,
      paragraphs: [
        'What’s mended needn’t be made again. {A} had a sock with a hole in it as big as an egg. They drew a face round the hole, with wool, and the heel stuck out for a nose. “It’s better than it was,” said {H}.',
        'The other sock had no hole, and now it seemed rather plain. {A} looked from one foot to the other. “It’ll have to wait,” said {A}. “You can’t hurry a hole.”'
      ]
    },
    {
      id: 'bee-bath',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Bees get thirsty, but they can’t swim. So {A} and {H} filled a saucer with pebbles, and poured water in between. Now there were seventeen islands. “A bee can stand on one and drink,” said {A}.',
        '{H} stood two fingers on an island, and bent down. There was room at the edge for everybody. They put it out on the sill. For today nobody came but a fly. It walked from island to island, like a person on holiday.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} asked {A} what the Earth might like, as somebody who lived nearer to the ground. {A} was lying as flat as could be. You saw that {A} gave the Earth all the weight there was.',
        '{H} lay down beside {A} and did the same. It was taken without a word. From down there the Earth felt as if it was leaning back a bit.'
      ]
    },
    {
      id: 'elder-bag',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had one string bag,” said {S}, “and it lasted for thirty years. It carried the bread, and a football, and once it carried a cake to the seaside.” “Did the cake arrive?” asked {A}.',
        '“Most of it stuck out on the way,” said {S}. “It’s got holes, you see. But we always knew what we had in there. Nowadays you have to look.”'
      ]
    },
    {
      id: 'hug',
      A: 'child',
      spare: 11,
      paragraphs: [
        '{A} knew what to give it. {A} lay down on {A}’s tummy with both arms out, and hugged it. It was the kitchen floor, but under that it was the Earth. “It’s too big,” said {A}, with one cheek on the tiles. “I only get round this bit.”',
        'So {H} lay down too, and took the next bit. “Now it’s had three tiles,” said {A}. “How many has it got?” They both thought that it was quite a lot.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“How old is it?” asked {A}. “Four and a half,” said {H}. “Thousand million years.” {A} thought about the candles. “It’d need a big cake.” “It is the cake,” said {H}. “It’s hot in the middle and it’s got a crust.”',
        '“And who’s on top?” asked {A}. They looked at each other’s feet. “We are,” said {H}. “We’re the crumbs.”'
      ]
    },
    {
      id: 'under-the-sink',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the wrapping paper. “The Earth lends us things,” said {A}. “So you can’t give it anything. You can only give it something back.” And {A} got up with the banana skin, and went to the box under the sink. In there lived the worms.',
        '“Wait,” said {H}. All winter {H} had fed that box with apple cores and tea leaves and lettuce. But {H} had always shut it again at once.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-box',
      A: 'partner',
      paragraphs: [
        'Now they knelt down and moved the top aside with two fingers. There was no core in there any more, and no lettuce. Below it was black and soft, and it smelled like rain. In the middle a pink worm was pulling at half a tea leaf. “Where’s it all gone?” asked {H}.',
        '“It’s earth,” said {A}. “They eat it, and then it’s earth.” {H} let a bit of it run through {H}’s fingers. It had been salad once. “We’ve been giving it presents all the time,” said {H}. “The worms wrapped them up.”'
      ]
    },
    {
      id: 'one-back',
      A: 'partner',
      paragraphs: [
        'Right in the corner stood something green. It had two leaves, and a brown cap on its head, split down the side. “That’s an apple pip!” said {H}. “I never planted that.” “No,” said {A}. “That one’s for you.”',
        'They set it in a cup with some of the black earth. The paper was laid round it, and {H} tied the bow. So on Earth Day it was {H} who got the present. The worms got the banana.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on the wrapping paper, like a present.',
      '{names} breathed some air in and gave it back.',
      { text: '{names} held a finger on the string, where the bow would be.', needs: ['hands'] },
      { text: '{names} washed both hands for the Earth, and used some of its water.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the sock and found that there was still some sheep in it.',
      '{names} brought the Earth a stick, and that was from the Earth too.',
      { text: '{names} put the pebble back where it lived.', needs: ['hands'] },
      { text: '{names} pointed at a shoe, and it was a cow once.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up with a crumb of black earth on the chin.',
      '{names} moved up to the worm, which went on with its tea.',
      { text: '{names} washed out a cup and held it ready.', needs: ['hands'] },
      { text: '{names} crumbled a bit of the old salad between two fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the box, not too tightly, so that they had air. The cup with the bow stood on the sill.',
    '{H} washed with one cupful. Then {H} lay down and gave the Earth all the weight there was. It went on turning, away from the lamp.'
  ],
  last: [
    'Under the sink they were wrapping a banana, and {H} was asleep.',
    'Two leaves stood in the dark with a bow on, and {H} slept, and was turned towards morning.'
  ]
})
