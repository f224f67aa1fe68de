import { wishPlot } from '../wish-plot.ts'

/** Where one goes to them by aeroplane. */
export const FAR = 'china shanghai beijing guangzhou taiwan hongkong hong india delhi mumbai kerala punjab gujarat chennai kolkata bangalore hyderabad pakistan lahore karachi bangladesh dhaka lanka nepal iran egypt lebanon jordan syria iraq morocco algeria tunisia turkey nigeria lagos ghana kenya uganda ethiopia zimbabwe africa japan tokyo korea seoul vietnam thailand philippines manila malaysia singapore indonesia australia sydney melbourne zealand canada toronto america usa mexico brazil colombia peru argentina chile jamaica trinidad barbados poland romania portugal spain italy greece cyprus germany france ukraine russia hungary bulgaria albania ireland scotland'.split(' ')
const LOVED = 'grandparents grandma grandpa granny grandad nana nani nanu dadi dada yeye nainai waipo waigong popo gonggong teta jiddo jeddo sitti oma opa lola lolo abuela abuelo abuelos nonna nonno yiayia pappou babcia dziadek halmoni harabeoji bibi babu avó avô ammamma thatha paati baba obaachan ojiichan'.split(' ')

export const onTheScreen = wishPlot({
  id: 'wish-on-the-screen',
  wishes: [
    'meeting grandparents first time',
    ...LOVED.flatMap((who) => [`first time ${who}`, `first visit ${who}`, `first trip ${who}`, `never met ${who}`, `meeting ${who} properly`, `${who} since baby`, `only video ${who} real`, `real life ${who} video`]),
    'meeting family abroad first time', 'meeting relatives first time', 'first time family abroad', 'first trip back home family', 'first time motherland', 'meets family first time far'
  ],
  only: [...FAR, 'far', 'away', 'abroad', 'overseas', 'plane', 'fly', 'flying', 'flight', 'met', 'meet', 'meeting', 'meets', 'baby', 'video', 'country', 'motherland'],
  answers: [...LOVED, ...FAR, 'kong', 'new', 'south', 'sri', 'going', 'goes', 'go', 'went', 'flying', 'fly', 'plane', 'long', 'travelling', 'traveling', 'trip', 'visit', 'visiting', 'see', 'seeing', 'meet', 'meets', 'meeting', 'met', 'first', 'time', 'since', 'baby', 'was', 'were', 'she', 'he', 'her', 'his', 'ever', 'never', 'finally', 'properly', 'real', 'life', 'person', 'remember', 'doesn’t', 'far', 'away', 'abroad', 'live', 'lives', 'who', 'only', 'screen', 'phone', 'video', 'call', 'calls', 'tomorrow', 'today', 'week', 'next', 'summer', 'holiday', 'holidays', 'christmas', 'excited', 'shy', 'nervous', 'little', 'family', 'grandparents', 'country', 'house', 'year', 'years', 'three', 'four', 'five', 'six', 'two', 'cuddle', 'cuddles', 'hug', 'too', 'childhood'],
  except: ['died', 'dead', 'funeral', 'ill', 'sick', 'poorly', 'hospital', 'dying', 'war', 'refugee', 'without', 'leaving', 'goodbye', 'cancelled', 'moving', 'emigrating', 'back', 'home', 'scared', 'afraid', 'crash', 'prison', 'divorce', 'sad', 'miss', 'misses', 'missing', 'adopted', 'birth', 'foster', 'grave', 'cemetery', 'coming', 'comes', 'wedding', 'dragon', 'robot', 'alien', 'kangaroo', 'elephant', 'elephants', 'lion', 'penguins', 'puppy', 'kitten', 'boyfriend', 'girlfriend', 'swimming', 'ski', 'boat', 'train'],
  namesFamily: true,
  away: true,
  moods: ['first', 'waiting', 'change', 'proud', 'alone'],
  company: ['screen', 'trousers', 'door', 'slippers', 'grandma', 'grandpa'],
  about: 'The hero has only ever seen the grandparents on the telephone, as two heads, and real they are much too big; so the hero calls them up from under the table, and comes nearer from there.',
  titles: ['They Had Legs', 'Two Heads as Big as Plums', '{H} Under the Table, Calling', 'The Other Side of the Telephone', 'All the Way Down to the Slippers'],
  want: [
    {
      id: 'heads-like-plums',
      A: 'partner',
      paragraphs: [
        'Grandma and Grandpa lived so far away that {H} had only ever seen them on the telephone. They were two kind heads, as big as plums. Now the plane had flown all night, to the other side of the telephone. {H} wanted to know one thing. Did they have legs?',
        'The door opened. They had legs, four of them. They had tummies too, and they went right up to the lamp. “{H}!” they cried, as loud as two trumpets. {H} went in behind {A}, and stayed there.'
      ]
    }
  ],
  way: [
    {
      id: 'come-out',
      A: 'partner',
      paragraphs: [
        'Grandpa held out a cake. A hand came round {A}, and then the cake was gone, and so was the hand. Then they sang the song from the telephone. But now it came from all sides at once. {H} crept under the table.',
        '“You know them,” said {A}, into the dark. “You talk to them every Sunday.” “Those are small,” said {H}. “They live in the telephone, and I’m the big one.”'
      ]
    },
    {
      id: 'night-on-the-plane',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'On the plane there had been supper in a box, with a lid. In the night there was breakfast, in the same sort of box. “What’s this?” {H} had asked. “It’s either an omelette or a sponge,” said {A}.',
        'The man in front had slept with his mouth open, all the way over a sea. {H} had counted his teeth, and then those of {A}. By the time that everybody was done, they were there.'
      ]
    },
    {
      id: 'what-time-it-was',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The clock on the wall said ten in the morning. {H}’s tummy said that it was the middle of the night. “Which of you is right?” asked {H}. {A} yawned so wide that the lamp could look in.',
        'Grandpa put an egg in front of {A}. {A} looked at it, and it was hard to say who was softer. “Good morning,” said Grandpa. “Good night,” said {A}, and laid one cheek beside the egg.'
      ]
    },
    {
      id: 'trousers-by-guess',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Grandma had knitted a pair of trousers for {H}. She had never seen {H}’s legs, for on the telephone there was only a head. So she had knitted them by guess. She held them up. They went from the chair to the door.',
        '“I thought, with such a big head,” said Grandma. {A} tried them on. They were too long for {A} as well. “You could both go in,” said Grandpa. So {H} had one leg, and {A} had the other, and they walked to the window like that.'
      ]
    },
    {
      id: 'wall-of-pictures',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'On the wall there was nobody but {H}. There was {H} with one tooth, and {H} in a bath. There was {H} asleep, with a noodle on one ear. Beside it hung a big one that was only a thumb.',
        '“That’s when you took it yourself,” said {A}. Grandma had put it in a gold frame. Every morning she said hello to all of them, and to the thumb as well. {H} held the thumb up beside it. It had grown.'
      ]
    },
    {
      id: 'what-is-behind',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{H} knew that kitchen, but only one corner of it. There was the blue jar that always stood beside Grandpa’s ear. Now there turned out to be more on the left. There was a stove, and a door. Behind that was another room, and it went on.',
        '“On the telephone it stops there,” said {H}. “Where did they keep all this?” “Out of the picture,” said {A}. There was even a goose out of the picture. It stood in the yard next door, and hissed.'
      ]
    },
    {
      id: 'the-lag',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'On the telephone an answer takes a while, as it comes from so far. {H} was used to that. “Are you hungry?” asked Grandma. {H} counted to three, from behind {A}. “Yes,” said {H}.',
        'By then Grandma had asked something else. “Are you tired?” So now {H} was tired. One, two, three. “Only a bit,” said {H}, and by that time it was about soup. “You can answer at once here,” said {A}. {H} counted to three. “Oh,” said {H}.'
      ]
    },
    {
      id: 'smells',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'There’s one thing that no telephone can do, and that’s smell. {H} put out just the nose, from under the cloth. Grandma smelled of oranges and a hot iron. Grandpa smelled of pencils.',
        '“What do they smell of?” whispered {A}. {H} told {A}. “And what do I smell of?” {H} sniffed. “You smell of plane,” said {H}. “You need a wash.”'
      ]
    },
    {
      id: 'suitcase-of-presents',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They opened the suitcase. There were eleven bars of chocolate in it for Grandpa, and one sock for {A}. “Where are my things?” asked {A}. “The chocolate had to fit,” said {H}, from under there.',
        'Grandpa gave {A} a shirt. It had room for a second person, and reached to the knees. “It suits you,” said Grandpa, with his mouth full. That night he put a bar of chocolate beside his bed, and said hello to that as well.'
      ]
    },
    {
      id: 'the-neighbours',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The whole staircase had heard that {H} was coming. Everybody looked in for a moment. A woman brought noodles. A boy brought a drum. A man had come who only wanted to see if it was true. They all bent down and spoke to the tablecloth.',
        '“Where’s {H}?” asked the man. “I’m not here yet,” said the tablecloth. “I’ll come again,” said the man. He had brought a melon, and rolled it in underneath.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m shy as well,” said {S}. “I’ve hidden behind a good many things. Once I hid behind a goat.” “Did it work?” asked {A}. “Until the goat went away,” said {S}.',
        '{S} looked in under the table. There was just enough room for two, if one of them kept both knees by the ears. They sat there for a while. “It’s better than the goat,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had gone straight up to the slippers. “Can I see your knees?” said {S}. Grandpa pulled up his trousers. There they were, two of them, with a dent in each. {S} ran back to {A} to tell it.',
        '“They’ve both got knees,” said {S}. “His can crack.” From over there came a crack, like a nut. {A} would have liked to see that too, but not from so near.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'On the telephone {A} had never taken any notice of the two heads. They had no smell. Now {A} went round the slippers, and up one sock, and read it all from start to end.',
        '{H} watched that from under the table. {A} sneezed. Then {A} lay down across all four slippers at once, and that was that. “{A} didn’t even say hello first,” said {H}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was handed to Grandma, and looked at her for a long time. Then {A} put out one finger and pressed it on her nose. That’s what you do, if it’s a telephone. Nothing happened. {A} pressed again, on the chin.',
        '“Beep,” said Grandma. {A} nearly fell off her arm. After that every part of her was pressed, and they all went beep.'
      ]
    },
    {
      id: 'as-always',
      A: 'partner',
      spare: 16,
      paragraphs: [
        'Grandma came to the table, and only her slippers could be seen. “I’d like to bend down,” said the slippers, “but then I can’t get up again.” They waited a bit, and went away. Their toes hung down.',
        '{H} looked after them. “Are they sad now?” {H} whispered. “They’re a bit shy,” said {A}. “They’ve only ever seen your head. They didn’t know that you’d come with so much table.”'
      ]
    }
  ],
  turn: [
    {
      id: 'calling',
      A: 'partner',
      paragraphs: [
        '“Give me the telephone,” said {H}. In the kitchen it rang. “Hello?” said Grandma, and there she was on the screen, as big as a plum. “Hello, Grandma,” said {H}. “I’m under your table.” “How’s the weather?” said Grandma. “Dark,” said {H}.',
        'Grandpa’s ear came into the picture. “Come a bit nearer,” said {H}. They came out of the kitchen. {H} crawled to the edge of the cloth. “Nearer!” Now they were as big as apples. “Nearer!” Now there was nothing on the screen but a nose.'
      ]
    },
    {
      id: 'hair-in-the-nose',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '{H} looked at the nose for some time. There was a hair in it. “Grandpa,” said {H}, “you’ve got a hair.” “I’ve got three,” said Grandpa’s voice, from the telephone and from above. “They’re all I have left.”',
        '“Which one of you said that?” asked {H}. “Both,” said the voice. “Both,” said the telephone. {A} had to go out for a moment and laugh in the hall.'
      ]
    },
    {
      id: 'over-the-edge',
      A: 'partner',
      paragraphs: [
        '{H} lowered the telephone a bit. Behind it was the same nose, and it was warm. {H} put one finger on it. “Is that you?” said {H}. “All the way down to my slippers,” said Grandpa. And Grandma opened both arms, as wide as the kitchen.',
        '{H} let go of the telephone, and went in. It was a very good cuddle, and none of it was cut off at the edge.'
      ]
    },
    {
      id: 'two-on-the-lap',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'Now {H} wanted to see everything else. Grandpa had to bend his knees and Grandma had to wiggle her toes. {A} held the lamp. “They’re quite complete,” said {H}.',
        '“And you?” said Grandma. {H} stood on a chair, and turned round once. They looked at both knees, and at the elbows, and at the back. “We never knew that you had a back,” said Grandpa. He had to blow his nose.'
      ]
    },
    {
      id: 'hanging-up',
      A: 'partner',
      paragraphs: [
        'On Grandma’s lap {H} picked up the telephone once more. There was still a small Grandpa in there, looking out. “You can hang up now,” said {H}. “I’m here.” “Then who’s calling me?” said Grandpa. And {H} laughed so much that the slippers shook.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a kiss on both sides, and came out of it warm.',
      '{names} looked up, and up, as far as the lamp.',
      { text: '{names} carried in the bags, and stepped over the slippers.', needs: ['hands'] },
      { text: '{names} found a plate of cake, and left the plate.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down by the table, and kept the cloth company.',
      '{names} had a look in underneath, and came out with a crumb.',
      { text: '{names} pushed a cushion in under the cloth.', needs: ['hands'] },
      { text: '{names} helped Grandma to a chair, which sighed.', needs: ['hands'] }
    ],
    turn: [
      '{names} came into the picture from the side, with half a head.',
      '{names} squeezed into the cuddle, where there was still a gap.',
      { text: '{names} waved at the small Grandpa, to be polite.', needs: ['hands'] },
      { text: '{names} held the telephone straight, so that nobody lost a chin.', needs: ['hands'] }
    ]
  },
  bed: [
    'The telephone lay on the table, and nobody was in it. Beside it stood four slippers.',
    '{H} washed off the plane, and lay down in a bed that smelled of oranges. Behind the wall two people were snoring, quite near.'
  ],
  last: [
    'It was the middle of the night, on both clocks, and {H} was asleep.',
    'Two heads looked in at the door, with all that belonged to them, and {H} slept.'
  ]
})
