import { wishPlot } from '../wish-plot.ts'

export const parentsEvening = wishPlot({
  id: 'wish-parents-evening',
  wishes: ['parents evening', 'parents’ evening', 'parent’s evening', 'parent evening', 'parents’ evening school', 'parents evening nursery', 'parents evening tomorrow', 'mum dad parents evening', 'mum parents evening', 'dad parents evening', 'going parents evening', 'go parents evening', 'parents night', 'parents’ night', 'parent’s night', 'parent night school', 'parent teacher conference', 'parent teacher conferences', 'parent-teacher conference', 'parent-teacher conferences', 'parent teacher meeting', 'parent-teacher meeting', 'parent teachers meeting', 'parent teacher evening', 'parent-teacher evening', 'parent teacher interview', 'parent teacher interviews', 'parent-teacher interview', 'parent-teacher interviews', 'teacher conference', 'teacher conferences', 'school conference', 'consultation evening', 'parents consultation', 'parent consultation', 'elternabend', 'elternsprechtag', 'what teacher says about me', 'what teacher says about her', 'what teacher says about him', 'what teacher will say parents', 'teacher talks parents', 'teacher talks to parents', 'teacher talking to parents', 'teacher tells parents', 'teacher says parents', 'parents talk teacher', 'parents talking teacher', 'parents meet teacher', 'parents meeting teacher', 'parents see teacher'],
  answers: ['parents', 'parent', 'parents’', 'parent’s', 'evening', 'evenings', 'night', 'nights', 'meeting', 'meetings', 'conference', 'conferences', 'interview', 'interviews', 'consultation', 'consultations', 'talk', 'talks', 'talking', 'talked', 'meet', 'meets', 'see', 'sees', 'tell', 'tells', 'say', 'says', 'said', 'saying', 'will', 'about', 'what', 'wonders', 'wonder', 'wondering', 'wants', 'know', 'teacher', 'teachers', 'teacher’s', 'school', 'nursery', 'kindergarten', 'preschool', 'class', 'classroom', 'first', 'mum', 'mummy', 'mom', 'mama', 'dad', 'daddy', 'papa', 'goes', 'going', 'go', 'went', 'are', 'is', 'to', 'with', 'without', 'tomorrow', 'today', 'tonight', 'next', 'week', 'tuesday', 'thursday', 'nervous', 'worried', 'curious', 'excited', 'little', 'small', 'chair', 'chairs', 'her', 'him', 'me', 'my', 'our', 'home', 'stay', 'stays', 'come', 'along', 'allowed', 'not', 'good', 'term', 'year'],
  except: ['report', 'bad', 'trouble', 'naughty', 'hit', 'hits', 'hitting', 'bite', 'bites', 'bully', 'bullied', 'bullying', 'excluded', 'expelled', 'suspended', 'repeat', 'behind', 'died', 'dead', 'ill', 'sick', 'hospital', 'divorce', 'divorced', 'separated', 'fight', 'fighting', 'shout', 'shouts', 'shouted', 'angry', 'punish', 'punished', 'smacked', 'cry', 'cried', 'crying', 'police', 'social', 'adhd', 'autism', 'autistic', 'dyslexia', 'diagnosis', 'out', 'babysitter', 'party', 'dance', 'disco', 'dinner', 'restaurant', 'lost', 'missed', 'forgot', 'alone', 'monster', 'dragon', 'robot', 'alien', 'dinosaur', 'witch', 'elephant', 'bear', 'cat', 'dog', 'wedding', 'secret', 'secrets'],
  asked: true,
  nothingElse: true,
  moods: ['waiting', 'first', 'learning', 'afraid', 'proud', 'alone'],
  company: ['chair', 'stool', 'teacher', 'parent', 'mirror', 'mirrors', 'thumb', 'neck', 'bear', 'scarf', 'sock', 'bench'],
  about: 'On the day before parents’ evening the hero wants to know what the teacher says, and neither of them can play it, until a blue spot on the neck shows that there is a side of everyone that only others see.',
  titles: ['Ten Minutes About You', 'The Blue Thumb', '{H} Seen from the Back', 'Is It the Same One', 'For the Back You Need Two'],
  want: [
    {
      id: 'not-invited',
      A: 'partner',
      paragraphs: [
        'Tomorrow was parents’ evening, and {H} was not invited. The parents would sit on the little chairs. The teacher would talk about {H} for ten minutes. “What do teachers say?” asked {H}. “I’ve never been one,” said {A}. “Then be one now,” said {H}.',
        '{A} put on a scarf, and was the teacher. {H} was a parent on a low stool, with both knees beside the ears. “Good evening,” said the teacher. “It’s about {H}.” The parent leaned forward.'
      ]
    }
  ],
  way: [
    {
      id: 'looks-out',
      A: 'partner',
      paragraphs: [
        '“{H} leaves one sock on the stairs,” said the teacher, “and sings to the toothbrush.” “You can’t know that,” said the parent. “It’s at home.” {A} only knew what was at home.',
        'So they changed places. {H} put on the scarf, and took a breath, and said nothing. “Well?” asked {A}. “I’ve never seen me there,” said {H}. “I’m always inside and look out.”'
      ]
    },
    {
      id: 'how-long-ten-is',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Ten minutes is long, if it is all about one. They tried it with a bear, and set the kitchen timer. “It’s soft,” said {H}. “It’s got one flat ear. It doesn’t like the washing line.” Then they had said it all, and there were nine minutes left.',
        'They sat there and looked at the bear. The bear looked at the door. “It eats well,” said {A} after a time. When it rang, all three of them were very glad.'
      ]
    },
    {
      id: 'bear-in-the-bag',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had a bear that could go along in the bag, to listen. To see how well that went, they shut it in there. {A} talked beside it for a while, about {H} and the weather. Then the bear was taken out. “What did they say?” asked {H}.',
        'The bear kept it all to itself. “It’s discreet,” said {A}. {H} smelled at the bear. It had been next to an apple all the time, and had thought of nothing else.'
      ]
    },
    {
      id: 'getting-up-again',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} sat on the low stool too, to see what it was like for a parent. “You can see a good deal from here,” said {A}. “You’ve got gum under the table.” Then {A} wanted to get up, and went a bit forward, and came back again.',
        '“How do the parents manage?” asked {A}. “I think that the next ones pull them out,” said {H}, and pulled. That was why they came one after another, and had a time on a piece of paper.'
      ]
    },
    {
      id: 'elder-one-word',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“At our school the teacher wrote it down,” said {S}. “It was one word for each child, for the whole year.” “And what was yours?” asked {A}. “Restless,” said {S}. “I went up to the desk to ask what it meant.”',
        '“Then I went up to ask how it was spelled,” said {S}. “Then I went up to ask for it in red. I was only trying to understand it.” {S} got up, to see about the window.'
      ]
    },
    {
      id: 'child-dinosaur',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came to the stool as well, with a rubber dinosaur in one arm. “I’m its parent,” said {S}. “It bites.” {A} was the teacher and looked at it over the scarf. “It’s never done it with us,” said {A}. “It’s quite soft in front.”',
        '“Then it’s only me,” said {S}, and seemed pleased about it. “And what’s it good at?” asked {S}. {A} looked at the dinosaur from all sides. “It’s very good at lying under the radiator,” said {A}. “It’s ahead of all the others in that.”'
      ]
    },
    {
      id: 'other-by-ear',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} said that there was more than one teacher, and was the one from the room below. “I don’t know {H}’s face,” said that teacher. “I only know the feet. They come in last and go out first. And the left one squeaks.”',
        '{H} walked across the kitchen to hear it. It did squeak. “Is that all you can tell me?” asked {H}. “It’s nearly all good,” said the teacher from below. “One thing only. On Mondays there’s hopping.”'
      ]
    },
    {
      id: 'pet-by-nose',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came up, and smelled {H}’s knees, one after the other. Then it was the turn of both sleeves, and last the fingers, one by one. It took about ten minutes. “What’s {A} doing?” somebody asked. “That’s parents’ evening,” said {H}.',
        '{A} knew it all by now, the chalk and the grass and who had sat beside {H}. At the left sleeve {A} stayed for longer. There had been fish. {A} had no complaints.'
      ]
    },
    {
      id: 'blue-thumb',
      A: 'partner',
      paragraphs: [
        '{H} turned to hang up the scarf. “There’s the print of a blue thumb on the back of your neck,” said {A}. {H} spun round to see it, and the neck spun too. In the hall mirror there was only the front of {H}.',
        '{A} held a small mirror behind {H}’s head, and the one told the other. There it was, in paint. “They’ve all seen it today but me,” said {H}. “For your own back you need two mirrors,” said {A}. “One can’t do it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'with-us-never',
      A: 'partner',
      paragraphs: [
        '“Two,” said {H}. “The teacher’s one, and the parent’s the other.” They sat down again, and {H} was the teacher. “{H} does up other people’s zips,” said the teacher, who did know that. “Really?” asked the parent. “With us there’s a coat on the floor.”',
        '“{H} likes carrots.” “With us {H} makes a face.” “{H} hardly says a word at dinner.” “With us the potatoes get cold.” The teacher looked at the parent. “Are you sure that it’s the same one?” asked {H}.'
      ]
    },
    {
      id: 'the-glue',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Now {A} was the teacher once more. “And then there’s the other thing,” said {A}, who only wanted to fill the time. The parent went pink. “It was very little glue,” said the parent, “and the ruler did come off. Ali wasn’t even cross.”',
        '“Which ruler?” asked the teacher. It was quiet for a moment. “For a parent,” said {A}, “you know a good deal about it.” {H} told the rest quite freely, since it was not {H} who had been asked.'
      ]
    },
    {
      id: 'the-whirl',
      A: 'same',
      spare: 9,
      paragraphs: [
        'With the two mirrors {H} found something else back there. The hair went round in a whirl, like bath water. “Nearly everybody’s got one,” said {A}. “Most of them turn the way the clock does.” {H} had carried it about for years, and had never met it.',
        '“Did somebody stir me?” asked {H}. “At the very beginning, I suppose,” said {A}, “so that it was all well mixed.” They looked at it again. It had been done with care, and not for too long.'
      ]
    },
    {
      id: 'on-the-bench',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And before it’s their turn?” asked {H}. Then, said {A}, the parents sat in the corridor on the long bench. They were not allowed to run. They read the sheet about the nits, and when they had done that, they read it again.',
        '“Does anyone go to the toilet with them?” asked {H}. “They have to find it by themselves,” said {A}. {H} felt quite sorry for them. Somebody could at least have shown them where the coats go.'
      ]
    },
    {
      id: 'find-the-picture',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The pictures of the whole class hung on the wall, and there were no names on the front. The parents had to guess. “How would you find mine?” asked {H}. “By the sun,” said {A} at once. “Yours has always got ears.”',
        '{H} had never noticed. “They’ve all got that,” said {H}, and fetched an old picture, and then an older one. The sun had two ears in both of them, and in one it wore a hat. There are things that you do behind your own back.'
      ]
    },
    {
      id: 'the-same-one',
      A: 'partner',
      paragraphs: [
        '“Ours has got two ears,” said the parent, to find out. “They’ve all got those,” said the teacher, and bent nearer. “Has yours by any chance got a blue thumb, at the back?” “Yes!” cried the parent. They shook hands. It was the same one.',
        '“Each knows one half,” said {A}. “That’s what the ten minutes are for.” {H} felt the back of {H}’s neck. “But tomorrow it’ll be washed off,” said {H}. “Then they won’t know whom they mean.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in too early, and had to wait in the corridor.',
      '{names} sat on the floor, which was lower than any chair.',
      { text: '{names} chalked {H}’s name on a card for the door.', needs: ['hands'] },
      { text: '{names} set the kitchen timer to ten minutes.', needs: ['hands'] }
    ],
    way: [
      '{names} wanted to be told something as well, and sat up straight.',
      '{names} looked from the teacher to the parent and back.',
      { text: '{names} held one end of the scarf while the places were changed.', needs: ['hands'] },
      { text: '{names} picked the sock up from the stairs.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened, and knew both of the ones they meant.',
      '{names} stayed to the end, though the time was up.',
      { text: '{names} shook hands with the teacher as well.', needs: ['hands'] },
      { text: '{names} carried the mirrors back, one in front and one behind.', needs: ['hands'] }
    ]
  },
  bed: [
    'The scarf was hung up, and the stool went back under the basin, without any knees.',
    '{H} washed face and ears, and the neck as far as the edge of the blue thumb. The thumb had to last until tomorrow. Then {H} lay down with it on the outside.'
  ],
  last: [
    'In front there were two closed eyes, and behind there was a blue thumb, and {H} was asleep.',
    'The thumb was still there for anyone who might ask, and {H} was asleep.'
  ]
})
