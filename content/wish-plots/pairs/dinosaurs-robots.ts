import { wishPlot } from '../wish-plot.ts'

export const dinosaursRobots = wishPlot({
  id: 'wish-dinosaurs-robots',
  wishes: ['dinosaur robot', 'dinosaurs robots', 'dinosaur robots', 'dinosaurs robot', 'dino robot', 'dinos robots', 'dino robots', 'trex robot', 't-rex robot', 't rex robot', 'robot dinosaur', 'robosaurus', 'robot triceratops', 'robotic dinosaur', 'mechanical dinosaur', 'dinobot'],
  except: ['truck', 'trucks', 'train', 'trains', 'dragon', 'dragons', 'egg', 'eggs'],
  answers: ['friends', 'friend', 'fight', 'versus', 'battle', 'big', 'roar', 'beep', 'metal', 'bird', 'future', 'time'],
  company: ['dinosaur', 'robot', 'bird'],
  about: 'A robot has it in its memory that there are no dinosaurs, so it cannot see the one that wants its supper, until the dinosaur says tweet.',
  titles: ['Nobody There, Said the Robot', 'Tweet', '{H} Is Not in the List', 'Sixty-Six Million Years Too Late for Supper', 'Bird, Very Large'],
  want: [
    {
      id: 'at-the-bowl',
      A: 'partner',
      paragraphs: [
        '{H} was a Tyrannosaurus, with both elbows pulled in, and wanted its supper. On the table stood a bowl of broken biscuits. In front of it stood a robot. It was {A}, in a cardboard box, with a colander on top.',
        '“Raaaargh!” said the dinosaur. “Bzz. Nobody there,” said the robot. “I’m here!” said {H}. “I’m a dinosaur!” The robot looked it up. “Dinosaurs,” it said. “Gone for sixty-six million years. So it was the wind.” And it shut the window.'
      ]
    }
  ],
  way: [
    {
      id: 'roar-louder',
      A: 'partner',
      paragraphs: [
        'The dinosaur stamped until the bowl rang. “Bzz. Washing machine,” said the robot. The dinosaur showed all its teeth, and some were as long as a banana. The robot began to dust them. “Piano,” it said.',
        'Then the dinosaur simply reached for the bowl. But the arms of a Tyrannosaurus are very short. They only came to the edge of the table. It reached with one, and it reached with the other.'
      ]
    },
    {
      id: 'two-trees',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Once an hour the robot had to count everything in the room. “One table. Two chairs. Two trees,” it said, and those were the dinosaur’s legs. It felt the bark. “Dry,” it said, and gave each of them a drop of water.',
        'The dinosaur lifted one foot, and shook it. “Bzz. One tree,” said the robot. The dinosaur put it down and lifted the other. “One tree,” said the robot, “but not the same one.” It had to begin again with the table.'
      ]
    },
    {
      id: 'tail-sweep',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A Tyrannosaurus can’t turn round without its tail going round as well. {H}’s was a rolled-up towel. It swept a cup, two pegs and a slipper off the stool. “Bzz,” said the robot, and picked them up.',
        'It set them back in a row, quite straight. The dinosaur turned to look. They were all on the floor again. “Strong wind from the left,” said the robot, and went to see about the right.'
      ]
    },
    {
      id: 'measuring-teeth',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Look here,” said the dinosaur, and put down one foot in front of the robot. It had three toes in front, and any child knows who has that. The robot bent down with a squeak.',
        '“Bzz. Three forks,” it said. “Somebody’s been laying the table.” And it put a napkin beside them. “For nobody,” it said to itself, and went to fetch the salt. The dinosaur wiped its toes on the napkin.'
      ]
    },
    {
      id: 'robot-oil',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'In the middle of the room the robot stopped with one arm in the air. “Oil,” it said. “Elbow.” There was the can, and that was a teapot with nothing in it. But the robot could not bend to reach it.',
        'The dinosaur took the can in both its short arms. They did not reach, so it leaned over on one leg. It gave the elbow three drops. The arm went down as softly as butter. “Thank you, wind,” said the robot. “Don’t mention it,” said {H}.'
      ]
    },
    {
      id: 'triceratops',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Through the door came {A} with three horns, two of them spoons and one a carrot. “I’m a Triceratops,” said {A}. “Is there any salad?” The robot had a look at it. “Bzz. Coat stand,” it said. “New.”',
        'And it hung up a jacket, on the left horn. “I’ve been hit by a coat,” said {A}. “You’ve got off lightly,” said {H}. “I was a piano.”'
      ]
    },
    {
      id: 'long-neck',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Is there really nobody?” asked the robot. It sent out its long feeler, which was a wooden spoon on a string. The feeler patted the dinosaur’s nose, and its cheek, and the inside of its ear. “Warm,” it said. “Rough. With a hole in it.”',
        'It thought so hard that the colander shook. “Bread,” said the robot. The dinosaur breathed out. “It’s fresh,” the robot said.'
      ]
    },
    {
      id: 'museum',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“I’ve got a picture of one,” said the robot, and held up a tray. On it there were seven pegs, a comb and an egg cup. “That’s what they look like.” “Those are only the bones!” said {H}. “There has to be something round them.”',
        'The dinosaur lay down behind the tray, to show where the stomach went. “There’s the tail,” it said, “and that’s me in the middle.” “Bzz. Six bones are missing,” said the robot. It had counted the ones that it could see.'
      ]
    },
    {
      id: 'lights',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'When the robot thought, a lamp went on in its box. It was the torch, and was red, as {A} had one finger over it. The dinosaur asked it the hardest thing that it knew. “What’s heavier,” asked {H}, “me or nothing?”',
        'The lamp came on, and went off, and came on. “If there’s nobody there, it can’t ask,” said the robot. “But I’ve heard a question.” It had to sit down for a minute, with its lid open.'
      ]
    },
    {
      id: 'pet-listed',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'The robot rolled up to {A}, and this time it had no trouble at all. “Bzz. {A},” it said. “Known. One piece.” It even bent down and gave a beep for hello.',
        '“That’s not fair,” said the dinosaur. “Why can you see that one?” The robot said nothing to the wind. {A} looked from one to the other. {A} could see both of them quite well, and had decided not to be in on it.'
      ]
    },
    {
      id: 'elder-robot',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was young, they said that by now a robot would do all the washing-up,” said {S}. “I’m still waiting.” “Did they say anything about dinosaurs?” asked {A}.',
        '“They said that those dragged their tails,” said {S}, “and stood up like a kangaroo. That was wrong too. They carried them straight out behind.” {A} lifted the tail. It was the same with the plates. It only went well if you did not let go.'
      ]
    },
    {
      id: 'little-robot',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a small robot, with a yoghurt pot on, and came straight out of its box. It knew three words. “Beep,” it said, “hello,” and “dog.” It rolled up to the Tyrannosaurus. “Hello, dog,” said {S}.',
        '“I’m not a dog,” said {A}. “I’ve got a roar.” It showed it. “Good dog,” said the small robot, and patted it as high up as it could reach. That was the knee, and it was rather nice.'
      ]
    },
    {
      id: 'baby-sees',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} looked at the dinosaur with both eyes, and then pointed at it with a whole hand. “There,” said {H}. “Somebody can see me!” The robot rolled over to {A}, and looked along the hand.',
        '“Bzz,” it said. “It’s pointing at the wind.” {A} laughed at the wind. The wind hid behind both of its short arms, and came out again. It did that many times. The robot noted it down as weather.'
      ]
    },
    {
      id: 'only-the-list',
      A: 'partner',
      paragraphs: [
        '“Why can’t you see me?” asked {H}. A robot has to answer every question, even from the wind. “I see only what’s in my memory,” said {A}, and tapped on the colander. “The dinosaurs have been taken out, to save room.” “And what’s there now?” “Birds. They’re the great-great-grandchildren of the dinosaurs.”'
      ]
    }
  ],
  turn: [
    {
      id: 'tweet',
      A: 'partner',
      paragraphs: [
        'The Tyrannosaurus looked to the left and to the right, but there were no other dinosaurs. It lifted both of its short arms, and flapped. “Tweet,” it said, in a very deep voice.',
        '“Bzz!” said the robot, and the colander spun right round. “Bird! Very large! It must be hungry!” And it poured the whole bowl out in a heap, right under all those teeth. “Crumbs,” it said. “There you are, little one.”'
      ]
    },
    {
      id: 'bath',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Birds need a bath, so the robot put down a saucer of water. The Tyrannosaurus stepped in with the tip of one toe. That was as much of it as there was room for.',
        '“Splash about,” said the robot. “They like that.” The dinosaur shook the toe, and nine drops flew. One of them landed on the colander and ran in at a hole. “Tweet,” said the robot, for it tickled.'
      ]
    },
    {
      id: 'perch',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The robot held out one finger, as you do, so that the bird could sit on it. The dinosaur weighed more than an elephant. It laid its chin there instead. The finger bent, and held.',
        '“Can it sing?” asked the robot. The Tyrannosaurus sang, deep down, so that you felt it in the floor. A robot sees that on a dial. The needle went all the way up, and lay down on the other side.'
      ]
    },
    {
      id: 'small-beeps',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'In the evening a robot makes itself quieter. There was a knob on the box for that, and it was a bottle top. {H} was allowed to turn it. “Bzz,” it said, and then “bz,” and then only “b.”',
        'The dinosaur had no knob. The robot looked for one everywhere, and even behind its ears. There it was soft, and when you rubbed it, the roar went down by itself.'
      ]
    },
    {
      id: 'nest',
      A: 'partner',
      paragraphs: [
        'When the dinosaur had eaten, the robot thought of everything that a bird needs. It took all the cushions, and built a nest, and turned up the edge. The Tyrannosaurus got in and was tucked in right up to its teeth. Nobody had ever done that for it before.',
        '“Shall I write it down?” asked the robot. “New: one bird, very large, with bananas in its mouth.” “Tweet,” said the dinosaur. It was much less than a roar, and it worked better.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made a bit of wind too, in passing.',
      '{names} settled under the table, where crumbs come down.',
      { text: '{names} knocked on the robot, and it said come in.', needs: ['hands'] },
      { text: '{names} tucked in the dinosaur’s elbows, to keep the arms short.', needs: ['hands'] }
    ],
    way: [
      '{names} rumbled as well, and the robot put that down as the fridge.',
      '{names} backed off from the teeth, banana by banana.',
      { text: '{names} fanned the robot, which was running hot.', needs: ['hands'] },
      { text: '{names} measured those arms with a ruler, and kindly put the ruler away.', needs: ['hands'] }
    ],
    turn: [
      '{names} chirped, or nearly.',
      '{names} cleaned up round the edge of the heap.',
      { text: '{names} opened the window for the bird, and closed it again, because of the size.', needs: ['hands'] },
      { text: '{names} fetched the first cushion for a nest.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded the robot flat, and its head went back on the kitchen shelf. The nest stayed where it was until last.',
    'Then the dinosaur brushed its teeth, the long ones too, and was tucked up for the second time.'
  ],
  last: [
    'There was somebody there, and it was {H}, and {H} was asleep.',
    '“Tweet,” it said deep down in the pillow, and then {H} slept.'
  ]
})
