import { wishPlot } from '../wish-plot.ts'

export const eidAlAdha = wishPlot({
  id: 'wish-eid-al-adha',
  wishes: ['eid al adha', 'eid al-adha', 'eid ul adha', 'eid ul-adha', 'eid-ul-adha', 'eid-al-adha', 'eid adha', 'eid el adha', 'eidul adha', 'idul adha', 'id ul adha', 'aidiladha', 'bakra eid', 'bakri eid', 'bakra id', 'bakri id', 'bakr eid', 'bakrid', 'عيد الأضحى', 'عيد الاضحى', 'bakreed', 'bakreid', 'baqarah eid', 'big eid', 'bari eid', 'badi eid', 'greater eid', 'second eid', 'eid qurban', 'eid qurbani', 'qurbani eid', 'eid kurban', 'eid bakra', 'eid kabir', 'eid al-kabir', 'eid el-kebir', 'eid kebir', 'aid kebir', 'aïd kebir', 'tabaski', 'kurban bayram', 'kurban bayrami', 'kurban bayramı', 'hari raya haji', 'hari raya korban', 'festival of sacrifice', 'feast of sacrifice'],
  answers: ['eid', 'festival', 'big', 'morning', 'new', 'clothes', 'dress', 'mubarak', 'eidi', 'sharing', 'share', 'shared', 'parcels', 'parcel', 'plates', 'plate', 'food', 'biryani', 'rice', 'neighbours', 'neighbors', 'neighbour', 'neighbor', 'cousins', 'aunties', 'uncles', 'visiting', 'visit', 'prayer', 'prayers', 'mosque', 'masjid', 'celebrating', 'celebrate', 'celebration', 'first', 'happy', 'family', 'day', 'today', 'tomorrow', 'tonight', 'nani', 'dadi', 'teta', 'muslim', 'giving'],
  except: ['slaughter', 'gone', 'goodbye', 'miss', 'misses', 'slaughtered', 'butcher', 'killed', 'blood', 'died', 'missing', 'alone', 'cried', 'crying', 'war', 'dragon', 'hospital', 'scared', 'afraid'],
  moods: ['first', 'waiting', 'proud', 'learning'],
  fed: true,
  company: ['neighbour', 'plate', 'plates', 'cloth', 'step', 'cake', 'rice', 'bell', 'mat', 'door'],
  about: 'At big Eid a plate must not go home empty, so it goes to and fro between two doors, until it is eaten empty half way.',
  titles: ['A Plate Doesn’t Go Home Empty', 'The Blue Plate and the Green', '{H} Crosses Over With a Plate', 'Half Way Is Nobody’s Home', 'How the Blue Plate Came Home'],
  want: [
    {
      id: 'blue-plate',
      A: 'partner',
      paragraphs: [
        'It was Eid al-Adha, the big Eid. They had new clothes on, and the food had been shared out. A part was for the house, and a part for whoever has too little. The last part was for the neighbour, on the blue plate. “When that comes home empty,” said {A}, “we’ll eat.”',
        '{H} carried it across the way. “Eid Mubarak,” said {H}, and so did the neighbour. Then {H} brought back the plate. There was a cake on it.'
      ]
    }
  ],
  way: [
    {
      id: 'to-and-fro',
      A: 'same',
      paragraphs: [
        '“She says a plate doesn’t go home empty,” said {H}. “That’s right,” said {A}, “but now she’s given us more than we’ve given her.” So {A} filled it up with rice and almonds. {H} carried it across. It came home with dates and apricots.',
        'The third time, {H} put it on the neighbour’s mat, and rang, and ran. They had just sat down when their bell rang. “Eid Mubarak,” called the door. On the mat stood the blue plate, piled up with pancakes. Over there a slipper went in at the door. “She can run, too,” said {A}.'
      ]
    },
    {
      id: 'creaks',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H}’s new clothes were so new that they creaked. You could not bend in them, and there was still a pin somewhere. “Hold it well away from your front,” said {A}. So {H} carried the plate with both arms out, like a shelf that has learned to walk.',
        'On the way back {H} found the pin. It was in the collar. {H} said nothing about it, and walked like a king all the way home.'
      ]
    },
    {
      id: 'jingle',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Each time {H} went across, the neighbour put a coin in {H}’s pocket. That was the Eidi. By the third plate {H} jingled. “She’ll hear you coming,” said {A}. That was why the door was always open before {H} got there.',
        '{A} tied the coins up in a handkerchief. Now {H} only went clup. “That’s better,” said {A}. “That might be a horse.”'
      ]
    },
    {
      id: 'the-sums',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} wished to know how they stood, and took a pencil. On the left was what they had given, and on the right what they had got. “How much rice makes one cake?” asked {A}. {H} thought two spoons, with almonds.',
        '“And a pancake?” They laid one against a date. It went on for some time. When all was crossed out, they were a single apricot behind. “We can’t leave it at that,” said {A}. That was the mistake.'
      ]
    },
    {
      id: 'only-one-date',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If we send less, she’ll send less,” said {H}. So this time there was one date on the plate, right in the middle. {H} carried it across under the cloth, and had to explain that there was really something there.',
        'It came home with one date. “You see?” said {H}. Beside the date lay a melon. “That’s so that it wasn’t alone,” said {H}. {A} looked at the melon. It was bigger than the plate.'
      ]
    },
    {
      id: 'next-door-too',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Take it to the people at the end,” said {A}. “They’ve never given us anything.” {H} rang there, and wished them Eid Mubarak, and held out the plate. They were so pleased that they all came to the door. It took a moment.',
        'Then {H} came home. On the plate there were pickled lemons, a whole jar. “They’d been waiting for somebody to bring a plate,” said {H}. “For years,” said {A} faintly. “And now we’ve started.”'
      ]
    },
    {
      id: 'left-right-left',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At Eid you hug, first left, then right, and left again. With the neighbour it went well. With {A} it was practised once more, and {A} began on the other side. Their noses met. “Your left, or my left?” asked {A}.',
        'They tried it with the plate between them. That was easier, because there was no getting near. “It’s how porcupines do it,” said {H}.'
      ]
    },
    {
      id: 'on-the-telephone',
      A: 'other',
      spare: 7,
      paragraphs: [
        'The telephone rang, and it was an uncle a long way off. “Eid Mubarak,” said the uncle. “Have you eaten?” {H} said that they could not, because of the plate. “What’s on it?” asked the uncle. {H} told it all, from the rice to the pancakes.',
        'For a while there was only breathing. “I’m three hours away,” said the uncle. “Don’t let it come home empty before then.” {A} heard a car door.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had got a share as well, a fair one, in {A}’s own dish. {H} went to see how {A} dealt with it. The dish was empty. {A} looked up from it, and was not at all ashamed.',
        '“You’re lucky,” said {H}, and put in a bit more. Soon that was gone too. With {A}, a dish was allowed to be empty as often as it liked.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a plate with a gold edge,” said {S}. “It went out one big Eid with rice on, and was gone for a year. At the next big Eid it came home, with a hen.” “A cooked one?” asked {A}. “She was sitting on it,” said {S}.',
        '“What did you do?” “She laid eggs,” said {S}, “so we had something to send.” {A} thought of the blue plate, and how it would look with a hen.'
      ]
    },
    {
      id: 'a-parcel',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} sat down on the biggest tray, and pulled the cloth up to {S}’s chin. “I’m for the neighbour,” said {S}. {A} tried to lift the tray at one end. “Then she’ll have to send us somebody, too,” said {A}.',
        '“Who’s she got?” asked {S}. {A} counted up. There was an uncle with a trumpet. {S} thought about it, as far as the trumpet. Then {S} got off the tray, and folded up the cloth.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had new clothes on as well, and nothing had happened to them yet. Everybody had been careful. {H} held the plate high when {A} came near it. A single almond rolled off the edge.',
        '{A} did not eat it, for it was taken away. But there had been a bit of butter on it. Now {A} had a spot, quite a small one, right in front. “That’s that, then,” said {H}, and they could all sit down.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I could eat it empty for you,” said {S}, and took a fork. {A} thought that this was the answer. {S} ate one pancake, and then the next. For a moment you could see some blue.',
        'But {S} was a guest, and a guest’s plate must not be empty either. Before {A} could say anything, there was something on it again. “I’ll have a rest,” said {S}, “and then I’ll try once more.”'
      ]
    },
    {
      id: 'on-the-way',
      A: 'partner',
      paragraphs: [
        'There stood the plate, and they still could not eat. {A} looked from their own door to the other. “It mustn’t come home empty,” said {A} slowly. “And it mustn’t go home empty to her. But nobody’s said anything about half way.” {H} was up already.'
      ]
    }
  ],
  turn: [
    {
      id: 'half-way',
      A: 'partner',
      paragraphs: [
        '{H} took the blue plate, with all there was on it. {A} took the spoons. At that moment the door opened across the way, and out came the neighbour. She had a green plate, and it was full. They met half way, by the step. Nobody had a hand free to be given anything.',
        '“Here it’s nobody’s home,” said {H}, and sat down. So they ate the big Eid supper there, rice and cake and all the rest. The new clothes got cold from below.'
      ]
    },
    {
      id: 'whose-is-better',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Yours is better,” said {A}, with a mouthful from the green plate. “No, yours is,” said the neighbour, out of the blue one. Neither of them would give way. So {H} had to taste both, to settle it.',
        '{H} tasted from the left, and from the right. Each time it was a near thing. “I need to start again,” said {H}. They pushed both plates a bit closer, and waited for the verdict.'
      ]
    },
    {
      id: 'to-get-by',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then a man came along with a rolled-up carpet, and could not get by. They did not get up. They gave him some cake. When he had eaten that, he wished them Eid Mubarak. He unrolled the carpet a little, for them to sit on.',
        'It was soft, and it had a border of red flowers. “I’m late,” said the man, and ate a date. “We’re late, too,” said {A}. They all agreed that it was a late sort of day.'
      ]
    },
    {
      id: 'another-door',
      A: 'other',
      spare: 15,
      paragraphs: [
        'Another door opened, and then one more. They had smelled it, and they had heard the spoons. Each of them brought a plate, for it had to be put somewhere. Soon you could not see the step any more.',
        '“Move up,” said {A}. {H} moved up, and had a bowl on each knee. A yellow plate went round, and a brown one, and a lid. None of them was at home, so all of them were allowed to be empty.'
      ]
    },
    {
      id: 'one-on-the-other',
      A: 'partner',
      paragraphs: [
        'At last both plates were empty, and now nobody could go home. There was not a crumb left to put on them. Then {H} set the green plate on the blue plate. “Now it isn’t empty,” said {H}. “There’s a plate on it.”',
        'The neighbour opened her mouth, and shut it. She went home with nothing in her hands, for a hand is not a plate. {H} carried home both. “And tomorrow she gets hers back,” said {A}. “Yes,” said {H}, “but with something on it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed near the table, where it smelled of cloves.',
      '{names} sniffed at the cloth before the plate went out.',
      { text: '{names} turned back a new sleeve that reached to the fingertips.', needs: ['hands'] },
      { text: '{names} laid the spoons out in a row, for when it was time.', needs: ['hands'] }
    ],
    way: [
      '{names} got to the door first, and saw only the slipper.',
      '{names} sat beside the table and waited, more or less.',
      { text: '{names} cleared a place for one more thing.', needs: ['hands'] },
      { text: '{names} held the door, once for there and once for back.', needs: ['hands'] }
    ],
    turn: [
      '{names} found room on the step, right in the middle.',
      '{names} got the end of a pancake, and then the other end.',
      { text: '{names} passed the dates on, and kept count.', needs: ['hands'] },
      { text: '{names} carried the cushions out, when it was nearly over.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the two plates by the door, one on top of the other. {H} laid four dates on the green one, so that it was ready.',
    'The new clothes were hung over a chair. They had learned to bend by now. {H} washed, and lay down, and it still smelled a little of cloves.'
  ],
  last: [
    'By the door stood a plate on a plate, neither of them was empty, and {H} was asleep.',
    'The blue plate was home, the green one had a night away, and {H} was asleep.'
  ]
})
