import { wishPlot } from '../wish-plot.ts'

export const dumpTruck = wishPlot({
  id: 'wish-dump-truck',
  wishes: ['dump truck', 'dump trucks', 'dumptruck', 'dumper', 'dumpers', 'dumper truck', 'dumper trucks', 'tipper', 'tippers', 'tipper truck', 'tipper lorry', 'big lorry', 'big lorries', 'lorry', 'lorries', 'lorry driver', 'truck driver', 'truck drivers', 'trucker', 'big truck', 'big trucks', 'trucks', 'truck', 'haul truck', 'quarry', 'gravel'],
  answers: ['big', 'driver', 'driving', 'drive', 'yellow', 'red', 'tipping', 'tip', 'load', 'gravel', 'sand', 'rocks', 'stones', 'quarry', 'building', 'site', 'construction', 'lorry', 'truck', 'toy', 'beeping', 'giant', 'noisy', 'loud', 'dumping', 'huge', 'really', 'heavy', 'things', 'motorway', 'road', 'lorries', 'trucks', 'stop', 'see', 'saw', 'seeing', 'seen', 'watch', 'watched', 'watching', 'visited', 'obsessed', 'outside', 'window'],
  except: ['bin', 'sweeper', 'sweepers', 'sweeping', 'gritter', 'plough', 'plow', 'snowplow', 'snowplough', 'tanker', 'tank', 'logging', 'bucket', 'ladder', 'rubbish', 'garbage', 'recycling', 'cement', 'concrete', 'mixer', 'fire', 'monster', 'ice', 'cream', 'milk', 'food', 'tow', 'police', 'digger', 'diggers', 'post', 'mail', 'breakdown', 'crash', 'crashed', 'ran', 'hit', 'broke', 'broken', 'stuck', 'talking', 'racing', 'toll', 'moving', 'removal', 'train', 'trains', 'trunk', 'taco', 'pizza', 'car', 'cars', 'dinosaur', 'dinosaurs', 'foot', 'crane', 'dad', 'daddy', 'mum', 'mummy', 'grandpa', 'grandad', 'uncle', 'beach', 'flat', 'tyre', 'tire', 'puncture', 'bed'],
  moods: ['proud'],
  about: 'A dump truck tips its gravel right in front of somebody’s gate, and finds that it can only put down and never pick up.',
  titles: ['Where Would You Like It', 'Three Seconds', 'A Tipper Can Only Tip', '{H} and the Load of Gravel', 'Somewhere Else, Please'],
  want: [
    {
      id: 'full',
      A: 'partner',
      paragraphs: [
        'The washing basket was a dump truck, and {H} drove it. In the quarry it had been filled with gravel, which was really potatoes. What {H} wanted most was to tip.',
        'The load was for {A}, who lived in the corner behind the armchair. “I’ll be at home from four,” {A} had said.'
      ]
    }
  ],
  way: [
    {
      id: 'weighbridge',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the way out of a quarry they weigh a truck. It drives on to a plate, and that was the doormat. “Empty, you were one basket,” said {A}. “Now you’re one basket, twenty-six potatoes, and a bit over.”',
        '“What’s the bit over?” asked {H}. {A} looked underneath. “Mud,” said {A}. “You’ll have to go through the wheel wash, or you’ll bring it home with you.” {H} lifted each foot, and it was wiped.'
      ]
    },
    {
      id: 'sheet',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A load has to have a sheet over it, so that nothing flies out. {H} had forgotten it. A bit of gravel went over the side at the corner, and hopped along the road. {A} was the car behind. “Toot,” said {A}. “You’ve lost something.”',
        '“It likes to walk,” said {H}. But they stopped, and covered it all with a towel, and tucked it in at the sides. After that it was a very quiet load.'
      ]
    },
    {
      id: 'pull-the-horn',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the side of the road stood {A}, and pulled down the air with one fist. Every truck driver knows what that means. {H} felt for the cord. “Hooooonk,” went the truck. {A} was so pleased that one slipper came off.',
        '{H} had to turn right at the door anyway. It was strange, but at every corner there stood somebody with one fist up. They all looked like {A}, and they all wanted it once more.'
      ]
    },
    {
      id: 'sixty-elephants',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“The biggest ones never leave the mine,” said {A}. “They’re too wide for any road. Each wheel’s twice as tall as I am. The driver needs a flight of stairs.” {H} looked up to where the cab would be. It was somewhere above the ceiling.',
        '“They can carry as much as fifty elephants.” “What do they want with fifty elephants?” asked {H}. {A} had always wondered.'
      ]
    },
    {
      id: 'traffic-news',
      A: 'other',
      spare: 6,
      paragraphs: [
        'The truck pulled in behind the sofa, for a driver must have a rest. There stood {A} with a truck as well. It was a saucepan. “Come far?” asked {A}. “From the kitchen,” said {H}. “And you?” “Bathroom. With bath toys. I have to be back by six.”',
        '“How’s the road?” asked {H}. “There’s a slipper across both lanes,” said {A}, “and after that it’s all crumbs.” They nodded. It had been crumbs for weeks.'
      ]
    },
    {
      id: 'with-a-shovel',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“The lorry that I had couldn’t tip,” said {S}. “There was a shovel, and there was me. A mountain of sand had to go from here to there. It took me all day.” “Were they pleased?” asked {A}.',
        '“The boss came and had a look,” said {S}. “Then he said that it had been better before.” {A} thought of all that shovelling. “So did you put it back?” “I put half of it back. He never noticed which.”'
      ]
    },
    {
      id: 'three-seconds',
      A: 'partner',
      paragraphs: [
        '“Where do you want it?” called {H}. “Oh, out there,” said {A}, and stirred some tea. Beep, beep, went the truck, backwards. Up went the tipper, and the whole load came down at once. It was the finest noise in the world. It took three seconds, and then it was over.',
        '“Wouldn’t you like it more to the left?” asked {H}. “It’s very good there,” said {A}. So the truck went once round the rug, backed up, and tipped what it had. It was a crumb of earth, and made no noise to speak of.'
      ]
    },
    {
      id: 'on-the-heap',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'On top of the heap, when they looked, there was {A}. It can’t have been comfortable, but it was high, and it was new. “That’s been delivered,” said {H}. “It’s got an owner.”',
        '{A} gave no sign of having heard. As far as {A} knew, it had all been tipped there for just this. And to be fair, a heap does look better with somebody on it.'
      ]
    },
    {
      id: 'small-tipper',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'Over there sat {A} with a bowl of banana, and had seen how it was done. The bowl went up at one end, and out it came, all at once. It took much less than three seconds.',
        '“That’s good tipping,” said {H}. {A} looked over the edge, at the heap, and then at everybody. It was clear that somebody was to load it again.'
      ]
    },
    {
      id: 'the-gate',
      A: 'partner',
      paragraphs: [
        '“Driver?” said {A} after a while. “You’ve tipped it in front of my gate.” “You could climb over,” said {H}. “I’m in slippers,” said {A}. “Take it away again!”',
        '“I can’t,” said {H}. “I’m a tipper. I can only put down. Picking up takes a digger.” There was none in the whole street. “You want to tip, and you’ve got nothing to tip,” said {A}. “And I’m in here with the whole load, and two hands.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hand-by-hand',
      A: 'partner',
      paragraphs: [
        '“Then you’re the digger,” said {H}, and backed up to the gate. A hand came out, took hold of a rock, and dropped it in. With every thump you could see more of {A}. “And where do you want it now?” “By the window,” said {A}.',
        'Beep, beep, and up! It was as fine as before. “Now I can’t get to the window,” said {A}. {H} was very glad to hear it. The next time it was under the chair, and nobody could sit down. They loaded and tipped until the digger was out of breath.'
      ]
    },
    {
      id: 'body-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On one trip the driver set off with the tipper still up in the air. You must never do that, on account of bridges. There was one between the two chairs, and it was a broom. “Clonk,” said the bridge.',
        '“There’s a lamp in the cab that tells you,” said {A}. From then on {A} was the lamp. Whenever the tipper was up, {A} winked with one eye. When {A} had something in the eye, the truck did not dare to move.'
      ]
    },
    {
      id: 'load-of-sand',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'For one trip the truck was empty. “I’m a load of sand,” said {S}, and sat down in it. {A} drove it to the rug and tipped it as carefully as could be. Gravel comes out all at once. Sand takes its time.',
        'First came one foot, and later on the other. Then there was a long trickle of leg, and the head came last. “There’s still some in the corners,” said {S}, and got in again to see.'
      ]
    },
    {
      id: 'sticks',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Once the tipper went up, and nothing came. Two big ones had got wedged, and the rest leaned on their backs. “That’s what wet clay does,” said {A}. “You go forward a bit, and then you brake.” {H} went forward a bit and braked. There was a rumble inside, as if it was making up its mind.',
        '“Once more,” said {A}. The whole lot came down, and {H} listened to it with both eyes shut. That time it had taken four seconds.'
      ]
    },
    {
      id: 'in-a-line',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“For a road you tip while you’re driving,” said {A}, “or it’s all in one place.” {H} lifted the tipper only a little and crept along. The gravel came out one by one, in a long line, like ducks.',
        'They followed it back to where it began. It was not very straight, but it was a road. {A} walked along it with one finger, and came to a sock.'
      ]
    },
    {
      id: 'back-to-the-quarry',
      A: 'partner',
      paragraphs: [
        '“Isn’t there anywhere that it’s not in the way?” asked {A}. “There’s one place,” said {H}. Slowly the truck drove into the kitchen, to an empty box. That was the quarry. {H} tipped for the last time. Not one rolled out.',
        '“Just right,” said {A}. {A} went back and stood at the gate. “It’s rather bare out here,” said {A}. “Tomorrow I’ll have to order some gravel.”'
      ]
    },
    {
      id: 'asleep-in-the-cab',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In a big truck there’s a bed behind the seats, with a curtain. It’s for when the road’s long. {H} tried it out, with a towel over the top. It was dim in there, and smelled of soap. “Is there a window?” asked {A}.',
        '“It’s got a little one,” said {H}. “I can see a car park, and it’s raining.” {A} ran a few fingers down the outside of the basket. Nobody had to be anywhere until the morning.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} drew in every toe, at the first beep.',
      '{names} rolled out of the quarry, together with a potato.',
      { text: '{names} shovelled on one more rock, by hand.', needs: ['hands'] },
      { text: '{names} guided the truck out, with a red sock.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed along the heap, and found the low place.',
      '{names} covered a potato by sitting on it, and had to give it up.',
      { text: '{names} passed a cup of sugar in over the rocks.', needs: ['hands'] },
      { text: '{names} threw up both hands at the noise, and asked for it again.', needs: ['hands'] }
    ],
    turn: [
      '{names} beeped backwards, all round the armchair.',
      '{names} got loaded by mistake, and taken out again.',
      { text: '{names} dug as well, with a soup spoon.', needs: ['hands'] },
      { text: '{names} dusted the potatoes, before they had to be in the way again.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} parked the dump truck by the wall, and it was a washing basket until the morning.',
    '{H} washed off the quarry and backed up to the bed, beep, beep, very softly. Then the whole load came down, all at once. It took three seconds.'
  ],
  last: [
    'It was exactly where it was wanted, and it was asleep, and it was {H}.',
    'Nothing had to be picked up any more, and {H} was asleep.'
  ]
})
