import { wishPlot } from '../wish-plot.ts'

export const homeAgain = wishPlot({
  id: 'wish-home-again',
  beginsElsewhere: true,
  wishes: ['home again away', 'back home away', 'home after away', 'home months sea', 'home from sea', 'back from sea', 'away at sea', 'ship came in', 'got home trip', 'home work trip', 'home business trip', 'back business trip', 'came work trip', 'back from camp', 'home from camp', 'home camp', 'away home tonight', 'away weeks home', 'away days back', 'away weeks back', 'away months back', 'away ages', 'home long trip', 'back long trip', 'finally home weeks', 'finally home months', 'finally back', 'offshore home', 'shy came home', 'shy came back', 'hid came home', 'recognise home trip'],
  answers: ['again', 'finally', 'today', 'tonight', 'after', 'three', 'two', 'four', 'five', 'six', 'long', 'time', 'weeks', 'week', 'months', 'month', 'days', 'sea', 'ship', 'boat', 'rig', 'oil', 'work', 'trip', 'business', 'camp', 'scout', 'scouts', 'away', 'abroad', 'papa', 'daddy', 'dad', 'mum', 'mummy', 'mama', 'mom', 'brother', 'sister', 'big', 'shy', 'hid', 'hiding', 'happy', 'excited', 'missed', 'door', 'family', 'came', 'comes', 'coming', 'got', 'gets', 'back', 'home', 'airport', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'at last', 'for', 'been'],
  except: ['army', 'soldier', 'navy', 'military', 'war', 'deployed', 'deployment', 'prison', 'jail', 'hospital', 'rehab', 'clinic', 'ill', 'sick', 'hurt', 'died', 'funeral', 'police', 'hit', 'drunk', 'divorce', 'split', 'dog', 'cat', 'astronaut', 'space', 'moon', 'pirate', 'school', 'nursery', 'never', 'cancelled', 'refugee'],
  moods: ['waiting', 'change', 'first', 'late', 'alone'],
  company: ['boots', 'coats', 'bag'],
  about: 'The hero has practised the welcome, but the one who comes home stands in strange boots, and only the toe in the old sock is known at once.',
  titles: ['The Boots in the Hall', 'Home Again in Strange Boots', '{H} Behind the Coats', 'The Toe That Came Home', 'Somebody Knocks With a Bag'],
  want: [
    {
      id: 'today',
      A: 'partner',
      paragraphs: [
        'Today somebody was coming home again. It was one of the family. They had been away so long that there was dust on their slippers. {H} wanted to be the first at the door.',
        '“I’ll run, and I’ll jump, and I’ll shout ‘home again’,” said {H}. They practised that. {A} came in with a bag. {H} ran, and jumped, and shouted. They did it four times. It worked every time.'
      ]
    }
  ],
  way: [
    {
      id: 'the-key',
      A: 'partner',
      paragraphs: [
        'Then there was a key in the lock, and this time it was real. The door opened. A cold smell came in, of trains and of some other soap. On the mat stood two boots, with somebody in them. They were big and grey, and one lace was blue.',
        '{H} had never seen those boots. {H}’s legs had been going to run, and they ran, but sideways, in among the coats. It was dark behind them, and there {H} stayed. “Hello,” said the boots.'
      ]
    },
    {
      id: 'the-dust',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What about the toothbrushes?” whispered {H}. There had been a gap in the row for so long that the others had begun to lean. {A} went and stood them up straight again, and pushed the cup to the middle.',
        '“What if there’s no room now?” asked {H} through the sleeves. “We’ve all grown while nobody looked.” “I’ve measured the gap with my thumb,” said {A}. “A toothbrush goes in. It isn’t even tight.”'
      ]
    },
    {
      id: 'the-chair',
      A: 'same',
      spare: 2,
      paragraphs: [
        'From behind the coats you could see the table, and the chair that was waiting there. While its owner was away, a newspaper had sat down on it. Then a jumper had come, and a box of jars. “You’ll have to move,” {A} had told them at noon.',
        'They had found places for all but one jar, which fitted nowhere else. It still stood on the seat. “It thinks it lives here,” said {A}. “It won’t mind being lifted off,” said {H}. “It’s only gherkins.”'
      ]
    },
    {
      id: 'what-they-brought',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The bag that had come home was bigger than the bag that went. It lay on its side in the hall and breathed out. A sleeve hung from the zip. {A} felt it from outside. Something in there was round, and something else rustled.',
        'Nobody opened it. A bag that has been away so long has to get warm first. {A} laid one hand on it, as you do with a horse. {H} saw that from between two sleeves, and one foot came a little way out.'
      ]
    },
    {
      id: 'list-of-things',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} had saved things up to tell. There was a list, as long as an arm. It had the tooth on it, and the flood in the bathroom, and the pigeon that came in. {A} had written it down, week by week.',
        'Now the list was in {H}’s pocket, and it was rather warm. Not a word of it would come out. “Then it can wait in there,” said {A} to the coats. “A list doesn’t go off. It isn’t fish.”'
      ]
    },
    {
      id: 'other-soap',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} sniffed. “It’s lemon,” said {A}. “At ours it’s the green one. They must have had lemon wherever that was.” {H} sniffed too, inside the scarves. It was a good smell. Only it was somebody else’s.',
        '“It comes off with water,” said {A}. “Two baths, and it’ll be ours.” Then {A} went and laid out the green soap, with its name on top. That was a kind of welcome too.'
      ]
    },
    {
      id: 'in-the-coats',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It was not bad behind the coats. There was the wool one that scratched, and the raincoat that creaked. Between those hung a big brown jacket. It had not been out for as long as its owner was away.',
        '{H} put one arm up its sleeve, as far as it would go. Deep down in there it was still how it used to be. {H} stood for a bit, holding the hand that was not in it. {A} looked the other way, and counted hooks.'
      ]
    },
    {
      id: 'one-question-each',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Have they been on a ship?” asked {H}, for it was easier to talk about boots. “They’ve been on all sorts,” said the boots. “Have they stood in the sea?” “Once, up to the third hole, and it was an accident.”',
        '{A} looked, and there was a white line, just there. You could see how far the water had come. “They squeaked for two days,” said the boots. “Everybody knew when I was going to get the biscuits.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had not practised anything. {A} had a good look at the boots, and knew at once where they had been. The left boot got one sniff, and the right boot got one too.',
        'After that {A} went and leaned on one of them. {H} watched from the coats. If it had been a stranger, {A} would have said. {A} knew everybody by something that you could not buy new.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When my uncle came home from sea,” said {S} to the coats, “I was under the table. I’d baked him a cake, and all.” “What did he do?” asked {A}. “He ate it,” said {S}, “right above me.”',
        '“I heard each bite. He said it was a pity, with so much cake and nobody to help. So I put up one hand. He laid a slice on it. We had the whole of it that way, and never said a thing.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had shouted “home again” already, quite loud, but at the wrong boots. The man from below had only brought a parcel. He had been very pleased. “I’ve used it up now,” said {S}.',
        '{A} felt about in the raincoat, and found an old ticket in its pocket. “You can have mine,” said {A}, and pushed it out to {S}. It was not what {S} had meant. But {S} took it, and shouted a smaller one.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had been much smaller when those boots went away, and did not know a thing about them. {A} looked up, and up, to where they ended in a face. Then {A} took hold of the blue lace and pulled.',
        'It came undone, right down to the bottom. Nobody said a word. {A} put the end of it in to chew, and thought it over. It was salty. {A} went on, so it could not be anybody bad.'
      ]
    },
    {
      id: 'the-blue-lace',
      A: 'partner',
      paragraphs: [
        'The boots sat down on the bag, and waited. “The old lace broke when I was away,” they said, “so I’ve got this blue one.” Behind the coats nobody answered. {A} knelt down and looked in. “It isn’t a stranger,” whispered {A}.',
        '“The boots are,” whispered {H}. {A} thought about that. It was quite true. Then {A} went to the bag. “{H} knows your feet,” said {A}. “It’s only the boots that nobody’s met. You’ll have to get out of them.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-toe',
      A: 'partner',
      paragraphs: [
        'The boots came off, one and then the other. In them were the socks with the ducks on. They had been darned and had gone again, at the left toe. The toe looked out. It saw the coats, and bowed.',
        '{H} knew that toe. Nobody else had one that could bow. {H}’s own foot came out from under the coats, and bowed back. So the toes said hello, and then the knees, and after that it was all arms. “Home again!” shouted {H}. It was a bit late, but very loud.'
      ]
    },
    {
      id: 'slippers-on',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then the slippers were put on, and went off through the rooms, flap, flap. They looked into each, to see if it was still there. {H} went in front and opened the doors. “That’s the sink,” said {H}. “We’ve still got it.”',
        'In the kitchen they stopped, since there was a new bin. {A} showed how you stepped on it. The one who was home again stepped on it six times. A thing like that you have to get used to.'
      ]
    },
    {
      id: 'the-boots-stay',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The boots stood on newspaper, with their tongues out. {H} was not shy of them now. “You may stay,” said {H}, and put them in the row. They were the biggest, and they stood there like visitors.',
        '{A} stuffed them with paper, for they were still a bit damp from away. {H} did up the blue lace with a bow. The row leaned over to make room. By morning nobody would have known.'
      ]
    },
    {
      id: 'a-bit-of-both',
      A: 'partner',
      paragraphs: [
        'Later {H} sat very near to the one who was home again. On top there was still a smell of lemon. Underneath was the right one. “What was the best thing today?” asked {A}.',
        '“The sock,” said {H}, before anybody else could. “I’d have known you straight away. You only came in with the wrong end first.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran along to the door as well, all four times.',
      '{names} sat down on the mat early, for a good place.',
      { text: '{names} wiped the slippers, inside too.', needs: ['hands'] },
      { text: '{names} carried the practice bag back to its start.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed the cold air that had come in.',
      '{names} walked once round the boots and looked at the lace.',
      { text: '{names} shut the door, for there was a draught.', needs: ['hands'] },
      { text: '{names} held two coats apart, and let them close again.', needs: ['hands'] }
    ],
    turn: [
      '{names} came and joined in, where the arms were.',
      '{names} looked at the toe for a good while.',
      { text: '{names} hung up the coat that had been away.', needs: ['hands'] },
      { text: '{names} pulled out the chair that had waited so long.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the coats up straight again. In the hall stood the boots, in a row with all the others.',
    '{H} washed with the green soap, and lay down. Through the wall came a cough that had not been there for a long time.'
  ],
  last: [
    'Flap, flap, went two slippers past the door, and {H} was asleep.',
    'Under the blanket one toe bowed to another, and then {H} slept.'
  ]
})
