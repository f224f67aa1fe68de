import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const yak = wishPlot({
  id: 'wish-yak',
  wishes: ['yak', 'yaks', 'yacks', 'hairy yak', 'woolly yak', 'dzo', 'yack mountain'],
  answers: ['hairy', 'shaggy', 'woolly', 'wool', 'mountain', 'mountains', 'snow', 'cold', 'warm', 'hot', 'himalaya', 'himalayas', 'tibet', 'nepal', 'tea', 'butter', 'milk', 'horns', 'big', 'baby', 'little', 'grumpy', 'friendly', 'who', 'that', 'climbs', 'high', 'fringe', 'cosy', 'fluffy'],
  except: [...NOT_WELL, 'afraid', 'scared', 'haircut', 'barber', 'hairdresser', 'shave', 'shaved', 'yeti', 'monastery', 'cow', 'goat', 'party'],
  company: ['yak', 'valley', 'tea', 'mountain', 'kettle'],
  about: 'A yak is asked to tea in the valley and is far too warm there, so the tea comes up to the yak, and whoever brings it turns into something very like one.',
  titles: ['Tea With a Yak', 'One Step Higher', '{H} and the Long Wool', 'Two Yaks on the Pass', 'Too Warm by Half'],
  want: [
    {
      id: 'asked-to-tea',
      A: 'partner',
      paragraphs: [
        '{H} was a yak on top of a mountain, and that was the big armchair. Two slippers were its horns. Its wool was blankets, down to the floor on all sides. Up there it snowed even in summer.',
        'Far below on the rug lived {A}, in a thin shirt. “Come to tea!” called {A}. The yak had never been asked to tea by anybody. It brushed the snow off its nose, and climbed down.'
      ]
    }
  ],
  way: [
    {
      id: 'too-warm',
      A: 'partner',
      paragraphs: [
        'Halfway down the yak was warm. At the bottom it was as red as a radish, and steamed. “Take your coat off,” said {A}, who knew what’s polite. “I’m sewn into it,” said {H}. Under a yak’s long wool there’s short wool, and thick skin under that.',
        '{A} fanned it with a tray. {A} opened the window, and put a cold spoon on its nose. “More tea?” asked {A}. “It’s hot,” said the yak, with its tongue out, and went back up to where it could breathe.'
      ]
    },
    {
      id: 'grunt',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Cows moo. A yak only grunts. “Say something,” called {A}, from below, “so that I know you’ve got home.” “Hunk,” said the yak, up in the cloud. The grunt came down the mountain bit by bit.',
        '“Is that a yes?” called {A}. “Hunk.” “Or is it a no?” “Hunk.” {A} poured out a cup, and looked up, and drank it. It’s hard to have a guest who’s only a noise.'
      ]
    },
    {
      id: 'plough',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It had snowed in the night, cotton wool, right across the pass. A yak is a good snow plough. It puts its head down and walks. {H} pushed with both slippers, and the cotton wool rolled up in front into a hill.',
        'Behind there was a clear road, as wide as a yak. “May I use it?” asked {A}. “It’s for everybody,” said the yak, “but it only goes where I’m going.” That was once round the chair leg, and home again.'
      ]
    },
    {
      id: 'butter',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How do you like your tea?” called {A}. “With butter,” said the yak. In Tibet they drink it like that, with salt too. {A} thought of the tea and of the butter, and put them together in a cup. There were gold eyes on the top.',
        '“It’s looking at me,” said {A}. “Then it’s right,” called the yak. {A} tried it, with a very long lip. “It’s soup,” said {A}. “It only got up early, and said that it was tea.”'
      ]
    },
    {
      id: 'under-the-fringe',
      A: 'same',
      spare: 4,
      paragraphs: [
        'When a yak walks, its fringe sweeps the ground. “Where’s my other glove?” asked {A}. The yak lifted the wool on the left. There was a glove, and there were two pencils, and a small red car. “It’s been a long winter,” said the yak.',
        '“And my ruler?” The yak lifted the wool on the right. {A} crept in there to look, and didn’t come out at once. It was out of the wind, and you could read. “I’m still looking,” said a voice beside the left knee.'
      ]
    },
    {
      id: 'carrying',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} wished to cross the mountain, with luggage. Yaks carry everything up there, for they’ve got big lungs, and no lorry would get round the corners. There were three saucepans, a pillow, and a guitar. “Is it too heavy?” asked {A}.',
        '“Hunk,” said the yak, and went off. At each step the guitar went plong. At the top it was all unloaded, and {A} paid with a carrot. “I’d have done it for the music,” said the yak, chewing.'
      ]
    },
    {
      id: 'curtains',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The wool hung over the yak’s eyes as well. “Can you see anything?” asked {A}. “Wool,” said the yak. {A} tied it back on both sides with string, like curtains. The yak looked out at the whole world, and blinked.',
        '“What a lot of it,” said the yak. It saw the table, the lamp and a fly. It was ten minutes before it had been through everything. “You can draw them again now,” it said. “I’d like to think it over.”'
      ]
    },
    {
      id: 'the-lady-yak',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What’s the milk like, from a yak?” asked {A}. “There isn’t any,” said {H}. “Where I come from only the father’s called a yak. The mother is a dri. The dri has the milk.” {A} had already brought a jug.',
        '“Then who’s coming to tea?” asked {A}. “I can’t tell, with all that wool.” The yak looked down along itself, with interest. It was blanket to the ground. “Put the jug there for now,” it said.'
      ]
    },
    {
      id: 'in-the-shade',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“We could hold the tea party at night,” said {A}. “It’s cooler then.” They put out the lamp, and the yak came down the mountain, feeling with its feet. At the bottom there was something soft, and that was the host.',
        '“Are you cold yet?” asked {A}. “Not in the least,” said the yak. “I thought it was only the lamp. It must be me.” It could be heard climbing up again. A cup rolled off somewhere, and was too far away to be caught.'
      ]
    },
    {
      id: 'weather-report',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} rang up from the weather office, on a banana. “How is it at the top?” asked {A}. “Fresh,” said the yak. “Could you be more exact?” The yak put out its tongue and left it there for a moment. “There’th ithe on it,” it said.',
        '“So that’s frost,” said {A}, and wrote it down. “And the wind?” The yak held up one end of its wool, and it blew out straight. “From the kitchen,” said the yak.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came to the foot of the mountain, where the wool hung down. There was a gap between two blankets. {A} went in, and the gap closed.',
        'After that the yak had a tail in front. It went in and out, and it was a different colour. “I’ve always been a bit like that,” said the yak.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My mother knitted me vests,” said {S}. “They went down to the knee. I wore two, and a third over them when the wind blew.” “Was it very cold?” asked the yak, who was {A}.',
        '“We didn’t know,” said {S}. “Nothing got in. I saw everybody else’s breath, and thought that they had kettles in there.” {S} felt the edge of the yak between finger and thumb. “She’d have liked you,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the calf, and stood beneath the yak, where it doesn’t snow. Only two shoes could be seen. “What’s the weather like?” asked {S}, in there. “There’s a blizzard,” said {A}.',
        'A hand came out between the blankets, felt the blizzard, and went in again. “I can’t come to school, then,” said the calf. “There isn’t one,” said the yak. The shoes jumped up and down.'
      ]
    },
    {
      id: 'wrong-way-round',
      A: 'partner',
      paragraphs: [
        '{A} sat down below with the teapot, and looked up. “It’s no use,” said {A}. “You’ve got your winter sewn on. You’ll never get down to me.”',
        '{A} looked at the thin shirt, and at the coat stand. “But I could put mine on,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'another-yak',
      A: 'partner',
      paragraphs: [
        'So the tea party set off up the mountain. On the first step {A} got cold, and put on a jumper. On the second it was a coat on top of that. At the snow line {A} took the rug as well, and let it hang down on all sides.',
        'The yak heard something coming, slow and heavy. Over the edge rose a big shaggy thing with a kettle. {H} looked at it for a long time, from its hem to its hat. “I didn’t know that there was another one,” said the yak.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was handed up in a sleeping bag, with a woolly hat. From below {A} had looked quite thin. Now it was plain that this was the smallest yak on the mountain.',
        '“Hunk,” it said, before anybody had taught it. The big ones moved apart, and it was put in the middle, where the wool was thickest.'
      ]
    },
    {
      id: 'tea-on-the-pass',
      A: 'partner',
      paragraphs: [
        'By the time it was poured out, the tea was just right. The two of them stood side by side, with their backs to the wind, and drank. “It’s nice and cool at your house,” said {A}. “Hunk,” said {H}. “Hunk,” said {A}.',
        'When yaks are tired they fold up their legs, and the wool is the bed. First one lay down and then the other. From the valley you could see only one big heap, and a kettle.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood on a lower mountain, and saw the wool from underneath.',
      '{names} followed the yak down, under the edge of a blanket.',
      { text: '{names} laid one place in the valley, with a large cup.', needs: ['hands'] },
      { text: '{names} hung one more blanket on the yak, at the back.', needs: ['hands'] }
    ],
    way: [
      '{names} caught the breeze from the tray.',
      '{names} got steam from a yak, on one side.',
      { text: '{names} blew on the tea for somebody else.', needs: ['hands'] },
      { text: '{names} rolled up the wool at the front, and it rolled down.', needs: ['hands'] }
    ],
    turn: [
      '{names} went up as well, and got shaggier at each step.',
      '{names} crept in between the two yaks, and could not be seen.',
      { text: '{names} carried up the cups, in mittens.', needs: ['hands'] },
      { text: '{names} held the kettle while the rug was put on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mountain was only an armchair again. The wool was carried to all the beds that it had come from.',
    '{H} washed in the valley, and lay down in the longest of the wool. It hung to the floor on both sides. The window was left open a crack.'
  ],
  last: [
    'It snowed on the pass, and under all that wool {H} was asleep.',
    'There was one big heap in the dark, and it breathed, and {H} was asleep in it.'
  ]
})
