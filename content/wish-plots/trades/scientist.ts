import { wishPlot } from '../wish-plot.ts'

export const scientist = wishPlot({
  id: 'wish-scientist-toast',
  wishes: ['scientist', 'scientists', 'science', 'science experiment', 'science experiments', 'experiment', 'experiments', 'laboratory', 'lab coat', 'science lab', 'mad scientist', 'professor', 'test tube', 'test tubes', 'sciences', 'scientific', 'little scientist', 'crazy scientist', 'inventor experiment'],
  except: ['rocket', 'volcano', 'dinosaur', 'dinosaurs', 'space', 'robot', 'robots', 'slime', 'potion', 'potions', 'monster', 'explosion', 'explode', 'explodes', 'fiction', 'museum', 'fair', 'evil', 'fire', 'magnet', 'magnets', 'planet', 'lost', 'animals', 'shrink', 'shrinks', 'time', 'invisible', 'doctor', 'went', 'wrong', 'alien'],
  answers: ['scientist', 'science', 'experiment', 'experiments', 'lab', 'laboratory', 'discovers', 'discovery', 'does', 'doing', 'mad', 'crazy', 'clever', 'finds', 'out', 'who', 'that', 'little', 'great', 'kitchen', 'test', 'tests', 'being', 'girl', 'boy', 'loves', 'famous', 'coat'],
  moods: ['learning', 'first'],
  fed: true,
  company: ['toast', 'butter', 'table', 'floor', 'stool', 'plate', 'sheet', 'experiment'],
  about: 'A scientist wants to know why toast falls on its butter, and finds that it is not the toast’s fault.',
  titles: ['Butter Side Down', 'Ten Times Off the Table', '{H} the Scientist', 'The Table Is the Wrong Height', 'What Toast Does on the Way Down'],
  want: [
    {
      id: 'toast-falls',
      A: 'partner',
      paragraphs: [
        '{H} was a scientist, and wanted to find out something that nobody in the house knew yet. On the edge of the table lay a slice of toast. {A}’s elbow touched it, and it fell down, flat on its butter. “It always does that,” said {A}.',
        '“Always?” asked {H}. “Who’s counted?” Nobody had. So it was an experiment. They spread out a clean sheet, and put the toast back on the edge.'
      ]
    }
  ],
  way: [
    {
      id: 'lab-coat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A scientist has a white coat. It was a shirt, put on back to front, so that nobody could get at the buttons. In the pocket there are pens. But now the pocket was behind. {H} turned round and round after it, and {A} had to hand out the pencil each time.',
        '“Which way are you facing?” asked {A}. {H} looked down. It wasn’t easy to say. “That’s the next experiment,” said the scientist.'
      ]
    },
    {
      id: 'the-guess',
      A: 'partner',
      paragraphs: [
        'A scientist has to guess first. “Toast’s got two sides,” said {H}. “So it’ll be half and half.” They pushed it over the edge ten times, always the same slice. Nine times it lay there on its butter. “Butter’s heavy,” said {A}. “It pulls that side down.”',
        'So they took one with no butter on, and drew a face on it with jam. They pushed it off. It fell on its face. “Then it isn’t the butter,” said {H}, “and we’re both wrong.” Scientists often are, and write it down.'
      ]
    },
    {
      id: 'same-time',
      A: 'same',
      spare: 2,
      paragraphs: [
        'What’s faster, something heavy or something light? {A} held up an orange, and {H} held up a pair of socks, rolled tight. “The orange,” said {A}. They let go at the same moment. It went bump, and there was only one bump.',
        'They tried it again, and a third time. The socks were never late. “But the orange is much heavier!” said {A}. “It doesn’t know that,” said {H}. It’s true of nearly everything that’s been dropped so far.'
      ]
    },
    {
      id: 'orange-floats',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They put the orange into a bowl of water, and it floated. Then {A} peeled it, and put it in again. It was lighter now. It sank like a stone. “That’s the wrong way round,” said {A}.',
        '{H} felt the peel. It was full of little holes with air in them. “It’s had its swimming vest taken off,” said the scientist. They got it out and dried it. Then it was eaten, so nobody could check.'
      ]
    },
    {
      id: 'one-thing',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In an experiment you may only change one thing at a time. “Did you change anything?” asked {H}. “I put on my other hat,” said {A}. The scientist looked at the hat for a while. It went down on the paper.',
        'The toast fell on its butter with the hat on. It fell on its butter with the hat off. “So it isn’t the hat,” said {H}. “That’s one thing we know,” said {A}, and was glad of the hat.'
      ]
    },
    {
      id: 'raisins',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had brought a glass of fizzy water, and dropped in three raisins. They sank. Then small bubbles sat down on them, more and more, and up they came. At the top the bubbles popped. Down went the raisins.',
        '“How long do they do that?” asked {H}. “Till they’ve had enough,” said {A}. They lay with their chins on the table. One raisin always stayed at the bottom a bit longer, and had to be waited for.'
      ]
    },
    {
      id: 'notebook',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Everything was drawn in the notebook. {H} drew the table, and the toast, and an arrow. “What’s that?” asked {A}, and pointed. “That’s a bit of toast that fell on the book,” said {H}. It had left a mark, quite round and see-through.',
        'They held the page up to the window. You could look right through it at the house across the street. “So butter makes windows,” said {A}. {H} wrote that down next to it, with the time.'
      ]
    },
    {
      id: 'paper-air',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They dropped two sheets of paper, one flat, and one in a ball. The ball was there at once. The flat one took its time. It went to the left, and to the right, and looked at everything on its way. “But it’s the same paper,” said {A}.',
        '“It’s lying on the air,” said {H}. {A} lay down on the air as well, with both arms out. It held for a moment. “You need to be flatter,” said the scientist.'
      ]
    },
    {
      id: 'pet-observed',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'One part of science is looking on, and touching nothing. {H} lay on the floor and looked at {A}. {A} looked at {H}. “What’s it doing?” was asked from the kitchen. “It’s studying me,” said {H}.',
        'After ten minutes {A} had moved once, and {H} had moved four times. It was all put down. Whoever was studying whom, {A} had made fewer mistakes.'
      ]
    },
    {
      id: 'elder-button',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I did one too,” said {S}. “I wanted to see if a button grows, when you water it.” “And did it?” asked {A}. “I watered it every day for a month,” said {S}. “Then there was a shirt.”',
        '“A shirt grew?” “It was hanging on the bush,” said {S}, “with a button missing. It wasn’t until I was forty that I thought of my mother. She must have gone out there in the dark, with a peg.”'
      ]
    },
    {
      id: 'child-what-if',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“What happens if I do this?” asked {S}, and put a cup on top of {S}’s head. “It falls off,” said {A}. They waited. It stayed up there. “And if I do this?” {S} sneezed.',
        'The cup was caught in midair, by the handle. “That’s a result,” said {A}. {S} wanted to have another one. For the rest of the day {S} looked at the pepper in quite a new way.'
      ]
    },
    {
      id: 'baby-gravity',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'In the high chair sat {A}, doing research too. {A} let go of a spoon, and watched it go. It fell down. {H} picked it up. {A} let go of it again, a bit further to the left. It fell down there too.',
        'This was the fourteenth time. “You have to do it often, or it doesn’t count,” said {H}, under the chair. At the fifteenth {A} only held it, and smiled. Scientists call that a pause.'
      ]
    },
    {
      id: 'half-a-turn',
      A: 'partner',
      paragraphs: [
        '{A} lay down on the floor, beside the sheet. “Do it once more,” said {A}. The toast tipped over the edge. “Now I’ve got it! It starts to turn up there, and then it hasn’t got time. The floor comes when it’s only halfway round.” “So it needs a table twice as high,” said {H}. They both looked up. Nobody could eat there.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-stool',
      A: 'partner',
      paragraphs: [
        '{H} walked round the table, with both hands behind {H}’s back. “Or one so low that it can’t even start,” said {H}. They fetched the footstool, and laid the toast on its edge, with the butter up. {H} gave it a push. It slid off, went plop, and lay there with the butter up.',
        'They did it ten times, and ten times it lay on its back and looked at the ceiling. “It was never the toast,” said {H}. “It’s the table that’s wrong.”'
      ]
    },
    {
      id: 'famous',
      A: 'same',
      spare: 12,
      paragraphs: [
        'What a scientist has found must work for somebody else too, or it’s only luck. {A} gave the toast a push, with {A}’s eyes shut. Plop. It was butter side up. “I’m not even a scientist,” said {A}.',
        'They shook hands for the newspaper, and held the toast between them. Both of them looked into the light, and did not blink. “You’ve got butter on your chin,” said {A}. “That’s from work,” said {H}.'
      ]
    },
    {
      id: 'eureka',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“There was one who found something out in the bath,” said {A}. “He got in, and the water went up. He was so glad that he ran out into the street, and shouted.” “With nothing on?” asked {H}. “With nothing on,” said {A}.',
        '{H} was glad that it had been toast. All the same, it needed to be shouted. They did it at the same time, into a cushion.'
      ]
    },
    {
      id: 'tea-on-the-floor',
      A: 'partner',
      paragraphs: [
        'So tea was moved to the footstool. Everybody lay on their tummies round it, and it was all for science. In the middle was fresh toast. {H} reached for the jam, and an elbow touched something. Plop. Nobody moved. It lay on the sheet, butter side up.',
        '{H} picked it up and had a bite. “Write it down,” said {H}, with {H}’s mouth full. “The toast’s all right. It’s just that tables are too high for it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down beside the sheet, on the buttery side of things.',
      '{names} snuffled at the toast, in the name of science.',
      { text: '{names} ruled a page in two, with butter at the top of the one half.', needs: ['hands'] },
      { text: '{names} sharpened a pencil, since nobody had counted yet.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked for the toast, ten times out of ten.',
      '{names} offered to lick the floor, and science said not yet.',
      { text: '{names} caught one slice in the air, and it did not count.', needs: ['hands'] },
      { text: '{names} made a stroke on the page, with jam.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled off the footstool too, and landed on one side.',
      '{names} dropped flat on the back, just like the toast.',
      { text: '{names} buttered the next one right up to the edges.', needs: ['hands'] },
      { text: '{names} took the measure of the footstool, in slices.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet went into the wash, and the stool went back to its place. All the slices that had been in the experiment were eaten by the experimenters.',
    'When {H} had washed, there was one thing more to try. {H} sat on the edge of the bed and tipped over sideways, very slowly. It was half a turn exactly, and {H} lay face up.'
  ],
  last: [
    'There was just time for half a turn, and then {H} was asleep, butter side up.',
    'What nobody knew before was known now, and {H} lay as toast should lie, and slept.'
  ]
})
