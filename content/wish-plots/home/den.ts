import { wishPlot } from '../wish-plot.ts'

export const den = wishPlot({
  id: 'wish-den',
  wishes: ['den', 'dens', 'building a den', 'making a den', 'blanket fort', 'fort', 'forts', 'pillow fort', 'cushion fort', 'blanket den', 'secret den', 'hideout', 'pillow castle', 'cushion castle', 'blanket castle', 'pillow house', 'cushion house', 'blanket tent', 'sofa fort', 'couch fort', 'pillow den', 'rained built a den', 'den in the living room', 'built den living room', 'built a den rainy'],
  except: ['fox', 'wolf', 'bear', 'badger', 'lion', 'cubs', 'soldiers', 'sticks', 'woods', 'forest', 'tree'],
  answers: ['blanket', 'blankets', 'building', 'making', 'pillow', 'pillows', 'cushion', 'cushions', 'sofa', 'secret', 'table', 'living', 'room'],
  company: ['den'],
  about: 'The den falls in unless somebody holds up the middle, and what holds it up wants to sit in it too.',
  titles: ['A Roof on Four Feet', 'Somebody Has to Be the Pole', '{H} Builds a Den', 'The Middle of the Den', 'Up to the Nose'],
  want: [
    {
      id: 'the-pole',
      A: 'partner',
      paragraphs: [
        '{H} was building a den out of two chairs and the largest blanket. But in the middle it hung down to the floor. “It needs a pole,” said {H}. {A} crept in underneath, and held up one arm. Now it was a den.',
        '{H} wanted just one thing more, and that was to sit in it together, with biscuits. “Sit down,” said {H}. {A} sat down, and the den sat down on both of them.'
      ]
    }
  ],
  way: [
    {
      id: 'broom',
      A: 'partner',
      paragraphs: [
        'So they had to find another pole. The broom was tall enough. But it leaned this way, and then that way, and then it lay on the biscuits. After that they tried a tower of books. It held up the roof very well, until {A} wanted to read the bottom one.',
        '“I’ll do it a bit longer,” said {A}, and put up one arm. It was the left one now, because the right one had gone to sleep.'
      ]
    },
    {
      id: 'left-handed',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Then you’ll eat standing up,” said {H}, “and I’ll eat for both of us down here.” That was not fair, so {H} handed up a slice of bread and butter. {A} took it with {A}’s free hand.',
        'The roof came down by a foot each time {A} bit. It went up again for the chewing. “It’s like being in something that breathes,” said {H}, from underneath.'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“A den needs a window,” said {H}. At the front there was a place where the two edges met. {H} pegged them apart with two clothes pegs, and lay down behind the gap. “What’s the view like?” asked {A}, from under the middle.',
        '“A table leg,” said {H}. “And a bit of the kitchen, with a crumb in it.” “I’ve got brown blanket here,” said {A}, “very near.” So {H} told it all to {A}, slowly, beginning with the crumb. When a beetle came past it had to be told twice.'
      ]
    },
    {
      id: 'umbrella',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“An umbrella’s a pole with a roof already on it,” said {A}. They put it up in the middle. It was so fine and wide that there was only umbrella in there, right to the walls.',
        '{H} got one leg in. “You can have your leg inside,” said {A}. “Tell me what it’s like.” {H} moved {H}’s toes. “Dry,” said {H}.'
      ]
    },
    {
      id: 'password',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You can’t just come in,” said {H}. “You have to knock.” So {A} went out again, and knocked, as well as you can on a blanket. “What’s the password?” asked {H}. But {H} had not thought of one yet, and {A} had to wait.',
        '“Is it cheese?” asked {A} after a bit. “No,” said {H}. Then something came in under the blanket, on a plate. It was real cheese. “Come in,” said {H}. “It’s cheese now.”'
      ]
    },
    {
      id: 'rope',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“In a circus tent it hangs on a rope,” said {A}. They tied a string to the middle of the blanket, and pulled it over the sofa. The roof went up into a point, like a hat.',
        '“Now tie it to something heavy,” said {H}. There was nothing heavy but {H}. So {H} sat behind the sofa on the end of the string. From there the den looked very good.'
      ]
    },
    {
      id: 'light',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} switched on the torch in there, and held it under {A}’s chin. Through the blanket you could see everything that was outside, only in brown. The lamp was a moon. The coat on its hook was somebody who had come to visit.',
        '“Do we know him?” whispered {H}. “Only by his sleeves,” whispered {A}.'
      ]
    },
    {
      id: 'rain',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“We need some weather,” said {A}, “or there’s no point in a roof.” So {A} drummed on the blanket with ten fingers, and {H} sat below and was dry. First it was a shower, and then it was hail.',
        '“Is it raining where you are too?” called {H}. “I’m the rain,” called {A}. That was a pity. It would have been just the right weather to sit in there with somebody.'
      ]
    },
    {
      id: 'name-of-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What’s it called, this den?” asked {A}. {H} thought about it. “The Palace,” said {H}. The roof sank a little on the left. “The Cave,” said {H}. It sank on the right as well.',
        '“The Place,” said {H}, just in time. {A} got under it quickly with a cushion on {A}’s head, and then it kept that name.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been in the den before it was finished, and had the best place. {H} held up the blanket, and {A} looked out, as people do when a visitor is too early.',
        '“I built it,” said {H}. {A} moved over by about the width of a hand. It was meant kindly, and {H} took it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had ours under the kitchen table,” said {S}. “With my grandmother’s coat in front. She had to go shopping without it.” {S} bent down and looked into the den for a long time.',
        '“You can come in,” said {A}. “I could get in,” said {S}. “I’m only thinking of getting out again.” But one hand came in, with a biscuit for each of them, and stayed for a while.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had an idea for a pole. It was the lamp. “Too hot,” said {A}. Then it was the clothes stand. “Too wide,” said {A}. Then it was a long thin piece of spaghetti, and {S} had brought it along.',
        'They stood it up. For one moment the roof rested on it, as light as anything. Then there were two pieces of spaghetti. “It nearly worked,” said {S}.'
      ]
    },
    {
      id: 'how-high',
      A: 'partner',
      paragraphs: [
        '“What’s it like down there?” asked {A}, from above. {H} lay on a cushion and looked up. “High,” said {H}. “There’s nobody up there but you.”',
        '“And how much of it do you use?” asked {A}. “Up to my nose,” said {H}, “when I lie down.” “Then I’m holding up all the rest of it for nothing,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'lie-down',
      A: 'partner',
      paragraphs: [
        '“Then lie down too,” said {H}. {A} let go and dropped onto the other cushion. The blanket came down on their faces, soft and dark, and smelled of sofa. “And now?” said a voice beside {H}. “Feet,” said {H}.',
        '{H} put both feet in the air, and the blanket went up with them, like a big top. {A} put up two more. Now the den had four poles, and one of them had no sock on.'
      ]
    },
    {
      id: 'wobble',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When {H} laughed, the roof shook. When {A} told {H} not to laugh, it shook at the other end as well. “Think of something sad,” said {A}. {H} thought of a biscuit with nobody to eat it.',
        'That went badly, because the biscuit was right there. {H} laughed until one pole came down. They had to begin again with three, and it was still a den.'
      ]
    },
    {
      id: 'walking-roof',
      A: 'same',
      spare: 10,
      paragraphs: [
        'With feet you can do what you can’t do with a pole. They walked along under the roof, upside down, and it made waves. “This is the sea from below,” said {A}.',
        'They held still, and it was a field with snow on it. They opened their knees, and there was a valley. {H}’s big toe went for a walk there all alone, and met another one.'
      ]
    },
    {
      id: 'coming-down',
      A: 'partner',
      paragraphs: [
        'All the poles of the den were lying in it now, with their hands free for the biscuits.',
        'After a while one foot came down, and then another. The roof sank quite gently, until it lay on their knees. “Shall I put mine up again?” asked {A}. {H} felt how warm it was. “No,” said {H}. “It’s just the right height.” And then there were no poles at all, and nothing fell, because it had got there already.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked in before it was up, and out as a ghost.',
      '{names} pushed in under the edge, biscuits first.',
      { text: '{names} handed in a cushion, at what might have been the door.', needs: ['hands'] },
      { text: '{names} tied a corner of the blanket to a chair leg, with a bow.', needs: ['hands'] }
    ],
    way: [
      '{names} lay on the biscuits as well, after the broom.',
      '{names} stood up in the middle as a pole, and was a bit short.',
      { text: '{names} propped one edge with an umbrella, and it opened.', needs: ['hands'] },
      { text: '{names} held up a corner, from outside, without a biscuit.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved in at the side, and the roof got lower and warmer.',
      '{names} rolled over, feet up, and made it a bigger tent.',
      { text: '{names} pulled the sock back on to the fourth pole.', needs: ['hands'] },
      { text: '{names} passed the biscuits in, over where the roof had been.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to the table, and the broom went back to its corner. {H} shook the crumbs off the roof.',
    'Then {H} washed, and the largest blanket came along to bed. It hung down in the middle, and that was just right.'
  ],
  last: [
    'There was no pole anywhere, and the roof lay on {H} as light as anything, and {H} slept.',
    'It was the lowest den in the whole street, and in it lay {H}, asleep.'
  ]
})
