import { wishPlot } from '../wish-plot.ts'

export const complaints = wishPlot({
  id: 'wish-any-complaints',
  tellsAny: 'letdown',
  partnerPlays: true,
  about: 'The hero complains of sad news at an office that can take nothing back, but keeps three sizes of being sorry.',
  titles: ['The Office for Things That Went Wrong', 'Three Sizes of Sorry', '{H} Would Like to Complain', 'The Long One', 'No Queue on a Bad Day'],
  company: ['office', 'counter', 'stamp', 'clerk'],
  want: [
    {
      id: 'counter',
      A: 'partner',
      paragraphs: [
        '“{news},” said {H}, and walked round the table with heavy feet, for the fifth time. “Who do I tell,” asked {H}, “so that they take it back?”',
        '{A} thought. Then {A} sat down behind the ironing board, and put up a spoon like a flag. “The office is open,” said {A}. “Next, please.” There was no queue. “I’m next,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'name-and-matter',
      A: 'partner',
      paragraphs: [
        '“I want to complain,” said {H}. “You’ve come to the right place,” said {A}. “What is it about?” “{news}.” {A} wrote it in the air, with great care. “Is it heavy or is it prickly?” {H} felt in the middle, where it was. “Both,” said {H}. “And it comes back when I’m not even thinking of it.”',
        '“Then it’s a proper one,” said {A}, and stamped the counter with one fist. It made just the right noise.'
      ]
    },
    {
      id: 'shown',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“The office has to see it,” said {A}. So {H} put {seen.stand} on the counter, for {seen}. {A} bent down to it at once. “I’m so sorry,” said {A}.',
        '“Not to {seen},” said {H}. “I’m the one who’s complaining.” {A} went red, and looked from one to the other. “May I be sorry to you both?” asked {A}. {H} thought that {seen} would like that.'
      ]
    },
    {
      id: 'who-knows',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“I don’t know enough about {seen},” said {A}, and asked the spoon. “{seen.guess},” said {A} after a while. “The spoon’s wrong,” said {H}. “{seen.fact}.”',
        '{A} rubbed out some of the air, and wrote that in instead. “You know far more about {seen} than we do,” said {A}. “Of course I do,” said {H}. “That’s why it’s so heavy.”'
      ]
    },
    {
      id: 'ticket',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I should have given you a number,” said {A}. {A} tore a corner off an old newspaper and pushed it across. {H} held it tight and waited. “Number nine,” called {A}, and looked over {H}’s head.',
        '“I think I’m six,” said {H}. {A} turned the paper round. “You’re right,” said {A}, “you’ve been here longer than I thought. I’m sorry you had to wait.”'
      ]
    },
    {
      id: 'whose-fault',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Whose fault was it?” asked {A}. {H} knew quite a lot of people, and went through them. It might have been somebody. It might have been Tuesday.',
        '“A bit of it’s nobody’s,” said {H} at last. {A} nodded. “That’s the worst sort,” said {A}. “You can’t be cross with nobody. They’re never in.”'
      ]
    },
    {
      id: 'take-it-back',
      A: 'partner',
      paragraphs: [
        '“So take it back, please,” said {H}. {A} looked under the counter for a long time. “I’m afraid we can’t,” said {A}. “We can’t make a thing not have happened. No office can.”',
        '{H} leaned over the counter. “Then what’s the office for?” asked {H}. {A} went rather red. “We can be sorry,” said {A}. “We’re good at that. It comes in three sizes.”'
      ]
    },
    {
      id: 'heard',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Did {seen} want it to go like that?” asked {A}. {H} had not thought of that. So {A} came out in front of the counter, and was {seen}, and {seen.move}.',
        'All that {seen} had ever wanted was {seen.wants}. “I hadn’t meant to be in a complaint,” said {A}, as {seen}. {H} patted {seen} on the sleeve. “Nobody’s cross with you,” said {H}. “It’s only a form.” Then {A} had to run round and be the office again.'
      ]
    },
    {
      id: 'the-good-side',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“We only ever hear the sad half,” said {A}. “What was the good half?” {H} had to look for it, behind the other. “Once {seen} {seen.does},” said {H}. “I could have watched that all day.”',
        '{A} wrote it in the air, in bigger letters than the rest. “Can it stay, when the sad half’s sad?” asked {H}. “It’s got to,” said {A}. “They’re on the same sheet.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At the next window sat {A}. {H} told it all again there, to be on the safe side. {A} stamped nothing and wrote nothing down, and did not say that it would soon be better.',
        '{A} only moved a bit closer. “You should work here,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ve got one as well,” said {S}. “It’s about a kite. It’s been ever so many years.” {A} moved up. “Has it got smaller?” asked {A}.',
        '{S} felt for it, to see. “It’s thinner,” said {S}. “You can nearly see through it. But I know to this day what colour the tail was.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to help, and brought {A} a thing for it. It was half a rubber. “You can have that,” said {S}, “if it’s still bad.”',
        '{A} looked at the half rubber. It could not mend anything, and it was grey at one end. “It’s still bad,” said {A}, “but it’s very good to have this.” {S} nodded. {S} had thought as much.'
      ]
    },
    {
      id: 'small',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“There’s a form for it,” said {A}, and laid a sheet of paper on the counter. There was nothing on it. “Where do I begin?” asked {H}. “Where it hurts,” said {A}.',
        '{H} put one finger down, a little above the middle. {A} drew a ring round the finger. “It’s very clear,” said {A}. “I’ve seen forms with far more on them that said less.”'
      ]
    },
    {
      id: 'file-it-under',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Where do I put that?” asked {A}, for an office keeps things. There were the drawers in the kitchen. {A} opened the first. “This is for what’s over by supper,” said {A}. {H} shook {H}’s head. The second was for what is over by the weekend. It had corks in it. {H} looked at them and shook it again.',
        'The last drawer was at the bottom, and it stuck. {A} had to sit on the floor and pull with both hands. “That’s for the ones that stay a bit,” said {A}. There was nothing in there but a soft cloth. “It’s been got ready,” said {H}.'
      ]
    },
    {
      id: 'other-day',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Can I have another day instead?” asked {H}. “One without it?” {A} shook {A}’s head. “They’re all given out,” said {A}. “But there’s one coming in the morning. Nobody’s used it.”',
        '“What’s in it?” asked {H}. {A} did not know. It was still shut. “It’s got breakfast at the front,” said {A}. “That’s all you can feel through the paper.”'
      ]
    },
    {
      id: 'shout',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“You’re allowed to say it loudly,” said {A}. “Some people bring a pan.” {H} took a breath, thought of the people next door, and used a cushion. {H} shouted it into the cushion.',
        'It came out on the other side very small, and a bit feathery. “Once more?” asked {A}. {H} looked at the cushion. “No,” said {H}. “It’s had enough now.”'
      ]
    },
    {
      id: 'lunch-break',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“The office is closed for lunch,” said {A}, and laid the spoon on its side. They sat beside each other on the floor in front of the counter. Nobody was the office, and nobody was next.',
        '“Do you still work there?” asked {H} after a while. “I only help out,” said {A}. “I used to be a customer.”'
      ]
    },
    {
      id: 'the-other-line',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'The telephone of the office rang. It was a banana, and {A} took it. “Yes,” said {A}. “Yes, somebody’s with me now. No, I can’t make it shorter.” {A} put a hand over the end. “It’s head office. They want to know if it can wait until tomorrow.”',
        '“No,” said {H}. “No,” said {A} into the banana, “it can’t,” and hung up. This time it was somebody else who had been told no. {H} sat up a little. “What did they say to that?” asked {H}. “They said to take all the time there is,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'sizes',
      A: 'partner',
      paragraphs: [
        '“I’ll see the small one,” said {H}. “Sorry,” said {A}. It was over before {H} had got hold of it. For the middle one {H} had to say it again. “{news}.” “Oh dear, oh dear,” said {A}, and laid one hand on {H}’s sleeve.',
        '“It’s good,” said {H}, “but a bit of it sticks out.” “Then you need the long one,” said {A}. “For that I have to come out from behind here.”',
        'The long one had no words in it. They sat down on the floor, and {H} leaned, and {A} was leaned on. In the middle {H} sniffed, and that was part of it.'
      ]
    },
    {
      id: 'where-it-belongs',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Where do you like {seen} best?” asked {A} into {H}’s hair. “{seen.where},” said {H} at once. They both shut their eyes and put {seen} there, with {seen.part} towards them.',
        '“Is everything in its place?” asked {A}. {H} looked, with both eyes shut. “Yes,” said {H}. “You can be sorry a bit longer. I’m watching.”'
      ]
    },
    {
      id: 'how-long',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“How long is the long one?” asked {H} after some time. “It hasn’t got an end,” said {A}. “You stop when your leg goes to sleep.”',
        '{H} asked both legs. One of them was still wide awake. So they stayed as they were, and nobody came to the office.'
      ]
    },
    {
      id: 'stamp',
      A: 'partner',
      paragraphs: [
        '“It hasn’t gone,” said {H}. “But it isn’t so prickly.” {A} nodded. “The prickles come off first,” said {A}. “The heavy part takes a night or two.”',
        '{H} got up, went behind the counter and put the spoon up straight. “And you?” asked {H}. “Have you got anything?” {A} had. It was only small, and from Monday. “Next, please,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} trotted along behind, to keep the heavy feet company.',
      '{names} took a place in the queue, and then let {H} go first.',
      { text: '{names} drew a sign for the office, with a very big O.', needs: ['hands'] },
      { text: '{names} set out two waiting chairs, and tried the softer one.', needs: ['hands'] }
    ],
    way: [
      '{names} grumbled a little as well, low down, for company.',
      '{names} sat in the waiting room, which was the rug.',
      { text: '{names} stamped a few things too, such as the butter.', needs: ['hands'] },
      { text: '{names} brought a cushion for the counter, so that the stamp did not hurt.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept in on the other side, where {H} was still cold.',
      '{names} sniffed in the middle as well, and that was part of it.',
      { text: '{names} passed a handkerchief over the counter, a clean one.', needs: ['hands'] },
      { text: '{names} turned the spoon to the wall, so that nobody came in.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the ironing board, and took the spoon down. The office would open again when it was needed.',
    'They washed, and lay down where there was somebody to lean on. The night cost nothing, and nobody had to take a number for it.'
  ],
  last: [
    'The heavy part took a night or two. {H} slept, and that was one of them.',
    'Leaning a little, on whatever was there, {H} was asleep.'
  ]
})
