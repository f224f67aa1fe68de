import { wishPlot } from '../wish-plot.ts'

export const sausage = wishPlot({
  id: 'wish-sausage',
  wishes: ['sausage', 'sausages', 'hotdog', 'hotdogs', 'sausage bun', 'sausage in a bun', 'sossage', 'sosage', 'sausge', 'bratwurst', 'boerewors', 'banger', 'bangers', 'boerewurst', 'boerie', 'boeries'],
  answers: ['bun', 'bread', 'roll', 'ketchup', 'mustard', 'supper', 'dinner', 'lunch', 'barbecue', 'braai', 'hot', 'long', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'escaped', 'escaping', 'slips', 'slippery', 'runaway', 'last', 'bite', 'big', 'veggie', 'vegetarian', 'vegan', 'yummy', 'our', 'with', 'mash', 'party', 'onions', 'sizzling', 'stall'],
  except: ['dog', 'dogs', 'rolls', 'pastry', 'puppy', 'puppies', 'dachshund', 'stole', 'stolen', 'fire', 'burnt', 'burned', 'campfire', 'choked', 'choking', 'allergic', 'sick', 'without', 'pig', 'pigs', 'blanket', 'blankets', 'string', 'police', 'crocodile', 'factory', 'butcher', 'monster', 'dragon', 'robot', 'fireworks', 'car', 'racing', 'van', 'hates', 'hate', 'died', 'dropped', 'tree', 'alien', 'princess', 'summer', 'weather', 'day', 'fingers', 'finger', 'balloon', 'halal', 'pork', 'meat', 'toad', 'hole', 'meatball'],
  moods: ['first', 'waiting'],
  company: ['bun', 'sausage', 'ketchup', 'end', 'tip'],
  fed: true,
  about: 'The hero wants sausage in every bite, and at each bite it slips out at the back of the bun, until the tip of bread that was torn off and left becomes the stopper.',
  titles: ['Out at the Back', 'Sausage in Every Bite', '{H} Shuts the Back Door', 'The Tip of the Bun', 'It Went the Other Way'],
  want: [
    {
      id: 'only-bread',
      A: 'partner',
      paragraphs: [
        '{H} had a sausage in a bun. {H} wanted sausage in every bite, from the first one to the last. But at the front the bun stuck out. “That bit’s only bread,” said {H}, and tore it off, and laid it down.',
        'Now {H} bit. The teeth came down, and the sausage slid backwards, as smoothly as a drawer. Out at the other end came a brown nose. {H} chewed. “Bread,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'turned-round',
      A: 'partner',
      paragraphs: [
        '“It’s run out at the back,” said {A}. “Just turn it round.” {H} turned it round, and bit fast. Zip, said the bun. Now it was looking out where they had begun. At every bite the bun got shorter, and the sausage didn’t. “It’s only visiting,” said {A}.'
      ]
    },
    {
      id: 'squeezing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Hold on tighter,” said {A}. {H} squeezed the bun with both hands, so that nothing could move. Nothing moved. {H} squeezed a little more, to be on the safe side. Then there was a sort of kiss, and the sausage shot across the plate.',
        'It stopped at a glass, and steamed. The bun was quite flat, and had ten dents in it. “That was too safe,” said {A}. They put the sausage back to bed. It was warm, and gave them no trouble until the next bite.'
      ]
    },
    {
      id: 'creeping-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The sausage sees you coming,” said {A}. “You’ve got to look somewhere else.” {H} looked at the lamp, and talked about Tuesday, and brought the bun up from below. The sausage lay quite still. It seemed interested in Tuesday.',
        '{H} snapped at it, without a warning. It was a large bite, and it was all bread. “It’s heard about Tuesday before,” said {H}. The nose looked out at the back. If a sausage could smile, then that was how it would look.'
      ]
    },
    {
      id: 'ketchup',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“The sausage needs glue,” said {A}, and drew a line of ketchup along it. It looked very firm. {H} took a bite. But ketchup isn’t glue. It’s more like what you put on a slide. The sausage came out at the back at such a speed that it had to be caught.',
        '{A} caught it, with one hand, and had a red stripe up one sleeve. “It’s quite tame,” said {A}. Then it slid on to the other sleeve.'
      ]
    },
    {
      id: 'wet-soap',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why does it go back?” asked {H}. “Because of your teeth,” said {A}. “They close. Whatever’s round and smooth goes away from that.” They tried it with a bar of wet soap, in two hands. It went up like a fish, and came down in the sink.',
        '“Just the same,” said {H}. “Only it didn’t smell of sausage.” {A} sniffed at one thumb, to be fair. “It does a bit now,” said {A}. So did the soap.'
      ]
    },
    {
      id: 'inside-first',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} ate it all the other way. {A} took the sausage out, and ate that, and after that the bun. “So there’s nothing to go wrong,” said {A}. {H} watched. {A} sat there with half a bun, and chewed, and it went on for a long time.',
        '“What does it taste of?” asked {H}. “It tastes of where it was,” said {A}. There was a warm hollow along the middle. {A} looked at it for a moment before it went in.'
      ]
    },
    {
      id: 'measuring',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who makes these?” asked {H}. “One man makes the sausages, and another man makes the buns,” said {A}. “They’ve never met.” {H} thought of the two of them, each in a white hat. One had a short bit of string, and the other a long one.',
        '“Somebody ought to ring them up,” said {H}. {A} held a banana to one ear, and rang. “It’s about the length,” said {A}. There was a good deal of talk at the other end. “He says that his is right,” said {A}.'
      ]
    },
    {
      id: 'sausage-sounds',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A sausage has a skin, and the skin makes a noise, if you get that far. {A} bit on one with no bun. “Knack,” it said. {H} listened with envy. {H}’s had not said anything yet. It had only gone zip.',
        '“Do that again,” said {H}. {A} did it again, close to {H}’s ear. Knack. It was a short sound, like a twig in a wood. “That’s the sound I’m after,” said {H}.'
      ]
    },
    {
      id: 'a-lead',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You could tie it on,” said {A}. They had a long bean, a cooked one, as soft as string. {H} put it once round the sausage, and once round the bun, and made a bow. It looked like a present for somebody.',
        'Then {H} bit, and the bean held. It held splendidly. It had tied the bun to the bun, and it lay there in a bow round nothing. They ate the bean. That was the first thing today that hadn’t got away.'
      ]
    },
    {
      id: 'other-opinion',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“You’re holding it flat,” said {A}. “You’ve got to eat it standing up. Then it can’t go anywhere but down.” {H} held the bun upright, like a candle, and bit off the top. The sausage sank, quite politely, and looked out underneath.',
        '“And now quickly from below,” said {A}. {H} bent down, and {H}’s head was where the plate had been. The sausage had the same idea. It went past on the outside.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had worked it out long before anybody else. {A} did not sit in front of {H}, where the biting was. {A} sat behind, at the other end, where the sausage came out. There {A} waited, with a very straight back.',
        'At each bite the nose looked out, and {A} looked at the nose. They were quite close to each other. “That’s the wrong end!” said {H}. {A} was of another opinion.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“At the fair there was one as long as your arm,” said {S}. “It was in a bun no bigger than a mitten. It stuck out on both sides. You held on to the middle, and there you stood.” “How did you eat it?” asked {A}.',
        '“I did the left,” said {S}, “and somebody I had never seen before did the right. We met at the mitten. Her name was Edith.” {S} wiped away some mustard, long after.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the sausage. The rug was the bun, rolled round {S}’s middle. At the top a head looked out, and at the bottom there were two feet. “Now bite me,” said {S}. {A} took hold of the rug at the top, with both arms.',
        'The sausage giggled, and wriggled out by its feet. It ran once round the table. When it came past, it crept back in at the front. “I like it in there,” it said. “I just don’t like teeth.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had got a crust, and was content. It was held in one fist, and it stuck out at the top. {A} bit that off. Then there was nothing at the top. {A} looked for it there, and up on the ceiling.',
        '{A} opened the fist. There it was. It had only been a bit further in. “Mine does that too,” said {H}, and they nodded at each other.'
      ]
    },
    {
      id: 'the-back-door',
      A: 'partner',
      paragraphs: [
        '{A} bent down and looked in at one end, and saw {H} at the other. “It’s got a front door and a back door,” said {A}. “You come in at the front, and it goes out at the back.”',
        '“Then somebody’s got to shut the back,” said {H}. They looked about on the table. A spoon was too thin. There, next to the plate, lay the bit that was only bread.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-stopper',
      A: 'partner',
      paragraphs: [
        '{H} pushed the sausage in. Then {H} pressed the tip of bread in behind it, with one thumb. It fitted. It had come from there, after all.',
        '{H} bit. The sausage went back, as far as the bread, and there it bumped into something. Knack, it said. {H} chewed, and stopped chewing, and looked up. “Sausage,” said {H}.'
      ]
    },
    {
      id: 'listening-for-it',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} put one ear to the stopper. “Bite,” said {A}. {H} bit. “It’s knocking,” said {A}. “It’s knocking on the back door.” “Don’t open,” said {H}, with a full mouth. “What shall I say to it?”',
        '{H} swallowed. “Say we’re shut.” {A} told it, quite softly, through the bread. There was no answer from inside. “It’s gone round to the front,” said {A}.'
      ]
    },
    {
      id: 'a-bun-for-other',
      A: 'other',
      spare: 15,
      paragraphs: [
        '{A} had a bun as well, with both of its ends still on it. “Where did you get your stopper?” asked {A}. “It was in the way at the beginning,” said {H}. {A} tore the tip off, and laid it beside the plate, as it had to be done.',
        'It had to lie there for a bit. Then it was put in at the back. {A} bit. Knack. “You couldn’t know that,” said {A}, “when you first see a bun. That it’s got its own lid.”'
      ]
    },
    {
      id: 'the-last-bite',
      A: 'partner',
      paragraphs: [
        'Knack, it went, and knack. In the end there was just the tip left, on two fingers. “Leave it, if you like,” said {A}. “It’s only bread.” {H} looked at it from the side. In it was a dent, and in the dent sat the last of the sausage.',
        '“There’s some in every bite,” said {H}, and put it in whole. “And?” asked {A}. {H} held up one finger, and they both listened. Very small, right at the back, it said knack.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the brown nose, and it looked back.',
      '{names} moved round to the other side of the plate.',
      { text: '{names} pushed the torn-off tip out of the way.', needs: ['hands'] },
      { text: '{names} held out a napkin, at the wrong end.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round too, at every turn.',
      '{names} sat where it might come out next.',
      { text: '{names} clapped for the sausage, which was in the lead.', needs: ['hands'] },
      { text: '{names} spread out ten fingers, to catch it.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited at the back door, in vain.',
      '{names} pricked up at the knack.',
      { text: '{names} tore off a tip too, and laid it ready.', needs: ['hands'] },
      { text: '{names} raised a glass to the stopper.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates were washed, and the mustard was shut. The table was wiped, and there was not a crumb on it that was only bread.',
    '{H} washed up to both wrists, and got into bed at the front. At the back, where the feet might have come out, the blanket was tucked in.'
  ],
  last: [
    'The back was shut, and nothing slipped out any more, and {H} slept.',
    '{H} lay in the middle of it, from one end to the other, and was asleep.'
  ]
})
