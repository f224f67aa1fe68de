import { NOT_SERVED } from '../larder/not-served.ts'
import { wishPlot } from '../wish-plot.ts'

export const onion = wishPlot({
  id: 'wish-onion',
  wishes: ['onion', 'onions', 'onoin', 'onoins', 'unyun', 'red onion', 'red onions', 'peeling an onion', 'peeling onions', 'peel an onion', 'crying onion', 'onion crying', 'onions make you cry', 'onions cry', 'onion tears', 'layers of an onion', 'onions make cry'],
  answers: ['cry', 'cries', 'crying', 'cried', 'tears', 'eyes', 'goggles', 'peel', 'peels', 'peeling', 'peeled', 'layers', 'layer', 'coats', 'coat', 'skin', 'skins', 'brown', 'inside', 'middle', 'smell', 'smelly', 'stink', 'stinky', 'smells', 'round', 'vegetable', 'vegetables', 'favourite', 'love', 'loves', 'own', 'first', 'funny', 'make', 'makes', 'you', 'me', 'everybody', 'everyone', 'us'],
  except: [...NOT_SERVED, 'soup', 'ring', 'rings', 'bhaji', 'bhajis', 'gravy', 'pickled', 'spring', 'chop', 'chopping', 'cut', 'cutting', 'knife', 'fry', 'frying', 'shrek', 'ogre', 'grow', 'grows', 'growing', 'plant', 'planting', 'dome', 'breath', 'dog', 'cat', 'garlic', 'marmite', 'cheese', 'pie', 'tart', 'why', 'how', 'sad', 'sadness', 'talking', 'singing', 'lost', 'made'],
  moods: ['first', 'learning'],
  company: ['onion', 'coat', 'coats', 'goggles'],
  about: 'The hero wants to see what an onion keeps in all those coats, and everybody cries, until it is undressed like somebody who is asleep.',
  titles: ['All Those Coats', 'As You Do with Somebody Asleep', '{H} Looks Inside an Onion', 'Nobody Was Sad', 'It Had Somebody In'],
  want: [
    {
      id: 'all-those-coats',
      A: 'partner',
      paragraphs: [
        'The onion had a brown coat on, and {H} wanted to see what it kept in there. {H} pulled. It crackled, and tore. Beneath that was another, and then a white one. “There’s nothing in it,” said {A}. “It’s all coats. I know onions.”',
        '{H} tore off one more. Then a tear ran down beside {H}’s nose, and {H} was not sad. There was one on {A}’s chin, too. “Why are we crying?” asked {H}. “It does that,” said {A}, “if you take away its things.”'
      ]
    }
  ],
  way: [
    {
      id: 'goggles',
      A: 'partner',
      paragraphs: [
        '“You need a peg on your nose,” said {A}, and put one on. {H} put on the swimming goggles. Then they tore off two together. “By dose is quite dry,” said {A}, and cried.',
        '“It’s raining in here,” said {H}, who had put them on rather late. {H} lifted the goggles, and the water ran out. The coats lay in rags, all over the table. In the middle sat the onion, just as before, only thinner.'
      ]
    },
    {
      id: 'paper',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The brown coat was so thin that you could see the lamp through it. It had stripes, like good writing paper. {H} laid a hand behind it, and the hand went gold. “That’s only for going out,” said {A}. “The warm ones are further in.”',
        '{H} blew, and the coat sailed over the table, and landed on a chair. Now there was half an onion sitting there, with its collar up, and nobody in it.'
      ]
    },
    {
      id: 'what-we-cried-about',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s a waste, to cry for nothing,” said {A}. “We might as well think of something.” {H} thought of a biscuit that had fallen through a grating in the spring. {A} thought of a glove. They wept over those quite properly.',
        '“It had jam in the middle,” sobbed {H}. “It was the left one,” said {A}. When they had finished they felt much better, and it was still the same onion.'
      ]
    },
    {
      id: 'wet-letter',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A tear had fallen on the shopping list. The word “rice” had gone all blue, and had legs. {A} held the list at arm’s length. “What does that say?” “Mice,” said {H}.',
        '“And that?” It had been “soap”, and now it was only a “so”. “We’ll have to go shopping before we cry any more,” said {A}. {A} put the list on the windowsill, where the weather was better.'
      ]
    },
    {
      id: 'counting-them',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How many has it got on?” asked {H}. {A} had a cardigan on, and a shirt, and under that a vest. That was three. {H} came to four, if you took in the plaster on one knee. “It’s had five already,” said {A}, “and you can’t even see its neck.”',
        'They both looked at the onion with respect. It must have come from a very cold place. Or it wore them all at once, so as not to carry any.'
      ]
    },
    {
      id: 'other-is-brave',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I never cry at onions,” said {A}. “It’s a matter of will.” {A} bent over the table, with both eyes open, and willed. It was quiet. A drop fell on the tablecloth. “That’s from the ceiling,” said {A}.',
        'They looked up. It was quite dry up there. The next one fell beside the first. “It’s a very damp house,” said {A}, and had to go for a handkerchief.'
      ]
    },
    {
      id: 'smells-of-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} washed all ten fingers, and smelled at them. They were onions. {H} took soap, and more of it. They were onions that had been to the seaside. “Rub them on a spoon,” said {A}. “It takes it off.”',
        '{H} rubbed each finger on the back of a spoon, under the tap. Then they smelled of nothing at all. {H} smelled at the spoon. “It’s got them all now,” said {H}. They put it at the very back of the drawer.'
      ]
    },
    {
      id: 'bread-in-the-mouth',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You’ve got to keep some bread between your teeth,” said {A}. “Somebody told me that.” They each took a slice, and let it hang out in front. They looked like two letterboxes. “Iff it working?” asked {H}.',
        'The tears ran down the cheeks and came to the bread. They went no further. After a while the bread was salted. “That’s what it’s for,” said {A}, and ate it up.'
      ]
    },
    {
      id: 'who-is-shorter',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It goes upwards,” said {A}. “It’s in the air, like steam.” So they sat down under the table, to be below it. That was good. They could breathe there, and their eyes got dry. They could not do a thing to the onion.',
        'They talked about it, quietly. “Do you think it’s alone up there?” asked {H}. A hand went up and felt along the table, and put the second onion next to the first.'
      ]
    },
    {
      id: 'hat',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The onion had a tuft on top, and little roots below, like a beard. Whichever way up you put it, it was somebody. “That way it’s a grandfather,” said {A}. {H} turned it over. “And that way it’s just got up.”',
        'They tried how long it would stand on its beard. It leaned, and rolled round in a ring, with its hair sweeping the table. A grandfather does not often do that.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came by, and saw two people crying. {A} looked from the one to the other, and under the table, to see what had happened. Then {A} sat down close beside {H}, and leaned.',
        '“It’s only the onion,” said {H}. {A} stayed there all the same. It might be only an onion. But with {H} and water, it was best to be near. It was kept well out of the way of the coats.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I peeled a whole sack once, for a wedding,” said {S}. “I sat in the yard in my best clothes, and cried. Everybody who came in patted me.” “Did you tell them why?” asked {A}.',
        '“I couldn’t speak,” said {S}. “By evening they all thought that I’d wanted to marry him myself. He was eighty-four, and a cousin.” {S} wiped both eyes, although there was no onion near.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was an onion. {S} had two jumpers on, and a coat, and somebody’s dressing gown over that. “You’ve got to peel me,” said {S}. {A} took off the dressing gown, and began to sob. {S} was delighted.',
        'With each thing {A} howled a bit more. At last there stood something small, in a vest. “And what’s in there?” cried {A}. {S} lifted the vest a little and looked. “A tummy button,” said {S}.'
      ]
    },
    {
      id: 'only-where-it-is-torn',
      A: 'partner',
      paragraphs: [
        '{A} picked up one of the rags. It stung. One coat had come off whole, quite by chance. {A} held that close to one eye, and nothing happened. “It only does it where it’s torn,” said {A}.',
        '“We’ve been pulling at it,” said {H}. “How do you undress somebody without pulling?” {A} knew that. “Slowly,” said {A}, “as you do with somebody who’s asleep.”'
      ]
    }
  ],
  turn: [
    {
      id: 'sleeve-by-sleeve',
      A: 'partner',
      paragraphs: [
        'So {H} eased the next coat off, as if there were an arm in it. It came away whole, with a small wet sound. Nobody cried. Soon they lay in a row like bowls, each a bit smaller.',
        'The last was no bigger than a nut. Inside was a green tip, bent over, like a very little finger. {A}, who knew onions, came close. “That isn’t a coat,” whispered {A}. “That’s who it’s for.”'
      ]
    },
    {
      id: 'waiting-for-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What’s it doing in there?” asked {H}. “It’s going to be the leaves,” said {A}. “It’s only waiting till it’s warm out.” {H} breathed on it, hah, as you do on a window. It did not move. But it may have thought about it.',
        '“How does it know when?” “It gets tight in there,” said {A}. {H} had shoes like that. They had been all right in the autumn.'
      ]
    },
    {
      id: 'quiet-voices',
      A: 'same',
      spare: 14,
      paragraphs: [
        'After that they spoke more softly. {A} took the chair away by lifting it. Somebody sneezed out on the stairs, and they both looked at the onion. It slept on, with its tip bent over.',
        '“We tore off five,” said {H}. “And it never said a thing.” “It did,” said {A}. “It said it to our eyes.”'
      ]
    },
    {
      id: 'dressed-again',
      A: 'partner',
      paragraphs: [
        '“The onion’s got nothing on,” said {H}. They dressed it again, beginning with the smallest. The brown coat was in shreds, so {H} fetched a sock. Then the onion was put in a glass, with its roots in the water. The tip looked out at the top.',
        'There was a drop on {A}’s cheek. {H} checked the onion from all sides. “It isn’t torn anywhere,” said {H}. “No,” said {A}, and wiped it off. “That one was mine.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed, and went a long way off to sneeze.',
      '{names} cried a little too, and looked round to see who it was about.',
      { text: '{names} handed out handkerchiefs, one for each eye.', needs: ['hands'] },
      { text: '{names} held the brown coat up to the lamp.', needs: ['hands'] }
    ],
    way: [
      '{names} kept under the table, where the air was better.',
      '{names} looked for what was sad, and found only rags.',
      { text: '{names} fetched another peg, and spoke through it.', needs: ['hands'] },
      { text: '{names} opened a window, and waved the onion out of the air.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up quite close, and nothing stung.',
      '{names} saw the green tip, and breathed more softly.',
      { text: '{names} kept the coats in order, from large to small.', needs: ['hands'] },
      { text: '{names} held one half shut while the other was put round it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rags were thrown out, and the goggles were hung up to drip. The onion stood at the window in its sock.',
    'Then {H} took off the jumper, slowly, and the shirt, and the vest. In the middle there was somebody. So that one was washed, and dressed again in something soft, and tucked in up to the tip.'
  ],
  last: [
    'It was warm in all those coats, and nobody pulled, and {H} was asleep.',
    'At the window and in the bed there was somebody in, and {H} was asleep.'
  ]
})
