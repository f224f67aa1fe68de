import { wishPlot } from '../wish-plot.ts'

export const twoSlips = wishPlot({
  id: 'wish-two-both',
  tellsAny: 'both',
  about: 'Two of the family have two different things to do; first they all do the one and then they all do the other, until each is at an end of it.',
  titles: ['Slips of Paper', 'Nobody at the Other End', 'As Far as the Sea', '{H} Has the Empty One', 'One Name on Each'],
  company: ['hat', 'pencil', 'sofa', 'bathroom', 'hall', 'kitchen'],
  want: [
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        'What was to be done that evening stood on slips of paper, in a hat. {A} drew the first one. “{both.one},” it said. “{both.base1}.” {H} drew the second. “{both.two},” it said. “{both.base2}.” There was a third one too, and it was empty.',
        'So {both.one} {both.did1}, then and there. And {both.two} {both.did2}. {H} wanted them to get as far as the sea with it before bedtime. The sea was the bathroom.'
      ]
    },
    {
      id: 'looked-in',
      paragraphs: ['{both.away} had really only looked in to bring back a dish. The dish was put down at once.']
    }
  ],
  way: [
    {
      id: 'this-end',
      A: 'partner',
      paragraphs: [
        'They were still in front of the sofa. “It needs more of us,” said {H}, and it looked like such fun. So all of them {both.all1}, one behind the other. There had hardly ever been so many at once. It was loud and it was splendid. But the sofa stayed where it was.'
      ]
    },
    {
      id: 'how-one-does-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Show me how you do it properly,” said {A}. {H} had seen it done, and {was.move}. “That’s the most important part,” said {H}. “Then comes {was.part}.”',
        '{A} {was.move} as well. It was a matter of the elbows. “It’s odd,” said {A}. “You think that you know how it goes, and then it’s the elbows.”'
      ]
    },
    {
      id: 'the-other-thing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For {also} they took {also.stand}. It was just the right size, and nobody needed it before breakfast. {H} {also.move}, to see whether it would bear that. It did.',
        '“That’ll do for {both.ing2},” said {A}. It was handed over with both hands, like something that other people have to rely on.'
      ]
    },
    {
      id: 'true-thing',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“{also.fact},” said {A}. “It said so on the back of a calendar.” {H} had that written down at once, for such things are useful at sea.',
        '“Is it any use now?” asked {A}. “Not yet,” said {H}. They kept it for later, between the biscuits and the map.'
      ]
    },
    {
      id: 'swap-slips',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When the slips lay side by side, you could read them both ways. “They could swap,” said {A}. {H} read them the other way round: “{both.two}: {both.base1}. {both.one}: {both.base2}.” They thought about that with their eyes shut.',
        '“I can see it,” said {A}, “but it’s blurred.” It had been right as it was drawn. A hat often knows more than you’d think.'
      ]
    },
    {
      id: 'tickets',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Do you need a ticket?” asked {A}. You did. {H} punched it with a tooth. On one side it said that {both.one} would {both.base1}. On the other side it said that {both.two} was going to {both.base2}.',
        '“And if I only want to look?” “Then you’ve got to sit by the window,” said {H}. {A} sat by the window. The window was the picture of the aunt.'
      ]
    },
    {
      id: 'other-end',
      A: 'partner',
      paragraphs: [
        '“Who’s {both.ing2}?” asked {A}. They all looked round. At the other end there was nobody.',
        'So everybody ran to that end, and now they all {both.all2}. There was hardly room for all the hands. It was done with great care. But they had got no further than the rug. And nobody at all was {both.ing1} any more, and it had gone rather quiet.',
        '{A} sat down on the edge with both slips. “There’s one name on each,” said {A} slowly. “It doesn’t say everybody. One does the one, and the other the other, and both at once.”'
      ]
    },
    {
      id: 'message-in-between',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Between the two ends somebody had to carry messages. {A} did it, bent low, because of the wind. “They say it’s going well at the front.” “And at the back?” “They say: what front?”',
        '{H} sent a biscuit as an answer. It arrived as half a biscuit. “It was a long way,” said {A}, “and you get hungry on it.”'
      ]
    },
    {
      id: 'first-attempt',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“First the one, and then the other,” said {A}. So {both.one} {both.was1}, and {both.two} waited. Then {both.two} {both.was2}, and {both.one} waited. It was fair, and very tidy.',
        'It was like cleaning the left teeth in the morning and the right ones at night. “They belong in the same mouth,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There had been no slip for {A}. {A} had not asked. {A} lay exactly where the two ends met, and had a good view of both. “{A}’s the harbour,” said {H}.',
        'A harbour has to be there when you set out, and when you come home. {A} did both of these without getting up.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We once had a tandem,” said {S}. “I steered, and my cousin did the looking round.” “And who pedalled?” asked {A}. “We each thought that the other one did,” said {S}.',
        '“How far did you get?” “It was downhill,” said {S}. “It was the best trip we ever had. It was only a long way back up.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} drew another slip, out of the wastepaper basket. “Eggs,” it said, “milk, soap.” “Then that’s what you are,” said {A}. {S} was eggs first, and walked very carefully.',
        'As milk {S} ran all over the place. As soap nobody could hold on to {S} at all. “That’s the best one,” said {S}. It had been the last slip, and nobody else had wanted it.'
      ]
    },
    {
      id: 'lookout',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What can you see?” asked {A} from below. {H} stood on tiptoe, with a roll of paper for an eye. “I can see somebody {both.ing1},” said {H}. “And behind that?” “Somebody {both.ing2}.”',
        '“And in front?” In front there was the hall, and it was long, and at the end of it something shone. “Water,” said {H}. It was the tap.'
      ]
    }
  ],
  turn: [
    {
      id: 'empty-slip',
      A: 'partner',
      paragraphs: [
        '{H} took the third slip and wrote on it: “Everybody else: the hills and trees.” That was what had been missing. {both.one} {both.was1}. {both.two} {both.was2}. They did it both at once, and everybody else ran past on both sides, as hills and trees.',
        'And off it went, past the sofa and down the hall, leaning to the left. The door stood open. There was a smell of soap. “The sea!” called {A}.'
      ]
    },
    {
      id: 'told-at-sea',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They sat on the edge of the sea and let their feet hang in. “This morning it was all different,” said {A}. “Nobody was {both.ing1}.”',
        '“And nobody was {both.ing2},” said {H}. They were quiet for a bit. It’s strange how soon you can’t imagine it any other way.'
      ]
    },
    {
      id: 'way-back',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The way back was harder, because of the current. It came from the kitchen. Twice they had to hold on to the doorframe, and once to each other. “Keep {both.ing1}!” called {A}. “And keep {both.ing2}!”',
        'It held. You could tell by the sofa, which came up slowly on the right and said nothing, like land.'
      ]
    },
    {
      id: 'kept',
      A: 'partner',
      paragraphs: [
        'At the sea they all washed their hands in it. “Same again tomorrow?” asked {A}. The slips were put back in the hat, all three. But on the first two {H} had underlined the names, twice.',
        { extra: 1, both: ['On the third one {H} wrote something more: “{both.one} {both.was1}, and {both.two} {both.was2}.”'] }
      ]
    },
    {
      id: 'logbook',
      A: 'same',
      spare: 14,
      paragraphs: [
        'When you’ve been at sea you write a log. “Calm until the sofa,” wrote {H}. “After that all of us did everything. After that each did one thing, and we arrived.” {A} signed for the hills and trees.',
        'There was room at the bottom for the thumbs and noses of all who had been on board. It was full in no time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the hat, and it smelled of heads.',
      '{names} lined up behind, for the sea.',
      { text: '{names} shook the hat, so that it was fair.', needs: ['hands'] },
      { text: '{names} spread a blue towel in the bathroom, for more sea.', needs: ['hands'] }
    ],
    way: [
      '{names} joined in behind, and trod on a heel.',
      '{names} pulled with everything there was, and it was the rug that moved.',
      { text: '{names} called the time with a saucepan lid.', needs: ['hands'] },
      { text: '{names} took a cushion off the sofa, to make it lighter.', needs: ['hands'] }
    ],
    turn: [
      '{names} went by on the left, as a hill.',
      '{names} rustled past, very like a wood.',
      { text: '{names} carried a lamp along behind, for the sun.', needs: ['hands'] },
      { text: '{names} waved two brooms overhead, which made a wood.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hat hung on its peg with the slips inside, and the rug was a rug.',
    'They lay down. In the bathroom the sea dripped once more, and then it was low tide.'
  ],
  last: [
    'There was nothing left to be done on any slip, and {H} was asleep.',
    'It was low tide, and {H} lay high and dry and slept.'
  ]
})
