import { wishPlot } from '../wish-plot.ts'

export const picnic = wishPlot({
  id: 'wish-picnic',
  beginsElsewhere: true,
  wishes: ['picnic', 'picnics', 'rained off', 'rain cancelled', 'indoor picnic', 'rain spoiled', 'too wet park', 'too wet beach'],
  answers: ['rain', 'rained', 'raining', 'rainy', 'wet', 'day', 'out', 'cancelled', 'park', 'beach', 'zoo', 'inside', 'indoors', 'outside', 'blanket', 'sandwiches', 'sandwich', 'sad', 'disappointed', 'weather', 'trip', 'because', 'floor', 'room', 'living', 'wanted', 'all', 'instead', 'river', 'grandma', 'cousins', 'friends', 'family', 'ants', 'teddy', 'bears', 'off', 'summer', 'sunday', 'hill'],
  except: ['teddy', 'teddies', 'bear', 'bears', 'toys', 'dolls', 'stuffed', 'cuddly', 'hanami', 'blossom', 'blossoms'],
  moods: ['change', 'losing', 'first'],
  about: 'The picnic is rained off and had indoors, and it will not be a proper one until they find out what it lacks.',
  titles: ['Raisins for Ants', 'A Hill in the Middle of the Floor', 'What the Picnic Was Missing', '{H} and the Wasp', 'It Has Just Got Good'],
  want: [
    {
      id: 'basket-by-the-door',
      A: 'partner',
      paragraphs: [
        'It was picnic day, and it rained. The basket stood by the door, all packed. {H} sat on it with a coat on and wanted to go up the hill, as promised.',
        '“We could have it here on the rug,” said {A}. “That isn’t a picnic,” said {H}. “That’s a rug.” “Then we’ll make it a real one,” said {A}. “What has a picnic got that we haven’t?” {H} got up off the basket to think.'
      ]
    }
  ],
  way: [
    {
      id: 'hill-and-ants',
      A: 'partner',
      paragraphs: [
        '“A hill,” said {H}. So they put all the cushions under the rug, and sat down on top. Both cups fell over at once. “And ants,” said {H}. So {A} laid a row of raisins from the bread to the door.',
        '“And a wasp.” So {A} was the wasp, and went bzzz round the jam. {H} waved it off with a sandwich. It was nearly a picnic. But something was still missing.'
      ]
    },
    {
      id: 'grass',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Grass,” said {A}, and shook out everything green there was. It came to two towels, a jumper and the leaves of a leek. {H} lay down flat and looked along it. “It’s very tall,” said {H}, “if you’re a raisin.”',
        'You always get a blade of grass in your sandwich. {A} pushed a bit of leek into each. “Now it tickles,” said {H}, chewing. They picked it out of their teeth, as you do on a hill.'
      ]
    },
    {
      id: 'carrying',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We haven’t carried anything,” said {H}. At a picnic there is always a long way to go with the basket. So they took hold of it, one at each end, and went round the table. They went round four times. {H} sat down on every chair, and {A} changed hands.',
        '“It isn’t far now,” said {A}, as somebody always does, and they went round once more. When they got to the hill again, the basket really was heavier. “It’s the eggs,” said {H}. “They don’t like being carried either.”'
      ]
    },
    {
      id: 'forgotten',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“We’ve got to have forgotten something,” said {A}. At every picnic there is one thing that lies on the table at home. {H} looked through the basket, but everything had been packed very well. So {H} took out the salt and carried it to the kitchen.',
        'They peeled the eggs. “Where’s the salt?” asked {A}. “Oh no,” said {H}. They looked at each other and shook their heads. It was only nine steps away, but on a picnic you do not go back.'
      ]
    },
    {
      id: 'the-view',
      A: 'same',
      spare: 3,
      paragraphs: [
        'From a hill there has to be a view. They shaded their eyes. There was the sofa, long and blue, and behind it the mountains, with the coats on.',
        '“Can you see our house from here?” asked {A}. {H} looked for it everywhere. “We’re in it,” said {H}. “That’s why,” said {A}. “It’s always hidden by something.”'
      ]
    },
    {
      id: 'what-happens',
      A: 'partner',
      paragraphs: [
        '{A} sat on the hill and thought. “What happens at all our picnics,” said {A}, “when we’re just nicely sitting down?”',
        '“It rains,” said {H}. It had rained every time, as soon as the eggs were peeled. Everybody had grabbed something and run for a tree. “It’s too dry in here!” said {H}. “That’s what’s missing.”'
      ]
    },
    {
      id: 'pet-dog',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'At every picnic a stranger comes to look at your sandwiches. {A} was the stranger. {A} came slowly round the hill, and sat down at exactly the right distance.',
        '“Good afternoon,” said {H}. “Is this your hill?” {A} looked at the cheese, so as not to be rude. {H} moved over a little.'
      ]
    },
    {
      id: 'elder-bull',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“The best one was in a field with a bull,” said {S}. “We didn’t know about him. He came over when the cake was cut.” “Did you run?” asked {A}.',
        '“My mother didn’t. She said, not before everybody has sat down, and gave him a slice on a plate.” {S} held out a hand as flat as a plate. “He ate the plate as well, because it was paper. Then he lay down beside us, and nobody dared to pack up until it got dark.”'
      ]
    },
    {
      id: 'games',
      A: 'same',
      spare: 6,
      paragraphs: [
        'After the eggs you have to play ball, and it has to roll down the hill. They took an orange. It rolled off the cushions and along the ants, and in under the cupboard.',
        '“That’s the stream,” said {A}. “It always goes in the stream.” {H} lay down and fished with a long spoon. The orange had fluff on it when it came out. “It’ll be all right if you peel it,” they both said.'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-window',
      A: 'partner',
      paragraphs: [
        'Outside there was more rain than anybody could use. “The hill’s got to go over there,” said {H}. They pushed the rug right up to the window, with the bread and all the ants. They sat down nicely. {A} began to peel an egg. Then they opened the window together, just a crack.',
        'A gust came in, and a handful of drops. “It’s raining!” shouted {H}. They grabbed whatever they could, and ran for the table, and crept in under it.'
      ]
    },
    {
      id: 'what-was-saved',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They counted what they had saved. {H} had the bread and one shoe. {A} had come away with three eggs, a cushion and the lid of the jam.',
        '“And the jam?” asked {H}. The jam was out there on the hill, all by itself, in the rain. {H} pulled up the coat and ran back for it, bent low. It was only four steps, but it was very brave.'
      ]
    },
    {
      id: 'under-the-tree',
      A: 'partner',
      paragraphs: [
        'The table was the tree, and it was dry down there. There was room for two if they pulled in their knees. The sandwiches were squashed, and a bit wet at one corner. {H} took a bite. “Now it’s a real picnic,” said {H}. “That’s just what they taste of.”'
      ]
    },
    {
      id: 'song',
      A: 'other',
      spare: 8,
      paragraphs: [
        'When you are all under a tree and wait, somebody starts to sing. {A} started. It was the one with many verses, where something else gets lost in every verse.',
        'By the ninth verse they had lost a hat, a shoe, a goat and a boat. “We could stop,” said {A}. “Not before the rain does,” said {H}. So they lost the goat once more.'
      ]
    },
    {
      id: 'just-got-good',
      A: 'partner',
      paragraphs: [
        'Then the rattling on the window stopped. The sun lay on the rug, and all the raisins shone. “It’s stopped,” said {A}. “Shall we go up the real hill?” {H} did not come out from under the table. “In a minute,” said {H}. “It’s just got good.”'
      ]
    },
    {
      id: 'ants-go-home',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They had to take the ants home too. They did it together, from both ends. {A} ate them as far as the cupboard, and {H} as far as the door. In the middle there was one left over, carrying a crumb.',
        '“He’s worked so hard,” said {H}. They let the raisin have the crumb, and a place on the windowsill with a view.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed along the basket, and knew about the eggs.',
      '{names} sat down by the door, ready to go.',
      { text: '{names} put on a sun hat, in case it helped.', needs: ['hands'] },
      { text: '{names} drew a sun on the steamed window, and it ran.', needs: ['hands'] }
    ],
    way: [
      '{names} ate one of the ants, and looked for the next.',
      '{names} rolled down the hill, to the very bottom of the rug.',
      { text: '{names} hummed like a second wasp, from further off.', needs: ['hands'] },
      { text: '{names} spread out the tea towels, for whoever liked a field.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeezed in under the table, knees and all.',
      '{names} waited for a crumb to roll out, and one did.',
      { text: '{names} passed in one more cushion.', needs: ['hands'] },
      { text: '{names} shook the rain out of a sandwich.', needs: ['hands'] }
    ]
  },
  fed: true,
  bed: [
    'The cushions came out from under the rug, and the hill went flat. {H} put the basket by the door again, for the next fine day.',
    'Washed and dried, {H} lay down. It had begun to rain once more, so somewhere it was a picnic.'
  ],
  last: [
    'It rained on the hill and on the window, and {H} was asleep, and quite dry.',
    'The picnic basket stood by the door, and {H} slept, and the rain went on.'
  ]
})
