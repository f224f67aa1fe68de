import { wishPlot } from '../wish-plot.ts'

export const anyLosing = wishPlot({
  id: 'wish-any-losing',
  tellsAny: 'losing',
  about: 'The hero has lost and wants one win before bed, is let win, finds that this is none, and then loses by a sheet of paper.',
  titles: ['Nearer to the Wall', 'Tongue In', 'By a Sheet of Paper', '{H} Wants One', 'The Best One Yet'],
  want: [
    {
      id: 'about-it',
      A: 'partner',
      paragraphs: [
        '{H} had a face that evening like a shut drawer. “It’s about {wish},” said {H} at last, “and I don’t want to talk about it.” So {A} didn’t talk about it. “Is there anything you do want?” asked {A}.',
        '“I want to win something,” said {H}. “Just once, before bed.” There was a wall, and there were two buttons in a tin. “Then we’ll roll them,” said {A}, “and whoever’s nearer to the wall has won.”'
      ]
    }
  ],
  way: [
    {
      id: 'first-rolls',
      A: 'partner',
      paragraphs: [
        '{H} rolled first, and the button went under the sofa. {A}’s button stopped a thumb away from the wall. “Again,” said {H}. {A} was nearer again, by two thumbs.',
        '“The floor’s crooked,” said {H}. So they changed places, and then it was crooked the other way. “It’s {wish} all over again,” said {H}. “Everybody’s got a better floor than me.”'
      ]
    },
    {
      id: 'rolled-for-me',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Then {seen} can roll for me,” said {H}, and fetched {seen.stand}. {H} gave it a push. {seen} got as far as the edge of the rug, fell over, and stayed there.',
        '“Now {seen} has lost as well,” said {H}, and went to look. “Never mind,” {H} said down there. “You were going really well until the rug.” {A} heard that, and rolled the next one very quietly.'
      ]
    },
    {
      id: 'who-knows',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Let’s see who knows more about {seen},” said {H}. {A} began. “{seen.guess},” said {A}. “Well, mine’s true,” said {H}. “{seen.fact}.” {A} had to give in. “One to you,” said {A}.',
        '“That doesn’t count,” said {H}. “I knew that before we started. It has to be one I might lose.” So they got out the buttons again, and {H} did.'
      ]
    },
    {
      id: 'not-talking',
      A: 'partner',
      spare: 0.9,
      paragraphs: [
        '“We’re not talking about {wish},” said {A}. “No,” said {H}. For three whole rolls they did not talk about it. “But if we were,” said {H}, “I’d say it wasn’t fair.”',
        '“And I’d say no, it wasn’t,” said {A}. “If we were.” {H} rolled the button to and fro under one hand. “I’d say I nearly had it,” said {H}. “I’d say I know you did,” said {A}.'
      ]
    },
    {
      id: 'thumb',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They measured it again with {H}’s thumb. That made it three, which was worse. Then they measured {A}’s button with {A}’s elbow.',
        '“You’ve got one elbow,” said {H}, “and I’ve got three thumbs. So I’ve got more.” “You have to have less,” said {A}. “That’s the silliest game I ever heard of,” said {H}.'
      ]
    },
    {
      id: 'other-button',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“It’s your button,” said {H}. “It’s rounder.” So they changed buttons. {H} breathed on the round one, and rubbed it warm on one sleeve, for luck.',
        'It rolled beautifully. It rolled past the wall, and out at the door, and halfway down the hall. “Wrong wall,” said {H}. {A} went to fetch it, so as to laugh outside.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'The next button rolled up to {A} and stayed there. {A} looked at it, and at {H}, and put a chin on it.',
        '“Who’s won, then?” asked {H}. It was not easy to say. {A} was nearest to the wall, and had not rolled at all. They had to wait until {A} needed the chin for something else.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ve lost at dominoes to the same man for thirty years,” said {S}. “Every Friday.” “Don’t you mind?” asked {A}. “I mind from half past four till five,” said {S}. “Then there’s cake.”',
        '“And why do you still play?” asked {A}. {S} had to think about that. “Because one Friday he’s going to be so surprised,” said {S}.'
      ]
    },
    {
      id: 'practice',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Don’t push it,” said {A}. “Just let it go.” {H} let it go. It fell over on the spot, with a small click.',
        '“Push it a bit, then,” said {A}. They tried all the bits between pushing and letting go, and one of them was just right. {H} felt it in one finger. But the next time, the finger had forgotten.'
      ]
    },
    {
      id: 'who-does-it-best',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Who can do {seen} best?” said {A}. {A} went first, and {seen.move}. Then it was {H}’s turn, and it was going very well. But at {seen.part} {H} had to laugh. “Laughing’s out,” said {A}. “Says who?” asked {H}. “It’s in the rules.”',
        '“There’s always a rule that I haven’t heard of!” said {H}. “I only just made it up,” said {A}, “because yours was better.” So they crossed that rule out. But then neither of them could say who had won.'
      ]
    },
    {
      id: 'what-seen-wants',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“I wish I was {seen},” said {H}. “Why?” asked {A}. “All {seen} wants is {seen.wants},” said {H}, “and after that everything’s fine. You never hear of {seen} minding who won.”',
        '{A} thought about that. “You’d have to be {seen} all day,” said {A}. “Even at breakfast.” {H} thought of breakfast, and of {seen.part}, and did not wish it quite so much.'
      ]
    },
    {
      id: 'other-games',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Something else, then,” said {H}. They played who can look the longest without blinking. {A} blinked first, because of a hair. But {H} had blinked as well, to see if {A} had. They played who could keep quiet. “I’m winning,” said {H}.',
        'After that they each walked along with a button on one foot. {A} got as far as the rug. {H} got as far as the rug, and one step on, and sneezed. “It’s always just before the end,” said {H}.'
      ]
    },
    {
      id: 'face',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“You’re doing the face again,” said {A}. {H} went to see it in the dark window. It was a very good face. The lip stuck out like a shelf.',
        '“You could keep something on it,” said {A}, and tried a button. It stayed there. {H} did not want to laugh, but {H} did, and it fell off. It rolled away and lay down quite near the wall. “That doesn’t count,” said {H}. “That was my lip.”'
      ]
    },
    {
      id: 'bigger',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“If I’d started, I’d have won,” said {H}. “If I’d had the other shoes on. If it had been yesterday.” {A} laid down a spoon on the floor for every if.',
        'There were nine of them. “You’ve won at ifs,” said {A}. {H} looked at the long row of spoons. “It doesn’t feel like it,” said {H}.'
      ]
    },
    {
      id: 'slow-button',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“I’ll slide it this time,” said {H}. {H} laid the button flat and gave it a push. It shot across the floor like a plate, and in under the radiator. They both lay down to look. It lay in the warm, with two other buttons that had been there for years.',
        '“Did they lose?” asked {H}. “They must have,” said {A}. The two of them looked quite comfortable. One had a bit of fluff round its shoulders, like a shawl.'
      ]
    },
    {
      id: 'draw',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Once both buttons stopped exactly side by side. They got down on their knees and looked with one eye. There was nothing in it at all.',
        '“That’s half a win,” said {A}. {H} thought about half a win. “Which half?” asked {H}. “The front half,” said {A}. But it felt like the other one.'
      ]
    },
    {
      id: 'lent',
      A: 'partner',
      paragraphs: [
        '“Again,” said {H}. This time {A}’s button went off to the left, hit a chair and lay down. {H}’s was nearer by a mile. {H} had won. They waited for it to feel like something.',
        '“You did that on purpose,” said {H} slowly. “You had your tongue out. You never do that when you roll properly.” {A} looked at the floor. “I wanted you to have one,” said {A}. “But it’s not mine,” said {H}. “It’s one of yours.”'
      ]
    }
  ],
  turn: [
    {
      id: 'properly',
      A: 'partner',
      paragraphs: [
        '“Properly now,” said {H}. “Tongue in.” {H} lay down with one cheek on the floor and let go. The button rolled slowly, and rolled on, and stopped, a sheet of paper away from the wall. It was the best one yet.',
        'Then {A} rolled, with {A}’s tongue in. Click, it went, against the wall. “Oh,” said {A}, and tried not to look glad, but both ears did.',
        '“Go on, then,” said {H}. So {A} danced, with both elbows, like a hen on hot sand. It was so terrible that {H} laughed and had to sit down, and the face was gone.'
      ]
    },
    {
      id: 'still-there',
      A: 'partner',
      paragraphs: [
        '“It was my best one ever,” said {H}, “and I lost.” “It’s still your best one ever,” said {A}. “Look, there it is.” They looked at it. “About {wish},” said {H} after a while. “There was a really good bit, just before the end.” “Show me,” said {A}.',
        {
          joins: true,
          both: [
            'So {A} was {seen}, and {H} showed how it had gone. They did it twice, and left out the end.',
            '{H} showed it on the rug, with both buttons. It went so well that one of the buttons stood up on its edge.'
          ]
        }
      ]
    },
    {
      id: 'told-seen',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“And then?” asked {A}. “Then {seen} {seen.does},” said {H}, “right at the worst moment.” “That’s just like {seen},” said {A}.',
        'They had to try that bit as well. {A} {seen.move}, right in the way, and there was no getting past. {H} laughed so much that it was nearly worth it. “You’d have lost too,” said {H}. “By miles,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved along on the sofa, to make room for {H}.',
      '{names} leaned against {H} for a moment, without asking anything.',
      { text: '{names} rattled the tin, until the second button came out.', needs: ['hands'] },
      { text: '{names} swept the floor by the wall with one sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the sofa for the button, and came out dusty.',
      '{names} lay down flat, to see whether the floor was crooked.',
      { text: '{names} blew some fluff out of the way of the buttons.', needs: ['hands'] },
      { text: '{names} measured the gap in thumbs, and got another answer.', needs: ['hands'] }
    ],
    turn: [
      '{names} danced as well, like two hens or more.',
      '{names} snorted at the elbows, and could not stop.',
      { text: '{names} clapped along with the elbows.', needs: ['hands'] },
      { text: '{names} hummed a tune for the dance, rather too fast.', needs: ['hands'] }
    ]
  },
  bed: [
    'The buttons went back into the tin, all but one. That one was to stay where it lay, a sheet of paper from the wall.',
    'While they washed, {H} told the rest of it. By the time they lay down it was quite a good story.'
  ],
  last: [
    '{seen} had stopped, and the button had stopped, and {H} was asleep.',
    'A sheet of paper away from the wall lay a button, and not much further off slept {H}.',
    'Slowly, with a cheek on the pillow, {H} rolled once more, and slept.'
  ]
})
