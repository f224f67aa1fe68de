import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const eel = wishPlot({
  id: 'wish-eel',
  beginsElsewhere: true,
  wishes: ['eel', 'eels', 'slippery eel', 'conger eel', 'moray eel', 'silver eel', 'river eel', 'eel sea', 'eel river', 'eel pond', 'long eel', 'baby eel', 'elver', 'elvers'],
  answers: ['slippery', 'long', 'sea', 'river', 'stream', 'pond', 'rain', 'wet', 'swims', 'swimming', 'going', 'journey', 'travels', 'far', 'ocean', 'wriggly', 'wriggles', 'hold', 'catch', 'catching', 'sleeve', 'coat', 'raincoat', 'little', 'friendly', 'funny', 'sleepy', 'who', 'that', 'wants', 'met', 'found', 'helps', 'helping', 'way', 'home', 'carry', 'carrying', 'black', 'silver', 'mud', 'shy', 'friend', 'our'],
  except: [...NOT_WELL, 'electric', 'jellied', 'pie', 'smoked', 'taniwha', 'sushi', 'shock', 'afraid', 'scared', 'heron', 'bite', 'teeth', 'baby'],
  company: ['eel', 'path', 'stream', 'pond', 'raincoat', 'coat', 'coats', 'bucket'],
  out: true,
  about: 'An eel on its way to the sea has to cross a path, and nobody can carry it, until it goes in at the neck of a raincoat and out at the cuff.',
  titles: ['In at the Neck, Out at the Cuff', 'The Eel and the Dry Path', '{H} Cannot Hold an Eel', 'Nobody’s Arm', 'As Far as the Stream'],
  want: [
    {
      id: 'i-have-started',
      A: 'partner',
      paragraphs: [
        'After the rain an eel lay in the wet grass. “I’m going to the sea,” it said. “I’ve started.” It had come from the pond as far as the path, and that was stones, six steps across. On the other side ran the stream.',
        '{H} wanted to carry it over, and took hold of it in the middle. It went through both hands like soap, and lay where it had lain. “That was no steps,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'holding-tight',
      A: 'partner',
      paragraphs: [
        '“You’ve got to hold it tight,” said {A}, and held it tight. Zip! It shot out at the back, and was nearer to the pond than before. “That’s the wrong way,” said the eel.',
        'They put it in a bucket, and it went in on one side and out on the other. They put it in a bag, and the bag had a hole, as small as a coin. “There,” said the eel. “I always find it.”'
      ]
    },
    {
      id: 'soap-school',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s the slime,” said the eel. “I make it myself.” They looked at their hands, and it went from finger to finger in threads. {A} shook {H}’s hand, to see. They could not stop. It went on until somebody found a tree.',
        '“Now try to pick up a stone,” said {A}. {H} tried. It went up in the air, past {A}, and into the pond. “That’s one less,” said the eel, with an eye on the path.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is it far?” asked {H}. “There’s the stream,” said the eel. “Then there’s a river, and then a bigger one. Then there’s the sea, and that’s the long bit. It takes half a year.” {A} sat down on the bucket. “What do you eat on the way?” asked {A}.',
        '“Nothing,” said the eel. “I had a good lunch.” {H} felt in one pocket. There was half a rusk, with fluff. It would have to do for three people, as far as the bus.'
      ]
    },
    {
      id: 'like-a-noodle',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Have you been to the sea before?” asked {A}. “I come from there,” said the eel. “I was as long as your finger, and you could see through me. There were thousands of us. We were like soup.” “And how did you get across the path then?” asked {H}.',
        'The eel thought back. That was twenty years ago. “It wasn’t a path,” it said. “It was all mud.” They looked at the stones. Somebody must have tidied up.'
      ]
    },
    {
      id: 'knot',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If it had a handle,” said {A}, “you could carry it.” The eel wanted to be helpful. It put its tail over, and through, and pulled. It had tied a knot in itself. {H} took hold of the loop and lifted.',
        'The knot ran along the eel like a ring along a string, and dropped off at the front. There was no knot any more. {H} had a loop of nothing in one hand. “I can do a bow as well,” said the eel.'
      ]
    },
    {
      id: 'backwards-too',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} wanted to push it from behind. But whichever end {A} pushed, the eel came towards {A}. It can swim forwards, and just as well backwards. “Which way round are you?” asked {A}. “It depends on you,” said the eel.',
        'So {H} pushed at the front and {A} at the back. The middle went up in the air, as high as a cat. They looked at each other under it. “Now it’s a bridge,” said {H}.'
      ]
    },
    {
      id: 'dark-suit',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The eel had put on something good for the journey. It used to be brown and yellow, it said. Now it was black on top and silver below, and its eyes had grown to twice the size. “That’s for the deep,” said the eel. “You’ve got to see who’s there.”',
        'They bent over it, one on each side. In the left eye was {H}, quite small, with a hood. In the right eye was {A}. “I’ll take you along,” said the eel, “as far as they last.”'
      ]
    },
    {
      id: 'breathing',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Can you breathe out here?” asked {H}. “Through my skin,” said the eel, “as long as it’s wet.” So they made it wet. {H} fetched water from the pond in both hands. By the time {H} got there it was a spoonful.',
        '{A} had a better idea, and stood on the bank, and shook a bush. All the rain of that day came down at once. The eel shut its eyes and breathed in, from head to tail. {A} went about in a squelching way from then on.'
      ]
    },
    {
      id: 'a-slug-goes-over',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A slug came to the path and went across it. It brought its own road, and laid it out in front of itself, wet and shining. They all three watched. It took as long as a lunch. “You’d have to be a slug,” said {A}.',
        '“I’d need more slime than I’ve got,” said the eel. “I’m longer.” The slug was over. It looked back at the three of them with one eye. It did not say how it was done.'
      ]
    },
    {
      id: 'wheelbarrow',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} came with a wheelbarrow, and this time nothing could go wrong. They let the eel swim into it, out of the puddle, as into a boat. It lay in there in rings. “Drive slowly,” it said. {A} lifted the handles.',
        'Then the barrow sloped to the front. The eel went over the edge in one long pour, and it was lying by the wheel. “I drove too fast,” said {A}, who had not driven at all.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had seen long things in the grass before, and this was one that looked back. {A} kept a little way off. The eel lay there. Neither of them was in a hurry to be introduced.',
        'Then the eel moved its tail, just the tip. {A} moved too, just the back end. They did that twice more. “What are they saying?” asked {H}. It was nothing much. It was about which of them had started.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My cousin caught one with his bare hands,” said {S}, “and came home with it. It was in his shirt when he came in at the gate. At the door it was in his trousers. In the kitchen he hadn’t got it any more.” “Where was it?” asked {A}.',
        '“In the umbrella stand,” said {S}. “My mother opened hers in the rain, at the bus stop. It got out there, and so did she.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was an eel now, and lay down in the wet grass with both arms at the sides. “Carry me,” said {S}. {A} took hold under the arms. The eel wriggled, and was out. {A} took hold of the feet. The boots came off.',
        '“I’m too slippery,” said {S}, and was pleased. “You’re only too giggly,” said {A}. The real eel watched with great interest. It had never been held by the boots.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was not to be held today either. {A} arched {A}’s back, and slid down {H}’s front, and was on the rug again. “Zip,” said {H}. The eel looked up. “Is there a stream over there as well?” it asked.',
        '{A} wanted to go to the bucket. {H} picked {A} up once more, and {A} went out through the bottom of the cardigan. “It’ll do well,” said the eel. “That’s just how I began.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“You’ve got to wear woolly gloves,” said {A}. “My gran says so. Then it can’t slip.” They had two, a red one and a striped one. {H} put on the one, and {A} put on the other. They took hold, and it held. “There!” said {A}.',
        'They carried it two steps. Then the eel was lying in the grass, and it was wearing a red glove. It fitted rather well, round the middle. “It’s warm,” said the eel, “but I don’t think I’ll need it in the sea.”'
      ]
    },
    {
      id: 'it-was-in-there',
      A: 'partner',
      paragraphs: [
        '{A} had got too hot, and thrown a raincoat on the grass. Something moved in it. Out of the cuff came a head. “It’s nice in there,” said the eel. “It touches you all round.”',
        '“We don’t have to hold it at all,” said {A}. “It goes in where there’s a hole, and comes out at the next one.” They both looked at the path. It was about four coats wide.'
      ]
    }
  ],
  turn: [
    {
      id: 'coat-after-coat',
      A: 'partner',
      paragraphs: [
        '{H} laid a raincoat on the stones, with the neck to the grass, and one sleeve stretched out. The eel went in at the neck. It went along in there like nobody’s arm, and looked out at the cuff. “Next,” it said.',
        'Next came the other coat. Then {H} ran round with the first one, and laid that down again at the front. “In at the neck,” said {A}, “out at the cuff.” It began to rain once more, on two people without coats.'
      ]
    },
    {
      id: 'wrong-sleeve',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the third coat it took the wrong turning. They waited at the right sleeve, and the left one began to wriggle. “This way!” called {H}, into the cuff. “I can hear you,” said the eel in there. “But there’s a pocket, and it’s very well furnished.”',
        'It had found a bus ticket and a toffee. Then it had to turn round. The whole coat got up on its elbows, and lay down again. “I should have liked to stay,” it said afterwards, “if it weren’t for the sea.”'
      ]
    },
    {
      id: 'somebody-comes-by',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A lady came along the path with an umbrella, and found two coats lying across it. “Have you lost something?” she asked. “We’re just helping somebody through,” said {A}. Water ran out of {A}’s hair. One of the sleeves lifted its cuff a little, and put it down again.',
        'The lady looked at the sleeve. Then she stepped over it with a very long step, and held the umbrella over it. “Good afternoon,” she said to it. “Afternoon,” said the cuff.'
      ]
    },
    {
      id: 'shaking-hands',
      A: 'partner',
      paragraphs: [
        'The last sleeve hung down to the stream. The eel put out its head like a hand. So {H} shook it, and did not hold it at all. “Thank you,” said the eel. “That was the hard part. Now there’s only the sea.”',
        'Then the sleeve was flat. They put their wet coats on. {H}’s arm went in at the neck, without touching anything, and shot out at the cuff. “Next,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed in the grass beside it, for company.',
      '{names} looked across at the stream, which was not far, for some.',
      { text: '{names} took hold as well, further back, and it came out at the end.', needs: ['hands'] },
      { text: '{names} picked the driest leaves off the path.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the bucket, and there was nobody in it.',
      '{names} got out of the way at the zip.',
      { text: '{names} held the bag shut, at the other end.', needs: ['hands'] },
      { text: '{names} wiped the slime off on the grass, and it was a lot.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along beside the coat, to see how far it was.',
      '{names} got wet with all the others.',
      { text: '{names} did up the buttons, so that it would not get out at the front.', needs: ['hands'] },
      { text: '{names} held the last cuff open.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the coats hung dripping in a row. Out of one pocket came some grass, and the cuffs were as smooth as glass inside.',
    '{H} washed, and went in at the neck of the pyjamas, and came out at both cuffs. Then it was the turn of the blanket.'
  ],
  last: [
    'It touched {H} all round, from the neck to the feet, and {H} was asleep.',
    'The stream was on its way to the river, and somebody with it, and {H} was asleep.'
  ]
})
