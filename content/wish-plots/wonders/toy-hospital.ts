import { wishPlot } from '../wish-plot.ts'

export const brokenToysHospital = wishPlot({
  id: 'wish-hospital-for-toys',
  wishes: ['hospital broken toys', 'hospital for broken toys', 'hospital toys', 'hospital for toys', 'toy hospital', 'toys hospital', 'hospital broken dolls', 'hospital dolls', 'dolls hospital', 'doll hospital', 'teddy hospital', 'hospital teddies', 'hospital teddy bears', 'teddy bear hospital', 'hospital soft toys', 'hospital cuddly toys', 'clinic toys', 'toy clinic', 'toy doctor', 'doctor toys', 'doctor for toys', 'toy surgery', 'toy nurse', 'nurse toys', 'mends broken toys', 'mend broken toys', 'mending toys', 'fixes broken toys', 'fix broken toys', 'fixes toys', 'repairs toys', 'repairs broken toys', 'repair toys', 'toy repair', 'toy mender', 'heals toys'],
  except: ['my', 'threw', 'thrown', 'bin', 'stolen', 'lost', 'sister', 'brother', 'cried', 'cries', 'sad', 'dog', 'christmas', 'santa', 'factory', 'shop', 'museum', 'animals', 'operation', 'stitches', 'real', 'broke'],
  answers: ['hospital', 'clinic', 'toy', 'toys', 'broken', 'doll', 'dolls', 'teddy', 'teddies', 'bear', 'bears', 'soft', 'cuddly', 'old', 'opens', 'opened', 'opening', 'starts', 'started', 'runs', 'makes', 'made', 'builds', 'has', 'mends', 'mend', 'mending', 'fixes', 'fix', 'repairs', 'repair', 'doctor', 'nurse', 'surgery', 'better', 'sick', 'poorly', 'hurt', 'all', 'where', 'in', 'bedroom', 'living', 'room', 'little', 'forgotten', 'unloved'],
  company: ['hospital', 'bear', 'frog', 'robot', 'bell', 'beds', 'bed', 'soup', 'spoon', 'box', 'fluff', 'toys', 'sign', 'queue'],
  isTale: true,
  about: 'In the hospital for broken toys nobody who has been mended will go home, because here somebody asks where it hurts, until the patients are made nurses.',
  titles: ['Where Does It Hurt', '{H} Opens a Hospital', 'A Tin Frog Without a Bed', 'Nobody Wants to Be Well', 'Next, Please'],
  want: [
    {
      id: 'next-please',
      A: 'partner',
      paragraphs: [
        '{H} opened a hospital for broken toys. It had six shoeboxes for beds, and a bell for “Next, please.” The sign was hardly on the door when there was a knock, low down.',
        'It was a bear. It had walked there alone, one ear in a paw. “Where does it hurt?” asked {H}. The bear sat down. “Nobody’s ever asked me that,” it said. “I’ll get my thread,” said {A}.'
      ]
    },
    {
      id: 'waiting-room',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Soon there was a queue along the wall. There was a giraffe with a bend in it, and a car with three wheels. A doll had its head under one arm, and read the paper with it. “Who’s first?” asked {H}. “It’s me,” said the car, “but I only go round in circles.”',
        '{A} gave each of them a number. The doll held its number up to the head. “Nine,” said the head. “It’s a six,” said {A}. “You’ve got it upside down.” “Which one of us?” asked the head.'
      ]
    }
  ],
  way: [
    {
      id: 'all-beds',
      A: 'partner',
      paragraphs: [
        '{A} sewed the ear on, and {H} brought soup on a doll’s spoon. “Now you can go home,” said {H}. The bear felt its ear. “I think it’s gone into the other one,” it said, and lay down again.',
        'It was so with all of them. The giraffe was splinted, and got hiccups. The robot had a new wheel, and took out its own battery. Soon the whole hospital was full, and nobody in it was broken.'
      ]
    },
    {
      id: 'listening',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} listened to each of them through a funnel. In the bear it was quiet, like under a quilt. In the robot it ticked. In a sheep there was a tune, rather slow, and only the half of it. “How long have you had that?” asked {A}. “Since the bath,” it said.',
        'It was squeezed, gently, over a bowl. There was a lot of bath in it. After that it played to the end, and {A} had to hum along. “I never knew that I had a second verse,” it said.'
      ]
    },
    {
      id: 'x-ray',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For the X-ray {A} held a torch behind whoever it was, and {H} looked from in front. A duck was all wool. A car had a pea in it. In a money pig they saw three coins, and something square. “That’s a stamp,” said the pig. “It’s been tickling for years.”',
        '{H} shook it out, and it was from Peru. “Has that made it better?” asked {H}. The pig waited. “Now I rather miss it,” said the pig. They put it back in.'
      ]
    },
    {
      id: 'the-chart',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the end of each bed hung a chart, with a line on it. “Up is better,” said {A}, “and down is worse.” {H} drew one for a zebra. It went up, and up, and off the paper, and along the wall as far as the door.',
        '“What comes after that?” asked the zebra. “Then you’re out in the street,” said {H}, “and well.” The zebra took the pencil between its teeth. It drew the line down a bit.'
      ]
    },
    {
      id: 'medicine',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The soup was only warm water with a carrot in it, but nobody had tasted better. “It’s gone straight to my wheel,” said a car. The giraffe could not say where it was yet. It still had some way to go.',
        '“The same again for me,” said a doll’s head, “and one for the lady.” {A} spooned. The soup ran in at the top, and came out at the collar. “We’d better put you on first,” said {A}, “and eat after.”'
      ]
    },
    {
      id: 'night-nurse',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For a moment all of them lay still, under six flannels. {H} went by on tiptoe. “Nurse,” somebody called, “I’m too warm.” {H} took off a flannel. “Nurse,” somebody called, “now I’m too well.”',
        '“That isn’t an illness,” said {H}. “It came on at lunch,” said a small voice. A duck held out its wing. {H} felt its pulse, which was wool, and it was true. That duck had never been better in its life.'
      ]
    },
    {
      id: 'visiting',
      A: 'other',
      spare: 7,
      paragraphs: [
        'At four it was visiting time. {A} came back with grapes, and went from bed to bed. They were cut in half, and each one had to be admired. “You do look pale,” {A} said to a polar bear. “Do I?” it said, pleased, and sank back.',
        '“And what’s wrong with you?” “I’m a wheel short,” said the robot. {A} counted them, and it came to four. “How many did you have before?” asked {A}. The robot shut its eyes. Visitors were very tiring.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} wanted a bed as well. Nothing of {A} fitted into a shoebox but one paw, so the paw was admitted. “Where does it hurt?” asked {H}. {A} sighed, right down to the tail.',
        '“I see,” said {H}, and wrote it on the chart. The chart said: sigh. {A} got a spoon of soup as well, and then three more. On the chart the line went up so fast that the pencil came off.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} put on two pairs of glasses, and looked a long while at a tin car. “I had one like that,” said {S}. “It went under the cupboard one Sunday, and didn’t come out.” “Did it hurt itself?” asked {A}.',
        '“It wasn’t that,” said {S}. “They’d moved the cupboard.” The tin car had a scratch along the left door, and so had {S}’s. “Were you ever under one?” asked {S}. “It was dark,” said the car. “I don’t know what it was.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was the doctor for the insides, and had a tea strainer round the neck. “Say aah,” said {S} to a crocodile. “Aah,” it said. Far back sat a building brick, and a bit of toast. “Does it hurt when you swallow?” asked {A}.',
        '“It only hurts when I don’t,” said the crocodile. {S} reached in with two fingers, and got out the brick. The toast stayed where it was. The crocodile had got used to having something to look forward to.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was brought in with a rabbit, and would not let go of it. The rabbit had no fur left on its tummy, and one ear was grey and thin. “Where does it hurt?” {H} asked it softly. “Nowhere,” said the rabbit. “I’m only used.”',
        '{A} put the ear back in {A}’s mouth. “That’s the reason,” said the rabbit. {H} wrote it down. It was the only one that day that had no wish to stay in.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“I’ve only come to collect,” said {A}, who stood at the door with a bag. It was for the tiger. “It’s been well since lunch,” said {H}. They looked under the bed, and behind the bandages. In the end they saw a tail hanging out of the lamp.',
        '“Not yet,” said the lamp. “I’ve got a cough.” It coughed. {A} sat down to wait. “I’ve a bit of a throat myself,” said {A}, after a while, and looked at the soup.'
      ]
    },
    {
      id: 'no-bed',
      A: 'partner',
      paragraphs: [
        'Then a tin frog was brought in. It could not hop any more, and there was no bed for it. “Hands up, who’s well?” called {A}. All the toys groaned, and pulled up their flannels.',
        '{A} sat down on the floor beside the frog. “At home they lie at the bottom of a box,” said {A}. “Here they’re asked where it hurts. I wouldn’t get well either.”'
      ]
    }
  ],
  turn: [
    {
      id: 'six-nurses',
      A: 'partner',
      paragraphs: [
        '{H} rang the bell. “I can’t do all the asking by myself,” said {H}. “This hospital needs nurses. Who can ask a frog where it hurts?” It was very quiet. One flannel moved. “I know how that goes,” said the bear.',
        'Out it got, with both ears up. The giraffe came without a hiccup, and the robot put in its battery. “Where does it hurt?” asked the bear. “In the hop,” said the frog. They held the lamp, and {H} drew a long grey bit of fluff out of its spring.'
      ]
    },
    {
      id: 'nurses-hats',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A nurse has to have a hat. {A} folded six of them out of one newspaper. The giraffe’s had the weather on it, and the bear’s had a sale of beds. “Does it suit me?” the robot asked in each bed. It asked besides if anybody was flat.',
        'In the beds lay three new ones by now, with nothing but a button off. “Soup?” said the giraffe. It bent down to them, and needed a long time to do that. Nobody had ever been so slowly looked after.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They made a list, so that somebody would always be on duty. Mondays were the bear’s, and Tuesdays the giraffe’s. “And where do the nurses live?” asked the robot. “At home,” said {H}. “You come in for your shift.”',
        'The robot liked that. It would go home in the evening, with tired feet, and say what a day it had been. “Whom will you tell it to?” asked {A}. “The others in the box,” said the robot. “They never have any news.”'
      ]
    },
    {
      id: 'where-for-you',
      A: 'partner',
      paragraphs: [
        'The frog hopped up to the door, and hit the bell. “Next, please!” called all the nurses. There was only {H}, who had been standing since lunch, and sat down in a shoebox.',
        'The bear came over. “Where does it hurt?” it asked. “Nowhere,” said {H}. They all waited, with their heads on one side. “Perhaps in the feet,” said {H}. “A bit.” “Ah,” said the bear, and tucked a flannel round them. {A} wrote on the chart: well, but staying in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a look at all the beds, and tried one.',
      '{names} let the bear go first.',
      { text: '{names} held the door, for patients of every size.', needs: ['hands'] },
      { text: '{names} hung up the bell, where a small paw could reach it.', needs: ['hands'] }
    ],
    way: [
      '{names} had nothing wrong, and had soup.',
      '{names} went quietly past the beds.',
      { text: '{names} tore an old sheet into very small bandages.', needs: ['hands'] },
      { text: '{names} warmed the soup again.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up, so that there was room round the frog.',
      '{names} watched the hop, from here to the door.',
      { text: '{names} held the lamp for the nurses.', needs: ['hands'] },
      { text: '{names} measured the grey fluff, and it was as long as a sock.', needs: ['hands'] }
    ]
  },
  bed: [
    'The nurses went off duty, each to a shelf. The sign was turned round, and on the back it said “Shut”.',
    'Washed and dried, {H} lay down, with both feet in the warm. Low down at the door somebody was on the night shift.'
  ],
  last: [
    '“Next, please,” somebody whispered, and it was the next day’s turn, and {H} was asleep.',
    '“Well,” said the chart, “but staying in,” and {H} was asleep.'
  ]
})
