import { wishPlot } from '../wish-plot.ts'

const SEAS = ['seaside', 'sea', 'beach', 'ocean', 'coast']
const ONLY = ['train only goes', 'train only go', 'train only wants', 'train won’t go anywhere but', 'train always goes', 'train never leaves', 'train doesn’t want to leave', 'train loves']

export const trainOnlyToTheSeaside = wishPlot({
  id: 'wish-train-only-to-the-seaside',
  wishes: [...SEAS.slice(0, 4).flatMap((sea) => ONLY.map((only) => `${only} ${sea}`)), ...SEAS.map((sea) => `train only ${sea}`), ...SEAS.slice(0, 3).map((sea) => `train nowhere else ${sea}`), ...SEAS.slice(0, 3).map((sea) => `train refuses ${sea}`), 'seaside train only', 'train one way seaside', 'train stays seaside', 'train always seaside', 'train always beach', 'train keeps going seaside', 'train keeps going beach', 'train won’t go home seaside', 'every train seaside', 'train obsessed sea', 'train obsessed seaside'],
  answers: ['train', 'trains', 'engine', 'steam', 'little', 'old', 'red', 'blue', 'green', 'stubborn', 'happy', 'funny', 'magic', 'slow', 'small', 'only', 'just', 'ever', 'always', 'never', 'nowhere', 'anywhere', 'else', 'but', 'one', 'way', 'goes', 'go', 'going', 'went', 'wants', 'wanted', 'want', 'loves', 'loved', 'likes', 'won’t', 'doesn’t', 'refuses', 'stays', 'stay', 'leave', 'leaves', 'back', 'home', 'seaside', 'sea', 'beach', 'ocean', 'coast', 'sand', 'sandy', 'waves', 'shells', 'bucket', 'spade', 'buckets', 'spades', 'ice', 'cream', 'picnic', 'holiday', 'holidays', 'summer', 'sunny', 'winter', 'rainy', 'day', 'days', 'every', 'station', 'platform', 'stop', 'stops', 'rails', 'track', 'driver', 'passengers', 'people', 'children', 'family', 'everyone', 'ticket', 'tickets', 'ride', 'rides', 'journey', 'trip', 'takes', 'take', 'took', 'that', 'which', 'who', 'where', 'to', 'the', 'and', 'from', 'town', 'city', 'school', 'instead', 'work', 'again', 'about', 'story', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'auntie', 'uncle', 'boy', 'girl', 'child', 'kids', 'son', 'daughter', 'friend', 'silly', 'new', 'big', 'afternoon', 'morning', 'evening', 'today', 'tomorrow', 'saturday', 'sunday', 'weekend', 'windy', 'cold', 'spring', 'naughty', 'bedtime', 'granny’s'],
  except: ['crash', 'accident', 'drowned', 'under', 'underwater', 'whale', 'shark', 'night', 'sleeper', 'toy', 'model', 'set', 'late', 'missed', 'lost', 'scared', 'afraid', 'space', 'moon', 'died', 'dead', 'hospital', 'ghost', 'dinosaur', 'dinosaurs', 'polar', 'thomas', 'mombasa', 'horse', 'cancelled'],
  isTale: true,
  company: ['train', 'seaside', 'sea', 'platform', 'station', 'buffers', 'sand', 'rails', 'wheels', 'bucket', 'waves', 'lamps', 'lamp', 'driver', 'door', 'window', 'doors', 'water', 'gull', 'sign'],
  about: 'The last train home only goes to the seaside, and it is there already, until it is noticed what a long run-up it has never taken.',
  titles: ['The Train That Only Goes to the Seaside', 'A Very Long Run-Up', '{H} Wants to Go Home', 'It Was There Already', 'Next Stop: the Seaside'],
  want: [
    {
      id: 'there-already',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had been at the seaside all day, and {H} wanted to go home. There was sand in both of {H}’s shoes. At the platform stood a train, with its nose to the water. “Do you go to the town?” asked {H}. “I only go to the seaside,” said the train. “This is the seaside,” said {H}. “I know,” said the train happily. It was the last one that day. So they got in, and waited.'
      ]
    }
  ],
  way: [
    {
      id: 'all-aboard',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Tickets, please,” said the train, and {A} held up two. “To the town,” it read. “You’ve got the wrong ones. You need some to the seaside.” “We’ve used those up,” said {A}. “You can’t use up the seaside,” said the train. “There’s a great deal of it.”',
        'It punched a hole in both all the same, because it liked that. Through the hole in the one you could see a bit of sea. Through the other you could see the bit beside it.'
      ]
    },
    {
      id: 'next-stop',
      A: 'partner',
      paragraphs: [
        'The doors closed. “Next stop, the seaside,” said the train. The doors opened again. “Here we are,” said the train. Nothing had gone by but a gull. {H} got out and turned the sign round, so that it said “To the Town”. “I don’t go by that,” said the train, and shook, and the sign swung back. “But there’s supper in the town,” said {H}. “Is there any sea?” asked the train. And there was none.'
      ]
    },
    {
      id: 'what-it-likes-best',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do you do here all day?” asked {H}. “I look at the sea,” said the train. “It comes in, and it goes out. It’s like a train, only wider. And nobody’s ever late for it.” They all looked for a while, and the sea came in on time.',
        '“Don’t you like anywhere else?” asked {A}. The train had once heard about mountains. “But they don’t come in,” it said. “You’ve got to go to them, and then they just stand at the platform.”'
      ]
    },
    {
      id: 'sand-in-the-wheels',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Perhaps it was only the doors that were stuck. {H} knelt down inside, and brushed out the groove in which they ran. Out came sand, and then more sand, and a very small crab. “That’s mine,” said the train. “I’m collecting.”',
        '“The sand?” asked {A}. “The seaside,” said the train. “I’ve nearly got a bucketful.” {H} carried the crab across to the water, and it went off sideways. “It only goes sideways,” said {H}. “You do get used to that,” said the train.'
      ]
    },
    {
      id: 'other-sings-of-home',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} tried to talk the train into it. “In the town there’s a station with a glass roof,” said {A}, “and forty pigeons.” “Have you ever seen a gull?” asked the train. “There’s a clock with four faces,” said {A}.',
        '“There’s a shell here,” said the train, “and the whole sea’s in it.” {A} held the shell to one ear, and did not say any more for some time. “It’s very hard to argue with,” {A} told {H}.'
      ]
    },
    {
      id: 'pet-on-the-platform',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had been wet, and then sandy, and was now both. {A} got into the train, shook from one end to the other, and lay down on a seat. It looked like the seaside afterwards.',
        '“That one may stay,” said the train. {H} wanted to brush the cushions, but the train asked {H} to leave it. “{A}’s given it something for its bucket,” said {H}.'
      ]
    },
    {
      id: 'elder-same-train',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I know this train,” said {S}. “When I was small, it brought us here with a bucket each. In the evening nobody wanted to go home, and least of all the train.” “And how did you get back?” asked {A}.',
        '“I can’t remember going back at all,” said {S}, and looked out at the sea. “I only remember getting here. It may well be that I’m still on that holiday.”'
      ]
    },
    {
      id: 'child-pushes',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to push the train from the inside. {S} leaned on the front wall with all that {S} had. The train did not move, but {S} did. The floor was all sand, and {S}’s two feet went backwards through it, further and further. “It’s going!” called {S}, who was nearly flat by then.',
        '“It’s you that’s going,” said {A}. {S} looked round. There were two long tracks in the sand on the floor, quite straight. “Then I’m a train as well,” said {S}.'
      ]
    },
    {
      id: 'once',
      A: 'partner',
      paragraphs: [
        '{A} looked along the train. In front it had a driver’s window and two lamps. Right at the back it had a driver’s window and two lamps as well. “It’s got a front at both ends,” said {A} slowly. “It needn’t even turn round.” “I wouldn’t want to,” said the train. “How often have you gone to the seaside?” asked {A}. “Once,” said the train. “Then I was here.” {H} sat up. “That isn’t very often,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'run-up',
      A: 'partner',
      paragraphs: [
        'The train thought about it so hard that it ticked. “To go there again I’d have to go away,” it said. “Only backwards,” said {H}. “You can look at the sea the whole time. It’s called a run-up.” “How long is a good one?” asked the train. “As far as our station,” said {H}. The doors closed. The train rolled backwards, with its nose to the water, and the sea got smaller and smaller. “I’m coming,” the train called to it.'
      ]
    },
    {
      id: 'lamps-change',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A train is white in front and red behind, so that everybody knows which way it is going. Now the back was in front. Click, went the lamps, and they had changed over. Through the window {H} saw red on the last bit of sea.',
        '“I’m red in the face,” said the train. “It’s from going backwards,” said {H}. {A} tried it in the corridor, from one end to the other, and came out quite pink.'
      ]
    },
    {
      id: 'sea-still-there',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The train did not like the first hill, for it hid the sea. “Is it still there?” the train asked. {H} had a bucket on {H}’s knees, with some of the sea in. “It’s still there,” said {H}. “It’s going to and fro.”',
        'At each bend the water came up to the rim and turned back. “In and out,” said the train. “That’s it. That’s how it does it.” {A} had to put one foot in, so that it did not feel alone.'
      ]
    },
    {
      id: 'other-calls-stations',
      A: 'other',
      spare: 10,
      paragraphs: [
        'They went by some small stations, and the train called each of them by how far it was. “Not the seaside,” it called. “Not the seaside. Not at all the seaside.” On the platforms people picked up their bags and looked worried.',
        '{A} opened the window a crack. “It’s only taking a run-up,” {A} called to them. “It’ll be back in the morning.” One man sat down at once on his bag, took his shoes off, and began to wait.'
      ]
    },
    {
      id: 'from-here',
      A: 'partner',
      paragraphs: [
        'At {H}’s station the train stopped. There was no sea anywhere, only a bicycle. {H} emptied both shoes onto the platform, and it made two small heaps. “That’s where the run-up ends,” said {H}. “Now you aren’t at the seaside. So you can go there.” A shiver ran through the train, from the last lamp to the first. “Next stop,” it said, and was so glad that it had to begin again. “Next stop, the seaside.” And it was off.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got into the train too, and brought in some more of the beach.',
      '{names} looked out of the window, and it was all sea.',
      { text: '{names} held two buckets, and nothing ran over, for nothing moved.', needs: ['hands'] },
      { text: '{names} opened the lunch box, and there was sand in it.', needs: ['hands'] }
    ],
    way: [
      '{names} waited for the train to start, and after a while lay down.',
      '{names} walked to the back of the train, and that was the front of it.',
      { text: '{names} waved to the sea, and it waved.', needs: ['hands'] },
      { text: '{names} gave the train a shell, to put with the others.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat facing backwards, to keep the train company.',
      '{names} counted the bends, for they would all come again.',
      { text: '{names} held the bucket level at the bends.', needs: ['hands'] },
      { text: '{names} waved after the train, until its lamps were one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket was put outside the door, and the towels were hung up stiff. From the wide dark you could hear a train, which was in a hurry.',
    '{H} washed, and there was a little seaside in the basin. Then {H} lay down, with {H}’s nose to the wall, as for a run-up.'
  ],
  last: [
    'Far away a train came round the last bend, and there was the sea, and {H} was asleep.',
    'The sea came in on time, with only a train to see it, and {H} was asleep.'
  ]
})
