import { wishPlot } from '../wish-plot.ts'

export const saveChristmas = wishPlot({
  id: 'wish-save-christmas',
  beginsElsewhere: true,
  wishes: ['save christmas', 'saves christmas', 'saved christmas', 'saving christmas', 'rescue christmas', 'rescues christmas', 'rescued christmas', 'rescuing christmas', 'save xmas', 'saves xmas', 'saved xmas', 'saving xmas', 'save chrismas', 'save cristmas', 'save christmass', 'saves chrismas', 'save santa', 'saves santa', 'saved santa', 'saving santa', 'rescue santa', 'rescues santa', 'save father christmas', 'saves father christmas', 'fix christmas', 'fixes christmas'],
  except: ['grinch', 'ill', 'poorly', 'hospital', 'died', 'dead', 'money', 'war', 'fire', 'without', 'cancelled', 'divorce', 'penguin', 'penguins', 'dinosaur', 'dinosaurs', 'tree', 'turkey'],
  answers: ['christmas', 'xmas', 'santa', 'father', 'save', 'saves', 'saved', 'saving', 'rescue', 'rescues', 'day', 'eve', 'night', 'reindeer', 'sleigh', 'presents', 'present', 'parcels', 'sack', 'elf', 'elves', 'from', 'help', 'helps', 'together', 'lost', 'who'],
  company: ['santa', 'sack', 'hole', 'reindeer', 'sleigh', 'pie', 'crust', 'parcels', 'list', 'street', 'mat', 'clock', 'string', 'town', 'thumb'],
  about: 'Santa’s sack has a hole and Christmas is falling out of it, until it turns out that each parcel fell where it belonged.',
  titles: ['A Thumb in the Sack', 'Plop, Said Christmas', '{H} and the Hole in the Sack', 'Santa Sits Down', 'Nine Hundred Doormats'],
  want: [
    {
      id: 'the-knock',
      A: 'partner',
      paragraphs: [
        'On Christmas Eve {H} put out a mince pie, and wanted to know one thing. Does Santa eat the crust? Then somebody knocked. On the mat stood Santa, with a sack as flat as a pancake.',
        '“Christmas is off,” said Santa. “It’s all fallen out.” {A} found the hole, no bigger than a penny. “Then we’ll save Christmas,” said {H}. “Have a pie first.” “No time,” said Santa.'
      ]
    }
  ],
  way: [
    {
      id: 'plop',
      A: 'partner',
      paragraphs: [
        'Parcels lay all down the street. {H} and {A} ran and threw them all into the sack. In there each went as small as a pea. Plop, it said behind them. Plop, plop. They were all coming out again, and were big.',
        '“String,” said Santa. “String has never let me down.” {A} tied up the corner. It held as far as the second lamp. Off flew the string, and after it came a rocking horse.'
      ]
    },
    {
      id: 'an-arm-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How small does it get in there?” asked {A}, and reached into the sack as far as the elbow. “Oh,” said {A}. “I’ve got a tiny hand.” Something was going round it. It was a train, with nine carriages, and it whistled. It went in between two fingers and out behind the thumb.',
        '“Don’t sneeze,” said Santa. “There’s a farm next to it.” When {A} pulled the arm out, it was as big as before. There was one very small sheep on the sleeve.'
      ]
    },
    {
      id: 'sock-in-the-hole',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} took off a sock and stuffed it in the hole. It sat there like a cork. They filled the sack up once more, to the top, and {A} danced round it. Then they heard a small noise, like somebody drinking through a straw.',
        'The sock was gone. It had been pulled in. “Now it’s a present,” said Santa, and added it to the list. “Somebody’s getting it who asked for one with stripes.” {H} stood on one cold foot and hoped that they would like it.'
      ]
    },
    {
      id: 'boots',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How long does it take you, at each house?” asked {A}. Santa thought. “First I wipe my boots,” said Santa. “Left, right, left, right, till they squeak.” That was shown to them. It took as long as it takes to peel an orange.',
        '“Then I go in on tiptoe, and bump into the table. Then I’ve forgotten who lives there.” {H} counted the windows on the other side of the street. There were forty, only there. “And you do that for everybody?” said {H}. “I’ve got very clean boots,” said Santa.'
      ]
    },
    {
      id: 'what-the-list-says',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The list was as long as the street. {A} held one end, and Santa went off with the other till you could hardly hear it. “What does it say for us?” asked {H}. {A} ran one finger down to the place. “It says: wants to know about the crust.”',
        '{H} looked at Santa, who was far away and whistling. “How does it know that?” asked {H}. {A} read on. “It says here that you’d ask that, too.” They rolled it up quickly, before it said any more.'
      ]
    },
    {
      id: 'gerald',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Eight reindeer stood at the kerb. They steamed a little, and each had a bell. The last one was called Gerald. “Don’t you mind waiting?” asked {H}. “I don’t mind the waiting,” said Gerald. “It’s all the starting and stopping. Nine hundred times I’ve just got going.”',
        '“What would you like to do?” asked {A}. The reindeer all turned their heads. “Just once,” said Gerald, “we’d like to go straight past.” The bells rang when they thought of it.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 6,
      paragraphs: [
        '{A} had an idea as well, for that is what guests are for. “At ours we mend things with jam,” said {A}. So the hole was filled with jam. It looked like a red button. “Good,” said Santa, who had tried a bit from the edge.',
        'Gerald the reindeer came up behind and smelled it. There was one lick, from below to above, and then there was a hole again. It was rather a clean one. “At yours,” said {H}, “there can’t be any reindeer.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had found a parcel too. It lay by itself next to a drain. {A} sat in front of it, and would not let it go into the sack. They tried it with good words. {A} put one end of it under the chin.',
        '“Let me see,” said Santa, and lay down flat in the road with the list. “Well, it’s right. It’s for {A}.” It smelled of ham, even through the paper. That was the first one that evening which didn’t fall out again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“You came to us once in the wrong week,” {S} said to Santa. “I heard you on the landing, and it was only the sixteenth.” Santa turned red. “I was practising,” said Santa. “Was that you, in the blue pyjamas?” {S} nodded.',
        '“I never told a soul,” said {S}. “I know,” said Santa. “That’s why you got the big tractor.” {A} looked from the one to the other. {S} had a face like somebody who’s six.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to hold the sack, and {S} was allowed to. It’s heavy, even when it’s empty, because of all the ribbon. “What did Santa get for Christmas?” asked {S}. {A} didn’t know. They both turned round and asked.',
        'Santa began to count it up on ten fingers, and didn’t get past the first. “I get pies,” said Santa. “Nine hundred.” “That’s not a present,” said {S}. “That’s food.” Santa looked over at the reindeer, and the reindeer all looked at the sky.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} saw the beard, and the beard came nearer. {A} took hold of it with one hand and pulled, to see if it was on. It was on. “Ow,” said Santa, very politely. {A} tried it again, lower down.',
        '“They all do it,” said Santa. “There isn’t a baby in the world that believes in me straight off.” {A} laid one cheek against the beard, and left it there. Then it was believed.'
      ]
    },
    {
      id: 'not-lost-at-all',
      A: 'partner',
      paragraphs: [
        'Santa sat down on the kerb. “Nine hundred houses,” said Santa, “and at each I wipe my boots.” {A} was reading a label. “This one’s for Mr Bell. Where did it lie?” “On Mr Bell’s mat,” said {H}. “And the twins’?” “On the twins’ mat.”',
        '“They aren’t lost,” said {A}. “They fell out where they belong.” {H} looked at the hole, and put one thumb in it. It fitted. Nothing went plop.'
      ]
    }
  ],
  turn: [
    {
      id: 'thumb-out',
      A: 'partner',
      paragraphs: [
        'Santa’s belt went round all three of them in the sleigh. Off went the reindeer, over the lamps. {A} read from the list. “Number six!” Thumb out. Plop! A drum sailed down, and sat on the mat. Thumb in.',
        '“Number eight!” Plop! That one had wheels. They did the bakery, the boats and both hills, and nobody wiped a boot. Christmas was saved, and it wasn’t even bedtime.'
      ]
    },
    {
      id: 'one-sneeze',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Over the police station {H} had to sneeze. It was the beard, which was blowing across. Thumb out, went the sneeze. Plop! A pair of pink roller skates went down past the blue lamp. “Oh no,” said {H}. “That’s the wrong one.” {A} looked it up on the list, with a finger.',
        '“Sergeant Moss,” read {A}. “Roller skates, pink, size ten.” They leaned over a bit and looked back. Somebody very tall had come out on the steps. Somebody was already going round the lamp, with both arms out.'
      ]
    },
    {
      id: 'beard-for-three',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Up there your ears get cold. Santa took the end of the beard and laid it once round {H}, and once round {A}. It was as warm as toast, and it smelled of oranges. “Now don’t lean out,” said Santa, “or we’ll all have to.”',
        'At each corner three heads went to the left, and then to the right. “Is it all yours?” asked {A}, from deep inside. “Except for one bit,” said Santa. “That was a sheep. It got caught up, in Wales.”'
      ]
    },
    {
      id: 'straight-past',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The reindeer had never gone straight past anything before. Now they went past the school, and the swimming pool, and the bus station. “Wheee,” said Gerald, who was the last of them. “Mind the bells,” said Santa. “They’ll hear us.” “Let them,” said Gerald.',
        'A night bus drove along below, and {A} waved to it. The driver looked up and flashed the lights, twice. They raced it as far as the bridge. The bus had to stop there for a lady with a tree. “Won,” said all eight.'
      ]
    },
    {
      id: 'whose-thumb',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It isn’t easy, being a cork. On the inside they all push, as they want to get home. {H} could feel a teddy’s nose, and then the corner of a book, and then something wet. “There’s a fish in here,” said {H}. “It’s got a bowl,” said Santa. “It’s for number thirty.”',
        '“Now!” called {A}. {H} pulled out the thumb very carefully. Not a drop was spilled. The bowl sat on the mat at number thirty, and the fish looked at the door. It had got there before the people.'
      ]
    },
    {
      id: 'sitting-down',
      A: 'partner',
      paragraphs: [
        '“I’ve never had time before,” said Santa, in the kitchen. {H} pushed over the plate. “Nine hundred pies a year,” said Santa, “and all standing up.” Santa sat. Slowly the middle was eaten. The crust went into a pocket. “For the reindeer,” said Santa. “They fly on it.”',
        '{H} shook out the sack. Plop! One more parcel lay there. “To Santa,” read {A}, “from all eight of us.” It was a needle and thread. The reindeer had seen that hole coming since June.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the door as well, and looked up at a very big boot.',
      '{names} sniffed at the flat sack, and out came a smell of oranges.',
      { text: '{names} found Santa a chair, which nobody had time for.', needs: ['hands'] },
      { text: '{names} held the pie out a second time, a little nearer.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at each plop.',
      '{names} guarded a parcel on the corner, till it was fetched.',
      { text: '{names} carried the rocking horse back by its ears.', needs: ['hands'] },
      { text: '{names} rolled up the string, which had let Santa down.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard a plop outside, and knew just what that was.',
      '{names} looked up, where eight bells went by.',
      { text: '{names} waved with a tea towel, each time the sleigh came past.', needs: ['hands'] },
      { text: '{names} put the kettle on, for somebody with cold ears.', needs: ['hands'] }
    ]
  },
  bed: [
    'Santa sewed up the hole at the kitchen table, with eight stitches, and one of them was crooked. The plate was washed and put away.',
    '{H} washed all ten fingers, and one thumb took longer, for it was still cold. Then it went under the pillow, where it’s warm.'
  ],
  last: [
    'High up, eight reindeer had a bit of crust each, and flew straight past, and {H} was asleep.',
    'Nothing went plop any more in the whole town, and {H} was asleep.'
  ]
})
