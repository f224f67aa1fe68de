import { wishPlot } from '../wish-plot.ts'

export const namingParty = wishPlot({
  id: 'wish-naming-party',
  beginsElsewhere: true,
  wishes: ['naming ceremony', 'naming ceremonies', 'naming party', 'naming day', 'naming feast', 'baby naming', 'baby’s naming', 'babys naming', 'naming of baby', 'naming the baby', 'name ceremony', 'name giving', 'name giving ceremony', 'baby’s name day', 'babys name day', 'name day baby', 'namkaran', 'naamkaran', 'namakaran', 'naamkaranam', 'namakaranam', 'aqiqah', 'aqeeqah', 'aqiqa', 'aqeeqa', 'akika', 'akikah', 'christening', 'christenings', 'christning', 'christened', 'christen', 'chistening', 'baptism', 'baptised', 'baptized', 'baby blessing', 'baby’s blessing', 'simchat bat', 'baby’s dedication', 'baby dedication', 'welcome baby party', 'party for new baby', 'party for the new baby', 'party new baby', 'celebration new baby', 'celebrate new baby', 'celebrating new baby', 'baby got her name', 'baby got his name', 'baby gets name', 'baby gets her name', 'baby gets his name', 'baby got name', 'danced new baby', 'naming ceremony baby', 'naming ceremony danced', 'ceremony new baby', 'outdooring', 'baby outdooring', 'sebou', 'seboua', 'subou', 'bautizo', 'baby’s name today', 'red egg party', 'red egg baby', 'man yue', 'full moon baby party', 'full month baby', 'one month party baby', 'baby full month'],
  answers: ['party', 'feast', 'ceremony', 'naming', 'name', 'named', 'names', 'baby', 'baby’s', 'babies', 'new', 'little', 'tiny', 'newborn', 'cousin', 'cousin’s', 'cousins', 'brother', 'brother’s', 'sister', 'sister’s', 'niece', 'niece’s', 'nephew', 'nephew’s', 'neighbour', 'neighbour’s', 'neighbours', 'neighbor’s', 'next', 'door', 'friend’s', 'friends', 'auntie', 'auntie’s', 'aunty', 'aunt', 'aunt’s', 'uncle', 'uncle’s', 'uncles', 'aunties', 'aunts', 'family', 'relatives', 'everybody', 'everyone', 'all', 'danced', 'dance', 'dances', 'dancing', 'music', 'drums', 'drum', 'sang', 'singing', 'song', 'songs', 'ate', 'food', 'rice', 'cake', 'sweets', 'dress', 'white', 'clothes', 'big', 'whole', 'street', 'lovely', 'happy', 'fun', 'loud', 'first', 'today', 'yesterday', 'tomorrow', 'weekend', 'saturday', 'sunday', 'morning', 'afternoon', 'night', 'went', 'go', 'going', 'goes', 'had', 'got', 'gets', 'was', 'is', 'for', 'at', 'to', 'of', 'our', 'my', 'her', 'his', 'the', 'a', 'and', 'we', 'she', 'he', 'story', 'please', 'about', 'church', 'temple', 'mosque', 'hall', 'godmother', 'godfather', 'godparents', 'held', 'hold', 'holding', 'holds', 'whispered', 'ear', 'loved', 'excited', 'proud', 'late', 'celebrate', 'celebrated', 'celebration', 'celebrating', 'boy', 'girl', 'home', 'house', 'everybody’s', 'outdooring', 'red', 'egg', 'eggs', 'ginger', 'full', 'moon', 'month'],
  except: ['mixed', 'mixed up', 'krathong', 'basket', 'carries', 'died', 'dead', 'ill', 'poorly', 'sick', 'hospital', 'early', 'incubator', 'premature', 'heart', 'funeral', 'stillborn', 'goat', 'sheep', 'lamb', 'sacrifice', 'shaved', 'circumcision', 'bris', 'shower', 'gender', 'tummy', 'belly', 'due', 'pregnant', 'bump', 'cried', 'crying', 'screamed', 'jealous', 'hates', 'hate', 'doesn’t', 'doesnt', 'don’t', 'refuses', 'scared', 'afraid', 'fight', 'argued', 'fell', 'hurt', 'lost', 'water', 'dragon', 'dragons', 'fairy', 'fairies', 'princess', 'prince', 'king', 'queen', 'witch', 'curse', 'elephant', 'elephants', 'dinosaur', 'unicorn', 'puppy', 'kitten', 'panda', 'bear', 'zoo', 'dog', 'cat', 'star', 'ship', 'boat', 'doll', 'teddy', 'birthday', 'wedding', 'moved', 'prison'],
  moods: ['first', 'proud', 'late'],
  fed: true,
  company: ['baby', 'dance', 'drum', 'chair', 'name', 'room', 'table'],
  about: 'The baby has just been given its name and goes from arm to arm through the dance, and the hero, who wants to say it to the baby first, is always one arm too late, until somebody sees which way it goes.',
  titles: ['One Arm Too Late', 'It Comes Round to Everybody', '{H} Says the Name', 'The Whole Room Turned', 'A Name as New as That'],
  want: [
    {
      id: 'the-name-is-said',
      A: 'partner',
      paragraphs: [
        'All the family had come, and all the neighbours, to hear the new baby’s name. The oldest aunt stood up on the step and said it, loud and clear. Everybody said it after her. Then came the drum, and they danced, even those with a plate.',
        '“Nobody’s told the baby,” said {H}. “They’ve only told each other.” {H} wanted to be the first to tell it, from quite close by. “Quick, then,” said {A}. “Everybody’s after that baby.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-arm-too-late',
      A: 'partner',
      paragraphs: [
        'The baby was with an uncle by the window. {H} danced across, under elbows and round a very wide skirt. But now the baby was with a lady in green. {H} got to the lady. “It’s just gone to Cousin Bo,” said the lady, with empty arms. They were still rocking.',
        'Cousin Bo was by the cake, but the baby had gone on again. Each time {H} was one arm too late. {A} tried from the other side, and met a tray.'
      ]
    },
    {
      id: 'where-the-name-came-from',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who chose it?” asked {H}. {A} had heard all about it over the rice. There had been a list on the fridge, for months. One name had been the dentist’s. One had rhymed with soup. Each day they crossed one out.',
        '“And this one?” “This one was left over,” said {A}. “Then they looked at the baby, and the name was just right.” {H} was glad that it did not rhyme with soup.'
      ]
    },
    {
      id: 'trying-it-in-the-mouth',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} practised the name behind a curtain, so that it would come out right. A name as new as that is a little stiff, like new shoes. {H} said it quick, and slow, and the way you call it across a yard.',
        '“Now say it cross,” said {A}. {H} tried. The name did not want to be cross. “That’ll come,” said {A}, “when it starts to draw on walls.”'
      ]
    },
    {
      id: 'how-the-aunts-dance',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Everybody danced in their own way. One aunt danced only with her shoulders. A grandfather stood on one spot, and let his eyebrows do it. One man stamped, as if he had to flatten a box for the bin.',
        '“What do you dance with?” asked {A}. {H} had a look. It was mostly the knees. “And I’ve got one elbow that knows how,” said {A}. “The other one’s only come along with it.”'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Under the long table it was quieter. You only saw shoes. There were gold ones, and brown ones, and an empty pair that somebody had kicked off. All the others came down on the same beat. {H} and {A} ate a sweet each, out of its paper.',
        '“Which of them have got the baby?” asked {H}. They looked along the row. Two brown ones were dancing so softly that the laces hardly moved. “Those,” said {A}. By the time they had crawled out, the brown shoes had danced on.'
      ]
    },
    {
      id: 'plates',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had filled a plate for {H}. There was rice on it, and something in a leaf. Two sorts of cake leaned on each other. “You can’t catch a baby on nothing,” said {A}. {H} ate and kept time with the fork.',
        'A great-uncle came by and put a dumpling on top. So did the lady after him. It was that kind of party. {H} had to dance a bit lower, because of the plate.'
      ]
    },
    {
      id: 'what-they-tell-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Whoever had the baby told it something. “You’ve got your grandmother’s ears,” said one. “You’ve got my chin,” said another, “so look after it.” A boy told it the football score. The baby listened to them all, with its mouth a bit open.',
        '“They tell it whose nose it’s got,” said {H}, “and not what it’s called.” “By tonight it’ll think it’s called Nose,” said {A}.'
      ]
    },
    {
      id: 'the-drummer',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The drum stood between the knees of a thin man, who did not look at it. He looked at everybody’s feet, and drummed what they did. {H} hopped, and the drum hopped. {H} stopped on one leg, and so did the drum.',
        '{A} tried to trick him, with a step to the left that turned round in the middle. Tacka-tum, went the drum, and turned round as well. “He’s seen that one before,” said {A}.'
      ]
    },
    {
      id: 'the-photo',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Somebody wanted a picture of everybody. They all stood close together and breathed in. “Is the baby in?” called the one with the camera. They looked left and right. The baby was at the back, asleep on a shoulder. It was the only one who had kept still.',
        'In the picture you see fifty people looking for it. {H} was there at the front, with the mouth open, just about to say something.'
      ]
    },
    {
      id: 'pet-under-foot',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had found the best place at the whole party. It was by the chair of a very old lady with a shaky fork. {A} did not beg. {A} only sat there, and now and then something came.',
        '{H} sat down as well, for one rice ball’s worth of rest. From there you saw the baby go past, high up, like the moon. {A} did not look up. {A} was waiting for the fork.'
      ]
    },
    {
      id: 'elder-own-name',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“At my party they said it wrong,” said {S}. “An old cousin had to call it out, and he had a sweet in his mouth. For a whole week I was called something else.” “What?” asked {A}. {S} said it, and it was mostly a sweet.',
        '“Then they put it right. But the old cousin went on with it until he was ninety.” {S} smiled. “When he called it, I always came.”'
      ]
    },
    {
      id: 'child-names-things',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had got the taste for it, and was giving names to everything. The big spoon was Ruth. The chair with the wobble was Uncle. {S} stood by the drum, and told the whole room what the coat stand was called. Three people clapped.',
        '“And what am I called?” asked {A}. {S} had to think. “You’ve got one,” said {S}. “I’m only doing those without.”'
      ]
    },
    {
      id: 'baby-looks-on',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had had a name for quite some time, and knew it. {A} watched the other baby go by, and did not think much of how small it was. {H} came past, and said hello to {A} by name.',
        '{A} looked up at once. So it works, thought {H}. You say it to them, and after that they’re in there and look out. {A} held on to {H}’s thumb for the length of a song.'
      ]
    },
    {
      id: 'which-way-it-turns',
      A: 'partner',
      paragraphs: [
        '{A} was on the step now, where the aunt had been, and saw more from there. “Don’t run after it,” called {A}. “Look which way they dance!” {H} looked. Window, cake, door, drum. The whole room was turning, slowly, like a great spoon in a pot.',
        '“It goes round with them,” said {A}. “You’re running behind it. You’ve got to stand still.” That was hard, with such a drum.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-chair',
      A: 'partner',
      paragraphs: [
        'There was one chair by the drum. {H} sat down on it, right at the back, and held out both arms. The dance went by. There was the wide skirt! There was the lady in green. There came Cousin Bo, and next to Cousin Bo, with a bib on, came the baby.',
        'They put it into {H}’s arms, and {A} held a hand under its head. It was much warmer than it had looked, and as heavy as a loaf.'
      ]
    },
    {
      id: 'how-it-looks-close-up',
      A: 'same',
      spare: 13,
      paragraphs: [
        'From close by the baby had a great many small things. It had a line on each finger where it bent. It had a rice grain on its bib, although it had no teeth. “Somebody’s kissed it with their mouth full,” said {A}.',
        '{H} took the rice grain off. The baby followed it with its eyes, and went a little cross-eyed, and came back. It had plenty of time. It was the only one there who had.'
      ]
    },
    {
      id: 'the-drum-goes-soft',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The drummer had seen the chair. He took away the sticks, and went on with only his fingers, and then with two of them. Tum, it went, and tum. The dancers danced more softly without knowing why. A skirt brushed by like a curtain.',
        '“Now you can hear yourself,” whispered {A}. {H} was not ready yet, and counted four of the tums.'
      ]
    },
    {
      id: 'it-is-said',
      A: 'partner',
      paragraphs: [
        '{H} bent down to the small ear, and said the name into it, quite quietly. The baby kept still. Then it turned its head, and looked straight at {H}. “Now it knows,” said {H}.',
        'The oldest aunt sat down on the step, with her shoes off. “I was so busy telling everybody,” she said, “that I clean forgot who it was for.” The dance went round once more. Then {H} passed the baby on, to the next arms.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined in at once, with whatever could be shaken.',
      '{names} kept away from the gold shoes.',
      { text: '{names} clapped on the beat, or very near it.', needs: ['hands'] },
      { text: '{names} danced with a plate, and lost one pea.', needs: ['hands'] }
    ],
    way: [
      '{names} went round with the others, past window, cake, door and drum.',
      '{names} sat out one song, under the coats.',
      { text: '{names} passed the rice over two heads.', needs: ['hands'] },
      { text: '{names} asked to hold the baby too, and was told in a minute.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to rest by the chair, and breathed.',
      '{names} looked up at the small feet, and they had socks with bells on.',
      { text: '{names} stroked the top of its head with one finger.', needs: ['hands'] },
      { text: '{names} kept the elbows off, on the left and on the right.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the coats smelled of rice and cake. In a pocket there was still a sweet in its paper. It went on the shelf, for tomorrow.',
    '{H} washed off the party, and the feet last of all. They still went tum, tum, under the blanket, without {H}. Then they got slower.'
  ],
  last: [
    'Quite quietly {H} said a name into the pillow, and was asleep.',
    'The whole room turned once more, slowly, with everybody in it, and {H} slept.'
  ]
})
