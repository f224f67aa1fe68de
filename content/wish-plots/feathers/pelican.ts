import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const pelican = wishPlot({
  id: 'wish-pelican',
  wishes: ['pelican', 'pelicans', 'brown pelican', 'white pelican', 'pelikan', 'pelícano', 'pellicano', 'pélican'],
  answers: ['beak', 'bag', 'pouch', 'mouth', 'fish', 'fishes', 'fishing', 'lake', 'sea', 'water', 'pond', 'puddle', 'big', 'huge', 'full', 'carries', 'carrying', 'carry', 'bird', 'hungry', 'greedy', 'beach', 'harbour', 'eats', 'ate', 'eating', 'polite', 'who', 'that', 'little', 'brown', 'white', 'pink', 'friend', 'walks', 'moving', 'house'],
  except: [...NOT_WELL, 'crossing', 'crossings', 'brief', 'afraid', 'scared', 'lights'],
  company: ['pelican', 'fish', 'heron', 'lake'],
  partnerPlays: true,
  about: 'A pelican carries a fish to a bigger lake in its beak, and must not bow to anybody on the way, or the water runs out.',
  titles: ['Not One Bow', 'A Fish Moves House', '{H} Has a Mouth Full', 'The Politest Pelican on the Rug', 'More Than a Stomach'],
  want: [
    {
      id: 'a-small-puddle',
      A: 'partner',
      paragraphs: [
        '{H} was a pelican. From {H}’s chin hung a pillowcase, for a pelican has a bag under its beak. {A} had an orange sock on one hand, and that was a fish. It lived in a puddle, a blue scarf.',
        '“It’s drying up,” said the fish. “I’d like to move to the lake.” The lake was the bath mat, on the far side of the room. “I’ll carry you,” said the pelican.'
      ]
    }
  ],
  way: [
    {
      id: 'first-the-water',
      A: 'partner',
      paragraphs: [
        '{H} laid the beak flat, and scooped. In came the fish, and in came the whole puddle with it. Then the pelican bowed, with its beak on its chest, and let the water run out. That’s what pelicans always do.',
        'The scarf slid to the floor. “It’s dry in here,” said the fish in the bag. “What comes next?” The pelican thought. “Next I swallow,” it said. “Put me down,” said the fish, and it was put down.'
      ]
    },
    {
      id: 'gull-on-top',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Something sat on the pelican’s head. It was {A}’s other hand, in a white sock, and it was a gull. Gulls do that. While a pelican empties out its bag, they wait up there, and then they help themselves.',
        '“Have you got anything?” asked the gull, and leaned down over one eye. The pelican opened up. There was a biscuit in there, from earlier. Then there was none. “You didn’t even ask,” said the pelican. “I did,” said the gull. “I said, have you got anything.”'
      ]
    },
    {
      id: 'inside-out',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Now and then a pelican has to stretch its bag. It puts its head back, and its neck pops up inside. The bag hangs over it like washing. {H} did that with the pillowcase. For a while there was no pelican to be seen, only a lump.',
        '“Is that a yawn?” asked {A}. “It’s housework,” said the lump. It came out again, a bit warm. “I’m airing the cupboard.”'
      ]
    },
    {
      id: 'full-of-air',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“I go right down to the bottom of the puddle,” said the fish. “Come and see.” The pelican tried. But a pelican’s bones are full of air, and there’s more air under its skin. It floats like a cork. {H} lay down on the scarf, and stayed on top.',
        '“Push,” said the pelican. {A} pushed with one orange sock. The pelican turned slowly round, and bobbed. “You’re not going down,” said the fish. “You’re only going sideways.”'
      ]
    },
    {
      id: 'in-a-row',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'White pelicans go fishing in a row. They paddle side by side, and push the fish in front of them towards the shore. Then they all dip at once. “You need more pelicans for that,” said {A}. The pelican set a boot on its left and a boot on its right.',
        'They paddled forward, all three. “Dip,” said {H}. One boot fell on its nose, and the other on its heel. “They’re young,” said the pelican.'
      ]
    },
    {
      id: 'rainwater',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“It’s raining,” said {A}, and shook a damp flannel above the puddle. The fish was glad of it. The pelican put its beak up, and opened it like an umbrella, wrong way round. That’s how a pelican gets a drink.',
        'One drop fell on its nose, and one in its ear. The third went into the bag. “Is it filling up?” asked {A}. The pelican listened to it roll about. “It’s a start,” it said.'
      ]
    },
    {
      id: 'pet-in-the-bag',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had watched things go into the bag, and hardly anything come out. While the pelican had a rest, its beak lay open on the floor. {A} put in a nose, and then all the rest that would follow.',
        'It was dark in there, and smelled of pillow. The pelican felt its bag get heavy and warm. “This one isn’t a fish,” it said. It kept its beak quite still, until whatever it was had seen enough.'
      ]
    },
    {
      id: 'elder-shopping-bag',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My grandmother had a handbag like that,” said {S} to the pelican. “She’d put her arm in, up to here. Out came scissors, and a plum. Once it was my uncle’s shoe.” “Did he need it?” asked {A}.',
        '“He’d been hopping since Easter,” said {S}. {A} felt about in the bag, right at the bottom. There was a peg in it. {A} gave it to {S}, in case it was wanted somewhere.'
      ]
    },
    {
      id: 'child-on-the-feet',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was the pelican’s egg. A pelican doesn’t sit on its egg, but puts its feet on it, and they’re big and warm. {S} rolled up on the rug, and {A} laid both feet on top. “Is that warm enough?” asked {A}.',
        '“There’s a cold bit at my ear,” said the egg. One foot was moved up. “And you’re not to stand,” said {S}. “I’m not,” said the pelican. “I’m keeping a foot on things.”'
      ]
    },
    {
      id: 'nobody-sings',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Sing something, while we wait,” said the fish. A grown pelican hardly makes a sound. It can grunt, and it can clap with its beak. {H} grunted. “That’s nice,” said the fish. “What are the words?”',
        '“Mostly, ‘Move up’,” said the pelican. It clapped twice, and the pillowcase flapped. The fish had no hands of its own. It slapped the puddle with {A}’s sock.'
      ]
    },
    {
      id: 'dives-from-above',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“My brown cousin dives,” said the pelican. It drops from high up, with its eyes on one fish, and lands like a sack. The splash alone makes the fish giddy. {H} stood on the rug, and bent both knees. It was as high as this pelican wished to go.',
        '“Whump,” said {H}, and sat in the puddle. {A}’s sock flew up and came down again. “I’m not giddy,” said the fish. “But I’d like to know who did that.”'
      ]
    },
    {
      id: 'it-is-the-bow',
      A: 'partner',
      paragraphs: [
        'The fish lay in its scarf, and thought. “It’s the bow,” it said. “When you bow, it all runs out.” “But you can’t swallow a whole puddle,” said the pelican.',
        '“You aren’t going to swallow,” said {A}. “So don’t bow. Not once, until we’re there.” With a bag full of water a pelican is too heavy to fly. It had to walk.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-heron-bows',
      A: 'partner',
      paragraphs: [
        'The pelican scooped up fish and puddle, and held its beak to the ceiling. Off they went, one flat foot after the other. By the door stood a heron, which was a broom. It leaned forward a little. To the pelican that looked like a bow.',
        'A pelican is a polite bird. Its head began to sink. “Up!” said the fish in the bag. “Mm,” said the pelican to the heron, with its nose in the air, and walked by. It had never felt so rude.'
      ]
    },
    {
      id: 'a-view-from-inside',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“There’s a seam in here,” said the fish, halfway. “And somebody’s left a button.” The pelican would have liked to know what sort. But with a full beak you can only ask with your eyebrows. It raised them both.',
        '“Four holes,” said the fish. The pelican nodded. “Up!” cried the fish, and they stood quite still, until the water was level again.'
      ]
    },
    {
      id: 'at-the-lake',
      A: 'partner',
      paragraphs: [
        'At the bath mat {H} bowed, lower than a pelican ever had. Out ran the puddle, and out went the fish, once round the lake and back. “You had me in your mouth the whole way,” it said. “How was I?” “You tickled,” said the pelican.',
        'Its bag was empty now, and it could have flown home. But it walked all the way back to the door. There it put its feet together, and bowed to the broom. “Good evening,” said the pelican. “I had my mouth full.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waded through the puddle, as long as there still was one.',
      '{names} paddled up, and had nothing to move.',
      { text: '{names} packed for the fish, and it owned nothing.', needs: ['hands'] },
      { text: '{names} held the bag open at both corners.', needs: ['hands'] }
    ],
    way: [
      '{names} stood where the water ran out.',
      '{names} stretched out beside the fish, and kept it damp.',
      { text: '{names} put the puddle back, with all its folds.', needs: ['hands'] },
      { text: '{names} showed the pelican how not to bow.', needs: ['hands'] }
    ],
    turn: [
      '{names} went ahead to the lake, looking up.',
      '{names} passed the heron as well, and also said mm.',
      { text: '{names} carried one drop that had been left behind.', needs: ['hands'] },
      { text: '{names} waved to the fish from the shore.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lake was hung over the edge of the bath. The fish came off, and five fingers climbed out of it.',
    '{H} washed, and bowed over the basin, and let the water run out at the sides. Then the pelican laid its beak along its back, where a pelican keeps it at night.'
  ],
  last: [
    'The bag was back on its pillow, with a head on it, and {H} was asleep.',
    'In the corner the heron bowed a little, all night long, and {H} was asleep.'
  ]
})
