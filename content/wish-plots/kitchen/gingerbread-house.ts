import { wishPlot } from '../wish-plot.ts'

export const gingerbreadHouse = wishPlot({
  id: 'wish-gingerbread-house',
  beginsElsewhere: true,
  wishes: [
    'gingerbread house', 'gingerbread houses', 'ginger bread house', 'gingerbreadhouse', 'gingerbread home', 'gingerbread cottage', 'gingerbread castle', 'gingerbread village', 'gingerbread kit', 'gingerbread roof', 'gingerbread walls', 'gingerbread icing', 'gingerbread building', 'gingerbread build', 'gingerbread built', 'building gingerbread', 'decorating gingerbread', 'decorated gingerbread', 'decorate gingerbread', 'making gingerbread', 'made gingerbread', 'make gingerbread', 'baking gingerbread', 'baked gingerbread', 'bake gingerbread', 'eating gingerbread house', 'ate gingerbread house', 'gingerbread house collapsed', 'gingerbread fell down',
    'biscuit house', 'house biscuits', 'house of biscuits', 'house made biscuits', 'biscuits house', 'cookie house', 'house cookies', 'house made cookies', 'cookies house', 'candy house', 'house candy', 'house made candy', 'house sweets', 'house made sweets', 'house of sweets', 'sweetie house', 'sweets house', 'lebkuchen house', 'pepparkakshus', 'edible house', 'house you can eat', 'house can eat', 'house we can eat', 'graham cracker house'
  ],
  answers: ['gingerbread', 'ginger', 'bread', 'biscuit', 'biscuits', 'cookie', 'cookies', 'sweet', 'sweets', 'candy', 'house', 'home', 'cottage', 'building', 'build', 'builds', 'built', 'making', 'make', 'makes', 'made', 'decorating', 'decorate', 'decorates', 'decorated', 'baking', 'bake', 'baked', 'eat', 'eats', 'eating', 'ate', 'eaten', 'icing', 'sugar', 'roof', 'wall', 'walls', 'door', 'chimney', 'window', 'kit', 'stick', 'sticks', 'sticky', 'collapsed', 'fell', 'falls', 'down', 'christmas', 'xmas', 'winter', 'december', 'advent', 'kitchen', 'tiny', 'little', 'small', 'big', 'huge', 'own', 'our', 'first', 'today', 'yesterday', 'tomorrow', 'weekend', 'afternoon', 'saturday', 'sunday', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'oma', 'mormor', 'grandad', 'grandpa', 'auntie', 'sister', 'brother', 'cousin', 'cousins', 'friend', 'friends', 'together', 'with', 'we', 'of', 'out', 'real', 'love', 'loves', 'loved', 'wants', 'live', 'lives', 'who', 'that', 'man', 'story', 'about', 'please', 'can', 'yummy', 'delicious'],
  except: ['hansel', 'gretel', 'witch', 'fox', 'runs', 'run', 'ran', 'away', 'forest', 'lost', 'catch', 'dog', 'mouse', 'mice', 'dropped', 'smashed', 'sick', 'allergy', 'allergic', 'dentist', 'dragon', 'latte', 'giant', 'town', 'shop', 'crush', 'halloween', 'lit', 'burnt', 'burned'],
  moods: ['first', 'waiting', 'proud', 'losing'],
  company: ['walls', 'wall', 'roof', 'icing', 'house', 'kitchen'],
  about: 'A gingerbread house is built wall by wall, and nobody may eat of it, until the one who is to live in it cannot get in.',
  titles: ['Somebody Lives There', 'Two Bites High', '{H} Builds in Gingerbread', 'The Door Tasted of Ginger', 'A Hand for Every Wall'],
  want: [
    {
      id: 'seven-pieces',
      A: 'partner',
      paragraphs: [
        'The gingerbread house lay on the table in pieces. There were four walls, a roof in two halves, and a chimney. Beside them lay a gingerbread man, no longer than a thumb. {H} wanted him to live in the house by tonight.',
        '“And when do we eat it?” asked {A}. “We don’t,” said {H}. “It’s his house.” “That’s a lot of house for somebody so small,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-icing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The icing was made of sugar and a very little water. {H} stirred until the spoon stood up by itself. {A} let go of the bowl, and looked at {A}’s hands. They were stuck to each other.',
        '“It’s good glue,” said {A}. {H} put it into a bag with a hole at the corner. When you squeezed, a white worm came out at the front. When you squeezed too hard, one came out at the back, up your sleeve.'
      ]
    },
    {
      id: 'walls-slide',
      A: 'partner',
      paragraphs: [
        '{H} put icing along the edges, stood two walls together, and let go. They bowed to each other, and lay down. So {H} put on twice as much. They lay down more slowly, and took a third with them.',
        '“It needs more,” said {H}. “It’s got plenty,” said {A}. “They’re slipping on it, as if it were soap.”'
      ]
    },
    {
      id: 'hands-run-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried it with hands. {H} held two of the walls, and {A} held the other two. It was a real house, with corners. It stood as straight as a church. “Now the roof,” said {H}.',
        'The roof lay at the far end of the table. They looked at it. “Who’s got a hand free?” asked {A}. {H} had an elbow. They pushed with it, and pulled with a chin, and the roof came nearer by a whole inch.'
      ]
    },
    {
      id: 'itchy-nose',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A}’s nose began to itch. It always does when both hands are full of wall. “Shall I?” asked {H}, and blew on it from the side. “Higher up,” said {A}. “No, that’s my eye.”',
        'At last {A} bent down and rubbed it on the top of the wall. After that there was a white tip to {A}’s nose. It set very quickly there.'
      ]
    },
    {
      id: 'the-buttons',
      A: 'same',
      spare: 4,
      paragraphs: [
        'For the roof they sorted sweets into bowls, by colour. The red ones would be tiles. The green ones would be moss. “And what are the yellow ones?” asked {A}. “They’re for the builders,” said {H}, and took one.',
        'From then on {A} found yellow ones everywhere. There was one among the red, that was really orange. “Would you say that’s yellow?” asked {A}, and held it up to the lamp. {H} thought about it. “In the evening, yes,” said {H}.'
      ]
    },
    {
      id: 'his-face',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The gingerbread man had no face yet. {H} gave him two dots for eyes and a line for the mouth. But the line ran down a bit at one side. “He looks as if he’d bitten his tongue,” said {A}.',
        '{H} gave him eyebrows, so that he looked surprised instead. Then he got three buttons and a tie. It came out so long that it reached his feet. Now he was somebody who had come about a house.'
      ]
    },
    {
      id: 'crumbs-count',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} passed by and asked if there were crumbs. “Those are bricks,” said {H}. “They’re very small bricks,” said {A}. {H} gave {A} three, which had come off a corner in any case.',
        '{A} ate them one at a time and nodded after each. “It’s well built,” said {A}. “You’ve used plenty of ginger in the corners. Is there going to be a shed?” {H} had not thought of a shed.'
      ]
    },
    {
      id: 'pet-under-table',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} sat under the table and waited for part of the house to come down. {A} did not hurry it. A good house can take all afternoon. Whenever a wall slid, one ear went up.',
        '“It isn’t for you,” said {H}, and gave {A} something out of {A}’s own tin instead. It was carried off into the corner. From there you could see the whole building just as well.'
      ]
    },
    {
      id: 'elder-crooked-house',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Ours always leaned,” said {S}. “One year it leaned so far that we put a gingerbread cow against it. Then we only had to hold up the cow.” “And did you eat that house?” asked {A}.',
        '“We began at the back, where it didn’t show,” said {S}. “From the front it was a fine house until the middle of January. Then somebody opened a window, and it fell over. By then there was nothing left but the front.”'
      ]
    },
    {
      id: 'child-foreman',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wore a colander as a helmet and was the foreman. “Left a bit,” called {S}. “More left. Now right again.” {A} pushed a wall to and fro. In the end it was exactly where it had been before. “Very good,” said the foreman.',
        'After that the foreman had a break. It had to be taken sitting down, with milk. {A} was given one too. They sat side by side and looked at the place for the house. They agreed that it was coming on.'
      ]
    },
    {
      id: 'more-time',
      A: 'partner',
      paragraphs: [
        '{A} wanted to pick up the spoon, and it would not come. The icing under it was as hard as a tooth. “It does hold,” said {A}. “It only wants more time.”',
        '“I can’t hold them till supper,” said {H}. But a tin of beans could. The other walls got peas, and soup, and a jar. Then they all waited.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-stands',
      A: 'partner',
      paragraphs: [
        'When they took the tins away, four walls stood. They laid on the roof, put the chimney on top, and held their breath. It stayed. {H} walked the gingerbread man up to it. He went all round the house, and was at the front again.',
        '“He can’t get in,” said {A}. They had forgotten the door. “And if we cut one now, the wall will crack.”'
      ]
    },
    {
      id: 'he-knocks',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} made him knock, all the same. It was a soft, sweet sound. “Nobody’s at home,” said {A}. “That’s because he’s out here,” said {H}. The man looked at the wall, for it had no window either.',
        '“Perhaps down the chimney,” said {A}. They lifted him up and tried it. He went in as far as his middle, and then came the roof. There he stood, with his arms out, like somebody in a bath. They pulled him out by the head, quite carefully.'
      ]
    },
    {
      id: 'two-bites',
      A: 'partner',
      paragraphs: [
        'There is one way to make a door in gingerbread. {H} bent down, with one ear on the table, and took a bite out of the wall. It tasted of ginger and snow. “Now you,” said {H}. “He’s two bites high.”',
        '{A} took the other bite, right above it, and the gingerbread man went in. “It’s rather dark in here,” said {A} in a small voice. “Then he needs a window,” said {H}, and they ate him one of those too.'
      ]
    },
    {
      id: 'back-door',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What if there’s a visitor at the front whom he doesn’t like?” asked {A}. {H} had not thought of visitors. So there had to be a back door. It was a crisp one, and a little burnt at the bottom, and they had half each.',
        '“It’s draughty,” said {A} in the small voice. They gave him half a marshmallow for a curtain. He had two doors now, a window and a curtain, and still he did not sit down. “He’s got no chair,” said {A}, and looked at the roof.'
      ]
    },
    {
      id: 'his-garden-path',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In front of the door they laid a path of yellow sweets. The builders had left seven. It went in a curve, so that he could see who was coming. At the end of it {H} stuck a pretzel, for a gate.',
        '“Good evening,” said {A} at the gate. “Do you have a crumb for a poor traveller?” {H} moved the man to the door. “Bricks only,” said the man. He handed one out, and it had a red tile on it.'
      ]
    },
    {
      id: 'moved-in',
      A: 'partner',
      paragraphs: [
        'In the evening the gingerbread man lay inside, with one foot out at the door. A corner of the roof was missing. {A} brushed away a crumb. “He wanted to see the stars,” said {A}.',
        '“That’s enough windows,” said {H}. “The rest’s for tomorrow.” And they carried the house to the shelf together.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed in, and breathed in once more, for it was ginger.',
      '{names} sat down under the roof of the table, which stayed up.',
      { text: '{names} counted the pieces, and there were seven and a man.', needs: ['hands'] },
      { text: '{names} dusted the board with sugar, and a sleeve with it.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped when the wall lay down.',
      '{names} waited below, for whatever came.',
      { text: '{names} handed up a tin of tomatoes, in case of a tower.', needs: ['hands'] },
      { text: '{names} tested a red sweet, and then one of the green.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to look at the door, with an open mouth.',
      '{names} cleared the floor of all the snow that had come down.',
      { text: '{names} took the edge of a windowsill, since it was in the way.', needs: ['hands'] },
      { text: '{names} wiped the table round the house, in a wide circle.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tins of beans and peas went back into the cupboard. The pea tin had a white moustache. The house stood on the shelf, and nobody knocked.',
    'Brushing took longer than usual, for a bit of wall had stuck to a tooth at the back. Then {H} lay down, and pulled up the blanket until one foot showed.'
  ],
  last: [
    'It smelled of cinnamon right into the bedroom, and {H} was asleep.',
    'In both houses somebody lay with one foot out, and {H} was asleep.'
  ]
})
