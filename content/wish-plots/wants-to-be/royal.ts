import { wishPlot } from '../wish-plot.ts'

const CROWNED = ['king', 'queen', 'prince', 'princess']

export const whoeverRoyal = wishPlot({
  id: 'wish-whoever-royal',
  visits: 'anything',
  whoever: [
    'plays kings and queens',
    'wears a paper crown',
    'wants to live in a palace',
    'wants to be emperor',
    'wants to be a maharaja',
    'wants to be a rani',
    'wants to be a sultan',
    'wants to be called Your Majesty',
    'wants to reign',
    'wants to be a king',
    'wants to be a queen',
    'wants to be a prince',
    'wants to be a princess',
    'wants to be king',
    'wants to be queen',
    ...CROWNED.flatMap((who) => [`wants to become a ${who}`, `wishes it was a ${who}`, `dreams of being a ${who}`, `would like to be a ${who}`, `thinks it is a ${who}`]),
    'wants to be king of the jungle',
    'wants to be king of the animals',
    'wants to be royal',
    'wants to wear a crown',
    'wants to have a crown',
    'wants a crown',
    'wants to sit on a throne',
    'wants to rule the world',
    'acts like a queen',
    'thinks it is royalty'],
  except: ['queen bee', 'tooth', 'died', 'marry', 'kiss'],
  company: ['chair', 'plums', 'kitchen', 'crown'],
  about: 'The hero wants to sit in the best chair just once, which is always taken; whoever wants to be king needs a throne, may not get up from it, and hears the others being merry next door.',
  titles: ['The Best Chair', 'Be Merry', 'Your Majesty Sits', '{visitor} Gives an Order', 'Who Reigns Here'],
  want: [
    {
      id: 'the-best-chair',
      A: 'partner',
      paragraphs: [
        'There was one good chair, with arms, and {A} always sat in it. {H} wanted to sit there too, just once. “In a minute,” said {A}, as on every evening.',
        'There was a knock. It was {visitor.first}, with a cake tin for a crown. “Now I only need a throne,” said {visitor}. {H} looked round, and there was only one. “You’ll have to get up,” said {H} to {A}, very pleased.'
      ]
    }
  ],
  way: [
    {
      id: 'orders',
      A: 'partner',
      paragraphs: [
        '{visitor} got in and leaned back. “What do I do now?” “You give orders,” said {A}, who was quite sure, “and then you’re happy.” “Bring me a plum,” said {visitor}. {H} brought one, on a plate. “Bring me another.”',
        'After seven plums {visitor} was not happy yet. “Be merry!” cried {visitor}. “Ha, ha,” said {A}. It sounded like a door. “Go and practise,” said {visitor}.'
      ]
    },
    {
      id: 'the-crown',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The crown came down much too far. {A} folded a sock and put it in at the back. Now it sat straight, and a bit of sock looked out at the top. “That’s the velvet,” said {H}. “It’s got a hole in it,” said {visitor}. “That’s for thinking.”',
        '“When is it taken off?” asked {visitor}. “Never,” said {A}. “Not in the bath, and not for bed. That’s how people know.” {visitor} tried lying on the side with it. It left a ring. “Then they’ll still know at breakfast,” said {visitor}.'
      ]
    },
    {
      id: 'the-wave',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You have to be able to wave. {A} knew how, from television. “As if you were screwing in a light bulb,” said {A}, “but not right in.” {H} was the crowd, and went by below with a tea towel. {visitor} screwed in a light bulb for {H}.',
        '“Who is it that I’m waving to?” asked {visitor}. “The people,” said {A}. “All of them?” There was only {H}, going round. So {visitor} stopped {H}, and asked how things were. It held up the whole crowd behind.'
      ]
    },
    {
      id: 'on-the-coin',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'Kings and queens are on the money, from the side. {A} laid a coin under some paper, and rubbed, and there was a head. “That has to be you,” said {A}, and drew. What came out best was {caller.part}. The drawing went right over the edge.',
        '“People will want to keep that one,” said {H}, “and not spend it.” {visitor} looked at the coin from very near. “Am I worth five or ten?” “Two,” said {A}, “but you’re the only one.” {visitor} paid {A} with it at once, for the drawing.'
      ]
    },
    {
      id: 'the-law',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“A ruler makes laws,” said {A}, and sharpened the pencil. “What’s to be done from now on?” {visitor} had to think. “Everybody’s to do this once a day,” said {visitor}, and {caller.does}. “It does you good.”',
        'So that was the law. {A} {caller.move}, and signed underneath. {H} did it too, behind the throne, and asked if it might be done lying down. That was allowed, on Sundays. In the whole kingdom nobody broke it, and there were three of them.'
      ]
    },
    {
      id: 'history',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“What will they write about you later?” asked {A}. “They always write one thing. This one was short. That one was terrible.” {visitor} sat up straight. “Write this,” said {visitor}. “{caller.fact}.” {A} wrote it, with a big curly letter at the front.',
        '{H} read it out, as they do in schools. It sounded good, and a bit sad, because it was so long ago. “Did people like me?” asked {visitor}. {H} turned the page over. There was a shopping list. “It says here, plums,” said {H}.'
      ]
    },
    {
      id: 'carpet',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There had to be a red carpet. They had a red scarf, and that was three steps long. {visitor} walked to the end of it, and stopped. {H} and {A} picked it up at the back and laid it down in front. Three steps. Then they did that again.',
        'By the time they reached the window they were quite out of breath. “What’s out there?” asked {H}. “A bus,” said {visitor}. The bus was red as well. “They’ve put one out for everybody,” said {visitor}. “That’s handsome.”'
      ]
    },
    {
      id: 'portrait',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You need a picture in the hall,” said {A}, “with one hand on a globe.” They had no globe. They took an orange. {visitor} looked out over it, far away, to where the fridge was. “Don’t move,” said {A}. The fly on the orange moved.',
        '“Is it a good likeness?” asked {visitor}, without moving. “Of the orange, yes,” said {H}. {A} had begun with that, and spent a long time on it. There was only a bit of room left on the right, for the rest.'
      ]
    },
    {
      id: 'bell',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came by to see who had got the chair. “Kneel,” said {H}. “I’ve got a bad knee,” said {A}, and made a bow, and asked for something. That is what you do with kings. “I’d like it to stop raining on Thursdays,” said {A}. “I’ve got choir.”',
        '{visitor} looked at {H}. “Can I do that?” “You can try.” So {visitor} turned to the window, and forbade it. “Is that all?” asked {A}. “You’ll see on Thursday,” said {visitor}, and hoped for the best.'
      ]
    },
    {
      id: 'tasting',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Nothing may be eaten by a king that somebody hasn’t tried first. {A} offered to do it. {A} tried a plum, right down to the stone. “That one was good,” said {A}. “You could have eaten that.” {visitor} looked at the stone.',
        '“And this?” {A} tried that one as well. “Even better,” said {A}. “But I’m not sure about those two at the back.” {H} had been watching. “Majesty,” said {H}, “I think you want somebody who only licks.”'
      ]
    },
    {
      id: 'the-speech',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At the new year there is a speech. It was not new year, but they had the time. {A} and {H} sat down on the rug, and looked up. “My people,” said {visitor}. “It has been a year.” They nodded, for that was so. “Some of it was on a Tuesday.”',
        '“Louder,” said {A}. “There was weather,” said {visitor}, “and we were out in it.” {H} really had been. “I thank you all, and good night.” They clapped for a good while. Nobody had known how true it would be.'
      ]
    },
    {
      id: 'knees',
      A: 'same',
      spare: 8,
      paragraphs: [
        'From the throne you could not reach anything. The crown sat crooked, and that could still be put right. But then a plum stone rolled away under the shelf. “I’ll get it,” said {visitor}. “Your Majesty sits,” said {A}. “Somebody does that for you.”',
        '“And if I want to run?” “Somebody runs for you.” {H} ran once round the table, on behalf of the throne. “How was it?” asked {visitor}. “Fast,” said {H}. “I took the corner on one leg.” {visitor} sat there and imagined it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The queen came through our town once,” said {S}, “in a black car. We’d stood there since six, with flags.” “Did you see her?” asked {A}. “I saw a glove. And my cousin stood on the other side, and saw a glove as well.”',
        '“And what was she like?” asked {visitor}. “White,” said {S}, “with three buttons.” They had talked about it for years. On the way home the band had played for nobody but them. “That was the best bit,” said {S}. “And she missed it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was the one who comes in and shouts. “The King of the Potatoes!” shouted {S}, and in came a potato. “The Queen of the Socks!” In came one of them. They were set down on the arm of the throne. {visitor} asked each of them about the journey.',
        '“How many more are there?” asked {A} softly. {S} looked outside the door. “It’s all full,” said {S}. “There’s a saucepan with eleven children.” It went on till the arm was full up, and then the other arm.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had been in that chair before any of them. There were hairs to prove it. {A} came and looked at {visitor}, and did not bow. “Who’s that?” whispered {visitor}. “That was the king before you,” said {H}.',
        'They looked each other in the eye. Then {visitor} moved over, by about a cushion. {A} got up, and turned round once, and lay down. “I’ve lost a province,” said {visitor}. “It’s the warm one,” said {H}.'
      ]
    },
    {
      id: 'next-door',
      A: 'partner',
      paragraphs: [
        'In the kitchen {H} and {A} practised being merry. {A} laughed like a duck, and a plum stone flew into the sink. Ping. Then they couldn’t stop at all. “What are you doing?” called {visitor}. “What you said!” they called.',
        '{A} put a head round the door. “Nobody’s ever merry in that chair,” said {A}. “I ought to know. You only hear it through the wall.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-best-order',
      A: 'partner',
      paragraphs: [
        '{visitor} thought, and then gave the best order so far. “{H},” said {visitor}, “you come here and reign.” {H} got the crown, and the throne, and leaned back at last. It was soft, and it smelled of {A}.',
        'In the kitchen there was a ping, and two of them laughed. {H} listened to it through the wall. “What do you do here every evening?” called {H}. “I listen to you lot,” called {A}. “That’s what the chair’s for.”'
      ]
    },
    {
      id: 'taking-turns',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A reign was as long as a plum from now on. {A} ruled for one, and had all the lights turned on and off again. {H} ruled for one, and gave everybody a medal, which was a peg. {visitor} had a very small plum. “It was short,” said {visitor}, “but there was peace.”',
        'Then they were all people for a bit, for the plums had run out. Nobody was in charge. It went quite well. Somebody said “shall we”, and the others said “yes”.'
      ]
    },
    {
      id: 'the-spring',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} found out something else about the chair. There was a spring on the left that said “doink”. If you sat on the right, you could see the clock. Down the side there was a pencil, and a letter that {A} had been looking for. “You never told me about the doink,” said {H}.',
        '“It’s a state secret,” said {A}. {visitor} had heard it too, all through the reign, and had thought that it was the crown. They each did it once. It said the same to all of them.'
      ]
    },
    {
      id: 'all-in-it',
      A: 'partner',
      paragraphs: [
        'Then {H} gave an order as well. “Come in here, and bring the plums. And everybody’s to sit on the throne.” “All at once?” asked {A}. It had arms for that. {A} went in the middle, and {H} on one side, and {visitor} right on top.',
        'A plum stone flew. Ping, it went, into the crown. This time nobody had to hear it through a wall. “And who reigns now?” asked {visitor}. “In a minute,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bowed to the cake tin, because you never know.',
      '{names} had a look at the chair as well, and went on.',
      { text: '{names} blew a fanfare on a kitchen roll.', needs: ['hands'] },
      { text: '{names} brushed the throne, and found a biscuit.', needs: ['hands'] }
    ],
    way: [
      '{names} laughed as well, and fell off a stool with it.',
      '{names} stood guard by the door, and let everybody in.',
      { text: '{names} counted the stones, for the treasury.', needs: ['hands'] },
      { text: '{names} carried the plate in and out, two steps behind.', needs: ['hands'] }
    ],
    turn: [
      '{names} got in as well, where there was an edge.',
      '{names} cheered for the old king, and then for the new one.',
      { text: '{names} fished the stone out of the crown.', needs: ['hands'] },
      { text: '{names} tucked a rug round the whole reign.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crown was a cake tin again, and {visitor} took it home for a cake. The good chair stood there with nobody in it, and a dent for each of them.',
    'They washed, even where the crown had been. Then everybody lay down on a throne of their own, and leaned right back.'
  ],
  last: [
    'Nobody gave any more orders, and everything was done all the same, and {H} was asleep.',
    'Through the wall you could hear that all was well, and {H} was asleep.'
  ]
})
