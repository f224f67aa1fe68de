import { wishPlot } from '../wish-plot.ts'

export const tukTuk = wishPlot({
  id: 'wish-tuk-tuk',
  wishes: ['tuk tuk', 'tuktuk', 'tuk-tuk', 'tuk tuks', 'tuktuks', 'auto rickshaw', 'autorickshaw', 'auto-rickshaw', 'auto rickshaws', 'autorickshaws', 'tuk tuk driver', 'rickshaw', 'rickshaws', 'rickshaw driver', 'rickshaw ride', 'tuk tuk ride', 'keke', 'keke napep', 'bajaj', 'three wheeler', 'bajaji', 'mototaxi', 'auto wallah', 'autowallah'],
  except: ['crash', 'accident', 'fell', 'lost', 'hospital', 'drunk', 'stolen', 'dragon', 'moon', 'space', 'flying', 'elephant', 'tiger', 'scared', 'afraid', 'puller', 'poor', 'called', 'cargo'],
  answers: ['ride', 'rides', 'riding', 'driver', 'drives', 'driving', 'going', 'first', 'yellow', 'green', 'blue', 'red', 'little', 'busy', 'street', 'streets', 'town', 'city', 'market', 'bumpy', 'horn', 'traffic', 'three', 'wheels', 'delhi', 'mumbai', 'bangkok', 'colombo', 'lagos', 'india', 'thailand', 'sri', 'lanka', 'noisy', 'fast', 'mango', 'with', 'home', 'school', 'station', 'granny', 'grandma', 'grandpa', 'holiday'],
  moods: ['first', 'late', 'waiting'],
  partnerPlays: true,
  company: ['tuk tuk', 'tuk-tuk', 'hen', 'aunt', 'mattress', 'schoolgirls', 'ice', 'bus', 'gap', 'juice stall', 'horn'],
  about: 'A tuk-tuk takes a block of ice to the juice stall and fits through every gap, until it has picked up so many that it is as wide as a bus.',
  titles: ['Breathe In', 'Room for One More', '{H} Drives a Tuk-Tuk', 'A Block of Ice in a Hurry', 'Where Only a Knee Goes Through'],
  want: [
    {
      id: 'the-ice',
      A: 'partner',
      paragraphs: [
        '{H} drove a tuk-tuk. It had three wheels, which were a stool in front and two chairs behind, and no doors. “To the juice stall,” said {A}, “at the far end of the street. And quickly, please. This is melting.”',
        'On {A}’s knees stood a block of ice, and that was a pillow. {H} wanted to get it there while there was still some. “Hold tight,” said {H}. Tuk-tuk-tuk, they were off.'
      ]
    }
  ],
  way: [
    {
      id: 'first-gap',
      A: 'partner',
      paragraphs: [
        'On the left stood a bus, which was the sofa, and on the right stood another. No car would have got through between. The tuk-tuk did. “Elbows,” said {H}, and folded in both.',
        'At the corner an aunt put up her hand, and she was the big cushion. “Room for one more?” “Always,” said {H}. Then came a man with a mattress, and after him two schoolgirls with a hen. The ice dripped.'
      ]
    },
    {
      id: 'price',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'First they had to talk about the price. “A hundred,” said {H}. “A hundred!” said {A}, and got out again. “I could have the wheels for that.” “Eighty, because it’s you.” “Thirty, because it’s bumpy.” {A} began to walk away, quite slowly.',
        '“Fifty!” called {H}. “And I’ll sing.” {A} turned round. “Forty-five,” said {A}, “and you don’t.” They shook hands on it, and both had won. It was in buttons.'
      ]
    },
    {
      id: 'names',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Is it called tuk-tuk everywhere?” asked {A}. “In Thailand it is,” said {H}, “because that’s what it says. In India it’s an auto. In Nigeria it’s a keke, and in Tanzania it’s a bajaji.” {A} tried them all out on it.',
        'At “keke” it started at once. At “bajaji” it leant into the bend by itself. “It’s been about,” said {A}. “It’s only got three wheels,” said {H}, “so it can’t be everywhere at the same time.”'
      ]
    },
    {
      id: 'horn',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The horn was a duck, and the most important part. {H} explained it. “One quack means, Good morning. Two means, I’m coming past. Three means, I’ve come past, thank you.” “And how do you say, Look out?” asked {A}. “You say good morning very often,” said {H}.',
        'They drove past the table. Quack, said {H}. Quack, quack, quack, quack, said another tuk-tuk, in {A}’s voice. It had a long story to tell. {H} listened to the end, and gave three quacks back.'
      ]
    },
    {
      id: 'turning',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“We’ve passed my button shop,” said {A}. For a bus that would have been the end of it. It would have had to drive on to the next town. But a tuk-tuk has only one wheel in front, and turns round on a plate. {H} put the stool the other way, and there they were.',
        '“And now the other way again,” said {A}, when the button was bought. It went round once more, like a cat that is looking for its tail. They were both a bit giddy. “Which way was it, before?” asked {H}. The ice pointed.'
      ]
    },
    {
      id: 'open-sides',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'There were no doors and no windows, and so everything came in. First it was the wind, and then the smell of frying onions. They had it with them for three streets. Then it was somebody’s radio, and half of a song. “What comes next?” asked {A}. They had to drive back for the end.',
        '“In a car you sit and look at it,” said {H}, “but here you’re in it.” A leaf flew in on one side, and got off on the other. It did not pay.'
      ]
    },
    {
      id: 'rain',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Then the rain came, as it does there, all of it together. {H} let down the curtains at the sides, and they were two towels with clips. It was dark green in there, and it drummed on the roof. “Are we still driving?” asked {A}. “The road’s driving,” said {H}. “It’s a river.”',
        'The tuk-tuk was not afraid of that. It just went a bit more quietly. Something bumped against them, and it was a shoe on its way home. When it was over, they rolled up the towels. The whole street was steaming like rice.'
      ]
    },
    {
      id: 'pothole',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Hole,” called {H}, and they both flew up, and came down. With four wheels a hole might have gone in between. With three there was always one that had to go through. “Hole!” The ice was in the air for a moment, and {A} under it.',
        '“Do you know all of them?” asked {A}. “That one’s called Uncle,” said {H}, “and there’s Big Uncle, by the bank.” They drove round Big Uncle in a wide ring. They did not want to have to be fetched out of him.'
      ]
    },
    {
      id: 'painted-back',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'On the back of a tuk-tuk there is always something to read, for those behind. {A} thought about what theirs should say. “Please do not push,” said {A}. “Mother is waiting. My other car is a train.” {H} liked them all.',
        'Those behind were three saucepans, and they had been there for a while. In the end they sang it to them, out of the back. “Small but full,” sang {H}. One of the saucepans had its lid open, and seemed to be laughing.'
      ]
    },
    {
      id: 'puncture',
      A: 'other',
      spare: 9,
      paragraphs: [
        'There was a hiss, and the tuk-tuk went down on one side. At once somebody was there with a pump. In such streets there always is, and it was {A}. “Left rear,” said {A}, and lifted up the whole thing with one hand. “That’s the good part. It weighs no more than a cow.”',
        'They put in a patch, and that was a stamp. “What do I owe you?” asked {H}. “A ride,” said {A}, “but not far. I live here.” So they drove round in a ring, one time, on one plate.'
      ]
    },
    {
      id: 'pet-cow',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In the middle of the road lay {A}, being a cow. You don’t quack at a cow. {H} stopped, and switched off. Behind them everything else stopped too. It was the quietest that street had ever been.',
        '{A} looked along the row, as far as the bus. It had a stretch in front, and it had one behind. Then it lay down on the other side. Now there was just room. “It’s only the traffic light,” said {H}. “It’s gone green.”'
      ]
    },
    {
      id: 'elder-eleven',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once went in one with nine people,” said {S}, “to a wedding.” “Where did they all sit?” asked {A}. “On each other. I had the bride’s cousin on my knees, and a pot of rice. His feet weren’t in at all.” “Did you get there?”',
        '“The bride was behind us in a big car,” said {S}. “When we’d finished eating, she came. She’d been standing beside a bus the whole time, with all that room.”'
      ]
    },
    {
      id: 'small-driver',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} wanted to sit in front, where there is only one place. The handlebars were a coat hanger. “Where would you like to go?” asked {S}. “To the station, please,” said {A}. “No,” said {S}. “I’m going to the sea.”',
        'So they went to the sea, for a driver knows best. It was on the left, by the radiator. They looked at it for a time. “The train’s gone now,” said {A}. “There’s one tomorrow,” said {S}. “Mind the wave.”'
      ]
    },
    {
      id: 'baby-passenger',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} rode on somebody’s arm, as the best passengers do. Tuk-tuk-tuk, went the engine. {A} went up and down, and {A}’s cheeks shook along. “Uh-uh-uh-uh,” said {A}. It was the same tune. “We’ve got two engines now,” said {H}.',
        'When the tuk-tuk stood still, the second one went on running. It only stopped for a drink. “That one’s got a bigger tank,” said {H}, and waited for the last drop.'
      ]
    },
    {
      id: 'guest-bags',
      A: 'guest',
      spare: 3,
      paragraphs: [
        'At the next corner stood {A}, with luggage. “I’m only going three houses,” said {A}, “but there’s this.” It was a lampshade, a drum, and a coat for a colder country. {H} hung them on wherever there was still an edge.',
        'They drove three houses. It took longer than walking, and the drum was played the whole time. “I could have gone on foot,” said {A} at the end, and paid, and was very happy. “But nobody would have known that I’d come.”'
      ]
    },
    {
      id: 'stuck',
      A: 'partner',
      paragraphs: [
        'Then came two more buses. The tuk-tuk drove in as far as the aunt, and stuck. It came out again, and tried it with a run-up. The mattress went boing. The ice was no bigger than a loaf by now, and {A} folded the pillow.',
        '“It’s always gone through,” said {H}. {A} looked along the sides, and saw why. “It’s still just as small,” said {A}. “It’s us. We’re hanging out all round.”'
      ]
    }
  ],
  turn: [
    {
      id: 'breathe-in',
      A: 'partner',
      paragraphs: [
        'Nobody was going to be put out on the road. “Everybody,” said {H}, “when it says tuk, breathe in!” The aunt did it, and the mattress was bent in the middle. The hen took in her tail.',
        'Tuk, and they were as thin as a letter. There was bus on the left and bus on the right. Tuk. “And out,” said {H}. They were through.'
      ]
    },
    {
      id: 'thanks-horn',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Nobody in the street had seen anything like it. The buses hooted, and it was the friendly sort. {H} gave three quacks back. “How wide were we?” asked {A}. {H} showed it, with two hands.',
        'It was about as wide as a good sandwich. They tried to get that thin again, only for fun, in the doorway. But it does not work without a bus.'
      ]
    },
    {
      id: 'engine-cooling',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The engine was off, and yet it ticked, because it was getting cold. Tick, it went, and then nothing for a while. They sat in the back, where the passengers sit, and listened. “It’s counting up what it’s done,” said {H}.',
        'Tick. “That was the aunt,” said {A}. Tick. “That was the bus.” There was a long gap. They were nearly sure that it was done. Tick. “And the hen,” said {H}.'
      ]
    },
    {
      id: 'at-the-stall',
      A: 'partner',
      paragraphs: [
        'At the juice stall they all got out. There was a piece of ice left in {A}’s hand, no bigger than an egg. “I’m sorry,” said {H}.',
        '{A} dropped it into a glass of mango juice. It went clink, and came up to the rim. “The block would never have gone into a glass,” said {A}. And from behind the aunt asked, quite softly, if there was room for one more straw.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in at the open side, and nearly out at the other.',
      '{names} went tuk-tuk-tuk to get it started.',
      { text: '{names} wiped a drop of ice off the driver’s neck.', needs: ['hands'] },
      { text: '{names} waved a hanky at the corner until the tuk-tuk stopped.', needs: ['hands'] }
    ],
    way: [
      '{names} squeezed in between the aunt and the hen.',
      '{names} bounced up and came down on somebody else’s cushion.',
      { text: '{names} carried the hen, who did not like the bends.', needs: ['hands'] },
      { text: '{names} pushed from behind, with both hands on the mattress.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in too, from the nose to the toes.',
      '{names} got out last, and stood there quite wide.',
      { text: '{names} held the glass steady for the clink.', needs: ['hands'] },
      { text: '{names} handed out everybody’s elbows again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tuk-tuk was two chairs and a stool, and the buses were one sofa.',
    '{H} washed off the dust of the whole street. Then {H} got into bed at the open side, and there was just room for one.'
  ],
  last: [
    'Tuk, went something, and tuk, more slowly, and {H} was asleep.',
    '{H} breathed in, and breathed out, and slept.'
  ]
})
