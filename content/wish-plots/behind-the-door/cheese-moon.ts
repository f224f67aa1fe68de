import { wishPlot } from '../wish-plot.ts'

export const cheeseMoon = wishPlot({
  id: 'wish-cheese-moon',
  beginsElsewhere: true,
  wishes: ['the moon is made of cheese and a mouse lives there', 'moon cheese', 'moon made of cheese', 'moon is cheese', 'cheese moon', 'cheesy moon', 'moon cheese mouse', 'mouse on the moon', 'mouse moon', 'mouse lives on the moon', 'mouse in the moon', 'moon mouse cheese', 'mouse eats the moon', 'mouse ate the moon', 'mouse eats moon cheese', 'mice on the moon', 'mice moon cheese', 'mice eat the moon', 'mice live on the moon', 'moon eaten mouse', 'moon nibbled', 'nibbles the moon', 'nibbled the moon', 'moon cheese holes', 'moon swiss cheese', 'moon cheddar', 'moon paneer', 'moon cheese hungry', 'eat the moon cheese', 'astronaut mouse moon', 'mouse rocket moon cheese', 'mouse goes to the moon', 'mouse flies to the moon', 'mouse who lives on the moon', 'rat moon cheese'],
  answers: ['moon', 'moons', 'moonlight', 'cheese', 'cheesy', 'cheddar', 'swiss', 'paneer', 'yellow', 'holes', 'made', 'of', 'out', 'but', 'it’s', 'really', 'actually', 'mouse', 'mice', 'mousey', 'little', 'tiny', 'small', 'hungry', 'greedy', 'funny', 'friendly', 'astronaut', 'rocket', 'flies', 'goes', 'go', 'went', 'visits', 'visit', 'lives', 'live', 'lived', 'living', 'house', 'home', 'there', 'up', 'on', 'in', 'sky', 'stars', 'star', 'milky', 'way', 'milk', 'night', 'eats', 'eat', 'ate', 'eating', 'eaten', 'nibbles', 'nibbled', 'nibbling', 'bite', 'bites', 'hole', 'bit', 'all', 'whole', 'slice', 'full', 'half', 'thin', 'crescent', 'round', 'smaller', 'gets', 'getting', 'grows', 'why', 'because', 'every', 'so', 'shape', 'who', 'that', 'and', 'a', 'the', 'is', 'what', 'if', 'i', 'we', 'my', 'sister', 'brother', 'friend', 'granny', 'grandma', 'crackers', 'picnic', 'named', 'called', 'it', 'was', 'were', 'someone', 'lonely'],
  except: ['cat', 'owl', 'trap', 'poison', 'dead', 'died', 'fridge', 'festival', 'autumn', 'mid-autumn', 'mooncake', 'mooncakes', 'ramadan', 'eid', 'cow', 'werewolf', 'honeymoon', 'heaven', 'allergic', 'allergy', 'intolerant', 'hospital', 'ill', 'sick', 'sugar', 'rabbit', 'bunny', 'dinosaur', 'dragon', 'unicorn', 'aliens', 'computer', 'tooth', 'scared', 'afraid', 'eclipse', 'stolen', 'thief', 'sandwich', 'toastie', 'mickey'],
  moods: ['question', 'change', 'lost', 'waiting', 'first'],
  asked: true,
  isTale: true,
  out: true,
  company: ['moon', 'cheese', 'mouse', 'basket', 'string', 'slice', 'slices', 'packet', 'cow', 'window', 'Milky Way', 'milk', 'bucket', 'broom', 'bed', 'tip', 'chair', 'stove', 'side', 'town', 'crust', 'dog', 'dogs', 'hole', 'holes', 'star', 'stars', 'edge', 'lamp', 'cupboard', 'kitchen', 'stairs', 'cellar', 'corner', 'corners', 'sky', 'cloud', 'door', 'bucketful', 'fridge', 'street'],
  about: 'The mouse on the moon has nearly eaten its house, which is cheese, and the cheese from the fridge only gives the moon corners, until somebody sees what cheese is made of and what runs past the door.',
  titles: ['Nearly Eaten Up', 'The Moon Has Corners', '{H} and the Mouse on the Moon', 'A Bucket of Milky Way', 'Two Weeks on This Side'],
  want: [
    {
      id: 'nearly-eaten',
      A: 'partner',
      paragraphs: [
        '“I’ve nearly eaten my house,” said a mouse at {H}’s door. It lived on the moon, and the moon was made of cheese. Up there hung what was left, as thin as a fingernail, with a bed on the tip.',
        '“It must be very good cheese,” said {A}. “That’s the trouble,” said the mouse. {H} wanted it to have a whole moon again. Outside stood its basket, on a long string of melted cheese, and they got in.'
      ]
    }
  ],
  way: [
    {
      id: 'what-holds-us',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The mouse pulled, and they went up past the chimneys. The string was warm, and got longer while it was pulled. So it was three chimneys up, and one down. A pigeon sat on the string and took a bite. “Please don’t,” called {A}. “That’s holding us up.” “It’s my supper,” said the pigeon, but it left them half.'
      ]
    },
    {
      id: 'all-in-a-row',
      A: 'partner',
      paragraphs: [
        'Up there it was yellow, and smelled of lunch. The bed, the chair, the bucket and the broom stood in a row. There was no more floor than that. The mouse broke a bit off the doorpost, and chewed, and saw what it was doing. “Sorry,” it said.'
      ]
    },
    {
      id: 'how-it-began',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did it begin?” asked {A}. “With a cupboard,” said the mouse. “I needed one, so I made a hole in the wall. I ate what came out. Then I needed a shelf, and then a window.” It had got more and more rooms, and less and less wall between them.',
        '“And then?” asked {H}. “Then I had one very big room,” said the mouse, “with a view on all sides. That was last week.” It looked at what it was sitting on. “I’d always wanted a balcony,” it said.'
      ]
    },
    {
      id: 'the-holes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There were holes in the floor, with smooth round edges. {H} put an eye to one, and saw the whole town, with its lamps like crumbs. “Did you make those too?” asked {H}. The mouse was hurt. “They were there,” it said. “I eat with corners.”',
        '{A} knelt down at another one, and called “Hello!” Far below, a dog sat down with a bump. All its life it had barked at the moon, and the moon had never said a word. “Hello,” it barked at last, quite shyly.'
      ]
    },
    {
      id: 'out-of-the-packet',
      A: 'same',
      paragraphs: [
        '{H} had brought the packet of cheese from the fridge. They stuck the slices on along the thin side. But cheese out of a packet is square. “The moon’s got corners!” called somebody down in the town. Then a cloud caught on a corner, and all the slices peeled off again.'
      ]
    },
    {
      id: 'one-of-those-slices',
      A: 'same',
      spare: 3,
      paragraphs: [
        'One slice had landed on a lamp in the street, and another on somebody’s hat. They could see it all from the edge. Somebody took the hat off, and looked at the cheese, and then at the moon. Then somebody ate the cheese, and waved the hat at the moon.',
        '“That means thank you,” said {A}. “I’d like it back,” said the mouse, but not loudly. On the lamp the cheese went soft, and hung down in strings. “That’s how I made mine for the basket,” said the mouse. “You need a warm evening, and you mustn’t lick.”'
      ]
    },
    {
      id: 'trying-not-to',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Could you stop for a while?” asked {A}. “I could,” said the mouse. It sat on both paws, and looked at the stars. It was very brave. They talked about other things, about rain, and about buttons. Then there was a small noise. The mouse had begun on the chair.',
        '“That was my mouth,” said the mouse. “I wasn’t in it.” {H} held its paws after that, and {A} told it a story, to fill its mouth with questions. It asked a great many. Most were about what there was for supper in it.'
      ]
    },
    {
      id: 'bread-with-it',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had thought of everything, and had brought bread, and half a cucumber. “You ought to have something with it,” said {A}. “Then it lasts longer.” The mouse had never thought of that. It had always had cheese with cheese.',
        '{A} made it a proper sandwich. The mouse ate the inside, and then looked at the bread from close up. “And what’s this for?” it asked. “That’s to hold it by,” said {A}. So the mouse put new cheese in, and held it again, and again. It was still the same bread nine sandwiches later.'
      ]
    },
    {
      id: 'from-this-side',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} stayed in the basket for a while, to be quite sure. Then {A} came out, and put a nose to the moon. So many evenings it had shone in at the window, and smelled of cheese. {A} had known it all along.',
        '{A} looked at {H}, and had one lick, at a place where it would not show. The mouse had seen it. It moved over a bit on the edge, as you do for somebody who understands.'
      ]
    },
    {
      id: 'the-gingerbread-door',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once had a house made of cake,” said {S}, “with icing for snow. I was only going to have a bit of the chimney.” “And then?” asked {A}. “Then it looked crooked, so I had the other chimney.”',
        '{S} and the mouse looked at each other. “The back wall nobody sees,” said the mouse. “That’s just what I thought,” said {S}. “By Sunday it was a front door. I stood it in the window, and people said, what a lovely house. I was the one who’d seen the back.”'
      ]
    },
    {
      id: 'moon-on-bread',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had a bit of moon to hold, and made shapes with it. {S} bit once, and it was a half moon. {S} bit again, and it was a thin one. “Now it’s Tuesday,” said {S}. “And what comes after Tuesday?” asked {A}.',
        '{S} bit once more, and opened an empty hand. “Now it’s dark,” said {S}, “and all the people have to go to bed.” {S} thought about the people. Then {S} broke a new bit off the doorpost, for them, and held it up. The mouse looked away.'
      ]
    },
    {
      id: 'a-cow-on-it',
      A: 'partner',
      paragraphs: [
        '{A} turned the empty packet over. On the back there was a cow. “Cheese is made of milk,” said {A}. “There’s no milk up here,” said the mouse. “Mind your feet.” Right past the door ran something broad and white, all across the sky. “What’s that?” asked {H}. “The Milky Way,” said the mouse. “I always just step over it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-bit-of-the-old',
      A: 'partner',
      paragraphs: [
        '{H} dipped the bucket in, and it came up full of milk, with three stars at the bottom. “It needs a bit of old cheese in it,” said {A}, “so that it knows what to be.” The mouse took the last crumb out of its cheek. That was hard. They stirred with the broom, and it grew thick and yellow. They poured it along the edge, and the moon was one finger wider.'
      ]
    },
    {
      id: 'stars-in-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The stars had to be picked out, for they crunch. {A} held a sieve of fingers, and {H} put the stars back where they belonged. Nobody knew exactly where that was. “A bit more left,” said {A}. “No, it was next to the one that blinks.”',
        'They put the last one down where there was room. Far below somebody with a telescope said “Oh”, and then was quiet, and then wrote something down. “That’ll be in the paper,” said the mouse.'
      ]
    },
    {
      id: 'moving-the-bed',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now that there was more floor, the bed could be moved away from the tip. They each took a corner. The mouse ran ahead, to say where, and said “here” in nine places. In the end the bed stood where it had been, but with a bedside table.',
        '“I’d got used to my feet hanging out,” said the mouse. It lay down, to try it, and turned over once, all the way. It had not been able to do that since last week.'
      ]
    },
    {
      id: 'this-side-and-that',
      A: 'partner',
      paragraphs: [
        '“And tomorrow I’ll eat it again,” said the mouse. “Then eat on this side,” said {H}, “and pour on that one.” “Then some nights it’ll be thin,” said {A}, “and some nights it’ll be round.” “I can do that,” said the mouse. “I’m very good at half of it already.” When they were home again, they looked up from the window. The moon was not so thin any more, and on its edge somebody small was stirring.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, and saw how little there was.',
      '{names} got into the basket too, and it smelled of supper.',
      { text: '{names} felt the string, and licked one finger.', needs: ['hands'] },
      { text: '{names} gave the mouse a hand over the doorstep.', needs: ['hands'] }
    ],
    way: [
      '{names} sat in a row on the moon, behind one another, for it was narrow.',
      '{names} looked down over the edge, and saw the roof of home.',
      { text: '{names} held the broom, so that the mouse would not eat it.', needs: ['hands'] },
      { text: '{names} pressed one slice flat with both thumbs.', needs: ['hands'] }
    ],
    turn: [
      '{names} had a white beard from looking into the bucket.',
      '{names} stepped over the Milky Way, and then back again, with care.',
      { text: '{names} stirred with the broom, and then with an arm.', needs: ['hands'] },
      { text: '{names} wiped the milk off the bed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The basket went up again on its string, with nobody in it. The empty packet stood on the sill, with the cow looking out.',
    '{H} washed off the Milky Way, as far as the elbows. Then {H} lay down, and turned over once, all the way.'
  ],
  last: [
    'The moon shone in, a bit rounder than last night, and smelled of cheese, and {H} was asleep.',
    'Up there somebody ate very quietly on this side, and poured on that, and {H} was asleep.'
  ]
})
