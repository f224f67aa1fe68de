import { wishPlot } from '../wish-plot.ts'

export const princessFixesTractors = wishPlot({
  id: 'wish-princess-fixes-tractors',
  wishes: ['princess tractor', 'princess tractors', 'princess fixes tractor', 'princess fixes tractors', 'princess mends tractor', 'princess mends tractors', 'princess repairs tractor', 'princess repairs tractors', 'princess fixing tractor', 'princess drives tractor', 'princess driving tractor', 'princess on a tractor', 'princess tractor driver', 'princess mechanic', 'princess is a mechanic', 'princess engine', 'princess engines', 'princess fixes engines', 'princess fixes cars', 'princess mends cars', 'princess repairs cars', 'princess spanner', 'princess wrench', 'princess toolbox tractor', 'princess tools tractor', 'princess overalls', 'princess dungarees', 'princess garage', 'princess farm machinery', 'princess combine harvester', 'princess farmer tractor', 'princess engineer', 'princess truck repair', 'princess mends trucks', 'princess fixes trucks', 'princess fixes machines', 'princess mends machines', 'princess fixes broken tractor', 'princess covered in oil', 'princess greasy', 'princess screwdriver', 'princess who loves tractors', 'princess likes tractors', 'princess workshop', 'tractor sung to', 'tractor only goes when sung to', 'singing tractor', 'sing to the tractor', 'princess fixes bikes', 'princess fixing bikes', 'princess mends bikes', 'princess likes fixing bikes', 'princess fixes bicycles', 'princess repairs bikes', 'princess fixing things', 'princess fixes things', 'princess mends things'],
  answers: ['princess', 'princesses', 'tractor', 'tractors', 'fix', 'fixes', 'fixed', 'fixing', 'mend', 'mends', 'mended', 'mending', 'repair', 'repairs', 'repaired', 'repairing', 'mechanic', 'engine', 'engines', 'car', 'cars', 'machine', 'machines', 'machinery', 'tool', 'tools', 'toolbox', 'spanner', 'wrench', 'screw', 'oil', 'oily', 'dirty', 'greasy', 'overalls', 'dungarees', 'boots', 'crown', 'garage', 'farm', 'farmer', 'field', 'combine', 'harvester', 'harvest', 'pumpkin', 'drives', 'drive', 'driving', 'driver', 'drove', 'broken', 'broke', 'down', 'start', 'starts', 'won’t', 'wouldn’t', 'old', 'red', 'green', 'blue', 'big', 'little', 'sing', 'sings', 'sang', 'sung', 'singing', 'song', 'who', 'that', 'with', 'loves', 'likes', 'loved', 'real', 'brave', 'strong', 'clever', 'her', 'she', 'own', 'castle', 'palace', 'king', 'and', 'the', 'for', 'all', 'can', 'instead', 'of', 'ball', 'dress', 'engineer', 'truck', 'trucks', 'covered', 'workshop', 'screwdriver', 'grandpa’s', 'grandad’s', 'dad’s', 'neighbour’s', 'farmer’s', 'every', 'day', 'morning', 'always', 'pink', 'pretty', 'tiara', 'welly', 'wellies', 'hands', 'hair', 'friend', 'friends', 'funny', 'bike', 'bikes', 'bicycle', 'bicycles', 'dresses', 'hates'],
  except: ['prince', 'dragon', 'unicorn', 'frog', 'kidnapped', 'died', 'dead', 'crash', 'accident', 'mud', 'stuck', 'race', 'plane', 'train', 'boat', 'roof', 'digger', 'rocket', 'space', 'moon', 'lego', 'birthday', 'mermaid', 'toilet', 'tap'],
  moods: ['question', 'first', 'learning'],
  isTale: true,
  out: true,
  company: ['princess', 'tractor', 'pumpkin', 'crown', 'toolbox', 'screw', 'spanner', 'song', 'field', 'cow', 'trailer', 'verse', 'neighbour', 'king', 'funnel', 'choir', 'seat'],
  about: 'A princess in overalls cannot mend a tractor, because it only goes while it is sung to, and each time she falls silent to hear whether it is going.',
  titles: ['The Princess Who Fixed Tractors', 'One Screw Left Over', '{H} Breathes at the Cow', 'A Song Without a Hole', 'Chug, Said the Tractor'],
  want: [
    {
      id: 'the-pumpkin',
      A: 'partner',
      paragraphs: [
        '{H} had grown a pumpkin as big as an armchair. The neighbour’s tractor was to bring it home from the field, but the tractor would not start.',
        '“Then we need a princess,” said {A}, and rang one up. She came in blue overalls, with a toolbox, and on her head wobbled a crown. “Where does it hurt?” asked the princess. “It won’t say,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'one-screw',
      A: 'partner',
      paragraphs: [
        'The princess took off everything that would come off. She wiped it, and hummed, and put it on again. “Chug,” said the tractor. At once the princess stopped humming, to listen. The tractor was silent. “Odd,” said the princess, and gave it new oil. She hummed, and “Chug, chug,” said the tractor. “Sh!” said the princess, and held up a spanner. They all stood like posts. There was not a sound. In the end the tractor was quite clean, and one screw was left over.'
      ]
    },
    {
      id: 'the-ball',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How does one get into tractors, as a princess?” asked {A}. “I was to dance at a ball,” said the princess, “and the coach broke down in a field. A farmer pulled us out. I looked at the tractor, and the prince looked at his shoes.”',
        '“Did you get to the ball?” asked {H}. “By the back door,” said the princess. “The tractor wouldn’t go in at the front.” It had been very much admired. Three dukes had wanted to dance with it.'
      ]
    },
    {
      id: 'spanner-please',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The princess lay down under the tractor, and only her boots looked out. “Spanner, please,” she said. {H} put a spanner into her hand. “Hammer, please.” {A} handed that. “Sceptre, please.” They looked into the toolbox. There was a gold stick in it, with a knob.',
        'It went tock, tock, underneath. “What’s it for?” asked {H}. “For things that are stuck,” said the princess. “My father only waves it. You don’t loosen anything like that.”'
      ]
    },
    {
      id: 'a-cat-slept-there',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Under the tractor’s lid a cat had slept, and there were hairs on everything. The princess brushed them out, and that made another cat. “Was it that?” asked {A}. “A tractor likes cats,” said the princess. “They keep the engine warm, and afterwards it keeps them warm.”',
        '{H} laid a hand on the engine. It was cold, and a bit hairy. “It’s been a fair swap,” said the princess, “but I think that today the cat owes it something.”'
      ]
    },
    {
      id: 'the-glove',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A princess wears white gloves. This one had them too. “They’re to see by,” said the princess. She put one hand deep into the tractor. When she drew it out again, it was black to the elbow. “Oil,” she said, “and a bit of barley.”',
        'Then she put in the other, so that it should not feel left out. Now {A} wanted to shake hands with her. The princess looked at the left one, and at the right one, and thought it over. Then she gave {A} her foot.'
      ]
    },
    {
      id: 'the-king-rings',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The telephone rang in the toolbox. “It’s the king,” said the princess. “Hold him for me, please, I’ve got oil.” {H} held him up to the princess’s ear. The king wanted to know what one did about a mower. It said nothing, and it smelled.',
        '“Papa, have you put petrol in it?” asked the princess. For a time it was quiet. “In the mower?” asked the king. “Thank you. I’ve put it in the coach. They’re both so green.”'
      ]
    },
    {
      id: 'other-has-a-clock',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} ran off across the field, and came back to the princess with a clock. “It’s slow,” said {A}. “Could you just look at it?” The princess held it to the tractor’s wheel, and they both listened. “It isn’t a tractor,” said the princess.',
        '“No,” said {A}, “but it’s got wheels inside.” That was true. The princess blew into it once. After that it was no longer slow. It stood. “Now it’s right twice a day,” said the princess.'
      ]
    },
    {
      id: 'pet-tests-the-seat',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} sat on the tractor’s seat, where it was highest. From there {A} could see the field, the pumpkin, and the top of a crown. The crown wobbled whenever the princess worked. {A} watched it from left to right. At last {A} put out a foot and held it still.',
        '“Thank you,” said the princess, without looking up. “That’s been going on all day.” Nobody had ever held her crown so well. They only ever held her train.'
      ]
    },
    {
      id: 'elder-lived-downhill',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had one like that,” said {S}, and patted the tractor. “It only went downhill. So we always lived a bit further down.” “Every year?” asked {A}. “Every harvest,” said {S}. “When I was nine we got to the river.”',
        'The princess took off her crown for a moment. “And then?” asked the princess. “Then my aunt taught it to go backwards,” said {S}. “So we saw the whole village again, from behind.”'
      ]
    },
    {
      id: 'child-has-a-ladle',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to fix tractors as well, and came with a soup ladle. “Where’s your crown?” asked the princess. {S} had none, so {A} made one, out of a long leaf. {S} bent over the tractor’s wheel and knocked on it with the ladle.',
        '“It’s round,” said {S}. “Is that bad?” asked {A}. {S} knocked on the next, and on the other two. “They’ve all got it,” said {S}. The princess thanked {S}, and wrote it down.'
      ]
    },
    {
      id: 'when-you-hum',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the pumpkin. “It only says ‘chug’ while you’re humming,” said {A}. “And then you stop, to hear if it’s going.” The princess lowered the spanner. “It’s true,” she said. “I stop.” “Is it always like that?” {H} called to the neighbour, over the hedge. “I don’t know,” called the neighbour. “I sing when I drive.”'
      ]
    }
  ],
  turn: [
    {
      id: 'no-hole',
      A: 'partner',
      paragraphs: [
        'So the princess sat at the wheel and sang, about a cow that went to sea. “Chug, chug, chug,” said the tractor. Then she breathed, and it stood still. {H} and {A} sang along, well behind the wheels. But at the end of the line all three breathed, and it stood still. “A choir takes turns at that,” said {A}. “While one breathes, the others sing.” So {H} breathed at “cow”, and {A} at “sea”. The princess breathed in the middle of a word. Now the song had no holes, and the tractor rolled.'
      ]
    },
    {
      id: 'her-other-hat',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The song of the cow had only nine verses, and it was a long field. By the big stone the cow was home again from sea. “Go on, or it’ll stop!” sang {A}. So the cow went out once more, on Monday, to fetch her hat.',
        'She forgot the hat, and had to turn back. “What for?” sang {H}. “Her other hat,” sang the princess. The tractor did not mind at all. It had only ever cared about the tune.'
      ]
    },
    {
      id: 'very-high',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They found out that it also mattered how one sang. When the princess sang low, the tractor went slowly, and took care of every clod. When {H} sang up high, it lifted its front like a horse.',
        '“Lower!” sang {A}, and went down as far as {A} could, to where there was hardly a note. The tractor crept. A beetle overtook it, and then a smaller beetle. “That’ll do for bends,” sang the princess.'
      ]
    },
    {
      id: 'with-the-end',
      A: 'partner',
      paragraphs: [
        'The pumpkin rode home on the trailer. “How do you turn it off?” called {A}, when they could see {H}’s front door. “With the end,” sang the princess. They sang the last line slowly, and on the last word the tractor stood still.',
        'The princess bowed to it, and her crown came apart in the middle. {H} looked at the screw that was left over. It fitted. {H} turned it in, three times round, and the crown never wobbled again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the pumpkin, and it took some time.',
      '{names} listened at the tractor too, first in front.',
      { text: '{names} held the toolbox open for the princess.', needs: ['hands'] },
      { text: '{names} waved the princess in, between the rows.', needs: ['hands'] }
    ],
    way: [
      '{names} stood like a post with the others, and listened.',
      '{names} found a place in the grass where there was no oil.',
      { text: '{names} held the screw that was left over.', needs: ['hands'] },
      { text: '{names} polished the tractor’s lamps with one sleeve.', needs: ['hands'] }
    ],
    turn: [
      '{names} sang as well, or hummed, or breathed.',
      '{names} came along behind, in time with the tractor.',
      { text: '{names} beat the time on the toolbox.', needs: ['hands'] },
      { text: '{names} brushed the field off the pumpkin, for indoors.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pumpkin sat beside the door, and looked like an armchair. The rags were hung up. A spanner had got left in a flower pot, and was laid by for the princess.',
    '{H} washed the oil off, as far as the elbows. Then {H} lay down and sang the cow once more, quite low, with a hole wherever {H} liked.'
  ],
  last: [
    'The cow was home from sea, and {H} was asleep.',
    'At the end of the line {H} breathed in, and breathed out, and was asleep.'
  ]
})
