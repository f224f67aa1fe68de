import { wishPlot } from '../wish-plot.ts'

export const hinamatsuri = wishPlot({
  id: 'wish-hinamatsuri',
  wishes: ['hinamatsuri', 'hina matsuri', 'hina-matsuri', 'hinamatsuri dolls', 'hina dolls', 'hina doll', 'hina ningyo', 'girls day', 'girls’ day', 'girl’s day', 'girls festival', 'happy girls day', 'happy hinamatsuri', 'doll festival', 'dolls festival', 'dolls’ festival', 'doll’s festival', 'dolls day', 'dolls’ day', 'doll day', 'momo no sekku', 'japanese dolls', 'hinadan', 'hina arare', 'hinaarare', 'hishimochi', 'hishi mochi'],
  answers: ['festival', 'festivals', 'japan', 'japanese', 'doll', 'dolls', 'girl', 'girls', 'day', 'march', 'third', '3rd', 'peach', 'blossom', 'chirashi', 'chirashizushi', 'sushi', 'mochi', 'emperor', 'empress', 'putting', 'setting', 'set', 'up', 'out', 'display', 'steps', 'red', 'celebrating', 'celebrate', 'celebration', 'first', 'happy', 'family', 'song', 'music', 'musicians', 'daughter', 'daughters', 'tomorrow', 'today', 'tonight'],
  except: ['barbie', 'scary', 'haunted', 'creepy', 'dragon', 'broken', 'broke', 'trip', 'spa', 'football', 'swimming', 'pyjama', 'school', 'birthday', 'dirty'],
  moods: ['first', 'proud', 'waiting', 'learning'],
  fed: true,
  company: ['dolls', 'steps', 'supper', 'rice', 'singer', 'emperor', 'empress', 'pot', 'musicians', 'flute'],
  about: 'The hero wants the hina dolls to eat as well, and none of them does, until it is seen that their hands are full.',
  titles: ['Supper for Fifteen Dolls', 'With a Drum in Your Hands', '{H} Counts to Fourteen', 'The Singer’s Supper', 'Music While They Eat'],
  want: [
    {
      id: 'looking-down',
      A: 'partner',
      paragraphs: [
        'It was Hinamatsuri, the day of girls and dolls, and the hina dolls sat on their red steps. {H} had put into their hands what each had to hold. The empress had a fan, and the ladies had trays. Four musicians had a flute or a drum. The fifth had only an open mouth, for it was the singer.',
        'At supper {H} looked up, and fifteen dolls looked down. “They haven’t got anything,” said {H}. “They only watch,” said {A}. “At their own doll festival?” asked {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'fifteen',
      A: 'same',
      paragraphs: [
        'There was puffed rice too, pink and white and green. {H} laid a grain in front of each doll, and waited. No doll moved. “They don’t like to be watched,” said {A}. So they turned round, and counted to twenty.',
        'There were still fifteen grains. {H} pushed them nearer, and they counted to forty. There were fifteen. “Then they’re not hungry,” said {A}. “That one’s got its mouth open,” said {H}.'
      ]
    },
    {
      id: 'lotus-root',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the supper lay slices of lotus root. They have holes in, so that you can see what’s coming. {A} held up a slice and looked through it at {H}. {H} looked back through another. “What can you see?” asked {A}. “You,” said {H}, “eight times.”',
        'Then {H} held it in front of the emperor, to make it hungry. The emperor looked through it for a long time, and gave nothing away.'
      ]
    },
    {
      id: 'too-high-up',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“They’re too high up to smell it,” said {A}, and waved the lid of the rice pot. The smell went up past the musicians, and past the three ladies. At the very top the ribbon on the emperor’s hat began to sway.',
        '“It’s nodding!” said {A}. “It does that for draughts as well,” said {H}. All the same, {H} moved the emperor’s grain a little. Now it was easier to reach.'
      ]
    },
    {
      id: 'three-colours',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were rice cakes too, cut like diamonds. They were pink on top, white in the middle and green below. “That’s blossom, snow and grass,” said {A}. {H} bit off the blossom, and had winter. {A} turned another over, and began with the grass.',
        'When both of them had got to the snow, there was not much left of the year. They put that in front of the ladies, to share. None of the ladies would be the first.'
      ]
    },
    {
      id: 'laugh-and-cry',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Near the bottom sat the three who carry the shoes. The first cried, the second laughed, and the third was cross. They’ve been like that for as long as there have been dolls. “It’s crying because there’s no supper,” said {A}, “and it’s laughing because there is.”',
        '“And that one?” {H} looked at what lay in front of the cross one. It was a green grain. “It wanted pink,” said {H}, and changed it. Afterwards it was just as cross. But now it had pink.'
      ]
    },
    {
      id: 'too-big',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} held a grain beside the empress’s mouth. It was as big as the mouth, and the nose, and half a cheek. “You’ve given it a loaf,” said {A}. So {H} bit the grain in two, and bit one of those in two. In the end there was something on {H}’s fingertip, if the light was good.',
        'They laid it in front of the empress, and then they could not see it any more. “It’s eaten it!” cried {A}. “No,” said {H}. “I’ve lost it.”'
      ]
    },
    {
      id: 'nobody-called',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Has anybody called them?” asked {A}. Nobody had. You can’t expect people to come if you don’t call. {A} stood in the door and called, “Supper! It’s getting cold!” {H} sat close to the dolls, and listened.',
        'Nothing rustled. Then a voice came through the wall. “I’m coming!” it called. It was next door, and somewhere a chair was pushed back. They kept very quiet for some time.'
      ]
    },
    {
      id: 'shells',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the soup there were clams. On dolls’ day you take the shells apart and mix them up. Each half fits only its own. {H} tried them, one after another. If it was the wrong one, it rocked. If it was right, it said click.',
        'They clicked and clicked. At last there were two left over, and those two rocked. Somewhere there had been a mistake. “It’s easier for the emperor,” said {A}. “There’s only one empress.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{H} put something to eat in front of {A} as well, so that nobody was left out. It was what {A} liked best, and not much of it. {A} looked at it, and looked at {H}, and then it was gone.',
        '“There,” said {H} to the dolls. “That’s how you do it.” But not one of the fifteen had been watching. They looked straight ahead, as they had been taught.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The emperor’s on the wrong side,” said {S}. Where {S} had been small, it always sat on the other. So {S} changed those two over, and went to see about the tea. {A} changed them back, because that was how it was on the box.',
        'When {A} looked the next time, they had been changed again. “They’ve been walking about,” said {S}, and drank some tea. “Then they ought to be hungry,” said {A}.'
      ]
    },
    {
      id: 'sixteenth',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} put on a folded paper hat and sat down beside the red steps, and did not move. “Now we’re sixteen,” said {S} through closed lips. So {A} had to lay a grain in front of {S}, too. They waited.',
        'There was a crunch. “Who was that?” asked {A}. Sixteen dolls looked straight ahead. “I can hear chewing,” said {A}. It stopped at once, and there was a small gulp.'
      ]
    },
    {
      id: 'two-open-mouths',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was held up to the dolls, not too near, and found the singer. The singer’s mouth was open. {A} opened {A}’s mouth as well. They looked at each other like that for a good while.',
        'Then one of the two sang. It was one note, and a long one, and the spoons on the table hummed. “That wasn’t the doll,” said {H}. But nobody would have sworn to it.'
      ]
    },
    {
      id: 'how-do-you-do',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had never been to a Hinamatsuri with so many dolls, and wished to do it right. {S} bowed to each of them and said good evening. {A} told {S} their names, as far as they had any. It took fifteen bows.',
        '“It’s a big family,” said {S}, a little out of breath. “Which of them’s had some supper?” “None,” said {A}. {S} bowed once more, all the way down. It was the least that could be done.'
      ]
    },
    {
      id: 'hands-full',
      A: 'partner',
      paragraphs: [
        '{A} got down on the floor, and looked up at them. “How do you eat it?” asked {A}. “Like this,” said {H}, and ate a grain with two fingers. “And if there’s a drum in your hands?” {H} looked along the steps. A fan, a tray, a flute. “They’ve got their hands full!” said {H}. “And it was me who filled them.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-their-place',
      A: 'partner',
      paragraphs: [
        '{H} took it all away again, and laid it on a saucer. Now a lot of small white hands had nothing to do. But it was quiet. “Without music it isn’t a feast,” said {A}. “Then we’ll play it,” said {H}, “until they’ve finished.”',
        '{H} took a straw for the flute, and {A} turned over the empty rice pot. They sat with their backs to the dolls. Toot, went {H}. Don, don, went {A}, until the steps shook. Then they played it again, for those who chew slowly.'
      ]
    },
    {
      id: 'whose-drum',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Will you know whose is whose?” asked {A}. On the saucer there were drums and sticks, all in a heap. {H} looked at the empty hands. They had kept the shape of what they’d held. In this one there was still the tray, if you half closed your eyes.',
        '{H} lifted the flute to the lips of a drummer, to try. It did not look like anything. But the next one along had its lips pursed already.'
      ]
    },
    {
      id: 'emperors-work',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“And who’s doing the emperor’s work?” asked {H}. The emperor has to hold up a flat stick and look straight ahead. {A} did it for a while, with a ruler. “It isn’t heavy,” said {A}, “but it doesn’t lead to anything.”',
        'After a hundred breaths {A}’s arm began to sink. “How long’s the emperor been at it?” asked {A}. It had been a good many years. {H} moved the emperor’s grain a bit closer, and chose it a second one.'
      ]
    },
    {
      id: 'in-the-spoon',
      A: 'other',
      spare: 15,
      paragraphs: [
        '“Are they done yet?” asked {A}. You mustn’t turn round while people eat. So {H} held up a spoon, and looked behind them in that. The red steps hung from the ceiling, and fifteen dolls sat in it upside down.',
        '“They’re all standing on their heads,” said {H}. {A} took a look in the spoon as well. “Then they can’t have swallowed,” said {A}. “We’d better go on with something slow.”'
      ]
    },
    {
      id: 'fourteen',
      A: 'partner',
      paragraphs: [
        'At last {H} turned round and counted. “Fourteen,” said {H}. {A} showed both hands, and then a bare tongue. {H} bent down to the singer. In its small round mouth stuck something pink.',
        '“It hopped,” said {A}, “with all that drumming.” “Right into the mouth?” asked {H}. “But that one had its hands free from the start,” said {A}. “It was singing,” said {H}. “You don’t eat while you sing.” The others, it seemed, were full. {H} and {A} shared the fourteen.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the dolls, and at the supper, and decided on the supper.',
      '{names} sat still for a moment, and almost passed for one more doll.',
      { text: '{names} straightened the red cloth at the corners.', needs: ['hands'] },
      { text: '{names} put the peach blossom where the empress could see it.', needs: ['hands'] }
    ],
    way: [
      '{names} waited as well, and looked only at the puffed rice.',
      '{names} sniffed along the lowest step, where it smelled of boxes.',
      { text: '{names} counted the grains too, and used every finger.', needs: ['hands'] },
      { text: '{names} held both hands in front of both eyes, to be polite.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to the straw, and did not ask for more of it.',
      '{names} got one of the green grains, and that was soon over.',
      { text: '{names} clapped in time, or just beside it.', needs: ['hands'] },
      { text: '{names} carried the saucer with the drums to where it was safe.', needs: ['hands'] }
    ]
  },
  bed: [
    'The dolls got back what they had to hold, one small hand after another. Tomorrow they would be wrapped in soft paper for a year. They would not go hungry into the box.',
    '{H} washed, and lay down with both hands open on the blanket. There was nothing in them at all.'
  ],
  last: [
    'In a small round mouth there was a pink crumb left for later, and {H} was asleep.',
    'Fifteen dolls looked straight ahead, quite full, and {H} was asleep.'
  ]
})
