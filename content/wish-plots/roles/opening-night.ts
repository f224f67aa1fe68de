import { wishPlot } from '../wish-plot.ts'

export const openingNight = wishPlot({
  id: 'wish-role-keeps',
  tellsAny: 'keeps',
  about: 'Somebody has opened a place in the hall and does away with what was complained of, until nobody has anything to say about it.',
  titles: ['Open Since Six', 'The Book for Complaints', 'Nothing to Say About It', '{keeps} in the Hall', 'What the Street Came For'],
  company: ['pencil', 'hall', 'door', 'street', 'kitchen'],
  want: [
    {
      id: 'since-six',
      A: 'partner',
      paragraphs: [
        [
          'Since six o’clock there had been {keeps.a} in the hall. It belonged to {role.first}. {work.room}. It was only small, but {role.alone} was proud of it.',
          '{keeps} in the hall had been open since six. One half was run by {role.first}, and the other by {mate.first}. {work.room}.'
        ],
        '{H} was taken on at once, for the door and for the book. It was the book for complaints. “Who’s going to come?” asked {A}. “All the people in the street,” said {H}. “You can be the street.”'
      ]
    },
    {
      id: 'one-thing-first',
      paragraphs: ['There was just one thing about it. {role.but}.']
    }
  ],
  way: [
    {
      id: 'complaint',
      A: 'partner',
      paragraphs: [
        'So {A} was everybody in the street, and came in. “{work.wants},” said {A}. “{work.says},” said {role}. Then {role.it} {role.trouble}.',
        [
          '{A} {work.flinch}. Then {A} asked for the book. “What shall I put?” asked {H}. “{role.part},” said {A}, and {H} put that. {role.alone} read it, twice.',
          '“Leave it to me,” said {mate}, and {mate.trouble}. {A} {work.flinch}. After that it had to be the book. “{role.part},” {H} wrote down, as {A} said it. “And {mate.part}.”'
        ]
      ]
    },
    {
      id: 'one-thing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was the one thing that people asked about first. {role.but}. You could not miss it. “Is that always so?” asked the street. “So far,” said {H}, and wrote it into the book, at the front, where the opening times are.',
        '“Other places haven’t got that,” said {A}, and had a look at it from the other side. “No,” said {role} sadly. “I know,” said {A}. “I’ve been in them.”'
      ]
    },
    {
      id: 'quiet-hour',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then came a quiet hour, with nobody in. To be doing something, {role} {work.slip}. Just then the door opened. “It’s always been like that,” said {H} quickly.',
        'It was only {A}, who looked round the place. “Is it always like this in here?” asked {A}. “Only when there’s nobody in,” said {H}. {A} went off up the street, which ended just before the bathroom. Then they quickly put everything back.'
      ]
    },
    {
      id: 'why-here',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Whatever made you open a place like this?” asked {A}. {role} had thought of nothing else for years. There had never been one {role.home}. “We had to manage without,” said {role}, “or go a very long way.”',
        '“And have they got one now?” “No,” said {role}. “Now I’ve gone a very long way.” They were quiet for a bit, because it was so far.'
      ]
    },
    {
      id: 'learned',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“One thing I do know,” said {role}. “{work.know}.” {H} wrote that into the book as well, at the back, under good things.',
        '“Do people ask about that?” said {A}. “Never,” said {role}. “But I’ve got it ready.” So {A} went out, came in again and asked about it. The answer came so fast that they hardly had time to enjoy it.'
      ]
    },
    {
      id: 'nothing-to-say',
      A: 'partner',
      paragraphs: [
        'Whatever is in the book for complaints has to be put right. So from now on it was done without {role.part}. {role} {role.hides}. The street came by again, as an uncle with a stick.',
        'The uncle {work.waits}. Then he found his stick. “Anything for the book?” asked {H}. {A} thought hard. “No,” said {A}. “There’s nothing to say about it at all.”'
      ]
    },
    {
      id: 'tea-behind',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Behind the curtain, where nobody could see, {role} sat down at last. “What would help?” asked {H}. {role} did not have to think about it. “{role.wants},” said {role}.',
        'All they could find was a cold potato. They passed it round, and each had a bite, and it did help a little. “My feet hurt too,” said {A}, “and I’m only the street.”'
      ]
    },
    {
      id: 'pet-regular',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Then in came {A}, and sat down in the best place. “That’s a regular,” whispered {H}. “The usual?” asked {role}, who had no idea what that was.',
        '{A} looked straight ahead. So did {role}. After a time {A} got up and went, quite satisfied. “It’s good when somebody knows what they want,” said {H}. That went into the book, at the back.'
      ]
    },
    {
      id: 'elder-regular',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“There used to be one like this on the corner,” said {S}. “It was never quite clean, and the door stuck, and the woman in there called everybody Reginald.” “Did you go there?” asked {A}.',
        '“Every Saturday,” said {S}. “Then it was sold. They did up the door, and they got my name right.” {S} looked about the hall. “It’s a carpet shop now.”'
      ]
    },
    {
      id: 'child-regular',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} came in on tiptoe, as somebody very important. “I’m from the newspaper,” said {S}. “I have to write what it’s like.” “What will you write?” asked {A}.',
        '“There is a door,” said {S} slowly, and wrote a long wavy line. “There is a person. I was not given a biscuit.” So {S} was given a biscuit. Part of the line was then rubbed out with a thumb.'
      ]
    },
    {
      id: 'tool-there',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You should have {work.tool} where people can see it,” said {A}. They put it in the window. It looked very grand there. The street stopped, and went back two steps, and looked at it again.',
        'Only, now it was in the window, and they needed it inside. “We’ll have to get it out each time,” said {role}. “Then they’ll see that it’s being used,” said {H}. It went in and out so often that it was warm.'
      ]
    },
    {
      id: 'rush',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I’ll be a crowd,” said {A}, and came in eight times, with eight faces. Somebody was in a hurry. Somebody had only come out of the rain. Somebody asked for stamps, and somebody wanted to know if the lamp was for sale.',
        '{H} held the door for each. “Are you all together?” asked {role}. “We’ve never met,” said {A}, and then said it again, higher. By the end the crowd had to sit down on the mat and get its breath.'
      ]
    },
    {
      id: 'other-place',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“There’s another one across the way,” said {A}, “next to the coats. I’ve just been in. It’s got a bell.” {role} went quite small. “Is it nice there?”',
        '“It’s very nice,” said {A}. “You ring the bell, and somebody comes, and it all goes quickly.” “And then?” asked {H}. “Then you’re outside again,” said {A}, “and nothing’s happened to you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'came-for-it',
      A: 'partner',
      paragraphs: [
        'But soon {A} was back, out of breath. “I’ve told everybody about {role.part},” said {A}, “and they’re all coming.” “You complained about it,” said {H}. “I was startled,” said {A}. “That’s not the same.”',
        '“{role.why},” said {H}. “So it isn’t what’s wrong with the place. It’s what people come for.” {H} opened the door wide. And for the whole street {role} {role.use}.',
        { extra: 1, both: ['And not to be left out, {mate} {mate.use}.'] },
        'Now it could begin. {A} {work.done}.'
      ]
    },
    {
      id: 'second-line',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The street went home and told everybody. It came back as an old lady, a man with a ladder, and twins. All of them stood in the door on one leg, to see past each other.',
        '“Is it now?” they asked. “It comes first, every time,” said {H}. Nobody had ever waited for {role} before. {role} kept looking round to see whom they meant.'
      ]
    },
    {
      id: 'for-the-book',
      A: 'partner',
      paragraphs: [
        '“Anything for the book?” asked {H} at the door. {A} took the pencil and wrote something down, behind one hand. It was one word. “Again,” it said.',
        { extra: 1, both: ['Everybody took something home, too: {work.pay}. {role} stood in the door and counted the street until it was all in.'] }
      ]
    },
    {
      id: 'leave-it-in',
      paragraphs: ['And all the time {role.but}. But nobody wanted that put right any more.']
    },
    {
      id: 'sharing',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They counted up what they had taken. It was nine buttons, a bus ticket and one ‘Very nice’. “What do I do with a ‘Very nice’?” asked {role}. “You keep it for when it rains,” said {A}.',
        'So it went into the drawer with the string. {role} opened the drawer twice more to see whether it was still there. A ‘Very nice’ doesn’t take up much room.'
      ]
    },
    {
      id: 'closing',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Now it has to be shut properly,” said {H}, “or it’s still open in the night.” They shut it from both sides. {A} was the street once more, the empty one, late, with one lamp on.',
        '{role} looked out at it. “It’s been a good street,” said {role}. {A} lay there quite flat and said nothing, as streets do. But you could see that the street was pleased.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in by the hall, like the first of the street.',
      '{names} inspected every corner, low down.',
      { text: '{names} polished the door handle, for all the hands to come.', needs: ['hands'] },
      { text: '{names} hung a lamp in the hall, over the place where people ask.', needs: ['hands'] }
    ],
    way: [
      '{names} crossed the street, and looked on from there.',
      '{names} grumbled a little, so that it sounded like a street.',
      { text: '{names} held the book, so that it could be written in standing up.', needs: ['hands'] },
      { text: '{names} brought the uncle’s stick, and then his other stick.', needs: ['hands'] }
    ],
    turn: [
      '{names} streamed in with the street, twice over.',
      '{names} took up a place right at the front, without any fright at all.',
      { text: '{names} hung up the coats, and gave the best ones a hook.', needs: ['hands'] },
      { text: '{names} sharpened the pencil for the book, at both ends.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hall was a hall again. {role} {role.night}.',
    'Then {H} washed, and went to bed past the place where {keeps} had been. There was nothing at all to complain of.'
  ],
  last: [
    'The book lay in the hall with one word in it, and {H} slept.',
    'In the book it said “Again”, and the door was shut, and {H} was asleep.'
  ]
})
