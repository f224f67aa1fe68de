import { wishPlot } from '../wish-plot.ts'

export const glassOfWater = wishPlot({
  id: 'wish-glass-of-water',
  wishes: ['another drink water bedtime', 'another drink water bed', 'glass water', 'glasses water', 'glass of water', 'one more glass', 'another glass', 'cup water bed', 'cup water bedtime', 'cup water night', 'cup water sleep', 'one more cup water', 'another cup water', 'drink water bed', 'drink water bedtime', 'drink water night', 'drink water sleep', 'drinks water bed', 'drinks water bedtime', 'drink of water', 'one more drink', 'another drink bed', 'another drink bedtime', 'another drink of water', 'last drink water', 'last drink bedtime', 'last drink bed', 'sip water', 'sips water', 'one more sip', 'another sip', 'thirsty bed', 'thirsty bedtime', 'thirsty night', 'thirsty every night', 'thirsty sleep', 'thirsty lights out', 'always thirsty', 'water bedtime', 'water bed time', 'wants water bed', 'asks water bed', 'asking water bed', 'needs water bed', 'calls water bed', 'calling water bed', 'water before sleep', 'water before sleeping', 'water lights out', 'water every night', 'more water bed', 'water again bed', 'bottle water bed', 'beaker water bed', 'tumbler water', 'paani bed', 'pani bed', 'agua bed', 'maji bed'],
  nothingElse: true,
  answers: ['glass', 'glasses', 'water', 'cup', 'cups', 'beaker', 'tumbler', 'bottle', 'drink', 'drinks', 'drinking', 'sip', 'sips', 'thirst', 'thirsty', 'one', 'more', 'another', 'extra', 'last', 'second', 'third', 'fourth', 'fifth', 'just', 'only', 'tap', 'fresh', 'cold', 'paani', 'pani', 'agua', 'maji', 'bed', 'bedtime', 'beds', 'bedroom', 'sleep', 'sleeping', 'asleep', 'night', 'nights', 'evening', 'tonight', 'time', 'lights', 'light', 'out', 'before', 'after', 'again', 'every', 'each', 'always', 'all', 'wants', 'want', 'wanted', 'wanting', 'needs', 'need', 'needed', 'asks', 'ask', 'asked', 'asking', 'calls', 'call', 'called', 'calling', 'keeps', 'keep', 'gets', 'get', 'getting', 'comes', 'brings', 'bring', 'excuse', 'excuses', 'stalling', 'stalls', 'delay', 'tricks', 'trick', 'stay', 'up', 'won’t', 'never', 'not', 'story', 'about', 'child', 'kid', 'boy', 'girl', 'toddler', 'daughter', 'son', 'little', 'year', 'old', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'ten', 'twenty', 'five', 'times', 'hundred', 'who', 'she', 'he', 'says'],
  except: ['wet', 'wets', 'wetting', 'wee', 'pee', 'nappy', 'diabetes', 'diabetic', 'ill', 'sick', 'poorly', 'fever', 'doctor', 'hospital', 'medicine', 'tablet', 'tablets', 'died', 'dead', 'drown', 'drowned', 'flood', 'drought', 'well', 'broke', 'broken', 'smashed', 'spilt', 'spilled', 'spill', 'wine', 'beer', 'drunk', 'fish', 'goldfish', 'frog', 'shark', 'whale', 'dragon', 'elephant', 'giraffe', 'camel', 'dog', 'cat', 'plant', 'flower', 'flowers', 'waterbed', 'bath', 'pool', 'sea', 'ramadan', 'fasting', 'fast', 'sehri', 'suhoor', 'juice', 'milk', 'experiment', 'magic', 'trick water', 'straw', 'slipper', 'window'],
  moods: ['sleepless', 'late', 'waiting', 'learning'],
  company: ['glass', 'jug', 'tap', 'stool', 'chair', 'ceiling', 'wall', 'door', 'floor', 'light', 'kitchen', 'bus', 'plant', 'cloth', 'toothpaste', 'pencil', 'spoon', 'jar'],
  fed: true,
  about: 'The hero needs one more glass of water, and one more, and a jug beside the bed is no help; then a light on the ceiling shows that the glass feels every step of whoever brought it.',
  titles: ['One More Glass of Water', 'The Sixth Glass', 'This One’s in Use', 'What the Glass Told {H}', 'Seven Steps to the Chair'],
  want: [
    {
      id: 'one-more',
      A: 'partner',
      paragraphs: [
        '{H} lay in bed and needed one more glass of water. “Just one,” called {H}. Behind the wall {A} had only now sat down in the big chair. {A} got up, the tap ran, and in came a full glass. {H} drank it up, and {A} put the empty glass on a stool by the bed. There were seven steps to the chair, and it creaked. Then there was nothing to be heard at all. “One more glass of water,” called {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'half-a-glass',
      A: 'same',
      spare: 1,
      paragraphs: [
        'This time {A} had filled it only halfway. “That’s half a glass,” said {H}. “I asked for a glass.” {A} thought about it, and fetched a very small glass from the kitchen. What had been in the big one was poured over, and it came right up to the edge.',
        '“There,” said {A}. “That’s a whole one.” {H} could say nothing against it, and drank it up. “And now half of the next,” said {H}, “in something big.”'
      ]
    },
    {
      id: 'tastes-of-mint',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There’s toothpaste in this one,” said {H}. {A} tried some. It tasted of nothing. They looked at it against the light, and there was nothing to be seen. “Perhaps it’s only on top,” said {H}, and drank down to the middle, where it must be plain.',
        'At the bottom it still tasted of mint. {A} sniffed at the empty glass, and then at {H}. “It isn’t in the water,” said {A}. “The water’s been calling on your teeth.”'
      ]
    },
    {
      id: 'a-hill-of-water',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} brought it full to the brim, and {H} found that it was not quite full. “One drop more,” said {H}. It went in, and so did the next, off the end of a spoon. By the eighth the water stood higher than the glass, in a round hill. It did not run down.',
        '“It’s holding on to itself,” said {A}. {H} bent down without any hands, and drank off the hill. “Now there’s room for one more,” said {H}.'
      ]
    },
    {
      id: 'how-many-was-that',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} put a head round the door. “How many glasses was that?” “One,” said {H}. {A} had heard the tap very often. “And before that?” “One more,” said {H}. “And before?” “That was the first one, and it doesn’t count, because it was for my teeth.”',
        '{A} did the sum on the door with a fingertip. One, and one more, and one that did not count. “So it’s two,” said {A}. “There you are,” said {H}. “That’s hardly any.”'
      ]
    },
    {
      id: 'the-broken-pencil',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A pencil lay on the stool, and {H} stood it in the water, just to see. The pencil broke, right where it went in. {H} pulled it out, and it was whole. In it went, and it was broken again. “It’s only bent to look at,” said {A}. “Water bends the light.”',
        'They tried it with a finger, and it was the same. {H} counted all five afterwards. “I’m glad that I drink it standing up straight,” said {A}.'
      ]
    },
    {
      id: 'it-is-walking-about',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} sat up to be given the next glass, and something sloshed. {H} rocked to the left, and there it was again. {A} laid an ear against the blanket to find out. “That’s the last one,” said {A}. “It’s still going round in there.”',
        '{H} rocked to the right. “And the one before?” “They’re talking,” said {A}. They listened for quite a time. A third one went in on top, to see what it was all about.'
      ]
    },
    {
      id: 'elder-teeth',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My great-aunt always had a glass of water by her bed,” said {S}, “but she never drank it. It was for her teeth. She took them out at night, and there they lay and smiled.” {A} had a look into the glass on the stool. It was empty, as far as one could see.',
        '“Were they thirsty?” asked {A}. “They never called,” said {S}. “That’s what she liked about them.”'
      ]
    },
    {
      id: 'child-is-thirsty-too',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'The tap ran, and {S} heard it. {S} had not been thirsty all evening. But now it was just like yawning, and had to be done. “Me too,” said {S}. So there were two glasses, and they clinked.',
        '{S} drank, and then {A} drank, since it looked so good. That made {S} want another. “One of us has to stop looking,” said {A}. They turned back to back. It was no use, for you could hear it going down.'
      ]
    },
    {
      id: 'pet-has-a-bowl',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came along behind the glass, to see who was getting it. {A} had water, too, all day and all night, and had never once called for it. “{A} doesn’t even have a glass,” somebody said.',
        '“{A} gets up and goes there,” said {H}. “I’d do that as well, if mine was on the floor.” {A} looked at the glass, and at the one in bed. Then {A} went away, and you could hear somebody drink, slowly, who had nothing to ask.'
      ]
    },
    {
      id: 'the-jug',
      A: 'partner',
      paragraphs: [
        'After the fourth glass {A} came with a big jug. “That’s every glass until morning,” said {A}, and went back to the chair. {H} poured one out and drank it. It was quite good water. But the jug did not walk about, or creak. It only stood there. “May I have one more glass?” called {H}. “You’ve got a jug,” called {A} through the wall. “I know,” said {H}. “But it’s here already.”'
      ]
    },
    {
      id: 'light-on-the-ceiling',
      A: 'partner',
      paragraphs: [
        'So {A} brought the sixth. {H} was not thirsty at all by now, and let it stand. The lamp in the hall shone onto the water. Up on the ceiling there was a small round light. {A} took a step to see what it was, and it shook. {A} took another, and it shook again. {A} stood still, and so did the light. “It’s me,” said {A} slowly. “I’m walking about in your glass.”'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-wall',
      A: 'partner',
      paragraphs: [
        '“Water feels every step,” said {A}. “They come along the floor.” “And when you’re behind the wall?” asked {H}. {A} looked down at the boards. “The floor doesn’t stop there. It goes on under the wall.” {A} went out, and {H} watched the ceiling. The light shook seven times, less and less. Then it gave one big wobble. “You’ve sat down,” called {H}. “How do you know?” called {A}. “The glass says so.”'
      ]
    },
    {
      id: 'somebody-very-big',
      A: 'same',
      spare: 10,
      paragraphs: [
        'All at once the light shivered and would not stop. “You’re running,” called {H}. “I’m sitting here,” called {A}. They listened. Far down in the street a bus was going by. You could hardly hear it, but the water had it already.',
        '“Is it a full one?” asked {A}, coming to look. {H} watched the rings for a while. “Half,” said {H}. “They’re all sitting at the back.” Then the bus was round the corner, and the glass took a rest.'
      ]
    },
    {
      id: 'on-tiptoe',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} wanted to catch it out, and went all along the hall on tiptoe. The light hung there like a painted one. {A} stood in the hall and was very pleased. “You’re on tiptoe,” called {H}.',
        '“It can’t have told you that,” said {A}, and came in on both heels. “It didn’t say a thing,” said {H}. “And the chair didn’t creak. If you weren’t sitting, and you weren’t walking, what was left?”'
      ]
    },
    {
      id: 'left-and-right',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} looked at {A} straight through the glass. There was a small {A} in it, rather round. {A} held out a hand to one side, and in the glass it came out on the other. {A} went off to the left, and walked in at the right.',
        '“It’s got you the wrong way round,” said {H}. “Water in a round glass does that,” said {A}. “It’s like a lens.” {H} thought of the seven steps. “I hope that you sat down in the right chair,” said {H}.'
      ]
    },
    {
      id: 'in-use',
      A: 'partner',
      paragraphs: [
        'The light shook four times, and stopped. “You’re at the biscuit tin,” called {H}. It was quiet in there, and a lid was put back on.',
        '{H} took up the glass for a sip, and the light slid off the ceiling. {H} put the glass back at once. “One more glass of water?” called {A}. “I can’t,” called {H}. “This one’s in use.” Behind the wall {A} tapped one foot on the floor, once. Up on the ceiling the light nodded.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the tap, and wondered who was so thirsty.',
      '{names} moved aside in the hall, to let the glass go by.',
      { text: '{names} wiped up a drop that had been lost on the way.', needs: ['hands'] },
      { text: '{names} turned the tap a bit further, until it stopped dripping.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the jug, where it was cool and dark.',
      '{names} came as far as the door, and counted the glasses.',
      { text: '{names} put a folded cloth under the jug.', needs: ['hands'] },
      { text: '{names} held the door open, so that the lamp could shine in.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked across the hall once, and came out on the ceiling.',
      '{names} kept as still as could be, to give the light some peace.',
      { text: '{names} knocked on the floor with one finger, and the water knew.', needs: ['hands'] },
      { text: '{names} put the biscuits up on the shelf above.', needs: ['hands'] }
    ]
  },
  bed: [
    'What was left in the jug went to the plant in the kitchen, which had not called once.',
    'So much water wanted to come out again, and {H} got up for that, and washed. The sixth glass stood full on its stool. {H} lay down very softly, so that the light would hardly notice.'
  ],
  last: [
    'Up on the ceiling nothing shook any more, and {H} was asleep.',
    'The sixth glass stood on its stool, still in use, and {H} was asleep.'
  ]
})
