import { wishPlot } from '../wish-plot.ts'

export const newFriend = wishPlot({
  id: 'wish-new-friend',
  wishes: ['made friend', 'new friend', 'first friend'],
  answers: ['school', 'nursery', 'kindergarten', 'kindy', 'preschool', 'daycare', 'class', 'park', 'playground', 'making', 'playing', 'played'],
  moods: ['first', 'alone', 'waiting', 'proud'],
  about: 'The hero has made a friend and cannot say what the friend is like, until somebody stops asking and comes along.',
  titles: ['Two Crabs', 'Somebody at the Side', '{H} and the Other Crab', 'You Don’t Ask a Crab', 'The Friend by the Sandpit'],
  company: ['table', 'chair', 'door', 'sofa', 'crab'],
  want: [
    {
      id: 'what-like',
      A: 'partner',
      paragraphs: [
        'That day {H} had made a new friend. {H} told everybody in the hall, with one shoe off, and once more at the table.',
        '“And what’s your new friend like?” asked {A}. {H} opened {H}’s mouth, and shut it again. They had played together all day. {H} wanted to tell {A} just what it was like, and had no idea how.'
      ]
    }
  ],
  way: [
    {
      id: 'we-were-crabs',
      A: 'partner',
      paragraphs: [
        '“Does your friend like cheese?” asked {A}. “I don’t know,” said {H}. “Has your friend got a cat?” {H} didn’t know that either. “But what did you two talk about all day?” asked {A}. “Nothing,” said {H}. “We were crabs.”'
      ]
    },
    {
      id: 'why-sideways',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why do crabs go sideways?” asked {A}. “It’s their knees,” said {H}. “They bend out at the sides.” {A} tried to bend a knee out at the side, and had to hold on to the table.',
        '“And how do they say hello?” {H} lifted one arm, high up, and waved it slowly. There is a crab that does it just like that. {A} waved back.'
      ]
    },
    {
      id: 'like-the-doctor',
      A: 'partner',
      paragraphs: [
        '“Show me how it went,” said {A}. “I’ll be your new friend, and we’ve only just met.” {A} came in at the door and shook hands. “Good morning. How old are you? Where do you live? Have you got any pets?” {H} answered it all, and stood up straighter and straighter. “Are we friends yet?” asked {A}. “No,” said {H}. “It’s like being at the doctor’s.”'
      ]
    },
    {
      id: 'pet-comes-along',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} came in and asked nothing at all. {A} lay down beside {H}, right up against one knee, and looked where {H} was looking.',
        '“That’s more like it,” said {H}. {A} sighed. {H} leaned on {A}, and nobody said a word.'
      ]
    },
    {
      id: 'elder-puddle',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I know how I made my best friend,” said {S}. “We both wanted to jump into the same puddle, at the same time. So there were two people in it, and no water.” “Were you cross?” asked {A}.',
        '“We were wet,” said {S}. “You can’t be cross with somebody as wet as that. That was sixty years ago. We still send each other a card when it rains.”'
      ]
    },
    {
      id: 'child-eleven',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ve got eleven friends,” said {S}, and counted them on ten fingers. “One’s a bus.” “How did you make friends with a bus?” asked {A}.',
        '“I waved,” said {S}, “and it stopped.” “And then?” asked {A}. “Then it had to go,” said {S}. “But it comes every day.”'
      ]
    },
    {
      id: 'baby-finger',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} had been watching it all with round eyes. When {H} came past, {A} took hold of one of {H}’s fingers and held it tight.',
        '“You see?” said {H}. “Nobody asked if I’ve got a cat.” {A} looked at the finger, and shook it up and down. It took {H} a while to get it back.'
      ]
    },
    {
      id: 'only-the-shoes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What does your friend look like?” asked {A}. {H} knew that one. “Red shoes,” said {H} at once, “with a strap. And one sock’s up, and one’s down.” “And higher up?”',
        '{H} thought. A crab is very low down, and doesn’t see so much of the top. “There was a nose,” said {H}, “when we looked into the hole.”'
      ]
    },
    {
      id: 'one-bucket',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Did you never quarrel?” asked {A}. “Once,” said {H}. “There was only one bucket.” They had both pulled at it, one at each side, until they both fell over.',
        '“Who got it in the end?” asked {A}. “Nobody,” said {H}. “We forgot it. We were laughing.”'
      ]
    },
    {
      id: 'legs-on-the-wall',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And when you weren’t crabs?” asked {A}. “Then we sat on the wall, and swung our legs,” said {H}. So they sat on the edge of the sofa, and swung their legs as well.',
        '{A}’s legs went forward when {H}’s went back. After a while they were going the same way, and nobody had said that they should. “It just comes,” said {H}.'
      ]
    },
    {
      id: 'half-a-carrot',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“We swapped something at lunch,” said {H}. “I got the end of a carrot.” “And what did you give for it?” asked {A}. “Four raisins.” {A} thought that this was rather a lot of raisins.',
        '“My friend thought so too,” said {H}. “And I thought it was a lot of carrot. So we were both pleased.”'
      ]
    },
    {
      id: 'tin-of-peas',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Then I’ll bring you something,” said {A}, and came in again with a present. It was a tin of peas. {H} said thank you, and {A} said not at all. They sat down on the sofa, with the peas between them, and waited to be friends. Nothing happened. “It was nice of you,” said {H}, “but it isn’t that either.”'
      ]
    }
  ],
  turn: [
    {
      id: 'at-the-side',
      A: 'partner',
      paragraphs: [
        '{A} sat down to think. “What were you doing,” asked {A}, “just before you had a friend?” “I was a crab,” said {H}, “by the sandpit, and I was going home to my hole. Then there was somebody beside me, and that was a crab as well, and we went on together.” “And nobody asked anything?” “You don’t ask a crab,” said {H}. {A} began to nod. “I came from the front,” said {A}, “with questions. Your friend just came along and played.”'
      ]
    },
    {
      id: 'come-along',
      A: 'partner',
      paragraphs: [
        '“Then don’t ask me things,” said {H}. “Just come along.” {H} got down on the floor, put up two pincers, and went off sideways past the table. By the second chair there was somebody beside {H}, going sideways too. “Snip,” said one crab. “Snip,” said the other.'
      ]
    },
    {
      id: 'new-shell',
      A: 'same',
      spare: 0,
      paragraphs: [
        'They came to a rock to hide behind, which was the sofa. When a crab’s shell gets too tight, it climbs out backwards. Then it waits until the new one is hard. So they wriggled out of their jumpers, backwards, and waited.',
        '“Is yours hard yet?” whispered {A}. “Not yet,” whispered {H}. They sat there, the two of them, and looked after each other.'
      ]
    },
    {
      id: 'just-like-this',
      A: 'partner',
      paragraphs: [
        'Under the table was the sea. There they shared a biscuit, with pincers, and that takes a long time. “Now I know what your friend’s like,” said {A}. “Your friend’s like this.” “Yes!” said {H}. “Just like this.” They went round the chairs once more. “But does your friend like cheese?” asked {A}. “We’ll find out,” said {H}, “if it ever comes up.”'
      ]
    },
    {
      id: 'if-a-horse',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And if your friend’s a horse tomorrow?” asked {A}. {H} had not thought of that. “Then I’ll be a horse as well,” said {H}. “Or the farmer. Or somebody who wants a ride.”',
        '“And if you’d rather be a crab?” “Then we’ll be a crab on a horse,” said {H}. It sounded so good that they tried it, as far as the door.'
      ]
    },
    {
      id: 'a-third-crab',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is there room for one more crab, by that sandpit?” asked {A}. {H} looked {A} up and down. “You’re rather big for it,” said {H}, “but you go sideways very well.”',
        '“I could be the rock,” said {A}, and was one. It was a good rock, with a warm side. {H} sat behind it for a while, as crabs do.'
      ]
    },
    {
      id: 'waving',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Before they got up, they said goodbye as crabs do. {A} lifted one pincer, high up, and waved it slowly. {H} waved too.',
        '“Did your friend do that at home time?” asked {A}. “Through the fence,” said {H}, “until the corner.” And {H} waved once more, at the wall, where the corner would have been.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the table to hear it again from the beginning.',
      '{names} looked very pleased, as if the new friend had come along.',
      { text: '{names} clapped for the new friend, who was not there to hear it.', needs: ['hands'] },
      { text: '{names} untied the other shoe, while {H} was telling it.', needs: ['hands'] }
    ],
    way: [
      '{names} went by sideways, to see how it felt.',
      '{names} lay down in the doorway, where new friends come in.',
      { text: '{names} shook hands all round, and it helped nobody.', needs: ['hands'] },
      { text: '{names} wrote down the answers, though nobody needed them.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along at the side, and nobody asked why.',
      '{names} got under the table, where the sea was.',
      { text: '{names} waved one arm slowly, the way that crabs do.', needs: ['hands'] },
      { text: '{names} held up a corner of the tablecloth, to let in the tide.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} pushed in the chairs, and the sea was only a table. Somebody had left a crumb there for the fish.',
    '{H} washed and went to bed sideways. Then {H} moved over, and left some room at the side.'
  ],
  last: [
    'Tomorrow there would be two crabs again. One of them was here, and it was {H}, and {H} was asleep.',
    'Somewhere in another bed lay the other crab, and here lay {H}, asleep.'
  ]
})
