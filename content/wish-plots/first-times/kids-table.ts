import { wishPlot } from '../wish-plot.ts'

export const kidsTable = wishPlot({
  id: 'wish-kids-table',
  wishes: ['kids table big family dinner', 'kids’ table big family dinner', 'kid’s table big family dinner', 'children’s table big family dinner', 'childrens table big family dinner', 'kiddie table', 'kiddies table', 'kiddy table', 'small table family dinner', 'kids table family dinner', 'kids’ table family dinner', 'children’s table family dinner', 'kids table dinner', 'kids’ table dinner', 'children’s table dinner', 'kids table lunch', 'kids’ table lunch', 'kids table feast', 'kids’ table feast', 'kids table party', 'sits at kids table', 'sit at the kids table', 'sit at the kids’ table', 'sits at the kids’ table', 'sat at the kids table', 'sat at the kids’ table', 'sitting at the kids table', 'sitting at the kids’ table', 'sit at the children’s table', 'sat at the children’s table', 'stuck at kids table', 'stuck at kids’ table', 'too big kids table', 'too old kids table', 'too old for the kids’ table', 'too old for the children’s table', 'at the kids table', 'at the kids’ table', 'grown-ups table kids table', 'grown-up table', 'grown-ups’ table', 'grown ups table', 'grownups table', 'adults table', 'adults’ table', 'sit with the grown-ups table', 'sit at the big table', 'sits at the big table', 'sat at the big table', 'wants to sit at the big table'],
  answers: ['kids', 'kid', 'kids’', 'children', 'children’s', 'childrens', 'kiddie', 'table', 'tables', 'little', 'small', 'low', 'big', 'grown-up', 'grown-ups', 'grown', 'ups', 'grownups', 'adult', 'adults', 'family', 'dinner', 'lunch', 'supper', 'meal', 'feast', 'party', 'gathering', 'reunion', 'sit', 'sits', 'sat', 'sitting', 'stuck', 'put', 'seated', 'seat', 'chair', 'wants', 'wanted', 'want', 'too', 'old', 'for', 'with', 'the', 'at', 'and', 'a', 'her', 'his', 'my', 'our', 'we', 'to', 'all', 'whole', 'cousin', 'cousins', 'aunt', 'aunts', 'auntie', 'aunties', 'uncle', 'uncles', 'grandma', 'grandma’s', 'nana', 'nana’s', 'grandpa', 'sunday', 'today', 'first', 'time', 'again', 'instead', 'of', 'in', 'not', 'still', 'story', 'about', 'house', 'everyone', 'everybody'],
  except: ['died', 'funeral', 'wedding', 'ill', 'hospital', 'sick', 'fight', 'fighting', 'argued', 'row', 'mean', 'hit', 'bully', 'fell', 'broke', 'under', 'tennis', 'times', 'changing', 'water', 'pool', 'restaurant', 'dragon', 'dinosaur', 'king', 'princess', 'monster', 'ghost', 'nobody talked', 'lonely', 'crying', 'cried', 'climbed', 'dancing on', 'refuses', 'manners', 'leave the table', 'get down'],
  moods: ['waiting', 'first', 'change'],
  fed: true,
  company: ['table', 'tables', 'aunts', 'aunt', 'uncles', 'uncle', 'cloth', 'feet', 'foot', 'shoe', 'shoes', 'chair', 'cushion', 'cushions', 'gravy', 'elbows', 'sock', 'socks', 'toes', 'potatoes'],
  about: 'At the big family dinner the hero wants to get away from the small table, until it is seen that from down there, and only there, you see all the feet of the big one.',
  titles: ['The Small Table', 'Under the Edge of the Cloth', '{H} Knows by the Feet', 'A Table with a View', 'The Aunt Who Took Off Her Shoes'],
  want: [
    {
      id: 'set-below',
      A: 'partner',
      paragraphs: [
        '{H} sat at the kids’ table, at the big family dinner. It was a small low table, put up against the end of the big one like a step. Up there sat the aunts and uncles, all in a row. They laughed, and down here you never knew at what.',
        '{A} had the last chair at the big table, just round the corner. “What was it?” asked {H}. “I didn’t catch it either,” said {A}. {H} wanted to go up.'
      ]
    }
  ],
  way: [
    {
      id: 'three-cushions',
      A: 'partner',
      paragraphs: [
        '{A} fetched three cushions. So {H} sat at the big table, between two uncles, and saw four elbows. The gravy went by overhead. One uncle told the other which road he had come by. The other knew a better one.',
        'There was a laugh, but it was at the far end, behind the flowers. After eleven roads the cushions began to slide. {H} slid with them, down to the small table again.'
      ]
    },
    {
      id: 'what-the-small-one-is',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What is it when there’s no dinner?” asked {H}, and knocked on the small table. {A} bent down to look. It was the one for the plants. There was still a ring on it from a fern. {H} set a cup in the ring, and it fitted.',
        '“Where’s the fern now?” asked {H}. It stood in the bath, with four others. “Then that’s the ferns’ table,” said {A}. Theirs was the only one at which nobody was asked how school was.'
      ]
    },
    {
      id: 'salt-takes-its-time',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“May we have the salt?” {H} called up. {A} passed it on, and it was asked for at the other end. The salt set out. It stopped with every aunt, and each one shook it, just to see. When it came down to the small table, it was empty.',
        '“They’ve eaten it on the way,” said {H}. “Ask for something that can’t be tried,” said {A}. So {H} asked for a spoon, and it came through without a stop.'
      ]
    },
    {
      id: 'how-old-for-up-there',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How old do you have to be for up there?” asked {H}. {A} thought about it. “You have to be tall enough for the cloth,” said {A}. {H} stood beside it, and it came to the chin. There was an uncle for whom it came to the chin too, now that he was sitting.',
        '“He’s allowed,” said {A}, “because of his beard.” {H} felt for a beard, and found a bit of carrot. That did not count, but it was a start.'
      ]
    },
    {
      id: 'other-table-of-one',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I sat at the kids’ table till I was very big,” said {A}. “They forgot to call me up. My knees came higher than the plate, and I had to reach round them.” “Didn’t you tell them?” asked {H}. “I’d have lost the pudding,” said {A}. “Down there it was shared out by age. I was the oldest by a long way.”',
        '{H} passed the bread up round the corner. {A} still reached for it in a small curve, as if there were knees.'
      ]
    },
    {
      id: 'pet-knows-the-row',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} was in the room as well, a good way down, and looked at the big table. {A} did not seem to think much of the flowers. What was worth seeing was below. “{A}’s table is lower still,” said {H}.',
        'That made three. At the top they had the talk. In the middle they had the potatoes, and at the bottom {A} had what fell. Nothing had ever fallen upwards.'
      ]
    },
    {
      id: 'elder-door',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Our kids’ table was a door,” said {S}. “They took it out of the wall and laid it across two boxes. It still had its handle.” “Whose place was that?” asked {A}. “Mine,” said {S}. “I hung my napkin on it.”',
        '“And what was in the wall?” asked {A}. “A hole,” said {S}, “so everybody could see us. And if we were too loud, they couldn’t shut the door. We were eating off it.” {A} was sorry that this table had only legs.'
      ]
    },
    {
      id: 'the-napkin',
      A: 'partner',
      paragraphs: [
        'Then {A} dropped a napkin, and got down to look for it. Beside {H}’s chair {A} stopped. “Is that what you see all the time?” asked {A}. The cloth ended just above {H}’s eyes. Underneath stood all the feet.',
        'There was a shoe without a foot, and a foot without a shoe. One uncle had two different socks on. Now and then all the toes lifted at once. “That’s when they laugh,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'feet-first',
      A: 'partner',
      paragraphs: [
        '“They know it before the faces do,” said {A}, who had been watching. Whoever was telling something tapped with one heel. The others’ toes crept up, bit by bit. Only then came the laugh.',
        '“So who’s telling it?” asked {A}. {H} looked for the heel. It was in a green shoe, and belonged to an aunt. “The one behind the flowers,” said {H}. “Now.” And they laughed up there.'
      ]
    },
    {
      id: 'shoe-goes-for-a-walk',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The shoe without a foot had been pushed along a bit. A foot came looking for it. It felt to the left, and it felt to the right, and found an uncle’s ankle. The uncle stopped in the middle of a road. “It’s not me,” {H} called up.',
        '{A} slid the shoe back with a spoon, until it lay before the toes. In it went. Above the table an aunt had been nodding at the uncle the whole time. You would never have known.'
      ]
    },
    {
      id: 'two-different-socks',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One sock was blue and the other was black, and both belonged to the uncle with the tie. “Does he know?” whispered {H}. “He’s only seen himself from above,” said {A}. From above he was the smartest of them all.',
        'Then the feet crossed, the blue over the black, and back. “He knows,” said {H}. “He’s trying which one to hide.” They decided to tell nobody. It was a secret of the small table, and it was kept under a plate.'
      ]
    },
    {
      id: 'what-pleases-them',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The potatoes came round. You saw that from below as well. A pair of boots stood wide apart. Two sandals rolled up their toes. Only one pair of feet did not stir at all. “Somebody’s had enough,” said {H}.',
        '“No, thank you,” said a voice up there at that moment. {A} was quite impressed. The pudding came past, only from the kitchen to the window. The feet that had had enough turned round and pointed at it.'
      ]
    },
    {
      id: 'where-the-toes-point',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And mine?” asked {A}, and went back to the chair round the corner, to be looked at. {H} looked. {A} sat up straight, and talked to a cousin about a bridge. The feet down below had turned their toes to the small table.',
        '“You’d rather be here,” called {H}. “I’m listening very nicely,” said {A}. “The top of you is,” said {H}. So {A} took the feet where they wanted to go, and brought the rest along.'
      ]
    },
    {
      id: 'child-under-cover',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} laid a bean on the floor between the two tables, to see who would come for it. “Nobody,” said {A}. A brown shoe came a little forward, stopped, and went back. {S} put down another. “It’s shy,” said {S}.',
        'They waited. Then the brown shoe set itself on the first bean, very gently. “Oh dear,” said somebody up there, without stopping the talk. {S} drew a line for it in the gravy. That was one.'
      ]
    },
    {
      id: 'who-wants-to-come-down',
      A: 'partner',
      paragraphs: [
        'After that {A} stayed, on a cushion, with both knees up to the plate. Whenever the toes began to creep, {H} and {A} were already laughing.',
        '“What are they laughing at?” asked the aunt in the green shoes. She came down with her plate, to look. An uncle brought his own cushion. “Move up,” said {H}, and moved up. At last there was one person at the big table, telling a road to the flowers.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down at the small table, and it got smaller.',
      '{names} looked up at the laugh, and it had gone.',
      { text: '{names} passed the bread down, from one table to the other.', needs: ['hands'] },
      { text: '{names} laid a fork to the left and a fork to the right.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the cloth, and knew some of the shoes.',
      '{names} kept away from the elbows.',
      { text: '{names} held the cushions, from below.', needs: ['hands'] },
      { text: '{names} picked up a napkin too, and let it drop again.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to the small table as well, and there was still a corner.',
      '{names} went to the green shoe, and waited for the heel.',
      { text: '{names} held up the edge of the cloth a little, for the view.', needs: ['hands'] },
      { text: '{names} brought the potatoes down, and they stayed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cloth was shaken out, and the small table was carried back to the window. One shoe was left over, and it was a green one.',
    '{H} washed, and lay down, and looked along the blanket. At the end of it stood two feet. They crept up once more, at something that was still funny, and lay down too.'
  ],
  last: [
    'The feet knew it first, and then the rest of {H} was asleep.',
    'All the toes were down, and {H} was asleep.'
  ]
})
