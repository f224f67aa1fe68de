import { wishPlot } from '../wish-plot.ts'

export const leftHanded = wishPlot({
  id: 'wish-left-handed',
  wishes: ['left handed', 'lefthanded', 'left-handed', 'left handed scissors', 'left hand scissors', 'left-handed scissors', 'scissors left', 'lefty', 'left hander', 'left-hander', 'writes left hand', 'uses left hand', 'draws left hand'],
  answers: ['scissors', 'cutting', 'cut', 'paper', 'hand', 'new', 'green', 'school', 'writing', 'drawing', 'right', 'being', 'child', 'girl', 'boy', 'kid', 'only', 'one', 'drawer'],
  except: ['hair', 'broken', 'arm', 'hurt', 'hospital', 'died', 'dead', 'teased', 'laughed', 'teacher', 'guitar', 'bowler', 'boxer', 'pirate', 'hook', 'foot', 'footed', 'finger', 'alone', 'behind', 'out', 'stroke', 'cast'],
  moods: ['learning', 'first', 'proud'],
  about: 'The scissors fold the paper for a left hand instead of cutting it; the green pair at the back of the drawer, which nobody could use, is not broken.',
  titles: ['Nothing Wrong With Them', 'At the Back of the Drawer', 'The Green Ones Bite', '{H} Is Asked to Cut', 'On the Other Side of the Screw'],
  want: [
    {
      id: 'they-suck-it',
      A: 'partner',
      paragraphs: [
        '{H} was left-handed, and had drawn a boat with a mast. Now it was to come off the paper, so that it could sail. {H} took the scissors in the left hand. They opened, and shut, and folded the boat in two. “They don’t bite,” said {H}. “They suck it.”',
        '{A} tried them. Snip, snip, they went, and a strip of paper fell off. “There’s nothing wrong with them,” said {A}, and gave them back. In {H}’s left hand they folded the boat once more.'
      ]
    }
  ],
  way: [
    {
      id: 'the-other-hand',
      A: 'partner',
      paragraphs: [
        '{H} tried it with the right hand, which had never been asked before. That hand could do the snip, but it could not do the boat. It went off across the sea, like a cow on ice. It only just missed the mast.',
        '“It’s a left-handed boat,” said {H}. “It needs a left-handed snip.” {A} looked in the drawer for another pair. There were only the green ones, right at the back. “But those are no good,” said {A}. “They’ve never cut a thing.”'
      ]
    },
    {
      id: 'silver-hand',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A left hand comes along behind the pencil, over all that has just been drawn. So the edge of {H}’s hand was grey, and shone like a herring. “That’s the sea,” said {H}. “It’s on the paper too, but it’s better on me.”',
        '{A} looked at {A}’s own right hand. There was nothing on that, for it had gone on ahead. “You can’t tell at all what I’ve been doing,” said {A}.'
      ]
    },
    {
      id: 'the-bear-cup',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a cup with a bear on it, on one side only. When {H} drank out of it, with the left hand, the bear looked the other way. {H} had never had anything but white. “I see it every morning,” said {A}. “It waves.”',
        '{A} took a sip with the right hand. Now {A} had the bear. {H} took one with the left, and {A} had it again. “You’re drinking,” said {A}, “and I’m being waved at.” They turned the table round by one person.'
      ]
    },
    {
      id: 'buttering',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} wanted to know what it was like, and did everything with the left hand for a while. The hand was willing. It put the butter on the bread, and on the plate, and a bit on one sleeve. “It doesn’t know where I stop,” said {A}.',
        '“Mine’s like that on the right,” said {H}. {A} tried to write {A}’s name. It came out big and crooked, and rather happy. “I was about five then,” said {A}.'
      ]
    },
    {
      id: 'elbows',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They sat side by side and drew. Bump, went {H}’s left elbow into {A}’s right one. {A}’s sun got a tail. Bump, and the boat had another mast. “Who’s pushing?” asked {A}. “We both are,” said {H}. “We’re closing.”',
        'So they changed chairs. Now the two elbows were on the outside, and there was nothing in the middle but peace. You could have put a sleeping cat there.'
      ]
    },
    {
      id: 'shaking-hands',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Good morning, Captain,” said {A}, and held out a hand. It was the right one, and {H} held out the left one. They met sideways, like two fish. They both changed. Now it was {A} who had the left.',
        '“Wait,” said {H}. They waited, and both changed at once. In the end they took both hands, crossed over, and shook everything that there was. “That’s the safest,” said {A}, “if you don’t know somebody well.”'
      ]
    },
    {
      id: 'stirring',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} stirred the cocoa, and the spoon went round to the left. {A} stirred, and it went round to the right. It made no difference to the taste. They tried that several times.',
        'Then they both put in a spoon, and stirred at once. The cocoa did not know what to do. It stood up in the middle, and the spoons rang against each other. “It’s never been asked from both sides,” said {A}.'
      ]
    },
    {
      id: 'thumb-on-top',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I’ve got a bit of left too,” said {A}. “I wink with it.” {A} winked, and it was true. The other eye only screwed itself up. {H} winked back, with both. “And fold your hands,” said {A}. “Which thumb’s on top?”',
        'They folded their hands and looked. Then they did it the other way about, with the wrong thumb on top. It felt as if it was somebody else’s hand in there. “Take it away,” said {H}, and shivered.'
      ]
    },
    {
      id: 'letter-l',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I always have to think which one’s left,” said {A}. {H} held up both hands, flat, with the thumbs out. “There’s an L on this one,” said {H}. “L for left.” On the other hand it was the wrong way round.',
        '{A} looked at {A}’s own thumbs for a long time. “I’ve had it with me all these years,” said {A}. “I might have looked.” From then on {A} looked before every corner, even in the hall.'
      ]
    },
    {
      id: 'ladle',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The scissors were not the only ones. {A} fetched the soup ladle, which had a lip on one side. For a right hand it poured into the bowl. {H} took it in the left hand, and it poured at {H}.',
        '“What else?” asked {A}. They found a tin opener that backed away, and a jug with its markings at the back. “They all thought I’d be coming from over there,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H} wanted to know which sort {A} was. One crumb was laid down on the left, and one on the right, exactly as far away. {A} looked at the two of them. Everybody waited.',
        '{A} had the one on the left. “I knew it!” said {H}. Then {A} had the other one, and looked up, to ask if there was also a middle.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My aunt was left-handed,” said {S}. “When she peeled potatoes, the peel came off the other way round. You could see in the bucket which ones were hers.” “Did they taste different?” asked {A}. “No,” said {S}.',
        '“But when I met one, I always thought, that’s from Aunt Winnie.” {S} drew a curl in the air, to the left, and had to smile. “She was the only one who could use her scissors. She hid the biscuit money under them.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} laid one hand on the paper and drew round it. It tickled between the fingers. Then {A} laid the left hand beside that, and {S} went round it too. Now there were two, with their thumbs together.',
        '“They belong to each other,” said {S}. They looked like the hands of one single person, who had rather a small one on one side. {S} gave it a ring on every finger, so that it was even.'
      ]
    },
    {
      id: 'like-shoes',
      A: 'partner',
      paragraphs: [
        '{A} held up both pairs next to each other, with their mouths open. “There the top blade’s on the right, and here it’s on the left,” said {A}. “They’re like shoes! The green ones were never broken. We had them on the wrong foot.”',
        '“They’re left-handed,” said {H}, “and they’ve been in the drawer all this time.”'
      ]
    }
  ],
  turn: [
    {
      id: 'they-bite',
      A: 'partner',
      paragraphs: [
        '{H} took the green scissors in the left hand. Snip. They bit. Snip, snip, they went along the deck, and you could see the line the whole way. They turned at the flag, and came down the mast. The boat fell off the paper, all by itself.',
        '“Let me have a go,” said {A}. In {A}’s right hand they opened and shut, and folded the sea in two. “They suck it,” said {A}. “There’s nothing wrong with them,” said {H} kindly.'
      ]
    },
    {
      id: 'from-both-sides',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They cut one sheet with both pairs, {A} from the right and {H} from the left. They had as much room as anybody could wish, for all the elbows were outside. Snip, said the one pair, and snap, said the other.',
        'In the middle they met, nose to nose, and stopped. “After you,” said {A}. Neither of them wanted to do the last bit. So there it hung, and that was where you could hold it.'
      ]
    },
    {
      id: 'in-the-mirror',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They showed the boat to the mirror. In there stood {H} as well, with the scissors in one hand, and it was the other one. “That one’s right-handed,” said {H}. They both looked in. It had green scissors, too.',
        '“Then they won’t cut for it,” said {A}. {H} was sorry for the one in the mirror. {H} held the boat up close to the glass, and was handed one just like it.'
      ]
    },
    {
      id: 'if-you-ask',
      A: 'partner',
      paragraphs: [
        '{H} laid the green pair at the front of the drawer, on the left. {A} stood there, and turned a piece of paper round and round. “I’d like a boat as well,” said {A}, “with an edge like that.”',
        '“You just have to ask,” said {H}. Nobody had ever needed to ask {H} for scissors before. “Please,” said {A}. “Which way do you want it to sail?” asked {H}. “Left,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited on the shore, because of the boat.',
      '{names} leaned to the left as well, to see if that was it.',
      { text: '{names} smoothed the boat flat, and there was a fold through the mast.', needs: ['hands'] },
      { text: '{names} held up two hands, and could not decide.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the back of the drawer, where it was dark.',
      '{names} came round the table from the left, where there was more room.',
      { text: '{names} tried on two gloves, each on the wrong hand.', needs: ['hands'] },
      { text: '{names} found a third pair, and that was for grapes.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the mast go by, and kept still for it.',
      '{names} blew at the boat, and it moved on by a plate.',
      { text: '{names} tried the green ones too, and folded an envelope.', needs: ['hands'] },
      { text: '{names} asked for a flag, and said please.', needs: ['hands'] }
    ]
  },
  bed: [
    'Two boats lay on the shelf, and both of them sailed to the left. The green scissors lay in the front of the drawer, with their mouth shut.',
    'Then {H} washed, with the left hand first, and lay down on that side. The pillow fitted, as if it knew.'
  ],
  last: [
    'One hand lay under the cheek, the one that could do everything, and {H} was asleep.',
    'Two small boats went off to the left, quite slowly, and {H} slept.'
  ]
})
