import { wishPlot } from '../wish-plot.ts'

export const treeHouse = wishPlot({
  id: 'wish-tree-house',
  wishes: ['tree house', 'tree houses', 'treehouse', 'treehouses', 'tree hut', 'tree fort', 'tree den', 'house up tree', 'house in a tree', 'rope ladder', 'living in a tree', 'live in a tree'],
  answers: ['building', 'build', 'in', 'up', 'our', 'my', 'secret', 'high', 'big', 'playing', 'sleeping', 'living', 'oak', 'forest', 'woods', 'garden', 'basket', 'pulley', 'rope', 'ladder', 'new', 'club', 'with', 'supper', 'bears', 'leaves', 'own', 'day', 'a', 'backyard', 'adventure', 'little', 'den', 'dad', 'daddy', 'grandad', 'grandpa'],
  except: ['magic', 'storey', 'story', 'thirteen', 'fire', 'fell', 'fall', 'broken', 'storm', 'christmas', 'owl', 'monkey', 'squirrel', 'family', 'tiger', 'dragon', 'fairy', 'fairies', 'elf', 'elves', 'pirate', 'talking', 'cat', 'kitten', 'stuck', 'scared', 'afraid', 'burnt', 'moon', 'space', 'robot', 'candy', 'chocolate', 'jungle'],
  moods: ['first'],
  fed: true,
  company: ['bears', 'basket', 'forest', 'branch', 'oak'],
  about: 'In a tree house with the ladder pulled up, each thing for supper has to be paid for with something that goes down.',
  titles: ['Because of the Bears', 'One Goes Down, One Comes Up', '{H} Lives in a Tree', 'A Shoe for the Bread', 'The Other End of the Rope'],
  want: [
    {
      id: 'supper-up-here',
      A: 'partner',
      paragraphs: [
        '{H} lived in a tree house now, at the top of an oak. It was the big bed. The rope ladder was a scarf, and {H} had pulled it up, because of the bears. {H} wanted to have supper up there, and never come down again.',
        '{A} stood among the roots with the basket. A rope went up from the basket and over a branch, which was the back of a chair. “Bread, cheese, apple, pudding,” called {A}. “Pull!”'
      ]
    }
  ],
  way: [
    {
      id: 'wind',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is it windy up there?” called {A}. “Very,” called {H}, and swayed to the left and to the right. A tree house never stands quite still. “Down here there’s none at all,” called {A}. “It’s always like that in a wood.”',
        'But {A} had looked up for so long that {A} was swaying too. A book fell off the shelf. “That was a gust,” said {A}.'
      ]
    },
    {
      id: 'from-above',
      A: 'same',
      spare: 2,
      paragraphs: [
        'From a tree house you see a good deal. {H} looked through both fists. “I can see the sea,” called {H}. That was the washing-up. “I can see a mountain. It’s got trousers on it.”',
        '“And what about me?” called {A}. {H} turned {H}’s fists downwards. “You’ve got a crumb on your head,” called {H}. “It’s been there since breakfast. From above, everybody’s mostly hair.”'
      ]
    },
    {
      id: 'woodpecker',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Tock, tock, tock, it went on the trunk. “Who’s there?” called {H}. “A woodpecker,” called {A}. “You can come in.” “I don’t want to come in,” called the woodpecker. “I’m not knocking. I’m eating.”',
        '“What is it?” asked {H}. {A} listened at the wood, with one ear on the leg of the bed. “Beetle,” said {A}. “It’s just gone down to the next floor.” Tock, tock, it went, further down.'
      ]
    },
    {
      id: 'behind-the-bed',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In every tree there’s a hollow, and here it was behind the bed. Things that fell in there were gone for years. {H} put an arm in, down to the shoulder. Out came a sock, a pencil and half a rabbit.',
        '“That’s the ear I was looking for last summer,” said {A} from below. “What else have you got?” {H} felt about. “Something furry,” said {H}. It turned out to be a very old plum.'
      ]
    },
    {
      id: 'squirrel',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was a squirrel, and came along on the ground with two full cheeks. “Have you seen my acorn?” asked the squirrel. “I buried it here somewhere.” “When was that?” asked {H}. “A hundred years ago,” said {A}.',
        '{H} patted the trunk. “I think I’m sitting in it,” said {H}. It’s true that most oaks begin like that. The squirrel looked up to the top. “Then keep it,” it said. “I’ll never get that in my cheek.”'
      ]
    },
    {
      id: 'creak',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It creaked. “Did you hear the tree?” asked {H}. “That was me,” said {A}. “It’s my knee.” It creaked again. “And that one?” “That was the tree,” said {A}. “It answered.”',
        'They both kept quite still. {A} bent one knee, very slowly, and there was a creak. They waited. {H} rolled over to one side, and the tree house creaked back. “They’ve known each other for a long time,” said {A}.'
      ]
    },
    {
      id: 'neighbours',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Who else lives in this tree?” called {A}. {H} hung {H}’s head over the edge and looked. “There’s an owl below me,” said {H}. “It’s got a round face and two hands, and it’s ten past six.” That was the alarm clock.',
        '“And then come the ants. They’re on the ground floor.” “And the bats?” “They’re in the wardrobe,” said {H}. {A} opened the wardrobe a little. They hung there in a row, and one was {A}’s best coat.'
      ]
    },
    {
      id: 'any-bears',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} went round the tree, on account of the bears. {A} looked behind the curtain, and under the stool. “Any?” called {H}. “There’s one moth,” called {A}.',
        '“Perhaps it’s scouting for them.” {A} held out a finger, and the moth got on. It had a thick fur collar and small feet. “It says it’s never met one,” said {A}. “It’d like to.”'
      ]
    },
    {
      id: 'elder-plank',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had a plank and half a crate,” said {S}. “It was so low that a cow looked in. But when I sat in there, I couldn’t hear anybody call me. It was because of the leaves.” “Was it really?” asked {A}.',
        '“Not the words,” said {S}. “Dishes, I couldn’t hear at all. I couldn’t hear homework. Pancakes always got through.”'
      ]
    },
    {
      id: 'child-bear',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'Then a bear did come, and it was {S}. “Grr,” said {S}. “I’m a bear, and I’m quite small. I’ve only just been made.” “Can you climb?” asked {A} from above. “Not yet,” said {S}.',
        '{A} let down a biscuit for it. {S} ate that in two growls. “Are you coming up?” asked {A}. “No,” said {S}. “I’m one of the reasons.” And it sat down to be one.'
      ]
    },
    {
      id: 'pet-roots',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'At the foot of the oak lived {A}, in the moss, which was the rug. {A} was not interested in anything that went up. {A} looked only at what came down.',
        'Once it was a leaf, and once it was {H}’s hand, with nothing in it. {A} looked into the hand for quite some time, to be sure.'
      ]
    },
    {
      id: 'one-hand',
      A: 'partner',
      paragraphs: [
        '{H} pulled with one hand, for in a tree the other one has to hold on. The basket went up a little, and turned round to look at the view. Then it tipped, and the apple rolled off into the ferns.',
        '“That rope’s got another end,” said {A}. “If something comes down on your end, my end goes up.” {H} tied on one shoe. Down came the shoe, and up went the bread, all by itself. Shoe and bread met in the middle.'
      ]
    },
    {
      id: 'what-it-cost',
      A: 'partner',
      paragraphs: [
        'For the cheese it took the other shoe. The pudding was so heavy that the pillow had to go down, and the blanket, and three books. Now {H} had the whole supper, and nothing else. “It’s got very cosy down here,” said {A}, with the pillow behind {A}’s head. “But I’m hungry.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-weighs-as-much',
      A: 'partner',
      paragraphs: [
        '“Then get in the basket,” said {H}. “And what’s going to come down?” asked {A}. “It has to weigh as much as me.” {H} looked round. There was only {H}. “Then I’d be up there, and you’d be down here,” said {A}. “We could wave in the middle,” said {H}.'
      ]
    },
    {
      id: 'the-ladder',
      A: 'partner',
      paragraphs: [
        '{H} broke the bread in two, and then there was nobody for the other half. “Have you seen any big bears yet?” asked {H}. {A} looked behind the oak and among the ferns. “Not one,” said {A}. “I’ve only seen an apple.” So {H} undid the scarf and let the ladder down.',
        'Up it came {A}, with the shoes, the books, the blanket, the pillow and the apple. Anybody who was hungry got something from the basket. “You could have done that first of all,” said {A}, chewing. “Then it would only have been supper,” said {H}. And they pulled the ladder up behind them again, because of the bears.'
      ]
    },
    {
      id: 'evening-sounds',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the evening you hear everything in a wood. “What was that?” whispered {H}. “The fridge,” whispered {A}. “In the wood,” said {H}. “Oh. That was a stag.” It hummed for a bit, and shook itself, and stopped.',
        '“And that?” It was somebody’s key, a long way down. “That’s a hedgehog getting home,” said {A}.'
      ]
    },
    {
      id: 'leaf-plates',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There were no plates in the tree, so everybody had to have a leaf. {A} handed over two paper napkins, and they were green. “Which side’s the top?” asked {A}. “The shiny one,” said {H}. “It’s so that the rain runs off.”',
        'They tried it with a drop of water. It did not run off. It went through, and on to somebody’s knee. “It’s an autumn leaf,” said {A}.'
      ]
    },
    {
      id: 'star-gap',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Between the leaves there was a gap, at the top of the curtain. In it hung one light. “Is that a star?” asked {H}. “Or it’s somebody in another tree,” said {A}.',
        '{H} held up the torch, and switched it on and off, twice. They waited. The light did nothing at all for a while. “It’s far away,” said {A}. “It may still be finding its torch.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} growled among the ferns, like one bear at most.',
      '{names} lay down at the root of the oak, in the shade of a leg.',
      { text: '{names} packed the pudding in last, with a spoon stuck in for a flag.', needs: ['hands'] },
      { text: '{names} tested the rope, with one pull and a squeak.', needs: ['hands'] }
    ],
    way: [
      '{names} went after the apple, on foot.',
      '{names} waited underneath, in case of pudding.',
      { text: '{names} hung a slipper on the rope, and the cheese gave a jump.', needs: ['hands'] },
      { text: '{names} called out the floors, as in a lift.', needs: ['hands'] }
    ],
    turn: [
      '{names} put a foot in the basket, and the oak leaned.',
      '{names} whined softly, in the manner of a lonely bear.',
      { text: '{names} waved up at the oak, and got a wave back.', needs: ['hands'] },
      { text: '{names} weighed a pillow in one hand, and a bear in the other.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rolled up the rope and pushed the chair back to the table. The pudding bowl went down, quite empty.',
    '{H} came down just once, to wash. Then {H} lay among the leaves again, with the blanket and the pillow.'
  ],
  last: [
    'The oak swayed this way, and the oak swayed that way, and {H} slept.',
    'The ladder was up, because of the bears, and {H} was asleep.'
  ]
})
