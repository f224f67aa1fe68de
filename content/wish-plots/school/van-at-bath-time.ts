import { wishPlot } from '../wish-plot.ts'

export const vanAtBathTime = wishPlot({
  id: 'wish-ice-cream-van-bath',
  wishes: ['ice cream van bath', 'ice cream van bathtime', 'ice cream van bath time', 'ice cream van in the bath', 'ice cream van tub', 'ice cream van bathroom', 'ice cream van shower', 'ice cream van hair wash', 'ice cream van washing hair', 'ice cream van soap', 'ice cream van shampoo', 'ice cream van bubbles bath', 'ice cream van towel', 'ice cream van pyjamas', 'ice cream van pajamas', 'ice cream van wet hair', 'ice cream van undressed', 'ice cream truck bath', 'ice cream truck bathtime', 'ice cream truck tub', 'ice cream truck shower', 'ice cream truck pajamas', 'ice cream truck pyjamas', 'ice cream truck towel', 'ice cream truck shampoo', 'ice cream truck soap', 'ice cream man bath', 'ice cream man bathtime', 'ice cream man shower', 'ice cream man pyjamas', 'ice cream man pajamas', 'ice cream tune bath', 'ice cream music bath', 'ice cream song bath', 'ice cream bath', 'ice cream bathtime', 'ice cream in the bath', 'ice cream in the tub', 'icecream van bath', 'icecream van bathtime', 'icecream truck bath', 'mr whippy bath', 'mister softee bath', 'kulfi man bath', 'whippy van bath'],
  answers: ['ice', 'cream', 'icecream', 'van', 'truck', 'man', 'lady', 'driver', 'cone', 'cones', 'lolly', 'flake', 'came', 'comes', 'come', 'coming', 'always', 'just', 'when', 'while', 'we', 'were', 'was', 'in', 'the', 'bath', 'baths', 'bathtime', 'bathroom', 'tub', 'shower', 'soap', 'soapy', 'shampoo', 'bubbles', 'foam', 'hair', 'wash', 'washing', 'wet', 'naked', 'towel', 'pyjamas', 'pajamas', 'dressing', 'gown', 'window', 'tune', 'music', 'song', 'bell', 'chimes', 'heard', 'hear', 'hears', 'missed', 'miss', 'ran', 'run', 'shouted', 'called', 'waved', 'wait', 'waited', 'street', 'outside', 'hot', 'summer', 'evening', 'tonight', 'bedtime', 'gone', 'left', 'both', 'too', 'late', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister', 'son', 'daughter', 'boy', 'girl', 'little', 'my', 'his', 'her', 'our', 'today', 'yesterday', 'morning', 'afternoon', 'again', 'first', 'time', 'everybody', 'everyone'],
  except: ['dropped', 'melted', 'crash', 'crashed', 'hurt', 'slipped', 'died', 'police', 'stranger', 'stolen', 'lost', 'winter', 'snow', 'ran out', 'sold out', 'bear', 'dog', 'cat', 'dragon', 'penguin', 'dinosaur', 'unicorn', 'monster', 'moon', 'beach', 'elephant', 'shark', 'sick', 'ill'],
  moods: ['late', 'change'],
  fed: true,
  company: ['van', 'bath', 'soap', 'tune', 'tiles', 'window', 'driver', 'towel', 'hatch', 'cone', 'cones', 'corner', 'foam', 'head', 'curtain', 'coins', 'duck', 'horse'],
  about: 'The ice cream van comes when the hero is in the bath with soapy hair, and drives on, until the tune is sung against the tiles, and the van comes back to see who the other van is.',
  titles: ['Is There Another Van in Here', 'Soap in Peaks', '{H} Sings to the Tiles', 'The Only Place Where You May Drip', 'Vanilla on Top'],
  want: [
    {
      id: 'full-of-soap',
      A: 'partner',
      paragraphs: [
        'The ice cream van came just when {H} was in the bath, with soap all over {H}’s head. {A} beside the bath had got a good deal of it too. The tune was far away, and then it was at the corner. “The van!” said {H}, and stood up. “At bath time?” said {A}. It was a hot evening, and {H} wanted an ice cream, and not more soap.'
      ]
    }
  ],
  way: [
    {
      id: 'one-with-a-flake',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the mirror they saw what {H} looked like. The soap stood up in a peak, and the peak had a curl at the top. “You’re a soft one,” said {A}. “A large.” {H} stuck in a toothbrush, on the slant. Now it was one with a flake.',
        '{H} turned round slowly, as they do in the van under the tap. It looked so good that they were both hungry. But in a bath you learn what soap tastes of, quite early, and only once.'
      ]
    },
    {
      id: 'coming-or-going',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is it coming or going?” asked {A}. You could hear that. When the ice cream van came nearer, its tune was a bit too high. When it drove away, it sagged. {H} showed it with the duck, which came along the edge of the bath.',
        'The duck came with a high quack, and passed {H}’s nose, and went off with a low one. “It’s sad to go,” said {A}. It turned at the tap, and was glad again.'
      ]
    },
    {
      id: 'a-call-in-a-towel',
      A: 'partner',
      paragraphs: [
        '{H} rubbed, to get the soap out fast. But soap that is rubbed turns into more soap, and stood up in peaks. So {H} took a towel, and went dripping to the window in the big room. “Wait!” called {H}. There was a sofa in there, a thick curtain, and a carpet like moss. The call went into them, and stayed there. Outside the tune turned the corner. “I’m too quiet,” said {H}.'
      ]
    },
    {
      id: 'what-it-would-be',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What would you have had?” asked {A}. {H} would have had one with nuts, in a cone, and then one without. “And you?” {A} would have had something that does not drip. They thought about what that could be.',
        '“A wafer,” said {H}. “By itself?” asked {A}. That was hardly worth the tune. {H} put the soap dish under the tap, and let it drip into a flannel, plop, plop. At that rate you would have to be as quick as a dog.'
      ]
    },
    {
      id: 'other-in-one-slipper',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I went out to that van straight from the bath once,” said {A}, “with a beard of foam. I’d forgotten it.” “What did the driver say?” asked {H}. The driver wanted to know if it was a new flavour. All the children in the queue wanted a beard on theirs.',
        'They let {A} go first, because it was dripping. “And what did you have?” asked {H}. It had been strawberry, as far as {A} could remember, and pine needles round the edge.'
      ]
    },
    {
      id: 'elder-had-a-horse',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Our ice cream had a horse,” said {S}. “It came along by itself, from door to door, while the man talked. It always came on bath night. We were five in one tub.” “And did you miss it?” asked {A}.',
        '“We sent the youngest to the window, with the sponge,” said {S}. “The horse liked a wet sponge. It put its head in, and as long as it was drinking, the man had to wait.” They had been very clean, that summer, from the window inwards.'
      ]
    },
    {
      id: 'child-has-the-coins',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'When the van came, {S} had run for the coins, and now stood with them by the bath. To count them {S} put them on the edge, one by one. There were four. Then there were three, and the bath said “plop”.',
        '{A} felt about for it between the knees. What came up was the soap, and then a marble, and the coin last of all. It was very clean. {S} looked at the other three, and at the water. “They’re dirty,” said {S}. Plop, plop, plop.'
      ]
    },
    {
      id: 'pet-waits-by-the-door',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} knew that tune. {A} sat down by the front door, with {A}’s nose to the crack, and did not look round. In all these years something had always been dropped when the van came. It only took somebody to go out there.',
        '{H} came by in the towel. {A} smelled at the soap, and understood it all, and lay down with a long breath. What is the use of being ready, when you have people who wash?'
      ]
    },
    {
      id: 'tiles-throw-it-back',
      A: 'partner',
      paragraphs: [
        '{H} sat down in the bath again, and sang the van’s tune, to say goodbye. It came back from all the walls. “You’re huge in here,” said {A}. {H} tried a bit more, and the toothbrushes hummed. “It’s the tiles,” said {A}. “A curtain drinks up what you sing. Tiles don’t drink. They throw it back.” They both looked up. Over the bath was a small window, and on an evening like this it stood open.'
      ]
    }
  ],
  turn: [
    {
      id: 'another-van',
      A: 'partner',
      paragraphs: [
        '{H} took a breath right down to the plug, and sang. It went out at the window as loud as a van. Two streets away the tune stopped. It was quiet there, as when a person listens. Then the tune asked, just the first few notes. {H} answered. “It thinks that you’re another one,” said {A}. Now they heard wheels. They came back round the corner, quite slowly, and stopped below.'
      ]
    },
    {
      id: 'two-with-sprinkles',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Not only the van had heard it. A neighbour was standing under the bathroom window in slippers, with a purse. “Two with sprinkles,” called the neighbour. “We’ve only got soap,” called {H}. “What sorts?” {A} looked along the edge of the bath. There was a green one, and one for dry hair.',
        'The neighbour thought about it. “Then just the napkins,” said the neighbour, who did not like to have come for nothing. {H} threw one out. It was a flannel, and hardly used.'
      ]
    },
    {
      id: 'which-room-is-the-loudest',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} sang one note of the tune into everything, to see who threw it back. The bucket threw it back at once, and deeper. A tooth mug threw it so hard that {H} got it in the eye. The bath mat kept it, and so did the towel.',
        '{H} put the towel round {H}’s head, and sang inside that. “Say when you start,” said {A}. {H} had nearly finished. You would never sell an ice cream in a towel.'
      ]
    },
    {
      id: 'other-is-the-freezer',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“The van must have driven in,” said {A}, and stood at the door with a bowl. “Is this the queue?” There was nobody in it so far but {A}. {A} stood very straight, so that it looked like more.',
        '{H} put a scoop of foam into the bowl, and a sponge on top. It was a real sponge. {A} paid with a bath pearl, and had to wait for the change.'
      ]
    },
    {
      id: 'guest-knows-another',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“With us the ice cream has a bell and no tune,” said {S}. “The man rings it twice.” {A} wanted to hear that against tiles. {S} took the tooth mug and a toothbrush, and rang twice. It was so clear that they both had to blink.',
        'Down in the street somebody opened a shutter. “He’s early,” said a voice. “And where’s his bicycle?” {S} put the toothbrush back in its mug with great care. It must have been somebody from home.'
      ]
    },
    {
      id: 'baby-one-note',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had one note, and liked it. Against the tiles it was much bigger than {A}. {A} looked up to see who had said that, and said it again. Up there somebody agreed at once.',
        'So {H} sang the tune of the van. Wherever there was a gap in it, {A} put in the note. Once it was even the right one. {A} got foam on the nose for that, one scoop.'
      ]
    },
    {
      id: 'may-drip-here',
      A: 'partner',
      paragraphs: [
        '“Is there another van in here?” called the driver. “This is my street.” All that could be seen at the small window was a peak with a curl. “I’m only soap,” called {H}. “Can you wait?” “For one in the same trade, always,” said the driver. Soon {H} and {A} stood at the hatch, quite dry, and in clean things. But the cone began to drip at once. {H} ate it back in the bath, with everything on, and no water. It was the only place in the house where you may drip.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard it too, and ran to the bath with the news.',
      '{names} stood by the door already, for it was high time.',
      { text: '{names} held up a towel, with both arms wide.', needs: ['hands'] },
      { text: '{names} looked in all the pockets of the house for coins, and found three.', needs: ['hands'] }
    ],
    way: [
      '{names} called from the big room as well, and it stayed in the curtain.',
      '{names} followed the wet footprints to the window and back.',
      { text: '{names} wiped the soap out of {H}’s ears, so that {H} could hear the van.', needs: ['hands'] },
      { text: '{names} pushed the small window open as far as it would go.', needs: ['hands'] }
    ],
    turn: [
      '{names} sang the low part, against the tiles behind the door.',
      '{names} went out first, to show the van where to stop.',
      { text: '{names} poured the jug over the peaks, and there was {H} again.', needs: ['hands'] },
      { text: '{names} did up {H}’s pyjamas, and got one button wrong in the hurry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bath was rinsed of soap and of vanilla. The towel was hung up, and kept what it had heard.',
    '{H} washed once more, only the chin, and hummed. Then {H} lay down where it was soft and nothing came back.'
  ],
  last: [
    'Two streets away a van listened for another one, but {H} was asleep.',
    'The pillow drank up the rest of the tune, and {H} was asleep.'
  ]
})
