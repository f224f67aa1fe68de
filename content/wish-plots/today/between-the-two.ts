import { wishPlot } from '../wish-plot.ts'

export const betweenTheTwo = wishPlot({
  id: 'wish-today-between-the-two',
  tellsAny: 'today',
  about: 'Between the one thing that happened and the next there is a gap, too short to be caught and then too long, and too small to reach the handle; so a door is held open for it, and what comes in is a breath, a look and half a slipper; the gap between awake and asleep is just as wide.',
  titles: ['And in Between', 'Too Small to Reach the Handle', 'A Breath, a Look and Half a Slipper', '{H} Holds Up Two Hands', 'Somebody Has to Hold the Door', 'The Gap in the Doorway'],
  company: ['door', 'handle', 'coats', 'hall', 'slipper', 'cup', 'lid', 'clock'],
  want: [
    {
      id: 'and-in-between',
      A: 'partner',
      paragraphs: [
        '“{today.one},” said {H}, one hand up. “And then {today.two}.” Up went the other. “And in between?” asked {A}.',
        '“Nothing,” said {H}, and pushed both hands together. A bit of light came through. “There’s a gap,” said {A}. But {H} couldn’t see what was in it, and wanted to know.'
      ]
    },
    {
      id: 'noodle',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How big is it?” asked {H}. {A} tried what would go in. A spoon was too thick, and so was a slice of cheese. One dry noodle fitted.',
        '“It’s one noodle wide,” said {A}. {H} could not scratch or wave now, with the noodle in there. “And how long?” asked {H}. The noodle broke. “Shorter than that,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'doorway',
      A: 'partner',
      paragraphs: [
        'They did it big, to see it better. The first half went in the hall, the second in the kitchen, and the doorway was the gap. “{today.one}!” called {H}, and the coats swung. One step. “{today.two}!” A lid fell off its hook. “I saw a slipper,” said {A}. “Then you were through.”'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Which side do we put {seen} on?” asked {A}. For it {H} took {seen.stand}. First it went in the hall, and then in the kitchen. Then {H} put it halfway, with {seen.part} in the hall and the rest in the kitchen.',
        '“Now it won’t miss anything,” said {H}. But nobody else could get by. They had to say “Excuse me” to it.'
      ]
    },
    {
      id: 'stop',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“I’ll say ‘Stop,’” said {A}. “{today.one},” said {H}. “Stop!” said {A}. “Too early,” said {H}. “And then {today.two}.” “Stop!” It had gone by already. “It’s shorter than ‘Stop,’” said {H}. {A} tried just “St.” It was shorter even than that.'
      ]
    },
    {
      id: 'cup',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} bent down by the door with a cup, as you do for a fly. {H} went by. Down came the cup. “Got it!” said {A}. They lifted the rim a little and looked in. There was something small and grey.',
        '“That’s fluff,” said {H}. “Could it have been fluff?” asked {A}. {H} thought right back to it. “Not all of it,” said {H}.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Could {beside} have been in it?” asked {A}. They tried it in the doorway, with {beside.stand}. It stuck out a good way on both sides.',
        '“It’s too big for in between,” said {H}. “It must have been next to it.” {A} moved it along. There it looked much happier.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“There’s a third half,” said {H}. “{today.three}.” That was done on the sofa, with two cushions in the air. “Then there’s another gap,” said {A}, “between the fridge and the sofa.”',
        '“That one’s the same as the first,” said {H}. “They come in packets.” So it was enough to catch one.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“And last of all, {today.four}.” {H} did that by the window, for it was as far as you could go. {A} held up four fingers and looked at them for a long time.',
        '“There’s one between any two,” said {A}. “And I’ve only ever counted the fingers.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m small,” said {S}. “I’ll go in and look.” {S} sat down in the doorway, just on the line. “What’s it like?” asked {A}. “There’s a draught,” said {S}, “and you can see both ends.”',
        '“You can come out again now,” said {A}. But {S} moved up close to the doorpost. “It’s good in here,” said {S}. “You don’t have to do anything yet.”'
      ]
    },
    {
      id: 'shy',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Perhaps the gap’s shy,” said {A}. So they both looked hard at the lamp, and {H} told it to the lamp. “{today.one},” said {H}. “Oh, and then {today.two}.”',
        '“Did it come out?” asked {H}. “I wasn’t looking,” said {A}. “Nor was I,” said {H}. So it might have. It might have danced.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I know a big one,” said {S}. “It’s between putting down my glasses and finding them.” “What’s in it?” asked {A}. {S} looked back into it for a while.',
        '“Mostly me, walking about,” said {S}. “And once there was a boiled egg.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to the door and stopped, not in and not out. {H} waited. {A} looked into the kitchen, and then into the hall. There was no hurry at all.',
        '“{A} knows all about it,” said {H}. “{A} stays in between for as long as you hold the door.”'
      ]
    },
    {
      id: 'too-long',
      A: 'partner',
      paragraphs: [
        '“This time I’ll stay in it,” said {H}. After the first half {H} stopped in the doorway, one slipper half on. The gap grew longer and longer. “Is it still in between?” asked {A}. “I think it’s tomorrow,” said {H}. Then the door swung shut and gave {H} a push.'
      ]
    },
    {
      id: 'hungry',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I was getting hungry in there,” said {H}, and rubbed the place where the door had been. “Then it was too big,” said {A}. “Nobody gets hungry in a gap.”',
        'They worked it out. The first half had taken one breath, and the second half two. In between you could have boiled a potato.'
      ]
    },
    {
      id: 'handle',
      A: 'partner',
      paragraphs: [
        '“Now we’ve shut the gap out,” said {A}. They looked up at the handle. For something so small, it was a long way. “It can’t reach,” said {H}. “Somebody has to hold the door.”'
      ]
    },
    {
      id: 'knock',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps the gap’s been knocking all this time,” said {A}. They listened at the bottom of the door, where the knock of something small would be. There was only the fridge, behind them.',
        '“It’ll have the coats to talk to,” said {H}. {A} called through the keyhole that they were just coming.'
      ]
    }
  ],
  turn: [
    {
      id: 'after-you',
      A: 'partner',
      paragraphs: [
        'So {A} held the door open, as you do for people with shopping. {H} told the first half, and took a breath in the doorway, to go on with. {A} looked up, and {H} was looking already. “That’s it!” they both said.'
      ]
    },
    {
      id: 'what-it-was',
      A: 'partner',
      paragraphs: [
        '{A} counted. “A breath. A look.” They looked down. “And half a slipper.” “It isn’t much,” said {H}, and told it whole. “{today.one}.” A breath, a look, and the heel went in. “And then {today.two}.” {H} put both hands together, and no light came through.'
      ]
    },
    {
      id: 'who-looked-first',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You looked first,” said {A}. “I only looked to see if you were looking,” said {H}. So they did it again, to find out. They both looked so hard that nobody took a breath.',
        'In the end they took one at the same moment. “A draw,” said {A}, as soon as there was air for it.'
      ]
    },
    {
      id: 'another-one',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You can let go of the door now,” said {H}. But {A} held it a bit longer. “There may be another gap behind it,” said {A}. You don’t let a door go when somebody’s coming, however small.',
        'They counted to five, for the slow ones. Then they counted to five again, for the very slow ones.'
      ]
    },
    {
      id: 'clock',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Now they heard gaps everywhere. There was one in the clock, after the tick. “It’s taking a breath,” said {A}. “To go on with,” said {H}, and then came the tock.',
        'They looked at each other in that one, too. They had to be quick about it.'
      ]
    },
    {
      id: 'biscuit',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“The longest one,” said {H}, “is after ‘May I have a biscuit?’” {A} took a breath. {A} looked at {H}. {H} waited. “And then?” asked {H}.',
        '“Half a slipper,” said {A}. “Half a biscuit,” said {H}. That was already close. It turned out to be one biscuit, half each.'
      ]
    },
    {
      id: 'one-more-tonight',
      A: 'partner',
      paragraphs: [
        '“There’s one more tonight,” said {H}, “between awake and asleep. I’ve never caught that one.” “How big is it?” asked {A}. {H} held up both hands, with a bit of light in between. “Then I’ll leave the door open for you,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look into the gap from the other side.',
      '{names} waited to hear what could be so small.',
      { text: '{names} held a lamp behind the two hands.', needs: ['hands'] },
      { text: '{names} looked for the ruler with the smallest numbers.', needs: ['hands'] }
    ],
    way: [
      '{names} kept clear of the doorway, so that it could come through.',
      '{names} watched the floor by the door from very near.',
      { text: '{names} hung up the lid again, each time it fell.', needs: ['hands'] },
      { text: '{names} swept the line between the hall and the kitchen.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed quite quiet, to let it in.',
      '{names} looked up in that very moment, too.',
      { text: '{names} put a shoe against the door, to be on the safe side.', needs: ['hands'] },
      { text: '{names} stroked the coats until they hung still.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid went back on its hook, and the coats hung straight. Nobody had to hold the kitchen door now. It swung shut by itself on the last smell of supper, and nothing was left outside.',
    'They brushed their teeth. The slippers stood by the bed, off, and both of them whole. The door stayed open, one hand wide. {H} lay down, and looked once more, and took a breath to go on with.'
  ],
  last: [
    'It was a very small gap, and {H} had gone through it and was asleep.',
    'There was a breath, and the door stood open, and {H} was asleep.'
  ]
})
