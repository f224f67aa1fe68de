import { wishPlot } from '../wish-plot.ts'

export const lickTheBowl = wishPlot({
  id: 'wish-lick-the-bowl',
  wishes: ['licking the bowl', 'lick the bowl', 'licks the bowl', 'licked the bowl', 'licking bowl', 'lick the cake bowl', 'licking the cake bowl', 'licking the mixing bowl', 'lick the mixing bowl', 'licking the spoon', 'lick the spoon', 'licks the spoon', 'licked the spoon', 'licking spoons', 'lick the wooden spoon', 'licking the wooden spoon', 'licking the whisk', 'lick the whisk', 'licking the beaters', 'lick the beaters', 'licking out the bowl', 'licking the icing', 'lick the icing', 'licking the chocolate bowl', 'chocolate bowl lick', 'scraping the bowl', 'scrape the bowl', 'scraping out the bowl', 'scrapes the bowl', 'scrape out the bowl', 'mixing bowl', 'icing bowl', 'whisk', 'leftover icing', 'leftover cake mix', 'spoon or bowl', 'bowl or spoon', 'eating the icing from the bowl', 'cake mix', 'licks out the bowl', 'lick out the bowl', 'licking the bowl clean', 'lick the bowl baking', 'licking the bowl baking', 'licking the spoon baking', 'lick the spoon baking', 'brownie bowl', 'batter bowl', 'cake batter', 'frosting bowl', 'licking the frosting'],
  answers: ['lick', 'licks', 'licking', 'licked', 'bowl', 'bowls', 'spoon', 'wooden', 'whisk', 'beaters', 'scraper', 'spatula', 'scrape', 'scrapes', 'scraping', 'mixing', 'mix', 'mixture', 'chocolate', 'icing', 'frosting', 'batter', 'brownie', 'brownies', 'cake', 'cakes', 'bake', 'bakes', 'baking', 'baked', 'buns', 'fairy', 'biscuits', 'cookie', 'kitchen', 'helping', 'help', 'left', 'leftover', 'leftovers', 'clean', 'finger', 'fingers', 'tongue', 'sticky', 'face', 'best', 'bit', 'turn', 'turns', 'gets', 'who', 'first', 'out', 'make', 'making', 'made', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'nan', 'nanny', 'gran', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'big', 'little', 'my', 'our', 'her', 'his', 'the', 'a', 'boy', 'girl', 'child', 'toddler', 'son', 'daughter', 'year', 'old', 'two', 'three', 'four', 'five', 'that', 'and', 'when', 'with', 'about', 'story', 'please', 'tonight', 'today', 'yesterday', 'tomorrow', 'evening', 'night', 'morning', 'day', 'days', 'always', 'every', 'again', 'home'],
  except: ['lollipop', 'lolly', 'ice cream', 'hat', 'giraffe', 'dog', 'cat', 'cow', 'plate', 'stamp', 'lips', 'wound', 'envelope', 'frozen', 'pole', 'horse', 'porridge', 'yoghurt', 'poison', 'allergic', 'ill', 'sick', 'salmonella', 'egg', 'fish', 'cereal', 'soup', 'museum', 'runcible', 'knees', 'toilet', 'broken', 'robot', 'dragon', 'fast', 'race'],
  fed: true,
  moods: ['waiting', 'learning', 'proud'],
  company: ['bowl', 'icing', 'whisk', 'spoon', 'scraper', 'cake', 'tongue', 'nose', 'wires', 'chocolate', 'stars', 'finger'],
  about: 'The hero chooses the biggest thing to lick, the bowl, and it is scraped out clean, while the most chocolate sits in the whisk, where no tongue gets in, until that is turned fast and fills the bowl with stars.',
  titles: ['The Bowl Was Clean', 'Who Licks the Bowl', 'Stars in the Bowl', 'As Far as the Nose', '{H} and the Inside of the Whisk'],
  want: [
    {
      id: 'the-biggest',
      A: 'partner',
      paragraphs: [
        '{H} wanted to lick the bowl. They were making a cake, and the chocolate icing was ready. “There’s the spoon, the whisk and the bowl,” said {A}. “Which do you want?” {H} took the bowl, because the bowl was the biggest, and most must be in it.',
        'But first all the icing had to go on the cake. “All of it,” said {A}, “or there’ll be a bald place.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-wooden-spoon',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The wooden spoon lay beside the bowl, and was brown to the neck. “Have you thought about the spoon?” asked {A}. {H} had. “You lick it in three goes,” said {H}. “First the front, then the back, and then it’s wood.”',
        '“And what’s that like?” asked {A}. {H} licked the dry end, to find out. It tasted of last Sunday, and a bit of soup. {H} was not sorry about the spoon.'
      ]
    },
    {
      id: 'the-bald-place',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a bald place on the cake after all, on the left. {H} stroked some icing over from the right, and then the right was bald. It went round the cake, like the shadow of a cloud, and could not be caught.',
        '“How big is it now?” asked {A}. It was the size of a button. {H} set a walnut on it, and it was gone. “There’s somebody under there without a hat,” said {A}, “and nobody’ll ever know.”'
      ]
    },
    {
      id: 'how-long-is-a-tongue',
      A: 'same',
      spare: 3,
      paragraphs: [
        'While the icing ran down, {H} wanted to know how far a tongue went. {H} put it out and looked along it with both eyes. It was rosy, and a long way off, and pointed at the end. “Can it reach your chin?” asked {A}.',
        'It could, and one corner of the mouth, and the other. It could not reach the nose. Only the nose can see that, from above. “It’s a good tongue,” said {A}, “but it doesn’t get about much.”'
      ]
    },
    {
      id: 'scraped-clean',
      A: 'partner',
      paragraphs: [
        '{H} took the rubber scraper, and scraped the icing onto the cake. The scraper was soft, and went along the wall of the bowl like a tongue, only better. It got everything. {H} looked into the bowl, and the bowl was white.',
        '{H} put in {H}’s whole face. The tongue came out, and could not reach, because the nose got there first. “What’s in it?” asked {A}. “Me,” said the bowl.'
      ]
    },
    {
      id: 'elder-the-jug',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“There were five of us for one bowl,” said {S}. “So my mother drew lines in it with a finger, like slices.” “And did that come out even?” asked {A}. “The bowl was round,” said {S}, “so nobody knew where a slice began. We started where we liked.”',
        '“And where did you stop?” asked {A}. {S} held up one finger, and looked at it kindly. “Where you met somebody,” said {S}.'
      ]
    },
    {
      id: 'child-has-some',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had licked nothing yet, and was brown all the same. It was on both cheeks, and on one ear. “How do you do that?” asked {A}. {S} did not know. {S} had only stood near it.',
        'They put {S} in front of the mirror, and {S} was pleased with what came. With one finger {S} took some off the left cheek, and tasted it. “There’s more on me than in the bowl,” said {S}. And {A} had to admit that it was so.'
      ]
    },
    {
      id: 'other-has-the-spoon',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had been given the spoon, and made it last. {A} licked one side, and laid the spoon down, and talked about the weather. Then {A} licked the other. “You’d have thought that was all,” said {A}. “But there’s the edge.”',
        'The edge went all the way round, and took as long as both sides. {H} watched it go by. “And then?” asked {H}. {A} turned the spoon over, and shook {A}’s head. “It only looks as if there was more to a spoon,” said {A}.'
      ]
    },
    {
      id: 'inside-the-whisk',
      A: 'partner',
      paragraphs: [
        'Only the whisk was left. {H} carried it to the sink. “Wait,” said {A}. “Look in there.” {H} held the whisk up to the lamp. It was a cage of bent wires. Right inside sat a lump of chocolate, as big as a plum. “The scraper couldn’t get in,” said {A}. “Nothing flat can.”',
        'But a tongue is flat as well. {H} licked the wires, each on its outside. The plum sat in the middle, and nobody could get at it.'
      ]
    },
    {
      id: 'ways-into-a-cage',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} tried what else might get into a whisk. A straw was thin enough, but the chocolate was thicker than the straw. A chopstick went in, and came out brown at the tip. That was one lick, and there were thirty in there.',
        '“How does it get out by itself?” asked {A}. {H} held the whisk upside down and waited. The plum hung there. It had seen the floor, and it preferred the whisk.'
      ]
    },
    {
      id: 'bigger-and-emptier',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} thought about it. “The scraper likes big things,” said {A}. “The bowl’s big and smooth, so there’s nothing left in it. The spoon’s small, and it’s got a bit. And the whisk’s nearly all air.” {H} laid them in a row, from much to nothing.',
        'It was just the wrong way round. What had looked like the most was the least. “Next time I’ll take the one with the most holes,” said {H}, and looked at the colander.'
      ]
    }
  ],
  turn: [
    {
      id: 'round-and-round',
      A: 'partner',
      paragraphs: [
        '{H} tapped the whisk, and nothing came. “What’s it best at?” asked {A}. “Going round,” said {H}. So {H} held it in the empty bowl, with the handle between two flat hands. Then {H} rubbed both hands to and fro, as you do when they’re cold. The whisk went round one way and round the other. Out of its middle flew the chocolate, to all sides. It stuck to the wall of the bowl in stars.'
      ]
    },
    {
      id: 'it-wants-to-go-out',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Why did it come out?” asked {H}. {A} had once sat on a merry-go-round, on the outside. “Whatever goes round wants to get away,” said {A}. “I held on to a wooden pig. The chocolate hadn’t got a pig.”',
        '{H} turned round on one foot with a wet flannel. The drops flew off it in a ring. They all wanted to go out. On the door you could see how far each had got.'
      ]
    },
    {
      id: 'names-of-the-stars',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} looked into the bowl for a good while, as into the sky. “There’s the Spoon,” said {A}. It was seven dots and a long one. {H} found the Duck, and the Left Sock. There was a big one by itself, low down, and they called it Tuesday.',
        '“Which goes first?” asked {A}. It was not easy to begin. {H} held a finger over the Duck, and then over Tuesday. Once they had a name, you hardly liked to.'
      ]
    },
    {
      id: 'pet-under-the-table',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'One star of chocolate had missed the bowl, and was on {H}’s elbow. {A} looked at it from below. But chocolate is nothing for {A}, and so {H} had to be quick. A tongue does not get as far as an elbow. It had to be done with a finger.',
        'For {A} there was a bit of carrot in a dish, which was licked out to the last. {A} did that in one go, and the dish was white. {A} was better than the scraper.'
      ]
    },
    {
      id: 'stars',
      A: 'partner',
      paragraphs: [
        '{H} looked into the bowl. It had been white, and now it was full of stars, from the bottom to the rim. “That’s more than there was before,” said {A}. {H} licked {H}’s finger and went from star to star. The finger got everywhere, because it had no nose.',
        'It took longer than a spoon, and longer than the edge of a spoon. “Leave one,” said {A}, “so that the bowl remembers.” {H} left the last one, right at the bottom.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in, because it smelled of icing.',
      '{names} looked from the spoon to the whisk, and from the whisk to the bowl.',
      { text: '{names} turned the cake a little, so that the icing ran.', needs: ['hands'] },
      { text: '{names} put a walnut where there was a bald place.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the bowl as well, and saw how white it was.',
      '{names} waited under the table for a drop, and there was none.',
      { text: '{names} wiped the bowl off {H}’s nose.', needs: ['hands'] },
      { text: '{names} felt along the bowl with a finger, and it squeaked.', needs: ['hands'] }
    ],
    turn: [
      '{names} counted the stars, as far as six.',
      '{names} felt a star land on an ear, and looked for it.',
      { text: '{names} held the bowl, so that it did not go round as well.', needs: ['hands'] },
      { text: '{names} tried it with two hands and no whisk, to see how it is done.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon and the whisk lay in the water. Only the bowl was left as it was, because of its star. The cake stood under its cover, and was for tomorrow.',
    '{H} washed wherever a tongue can’t reach, brushed the rest, and lay down. With both eyes shut, there were stars there too.'
  ],
  last: [
    'In the sky the stars stuck where they had been thrown, and {H} was asleep.',
    'It was dark all round, but for one star at the bottom, and {H} was asleep.'
  ]
})
