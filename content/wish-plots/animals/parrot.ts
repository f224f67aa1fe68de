import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const parrot = wishPlot({
  id: 'wish-parrot',
  wishes: ['parrot', 'parrots', 'talking parrot'],
  answers: ['talks', 'talking', 'green', 'cage', 'copies', 'words', 'feathers'],
  except: [...NOT_WELL, 'pirate', 'pirates', 'captain', 'fish', 'shoulder'],
  company: ['parrot'],
  about: 'A parrot that is staying the night will not say the hero’s name, and says everything else that is said in that house.',
  titles: ['Only One', 'What the Parrot Heard', '{H} Wants to Be Said', 'The Parrot from Number Five', 'Said with Feeling'],
  want: [
    {
      id: 'from-next-door',
      A: 'partner',
      paragraphs: [
        'Next door they were away for a night, so their parrot came to stay. It stood on one foot on top of its cage. “Mind the step,” said the parrot. There was no step.',
        '“It says whatever it hears,” said {A}. {H} drew up a chair. “Then it can say me,” said {H}. “{H}. {H}. Say {H}.” The parrot looked at {H} with one eye, and then with the other one. {H} wanted to be said by a parrot.'
      ]
    }
  ],
  way: [
    {
      id: 'forty-times',
      A: 'partner',
      paragraphs: [
        '{H} said it forty times. {H} said it high and low, and with a nut. The parrot took the nut in one foot, and ate it. “{H},” said {H}, for the last time. “Click,” said the parrot. That was the kettle, switching itself off. It even had the little sigh at the end.',
        '“Where are my keys?” it went on, in {A}’s voice. It must have heard that through the wall. {A} turned round. “I don’t talk like that,” said {A}. “I don’t talk like that,” said the parrot.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} and {A} wrote down what the parrot could do. There was the kettle, the third drawer, and the lift going past. It did a chair being pushed back, and somebody not finding the end of the sticky tape.',
        '“It’s our whole house,” said {A}. “With nobody called {H} in it,” said {H}, and looked down the list again, to be sure.'
      ]
    },
    {
      id: 'telephone-rings',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The telephone rang. {A} ran and picked it up, and there was nobody there. It rang again. {A} ran again. “Hello?” said {A}. “Hello?” said the parrot. “Yes. No. No, she’s in the bath.”',
        '“Who’s in the bath?” asked {H}. They looked. There was nobody in the bath. It had to be somebody next door, on some other day.'
      ]
    },
    {
      id: 'only-one',
      A: 'partner',
      paragraphs: [
        'Something rustled, like the biscuit packet. But the packet stood quite still on its shelf. “I’ve only had one,” said the parrot, in {A}’s voice. It rustled once more. “Only one,” said the parrot.',
        '{H} looked at {A}. {A} looked at the ceiling. “It must have got that next door,” said {A}.'
      ]
    },
    {
      id: 'a-bad-word',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then {A} hit an elbow on the door. {A} said something short. “Sausages,” {A} said quickly after it. It was quiet on top of the cage. They both waited.',
        '“Sausages,” said the parrot. {A} breathed out. “It’s a very well brought-up bird,” said {A}. The parrot put its head on one side. It kept the other word for itself.'
      ]
    },
    {
      id: 'foot',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The parrot ate a piece of apple, held up in its left foot, like an ice cream. “They’re left-handed, nearly all of them,” said {A}. “Left-footed.” {H} tried that, with a slice of apple between two toes.',
        'It did not get as far as the mouth. “Mind the step,” said the parrot.'
      ]
    },
    {
      id: 'teach-a-song',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Does it know any songs?” asked {H}. “Nobody sings round here,” said {A}. The parrot began to hum. It was a slow tune, and a bit flat. There was running water in it, and the squeak of a plate.',
        '“That’s you,” said {H}. “That’s you, washing up.” {A} went red. “Nice tune,” said {A} at last. “A bit flat, in the middle.”'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} held up a hand mirror. There were two parrots in it now. “Hello,” said the parrot. “Hello,” it said again, and waited for the parrot in the mirror to answer. But that one only opened its beak when the real one did.',
        '“It always says what I’m saying,” said {A}, for the parrot. “Now you know what that’s like,” {H} told it, and put the mirror down.'
      ]
    },
    {
      id: 'trade',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I’ll say yours, if you say mine,” said {H} to the parrot. And {H} said all of it: click, and mind the step, and the drawer. {H} did it so well that {A} got up to see to the kettle.',
        'The parrot listened with its feathers puffed up. It was pleased. It said nothing back at all. “I think it likes being copied,” said {A}.'
      ]
    },
    {
      id: 'elder-parrot',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My uncle was away at sea for years,” said {S}. “But every night at nine he coughed, in the corner. That was my aunt’s parrot.” “Was that nice?” asked {A}.',
        '“She always said bless you to it,” said {S}. “When my uncle came home, she said it to the wrong one for a week.” From the cage there came a cough. It was a very good one.'
      ]
    },
    {
      id: 'child-parrot',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} stood on one foot and was a parrot too. “Can you talk?” asked {A}. “Can you talk?” said {S}. “That’s enough,” said {A}. “That’s enough,” said {S}.',
        'It is hard to win against that. “{A} is the cleverest person in this house,” said {A}. {S} opened {S}’s mouth, and stopped. “{S} is,” said {S}, and had to put the other foot down.'
      ]
    },
    {
      id: 'pet-parrot',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} kept well away from the cage. “Supper!” called the parrot, and rattled like a dish. {A} shot past {H} and into the kitchen. There was no supper.',
        'When {A} came back, {A} had a long look at the parrot. {A} said nothing. The parrot would only have said it again.'
      ]
    },
    {
      id: 'with-feeling',
      A: 'partner',
      paragraphs: [
        '“Why won’t it say me?” asked {H}. {A} thought about the keys, and about the biscuits. “It doesn’t say what you tell it to,” said {A}. “It says what somebody really means. When I can’t find my keys, I really can’t. You say {H} like a lesson. You’ve never missed {H}. You’ve always been here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'go-away',
      A: 'partner',
      paragraphs: [
        'So {H} got up. “Then I’ll go,” said {H}, “and you’ll need me.” {H} went out and shut the door, and stood behind it, with one ear to the wood. For a long time there was only the parrot, being a drawer.'
      ]
    },
    {
      id: 'behind-the-door',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In there {A} tried to read. “Click,” went the parrot. “Mind the step.” {A} turned a page, and then turned it back. “It’s odd, isn’t it?” said {A} to the parrot. “It’s got so quiet.”',
        'The parrot said nothing to that. It pulled one foot up into its feathers. Perhaps it thought so too.'
      ]
    },
    {
      id: 'nearly-sneezed',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It was draughty behind the door. {H} had to sneeze, and held it back with all ten fingers. “Atchoo,” said somebody inside. That was the parrot. It sneezed exactly like {H}.',
        '“Bless you,” said {A}, and looked up, and there was no {H}. “That was mean,” said {A} to the parrot.'
      ]
    },
    {
      id: 'apple-left',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There were two slices of apple left, and one was {H}’s. {A} ate the one. The other went brown along the edge, as they do.',
        '“I’ve only had one,” said {A}, out loud, and it was true this time. The parrot scratched its neck. Nobody laughed.'
      ]
    },
    {
      id: 'supper-cold',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then {A} got up and went to the table, and came back. {A} straightened a chair that was straight. “I thought of something funny,” said {A}, “and now there’s nobody to tell it to.”',
        'Behind the door {H} would have liked to hear it. But you cannot be missed and laugh at the same time. You have to choose.'
      ]
    },
    {
      id: 'said',
      A: 'partner',
      paragraphs: [
        '“{H}?” called {A}. Then {A} called it once more, and meant every word. “{H}! Come back, it’s no fun without you!” {H} came in at once. “Did it say me?” asked {H}. “No,” said {A}. “That was only me, missing you.”',
        'The parrot shook out its feathers. “{H}!” it called, in {A}’s voice. “Come back! It’s no fun!” And it put the kettle after it, with the little sigh.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} minded the step, although there was none.',
      '{names} sat down under the cage, among the husks.',
      { text: '{names} spread newspaper on the floor, and the parrot rustled back.', needs: ['hands'] },
      { text: '{names} slid the nuts nearer to {H}.', needs: ['hands'] }
    ],
    way: [
      '{names} went to the biscuit shelf at the rustle, and came back.',
      '{names} coughed, and the parrot coughed back.',
      { text: '{names} got up to pour the tea, but it was only the parrot.', needs: ['hands'] },
      { text: '{names} searched for the keys, because it had sounded urgent.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept an ear on the door, and an eye on the parrot.',
      '{names} came closer to the cage, to hear what it would say.',
      { text: '{names} laid a nut on top of the cage, for the right word.', needs: ['hands'] },
      { text: '{names} swept up the husks, one eye on the beak.', needs: ['hands'] }
    ]
  },
  bed: [
    'They laid a cloth over the cage, so that it was night in there. Then the biscuits were moved to another shelf, where no parrot could hear them.',
    '{H} washed and lay down, and the lamp was turned out. “Good night, {H}. Mind the step,” said a voice under the cloth. Nobody had ever told it that. The parrot had put it together by itself.'
  ],
  last: [
    'Under the cloth somebody breathed in and out, just like {H}, who was asleep.',
    'Click, it went in the dark, with a little sigh, and {H} was asleep.'
  ]
})
