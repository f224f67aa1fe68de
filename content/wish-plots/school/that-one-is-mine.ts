import { wishPlot } from '../wish-plot.ts'

export const thatOneIsMine = wishPlot({
  id: 'wish-school-bus',
  wishes: ['school bus', 'schoolbus', 'bus to school', 'bus from school', 'bus home from school', 'taking bus school', 'riding bus school', 'school van', 'school minibus', 'bus kindergarten', 'bus preschool', 'big yellow bus', 'yellow bus'],
  answers: ['first', 'time', 'day', 'ride', 'riding', 'rides', 'going', 'goes', 'taking', 'takes', 'take', 'catching', 'catch', 'getting', 'himself', 'herself', 'alone', 'own', 'by', 'big', 'yellow', 'tomorrow', 'monday', 'morning', 'school', 'bus', 'stop', 'driver', 'home', 'nervous', 'worried', 'scared', 'excited', 'new', 'kids', 'friends', 'children', 'starts', 'starting', 'window', 'seat', 'late', 'snow', 'because'],
  except: ['magic', 'flying', 'flies', 'dinosaur', 'animals', 'dragon', 'space', 'moon', 'wheels', 'missed', 'crash', 'broke', 'broken', 'breaks', 'down', 'accident', 'bullied', 'bully', 'teased', 'mean', 'sick', 'toy', 'lost', 'left', 'dog', 'cat', 'monster', 'robot', 'talking', 'drives', 'trip', 'museum', 'zoo', 'stuck', 'sea'],
  moods: ['first', 'afraid', 'proud', 'waiting', 'alone', 'learning', 'late'],
  out: true,
  company: ['bus', 'driver', 'pan', 'lid', 'stop', 'school', 'seat', 'window', 'bell'],
  about: 'The hero rides on the school bus for the first time, and knows the right stop again by the pan.',
  titles: ['That One Is Mine', 'The Pan at the Bus Stop', '{H} on the School Bus', 'A Pan with a Lid', 'Where the Bus Lets You Out'],
  want: [
    {
      id: 'never-been-to-tea',
      A: 'partner',
      paragraphs: [
        'It was {H}’s first time on the school bus. {A} came along as far as the stop, and there they waited with the big bag. “And how do I get home?” asked {H}. “How does the bus know where I live?” “The driver knows,” said {A}. “She can’t,” said {H}. “She’s never been to tea.”'
      ]
    }
  ],
  way: [
    {
      id: 'shoes-at-the-door',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had been early. They had been so early that they had met the milk. {H} had got dressed in the dark, and {A} had too. So at the stop they found out about the shoes. “You’ve got one black and one brown,” said {H}.',
        '“So I have,” said {A}. “I’ve got another pair just like it at home.” {H} thought about that pair. It was still there, by the door, and it did not match either.'
      ]
    },
    {
      id: 'not-the-bus',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Here it comes,” said {H}. It was a lorry full of toilets. “Here it comes,” said {A}. That one was a bus, but not theirs. It was full of people who were asleep.',
        '“Here it comes,” they both said. It was a very old man on a very old bicycle. He stopped, because everybody was looking at him. “Are you getting on?” asked {H}. “No,” said the man. “It’s only got the one seat.”'
      ]
    },
    {
      id: 'what-is-in-the-bag',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Have you got your lunch?” asked {A}. {H} patted the bag, and it was there. “And your water? And your book?” {H} patted it again. “And your slippers?” asked {A}. “I don’t need slippers at school,” said {H}.',
        '“I know,” said {A}. “So why is there one sticking out?” They looked. It was furry, and it was not even {H}’s. {A} put it in one coat pocket, with the toe out, and it stayed there all day.'
      ]
    },
    {
      id: 'four-wavers',
      A: 'partner',
      paragraphs: [
        '“I’ll stand here when you come back,” said {A}, “and I’ll wave. Then you’ll know where to get off.” Four more people stood at the stop with their children. They were all in dark coats. {H} looked from one to the next.',
        'Just then the bus came round the corner. {A} waved, to show how. The four others waved too, because they thought that you had to. It was five coats with five hands. “Which one is you?” asked {H}.'
      ]
    },
    {
      id: 'a-coat-is-a-coat',
      A: 'partner',
      paragraphs: [
        '{A} looked along the row of coats too. “From a bus I could be anybody,” said {A}. “I could take a ribbon.” “Too small,” said {H}. “The umbrella?” “Everybody’s got one.” {H} had one foot on the step by now. “The pan!” called {H}. “The big pan, on your head. With the lid!”',
        '“In the street?” called {A}. But the doors were shut. “I get off at the pan,” {H} told the driver. She wrote it down.'
      ]
    },
    {
      id: 'high-step',
      spare: 4,
      paragraphs: [
        'The step was as high as {H}’s knee, and the next was higher. {H} went up with both hands, as you go up a hill. At the top sat the driver, in a very big coat. “Good morning,” said the driver. She had to say it three times, because there were three steps.',
        'She had a list with all the stops. There was a bridge on it, and a bakery, and a pump. {H} looked over her sleeve, and there it was, at the bottom: a pan. “New, is it?” asked the driver. “It’s quite old,” said {H}. “But it’s big.”'
      ]
    },
    {
      id: 'seat-by-the-window',
      spare: 5,
      paragraphs: [
        'There was a free seat by the window. Next to it sat a girl with a cello, or it was a cello with a girl. You could see just her boots. “Is there room?” asked {H}. “If you breathe in,” said the cello.',
        '{H} breathed in, and sat down. At each corner the cello leaned on {H}, and said “boom”, very low. “It’s its first time too,” said the girl behind it.'
      ]
    },
    {
      id: 'bumps',
      spare: 6,
      paragraphs: [
        'Before the bridge there was a bump. The others knew about it, and {H} did not. “Ready,” said a boy at the back. Everybody lifted both feet. Then the whole bus went up, and came down again, and all of them said “Hup!” Only {H} said “Oh!”',
        'Behind the bridge came another one. This time {H}’s feet were in the air before the bump was. “Hup!” said {H}, and was first.'
      ]
    },
    {
      id: 'what-you-see',
      spare: 7,
      paragraphs: [
        'You see a great deal from a bus. {H} saw a fence, and behind it a dog was jumping on a trampoline. Each time the dog came up, it barked at the bus. Each time it went down, there was only the fence.',
        '“It does that every day,” said a boy at the back. “On Fridays it’s got a hat.” {H} thought that over. It was only Monday, but there was no hurry. {H} would be on this bus all week.'
      ]
    },
    {
      id: 'school-in-between',
      spare: 8,
      paragraphs: [
        'Then came school, with sums, and a sandwich, and a long story about a goat. {H} told everybody about the bus. “I come by car,” said a girl, and looked sorry. “Ours is only for four, and two of them are my brothers.”',
        'In the afternoon there stood the bus again, with its door open. “Hello, Pan,” said the driver. {H} went up the steps like somebody who lives there.'
      ]
    }
  ],
  turn: [
    {
      id: 'steamed-up',
      A: 'partner',
      paragraphs: [
        'On the way home it rained, and everybody breathed. The windows were quite white. {H} rubbed a round hole with one sleeve, and looked out. Coats. At the next stop there were coats again. At the next there were coats and a buggy. {H} rubbed the hole bigger.',
        'The bus came round the corner. Coat, coat, coat, coat, and a pan. It shone in the rain. It had a lid on top, and under it was {A}. “Look at that!” shouted a boy at the back. “There’s somebody with a pan on! Whose is that?” The whole bus looked. {H} stood up. “That one’s mine,” said {H}, and rang the bell.'
      ]
    },
    {
      id: 'three-children',
      A: 'partner',
      paragraphs: [
        '“Pan!” called the driver, and opened the door. {H} jumped down all the steps at once. The rain went ping, ping on {A}’s lid. “You did know me, then,” said {A}. “At once,” said {H}. The bus drove off, and in each window there was a round hole with a face in it.'
      ]
    },
    {
      id: 'how-long-it-waited',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Did you stand here long?” asked {H}. “Long enough,” said {A}. A lady had asked if there was soup. A pigeon had come and sat down on the lid. Then it had started to rain, and all the coats had looked at the pan. “It’s dry in there,” said {A}.',
        'One of them had gone home for a bucket. “I saw that bucket,” said {H}, “further down the road. It waved.”'
      ]
    },
    {
      id: 'stuck-lid',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the crossing {A} wanted to look left and right. {A} turned, and the pan did not. It went on looking straight ahead, with its handle over one ear. “I’ll do it for you,” said {H}. {H} took the handle, and turned {A} to the left.',
        'Nothing came from there. {H} turned {A} to the right, and nothing came from there. Then {H} steered the pan across, like somebody who has driven a bus all day.'
      ]
    },
    {
      id: 'driver-at-home',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At home two chairs stood one behind the other. {H} sat down on the one in front, and put out a hand. “Name?” said {H}. “{A}, from the bus stop,” said {A}, and got on with the bag.',
        '“Feet up,” said the driver. “There’s a bump.” {A} lifted both feet. They waited. No bump came, for it was a very smooth kitchen. So {H} got up, went round behind, and gave {A}’s chair a push. “Hup!” said {A}.'
      ]
    },
    {
      id: 'soup-in-it',
      A: 'other',
      spare: 12,
      paragraphs: [
        'The pan was washed, for it had been on a head. Then it was put on the stove, and there was soup in it after all. {H} told {A} about the bus, from the first step to the last.',
        '“And weren’t you frightened?” asked {A}. “Only at the white windows,” said {H}, and ate on. “There’s a hair in this.” {A} fished it out and looked at it. “That’s from before,” said {A}.'
      ]
    },
    {
      id: 'elder-bus',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“We had a school bus too,” said {S}. “It only went downhill. Going up, we all had to get out and push.” “Every day?” asked {A}. “Every day,” said {S}. “We were the strongest class in the whole district, and always late.”',
        '{S} pushed a little, at the table, and it was still all there. The soup went up on one side. “And the driver?” asked {A}. “He stayed in,” said {S}. “Somebody had to steer.”'
      ]
    },
    {
      id: 'child-bus',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{A} told {S} about the bump on the bus. Everybody on the bus had to lift both feet. {S} lifted both feet. {S} was standing up at the time. There was a bump all right.',
        '“You have to sit down first,” said {A}. {S} sat on the floor and rubbed where it had been. “Is it like that on the bus?” asked {S}. “A bit less,” said {A}. “On the bus it comes up to you.”'
      ]
    },
    {
      id: 'pet-bus',
      A: 'pet',
      spare: 15,
      paragraphs: [
        'All day {A} had kept an eye on the place where {H} had last been. It was the mat by the door. Now {H} came in there, wet, and smelling of other people’s sandwiches.',
        '{A} had to go over every inch of it. There was a cello on the sleeve, and a good deal of bus. On one knee there was a bit of egg. {A} took charge of the egg.'
      ]
    },
    {
      id: 'baby-bus',
      A: 'baby',
      spare: 16,
      paragraphs: [
        '{A} saw the pan come in at the door, and it had legs. {A}’s mouth stayed open, with a crust in it. Then the lid was lifted off, and there was somebody underneath whom {A} knew.',
        '“Again,” said {A}’s hands. The lid went on, and off. {A} laughed so much that the crust fell out. {H} did it nine times, and {A} was just as surprised each time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had come along to the stop too, and looked down the road for the bus.',
      '{names} kept close to the big bag, as if it was leaving too.',
      { text: '{names} did up the top button of {H}’s coat, and it was undone again.', needs: ['hands'] },
      { text: '{names} put one more biscuit into the side pocket of the bag.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along beside the bus, as far as the lamp post.',
      '{names} stayed at the stop until the bus was round the corner.',
      { text: '{names} waved with both arms, and with a scarf.', needs: ['hands'] },
      { text: '{names} went home to get down the pan from its shelf.', needs: ['hands'] }
    ],
    turn: [
      '{names} got wet at the stop as well, close beside the pan.',
      '{names} saw {H}’s face in the round hole, and jumped up and down.',
      { text: '{names} came with a colander on, and the rain went straight through.', needs: ['hands'] },
      { text: '{names} took the big bag, and one wet hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pan had been dried. It stood by the door with its lid on, in case there were coats tomorrow.',
    '{H} lay down on the window side of the bed, like somebody with a ticket.'
  ],
  last: [
    'Far off a bus went home with nobody in it, and {H} was asleep.',
    '{H} got off at the right stop, and was asleep.'
  ]
})
