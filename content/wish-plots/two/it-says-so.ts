import { wishPlot } from '../wish-plot.ts'

export const itSaysSo = wishPlot({
  id: 'wish-two-tricks-envelopes',
  tellsAny: 'tricks',
  about: 'One makes another believe that all it will do is in an envelope; there are twelve of them, hidden on whoever helps, and the thirteenth is from the one who is tricked.',
  titles: ['It Says So Here', 'The Twelfth Envelope', 'Out of the Left Sock', '{H} Holds the Envelopes', 'I Saw It Coming'],
  company: ['envelope', 'table', 'cushion', 'sock', 'pencil', 'paper'],
  want: [
    {
      id: 'sealed',
      A: 'partner',
      paragraphs: [
        '{H} wanted to know what comes next, a bit before it came. And {role.first} had a trick ready, for {mate.first}. “Whatever I say, all I hear is: I knew that,” whispered {role}. “Just once I want to hear: how did you know?” So {role} and {H} wrote down what {mate} often does. They licked the envelope and laid it on the table.'
      ]
    }
  ],
  way: [
    {
      id: 'word-for-word',
      A: 'partner',
      paragraphs: [
        '“{role} can see the future,” said {H}. “What you’ll do next is in there.” “I knew that,” said {mate}. And {mate} {mate.trouble}. {H} tore open the envelope, and there it was, word for word.',
        '“Again,” said {mate}. There was only the one envelope. And {mate} {mate.hides}. That was not in it. “One’s too few,” whispered {A}. “Write down everything that {mate} could do, each in its own envelope. Then you only pull out the right one.”'
      ]
    },
    {
      id: 'what-could-it-do',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What else could {mate} do?” asked {A}. They sucked their pencils. “Sit down,” said {role}. “Stand up again. Cough. Ask how it’s done.” {A} wrote “look at the ceiling”. As soon as it was written, all three of them looked at the ceiling.',
        '“It works,” said {H}. There was nothing up there, and it went into the envelope.'
      ]
    },
    {
      id: 'where-is-what',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had to know them all by heart. In the left sock was coughing. In the right sock was sitting down. Up the sleeve was asking how it’s done, and under the jumper was yawning. {A} tested it. “Yawns!” “Jumper.” “Coughs!” “Sleeve. No, sock.”',
        '“And if it sits down and coughs?” asked {A}. {H} lifted both feet at once, and sat down too.'
      ]
    },
    {
      id: 'tea-cosy',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Whoever sees the future has to look like it. {A} put the tea cosy on {role}. It slipped down over everything, and then {role} saw nothing at all. “That’s right,” said {A}. “They always shut their eyes for it.”',
        '“I see something dark,” said {role} in there, “with a smell of tea.” {mate} was very impressed, and moved the milk a bit closer.'
      ]
    },
    {
      id: 'tomorrow-weather',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What will the weather be?” asked {mate}. There was no envelope for that. {role} hummed for a long time. “Tomorrow,” said {role} at last, “it will be light in the morning.” {mate} took a note of that.',
        '“All day?” “Towards evening less,” said {role}. {A} had to go out of the room for a moment, and could be heard behind the door.'
      ]
    },
    {
      id: 'from-the-sock',
      A: 'partner',
      paragraphs: [
        'Soon there were twelve of them on {H}, in both socks and up both sleeves. {mate} coughed. “{mate} coughs,” read {H}, out of the left sock. {mate} sat down. “{mate} sits down,” read {H}, out of the right.',
        '“How did you know?” asked {mate}. {role} was so happy that the lamp looked brighter. But {A} saw {mate} look hard at the socks. Then {mate} asked for a pencil.'
      ]
    },
    {
      id: 'too-early',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Once {H} was too quick. “{mate} drops the spoon,” it said, and {mate} had no spoon. It was terribly quiet. {A} fetched one from the kitchen and held it out. {mate} took it, read the sheet once more, and let go. Clink.',
        '“Incredible,” said {mate}. “And I wasn’t even going to.” {H} looked at {A}. That had been very kind of somebody.'
      ]
    },
    {
      id: 'will-i-get',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There’s one thing I’d like to know,” said {mate}. “Will there be {mate.wants}?” It was asked in quite a low voice. {role} looked at {H}, and {H} looked at {A}. It was not in any sleeve.',
        '“I see something like it,” said {role}. “It’s got a lid on. I can’t see under lids.” {mate} nodded. “I knew that,” said {mate}, but not in the usual way.'
      ]
    },
    {
      id: 'one-leg',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Now {mate} did something hard, and shut just one eye. {H} felt about in the sleeve. “{mate} shuts both eyes,” it said. {A} quickly put a thumb over “both”, and it was right again. “And which of them?” asked {mate}.',
        '“There’s a thumb on that,” said {A}. {role} said that the future was often like that, in places.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '“And what will {A} do?” asked {mate}. They hadn’t thought of {A}. {H} took any one and opened it. “Looks at the ceiling,” it said. {A} was asleep under the table, or very nearly.',
        'They all waited. It took until the next time that the clock struck. Then {A} turned over on one side, and had the ceiling in front of both eyes. “It counts,” said {mate}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I can do that as well,” said {S}. “Think of a number, {A}, and add two, and then take away the number.” {A} thought hard. “It’s two,” said {S}. “How did you know?” cried {A}.',
        'It was done with five, and with a hundred. It was two each time. “I had an uncle who showed me,” said {S}. “I gave him all my marbles before I saw how it went.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had an envelope for {A}, and had made it without any help. On it was a drawing of somebody with very big eyes. “That’s you when you see it,” said {S}. {A} looked at it closely.',
        '“You see?” said {S}, and held the drawing up beside {A}. It was very like. Nobody had ever been seen through as fast as that.'
      ]
    },
    {
      id: 'crackles',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Why does {H} crackle so?” asked {mate}. “It’s the dry air,” said {A}. {H} held all joints quite still. Then an envelope came out at the bottom, and lay on the floor between them. They all looked at something else.',
        '“You’ve lost a bit of future,” said {mate}, and gave it back without opening it. {H} put it in again at the top.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-thirteenth',
      A: 'partner',
      paragraphs: [
        '“I’ve seen something too,” said {mate}, and laid an envelope on the table. “It’s for later.” And then {mate} {mate.use}.',
        '{H} shook out both socks and both sleeves. There was yawning, and dancing, and there was the ceiling. “There’s none for that,” whispered {H}. “Then open mine,” said {mate}. {role} read it out. “Now they’ve got no envelope that fits.”'
      ]
    },
    {
      id: 'since-the-cough',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“When did you notice?” asked {A}. “I never cough,” said {mate}. “I only wanted to see where it would come out.” After that it had been the best evening for a long time. {mate} had coughed eight times in all.',
        '“I was hoping for a sneeze,” said {mate}. {H} took off one shoe. It had been in there, under the heel, and it was quite warm.'
      ]
    },
    {
      id: 'how-did-you',
      A: 'partner',
      paragraphs: [
        '“How did you know?” asked {role}. {mate} began to laugh. “Say it again,” said {mate}. “It’s lovely to hear.” They said it to each other by turns, and laughed more each time.',
        'Then the twelfth slid out at {H}’s collar. “In the end {mate} laughs the longest,” read {A}. They listened. “I saw that coming,” said {role}.'
      ]
    },
    {
      id: 'one-for-role',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Now it’s your turn,” said {mate}, and wrote something down, quite short. {role} was sure that it would be wrong. And {role} {role.trouble}. {A} opened it. It had been spelt a bit differently, but there it was.',
        '“Everybody knows that about you,” said {mate}. “I didn’t,” said {role}. {role} folded it up small, and wanted to keep it.'
      ]
    },
    {
      id: 'for-the-drawer',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Each of them wrote one more, for next year, and nobody was to look. {A} took longest. {mate} wrote something and laughed, and crossed it out, and wrote it again bigger. Then they were all laid in the drawer with the string.',
        '“What did you put?” asked {H}. “It’s about the drawer,” said {A}. “I’ve put that it sticks.”'
      ]
    },
    {
      id: 'the-rest-of-them',
      A: 'same',
      spare: 15,
      paragraphs: [
        'There were nine left, and it would have been a pity. So they went the other way round. {A} opened one and read, and {mate} had to do it. {mate} yawned and danced, and stood on the mat.',
        '“Now {role},” said {mate}. {role} had the ceiling. It was looked at for so long that they all began to see a rabbit up there.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} licked an envelope as well, on both sides.',
      '{names} sat on the envelope, so that it would be flat.',
      { text: '{names} drew a stamp on it, for looks.', needs: ['hands'] },
      { text: '{names} sharpened a pencil for what comes next.', needs: ['hands'] }
    ],
    way: [
      '{names} crackled a little too, from sitting on paper.',
      '{names} rolled over, and that was in none of the envelopes.',
      { text: '{names} folded three more, in case of sneezing.', needs: ['hands'] },
      { text: '{names} tucked one further down into the sock.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down among the torn paper, as nobody had foreseen.',
      '{names} looked at the ceiling, without having been told.',
      { text: '{names} gathered up the torn envelopes, twelve and one.', needs: ['hands'] },
      { text: '{names} held the last sheet up to the lamp, and it was right.', needs: ['hands'] }
    ]
  },
  bed: [
    'The socks were empty again. {mate} {mate.night}. And {role} {role.night}.',
    '{H} washed and lay down, and something crackled under the pillow. “{H} turns over,” it said, and nothing more.'
  ],
  last: [
    '{H} turned over, just as it was written, and slept.',
    'Anybody could have seen it coming. {H} was asleep.'
  ]
})
