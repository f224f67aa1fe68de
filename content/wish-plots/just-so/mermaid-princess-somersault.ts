import { wishPlot } from '../wish-plot.ts'

export const mermaidPrincessSomersault = wishPlot({
  id: 'wish-mermaid-princess',
  beginsElsewhere: true,
  wishes: ['a mermaid princess with a crown in her palace under the sea', 'mermaid princess', 'mermaid princesses', 'mermaids princess', 'mermaids princesses', 'princess mermaid', 'mermaid crown', 'mermaids crown', 'mermaid tiara', 'mermaid royal', 'royal mermaids', 'mermaid throne', 'mermaid palace', 'mermaid castle', 'mermaid kingdom', 'mermaid court', 'princess with a fish tail', 'princess with a fishtail', 'princess has a fish tail', 'princess with a mermaid tail', 'princess under the sea', 'princess under water', 'princess underwater', 'princess lives in the sea', 'princess lives in the ocean', 'princess of the sea', 'princess of the ocean', 'sea princess', 'ocean princess', 'underwater princess', 'mermaid somersault', 'mermaid lost crown', 'mermaid jalpari princess', 'jalpari princess', 'jalpari rajkumari'],
  answers: ['mermaid', 'mermaids', 'princess', 'princesses', 'royal', 'crown', 'crowns', 'tiara', 'throne', 'palace', 'castle', 'court', 'kingdom', 'tail', 'tails', 'fish', 'fishes', 'fishtail', 'scales', 'sea', 'ocean', 'water', 'waves', 'wave', 'under', 'underwater', 'beneath', 'bottom', 'deep', 'reef', 'coral', 'shell', 'shells', 'pearl', 'pearls', 'seaweed', 'bubbles', 'crab', 'seahorse', 'starfish', 'dolphin', 'dolphins', 'swim', 'swims', 'swimming', 'swam', 'dive', 'dives', 'diving', 'somersault', 'somersaults', 'twirl', 'tumble', 'turns', 'playing', 'plays', 'play', 'wish', 'wishes', 'wants', 'wanted', 'want', 'lost', 'loses', 'losing', 'fell', 'falls', 'off', 'head', 'beautiful', 'pretty', 'little', 'small', 'young', 'kind', 'brave', 'friendly', 'happy', 'funny', 'silly', 'clever', 'cheeky', 'pink', 'purple', 'blue', 'green', 'gold', 'golden', 'silver', 'sparkly', 'glittery', 'shiny', 'rainbow', 'magic', 'magical', 'long', 'hair', 'lives', 'live', 'lived', 'has', 'had', 'with', 'who', 'that', 'is', 'was', 'a', 'an', 'the', 'her', 'his', 'she', 'he', 'it', 'its', 'and', 'in', 'of', 'at', 'on', 'to', 'for', 'from', 'but', 'not', 'can', 'can’t', 'cannot', 'adventure', 'adventures', 'meets', 'meet', 'friend', 'friends', 'called', 'named', 'story', 'about', 'one', 'day', 'night', 'visits', 'visit', 'party', 'ball'],
  nothingElse: true,
  except: ['pirate', 'pirates', 'unicorn', 'unicorns', 'fairy', 'fairies', 'dragon', 'shark', 'sharks', 'witch', 'prince', 'ariel', 'ursula', 'elsa', 'birthday', 'cake', 'costume', 'dress', 'doll', 'toy', 'lesson', 'lessons', 'comb', 'hairdryer', 'wet', 'hates', 'trapped', 'kidnapped', 'stolen', 'steals', 'afraid', 'scared', 'sad', 'lonely', 'drowned', 'died', 'dead', 'ill', 'hospital', 'school', 'submarine', 'treasure', 'explorer', 'land', 'legs', 'becomes', 'become', 'turned', 'fight', 'war', 'sandcastle', 'bath', 'wedding', 'marries', 'queen', 'king'],
  moods: ['losing', 'learning', 'lost', 'first', 'proud'],
  isTale: true,
  out: true,
  company: ['crown', 'princess', 'mermaid', 'court', 'crab', 'throne', 'snail', 'cushion', 'cushions', 'helmet', 'helmets', 'lobster', 'cook', 'spoon', 'herring', 'herrings', 'floor', 'sea', 'hall', 'ribbon', 'chin', 'points', 'trumpet', 'tail'],
  about: 'A mermaid princess wants to turn a somersault with her crown on, and whoever it falls on is princess; tied on it turns into a beard, until it is seen how slowly a thing sinks in the sea.',
  titles: ['Whoever Has the Crown On', 'Princess Crab', '{H} and the Mermaid Princess', 'Once Round under the Crown', 'The Slowest Crown in the World'],
  want: [
    {
      id: 'princess-crab',
      A: 'partner',
      paragraphs: [
        'The mermaid princess turned a somersault, and the crown came off. It sank slowly past {H}’s nose, and landed on a crab. In the palace under the sea there was a rule. Whoever had the crown on was princess. “Sideways, please,” said the crab, and the whole court went in to lunch sideways.',
        '“That’s the third princess today,” said {A}. {H} and {A} were there on a visit, in round helmets. “I only want to do one somersault with the crown on,” said the mermaid. “And I want to be princess at the end.”'
      ]
    }
  ],
  way: [
    {
      id: 'a-beard',
      A: 'partner',
      paragraphs: [
        'After lunch the crab wanted its claws free, and gave back the crown. “Tie it on,” said {H}. So {A} tied it with a ribbon, under the mermaid’s chin. The mermaid took a swing, and turned. The crown slid round on the ribbon, from top to bottom. Now it was a golden beard with points. “Is that still on?” asked the court, and bowed, in case.'
      ]
    },
    {
      id: 'princess-snail',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the next somersault the crown came down on a snail, and went over it like a tent. So now that was the princess. “Come to the window,” it said, “and wave.” The whole court went with it. The window was three cushions away.',
        'They got there at teatime. “My feet have gone to sleep,” said {A}, who had been walking on the spot. The snail said that it had been waving the whole way. Nobody had been able to tell.'
      ]
    },
    {
      id: 'why-not-without',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Why don’t you just take it off first?” asked {H}. The mermaid had tried that. It had laid the crown on the throne, and turned. Afterwards everybody was bowing to the throne. And nobody dared to sit on it any more.',
        '“How long was the throne princess?” asked {A}. “Till Thursday,” said the mermaid. “It was a quiet week.” Every day the cook had swum up and asked the throne what was for pudding. It had not said. So there had not been any.'
      ]
    },
    {
      id: 'the-curtsey',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A herring swam in, and told {A} that it was usual to bow. {A} bowed. In a round helmet with air in it you do not stay down. {A} came up again at once, and then the feet came up as well. The court had never seen such a bow.',
        '“And how do you curtsey, with a tail?” asked {H}. “I bend in the middle,” said the mermaid, “where the knees would be, if I’d got any.” The mermaid showed how. It was one long wave, and it went on right to the tip of the tail.'
      ]
    },
    {
      id: 'down-from-the-throne',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The throne was a big open shell. The mermaid sat down on it, and rose a little, and sat down again. “I’ve never once stayed on,” said the mermaid. “The water keeps lifting me off.” You had to hold on with both hands, and smile.',
        '“What does a princess do all day?” asked {H}. “I say who may come in,” said the mermaid. “But it’s the sea. They’re all in.” {A} could see that it left a lot of time for somersaults.'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Who showed you how to do them?” asked {A}. “Nobody,” said the mermaid. “It was the dance lesson. I was to turn round, and I turned the other way round.” The dancing master, who was an eel, had needed a chair. Then the eel had not known how to sit on it.',
        '{H} knew about somersaults from the mat at home. There you come down with a bump, and then you are finished. “Down here there isn’t any bump,” said the mermaid. “You’ve got to stop by yourself. Once I forgot, and it got dark.”'
      ]
    },
    {
      id: 'other-is-princess',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came along the passage with a plate of sea grapes, and just then the mermaid turned. Clink, the crown came down on {A}’s helmet. Every fish in the hall bowed. {A} looked behind to see who was there.',
        '“You’re princess,” said {H}. “Then I’d like a chair,” said {A}, “and five minutes.” The court brought one at once, and nobody said a word until they were over. {A} gave the crown back, and said that they had been the best five minutes of the year.'
      ]
    },
    {
      id: 'pet-is-princess',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come too, in a round helmet of the smallest size. Once more the crown came down, and landed on that. “Your Highness,” said a lobster, and blew into a shell. {A} gave no orders at all. {A} only looked round, from one to the other.',
        'The court had to guess. They brought a cushion, and then a bigger cushion, and then one with tassels. {A} lay down on the floor in between. “It’s always like this with {A},” said {H}. The court took notes.'
      ]
    },
    {
      id: 'elder-the-paper-hat',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was king once,” said {S}, “for a whole school play. The crown was my cousin’s size. If I nodded, it came down over my eyes.” “What did you do?” asked {A}. “I said no to everything,” said {S}. “You can shake your head quite safely, if it’s slow.”',
        'The mermaid wanted to know how the play had ended. “There was meant to be a wedding,” said {S}. “But they asked me, you see.”'
      ]
    },
    {
      id: 'child-throws',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be princess as well, and stood underneath with the helmet held up straight. The mermaid turned, and the crown came down beside {S}. {S} moved over. The next time it came down where {S} had been before.',
        '“It knows,” said {S}. The third time {S} lay down flat, so as to be wider. The crown landed on one boot. “Princess Foot,” said a lobster. So {A} had to bow to the foot. It gave its orders with the big toe, and all of them were about biscuits.'
      ]
    },
    {
      id: 'the-spoon',
      A: 'partner',
      paragraphs: [
        'For tea there was pudding. {A} could only stir it, because of the helmet, and dropped the spoon. {A} bent down, and the spoon was not there yet. It was still on its way, turning over like a leaf. {A} held out a hand, and waited, and it came.',
        '“Things don’t fall here,” said {A}. “They sink, and it takes ages.” {H} thought of the crown, and how long it had been on its way to the crab. “Then the crown isn’t too quick,” {H} told the mermaid. “You’re too slow.”'
      ]
    }
  ],
  turn: [
    {
      id: 'back-in-time',
      A: 'partner',
      paragraphs: [
        '“Do a small one,” said {H}. “Curl up tight, and be back before the crown’s gone.” The mermaid took hold of the tip of its own tail. Out went the mermaid from under the crown, round like a wheel, and up again from below. The crown had hung there all alone, and had hardly noticed. Now there was a head in it again.'
      ]
    },
    {
      id: 'the-court-looks',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The court had not seen a thing. They had bowed while the crown was empty. When they looked up, there was a princess in it. “Again,” called {A}, “and don’t bow.” That was very hard for them. Two herrings had to hold a third one straight.',
        'This time they saw all of it. “For a moment there wasn’t anybody under it,” said a lobster, who was quite pale for a lobster. “Who was princess then?” {H} thought about that. “The water,” said {H}.'
      ]
    },
    {
      id: 'on-the-mat',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Can you do it up there as well?” the mermaid asked {H}. “No,” said {H}. “Up there a hat’s on the floor before you’ve said hat.” The mermaid was sorry for people up there. Everything was in such a hurry.',
        '“Even soup?” asked the mermaid. “Soup most of all,” said {A}, and let the spoon go once more. They watched it come down. There was time to talk about soup, and about bread, and about rain.'
      ]
    },
    {
      id: 'by-royal-order',
      A: 'partner',
      paragraphs: [
        '“Now I’m princess before and after,” said the mermaid, “so I may give an order.” The court waited. “Everybody once round!” The herrings went over like a string of beads. A snail began.',
        '{H} and {A} held on to each other’s boots, and went round as one wheel. The crab did it sideways. When they all came up again, they had to look who was princess. It was the same one. Only the crown was back to front.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went in to lunch sideways, as ordered, and got stuck in the door.',
      '{names} bowed to the crab, and then to the mermaid, to be fair.',
      { text: '{names} counted the points of the crown with one finger.', needs: ['hands'] },
      { text: '{names} rubbed a clear patch in the helmet with one sleeve, on the wrong side.', needs: ['hands'] }
    ],
    way: [
      '{names} kept well out from under the crown.',
      '{names} blew a bubble, and the court took it for a speech.',
      { text: '{names} helped with the ribbon, and it got a second bow.', needs: ['hands'] },
      { text: '{names} passed the pudding, and it arrived a little later.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the crown, and nothing but the crown.',
      '{names} went round once, and came up facing the wall.',
      { text: '{names} clapped, and under water it was only felt.', needs: ['hands'] },
      { text: '{names} caught hold of a boot, and went round with it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The helmets stood at home in the hall, and dripped. The crown lay on its cushion, far down, and was not on anybody.',
    '{H} washed, and sank into bed as slowly as a spoon. {H} turned over once, and was back on the pillow before it had gone cold.'
  ],
  last: [
    'Something golden sank very slowly, and before it was down {H} was asleep.',
    'Nobody had to be princess until the morning, and {H} was asleep.'
  ]
})
