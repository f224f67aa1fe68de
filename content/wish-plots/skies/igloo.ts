import { wishPlot } from '../wish-plot.ts'

export const igloo = wishPlot({
  id: 'wish-igloo',
  wishes: ['igloo', 'igloos', 'snow house', 'snow houses', 'house of snow', 'house made of snow', 'iglu', 'iglus', 'iglú'],
  answers: ['snow', 'ice', 'icy', 'cold', 'warm', 'cosy', 'cozy', 'winter', 'build', 'building', 'built', 'builds', 'make', 'making', 'made', 'sleep', 'sleeping', 'slept', 'night', 'in', 'inside', 'live', 'lives', 'living', 'lived', 'north', 'arctic', 'pole', 'round', 'little', 'big', 'blocks', 'house', 'home', 'own', 'our', 'my', 'polar', 'bear'],
  except: ['afraid', 'scared', 'melted', 'melts', 'melting', 'melt', 'collapsed', 'stuck', 'lost', 'penguin', 'penguins', 'seal', 'seals', 'fox', 'tent', 'died'],
  company: ['igloo', 'snow', 'block', 'tunnel', 'stove', 'bear'],
  about: 'Two builders stand outside an igloo and wait for it to get warm, until one sees that the stove of an igloo is whoever is at home.',
  titles: ['Waiting for the House to Warm Up', 'The Stove Was at Home', '{H} Heats the Igloo', 'A Hat for the Roof', 'Nobody In Yet'],
  want: [
    {
      id: 'last-block',
      A: 'partner',
      paragraphs: [
        'The floor was white with sheets, and on it {H} built an igloo. The blocks of snow were pillows and cushions. They went round and up like the peel of an apple, and each leaned on the one before. {A} put in the last, at the top.',
        '“It’s a fine igloo,” said {A}, and held one hand in at the door. “It’s cold, though.” {H} wanted to sleep in it that night. “Then we’ll wait until it’s warm,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'hat-and-scarf',
      A: 'partner',
      paragraphs: [
        'They stood out in the snow, side by side, and waited for the igloo to get warm. Now and then one of them felt inside, and shut the door again. So {H} tied a scarf around its middle. {A} put a hat on top.',
        'The igloo looked very well in that. But indoors it was as cold as a cellar. {H} hugged as much of the wall as two arms would go round. “It’s slow,” said {H}, and stamped both feet.'
      ]
    },
    {
      id: 'walled-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Whoever builds an igloo stands inside it. That’s the only place from which you can do the roof. {A} tried that, with the smaller cushions, and put in one after the other. “Finished,” said a voice, rather muffled.',
        '“And how do you get out?” asked {H}. There was a silence among the cushions. “You cut the door last,” said {A}. “I’ve just remembered.” The wooden ruler came through, and then a nose.'
      ]
    },
    {
      id: 'right-snow',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Not all snow will do for an igloo. It has to be packed hard by the wind. {A} went from pillow to pillow with a stick, and pushed it in. “Too fluffy,” said {A}. “Too fluffy. This one’s been slept on for years. That’s the sort.”',
        'It was {H}’s own. It had a dent in the middle, and kept its shape in any weather. So it had been built in at the very bottom, where the most stands on it.'
      ]
    },
    {
      id: 'word',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Do you know what igloo means?” asked {A}. “A round house of snow,” said {H}. “It just means house,” said {A}. “The people up there who have the word say it of any. A wooden one, or one with a lift.”',
        '{H} looked up at the ceiling, where some of the paint had come off. “Then we’re in one already,” said {H}. “We’ve built an igloo in our igloo.” {A} wiped both feet.'
      ]
    },
    {
      id: 'polar-bear',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Next door lived a polar bear, in a snowdrift, and it was {A}. “I hear you’ve built,” said the bear. “I never build. I lie down, and let it snow on me. Then I turn round until it fits.”',
        'It showed how it was done, under a sheet. The sheet went once around, and grew a hump. “You’ve got no windows,” said {H}. “I’m there for the winter,” said the hump. “What would I look at?”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Behind the igloo, on the only cushion that had been left over, lay {A}. The builders were one block short, and stood around it. Nobody liked to ask.',
        'So the wall had a gap there, on the side away from the wind. {A} kept an eye on it, or half of one. As a part of the building {A} was very well settled, and did not come loose.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small there was ice on my window,” said {S}, “on the inside. It grew like ferns. I used to thaw a hole with a coin, to see whether it was a school day.” “And was it?” asked {A}.',
        '“Every time,” said {S}. “So I breathed on it until it had closed again.” {A} breathed on the wall of the igloo. It stayed as it was, and smelled of pillow.'
      ]
    },
    {
      id: 'nobody-in',
      A: 'partner',
      paragraphs: [
        '{A} felt inside once more, and stopped. “Put your hand here, where I’ve had mine,” said {A}. There was a warm place in the igloo, just as big as that hand. “Snow’s full of air, like a quilt. It can’t make you warm. It only keeps what’s in there.”',
        '“And what’s in there?” asked {H}. {A} bent down and had a look. “Nobody,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'being-the-stove',
      A: 'partner',
      paragraphs: [
        'So they crept in by the tunnel, which was lower than the bed. Cold air is heavy, and it ran out that way like water. {H} sat on the bed of cushions, with {A} close by. They did nothing at all.',
        'First {H} took off the mittens. After a while {A} undid a button. “Who’s heating in here?” asked {A}. {H} felt the wall, and then one cheek. “I am,” said {H}. “I’m the stove. I’ve been outside all evening.”'
      ]
    },
    {
      id: 'wardrobe',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} delivered furniture, and had brought a cupboard for the igloo. It was a shoe box. “In the corner,” said {H}. {A} carried it along the wall, all the way round, and came out where they had started.',
        '“Which corner would that be?” asked {A}. The second time {A} went more slowly, and looked behind the lamp. Then the cupboard was put in the middle. There it stood, on a slant, and had everybody’s knees around it.'
      ]
    },
    {
      id: 'ice-window',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For a window some igloos have a piece of clear ice from a lake. {H} had the lid of a glass dish. It was set in between two cushions. “Now we’ve got a view,” said {A}, and looked through.',
        '“What’s out there?” “Snow,” said {A}, “as far as the skirting board.” A sock lay on it. In half an hour it had not moved. “It’s waiting for something,” said {A}.'
      ]
    },
    {
      id: 'air-hole',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the very top an igloo has a small hole, for the air. {H} took a finger’s width out between two cushions. {A} lay underneath, and looked up with one eye. “There’s something bright in it,” said {A}.',
        'Outside it was the lamp. From in here it might have been a star. “Which one is it?” asked {H}. “The only one,” said {A}. “That makes it easy to remember.”'
      ]
    },
    {
      id: 'knock',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came over the snow on a visit, and knocked at the igloo. Poff, said the wall. {A} knocked harder. It said poff, and left a dent. {H} was at home the whole time, and heard nothing.',
        'So {A} put a mouth to the wall. “Knock, knock,” said {A}. “Who’s there?” asked {H}. “Snow.” “Snow who?” {A} had not got any further than that. “It’s snowing,” said {A}. “Let me in.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the draught. The draught came along the tunnel on its stomach, and wanted to get into the igloo. {A} hung a towel in front. “Whoo,” said {S}, at the bottom left, where it didn’t reach.',
        'A sock was stuffed in there. “Whoo,” it said at the right. In the end {A} lifted the towel a little. “Come in properly,” said {A}, “and sit down.” So the draught did, and then there was none.'
      ]
    },
    {
      id: 'cannot-hear',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Outside the igloo {A} made weather. {A} howled, and flapped a sheet, and threw down a handful of cotton wool. Then {A} lay flat on the floor and looked in at the door. “How was that storm?” asked {A}.',
        '“Which storm?” asked {H}. The walls were as thick as a pillow is long, and ate up every sound. {A} was rather hoarse. “You might at least have missed me,” said {A}.'
      ]
    },
    {
      id: 'glows',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They had a torch in the igloo, and stood it on its end. {A} went out to see what it looked like from the snow. Light came through the white pillows, and through the cracks. “You’re shining,” called {A}. “You could be seen for miles.”',
        '“And how is it with you out?” called {H}. It had got a little cooler. {A} was quick about coming back, for a house shouldn’t be left half lit and half heated.'
      ]
    },
    {
      id: 'stronger',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Won’t we melt it, if we’re so warm?” asked {H}. “Only the skin of it,” said {A}. “That turns to water, and freezes again, smooth as a plate. So an igloo gets stronger, the more you live in it.”',
        'They lived in it as hard as they could. {A} told a long story about a bus. {H} listened from the other side. When {A} pressed against the wall afterwards, it did not give at all. There was a bookcase behind it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'There was a second stove, a small round one. It was {A}, who ran on milk and gave off more than you’d think. {A} was set down in the middle of the igloo.',
        'In five minutes nobody wanted a scarf any more. At times the small stove hissed at one corner, and had to be wiped. Then it went on burning, quite evenly.'
      ]
    },
    {
      id: 'just-be-in',
      A: 'partner',
      paragraphs: [
        '“What has a stove got to do?” asked {H}, after a time. “In an igloo? It lies there and breathes,” said {A}. “It’s only got to be in.” {H} lay down, and was in.',
        'The scarf was taken from the igloo’s middle, for it had never been cold there. The hat stayed on. {A} put one more cushion in the door. Through the snow came no sound. {H} grew as warm as a loaf, and heated the whole igloo.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} circled the igloo, and found no front.',
      '{names} left footprints in the sheets, up to the door.',
      { text: '{names} passed along the blocks of snow.', needs: ['hands'] },
      { text: '{names} filled the cracks in the wall with socks.', needs: ['hands'] }
    ],
    way: [
      '{names} waited outside as well, so as not to let the cold out.',
      '{names} stood in the snow before a well-dressed igloo.',
      { text: '{names} rubbed one wall, to start it off.', needs: ['hands'] },
      { text: '{names} pulled the hat down over the roof.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in too, and put the house up a degree.',
      '{names} settled where the wall was roundest.',
      { text: '{names} hung their mittens up in the tunnel.', needs: ['hands'] },
      { text: '{names} shut the door from the right side.', needs: ['hands'] }
    ]
  },
  bed: [
    'Block by block the igloo was taken down, from the top. The cushions were still warm on the inside.',
    'The bed was cold, as beds are. {H} did not wait beside it. {H} got in and pulled the snow up over both shoulders, and began to heat.'
  ],
  last: [
    'Somebody was in, and breathed, and so it was warm there, and {H} was asleep.',
    'It was a round white hill with a stove inside, and {H} slept.'
  ]
})
