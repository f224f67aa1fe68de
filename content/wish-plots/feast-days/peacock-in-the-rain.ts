import { wishPlot } from '../wish-plot.ts'

export const peacockInTheRain = wishPlot({
  id: 'wish-peacock-in-the-rain',
  wishes: ['peacock rain', 'peacock dancing rain', 'peacock monsoon', 'peacock dancing monsoon', 'peacock before rain', 'peacock first rain', 'peacock thunder', 'peacock dancing thunder', 'peacock clouds', 'peacock dark clouds', 'peacock storm coming', 'peacock dancing', 'peacock dancing roof', 'peacock roof rain', 'peacock on our roof', 'peacock terrace', 'peacock dancing terrace', 'peacock village rain', 'peacock field rain', 'peacock washing line', 'peacock laundry', 'mor nach', 'mor naach', 'mayil dancing', 'mayil rain', 'mayura dancing', 'moyur dancing', 'nemali dancing', 'peacock opens tail rain', 'peacock feathers rain', 'peacock wet rain', 'peacock dance rain roof', 'dance of the peacock rain', 'peacock knows rain', 'peacock hears rain', 'peacock called rain', 'peacock shrieks rain', 'peacock garden rain'],
  answers: ['peacock', 'peacocks', 'peahen', 'mor', 'mayil', 'dance', 'dances', 'danced', 'dancing', 'dancer', 'rain', 'rains', 'rainy', 'raining', 'rained', 'monsoon', 'storm', 'thunder', 'cloud', 'clouds', 'dark', 'sky', 'weather', 'wet', 'drops', 'before', 'first', 'day', 'season', 'feather', 'feathers', 'tail', 'fan', 'opens', 'open', 'opened', 'spreads', 'spread', 'eyes', 'blue', 'green', 'colourful', 'colours', 'beautiful', 'pretty', 'big', 'on', 'roof', 'rooftop', 'terrace', 'wall', 'field', 'fields', 'village', 'farm', 'park', 'courtyard', 'yard', 'temple', 'tree', 'washing', 'laundry', 'line', 'clothes', 'saw', 'seen', 'see', 'sees', 'watch', 'watched', 'watching', 'today', 'yesterday', 'morning', 'afternoon', 'evening', 'when', 'starts', 'started', 'comes', 'coming', 'came', 'knows', 'hears', 'heard', 'called', 'garden', 'grandma’s', 'nani’s', 'dadi’s', 'neighbour', 'who', 'that', 'grandma', 'nani', 'dadi', 'nana', 'dada', 'grandpa', 'mum', 'mama', 'dad', 'papa', 'brother', 'sister', 'india', 'sri', 'lanka', 'rajasthan', 'kerala', 'gujarat', 'our', 'little', 'loves', 'love', 'likes', 'happy'],
  except: ['died', 'dead', 'hurt', 'lost', 'costume', 'competition', 'recital', 'ballet', 'ride', 'rides', 'riding', 'chick', 'baby', 'shy', 'ugly', 'jealous', 'crow', 'zoo', 'colouring', 'dress', 'friend', 'friends', 'lonely', 'can’t', 'cannot', 'feathers fell', 'butterfly'],
  moods: ['waiting', 'learning', 'first', 'proud'],
  company: ['peacock', 'tail', 'rain', 'washing', 'sheet', 'sheets', 'line', 'can', 'hills', 'wall', 'sock', 'socks', 'feather', 'basket', 'pegs', 'cloud', 'sky'],
  about: 'The hero wants to see a peacock dance in the rain, and it dances under a blue sky, until they see that it is listening, and take the washing in before there is a cloud.',
  titles: ['The Peacock Hears It First', 'Not a Cloud in the Sky', '{H} Takes In the Washing', 'What the Tail Was For', 'Rain, Said the Peacock'],
  want: [
    {
      id: 'under-a-blue-sky',
      A: 'partner',
      paragraphs: [
        '{H} wanted to see a peacock dance in the rain. There was a peacock. It stood on the low wall beside the washing, and its tail was shut like an umbrella. Only there was no rain. The sky was as blue as the peacock. On the line hung four sheets, nine socks and a tablecloth. “It can’t dance without rain,” said {H}. “Then you’ll have to wait,” said {A}. {H} looked at the watering can.'
      ]
    }
  ],
  way: [
    {
      id: 'rain-out-of-a-can',
      A: 'partner',
      paragraphs: [
        '{H} filled the can at the tap, and made it rain in front of the peacock. It was a good shower, with a puddle. The peacock lifted one foot out of the puddle and shook it. Then it walked along the wall to where it was dry. {H} followed with the can. “That’s rain,” {H} told it. “You dance in that.” The peacock turned its back. “You’ve watered a sock,” said {A}.'
      ]
    },
    {
      id: 'how-the-dance-goes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s forgotten how,” said {H}. So {H} held a towel up behind by two corners, and turned round in small steps. {H} shivered the towel as well, as a peacock does. The peacock watched with one side of its head.',
        'Then it watched with the other. “Does it like it?” asked {H}. “It’s looking at the label,” said {A}. There was one, and it said to wash by hand.'
      ]
    },
    {
      id: 'a-hundred-and-fifty',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How many eyes are there on its tail?” asked {A}. {H} tried to count them, but they were folded up, one behind another. There should have been a hundred and fifty. You could see eleven, and one of those was a leaf.',
        '“The others are asleep,” said {H}. They waited for the peacock to turn round. At the front it had only two, like everybody, and those were looking for an ant.'
      ]
    },
    {
      id: 'elder-ran-for-it',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“My aunt kept no clock and no radio,” said {S}. “She kept a peacock, or it kept her. When it shrieked she put down whatever she had in her hand, and ran for the washing.” {A} asked whether the rain had always come.',
        '“Nearly always,” said {S}. “Once it was only my uncle, coming home on a bicycle with a bell. He was pleased. Nobody had ever run out to meet him before with a basket.”'
      ]
    },
    {
      id: 'a-sample-of-cloud',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} left the peacock in peace, and looked at the sky with {A}. They found a cloud. It was over the temple, and no bigger than a bun. “Come on,” said {H} to it. The cloud came on a little. Then it got thinner, like sugar in tea.',
        '“It was only a sample,” said {A}. The peacock had not even looked up. It knew a cloud when it saw one, and that had been a bun.'
      ]
    },
    {
      id: 'child-makes-thunder',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} thought that the peacock might want music. There was a pan, and a spoon to go with it. “That’s thunder,” said {S}, and hit the pan. The peacock shrieked. It was so loud that {S} dropped the spoon, and that was thunder as well.',
        '“Now it’s answered,” said {A}. “What did it say?” {S} picked up the spoon and thought. “I think that it said to stop,” said {S}, “but in the same key.”'
      ]
    },
    {
      id: 'pet-and-tail',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} lay in the shade of the tablecloth, and a tail went by on the wall. It went by for a long time. {A} looked along it to see who was at the other end, and met an eye.',
        'It was a real one. The peacock and {A} looked at each other. Neither of them could think of anything. Then both found that they had something to scratch, and that was how they got out of it.'
      ]
    },
    {
      id: 'other-hangs-a-shirt',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came by with one more wet shirt, and hung it up by its cuffs. “You’d think that a bird with a coat like that would mind the rain,” said {A}. “Mine’s got one button, and I mind it.” {H} said that this bird danced in it.',
        '{A} looked at the peacock’s tail, which was longer than the shirt. “And who dries that?” asked {A}. There was just one peg left on the line. They both looked at it, and left it where it was.'
      ]
    },
    {
      id: 'its-head-on-one-side',
      A: 'partner',
      paragraphs: [
        'Then, quite dry, the peacock danced. Up went the tail, as wide as a door. It rattled, and the peacock turned in small steps. “But it isn’t raining,” said {H}. {A} looked along the wall. “It stops after every rattle,” said {A} slowly. “And then it holds its head to one side, towards the hills.” {H} listened too. There was not a sound. “It’s heard something,” said {H}. “It isn’t dancing because it rains. It’s dancing because it’s going to rain.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-with-the-washing',
      A: 'partner',
      paragraphs: [
        '“The washing!” said {H}, and began with the socks. Along the lane all the lines were full. “There’s not a cloud in the sky!” called the neighbours over the wall. “The peacock’s dancing,” said {H}. They laughed so much that they had to hold on to their sheets. {H} pulled in the tablecloth by one end, and filled a basket to the top. “The last sock’s wet,” said {A}. That one had had its rain already.'
      ]
    },
    {
      id: 'what-is-too-low-to-hear',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What does it hear?” asked {H}. “Thunder,” said {A}, “from so far off that it’s too low for us.” {H} lay down on the ground and put an ear to it. There was an ant walking, and {H}’s own heart. That was all the weather there was down there.',
        'The peacock rattled its tail once more, and listened. It looked like somebody on the telephone, when the other one does the talking.'
      ]
    },
    {
      id: 'neighbour-asks-the-bird',
      A: 'same',
      spare: 9,
      paragraphs: [
        'One of the neighbours came to the wall and looked at the peacock sternly. “Is it true?” asked the neighbour. The peacock turned round, so that now there was only the back of the fan. It is brown, with a tuft, and not so well done.',
        '“I’m not taking in six shirts for that,” said the neighbour. “You’ve only seen the back,” said {H}. “It’s the front that knows.”'
      ]
    },
    {
      id: 'a-wind-gets-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A small wind came down from the hills. It smelled of wet stones. It moved the leaves first, and then it got under the peacock’s tail. The peacock had to take two steps, like a lady with an umbrella. Then the tail was straight again.',
        '“It wants to be found like that,” said {A}, “when it comes.” {H} smoothed down {H}’s hair as well. If it was going to rain, there was no need to look surprised.'
      ]
    },
    {
      id: 'ants-move-house',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the foot of the wall the ants were moving house. They carried small white parcels, up from the bottom and in at a higher crack. “Have they heard it too?” asked {H}. “Or else they’ve seen the peacock,” said {A}.',
        '{H} held down a grass stalk for a bridge. The ants went round it. They were in a hurry, and had their own washing to get in.'
      ]
    },
    {
      id: 'the-dance-in-the-rain',
      A: 'partner',
      paragraphs: [
        'The rain came over the hills, black and low. Now even people could hear it. Along the lane the neighbours ran, with wet sheets round their ears. {H} stood in the doorway beside the dry washing. Out on the wall the peacock danced in the rain. Drops ran down the fan, and each was one more eye. “It doesn’t shake its feet now,” said {A}. {H} put on the one wet sock, for it was used to rain. Then {H} went out to the step, and turned round in small steps.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} searched the sky as well, as far as the back of the house.',
      '{names} sat down under the socks, to wait for rain in the shade.',
      { text: '{names} felt a sheet, and it needed another hour.', needs: ['hands'] },
      { text: '{names} turned the tap for the can, and got the first shower.', needs: ['hands'] }
    ],
    way: [
      '{names} listened towards the hills, and heard a goat.',
      '{names} sat down in the watered place, and got up again.',
      { text: '{names} wrung out the sock that had been rained on.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in last, under the tablecloth.',
      '{names} sniffed at the wind, and took the peacock’s side.',
      { text: '{names} held the basket, and caught five socks out of nine.', needs: ['hands'] },
      { text: '{names} took in the neighbours’ smallest shirt as well, just in case.', needs: ['hands'] }
    ]
  },
  bed: [
    'The washing lay folded and smelled of sun, though there was none left anywhere. Out on the line hung one peg and a row of drops.',
    '{H} washed both feet and lay down on a dry sheet. It rained on the roof, and from the wall there came a rattle now and then.'
  ],
  last: [
    'The peacock shut its tail, shook out the rain, and {H} was asleep.',
    'Over the hills it was clear again, the peacock had already heard so, and {H} was asleep.'
  ]
})
