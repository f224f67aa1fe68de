import { wishPlot } from '../wish-plot.ts'

export const footballNextGoal = wishPlot({
  id: 'wish-football-next-goal',
  themes: ['football'],
  except: ['rugby', 'basketball', 'cricket', 'tennis', 'training', 'cup', 'sports', 'bags'],
  answers: ['match', 'soccer', 'game'],
  moods: ['losing'],
  partnerPlays: true,
  about: 'A football match in the hall cannot end, because whoever is behind says that the next goal wins.',
  titles: ['Next Goal Wins', 'Nine All', '{H} and the Match That Didn’t End', 'Two Socks in One Ball', 'Next Goals Win'],
  want: [
    {
      id: 'next-goal',
      A: 'partner',
      paragraphs: [
        '{H} played football against {A}, from one end of the hall to the other. The ball was two socks rolled into one. The red sock belonged to {H}, and the blue sock to {A}. The goals were two chairs. {H} wanted to win, just once.',
        '“Three to two,” said {H}. “I’ve won.” “Next goal wins,” said {A} quickly. The sock flew past {H}’s ear and in. “Three all,” said {A}. “I’ve won.” “Next goal wins!” cried {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'it-goes-on',
      A: 'partner',
      paragraphs: [
        'It went on like that. {H} shot a goal with {H}’s heel, and {A} shot one off the umbrella stand. Whoever was ahead said that it was over. Whoever was behind said it wasn’t.',
        '“We have to stop some time,” said {A}, at eight all. “Yes,” said {H}. “When I’ve won.” “Funny,” said {A}. “That’s when I’d stop too.”'
      ]
    },
    {
      id: 'half-time',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There had to be a half-time. They sat against the wall with an orange, and each had a talk with the whole team. “Well played,” said {H} to {H}. “But you were asleep in goal.” {A} listened with the other half of the orange.',
        '“That’s good,” said {A}. “Can you do mine as well?” {H} thought about it. “You always look where you’re going to shoot,” said {H}. Then {H} wished that {H} had kept that secret.'
      ]
    },
    {
      id: 'the-crowd',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A stadium has a crowd, and so far there were only coats. {H} went along the hooks and pulled up all the sleeves. Now they had their arms in the air. “Who are they for?” asked {A}. “The long ones are for me,” said {H}, “and the woolly ones are for you.”',
        '{A} took a run, and shot. “Ooh,” said the woolly ones, with a voice that came from below. The ball had missed. The long ones said nothing. But one of them let down an arm, as if it felt sorry. “They’re very fair over there,” said {A}.'
      ]
    },
    {
      id: 'hand-ball',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The sock got stuck on the coat hooks. {A} shook the coats, and it came down on {A}’s hand. “Handball!” cried {H}. “It was the sock that touched me,” said {A}. There was nobody to decide, so they both looked at the coats.',
        'A glove fell down. “That’s a free kick,” said {H}. It was hard to argue with a glove.'
      ]
    },
    {
      id: 'penalty',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Penalty,” said {H}, and put the sock down on the third tile. {A} stood in front of the chair and spread both arms, and both legs, and even {A}’s fingers. You could hardly see the goal any more. “You’re moving,” said {H}. “I’m breathing,” said {A}.',
        '{H} took fourteen steps back, right up to the door. From there a chair is very small. {H} ran, and ran, and stopped in front of the sock. “I’ve forgotten which foot,” said {H}. {A} had already dived to the left, and lay there. “That was a lovely save,” said {H}. “Now I’ll shoot.”'
      ]
    },
    {
      id: 'referee',
      S: 'other',
      A: 'hero',
      spare: 3,
      paragraphs: [
        'Somebody had to be referee, so {S} blew through two fingers. “What’s the score?” asked {S}. “Nine to eight for me,” said {A}, “and it’s over.”',
        '{S} looked at {S}’s wrist for a long time, where there was no watch. “Play on,” said {S}. “You only say that because you want it to go on,” said {A}. “I don’t want anything,” said {S}. “I’m the referee.”'
      ]
    },
    {
      id: 'a-goalkeeper',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'In {H}’s goal lay {A}, who was by far the calmest of all the players. When the sock came, {A} looked at it. It rolled up against {A} and stopped there.',
        '“What a save!” cried {H}. {A} put its chin on the sock, and there was no football for ten minutes. It was the only time that evening that nobody was behind.'
      ]
    },
    {
      id: 'long-match',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had one that went on all summer,” said {S}. “Lower road against upper road, with a tin for a ball. We stopped when it was dark, and remembered the score.” “What was it in the end?” asked {A}.',
        '“Four hundred and six to four hundred and six,” said {S}. “Then their captain moved away. It’s still next goal wins, you know. I think of it whenever I see a tin.”'
      ]
    },
    {
      id: 'third-team',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came on as the third team. {S} had no goal, so nobody could score against {S}, and {S} shot at both. “That’s two to me,” said {S}. “And what have you got?”',
        '{A} explained the rules. {S} listened, took the sock, and sat down on it. “Then I’ve won,” said {S}. It took two biscuits to get the match going again.'
      ]
    },
    {
      id: 'commentary',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'When they were too tired to run, they only said it. “{H} comes up on the left,” said {H}, lying on the mat. “{H} goes past one, past two. Shoots!” “And {A} holds it,” said {A}, from under the other chair, “with one finger.”',
        '“You never!” said {H}. “It was brilliant,” said {A}. “You should have seen it.” The sock lay between them and had not moved at all.'
      ]
    },
    {
      id: 'never-both',
      A: 'partner',
      paragraphs: [
        '“Nine all,” said {A}, and lay down on the floor of the stadium. “It’ll never end. Every goal makes one of us happy, and that’s the one who wants to stop. The other one has to go on.” {H} lay down as well.',
        '“Then there’d have to be a goal,” said {H} slowly, “that makes both of us happy.” “There isn’t one,” said {A}. “There’s only one ball.” {H} picked up the ball and looked at it. On one side it was red, and on the other it was blue.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-balls',
      A: 'partner',
      paragraphs: [
        '{H} put a finger into the ball and pulled. It came apart. There lay a red sock and a blue one, both rather warm. “You take yours,” said {H}, “and I’ll take mine. Each of us shoots, and both at once. Next goals win.”',
        '{A} sat up. They stood back to back in the middle of the hall, each with a sock in front.'
      ]
    },
    {
      id: 'false-start',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Do we shoot on three,” asked {A}, “or after three?” They tried it out without the socks. {H} kicked on it, and {A} kicked after it. It had to be the very same moment, or somebody would be ahead again.',
        '“We’ll breathe in,” said {H}, “and when we’re full, we’ll shoot.” They leaned against each other and breathed in, until their backs told them that it was time.'
      ]
    },
    {
      id: 'both-in',
      A: 'partner',
      paragraphs: [
        '“One,” said {H}. “Two. Three!” The red sock flew one way, and the blue one flew the other. There was one soft noise, at both ends of the hall. Under each chair lay a sock.',
        '“Ten all,” said {A}. “I’ve won,” said {H}. “So have I,” said {A}. Each of them waited for the other to say “next goal wins”. It was quiet in the stadium, and nobody said it.'
      ]
    },
    {
      id: 'in-slow-motion',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They had to have it again slowly, as on television. {H} lifted one leg, and it took a very long time. {A}’s mouth opened, and a deep, slow sound came out of it.',
        'The socks were carried through the air by hand, one to the left and one to the right. {H} fell on {H}’s knees like a tree that is in no hurry. It was even better than the first time.'
      ]
    },
    {
      id: 'swapped-jumpers',
      A: 'partner',
      paragraphs: [
        'They shook hands and swapped jumpers, as players do after a football match. {H} had {A}’s on, and {A} had got one arm into {H}’s.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat by the wall, and looked from red to blue and back again.',
      '{names} chased the ball for a bit, on nobody’s side.',
      { text: '{names} blew for half time, and nobody heard.', needs: ['hands'] },
      { text: '{names} jumped in goal for a moment, at the end where nobody was shooting.', needs: ['hands'] }
    ],
    way: [
      '{names} got in the way of the sock, and that goal counted for nobody.',
      '{names} ran once round the umbrella stand, since everybody else was running.',
      { text: '{names} wrote down the score, and crossed it out, and wrote it down again.', needs: ['hands'] },
      { text: '{names} shared out an orange, for the break that never came.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, until both socks had landed.',
      '{names} cheered for both goals, and for both winners.',
      { text: '{names} picked up a chair that had been a goal, and set it straight.', needs: ['hands'] },
      { text: '{names} waved a red scarf and a blue one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to the table. The red sock and the blue one went into the wash together.',
    '{H} splashed a little, and lay down. One foot gave a small kick under the blanket. It was the last one of the match, and it didn’t count.'
  ],
  last: [
    'It was ten all, the hall was empty, and {H} slept, and had won.',
    'There was no next goal. {H} was asleep.'
  ]
})
