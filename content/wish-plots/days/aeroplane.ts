import { wishPlot } from '../wish-plot.ts'

export const aeroplane = wishPlot({
  themes: ['aeroplane'],
  beginsElsewhere: true,
  moods: ['first', 'afraid', 'waiting'],
  answers: ['aeroplanes', 'airplane', 'planes', 'flight', 'flying', 'fly', 'avión', 'avião', 'avion'],
  about: 'Before the first flight the hero wants to know what holds a plane up, and finds it out with a strip of paper.',
  titles: ['What Holds It Up', '{H} and the Strip of Paper', 'Nobody Is Standing Underneath', 'Blow over the Top', 'The Night Before the Plane'],
  want: [
    {
      id: 'who-holds-it',
      A: 'partner',
      paragraphs: [
        'Tomorrow they were going on a plane, and {H} had one question. “What holds it up?” asked {H}. “It’s as heavy as our whole street.”',
        '“The wings,” said {A}. “And what holds the wings up?” {A} looked at the ceiling and did not say anything. There was the suitcase, packed already, and the ticket lay on top. “I’m not getting in,” said {H}, “until I’ve seen it done.”'
      ]
    }
  ],
  way: [
    {
      id: 'flapping',
      A: 'partner',
      paragraphs: [
        'So they tried it. {H} held a tray in each hand, ran from the door to the sofa, and flapped. The curtain flew. A sock flew. {H} did not. “Birds do it like that,” said {H}, out of breath. “But a plane’s wings don’t flap,” said {A}. “They keep quite still.”',
        'Then {H} folded a paper plane and blew at it from below, as hard as possible. It turned over and fell into the butter.'
      ]
    },
    {
      id: 'seats',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'In between they practised sitting. There were two chairs by the window, and two scarves for the seat belts. “We are now going up,” said {A} in a deep voice. “Please don’t put your feet on the person in front.”',
        '“There’s only the window in front,” said {H}. “Then please don’t put them on the sky.” {H} took them down. There were two small marks on the glass.'
      ]
    },
    {
      id: 'bumpy',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} came along with a tray. “Would you like a drink?” asked {A}. “There’s water, or there’s water in a different cup.” {H} took the different cup. Then {A} put down the tray and shook the chair with both hands.',
        '“What’s that?” called {H}. “That’s bumpy air,” said {A}. “It’s only like a road with stones in it.” {H} held the cup quite still, and all the rest of {H} went up and down. “Who puts stones up there?” asked {H}, and drank very quickly, between two stones.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“On the way up your ears go pop,” said {A}, “and then you swallow, and it’s better.” They practised that too. {H} swallowed four times. {A} chewed, with nothing in it.',
        '“It’s the air,” said {A}. “There’s less of it up there, and what’s in your ear wants to get out.” {H} held one hand beside {H}’s ear, to feel it coming.'
      ]
    },
    {
      id: 'the-doors',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Before it starts, somebody shows you the doors,” said {A}, and stood up very straight. “There’s one at the front, and one at the back, and two at the sides.” {A}’s arms pointed to the kitchen, the cupboard and the bath. {H} looked round each time.',
        '“And under your seat there’s a life jacket, with a whistle.” {H} felt under the chair. There was a slipper. {H} put it on as well as it would go, and blew into the toe. “Mine hasn’t got a whistle,” said {H}. “Then you’ll have to shout,” said {A}.'
      ]
    },
    {
      id: 'suitcase',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} sat on the suitcase, and it still would not shut. They opened it again. On top lay a stone, as big as a bun. “That’s for holding things down over there,” said {H}.',
        '“Every stone makes the plane heavier,” said {A}. {H} thought of the whole street in the air. {H} took the stone out at once, and for safety one sock as well. “That ought to get us off the ground,” said {H}. “With room for a second biscuit,” said {A}.'
      ]
    },
    {
      id: 'round-and-round',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Where does it go when it’s shut?” asked {H}. “Into the tummy of the plane,” said {A}. “And when we get there, all the cases come past on a belt, round and round.” {A} was the belt, and pulled a blanket round the table with things on it.',
        '{H} let the bread bin go by, and the laundry, and pulled off something brown. “That’s ours,” said {H}. “That’s somebody’s drawer,” said {A}, and came round again. “They’ll be in the hotel now, with nothing to keep their socks in.”'
      ]
    },
    {
      id: 'clouds',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And a plane goes right through the clouds,” said {A}. “What’s it like in there?” asked {H}. {A} put a white sheet over both of them. It was white at the front and white at the back.',
        '“Damp,” said {A}, “and then you’re out at the top, and the sun’s shining. It always is.” {A} pulled off the sheet. {H}’s hair stood up on all sides.'
      ]
    },
    {
      id: 'pilot',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Who sits at the front?” asked {H}. “Two pilots,” said {A}. “They never eat the same dinner, so that they can’t both get a tummy ache.” {H} liked that very much.',
        '“Then I’ll have the noodles,” said {H}, “and you have to have something else.” “I wanted the noodles,” said {A}. “You can’t. Think of the plane.”'
      ]
    },
    {
      id: 'pet-case',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had looked at the suitcase all evening, and at who was putting what into it. {H} knelt down and explained how many days it would be, on ten fingers.',
        '{A} looked at the fingers, one after the other. Then {H} took all ten fingers away, and left {A} a worn sock instead.'
      ]
    },
    {
      id: 'elder-first',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“The first time I flew, I held it up myself,” said {S}. “I held on to both arms of the seat and pulled, all the way.” “Was it heavy?” asked {A}.',
        '“Very. And then a biscuit came, and I had to let go with one hand.” {A} waited. “And it stayed up,” said {S}. “So I took the other one off too.”'
      ]
    },
    {
      id: 'child-tower',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the tower, which tells the planes when to go. {S} stood on a cushion with a torch. “You may not fly yet,” said {S}. “There’s a pigeon in front of you.” {A} waited, with both arms out.',
        '“And now?” asked {A}. “Now the pigeon’s having its seat belt checked.” {A}’s arms got quite tired. It was a very careful pigeon.'
      ]
    },
    {
      id: 'top',
      A: 'partner',
      paragraphs: [
        '{A} fished the plane out of the butter and tore off the clean edge. It was a strip as long as a hand. “You always blow from below,” said {A}, “because you think somebody has to push. Nobody’s standing underneath, though. What if it’s something on top?” {H} looked up. There was nothing on top but air.'
      ]
    }
  ],
  turn: [
    {
      id: 'strip',
      A: 'partner',
      paragraphs: [
        '{H} took the strip and held one end of it under the lip. The other end hung down like a tired tongue. Then {H} blew, straight ahead, over the top of it. And the paper went up. It stayed up there, flat and trembling, as long as {H} had any breath.',
        '“Again,” said {A}. {H} did it again, and there was no trick. “The fast air’s on top,” said {A} slowly, “and the slow air underneath lifts it.” “So the plane needn’t flap,” said {H}. “It’s only got to be fast.”'
      ]
    },
    {
      id: 'hand',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{A} wanted to do it as well, and took a strip that was wider. They stood face to face and blew. Two tongues went up. They looked at each other over them and had to laugh, and both fell down.',
        '“We’ve landed,” said {A}. “That’s the bumpy part,” said {H}. They took off once more, to do it better.'
      ]
    },
    {
      id: 'getting-in',
      A: 'partner',
      paragraphs: [
        '“Are you getting in, then?” asked {A}. {H} rolled up the strip of paper and put it with the ticket. “Yes,” said {H}. “I’m sitting by the window, so that I can see the air.” “You can’t see air,” said {A}.',
        '“No,” said {H}. “But I know where it is.” And {H} blew once over the ticket, quite softly. It lifted its front a little, as if it could hardly wait.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the suitcase, and held nothing up.',
      '{names} gave a small jump, and came straight down again.',
      { text: '{names} lifted the suitcase by the handle, for a try, and groaned.', needs: ['hands'] },
      { text: '{names} let go of a spoon, just to see, and it did not stay up.', needs: ['hands'] }
    ],
    way: [
      '{names} crept under the table, in case somebody else took off.',
      '{names} tasted the butter, at the landing place.',
      { text: '{names} cleared the cushions away, to make the runway longer.', needs: ['hands'] },
      { text: '{names} flapped two napkins, quite fast, and stayed down as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} puffed straight ahead too, and lifted some fluff off the rug.',
      '{names} sat down by the window, so as to have a good seat.',
      { text: '{names} tore the edge off an envelope, and got that to fly.', needs: ['hands'] },
      { text: '{names} smoothed out the ticket, ready for the morning.', needs: ['hands'] }
    ]
  },
  bed: [
    'The trays went back to the kitchen, and the suitcase was shut at last. The ticket lay on top.',
    'Then {H} washed and lay down. The edge of the sheet lay just below {H}’s mouth, and it rose a little, and sank again.'
  ],
  last: [
    'Like a wing, and without flapping once, {H} lay there and slept.',
    'You could see where the air was after all: it came and went where {H} slept.'
  ]
})
