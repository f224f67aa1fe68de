import { wishPlot } from '../wish-plot.ts'

export const hitting = wishPlot({
  id: 'wish-hitting',
  beginsElsewhere: true,
  wishes: ['hitting', 'hit sister', 'hit brother', 'hits sister', 'hits brother', 'hit sibling', 'hits siblings', 'hit the baby', 'hit a boy', 'hit a girl', 'hits a boy', 'hit a friend', 'hits friends', 'hit friend nursery', 'hit nursery', 'hit preschool', 'hit kindergarten', 'hit child', 'hits children', 'hit other children', 'hit another child', 'hit kid', 'hits kids', 'hit someone', 'hits people', 'keeps hitting', 'angry hitting', 'angry hits', 'hits when angry', 'hits when cross', 'hits when mad', 'hands not for hitting', 'why we don’t hit', 'pushed sister', 'pushed brother', 'pushes sister', 'pushes brother', 'pushing sister', 'pushing brother', 'pushed a boy', 'pushed a girl', 'pushed boy nursery', 'pushed girl nursery', 'pushed friend', 'pushed a friend', 'pushes friends', 'pushed child', 'pushed another child', 'pushes children', 'pushes other children', 'pushing other children', 'pushed someone', 'pushed nursery', 'pushed preschool', 'pushing nursery', 'keeps pushing', 'pushing and hitting', 'shoved sister', 'shoved brother', 'shoved a boy', 'shoved a girl', 'shoves sister', 'shoves brother', 'slapped sister', 'slapped brother', 'smacked sister', 'smacked brother', 'whacked sister', 'whacked brother', 'thumped sister', 'thumped brother', 'thumps brother', 'whacks sister', 'whacks brother', 'kicked sister', 'kicked brother', 'kicks sister', 'kicks brother', 'kicked a boy', 'kicked a girl', 'kicking', 'kicks people', 'kicks children', 'kicks friends', 'hits when he is angry', 'hits when she is angry', 'hit angry learns'],
  answers: ['hit', 'hits', 'hitting', 'push', 'pushed', 'pushes', 'pushing', 'shoved', 'slapped', 'smacked', 'kicked', 'kicks', 'keeps', 'keep', 'kept', 'sister', 'sisters', 'brother', 'brothers', 'sibling', 'little', 'big', 'baby', 'boy', 'girl', 'friend', 'child', 'children', 'other', 'kid', 'kids', 'someone', 'somebody', 'nursery', 'preschool', 'school', 'daycare', 'kindergarten', 'playground', 'today', 'again', 'angry', 'cross', 'mad', 'when', 'gets', 'got', 'feels', 'bad', 'sorry', 'say', 'says', 'said', 'saying', 'stop', 'hands', 'gentle', 'kind', 'his', 'her', 'my', 'he', 'she', 'i', 'and', 'because', 'took', 'toy', 'car', 'over', 'everyone', 'all', 'time', 'phase', 'not', 'is', 'so', 'learning', 'trouble', 'head', 'arm', 'cried', 'another', 'at', 'why', 'don’t', 'dont', 'we', 'kicking', 'kick', 'people'],
  except: ['arm', 'head', 'tummy', 'face', 'eye', 'slide', 'stairs', 'bled', 'hurt', 'stomach', 'tooth', 'leg', 'front', 'line', 'queue', 'me', 'us', 'him', 'himself', 'herself', 'by', 'got hit', 'gets hit', 'was hit', 'being hit', 'getting hit', 'hit himself', 'hit her head', 'hit his head', 'hits their head', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'mommy', 'papa', 'mama', 'parent', 'parents', 'uncle', 'aunt', 'auntie', 'grandad', 'grandpa', 'granny', 'grandma', 'nana', 'stepdad', 'stepmum', 'teacher', 'coach', 'nanny', 'babysitter', 'childminder', 'police', 'hospital', 'blood', 'bleeding', 'hurt', 'stairs', 'window', 'road', 'water', 'pool', 'stick', 'knife', 'stone', 'stones', 'belt', 'bully', 'bullied', 'bullies', 'bullying', 'died', 'dead', 'tree', 'ball', 'drum', 'drums', 'nail', 'nails', 'target', 'song', 'button', 'buttons', 'swing', 'bike', 'pram', 'trolley', 'snowball', 'piñata', 'pinata', 'dog', 'cat', 'robot', 'dragon', 'iceberg', 'asteroid', 'meteor', 'comet', 'wave', 'bus', 'train', 'truck', 'horse', 'baseball', 'cricket', 'tennis', 'golf', 'hammer', 'snooze', 'football', 'leaves', 'swimming', 'legs', 'sand', 'karate', 'goal', 'penalty', 'taekwondo', 'donkey'],
  moods: ['quarrel', 'learning', 'first', 'afraid'],
  amongChildren: true,
  company: ['sofa', 'car', 'wall', 'rug', 'cushion', 'arm', 'arms', 'door', 'boy'],
  about: 'Whoever has hit cannot play again, because the hitting is still in both arms, till a long push at the wall moves something else.',
  titles: ['Still in the Arms', 'The Wall Does Not Mind', '{H} and the Long Push', 'Behind the Sofa', 'What Moved'],
  want: [
    {
      id: 'the-green-car',
      A: 'partner',
      paragraphs: [
        'Momo had the green car. “Give it,” said {H}. “No,” said Momo. And {H} hit Momo on the arm, smack. The car rolled under the sofa. Momo howled. It was the third time today. The first had been a push, and a boy at the school door had got that one.',
        '{H} said sorry. “Will you play with me?” asked {H}. Momo moved to the far end of the rug. “No. You’ve still got hitting in your arms.” {H} wanted that out of there.'
      ]
    }
  ],
  way: [
    {
      id: 'cushion',
      A: 'partner',
      paragraphs: [
        '“Then hit something that doesn’t mind,” said {A}, and held up a cushion. “That’ll use it up.” {H} hit it ten times, faster and faster. Then it shot out of {A}’s hands, and hit Momo.',
        '“There’s more than before!” cried Momo from underneath. “It isn’t getting used up,” said {A}. “You’re just getting better at it.”'
      ]
    },
    {
      id: 'clean-hitting',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They tried to shake it out. {H} let both arms hang over the sink, and shook them, as you do with wet hands. Nothing came out at the end. “Perhaps it sticks,” said {A}. So there was warm water, and a lot of soap, up to the elbows.',
        '{H} held out the arms to the rug, and they smelled of lemon. Momo sniffed, from as far off as you can sniff. “Now it’s clean hitting,” said Momo.'
      ]
    },
    {
      id: 'one-that-comes-before',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ve said sorry,” said {H}. “I said it every time.” Momo had been counting, with bricks. There was a long one for each hit, and a short one for each sorry. They stood in a row on the rug, long, short, long, short.',
        '“That’s even,” said {H}. Momo pushed the bricks about for a bit. “They always come after,” said Momo. “I’d like one that comes before.” {A} tried to think how you would say that one.'
      ]
    },
    {
      id: 'the-shoe',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What had he done, that boy at the door?” asked {A}. “He was slow with his shoe,” said {H}. “We all wanted to go out, and he sat in the way.” “And when you had pushed him?” {H} thought back. The boy had rolled over. Then somebody had to find his shoe. Then he had begun again, with the other foot.',
        '“He got slower,” said {H}.'
      ]
    },
    {
      id: 'open-and-shut',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} looked for the place where the hitting was. It was not in the elbow. That was all bone. In the wrist something ticked, but it was only {H}. Then {H} made a fist, and there it was. “It’s in when it’s shut,” said {A}. “Try it open.”',
        '{H} spread all the fingers, as wide as a star. It is hard to hit with a star. But it kept wanting to close, bit by bit, like an eye when it’s late.'
      ]
    },
    {
      id: 'up-to-ten',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“You have to count to ten first,” said {A}. “It’s well known. I’ll be Momo. No! You can’t have it!” Up went {H}’s arm. “Onetwothreefourfivesixseveneightnineten,” said {H}. It took as long as a sneeze, and the arm was still up there.',
        '“That’s just a run-up,” said {A}. “Count something that’s hard to count.” {H} counted the leaves on the plant. At forty-one the arm was tired, and {H} had to begin again with the other one.'
      ]
    },
    {
      id: 'full-of-towels',
      A: 'same',
      spare: 6,
      paragraphs: [
        'If your arms are full, you can’t hit. That was {A}’s idea, and {A} piled them up with towels, as far as the chin. {H} walked round the rug once. It was quite true. Nobody was hit.',
        'Then {H}’s nose began to itch. {H} rubbed it on the top towel. The top towel slid, and so did the next. “Now I can,” said {H} from among the towels. Momo moved back a bit more.'
      ]
    },
    {
      id: 'the-table-did-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came in, and knocked one knee on the table. “Ow!” cried {A}, and hit the table, bang, with one fist. Then {A} hopped round with the knee in one hand and the fist in the other. The table stood there. “Who hit whom?” asked Momo.',
        '“It started it,” said {A}, with tears in both eyes. {H} looked at the table. It had not moved since breakfast. “I see,” said {H}. “You’ve got it in your arms as well.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had heard the smack, and had looked up. Now {H} showed {A} both arms, first outside and then inside. “Can you see it?” {A} looked for a long time, and at the left one longer.',
        '“It’s that one, then,” said {H}, and kept the left one behind. But Momo had been hit with the right. “You can’t ask somebody who’s never done it,” said Momo.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was glad to see {H}, and gave {H} a smack on the nose. “That’s a hit!” called Momo. “It isn’t,” said {H}, with wet eyes. “It’s only hello. {A} doesn’t know yet how hard it comes out.” {H} took the small hand, and did it again with that, and slowly, down the cheek. “Like this.”',
        '{A} tried it. It was nearly a stroke, apart from the end. “Mine doesn’t come out as hello,” said {H}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} knew what to do. “Put your arms inside your jumper,” said {S}. {A} pulled them in, one after the other, and held them crossed on the tummy. Nobody could get them out of there. The sleeves hung down, and were empty. “Now play,” said {S}.',
        '{A} turned round to see if Momo was looking. The sleeves came round too. Smack, went the left one, right across {S}’s ear. “That one’s empty!” said {S}. “How does it do it?”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once pushed a boy called Len,” said {S}, “and he sat down in a cake. It was for his own birthday, and he’d only said that my socks were odd.” “Were they?” asked {A}. “Very,” said {S}. “We had to sing to a flat cake.”',
        '“And then?” “I’ve baked him one every year since then. That’s a good many cakes.” {S} sighed. “They’re good by now. But he still looks behind him before he sits down.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours it gets blown out,” said {A}. “You hold up your fingers, and they’re candles.” {H} held up ten, and blew. At each puff a finger went down. The last was the thumb, and it went down on top of the rest. They both looked. Now there were two fists.',
        '“Oh,” said {A}. “It’s got a bit at the end, where you open them. I always forget that.”'
      ]
    },
    {
      id: 'the-wall',
      A: 'partner',
      paragraphs: [
        '{A} leaned on the wall behind the sofa, to think. “A hit’s too short,” said {A} at last. “The rest stays in. Do a long one. Push this, till it moves.” The wall did not mind.',
        '{H} squeezed in between the wall and the sofa. Both hands were on the wall, and both feet against the sofa. “Nnnngh,” went {H}. The wall stayed where it was.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-moved',
      A: 'partner',
      paragraphs: [
        '“Longer,” said {A}. {H} thought of the car, and of that No, and pushed with all of it. “It’s moving!” cried {H}. But it was the sofa, which {H} had pushed away with both feet. Where it had stood lay fluff, a spoon, and the green car.',
        '{H} slid down the wall. Momo crept round the sofa, and felt both arms, which hung there like noodles. “Empty,” said Momo.'
      ]
    },
    {
      id: 'noodles',
      A: 'same',
      spare: 13,
      paragraphs: [
        'To be quite sure, they tried it out on the cushion. {A} held it, and this time with both arms round it. {H} lifted one noodle. It went up as far as the shoulder, and there it bent. It came down on the cushion without a sound, and lay there.',
        '“That was a stroke,” said {A}. “I meant it as a hit,” said {H}. Momo put out an arm too, and got one of those as well. It tickled.'
      ]
    },
    {
      id: 'from-the-queue',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“I believe I’ve got some too,” said {A}. “It’s from this morning. Somebody went in front of me, with a full trolley.” {A} got in beside {H}, and set both hands on the wall. They pushed. “With a full trolley!” said {A}, and “nnngh”. It went on for some time.',
        'The sofa slid past the lamp. {A} came out with a red face and hair in all directions. “It was mostly tins,” said {A}, and sat down.'
      ]
    },
    {
      id: 'the-spoon',
      A: 'other',
      spare: 15,
      paragraphs: [
        'The spoon from under the sofa was {A}’s. It had been gone since the winter. {H} took it over, with both hands, for one alone was too wobbly. It rattled all the way. “It’s like being given a spoon by a train,” said {A}.',
        'Then Momo wanted something as well, and got the fluff. {H}’s arms could just manage that. “They’re nice like this,” said Momo. “They take such a long time.”'
      ]
    },
    {
      id: 'shout-wall',
      A: 'partner',
      paragraphs: [
        '{H} laid the car in Momo’s hand. “I hit you, and it was yours,” said {H}. “And when your arms fill up again?” asked Momo. “Then I’ll shout Wall,” said {H}, “and you wait.” It was not long. “Give it,” said {H}. “No,” said Momo. “WALL!” shouted {H}, and ran. “Nnnngh,” it went behind the sofa. Momo counted to nineteen, and there came {H}, with noodles.',
        '“And the boy at the door?” asked {A}. “He gets a sorry first thing,” said {H}. “That door’s got two walls.” By bedtime the wall at home was just where it had always been. The sofa was nearly in the kitchen.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came closer at the howl, and looked at the arm.',
      '{names} sat down between the two, and took up a lot of rug.',
      { text: '{names} looked under the sofa, and saw nothing but dark.', needs: ['hands'] },
      { text: '{names} blew on the arm, till it had stopped being red.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked as the cushion went over.',
      '{names} kept to the far end of the rug, with Momo.',
      { text: '{names} shook the cushion back into shape.', needs: ['hands'] },
      { text: '{names} put all the other cushions out of reach.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the fluff, and sneezed.',
      '{names} rode along on the sofa for the last bit.',
      { text: '{names} helped to count, and went on to thirty.', needs: ['hands'] },
      { text: '{names} carried the lamp after the sofa.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sofa went back, and that took four arms and one long push. Momo parked the green car on the middle of it.',
    '{H} washed, and the toothbrush was heavy. Then {H} lay down with both arms on top of the blanket, quite empty and quite warm.'
  ],
  last: [
    'On one side of the bed stood the wall, and did not mind, and {H} was asleep.',
    'There was nothing left in either arm but sleep, and then {H} was asleep all over.'
  ]
})
