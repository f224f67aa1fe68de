import { wishPlot } from '../wish-plot.ts'

export const knight = wishPlot({
  id: 'wish-knights-ring',
  themes: ['knights'],
  except: ['arthur', 'round', 'princess', 'queen', 'king', 'castle', 'castles', 'dragon', 'dragons', 'drawbridge', 'afraid', 'scared', 'fighting', 'fight', 'robot', 'moon', 'lost', 'snail', 'dinosaur'],
  answers: ['knight', 'knights', 'brave', 'horse', 'horses', 'jousting', 'joust', 'tournament', 'shining', 'armour', 'armor', 'sword', 'bravest', 'little', 'lance', 'helmet', 'shield', 'who', 'that', 'medieval', 'riding'],
  wishes: ['knight horse', 'knights horse', 'knight horses', 'knights horses'],
  moods: ['proud', 'learning', 'losing'],
  company: ['horse', 'ring', 'lance', 'helmet', 'visor', 'tournament', 'door', 'knight'],
  about: 'A knight cannot see the ring for the helmet, and the horse, which can see it, may not talk until it is made a knight too.',
  titles: ['Rise, Sir Horse', 'The Knight and the Brass Ring', '{H} Rides at the Ring', 'A Horse Can’t Talk', 'A Helmet with a Slit in It'],
  want: [
    {
      id: 'tournament',
      A: 'partner',
      paragraphs: [
        '{H} was a knight, and wanted to win the tournament. The horse was {A}, with a scarf for reins. The helmet was a woolly hat with a visor that turned down. In the doorway hung a brass ring on a thread. The knight who carried it off on a lance had won.',
        'The lance was a long cardboard tube. “Charge!” said the knight. “Neigh,” said {A}, and off they went.'
      ]
    }
  ],
  way: [
    {
      id: 'coat',
      A: 'partner',
      paragraphs: [
        'At the first hop the visor fell over both eyes. It grew dark and smelled of wool. The lance hit something soft, and stopped. “Have I got it?” asked the knight. “You’ve got a coat,” said the horse.',
        'The next time it was a curtain. After that they rode straight through the doorway, as far as the sink. The ring hung there, and did not even swing.'
      ]
    },
    {
      id: 'colours',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'In a helmet all knights look the same, so each has a picture on the shield. {H}’s shield was a tray. “What shall I be?” asked {H}. “Lions are taken,” said {A}, “and so are eagles.” {H} thought of what was left. It was a sausage.',
        'So there was a sausage on the shield, standing on its hind legs, on a field of green. “Now they’ll know who’s coming,” said {A}. “They’ll be hungry as well,” said the knight.'
      ]
    },
    {
      id: 'getting-up',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A knight in full armour was as heavy as a wardrobe. Two people had to help. {H} stood on the rug with a cushion in front and a cushion behind. “Now bend your knee,” said {A}.',
        '{H} could not find it. {H} leaned to one side, and then there was no stopping. The knight lay there like a beetle, and looked at the ceiling. “I’ve been hit,” said {H}. “By whom?” asked {A}. “By the floor,” said the knight.'
      ]
    },
    {
      id: 'horse-wants',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A horse needs a rest after three rides, and something in its nosebag. There were oat flakes in a bowl. The horse ate them without its hands. “What’s your horse called?” asked {A}, with oats all over {A}’s cheeks. “You can’t ask that,” said {H}. “You’re it.”',
        'The horse waited. “Thunder,” said {H}. It shook its head. “Lightning?” It shook its head again. “Buttercup?” The horse neighed, and blew all the oats out of the bowl.'
      ]
    },
    {
      id: 'herald',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Somebody has to call out who is riding. {A} did it, through both hands. “Make way for the noble knight {H}, of the house with the squeaky step! Winner of the big spoon! Friend of the poor!” “Which poor?” asked the knight.',
        '“You gave me half your pear,” said {A}, in an ordinary voice. Then {A} put up both hands again. “Giver of half a pear!” It rang through the hall. {H} sat up straighter in no saddle at all.'
      ]
    },
    {
      id: 'visor-up',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'When two knights met, they pushed up their visors, to show who was inside. “That’s where saluting comes from,” said {A}, “or so they say.” They practised that. Each of them rode round the table once, and met the other by the bread bin.',
        '“Good day, Sir Knight,” said {H}, and pushed up the wool. “Good day,” said {A}, and pushed up nothing, as {A} had no helmet on. They rode on. They met again quite soon, and were very pleased.'
      ]
    },
    {
      id: 'sleeve-favour',
      A: 'other',
      spare: 6,
      paragraphs: [
        'For luck a knight was given something to wear on the arm. {A} had no handkerchief, only a tea towel, with a map of the coast on it. It was tied round the knight’s elbow, and hung down to the knee.',
        '“Win it for me,” said {A}. “I will,” said the knight, and rode off. At the corner the coast got caught on the handle of the cupboard. “Come back for a minute,” said {A}. “You’ve still got to be undone.”'
      ]
    },
    {
      id: 'jousting',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They did some jousting too, with balloons for lances. You ride at each other on two sides of a fence, which was a scarf. “Charge!” said {H}. “Charge!” said {A}. The balloons met with a squeak, and both of them bent.',
        '“A hit,” said {H}. “It was a sort of kiss,” said {A}. They rode back and did it again. One balloon got away, and let out its air all over the hall. It won, by a long way.'
      ]
    },
    {
      id: 'pet-rival',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There was a rival, and that was {A}, who had not moved from the middle of the lists. “Will you ride against me?” asked the knight, with the visor up. {A} looked at the tip of the lance, and yawned.',
        '“A true knight fears nothing,” said {H}. It was true of {A}, at any rate. {H} lowered the lance and rode round, quite close to the wall.'
      ]
    },
    {
      id: 'elder-squire',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“You didn’t start as a knight,” said {S}. “First you were a page and carried the soup. Then you were a squire and polished the other one’s knees.” “How long for?” asked {A}. “Fourteen years,” said {S}.',
        '“That’s a lot of knees,” said {A}. “I was a page myself, at a hotel,” said {S}. “I carried the soup from the lift to room nine. It was always colder than they’d thought. Nobody ever tapped me on the shoulder, except for the bill.”'
      ]
    },
    {
      id: 'child-shield',
      A: 'child',
      spare: 10,
      paragraphs: [
        '{A} was a very small knight with a very big shield, which was a baking tray. There was nobody behind it, only ten toes. “Who goes there?” asked {H}. “A tray,” said {A}.',
        '{H} knocked on it with the lance, quite politely, and it boomed. “Again,” said the tray. It had to be done ten times, once for each toe. After that it was also a bell, and told everybody that it was dinner time at the tournament.'
      ]
    },
    {
      id: 'baby-foal',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'Beside the lists a foal was put out to grass, and that was {A}. It had been on its feet for no time at all, and mostly it went on four. When the big horse neighed, it neighed too, with a good deal of spit.',
        '“It’ll be a fine one,” said the knight, and gave it the end of the reins to chew. Nobody could ride any more for a while. A knight doesn’t take the reins away from a foal.'
      ]
    },
    {
      id: 'may-not-talk',
      A: 'partner',
      paragraphs: [
        '“I can’t see a thing in this helmet,” said {H}. “Nobody could,” said {A}. “A real helmet only had a slit. It was the horse that saw where they were going.” “Then tell me where the ring is!” “A horse can’t talk,” said {A}. “I’ve said too much already.”'
      ]
    }
  ],
  turn: [
    {
      id: 'neigh',
      A: 'partner',
      paragraphs: [
        '“Then neigh,” said {H}, “high for up, and low for down.” This time the knight pulled down the visor before it could fall. “Charge,” came out of the wool. “Hee,” went the horse, and the lance went up. “Hee-hee. Hrrr.” It came down a bit. “Hrrr. Pff!” There was a small, bright tinkle.',
        '{H} pushed up the visor. The thread in the doorway was empty. But there was no ring on the lance either, nor on the floor. “Where is it?” asked the knight. The horse only neighed, high and low, and stamped, and wriggled its shoulders.'
      ]
    },
    {
      id: 'is-it-thirsty',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Are you thirsty?” asked the knight. The horse shook its head. “Have you got a stone in your shoe?” It shook its head. It rubbed its back along the edge of the door, up and down. “Do you want to be a cow?”',
        'The horse gave up and leaned on the knight. {H} patted its neck. “It’s a good horse,” {H} told everybody, “but it isn’t easy to talk to.”'
      ]
    },
    {
      id: 'looking-round',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'The knight looked into the lance from both ends. At the far end there was an eye, and that was the horse, looking in too. {H} shook out the gloves. {H} looked under the coat that had been hit before, and begged its pardon.',
        'Wherever the knight went, the horse went as well. At every step there was a very faint chink. “Do you hear that?” asked {H}. The horse neighed till the cups shook.'
      ]
    },
    {
      id: 'sir-horse',
      A: 'partner',
      paragraphs: [
        'Then {H} knew what to do. “Knights can talk,” said {H}. “Kneel.” The horse got down on one knee. {H} laid the lance on its left shoulder, and then on its right. “Rise, Sir Horse, and speak!” {A} got up, very slowly, and at least a head taller. “It’s gone down the back of my neck,” said Sir Horse, “and it’s cold.”',
        '{H} felt inside the collar, and there was the ring. “Then you’ve won,” said {H}. “You hit it,” said Sir Horse, “and I only caught it.” So they rode round once more, side by side, and each had one finger through the ring.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} snorted on the other side, like the next horse.',
      '{names} squeezed in behind the curtain, which was the royal box.',
      { text: '{names} waved hankies, as ladies and lords do.', needs: ['hands'] },
      { text: '{names} set the ring swinging, and then stopped it to be fair.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked under the lance, and came up beside the sink.',
      '{names} whinnied in sympathy from the side.',
      { text: '{names} hung the coat up again, and asked if it was hurt.', needs: ['hands'] },
      { text: '{names} turned up the knight’s visor, and down it came.', needs: ['hands'] }
    ],
    turn: [
      '{names} neighed at the top and the bottom of the voice, without any reason.',
      '{names} searched the floor for the ring, on the way past a crumb.',
      { text: '{names} gave the empty thread a little push.', needs: ['hands'] },
      { text: '{names} blew a fanfare on an empty tube.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lance stood in the corner, and the ring hung on its thread again. {H} turned the helmet inside out, to air.',
    'Still a bit damp, {H} lay down. For the night a knight takes off everything, even the hat. It felt very light up there, and you could see the whole room, without a slit.'
  ],
  last: [
    'Somewhere a horse said good night, in words, and the knight {H} slept.',
    'The visor was shut, and that was only two eyelids, and {H} was asleep.'
  ]
})
