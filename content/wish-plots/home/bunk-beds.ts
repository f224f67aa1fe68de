import { wishPlot } from '../wish-plot.ts'

export const bunkBeds = wishPlot({
  id: 'wish-bunk-beds',
  beginsElsewhere: true,
  wishes: ['wants the top bunk', 'fight over the top bunk', 'sleep in the top bunk', 'who gets the top bunk', 'bunk bed', 'bunk beds', 'bunkbed', 'bunkbeds', 'bunks bed', 'bunk bedroom', 'bunks bedroom', 'bunk new', 'bunks new', 'new bunks', 'top bunk', 'top bunks', 'bottom bunk', 'lower bunk', 'upper bunk', 'bunk sleep', 'bunk sleeps', 'bunk sleeping', 'bunk slept', 'bunks sleep', 'bunk ladder', 'bunk share', 'bunk sharing', 'bunks share', 'bunk brother', 'bunk sister', 'bunk cousin', 'bunk night', 'bunks', 'high sleeper', 'cabin bed', 'loft bed', 'mid sleeper', 'who sleeps on top', 'who gets top bunk', 'double decker bed', 'top bed ladder', 'bed ladder', 'bunck bed', 'bunck beds', 'sleep on top bed', 'bunk bed argue', 'bunk bed argument', 'share bunk bed', 'brothers bunk bed', 'who gets the top'],
  except: ['hospital', 'fell', 'fall', 'falls', 'falling', 'hurt', 'broke', 'broken', 'hotel', 'camp', 'army', 'prison', 'ship', 'boat', 'train', 'wet', 'sick', 'monster', 'monsters', 'divorce', 'refuge', 'shelter', 'dolls', 'guinea', 'scared', 'afraid'],
  answers: ['new', 'bed', 'beds', 'bunk', 'bunks', 'top', 'bottom', 'lower', 'upper', 'up', 'down', 'high', 'ladder', 'sleep', 'sleeps', 'sleeping', 'slept', 'sleeper', 'who', 'gets', 'got', 'get', 'getting', 'wants', 'wanted', 'want', 'both', 'turn', 'turns', 'fight', 'fighting', 'argue', 'arguing', 'argument', 'over', 'which', 'whose', 'room', 'bedroom', 'share', 'shares', 'sharing', 'together', 'brother', 'sister', 'brothers', 'sisters', 'cousin', 'cousins', 'boys', 'girls', 'kids', 'twins', 'house', 'home', 'flat', 'moved', 'moving', 'move', 'first', 'night', 'tonight', 'today', 'yesterday', 'tomorrow', 'came', 'arrived', 'arrives', 'delivered', 'excited', 'big', 'old', 'wooden', 'story', 'please', 'about', 'can', 'choose', 'deciding', 'decide', 'time', 'day', 'built', 'put', 'her', 'his', 'my', 'our', 'teddy', 'bear', 'two'],
  moods: ['quarrel', 'change', 'first', 'proud'],
  company: ['bed', 'bunk', 'ladder', 'top', 'ceiling', 'slats', 'bump', 'rail', 'bear', 'pillow'],
  about: 'Two want the top bunk, and whoever lies below has more fun, because from there one can see the bump.',
  titles: ['The Bump Above', 'Only One Top', '{H} Sleeps on Top', 'A Bed Above and a Bed Below', 'Who Has the Ceiling'],
  want: [
    {
      id: 'one-top',
      A: 'partner',
      paragraphs: [
        'They had got a new bunk bed, with a bed below, a bed above, and a ladder. It still smelled of wood. “I’m sleeping on top,” said {H}. “I’d like the top as well,” said {A}. “I’ve never slept on top of anything.” So that made two of them, and only one top.',
        'They tried it both together. {H} got a heel in the ribs, and {A} got an elbow. Neither could turn over unless the other did. “This isn’t a bed,” said {A}. “It’s a drawer.”'
      ]
    },
    {
      id: 'last-screw',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The bed had come in nine flat boxes. Now it was a bed, and there was one screw left over. {A} turned the page with the pictures upside down. “It’s a spare one,” said {A}. {H} shook the ladder. {A} shook the rail. All of it stood like a rock.',
        '“They put it in so that you’ve got something to think about,” said {A}. It went into a cup. Each time that the bed creaked, they both looked at the cup.'
      ]
    }
  ],
  way: [
    {
      id: 'top-goes-to-h',
      A: 'partner',
      paragraphs: [
        'They drew straws, and {H} got the top. {H} lay up there and looked at the ceiling. It was white. “How is it?” asked {A} from the bunk below. “High,” said {H}. Then {A} laughed. “What’s so funny?” “The bump,” said {A}, and laughed again.',
        '{H} needed more things, that was all. So {H} went down for the bear, and up again, and down for the pillow. Now {H} had everything, and lay in the middle of it. The ceiling was still white. Below, {A} said, “There it goes again!”'
      ]
    },
    {
      id: 'ladder-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was a good ladder, with five steps. {H} knew them all by now. The second one creaked, and the fourth was a bit warm from the lamp. “Going up, it’s hands first,” said {H}. “Coming down, it’s bottom first.”',
        '“I know a man who goes up ladders all day,” said {A}. “He cleans windows. He says that the last step’s the longest.” {H} came down and felt for it with one foot. It was quite true. It was the floor.'
      ]
    },
    {
      id: 'what-the-ceiling-has',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a mark on the ceiling after all. You had to lie with your chin up. “It’s a rabbit,” called {H}, “or a hand.” “I’ve got a knot in the wood,” said {A}. “It’s got an eye, and it’s looking at me.”',
        '“Mine’s got an ear,” said {H}. They told each other everything they had. {A} had a sticker that said THIS WAY UP. It was upside down. {H} was sorry not to have that.'
      ]
    },
    {
      id: 'good-morning-neighbour',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} knocked on the wood, three times. “Who’s there?” asked {A}. “The people above,” said {H}. “Could you breathe a bit more quietly?” {A} breathed in, and held it. “Is that better?” asked {A}, with the last of it.',
        'Soon there was a knock from below. “The people underneath,” said {A}. “One of your socks has come through our ceiling.” It hung in the gap by the wall. “That’s for the rent,” said {H}.'
      ]
    },
    {
      id: 'double-decker',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then it was a bus with two floors, and the ladder was the stairs. {H} sat at the very front, on top, and did the bends. {A} drove. “Hold tight,” said {A}. “Next stop, the wardrobe.” “I want the library,” said {H}.',
        '“It only goes to the wardrobe,” said {A}. “It’s a bed.” They stopped there for a while, with the engine running. A dressing gown got on. It had the right money.'
      ]
    },
    {
      id: 'warm-and-cold',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in to have a look, with one hand on the top and one below. “It’s warmer above,” said {A}. “Warm air goes up. You’ll have one blanket, and the one below will have two.”',
        '{H} had not known that there was more than one weather in a bed. “And in the middle?” asked {H}. {A} felt about for it. “In the middle it’s wood,” said {A}.'
      ]
    },
    {
      id: 'whose-hand',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A hand came down in the gap beside the wall. It opened and shut. {A} put a slipper in it. The hand went up, and there was a silence. Then it came down again, without the slipper. {A} gave it the other one.',
        '“It wanted a biscuit,” said {H} from above. “It should have said so,” said {A}. “Hands can’t,” said {H}. “Anyhow, now it’s got shoes on.” And indeed it had, when it came down the third time.'
      ]
    },
    {
      id: 'pet-below',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Nobody had asked {A}, and {A} had chosen long ago. {A} was in the bunk below, in the very middle, where there was a dent by now. {H} explained to {A} that it had not been decided yet.',
        '{A} looked at {H}, and did not get up. Whoever lies in the dent has decided. “You can have a third of it,” said {H}. {A} stretched, and showed how much a third was.'
      ]
    },
    {
      id: 'elder-head-to-toe',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We were three in one bed,” said {S}, “and none of it was on top. Two had their heads up here, and one had it down there. All night you had somebody’s toes to talk to.” “What did you tell them?” asked {A}.',
        '“Good night, mostly,” said {S}. “They wriggled.” {S} sat down on the bunk below and tried the mattress. “A bed on top of a bed,” said {S}. “We’d have charged for tickets.”'
      ]
    },
    {
      id: 'child-shop',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had opened a shop under the ladder. You had to buy through the steps. “What have you got?” asked {A}. “A screw,” said {S}, “and some air from below. It’s nice and cool.” {A} bought a handful of that.',
        'It cost one song. {A} sang it through the third step, because the fourth was closed for lunch. “Do you want a bag?” asked {S}. You can’t carry air without one, not up a ladder.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-bump',
      A: 'partner',
      paragraphs: [
        '“You’ve got all those things up there,” said {A}, “but you can’t see the best one. You’re lying on it. Come down, and I’ll go up.” So they swapped. {H} lay in the bunk below, and looked at the slats. The mattress came through between them in a great round bump.',
        '“That’s my bottom,” said {A} from above. The bump rolled to the wall, and back again. It got a small bump beside it, which was a knee. {H} laughed till the bed creaked. “Do the knee again!” said {H}.'
      ]
    },
    {
      id: 'bump-language',
      A: 'same',
      spare: 8,
      paragraphs: [
        'You could ask the bump things. One bounce was yes, and two were no. “Are you a whale?” asked {H}. It bounced once. “Are you asleep?” Once. “Then how can you hear me?” The bump lay still and thought.',
        'Then it bounced so often that nobody could count it. “That’s a long answer,” said {H}. “It’s a difficult subject,” said {A}’s voice behind it.'
      ]
    },
    {
      id: 'press-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} put both feet up against the slats and pushed, quite gently. The bump rose a finger’s width. “I’m going up,” said {A}. “Which floor, please?” “Toys,” said {H}. “Toys and socks.” Then {H}’s legs got tired, and it came down.',
        '“Going down,” said {A}. From below you could do lifts as well. {H} had found no such thing on top, and {H} had looked everywhere.'
      ]
    },
    {
      id: 'bear-on-top',
      A: 'partner',
      paragraphs: [
        '“I’ll sleep down here,” said {H}. After a while {A} said, “It’s very white up here,” and came down the ladder too. Now there were two below, and no bump. So the bear got the top. It was too light to make a bump by itself.',
        'They put all the cushions under its blanket. {H} looked up. There it was, not big, but round. “Who’s sleeping on top tonight?” asked {A}. “The bear is,” said {H}, “and tomorrow it’s somebody else’s turn to be the bump.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down below, since that one was free.',
      '{names} sniffed at the ladder, and it smelled of wood.',
      { text: '{names} held the ladder with both hands, and had a view of two soles.', needs: ['hands'] },
      { text: '{names} patted both pillows, so that there should be no difference.', needs: ['hands'] }
    ],
    way: [
      '{names} watched slippers go up, and come down.',
      '{names} tried every corner of the bunk below.',
      { text: '{names} passed a book up to the top.', needs: ['hands'] },
      { text: '{names} counted the slats, from the feet to the head.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeezed in below, to see the bump as well.',
      '{names} made a very good bump in a blanket.',
      { text: '{names} drew the curtain, so that the bear had it dark.', needs: ['hands'] },
      { text: '{names} fetched the last cushion for the bear.', needs: ['hands'] }
    ]
  },
  bed: [
    'The ladder stood straight, and both slippers stood at the foot of it. Up on top the bear had cushions all round.',
    '{H} washed, and lay down in the bunk below, where it was like a cave with a pillow. {H} looked for the bump, and it was there.'
  ],
  last: [
    'The bump above did not move, and the bear said nothing about the ceiling, and {H} was asleep.',
    'There was a bed above and a bed below, and in the one below {H} was asleep.'
  ]
})
