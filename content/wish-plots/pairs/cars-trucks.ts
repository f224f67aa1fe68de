import { wishPlot } from '../wish-plot.ts'

export const carsTrucks = wishPlot({
  id: 'wish-cars-trucks',
  wishes: ['car truck', 'cars trucks', 'car trucks', 'cars truck', 'car lorry', 'cars lorries', 'car lorries', 'cars lorry', 'race car truck', 'racing car truck', 'race cars trucks', 'sports car truck', 'cars trucks diggers', 'car transporter', 'car carrier', 'car transporters', 'transporter lorry', 'transporter truck', 'cars vans', 'car van', 'vehicles'],
  except: ['monster', 'fire', 'dinosaur', 'dinosaurs', 'dino', 'cement', 'mixer', 'dump', 'garbage', 'rubbish', 'bin', 'ice', 'sick', 'crash', 'crashed', 'broke', 'talking', 'police', 'ambulance', 'robot', 'spaceship', 'camper', 'train', 'trains'],
  answers: ['race', 'racing', 'races', 'fast', 'slow', 'big', 'little', 'red', 'driver', 'driving', 'road', 'friends', 'garage', 'wheels', 'petrol', 'motorway', 'traffic'],
  company: ['car', 'truck', 'lorry'],
  about: 'A fast red car wants to be at the sea before the slow truck, has to stop for everything that cars stop for, and in the end is first by a bonnet, on top of the truck.',
  titles: ['First by a Bonnet', 'Peep, Said the Red Car', '{H} Overtakes Again', 'The Truck That Did Not Stop', 'Number One and Number Two to the Sea'],
  want: [
    {
      id: 'to-the-sea',
      A: 'partner',
      paragraphs: [
        '{H} had the car, a small red one, and {H} wanted it to be first at the sea. That was the blue towel, six times round the table. In front of it drove {A}’s truck. It was a bread bin with cabbages in it, and it was slow.',
        '“Peep,” said the car, and was past it. “See you there,” said the truck.'
      ]
    }
  ],
  way: [
    {
      id: 'stops',
      A: 'partner',
      paragraphs: [
        'Then somebody in the car wanted a drink. So it stopped. Rrrrumm, went the truck, and was in front again. The car went past it, peep. Then somebody in the car had to go to the toilet. Rrrrumm.',
        'Next they had left the bear behind. Each time the car overtook the truck, and each time it had to stop. “How do you do it?” asked {H} in passing. “You’re as slow as soup.” “I’ve only got cabbages in here,” said {A}. “They never want anything.”'
      ]
    },
    {
      id: 'wheels',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They stood side by side at a red light, and that was an apple on the shelf. “How many wheels have you got?” asked the truck. “Four,” said the car, “and one under the floor, for emergencies.” “I’ve got eighteen,” said the truck. “Some of them I’ve never met.”',
        'The apple was turned round, and it was green at the back. The car was off at once. The truck had first to tell it to all the eighteen.'
      ]
    },
    {
      id: 'uphill',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'There was a hill, and it was a pillow. “Second gear,” said the truck. “First gear.” Then it only said “Hnnn.” It went up so slowly that a beetle could have read the number plate. The car had to go behind it, with nothing to look at but two lamps.',
        '“Can’t you throw off a cabbage?” asked the car. At the top the truck let out its breath, pffft. Those were the brakes. Whatever stood behind it had its hair blown straight back.'
      ]
    },
    {
      id: 'flash',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'When a car has passed a truck, the truck flashes its lamps. That means, You’re past my nose, you may come in now. Then the car blinks left and right, to say thank you. {H} did it with both eyes.',
        '“That’s nicely done,” said {A}. They were both so pleased with it that they did it over again. The car let itself fall back, and passed, and was flashed in, and thanked. It cost them half a time round.'
      ]
    },
    {
      id: 'mirror',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'For a while the truck could not see the car any more. It looked in the left mirror and in the right one. “Where have you got to?” “I’m right behind you!” called the car. “If you can’t see my mirrors, I can’t see you,” said the truck.',
        'So the car came out at the side until it saw a bit of mirror. “There you are,” said the truck. “I thought that I’d lost a cabbage.”'
      ]
    },
    {
      id: 'car-wash',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The car drove through a car wash, and that was two wet flannels over a stool. They flapped along it on the left and the right. “Windows up!” said {H}. It came out with one of them on its roof.',
        'The truck wanted to be clean as well. It drove in, and it went in and in, and then it went no further. Its roof was too high. “I’ll only have the bottom half done,” it said, and came out again backwards. “Beep, beep, beep.”'
      ]
    },
    {
      id: 'petrol',
      A: 'other',
      spare: 6,
      paragraphs: [
        'At the filling station there was {A}, with one arm for a hose. “Fill her up?” asked {A}. “Please,” said {H}. “Glug, glug,” went the arm, and a moment later it clicked. The car was full. It had a very small tank.',
        '“And would you like a sandwich?” asked {A}. “It’s from Tuesday.” The car looked at it. It was a sponge. “I’m not hungry,” said {H}. “No,” said {A}, “nobody ever is.”'
      ]
    },
    {
      id: 'roundabout',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'There was a roundabout, a stool with a pot on it, and four roads went off it. The car did not know which one was for the sea. It went round once, to read them, and round again.',
        'The truck came in as well. It was so long that when the front went out, the back was still coming in. The car was in the ring with it, and went on round. On one side it met the beginning, and on the other side the end.'
      ]
    },
    {
      id: 'tunnel-height',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They came to a bridge over the road, and it was a stool. The car shot through. The truck stopped in front of it. “How high is it?” “It’s as high as a knee,” said {H}, from the other side.',
        '“And how high am I?” They both looked. “You could let some air out of your tyres,” said {H}. So the truck sat down a bit, psss, and came through on its bottom. That really is how it’s done.'
      ]
    },
    {
      id: 'pet-road',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In the middle of the road lay {A}. Neither a fast car nor a slow truck has anything for that, except the brakes. They stood there, the one behind the other. “Peep,” said the car, for it was polite.',
        '{A} heard it. There was an ear that said so. “It’s got right of way,” said the truck. After a time {A} moved by half a cushion. The car went round on the left and the truck on the right.'
      ]
    },
    {
      id: 'elder-first-car',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Our first car had a hole in the floor,” said {S}. “You could see the road go by between your shoes.” “Did nobody fall out?” asked {A}. “Only the sandwiches. There was a dog who lived at the crossroads, and grew quite stout on us.”',
        '“And was it fast?” {S} thought about that. “It felt fast,” said {S}. “It was the wind in your trousers that did it.”'
      ]
    },
    {
      id: 'small-van',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a very small van, and that was a matchbox. It brought the post. “Stop,” it said to the red car, “there’s something for you.” It was a bus ticket. “Thank you,” said {A}. “And who’s it from?”',
        '“From the truck,” said the van. It turned round and took one to the truck as well. “That’s from the car.” They had not known that they wrote to each other. It made the road a little shorter.'
      ]
    },
    {
      id: 'baby-crossing',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'By the road sat {A}, and waved. When a truck is waved at, it has to honk, and that’s the rule. “Paaarp,” went the truck. {A} waved harder. The car honked as well, peep, but it was the paaarp that was wanted.',
        'The truck honked until it had no breath left. “You’ll have to drive on,” said {H}, “or we’ll be here till tomorrow.” It did. Behind them a hand still waved, open and shut, until the next bend.'
      ]
    },
    {
      id: 'nothing-left',
      A: 'partner',
      paragraphs: [
        'By the fifth time round the car was in front again, and it could smell the sea. Then it went “Rrr,” and “Rr,” and nothing more. “You’ve no petrol left,” said {A}, and stopped behind it. “It’s all that starting and stopping and going past. Get on. I’ve room on the roof.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-top',
      A: 'partner',
      paragraphs: [
        'The car did not want to be second. It looked at where the front of the truck was. “Can I stand right at the front?” asked {H}. “The first one always does,” said the truck, and let down its ramp, which was a book. The car drove up at the back and along the top. Its bonnet stuck out over the cab.',
        'Off they went, for the last time round. The car’s engine was off, and its wheels stood still, and it had never gone so well.'
      ]
    },
    {
      id: 'view',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'From up there you saw right over the hedges. “There’s a cow,” said {H}, “and a pond. I’ve driven past here a hundred times, and it was always only a green line.” The truck never saw anything else but cows. It knew them by name.',
        '“That’s Doris,” said {A}. They slowed down for Doris, and said good evening. She looked at the car on the roof, and went on chewing.'
      ]
    },
    {
      id: 'cats-eyes',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'It got dark, and the truck switched on its lamps. In the middle of the road small lights woke up, and went to sleep again behind them. “What are those?” asked the car, quite softly.',
        '“Those are the cats’ eyes,” said {A}. “They haven’t any light of their own. They only give you yours back.” So it was the car’s and the truck’s own light that showed them the way.'
      ]
    },
    {
      id: 'bunk',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Where do you sleep,” asked the car, “when it’s a long way?” “In here,” said the truck. “There’s a bed behind the seats, with a curtain and a small lamp. And when I’ve driven for long enough, I’ve got to. That’s the law.”',
        'The car had only seats, and in the night they were cold. The truck pulled a bit of curtain out over the bonnet. It was a flannel, and there was enough of it for both.'
      ]
    },
    {
      id: 'by-a-bonnet',
      A: 'partner',
      paragraphs: [
        'Then there was the sea. The truck rolled up to it, and stopped with its front wheels on the beach, pffft. “First,” said the truck. “No,” said {H}. “Look up.” The truck looked up. There was a red bonnet, and it reached out over the water by the width of a thumb.',
        '“First by a bonnet,” said the truck. “And what was I?” “You were first with cabbages,” said the car.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept off the road, on account of the peep.',
      '{names} stretched out on the beach beside the blue towel.',
      { text: '{names} loaded the last cabbage, and knocked twice on the bread bin.', needs: ['hands'] },
      { text: '{names} waved the truck round the first bend.', needs: ['hands'] }
    ],
    way: [
      '{names} got in everybody’s way at the third bend.',
      '{names} followed the truck, since it went at the right speed.',
      { text: '{names} found the bear, and handed it in at the car window.', needs: ['hands'] },
      { text: '{names} laid down a button for each time round.', needs: ['hands'] }
    ],
    turn: [
      '{names} cleared the beach, for something large was coming.',
      '{names} came along behind, on the last time round.',
      { text: '{names} pressed on the ramp, so that it did not slip.', needs: ['hands'] },
      { text: '{names} saluted the car in passing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The truck was a bread bin again. The red car was parked by the bed, with its bonnet in front.',
    '{H} washed, and had one more drink, and went to the toilet, and fetched the bear. Now there was nothing more to stop for.'
  ],
  last: [
    'The engine was off, and the wheels stood still, and {H} was asleep.',
    'Nobody overtook anybody any more, and {H} slept.'
  ]
})
