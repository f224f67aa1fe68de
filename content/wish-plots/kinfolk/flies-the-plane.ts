import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_RELATIVE } from './whoever.ts'

export const fliesThePlane = wishPlot({
  id: 'wish-relative-flies-plane',
  star: 'kin',
  nothingElse: true,
  wishes: ['daddy flies the plane', 'flies plane', 'flies the plane', 'flies planes', 'fly plane', 'flew plane', 'flew the plane', 'flying plane', 'flying the plane', 'flies aeroplane', 'flies aeroplanes', 'flies airplane', 'flies airplanes', 'flew aeroplane', 'flew airplane', 'flying aeroplane', 'flying airplane', 'fly aeroplane', 'fly airplane', 'flies jumbo jet', 'flies jet', 'flies jumbo', 'pilot', 'airline pilot', 'pilot of the plane', 'plane pilot', 'aeroplane pilot', 'airplane pilot', 'captain of the plane', 'plane captain', 'drives plane', 'drives the plane', 'drives aeroplane', 'drives airplane', 'pilots plane', 'pilots airplane'],
  answers: [...WHICHEVER_RELATIVE, 'flies', 'fly', 'flew', 'flying', 'drives', 'gets', 'plane', 'planes', 'aeroplane', 'aeroplanes', 'airplane', 'jet', 'jumbo', 'pilot', 'captain', 'airline', 'big', 'real', 'on', 'to', 'is', 'was', 'with', 'me', 'us', 'and', 'in', 'a', 'becomes', 'for', 'a', 'day', 'takes', 'holiday', 'island', 'beach', 'seaside', 'sea', 'sky', 'high', 'cockpit', 'passengers', 'family', 'everyone', 'everybody', 'over', 'our', 'house', 'kids', 'whole', 'white', 'red', 'works', 'job', 'as'],
  except: ['miss', 'misses', 'missing', 'away', 'late', 'died', 'crash', 'crashed', 'fighter', 'war', 'army', 'paper', 'model', 'toy', 'lost', 'broke', 'broken', 'space', 'rocket', 'moon', 'helicopter', 'balloon', 'sad', 'visit', 'visiting', 'goodbye', 'leaving', 'scared', 'afraid', 'storm', 'kite', 'drone', 'home', 'from', 'penguin', 'night', 'remote'],
  moods: ['question', 'proud'],
  company: ['plane', 'microphone', 'house', 'trolley', 'passengers', 'island', 'sea', 'window', 'washing', 'cap', 'sandwiches', 'runway', 'captain', 'cloud'],
  out: true,
  isTale: true,
  about: 'One of the family flies the plane and cannot help saying what there is to see on the left, so that everybody runs there and the plane goes round and round the house, until the hero says what there is in the middle.',
  titles: ['On the Left You See Our House', 'This Is Your Captain', '{H} Takes the Microphone', 'Once Round the Washing', 'A Plane Full of People on One Side'],
  want: [
    {
      id: 'captain',
      A: 'partner',
      paragraphs: [
        'Today {A} flew the plane. It was a real one, white with a red tail, and there were a hundred people in it. {H} had the little seat behind the captain’s. They were flying to an island. “And when we’re down,” said {A}, “it’s you who says so, into the microphone.”',
        'There was only one trouble. {A} could not look out of a window without telling everybody. And a plane is full of windows. “This is your captain,” said {A} into the microphone. “On the left you can see our house!” A hundred people got up to look.'
      ]
    }
  ],
  way: [
    {
      id: 'to-the-left',
      A: 'partner',
      paragraphs: [
        'With everybody on the left, the plane leaned to the left. The orange juice slid down the tables. So the plane flew to the left, in a big ring, right round the house. “Whose are those pyjamas on the line?” asked a lady. “Mine,” said {H}. “The ones with the hole.”',
        '“On the right,” said {A} quickly, “there’s the swimming pool!” A hundred people ran to the right. The juice slid back. Now the plane went round and round the pool, and the swimmers waved each time. The island was as far away as ever.'
      ]
    },
    {
      id: 'all-the-buttons',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'In front of {A} there were two hundred buttons, and a light in each. “What’s this one?” asked {H}. “Wheels,” said {A}. “And that one?” “Wings.” “And the brown one?” {A} bent down to it, and sniffed.',
        '“That’s a raisin,” said {A}. It must have been there since Tuesday. Nobody had dared to press it, and nobody had dared to eat it. {A} stuck a label under it. RAISIN, it said, so that the next captain would know.'
      ]
    },
    {
      id: 'taking-off',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A cloud sat straight ahead, as big as a house. “Do we go round it?” asked {H}. “Through it,” said {A}. It went white at all the windows. You could not even see the wings. “Are we still there?” whispered {H}.',
        '“I’ll ask,” said {A}, and took the microphone. “Is everybody still there?” “Yes!” called a hundred people. “Then so are we,” said {A}. They came out on the other side, and the plane was cleaner than before.'
      ]
    },
    {
      id: 'geese',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Some geese came up beside them, in the shape of an arrow. The one in front looked in at {A}. {A} lifted the cap. “That’s their captain,” said {A}. “They take turns at it. When the first one’s tired, it goes to the back.”',
        '“Who do you take turns with?” asked {H}. {A} pointed at the next seat. There sat the second pilot, who was called Pam, and ate a banana. “I’m the one behind,” said Pam. She honked, and it was very well done.'
      ]
    },
    {
      id: 'pyjamas-again',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'They came past the house a second time. “There’s the kitchen window,” said {A}. “And look, the light’s on.” {A} had gone quiet. “Who left it on?” asked {H}. It had been {A}, who always said that nobody else ever turned it off.',
        '“This is your captain,” said {A}. “If anybody gets home before me, please turn off the kitchen.” A gentleman in row six wrote it down. He did not live there, but he wanted to help.'
      ]
    },
    {
      id: 'the-tower',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'There was a crackle in {A}’s headphones. It was the man in the tower at the airport. He could see all the planes, on a screen. “What are you doing up there?” he asked. “On my screen you’ve drawn a nought.”',
        '{H} looked down. They had been round the pool once more. “And now?” asked {A}. “Two noughts,” said the tower. “If you do a moustache, it’s my uncle Fred.” {A} would have liked to, but there was no time for a moustache.'
      ]
    },
    {
      id: 'in-the-wrong-seats',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{H} had a look at the passengers. Each time that they ran across, they sat down somewhere else. A lady from row three was in row twelve now, beside a man in pyjamas. She had his crossword, and he had her knitting.',
        '“What are they doing back there?” asked {A}. “They’re swapping,” said {H}. At the next bend a shoe slid down the aisle. It met another shoe, and they stayed together after that. The man had knitted a whole row, so as not to be rude.'
      ]
    },
    {
      id: 'hot-drinks',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The man with the trolley was called Desmond. “Tea or juice?” he asked, and then the trolley rolled away from him. It rolled to the left. He ran after it. It rolled to the right. “Tea or juice?” he called to whoever he came past.',
        '“Juice, please!” called {H} from the front. The trolley came by on its own, and stopped, and there was one juice on it. “It never does that for me,” said {A}. {A} had been asking for a tea since the airport.'
      ]
    },
    {
      id: 'how-small',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'From up there the cars were like ladybirds, and people were only dots. “That dot’s waving,” said {H}. “It’s Mr Perkins from the corner shop,” said {A}. “I know him by his waving.” {A} waved back, with the whole plane. First one wing went up, then the other.',
        'All the juice came by. “Sorry,” said {A} into the microphone. “That was Mr Perkins.” And because he had been mentioned, a hundred people got up to look at him.'
      ]
    },
    {
      id: 'telling-nothing',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Just don’t say anything,” said {H}. {A} nodded, and shut both lips. They flew over a lake, and {A} went pink. They flew over a windmill, and {A} went red. Then there was a field with a white horse in it, that was rolling on its back.',
        '“Mmmmm!” said {A}, and pointed with both eyebrows. “You may tell me,” whispered {H}. So {A} whispered it into {H}’s ear, all of it, the lake and the windmill too. It was only a pity about the microphone, which was on.'
      ]
    },
    {
      id: 'who-is-flying',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'A very small girl looked in at the door. “Are you flying it?” she asked {H}. “No, that’s {A},” said {H}. She looked {A} up and down. “Have you done it before?” she asked. “Twice today,” said {A}, “and both times it was all right.”',
        'She thought about it. “I can do a somersault,” she said. “That I can’t,” said {A}. She seemed to be happier then. She went back and told her whole row that the captain couldn’t.'
      ]
    },
    {
      id: 'pet-flies',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had a seat like everybody else, with a belt round the middle. There was a bag in the pocket in front. {A} looked into it, and there was nothing in it. That seemed a waste of a bag.',
        'When they all ran to the left, {A} stayed. When they all ran to the right, {A} stayed as well. {A} was the only one on the plane who sat where it said on the ticket. For that there was half a cheese sandwich, from Desmond.'
      ]
    },
    {
      id: 'elder-flies',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I first flew, we each got a boiled sweet,” said {S}. “That was for the ears.” “In your ears?” asked {A}. “Behind one,” said {S}. “It stuck well. It was there until the Wednesday.”',
        '{S} still had one along, in a pocket, from that time or the next. It had some wool on it. They looked at it together, and put it back. It had flown farther than most sweets do.'
      ]
    },
    {
      id: 'child-flies',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had found out about the bell. There was a button over the seat, and if you pressed it, it said bing, and Desmond came. “Yes?” he said. “I’m only seeing if it works,” said {S}. It worked. It worked three times.',
        'The fourth time Desmond had a button too, on a string round his neck. He pressed it. “Bing,” he said. {S} had to get up, and come. “Yes?” asked {S}. “I’m only seeing if you work,” said Desmond.'
      ]
    },
    {
      id: 'baby-flies',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} flew on a lap, and liked it best when they leaned. “Whee!” said {A} to the left. “Whee!” said {A} to the right. A gentleman beside them had been rather frightened. He looked at {A} for a while.',
        'At the next bend he tried it himself. “Whee,” he said, quite softly. It helped. By the third bend the whole row said it. {A} showed them how high to put their arms.'
      ]
    },
    {
      id: 'it-falls-out',
      A: 'partner',
      paragraphs: [
        '“Please sit down,” said {A}. But nobody did, for there was a castle now. “I can’t help it,” said {A} sadly. “If I can see it, out it comes.” {H} looked back through the door. Everybody was squashed against the windows. In the middle stood only Desmond, with his trolley, and nobody was looking at him.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        '{H} reached for the microphone. “This is {H},” said {H}. “In the middle you can see the cheese sandwiches!” A hundred heads turned round. In no time they were all in their seats, with their tables down. The plane lay as level as a bed, and flew straight to the island.',
        '“We’re down!” said {H} into the microphone. Everybody clapped. “Not quite,” said {A}. They waited, with their hands in the air. Bump! “Now we’re down,” said {H}. So they clapped again.'
      ]
    },
    {
      id: 'paddling',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'On the island the sand began just behind the runway. {A} rolled up the captain’s trousers and waded into the sea, with the cap on. “On the left,” said {A}, “there’s a crab.” {H} ran to the left. “On the right there’s a wave.”',
        'It was too late to run to the right. {H} was wet up to the middle, and {A} was wet up to the cap. “That’s what it’s for,” said {A}, and tipped out a small fish.'
      ]
    },
    {
      id: 'desmond-tea',
      A: 'partner',
      spare: 16,
      paragraphs: [
        'Desmond came down the steps with a cup. “Your tea, captain,” he said. It had been to the left eleven times and to the right nine times. There was about a spoonful left. {A} drank it slowly, and said that it was the best part of the pot.',
        '“And you?” Desmond asked {H}. “That was very well spoken. I’ve been saying it for years, and not one of them has ever looked.” From his pocket he took the last cheese sandwich. It had a flag in it.'
      ]
    },
    {
      id: 'home-again',
      A: 'partner',
      paragraphs: [
        'In the evening they flew home. The passengers slept, each in the right seat, and there was sand in all the shoes. {A} looked out, and did not say one word. Then {H} leaned forward. “On the left,” whispered {H}, “there’s the moon.” Only {A} turned to look, and so the plane flew straight on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat by a window, belt and all, before anybody said so.',
      '{names} looked down at the house, to see if the door was shut.',
      { text: '{names} waved to the captain with both hands, so that everybody knew who it was.', needs: ['hands'] },
      { text: '{names} stowed the bags, the coats and somebody’s cello.', needs: ['hands'] }
    ],
    way: [
      '{names} ran to the left and back, and had no breath left for the pool.',
      '{names} looked for row nine, and found rows eight and ten.',
      { text: '{names} held on to the juice, all the cups they could reach.', needs: ['hands'] },
      { text: '{names} pushed the trolley back up the hill, and the hill turned round.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down first of all, for there was pickle in the sandwiches too.',
      '{names} slept on the way home, in a row, all leaning the same way.',
      { text: '{names} clapped twice, and the second time harder.', needs: ['hands'] },
      { text: '{names} shook out the shoes, and there was a small beach beside the plane.', needs: ['hands'] }
    ]
  },
  bed: [
    'At the airport the plane ticked a little, as it cooled. The washing had been out all day, and smelled of wind.',
    '{H} put on the pyjamas with the hole, and lay down. From up there nobody could see it now.'
  ],
  last: [
    'On the left was the wall, and in the middle lay {H}, and was asleep.',
    'High over the house a small light went by, quite straight, and {H} was asleep.',
    'Not quite down, and not quite down, and then {H} was asleep.'
  ]
})
