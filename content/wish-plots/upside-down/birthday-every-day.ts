import { wishPlot } from '../wish-plot.ts'

export const birthdayEveryDay = wishPlot({
  id: 'wish-birthday-every-day',
  wishes: ['birthday every day', 'birthday everyday', 'every day birthday', 'everyday birthday', 'every day was my birthday', 'every day is my birthday', 'my birthday every day', 'birthday each day', 'each day birthday', 'birthday every single day', 'birthday every night', 'birthday every morning', 'birthday again', 'birthday again and again', 'birthday always', 'always birthday', 'always my birthday', 'birthday never ended', 'birthday never ends', 'birthday never stopped', 'birthday never stops', 'birthday wouldn’t stop', 'birthday wouldn’t end', 'birthday won’t stop', 'birthday won’t end', 'birthday forever', 'forever birthday', 'endless birthday', 'neverending birthday', 'never ending birthday', 'two birthdays in a row', 'birthdays in a row', 'too many birthdays', 'birthday every month', 'birthday yesterday and today', 'birthday lasted a week', 'birthday lasts a week', 'birthday lasted forever', 'birthday lasts forever', 'birthday cake every day', 'birthday presents every day', 'presents every day', 'present every day', 'party every day', 'unbirthday', 'un-birthday', 'world birthday every day', 'town birthday every day', 'birthday keeps coming back'],
  except: ['twin', 'twins', 'sister', 'brother', 'grandma', 'grandpa', 'mum', 'dad', 'mummy', 'daddy', 'died', 'dead', 'ill', 'hospital', 'invited', 'nobody came', 'christmas', 'dog', 'cat', 'dragon', 'dinosaur', 'sloth', 'king', 'mad hatter', 'alice', 'waiting', 'sleeps until', 'rain', 'rains', 'rained', 'cries', 'cried', 'sad', 'forgot', 'forgets', 'plan', 'planning'],
  answers: ['what', 'if', 'day', 'days', 'when', 'imagine', 'birthday', 'birthdays', 'my', 'our', 'your', 'his', 'her', 'their', 'it', 'was', 'is', 'were', 'every', 'each', 'everyday', 'single', 'all', 'week', 'year', 'month', 'months', 'always', 'again', 'tomorrow', 'yesterday', 'today', 'monday', 'tuesday', 'wednesday', 'over', 'ended', 'ends', 'end', 'stop', 'stops', 'stopped', 'never', 'forever', 'lasted', 'lasts', 'times', 'row', 'in', 'a', 'cake', 'cakes', 'candles', 'candle', 'presents', 'present', 'party', 'parties', 'song', 'guests', 'world', 'town', 'place', 'where', 'everyone', 'everybody', 'somebody', 'the', 'too', 'many', 'much', 'more', 'so', 'ever', 'older', 'old', 'grow', 'grows', 'one', 'would', 'could', 'had', 'have', 'has', 'getting', 'got', 'get', 'same', 'morning', 'night', 'whole', 'until', 'wish', 'wished'],
  moods: ['question'],
  company: ['cake', 'cakes', 'kite', 'candles', 'guests', 'baker', 'balloon', 'calendar', 'ribbon', 'song', 'chair', 'spoon', 'roll', 'parcels', 'parcel'],
  isTale: true,
  asked: true,
  out: true,
  fed: true,
  about: 'Every day is the hero’s birthday, and the kite from the first of them is still in its paper, since each day is full of the next; until they ask when the baker has one, and give a day away.',
  titles: ['Birthday Again', 'Eight Candles More', '{H} Gives Away a Tuesday', 'The Kite in the Paper', 'It Is Always Somebody’s'],
  want: [
    {
      id: 'again-on-tuesday',
      A: 'partner',
      paragraphs: [
        '{H}’s birthday was on Monday, and there was a cake, and a kite. On Tuesday it was {H}’s birthday again. On Wednesday, too, it was {H}’s birthday, with guests at nine. “And when do I fly the kite?” asked {H}. The kite was still in its paper. “After the song,” said {A}. But after the song came the cake, and after the cake it was bedtime. And in the morning they sang again.'
      ]
    }
  ],
  way: [
    {
      id: 'a-year-older',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Every day {H} was a year older, and the cake had a candle more. Soon the shoe lady waved from across the street. “You’re quite grown up now,” called the shoe lady. “You’ll be wanting bigger shoes.” {H} looked down. The old ones still fitted, with room for a toe.',
        'A letter came, too. Anybody of that age, said the letter, ought to have a job and a saucepan. There was one going at the bank, from Thursday. “It’s very kind of the bank,” said {A}. “But Thursday’s your birthday.” They put the letter with the others, under the paper hats.'
      ]
    },
    {
      id: 'presents-run-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At first the birthday presents were big. Then people ran out of ideas. An uncle came on Friday with a parcel, and in it was a spoon. “It’s one of yours,” said the uncle. “I’d borrowed it.” On Saturday the uncle brought the lid of something.',
        '“What is it the lid of?” asked {A}. The uncle meant to bring that on Sunday. {H} said thank you for all of it. By now {H} had three left gloves, half a puzzle, and a voucher for another voucher.'
      ]
    },
    {
      id: 'the-guests-live-there',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The guests did not go home any more. It was not worth it, for one night. They said goodbye at six, put on their coats, and took them off again. One of them slept in the bath, in a paper hat. “Is it today?” asked the guest, whenever the door went. It always was.',
        'At nine in the morning they all went out on the mat and rang the bell. “Come in,” said {H}, in pyjamas. “What a surprise,” said {A}. They had got quite good at it.'
      ]
    },
    {
      id: 'the-song',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} could hardly sing it any more. “Happy,” sang {A}, and had to sit down. The birthday song had been sung forty times by then. The neighbour hummed it at the dustbins. Even the birds knew it. A blackbird on the roof always got as far as the name. Then it did not know who was meant.',
        'So {A} only sang every second word, to save the voice. It was over sooner. The other words hung about in the air, and you could think them for yourself.'
      ]
    },
    {
      id: 'all-the-candles',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Each day there was one more candle on the cake. By and by you could not see any cake. It gave so much light that a moth came in. A ship’s captain came as well, and asked if this was the harbour. “What do you wish for?” asked {A}. {H} had used up all the big wishes.',
        '{H} wished for an ordinary piece of bread. The bread came, too, and it was very good. Only somebody had put a ribbon round it.'
      ]
    },
    {
      id: 'elder-counts',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I was small I had just the one birthday a year,” said {S}. “And even then it was only for a day.” {A} wanted to know what {S} had done with all the other days. {S} had to think. “We looked forward,” said {S}. “It took up a great deal of time.”',
        'On the day after the birthday, you started again from the far end. {S} showed with both hands how long a year had been. It was wider than the door. “You could lean on it,” said {S}, “and we did.”'
      ]
    },
    {
      id: 'child-unwraps',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} did the unwrapping, since {A} was tired of it. {S} never looked at what was inside. It was the paper that counted. There was some with stars, which crackled. {S} had made a nest out of it behind the sofa.',
        '“What did I get?” asked {A}. {S} had a look round, out of kindness. “A clock, a cloth, and an aunt,” said {S}. The aunt had only come to fetch her coat.'
      ]
    },
    {
      id: 'shuts-the-door',
      A: 'partner',
      paragraphs: [
        'On the ninth day {H} took the kite under one arm, and did not open the door. “Nobody’s in,” called {H}. It went quiet on the mat. Then the guests sang through the letter box. A cake came in at the window, on a string. It had eight candles more than on the first day. “It’s no use shutting it out,” said {A}. “It’s your birthday in here as well.” And outside the best wind of the year blew by.'
      ]
    },
    {
      id: 'pet-is-full',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been for it from the beginning. On birthdays things fall off the table. {A} had lain under there since the first Monday, and it had rained crumbs. But one day, between two crumbs, {A} had begun to sigh.',
        'They put down a bowl with the old food in it, the dry sort. {A} looked at it for a moment. Then {A} ate it all up, slowly, and with great feeling. It tasted of an ordinary weekday, and {A} looked under the bowl for another.'
      ]
    },
    {
      id: 'when-is-the-bakers',
      A: 'partner',
      paragraphs: [
        'It was the baker who had made all the cakes. Now the baker leaned at the window, white to the elbows. “And when’s yours?” asked {A}. “It was to be today,” said the baker. “But today was taken.” {H} looked at the calendar. Every day is somebody’s birthday, all the year through. On each square there should have been another name. But it was the same one, over and over. “I’ve got everybody’s!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'gives-away-a-day',
      A: 'partner',
      paragraphs: [
        'So {H} took a pencil with a rubber on the end. Out went {H}’s name, and in went BAKER. The baker had to sit down on the best chair and blow out the candles. “And tomorrow’s?” asked {A}. The post lady had never had hers, nor had the man from the corner. {H} gave away day after day. People took them home like balloons. {H} kept only the Monday, the real one. “Now there’s nothing on tomorrow,” said {A}. “Nothing at all?” asked {H}, and got quite warm inside.'
      ]
    },
    {
      id: 'queue-for-days',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Word had got round, and people stood in a queue. “I’d have been in March,” said a man with a ladder, “if there’s any left.” {H} looked it up. There were thirty-one, and all in good order. The man took the eleventh. It went off under a coat. Every few steps the man looked in, to see if it was still there.',
        'One old lady could not remember which was hers. {A} let her choose. One after another was held up to the light. “This one,” said the old lady. “It’s got a bit of rain in it, and a smell of soap.”'
      ]
    },
    {
      id: 'a-cake-from-the-hero',
      A: 'same',
      spare: 10,
      paragraphs: [
        'But who makes a cake for a baker? {H} and {A} did it themselves. The cake rose on the left and sank on the right. “It’s a hill,” said {A}, so they stood a candle on the top, for a tree. The baker walked once round it. In all those years the baker had never seen one like it.',
        '“How’s it done?” asked the baker, with one cheek full. “You forget something,” said {H}. It must have been the right thing, for the baker had a second piece.'
      ]
    },
    {
      id: 'the-kite-at-last',
      A: 'partner',
      paragraphs: [
        'The next day was a Wednesday, and nobody sang. There was bread. {H} and {A} went to the hill and took off the paper, slowly, for now there was time. The kite was red, and it went up at the second try. From the hill you could hear something, far off and small. In another street they were singing. “Whose is it today?” asked {A}. “Somebody’s,” said {H}, and let out more string.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in singing, and could do it by heart.',
      '{names} put on a paper hat, out of habit.',
      { text: '{names} blew up a balloon, the ninetieth.', needs: ['hands'] },
      { text: '{names} looked for a place to put down another plate.', needs: ['hands'] }
    ],
    way: [
      '{names} had a piece of cake, and did not look at it.',
      '{names} went to the window, where the wind was going by.',
      { text: '{names} turned over the calendar, and it was full on the back too.', needs: ['hands'] },
      { text: '{names} took one candle off the cake again, and nobody noticed.', needs: ['hands'] }
    ],
    turn: [
      '{names} sang for the baker, and it sounded new.',
      '{names} chose a day in May, without anything on it.',
      { text: '{names} sharpened the pencil, for many names were still to come.', needs: ['hands'] },
      { text: '{names} carried a chair out for the next one who had a birthday.', needs: ['hands'] }
    ]
  },
  bed: [
    'The kite leaned in the hall. On the calendar every square had another name on it.',
    '{H} washed off the last of the icing, and lay down. There was a whole year to look forward in, which was the biggest present so far.'
  ],
  last: [
    'It was nobody’s birthday in the whole house, and {H} was asleep.',
    'Tomorrow was only a Thursday, and {H} was asleep.'
  ]
})
