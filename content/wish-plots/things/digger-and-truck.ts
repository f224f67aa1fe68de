import { wishPlot } from '../wish-plot.ts'

export const diggerAndTruck = wishPlot({
  id: 'wish-digger-and-truck',
  wishes: ['digger dump truck', 'excavator dump truck', 'digger dumper', 'diggers dumpers', 'digger tipper', 'digger lorry', 'digger truck', 'diggers trucks', 'excavator truck', 'excavators trucks', 'diggers dump trucks', 'excavators dump trucks', 'digger dumper truck', 'bulldozer dump truck'],
  except: ['monster', 'fire', 'birthday', 'stuck', 'broke', 'broken', 'ice', 'lost', 'sad', 'bin', 'rubbish'],
  answers: ['and', 'friends', 'best', 'sand', 'hole', 'work', 'working', 'site', 'building', 'together', 'dig', 'digs', 'digging'],
  partnerPlays: true,
  about: 'A digger fills a dump truck all day, and the hole does not get any deeper, because the truck tips the sand into the emptiest place there is.',
  titles: ['The Hole Stayed the Same', 'Backwards, Beep, Beep', '{H} and the Truck That Came Back Empty', 'A Hole Is a Hill Somewhere Else', 'Seven Loads of Sand'],
  want: [
    {
      id: 'deep-hole',
      A: 'partner',
      paragraphs: [
        '{H} was a digger, and {A} was a dump truck, with the wash basket on its back. In front of them lay the sand. It was all the cushions and blankets that they could find. The digger wanted a hole deep enough to stand in.',
        '“You dig,” said the truck, “and I’ll drive it away.” “Brrm,” said the digger, and swung its arm. There was a spoon at the end of it.'
      ]
    }
  ],
  way: [
    {
      id: 'loads',
      A: 'partner',
      paragraphs: [
        'The digger reached down, and up, and over, and the first cushion fell into the basket. After the third the truck was full. It drove off round the table, and tipped, and came back. “Beep, beep, beep,” it went, backing up for more.',
        'By the seventh load the digger was quite hot. It looked into the hole. It was just as deep as at the start. “Have I been digging?” asked {H}. “Like mad,” said {A}. “I can feel it in my back.”'
      ]
    },
    {
      id: 'bucket-kinds',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A digger can change its hand. There’s one with teeth, for hard ground, and a wide one for smoothing. “The teeth,” said {H}, and the truck handed over a comb. It scratched at the sand, and the sand, which was a velvet cushion, said nothing.',
        '“Now the wide one,” said {H}. That was a lid. With a lid you can’t dig at all, but you can pat. The digger patted the edge of the hole. It took so long that the truck fell asleep with its engine on.'
      ]
    },
    {
      id: 'tracks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Why haven’t you got wheels?” asked the truck. “I’ve got tracks,” said the digger. “They lay their own road, and pick it up again behind.” It’s true, and that’s why they don’t sink in. {H} showed how, with two bath mats, one in front and one behind.',
        'It took a long time. You had to get off one mat and fetch the other. The truck went round it four times. “On wheels I’d have been there,” it said. “But you’d have been in it up to the doors,” said the digger.'
      ]
    },
    {
      id: 'stone',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then the spoon struck something. “A stone,” said {H}. It was a boot, and it was deep down. The digger lifted it by the tip, with its engine howling. The truck got under it, and went down at the back. “Oof,” said the truck. “Is it gold?”',
        '“It’s a left one,” said the digger. All work stopped while they looked at it. On a building site you have to, in case it’s a bone. It had a lace in it, so it could not be very old.'
      ]
    },
    {
      id: 'signals',
      A: 'same',
      spare: 4,
      paragraphs: [
        'With all that noise you can’t talk, so they did it by hooting. One hoot meant stop, and two meant come back. Three meant lunch. “Hoot,” said the digger. The truck stopped. “Hoot,” it said again, and the truck came back, since that made two.',
        '“I only meant stop, both times,” said the digger. “Then you mustn’t mean it so close together,” said the truck. The digger waited for a while and hooted once more. The truck had got the bread out already.'
      ]
    },
    {
      id: 'lunch',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At noon the machines stood still with their arms down. It got so quiet that you could hear somebody swallow. The digger and the truck leaned against each other and shared a pear. The truck ate with the driver’s mouth, and so did the digger.',
        '“What would you like to be,” asked the truck, “if you weren’t a digger?” “A crane,” said {H}. “They see more. And you?” The truck thought while it chewed. “A crane’s truck,” it said.'
      ]
    },
    {
      id: 'wash',
      A: 'same',
      spare: 6,
      paragraphs: [
        'No truck may leave the site with sand on its wheels. There’s a place where they’re washed, so that the road stays clean. The digger took a cloth, and did the truck’s knees first, and then its elbows. “Behind the ears too?” it asked. “Those are my mirrors,” said the truck. “Do them dry.”',
        'Then the truck drove out with a shine on it. It was hardly round the corner when it dropped a pillow. It did not need to look round. It had seen that in both mirrors.'
      ]
    },
    {
      id: 'pet-hole',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'In the hole, just where the next load had to come from, lay {A}. Somebody has to try out a hole. “All machines stop,” said the digger, and let down its arm. {A} turned round three times in there and made it a little deeper.',
        '“That’s more than I’ve managed all day,” said the digger. {A} was given a hat, because on a site everybody has to wear one. It was worn for a moment, and then it was buried.'
      ]
    },
    {
      id: 'elder-foreman',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} came to look at the site, with both hands behind {S}’s back. Somebody always does. “When I was small, two people did that with shovels,” said {S}, “and a third held the coats.” {A} switched off the engine, to hear better.',
        '“What did the third one do in the summer?” asked {A}. “Held the hats,” said {S}. Then {S} held the coats for a while, to be of use. In the end {S} put one on.'
      ]
    },
    {
      id: 'child-roller',
      A: 'child',
      spare: 9,
      paragraphs: [
        '{A} was the roller. It lay down at the edge of the site and rolled over everything that stuck up. The ground was flat after that, and the roller was dizzy. “Does it go straight as well?” asked {H}.',
        '“Not in the middle,” said the roller. It took another run and rolled over a sock, the spoon and half of {H}. It was all very flat. “Finished,” said the roller, and lay where it was, to dry.'
      ]
    },
    {
      id: 'where-to',
      A: 'partner',
      paragraphs: [
        '“Where do you tip it?” asked the digger. “Round the table, where there’s room,” said {A}. They drove round the table to look. There was plenty of room, for there was a hole. It was the same hole, seen from the other side.',
        '“That’s my hole!” said the digger. “You’ve tipped it all back in!” “It was the emptiest place on the whole site,” said the truck. “I was pleased every time.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hill',
      A: 'partner',
      paragraphs: [
        'The digger put its arm down and thought. “A hole’s only a hill that’s somewhere else,” it said. “All the sand from the hole makes a hill. So where do you want a hill?” {A} had never been asked that. The truck drove to the corner behind the door. “Here,” it said, and tipped.',
        'Now every load made two things. The hole went down, and the hill went up. At the eighth there was no more sand, and the digger’s spoon scraped on the floor. “I can’t dig that,” it said. “That’s where the world’s screwed on.”'
      ]
    },
    {
      id: 'measure-both',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They measured both of them, the hole with the truck’s arm and the hill with the digger’s. “It goes in up to my elbow,” said the truck. “It comes out up to mine,” said the digger. It was exactly as much, only one was up and one was down.',
        '“If we put it back again, they’d both be gone,” said {H}. They thought about that for a bit. It was hard to believe of something so big. They left it as it was.'
      ]
    },
    {
      id: 'from-the-top',
      A: 'partner',
      paragraphs: [
        'So there they were, the digger standing in its hole and the truck on its hill. “I can see into your hole,” said {A}. “I can’t see out,” said the digger, very pleased.',
        '“You dug my hill,” said the truck. “And you drove my hole,” said the digger. Both engines were switched off. Tick, tick, tick, went the truck, cooling down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited at the edge of the site, behind the tape.',
      '{names} sat down in the sand, right where the digger wanted to dig.',
      { text: '{names} handed out hats, which were bowls.', needs: ['hands'] },
      { text: '{names} hung up an orange, for a lantern.', needs: ['hands'] }
    ],
    way: [
      '{names} skipped aside each time it went beep.',
      '{names} jumped in the hole, and it was just as deep as before.',
      { text: '{names} guided the truck back with two wooden spoons.', needs: ['hands'] },
      { text: '{names} patted the truck on the bonnet, each time it left.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled down the hill, and up it again, more slowly.',
      '{names} peeped into the hole from the side of the hill.',
      { text: '{names} stuck a flag on top, which was a hanky on a spoon.', needs: ['hands'] },
      { text: '{names} wrote hill on one bit of paper and hole on another.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hill went back to the sofa, cushion by cushion, and then there was no hole either. The empty basket stood by the door, the right way round for the morning.',
    '{H} washed the digger, its arm and its hand. In the middle of the bed there was a good deep place. Nobody had to dig for that.'
  ],
  last: [
    'Tick, went the engine once more, and then it was cold, and {H} was asleep.',
    'Somewhere far off a truck was backing up, beep, beep, and {H} was asleep in the deep place.'
  ]
})
