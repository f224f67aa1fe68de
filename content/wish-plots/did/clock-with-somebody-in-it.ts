import { wishPlot } from '../wish-plot.ts'

export const didClockWithSomebodyInIt = wishPlot({
  id: 'wish-did-clock-with-somebody-in-it',
  tellsAny: 'did',
  about: 'The hero wants a clock out of which somebody comes on the hour to do it, a quarter of it at each quarter; at seven everybody only counts the strokes, and so it has to be one.',
  titles: ['A Clock with Somebody in It', 'One O’Clock', 'A Quarter of It at Quarter Past', '{H} Comes Out on the Hour', 'Seven Is Too Many'],
  company: ['clock', 'door', 'kitchen', 'floor', 'square', 'hour', 'hands'],
  want: [
    {
      id: 'nothing-but-hit',
      A: 'partner',
      paragraphs: [
        '“{did.said},” said {H}, “and nobody’s made a clock of it.” In the big square there was one with a man inside. On the hour he came out and hit a bell. “He can’t do anything else,” said {H}. “I want one with {did.whom} in it, {did.doing}.”',
        'So the kitchen door was the door of the clock, and {H} stood behind it with a sieve. {A} sat in front and was all the rest. One arm was the big hand, and the other was the small one. “Can I say cuckoo?” asked {A}. “No,” said {H} through the door.'
      ]
    },
    {
      id: 'in-between',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was ten past, and nothing was due. Behind the door something scraped and bumped about. “What do you do in there all the time?” asked {A}. “I get ready to {did.my},” said the door. “And there’s a bag in here with a bag in it.”',
        '{A} ticked a bit. “Is it lonely?” “Not for five minutes together,” said the door. “You’re no sooner in than you’re out again.” It sounded like somebody with a proper job.'
      ]
    }
  ],
  way: [
    {
      id: 'quarters',
      A: 'partner',
      paragraphs: [
        '“Tick,” said {A}, until the big hand was down at quarter past. The door flew open. Out came a quarter of {did.doing}. It was a sieve, a foot and one look to the left. The door shut.',
        'At half past there was some more. At quarter to there was so much that {A} leaned over to see. “And then?” asked {A}. Bang went the door. “All of it’s only on the hour,” called {H}.'
      ]
    },
    {
      id: 'run-down',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had just come out, with one foot in the air, and the ticking stopped. {A} sat there with a drooping big hand, and looked straight ahead. “You’ve run down,” said {H}, on one leg.',
        'A clock has a key in its back, and they had a whisk. {H} hopped over and gave {A} twelve turns between {A}’s shoulders. “Tick,” said {A}, rather loudly. “Tickle, tick.” There can’t be many clocks that have to be asked not to wriggle.'
      ]
    },
    {
      id: 'five-minutes-fast',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You’re fast,” said {H}, with one eye at the crack of the door. {A} was five minutes fast, and could not help it. “It’s my nature,” said {A}. “I’m early for buses as well.”',
        'So {H} came out five minutes too soon, and had to make {did.doing} last. {H} put a long sniff in front of it, and a very slow blink in the middle. It still came out too short. The rest of the time {H} looked at {H}’s nails, as the man in the square never would.'
      ]
    },
    {
      id: 'a-drop-of-oil',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Real ones go in jerks,” said {A}, who had seen one from close by. So {H} came out in jerks. Each knee clicked, and the head turned as if it had teeth underneath. Taken like that, {did.doing} was forty small clicks, and {H} made every one of them.',
        'Then an elbow stuck. {A} fetched a cup with no oil in it. One drop went on {H}’s elbow, and one behind {H}’s ear. “Better?” asked {A}. After the second drop it ran so well that {H} slid out past the end of it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'It was half past, and the door would not open. Against it lay {A}, along the whole of the bottom edge. {A} had found the only place in the clock with a draught of the right sort.',
        '{H} put one hand out through the gap, and {A} watched the fingers come and go. They were {did.doing}, as far as that can be done through a gap. It stayed half past until {A} had seen enough.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Ours had a fisherman,” said {S}, “who came out with a fish. Then a screw came loose. After that the fish came out with the fisherman.” “Did anybody put it right?” asked {A}.',
        '“They were going to,” said {S}. “But by then people came from three villages.” {S} looked at the kitchen door. “So if you’re to {did.your},” said {S}, “and something comes loose, don’t go telling the council.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the bell for the quarters. “Ting,” said {S}. That was quarter past, and {A} came out. “Ting,” said {S}. That was quarter past as well. “Ting, ting, ting.” {A} had been out and in five times, with the same look and the same foot.',
        '“You only ting when it’s time,” said {A}. “It’s time for me,” said {S}. “I want to see if the foot’s always the same.” It was. {S} had never been so sure of anything as of the first quarter of {did.doing}.'
      ]
    },
    {
      id: 'seven',
      A: 'partner',
      paragraphs: [
        'The hour was seven. “Bong,” said {A}. Out came {H}, {did.doing}. “Bong,” said {A}, so {H} began again from the beginning. It got shorter every time. At the fifth bong it was a nod, and at the seventh it was an eyebrow.',
        { extra: 1, both: ['“Is there an eighth?” asked {H}, and held on to the door. Luckily the day has been made without one.'] }
      ]
    },
    {
      id: 'rain-and-shine',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“There are some with two in them,” said {A}. “One’s for fine weather, and one’s for wet.” {A} was keen to be the wet one. They each took one end of the same broom. When {H} came out on the left, {A} had to go in on the right.',
        'It grew finer and finer, and {A} was right up against the wall. “Now it’s got to rain,” said {A}, and pulled. {H} went in backwards, with half of it still to do. It looked changeable.'
      ]
    },
    {
      id: 'up-a-sleeve',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And for the wrist?” asked {A}. For the wrist it had to be smaller. {H} pulled one sleeve down over {H}’s hand, and the sleeve was the door. “Ting,” said {A}, very small. Two fingers came out on to the back of the hand.',
        'They stood a moment in the light, and then they set about {did.doing}. They had no face to do it with, and they managed. Then the sleeve went down again. {A} asked what time it was four times in a row.'
      ]
    },
    {
      id: 'everybody-counts',
      A: 'partner',
      paragraphs: [
        '“Did you see me {did.mine}?” asked {H}. {A} let the big hand sink. “I counted,” said {A}. “At seven o’clock everybody counts. You can’t count and look. That’s why they put in a man who only hits.”'
      ]
    }
  ],
  turn: [
    {
      id: 'turned-to-one',
      A: 'partner',
      paragraphs: [
        '{H} walked once round the clock. Then {H} took the small hand by its cuff, and turned it on to one. “It’s nowhere near one,” said {A}. “It is in here,” said {H}. “At one there’s nothing to count. If I’m to {did.my}, it’s got to be at one.”'
      ]
    },
    {
      id: 'clocks-go-back',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“In autumn they put the clocks back,” said {A}. “Then there’s one o’clock twice.” “Then I’ll be {did.mine} twice,” said {H}, “once for each.” That was the best thing that either of them had heard about autumn.',
        'Then {A} thought of spring, when an hour is left out. Somebody stands behind the door with one foot ready, and it’s two already. “What do you do then?” asked {A}. “Then you oil the hinge,” said {H}, after a while.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“The one at ours was taken out and dusted,” said {A}. “He’s come out backwards ever since.” “And what do you see?” asked {H}. “We see his back,” said {A}. “It’s a good back. It’s on the stamps.”',
        'So {H} tried it from behind, and backed out of the door. There {did.was} {did.who}, {did.doing}, with two shoulder blades and a collar. “Just like home,” said {A}, and looked for a handkerchief.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'A clock like that has a cockerel on top, and theirs was {A}. Nobody could say when {A} would crow, least of all {A}. They stood there with raised faces. {A} looked at one of them after the other, and at a button.',
        'Then it came, high and clear, at nine minutes to. {H} shot out of the door, for a cockerel is a cockerel. At nine minutes to, {H} was {did.doing}, and left nothing out. {A} had already gone back to the button.'
      ]
    },
    {
      id: 'the-lady-with-the-bag',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Who’s standing in the square?” asked {A}. “A man with a map,” said {H}. “He’s come by train. There’s a lady with a bag who lives here. She says that she never looks any more.” {A} was the lady, and never looked.',
        'But when it came to {did.doing}, the lady’s feet stopped. She looked into her bag until it was over, and she looked very hard. “I only wanted to see if I’d got the leeks,” said {A}. The bag was a cushion.'
      ]
    },
    {
      id: 'one',
      A: 'partner',
      paragraphs: [
        '“Bong,” said {A}, once, and there was nothing to count. The door opened. Out came the sieve, the foot and the look to the left, and this time it went on. At the hardest place {A} forgot to tick, so time stood still. And there on the kitchen floor {did.was} {did.who}, {did.doing}.',
        { extra: 1, joins: true, both: ['It was all there, down to the end.'] },
        { extra: 2, both: ['Then {H} went back in, and the door shut as softly as a purse.'] },
        '“Cuckoo,” said {A}, very low. From one o’clock on it was allowed.'
      ]
    },
    {
      id: 'at-three',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What about at night,” asked {A}, “when there’s nobody in the square?” “You come out all the same,” said {H}. “You only do it softer, because of the pigeons.” {A} turned the small hand on to three, and dimmed the bong with a sock.',
        'Bong, it went in the sock. The door opened without a sound. {H} was {did.doing} on the sides of the feet, with hardly any breath. Nobody saw it but the clock. Afterwards they both felt that they had been up very late.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the square with everybody else, and looked up.',
      '{names} ticked a bit as well, but not at the same time.',
      { text: '{names} swept the square, because of the crowd on the hour.', needs: ['hands'] },
      { text: '{names} chalked a twelve above the door, and the rest on the floor.', needs: ['hands'] }
    ],
    way: [
      '{names} lost count at the fifth bong, and started from six.',
      '{names} bowed each time the door banged.',
      { text: '{names} struck a saucepan, once too often.', needs: ['hands'] },
      { text: '{names} oiled the big hand at the elbow.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed in front of the door, with nothing to count.',
      '{names} breathed very softly, so as not to sound like a tick.',
      { text: '{names} pushed the hands straight, because it was quite clearly one.', needs: ['hands'] },
      { text: '{names} cleared the square, so that all of it could come out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The clock got its arms back, and they hung down and tingled. The kitchen door stood open, with nobody due.',
    'They washed by the real clock, which had only numbers. {H} lay down with one foot ready, in case it should be one again.'
  ],
  last: [
    'Somewhere it struck, and nobody counted. {H} was in, behind the little door, and asleep.',
    'In the square a man hit a bell, and could not do anything else. {H} could, and slept.',
    'It was nowhere near one. Until it was, there would be no {did.doing}, and {H} slept.'
  ]
})
