import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_PET } from './whoever.ts'

export const petPolice = wishPlot({
  id: 'wish-our-pet-police',
  beginsElsewhere: true,
  star: 'pet',
  nothingElse: true,
  wishes: ['our dog is a police dog and catches the robber', 'police', 'police dog', 'police cat', 'policeman', 'police officer', 'robber', 'robbers', 'burglar', 'burglars', 'thief', 'thieves', 'catches robber', 'catches the thief', 'catches burglar', 'sniffer dog', 'detective', 'detectives', 'solves a crime', 'solves mystery', 'sheriff'],
  answers: [...WHICHEVER_PET, 'police', 'officer', 'robber', 'robbers', 'burglar', 'burglars', 'thief', 'thieves', 'catches', 'catch', 'caught', 'catching', 'stops', 'finds', 'chases', 'chase', 'helps', 'is', 'a', 'works', 'with', 'for', 'becomes', 'joins', 'sniffer', 'detective', 'solves', 'mystery', 'crime', 'trail', 'badge', 'brave', 'steals', 'stole', 'shoes', 'robs'],
  except: ['fish', 'goldfish', 'bites', 'bit', 'gun', 'called', 'came', 'burgled', 'hurt', 'afraid', 'scared', 'took'],
  moods: ['question'],
  company: ['puddle', 'puddles', 'welly', 'slipper', 'robber', 'cap', 'badge', 'baker', 'flour', 'counter', 'sand', 'umbrella', 'sack', 'kerb', 'corner', 'library', 'fountain', 'rain', 'roll', 'shoe', 'shoes', 'cousin', 'floor'],
  out: true,
  about: 'The family’s pet is with the police, and catches a robber who takes only left shoes, by sitting down and waiting.',
  titles: ['Nineteen Left Shoes', 'The Police Sat Down', '{H} in One Welly', 'Round to the Left', 'All the Left Ones'],
  want: [
    {
      id: 'left-welly',
      A: 'partner',
      paragraphs: [
        'There were puddles outside, and {H}’s left welly was gone. So was {A}’s left slipper, and every left shoe in the street. “That’s a robber,” said {A}. {H} wanted the welly back while the puddles were still there. Luckily {star} was with the police. It had a cap with a badge on.',
        '{star} smelled at the right welly, once, and was off. {H} hopped after it, with one foot in a welly and one in a bread bag. {A} came behind with the umbrella.'
      ]
    }
  ],
  way: [
    {
      id: 'at-the-bakers',
      A: 'partner',
      paragraphs: [
        'At the baker’s it stopped. “It’s only hungry,” said {A}. “That’s not police work.” But there was flour on the floor, and footprints in it. “A left one,” said {H}. “And a left one. And a left one.” “Then the robber hopped,” said {A}.',
        '{star} went on, nose down, and got as far as some wet sand. There the prints went side by side. “Those are two feet,” said {H}, “and both are left!” “Nobody has two left feet,” said {A}. “Only me, when I dance.”'
      ]
    },
    {
      id: 'roll',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The baker gave the police a roll. {star} laid it down and looked at it from both sides first, because it might be a clue. It had poppy seeds on. Then it was no longer there.',
        '“What did it find out?” asked the baker. {A} bent down to look. “It was a roll,” said {A}. {H} wrote that in the book.'
      ]
    },
    {
      id: 'questions',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{star} questioned a lady at the bus stop. It sat down in front of her and looked up. She lasted about a minute. “All right,” she said. “I had two puddings yesterday. And I told Vera that I’d already got a coat like that.”',
        '“Anything about shoes?” asked {H}. She looked down. She had one on, and it was a right one. “Well I never,” said the lady.'
      ]
    },
    {
      id: 'traffic',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'At the crossing {star} sat down in its cap, and the cars stopped. First there was one, and then eleven. They waited politely. {star} scratched itself. They went on waiting.',
        '“I think we may cross now,” said {A}. They crossed, and came back for {star}. A bus driver saluted. {star} let him go with a look.'
      ]
    },
    {
      id: 'disguise',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} wanted to go in disguise, and turned up a collar. “Now nobody knows that I’m not the robber,” said {A}. {H} thought that it should be the other way about.',
        '{A} turned the collar down again. Now it was worse, for there was a drip in it. The police looked the other way, out of kindness.'
      ]
    },
    {
      id: 'bread-bag',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The bread bag was not made for hopping. It said flap, and then it said squelch. “Quietly,” said {A}, “or the robber will hear us.” {H} hopped on the welly foot only, which was hard after a while.',
        'So they did it in turns, welly, bag, welly, bag. “It’s called walking,” said {A}. There was half a crust in the toe, and that was good to know.'
      ]
    },
    {
      id: 'old-case',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Has {star} ever caught anybody?” asked {A}. {H} had to think. There had been the case of the moving curtain. That was the wind. There had been the case of the thing under the bed, and that was {H}.',
        '“But it found me,” said {H}. “Within a second.” “And then?” “It let me go with a warning. It was a wet one.”'
      ]
    },
    {
      id: 'wanted',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{A} drew the robber for a poster. You did not know much as yet. So there were a hat, and a question mark, and two left feet. {H} coloured in the feet.',
        'They pinned it to a tree. A man came and read it, with one shoe on. “Him I’d like to meet,” said the man. “I’ve got an appointment, and I can’t go in a flowerpot.”'
      ]
    },
    {
      id: 'the-others',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had counted what was missing. There was the left boot, the left sandal, and the one for football. “It’s tidier now,” said {A}, “but you don’t get far.”',
        '“We’re on to it,” said {H}, with one bread bag. {A} looked at the bag, and at the cap going round the corner. “I’ll stay here,” said {A}, “and guard the right ones.”'
      ]
    },
    {
      id: 'at-the-lights',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Once {star} stood still, and shut its eyes. “It’s got it!” whispered {A}. They did not dare breathe. The nose went left, and up a bit, and stayed there. It must be very near.',
        'It was chips. They came by on a bicycle, and the smell went on for the whole street. “That’s called a false trail,” said {H}. They all three swallowed, and went on.'
      ]
    },
    {
      id: 'second-pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was in the police as well, but indoors. {A} lay on the right slipper the whole time, so that nothing should happen to that one too. It was a warm job.',
        'When there were steps outside, {A} raised one eyelid. They were all left ones. {A} had noticed that on Monday, and nobody had asked.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was a robber too, and took the cushion. “Stop!” said {A}. “What have you got there?” “Nothing,” said {S}, with the whole cushion in front. “It’s my tummy.”',
        '“Then I’ll have to search your tummy,” said {A}. It was ticklish. {S} gave everything up at once, the cushion, and a spoon that nobody had missed.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Where I grew up there was one who only stole lids,” said {S}. “The whole village cooked with plates on top.” “Did they catch him?” asked {A}.',
        '“He came by himself,” said {S}. “He’d married, and she had all the pots. They went from door to door, and it fitted everywhere. Nobody could be cross.”'
      ]
    },
    {
      id: 'the-police-sit',
      A: 'partner',
      paragraphs: [
        'Round the corner came somebody in a striped jersey, with a sack. It was the robber! The robber saw the cap, and ran. {H} hopped after, and {A} ran too. But {star} sat down on the kerb, and yawned. “You’re the police!” cried {A}. “Run!” {star} stayed where it was. {A} came back, quite out of breath, and looked at the wet prints. “They bend,” said {A}. “With two left feet you’d always go a bit to the left. And round. And round.”'
      ]
    }
  ],
  turn: [
    {
      id: 'round',
      A: 'partner',
      paragraphs: [
        '“And then you’d come back here,” said {H}. So they sat down beside the police. They heard it splash, past the library, and past the fountain. Then the robber came round the other corner, looking behind, and ran straight up to the cap. “Caught!” said {H}. “How did you get in front?” asked the robber. “We sat.”'
      ]
    },
    {
      id: 'the-cap',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Am I caught now?” asked the robber. They all looked at {star}. It had to do something, for that was the law. It came closer, and laid its chin on one left foot, and breathed out.',
        '“That’s an arrest,” said {A}. The robber did not dare to move. “It’s warm,” said the robber. “I’d thought that it would be much worse.”'
      ]
    },
    {
      id: 'giving-back',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'They went from door to door and gave it all back. The robber held the sack, and {H} rang. “Is this yours?” It was the other one, or it was too big, or it was just right. Everybody put it on at once and walked up and down.',
        'The man in the flowerpot wept a little. “I’ve missed the appointment,” he said. “It was at the dentist’s.” He shook the robber’s hand.'
      ]
    },
    {
      id: 'one-pair-for-two',
      A: 'partner',
      paragraphs: [
        '“They only sell them in pairs,” said the robber sadly, and tipped out the sack. There were nineteen left shoes in it. “And what do you do with the right ones?” “My cousin would want those,” said the robber, “with those two right feet.” “Then buy two pairs together,” said {H}, “and share!” {H} put on the left welly, and jumped. The whole puddle went up. {star} got in too, cap and all.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for a left one as well, and found only right.',
      '{names} smelled at the mat, but that was old news.',
      { text: '{names} wrote down what was missing, in pairs.', needs: ['hands'] },
      { text: '{names} lent a second bread bag, in case.', needs: ['hands'] }
    ],
    way: [
      '{names} guarded the door, from the inside.',
      '{names} listened for steps, and heard a good deal of rain.',
      { text: '{names} tied the right shoes together, to be safe.', needs: ['hands'] },
      { text: '{names} waved to the police from the window.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out to see who was splashing.',
      '{names} got wet, and shook.',
      { text: '{names} pulled on two shoes, for once, and counted them.', needs: ['hands'] },
      { text: '{names} held a towel ready, for the police.', needs: ['hands'] }
    ]
  },
  bed: [
    'By the door stood all the shoes, two and two, and a cap hung over them to dry.',
    '{H} washed both feet, the left one and the right one, and lay down.'
  ],
  last: [
    'If anybody went by outside, it was in a large circle, and {H} was asleep.',
    'The police lay down and waited, and {H} was asleep.'
  ]
})
