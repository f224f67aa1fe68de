import { wishPlot } from '../wish-plot.ts'

export const oneTablet = wishPlot({
  id: 'wish-one-tablet',
  wishes: ['sharing ipad', 'taking turns ipad', 'take turns ipad', 'taking turns tablet', 'take turns tablet', 'taking turns screen', 'kids fought whole evening ipad cried', 'fought tablet weekend', 'fought whole weekend tablet', 'fight tablet', 'squabble ipad', 'squabbles ipad', 'squabbled ipad', 'squabbling tablet', 'kids fought ipad', 'fought ipad cried', 'fights tablet', 'fighting tablet', 'fought tablet', 'fight ipad', 'fights ipad', 'fighting ipad', 'fought ipad', 'argue ipad', 'arguing ipad', 'argued ipad', 'argue tablet', 'arguing tablet', 'argued tablet', 'squabble tablet', 'squabbling ipad', 'quarrel tablet', 'quarrel ipad', 'sharing tablet', 'share ipad', 'share tablet', 'snatch tablet', 'snatches ipad', 'grabbing ipad', 'both want ipad', 'both want tablet', 'both wanted ipad', 'whose turn ipad', 'whose turn tablet', 'fight screen', 'fighting screen', 'fought screen time', 'fight phone', 'fighting phone', 'fought phone', 'fighting over screens', 'fight switch', 'fighting nintendo', 'fighting over playstation', 'fighting xbox', 'share phone', 'sharing screen', 'tug of war ipad', 'fight kindle', 'fighting over game', 'fight computer', 'fighting computer', 'fighting laptop', 'cried ipad', 'cried tablet'],
  answers: ['fight', 'fights', 'fighting', 'fought', 'argue', 'arguing', 'argued', 'quarrel', 'quarrelled', 'squabble', 'over', 'about', 'tablet', 'ipad', 'ipads', 'phone', 'screen', 'screens', 'game', 'games', 'video', 'videos', 'youtube', 'minecraft', 'roblox', 'turn', 'turns', 'taking', 'take', 'share', 'sharing', 'kids', 'children', 'boys', 'girls', 'brother', 'sister', 'brothers', 'sisters', 'siblings', 'both', 'all', 'day', 'whole', 'evening', 'afternoon', 'morning', 'stop', 'won’t', 'keep', 'always', 'who', 'gets', 'whose', 'cried', 'crying', 'cry', 'tears', 'then', 'something', 'learning', 'learn', 'mine', 'grab', 'grabbing', 'snatch', 'pull', 'time', 'fair', 'each', 'other', 'cousins', 'cousin', 'twins'],
  except: ['off', 'broke', 'broken', 'smashed', 'cracked', 'dropped', 'lost', 'stolen', 'hit', 'hits', 'bit', 'punched', 'kicked', 'hurt', 'mum', 'dad', 'mummy', 'daddy', 'parents', 'police', 'dragon', 'dragons', 'robot', 'robots', 'dinosaurs', 'pirates', 'pill', 'medicine', 'stranger', 'fire', 'football', 'board', 'bully', 'bullied'],
  moods: ['quarrel', 'learning', 'waiting'],
  amongChildren: true,
  company: ['tablet', 'sofa', 'snail', 'cat', 'lamp', 'timer'],
  about: 'Two fight over the tablet until somebody’s thumb films it, and the film is so good that they want a second part, for which two are needed.',
  titles: ['The Nostril, Part Two', 'One Tablet, Four Hands', '{H} and the Sea Lion', 'Since Breakfast', 'Somebody’s Thumb'],
  want: [
    {
      id: 'since-breakfast',
      A: 'partner',
      paragraphs: [
        'There was one tablet, and {H} and {A} had been fighting over it since breakfast. {H} wanted the game with the snail that drives a bus. {A} wanted the film with the cat that cooks. {H} pulled at one end, and {A} at the other. Each time the picture turned round, and the snail drove up the wall.',
        '“Mine!” said {H}. “Mine!” said {A}. “You had it at breakfast.” “That was only one hand,” said {H}. “The other one had toast.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-egg-each',
      A: 'partner',
      paragraphs: [
        '“We’ll take turns,” said {A}, and set the egg timer. A turn was one boiled egg. {H} had just filled the bus with snails when it rang. “That was a very small egg,” said {H}. Then {A}’s cat had just put on its apron. Ring!',
        'They both took hold, and pulled again. In the end they both cried, {H} at one end of the sofa and {A} at the other. Between them lay the tablet, and a red dot blinked on it.'
      ]
    },
    {
      id: 'the-rule-book',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They had already made rules at lunch. Whoever had it last might not have it next. Whoever had it next had to ask first. Whoever was asked had to say yes, unless they were in the middle. “In the middle of what?” asked {A}. “Of anything,” said {H}.',
        'From then on they were both in the middle. {H} was in the middle of a sandwich until half past two. {A} was in the middle of a sock.'
      ]
    },
    {
      id: 'half-each',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'They had tried half each, too. {H} got the left half of the screen, and {A} got the right half. There was a strip of tape down the middle. The snail drove its bus along, as far as the tape, and was gone. “Give it back,” said {H}.',
        '“It’s in my half,” said {A}. “It’s my bus now.” {A} was kind to it, and let it stop by the pond. It came back with somebody else’s snails on.'
      ]
    },
    {
      id: 'hiding-it',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Once {H} had hidden it under a cushion, and sat on top, and hummed a bit. {A} looked behind the curtain. {A} looked into the bread bin. “I don’t know where it is,” said {H}.',
        '“Beep-beep,” said the cushion. “All snails get off, please.” {A} looked at {H}. “That was my tummy,” said {H}.'
      ]
    },
    {
      id: 'on-one-leg',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Whoever stands on one leg the longest has it,” {A} had said before tea. They stood opposite each other, like two herons. {H} wobbled. {A} wobbled too. “You can give up now,” said {A}. “You can,” said {H}.',
        'They stood there while the kettle boiled. They stood there while the tea was drunk. All that time the tablet lay on the table, and nobody had it. Then the doorbell rang, and both herons fell over.'
      ]
    },
    {
      id: 'good-arguments',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“I need it more,” said {A}. “My cat’s soup is on. It’ll burn.” “My snails have to get to school,” said {H}. “They’ve got a test.” That was serious, on both sides. {A} thought of something bigger.',
        '“My cat has a hundred guests,” said {A}, “and one of them’s a king.” “My driver’s got no driving licence,” said {H}. “If I don’t look, it just drives.” They looked at the black screen with worried faces.'
      ]
    },
    {
      id: 'asking-somebody',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{H} had gone to {A} to have it settled. “Who’s right?” asked {H}. {A} wanted to hear it from the beginning, and that took until the biscuits. “So one of you had toast in one hand,” said {A}. “Which hand?” {H} held up both, to think.',
        '“Then it’s quite clear,” said {A}. “Nobody’s right. But I’d like to know what sort of jam it was.” It was no help at all, and the biscuit was broken.'
      ]
    },
    {
      id: 'boring-things',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Whoever did not have it had nothing. That was the worst part. Everything else in the room had gone dull. {H} looked at the bricks, and they were just bricks. {A} bounced a ball once. “Even the ball’s tired,” said {A}.',
        '“Yesterday it was a good ball,” said {H}. They both looked at it. It rolled a little way towards the tablet, as if it wanted a turn as well.'
      ]
    },
    {
      id: 'the-whisper',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'You can talk to a tablet, and it tries to help. “Show me the snail bus,” said {H} to it. “Show me the cooking cat,” said {A}, much louder. “Here are some cooking snails,” said the tablet in its polite voice.',
        'There was a picture of them, with parsley. {H} put both hands over it, so that the driver would not see. “That was your fault,” said {H}. “It was half yours,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had waited until both of them let go. Then {A} lay down on the tablet, and it was warm. The snail drove up to {A}’s tummy and could not get through.',
        '“Now {A}’s got it,” said {H}. It was very quiet on the sofa. {A} breathed out, and the bus turned round all by itself. Nobody had ever had such a long turn.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had one radio,” said {S}, “and there were six of us. We fought about it every night.” “What did you want to hear?” asked {A}. “I wanted the songs. The others wanted the football. So we pulled.”',
        '“And then?” “Then the knob came off. After that it could only do the weather for ships.” {S} looked at the ceiling. “I still know what it was like at sea,” said {S}. “On all those evenings.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        'For once {S} did not fight. {S} had found the box that the tablet came in, and drew a screen on the lid. There was a snail on it, and it had wheels. “Mine goes as well,” said {S}, and moved it with one finger. “Beep-beep.”',
        '{A} leaned over to see. “Where’s it going?” asked {A}. “It’s my turn,” said {S}, and turned away with it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'While they pulled, {A} came along underneath and licked the tablet on its lower edge. It changed to Spanish. “What did you press?” asked {H}. {A} licked it again. Now it was upside down, and in Spanish.',
        '{A} sat back and looked pleased. The snail said something very polite that nobody understood. “Autobús,” said the snail. {A} laughed so much that {A} fell over.'
      ]
    },
    {
      id: 'somebodys-thumb',
      A: 'partner',
      paragraphs: [
        '{A} wiped both cheeks, and bent over the red dot. “It’s been filming us,” said {A}. “Somebody’s thumb was on the button.” {A} let it run. There was the ceiling. Then came a nostril, as big as a cave. “Mine!” shouted the nostril. “That’s you,” said {A}.',
        'Then there were four socks, and an ear. Somebody cried, and it sounded just like a sea lion. “That’s you,” said {H}. They slid closer. “Again,” they said, both at once.'
      ]
    }
  ],
  turn: [
    {
      id: 'part-two',
      A: 'partner',
      paragraphs: [
        '“It’s got to have a part two,” said {H}, and tried it alone. That was no good. There was half a chin in it, and nobody to shout “Mine” at. “You film, and I’ll be the nostril,” said {H}. “Then I film, and you’re a sea lion.”',
        'So {A} filmed. The nostril came up like the moon, and said “Mine”. Then {H} filmed. The sea lion cried all over the carpet, because somebody had eaten its fish.'
      ]
    },
    {
      id: 'once-more-please',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Once more,” said {H}, “and sadder. You’ve lost two fish.” {A} thought of two fish, and howled. Somebody next door knocked on the wall. “That can stay in,” said {A}.',
        'Then it was the lamp’s turn. In part one it had only hung there, upside down. Now {H} gave it a word to say, and {A} said it from behind the sofa. The word was “Ours”. It had a very deep voice, for a lamp.'
      ]
    },
    {
      id: 'the-kissing-socks',
      A: 'other',
      spare: 14,
      paragraphs: [
        'For the socks they needed one more pair of feet. {A} was asked, and wanted to know what sort of part it was. “You’re cross,” said {H}, “and then somebody treads on you.” {A} wiggled some cross toes. They were very good.',
        '“Where do I look?” asked {A}. “You don’t look,” said {H}. “You’re a sock.” After that {A} held both feet still for a whole minute, and acted.'
      ]
    },
    {
      id: 'the-last-crumb',
      A: 'partner',
      paragraphs: [
        'They lay on their tummies, side by side, and watched both parts. The battery had only a crumb left. The nostril came up, and opened wide. Then the screen went black.',
        'In the black glass there were two faces, quite close together, and the lamp. They waited. “Is that part three?” asked {H}. “It’s a quiet one,” said {A}, and the left face yawned.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the two of them, in a wide circle.',
      '{names} looked from one end of the tablet to the other.',
      { text: '{names} shut the door to the hall, because of the neighbours.', needs: ['hands'] },
      { text: '{names} turned a cup upside down, just like the picture.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the egg timer, each time.',
      '{names} climbed on to the sofa, in the middle, and was in the film too.',
      { text: '{names} brought one hanky, and tore it fairly in two.', needs: ['hands'] },
      { text: '{names} boiled an egg, since the timer was going anyway.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to see who had lost a fish.',
      '{names} leaned in from the side, to be in it as well.',
      { text: '{names} held the torch for the nostril.', needs: ['hands'] },
      { text: '{names} clapped, once for each part.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tablet was put on its cable, with its face to the wall. The cushions went back on the sofa, and under the last one was the egg timer.',
    '{H} washed the sea out of both eyes, and lay down. Two nostrils went in and out, quite softly.'
  ],
  last: [
    'The tablet was full again by midnight, but by then {H} had long been asleep.',
    'In went the breath, and out it went, at both nostrils, and {H} was asleep.'
  ]
})
