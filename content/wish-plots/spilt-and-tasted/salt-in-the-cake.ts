import { wishPlot } from '../wish-plot.ts'

export const saltInTheCake = wishPlot({
  id: 'wish-salt-in-the-cake',
  wishes: ['salt cake', 'salt in the cake', 'salt instead of sugar', 'salt sugar', 'salt cake sugar', 'sugar salt mixed up', 'mixed up salt sugar', 'mixed up the sugar and the salt', 'muddled salt sugar', 'swapped salt sugar', 'salt for sugar', 'sugar for salt', 'sugar instead of salt', 'confused salt sugar', 'mistook salt sugar', 'salt biscuits', 'salt in the biscuits', 'salt cookies', 'salt in the cookies', 'salt muffins', 'salt brownies', 'salt cupcakes', 'salt pancakes', 'salt porridge', 'salt custard', 'salt in the tea', 'salt tea', 'salt coffee', 'salt pudding', 'salty cake', 'salty biscuits', 'salty cookies', 'salty muffins', 'salty cupcakes', 'salty pancakes', 'salty pudding', 'salty birthday cake', 'too much salt cake', 'too much salt biscuits', 'cake tasted of salt', 'cake tastes salty', 'cake tasted salty', 'cake tasted like the sea', 'cake was salty', 'salt birthday cake', 'salt waffles', 'salt scones', 'salt flapjack', 'salt lemonade', 'salty custard', 'salty scones', 'cake too salty', 'biscuits too salty', 'salt jar sugar jar', 'sugar in the soup', 'sugar on the chips', 'sugar on the potatoes'],
  answers: ['salt', 'salty', 'sugar', 'cake', 'cakes', 'biscuits', 'cookies', 'muffins', 'cupcakes', 'brownies', 'pudding', 'custard', 'tea', 'coffee', 'birthday', 'instead', 'mixed', 'mix', 'up', 'muddled', 'swapped', 'confused', 'mistook', 'mistake', 'accident', 'by', 'wrong', 'jar', 'tin', 'put', 'puts', 'used', 'added', 'tasted', 'tastes', 'taste', 'like', 'sea', 'yuck', 'yucky', 'horrible', 'awful', 'disgusting', 'too', 'much', 'forgot', 'forgets', 'without', 'no', 'baked', 'bake', 'bakes', 'baking', 'made', 'make', 'making', 'recipe', 'kitchen', 'oven', 'and', 'for', 'of', 'everyone', 'everybody', 'ate', 'eat', 'it', 'my', 'his', 'her', 'our', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'papa', 'mama', 'grandma', 'grandpa', 'granny', 'nana', 'brother', 'sister', 'auntie', 'uncle', 'today', 'yesterday', 'sunday', 'party', 'surprise', 'first', 'big', 'little', 'whole', 'cup', 'spoon', 'sneaky'],
  except: ['salted caramel', 'caramel', 'dough', 'ill', 'sick', 'kidney', 'sea water', 'road', 'gritter', 'chef', 'moon', 'horse', 'diabetes', 'diabetic', 'ramadan', 'cat', 'dog'],
  moods: ['losing', 'first', 'learning'],
  company: ['cake', 'jar', 'sugar', 'salt', 'potato', 'potatoes', 'crumb', 'crumbs', 'plate', 'table', 'water', 'spoon', 'jam', 'ant'],
  fed: true,
  about: 'Salt went into the cake instead of sugar, and jam on top does not help, until the potatoes taste of nothing because all the salt in the house is in the cake.',
  titles: ['A Crumb on Each Potato', 'It Tasted of the Sea', '{H} Takes the Other Jar', 'The Cake That Lasted', 'Salt Instead of Sugar'],
  want: [
    {
      id: 'the-first-bite',
      A: 'partner',
      paragraphs: [
        '{H} had baked a cake, and wanted it to be eaten to the last crumb. It was high, and brown, and smelled as it ought to. {H} took the first bite. Then {H} sat quite still. It tasted of the sea. “What did you put in?” asked {A}. “A whole cup of sugar,” said {H}, “out of that jar.” On the jar, at the back, it said SALT. It was salt instead of sugar. All that white had looked so sweet.'
      ]
    }
  ],
  way: [
    {
      id: 'the-face',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is it bad?” asked {A}. {H} could not say it in words, and made the face once more. First the eyes went shut, and then the nose went up to see what was wrong. The tongue came out to get away.',
        '{H} did it in front of the mirror, and it was a very good face. “That’s just how the cake looks from the inside,” said {H}. From the outside nothing was to be seen. It stood on its plate, high and brown, and smiled with a crack. A cake never has to eat itself.'
      ]
    },
    {
      id: 'two-jars',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the cup one last grain of salt had stuck. {H} laid that on a black plate, and a grain of sugar beside it. “Which is which?” asked {A}. Both were white. Each was a tiny box with corners, and sat there as if it were sweet.',
        '{H} pushed them about with a straw, until nobody knew any more which had lain on the left. “They’re twins,” said {H}. “Only one’s nice.” In the end {H} had to lick one to find out. It was the wrong one.'
      ]
    },
    {
      id: 'jam-on-top',
      A: 'partner',
      paragraphs: [
        '“It only wants sugar,” said {H}. But the sugar could not get in any more, for the cake was baked shut. So {H} put it on top, with jam, as thick as a finger. {H} took a big bite. It began very well. It was strawberry, and strawberry, and then the tongue came to the cake. “And now?” asked {A}. “Now it’s the sea with a jam boat on it,” said {H}, and drank two glasses of water.'
      ]
    },
    {
      id: 'very-thin',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Perhaps it was only too much at a time. {H} laid a crumb on the tip of the tongue, as small as a grain of rice. For a moment all was quiet. Then the crumb spoke up, and it was the whole cake in a small voice.',
        '“How is it?” asked {A}. “It’s small,” said {H}, “but it knows what it wants to say.” The crumb was gone by then, but the salt was not. It went up and down in {H}’s mouth, and looked behind every tooth for somewhere to stay.'
      ]
    },
    {
      id: 'out-with-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} thought of getting the salt out again. With a fine needle of straw {H} poked into a slice, and looked for something white. There was nothing white in there. There was only cake, as far as the straw went.',
        '“It was a whole cup,” said {A}. “It can’t be gone.” It was not gone. It was everywhere. Each crumb had taken a bit, so that none of them had to carry it alone.'
      ]
    },
    {
      id: 'polite',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came in and was given a slice, before anybody could say a word. {A} bit, and chewed, and went on looking friendly. That took a lot of strength. “It’s unusual,” said {A}. “Is there an anchovy in it?”',
        '“It’s salt,” said {H}. “I took the wrong jar.” “Oh, thank goodness,” said {A}, and ran to the tap. It is very hard work to be polite, and it makes you thirsty.'
      ]
    },
    {
      id: 'the-label',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} wrote a big label for the sugar, so that it could not happen again. Then {A} stuck it on. It was a fine label, with a border. It said SUGAR. “That’s the salt you’ve stuck it on,” said {H}.',
        '{A} took the label off, and it would not stick a second time. {H} knew a better way, and drew a face on each jar. The sugar was licking its lips. The salt had both eyes shut, and was asking for water.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once put sugar in the soup,” said {S}. “It was for the whole family, and a guest from a long way off.” {A} wished to know what they had said. “Nothing at all,” said {S}. “They ate it up. And then they all sat there and waited for the soup.”',
        '“They’d thought it was the pudding?” asked {A}. “They went home without any dinner,” said {S}, “and full.” To this day {S} tasted everything first, with the tip of one finger.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ll find out if the other jar’s really sugar,” said {S}, and put in a wet finger. “It might be,” said {S}, and thought about it. “It might be salt that’s being nice. I’m not sure. I’ll need some more.”',
        '{A} held the jar. {S} tried it from the top, and from the side, and near the bottom. “Well?” asked {A}. “It’s nearly certain,” said {S}, with white all round the mouth.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had smelled the cake since the oven, and came to see about a crumb. “It’s nothing for you,” said {H}, and moved the plate. {A} thought that this was said of every cake. {A} sat down and looked patient.',
        '{H} made the face for {A}, with nose and tongue. {A} looked at it closely. Then {A} got up and had a long drink of water, just to be on the safe side.'
      ]
    },
    {
      id: 'potatoes',
      A: 'partner',
      paragraphs: [
        'Then there was supper, and it was potatoes. They steamed, and looked very well, and tasted of nothing at all. “They want salt,” said {A}. {H} fetched the jar, and turned it over, and hit it underneath. Not a grain came out. “There’s no more,” said {H}. “It’s all in the cake.” They both looked across the table at it. “Then we’ve got plenty,” said {A} slowly, “only it’s in one piece.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-crumb-each',
      A: 'partner',
      paragraphs: [
        '{H} broke a corner off the cake, where there was no jam. {H} rubbed it small between two fingers, and let it snow on a potato. {H} tried that, with care. “It’s right,” said {H}, with a full mouth. “It’s just right!” One crumb was enough for a bite, and a pinch for a whole potato. “It’s a good cake,” said {A}. “It was only waiting for potatoes.”'
      ]
    },
    {
      id: 'what-else-wants-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now they tried what else there was. {H} crumbled some cake over a tomato, and the tomato tasted redder. Some went on a boiled egg, and lay on the yellow like brown snow. “And on cheese?” asked {A}.',
        'On cheese it was too much. The cheese had a cake in it already, said {H}, of its own. They asked everything on the table whether it wanted cake. Only the jam said no.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How long will it last?” asked {A}. {H} worked it out. In one slice there were as many pinches as there are days in a month. There were twelve slices. “That’s a year,” said {H}, “if we go easy on the eggs.”',
        'No cake had ever lasted so long in that house. The last one had been gone before it was cold. “It keeps, as well,” said {A}. “Salt does that.”'
      ]
    },
    {
      id: 'to-the-last-crumb',
      A: 'partner',
      paragraphs: [
        'They ate up every potato, each with a little cake on it. Then {H} put the cake on the shelf, where the salt had always been. “So it’ll be eaten to the last crumb,” said {A}. “Yes,” said {H}, “only not today.”',
        'In front of the cake {H} stood a card. It had a tongue on it, sticking out, for those who took it for a sweet one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the cake, and it smelled of nothing but cake.',
      '{names} came to the table early, for it was a day with cake.',
      { text: '{names} turned the jar round, and read the back of it out loud.', needs: ['hands'] },
      { text: '{names} had brought a plate, and took it quietly away again.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the table for a sweet crumb.',
      '{names} drank some water, just from watching {H} chew.',
      { text: '{names} scraped off a spoon of the jam, and left the rest.', needs: ['hands'] },
      { text: '{names} filled up the water jug.', needs: ['hands'] }
    ],
    turn: [
      '{names} ate a potato with nothing on, to compare.',
      '{names} blew some brown snow off the cloth.',
      { text: '{names} passed the cake, and said, “Pepper?”', needs: ['hands'] },
      { text: '{names} put a lid over the cake, as one does with salt.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two jars stood apart, one at each end of the shelf. The cake had the middle, under a lid, and lived there now.',
    '{H} drank one more glass of water and washed off the last of the sea. Then {H} lay down. It was a night without any taste at all.'
  ],
  last: [
    'On the shelf stood a cake that nobody would finish for a long while, and {H} was asleep.',
    'The sea had gone out of {H}’s mouth, and {H} was asleep.'
  ]
})
