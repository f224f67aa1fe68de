import { wishPlot } from '../wish-plot.ts'

export const pyjamas = wishPlot({
  id: 'wish-pyjamas',
  wishes: ['pyjamas', 'pyjama', 'pajamas', 'pajama', 'jammies', 'jim jams', 'new pyjamas', 'new pajamas', 'warm pyjamas', 'my pyjamas', 'pyjama buttons'],
  nothingElse: true,
  namesNobody: true,
  answers: ['new', 'my', 'his', 'her', 'our', 'the', 'pair', 'of', 'warm', 'cosy', 'cozy', 'soft', 'favourite', 'favorite', 'fluffy', 'got', 'has', 'have', 'wears', 'wearing', 'putting', 'puts', 'on', 'some', 'fox', 'foxes', 'moon', 'moons', 'odd', 'match', 'matching', 'mismatched', 'bottoms', 'top', 'button', 'buttons', 'radiator', 'cold', 'night', 'evening', 'winter', 'bed', 'bedtime', 'for', 'with', 'about'],
  except: ['day', 'party', 'school', 'nursery', 'kindergarten', 'preschool', 'hospital', 'ward', 'ill', 'sick', 'poorly', 'wet', 'short', 'small', 'tight', 'missing', 'lost', 'forgot', 'forgotten', 'refuses', 'hates', 'won’t', 'not', 'itchy', 'outside', 'shop', 'banana', 'bananas', 'llama', 'cat', 'dog', 'bear', 'bears', 'dinosaur', 'zebra', 'pudding', 'sam'],
  moods: ['first'],
  company: ['pyjamas', 'radiator', 'foxes', 'moons', 'towel', 'chair', 'bed'],
  about: 'The hero wants to be in the pyjamas while they are still warm from the radiator, but is one button off each time, until it turns out who it is that keeps pyjamas warm.',
  titles: ['One Button Over', 'As Warm as Toast', 'Foxes Above and Moons Below', '{H} Stays On', 'The Radiator Had Five Buttons'],
  want: [
    {
      id: 'off-the-radiator',
      A: 'partner',
      paragraphs: [
        'It was a cold evening, and {H}’s pyjamas hung over the radiator. They did not match. The top was new, and had foxes on it. The bottoms were last year’s, with moons.',
        '“Now,” said {A}. {H} took down the pyjamas, and they were as warm as toast. {H} wanted to be in them before that wore off. On went the moons. In went both arms. That left the five buttons.'
      ]
    },
    {
      id: 'warm-in-stripes',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The radiator had ribs, and the pyjamas had been lying on them. So they were not warm all over. {H} felt down the back of the new top. There was a hot strip, and a cool one, and a hot one. “They’re striped,” said {H}. “I can’t see any stripes,” said {A}.',
        '“Not with your eyes,” said {H}. {A} laid a cheek on it, and found four. It was like listening to a zebra.'
      ]
    }
  ],
  way: [
    {
      id: 'one-over',
      A: 'partner',
      paragraphs: [
        '{H} began under the chin, and raced down. At the bottom there was a button over. At the neck was a hole with nothing in it. One side of the pyjamas hung lower than the other, and in the middle some stomach looked out.',
        '“You’re one off,” said {A}. By the time that all five were undone, the foxes were cold. So the top went back on the radiator, and {H} sat there in moons and a towel.'
      ]
    },
    {
      id: 'legs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bottoms stopped a long way above {H}’s feet. Last year they had come down to the floor. {H} took hold of both legs, and pulled. Now the pyjamas reached the ankles. But they had left the middle, and it was draughty at the back.',
        '“There’s only so much of them,” said {A}. “What you want below you’ll miss above.” They let the moons go up again, and put a long sock over each end. It looked like two chimneys.'
      ]
    },
    {
      id: 'the-cord',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The pyjama bottoms had a cord, and only one end of it was there. The other had crept back inside in the wash. “It’s in there somewhere,” said {A}. They felt along the tunnel, and found a lump by the left hip. {H} pinched it, and pushed.',
        'The lump moved like a caterpillar, a bit and a bit more. It went past the tag at the back. It had a rest under a moon. At the front it put its head out, and {A} tied a bow before it could think.'
      ]
    },
    {
      id: 'inside-out',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Once the pyjamas came off the radiator inside out. {H} did not notice, until there was not a fox to be seen. In front there were seams, and a label that said forty degrees. “I’m not as hot as that,” said {H}.',
        '“Where have they all gone?” asked {A}. {H} pulled the collar away, and looked down into the dark. They were in there, with their noses to {H}’s stomach. None of them had ever seen it from so close.'
      ]
    },
    {
      id: 'the-sixth',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was one button more that {H} found. It was sewn on a tag, inside the new pyjamas, and had no hole to go to. “It’s the sixth,” said {A}. “They put that in for when one of the others falls off.”',
        '“So it just sits there and waits?” asked {H}. “Like somebody on the bench, at football,” said {A}. {H} turned it round, so that it could see a bit of the game.'
      ]
    },
    {
      id: 'half-a-fox',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} counted foxes. There were eleven in front, and half a one by the sleeve. Pyjamas are cut out of a big cloth, and the scissors go where they must. That fox had a nose and front legs, and stopped. {H} twisted round. “The rest must be on my back.”',
        '{A} went to look. There was a tail on the back, but it was running the other way. “That’s another one’s,” said {A}. So somewhere there had to be pyjamas with the end of this fox.'
      ]
    },
    {
      id: 'through-the-neck',
      spare: 7,
      paragraphs: [
        'Then it had to go faster still. {H} left the buttons done up, and dived into the pyjamas from below, as into a pullover. It was dark in there, and smelt of soap. One hand came out of a sleeve. The other came out at the neck, and waved.',
        'The head looked for a way out, and found the other sleeve. A fox bulged, about as high as the elbow. “I can see a light,” said the sleeve, “but it’s a very small one.” They came out backwards, all three.'
      ]
    },
    {
      id: 'glug',
      A: 'other',
      spare: 8,
      paragraphs: [
        'While the pyjamas were up there, the radiator said, “Glug.” {A} laid an ear to it, with a hand between. “That’s air,” said {A}. “It’s got into the pipes with the water, and it wants to be at the top.” “Glug, glug,” said the radiator.',
        '{H} listened too. “My stomach says that as well,” said {H}. They held the two side by side, as it were. The stomach was lower, and had had soup.'
      ]
    },
    {
      id: 'pocket',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On the front of the pyjamas was a pocket, just big enough for three fingers. “What would anyone put in there, at night?” asked {A}. {H} thought about it. You need no key for a dream, and no comb.',
        '“A ticket,” said {H}, “so that I can get back.” They cut one out of an envelope. On it {A} wrote: There and back, one child and foxes. It stuck out a little, so that it could be seen from outside.'
      ]
    },
    {
      id: 'rolled-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We’ll roll them,” said {A}. “A loaf stays warm in the middle.” They rolled up the pyjamas as soon as they came down, sleeves and all. {H} carried the roll across the room. It was hot at the core, like a pasty.',
        'But you cannot wear a roll. They had to unroll it, first one fox, and then a row. With each row some of the warm came out, and it did not say where it was going.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We hung ours out on the line,” said {S}, “and in January they froze. They were as stiff as a door.” “With the arms out?” asked {A}. “Just as they’d been pegged,” said {S}.',
        '“I had to carry my father’s pyjamas in, under one arm. In the kitchen I stood him by the stove. He stayed on his feet for a good while, and then he sat down.” {A} would have liked to see that.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} came past, and was done already. {S}’s pyjamas had a zip, from one foot to the neck. “Wheep,” said {S}, to show how it had gone. “It’s got no holes. So I can’t be in the wrong one.” {A} looked at it for a while, with five buttons in a row.',
        '“But what do you do while you’re getting dressed?” asked {A}. {S} had never had time to find out.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        'One leg of the pyjamas hung down as far as the floor, and {A} lay below it. It was the best place in the room. {A} had nothing to do up. What {A} had on grew whenever {A} did, and had no cuffs.',
        'When the pyjamas were lifted off, some moons went by over {A}’s head. {A} moved up to where they had been.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A}’s pyjamas had poppers instead, right down the front and round both legs. “Pop,” they said, one after another, and {A} waited for each. Near the toes there was a popper over. So even that can be one off.',
        '{A} looked out at the gap with a bare heel. {H} put the heel back in, and counted again, from there.'
      ]
    },
    {
      id: 'the-chin',
      A: 'partner',
      paragraphs: [
        'The second time {H} went twice as fast, and was one button off again. “It’s your chin,” said {A}. “You begin up there, where you can’t see past it. Begin at the bottom.” So {H} put the lowest button into the lowest hole, and then the next one up.',
        'It took a long time, and nothing was left over. But the pyjamas were as cold as a plate. “Now they’re right,” said {H}, “and it’s all gone.”'
      ]
    }
  ],
  turn: [
    {
      id: 'up-the-sleeve',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the bed to be cross, and pulled both hands up into the sleeves. It was warm in there. {H} felt along the foxes, and under the moons. It was warm everywhere. “Who did that?” asked {H}.',
        '{A} put a hand on a fox, to feel. “You did,” said {A}. “You’re warm all round. Pyjamas only keep it in.” “Like a lid?” asked {H}. “With buttons,” said {A}. “The radiator goes off at night. You stay on.”'
      ]
    },
    {
      id: 'cold-at-the-bottom',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} went all over the new radiator with one finger. It was hot under the arms. It was good in the middle, behind the third button. But below the moons there were ten toes, and those were like pebbles. “It’s cold at the bottom,” said {A}. “Ours does that, too.”',
        '“What do you do about it?” asked {H}. “You give it a knock,” said {A}. So {H} knocked one foot against the other, inside the pyjamas, until the water came through.'
      ]
    },
    {
      id: 'hang-them-up',
      A: 'partner',
      paragraphs: [
        '{A}’s own pyjamas lay on the chair, and had been there all day. {H} stood up, and held out both arms. “Hang them over me,” said {H}. {A} hung the bottoms on one and the top on the other. {H} stood still and said, “Glug.”',
        'At last {A} took them down, and put them on. “Like toast,” said {A}, and did up the buttons, from the top. There was one over. “Begin at the bottom,” said the radiator, and got into bed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the warm place by the wall.',
      '{names} sniffed at a fox, and it smelt of soap.',
      { text: '{names} held up the moons by the waist, to be stepped into.', needs: ['hands'] },
      { text: '{names} shut the door, to keep the draught off the foxes.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on the end of the towel.',
      '{names} looked at the stomach, and the stomach looked back.',
      { text: '{names} counted five holes, and five buttons, and could not explain it.', needs: ['hands'] },
      { text: '{names} turned the foxes over, so that both sides got done.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on the new radiator, and stayed.',
      '{names} tried out the other side of {H}, and that was on as well.',
      { text: '{names} hung a pair of socks on the last free finger.', needs: ['hands'] },
      { text: '{names} brought something cold along too, and queued.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towel went over the rail. The real radiator had nothing on now, and it ticked, as they do when they cool.',
    '{H} had washed, and lay down in foxes and moons, with the quilt on top. That was one lid more.'
  ],
  last: [
    'The radiator had gone off for the night. {H} stayed on, and slept.',
    'Five buttons were in five holes. It was warm behind them, and {H} was asleep.'
  ]
})
