import { wishPlot } from '../wish-plot.ts'

export const lorryDriver = wishPlot({
  id: 'wish-lorry-driver',
  wishes: ['lorry driver', 'lorry drivers', 'truck driver', 'truck drivers', 'trucker', 'truckers', 'lorry', 'lorries', 'articulated lorry', 'delivery lorry', 'semi truck', 'semi trucks', 'eighteen wheeler', 'eighteen wheelers', '18 wheeler', '18 wheelers', 'big rig', 'big rigs', 'hgv', 'juggernaut', 'delivery driver', 'delivery truck', 'delivery trucks', 'delivery van', 'removal van', 'lorrys', 'lorry load', 'logging truck', 'log lorry', 'lorry logs'],
  except: ['bin', 'bins', 'rubbish', 'fire', 'cement', 'dump', 'dumper', 'tipper', 'monster', 'cream', 'recycling', 'tow', 'crane', 'garbage', 'mixer', 'digger', 'crash', 'broke', 'broken', 'hurt', 'noise', 'noisy', 'snow', 'gritter', 'toy', 'moving', 'talking', 'lost', 'tractor', 'train', 'dinosaur', 'dinosaurs', 'away', 'misses', 'missing', 'food', 'race', 'racing', 'stuck', 'wedged', 'jammed', 'bridge', 'flyover', 'underpass', 'tall'],
  answers: ['driver', 'drivers', 'truck', 'trucks', 'big', 'long', 'red', 'blue', 'trailer', 'delivers', 'delivering', 'deliveries', 'drives', 'driving', 'who', 'that', 'cab', 'load', 'loading', 'road', 'trip', 'night', 'dad', 'daddy', 'uncle', 'grandad', 'horn', 'wheels', 'huge', 'favourite', 'little', 'busy', 'distance'],
  company: ['lorry', 'pillows', 'towels', 'pans', 'trailer', 'cab', 'driver', 'load'],
  about: 'A lorry driver has to unload everything at each stop, until it is found out that what goes in first comes out last.',
  titles: ['What Goes In First', 'The Pillows Went Nowhere', '{H} the Lorry Driver', 'Three Stops and a Long Lorry', 'The Last Thing in the Lorry'],
  want: [
    {
      id: 'three-stops',
      A: 'partner',
      paragraphs: [
        '{H} was a lorry driver. The cab was a chair in front of the table. The trailer was the table, with blankets down the sides, and open only at the back. {A} did the loading. In went towels for the bathroom, then pans for the kitchen, and then pillows for the bedroom.',
        '“Three stops,” said {H}, “and I want to be home before dark.” The engine said brrrum.'
      ]
    }
  ],
  way: [
    {
      id: 'everything-out',
      A: 'partner',
      paragraphs: [
        'At the bathroom the driver opened the doors at the back. There were only pillows. The towels were right at the front. So all the pillows came out, and all the pans, with a clang. Then everything but the towels went in again.',
        'At the kitchen the pillows had to come out too, and go in again. “You’ve carried them four times,” said {A}, “and they haven’t got anywhere.”'
      ]
    },
    {
      id: 'high-cab',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The cab of a lorry is so high that there are steps up to it. {H} went up three, on the flat floor, with a hand on the rail. “What can you see?” called {A} from below. “I can see over all the hedges,” said {H}.',
        '“There’s a horse that nobody else knows about. And in a back yard there’s a man in a paddling pool, reading the paper.” {A} stood on tiptoe. “I can only see hedge,” said {A}. “He’s turning the page,” said {H}.'
      ]
    },
    {
      id: 'low-bridge',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There came a bridge, and that was {A}, with both arms out. “How high are you?” asked the bridge. {H} did not know. It has to be written up in the cab. The lorry went at a walk, and touched.',
        '“You’re stuck,” said {A}. “Let some air out of the tyres,” for that’s what they really do. “Psssh,” said {H}, and went slowly down on the chair, by the length of one head. Then they were through. On the other side {H} had to be pumped up again.'
      ]
    },
    {
      id: 'rest-time',
      A: 'same',
      spare: 3,
      paragraphs: [
        'After four hours and a half a lorry driver has to stop and rest. There’s a clock in the cab that makes sure of it. The clock was {A}. “Ting,” it said. “Now?” asked {H}. “I’m nearly there!” “Ting,” said {A}.',
        'So the driver rested, with both arms folded. The bread bin stood there, not three steps off. They looked at it together. “How long has it been?” “Four minutes,” said the clock. “And it has to be forty-five, or I tell on you.”'
      ]
    },
    {
      id: 'beep-beep',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A lorry that’s going backwards has to say beep. {H} said it, and looked in both mirrors, which were spoons. “Left hand down,” called {A} from behind. “A bit more. A bit more. Come on. Come on.” There was a crunch.',
        '“Stop,” said {A}. They got out and had a look. It had been a cracker. It was all right on one side. “You said come on,” said {H}. “I was talking to myself,” said {A}. “I couldn’t look.”'
      ]
    },
    {
      id: 'radio',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Lorry drivers talk to each other by radio, so as not to be lonely. Each of them has a name for it. “This is Big Biscuit,” said {H} into the soap. “Who’s that? Over.” It crackled. “This is Wet Sock,” said {A}, round the corner.',
        '“How’s the road, Wet Sock?” “There’s a toy pig in the fast lane,” said {A}. “It’s facing the wrong way. Over.” Five minutes later {H} came by there. The pig was just as Wet Sock had said.'
      ]
    },
    {
      id: 'strap',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At the first bend something slid across, back there, and went boom. “You have to strap it down,” said {A}. They had the belts of two dressing gowns. They drew them over the load, and under, and over, and pulled.',
        'At the next bend nothing went boom. “Does it hold?” called {H}. “It holds very well,” called {A}, in a squashed voice. {A} had been checking the load when it was tied.'
      ]
    },
    {
      id: 'truck-stop',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Where a lot of lorries stop, the breakfast’s good. There was only the one lorry here, but {H} went in. {A} stood behind the sink in an apron. “The usual?” asked {A}. The driver had never been there before. “Yes, please,” said {H}.',
        'It was three raisins and a cracker, and a very big mug. “Come far?” asked {A}. “From the bathroom,” said {H}. {A} whistled. “In this weather,” said {A}.'
      ]
    },
    {
      id: 'mirrors',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Right beside a lorry there’s a place where the driver can’t see you. {H} sat in the cab and looked into the spoon. “Are you there?” “Yes,” said {A}. “I can’t see you.” “Now?” {A} moved back. “Now I’ve got you,” said {H}. “You’re upside down.”',
        '“If you can see the spoon, the spoon can see you,” said {A}. They wrote that on a piece of paper, and pinned it to the back of the lorry.'
      ]
    },
    {
      id: 'pet-passenger',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'On the seat beside the driver rode {A}. It’s good to have somebody there on a long road, who won’t change the music. “That was a town,” {H} told {A}. “And that’s rain.”',
        '{A} looked at the rain. It was a curtain. By the next town {A} had gone to sleep. The driver turned down the engine, and sang that bit of the road very low.'
      ]
    },
    {
      id: 'elder-milk',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I rode along with the milk lorry once,” said {S}. “The driver let me hold the thermos. He stopped at every farm, and the cans went clonk, clonk, all the way.” “How far did you go?” asked {A}.',
        '“To the end and back,” said {S}. “I’d only wanted to go to school. He was so surprised to have company that neither of us thought of it. At the end of the road there was a calf. So that’s what I learned that day.”'
      ]
    },
    {
      id: 'child-small-van',
      A: 'child',
      spare: 11,
      paragraphs: [
        'The second lorry belonged to {A}, and was a shoe on a string. It carried one pea. “Where’s it going?” asked {H} from the cab. “Far,” said {A}. “And who’s it for?” “Another pea.”',
        'They drove along together for a while, the big one behind. It couldn’t overtake, for the road was narrow. The one in front kept stopping, to see if the pea was lying comfortably.'
      ]
    },
    {
      id: 'vest',
      A: 'partner',
      paragraphs: [
        '{A} sat down on a pillow to think. “A lorry’s like getting dressed,” said {A}. “The vest goes on first. And when does the vest come off?” “Last,” said {H}. They both looked at the lorry. “What goes in first comes out last,” said {A}. “I’ve dressed it in the wrong order.”'
      ]
    }
  ],
  turn: [
    {
      id: 'loaded-backwards',
      A: 'partner',
      paragraphs: [
        '“Then we’ll do the round once more,” said {H}, “and load the last stop first.” All of it was fetched back. The pillows went in first this time, right up to the front, and then the pans. The towels went in last, by the door. It looked quite wrong. The engine said brrrum.',
        'At the bathroom {H} opened the doors, and a towel fell into {H}’s arms. At the kitchen there stood the pans. {H} never had to move a thing that wasn’t getting off. “It comes out by itself,” said {A}.'
      ]
    },
    {
      id: 'wave-to-others',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Now they had time. Whenever somebody came the other way, the driver lifted one finger from the wheel. It’s how they say hello. It was {A} each time, in a hat, and then in no hat.',
        '“Who was that?” asked {A}, when they met in the cab. “I don’t know,” said {H}. “I’ve passed him for years. He’s got a new hat.”'
      ]
    },
    {
      id: 'echo',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Now there was hardly anything left in the trailer but the pillows. {A} put in a head, between the blankets. “Hello!” called {A}. “Hello,” it said from the front. That was the driver, through the wall.',
        '“It’s got an echo,” said {A}. “It’s got an echo,” said the front. “It’s a bit late,” said {A}. “That’s because it’s such a long lorry,” said the echo.'
      ]
    },
    {
      id: 'last-thing',
      A: 'partner',
      paragraphs: [
        'It was not quite dark yet when they got to the last stop, by the bed. The pillows came out, and the lorry was empty. {A} put {A}’s head in and looked all round. “There’s still something in this lorry,” said {A}. “It went in first of all, before the pillows, before anything. So it has to come out last.” “What is it?” asked {H} from the cab. “You,” said {A}.',
        'It was true. {A} opened the door of the cab, and took hold of the driver by both hands. “One driver,” said {A}, “for the bed. Mind the corners.” And {H} was unloaded.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shrank into the verge, and let the lorry by.',
      '{names} put in a small honk, from the back.',
      { text: '{names} signed for three pillows, with a flourish.', needs: ['hands'] },
      { text: '{names} buttoned the blankets down at the sides.', needs: ['hands'] }
    ],
    way: [
      '{names} rode along for a bit, between two pillows.',
      '{names} queued for towels at the bathroom, and got a pillow.',
      { text: '{names} heaved out a pillow, and heaved it in again.', needs: ['hands'] },
      { text: '{names} caught a pan by the handle, just before the clang.', needs: ['hands'] }
    ],
    turn: [
      '{names} beeped, as lorries do when they go backwards.',
      '{names} lay down on the pillow heap, which was not in the way now.',
      { text: '{names} hung up the towels that came out by themselves.', needs: ['hands'] },
      { text: '{names} waved the lorry past with two spoons.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blankets came down from the lorry, and it was a table. The towels and the pans were already where they belonged.',
    '{H} washed. The pillows went into the bed first, and {H} went in after them. The blanket came last of all, so it would be the first thing out in the morning.'
  ],
  last: [
    'All had been delivered, and signed for with a yawn, and {H} slept.',
    'The engine was off, and the last of the load was asleep, and it was {H}.'
  ]
})
