import { wishPlot } from '../wish-plot.ts'

export const dueBackAtSeven = wishPlot({
  id: 'wish-two-envies',
  tellsAny: 'envies',
  about: 'One is jealous of another, and borrows what it is jealous of from a shop that lends things; the other has been on the waiting list for what the first one has.',
  titles: ['Due Back at Seven', 'In a Shoebox', 'The Waiting List', '{H} Lends It Out', 'Not to Be Folded'],
  company: ['box', 'shoebox', 'string', 'table', 'sieve', 'umbrella', 'stamp', 'list'],
  want: [
    {
      id: 'lending-shop',
      A: 'partner',
      paragraphs: [
        '{H} had a shop on the table where you could borrow things. There was a sieve, and an umbrella, and {H} wanted very much for somebody to come. At last there came {role.first}. “I’m jealous,” whispered {role}, and pointed to the door. There stood {mate.first}. “All day long I think of {mate.part}. Do you lend that?”'
      ]
    }
  ],
  way: [
    {
      id: 'in-a-box',
      A: 'partner',
      paragraphs: [
        '“Till seven,” said {mate}, when {A} asked. “Then I’ll be without for once.” {H} packed it up in a shoebox, with string round it, and stamped the lid. {role} could hardly wait, and undid the string. And {role} {mate.trouble}.',
        '“Just like {mate}!” cried {A}. {role} had never been so happy. It lasted for about four minutes.'
      ]
    },
    {
      id: 'only-that-bit',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What exactly is to go in the box?” asked {A}, with the form. “Is it everything, or only {mate}’s {envies.thing}?” “Only {mate}’s {envies.thing},” said {role}, and went red. “I’ve dreamt of that. I came in, and everybody stood up.”',
        '{A} wrote it in. In the line below it said “Colour”. {role} closed both eyes to remember it better. “The same,” said {role}. “Just exactly the same.”'
      ]
    },
    {
      id: 'what-its-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it like to be jealous?” asked {A}. {role} thought about it. “It’s like a sweet that somebody else is sucking,” said {role}. “You hear it against their teeth. And then you don’t like your own any more.”',
        '“Have you got one of your own?” “A lemon one,” said {role}. “It used to be my favourite.” {A} felt in one pocket, but there was only string.'
      ]
    },
    {
      id: 'small-print',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was small writing on the back, and {A} read it out. It was not to be folded. It was not to be washed hot, and not to be left on a bus. “And no lending on,” read {A}, “not even to an aunt.”',
        '“I haven’t got an aunt,” said {role}. “Then that’s all right.” {role} signed at the bottom, very small, so as not to take up room.'
      ]
    },
    {
      id: 'it-knocked',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Before it was undone the box stood on the table, and they all listened to it. Inside it turned round once, and lay down. “Does it bite?” asked {role}. “It’s used to company,” said {mate}, “that’s all.”',
        '{A} made three holes in the lid with a pencil. Through the holes it smelled of {mate}. {role} put first one eye to it, and then the nose, and sighed.'
      ]
    },
    {
      id: 'cannot-put-down',
      A: 'partner',
      paragraphs: [
        '“How do I put it down?” asked {role}. “You don’t,” said {mate}, from behind the counter. So {role} {mate.hides}. It was no good. It was still there, and it was heavy, and everybody looked.',
        '“Perhaps the box is too small,” said {H}. But {A} was reading the waiting list. “It’s got only one name on it,” said {A}, “and that’s {mate}’s. {mate} has been waiting for {role.part} since March.”'
      ]
    },
    {
      id: 'the-entrance',
      A: 'same',
      spare: 5,
      paragraphs: [
        'First {role} went out, to come in as {mate} does. They all looked at the door. And {role} {mate.enters}. “Again,” said {A}, “and don’t look whether we’re looking.” That was the hardest part.',
        '“I never look,” said {mate}. “I’m afraid of what I’d see.” {role} came in a third time, with both eyes shut, and fetched up in the umbrella.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{role} wanted to see it from all sides, and there was the mirror in the hall. From the front it was very grand. From the left it was too. From behind you’d have had to be somebody else.',
        '“Who’s that?” asked {A}, who came by with a cup. “It’s me,” said {role}. “Oh,” said {A}. “I thought it was somebody who was waiting for {role}.” {role} stayed there a little longer, and looked for the somebody.'
      ]
    },
    {
      id: 'newspaper',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It’s slipping,” said {role}. On anybody but {mate} it was a little too wide. So {A} stuffed it with newspaper. Now it sat better, but it rustled. Whenever {role} was pleased, you could hear it.',
        '“Mine doesn’t rustle,” said {mate}. “You’ve grown into it,” said {A}. {mate} had never thought of that. It must have been much too wide, at the beginning.'
      ]
    },
    {
      id: 'at-night',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Where do you put it at night?” asked {role}. “Beside me,” said {mate}. “And I sleep on the edge.” {role} had imagined a sort of hook for it, of gold, with a light above.',
        '“And in the morning?” “In the morning it’s been up for an hour,” said {mate}. “It wants to know what we’re doing.” {A} fetched a chair for {role}, who had not sat down till then.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came to the counter too, and looked at what there was. {H} held out the sieve. {H} held out the umbrella. {A} got into the empty shoebox and stayed there. “That’s not for lending,” said {H}.',
        'But it had been lent already, by the look of it. {H} stamped a slip and laid it on top. Under “Back by” it said “Don’t know”.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I was jealous of Mabel’s curls,” said {S}. “I slept for a week with my hair in paper.” “And were they like that?” asked {A}. “They were like a hedge,” said {S}. “And on Monday Mabel came in with her hair quite flat.”',
        '“Why flat?” “She’d had it under a book,” said {S}, “all week. She’d wanted it like mine.” They’d passed each other in the door without a word.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to borrow something from {A}, for a change. “What have I got?” asked {A}. {S} looked for a long time. “The way you run down the hall,” said {S}, “with the slide at the end.” It went into the sieve.',
        'Then {S} ran down the hall, and slid. “You’ve got to shout as well,” called {A}. {S} came back for the shout, and that was free.'
      ]
    },
    {
      id: 'the-yawn',
      A: 'same',
      spare: 12,
      paragraphs: [
        'While they waited {A} borrowed {H}’s yawn. It was signed for and handed across. {A} used it at once, behind the counter, and then a second time. {H} tried one, and nothing came.',
        '“It really works,” said {H}. {A} promised to bring it back before bed. “You’ll need it then,” said {A}, with somebody else’s mouth wide open.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-box',
      A: 'partner',
      paragraphs: [
        '{H} pulled out a second box. “Till seven,” said {H}, and stamped it. “You’re jealous of me?” asked {role}. “For years,” said {mate}, and undid the string. And {mate} {role.trouble}. “Oh,” said {mate}. “Do you carry that the whole time?”',
        '“Day and night,” said {role}. “And you carry this.” They both leaned on the counter for a bit, to rest.'
      ]
    },
    {
      id: 'how-i-saw-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“When you go by,” said {mate}, “I always think: how easy it looks.” “I was running away from you going by,” said {role}. “You looked so grand.” “I was looking for the way out,” said {mate}.',
        '{A} got the form and crossed out “easy”, and wrote in “looks easy”. Everything in the shop was gone through again like that. The umbrella stayed as it was.'
      ]
    },
    {
      id: 'list-gets-longer',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was room left on the list, so they went on. {role} was jealous of how {mate} sneezed. {mate} was jealous of {role}’s left side. {A} could hardly keep up. In the end they came to quite small things.',
        '“How you say Wednesday,” said {mate}. “How do I say it?” asked {role}, and said it. They all listened. There really was something about it.'
      ]
    },
    {
      id: 'at-seven',
      A: 'partner',
      paragraphs: [
        'At seven everything had to be back. {H} looked each thing over. Nothing was torn or folded. “And now show us how it really goes,” said {A}. And {mate} {mate.use}. {role} watched, and had nothing to carry.',
        '“I’m not jealous now,” said {role}. “Only a bit, round the edge.” “Round the edge I am too,” said {mate}. So {H} wrote them both on the list, for Sunday, from four to a quarter past.'
      ]
    },
    {
      id: 'in-its-place',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{role} undid the first string, and there was what {role} had always had. It had been lying there for the whole evening, and was quite creased from waiting. “I’d forgotten how it fits,” said {role}. And {role} {role.use}.',
        '“That’s it,” said {mate}. “That’s what I was waiting for since March.” {A} asked to see it once more, from the left.'
      ]
    },
    {
      id: 'what-the-shop-has',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“And what are you jealous of?” {mate} asked {H}. {H} leaned on the counter and thought. It is hard to be jealous of anybody when you have a shop. “Of you two,” said {H} then, “because you’ve got a shop to come to.”',
        'They changed over at once. {role} and {mate} stood behind the table, and {H} came in at the door. “What may it be?” asked {mate}. {H} took the sieve.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the queue, although there was none.',
      '{names} settled under the counter, between the sieve and the umbrella.',
      { text: '{names} put up a sign that said “Open”.', needs: ['hands'] },
      { text: '{names} cut string into pieces, all too short.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the box, all along the string.',
      '{names} looked as well, like everybody, and then tried not to.',
      { text: '{names} borrowed the umbrella and brought it back dry.', needs: ['hands'] },
      { text: '{names} stamped a few slips, for later.', needs: ['hands'] }
    ],
    turn: [
      '{names} got into the empty box, which was just the right size.',
      '{names} leaned on the counter too, for company.',
      { text: '{names} rolled up the string, the long bits and the short.', needs: ['hands'] },
      { text: '{names} turned the sign round, and there it said “All back”.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shop was shut. {role} {role.night}. And {mate} {mate.night}. Each of them had taken the right box.',
    '{H} washed and lay down. The sieve was back, and so was the umbrella. Nothing had to be carried about any more.'
  ],
  last: [
    '{H} had one big yawn, which need not be back at seven, and was asleep.',
    'Nobody else could have had that pillow tonight. It was lent to {H}, who slept.'
  ]
})
