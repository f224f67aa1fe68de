import { wishPlot } from '../wish-plot.ts'

export const friends = wishPlot({
  themes: ['friends'],
  answers: ['making', 'friendship', 'kind', 'being'],
  except: ['courage', 'brave', 'bravery', 'family', 'love', 'gratitude', 'feelings', 'helping', 'care', 'caring'],
  moods: ['first', 'alone', 'waiting'],
  about: 'The hero has a friend behind the bread bin who never takes the raisins, and finds out what it has been saying.',
  titles: ['The Friend Behind the Bread Bin', 'It Kept Saying Round', '{H} and Five Raisins', 'Only How You Roll', 'There and Back'],
  want: [
    {
      id: 'never-seen-it',
      A: 'partner',
      paragraphs: [
        '{H} had a new friend, and had never seen it. It lived behind the bread bin on the kitchen table. Every evening {H} left it something, and the friend left something back.',
        '“What do you leave?” asked {A}. “A raisin,” said {H}. “The best one there is.” Five of them lay back there in a row, each harder than the last. “It never takes it. But it gives me these.” {H} held out a button, a bead and the wheel of a toy car. “I want it to come out,” said {H}, “so we can be real friends.”'
      ]
    }
  ],
  way: [
    {
      id: 'off-my-coat',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} took a closer look at the button. “That’s off my coat,” said {A}. “I looked for that for weeks.” {H} shut {H}’s hand again, but not quite.',
        '“Do you want it back?” {A} thought about it. “No,” said {A}. “I lost it. It’s been given now.” After that {A} wore the coat with a gap in it, and did not say another word.'
      ]
    },
    {
      id: 'very-nice',
      A: 'partner',
      paragraphs: [
        '{H} put down a sixth raisin and sat and watched the bread bin without blinking. {A} watched it too. Nothing came.',
        '“Friend!” called {H}, quite loudly. “You can come out! I’m very nice!” It had been quiet back there before, but now it was quieter.'
      ]
    },
    {
      id: 'not-a-mouse',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“It’s a mouse,” said {A}. “A mouse would’ve had the raisins,” said {H}. “A beetle, then.” “A beetle can’t carry a wheel.”',
        '{A} thought of everything that was small, and {H} knew why it was not that. In the end there was nothing left in the whole world. “So it’s something else,” said {H}, and {A} had to agree.'
      ]
    },
    {
      id: 'feet-in-flour',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} shook a little flour on the table in front of the bread bin. “If it comes out,” said {A}, “we’ll see what sort of feet it’s got.” They turned their backs and counted to fifty. Then they looked.',
        'There were tracks, very big ones, with five toes each. “Those are your hands,” said {A}. “You’ve been leaning.” Next to them was a deep round print, like a hoof. They both thought about that for some time. “And that’s your elbow,” said {H}.'
      ]
    },
    {
      id: 'laid-the-table',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For a friend you lay the table. {H} laid it with a bottle top for a plate and a thimble for a cup. {A} folded a very small napkin out of a bus ticket.',
        'They waited politely. Nobody came and sat down. “Perhaps it’s eaten,” said {A}. {H} tilted the bottle top, and it rolled away over the edge. Behind the bread bin something scraped, as if somebody had stood up to see better.'
      ]
    },
    {
      id: 'tuesdays-raisin',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Perhaps there’s something the matter with them,” said {A}, and tried one from the end of the row. It clicked. {A} chewed for a long time and could not say anything. {A} only held up one finger.',
        '“That was Tuesday’s,” said {H}. {A} nodded, and chewed. “I think it’s got no teeth,” said {A} in the end, and felt for a few. They thought of somebody small behind the bread. It got a stone every evening, and it always gave back something nice. “It’s very polite,” said {H}.'
      ]
    },
    {
      id: 'pet-knew',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had been looking at the bread bin all week. Everybody had thought that it was because of the bread.',
        '“You know who it is,” said {H}. {A} looked at {H} for a moment, and then at the bread bin, and then far away. {A} could keep a thing to itself. You had to admire that, even if it was no help.'
      ]
    },
    {
      id: 'by-post',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve got a friend I’ve never seen,” said {S}. “We’ve been writing letters since school. I know all about the goats over there, and the knee.”',
        '“What does your friend look like?” asked {A}. {S} had to think. “Like blue ink,” said {S}, “and leaning to the left. I’d know that writing anywhere.”'
      ]
    },
    {
      id: 'knock-first',
      A: 'child',
      spare: 6,
      paragraphs: [
        '“Did you knock?” asked {A}. {H} had not thought of knocking on bread. {A} tapped three times on the bin with one finger, as you do at a friend’s house.',
        'They listened. After a while there came three taps, so small that they could have been anything. {H} and {A} looked at each other with their mouths open. “Somebody’s in,” said {A}.'
      ]
    },
    {
      id: 'what-to-call-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“What’s your friend called?” asked {A}. {H} did not know. You can’t ask somebody who isn’t there. “Bertha,” said {A}. “It sounds as if it might be a Bertha.”',
        '{H} tried it, softly. “Bertha?” Nothing moved. “Bob? Lulu? Doctor Wood?” “There!” said {A}. But it was only the tap. “Then it’s called You,” said {H}. “It always comes when I’m thinking that.”'
      ]
    },
    {
      id: 'behind-the-paper',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“We need to look as if we weren’t looking,” said {A}. So they sat side by side and held up a newspaper. {A} had made a hole in it for each of them.',
        'Four holes with eyes in them looked at the bread bin. It would have been hard to miss. “We’re upside down,” said {A} after a time. They turned the newspaper round. Then the holes were at the bottom, and they could only see their knees.'
      ]
    }
  ],
  turn: [
    {
      id: 'saying-raisin',
      A: 'partner',
      paragraphs: [
        '“How big is your friend?” asked {A}. {H} showed it with two fingers. It was about as big as a walnut. “Then you’re as big as a house,” said {A}. “Would you come out to a house that stared at you and shouted that it was nice?”',
        '“And who likes raisins?” asked {A}. “Everybody! I do.” “But look at what it gives you.” {H} laid them on the table, the button and the bead and the wheel. The bead rolled a little. {H} stood the wheel up, and the wheel rolled too. “Round,” said {H}. “It’s been telling me all the time. It kept saying round, and I kept saying raisin.”'
      ]
    },
    {
      id: 'all-the-round',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They went to look for what there was in the house that was round. There was a coin, and a curtain ring, and a plate, which was too much. {A} found an orange and put it back. “It would have to move out,” said {A}.',
        '“There’s that,” said {A} then, and pointed through the window, where you could see a bit of moon. {H} thought it over seriously. “I’d rather give something of mine,” said {H}.'
      ]
    },
    {
      id: 'there-and-back',
      A: 'partner',
      paragraphs: [
        'So {H} took the raisins away, and laid a blue marble there, the best one of all. Then {H} turned the chair round and looked at the door. Nobody likes a house that stares.',
        'For a long time it was quiet. Then it went rrrr, and something bumped softly against {H}’s elbow. It was the marble. {H} did not turn round. {H} reached behind and rolled it off again, not hard. Rrrr, it went, and stopped. And then it came back.',
        '“It’s playing,” whispered {H}. “I know,” whispered {A}, who was looking at the door as hard as anything. “Don’t you want to see it now?” {H} thought about that. “It’s never really seen me either,” said {H}. “It only knows how I roll.” And {H} rolled.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crept up to the bread bin, and away again.',
      '{names} found a crumb in front of the bin, and took it for a present.',
      { text: '{names} tasted a raisin out of the packet, to see if it was the raisin.', needs: ['hands'] },
      { text: '{names} threaded the button on a bit of string, and gave it back.', needs: ['hands'] }
    ],
    way: [
      '{names} stared at the bread bin too, which made it worse.',
      '{names} took a very small step back, on tiptoe.',
      { text: '{names} swept the crumbs off the table, so that nobody had to walk on them.', needs: ['hands'] },
      { text: '{names} whispered hello, from the other end of the kitchen.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled over once on the floor, since rolling is round too.',
      '{names} faced the wall, so as to look smaller.',
      { text: '{names} laid both hands over both eyes, so as not to stare.', needs: ['hands'] },
      { text: '{names} looked in both pockets for something round, and found a pea.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the raisins in a bowl of warm milk, to go soft. The marble stayed behind the bread bin, for it was somebody’s turn.',
    'When {H} had washed and lain down, a small round noise came from the kitchen. It went once there and once back.'
  ],
  last: [
    'In the kitchen it went rrrr, and nobody looked. {H} was asleep.',
    'The marble had come to rest. Whose turn it was could wait, for {H} slept.'
  ]
})
