import { wishPlot } from '../wish-plot.ts'

export const uglyDuckling = wishPlot({
  id: 'wish-ugly-duckling',
  wishes: ['ugly duckling', 'ugly ducklings', 'ugly duck', 'duckling swan', 'duckling becomes swan', 'grey duckling', 'gray duckling'],
  except: ['hospital', 'lake', 'bath', 'pond'],
  answers: ['swan', 'swans', 'egg', 'eggs', 'pond', 'mother', 'yellow', 'feathers', 'beautiful', 'grows', 'turns', 'becomes', 'became'],
  company: ['duck', 'ducklings', 'hen', 'cat', 'swan'],
  about: 'The biggest duckling does not fit under its mother’s wing, and in spring it turns out who fits under whose.',
  titles: ['Too Much for One Wing', 'Honk, Said the Duckling', '{H} in the Fifth Egg', 'Four Yellow Ones and a Grey One', 'Who Fits Under Whom'],
  want: [
    {
      id: 'fifth-egg',
      A: 'partner',
      paragraphs: [
        '{A} was a mother duck, on a nest of cushions. Out of four eggs had come four yellow sponges. The fifth egg was the biggest. It was a bed sheet, and underneath was {H}. At last it said crack, and out came a duckling in a grey blanket.',
        '“Peep,” said the others. “Honk,” said {H}. In the evening the ducklings crept under their mother’s wing, half a cardigan. The fifth one wanted to go there too.'
      ]
    }
  ],
  way: [
    {
      id: 'turkey',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“I know who that is,” said an old duck with a red rag round one leg. “That’s a turkey. They can’t swim.” It was {A}, and {A} had the rag on a sock. So they all went down to the pond, which was a blue towel.',
        'The four sponges floated. The grey one pushed off from the carpet, and used both feet, and turned round on the spot. “It’s no turkey,” said the old duck. “It paddles.” And the rag went off, as if it had never said anything else.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Ducklings go behind their mother in a row. “They stay close,” said {A}, “because the water behind a duck is easier.” {A} paddled ahead on the carpet. {H} came last, and pushed four sponges along, one after the other.',
        'That is hard work for a row. By the table there were three in front and one had turned off. “Somebody’s missing,” said the mother, and counted. “No,” said {H}, “he’s only looking at a chair.”'
      ]
    },
    {
      id: 'no-room',
      A: 'partner',
      paragraphs: [
        'When the duckling’s head was under the wing, its feet were outside. When the feet were in, the head came out at the top. {H} tried to be smaller, and to say peep. “Honk,” it went, and all four sponges fell over.',
        'So the duckling went into the wide world, behind the table. There lived a hen and a cat, and {A} was both. “Can you lay eggs?” asked the hen. “No.” “Can you purr?” asked the cat. “Honk,” went the duckling. “That’s no purr,” said the cat. “You can’t stay here.”'
      ]
    },
    {
      id: 'egg-lesson',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Laying’s quite easy,” said the hen. “You sit down, you look cross, and you think of something round.” {A} showed it. {H} sat down, and looked cross, and thought of a ball.',
        'Nothing came. “What did you think of?” asked the hen. “A ball.” “That bounces,” said {A}. “No wonder it didn’t stay.” The duckling thought of a potato as well, but by then one foot had gone to sleep.'
      ]
    },
    {
      id: 'purr-lesson',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s done in here,” said the cat, and laid {H}’s hand on {A}’s neck. It hummed in there, like a fridge. Then {H} tried it. “Honk,” it said, quite low, and a spoon rang on the table.',
        '“That was nearly one,” said {A}. “You only have to take the front off.” {H} took the front off. What was left was “onk”. {A} put both paws over {A}’s ears, in a kind way.'
      ]
    },
    {
      id: 'oil',
      A: 'other',
      spare: 5,
      paragraphs: [
        'It had begun to rain, for {A} shook wet fingers. On ducks the drops stay round, and roll off. “They’ve got oil for that,” said {A}. “It’s at the top of the tail. They rub it in with the beak, every day.”',
        '{H} turned round to get at it. The beak came as far as the shoulder, and the tail went round as well. They both went round for quite a while. “A longer neck’s what you want,” said {A}.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The best things grow at the bottom. A duck tips up for them, with its tail in the air. {A} did it, and the beak was too short. The waterweed was a green sock, and it lay on the carpet below the cushion.',
        'Then {H} tipped up. The grey neck went down, and down further, and came up with a whole sock. “You can get lower than any of us,” said {A}. The duckling chewed. “It’s only neck,” it said. “It’s nothing much to look at.”'
      ]
    },
    {
      id: 'pet-too',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In the wide world the duckling met {A}. “Are you a duck?” asked {H}. {A} did not say so. “Can you lay eggs, then?” {A} thought about it, and stayed as it was.',
        '“They wouldn’t let you in either,” said the duckling. It sat down beside {A}, and told it all about the hen. Nobody there wanted to know what anybody could do. It was the best place so far.'
      ]
    },
    {
      id: 'elder-feet',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was like that at eleven,” said {S}. “I was nothing but feet. When I came into a room, they had been there for some time.” “And did you quack?” asked {A}. “I sang,” said {S}. “It was high at the front and low at the back.”',
        '“What happened then?” “The rest of me came along, bit by bit,” said {S}, and stretched out both legs to look. “They’re quite small feet now. I must have grown up round them.”'
      ]
    },
    {
      id: 'sixth-egg',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'There was a sixth egg, and nobody had noticed it. It was {S}, under a coat. “Peep,” it said. “Come out,” said {A}. “I’m not done,” said the egg.',
        '{A} put an ear to it and knocked. It knocked back. They went on with that until a hand came out at the bottom. It felt about, and took hold of a sponge. “That’s the oldest of us,” said {A}. “He’s a bit wet,” said the egg, and kept him.'
      ]
    },
    {
      id: 'stork',
      S: 'guest',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'In the meadow walked {S}, who was a stork, on long red legs. “I come from Egypt,” said {S}. “I’ve seen everything there is.” “Have you seen one like me?” asked the duckling.',
        'The stork stood on one leg to think. It wobbled, and {A} lent it a wing. “From above, yes,” said {S}. “A whole lot of them, in a row, very high. But I only saw their tummies.”'
      ]
    },
    {
      id: 'winter',
      A: 'partner',
      paragraphs: [
        'Then it was winter, and {H} sat in the reeds with two cold feet. Out of the snow came {A}, the mother duck. “I’ve counted, and it’s only four,” said {A}. “Come here.”',
        'They tried the wing once more, from the left and from the right. {A} looked along it. “You aren’t too big,” said the mother duck. “It’s this. It’s a wing for ducks.”'
      ]
    }
  ],
  turn: [
    {
      id: 'spring',
      A: 'partner',
      paragraphs: [
        '“Then I need a longer one,” said {H}, “and I’ll grow it myself.” It dripped, and it dripped, and that was spring. The grey blanket fell off, and below it was the sheet from the egg, all white. {H} looked into a puddle, which was a baking tray. “Who’s that?” “That’s a swan,” said {A}. “There’s nobody else here.”',
        '“Honk,” said the swan, and opened one wing. It went on and on. {H} looked along it to the end. “Come under,” said {H}. In went four sponges, and then their mother, with both feet and all.'
      ]
    },
    {
      id: 'others-came',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Then a big swan came across the pond. It was a pillow, and {A} made it sail. “We heard you from far off,” said the swan. “Say it again.” “Honk,” said {H}. “That’s the very one,” it said. “I had it from my father.”',
        '“And who taught you to swim like that?” asked the big swan. {H} lifted the wing a little. There sat the mother duck, holding up a short neck as high as it would go. “That’s from us,” said {A}.'
      ]
    },
    {
      id: 'grey-first',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Were you grey as well?” asked {H}. “All of us,” said the old swan. “Every young swan’s grey. It takes a year and a bit. It begins at the back, and you don’t see it yourself.”',
        '{H} folded up the grey blanket. “What shall I do with it?” “Keep it,” said {A}. “Some day somebody else comes out of an egg.” The swan laid it on the nest, with the soft side up.'
      ]
    },
    {
      id: 'bread-children',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Two children came to the water with peas in a bag. {A} was both. “There’s a new one!” cried the first. “It’s the most beautiful of all,” said the second. {H} looked round to see who they meant.',
        'There was nobody behind the swan but a chair. So {H} put its head under its wing, because it did not know where to look. It was quite full in there. “Peep,” said four voices. “That’s our foot.”'
      ]
    },
    {
      id: 'roomy',
      A: 'partner',
      paragraphs: [
        '“How is it?” asked the swan. Nobody answered for some time. “Roomy,” said the mother duck out of the dark. “You can hear somebody’s heart.”',
        '“I never got as far as that,” said {H}. “Then move up,” said {A}, and laid half a cardigan over the swan. It covered one shoulder.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled down beside the fifth egg, to keep one side warm.',
      '{names} peeped, more or less, along with the sponges.',
      { text: '{names} tapped on the fifth egg with one knuckle.', needs: ['hands'] },
      { text: '{names} tucked a corner of blanket round the sponges.', needs: ['hands'] }
    ],
    way: [
      '{names} made a small noise at the duckling, and it was not peep either.',
      '{names} tried a honk, quite far out in the wide world.',
      { text: '{names} stood the four sponges up again in the right order.', needs: ['hands'] },
      { text: '{names} snowed a little, with bits of white paper.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept in at the tip of the wing, where there was still some left.',
      '{names} splashed through the puddle, and it clanged.',
      { text: '{names} bent over the puddle as well, and found no swan in it.', needs: ['hands'] },
      { text: '{names} folded up the grey blanket, now that nobody was in it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wrung out the four ducklings, and they sat down on the edge of the bath. The baking tray went back to its shelf.',
    'Then the swan washed its neck, and that took a while. In bed it drew up both feet, and pulled one white wing over itself.'
  ],
  last: [
    'The wing was long enough, and under it {H} was asleep.',
    'Nobody had to be any smaller, and {H} was asleep, feet and head and all.'
  ]
})
