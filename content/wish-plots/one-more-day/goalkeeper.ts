import { wishPlot } from '../wish-plot.ts'

export const penguinGoalkeeper = wishPlot({
  beginsElsewhere: true,
  id: 'wish-penguin-goalkeeper',
  wishes: ['a penguin who wants to be a goalkeeper', 'penguin goalkeeper', 'penguin goalie', 'penguin goal keeper', 'penguin keeper football', 'penguin in goal', 'penguin goal', 'penguin saves goal', 'penguin saves football', 'penguin penalty', 'penguin keeper soccer', 'penguin keeper soccer team', 'penguin goaltender', 'penguin plays football', 'penguin plays soccer', 'penguin football team', 'penguin football match', 'penguin soccer match', 'penguin footballer', 'penguin football', 'penguin soccer'],
  answers: ['penguin', 'penguins', 'penguin’s', 'little', 'small', 'baby', 'emperor', 'called', 'who', 'that', 'wants', 'wanted', 'want', 'to', 'be', 'become', 'becomes', 'being', 'dreams', 'dream', 'a', 'the', 'goalkeeper', 'goalie', 'keeper', 'goal', 'goals', 'in', 'football', 'footballer', 'soccer', 'match', 'game', 'team', 'ball', 'save', 'saves', 'saved', 'saving', 'penalty', 'penalties', 'play', 'plays', 'playing', 'cup', 'world', 'league', 'best', 'first', 'good', 'great', 'short', 'wings', 'arms', 'slide', 'slides', 'tummy', 'belly', 'ice', 'egg', 'gloves', 'school', 'friend', 'friends', 'children', 'son', 'daughter', 'brother', 'sister', 'our', 'my', 'and', 'for', 'with', 'joins', 'joined', 'but', 'can’t', 'jump', 'catch', 'wins', 'win'],
  except: ['hurt', 'injured', 'hospital', 'broke', 'broken', 'died', 'dead', 'ice hockey', 'hockey', 'fridge', 'zoo', 'desert', 'fly', 'flying', 'cricket', 'rugby', 'basketball', 'bear', 'octopus', 'giraffe', 'elephant', 'kangaroo', 'lost', 'bullied', 'birthday', 'space', 'cold', 'snowman', 'shark'],
  moods: ['learning', 'first', 'losing'],
  isTale: true,
  out: true,
  company: ['penguin', 'goal', 'ball', 'net', 'wind', 'feet', 'egg', 'team', 'whistle', 'field', 'visitors', 'grass', 'post', 'posts', 'half', 'line', 'game'],
  about: 'A penguin in the hero’s goal saves the ball and will not give it back, but carries it on its feet like an egg, with its back to the wind and into its own goal, until they change ends.',
  titles: ['The Best Keeper There Is', 'It Can Keep', '{H} and the Penguin in Goal', 'Back to the Wind', 'The Penguin Keeps the Ball'],
  want: [
    {
      id: 'somebody-in-goal',
      A: 'partner',
      paragraphs: [
        'A penguin wanted to be a goalkeeper, and {H}’s team had nobody in goal. “Can you catch?” asked {H}. The penguin looked at its wings. They were short, and stuck out a bit. “No,” said the penguin. “But I can keep.”',
        '{H} had never heard of a goalkeeper that could not catch. {A}, who trained the team, thought it over. “Well, it isn’t called a goalcatcher,” said {A}. So the penguin walked to the goal, left, right, left, right, and the game began.'
      ]
    }
  ],
  way: [
    {
      id: 'saved-and-in',
      A: 'partner',
      paragraphs: [
        'The visitors shot. Flop, went the penguin, on to its tummy. It slid over the wet grass, and stopped the ball with its beak. “Saved!” shouted {H}. The penguin stood up, and rolled the ball on to its feet.',
        '“And now kick it out,” called {A}. But the penguin laid its tummy over the ball, and turned round. With tiny steps it carried the ball into its own net. “One nil,” said the visitors, very surprised.'
      ]
    },
    {
      id: 'gloves',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A goalkeeper has gloves. {A} had brought some, and put one on each wing. They hung down like two wet leaves. The penguin waved, to try them. The left glove flew over the goal, and landed on a bush.',
        '“What do goalkeepers wear where you come from?” asked {H}. The penguin looked down at its front. It was white, and the back was black, all very tidy. “I came dressed,” said the penguin. So they hung the gloves on the posts, where they kept the posts warm.'
      ]
    },
    {
      id: 'learning-to-kick',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} showed the penguin how to kick. You put one foot beside the ball, and you swing the other. The penguin put one foot beside the ball. Then it looked down for the other leg, to swing it. There was not much leg there.',
        '“It begins at the foot and ends at the foot,” said {H}. They showed it once more. The penguin swung all that it had, and fell over like a skittle. The ball stayed where it was. “Now I’ve kicked myself,” said the penguin.'
      ]
    },
    {
      id: 'talking-to-the-ball',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They could not begin again until the penguin had finished with the ball. It bent its neck, and hummed something down there, very low. “What are you singing?” asked {H}. “It’s for the shell,” said the penguin. “It makes it grow strong.”',
        '{A} knocked on the ball with one finger. “There’s only air in there,” said {A}. “There always is to begin with,” said the penguin, and hummed on. So {A} said no more about it, and asked for the second verse.'
      ]
    },
    {
      id: 'the-corner',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The next shot went for the corner, low down. The penguin threw itself on its tummy. It slid past the near post, past the bag with the oranges, and past {A}. On the way it pushed the ball out.',
        '“Where’s it going?” asked {A}. It was still going. Far away it came to the hedge and stopped. Then a small black back got up and walked home, left, right, left, right. It had saved the shot, and seen the hedge.'
      ]
    },
    {
      id: 'oranges',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} had oranges for the team, in a bag. Each of them got one. When {A} looked round, the penguin’s orange was gone. “Have you eaten it with the skin on?” asked {A}. “I’m keeping it,” said the penguin.',
        'It lifted its tummy a little. There on its feet lay the orange, and beside it lay {A}’s own. “You’d put it down,” said the penguin. A whistle was missing as well, and {A} knew where to ask.'
      ]
    },
    {
      id: 'other-shoots',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} wanted to see if it was really so good, and shot at the goal from close by. The penguin leaned to the left. It did not jump or stretch. It just leaned, with its whole self, like a bottle. The ball bounced off the white part.',
        '“Again,” said {A}. It leaned to the right. It fell over with a bump, and the ball bounced off the black part. “It’s got no corners,” said {A}. “Whatever you hit, it’s round.” “Thank you,” said the penguin from below.'
      ]
    },
    {
      id: 'pet-and-penguin',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came on to the field, and stopped in front of the penguin. They looked at each other for some time. Neither had ever met one. The penguin bowed. {A} did not know what to do with a bow, and sat down.',
        'So the penguin came forward with tiny steps, and lowered its tummy over {A}’s front feet. It was just being kind. {A} looked across at {H}. It was warm in there, and a bit tight, and {A} had not been asked.'
      ]
    },
    {
      id: 'elder-kept',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was a goalkeeper too,” said {S}. “For one afternoon.” “How many did you let in?” asked {A}. “None,” said {S}. “Our side was so good that nobody came. I stood there for two hours. I counted the net. It had four hundred holes.”',
        '“And at the end?” asked {A}. “At the end they carried me off on their shoulders,” said {S}. “They’d have taken the best one, but I was the only one without mud.” The penguin had listened. It looked round at its own net, and began to count.'
      ]
    },
    {
      id: 'child-walks-like-it',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} walked behind the penguin, left, right, left, right, with a rolled-up scarf on both feet. You had to keep your heels together, and take very small steps. After five of them the scarf had come undone. “I’ve hatched,” said {S}.',
        'The penguin came and looked at it. Out of the scarf hung two long fringes. “What long legs,” said the penguin politely. {A} rolled it up again, and put it back on {S}’s feet. It held as far as the corner flag.'
      ]
    },
    {
      id: 'out-of-the-wind',
      A: 'partner',
      paragraphs: [
        'It went like that three times. “Why do you always go into the net?” asked {H}. “It’s my egg,” said the penguin. “I turn my back to the wind, and walk. That’s how we keep them warm at home.”',
        '{A} held up a wet finger. The wind blew from the other end, straight into the goal. “It doesn’t want the net at all,” said {A}. “It’s only walking with the wind.” {H} looked over to the other goal. “That one’s ours next,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'changing-ends',
      A: 'partner',
      paragraphs: [
        'At half-time the teams changed ends, as teams do. Now the wind blew from behind the penguin’s goal. The visitors shot at once. Flop, went the penguin, and slid, and saved it with its beak.',
        'It stood up and rolled the ball on to its feet. It turned its back to the wind. “Now keep it!” called {H}. And the penguin walked, straight out of its goal and up the field.'
      ]
    },
    {
      id: 'nobody-can-take-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The visitors ran up to take the ball away. But where was it? In front of them was only a penguin, with a round white tummy down to the ground. They looked left and right of it. One of them even looked under the flag.',
        '“Excuse me,” said the penguin, and they let it through. “Is it allowed?” asked {H}. {A} turned over the pages of the rules. It said hands there, and arms. About eggs there was nothing at all.'
      ]
    },
    {
      id: 'all-in-a-row',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It took some time, with such small steps. {H}’s team lined up on both sides, so that it was out of the wind. {H} walked in front and moved a snail. {A} walked behind, with a coat held open, in case there was a gust.',
        'From far away it looked like a wedding. The visitors had nothing to do, and began to hum along with the penguin. When it stopped to rest they all stopped, and nobody sat down. “Ready,” said the penguin, and on they all went.'
      ]
    },
    {
      id: 'until-it-is-warm',
      A: 'partner',
      paragraphs: [
        'Left, right, left, right, it walked into the other net. “Goal!” shouted {A}. Even the visitors clapped. Three times the penguin saved the ball and carried it all that way. Then it was three all.',
        '“You really can keep,” said {H}. But when {A} blew the whistle, the penguin stayed where it was. “You can give it back now,” said {H}. The penguin looked down at the ball. “Not before it hatches,” said the penguin.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood along the line, and had never seen a penguin in goal.',
      '{names} moved a little to the left, where the view was better.',
      { text: '{names} helped to hang up the net.', needs: ['hands'] },
      { text: '{names} shook the penguin’s wing, and it was short and firm.', needs: ['hands'] }
    ],
    way: [
      '{names} looked hard at the other goal, and it was no use.',
      '{names} watched the tiny steps, and held still.',
      { text: '{names} fetched the ball out of the net.', needs: ['hands'] },
      { text: '{names} held up a finger too, and it got cold on one side.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along beside the penguin, at a walk.',
      '{names} made room, so that it could pass.',
      { text: '{names} clapped in time with the steps.', needs: ['hands'] },
      { text: '{names} held the coats, for it was warm work to walk so slowly.', needs: ['hands'] }
    ]
  },
  bed: [
    'The team had another ball, for tomorrow. In the net stood the penguin, its back to the wind, and hummed to the old one.',
    '{H} washed off the grass, and lay down. {H} turned away from the window, with tiny steps, until it was warm.'
  ],
  last: [
    'The penguin kept the ball, and the night kept {H}, who was asleep.',
    'It was warm there, and out of the wind, and {H} was asleep.'
  ]
})
