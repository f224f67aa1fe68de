import { wishPlot } from '../wish-plot.ts'

const LOOS = ['toilet', 'loo', 'lavatory']

export const treasureInTheToilet = wishPlot({
  id: 'wish-treasure-in-the-toilet',
  beginsElsewhere: true,
  wishes: ['treasure in the toilet', ...LOOS.flatMap((loo) => [`treasure ${loo}`, `gold coin ${loo}`, `gold bottom ${loo}`, `found gold ${loo}`, `pirate treasure ${loo}`, `something shiny ${loo}`, `something sparkly ${loo}`, `something glitters ${loo}`]), 'toilet treasure hunt', 'toilet treasure map', 'golden coin toilet', 'something golden toilet', 'something gold toilet', 'glittering in the toilet', 'jewels toilet', 'treasure in the bathroom', 'something shiny bathroom', 'treasure toliet'],
  answers: ['treasure', 'treasures', 'treasure hunt', 'hunt', 'map', 'chest', 'pirate', 'pirates', 'gold', 'golden', 'coin', 'coins', 'jewel', 'jewels', 'shiny', 'sparkly', 'sparkling', 'glitters', 'glittery', 'glittering', 'glitter', 'shines', 'shining', 'something', 'toilet', 'toliet', 'loo', 'potty', 'lavatory', 'bathroom', 'lid', 'flush', 'flushes', 'flushed', 'water', 'down', 'up', 'in', 'the', 'a', 'our', 'my', 'is', 'there', 'there’s', 'was', 'lives', 'find', 'finds', 'found', 'finding', 'looks', 'look', 'looked', 'sees', 'saw', 'get', 'gets', 'out', 'how', 'who', 'and', 'of', 'at', 'bottom', 'secret', 'hidden', 'lost', 'balloon', 'ceiling', 'funny', 'silly', 'own', 'words', 'child', 'he', 'she', 'his', 'her', 'wants', 'story', 'about', 'big', 'little', 'real', 'special'],
  except: ['poo', 'poop', 'poos', 'wee', 'pee', 'training', 'trained', 'accident', 'afraid', 'scared', 'fear', 'stuck', 'crocodile', 'alligator', 'croc', 'snake', 'rat', 'monster', 'dinosaur', 'shark', 'fish', 'goldfish', 'phone', 'toy', 'teddy', 'ring', 'blocked', 'overflowed', 'flooded', 'plumber', 'nappy', 'nappies', 'sick', 'vomit', 'hospital', 'swallowed', 'brush', 'teeth', 'roll', 'paper', 'school', 'dropped', 'died', 'dead', 'seat', 'sit', 'first time'],
  nothingElse: true,
  moods: ['lost', 'proud', 'waiting', 'question'],
  company: ['treasure', 'toilet', 'lid', 'water', 'net', 'coin', 'balloon', 'ribbon', 'lamp', 'ceiling', 'gold', 'bathroom', 'face', 'faces'],
  about: 'Looking for a lost balloon the hero finds something round and golden down in the toilet, which goes through every net and comes back after every flush, until two faces in the water show that whatever is down there is really up above.',
  titles: ['Treasure in the Toilet', 'It Held On', '{H} and the Slippery Treasure', 'Where Nobody Looks', 'The Gold under the Lid'],
  want: [
    {
      id: 'under-the-lid',
      A: 'partner',
      paragraphs: [
        'There was treasure in the toilet. Down in the water lay something round and golden that glittered. {H} had only lifted the lid to look for the lost balloon from the party. But treasure was better.',
        '{A} had just cleaned in there, and it smelled of lemon. “All the same, nobody puts a hand in,” said {A}. “Not even pirates,” said {H}. “Not in a toilet.” But {H} did want that treasure.'
      ]
    }
  ],
  way: [
    {
      id: 'slippery',
      A: 'partner',
      paragraphs: [
        'They fetched the beach net, with the long handle. {H} dipped it in, and the treasure broke into a hundred golden crumbs. {H} lifted the net out, and it was empty.',
        'Down in the water the crumbs ran together. There it lay again, round and whole. “It’s very slippery,” said {H}. {A} looked at the net. “I’d be slippery in there too,” said {A}.'
      ]
    },
    {
      id: 'king-in-a-hurry',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How does treasure get into a toilet?” asked {A}. {H} had thought about that. There was once a king who had been in a hurry. The king sat down just as kings are, with a crown on and a hole in one pocket.',
        '“And the king never noticed?” “There was a plop,” said {H}, “but the king thought that it was something else.” Since then the gold had been going from pipe to pipe. “It’s had a long way,” said {A}. “And it’s still so clean.”'
      ]
    },
    {
      id: 'the-map',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There had to be a map. So {H} drew one. Here was the Bath, which was an ocean, and there was the Mountain of Towels. A row of dots went past the Great Basin. “Nine steps,” wrote {A}, “and then lift.”',
        'Where the treasure was, {H} put a cross. They followed the map from the door on, so as to be sure. It led to the toilet. “It’s a good map,” said {A}. “Somebody must have been here before.”'
      ]
    },
    {
      id: 'closed-for-treasure',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And what if somebody needs to go?” asked {A}. {H} had not thought of that. You couldn’t very well go on top of gold. So {H} wrote a sign for the door. “Closed because of treasure,” it said. {A} added when it would open again.',
        '“Treasure till six o’clock,” it said now, “and toilet from six.” {A} stood there for a moment, and worked out how long that was. Then {A} sat down on the edge of the bath, very straight, with crossed legs.'
      ]
    },
    {
      id: 'light-off',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} leaned over, and switched off the light by mistake. “It’s gone out!” said {H} in the dark. They switched the light on, and there lay the treasure. They switched it off. Gone. “It’s shy,” said {H}. “It only comes when somebody’s in.”',
        '{A} tried to be quicker. Off, and on, and off, and very quickly on. The treasure was there first, every time. “It must sleep in its clothes,” said {A}.'
      ]
    },
    {
      id: 'magnet',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} had a magnet on a string, and let it down. The magnet thought about it. Then it swung to the left, and kissed a screw. {H} pulled it off and let it down again. It swung to the right, where there was a screw as well.',
        '“It isn’t interested,” said {A}. “Gold doesn’t go to magnets.” “What does gold go to?” asked {H}. {A} thought about it. Gold went to fingers, and to ears. “It can have my ear,” said {H}, and held it over the lid. They waited a good while, but the gold stayed where it was.'
      ]
    },
    {
      id: 'other-has-lost-something',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went for a cloth, and came back with a hopeful face. “I lost a button in the spring,” said {A}, “with an anchor on. Is it that?” “It’s as big as a biscuit,” said {H}. {A} looked in from the door. “No,” said {A}, “mine wasn’t so grand.”',
        '{A} went out, and came in again. “I’ve just thought,” said {A}. “I might have lost something bigger, and not noticed.” {H} said that it would be kept until somebody knew what it was.'
      ]
    },
    {
      id: 'pet-looks-up',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was there as well, and looked at the ceiling. “It’s down here, {A},” said {H}, and pointed into the toilet. {A} looked at the finger, and then at the ceiling again. It was the look of somebody who waits at a window.',
        '“{A} doesn’t understand it,” said {H}. They showed {A} the gold, with the lid wide open. {A} gave it one glance, to be polite. Then {A} sat down under the lamp, and looked up, and was very patient with them.'
      ]
    },
    {
      id: 'elder-and-the-hole-in-the-door',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Our toilet was out in the yard,” said {S}. “In the door was a hole like a heart. When the sun went down, a golden heart lay on the floor.” “Did you keep it?” asked {A}. “I tried to,” said {S}. “But as soon as I took hold, it lay on top of my hand.”',
        '“And what then?” “Then I sat quite still,” said {S}, “and let it come up my sleeve. There was always somebody knocking by then.”'
      ]
    },
    {
      id: 'child-was-it-or-was-not',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came running, and looked into the toilet for a long time. “That wasn’t me,” said {S}. “Nobody said that it was you,” said {A}. “It’s gold.” {S} looked once more. “Then it was me,” said {S}.',
        '“You can’t do gold,” said {A}. {S} thought over what there had been for lunch. There had been carrots, and after that a peach, and all of that was very nearly gold. “You just have to eat the right things,” said {S}, and went to ask for another peach.'
      ]
    },
    {
      id: 'the-button',
      A: 'partner',
      paragraphs: [
        '{A} leaned back against the wall, to think. That was where the flush button was. The water roared. “My treasure!” cried {H}. It went round and round in golden streaks, and away.',
        'It grew quiet again, and {H} hardly dared to look. There it lay, right in the middle, and glittered. “It held on!” said {H}. “What to?” asked {A}.'
      ]
    },
    {
      id: 'two-faces',
      A: 'partner',
      paragraphs: [
        '{A} bent right over it, to see. “Now it’s gone out,” said {A}. In the water there was nothing but {A}’s face. {A} moved to one side, and there was the gold. {H} bent down as well. Now two faces looked out of the toilet, with a bit of treasure beside an ear.',
        '“We’re in there too,” said {A} slowly, “and really we’re up here.” They looked at each other. Then they both looked up.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-ceiling',
      A: 'partner',
      paragraphs: [
        'Above the lamp, flat against the ceiling, was the balloon. It was round and golden, and it had been there since the party. “Why did nobody see it?” asked {H}. “It’s a toilet,” said {A}. “Everybody looks down.”'
      ]
    },
    {
      id: 'from-the-top',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Then it’s been watching us,” said {A}, “for days.” {A} went a bit pink. “Only from the top,” said {H}. “It wouldn’t know us from the front.” {H} held a mirror flat, and had a look at how that was. From above, {A} was mostly hair, with two feet.',
        '“It never said a word,” said {A}. That is a good thing in a balloon. {A} bowed, so that it should see something that it knew.'
      ]
    },
    {
      id: 'more-treasure',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They tried what else you could have treasure in. They ran water into the basin, and there was a coin in it. They filled the tooth mug, and there was a very small one. {A} held out a wet spoon under the lamp, and then there were three.',
        '“We’re rich,” said {H}, and carried in the soup plates. Soon there was gold all over the floor, in nine places. You couldn’t spend it. But you could pour it from one plate into another, and not lose a drop.'
      ]
    },
    {
      id: 'reach-up',
      A: 'partner',
      paragraphs: [
        'Beside the pipe hung the balloon’s long thin ribbon. “Nobody reaches in,” said {H}. “So I’ll reach up.” {H} pulled at the end, and looked down into the water. The treasure was coming up! It grew as big as a saucer, and then a plate, and then the moon.',
        'It filled the whole toilet, and then something bumped softly on {H}’s head. “Got it,” said {H}. {A} shut the lid. “You did look for it in the right place,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see, and had to queue in the hall.',
      '{names} sniffed at the air, and it was lemon.',
      { text: '{names} looked in with both hands behind, as agreed.', needs: ['hands'] },
      { text: '{names} polished a tap, so that something else shone too.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped when the water roared.',
      '{names} went round behind the toilet, in case it came out there.',
      { text: '{names} spread an old towel where the net dripped.', needs: ['hands'] },
      { text: '{names} hung the net over the bath, and felt sorry for it.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up, and wondered why nobody ever did.',
      '{names} saw the gold come up, and stepped back to make room.',
      { text: '{names} found the ribbon’s end, and passed it on.', needs: ['hands'] },
      { text: '{names} wiped the lid, and it was closed for the night.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid was down, and there was nothing under it but water. The balloon came along through the hall, and bumped softly at every door.',
    '{H} washed both hands for a long time, all the same, and lay down. By the bed stood a glass of water, and in the water lay a small gold coin.'
  ],
  last: [
    'It glittered until the lamp was out, and then it held on, and {H} was asleep.',
    'The treasure hung over the bed, where anybody could have seen it, and {H} was asleep.'
  ]
})
