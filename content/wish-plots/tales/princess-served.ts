import { wishPlot } from '../wish-plot.ts'

export const princessServed = wishPlot({
  id: 'wish-princesses-served',
  themes: ['princesses'],
  answers: ['queen', 'palace', 'castle'],
  company: ['teapot'],
  about: 'Everything is done for a princess, even eating her jam tart, until the crown changes heads.',
  titles: ['A Princess Does Not Chew', 'It Was Delicious, Your Highness', '{H} Wears the Crown', 'Two Jam Tarts', 'The Princess with the Spout'],
  want: [
    {
      id: 'two-tarts',
      A: 'partner',
      paragraphs: [
        '{H} was the princess. The crown was a colander, and the armchair was the throne. {A} was the royal servant. “A princess does nothing at all,” said {A}, and bowed. “It’s all done for her.”',
        'That suited {H}. There were two jam tarts on the table, and {H} wanted one. “Servant, my tart!” said the princess. {A} brought it on a cushion, walked round the throne once, and ate it. “That was mine!” cried {H}. “It was delicious, Your Highness,” said {A}. “A princess doesn’t chew.”'
      ]
    }
  ],
  way: [
    {
      id: 'itch',
      A: 'partner',
      paragraphs: [
        '“The princess is thirsty,” said {H}. {A} drank the milk for her, to the last drop, and wiped the royal mouth with a napkin.',
        '“The princess’s nose itches,” said {H}. {A} scratched {A}’s own nose, for quite a while. “Better?” asked {A}. It was not better. It was worse.'
      ]
    },
    {
      id: 'the-joke',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ll tell a joke,” said {H}. “That will be done for you,” said {A}. {A} told it, and laughed at it for the princess, and then clapped. “You’re very funny today,” said {A}.',
        '“What was it about?” asked {H}, who had not been allowed to listen. “A duck,” said {A}, and wiped the princess’s eyes for her.'
      ]
    },
    {
      id: 'the-walk',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The princess would like a walk in the fresh air,” said {H}, and began to get up. {A} was out of the door already. The princess waited on the throne.',
        'After a time {A} came back with red cheeks. “You’ve been as far as the bins,” said {A}. “You met a cat, and it liked you. Now you’re tired.” And {A} lifted the royal feet on to a stool.'
      ]
    },
    {
      id: 'shawl',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“The princess is cold,” said {H}. At once {A} put on the royal shawl, and then both the royal slippers. {A} sat down on the warm end of the sofa, with a rug over the top. “Now you’re getting warm,” said {A}, after a while.',
        '{H} had goose pimples up to {H}’s elbows. “I can’t feel anything,” said {H}. {A} had quite pink cheeks. “It has to come through the crown first,” said {A}, and wriggled the royal toes for her.'
      ]
    },
    {
      id: 'visitor',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Then a visitor was announced. It was {A}, the Duke of the Hall, with one sock on and one in {A}’s hand. “Your Highness must decide,” said the duke. “Do I put it on, or take the other one off?”',
        '“Put it on,” said the princess. That was hard work. It was the only thing so far that she had been allowed to do. “Next,” she called. But there was only the one duke.'
      ]
    },
    {
      id: 'pea',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“There’s also the pea,” said {A}. “A real princess feels it through the mattress.” “I’ll try,” said {H}. “Your Highness!” said {A}, and lay down on the sofa cushion, with a pea underneath.',
        '{A} lay there for some time. “Do I feel it?” called {H}. “You hardly slept at all,” said {A}, and yawned. “You’re black and blue.”'
      ]
    },
    {
      id: 'portrait',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Every palace has a picture of the princess, so {A} got the pencils. {H} sat up straight and held up one hand. “You needn’t sit for it,” said {A}. “It takes hours. I’ll do that for you.” So {A} sat, and looked into a spoon, and drew what was in it.',
        'It was a very long face with a colander on top. “That’s you,” said {H}. “It’s how you look when I sit for you,” said {A}, and hung it behind the throne.'
      ]
    },
    {
      id: 'guard',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The royal guard was {A}, who had been put beside the tart. Nobody had told {A} that a guard may not look at it. {A} looked at nothing else.',
        '“Good,” said {H} from the throne. “Don’t let it out of your sight.” Very slowly, without a sound, the guard came a little closer to it.'
      ]
    },
    {
      id: 'trumpet',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was the trumpet. A princess can’t do a thing without one. “Tarara,” went {S}. “The princess sneezes!” {A} had not sneezed yet. But now it had been said, so {A} did.',
        '“Tarara! The princess looks cross!” “I don’t,” said {A}. “Tarara! Now she really does!” It was all quite true. That was the worst of it.'
      ]
    },
    {
      id: 'long-service',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was a princess once,” said {S}, “in a play at school. I had a curtain on, and I only had to sit.” “Was it nice?” asked {A} from the throne. “The throne was a box of lemonade,” said {S}.',
        '“In the second act I went through the lid. I sat in there until the wedding, and waved with what was left.” {A} tried it on the throne, with one hand over the edge. It looked quite royal.'
      ]
    },
    {
      id: 'loo',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“The princess has to go to the loo,” said {H}. {A} stood still for a moment. But a servant is a servant. {A} bowed and went, and the water ran. “You washed your hands as well,” said {A}, coming back. “With soap.”',
        'On the throne the princess had crossed both knees. “It didn’t work!” cried {H}, jumped down and ran, with one hand on the crown. {A} watched the princess go. “I did it quite properly,” said {A} to the napkin.'
      ]
    },
    {
      id: 'the-hand',
      A: 'partner',
      paragraphs: [
        'One tart was left. “I’ll get that one myself,” said {H}, and reached out. “The royal hand!” cried {A}, and stood in front of the plate. “A royal hand does nothing. I’d lose my job.”',
        '“But I’m the princess,” said {H}. “That’s just it,” said {A}, and looked sorry. “It isn’t you. It’s that thing on your head. As long as it’s up there, I have to eat your tarts.” {H} put up a hand, and felt the crown all round.'
      ]
    }
  ],
  turn: [
    {
      id: 'other-head',
      A: 'partner',
      paragraphs: [
        '{H} took off the crown and put it on {A}’s head. “Good evening, Princess,” said {H}, and bowed. {A}’s hand was already over the tart. It stopped there, in the air. “Oh,” said {A}.',
        '“Allow me, Your Highness,” said {H}. {H} carried the tart once round the throne, and ate it. It had a lot of jam. “You liked it very much,” said {H}.'
      ]
    },
    {
      id: 'crumb',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There’s a crumb left,” said the new princess. “Could I have that?” {H} picked it up with one finger. It was a difficult moment. They both looked at the finger.',
        '“A princess doesn’t chew,” said {H}, “but you needn’t chew a crumb.” So {A} got it. It was a very small one. {A} said that it was better than the whole of the other tart.'
      ]
    },
    {
      id: 'ball',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was a ball that night too. The princess sat on the throne, and {H} danced for her. {H} danced both parts, with one arm up and one arm round nobody.',
        '“Did I dance well?” asked {A}. “You stood on somebody’s foot,” said {H}. “It was a prince’s. But he didn’t mind, because it was you.”'
      ]
    },
    {
      id: 'with-a-spout',
      A: 'partner',
      paragraphs: [
        'Soon {A} had an itch that {A} was not allowed to scratch. “I don’t want it either,” said {A}, and took off the crown. So who should be the princess? On the table stood the teapot. It had one hand on its hip, and its nose in the air. The crown fitted.',
        'They set it on the throne and did everything for it. They drank its milk and laughed at its jokes. It never once complained.',
        'Only one thing was difficult. “The princess is tired,” said {A}. “Who’s going to do that for her?” {H} was just having a yawn. “I will,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bowed very low, and found a crumb down there.',
      '{names} took up a position on the royal rug.',
      { text: '{names} blew a fanfare through a rolled-up newspaper.', needs: ['hands'] },
      { text: '{names} fanned the throne with a place mat, in case it grew hot.', needs: ['hands'] }
    ],
    way: [
      '{names} wriggled for the princess, who felt no better.',
      '{names} had an itch as well, since itches travel.',
      { text: '{names} laughed at a joke for the princess, to spare the royal cheeks.', needs: ['hands'] },
      { text: '{names} plumped up the cushion, so that nobody royal had to.', needs: ['hands'] }
    ],
    turn: [
      '{names} had the crumbs of the tart, and chewed every one in person.',
      '{names} bowed to the wrong head first, and then to the right one.',
      { text: '{names} kissed a royal hand that smelled of jam.', needs: ['hands'] },
      { text: '{names} rolled up the royal napkin, for the next princess.', needs: ['hands'] }
    ]
  },
  bed: [
    'The teapot was carried to its shelf, because it could not be expected to walk. The colander went back on its hook, and the armchair was only an armchair.',
    'Then {H} washed, with no help from anybody, and lay down. There was a whole princess to be tired for.'
  ],
  last: [
    'On its shelf the princess kept one hand on its hip, and {H} slept for both.',
    'The teapot could not sleep for itself, so {H} was asleep for it.'
  ]
})
