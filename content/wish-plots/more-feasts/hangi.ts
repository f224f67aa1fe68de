import { wishPlot } from '../wish-plot.ts'

export const hangi = wishPlot({
  id: 'wish-hangi',
  beginsElsewhere: true,
  wishes: ['hangi', 'hāngī', 'hāngi', 'hangī', 'haangi', 'hangi kai', 'hangi whānau', 'hangi whanau', 'hangi marae', 'hāngī marae', 'putting down hangi', 'putting down hāngī', 'lifting hangi', 'lifting hāngī', 'making hangi', 'having hangi', 'earth oven', 'cooking in the ground', 'cooked in the ground', 'cooking underground', 'umu', 'umu cooking', 'lovo', 'imu'],
  answers: ['marae', 'whānau', 'whanau', 'family', 'uncle', 'uncles', 'aunties', 'auntie', 'koro', 'nan', 'nana', 'nanny', 'kui', 'kuia', 'papa', 'grandpa', 'dad', 'cousins', 'kai', 'kūmara', 'kumara', 'potatoes', 'pumpkin', 'pork', 'chicken', 'stuffing', 'pudding', 'stones', 'rocks', 'steam', 'smoke', 'earth', 'ground', 'dirt', 'pit', 'hole', 'digging', 'dug', 'dig', 'putting', 'put', 'down', 'lifting', 'lift', 'making', 'cooking', 'cooked', 'dinner', 'birthday', 'matariki', 'weekend', 'saturday', 'sunday', 'day', 'today', 'tomorrow', 'tonight', 'first', 'waiting', 'wait', 'all', 'big', 'māori', 'maori', 'new', 'zealand', 'night', 'morning'],
  except: ['tangi', 'tangihanga', 'funeral', 'died', 'burnt', 'burned', 'burn', 'hurt', 'hospital', 'cried', 'crying', 'dragon', 'worm', 'worms', 'mole'],
  moods: ['waiting', 'first', 'proud', 'learning'],
  fed: true,
  out: true,
  company: ['uncle', 'potato', 'basket', 'earth', 'rope', 'pocket', 'hat', 'stones', 'steam', 'song', 'sacks'],
  about: 'A potato with a face is in the hāngī where nobody may look, and the one in the pocket does not get done, because it is looked at.',
  titles: ['Nobody Looks', 'A Potato With Its Eyes Shut', '{H} Waits for the Hāngī', 'Not Yet, Said the Uncle', 'The One Under the Hat'],
  want: [
    {
      id: 'face',
      A: 'partner',
      paragraphs: [
        'They were putting down a hāngī, and the whole family had come. {H} had scratched a face into a potato, to know it again. It went down in the basket with the rest, on to the hot stones. Wet sacks came over it, and then the earth.',
        '“Three hours,” said the uncle with the shovel, “and nobody looks.” He put a rope round it. “But how will I know how it’s getting on?” asked {H}. “You won’t,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'ready',
      A: 'same',
      paragraphs: [
        '“Is the hāngī ready?” asked {H}, after an apple. “Not yet,” said the uncle. But everybody had heard the word ready. Forty people got hungry. They fetched plates and stood in a line, all round the house. Then they had to sit down again.',
        '“Don’t say that word,” said {A}. So {H} could not ask again.'
      ]
    },
    {
      id: 'ear-to-the-ground',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} lay down on the grass, well behind the rope. {H} put one ear to the ground. There was something. It was low, and it went up and down. “I can hear it,” said {H}. “It’s talking to the pumpkin.”',
        '{A} lay down as well, head to head, to listen. “That isn’t the hāngī,” said {A} after a while. “That’s me.” There had been no breakfast to speak of.'
      ]
    },
    {
      id: 'longest-peel',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had been peeling since the morning, and the peels were still there. {A} held up the longest of them all. It hung from the hand down to the shoe. {H} knew whose it was. It was off the one that went in under the potato with the face.',
        '“It’s lying on it now,” said {H}, “without its coat.” {A} hung the peel over the rope, where it would be found.'
      ]
    },
    {
      id: 'three-hours',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How long’s three hours?” asked {H}. “As long as a film, and the way there, and the way back,” said {A}. They played it. They went out to the gate, and sat, and looked straight in front of them.',
        'A dog walked through the picture. It was quite good. Then they went home again, and {A} asked the uncle for the time. “Half an hour,” said the uncle. It must have been a short film.'
      ]
    },
    {
      id: 'poi',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} brought two poi, to make the time go round. {H} swung one, and it went well. It made a wheel beside {H}’s ear, and said fup, fup. {H} looked across, to see if there was any steam.',
        'You mustn’t look across. The poi went round {A} instead, three times, and then it was used up. “Not yet,” said {A}, tied to the other arm. It came quite by itself by now.'
      ]
    },
    {
      id: 'a-thread-of-steam',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At one corner a thread of steam came out of the ground. It stood there, thin and white, and did not know where to go. “It’s breathing,” said {H}. The uncle put a shovel of earth on top, and patted it.',
        'Now it had its mouth shut. {H} and {A} shut theirs too, to see how long that could be done. They let go at the same moment. The hāngī was better at it.'
      ]
    },
    {
      id: 'the-uncle-sleeps',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The uncle sat on an upturned bucket, with his hat over his eyes. “He’s asleep,” whispered {A}. “He isn’t looking, so he can’t see if we do.” {H} took one small step towards the rope, on tiptoe, to find out.',
        '“Not yet,” said the hat. {H} took the step back. They looked for the place where it saw through. “I think it’s his ears,” said {H}.'
      ]
    },
    {
      id: 'first-thing',
      A: 'other',
      spare: 7,
      paragraphs: [
        'They settled what they would eat first. “The pudding,” said {H}, “before it gets cold.” “Stuffing,” said {A}. They went through it all, from left to right, and then once more with gravy.',
        'By the end {A} was leaning on {H}, and quite weak. An aunt came past with a slice of bread, cut in two. It was only bread. They ate it in the order that they had settled.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was by the rope, and nearer to it than anybody. {A} had been told that nobody was to look. {A} looked at the heap of earth without once turning away.',
        'The uncle let it pass. “That one isn’t looking,” said the uncle. “That one’s on duty.” {H} sat down beside {A} for a bit, and tried how it was done.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Once we waited the three hours,” said {S}, “and sang, and lifted on three. And there were the stones, beautifully done.” “And what else?” asked {A}. “Nothing else,” said {S}. “The basket stood behind the shed.”',
        '“What did you eat?” “Bread,” said {S}, “and everybody said that it tasted of smoke.” {A} went round behind the shed, just in case. There was only a wheelbarrow.'
      ]
    },
    {
      id: 'pumpkin',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} crept under a brown blanket, and pulled in the feet. “I’m the pumpkin,” said {S}. “Put something on top.” {A} put a cushion on top, and patted it. “Three hours,” said {A}, “and nobody looks.”',
        'It was quiet for four breaths. “I’m done,” said the pumpkin. “Not yet,” said {A}. “But I’m soft already,” said the pumpkin. “You can try me.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was the only one who had no notion of three hours. {A} got what there was, when there was need of it, and looked at all those people. They looked back, and swallowed when {A} swallowed.',
        '“Is it good?” asked {H}. {A} let some of it run out again. Nobody said anything. But forty people would have known what to do with it.'
      ]
    },
    {
      id: 'fork',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had never been to a hāngī, and held a fork. {S} had held it since the earth went on. “You can put that down for now,” said {A}. “I want to be there when it starts,” said {S}.',
        'Later {S} was asked to hold a rope, and a baby, and a hat. It was all done with the fork in the hand. In the end there were forty people who said “mind the fork”.'
      ]
    },
    {
      id: 'in-the-pocket',
      A: 'partner',
      paragraphs: [
        'One potato had not fitted into the basket. {H} scratched a face into that as well, and put it into a pocket. “They’re from the same plant,” said {H}. “When mine’s soft, the other’s soft.” {H} took it out and felt it, and put it back. It was hard. Soon it was hard again.',
        '“It can’t get done like that,” said {A}. “It’s being looked at all the time.”'
      ]
    }
  ],
  turn: [
    {
      id: 'backs-to-it',
      A: 'partner',
      paragraphs: [
        'So they put it down too, on a leaf, with {A}’s hat on top. “Nobody looks,” said {H}. They sat with their backs to it, and sang. At every verse more people came, and sat down with their backs to it too. In the end it was the whole family. The hāngī had never been looked at so little.'
      ]
    },
    {
      id: 'in-there',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What’s it doing now?” asked {A}, over one shoulder. “It’s lying on its back,” said {H}. “It’s dark, and somebody’s leaning on it. I think that’s the chicken.” They thought about it for some time without looking.',
        '“Is it afraid?” asked {A}. “No,” said {H}. “It’s warm there, and it’s got the stuffing to talk to.” You could see more like that than with your eyes.'
      ]
    },
    {
      id: 'wind',
      A: 'same',
      spare: 14,
      paragraphs: [
        'A wind got up, and behind them something flapped. “That’s my hat,” said {A}. “It wants a stone on top.” But nobody was to look. So {A} went backwards, with the stone in front, and felt for it with one heel.',
        '“Colder,” said {H}, who could not see either. “I think that’s warmer.” {A} bent down and laid the stone on something soft. It was on {H}’s coat, and the coat stayed where it was. The hat had to manage by itself.'
      ]
    },
    {
      id: 'nearly',
      A: 'other',
      spare: 15,
      paragraphs: [
        'Once {A} turned round, and it was by mistake. There had been a wasp. “You looked,” said {H}. Whoever looks has to sing a verse alone, and so {A} stood up. It was the verse that nobody knows.',
        '{A} sang it through the nose, with “something, something” in it, right to the end. Then everybody knew it. They sang it at each turn from then on, and liked the something best.'
      ]
    },
    {
      id: 'shut-eyes',
      A: 'partner',
      paragraphs: [
        '“You can turn round,” said the uncle. They had forgotten about him. The three hours were over.',
        'They lifted on three, and the steam went up as high as the house. In the basket lay {H}’s potato, brown and soft. The skin had wrinkled, and its eyes were shut. “It’s asleep,” said {H}. “It’s ready,” said {A}, and that was the word. Forty people were in line already.',
        '{H} broke it in two. It was floury, and tasted of smoke and a bit of earth. {A} got the half with the mouth. Then {H} had a look under the hat. The other one was as hard as before, with both eyes open. “That one’s still waiting,” said {H}, and put back the hat.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched it go down, as far as there was anything to watch.',
      '{names} got as far as the rope, and no further.',
      { text: '{names} passed the cabbage leaves along, with one left over.', needs: ['hands'] },
      { text: '{names} wrung out a sack, and had wet shoes from it.', needs: ['hands'] }
    ],
    way: [
      '{names} heard the word as well, and came at once.',
      '{names} went to see about the smell, but it was still shut in.',
      { text: '{names} counted the plates, and then the people, and then the plates.', needs: ['hands'] },
      { text: '{names} held up three fingers, and after a long time two.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned a back to it too, and looked the other way like anything.',
      '{names} disappeared in the steam and came out of it with a wet nose.',
      { text: '{names} took hold of a corner of the sack, on two instead of three.', needs: ['hands'] },
      { text: '{names} balanced a plate with both hands and a thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'The earth was put back, and the stones stayed down there to get cold. {H} carried the hat home level, and stood it by the bed.',
    '{H} washed off the smoke, or most of it. Then {H} lay down facing the wall, so as not to look.'
  ],
  last: [
    'Under a hat lay a potato that nobody looked at, and {H} was asleep.',
    'Under the hat two eyes were still open, and {H} was asleep.'
  ]
})
