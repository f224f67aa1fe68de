import { wishPlot } from '../wish-plot.ts'

export const pencil = wishPlot({
  id: 'wish-pencil',
  wishes: ['pencil', 'pencils', 'green pencil', 'pencil sharpener', 'sharpening pencils', 'sharpening pencil', 'sharpen pencil', 'colouring pencil', 'colouring pencils', 'coloured pencil', 'coloured pencils', 'colored pencil', 'colored pencils', 'coloring pencils', 'pencil shavings', 'pencil stub', 'pensil', 'pencel', 'pencle', 'pensils', 'short pencil', 'blunt pencil'],
  answers: ['green', 'sharp', 'sharpener', 'sharpening', 'blunt', 'short', 'little', 'small', 'tiny', 'stub', 'stubby', 'point', 'pointy', 'drawing', 'draws', 'draw', 'colouring', 'coloured', 'colored', 'colour', 'coloring', 'shavings', 'favourite', 'new', 'old', 'own', 'that', 'who', 'gets', 'shorter', 'smaller', 'smallest', 'last', 'lead', 'wooden', 'hedgehog', 'picture', 'paper', 'wood', 'always', 'used', 'up', 'set', 'box'],
  except: ['case', 'cases', 'skirt', 'magic', 'lost', 'lose', 'lead poisoning', 'eye', 'poked', 'stabbed', 'stuck', 'ear', 'nose', 'swallowed', 'grip', 'hold', 'holding', 'writing', 'write', 'handwriting', 'school', 'teacher', 'test', 'exam', 'alive', 'talking', 'talks', 'rubber', 'eraser', 'friend', 'friends', 'lonely', 'sad', 'broken', 'broke', 'snapped', 'snaps', 'wall', 'crayon', 'crayons', 'harold', 'purple', 'shared', 'sharing', 'stole', 'bank', 'licence', 'dog', 'cat', 'princess', 'unicorn', 'dinosaur', 'dragon'],
  moods: ['first'],
  company: ['pencil', 'sharpener', 'hedgehog', 'spines', 'shavings', 'glue', 'paper'],
  about: 'The hero draws a hedgehog with every spine sharp, the pencil runs out at its shoulders, and the rest of its coat lies in the shavings.',
  titles: ['A Hedgehog as Far as the Shoulders', 'Where the Pencil Went', '{H} and the Green Pencil', 'Ten Spines and a Crrr', 'The Whole Pencil on Its Back'],
  want: [
    {
      id: 'only-the-nose',
      A: 'partner',
      paragraphs: [
        '{H} was drawing a hedgehog, and wanted it with all its spines. There was one pencil, and it was green. A hedgehog has got five thousand spines, and each has to be sharp. So far this one had only a nose and two ears.',
        '{H} drew ten spines, right behind the ears. The first was like a needle. The tenth was like a sausage. “That one doesn’t prick anybody,” said {H}. So {A} turned the pencil in the sharpener. Crrr.'
      ]
    }
  ],
  way: [
    {
      id: 'too-thick',
      A: 'partner',
      paragraphs: [
        'Ten spines, and crrr. Ten spines, and crrr. “The pencil’s getting short,” said {A}. “It’s going into the hedgehog,” said {H}. By now they had got as far as the neck.',
        '“Make them thick, then,” said {A}. “A few thick ones will fill it up.” {H} made a few thick ones. It was a hedgehog with a bunch of bananas. “Thin ones,” said {A}. Crrr.'
      ]
    },
    {
      id: 'sandwich',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How does the green get into the wood?” asked {H}. “It’s a sandwich,” said {A}. “There are two flat bits of wood, with a groove in. The green goes in the groove, and then they’re glued together. You can see the line at the end.”',
        '{H} looked at the end for a long time. There was a thin line, on both sides of the dot. {H} smelled at it as well. “No butter,” said {H}.'
      ]
    },
    {
      id: 'six-sides',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The pencil had six sides, so that it would not roll away. {A} laid it on the table to show that. It stayed. {A} lifted the table a bit at one end. It still stayed, and the hedgehog slid down past it.',
        '“So that’s why,” said {H}. A hedgehog has one side, and rolls. They caught it at the edge. From then on the pencil lay across its feet, to keep it there.'
      ]
    },
    {
      id: 'tooth-marks',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the top end the paint was off, and there were dents in it. “Somebody’s been chewing that,” said {A}. {H} looked closely. There were two wide dents, with a gap between. {A} opened {A}’s mouth, and there was a gap there too.',
        '“That’s no proof,” said {A}. {H} held the pencil up, dent by dent. It fitted like a key. “I was thinking at the time,” said {A}.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How long a line is there in a pencil?” asked {H}. {A} had read that somewhere. “You could draw along the road with it, for a whole day’s walk,” said {A}. “Past the shops, and over the bridge, and right out to where there are cows.”',
        '{H} looked at what was left. “Where have we got to now?” They thought about it. “The bridge,” said {A}. “And on the other side the line stops, and a cow’s waiting.”'
      ]
    },
    {
      id: 'behind-the-ear',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} had put the pencil down somewhere. It was not on the table. It was not under it. They lifted the hedgehog, and looked behind the teapot. “I had it just now,” said {A}, and shook both sleeves.',
        '{H} saw it then. It was behind {A}’s ear, with the point to the front. {H} said nothing, and waited. {A} nodded, to think, and it fell into the cup.'
      ]
    },
    {
      id: 'the-broken-point',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Crrr, it went, and the point fell out. {A} turned some more. Crrr, and it fell out again. “It’s been dropped some time,” said {A}. “Now it’s in bits all the way down, like a biscuit in the packet.”',
        'They turned with no breath at all, so as not to jog it. This time the point stayed in. On the table lay four points without any pencil. “Those are spines already,” said {H}, and laid them on.'
      ]
    },
    {
      id: 'names-for-green',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the side of the pencil were letters in gold. Half of them had been sharpened off. “ESS GREEN,” read {A}. “What was that before?” “Princess green,” said {H}. {A} thought it was rather cress.',
        'They held it next to the window, and the soap. Mattress was possible too, and so was business. Crrr. Now it said S GREEN. “That’s the snake’s,” said {A}.'
      ]
    },
    {
      id: 'pressing',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“You can do it all with one pencil,” said {A}. “You just press differently.” {A} pressed hardly at all, and it was spring. {A} pressed a bit more, and it was a pond. Then {A} leaned on it, and it was the middle of the wood.',
        'Crack. That was as dark as it would go. “Where’s the hedgehog?” asked {H}. “It’s in there,” said {A}. You could not see it, but you could well believe it.'
      ]
    },
    {
      id: 'counting-them',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Who counted them?” asked {H}. It’s five thousand, and the hedgehog does not keep still. {A} thought that somebody had waited till it was asleep. That one had begun at the front, with a small torch, in a whisper.',
        '“And then it turned over,” said {H}. “Yes,” said {A}, “at four thousand.” They were both sorry for that person. In the middle of the night there you are, with a hedgehog and no idea.'
      ]
    },
    {
      id: 'no-green-left',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For a while {H} drew with no sharpening at all, to save it. First there came thick grass, and after that there came moss. At the back it was fog. “It isn’t a hedgehog any more behind there,” said {A}. “It’s a seal.”',
        'The seal had sixty spines on its head. They both felt that it looked surprised. {A} held out one hand for the pencil. Crrr.'
      ]
    },
    {
      id: 'holding-the-stub',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The pencil had got so short that it hid behind {H}’s thumb. You could not see what was drawing there. It looked as if a fist was doing it. “Wait,” said {A}, and stuck a drinking straw on the back.',
        'Now it was long again, with white and red stripes, and it wobbled. Every spine that came out of it had a wave in. “They’re wet,” said {H}. “It’s raining on that bit.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had watched the curls fall, and knew that things to eat fall like that as well. {A} took one, and walked away with it. Behind the chair {A} put it down, and looked it over. It was made of wood the whole way through.',
        '{A} brought it back and laid it where it had been. Then {A} sat down on the paper, just where the rest of the hedgehog was to go. For a time the hedgehog had a very good coat.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“In my class there was a sharpener on the wall, with a handle,” said {S}. “You were allowed to go to it once in a lesson. Then you could look out of the window there, too. You could see the canal.” “Was yours always blunt?” asked {A}.',
        '“I pressed like anything,” said {S}. “I had the shortest pencil in the whole school. But I knew all the boats.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} was allowed to turn the sharpener, and did not stop. Crrr, it went, and crrr, and a long curl hung down from it. “That’s sharp,” said {A}. “Not yet,” said {S}. The curl had reached the edge of the table.',
        '“What are you making?” asked {A}. “This,” said {S}, and held up the curl. The pencil was what was left over. {S} gave it back. It had never been so sharp, or so little.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} did not get a pencil yet. {A} got a wooden spoon and some porridge, and drew on the tray. There was a round thing, and something went through it. {A} leaned back to look.',
        '“It’s a hedgehog,” said {H}. “From inside.” {A} put both hands flat on it and rubbed. Now it was all hedgehog, as far as the edge. A bit of it was on {A}’s nose.'
      ]
    },
    {
      id: 'bare-as-a-potato',
      A: 'partner',
      paragraphs: [
        'At the shoulders the pencil stopped. It was as short as a bean, too short for any sharpener. From there on the hedgehog was as bare as a potato. “It’s all gone in,” said {H}. “And it wasn’t enough.”',
        '{A} was about to wipe the table, and stopped. “Hardly any went in,” said {A}. “Your pencil’s lying here.” {A} held up a shaving. It was round, like a fan, with points and a thin green edge.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-coat',
      A: 'partner',
      paragraphs: [
        '{H} took it, and laid it on the bare back. It stood up. {H} put a drop of glue under it, and set the next one beside it, like tiles. So it went, row after row, from the tail to the shoulders.',
        '{A} stroked it, the wrong way. “Ow,” said {A}. “It pricks.” “Everywhere?” asked {H}. {A} felt from front to back. “Ow. Ow. Everywhere.”'
      ]
    },
    {
      id: 'sunday-coat',
      A: 'same',
      spare: 16,
      paragraphs: [
        'From the side it was a hedgehog at the front. At the back it was more of a lady. All those frills stood out, with a green hem. “It’s going somewhere tonight,” said {A}. “It’s only going under a hedge,” said {H}.',
        'They blew on it from behind, and it rustled. No drawing had done that yet. {A} blew again. It sounded like someone in a long skirt who does not want to be heard.'
      ]
    },
    {
      id: 'one-too-many',
      A: 'same',
      spare: 17,
      paragraphs: [
        'One shaving was left over. It did not fit at the tail any more, or at the shoulders. {H} turned it about. “It could have a hat,” said {A}. A hedgehog with a hat was not what had been wished for.',
        '{H} laid it down a bit behind the hedgehog, on its own. “It’s dropped one,” said {H}. That’s how it is. Out of five thousand you don’t miss one.'
      ]
    },
    {
      id: 'the-eye',
      A: 'partner',
      paragraphs: [
        'But the hedgehog had no eye yet. {H} held the tiny pencil with two fingernails, and made one dot. It was sharp, and that was the last of it. The hedgehog looked out. “And what do we do with the rest?” asked {A}. It was so short that you could not call it a pencil.',
        '{H} laid it down in front of the hedgehog’s nose. It was green, and round at the back, and a bit chewed. “That’s its supper,” said {H}. “It’s a slug.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the nose, which was all that there was.',
      '{names} listened to the crrr, and came nearer.',
      { text: '{names} held the paper flat at two corners.', needs: ['hands'] },
      { text: '{names} tried the tenth spine with a fingertip, and nothing happened.', needs: ['hands'] }
    ],
    way: [
      '{names} sat beside the bananas, and wondered about them.',
      '{names} sneezed, and the curls hopped.',
      { text: '{names} took a turn at the sharpener, one crrr and no more.', needs: ['hands'] },
      { text: '{names} counted the spines, and began again at the neck.', needs: ['hands'] }
    ],
    turn: [
      '{names} put a nose to the coat, and drew it back.',
      '{names} walked round the hedgehog, and kept well away from its back.',
      { text: '{names} picked up the last curls from under the table.', needs: ['hands'] },
      { text: '{names} pressed down the tiles, one by one, and said ow.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hedgehog stayed on the table, flat on its feet, until the glue was dry. Its supper lay ready.',
    '{H} washed, and went to bed, and rolled up there. The nose was in the middle, the feet came next, and the back was on the outside.'
  ],
  last: [
    'At night hedgehogs are awake, but this one was lying flat, and {H} was rolled up, and asleep.',
    'In the dark there was a rustle, like someone with a slug, and {H} was asleep.'
  ]
})
