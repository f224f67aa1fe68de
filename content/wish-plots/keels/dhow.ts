import { wishPlot } from '../wish-plot.ts'

export const dhow = wishPlot({
  id: 'wish-dhow',
  wishes: ['dhow', 'dhows', 'jahazi', 'mashua', 'sailing dhow', 'dhow boat'],
  except: ['pirate', 'pirates', 'sank', 'sinking', 'slaves', 'slave', 'war', 'crash', 'lost', 'afraid', 'scared', 'storm'],
  answers: ['sail', 'sails', 'sailing', 'wind', 'sea', 'ocean', 'zanzibar', 'lamu', 'mombasa', 'oman', 'island', 'boat', 'white', 'big', 'captain', 'fishing', 'trip', 'harbour', 'dates', 'wooden', 'moon', 'nile', 'sunset', 'uncle', 'river'],
  partnerPlays: true,
  company: ['dhow', 'island', 'wind', 'sail', 'dates', 'coffee'],
  about: 'A dhow has come to tea on one wind and cannot go home on the same one, so its captain has to stay until it turns, which is in April.',
  titles: ['Until the Wind Turns', 'Captain {H} Comes to Tea', 'A Visit Until April', 'The Wind at the Window', 'One More Date'],
  want: [
    {
      id: 'to-tea',
      A: 'partner',
      paragraphs: [
        '{H} was captain of a dhow. It was the big basket, with a broom and a sheet, and the sail had three corners. The wind had brought it from the bedroom, with a box of dates on board.',
        '{A} lived on an island, which was the armchair. It smelled of cloves there. They had tea, and two dates each. “That was lovely,” said {H}. “Now I’ll sail home to bed.”'
      ]
    }
  ],
  way: [
    {
      id: 'bump',
      A: 'partner',
      paragraphs: [
        '“Goodbye,” said {H}, and pulled up the sail. The wind filled it at once, with a flap. The dhow leaned over and ran straight back into the armchair. Bump.',
        '“Did you forget something?” asked {A}. {H} waved a second time, and leaned out further. The dhow went a bit to the left, and then bump. “How nice of you to call again,” said {A}.'
      ]
    },
    {
      id: 'sewn-boat',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Yours has got stitches,” said {A}, and looked at the basket. “That’s how they used to be made,” said the captain. “There wasn’t a nail in the whole dhow. The planks were sewn together, with string from coconuts.”',
        '{A} pulled at a loose end, and thought better of it. It was holding up a captain. “So if it tears,” said {A}, “you take it to the tailor.” “You take it in at the waist,” said {H}.'
      ]
    },
    {
      id: 'eyes-on-bow',
      A: 'same',
      spare: 2,
      paragraphs: [
        'To find the way by night the captain held up one hand against the lamp. That was the old sailors’ ruler. The star that never moves was two fingers above the sofa. “At home it’s three,” said {H}.',
        '{A} measured too. “I’ve got it at one and a half.” They laid their hands together. {A}’s fingers were not the same, so {A} lived in another country. It was only next door.'
      ]
    },
    {
      id: 'shark-oil',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A dhow is rubbed with oil, so that the worms won’t eat it. It’s fish oil, and it can be smelled before the sail is seen. {H} took a wet sponge and went all round the basket. “Is that what I noticed?” asked {A}.',
        '“When?” “At breakfast,” said {A}. “I thought that somebody was coming, and that it was either you or dinner.” The captain sniffed at one sleeve. You don’t know it yourself, after the first year.'
      ]
    },
    {
      id: 'turn-sail-round',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The sail hangs from one long spar, much longer than the mast. To turn, all of it has to be carried round to the other side. {H} took the end and walked. The sheet came too, and wrapped up the broom, and the captain as well.',
        '“Are you still in there?” asked {A}. “I’m amidships,” said the sheet. They turned {H} by the shoulders until there was a nose. It pointed the same way as before.'
      ]
    },
    {
      id: 'cargo-mats',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Down to the beach came {A}, to see what was for sale. “I’ve got dates,” said the captain, “and a carpet, but I’m standing on it. And a clock that goes backwards.” {A} held it to one ear.',
        '“What do you want for the clock?” “A goat,” said {H}. {A} had a cushion with four corners. They looked at it for so long that the clock had got back to morning. By then it was a day younger, and worth two.'
      ]
    },
    {
      id: 'coffee-small-cups',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The coffee on the island came in cups as small as thimbles. It was cocoa. When a cup was empty, {A} filled it. That went on and on, until the captain gave it a little shake from side to side.',
        '“Ah,” said {A}, and put down the pot. “That’s how you say it. Nobody ever told me the end.” The last captain had been drinking since the full moon.'
      ]
    },
    {
      id: 'bailing',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In every wooden boat there’s some water at the bottom, and somebody has to scoop. {H} scooped with a cup, from inside to outside. {A} scooped the waves away on the beach. “There’s no less of it,” said {A}.',
        '“Where do you put it?” “Over there,” said {A}, and pointed past the dhow. {H} had been putting it over here. They kept at it until each knew the other’s water.'
      ]
    },
    {
      id: 'pet-harbour-cat',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'When a dhow comes in, all the animals of the beach are there first. {A} was. One end of {A} went aboard to look through the cargo. The dates were counted, by nose.',
        '“Are you the customs?” asked the captain. {A} lay down across the doorway of the basket, so it had to be. From then on nothing left the country without some tickling.'
      ]
    },
    {
      id: 'elder-letters',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“An uncle of my grandfather’s went for rice in a boat like that,” said {S}. “He was back in two years.” “Did he bring the rice?” asked {A}.',
        '“He brought a parrot,” said {S}. “It knew what rice cost in eleven harbours. They had it for supper, every night. I mean that it sat with them, and told them.”'
      ]
    },
    {
      id: 'child-flying-fish',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'Beside the dhow {S} jumped up from the rug, and down again. “I’m a flying fish,” said {S}. “I only come up to see what I’m missing.” {A} held out a date. The fish flew past it twice, and the third time it was gone.',
        '“How was it up there?” asked the captain. “There’s a stone in it,” said the fish. It carried the stone down with it, and kept it under the chair.'
      ]
    },
    {
      id: 'baby-anchor',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'A small hand came over the edge of the basket, and then another. It was {A}, who took hold of the rope and sat down on the beach. The dhow had been wondering where its anchor was.',
        'Whatever the wind did now, the boat stayed. “It’s a good heavy one,” said the captain. It was given a spoon to hold, since anchors like something in the other hand.'
      ]
    },
    {
      id: 'same-wind',
      A: 'partner',
      paragraphs: [
        '{A} wetted one finger and held it up. “It’s still the wind that brought you,” said {A}. “It blows from over there all winter. It can’t blow you back as well.” The curtain hung into the room, as round as a pot.',
        '“When does it turn?” asked {H}. “In April,” said {A}. “The other one blows all summer long, back to where you live. Every dhow waits for it.” It was just the beginning of January.'
      ]
    }
  ],
  turn: [
    {
      id: 'january-to-march',
      A: 'partner',
      paragraphs: [
        'So the captain came ashore again and stayed. {H} got the footstool for a bed. In January they mended the sail, and in February they finished the dates. In March {A} showed {H} which board creaked. Each month took as long as a biscuit, and the dhow nodded at its rope.'
      ]
    },
    {
      id: 'mend-in-february',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In the winter on the island there was time for small things. The captain taught {A} the knot that holds a sail and comes off with one pull. {A} tied it to the kettle, to the chair, and to the captain’s foot.',
        'By evening they were all one. “And now the pull,” said {H}. {A} had the wrong end. It’s lucky that the wind still had two months to go.'
      ]
    },
    {
      id: 'good-neighbours',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A visitor till April learns things about a house. {H} knew by now how {A} sneezed, which was twice, and with a foot. {A} knew that the captain talked to the dhow at night. It was mostly about the rope.',
        '“What does it say?” asked {A} once. “It says that it’s never been so dry,” said {H}. “It’s thinking of turning into a basket.”'
      ]
    },
    {
      id: 'the-guest-goes-too',
      A: 'partner',
      paragraphs: [
        'One evening in April the curtain went slack. Slowly the wind drew it the other way, out of the window. “Now you can go home,” said {A}. Neither of them got up.',
        'In the end {H} put up the sail. Then {A} came down the beach. {A} had a pillow, the pot of cloves, and a toothbrush. “You’ve been to see me,” said {A}. “Now I’m coming to see you. It’s only for tea.”',
        'They leaned back, and the carpet ran by. At the bed the captain tied up. “And how will you get home?” asked {H}, who had counted the months. “In December,” said {A}, and put the toothbrush into the glass beside the other.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the white sail come up over the carpet.',
      '{names} lay down on the beach, on the side without wind.',
      { text: '{names} caught the rope, and made the dhow fast.', needs: ['hands'] },
      { text: '{names} carried the dates ashore.', needs: ['hands'] }
    ],
    way: [
      '{names} felt the bump, and looked up.',
      '{names} turned into the wind, and then out of it.',
      { text: '{names} wetted a finger, and agreed.', needs: ['hands'] },
      { text: '{names} pushed off the dhow, and then caught it.', needs: ['hands'] }
    ],
    turn: [
      '{names} noticed in April that the draught had changed.',
      '{names} came along for the sail, and sat low.',
      { text: '{names} turned over the calendar, a month at a time.', needs: ['hands'] },
      { text: '{names} waved from the beach with a napkin.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet came down from its mast, and the basket stood in its corner. There was one clove at the bottom.',
    'Two toothbrushes leaned in the glass, and both were wet. {H} lay in the home harbour, with the curtain going out and in.'
  ],
  last: [
    'The wind could turn as it liked until December, and {H} was asleep.',
    'Every sail was down along that coast, and {H} was asleep with the rest.'
  ]
})
