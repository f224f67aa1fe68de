import { wishPlot } from '../wish-plot.ts'

export const frogs = wishPlot({
  themes: ['frogs'],
  except: ['toad', 'toads', 'newt', 'newts', 'tadpole', 'tadpoles', 'frogspawn'],
  company: ['frog'],
  answers: ['pond'],
  about: 'A frog that has to tell everybody that it is no prince has no mouth free to croak; another says it for it.',
  titles: ['The Frog Who Was Not a Prince', 'No, Said the Frog', '{H} Does Not Ask', 'A Frog in the Lettuce', 'What {H} Really Wanted to Know'],
  want: [
    {
      id: 'lettuce',
      A: 'partner',
      paragraphs: [
        'In the lettuce sat a frog. It was as small as a thumb, and {H} had nearly washed it. “No,” said the frog.',
        '“I didn’t say anything,” said {H}. “You were going to,” said the frog. “No, I am not a prince. And no kissing, please.” It was rather hoarse.',
        '“I was going to ask if you can croak,” said {H}. “I want to see it, with the bubble.” The frog looked at {H} with one eye, and then with the other. “That,” it said, “is the first proper question since March.”'
      ]
    },
    {
      id: 'crown',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Are you sure you’re not one?” asked {A}. “A small one, perhaps? On your mother’s side?” “My mother laid two thousand of us,” said the frog. “You can’t have two thousand princes. Who would do the work?”',
        '{A} counted on ten fingers and gave it up. “Sorry,” said {A}. “They say it’s in a book.” “I’ve met the man with the book,” said the frog. “He didn’t ask me anything about flies.”'
      ]
    }
  ],
  way: [
    {
      id: 'water',
      A: 'partner',
      paragraphs: [
        'So the frog tried. “Croak,” it said. There was no bubble. It sounded more like a drawer. {A} brought it water in an egg cup.',
        'The frog climbed in and sat down. “Don’t you want to drink it?” asked {H}. “I am drinking,” said the frog. “We do it with our skin.” {H} put one finger in as well, and waited. The finger was as thirsty as before.'
      ]
    },
    {
      id: 'flies',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps it was hungry. “What do you like?” asked {A}. “Flies,” said the frog. There were no flies. {A} offered it a raisin, which looks much the same from the side.',
        'The tongue came out, and the raisin was gone. The frog shut both eyes to swallow. “We push with our eyes,” it explained. Then it opened them. “That was a very old fly.”'
      ]
    },
    {
      id: 'jump',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Meanwhile {A} wanted to know about the jumping. The frog showed them: it went from the egg cup to the butter dish, with nothing in between. {A} measured it with a spoon. It was five spoons.',
        '“How far is that in frogs?” asked {A}. “Twenty,” said the frog. {H} lay down on the floor and {A} laid a sock at {H}’s feet and at {H}’s head. Twenty of {H} went out of the door and across the street.'
      ]
    },
    {
      id: 'pet-frog',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'The frog saw {A} looking. “No,” said the frog at once. {A} went on looking. “Don’t be offended,” said {H}. “{A} doesn’t want a prince either.”',
        'For a good while they looked at each other, and neither of them asked anything. “That one may stay,” said the frog. “That one has manners.”'
      ]
    },
    {
      id: 'elder-prince',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} put on a pair of glasses and bent down to the egg cup. “Well, well,” said {S}. “Is it one of those…” “No,” said the frog. “Tree frogs?” said {S}. The frog went a darker green.',
        '“I beg your pardon,” it said. “It’s a habit.” “I was going to say that you’ve got lovely toes,” said {S}. {A} bent down to see them. There was a round pad on the end of every one. “For walking up windows,” said the frog, and held one out.'
      ]
    },
    {
      id: 'small-one',
      A: 'child',
      spare: 6,
      paragraphs: [
        '{A} came close and held out a hand, quite flat. The frog got on. It was cold and it weighed about as much as a wet leaf. {A} stopped breathing, so as not to blow it off.',
        '“Breathe,” said the frog. {A} breathed. “Now you’ll ask,” said the frog. {A} shook {A}’s head, with great care. “I can feel your heart,” whispered {A}. “It’s going faster than mine.”'
      ]
    },
    {
      id: 'neck',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Whoever is hoarse wants something warm round the neck. {A} brought a bit of red ribbon, and held it ready. Then {A} looked at the frog from the left and from the right. “Where’s your neck?” asked {A}.',
        '“I haven’t got one,” said the frog. “First I’m head, and then I go straight on.” They tied it round the middle instead, with a bow. “Now you look like a present,” said {H}. “Or like a prin…” said {A}. “No,” said the frog, and climbed out of it.'
      ]
    },
    {
      id: 'rain',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Frogs sing when it rains,” said {A}. So {H} held the sieve over the egg cup, and {A} poured in water from a mug. It rained very nicely. The frog turned up its face, shut both eyes and went a brighter green.',
        '“Croak,” it said. It was still the drawer. “There ought to be thunder,” said the frog. {H} took a baking tray and shook it, so that it boomed. “No, I’m not one!” called the frog at once. “I thought that somebody was at the door,” it said, when it could see again.'
      ]
    },
    {
      id: 'mouth-shut',
      A: 'partner',
      paragraphs: [
        '“How is it meant to go?” asked {A}. “Well,” said the frog, “you shut your mouth, and then you push. No, I’m not one!” It had heard steps outside. “They might be coming to ask,” it said.',
        '“That’s why!” said {A}. “You croak with your mouth shut. And you’re always saying no to people.” The frog opened its mouth to say no, and closed it again. “I could say it for you,” said {A}. “I’m good at no.”'
      ]
    },
    {
      id: 'practice',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} and {A} practised saying no, so that it would sound right. {H} did the asking. “Good evening. Is that frog a prince?” “No,” said {A}. “Might I kiss it?” “No.” “Is it a princess?”',
        '{A} looked at the frog. The frog thought. “That’s a new one,” it said. “Say not on weekdays.” So they did it once more from the start, with that in it.'
      ]
    }
  ],
  turn: [
    {
      id: 'too-polite',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{H} turned off the big light, for frogs like it dim. Only the small lamp in the corner was on, and the lettuce looked like a wood. “Better?” asked {H}.',
        'The frog opened its mouth. “Yes,” said {A}, who was speaking for it. “And it says thank you.” “I could have said that one myself,” said the frog. It had not sounded so cheerful all evening. A good deal of the drawer had gone out of its voice.'
      ]
    },
    {
      id: 'wet-leaf',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Keep me wet, please,” said the frog. “I breathe with my skin as well.” {H} laid a dripping lettuce leaf over it. From under there two eyes came up, like two beads. A frog wears them on top, so that it can sit in a pond and look out.',
        '“No,” said {A} to the room. “Nobody asked,” said the frog. “I’m getting warm,” said {A}. “No. No, thank you. Certainly not.” The leaf shook a little. A frog does not laugh aloud, but it was that kind of leaf.'
      ]
    },
    {
      id: 'croak',
      A: 'partner',
      paragraphs: [
        'So {A} sat down next to the egg cup. “Is that frog a prince?” asked {H} in a deep voice. “No,” said {A}, before the frog could move. “It’s busy.”',
        'The frog kept its mouth shut. A bubble came out under its chin. It grew as big as a grape, and as big as an egg. “Crrrr-OAK,” went the frog, and the egg cup rang.',
        'And then, from far down the street, where the pond was, something answered. Crrrr-oak. The frog sat up very straight.',
        '{A} opened the window a little. The frog stepped out onto the glass with its sticky toes, and looked back. “You want to ask if that’s a princess,” it said. {H} did, very much. “No,” said {H}. “Thank you,” said the frog, and went, with its bubble half out already.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came quite close, and the frog said no to that as well.',
      '{names} kept low, so as not to look full of questions.',
      { text: '{names} picked a bit of lettuce off the frog’s back.', needs: ['hands'] },
      { text: '{names} turned down the radio, out of respect for a sore throat.', needs: ['hands'] }
    ],
    way: [
      '{names} drank some water too, in the ordinary way.',
      '{names} made a noise like a smaller drawer.',
      { text: '{names} stood a second egg cup beside it, in case of guests.', needs: ['hands'] },
      { text: '{names} bolted the door against people with questions.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat up straighter too, as at a concert.',
      '{names} went to the window, where the air smelled of pond.',
      { text: '{names} rang the egg cup once more with a spoon, to find the note.', needs: ['hands'] },
      { text: '{names} closed the window softly, behind the bubble.', needs: ['hands'] }
    ]
  },
  bed: [
    'The egg cup went back to its shelf. {H} washed the lettuce again, and looked through it leaf by leaf.',
    'Freshly washed, {H} lay down. A long way off there were two frogs now, first the one and then the other. Neither of them had to say no.'
  ],
  last: [
    'Nobody asked anything any more, and {H} slept with both lips shut.',
    'Crrrr-oak, it went at the pond, and {H} was asleep and left it at that.'
  ]
})
