import { wishPlot } from '../wish-plot.ts'

export const cloudOneGarden = wishPlot({
  id: 'wish-cloud-one-garden',
  wishes: ['cloud rain one garden', 'cloud rains one garden', 'cloud only rains on one garden', 'cloud only wants to rain on one garden', 'cloud rain garden', 'cloud rains garden', 'cloud raining garden', 'cloud loves garden', 'cloud waters garden', 'cloud favourite garden', 'cloud rains on one house', 'cloud rain one house', 'cloud rains only here', 'cloud rains same place', 'cloud rains in the same place', 'cloud rain flowers', 'cloud rains on flowers', 'cloud waters flowers', 'cloud waters plants', 'cloud rain music', 'cloud plays music rain', 'raincloud garden', 'rain cloud garden', 'raincloud one garden', 'rain only next door', 'raining only next door', 'raining one side of the street', 'rain one side of the street', 'cloud rains only one garden', 'cloud above one garden', 'cloud stays over one garden', 'cloud rains next door', 'cloud rains neighbour’s garden', 'cloud rains neighbour', 'cloud rains allotment', 'cloud rains on one flower', 'cloud rains on one yard', 'cloud rain one yard', 'raincloud one yard', 'rains only next door', 'cloud favourite house', 'cloud picky rain', 'cloud stays above garden', 'cloud rain just one house', 'cloud rain one street', 'cloud rains on pots and pans', 'cloud rain saucepans', 'cloud drum rain', 'cloud rain drums', 'cloud music', 'cloud never rains here', 'cloud rain wrong garden', 'cloud rain dry beans'],
  answers: ['cloud', 'clouds', 'raincloud', 'rain', 'rains', 'rained', 'raining', 'rainy', 'garden', 'gardens', 'flowers', 'flower', 'plants', 'beans', 'vegetables', 'tomatoes', 'only', 'just', 'same', 'single', 'favourite', 'wants', 'want', 'wanted', 'likes', 'like', 'loves', 'love', 'always', 'keeps', 'every', 'day', 'place', 'house', 'street', 'side', 'person', 'next', 'door', 'ours', 'neighbour', 'neighbour’s', 'here', 'there', 'won’t', 'share', 'shares', 'waters', 'watering', 'water', 'music', 'plays', 'song', 'dry', 'thirsty', 'drought', 'summer', 'hot', 'sky', 'little', 'small', 'big', 'grey', 'white', 'fluffy', 'dark', 'shy', 'kind', 'friendly', 'stubborn', 'funny', 'lonely', 'tiny', 'over', 'stays', 'stayed', 'stay', 'moves', 'called', 'named', 'why', 'learns', 'learning', 'old', 'lady', 'man', 'grandma', 'grandma’s', 'grandad', 'grandad’s', 'nana', 'town', 'village', 'allotment', 'balcony', 'picky', 'fussy', 'drums', 'drum', 'tune', 'saucepans', 'pans', 'pots', 'roof', 'drop', 'drops', 'morning', 'today', 'weather', 'hears', 'sound', 'noise', 'hill', 'friend', 'friends', 'mum', 'dad', 'grow', 'grows', 'garden’s'],
  except: ['won’t rain', 'can’t rain', 'cannot rain', 'doesn’t rain', 'stopped raining', 'cries', 'cry', 'sad', 'storm', 'thunder', 'lightning', 'scared', 'afraid', 'snow', 'rainbow', 'candy', 'sweets', 'chocolate', 'lemonade', 'frogs', 'cats and dogs', 'fish', 'castle', 'school', 'wedding', 'party', 'picnic', 'birthday', 'holiday', 'follows', 'follow', 'home from school', 'pet', 'indoors', 'bedroom', 'died', 'dead', 'grave', 'flood', 'flooded', 'moon', 'sun', 'star', 'made', 'how', 'sheep', 'dragon', 'elephant', 'unicorn', 'factory', 'coat', 'umbrella', 'wellies', 'sky scraper', 'fog', 'football', 'desert', 'camel', 'sweet', 'blood', 'acid', 'pirate'],
  moods: ['change', 'learning', 'waiting', 'question', 'first'],
  company: ['cloud', 'rain', 'bean', 'beans', 'pot', 'garden', 'wall', 'woman', 'bath', 'saucepan', 'saucepans', 'tin', 'tins', 'lid', 'towel', 'towels', 'sheet', 'street', 'step', 'drop', 'kettle', 'window', 'teaspoon', 'dust'],
  about: 'A cloud only wants to rain on one garden, and the hero’s beans stay dry, until somebody hears that rain makes no sound by itself, and that only there can the cloud hear what it does.',
  titles: ['The Cloud at Number Six', 'What the Rain Falls On', '{H} Taps on a Tin', 'One Drop Left', 'A Cloud That Listened'],
  want: [
    {
      id: 'number-six',
      A: 'partner',
      paragraphs: [
        '{H} had a pot of beans by the step, as dry as a biscuit. There was one cloud in the sky, and it only wanted to rain on one garden. That was the garden at number six. It had rained there since breakfast. In the rest of the street lay dust. “I want it over here,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'asking',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} wrote COME on the pavement, with chalk. They waited. The cloud rained on number six. “It can’t read,” said {A}. “Not from there,” said {H}, and wrote it again, with letters as long as a leg.',
        'A pigeon came, and walked about on the word. A man came as well, and stood on the O. “Yes?” he said. They had to send him away again. He was quite dry, and would have been of no use.'
      ]
    },
    {
      id: 'washing-out',
      A: 'partner',
      paragraphs: [
        '“It always rains when the washing’s out,” said {A}. So they hung two wet towels beside the beans, and went indoors, and did not look. They heard rain, and ran to the door. It was raining on number six.',
        'The towels had never been so dry. {H} took one down, and it stood up by itself. “Let’s see what they’ve got over there,” said {A}.'
      ]
    },
    {
      id: 'thirsty-beans',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} lifted the pot of beans. It weighed no more than the pot. One bean had a leaf, and it hung down like an ear. “They could have tap water,” said {A}, and gave them a cup. It went straight through, and out at the bottom.',
        '“They didn’t want that,” said {H}. “They can see what number six is getting.” All four beans had in fact grown towards that side. They leaned over the edge of the pot, and looked past {H}.'
      ]
    },
    {
      id: 'dressed-for-rain',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We look as if we don’t expect it,” said {H}. So they put on rubber boots and came out under one umbrella, and stood by the beans. It was the hottest hour of the day. In the left boot it began to get damp, but only from the heat.',
        'The cloud was raining on number six, and had its back to them. {A} stuck a hand out from under the umbrella, and drew it in again. “Nothing,” said {A}. “But we’d have been ready.”'
      ]
    },
    {
      id: 'other-offers',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} thought that you had to offer a cloud something. “What does it like?” asked {A}. {H} did not know. They set out a saucer of milk, and beside it a very small dry biscuit.',
        'The cloud went on raining on number six. After a while a snail came for the milk. “That’s from over there,” said {A}, and looked at its wet foot. They let it walk across the beans. It left a line behind, as long as a finger, and that was all the rain there was.'
      ]
    },
    {
      id: 'elder-smells-rain',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’d smell it if it came,” said {S}, and sat down by the beans with a hat on. “Dry earth has a smell, when the first drop hits it. You get it before you get wet.” {A} sniffed. It smelled of warm step.',
        'Then the wind turned, and came over from number six. {S} sat up and breathed in, with closed eyes. “There,” said {S}. “Potatoes, and a cellar, and a summer when I was nine.” {A} sniffed as well, and got the potatoes.'
      ]
    },
    {
      id: 'how-much-it-weighs',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps it’s too heavy to come,” said {H}. {A} had read what a big cloud weighs, all its drops together. It was as much as a hundred elephants. They looked up at this one. It was a small cloud, the size of three houses.',
        '{A} did the sum. “One cat,” said {A}, “with kittens.” The cloud hung over number six with nobody holding it. {H} moved the pot of beans a little to the side. They were to be rained on, but not by a cat.'
      ]
    },
    {
      id: 'over-the-wall',
      A: 'partner',
      paragraphs: [
        'They looked over the wall of number six. A woman was scrubbing pans in the doorway. All over the garden stood saucepans and a tin bath, bottom up, to dry. They had been drying since breakfast. The rain fell on them, and it was very nearly a tune. {A} held out an arm, and it rained on {A}’s sleeve too. {A} listened. “Nothing,” said {A} slowly. “Rain hasn’t got a sound of its own. It’s what it falls on.”',
        'The cloud had come down as low as the roof. “So it can only hear itself here,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-cake-tin',
      A: 'partner',
      paragraphs: [
        '{H} fetched a cake tin, and {A} brought all the saucepans. They stood them round the beans, upside down. {H} tapped on the tin with one finger, as rain does when it begins. Over at number six it stopped. The cloud came along above the wall, with its front edge hanging down. One drop fell on the cake tin. One drop fell on a pan. “It’s trying them out,” whispered {A}. And then it all came.'
      ]
    },
    {
      id: 'child-is-a-drum',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} put a saucepan on, like a hat, and sat down among the others in the rain. It drummed. “What’s it like in there?” asked {A}. “What?” said {S}. {A} said it louder. “I can’t hear you,” called {S}. “Somebody’s playing on me!”',
        'Every time {S} nodded, it was a different note. The cloud noticed that, and kept to {S} for quite some time. When {S} took the saucepan off, all of {S} was wet, except for one round place on top.'
      ]
    },
    {
      id: 'pet-under-the-bath',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} did not care for rain, and cared for it no more with music. {A} looked about for the one dry place. It was under the biggest saucepan, which stood a bit askew. {A} looked in. A snail sat there, that had had the same idea.',
        'They shared it, as far as that went. The snail had the back. Above them it drummed, and now and then, for {A} alone, a drop fell on the handle.'
      ]
    },
    {
      id: 'tuning',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} turned one saucepan over, and the rain fell in. At first it rang, and the more there was in it, the deeper it got. “It’s tuning itself,” said {A}. {H} turned over another one, and began that a bit later.',
        'Now one went down while the other had just begun. {A} stood between them with a ladle, and took a little out here and there. “Is it right now?” asked {H}. The cloud fell silent for a moment, and started again from the top.'
      ]
    },
    {
      id: 'soft-things',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They tried what else the cloud could play on. It rained on a newspaper, and that was like people whispering. It rained on a ball, and the drops jumped. Then {A} laid down a cushion. They leaned over it to hear, and so did the cloud.',
        'There was nothing. The cloud rained on it a bit harder, and still there was nothing. “That’s what it’s like for you on grass, I suppose,” said {H}. {A} carried the cushion in. It weighed as much as a dog.'
      ]
    },
    {
      id: 'in-between-songs',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Once the rain stopped, just like that, and the tins were still. “Is it finished?” whispered {A}. {H} looked up. The cloud hung there and did nothing. “It’s waiting,” said {H}. “For what?” They looked at each other, and then they clapped.',
        'On it went at once, and a good deal louder. After that they knew how it was done. The beans did not clap. But all four stood up straight, as you do for a piece that you know.'
      ]
    },
    {
      id: 'the-last-drop',
      A: 'partner',
      paragraphs: [
        'The beans lifted their leaves. At number eight a hand put out a tray, and at number four it was a bucket. By evening there were tins all down the street. The cloud went along them, and missed no house. At each it got smaller.',
        'In the end it was no bigger than a pillow, and had one drop left. {H} held up a teaspoon. It rang. Then {A} put the kettle on, and {H} opened the window. White steam went out, and up. “For tomorrow,” said {H}. “It has to start with something.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the cloud, and it did not look back.',
      '{names} sat down by the beans, in the dust.',
      { text: '{names} felt the earth in the pot with one finger.', needs: ['hands'] },
      { text: '{names} waved to the cloud with a hat.', needs: ['hands'] }
    ],
    way: [
      '{names} waited under the towels, for shade.',
      '{names} listened to number six, with one ear to the wall.',
      { text: '{names} put one more peg in the sheet.', needs: ['hands'] },
      { text: '{names} held out a hand for a drop, and got it, and kept it.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in the rain as well, and made hardly any sound.',
      '{names} shook, and it rained twice.',
      { text: '{names} brought the lid of the big pan, and it had a very good note.', needs: ['hands'] },
      { text: '{names} turned a bucket over, and moved it a little to the left.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tins were dried, and put inside one another. The kettle was off, and its steam had gone to where it was needed. The beans were told good night, and dripped.',
    '{H} got into dry pyjamas and lay down. From the step came a drop, and then for a long time nothing, and then a drop. {H} waited for the next one, and it was always the next but one.'
  ],
  last: [
    'It had been round to every house, and {H} was asleep.',
    'Above the street there was a very small new cloud, and {H} was asleep.'
  ]
})
