import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

const BIKES = ['motorbike', 'motorcycle', 'motor bike', 'moped', 'scooter']

export const knittingMotorbike = wishPlot({
  id: 'wish-relative-knitting-motorbike',
  beginsElsewhere: true,
  star: 'kin',
  starIsGrown: true,
  partnerPlays: true,
  wishes: ['my granny has a motorbike that goes up to the clouds and she brings her knitting', ...BIKES.flatMap((bike) => [`${bike} clouds`, `${bike} cloud`, `${bike} sky`, `${bike} flies`, `${bike} fly`, `flying ${bike}`, `${bike} knitting`, `${bike} up in the air`]), 'sidecar clouds', 'knitting in the clouds', 'knits in the clouds', 'knits on a motorbike', 'knits on a cloud', 'knitting up clouds', 'motorbike wool scarf'],
  answers: [...WHICHEVER_RELATIVE, 'motorbike', 'motorcycle', 'motor', 'bike', 'moped', 'scooter', 'sidecar', 'helmet', 'has', 'got', 'gets', 'goes', 'go', 'going', 'went', 'rides', 'ride', 'riding', 'rode', 'drives', 'drive', 'flies', 'fly', 'flew', 'flying', 'can', 'takes', 'take', 'took', 'brings', 'bring', 'brought', 'with', 'up', 'into', 'in', 'to', 'through', 'over', 'above', 'on', 'cloud', 'clouds', 'sky', 'air', 'high', 'knitting', 'knits', 'knit', 'knitted', 'needles', 'wool', 'yarn', 'ball', 'scarf', 'jumper', 'sweater', 'socks', 'hat', 'along', 'me', 'us', 'and', 'i', 'sit', 'red', 'her', 'his', 'the', 'she', 'he', 'they', 'while', 'home', 'back', 'town', 'roofs', 'every', 'sunday'],
  except: ['died', 'dead', 'heaven', 'crash', 'crashed', 'crashes', 'fell', 'falls', 'accident', 'hurt', 'hospital', 'broke', 'broken', 'police', 'race', 'races', 'racing', 'fast', 'stole', 'stolen', 'moon', 'space', 'rocket', 'broom', 'plane', 'aeroplane', 'dinosaur', 'dragon', 'cow', 'electric', 'mobility', 'ill', 'miss', 'misses', 'angel'],
  moods: ['question', 'first', 'lost', 'change'],
  isTale: true,
  out: true,
  company: ['motorbike', 'bike', 'sidecar', 'knitting', 'wool', 'ball', 'needles', 'needle', 'thread', 'scarf', 'cloud', 'clouds', 'pudding', 'roofs', 'roof', 'chair', 'row', 'rows', 'engine', 'rug', 'street', 'door', 'air', 'swallow', 'swallows', 'goose', 'horn', 'helmet', 'stitch', 'stitches', 'end', 'town', 'washing line', 'lamp', 'pedal', 'rain', 'kettle', 'handle', 'edge', 'seat', 'wheel', 'wheels', 'tower', 'weathercock', 'middle', 'rim', 'drop'],
  about: 'One of the family takes the knitting along on a motorbike that goes up to the clouds, and it stops just before the best one, because the ball is used up and each row that is knitted pulls them back a bit; so the scarf has to be undone to get there, and knitted again to get home.',
  titles: ['At the End of the Wool', 'Knitted Home', '{H} in the Sidecar, Among the Clouds', 'The Whole Way in One Scarf', 'Knitting Backwards'],
  want: [
    {
      id: 'up-the-street-and-up',
      A: 'partner',
      paragraphs: [
        '{A} had a motorbike that went up to the clouds, and always took the knitting along. Today {H} sat in the sidecar, strapped in, with a helmet and a rug. {H} wanted to pat the highest cloud, the one like a pudding.',
        'They hummed along the street, and up. {A} knitted, for the motorbike knew the way. A red thread ran back over the roofs. “Where’s the ball?” asked {H}. “At home on my chair,” said {A}. “It gets dizzy.”'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-will-be',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What’s it going to be?” asked {H}. “A scarf,” said {A}. “How long?” “As long as the way.” It hung down over the seat already, and blew out behind. A swallow had sat down on the end of it, for the ride.',
        '“And who’s it for?” asked {H}. “I never know before it’s done,” said {A}. “The last one came out so long and thin that it went to a drainpipe.” {H} thought of all the cold pipes in the town. One of them was warm.'
      ]
    },
    {
      id: 'traffic-up-there',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'There was more going on up there than you would think. Geese came by in a wedge, and the first one put out a wing before it turned. {A} waited, with one foot on a small cloud. “There’s always one who’s late,” said {A}. And along it came, flapping, and nodded to {H}.',
        '{H} was in charge of the horn, which was a rubber ball. “Marp!” it went. The whole wedge looked round. “Marp?” said the first goose. They had a short talk like that, and neither knew what about. But they both meant it kindly.'
      ]
    },
    {
      id: 'inside-of-a-cloud',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A small cloud came by from behind, and went over them like a jumper. For a while there was nothing but white. {H} could not see {A}, or the front wheel, or one knee. “Are you still there?” asked {H}. “Click, click,” said something on the right.',
        'Then the cloud had gone by, and they had some of it on the eyelashes. Three stitches had gone fuzzy. “I’ve knitted a bit of it in,” said {A}. It was the softest place in the scarf, and when you pressed it, it dripped.'
      ]
    },
    {
      id: 'the-weathercock',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'On the tower stood the weathercock, and turned to see who was coming. {A} slowed down, as you do beside somebody old. “Which way’s the wind?” asked {A}. “From where I’m looking,” said the weathercock. It was looking at {H}.',
        '{H} filled both cheeks with air and kept it in, so as not to be the wind. The weathercock turned away, quite lost. {H} let the air out, and round it came. “I thought as much,” it said, and they rode on, with {H} blowing from the side to help.'
      ]
    },
    {
      id: 'gloves-for-it',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The motorbike had a cover on each handle, with a pattern of cherries. It had a woolly hat on its lamp as well. “Does it get cold up here?” asked {H}. “It says it doesn’t,” said {A}, “but it’s stopped sneezing.”',
        'There was even a sock on the horn, with a hole for the honk. {H} looked at the wheels. They had nothing on. “They had stripes,” said {A}. “But it always wanted to look at them, and rode round in circles.”'
      ]
    },
    {
      id: 'and-then-no-further',
      A: 'partner',
      paragraphs: [
        'They rode through a small cloud, and came out with beards of drops. Click, click, went the needles. There stood the pudding, round and white, with a wobble. Then the motorbike went slower, and slower, and stopped. It hung in the air, just too far off to pat, and hummed.'
      ]
    },
    {
      id: 'run-up',
      A: 'partner',
      paragraphs: [
        '“We’ll take a run at it,” said {A}. The engine roared, and off they shot. Just before the pudding something pulled, and back they came, like a dog on a lead. They tried it four times. “I’ll have to think,” said {A}, and knitted a row. Click, click. {H} saw the pudding slide away a little.'
      ]
    },
    {
      id: 'who-saw-the-ball',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was at home, and sat across from the ball of wool. It hopped on its chair. It turned, and got thinner, and hopped again. “They’re over the market now,” said {A}, who could tell from the hops.',
        'Then it was no ball any more. There was only an end, and that was tied to the arm of the chair. The thread hummed like a string on a fiddle. {A} laid a finger on it. “They’re there,” said {A}, “or nearly.” And the chair moved a bit towards the window.'
      ]
    },
    {
      id: 'not-to-be-played-with',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'At home {A} watched the ball of wool. It jumped on the chair, and nobody had thrown it. It was not to be played with, as {A} had been told, more than once. So {A} only looked, and each jump went through the whole of {A} like a hiccup.',
        'At last there was no ball left to be good about. There was a thread, straight out of the window. {A} smelled along it as far as the sill. It smelled of wool, then of roofs, and then, very thin and far away, of {H}.'
      ]
    },
    {
      id: 'as-tight-as-washing',
      A: 'partner',
      paragraphs: [
        '“We go backwards when you knit,” said {H}. {A} stopped, and looked down. There was the thread, as tight as a washing line, all the way to their own window. “The ball’s used up,” said {A}, “and the end’s tied to my chair. We’re hanging on the wool! Every row I knit pulls us back a bit.” {H} looked at the scarf. The rest of the way was in there.'
      ]
    }
  ],
  turn: [
    {
      id: 'row-after-row',
      A: 'partner',
      paragraphs: [
        '“Then we’ve got to knit backwards,” said {H}. {A} pulled out the needles. {H} pulled at the thread, and it went prrrr. With every row that came undone there was more wool, and they rolled a little nearer. There was one row left when {H} put out a hand, and patted the pudding. It was cool, and it wobbled all the way round to the back.'
      ]
    },
    {
      id: 'what-the-cloud-did',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The cloud had never been patted before. It stood quite still, as a cow does, and waited. {H} did it again, lower down. A few drops fell out, warm ones. “Is it crying?” asked {H}. “It’s purring,” said {A}. “That’s how it does it.”',
        'Down in the town somebody looked up at the blue sky, and put out a hand, and wondered. Then the cloud leaned over a little, towards {H}, so that the other side could have some.'
      ]
    },
    {
      id: 'talking-along-it',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'The thread was so tight that you could talk along it. “Hello,” it said. It was {S}, at home. “I once knitted a sock on a train,” said {S}. “There were a lot of bends, and the sock had them too.” “Did anybody have a foot like that?” asked {A} into the wool.',
        '“Nobody in the whole train,” said {S}. “We tried it on all of them, and on a violin. Then the tea came along, in a big brown pot with a bent spout. The sock went on it like a skin. It poured through the heel, and kept warm all the way to the sea.”'
      ]
    },
    {
      id: 'two-spoons',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'Then somebody breathed on the other end of the thread, and that was {S}. “I’m knitting too,” said {S}, “with two spoons.” “And what is it?” asked {A}. It was quiet for a bit. Something rattled. “I can’t put the spoons down,” said {S}. “They come along.”',
        '“Where’s the wool by now?” asked {A}. “Round one arm,” said {S}, “and round the chair.” It rattled again. “It’s going to be me, I think,” said {S}. “I’m a cardigan. There are only the buttons to do.”'
      ]
    },
    {
      id: 'knitted-home',
      A: 'partner',
      paragraphs: [
        'For the way back they did not need the engine. {A} knitted, and row by row the thread pulled them home, down over the chimneys. There was no sound but click, click. At the last row they stood under their own window. It was a red scarf, and the whole way to the clouds was in it. {A} put it round {H} eleven times, and one bit was damp.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked after them from the street, until there was only a thread.',
      '{names} went to the window, where the wool ran out.',
      { text: '{names} tucked in the rug at the side of the sidecar.', needs: ['hands'] },
      { text: '{names} did up the helmets, and knocked on them for luck.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the thread at home, and it was very tight.',
      '{names} looked for the two of them, and saw a dot by a pudding.',
      { text: '{names} held on to the chair, for it had begun to move.', needs: ['hands'] },
      { text: '{names} waved from below with a tea towel.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the needles come nearer, over the roofs.',
      '{names} waited at the door, and looked up along the thread.',
      { text: '{names} held the knot on the chair, so that nothing slipped.', needs: ['hands'] },
      { text: '{names} helped to carry the scarf in, like a long guest.', needs: ['hands'] }
    ]
  },
  bed: [
    'The needles lay on the chair, where the ball had been, and the motorbike stood under its sheet. From the window you could see the pudding, and it was pink now.',
    '{H} washed, and lay down under the scarf. It went over the bed nine times, to and fro, like a road.'
  ],
  last: [
    'Click, click, it said somewhere, and every row was a bit nearer, and {H} was asleep.',
    'High up a cloud wobbled once, all the way round to the back, and {H} was asleep.'
  ]
})
