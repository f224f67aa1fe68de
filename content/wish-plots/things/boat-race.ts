import { wishPlot } from '../wish-plot.ts'

export const boatRace = wishPlot({
  id: 'wish-boat-race',
  wishes: ['boat race', 'boat races', 'boats race', 'boats races', 'boats racing', 'boat racing', 'boats raced', 'boat raced', 'racing boat', 'racing boats', 'race of boats', 'race boats lake', 'boat race lake', 'boat race river', 'boat race pond', 'toy boat race', 'toy boats race', 'paper boat race', 'paper boats race', 'leaf boat race', 'bath boat race', 'rowing race', 'rowing races', 'rowing boat race', 'rowing boats race', 'rowboat race', 'rowboats race', 'rowing regatta', 'regatta', 'regattas', 'rowing competition', 'paddle race', 'paddling race', 'paddle races', 'canoe race', 'canoe races', 'canoes race', 'kayak race', 'kayaks race', 'waka race', 'waka races', 'waka racing', 'waka ama race', 'waka ama', 'raft race', 'rafts race', 'sailing race', 'sailing races', 'sailing boat race', 'sailboat race', 'sailboats race', 'yacht race', 'dinghy race', 'speedboat race', 'rubber duck race', 'punt race'],
  answers: ['boat', 'boats', 'race', 'races', 'racing', 'raced', 'racer', 'row', 'rows', 'rowing', 'rower', 'rowers', 'rowed', 'paddle', 'paddles', 'paddling', 'paddler', 'oar', 'oars', 'canoe', 'kayak', 'waka', 'ama', 'raft', 'sail', 'sails', 'sailing', 'lake', 'river', 'pond', 'bath', 'water', 'sea', 'harbour', 'bay', 'ditch', 'stream', 'win', 'wins', 'winner', 'winning', 'won', 'first', 'second', 'last', 'fast', 'faster', 'fastest', 'quick', 'big', 'great', 'little', 'small', 'tiny', 'toy', 'paper', 'leaf', 'wooden', 'cork', 'crew', 'captain', 'team', 'friends', 'friend', 'two', 'three', 'across', 'down', 'over', 'along', 'around', 'island', 'start', 'finish', 'line', 'cup', 'medal', 'trophy', 'prize', 'day', 'summer', 'school', 'village', 'town', 'who', 'the', 'a', 'exciting', 'watch', 'watching', 'wants', 'story', 'about'],
  except: ['dragon', 'snake', 'onam', 'vallam', 'oxford', 'cambridge', 'sank', 'sinks', 'sinking', 'capsized', 'drown', 'drowned', 'drowning', 'shark', 'sharks', 'storm', 'died', 'dead', 'cheat', 'cheats', 'cheating', 'cheated', 'pirate', 'pirates', 'refugee', 'refugees', 'fear', 'afraid', 'scared', 'horse', 'horses', 'cars', 'car', 'rocket', 'tortoise', 'hare', 'viking', 'vikings', 'motor', 'robot', 'robots', 'unicorn', 'banana'],
  moods: ['learning', 'losing', 'first', 'waiting', 'question', 'quarrel'],
  company: ['bath', 'soap', 'soap dish', 'taps', 'flannel', 'leaf', 'peg', 'captain', 'wave', 'spoon', 'saucer', 'pepper', 'cup'],
  about: 'A soap dish and a bay leaf race in the bath and get nowhere, until the soap, which has lost its dish, touches the water behind the leaf.',
  titles: ['Where the Soap Should Lie', 'The Wave Had Not Entered', '{H} Wins by a Bath', 'A Skin on the Water', 'One Dab on the Stalk'],
  want: [
    {
      id: 'two-at-the-start',
      A: 'partner',
      paragraphs: [
        '{H} wanted a boat race, with a first and a last in it. So they filled the bath. {H}’s boat was the soap dish, with a clothes peg for a captain. The soap had to wait on the edge. {A} had found only a bay leaf.',
        '“That’s for soup,” said {H}. “It’s pointed,” said {A}. Both boats lay under the taps. A flannel at the far end was the finish. “And nobody may touch a boat,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'captain-backwards',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The captain was facing the wrong way, and {H} turned the peg round. “Turn it back,” said {A}. “Rowers sit like that, with their backs to where they’re going. They can’t see who’s in front. They see only who’s behind.”',
        '{H} thought it over. “So if you see nobody, you’re last,” said {H}. “Whoever’s winning has all the others to look at.” The captain was turned back again. From there you could see the taps.'
      ]
    },
    {
      id: 'what-they-were-called',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A racing boat’s got to have a name,” said {A}. {H} called the soap dish Lightning. {A} looked at the bay leaf from in front and from behind. “Thursday,” said {A}. “Why Thursday?” “Because that’s when it would have been soup.”',
        '“And what’s the captain’s name?” asked {A}. “Peg,” said {H}. That was the only one of the three about which nobody had had to think.'
      ]
    },
    {
      id: 'pet-crowd',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'A race needs a crowd, and tonight that was {A}. {A} had a good place near the flannel, and looked at the wall. “They’re over there,” said {H}. {A} looked at {H}. A boat race is not easy to follow if it has not been explained to you.',
        'The soap dish lay still, and so did the leaf. {A} did not move either. For quite some time nobody could have said which of the three was ahead.'
      ]
    },
    {
      id: 'it-is-told-on-the-radio',
      A: 'other',
      spare: 4,
      paragraphs: [
        'On the radio there is always a voice that tells the race. {A} did it, into the handle of the back brush. “They’re lying side by side,” said {A}, “and very still. Nothing’s moving out there. And now the leaf! No. The leaf has thought better of it.”',
        '{H} could hardly bear it, and looked at the two boats, and back at the brush. “Who’s ahead?” whispered {H}. “You’ll hear that after the news,” said {A}.'
      ]
    },
    {
      id: 'elder-walnut',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We raced in a ditch after the rain, my cousin Lou and I,” said {S}. “Each of us had a walnut shell. We put them in at the willow, and ran to the little bridge.” “Who won?” asked {A}. “One came out a long way ahead,” said {S}. “But which? They were two halves of the same nut.”',
        'They had never agreed about it. “Lou rang up in the spring,” said {S}, “to say that it was the one with the dent. I’ve got that one.”'
      ]
    },
    {
      id: 'the-wave-wins',
      A: 'partner',
      paragraphs: [
        '“Go!” They blew. The soap dish turned round, to see who was blowing, and the leaf went sideways. So {H} slapped the water, which was not touching. A fine big wave set out. It lifted both boats, put them down where they were, and got to the flannel alone.',
        '“Who won?” asked {A}. “The wave,” said {H}. “But it hadn’t entered.”'
      ]
    },
    {
      id: 'two-spoons',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There are long boats with twenty paddles,” said {A}. “A voice calls, so that all of them dip at once.” They had two spoons. They dipped them beside the soap dish, both on the left, and {A} called. The soap dish went round in a ring, like a dog that wants to lie down.',
        '“Change sides,” called {A}. They both changed sides. Then it went round the other way. By now the captain had seen everything there was.'
      ]
    },
    {
      id: 'captain-at-the-side',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} let the captain sit at the side, where the view was better. The peg looked over the edge, and the soap dish looked over it as well. Then there was a spoonful of bath on board. “A boat leans wherever its people lean,” said {A}. “A captain’s got to sit low, and in the middle.”',
        'They were both leaning over the edge themselves, to explain it. The captain was dried, and put in the middle. Of the three it was the first to sit up straight.'
      ]
    },
    {
      id: 'child-starts-it',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be the one who starts the race. “Ready,” said {S}. “Steady.” Then {S} looked at the boats, and could not think how it went on. “Go,” said {A}. “Now you’ve started it,” said {S}. “It was supposed to be me.”',
        'They did it again. This time {S} said “Go” first, so as not to forget it, and then “Ready”. The boats had not been, but it was a good loud go.'
      ]
    },
    {
      id: 'all-by-itself',
      A: 'partner',
      paragraphs: [
        'They began again. {A} leaned on the edge, where the soap was. Now one hand was slippery, and {A} dipped it in behind the leaf, to rinse it. The leaf set off. It ran straight to the flannel, like a train.',
        '“You pushed!” said {H}. “I never touched it,” said {A}. {H} smelled the hand. “Soap,” said {H}. “Water’s got a skin,” said {A} slowly. “It pulls at a boat from every side. But soap makes it let go.” “It let go behind,” said {H}, “and in front it went on pulling.”'
      ]
    }
  ],
  turn: [
    {
      id: 'pepper',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I can’t see it, the skin,” said {H}. {A} filled a saucer with water, and shook pepper over it. The pepper lay on top, all over, like a crowd that waits for a boat race. {H} put one soapy finger into the middle.',
        'The whole crowd ran to the edge, and stood there. “They think that the boats are coming,” said {H}. {A} bent close to look at them, and sneezed. After that there was nobody in the saucer.'
      ]
    },
    {
      id: 'six-feet',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“On ponds there are insects that stand on the skin,” said {A}. “With each foot they make a little dent, and they don’t go through.” {H} laid one finger on the water, as lightly as it could be done. It got wet. “You’ve got too few feet,” said {A}. “You need six.”',
        'They let the captain try it, on two wooden legs. It went through, came up again, and lay on its back. “It’s standing,” said {H}, “but flat.”'
      ]
    },
    {
      id: 'the-cup',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Whoever won the race was to have a cup. {A} brought one from the kitchen, a blue one with a chip. “What does the winner do with it?” asked {H}. “Holds it up high,” said {A}, “so that the people on the other bank can see it. Like this.”',
        'It had been used for rinsing, and there was still some in it. The people on the other bank saw it very well. {A} dried one ear.'
      ]
    },
    {
      id: 'one-dab',
      A: 'partner',
      paragraphs: [
        'That water had let go all over, so they ran some new. {H} took a bay leaf too. {A} meant to win, and soaped the whole leaf, from tip to stalk. {H} put one small dab on the stalk, right at the back.',
        '“Go!” {H}’s leaf ran down the bath. {A}’s leaf shivered, and stayed. “Mine’s got more soap,” said {A}. “It’s let go on every side,” said {H}. “Now nobody’s pulling.” {H}’s leaf knocked at the flannel. It had won by a whole bath.'
      ]
    },
    {
      id: 'second',
      A: 'partner',
      paragraphs: [
        '“Once more,” said {A}. But this water was soapy now as well, and both leaves lay in it like leaves. “It’s no good for races,” said {A}. {H} put in a toe. It was warm, and smelled a little of soup. “It’s good for me,” said {H}.',
        'When {H} got in, the bath rose by a hand. It carried {A}’s leaf slowly past one knee to the flannel. “Second,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a place on the bank, and waited for the start.',
      '{names} looked at the soap dish, and then at the soap.',
      { text: '{names} hung the flannel straight, so that the finish was fair.', needs: ['hands'] },
      { text: '{names} felt the water, and called it a good sea.', needs: ['hands'] }
    ],
    way: [
      '{names} got a bit of the wave.',
      '{names} watched the leaf, without a blink.',
      { text: '{names} held up a towel for a sail, and nothing came of it.', needs: ['hands'] },
      { text: '{names} wiped the wave off the floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw it from close by, and could say who had won.',
      '{names} cheered for both leaves, one after the other.',
      { text: '{names} lifted the winner out, and laid it on a dry towel.', needs: ['hands'] },
      { text: '{names} clapped with wet hands, and it splashed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The soap dish went back to its place, and the soap lay down in it. The two leaves were put on the windowsill to dry. They were boats now, and the soup would have to do without.',
    '{H} was clean from the boat race, and only had to be dried. Then {H} lay down in bed, and nothing pulled from any side.'
  ],
  last: [
    'Whoever wins has all the others behind, and does not need to look. {H} was asleep.',
    'The day had let go of {H} on every side, and {H} lay still, and slept.'
  ]
})
