import { wishPlot } from '../wish-plot.ts'

export const visitorAfraid = wishPlot({
  visits: 'afraid',
  about: 'Somebody who is always afraid of something wants one night off, and the household takes turns at being afraid instead.',
  titles: ['A Night Off', '{H} Is Afraid for Somebody Else', 'Taking Turns', 'Properly Afraid', 'What {visitor} Left Behind the Chair'],
  want: [
    {
      id: 'night-off',
      A: 'partner',
      paragraphs: [
        'Somebody was sitting behind the big chair. {H} had gone there to be alone with a cracker, and now there were two of them.',
        'It was {visitor.first}. “I’m on duty,” whispered {visitor}. “I have to be afraid of {visitor.fear}, all day. I’ve never had an evening off.”',
        '“Can’t somebody else do it for you?” asked {H}. {visitor} looked up. “Would you? Only until bedtime?” Nobody had ever asked {H} for anything so important. “Hold this,” said {H}, and gave the cracker to {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'first-turn',
      A: 'partner',
      paragraphs: [
        'So {H} sat down behind the chair and was afraid of {visitor.fear}. “Like this?” asked {H}. “You’re smiling,” said {visitor}. “You have to keep small and look at one spot. And you have to think what if.”',
        '“What if what?” asked {H}. “Just what if,” said {visitor}. “You mustn’t think how it goes on. Then it stops working.”'
      ]
    },
    {
      id: 'off-duty',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And what do you do,” asked {A}, “when you aren’t on duty?” {visitor} had nearly forgotten. Then {visitor} stood up, and {caller.does}. It was very well done. “I’m good at that,” said {visitor}. “I just never get round to it.”',
        '“{caller.fact},” called {H} from behind the chair. “So they do know that,” said {visitor}, quite pleased. “People mostly talk about the other thing.” Then {H} had to be quick and go on being afraid, for nobody else was on duty.'
      ]
    },
    {
      id: 'on-guard',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“We could put somebody there who doesn’t mind,” said {A}. Behind the chair they stood {caller.stand}. That was {visitor}, on duty. It looked at the spot, and did not smile once.',
        '“It’s better at it than we are,” said {H}. {visitor} walked all round it. “Am I as big as that?” asked {visitor}. “From the front,” said {A}. {visitor} went round once more, by way of the front.'
      ]
    },
    {
      id: 'holiday',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Meanwhile {visitor} had the evening off and did not know what to do with it. {visitor} went once round the table. “What do people do?” asked {visitor}.',
        '“They lean back on something,” said {A}. {visitor} looked for something to lean back on. In the end it was {A}, and it was rather nice.'
      ]
    },
    {
      id: 'cracker',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“You haven’t thought what if for a whole minute,” said {visitor}. “I was thinking about the cracker,” said {H}. “What if {A} eats it?”',
        '“That’s very good,” said {visitor}. “Now the same, but with {visitor.fear} in it.” {H} tried. But each time {H} thought of {visitor.fear}, the cracker was there as well.'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They made a list, so that it was fair. First {H}, then {A}, then {visitor} again, a cracker long each. It worked quite well, but the crackers got shorter.',
        '“I’ve never done it sitting beside anybody,” said {visitor}. “It’s a different thing. There’s a warm side to it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“Perhaps {A} could do it,” said {H}. “{A} has time.” They explained it twice. {A} looked at the spot, and then at {H}, and then at the wall.',
        '“{A} isn’t afraid of {visitor.fear},” said {H}. “{A} is only afraid of the hoover.” “What’s the hoover?” asked {visitor}, and they both said at once that it was nothing.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I used to have one like that,” said {S}. “Mine was the coat on the door. I was afraid of it every night for a year.” “And then?” asked {A}. “Then I needed the coat,” said {S}.',
        '{visitor} wanted to know what it was like from the inside. “Warm,” said {S}. “There was a sweet in the pocket.”'
      ]
    },
    {
      id: 'dust',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“Who’s that?” asked {A}, who had bent down to look behind the chair. In the corner there lay a ball of fluff, as big as a mouse. “We work together,” whispered {visitor}. “It trembles whenever I sigh.”',
        '“What’s it afraid of?” asked {H}. “The broom, I think,” said {visitor}. “We’ve never talked about it.” After that nobody sighed any more, and the fluff lay quite still. It looked as if it had not had an evening off for years either.'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Show us how big it is,” said {A}. {visitor} held two cushions apart, and then further apart, and then there was no more room.',
        '“And when you sit between us?” asked {H}. They sat down on both sides. {visitor} tried it with the cushions once more. This time they nearly touched.'
      ]
    },
    {
      id: 'drum',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Listen,” said {visitor}. “It goes thump when I’m afraid.” {H} put an ear to it. It went thump, thump, thump, quite fast.',
        '“Mine does that when I run,” said {H}. {A} listened to both. “They’re going at the same time,” said {A}. After that they listened so hard that both went slower.'
      ]
    },
    {
      id: 'duty-book',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“On duty you keep a book,” said {A}, and found one with empty pages. {visitor} said what was to go in. “Seven o’clock,” said {visitor}, “afraid. Five past seven, afraid. Ten past seven.” The pencil waited.',
        '“What was it at ten past?” asked {H}. {visitor} thought back. “At ten past I was listening to the pencil,” said {visitor}. “It squeaks on the sevens.” {A} wrote that down: ten past, pencil. At a quarter past it was the pencil as well.'
      ]
    },
    {
      id: 'password',
      A: 'same',
      spare: 8,
      paragraphs: [
        'For the change of turn there had to be a word, {A} said, as it is with guards. {visitor} chose “pudding”. It is hard to say it and be properly afraid.',
        'They practised. “Pudding,” said {H}. “Pudding,” said {visitor}. By the fifth time {visitor} had to be held up from laughing. Nobody was on duty at all.'
      ]
    },
    {
      id: 'goes-on',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What if,” said {H} behind the chair, and stopped there. {A} put a head round the side. “What if what?” asked {A}. “You mustn’t think how it goes on,” said {H}. “But now I want to know!” said {A}. “What if the shoes went for a walk without us?”',
        '{visitor} was quite upset. “That goes on!” said {visitor}. And it did. They went as far as the bridge, and looked at the water, and came home with wet toes. In the morning they said nothing about it.'
      ]
    },
    {
      id: 'curious',
      A: 'partner',
      paragraphs: [
        'After a while {H} put up one hand. “What does it do, exactly?” {visitor} did not know. “I’ve never stayed to see,” said {visitor}. “Is it big?” “It’s behind you,” said {visitor}, “so it’s hard to say.” {H} turned round to look. There was the wall.',
        '“You’re no good at it,” said {visitor}. “You keep looking.” Then {A} took a turn, and after two minutes fell asleep. “Now nobody’s doing it!” cried {visitor}. They sat and listened to nobody being afraid of {visitor.fear}. Nothing happened. It was just the evening, going on.'
      ]
    }
  ],
  turn: [
    {
      id: 'taking-it-back',
      A: 'partner',
      paragraphs: [
        '“I’ve rested now,” said {visitor}. “You may give it back.” {H} looked behind the chair, and under it. “I think we’ve used some of it up,” said {H}. “I’m sorry.”',
        '{visitor} kept quite small, and looked at the spot, and thought what if. Then {visitor} did something that nobody should do. {visitor} thought how it would go on.',
        '“What if {visitor.fear} came in at this moment?” said {visitor} slowly. “Then there’d be {H}. And {A} would wake up. And one of us would say good evening.”'
      ]
    },
    {
      id: 'small-one',
      A: 'partner',
      paragraphs: [
        '“Is it gone?” asked {H}. “No,” said {visitor}. “I’m still afraid of {visitor.fear}. But only a little now. I can do it on one side.” {A} woke up and broke the cracker in two, and {visitor} took a piece on the other.',
        '“If you want a night off again,” said {H}, “I’m here on most evenings.”'
      ]
    },
    {
      id: 'sign-off',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{visitor} did not want to go back behind the chair. There was room on it as well, it turned out. From up there you could see the whole evening.',
        '“Why did I never sit on this side?” asked {visitor}. “It’s the same chair,” said {A}. “It’s the other half of it,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the next chair, and it was free.',
      '{names} shivered a little, to help with the duty.',
      { text: '{names} fetched a cushion, because there is a lot of sitting in being afraid.', needs: ['hands'] },
      { text: '{names} brought a slice of apple to whoever was on duty.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on the spot that had to be looked at.',
      '{names} trembled for a minute, and then it turned into a sneeze.',
      { text: '{names} carried a cup of milk to the one behind the chair.', needs: ['hands'] },
      { text: '{names} pulled the chair forward, to see what there was round the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} stretched out in the place where it had been the worst.',
      '{names} went behind the chair to see, and came out again yawning.',
      { text: '{names} caught a crumb of the cracker before it fell.', needs: ['hands'] },
      { text: '{names} beat out the cushion that had been sat on for so long.', needs: ['hands'] }
    ]
  },
  bed: [
    'They pushed the big chair back to the wall. There was nobody on duty behind it now.',
    'On the way to the washing {visitor} went in the middle, because that was the warmest place.'
  ],
  last: [
    'Nobody was on duty that night, least of all {H}, who was asleep.',
    '{visitor} was fast asleep, which was new at night. So was {H}, who slept on and on.'
  ]
})
