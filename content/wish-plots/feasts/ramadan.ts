import { wishPlot } from '../wish-plot.ts'

export const ramadan = wishPlot({
  themes: ['ramadan'],
  beginsElsewhere: true,
  wishes: ['Ramadan', 'iftar', 'breaking the fast', 'break the fast', 'breaks the fast', 'broke the fast', 'breaking fast', 'breaking our fast', 'dates iftar', 'fast dates', 'break fast', 'iftar dates'],
  except: ['suhoor', 'drummer', 'drummers', 'fasting day', 'first fast', 'fasting first', 'half fast', 'fanous', 'fanoos', 'lantern', 'lanterns'],
  answers: ['kareem', 'iftar', 'staying', 'up', 'breaking', 'break', 'breaks', 'broke', 'fast', 'dates', 'date', 'sunset', 'with', 'family', 'table', 'water', 'the', 'our', 'evening', 'together'],
  moods: ['waiting', 'first', 'proud'],
  about: 'The hero is to say when the sun has gone, so that they can eat, and a house stands in front of it.',
  titles: ['Now, Said Quite Quietly', 'Gold Underneath', 'The Mark on the Window', '{H} Says When', 'For the Ones at the Top'],
  want: [
    {
      id: 'to-say-when',
      A: 'partner',
      paragraphs: [
        'It was Ramadan, and on the plate lay the dates for the evening. They would be eaten when the sun had gone down, and not before. Tonight it was {H} who said when. {H} wanted to get it exactly right.',
        '{H} stood so close to the window that there was a nose on the glass. {A} was putting out the spoons for the soup. “Is it going?” asked {A}. “It’s going,” said {H}, and wiped the nose off.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-a-house',
      A: 'partner',
      paragraphs: [
        'The sun slid down to the roof across the street, and behind it. “Now!” called {H}. {A}’s hand was already over the dates. It stopped there.',
        '“It’s only gone behind a house,” said {A}. “Over on the other side they’ve still got it.” The hand went home empty. {H} wiped off one more nose.'
      ]
    },
    {
      id: 'all-talk-is-food',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Let’s talk about something,” said {A}, “so that it goes faster.” “About clouds,” said {H}. There was one over the roof. It was long and brown at the edges, like bread.',
        '“About shoes, then,” said {A}. {H} looked down. Each shoe had a tongue. They talked about numbers instead, and got as far as pie.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The soup was under its lid, and you could smell it all the same. It smelled of lentils and lemon. {H} shut that window with two fingers on {H}’s nose.',
        '“Dow I can’t sbell it,” said {H}. “Can you?” asked {A}. “I said I can’t.” “You said you could,” said {A}. {H} had to let go to explain it, and there was the soup again.'
      ]
    },
    {
      id: 'spoons-laid',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The spoons lay beside the bowls, and were perfectly straight. {A} went round and made them a little straighter. {H} made one crooked, so that there was something left to do. “Thank you,” said {A}, and put it right.',
        'They went round like that twice. After that they folded the napkins into boats, and sailed them in to the soup. None of the boats was allowed to land. They lay off the edge of the bowls, all of them facing the window.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had eaten a good while ago and did not know what they were waiting for. {A} looked at {H}, and at the window, and at {H} again.',
        '“I’m waiting for the sun to be gone,” said {H}. {A} waited along for a bit. It is easier in company, even if one of you is full.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was small a boy called it from the roof,” said {S}. “He had such a loud voice that four streets ate when he said so.” “Was he ever wrong?” asked {A}.',
        '“Once,” said {S}. “He sneezed. Four streets said bless you, and had to put the spoon down again.” {A} decided to sneeze with {A}’s mouth shut, should it come to that.'
      ]
    },
    {
      id: 'counting-dates',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} went to see whether the dates were all there. They were. One of them was a little bigger than the rest and shone. {H} turned the plate so that it lay on the right side.',
        'When {H} looked again, the plate had turned back. “It does that,” said {A}, and looked at the ceiling. They turned it once more, both together, and the big one lay in the middle.'
      ]
    },
    {
      id: 'neighbour',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was a knock. A neighbour had sent over a bowl of fritters, for she always made too many. The bowl couldn’t go back empty, so they put oranges in it.',
        'Ten minutes later the bowl came again, with cake. {A} looked into the fruit basket. “We’ve two oranges left,” said {A}. “If she doesn’t stop, we’ll have to send the chairs.”'
      ]
    },
    {
      id: 'lamp',
      A: 'partner',
      paragraphs: [
        'Then something outside lit up. “Now!” called {H}. {A}’s hand got as far as touching one. “That’s the street lamp,” said {A}.',
        '“How can I tell,” cried {H}, “with a whole house in front of it?” “In the tallest house in the world,” said {A}, “the people at the top have to wait longest. Up there they still see the sun when the ones at the bottom don’t.” {H} looked up from the street for the first time.'
      ]
    },
    {
      id: 'shadow',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The shadows in the room had grown so long that they went up the wall. {A}’s shadow had got to the table and had its hand in the soup.',
        '“Yours isn’t waiting,” said {H}. {A} moved back a step. Then the head of {H}’s own shadow lay on the dates. {H} told it off, and it nodded.'
      ]
    },
    {
      id: 'rumble',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Something rumbled. “Was that a lorry?” asked {A}. “That was me,” said {H}. They listened. There was another one, lower down and longer.',
        '“And that was me,” said {A}. After that the two tummies talked it over by themselves for a while. Nobody could understand them, but you could tell that they agreed.'
      ]
    },
    {
      id: 'paper-chain',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How many evenings have we done?” asked {H}. On the wall hung a long paper chain, one ring for each day of Ramadan. Every evening they took one off. {A} stretched out what was still hanging, and it reached from the door to the chair. “That’s how much there is,” said {A}.',
        '{H} had kept the rings that were done, and hung them round {H}’s neck. “And that’s how much we know how to do,” said {H}. “We’re getting better at it.” {A} looked over at the dates, and swallowed. “You are,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'gold-underneath',
      A: 'partner',
      paragraphs: [
        'High above the roof the birds were flying home. They were grey on top, and gold underneath. “They’ve still got it,” said {H}. So {H} watched the birds. One came with hardly any gold. Then one came that was grey all over.',
        '“Well?” asked {A}. “Wait for the next,” said {H}. The next was grey too. {H} wiped the glass once more. One mark would not come off. It was thin and bent, like a bit of fingernail. {A} rubbed it too. Then {H} moved a step to the side, and the mark moved along the roof. “It isn’t on the window,” said {H}. “It’s the moon.”'
      ]
    },
    {
      id: 'both-see-it',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{A} had to see it from {H}’s place, and put a cheek where {H}’s cheek had been. “It’s so thin,” said {A}, “that it would slip through the letter box.”',
        '“It’s been there all the time,” said {H}. “It was only too light for it.” The moon hung quite still over the chimney, as if it had been asked to hold something.'
      ]
    },
    {
      id: 'now',
      A: 'partner',
      paragraphs: [
        '“Now,” said {H}, quite quietly, and this time it was right. It was sunset. The dates went round, soft and sweet, and the soup was hot.',
        'But then {H} stopped, with the spoon over the soup. “What are you waiting for?” asked {A}. “For the ones at the top of the tallest house,” said {H}, and waited a little. “Now they can too.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled near the dates and tried to think of something else.',
      '{names} breathed on the window as well, a little lower down.',
      { text: '{names} counted the dates, and it came to the same number twice.', needs: ['hands'] },
      { text: '{names} laid a cloth over the bread, to keep it soft.', needs: ['hands'] }
    ],
    way: [
      '{names} came fast at the word, and went back slowly.',
      '{names} sighed at the plate and turned the other way.',
      { text: '{names} put a spoon down again without a clink.', needs: ['hands'] },
      { text: '{names} drew the curtain right back, so that there was more evening.', needs: ['hands'] }
    ],
    turn: [
      '{names} left a small smear on the window, just beside the moon.',
      '{names} came to the table without a sound.',
      { text: '{names} stirred the soup in very slow circles.', needs: ['hands'] },
      { text: '{names} turned the plate, so that the largest date faced the window.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowls were put together, and the date stones lay in a row on the plate. Outside, the moon had followed the sun behind the house.',
    'Everybody washed. Then {H} lay down, warm and full of soup, where there was nothing more to wait for.'
  ],
  last: [
    'In the tallest house in the world they were still up at the top. Down here {H} slept.',
    'Nobody had to say when. On both sides of the house it was night, and {H} slept.'
  ]
})
