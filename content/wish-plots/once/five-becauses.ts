import { wishPlot } from '../wish-plot.ts'

export const onceFiveBecauses = wishPlot({
  id: 'wish-once-five-becauses',
  tellsAny: 'once',
  about: 'Nobody knows why somebody did it, so they go back to it backwards, because after because, until the last one is so small that the hero has it at home as well.',
  titles: ['Five Becauses', 'Open by a Thumb', 'Up Anyway', 'It Rains on Everybody', '{H} Asks Why'],
  company: ['rug', 'sofa', 'hall', 'door', 'table', 'jam', 'window', 'boot', 'umbrella', 'teapot'],
  want: [
    {
      id: 'nobody-knows-why',
      A: 'partner',
      paragraphs: [
        '“{once},” said {H}, “and nobody’s asked why.” {once.who} put down the teacup. “I don’t know either,” said {once.who}. “I was only there.”',
        '“Do it once more,” said {H}, “and stop just before.” On the rug {once.who} {once.was} about to {once.do}. “Stop!” said {A}. “Why now?” “I’m up anyway,” said {once.who}. That was the first because, and {H} put a boot there.'
      ]
    },
    {
      id: 'a-clock',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had a pencil, and went through the usual reasons. “Did somebody dare you?” asked {A}. “Nobody asked,” said {once.who}. “Was there a prize?” “What sort of prize?” “A clock, say,” said {A}.',
        '{once.who} had to think that over. “With a clock,” said {once.who}, “I’d know now why I wanted to {once.my}.” {A} crossed out the clock. {once.who} looked after it for a while.'
      ]
    },
    {
      id: 'until-you-forget',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I’m up quite often,” said {A}. “Then I push a drawer in, or I look at the bread. I’ve never once begun to {once.my}.” “How long do you stay up?” asked {once.who}. “Until I’ve forgotten what for,” said {A}.',
        '“There you are,” said {once.who}. “You sit down too soon. It comes right after that.” {A} stayed up for quite a while after that, with one hand on the drawer.'
      ]
    }
  ],
  way: [
    {
      id: 'open-by-a-thumb',
      A: 'partner',
      paragraphs: [
        '“And why were you up?” asked {A}. For that they had to go back, and you go back backwards. “Before {once.mine} I shut this door,” said {once.who} in the hall. “It was open by a thumb.” {A} opened it by a thumb, and nobody could have stayed sitting. That got a shoe.',
        'Then the table came up behind them. “I only saw the door because I sat the wrong way round,” said {once.who}.',
        { extra: 1, joins: true, both: ['They tried it, with their backs to the jam, and there was nothing but door.'] },
        { joins: true, both: ['That was a slipper.'] }
      ]
    },
    {
      id: 'calling-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Backwards you only see where you’ve been. So {A} walked at the very back, which was the front, and called out what was coming. “Chair,” called {A}. They had all met it by then. “Stool,” called {A}, sitting on it.',
        '“Was there a stool?” asked {A}. “Not on the way to {once.mine},” said {once.who}. “I’d have remembered a stool.” They rubbed whatever had to be rubbed, and moved the stool out of the day.'
      ]
    },
    {
      id: 'a-pea-and-a-hand',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They looked into the matter of the thumb. Open by a pea, the door was as good as shut. Open by a hand’s width, it was meant to be. Only at a thumb did everybody get up, each time they tried it.',
        '“It isn’t even a large one,” said {A}. “And from there on it’s all downhill,” said {once.who}, “straight down to {once.mine}.” {A} put the thumb in a pocket, so that nothing else should come of it.'
      ]
    },
    {
      id: 'over-the-shoulder',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They had a little breakfast, sitting the wrong way round. The bread came over one shoulder and the jam over the other. {A} spread a slice from memory. It was a good memory, but a bit too far to the side.',
        '“It’s no way to eat,” said {A}, and felt about for the slice. “No,” said {once.who}. “It was either {once.mine} or going hungry.” In the end an elbow found it.'
      ]
    },
    {
      id: 'the-other-day',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And if the door had been shut?” asked {A}. They tried that too. {H} shut it, and they all sat down again. Nobody got up. There was bread, and then there was a second slice.',
        '“So this is the other day,” said {A}, and looked round. “It’s the one without {once.doing}.” It was quite a nice day, with crumbs. {once.who} bore it as long as good manners ask. Then {H} went and opened the door, by a thumb.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Why?” asked {S}. “Because I was up,” said {once.who}. “Why?” “Because of the door.” “Why?” It was like shelling peas. Then {once.who} had none left, and it went very quiet.',
        '“I know why,” said {S}. “Because {once.it} wanted to.” “And why’s that?” asked {A}. “Because,” said {S}. It was the shortest of them all. There was nothing whatever under it, and it stood.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once painted a door blue,” said {S}. “They asked me why for years. First I said that the blue had to be used up. Then I said it was against flies.” “And was it?” asked {A}.',
        '“Last spring I remembered,” said {S}. “I’d wanted to do the chair, but there was somebody sitting on it.” {once.who} came a bit closer. “Was it a good door?” “It was a very good door,” said {S}. “Flies came from all over to see it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'Since they were asking, they asked {A} as well. “Why do you do all that you do?” said {H}. {A} had a because for every bit of it, and was keeping it.',
        '{once.who} looked at {A} with respect. “I ought to have said nothing either,” said {once.who}. “Then they’d all believe that I knew why I wanted to {once.my}.” {A} looked away, at exactly the right moment.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had a spoon, and opened one hand, and the spoon was on the floor. “Why?” asked {once.who}. {A} looked down after it, and then at them, to see if they had noticed too.',
        '“There’s hardly any because in that,” said {H}. “There’s a hand, and then there isn’t.” {once.who} picked up the spoon. “It was rather like that with {once.mine},” said {once.who}, “only that nobody handed it back.”'
      ]
    },
    {
      id: 'it-was-raining',
      A: 'partner',
      paragraphs: [
        '“And why the wrong way round?” asked {H}. “It was raining,” said {once.who}. That was a big because, and got the umbrella. {H} flicked rain out of a bowl, over {A} as well.',
        { extra: 1, joins: true, both: ['It explained the chair, the door and even the boot.'] },
        { joins: true, both: ['But back on the rug nobody felt like {once.doing}.'] },
        '“I’m just as wet,” said {A}, “and I don’t feel at all like {once.mine}. It rains on everybody.”',
        { extra: 1, joins: true, both: ['“The whole street would have had to {once.do},” said {H}.'] },
        { extra: 2, both: ['They looked out, to be certain. There was one man in the street, with a parcel. He was doing nothing of the kind.'] }
      ]
    },
    {
      id: 'floods-and-mondays',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There were other big ones, and they looked at those too. “It was spring,” said {once.who}. “So it was for the cabbages,” said {A}, “and not one wanted to {once.do}.” The moon had been there for the whole town.',
        '{H} put them all away in the cupboard. “What are they good for?” asked {A}. “Floods,” said {H}, “and Mondays.” None of them could have got in, with the door open by only a thumb.'
      ]
    }
  ],
  turn: [
    {
      id: 'smaller',
      A: 'partner',
      paragraphs: [
        '“It has to be smaller,” said {H}, and backwards they went to the slipper. “And before that?” {once.who} turned round to the jam. “Oh,” said {once.who}. “I was warm on the left, from the teapot. So I turned round, to warm the right.” That was a sock. For the teapot {H} laid down a crumb.',
        { extra: 1, joins: true, both: ['“Is that all there is under {once.doing}?” asked {A}.'] }
      ]
    },
    {
      id: 'with-a-thunderstorm',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{once.who} looked at the crumb for a long time. “I’d hoped for more,” said {once.who}, “with a thunderstorm in it, or a letter.” “A letter’s no good,” said {A}. “Then it’d all be because of the stamp.”',
        '{H} turned the crumb over with one finger. It was brown at the edge, and weighed nothing. “The whole of {once.mine},” said {once.who} slowly, “and you could lose it in a sleeve.” By now it sounded more like pride.'
      ]
    },
    {
      id: 'half-of-a-warm-chair',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How warm was it, exactly?” asked {A}. {once.who} could be exact about it. It was less than toast. It was as warm as a seat where somebody’s just been sitting.',
        '{A} sat on a chair for a bit and got up, and {H} sat down there at once. It was a bit like shaking hands. “And that’s how you come to {once.your}?” asked {A}. “That’s both sides,” said {once.who}. “You only want half of it.”'
      ]
    },
    {
      id: 'the-grandmother',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“And why did it stand on the left?” asked {A}, who could not stop. “There was butter on the right,” said {once.who}. The butter was there for the bread, and the bread came from the baker. He was up so early because his grandmother always had been.',
        '“And why was she?” asked {A}. {H} looked at the clock. “She’ll be in bed by now,” said {H}. So nobody disturbed her, and {once.doing} stayed as it was, with a teapot under it.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours the teapot stands in the middle,” said {A}. “And does anybody ever {once.do}?” asked {H}. {A} thought back over a great many breakfasts. “Not that I’ve heard,” said {A}. “We get warm in front, and then we have an egg.”',
        '{once.who} felt sorry for them. At the next breakfast, said {once.who}, somebody need only move it a hand’s width and say nothing. {A} made a knot in a handkerchief, on the left.'
      ]
    },
    {
      id: 'eleven-things',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“Did you do anything else that day?” asked {A}. “Eleven things,” said {once.who}, and knew why for all of them. Four had to be done. Six had been begun the day before. For the last one somebody had said please.',
        '“So it’s only {once.mine} that nobody was waiting for,” said {once.who}. {H} touched the teapot. It was hardly warm any more, and had to be quick. “I’m waiting for it,” said {H}.'
      ]
    },
    {
      id: 'forwards',
      A: 'partner',
      paragraphs: [
        '{H} sat down with the teapot on the left, grew warm on one side, and turned round. There was the door, open by a thumb. {H} got up and shut it, and was up anyway. Faster and faster they came, sock, slipper, shoe, and at the boot {once.who} {once.did}. Close beside {once.them}, {H} did it too.',
        { extra: 1, both: ['All of it was there, right down to the crumb. And nobody was even wet.'] }
      ]
    },
    {
      id: 'why-did-you',
      A: 'partner',
      paragraphs: [
        '{A} had come after them, with the teapot under one arm. “Why did you {once.your}?” asked {A}. “I was up anyway,” said {H}. {A} nodded, and slowly began to turn round.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat up at the why, since it was a new one.',
      '{names} stopped just before it too, and wobbled.',
      { text: '{names} fetched more jam, because a thing like this takes time.', needs: ['hands'] },
      { text: '{names} laid out a row of shoes, in case the becauses went on.', needs: ['hands'] }
    ],
    way: [
      '{names} backed along with them, as far as the coats.',
      '{names} went backwards into the table, and found the slipper.',
      { text: '{names} added a mitten to the row, though it had no because.', needs: ['hands'] },
      { text: '{names} pushed the door to, and pulled it open by a thumb.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round as well, to warm up on the other side.',
      '{names} sniffed at the crumb, and left it where it was.',
      { text: '{names} wrapped the teapot in its cosy, now that it mattered so much.', needs: ['hands'] },
      { text: '{names} straightened the row, from crumb to boot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boot and the shoe went home to the mat, and they shut the door. {H} left the crumb lying, in case something else wanted to begin.',
    'They washed. {H} lay down on one side, and there the bed grew warm.'
  ],
  last: [
    '{H} was warm on the left, and turned over, to warm the right. But that was sleep, and not {once.doing}.',
    'Because of a teapot there had been {once.doing}. And because {H} was lying down anyway, {H} slept.',
    'Nobody was up any more, neither {H} nor {once.who}. So nothing came of it but sleep.'
  ]
})
