import { wishPlot } from '../wish-plot.ts'

export const babyCousin = wishPlot({
  id: 'wish-baby-cousin',
  beginsElsewhere: true,
  wishes: ['baby cousin', 'new cousin', 'cousin born', 'cousin baby', 'cousin cries', 'cousin crying', 'baby cousin cries', 'new baby cousin cries', 'cousin cries a lot', 'cousin won’t stop crying'],
  answers: ['new', 'baby', 'born', 'little', 'tiny', 'first', 'meeting', 'meet', 'visit', 'hold', 'holding', 'boy', 'girl', 'auntie', 'uncle', 'today', 'just', 'cries', 'crying', 'lot', 'always', 'a', 'who', 'noisy', 'loud', 'won’t', 'stop'],
  except: ['dooj', 'naming', 'outdooring', 'christening', 'baptism'],
  moods: ['first', 'proud', 'change'],
  about: 'Before the new cousin comes, the hero practises with three bags of flour in a towel, and holds on so tightly that it leaves a trail.',
  titles: ['As Heavy as Three Bags of Flour', '{H} Practises on the Flour', 'A White Line down the Hall', 'What a Cousin Is For', 'As Far as the Elbow'],
  company: ['flour', 'towel', 'telephone', 'sofa', 'hall', 'kitchen', 'spoon', 'door', 'elbow', 'chair', 'clock', 'cloth'],
  want: [
    {
      id: 'news',
      A: 'partner',
      paragraphs: [
        '{H} had a new baby cousin. The cousin was six days old, and was coming on Sunday. “And I’m going to hold the baby,” said {H}, “all by myself.” “Have you ever held one?” asked {A}. {H} had once held a hamster.',
        '“How heavy is it?” asked {H}. “As heavy as three bags of flour,” said {A}. So {H} got three bags of flour and a towel to go round them, and practised.'
      ]
    },
    {
      id: 'whose',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What is a cousin for?” asked {H}. {A} thought about it. “You’ve got the same grandmother,” said {A}, “only from the other side. It’s like one tree with two swings.”',
        '“And if both want to swing?” “Then there’s a good deal of wind,” said {A}. {H} was looking forward to that.'
      ]
    }
  ],
  way: [
    {
      id: 'carrying',
      A: 'partner',
      paragraphs: [
        '{H} held the flour with both arms, as tight as could be. {H} opened the door with an elbow. “You may put the baby down for a minute,” said {A}. “No,” said {H}. “What if somebody else wants it?”',
        'They went through the hall and the kitchen and back. Then {H} turned round. A white line went through the hall and the kitchen and back. “The cousin’s coming out!” cried {H}, and squeezed the towel shut. Now it came out at the other end.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“How far can a new baby see?” asked {H}. {A} had read that. “As far as from your hand to your elbow,” said {A}. “After that it’s all fog.” {H} measured it, and brought the flour just as near as that.',
        '“Hello,” said {H}. “This is my face. There’s more of me, but it’s further off.” {A} said hello as well, and for that they had to change places.'
      ]
    },
    {
      id: 'singing',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'Then it was time to sing, for babies like that. {H} knew a song about a bus, but the horn was too loud. The flour jumped. “Leave the horn out,” said {A}.',
        'Without the horn it was a much longer journey. They sang it down to the very last stop. “I think it’s dropped off,” whispered {H}. It was hard to tell, with flour.'
      ]
    },
    {
      id: 'changing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The cousin needs a clean towel,” said {H}. They laid the three bags on the chair, side by side, and one of them rolled. “That one can roll over already,” said {A}.',
        'They wrapped it up again from the left, from the right and from below, like a letter. At the end there was a spoon left over, and they never found out why.'
      ]
    },
    {
      id: 'finger',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You give a baby one finger,” said {A}, “and it takes hold of it. They can do that before they can do anything else.” {H} gave the flour a finger. It did not take hold. “Ours is shy,” said {H}.',
        'So {A} was the baby for a moment and took hold of the finger. “You can let go now,” said {H} after a while. “I can’t,” said {A}. “Letting go comes much later.”'
      ]
    },
    {
      id: 'hiccups',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“New babies hiccup all day,” said {A}, “and it doesn’t bother them in the least.” {H} listened to the bags, first the top one and then the others. Then {H} hiccuped. “That was you,” said {A}. “I was doing it for the baby,” said {H}. “It hasn’t learned how yet.”'
      ]
    },
    {
      id: 'photograph',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a picture of the cousin, and they had a good look. It showed a hat, and below the hat a very small face, with its mouth shut. “Who does it look like?” asked {A}. {H} turned the picture round.',
        '“Like somebody who’s just got up,” said {H}. “That’s our family,” said {A}. “We all look like that.” {H} put the picture where the baby could see the room.'
      ]
    },
    {
      id: 'elder-held',
      S: 'elder',
      A: 'hero',
      spare: 3.5,
      paragraphs: [
        '“I held you when you were six days old,” said {S}. “I didn’t dare to breathe.” “For how long?” asked {A}. “For half a cup of tea,” said {S}, “and somebody else had to drink it.”',
        '{A} looked at {S}’s arms. They were quite ordinary arms. “Did I do anything?” “You sneezed,” said {S}. “I’ve told everybody.”'
      ]
    },
    {
      id: 'child-turn',
      S: 'child',
      A: 'hero',
      spare: 2.5,
      paragraphs: [
        '“Now me,” said {S}, and sat down, and made a lap. {A} laid the flour on it, very slowly. {S} went all stiff, and looked straight ahead like somebody on a horse.',
        '“What does it feel like?” asked {A}. “Important,” said {S}, without moving {S}’s mouth. After that {A} had to lift the flour off again, for both {S}’s legs had gone to sleep.'
      ]
    },
    {
      id: 'pet-sniffs',
      A: 'pet',
      spare: 1.5,
      paragraphs: [
        '{A} came to meet the cousin, and had to be shown both ends. {A} sniffed for a long time, and then sneezed, and was white round its nose.',
        '“On Sunday it’ll smell of milk,” said {H}. {A} lay down below the chair, where something might fall.'
      ]
    },
    {
      id: 'too-tight',
      A: 'partner',
      paragraphs: [
        '{A} went along the white line with a cloth, all the way to {H}’s feet. “You’re holding so tight that the flour has to come out,” said {A}. “Nobody’s going to take the baby away.” {H} looked at both arms. They were as hard as wood.'
      ]
    }
  ],
  turn: [
    {
      id: 'lap',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the sofa, far back, with a cushion under one elbow. {A} laid the flour on {H}’s lap. This time {H} did not hold on at all. {H} was only there, all round it, like a nest.',
        'Nothing came out. {H} breathed in, and the flour went up. {H} breathed out, and down it came. “It’s much less work,” said {H}. Not one grain fell.'
      ]
    },
    {
      id: 'free-hand',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ve got a hand over,” said {H} in surprise. It had been needed for squeezing before. With the free hand {H} drank some milk, without a straw, and turned a page. “People with babies do everything with that one,” said {A}.',
        '“Can they do up a button with it?” asked {H}. {A} thought that some of them could. {H} tried it, and got the top one shut, and the flour slept through it all.'
      ]
    },
    {
      id: 'other-arm',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then they did it with the other arm, in case the cousin liked that better. Most people hold a baby on the left, and do not know it. The baby can hear the heart there. {A} listened on both sides of {H}, and on the left it went bump, bump, bump.'
      ]
    },
    {
      id: 'pass-on',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And now you must give it back,” said {A}. “That’s part of it.” {H} had not practised that at all. One arm went under the flour, and then another. For a moment they both had it.',
        '“Have you got it?” “I’ve got it.” “Really?” “You can let go.” {H} let go, one finger after the other. It was the hardest bit of the whole evening, and it went well.'
      ]
    },
    {
      id: 'telephone',
      A: 'partner',
      paragraphs: [
        'Then the telephone rang, and it was the cousin, crying as loud as a kettle. “Say something,” said {A}, and held it out. {H} leaned back, and hummed, quite softly. The crying grew quieter. Soon there was only breathing.',
        '“What did you do?” asked {A}. “I was only there,” whispered {H}, “all round.” {H} put the flour back on its shelf. “See you on Sunday,” {H} said to the breathing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the flour from very close, and then from further off.',
      '{names} walked round the three bags, and kept politely quiet.',
      { text: '{names} fetched a smaller towel, and then a larger one.', needs: ['hands'] },
      { text: '{names} counted the days as far as Sunday.', needs: ['hands'] }
    ],
    way: [
      '{names} left prints in the flour, all down the hall.',
      '{names} sneezed at the white line.',
      { text: '{names} opened every door in good time.', needs: ['hands'] },
      { text: '{names} wiped the floor, and then had to do it again.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed along, up and down.',
      '{names} came and sat very close, without bumping.',
      { text: '{names} pushed one more cushion in, at the side.', needs: ['hands'] },
      { text: '{names} held up a thumb from the door.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} swept the hall, and shook the towel out of the window.',
    '{H} washed off the last of the flour, and lay down. One elbow got a cushion.'
  ],
  last: [
    'Nobody was holding on to anything any more, and {H} was asleep.',
    'The bed was only there, all round, and {H} slept.'
  ]
})
