import { wishPlot } from '../wish-plot.ts'

export const moon = wishPlot({
  themes: ['moon'],
  except: ['sleep', 'darkness', 'lantern', 'dark'],
  answers: ['night', 'nighttime'],
  about: 'The hero races the moon from window to window and loses every time, until one of them stays behind to hold it.',
  titles: ['Faster Than the Moon', '{H} Races the Moon', 'It Was There Before Me', 'The Moon in the Bowl', 'Two Windows and One Moon'],
  want: [
    {
      id: 'already-there',
      A: 'partner',
      paragraphs: [
        'The moon was at the window of the big room, round and yellow. {H} went to the kitchen, and there it was at the kitchen window. “It’s followed me!” said {H} to {A}.',
        '{H} went back slowly, as if nothing was the matter, and at the last moment {H} ran. The moon was there already, and not even out of breath. “I want to get there first,” said {H}. “Just once.”'
      ]
    }
  ],
  way: [
    {
      id: 'races',
      A: 'partner',
      paragraphs: [
        '“Ready, steady, moon,” said {A}, and {H} ran, first in shoes and then without. {H} turned round halfway and came back. Nothing could fool the moon. It hung in every window.'
      ]
    },
    {
      id: 'tiptoe',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It may go by the sound,” said {A}. So they went on tiptoe, in socks, with their arms out. A floorboard creaked and they both stood on one leg until it had finished.',
        'They put their noses round the curtain, one above the other. The moon looked straight at them. “It knew,” whispered {H}. “It was waiting for the second nose,” whispered {A}.'
      ]
    },
    {
      id: 'curtain',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Then {H} thought of locking it in. They waited until the moon was well inside the kitchen window, and {A} drew the curtain. “Got you,” said {H}. They went to the other room on purpose slowly, with their hands in their pockets.',
        'There it was. “It got out,” said {H}. {A} went back and looked behind the curtain. “It’s still in, too,” called {A}. They did not know what to say about that.'
      ]
    },
    {
      id: 'hold-it',
      A: 'partner',
      paragraphs: [
        '“You stay here and hold it,” said {H}. {A} stood at the first window, and {H} ran to the kitchen. “Have you got it?” called {H}. “Yes,” called {A}. “No,” called {H}. “It’s here!”',
        '“I’m looking at it!” “So am I!” So they stood in two rooms and shouted, and each of them had the whole moon.'
      ]
    },
    {
      id: 'same-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps there are two,” called {A}. “What does yours look like?” {H} looked closely. “Round. A bit dirty on the left. There’s a rabbit on it, or a hand.” “Mine’s got the rabbit as well,” called {A}.',
        '“Has yours got a nick in it?” {A} was silent for a while. “That’s on the glass,” said {A}. “I’ve rubbed it off now.” So had {H}.'
      ]
    },
    {
      id: 'other-door',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Through the hall,” whispered {A}, “it can’t see you. There’s no window in there.” That was clever. {H} stood in the dark for a while, between the coats. {H} counted all the way up to forty. Out there it would be wondering. Then {H} pushed the kitchen door with one toe.',
        'The moon was on the table. It had come in quite a long way, to have a look. It lay there as far as the bread. “It’s been worried,” said {A}. “You were gone for such a time.” {H} went up to it, and spoke to it quite kindly. “I was only in the hall,” said {H}.'
      ]
    },
    {
      id: 'pet-watch',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{H} set {A} down in the white patch where the moon came in. The patch lay on {A} like a cloth. {A} did not mind it at all.',
        '{H} waited. After some minutes the patch had moved on by the breadth of a thumb, and {A} had not. “It went on without you,” said {H}. “It never does that with me.” {A} had not even tried.'
      ]
    },
    {
      id: 'elder-train',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“The moon came along with me on a train once,” said {S}. “All night, at the window, over the fields. When we stopped, it stopped. I was quite proud.” {A} asked if it had got off with {S}.',
        '“It stood over the station,” said {S}. “And a man stood there with a suitcase. He said it had come with him, from the other side.” {A} thought about the man. “He was wrong, of course,” said {S}.'
      ]
    },
    {
      id: 'child-wave',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“It’s me that the moon likes,” said {A}. “It was looking at me in the car.” “It was looking at me,” said {H}. “I was in the car too.” They stood side by side at the glass and each moved a little to the side.',
        'The moon went on looking exactly between them. They both breathed on the window, and after that it was a fluffy moon. {A} drew a smile on it with one finger, for the two of them.'
      ]
    },
    {
      id: 'sleeve',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Put your arm out,” said {A}. “Is it warm?” {H} held one arm in the moonlight and the other in the dark. It wasn’t warm, but it was whiter. You could see every hair. “It’s sunshine,” said {A}. “The moon only throws it on. It was left over from today.”',
        'They turned their hands over, so that it should not all be on one side.'
      ]
    },
    {
      id: 'chimney',
      A: 'partner',
      paragraphs: [
        '“Walk past the window,” said {A}, “and look at the lamp post.” {H} walked. The lamp post went the other way and hid behind the frame. “It stayed behind,” said {H}. “Near things do,” said {A}. “Now look at the moon.”',
        '{H} walked the whole length of the window, and the moon did not care. “It’s so far away that it hasn’t noticed,” said {A}. “To the moon you’re still standing in the same place.”'
      ]
    }
  ],
  turn: [
    {
      id: 'bowl',
      A: 'partner',
      paragraphs: [
        '“Then it isn’t running at all,” said {H}. “It’s just everywhere.” That was bad for a race, but good for something else. {H} filled a bowl with water, and they put it on the sill.',
        'The water shook, and then it lay still. In the bowl was the moon, as small as a button. {H} put both arms round the bowl. “Now I’m here first,” said {H}. “Now it’s got to come to me.”'
      ]
    },
    {
      id: 'touch',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“May I touch it?” asked {A}. {H} allowed it, with one finger. The moon broke into about a hundred pieces. They all jumped about, and {A} pulled {A}’s finger out again quickly.',
        'Then they came back, one after another, and ran together, and it was round. “It mends itself,” said {H}. “I’ve got to tell the cups about that,” said {A}, who had broken one on Monday.'
      ]
    },
    {
      id: 'drink',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“How does moon taste?” asked {A}. They put a spoon in and caught a bit. It was hard to get any on the spoon. It had a very thin taste, like a window.',
        '“There’s less now,” said {A}, and looked up to see if it was missing in the sky. It was all there. They each had another spoonful, since it grew back.'
      ]
    },
    {
      id: 'carry',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They tried to carry the bowl to the table together. The moon came along as far as the end of the sill. There it climbed out over the edge and was gone, and they had water.',
        'They carried it back. The moon got in again at the same place. “It doesn’t like the table,” said {H}. “I’d want to see out, too,” said {A}.'
      ]
    },
    {
      id: 'both',
      A: 'partner',
      paragraphs: [
        '“And me?” asked {A}. “I held it for you.” So {H} filled a second bowl, a blue one, and set it beside the first. The moon got in there as well, and was no smaller for it.',
        '“There’s enough for everybody,” said {H}. Out there, over the roofs, they could see one lighted window after another. In each of them somebody had the whole moon.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} raced to the kitchen too, and it was there before anybody.',
      '{names} howled at it a little, in a friendly way.',
      { text: '{names} drew the curtain, counted to three, and looked, and it was still first.', needs: ['hands'] },
      { text: '{names} hid behind the door, to catch it coming past.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in the doorway, and had half a moon from each side.',
      '{names} crept along the wall, and so did the moon.',
      { text: '{names} shouted from the bathroom that it was here as well.', needs: ['hands'] },
      { text: '{names} covered it up with a thumb, and it came out on the other side.', needs: ['hands'] }
    ],
    turn: [
      '{names} sneezed, and the moon broke up and came together again.',
      '{names} breathed on the bowl, and the moon put on a ripple.',
      { text: '{names} carried in a mug of water, and it fitted in there too.', needs: ['hands'] },
      { text: '{names} dried the sill, without touching it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two bowls stayed on the sill for the night, with nothing more to do. The chairs that had been run into were put straight.',
    '{H} washed, lay down, and did not even look. It was there. You could tell by the floor. It had come in without a sound, and this time it had got there first on purpose.'
  ],
  last: [
    'In every window there was a whole moon, and behind this window slept {H}.',
    'To the moon it was all the same place, and {H} was asleep in it.'
  ]
})
