import { wishPlot } from '../wish-plot.ts'

export const movesIn = wishPlot({
  id: 'wish-moves-in',
  tellsAny: 'movesin',
  about: 'Whoever moves in has a clock that ticks too loud for everybody else and cannot sleep without it, until they find which wall it likes.',
  titles: ['Tock Moves In', 'The Clock That Came Along', 'Too Loud, Too Soft', '{H} Listens at the Wall', 'A Place for the Tick'],
  company: ['clock', 'boxes', 'room', 'hall', 'door', 'bed'],
  want: [
    {
      id: 'boxes-and-clock',
      A: 'partner',
      paragraphs: [
        '{A} had moved in. In the hall stood six boxes, and a clock that {A} had carried all the way. “This is mine,” said {A}. “Where I live, it ticks.”',
        '{H} wanted {A} to like it here. So {H} took one end of everything. By evening the little room at the end of the hall was {A}’s. The clock stood beside the bed. Tock, it said. Nobody had known how big a tock could be.'
      ]
    }
  ],
  way: [
    {
      id: 'first-night',
      A: 'partner',
      paragraphs: [
        'On the first night nobody slept. You could hear the clock in the bath and through two pillows. In the morning there were rings under everybody’s eyes but {A}’s. “I slept like a log,” said {A}. “It’s so quiet here.”',
        'So on the second night {H} put the clock in the cupboard, under nine towels. That was kindly meant. At two o’clock there was a light in the kitchen. There sat {A}, quite straight, with a glass of milk. “I can’t hear where I am,” said {A}.'
      ]
    },
    {
      id: 'two-kettles',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were two kettles now, and each of them was the good one. {A}’s whistled. The other one only clicked. “How do you know that it’s ready?” asked {A}. “It stops,” said {H}. “Mine starts,” said {A}.',
        'They put both on at once, to be fair. One stopped and one started, at the very same moment. “Then we’ll never miss it,” said {H}.'
      ]
    },
    {
      id: 'spoon-drawer',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} wanted a spoon, and opened the drawer on the left. There was string in it. “The spoons are on the right,” said {H}. “They’ve been on the left for forty years,” said {A}, and shut it again.',
        'The next time {A}’s hand went left, stopped in the air, and went right. “It’s learning,” said {H}. {A} looked at the hand. “It’s an old hand,” said {A}, “but it wants its soup.”'
      ]
    },
    {
      id: 'name-on-door',
      A: 'same',
      spare: 3,
      paragraphs: [
        'By the front door were the names of everybody who lived there. {H} wrote {A}’s underneath. It was a bit crowded at the edge, and the last letter had to go round the corner.',
        '“I can see myself from the bus,” said {A}. They went out and rang, so that somebody might ask who it was. “It’s me,” said {A} into the slot. “I live here.” It was the first time that {A} had said it aloud.'
      ]
    },
    {
      id: 'pictures',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Out of the fourth box came pictures in frames. {H} held each of them to the wall, and {A} said higher, or lower, or no. In one there was a baby in a bucket. “Who’s that?” asked {H}.',
        '“Me,” said {A}. {H} looked at the bucket, and at {A}. “You’d never get in there now,” said {H}. “I’ve not tried lately,” said {A}.'
      ]
    },
    {
      id: 'house-rules',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What do I have to know?” asked {A}. {H} thought hard. “The third board squeaks. The tap in the bath goes the wrong way round. And on Fridays we have the other plates.” “Why?” “Nobody knows,” said {H}.',
        '{A} nodded, and said all three over again, to be on the safe side. “In my house you had to lift the door to shut it,” said {A}, and lifted this one. It did not mind.'
      ]
    },
    {
      id: 'pet-moves-over',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} had sniffed at all six boxes, one after another, and had come back to the third. It held slippers.',
        '“Those aren’t for you,” said {H}. {A} lay down with its chin on the left one, and breathed in. “You like the smell,” said {H}. “So do I. It’s somebody else’s house, and it’s come to ours.”'
      ]
    },
    {
      id: 'child-asks',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“How long is it for?” asked {S}, and looked at the boxes. “It isn’t for a time,” said {A}. “It’s for living.” {S} had only known visits before. Visits had a bag, and at the end of them you waved.',
        '“So nobody waves?” “Nobody waves,” said {A}. {S} thought that over. “Then I’ll do it now,” said {S}, and waved in the hall, to get it done.'
      ]
    },
    {
      id: 'elder-chair',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“A house has to be sat in from every side,” said {S}, and tried each of the chairs. “Only then does it know you.” The third one creaked. “That’s hello,” said {S}.',
        '{A} had never sat on the ones by the wall. From there you saw the lamp from behind, and a spider whom nobody had been told about. “You’re right,” said {A}. “It’s another house over here.”'
      ]
    },
    {
      id: 'listening',
      A: 'partner',
      paragraphs: [
        'In the morning they fetched the clock out of the towels. “With it none of us can sleep, and without it you can’t,” said {H}. “Perhaps it’s standing wrong.” They put it on the floor, and on the sill, and in a saucepan. In the saucepan it was worst. “It’s the wood,” said {A}, and put an ear to the floor. “At home it stood against a thick wall. Here the whole house is ticking along with it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'glass-to-wall',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They went to look for a thick wall. {H} knocked, and {A} held a glass to it and listened. The one by the stairs sounded like a drum, and the one in the bathroom like a tin.',
        'Behind the third somebody knocked back. They both stood still. “That’s next door,” whispered {H}. {A} knocked again, twice, to say how do you do. It was {A}’s first neighbour.'
      ]
    },
    {
      id: 'cushion',
      A: 'partner',
      paragraphs: [
        'At the head of {A}’s bed was the oldest wall in the house. {H} knocked, and it said nothing at all. {H} folded a cushion in two, and they put the clock on it, close to the stones. {H} ran from room to room and listened. “No tock in the hall!” called {H}. “No tock in the bath! And where you are?” {A} lay down, in shoes and all. “Tock,” said {A}. “As if it was only meant for me.”'
      ]
    },
    {
      id: 'one-for-you',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“But what if I want to hear it?” asked {H}. Nobody had thought of that. They tried it from the other side of the bed, and from the rug, and through the keyhole.',
        'There was just one place. If {H} lay on {A}’s blanket with one ear on the pillow, there it was, quite small. “That’s for when you’ve had a bad dream,” said {A}. “Or a good one,” said {H}.'
      ]
    },
    {
      id: 'last-box',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The sixth box had not been opened. “What’s in it?” asked {H}. “Things I couldn’t throw away,” said {A}. There was a doorknob without a door, a very small shoe, and four candles from somebody’s seventh birthday.',
        '“Where do they go?” {A} looked round the room. “They don’t,” said {A}. “They stay in the box, under the bed. That’s where they lived before. They’ll hardly notice.”'
      ]
    },
    {
      id: 'sixth-chair',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the table they had to settle who sat where. Up to now there was one who spilt, and one who fetched the cloth. “And what am I?” asked {A}.',
        'Nobody could say yet. By the end of the soup they knew. {A} was the one who saw what was missing, said nothing, and moved the salt.'
      ]
    },
    {
      id: 'post',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The next day there was post for {A}, and it had come to the right door. {A} read the front of it three times. “They’ve found me,” said {A}. “What’s inside?” asked {H}.',
        'It was about carpets. {A} had never wanted any carpets. But they stood the envelope up on the shelf. There you could see the name, and under the name their street.'
      ]
    },
    {
      id: 'where-i-live',
      A: 'partner',
      paragraphs: [
        'Then the boxes were empty, and {H} sat in one of them. “Do you like it here?” asked {H}. {A} took a while over that. “The spoons are in the wrong place,” said {A}, “and the tap goes the wrong way round.” {A} looked at the clock. “But it’s ticking. So I suppose I live here.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed along the six boxes, and knew nobody in them.',
      '{names} followed the clock, right to the end of the hall.',
      { text: '{names} carried a lampshade in, by wearing it.', needs: ['hands'] },
      { text: '{names} held the door open for all six boxes.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round in bed eleven times, with the tock.',
      '{names} came into the kitchen too, at two, because of the milk.',
      { text: '{names} stuffed cotton wool in both ears, and still heard the clock.', needs: ['hands'] },
      { text: '{names} fetched one more towel for the clock, and nobody heard the difference.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran from room to room as well, and listened down by the floor.',
      '{names} leaned on the wall, and felt nothing but stone.',
      { text: '{names} carried out the towels, all nine, with a chin on top.', needs: ['hands'] },
      { text: '{names} knocked on the old wall too, and only the knuckles made a noise.', needs: ['hands'] }
    ]
  },
  bed: [
    'They stood the flat boxes behind the door, and the hall was as wide as it had been.',
    'They washed, one person more than last week, and whoever was nearest put out the bathroom light.'
  ],
  last: [
    'At the end of the hall a clock said tock, to one pillow only, and {H} slept.',
    'The clock ticked for one pair of ears, and everybody else had quiet. {H} was asleep.'
  ]
})
