import { wishPlot } from '../wish-plot.ts'

export const atTheCounter = wishPlot({
  id: 'wish-role-served',
  tellsAny: 'served',
  about: 'Somebody has to go somewhere tomorrow and practises it at home, because of what happened the last time.',
  titles: ['The Day Before', 'By the Back Way', 'Once More from the Door', '{role} Has to Go Tomorrow', 'Nobody Moves Along'],
  company: ['pencil', 'sofa', 'kitchen', 'door', 'hall'],
  want: [
    {
      id: 'tomorrow-at-ten',
      A: 'partner',
      paragraphs: [
        '“Tomorrow at ten I’m going to {served},” said somebody at the door. It was {role.first}. “How nice,” said {A}. “Last time it happened again,” said {role}. “I went home by the back way.”',
        '“Then practise it here,” said {H}. “I’m {work}.” So {role} {role.enters}. {work.room}. {A} was all the others who are always there too, on four chairs.'
      ]
    },
    {
      id: 'one-thing-more',
      paragraphs: ['And then there was this: {role.but}.']
    }
  ],
  way: [
    {
      id: 'it-happened',
      A: 'partner',
      paragraphs: [
        '“{work.wants},” said {role}. “{work.says},” said {H}, exactly like {work}. At those words {role} {work.flinch}.',
        'And there it was, just like the last time: {role} {role.trouble}. All the others moved one seat along, away from {role}.'
      ]
    },
    {
      id: 'slip',
      A: 'same',
      spare: 2,
      paragraphs: [
        'To cheer {role} up, {H} showed what can go wrong for {work}. {H} {work.slip}. It was done so well that {A} had to look away.',
        '“Does that really happen there?” asked {role}. “All the time,” said {A}. “They do it before you come in. Then they sit up straight and look as if nothing had happened.”'
      ]
    },
    {
      id: 'why-go',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why do you go at all?” asked {A}. {role} thought about that. “At home there’s nobody who does it,” said {role}. “There’s only my aunt. And my aunt does everything with a bit of string.”',
        '{H} had an aunt like that too, or knew of one. They all thought about the bit of string. “No,” said {H}. “You’ll have to go.”'
      ]
    },
    {
      id: 'the-book',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It helps to know something about it,” said {A}. “Then you’re not so much in the way.” {H} did know something. “{work.know},” said {H}.',
        '{role} said it over, three times, with both eyes shut. “And when do I say that?” “You don’t,” said {H}. “You just have it with you.” So {role} had it, and stood up a little taller.'
      ]
    },
    {
      id: 'without',
      A: 'partner',
      paragraphs: [
        '“Could you do it without {role.part}?” asked {H}. {role} tried it, and {role.hides}. “{work.says},” said {H} once more, quite softly.',
        '{role} {work.waits}. Nothing else happened, for a good long time. “I can only think of how not to do it,” said {role} at last. “There’s no room for anything else.”'
      ]
    },
    {
      id: 'the-row',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What do they think, all those others?” asked {role}. So {A} sat in each of the chairs in turn and thought. In the first it was about a sandwich. In the second it was about a wet umbrella.',
        'In the third chair {A} thought for longer. “This one’s wondering if everybody’s looking at its hat,” said {A}. {role} looked along the row. “So nobody’s thinking about me?” “There’s a fourth chair,” said {A}, “but that one’s asleep.”'
      ]
    },
    {
      id: 'pet-there',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came by in the middle of it, just as it happened once more, quite close. {A} blinked once. Then {A} sat down on the nearest chair and waited to see if there was more.',
        '“There, that’s one who didn’t move along,” said {H}. “Perhaps {A} didn’t notice,” said {role}. But {A} had noticed. {A} had only seen stranger things in that house.'
      ]
    },
    {
      id: 'elder-there',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I sneezed in a wedding once,” said {S}, “just in the quiet bit. It came back off the ceiling.” “Did nobody speak?” asked {A}.',
        '“Not for a while. Then the bride sneezed too, out of politeness.” {S} smoothed a knee. “Fifty years ago, that was. They’re still married, and it’s the only bit they remember.”'
      ]
    },
    {
      id: 'child-there',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I want to be the one who goes,” said {S}. {S} went out, and came in as somebody with something terrible. After a while {S} showed what it was. It was a button.',
        '“Leave it with us,” said {A}, as they say there. {S} left it, and took four steps, and came back for it. “It wanted to come home,” said {S}.'
      ]
    },
    {
      id: 'tool-there',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’s {work.tool} that I don’t like,” said {role}. “It comes at you.” {H} laid it down in the middle of the floor, and they all walked round it. From behind it looked as if it was a bit afraid itself.',
        '“Say hello to it,” said {A}. “Hello,” said {role}, from a good way off. It did nothing. Then it was passed from one to another until it was quite warm. After that it was only a thing.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How did you practise it in front of the mirror?” asked {H}. {role} showed them. It was short. There was a hello, and a thank-you, and nothing at all in between.',
        '“The middle’s missing,” said {A}. “The mirror always says it’s done already,” said {role}. They could see how that would be no use. “I’ll be the mirror,” said {A}, “but a slower one.”'
      ]
    },
    {
      id: 'reward',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Afterwards you always get something,” said {A}. “What would you like?” {role} knew that at once: “{role.wants}.” {H} wrote it on a small piece of paper, so that it was as good as had.',
        '{role} held the paper all the time from then on. It got damp, and the writing came through on the other side. There it looked like a word from another country. “It still counts,” said {H}.'
      ]
    },
    {
      id: 'other-role',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Now you be {work},” said {H}, “and I’ll be the one who’s come.” {role} took {work.tool}, and stood up straight. “{work.says},” said {role}, and it came out so kind that {H} did it at once.',
        '“I wasn’t frightened at all,” said {H}. “I was,” said {role}. “I was afraid you’d not like me.” They both looked at the door. “Do you think they have that too?” asked {role}. “Every one of them,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'said-first',
      A: 'partner',
      paragraphs: [
        '“We only moved because we didn’t know what it was,” said {A}. {H} put down {work.tool}. “{role.why},” said {H}. “So do it first, at the door, for everybody. Then they know, and nobody moves along.”',
        '{role} went out, took a deep breath and came in once more. “Good morning,” said {role}. “It’s like this.” And {role} {role.use}. “Good morning,” said all the others too.',
        'After that {role} {work.done}.'
      ]
    },
    {
      id: 'all-others',
      A: 'same',
      spare: 12,
      paragraphs: [
        'All the others wanted to know how it was done. “Is it hard?” asked the one with the sandwich. “Can anybody learn it?” asked the one with the hat. {A} had to change chairs very quickly.',
        '{role} explained it to each of them. Nobody had ever asked before, because they had all been looking at the ceiling. “You’d have had to ask,” said {role}. “We didn’t know that we could,” said the fourth chair, and was awake.'
      ]
    },
    {
      id: 'back-way',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What’s it like, the back way?” asked {A}. “It’s got bins,” said {role}, “and a cat that doesn’t look up. You see nobody, and nobody sees that you’re pleased with it.”',
        '“With what?” asked {H}. “With anything,” said {role}. They walked the front way once, for practice, along the hall. {A} was a neighbour, and came out on purpose. “Well?” said {A}. “How was it?”'
      ]
    },
    {
      id: 'what-it-costs',
      A: 'partner',
      paragraphs: [
        '“Will you be there tomorrow?” asked {role}. “No,” said {H}, “but they’ll be just like us.” “They’ll move one seat along,” said {A}, “and then they’ll want to see it again.”',
        { extra: 1, both: ['At the end {role} got what everybody gets there: {work.pay}. And {role} was very proud of it.'] }
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined all the others, and behaved as they do.',
      '{names} moved up, as soon as somebody moved up.',
      { text: '{names} numbered the chairs, so that everybody knew whose turn it was.', needs: ['hands'] },
      { text: '{names} rustled an old newspaper, because people there do.', needs: ['hands'] }
    ],
    way: [
      '{names} shifted one place along, and pretended that this had been the plan.',
      '{names} coughed once, as you do in a long silence.',
      { text: '{names} read page four of the newspaper, upside down.', needs: ['hands'] },
      { text: '{names} turned a hat round and round on one knee.', needs: ['hands'] }
    ],
    turn: [
      '{names} nodded good morning, with everything that nods.',
      '{names} slid one place nearer again, to have a better view.',
      { text: '{names} put down the newspaper, for the first time that day.', needs: ['hands'] },
      { text: '{names} patted the empty chair, in case {role} cared to sit.', needs: ['hands'] }
    ]
  },
  bed: [
    'All the others were four chairs again. {role} {role.night}.',
    'When {H} had washed, {H} said good morning to the bed, to have it ready. Tomorrow at ten {role} would stand at a door and take a deep breath. {role} knew how it was done now.'
  ],
  last: [
    'It was not ten yet, not for a long time, and {H} slept.',
    'All the others had moved one dream along to make room, and {H} was asleep.'
  ]
})
