import { wishPlot } from '../wish-plot.ts'

export const chef = wishPlot({
  id: 'wish-chef',
  wishes: ['chef', 'chefs', 'being chef', 'cook', 'cooking', 'cooks', 'making dinner', 'making supper', 'making lunch', 'making food', 'helping kitchen', 'helping dinner', 'play kitchen', 'toy kitchen', 'pretend kitchen', 'mud kitchen', 'pretend restaurant', 'playing restaurant', 'restaurant', 'cooking dinner', 'learning to cook', 'helping cook', 'recipe', 'cooking show', 'masterchef', 'mud pie', 'mud pies', 'mud kitchen cooking'],
  answers: ['being', 'my', 'kitchen', 'dinner', 'supper', 'lunch', 'pretend', 'playing', 'play', 'little', 'with', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'helping', 'learning', 'hat', 'restaurant', 'tasting', 'stirring', 'first', 'loves', 'spoon', 'yoghurt', 'salt', 'sugar', 'food', 'together', 'own', 'when', 'grow', 'up', 'new', 'working', 'family', 'auntie', 'uncle', 'pies', 'garden'],
  except: ['run', 'runs', 'running', 'open', 'opens', 'opening', 'own', 'cake', 'cakes', 'bread', 'pizza', 'pancakes', 'dumplings', 'soup', 'robot', 'mouse', 'rat', 'fire', 'camp', 'burnt', 'burned', 'hot', 'curry', 'dragon', 'monster', 'lost', 'goose', 'biscuits', 'cookies', 'baking', 'noodles', 'ramen', 'sushi', 'captain', 'island', 'octopus', 'bear', 'cat', 'dog', 'alien', 'wizard', 'witch'],
  moods: ['first', 'learning', 'proud'],
  fed: true,
  company: ['chef', 'guest', 'kitchen', 'yoghurt'],
  about: 'The chef takes salt for sugar, and what is a dreadful pudding turns out to be something else.',
  titles: ['A Bowl of Whoops', 'The Chef Said Whoops', '{H} Is the Chef', 'Two White Jars', 'One More Whoops, Please'],
  want: [
    {
      id: 'the-special',
      A: 'partner',
      paragraphs: [
        '{H} was the chef, and was cooking in a tall hat made from a paper bag. {A} was the guest, with a napkin. There was to be white yoghurt with sugar. “If it’s really good,” said {H}, “you have to lick the bowl.” {H} had always wanted to see a guest do that.',
        'There was a white jar on the shelf. {H} put in a good deal from it, and began to stir. “I can hardly wait,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-hundred-folds',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A real chef’s hat has a hundred folds,” said {A}. “It’s one for each thing that you can do with an egg.” {H} felt the paper bag. It had four folds. “Boiled,” said {H}, “and fried. And scrambled.”',
        '“Dropped,” said {A}. That made four. “Then it’s just the right hat for us,” said {H}.'
      ]
    },
    {
      id: 'yes-chef',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In a real kitchen you have to say “Yes, chef” to everything. “Pass me the cloth,” said {H}. “Yes, chef,” said {A}. “Not that one. The dry one.” “Yes, chef.” “You needn’t say it every time.” “Yes, chef.”',
        '{H} thought about how to stop it. “Don’t say ‘Yes, chef’,” said {H}. {A} opened {A}’s mouth, and shut it again. You could see that it hurt.'
      ]
    },
    {
      id: 'clean-spoons',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A chef tastes everything, and needs a clean spoon each time. {H} tasted an apple sauce, and a mustard, and then the apple sauce again, quickly. Soon there wasn’t a spoon left in the drawer.',
        '“There’s still the ladle,” said {A}. {H} tasted the jam with it. From behind, you saw only a chef’s hat and the bottom of a ladle. “It tastes rounder,” said {H} in there.'
      ]
    },
    {
      id: 'soup-of-the-day',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s the soup of the day?” asked {A}. {H} looked at the calendar. “Tuesday,” said {H}. “What’s in it?” asked {A}. “Mostly Monday,” said {H}, “with carrots.”',
        '“And for afters?” {H} had a look at the rest of the week. “We’ve got a very nice Wednesday,” said the chef, “but it isn’t ready yet.” {A} said that there was no hurry.'
      ]
    },
    {
      id: 'unstirring',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was allowed to stir for a bit. “You’re going the wrong way round,” said {H}. “Does it matter?” asked {A}. “I stirred it to the right. Now you’re stirring it out again.”',
        '{A} looked into the bowl in alarm, and went to the right as well. “How many have I undone?” “Nine,” said {H}. So {A} did nine to the right, and the chef counted, and added one for luck.'
      ]
    },
    {
      id: 'noses',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A chef has to know all the jars by the nose. {A} held them out, one by one, and {H} kept {H}’s eyes shut. “Christmas,” said {H}. That was the cinnamon. “Chips,” said {H}. That was the vinegar.',
        'The third jar was the pepper. {H} breathed in, and did not say anything for a while. Then the tall hat flew across the table. “Bless you, chef,” said {A}. “Was that right?”'
      ]
    },
    {
      id: 'orders',
      A: 'other',
      spare: 7,
      paragraphs: [
        'It was a busy evening. {A} was the waiter now, and shouted the orders through the door. “Table two wants toast. Table four wants toast with nothing on it, and table five wants nothing.” “On toast?” shouted {H}. “No, just nothing!”',
        '{H} put it on a large plate, and rang the bell for it. That was a glass and a teaspoon. The waiter carried it off at shoulder height. “Mind out,” said the waiter. “It’s full.”'
      ]
    },
    {
      id: 'waiter-a-raisin',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Chef!” called {A}. “There’s a raisin in my water.” {H} came and bent over it, with both hands behind {H}’s back. “Not so loud,” said {H}. “They’ll all want one.”',
        '{A} looked round at the other tables, which were two chairs and a cushion. Then {A} drank up the water very quickly, raisin and all. “I’ll say that I never saw it,” said {A}.'
      ]
    },
    {
      id: 'child-customer',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'Then {S} was a customer from far away, and sat down on two cushions. “What would you like?” asked {A}. “Bread,” said {S}. “And what would you like with it?” “Bread,” said {S}.',
        '{A} brought a slice, and then another slice on top. {S} opened it up, and looked inside, and there was no bread in it. “It’s empty,” said {S}. The chef put in a third slice, and then it was right.'
      ]
    },
    {
      id: 'pet-dishwasher',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'A kitchen like that needs somebody for the floor. {A} had taken the job, and sat where things fall down. {H} let nothing fall. {A} stayed, and looked up at {H} all the more kindly.',
        'At last there was a crumb. “Well spotted,” said {H}. It was the quickest bit of work that had been done in that kitchen all evening.'
      ]
    },
    {
      id: 'salt',
      A: 'partner',
      paragraphs: [
        'At last the bowl came to the table. {A} had a big spoonful. Then {A} sat quite still, with {A}’s eyebrows up. “It tastes of the seaside,” said {A}. {H} tasted it too. It was salt. There were two white jars on that shelf. “Whoops,” said the chef.',
        '{H} tried to scoop it out again. But there was no salt. There was only the taste of it, everywhere.'
      ]
    },
    {
      id: 'wrong-dish',
      A: 'partner',
      paragraphs: [
        '“You can put things in,” said {A}, “but you can’t get them out.” “Then it’s ruined,” said {H}, and the hat slid down a bit. {A} tried the tip of the spoon once more. “It’s a terrible pudding,” said {A}. “But that isn’t the salt’s fault. It’s only come to the wrong dish.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-a-pudding',
      A: 'partner',
      paragraphs: [
        '{H} pushed the hat back up. “It isn’t pudding any more,” said the chef. “Pudding’s off.” {H} tore up some green leaves, as small as confetti, and in they went. {A} squeezed in half a lemon. {H} dipped in a bit of bread.',
        '{H} chewed, and dipped the other end. “Is it bad?” asked {A}. “I can’t quite tell yet,” said {H}, and went on. {A} took some bread as well, very carefully. After that you heard nothing but chewing.'
      ]
    },
    {
      id: 'elder-visitor',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I put salt in somebody’s coffee once,” said {S}. “It was our new neighbour’s, and he drank it to the last drop.” “Why didn’t he say so?” asked {A}.',
        '“He was too polite,” said {S}. “So I thought he liked it, and gave him another.” {S} sighed. “After that he always brought his own.”'
      ]
    },
    {
      id: 'pips',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Of a lemon you want the juice, but the pips come too. {A} had put one hand underneath, to catch them. Four were caught. The fifth was in the bowl, and as white as all the rest.',
        '“The one who gets the pip is lucky,” said {H}. They both chewed more slowly after that. It turned up in {A}. You could tell by {A}’s left eye.'
      ]
    },
    {
      id: 'fine-plate',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One portion was done as they do it in the finest places. {H} put one dot in the middle of the largest plate. With a finger {H} drew a tail on it. The rim was wiped with a cloth, all the way round.',
        '“Where’s the rest?” asked {A}. “That’s all of it,” said the chef. “It’s expensive.” {A} ate it in one go. Then {A} turned the plate over, in case there was more on the back.'
      ]
    },
    {
      id: 'sea-and-grass',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They put a few grains out of each jar side by side on the dark table. The salt was like tiny boxes, with corners. The sugar was rounder, and stuck to the finger. “That one’s from the sea,” said {A}, “and that one’s from a tall sort of grass.”',
        '“They don’t look like it,” said {H}. “They’ve washed,” said {A}. {H} licked up the grass, and left the sea for later.'
      ]
    },
    {
      id: 'what-it-is-called',
      A: 'partner',
      paragraphs: [
        '“What’s it called?” asked {A}, with {A}’s mouth full. The chef had to think what they had said when it happened. “Whoops,” said {H}. “Then could I have some more Whoops, please?” said {A}. Everybody who was hungry had Whoops that evening, on bread.',
        'In the end {A} looked to the right and to the left. Then {A} picked up the bowl in both hands, and licked it. When {A}’s face came out again, it had a white nose. “I’d like to know how that’s made,” said the guest. “It’s quite easy,” said the chef. “First you have to think that it’s sugar.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} followed the spoon round the bowl, with nothing but the nose.',
      '{names} sat up at table as well, rather close to the sugar.',
      { text: '{names} tied napkins round whatever had a neck.', needs: ['hands'] },
      { text: '{names} printed a menu, and there was one thing on it.', needs: ['hands'] }
    ],
    way: [
      '{names} tried a drop, and shook from head to toe.',
      '{names} smelled the seaside, and looked round for a bucket.',
      { text: '{names} put a tea towel over the bowl, so that nobody had to look.', needs: ['hands'] },
      { text: '{names} wrote an S on both jars, one for sugar and one for salt.', needs: ['hands'] }
    ],
    turn: [
      '{names} crunched a crust, and went back for the other end.',
      '{names} got a green leaf on the nose, and wore it.',
      { text: '{names} tore some more bread, in guest sizes.', needs: ['hands'] },
      { text: '{names} squeezed the other half of the lemon, mostly upwards.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl hardly needed any washing up. The two white jars were put at the two ends of the shelf.',
    'The chef took the hat off and washed, and still smelled of lemon. Then {H} lay down, and the restaurant was closed.'
  ],
  last: [
    'The bowl was licked, the chef’s hat hung on its hook, and {H} slept.',
    'The kitchen was dark, the guest was full, and {H} the chef was asleep.'
  ]
})
