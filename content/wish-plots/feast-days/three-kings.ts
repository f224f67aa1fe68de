import { wishPlot } from '../wish-plot.ts'

export const threeKings = wishPlot({
  id: 'wish-three-kings',
  beginsElsewhere: true,
  wishes: ['three kings', 'three kings day', 'the three kings', '3 kings day', 'epiphany', 'twelfth night', 'reyes magos', 'los reyes', 'los reyes magos', 'día de reyes', 'dia de reyes', 'dia de los reyes', 'noche de reyes', 'roscon', 'roscón', 'roscon de reyes', 'roscón de reyes', 'rosca', 'rosca de reyes', 'galette', 'galette des rois', 'dreikönig', 'heilige drei könige', 'dreikoenig', 'sternsinger', 'star singers', 'three wise men', 'wise men', 'melchior', 'balthasar', 'balthazar', 'camels straw', 'straw camels', 'shoes camels', 'reyes shoes', 'baby in rosca', 'rosca cake', 'baby in the king cake'],
  except: ['nativity', 'school', 'play', 'real', 'exist', 'chess', 'lion', 'lions', 'died', 'vegas', 'burger', 'lost'],
  answers: ['king', 'kings', 'camel', 'camels', 'straw', 'shoe', 'shoes', 'crown', 'cake', 'bean', 'night', 'eve', 'presents', 'present', 'coming', 'come', 'waiting', 'january', 'sixth', 'star', 'magi', 'wise', 'men', 'water', 'putting', 'out', 'spain', 'spanish', 'parade', 'find', 'finding', 'found', 'baby', 'slice', 'piece'],
  moods: ['waiting', 'first'],
  company: ['king', 'bean'],
  fed: true,
  about: 'The hero has marked the slice with the king by a green cherry, and then there are two green cherries.',
  titles: ['The Green Cherry', 'Who Got the Bean', '{H} and the Roscón', 'A King Twice Over', 'Straw for Three Camels'],
  want: [
    {
      id: 'under-the-cherry',
      A: 'partner',
      paragraphs: [
        'In the night the Three Kings would come by on their camels. Before that there was roscón, a ring of cake with candied fruit on it like jewels. Inside it are a little king and a dry bean. If you find the king, you wear the gold crown. If you find the bean, you pay for the next one.',
        '“Nobody can know who gets what,” said {A}. {H} wanted the crown, and {H} knew. {H} had pushed the king in. It was under the green cherry.'
      ]
    }
  ],
  way: [
    {
      id: 'which-is-yours',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Which of them is yours?” asked {A}. Everybody has one of the three. “Melchior,” said {H}. “He’s got the white beard, and he’s been doing it longest.” {A} was for Balthasar, because of the big turban. “He’s got something in it,” said {A}.',
        'Nobody had taken Caspar. He was the one in the middle, with the brown beard. “He’ll think that nobody’s waiting,” said {H}. So they both waited for him as well, a minute each.'
      ]
    },
    {
      id: 'kneel',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} showed how a camel sits down. First the front knees go, and then there’s a wait, and then the back comes down as well. {H} was the king on top, which was only a hand on {A}’s back. “You have to lean,” said {A}.',
        'Getting up went the other way round. {A}’s back end rose, and the gold slid down over {A}’s ears. It was a walnut. “They must bring everything twice,” said {H}. “Half of it falls off in front.”'
      ]
    },
    {
      id: 'umbrella',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the afternoon the kings had gone by in the parade and thrown sweets. {A} had held the umbrella upside down, as you do. Now there were sweets in it up to the button.',
        'They laid them out by colour. “Who threw this one?” asked {H}. It was lemon. “Balthasar,” said {A}. “He threw it high. It’s the only one with a dent.” {H} ate it from the other side.'
      ]
    },
    {
      id: 'myrrh',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Gold, frankincense and myrrh,” said {A}. “What does a baby do with myrrh?” They looked for something like it. There was a stick of cinnamon, a button, and a tea bag.',
        '{H} brought them across the room on a cushion and bowed. {A} was the baby and took hold of the tea bag by its string. “He’d have liked a spoon,” said {A}. “But it was a long way, and they hadn’t asked.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'The straw for the camels was in the basket by the window. {A} had a look at it from close up. {H} explained that it was only for those who came over the desert.',
        '{A} had come from the other end of the room. {H} thought about how far that is, if you are {A}. Then one handful was laid aside, and it was the best of the straw.'
      ]
    },
    {
      id: 'elder-coal',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“One year I had coal in my shoe,” said {S}. “It was a whole lump, and black. I thought about what I’d done, and I knew what it was.” “Did you cry?” asked {A}.',
        '“I licked it,” said {S}. “It was sugar. They make it like that. So I told nobody what I’d done, and I’m not telling you either.” {A} waited quite close by, in case it slipped out.'
      ]
    },
    {
      id: 'small-letter',
      A: 'child',
      spare: 7,
      paragraphs: [
        '{A} had written a letter to the kings. There was a lot of it, and all of it went up and down. “What does it say?” asked {H}. {A} read it out with one finger. “Dear Kings. How are you? How’s the one with the bad foot?”',
        '“Which one’s got a bad foot?” asked {H}. “The camel at the back,” said {A}. “It comes last every year. I looked.” There was a drawing of a plaster underneath.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“I thought Christmas was over,” said {A}. “Not until they’ve been,” said {H}. “They saw the star at Christmas. But then they had to saddle up, and it’s twelve days.” “Couldn’t they go any faster?” asked {A}.',
        '“Have you ever asked a camel?” said {H}. {A} had not. They put an extra shoe by the window for {A}, since there was still time.'
      ]
    },
    {
      id: 'star',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} carried the star on a wooden spoon and went on ahead. {H} was the kings and followed it. They went round the table, and round it again. “Where are you taking us?” asked {H}. “I’m only going where you look,” said {A}.',
        'They stood still. One had followed the other, and the other had followed the first. “That’s how it took them twelve days,” said {H}.'
      ]
    },
    {
      id: 'crown-size',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The gold crown lay ready on a plate. It was made of card, with slits and a tongue, and fitted any head. {A} tried it in the widest slit, and it came down round {A}’s neck.',
        '“Now you’re a king from here downwards,” said {H}. {A} walked up and down once and waved from the elbow. “It’s quite warm,” said {A}. “I see why they always have the window open, in palaces.”'
      ]
    },
    {
      id: 'two-greens',
      A: 'partner',
      paragraphs: [
        'The roscón was cut, and everybody chose. {H} looked for the green cherry. There it was, between the red ones. And there, on the other side, was another.',
        'The king had gone in on the left. But a ring has no left. {H} took the one that looked more royal, and bit, and it went crack. It was the bean.'
      ]
    },
    {
      id: 'whose-bean',
      A: 'partner',
      paragraphs: [
        '{H} laid it on the plate. “That’s my bean!” said {A}. “I pushed it in. And I put a green cherry on top, so that nobody takes it by mistake. I mean me.”',
        '{H} went red. “I put a green one on the king,” said {H}. “So we both knew,” said {A}. “And neither of us knew about the other.”'
      ]
    }
  ],
  turn: [
    {
      id: 'last-slice',
      A: 'partner',
      paragraphs: [
        'Now one slice was left on the dish, and on it was the other green cherry. It was the slice that’s always kept for the Three Kings. “The king’s in there,” said {A}, “and your crown.” {H} already had one hand out.',
        'Then {H} looked at the window, and thought of twelve days on a camel. “No,” said {H}. “It’s theirs. If you bite on it, you’ll be king.” “But he’s a king already,” said {A}. “Then he’ll be king twice,” said {H}.'
      ]
    },
    {
      id: 'dip',
      A: 'same',
      spare: 9,
      paragraphs: [
        'With the rest of the roscón there was chocolate, so thick that a spoon stood up in it. The cake smelled of orange flowers, and you dipped it in. {A} went too deep, and half a piece stayed down there.',
        '“It’s gone,” said {A}. {H} looked into the cup. Nothing moved. They both fished with their spoons. What came up was brown and soft, and had once been an orange jewel. “It was worth waiting for,” said {A}, with {A}’s eyes shut.'
      ]
    },
    {
      id: 'chalk',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How do they know where they’ve been?” asked {H}. “In some places they write it over the door, with chalk,” said {A}. “C, M and B, for all three of them.” They wrote it in the air, as high as they could reach.',
        '“Now it says that they’ve been,” said {H}, “and they haven’t.” So they rubbed it out again with two sleeves, and left the air quite clean.'
      ]
    },
    {
      id: 'under-the-window',
      A: 'partner',
      paragraphs: [
        'They set it all out by the window. There were the shoes, and the straw, and one bowl of water for three camels. {H} put down the slice, and laid the gold crown round it. “For whichever it is,” said {H}. {A} thought for a moment. “You’ve got the bean,” said {A}. “You pay for the next roscón, so you say what goes on it.”',
        '“Green cherries,” said {H}. “All the way round.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round the table, as the ring had no end.',
      '{names} moved in beside the shoes, where the camels would come.',
      { text: '{names} strewed a bit more straw, for the third camel.', needs: ['hands'] },
      { text: '{names} counted the cherries, and the crown had just as many points.', needs: ['hands'] }
    ],
    way: [
      '{names} swallowed a crumb with great care, and it was only cake.',
      '{names} licked some sugar off, all the way round.',
      { text: '{names} lifted a bit of orange peel, and no one lived beneath it.', needs: ['hands'] },
      { text: '{names} felt with two front teeth, and bit on an almond.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked the other way, because of that slice.',
      '{names} trod in the straw, and it lay softer after that.',
      { text: '{names} wiped the dish all round the last slice.', needs: ['hands'] },
      { text: '{names} filled the bowl, with enough for three long necks.', needs: ['hands'] }
    ]
  },
  bed: [
    'They swept up the crumbs, and those had sugar on them like frost. By the window everything stood ready, and the curtain was left open a crack.',
    'The bean got a saucer of its own. When {H} had washed, {H} sank down on the bed like a camel. First went the knees, and then there was a wait, and then came the rest.'
  ],
  last: [
    'Somebody would be king tonight, perhaps for the second time, and {H} slept.',
    'In the straw there was a rustle, as if it settled for the night, and {H} was asleep.'
  ]
})
