import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const seagulls = wishPlot({
  id: 'wish-seagulls',
  beginsElsewhere: true,
  wishes: ['fed a seagull by accident', 'seagull took my chips', 'seagull swooped sandwich', 'seagull ate my chips', 'gull stole ice cream', 'seagull', 'seagulls', 'sea gull', 'sea gulls', 'gull', 'gulls', 'herring gull', 'seagull chips', 'seagulls chips', 'seagull fries', 'seagull stole chips', 'seagull stole', 'cheeky seagull', 'fish and chips seagull', 'seagul', 'seaguls'],
  except: [...NOT_WELL.filter((word) => word !== 'stolen'), 'afraid', 'scared', 'pirate', 'nest', 'parrot', 'penguin', 'puffin'],
  answers: ['sleepy', 'chips', 'chip', 'fries', 'fish', 'beach', 'seaside', 'sea', 'stole', 'stolen', 'steals', 'stealing', 'took', 'cheeky', 'naughty', 'greedy', 'hungry', 'ice', 'cream', 'sandwich', 'ate', 'eat', 'who', 'that', 'day', 'brighton', 'pier', 'our', 'noisy', 'ketchup'],
  out: true,
  fed: true,
  company: ['gull', 'gulls', 'chips', 'bag'],
  about: 'Gulls take no chip that is looked at, so the hero gives the bag of chips eyes, and yet the longest chip is gone.',
  titles: ['The Bag That Looked Back', 'The Longest Chip', '{H} and the Seagulls', 'Who Took It', 'A Gull Looks at a Boat'],
  want: [
    {
      id: 'on-the-bench',
      A: 'partner',
      paragraphs: [
        '{H} and {A} sat on a bench by the sea, with a bag of hot chips between them. It smelled of vinegar. At the bottom was the longest chip of all. {H} wanted to keep it for last.',
        'On the railing stood a seagull, on one leg, looking at a boat. “It isn’t even interested,” said {H}. Flap! The chip in {A}’s fingers was gone. The gull stood there as before, and swallowed.'
      ]
    }
  ],
  way: [
    {
      id: 'hat',
      A: 'partner',
      paragraphs: [
        'So {H} put a hat over the bag. {H} put one hand under it, and drew out a chip. Flap! “Ow-ow-ow-ow!” laughed the gull, so loud that they heard it all along the beach.',
        'Then there were nine. {H} waved both arms. They flew up as high as a chair, and came down a bit closer.'
      ]
    },
    {
      id: 'stamping',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the grass behind the bench one gull was dancing. It stamped with both feet, very fast, and looked down at them. “What’s it doing?” asked {H}. “It’s rain,” said {A}. “The worms think so, and come up.”',
        '{H} stamped too, next to it, but more slowly. A worm popped up between the gull and {H}. “You can have that one,” said {H}. The gull had not waited to be told.'
      ]
    },
    {
      id: 'brown-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One of the gulls was as big as the others, but brown and speckled. It stood in front of a grown-up gull and whined. “That’s a young one,” said {A}. “They stay brown for about four years. It wants to be fed.”',
        '“It’s bigger than the big one,” said {H}. It got down on its knees, to look smaller, and whined again. The old gull looked at the sea. It was the look of somebody who’s heard it all before.'
      ]
    },
    {
      id: 'red-spot',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“That gull’s got ketchup on its beak already,” said {H}. There was a red spot, near the end. “That’s always there,” said {A}. “The chicks peck at it, and then out comes supper.” “What, chewed?” “Well chewed,” said {A}.',
        '{H} thought about that, and took a chip. There was some ketchup on {A}’s chin. {H} tapped it once, with one finger. Nothing came out.'
      ]
    },
    {
      id: 'salty-nose',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A drop hung from the gull’s beak. “It’s got a cold,” said {H}. “No,” said {A}. “It drinks out of the sea, and the salt has to go somewhere. It runs out through the nose.” The drop fell. Another came.',
        '“I’d have a handkerchief,” said {H}. {A} held out the paper napkin to it. The gull took it, flew off with it, and found that it wasn’t a chip. They saw it come down on a man with a newspaper.'
      ]
    },
    {
      id: 'one-leg',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Has it got only the one leg?” asked {H}. “The other’s in there,” said {A}, “keeping warm. Watch.” They watched. The gull put the other one down, and drew up the first. It did it so smoothly that nobody could say when.',
        'They both tried it in front of the bench. {A} held on to {H}, and {H} held on to {A}. Nine gulls looked on. It was the only time that day that they looked at anything but the bag.'
      ]
    },
    {
      id: 'mussel',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A gull flew over with a mussel in its beak. High up it let go. Crack, went the mussel on the stones, and was open. “It hasn’t got a hammer,” said {A}, “so it uses the ground.”',
        'The gull came down to eat it. But another gull was there already, and had just swallowed. “They even do it to each other,” said {H}. The first one shouted at the sky, and then it went to look for a mussel.'
      ]
    },
    {
      id: 'lucky-hat',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Something said “Splat”. {A} took off {A}’s hat, and looked at it. There was a white star on it, with long points. “That’s lucky,” said {H}. “Who says so?” “Everybody who hasn’t got it.”',
        'A gull went over, without hurrying. It was laughing again. {A} turned the hat round, so that the luck was at the back. It was still quite wet.'
      ]
    },
    {
      id: 'wooden-fork',
      A: 'same',
      spare: 8,
      paragraphs: [
        'With the chips you got a wooden fork, and it had two teeth. {H} stuck it into a chip and held on with both hands. Flap! There was a tug. Then {H} still had the fork, and on it was exactly half of a chip.',
        '“That’s fair,” said {A}. {H} looked at the gull, and the gull looked at a boat. You could almost have thought that they had shared it.'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} was to guard the bag. {A} looked into it, to see what there was to guard. A gull came, and looked in from the other side. For a moment their noses were not far from each other.',
        'Then {A} looked at the gull, and the gull looked at {A}. Each thought that the other belonged to the bench. Nothing was taken. But nothing had ever been guarded from so close, either.'
      ]
    },
    {
      id: 'elder-newspaper',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“We used to get them wrapped in newspaper,” said {S}. “You could read them afterwards. I once had the weather on my sleeve, back to front, for a week.” “Was it right?” asked {A}.',
        '“It said sun,” said {S}. “I wore it all through the rain.” A gull had come up to listen. {S} broke a very small piece off a chip, and ate it slowly, looking at the gull.'
      ]
    },
    {
      id: 'child-sings',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} wanted to talk to them. “Ow-ow-ow,” said {S}, and put {S}’s head back for it, as they do. All nine looked round. Then all nine answered, as loud as they could. It was not quiet on that beach for some time.',
        '“What did you say to them?” asked {A}, with both hands over {A}’s ears. “I don’t know,” said {S}. “I think it was rude.”'
      ]
    },
    {
      id: 'baby-chip',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} had one chip, a soft one, and squeezed it. It came out at the top and the bottom of the fist. The smallest of the gulls stood below and waited for whatever would drop.',
        'Something dropped. The gull took it, and {A} laughed out loud, and at once dropped the rest as well. There was one in that family who gave.'
      ]
    },
    {
      id: 'yellow-eye',
      A: 'partner',
      paragraphs: [
        '“A gull never comes when you look at it,” said {A}. {H} looked the gull in its yellow eye. At once the gull looked at a boat. {H} turned away, and turned back, and it was one step nearer. It was looking at a boat.',
        '“They can’t bear to be stared at,” said {A}. “People have tried it.” “But there are nine of them,” said {H}. “They’ve got eighteen eyes, and we’ve got four.”'
      ]
    }
  ],
  turn: [
    {
      id: 'ketchup-eyes',
      A: 'partner',
      paragraphs: [
        '{H} looked at the bag, and then at the ketchup. {H} dipped one finger in. Two large round eyes came on the front of the bag, and two on every other side. The bag stared at the sea and the town and at everybody.',
        'The gulls stopped. No gull had ever been looked at like that by a supper. One by one they turned to the boats. Soon nine gulls stood in a row with their backs to the bench.'
      ]
    },
    {
      id: 'sunset-row',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It was peaceful now. The sea came in and went out, and it sounded as if somebody were folding paper. “I rather miss them,” said {A}. “They’re still there,” said {H}. “They’re just being polite.”',
        'One of the gulls looked over its shoulder, very slowly. The bag was looking. The gull went back to its boat.'
      ]
    },
    {
      id: 'roof',
      A: 'same',
      spare: 10,
      paragraphs: [
        'When the lamps came on, the gulls flew up, one after the other. They stood on the roofs between the chimneys and put their beaks into their backs.',
        '“Which one’s ours?” asked {H}. You could not tell. They all looked the same from below, white and tidy. None of them had ever touched a chip.'
      ]
    },
    {
      id: 'the-last-one',
      A: 'partner',
      paragraphs: [
        'They ate in peace, one chip after another, down to the bottom. {H} put a hand in for the longest. There was nothing but paper. The gulls were far off. “Who took it?” asked {H}, and looked round. {A} was looking at a boat.',
        '{H} looked {A} right in the eye. {A} held out about as long as a gull. Then one hand came out from behind the bench, and in it was the longest chip. “I’ve only had the end,” said {A}. So they ate it from both sides.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved closer to the bag, and further from the railing.',
      '{names} sneezed, because of the vinegar.',
      { text: '{names} gripped a chip in two fists.', needs: ['hands'] },
      { text: '{names} held out empty hands, and the gull saw that at once.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked nine times, always a little late.',
      '{names} went after the laugh, as far as the railing.',
      { text: '{names} buttoned up some collars, against the flapping.', needs: ['hands'] },
      { text: '{names} picked the hat out of the sand.', needs: ['hands'] }
    ],
    turn: [
      '{names} met the eyes of the bag, and slid along the bench.',
      '{names} sat down back to back with nine gulls.',
      { text: '{names} cleaned the ketchup off {H}’s finger.', needs: ['hands'] },
      { text: '{names} turned the bag a little, so that it stared at the pier.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home they smelled of vinegar and the sea. The bag with the eyes stood on the window sill. There was not a gull for miles.',
    '{H} washed the ketchup off one finger, and lay down. One foot was drawn up, to keep warm.'
  ],
  last: [
    'The bag kept its eyes open all night, and {H} had shut both, and was asleep.',
    'Far out a boat went by. {H} was not looking. {H} was asleep.'
  ]
})
