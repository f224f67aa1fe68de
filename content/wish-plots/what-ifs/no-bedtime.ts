import { wishPlot } from '../wish-plot.ts'

export const noBedtime = wishPlot({
  id: 'wish-no-bedtime',
  beginsElsewhere: true,
  wishes: ['nobody ever sleeps', 'town nobody sleeps', 'city never sleeps', 'everyone stays awake', 'sun forgot to set', 'sun doesn’t set', 'sun didn’t set', 'no bedtime', 'no more bedtime', 'no such thing as bedtime', 'without bedtime', 'bedtime cancelled', 'cancelled bedtime', 'bedtime banned', 'banned bedtime', 'bedtime abolished', 'bedtime stopped', 'bedtime never', 'never bedtime', 'bedtime didn’t exist', 'bedtime disappeared', 'bedtime against law', 'never had to go to bed', 'never had to go to sleep', 'never had to sleep', 'nobody had to go to bed', 'nobody had to go to sleep', 'nobody had to sleep', 'nobody has to go to bed', 'nobody has to go to sleep', 'nobody has to sleep', 'nobody went to bed', 'nobody goes to bed', 'nobody went to sleep', 'nobody goes to sleep', 'nobody needed sleep', 'nobody needs sleep', 'nobody needed to sleep', 'nobody ever slept', 'nobody slept', 'nobody sleeps', 'nobody ever went to bed', 'didn’t need sleep', 'don’t need sleep', 'people never sleep', 'people never slept', 'world never sleeps', 'town never sleeps', 'stay awake forever', 'stayed awake forever', 'awake forever', 'never night', 'night never came', 'night never comes', 'night didn’t come', 'no night', 'no night time', 'night cancelled', 'always daytime', 'daytime forever', 'day never ended', 'day never ends', 'endless day', 'sun never set', 'sun never sets', 'sun never went down', 'never got dark', 'never gets dark', 'world without night', 'world without sleep'],
  except: ['nightmare', 'nightmares', 'scared', 'afraid', 'monster', 'sleepover', 'ill', 'hospital', 'newborn', 'baby', 'insomnia', 'owl', 'bat', 'sharks', 'shark', 'fish', 'bear', 'light', 'mummy', 'mum', 'dad', 'daddy', 'work', 'shift', 'story', 'stories', 'teddy', 'why', 'mars', 'pole', 'arctic'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'no', 'bed', 'bedtime', 'bedtimes', 'never', 'night', 'nights', 'nobody', 'everybody', 'everyone', 'people', 'children', 'kids', 'had', 'have', 'has', 'go', 'goes', 'going', 'went', 'sleep', 'sleeps', 'slept', 'sleeping', 'need', 'needs', 'needed', 'stay', 'stays', 'stayed', 'up', 'late', 'awake', 'all', 'forever', 'always', 'daytime', 'dark', 'light', 'sun', 'set', 'sets', 'came', 'comes', 'come', 'ended', 'ends', 'end', 'world', 'without', 'cancelled', 'banned', 'abolished', 'stopped', 'gone', 'tomorrow', 'ever', 'again', 'could', 'wanted', 'want', 'as', 'long', 'tired', 'not'],
  moods: ['question', 'first', 'sleepless'],
  company: ['clock', 'fair', 'big wheel', 'calendar', 'sun', 'yawn', 'lamp', 'lamps', 'window', 'radio', 'church', 'men', 'baker', 'owl', 'blackbird', 'street'],
  isTale: true,
  asked: true,
  out: true,
  fed: true,
  about: 'There is no bedtime, so it stays Tuesday evening, thirty-one o’clock and more, and the fair that the hero is waiting for comes on Wednesday.',
  titles: ['Thirty-One o’Clock on Tuesday', 'A Yawn Goes Round the Town', '{H} Waits for Wednesday', 'When Did Monday Stop', 'We’re All Still in It'],
  want: [
    {
      id: 'thirteen',
      A: 'partner',
      paragraphs: [
        'On Tuesday they did away with bedtime. It was in the paper. {H} stayed up till eleven. The sun had stopped just above the roofs, as if it did not want to miss anything. The clock struck twelve. Then it struck thirteen.',
        '“Now it’ll soon be Wednesday,” said {H}. On Wednesday the fair was coming, with the big wheel. {H} had waited for that all year. The clock struck fourteen, and sixteen, and twenty. “It’s still Tuesday,” said {A}.'
      ]
    },
    {
      id: 'third-supper',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At eight they had had supper, and at sixteen they had it again. “What’s this one called?” asked {H}. {A} thought about it. “There’s lunch, and then supper,” said {A}. “Then this must be latter.” After latter, at twenty-two, there was lattest. It was all Tuesday’s soup.',
        'By then there was no bread left in the whole street. Bread is baked in the night, and there had not been one. They dipped their fingers in.'
      ]
    }
  ],
  way: [
    {
      id: 'the-calendar',
      A: 'partner',
      paragraphs: [
        '{H} tore Tuesday off the calendar. Under it was Tuesday. {H} tore that off as well, and another five. “Leave a few,” said {A}. “We may need them.” On the radio they read the news for the ninth time. It sounded a bit tired.',
        'They went to see if the fair had come. The big wheel lay flat on its lorry. Four men sat on it, and played cards. “We put it up on Wednesday,” said one. “When’s that?” Nobody could tell him.'
      ]
    },
    {
      id: 'church-clock',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The church clock began to strike twenty-eight. It took a good while. People stood still, and counted with their fingers, and borrowed fingers from each other. “I’ve got twenty-seven,” said a lady. “I’ve got twenty-nine,” said a man, “but I’ve had an itch.”',
        'Up in the tower you could see the hammer, and it had gone quite warm. A man climbed up with some oil. “It was only ever meant for twelve,” he called down. “It’s doing the rest out of kindness.”'
      ]
    },
    {
      id: 'owl',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the chimney sat the blackbird, and sang its evening song. It sang it to the end, and looked at the sun, and began again. It was hoarse by now. In the tree below sat the owl. It had been ready since nine o’clock, with its feathers brushed.',
        '“Is it my turn yet?” it asked. “It’s still evening,” said {A}. “It’s been just about to be my turn for eleven hours,” said the owl. It shut one eye, to keep that one fresh.'
      ]
    },
    {
      id: 'football',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the street they were playing football. “Who’s winning?” asked {H}. “It’s a hundred and twelve to a hundred and nine,” said the goalkeeper, who was sitting down. “It’s always been till we’re called in. Now there’s nobody who calls.” He let one through, under his knee.',
        '“The next goal wins,” somebody suggested. There was a next goal, and they looked at each other. “And then the next one,” said the boy who had the ball. There were tyres on the soles of his shoes, nearly.'
      ]
    },
    {
      id: 'theatre',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The theatre had its doors open, since it was so warm. They were giving the evening performance. When it was over nobody had gone home, and so they gave it again, from the front. “She’s marrying him for the fifth time now,” whispered the man who takes the coats. “She’s starting to notice things.”',
        'On the stage a lady in white said yes. It came rather late. “Yes,” said the prince too, and sat down on the cake.'
      ]
    },
    {
      id: 'five-minutes',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was wandering up and down, and something was missing. “Say it’s bedtime,” {S} begged. “It isn’t,” said {A}. “There’s no such thing.” “But say it.” “Bedtime!” said {A}. “Five more minutes!” shouted {S}. {S} beamed all over.',
        '“And now say no.” “No.” “Three!” It was lovely. They did it until twenty-six o’clock. In the end {S} had got together four hours and a quarter. Now they only had to be used.'
      ]
    },
    {
      id: 'all-done',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I’ve done everything now,” said {A}. “I’ve sorted the screws, and I’ve answered all the letters. I’ve darned the socks, and the ones that weren’t torn.” {A} looked round the room. There was nothing left that was crooked, not even the picture that had always been so.',
        '“What would you do now, on other days?” asked {H}. “I’d leave it till tomorrow,” said {A}. They both felt how practical that had been.'
      ]
    },
    {
      id: 'bed-shop',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the window of the bed shop the beds stood with their pillows plumped. A man sat on the edge of one, with his hands on his knees. He was the owner. “They’ve all come and asked what else you can do with them,” he said. “I’ve sold one for a boat.”',
        '“Have you tried lying on it?” asked {A}. “What for?” said the man. He bounced a little. It was a good bed. It creaked in a way that made you think of something, and then it had gone again.'
      ]
    },
    {
      id: 'alarm-clock',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} stood in the hall with the alarm clock. “I wind it every night,” said {S}, “and then I put my glasses on top. I’ve done it for fifty years. Where do my glasses go if I don’t wind it?” {S} had them on, and did not see any way to get them off.',
        '“You could wind it now,” said {A}. {S} tried two turns. It did not feel right. It was like putting your hat on in the middle of soup.'
      ]
    },
    {
      id: 'painter',
      A: 'same',
      spare: 10,
      paragraphs: [
        'By the river there was a painter with her easel. All her life she had painted sunsets. Every time it had been over too soon, at the top right. Now she had got it. She had got it eleven times. The sun was still sitting there, and looked at her.',
        '“You can go now,” she told it. “I’m only doing the frame.” It stayed. So she painted her sandwich instead, and then she ate it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'For {A} there had never been a bedtime. When there was nothing else on, {A} had had a little rest. It was only odd that there was always something on now. Wherever {A} settled down, somebody came along with a hoover, or a cake, or a ball.',
        '{A} looked at them, one after another. They had red eyes, and they were so cheerful. Somebody would have to do it for them once, to show them how it went.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had always been against bedtime, and had told them so, often and loudly, from behind the bars. Now they had seen reason. {A} sat up in the cot at twenty-seven o’clock like a mayor, and let people come by.',
        'They all came. They sang, and they shook the rattle, and they did the one with the spoon. {A} thanked them. But the rattle had got longer than it used to be, and further away.'
      ]
    },
    {
      id: 'milk-lorry',
      A: 'same',
      spare: 13,
      paragraphs: [
        'At the corner stood the milk lorry, with its lamps on. “I bring tomorrow’s milk,” said the driver. “I can’t bring it today. Today’s been had.” He had been sitting there for a long time, and had read the cartons. “It says best before Friday,” he said. “I used to think that was soon.”',
        '{A} asked if he would not like to come in for some soup. He shook his head. Somebody had to be there, he said, in case it happened.'
      ]
    },
    {
      id: 'when-did-monday-stop',
      A: 'partner',
      paragraphs: [
        'At thirty-one o’clock they sat by the window. There was a lamp on in every house. “When did Monday stop?” asked {A}. {H} tried to remember. “I went to bed,” said {H}, “and then it was Tuesday.”',
        '{A} looked down the street, at all those people. “Then that’s how it’s done,” said {A}. “Tuesday can’t go away while we’re all still in it!”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-yawn',
      A: 'partner',
      paragraphs: [
        'But how do you get a whole town to bed, without a bedtime? {H} leaned out of the window, and yawned. The first was only made up. The second was real. {A} caught it, and so did a man on his balcony. He gave it to the lady opposite.',
        'You could see it go, from window to window. Behind it the lamps went out. It went down to the river, and round by the fair. Four men on a wheel put down their cards.'
      ]
    },
    {
      id: 'tuba',
      A: 'same',
      spare: 14,
      paragraphs: [
        'At the opera it got in by the open door. A princess was going to sing, and it turned out so wide that they let the curtain down. In the orchestra it went from left to right. The man with the tuba did it into the tuba.',
        'That was heard as far as the bridge. A policeman got it there, with the whistle in his mouth. All the cars stopped at once, and went home.'
      ]
    },
    {
      id: 'goalkeeper',
      A: 'same',
      spare: 15,
      paragraphs: [
        'On the corner some boys had been playing football since seven. One was going to shoot, and his mouth came open. The ball rolled on by itself, past the goalkeeper. He lay on his side, with his gloves under one cheek. “Was that in?” asked somebody. “We’ll look tomorrow,” said the boy.',
        'They all stood still when they heard the word. It was such a good one, and it had not been used for so long. Then they went home, each with a bit of it.'
      ]
    },
    {
      id: 'last-lamp',
      A: 'partner',
      paragraphs: [
        'At last the yawn came up the street again on the other side, much bigger than before. {H} got it back, and had to hold on to something. There was one lamp on now. “Whose is that?” asked {H}. “Ours,” said {A}.',
        '{H} lay down, and {A} turned it off. The sun looked once along the roofs, saw nobody, and went. The clock had already lifted its hammer for thirty-three. It thought again, and struck one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed up too, first on one side and then on the other.',
      '{names} looked at the sun, and it looked back.',
      { text: '{names} read the paper again, to see if it said until when.', needs: ['hands'] },
      { text: '{names} laid the table, since it was already cleared.', needs: ['hands'] }
    ],
    way: [
      '{names} went once round the block, and it was still Tuesday.',
      '{names} heard the news again, and did not look surprised.',
      { text: '{names} picked up six Tuesdays from the floor.', needs: ['hands'] },
      { text: '{names} asked a policeman what day it was, and he looked it up twice.', needs: ['hands'] }
    ],
    turn: [
      '{names} got the yawn as well, and kept it for a long time.',
      '{names} turned round once more, and yawned.',
      { text: '{names} yawned behind one hand, and it went through.', needs: ['hands'] },
      { text: '{names} pulled the curtain, so that the sun need not stay.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the calendar there was one page left, and nobody looked under it. The soup was all gone at last.',
    '{H} had washed at some time or other, on Tuesday. Now there was only the pillow, and it was quite new.'
  ],
  last: [
    'It turned into Wednesday, as it always does, when nobody saw it, for {H} was asleep.',
    'Somewhere four men were asleep on a wheel, and {H} was asleep too, and so Wednesday could come.'
  ]
})
