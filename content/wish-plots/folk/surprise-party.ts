import { wishPlot } from '../wish-plot.ts'

export const surpriseParty = wishPlot({
  id: 'wish-surprise-party',
  beginsElsewhere: true,
  wishes: ['surprise party', 'surprise parties', 'surprise birthday', 'surprise birthday party', 'secret party', 'secret birthday party', 'suprise party', 'surprize party', 'suprise birthday', 'surprising mum', 'surprising dad', 'surprise mum birthday', 'surprise dad birthday', 'party is a surprise', 'hiding shouting surprise', 'shout surprise', 'shouting surprise'],
  answers: ['birthday', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'mam', 'dad', 'daddy', 'papa', 'gran', 'granny', 'grandma', 'nan', 'nana', 'grandad', 'grandpa', 'grandfather', 'grandmother', 'auntie', 'aunt', 'uncle', 'sister', 'brother', 'big', 'little', 'cousin', 'friend', 'teacher', 'hiding', 'hide', 'hides', 'behind', 'sofa', 'shouting', 'shout', 'secret', 'planning', 'plans', 'plan', 'planned', 'having', 'giving', 'throwing', 'throws', 'organising', 'home', 'comes', 'cake', 'hats', 'hat', 'balloons', 'family', 'whole', 'tomorrow', 'make', 'making', 'practising'],
  except: ['nobody', 'forgot', 'forgotten', 'didn’t', 'not', 'leaving', 'farewell', 'goodbye', 'hospital', 'retirement', 'retiring', 'hated', 'cried', 'sad', 'scared', 'ruined', 'spoiled', 'dragon', 'unicorn', 'dinosaur', 'teddy', 'monster', 'monsters', 'animals', 'jungle', 'fairy', 'mermaid', 'hedgehog', 'bear', 'rabbit', 'mouse', 'dog', 'cat', 'wedding', 'christmas', 'halloween', 'baby', 'gender'],
  namesFamily: true,
  company: ['sofa', 'hat', 'door'],
  moods: ['waiting', 'proud', 'first', 'learning'],
  about: 'Before the surprise party the hero practises the shout, and the one in the door is never surprised, because it always comes from the front.',
  titles: ['Oh, a Party', 'The Sofa Was Breathing', '{H} and Nobody Behind the Sofa', 'All in a Row, in Hats', 'One Orange, at the Wall'],
  want: [
    {
      id: 'oh-a-party',
      A: 'partner',
      paragraphs: [
        'Tomorrow was the surprise party, and today they practised. {H} wanted to see one mouth fall open, right open. {A} went outside the door with a bag of oranges, to be whoever came home. {H} got down behind the sofa, in a paper hat.',
        'The door opened. “Surprise!” yelled {H}, and shot up. “Oh,” said {A}. “A party.” And {A} wiped both shoes on the mat. “You have to drop something,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'three-more-times',
      A: 'partner',
      paragraphs: [
        '“It only needs to be louder,” said {A}. So {H} took a pan and a lid. {A} came in with a finger in each ear. Next {A} was surprised too early. “Well, I never!” {A} told the coats.',
        'Then they tried it in the dark. Somebody trod on an orange. “Surprise,” said {A}, from habit, and put on the light. {H}’s mouth was open. “That’s the wrong one,” said {H}.'
      ]
    },
    {
      id: 'faces',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I can do the face,” said {A}. “Just look.” {A} put one hand to one cheek. “Toothache,” said {H}. {A} made big eyes and sucked in both lips. “You’ve sat on something.” {A} threw up both arms. “You’re being robbed.”',
        'They looked in the mirror, and {H} did one. It was good at the top, but the mouth was laughing. “You can’t make one,” said {H}. “It’s got to come and make you.”'
      ]
    },
    {
      id: 'where-to-hide',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried all the other places. Under the table you saw the knees. Behind the curtain there was a bulge, with two feet under it. {H} stood in the corner with a lampshade on. “It’s on,” said {A}, and felt for the switch on {H}’s tummy.',
        '“How many are coming tomorrow?” {H} counted. There were a good many. “They can’t all be lamps,” said {A}. In the end it was the sofa for the grown-ups, because they creak anyway.'
      ]
    },
    {
      id: 'the-hat',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Each hat was half a newspaper, folded three times. {H} made one for everybody who was coming, and wrote the name inside. {A} tried on a few. One of them had a picture of a cabbage on the front, and a price.',
        '“Who gets the cabbage?” asked {A}. “Whoever’s late,” said {H}. They put them on, one on top of another, to see how many a head can hold. It was nine. The ninth one could see out of the window.'
      ]
    },
    {
      id: 'the-wrong-person',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a knock, and it was the real door. “Get down,” whispered {H}. It opened. “Surprise!” they both shouted. There stood somebody with a parcel for next door. The parcel was on the floor, and the mouth was wide open. You could see a filling.',
        '“Is it my birthday?” asked the mouth. They had to say no. They gave it an orange, and a hat with a tram on. “That was perfect,” said {H}, when the door was shut. “Why can’t you do it like that?”'
      ]
    },
    {
      id: 'saying-nothing-all-day',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And don’t let it slip out tomorrow,” said {H}. “What do you say if you’re asked what’s in the cupboard?” “A cake,” said {A}. “No!” “Not a cake,” said {A}. “That’s worse.” They looked for an answer that would stop people asking.',
        '“Socks,” said {A}. “And why may nobody open it?” “They’re damp.” {H} tried it: damp socks. It was good. You could feel how the wish to look in went right out of you.'
      ]
    },
    {
      id: 'the-wait',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Behind the sofa you had to wait. {H} found a comb there, and a raisin. There was also a card from the memory game, with a snail on. It had been lost since Easter. “Have you got the other snail?” called {H}.',
        'The door opened a crack. “I’m not here yet,” said {A}. “I’m still on the bus.” The door shut, and opened again. “It’s in the box,” said {A}, “with an acorn.” The two snails had not seen each other for a long time.'
      ]
    },
    {
      id: 'who-says-when',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Somebody has to give the sign,” said {A}. “When you’re a lot of people, there’s always one too soon.” {H} held up three fingers, and took them down one by one. At nothing came the shout. They tried it together.',
        '“Surp,” said {A}. “After the nothing,” said {H}. “Is it on the nothing, or after?” They did it till it fitted. By then the word had been said so many times that it had gone quite strange. “Prise,” said {A}. “What’s a prise?”'
      ]
    },
    {
      id: 'once-had-one',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“They did one for me once,” said {A}. “There were twelve people in our kitchen, and I went straight into the bath. I sang. I sang the whole of the one about the sailor.” “And then?” asked {H}.',
        '“Then I came out in a towel, and they all joined in with the last verse.” {A} still went pink. “Was your mouth open?” asked {H}. “It was open already,” said {A}. “I was on the high note.”'
      ]
    },
    {
      id: 'the-biscuit-tin',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} wanted to be surprised as well, with something smaller. So {H} put a frog made of paper in the biscuit tin. {A} knew about it, and took off the lid. “Oh,” said {A}. “A frog.”',
        'But later {A} was talking about the weather, and had forgotten, and only wanted a biscuit. The lid came off. {A} shrieked, and threw it over one shoulder. The frog had not done anything different. {H} wrote down the time.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come behind the sofa too. It was a good place, with somebody warm in it. {H} whispered that it was a secret. {A} put a nose over the top, to see if anybody knew.',
        '“Down,” whispered {H}. {A} went down, and came up at the other end. From the door you saw first one ear of it, and then none, and then a paper hat. “I’d have guessed by now,” said somebody outside.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We once hid in the dark for my Aunt Mabel,” said {S}. “She’d got on the wrong train. We sat there till ten. You get to know people. The baker told us his whole life, and you couldn’t see him.”',
        '“And when she came?” asked {A}. “Then somebody said: Shh, he’s just got to the war with the oven. So she sat down with us. She wasn’t surprised till about eleven, when the light was put on.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was to hide too. {S} stood in the middle of the room, with both hands over both eyes. “Can you see me?” asked {S}. “Yes,” said {A}. {S} pressed harder. “And now?”',
        '“Now I can only see the rest of you,” said {A}. So they put {S} under the tablecloth. It was quiet for a time. “Surprise,” said the tablecloth, to try it. “Surprise. Surprise.” It was very happy, and could not be stopped.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{H} went behind a napkin. {A} stopped chewing. {H} came out again. “Surprise!” said {H}, and {A}’s mouth fell open, all the way, with a bit of banana in it.',
        'It worked each time. It was always the same napkin, and the same {H}. {A} had given {H} up, and there {H} was. “I wish that they were all like you,” said {H}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 14,
      paragraphs: [
        '“At ours nobody can keep quiet,” said {A}. “So we tell everybody that there’s a party, but we tell them the wrong day. Then we do it the day before.” {H} had to think about that.',
        '“And if they guess?” “They’ve guessed that it’s the wrong day. So we do it on the right one.” {A} counted something on four fingers. “This year nobody knew any more, not even us. The cake was a surprise to everyone.”'
      ]
    },
    {
      id: 'from-the-front',
      A: 'partner',
      paragraphs: [
        '“I know when it’s coming,” said {A}. “I open the door, and I can hear the sofa breathing. It always comes from the front. So that’s where I look.”',
        'Nobody looked the other way, then. “Go out once more,” said {H}, “and look at the sofa really hard.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nobody-behind-the-sofa',
      A: 'partner',
      paragraphs: [
        'The door opened. {A} came in with the bag, and looked at the sofa. No shout came. “Hello?” said {A}. The sofa did not breathe. {A} went right round it, and looked under the table. “Have you gone home?” {A} asked the lamp.',
        'But behind {A} somebody went on tiptoe, step for step, in a paper hat. {H} had been outside too, flat against the wall. Now {H} said it, quite softly. “Surprise.” The bag flew up. One orange rolled as far as the wall. And {A}’s mouth was open, right open.'
      ]
    },
    {
      id: 'twice-round-the-table',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They did it the other way about, because {A} wanted to be the one behind. {H} looked at the sofa and walked round the table. When {H} stopped, something behind stopped too. {H} turned, and it turned as well. There was only a rustle of newspaper.',
        '“I know that you’re there,” said {H}. Nobody said a thing. {H}’s neck began to prickle. {H} walked a bit faster, and so did the rustle. It was not a surprise any more. It was just very hard to bear.'
      ]
    },
    {
      id: 'the-oranges',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They looked for all the oranges. Three were under the sofa, and one had got into a shoe. “How high did the bag go?” asked {A}, who had not been able to watch. {H} showed it with one arm. It was as high as the lamp.',
        '“I thought that you’d really gone home,” said {A}. “I live here,” said {H}. “I know. I thought of that afterwards.” They ate the one that had burst.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'partner',
      paragraphs: [
        '“Oh,” said {A}, when {A} could talk. “A party!” There had been room in there for an egg. “That’s how we’ll do it tomorrow,” said {H}. “All of us, one behind the other, in hats, on tiptoe.”',
        '“And who shouts?” asked {A}. “Nobody,” said {H}. “We walk behind until whoever it is turns round.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shot up behind the sofa as well, a little later.',
      '{names} sniffed at the oranges, and had guessed it all.',
      { text: '{names} looked out of the window, and had not heard any yell.', needs: ['hands'] },
      { text: '{names} held a cushion to each ear, so as to know nothing.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the pan, every time.',
      '{names} lay down on the mat, where the orange was going.',
      { text: '{names} asked what the pan was for, and nobody could explain it.', needs: ['hands'] },
      { text: '{names} hummed all through it, and did not look round once.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed after {H}, on tiptoe, as third in the row.',
      '{names} ran after an orange.',
      { text: '{names} found an orange underfoot, and asked no questions.', needs: ['hands'] },
      { text: '{names} drew the curtains, and had no idea what it was about.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hats were put in a row on the shelf, one behind the other. The oranges went back in the bag. The sofa stood there, and did not breathe.',
    '{H} washed, and went to bed on tiptoe, and looked round once on the way. There was nobody behind. That did not prove anything.'
  ],
  last: [
    'On tiptoe, one behind the other, in hats, they went once round the bed, and {H} was asleep.',
    'It was quite dark, and nobody was behind the sofa any more, and {H} was asleep.'
  ]
})
