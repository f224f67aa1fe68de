import { wishPlot } from '../wish-plot.ts'

/** Eight right-angled halves of four squares, always laid short side to short side, make one that is twice as wide. */
export const shapes = wishPlot({
  id: 'wish-shapes',
  wishes: ['shapes', 'learning shapes', 'learn shapes', 'naming shapes', 'names shapes', 'knows shapes', 'different shapes', 'shape sorter', 'shape sorting', 'sorting shapes', 'triangles squares', 'circle square', 'circles squares', 'circle triangle', 'circles triangles', 'square triangle', 'squares triangles', 'circle square triangle', 'rectangle', 'cut triangles', 'toast triangles', 'toast wrong shape', 'toast cut wrong', 'cut toast wrong', 'sandwich wrong shape', 'sandwich cut wrong', 'cut sandwich wrong', 'wanted triangles', 'wants triangles', 'tangram', 'geometry'],
  answers: ['shapes', 'shape', 'learning', 'learn', 'learns', 'learned', 'learnt', 'teach', 'teaching', 'naming', 'name', 'names', 'knows', 'know', 'knowing', 'says', 'say', 'saying', 'calls', 'different', 'sorter', 'sorting', 'sort', 'sorts', 'matching', 'circle', 'circles', 'square', 'squares', 'triangle', 'triangles', 'rectangle', 'rectangles', 'round', 'corner', 'corners', 'sides', 'side', 'toast', 'sandwich', 'sandwiches', 'bread', 'cut', 'cuts', 'cutting', 'wrong', 'right', 'way', 'wanted', 'wants', 'want', 'not', 'into', 'four', 'two', 'three', 'eight', 'pieces', 'quarters', 'halves', 'tangram', 'puzzle', 'geometry', 'maths', 'trouble', 'struggles', 'struggling', 'mixes', 'mixing', 'up', 'gets', 'confuses', 'all', 'his', 'her', 'the', 'my', 'and', 'or', 'everywhere', 'around', 'house', 'home', 'can', 'can’t', 'doesn’t', 'yet', 'now', 'about', 'world', 'toddler', 'nursery', 'preschool', 'kindergarten', 'school', 'reception', 'little', 'son', 'daughter', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'refused', 'refuses', 'eat', 'because', 'wouldn’t', 'won’t', 'cried', 'cross', 'breakfast', 'lunch', 'new', 'today', 'loves', 'likes', 'fun', 'first'],
  except: ['shapes in the clouds', 'clouds', 'cloud', 'stars', 'shapeshifter', 'shifter', 'changes', 'changing', 'change', 'body', 'fat', 'thin', 'dance', 'music', 'band', 'play triangle', 'plays triangle', 'playing triangle', 'recorder', 'bermuda', 'circus', 'town', 'market', 'dancing', 'time', 'friends', 'love', 'crop', 'moon', 'wheel', 'wheels', 'peg', 'monster', 'robot', 'dragon', 'wizard', 'magic', 'planet', 'land', 'shadow', 'shadows', 'dark', 'night', 'minecraft', 'blocks', 'hospital', 'died', 'dead', 'hurt', 'knife', 'blood', 'bleeding', 'finger', 'hair', 'grass', 'paper', 'scissors', 'pizza', 'pasta', 'biscuits', 'cookies', 'pancakes', 'balloon', 'leaves', 'heart', 'hearts', 'ghost', 'sad', 'ship', 'letters', 'mouth', 'face', 'nose', 'circle time'],
  nothingElse: true,
  asked: true,
  fed: true,
  moods: ['learning', 'question', 'change', 'quarrel', 'first'],
  company: ['toast', 'plate', 'square', 'squares', 'triangle', 'circle', 'butter', 'blanket', 'pillow', 'cloth', 'jam', 'table'],
  about: 'The hero wants toast as a big triangle and gets four squares; cut again they are eight babies, until those are laid together where they were never together before.',
  titles: ['The Wrong Shape', 'Eight Babies', 'Put It Back, Said {H}', 'A Triangle as Wide as the Plate', 'It Was Underneath'],
  want: [
    {
      id: 'four-squares',
      A: 'partner',
      paragraphs: [
        '{H} was learning shapes, and knew three of them: circle, square and triangle. “What shape would you like your toast?” asked {A}. “A triangle,” said {H}. “A big one.” But {A} was thinking about jam. On the plate there were four small squares. “They’re the wrong shape,” said {H}. “Put it back.”'
      ]
    }
  ],
  way: [
    {
      id: 'eight-babies',
      A: 'same',
      paragraphs: [
        '{A} pushed the squares together, and stuck them with butter. {H} lifted the toast by one corner. It came up by itself, and the other three stayed where they were. “It knows that it’s been cut,” said {H}.',
        'So {A} cut again, each square from corner to corner, and turned the plate round. “There,” said {A}. “Eight triangles.” {H} looked at them for a long time. “Those are babies,” said {H}. It was getting worse and worse.'
      ]
    },
    {
      id: 'tent',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The babies were good for one thing. {H} stood two of them up, with their points together, and it was a tent. {A} put in a raisin. They bent down and looked at it from in front. It had no door, and seemed to like it there.',
        '“But I didn’t want to camp in it,” said {H}, and took the raisin out again. “I wanted to eat it.” {A} had only tried to see the good side.'
      ]
    },
    {
      id: 'glass',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I could do you a circle,” said {A}. {A} pressed a glass down on a slice of bread, and turned it. Out came a circle. What was left was a square frame. {H} held it up, and looked at {A} through the middle.',
        '“And what shape’s that?” asked {A}. “It’s a square,” said {H}, “with a circle that isn’t there.” They ate the frame, and kept the middle for last. It was perfectly round, and tasted of nothing.'
      ]
    },
    {
      id: 'always-squares',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why do you cut it into squares at all?” asked {H}. {A} had never asked that. “It’s how it was cut for me,” said {A}. “And who cut it for whoever cut it for you?” They went back and back, to the first toast that there had ever been.',
        '“I expect it was a circle,” said {A}. “It fell off a loaf.” “And somebody wanted a triangle,” said {H}.'
      ]
    },
    {
      id: 'coat-hanger',
      A: 'other',
      spare: 2,
      paragraphs: [
        'They looked round the house, to see how it was with shapes elsewhere. The window was four squares. The lids were circles, and so was the plug. {A} knocked on all the doors, and they were only long squares. There was no triangle anywhere.',
        'At last {H} found one in the wardrobe. It was the hanger. “It’s had a coat on all this time,” said {H}. “No wonder that nobody says hello to it.”'
      ]
    },
    {
      id: 'child-bus',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} did not want a triangle. {S} wanted a bus. {A} had not learned that shape, and had to think. “It’s a square that goes on for a long time,” said {A}. “And under it there are two circles.” They laid it out of a slice of bread and two bits of cucumber.',
        '{S} ate the circles first. “Now you’ve got to stop,” said {A}. “Yes,” said {S}. “Now it can’t go without me.”'
      ]
    },
    {
      id: 'elder-folds',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“You don’t cut a triangle,” said {S}. “You fold it.” {S} took a square cloth, laid one corner on the other, and there it was. {A} fetched a new slice of bread at once. They folded that. As soon as they let go, it opened again and looked at them.',
        '“With the cloth it was the same,” said {S}. “You have to tie it on.” {A} tried the bread on {S}’s head. It was a little short at the back.'
      ]
    },
    {
      id: 'rolling',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} rolled a lid across the table, and it came to {H} all by itself. {H} sent back a square biscuit. It went clop, and lay down. “A circle wants to go out,” said {A}, “and a square wants to stay at home.”',
        'Then {H} gave a bit of cheese a push, a triangle. It went clop, and lay there with its point the way it had come. “That one’s forgotten something,” said {H}.'
      ]
    },
    {
      id: 'never-been-together',
      A: 'partner',
      paragraphs: [
        '{H} laid two babies together, long side to long side. It was a square. {H} took two others, and that was a square as well. “It’s all they know,” said {H}. {A} ran a finger along the long side. “That’s where I cut them,” said {A}. “They only go back to where they were. You must put them together where they’ve never been.”'
      ]
    }
  ],
  turn: [
    {
      id: 'short-side-to-short-side',
      A: 'partner',
      paragraphs: [
        '{H} turned one round, and laid short side to short side. It was a triangle, and it was no baby. Two others made one like it. {H} laid those two together, short side to short side, and it was a triangle again. It grew each time, and it never stopped being one. When all eight lay in it, it was as wide as the plate. “That’s twice as wide as the toast,” said {A}. “I told you to put it back,” said {H}.'
      ]
    },
    {
      id: 'was-there-more',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It can’t be the same toast,” said {A}, and counted the crumbs. So {H} pushed it all back into a square. It was quite a small square. Then {H} pushed it into a triangle again, and both ends were at the edge of the plate.',
        '{A} had to see it three times. “And I’ve been giving you squares,” said {A}, “for years.” “You couldn’t know,” said {H}.'
      ]
    },
    {
      id: 'boat-and-fish',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Before they ate it, they pushed it about a little. It was a boat with a sail. It was a fish. Then it was two hills with a valley, and {A} walked through it with two fingers. All eight were in it every time.',
        '“It’s never been so far,” said {A}, and licked off the valley. In the end {H} pushed it back into a triangle, so that it would know where it was.'
      ]
    },
    {
      id: 'with-eyes-shut',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I could tell a triangle with my eyes shut,” said {H}, and shut them. {A} laid something on {H}’s tongue. “Circle,” said {H}. It was a pea. “Square.” It was a bit of biscuit, and quite right too. “Triangle!” It was cheese.',
        'Then it was {A}’s turn, with both eyes shut. {A} moved it from one cheek to the other. “It’s long,” said {A} at last, “and it hasn’t made up its mind.” It was a noodle.'
      ]
    },
    {
      id: 'pet-crumb',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'A crumb had come off one of the points. {A} found it first. {H} bent down to see what shape it was, but by then there was only the place. {A} looked at the place too.',
        '“Was it a triangle?” asked {H}. {A} looked up at the plate, at all three corners, one after the other. So it had been.'
      ]
    },
    {
      id: 'on-the-floor',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“What shape are you?” asked {A}. {H} lay down on the floor to find out. With legs apart and both hands over the head, {H} was a triangle. Rolled up, with chin on knees, {H} was a circle.',
        '“Now you,” said the circle. {A} lay down as well, and rolled up as far as {A} would go. It was not very far. “You’re a bread roll,” said {H}. {A} was quite happy with that.'
      ]
    },
    {
      id: 'half-moon',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It was getting dark, and over the roofs hung half a moon. {H} saw it first. “They’ve cut that one too,” said {H}, “right through the middle.” You could see that it had been a circle. “Perhaps somebody wasn’t so hungry,” said {A}.',
        '“I hope they asked it what shape it wanted,” said {H}. They looked for the other half, but it was not on that plate.'
      ]
    },
    {
      id: 'the-circle',
      A: 'partner',
      paragraphs: [
        'They ate the triangle from both ends, and met in the middle. “What happened to the circle?” asked {A}. “You’ve only had the square and the triangle.” {H} wiped off the last crumb. Then {H} looked down, and there it was. It was big, and white, and perfectly round, and it was the plate. “It’s been underneath the whole time,” said {H}. “It was holding the others up.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed, and it was toast, whatever shape it was.',
      '{names} sat down at one side of the table, which had four.',
      { text: '{names} drew a triangle in the air, a big one, and too late.', needs: ['hands'] },
      { text: '{names} fetched the butter, for the corners.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the butter run to where the cut was.',
      '{names} walked round the table, corner by corner.',
      { text: '{names} counted the babies, and the corners of the babies.', needs: ['hands'] },
      { text: '{names} brought a bigger plate, and took it away again.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the triangle from its third side.',
      '{names} waited at one of the corners, in case it broke off.',
      { text: '{names} measured it with both hands, from point to point.', needs: ['hands'] },
      { text: '{names} pushed in a crumb that had stuck out of the shape.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the circle, and stood it in the rack with the other circles.',
    'Then {H} washed, and lay down. The pillow was a square. One corner of the blanket was turned back, and that was a triangle.'
  ],
  last: [
    '{H} rolled up, until no corner was left, and was asleep.',
    'Round things and square things and pointed things were all in their places, and {H} was asleep.'
  ]
})
