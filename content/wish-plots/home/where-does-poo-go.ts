import { wishPlot } from '../wish-plot.ts'

const POO = ['poo', 'poop', 'poos', 'poops', 'wee', 'pee']

export const whereDoesPooGo = wishPlot({
  id: 'wish-where-does-poo-go',
  wishes: [...POO.flatMap((poo) => [`where ${poo} go`, `where ${poo} goes`, `${poo} go`, `${poo} goes`, `${poo} flush`, `${poo} flushed`, `${poo} flushing`, `${poo} pipes`, `${poo} end up`, `${poo} ends up`, `${poo} sewer`, `${poo} happens`]), 'happens flush', 'happens flushing', 'happens flushed', 'where flushed', 'toilet pipes', 'flush lead', 'toilet lead', 'sewage', 'sewers', 'sewer', 'sewage works', 'sewage plant', 'sewage farm', 'poo journey', 'poop journey', 'journey poo'],
  asked: 'fact',
  nothingElse: true,
  answers: [...POO, 'where', 'what', 'how', 'why', 'happens', 'happen', 'does', 'do', 'go', 'goes', 'going', 'gone', 'come', 'comes', 'end', 'ends', 'up', 'flush', 'flushes', 'flushed', 'flushing', 'after', 'when', 'you', 'we', 'I', 'they', 'the', 'our', 'my', 'your', 'all', 'down', 'away', 'it', 'to', 'toilet', 'toilets', 'loo', 'loos', 'potty', 'bathroom', 'hole', 'pipe', 'pipes', 'drain', 'drains', 'sewer', 'sewers', 'sewage', 'works', 'plant', 'farm', 'treatment', 'water', 'river', 'sea', 'paper', 'journey', 'travels', 'trip', 'swim', 'swims', 'underground', 'under', 'street', 'pull', 'chain', 'handle', 'press', 'button', 'that', 'is', 'always', 'asks', 'asking', 'asked', 'wonders', 'wants', 'know', 'curious', 'explain', 'tell', 'me', 'about', 'story', 'funny', 'silly', 'clean', 'cleaned', 'become', 'becomes', 'next', 'then', 'lead', 'of', 'a', 'little', 'through', 'everyone', 'everybody', 'people', 'whose', 'who'],
  except: ['won’t', 'wont', 'can’t', 'scared', 'afraid', 'frightened', 'terrified', 'constipated', 'hurts', 'hurt', 'pants', 'accident', 'accidents', 'training', 'nappy', 'diaper', 'floor', 'carpet', 'bed', 'dog', 'cat', 'cow', 'bird', 'rabbit', 'horse', 'fish', 'goldfish', 'hamster', 'superhero', 'hero', 'stepped', 'trod', 'blood', 'ill', 'sick', 'doctor', 'hospital', 'worm', 'refuses', 'hold', 'holds', 'holding', 'cried', 'crying', 'loud', 'noise', 'noisy', 'monster', 'spider', 'snake', 'crocodile', 'dragon', 'ghost', 'toy', 'toys', 'teddy', 'phone', 'ring', 'lost', 'plane', 'aeroplane', 'train', 'space', 'spaceship', 'astronaut', 'astronauts', 'school', 'nursery', 'swimming', 'pool', 'died', 'dead', 'rat', 'rats', 'fell', 'stuck', 'baby', 'man', 'boys', 'girls', 'needs', 'need', 'learning', 'beach', 'overflowed', 'blocked', 'roll'],
  moods: ['question', 'learning', 'first'],
  company: ['poo', 'toilet', 'pipe', 'pipes', 'water', 'towel', 'blanket', 'chair', 'chairs', 'tray', 'sofa', 'cushions', 'rug', 'works', 'sieve', 'tank', 'river', 'sea', 'field', 'apple', 'tree', 'street', 'sock'],
  partnerPlays: true,
  fed: true,
  about: 'Nobody knows where away is, so the hero goes there as the poo with the other for the water, and they get stuck until they find out which way it all goes; at the works they have to part, and meet again at table.',
  titles: ['The Street Called Away', 'All the Way Down', '{H} Goes Along with the Water', 'A Blanket and a Blue Towel', 'Whoosh, and Then'],
  want: [
    {
      id: 'away',
      A: 'partner',
      paragraphs: [
        '{H} had done a poo, and flushed, and it was gone. “Where does poo go when you flush?” asked {H}. “Away,” said {A}. “And where’s that?” {A} did not know the street, and had never passed it.',
        'Nobody could climb in and look. So {H} wanted to be the poo, and go there, in a brown blanket. {A} had a blue towel, and was the water. The pipes were chairs under a sheet.'
      ]
    }
  ],
  way: [
    {
      id: 'alone',
      A: 'same',
      paragraphs: [
        '“Whoosh,” said {A}, and crawled through the pipes. At the far end the water came out alone. “You’ve got to take me with you!” called {H} from the first chair.',
        'So {A} took hold of the brown blanket and pulled. At the bend {H} stuck behind a chair leg. {A} pulled harder, and all the pipes came along too. “Now the whole street’s blocked,” said {H}.'
      ]
    },
    {
      id: 'why-a-bend',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s the bend for?” asked {H}, who had lain in it for long enough. “There’s a bend under every toilet,” said {A}, “and some water always stays in it. That’s a lid. The smell can’t get back up.”',
        'They tried it, with a sock for the smell. {H} held it at the low end, and {A} had a sniff at the top. “I can smell it all the same,” said {A}. “That’s the other sock,” said {H}. “I’ve still got it on.”'
      ]
    },
    {
      id: 'next-door-joins',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Under the street other pipes came in from the side. {A} crawled out of one, with a flannel on the head. “Good evening,” said {A}. “I’m the bath from number nine.” “I’m a poo,” said {H}. “I thought so,” said {A} politely.',
        'There was room for both. “You’re nice and warm,” said {H}. “They stayed in until their fingers were wrinkled,” said {A}. So they went on together, and talked about who had been left on their own at number nine.'
      ]
    },
    {
      id: 'pet-in-the-pipe',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Then there was {A} in the pipes. It was cosy under the sheet, and {A} had come to stay. {H} lay behind {A}, and more and more water was expected.',
        '“There’s always something that sticks,” said {H}. “You have to be patient, or send for the man with the long brush.” They sent for the long brush. {A} took it to be for stroking, and now nothing would ever move again.'
      ]
    },
    {
      id: 'elder-little-house',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“With us it didn’t go anywhere,” said {S}. “It stayed where it was, and we went to it.” There had been a small wooden house across the yard, with a heart cut in the door. At night you took a lamp. “Weren’t you afraid?” asked {A}.',
        '“Only of a hen,” said {S}. “It slept in there. You had to say excuse me, and it never did get up for anybody.”'
      ]
    },
    {
      id: 'in-two-glasses',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Does the paper come too?” asked {H}. They put toilet paper in a glass of water, and kitchen paper in a second. {H} stirred them both. The first was soup by the count of twenty. The second swam round, and was kitchen paper still.',
        '“That’s why it mustn’t go in,” said {A}. “It doesn’t let go.” They fished it out and hung it up. It could even be used again, and was not a bit offended.'
      ]
    },
    {
      id: 'child-is-the-wee',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“And where’s the wee?” asked {S}. They had forgotten about it. {S} tied on a yellow scarf. “I go the same way,” said {S}, “but I go more often.” And {S} went past, and past again, while {A} lay there in the brown blanket.',
        '“Couldn’t you push a bit?” asked {A}. “I’m not that kind,” said {S}. The fifth time {S} sat down beside {A} for company, and was late for the next.'
      ]
    },
    {
      id: 'downhill',
      A: 'partner',
      paragraphs: [
        '“Real water doesn’t pull,” said {H} from under the sheet. They let a spoonful of it out on a tray, beside a crumb. Both just lay there. {A} tipped the tray. The water went, and took the crumb.',
        '“Downhill!” said {H}. “It all goes downhill!” So they laid the pipes from the sofa over three cushions to the rug. Whoosh, they slid down together, under the whole town.'
      ]
    }
  ],
  turn: [
    {
      id: 'from-below',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Once more they slid, and this time slowly, to have a look at things. “Here’s our street,” said {A}, “from below.” In the big pipes somebody could have walked upright. Over their heads went a bus. Then something clanged, and it was a foot on an iron lid.',
        '“I know those shoes,” said {H}. They both knew them. It was the man with the heavy bag, who was always early. “Number eleven’s flushing,” said {A}, and they made way.'
      ]
    },
    {
      id: 'works',
      A: 'partner',
      paragraphs: [
        'The rug was the works. First came a sieve, of two chairs close together. A sock stuck there, for only poo, wee and paper may go down. Then came a tank. “What’s heavy sinks,” said {A}. {H} sank, and the water lay on top. Tiny creatures live there, and eat what still floats. They were fingers, and the water laughed until it was clean.',
        '“Now I go to the river,” said {A}. {H} sat up. “And me?” “You’ve sunk,” said {A}. They had come all that way together. So a corner of the towel and a corner of the blanket shook hands.'
      ]
    },
    {
      id: 'caught-in-the-sieve',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There were other things in the sieve, which had no business there. {H} gave them out again. There was a plastic fish, a comb, and a spoon. “That’s the spoon I’ve been looking for,” said {A}. “It never came down here.” “No,” said {H}. “It came down behind the sofa.”',
        'It was laid on the heap of what was not poo. By and by that was the bigger heap.'
      ]
    },
    {
      id: 'youngest-eats',
      A: 'youngest',
      spare: 9,
      paragraphs: [
        'The tiny creatures ought to be tiny, so {A} was asked. {A} got two raisins to eat, because they were floating. They were gone at once, and the water was clean. {A} looked to see if it could be made dirty again.',
        '“In the works there are more of you than there are people,” said {H}. {A} held out a hand for all of them. It took the rest of the box.'
      ]
    },
    {
      id: 'bubbles',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“They need air in there,” said {A}, “or they don’t feel like eating. So it’s blown in from below.” They blew into a glass with a straw, until it stood up over the edge. “They’ll be as hungry as anything now,” said {H}.',
        'Then {A} had to laugh, with the straw still in. The air came up at the wrong end, and so did the water. The works had to shut for a moment, and be wiped.'
      ]
    },
    {
      id: 'in-a-pot',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What do they do with what’s sunk?” asked {H}. “First they put it in a pot as big as a house,” said {A}, “and keep it warm. Then gas comes out on top, and that burns. In some towns you can boil a kettle on it.”',
        '{H} went into the kitchen and looked at the kettle. It looked just as it always did. “It might have been me,” said {H} to it. “You’re welcome.”'
      ]
    },
    {
      id: 'elder-tests',
      A: 'elder',
      spare: 12,
      paragraphs: [
        'Before the water may go to the river it is tested. For that they needed a careful eye. {A} put on glasses. {A} looked at the water in front and behind, and lifted up a corner of the towel. “There’s jam on this,” said {A}.',
        'So it had to go through the tank again. The second time {A} held it against the light, and wrote something on a piece of paper. It said “Passed”, and underneath, “wash at forty”.'
      ]
    },
    {
      id: 'fish-waits',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} left the blanket in the tank for a while, and was a fish in the river. {A} came out of the works, very clean. “Have you come far?” asked the fish. “From a bathroom,” said {A}. The fish swam back a bit.',
        '“I’ve been through a sieve and a tank,” said {A}, “and I’ve been eaten at.” “By whom?” asked the fish. “Too small to see.” The fish came closer again. It had only wanted to be asked first.'
      ]
    },
    {
      id: 'the-cow-way',
      A: 'other',
      spare: 14,
      paragraphs: [
        '“And a cow’s?” asked {H}. “Straight on to the field,” said {A}. “They don’t go the long way round.” They thought of everybody else they knew. A pigeon’s went down, on whoever stood there. A worm’s stayed just behind the worm.',
        '“Ours is the only one that gets to see the town,” said {H}. {H} felt rather sorry for the cow, which was never at the works.'
      ]
    },
    {
      id: 'again',
      A: 'partner',
      paragraphs: [
        'The river was the hall. {A} ran along it to the sea, was a cloud on a stool, and rained. {H} was taken to a field, and lay under an apple tree. It was good for the apples.',
        'Later a glass of water and an apple stood on the table. “There you are again,” said {H} to the glass. {A} looked at the apple. “And you too.” {H} bit off a piece. “Where does that go now?” asked {A}. “Away,” said {H}. “I know the street.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look down the hole as well.',
      '{names} made a noise that was rather like whoosh.',
      { text: '{names} waved, in case it was not too late.', needs: ['hands'] },
      { text: '{names} tucked in the sheet over the pipes.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the pipes from the other end.',
      '{names} listened for the poo along the row of chairs.',
      { text: '{names} said “Whoosh” too, from behind a hand.', needs: ['hands'] },
      { text: '{names} pulled a chair out of the heap of pipes.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the tank and sank a little.',
      '{names} got rained on, and did not mind.',
      { text: '{names} shook hands with both the blanket and the towel.', needs: ['hands'] },
      { text: '{names} polished an apple, and asked it nothing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blue towel went on its hook, and the brown blanket on the bed. {H} washed, and pulled the plug. The water knew the way.',
    '{H} lay down as in the tank, quite still. What was heavy could sink, and it was mostly the legs.'
  ],
  last: [
    '{H} lay quite still, and had sunk, and was asleep.',
    'The water was on its way to the sea, all downhill, and {H} was asleep.'
  ]
})
