import { wishPlot } from '../wish-plot.ts'

export const pongal = wishPlot({
  id: 'wish-pongal',
  beginsElsewhere: true,
  wishes: ['pongal', 'pongalo pongal', 'thai pongal', 'tai pongal', 'mattu pongal', 'kolam', 'kolams', 'sakkarai pongal', 'chakkara pongal', 'tamil harvest'],
  answers: ['festival', 'festivals', 'harvest', 'celebrating', 'celebrate', 'celebration', 'thai', 'pot', 'milk', 'rice', 'sweet', 'boiling', 'over', 'drawing', 'making', 'made', 'kolam', 'cow', 'cows', 'sugarcane', 'sugar', 'cane', 'sun', 'first', 'eating', 'tamil', 'door', 'flour', 'day'],
  except: ['sad'],
  moods: ['first', 'waiting', 'proud'],
  fed: true,
  company: ['milk', 'pot', 'sun'],
  about: 'The hero has slept through the boiling over of the Pongal pot and wants it again, but somebody cannot help saving the milk.',
  titles: ['The Milk Is Supposed To', 'Over the Edge', '{H} Slept Through Pongal', 'Nobody May Save the Milk', 'Not Over the Edge'],
  want: [
    {
      id: 'slept-through',
      A: 'partner',
      paragraphs: [
        'All year long the milk mustn’t boil over. Only at Pongal it has to. Then everybody stands round the pot and shouts “Pongalo Pongal!” This morning at sunrise it had been like that, and {H} had slept through it.',
        '“You looked so asleep,” said {A}. “I want it again,” said {H}, “with me.” So they stood a pot on a tray in the sun, with yellow wool round its neck. The milk was soapy water, and the fire was {A}, with a straw.'
      ]
    }
  ],
  way: [
    {
      id: 'to-the-rim',
      A: 'partner',
      paragraphs: [
        '{A} blew. White froth came up, higher and higher. {H} took a deep breath for the shout. Just under the rim it stopped, and sank. “Why did you stop?” cried {H}. “It was nearly over the edge,” said {A}. “It’s supposed to! It’s Pongal!”',
        '{A} blew again. It came up, and {H} opened {H}’s mouth. At the very last moment {A}’s hand pulled out the straw. “That wasn’t me,” said {A}.'
      ]
    },
    {
      id: 'dots',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In front of a pot like that there’s a kolam. {H} set out rows of dots on a dark tray, with pinches of flour. Then {A} drew a line in loops round all of them. It has to come home to where it began.',
        'It went round every dot but one. {A} looked at the dot. The line was home already. “That one’s a guest,” said {H}, and gave it a small ring of its own.'
      ]
    },
    {
      id: 'ants',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The kolam at the door had been made at dawn. It was of rice flour, and by now a corner of it was walking away. {H} lay down beside it. “The ants are eating it!” said {H}.',
        '“They’re meant to,” said {A}. “It’s their Pongal too.” They watched one that carried a white crumb over its head with all its strength. It left out the loops, and went straight across. “It’s found the short way,” said {A}.'
      ]
    },
    {
      id: 'sugar-cane',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Beside the pot there had to be sugar cane, taller than anybody. They took two brooms, and tied a green scarf to the top of each. {A} tried to bring them through the door upright. It went clonk. Then it went clonk again.',
        '“And the real ones?” asked {H}. “Those you chew,” said {A}. “First it’s sweet, and then it’s string, and you have to go on for a long while.” They tried it with the end of a carrot. It never got to the string.'
      ]
    },
    {
      id: 'cow-day',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The day after belongs to the cows. They are washed, and their horns are painted, and they get a necklace of flowers and something good. {A} was the cow. {H} washed it behind the ears.',
        '“One horn red and one blue,” said {H}, and put a sock on each side. The cow ate a banana, with the skin held open for it. “Thank you for the milk,” said {H}. “You’re welcome,” said the cow, “but do watch it.”'
      ]
    },
    {
      id: 'old-things',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Before Pongal you throw out what’s old. Each of them had to choose one thing. {A} came with a sieve that was mostly hole. {H} came with a mitten and went away again, and came back with the same mitten.',
        '“It’s got no thumb,” said {A}. “It’s got a very good rest,” said {H}. {A} looked at it through the hole in the sieve. “It could be a hat for a bottle,” said {A}. They tried it on one. So it was something new, and stayed.'
      ]
    },
    {
      id: 'cashews',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Sweet pongal is rice that has gone as soft and brown as mud, and it smells of butter. In it there are cashews, and they’re hidden. {A} took a spoonful and looked at it from below. “Three,” said {A}.',
        '{H} took a spoonful from the other edge. There was none in it, but there was a raisin. “You looked first,” said {H}. “You mustn’t look. You’ve got to dig with your eyes shut.” They did, both of them, and met in the middle with a click.'
      ]
    },
    {
      id: 'banana-leaf',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At Pongal you eat off a banana leaf. It has to lie the right way round, with the narrow end on your left. They practised with a long green towel. “Salt goes up there,” said {A}, “and the rice goes there. And where does the gravy go?”',
        '“Away,” said {H}. A leaf has no rim like a plate. You have to make a wall of rice, quickly. {H} made one out of a scarf. Not a drop of the gravy got through, and there had been none.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'A flake of the froth flew off and came down in front of {A}. It sat there, quite round, with a window in it. {A} had a look through the window. There was another {A} in there, upside down.',
        '{A} went nearer, and it winked, and was gone. “That was Pongal,” said {H}. “You’ve got to shout.” {A} waited for another one. You can’t shout at everything.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a clay pot, out in front of the house, facing the sun,” said {S}. “And we’d bet which side it would run down first. My little aunt blew on it from behind.” “Did it help?” asked {A}.',
        '“It ran down all the way round,” said {S}, “and we had both won. So we both got the biggest spoonful. My father thought for years about how that could be.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had practised the shout, and could not keep it in. “Pongalo Pongal!” cried {S} at the pot. Nothing had boiled. “Not yet,” said {A}. {S} put both hands over {S}’s mouth, one on top of the other.',
        'It was quiet for a moment. Then it came out at the sides, quite thin, like a whistle. “It’s boiling over,” said {A}. “That’s you.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had been there this morning, on somebody’s arm, and had seen it all. “What was it like?” asked {H}. {A} blew a big bubble. It came up over the lip, and ran down the chin.',
        '“Like that?” said {H}. {A} did it again. It was as good as having been there.'
      ]
    },
    {
      id: 'by-itself',
      A: 'partner',
      paragraphs: [
        'Then {H} was the fire. A fire only blows, and never sips. But with a straw between your teeth you can’t shout. “Mo-ga-mo,” said {H}, and began to laugh, and it sank.',
        '“It’s only at Pongal that it may,” said {A}. “All the rest of the year it’s: Watch the milk! Whenever I see it at the rim, my hand does it by itself.” {H} thought about that hand. “And when you don’t see it?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'over',
      A: 'partner',
      paragraphs: [
        '{H} took a scarf and tied it round {A}’s eyes. “Now,” said {H}. {A} blew. Up it came, white and shining. It came to the rim, and {A}’s hand did not know. It stood above the rim like a hat. It leaned over. It ran down over the wool and the tray. “Pongalo Pongal!” shouted {H}.',
        'And {A} went on blowing, for nobody had said stop. The milk went round both of {A}’s knees, and over one slipper. “Is it nearly there?” asked {A}.'
      ]
    },
    {
      id: 'with-me',
      A: 'partner',
      paragraphs: [
        '{H} pulled off the scarf. {A} looked at the pot, and at {A}’s knees. “I’ve missed it,” said {A}, and then, “I want it again. With me.”',
        'So {H} was the fire, and {A} sat on both hands. Up it came, and over. “Pongalo Pongal!” shouted {A}, a good bit louder than {H}. And afterwards everybody had the real one, sweet and brown, which had boiled over at sunrise.'
      ]
    },
    {
      id: 'slipper',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then they looked for the slipper. It was somewhere under the froth. {H} felt on the left and {A} on the right. In the middle they shook hands by mistake.',
        'Each of them had a white beard by then. “You look like the pot,” said {H}. {A} put on the slipper, and it said something wet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the patch of sun, where the morning was.',
      '{names} bubbled a little, like milk before it rises.',
      { text: '{names} tied the yellow wool in a bow at the back.', needs: ['hands'] },
      { text: '{names} laid a bit of sugar cane beside the tray.', needs: ['hands'] }
    ],
    way: [
      '{names} opened wide for the shout and had to shut again.',
      '{names} caught a bubble of froth and sneezed it.',
      { text: '{names} lifted both arms to cheer, and scratched one ear instead.', needs: ['hands'] },
      { text: '{names} mopped the tray, which was dry.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the way of the milk and made an island.',
      '{names} jumped at the shout and then joined in.',
      { text: '{names} lifted the slipper that was still dry.', needs: ['hands'] },
      { text: '{names} cheered with a ladle in each hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'They wiped the floor. It had never been so clean, and it squeaked. The pot was turned over, to dry.',
    '{H} washed with hardly any soap, for there was enough on {H} already. Tomorrow at sunrise somebody was going to be awake.'
  ],
  last: [
    'Nothing came up any more, and nothing ran over, and {H} was asleep.',
    'The sun was far round on the other side, where milk boils in the morning, and {H} slept.'
  ]
})
