import { wishPlot } from '../wish-plot.ts'

export const itCounts = wishPlot({
  id: 'wish-role-plays',
  tellsAny: 'plays',
  about: 'Somebody wants to join in a game and spoils it with what it cannot help, and without that there is no game in it.',
  titles: ['It Counts', 'Somebody in It', 'Nobody Wins Like That', '{role} Joins In', '{H} Makes a New Rule'],
  company: ['sofa', 'kitchen', 'door', 'hall'],
  want: [
    {
      id: 'can-i-play',
      A: 'partner',
      paragraphs: [
        'It was just the evening for {plays}, only it’s better with more. Then there was a knock. Outside stood {role.first}. “I could be somebody in it,” said {role}. “We need somebody,” said {H}. So {role} {role.enters}.',
        '{plays.room}. “Do you know how it goes?” asked {A}. “I know how it starts,” said {role}. “I’ve never got any further.”'
      ]
    },
    {
      id: 'one-thing-more',
      paragraphs: ['There was only one thing that had to be known beforehand. {role.but}.']
    }
  ],
  way: [
    {
      id: 'first-round',
      A: 'partner',
      paragraphs: [
        '“{plays.says},” called {H}, and it began. It had hardly begun when {role} {role.trouble}. {A} {plays.flinch}.',
        '“This is how far I get,” said {role}. “After that they mostly say it’s time for tea.”'
      ]
    },
    {
      id: 'warm-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You just need to warm up,” said {A}. So they all warmed up. They circled whatever could be circled, and shook out the rest. First {role} {plays.slip}. It was good to have that over.',
        '“Are you warm?” asked {H}. “I’m warm on one side,” said {role}. So they did the other side. By then {A} had to open a window, and it was only half past six.'
      ]
    },
    {
      id: 'something-known',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Do you know what?” said {H}. “{plays.know}.” {A} said that this could not be right. “It’s in a book,” said {H}. “With a picture.”',
        '{role} wanted to know whether there was anybody like {role} in the picture. {H} tried to see it again. “You couldn’t see the whole of it,” said {H} kindly. “It was torn just at the place where you’d have been.”'
      ]
    },
    {
      id: 'sides',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There have to be sides,” said {A}. So they chose. {H} chose {role}. “Me?” said {role}. “First?” It had never yet been {role} first. As a rule it was {role} and the bag with the coats.',
        'It took a while until that had sunk in. “You can choose now,” said {H}. {role} looked at everybody, and then chose the coats. “They never get a turn,” said {role}.'
      ]
    },
    {
      id: 'without',
      A: 'partner',
      paragraphs: [
        '“Let’s try it without {role.part},” said {A}. So in the second round {role} {role.hides}. “{plays.says},” called {H}. Nothing happened that wasn’t meant to. {A} {plays.waits}.',
        '“Is it still going on?” asked {A} at last. {H} looked. “I think it stopped some time ago,” said {H}. “I just didn’t notice.”'
      ]
    },
    {
      id: 'at-home',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Don’t you play {plays} at home?” asked {A}. “There’s only me that likes it,” said {role}. “I do both sides. I run across and shake hands.”',
        '“And who wins?” “The other one,” said {role}. They thought about that, one after another. “Here you needn’t be the other one,” said {H}. “We’ve got one of those already.” {A} put up a hand.'
      ]
    },
    {
      id: 'half-time',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then it was half-time. If you play, you have to have a half-time, with something in it. {role} would have liked {role.wants}. There was squash, with a slice of nothing in it.',
        'They talked over what had gone well. The squash had gone well. “And I liked the bit just before it began,” said {role}, “when we were all going to.” They drank to that bit, and put the cups in a row.'
      ]
    },
    {
      id: 'pet-plays',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'In the middle of it {A} came by and lay down, exactly in the way. {role} waited. {H} waited. “That’s allowed,” said {H}. “It’s a sort of a hill.”',
        'So from then on there was a hill. They went round it, or looked across it. Once it got up and was somewhere else, and nobody had ever heard of that in hills.'
      ]
    },
    {
      id: 'elder-plays',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had one who laughed,” said {S}. “Every time, just when it mattered. You lost by it, and then you were cross, and then you were laughing too.” “Was it fair?” asked {A}.',
        '“Not at all,” said {S}. “Later on she moved away. After that we always won or lost, quite properly, and were home by five.”'
      ]
    },
    {
      id: 'child-plays',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’m the judge,” said {S}, and got a chair and a whistle. The whistle was a finger. “What happened?” asked {A}. “It was in,” said {S}. “But nobody had done anything yet.” “Then it was out.”',
        'There was no arguing with it. {S} sent the lamp off, for standing about. The lamp took it very well, and everybody else was careful after that.'
      ]
    },
    {
      id: 'slow-motion',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Let’s see it again slowly,” said {A}. They did the first round once more, as slowly as it would go. It took four minutes. In the middle of it the telephone rang, and that was slow too.',
        '“There,” said {H}, “that’s where it went wrong.” They all looked at the place. It was a lovely moment, when you saw it like that. You’d have been sorry to miss it. “I’d never seen it from outside,” said {role}, and wanted to see it once more.'
      ]
    },
    {
      id: 'watching',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I can always watch,” said {role}. “I’m good at that.” So {role} watched for a while, from the sofa, with a cushion. It was the best watching that anybody had ever seen. {H} played to the sofa, and {A} did too.',
        'Then they both noticed that they were only playing to the sofa. “It isn’t the right way round,” said {A}. “You can’t be the only one who’s watching if you’re the only one worth watching.”'
      ]
    },
    {
      id: 'practice-alone',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Show us how you do it when you’re by yourself,” said {A}. {role} went out into the hall and shut the door. For a while they heard nothing. Then there was a small cheer.',
        '“That was me,” called {role}. “I’d just won.” They let it happen twice more, since it did {role} so much good. But you could tell that it was only one voice, however high and low it went.'
      ]
    }
  ],
  turn: [
    {
      id: 'new-rule',
      A: 'partner',
      paragraphs: [
        '“The first round was better,” said {A}. “I got a fright, but I was in it.” {H} thought. “{role.why},” said {H}. “So we need a rule for it. From now on it counts, before every round, for everybody.”',
        '“{plays.says}?” asked {A}. “Not yet,” said {H}. “Now.” And {role} {role.use}.',
        'And after that it could start. {A} {plays.done}.'
      ]
    },
    {
      id: 'more-rules',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Then sneezing should count as well,” said {A}. It was put in. Falling over was put in, if you said “whoops”, and so was looking out of the window. There was soon more rule than game.',
        '“Does anything not count?” asked {role}. They thought for a long time. “Going home,” said {H}. So none of them went home yet, and {role} least of all.'
      ]
    },
    {
      id: 'counts-too',
      paragraphs: ['And still {role.but}. “That counts too,” said {H}. It was added to the rules, at the bottom.']
    },
    {
      id: 'further',
      A: 'partner',
      paragraphs: [
        '“So that’s how it goes on,” said {role}. “And then?” “Then it’s over,” said {H}. “And then we say, Again.” “Again,” said {role}, and it was the first time that {role.it} had had a reason to.',
        { extra: 1, both: ['Again they played, until the score was so high that nobody could count to it. “Who’s won?” asked {A}. {H} looked at {role}. “It counts for everybody,” said {H}.'] }
      ]
    },
    {
      id: 'prize',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There had to be a prize: {plays.pay}. It was given to {role}, because of the rule. {role} gave it to {A}, for the fright. {A} gave it to {H}, who had thought of it all.',
        'So it went round like that for some time. It was nearly another game. In the end it lay in the middle and belonged to anybody who was looking at it.'
      ]
    },
    {
      id: 'once-slowly',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The last round was played sitting down, and in whispers, since it was late. It is quite a different game like that. {role} was good at it, and did not even know why.',
        '“You’re good because you’re tired,” said {A}. “I’m good because there’s nobody I have to be careful of,” said {role}. Then {role.it} yawned, and that counted too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved over, so that there was a place in it for one more.',
      '{names} warmed up, with a stretch and a wriggle.',
      { text: '{names} pushed the table back, and the chairs on top of that.', needs: ['hands'] },
      { text: '{names} picked sides, and forgot which.', needs: ['hands'] }
    ],
    way: [
      '{names} ended up on the floor, in good company.',
      '{names} stopped as well, some time after the others.',
      { text: '{names} kept the score, and nothing had to be written down.', needs: ['hands'] },
      { text: '{names} helped everybody up, and brushed off the worst.', needs: ['hands'] }
    ],
    turn: [
      '{names} counted in, with one thump for everybody.',
      '{names} joined in at last, from the right end.',
      { text: '{names} shook hands all round, as they do before a match.', needs: ['hands'] },
      { text: '{names} wrote the new rule on the back of a hand.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put back whatever had been a part of the game. {role} {role.night}.',
    'When {H} had washed, {H} played one last round in bed, with both eyes shut. There were only two in it, {H} and the pillow. The pillow let {H} win.'
  ],
  last: [
    'It counted, and it was the last one, and {H} slept.',
    'Nobody had won yet, and there was time, and {H} was asleep.'
  ]
})
