import { wishPlot } from '../wish-plot.ts'

export const whoeverBuild = wishPlot({
  id: 'wish-whoever-build',
  visits: 'anything',
  whoever: [
    'wants to build a tower',
    'wants to build the tallest tower',
    'wants to build the highest tower',
    'wants to build towers',
    'wants to build with blocks',
    'wants to build with bricks',
    'wants to build with boxes',
    'wants to build something tall',
    'wants to make a tower',
    'wants to stack blocks',
    'can’t build a tower',
    'can’t build towers',
    'can’t build with blocks',
    'can’t stack blocks',
    'is bad at building towers',
    'is no good at building towers',
    'is bad at building',
    'is no good at building',
    'dreams of building a tower',
    'builds a tower',
    'builds towers',
    'loves to build towers',
    'loves building towers',
    'loves building with blocks',
    'loves to build with blocks',
    'builds with blocks',
    'builds with lego',
    'loves lego',
    'makes towers',
    'piles everything up',
    'piles up boxes',
    'stacks blocks up high',
    'stacks bricks',
    'wants to build a skyscraper',
    'wants to build up to the sky',
    'wants to build with lego',
    'has towers that always fall down',
    'whose tower keeps falling over'],
  except: ['sandcastle', 'sand', 'snow', 'snowman', 'robot', 'rocket', 'boat', 'bridge', 'nest', 'dam', 'Eiffel'],
  company: ['tower', 'flag', 'heap', 'box', 'shoebox', 'tin', 'reel', 'line', 'hall'],
  about: 'The hero wants to see from outside how big that is, so they build it; whoever wants to build begins with the smallest, and it is the heap that lies the right way up.',
  titles: ['As Big As {H}', 'The Flag Has Never Been Up', '{visitor} Builds It Up', 'What the Heap Knew', 'Somebody in the Hall'],
  want: [
    {
      id: 'never-from-outside',
      A: 'partner',
      paragraphs: [
        '“I’ve never seen how big I am,” said {H}. “I’m always inside.” There was a line on the door frame, but a line isn’t anybody. “Then we’ll have to build you,” said {A}. {H} wanted to walk all round it.',
        'There was a cough at the door, and some dust. It was {visitor.first}, with a flag on a toothpick. “It goes on the top,” said {visitor}. “But it’s never been up. They always fall down first.”'
      ]
    }
  ],
  way: [
    {
      id: 'start-small',
      A: 'partner',
      paragraphs: [
        '“You’ve got to start small,” said {A}, who was quite sure. “Everybody starts small.” So {visitor} put down a cotton reel. On the reel came a tin of peas, and on the tin a shoebox. Last came the big box from the hoover. It stood. Then {visitor} let go.',
        'Rumble. The tin rolled off to the kitchen. They did it again, and quicker. Rumble. “It was up while I held it,” said {visitor}. “They all were.”'
      ]
    },
    {
      id: 'glad-too-soon',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'Once it stood for as long as it takes to say so. “It’s standing!” said {H}. {visitor} was so glad about that, and {caller.does}. Then it wasn’t standing. “You mustn’t be glad beside it,” said {A}. “You’ve got to be glad somewhere else.”',
        'So they looked for a place, and it was in the bathroom, behind the door. They built as far as the tin. Then {visitor} went off very softly, and shut the door, and was glad. You could hear it quite well. The tin only trembled.'
      ]
    },
    {
      id: 'for-the-ones-who-find-it',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'At the bottom of a real building there is a letter, said {A}, for whoever finds it. It tells them who built it. {A} wrote on a bit of paper, and read it out. “This was built by {visitor},” it said. “{caller.fact}.” “They’ll want to know that,” said {visitor}.',
        'They folded it up small, and it went into the tin lid. The tower fell down soon after, and there lay the letter. “We’ve found it,” said {H}, and read it out like somebody from long ago. They were all very much surprised.'
      ]
    },
    {
      id: 'hard-hats',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Builders wear something on their heads,” said {A}. {H} got the colander, and {A} the salad bowl. For {visitor} there was only the small pan. It would not sit anywhere. In the end they hung it over {caller.part}, as that was what got bumped most.',
        'Then they stood with folded arms and looked up at the tower, which builders also do. It came up to their knees. “Who’s put that there?” said {A}, in a deep voice. “You have,” said {H}. {visitor} agreed so hard that the pan rang.'
      ]
    },
    {
      id: 'somebody-on-top',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“It needs somebody to live in it,” said {A}, “or it doesn’t know what it’s for.” They looked about for someone small who was like {visitor}. In the end they took {caller.stand}. {visitor} was quite moved. “It’s just how I look from far off,” said {visitor}.',
        'It moved in on the first floor, by the peas. After the next rumble it lay under the shelf. “It’s moved,” said {H}. It moved four times that evening. Each time {visitor} asked it how it liked it there, and dusted it off.'
      ]
    },
    {
      id: 'where-it-stands',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps it was the floor. {A} put a grape down, to see. The grape thought about it, and then it rolled slowly off towards the door. “The whole hall’s leaning,” said {visitor}. They followed the grape along the floor, to find a place where it would rather stay.',
        'It stayed behind the umbrellas, and by the skirting board, and in {A}. “You’ve eaten it,” said {H}. “It was level there,” said {A}. They moved to the place by the skirting board. It was flat as a plate, and the tower fell down there just the same.'
      ]
    },
    {
      id: 'cushions',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Cushions don’t rumble,” said {A}, and brought five. {visitor} laid one on the other, and patted each one flat. They were as high as the table now. Then the third one breathed out. The whole tower bowed, slowly and politely, first to {A} and then to the wall.',
        '“It’s saying how do you do,” said {H}. {visitor} bowed back. They pushed it straight, and it bowed the other way. You can’t build on anything so polite. They sat down on it, to think, and it sank and said nothing more.'
      ]
    },
    {
      id: 'the-crane',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} was the crane. A crane beeps, and turns round very slowly, with one arm out. {H} hung the shoebox on the hook, which was a finger. Beep, beep. The shoebox went past the lamp, and past the coats, and past the tower. “Too far,” said {visitor}.',
        'Beep, beep, all the way round again. At the second go it was too far on the other side. Then the crane had to scratch its nose, and for that it needed the arm. “There’s always something with cranes,” said {visitor}, and picked the peas up again.'
      ]
    },
    {
      id: 'books',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Books are good to build with, for they are like bricks. {A} brought an armful. {visitor} put down a thin one, and then opened the next to see what was in it. It was a pig in a bath. “Go on,” said {visitor}. So {H} read the next page.',
        'After that came one with trains. They built sitting down, and it went rather slowly. In the end nine books lay about, open on their tummies. “They look like roofs,” said {A}. “We’ve built a village,” said {visitor}.'
      ]
    },
    {
      id: 'on-purpose',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I’d like to see it fall on purpose once,” said {A}. So they got ready. {H} counted down from five, and {visitor} stood by, ready to give it a push. Five, four, three. The tower fell at three. “It can’t count,” said {A}.',
        'They built it again, and this time they only counted in their heads. Nobody knew how far the others had got. It stood, and stood. At last {visitor} blew on it a bit, and still it stood. “Now it wants to,” said {visitor}. A bus went by outside, and that was that.'
      ]
    },
    {
      id: 'the-line',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} showed {visitor} the door frame. There was the line, and beside it the day. Under it was another from before, and it went a bit uphill. “There you were standing on somebody’s foot,” said {A}. {visitor} looked at the gap between the two. “What’s in there?” asked {visitor}.',
        '“That’s what I grew,” said {H}. They held the tin against it, and it fitted. “You’ve put on a tin of peas,” said {A}. {visitor} asked how that was done. “You eat,” said {H}, “and you don’t notice anything. And then the trousers do.”'
      ]
    },
    {
      id: 'sandwich',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Builders have a break at ten. {A} made them a sandwich, and they talked about it while it was built. “What comes first?” asked {visitor}. “The tomato,” said {A}, who was thinking of something else. On the little tomato came a big slice of bread. It slid off to the left.',
        '“That isn’t right,” said {A}, and held it down from above. Everything came out at the sides. They ate it as a heap, with a spoon, and it was very good as a heap. {visitor} looked for some time at what had been left on the plate.'
      ]
    },
    {
      id: 'letting-go',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’s how you let go,” said {A}. “You snatch yourself away as if it was hot.” They practised that on the shoebox. {visitor} had to go off little by little, as from a cot. First the weight went, then most of the rest, and last of all the tip.',
        '{visitor} did it so softly that nobody saw when it was over. “Have you let go yet?” asked {H}. “I’m not sure,” said {visitor}. They looked closely, and there was some air between. The shoebox had not woken up. It was the big box that was still to come.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“In our street there was a chimney that leaned,” said {S}. “Every day we went past on the other side.” “Which way did it lean?” asked {A}. “That depended on who told you,” said {S}. “My uncle always carried his hat on that side of his head, to be ready.”',
        '“And did it fall down?” asked {visitor}. “It’s still there,” said {S}. “It was the street that was crooked. They laid a new one, and then it was the straightest chimney in town.” {visitor} carried the flag on the other side, and felt better.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to put the last thing on. “But we don’t know yet which is the last,” said {A}. {S} did, and it was this one. It was half a rusk. {S} put it on the reel at the very beginning. “That’s the last,” said {S}, and stood in front of it.',
        'Nobody could build any more, since it was finished. “It’s a nice tower,” said {visitor}, and lay down flat to look up at it. {S} lay down too. After a while the last thing was eaten. Then there was room again on top.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had looked into the big box before anybody else. It was dark in there and smelled of hoover. Then they wanted to lift it up to the top. It was heavier than before. “It’s got something in it,” said {visitor}, and set it down again on the floor.',
        'It was {A}, and {A} was not coming out. So that box had to stay where it was, at the bottom. “We can’t build like that,” said {H}. They called, and they rustled with paper. At last {A} came, for the peas had rolled past the door.'
      ]
    },
    {
      id: 'the-heap',
      A: 'partner',
      paragraphs: [
        '{visitor} sat down in front of the heap, and laid the flag in it. “That’s what I always build,” said {visitor}. {A} wanted to clear it away, and pushed at it. “It’s funny,” said {A}. “I can’t get it down.”',
        'They went close to look. The big box lay at the bottom, with the shoebox on it. On the shoebox stood a tin. Right on top was the reel. “It’s all there,” said {A}. “It only fell the right way up.”'
      ]
    }
  ],
  turn: [
    {
      id: 'as-the-heap-does-it',
      A: 'partner',
      paragraphs: [
        'So {visitor} built as the heap did. First came the big box, and {visitor} leaned on it. It didn’t mind. Then came a smaller one, right in the middle, and the shoebox, and the tins. {visitor} let go a little, and then altogether.',
        '{H} stood beside it, back to back. {A} laid a ruler across. “There’s a reel missing,” said {A}. The reel went on. It had a hole, just right for a toothpick. {visitor} let go, and the flag was up.'
      ]
    },
    {
      id: 'next-to-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Nobody had ever stood beside one of {visitor}’s towers. You didn’t, before. Now {visitor} went quite near, and looked up it, or along it, and had a sniff. It smelled of hoover and peas. “It doesn’t need me at all,” said {visitor}.',
        '{A} walked past once, and then stamped past. The flag nodded. {A} shut a door, and not softly. The flag nodded again, as you do when you have heard something and stay where you are. “Shall we go away and come back?” asked {visitor}. They did that twice, and it was there.'
      ]
    },
    {
      id: 'standing-still',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who can stand still longer?” asked {A}. {H} stood beside the tower, and neither of them stirred. {A} made a face in front of {H}, and then the same face in front of the tower. The tower did not even swallow. “It’s winning,” said {visitor}.',
        'Then {H} had to laugh, and shook all over. The tower had a flag that shook. “That’s a draw,” said {A}. {visitor} gave each of them a raisin. The one on the reel was still there at bedtime, for somebody who has no hurry.'
      ]
    },
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        '{H} walked all round it. “So that’s me,” said {H}. “I go as far as the light switch.” They hung a coat on it, and a scarf. From behind you could not tell.',
        '{A} came by. “{H}, wash your hands,” said {A}, to the wrong one. It didn’t stir. “{H}!” said {A}. Behind the door {H} and {visitor} kept quite still, and the flag waved a bit.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to have a look at the line, and it was a line.',
      '{names} sneezed, for it was old dust, from several towers.',
      { text: '{names} brought what there was that had corners.', needs: ['hands'] },
      { text: '{names} held the door for the flag.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at every rumble, and then waited for the next.',
      '{names} met the tin in the kitchen, and it was on its way to the fridge.',
      { text: '{names} rolled the tin back along the hall.', needs: ['hands'] },
      { text: '{names} wrote up the rumbles, in rows of five.', needs: ['hands'] }
    ],
    turn: [
      '{names} went by on tiptoe, and looked up at the flag.',
      '{names} greeted the one in the coat, and got no answer.',
      { text: '{names} put a glove at the end of each sleeve.', needs: ['hands'] },
      { text: '{names} passed the tins, the wide ones first.', needs: ['hands'] }
    ]
  },
  bed: [
    'The flag came down first, and the big box last. Nothing rumbled. The coat went back to its hook, and {H} was in the hall only once.',
    'They washed and lay down. The big pillow came first, and then the small one. On top came a head, just in the middle.'
  ],
  last: [
    'The day let go, first a little, and then altogether, and {H} was asleep.',
    'In the dark nobody could see how big {H} was, and {H} was asleep.'
  ]
})
