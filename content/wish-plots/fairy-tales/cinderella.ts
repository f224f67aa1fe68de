import { wishPlot } from '../wish-plot.ts'

export const cinderella = wishPlot({
  id: 'wish-cinderella',
  wishes: ['cinderella', 'cinderela', 'cindarella', 'glass slipper', 'glass slippers', 'fairy godmother', 'pumpkin coach', 'pumpkin carriage'],
  except: ['halloween', 'soup'],
  answers: ['ball', 'prince', 'slipper', 'midnight', 'princess', 'castle', 'godmother', 'pumpkin', 'coach', 'mice', 'stepsisters', 'sisters', 'dress', 'shoe', 'dancing', 'clock'],
  company: ['prince', 'horse', 'clock', 'orange', 'godmother', 'coach', 'teapot'],
  about: 'Cinderella’s slippers have buckles and will not come off, so she loses a sock, and that fits everybody in the kingdom.',
  titles: ['The Sock on the Palace Steps', 'Cinderella’s Buckles', '{H} Goes to the Ball', 'It Fits the Teapot', 'Whose Toe Is This'],
  want: [
    {
      id: 'to-the-ball',
      A: 'partner',
      paragraphs: [
        '{H} was Cinderella, with an apron, and soot on {H}’s nose. {A} was everybody else. “You shall go to the ball,” said the fairy godmother, and waved a whisk. The pumpkin became a coach. It was an orange before, and it was an orange afterwards.',
        '“When the clock strikes twelve, you run home,” said {A}, “and lose a glass slipper. That’s how the prince finds you.” Being found was what {H} wanted most. The glass slippers were the good shoes, with buckles.'
      ]
    }
  ],
  way: [
    {
      id: 'herald',
      S: 'guest',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came from the king, and blew a trumpet, which was a fist. “The king wants everybody at the ball,” said {S}. “There’s to be jelly.” Cinderella wiped both hands on the apron. “Even people who sit in the ashes?”',
        '“Have you got feet?” asked {S}. {A} looked down. There were two. “Then it’s you as well,” said {S}. “The king counts them in twos.”'
      ]
    },
    {
      id: 'the-fish',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“In China they tell it too,” said {A}, “and they’ve told it for a thousand years. There isn’t a godmother in that one. It’s a fish that helps her.” {H} stopped sweeping. “A fish gave her a dress?”',
        '“A blue one, and golden shoes.” Cinderella thought about it. “Was it dry?” asked {H}. {A} could not say. The fish had golden eyes, and came when it was called. That was all that was known of it.'
      ]
    },
    {
      id: 'lentils',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Before a ball, Cinderella has to pick the good lentils out of the ashes. They had no ashes, so {H} picked raisins out of oats. “The good ones into the pot,” said {H}. Some doves always come to help with that.',
        'The doves were {A}, and went coo. They pecked very fast. When {H} looked, the pot was empty. “There were no good ones,” said the doves, and swallowed. “We tried them all.”'
      ]
    },
    {
      id: 'two-stepsisters',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There had to be two stepsisters, and {A} was both. The first one sat on the left-hand chair. “Comb my hair, Cinderella!” When {H} came with the comb, {A} was on the right-hand chair. “Mine first!” said the second one.',
        '{H} put the comb down between the chairs. “You could do each other’s,” said Cinderella. They tried that, with one arm to the left and one to the right. It went very well until they wanted to see.'
      ]
    },
    {
      id: 'six-mice',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For the horses you need six mice. There were six potatoes, and the godmother tapped each of them with the whisk. “Now they’re white horses,” said {A}. “Stamp your feet,” said {H} to the horses. They stood there, all in brown.',
        '“They’re waiting for you to get in,” said the godmother. Cinderella listened to the last one in the row. “That one still says squeak,” said {H}, so it got a second tap.'
      ]
    },
    {
      id: 'ball-gown',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A ball was no place for an apron. “Arms up,” said the godmother. Off came Cinderella’s cardigan, and on it went again, inside out. All the seams were on the outside now, and so was the label. It stuck up at the back like a small white wing.',
        '“What does it say?” asked Cinderella. {A} read it out. “Wash with dark colours. Do not wring.” It was the finest thing that anybody had ever said about Cinderella.'
      ]
    },
    {
      id: 'lizard-footmen',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'A coach also has a footman, who was a lizard a moment ago. A footman stands at the back in a fine coat, and has nothing to do. It was {A} who got the post.',
        'The godmother waved the whisk over {A}, and asked whether it felt any different. {A} stayed just where {A} was, and looked straight ahead. “You’d think it had never done anything else,” said {H}.'
      ]
    },
    {
      id: 'coach-ride',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It was a long way to the palace. {H} rolled the coach along with one finger, and ran beside it. At the corner the coach did not turn. It went on by itself, as far as the wall.',
        '“We’re here,” said the coachman, who was {A}. “This is only a wall,” said {H}. “It’s the palace from behind,” said the coachman. “It’s quite plain from there.”'
      ]
    },
    {
      id: 'horse-with-cheese',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'The horse on the left was {S}, and it had been a mouse until that evening. Clip-clop, it went, once round the palace. Then it stopped so short that the coach ran into it from behind.',
        '“What is it?” asked Cinderella. The horse lifted its nose. “Cheese,” it said. “You don’t eat that any more,” said {A}. “You’re a horse.” “Not inside,” said {S}, and went to look.'
      ]
    },
    {
      id: 'buckle',
      A: 'partner',
      paragraphs: [
        'At the palace they danced round the rug. Then {A} beat on a pan with a spoon, and it was midnight. Bong! {H} ran for the door. “Lose it!” called {A}. Bong! {H} shook one foot, and hopped, and kicked. Bong! The buckle held.',
        'At the twelfth stroke Cinderella still had both shoes on. “Now I can’t look for you,” said the prince.'
      ]
    },
    {
      id: 'walked-home',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I lost a shoe at a dance once,” said {S}. “It flew off in the fast one, and went in among the band.” “Did somebody come after you with it?” asked {A}. “The trombone did,” said {S}. “It wouldn’t play any more.”',
        '{S} had walked home with one shoe on, up and down, like a small boat. “It was a lovely evening,” said {S}. “Every second step was quite high.”'
      ]
    },
    {
      id: 'a-sock',
      A: 'partner',
      paragraphs: [
        'The next time they danced in socks. It struck twelve, and Cinderella slid out round the corner. And there, on the palace steps, lay a green sock. It was not even a whole one.',
        '“Whoever this fits shall dance with me,” said the prince, and went through the whole kingdom with it. It fitted everybody. It fitted the teapot. “That’s why it has to be glass,” said {A}. “Glass doesn’t stretch. It fits one person, and nobody else.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-hole',
      A: 'partner',
      paragraphs: [
        'Cinderella had one bare foot, and held it out. “You haven’t tried me,” said {H}. On went the sock, over the toes and up to the heel. At the front there was a hole. And out of the hole came a big toe.',
        '“Oh!” said the prince. It had not done that with the teapot. In the whole kingdom there was only one toe that had made that hole. “It’s you!” said the prince, and shook it by the tip.'
      ]
    },
    {
      id: 'bowing',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Before a dance you have to bow. The prince bowed, and Cinderella bowed, and they both did it at the same moment. Their two heads met in the middle. “That’s one o’clock,” said {A}.',
        'The second time they took turns. The prince went down while Cinderella came up. For a while they could not stop, like two pumps. “After you,” said {H}, each time.'
      ]
    },
    {
      id: 'mind-the-toe',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They danced one two three, one two three. On three the prince trod on Cinderella’s foot. “Mind the toe!” said {H}. “It’s the only one that fits.”',
        'From then on the prince looked down at every step, to see where it was. The toe looked up. It was pink, and rather proud. “Is it tired?” asked {A}. “It’s never been to a ball before,” said {H}. “It only ever saw the inside.”'
      ]
    },
    {
      id: 'potatoes-again',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In front of the palace stood the coach, and it was an orange again. They sat on the steps and peeled it. It had ten pieces, and one very small one in the middle.',
        '“That’s where you sat,” said {A}, and gave the small one to Cinderella. The horses stood beside them in a row, all in brown. One of them still had something of a mouse about it.'
      ]
    },
    {
      id: 'no-more-strokes',
      A: 'partner',
      paragraphs: [
        'So there was one more dance, a slow one, and {H} held the prince by both hands. “It must be twelve again by now,” said Cinderella. “Why doesn’t the clock strike?” {A} looked across at the pan and the spoon.',
        '“It can’t,” said {A}. “You’re holding its hands.” {H} did not let go. They went round and round, more and more slowly, and it did not get any later.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down by the fireside and got a bit of soot as well.',
      '{names} got in front of the whisk, and nothing turned into anything.',
      { text: '{names} brushed down the apron, and it became a slightly cleaner apron.', needs: ['hands'] },
      { text: '{names} held the door of the coach, which was an orange.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round three times, which is nearly a dance.',
      '{names} sat down in front of the coach, like a seventh horse.',
      { text: '{names} polished the orange until it shone like a coach.', needs: ['hands'] },
      { text: '{names} swept the palace steps, and then the rug in front.', needs: ['hands'] }
    ],
    turn: [
      '{names} nosed up to the big toe and knew it at once.',
      '{names} swayed along, slowly, among the other guests.',
      { text: '{names} put the pan and the spoon at the far end of the palace.', needs: ['hands'] },
      { text: '{names} played a tune on a comb, very slow and rather flat.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pan went back to its hook and the whisk to its drawer. The good shoes stood by the door, with both buckles shut.',
    'Cinderella washed off the soot, and the last of it was on the famous toe. Nobody had to run. The bed was a coach, and it stayed one.'
  ],
  last: [
    'If it struck twelve that night, {H} did not hear it, and slept.',
    'Somewhere lay a green sock with a hole in it, and {H} was asleep, and found.'
  ]
})
