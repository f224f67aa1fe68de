import { wishPlot } from '../wish-plot.ts'

export const bulletTrain = wishPlot({
  id: 'wish-bullet-train',
  wishes: ['bullet train', 'bullet trains', 'shinkansen', 'shinkansens', 'high speed train', 'high speed trains', 'high speed rail', 'fast train', 'fast trains', 'fastest train', 'superfast train', 'super fast train', 'express train', 'express trains', 'speedy train', 'speed train'],
  except: ['polar', 'magic', 'steam', 'thomas', 'crash', 'crashed', 'accident', 'broken', 'broke', 'stuck', 'missed', 'late', 'lost', 'slow', 'afraid', 'scared', 'space', 'stars', 'moon', 'ghost', 'night', 'talking'],
  answers: ['japan', 'japanese', 'tokyo', 'kyoto', 'osaka', 'nozomi', 'hikari', 'fast', 'fastest', 'super', 'speed', 'speedy', 'quick', 'quickly', 'nose', 'mountain', 'fuji', 'driver', 'drives', 'driving', 'going', 'journey', 'trip', 'riding', 'ride', 'railway', 'blue', 'white', 'long', 'who', 'that', 'zoom', 'whoosh', 'goes'],
  company: ['mountain', 'kitchen', 'bedroom', 'nose', 'bathroom'],
  about: 'The bullet train is so fast that the mountain is over before anybody can say so, until it is said before it comes.',
  titles: ['Seven O’Clock and No Seconds', 'In Three: the Mountain', '{H} Drives the Bullet Train', 'Four Seconds Late', 'As Long as an “Ah”'],
  want: [
    {
      id: 'no-seconds',
      A: 'partner',
      paragraphs: [
        '{H} drove the bullet train, and had its long nose on. That was a cushion, held out in front. {A} was the passenger, and held on behind. The line went from the kitchen to the bedroom. “On the way there’s the mountain,” said {H}. It was the washing basket, with a white towel for snow.',
        '{A} had never seen the mountain, and {H} wanted to show it. “Seven o’clock and no seconds,” said {H}. They bowed to the kitchen, as people do there. The hand of the clock went up to the twelve. Off they slid in their socks.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-us',
      A: 'partner',
      paragraphs: [
        '“Look, on the left,” said {H}, and they were in the bedroom. “What was?” asked {A}. “The mountain,” said {H}. “It’s behind us.”',
        'On the way back {H} was quicker. “Mountain!” {A} turned to look. “That was the bathroom,” said {A}. The third time {H} just said “Mou”, and it was a coat.'
      ]
    },
    {
      id: 'kingfisher',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why’s the nose so long?” asked {A}. “It used to be short,” said {H}. “Then there was a bang at the end of every tunnel. So they made it like a kingfisher’s beak. A kingfisher goes into the water and doesn’t splash.”',
        '{A} ran one finger along the nose of the train, to the very tip. “And does the kingfisher know about it?” “It’s never asked for it back,” said {H}.'
      ]
    },
    {
      id: 'guard-bows',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} got off, and got on again as the guard. The guard bowed to the whole carriage, which was an empty place. “Where’s the passenger?” asked the guard. “You were standing there a moment ago,” said {H}.',
        'The guard looked under the nose. Then the guard turned round at the door, and bowed once more. On the bullet train that’s done even if nobody is looking. {H} was looking, but only for as long as a driver may.'
      ]
    },
    {
      id: 'biscuit-stands',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“This train goes so smoothly,” said {H}. “You can stand up a coin on the window sill, and it won’t fall over.” {A} had no coin, and took a biscuit. It stood on {A}’s flat hand, out of the kitchen and all the way past the coats.',
        'In the bedroom {H} turned round to see. The hand was empty. “Did it fall over?” asked {H}. “It fell in,” said {A} with a full mouth.'
      ]
    },
    {
      id: 'a-toe-too-far',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On every platform there’s a mark, and there the door has to stop. {A} laid a ribbon on the bedroom floor. Swish, came the train, and stood a toe too far. {H} rolled it back by one toe.',
        '“And if it had been two?” asked {A}. {H} did not like to think of it. “Then all those people would have to step to the side,” said {H}. “And they’ve got cases.”'
      ]
    },
    {
      id: 'seven-minutes',
      A: 'other',
      spare: 5,
      paragraphs: [
        'At the end of the line the whole train is cleaned in seven minutes. {A} came with a cloth, and bowed, and wiped the driver from top to toe. Then {A} took {H} by the shoulders, for half a turn. The seats on this train can do that, so that nobody has to sit backwards.',
        '“Done,” said {A}. “It was only one minute. It’s a short train.” They had six left over. So they stood with their arms at their sides, and were clean.'
      ]
    },
    {
      id: 'next-stop-cheese',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the bullet train people have their lunch in a box. A driver hasn’t a hand free for that. “Open,” said {A}, and a slice of apple came forward over {H}’s shoulder. “Was that a station?” asked {H}. “That was Apple,” said {A}. “The next stop is Cheese.”',
        'They stopped at Cheese for one second, and not for longer. Some of it had not got off by then. It travelled on to the end, on the driver’s chin.'
      ]
    },
    {
      id: 'hel-lo',
      A: 'same',
      spare: 7,
      paragraphs: [
        'When two bullet trains meet, it’s over in a blink. {A} went to the far end of the line, and was the other one. Swish! Their sleeves just touched. “Who was that?” called {A} from the kitchen. “That was you,” called {H}.',
        'The next time they meant to say hello. They came, and they met. “Hel,” said both of them. The “lo” was left over, and {H} said it in the bedroom, to a chair.'
      ]
    },
    {
      id: 'the-sneeze',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It’s very quiet on the bullet train, because everybody thinks of the others. {A} had to sneeze. {A} held it in past the coats, and past the bathroom, with both cheeks full. In the bedroom {A} got off, sneezed on the platform, bowed, and got on again.',
        '“Bless you,” whispered {H}. “Thank you,” whispered {A}. “How was it?” “On time,” whispered {H}.'
      ]
    },
    {
      id: 'pet-on-the-line',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'On the line of a bullet train there’s never a cow, nor a gate, nor anything. This evening there was {A}. The train stood still. {H} bowed, nose and all. {A} looked at the nose, from the tip to the end, and back to the tip.',
        'It took a while. “It’s an inspection,” said {H}. When it was over, {A} made room, without being asked. The train had passed.'
      ]
    },
    {
      id: 'elder-slow-train',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Our train used to stop at every tree,” said {S}. “You could get out and pick blackberries, and get in again two carriages further back.” “And what did you see?” asked {A}.',
        '{S} shut both eyes. “A cow,” said {S}. “There was only the one. But I could draw you every hair of it.”'
      ]
    },
    {
      id: 'child-tune',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'When a bullet train leaves, they play a tune. Each station has its own. {S} was the tune. It had three notes, and then one more that {S} liked. “Is that the tune for the kitchen?” asked {A}.',
        '“No,” said {S}. “It’s the one for the bathroom. And it’s urgent.” So the train went there first, faster than ever, and {S} got off.'
      ]
    },
    {
      id: 'baby-waves',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} sat by the line, and wanted to wave. Swish, went the train. By the time {A} had got a hand up, there was only a draught. {A} waved to that.',
        '{A} was still at it when the train came back. “Look,” said {H}, “there’s somebody waving to us.” {A} had not stopped in between, and so it was just right.'
      ]
    },
    {
      id: 'four-seconds',
      A: 'partner',
      paragraphs: [
        'The next time {H} slowed down. {A} saw one side of the mountain, as far as the handle. By the kitchen clock they were four seconds late.',
        'That had never happened before. {H} took off the nose and bowed, down to the knees. {A} bowed too, for having looked. They stayed down for four seconds. “We can’t do that again,” said {H} to the floor.'
      ]
    },
    {
      id: 'too-late-to-say',
      A: 'partner',
      paragraphs: [
        '“It isn’t the train,” said {A}, still bent. “It’s the telling. You say it when it’s there. And by the time I’ve heard it, it’s gone.” “Then I’d have to say it before it’s there,” said {H}. They both came up at once.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-three',
      A: 'partner',
      paragraphs: [
        'They bowed, and the hand went up to the twelve. {H} pointed ahead with one finger, and called what was coming, as the real drivers do. “In three: the mountain, on the left.” {A} turned to the left. “Two. One.” And there it stood, the whole of it, white on top. “Ah,” said {A}. It was there for just as long as an “ah”.'
      ]
    },
    {
      id: 'a-draught-and-soup',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From now on {H} called everything. “In three: a coat. In two: a draught. In one: something that smells of soap.” {A} had it all in good time. The coat was on the left, and the draught on both sides.',
        '“There was a spider as well,” said {A}. “It must have got on since the last time,” said {H}.'
      ]
    },
    {
      id: 'wakes-in-time',
      A: 'same',
      spare: 10,
      paragraphs: [
        'People go to sleep on the bullet train. Just before their station they wake up by themselves. Nobody knows how they do it. {A} shut both eyes, and held on. {H} drove more softly still, on the very tips of the socks.',
        'Just before the bedroom {A} opened one eye. “Is this where I get off?” asked {A}. “In three,” said {H}.'
      ]
    },
    {
      id: 'last-train',
      A: 'partner',
      paragraphs: [
        'Only {H} had never seen the mountain. A driver has to look straight ahead. “I’ll take the last train,” said {A}, and put on the nose. “In three,” called {A}, and pointed. “Two. One.” “Ah,” said {H}.',
        'They came in exactly on time, and bowed to the train for bringing them. {A} let go of one corner of the nose, and the train bowed too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood behind the line, and felt the wind go by.',
      '{names} waited for the next train, with both eyes on the clock.',
      { text: '{names} waved the train off, and waved at nothing.', needs: ['hands'] },
      { text: '{names} smoothed the snow on the mountain.', needs: ['hands'] }
    ],
    way: [
      '{names} bowed as well, as far down as it went.',
      '{names} looked to the left, and saw where it had been.',
      { text: '{names} counted four seconds on four fingers, and shook each of them.', needs: ['hands'] },
      { text: '{names} straightened the towel, after the draught.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned left in good time.',
      '{names} came along on the last train, at the very end.',
      { text: '{names} held up three fingers, and then two, and then one.', needs: ['hands'] },
      { text: '{names} opened the bedroom door, exactly on the second.', needs: ['hands'] }
    ]
  },
  bed: [
    'The nose was a cushion again, and was plumped up and put back. The mountain was carried off, snow and all.',
    '{H} washed, and came to bed to the second. What was on the line now could be called by anybody. In three, a yawn; in two, a pillow; in one, the other cheek.'
  ],
  last: [
    'In three, in two, and {H} was asleep, to the second.',
    'It came from the left, soft and white, for as long as an “ah”, and {H} was asleep.'
  ]
})
