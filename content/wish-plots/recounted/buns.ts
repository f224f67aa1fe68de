import { wishPlot } from '../wish-plot.ts'

export const buns = wishPlot({
  id: 'wish-recounted-buns',
  tellsAny: 'recounted',
  company: ['dough', 'bowl', 'bun', 'buns', 'tray', 'flour', 'fork', 'cloth', 'dent', 'breakfast'],
  about: 'All that there is to tell is shaped out of dough, one bun for each bit; to everybody they look like turnips, and they go round again, until the hero sees that a bun keeps its place.',
  titles: ['Not a Turnip', 'Beginning at the Dent', 'The Buns That {H} Made', '{H} Says, Guess Again', '{H} and the Breakfast Tray'],
  want: [
    {
      id: 'first-lump',
      A: 'partner',
      paragraphs: [
        'On the kitchen table stood a bowl of dough for the breakfast buns. But {H} had a lot to tell, and wanted one bun for each bit of it. The first lump was for the beginning. {told.1}. It took a lot of pinching and patting, until all of that was in one bun.',
        '{A} looked at the bun from the front, and then from behind. “A turnip,” said {A}. “Guess again,” said {H}. “A turnip with a cold?” {H} wanted all of it on the tray, so plain that you knew it at once.'
      ]
    },
    {
      id: 'stuck',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The dough held on to {H}’s fingers. {H} pulled, and the dough pulled back. {A} took hold of both {H}’s wrists to help, and then it had {A} as well. They went sideways to get some flour, like one animal with a lot of elbows.',
        '“Whatever you do,” said {A}, “don’t think of your nose.” {H} thought of it at once. Then both their noses began to itch, and there was not one free hand between them.'
      ]
    },
    {
      id: 'best-first',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Couldn’t I have the end first?” asked {A}. “I like ends.” “No,” said {H}. “First comes first.” “Just a small bit of the end,” said {A}. “I could wait much better then.”',
        '“You’d only ask how it got there,” said {H}. {A} had to admit that. So {A} waited, leaning on the table, and found out afterwards what {A} had been leaning in.'
      ]
    }
  ],
  way: [
    {
      id: 'second-lump',
      A: 'partner',
      paragraphs: [
        '{H} took more trouble over the next lump. {told.2}. All of that had to go into one bun. {H}’s tongue came out, to help.',
        '“Don’t tell me,” said {A}. “It’s an armchair.” “It isn’t,” said {H}. “An armchair with the stuffing coming out?” {H} turned the bun upside down. “Ah,” said {A}. “Now it’s had a fall.”'
      ]
    },
    {
      id: 'third-lump',
      A: 'same',
      spare: 0.3,
      paragraphs: [
        '“Is there more?” asked {A}. There was. {told.3}. That took both thumbs, and one elbow for the thin place. {A} walked all round the table, to see the bun. “From here it’s a duck,” said {A}. “From here it’s two ducks. And from here it’s a king, and he’s got the hiccups.”'
      ]
    },
    {
      id: 'fourth-lump',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        '{H} pulled off another lump, for there was more to come. {told.4}. That was a tight squeeze, but it went in. “Don’t look this time,” said {H}. “Feel.” {A} shut both eyes, and felt. “It’s a knee,” said {A}. “It isn’t a knee!” “It’s a very good one,” said {A}, and held it against {A}’s own.'
      ]
    },
    {
      id: 'as-a-visitor',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} went out into the hall, and came in again as a visitor. The visitor had never seen the tray before. “Good evening,” said the visitor. “What very nice …” And there {H} stopped.',
        '“Very nice what?” asked {A}. “Nothing,” said {H}. The visitor had been going to say turnips. So the visitor said good evening once more, and went straight home.'
      ]
    },
    {
      id: 'handle',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“May I help?” asked {A}, and gave the nearest bun a handle. “There’s no handle in it,” said {H}. “A handle is always useful,” said {A}. “It’s not a saucepan!” said {H}.',
        '{A} took the handle off again, very carefully, and did not know where to put it. In the end {A} wore it under the nose, as a moustache. {H} could not be cross with that. {H} did try.'
      ]
    },
    {
      id: 'six-toes',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} bent down low over the tray. “Feet!” said {A}. “What lovely feet.” “They aren’t feet,” said {H}. “Then why has this one got toes?” asked {A}.',
        '{H} counted what {A} called the toes. There were six. “There you are,” said {H}. “You don’t get feet with six.” {A} looked down at the floor, and moved both feet a bit, and was counting too.'
      ]
    },
    {
      id: 'lamplight',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps it needs more light,” said {A}, and turned the lamp so that it shone on a bun. On the wall there was a shadow now, with a long nose and a great deal of chin. “But that’s me!” said {A}.',
        '{H} looked at the wall, and then at {A}. “I didn’t do it on purpose,” said {H}. {A} stood sideways next to the shadow, with the chin up. The likeness was so good that they nearly forgot the bun.'
      ]
    },
    {
      id: 'white-all-over',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} clapped the flour off both hands. It made a fine cloud, and {A} was standing in it. When the cloud came down, {A} was white, with two eyes. “Guess what I am,” said {A}.',
        '{H} looked at {A} from the front, and then from behind. “An armchair,” said {H}. “With the stuffing coming out?” asked {A}. “Just at the ears,” said {H}, and blew.'
      ]
    },
    {
      id: 'elder-swan',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My mother made a swan once, for a birthday,” said {S}. “All of bread. It took her from breakfast until tea.” “Did it look like one?” asked {A}. “My uncle stood before it with his hands folded,” said {S}.',
        '“And what did he say?” asked {A}. {S} had to stop laughing first. “‘What a splendid boot,’ he said.” “And your mother?” “She cut him a slice,” said {S}, “and gave him the heel.”'
      ]
    },
    {
      id: 'child-likeness',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a lump too, and held it up. “What’s that?” asked {A}. “Dough,” said {S}. {A} looked at it from every side. It was dough, there was no mistaking it. You would have known it anywhere.',
        '“How do you do that?” asked {A}. “First I got it out of the bowl,” said {S}. “And then?” “Then I stopped,” said {S}.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H} held up a bun for {A} to see. {A} looked at the bun, and then at {H}, and then at the bun again. {A} thought about it for a good while. “You know what it is, don’t you?” said {H}.',
        '{A} did not say. But of all who had looked at it, {A} was the only one who had not said turnip. {H} thought that was very good manners.'
      ]
    },
    {
      id: 'baby-laughs',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had a look at the tray as well. {A} looked along it with round eyes, and at one bun {A} laughed, right down to the toes. “{A} can see it!” said {H}. “{A} knows exactly what it is.”',
        'Then {A} looked at the tap, and laughed at that just as much. “And the tap too,” said {H}, a little less loudly.'
      ]
    },
    {
      id: 'fork',
      A: 'partner',
      paragraphs: [
        '{H} pressed lines into every bun with a fork. “Now it’s a turnip in a jumper,” said {A}. And the dough was still growing. The pinched places filled up, slowly, like cheeks.',
        '“Stay as you are!” said {H}, and pinched them back. They went round again. “Dough likes to be round,” said {A}. “It won’t keep its shape. It only stays where you put it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'dent',
      A: 'partner',
      paragraphs: [
        '{H} looked at the tray. One corner had a dent in it. “Then it starts there,” said {H}, and moved the first bun up to the dent. The next came after it, and none was allowed to push in.',
        '{H} walked {A}’s finger along from the dent, and told what each bun was. Then it was {A}’s turn, with both eyes shut. {told.1}. So it went on, and all of it was right. “And not a turnip anywhere,” said {A}.'
      ]
    },
    {
      id: 'wrong-way-round',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} turned the tray, to admire it from behind. “Oh dear,” said {A}. “Now I’ve put the end in front.” {A} was going to turn it back again. But {H} just walked round to the other side of the table.',
        'The dent was there, and so was the beginning. “You can turn it as much as you like,” said {H}. “You only have to go where it starts.” {A} came round too, to be there as well.'
      ]
    },
    {
      id: 'left-over',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In the bowl there was a bit of dough left over, no bigger than a plum. “What will that be?” asked {A}. {H} thought about it. All there was to tell was on the tray already.',
        '“That’s the good night,” said {H}, and rolled it, and set it down behind the last bun. It was quite round from the beginning. Of all of them it was the only one that needed no pinching.'
      ]
    },
    {
      id: 'line-in-the-flour',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was flour on the table still, and {H} drew in it with one finger. It was a long line, with a small loop at the start. “Is that a worm?” asked {A}. “It’s how you go,” said {H}. “The loop is the dent.”',
        '{A} followed the line with a finger, right along to the end of it. There {A} stopped, and made a dot. “What’s the dot?” asked {H}. “That’s me,” said {A}, “eating.”'
      ]
    },
    {
      id: 'cloth',
      A: 'partner',
      paragraphs: [
        '{A} fetched a clean cloth. “Won’t they change places in the night?” asked {A}. “They’ve got no feet,” said {H}. Then the cloth lay over the tray, and all you saw was hills.',
        '“Now be as round as you like,” said {H}. They smoothed the cloth down on every side. The corner with the dent came last, and {H} tucked it in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the dough, and stayed.',
      '{names} sneezed, because of the flour.',
      { text: '{names} guessed a cauliflower, and then half a cauliflower.', needs: ['hands'] },
      { text: '{names} wiped a clean place on the table for the next bun.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the tray from underneath, which was no help.',
      '{names} took a long look at each bun, and kept quiet.',
      { text: '{names} guessed a camel lying down.', needs: ['hands'] },
      { text: '{names} patted the nearest bun with a spoon, to make it stay.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the finger go along, from one end to the other.',
      '{names} stayed by the corner with the dent.',
      { text: '{names} learned it by finger too, and got all of it right.', needs: ['hands'] },
      { text: '{names} smoothed out the last crease in the cloth.', needs: ['hands'] }
    ]
  },
  bed: [
    'They wiped the flour off the table, and put the tray where it was warm.',
    '{H} washed off the last of the dough, and lay down. One finger went along the edge of the bed, bun by bun, and then stopped. {told.best}. That bun was under its cloth, and getting rounder.'
  ],
  last: [
    'Under the cloth every bun was round, and each was in its place, and {H} was asleep.',
    'It was quiet on the tray, from the dent to the end, and {H} was asleep.'
  ]
})
