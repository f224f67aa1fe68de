import { wishPlot } from '../wish-plot.ts'

export const schoolTrip = wishPlot({
  id: 'wish-school-trip',
  wishes: ['school trip lunch', 'packed lunch school trip', 'packed lunch coach', 'school trip', 'school trips', 'class trip', 'class trips', 'field trip', 'field trips', 'nursery trip', 'kindergarten trip', 'preschool trip', 'school outing', 'class outing', 'school excursion', 'class excursion', 'coach trip', 'trip school', 'trip class', 'lunchbox', 'school bus trip'],
  answers: ['coach', 'bus', 'castle', 'going', 'first', 'tomorrow', 'day', 'with', 'her', 'his', 'my', 'the', 'on', 'a', 'lunch', 'packed', 'year', 'teacher', 'partner', 'children', 'nursery', 'preschool', 'reception', 'big', 'to', 'excited', 'box', 'went', 'new', 'today', 'sandwich', 'sandwiches', 'old', 'outing', 'their', 'next', 'week'],
  except: ['brother', 'sister', 'museum', 'zoo', 'farm', 'beach', 'seaside', 'aquarium', 'theatre', 'library', 'space', 'moon', 'lost', 'sick', 'cancelled', 'canceled', 'missed', 'afraid', 'camping', 'residential', 'overnight', 'park', 'forest', 'woods', 'fire', 'planetarium', 'swimming', 'church', 'dinosaur', 'dinosaurs', 'monster', 'dragon', 'work', 'bakery', 'garden', 'concert', 'snow', 'ski', 'skiing', 'boat', 'train', 'factory', 'accident', 'robot', 'witch', 'ghost', 'haunted', 'marae', 'noho'],
  moods: ['first', 'waiting'],
  company: ['coach', 'driver', 'teacher', 'castle', 'king'],
  about: 'On the coach the packed lunch gets eaten bit by bit, long before the castle, and there was something odd about it.',
  titles: ['Only to See Whether It Was Still There', 'Lunch at Ten Past Nine', 'Are We Nearly There', '{H} Does Not Like Cucumber', 'The Other Blue Bag'],
  want: [
    {
      id: 'coach',
      A: 'partner',
      paragraphs: [
        'They were on a school trip to the castle. The coach was two rows of chairs, and the castle was the sofa. {H} had the window. {A} was {H}’s partner, and the driver at the bends.',
        'Both had a packed lunch, in a blue bag each. {H} wanted to eat it on the castle wall, all of it, with {H}’s legs dangling. “Seat belts,” said the driver. Click, click. “Are we nearly there?” asked {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'only-look',
      A: 'partner',
      paragraphs: [
        'At the first corner {H} opened the bag, only to see whether the lunch was still there. It was. It was ten past nine. At the second corner there was one raisin less. “Red light,” said {A}. “We have to wait.” While they waited, one half of the sandwich went, and then the other.',
        '“Is that cucumber?” asked {A}, and sniffed. “Yes,” said {H}, with {H}’s mouth full. “I don’t even like it.”'
      ]
    },
    {
      id: 'hi-vis',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Everybody had a yellow vest on, so that nobody went missing. The vests were towels, one round each neck. “Now the teacher can see us from the other end of the castle,” said {A}.',
        '“And what if there’s another school there?” asked {H}. “They’ll have yellow ones too.” They thought about it. “Then we’ll go home with whoever’s got the better coach,” said {A}.'
      ]
    },
    {
      id: 'partners',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Hold hands with your partner,” said {A}, who was the teacher for a minute. {A} looked about for {A}’s partner. It was {H}. {H}’s hand was warm, and there was something on it.',
        '“What’s that?” asked {A}. “It was jam,” said {H}. A partner has to be held all the same, the whole day. “Change hands,” said {A}. The other one was worse.'
      ]
    },
    {
      id: 'song',
      A: 'other',
      spare: 3,
      paragraphs: [
        'On a coach there’s singing. It was the song about the wheels. “The driver on the coach says: quiet at the back,” sang {A}. “Quiet at the back,” sang {H}, as loudly as it would go.',
        'They got as far as the wipers. Then they did the seat belts, and the crumbs, and the boy who feels funny. “The boy on the coach goes urgh, urgh, urgh.” The driver asked whether they might stop at the urgh.'
      ]
    },
    {
      id: 'i-spy',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I spy something beginning with c,” said {A}. “Coach,” said {H}. “No.” “Curtain. Chair. Cup.” It was none of them. {H} looked out of the window for a long time. A wall went past, quite slowly, since it was standing still.',
        '“I give up,” said {H}. “Castle,” said {A}. “But you can’t see that yet!” said {H}. “You can if you know where it is,” said {A}, and shut {A}’s eyes.'
      ]
    },
    {
      id: 'toilet-stop',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Who has to go?” called {A}. “Nobody,” said {H}. The coach drove on for about as long as a chair is wide. “I have to go,” said {H}. “I asked you just now!” “I didn’t have to just now.”',
        'So the coach pulled in. {H} went, and came back, and did up the seat belt. “And the driver?” asked {H}. {A} said that drivers never had to. The coach drove on for another chair. “Wait here,” said {A}.'
      ]
    },
    {
      id: 'worksheet',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was a worksheet, and the pencil for it was on a string. “Draw something that you see at the castle,” read {A}. “We aren’t there yet,” said {H}. “It’s quieter if you do it now,” said {A}.',
        '{H} drew a tower, a well, and a king who looked out. “What’s the king thinking?” asked {A}. “Here they come,” said {H}, “all in yellow.” {H} drew him a bucket, to hide behind.'
      ]
    },
    {
      id: 'pet-back-seat',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'On the back seat sat {A}, for somebody has to. The ones on the back seat make faces at the cars behind. {A} looked back once, very seriously, at a laundry basket.',
        'It stayed well behind after that. “You’re not supposed to stare,” said {H}. But it was the quietest back seat that a coach ever had. The driver waved to {A} in the mirror.'
      ]
    },
    {
      id: 'elder-trip',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We went to a castle too,” said {S}. “We walked there, two by two, and it rained on every two of us. Then it was shut.” “What did you do?” asked {A}.',
        '“We ate our sandwiches under the gate,” said {S}. “They’d got so wet that you could drink them. And then we walked home. I’ve never laughed so much.” {A} asked what had been so funny. “Our teacher’s hat,” said {S}. “It was felt. It grew.”'
      ]
    },
    {
      id: 'child-teacher',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the teacher now, and had to call out the names. “{A}?” “Here,” said {A}. {S} looked under a cushion. “{S}?” asked {S}. Nobody said anything. “{S} is missing!” said {S}.',
        '“You’re the teacher,” said {A}. “You’re {S}.” “I can’t be here,” said {S}. “I’m the one who’s asking.” They had to stop the whole coach over it.'
      ]
    },
    {
      id: 'nose-over-it',
      A: 'partner',
      paragraphs: [
        'When they came round the last bend, there was nothing in the bag but a crust. “I only looked!” said {H}. “It’s on your knees,” said {A}, “and your nose is right above it. That’s why mine’s under the seat.”',
        'They got out at the castle, in twos. It had a moat, which was the carpet, and high walls. But there was nothing now to eat on them.'
      ]
    }
  ],
  turn: [
    {
      id: 'other-bag',
      A: 'partner',
      paragraphs: [
        '{H} sat on the castle wall and let {H}’s legs dangle all the same. {A} fetched the blue bag from under the seat, and opened it. “Cheese?” said {A}. “I didn’t make cheese. I made cucumber.”',
        '{H} looked at the crust. There was a bit of green on it. {H} looked into {A}’s bag, and there was everything that {H} had packed. “I’ve had a whole lunch,” said {H} slowly, “and it was yours.” Far below them lay the moat, and it was very quiet.'
      ]
    },
    {
      id: 'swap',
      A: 'partner',
      paragraphs: [
        '“Then this one’s mine,” said {H}. “And it’s for anybody who hasn’t had any.” {H} tore the cheese sandwich down the middle and gave {A} both halves. {A} gave one back. Nobody eats alone on a castle wall.',
        '“Why did you eat it, if you don’t like cucumber?” asked {A}. {H} chewed. “It was in my bag,” said {H}. “I didn’t want to be rude.” They swung their legs, and shared the last raisin, and it was twelve o’clock at last.'
      ]
    },
    {
      id: 'view',
      A: 'same',
      spare: 7,
      paragraphs: [
        'From the wall you could see the whole country. “In the old days they looked out for strangers from here,” said {A}. “And then they pulled up the bridge.” {H} shaded {H}’s eyes. Far off stood a stranger with a long neck.',
        '“It’s the lamp,” said {A}. “It’s got a hat on,” said {H}, “and it doesn’t say what it wants.” They pulled up the bridge, which was a towel. You can’t be too careful with a castle.'
      ]
    },
    {
      id: 'stairs',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“In a castle the stairs go round and round,” said {A}. “You get dizzy, and the king doesn’t.” They went round on the spot, with one hand on the wall. “How many steps?” “Ninety,” said {A}.',
        'At about thirty they were up. The room came round once more without them. “It works,” said {H}, and sat down. “I couldn’t take a castle now.”'
      ]
    },
    {
      id: 'castle-shop',
      A: 'other',
      spare: 9,
      paragraphs: [
        'Every castle has a shop, and you have to go through it to get out. {A} was the till. {H} had two coins, and they were buttons. “What have you got for two?” asked {H}. “A picture of the shop,” said {A}.',
        '{H} had wanted something with a king on it. “He’s in there,” said {A}, “behind the door, counting.” {H} held the picture up close, and you could nearly hear him. So {H} paid, and got one button back.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got the back seat, where it bumps most.',
      '{names} swayed at the bends, and hummed like an engine.',
      { text: '{names} handed out the lunches, and they both looked the same.', needs: ['hands'] },
      { text: '{names} waved to everybody the coach overtook.', needs: ['hands'] }
    ],
    way: [
      '{names} caught a crumb that came along under the seats.',
      '{names} peered out of the window, and there was a cow, or a coat.',
      { text: '{names} pressed the bell for a stop, but coaches have none.', needs: ['hands'] },
      { text: '{names} counted the class at the red light, and there was one too many.', needs: ['hands'] }
    ],
    turn: [
      '{names} found a corner of the wall with a view of the moat.',
      '{names} sat close up, on the side of the cheese.',
      { text: '{names} dropped a crumb over the battlements, for the frogs.', needs: ['hands'] },
      { text: '{names} rolled up the empty bag, and made a telescope of it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coach became chairs again. The two blue bags were turned inside out and shaken, and hung up far apart.',
    'On the way home from a trip everybody is quiet. {H} washed, got into the last coach of the day, and lay down right at the back.'
  ],
  last: [
    '“We’re nearly there,” said {H}, and then {H} was there, and asleep.',
    'The coach hummed, and the road was dark and long, and by the window {H} slept.'
  ]
})
