import { wishPlot } from '../wish-plot.ts'

export const quinceanera = wishPlot({
  id: 'wish-quinceanera',
  beginsElsewhere: true,
  wishes: ['quinceañera', 'big sister quince', 'big sister’s quince', 'big cousin’s quince', 'carrying crown cousin’s quinceañera', 'carrying crown sister’s quinceañera', 'big sister quinceañera', 'big sister’s quinceañera', 'big cousin’s quinceañera', 'quinceañera saturday', 'crown quinceañera', 'crown quinceanera', 'crown quince', 'carries crown quinceañera', 'carrying crown quinceañera', 'carry crown quinceañera', 'turns fifteen crown', 'turning fifteen crown', 'prima turns fifteen', 'cousin turns fifteen', 'sister turns fifteen',  'quinceañeras', 'quinceanera', 'quinceaneras', 'quinceañera crown', 'quince años', 'quince anos', 'quinces party', 'quince party', 'quince crown', 'quince dress', 'quince años crown', 'sister’s quince', 'sisters quince', 'cousin’s quince', 'cousins quince', 'prima’s quince', 'carrying crown cousin', 'carry crown cousin', 'carrying crown sister', 'carry crown sister', 'crown bearer', 'crown on cushion', 'crown on a pillow', 'fiesta de quince', 'sweet fifteen', 'fifteenth birthday party', 'dama quince', 'damas quince', 'chambelan quince', 'quinceañera cousin', 'quinceanera cousin', 'quinceañera dama', 'cousin quince', 'prima quince'],
  answers: ['sister', 'turns', 'turning', 'house', 'full', 'because', 'were', 'went', 'niece', 'niece’s', 'bringing', 'walks',  'sister’s', 'sisters', 'cousin', 'cousin’s', 'cousins', 'big', 'older', 'prima', 'hermana', 'aunt', 'fifteen', 'fifteenth', 'birthday', 'party', 'carry', 'carries', 'carrying', 'carried', 'crown', 'tiara', 'cushion', 'pillow', 'waltz', 'dance', 'dancing', 'dress', 'hall', 'church', 'mass', 'music', 'mariachi', 'cake', 'shoes', 'doll', 'last', 'today', 'tomorrow', 'saturday', 'sunday', 'weekend', 'nervous', 'excited', 'proud', 'shy', 'important', 'job', 'gets', 'get', 'going', 'practising', 'practicing', 'practice', 'aisle', 'walk', 'walking', 'front', 'everyone', 'people', 'court', 'damas', 'pink', 'blue', 'family', 'little', 'she’s', 'drop', 'afraid', 'bearer', 'ready', 'quince', 'her', 'dama', 'chambelan'],
  except: ['dentist', 'tooth', 'paper', 'wedding', 'prince', 'frog', 'dragon', 'died', 'hospital', 'cancelled', 'fight', 'fought', 'fell', 'broke', 'lost', 'stolen', 'not invited', 'apple', 'fruit', 'jam', 'recipe', 'minutes'],
  moods: ['proud', 'first', 'waiting', 'afraid', 'change'],
  out: true,
  company: ['crown', 'cushion', 'music', 'door', 'box'],
  about: 'The hero learns to carry a crown on a satin cushion, on which nothing stays, and then has somebody to teach it to who must carry it on her head.',
  titles: ['The Crown on the Cushion', 'Nothing Stays on Satin', '{H} Carries the Crown', 'Look at the Clock', 'Twenty-Two Steps'],
  want: [
    {
      id: 'in-the-passage',
      A: 'partner',
      paragraphs: [
        'It was Marisol’s quinceañera. Marisol was fifteen today, and a hundred people sat in the hall, waiting. {H} was to carry the crown, all the way to the front, on a cushion.',
        'For practice, in the passage, {A} put a bread roll on the cushion. The cushion was pink satin. {H} took one step. The roll slid to the left, went over the edge, and rolled away under a radiator.'
      ]
    }
  ],
  way: [
    {
      id: 'looking-at-it',
      A: 'partner',
      paragraphs: [
        '“Hold it straight,” said {A}, and laid on another roll. {H} looked at that roll and at nothing else. When it went left, {H} tipped it right. Then it went right.',
        'They lost four rolls that way. Under the radiator it began to smell of toast. “And that’s only bread,” said {H}, in a small voice. “The crown’s got points.”'
      ]
    },
    {
      id: 'what-it-s-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They were allowed to look into the box. The crown had a hundred little stones. It made spots of light on the ceiling. “How heavy is it?” {H} asked. {A} weighed it on one palm. “About as much as an orange.”',
        '“I wouldn’t be scared of an orange,” said {H}. At the bottom it had two small combs, to hold on with. A cushion has no hair, though. That was the whole trouble with it.'
      ]
    },
    {
      id: 'the-dress',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Now and then a bit of Marisol’s dress came round the corner. It was so wide that it got there long before Marisol. It was blue, in nine layers. “Where’s she in it?” asked {H}. “Somewhere near the top,” said {A}.',
        'It couldn’t sit down, so it leaned on a table. Two people had to hold it up when it wanted a drink of water. {H} looked at the cushion. Next to that dress it was quite a small thing to have to manage.'
      ]
    },
    {
      id: 'what-happens-when',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had a list of how it all went. First came the court, the girls and boys in pairs. Next came Marisol, and after that the crown. “Then the flat shoes come off, and high ones go on,” read {A}. “And then the waltz, and a doll, the last one she gets.”',
        '“Why the last one?” “Because she’s fifteen.” {H} thought about how many that was, if you had one each year. “They could give the last one to somebody who’s only had four,” said {H}.'
      ]
    },
    {
      id: 'other-things-on-it',
      A: 'other',
      spare: 4,
      paragraphs: [
        'They tried what did stay on satin. A napkin did. A bunch of keys slid, and rang. An apple was gone before you had let go of it. {A} put on a toy bus from some pocket, and it drove off by itself.',
        '“What about cake?” asked {A}. They cut a very thin slice, so as to know. It stayed on perfectly, and when they took it off some of it stayed on for good. They turned the cushion over.'
      ]
    },
    {
      id: 'one-who-carries',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A waiter came through with eleven glasses on one tray. He was looking at the menu on the wall, and whistling. Not one of the glasses so much as clinked. “How does he do that?” asked {H}. “Practice,” said {A}.',
        'But {H} had seen something. The waiter did not look at the tray at all, not even when somebody’s uncle took a glass. {H} kept that for later.'
      ]
    },
    {
      id: 'through-the-crack',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Through the crack in the door you could see the hall. There were balloons, and candles, and a cake with a flight of steps. All the chairs had bows behind, as if they were wearing aprons. “How many steps is it?” asked {H}.',
        '“Twenty-two,” said {A}, who had just walked it as if looking for a coat. {H} counted that off along the skirting board. It came to the coat rack, and back again. That was far, with a hundred people beside you.'
      ]
    },
    {
      id: 'shoes-that-squeak',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{H} had new shoes, and the left one squeaked. It said “ee” at every other step. “They’ll hear that,” said {H}. {A} rubbed the sole with a bit of candle. Then both of them squeaked, but in tune.',
        '“Nobody will notice with the band,” said {A}. “There are two trumpets.” {H} went up the passage and came down again. It sounded as if a very small animal were looking forward to something.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} wore a blue bow for the quinceañera, and sat by the radiator. By and by the rolls had come out on the other side. {A} had not asked for them. They’d simply arrived, one after the other, warm.',
        '{A} looked up at the cushion, and waited for number five. “This one’s the real thing,” said {H}. “You can’t have that.” {A} went on sitting there. You never knew with this cushion.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I carried one as well,” said {S}, “for a cousin. It was August, and the cushion was velvet. Velvet’s easy. I could have carried a cat on it.” “And nothing happened?” asked {A}. “I took it past her,” said {S}.',
        '“I was going so well that I couldn’t stop. I went right round the hall and out by the kitchen. They had to send a trumpet after me.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had the petals. There was a whole basket of them, to throw for Marisol. {S} had begun here in the passage, to see if they worked. They did. “You’ll have none left,” said {A}.',
        'So {S} went along on both knees, and put them back in again, one by one. A bread roll got in, too. Later it flew over the second row, in among the roses, and somebody’s aunt caught it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had been dressed for the quinceañera, in something with a frill, and was chewing the frill. {H} held out the cushion. {A} laid a cheek on it at once. Nothing slid. At last somebody had understood what a cushion is for.',
        '“You can’t go down there like that,” said {H}. But they swayed a bit together, there in the passage, one-two-three. It left a round wet spot on the pink, the size of a coin.'
      ]
    },
    {
      id: 'the-clock',
      A: 'partner',
      paragraphs: [
        'In the hall the band tried the waltz. One-two-three, one-two-three. “Don’t look at the roll,” said {A}. “Look at something that stands still.” At the end of the passage hung a clock. {H} looked at that, and walked in time, one step to each three.',
        'The cushion went along as if it were on wheels. At the clock {H} looked down. The roll lay in the middle, and hadn’t noticed. “That’s it,” whispered {A}. Then the box was opened, and {H} had the crown.'
      ]
    }
  ],
  turn: [
    {
      id: 'at-the-front',
      A: 'partner',
      paragraphs: [
        'The door opened. {H} saw a hundred faces, and above them another clock. For twenty-two steps {H} looked at that. The crown got there. It was put on Marisol’s head, and then they changed her shoes. The new ones were as high as a cup.',
        'Now Marisol was to waltz. She took one step and put a hand up to the crown. “It’s slipping,” she whispered. She looked at her feet and at nothing else, just as you look at a bread roll.'
      ]
    },
    {
      id: 'how-to-carry-it',
      A: 'partner',
      paragraphs: [
        '{H} still had the cushion, and went up close. “Don’t look at it,” said {H}. “Look at the clock, and then go one-two-three. It stays on by itself. I’ve tried it with bread.” Marisol lifted her chin. She looked at the clock, and breathed, and went.',
        'She went round that hall like a ship. The crown stayed exactly where it was. “Who taught her that?” asked somebody’s uncle. {A} just pointed. {H} stood by the chairs, and could have told him the time as well.'
      ]
    },
    {
      id: 'the-clock-she-saw',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“It’s five past six,” said Marisol, and swept by in the blue layers. One time round later it was six minutes past. {H} nodded from the edge. “She’s got it,” said {A}. People near them looked at their watches, and found that it was quite right.',
        'Nobody knew why Marisol should tell it to them in the middle of a waltz. They thought that at fifteen you can simply do that.'
      ]
    },
    {
      id: 'after-the-waltz',
      A: 'other',
      spare: 13,
      paragraphs: [
        'Then everyone danced. {A} danced with {H}, with the cushion between them. It would have been a pity to leave it. One-two-three, past the cake with the steps. There was nothing on it, and it stayed on beautifully.',
        '“What does it feel like, without?” asked {A}. “Light,” said {H}. “I keep on looking at the clock.” It was twenty to seven, and nobody had to go home yet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the roll under the radiator.',
      '{names} wore something with a blue bow for the quinceañera.',
      { text: '{names} brought more rolls from the kitchen, in a napkin.', needs: ['hands'] },
      { text: '{names} plumped up the cushion, which made it worse.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of a roll.',
      '{names} swayed a little to the waltz behind the door.',
      { text: '{names} polished one point of the crown with a cuff.', needs: ['hands'] },
      { text: '{names} straightened {H}’s collar for the hundred people.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the clock as well, to help.',
      '{names} came round once with the waltz, at the very edge.',
      { text: '{names} clapped for Marisol, one-two-three.', needs: ['hands'] },
      { text: '{names} held the flat shoes, which weren’t needed any more.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the pink cushion was laid on a chair. There was a dent in the middle, with little points all round.',
    '{H} washed off the icing, and lay down. The pillow was cotton. Whatever you put on that, stayed.'
  ],
  last: [
    'One-two-three, went {H}’s breath, and nothing slipped, and {H} was asleep.',
    'The head lay in the middle of its cushion, and didn’t notice, for {H} slept.'
  ]
})
