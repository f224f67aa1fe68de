import { wishPlot } from '../wish-plot.ts'

export const motorbike = wishPlot({
  id: 'wish-motorbike',
  wishes: ['motorbike', 'motorbikes', 'motor bike', 'motor bikes', 'motorcycle', 'motorcycles', 'motor cycle', 'sidecar', 'side car', 'biker', 'bikers', 'harley', 'motocross', 'dirt bike', 'dirt bikes', 'boda boda', 'boda bodas', 'bodaboda', 'okada', 'okadas', 'motorbike taxi', 'motorcycle taxi', 'dad’s motorbike', 'back of motorbike', 'motorbike fish tank', 'motorbike ride'],
  answers: ['mum', 'mummy', 'mommy', 'mom', 'daddy', 'dad', 'dads', 'mums', 'on', 'of', 'motorbike', 'riding', 'ride', 'rides', 'rider', 'big', 'red', 'black', 'fast', 'racing', 'race', 'davidson', 'noisy', 'loud', 'helmet', 'biker', 'gang', 'trip', 'sidecar', 'driving', 'road', 'bike', 'motorcycle', 'scooter', 'toy', 'shiny', 'new', 'first', 'back', 'little', 'bend', 'bends', 'helmets', 'see', 'saw', 'seeing', 'seen', 'watch', 'watched', 'watching', 'visited', 'obsessed', 'outside', 'window', 'taxi', 'fish', 'tank', 'family'],
  except: ['police', 'crash', 'crashed', 'accident', 'fell', 'stunt', 'stolen', 'broke', 'broken', 'sold', 'delivery', 'pizza', 'grandpa', 'grandad', 'grandma', 'granny', 'nana', 'uncle', 'aunt', 'auntie', 'mouse', 'ralph', 'dog', 'cat', 'bear', 'quinn', 'space', 'scared', 'afraid'],
  company: ['motorbike'],
  about: 'Whoever rides behind leans the wrong way in every bend, to be on the safe side, until the hero asks for a sack of potatoes.',
  titles: ['A Sack of Potatoes', 'Seven Bends to the Sea', '{H} Rides a Motorbike', 'Lean When It Leans', 'The Best Luggage in the World'],
  want: [
    {
      id: 'seven-bends',
      A: 'partner',
      paragraphs: [
        'The rolled-up blanket was a motorbike, and {H} sat in front. It had two wooden spoons for handlebars. “Broom,” it went, when {H} twisted {H}’s right hand. Behind sat {A} in a helmet, which was a colander.',
        '{H} wanted to ride to the sea, and that was over the mountain, with seven bends. “Hold on to me,” said {H}. They folded up the stand, and were off.'
      ]
    }
  ],
  way: [
    {
      id: 'visor',
      A: 'same',
      spare: 1,
      paragraphs: [
        'With the helmet on you can’t hear much. “Is it far?” shouted {A}. “What?” shouted {H}. “Is it far?” “Jam,” shouted {H}. “In the bag.” So they stopped and had bread and jam. It was early for it, but it had been mentioned.',
        'After that they did it by knocking. Once on the back was slower, and twice was faster. Three times meant that there was a horse.'
      ]
    },
    {
      id: 'everybody-greets',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Another motorbike came towards them. It was the broom in the corner, but it was well turned out. {H} took {H}’s left hand off and held it out low, with two fingers. “Do you know them?” asked {A}. “No,” said {H}. “They’re on a motorbike.”',
        'All those who ride one greet each other, wherever they are. By the table came a chair, on four legs. {A} was going to greet it. “That’s a car,” said {H}.'
      ]
    },
    {
      id: 'gears',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The gears were changed with one foot. “Brrrm-brrrRM,” went {H}, and clicked with one toe, and began again from the bottom. After the fifth there wasn’t another. {H} felt for it with {H}’s toe.',
        '“Is that all?” asked {A}. “It’s all it’s got,” said {H}. “From here on it’s only wind.” {A} did the wind, with both cheeks, from behind.'
      ]
    },
    {
      id: 'rain-gear',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A cloud came over the mountain. A motorbike hasn’t got a roof. So they had to get into their rain things by the side of the road, on one leg. {A} got both legs into one side, and stood there like a carrot.',
        'By the time it was all done up to the chin, the sun was out. “It knows,” said {H}, as anybody will tell you who rides one. They took it off again, on the other leg.'
      ]
    },
    {
      id: 'view-over-shoulder',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What can you see?” shouted {A}. “The road,” said {H}. “What can you see?” “Your jumper. It’s got a loose thread.” {A} had been looking at it since the third village.',
        'So at the next stop they changed the mirrors. They turned one so that {A} could see the mountain in it, back to front. In the other one {H} could see {A}, and how well {A} was being carried.'
      ]
    },
    {
      id: 'flies',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} ran a filling station, between two chairs. “Fill her up?” asked {A}, and hung the end of the dressing-gown cord in at the back. Glug, glug. Then {A} cleaned the flies off the front. “You’ve had some weather,” said {A}. “There’s a bee here from the south.”',
        '“Which way’s the sea?” asked {H}. “Up, and over, and mind the bends,” said {A}. “You’d be surprised how many I get back here with a cushion on.”'
      ]
    },
    {
      id: 'in-the-sidecar',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'There was a sidecar as well, and that was the washing basket. In it sat {S} with goggles on, which were made of fingers. So {S} had none left to hold on with. “Are you in?” asked {A}. “I’m driving,” said {S}.',
        '“You can’t drive. You haven’t got any handlebars.” “I’m driving this side,” said {S}. And when you looked at it from there, the motorbike was only something that they had brought along.'
      ]
    },
    {
      id: 'old-photo',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I went courting on one of those,” said {S}. “It only started if you ran beside it. You had to run, and then jump on, and it didn’t wait.” “And if you missed?” asked {A}.',
        '“Then it went without me,” said {S}. “Once it got there first. I came an hour later, on foot. They were all standing round it, being nice to it.”'
      ]
    },
    {
      id: 'pet-rides-along',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'Beside the road lay {A}, and heard them from a long way off. {H} let go of the throttle and rolled past as softly as possible. You do that for horses too. They’re more easily frightened than they look.',
        '{A} had not been frightened. {A} had been about to. As soon as they were by, {H} twisted {H}’s right hand again, and they both looked back.'
      ]
    },
    {
      id: 'wet-engine',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'In the second village sat {A}, and had heard them coming. “Broom,” said {H}, and slowed down. {A} thought about it. “Brrrrrr,” said {A}, with both lips, and it came out wet.',
        '“That’s a big engine,” said {H}, and wiped one eye. They let it run for a while. It only stopped when it had to breathe in, and then it started by itself.'
      ]
    },
    {
      id: 'first-bend',
      A: 'partner',
      paragraphs: [
        'The first bend went to the left. A motorbike has to lean, or it won’t go round. {H} leaned to the left. {A} leaned to the right. The motorbike didn’t know whom to listen to, and went straight on, into a hedge of cushions.',
        'At the second bend {H} leaned to the right. {A} leaned to the left. They were in the hedge again, and some of it was on top.'
      ]
    },
    {
      id: 'saving-us',
      A: 'partner',
      paragraphs: [
        '“You’re leaning the wrong way,” said {H}. “I’m not,” said {A} from under a cushion. “When you lean over like that, I think we’re falling. So I lean to the other side, and save us. I’ve saved us twice.” “I wish there was only a bag behind me,” said {H}. {A} sat up. “A bag doesn’t save anybody,” said {A} slowly. “It just goes where the motorbike goes.”'
      ]
    }
  ],
  turn: [
    {
      id: 'potatoes',
      A: 'partner',
      paragraphs: [
        '“Then be one,” said {H}. “Be a sack of potatoes.” {A} got up behind, shut both eyes, and was heavy. The third bend came. {H} leaned to the left. The potatoes leaned to the left. It went round as if it were on a string.',
        '“Don’t say anything,” said {H}. “I can’t,” said the potatoes. So it went over to this side, and over to that. Nobody saved anybody. In the seventh bend they lay so low that {H}’s knee brushed the rug.'
      ]
    },
    {
      id: 'coast-road',
      A: 'same',
      spare: 5,
      paragraphs: [
        'From the top it was downhill, and {H} turned off the engine. Now it was only wheels. You could smell what was coming. First there was pine, and then something fried. After that it was salt.',
        '“You smell everything on a motorbike,” said {H}. “In a car you only ever smell the car.” The potatoes breathed in. “Chips,” they said.'
      ]
    },
    {
      id: 'parked-by-the-sea',
      A: 'partner',
      paragraphs: [
        'And then there was the sea. It was the blue towel, in front of the window. {H} put down the stand. “We’re here,” said {H}. Nothing moved behind. “You can stop now. You’re not potatoes any more.”',
        '“One moment,” said {A}, with both eyes shut. “I’ve never been so well driven.” So {H} waited, and the sea went in and out. There was no hurry about it. They were the best luggage in the world.'
      ]
    },
    {
      id: 'engine-ticking',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The motorbike was hot from all those bends, and you mustn’t touch it then. It stood on its stand with its head to one side, as they do, and ticked. “What’s it doing?” asked {A}. “It’s getting smaller again,” said {H}. “Metal does. It got bigger on the mountain.”',
        'They listened until there was quite a gap between two ticks. Each time they thought that this one was the last.'
      ]
    },
    {
      id: 'a-long-row',
      A: 'same',
      spare: 13,
      paragraphs: [
        'By the sea they all park in a row, with their front wheels turned the same way. There was the broom, and an umbrella, and the blanket. “That one’s come from Norway,” said {A}, about the umbrella. “It’s still wet.”',
        'All the riders stood about with a cup of something, and looked at the others’ wheels. They nodded a good deal. “Seven bends?” asked the umbrella. “Seven,” said {H}.'
      ]
    },
    {
      id: 'other-way-round',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the way home {A} rode, and {H} was the potatoes. It was dark behind there, and warm, and there was a back. You never knew when a bend was coming. It came up through the seat, first a little, and then a lot.',
        '“What’s it like?” asked {A}. It was some time before there was an answer. “Brown,” said the potatoes.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in at the side, as a sidecar.',
      '{names} backed away from the noise, as far as the curtain.',
      { text: '{names} filled up the tank, from a teapot.', needs: ['hands'] },
      { text: '{names} waved the motorbike off, and coughed in the smoke.', needs: ['hands'] }
    ],
    way: [
      '{names} looked out of the hedge, from under the top cushion.',
      '{names} leaned both ways at once, and ended up sitting.',
      { text: '{names} dug out the colander, and put it on right.', needs: ['hands'] },
      { text: '{names} built up the hedge again, cushion by cushion.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay in the bend too, as some of the luggage.',
      '{names} swung to this side and to that, by the side of the road.',
      { text: '{names} opened the gate to the sea, which was the curtain.', needs: ['hands'] },
      { text: '{names} pointed out the bends, with one long spoon.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} unrolled the blanket, and it was still warm in the middle. The colander went back to the kitchen, and the towel to its hook.',
    '{H} washed, lay down, and pulled up the motorbike to {H}’s chin. Then {H} leaned over, once to the left, and once to the right, and there was no hedge.'
  ],
  last: [
    'All seven bends were behind them, and as heavy as a sack of potatoes {H} slept.',
    'Nobody had to save anybody. It went where it went, and {H} was asleep on the back of it.'
  ]
})
