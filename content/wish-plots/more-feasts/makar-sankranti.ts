import { wishPlot } from '../wish-plot.ts'

export const makarSankranti = wishPlot({
  id: 'wish-makar-sankranti',
  wishes: ['makar sankranti', 'sankranti', 'sankranthi', 'makara sankranti', 'makar sankranthi', 'sankrant', 'uttarayan', 'uttarayana', 'tilgul', 'til gul', 'til laddu', 'kite festival', 'kites festival', 'uttarayan kite', 'kites sankranti', 'kites makar sankranti', 'sankranti kite', 'international kite festival', 'maghi', 'kite festival india', 'flying kites sankranti', 'flying kites for makar sankranti', 'kite flying roof', 'kites roof', 'kite roof', 'kites rooftop', 'kites from rooftop', 'kites on the roof', 'kite flying rooftop', 'kite rooftop january'],
  except: ['sad', 'died', 'without', 'hurt', 'accident', 'fell', 'cut', 'beach', 'weifang', 'japan', 'china', 'bali'],
  answers: ['fight', 'fights', 'fighting', 'battle', 'battles', 'festival', 'happy', 'celebrating', 'celebrate', 'celebration', 'day', 'kite', 'kites', 'flying', 'fly', 'roof', 'rooftop', 'sesame', 'sweet', 'sweets', 'laddu', 'laddus', 'grandma', 'nani', 'dadi', 'grandpa', 'sun', 'winter', 'january', 'first', 'tomorrow', 'family', 'india', 'gujarat', 'jaipur', 'ahmedabad', 'lantern', 'lanterns', 'with', 'our', 'in'],
  moods: ['first', 'waiting', 'proud', 'quarrel', 'losing'],
  fed: true,
  partnerPlays: true,
  company: ['kite', 'crow', 'kites', 'neighbour', 'sesame', 'roof', 'lantern', 'string', 'sky'],
  about: 'On Makar Sankranti the hero’s kite has come down next door, where it may be kept, and only a sesame sweet in both their mouths brings it back.',
  titles: ['Take It and Speak Sweetly', 'The Kite Next Door', '{H} Says Mm', 'A Sweet for the Neighbour', 'As Late as It Was Light'],
  want: [
    {
      id: 'the-red-kite',
      A: 'partner',
      paragraphs: [
        'It was Makar Sankranti, and the sky was so full of kites that the crows went on foot. Then a string went over the string of {H}’s red kite, and somebody shouted, “Kai po che!” It was off. It sailed away, and came down on the roof next door.',
        'That was the sofa. The neighbour was {A}, behind a newspaper, with the kite on {A}’s knees. “That’s mine!” called {H}. “It was,” said {A}. If you find a kite, you keep it. That is the rule.'
      ]
    }
  ],
  way: [
    {
      id: 'over-the-wall',
      A: 'partner',
      paragraphs: [
        '{H} wanted it back before dark. “Give it here!” called {H} over the wall, which was the arm of the sofa. The newspaper did not move. “I saw it first!” “I’ve got it last,” said the paper.',
        '“I’ll give you two blue ones.” “I like red,” said the neighbour. “It’s a bad one! It pulls to the left!” “So it’s bad as well,” said {A}, and shut it up in a drawer.'
      ]
    },
    {
      id: 'paper-kite',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A kite of that kind is only paper and two sticks, and weighs no more than a letter. There is no tail on it. {H} made a new one out of the wrapping from the bread. {A} looked on across the wall. “Your middle’s not in the middle,” said the neighbour.',
        '{H} held it up by the thread. It hung a bit sideways, like somebody who is listening. “It’s meant to,” said {H}. It had a good look at the floor, and went there.'
      ]
    },
    {
      id: 'string-run',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'It takes two to get a kite up. One stands far off with the kite over the head, and throws it, and the other pulls. There was nobody on {H}’s roof but {H}. So {H} held it up, and let go, and ran to the other end of the string. The kite was there already, on its nose.',
        '“You want somebody to throw it for you,” said the neighbour. “I know,” said {H}. They both looked at the sky, each from a different roof. It would have been just the right wind.'
      ]
    },
    {
      id: 'the-reel',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The string was on a big reel with two handles, and that was a rolling pin. Somebody has to hold it and let it spin. {A} stuck a foot over the wall, and held one end. “It’s only because it was rolling,” said {A}. Rrrr, it went, when {H} pulled.',
        '“Let it out,” called {H}. “More!” It ran and ran. “Now take it in.” The neighbour turned and turned, for much longer. String is quickly let out, and slow to come in.'
      ]
    },
    {
      id: 'sun-turns',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Do you know why it’s today?” asked {A} from behind the paper. “The sun’s had enough of going down so far to the south. From now on it comes back to us, a bit further every day.” {H} looked at it. It hung over the roofs, and did not look as if it had turned round.',
        '“It goes by only a minute at a time,” said {A}. “It’s like a bus in the market.” They both stretched out their feet to it. If you thought about it hard, it was a minute warmer.'
      ]
    },
    {
      id: 'crows-walking',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A crow came along the wall on foot, and it was a black sock. “It’s too full for you up there, isn’t it?” said {H}. The crow looked up. It was all string and paper. It knew its way up there. But today it was like a street on a Saturday.',
        '{A} pushed a crumb over to its side. “They come back at sunset,” said the neighbour, “when everybody’s gone in to eat. Then they fly round once, and check.” The sock ate, and said nothing.'
      ]
    },
    {
      id: 'shouting',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'On all the roofs there was shouting, and the same song came from three radios. “Kai po che!” came from the left. “Kai po che!” came from behind. You had to shout it too, whatever had been cut. {H} did, and so did the newspaper.',
        '“Whose was that?” asked {A}. “I don’t know,” said {H}. “It was green.” They both watched it go. It went over the water tank quite calmly, as if it had an appointment.'
      ]
    },
    {
      id: 'food-on-the-roof',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They had their dinner up there, each on a different roof. {H} had rice and lentils in a pan. “Is that soft?” asked the neighbour. “It’s too hot,” said {H}. {A} had puffed rice in a ball, which crackled when you bit it. Everyone next door could hear.',
        '“Is that nice?” asked {H}. “It’s loud,” said {A}. The wind was from that side, and it smelled of butter. They both chewed, and each had a bit of the other’s dinner up the nose.'
      ]
    },
    {
      id: 'finder',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Down in the lane came {A}, who catches what falls, with thirteen kites on one arm. “Is that red one anybody’s?” called {A}. “Yes,” called {H}. “No,” called the roof next door.',
        '“Then I’ll come back,” said {A}. “I’ve time. I’ve never bought a kite in my life. They all come down to me in the end, like mangoes.” And there came one already, on to the top of the thirteen, and {A} had not even looked.'
      ]
    },
    {
      id: 'eye-contact',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} tried it by looking. {H} put {H}’s elbows on the wall, and looked at the drawer. It took some time. “It won’t come out by itself,” said {A}. “It’s not meant to,” said {H}. “It only has to know that I’m here.”',
        'The neighbour turned over a page. It was upside down. Inside the drawer something rustled, or perhaps it was the paper. They both acted as though they had not heard.'
      ]
    },
    {
      id: 'pet-string',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had caught a kite as well, or anyway the end of one. It lay with the string between two paws and had one eye on each side. {H} gave a pull. {A} gave a pull. It was a strong wind, and it came from below.',
        '“Kai po che,” said {H}, and let go. {A} looked at what it had won. It was not so much, without somebody on the other end. It brought the string back, and put it down on a foot.'
      ]
    },
    {
      id: 'elder-roof',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We never saw my father so young as on that day,” said {S}. “He had a plaster on each finger, and a cap. He called all the neighbours names like a schoolboy.” “And did they mind?” asked {A}.',
        '“They called back,” said {S}. “All year they’d said good morning on the stairs. That was what they’d have liked to say.” In the evening they all sat together on one roof, with their plasters, and passed round the sesame.'
      ]
    },
    {
      id: 'small-laddu',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was in charge of the sesame sweets, and counted them with a finger. “One for you,” said {S}, “and one for me. One for the crow, and one because it’s broken.” {A} held the plate. “And who’s that one for?”',
        '“For whoever’s cross,” said {S}, and looked from one roof to the other. Nobody put up a hand. “Then it’s mine,” said {S}, and made a cross face, so that it was all in order.'
      ]
    },
    {
      id: 'baby-sky',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} lay on a rug, and saw most of it. There was nothing in the way up there. {H} held a piece of paper over {A}, and let it swing. Two eyes went to and fro along with it. Then one hand came up and had it.',
        'Nobody had shouted anything. {A} folded the kite up, first in half and then into a mouth. “That’s the best finder of all,” said {H}. “From that one you’d never get it back.”'
      ]
    },
    {
      id: 'guest-gloves',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} had never been up there before, and got everything explained at once, from all sides. “Pull!” they said. “Let go! Not now!” {A} had the string in one hand and a sweet in the other, and pulled on the sweet.',
        'But the kite went up. It stood there high over all the others, and {A} did not dare to move. “What do I do now?” asked {A} in a whisper. “Nothing,” said {H}. “You’ve got it. You just mustn’t notice.”'
      ]
    },
    {
      id: 'not-a-sweet-word',
      A: 'partner',
      paragraphs: [
        '{H} sat down behind the wall. “I’ve said all there is,” said {H}. “You’ve said Give, and Mine, and Bad,” said the neighbour. “You’ve not said one sweet word, and it’s Sankranti.” On that day people hand each other a sesame sweet. They say, Take it, and speak sweetly.',
        '“You haven’t either,” said {H}. “No,” said {A}, behind the paper. “Nobody’s given me one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'mm',
      A: 'partner',
      paragraphs: [
        '{H} took two sesame sweets, went all the way round, and knocked. “Take it,” said {H}, “and speak sweetly.” They each bit on one, and then their teeth were stuck together.',
        '“Mm,” said {A}. “Mm?” said {H}. “Mm-mm.” You cannot quarrel like that. You can only chew, and nod at how good it is. When it was over, neither of them knew what came next. {A} opened the drawer. “I’ve straightened it,” said {A}. “It did pull to the left.”'
      ]
    },
    {
      id: 'second-sweet',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They had another, to be on the safe side. Sesame is so small that it takes hundreds for one sweet, and each of them pops. “What did you mean,” asked {H}, “when you said Mm-mm?” “I meant that I’d had my eye on it because it flew so well,” said {A}.',
        '“And you?” “I meant that you’ve a nice roof,” said {H}. It was odd. They had both heard it exactly like that.'
      ]
    },
    {
      id: 'crow-round',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Towards evening it got quiet on the roofs. Bits of string hung from all the wires, with nobody on them. They rolled up what they could reach, so that no bird would be caught in it. It made a ball as big as an orange, in nine colours.',
        'The crow flew by, once round, and checked. “It’s all right,” called {H} up to it. “It’s yours again.” It said something short. It was not exactly sweet, but it was a crow.'
      ]
    },
    {
      id: 'lantern',
      A: 'partner',
      paragraphs: [
        'Then it was dark. One kite can still go up after that, when it has a lantern on its string. It takes two for it. {A} threw, and {H} pulled. The lantern was a torch, and went up the wall as far as the ceiling.',
        '“Whose is it now?” asked {A}. {H} still had something sweet on {H}’s tongue. “You take the string,” said {H}. “I’ll tell you what it sees.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the red kite in quite the wrong part of the sky.',
      '{names} ducked as the string went by.',
      { text: '{names} shouted along with both hands round it.', needs: ['hands'] },
      { text: '{names} waved to the roof next door, and a newspaper waved back.', needs: ['hands'] }
    ],
    way: [
      '{names} kept watch at the wall, from below.',
      '{names} trotted from one roof to the other and took no sides.',
      { text: '{names} handed {H} the two blue kites, and then took them away again.', needs: ['hands'] },
      { text: '{names} passed a plate over the wall, and it came back empty.', needs: ['hands'] }
    ],
    turn: [
      '{names} chewed on something too, and hummed.',
      '{names} came over to that side, for the view.',
      { text: '{names} held the torch straight on its way up.', needs: ['hands'] },
      { text: '{names} picked sesame off the sofa, seed by seed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wall was an arm of the sofa again. The red kite lay on a shelf, half way between the two roofs.',
    'It took some brushing until the sesame was out of all the teeth. Then {H} lay down, and the night was one minute shorter than the last.'
  ],
  last: [
    '“Mm,” said {H}, sweetly, and was asleep.',
    'Over both roofs there was nothing more in the sky than stars, and {H} slept.'
  ]
})
