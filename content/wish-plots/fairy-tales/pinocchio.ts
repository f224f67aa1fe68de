import { wishPlot } from '../wish-plot.ts'

export const pinocchio = wishPlot({
  id: 'wish-pinocchio',
  wishes: ['pinocchio', 'pinochio', 'pinnochio', 'pinocio', 'pinokio', 'pinocho', 'pinocchios', 'geppetto', 'gepetto', 'wooden puppet nose', 'puppet nose grows', 'nose that grows', 'nose grew', 'nose grows lies', 'wooden boy', 'wooden puppet', 'pinocchio nose'],
  except: ['whale', 'donkey', 'shark', 'died', 'nosebleed', 'lost', 'broken', 'fire', 'clown', 'bleeding'],
  answers: ['nose', 'grows', 'grew', 'long', 'longer', 'wooden', 'puppet', 'boy', 'real', 'lies', 'lie', 'lying', 'fib', 'fibs', 'geppetto', 'cricket', 'fairy', 'theatre', 'wood', 'log', 'story', 'carved', 'told', 'tells', 'strings'],
  moods: ['learning'],
  partnerPlays: true,
  company: ['Pinocchio', 'Geppetto', 'nose', 'puppet theatre', 'plum', 'plums'],
  about: 'Pinocchio wants to go to the puppet theatre, but over a plum his nose has got too long for the door, and it does not go back for just any truth.',
  titles: ['A Bird with a Hat', 'That Was Only Weather', '{H} Cannot Get Through the Door', 'The Plum on the Left', 'As Long as a Broom'],
  want: [
    {
      id: 'the-plum',
      A: 'partner',
      paragraphs: [
        '{H} was Pinocchio, and wooden from top to toe. The nose was a paper cone on a bit of elastic. {A} was old Geppetto, who had carved all that from a log. At six the puppet theatre began, and Pinocchio wanted to go there more than anything.',
        '“Off you go, then,” said Geppetto. “Only there were two plums on that plate. Who had the other?” “Not me,” said {H}. And there went the nose, for {A} pushed on a cardboard tube.'
      ]
    }
  ],
  way: [
    {
      id: 'the-bird',
      A: 'partner',
      paragraphs: [
        '“I think it was a bird,” said {H}. A second tube went on. “It was quite a big one. It had a hat.” That was the third. Now the nose was as long as a broom.',
        'Pinocchio ran for the door. But the nose got there first, and went bump. It was too long to turn. From the puppet theatre you could hear the drum.'
      ]
    },
    {
      id: 'the-log',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How was it when I was a log?” asked Pinocchio. “You were rude,” said Geppetto. “I wanted to make a table leg of you. I only touched you with the plane, and you giggled.” {A} showed it, on {H}’s arm, with the back of a comb.',
        '{H} giggled. “Then I did the eyes first,” said {A}, “and they looked at me. I should have done the feet last. As soon as they were on, they were out of the door.” Pinocchio looked down at them. It was the way they were still.'
      ]
    },
    {
      id: 'strings',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'All the other puppets had strings. They tried it with wool, one bit to each wrist, and Geppetto pulled from behind. Up went the left hand, and waved. “Who’s that for?” asked {H}. “I don’t know,” said {A}. “I’m behind you.”',
        'Then the right one scratched an ear that did not itch. “I’d sooner do it myself,” said Pinocchio. That went quite well, and there was only one knot, with Geppetto in it.'
      ]
    },
    {
      id: 'cricket',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'In the wall there lived a cricket, and it had been there for a hundred years. {A} did it with a comb and a fingernail. “Crick,” it said. “I know who had the plum.” “You can’t, you’re a comb,” said {H}.',
        '“I saw you from in front,” said the cricket. Crickets hear with their knees. It had heard the stone go into the flowerpot too. Pinocchio stood in front of that flowerpot a bit more, as somebody does who is only standing there.'
      ]
    },
    {
      id: 'nose-uses',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'As it was so long already, they tried what it was good for. You could hang socks on it, four in a row. You could turn on the light from the bed. {A} leaned a ladder against it, made of pegs, and the smallest peg went up.',
        '“You could make a living,” said Geppetto. “As what?” asked {H}. “As a fence,” said {A}. Pinocchio looked along himself. At the far end it was nearly next door.'
      ]
    },
    {
      id: 'woodpeckers',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'In the book, woodpeckers come and peck it short again, a thousand of them, all in a row. {A} was one, with a clothes peg, and hung on to the front end. Tok-tok-tok. “Does it hurt?” asked {A}. “It tickles,” said {H}, “but a long way off.”',
        'The woodpecker looked at what it had done. There was a dent, as big as a lentil. “And now the other nine hundred and ninety-nine,” said {A}. It flew off to fetch them, and did not come back.'
      ]
    },
    {
      id: 'school-book',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'There was a spelling book. Geppetto had sold a coat to buy it. They looked into it. “A,” said {A}. “It’s got legs,” said {H}. “It’s walking to the left.” “B.” “That’s one that has had dinner.” They got as far as the F, and then the nose was lying on the page.',
        '“Turn over,” said {A}. {H} could not. With every turn the nose came along and turned it back. “It’s a slow reader,” said Geppetto.'
      ]
    },
    {
      id: 'wooden-knees',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Wood does not bend where you want it to. {H} walked as Pinocchio walks, with {H}’s knees stiff and {H}’s arms out. Clack, clack. At the chair it would not sit. It lay across like a plank. “Which wood are you?” asked {A}. “The sort that talks,” said {H}.',
        '{A} knocked on one knee to hear. “Pine,” said Geppetto. “That’s what the name says, a bit.” And Pinocchio had thought that it was only called that.'
      ]
    },
    {
      id: 'puppet-man',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The puppet master looked in at the window, with a beard like a mop. It was {A}. “Where’s my guest?” asked {A}. “We’ve a seat free in the front row.” “I’m coming,” called Pinocchio. “I’ve only got to turn round.” The nose went once across the table.',
        '“With that one you’d better sit at the back,” said {A}, “or else you’ll be in it.” And then {A} sneezed, as that one always does in the book when it is sorry for somebody.'
      ]
    },
    {
      id: 'small-fibs',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They wanted to find out which ones counted. “I’m a spoon,” said {H}. Nothing happened. “That’s only silly,” said Geppetto. “I like the rain.” Nothing. “I’ve washed my ears.” {A} reached for the tube. {H} added quickly, “One of them.”',
        'The tube was held still, half on. “Which?” asked {A}. They had a look. It was the left one, and it was clean as far as the corner. So half a tube came off again.'
      ]
    },
    {
      id: 'pet-nose',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} knew nothing about fibs, but quite a lot about noses. It sniffed at the front end, and then all the way along as far as Pinocchio. That took some time. It knew everything by then.',
        '“Don’t tell,” whispered {H}. {A} looked at the flowerpot, and scratched at the earth a bit. “It’s only looking for something,” said Pinocchio. Just to be sure, Geppetto put one more tube on.'
      ]
    },
    {
      id: 'elder-fib',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once told my aunt that I loved her soup,” said {S}. “It was swede. I was only being nice.” “And did your nose grow?” asked {A}. “No,” said {S}. “But I got it every Friday, for nineteen years.”',
        '“Did you never tell her?” “When I was grown up,” said {S}. “She was so relieved. She couldn’t stand it either, she’d only made it because I loved it so.”'
      ]
    },
    {
      id: 'small-fairy',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the fairy with the blue hair, in a towel. “I can make it go away,” said {S}, and waved a spoon. Nothing went. “It’s stuck,” said the fairy. “You’ve got to help. What’s the most that you ever ate at one time?”',
        '“Nine pancakes,” said {A}. The fairy looked at the nose. It twitched a little towards longer. “Six,” said {A}. It kept still. “It’s a very good nose,” said {S}. “You can measure things with it.”'
      ]
    },
    {
      id: 'baby-nose',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} took hold of the far end and pulled. Pinocchio came along. When {A} let go, the elastic said ploing. {A} laughed so much that everybody else had to. Ploing, it went, and ploing.',
        'Then {A} wanted to know about Geppetto’s. That one did not go ploing. It went red. “Mine’s only skin,” said Geppetto, rather muffled.'
      ]
    },
    {
      id: 'guest-seat',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} had come for Geppetto’s clock, and saw the nose lying across the room. “Is it in the way?” asked {H}. “Not at all,” said {A}, and went round it with great care. Everybody looked at {A}’s nose. It stayed as it was.',
        '“I’m used to it,” said {A}. “Next door they play the trombone.”'
      ]
    },
    {
      id: 'weather',
      A: 'partner',
      paragraphs: [
        '“Say something true,” said Geppetto, “and it’ll go back.” “The table’s got four legs,” said {H} at once. “It’s evening. Snow’s white.” The nose stood there as long as ever.',
        '{A} saw why. “That’s true, but it’s only weather,” said {A}. “It’s got to be one that you’d rather keep.” {H} looked at the plate, and at the flowerpot.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-true-one',
      A: 'partner',
      paragraphs: [
        '“I had the plum,” said Pinocchio. Plop, a tube came off. “The stone’s in the flowerpot.” Plop. That left one, and it did not move. {H} took a breath. “And I wasn’t even hungry,” said {H}, very fast. “It was yours. I only wanted to see if it’d be the better one.”',
        'Plop. There was just the paper cone. “And was it?” asked {A}. Pinocchio thought about it, to get it right. “No,” said {H}. “They were the same.”'
      ]
    },
    {
      id: 'plum-tree',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They dug the stone out of the flowerpot and looked at it. It was quite clean. “If you’d left it in there,” said {A}, “there’d have been a tree.” “How long does it take?” asked {H}. “Five years, and then you’ve got plums.”',
        'So it was put back. But now it was planted, and before it had been hidden. It was the same hole. Pinocchio pressed the earth down, and was proud of it.'
      ]
    },
    {
      id: 'front-row',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'In the puppet theatre they sat in the front row, and it was the arm of the sofa. Two socks came up and hit each other with a sponge. “That’s my family,” whispered {H}. The socks bowed. One of them had a hole at the heel, and winked with it.',
        '“Who’s doing that?” asked Pinocchio. Geppetto sat alongside with only one hand showing. “Nobody,” said {A}, and looked across at the tubes, and coughed. “Well, me.”'
      ]
    },
    {
      id: 'geppettos-nose',
      A: 'partner',
      paragraphs: [
        'Now the door was wide enough. On the step Pinocchio turned round. “I could draw you a plum,” said {H}, “to make up for it.” It was done quickly. “Do you like it?” asked {H}. “It’s the finest plum that I ever saw,” said Geppetto.',
        'They both looked at Geppetto’s nose. {A} put a hand over it. “It’s a bit like a potato,” said {A}, behind {A}’s hand. Then they went to the puppet theatre together, and there was room for two noses in the door.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled of plum a little as well, but only from standing near.',
      '{names} sat up straight, like something carved.',
      { text: '{names} counted the plums once more, and got one.', needs: ['hands'] },
      { text: '{names} held the tubes ready, just in case.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked whenever Pinocchio turned round.',
      '{names} looked out for a bird with a hat.',
      { text: '{names} moved the cups out of the way of the nose.', needs: ['hands'] },
      { text: '{names} held a door open that was wide enough for anyone else.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped a bit at each plop.',
      '{names} went along to the theatre, close behind the two noses.',
      { text: '{names} gathered up the tubes, one, two, three.', needs: ['hands'] },
      { text: '{names} felt both cheeks and a nose, just to be sure.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tubes went back in the box, and the cone on top of them.',
    '“I’ve washed,” said {H}, and then went quickly and did it. After that the wooden knees were bent, one after the other, and fitted into bed.'
  ],
  last: [
    'It was quite a short nose, and it lay on the pillow, and {H} slept.',
    'Nothing had got any longer but the night, and {H} was asleep.'
  ]
})
