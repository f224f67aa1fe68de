import { wishPlot } from '../wish-plot.ts'

export const monsterWardrobe = wishPlot({
  id: 'wish-monster-in-the-wardrobe',
  wishes: ['monster wardrobe', 'monsters wardrobe', 'monster in the wardrobe', 'monster closet', 'monsters closet', 'monster cupboard', 'monsters cupboard', 'monster wardrob', 'monster in my closet', 'wardrobe monster', 'closet monster', 'cupboard monster', 'monster clothes', 'monster lives wardrobe', 'monster coats', 'monster cabinet', 'monster armoire'],
  answers: ['monster', 'monsters', 'wardrobe', 'closet', 'cupboard', 'clothes', 'coat', 'coats', 'jumper', 'sweater', 'lives', 'living', 'hiding', 'hides', 'bedroom', 'room', 'door', 'behind', 'inside', 'in', 'my', 'our', 'the', 'friendly', 'nice', 'kind', 'little', 'big', 'hairy', 'furry', 'silly', 'funny', 'shy', 'green', 'blue', 'purple', 'who', 'that', 'there', 'is', 'was', 'found', 'finds', 'friend', 'night', 'knocks', 'dark', 'good'],
  except: ['afraid', 'scared', 'frightened', 'fear', 'scares', 'bad', 'mean', 'eats', 'ate', 'under', 'truck', 'school', 'cookie', 'narnia', 'inc', 'sleep', 'nightmare', 'nightmares', 'cries', 'crying', 'worried', 'checks', 'check', 'toy', 'costume', 'energy', 'kitchen'],
  moods: ['first'],
  company: ['monster', 'wardrobe', 'coat', 'jumper', 'arm', 'nose', 'sleeve', 'hook', 'hanger', 'floor', 'carpet'],
  about: 'A monster in the wardrobe hands out clothes by what they smell of, and will not part with the green jumper until it finds itself in another one.',
  titles: ['The One with the Puddle', 'A Monster in the Wardrobe', '{H} Asks for the Green One', 'Saturday, Said the Wardrobe', 'It Smells of Somebody'],
  want: [
    {
      id: 'the-arm',
      A: 'partner',
      paragraphs: [
        '{H} wanted the green jumper, the one with the pocket in front, and opened the wardrobe a crack. Out came a long, hairy arm, and it was holding a red one. {H} put that on, so as not to be rude. “Thank you,” said {H}. “I meant the green one.” The arm came out with a blue one.',
        '“There’s a monster in the wardrobe,” said {H}, “and it doesn’t know its colours.” “It’s dark in there,” said {A}. “It can’t see them.” From behind the coats came a long sniff.'
      ]
    }
  ],
  way: [
    {
      id: 'the-puddle',
      A: 'partner',
      paragraphs: [
        '“It goes by nose,” said {A}, and put a mouth to the crack. “Could we have the one that fell into the puddle?” Out came the tights. “Duck pond,” said the monster in the wardrobe, in a deep and furry voice. Then it got going. “This one’s been to a wedding and was bored. This one’s had chips. They were meant for everybody.” It was {A}’s coat.',
        '“What chips?” asked {H}. “That’s enough,” said {A}, rather pink.'
      ]
    },
    {
      id: 'the-trousers',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Out came a pair of trousers, and the arm turned them over. “Slide,” said the monster. It sniffed. “Slide. Slide. Slide. And there you didn’t dare, and then you did.” It was holding them by the seat.',
        '“You can’t smell that,” said {A}. “Going down the first time smells of pennies,” said the monster. “Afterwards it smells of slide.” {H} had a sniff as well. There was only a bit of washing powder, and, right at the bottom, a penny.'
      ]
    },
    {
      id: 'washing-powder',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then the monster sneezed. The coats flew apart, and you could see an eye and a good deal of hair. “Somebody’s washed this,” it said. It handed out a shirt at the end of two claws. “It was about a picnic. It was the best thing in here.”',
        '“It had egg on it,” said {A}. “I know,” said the monster. “I was just at the egg.” It asked if they could tell it how it ended. {H} told it. There’d been a wasp, and they all ran.'
      ]
    },
    {
      id: 'socks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Would you like the socks?” asked the monster. It had a lot to say about socks. It threw them out one by one, and every one was a single. “Where are the other ones?” asked {A}. There was a silence in the wardrobe.',
        '“I keep one of each,” said the monster. “You’ve still got the other, with the same walk in it.” {A} sat there with eleven socks. It was fair, really. But nobody has eleven left feet.'
      ]
    },
    {
      id: 'good-shoes',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The good shoes came out, and they were pushed quite a long way. “There’s nothing in these,” said the monster. “They’ve sat on a chair and didn’t reach the floor.” It gave them the old trainers instead, on two claws, like a cake.',
        '“Now these!” it said. It put its whole face in, so that you could hear it from inside. “Bus. Mud. Goat. Running for the bus.” {A} opened the window. “Do leave it shut,” said the monster. “It lets the goat out.”'
      ]
    },
    {
      id: 'too-small',
      A: 'same',
      spare: 5,
      paragraphs: [
        'From right at the back it brought out something very small. It had feet in it, and three buttons. “Whose is that?” asked {H}. The monster laid it on the carpet as if it were asleep. “Yours,” it said. “Milk, and milk. And once a banana.”',
        '{H} held it up in front. It came from the chin to the belt. “I never fitted into that,” said {H}. “All of you did,” said the monster, “and there was room left over for the banana.”'
      ]
    },
    {
      id: 'pocket',
      A: 'same',
      spare: 6,
      paragraphs: [
        'With a jacket it got stuck at the pocket. It put in one claw, and took out a ticket, a stone and half a biscuit. “Are you going to finish that?” it asked. {H} said no. You could hear that it was an old one, and that it was good.',
        'The stone it put back where it had been. “That’s got the whole beach on it,” it said. “And somebody who says it’s time to go, and goes on sitting there.” “That was me,” said {A}.'
      ]
    },
    {
      id: 'scarf',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Whose is this?” asked the monster. It let out a scarf, and the scarf went on coming. It was all over the carpet before they saw the end. “There are four people in it,” said the monster. “One’s got a cold. One’s had peppermints.”',
        '“It’s been lent about a bit,” said {A}. “They’re all standing at a tram stop,” said the monster happily, “and it doesn’t come.” It asked to have that one back for the evening.'
      ]
    },
    {
      id: 'hangers',
      A: 'same',
      spare: 8,
      paragraphs: [
        'By now there were a lot of empty hangers in the wardrobe, and they rang when it moved. “How do you sleep in there?” asked {H}. “Hanging up,” said the monster, “between the raincoat and the good suit. It’s the crease that I’m careful about.”',
        '{A} wanted to know where it kept its feet. Something pushed at the door from inside, low down. It had put them in the wellies. They were on the wrong way round, but it had never had to walk in them.'
      ]
    },
    {
      id: 'dressing-gown',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The dressing gown it wouldn’t touch at all. It held the hook out to them, with the dressing gown at the end of it. “It looks like somebody,” said the monster, “when the light’s out. It hangs there and doesn’t say a word.” “It’s only a dressing gown,” said {H}.',
        '“That’s what it would say,” said the monster. So {A} put it on and walked up and down in it. “Now it’s got legs,” said the monster, and shut the door for a while.'
      ]
    },
    {
      id: 'wrong-guess',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“Give it one that it doesn’t know,” said {A}, and pushed a tea towel in at the crack. They waited. You could hear it going along the edge, and then across. “Plate,” said the monster. “Plate, plate, cup. Plate. Somebody’s singing. Cup.”',
        'There was a stop. “And now one that’s in two bits, and nobody’s singing.” “I was going to mention that,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came in and went straight to the crack. {A} sniffed in, and the monster sniffed out. That went on for some time. Neither of them left anything out.',
        'When it was over they knew all there was to know about each other. “It’s had my toast,” said {H} then, because of the way that the monster laughed. {A} looked somewhere else.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Ask it about my hat,” said {S}, and handed it in. It was the one for weddings. The monster took its time. “Rain,” it said. “Rain, and a brass band. And somebody with cold hands who’s holding it for you.”',
        '{S} said nothing for a moment. “That was at the ferry,” said {S}. “Forty years ago, that was.” “Is it still in there?” asked {A}. “It’s a bit faint,” said the monster. “It’s under the brim.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} crawled into one end of the wardrobe, to see if it would notice. “There’s something here that’s still warm,” said the monster. It sniffed from the top downwards. “Jam. A plaster. Jam. It’s been told to wash its hands, and it hasn’t.”',
        '“It has!” said the wardrobe, in {S}’s voice. “One of them,” said the monster. {A} looked, when {S} came out. It was exactly one.'
      ]
    },
    {
      id: 'all-of-it',
      A: 'partner',
      paragraphs: [
        'Soon it all lay on the carpet. The monster sat at the back of the bare wardrobe, and it was wearing the green jumper. “No,” it said. “This one’s got the whole summer in it. I sleep in it.”',
        '{H} and {A} pulled at one sleeve. The monster held on to the other, and the jumper got longer. {A} let go first. “You know where you’ve been,” said {A} to {H}. “It’s only ever been in there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-swap',
      A: 'partner',
      paragraphs: [
        '{H} pulled off the red jumper and held it in. “It’s got today in it,” said {H}. “It’s still warm.” The monster put in its nose. “Toast,” it said. “A door that’s opened a crack.” It sniffed on, and stopped, and its hair stood up.',
        '“There’s a monster in it,” it whispered. It had never been in one before. “What’s it doing there?” “It’s telling everybody things,” said {H}. “And they’re listening,” said {A}. The monster read that bit again. Then it pulled off the green one, over both horns.'
      ]
    },
    {
      id: 'listening-to-it',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It wanted to know everything about that monster. “Is it big?” it asked. “Fairly,” said {H}. “It’s got a good voice,” said {A}. The monster laid one cheek on the red sleeve. “It sounds rather nice,” it said. “You’d think that it would be shy.”',
        '“It was, at first,” said {H}. “It only put an arm out.” The monster nodded. It could quite understand that.'
      ]
    },
    {
      id: 'putting-back',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Everything had to go back in, and the monster said what belonged next to what. The raincoat mustn’t hang by the sun hat. They only quarrelled. The trainers came right in the middle, where everyone could have some goat.',
        '{A} held up the coat with the chips. “And that one?” “At the front,” said the monster. “It’s the one I laugh at.”'
      ]
    },
    {
      id: 'green-at-last',
      A: 'partner',
      paragraphs: [
        'So {H} had the green jumper, a good bit longer than before. In the pocket there was something. It was a chip, rather old. “{A}!” said {H}.',
        '“I never put that there,” said {A}. In the wardrobe it was very quiet. Then a deep and furry voice said, “They were meant for everybody.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed back, from a safe way off.',
      '{names} lay down in front of the wardrobe, to see who would come out.',
      { text: '{names} took the blue one, since nobody else did.', needs: ['hands'] },
      { text: '{names} held the door, so that it stayed a crack.', needs: ['hands'] }
    ],
    way: [
      '{names} settled on the clothes on the carpet, where they were softest.',
      '{names} sniffed at the coat with the chips, and then again.',
      { text: '{names} folded what came flying, and never caught up.', needs: ['hands'] },
      { text: '{names} kept one sleeve to the nose, and got nothing but wool.', needs: ['hands'] }
    ],
    turn: [
      '{names} went to be smelled as well.',
      '{names} sat in the wardrobe for a bit, beside the wellies.',
      { text: '{names} put in a scarf, so that they were in there too.', needs: ['hands'] },
      { text: '{names} hung things up by the wrong ends.', needs: ['hands'] }
    ]
  },
  bed: [
    'What was on the carpet went back on its hook. Only the red jumper stayed at the back, with two horns coming out at the top.',
    '{H} washed, and the green one lay over the end of the bed, sleeves down. The wardrobe was left open a crack. From inside there came a long sniff, and after a while another.'
  ],
  last: [
    'In the wardrobe somebody read today from the beginning, and {H} was asleep.',
    '“Toast,” said the wardrobe, very low, and “door”, and {H} was asleep.'
  ]
})
