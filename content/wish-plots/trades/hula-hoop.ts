import { wishPlot } from '../wish-plot.ts'

export const hulaHoop = wishPlot({
  id: 'wish-hula-hoop-room',
  wishes: ['hula hoop', 'hula hoops', 'hula-hoop', 'hula-hoops', 'hula hooping', 'hulahoop', 'hulahoops', 'hoola hoop', 'hoola hoops', 'hula', 'hooping', 'hoola hooping'],
  except: ['dance', 'hawaii', 'hawaiian', 'skirt', 'basketball', 'lost', 'broke', 'broken', 'stolen', 'who', 'that', 'elephant', 'bear', 'hippo', 'snake', 'octopus', 'giraffe', 'planet', 'saturn', 'afraid', 'hurt', 'sad'],
  answers: ['hoop', 'hoops', 'hula', 'new', 'my', 'pink', 'learning', 'record', 'spinning', 'first', 'doing', 'practising', 'competition', 'round', 'longest', 'time', 'playground', 'waist'],
  moods: ['first', 'learning', 'proud', 'losing'],
  company: ['hoop', 'hall', 'record', 'pillow', 'cushion', 'clock', 'room'],
  about: 'A hula hoop will not stay up for longer than seven, until all the room in it has been filled.',
  titles: ['All the Room in the Hoop', 'Clack, Said the Hula Hoop', '{H} and the World Record', 'Two People and a Pillow', 'It Stayed Up for an Hour'],
  want: [
    {
      id: 'clack',
      A: 'partner',
      paragraphs: [
        '{H} had a hula hoop, and wanted to keep it up for a whole minute. {A} stood by with the clock. {H} gave it a push, and wriggled. It went round, and round, and lower, and round the knees. Clack, it said on the floor.',
        '“Four seconds,” said {A}. “Was that with the clack?” asked {H}. “The clack was one of them,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'round-and-round',
      A: 'partner',
      paragraphs: [
        '{H} went round much faster, and so did the hoop, and it was on the floor much sooner. {H} ran after it, inside, to be there first. “You’re going in circles,” said {A}. “That’s what the hoop’s for. You only have to push, to and fro, with one foot in front.”',
        '{H} pushed, to and fro, like somebody in a rocking boat. It was seven seconds, and then clack. It was seven the next time as well.'
      ]
    },
    {
      id: 'what-rattles',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'There was something in it. They held it up to one ear and turned it. It ran along in there, the whole way round, and arrived where it had been. “They’re beans,” said {A}. “It’s a person with very small shoes,” said {H}.',
        'If you turned it quickly, it ran. If you stopped, it stopped too, a bit late. “It’s got out of breath,” said {H}. They laid the hoop down flat, so that it could have a rest.'
      ]
    },
    {
      id: 'arm-and-neck',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'It can be done on the arm too, and there it was easy. {H} held one arm straight up, and the hoop went round it with a hum. “Now let it come down,” said {A}. It came down to the shoulder, knocked against one ear, and was gone.',
        '“Where is it?” asked {H}. They heard it, out in the hall, going along on its edge. It went past the coats. It turned off by itself at the bathroom, and lay down there on the mat.'
      ]
    },
    {
      id: 'comes-back',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'There’s a trick that everybody wants to know. You send it off along the floor, and flick it backwards as you let go. It runs away from you, and stops, and thinks. Then it comes home. {A} could do it, and {H} could not.',
        '{H}’s ran away and only ran away. “You have to pull it back before you let it go,” said {A}. {H} did so, and out it went. Far down the hall it stood still. “Come,” said {H}. It came, at a trot, and ran {H} over.'
      ]
    },
    {
      id: 'tunnel',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In between they used it as a door. {A} held it up, and {H} went through, head first. On the other side everything was just the same. “Now come back,” said {A}. {H} came back, feet first, and there it was the same too.',
        '“Are you sure you’re the right one?” asked {A}. {H} was not quite sure. They did it twice more, the other way round, in case somebody had been left behind.'
      ]
    },
    {
      id: 'both-ways',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Everybody’s got a side,” said {A}. “Some people go to the left, and some go to the right.” {H} went to the right. Left felt like writing with a foot. The hoop noticed it at once, and got off.',
        '{A} was a left one. They stood back to back, to see it, and each of them drew a ring in the air. From above it must have looked like two cogs in a clock. “That’s why we get on,” said {A}.'
      ]
    },
    {
      id: 'jacket',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'A hoop slides on a smooth thing, and it holds on a rough one. So {H} put on the hairy jumper, for a try. The hoop climbed. It went up over the tummy, and under both arms, and there it could get no further.',
        'Now {H} stood there, with both arms out, like a snowman. “How many seconds is that?” asked {H}. “It doesn’t count if it’s stuck,” said {A}, and pulled it off at the top, with one sleeve.'
      ]
    },
    {
      id: 'grocer',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came past with an arm full of washing, and {H} asked for some music. “I’ve no hand free,” said {A}, but {A} had a mouth, and hummed. It was a slow one. The hoop went round it as you stir a pudding.',
        'Then {A} got to the quick part. {H} pushed, and panted, and the hoop hissed. At the last note it was down, and a pair of tights was in it. Neither of them knew when that had joined in.'
      ]
    },
    {
      id: 'pet-in-the-hoop',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The hoop had hardly lain down when {A} was in it, right in the middle. It had been an ordinary bit of floor before. Now it was a place. “I need that,” said {H}.',
        'Inch by inch {H} lifted the hoop, up past {A}, and over. {A} looked at where the edge had been, and was sorry. So {H} put it down again, for the length of a song. After all, it was going round nobody else.'
      ]
    },
    {
      id: 'elder-hoop',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I won a bicycle bell with that,” said {S}. “It was on the beach, and there were forty of us. One after another went clack. I shut both eyes, and thought about gravy.” “Why gravy?” asked {A}.',
        '“You have to think of something that goes round,” said {S}. “When I opened them, everybody had gone in, because of the rain. I’d been wet for some time. The man held the bell over my head, like a very small umbrella.”'
      ]
    },
    {
      id: 'child-neck',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} stood in the hoop and held it with both hands. {S} didn’t wriggle. {S} turned round on the spot, with the hoop and all. “Look,” said {S}. “It’s staying up.” “You’re holding it,” said {A}.',
        '“Yes,” said {S}, “or it’d fall down.” {A} had nothing to say to that. It was the first sensible thing that anybody had said about it all day.'
      ]
    },
    {
      id: 'baby-steering',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} took hold of the edge and stood up on it. It was a big wheel, and it gave way to all sides. {H} held the other end. {A} steered to the left, with {A}’s knees, and said brrr.',
        'At the next bend the driver sat down, without meaning to. The wheel came along and lay round the driver, like a garage. {A} looked about in there, and felt quite at home.'
      ]
    },
    {
      id: 'too-much-room',
      A: 'partner',
      paragraphs: [
        '{H} sat down in the hoop on the floor, and {A} looked at it. “There’s such a lot of room in there,” said {A}. “There’s you, and then there’s only air, as far as the rim. That’s what it falls through.” {H} put {H}’s elbows out. They didn’t reach.'
      ]
    }
  ],
  turn: [
    {
      id: 'fill-it',
      A: 'partner',
      paragraphs: [
        '“Then come in,” said {H}. {A} stepped in, and they stood back to back and lifted it up. There was still room at the sides. On the left they pushed in a pillow, and on the right the big cushion. Then very carefully they took away their hands. It stayed up.',
        '“Start the clock,” said {H}. “It’s over there, on the table,” said {A}. So they went to it, in small steps, like something with four legs. It was a minute. It was two. After that they had a drink of water in there, one at a time.'
      ]
    },
    {
      id: 'through-doors',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'They wanted to show it to the mirror in the hall. But the door was narrower than the hoop. {H} went first, and {A} came behind, and the hoop stayed where it was, in the frame. “Sideways,” said {A}. “Which way’s sideways?” asked {H}.',
        'They tried it with the pillow in front. In the mirror you saw a face, a pillow, and a second face, with nobody’s legs. “That’s the champion,” said {H}. All of them nodded but the pillow.'
      ]
    },
    {
      id: 'itch-in-hoop',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“My shoulder itches,” said {A}. “Which one?” “The one on your side.” {H} rubbed it, with {H}’s own back, up and down, as a cow does with a post. The hoop went up and down as well.',
        '“Thank you,” said {A}. “You’re welcome,” said {H}. “I had one at the same place.” It’s the only sport there is where you can do that.'
      ]
    },
    {
      id: 'the-yawn',
      A: 'partner',
      paragraphs: [
        'The hoop stayed up while the table was laid. It stayed up the whole of an hour. “That’s a record,” said {H}. “We could sleep in it,” said {A}. But then {H} yawned. {H} grew wide, and the hoop creaked. {A} could feel it, right through both their backs, and yawned too.',
        'And when it was over, they both breathed out. They breathed out such a lot that they were quite thin. Clack, it said on the floor. “One hour,” said {A}, “and the clack.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} began to wriggle too, without a hoop.',
      '{names} got under the hoop as it came to rest, and wore it.',
      { text: '{names} counted along, on one hand, and had a finger left.', needs: ['hands'] },
      { text: '{names} marked the spot with a slipper.', needs: ['hands'] }
    ],
    way: [
      '{names} spun round as well, and needed a wall.',
      '{names} rocked to and fro, like the other people in the boat.',
      { text: '{names} caught the hoop just off the floor, which did not count.', needs: ['hands'] },
      { text: '{names} wrote down seven, and then seven again underneath.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept beside the hoop, like a tug by a ship.',
      '{names} brushed past underneath, with an inch to spare.',
      { text: '{names} handed a glass of water in over the rim.', needs: ['hands'] },
      { text: '{names} opened all the doors, because they came rather wide.', needs: ['hands'] }
    ]
  },
  bed: [
    'Everything soft went back to its place. The hoop hung on the hook, and in it was a round bit of wall.',
    '{H} splashed a little, and lay down, and there was room on all sides. It was filled with blanket, on the left and on the right, until nothing could fall through.'
  ],
  last: [
    'To and fro went the breath, and never round, and it stayed up, and {H} slept.',
    'Nothing said clack any more, and in the middle of all that room {H} was asleep.'
  ]
})
