import { wishPlot } from '../wish-plot.ts'

export const sameCloth = wishPlot({
  id: 'wish-same-cloth',
  wishes: ['aso ebi', 'asoebi', 'aso-ebi', 'aso ebi wedding', 'asoebi wedding', 'aso oke', 'ankara wedding', 'ankara aunty', 'ankara everyone', 'same cloth', 'same cloth wedding', 'same fabric', 'same fabric wedding', 'same lace wedding', 'same material wedding', 'same pattern wedding', 'matching cloth', 'matching fabric', 'matching ankara', 'matching outfits wedding', 'matching clothes wedding', 'matching dresses wedding', 'matching family outfits', 'matching outfits party', 'matching outfits family', 'same outfit wedding', 'same outfits wedding', 'same clothes wedding', 'same dress wedding', 'everyone dressed same', 'everybody dressed same', 'everyone same clothes', 'everybody same clothes', 'kitenge wedding', 'chitenge wedding', 'kente wedding', 'wax print wedding', 'gele wedding', 'owambe', 'lesso wedding', 'same ankara', 'same lace', 'same clothes party', 'same colour wedding', 'everyone wearing same', 'everyone wore same', 'everybody wore same', 'everybody wearing same', 'family same cloth', 'aso ebi party', 'matching wrapper', 'matching lace', 'wedding all same clothes'],
  answers: ['aso', 'ebi', 'asoebi', 'ankara', 'lace', 'gele', 'kente', 'kitenge', 'chitenge', 'agbada', 'cloth', 'fabric', 'material', 'pattern', 'print', 'same', 'matching', 'match', 'matched', 'identical', 'outfit', 'outfits', 'clothes', 'dress', 'dresses', 'dressed', 'wear', 'wears', 'wearing', 'wore', 'wedding', 'weddings', 'bride', 'groom', 'marriage', 'married', 'marries', 'marrying', 'getting', 'party', 'reception', 'hall', 'dance', 'dancing', 'danced', 'drums', 'drummers', 'money', 'spraying', 'jollof', 'rice', 'tailor', 'sewed', 'sewing', 'sewn', 'aunty', 'aunty’s', 'auntie', 'auntie’s', 'aunt', 'aunt’s', 'uncle', 'uncle’s', 'cousin', 'cousin’s', 'sister', 'sister’s', 'brother’s', 'mum', 'mummy', 'mama', 'dad', 'daddy', 'grandma', 'grandpa', 'family', 'families', 'whole', 'all', 'everyone', 'everybody', 'people', 'guests', 'blue', 'green', 'gold', 'purple', 'orange', 'yellow', 'pink', 'colour', 'big', 'beautiful', 'lagos', 'nigeria', 'nigerian', 'yoruba', 'ghana', 'kenya', 'saturday', 'today', 'tomorrow', 'yesterday', 'first', 'couldn’t', 'find', 'found', 'wrong', 'crowd', 'hundred', 'photo', 'picture', 'pictures', 'grandmother', 'grandfather', 'nana', 'friend', 'friends', 'church', 'evening', 'night', 'lost', 'lose', 'looking', 'looked', 'red', 'white', 'wrapper', 'headtie', 'roll', 'ours', 'everyone’s'],
  except: ['twins', 'twin', 'triplets', 'school', 'uniform', 'funeral', 'burial', 'died', 'dead', 'divorce', 'ring', 'rings', 'flower girl', 'page boy', 'pyjamas', 'christmas', 'team', 'football', 'too small', 'torn', 'lost ring', 'cancelled', 'dragon', 'robot', 'mermaid', 'princess', 'cat', 'dog', 'teddy', 'doll'],
  namesFamily: true,
  moods: ['losing', 'first', 'proud', 'learning'],
  out: true,
  fed: true,
  company: ['aunt', 'tailor', 'roll', 'cloth', 'fish', 'sleeve', 'sleeves', 'hall', 'drum', 'drums', 'drummer', 'bride', 'boy', 'hand', 'hands', 'thumb', 'table', 'chair', 'jug', 'jugs', 'rice', 'photographer', 'picture', 'fan', 'tablecloth'],
  about: 'Everybody at the wedding wears the same cloth, and the hero takes hold of the wrong ones, until it is seen where the cloth stops.',
  titles: ['Green with Orange Fish', 'The Cloth Stops at the Wrist', '{H} and the Wrong Handful', 'Forty People Waved Back', 'All from One Roll'],
  want: [
    {
      id: 'all-from-one-roll',
      A: 'partner',
      paragraphs: [
        '{H} went to an aunt’s wedding, and everybody there wore the same cloth. It was green with orange fish. A tailor had cut all of it from one roll, as long as the street. “It’s called aso ebi,” said {A}. “I want to see the bride dance,” said {H}. “Then hold on tight to me,” said {A}. So {H} took a good handful of fish.'
      ]
    },
    {
      id: 'where-the-fish-meet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They looked at the fish more closely. On {H}’s front there were nine whole ones, and one with no head. “It swam over a seam,” said {A}. They looked for the head. It was not on {H}’s back, nor on {A}’s.',
        'At the door stood a very large man, and the head was on his elbow. It fitted. {H} had to stand quite close for it. “How do you do,” said the man. “I think we’re one fish,” said {H}.'
      ]
    },
    {
      id: 'tablecloth-too',
      A: 'other',
      spare: 2,
      paragraphs: [
        'There had been some cloth left on the roll, so the tables had got it as well. {A} leaned on a table, and was gone from the waist down. “Where are your legs?” asked {H}. {A} had to think. {H} lifted the tablecloth, and there were three.',
        '“Two are mine,” said {A}. They waited to see what the third leg would do. It stayed. It belonged to the table.'
      ]
    },
    {
      id: 'elder-wore-it-before',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I’ve got eleven of these at home,” said {S}. “Eleven weddings, eleven cloths. One had umbrellas on it, and one had keys.” “Which was the best?” asked {A}. {S} did not have to think about it.',
        '“The one with spoons,” said {S}. “I sat down on a bench, and somebody came and tried to lay the table with me.” {A} looked at the fish on {S}’s knees, and hoped that nobody would come with a net.'
      ]
    }
  ],
  way: [
    {
      id: 'the-wrong-handful',
      A: 'partner',
      paragraphs: [
        'The drums began, and everybody pushed to the front. {H} pulled at the handful. “Can you see her?” asked {H}. A strange lady looked down. “I can,” said the lady. “But whose are you?” The next handful of fish had a man in it, with a drum. The third was only a chair. “I’m here!” called {H}. “I’m the one in green!” Forty people in green waved back.'
      ]
    },
    {
      id: 'child-counts-fish',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} sat under a table and did not want to come out. “I’m fishing,” said {S}. Every time that somebody in the green cloth went by, {S} said “Got one.” {A} bent down. “How many have you got?” asked {A}.',
        '“A hundred and six,” said {S}. “But I think that it’s the same uncle. He keeps going for rice.” {A} waited with {S} for a while, and there he came. It was a hundred and seven.'
      ]
    },
    {
      id: 'by-the-jugs',
      A: 'partner',
      paragraphs: [
        'At last, beside a table of jugs, stood {A} with a boy by the hand. “We’ve looked all over, {H} and I,” said {A}, and then looked down. The boy had the right fish, but the wrong face. “I only saw the sleeve,” said {A}. The boy ran back to his aunt. {A} laid one sleeve beside {H}’s. “They’re the same,” said {A}, “but look where they stop. Past the wrist it isn’t from the roll any more.” There was a hand.'
      ]
    }
  ],
  turn: [
    {
      id: 'learning-a-hand',
      A: 'partner',
      paragraphs: [
        'So {H} shut both eyes and learned {A}’s hand. It was dry, with one rough place beside the thumb. {A} learned {H}’s hand, which was hot, and stuck a little, from the rice. Then everybody danced, and all the green got mixed. {H} walked through the middle and shook hands. The first hand was wet. The second had rings on it. The fifth was dry, with a rough place. “There you are,” said {H}, and had not even looked up yet. Then the bride came dancing past.'
      ]
    },
    {
      id: 'the-fan',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A fan stood in the corner and blew, and in front of it the cloth came alive. All the orange fish on {A}’s back swam against the wind. “Are they getting anywhere?” asked {A}. {H} watched one of them for some time.',
        '“No,” said {H}. “But they’re trying.” {A} turned round, to be fair, and then the wind was behind them. Now they were going home.'
      ]
    },
    {
      id: 'pet-knows-anyway',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had a bit of the green cloth as well, with a single fish on it. {A} went through all those people and never once looked at a sleeve. {A} only breathed in. Then {A} sat down on {H}’s foot, and it was the right one.',
        '“{A} doesn’t see any cloth at all,” somebody said. “{A}’s got a nose.” {H} sniffed at a sleeve to see how it was done. It smelled of rice, and so did forty others.'
      ]
    },
    {
      id: 'the-stain',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A drop of red stew fell on {H}’s front, in the middle of the green. {A} fetched water, and dabbed. It stayed there, small and round, just before the mouth of a fish. “Now it’s eating something,” said {A}.',
        'They looked at {A}’s fish, which had nothing. {H} thought that this was hard on them. So they were careful with the stew after that, but not very.'
      ]
    },
    {
      id: 'the-drummer-has-it-too',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The drummers had got the cloth as well, and so had the biggest drum. It wore a skirt of it. {A} went to say good evening to a short, broad aunt, and had already begun to bow. “That’s the drum,” whispered {H}.',
        '{A} finished the bow, since it was half done. The drummer gave the drum a tap. “She says that you’re welcome,” said the drummer.'
      ]
    },
    {
      id: 'cloth-before-it-was-cut',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Before it was cut we were all one piece,” said {A}. “You were lying next to somebody, and I was further along.” {H} tried to think who that had been. They laid sleeve to sleeve with an old man, and with a baby. Every time the fish went on.',
        '“And what was at the very end of the roll?” asked {H}. It was the tailor. What was left over had been just enough for a hat, and he had it on.'
      ]
    },
    {
      id: 'what-you-can-see-from-far',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How does the bride find her own mother?” asked {H}. They watched. The bride stood still, in white, and did not look for anybody. One after another in green came up to her. “She’s got it easy,” said {A}. “She’s the one that’s different, so the rest come to her.”',
        '{H} thought about it. “If everybody wore white, then she’d have to wear the fish,” said {H}. {A} was for telling the tailor.'
      ]
    },
    {
      id: 'a-row-on-the-bench',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Five ladies in the cloth sat down close together on a bench. Where each began could not be seen. “It’s one lady,” said {H}, “with ten shoes.” The lady laughed at five places, one after the other.',
        '{A} brought a single plate of rice, to see what would happen. It went along the bench from left to right, and got less. “She’s still hungry,” said {H}, when it came out at the end. So they fetched four more.'
      ]
    },
    {
      id: 'the-picture',
      A: 'partner',
      paragraphs: [
        'For the picture they all had to stand close together. “I can’t see any people,” said the photographer. “I can see one big pond, with heads on it.” “Aso ebi means the cloth of the family,” said {A}. {H} thought of the strange lady, and the man with the drum. “Then I did get the right ones,” said {H}, “only they weren’t you.” Low down, where no picture would show it, {H} felt for a dry hand. It was rough beside the thumb, and squeezed back.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned round once, after the fish at the back.',
      '{names} looked from one green sleeve to the next.',
      { text: '{names} smoothed down a fish that had got creased.', needs: ['hands'] },
      { text: '{names} held two sleeves together, to see the fish go on.', needs: ['hands'] }
    ],
    way: [
      '{names} followed some green cloth to the rice, and stayed with it.',
      '{names} met a strange face over the right fish, and moved on.',
      { text: '{names} waved back, along with the forty others.', needs: ['hands'] },
      { text: '{names} looked under the cloth on a chair, and found the chair.', needs: ['hands'] }
    ],
    turn: [
      '{names} danced in the green, and came out on the other side.',
      '{names} kept very still for the picture, like part of a pond.',
      { text: '{names} shook hands all along the row, and knew most of them.', needs: ['hands'] },
      { text: '{names} held up one corner of the cloth, out of the stew.', needs: ['hands'] }
    ]
  },
  bed: [
    'The green cloth was hung over a chair, with all its fish. For a moment it looked like somebody, and {H} said good evening to it.',
    '{H} washed both hands, back and front, and lay down. In the dark another hand came to straighten the blanket, and it was easy to tell whose.'
  ],
  last: [
    'On the chair nine fish swam on without a sound, and {H} was asleep.',
    'A dry hand lay on the blanket for a while, and {H} was asleep.'
  ]
})
