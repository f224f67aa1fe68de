import { wishPlot } from '../wish-plot.ts'

export const villageChristmas = wishPlot({
  id: 'wish-village-christmas',
  wishes: ['christmas village', 'christmas cousins grandma place', 'christmas cousins place', 'christmas cousins', 'xmas village', 'christmas upcountry', 'christmas shags', 'christmas ushago', 'christmas compound', 'christmas rural home', 'christmas homestead', 'christmas countryside', 'christmas in the village', 'christmas grandma village', 'christmas mango tree', 'christmas africa', 'christmas kenya', 'christmas nigeria', 'christmas ghana', 'christmas uganda', 'christmas zimbabwe', 'christmas tanzania', 'travel village christmas', 'christmas goat', 'christmas cousins village', 'christmas without snow', 'hot christmas', 'christmas hometown'],
  answers: ['christmas', 'xmas', 'village', 'upcountry', 'december', 'grandma', 'grandmas', 'grandpa', 'granny', 'gran', 'shosho', 'gogo', 'nyanya', 'bibi', 'nana', 'cucu', 'mama', 'cousins', 'cousin', 'aunties', 'uncles', 'aunts', 'family', 'whole', 'everyone', 'all', 'going', 'travel', 'travelling', 'bus', 'matatu', 'trip', 'home', 'compound', 'goat', 'goats', 'chickens', 'hens', 'rice', 'jollof', 'chapati', 'pilau', 'cooking', 'food', 'dancing', 'singing', 'holiday', 'holidays', 'day', 'eve', 'morning', 'big', 'hot', 'warm', 'sun', 'visit', 'visiting', 'see', 'place', 'snow', 'without', 'no', 'house', 'mango', 'tree', 'together', 'celebrate', 'celebrating'],
  except: ['market', 'santa', 'snowman', 'elf', 'elves', 'reindeer', 'lights', 'toy', 'model', 'lego', 'card', 'train', 'nativity', 'lost', 'died', 'dead', 'sad', 'alone', 'poorly', 'ill', 'sick', 'stole', 'grinch', 'dragon', 'witch', 'school', 'who', 'cancelled', 'not', 'cant', 'slaughter', 'slaughtered', 'killed', 'eat', 'eating', 'ate', 'missing', 'miss', 'burial', 'funeral', 'football'],
  moods: ['waiting', 'first', 'proud'],
  out: true,
  away: true,
  company: ['goat', 'pot', 'cousins', 'cousin', 'rooster', 'village', 'hill', 'hills', 'bus', 'mat', 'mats', 'mango tree', 'yard', 'christmas'],
  about: 'In the village whoever is up first on Christmas morning may drum on the big pot; among fourteen cousins the hero is up first, with the help of a goat.',
  titles: ['Who Drums on the Pot', '{H} and the Christmas Goat', 'The First One Up', 'Fourteen Cousins and a Pot', 'The Blanket That Walked'],
  want: [
    {
      id: 'the-pot',
      A: 'partner',
      paragraphs: [
        'It was the night before Christmas, and so warm that nobody needed a roof. {H} and {A} had come to the village by bus. Now they lay under the mango tree, in a row with fourteen cousins.',
        'By the door hung the biggest pot in the village. Whoever was up first on Christmas morning could drum on it, and wake all the hills. {H} wanted to be that one. So did fourteen cousins.'
      ]
    }
  ],
  way: [
    {
      id: 'not-sleeping',
      A: 'partner',
      paragraphs: [
        '“I won’t go to sleep at all,” said {H}, and held both eyes open with {H}’s fingers. All along the row the cousins did the same. “You’ve shut one,” said a cousin. “I blinked,” said {H}.',
        '“Could you all not sleep a bit more quietly?” asked {A}. {H} yawned. After that the eyes would only stay open one at a time.'
      ]
    },
    {
      id: 'the-bus',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It had been a very full bus. Everybody in town was going home to somewhere, and they had all brought a mattress. On {A}’s knees lay the rice, and on the rice sat {H}. On {H} sat a boy whom they did not know.',
        'At each stop somebody got on, and nobody got off. “Is there room for a small one?” asked a woman. There was. It was a cupboard. {H} had travelled the last hour inside it, with the door open, and waved to the cows.'
      ]
    },
    {
      id: 'how-you-have-grown',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When they had got off, the aunts came running. “How you’ve grown!” cried the first, and squeezed {H} until the air came out. The second put {H} against the door post and looked for last year’s mark. It was down by the tummy.',
        'Then they did {A}. “And how you’ve grown!” they cried, and squeezed as well. “I’ve been this big for years,” said {A}. “Not here,” said an aunt, and patted {A} in front, where the belt was. {A} breathed in until supper.'
      ]
    },
    {
      id: 'peeling',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There had been a hill of potatoes to peel, as high as {H}. Whoever could hold anything sat round it on a stool. {A} peeled one so thin that you could read through the peel. “In that time I’ve done six,” said an uncle.',
        'One of the hens took the peel and ran. It was as long as a skipping rope, and five others hung on behind. They ran past the pot, and round the tree, and came by again. “Mine was better,” said {A}. “Nobody’s running with yours.”'
      ]
    },
    {
      id: 'who-sleeps-where',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On a row of mats the best place is the end, and there are only two. Whoever lies in the middle gets knees from both sides. {H} had an elbow on the left, and on the right a cousin who ran in his sleep.',
        '“Turn over!” called somebody far down, and then they all had to, or there was no room. {H} turned to the left, and saw the back of a head. {A} had turned the other way. They met nose to nose. “Good evening,” said {A}.'
      ]
    },
    {
      id: 'mango-falls',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Something went plop in the dark, right by {H}’s ear. Then it went plop a bit further down, and a cousin said “ow”. “It’s the tree,” said {A}. “It drops its mangoes when they’re ripe.”',
        'So they lay and waited for the next one, with hands over their heads. Plop. It had fallen on {A}, just where you button up. “That one’s yours,” said {H}. {A} ate it lying down. The juice ran into both ears. It was the best thing about Christmas so far, said {A}.'
      ]
    },
    {
      id: 'other-tries-pot',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} got up, and tiptoed over to the pot, and looked at it from all sides. It was as big as a bath. {A} put in {A}’s head. “Hello,” said {A}, and it came out like a giant.',
        'The fourteen cousins sat up. “It isn’t morning!” they cried. “I was only looking,” said {A} out of the pot. It took two uncles to get {A}’s head out, because of the ears. After that somebody sat beside it until ten.'
      ]
    },
    {
      id: 'grown-ups-talking',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Over by the fire sat the grown-ups, and talked, and laughed. Every time they laughed, {H} had just missed the beginning. “What was it about?” whispered {H}. {A} had caught a bit more. “There was a bicycle,” said {A}, “and a bishop.”',
        'They listened as hard as they could. “And then,” said an uncle, “the brakes,” and all the rest was lost in laughing. One aunt had to be held up. {H} and {A} laughed too, and did not know why, and that made them laugh more.'
      ]
    },
    {
      id: 'new-shoes',
      A: 'same',
      spare: 8,
      paragraphs: [
        'For tomorrow everyone had something new to wear. {H} had shoes that squeaked, and had put them under the pillow. {A} had a shirt with pineapples on. “It’s a bit loud,” said {A}, and held it up to the moon.',
        'A goat looked at it across the wall. It looked at it for a long time, and then it licked its lips. {A} took the shirt to bed, and lay down on it. You could still see two of the pineapples. The goat could see them as well.'
      ]
    },
    {
      id: 'stars-and-bats',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Between the leaves were stars, so many that they got in each other’s way. “On cards there’s always snow,” said {H}. {A} had once seen some. “It’s like the ice behind the peas,” said {A}, “but nobody shuts the door.”',
        '{H} felt the warm ground with one hand. The crickets sang, and a frog sang in between. “How do they sleep outside, then?” asked {H}. “They can’t,” said {A}. All along the row they were sorry for those people, for quite a while.'
      ]
    },
    {
      id: 'practising',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How will you do it?” asked {A}. {H} showed it on {A}’s back, with the flat of both hands. Bom, bom, ba-da-bom. “A bit lower,” said {A}, “and more to the left.” {A} shut both eyes. “That’s good. That’s where the bus was hard.”',
        'The next cousin wanted to know what it sounded like. So {H} drummed on that one too, and that one drummed on the next. It ran down the whole row, and at the end it reached a dog. It went off to sleep by the gate.'
      ]
    },
    {
      id: 'pet-village',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'For {A} it was a very large evening. There were hens here, and they walked about with nobody holding on to them. There was a smell of meat from one side, and of goat from the other. {A} did not know where to put the nose first.',
        'In the end {A} lay down across three cousins, where there was a dip. {A} sighed, and one ear stood up, and turned with every hen. Somebody else meant to be awake first as well.'
      ]
    },
    {
      id: 'elder-was-first',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I drummed on that pot once,” said {S}, and came to sit on the end of the mat. “How did you wake up first?” asked {A}. “I drank a whole jug of water before bed,” said {S}.',
        '{A} thought that over. “And then?” “Then I was awake at two, and at three, and at four,” said {S}. “At five I drummed. At six I was so tired that I fell asleep in the rice.” People still talk about it. There had been a dent.'
      ]
    },
    {
      id: 'child-guards',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had a plan, and whispered it to {A} under the blanket. “One of us sleeps while the other stays awake. Then we change over.” {A} thought that was clever. “Who sleeps first?” “I do,” said {S}, and was gone.',
        '{A} stayed awake and counted mangoes. After a time {A} tapped {S} on the nose. “Your turn.” “I’m awake,” said {S}, with both eyes shut. “I’m only guarding from the inside.” {A} pulled some of the blanket back.'
      ]
    },
    {
      id: 'baby-village',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had not been put down all day. There were so many aunts, and each of them had to have a turn. {A} went round the fire from lap to lap, like a dish that everybody likes.',
        'Whoever had {A} said whom the nose came from. It came from nine people. {A} held on to an earring here, and to a beard there. On the last lap of all {A} fell asleep. That aunt did not dare to move. She sat like a chair till midnight.'
      ]
    },
    {
      id: 'who-is-first',
      A: 'partner',
      paragraphs: [
        '“It’s always a big cousin,” said {H}. “No,” said {A}. “The first one up is the goat. It goes to look for mangoes before it’s light. It just has no use for a pot.”',
        'By the tree stood the goat, chewing, with a bit of rope around its neck. {H} looked at the rope. “Does it pull hard?” asked {H}. “Like a bus,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'ties-the-blanket',
      A: 'partner',
      paragraphs: [
        '{H} tied a corner of {H}’s blanket to the goat’s rope, with two knots. Then {H} lay down, and slept, and so did the whole row.',
        'The sky was still grey when the blanket got up. It slid off {H}’s feet and walked away across the yard, with a goat in front. {H} felt the cold, and woke up, and ran straight to the pot.'
      ]
    },
    {
      id: 'drums',
      A: 'partner',
      paragraphs: [
        'Bom! went the pot. Bom, bom, ba-da-bom! “Christmas!” shouted {H}. Fourteen heads came up. The rooster fell off the wall, for it had been just about to say something. “You did it,” said {A}.',
        'Then they all held still. Far away, on the next hill, somebody drummed on a pot. Then there was one behind that. It went on from hill to hill, until you could not hear how far.'
      ]
    },
    {
      id: 'the-feast',
      A: 'same',
      spare: 13,
      paragraphs: [
        'By noon there was rice in the pot, and you would have needed a boat to get across. Anybody who came by on the road was called in. Nobody knew all of them. “Who’s that in the hat?” asked {A}. “I thought that you’d brought him,” said an aunt.',
        '{H} ate until the plate was clean, and it was filled again. {H} ate that as well. “There’s always a corner,” said the aunt with the spoon. {H} lay down on a mat to look for it. The man in the hat turned out to be the driver of the bus.'
      ]
    },
    {
      id: 'dancing',
      A: 'same',
      spare: 14,
      paragraphs: [
        'In the afternoon somebody turned up the music. They all danced in the yard, till the dust was knee-high. {H}’s new shoes squeaked along in time. An uncle danced with a chair. {A} only wanted to watch.',
        'Nobody only watches there. Two aunts took {A}, one by each hand. {A} did a step to the left, and then one to the right, and then both at once. “Who taught you that?” they cried. “I trod on a mango,” said {A}. By evening the whole yard could do it.'
      ]
    },
    {
      id: 'goat-gets',
      A: 'partner',
      paragraphs: [
        'At the feast the cousins wanted to know how it was done. {H} only looked at {A}.',
        'Under the tree stood the goat, in {H}’s blanket. Nobody had been able to get it off. {H} carried over the best mango of all, on a plate. “Same time next year,” {H} told it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the pot, and then at all those cousins.',
      '{names} lay in the row as well, two spoons further down.',
      '{names} had eyes wide open, and saw nothing but leaves.',
      { text: '{names} spread out one more mat, and then one more.', needs: ['hands'] },
      { text: '{names} shook a hen out of a pillow.', needs: ['hands'] }
    ],
    way: [
      '{names} kicked once, and it went down the row to the end.',
      '{names} rolled over when the row rolled over, and the mat came along.',
      '{names} snored already, and said afterwards that it was the frogs.',
      { text: '{names} threw a mango stone over the wall, and something over there said “meh”.', needs: ['hands'] },
      { text: '{names} fanned the row with a lid.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to the far hills, with one ear up.',
      '{names} stood there in night things, and shouted “Christmas” to the next hill.',
      '{names} got up so fast that a hen sat down.',
      { text: '{names} drummed along on a bucket, a bowl and a bench.', needs: ['hands'] },
      { text: '{names} pulled at the blanket, and so did the goat.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening the mats lay under the tree again. The pot hung in its place, scrubbed and still warm.',
    'Nobody in the row tried to stay awake, and the frogs sang for them all.'
  ],
  last: [
    'On the last hill the last pot was quiet, and {H} was asleep.',
    'The goat lay down in its blanket, and {H} was asleep.'
  ]
})
