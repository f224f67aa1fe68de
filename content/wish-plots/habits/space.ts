import { wishPlot } from '../wish-plot.ts'

export const whoeverSpace = wishPlot({
  id: 'wish-whoever-space',
  visits: 'anything',
  whoever: [
    'wants to go to the moon',
    'wants to go to space',
    'wants to fly to the moon',
    'wants to fly to space',
    'wants to travel to space',
    'wants to travel to the moon',
    'wants to go into space',
    'wants to go to outer space',
    'wants to visit the moon',
    'wants to see the moon',
    'wants to get to the moon',
    'wants to live on the moon',
    'wants to walk on the moon',
    'wants to jump to the moon',
    'wants to reach the moon',
    'wants to be an astronaut',
    'wants to become an astronaut',
    'wants to go to Mars',
    'wants to fly to Mars',
    'wants to go to the stars',
    'wants to fly to the stars',
    'wants to be a space explorer',
    'dreams of going to the moon',
    'dreams of going to space',
    'dreams of flying to the moon',
    'dreams of being an astronaut',
    'dreams of space',
    'dreams of the moon',
    'would like to go to the moon',
    'would like to go to space',
    'wants to be a cosmonaut',
    'wants to be a spaceman',
    'wants to build a rocket',
    'wants to go to Jupiter',
    'wants to go up in a rocket',
    'wants to ride in a rocket',
    'wants to see the planets',
    'wants to touch the moon',
    'wants to visit the planets',
    'wishes it could go to the moon',
    'dreams of flying in a rocket',
    'wants to fly a rocket'],
  except: ['jump over', 'leap over', 'pop', 'rock', 'band', 'film', 'movie', 'football', 'doesn’t want to go', 'eats', 'catch', 'touch', 'steal', 'hug', 'paint', 'talk', 'sing', 'sleep', 'lick', 'friend', 'dance', 'howl', 'shine', 'turn off', 'light', 'toilet', 'home', 'cheese'],
  company: ['moon', 'window', 'wool', 'sofa'],
  about: 'The hero wants to keep a patch of moonlight on the rug, and lays wool round it; it slips out, and whoever wants to go to space learns that they have been under way the whole time.',
  titles: ['The Patch That Slid Off', 'The Stop for Space', '{visitor} Has Packed', 'Under Way', 'Wool Round the Moon'],
  want: [
    {
      id: 'the-patch',
      A: 'partner',
      paragraphs: [
        'The moon had come in at the window and lay on the rug, white and square. {H} wanted it to stay just there, and stood in it with both feet. Then {H} looked away, and one toe was in the dark again.',
        'There was a bump. It was {visitor.first}, with a suitcase, and a colander on top. “Is this where it leaves for space?” asked {visitor}. “I’ve packed a sandwich and a flag.”'
      ]
    }
  ],
  way: [
    {
      id: 'nothing-moves',
      A: 'partner',
      paragraphs: [
        '“You need a ship,” said {A}, and was quite sure, and turned the sofa round to the window. {H} counted back from ten. At zero they roared until the cushions jumped. Then they looked out.',
        'It was the same street. “We haven’t gone,” said {visitor}. They did it again, and louder, and it was still the same street. {H} went to stand in the patch. It wasn’t there any more. It was a step further on.'
      ]
    },
    {
      id: 'suitcase',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The suitcase was searched, as is usual before a start. There was the sandwich. There was the flag, which had been a napkin. At the bottom lay a clothes peg. “That’s for the sandwich,” said {visitor}. “Up there it floats off while you’re chewing.”',
        '“And what’s on it?” asked {A}. “Cheese,” said {visitor}. “In case it isn’t true about the moon.” They pegged the sandwich to the arm of the sofa. It looked as if it was going to hold.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is it far?” asked {visitor}. {A} worked it out, on a finger. “If there was a road, you’d drive all day and all night,” said {A}. “In half a year you’d be there.” “Without stopping?” “Without stopping.” {visitor} looked at the one sandwich.',
        '“A rocket does it in three days,” said {A}. “Then there’s Monday’s half and Tuesday’s half,” said {visitor}, “and on Wednesday we’re there, and we’re hungry.” {H} went and got an apple for Wednesday.'
      ]
    },
    {
      id: 'slow-walk',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the moon you weigh hardly anything, so they practised it. You lift one foot, and then you wait. {A} was good at waiting, and stood on one leg like a lamp. {H} came past in very slow jumps, with the arms a bit late.',
        '“Have you landed yet?” asked {A}. “No,” said {H}, on both feet. “I’m still coming down.” {visitor} was coming down as well. They did not arrive until they had passed the shelf.'
      ]
    },
    {
      id: 'no-air',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Up there you can’t hear anything,” said {A}. “There’s no air to carry it.” So they talked as on the moon, without a sound. {H} said something long to {visitor}. {visitor} said something back, and they both looked at the door.',
        '“What did you say?” asked {A} after that. “I asked if there was anybody there,” said {H}. “And I said I’d have the cheese,” said {visitor}. They had understood each other very well.'
      ]
    },
    {
      id: 'the-footprint',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} knew about the footprints. “They’re still there,” said {A}. “There’s no wind up there, and it doesn’t rain. Whoever puts a foot down has put it down for good.” {H} breathed on the window, and pressed one thumb into the mist, and one toe for the moon.',
        'It stayed for as long as a yawn. “Then up there I’d look where I tread,” said {visitor}. “Suppose you slip, and it says so for ever.” {visitor} tried it on the glass, with great care. It came out rather well.'
      ]
    },
    {
      id: 'what-with',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“It’s very cold up there,” said {A}. “Everything has to be packed in.” They began with {caller.part}, so as to get it over with. They used a tea towel, and a bag on top of that, and some string. It took them as long as a parcel for abroad.',
        '“Can you move?” asked {A}. {visitor} {caller.does}, or rather only half of that. It rustled. “It’s exactly like that in the pictures,” said {visitor}, very proud. “They can’t do anything either.”'
      ]
    },
    {
      id: 'what-they-know',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“And if there’s somebody up there, and they ask about you?” said {A}. “What will you tell them?” It was better to practise that. {H} sat on the arm of the sofa, and was somebody up there. “Who are you?” asked {H}.',
        '“{caller.fact},” said {A}, who was helping. {H} had never heard of that, up there. “Show me,” said {H}. {visitor} showed it. “Now I know,” said {H}. “And has everybody got that, where you come from?” “No,” said {visitor} slowly. “It’s only us.”'
      ]
    },
    {
      id: 'call-home',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was the people at home, and sat behind the door with a shoe for the telephone. “Hello, ship,” said {A}. “Have you got your gloves?” “We can’t hear you very well,” said {H} into a cup. “You’re in space.” “You’re in space,” said {A}. “I’m in the hall.”',
        '“What can you see?” asked the shoe. {visitor} looked out. “A bus stop,” said {visitor}. There was some crackling, and it was paper. “Bring us something,” said the shoe.'
      ]
    },
    {
      id: 'dark-side',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“There’s one side of it that you never see,” said {A}. “It always turns us the same face.” {H} tried to do that with {visitor}. {H} went round and round, and always looked at {visitor}. “What’s at the back?” asked {visitor}, after two rounds.',
        '“A pocket,” said {A}, who could see it. “And there’s half a leaf stuck to it.” {visitor} wanted very much to see the leaf. But each time {visitor} moved, {H} came along too, in front.'
      ]
    },
    {
      id: 'ticket',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Tickets, please,” said {A}, with a hat on. {visitor} had one. It was cut from a box, and it said “Space, and back for breakfast”. {A} turned it over. On that side it said how to cook the noodles.',
        '{A} thought it over. “It’s for window seats only,” said {A}, and bit a hole in the corner. They all moved up to the window. {H} had only a bus ticket from Tuesday. It was still good as far as the lamp post.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When they walked on it for the first time, everybody watched,” said {S}. “There was one television for the whole row of houses. They hopped about, and it was all grey.” “And was it good?” asked {A}. “I fell asleep,” said {S}. “I woke up, and they were up there, and I’d missed how.”',
        '“How what?” asked {visitor}. “How they got in,” said {S}. “I still don’t know how they did the door.” {visitor} made a note: look at the door.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was the moon, and stood up on a cushion and shone. “You’ve got to go round us,” said {A}. {S} went round the sofa and shone at everybody in turn. It took a month, or as long as that lasts. “Now I’m thin,” said {S}, and breathed in.',
        '“And now?” asked {visitor}. “Now you can’t see me,” said {S} from the back of the sofa. They couldn’t. They waited, as you do at the end of a month, until an ear came up.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had found the patch as well, and lay down in it. After a while {A} got up, and turned round once, and lay down a bit further on. {visitor} had been watching. “Why does {A} keep moving?” asked {visitor}.',
        '“It’s because of the patch,” said {H}. “{A} always lies in the middle.” It was quite a long way by now, from the first dent in the rug to the last. {A} had gone all of it lying down.'
      ]
    },
    {
      id: 'wool',
      A: 'partner',
      paragraphs: [
        'This time {A} laid red wool round the edge of it. They watched, and nothing happened. They ate half of the sandwich. When they looked again, the moon was out of the wool by a hand.',
        '“Something’s moved,” said {A}, and put one finger on the glass, over the moon. After a while the moon came out at the side. “I’m keeping still,” said {A}. “So who’s driving?”'
      ]
    }
  ],
  turn: [
    {
      id: 'we-are',
      A: 'partner',
      paragraphs: [
        '{H} looked from the finger to the wool. “We are,” said {H}. “The window’s moving, and the street, and all of it.” “So it is,” said {A}. “It turns. And it goes round the sun, faster than a hundred trains. You forget, because it never shakes.”',
        '{visitor} held on tight to the suitcase. “Then we’ve left already,” said {visitor}. “You got on when you were born,” said {H}.'
      ]
    },
    {
      id: 'belts',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They sat down on the sofa at once, and {A} gave out belts. One was a dressing-gown cord, and one was a scarf. {H} looked out to the front. There was an enormous amount of dark, and it was all being driven through.',
        '“Is anybody steering?” asked {visitor}. They thought about it. “It’s always found the way up to now,” said {A}. A few stars came past the edge of the window, quite slowly. {visitor} waved to one, out of habit, as you do from a train.'
      ]
    },
    {
      id: 'been-there',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And what about the moon?” asked {visitor}. “I did want to tread on it.” {A} pointed at the rug. The light there had been on the moon a second ago. It had only bounced off, and come in here. “It’s quite fresh,” said {A}.',
        '{visitor} came into it, first with one edge and then altogether. Wherever that was, the white lay on top. “It’s on me,” said {visitor}. “I’m not on it, it’s on me.” {H} said that this was how everybody began.'
      ]
    },
    {
      id: 'the-flag',
      A: 'partner',
      paragraphs: [
        '“So this is space,” said {visitor}, and looked round at the lamp, and the shelf, and {A}. “I’d thought it would be emptier.” {visitor} unpacked the flag, and planted it between two cushions.',
        '{H} stood in the patch with both feet, and this time {H} let it slide. “Look,” said {H}, with one toe in the dark. “That’s how far we’ve gone since the sandwich.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down in the patch as well, and had to move up.',
      '{names} looked out for whatever left for space, and it was a bus.',
      { text: '{names} carried the suitcase in, and it weighed a sandwich.', needs: ['hands'] },
      { text: '{names} straightened the colander, which was the wrong way up.', needs: ['hands'] }
    ],
    way: [
      '{names} roared along at zero, and then looked at the street.',
      '{names} stayed behind on the earth, under the table.',
      { text: '{names} waved to the sofa with a tea towel, until it did not leave.', needs: ['hands'] },
      { text: '{names} held the end of the wool, and kept quite still.', needs: ['hands'] }
    ],
    turn: [
      '{names} held on to the rug, now that it was known.',
      '{names} leaned a little into the curve.',
      { text: '{names} shared out the other half of the sandwich, as on a train.', needs: ['hands'] },
      { text: '{names} set a clock by the wool.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wool was picked up, and the sofa was turned back. It didn’t matter now which way it looked. The flag stayed in its crack.',
    'They washed and lay down. It was a smooth run tonight, and nothing rattled.'
  ],
  last: [
    'Very fast, without a sound, the bed went on through the dark, and {H} was asleep.',
    'The moon went over the blanket, from the feet to the chin, and {H} was asleep.'
  ]
})
