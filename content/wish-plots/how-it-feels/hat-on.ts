import { wishPlot } from '../wish-plot.ts'

export const whoeverHatOn = wishPlot({
  id: 'wish-whoever-hat-on',
  visits: 'anything',
  whoever: ['wears a hat', 'wore a hat', 'always wears a hat', 'wears hats', 'wore hats', 'always wore a hat', 'wears a big hat', 'wears a funny hat', 'wears a silly hat', 'wears a top hat', 'wears a tall hat', 'wears a red hat', 'wears a straw hat', 'wears a woolly hat', 'wears a bobble hat', 'wears a party hat', 'wears a cowboy hat', 'wears a cap', 'wore a cap', 'wears a bonnet', 'wore a bonnet', 'puts on a hat', 'put on a hat', 'never takes its hat off', 'never takes his hat off', 'never takes her hat off', 'never took its hat off', 'never takes off its hat', 'won’t take its hat off', 'won’t take his hat off', 'won’t take off its hat', 'doesn’t want to take its hat off', 'doesn’t take its hat off', 'is never without its hat', 'sleeps in its hat', 'slept in its hat', 'loves its hat', 'loves wearing its hat', 'goes to bed in its hat', 'keeps its hat on in bed', 'wears a beanie', 'wears a beret', 'wears a sombrero', 'wears a sunhat', 'wears a tea cosy', 'wears a turban', 'wears an akubra'],
  except: ['cape', 'magic', 'magician', 'rabbit', 'lost', 'loses', 'stole', 'steals', 'eats', 'ate', 'wants', 'wanted', 'too big', 'too small', 'blew', 'hard hat', 'swimming', 'bath', 'shower', 'hair', 'invisible', 'thinking'],
  company: ['hat', 'hats', 'pillow', 'bed', 'lamp', 'chair', 'door', 'brim', 'clock', 'newspaper', 'tea cosy', 'window', 'band', 'bucket'],
  about: 'The hero wants to sleep in a paper hat; whoever wears a hat never takes it off and has never been in a bed, until they see what stays on when a hat is off.',
  titles: ['A Hat and a Pillow', 'Mind the Brim', '{visitor} Lifts It Twice', 'All the Way Round', 'Two Hats on a Chair'],
  fed: true,
  want: [
    {
      id: 'two-points',
      A: 'partner',
      paragraphs: [
        '{H} had a hat of newspaper, with two points, and wanted to sleep in it. “You can’t,” said {A}. “It comes off.” “Then I’ll stay awake and hold it,” said {H}.',
        'Then the bell rang, and it was {visitor.first}. The hat went up, and came down again. “I only lift it,” said {visitor}. “I never take it off.” So {visitor} had never been in a bed. There’s no pillow that puts up with a brim.'
      ]
    }
  ],
  way: [
    {
      id: 'used-to-come-first',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Was it always the hat that people saw first?” asked {A}. It had been {caller.part} before. “That’s {visitor},” they used to say, and pointed there. Now they pointed higher up. “It’s had a lot of free time since,” said {visitor}.',
        '{H} thought that a pity. So {H} made a very small hat out of the sports page, and put it there. “Now they’re both going out,” said {visitor}. The big one went up to the small one, and said good evening.'
      ]
    },
    {
      id: 'a-little-later',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'Whatever you do in a hat, the hat does it as well, only a little later. {visitor} {caller.does}, and stood still. Then the hat did it, from the brim upwards. It was like somebody repeating a joke.',
        '{A} put on the tea cosy, to have one too. {A} {caller.move}, and waited for it. The tea cosy did the same, but to the other side. “It’s not been with you long enough,” said {visitor}. “Mine used to go off by itself as well.”'
      ]
    },
    {
      id: 'only-if-it-is-true',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“{caller.fact},” said {visitor}, and lifted the hat. {A} wanted to know to whom. It was to that, said {visitor}. Whatever was true got the hat lifted. “It’s dark outside,” said {A}. Up it went. “Four and four make eight,” said {H}. Up.',
        '“Soup’s made of shoes,” said {A}. The hat stayed down, and so low that it was quite strict. They tried out a number of things, some true and some not. At “I’m not a bit tired,” {H} looked up. It had lifted at one corner, out of kindness.'
      ]
    },
    {
      id: 'they-know-the-hat',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Are there more hats, {caller.where}?” asked {A}. This was the only one, said {visitor}. They all took their bearings by it. “Left at the hat,” they told strangers, and then, “No, now it’s moved.”',
        'Once {visitor} had stayed in for a day, to wash the band. Three people had walked round in a ring. {H} could well believe it. “If I kept mine on,” said {H}, “they’d find our front door more easily.” It is a good deal to be responsible for.'
      ]
    },
    {
      id: 'round-the-kitchen',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A hat is there for saying good evening with. {visitor} began at the door, and went round the room. It was lifted to the clock, and to the bread, and to both taps. The coat stand took longest, since there were five to greet.',
        '“You missed the fridge,” said {A}. {visitor} went back. They had not had so polite a kitchen for years. {H} tried it too, but with newspaper you have to use both points. So {H} could never say good evening and carry something as well.'
      ]
    },
    {
      id: 'last-row',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“And at the pictures?” asked {A}. “Whoever’s behind you can’t see a thing.” {visitor} always took the last row. Behind that there was only the man with the torch. In eleven years he had seen the left half of every film, and he had never complained.',
        '“He says that the right’s about the same,” said {visitor}. {H} sat down behind the hat, to see what it’s like. It was not bad. It was a bit like a hill at night, and you could think of what came after it.'
      ]
    },
    {
      id: 'in-the-band',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the band of the hat was a ticket. “Where to?” asked {A}. It was to the sea, there and back, and it was rather old. There had been a tunnel on the way, said {visitor}, and a sign. Mind your heads, it said. It had not said a word about hats.',
        '“So you got out?” asked {H}. {visitor} had gone over the top. There you could see quite far, and the hat had enjoyed it. Down below the train had gone through, with all the people bending over at once.'
      ]
    },
    {
      id: 'how-it-lies-down',
      A: 'partner',
      paragraphs: [
        '“It’s just a matter of how you lie,” said {A}, who lay very well. So they all lay down in hats. On the back, the hat tipped forward till it was night. On the side, it got off and stood there. On the tummy, it rolled under the bed.',
        'By then {H}’s was as flat as an envelope, and {visitor} was wide awake from holding on. “You can wear a hat,” said {visitor}, “or you can have a pillow.”'
      ]
    },
    {
      id: 'three-pillows',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Then you’ve got to sleep sitting up,” said {A}. They put three pillows against the wall, one on the other. The hat leaned back and was very comfortable. You could see it by the brim. {visitor}, below it, was bent in the middle like a letter that won’t go in.',
        '“One of us is asleep,” said {visitor}. {H} looked in under the edge, and two open eyes looked out, or what there was for eyes. They took away one pillow. Then it was {visitor} who was comfortable, and the hat looked at the ceiling, offended.'
      ]
    },
    {
      id: 'a-gap',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} laid two pillows with a gap between, exactly as wide as a hat. Now there was somewhere for it to go. It went down in there, and everything else came after. “It’s dark,” said {visitor} from below. “And somebody’s lost a sock.”',
        'They pulled at the near end. The sock came up first, and it was {H}’s, from the winter. {H} put it on, since it was there. The hat came last, with a bit of fluff on the brim, and lifted itself to the sock.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We used to have hats for that,” said {S}. “Nightcaps. They were as long as a stocking, with a tassel at the end.” “Did they stay on?” asked {A}. “They went for walks. In the morning mine was at the foot end, and there was a leaf on it.”',
        '{S} had once tied it to the bedpost, to be sure. In the morning it was still on, and so was the bedpost. “That’s loyal,” said {visitor}, and the brim went down a little. {A} looked under the bed in passing. There was no tassel, only slippers.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had the bucket on, right down to the shoulders. “I’m sleeping in a hat,” said the bucket. {A} knocked on it. “You’re standing up,” said {A}. “I’m sleeping standing up in a hat,” said the bucket. Then there was some very loud snoring in there.',
        '{visitor} went nearer, full of hope, and up went the hat. “How do you do it?” asked {visitor}. “You’ve got to shut your eyes,” said {S}, “and talk.” That was easy. {visitor} tried it, and talked, and met the clock.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H}’s hat lay on the floor for one moment. It was newspaper, and whatever is newspaper and lies on the floor has to be lain on. {A} lay down on it. “That’s a hat,” said {H}. {A} did not know anything about that.',
        'They waited a bit, out of politeness. {visitor}’s hat went up, and came down again. In the end {H} lifted up one side of {A}, and drew it out. It had been ironed, and was warm. The points were a little tired, but it was still a hat.'
      ]
    },
    {
      id: 'all-the-way-round',
      A: 'partner',
      paragraphs: [
        '“I’ll put them straight,” said {A}, and hung both hats over the chair. {visitor} had never been without. {visitor} went to the window, and ducked for the lamp. On the way back {visitor} greeted the clock.',
        '“You’re ducking for the brim,” said {A}. “But it’s over here!” “I can feel it,” said {visitor}. “It’s still on, all the way round.” {H} felt too. There was a warm band, with a point at each end.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-lies-down-too',
      A: 'partner',
      paragraphs: [
        '“It’s been on so long that you feel it even when it’s off,” said {A}. {visitor} lay down, and the pillow came up all round. Nothing tipped. “I’m in a bed,” said {visitor}, “and I’ve got my hat on!”',
        '{H} lay down next, on the back, and the side, and the tummy. {H} could still feel the paper hat, and it did not crackle. It did not even come off when {H} shook {H}’s head. That hat was the best that {H} had ever worn.'
      ]
    },
    {
      id: 'with-the-stand-in',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '{A} wanted to know if it works with anyone. The tea cosy was put on {caller.stand}. After a count of sixty {A} took it off again, very carefully. “Has it still got it on?” asked {A}. They all looked.',
        '“You can tell by how it stands,” said {visitor}. It did stand differently. It looked as though it had been told something. {H} bent down and greeted it, with one point. It would have liked to answer.'
      ]
    },
    {
      id: 'swapped',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They swapped, to try it out. {H} was given the one off {visitor}, and there was nothing to be seen. It was much too large. It came down over both ears, and inside it smelled of rain and railways. “It’s lovely in here,” said {H}.',
        '“Yours rustles,” said {visitor}. “I’ve got the weather on the left, and an advertisement for beds.” {A} had to laugh, and they swapped back. Each knew at once which was the right one. It was the one where there was already somebody.'
      ]
    },
    {
      id: 'lifts-it-twice',
      A: 'partner',
      paragraphs: [
        '{A} wanted one for the night as well. So {A} wore the paper one for a hundred breaths, and hung it up again. “I’ve got it,” said {A}, and ducked at the door.',
        'It was late, and {visitor} put on the hat that you could see. It went on over the other. “Good night,” said {visitor} from the door, and lifted the one, and then the one underneath. {H} lay there and lifted one too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a good evening too, with the hat.',
      '{names} looked up at the brim, and had to take a step back.',
      { text: '{names} folded a hat as well, and it came out as a boat.', needs: ['hands'] },
      { text: '{names} bowed, for want of a hat.', needs: ['hands'] }
    ],
    way: [
      '{names} came upon the hat under the bed, and let it be.',
      '{names} moved over, so that there was room for the brim.',
      { text: '{names} shook out the pillow, and that was no help to the hat.', needs: ['hands'] },
      { text: '{names} tried on the tea cosy, with the spout hole to the front.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked round a hat that was not there.',
      '{names} ducked for the lamp as well, just in case.',
      { text: '{names} wore the paper one for a count of fifty, and kept it on after that.', needs: ['hands'] },
      { text: '{names} bowed to the chair, and the chair had two hats on.', needs: ['hands'] }
    ]
  },
  bed: [
    'Out in the street a hat went up to the lamp post. The paper one hung on the chair, and looked out of the window.',
    'The last light was put out, by somebody who took care of the brim. Then all the pillows had a dent, and in each dent was a hat.'
  ],
  last: [
    'The hat did not slip, and it did not crackle, and under it {H} was asleep.',
    'All the way round it was warm, with a point at each end, and {H} was asleep.'
  ]
})
