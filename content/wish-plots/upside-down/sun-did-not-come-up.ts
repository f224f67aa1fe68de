import { wishPlot } from '../wish-plot.ts'

export const sunDidNotComeUp = wishPlot({
  id: 'wish-sun-did-not-come-up',
  wishes: ['sun didn’t come up', 'sun doesn’t come up', 'sun never came up', 'sun never comes up', 'sun wouldn’t come up', 'sun won’t come up', 'sun didn’t rise', 'sun never rose', 'sun never rises', 'sun didn’t get up', 'sun didn’t come out of bed', 'sun stayed in bed', 'sun too tired to get up', 'sun didn’t want to get up', 'sun doesn’t want to get up', 'sun wouldn’t wake up', 'sun won’t wake up', 'sun overslept', 'sun oversleeps', 'sun slept in', 'sun slept late', 'sun forgot to get up', 'sun forgot to come up', 'sun forgot to rise', 'sun forgot to wake', 'no morning', 'morning didn’t come', 'night forever', 'forever night', 'night never ended', 'night never ends', 'night didn’t end', 'night didn’t stop', 'endless night', 'earth stopped turning', 'earth stopped spinning', 'earth stops turning', 'earth stops spinning', 'earth stopped', 'earth stood still', 'earth stands still', 'earth standing still', 'day the earth stood still', 'world stood still', 'world stopped turning', 'world stopped spinning', 'world stops turning', 'world stops spinning', 'planet stopped spinning', 'planet stopped turning', 'day the sun did not come up', 'morning the sun did not come up', 'sun did not come up one morning', 'stayed dark all day', 'night stayed all day'],
  except: ['afraid', 'scared', 'fear', 'nightmare', 'monster', 'rain', 'raining', 'cloudy', 'north pole', 'arctic', 'antarctica', 'winter', 'eclipse', 'ill', 'hospital', 'sunflower', 'sunglasses', 'sunburn', 'cave', 'owl', 'bat', 'light stays', 'lamp', 'moon', 'why'],
  answers: ['what', 'if', 'day', 'days', 'morning', 'mornings', 'when', 'imagine', 'sun', 'sunrise', 'sunshine', 'night', 'nights', 'dark', 'always', 'never', 'forever', 'stayed', 'stays', 'stay', 'come', 'came', 'comes', 'up', 'rise', 'rises', 'rose', 'woke', 'wake', 'get', 'got', 'late', 'bed', 'sleep', 'slept', 'sleeps', 'sleepy', 'tired', 'lazy', 'forgot', 'world', 'town', 'country', 'place', 'land', 'earth', 'planet', 'turning', 'spinning', 'spin', 'stopped', 'stops', 'stop', 'again', 'back', 'one', 'whole', 'all', 'everyone', 'everybody', 'people', 'nobody', 'where', 'it', 'is', 'was', 'there', 'no', 'only', 'stars', 'breakfast', 'school', 'weekend', 'birthday', 'ever', 'could', 'would', 'find', 'suddenly', 'we', 'had', 'to', 'still', 'stood', 'stand', 'stands', 'standing', 'want', 'wants', 'waking', 'wakes', 'outside', 'ended', 'ends', 'light', 'daylight'],
  moods: ['question', 'waiting', 'late', 'sleepless'],
  company: ['pyjamas', 'bicycle', 'rolling pin', 'ball', 'torch', 'hill', 'clock', 'baker', 'alarm clock', 'slippers', 'rooster', 'lamp', 'bus', 'table'],
  isTale: true,
  asked: true,
  out: true,
  about: 'The sun does not come up, and the whole town goes to meet it, and it only gets darker; for the earth has stopped, and rolls the other way from the feet on it, as a rolling pin does, until they all turn round.',
  titles: ['The Sun at Half Past Nine', 'Everybody the Other Way', '{H} and the Rolling Pin', 'Backs to the East', 'The Morning That Had to Be Walked'],
  want: [
    {
      id: 'half-past-nine',
      A: 'partner',
      paragraphs: [
        '{H} stood at the door in boots and pyjamas, and waited for the sun. As soon as it was light, the new bicycle was to be tried out. But at seven the sun did not come up. At eight it had not come up either. At half past nine there were still stars. “Where’s it got to?” asked {H}. “I think it’s overslept,” said {A}. “We’ll go and meet it.”'
      ]
    }
  ],
  way: [
    {
      id: 'breakfast-in-the-night',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The street did not know what to do. “Is it supper or breakfast?” asked a man at a window, with an egg in a spoon. {A} said that it was twenty to ten. “Which twenty to ten?” asked the man. One half of the egg got salt, for the morning. The other half got pepper, for the evening.',
        'Opposite, a lady said good night to {H}, and good morning to {A}. “One of them’s right,” said the lady, “and I’d like to have been polite.”'
      ]
    },
    {
      id: 'rooster',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A rooster stood on a fence and was hoarse. It had crowed at five, and at six, and each time it had looked behind it. “I don’t understand it,” said the rooster. “I’ve brought up the sun just the same as always.”',
        '“Perhaps it’s not you who does it,” said {A}, as gently as possible. The rooster looked at {A} for a long while. Then it laughed so much that it had to hold on to the fence. “And who’s it supposed to be, then?” asked the rooster. “The hens?”'
      ]
    },
    {
      id: 'alarm-clocks',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had brought along all the alarm clocks of the house, in a wash tub. “The sun can’t hear them indoors,” said {A}, and stood them along a wall, set to ten. All the clocks went off at once. A dog woke up, and a baby, and three people in the next street.',
        'In the sky nothing stirred. Only one star far down went out, as if it had pulled up the blanket. “It’s a heavy sleeper,” said {A}. It took until quarter past before the last clock had run down. Then they had to be carried home.'
      ]
    },
    {
      id: 'sunflowers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'By the school stood a row of sunflowers. Young sunflowers turn with the sun all day. At night they turn back, so as to be ready. They were all looking over the same roof, and nothing came. “They’ve been like that since four,” said {A}.',
        '{H} shone the torch on one, out of kindness. It looked at the torch. Then it looked at {H}, quite sadly, like somebody who has ordered soup and got a spoon. {H} put out the torch.'
      ]
    },
    {
      id: 'elder-with-a-bun',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“In my time the sun always came,” said {S}, who walked along with a chair, in case. “I’m not saying that it was on time. In winter it came when it felt like it. But it came.” {A} asked if {S} had ever been up before it. “Once,” said {S}. “I’d have liked to see its face.”',
        'It had been on a morning with mist. {S} had waited behind a bush with a bun. And just as it was coming, the bun was finished, and {S} looked down for the crumbs. “It must have come out just then,” said {S}.'
      ]
    },
    {
      id: 'child-looks-for-a-button',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I know where the sun is,” said {S}, and pulled the blanket off the pram. There was nothing under it but a bear. {S} looked into a letter box too, and into one sleeve. “It’s a lot too big for that,” said {A}. {S} held up a finger and thumb. In the sky it had always been as big as a button.',
        'So they went on looking in places for a button. {S} found four. None of them was hot.'
      ]
    },
    {
      id: 'to-meet-it',
      A: 'partner',
      paragraphs: [
        'The sun comes up behind the water tower. So they walked towards the water tower. The neighbours saw it, and came along, and then the whole town, in slippers, with lamps. {H} went in front with the bicycle. They walked for an hour. The stars did not get fewer. There were more and more of them. “We’re going to meet the sun,” said {H}, “and it’s getting darker!” By eleven it was as black as a boot.'
      ]
    },
    {
      id: 'the-baker-asleep-on-his-feet',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The only one who was not puzzled was the baker. Bakers get up in the night, and never see what comes of it. “So that’s how long it is,” said the baker, and put the next tray in. By now there were eleven hundred rolls. The rolls were out on the steps and up along the wall.',
        '“You can stop,” said {A}. “It’s eleven.” “I stop when it gets light,” said the baker. “I’ve always stopped when it gets light.” It was hard to say anything against that with a warm roll in your mouth.'
      ]
    },
    {
      id: 'pet-is-not-worried',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been ready to get up at seven. At eight {A} had looked at the people, and lain down on the warm place again. If people got up in the night, that was their own affair.',
        'Now {A} had been brought along, to look for the sun. “Aren’t you hungry?” asked {H}. That was a good question. There had been supper, and it was still night, so there might well be another one. {A} listened for the spoon at every door.'
      ]
    },
    {
      id: 'under-the-rolling-pin',
      A: 'partner',
      paragraphs: [
        'At the bakery a rolling pin lay on the step, and {H} trod on it. It rolled off backwards, and {H} sat down. “Did you see?” said {A}. “You went forwards, and it went back.” {H} let two fingers walk along on top of it. Whatever way the fingers walked, the pin rolled the other. “The earth’s round, too,” said {A}, “and it must have stopped.” {H} looked at the ground, and at all the feet. “We’ve been rolling it the wrong way!”'
      ]
    }
  ],
  turn: [
    {
      id: 'backs-to-it',
      A: 'partner',
      paragraphs: [
        '“The sun’s where it always is,” said {H}. “It’s us who have to come up. Everybody turn round!” So they all turned round, with their backs to the water tower, and walked away from the sun. “Left,” called {A}, “right,” and the whole town trod on the same foot. First it was hard. Then something gave, and under all those slippers the whole earth began to roll.'
      ]
    },
    {
      id: 'the-bus',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The bus wanted to help, for it had four wheels and was strong. But it was on its way to the water tower, as on every weekday. “You’re pushing against us,” called {A}. The driver looked at the timetable, which said nothing about the sun.',
        'In the end the driver turned the bus, and read the timetable from the bottom up. All the passengers got on at the last stop, and were let out at the first. They said that they had never been so early.'
      ]
    },
    {
      id: 'the-one-who-stood',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One man stood still and read the newspaper. “Won’t you walk too?” asked {A}. “One person more or less makes no difference,” said the man, “with a whole earth.” They could not prove that it did. They went round him like water round a post.',
        'But a post gets carried along by what it stands on. The man turned over the page and looked up, and the whole town was somewhere else. “Who’s moved everybody?” asked the man, and went after them to complain. And so the man was walking.'
      ]
    },
    {
      id: 'first-edge',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Don’t look round yet,” said {A}. It is very hard to bring up the sun and not look. A boy had brought a spoon, and held it up like a mirror. In it you could see a bit of the sky behind. “Grey,” called the boy. Everybody walked a little faster.',
        '“A bit like a plum,” called the boy. “Now like a peach.” Then the spoon had to go into a pocket, so as not to spoil it for the rest.'
      ]
    },
    {
      id: 'up-it-comes',
      A: 'partner',
      paragraphs: [
        'One star went out, and the next. Then {H} had a shadow, a very long one, right in front of both boots. “Now,” said {A}, and they turned round. Over the water tower stood the sun, wide awake. It had been waiting for them all the time. And the earth, once it rolls, rolls on by itself. {H} got on the bicycle and rode for all the rest of the day. Then the earth had carried them round to the evening, and {A} called.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out of the window, and at the clock, and out of the window again.',
      '{names} yawned for the night, and stretched for the day.',
      { text: '{names} shone a torch at the place where the sun should have been.', needs: ['hands'] },
      { text: '{names} rubbed the window with a sleeve, for perhaps it was only dirty.', needs: ['hands'] }
    ],
    way: [
      '{names} walked into a hedge, and said good morning to it.',
      '{names} counted the stars, and there were too many.',
      { text: '{names} held a lamp up to a road sign, and it was the right road.', needs: ['hands'] },
      { text: '{names} buttoned a coat over the pyjamas, for it got colder and colder.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked on the outside of the bend, where the steps are longest.',
      '{names} trod a little harder than the others, to be some use.',
      { text: '{names} pushed a wheelbarrow, since that had a wheel as well.', needs: ['hands'] },
      { text: '{names} put out a lamp, for it was no longer needed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bicycle leaned by the door, still warm. In the sky it was getting dark, and this time it was the right time for it.',
    '{H} washed off a good deal of road and lay down. If you lay quite still you could nearly feel the earth roll.'
  ],
  last: [
    'The earth went round by itself, towards the morning, and {H} was asleep on it.',
    'The sun was just where it always is, and {H} was asleep on the other side.'
  ]
})
