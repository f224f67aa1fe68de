import { wishPlot } from '../wish-plot.ts'

export const bulldozer = wishPlot({
  id: 'wish-bulldozer',
  wishes: ['bulldozer', 'bulldozers', 'bull dozer', 'bull dozers', 'bulldozer driver', 'topadora', 'planierraupe'],
  except: ['crash', 'broke', 'broken', 'lost', 'house', 'home', 'tree', 'trees', 'afraid', 'scared', 'digger', 'excavator', 'dump', 'crane', 'bob', 'flowers'],
  answers: ['big', 'yellow', 'push', 'pushes', 'pushing', 'driver', 'drive', 'drives', 'driving', 'heavy', 'mud', 'muddy', 'building', 'site', 'construction', 'toy', 'blade', 'tracks', 'soft', 'strong', 'flat', 'giant', 'quiet', 'watch', 'saw'],
  company: ['bulldozer', 'swamp', 'driver'],
  about: 'A bulldozer is too heavy for the soft bed, says everybody, but on its tracks it treads more lightly than a person on two feet.',
  titles: ['As Heavy as Four Elephants', 'Not Across the Swamp', '{H} Lays a Road', 'The Lightest Foot in the House', 'Who Sank'],
  want: [
    {
      id: 'the-crumpled-hill',
      A: 'partner',
      paragraphs: [
        '{H} was a bulldozer, with a tray in front for the blade. In the bedroom the blanket lay in hills. The bulldozer wanted to push them flat, right to the far edge.',
        '“Stop,” said {A}, who looked after the building site. “That’s a swamp. It’s two pillows deep. A bulldozer’s as heavy as four elephants.” “Grumm,” said the bulldozer, and had to stay on the hard floor.'
      ]
    }
  ],
  way: [
    {
      id: 'flattens-rug',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the hard floor there was a heap of socks. The bulldozer let down its blade and pushed. The socks rolled over each other like small sheep. At the wall they stopped, and were a heap again.',
        '“You’ve only moved the heap,” said {A}. “I’ve made a flat place,” said the bulldozer. “It’s just where the heap was.” {A} sat down on it, and it was very good.'
      ]
    },
    {
      id: 'on-foot',
      A: 'partner',
      paragraphs: [
        '“I’ll do the swamp myself,” said {A}. “I’m light.” {A} took a spoon for a shovel and stepped on to the bed with both feet. The feet went in, and so did the shins. At the knees {A} stopped.',
        '{A} pulled out the left foot, and that made the right foot go deeper. “Grumm?” asked the bulldozer from the edge. “I’m not stuck,” said {A}. “I’m only standing lower down.”'
      ]
    },
    {
      id: 'ripper',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the back a bulldozer has a big hook. The hook scratches up the ground where it’s too hard to push. {H} held a fork behind {H}’s back and went over the doormat. It left four lines, as neat as a comb.',
        '“That looks like mashed potato,” said {A}. The driver got out to see, and had to agree. All it needed was a pea.'
      ]
    },
    {
      id: 'hot-cab',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Is it loud in there?” asked {A}, and knocked on the tray. The driver took out one ear plug. “Is it what?” “LOUD,” said {A}. The driver put the plug back.',
        'They talked with their hands after that. {A} drew a cup in the air, and the bulldozer nodded with its blade. {A} brought it a cup with nothing in, for that was how it had been drawn.'
      ]
    },
    {
      id: 'no-wheel',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was no steering wheel to be found. “A bulldozer hasn’t got one,” said {H}. “You hold back one side, and the other goes on round it.” {H} kept the left knee still and ran with the right.',
        'It turned on the spot like a clock hand. “What time is it?” asked {A}. The bulldozer pointed its blade at the bookcase. “Bookcase past four,” said {H}.'
      ]
    },
    {
      id: 'engine-cold',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On a cold morning a bulldozer takes a while to wake. {H} went “gru”, and after that there was a long gap. “Gru,” said {H}. {A} rubbed the bonnet between the shoulders. “You’ve got to talk to it,” said {A}.',
        '{A} told it about the mud. It was deep, and nobody had driven in it yet. “Grummm!” said {H}. It had only wanted something to get up for.'
      ]
    },
    {
      id: 'boulder',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Across the road lay a boulder, which was a full laundry bag. {H} pushed it in the middle. It bulged on both sides and stayed. “Take it at the corner,” said {A}, “the way you’d shift a cow.”',
        'So the bulldozer leaned on one corner. The boulder turned a little, thought about it, and turned a little more. A sleeve came out and pointed the way. They followed the sleeve as far as the bathroom.'
      ]
    },
    {
      id: 'prints',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“I can tell who’s been here,” said {A}, on hands and knees. Where the bulldozer had gone over the rug, the wool lay down in two stripes. Each stripe was made of little bars, like a ladder. Beside them went five toes.',
        '“Something walked next to it,” said {A}. “It was barefoot, and it had a plaster on.” {H} lifted one tread to look. “That’s mine,” said {H}. “I got out, to see the view.”'
      ]
    },
    {
      id: 'flag-line',
      A: 'other',
      spare: 12,
      paragraphs: [
        '{A} ran a string from the chair to the drawer. That was how high the ground should be. “All that’s over it goes,” said {A}, “and all that’s under it gets filled.” The bulldozer set to work at one end.',
        'A slipper was over, and went. A cup was over by just its handle. {A} lay down under the string, to measure, and was over by a nose. “Breathe out,” said the bulldozer, and came past very slowly.'
      ]
    },
    {
      id: 'pet-slope',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'In front of the blade lay {A}, who had been there first. The bulldozer crept up to its side. It came as near as a hair, and stopped.',
        '“It’s bedrock,” the driver told the others. “You go round bedrock.” {A} breathed in and out, like rock that has had its supper.'
      ]
    },
    {
      id: 'elder-roadroller',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“They made our road when I was small,” said {S}. “The bulldozer came past each day at ten. I had my egg at ten, and it walked about in the cup.” “By itself?” asked {A}.',
        '“With small steps,” said {S}. “I only had to hold out the spoon.” When the road was done, eggs had to be eaten by hand again.'
      ]
    },
    {
      id: 'child-gravel',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was gravel, and curled up in front of the blade. {A} pushed. {S} rolled once and lay with both arms out. “You’ve got bigger,” said the bulldozer. “I’ve been spread,” said {S}.',
        'To be sure, {A} drove over the gravel with two fingers. It giggled at the ribs. “There’s still a bump in it,” said {A}.'
      ]
    },
    {
      id: 'baby-crawls',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} came along the floor on two knees and two hands. The bulldozer looked on with respect. “That’s how it’s done,” it said. “Low down, and plenty underneath.”',
        'On the way {A} pushed a brick, a spoon and a slipper, all in one heap. At the wall {A} backed off, and left them there for the lorry.'
      ]
    },
    {
      id: 'two-feet',
      A: 'partner',
      paragraphs: [
        '{A} looked down at where the feet had been. “It’s because of my soles,” said {A}. “All of me stands on two of them. And how much of you is on the ground?” {H} lay flat on the floor. One track ran all down the left side of {H}, and one down the right.',
        '“That’s a lot of bulldozer,” said {A}, “but it’s spread out. Each bit of floor gets only a crumb of it.” On mud a person in boots can sink where a bulldozer doesn’t.'
      ]
    }
  ],
  turn: [
    {
      id: 'own-road',
      A: 'partner',
      paragraphs: [
        'The bulldozer laid two long cushions on the swamp and crawled on to them. It put two more in front, and took the back ones away. That’s what tracks are. A bulldozer lays its own road, drives over it, and picks it up again.',
        'The swamp only sighed a little. Grumm, went the bulldozer, past {A}’s knees. It pushed out the first hill, and the second, and there was {A}’s left slipper. It had been lost for a week.'
      ]
    },
    {
      id: 'blade-passenger',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In the far corner the bulldozer found things that had sunk there in other years. It pushed them up one by one. There was a bookmark, a comb, and half a dog biscuit.',
        '“Whose is the comb?” asked {A}. “It’s from the age of the giants,” said the driver, and counted its teeth. It had once been {A}’s.'
      ]
    },
    {
      id: 'pulled-out',
      A: 'partner',
      paragraphs: [
        '“Would you mind?” asked {A} then, and held on to the blade. The bulldozer went into reverse. There was a plop, and a second one, and {A} lay on the flat part in dry socks.',
        'Everything was smooth now, from one edge to the other. “Four elephants,” said {A}, “and not one footprint.” “You made two,” said the bulldozer. It filled them in very gently, with the flat of its hand.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} felt the floor hum, and moved a bit to one side.',
      '{names} watched the bulldozer from the edge of the swamp.',
      { text: '{names} held up a slipper, which meant no entry.', needs: ['hands'] },
      { text: '{names} polished the blade with a sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} tried the swamp as well, and came back.',
      '{names} looked down to see what had become of the feet.',
      { text: '{names} threw a dressing gown belt to those who had sunk.', needs: ['hands'] },
      { text: '{names} dug down to a toe, and shook it.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed on the flat part, behind the bulldozer.',
      '{names} rolled down the last hill before it went.',
      { text: '{names} carried the back cushions to the front.', needs: ['hands'] },
      { text: '{names} patted the swamp, and it held.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tray went back to the kitchen, and the long cushions to the sofa. The swamp had dried, and was a bed that was made.',
    '{H} lay down well spread out, from head to heels, so as not to sink. One last hill was left in the blanket. A warm hand was the blade, and pushed it up to the chin.'
  ],
  last: [
    'It lay quite lightly on the swamp, as heavy as four elephants, and {H} was asleep.',
    'The ground was level and nothing sank but {H}, who was asleep.'
  ]
})
