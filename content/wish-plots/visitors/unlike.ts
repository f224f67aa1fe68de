import { wishPlot } from '../wish-plot.ts'

export const visitorUnlike = wishPlot({
  visits: 'unlike',
  about: 'The hero wanted a fierce one and gets a nice one, who tries hard to be fierce; what it can do is carry the balloon.',
  titles: ['After You', 'Not Even a Little Bit Fierce', 'How to Say Grr', 'The {visitor.how} One', '{H} Gives a Lesson in Roaring'],
  company: ['balloon', 'door', 'cupboard'],
  want: [
    {
      id: 'the-other-kind',
      A: 'partner',
      paragraphs: [
        '{H} had a balloon by the string, and a wish as well. Just once {H} wanted somebody really frightening to come to the door. When it knocked, the knock was rather soft. Outside stood {visitor.first}. “Good evening,” said {visitor}. “I do hope I’m not too early.”',
        '{H} looked past {visitor}, in case there was another one. “I’d ordered a fierce one,” said {H}. “Oh dear,” said {visitor}. “I’m the {visitor.how} one. They’re often disappointed. Shall I wipe something?”'
      ]
    }
  ],
  way: [
    {
      id: 'try',
      A: 'partner',
      paragraphs: [
        '“Can’t you be fierce for a bit?” asked {H}. “I don’t mind trying,” said {visitor}. “How do they do it?” {H} showed how. You came round the door with your arms up, and you said “Grr”. {visitor} went out, and came round the door with everything up that there was. “Grr, if it’s all right with you,” said {visitor}.',
        { extra: 1, both: ['{A} had to sit down. “Was it too much?” asked {visitor}, quite alarmed, and brought {A} a cushion.'] }
      ]
    },
    {
      id: 'show-us',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Then at least show us {caller.part},” said {H}. The other sort always begin with that. {visitor} was glad to, and turned a little to the light, so that they saw it well. “I gave everything a wipe before I came,” said {visitor}.',
        '“{caller.fact},” whispered {A}, who had read about the other sort. “Yes, and it’s no trouble at all,” said {visitor}. Nobody’s hair stood on end. One of {A}’s curls may have thought about it.'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 1,
      embodied: true,
      paragraphs: [
        '“Show your teeth,” said {A}. That would do it, surely. {visitor} showed them, all there were. They were very fine ones. “I brush them for two minutes,” said {visitor}. “I sing a song to it, so that I know when to stop.”',
        'The song was about a duck. {visitor} sang it with teeth and all. {H} had never felt less frightened in all the world.'
      ]
    },
    {
      id: 'under-the-bed',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The fierce ones wait under beds,” said {H}. So {visitor} went and waited under one. After a while they could hear something. It went swish, swish.',
        '{A} lifted the blanket a bit. {visitor} had found the dust under there and swept it into a neat heap. “I hope you don’t mind,” said {visitor} from below. “I’ve put your other slipper with the first one.”'
      ]
    },
    {
      id: 'shadow',
      A: 'partner',
      paragraphs: [
        'Then they tried it with the lamp. {visitor} stood before it, and on the wall rose a shadow as high as the room. {H} held the balloon very tight. “That’s it,” whispered {H}. The shadow bent down, slowly, lower and lower. “You’ve dropped your hanky,” said the shadow.',
        '“It’s no good,” said {A}. “Anybody can do Grr. But how many of the fierce ones would bring you your hanky?” {H} could not think of one.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“Frighten {A},” said {H}. {visitor} looked at {A}, and {A} looked at {visitor}. For a time it stayed like that, and nobody knew how it would end.',
        'Then {visitor} moved over, because {A} had been there first. {A} had never met with such good manners, and stayed close by for the whole evening.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was small, there was one in our coal cellar,” said {S}. “A fierce one. Nobody ever saw it.” “What did it do?” asked {A}. “It didn’t do a thing. That’s what was so bad.”',
        '{visitor} came nearer. “That may have been my aunt,” said {visitor}. “She’s terribly shy.” {S} thought about that for a long time. “I ought to have said hello,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I can be fierce,” said {S}, “look!” And {S} roared. It was a really good one, and it went through three rooms. {visitor} was behind the door at once.',
        '“Was that too much?” asked {S}. “It was very well done,” said {visitor} from behind the door. {A} had to go and stand with {visitor} until it was better.'
      ]
    },
    {
      id: 'family',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What do the others say at home?” asked {A}. “They’re all very fierce,” said {visitor}. “At breakfast it’s all Grr. I pass the butter.” “Are they cross with you?” “They only say that I must have been swapped.”',
        '{H} could imagine the breakfast. “Who gets the butter when you’re out?” asked {H}. {visitor} looked at the clock. “Nobody,” said {visitor}. “They’ll be sitting there now.”'
      ]
    },
    {
      id: 'name-for-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps you could have a fierce name,” said {A}. They tried some. There was Grabber, and there was Old Crunch. {visitor} said each of them aloud. They didn’t get any fiercer by it.',
        '“Old Crunch would like to help with the drying up,” said {visitor}. So Old Crunch dried up, spoon by spoon, and held each one to the light.'
      ]
    },
    {
      id: 'growl-lesson',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It has to come from the tummy,” said {A}, who had once done it in a play. {A} put both hands on it and said “Grr”. {visitor} said it as well. What came from {visitor} was more of a purr.',
        '“Think of something that makes you cross,” said {H}. {visitor} thought. It took a good while. “Puddings with a skin on,” said {visitor} then. “And now say it.” “Grr,” said {visitor}, “but I’d eat it, if somebody had gone to the trouble.”'
      ]
    },
    {
      id: 'letter',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You could write something fierce,” said {A}, “and push it under doors.” {visitor} liked writing. They heard the pencil for a long time, and once it was sharpened. At last a paper came under the door.',
        '“Beware,” {A} read out. “Something is coming round the corner at about six. If that does not suit you, half past would do as well.” There was a flower on it, for the corner had been empty. They hung it up at once, by the door. Nobody had ever pushed such a nice thing under their door. It even said please on the back, and whom it was from.'
      ]
    },
    {
      id: 'after-you',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Whenever they went through a door, {visitor} said “After you”. {A} said “No, after you”. They stood there, on the one side and on the other, and it might have lasted all night.',
        'In the end {H} pushed from behind. They both went through at once, and it was a tight fit. “How kind,” said {visitor} from the middle.'
      ]
    }
  ],
  turn: [
    {
      id: 'balloon',
      A: 'partner',
      paragraphs: [
        'Just then {H} had to sneeze, and let go of the string. The balloon went up, over to the tall cupboard. It sat down up there between the corner of a box and an old hook. “A fierce one would have it down in no time,” said {A}. “In bits.”',
        '“If I may,” said {visitor}. {visitor} reached up, past the hook and past the corner, and took hold of it. With all that there was on {visitor} to burst it, nothing did. The balloon squeaked once, as they do when they’re held properly. “After you,” said {visitor} to the balloon.'
      ]
    },
    {
      id: 'held',
      A: 'partner',
      paragraphs: [
        { extra: 1, both: ['{H} got it back without a mark. “Could a fierce one have done that?” asked {H}. “They’re always very sorry afterwards,” said {visitor}.'] },
        '“Then I’ve got the right one,” said {H}. “I only ordered wrong.” {visitor} was so happy about it that something came out, all by itself, low and long. “That was a Grr,” said {A}. “I beg your pardon,” said {visitor}.'
      ]
    },
    {
      id: 'passing',
      A: 'partner',
      spare: 11,
      embodied: true,
      paragraphs: [
        'After that they passed the balloon round, with nothing but the tips of their fingers. {visitor} was the best at it by far. {A} dropped it twice, and {H} once.',
        'It never touched the floor, for {visitor} was always there already, underneath, with both arms out. “It’s all in your elbows,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went behind the door for safety, and came out again.',
      '{names} waited for the fierce one, with one eye on the balloon.',
      { text: '{names} straightened the mat, for somebody so well brought up.', needs: ['hands'] },
      { text: '{names} offered the guest a peg for its hat.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the Grr, just to be nice.',
      '{names} came round the door with a Grr as well, and shut it politely.',
      { text: '{names} held the door for the next Grr.', needs: ['hands'] },
      { text: '{names} drew teeth on a paper bag, and they came out friendly.', needs: ['hands'] }
    ],
    turn: [
      '{names} stretched up after the balloon, and stayed on the ground.',
      '{names} stopped breathing for as long as it squeaked.',
      { text: '{names} unwound the string from the hook.', needs: ['hands'] },
      { text: '{names} tied the end of it to a chair, with a bow.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the lamp back. {H} tied the balloon to a chair, where it could look round.',
    'They washed and lay down. Then {visitor} crept past the door, to see whether they were all well covered. “Grr,” said {visitor} very softly. “If that’s all right.”'
  ],
  last: [
    'If it was all right with everybody, {H} was asleep.',
    'Well covered on all sides, and not fierce in the least, {H} slept.'
  ]
})
