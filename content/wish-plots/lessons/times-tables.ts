import { wishPlot } from '../wish-plot.ts'

export const timesTables = wishPlot({
  id: 'wish-times-tables',
  wishes: ['times table', 'times tables', 'timestable', 'timestables', 'time tables maths', 'multiplication', 'multiplication table', 'multiplication tables', 'multiplying', 'learning tables', 'maths', 'math', 'mathematics', 'maths test', 'maths homework', 'math homework', 'maths lesson', 'sums', 'seven times table', 'eight times table', 'seven times eight', 'seven eights', 'number bonds', 'mental arithmetic'],
  answers: ['times', 'table', 'tables', 'learning', 'learn', 'learns', 'learnt', 'learned', 'practice', 'practising', 'homework', 'test', 'quiz', 'lesson', 'school', 'teacher', 'class', 'hard', 'hates', 'hate', 'loves', 'love', 'stuck', 'doing', 'does', 'numbers', 'number', 'seven', 'sevens', 'eight', 'eights', 'three', 'four', 'by', 'heart', 'answer', 'answers', 'question', 'good', 'bad', 'wrong', 'right', 'tricky', 'tomorrow', 'can’t', 'her', 'his', 'remember', 'first', 'boring', 'easy'],
  except: ['wizard', 'witch', 'dragon', 'dragons', 'robot', 'robots', 'alien', 'monster', 'monsters', 'cat', 'dog', 'crying', 'cried', 'cries', 'stupid', 'dumb', 'shouted', 'shouts', 'mum', 'dad', 'hit', 'died', 'failed', 'fail', 'bottom', 'set', 'won', 'competition', 'train', 'bus', 'why', 'invented', 'laid', 'dinner', 'ten', 'five', 'nine', 'two', 'twelve', 'dim'],
  moods: ['learning', 'first', 'afraid', 'proud', 'waiting'],
  about: 'The hero knows one answer by heart, fifty-six, and looks for the question to it, which turns up in counting.',
  titles: ['Fifty-Six', 'The Answer Without a Question', '{H} Knows One Answer', 'Peas in Rows', 'It Was Fifty-Six at Last'],
  want: [
    {
      id: 'the-answer',
      A: 'partner',
      paragraphs: [
        '{H} knew one answer in maths by heart, and it was fifty-six. It belonged somewhere in the times tables. It sounded clever, and {H} could hardly wait to say it. “Ask me one,” said {H}.',
        '“What’s three times four?” asked {A}. “Fifty-six!” said {H}. “No,” said {A}. “Two times five?” “Fifty-six!” “No.” {H} was not worried. “The answer’s right,” said {H}. “You just keep asking the wrong question.”'
      ]
    }
  ],
  way: [
    {
      id: 'peas',
      A: 'partner',
      paragraphs: [
        'So they looked for the question. {A} fetched a bag of dried peas, and they counted out fifty-six. “Now lay them in rows,” said {A}, “all the same length. Then we’ll see it.” {H} laid rows of ten.',
        'There were five rows, and six peas stood about with nobody next to them. {H} laid rows of nine. Then two were left over. “It’s a number that doesn’t go,” said {A}. One pea rolled off the table.'
      ]
    },
    {
      id: 'bigger-questions',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’ll be a big question, for such a big answer,” said {A}. “What’s a hundred times a hundred?” “Fifty-six,” said {H}, with some hope. It was not. “How many stairs are there in the library?” It was not that either.',
        '“How old is Mrs Tanaka from the bakery?” {H} thought about her. “Nearly,” said {H}. But for that they would have to wait until March.'
      ]
    },
    {
      id: 'sounds-of-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Why that one?” asked {A}. “Because of how it goes,” said {H}. “The fifty’s like a door, and the six is like the key in it. Fifty. Six.” {A} tried it out. Something in the room did seem to click.',
        '“And twelve?” “Twelve’s like a wet sock,” said {H}. They said twelve, one after the other. It was true, and a bit sad for twelve. “Perhaps it’s nice when you get to know it,” said {A}.'
      ]
    },
    {
      id: 'one-times',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“One times fifty-six!” called {H}, and jumped up. “That makes fifty-six! We’ve got it!” {A} wrote it down, and then looked at it for a while. “It’s right,” said {A}. “But nobody’s ever going to ask you that.”',
        '“Why not?” “Because it’s got the answer in it,” said {A}. “It’s as if I asked you what colour a red bus was.” {H} sat down again. It would have been such a good one.'
      ]
    },
    {
      id: 'pairs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They tried it in twos, like children on an outing. The pairs went right round the plate, and over the edge of the newspaper. It went without anybody left over. “Twenty-eight twos,” said {A}. “Is there a twenty-eight times table?”',
        '{H} had never heard of one. It must be where the grown-ups kept the very hard things. The last two peas held hands by the salt. “We’ll let them have their outing,” said {H}.'
      ]
    },
    {
      id: 'clapping',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They clapped the sevens, as they do at school. “Seven,” said {H}, and clapped. “Fourteen,” said {A}, and clapped. “Twenty-one.” It went well until twenty-eight. At thirty-five they both clapped at the same time and nobody had said it.',
        '“Who was that?” asked {H}. “I thought it was you,” said {A}. They began once more at seven. This time they clapped so evenly that they forgot the numbers, and it was just applause.'
      ]
    },
    {
      id: 'nines',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} knew a trick for the nines, with fingers. “Put up all ten,” said {A}. “For four times nine the fourth one goes down. How many are left of it?” There were three. “And right of it?” There were six. “Thirty-six,” said {A}.',
        '{H} looked at both hands from the front and the back. They had been able to do that all the time, and had never said a word. {H} put down the fifth, and then the sixth. “Forty-five,” said the hands. “Fifty-four.” They went right past it.'
      ]
    },
    {
      id: 'shelf',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Somewhere in the house there had to be fifty-six of something. They counted the teaspoons, and there were eleven. They counted the books on one shelf, and there were forty-nine, but one was lying down. The buttons in the tin were too quick for them.',
        '“Teeth,” said {A}. “If we all open our mouths.” They counted each other’s, as far back as they could see. It made quite a lot. “But one of mine’s loose,” said {H}, and felt at it with the tongue. “Then it’s no good till that’s settled.”'
      ]
    },
    {
      id: 'a-row-of-chairs',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“At school I was good at five times five,” said {A}. “Every time the teacher looked round, I hoped for five times five.” “And did she ask you?” said {H}. “Once,” said {A}. “It was a Tuesday.”',
        '“What did you say?” “I was so pleased that I said yes,” said {A}. {H} understood that. “Just yes?” “Yes, please.” It was not twenty-five, but she had let it count for half.'
      ]
    },
    {
      id: 'over-the-wall',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} came past and looked at all the peas. “You have to turn it round,” said {A}. “If it won’t go one way, it goes the other. Three fours or four threes, that’s the same.” {H} laid three rows of four on a tray, and turned the tray.',
        'Now there were four rows of three, and nobody had touched a pea. {H} turned it back. “So each question is really two,” said {H}. “Then there are twice as many that I’m missing.” {A} had only wanted to help.'
      ]
    },
    {
      id: 'quiz',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“In our class it’s a race,” said {H}. “Two stand up, and Mr Bello asks, and whoever says it first goes on to the next table. I’m always quick. I’ve said it before he’s got to the end.” “And then?” asked {A}.',
        '“Then I sit down,” said {H}. They practised it, on both sides of a chair. {A} said nothing at all yet, and only breathed in. “Fifty-six!” called {H}. Nobody could have been quicker than that.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'A pea lay under the table, and {A} looked at it from all sides. It rolled a little way, and {A} followed it. Nobody above had noticed. In the fourth row there was now a gap.',
        '“Fifty-five,” said {H}, and turned pale. They looked under the newspaper and in the bag. Then {A} came out from below, a good deal too calm. The pea was right in front, and it was a bit damp. “Fifty-six,” said {H}, and patted {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We had to say them all standing,” said {S}, “the whole class, like a song. I only moved my lips. I went along with it, right up to twelve times twelve.” “And nobody noticed?” asked {A}.',
        '“One day they’d all got a cold,” said {S}. “All but me. The teacher lifted her hand, and it was so quiet that you could hear the clock.” {S} moved both lips, to show how it had been. “She was a kind woman,” said {S}. “She coughed.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had an answer as well, and it was three. “Ask me one,” said {S}. {A} thought hard, so as to get it right. “How many bears are there in the story with the porridge?” “Three!” said {S}.',
        '“And how many corners has a triangle got?” “Three!” {S} was right each time. {A} watched, with both elbows on the table. You could use a short answer like that much more often.'
      ]
    },
    {
      id: 'a-line-of-peas',
      A: 'partner',
      paragraphs: [
        '{H} pushed all the peas into one long line, and walked a finger along it, quite tired. “One, two, three, four,” counted {H}. “Five, six…” {A} sat up. “Say that again,” said {A}. “Five, six.” “That’s yours,” said {A}. “A five and a six. That’s how you write it!”',
        '{H} looked at the two peas. There they stood, side by side. “It’s been in the counting,” said {H}. “And who comes after them?”'
      ]
    }
  ],
  turn: [
    {
      id: 'seven-eight',
      A: 'partner',
      paragraphs: [
        '“Seven, eight,” said {A}. They looked at each other. {H} began to lay rows of eight. It was one row, and two, and three. At the seventh row there were just eight peas left on the table, and they went in.',
        'Not one was left over. The peas lay there like a small green carpet, with four straight edges. “Five, six, seven, eight,” said {H}. “Fifty-six is seven times eight.” And then, because it had been such a long time: “Ask me!”'
      ]
    },
    {
      id: 'asked',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} did it properly, with a cough beforehand. “What’s seven times eight?” {H} did not hurry. {H} put both hands on the table. “Would you say it again, please?” “Seven,” said {A}, “times eight.” It was even nicer the second time.',
        '“Fifty-six,” said {H}. The fifty opened like a door, and the six turned in it. “And eight times seven?” asked {A}. {H} had to hold on to the chair. There were two of them.'
      ]
    },
    {
      id: 'how-to-write-it',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{H} wrote it down, with an equals sign in the middle. It could be read like a line of children, each a bit taller than the one in front. “Is it like that with all of them?” asked {H}. {A} tried six, seven, eight, nine, and counted it up.',
        'It was not like that with sixty-seven at all. There were peas left over everywhere. “Then it’s only mine,” said {H}, and drew a small roof over it.'
      ]
    },
    {
      id: 'wet-sock',
      A: 'partner',
      paragraphs: [
        '{A} swept the peas together. “And three times four?” asked {A}, just by the way. {H} took a breath, and kept it. It was not fifty-six this time. {H} put three peas in a row, and again, until there were four rows.',
        'Then {H} counted, and began to grin. “One, two,” said {H}. “Three, four! It’s in the counting too. Twelve is three times four.” {A} checked it, pea by pea. “So you’ve got two answers now,” said {A}. “Yes,” said {H}. “Ask me all of them.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked about for the question, under the table first.',
      '{names} turned round at each fifty-six.',
      { text: '{names} shook the bag of peas, and guessed at how many.', needs: ['hands'] },
      { text: '{names} put up a hand, and did not know either.', needs: ['hands'] }
    ],
    way: [
      '{names} watched a pea roll past, and let it.',
      '{names} lay down along a row, to see if it was straight.',
      { text: '{names} brought a saucer for the peas that were left over.', needs: ['hands'] },
      { text: '{names} counted too, and had fifty-seven, and gave one back.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, so that no pea moved.',
      '{names} stretched as long as a row of eight.',
      { text: '{names} smoothed the green carpet at one edge.', needs: ['hands'] },
      { text: '{names} clapped seven times, and then once more for the eighth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The peas went back into the bag, all fifty-six, and the one from the floor was washed first.',
    '{H} washed too, five, six, and brushed up and down, seven, eight. In bed there was one of {H}, and none was left over.'
  ],
  last: [
    'Five, six, said the clock, seven, eight, and {H} was asleep.',
    'In the bag the peas lay as they liked, and {H} was asleep.'
  ]
})
