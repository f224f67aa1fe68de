import { wishPlot } from '../wish-plot.ts'

export const dragonDance = wishPlot({
  id: 'wish-dragon-dance',
  wishes: ['dragon dance'],
  answers: ['lunar', 'chinese', 'new', 'year', 'drum', 'drums', 'parade', 'street', 'dancing', 'dancers', 'watching', 'first', 'in', 'being', 'she', 'he', 'is', 'small', 'lion', 'festival', 'spring'],
  moods: ['waiting', 'first', 'proud'],
  partnerPlays: true,
  about: 'The hero is the head of the New Year dragon and wants to catch its pearl, which runs just as fast, while the tail always comes later.',
  titles: ['One Dum and Another', 'The Tail Came Later', '{H} Goes after the Pearl', 'A Bow at Every Door', 'Nobody Tells the Tail'],
  want: [
    {
      id: 'box-and-blanket',
      A: 'partner',
      paragraphs: [
        'For the New Year the dragon had to dance. A red blanket was its body, a box its head, and a pot its drum. {H} wanted to be the head. “Then I’m the rest,” said {A}.',
        '{A} dotted its eyes, to wake it. One came out bigger, so it looked surprised. Its pearl was a ball on a stick. “No dragon ever catches it,” said {A}. “I will,” said {H}.'
      ]
    },
    {
      id: 'surprised',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What’s it surprised at?” asked {H}. {A} went and looked from the same side. There was only the kitchen. “It’s never seen one,” said {A}. “Until this morning it was a box of bananas.”',
        'So they led it round and told it everything. “That’s a chair,” said {H}. The dragon looked surprised. “That’s a fork.” It was just as surprised at the fork. In front of the bananas it stopped for a while. “It knows them from before,” said {A}.'
      ]
    },
    {
      id: 'more-feet',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“A lion has two people in it,” said {A}. “A dragon has a whole row.” They counted, and they were two. So they stood boots under the blanket, three pairs, one behind the other. Now the dragon had ten feet.',
        'It set off, and six of the feet stayed where they were. “They’re too small to come,” said {A}. “They’re watching,” said {H}. And so there was somebody to dance for.'
      ]
    }
  ],
  way: [
    {
      id: 'two-dums',
      A: 'partner',
      paragraphs: [
        '{A} held the pearl out over the head from behind. The head ran round the pot and hit it, dum. For a long time nothing came. Then came the tail, dum. “Nobody tells me where you’re going,” said {A}. At the corner the dragon’s tail was left behind, and so was the pearl.'
      ]
    },
    {
      id: 'later-back-here',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What’s it like back there?” called {H}. “Later than with you,” called the tail. “I’ve just got to the rug.” “I was on the rug before the chair,” called {H}. “Is there a chair? I’ll look forward to that.”',
        'There was a bump under the blanket. “I’ve got to the chair,” said {A}. The head had nearly forgotten it by now. It was glad to hear of it again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“The dragon in our street was so long that it took all morning,” said {S}. “The head was at home with its boots off when the tail came round our corner.”',
        '“How did the tail know the way?” asked {A}. “It asked us,” said {S}. “I was small, so I stood in the very front row. I said left.” “And was it left?” {S} thought about that. “It never came back to say.”'
      ]
    },
    {
      id: 'two-oranges',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'At the New Year you bring two oranges, one in each hand. {A} brought two to the dragon. {H} took them in through the mouth and said thank you. But whoever gets two must give two back, and there were no others in the bowl.',
        'So out of the mouth came the same ones. “Thank you,” said {A}, “but now you have to get two from me.” In they went, and out, and in. When they were quite warm, each of them ate one. “You can’t give back a peel,” said {H}, with relief.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} crept in as well, and was the middle. It was dark in there, and very red. “Are you the tail?” asked {S}, and felt about. “I’m the head,” said {A}. {S} felt in the other direction. There was the tail.',
        '“Then I’m the one who knows where everybody is,” said {S}. “And where are we?” asked {A}. That could not be seen from the middle. So {S} crept out at the side to look, and the dragon was a bit thinner.'
      ]
    },
    {
      id: 'gloves',
      A: 'partner',
      spare: 18,
      paragraphs: [
        'In the street there are always people watching. So they laid gloves along the wall, in pairs, for a crowd has to clap. The head danced by. “They aren’t clapping,” said {H}. “They’re waiting for the tail,” said {A}. “People do.”',
        'The tail came, and the edge of the blanket came with it, over the floor. It took half of the crowd along. “They liked me,” said the tail. “They’re coming too.”'
      ]
    },
    {
      id: 'somewhere-blue',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“Why does it have to be loud?” asked {H}. “People tell of a beast that came at every New Year,” said {A}, “and ate up the supper. It couldn’t bear drums. And it couldn’t bear red.” {H} hit the pot once more, so that supper was safe.',
        'They looked under the table, and behind the curtain. There was no beast at all. “Where does it go instead?” asked {H}. {A} thought. “Somewhere blue,” said {A}, “where they’ve only got flutes.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} was right in the way, and saw the pearl come. The dragon came after it, as fast as a dragon can. {A} put out one hand, and the pearl was caught.',
        'The dragon stood there, and looked surprised. “I’m the one who never gets it,” said {H}. “Nobody said anything about {A}.” It had to be swapped for a wooden spoon, or there would have been no more dance.'
      ]
    },
    {
      id: 'pearl-or-moon',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“What is it really, the pearl?” asked {H}. “Some say it’s the moon,” said {A}, “and some say it’s a ball of thunder.” {A} turned it round. There were tooth marks in it. “I’d say it’s the ball from under the sofa.”',
        '“Not so loud,” whispered {H}, and held the box shut. They listened, but nothing moved in there. “It still thinks it’s the moon,” said {H}. After that they only called it that, and held it a little higher.'
      ]
    },
    {
      id: 'one-step-away',
      A: 'partner',
      paragraphs: [
        'So that the pearl would be on time, {H} took the stick. {H} ran, and the pearl ran. {H} jumped, and it jumped. “It’s seen me!” cried {H}, and raced round the pot. Something red was walking there. The box bit it. It was the tail.',
        '“Who’s in front?” asked {H}. “You’re behind me,” said {A}, “and I’m behind you.” So nobody could stop.'
      ]
    }
  ],
  turn: [
    {
      id: 'who-holds-it',
      A: 'partner',
      paragraphs: [
        'At last they sat down. “Who’s holding the pearl?” asked {A}. “Me,” said {H}. “Then it’s as fast as you.” {H} got up and tried a bow. The pearl bowed and waited. “It wasn’t running away,” said {H}. “It was going first.” While the head was down, the tail caught up. Now there was only one dum for both.'
      ]
    },
    {
      id: 'every-door',
      A: 'partner',
      paragraphs: [
        'So the dragon bowed at every door, for luck. “Now I know where we’re going,” said the tail. “To the next door.” The pot had stayed behind, so {A} drummed on the blanket, slower each time.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had seen the pearl go by, and then the head, and in the end the tail. {A} had run after none of them. There was no door to {A}, but the dragon bowed all the same.',
        'It put its big face quite close, and looked with both dots. {A} looked back, and did not think much of it. “You win,” said {H} from inside. “It can’t look away. It’s only got the one look.”'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'In the street a dragon bows to the shops, and so {S} was asked to be a shop. “What do you sell?” asked {A}. {S} felt about. “One button,” said {S}, “and half a ticket.”',
        'The dragon bowed to the shop three times. That was to bring it customers, and it did. {A} bought the button, and then the ticket as well. “You’ll have to shut,” said {A}. “You’ve sold everything.” The shop had been open for one minute.'
      ]
    },
    {
      id: 'more-doors',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'They had never known how many doors there were. Even the oven had one. When they bowed to the fridge it hummed, and shook itself, and stopped. “It bowed back,” whispered {A}.',
        'The door of the washing machine was round, and so they bowed to it in a circle. The smallest was the lid of the sugar bowl. It was only nearly a door, and it got a bow with only the nose.'
      ]
    },
    {
      id: 'dragon-in-the-mirror',
      A: 'partner',
      spare: 17,
      paragraphs: [
        'In the mirror there was a dragon as well, with one eye bigger. Theirs bowed three times. The other one bowed three times, too, and its tail was not late at all.',
        '“How does it do that?” whispered {A}. {H} had a good look, past the box, at what was going on behind. “It’s got somebody very good at the back,” said {H}. The tail in the mirror stood a little straighter.'
      ]
    },
    {
      id: 'rain',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“A dragon can make it rain,” said {A}. “It wakes up in spring, and then the rice gets wet.” So they went and bowed to the tap, which was the nearest thing to rain. They waited. The tap let go of one drop, plip.',
        '“It works,” whispered {H}. “Don’t bow any more, or we’ll have to fetch a bucket.” The dragon went away from there on tiptoe, first the front ones, and then the back ones.'
      ]
    },
    {
      id: 'red-envelope',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Something red came along under the blanket, from the back to the front. It was an envelope, and {A} held it in both hands, as you should. “Happy New Year, head,” said the tail. “May I open it?” asked {H}. “Not in front of whoever gave it to you.”',
        '{H} thought about where everybody was. “You aren’t in front,” said {H}. “You’re behind.” There was nothing to be said against that. In the envelope lay a coin, so new that you could see your eye in it.'
      ]
    },
    {
      id: 'beard',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'Whoever touches the dragon’s beard has luck for a year. The beard was a dishcloth, and {H} had it on one shoulder and was very lucky already. “And what about the tail?” asked {A}. “The tail’s too far away.”',
        'So the head came round in a big slow bend. One end of the dragon stood beside the other. {A} took hold of the beard with two fingers. “Can you feel it?” asked {H}. “Yes,” said {A}. “It’s a bit damp.”'
      ]
    },
    {
      id: 'room-to-think',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'The drum was so slow now that there was room between one dum and the next. You could think of something there. {H} thought of an orange, but it was a big one, and only half of it went in. Dum. {H} thought of the other half.',
        '“What are you thinking of?” asked {H}. “I was just coming to it,” said {A}. Dum. “Of you.”'
      ]
    },
    {
      id: 'last-door',
      A: 'partner',
      paragraphs: [
        '“You could catch it now,” said {A} at the last door. “Then who’d go first?” asked {H}. The dragon bowed down to the floor, and stayed there. The drum was only two fingers on the blanket, dum, and dum.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay on the blanket, and for a while the dragon could not get up.',
      '{names} looked into the mouth of the box, and smelled bananas.',
      { text: '{names} tied a dishcloth under the box, for a beard.', needs: ['hands'] },
      { text: '{names} tried the pot with a spoon, and then with a flat hand.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the dragon go by, and later on the rest of it.',
      '{names} got out of the way of the head, and met the tail.',
      { text: '{names} held the pot with both hands, so that it stayed in the middle.', needs: ['hands'] },
      { text: '{names} pointed the way for the tail, and the tail could not see it.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a bow as well, and kept it.',
      '{names} came along behind the tail, and was never late.',
      { text: '{names} opened each door a crack, so that the luck could get in.', needs: ['hands'] },
      { text: '{names} drummed along with one finger, more and more softly.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot went back to its place, and the pearl hung from a door handle. {H} laid a red envelope over each of the dragon’s eyes, so that it could shut them.',
    'The last of the paint was washed from one thumb, and then they lay down. The dragon’s body was a blanket again, still warm in the middle.'
  ],
  last: [
    'At the front end of the blanket there was a head. It was {H}’s, and it was asleep.',
    'The pearl waited on its door handle, quite still, and {H} slept and let it wait.'
  ]
})
