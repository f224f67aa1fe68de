import { wishPlot } from '../wish-plot.ts'

const TRAINS = ['train', 'trains', 'steam train', 'railway', 'railroad', 'rails', 'train tracks', 'locomotive', 'tram', 'subway', 'underground train', 'choo choo', 'night train', 'express']

export const trainToTheMoon = wishPlot({
  id: 'wish-train-to-the-moon',
  beginsElsewhere: true,
  wishes: ['a train whose rails really go to the moon', ...TRAINS.map((train) => `${train} moon`), 'train goes all the way to the moon', 'moon express', 'moon station', 'train ticket moon', 'last stop moon', 'next stop moon', 'space train', 'train into space', 'train to outer space'],
  answers: ['a', 'an', 'the', 'train', 'trains', 'steam', 'old', 'little', 'long', 'red', 'blue', 'night', 'express', 'railway', 'railroad', 'rail', 'rails', 'track', 'tracks', 'line', 'station', 'platform', 'ticket', 'tickets', 'guard', 'conductor', 'driver', 'passengers', 'engine', 'locomotive', 'carriage', 'carriages', 'choo', 'tram', 'subway', 'underground', 'tube', 'goes', 'go', 'going', 'went', 'drives', 'drive', 'drove', 'rides', 'ride', 'riding', 'rode', 'travels', 'travel', 'takes', 'take', 'took', 'flies', 'fly', 'flew', 'climbs', 'up', 'all', 'way', 'really', 'whose', 'lead', 'leads', 'to', 'moon', 'space', 'sky', 'stars', 'star', 'outer', 'galaxy', 'earth', 'back', 'again', 'trip', 'journey', 'holiday', 'stop', 'next', 'last', 'late', 'watch', 'timetable', 'children', 'kids', 'everybody', 'family', 'we', 'us', 'with', 'and', 'on', 'in', 'by', 'who', 'that', 'which', 'one', 'evening', 'full', 'cheese', 'astronaut', 'shoes', 'magic', 'magical', 'secret', 'sees', 'see', 'visit', 'visits', 'wants', 'want'],
  except: ['crash', 'crashed', 'derailed', 'accident', 'hurt', 'hospital', 'died', 'dead', 'heaven', 'grandad died', 'scared', 'afraid', 'toy', 'model', 'set', 'wooden', 'thomas', 'polar', 'ghost', 'dinosaur', 'dinosaurs', 'alien', 'aliens', 'monster', 'missed', 'lost', 'cow', 'rabbit', 'bunny', 'mouse', 'cat', 'dragon', 'unicorn', 'witch', 'rocket', 'trampoline', 'seaside', 'sea', 'under', 'boat', 'bus', 'plane', 'dream', 'dreamland', 'sleep', 'festival', 'eid', 'ramadan', 'potty', 'mars', 'teddy', 'mooncake', 'mooncakes', 'cake', 'mama', 'nana', 'mummy', 'daddy', 'grandpa', 'grandma', 'lives now', 'be with'],
  moods: ['late', 'waiting', 'first'],
  isTale: true,
  out: true,
  company: ['train', 'guard', 'rails', 'moon', 'platform', 'bench', 'sign', 'watch', 'watches', 'book', 'baker', 'shoes', 'whistle', 'cloud', 'seat', 'mitten', 'station', 'timetable', 'carriage', 'window', 'dust', 'laces'],
  about: 'The train to the moon is there at eight on the dot, and the moon is not, for the moon is later every evening; and the guard, who has never been late, has to be shown how it is done by somebody who knows about shoes.',
  titles: ['Eight on the Dot', 'The Moon Is Late', 'How to Be Late', '{H} on the Train to the Moon', 'One More Shoe'],
  want: [
    {
      id: 'eight-on-the-dot',
      A: 'partner',
      paragraphs: [
        '{H} got on the train to the moon, and its rails really went there. They ran up over the roofs, and got thinner and thinner. The guard had a watch on each arm.',
        '“We’re never late,” said the guard. “At eight on the dot we’re at the moon.” “And the moon?” asked {A}. “Is that on the dot too?” Nobody had ever asked that.'
      ]
    }
  ],
  way: [
    {
      id: 'a-round-hole',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The guard came to do the tickets. “Single or return?” “What do most people take?” asked {A}. “Return,” said the guard. “It’s a long walk.” The guard made a hole in each ticket. What fell out of it was small and round and white.',
        '{H} picked it up from the floor and laid it on one palm. It was quite flat and very bright. “That’s as much moon as you get with a child’s ticket,” said {A}. {H} put it into the top pocket, for later.'
      ]
    },
    {
      id: 'everything-to-the-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was very steep. First an apple rolled by below the seats, then a thermos, and then the tea trolley, alone. In the last carriage it all came together. There they had seven apples, four hats and tea.',
        'They had a gentleman there too, who’d nodded off for a moment in the first. “Is this the moon?” asked the gentleman. “It’s the last carriage,” said {A}. “Is it far?” asked the gentleman, and held out a cup.'
      ]
    },
    {
      id: 'as-far-as-the-drizzle',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were stops on the way. They were called Chimney, Steeple and Cloud, and at Cloud you had to ring the bell. An old lady rang it, and got off with a shopping bag. “I’m only going as far as the drizzle,” said the old lady.',
        'It was white outside, and you could not see what the lady was standing on. The door shut, and some cloud had got in. It sat down on the seat by {H}. “It hasn’t paid,” said {A}. By Halfway it was only a wet patch.'
      ]
    },
    {
      id: 'leaning-rails',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How do the rails stay up?” asked {A}. The guard was glad to be asked. “At the bottom they’re screwed down, beside the baker’s,” said the guard. “And at the top they lean on the moon.” {H} looked out. It was a long way to the baker’s by now.',
        '“And when it isn’t there?” asked {H}. The guard thought about that for a while, with a screw in one hand. “They’re very stiff rails,” said the guard. They all sat a little more quietly, and in the middle.'
      ]
    },
    {
      id: 'never-by-rocket',
      A: 'same',
      spare: 5,
      paragraphs: [
        'By the window sat an astronaut, with the helmet on the next seat. “Don’t you go by rocket?” asked {H}. “Only for work,” said the astronaut. “You have to lie on your back, and all you see is your own knees. This one’s got curtains.”',
        'The helmet held an egg, some salt and a book. “And it’s quieter,” said {A}. “A rocket only ever roars,” said the astronaut. “Here somebody says mind the step.” The helmet leaned over to one side, and the egg rolled round in it.'
      ]
    },
    {
      id: 'three-minutes',
      A: 'partner',
      paragraphs: [
        'At eight they stopped. There was a platform with a bench, and a sign that said Moon. There was no moon. They looked behind the bench.',
        'After three minutes the guard whistled, and the train rolled down again. {H} looked out at the back. Behind the sign something yellow put an edge up. “It’s only just coming!” called {H}.'
      ]
    },
    {
      id: 'later-every-evening',
      A: 'partner',
      paragraphs: [
        '“Yesterday it was there at eight,” said the guard. “And on Sunday it came with the soup,” said {A}. “On Monday it came with the washing-up. Yesterday it came with the toothbrush. It’s later every evening!”',
        'The guard had to sit down. “How much later?” “About as long,” said {A}, “as it takes to get {H} out of the house.”'
      ]
    },
    {
      id: 'elder-and-the-broom',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was so late for a dance once,” said {S}, “that they were sweeping up. There was only one person left, and a broom.” “Did you go home again?” asked {A}. “I’d got my good shoes on,” said {S}. “So we danced, and took turns to hold the broom.”',
        '“Who was it?” “Somebody who’d been late as well,” said {S}. “We’re still friends. And the broom could dance better than either of us.” {A} tried it between the seats with an umbrella, which trod on nobody’s toes.'
      ]
    },
    {
      id: 'one-shoe-at-a-time',
      A: 'partner',
      paragraphs: [
        '“Then let’s be late,” said {H}. At Halfway they stopped. The guard had no idea how it was done, but {H} knew all about it. {H} took off both shoes, and put them on again, on the wrong feet.',
        'Then {H} was thirsty. Then a mitten was lost, and it was in the other mitten. The guard wrote everything down. “And now?” “Now I need the loo,” said {H}.'
      ]
    },
    {
      id: 'other-and-the-lamp',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I’ve left the lamp on in the kitchen,” said {A}. You could see it from up here, next to the church, very small. So they had to talk about it. {A} had turned it off, and then gone back for a scarf, and turned it on for that.',
        '“Or was that yesterday?” asked {A}. They all went through it once more, from the scarf. The guard wrote with a quick pencil. “Five minutes,” said the guard, full of respect, “and nobody’s even moved.” {A} was going to think of the door next.'
      ]
    },
    {
      id: 'pet-is-late',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Nobody could be late like {A}. {A} went along the platform at Halfway, and read each post from the bottom to the top. There were eleven posts. At the last one {A} remembered something about the third, and went back.',
        'When everybody stood at the door, {A} sat down and looked the other way. “Come on, {A},” said {H}. {A} came, after a while, by way of the fourth. “Where can you learn that?” asked the guard.'
      ]
    },
    {
      id: 'child-does-it-alone',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had new shoes, with laces, and wished to do them alone. “I’ll help you,” said {A}. “No,” said {S}. First you made an ear. Then you made a second ear. Then one of the ears was gone, and you had to begin with the first.',
        'The whole train watched. The guard knelt on the platform, and held both watches up to it. “That’s nine minutes for one foot,” whispered the guard. “There’s the other one yet,” said {A}. {S} looked at the bow, and it was for the wrong shoe.'
      ]
    }
  ],
  turn: [
    {
      id: 'coming-in',
      A: 'partner',
      paragraphs: [
        'So the train came up late, for the first time in its life. At the platform there was only the bench. Then it grew bright behind the sign. The moon came in, as wide as the station, and stopped with a soft bump.',
        '“It’s exactly as late as we are,” said {A}. “Mind the step,” said the guard, in a small voice.'
      ]
    },
    {
      id: 'very-slow-crumbs',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the moon nothing is in a hurry. {H} dropped a crumb, and it took its time. You could bend down, wait for it, and hold out a hand. {A} let one fall from each hand to see which was later. They both were.',
        'Then {H} took a small jump. It went up past the sign, and had a look round, and came down beyond the bench. “How long was I gone?” asked {H}. “I could’ve had tea,” said {A}.'
      ]
    },
    {
      id: 'what-home-looks-like',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They sat on the bench, and looked at where they had come from. It hung there in the dark, blue, with some cloud on one side. A thin line of rails ran down to it, and did not bend. “Which part’s ours?” asked {H}.',
        '“The bit that’s just going dark,” said {A}. The guard had never had the time to look. “It’s round,” said the guard. “Like a watch,” said {H}. “But it doesn’t tick,” said the guard, and moved up closer.'
      ]
    },
    {
      id: 'put-away',
      A: 'partner',
      paragraphs: [
        'The dust on the moon was as soft as flour. {H} walked in it, with each shoe on the wrong foot. There were the tracks of somebody who went two ways at once. “They’ll wonder about that,” said {A}.',
        'The guard got out the book. “Moon late,” wrote the guard. “So were we.” “And when do we go back?” asked {H}. The guard took off both watches, and put them away. “Late,” said the guard.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down at the roofs, and then at the ones below those.',
      '{names} got a seat by the window, on the side where the moon would be.',
      { text: '{names} showed the guard a third watch, which was slow.', needs: ['hands'] },
      { text: '{names} held on to the seat in front, which was above by now.', needs: ['hands'] }
    ],
    way: [
      '{names} looked out at the back, where it was yellow.',
      '{names} yawned, which took up some time as well.',
      { text: '{names} did up a coat, found that it was crooked, and began again.', needs: ['hands'] },
      { text: '{names} went back for a scarf, and then for the other scarf.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped over to the moon, and it held.',
      '{names} sniffed at the dust, which smelled of cold stove.',
      { text: '{names} wrote a name in the dust with one finger.', needs: ['hands'] },
      { text: '{names} patted the moon, where it had bumped.', needs: ['hands'] }
    ]
  },
  bed: [
    'They came home late, with the moon behind them. The rails stood beside the baker’s and shone all the way up.',
    '{H} had a wash, and lay down, and got up once more for a drink of water. By then it was exactly late enough.'
  ],
  last: [
    'Late and in no hurry the moon came past the window, and {H} was asleep.',
    'Two shoes stood by the bed, each where the other one should be, and {H} was asleep.'
  ]
})
