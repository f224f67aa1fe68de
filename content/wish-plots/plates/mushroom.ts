import { wishPlot } from '../wish-plot.ts'

export const mushroom = wishPlot({
  id: 'wish-mushroom',
  wishes: ['mushroom', 'mushrooms', 'toadstool', 'toadstools', 'fungi', 'fungus', 'red mushroom', 'mushroom ring', 'mushrooms growing', 'mushroom wood', 'mycelium', 'spotty mushroom'],
  answers: ['wood', 'woods', 'forest', 'red', 'white', 'spots', 'spotty', 'cap', 'caps', 'moss', 'threads', 'roots', 'underground', 'ring', 'autumn', 'rain', 'rainy', 'grow', 'grows', 'growing', 'grew', 'overnight', 'little', 'big', 'brown', 'walk', 'found', 'saw', 'tree', 'trees', 'who', 'that', 'wanted', 'friend', 'visit', 'favourite', 'favorite', 'loves', 'today', 'our'],
  except: ['glow', 'glows', 'glowing', 'light', 'lights', 'soup', 'pizza', 'pasta', 'risotto', 'omelette', 'toast', 'omelet', 'dinner', 'ate', 'eat', 'eating', 'eats', 'eaten', 'picked', 'pick', 'picking', 'poison', 'poisonous', 'sick', 'ill', 'allergic', 'hates', 'hate', 'house', 'fairy', 'fairies', 'gnome', 'elf', 'mario', 'toad', 'dragon', 'monster', 'robot', 'cloud', 'kingdom', 'mould', 'died', 'foot', 'toe', 'nail', 'magic', 'bathroom'],
  moods: ['first', 'waiting'],
  company: ['mushroom', 'mushrooms', 'wood', 'cap', 'moss', 'thread', 'threads', 'ring'],
  about: 'A mushroom wants to visit the mushroom on the other side of the moss, and finds that the two of them are one and the same.',
  titles: ['The One on the Other Side', 'Under the Moss', '{H} Comes Up Overnight', 'Nod', 'A Visit to Myself'],
  want: [
    {
      id: 'over-there',
      A: 'partner',
      paragraphs: [
        '{H} was a mushroom, and had come up overnight. The moss was the big green blanket, and {H} stood in it to the waist. The cap was a round cushion, with white paper spots. On the far side of the moss stood another mushroom, in a hat like a plate. It was {A}.',
        '“Good morning,” called the first mushroom. “I’d like to come and see you.” “Do,” called the other. “I’ve been up since four o’clock.”'
      ]
    }
  ],
  way: [
    {
      id: 'no-feet',
      A: 'partner',
      paragraphs: [
        'So the mushroom set off. It had only one leg, and the leg stayed where it was. It leaned forward as far as it could, and the cap fell off into the moss. It hopped, and came down on the same spot. “Are you on your way?” called {A}. “I’m practising,” said {H}.',
        'The mushroom felt down under the blanket, to see what was holding it. There was a white thread of wool round its foot. The thread led away through the ground.'
      ]
    },
    {
      id: 'growing-overnight',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did you come up so fast?” asked {A}. “I was all packed,” said the mushroom. It crouched under the moss to show how. Down there everything was folded small already. It only needed rain to blow it up.',
        '{A} let it rain with ten fingers, on the cap. The mushroom rose, and pushed up the blanket, and a cushion, and a slipper that lay on it. “Sorry,” it said to the slipper. “I’m in a hurry. I’m only here till Sunday.”'
      ]
    },
    {
      id: 'under-the-cap',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Under its cap a mushroom has folds, as fine as the pages of a book. {A} came as close as the moss allowed, and looked up from below. {H} held an open book over both ears. “What’s in it?” asked {A}.',
        '“Dust,” said {H}, “finer than flour. Each bit of dust could be a mushroom.” They blew on page nine together. If all of it came up, there’d be no more room to sit.'
      ]
    },
    {
      id: 'snail-lodger',
      A: 'other',
      spare: 3,
      paragraphs: [
        'A snail had come in from the rain. It was {A}, on hands and knees, with a bag on {A}’s back. “Is it dry under there?” asked the snail. “Come in,” said the mushroom, “but don’t lean on me.”',
        'They waited together for the rain to stop. The snail looked at the stalk, from the top to the bottom. “Do you mind if I nibble?” it asked. “Yes,” said {H}. “I thought I’d ask,” said the snail.'
      ]
    },
    {
      id: 'not-a-plant',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You haven’t got a single leaf,” said {A}. “No,” said the mushroom. “I’m not a plant.” “Are you an animal?” {H} thought about it, and felt for ears. “Not that either. I’m the third sort.”',
        '“And what do you live on, without leaves?” “On what the trees have dropped,” said {H}. “I eat last year’s leaves from below.” {A} held out a paper napkin. It went down under the moss, and there was a sound of chewing.'
      ]
    },
    {
      id: 'a-hat-too-big',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The spots on a red mushroom are left over. When it was small, it had a white skin all over. Then it grew, and the skin didn’t, so it tore. {A} drew a white pillowcase over the cushion, to see how that was done.',
        '“Grow,” said {A}. {H} pushed. Nothing tore, for it was a good pillowcase. But a button flew off. “That’s one spot,” said {H}.'
      ]
    },
    {
      id: 'do-not-touch',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Two walkers came through the wood, and they were {A}’s left hand and {A}’s right. “Look,” said the left one, “a mushroom.” “We only look,” said the right, “because nobody knows which one that is.” They put themselves behind their backs.',
        'The mushroom held still, to be looked at. “I do know which one I am,” it said, when they’d gone. “I’m the one with the slipper.”'
      ]
    },
    {
      id: 'pet-truffle',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Something large breathed at the edge of the wood. It was {A}, who lifted the moss with a nose and looked in underneath. It was dark there, with warm feet.',
        '{A} went in, and turned round twice below the ground. Then a long hump lay in the middle of the wood, and went up, and went down. The mushroom gave it room. There’s a good deal going on under moss.'
      ]
    },
    {
      id: 'elder-wood',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ve seen them lift a paving stone,” said {S}. “It was in our street, and no bigger than an egg cup. It put its head against the stone, and pushed. It took till Friday.” {A} wanted to know how heavy the stone had been.',
        '“Two of us put it back,” said {S}. “On Monday it was up again. After that we all walked round it, and the postman raised his cap.”'
      ]
    },
    {
      id: 'child-small-one',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m coming up,” said a voice down in the moss. A bump rose beside {A}, and it was {S}, with a bowl on. “How long have you been here?” asked {A}. “Since just now,” said {S}.',
        'The new mushroom looked about. “Is this all?” it asked. “There’s rain as well,” said {A}, “and on some days a beetle.” {S} pulled the bowl down over both ears, and waited for the beetle.'
      ]
    },
    {
      id: 'baby-cap',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} sat at the edge of the wood, round at the top and round below. A cap was put on {A}, and came down to the chin. There was no stalk to be seen.',
        'It was quiet in there. Then two hands pushed it up, and there was the wood again. {A} laughed at it. Some come up several times a day.'
      ]
    },
    {
      id: 'it-nods',
      A: 'partner',
      paragraphs: [
        '“I’ve got a thread too,” called the mushroom on the other side. “I’ve pulled at it.” {A} gave it another tug. Over here the wool tightened, and {H}’s cap nodded. “You nodded,” said {A}. “That wasn’t me,” said {H}. “That was you.”',
        'Then {H} pulled, and the plate on {A}’s head bowed very politely. “It’s the same thread,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        'They both went along the thread under the moss, hand over hand. In the middle, in the dark, {H} got hold of some fingers. “Whose are these?” said {H}. “Mine,” said {A}. “But they’re on the end of my thread.”',
        '“A mushroom’s only what looks out,” said {A}. “The rest is threads, under the moss, and they all join up. It’s all one mushroom.” The cushion with the spots stood quite still. “Then I wanted to visit myself,” it said.'
      ]
    },
    {
      id: 'how-big-am-i',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How big am I, then?” asked the mushroom. {A} had heard of one that was bigger than a town. “I’m under the rug already,” said {H}, and felt about with one foot. “I’m at the door. I think I’m in the hall.”',
        'Somebody walked along the hall. “That tickles,” said {H}. “There’s a bicycle on me as well,” said {A}.'
      ]
    },
    {
      id: 'message-along',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} stood at a corner of the wood and was the mushroom there. They sent each other a message along the wool. One tug was “rain”, and two tugs was “snail”. {H} tugged five times. “What’s five?” asked {A}.',
        '“I don’t know,” said {H}. “I was hoping that I’d know, over there.” {A} thought it over, for both of them, and tugged once.'
      ]
    },
    {
      id: 'how-am-i-there',
      A: 'partner',
      paragraphs: [
        '“And how am I, over there?” asked {H}. {A} looked round the wood. “A bit damp,” said {A}, “but I’ve got a lovely view of me.” {H} was glad to hear it, and nodded. The plate on the other side nodded too.',
        'Mushrooms don’t stay up long. They drew in their heads, first here and then there, until the moss was flat again. “I’ll be back after the rain,” said {H}. “I know,” said {A}, from below.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came up too, at the back, where it was damp.',
      '{names} walked through the wood, round every mushroom.',
      { text: '{names} cut spots out of paper, and lost one in the moss.', needs: ['hands'] },
      { text: '{names} put up an umbrella, and stood on one leg.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed along the thread, as far as the corner.',
      '{names} nodded when somebody else was pulled.',
      { text: '{names} unwound some more wool under the blanket.', needs: ['hands'] },
      { text: '{names} tapped out a little rain on a tray.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned out to be the same mushroom as well.',
      '{names} crept under the moss and stayed there for the time being.',
      { text: '{names} shook hands in the dark, and did not ask whose.', needs: ['hands'] },
      { text: '{names} followed a thread with one finger, and arrived.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wool went back on its ball, and the spots into an envelope, because it might rain again. The moss was folded, and was a blanket.',
    'Then the same moss lay on the bed, and {H} lay under it with all the rest. One hand hung out, in case somebody pulled.'
  ],
  last: [
    'Nothing looked out of the moss any more, and {H} was asleep, here and over there.',
    'Very far down something went on growing, and {H} was asleep until the rain.'
  ]
})
