import { wishPlot } from '../wish-plot.ts'

export const crane = wishPlot({
  id: 'wish-crane',
  wishes: ['crane', 'cranes', 'tower crane', 'crane driver', 'crane operator', 'building site crane', 'mobile crane', 'crane truck', 'crane trucks', 'crane lorry'],
  answers: ['big', 'yellow', 'tall', 'tower', 'building', 'site', 'driver', 'operator', 'construction', 'lifting', 'hook', 'high', 'toy', 'mobile', 'giant', 'lifts', 'lift', 'things', 'heavy', 'really', 'see', 'saw', 'seeing', 'seen', 'watch', 'watched', 'watching', 'visited', 'obsessed', 'outside', 'window', 'truck', 'lorry'],
  except: ['bird', 'birds', 'paper', 'flock', 'whooping', 'sandhill', 'egg', 'lake', 'river', 'fox', 'animal', 'frasier', 'baby', 'feather', 'stork', 'origami', 'feathers', 'nest', 'fell', 'broken', 'scared', 'afraid', 'digger', 'crown', 'flamingo', 'heron', 'thousand', 'sea', 'fly', 'flies', 'flying', 'wings', 'dancing', 'game', 'claw', 'machine', 'arcade'],
  moods: ['proud'],
  about: 'The crane builds a house all round itself, and before the roof can go on it has to be got out, by cranes that are smaller and smaller.',
  titles: ['The Smallest Crane in the World', 'Something Is Sticking Out of the Roof', '{H} Is Built In', 'How a Crane Gets Out', 'It Took the Lift'],
  want: [
    {
      id: 'yellow-coat',
      A: 'partner',
      paragraphs: [
        '{H} was a crane, a tall yellow one, in a raincoat. It knelt in the middle of the rug, and its arm was a broom. From the broom hung a string, and on the string a hook.',
        '“A load of bricks, please,” said {A}, who was building flats out of boxes. The crane hooked one up, swung it round, and let it down like an egg. But what it wanted most was to put on the roof. The roof was a tray.'
      ]
    }
  ],
  way: [
    {
      id: 'lunch',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How many steps is it up to your cab?” called {A}. “It isn’t steps,” said the crane driver. “It’s a ladder. That’s why I stay up here all day, until it’s dark.” Down on the rug {A} had the driver’s sandwich, and had already looked into it.',
        'So the sandwich was put in a bag, and the crane lifted up its own lunch. It had never been so careful with a load. “There’s a bite out of it,” it called down. “That was the wind,” said {A}.'
      ]
    },
    {
      id: 'onions',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When there was a thick cushion on the hook, the crane began to bow. “You’ve got nothing behind you,” said {A}. “A crane’s got a short arm at the back, with lumps of concrete on it. Or it’d fall on its nose.”',
        'They hung a bag of onions on the back end of the broom. After that the crane stood like a rock. “You’ll find that there’s a smell on the top floor,” {A} told the people in the flats.'
      ]
    },
    {
      id: 'radio',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The driver could not see what went on behind the wall, so they had a radio. It was a pair of slippers. “Left a bit,” said {A} into one of them. “Left a bit,” said the other, and the load swung. “My left!” said {A}. “I’ve only got mine with me,” said the crane.',
        'They tried it with “window” and “door” instead. The box went a little more window, and a crumb more door, and sat down just right.'
      ]
    },
    {
      id: 'roof-on-head',
      A: 'partner',
      paragraphs: [
        'When the walls came up to the crane’s chin, it hooked on the roof. It swung the tray right over the house and let it down. “Bong,” said the roof. It had landed on the crane’s own head.',
        'They put the roof further to the left, and it rained in on the right. The crane pulled in its head. “Now your arm’s sticking out of somebody’s bedroom,” said {A}.'
      ]
    },
    {
      id: 'pendulum',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The next load was a pillow, and it swung. “Stop it,” said {A}, who had just had it in the face. “I’ve stopped,” said the crane. “It hasn’t.”',
        'There is only one thing that helps. The crane kept its arm still, and its breath as well. The pillow went to and fro, to and fro, and to, and then it hung. “That’s the hardest part of driving a crane,” said {H}, and breathed. “Doing nothing.”'
      ]
    },
    {
      id: 'strong-wind',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} took a newspaper and was the wind. “With this much you go on working,” said {A}, and flapped. “And with this much you’ve got to stop.” The raincoat blew up like a balloon.',
        '“We don’t hold on,” said the crane. “We let go of the brake and turn with it. That way it can’t push us over.” And the arm went round, as slow as a weathercock. The wind had not seen the arm coming, and had to sit down rather quickly.'
      ]
    },
    {
      id: 'view',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“What can you see from up there?” asked {A}. The driver looked all round, with one hand above both eyes. “Forty roofs,” said {H}, “and somebody hanging out sheets. A cat on a chimney. And right at the back, the sea.”',
        '“And what am I doing?” “You’re very small,” said {H}, quite kindly. “And you’re standing about.” {A} picked up a brick at once.'
      ]
    },
    {
      id: 'early-tenant',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} held up a bear. “It’s got the flat on the third floor,” said {A}. “We’ve only built two,” said the crane. “It’s come early. It couldn’t wait.” It went on the hook by its braces, and was set down on top of the second floor.',
        'It sat there in the open and looked at the weather. Then the third floor was built round it, wall by wall. When the window came, the bear was already looking out.'
      ]
    },
    {
      id: 'goods-only',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be lifted too. “Cranes aren’t allowed to lift people,” said {A}. “Only what people need.” {S} went off to see what {S} needed. It was one boot, a cup, and a green rabbit.',
        'It was all put in a bag and went up, round, and over the wall. “Thank you,” said {S} down below, and thought for a while. “Now I need it here again.”'
      ]
    },
    {
      id: 'under-the-load',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'A cushion was hanging in the air, when the crane saw that somebody lay below. It was {A}. “Nobody may be under a load,” called the crane. “It’s the first rule there is.” {A} had picked the place because of the cushion, and meant to wait for it.',
        'The crane’s arm got longer and longer. In the end they built round it, and that’s why the flats have a corner there.'
      ]
    },
    {
      id: 'two-small-socks',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'The bag on the hook went down empty, past {A}. When it came up again, there was a very small sock in it. “Somebody’s sent that up,” said the crane.',
        'The next time there was a second one, and it was still warm. After that nothing more came. Down there sat {A}, with both feet in the air, and looked for where they had gone.'
      ]
    },
    {
      id: 'no-door',
      A: 'partner',
      paragraphs: [
        '{A} walked once round the flats. “I know what it is,” said {A}. “You’re indoors.” There was a wall in front of the crane, a wall behind, and one on each side. It had put them all there itself.',
        '“The real ones stand in the middle too,” said {A}, “and the house grows up round them.” “And how do they get out?” asked {H}. “I’ve never seen it,” said {A}. “One morning it’s always gone.”'
      ]
    }
  ],
  turn: [
    {
      id: 'smaller-and-smaller',
      A: 'partner',
      paragraphs: [
        'A crane can lift anything except itself. “It needs another crane,” said {H}. “A smaller one.” That was a wooden spoon with a string. It hooked the broom, swung it over the wall, and laid it in the street.',
        '“Now the spoon’s in there,” said {A}. “Then a smaller one,” said {H}. It was a pencil with a thread, and it lifted out the spoon. Then two fingers came and lifted out the pencil. “And who’s going to lift out the fingers?” asked {A}.'
      ]
    },
    {
      id: 'takes-the-lift',
      A: 'partner',
      paragraphs: [
        '“Nobody has to,” said {H}. “It’s such a small crane that it can take the lift.” Down it went, very slowly, with a hum, past every floor. “Ping,” it said at the bottom.',
        '{A} pulled out one box, for a front door, and out came the smallest crane in the world. Together they put on the roof, and it fitted. “It’s a fine house,” said {H}. “I’d only ever seen the inside.”'
      ]
    },
    {
      id: 'long-load',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the street still lay the big crane, from one end of the rug to the other. “It has to wait for the lorries,” said {A}. “They come at night, when there’s nobody about, with a light in front and a light behind.”',
        '“Does it go in one piece?” “In twenty,” said {A}. “They number them.” {H} looked along the broom. “Then we’ll only have to put a one on it,” said {H}.'
      ]
    },
    {
      id: 'in-a-book',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} went and looked it up in the book of big machines. There was the tallest house in the world, with a crane on top. “They built a smaller one up there, to take it down,” read {A}. “Then a smaller one for that. And the last went down in the lift.”',
        '“In there too?” asked {H}. They read it once more. “They’ve got it from us,” said {H}.'
      ]
    },
    {
      id: 'leek-on-top',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“When the top’s on, there has to be a tree up there,” said {S}. “A little one, tied to the roof. The builders have always done that. Then everybody gets something to eat.” “Why a tree?” asked {A}. “Because it’s as high as it’s going to be.”',
        'They had no tree, but there was a leek. {A} set it up in the middle of the tray. You could see it from the kitchen, where it came from.'
      ]
    },
    {
      id: 'red-lamp',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It’s so tall that it needs a red lamp,” said {A}, “so that the planes can see it.” They pulled a red sock over the torch and laid it on the roof. Now the whole ceiling was pink.',
        'They waited. After some time there was a hum, very high up, outside. It came nearer, and went by on the left, and was gone. “It’s gone round us,” whispered {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved in on the ground floor, before there was a second.',
      '{names} stared up the crane, from its foot.',
      { text: '{names} signed for one load of bricks, with a thumb.', needs: ['hands'] },
      { text: '{names} signalled to the crane with two spoons, left a bit, left a bit.', needs: ['hands'] }
    ],
    way: [
      '{names} got rained on, somewhere on the left.',
      '{names} peeped in at a bedroom window, and there was a broom.',
      { text: '{names} rubbed the crane’s head, where the roof had been.', needs: ['hands'] },
      { text: '{names} put up curtains, on the side where the arm came through.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited in the street, beside the broom.',
      '{names} held very still, as the spoon swung over.',
      { text: '{names} tied a smaller knot, and then the smallest knot in the world.', needs: ['hands'] },
      { text: '{names} bent a paper clip, as a hook for the next size down.', needs: ['hands'] }
    ]
  },
  bed: [
    'The flats became boxes again. The broom leaned in its corner, with the hook on.',
    '{H} washed, lay down, and let go of the brake. Every crane does that at night. Then the wind may turn it a little to the window, and a little to the wall.'
  ],
  last: [
    'On the pillow lay the smallest crane in the world, half open, and {H} was asleep.',
    'Past every floor the smallest crane had gone down, with a hum, and at the bottom {H} slept.'
  ]
})
