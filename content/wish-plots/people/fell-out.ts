import { wishPlot } from '../wish-plot.ts'

export const fellOut = wishPlot({
  id: 'wish-fell-out',
  beginsElsewhere: true,
  wishes: ['fell out friend', 'fell out friends', 'fallen out friend', 'falling out friend', 'fell out bestie', 'fallen out bestie', 'friend won’t play', 'friend wont play', 'friend doesn’t want to play', 'friend doesnt want to play', 'friend didn’t want to play', 'friend wouldn’t play', 'friend wouldnt play', 'friends won’t play', 'friends wont play', 'friend argued', 'friend argument', 'argument with friend', 'argued friend', 'arguing friend', 'row with friend', 'fight with friend', 'friend fight', 'quarrel friend', 'quarrelled friend', 'friend isn’t talking', 'friend isn’t speaking', 'friend won’t talk', 'friend wont talk', 'friend won’t speak', 'friend wont speak', 'friend stopped talking', 'friend cross', 'best friend mean', 'friend being mean', 'friend was mean', 'friendship problems', 'friendship trouble', 'friendship troubles', 'friendship issues', 'friend said not friend anymore', 'not my friend anymore', 'not her friend anymore', 'not his friend anymore', 'not friends anymore', 'not friends any more', 'aren’t friends any more', 'aren’t friends anymore', 'arent friends anymore', 'not my friend any more', 'friends no longer', 'friend someone else', 'friend somebody else', 'friend drama'],
  except: ['moved', 'moving', 'moves', 'left', 'leaving', 'died', 'sick', 'ill', 'hospital', 'imaginary', 'invisible', 'dragon', 'robot', 'dinosaur', 'bear', 'mouse', 'fox', 'squirrel', 'hedgehog', 'rabbit', 'cat', 'dog', 'pirate', 'fairy', 'unicorn', 'monster', 'penguin', 'hit', 'hitting', 'hurt', 'kicked', 'bit', 'pushed', 'punched', 'bully', 'bullied', 'bullying', 'tree', 'window', 'tooth', 'teeth', 'boat', 'knight', 'princess', 'fire', 'pillow', 'water', 'food', 'snowball', 'nursery', 'brother', 'sister', 'cousin', 'autistic', 'race'],
  answers: ['over', 'skipping', 'rope', 'before', 'home', 'time', 'game', 'football', 'make', 'turn', 'turns', 'school', 'class', 'best', 'playground', 'playtime', 'break', 'lunch', 'today', 'yesterday', 'again', 'her', 'his', 'she', 'he', 'with', 'sad', 'upset', 'cried', 'crying', 'worried', 'play', 'playing', 'says', 'said', 'told', 'anymore', 'any', 'more', 'other', 'girls', 'girl', 'boys', 'boy', 'someone', 'somebody', 'else', 'mean', 'being', 'argument', 'row', 'fight', 'falling', 'fallen', 'out', 'made', 'up', 'making', 'talk', 'talking', 'speak', 'speaking', 'won’t', 'new', 'tomorrow', 'want', 'cross', 'angry'],
  moods: ['quarrel', 'alone', 'afraid', 'losing', 'change'],
  company: ['friend', 'wall', 'pegs', 'clap', 'claps'],
  nothingElse: true,
  about: 'The hero has fallen out with a best friend, and has half of a clapping game left, which turns out to be enough to begin with.',
  titles: ['Half a Clapping Game', 'With a Hole in the Middle', '{H} and the Last Two Claps', 'Nobody Can Leave It', 'Tum-ti-ti-Tum-Tum'],
  want: [
    {
      id: 'not-your-friend',
      A: 'partner',
      paragraphs: [
        'At school {H} had fallen out with {H}’s best friend. It was about who stood next to whom in the line. “I’m not your friend any more,” they had both said. It had lasted for the whole of playtime.',
        'The two of them had a clapping game that nobody else knew. But it needed four hands. {H} felt sad, and clapped against the air. “I’ve only got my half left,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-other-half',
      A: 'partner',
      paragraphs: [
        '“I’ll be the other half,” said {A}. {A} clapped high where {H} clapped low, and {H} got a hand in the ear. “That’s not how it goes,” said {H}. “It’s quick there, and on the seven you pull a face.” {A} pulled one. “Not that face.”',
        'Then {H} tried it against the wall. The wall was cold, and never pulled a face at all.'
      ]
    },
    {
      id: 'where-it-came-from',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who made it up?” asked {A}. {H} thought about it. The first bit was {H}’s, and the crossed-over bit was the friend’s. The bit with the elbows had been an accident. “We bumped,” said {H}, “and then we left it in.”',
        '{H} showed {A} the bump, on a cushion. It had hurt a bit, the first time. They had both sat down under the coat pegs and rubbed. Then they had laughed until they had hiccups, first the one and then the other.'
      ]
    },
    {
      id: 'how-it-was',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And where were you at playtime?” asked {A}. “By the fence,” said {H}. “And your friend?” “By the other fence.” {H} set it up with two corks, and there was a whole table between them.',
        '“What did you do, over there?” “I looked as if I was busy,” said {H}. “With what?” “I’d found a leaf.” {A} looked at the other cork. That one looked very much as if it had a leaf as well.'
      ]
    },
    {
      id: 'who-sits-where',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At lunch there had been a place free next to somebody else. {H} had sat there, beside a girl called Tess, and it was all right. “Tess says please to her sandwich,” said {H}, “before she opens the box.”',
        '“That’s funny,” said {A}. “Yes,” said {H}. “But then I turned round to tell my friend, and there was nobody to tell it to.”'
      ]
    },
    {
      id: 'the-line',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Show me the line,” said {A}. They stood in a row, {A} in the middle, with a chair on the other side. “I’m next to you,” said {H}, “and you’re next to me. But you’re next to the chair as well.” {A} looked left and right. It was true.',
        '“Then there’s a place on both sides of everybody,” said {A}. “I know,” said {H}. “I saw that at home time. We’d been fighting about one, and there were two.”'
      ]
    },
    {
      id: 'what-was-said',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Was there any more said?” asked {A}. There was. They had both said, “And you can’t come to my party.” “When’s your party?” asked {A}. “It’s over,” said {H}. “It was in spring.” “And the other one?” {H} counted on {H}’s fingers, and needed nearly all of them. “In eight months.”',
        '“So one’s over, and the other’s a long way off,” said {A}. “Today there’s no party at all that you can’t come to.” {H} thought that over.'
      ]
    },
    {
      id: 'pet-friend',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{H} told all of it to {A}, very quietly. {A} did not say whose fault it was. {A} only stayed there, quite close.',
        '“You’d have been next to me in the line,” said {H}. {A} leaned on {H} a little, and that was a yes.'
      ]
    },
    {
      id: 'elder-marbles',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I fell out with my best friend over a hole,” said {S}. “We’d dug it together, and we both wanted to stand in it. So we each stood on one side with our arms folded.” “And then?” asked {A}.',
        '“Then it rained,” said {S}. “By the time we looked, it was a pond, with a beetle in it. You can’t be cross across a beetle. One of us said look, and I’ve never known which.”'
      ]
    },
    {
      id: 'small-friend',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll be your friend,” said {S}, and took {A} by the hand. {A} had never been asked by a hand with so much jam on it. “You’ve got to do what I do,” said {S}, and stood on one leg.',
        'They stood there. “What do friends do next?” asked {S}. “They hold on to each other,” said {A}, “if somebody wobbles.” {S} did, and they fell over together, on the rug.'
      ]
    },
    {
      id: 'letters-not-sent',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You could say it in a speech,” said {A}, and stood up beside the chair. “Dear friend,” began {H}. “About today. And the line. And also what you said. And then what I said.” It got longer and longer.',
        '{A} began to look out of the window. “There’s a bird,” said {A}. “Sorry. Go on.” {H} didn’t go on. “That’s just what would happen,” said {H}.'
      ]
    },
    {
      id: 'leave-a-hole',
      A: 'partner',
      paragraphs: [
        '{H} knocked the claps on the table with one knuckle. Tum-ti-ti-tum-tum, it went, and {H} stopped, because the last two claps were the friend’s. Nobody said anything. Over on the sofa {A} began to wriggle. “Finish it,” said {A}. “I can’t. It’s not my bit,” said {H}.',
        '{A} held out for three breaths. Then {A}’s own foot went tum, tum. “I didn’t want to!” said {A}. “My foot did. Nobody can leave out the end of a thing like that.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nobody-can-leave-it',
      A: 'partner',
      paragraphs: [
        '{H} looked at the foot, and had an idea. “You sit round the corner, and you’re cross with me,” said {H}. “And you’re not going to do it.” So {A} went round the corner. “I’m not going to do it,” called {A}. Tum-ti-ti-tum-tum, went {H} on the wall.',
        'It was quiet for a long time, and {A} sat on both hands. Then, very small, the answer came through the wall. Tum, tum. “That was only my knees,” called {A}. They tried it five times, and not once could {A} keep still.'
      ]
    },
    {
      id: 'everything-answers',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried to find out if everything did that. {H} did it on the pipe, and waited. Far away in the pipe something said tum. “Only one,” said {A}. They put their ears to it. After a time the second one came as well.',
        '“That was somebody,” whispered {H}. “Somebody who was only going to wash a cup,” whispered {A}.'
      ]
    },
    {
      id: 'with-the-face',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Show me that face again,” said {A}, “the one on the seven.” {H} showed it. You pull down one eye and look like a surprised fish. {A} did it as well, and this time it was nearly right.',
        '“But don’t use it,” said {H}. “It’s ours.” “I’ve forgotten it already,” said {A}, and put both eyes back where they had been.'
      ]
    },
    {
      id: 'tomorrow-pegs',
      A: 'partner',
      paragraphs: [
        '“I’ll do my half tomorrow,” said {H}, “on the wall by the coat pegs. I’ll leave out the last two, and I won’t look.” “And if nothing comes?” asked {A}. {H} had thought of that. “Then I’ll do it again at lunch,” said {H}. “Nobody can leave it, you said.”',
        '{A} nodded. “And if it comes?” {H} held up both hands, flat, just as far apart as somebody else’s. “Then I’ll turn round,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the side where the wall was.',
      '{names} pushed up against the hand that had nothing to do.',
      { text: '{names} clapped once, a long way off, and it was not that either.', needs: ['hands'] },
      { text: '{names} held two palms out, and they came too high.', needs: ['hands'] }
    ],
    way: [
      '{names} pulled a face, and it was a third one.',
      '{names} rubbed against the wall, which had lost its game.',
      { text: '{names} clapped high and low at once, and came out in a knot.', needs: ['hands'] },
      { text: '{names} warmed the wall a bit, with two palms.', needs: ['hands'] }
    ],
    turn: [
      '{names} thumped the floor twice, and looked innocent.',
      '{names} went round the corner too, to be cross for company.',
      { text: '{names} knocked it on a knee, with a hole in it.', needs: ['hands'] },
      { text: '{names} stuffed two hands up two sleeves, and it came out at a foot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wall had its rest. {H}’s school shoes stood by the door, next to each other, the left one on the left.',
    'When {H} had washed, {H} lay down and knocked on the side of the bed, quite softly. Tum-ti-ti-tum-tum. From somewhere in the dark it came back, tum, tum.'
  ],
  last: [
    'With both hands open, as far apart as somebody else’s, {H} was asleep.',
    'There was no hole in it any more, and {H} was asleep.'
  ]
})
