import { wishPlot } from '../wish-plot.ts'

export const beingTheYoungest = wishPlot({
  id: 'wish-being-the-youngest',
  wishes: ['youngest', 'being the youngest', 'the youngest one', 'youngest child', 'youngest in the family', 'youngest of three', 'youngest of four', 'youngest of five', 'youngest of all', 'youngest sibling', 'youngest sister', 'youngest brother', 'youngest cousin', 'youngest duckling', 'youngest always last', 'youngest at school', 'youngest in class', 'she is the youngest', 'he is the youngest', 'youngest daughter', 'youngest son', 'youngest kid', 'always the youngest', 'hates being youngest', 'lastborn', 'bunso', 'nesthäkchen', 'littlest one in the family'],
  answers: ['family', 'child', 'kid', 'girl', 'boy', 'sister', 'sisters', 'brother', 'brothers', 'siblings', 'cousin', 'cousins', 'always', 'never', 'three', 'four', 'five', 'six', 'seven', 'all', 'of', 'in', 'class', 'school', 'nursery', 'kindergarten', 'house', 'home', 'last', 'end', 'row', 'line', 'behind', 'back', 'first', 'turn', 'goes', 'gets', 'left', 'out', 'little', 'littlest', 'small', 'smallest', 'born', 'life', 'today', 'birthday', 'special', 'good', 'fun', 'hard', 'fair', 'unfair', 'frustrated', 'proud', 'sad', 'happy', 'sometimes', 'very', 'so', 'feeling', 'feels', 'feel', 'like', 'likes', 'hates', 'hate', 'bath', 'duck', 'ducks', 'duckling', 'ducklings', 'pond', 'daughter', 'son', 'grandchild', 'everyone', 'everybody', 'big', 'bigger', 'older', 'catch', 'up', 'keep', 'wait', 'me', 'her', 'him', 'being', 'baby'],
  except: ['died', 'dead', 'hospital', 'ill', 'sick', 'poorly', 'lost', 'charge', 'king', 'queen', 'prince', 'princess', 'goat', 'goats', 'bear', 'dragon', 'robot', 'bully', 'bullied', 'hit', 'hits', 'war', 'newborn', 'pregnant', 'adopted', 'world'],
  moods: ['losing', 'proud', 'waiting', 'change'],
  company: ['duck', 'ducks', 'bowl', 'string', 'water', 'towel', 'beak'],
  about: 'The youngest of five ducks on a string sees only tails, until the hero pulls the row on round a round bowl and the youngest comes out in front of the first.',
  titles: ['The Youngest Duck', 'Four Tails', 'Last on the String', 'Round the Bowl', 'What the Youngest Saw'],
  want: [
    {
      id: 'five-on-a-string',
      A: 'partner',
      paragraphs: [
        '{H} had five rubber ducks on a string, and pulled them across a big bowl of water. The fifth duck was the youngest. It had come out of its paper bag only on Saturday, and it had a blue beak.',
        '“What can the youngest see?” asked {A}. {H} put an eye down to the water, right behind the blue beak. There was a tail, and a tail behind that. “Four tails,” said {H}. “That’s being the youngest. I want it to see something better.”'
      ]
    }
  ],
  way: [
    {
      id: 'youngest-in-front',
      A: 'partner',
      paragraphs: [
        'So {H} undid two knots, and tied the youngest on in front. Now there was no tail before it at all. {H} pulled. The youngest got the whole bowl in the face. It leaned, and rolled over, and the four big ones bumped into it from behind.',
        '“It isn’t used to it,” said {H}, and set it up again. It rolled over again. “Nobody’s making way for it,” said {A}. “The one in front has to push all the water.”'
      ]
    },
    {
      id: 'hand-me-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The youngest duck had nothing of its own yet. The oldest had a scratch on its head, and the second had a squeak. The third had been to the sea, and the fourth had been chewed. “What’s left for the youngest?” asked {A}.',
        '{H} squeezed it. It did not squeak, it only breathed out. {H} squeezed it once more, against one cheek. “It’s got the most breath,” said {H}. “It hasn’t used any.”'
      ]
    },
    {
      id: 'what-youngest-knows',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The others know more,” said {A}. {H} was not so sure. The four in front had never looked round. They had no idea what they were like from behind, and the youngest had seen all of them.',
        'It knew that the second duck had a number under its tail. It knew that the third one sat a bit crooked. “It could tell them,” said {H}, “but it’s the youngest, so they’d say it was making it up.”'
      ]
    },
    {
      id: 'older-by-how-much',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“When is it not the youngest any more?” asked {A}. {H} worked it out. Next Saturday it would be a week old. But next Saturday the fourth one would be a week older, too.',
        '“It can’t catch up,” said {H}. “They’ve all got a start.” “And if a sixth one came?” asked {A}. Then it would be over in a minute. The youngest looked at the paper bag. The bag was flat, and it looked pleased about that.'
      ]
    },
    {
      id: 'youngest-in-the-middle',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} tried the youngest in the middle. There it had two tails in front, and two beaks behind. When the row stopped, it was bumped. When the row started, it was tugged. It got a dent, and the dent came out again with a plop.',
        '“It’s like the bench at the bus stop,” said {A}, “when somebody wide sits down.” {H} took it out of there. The youngest had been in the middle for one trip across. It did not ask to stay.'
      ]
    },
    {
      id: 'who-is-dried-first',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Once they all had to come out, because the water was cold. {H} dried the oldest first, and then the second, and so on down the string. When the youngest’s turn came, the towel was as wet as a pond.',
        '“That’s what you get,” said {H} to it, “when you’re the youngest.” {H} dried it on one sleeve. The sleeve was warm, and had an arm in it. The other four had only had a towel.'
      ]
    },
    {
      id: 'before-saturday',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who was the youngest before Saturday?” asked {A}. It had been the fourth duck, for a whole year. All that year there had been nobody behind it. Now there was somebody, and the fourth duck sat up straighter.',
        '{H} put the fourth duck to one ear, to hear if it was sorry. “It says it was all right at the back,” said {H}. “Only it never knew that it had a tail. There was no one there to tell it.” {H} told the youngest that it had a tail as well, and a good one.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“In my class we had a youngest,” said {A}. “In the photograph there’s only hair.” {H} asked where the youngest had stood. It was at the end, by the tree, and everybody else had wriggled.',
        '“And the hair kept still?” asked {H}. “It was the only thing in the whole picture that was sharp,” said {A}. {A} bent down and looked at the youngest duck from the front. It kept very still.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was the youngest in our street once,” said {S}. “They let me hold the rope.” “What rope?” asked {A}. It was the long skipping rope, and one end had been tied to a gate.',
        '“I thought it was because I was too small to skip,” said {S}. “But they had to jump when I turned it.” {S} turned one hand in the air. The youngest had gone fast, that day, and they had all had red faces.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to help the youngest. {S} put all four big ducks under the water, and held them there. “Now it’s the only one,” said {S}. “So it isn’t the youngest.” “Then it’s the oldest,” said {A}.',
        'They both looked at it. It was the oldest duck in the bowl, and it had not grown at all. Then {S} let go. Four ducks shot up round it, and it was the youngest again, and very wet.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came to the bowl and looked at the ducks. {A} knew the first four already, and three of them tasted of nothing. The youngest was new. {A} smelled it all over, from the blue beak to the end, and then once more.',
        '“You didn’t do that with the oldest,” said {H}. {A} lay down by the bowl, on the youngest’s side. That was the end where something was still going to happen.'
      ]
    },
    {
      id: 'two-fingers',
      A: 'partner',
      paragraphs: [
        '“What’s it like at the back?” asked {A}. {H} tied the youngest on behind again, and hung one finger in the water. In front of the first duck it was hard going. Behind the fourth, the water ran along by itself, and took the finger with it.',
        '“That’s how real ducklings do it,” said {A}. “They swim in a row, and the wave from in front carries the last ones.” “So the youngest is getting a ride,” said {H}. “But it still sees tails.”'
      ]
    }
  ],
  turn: [
    {
      id: 'keep-going',
      A: 'partner',
      paragraphs: [
        '{A} looked at the bowl for some time. “Don’t stop,” said {A}. “It’s round.” So {H} pulled on, close by the rim, and the row bent. The oldest swam, and the youngest rode, and they came all the way round.',
        'And there, straight in front of the oldest duck, was a small new tail. “That’s the youngest!” said {H}. “The oldest is behind the youngest.” {A} had only said that it was round.'
      ]
    },
    {
      id: 'faster',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} pulled a bit faster. The water had learned the way by now, and went round with them. The oldest tried to get by, and the youngest was always just in front, with its tail up. “It’s being chased,” said {A}. “It’s leading,” said {H}.',
        'From above you could not see which it was. The youngest could have said. It was looking straight ahead, at the fourth duck. It did not know that there was anybody behind it.'
      ]
    },
    {
      id: 'first-time-for-oldest',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“The oldest has never seen a tail before,” said {A}. {H} stopped to let it have a proper look. For all that time there had been nothing in front of it but water.',
        'It had a scratch on its head, and it held that head quite low. “It didn’t know you could have company in front,” said {H}. The youngest’s tail had a drop on it. The oldest stood there till the drop fell off.'
      ]
    },
    {
      id: 'no-end',
      A: 'partner',
      paragraphs: [
        '{H} laid the loose end of the string over the youngest’s back, and let go. The ring of ducks turned on alone. “Which one’s last now?” asked {A}. {H} looked for the end, and there was none. “But you can still see who’s the youngest,” said {H}. “It’s the one with the blue beak.” Then {H} blew, very gently, and the youngest went first, and so did all the others.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked along the row from behind, and counted the tails again.',
      '{names} called to the youngest, so that it would have a reason to turn round.',
      { text: '{names} poured in another jug, so that the youngest did not touch the bottom.', needs: ['hands'] },
      { text: '{names} brought a longer string for five.', needs: ['hands'] }
    ],
    way: [
      '{names} blew from the side when the youngest leaned over.',
      '{names} blamed the blue beak, which weighed nothing at all.',
      { text: '{names} held up the string while {H} undid the second knot.', needs: ['hands'] },
      { text: '{names} tried it with a finger, too, and was carried along.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round the bowl with the youngest, and had to turn at every step.',
      '{names} called out each time that the youngest came by.',
      { text: '{names} lifted the handle of the bowl out of the way.', needs: ['hands'] },
      { text: '{names} wiped up the water that the bend had sent over the rim.', needs: ['hands'] }
    ]
  },
  bed: [
    'The ducks were put to dry in a ring, and the youngest stood next to the oldest.',
    '{H} washed, from the top to the toes. The toes came last, and the water was quite warm for them.'
  ],
  last: [
    'Five ducks stood in the dark, and none of them was at the end. {H} was asleep.',
    'The youngest was the last to dry. By then {H} had been asleep for a long time.'
  ]
})
