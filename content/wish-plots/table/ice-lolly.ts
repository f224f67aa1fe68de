import { wishPlot } from '../wish-plot.ts'

export const iceLolly = wishPlot({
  id: 'wish-ice-lolly',
  wishes: ['ice lolly', 'ice lollies', 'ice-lolly', 'ice lollys', 'icelolly', 'iced lolly', 'ice loly', 'popsicle', 'popsicles', 'ice pop', 'ice pops', 'ice pole', 'ice poles', 'icy pole', 'icy poles', 'icy lolly', 'freezer pop', 'lolly freezer', 'melting lolly', 'ice block', 'ice blocks'],
  answers: ['red', 'strawberry', 'raspberry', 'cherry', 'cold', 'stick', 'drips', 'dripping', 'dripped', 'drip', 'melting', 'melts', 'melted', 'summer', 'hot', 'day', 'sunny', 'freezer', 'lick', 'licking', 'tongue', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'white', 'colour', 'color', 'yummy', 'our', 'with', 'big', 'last', 'long', 'van', 'park', 'making', 'sticky'],
  except: ['green', 'orange', 'yellow', 'blue', 'purple', 'pink', 'rainbow', 'lemon', 'lime', 'mango', 'banana', 'chocolate', 'mint', 'watermelon', 'milk', 'fruit', 'cream', 'dropped', 'drops', 'fell', 'stuck', 'sore', 'tonsils', 'hospital', 'poorly', 'sick', 'ill', 'tooth', 'teeth', 'dentist', 'brain', 'headache', 'penguin', 'penguins', 'polar', 'monster', 'dragon', 'robot', 'princess', 'fairy', 'castle', 'hates', 'hate', 'without', 'lost', 'stole', 'stolen', 'sticks', 'craft', 'joke', 'jokes', 'allergic', 'died', 'house', 'man', 'lollipop', 'dog', 'cat'],
  moods: ['first', 'waiting'],
  company: ['lolly', 'cup', 'stick', 'red'],
  about: 'The hero wants a lolly that is red to the end and sucks it white, and the drips that {A} was so careful about turn out to be the red.',
  titles: ['Where the Red Went', 'As White as a Window', '{H} Is Red Inside', 'The Cup Underneath', 'Red to the End'],
  want: [
    {
      id: 'as-red-as-the-picture',
      A: 'partner',
      paragraphs: [
        'On the wrapper there was a picture of an ice lolly, as red as a postbox. {H}’s was just like that. {H} wanted it to be red till the end. {H} put it in up to the stick, and sucked.',
        'It was sweet right into the ears. {H} pulled it out. At the top it was white. “It’s going out,” said {H}, and sucked harder, to fetch the red back up. It got whiter.'
      ]
    }
  ],
  way: [
    {
      id: 'only-licking',
      A: 'partner',
      paragraphs: [
        '“Don’t suck,” said {A}, and stood a cup underneath, on account of the trousers. “Only lick.” {H} licked it as if it were asleep. That was fine for the trousers. But the white came further down, a bit at a time. Plip, it said in the cup.',
        '“Where does it go?” asked {H}. “It’s the sun,” said {A}. “Red’s the first to fade.” They went into the shade, and it faded there as well.'
      ]
    },
    {
      id: 'in-the-mouth',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Put out your tongue,” said {A}. {H} put it out. “There it is,” said {A}. “It’s all on there.” {H} looked down past both cheeks, and could see just the tip. It was as red as the picture. It looked like somebody else’s.',
        '{H} licked the lolly with it, to paint it back on. The tongue stayed red, and the lolly stayed white. “It only goes one way,” said {H}. “Like a bus,” said {A}.'
      ]
    },
    {
      id: 'the-bite',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Then bite,” said {A}. “What’s bitten off can’t fade.” {H} bit off a corner. It was so cold that it had no taste. {H} moved it from the left to the right. It had to be breathed on from inside, with an open mouth. “Hah, hah,” said {H}.',
        '“What’s it like?” asked {A}. “Hah hot hah,” said {H}. {A} took a corner as well. They sat side by side, with their mouths open, like two letterboxes. Steam came out of them both.'
      ]
    },
    {
      id: 'in-the-round',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A drip ran down on the left. {H} caught it just before the thumb. Meanwhile one had set off on the right. It’s a lot of work, a lolly. You have to be everywhere at once. “Back!” cried {A}. “There’s one at the back!”',
        '{H} turned it, and turned {H}’s head as well, the wrong way. The drip went in at the cuff. You could feel it go along the arm in there, quite cold, and taking its time. At the elbow it stopped, and looked about.'
      ]
    },
    {
      id: 'the-wrapper',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They had another look at the wrapper. The one in the picture had a shine on it, and a drop at the side. It was red from top to bottom. “Nobody’s sucked that one,” said {A}. “It’s only been looked at.”',
        '{H} tried just looking. It was a long minute. The lolly was looked at from the left and the right. Plip, it said. “It does it anyway,” said {H}. “Then I’d rather be there.”'
      ]
    },
    {
      id: 'wooden-taste',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Start at the bottom, then,” said {A}. “Nobody ever does. Perhaps it’s redder there.” {H} put {H}’s head on one side, and sucked at the lowest corner, next to the stick. It was red there. And there was something else.',
        '“It tastes of wood,” said {H}. “That’s the lolly’s bone,” said {A}. “It’s got only the one.” {H} licked along it. It was rough, and a bit like the inside of a pencil. There was a little red in that, too, and it went up like a lift.'
      ]
    },
    {
      id: 'water-and-red',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s the white bit?” asked {H}. “Water,” said {A}. “It’s just frozen water, with all the little gaps in it. The red was sitting in the gaps.” {H} held it up to the light. It was full of tiny lines, like a window on a cold bus.',
        '{H} sucked at the empty end. It did not taste of anything. It made a noise like the last bit through a straw. “There’s nobody in,” said {H}. “Ring at the next floor,” said {A}.'
      ]
    },
    {
      id: 'other-kinds',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had a green one. “Mine keeps,” said {A}, and put it in, and took it out, and talked. They both watched it. It went from green to a sort of fish colour. Then you could see {A}’s thumb through it.',
        '“It doesn’t keep,” said {H}. “It did last time,” said {A}. They laid the two of them together, end to end. You couldn’t have told any more which one was lime. “Yours has got the greener tongue,” said {H}.'
      ]
    },
    {
      id: 'slow-and-fast',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You’re too slow,” said {A}. “Quick, before it notices.” {H} ate quickly. It went well, for three bites. Then something cold climbed up at the back of the nose, and sat down behind both eyes. {H} held on to the bench. “Ow,” said {H}.',
        '“Push your tongue up,” said {A}, “and wait.” It went away, one step at a time. The lolly had gone on meanwhile. Plip, plip. “It noticed,” said {H}.'
      ]
    },
    {
      id: 'a-name-for-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They made up names for how red it still was. “Postbox,” said {A}, of the part next to the stick. Over that came Apple, and then Knee. After Knee there was a narrow stripe of Inside of a Shell. The rest was Window.',
        '“It’s going up,” said {H}. “Window’s winning.” {A} kept the score on the wrapper with a thumbnail. For a time Knee held out quite well. Then it was licked from the left.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had seen the drips as well. {A} took up a place to one side of the cup, where some of them missed. Plip, one said on the ground. {A} put a nose to it. It was cold, and it was sweet. {A} looked up to see where that came from.',
        'There was more of it up there, on a stick. {A} knew about sticks. You waited, with your eyes on it, and in the end somebody threw it. {A} waited.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We had one lolly between three,” said {S}, “and one lick each. You had to put your tongue out first, so that the others could see how big it was.” “And who got the red?” asked {A}.',
        '“Whoever was first,” said {S}. “Whoever was last had the ice, and the stick. I was the youngest. I had more sticks than anybody in the street.” {S} held up two fingers, side by side. “I built a bridge.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was a lolly. {S} stood on one leg, because of the stick. “I’m frozen,” said {S}, and did not move at all. {A} blew, quite warm, on one shoulder. It dripped. An arm came down, and hung there.',
        '“Plip,” said {S}. Then the other arm went, and the head, and both knees. In the end there was only a puddle, lying on its back. “Now I’m juice,” it said. “You can put me in the freezer again.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} got to try it, once, with the very tip of the tongue. First {A}’s face went together in the middle. All of it had to think. Then it came apart again, and the mouth was wide open, for more.',
        'It was done a second time. It went together, and it came apart. “It’s a surprise each time,” said {H}. There was a dot of red on that tongue, no bigger than a ladybird. {A} kept it out, for everybody to see.'
      ]
    },
    {
      id: 'in-the-cup',
      A: 'partner',
      paragraphs: [
        'In the end the whole lolly was white. “It isn’t even one any more,” said {H}. “It’s a bit of window.” {A} reached for the cup, to pour it away, and stopped.',
        '“{H},” said {A}, “what colour is that?” At the bottom lay a thumb of juice. It was as red as a postbox. “It wasn’t the sun, then,” said {A}. “The red just runs out before the ice does.”'
      ]
    }
  ],
  turn: [
    {
      id: 'dipping',
      A: 'partner',
      paragraphs: [
        '“Then it can come back,” said {H}. {H} turned the lolly upside down, and put it into the cup. It crackled, very softly. The red went up in it, through all the little cracks.',
        '{H} lifted it out. It was a thin, bent sort of lolly by now, but it was red. {H} licked it. “It’s even sweeter,” said {H}. Plip, it said, and {A} held the cup exactly underneath.'
      ]
    },
    {
      id: 'second-time-white',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Of course it went white again. But now that was nothing to be afraid of. {H} sucked until you could read the wrapper through it. Then {H} dipped. It came out red, and it had got a good bit shorter.',
        '“That’s the third lolly,” said {A}, “and we only bought one.” They worked it out. It got smaller each time, but there was always one more. It might have gone on until Thursday, with a longer stick.'
      ]
    },
    {
      id: 'other-dips-too',
      A: 'other',
      spare: 15,
      paragraphs: [
        '{A} came to have a look at it. “May I?” asked {A}, and dipped a finger in, up to the first line. It came out as red as a radish. {A} licked that clean. “It tastes of the first lick,” said {A}.',
        '{H} had thought so too, and had not found the word. They both dipped a finger. The first lick is over so soon, as a rule. “And there’s a whole cup of it,” said {H}.'
      ]
    },
    {
      id: 'the-last-plip',
      A: 'partner',
      paragraphs: [
        'At last there was just a red lump on the stick. It let go by itself, and fell, plip, into the cup. It was swimming there, and then it wasn’t. “Now it’s all at home,” said {A}.',
        '{H} drank one half, and {A} drank the other. They put their tongues out, and held the wrapper next to them. “It was red to the end,” said {H}. “And where’s it now?” asked {A}. {H} shut {H}’s mouth. “It’s in,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked through the white bit, and saw the window.',
      '{names} came closer, to be on hand for the drips.',
      { text: '{names} held the wrapper up, to compare.', needs: ['hands'] },
      { text: '{names} fetched a cloth, for later.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to the plip.',
      '{names} licked the air, where it was cold.',
      { text: '{names} gave the lolly some shade, with both hands.', needs: ['hands'] },
      { text: '{names} pointed at a drip, always just too late.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the red go up, and did not breathe.',
      '{names} licked at a drop which had missed the cup.',
      { text: '{names} dipped a little finger in, and the nail came out red.', needs: ['hands'] },
      { text: '{names} held the cup by its other side.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cup was rinsed, and the water was pink, and then it was white. The stick was washed too, and was put on the windowsill to dry.',
    '{H} brushed {H}’s teeth. The toothpaste went pink as well, and there was still some left over on the tongue. Then {H} lay down, cool at both feet, and slowly got warm from the top.'
  ],
  last: [
    'It was dark, and nobody could see how red it was in there, and {H} was asleep.',
    'The stick lay there with nothing to hold. {H} had melted, right to the end, and slept.'
  ]
})
