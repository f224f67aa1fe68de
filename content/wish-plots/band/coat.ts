import { wishPlot } from '../wish-plot.ts'

export const coat = wishPlot({
  id: 'wish-coat',
  wishes: ['coat', 'coats', 'winter coat', 'new coat', 'red coat', 'warm coat', 'big coat', 'coat sleeve', 'coat on', 'coat by herself', 'coat by himself', 'coat by myself', 'putting on coat', 'putting coat', 'putting coat herself', 'putting coat himself', 'wear coat', 'wearing coat', 'wear jacket', 'coat herself', 'coat himself', 'coat myself', 'jacket', 'jackets', 'winter jacket', 'anorak', 'duffel coat', 'duffle coat', 'parka', 'puts on coat', 'coat on floor', 'abrigo', 'manteau'],
  answers: ['sleeve', 'sleeves', 'arm', 'arms', 'put', 'puts', 'putting', 'wear', 'wears', 'wearing', 'alone', 'own', 'myself', 'herself', 'himself', 'new', 'red', 'blue', 'green', 'yellow', 'warm', 'winter', 'big', 'stuck', 'inside', 'floor', 'outside', 'going', 'out', 'on', 'learns', 'learning', 'hood', 'buttons', 'cold', 'nursery', 'trick', 'flip'],
  except: ['poor', 'afford', 'afford', 'without', 'winter', 'no', 'pocket', 'pockets', 'zip', 'zips', 'button', 'hanger', 'peg', 'hook', 'lost', 'lose', 'forgot', 'stolen', 'sugar', 'paint', 'chocolate', 'fur', 'rainbow', 'dreamcoat', 'joseph', 'potato', 'potatoes', 'life', 'straight', 'white', 'doctor', 'lab', 'animal', 'dog', 'cat', 'bear', 'paddington', 'horse', 'bullet', 'died', 'dead', 'grandpa', 'grandma', 'grandad', 'nana', 'granny', 'magic', 'flying', 'invisible', 'invisibility', 'uniform', 'school', 'shop', 'buying', 'torn', 'ripped', 'hole', 'dirty', 'muddy', 'hates', 'small', 'outgrown', 'yellowjacket', 'book', 'petticoat', 'raincoat', 'raincoats', 'rain coat'],
  moods: ['first', 'learning'],
  company: ['coat', 'chair', 'sleeve', 'bread'],
  about: 'The hero can never find the second sleeve, until the coat lies on the floor with both arms out, as somebody does who wants to be picked up.',
  titles: ['The Second Sleeve', 'The Chair Came Too', '{H} Follows a Sleeve', 'Collar to Your Toes', 'It Wants to Be Picked Up'],
  want: [
    {
      id: 'second-sleeve',
      A: 'partner',
      paragraphs: [
        'At the corner there was new bread until six. {H} wanted to be in the coat before {A} was, with nobody holding it. The first arm went in, and that was easy. The second sleeve was not there.',
        '{H} turned round to look for it. The sleeve turned as well, and hung behind {H} again. {H} went round faster. So did the sleeve. “It’s following you,” said {A}. “No,” said {H}, going by. “I’m following it.”'
      ]
    },
    {
      id: 'mole',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Even the first sleeve was not as easy as it looked. It was long and dark, and the hand had to feel its way. Half-way along there was something soft. “There’s somebody in here,” said {H}. {A} looked up the other end. “It’s last year’s mitten,” said {A}.',
        'Out came the mitten, and after it came four fingers, which blinked. “Good morning,” said {A} to them. The thumb was still in there. It was talking to the lining.'
      ]
    },
    {
      id: 'waiting-coats',
      A: 'same',
      spare: 6,
      paragraphs: [
        'All the coats of the family hung in a row, one on top of another. They looked like people in a lift. “They’re waiting for somebody to say their floor,” said {A}. {H} said “Three,” but nobody got out.',
        '{H}’s hook was the lowest. When it was pulled, the whole row gave a nod. A raincoat slid down from the top and sat on the shoes. “That one was for the ground floor,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'chair',
      A: 'partner',
      paragraphs: [
        '“It has to be open already,” said {A}, and hung the coat over a small chair. {H} sat down, and put an arm in on each side. There were both sleeves. {H} did up all the buttons, right to the chin.',
        'Then {H} got up, and so did the chair. It had been buttoned in. They went to the door together, with four legs sticking out behind. “I’m in it,” said {H}. “So’s the chair,” said {A}.'
      ]
    },
    {
      id: 'sitting-down-well',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a good side to it. Wherever {H} got tired, {H} could sit down. {H} sat down by the shoes, and by the door, and half-way between. “You could go a long way like that,” said {A}. “On the bus you’d always have a seat.”',
        '{H} thought about the baker’s door, which was narrow. They measured with a broom. {H} would fit, and the chair would fit, but one after the other. And neither could let the other go first.'
      ]
    },
    {
      id: 'buttons',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} began to unbutton, and stopped. At the top there was a button with no hole. At the bottom there was a hole with no button. “They’ve lost each other,” said {H}. “They were too far apart from the start,” said {A}.',
        'In between each one had taken somebody else’s place, and none of them had said a word. {H} counted. There were five buttons and five holes, so it ought to have come out right. “You begin at the bottom,” said {A}. “Down there nobody can get away.”'
      ]
    },
    {
      id: 'cuffs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a lump at one elbow. It was the sleeve of {H}’s jumper, which had gone up inside while the arm went down. “Mine do that too,” said {A}. “They see a tunnel and turn back.” So {H} had a cold wrist and an elbow like a bread roll.',
        '“Hold on to the end of it,” said {A}. “With four fingers, like a rail.” {H} practised with a shoe box. Hold on, go through, let go. In the shoe box it worked every time.'
      ]
    },
    {
      id: 'rustle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The coat had a voice. When an arm went forward it said swish, and when it went back it said swosh. It told everybody what {H} was doing. {A} turned to the wall and listened. Swish, swish. “You’re reaching for a biscuit,” said {A}.',
        '{H} stood like a post. Nothing said anything. Then, very slowly, there was half a swosh. “And now you’ve got it,” said {A}.'
      ]
    },
    {
      id: 'grown',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“The coat’s got smaller,” said {H}. Two wrists were looking out at the ends. “It’s been hanging there all summer,” said {A}. “It didn’t do a thing. It was you.” {H} had been busy all summer, and had not noticed anything.',
        'They found a line in the cuff, where it had been turned up. {A} let it down with a tug. Now the sleeve had a stripe that was as bright as new. “That’s how far I’ve come,” said {H}, and showed it to the chair.'
      ]
    },
    {
      id: 'too-hot',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“We’re off at once,” said {A}. “I only need the key.” {A} looked in the bowl. {A} looked in the bag, and in the other bag, and asked who’d had it last. {H} stood there, all done up, beside the radiator.',
        'First {H}’s ears went warm. Then it was like being a pie. “What does at once mean?” asked {H}. “I’m looking as fast as I can,” said {A}. {H} opened one button, and a bit of steam got out. The key was in the door.'
      ]
    },
    {
      id: 'last-winter',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} put {H}’s nose into the collar. “It smells of something,” said {H}. {A} had a try as well. There was wet dog, from a dog at the bus stop. There was orange peel. Right at the back, under the loop, there was a bit of last winter.',
        '“Is it still good?” asked {H}. {A} sniffed once more. “It’s a little thin,” said {A}. “But there’s a new one coming.”'
      ]
    },
    {
      id: 'hat-holder',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} came to help, and held the coat open, as they do it in restaurants. {A} held it rather high. {H} reached back for the sleeves, and there was only air. “Lower,” said {H}. {A} went lower. {H} had bent both knees by then, to be in time.',
        'They went down together, bit by bit, until {H} was sitting on the mat. {A} lay behind, with the coat held open still. “Your coat,” said {A}, in a deep voice. “Thank you,” said {H}. “I’ll get up first.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Ada and I had one coat between us,” said {S}. “In the morning it was hers. At noon she came home, and took it off in the doorway, and I got in. It was always warm already.” “And if you both wanted to go out?” asked {A}.',
        '“Then one of us had the left sleeve, and one had the right,” said {S}. “We never had to look for the other one. Ada was in it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} came out from under all the coats, and wore one as a house. There were two feet at the bottom, and no head. “Is anybody in?” asked {A}, and knocked on a button. “No,” said {S}.',
        '“When will they be back?” There was a pause, while the house thought. “At six,” it said, “with bread.” And it went off along the hall, and rang its own bell.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} knew what coats meant. Coats meant that people went out, or that they talked for a long time about going. {A} looked at {H}, and then at the door, and then at the chair.',
        'The chair was new. It had never come along before. {A} went once round its legs, with great care. In the end it was the only one of them that {A} believed.'
      ]
    },
    {
      id: 'arms-out',
      A: 'partner',
      paragraphs: [
        '{A} let the chair out. The coat slid to the floor. It lay there wide open, with its collar at {H}’s toes. “Behind you there’s always one too few,” said {A}. “But look. From here there are two.”',
        '{H} looked. Both sleeves were stretched out. The baby next door lay just like that. “It doesn’t want to be put on,” said {H}. “It wants to be picked up.”'
      ]
    }
  ],
  turn: [
    {
      id: 'up',
      A: 'partner',
      paragraphs: [
        '{H} bent down, and put one hand in each sleeve. “Up!” said {H}, and threw both arms high. The coat came off the floor and flew over. For a moment it was dark. Then it sat down behind, quite gently, and there was a hand at the end of each arm.',
        '{H} looked left and right. Nobody had held a thing. “It’s on your back,” said {A}. “Like a koala.”'
      ]
    },
    {
      id: 'other-end',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Do it once more,” said {A}. This time {H} stood at the other end, by the hem. “Up!” It flew, and it was dark, and it sat down. Something hung at the back of {H}’s knees. It was the hood.',
        'The pockets were up by the ears, and everything came out. There was a bus ticket, a bit of string, and a nut. “You picked it up by the feet,” said {A}. {H} put it down again and begged its pardon.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '“Up!” said {H} to the coat, once more. {A} had heard the word, and knew just what it meant. On the other side of the hall two short arms went up, as high as they would go.',
        'So now there were two who wanted it. “You’re after the coat,” said {H}. But the coat could wait, and {A} could not. It was done the other way about.'
      ]
    },
    {
      id: 'last-loaf',
      A: 'partner',
      paragraphs: [
        'By now {A} was turning round too, with one arm in. “Where’s the other one?” asked {A}. “On the floor with it,” said {H}. “Collar to your toes.” {A} laid the coat on the floor, and bent down. “And now you say up.”',
        '“Up!” said {A}. It was a big coat, and all the scarves swung on their hooks. “But I was first,” said {H}. They got the last loaf, and it was still warm. It went home buttoned in, under {H}’s chin.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round behind the sleeve, and never got there.',
      '{names} waited by the door, rather early.',
      { text: '{names} got one arm in as well, and looked about.', needs: ['hands'] },
      { text: '{names} held out a bag for the bread.', needs: ['hands'] }
    ],
    way: [
      '{names} made way for the chair.',
      '{names} lay down on a raincoat, and it was very comfortable.',
      { text: '{names} hung a hat on the back of the chair, since it was going out.', needs: ['hands'] },
      { text: '{names} stood the fallen shoes up in pairs.', needs: ['hands'] }
    ],
    turn: [
      '{names} ducked at the up.',
      '{names} sniffed at the new bread, from below.',
      { text: '{names} laid a coat on the floor too, with its collar to the toes.', needs: ['hands'] },
      { text: '{names} caught a scarf that had swung too far.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats were hung up by their loops. Flour had got on one collar, and the small chair went back to the table without a coat.',
    '{H} washed, and put on pyjamas, and found both sleeves at once. Then {H} lay in bed, wide open, with an arm out on each side.'
  ],
  last: [
    'The coat let both its sleeves hang on the hook, and {H} let both arms lie, and slept.',
    'It grew dark for a moment, and the night sat down quite gently, and {H} was asleep.'
  ]
})
