import { wishPlot } from '../wish-plot.ts'

export const mapOfHome = wishPlot({
  id: 'wish-map-of-home',
  wishes: ['map', 'maps', 'map home', 'map house', 'map flat', 'map bedroom', 'map room', 'map our house', 'drawing map', 'draw map', 'draws map', 'making map', 'makes map', 'map maker', 'mapmaker', 'reading map', 'read map', 'map dark', 'map street', 'map apartment'],
  answers: ['home', 'house', 'flat', 'bedroom', 'room', 'our', 'drawing', 'draw', 'draws', 'drew', 'making', 'make', 'makes', 'made', 'maker', 'reading', 'read', 'reads', 'dark', 'night', 'way', 'kitchen', 'big', 'little', 'old', 'new', 'own', 'paper', 'coloured', 'find', 'finds', 'finding', 'where', 'apartment', 'whole', 'best', 'first', 'feel', 'that', 'who', 'loves', 'bathroom', 'hall', 'bed'],
  except: ['treasure', 'pirate', 'pirates', 'hunt', 'gold', 'world', 'google', 'country', 'countries', 'atlas', 'geography', 'school', 'lost', 'lose', 'missing', 'torn', 'bear', 'secret', 'magic', 'hidden', 'island', 'dora', 'metro', 'underground', 'tube', 'bus', 'train', 'trains', 'star', 'stars', 'weather', 'compass', 'explorer', 'space', 'zoo', 'moving', 'afraid', 'scared', 'monster', 'hospital', 'mum’s', 'dad’s', 'daddy’s', 'mummy’s', 'grandma’s', 'granny’s', 'car', 'drive'],
  moods: ['first'],
  company: ['map', 'way', 'board', 'tiles', 'tap', 'rug', 'button', 'wool', 'finger', 'lamp'],
  about: 'The hero draws a map of the way from the bed to the tap at night, and nobody can see it in the dark, until it is one for the fingers.',
  titles: ['The Map Has Gone Out', 'The Board That Says Eek', '{H} Makes a Map for the Dark', 'Soft, Woolly, Cold, Button', 'Seven Steps and a Wardrobe'],
  want: [
    {
      id: 'the-way-to-the-tap',
      A: 'partner',
      paragraphs: [
        'It was a long way at night from {H}’s bed to the tap. {H} wanted to get there with no lamp, and without treading on the board that said eek. So {H} drew a map of home, with the rug, the board, the tiles and the tap.',
        'They turned the lamps off, to try it. “Where are we?” asked {A}. {H} looked, and it was black from edge to edge. “The map’s gone out,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'seven-steps',
      A: 'partner',
      paragraphs: [
        '“Draw it in yellow,” said {A}. Lamps on. {H} drew. Lamps off. Now it was a yellow map, and just as black.',
        '“Then we’ll learn it by heart,” said {A}. “Seven steps and turn left.” {A} went first and counted. At seven there was a bump. “I’m in with the coats,” said {A}. {H} had counted to seven too, and was still on the rug. “Mine’s a shorter seven,” said {H}.'
      ]
    },
    {
      id: 'from-above',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On a map you see everything from the top, like a fly. The table was a square, and the four chairs were four small squares. “And what’s that?” asked {A}. It was a circle with two flat bits at the front. “That’s you,” said {H}. “Those are your feet.”',
        '{A} looked down along {A}’s front, and saw the same thing. “I’d always thought of myself as longer,” said {A}. For a fly it was quite a good likeness.'
      ]
    },
    {
      id: 'names-on-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Every place on a map has got a name. {A} wrote them in, and {H} said what they were called. There was Cape Doorknob. There was the Bay of Slippers, with two slippers at anchor. A long thin country in the hall was called Draught.',
        '“And that?” asked {A}. It was a hill of things that still had to be put away. {H} thought for some time. “Don’t write anything there,” said {H}. “Nobody’s ever got to the top.”'
      ]
    },
    {
      id: 'where-north-is',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“North is always at the top,” said {A}. “What’s at the top on yours?” {H} turned the map round. “The fridge,” said {H}. So the fridge was north. It hummed, and it was cold there, and it all agreed.',
        'South was the radiator. In the west was the window, and in the east there lived whoever was always washing up. {A} drew an arrow with an F on it. “Now we can’t go wrong,” said {A}, and went south, to warm both hands.'
      ]
    },
    {
      id: 'sea-monster',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“On the old maps there was a sea monster in the corner,” said {A}, “where they’d never been.” {H} considered where they had never been. It was behind the washing machine. So something lived there now. It had a long neck, and wore one sock on its head.',
        'They got a torch and had a look, just to make sure. There was one sock. “The rest must be under water,” said {H}.'
      ]
    },
    {
      id: 'folding-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A map has to be folded. {A} folded it in half, and in half again, and then it should have stopped. But it went on. When it was opened, it had a belly. {A} folded it the other way, and now it had a tail.',
        '“There’s a trick to it,” said {A}, with the kitchen under one arm. In the end the bed lay on top of the tap. “That’d be quicker,” said {H}.'
      ]
    },
    {
      id: 'you-are-here',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“On the map at the station there’s a red dot,” said {A}. “It says you are here.” They made one out of paper. {H} laid it on the map, by the table, and it was true. Then {H} walked to the window, and it was a lie.',
        'Somebody had to go with it and push. {A} sat by the map and did that, and {H} went about. “Wait!” called {A}. “I’ve lost you. You’re in the bath.” {H} stood in the hall and did not move, till {A} had got the dot dry.'
      ]
    },
    {
      id: 'sounds-of-the-way',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You could listen your way there,” said {A}. They closed their eyes. On the left there was a clock. In front of them the fridge went mmm. Somewhere behind it was the tap, and it said plip. {H} pointed, and went off.',
        'The plip came from the right now, and then from behind. {H} turned round once. Everything was where it had been, but in another place. “You’ve got the clock on the wrong ear,” said {A}.'
      ]
    },
    {
      id: 'measuring',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“You have to measure it first,” said {A}. “Otherwise it’s only a picture.” {A} measured in shoes, heel to toe. From the door to the window it was fourteen. {H} took shoes as well, and got twenty-six.',
        '“Then the room’s bigger for me,” said {H}. {A} could see that it was. They wrote down both. On the map it said: fourteen, or twenty-six, it depends who’s coming.'
      ]
    },
    {
      id: 'the-border',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Between the hall and the kitchen runs a strip of brass. On the map it was a border. {A} stood there with a ladle, and stopped whoever came. “Anything to declare?” asked {A}. “One bear,” said {H}. “And a crust.”',
        'The crust had to stay behind. You may not bring in bread where there is bread already. “And what’s the bear going to do over there?” “He’s got an aunt in the cupboard,” said {H}. The ladle went up.'
      ]
    },
    {
      id: 'for-an-ant',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} made a small one as well, in case there was an ant. It was only of the part under the table. There were four towers on it, and a great deal of plain. Three mountains were marked, and they were all crumbs.',
        '“And where’s the food?” asked {A}. {H} pointed to the mountains. “It lives well,” said {A}. They laid the map on the floor, and put a raisin on top to hold it. The ant did not find the map. It found what was holding it.'
      ]
    },
    {
      id: 'what-moves',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Some things will not keep still for a map. The bin had been by the door, and now it was by the sink. {H} rubbed it out. “And the chair?” “That’s visiting,” said {A}, who was sitting on it in the wrong place.',
        '{H} drew all those things in pencil, and the wall in ink. The cup was in pencil, and so were the slippers. At last {H} drew {A}, very faintly. “So I can rub you out,” said {H}, “when you get up.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} came and lay down on the map, from the window to the hall. Half of home was under there. {H} drew round the outside, since there was no other way. It came out like a big lake with two ears.',
        'When {A} got up, the lake stayed. In the real place there was nothing but floor. {A} looked from the one to the other. Then {A} walked over and lay down there, so that it was right.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I could still draw you the flat where I was little,” said {S}. {S} did it on the edge of the newspaper. There was the stove, and the bed for three. “And what’s that line?” asked {A}. “That’s the washing. You had to bend down.”',
        '{S} bent a bit just then, and drew the next room. “Here’s where the floor said eek,” said {S}. “We had that too. It was nearly in the same place. It must have moved along with me.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} made a map too, and it had only three things on it. There was the bed, and there was {A}, and the biscuit tin. Between them ran a thick line that went round and round. “That’s a lot of way,” said {A}.',
        '“That’s when I’m running,” said {S}. There was no bathroom on it. {S} did not need that one. When they held the two maps together, the tins lay exactly on top of each other.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} knew the way across the rug better than any of them. It ran under the chair, where nobody else fitted. It passed the crumb from Monday. {H} crawled behind, and wrote it all down.',
        'At the lowest drawer {A} stopped, and laid one hand on it. So {H} put a cross there. You have to be that near to the floor, to make a map like that.'
      ]
    },
    {
      id: 'feet-know',
      A: 'partner',
      paragraphs: [
        'They turned the lamps off again. “Now I’m on the tiles,” said {A}. “How do you know?” asked {H}. “It’s cold at the toes.” {A} took a step. Eek. “And now I’m on the board.”',
        '“So your feet can see it,” said {H}. “They feel it,” said {A}, and was quiet for a moment. “We want a map you can feel,” said {A} then. “Is there any wool?”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-map-to-feel',
      A: 'partner',
      paragraphs: [
        'They glued it with the lamp on. The bed was cotton wool, and the rug was real wool. For the board that said eek there was a button. For the tiles there was foil, smooth and cold. At the end they stuck a bit of sponge, for the tap.',
        '{H} shut both eyes, and went along with one finger. “Soft,” said {H}. “Woolly. Cold. Button!” The sponge was a little wet. {A} had thought of that.'
      ]
    },
    {
      id: 'more-to-feel',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They went on to make the rest of it, while there was glue. The doormat was a piece of an old brush. The door had a real hinge, of tape, and you could shut it. For the armchair {A} took some of the inside of an old slipper.',
        '“And what’s this?” asked {H}, with closed eyes. It was warm, a bit rough, and it moved. “That’s my thumb,” said {A}. “I was holding it on.”'
      ]
    },
    {
      id: 'the-finger-goes-alone',
      A: 'same',
      spare: 17,
      paragraphs: [
        'First of all the finger went by itself. {H} sat on the bed, and it walked over the wool. At the button it stopped, drew up one leg, and jumped. “Did it say anything?” asked {A}. “No,” said {H}. “It got over.”',
        'It drank at the sponge, bent right down. Then it came back the whole way, over the foil, with cold feet. {H} put it under the cotton wool for a moment, to get warm.'
      ]
    },
    {
      id: 'lamps-off',
      A: 'partner',
      paragraphs: [
        'Lamps off. {H} went in front, with one finger on the map and two feet on the floor. It was woolly above and woolly below. Then it was cold above and cold below. “Now there’s the button,” whispered {H}, and took a big step. Nothing said eek. Plip, said the tap.',
        'Behind {H} something said eek. “I haven’t got a map,” said {A}. {H} drank, and let {A} have some too. “And back?” asked {A}. {H} laid {A}’s finger on the sponge. “You lead,” said {H}. “It’s the same, only the other way.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the dark, and did not say where.',
      '{names} went to the tap by nose, and did not need a map.',
      { text: '{names} turned the switch, off and on and off.', needs: ['hands'] },
      { text: '{names} sharpened the yellow pencil.', needs: ['hands'] }
    ],
    way: [
      '{names} trod on the board, and it said eek.',
      '{names} sat on the rug, where it was woolly, and knew that much.',
      { text: '{names} hung the coats up again by feel.', needs: ['hands'] },
      { text: '{names} held one hand out in front, and found a lampshade.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along behind, eek, in a row.',
      '{names} touched the wool, and breathed on the foil.',
      { text: '{names} pressed down the button till the glue had taken.', needs: ['hands'] },
      { text: '{names} held the glass under the tap, so that it did not splash.', needs: ['hands'] }
    ]
  },
  bed: [
    'The scraps of wool were swept up, and the map lay flat to dry. It could be read now by anybody, with the light on or off.',
    '{H} washed, and went along the whole way back with the lamps out. First there was wool, and then it was soft. That was the bed.'
  ],
  last: [
    'One finger had got home first, into the cotton wool, and then {H} slept as well.',
    'The lamps had gone out, but not the map, and {H} was asleep on the soft bit.'
  ]
})
