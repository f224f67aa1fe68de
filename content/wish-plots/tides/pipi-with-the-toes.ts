import { wishPlot } from '../wish-plot.ts'

export const pipiWithTheToes = wishPlot({
  id: 'wish-pipi-with-the-toes',
  wishes: ['pipi digging', 'pipi dig', 'pipi low tide', 'pipi tide', 'pipi beach', 'pipi sand', 'pipi koro', 'pipi nan', 'pipi nana', 'pipi grandad', 'pipi dad', 'pipi mum', 'pipi feet', 'pipi toes', 'pipi bucket', 'pipi fritters', 'pipi shells', 'pipi gathering', 'gathering pipi', 'gathering pipis', 'pipi picking', 'digging pipi', 'digging pipis', 'dig for pipi', 'dig for pipis', 'getting pipi', 'getting pipis', 'collecting pipi', 'collecting pipis', 'pipis beach', 'pipis sand', 'tuatua', 'tuatuas', 'toheroa', 'kaimoana gathering', 'kaimoana beach', 'kaimoana digging', 'gathering shellfish', 'digging shellfish', 'collecting shellfish', 'shellfish low tide', 'shellfish beach sand', 'clam digging', 'digging clams', 'digging for clams', 'dig clams', 'clams beach', 'clams low tide', 'clams toes', 'clamming', 'cockle picking', 'digging cockles', 'collecting cockles', 'cockles low tide', 'cockles toes', 'cockling', 'tuangi'],
  answers: ['pipi', 'pipis', 'tuatua', 'shell', 'shells', 'shellfish', 'clam', 'clams', 'cockle', 'cockles', 'dig', 'digs', 'digging', 'dug', 'gather', 'gathering', 'collect', 'collecting', 'pick', 'picking', 'find', 'finding', 'found', 'finds', 'get', 'got', 'tide', 'low', 'out', 'beach', 'sea', 'sand', 'sandy', 'estuary', 'harbour', 'bay', 'mud', 'mudflats', 'water', 'wet', 'cold', 'toes', 'toe', 'feet', 'foot', 'heel', 'heels', 'twist', 'twisting', 'wriggle', 'dance', 'bucket', 'spade', 'kete', 'bag', 'koro', 'koroua', 'kui', 'kuia', 'nan', 'nana', 'nanny', 'grandad', 'grandpa', 'poppa', 'grandma', 'mum', 'mummy', 'dad', 'daddy', 'uncle', 'aunty', 'auntie', 'cousin', 'cousins', 'whanau', 'whānau', 'family', 'marae', 'brother', 'sister', 'tea', 'dinner', 'supper', 'fritters', 'eat', 'cook', 'cooked', 'steamed', 'enough', 'few', 'small', 'big', 'back', 'new', 'zealand', 'maori', 'māori', 'weekend', 'summer', 'holiday', 'holidays', 'today', 'together', 'first', 'time', 'with', 'our', 'we', 'loves'],
  except: ['ill', 'sick', 'poisoned', 'poisoning', 'allergic', 'drowned', 'drown', 'died', 'dead', 'tsunami', 'storm', 'lost', 'hurt', 'sting', 'stung', 'jellyfish', 'shark', 'potty', 'toilet', 'nappy', 'wee', 'pee', 'wet bed', 'pants', 'pippi', 'longstocking', 'chowder', 'pearl', 'bottle', 'treasure', 'pirate', 'mermaid', 'giant', 'castle', 'bit', 'pinched'],
  moods: ['first', 'learning', 'proud'],
  out: true,
  company: ['pipi', 'sea', 'sand', 'spade', 'bucket', 'hole', 'holes', 'shell', 'shells', 'toe', 'toes', 'foot', 'feet', 'heel', 'heels', 'tide', 'water', 'gull', 'beach', 'puddle', 'tongue', 'crab'],
  about: 'The hero digs for pipi at low tide and every hole fills up, until it is noticed that the hero is sinking on the right only, for the left foot stands on something, and from then on the feet do the looking.',
  titles: ['The Feet Do the Looking', 'Getting Shorter', '{H} Digs for Pipi', 'Twist for Your Supper', 'One Foot Meets Another'],
  want: [
    {
      id: 'under-us',
      A: 'partner',
      paragraphs: [
        '{H} had come to the beach at low tide, with a bucket, to get pipi. A pipi is a shellfish, two white shells with a bite of supper between. “I want enough to cover the bottom,” said {H}. On the sand there was not one. “Where do they live?” asked {H}. “Under us,” said {A}. {H} took a step to the side, to be polite.'
      ]
    },
    {
      id: 'elder-at-the-dance',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I learned to dance here,” said {S}, “by getting pipi with my aunts. It’s heel, toe, and turn. When there was a dance at the hall, I could do it already.” “Were you the best?” asked {A}. “I was the lowest,” said {S}. “I was so used to sinking.”',
        '{S} showed it on the wet sand, with both arms up. It was a fine dance. By the end {S} was in as far as the ankles, and looking about for something to eat.'
      ]
    }
  ],
  way: [
    {
      id: 'holes',
      A: 'partner',
      paragraphs: [
        '{H} dug a hole with a spade. Water ran in from below, and then the sides slid down. {H} dug it out, and it filled up again. The second hole did just the same, and so did the fifth. “The sea’s putting it all back,” said {H}. In the last hole there was one pipi shell, open and empty. “Somebody’s moved out,” said {A}.'
      ]
    },
    {
      id: 'listening',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“They spit,” said {A}. “Lie down and listen.” {H} laid one ear to the wet sand, where the pipi were. It ticked down there, and it bubbled, as if a lot of people were drinking with straws. Then something squirted {H} in the ear.',
        '{H} jumped up. There was a tiny hole, and a drop of sea ran back into it. “They know that we’re here,” said {H}. “They know that there was an ear,” said {A}, “and they didn’t need one.”'
      ]
    },
    {
      id: 'gull-gets-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A gull walked along the edge of the sea, and it was having no trouble. It stood there and trod with its feet, left, right, left, right, like somebody waiting for a bus. Then it bent down and had a pipi. It flew up with it and let it drop on the hard sand, twice.',
        '“It gets them with no spade,” said {H}, “and with no bucket.” {H} looked at the spade for a bit. “It’s got nowhere to put any, though,” said {H}. The gull had just found a place.'
      ]
    },
    {
      id: 'other-looks-for-signs',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} went along bent double. “You have to see where they are,” said {A}. “There’s always a sign. Here, two little dents side by side.” {A} put both hands in, up to the wrists, and felt about. It was a stone with a stone beside it.',
        'The next sign was longer, and had a heel at one end. {A} dug there with great hope. “That’s my foot,” said {H}. “I mean, that’s where it was.” {A} stood up and looked back. There were signs all along the beach, in twos.'
      ]
    },
    {
      id: 'child-finds-a-toe',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sat in a puddle and was feeling for pipi in the sand. “I’ve got one,” said {S}. “It’s small and round, and it’s warm.” {S} pulled at it. “It doesn’t want to come out.” {A} bent down and looked into the puddle. “That’s your toe,” said {A}.',
        '{S} let go of the toe at once, and felt on. “I’ve got another one,” said {S}. “Leave it in,” said {A}. They counted, to be sure. There were ten in that puddle, and it was best not to tell the gull.'
      ]
    },
    {
      id: 'pet-digs',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} looked at the five holes with interest. {A} got into one, as far as the middle, and put the nose to the bottom. There was a pop, and something spat. {A} came out backwards, and looked at the hole from farther off.',
        'After that {A} walked round each of them in a curve. From time to time {A} looked back over one shoulder. There was somebody in the ground who could aim.'
      ]
    },
    {
      id: 'the-empty-ones',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} gathered up the empty shells, so that the bucket should have something to do. They had rings on them, one within the other. “That’s how old it was,” said {A}. “It makes a bit more shell every year.” {H} counted the rings. It had been four. “Four winters in the sea,” said {H}, “and no blanket.”',
        '“And does it have to move when it’s got too big?” asked {H}. “No,” said {A}. “It builds on.” {H} thought of last winter’s shoes, and how simple that would be.'
      ]
    },
    {
      id: 'under-a-crab',
      A: 'same',
      spare: 8,
      paragraphs: [
        'When {H} felt about in the last hole, a crab was sitting there. It was as large as a button, and held up both its pincers, as if to say no. “We’re only here for pipi,” said {A}. The crab stayed in the middle and would not hear of it.',
        '{H} filled up the hole with care, and patted it flat. There was a knock from below. “It wants the door open,” said {H}, and poked in one finger, and took it out again quickly.'
      ]
    },
    {
      id: 'shorter-on-the-left',
      A: 'partner',
      paragraphs: [
        '{H} stood where the water just covered both feet. It was cold. So {H} turned from side to side, heels out, heels in. “You’re getting shorter,” said {A}. {H} looked down. The sand was up to the ankles. “But only on the right,” said {A}. “Your left foot’s stopped. What’s it standing on?” {H} moved five toes. “Something smooth,” said {H}. “It wasn’t here before.”'
      ]
    }
  ],
  turn: [
    {
      id: 'heel-and-toe',
      A: 'partner',
      paragraphs: [
        '{H} reached down. Under the left foot sat a pipi, white and round and shut. “I was standing on it,” said {H}. “You dug with your feet,” said {A}, “and the sand stayed where it was.” So {H} left the spade alone. {H} twisted, heels out, heels in, and the sand went soft. The toes felt round. That was a stone. That was just sand. And that was smooth, and gave a small push. “My toes have got one,” said {H}.'
      ]
    },
    {
      id: 'what-the-toes-say',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How do my toes know that it’s a pipi?” asked {H}. “What do they say?” asked {A}. {H} listened to them. A stone had nothing to say. A bit of wood said something, but always the same. An empty shell had an edge. “A pipi feels as if it’s holding its breath,” said {H}.',
        'Up at the other end {H} had known nothing about it. {H} had never before asked the toes for anything, apart from walking. They were quite quick, if you let them finish.'
      ]
    },
    {
      id: 'sand-in-the-mouth',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The pipi were put in the bucket with some clean sea on top. “They stay in there till tonight,” said {A}, “so that they can spit out their sand. Or it crunches.” {H} watched them. First nothing happened. Then a shell opened a little, and there was a very thin stream.',
        '“It’s rinsing,” said {H}. Another one did it, and then a third. They were all rinsing, as nicely as anything, and no one had had to tell them twice.'
      ]
    },
    {
      id: 'with-one-foot',
      A: 'partner',
      paragraphs: [
        'When the bottom of the bucket was covered, they stopped. One pipi was too small, and {H} laid it on the wet sand. For a while it kept shut. Then a white foot came out between the shells, pointed like a tongue. “It’s only got the one,” said {A}. The foot pushed in. The pipi stood up on end. It turned a bit to this side and a bit to that, and was gone. “It twists,” said {H}, “like me.” There were two holes with heels in the sand, beside a very small one. The sea came and filled all three.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked out over the wet sand, and left signs.',
      '{names} looked at the sea, which was a long way off.',
      { text: '{names} carried the spade, and {H} had the bucket.', needs: ['hands'] },
      { text: '{names} rolled up both trouser legs, as far as they went.', needs: ['hands'] }
    ],
    way: [
      '{names} fell into a hole that had not quite filled up.',
      '{names} stood in the water, and got a bit shorter as well.',
      { text: '{names} dug from the other side, until the two holes met.', needs: ['hands'] },
      { text: '{names} made the empty shell open and shut, as if it had a lot to say.', needs: ['hands'] }
    ],
    turn: [
      '{names} trod the sand in one place, left and right.',
      '{names} found one too, and stayed on top of it.',
      { text: '{names} counted the pipi in the bucket, by touch.', needs: ['hands'] },
      { text: '{names} poured a little sea into the bucket, to make it feel at home.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spade was hosed down, and the bucket stood in the shade. In it was some sea, so that the pipi could spit out their sand.',
    '{H} washed, rinsed and spat, and a good deal of sand came out there too. Then {H} lay down, heels out, heels in, and the sheet went soft.'
  ],
  last: [
    'Ten toes had found nothing more but bed, and {H} was asleep.',
    '{H} had sunk in as far as the chin, and was asleep.'
  ]
})
