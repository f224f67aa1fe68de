import { wishPlot } from '../wish-plot.ts'

export const notPicked = wishPlot({
  id: 'wish-not-picked',
  wishes: ['not picked', 'wasn’t picked', 'didn’t get picked', 'not being picked', 'never picked', 'picked last', 'last picked', 'wasn’t chosen', 'didn’t get chosen', 'never chosen', 'chosen last', 'nobody picked', 'being left out', 'feeling left out', 'didn’t make the team'],
  except: ['until', 'late', 'apples', 'blackberries', 'strawberries', 'berries', 'fruit', 'flowers', 'nose', 'pumpkin', 'pumpkins', 'litter', 'handed', 'behind', 'rain', 'teddy', 'toy', 'fridge', 'milk'],
  answers: ['team', 'teams', 'football', 'netball', 'school', 'playtime', 'playground', 'game', 'games', 'sad', 'upset', 'cried', 'crying', 'friends', 'friend', 'today', 'again', 'always', 'last', 'class', 'pe', 'sport', 'sports', 'part', 'being', 'feels', 'got', 'get', 'for', 'the', 'they', 'other', 'girls', 'boys', 'children', 'played', 'playing', 'lunch', 'break', 'without'],
  moods: ['losing', 'alone', 'quarrel', 'learning'],
  about: 'The hero was picked last, and picks a team of everything that nobody ever takes out of the drawer.',
  titles: ['The Bottom Drawer', 'The Lid Was First', '{H} Picks a Team', 'There Is a Glove After You', 'Four to the Chair'],
  want: [
    {
      id: 'bottom-drawer',
      A: 'partner',
      paragraphs: [
        'Today they had picked teams at school, and {H} had been picked last. That is not really picking.',
        'At home {H} sat down in front of the bottom drawer, and pulled it open. It was the one with the things that nobody ever takes. “I need a team,” said {H}. “Tonight I’m doing the picking.”'
      ]
    }
  ],
  way: [
    {
      id: 'who-was-picked',
      A: 'partner',
      paragraphs: [
        'The first to be picked was a lid that fitted nothing. Next came a fork with a bend in it, and a glove that was the only one. “Pick me,” said {A}. “I’m quick.” “You’ve got to wait,” said {H}, and picked a cork.',
        'Then they stood in a row. “What are we going to play?” asked {A}. {H} had not thought of that. “Football,” said {H}, “against the chair.”'
      ]
    },
    {
      id: 'captain-face',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Whoever picks has to make a face. {H} showed it. You fold your arms, and you look along the row as if there were something better further on. “Like in a shop,” said {A}, “with apples.”',
        '{H} looked along the row like that. The cork went pale. “No,” said {H}, and took down both arms. “I’ll do it with a different face.” And {H} nodded to each of them first, so that they could breathe.'
      ]
    },
    {
      id: 'who-else',
      A: 'other',
      spare: 2,
      paragraphs: [
        'There was more in there than you would think. There was half a pair of scissors that was for icing, and did not cut. There was a key, and the small umbrella out of an ice cream.',
        '“What’s that one?” asked {A}. It was grey and had a hook. Neither of them had any idea. “Picked,” said {H} at once. “If nobody knows what it is, then nobody knows what it can do.”'
      ]
    },
    {
      id: 'shirts',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A team needs something that is the same on everybody. There was some red wool, and {A} tied a bit round each. The fork had a scarf, and the cork had a belt.',
        'The glove got five, one to each finger. “That’s not fair,” said {A}. “It’s not one,” said {H}. “It’s five who stick together.”'
      ]
    },
    {
      id: 'warm-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Before a match everybody has to warm up. {A} rolled the cork to and fro under one hand. The fork was bent a little one way, and that was as far as it liked to go. {H} blew into the glove. All five fingers stood up, and then they sat down again, one after the other.',
        '“What about the lid?” asked {A}. {H} put it up {H}’s own jumper, and squeaked. They waited. “It’s warm right through,” said {H} after a while. “I’ve never been in a team that was so ready.” They all looked across at the chair by the wall. It had not warmed up one bit.'
      ]
    },
    {
      id: 'four-nil',
      A: 'partner',
      paragraphs: [
        'The lid stood in goal. It stood for a moment, and then it rolled away. The fork fell over. The glove just lay there. Soon it was four to the chair, and {H} sat down on the floor.',
        '“You’ve picked them because they were left,” said {A}, “and now they’ve got to play football. Did you see how that lid rolled?” {H} had seen. It had rolled right round the table, and come back.'
      ]
    },
    {
      id: 'half-time',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Half-time,” said {A}, and brought a few bits of orange. At half-time the captain has to say what was good. {H} looked along the row and thought. “The fork fell over very bravely,” said {H}. “The cork was never once in the way.”',
        '“And the glove?” asked {A}. “It lay down, and it stayed down,” said {H}. “I’ve seen whole teams that couldn’t do that.” They took a bit of orange across to the chair as well, and put it on the seat. “It hasn’t even run,” said {A}. That was true, and so {H} ate that one.'
      ]
    },
    {
      id: 'pet-not-picked',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had come to see what was in the drawer. “Have you ever been picked last?” asked {H}. {A} thought of something else, by the look of it.',
        '{H} moved up closer. “I’d have you in mine,” said {H} quietly. {A} stayed where {A} was. It seemed to be settled already.'
      ]
    },
    {
      id: 'elder-goal',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“They always put me in goal,” said {S}, “because I was no good. It was a hedge. I stood in that hedge for two years.” “Wasn’t it dull?” asked {A}.',
        '“There was a nest in it,” said {S}. “There were four eggs, then four beaks. I knew all of them. When there was a shot, I let it in, so as not to move.” {S} smiled. “Then the whole team came to look. We hardly played at all that summer.”'
      ]
    },
    {
      id: 'how-it-was',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How was it today?” asked {A}. {H} set it up with raisins. Here were the two who picked. There stood all the rest, in a line. One raisin went, and the next one went. Then there was one.',
        'They both looked at that one. “It’s a perfectly good raisin,” said {A}. {H} ate one of the captains. It did not help the raisin, but it was something.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-new-game',
      A: 'partner',
      paragraphs: [
        '“Then it’s the wrong game,” said {H}, and got up. {H} put the lid on its edge and gave it a push. Off it rolled, humming. {H} stuck the fork in the cork, with its bend upwards, and that was a gate. The lid went in under the bend, and on, and straight into the glove.',
        'Somebody had to be down there with the glove, to send the lid back. {H} looked round at {A}. “I pick you,” said {H}.'
      ]
    },
    {
      id: 'not-last',
      A: 'partner',
      paragraphs: [
        '“I’m last, then,” said {A}, and came. “No, you’re not,” said {H}. “There’s the glove after you.” {A} put on the glove. {H} sent the lid down, and {A} sent it home, and it sang.',
        'After a while they had rules. If it touches the gate, you both have to hum. You need somebody at each end, or it doesn’t go.'
      ]
    },
    {
      id: 'points',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Who’s winning?” asked {A}. They had forgotten to count. They thought about who it could be. When it worked, they had both done it. When it fell over, it was the lid.',
        '“Then the lid’s lost,” said {A}. “But it’s the best there is,” said {H}. So they left it at that. The lid had lost, and it was the winner as well.'
      ]
    },
    {
      id: 'chair-asks',
      A: 'other',
      spare: 8,
      paragraphs: [
        'All that time the chair stood at the side and had nobody to play with. {A} noticed it first. “It’s looking over,” said {A}.',
        '{H} did not mind. They laid it on its back, and the lid ran through between its legs. It was a very good tunnel. Nobody had known, while it was in the other team.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'partner',
      paragraphs: [
        '“Are you taking that to school?” asked {A}. {H} put the lid into the bag, and the cork and the fork. “I’ll just start,” said {H}, “by the wall. Then I’ll need somebody for the other end.” {H} thought about it. “I’m not going to pick. Whoever comes is in.”'
      ]
    },
    {
      id: 'name-of-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The game needed a name. {A} was for Lid. {H} was for something that makes you want to know more. “Bottom Drawer,” said {H}.',
        '{A} tried it out loud. “Who’s coming to play Bottom Drawer?” It sounded as if everybody else had known about it for years. Even the spoons in the top one seemed to be listening.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and lay down by the drawer, as one of the things.',
      '{names} nosed through the drawer, and picked a bit of string.',
      { text: '{names} took a key out, and it belonged to nobody, and put it back.', needs: ['hands'] },
      { text: '{names} pulled at the drawer a bit, on the side where it stuck.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in the row too, next to the cork.',
      '{names} ran on to the pitch, and off at the other end.',
      { text: '{names} tossed a button, and the chair won.', needs: ['hands'] },
      { text: '{names} moved the chair a bit, so that the sun was not in its eyes.', needs: ['hands'] }
    ],
    turn: [
      '{names} hummed with the lid, in the same key.',
      '{names} lay down at the side, and made the wall of the alley.',
      { text: '{names} bent down, to see the lid through the gate.', needs: ['hands'] },
      { text: '{names} cleared a cushion from the track.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair went back to the table. {H} pushed in the bottom drawer, and it was a good deal emptier.',
    'Then {H} washed and lay down. The bag stood by the door, and now and then something in it settled and hummed.'
  ],
  last: [
    'In the bag the lid hummed once and lay down, and {H} was asleep.',
    'Nobody was left over, not in the drawer and not in the house, and {H} slept.'
  ]
})
