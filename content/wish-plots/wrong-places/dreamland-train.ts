import { wishPlot } from '../wish-plot.ts'

export const dreamlandTrain = wishPlot({
  id: 'wish-train-to-dreamland',
  beginsElsewhere: true,
  wishes: ['train dreamland', 'train dream land', 'train to dreamland', 'dreamland', 'dream land', 'dream train', 'train dreams', 'dreams train', 'sleepy train dreamland', 'dreamland express', 'dream express', 'land of dreams', 'land dreams', 'sleep train', 'train land of nod', 'land of nod', 'railway dreamland', 'dreamland railway', 'dreamland station', 'night train dreams', 'journey to dreamland', 'slumberland', 'train slumberland', 'dreamland trian'],
  answers: ['train', 'trains', 'dreamland', 'dream', 'dreams', 'land', 'express', 'railway', 'station', 'ticket', 'tickets', 'driver', 'conductor', 'night', 'sleepy', 'sleep', 'sleeping', 'asleep', 'nod', 'goes', 'go', 'going', 'rides', 'ride', 'takes', 'took', 'travels', 'trip', 'journey', 'magic', 'magical', 'steam', 'engine', 'little', 'slow', 'bed', 'to', 'the', 'of', 'that', 'who', 'on', 'where', 'all', 'children', 'window', 'stars', 'moon', 'soft', 'clouds'],
  except: ['bad', 'nightmare', 'nightmares', 'scary', 'afraid', 'scared', 'monster', 'polar', 'set', 'toy', 'potty', 'lost', 'missed', 'died', 'dragon', 'ghost', 'shop', 'wont', 'won’t', 'cant', 'can’t', 'disney', 'margate', 'model', 'thomas', 'crash'],
  moods: ['first'],
  company: ['train', 'driver', 'conductor', 'ticket', 'window', 'seat', 'platform', 'bench', 'lamp', 'whistle', 'wheels', 'engine', 'station', 'tunnel', 'sign'],
  about: 'On the train to dreamland nobody has ever seen the last station, since all of them sleep by then, and the hero stays awake and finds nothing there, till the sleepers bring it.',
  titles: ['All Stations to Dreamland', 'Nobody Has Ever Seen It', '{H} Stays Awake', 'The Train to Dreamland', 'Kept for {H}'],
  out: true,
  want: [
    {
      id: 'the-window-seat',
      A: 'partner',
      paragraphs: [
        'The train to dreamland came at a quarter to late. {H} had the window, and {A} sat opposite. “What does it look like there?” asked {H}. “I’ve been a hundred times,” said {A}. “But I always sleep through the arriving.”',
        '“They all do,” said the conductor. “They get off asleep. Nobody’s ever seen it.” {H} wanted to be the first who did, and sat up very straight.'
      ]
    }
  ],
  way: [
    {
      id: 'the-stations',
      A: 'partner',
      paragraphs: [
        'It wasn’t easy on that train. “Next stop, Yawning,” called the conductor, and everybody did. Then came Long Blink, and Heavy Head. The lamp got lower, and the wheels got slower. Clackety clack. Clackety. Clack.',
        '“Counting keeps you awake,” said {A}. Outside some sheep were jumping over a gate. {A} counted eleven of them aloud. Then {A} slid down in the seat, and the count went on as breath.'
      ]
    },
    {
      id: 'tickets',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The tickets were made of flannel. The conductor didn’t punch them, but folded down one corner and patted it. “Single or return?” {A} asked what the difference was. “With a return you’re back by breakfast,” said the conductor. “We’ve never sold a single.”',
        'On the back there was some print. {H} had to hold it very close. “If you can read this,” it said, “you are not there yet.” And underneath it said, “Are you warm enough?”'
      ]
    },
    {
      id: 'buffet',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A trolley came along the train on quiet wheels. It had milk on it, and pillows in three sizes, and one biscuit with a blanket over it. “Have you got anything to keep you awake?” asked {H}. The man looked through all the drawers.',
        '“I’ve got a cold spoon,” he said. {H} held it to one cheek. It was good for about a mile. Then it was a warm spoon, and that is quite another thing.'
      ]
    },
    {
      id: 'passengers',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Across the aisle sat a bus driver with both hands on a wheel that wasn’t there. Next to that one a lady in a nightcap was knitting, slower and slower. A stitch fell off, and she let it. “They’re nearly over,” whispered {A}. “You can tell by the mouths.”',
        'A dog lay in the luggage net. Its feet had started already. They ran, all four, a little in front of the train. “It’s got an express ticket,” said the conductor.'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the window there was another train, with another {H} in it. That one was sitting up straight too. Behind its face the fields went by, and a pond with the moon in it. “Who’s going to drop off first?” asked {A}. “That one,” said {H}.',
        'They looked at each other for a long time. The one in the window blinked. “It’s cheating,” said {H}. “It’s doing it whenever I am.”'
      ]
    },
    {
      id: 'quiet-coach',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} wanted to sing, since you don’t fall asleep while you’re singing. “Not in here, please,” said the conductor, and pointed up. There was a sign. It showed a mouth with a finger. It had been there so long that the mouth had nodded off.',
        'So they sang it without a sound, {H} the top part and {A} the bottom. It was the song about the boat. In the third verse {A} was rowing with one hand only. In the fourth the boat drifted.'
      ]
    },
    {
      id: 'luggage',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Everyone had brought some luggage. There were very small cases, and you could hear what was in them. One of them meowed. One of them had the sea in it, and had to be stood upright. {A}’s was an old one, with a strap. “What’s yours?” asked {H}.',
        '“I never know,” said {A}. “I only pack it. It opens by itself when I’m gone.” They shook it a bit. It sounded like somebody laughing in another room.'
      ]
    },
    {
      id: 'guard-tunnel',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then there came a tunnel. It was lined with something, for the wheels went over it as over a carpet. “That’s felt,” said {A}. “They’ve done it because of the echo.” It was so dark that you couldn’t tell whether your eyes were shut. {H} felt with one finger. They were open.',
        '“Mine too,” said {A} in the dark, and after a while, “I think.” When it grew lighter {A} had a finger in one ear, and took it for an eye.'
      ]
    },
    {
      id: 'other-train',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A train went past the other way. It was lit from end to end, and it was in a great hurry. In every window somebody stood with wild hair, and looked for one sock. “That’s the morning,” said the conductor. “It’s on its way out to you. It’s got a long run.”',
        'It gave one hoot, and there was a smell of toast. Then it was past, and the dark came back and settled where it had been.'
      ]
    },
    {
      id: 'stood-up',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Then I’ll stand,” said {H}, and stood in the aisle, and held on to a strap. It was made of plush. The train rocked to the left, and it rocked to the right. “How’s that?” asked {A}. “Good,” said {H}. “It’s like being a coat.”',
        'Coats don’t mind where they hang. {H}’s knees got soft, one after the other. {A} brought the seat a bit nearer, so that it was there if it should be needed.'
      ]
    },
    {
      id: 'heavy-head',
      A: 'other',
      spare: 10,
      paragraphs: [
        'At Heavy Head a lot of people got on. They came in sideways, each with a cheek on somebody’s shoulder, and somebody else’s on theirs. There was no telling who was whose. {A} got an old gentleman, and he fitted exactly.',
        '“Do you mind?” asked {H}. “He’s warm,” said {A}, “and he smells of cough drops.” After that {A} said nothing more. The old gentleman had nodded for both.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} didn’t need a ticket. {A} went to dreamland by day as well, five or six times, and knew the way. {A} turned round once on the seat and lay down.',
        '“Don’t go yet,” whispered {H}. One ear, or what there was of one, stayed with them a little longer. Then that went on ahead too. You could see by the whiskers that something good was there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I was small the train still had wooden seats,” said {S}. “You got off with stripes. And there was a stove in the middle, and somebody peeling an orange.” “Who?” asked {A}. “I never found out,” said {S}. “I was always gone by the second piece.”',
        'They both sniffed. It was quite faint, and came from the next coach. “There,” said {S}, eyes shut. “Still on the same orange.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I’m not tired either,” said {S}. “I’m only resting the front of my eyes.” {A} looked at them. The front of them was shut. “And the back?” asked {A}. “The back’s awake,” said {S}. “It’s looking at something green.”',
        '“What’s it doing?” {S} had to think, or look. “It’s got a hat on,” said {S}, a long way off.'
      ]
    },
    {
      id: 'arriving',
      A: 'partner',
      paragraphs: [
        'Now only {H} was awake, and the driver. The train stopped with a sigh, and the doors slid open. {H} looked out. There was a platform. Behind that there was nothing at all. It was like paper.',
        '“Is this dreamland?” asked {H}. “This is it,” said the driver. “It’s a bit bare.” Just then {A} came past, asleep, and stepped down. Under one foot there was grass. Under the other there was a yellow boat.'
      ]
    }
  ],
  turn: [
    {
      id: 'they-bring-it',
      A: 'partner',
      paragraphs: [
        'The rest got off too, all asleep. One brought a hill, and one a shop full of bells. {A} rowed by over the grass. “It isn’t here before,” said {H}. “They bring it.” {H} put one foot out of the door. It was only platform. {H} tried the other. That was platform too.',
        '“You’re too awake,” murmured {A} from the boat, and pointed with an oar. Between the hill and the shop one bit was still white. On a sign it said, “Kept for {H}.”'
      ]
    },
    {
      id: 'space-kept',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The white bit was quite square, and as big as a bedroom. Nobody trod on it. The boat steered round it, and a cow from somewhere else stepped over it with care.',
        '{H} would have liked to know what came on it. You could walk all round, and look from each side, and there was only white. It smelled a bit of something, though. It smelled like the inside of a favourite jumper.'
      ]
    },
    {
      id: 'back-to-the-seat',
      A: 'partner',
      paragraphs: [
        '“Then I’ll come again,” said {H}, “with my eyes shut.” {A} walked on board, still asleep, and the train rolled back, past Heavy Head and Long Blink. At Yawning {A} opened one eye. “Now I’ve slept through it again,” said {A}. “What does it look like there?”',
        '“Like a yellow boat,” said {H}. “You rowed it very well.” {A} was pleased. “And yours?” “Mine’s still white,” said {H}. “The next train to dreamland goes from my bed.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found a seat with a dip in it of the right size.',
      '{names} leaned against the side, where it hummed.',
      { text: '{names} held a flannel ticket against one cheek.', needs: ['hands'] },
      { text: '{names} put the cases up in the net.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned at Yawning, and again for the next lot.',
      '{names} took up more of the seat than before.',
      { text: '{names} counted sheep too, with one finger, down to a stop.', needs: ['hands'] },
      { text: '{names} turned up a collar against the window.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped off as well, and there was something blue.',
      '{names} lay down where there was grass by now.',
      { text: '{names} rang one of the bells, not loud.', needs: ['hands'] },
      { text: '{names} held the boat until everybody sat.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes stood on their platform, side by side. The next train waited in the bedroom, made up with sheets.',
    '{H} washed at Yawning, and lay down at Heavy Head. Outside it went clackety clack, clackety, clack.'
  ],
  last: [
    'Where the foot came down it was soft and a little green, and {H} was asleep.',
    'The white bit began to have a colour, and {H} was asleep.'
  ]
})
