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
        '{H} had a face that evening like a shut drawer. “It’s about {wish},” said {H} at last. “I don’t want to talk about it.” So {A} did not talk about it, and asked whether there was anything else.',
        '“I want one that I win,” said {H}. “Now, before bed.” {A} looked round. There was a wall, and in the tin there were two buttons. “The one who rolls nearest to the wall,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'first-rolls',
      A: 'partner',
      paragraphs: [
        '{H} rolled first, and the button went under the sofa. {A}’s button stopped a thumb away from the wall. “Again,” said {H}. The next time it was two thumbs, and still {A} was nearer.',
        '“The floor’s crooked,” said {H}. So they changed places. Then it was crooked the other way. “It’s {wish} all over again,” said {H}. “Everybody’s got a better floor.”'
      ]
    },
    {
      id: 'rolled-for-me',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Then {seen} can roll for me,” said {H}. They made {seen} out of {seen.stand}, and {H} gave it a push. It went as far as the edge of the rug, fell over, and stayed there.',
        '“It’s lost as well,” said {H}. {H} picked it up and looked it over from all sides. “You did it quite well,” {H} told it. “You only stopped too soon.” {A} heard that, and rolled the next one very quietly.'
      ]
    },
    {
      id: 'who-knows',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Whoever knows more about {seen},” said {H}. {A} began. “{seen.guess},” said {A}. “Wrong!” said {H}. “{seen.fact}.” {A} had to give in. “One to you,” said {A}.',
        'They both waited. “That’s only knowing,” said {H}. “I knew that before we began. I want one that I don’t know yet.” So they fetched the buttons again.'
      ]
    },
    {
      id: 'thumb',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They measured it again with {H}’s thumb. That made it a bit more, but not enough. Then they measured {A}’s button with {A}’s elbow.',
        '“An elbow’s only one,” said {H}, “and I’ve got three thumbs. So I’ve got more.” “In this game you want less,” said {A}. It was the most annoying thing about it.'
      ]
    },
    {
      id: 'other-button',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“It’s your button,” said {H}. “It’s rounder.” They changed buttons. {H} breathed on the round one and rubbed it warm on one sleeve, for luck.',
        'It rolled beautifully. It rolled past the wall and out at the door and halfway down the hall. “It was the wrong wall,” said {H}. {A} went to fetch it, so as to laugh outside.'
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
        '“I’ve lost at chess to the same man for thirty years,” said {S}. “Every Friday.” “Don’t you mind?” asked {A}. “I mind from half past four till five,” said {S}. “Then there’s cake.”',
        '“And why do you go on playing?” asked {A}. {S} had to think about that. “Because one Friday he’s going to be so surprised,” said {S}.'
      ]
    },
    {
      id: 'practice',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“You push,” said {A}. “Don’t push. Let it go.” {H} let it go. It fell over on the spot, with a small click.',
        '“A bit of pushing, then,” said {A}. They tried all the bits there were between pushing and letting go. One of them was right. {H} could feel that in {H}’s finger, and then could not find it any more.'
      ]
    },
    {
      id: 'who-does-it-best',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Who can do {seen} best?” asked {A}. {A} went first, and {seen.move}. Then it was {H}’s turn. It went very well until {H} thought of {seen.part}, and had to laugh. “Laughing’s out,” said {A}. “Who says?” “It’s the rule for {seen},” said {A}.',
        '“There’s always a rule that I haven’t heard of,” said {H}. “I made it up just then,” said {A}, “because yours was better.” They crossed out that rule. But now it was hard to say who had won.'
      ]
    },
    {
      id: 'what-seen-wants',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“Does {seen} mind losing?” asked {A}. {H} thought about it properly. “No,” said {H}. “All {seen} wants is {seen.wants}. Then everything’s all right again.”',
        '“And what do you want?” asked {A}. “One that I win,” said {H}. “I wish it was that, like {seen}. That would be much easier to get.”'
      ]
    },
    {
      id: 'other-games',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Something else, then,” said {H}. They played who can look the longest without blinking. {A} blinked first, because of a hair. But {H} had blinked as well, to see if {A} had. They played who could keep quiet. “I’m winning,” said {H}.',
        'After that they played who could balance a button on one foot, and walk. {A} got as far as the rug. {H} got as far as the rug, and sneezed. “It’s the same as with everything,” said {H}. “There’s always one more step, and that’s the one where it happens to me.”'
      ]
    },
    {
      id: 'face',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“You’re doing the face again,” said {A}. {H} went to see it in the dark window. It was a very good face. The lip came out like a shelf.',
        '“You could put something on it,” said {A}, and tried with a button. It stayed there. {H} did not want to laugh, and so it fell. It rolled, and came to lie quite near the wall. It did not count.'
      ]
    },
    {
      id: 'bigger',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“If I’d started, I’d have won,” said {H}. “If I’d had the other shoes on. If it had been yesterday.” {A} counted the ifs with spoons on the floor.',
        'There were nine of them. “You’ve won at ifs,” said {A}. {H} looked at the long row. “I’d rather have one of the other,” said {H}.'
      ]
    },
    {
      id: 'slow-button',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“It’s the rolling that’s no good,” said {H}, and tried it with sliding. {H} laid the button flat and gave it a push. It went across the floor like a plate across a table, and under the radiator. They both lay down to look. It lay there in the warm, with two others that had been in other games.',
        '“Who’s got those?” asked {H}. {A} did not know any more. “They must have lost,” said {A}. It was hard to tell from the front. They looked quite comfortable down there, and one of them had a bit of fluff round its shoulders.'
      ]
    },
    {
      id: 'draw',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Once both buttons lay exactly side by side. They got down on their knees and looked with one eye. There was nothing between them at all.',
        '“That’s half a win,” said {A}. {H} thought about half a win. “Which half?” asked {H}. “The front half,” said {A}. But it felt like the other one.'
      ]
    },
    {
      id: 'lent',
      A: 'partner',
      paragraphs: [
        '“Again,” said {H}. This time {A}’s button went off to the left, hit a chair and lay down. {H}’s button was nearer by a mile. {H} had won. They both waited for it to feel like something.',
        '“You did that on purpose,” said {H} slowly. “You put your tongue out. You never do that when you roll properly.” {A} looked at the floor. “I wanted you to have one,” said {A}. “But it’s yours,” said {H}. “You’ve only lent it to me.”'
      ]
    }
  ],
  turn: [
    {
      id: 'properly',
      A: 'partner',
      paragraphs: [
        '“Properly now,” said {H}. “Tongue in.” {H} lay down with one cheek on the floor and let go. The button rolled slowly, and rolled on, and stopped. You could have put a sheet of paper between it and the wall. It was the best one yet.',
        'Then {A} rolled, properly, with {A}’s tongue in. It went click. It had touched the wall. “Oh,” said {A}, and did not dare to be glad. It was trying to get out at the ears.',
        '“Go on, then,” said {H}. So {A} danced, with both elbows, like a hen on hot sand. It was so terrible that {H} had to sit down, and the face was gone.'
      ]
    },
    {
      id: 'still-there',
      A: 'partner',
      paragraphs: [
        '“It was my best one,” said {H}. “And I lost.” “It’s still your best one,” said {A}. “Look, it’s lying there.” They looked at it, side by side. “About {wish},” said {H} after a while. “I had a good one there as well, just before the end.” “Tell me about that one,” said {A}.'
      ]
    },
    {
      id: 'told-seen',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        'So {H} told it. For that {A} was {seen}, and {seen.move}. The good bit came out so well that they did it twice. How it ended, they both knew, and left it out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved along, so that the face had a place to sit.',
      '{names} leaned against {H} for a moment, without asking anything.',
      { text: '{names} rattled the tin, and the second button came out.', needs: ['hands'] },
      { text: '{names} swept the floor by the wall with one sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the sofa for the button, and came out dusty.',
      '{names} lay down flat, to check whether the floor was crooked.',
      { text: '{names} blew some fluff out of the way of the buttons.', needs: ['hands'] },
      { text: '{names} measured the gap in thumbs, and got another answer.', needs: ['hands'] }
    ],
    turn: [
      '{names} danced as well, like two hens or more.',
      '{names} snorted at the elbows, and could not stop.',
      { text: '{names} clapped in time, as far as there was any time in it.', needs: ['hands'] },
      { text: '{names} hummed the hen a tune, rather too fast.', needs: ['hands'] }
    ]
  },
  bed: [
    'The buttons went back into the tin, all but one. That one was to stay where it lay, a sheet of paper from the wall.',
    'While they washed {H} told the rest of it. By the time they lay down it was quite a good story.'
  ],
  last: [
    'A sheet of paper away from the wall lay a button, and not much further off slept {H}.',
    'Slowly, with a cheek on the pillow, {H} rolled once more, and stopped, and was asleep.'
  ]
})
