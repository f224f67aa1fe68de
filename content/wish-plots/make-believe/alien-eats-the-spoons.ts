import { wishPlot } from '../wish-plot.ts'

export const alienEatsTheSpoons = wishPlot({
  id: 'wish-alien-eats-the-spoons',
  wishes: ['alien eats spoons', 'alien eats the spoons', 'alien ate spoons', 'alien ate the spoon', 'alien eating spoons', 'alien eat spoons', 'alien eats spoon', 'aliens eat spoons', 'alien who eats spoons', 'alien spoons', 'alien spoon', 'alien eats forks', 'alien eats cutlery', 'alien ate cutlery', 'alien cutlery', 'alien eats metal', 'alien eats knives and forks', 'alien comes for tea', 'alien comes to tea', 'alien came to tea', 'alien came for tea', 'alien for tea', 'alien tea party', 'alien visits for tea', 'alien comes for dinner', 'alien comes to dinner', 'alien came to dinner', 'alien came for dinner', 'alien comes for supper', 'alien comes for lunch', 'alien dinner guest', 'alien breakfast', 'martian tea', 'martian dinner', 'martian spoons', 'spaceman comes for tea spoons', 'alien munches spoons', 'alien eats teaspoons', 'alien eating cutlery', 'aliens come for tea', 'aliens came to tea', 'aliens come to dinner', 'alien at teatime', 'extraterrestrial spoons'],
  answers: ['alien', 'aliens', 'martian', 'martians', 'visitor', 'guest', 'space', 'spaceship', 'planet', 'ufo', 'green', 'blue', 'purple', 'tea', 'teatime', 'dinner', 'supper', 'lunch', 'breakfast', 'spoon', 'spoons', 'fork', 'forks', 'knife', 'knives', 'cutlery', 'plate', 'plates', 'cup', 'cups', 'metal', 'eat', 'eats', 'ate', 'eating', 'eaten', 'munch', 'munches', 'crunch', 'crunches', 'bites', 'swallows', 'all', 'every', 'pudding', 'custard', 'soup', 'biscuit', 'biscuits', 'cookie', 'cookies', 'dunk', 'dunks', 'hungry', 'polite', 'wrong', 'instead', 'leaves', 'left', 'drawer', 'visit', 'visits', 'visiting', 'invited', 'invite', 'from', 'mars', 'moon', 'our', 'party', 'bring', 'brings', 'very', 'really', 'too', 'little', 'big', 'small', 'funny', 'silly', 'friendly', 'kind', 'old', 'new', 'day', 'night', 'morning', 'today', 'home', 'house', 'kitchen', 'rain', 'sun', 'mum', 'mom', 'dad', 'grandma', 'grandpa', 'sister', 'brother', 'sister’s', 'auntie', 'cousin', 'garden', 'thirsty', 'rude', 'manners', 'three', 'legs', 'eyes'],
  except: ['school', 'supermarket', 'shop', 'invasion', 'attack', 'attacks', 'scared', 'afraid', 'scary', 'eats people', 'eats children', 'died', 'killed', 'choke', 'choking', 'swallowed', 'hospital', 'knife hurt', 'pants', 'underpants', 'cat', 'dog', 'homework', 'stolen', 'bear', 'tiger', 'monkey'],
  moods: ['change', 'first', 'waiting', 'losing'],
  company: ['spoon', 'spoons', 'custard', 'biscuit', 'tea', 'cup', 'drawer', 'fork', 'table', 'bowl', 'tin', 'plate', 'sugar', 'lid', 'chair'],
  isTale: true,
  about: 'An alien comes for tea and eats the spoons, and the hero has custard and nothing to eat it with, until it is seen what the alien stirs its own cup with.',
  titles: ['The Crunchy Part', 'Four Spoons for Tea', '{H} and the Last Spoon', 'Nobody Eats the Cutlery', 'A Tin with a Star on It'],
  want: [
    {
      id: 'crunch-said-the-first',
      A: 'partner',
      paragraphs: [
        '{H} had asked an alien to tea. The alien was blue, and had wiped all its feet. There were biscuits, and a bowl of yellow custard for afterwards. The alien picked up its spoon, dipped it in its tea, and bit off the round end. “Delicious,” said the alien.',
        'It ate the handle too. Then it ate {A}’s spoon, and {H}’s. “Do have one yourselves,” said the alien. {H} wanted custard, and looked at the empty saucers.'
      ]
    }
  ],
  way: [
    {
      id: 'the-last-spoon',
      A: 'same',
      paragraphs: [
        '“It must be hungry,” said {A}, and passed the alien the biscuits. The alien thanked {A}, and laid one beside its cup. {H} tried a fork. Most of the custard went back by itself. In the drawer there was a last spoon, and {H} brought it to the table inside a sleeve. “Oh, a long one,” said the alien. {H} got one lick of custard. The alien got the spoon.'
      ]
    },
    {
      id: 'what-a-spoon-tastes-of',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does a spoon taste of?” asked {H}. The alien chewed with care. “The small ones are sweet,” it said. “A soup spoon’s more filling. In the old ones you taste who had them.” It shut three eyes. “The last one had a grandmother who blew on it.”',
        '{A} remembered that spoon. It had come with the house, and had a dent. “The dent was the best bit,” said the alien. “Somebody had hit an egg with it for years.” {H} licked the spot on the saucer where it had lain. There was nothing left of it but tea.'
      ]
    },
    {
      id: 'crumbs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Whoever eats spoons makes crumbs. They were small and bright, and rolled to the edge of the table. {A} swept them up with one hand. They went into the dustpan with a sound like a shop.',
        '“You ought to have a bib,” said {H}. The alien had brought one. It was made of tin, and had a duck on it. “For best,” said the alien, and tied it on for the rest of its handle. Now nothing fell on the floor. One could hear each crumb land on the duck.'
      ]
    },
    {
      id: 'counting-the-drawer',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} counted what there still was in the drawer. There was a whisk, and a thing for cheese, and a sieve with a hook. {A} shut the drawer, and stood in front of it. “Was there a sieve?” asked the alien from the table. “No,” said {A}.',
        'The drawer had rattled a little, all the same. The alien folded its hands. At home a sieve was for weddings, it said. The bride had the hook. “Then it would be a pity,” said {A}, and leaned a bit harder, “just for a Tuesday.”'
      ]
    },
    {
      id: 'pet-and-the-bowl',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} ate out of a tin bowl, and was halfway through. The alien got down beside {A}, and waited for its turn. {A} finished the food, and left the bowl. The alien would have finished the bowl, and left the food. “You two could share,” said {H}.',
        'The alien tapped the rim to hear whether it was done. Then {A} lay down with one side against the bowl and stayed there. “I quite understand,” said the alien. “I’d hide a bowl like that as well.”'
      ]
    },
    {
      id: 'elder-wedding-spoons',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We were given twelve silver spoons when we married,” said {S}. “They were so good that we never used them.” The alien leaned forward. “Never?” it asked. “They’re in a case, in blue velvet,” said {S}. “Each has its own little bed.”',
        '“For how long?” asked the alien. “Forty years,” said {S}. The alien swallowed. “They’ll be lovely and ripe,” it said softly. {A} got up and asked whether anybody would care for a teaspoon of sugar, and then remembered.'
      ]
    },
    {
      id: 'child-wooden-spoon',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had saved one spoon, and hid it under the table. It was of wood, and had a face on it. “She’s called Ladle Lady,” said {S}, “and she’s not for eating.” The alien looked under the cloth. “Is that a vegetable?” it asked. “Yes,” said {S} at once.',
        'The alien drew its head back in again. “Then I’ve had enough,” it said. {A} had never known anybody turn round so quickly. “I do that with beans,” {A} told the spoon.'
      ]
    },
    {
      id: 'sugar',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The alien asked for sugar. {H} held out the bowl. There had been a small spoon in it, with a shell at the end. “Now we’ve got only the sugar,” said {H}. “How do you get at it?” asked the alien. They all three looked in.',
        '{A} poured some on a saucer, and it was too much. {A} poured some back, and it was all of it. The alien watched the white stuff go to and fro. “So that’s what the spoon was for,” said the alien. “And I thought that you were feeding the sugar.”'
      ]
    },
    {
      id: 'with-the-biscuit',
      A: 'partner',
      paragraphs: [
        '“Look,” said {A} quietly. The alien had taken up its biscuit at last. It did not bite. It stirred its tea with the biscuit, three times round. Then it knocked the biscuit on the rim, and laid it back. “Why don’t you eat that?” asked {A}. The alien went a darker blue. “One doesn’t eat the cutlery,” it said. {H} looked at the biscuits, and then at the custard.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-way-round',
      A: 'partner',
      paragraphs: [
        '“We’ve got it the other way round!” said {H}, and pushed a biscuit into the custard. It came up full. {H} ate the custard, and after it the spoon. “There are people who bake spoons to eat,” said {A}. “Out of millet. I’ve read it.” {A} took one too. The alien looked at the ceiling, out of kindness, while they ate up the cutlery. “Does it agree with you?” it asked. “It’s the best part,” said {H}.'
      ]
    },
    {
      id: 'which-are-the-best',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Not every biscuit makes a spoon. The round ones held well, but got short. The ones with a hole were for whoever liked to hurry. A long thin one was good at corners, until it got tired and bowed down.',
        '“You have to take it out before it’s soft,” said {A}. Half a biscuit was in {A}’s hand, and half was in the bowl. “Ours don’t go soft,” said the alien. “You could leave one in for a year.” It felt rather sorry for biscuits.'
      ]
    },
    {
      id: 'table-manners',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What’s rude at your home?” asked {H}. Talking with your mouth empty was rude, said the alien. So was licking a plate on one side only. “And what’s rudest?” “To bite the biscuit,” the alien whispered. “My uncle did it once, at a kettle’s birthday.”',
        '{H} put {H}’s biscuit down for a moment. “We lick the spoon,” said {H}, “and then we put it back.” Now the alien had to put down its cup. “Back?” it said. “When it’s already been started?”'
      ]
    },
    {
      id: 'washing-up',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} began to wash up, from habit. There were three cups, three saucers and a bowl. Then {A} felt about in the foam for the spoons. There were none, neither of the one sort nor the other.',
        '“That’s the good thing about it,” said the alien, who had taken up a cloth. “You’ve nothing small to dry.” {A} left one hand in the foam for a while longer. For years that hand had looked for spoons there every evening. It did not know where to go.'
      ]
    },
    {
      id: 'home-baked',
      A: 'partner',
      paragraphs: [
        'At the door the alien remembered something. “I’ve brought you these,” it said. It was a round tin with a star on it. Inside lay twelve spoons, still warm. “They’re home-baked,” said the alien, “and a bit uneven.” One had a thumb mark. {A} took that one, and hung it on {A}’s nose, as one does. The alien was so pleased that all its feet turned in. “I’ve never seen anyone save one for later,” it said.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} held on to a spoon with both eyes, until it was gone.',
      '{names} asked for no second helping of anything.',
      { text: '{names} turned a saucer over, to see where the spoon was.', needs: ['hands'] }
    ],
    way: [
      '{names} found one bright crumb of a spoon, and kept it.',
      '{names} sniffed at the tea, which tasted of nothing but handle.',
      { text: '{names} tried the custard with the cheese slicer, and it had been better with the fork.', needs: ['hands'] }
    ],
    turn: [
      '{names} ate a biscuit spoon, and then had to have another to go on.',
      '{names} looked at the ceiling too, when the alien ate.',
      { text: '{names} laid a biscuit on the right of each bowl, as one lays a table.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl was empty, and so was the biscuit plate. The twelve spoons were laid in the drawer, and it rattled as it used to.',
    '{H} brushed away the custard, and the spoons with it. Then {H} lay down on one side, knees bent, as spoons lie in a drawer.'
  ],
  last: [
    'In the drawer the warm spoons cooled down, one behind the other, and {H} was asleep.',
    'Far up, an alien told them at home what people bite, and {H} was asleep.'
  ]
})
