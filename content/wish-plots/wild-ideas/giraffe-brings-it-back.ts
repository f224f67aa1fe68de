import { wishPlot } from '../wish-plot.ts'

export const giraffeBringsItBack = wishPlot({
  id: 'wish-giraffe-brings-it-back',
  wishes: [
    'giraffe house', 'giraffe our house', 'giraffe home', 'giraffe hat', 'giraffe licked', 'giraffe licks', 'giraffe lick', 'giraffe tongue', 'giraffe stole hat', 'giraffe ate hat', 'giraffe eats hat', 'giraffe took hat', 'giraffe takes hat', 'giraffe cap', 'giraffe window', 'giraffe letterbox', 'giraffe letter box', 'giraffe door', 'giraffe visits', 'giraffe visit', 'giraffe visiting', 'giraffe visited', 'giraffe tea', 'giraffe dinner', 'giraffe supper', 'giraffe breakfast', 'giraffe sleepover', 'giraffe stays', 'giraffe comes', 'giraffe came', 'giraffe follows', 'giraffe followed', 'giraffe followed home', 'giraffe escapes', 'giraffe escaped', 'giraffe zoo house', 'giraffe kitchen', 'giraffe street', 'giraffe balcony', 'giraffe flat', 'giraffe apartment', 'fed giraffe', 'feed giraffe', 'feeding giraffe', 'feeding giraffes', 'fed giraffes', 'giraffe zoo', 'giraffes zoo', 'zoo animal house', 'zoo animals house', 'zoo animal home', 'zoo animals home', 'zoo animal visits', 'animal from the zoo house', 'animals from the zoo house'
  ],
  answers: ['giraffe', 'giraffes', 'zoo', 'safari', 'park', 'hat', 'cap', 'head', 'licked', 'licks', 'lick', 'tongue', 'right', 'off', 'took', 'stole', 'ate', 'eats', 'bring', 'brings', 'bringing', 'back', 'return', 'returns', 'house', 'home', 'our', 'comes', 'came', 'come', 'visits', 'visit', 'visiting', 'to', 'maybe', 'perhaps', 'today', 'went', 'window', 'door', 'letterbox', 'kitchen', 'street', 'balcony', 'flat', 'tea', 'dinner', 'supper', 'follows', 'followed', 'escapes', 'escaped', 'fed', 'feed', 'feeding', 'leaves', 'tall', 'long', 'neck', 'funny', 'animal', 'animals', 'saw', 'favourite', 'best', 'scarf', 'from', 'night', 'bedtime', 'goodnight', 'sleepover', 'stays'],
  except: ['toy', 'teddy', 'cuddly', 'lost', 'died', 'dies', 'ill', 'sick', 'vet', 'throat', 'scared', 'afraid', 'cried', 'bit', 'bites', 'lion', 'tiger', 'elephant', 'monkey', 'penguin', 'penguins', 'dance', 'dancing', 'short', 'baby', 'bath', 'spots', 'height', 'heights', 'space', 'school', 'lift', 'hippo', 'rhino', 'bear', 'crocodile', 'snake', 'meltdown', 'why', 'small', 'car', 'shoes', 'race', 'pony', 'seal', 'zebra'],
  moods: ['first', 'lost'],
  company: ['zoo', 'hat', 'sock', 'tongue', 'letter', 'window', 'door', 'kitchen', 'lamp', 'street', 'biscuit', 'keeper', 'pot', 'curtain', 'coat', 'spoon'],
  isTale: true,
  about: 'A giraffe that licked the hero’s hat off at the zoo brings it back in the evening and will not let go, until it is seen that it wants a hat itself and has room for two.',
  titles: ['Something Blue in the Letter Box', 'The Giraffe Brings It Back', 'A Hat for Each Horn', 'The Head Came In, and the Rest Stayed Out', '{H} and the Long Blue Tongue'],
  want: [
    {
      id: 'licked-off',
      A: 'partner',
      paragraphs: [
        'That morning at the zoo a giraffe had licked the hat right off {H}’s head. One lick, and it was gone, and {H}’s hair stood straight up. It was {H}’s best hat, with a bobble. “It’ll have eaten it by now,” said {A} in the evening.',
        'Then the letter box rattled. Something came in at it, and went on coming. It was blue, and wet, and as long as an arm. It was a tongue. On the very end of it hung the hat.'
      ]
    }
  ],
  way: [
    {
      id: 'not-letting-go',
      A: 'partner',
      paragraphs: [
        '“My hat!” cried {H}, and took it by the bobble. The tongue held on. {H} pulled, and the tongue pulled. Whoosh! The hat went back out through the letter box. “It’s brought it back,” said {A}, “and now it’s thought again.”',
        'They ran to the window. There stood the giraffe, four legs in the road, with the hat on its nose. “I’ve come with your hat,” it said. “Then give it here,” said {H}. “Yes,” said the giraffe, and held it a bit higher.'
      ]
    },
    {
      id: 'how-it-found-us',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How did you find us?” asked {A}. “I looked over the houses,” said the giraffe. “You can see everybody from up there. A man in a bath was singing. And somebody’s got a ball in the gutter.”',
        'It had looked into nine kitchens. In the tenth there had been {H}, with hair standing straight up. “I know that hair,” said the giraffe, rather proud. “I did it myself.”'
      ]
    },
    {
      id: 'the-bus',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Did you walk the whole way?” asked {H}. It had wanted to take the bus. But it had to lie down flat on the top. And at each stop people asked it if this was the one for the station.',
        '“What did you tell them?” asked {A}. “That I was only the luggage,” said the giraffe. And a little boy had stamped its ticket for it, because it could not reach down so far.'
      ]
    },
    {
      id: 'head-in',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'They asked it in. The head came in at the window, and went once round the lamp. Behind it came the neck, and went by and went by. “Is there much more?” asked {H}. “That’s all neck,” said the giraffe. “The rest doesn’t bend.”',
        'So it stood outside from the shoulders down. It looked at the cupboard, and behind the cupboard. It was the first guest who had ever seen the top. “You’ve got a spoon up here,” it said, “and a very old balloon.”'
      ]
    },
    {
      id: 'houseplant',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Will you stay to tea?” asked {A}, and brought a bun. The giraffe thanked {A} and ate the plant from the window sill. There was a crunch, and then there was a pot. “Delicious,” said the giraffe. “Is there soup as well?”',
        '“That was the plant,” said {A}. “It was in a bowl,” said the giraffe. {A} looked into the pot. It did look like the end of a soup.'
      ]
    },
    {
      id: 'down-the-neck',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Then the giraffe drank a glass of water. They watched it go down. It started up by the lamp. It went along past the shelf, over the table, and round the corner to the window. It took as long as a song.',
        '“Now it’s out,” said {H} by the window sill. From a good way off they heard it arrive. “When I have the hiccups,” said the giraffe, “there’s time to say sorry before they come.”'
      ]
    },
    {
      id: 'neighbour',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The neighbour rang. “There’s a behind in front of my door,” said the neighbour. “Does anybody know whose it is?” “It belongs to our visitor,” said {A}. “The front’s in here.”',
        'The neighbour came in to have a look, and shook hands with the ear. “Pleased to meet you. I’ve only met the other side of you.” “That’s my shy side,” said the giraffe.'
      ]
    },
    {
      id: 'lick-everything',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'While they talked, the tongue went about by itself. It licked the butter, the tap, and the corner of the table. It licked the window, and after that you could see out much better. Then it came to {A}, and licked once, from the chin up.',
        'Now {A}’s hair stood straight up as well. “Twins,” said {H}. {A} looked into the spoon, and turned to the left and to the right. “I’ve paid good money to look worse than this,” said {A}.'
      ]
    },
    {
      id: 'crumbs',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{H} tried with a biscuit. “I’ll give you this,” said {H}, “and you give me that.” The giraffe thought it over. It put the hat down, very carefully, on the edge of the table, and ate the biscuit. {H}’s hand was nearly there.',
        'Slurp! The tongue got there first. “That was a lovely biscuit,” said the giraffe, with the hat on its nose again. “Shall we do it once more?” They did it once more. {H} had no biscuits left, and no hat either.'
      ]
    },
    {
      id: 'keeper-counts',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Won’t they miss you at the zoo?” asked {A}. “They count us at eight,” said the giraffe, “by the heads over the fence.” It had stood a broom on the fence, with two spoons for ears. “And if the broom’s spoken to?” asked {H}.',
        '“It says nothing,” said the giraffe. “I never say anything there either. Nobody ever asks me about hats.” It sighed, and that sigh was a long time coming too.'
      ]
    },
    {
      id: 'pet-meets',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come to see who was making such a smell of hay. There was a face in the kitchen, as large as a chair. {A} looked behind it for the animal. There was neck, and then window, and no animal.',
        'The tongue came down and said hello. After that {A}’s fur stood up along one side, in a wave. {A} sat there for a while, quite still. Then {A} walked round, and held up the other side.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had a hat taken by a goose once,” said {S}. “It wore it for the whole of that summer.” “Did you get it back?” asked {A}. “I didn’t like to ask,” said {S}. “It looked better on the goose.”',
        'The giraffe had listened closely to that. “What sort of hat?” it asked. “Straw,” said {S}, “with a cherry.” The giraffe shut its eyes, and its lashes were as long as a broom. “With a cherry,” it said.'
      ]
    },
    {
      id: 'child-slide',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} looked at all that neck, from the lamp to the window. It went down like a slide. “May I?” asked {S}. “If you take off your shoes,” said the giraffe. {A} held on to {S} at the top, and let go.',
        'It went swish, with spots on both sides. At the bottom {S} sat on the window sill with the whole mane combed the wrong way. “Again,” said the giraffe. “That was just where it itches.”'
      ]
    },
    {
      id: 'baby-tongue',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} put out a tongue, which was small and pink. The giraffe put out its own, which was long and blue. {A} looked from one end of it to the other, and put out a bit more. There was no more.',
        'It was the first time that {A} had ever lost at that. {A} laughed so much that the milk came out. The giraffe cleared it up in one lick, milk, chin and bib.'
      ]
    },
    {
      id: 'two-knobs',
      A: 'partner',
      paragraphs: [
        '“Why don’t you want to give it back?” asked {H}. The giraffe went red between the spots. “You’ve all got hats,” it said. “I look down on them all day. And up here it’s draughty.” It tried on {H}’s hat once more. It slid off sideways. “It’s one hat,” said {A}, and pointed, “and you’ve got two horns.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-socks',
      A: 'partner',
      paragraphs: [
        '{H} looked at the two horns. They were as long as feet. {H} pulled off both socks, the red ones with stripes. “Come in,” said {H}, and the big head came in at the window. {H} put one sock on the left horn, and one on the right.',
        'The giraffe looked at itself in a spoon, for a very long time. “They’ve got stripes,” it said. “And I’ve got spots.” Then the tongue put the hat with the bobble back on {H}. It was a little wet, but straight.'
      ]
    },
    {
      id: 'mirror',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'The giraffe wanted to know how it looked from behind. {A} fetched the small mirror from the hall, and held it up at the back. “A bit further to the left,” said the giraffe. “And now the other sock.” It was worse than at the shoe shop.',
        '“Do they itch?” asked {H}. “Only as new things do,” said the giraffe. It nodded, and they nodded along. It shook its head, and they waved.'
      ]
    },
    {
      id: 'warm-ears',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '“What will the others say at the zoo?” asked {A}. The giraffe had not thought of that. There were four others, and each had two horns. “They’ll all come,” it said. “Have you got any more letter boxes?”',
        '{H} counted on both hands. It came to eight socks. They looked in the drawer with the odd ones, and there were eleven. “Tell them one at a time,” said {H}, “and to bring back what they’ve licked off.”'
      ]
    },
    {
      id: 'goodnight-lick',
      A: 'partner',
      paragraphs: [
        '“I must go,” said the giraffe. “They’ll be counting us.” But first it licked {H} goodnight, and {H} held on to the hat with both hands.',
        'They waved until it was at the corner. Over the roofs they could still see two red socks, going home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the hall, and stared at the letter box.',
      '{names} got the end of the tongue in the face, and blinked.',
      { text: '{names} wiped the doormat, and then the door.', needs: ['hands'] },
      { text: '{names} held out a hankie, but it was much too small for such a tongue.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at the giraffe, and had to lean back a long way.',
      '{names} sneezed from the hay, and the giraffe blessed each sneeze.',
      { text: '{names} moved the lamp aside, so that nobody’s ears would be singed.', needs: ['hands'] },
      { text: '{names} threw a tea towel at the horns, as in a ring game, and missed twice.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a lick goodbye, and stayed wet until bedtime.',
      '{names} looked after the two socks, until they were as small as two berries.',
      { text: '{names} pulled the left sock straight, so that the heel was at the back.', needs: ['hands'] },
      { text: '{names} gave it a third sock for the tail, in case of frost.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hat with the bobble hung on the radiator to dry. It smelled of hay, and a bit of zoo.',
    '{H} washed, all but the hair, and got into bed with bare feet. Out there somebody had warm horns.'
  ],
  last: [
    'The hair stood straight up on the pillow, and {H} was asleep.',
    'Far off, over a fence, two red socks nodded, and {H} was asleep.'
  ]
})
