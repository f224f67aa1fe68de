import { wishPlot } from '../wish-plot.ts'

/** For parents who part. There are two homes, or there soon will be, and one picture. */
export const samePicture = wishPlot({
  id: 'wish-sorrow-two-homes',
  tellsAny: 'two-homes',
  comfort: true,
  company: ['bird'],
  fed: true,
  about: 'There are going to be two homes, and the hero wants the very same picture for both walls, and it will not come out the same.',
  titles: ['The Same Picture Twice', 'Two Walls', '{H} and the Two Pictures', 'The Crooked Chimney', 'One for There and One for Here'],
  want: [
    {
      id: 'both',
      A: 'partner',
      paragraphs: [
        '{H} did not have one home any more. There were two, or there soon would be. {H} had been told so, very kindly, at the kitchen table. Nobody had asked {H}.',
        '“I want a picture on the wall here,” said {H}, “and the same one on the wall there. Exactly the same. Then it doesn’t matter where I wake up.” {A} fetched two sheets of paper.'
      ]
    },
    {
      id: 'halves',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Or one picture, cut through the middle,” said {A}. {H} thought of half a house, with half a door in it. “Then there’s only half everywhere,” said {H}. “That’s just what I don’t want.”',
        '“No,” said {A}. “That was a bad idea.” {A} took it back at once. They left both sheets whole, and put them side by side, with the pencils in between.'
      ]
    }
  ],
  way: [
    {
      id: 'second-one',
      A: 'partner',
      paragraphs: [
        'The first picture went well. There was a house on it, with a chimney and a bird. Then {H} drew the second one, and looked across at each line. The second bird was rounder, and the chimney leaned over.',
        '{H} drew three more. In the last one there was no room left for the bird. “They’re all wrong!” said {H}, and swept them off the table. “I want it to be the same! I want everything to be the same!” And {H} cried. {A} did not say, “Hush.”'
      ]
    },
    {
      id: 'held',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} came round the table and stayed there. “It isn’t going to be the same,” said {A}, when it was quieter. “I can’t tell you that it is. It’s going to be different, and you can be sad about it, and cross.”',
        '“I’m both,” said {H}. “That’s a lot for one evening,” said {A}. {H} could feel {A}’s breath going in and out. That, at least, went as it always had.'
      ]
    },
    {
      id: 'fault',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Is it because I never put my shoes away?” asked {H}. “No,” said {A}. “It’s nothing to do with shoes. It’s nothing to do with you at all. Grown-ups decided it, about grown-ups.”',
        '“And if I put them away every day from now on?” “Then there are tidy shoes,” said {A}, “and two homes.” {H} had put them away all week. So that could stop again.'
      ]
    },
    {
      id: 'love',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Do I have to like one of them better?” asked {H}. “Which home?” “Which anybody.” “No,” said {A}. “You can like whom you like, as much as you like. Nobody may ask you to choose.”',
        '“What if somebody asks all the same?” {A} thought. “Then you say that you’re busy drawing.” {H} tried it, with a stern face. “I’m busy drawing,” said {H}. It would do.'
      ]
    },
    {
      id: 'what-goes',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'They made a heap for there and a heap for here. The blue jumper went there. The boots stayed here, because of the mud. With the bear it was difficult. It was picked up and put down four times.',
        '“The bear goes to and fro,” said {A}. “On its own?” “In your bag, with its nose out.” {H} saw that this could be done. The bear would have to get used to it as well.'
      ]
    },
    {
      id: 'copy',
      A: 'partner',
      paragraphs: [
        '{A} picked the papers up from the floor. Then {A} tried it too, and drew {H}’s house, as exactly as could be. It came out with a face. “That’s not even a house,” said {H}, with a wet nose.',
        '“I looked all the time,” said {A}. “I can’t do it, either. I don’t think anybody can draw the same thing twice.” They put all the pictures in a row along the wall. There were six.'
      ]
    },
    {
      id: 'child-bird',
      A: 'child',
      spare: 9,
      paragraphs: [
        '“I like the round one,” said {A}, and pointed at the second bird. “It’s the wrong one,” said {H}. “It’s had its breakfast,” said {A}. “That one’s only going to.”',
        '{H} looked from bird to bird. It was just possible. Then it would be the same bird after all, only a little later on. “It had a big breakfast,” said {H}.'
      ]
    },
    {
      id: 'pet-goes',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had sat down on one of the pictures. “Nobody asked you, either,” said {H}. {A} looked at {H}. “I can explain it to you,” said {H}, “but it isn’t very nice.”',
        'So {H} told {A} how it was going to be, and told it plainly. {A} listened to the end. Then {A} stayed there, on the chimney.'
      ]
    },
    {
      id: 'back-together',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“And if I wish for it very hard?” asked {H}. “That it’s one home again?” “You can wish it,” said {A}. “Lots of children do. But wishing can’t do that.”',
        '“Who can?” “I think it’s decided,” said {A}. {H} had known that already, and had wanted to hear it from somebody who said it straight. It was heavy. It was better than not knowing.'
      ]
    }
  ],
  turn: [
    {
      id: 'tell-apart',
      A: 'partner',
      paragraphs: [
        '“When you wake up in the dark,” said {A} slowly, “how will you know which home it is?” {H} had not thought of that. “By the chimney,” said {H}. “Straight is here. Crooked is there.”',
        '{H} took the first picture from the row, and the second one. Now it was good that one was crooked. “Then I open one eye,” said {H}, “and look, and I know where I am. And then I know which way the toilet is.”'
      ]
    },
    {
      id: 'toilet',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'They practised it. {H} lay down on the floor with both eyes shut, and {A} held up a picture. “One eye,” said {A}. “Crooked!” said {H}, and set off to the left.',
        'After that it was straight, and {H} went right. Once {A} held it upside down, and {H} walked in a ring. “That’s at nobody’s,” said {H}.'
      ]
    },
    {
      id: 'elder-two',
      A: 'elder',
      spare: 11,
      paragraphs: [
        '“I’ve lived in eleven homes,” said {A}, and counted them off. “And in each I bumped my knee for a week.” “And then?” asked {H}. “Then my knee knew where the table was.”',
        '“Did you like them all?” “No,” said {A}. “One of them had a very rude tap.” {H} wanted to know what it had said. {A} did the tap. It was quite rude.'
      ]
    },
    {
      id: 'same-things',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Is anything the same?” asked {H}. They looked for it. “Your name,” said {A}. “How you sneeze. And who your people are. They’re all still your people.”',
        '“Even on the days when I don’t see them?” “On those days too.” {H} sneezed, though it was not a real one. It did sound the same.'
      ]
    },
    {
      id: 'bird',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Does the bird live in both of them?” asked {A}. “It flies,” said {H}. “It’s on this chimney, and then it’s on that one. In between it’s on a bus.” {A} wanted to know about the bus.',
        '“It gets tired on the bus,” said {H}, “and it’s a bit sad, and then it’s there.” {A} looked at the bird for a long while. “Somebody could sit next to it,” said {A}. “Yes,” said {H}.'
      ]
    },
    {
      id: 'telephone',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“And if I’m there, and want to say something to somebody here?” asked {H}. “Then you say so,” said {A}. “You can always say so. Nobody is cross about that.”',
        '“Even if it’s only, good night?” “That most of all.” {H} practised it, with one hand at one ear, for it was a bit of a lump. “Good night,” said {H}. “It’s me, from there.”'
      ]
    },
    {
      id: 'hang',
      A: 'partner',
      paragraphs: [
        'They hung the straight one on the wall, low down, where {H} would see it from the pillow. The crooked one they rolled up and put in the bag, beside a jumper.',
        '“I’d rather have one home,” said {H}. “I know,” said {A}. “You can say that whenever you want to.” {H} looked at the wall, and then at the bag. “It’s a good crooked,” said {H}. “I couldn’t do it again if I tried.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and sat very close to {H}.',
      '{names} nudged an elbow, gently, until it moved over.',
      { text: '{names} sharpened the blue pencil, and then all the others.', needs: ['hands'] },
      { text: '{names} cleared the cups off the table, to make it bigger.', needs: ['hands'] }
    ],
    way: [
      '{names} stretched out by the row of pictures and squashed none.',
      '{names} pressed up against {H}’s back and stayed there.',
      { text: '{names} drew a bird as well, and it looked like a shoe.', needs: ['hands'] },
      { text: '{names} picked one picture up and flattened a corner of it.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked from chimney to chimney, and leaned to match.',
      '{names} bumped gently against the crooked one, and it did not get straighter.',
      { text: '{names} found a rubber band that was just wide enough.', needs: ['hands'] },
      { text: '{names} held the straight one up by its corners, low down on the wall.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the pencils back into the tin. They stacked the other four houses in the drawer, for there was nothing wrong with them.',
    'Still a bit damp, {H} lay down, and tried it with one eye. It was straight. So this was here, and the way was to the right.'
  ],
  last: [
    'It was dark, and the chimney was straight, and {H} was asleep.',
    'One picture hung and one was rolled up, and {H} slept.'
  ]
})
