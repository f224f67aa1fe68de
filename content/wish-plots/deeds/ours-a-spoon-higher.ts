import { wishPlot } from '../wish-plot.ts'

export const deedOursASpoonHigher = wishPlot({
  id: 'wish-deed-ours-a-spoon-higher',
  tellsAny: 'ours',
  deeds: ['flies'],
  out: true,
  about: 'The hero flies, but only a hand’s breadth above the rug, until {A} sees what is in the pockets; a stone, a spoon and a key lighter, the hero gets up to the paper plane on the bus shelter, and further.',
  titles: ['A Hand’s Breadth above the Rug', 'What Is in the Pockets', 'A Spoon Higher', '{H} and the Paper Plane', 'The Long Scarf'],
  company: ['rug', 'scarf', 'sleeve', 'plane', 'shelter', 'roof', 'bench', 'stop', 'bus', 'pocket', 'stone', 'spoon', 'key', 'conker', 'pigeon', 'driver'],
  want: [
    {
      id: 'over-the-rug',
      A: 'partner',
      paragraphs: [
        'On Sunday after lunch {H} began to {ours.do}. It wasn’t very high yet. It was a hand’s breadth above the rug, and you could see the crumbs in between. {A} had hold of one sleeve, because of the draught.',
        '“I have to get higher,” said {H}. Since the spring, {H}’s best paper plane had lain on the roof of the bus shelter. From below you only saw the nose.'
      ]
    },
    {
      id: 'the-lamp',
      A: 'same',
      spare: 1,
      paragraphs: [
        'From up there {H} could see the top of the table lamp for the first time. There was a good deal of dust on it, and a raisin. “Since you’re up there anyway,” said {A}, and handed up a duster.',
        'Then there was the picture frame, and after that the clock. “Now I know why nobody else does this,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'When {H} was over the rug, the rug underneath was free and still warm. {A} saw that at once, and lay down on it. When {H} drifted a little to the left, {A} moved a little to the left.',
        '“You could have any other bit,” said {H}. But all the others had always been free. There was nothing in those for {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I could do that too,” said {S}, “up to the sideboard.” “And then?” asked {A}. “Then they gave me a watch,” said {S}, and held it out. It was a good big one, with a lid. {A} needed both hands for it.',
        '{A} held it only for a moment. {S} took hold of the edge of the table, to be on the safe side. “You’d better give it back,” said {S}. “I’ve got soup on.”'
      ]
    },
    {
      id: 'shoes-on',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Put your shoes on,” said {A}, when they went out. “I’m not touching the ground,” said {H}. {A} looked underneath. It was true, and there was no answer to it. “All the same,” said {A}.',
        'So {H} put them on. The laces hung straight down, and for once nobody could tread on them.'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-fan',
      A: 'partner',
      paragraphs: [
        'At the bus stop {H} beat both arms, and only went round, like a fan. {A} blew from underneath. That lifted the hair.',
        'The bus came, and the driver opened the door. “Getting on?” he asked. “Higher up,” said {H}. “There’s only the one deck,” said the driver.'
      ]
    },
    {
      id: 'the-second-foot',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the bench sat an old lady with a cake box. “Is it hard?” she asked. “No,” said {H}. “You just don’t put your feet down.” The old lady tried it. She lifted one, and that worked at once.',
        '“It’s the other one,” said the old lady, after some time. {A} held the cake. It still didn’t quite work, but you could feel what was meant.'
      ]
    },
    {
      id: 'the-draught',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A man shut his newspaper, and {H} went along with the draught as far as the litter bin. {A} fetched {H} back by one foot. A girl yawned, and they were off again, as far as the timetable.',
        '“Would you mind not breathing that way?” {A} asked the people. They were very nice about it. They all breathed to the left until the next bus.'
      ]
    },
    {
      id: 'on-the-telephone',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A man was on the telephone. “I can’t talk now,” he said. “There’s somebody in the air.” He listened. “{ours.tail},” he said. He listened again, and turned to {H}. “My wife wants to know if you’ve got a vest on.”',
        '{A} felt under the jumper, and nodded. “Yes,” said the man. “She’s glad,” he told them. “So am I,” said {H}, for it was fresh.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'When {H} came past, {A} looked straight across, from somebody’s arm. They had never been the same height before. {A} didn’t see anything odd in it. {A} had never met a floor for long.',
        '{A} held out a rusk. {H} took it, and sank by as much as a rusk weighs. Nobody noticed but {A}, who thought it over.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '“At ours you have to be down by seven,” said {A}. “Why?” asked {H}. “The beds are there,” said {A}. “An uncle of mine forgot once. He had to have breakfast off the wardrobe.”',
        '“What did he have?” asked {H}. “A boiled egg,” said {A}. “They’d handed it up on a broom. You have to want an egg very much for that.”'
      ]
    },
    {
      id: 'the-stone',
      A: 'partner',
      paragraphs: [
        '{A} pulled at the sleeve, and something went clonk. “What have you got in there?” asked {A}. “My stone,” said {H}, and handed it down. At once {H} was as high as the bench. {A} looked at the stone, and then up at {H}.',
        '“It isn’t your arms,” said {A}. “It’s your pockets. They’re much too heavy to fly. What else is there?”'
      ]
    }
  ],
  turn: [
    {
      id: 'spoon-key-conker',
      A: 'partner',
      paragraphs: [
        'Out came a spoon, and {H} went up as high as the timetable. Out came a key that fitted nothing. Now {H}, with one hand on {A}’s long scarf, could see over the edge. There lay the plane, too far off by a thumb.',
        'Now there was only the conker, and that was the lucky one. {H} thought about it. Then {H} let it fall into {A}’s hat, and had the plane.'
      ]
    },
    {
      id: 'child-raisins',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had turned out both pockets as well. There had been two raisins in them, and half a ticket. {S} stood beside the bench for some time and waited. “Nothing,” said {S}.',
        '“Where are the raisins now?” asked {A}. “I’ve eaten them,” said {S}. “Then you’ve still got them,” said {A}. {S} hadn’t thought of that.'
      ]
    },
    {
      id: 'the-pigeon',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the roof of the shelter sat a pigeon. It walked up to the edge, and looked for a long time at how {H} did it. Then it looked the other way, as you do when somebody else is singing.',
        '“What’s it saying?” called {A} from below. “Roo,” called {H}. {A} told that to the people at the stop. They thought that it was fair.'
      ]
    },
    {
      id: 'up',
      A: 'partner',
      paragraphs: [
        'Now nothing held {H} down. {A} let out the scarf, and the bus driver tied on his as well. The evening took {H} up quite slowly, as you carry a full cup. So {H} {ours.did}, with a plane in one hand. “What can you see?” called {A}. “Hats!” called {H}. “From up here you’re all hats!”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. {A} felt it in the scarf, all the way down, and let out more. It had to be made longer, with a tie from a man in the queue.'
      ]
    },
    {
      id: 'one-tug',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They had agreed on tugs. One tug was yes, and two were no. Three were a biscuit. It was quiet for a bit. Then it went tug, tug, tug. {A} knotted one into the end, and {H} pulled it up.',
        'After a time it went tug, tug, tug again. “You’ll come down by yourself if you go on like that,” called {A}. Tug, tug, it went.'
      ]
    },
    {
      id: 'what-lies-on-top',
      A: 'same',
      spare: 10,
      paragraphs: [
        'From above, the whole street looked as if somebody had put things by. On one roof lay three balls and a mitten. On top of the postbox somebody had left half a bun. “Number four’s got a boot on the porch!” called {H}.',
        '{A} passed it on, and number four came out in one boot. They had given up on it in March. They had already got used to walking like that.'
      ]
    },
    {
      id: 'lamps-from-behind',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The street lamps came on. They did it one after the other, and {H} saw it from behind, for once. “They’re only bright underneath,” {H} called down. “On top they’ve got little hats as well.”',
        '{A} told the driver, who drove past them every night. He took off his cap to the nearest. It had never been done before, and it looked right.'
      ]
    },
    {
      id: 'down-again',
      A: 'partner',
      paragraphs: [
        'When it got cooler, {A} drew in the scarf, and put everything back into the pockets. With the stone, the shoes touched the ground. One thing was left over. “That’s our soup spoon,” said {A}. “I’ve been looking for that since Thursday.”',
        '“Then tomorrow I’ll be a spoon higher,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crept underneath, and came out with some of the crumbs.',
      '{names} bounced on the rug, in case it was catching.',
      { text: '{names} shut the window, because of the draught.', needs: ['hands'] },
      { text: '{names} held up a ruler, between the rug and the shoes.', needs: ['hands'] }
    ],
    way: [
      '{names} puffed from underneath as well, and {H}’s collar flapped.',
      '{names} spun round once too, and had to sit down on the bench.',
      { text: '{names} kept hold of a shoelace, as people do with a kite.', needs: ['hands'] },
      { text: '{names} patted the pockets from outside, and something rattled.', needs: ['hands'] }
    ],
    turn: [
      '{names} tipped back so far that the sky went round.',
      '{names} waited under the bus shelter, with a soft back, in case.',
      { text: '{names} added two belts and a lead to the scarf.', needs: ['hands'] },
      { text: '{names} rolled the end of the scarf round both wrists.', needs: ['hands'] }
    ]
  },
  bed: [
    'The scarf hung over a chair, and reached as far as the door. The paper plane had been through a spring and a summer, and lay on the shelf to dry.',
    '{H} washed and put on pyjamas, and pyjamas have no pockets. So {H} tucked the blanket in tight on both sides. On the end of it lay the stone.'
  ],
  last: [
    'The blanket rose by a hand’s breadth, and sank again, and {H} was asleep.',
    'Under the stone the blanket stayed where it was, and {H} slept.',
    'There was nothing in any pocket, and the blanket held, and {H} was asleep.'
  ]
})
