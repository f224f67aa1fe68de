import { wishPlot } from '../wish-plot.ts'

export const paintOnNewTrousers = wishPlot({
  id: 'wish-paint-on-new-trousers',
  wishes: ['paint trousers', 'paint new trousers', 'paint on new trousers', 'paint all over trousers', 'paint school trousers', 'painted trousers', 'painting trousers', 'trousers paint school', 'trousers paint nursery', 'trousers paint knee', 'spilled paint trousers', 'spilt paint trousers', 'paint new jeans', 'paint jeans', 'paint leggings', 'paint new leggings', 'paint joggers', 'paint tracksuit', 'paint tights', 'paint dungarees', 'paint new pants', 'paint on pants', 'paint knees', 'paint knee', 'paint new clothes', 'paint all over clothes', 'paint on clothes', 'paint clothes', 'paint school clothes', 'paint uniform', 'paint school uniform', 'paint new outfit', 'paint best trousers', 'paint good trousers', 'paint best clothes', 'stain new trousers', 'stained new trousers', 'ruined new trousers', 'trousers messy paint', 'trousers covered in paint', 'clothes covered in paint', 'paint shorts', 'paint new shorts', 'painty trousers', 'painty knees', 'spilled paint down trousers', 'paint spilled on clothes', 'paint splashed trousers', 'trousers blue paint', 'trousers red paint', 'paint bottoms school', 'covered in paint school', 'covered in paint nursery', 'paint everywhere trousers', 'paint stain trousers', 'knelt in paint'],
  answers: ['paint', 'painted', 'painting', 'paints', 'trousers', 'jeans', 'pants', 'leggings', 'clothes', 'uniform', 'new', 'brand', 'brand-new', 'best', 'good', 'yellow', 'blue', 'red', 'green', 'all', 'over', 'on', 'got', 'get', 'gets', 'getting', 'spilled', 'spilt', 'splashed', 'dropped', 'wiped', 'knelt', 'sat', 'covered', 'messy', 'mess', 'dirty', 'stain', 'stains', 'stained', 'spot', 'spots', 'ruined', 'spoiled', 'knee', 'knees', 'leg', 'legs', 'school', 'nursery', 'preschool', 'kindergarten', 'kindy', 'class', 'art', 'lesson', 'picture', 'teacher', 'home', 'wash', 'washing', 'washed', 'machine', 'out', 'off', 'come', 'comes', 'came', 'won’t', 'today', 'yesterday', 'first', 'day', 'afternoon', 'morning', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'cross', 'hid', 'hide', 'hiding', 'sorry', 'worried', 'upset', 'sad', 'by', 'accident', 'again', 'his', 'her', 'my', 'our', 'son', 'daughter', 'little', 'boy', 'girl', 'favourite', 'favorite', 'wearing', 'wore', 'shorts', 'painty', 'bottoms', 'butterfly', 'brush', 'hands', 'bag', 'proud', 'pink', 'purple', 'orange', 'black', 'white', 'monday', 'friday', 'week', 'old', 'really', 'very', 'splash', 'after', 'lunch', 'friend', 'teacher’s', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister'],
  except: ['smacked', 'shouted', 'hit', 'bully', 'bullied', 'hair', 'face', 'wall', 'walls', 'dog', 'cat', 'wee', 'wet himself', 'wet herself', 'blood', 'carpet', 'sofa', 'fence', 'decorating', 'dragon', 'unicorn', 'robot', 'elephant', 'monster', 'superhero', 'bedroom', 'face paint', 'car'],
  moods: ['losing', 'change', 'first', 'late'],
  company: ['trousers', 'paint', 'bag', 'wall', 'bus', 'tub', 'soap', 'knee', 'knees', 'line', 'school', 'peg', 'chair', 'ladder', 'painter', 'window', 'shop', 'bench', 'paper', 'butterfly', 'wing', 'wings'],
  about: 'There is wet paint on the new trousers, and hiding it between two knees makes it two spots, until it is seen that they are the same one folded, and that a thing folded out of paint is a butterfly.',
  titles: ['The New Trousers, Folded Once', 'Only Me', 'Behind the Bag', '{H} and the Two Blue Knees', 'Somebody in the Trousers'],
  want: [
    {
      id: 'behind-the-bag',
      A: 'partner',
      paragraphs: [
        '{H}’s new trousers were yellow, and this was their first day at school. When {A} came to walk {H} home, there was paint on them. It was blue and wet, and as big as a hand. It was inside the left knee, where a brush had landed. {H} held a bag over it. “How are the new trousers?” asked {A}. “Behind the bag,” said {H}. They had to get home before anybody saw.'
      ]
    }
  ],
  way: [
    {
      id: 'a-bag-on-the-knee',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A bag is not made to be carried on a knee. The left leg went first, with the bag and the paint, and the other caught up. “Have the new trousers got shorter on one side?” asked {A}. “They’re still learning to walk,” said {H}. “They’ve only ever hung.”',
        'That was true. In the shop they had hung on a rail all summer, with their feet in the air. {A} walked more slowly, to give the trousers time.'
      ]
    },
    {
      id: 'in-the-shop-window',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a shop with a big window. {H} looked in, to see how much paint could be seen. In the glass stood somebody with yellow trousers and a bag. You could see no blue, for there was a row of teapots just behind the glass.',
        '“Do you want a teapot?” asked {A}. “I just want to stand here,” said {H}. In there the new trousers had a brown spout on that knee, and no paint. But you cannot live at a teapot shop.'
      ]
    },
    {
      id: 'painter-on-a-ladder',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In front of one house stood a ladder. On its lowest step sat a painter with a sandwich. He had more paint on his trousers than on the house. “What colour were they when they were new?” asked {H}. “White,” said the painter. “It’s in there somewhere.”',
        '“This is a kitchen,” he said, and pointed. “Here’s a front door, and here’s a lady who changed her mind. Twice.” On the seat there was a whole bench. {H} had a look behind the bag. These trousers had only got as far as one colour.'
      ]
    },
    {
      id: 'knees-together',
      A: 'partner',
      paragraphs: [
        'At the corner the bag slid down. {H} sat on a low wall, as fast as could be, and pressed both knees together. Now the paint was quite gone. “Are you cold?” asked {A}. “Only my knees,” said {H}. They sat until two buses had gone by. Then {H} peeped. There was paint on the left leg of the new trousers. Now it was on the right leg as well, just as big.'
      ]
    },
    {
      id: 'other-on-the-bench',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had once had new trousers too, grey ones. “I sat down on a bench with them,” said {A}. “When I got up, they had green stripes. There was a notice, but I was sitting on it.” “What did you do?” asked {H}.',
        '“I went to a wedding,” said {A}. “A man there had paid a lot for stripes. He asked where I’d got mine.” {A} had told him, in the park, the third one along. He had written it down.'
      ]
    },
    {
      id: 'pet-walks-beside',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came along on the side with the paint, and sniffed at the new trousers. They smelled of shop, and of chalk, and of blue. Then {A} looked at {H}. “Don’t tell,” said {H}.',
        '{A} did not tell. But afterwards there was blue on the very tip of {A}, and it went home in front. “{A}’s been painting,” somebody said. {H} and {A} looked straight ahead.'
      ]
    },
    {
      id: 'elder-four-pairs-of-knees',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had one pair of new trousers between four of us,” said {S}. “I was the last to grow into them. By then you could read them. There was ink on them from the first, and tar from the next. Nobody ever owned up to the gravy.”',
        '“And what did you put on them?” asked {A}. {S} thought back. “There was no room left,” said {S}. “I put a bit of jam on top of the gravy, so as to have been there.”'
      ]
    },
    {
      id: 'child-wants-some',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} saw the paint before anybody else did, being just at that height. “Is it for keeps?” whispered {S}. “It’s an accident,” whispered {A}. {S} looked down at {S}’s own trousers. There was nothing on them but an old bit of egg.',
        '“Mine’s egg,” said {S}. “Do you want to swap?” {A} would have been glad to. They put the two legs side by side. But you cannot swap a bit of a leg, and {S} had to stay with the egg.'
      ]
    },
    {
      id: 'the-same-one-turned',
      A: 'partner',
      paragraphs: [
        'At home there was no more hiding, for two knees need two bags. “Oh,” said {A}. “The new trousers.” {H} waited for more. But {A} bent down, with {A}’s nose nearly in the paint. “This spot’s got a long bit at the top,” said {A}. “So has that one. It’s the same spot, the other way round. Did you fold something?” “Only me,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'open-and-shut',
      A: 'partner',
      paragraphs: [
        'At school they had once put paint on one half of a paper. You shut the paper, and then the paint was on both. {H} sat down on the floor, sole to sole, and let both knees fall open. On each leg of the new trousers was a blue wing. The long bits were feelers. “It’s a butterfly,” said {A}. {H} pulled up both knees. It shut its wings, and was gone.'
      ]
    },
    {
      id: 'why-it-shuts',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} knew something about butterflies. “It shuts its wings when it’s resting,” said {A}. “Then you see none of the colour. You only see something like a dry leaf.” {H} thought of the low wall, and of two buses.',
        '“Then I was only resting,” said {H}. “You were very good at it,” said {A}. “I took you for somebody with cold knees.” The trousers flapped once, because they were pleased.'
      ]
    },
    {
      id: 'where-it-lands',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It flew quite well. {H} sat on the rug and flapped both knees, and a bit of fluff moved. But it did not get off the ground. “It’s heavy for a butterfly,” said {A}. “It’s got you on its back.”',
        'So {H} tried it on a cushion. Then it had at least landed somewhere. {A} laid a paper flower in front of the new trousers, as butterflies like it. The butterfly looked at the flower with both knees.'
      ]
    },
    {
      id: 'one-in-a-frame',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What did your picture turn out like?” asked {A}. {H} had nearly forgotten. There had been a picture, and that was where the paint had come from. It was in the bag. It showed a house, a sun, and a big white place where the blue should have been.',
        '“What was going to be there?” asked {A}. “The sky,” said {H}. They both looked at the trousers. “It’s better here,” said {A}. “A sky on paper never gets out.”'
      ]
    },
    {
      id: 'half-is-nothing',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} hopped through the room on the left leg. “What’s that?” asked {H}. “That’s paint on new trousers,” said {A}. Then {H} hopped back on the right leg. “And that?” “Paint on new trousers again,” said {A}.',
        '{H} put the legs side by side, sat down, and opened them. “Now?” “Now it’s somebody,” said {A}. It was odd, for no paint had been put on in between. It all came from having two knees.'
      ]
    },
    {
      id: 'in-the-tub',
      A: 'partner',
      paragraphs: [
        '“It’s school paint,” said {A}. “Cold water and soap will take it out, all but a little.” So the new trousers went into a tub. They rubbed a wing each, and the water turned blue. Afterwards two wings were still there, as pale as a morning sky. {A} pegged the trousers to a line, and the wind got into them. The wings opened, and they shut. “Are they still new?” asked {A}. “Quite new,” said {H}. “There’s only somebody in them already.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked on the other side, where the trousers were all yellow.',
      '{names} had a look at the bag, and it seemed to be an ordinary bag.',
      { text: '{names} offered to carry the bag, and was told that it was busy.', needs: ['hands'] },
      { text: '{names} pointed at the new trousers, at the leg that could be shown.', needs: ['hands'] }
    ],
    way: [
      '{names} looked from the one knee to the other, and back to the first.',
      '{names} got close to the wet paint, and kept a blue dot as well.',
      { text: '{names} held a mirror beside the left knee, and there was the right one.', needs: ['hands'] },
      { text: '{names} counted the legs with paint on, and there were no others.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, as you do when there is a butterfly.',
      '{names} blew at the trousers from below, and they flapped.',
      { text: '{names} held the soap until it was the turn of the other wing.', needs: ['hands'] },
      { text: '{names} handed up two pegs, one for each foot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blue water went down the drain, and the tub was dried. The new trousers stayed on the line, with their feet in the air, as once in the shop.',
    'There was some blue on {H}’s own knees too, under where the wings had been. {H} washed it off, lay down, and put one knee on the other.'
  ],
  last: [
    'The wings were shut, as they should be when somebody is resting, and {H} was asleep.',
    'On the line the new trousers opened and shut, and {H} was asleep.'
  ]
})
