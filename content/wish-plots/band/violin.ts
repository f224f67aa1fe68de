import { wishPlot } from '../wish-plot.ts'

export const violin = wishPlot({
  id: 'wish-violin',
  wishes: ['violin', 'violins', 'violin lesson', 'violin lessons', 'violin practice', 'playing the violin', 'play violin', 'learning the violin', 'learning violin', 'first violin', 'new violin', 'violinist', 'voilin', 'fiddle', 'fiddles', 'playing the fiddle', 'squeaky violin', 'violin squeaks', 'violin screeches', 'violín', 'violon', 'violino'],
  answers: ['play', 'plays', 'playing', 'played', 'learn', 'learns', 'learning', 'lesson', 'lessons', 'practice', 'practise', 'practising', 'practicing', 'first', 'new', 'squeak', 'squeaks', 'squeaky', 'squeaking', 'creaks', 'creaky', 'screech', 'screeches', 'scratchy', 'note', 'bow', 'string', 'strings', 'little', 'small', 'half', 'size', 'sound', 'music', 'instrument', 'noise', 'my', 'neighbours', 'neighbour', 'hard', 'tune', 'long'],
  except: ['cat', 'cow', 'moon', 'crab', 'crabs', 'cricket', 'crickets', 'grasshopper', 'magic', 'concert', 'orchestra', 'stage', 'exam', 'grade', 'lost', 'broken', 'broke', 'snapped', 'stolen', 'piano', 'trumpet', 'drum', 'drums', 'guitar', 'teacher', 'grandpa', 'grandma', 'died', 'dead', 'fiddler', 'roof', 'nero', 'sticks', 'mouse', 'rabbit', 'hedgehog'],
  moods: ['first', 'learning'],
  company: ['violin', 'bow', 'note', 'door', 'oil', 'can', 'cupboard'],
  about: 'The hero wants one smooth note and the neighbour comes to oil the doors, until {A} knows how you open a creaking one when somebody is asleep.',
  titles: ['Mr Petrov Hears a Door', 'One Note Like a Ribbon', 'It Was the Bin', '{H} Opens the Violin', 'All in One Go'],
  want: [
    {
      id: 'one-note',
      A: 'partner',
      paragraphs: [
        '{H} had a violin, half the size of a real one, and wanted one note from it. It was to be long and smooth, like a ribbon. {A} sat down to hear it. {H} laid the bow on the string, and pulled. “Eeeerk.”',
        'The bell rang. It was Mr Petrov from next door, with an oil can. “I heard your door,” said Mr Petrov. The door got a drop above, and a drop below. “Now it won’t do that again.” And off went Mr Petrov.'
      ]
    },
    {
      id: 'parts',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A violin has a neck, and a belly, and a back, and ribs. {H} showed {A} where they all were. “It’s got no legs,” said {A}. “No,” said {H}. “You have to carry it.” At the top it ended in a curl, like somebody with one good idea.',
        'In the middle it had two holes, long and bent, like an f. {A} looked in. There was a label in there, and some dust, and it was very dark. “It’s empty,” said {A}. “That’s for the notes,” said {H}. “They need the room.”'
      ]
    }
  ],
  way: [
    {
      id: 'carefully',
      A: 'partner',
      paragraphs: [
        'So {H} did it more carefully. {H} moved the bow by the width of a thumb, and stopped, and listened. Then {H} moved it a bit further. “Erk,” said the violin. “Erk. Erk. Eeeerk.”',
        '{H} just had time to hide the violin. Mr Petrov was there at once. “That’s the upper hinge,” said Mr Petrov. All the doors were oiled, and the oven, and the lid of the bin. “Now there’s nothing left that can creak,” said Mr Petrov.'
      ]
    },
    {
      id: 'what-it-sounded-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It wasn’t always a door,” said {A}, to be kind. “The second was more of a gull.” There had been a swing in it as well, and a cork. Once it had been a very small tram that took a bend. {H} was rather proud of the tram.',
        'They tried to get it back, for it had had a bell. But it was another gull, and then a stork in new shoes. “You never know who’s coming,” said {A}. “I wanted a ribbon,” said {H}.'
      ]
    },
    {
      id: 'rosin',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the case was a brown lump, as clear as a boiled sweet. It was called rosin, and it came out of a pine tree. You rubbed the bow with it, to and fro. {A} sniffed at it for a long time. “And that makes it slippery?” asked {A}.',
        '“No, it makes it sticky,” said {H}. “The bow takes hold of the string, and lets go, and takes hold again. It’s so quick that you don’t see.” It snowed a little on {H}’s sleeve. “So it’s got to stick,” said {A}. “Then don’t tell Mr Petrov.”'
      ]
    },
    {
      id: 'chin',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The violin was held with the chin, and both hands were left over. {H} let go to show it, and stood there with arms like a penguin. “Can you talk as well?” asked {A}. “Om my iddle,” said {H}.',
        '{A} wanted to know how it felt, and took a shoe. It was about the right length. {A} held it with {A}’s chin, and said yes to somebody in the street. The shoe said yes too.'
      ]
    },
    {
      id: 'horsehair',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s the bow made of?” asked {A}. There was a stick, and there was hair, a hundred and fifty of them side by side. “They’re from a horse,” said {H}. “From the tail.” {A} had a good look. They were white and quite straight. It must have been a tidy horse.',
        '{H} let the bow swish, once to the left and once to the right. It remembered. “That’s what it used to do all day,” said {A}. “There were flies.”'
      ]
    },
    {
      id: 'pinky',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The bow lay in the hand as if it were something alive. The thumb was bent. Three fingers hung over the top like washing. The little finger stood on the stick, on its tip, all by itself. “He’s the lookout,” said {H}.',
        '{A} tried it with a wooden spoon. All {A}’s fingers wanted to be the lookout. “You’re squeezing,” said {H}. “It’s got to be as if you were holding a chick.” {A} held it like a chick. The spoon lay on the floor, and it was free.'
      ]
    },
    {
      id: 'pluck',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For a rest {H} plucked. Plink, plink, plunk. That never went wrong, and nobody came. The thick string went down, and the thin one went up. “That’s rain,” said {A}. “Do some on a bucket.”',
        '{H} did some on a bucket, and some on a hat. They listened to it, and drew in their feet. But when it had been raining for a while, {H} sat up. “A ribbon doesn’t drip,” said {H}.'
      ]
    },
    {
      id: 'bridge',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Over the belly stood a small bridge, and all four strings went across. “The bow’s got to stay on this side,” said {H}, “and not go up the road.” There was a road, between the bridge and the black part. {A} bent down to it, and kept watch.',
        '“A bit to the left,” said {A}. “Now you’re in the ditch. Now you’re going over the bridge!” “Eeeerk,” said the violin. “It was a rather narrow bridge,” said {A}.'
      ]
    },
    {
      id: 'other-sleeve',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“Perhaps it’s cold,” said {A}, and laid a scarf round its neck. {A} had read that wood doesn’t like a draught. {A} breathed a bit into one of the holes, to warm it up. It smelled of cheese in there now.',
        '“Try it again,” said {A}. “Eeeerk.” It was a warm one. “It’s better,” said {A}. Then {A} went and opened the door for Mr Petrov, before there was a ring.'
      ]
    },
    {
      id: 'petrovs-doors',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now that everything was oiled, the doors shut by themselves. You went in and they came after you without a word. {A} said something to {H}, and there was a door between them. “It’s like living with cats,” said {A}.',
        'The bin was the worst. You only had to look at it, and its lid went up. {H} walked by, and it opened its mouth. “It wants something,” said {H}, and gave it an apple core, so as not to be rude.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Our Anton learnt it,” said {S}. “He had to practise in the shed. After a week the hens moved out.” “Where to?” asked {A}. “To us, into the kitchen. They sat on all the chairs.”',
        '“After a year they moved back in with him,” said {S}. “That’s how we knew. Nobody had to tell us that he could play. We could sit down again.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        'Two rulers were a violin for {S}, one below the chin, and one across it. {S} played with {S}’s eyes shut, and swayed like a tree. There was nothing to hear. “What are you playing?” asked {A}.',
        '“A sad one,” said {S}. {A} listened. “It’s very clean,” said {A}. “It’s got no erk in it at all.” “I took that out,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        'At the first “eeeerk” {A} had gone to the door, to see who was coming in. It was nobody. At the second {A} went again. It was Mr Petrov, so that was right.',
        'From then on {A} stayed there, to save the walk. Every time it creaked, somebody stood on the mat. {A} looked at {H} with respect. {H} could make a neighbour out of a stick and some hair.'
      ]
    },
    {
      id: 'at-night',
      A: 'partner',
      paragraphs: [
        'Mr Petrov had not found the hall cupboard. {A} opened it, a thumb’s width at a time. “Erk,” it said. “Erk. Erk.” “That’s me!” cried {H}. “It’s what I do at night,” said {A}, “when I want a blanket and you’re asleep. The more careful I am, the more it creaks.”',
        '“And then?” asked {H}. “Then I’ve had enough,” said {A}, “and I open it all in one go.” The door went wide open, and did not make a sound.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-one-go',
      A: 'partner',
      paragraphs: [
        '{H} looked at the cupboard, and then at the bow. Up to now it had only been used in the middle. {H} put it on the string right at one end, and did not stop to listen. The arm went open, like a door, all in one go.',
        'It came out brown and smooth, and it came and came, as far as the tip. Nobody breathed. “That was a ribbon,” said {A}.'
      ]
    },
    {
      id: 'and-back',
      A: 'same',
      spare: 14,
      paragraphs: [
        'At the tip {H} had run out of bow. “What now?” asked {A}. “Now you shut it again,” said {H}, and pushed. There came the same note back, a bit darker, as if it had turned round in the hall.',
        'To, and fro. It went in and out, like somebody who lived there. {A} nodded along. The cupboard stood wide open, and learnt something.'
      ]
    },
    {
      id: 'it-was-the-bin',
      A: 'partner',
      paragraphs: [
        'The bell rang. Mr Petrov had not brought the oil can. “It’s stopped,” said Mr Petrov. “But now there’s something else. It’s like a ribbon.” {H} brought out the violin and played it, from one end to the other. Off came the cap.',
        'They listened to the last of it. Then Mr Petrov looked at the doors, one after another, and nodded. “I knew it,” said Mr Petrov. “It was the bin.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked to see who had come in.',
      '{names} had both ears flat for a moment, and then not.',
      { text: '{names} opened the door for Mr Petrov.', needs: ['hands'] },
      { text: '{names} wiped a drop of oil off the handle.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the lid of the bin go up without a sound.',
      '{names} went along from door to door behind Mr Petrov.',
      { text: '{names} held the oil can, and then the cap.', needs: ['hands'] },
      { text: '{names} tried out the oven, and it said nothing.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the middle of the ribbon.',
      '{names} kept quite still, to the tip.',
      { text: '{names} held on to the cupboard, so that it would not put in a word.', needs: ['hands'] },
      { text: '{names} clapped, and so did the bin.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bow was loosened, so that the horsehair could rest. {H} laid the violin in its case, and the lid went down like all the others.',
    '{H} washed, and lay in bed, and the door was pulled to. It went all in one go. Nobody could have said when it was shut.'
  ],
  last: [
    'Out of the evening came something long and smooth, and it came and came, and {H} was asleep.',
    'The hall cupboard was opened once, for a blanket, and made no sound, and {H} slept.'
  ]
})
