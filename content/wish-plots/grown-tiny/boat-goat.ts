import { wishPlot } from '../wish-plot.ts'

export const boatGoat = wishPlot({
  id: 'wish-magic-ring',
  wishes: ['magic ring', 'magical ring', 'magic rings', 'enchanted ring', 'wishing ring', 'wish ring', 'ring that grants wishes', 'ring grants wishes', 'ring three wishes', 'ring of wishes', 'ring makes wishes come true', 'ring with magic powers', 'ring magic powers', 'finds golden ring', 'finds gold ring', 'finds magic ring', 'found magic ring', 'majic ring', 'magick ring', 'magic ring wish'],
  answers: ['ring', 'rings', 'magic', 'magical', 'enchanted', 'wish', 'wishes', 'wishing', 'grants', 'grant', 'three', 'finds', 'found', 'find', 'finding', 'gold', 'golden', 'powers', 'power', 'old', 'put', 'puts', 'turns', 'true', 'come', 'child', 'girl', 'boy', 'who', 'that', 'goes', 'wrong', 'funny', 'gets', 'has', 'wears'],
  except: ['wedding', 'married', 'engagement', 'circus', 'boxing', 'phone', 'bell', 'doorbell', 'fairy', 'lost', 'lose', 'loses', 'grandma', 'nana', 'granny', 'mum', 'mummy', 'dad', 'daddy', 'invisible', 'stuck', 'swallowed', 'swallows', 'stolen', 'steals', 'hobbit', 'dragon', 'teething', 'rubber', 'key', 'onion', 'saturn', 'ring-a-roses', 'flying', 'mushroom', 'mushrooms'],
  moods: ['first'],
  isTale: true,
  company: ['ring', 'goat', 'boat', 'coat', 'moat', 'parcel', 'oats', 'hay'],
  about: 'The hero finds a magic ring that hears only the end of a word, wishes for a boat, and gets a goat, a coat and a moat.',
  titles: ['Boat', '{H} Finds a Magic Ring', 'A Goat in a Coat', 'Once Round the House', 'The Ring Is a Little Deaf'],
  want: [
    {
      id: 'turn-me',
      A: 'partner',
      paragraphs: [
        'In a bag of carrots {H} found a ring, and on it stood TURN ME. “It’s magic,” said {H}. “It’s brass,” said {A}. {H} wanted a boat, just big enough to sit in.',
        '{H} put on the ring, and turned it, and said, “A boat!” Puff! It smelled of matches. On the rug stood a goat.'
      ]
    }
  ],
  way: [
    {
      id: 'clearer',
      A: 'partner',
      paragraphs: [
        '“I said boat,” said {H}. The goat ate the newspaper. “You mumble,” said {A}. “Say it clearly.” {H} turned the ring. “BOAT!” Puff! Now the goat had a coat on, a red one with gold buttons. It fitted beautifully.',
        '“Nearer,” said {A}. {H} held the ring to both lips. “A BOAT. FOR ON THE WATER.” Puff! Outside it went splash. Round the whole house ran a moat. On the far side stood the postman, with a parcel.'
      ]
    },
    {
      id: 'a-rake',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s only boats that it can’t do,” said {A}. “Try something easy.” So {H} turned the magic ring, and asked for a cake. Puff! It was a rake, with a wooden handle. They looked at it for a bit.',
        '“It’s a good rake,” said {A}. {H} asked again, for a cake with cherries. There was a second rake, and it was red. The goat ate the label off it. “At least it’s listening to the cherries,” said {H}.'
      ]
    },
    {
      id: 'the-bear',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} was hungry, and turned the ring, and said, “A pear, please.” Puff! On the sofa sat a bear, brown, with crossed legs and a newspaper. “Good afternoon,” it said. “You called?” “I meant something to eat,” said {H}.',
        'The bear thought that was an excellent idea. It ate the carrots, and the bread, and the soap. “Thank you so much,” it said. “Is there a back door?” {A} held it open. “Shall I tell it about the moat?” whispered {A}. There was a splash.'
      ]
    },
    {
      id: 'the-fox',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} had cold feet by now. “Dry socks,” {H} told the ring. Puff! A fox stood there, quite dry. It had come in the middle of a sentence. “… and that’s why I never eat gooseberries,” said the fox, and looked round. “Where’s my aunt?”',
        '“She’s still where you were,” said {H}. “I’m sorry. I said socks.” The fox looked down at {H}’s wet feet, and nodded. It lay down on them for a while. It did very well, and was warm right through to the heels.'
      ]
    },
    {
      id: 'a-wall',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Let’s just play ball,” said {A}. That was careless. {H} said it too, and the ring was a bit loose. “Ball,” said {H}. Puff! There was a wall in the middle of the room. It went from the door to the window. {H} was on this side, and {A} on that.',
        '“Are you there?” called {H}. “I’m here,” called the wall, “with the goat.” Something on the other side began to chew. After a while a hole came in the bottom row, then a nose, and then {A}’s hand.'
      ]
    },
    {
      id: 'the-hoop',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It was time for lunch, and {A} tried the ring as well. “Soup,” said {A}, loudly and politely. Puff! It was a hoop. {A} held it over two plates, and looked through. “There’s not much in it,” said {A}.',
        'So they used it for what it was. {H} rolled it, and {A} hopped through, and the goat ran behind with a flying coat. Nobody was any less hungry after that. But nobody had thought about it for ten minutes.'
      ]
    },
    {
      id: 'looking-inside',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They looked at the ring through a magnifying glass. On the inside, behind the words TURN ME, there was more. It was so rubbed that you could hardly read it. “A LITTLE,” read {A}, “something, IN ONE EAR.”',
        '“Has it got ears?” asked {H}. They turned it round and round. It was as smooth as a ring is. “Perhaps it lies on the good one,” said {A}. They turned it over, and put it on the other way. {H} said “boat,” quite softly. It rained oats for a moment, and stopped.'
      ]
    },
    {
      id: 'drawn',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Show it one,” said {A}. {H} drew a boat, with a mast and a flag, and held the ring over it. “That,” said {H}, and turned. Puff! On {H}’s head sat a hat. It was a top hat, and it was much too big.',
        '“It’s from ‘that,’” said {A}, who had begun to understand a bit. {H} pushed it up, to be able to see. “And now I suppose it thinks we’re pleased,” said {H}. They said thank you to the ring, to be on the safe side. The hat went up a size.'
      ]
    },
    {
      id: 'three-buttons',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The goat liked its coat very much. It walked up and down before the mirror, and looked over one shoulder. Of the gold buttons it had eaten only the bottom one. “It’s got pockets,” said {H}. There was a handkerchief in the left one, and a ticket to Mumbai.',
        '“Where did it come from?” asked {A}. Somewhere somebody was looking in a cupboard now, and was scratching somebody’s head. “When we’ve got the boat we’ll bring it back,” said {H}. The goat did up its collar.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} put one head round the door. “There’s a goat in here,” said {A}. “It’s meant to be a boat,” said {H}. {A} looked at it from the side, and from the front. “I can see what you mean,” said {A}, who was always polite. “Where do you sit?”',
        '{A} was shown the ring, and given a turn. “I’d like some tea,” said {A}. Puff! A bee flew round {A}’s head, twice, and out of the window. “It’s very prompt,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had never met a goat. They stood nose to nose on the rug. The goat smelled of straw and newspaper. {A} smelled of {A}. Then the goat took hold of {A}’s ear, to find out if it was paper.',
        '{A} gave it a look, and it let go. After that they understood each other. They lay down side by side, each with one eye open.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} put the ring to one ear, as you do with a shell. “It’s no good shouting,” said {S}. “I know how that is. When people shout at me, I hear only that they’re shouting.” “What should you do, then?” asked {A}.',
        '“My cousin came to tea every week,” said {S}, “and when I said sugar, she gave me butter. So I asked for butter. It wasn’t polite, but it was sweet.” {A} thought about that for longer than {S} had expected.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted a turn with the ring too, and put it on a thumb. “A rat!” said {S}. “You want a rat?” asked {A}. Puff! It was a mat. “A mat!” said {S}. Puff! It was a cat, for a moment, and it was so surprised that it went.',
        '{S} was not at all surprised. “I wanted one of those three,” said {S}, and sat down on the mat. Some people are easy to please, and a ring notices that.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was lifted up to see, and got one finger on the ring. It turned a little. “Ba,” said {A}. Nothing went puff. The ring was thinking. “Ba,” said {A} again, and waved both feet.',
        'Very slowly something came down from the ceiling, and it was a feather. Nobody ever found out why. {A} looked at it as if that were just what had been ordered. “It’s the only one it’s understood all day,” said {H}.'
      ]
    },
    {
      id: 'only-the-end',
      A: 'partner',
      paragraphs: [
        '“Get rid of that moat!” cried {A}. {H} turned the ring, and said, “No moat.” Puff! It was a sack of oats. The goat was delighted. {A} counted on four fingers. “Goat, coat, moat, oats. It’s an old ring, and a bit deaf. It hears the end of a word, and never the beginning.”',
        '“Then it’ll never hear boat,” said {H}. “No,” said {A}. “It only brings what you didn’t say.” They both looked at the goat. {H} took hold of the ring.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-goat-please',
      A: 'partner',
      paragraphs: [
        '“Are you sure?” asked {A}, and held the first one tight by the coat. {H} turned the magic ring. “A goat, please,” said {H}. Puff! Splash! On the moat lay a boat, a green one, with two oars.',
        '{H} sat in front, {A} rowed, and the goat stood up in its coat. The water was only knee-deep. They took the parcel from the postman. It was for next door, so they went round twice.'
      ]
    },
    {
      id: 'under-the-window',
      A: 'same',
      spare: 14,
      paragraphs: [
        'From a boat you saw the house as you never see it. There was a snail on the wall, and a ball that had been lost since May. “There’s somebody’s toothbrush on the sill,” said {A}. “It’s mine,” said {H}. “So that’s what it looks at all day.”',
        'They rowed by without a sound. A frog had moved in by the drainpipe, as though it had been waiting for years. It gave them a look, and pulled in its feet, so that they could get past.'
      ]
    },
    {
      id: 'ordering-now',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Now that they knew how, it was easy. {H} asked the ring for a rake, and there was a cake in the boat. {A} asked for the moon, quite slowly, and there was a spoon to go with it. It took some thinking beforehand. “What’s like tea?” asked {A}.',
        '“Bee,” said {H}. “Or knee.” They took knee, because of the stinging. The goat had the crumbs, and the paper, and most of the spoon.'
      ]
    },
    {
      id: 'gulp',
      A: 'partner',
      paragraphs: [
        'When they had landed, the goat licked {H}’s hand, very thoroughly. Gulp. There was no ring on the finger. “It’s eaten it!” cried {A}. “What if it wishes for something?”',
        '“Meh,” said the goat. Puff! On the seat lay a heap of hay. The goat floated off in the boat, in its coat, round the corner. They ran to the other side to meet it. There was no moat, and no goat. “It’ll be all right,” said {H}. “It never wants anything but hay.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at the puff, and then smelled goat.',
      '{names} looked at the rug, where something had been expected to float.',
      { text: '{names} took the newspaper away from it, a bit too late.', needs: ['hands'] },
      { text: '{names} searched the other carrots, and found no more rings.', needs: ['hands'] }
    ],
    way: [
      '{names} put one foot into the moat, and took it out.',
      '{names} looked at the buttons, which shone.',
      { text: '{names} waved to the postman, since he was so near.', needs: ['hands'] },
      { text: '{names} tried to think of a word that sounds like nothing.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along in the boat, right at the edge.',
      '{names} made room for the goat, and then some more.',
      { text: '{names} pushed off from the doorstep with a broom.', needs: ['hands'] },
      { text: '{names} held the parcel, and kept it dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The carrots were washed, and nothing else was in the bag. One gold button lay on the rug, with tooth marks.',
    '{H} washed too, and the bath was a good moat. In bed {H} asked for bread, very softly, in case. It was a bed already.'
  ],
  last: [
    'Somewhere a boat went by with somebody in a coat, and {H} was asleep.',
    'Nothing went puff any more, but a breath did, and that was {H}, who slept.'
  ]
})
