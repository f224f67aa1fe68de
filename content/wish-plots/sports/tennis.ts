import { wishPlot } from '../wish-plot.ts'

export const tennis = wishPlot({
  id: 'wish-tennis',
  wishes: ['tennis', 'wimbledon', 'padel', 'pickleball', 'grand slam', 'tennis racket', 'tennis racquet'],
  answers: ['playing', 'match', 'game', 'first', 'lesson', 'club', 'training', 'practice', 'practise', 'racket', 'racquet', 'ball', 'balls', 'court', 'coach', 'learning', 'my', 'new', 'champion', 'final', 'winning', 'player', 'open', 'camp', 'strawberries', 'star', 'against', 'wall', 'set'],
  except: ['table', 'hurt', 'broke', 'broken', 'injured', 'elbow', 'picked', 'who', 'shoes', 'dog', 'nervous', 'scared', 'badminton', 'lost', 'roof'],
  moods: ['first', 'learning', 'proud', 'waiting', 'losing'],
  out: true,
  company: ['umpire', 'wall', 'net', 'yard'],
  about: 'The hero plays tennis against a wall that gets everything back, until somebody says what it is that the wall does.',
  titles: ['The Wall Had Never Lost', 'Quiet, Please, Said the Umpire', '{H} Plays the Wall', 'Over the Rope and Not One Step Further', '{H} Hits It Softly'],
  want: [
    {
      id: 'never-lost',
      A: 'partner',
      paragraphs: [
        'In the yard there was a wall, and {H} played tennis against it. The net was a skipping rope between two chairs. The wall had no racket, and no arms either, but it got everything back. It had never lost. {H} wanted to win just one game off it before bed.',
        '{A} sat on a bucket and was the umpire. {H} served. The ball went over the rope, hit the wall, and shot back past {H}’s racket. “Love, fifteen,” said the umpire. “Love’s you. It means nought.” “What has love got to do with it?” asked {H}. “Quiet, please,” said the umpire.'
      ]
    }
  ],
  way: [
    {
      id: 'new-balls',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“New balls, please,” said {A}, as they do in the big matches. This one was quite bald already. {A} went in for the other, which had been in the fridge, beside the butter. “They keep them cool,” said {A}. “It’s really done.”',
        '{H} bounced it. It was green and furry, and came up as far as one knee, and no further. “It’s still waking up,” said {H}, and put it under one arm to warm.'
      ]
    },
    {
      id: 'left-right',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Pock, went the racket. Puck, went the wall. {A}’s head turned to the left, and to the right, and to the left. It went on for nine shots. Then {H} caught the ball, and wiped {H}’s hands.',
        '{A}’s head still went to the left, and to the right. “I’ve stopped,” said {H}. “I know,” said {A}. “I can’t.” {H} had to hold it on both sides, by the ears, until it was over.'
      ]
    },
    {
      id: 'noises',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You have to make a noise when you hit it,” said {H}. “They all do.” {H} did it, like somebody who lifts a sofa. The ball went no faster, but it was more frightened.',
        '{A} tried it without a racket, just getting up from the bucket. “Hnnngh,” said {A}. “That’s very good,” said {H}. “I do that every day,” said {A}. “Nobody’s ever clapped.”'
      ]
    },
    {
      id: 'in-or-out',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One ball came down on the line, or beside it. “Out,” said {A}. “In,” said {H}. So they had to see it again, slowly. {A} was the ball, and came walking through the air on tiptoe, with {A}’s cheeks full.',
        'On the line {A} stopped and sat down, as slowly as could be. One half of {A} was on the chalk. “It’s in,” said the ball. “My trousers are white.”'
      ]
    },
    {
      id: 'bounce-first',
      A: 'same',
      spare: 5,
      paragraphs: [
        'You bounce the ball a few times before you serve, to get calm. {H} bounced it five times, and was not quite calm yet. {H} bounced it twelve times. By then there was a rhythm in it.',
        '“They’ve gone home to supper,” said {A} from the bucket. “Who?” “The crowd.” {H} looked up, and dropped the ball, and had to begin at one.'
      ]
    },
    {
      id: 'waffle',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{H} held up the racket and looked at {A} through the strings. {A} was all in small squares, like a waffle. “Which bit of me’s in the middle?” asked {A}. “Your nose,” said {H}. “That’s where you ought to be hit.”',
        '“I beg your pardon?” said {A}. “In the middle of the strings,” said {H}. “It goes best from there.” {H} plucked one of them, and it said ping.'
      ]
    },
    {
      id: 'doubles',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For a while they were two against the wall. That’s doubles, and you have to call. The ball came back down the middle. “Mine!” called {H}. “Mine!” called {A}. They ran into each other, and it went past.',
        'The next one came the same way. “Yours,” said {H}. “Yours,” said {A}. They stood politely and looked at it going through between them. The wall had said nothing at all, and it was two points up.'
      ]
    },
    {
      id: 'change-ends',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Change of ends,” said the umpire. They both looked at the wall. It stayed where it was. “It’s against the rules,” said {H}, “but I’ll let it.”',
        'Then {H} sat down on a chair, as you may at the change, under a towel. Only two knees stuck out. “Time,” said {A}. “It’s still resting too,” said the towel.'
      ]
    },
    {
      id: 'ball-girl',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'For the balls there was {S}. You kneel beside the net, and then you run across, bent low, and roll it to the player. {S} knelt. {S} ran across, bent low, and got the ball, and ran back with it, and knelt. “Now roll it to me,” said {A}.',
        '“I’ve only just got it,” said {S}. After the fifth one {S} couldn’t kneel any more. There was a ball in each pocket, and one up the jumper.'
      ]
    },
    {
      id: 'wooden-racket',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Our rackets were wood,” said {S}, “and we wore white from top to toe. I’d had beetroot for lunch. Nobody looked at the ball.” “Did you win?” asked {A}. “I was told to go and change,” said {S}.',
        '{S} took the racket in two fingers and hit the ball, without getting up. It cleared the rope by the breadth of a hair. “It doesn’t go away,” said {S}. “The beetroot didn’t either.”'
      ]
    },
    {
      id: 'pet-ball',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'The ball rolled up to {A}, who was lying along the base line. {A} looked to see who it was from. Then {A} laid a chin beside it.',
        '“That’s interference,” said {H}. “We have to play that one again.” {A} wanted it played just where it lay. In the end {H} served it with great care, from between two ears.'
      ]
    },
    {
      id: 'harder',
      A: 'partner',
      paragraphs: [
        '{H} hit the ball harder. It came back harder. {H} hit it as hard as any arm can, and had to duck. It flew over the bucket too, and lay by the bins. “Game to the wall,” said {A}.',
        '“It isn’t even out of breath,” said {H}, who was. “It can’t be,” said {A}. “It doesn’t do anything. It gives back what it gets. If you hit it fast, it’s fast. It’s exactly as good at tennis as you are.” {H} leaned on the wall for a bit, and it kept quite still.'
      ]
    }
  ],
  turn: [
    {
      id: 'cannot-run',
      A: 'partner',
      paragraphs: [
        '“Can it run?” asked {H}. “I’ve never seen it run,” said {A}. “And how often may a ball bounce before you have to hit it?” “Once,” said the umpire. “At the second bounce the point’s gone.”',
        '{H} went back to the line and served, as softly as you put down an egg. The ball just got over the rope. It bounced once, in front of the wall, and waited. It bounced a second time, and rolled. The wall had not moved. “Fifteen, love,” said {A}, and stood up from the bucket.'
      ]
    },
    {
      id: 'deuce',
      A: 'same',
      spare: 12,
      paragraphs: [
        'It was not as easy as it looked. One was too soft, and hung in the rope like washing. One was not soft enough, and the wall had it back at once. “Careful,” said {A}. “It’s good at those.”',
        '{H} blew on {H}’s fingers and held the racket with only three of them. “It’s like stroking something,” said {H}. The next ball stroked the rope on the way over, and lay down.'
      ]
    },
    {
      id: 'quiet-please',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Quiet, please,” said the umpire, now that it mattered. A tap dripped. {A} looked at it until it left off. On the wall sat a pigeon, and said what pigeons say. “Quiet, please,” said {A}. “Thank you.”',
        'It got so quiet that you could hear the fur on the ball. {H} turned the racket once in one hand. All of them were waiting for something small.'
      ]
    },
    {
      id: 'thanks',
      A: 'same',
      spare: 14,
      paragraphs: [
        'A winner has to make a speech. {H} spoke into the handle of the racket. “I’d like to thank the umpire,” said {H}, “and the bucket. And I’d like to thank the wall. It was there every single day.”',
        '“And what will you do now?” asked {A}. “I’m going to sit down,” said {H}. There was clapping, and it came from the pigeons, who were going home.'
      ]
    },
    {
      id: 'game',
      A: 'partner',
      paragraphs: [
        '“Thirty, love,” said the umpire. “Forty, love.” Each ball was softer than the one before. The last one hardly made it, and lay down at the foot of the wall like a cat. “Game,” whispered {A}, “to {H}.”',
        'After a tennis match you go to the net and shake hands. {H} went there and laid one hand on the wall. It was still warm, from all day. “Well played,” said {H}. “Well played,” said somebody, in a very low voice. {H} turned round. {A} was looking at the sky. “It gives everything back,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked left and right and left, as people do at tennis.',
      '{names} sat down by the bins, where the balls end up.',
      { text: '{names} tied up the net, with a bow at each chair.', needs: ['hands'] },
      { text: '{names} rubbed a ball dry, and gave it a bit of advice.', needs: ['hands'] }
    ],
    way: [
      '{names} went after the ball, and brought it back fairly wet.',
      '{names} ducked, though it had been meant for the bucket.',
      { text: '{names} poured barley water, for one player and one wall.', needs: ['hands'] },
      { text: '{names} knocked on the wall, and it knocked back at once.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay flat, to see the second bounce from its own level.',
      '{names} leaned after the ball, until it had really stopped.',
      { text: '{names} turned a page of the score, which was a slate.', needs: ['hands'] },
      { text: '{names} rolled one more ball over, with great respect.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} untied the rope, and the chairs went in. The ball lay in a shoe by the door.',
    'When {H} had washed, somebody said good night, and {H} said it back. It was said again, a little lower, and {H} said that back as well.'
  ],
  last: [
    'It bounced once, and waited, and bounced a second time, and {H} was asleep.',
    'Out in the yard stood the wall, still a little warm, and indoors {H} slept.'
  ]
})
