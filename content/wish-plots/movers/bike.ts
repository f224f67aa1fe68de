import { wishPlot } from '../wish-plot.ts'

export const whoeverBike = wishPlot({
  id: 'wish-whoever-bike',
  visits: 'anything',
  whoever: [
    'wants to ride a bike',
    'can’t ride a bike',
    'wants to ride a bicycle',
    'can’t ride a bicycle',
    'wants to ride its bike',
    'can’t ride its bike',
    'wants to cycle',
    'can’t cycle',
    'wants to go cycling',
    'wants a bike',
    'wants a bicycle',
    'rides a bike',
    'rides a bicycle',
    'rides its bike',
    'goes cycling',
    'loves cycling',
    'loves to cycle',
    'loves to ride a bike',
    'loves riding a bike',
    'loves riding its bike',
    'loves bikes',
    'goes for a bike ride',
    'goes on a bike ride',
    'wants to go for a bike ride',
    'wants to go on a bike ride',
    'dreams of riding a bike',
    'dreams of riding a bicycle',
    'dreams of cycling',
    'is bad at riding a bike',
    'is no good at riding a bike',
    'is afraid to ride a bike',
    'is scared to ride a bike',
    'is afraid of riding a bike',
    'is scared of riding a bike',
    'keeps falling off its bike',
    'falls off its bike',
    'wants to ride a bike without stabilisers',
    'wants to ride a bike without training wheels',
    'can’t pedal',
    'forgot how to pedal',
    'pedals everywhere',
    'tips over on its bike',
    'still needs stabilisers',
    'still has training wheels',
    'wants to take off its stabilisers',
    'wants to ride a tricycle',
    'rides a trike',
    'rides a unicycle',
    'is rubbish at cycling',
    'wants to be a cyclist',
    'wobbles on its bike'],
  except: ['motorbike', 'motorcycle', 'scooter', 'stolen', 'stole', 'broken', 'crash', 'crashed', 'road', 'hurt'],
  company: ['broom', 'bike', 'lamp', 'step', 'bell'],
  about: 'The hero wants a broom to stand on one palm and holds quite still, as whoever cannot ride a bike does; a thing stays up when you go where it falls.',
  titles: ['Falling All the Way', 'Ten for a Broom', '{visitor} Goes After It', 'As Far as the Lamp', 'Where It Falls, Be There'],
  want: [
    {
      id: 'broom',
      A: 'partner',
      paragraphs: [
        '{H} wanted the broom to stand upright on one palm, with nobody holding it, until ten. “One,” counted {H}, and stood as still as a wall. “Two.” Clack, said the broom on the floor. It always lay down on the left.',
        'Ting, went a bell outside. Before the door lay a bike. Next to it lay {visitor.first}. “We walked here,” said {visitor}, “the bike and I.”'
      ]
    }
  ],
  way: [
    {
      id: 'hold-tight',
      A: 'partner',
      paragraphs: [
        'So they all went out, where it is flat. {visitor} did up the helmet and got on, and {A} held the saddle. “Hold tight, and keep it quite straight,” said {A}, who had learnt it that way. {visitor} held so tight that the grips squeaked.',
        '{A} let go. The bike ran as straight as a ruler. It leaned a little to the left, leaned a little more, and lay down. Clack. “That’s where it lies down,” said {visitor}. “As soon as nobody’s looking after me.”'
      ]
    },
    {
      id: 'where-to-put-it',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And where do I put {caller.part}?” asked {visitor}. There was a basket in front, and a carrier at the back, and neither was right for that. “At the side,” said {H}. “There’s plenty of room at the side.”',
        '{A} had once hung a bag of potatoes on one handlebar. “I meant to go to the baker’s,” said {A}. “I went to the fountain.” Whatever is all on one side wants to go home by itself. So everything that {visitor} had was brought to the middle. There was just room for a bottom.'
      ]
    },
    {
      id: 'without-thinking',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What can you do without thinking?” asked {A}. “Only this,” said {visitor}, and {caller.does}. It looked like nothing at all, as it does when somebody is good at it. {A} {caller.move}, and had to think all the way through.',
        '“Were you never bad at it?” asked {H}. {visitor} sat down on the kerb. “My mother says that I lay about a lot,” said {visitor}. “She says I did it by mistake first, and looked very surprised.”'
      ]
    },
    {
      id: 'somewhere-to-go',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“You’ve got to be going somewhere,” said {H}. “If you could ride, what would you ride to?” {visitor} had thought about that every night. “{caller.wants},” said {visitor}.',
        '{A} took off a slipper, and stood it under the lamp, and said that this was it. {visitor} looked at the slipper with longing, got on, and rode at it. Clack. It was nearer by a whole bike than ever before. “I nearly had it,” said {visitor}.'
      ]
    },
    {
      id: 'what-to-ring',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'Ting. That was one thing that {visitor} could do already. Ting is for “I’m behind you”, and ting, ting is for thank you. “Where I come from, you call {caller.sound},” said {visitor}. They had to know which was better.',
        'So {A} went for a walk before the door, and thought of other things. “Ting,” went {visitor} at the back, and {A} stepped aside. Then it was the other one’s turn. {A} was up on the doorstep before it was over. “Use the bell,” said {A}.'
      ]
    },
    {
      id: 'two-oclock',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You can’t set off while both pedals are level. “It has to be at two o’clock,” said {A}, and pulled one up with a toe. Now it stood high, and a little to the front, like the hand of a clock. “It’s nearly seven,” said {visitor}.',
        '“Two,” said {A}. “Put your weight on it.” {visitor} did that, and the bike gave such a leap that the bell rang. “It’s half past!” called {visitor}, going by. Then it lay down, and the time was up.'
      ]
    },
    {
      id: 'first-you-stop',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Before you can go, you’ve got to be able to stop,” said {H}. So {visitor} walked beside the bike and kept hold of both brakes. “When I say now,” said {H}. They walked. “Now!” It stopped as if it had been nailed down.',
        '“Good,” said {A}. “And now…” It stopped. “I only meant that now…” It stopped again. “Is it safe to come past?” asked a lady with a bag. “Not just now,” said {A}.'
      ]
    },
    {
      id: 'saddle',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The saddle was too high. {visitor} hung up there like washing, and had to guess where the ground was. {A} opened the little lever, and let the saddle down with a sigh. Now there was ground on both sides, as much as you liked.',
        '“That’s better,” said {visitor}, and stood there. There was no wind. A window was shut somewhere. “I could sit like this all evening,” said {visitor}. “That’s what worries me,” said {A}. “It’s a chair now.”'
      ]
    },
    {
      id: 'helmet',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The helmet had turned round on the way, and looked backwards. “Where does it belong?” asked {visitor}. “On what you think with,” said {A}. {visitor} wasn’t sure which that was. So {A} said, “Think of a pancake,” and they watched carefully.',
        '“There!” said {H}. “It went up.” They put the helmet on that place. It had to sit quite straight. Under the strap there went two of {A}’s fingers. “I can still think of it,” said {visitor} from below.'
      ]
    },
    {
      id: 'lefts',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} drew a cross in chalk wherever the bike had lain. After a while there were nine, and all of them were on the left. “You could try the right, for a change,” said {A}. {visitor} looked across at it. “I don’t know anybody there,” said {visitor}.',
        'But the tenth cross came on the right. {visitor} got up, and looked about. “It’s just the same,” said {visitor}. “Only the house is on the wrong side.” {H} put two crosses there, to be fair.'
      ]
    },
    {
      id: 'on-a-line',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Then I’ll make you a road,” said {H}. It was a chalk line from the step to the lamp. {A} walked along it first, arms stiff. It went well as far as the drain. There {A} began to row with one arm, and stepped off.',
        '“Who pushed you?” asked {visitor}. “Nobody,” said {A}. “I was keeping so still.” {H} ran along it with the arms going everywhere, and was at the lamp without a wobble. Nobody thought anything of that yet.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I learned on the baker’s bike,” said {S}. “They showed me how to get on, and they gave me a push. But nobody had told me how you get off.” “So what did you do?” asked {A}. “I rode round the square,” said {S}. “I said good evening to everybody. I said it six times.”',
        'In the end the man with the melons had held out an arm. {visitor} wanted to know where that man was standing now. {S} went a little way up the path, and held out an arm as well.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was the traffic light. It had a tomato for red and a leaf for green, and its own rules. “Red,” said {S}. {visitor} stopped, and was glad of the rest. “Green,” said {S}. {visitor} stayed. “Green!” said {S}, and shook the leaf.',
        '“Could it be red a little longer?” asked {visitor}. {S} looked at both hands. Then {S} held up neither. “What’s that?” asked {A}. “That’s when you can blow your nose,” said {S}. There ought to be one of those at every crossing.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} sat on the step and watched all of it. When the bike leaned, {A}’s head leaned too, to the left, and a little more. At “clack” {A} looked the other way, as you do when you like somebody.',
        '“{A} always knows it before I do,” said {visitor}. “Could you call out?” But {A} was not one to call out. After the eighth time {A} came down, and lay on that very spot, to warm it.'
      ]
    },
    {
      id: 'both-of-them',
      A: 'partner',
      paragraphs: [
        '{H} had brought out the broom, so as not to be idle. One, two, clack. And clack, went the bike. {A} looked from one to the other. “You’re doing the same,” said {A}. “You stand stiff, and then you’re surprised. {H}, wasn’t there a three, before?” “That didn’t count,” said {H}. “I’d tripped.” “Which way?” asked {A}. “After the broom,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'be-there',
      A: 'partner',
      paragraphs: [
        '{H} looked right up at the top of the broom. It leaned to the left. {H} went left, quickly, and was under it. “Three! Four!” It leaned to the right, and {H} was there already. “Five! You’ve got to go where it’s falling!”',
        '“Where I’m falling?” said {visitor}. “That’s where I don’t want to go!” “Only a bit,” said {A}. “Be there first.” {visitor} pushed off. The bike leaned to the left. {visitor} turned to the left, and the wheel ran in underneath. It stood up! It leaned to the right. “I’m falling!” called {visitor}. “I’m falling all the way!” And {visitor} fell right to the lamp.'
      ]
    },
    {
      id: 'wet-wheel',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} tipped a cup of water over the front wheel, and now it wrote down how it went. The first line looked like a worm in a hurry. There was more left and right in it than there was along. “That’s all the places where I nearly fell,” said {visitor}.',
        'The next one was only like a hair that’s been in a plait. With the third you had to put your cheek on the ground to see that it was wriggling. “Am I not falling any more?” asked {visitor}. “You are,” said {H}. “But only a little at a time.”'
      ]
    },
    {
      id: 'a-try-with-the-broom',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Now {A} wanted to have the broom. It leaned at once, the way brooms do with somebody new, and {A} went after it. They went along the wall, and back, and twice round the bike. “Who’s taking whom?” asked {visitor}.',
        '“Look at the top!” called {H}. “Don’t look at your hand!” {A} looked up, and it grew calm. It was a walk now, and no longer a chase. At seven they met the step, and the broom sat down.'
      ]
    },
    {
      id: 'ten',
      A: 'partner',
      paragraphs: [
        'They went back side by side. {visitor} rode, and {H} walked along under the broom, and {A} counted for both. “Eight. Nine.” At ten the bell went ting, ting, and that is for thank you.',
        '“I’ll be off home, then,” said {visitor}. “And how will you get there?” asked {A}. {visitor} put one pedal up. “Falling,” said {visitor}, and rode away past the lamp, and the next one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came running at the clack, and went round the broom in a curve.',
      '{names} looked out between two legs, to see what was lying there.',
      { text: '{names} picked up the bike, and gave the bell a rub with a sleeve.', needs: ['hands'] },
      { text: '{names} swept a little, as the broom was free.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed at the edge, on the right, where nobody ever fell.',
      '{names} came along as far as the fall, and went back to begin with the others.',
      { text: '{names} ran beside the back wheel with both arms out.', needs: ['hands'] },
      { text: '{names} wiped the gravel out of the grips.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran after the bike, from one side to the other, as it went.',
      '{names} waited at the lamp, and got overtaken.',
      { text: '{names} threw up a cap, and had to go where it fell.', needs: ['hands'] },
      { text: '{names} held a finger upright, and walked about under it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The broom was put back in its corner, where it has two walls to hold it. Outside, the lamp stood alone, as straight as anything, and thought nothing of it.',
    'They washed the black off their hands and lay down. Lying down is a thing that nobody has to practise.'
  ],
  last: [
    '{H} leaned a little to the left, went after it, and was asleep.',
    'Somewhere a bell said thank you at a corner, and {H} was asleep.'
  ]
})
