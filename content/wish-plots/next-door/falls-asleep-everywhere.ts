import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const fallsAsleepEverywhere = wishPlot({
  id: 'wish-kin-falls-asleep-everywhere',
  star: 'kin',
  starIsGrown: true,
  nothingElse: true,
  wishes: [
    'grandpa who falls asleep everywhere', 'falls asleep everywhere', 'fell asleep everywhere', 'fall asleep everywhere', 'falling asleep everywhere', 'falls asleep anywhere', 'falls asleep all the time', 'always falls asleep', 'always falling asleep', 'keeps falling asleep', 'always asleep', 'sleeps everywhere', 'sleeps anywhere', 'sleeping everywhere', 'sleeps all the time', 'always sleeping', 'always sleeps', 'always nods off', 'nods off', 'nods off everywhere', 'nodded off', 'nodding off', 'dozes off', 'dozes everywhere', 'dozed off', 'dozing off', 'drops off everywhere', 'naps everywhere', 'always napping', 'sleepiest', 'so sleepy', 'sleepyhead', 'always sleepy', 'always tired', 'falls asleep standing up', 'falls asleep on the bus', 'falls asleep bus', 'falls asleep train', 'falls asleep cinema', 'falls asleep zoo', 'falls asleep bench', 'falls asleep park', 'falls asleep at the barber’s', 'falls asleep queue', 'falls asleep church', 'falls asleep concert', 'falls asleep at my show', 'can’t stay awake', 'cannot stay awake', 'never stays awake', 'wakes up when it’s over', 'falls asleep telly', 'falls asleep tv', 'falls asleep in the armchair', 'falls asleep sofa', 'falls asleep table', 'snoozes everywhere', 'always snoozing'
  ], // prettier-ignore
  answers: [...WHICHEVER_RELATIVE, 'asleep', 'sleep', 'sleeps', 'sleeping', 'slept', 'sleepy', 'sleepiest', 'falls', 'fall', 'fell', 'falling', 'nods', 'nodded', 'nodding', 'off', 'dozes', 'dozed', 'doze', 'dozing', 'drops', 'naps', 'nap', 'napping', 'snoozes', 'snores', 'snoring', 'tired', 'everywhere', 'anywhere', 'always', 'everyday', 'every', 'time', 'times', 'keeps', 'never', 'stays', 'stay', 'awake', 'can’t', 'cannot', 'wakes', 'wake', 'up', 'on', 'in', 'at', 'the', 'bus', 'train', 'tram', 'bench', 'park', 'zoo', 'cinema', 'film', 'queue', 'shop', 'barber’s', 'barber', 'chair', 'armchair', 'sofa', 'church', 'concert', 'show', 'play', 'station', 'clock', 'standing', 'sitting', 'even', 'middle', 'of', 'he', 'she', 'it', 'is', 'it’s', 'over', 'misses', 'bear', 'drum', 'sunday', 'afternoon', 'outing', 'out', 'town', 'while', 'we', 'talks', 'talking', 'chin', 'mouth', 'open', 'hat', 'such', 'so', 'front', 'telly', 'tv', 'television', 'lunch', 'dinner', 'table', 'music', 'places', 'place'],
  except: ['story', 'stories', 'reading', 'reads', 'read', 'bedtime', 'lullaby', 'can’t sleep', 'wheel', 'driving', 'drives', 'car', 'died', 'death', 'dead', 'forever', 'hospital', 'ill', 'sick', 'medicine', 'pills', 'drunk', 'beer', 'wine', 'sad', 'cries', 'crying', 'alone', 'baby', 'babies', 'work', 'works', 'nights', 'hundred years', 'spell', 'worried', 'scared', 'snores so loud', 'louder', 'won’t wake', 'didn’t wake', 'doesn’t wake', 'floor', 'never wakes', 'stairs', 'dog', 'cat', 'sister', 'brother', 'me'],
  moods: ['question', 'waiting', 'sleepless'],
  company: ['bear', 'drum', 'clock', 'bus', 'bench', 'station', 'cake', 'buns', 'pigeon', 'driver', 'lady', 'hat'],
  out: true,
  about: 'One of the family falls asleep everywhere and has missed the bear of the station clock nine times; talking is no help, until it is seen that one sleeps where somebody else looks out, and the hero lies down to be looked out for.',
  titles: ['The Bear at Five O’Clock', 'Somebody Has to Look Out', '{H} Is the Cake', 'Nine Times Just Too Late', 'A Bear with a Moustache'],
  want: [
    {
      id: 'nine-times',
      A: 'partner',
      paragraphs: [
        '{A} fell asleep everywhere, and {H} was used to it. It happened on the bus, in the queue for stamps, and once in mid-sneeze. But today they were going to the station clock, where {A} had been nine times. At five a wooden bear came out there and beat a drum, and {A} had never seen it.',
        '“It’s always just been,” said {A}. {H} wanted {A} to see it, just once. They got on the bus. By the second stop {A}’s chin had gone down.'
      ]
    }
  ],
  way: [
    {
      id: 'talking',
      A: 'partner',
      paragraphs: [
        'Under the clock there was a bench, and they had half an hour. “I’ll keep you awake,” said {H}. “I’ll talk the whole time.” {H} told about school, and the soup, and who had sat next to whom. It never stopped, like rain on a roof. {A} leaned back, to listen better, and snored.',
        '{H} blew on {A}’s forehead. “What?” said {A}. “Has it been?” “It’s only twenty to,” said {H}.'
      ]
    },
    {
      id: 'on-a-shoulder',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It had been the same on the bus. At the third stop {A} had leaned to the left, where there was a lady with a lettuce. {A}’s head had come to rest on the lettuce. “I’m sorry,” {H} had said to her. “It’s no trouble,” said the lady. “It’s only for supper.” She had sat quite still, and held her bag level, and even gone one stop too far.',
        'Now there was still a bit of green behind {A}’s ear. “I dreamt about a rabbit,” said {A}. “It was very polite.”'
      ]
    },
    {
      id: 'standing-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They went to get two buns, and there was a queue. “Standing up, I can’t drop off,” said {A}, and dropped off. Horses do it that way too. Their legs lock, and so did {A}’s. Each time the queue moved, {H} gave {A} a push. {A} walked three steps, and slept on.',
        '“Two with sugar,” said {A} to the baker, in a deep sleep, and counted out the money. It was right to the last coin. {H} had never seen {A} so good at it awake.'
      ]
    },
    {
      id: 'how-it-was-missed',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What happened the first time?” asked {H}. “I was early,” said {A}, “so I sat down.” The second time {A} had not sat down, but there had been a lamp post. The third time {A} had brought a friend, who was to do the pinching. They had both been woken by the man who swept the square.',
        '“And the ninth?” “The ninth time I nearly saw it,” said {A}. “The little door was still moving.” {A} had looked at that door until six, in case there was a second bear.'
      ]
    },
    {
      id: 'half-a-sneeze',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A bit of dust came down from the clock. {A} took a big breath, screwed up both eyes, and held up one finger. Then the finger sank, and so did the chin. {H} waited. All the people on the square who had seen it waited too. Somebody had already begun to say “Bless”.',
        'It was a good four minutes. “Tishoo,” said {A}, and looked round, quite fresh. “You,” said everybody, and went on with what they had been doing.'
      ]
    },
    {
      id: 'a-statue',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A pigeon sat down on {A}’s hat, and then there was one on each shoulder. {A} did not stir. People began to stop. “Who’s it meant to be?” asked a man with a map. “It’s one of us,” said {H}. “It’s wonderfully like,” said the man. He walked all the way round, and looked for the name.',
        'Then {A} scratched an ear. The man dropped his map. “They’ve thought of everything,” he said. He told the people behind him that it ran on the hour.'
      ]
    },
    {
      id: 'the-alarm',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ve brought something along,” said {A}, and took an alarm clock out of the bag. It was set for one minute to five. They tried it out, to be sure. It rang so that the pigeons went up. A baby woke in a pram, and its granny beside it, and two taxi drivers.',
        '{A} had dropped off while winding it. “It’s not loud enough,” said {H}. {A} opened one eye at last. “It used to be,” said {A}. “But now we know each other.”'
      ]
    },
    {
      id: 'in-the-sleep',
      A: 'same',
      spare: 7,
      paragraphs: [
        'When {A} slept, {A} talked now and then. “Left a bit,” said {A}, with both eyes shut. “Left. Stop!” {H} stopped eating. “And now straight back,” said {A}. It went on for some time, and seemed to be a narrow place.',
        '“What were you doing?” asked {H} afterwards. “I was parking a cow,” said {A}, and wiped {A}’s forehead. “Did it go in?” “The front did,” said {A}. Then the eyes closed again, for the rest of it.'
      ]
    },
    {
      id: 'how-to-begin',
      S: 'other',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{S} would have liked to be able to do it too. “How do you begin?” asked {S}. “I don’t,” said {A}. “It begins.” {S} leaned back as {A} did, and let both arms hang, and shut both eyes. First the bench was hard. Then there was a fly. Then {S} remembered that there was still washing on the line.',
        '“It doesn’t begin,” said {S}. There was no answer. Beside {S} it had begun already, just from listening.'
      ]
    },
    {
      id: 'child-asleep-too',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was asleep everywhere as well. {S} slept on the step, and then beside the fountain, with a loud snore. “You’re not asleep,” said {A}. “You’re laughing.” “I’m laughing in my sleep,” said {S}. {A} asked whether somebody who was asleep would like a bit of bun.',
        '{S} opened {S}’s mouth, without opening anything else. The bun went in. “I dreamt that there was more,” said {S}.'
      ]
    },
    {
      id: 'pet-on-the-feet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had never seen anything wrong with it. Where there is sun one lies down, so {A} lay down across two quiet shoes. It was a good place. From there you could feel through the leather when anything began to wake up.',
        'One toe moved. {A} put a chin on it, and it stopped. Nobody could say afterwards which of the two had sent the other to sleep.'
      ]
    },
    {
      id: 'the-wedding-cake',
      A: 'partner',
      paragraphs: [
        '“I’m sorry,” said {A} to {H}. “You looked out so well that there was nothing left for me to do.” {A} thought about that. “On the bus there’s the driver, who looks out for the road. At the barber’s there’s the barber, who looks out for my ears. I only sleep when somebody’s looking out.”',
        '“When don’t you?” asked {H}. {A} knew that at once. “Once I had a wedding cake on my knees, for three hours, in a train. I didn’t even blink.”'
      ]
    }
  ],
  turn: [
    {
      id: 'to-be-looked-out-for',
      A: 'partner',
      paragraphs: [
        '{H} looked up at the clock. It was ten to five. {H} lay down along the bench, head on {A}’s knees. “Now I’m the cake,” said {H}, “and I’m asleep. Look out that I don’t roll off. And you’ve got to wake me for the bear.” {H} shut both eyes. {A} laid a hand on {H}’s shoulder, and watched the clock, and did not so much as yawn.'
      ]
    },
    {
      id: 'a-great-deal-to-do',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was a great deal to do. A wasp came by, and had to be shown the way to the bins. The sun moved, so {A} held out a hat, to keep it off {H}’s nose. A boy kicked a tin across the square. “Shh,” said {A} to the boy. “There’s somebody asleep.” {A} had never said that before. It had always been the other way round.',
        '“I’d no idea how much work it is,” said {A} to a pigeon, “somebody asleep.”'
      ]
    },
    {
      id: 'one-eye',
      A: 'same',
      spare: 12,
      paragraphs: [
        'After a while {H} opened one eye, to see how {A} was getting on. {A} was looking straight at it. “You’re meant to be asleep,” said {A}. “I was only looking out,” said {H}. “That’s my job,” said {A}. So {H} shut it again.',
        'It was warm on those knees. Far off the trains were read out, one town after another. {H} had not meant to do it properly. But with somebody like that looking out, it began by itself.'
      ]
    },
    {
      id: 'the-bear',
      A: 'partner',
      paragraphs: [
        '“Now,” said {A}. {H} sat up, and rubbed an eye that really had been asleep. High up a little door sprang open. Out came the bear, and beat its red drum five times. “It’s got a moustache,” said {A}. “In nine times nobody’s told me that it’s got a moustache!”',
        'On the bus {A} was asleep before it moved. {H} laid a hand on {A}’s shoulder, and looked out for the stop.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} yawned on the bus as well, and it went on from seat to seat.',
      '{names} sat by the bus window, and looked out for the station.',
      { text: '{names} rang for the stop, since not everybody was awake to do it.', needs: ['hands'] },
      { text: '{names} tucked in a scarf that had slid off with the chin.', needs: ['hands'] }
    ],
    way: [
      '{names} kept to the sunny end of the bench, and blinked.',
      '{names} walked once round the square, and it was hardly any later.',
      { text: '{names} carried a bun about, for somebody who might wake up hungry.', needs: ['hands'] },
      { text: '{names} drummed on one knee, in case that would bring out the bear.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped round the bench on very soft feet.',
      '{names} stood quite still, nose in the air, when the door sprang open.',
      { text: '{names} held up five fingers, and folded in one for each beat.', needs: ['hands'] },
      { text: '{names} waved to the bear, with both arms, until it had gone in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bus tickets were kept, with a hole in each. The bear stood in the dark behind its door, with nothing to do until five.',
    '{H} washed, and lay down along the bed, like a cake on a knee. “I’ll look out,” said somebody. So there was nothing left to do.'
  ],
  last: [
    'Somebody was looking out, and {H} was asleep.',
    'It began by itself, as it does when somebody sits by, and {H} was asleep.'
  ]
})
