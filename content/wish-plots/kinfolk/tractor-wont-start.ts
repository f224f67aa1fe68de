import { wishPlot } from '../wish-plot.ts'

const NOT_GOING = ['won’t start', 'wont start', 'will not start', 'wouldn’t start', 'wouldnt start', 'doesn’t start', 'doesnt start', 'didn’t start', 'can’t start', 'cannot start', 'refuses to start', 'refused to start', 'broke down', 'breaks down', 'broken down', 'conked out', 'cold morning', 'won’t wake up', 'wont wake up', 'engine won’t', 'engine wont', 'not starting', 'isn’t starting', 'stopped working', 'stops working', 'won’t run', 'broken', 'breakdown']

export const tractorWontStart = wishPlot({
  id: 'wish-tractor-wont-start',
  wishes: [...NOT_GOING.map((words) => `tractor ${words}`), 'tractor ploughing match', 'tractor plowing match', 'ploughing match', 'plowing match', 'ploughing competition', 'ploughing contest', 'tractor late ploughing', 'tractor ploughs moon', 'tractor ploughs moonlight', 'tractor ploughing moonlight', 'tractor plough night', 'tractor ploughing night', 'tractor show won’t start', 'tractor rally won’t start', 'tractor needs a push', 'tractor flat battery', 'plowing contest', 'plough match tractor', 'vintage tractor rally', 'old tractor starts', 'old tractor starting', 'starting the tractor', 'start the tractor', 'fix the tractor', 'fixes the tractor', 'fixing the tractor', 'mending the tractor', 'tractor coughs'],
  answers: ['tractor', 'tractors', 'old', 'red', 'little', 'rusty', 'vintage', 'big', 'green', 'blue', 'grandpa’s', 'grandad’s', 'dad’s', 'daddy’s', 'uncle’s', 'papa’s', 'opa’s', 'grandpa', 'grandad', 'opa', 'papa', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'uncle', 'cousin', 'brother', 'my', 'his', 'her', 'frost', 'snow', 'snowy', 'ice', 'icy', 'monday', 'saturday', 'sunday', 'spring', 'autumn', 'harvest', 'yard', 'barn', 'shed', 'diesel', 'running', 'run', 'working', 'stopped', 'fixing', 'mending', 'finally', 'again', 'still', 'isn’t', 'rain', 'rainy', 'wet', 'farmer', 'farm', 'our', 'the', 'won’t', 'wont', 'will', 'not', 'wouldn’t', 'doesn’t', 'didn’t', 'can’t', 'refuses', 'refused', 'start', 'starts', 'started', 'starting', 'go', 'going', 'wake', 'up', 'engine', 'battery', 'flat', 'broke', 'breaks', 'broken', 'down', 'conked', 'out', 'morning', 'mornings', 'cold', 'frosty', 'winter', 'early', 'day', 'on', 'of', 'big', 'important', 'when', 'that', 'who', 'because', 'and', 'but', 'plough', 'ploughs', 'ploughing', 'plow', 'plowing', 'match', 'competition', 'contest', 'show', 'rally', 'field', 'furrow', 'furrows', 'moon', 'moonlight', 'moonlit', 'night', 'dark', 'late', 'last', 'prize', 'rosette', 'key', 'cough', 'coughs', 'coughing', 'push', 'pushes', 'needs', 'everybody', 'everyone', 'tries', 'try', 'help', 'helps', 'fix', 'fixes', 'mend', 'grumpy', 'lazy', 'sleepy', 'tired', 'just', 'today', 'story', 'about'],
  except: ['mud', 'muddy', 'stuck', 'bogged', 'race', 'racing', 'sports', 'accident', 'crash', 'crashed', 'tipped', 'overturned', 'ran over', 'died', 'dead', 'hospital', 'stolen', 'stole', 'fire', 'sold', 'scrap', 'flood', 'train', 'horse', 'ox', 'oxen', 'combine', 'harvester', 'dinosaur', 'dragon', 'robot', 'rocket', 'snow plough', 'snowplough', 'toy', 'ted', 'princess'],
  moods: ['waiting', 'losing', 'late', 'learning', 'change'],
  company: ['tractor', 'plough', 'field', 'gulls', 'owl', 'lantern', 'moon', 'key', 'lamp', 'blanket', 'man', 'bonnet'],
  out: true,
  about: 'On the morning of the ploughing match the tractor will not start, whatever cure is tried, until cold fingers turn the key only halfway and a small lamp comes on that has been saying wait.',
  titles: ['Halfway and Wait', 'The Last Strip of Field', '{H} and the Small Orange Lamp', 'Groan, Said the Tractor', 'Asked in Two Halves'],
  want: [
    {
      id: 'groan',
      A: 'partner',
      paragraphs: [
        '{H} had washed an old red tractor until the sun saw itself in it. Today was the ploughing match. {A} sat down at the wheel and turned the key. Groan, said the tractor. {A} turned the key again, faster. Groan. “It won’t start,” said {A}. “It’s got to,” said {H}. “The ploughing match begins at ten. We’ve got a number.”'
      ]
    }
  ],
  way: [
    {
      id: 'tea-for-a-tractor',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was so cold that the tractor had frost on its bonnet. “I don’t start without tea either,” said {A}. They stood a steaming cup on the bonnet, just over where the stomach might be. A round patch of frost melted, and showed how red it was underneath.',
        '“It likes that,” said {H}. {A} turned the key. Groan. Perhaps it took milk. In the end they drank the tea themselves, by turns, and the patch froze over again.'
      ]
    },
    {
      id: 'the-others-go-by',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One after another the other tractors drove past on the road, with their ploughs held up behind. There was a green one, and two blue ones. Each of them hooted. {H} waved with a duster, as if they had not quite done with the polishing.',
        '“Coming?” called a driver. “In a moment,” called {A}, and patted the tractor. Tick, it said, all by itself. “That’s only the metal,” said {A}. “It’s sighing.”'
      ]
    },
    {
      id: 'a-cure-each',
      A: 'partner',
      paragraphs: [
        'Everybody who came by knew a cure. “Push it,” said a man with a wheelbarrow. “Tuck it in,” said a woman with a pram. “Sing to it,” said the postman. {H} laid a blanket over the bonnet, the man pushed, and the postman sang. Each time {H} called “Now”, and {A} turned the key very fast.',
        'Groan. Groan. Groan. At ten a whistle blew, far off, and the ploughing match began. “It isn’t even trying,” said {H}.'
      ]
    },
    {
      id: 'the-book',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Under the seat there was a book that told you all about the tractor. It had been there for forty years, and so had the oil. {A} turned the pages, and most of them came three at a time. There was a picture of a man in a tie, who had no trouble.',
        '“Look under Starting,” said {H}. There was Stopping, and there was Storing for Winter. Where Starting had been, somebody had torn out the page, to light a stove with.'
      ]
    },
    {
      id: 'listening-in',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} laid one ear on the bonnet, as a doctor does, and held up a finger. “There’s something in there,” said {A}. “It goes rustle, rustle.” {H} listened on the other side. It rustled here as well. They looked all along the tractor for a mouse.',
        '“Say that again,” said {H}. {A} said it again. It was the frost, under {A}’s ear. The doctor stood up, with one ear as red as the tractor.'
      ]
    },
    {
      id: 'pet-has-the-seat',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had found out that the seat of the tractor was the only place where anybody had sat. It was still a bit warm. {A} stayed there and looked out over the wheel. It looked as if {A} would be driving.',
        'A man on the road took off his cap. “Won’t it start?” he called. {A} looked at him, and past him, like somebody who is only waiting for the light. “We’re next,” called {H}.'
      ]
    },
    {
      id: 'elder-in-my-day',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Our tractor never started for me,” said {S}. “It only started for my aunt. She stood in front of it with her arms folded, and said its full name.” “And then?” asked {A}. “Then it ran,” said {S}. “And so did we.”',
        '{A} stood in front of the tractor and folded both arms. “Tractor,” said {A} sternly. The tractor said nothing. “It’ll have a middle name as well,” said {S}. “You need that when you’re really cross.”'
      ]
    },
    {
      id: 'child-asks',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Perhaps it doesn’t know where it’s going,” said {S}, and went up to the tractor’s big front lamp. “There’s a field,” {S} told it. “You go along, and then you turn round, and you come back.” It got quiet while the tractor thought that over.',
        '“Did you say how often?” asked {A}. “Forty times,” said {S}. They both looked at the tractor. “I wouldn’t have told it that,” said {A}.'
      ]
    },
    {
      id: 'small-orange-lamp',
      A: 'partner',
      paragraphs: [
        'By now {A}’s fingers were so cold that they hardly turned. The key got halfway, and stayed there. Beside the wheel a small orange lamp came on, with a curl in it. “What’s that?” asked {H}. They had never seen it, for the key always rushed past. The lamp shone for a good while. Then it went out. “There’s a little stove in the engine,” said {A} slowly. “I think that’s it, getting warm.” “Then the lamp says wait,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-two-halves',
      A: 'partner',
      paragraphs: [
        '“Good morning,” said {H}, and {A} turned the key halfway. The lamp came on. Nobody pushed now, or sang. {H} held both hands over {H}’s mouth, so as not to call. The lamp went out. Only then did {A} turn the key right round. There was a cough, and another, and a blue ring rose from the pipe. The tractor shook itself, and ran. “You can’t get me up all at once either,” said {H}.'
      ]
    },
    {
      id: 'eleven-miles',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the road the old tractor was no faster than a dog. They knew that, for there was one. The dog trotted beside the big wheel, read every post, and still got there first.',
        'After that they were overtaken by a bicycle with onions on it. “Has it started, then?” asked the man on the bicycle. “Twice,” said {A}. “It was so good that we did it again.”'
      ]
    },
    {
      id: 'the-last-strip',
      A: 'partner',
      paragraphs: [
        'It was a long road, and when they got there it was dark. The flags were rolled up. Only a man with a list was still there, and one strip with their number. “You’re late,” said the man. “It had to be asked in two halves,” said {H}. {H} stood on the far bank with a lantern, and {A} steered by it.'
      ]
    },
    {
      id: 'no-gulls',
      A: 'same',
      spare: 9,
      paragraphs: [
        'By day the gulls fly behind a plough, because it turns up worms. At this hour the gulls had gone to bed. {H} held the lantern higher, and there came an owl instead. It sat down on a clod, and watched the tractor pass.',
        '“It’s come about the mice,” said {A}. The owl turned its head after the tractor, further and further, until it looked out at the back. That was how far the furrow went.'
      ]
    },
    {
      id: 'what-a-plough-does',
      A: 'other',
      spare: 10,
      paragraphs: [
        'At the end of the strip {A} stopped, to turn. “What’s a plough for?” asked {H}. “It puts the top underneath,” said {A}, “and the bottom on top. Then the old stalks are in the dark, where the worms like them.” The turned earth lay there in a long wave, and shone.',
        '{H} picked up a worm that lay on top and looked surprised. “Down you go,” said {H}, and laid it in the furrow. The worm had been at home, and its ceiling had gone.'
      ]
    },
    {
      id: 'the-bend',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The man with the list walked along the furrow with a string. He pulled it tight from one end to the other, and the string lay along the edge. Only in the middle there was a small bend, no wider than a foot.',
        '“What was there?” he asked. “I sneezed,” said {H}, “and the lantern did too.” The man bent down to his list. He wrote “One sneeze”, and took nothing off for it.'
      ]
    },
    {
      id: 'by-the-moon',
      A: 'partner',
      paragraphs: [
        'Then the strip was done. The moon lay in the furrow, all the way. “Best by moonlight,” the man wrote on a card, and gave it to {H}. “Out of how many?” asked {H}. “One,” said the man.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the tractor from behind, in case it was that end.',
      '{names} waited by the wheel, dressed for the ploughing match.',
      { text: '{names} rubbed the number once more, until it shone.', needs: ['hands'] },
      { text: '{names} counted the groans on cold fingers.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned against the cold tractor, to lend it some warmth.',
      '{names} breathed on the bonnet, and helped to heat.',
      { text: '{names} pulled the blanket down at the corners.', needs: ['hands'] },
      { text: '{names} pushed too, and got red palms, and so did the tractor’s back end.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along behind the plough, in the new furrow.',
      '{names} looked into the lantern, and saw two of everything after that.',
      { text: '{names} folded the blanket, for the tractor was warm enough.', needs: ['hands'] },
      { text: '{names} waved from the bank, although it was dark.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tractor was in its shed again, with the blanket over its bonnet. The key hung on its nail, and would be turned halfway first.',
    '{H} washed off the frost and the field, and lay down. It took two halves, first the legs and then the rest.'
  ],
  last: [
    'The small orange lamp was out, the blue ring was gone, and {H} was asleep.',
    'Far away a furrow lay in the moon, from end to end, and {H} was asleep.'
  ]
})
