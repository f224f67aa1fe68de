import { wishPlot } from '../wish-plot.ts'

export const warmFloor = wishPlot({
  id: 'wish-warm-floor',
  wishes: ['ondol', 'ondol floor', 'ondol grandmother', 'ondol sleeping', 'ondol bed', 'ondol korea', 'ondol warm', 'ondol winter', 'warm floor', 'warm floors', 'warm floor sleeping', 'sleeping on the warm floor', 'sleep on the warm floor', 'warm floor korea', 'warm floor grandmother', 'warm floor winter', 'hot floor', 'hot floor sleeping', 'heated floor', 'heated floors', 'floor heating', 'underfloor heating', 'under floor heating', 'floor is warm', 'floor warm feet', 'floor warm toes', 'warmest spot floor', 'warm spot floor', 'warmest place floor', 'warm patch floor', 'warm tiles', 'warm bathroom floor', 'warm kitchen floor', 'sleeping on the floor korea', 'sleeping on the floor grandma', 'sleeping on the floor grandmother', 'sleeping on the floor yo', 'sleep on the floor korea', 'floor bed korea', 'floor bed grandma', 'floor mattress grandma', 'rice bowl under blanket', 'rice bowl under the quilt', 'rice under the blanket', 'hot tiles bathroom', 'cosy floor', 'cozy floor', 'toasty floor', 'floor warm like toast', 'floor warm rice', 'lying on warm floor', 'warm floor halmoni', 'warm floor socks', 'warm floor snow', 'warm floor sleep', 'sleeping floor halmoni', 'sleeping on the floor in korea', 'heating under floor', 'rice bowl kept warm', 'rice kept warm blanket', 'footprints warm floor'],
  answers: ['ondol', 'warm', 'warmest', 'warmer', 'hot', 'hottest', 'cosy', 'cozy', 'heated', 'heating', 'floor', 'floors', 'tiles', 'spot', 'place', 'patch', 'corner', 'sleeping', 'sleep', 'sleeps', 'slept', 'lying', 'lie', 'lies', 'lay', 'sit', 'sitting', 'under', 'bed', 'blanket', 'quilt', 'duvet', 'mattress', 'mat', 'pillow', 'yo', 'ibul', 'rice', 'bowl', 'lid', 'feet', 'foot', 'toes', 'socks', 'bare', 'footprints', 'wet', 'cold', 'freezing', 'outside', 'snow', 'snowy', 'snowing', 'winter', 'december', 'january', 'night', 'evening', 'morning', 'korea', 'korean', 'seoul', 'grandma', 'grandma’s', 'grandmother', 'grandmother’s', 'grandparents', 'halmoni', 'halmeoni', 'halmoni’s', 'grandpa', 'grandfather', 'harabeoji', 'house', 'home', 'flat', 'room', 'bathroom', 'kitchen', 'family', 'together', 'all', 'everybody', 'everyone', 'cousins', 'row', 'love', 'loves', 'like', 'likes', 'new', 'my', 'with', 'whole', 'toast', 'come', 'coming', 'tangerine', 'tangerines', 'oranges', 'underfloor', 'toasty', 'mum', 'mummy', 'dad', 'daddy', 'sister', 'brother', 'aunt', 'uncle', 'nap', 'napping', 'play', 'playing', 'reading', 'february', 'weekend', 'holiday', 'holidays', 'visit', 'visiting'],
  except: ['lava', 'burn', 'burnt', 'burned', 'broken', 'broke', 'boiler', 'no heating', 'bill', 'pay', 'poor', 'homeless', 'no bed', 'hungry', 'fell', 'falls', 'fall', 'hurt', 'crying', 'tantrum', 'hospital', 'ill', 'sick', 'fire', 'war', 'camp', 'shelter', 'dance', 'dancing', 'shop', 'forest', 'creaks', 'creaky', 'mopping', 'mop', 'wee', 'dragon', 'robot', 'elephant', 'second', 'top', 'died', 'dead', 'misses', 'divorce'],
  moods: ['first', 'sleepless', 'change', 'learning'],
  fed: true,
  company: ['floor', 'bowl', 'rice', 'lid', 'quilt', 'corner', 'cushions', 'cushion', 'footprints', 'footprint', 'stripe', 'stripes', 'snow', 'step', 'wall', 'spot', 'pipe', 'pipes', 'door', 'socks'],
  about: 'The hero comes in from the snow and wants the warmest place on the warm floor, and lies too high for it on cushions, until the wet footprints dry in stripes and lead to a corner where something lies already.',
  titles: ['The Warmest Place Is Taken', 'With the Lid On', '{H} Lies on the Floor', 'Where the Footprints Went', 'Rice for Whoever Comes Last'],
  want: [
    {
      id: 'like-a-loaf',
      A: 'partner',
      paragraphs: [
        '{A} came in from the snow, and then {H}, with both boots full of it. The boots were pulled off, and the floor was warm. Hot water ran about under it in pipes. Long ago it was smoke from the kitchen fire.',
        '“Ah,” said {H}’s feet. But a warm floor always has one place that is the warmest of all. {H} wanted that place, and not only for {H}’s feet.'
      ]
    }
  ],
  way: [
    {
      id: 'smoke-under-the-room',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did the smoke get under the floor?” asked {H}. “They cooked on one side of the house,” said {A}, “and the chimney was on the other. The smoke had to walk all the way under the room.” It took off its heat on the way, like a guest.',
        '{H} laid one ear to the floor. Something ticked down there. “It’s still walking,” said {H}. “That’s the water now,” said {A}. “It’s got the old job.”'
      ]
    },
    {
      id: 'three-cushions-high',
      A: 'partner',
      paragraphs: [
        '“I’ll have it soft as well,” said {H}, and laid three cushions one on top of another. There {H} lay, and waited to be warm. {H}’s nose was cold and {H}’s feet were cold. “This floor’s gone out,” said {H}.',
        '{A} felt the floor. It was as warm as bread. Then {A} slid one hand in under the cushions, and took it out fast. “The warmth’s all in here,” said {A}. “It can’t get up to you.”'
      ]
    },
    {
      id: 'warm-from-the-bottom',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried out how high the warmth went. On the floor it was summer. {H} sat up, and round {H}’s neck it was more like May. {A} stood on tiptoe. “How is it?” called {H}. “There’s a bit of a frost,” said {A}.',
        'So it was best to be short. {A} lay down again, and was as short as {H}. They looked up at the lamp, the clock and the top of the door. “Poor things,” said {H}.'
      ]
    },
    {
      id: 'the-other-is-toast',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} lay flat on the floor, and did not move. “I’m toast,” said {A}. “Don’t speak to me, I’m on my first side.” {H} sat down beside the toast, and waited. After a while {H} felt its back. “You’re done,” said {H}.',
        '{A} turned over, with a sigh, and was done on the other side as well. “What do you want on it?” asked {H}. “A pillow,” said the toast, “and no jam.”'
      ]
    },
    {
      id: 'elder-rolls-over',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“At ours the warm end was for the oldest,” said {S}. “Then came the others, by their age. I was the youngest, and I lay by the door.” “Were you cold?” asked {A}.',
        '“I had a plan,” said {S}. “I was a very restless sleeper. I rolled in my sleep, over the lot of them, one bump after another. In the morning I was always next to my grandmother. And nobody can be cross with you for what you do when you’re asleep.” “Were you?” asked {A}. “No,” said {S}.'
      ]
    },
    {
      id: 'child-is-a-puddle',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was snow, and stood in the middle of the warm floor with both arms up. “I’m melting,” said {S}. First the arms came down, and then the knees. {A} said that it was the best melting of the year. At last there was only a puddle, with socks.',
        '“What now?” asked {A}. “Now I dry up,” said the puddle. It lay there for a time, and kept looking to see if it had gone. “You’ll have to wipe me,” it said.'
      ]
    },
    {
      id: 'pet-knows-already',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had known about the floor since the autumn. {A} lay on it with everything stretched out, as long as a scarf. {H} lay down alongside, to measure. {A} had been shorter in the summer, there was no doubt of it.',
        '“Warm things get longer,” said {H}. {H} felt the top of {H}’s own head, and then both heels. Nothing had come yet. {A} yawned, and got longer by another yawn.'
      ]
    },
    {
      id: 'it-dries-in-stripes',
      A: 'partner',
      paragraphs: [
        '{H} got off the cushions. All across the floor went {H}’s wet footprints, from the snow. “I’ll wipe those up,” said {H}. “Wait,” said {A}. One of the footprints was only half there. Its toes had gone, and its heel was as wet as before. There was a dry stripe right across the floor, and over there was another one. “That’s where the pipes are,” said {A}. “The floor’s drawing them for us.”'
      ]
    }
  ],
  turn: [
    {
      id: 'after-the-stripe',
      A: 'partner',
      paragraphs: [
        'They went along the stripe on hands and knees. Wherever {H} dabbed on a wet finger, the dab dried faster than the last. It took as long as a sneeze, and then as long as a blink. That was in the corner, by the wall, where the hot water first comes in.',
        'In the corner lay a folded quilt, and the quilt had a lump. {H} lifted one edge. The warmest place on the whole floor was taken. There sat a bowl, with its lid on.'
      ]
    },
    {
      id: 'writing-that-goes',
      A: 'same',
      spare: 7,
      paragraphs: [
        'With one wet finger you could write on the floor. {H} wrote a word, and {A} had to read it before it dried. On the cold bit by the door that was easy. You could have written a letter there.',
        'On a pipe it was very hard. “It began with a C,” said {A}, “and then it was Thursday.” {H} tried it once more. “You have to read faster,” said {H}. “You have to write shorter,” said {A}. {H} wrote a dot, and {A} read it.'
      ]
    },
    {
      id: 'tangerine-peel',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They laid a piece of tangerine peel on the warm stripe, and another between two stripes. Soon the first one smelled. After a while it had turned up at the edges like a boat. The second still lay there and was peel.',
        '“What’s it like over there?” {H} asked it. {A} answered for it, in a small stiff voice. “I hear that they have summer next door.” {H} could not bear that, and pushed it over.'
      ]
    },
    {
      id: 'the-socks-first',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Their socks from the snow were laid out along the stripe, two and two. They steamed a little. “They look as if they were waiting for the bus,” said {A}. {H} turned each of them over, when it was done underneath.',
        'The first to be dry was the left one with the hole. “It had less to do,” said {H}. {H} put it on. It was like stepping into somebody’s pocket. The right one lay there, and had to be told that it was not far now.'
      ]
    },
    {
      id: 'not-for-hens',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Is it only for rice?” asked {H}. {A} knew what else people had put in the warmest place. It was dough that had to rise, or beans, or shoes before school. “And a grandmother with a cold,” said {A}, “and once a hen.”',
        '“What did the hen do there?” “She sat,” said {A}. “She thought that she’d laid the floor.” {H} could see how that might happen. {H} lay on it quite still for a bit, in case something should hatch.'
      ]
    },
    {
      id: 'rice-for-the-last',
      A: 'partner',
      paragraphs: [
        '“That’s kept warm for whoever comes home last,” said {A}. {A} had come in, and then {H}, right foot first. So it was {H}’s left foot that had come home last. Under the lid there was rice, and it steamed. They ate it with two spoons.',
        'Now the place was free. {H} lay down there, right on the floor, and {A} pulled the quilt over the top. “I’m the rice,” said {H}. {A} crept in too. “That’s two bowls,” said the quilt.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried out the floor with one foot, and then with all of it.',
      '{names} lay down flat, and said nothing more for a while.',
      { text: '{names} laid both hands on the floor, and then on both cheeks.', needs: ['hands'] },
      { text: '{names} shook the snow off outside, for the floor’s sake.', needs: ['hands'] }
    ],
    way: [
      '{names} tried another bit of the floor, and moved on.',
      '{names} left some more footprints, so that there were enough.',
      { text: '{names} took a cushion away, and let the warmth out.', needs: ['hands'] },
      { text: '{names} felt along the stripe with one finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along the stripe as well, on all fours.',
      '{names} got in under the quilt, and made it three bowls.',
      { text: '{names} lifted the lid once more, for the smell.', needs: ['hands'] },
      { text: '{names} fetched one more spoon.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl was washed, and the lid with it. The cushions were piled up by the door, where it was cold. Nobody sat on them there.',
    '{H} washed, and went to bed on both feet, along the stripe. The quilt came down over the top, and only a little steam came out.'
  ],
  last: [
    'The floor ticked under the room, the lid was on, and {H} was asleep and kept warm.',
    'The last footprint had dried, and {H} was asleep where it ended.'
  ]
})
