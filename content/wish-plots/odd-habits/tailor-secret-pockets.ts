import { wishPlot } from '../wish-plot.ts'

const TAILORS = ['tailor', 'seamstress', 'dressmaker', 'sewing lady', 'darzi', 'dressmaking']
const POCKETS = ['secret pocket', 'secret pockets', 'hidden pocket', 'hidden pockets']

export const tailorSecretPockets = wishPlot({
  id: 'wish-tailor-secret-pockets',
  wishes: [...TAILORS.flatMap((tailor) => [`${tailor} pockets`, `${tailor} pocket`, `${tailor} dress`, `${tailor} shy girl`, `${tailor} shy boy`, `${tailor} shy`, `${tailor} secret`]), ...POCKETS.flatMap((pocket) => [`dress ${pocket}`, `skirt ${pocket}`, `shirt ${pocket}`, `kurta ${pocket}`, `sew ${pocket}`, `sews ${pocket}`, `shy girl ${pocket}`, `shy ${pocket}`]), 'dress with pockets', 'dress with a pocket', 'dresses with pockets', 'dress full of pockets', 'dress pockets shy girl', 'dress for a shy girl', 'dress shy girl', 'pockets for words', 'pocket for words', 'words in pockets', 'words in her pocket'],
  answers: ['tailor', 'tailors', 'seamstress', 'dressmaker', 'dressmaking', 'darzi', 'sewing', 'sew', 'sews', 'sewed', 'sewn', 'stitches', 'stitch', 'needle', 'thread', 'makes', 'make', 'made', 'making', 'dress', 'dresses', 'skirt', 'shirt', 'kurta', 'gown', 'frock', 'blue', 'red', 'pretty', 'beautiful', 'party', 'wedding', 'school', 'pocket', 'pockets', 'secret', 'secrets', 'hidden', 'hide', 'hides', 'inside', 'full', 'many', 'seven', 'shy', 'quiet', 'girl', 'girls', 'boy', 'child', 'daughter', 'word', 'words', 'speak', 'speaks', 'talk', 'talks', 'say', 'says', 'saying', 'doesn’t', 'never', 'anything', 'hands', 'hand', 'shop', 'market', 'village', 'town', 'old', 'young', 'kind', 'clever', 'little', 'small', 'tiny', 'special', 'magic', 'brave', 'bow', 'ribbon', 'ribbons', 'button', 'buttons', 'cloth', 'scissors', 'mum', 'mother', 'dad', 'grandma', 'grandpa', 'nani', 'dadi', 'auntie', 'sister', 'brother', 'friend', 'new', 'first', 'day', 'today', 'one', 'puts', 'keeps', 'keep', 'things', 'treasures', 'finds', 'who', 'that', 'with', 'wants'],
  except: ['money', 'stole', 'steal', 'stolen', 'thief', 'pickpocket', 'hole', 'lost', 'mouse', 'mice', 'elves', 'emperor', 'cinderella', 'giant', 'spider', 'seven at one blow', 'brave little tailor', 'mute', 'died', 'dead', 'hospital', 'phone', 'kangaroo', 'dressing-up', 'rat', 'swan', 'gloucester'],
  moods: ['learning', 'first', 'change', 'waiting', 'afraid'],
  isTale: true,
  company: ['girl', 'dress', 'pocket', 'pockets', 'bow', 'ribbon', 'ribbons', 'woman', 'mirror', 'cloth', 'paper', 'apron', 'seam', 'seams', 'pins', 'buttons'],
  about: 'A tailor is to make a dress for a shy girl who says nothing, and the one with the bow is wrong, until somebody looks at what the hands are looking for, and a secret pocket is made for every word.',
  titles: ['The Dress with Secret Pockets', 'A Pocket for Hello', '{H} Sews for a Shy Girl', 'What the Hands Were Looking For', 'One More Than Five'],
  want: [
    {
      id: 'not-one-word',
      A: 'partner',
      paragraphs: [
        '{H} was a tailor, and {A} sat beside the sewing machine. A woman came in with a shy girl, who needed a dress for a party. “What would you like?” asked {H}. The shy girl looked at the floor, and said nothing. “A blue one? With a bow?” It was the same again. “With frills?” The girl looked harder at the floor. {H} wanted to make a dress that this girl would like.'
      ]
    }
  ],
  way: [
    {
      id: 'which-colour',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} held up one roll of cloth after another, to see which the shy girl would like. At the red cloth the girl went red. At the yellow the girl bent down to tie a shoe, and the shoe had a buckle. “Perhaps grey?” asked {H}, and held up a very wide grey.',
        'When they looked round the edge, the girl had gone in behind it, right up to the shoes. “It’s a very good fit,” said {A}. But for a party it might be a little too grey.'
      ]
    },
    {
      id: 'measuring',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Measuring a shy girl is not easy. {H} laid on the tape, from shoulder to knee, and read it out. Then {H} measured again, to be sure, and now it was a finger less. The third time it was two. “It’s getting smaller,” whispered {H}.',
        '“That’s because you look,” said {A}. So {H} looked out of the window, and measured with the thumbs alone. All the fingers came back. {H} wrote the number down without looking either, and in the end it stood on the table.'
      ]
    },
    {
      id: 'two-saucers',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You needn’t say it,” said {H}, and set out two saucers. “Put a button in here for yes, and in there for no. Do you like long sleeves?” The shy girl took a button, and thought. The button went down exactly between the saucers.',
        '“That’s a perhaps,” said {A}. They asked about collars and cuffs and bows, and soon there were eleven buttons in the middle. {H} fetched a third saucer, for perhaps. After that all the buttons went in between those two.'
      ]
    },
    {
      id: 'other-says-nothing',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} sat down next to the shy girl, and did not ask anything. They both looked at the floor. After a while {A} saw a scrap of cloth there, and picked it up. Then the girl saw one. Under the table there were quite a lot.',
        'In half an hour they had found nineteen scraps and a thimble. “What did you talk about?” asked {H}. “Scraps,” said {A}. “It was a very good talk.” Neither of them had said a word, and the dress was no further on.'
      ]
    },
    {
      id: 'pet-on-the-cloth',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had lain down on the blue cloth, just where the dress was to be made. The shy girl sat down on the floor in front of it. They looked at each other. {A} said nothing, and the girl did not either, and both did it very well.',
        'Then the girl moved up a little, and {A} moved up a little. {H} could not get at the cloth for a quarter of an hour. “I don’t like to disturb them,” said {H}. “They’re in the middle of it.”'
      ]
    },
    {
      id: 'a-bow',
      A: 'partner',
      paragraphs: [
        'So {H} made a blue dress, with a bow like a cabbage. The shy girl put it on. “It says a good deal, that bow,” said {A}. The girl stood before the mirror, as stiff as a broom. “Is it too tight?” asked {H}. “Too long?” The girl’s mouth opened a crack, and shut again. {H} took the bow off. Now it was a blue dress with a broom in it.'
      ]
    },
    {
      id: 'one-in-front',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} sewed one big pocket onto the front of the dress, to try it. It was so large that a loaf would have gone in. “What have you got in there?” asked everybody who came into the shop. Even the postman asked.',
        'The shy girl laid both arms across it, and turned to the wall. “It asks the questions all by itself,” said {A}. {H} took it off again, stitch by stitch. After that a loaf was kept in it, and even the loaf was asked.'
      ]
    },
    {
      id: 'elder-pockets-on-a-string',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“In the old days a pocket wasn’t in a dress at all,” said {S}. “It hung on a string, round your middle, under the skirt. You put your hand in at a slit.” “And what did one have in it?” asked {A}. “Whatever was nobody’s business,” said {S}.',
        '{S} thought of one great-aunt. “Her pocket had half a cake in it. And then she bent down.” The shy girl had listened with both ears. “It was plum,” said {S}.'
      ]
    },
    {
      id: 'child-has-none',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“It should be blue, with frogs,” said {S} to the shy girl. “It should turn when you do. I’ve got a loose tooth. Have you? I had soup.” The shy girl looked at {S} as one looks at a fountain.',
        '“Could you wait a moment?” asked {A}. “I can’t,” said {S}, and felt down both sides of {S}’s own trousers. “I haven’t got any pockets. So it all comes straight out.”'
      ]
    },
    {
      id: 'look-at-the-hands',
      A: 'partner',
      paragraphs: [
        '“At a party you say hello,” said the woman, “and thank you.” At every word the girl’s hands slid down the sides of the dress, and up again. “Look at the hands,” said {A} softly. “They’re looking for something.” In one fist was a bit of paper, rolled up small. The shy girl opened the fist, just for {H}. Hello, it said on the paper. “The words are all there,” said {H}. “They’ve only got nowhere to stay.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-seams',
      A: 'partner',
      paragraphs: [
        'So {H} sewed secret pockets into the dress. They went into the seams, where two bits of cloth meet anyway. “One for each word,” said {A}. One pocket was for hello, and one for thank you. One was for no thank you, and one for more cake. The fifth was for a word that was not known yet. {H} wrote the words on ribbons, and put them in. From outside you could see nothing at all. The girl’s hands slid down the sides, and were gone. “Oh,” said {A}. There was no broom left.'
      ]
    },
    {
      id: 'too-secret',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} was to test whether the pockets were secret. {A} looked at the dress from the front, from behind, and from below. There were none. “And now you,” said {A}. {H} felt along the seam on the left, and then on the right.',
        '“Where did we put the thank you?” asked {H}. They had sewn it in so well that it was lost. The shy girl took one step, to help, and somewhere it rustled. “It’s in there,” said {A}. “It only answers when you walk.”'
      ]
    },
    {
      id: 'other-wants-one',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wanted a secret pocket as well, in the sleeve. “What’s it for?” asked {H}. {A} whispered it. It was the word “later”, which {A} always said too soon. {H} wrote it on a ribbon, and sewed it in.',
        '“Will you help me with the pins?” asked {H} at once. {A} nearly said it, and felt in the sleeve instead. By the time {A} had found the ribbon, the pins had been put away. “It works,” said {A}.'
      ]
    },
    {
      id: 'where-each-one-goes',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“No thank you has to be on the right,” said {A}. “You need it at once, when there’s fish.” Hello was to be at the top, because it comes first. They had a long talk about more cake. It needed to be handy, but not too handy.',
        'The shy girl listened, and then took hold of {H}’s sleeve, and pulled it a hand’s breadth lower. So that was where it went. “Is it right there?” asked {H}. The girl did not say no.'
      ]
    },
    {
      id: 'one-more-than-six',
      A: 'partner',
      paragraphs: [
        '“How many pockets are there?” asked the woman. {H} would not tell. At the door the shy girl turned round, felt in a seam, and gave {H} a ribbon. Thank you, it said. “Six,” said the girl, quite softly, and was gone. “But I only sewed five,” said {H}. {A} looked at {H}’s apron. “You’ve got one too,” said {A}. {H} felt in the apron pocket. There lay the bit of paper, rolled up small. Hello, it said.'
      ]
    }
  ],
  everybody: {
    want: [
      { text: '{names} said good afternoon, and the shy girl nearly did.', needs: ['hands'] },
      '{names} looked at the floor too, to see what was so interesting.',
      '{names} sat down beside the shy girl, and was just as quiet.',
      { text: '{names} pulled out the blue cloth, and it was long enough for three.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in front of the mirror, so that the girl had less to look at.',
      '{names} walked once round the bow, and that took a while.',
      { text: '{names} told the bow that it could be a bow somewhere else.', needs: ['hands'] },
      { text: '{names} put a hand in a pocket, to see what hands do in there.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked round the dress twice, and saw no pockets.',
      '{names} listened to the dress, and somewhere it rustled.',
      { text: '{names} came up with one more word, which was “nearly”.', needs: ['hands'] },
      { text: '{names} rolled up the ribbons, with the words to the inside.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pins went back into their tin. The bow was put on the lamp, where it could say what it liked. The bit of paper stayed in the apron.',
    '{H} washed, and lay down, and put both hands under the blanket, where nobody saw them.'
  ],
  last: [
    'In the dark there was one pocket more, and {H} was asleep.',
    'Rolled up small, with both hands out of sight, {H} was asleep.'
  ]
})
