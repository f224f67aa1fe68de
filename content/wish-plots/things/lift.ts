import { wishPlot } from '../wish-plot.ts'

export const lift = wishPlot({
  id: 'wish-lift',
  wishes: ['lift', 'lifts', 'elevator', 'elevators'],
  answers: ['buttons', 'button', 'press', 'pressing', 'going', 'riding', 'doors', 'up', 'down', 'floor', 'glass'],
  except: ['ski', 'hanuman', 'chair', 'stuck', 'scared', 'afraid', 'broke', 'broken', 'escalator', 'flap', 'weights', 'shop', 'hospital', 'home', 'fight', 'wanted', 'cross', 'heavy'],
  company: ['lift'],
  partnerPlays: true,
  about: 'A lift has a button for every floor and one passenger who cannot say where to.',
  titles: ['Mind the Doors', 'Two and a Half', '{H} Is the Lift', 'Which Floor, Please', 'Up, and Then We Shall See'],
  want: [
    {
      id: 'which-floor',
      A: 'partner',
      paragraphs: [
        '{H} was a lift. It stood in the doorway with a towel in each hand, and those were the doors. “Ding,” said {H}, and drew them open. On the frame were eight buttons of coloured paper. {A} got in, and turned round, and looked straight ahead, as people do.',
        '“Which floor, please?” asked the lift. “I don’t know,” said {A}. “Where does it go?” That was just what the lift wanted to show somebody.'
      ]
    }
  ],
  way: [
    {
      id: 'first-floors',
      A: 'partner',
      paragraphs: [
        '{A} pressed the two. The doors shut. “Mmmmm,” went the lift, and they both bent their knees, as you have to. “Second floor,” said {H}. “Socks, saucepans, and the sea.” The doors opened. {A} looked out. It was the hall. “No, thank you,” said {A}. “I’ve just come from there.”',
        '{A} pressed the five. “Fifth floor. Clouds, lost gloves, and a lady who sings.” It was the hall again. “It looks a good deal like the second,” said {A}, and stayed inside.'
      ]
    },
    {
      id: 'weight',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“On the other end of the rope there’s a weight,” said {H}. “When we go up, it comes down.” “Where is it now?” asked {A}. {H} thought. “It’s just passing us,” said {H}. They both nodded to it.',
        '“It must see the same floors,” said {A}, “only the other way about.” It was an odd thought. Somewhere in the wall somebody heavy was always going down when they went up.'
      ]
    },
    {
      id: 'all-buttons',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then {A} stumbled, and leaned on all the buttons at once. “Oh no,” said the lift. Now it had to stop everywhere. “First floor. Second floor. Second floor, other side.” It was a lot of work for two towels.',
        '“Somebody with a parcel’s waiting on eight,” said {A}, and tapped on the wall. “Is that a foot?” asked {H}. “I think it’s the parcel,” said {A}. Nobody asked what was in it.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a mirror at the back. “You don’t look into that,” said {H}, “not with other people there. You look at the numbers.” They both looked at the numbers. There was a six, and then there was a seven.',
        '“Has anybody ever said anything in a lift?” asked {A}, after seven. “Once,” said the lift. “Somebody said, it’s slow today. They talked about it for years.”'
      ]
    },
    {
      id: 'dog-on-fourth',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Fourth floor,” said {H}. “Spoons, maps, and somebody whom you’d forgotten.” This time {A} did put a head out. “Who is it?” asked {A}.',
        '“I can’t tell you that,” said the lift. “I only stop.” {A} looked up the hall, and down the hall. {A} remembered later on, when they had long gone past. It was a boy called Howard, from the swimming.'
      ]
    },
    {
      id: 'voice',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You ought to have a voice,” said {A}, “like the one in the big shop.” “Doors closing,” said {H}, through {H}’s nose. “Doors opening. Please stand clear of yourself.” It was nearly right.',
        '“And if somebody needs the loo?” “Then I go a bit faster,” said {H}, still through {H}’s nose. “It’s the least I can do.”'
      ]
    },
    {
      id: 'music',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In good lifts there is music. {H} hummed, while they went up. It was no tune in particular. It was the sort that is always already in the middle when you get in.',
        '“I’d like to hear how it begins,” said {A}. “You’d have to live in here for that,” said the lift. At the eighth it stopped, in the middle.'
      ]
    },
    {
      id: 'too-heavy',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A cushion got in, and then a chair, and then three cushions who had been to a wedding. “Eight persons,” read {A} off the frame, “or six hundred kilos.” The lift sighed and did not move.',
        '“Somebody’s had too much cake,” it said. They all looked at the numbers. At last the smallest cushion got out, by itself, and said that it would walk.'
      ]
    },
    {
      id: 'elder-liftboy',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I was young there was a man in it,” said {S}, “with a cap and a stool. He worked a handle. He said good morning, and you told him the floor.” “And what did he do in between?” asked {A}.',
        '“He looked at your shoes,” said {S}. “He knew from that how it had gone.” They all looked down at {S}’s shoes. They were slippers. It had gone quite well.'
      ]
    },
    {
      id: 'small-passenger',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} could only reach the one and the two, and so {S} lived on those. “What’s on three?” asked {S}. “Nobody knows,” said {A}, “who’s as high as you.”',
        '{S} got on tiptoe, and then on a book. “Ding,” said the lift. The doors went open. {S} looked out for a long time. “It’s got our hall in it,” said {S}, deeply impressed.'
      ]
    },
    {
      id: 'pet-in-lift',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'When the doors opened, {A} was standing there. {A} got in, turned round once, and sat down with its back to the wall. There are some who know how to behave.',
        '“Which floor?” asked {H}. {A} looked at the numbers. At one of them {A} got out, without a word, as if there was somebody waiting.'
      ]
    },
    {
      id: 'why-nobody-gets-out',
      A: 'partner',
      paragraphs: [
        'They had been on all the eight floors. {A} had not got out at any. “I’ve told you everything that’s there,” said {H}, “and you just stand in me.” “You tell me before the doors are open,” said {A}. “So I’ve got the sea in my head, and then it’s the hall. It can’t be as good as you said it. I’d rather stay in here, where it’s still coming.” The lift was silent for a floor.'
      ]
    }
  ],
  turn: [
    {
      id: 'between',
      A: 'partner',
      paragraphs: [
        '“Then I’ll stop where I haven’t said anything,” said {H}. “Mmmmm,” it went, and they bent their knees. “Two,” it said, and then it very nearly said three. There it stood still. “Where’s this?” asked {A}. “It’s in between,” said the lift. “There’s no button for it. I’ve never been here myself.” It did not open the doors. It sat down.'
      ]
    },
    {
      id: 'sit-down',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Nobody sits down in a lift, so they had never seen it from there. The buttons were high up, like stars. “It’s much bigger below,” said {A}.',
        'They leaned against the walls, one against each, and stretched out their legs. The feet met in the middle. “Good morning,” said {A}’s feet. In a lift they would never have said a word to each other.'
      ]
    },
    {
      id: 'picnic',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} had a roll in one pocket, wrapped in paper. It was meant for wherever the lift was going. “We could have it here,” said {A}. They broke it, and it was just enough for two and a half.',
        '“Who’s the half for?” asked {H}. They left it by the doors, for whoever lived there.'
      ]
    },
    {
      id: 'listening-outside',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Through the doors you could hear something. It might have been a tap, or the sea. Somebody sang two notes, a long way up. “That’s the fifth floor,” whispered {A}. “So she is there.”',
        '“I told you so,” whispered {H}. But {H} was just as surprised. You can say a thing often enough, and never have heard it.'
      ]
    },
    {
      id: 'alarm-button',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was one button left, a yellow one with a bell. “What’s that?” asked {A}. “If you press it, somebody says hello,” said {H}. {A} pressed it, very carefully. “Hello?” said {H}, through {H}’s nose.',
        '“Hello,” said {A}. “It’s nothing. We’re fine.” “That’s nice to hear,” said the button. “Mostly they want something.”'
      ]
    },
    {
      id: 'open',
      A: 'partner',
      paragraphs: [
        'Then {A} got up. “I’d like to see what’s out there,” said {A}. “I don’t know what it is,” said {H}. “I know,” said {A}. “That’s why.” “Ding,” said the lift, and opened. It had grown dark out there. At the end stood a lamp, with a ring of light on the floor.',
        '“Floor two and a half,” said {A}, and went out on tiptoe. The lift stayed in the doorway and held the doors. “Well?” it called. “This one’s new,” called {A}. “Come and look.” And for the first time the lift got out, too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in too, turned round, and looked straight ahead.',
      '{names} leaned on the buttons, and that was all eight.',
      { text: '{names} carried in a shoe box, and put it down with a sigh, like luggage.', needs: ['hands'] },
      { text: '{names} pressed six, and then pressed it again, as people do.', needs: ['hands'] }
    ],
    way: [
      '{names} bent at the knees, as you have to.',
      '{names} stepped out at the fifth floor, and it was no different.',
      { text: '{names} held the door for a hat stand that was not coming.', needs: ['hands'] },
      { text: '{names} checked the mirror, which was the back of a spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down as well, since it looked like a long stop.',
      '{names} sniffed along the gap, and it smelled of no floor in particular.',
      { text: '{names} drew a small button between the two and the three.', needs: ['hands'] },
      { text: '{names} felt along the doors for a crack.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the doors over the rail, and the buttons came off the frame. There were eight of them, and a mark where one more might have been.',
    'Then there was one last trip. {H} washed on the first floor and lay down on the second. “Going down,” said somebody at the light. The knees bent a little, as they have to.'
  ],
  last: [
    'Somewhere between two and three, with its doors shut, the lift was {H}, asleep.',
    'Nobody said ding any more, the doors stayed shut, and {H} slept.'
  ]
})
