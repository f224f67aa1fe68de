import { wishPlot } from '../wish-plot.ts'

export const postwomanInTheSnow = wishPlot({
  id: 'wish-postwoman-in-the-snow',
  wishes: ['postwoman snow', 'postman snow', 'post woman snow', 'post man snow', 'postie snow', 'post lady snow', 'postlady snow', 'mail lady snow', 'mail woman snow', 'mailwoman snow', 'mailman snow', 'mail carrier snow', 'letter carrier snow', 'postal worker snow', 'postwoman bicycle', 'postman bicycle', 'postie bicycle', 'post lady bicycle', 'mail carrier bicycle', 'mailman bicycle', 'postwoman bike', 'postman bike', 'postie bike', 'post lady bike', 'mail lady bike', 'mail carrier bike', 'mailman bike', 'post bicycle snow', 'post bike snow', 'letters bicycle snow', 'delivering letters snow', 'delivers letters snow', 'delivering post snow', 'delivers post snow', 'deliver letters snow', 'deliver post snow', 'delivering mail snow', 'delivers mail snow', 'postwoman snowy', 'postman snowy', 'postie snowy', 'postwoman snowstorm', 'postman snowstorm', 'postwoman blizzard', 'postman blizzard', 'postwoman winter', 'postman winter', 'postie winter', 'parcels snow', 'parcel in the snow', 'post gets through snow'],
  answers: ['postwoman', 'postman', 'post', 'postie', 'postlady', 'lady', 'woman', 'man', 'mail', 'mailman', 'mailwoman', 'carrier', 'postal', 'worker', 'letter', 'letters', 'parcel', 'parcels', 'deliver', 'delivers', 'delivering', 'bring', 'brings', 'bringing', 'bicycle', 'bike', 'cycles', 'cycling', 'rides', 'riding', 'ride', 'pedals', 'pushes', 'pushing', 'snow', 'snows', 'snowing', 'snowy', 'snowstorm', 'blizzard', 'deep', 'winter', 'wintry', 'cold', 'icy', 'stuck', 'gets', 'through', 'street', 'village', 'hill', 'sledge', 'sled', 'helps', 'help', 'helping', 'who', 'with', 'her', 'his', 'the', 'in', 'on', 'and', 'even', 'every', 'day', 'morning', 'always', 'still', 'big', 'heavy', 'bag', 'red', 'yellow', 'old', 'can’t', 'cant', 'wheels', 'all'],
  except: ['santa', 'christmas', 'father', 'reindeer', 'owl', 'pigeon', 'dog', 'fox', 'bear', 'penguin', 'snowman', 'yeti', 'polar', 'ran over', 'hurt', 'accident', 'avalanche', 'frozen', 'queen', 'princess', 'dragon', 'robot', 'dinosaur', 'unicorn', 'magic', 'birthday', 'lost', 'died', 'dead', 'hospital', 'stolen', 'snow white', 'elf', 'elves', 'globe', 'moped', 'van', 'drone'],
  nothingElse: true,
  moods: ['waiting', 'proud'],
  isTale: true,
  out: true,
  company: ['postie', 'bicycle', 'snow', 'parcel', 'street', 'letters', 'bags', 'bag', 'wheel', 'wheels', 'mudguard', 'bell', 'sledge', 'letterbox', 'door', 'saddle', 'house', 'houses', 'post'],
  about: 'The postie’s bicycle sticks in the deep snow, and the hero’s parcel falls off it and lies on top, as it is wide and flat; and so it turns out what is in it, and what it is good for.',
  titles: ['It Lies on Top', 'The Postie and the Deep Snow', 'A Bicycle Gets a Ride', '{H} and the Wide Flat Parcel', 'The Post Comes Sliding'],
  want: [
    {
      id: 'stuck-at-the-corner',
      A: 'partner',
      paragraphs: [
        '{H} had been waiting for a parcel for six days. For two of them it had snowed, and no car could get through. “The post won’t come today,” said {A} at the window.',
        'But far down the street something moved. {H} saw a yellow bicycle, with two full bags and a wide, flat, brown parcel. “That one’s mine!” said {H}. On the saddle sat the postie, and the wheels turned more and more slowly. Then the postie fell over sideways, quite softly.'
      ]
    }
  ],
  way: [
    {
      id: 'under-the-mudguard',
      A: 'partner',
      paragraphs: [
        'They went out to help. {H} pulled, {A} pushed, and the postie steered. They got as far as a lamp post. Then neither wheel would turn. Under the mudguards the snow was packed as tight as cake in a tin.',
        '{A} ran in for a spoon, and {H} dug it all out. They pushed on to the next lamp post, and there it was again. “A bicycle’s no good,” said the postie. “It’s only as wide as two fingers, so it goes right in.”'
      ]
    },
    {
      id: 'snow-swallows-the-bell',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The postie rang the bell, so that people should come out. It hardly made a sound. “The snow’s swallowed it,” said {A}. New snow was full of small holes. A noise went in there, and did not find its way out. {H} shouted “Post!” into a heap.',
        'Nothing came back. “It must be quite full of people calling their dogs,” said {H}. They leaned down to listen. “And when it melts?” asked {A}. {H} thought that there would be a terrible noise in spring.'
      ]
    },
    {
      id: 'the-warm-postcard',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When the bicycle fell, a postcard had slid out. There was a palm tree on it, and a blue sea. {H} picked it up and brushed the snow off the beach. “It’s shivering,” said {H}. It was only {H}’s hand, but that came to the same.',
        'The postie put it inside the scarf, to be delivered warm. {A} looked after it. “What does it say on it?” asked {A}. The postie never reads a postcard. But it was something about the heat.'
      ]
    },
    {
      id: 'hats-on-everything',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Everything had a white hat on. The lamps had one, and so had every post of every fence. They stood for one moment to talk, and then the saddle of the bicycle had one too. It was tall, with a dent. “It looks like a mayor,” said {A}.',
        '“I can’t sit on a mayor,” said the postie, and did not like to wipe it off. {H} lifted the hat with both mittens, and set it on a gatepost that had lost its own. It suited it very well.'
      ]
    },
    {
      id: 'what-the-track-says',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Behind them in the snow was the bicycle’s track, from one end of the street to the other. {A} could read it. “Here it was still going straight,” said {A}. “Here’s a wobble, because of the baker’s smell.” There was a long curve after that, to the left.',
        '“And here?” asked {H}. In that place there was a very clear round hole, with two mittens beside it. “That’s where I sat down to think,” said the postie.'
      ]
    },
    {
      id: 'which-house',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The numbers were all snowed over. Which was fourteen? {H} put {H}’s nose to the first letterbox. “Onions,” said {H}. “Then it’s twelve,” said the postie. At the next it was soap, so that was sixteen. And in between?',
        'There was a snowdrift in between. {A} knocked on it. It was a door. The flap opened, and two eyes looked out of it. “Fourteen?” asked {A}. “I think so,” said the eyes. “I haven’t been out to look.”'
      ]
    },
    {
      id: 'other-lets-down-a-basket',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had run back up for a scarf, and now called down from the window. “Is there anything for me?” There was, but nobody wanted to wade to the stairs. So {A} let down a basket on a washing line.',
        'They put the letter in, and the basket went up. Then it came down once more. There was a bun in it, for the postie, and half a bun for {H}. “Anything else for me?” called {A}. “No,” called the postie, with a full mouth, “but do look again tomorrow.”'
      ]
    },
    {
      id: 'pet-in-the-basket',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come out as far as the doorstep, and looked at the snow. It looked like a bath full of foam that nobody had warmed. {A} stayed where {A} was. “Shall I take you along?” asked the postie. There was an empty basket on the handlebars.',
        'So {A} was carried out, and sat in it with a scarf on. It was the only bit of the post that could look about. Three people asked who {A} was for. “Just to look at,” said {H}.'
      ]
    },
    {
      id: 'elder-whose-post-was-late',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was small, the post came on skis,” said {S}. “You saw it a long way off, on top of the hill. Then it came down very fast, and went past.” “Past your house?” asked {A}.',
        '“Every time,” said {S}. “It couldn’t stop. The letters were thrown. We opened the window when we heard it coming, and in flew the bills.” The postie listened with shining eyes, and looked up at the hill.'
      ]
    },
    {
      id: 'child-posts-a-snowball',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had made a snowball, a very good one, and wanted it sent to the seaside. “Where’s the address?” asked the postie. {S} drew it on with a twig. A stamp would not stick, so {A} pressed in a leaf.',
        '“Is it urgent?” asked the postie. {S} felt a drip at one elbow. “Yes,” said {S}. The postie laid it in the coldest corner of the bag. “It’ll get there,” said the postie, “but it may arrive as a letter from the sea.”'
      ]
    },
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        'Just then the wide parcel slid off the bicycle. “Catch it!” cried {H}. It fell flat on its front, and stayed there.',
        '“It hasn’t sunk,” said {A} slowly. “It’s heavy, and it’s lying on top.” {H} pressed on it with both hands. “Because it’s wide,” said {H}. “It isn’t standing in one place. It’s lying in all of them.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-was-in-it',
      A: 'partner',
      paragraphs: [
        '“Sign here,” said the postie. {H} signed, and tore the paper off. It was a red sledge, as flat below as a tray. For six days {H} had wanted to be the first on it.',
        '{H} looked at the sledge, and then at the bicycle, with snow up to its lamp. “You first,” said {H}. They laid it on the sledge, bags and all, and tied it down with the parcel string.'
      ]
    },
    {
      id: 'the-bicycle-as-passenger',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It’s carried me for eleven years,” said the postie. “Now look at it.” The bicycle lay on its side, with one wheel in the air. When they went round a corner, the wheel turned a little, all by itself. “It wants to help,” said {A}.',
        '{H} laid one mitten on the wheel until it was quiet. After that it rode along like a guest. Only the bell went ting at every bump, as if it had seen somebody that it knew.'
      ]
    },
    {
      id: 'trays-for-shoes',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The postie’s boots still went in deep. “You’re too narrow as well,” said {A}, and fetched two baking trays. They were tied on with scarves, one to each foot. “A snow hare does that,” said {H}. “It’s got big feet, only for the top of the snow.”',
        'Clang, went the postie, and clang, and did not sink. People looked out to see who was cooking. “Post!” called {H}, and they nearly held out their plates.'
      ]
    },
    {
      id: 'last-letter',
      A: 'partner',
      paragraphs: [
        'Now it slid. {H} and {A} pulled, and every house had its post before dark. They came to their own door last. The bicycle was carried into the hall, to stay there until it thawed.',
        'Then the sledge was free. The postie took the string. “Where’s this one to go?” {H} and {A} sat down on it, one behind the other. “To this door,” said {H}, “but go round by the corner.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed on the window too, and rubbed a hole to look through.',
      '{names} saw the postie fall, and it made no noise at all.',
      { text: '{names} put on two odd mittens, to be quick.', needs: ['hands'] }
    ],
    way: [
      '{names} came out into the snow as well, and got shorter.',
      '{names} went behind in the track, where it was trodden.',
      { text: '{names} picked three letters out of the snow, and blew on the stamps.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked beside the sledge, and looked out for bumps.',
      '{names} had a letter too, and it was only a bill.',
      { text: '{names} lifted the flaps, so that the post could go in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wet mittens were hung up in a row. The sledge leaned in the hall beside the bicycle, and from both of them it dripped.',
    '{H} washed, and had very pink feet. Then {H} lay down, wide and flat, in all places at once, and did not sink.'
  ],
  last: [
    'In the hall a last drop fell from the bell, and {H} was asleep.',
    'Outside it snowed on the track of the sledge, and {H} was asleep.',
    'All the post had come, and {H} was asleep.'
  ]
})
