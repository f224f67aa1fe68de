import { wishPlot } from '../wish-plot.ts'

export const grandparentsMovedIn = wishPlot({
  id: 'wish-grandparents-moved-in',
  wishes: ['grandparents moved in', 'grandparents move in', 'grandparents moving in', 'grandparents have moved in', 'grandparents live with us', 'grandparents living with us', 'grandparents live here', 'grandparents live now', 'grandparents come to live', 'grandparents coming to live', 'grandparents came to live', 'grandparents going to live', 'grandparents our house', 'grandparents same house', 'grandparents in our house', 'grandparents our flat', 'living with grandparents', 'lives with grandparents', 'live with grandparents', 'grandma and grandpa moved in', 'grandma grandpa moved in', 'grandma grandpa live with us', 'grandma grandpa living with us', 'granny grandad moved in', 'granny and grandad moved in', 'granny grandad live with us', 'nana grandad moved in', 'nana grandad live with us', 'nan grandad moved in', 'nana and papa moved in', 'oma opa moved in', 'oma opa live with us', 'oma and opa moved in', 'nonna nonno moved in', 'nonna nonno live with us', 'abuela abuelo moved in', 'abuelos live with us', 'abuelos moved in', 'dadi dada moved in', 'dadi dada live with us', 'dada dadi moved in', 'nani nana moved in', 'nana nani moved in', 'nainai yeye moved in', 'yeye nainai moved in', 'yeye nainai live with us', 'halmoni halabeoji moved in', 'lola lolo moved in', 'lola lolo live with us', 'teta jeddo moved in', 'teta jido moved in', 'babushka dedushka moved in', 'dede nine moved in', 'obaachan ojiichan moved in', 'dadi dada come to live', 'grandma grandpa come to live', 'grandma grandpa coming to live', 'granny grandad coming to live', 'nana grandad coming to live', 'gran and grandad moved in', 'gran grandad live with us'],
  answers: ['grandparents', 'grandparent', 'grandma', 'grandpa', 'granny', 'gran', 'nan', 'nana', 'nanna', 'grandad', 'granddad', 'papa', 'oma', 'opa', 'nonna', 'nonno', 'abuela', 'abuelo', 'abuelos', 'dadi', 'dada', 'nani', 'nainai', 'yeye', 'halmoni', 'halabeoji', 'nine', 'dede', 'obaachan', 'ojiichan', 'lola', 'lolo', 'teta', 'jeddo', 'jido', 'babushka', 'dedushka', 'both', 'two', 'have', 'has', 'moved', 'move', 'moves', 'moving', 'live', 'lives', 'living', 'in', 'with', 'us', 'we', 'our', 'my', 'the', 'now', 'house', 'home', 'flat', 'room', 'downstairs', 'upstairs', 'come', 'coming', 'came', 'comes', 'stay', 'staying', 'here', 'for', 'good', 'always', 'forever', 'since', 'saturday', 'week', 'summer', 'today', 'tomorrow', 'next', 'door', 'together', 'same', 'new', 'big', 'family', 'everyone', 'happy', 'excited', 'glad', 'love', 'loves', 'story', 'stories', 'tell', 'telling', 'egg', 'eggs', 'breakfast', 'argue', 'arguing', 'bicker', 'bickering', 'slippers', 'different', 'way', 'ways'],
  except: ['died', 'dies', 'dead', 'dying', 'ill', 'sick', 'hospital', 'care', 'nursing', 'dementia', 'alzheimer', 'alzheimers', 'forgets', 'forget', 'forgot', 'memory', 'fell', 'fall', 'wheelchair', 'stroke', 'cancer', 'hates', 'hate', 'shouts', 'shouting', 'fight', 'fighting', 'hit', 'divorce', 'divorced', 'separated', 'split', 'court', 'foster', 'prison', 'jail', 'war', 'money', 'lost', 'burned', 'fire', 'flood', 'alone', 'cry', 'cries', 'cried', 'crying', 'away', 'abroad', 'without', 'left', 'leaving', 'instead', 'parents', 'mum', 'dad', 'mummy', 'daddy', 'country', 'dog', 'cat', 'robot', 'dragon', 'ghost', 'alien', 'dinosaur', 'witch', 'bears'],
  nothingElse: true,
  namesFamily: true,
  moods: ['change', 'quarrel', 'waiting', 'first', 'learning', 'proud'],
  company: ['slippers', 'egg', 'eggs', 'pot', 'pots', 'water', 'clock', 'stove', 'spoon', 'hat', 'cup', 'wall', 'boats'],
  fed: true,
  about: 'The grandparents have moved in and boil an egg in two ways, three minutes and six, so that the hero gets none, until they see that the two begin to count at different places.',
  titles: ['Red Slippers and Brown', 'Three Minutes or Six', '{H} Wants an Egg', 'Two Ways to Boil It', 'The Egg That Was Bathed'],
  want: [
    {
      id: 'two-more-pairs',
      A: 'partner',
      paragraphs: [
        'Since Saturday there were two more pairs of slippers in {H}’s hall. The grandparents had moved in. One pair was small and red. The other was brown, and as big as boats. {H} wanted a boiled egg, with a soft yellow middle.',
        '“Three minutes, in cold water,” said the red slippers. “Six,” said the brown ones, “in boiling water.” They looked at each other over {H}’s head. “Three.” “Six.” {A} put the egg cup back. “This can take a while,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-fair-egg',
      A: 'partner',
      paragraphs: [
        '{H} thought of something fair. It was lukewarm water, and the time in the middle, four and a half minutes. {A} did the sum twice. Both grandparents nodded, and the brown slippers worked the stove.',
        '{H} knocked on the egg with a spoon. The whole inside ran out, over the plate and the table. “That egg hasn’t been boiled,” said {A}. “It’s been bathed.”'
      ]
    },
    {
      id: 'two-clocks',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Each of the grandparents had brought a clock for the kitchen. The one from the red slippers was five minutes fast, so that you were never late. The one from the brown slippers was five minutes slow, so that you never had to rush. They hung side by side.',
        '“What’s the time?” asked {H}. “Ten past,” said the red slippers. “Twelve o’clock,” said the brown ones. {A} looked between the two clocks, at the bare wall. “There,” said {A}. “It’s five past.”'
      ]
    },
    {
      id: 'how-they-met',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When you asked them how they had met, you got it twice. “It was pouring,” said the brown slippers. “It was quite dry,” said the red ones. {A} and {H} looked from one to the other, as you do with a ball.',
        '“Which of you had the umbrella?” asked {A}. “I had,” said the red slippers. “And where were you?” {H} asked the brown ones. “Beside it,” they said. So it had been one and the same rain.'
      ]
    },
    {
      id: 'it-stands-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'To see whether an egg is fresh, you lay it in cold water. There for once both of them agreed. A fresh one lies down on the bottom. An old one stands up on its end, because of the air inside. {H} laid one in. It lay there like a cat.',
        '“Very young,” said the red slippers. They pulled up a chair. “And we’re old, and we’d sooner sit,” said the brown ones. {A} thought that it went the other way with people.'
      ]
    },
    {
      id: 'other-nose',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“That nose comes from my side,” said the red slippers. “From mine,” said the brown ones. {H} held still, because the nose was looked at from the left and from the right. {A} measured it with two fingers, and then the two others. Each time the fingers fitted.',
        '“It’s half and half,” said {A}. “One nostril each.” They were both content with that. {H} breathed in first through the one, and then through the other, so that neither should be offended.'
      ]
    },
    {
      id: 'still-swimming',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the fridge a boiled egg lay beside a raw one, and they looked just the same. “Shake it,” said the red slippers. “Hold it up to the light,” said the brown ones. {A} spun them both on the table.',
        'One spun round like a top. The other went slowly and staggered. “That’s the raw one,” said {A}. “It’s all loose inside.” {H} turned round too, on one heel, as fast as it went. “I’m raw,” said {H}.'
      ]
    },
    {
      id: 'pet-four-slippers',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had never had so many slippers. There were four more, still warm, and they smelled of two different stories. {A} took a long time over them. In the end {A} lay down half on the red pair and half on the brown.',
        '“{A} wouldn’t hurt either of them,” said {H}. The grandparents came for their slippers. Each of them thought that theirs had got the better half.'
      ]
    },
    {
      id: 'child-laces',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had asked both of them how a shoelace is tied, and that was a mistake. The red slippers made two ears and crossed them. The brown slippers made one ear, and a string that ran round it. {S} sat between them with a shoe on each side.',
        '“And which way’s right?” asked {A}. “The left one’s red,” said {S}, “and the right one’s brown.” Both of them held. Only in running, said {S}, the left one talked a lot.'
      ]
    },
    {
      id: 'where-they-begin',
      A: 'partner',
      paragraphs: [
        '“Show us,” said {A}, “with nothing in the pot.” The red slippers put in an egg that was not there. Then they looked out of the window for a long time. “What are you waiting for?” asked {H}. “The bubbles,” said the red slippers. “Now it’s three.” The brown ones dropped theirs in and counted at once.',
        '{A} saw what it was. “One of you counts from the egg,” said {A}, “and one from the bubbles.” “Then you’re both right,” said {H}. Nobody had thought of that.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-pots',
      A: 'partner',
      paragraphs: [
        'So two pots stood on the stove, one for each pair of slippers. {A} had the clock, and {H} called out. “Egg!” The pot of the red slippers got warm, and ticked, and took its time. “Six!” called {H}, when the other egg went into its bubbles.',
        'Then the first pot had bubbles too. “Three!” Both eggs were done at the same moment. {H} set them in egg cups, under two hats, and turned round for the salt.'
      ]
    },
    {
      id: 'salt',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“A little salt on the egg,” said the red slippers. “On the spoon,” said the brown ones. “If it’s on the egg, it rolls off.” {H} stood there with a pinch of it between two fingers, and it was getting warm.',
        '{A} held out a plate. The salt was put down on it, in a small heap, to wait for a decision. “You could lick your fingers,” said {A}. {H} did. That was a third way, and nobody had anything against it.'
      ]
    },
    {
      id: 'which-way-up',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“The round end goes on top,” said the red slippers. “The pointed end,” said the brown ones. They had eaten eggs together for forty years, each from the other side. {H} looked at the two egg cups and was afraid to ask.',
        '“There’s a little room full of air at the round end,” said {A}. “The chick breathes it before it comes out.” The brown slippers were silent. “Then I’ve always come in through the cellar,” they said.'
      ]
    },
    {
      id: 'other-hats',
      A: 'other',
      spare: 10,
      paragraphs: [
        'The eggs wore hats, so that they would stay hot. One was knitted, with a bobble on it. That was from the red slippers. The other was the toe of an old grey sock. “It’s just as warm,” said the brown ones, “and it’s had a life.”',
        '{A} felt both, with the back of one hand. “They’re the same,” said {A}. The bobble stood up straight, and the sock leaned over to hear better. You could tell that they were married.'
      ]
    },
    {
      id: 'big-and-small',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You’re big enough to lay the table,” said the brown slippers. “Is our little one hungry?” asked the red ones. {H} had got bigger and smaller like that since Saturday, several times a day. “How big am I?” asked {H}.',
        '{A} held a hand flat over {H}’s head, and looked across. “It depends,” said {A}. “For forks you’re big. For the last biscuit you’re little.” {H} thought that one could live with that.'
      ]
    },
    {
      id: 'to-be-sure',
      A: 'partner',
      paragraphs: [
        '“Which is which?” asked {A}. Nobody knew any more. “That’s mine,” said the red slippers. “It’s mine,” said the brown ones. {H} ate the one, and then the other. They were both yellow in the middle, and ran as far as the spoon.',
        '“Well?” asked four slippers. “Which is better?” {H} scraped out the last of it, and thought for as long as that took. “I can’t tell yet,” said {H}. “I’d need two again tomorrow, to be sure.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped over the slippers, all four of them.',
      '{names} looked at the egg, which kept out of it.',
      { text: '{names} put the slippers side by side along the wall.', needs: ['hands'] },
      { text: '{names} held up three fingers, and then six, and went away again.', needs: ['hands'] }
    ],
    way: [
      '{names} kept well back from where the egg had run to.',
      '{names} listened to both sides, with one ear each.',
      { text: '{names} wiped the egg off the table, and off the chair.', needs: ['hands'] },
      { text: '{names} handed down one more egg, and then one to spare.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the two hats from the other side of the table.',
      '{names} came for a crumb of toast, and got two.',
      { text: '{names} cut the toast into strips for dipping.', needs: ['hands'] },
      { text: '{names} turned the empty shells over, and they looked like new.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two pots were hung up, and the hats put one inside the other. In the hall four slippers stood in a row beside {H}’s.',
    '{H} washed off the egg and lay down. Behind the wall two voices were talking about the day. One began it with the egg, and one with the bubbles.'
  ],
  last: [
    'Behind the wall they had both come to the end, and {H} was asleep.',
    'The red slippers were quiet, and so were the brown ones, and {H} was asleep.'
  ]
})
