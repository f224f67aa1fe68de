import { wishPlot } from '../wish-plot.ts'

export const moonCameAlong = wishPlot({
  id: 'wish-moon-came-along',
  wishes: ['moon follows us', 'moon follows', 'moon following', 'moon followed', 'moon follow', 'moon chasing us', 'moon came home', 'moon comes home', 'moon came along', 'moon comes along', 'moon coming with us', 'moon going along', 'moon following car', 'moon follows car', 'moon follow us', 'moon follow me', 'moon following me', 'moon following us'],
  asked: 'fact',
  moods: ['question'],
  answers: ['moon', 'follows', 'following', 'followed', 'follow', 'us', 'me', 'our', 'my', 'the', 'car', 'bus', 'train', 'home', 'everywhere', 'all', 'the', 'way', 'drive', 'driving', 'walk', 'walking', 'night', 'at', 'with', 'along', 'back', 'from', 'where', 'go', 'we', 'why', 'is', 'does', 'do', 'how', 'come', 'always'],
  about: 'The moon has come home beside the car; running along like a moon wears a moon out, and the neighbour was followed too, until the street lamp at the end of the hall shows what is too far away to be left behind.',
  titles: ['Not Even Out of Breath', 'Too Far to Be Left Behind', 'The Moon Came Too', '{H} Drives Down the Hall', 'All the Way Home'],
  company: ['moon', 'window', 'hall', 'plate', 'lid', 'coats', 'lamp', 'street', 'neighbour'],
  want: [
    {
      id: 'came-along',
      A: 'partner',
      paragraphs: [
        'The moon had come home with them. It had waited above the shops. Then it had gone along beside the car, past every tree. Now it stood at the kitchen window, and was not even out of breath.',
        '“It followed us,” said {H}. “All the way! What does it want?” “It hasn’t said,” said {A}. The moon seemed to look at nobody but {H}.'
      ]
    },
    {
      id: 'shake-it-off',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First {H} tried to shake it off. {H} crept under the window on hands and knees, waited behind the cupboard, and counted to ten. “Has it gone by?” whispered {H}. {A} had a look. “It’s waiting,” whispered {A}.',
        'So {H} came out very fast on the other side. There it was, on that side too, as round as before. “It’s good at this,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'with-a-plate',
      A: 'partner',
      paragraphs: [
        'They drove home once more, to see how it was done. {H} had a lid for a wheel, and drove down the hall and back. {A} was the moon. {A} held up a white plate and ran alongside.',
        'At the third corner the moon sat down on the floor. “It can’t be running,” puffed {A}. “You get a stitch, and you bump into the coats. The real one never bumped into anything.”'
      ]
    },
    {
      id: 'good-brakes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it isn’t quick enough when we stop,” said {H}. {H} drove along the hall at full speed, and stopped short beside the boots. Anything that ran would have gone on as far as the door.',
        'They both looked. The moon had stopped as well, not a finger too far. “It’s got very good brakes,” said {A}. They would have liked some like that for the pram next door.'
      ]
    },
    {
      id: 'in-reverse',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Next they drove home backwards. {A} sat in the back and called out what was coming, which had already been. “Door,” called {A}. “Coats. Somebody’s foot.” It was {A}’s own.',
        'The moon came along backwards too, and never once looked over its shoulder. “You can’t even see its feet,” said {H}. “Maybe it’s sitting on something,” said {A}.'
      ]
    },
    {
      id: 'tail-lights',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“We could drive without lights,” said {A}, “and then it won’t see us.” They put out the lamp in the hall. It was very dark, all but the floor. There lay a long white window, with the pattern of the curtain on it.',
        '“It’s switched its own on,” said {H}. They drove along the white part, because there they could see where they were going. When somebody follows you, and holds the lamp as well, you can’t really be cross.'
      ]
    },
    {
      id: 'mr-olu',
      A: 'partner',
      paragraphs: [
        'Outside a neighbour was putting out the bin. {H} opened the window. “Mr Olu!” called {H}. “The moon’s followed us home from the shops!” “That’s odd,” said Mr Olu. “It went home with me, all the way from the station.”',
        '{H} shut the window slowly. The shops were on the left, and the station was on the right. “It can’t have followed both of us,” said {H}. “Not in two directions.”'
      ]
    },
    {
      id: 'pet-followed',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had lain down in the middle of the white patch on the floor. After a time the patch had moved a little, and {A} had not. Only {A}’s tail was still in it.',
        'So {A} got up, and went after it, and lay down in the middle again. “There,” said {H}. “Now somebody’s following the moon.”'
      ]
    },
    {
      id: 'elder-had-one',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had one that followed me too,” said {S}. “It went beside the tram. I was sure that it was mine. I even waved to it, down by my knee, so that nobody would see.” “And then?” asked {A}.',
        '“Then I sat beside a girl called Ottilie,” said {S}, “and she was waving as well.” They had looked at each other, and after that they had waved together.'
      ]
    },
    {
      id: 'child-lets-it-in',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} went to the door and held it open. “Come in, then,” called {S}, “if you’ve come all that way.” They waited politely. Some cold came in, and a moth.',
        '“It sent somebody,” said {S}. The moth went twice round the lamp, and looked at everything. Then it went back out, and they were sure that it was telling all about it.'
      ]
    },
    {
      id: 'baby-points',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} had known it the whole time. In the car {A} had pointed at one window with one finger, and then at the next. Nobody had asked why.',
        'Now {A} pointed at it again. “Yes,” said {H}. “You said so first.” {A} put the finger in {A}’s mouth, for it had done its work.'
      ]
    },
    {
      id: 'what-goes-fast',
      A: 'partner',
      paragraphs: [
        'Now {A} drove, and {H} looked out at the side. “What goes past fastest?” asked {A}. “The coats,” said {H}. They were so near that they were gone at once. The kitchen door took longer. And through the glass at the far end, out in the street, stood a lamp. The whole way down the hall it did not go past at all.',
      ]
    },
    {
      id: 'asks-the-lamp',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Is it following us as well?” asked {A}. They opened the flap of the letter box to see. The street lamp stood there with one foot in the pavement, as it always had.',
        '“It can’t,” said {H}. “It’s screwed on.” “But that’s what it looked like,” said {A}. They drove past it again, to be quite sure. It came along once more, and it was still screwed on.'
      ]
    }
  ],
  turn: [
    {
      id: 'too-far',
      A: 'partner',
      paragraphs: [
        '“It’s the near things that get left behind,” said {H} slowly. “The lamp’s too far away for that.” “And the moon’s further than the lamp,” said {A}. “It’s further than the shops and the station together.” “So it doesn’t run,” said {H}. “It doesn’t even move. It’s just too far away to be left behind.”',
        { extra: 1, both: ['To get there by car you would drive for five months, day and night, without one stop.'] }
      ]
    },
    {
      id: 'a-hill-does-it-too',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“On the big road it was the same,” said {A}. “The posts went whoosh, and the cows went slowly. The hill didn’t go at all.” “The hill came to the seaside with us once,” said {H}. “I waved to it.”',
        'They did it with their hands, to see. One hand close to the eyes flew past, and the far one hardly did. They did it until both of them felt a bit like a train.'
      ]
    },
    {
      id: 'enough-for-everybody',
      A: 'partner',
      paragraphs: [
        'For a moment {H} was sorry. It had been nice to be followed. Then {H} leaned out of the window. “Mr Olu! It’s going home with everybody!” Mr Olu looked up from the bin. “Everybody at once?” “It only has to stay where it is,” called {A}.',
        'And all three of them kept quite still, and it stayed with each of them.'
      ]
    },
    {
      id: 'who-else-has-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Who else is going home now?” asked {A}. They counted them up at the window. There were the people on the last bus, and the man with the pizza, and a fox. There was a ship, too, but you could not see that from here.',
        '“And it doesn’t get any less,” said {H}. With a biscuit you would long have got to the crumbs.'
      ]
    },
    {
      id: 'wave-by-the-knee',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Do you think that it sees us?” asked {A}. “From that far off,” said {H}, “our whole street’s as small as a crumb of toast.” They waved all the same, with big arms, like people on a very small crumb.',
        'A cloud came, and the moon went behind it, and came out on the other side. “That means yes,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out as well, and the moon looked back.',
      '{names} went from one window to the next, and it was in both.',
      { text: '{names} pulled the curtain shut, and peeped, and there it was.', needs: ['hands'] },
      { text: '{names} pointed up at it, so that it knew who was meant.', needs: ['hands'] }
    ],
    way: [
      '{names} came along for the drive, and took up the back seat.',
      '{names} went past very close, and that was a tree.',
      { text: '{names} held a coat sleeve out straight, for a level crossing.', needs: ['hands'] },
      { text: '{names} waved from the side of the road, and was gone at once.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat quite still at the window, and it stayed.',
      '{names} walked up and down once more, to make certain of it.',
      { text: '{names} held up a thumb, and the whole moon fitted behind it.', needs: ['hands'] },
      { text: '{names} waved good night to it, down by one knee.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid went back on its pot, and the plate on its pile. {H} went off to wash without once looking round. It was in the little window there as well.',
    '{H} lay down, first at one end of the pillow, and then at the other. Both times the moon had come along. “You needn’t run,” said {H}.'
  ],
  last: [
    'By now the moon had gone home with everybody, and had not moved. {H} was asleep.',
    'In the gap of the curtain stood the moon, and was not left behind. {H} slept.'
  ]
})
