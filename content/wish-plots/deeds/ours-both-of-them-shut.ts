import { wishPlot } from '../wish-plot.ts'

export const deedOursBothOfThemShut = wishPlot({
  id: 'wish-deed-ours-both-of-them-shut',
  tellsAny: 'ours',
  deeds: ['competes', 'performs'],
  out: true,
  about: 'Everybody on the benches has seen it but {A}, who wants to see it so much that both eyes shut at the best bit; so {H} does it more slowly than anybody can keep their eyes shut.',
  titles: ['The Best Bit', 'Both of Them Shut', '{H} Does It Once More', 'A Book with a Whistle', 'As Far as Eleven'],
  company: ['benches', 'whistle', 'flags', 'trumpet', 'book', 'shoelace', 'field', 'road', 'pigeon', 'ribbon', 'bun', 'bench', 'snail'],
  want: [
    {
      id: 'have-you-begun',
      A: 'partner',
      paragraphs: [
        'At the end of the road there were benches all round, and a trumpet, and flags. A woman blew a whistle, and {H} {ours.did}. Everybody cheered, and the woman wrote it in her book.',
        '{H} had wanted only one thing, and that was for {A} to see. {A} was just coming up from under a bench. “My shoelace was undone,” said {A}. “Have you begun?”'
      ]
    }
  ],
  way: [
    {
      id: 'heard-it',
      A: 'same',
      paragraphs: [
        '“I’ll do it again,” said {H}. {A} took off both shoes, so that nothing could come undone, and sat at the very front. The whistle blew, and {H} was even better than before. A flag flew off.',
        '“How was the best bit?” asked {H}, all out of breath. {A} turned red. “I heard it,” said {A}. “It sounded very good.”'
      ]
    },
    {
      id: 'never-like-that',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ve seen it done before,” said an old man on the left, who had brought his own cushion. “But never {ours.tail}.” {A} asked him whether that was harder. “It’s the whole thing,” said the old man.',
        '{H} had to shake hands with the old man. After that the hand was shown to the whole row. “That’s one of the two,” said the old man.'
      ]
    },
    {
      id: 'only-one-tune',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The man with the trumpet knew only one tune. It was “Happy Birthday”, but he played it so that you forgot about that. Only the last line gave it away. “Whose is it?” asked {A}.',
        'It was asked along all the benches, and it was nobody’s. Then a woman at the back remembered that it was hers. She had not thought of it all day, what with the excitement.'
      ]
    },
    {
      id: 'a-hat-with-a-pear',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In front of {A} there had been a hat with a pear on it. “Would you like me to take it off?” asked the lady underneath. She took it off, and her hair stood up twice as high.',
        'So {A} was lent the hat, to be even. Now whoever was behind {A} saw nothing either. It went on like that up to the last row. There sat a boy with a hedge behind him, and the hedge did not complain.'
      ]
    },
    {
      id: 'told-with-both-arms',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A baker had seen it, and told {A} how it had been. He told it with both arms. At the best bit he hit the man with the trumpet, and it said “paap”.',
        '“Was there a paap in it?” asked {A}. {H} thought about it. There hadn’t been one until now. The baker was sorry. He told it all again with his arms folded. But now there was nothing left in it but “and then”.'
      ]
    },
    {
      id: 'so-it-went',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“{what.sound},” it had gone, just before the end. Everybody said so. “{what.sound},” said the whole front bench to {A}, as clearly as they could. The second bench did it lower.',
        '{A} thanked them. “That’s what I heard,” said {A}. “I only wondered who it came from.” The front bench looked at the second bench, and the second at {H}. “From both of us,” said {H}.'
      ]
    },
    {
      id: 'against-a-pigeon',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} practised looking. A pigeon had come for the crumbs, and {A} looked it in the eye. It has an eye on each side, and you have to choose. They both looked hard.',
        'Then the pigeon walked once round {A}, and looked with the other one. “It’s got a spare,” said {A}. {H} gave it a bit of bun for its trouble. It ate with its eyes open, too, all the way down.'
      ]
    },
    {
      id: 'a-name-on-a-bun',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A girl wanted {H}’s name from {H}’s own hand. She had nothing to write on but a bun. {A} lent a finger with jam on it, and it came out quite well. “I’ll keep it for ever,” said the girl.',
        'When they looked again, the last letter was gone. Then the one before that went. “She’s only reading it,” said {A}. At the end there was a capital, and it went down in one.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. “Was that the best bit?” asked {A}. “No,” said {H}. “That’s the bit next to it.” The book had no column for that. The woman had to rule one, along the edge of her whistle.'
      ]
    },
    {
      id: 'both-of-them',
      A: 'partner',
      paragraphs: [
        'The third time, {A} sat on both hands and did not even blink. The best bit came nearer, and {A}’s toes curled up. “Oh!” went all the benches.',
        '{A} felt both eyes with one finger. “They’re shut,” said {A}. “Both of them. I want to see it so much that they shut by themselves.”'
      ]
    }
  ],
  turn: [
    {
      id: 'as-far-as-eleven',
      A: 'partner',
      paragraphs: [
        '“Shut them now,” said {H}, “for as long as you can,” and counted. At eleven they opened. “Good,” said {H}. “Then it’s got to last until twelve.”'
      ]
    },
    {
      id: 'slowly',
      A: 'partner',
      paragraphs: [
        'So the whistle was blown like a kettle far away. {H} began, so slowly that you could look at each bit from all sides. The flags went over like sleepy fish. The best bit came, and {A}’s eyes shut. Ten, went the benches softly, eleven. One eye opened, and it was still going on.',
        'Then the other opened. Right in front of {A}, {H} {ours.did}. {A} had to wipe both eyes, from all that looking. “It’s got a middle,” said {A}. “Nobody told me that it’s got a middle.”'
      ]
    },
    {
      id: 'overtaken',
      A: 'same',
      spare: 9,
      paragraphs: [
        'While it went on, a snail had come out from under the first bench. It crossed from one side to the other, in front of everybody. It was the only thing there that was going at its usual speed.',
        'When it got to the far side, they clapped for it too, with two fingers. “It’ll think that they always do that,” whispered {A}. {H} bowed to it, one artist to another.'
      ]
    },
    {
      id: 'a-slow-clap',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The people did not like to clap fast after that. It would have been too sudden. They clapped once, and thought about it, and clapped once more. In between you could hear the last bus.',
        '“Bravo,” said somebody at the back, and was still saying it when they looked round. {A} did not clap at all. {A} needed both hands, to show the front bench how big the middle had been.'
      ]
    },
    {
      id: 'the-ribbon',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was a ribbon to be pinned on {H}, a blue one. The woman with the whistle did that slowly too. She had got into the way of it. {A} watched every bit. First it was not on. Then it was nearly on.',
        '“I always look away when somebody gets something,” said {A}. “And now?” asked {H}. “Now I’ve seen the pin,” said {A}. “It’s got a little roof.”'
      ]
    },
    {
      id: 'from-the-front',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What does it look like from the front?” asked {H}. It was a thing that {H} couldn’t know. {A} stood up in stockinged feet and showed it, as slowly as it had been. {H} sat on the bench and looked.',
        'When the best bit came, {H}’s eyes went shut. There was nothing to be done about it. “There, you see?” said {A}, and waited, on one leg, for eleven.'
      ]
    },
    {
      id: 'all-that-there-was',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Did you see {what.part} as well?” asked {H}. {A} nodded. “That came at about seven,” said {A}. “I’d never have thought that it was so important.”',
        'A man on the second bench had missed it. He had been shaking out his cushion. Nobody had the heart to say anything. {A} described it to him twice, and then he was sure that he had seen it after all.'
      ]
    },
    {
      id: 'somebody-says-so',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“{what.fact},” said the woman with the whistle, and shut her book. She knew a good deal about it. She had sat on that bench for twenty years, in all weathers.',
        '“And have you always seen it?” asked {A}. She looked round, and bent down a little. “I blow the whistle,” she whispered, “and then I have to write. I only ever see the book.” {H} showed her the last bit once more, while {A} held the pencil.'
      ]
    },
    {
      id: 'shoes-again',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A}’s shoes were still under the bench, one beside the other. Somebody very kind had tied them for {A}, to each other, with a double knot. {H} began on it from the left, and {A} from the right.',
        '“Do it slowly,” said {A}. It was a good knot. They saw how it was made, and where it went in. It would nearly have been a pity to open it, if it hadn’t been for the walk home.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'The only one who had seen it every time was {A}. {A} had been under the front bench from the start, where crumbs come down. Nothing got past {A}.',
        '“How was it?” asked {H}. {A} looked at {H} for a long while, with both eyes, and then at the bun. It was clear which of the two {A} thought had done better. But {A} had said it kindly.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once missed a whole wedding like that,” said {S}. “I was so happy that I only opened my eyes for the soup.” “Whose wedding was it?” asked {A}.',
        '“My own,” said {S}. “They told me afterwards that I’d said yes in the right place.” {S} patted {A} on the back. “I saw every bit of this one. I held my lids up by thinking of the washing.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had sold tickets for it. The tickets were leaves, and each cost a leaf. So {S} had just as many as before, but they were different ones. “It’s a good business,” said {S}.',
        '{A} wanted to buy one too. “You don’t need one,” said {S}. “You’re in it.” Then {S} was sorry, and gave {A} the biggest, for later. It had a place on it that you could see through.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} sat on somebody’s knees and looked the other way. There was a button there, and it shone. Everybody said “Look!” and pointed. {A} looked along the fingers, one after another.',
        '{H} came over and did a very small piece of it, right in front of the button. {A}’s mouth fell open. {A} had seen it too, through a hole in the button.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '“At home I always know the one who comes last,” said {A}. “It’s usually me.” “And what’s that like?” asked {H}. “You get the whole bench to yourself,” said {A}. “They’ve all got up by then.”',
        'It was the first time that {A} had known the one in front. {A} told the people to the left and the people to the right. Behind there was a hedge, and {A} told that as well. “We’ve come together,” said {A}.'
      ]
    },
    {
      id: 'which-to-write',
      A: 'partner',
      paragraphs: [
        'The woman opened her book. “Three times fast,” she said, “and once slowly. Which do I put?” “The one that {A} saw,” said {H}.',
        'On the front bench a very small girl still had both eyes shut. “Is it twelve yet?” she asked. “It’s over,” said {A}. “I thought so,” she said. “It was lovely.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} cheered, and a flag came down over everything.',
      '{names} shot up off the bench, and landed a place further on.',
      { text: '{names} clapped until the trumpet asked for quiet.', needs: ['hands'] },
      { text: '{names} tied a double knot in every shoelace on the bench.', needs: ['hands'] }
    ],
    way: [
      '{names} went oh with the benches, and a bit longer than the rest.',
      '{names} squeezed in at the very front, and sat on the flag.',
      { text: '{names} turned a page for the woman with the book.', needs: ['hands'] },
      { text: '{names} parked two shoes under the bench, side by side.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept time with a soft thump, slower and slower.',
      '{names} blinked like an owl, once on ten and once on eleven.',
      { text: '{names} lent out a hanky, for the eyes that had seen it.', needs: ['hands'] },
      { text: '{names} hoisted the flag again, at the same sleepy speed.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the shoes stood by the door, and neither lace was undone. In the hall lay the flag that had flown off, quite still.',
    '{H} washed and lay down, and did it slowly. First one arm got into bed, and then, when there had been time to look, the other.'
  ],
  last: [
    'The best bit came, and both eyes shut by themselves. {H} was asleep.',
    'It went past eleven, and past twelve, and they stayed shut, and {H} slept.',
    'Nobody saw just where the middle was, and {H} was asleep.'
  ]
})
