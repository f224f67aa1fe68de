import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const woodlouse = wishPlot({
  id: 'wish-woodlouse',
  wishes: ['woodlouse', 'woodlice', 'wood louse', 'wood lice', 'roly poly bug', 'roly-poly bug', 'rolypoly', 'rolypolies', 'roly polies', 'pill bug', 'pillbug', 'pill bugs', 'pillbugs', 'potato bug', 'slater bug', 'slaters', 'cochinilla', 'kellerassel', 'cloporte'],
  answers: ['bug', 'bugs', 'ball', 'roll', 'rolls', 'rolled', 'rolling', 'curls', 'up', 'stone', 'log', 'flowerpot', 'pot', 'under', 'damp', 'wet', 'dark', 'legs', 'fourteen', 'grey', 'gray', 'little', 'small', 'tiny', 'party', 'dance', 'dancing', 'coat', 'skin', 'sheds', 'baby', 'funny', 'friend', 'who', 'that', 'lives', 'sleepy', 'armour', 'armor', 'shy', 'trousers', 'pyjamas'],
  except: [...NOT_WELL, 'afraid', 'scared', 'armadillo', 'hedgehog', 'pudding', 'insect'],
  company: ['woodlouse', 'woodlice', 'coat', 'trousers', 'pot'],
  about: 'A woodlouse changes its coat in two halves, some days apart, and sends the half that is ready to the party.',
  titles: ['Half a Woodlouse at the Party', 'The Back Half First', '{H} Has Fourteen Legs', 'The Front Can Come on Thursday', 'Seven Legs to Each Side'],
  want: [
    {
      id: 'tight-coat',
      A: 'partner',
      paragraphs: [
        '{H} was a woodlouse, and lived under a flowerpot. It was the table, with a brown blanket over it. A woodlouse has fourteen legs. {H} had two, and twelve socks on a string. Over them all went a long grey coat.',
        'That night there was a party, with dancing. But the woodlouse had grown, and its coat had not. All the socks stuck out. “It must come off,” said {A}, who was the woodlouse from next door. “There’s always a new one underneath.”'
      ]
    }
  ],
  way: [
    {
      id: 'over-the-head',
      A: 'partner',
      paragraphs: [
        '{A} took hold of the coat at both ends and pulled. That tickled the woodlouse in the middle, and so it rolled up, with its nose on its toes. It was a ball now, with a coat on.',
        '“Open,” said {A}. “I can’t,” said the ball. “I’m being pulled.” {A} let go, and the ball came open by itself. The coat sat tighter than before.'
      ]
    },
    {
      id: 'left-right',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A woodlouse that has turned left likes to turn right the next time. So it gets away from wherever it was. {H} set out for the biscuits. It was left at the chair, right at the lamp, and left at the wall.',
        '“The biscuits are on the right now,” said {A}. “But it isn’t left’s turn to be over,” said the woodlouse. It thought about that, and went twice round the stool. Then right was due again, and so were the biscuits.'
      ]
    },
    {
      id: 'relations',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Are you a beetle?” asked {A}. The woodlouse was rather hurt. “I’m a cousin of the crab,” it said. “We used to live in the sea. My side of the family walked out of it, a long while ago.”',
        '“Why?” “There was such a crowd at the bottom.” {A} held a seashell to the woodlouse’s ear, so that it could hear how they were at home. “They’re still splashing,” said the woodlouse. “I’ll write at Christmas.”'
      ]
    },
    {
      id: 'drinks',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Under the pot there was a puddle, and that was a blue tea towel. {A} stooped down to drink, as everybody does. The woodlouse walked past, turned round, and sat down in it. “Ah,” it said.',
        '“What are you doing?” asked {A}. “I’m having a drink,” said the woodlouse. “I’ve got two little straws back there. Don’t you?” {A} had not. It meant that the woodlouse could drink and talk at once, and it did.'
      ]
    },
    {
      id: 'seventh-foot',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Let’s practise the dance,” said {A}. “Left foot first.” “Which?” asked the woodlouse. It had seven on that side. They started with the one in front, and then told the next, and the next.',
        'By the time the seventh foot had heard of it the dance was over. “That was lovely, at the back,” said the woodlouse. “You could feel it coming.” {A} clapped once more for the last three legs.'
      ]
    },
    {
      id: 'too-dry',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A woodlouse breathes with its back legs, in a way, and they have to be damp. That’s why it lives where it’s wet. “Isn’t it a beautiful day?” said {A}, and lifted the blanket. The sun was in the lamp. “Terrible,” said the woodlouse, and crept further in.',
        '{A} came back with a flannel, and rained a little. “Now?” asked {A}. “Grey, cold and dripping,” said the woodlouse. It breathed in with all its socks. “They said it would turn out nice.”'
      ]
    },
    {
      id: 'whose-leg',
      A: 'other',
      spare: 8,
      paragraphs: [
        'All the neighbours sit close together under a pot, to keep damp. {A} moved in next to the woodlouse, with fourteen more. Soon there were socks wherever you looked. “My foot’s gone to sleep,” said {A}.',
        'They went through the heap to find which. The woodlouse pinched a striped one. “Ow,” it said itself. In the end they woke all twenty-eight, and the one that was meant must have been among them.'
      ]
    },
    {
      id: 'eats-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And what becomes of your old coats?” asked {A}. “I eat them,” said the woodlouse. They’re full of chalk, and that’s too good to throw away. It nibbled at the hem a little. {A} looked down at last year’s jumper.',
        '“What does it taste of?” “Of last year,” said the woodlouse. “There was a lot of rain, and a Tuesday when I found a plum.” It offered {A} a cuff. It was a cracker, and it did taste faintly of plum.'
      ]
    },
    {
      id: 'names',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} was the postman, and knocked on the pot. “I’ve got a letter here for a slater,” said {A}. “That’s me,” said the woodlouse. “It’s from Scotland. They call me that.” “And one for a cheeselog?” “Me again.” “A chuggypig?”',
        'The woodlouse held up three socks. It has more names than legs, from all over the country. {A} emptied out the whole bag in front of the pot. “Is there anything for a woodlouse?” asked {H}. There was a gas bill.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} met a sock that was walking along under the blanket. Behind it came another, and another. {A} let five of them pass, and took the sixth.',
        'The woodlouse walked on as far as it could, which was not far. A woodlouse with a leg in somebody’s mouth rolls up. So {A} had a ball as well, and did not know where to put it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was small, trousers were bought with room to grow,” said {S}. “I wore mine rolled up six times.” “And when you’d grown?” asked {A}. “Then they came down one roll a year, like a blind.”',
        '{S} let down one grey cuff of the woodlouse’s coat, to see. There was a ticket in it, for a tram. “That’ll be the spring of the big puddles,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'A woodlouse carries its babies in a pouch under its middle, with water in. So they begin in a small sea of their own. {S} sat down between the woodlouse’s socks, with a blue scarf all round.',
        '“How many legs have you got?” asked {A}. “Twelve,” said {S}. “The last two come later.” {S} looked at {S}’s own feet. “They’ve come,” said {S}, and so the small woodlouse moved out.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        '{A} walked round the woodlouse, and stopped half way. “You fold here,” said {A}. “So I think you come undressed here too.”',
        'They pulled at the back half alone. It slid off like trousers, and underneath the woodlouse was white and new. “And the front?” asked {A}. “That comes off some days later,” said {H}. “It’s the same with all of us. I need something to hold on with.”'
      ]
    }
  ],
  turn: [
    {
      id: 'half-goes',
      A: 'partner',
      paragraphs: [
        '“But the party’s tonight,” said {A}. “Half of me’s ready,” said {H}. “That half can go.” The woodlouse pushed its white end out from under the blanket.',
        'Out there {A} hummed a waltz. Two feet and four socks danced. Under the pot the front half held on to a table leg, and ate a crisp. “Am I having a nice time?” it called. “You’re the last on the floor,” said {A}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had been at the party from the start, on all fours. It was {A} who found that the white socks came off. {A} handed round one leg after another, and they were much admired.',
        'Each of them had to be given back. The woodlouse put them on in a new order, and said that it walked the same.'
      ]
    },
    {
      id: 'comes-home',
      A: 'partner',
      paragraphs: [
        'When the music stopped, the back half came home. “You must be tired,” said the front half. “On six feet,” said the back. It was only now that the front of the coat came loose.',
        '{A} helped with that as well, over the head, and the woodlouse was white from end to end. Then it rolled up, very slowly. The half that had been dancing lay down against the half that had stayed in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crawled in under the pot, where it was nicely dark.',
      '{names} tried to walk with more legs than usual.',
      { text: '{names} sewed on the twelfth sock with a clothes peg.', needs: ['hands'] },
      { text: '{names} counted the legs, and started again at the front.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled up too, and came open at the back.',
      '{names} stopped the ball before it got to the door.',
      { text: '{names} tugged at a sleeve, and then at the next six.', needs: ['hands'] },
      { text: '{names} knocked on the ball, and got no answer.', needs: ['hands'] }
    ],
    turn: [
      '{names} danced with the hind legs of the woodlouse.',
      '{names} kept the front half company, under the pot.',
      { text: '{names} passed a crisp in to the part that had stayed at home.', needs: ['hands'] },
      { text: '{names} hung half a coat over the back of a chair.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot became a table. Twelve socks were put together in pairs, and it took as long as you would think.',
    '{H} washed, and put on the trousers first, and then waited a bit before the top. In bed {H} turned left, and after that right, and lay well.'
  ],
  last: [
    'Nose to toes lay a woodlouse in new white, and {H} was asleep.',
    'Both halves had come home, and {H} was asleep in the whole of it.'
  ]
})
