import { wishPlot } from '../wish-plot.ts'

export const bhaiDooj = wishPlot({
  id: 'wish-bhai-dooj',
  wishes: ['bhai dooj', 'bhai duj', 'bhai dhooj', 'bhaidooj', 'bhaiduj', 'bhaiya dooj', 'bhaiya duj', 'bhratri dooj', 'bhatri ditya', 'bhratri dwitiya', 'bhratru dwitiya', 'yama dwitiya', 'bhai phonta', 'bhai fota', 'bhai fonta', 'bhaiphonta', 'bhaifota', 'phonta', 'bhau beej', 'bhau bij', 'bhaubeej', 'bhaubij', 'bhav bij', 'bhai bij', 'bhai beej', 'bhai bheej', 'bhai tika', 'bhaitika', 'bhai teeka', 'tika brother', 'tilak brother', 'tilak brothers', 'tilak cousin', 'happy bhai dooj', 'bhai dooj only child', 'bhai dooj without brother', 'bhai dooj no brother', 'bhai dooj without siblings', 'dooj brother'],
  answers: ['festival', 'festivals', 'diwali', 'after', 'brother', 'brothers', 'sister', 'sisters', 'cousin', 'cousins', 'bhai', 'bhaiya', 'didi', 'dada', 'dot', 'tilak', 'tika', 'tikka', 'teeka', 'red', 'forehead', 'putting', 'sweets', 'sweet', 'laddoo', 'barfi', 'mithai', 'gift', 'gifts', 'present', 'presents', 'celebrating', 'celebrate', 'celebration', 'first', 'happy', 'family', 'day', 'today', 'tomorrow', 'tonight', 'far', 'away', 'video', 'call', 'phone', 'telephone', 'sea', 'miles', 'india', 'only', 'child', 'no', 'siblings'],
  except: ['rakhi', 'raksha', 'died', 'lost', 'hospital', 'cried', 'crying', 'fight', 'fighting', 'fought', 'missing', 'dragon', 'army', 'war', 'prison'],
  moods: ['first', 'waiting', 'proud', 'learning'],
  fed: true,
  company: ['aunt', 'neighbour', 'telephone', 'cousin', 'plate', 'dot', 'jug', 'glass'],
  about: 'A dot for Bhai Dooj will not stay on a cousin’s forehead in the telephone, until both cousins lean on the glass.',
  titles: ['A Dot for Chikoo', 'Across the Sea and in the Middle', '{H} Leans on the Glass', 'The Telephone Gets One Too', 'Keep Still, Chikoo'],
  want: [
    {
      id: 'two-dots',
      A: 'partner',
      paragraphs: [
        'It was Bhai Dooj, or Bhau Beej, or Bhai Phonta, when brothers and sisters look after each other. You put a red dot on a forehead, and something sweet in the mouth below. Cousins count, and {A} counted too. {A} had a dot already, and was chewing.',
        'The second dot was for Cousin Chikoo, who lived across the sea. So the telephone leaned on the jug, and in it was Chikoo’s face. “Here’s my forehead,” said Chikoo. {H} dipped a finger in the red paste.'
      ]
    }
  ],
  way: [
    {
      id: 'ear-and-nose',
      A: 'same',
      paragraphs: [
        '{H} pressed a round red dot on the glass, in the middle of the forehead. Chikoo laughed, and now the dot was on an ear. “At Bhai Dooj you keep still!” said {H}. Chikoo kept still. But behind Chikoo an aunt went by, and had it on the nose.',
        '{H} wiped it off and was quicker. {H} was quicker four times. Then the glass was red. “It’s getting evening here,” said Chikoo.'
      ]
    },
    {
      id: 'which-finger',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Which finger does it?” asked {H}. {A} said that it was the one for a ring. The neighbour, who called it Bhai Phonta, took the little one of the left hand. The aunt called it Bhau Beej, and took whichever was clean.',
        '{H} tried them, one after another, on the rim of the plate. There were ten dots, and you could not tell them apart. Nor could you tell the fingers apart now.'
      ]
    },
    {
      id: 'under-the-dot',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll stay where I am,” said {H}, and pressed a dot on the glass. “You come to it.” Chikoo looked for the dot. “More to the left,” said {A}. “And up. And not so much chin.”',
        'Chikoo went left with bent knees. At last the forehead was under the dot, and it fitted. Chikoo had one shoulder in the curtains, and stood on one leg. “How long have I got to have it?” asked Chikoo, without moving.'
      ]
    },
    {
      id: 'frozen',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then the picture stopped. Chikoo had one eye shut and the mouth wide open, and kept stiller than ever before. “Now!” cried {A}. {H} pressed. The dot sat in the middle, and stayed there. They both breathed out.',
        '“What are you looking at?” asked Chikoo’s voice. “You,” said {H}. “But I’m in the kitchen,” said the voice. The face in the telephone went on saying ah.'
      ]
    },
    {
      id: 'other-clock',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Across the sea it was another time of day. Here the lamp was on, and Chikoo was just having porridge. “Is it tomorrow there already?” asked {H}. Chikoo looked round to see. “A bit of it,” said Chikoo.',
        '{A} asked what it was like. Chikoo said that it was fine so far, with raisins. “Then we needn’t worry,” said {A}, and went to fetch a cloth for the dot.'
      ]
    },
    {
      id: 'the-bus',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Chikoo was an only child. “Who’ve you got to put a dot on?” asked {H}. “You,” said Chikoo, “and the driver of the number six bus.” The driver leaned out of the window each year, at the stop by the bakery. It had to be done before the lights changed.',
        '“And does the bus look after you?” asked {A}. “It waits when I’m late,” said Chikoo. “That’s more than most people do.”'
      ]
    },
    {
      id: 'moon',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“When there was nobody to be had,” said {A}, “we used to show the plate to the moon.” They went to the window to look. On Bhai Dooj the moon is two days old, and it hung low over the roofs. It was only a thin bent line.',
        '{H} held up the plate to it. “It’s only brought its chin,” said {H}. There was no forehead on it anywhere. They had to go back to Chikoo.'
      ]
    },
    {
      id: 'drawn-square',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Whoever gets the dot sits on a low seat, with a border of rice flour round it. {H} let it run through two fingers. The telephone was put in the middle, on a box. “Tell Chikoo not to step on the border,” said {A}.',
        'Over there Chikoo looked down. “I’m standing on a sock,” said Chikoo. “Is that all right?” Chikoo was told to lay the sock round in a ring, as far as it went.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had heard Chikoo’s voice, and came to see about it. {A} looked at the telephone from in front, and there was a face with no smell. Then {A} looked behind it, where a person ought to go on. There was only a jug.',
        '“That’s just my trouble,” said {H}. {A} stayed there a while longer, behind the telephone, in case the rest of Chikoo came.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My cousin lived two days away by train,” said {S}. “In at the door, a dot and eleven sweets, and back to the station.” “Four days in a train, for a dot?” asked {A}.',
        '“For a dot and eleven sweets,” said {S}. “I once asked if it was worth it. And what do you think came by post? It was the ticket for next year.”'
      ]
    },
    {
      id: 'where-i-can-see-it',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had got a dot as well, and was not happy with it. “You can all see it,” said {S}, “and I can’t.” So {A} put another on the tip of {S}’s nose. {S} looked at it with both eyes.',
        '“Now I can see two dots,” said {S}, “and two of everybody.” {S} tried to walk to the sweets, and took hold of the one that was not there.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{H} put the smallest dot of all on {A}. {A} looked at the red finger, and took hold of it, and would not give it back. After that {A} had a red hand.',
        'Whoever bent down to {A} was given something. It was not a dot. It was five of them, and a palm. “Now we’re all related,” said {H}, with a whole hand on one cheek.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Have you got brothers or sisters?” asked {A}. “No,” said {S}. “I’ve never had a dot.” “Then sit down there,” said {A}. {S} sat down very straight, and shut both eyes. The paste was cool.',
        'For the rest of the evening {S} did not frown once, so that it should not crack. A plate was dropped, and the tea was salty. {S} only raised the eyebrows a little, and let them down with care.'
      ]
    },
    {
      id: 'our-glass',
      A: 'partner',
      paragraphs: [
        '{A} wiped the telephone with a cloth. “It’s only on our glass,” said {A}. “Chikoo’s on the other side, and a long way in. You’ve given it to the telephone.” The telephone had kept very still. “Then Chikoo’ll have to come nearer,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'nearer',
      A: 'partner',
      paragraphs: [
        'There was red paste over there, too. So each of them put a last dot on the glass, {H} here and Chikoo there. “Come nearer,” said {H}. “You come nearer,” said Chikoo. There was an eyebrow, and then it was dark. {H}’s forehead was against the glass, and it was cool.',
        '“Are you there?” asked {H}. “I’m here,” said the dark. They stayed like that, with the sea in between.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There are things that are easier to say in there. “I broke the green cup,” said Chikoo. “The one I sent you?” asked {H}. “Yes,” said Chikoo. It was dark, so nobody had to make a face.',
        '“I gave you that because it had a crack,” said {H}. For a moment you only heard two people breathing. “Then it wasn’t me,” said Chikoo. “No,” said {H}, “it was both of us.”'
      ]
    },
    {
      id: 'red-button',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Something clicked. “Chikoo?” said {H}. Nobody said that they were there. {A} came and looked. On the glass was a button for hanging up, and {H} had pressed it, with the left eyebrow.',
        'They rang up again. “You went away,” said Chikoo. “That was only my eyebrow,” said {H}. “The rest of me stayed.” Chikoo thought that this was a long way to go for an eyebrow. Then they leaned on the glass once more.'
      ]
    },
    {
      id: 'both-got-it',
      A: 'partner',
      paragraphs: [
        'Then they both leaned back. “You’ve got it!” cried {H}. “So have you!” cried Chikoo. There sat the dot, in the middle of Chikoo’s forehead. {A} held up a spoon, and in the spoon was {H}, with a dot as well. “But I put mine on you,” said {H}. “And I put mine on you,” said Chikoo. “It’s a good telephone,” said {A}.'
      ]
    },
    {
      id: 'half-a-pair',
      A: 'same',
      spare: 15,
      paragraphs: [
        'There was a present too, and it had come by post a week ago. {H} had not been allowed to open it before the dot. In it was a sock with red stripes. {H} shook the paper, but that was all. “There’s only one,” said {H}.',
        'Over there a foot was held up to the telephone. On it was a sock with red stripes. “The left one’s mine,” said Chikoo. “You can’t lose it, because I’ve got it on.”'
      ]
    },
    {
      id: 'one-sweet',
      A: 'partner',
      paragraphs: [
        'Now came something sweet. {H} held a laddoo out to the telephone, and opened {H}’s mouth. Chikoo held one out as well, with an open mouth. {A} took {H} by the wrist, and turned the laddoo round. Over there the aunt did the same. They both bit. “Happy Bhai Dooj,” said {H}. “Happy Bhai Dooj,” said Chikoo.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the telephone, and was looked at.',
      '{names} stayed close to the sweets, and to whoever was chewing.',
      { text: '{names} straightened the jug, so that Chikoo did not slide.', needs: ['hands'] },
      { text: '{names} pushed back some hair, to have a forehead ready.', needs: ['hands'] }
    ],
    way: [
      '{names} went behind the jug, and Chikoo was not there either.',
      '{names} passed by in front, and got a bit of the red.',
      { text: '{names} waved to the aunt, who waved back with a spoon.', needs: ['hands'] },
      { text: '{names} fetched one more cloth, and it did not stay white.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked for the sea between those two, and saw a jug.',
      '{names} kept as quiet as the telephone.',
      { text: '{names} counted three dots, and began again from the other end.', needs: ['hands'] },
      { text: '{names} broke a laddoo in two, and ate the larger half.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wiped the telephone once more, all but one small dot at the edge. It was laid on a cushion, for now it had to be looked after as well.',
    '{H} washed {H}’s face, but not in the middle. Then {H} lay down on {H}’s back, so that nothing touched it.'
  ],
  last: [
    'There was a dot here, and a dot across the sea, and {H} was asleep.',
    'The telephone lay on its cushion with its dot on, and {H} was asleep.'
  ]
})
