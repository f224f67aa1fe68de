import { wishPlot } from '../wish-plot.ts'

export const visitorSleepless = wishPlot({
  visits: 'sleepless',
  about: 'Somebody who cannot sleep comes to the window, is given every good advice, and falls asleep while giving some.',
  titles: ['Someone at the Window', '{visitor} Stays Up', 'Everything That Had Been Tried', 'How to Be Boring on Purpose', '{H} and {visitor}'],
  want: [
    {
      id: 'window',
      A: 'partner',
      paragraphs: [
        '{H} was going to stay up that night until the very end, to see what it looked like. {H} sat down at the window to wait for it. Then somebody tapped on the glass from outside.',
        'It was {visitor.first}. {H} could tell at once what was wrong. “Are you coming in?” asked {H}. “Only if you’re up anyway,” said {visitor}, and squeezed in with a bump.',
        '“Who is that?” asked {A}. “{visitor},” said {H}. “We’re both staying up.” “I’m not staying up,” said {visitor}. “I’ve been in bed since six. It doesn’t work.”',
        {
          joins: true,
          both: [
            '“And what would help?” asked {A}. “{caller.wants},” said {visitor}. “But where do you get that at night?”',
            '{A} drew the curtain behind {visitor}, so that the moon would not join in.'
          ]
        }
      ]
    }
  ],
  way: [
    {
      id: 'tried',
      A: 'partner',
      paragraphs: [
        '“Have you tried keeping quite still?” asked {A}. “That’s the first thing I tried,” said {visitor}. “It was quiet in there, and I was in it.”',
        {
          extra: 1,
          both: [
            '“Have you tried thinking of nothing?” asked {H}. “Yes,” said {visitor}. “I got as far as nothing, and then I wondered what was behind it.”'
          ]
        }
      ]
    },
    {
      id: 'last-one-awake',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Perhaps there’s just one bit of you that’s still awake,” said {A}. They went over {visitor} from top to bottom, and said good night to every part. Most of it was drowsy. But {caller.part} was wide awake, and wanted to know what came next.',
        '“That’s always the last one,” said {visitor}. They laid a tea towel over it, and spoke more softly. It was no use. You could tell that it was listening underneath.'
      ]
    },
    {
      id: 'day-shift',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What have you been doing all day?” asked {A}. {visitor} showed them, and {caller.does}. It shook the cups on their hooks. “You haven’t finished being that,” said {H}. “You have to let it run out.”',
        'So they did it more and more slowly. {A} {caller.move}, as if there were honey in it. {visitor} did it once more, hardly at all. “Now I’m only thinking it,” whispered {visitor}. “But I’m thinking it very fast.”'
      ]
    },
    {
      id: 'count',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“You have to count,” said {H}. So {visitor} counted, and did it very well. At two hundred and nine {visitor} asked what came after a thousand. There was more after that, {H} said, and more again. Then {visitor} sat up quite straight. It had been nearly over, and now there was all this.'
      ]
    },
    {
      id: 'milk',
      A: 'partner',
      spare: 2,
      embodied: true,
      paragraphs: [
        '“Warm milk,” said {A}, and brought a cup of it. {visitor} drank it down in one go and wanted to know where the skin came from.',
        'Nobody knew. {H} said that it was the milk’s blanket. “Then the milk sleeps,” said {visitor}, “and I don’t,” and that did not make it better.'
      ]
    },
    {
      id: 'pillow',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Perhaps it was the pillow. They tried the flat one, and {visitor} slid off it. They tried the thick one. From up there {visitor} could see everything, and there was no point in lying down.',
        'Then {H} gave away {H}’s own pillow. It had a dent in the middle. {visitor} lay down in the dent and lay still. “Well?” whispered {H}. “I can feel your ears in it,” said {visitor}. “They’re interesting.”'
      ]
    },
    {
      id: 'knitted',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You’re cold, that’s all,” said {A}, and brought the knitted blanket. {visitor} lay under it and was still for quite a time. “There’s a mistake in it,” said {visitor} then. “In the ninth row.”',
        'They fetched the torch and looked. It was true. One stitch had gone off to the left, all by itself. “Where’s it going?” asked {visitor}. {H} followed it with one finger, over two hills and past a dip. It went as far as the fringe. After that there was nobody there who felt like lying down.'
      ]
    },
    {
      id: 'lullaby',
      A: 'partner',
      paragraphs: [
        '“I’ll sing,” said {A}, and sang the slow one, all of it. {visitor} listened without a sound. When it was over, {visitor.they} cheered.',
        '“Don’t cheer,” said {H}. “You have to go to sleep at the end.” “But that’s when it was best,” said {visitor}. {A} looked at {visitor} for a while. “We’re much too interesting,” said {A}. “That’s what it is. We’d have to be dull.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had been asleep through all of it, and now {visitor} went to have a look. “How does {A} do that?” asked {visitor}. “{A} just stops,” said {H}.',
        '{visitor} sat down right beside {A} and stopped as well. It lasted as long as one breath. Then {A} sighed, and {visitor} had to know what about.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I can’t sleep,” said {S}, “I think of my class at school, row by row.” {visitor} had never been to school. “Take mine,” said {S}.',
        'So {visitor} had a whole class to think of, with a boy called Norman who ate chalk. “What happened to Norman?” asked {visitor}. {S} had not thought of Norman for years. Now there were two of them who could not sleep.'
      ]
    },
    {
      id: 'dark',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It could be the light,” said {A}, and put out the lamp. It was quiet for a moment.',
        '“I like this,” said {visitor} out of the dark. “You can hear where everything is. That’s the clock. That’s the pipe. Who’s that one, who is chewing?” It was {H}. There had been half a biscuit left. {A} put the lamp on again.'
      ]
    },
    {
      id: 'good-night-chair',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Perhaps you’ve left somebody out,” said {A}. “You have to say good night to everything.” So they went round the room. They said it to the lamp, and to the shoes, one by one. {visitor} said it to the chair, and {H} said it to the curtain.',
        'Then {visitor} was tucked in again. It was quiet for three breaths. “I said it to the chair twice,” said {visitor} in the dark. “Now the table’s lying awake.” They had to go round once more, and begin with the table.'
      ]
    },
    {
      id: 'tired-feet',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You have to be tired first,” said {H}. So they ran on the spot, all three of them. They did it without a noise, which is the hardest way.',
        '{A} was tired after twenty. {H} was tired after forty and said it was thirty. {visitor} only got warmer and warmer and asked when the real running would begin.'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What do you do all night, when it doesn’t work?” asked {A}. “I go through tomorrow,” said {visitor}. “First I get up. Then I’m late. Then I forget something, and I have to find out what.”',
        '“But it hasn’t happened,” said {H}. “No,” said {visitor}. “That’s why it takes so long.” {A} got a box. “Put tomorrow in there,” said {A}. “It’ll keep.” They closed the lid, and {H} sat on it.'
      ]
    }
  ],
  turn: [
    {
      id: 'dull',
      A: 'partner',
      paragraphs: [
        'So they tried to be dull. {A} said all the days of the week, and then all of them again. {H} looked at the wall. {visitor} looked at the wall too, and found a face in it.',
        'Then {H} had an idea. “I can’t sleep either,” said {H}, and lay down and pulled up the blanket. “You’ve tried everything. You tell me how it’s done.”',
        '“Well,” said {visitor}, and came a little closer, so as to explain it. “First you get heavy at the bottom. You let the bottom go, it knows the way. Then you listen to one thing only. You take the slowest thing there is.” {visitor} was talking more slowly now. “And then you don’t wait for it. If you wait,” said {visitor}, “it stands outside and,” and there was no more.'
      ]
    },
    {
      id: 'asleep',
      A: 'partner',
      paragraphs: [
        '{H} waited a little, to be sure. “What stands outside?” whispered {H}. {visitor} said nothing. {visitor} was asleep, just in front of the next word.',
        '“I was going to stay up to the very end,” said {H}. {A} tucked the blanket in round both. “I think that was it,” said {A}.'
      ]
    },
    {
      id: 'window-open',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They left the window open by a finger. Perhaps {visitor} had to be somewhere in the morning.',
        '“Will {visitor.they} come again tomorrow?” asked {H}. “Only if it doesn’t work at home,” said {A}. {H} thought it would work at home from now on. You only needed somebody to explain it to.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved along the window seat, and it was still too short.',
      '{names} yawned at the guest, and the guest did not yawn back.',
      { text: '{names} closed the window behind the guest, to keep the night from coming too.', needs: ['hands'] },
      { text: '{names} brought warm milk, which went cold from being looked at.', needs: ['hands'] }
    ],
    way: [
      '{names} shut every eye as well, and bumped into the lamp.',
      '{names} stretched out beside the guest, to show how, and got up again.',
      { text: '{names} dimmed the lamp, and the guest found that very exciting.', needs: ['hands'] },
      { text: '{names} counted sheep out loud, up to the one with the hat.', needs: ['hands'] }
    ],
    turn: [
      '{names} nodded slowly, because some of it was good advice.',
      '{names} lay flat and heavy, beginning at the bottom.',
      { text: '{names} carried the clock into the next room, tick and all.', needs: ['hands'] },
      { text: '{names} spread out one more blanket, without a rustle.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} turned the lamp low, and turned the chair at the window round.',
    'The rest was done in a whisper that night, even the washing, because of {visitor}.'
  ],
  last: [
    'So that was what the very end looked like, and {H} was asleep in it.',
    'Sleep had stood outside the whole time. Nobody waited for it now, so it came in, and {H} slept.'
  ]
})
