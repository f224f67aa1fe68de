import { wishPlot } from '../wish-plot.ts'

export const whoeverDoctor = wishPlot({
  id: 'wish-whoever-doctor',
  visits: 'anything',
  whoever: [
    'wants to be a doctor',
    'wants to become a doctor',
    'wants to be a nurse',
    'wants to become a nurse',
    'wants to be a real doctor',
    'wants to be a good doctor',
    'wants to play doctor',
    'wants to play doctors',
    'wants to learn to be a doctor',
    'would like to be a doctor',
    'would like to be a nurse',
    'dreams of being a doctor',
    'dreams of becoming a doctor',
    'dreams of being a nurse',
    'wants to make people better',
    'wants to make everyone better',
    'wants to be a vet',
    'wants to be a surgeon',
    'wants to be a paramedic',
    'plays doctors and nurses',
    'puts plasters on everyone',
    'puts band-aids on everything',
    'wants to cure people',
    'wants to heal sick animals',
    'makes sick animals better',
    'listens to everyone’s heart',
    'has a stethoscope',
    'asks everybody where it hurts',
    'wants to give injections'
  ],
  except: ['witch', 'tree', 'shark', 'vet', 'dentist', 'doesn’t want to go', 'needs', 'cancer', 'die', 'dying'],
  company: ['plaster', 'kitchen roll', 'bag', 'sofa'],
  about: 'The hero has one plaster left and nobody to stick it on; whoever wants to be a doctor asks and asks where it hurts, until they listen instead, and follow a tip and a tup down into a slipper.',
  titles: ['Tip, Tup', 'The Last Plaster', 'Next, Please', '{visitor} Listens', 'Nobody Has Got Anything'],
  want: [
    {
      id: 'one-plaster',
      A: 'partner',
      paragraphs: [
        'There was one plaster left in the box, and it had a whale on it. {H} wanted to stick it on somebody. {A} came past, tip, tup, tip, tup. “Have you got anything?” asked {H}. “Nothing at all,” said {A}.',
        'There was a knock. It was {visitor.first}, with a big bag. “I’ve got everything for it,” said {visitor}. “Only I’ve never had a patient.” “Nor have I,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'say-ah',
      A: 'partner',
      paragraphs: [
        'They put {A} on the sofa. “Where does it hurt?” asked {visitor}. “Nowhere,” said {A}, who was quite sure. “You have to look in the mouth. It all begins there.”',
        '“Say ah,” said {visitor}. “Ah,” said {A}. It was pink in there, and on the left was a crumb. “You’ve got toast,” said {visitor}. A plaster won’t stick to toast. {A} got up again, and went, tip, tup, to hang up the washing.'
      ]
    },
    {
      id: 'in-the-bag',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s in the bag?” asked {A}. {visitor} took it all out and laid it in a row. There was a torch. There was a spoon, and a list of the days. At the bottom was a smaller bag. “That’s for house calls,” said {visitor}.',
        'In the smaller bag was a spoon, which was smaller as well, and a bag. {H} wanted to know what was in that one. It was a pea. “For very quick visits,” said {visitor}, and put it all back, one into the other.'
      ]
    },
    {
      id: 'hammer',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} crossed one leg over the other. {visitor} tapped below the knee, with the handle of a spoon. Up flew the foot. It kicked a sock off the end, and nobody had told it to. “Who did that?” asked {visitor}. “I didn’t,” said {A}.',
        '{H} tapped the other one, and it did it too. “There’s somebody in there,” said {visitor}, “who’s quicker than you are.” {A} looked at that knee for some time. “I thought I was in here by myself,” said {A}.'
      ]
    },
    {
      id: 'waiting-room',
      A: 'same',
      spare: 3,
      paragraphs: [
        'First you have to wait. {A} sat on the chair for that, and read in an old catalogue about curtains. There was nobody else there, but it took just as long. Now and then {visitor} looked out, and all round the empty hall. “Not yet,” said {visitor}.',
        '“Who’s before me?” asked {A}. “You are,” said {H}, who was in charge of the door. At last it was time. “Now I want to know how it ends,” said {A}, and brought the curtains along.'
      ]
    },
    {
      id: 'handwriting',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{visitor} wrote something on a bit of paper, and tore it off. Nobody could read it. “That’s good,” said {A}. “That’s how it has to be.” {H} turned it round. It might have said “Two buns”, or it might have been a map.',
        '“What does it say?” asked {H}. {visitor} held it close, and then further away. “I can’t read it,” said {visitor}. “I only write it.” {A} put the paper up on the fridge. It did everybody good to look at it.'
      ]
    },
    {
      id: 'own-trouble',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“You could begin with yourself,” said {A}. So {visitor} lay down on the sofa, and then asked from the other end. “Have we got anything?” asked {visitor}. “Not really,” said {visitor}. “Only now and then, by {caller.part}.”',
        '{visitor} got up at once to have a look. It was all as it should be. “You must just look after it,” said {visitor} kindly. “And how much does it cost?” “It’s free,” said {visitor}, “because it’s you.”'
      ]
    },
    {
      id: 'exercises',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“It’s good for people to move,” said {visitor}. “Where I come from, we do this every morning.” {visitor} went to the middle of the rug, and {caller.does}. “Ten times of that,” said {visitor} to {A}, “and you’ll feel like new.”',
        '{A} {caller.move}. After four times {A} sat down. “How do you feel?” asked {H}. “Like new,” said {A}. “I don’t know yet how I work.” {visitor} wrote that down, and underlined it.'
      ]
    },
    {
      id: 'thick-book',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“A doctor knows things by heart,” said {A}. “What do you know?” {visitor} stood up straight for it. “{caller.fact},” said {visitor}. “That’s the first page. I’m still on the first page.” It was a very thick book.',
        '“That might come in useful,” said {H}. “If it was one of us, yes,” said {visitor}. “For you there’s another book.” {A} turned to the last page of it, to see how it came out. Everybody was given a drink of water, and slept well.'
      ]
    },
    {
      id: 'the-bear',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They looked for somebody else. The cushion had lost a button, but that did not hurt it. The lamp had a bend, and had always had that. “Put out your tongue,” said {visitor} to the boot. It had a long one, out already. “For how long has it been like that?” “Since we bought it,” said {A}.',
        '{visitor} pushed it in, and it came out again. “It’s healthy,” said {visitor}. “It’s only rude.” {H} held the plaster over it, and then put it back into the box. A whale should go to somebody who needs it.'
      ]
    },
    {
      id: 'how-many-fingers',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How many fingers is this?” asked {H}, and held up three, a good way off. “Three,” said {A}. {H} went as far as the front door. “Three,” called {A}. {H} went out on the mat and shut the door, and held them up there. “Three,” called {A}.',
        '{H} came back in. “How did you see that?” “You never change them,” said {A}. {visitor} shone the torch in one ear, and looked on the other side. No light came out there. That was all right too.'
      ]
    },
    {
      id: 'temperature',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} was ill, and did it really well. {A} lay down on the rug with one arm across the face. “It’s my everything,” said {A}. {visitor} ran to get the small bag, and then the smaller one. “When did it start?” “When you came,” said {A}.',
        '“And when does it get better?” “With biscuits.” {visitor} looked across at {H}. “Is that real?” whispered {visitor}. “No,” whispered {H}. “You can tell from the toes. They’re pleased.” {visitor} looked at the toes, and learnt a great deal.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“The doctor came to our house on a bicycle,” said {S}. “And those hands were so cold that you got better from the shock.” “And what did the doctor say?” asked {A}. “‘Aha’. And then came a look out of the window, and ‘Aha’ once more.”',
        '“And what did it mean?” asked {visitor}. “That there’d been one like me before,” said {S}. “That was all you wanted to know.” {visitor} practised at the window. “Aha,” said {visitor}. It steamed up nicely.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a knee. It was quite healthy, but {S} remembered that it had once been green and blue. “It was here,” said {S}. “And then it was yellow, and then they took it away.” {visitor} looked at where it had been.',
        '“Was somebody brave?” asked {visitor}. “No,” said {S}. “I roared.” “It was very well done,” said {A}. “The whole street came to hear it.” {visitor} shook {S} by the knee. It was an honour to meet one that had so much behind it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} did not want to be asked. {visitor} came from the front, and {A} went off at the back. “It’s the bag,” said {H}. “{A} knows about bags.” So {visitor} put it outside the door, and looked the other way.',
        'After a while {A} was there. “Well?” said {visitor}, to the wall. {A} leaned. That was warm, and it went up and down. “That one’s all right,” said {visitor}. “And I never asked a thing.”'
      ]
    },
    {
      id: 'kitchen-roll',
      A: 'partner',
      paragraphs: [
        '{visitor} asked everybody twice, and nobody had anything. “When the fridge was broken, they didn’t ask it,” said {A}. “They put an ear to it.” And {A} fetched the roll from the kitchen paper.',
        '{visitor} listened with it. The clock ticked. {H} went bom, bom, like a small drum in a cupboard. {A} went bom, bom as well. “You’re all so well,” said {visitor}, and sighed. {A} went off to get the pegs, tip, tup, and {visitor} listened.'
      ]
    }
  ],
  turn: [
    {
      id: 'down-the-leg',
      A: 'partner',
      paragraphs: [
        '“Tip,” said {visitor}. “And then it’s tup. It ought to be tip and tip.” “That’s just how I walk,” said {A}. {visitor} listened down one leg, past the knee. {H} pulled off the slipper and shook it. Out rolled a button.',
        'Under it, on the heel, was a red spot. It was as round as the button. “Does that hurt?” asked {visitor}. {A} had to think. “Yes,” said {A}. “Since Tuesday. I’ve been so busy.”'
      ]
    },
    {
      id: 'whose-button',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The button was looked at under the lamp. It was blue, and had four holes, and it came from the good coat. “We searched everywhere for that,” said {A}. “I even walked back to the bus stop.” {H} thought about it. “Then it came along,” said {H}.',
        '“All the way there,” said {A}, “and all the way home.” {visitor} let it have a rest on some cotton wool. It had been trodden on since Tuesday as well, and nobody had asked the button anything.'
      ]
    },
    {
      id: 'how-it-feels',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it like?” asked {visitor}, with the pencil ready. For a doctor you have to say it exactly. “It’s like somebody knocking,” said {A}, “who isn’t very polite.” “And when you stand on it?” “Then they come in.”',
        '{visitor} wrote it down, word for word. {H} blew on it, once from the left and once from the right. That is in all the books. “Now they’re only standing on the mat,” said {A}. “And one of them has wiped its feet.”'
      ]
    },
    {
      id: 'next-please',
      A: 'partner',
      paragraphs: [
        '{H} took the plaster out of the box and pulled off both the papers. It went on without a crease. {A} walked up and down the hall for the whale. Tip, tip. Tip, tip. “Thank you, Doctor,” said {A}.',
        '{visitor} looked round to see who that was. “Next, please,” said {visitor} then. And {H} pulled off a sock, to have a look, for you never know.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had nothing either, and got looked at all over.',
      '{names} sniffed at the box, which smelled of clean knees.',
      { text: '{names} held the door for the bag, because it came first.', needs: ['hands'] },
      { text: '{names} counted up old scratches, and all of them had healed.', needs: ['hands'] }
    ],
    way: [
      '{names} said ah as well, and there was nothing in there but {names}.',
      '{names} sat down in the waiting room, and did not wait for anything.',
      { text: '{names} handed the pegs along, so that the washing got done.', needs: ['hands'] },
      { text: '{names} waved to the doctor, before and after.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked up and down too, to hear how that went.',
      '{names} rolled about after the button.',
      { text: '{names} shook out all the other slippers, and got a raisin.', needs: ['hands'] },
      { text: '{names} sewed the button on where it had come from.', needs: ['hands'] }
    ]
  },
  bed: [
    'The slippers stood by the door, upside down, in case there was anything else. The bag was shut, and stood beside them.',
    'They washed, round the whale, and lay down. Through the roll you could hear the whole house, and it was well.'
  ],
  last: [
    'Bom, bom, it went under the blanket, slower and slower, and {H} was asleep.',
    'In the dark a whale swam by on somebody’s heel, and {H} was asleep.'
  ]
})
