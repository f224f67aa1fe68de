import { wishPlot } from '../wish-plot.ts'

export const visitorLearning = wishPlot({
  visits: 'learning',
  about: 'Somebody who wants to learn something comes to be taught, waits to be good at it first, and begins when they see who is worst.',
  titles: ['How to Do It Badly', '{visitor} Waits to Be Good', 'Nearly Right by Mistake', '{H} Gives a Lesson', 'The Worst of All'],
  want: [
    {
      id: 'knock',
      A: 'partner',
      paragraphs: [
        '{H} was always the one who was shown how. Just once {H} wanted to show somebody something. Then there was a knock, quite low down on the door.',
        'Outside stood {visitor.first}. “I’ve come about {deed.doing},” said {visitor}. “I know all about it. I only can’t do it.” “You’ve come to the right door,” said {H}.',
        { extra: 1, both: ['“Can you do it?” {A} asked {H}, rather quietly. “A bit,” said {H}. “More than {visitor.they} can.”'] }
      ]
    }
  ],
  way: [
    {
      id: 'deep-breath',
      A: 'partner',
      paragraphs: [
        '“Show us how far you’ve got,” said {H}. {visitor} came into the middle of the rug, got ready, and stayed like that.',
        '“When does it start?” whispered {H}. “When I’m good at it,” said {visitor}. “I’m waiting for that first. I don’t want to do it wrong.” So they all waited. It was a long time to be ready.'
      ]
    },
    {
      id: 'all-there-is',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        '“I’ll just show you what it looks like,” said {A}, and {tried.play}. {visitor} watched closely. “Is that all?” asked {visitor}. “That’s all,” said {A}. “You’ve got everything on you that you need for it.”',
        '“And I’ll be {tried.other},” said {H}. Then {H} {tried.does} {visitor} had not known that there was somebody else in it. “So if I do it wrong,” said {visitor}, “you’ll see.” “Somebody has to,” said {H}.'
      ]
    },
    {
      id: 'could-already',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Is there something that you can do already?” asked {A}. “Only this,” said {visitor}, and {caller.does}. It went without a hitch. {A} tried it too, and {caller.move}. It was not nearly as good.',
        '“How did you learn that?” asked {A}, out of breath. “I didn’t,” said {visitor}. “I did it wrong until it was right. But I was very small then, and nobody was looking.”'
      ]
    },
    {
      id: 'in-the-book',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '{A} looked it up, in a book with everything in it. “{caller.fact},” read {A}. “That’s me,” said {visitor}. “And what does it say about {deed.doing}?” {A} turned over two pages, and turned one back.',
        '“It doesn’t say that you can,” said {A}. “And it doesn’t say that you can’t.” There was some white paper left at the bottom. {H} put a pencil in, to keep the place.'
      ]
    },
    {
      id: 'list',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{visitor} had brought a list of everything that could go wrong. It was as long as the table. “Number nine,” read {A}. “Bumping into something that isn’t there.”',
        '“Has that ever happened?” asked {H}. “Not yet,” said {visitor}. “I’ve never started.”'
      ]
    },
    {
      id: 'hat',
      A: 'partner',
      spare: 2,
      embodied: true,
      paragraphs: [
        '“Perhaps you need a hat for it,” said {A}. They tried four. In the first {visitor} looked like a lamp. In the second it was a lamp that somebody had sat on.',
        'The third one fitted. {visitor} turned about in it, to the left and to the right. “I look as if I could,” said {visitor}. It was such a good feeling that nothing more was done for a while.'
      ]
    },
    {
      id: 'step-one',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} found a book in which it was all explained. “Step one,” read {A}. “Stand up straight.” {visitor} did that. It looked very good. “Step two. Begin.” They waited. Somewhere a tap dripped.',
        '“What comes after that?” asked {visitor}. {A} looked. “Step three. Go on.” “And between one and two?” asked {visitor}. “There must be something in between.” {A} held the page up to the lamp, and {H} looked at it from behind. But there was only a fly, and that was from last summer.'
      ]
    },
    {
      id: 'lesson',
      A: 'partner',
      paragraphs: [
        'So {H} gave a lesson. {H} showed every bit of it, slowly, and said what each arm was for. “Now you,” said {H}. {visitor} had one question. Then {visitor} had another. After sixteen questions nobody had moved.',
        '“You explain it well,” said {A}. “That’s just the trouble. The more you explain, the more there is to get wrong.” {H} looked at {visitor}. It was true. {visitor} had got smaller with every answer.'
      ]
    },
    {
      id: 'small-bit',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Then do only a small bit,” said {A}. “The first bit of the first bit.” {visitor} moved one end and put it down in another place.',
        '“Was that {deed.doing}?” asked {visitor}. “It was on the way there,” said {A}. {visitor} looked back to where the end had been. It seemed a long way to have come.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“Watch {A},” said {H}. “Nobody ever taught {A} anything.” They all watched. {A} lay there and looked back at them.',
        '“What is {A} doing?” asked {visitor}. “Nothing,” said {H}. “It’s perfect,” said {visitor}. “How long did that take to learn?”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I first tried {deed.doing},” said {S}, “somebody laughed so much that a chair fell over.” “Who?” asked {A}. “I did,” said {S}. “It was my own chair.”',
        '{visitor} thought about that for some time, and moved away from the nearest chair.'
      ]
    },
    {
      id: 'whistle',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is there something that you can’t do?” {visitor} asked {A}. {A} went a bit red. “Whistle,” said {A}. “Oh, show me,” said {visitor}. {A} made a round mouth and blew. There was only wind, and a crumb.',
        '{visitor} had never seen anything like it. “You can’t do it at all!” cried {visitor}. “And you did it straight away!” {A} bowed, and did it once more, with less crumb. {visitor} went round {A} and looked from the side too, to see where the trick was.'
      ]
    },
    {
      id: 'look-away',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We won’t look,” said {A}. They turned round, all of them, and looked hard at the wall. Behind them there was a rustle, and then a thump.',
        '“Was that it?” called {H}. “No,” said {visitor}. “That was me looking whether you were looking.”'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the dark window there was another one, just the same, and it could not do it either. {visitor} leaned to the left. So did the other, at once.',
        '“Perhaps it’ll go first,” said {visitor}. “It’s thinking the same about you,” said {A}. They stood and waited for each other, both of them very polite.'
      ]
    },
    {
      id: 'clap-first',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Would it help if we clapped first?” asked {A}. They clapped, both of them, and {H} shouted bravo. {visitor} took a bow to the left and to the right, and once more to the lamp.',
        '“That went well,” said {visitor}. “You haven’t done anything yet,” said {H}. “I know. But now I’ve got the end,” said {visitor}. “And I’ve had the beginning for a long time, when I come in. It’s only the middle that’s missing.” They looked at the middle. It was the rug.'
      ]
    },
    {
      id: 'prize',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“There should be a prize,” said {A}, and found a ribbon. {H} tied it round a spoon. “What is it for?” asked {visitor}. “For the one who’s best at it,” said {A}.',
        '{visitor} drew back, behind the chair. {H} saw that. {H} untied the ribbon, and put the spoon back among the other spoons. There it lay, and was no better than they were.'
      ]
    }
  ],
  turn: [
    {
      id: 'worst',
      A: 'partner',
      paragraphs: [
        'Then {H} had it. “We’ll see who’s the worst,” said {H}. “The worst one wins.” {A} went first and did it backwards, with a cushion on top. It was bad. {H} did it with both eyes shut and knocked over a chair. That was worse.',
        '“That’s nothing,” said {visitor}. “I can do it much worse than that.” And {visitor} began. It was dreadful. It went left, and stopped, and went on from the wrong end. But somewhere in the middle there was a bit that looked different. “Careful,” said {A}. “That was nearly right.” “I didn’t mean to,” said {visitor}.',
        '“Again,” said {H}. So it was done again, and then again. Each time {visitor} tried to do it wrong, and less of it went wrong.'
      ]
    },
    {
      id: 'spoiled',
      A: 'partner',
      paragraphs: [
        '“You’ve lost,” said {H} at last. “You can {deed} now.” {visitor} stood quite still. “When did that start?” asked {visitor}. “While you weren’t waiting for it,” said {A}.',
        '“And who showed me?” asked {visitor}. {A} looked at {H}. {H} put the chair back on its feet, and went a little red.'
      ]
    },
    {
      id: 'note',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Nobody wanted to know any more what could go wrong. {H} fetched a big sheet of paper. It was quite white, on both sides.',
        '“You can put down what goes right,” said {H}. {visitor} looked at all that paper. “That’ll take a while,” said {visitor}, and did not seem to mind.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled down at the edge of the rug, looking very expert.',
      '{names} got ready as well, and had to stop first.',
      { text: '{names} pushed the chairs aside, since it might need room.', needs: ['hands'] },
      { text: '{names} chalked two feet on the floor, a left and another left.', needs: ['hands'] }
    ],
    way: [
      '{names} kept still too, and then had an itch.',
      '{names} tiptoed once round the learner, to see whether it had begun.',
      { text: '{names} fetched a cushion, for the landing.', needs: ['hands'] },
      { text: '{names} timed the getting ready by the kitchen clock, and it was long.', needs: ['hands'] }
    ],
    turn: [
      '{names} did it badly too, and got a cheer.',
      '{names} rolled right through the contest, and came third.',
      { text: '{names} hung a medal on the worst, made from a jam lid.', needs: ['hands'] },
      { text: '{names} held up marks for it, all of them dreadful.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was pulled straight, and the cushion went back to its chair.',
    'After so much {deed.doing} everybody was tired, and {visitor} most of all.'
  ],
  last: [
    'Nobody waited to be good at it first. {H} was asleep.',
    'Somewhere between one breath and the next it was nearly right, and {H} slept.'
  ]
})
