import { wishPlot } from '../wish-plot.ts'

export const steamTrain = wishPlot({
  id: 'wish-steam-train',
  wishes: ['steam train', 'steam trains', 'steam engine', 'steam engines', 'steam locomotive', 'steam railway', 'choo choo', 'choo choo train', 'puffing train', 'tank engine', 'steam whistle', 'little engine', 'train uphill', 'train up hill', 'train hill slow', 'train hill slowly', 'train steep', 'train slow hill', 'engine uphill', 'engine steep', 'train climbs hill', 'slow train hill', 'train overtaken'],
  answers: ['train', 'trains', 'engine', 'engines', 'railway', 'locomotive', 'whistle', 'coal', 'tank', 'thomas', 'friends', 'old', 'driver', 'fireman', 'big', 'green', 'red', 'ride', 'riding', 'hill', 'puffing', 'steam', 'station', 'black', 'little', 'trip', 'museum', 'puff', 'chuff', 'tunnel', 'could', 'going', 'travelling', 'see', 'saw', 'seeing', 'seen', 'watch', 'watched', 'watching', 'visited', 'obsessed', 'outside', 'window'],
  except: ['bear', 'hot-air', 'ship', 'boat', 'iron', 'ghost', 'late', 'missed', 'sleep', 'bullet', 'tram', 'metro', 'polar', 'hogwarts', 'robbery', 'crash', 'crashed', 'dinosaur', 'dinosaurs', 'kitchen', 'roller', 'fire', 'search'],
  moods: ['first', 'proud'],
  company: ['engine', 'driver', 'fireman', 'whistle', 'cow'],
  about: 'The driver whistles at everything, and on the hill there is no steam left, because the whistle lives on the same steam as the wheels.',
  titles: ['The Whistle and the Hill', 'Eleven Socks of Coal', '{H} Drives the Steam Train', 'No Whistling Until the Top', 'All Downhill from Here'],
  want: [
    {
      id: 'steam-up',
      A: 'partner',
      paragraphs: [
        'A steam train takes two. {H} was the driver and had the whistle, which was a string. {A} was the fireman and had the shovel, and the coal was eleven black socks. The fire was a red jumper in a bucket.',
        '“One sock makes steam for three steps,” said the fireman. They had to be over the hill before dark. But what {H} had been looking forward to all day was that string.'
      ]
    }
  ],
  way: [
    {
      id: 'getting-hot',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A steam engine can’t just set off. First the water has to boil, and that takes half the morning. They sat down in front of the bucket and waited. “Is it hot yet?” asked {H}. {A} held out a finger. “Lukewarm,” said the fireman. “You could shave with it.”',
        'So they cleaned the brass in the meantime, which was the door handle. When they could see two noses in it, somewhere inside something went “pff”.'
      ]
    },
    {
      id: 'oil-can',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The driver went round with the oil can, for you have to oil anything that turns. {H} did the wheels, and then both of {H}’s own elbows. “Knees?” asked {H}. The fireman put one forward, and bent it. It creaked.',
        '“That’s bad,” said {H}, and oiled it from both sides. {A} bent it again. It still creaked, but you could tell that it had been looked after.'
      ]
    },
    {
      id: 'whistles-at-all',
      A: 'partner',
      paragraphs: [
        '{A} threw in the first sock, and off they went. Chuff, chuff, chuff. By the table there was a cow, and {H} pulled the string. “Hoo-hoo!” At the chair there was a gate. “Hoo-hoo!” At the sofa there was nobody at all. “Hoo-hooooo!”',
        'Then came the hill. It was the long rug, and you had to lean forward. Chuff, went the engine. Chu. Halfway up it stood still, and then it rolled slowly back to the cow. “Six socks,” said {A}, “and we’re at the cow.”'
      ]
    },
    {
      id: 'sand',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The rails were wet, and the wheels went round without going anywhere. {H}’s feet ran on the spot in their socks. “We need sand,” said {A}. “A real engine’s got a box of it, and lets a bit run out on the rails.”',
        'There was no sand, so the driver’s socks had to come off. That was better at once. {A} looked at them. They were grey, but they would do as coal, if it came to that.'
      ]
    },
    {
      id: 'water-stop',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“She’s thirsty,” said {A}, for an engine is a she, and drinks more than a hundred cows. They stopped beside the water tower, and that was the tap. The driver swung the pipe across. “Glug,” said {H}, with both cheeks.',
        'It took two cups. After that the engine sloshed when it moved off. “That’s in the boiler,” said {H}. They went rather more slowly round the bend.'
      ]
    },
    {
      id: 'dirty-faces',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A fireman gets black, and so does a driver. They had no soot, and it didn’t look right. “You’ve got some there,” said {A}, and drew it on {H}’s nose with a finger. {H} gave {A} a moustache of it.',
        'They looked at each other, and were content. “Don’t touch anything,” said {A}. It was quite hard to eat a biscuit after that without getting it dirty.'
      ]
    },
    {
      id: 'egg-on-shovel',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“They used to fry eggs on the shovel,” said {A}, “in the fire, while they were driving.” {H} held the dustpan over the red jumper, and it began to hiss. At least somebody hissed.',
        '“Runny or hard?” asked the driver. “Runny,” said {A}. Just then they went over some points, and the egg ended up on the signal box. The man in there wanted his hard.'
      ]
    },
    {
      id: 'sleeping-car',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'Now {S} was the last carriage, and held on at the back. “Mind the gap,” said {S}, whenever they stood still. At a bend the last carriage swings out a long way. It went round the table leg, and round the bucket, and came out in front.',
        '“You’re an engine now,” said {A}. “I’m not,” said the last carriage. “I’ve only come round.” It waited until the engine had gone by, and hooked on again.'
      ]
    },
    {
      id: 'smut-in-the-eye',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“In a steam train you got black,” said {S}, “even with the window shut. I once got on in a white hat, and got off in a grey one.” “Were you cross?” asked {A}. “I was proud. Everybody could see how I’d come.”',
        '{S} put on a white napkin, and sat up straight. {A} drove past three times, and puffed. Then {S} took the napkin off and looked. “Is there anything on it?” asked {A}. “Give it time,” said {S}.'
      ]
    },
    {
      id: 'sheep-on-line',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'In the warm, close by the fire, there was {A}. Nobody had put it there. On every railway there’s one who belongs to the station and doesn’t work. “Passengers aren’t allowed up here,” said {H}.',
        '{A} did not look like a passenger. It looked like somebody who had been with the company for years. The fireman shovelled round it, and once it was nearly coal.'
      ]
    },
    {
      id: 'the-express',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '“Eeeeee!” it went behind them, high and long, and the driver had not touched the string. “That’s the express,” said {H}. It was {A}, who had listened to that whistle for long enough.',
        'A slow train has to wait until the express is through. They stood at the signal. “Eeeeee!” it went. It did not come by, but it was very happy where it was.'
      ]
    },
    {
      id: 'same-kettle',
      A: 'partner',
      paragraphs: [
        '“It’s your whistle,” said {A}, and leaned on the shovel. “That’s steam as well. There’s only the one boiler, and what comes out at the top can’t turn the wheels. With every hoo-hoo you’ve whistled away three steps.” “Not even a short one?” asked {H}. “Not on the hill,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'up-the-hill',
      A: 'partner',
      paragraphs: [
        '“Then you hold it,” said {H}, and gave {A} the string, and hid both hands. They leaned so far forward that they saw their own feet. One more sock, said the engine. One more sock. They passed the place where they had stuck, and nobody whistled. In went the last one. Chuff. And there was the top.'
      ]
    },
    {
      id: 'what-a-view',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Up there they stood for a minute, and let the engine breathe. You could see the whole line that they had come along, with the cow on it, quite small. “It’s still there,” said {H}. “It’s waiting for you to whistle,” said {A}.',
        'Steam came out underneath, left and right, with a sigh. It was {A} who did it. Nothing can sigh like a fireman who has just got up a hill.'
      ]
    },
    {
      id: 'all-the-way-down',
      A: 'partner',
      paragraphs: [
        '“No coal left,” said {A}. “We can’t go another step.” {H} looked down the other side, and began to smile. “We needn’t,” said {H}. “It rolls by itself. So what’s left in the boiler’s all for whistling!” And {A} gave back the string.',
        'They let go of the brake. And all the way, down the rug and past the window to the station, {H} whistled. “Hoo-hoooooooo!” It was the longest that line had ever heard. At the bottom it got softer, and then it was only breath.'
      ]
    },
    {
      id: 'platform',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the platform they had heard it long before, and put the kettle on. There was a hiss, and the train stood still, with its nose exactly at the mat. “You’re two minutes early,” said {A}, who was now the stationmaster as well, and wore a lid.',
        '“I’d have been earlier,” said {H}, “but there was a cow.” The stationmaster wrote that down on one hand. It was the same cow every day.'
      ]
    },
    {
      id: 'rake-out',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the evening the fire has to be seen to. {A} felt about in the bucket among the socks, and they were warm. “It never really goes out,” said the fireman. “There’s always a bit left for the morning. You cover it up.”',
        'They covered the red jumper with a grey one. You couldn’t see it any more, but they both knew where it was. {H} put a hand on top, and it was like a loaf.'
      ]
    },
    {
      id: 'in-the-shed',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Then they turned the engine round on the turntable, to look the other way in the morning. It’s so well made that two can push it. {A} pushed at one side, and {H} at the other. The whole view went round once.',
        '“Goodnight, old girl,” said {H}, and patted it. It ticked a bit, as iron does when it gets cold. It sounded like somebody counting socks.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in at the back, next to the luggage.',
      '{names} chuffed once, and had no coal for a second chuff.',
      { text: '{names} clipped the tickets, in the shape of a bite.', needs: ['hands'] },
      { text: '{names} sorted the coal into pairs, out of habit.', needs: ['hands'] }
    ],
    way: [
      '{names} mooed by the table, whenever it came past.',
      '{names} rolled back down the rug, with everybody else.',
      { text: '{names} shut the gate behind it, and opened it again for the way back.', needs: ['hands'] },
      { text: '{names} fanned the red jumper, to get the fire up.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned forward as well, until the carriage was mostly nose.',
      '{names} pushed from behind, for the length of one sock.',
      { text: '{names} tied up the loose end of the string, so that nobody pulled it.', needs: ['hands'] },
      { text: '{names} raised a green flag, which was a sock that had not been burnt.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} rolled up the coal in pairs and put it in the drawer, and one was left over. The string hung on its nail.',
    '{H} washed off soot that nobody could see, and lay down. It went chuff, chuff, a few more times, to the top. After that it was all downhill.'
  ],
  last: [
    'It rolled by itself now, without any coal at all, and {H} was asleep.',
    'Under the blanket it was still warm enough for the morning, and {H} slept.'
  ]
})
