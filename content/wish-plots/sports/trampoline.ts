import { wishPlot } from '../wish-plot.ts'

export const trampoline = wishPlot({
  id: 'wish-trampoline',
  beginsElsewhere: true,
  wishes: ['trampoline', 'trampolines', 'trampolining', 'trampolinist', 'trampoline park', 'bouncing trampoline', 'jumping trampoline', 'trampoline lesson'],
  answers: ['bouncing', 'bounce', 'bounces', 'jumping', 'jump', 'jumps', 'high', 'higher', 'new', 'park', 'class', 'club', 'lesson', 'first', 'my', 'our', 'big', 'friend', 'friends', 'playing', 'learning', 'seat', 'drop', 'star', 'springs', 'net', 'fun', 'backyard', 'yard', 'party', 'space', 'moon'],
  except: ['broke', 'broken', 'hurt', 'fell', 'arm', 'leg', 'ankle', 'animals', 'who', 'that', 'moon', 'space', 'elephant', 'elephants', 'kangaroo', 'kangaroos', 'nervous', 'scared', 'afraid', 'lost', 'stolen', 'wind', 'blew', 'storm'],
  moods: ['first', 'learning', 'proud', 'waiting'],
  out: true,
  company: ['net', 'wall', 'yard', 'mat'],
  about: 'From the top of each bounce the hero sees a bit of something red behind the wall, which is always on its way down.',
  titles: ['Something Red Behind the Wall', 'One Word a Bounce', '{H} and the Other Boing', 'Up When the Other Is Down', 'What {H} Saw from the Trampoline'],
  want: [
    {
      id: 'something-red',
      A: 'partner',
      paragraphs: [
        'In the yard stood the trampoline, with a net round it, and behind it was a wall. You saw over that wall only from the very top of a bounce, and only for a blink. {H} stood on the cross in the middle of the mat. Boing.',
        '“What’s over there?” asked {A}, outside the net, for it’s always one at a time. “Something red,” said {H}. Boing. “It’s gone again.” {H} wanted to see all of it.'
      ]
    }
  ],
  way: [
    {
      id: 'fifty-each',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had fifty bounces each, and the one outside had to count. {A} counted, with both shoes off already. “Forty-eight,” said {A}. “Forty-nine.”',
        '“You left out the thirties,” said {H} from above. “They were very small ones.” “I bounced every one of them!” So {A} gave back ten, and counted those with a sigh to each.'
      ]
    },
    {
      id: 'leaf',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a leaf on the mat. When {H} came down, it went up, and when {H} went up, it came down. It was having a lovely time. It turned over twice, which {H} couldn’t do.',
        '“It’s showing off,” said {H}. “It’s only copying you,” said {A}, “half a bounce late.” Then {H} landed on it. From that moment they did it together.'
      ]
    },
    {
      id: 'shapes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} called out what to be in the air. “Star!” called {A}, and {H} was a star, with all the arms and legs there were. “Pencil!” That was easy. “Egg!” {H} pulled up {H}’s knees and held on to them.',
        '“Teapot!” called {A}. {H} had one arm bent, and was looking for the spout, and came down as a person. “You can’t order that,” said {H}, “with so little notice.”'
      ]
    },
    {
      id: 'wobbly-voice',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How is it up there?” called {A}. “Ve-ery ni-ice,” said {H}. It came out in lumps, for with each landing a word broke in the middle. They tried it with a song. It had twice as many notes as usual.',
        '{A} sang it too, with both feet on the ground, and shook {A}’s own chin by hand. “That’s how sheep sing,” said {A}.'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then it was {A}’s turn, and {H} was outside. Boing. A key flew out of a pocket. Boing. There came a pencil, two nuts and a peg. {A} had stopped by now, but the things went on.',
        '“You have to empty your pockets first,” said {H}. They lay there and let it rain. The peg was the best of them. It got nearly as high as the net.'
      ]
    },
    {
      id: 'electric',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H}’s hair stood up. It had begun at the back, and now all of it stood and looked over the wall. “You’re a dandelion,” said {A}.',
        'It comes from the rubbing of the socks, and it’s electricity, only a little of it. {H} put one finger through the net, and {A} put out one too. Tick, it went. “Ow,” they said. “Again?” asked {A}.'
      ]
    },
    {
      id: 'seat-drop',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} could do a seat drop. You come down sitting, with your legs straight, and the mat puts you on your feet again. No hands are needed.',
        '“I’d like that for the sofa,” said {A}. {H} did it four times, down and up, down and up, with arms folded. {A} tried to find out which bit of it was work. There was none.'
      ]
    },
    {
      id: 'guesses',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had guesses. “It’s a flag,” said {A}. “Somebody’s pulling it up, and they don’t like it, and they take it down.” Boing. “It’s a tomato.” “On what?” asked {H}. “On a string. For a giraffe.”',
        '{H} looked the next time, just in case. “No giraffe,” said {H}. “It’ll be bending down,” said {A}, “for the tomato.”'
      ]
    },
    {
      id: 'kangaroo',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The man who invented these was called George,” said {S}. “He had his photograph taken in a park in New York. He was jumping on one, next to a kangaroo. They’re both in the air.” “Which was better?” asked {A}.',
        '“You can tell by the faces,” said {S}. “George is laughing. The kangaroo looks as if it was going to post a letter.” It’s a real photograph. They both tried to look like that, one after the other.'
      ]
    },
    {
      id: 'small-bounce',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'In went {S}, and stood on the cross, and bent both knees a great many times. Not once did a foot come off the mat. “I’m so high,” said {S}. “What can you see?” asked {A}.',
        '{S} looked down, past {S}’s own toes. “You,” said {S}, “and you’re tiny.” {A} was a head taller, but made it smaller, and waved from below.'
      ]
    },
    {
      id: 'pet-under-net',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'Beside the net {A} was keeping an eye on it. The eye went up and down. When {H} did a star, {A} looked away until it was over.',
        'Nobody may be under the mat while somebody is on it, and {A} had been told so. {A} had never wanted to. {A} had seen how low it went.'
      ]
    },
    {
      id: 'higher',
      A: 'partner',
      paragraphs: [
        '{H} bounced higher. Boing. “It’s a hat!” Boing. “Now there’s only a bobble.” Boing. “It’s gone down again.” “Perhaps it’s a man on a ladder,” said {A}. {H} swung both arms for a really high one, and came down beside the cross. The mat threw {H} into the net, and there {H} hung for a moment, like a fish.',
        '“It doesn’t want me to see it,” said {H}. “When I’m up, it’s just going down.”'
      ]
    },
    {
      id: 'other-springs',
      A: 'partner',
      paragraphs: [
        '{A} had {A}’s eyes shut. “Do that again,” said {A}, “only low.” Boing, went the mat. Eek, went something behind the wall. Boing. Eek. Boing. Eek. “That isn’t our springs,” said {A}. “There’s another trampoline over there. Whenever you’re up, somebody’s down.” {H} stopped bouncing, so as to think. “And when I’m down,” said {H}, “somebody’s up, and looking.”'
      ]
    }
  ],
  turn: [
    {
      id: 'wait-for-it',
      A: 'partner',
      paragraphs: [
        '{H} waited for half a bounce, knees bent. Behind the wall it went eek. On the next eek {H} pushed off. Boing and eek, it went, both at once. {H} flew up, and over the wall there was a face. It had a red hat on, and an open mouth. “Oh!” said the face and {H}. Then both of them had to go down.',
        'Boing. “You’re,” said the red hat. Boing. “The hair!” “What hair?” asked {H} on the way down. Boing. “Every day,” said the hat. Boing. “I see,” boing, “some hair!”'
      ]
    },
    {
      id: 'hat-over',
      A: 'same',
      spare: 12,
      paragraphs: [
        'At the top of one bounce the hat stayed in the air, and the head went down. The hat landed on this side. {H} put it on, to keep both hands free, and went up.',
        '“That’s,” said the head. Boing. “Mine!” At the next top {H} held it out. For a moment they both had it, in mid-air, and held on to nothing else in the world.'
      ]
    },
    {
      id: 'one-word',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There’s time for just one word at the top, so you have to choose it well. “Supper?” called {H}. Boing. “Noodles!” called the hat. Boing. “You?” {H} thought about it all the way down and all the way up.',
        '“Smells,” said {H}. Boing. “Of.” Boing. “Onions.” {A}, below, had only the half of it that was on this side. “Who smells of onions?” asked {A}.'
      ]
    },
    {
      id: 'heavy-legs',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Once {H} got down, to fetch a breath, and the ground was quite hard. After a trampoline it always is. {H} walked like somebody with a sack on each foot.',
        '“The ground’s not trying,” said {H}. {A} jumped on it once, for {H}, and it did nothing. “It never has,” said {A}. They stood on it, all the same, till it was {H}’s turn.'
      ]
    },
    {
      id: 'lower',
      A: 'partner',
      paragraphs: [
        '“What’s,” called {H}, “your,” boing, “name?” “Bo!” said the hat, for whom one bounce was enough. So they bounced lower, both together, for it was late. {H} saw the hat and two eyes, and then the hat, and then just the bobble. “Good,” said the bobble. Boing. “Night,” said {H}, to the wall. Eek, it went once more, quite softly.',
        '“So what was it?” asked {A}, and opened the net. “It was somebody who wanted to see what I was,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bounced on the grass, by about a finger.',
      '{names} saw nothing but wall, and a bit of moss.',
      { text: '{names} stood the shoes together, two by two.', needs: ['hands'] },
      { text: '{names} zipped up the net, behind {H}.', needs: ['hands'] }
    ],
    way: [
      '{names} went up on tiptoe with every boing.',
      '{names} pressed flat against the wall, and it was wall all through.',
      { text: '{names} held the net from outside, and smiled at {H} through a hole.', needs: ['hands'] },
      { text: '{names} guessed with both hands how big the hat was.', needs: ['hands'] }
    ],
    turn: [
      '{names} answered the eek, in very nearly the same voice.',
      '{names} squeaked at every other word, so as not to miss one.',
      { text: '{names} waved a handkerchief over the wall, and it was too low.', needs: ['hands'] },
      { text: '{names} counted the words on ten fingers, and put the question together.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} zipped up the net and found the shoes in the grass. The mat lay flat, with nobody on it.',
    '{H} washed and lay down. It still went up and down a little, as it does, in both legs. {H} held up one hand above the blanket, in case somebody was looking.'
  ],
  last: [
    'It went up and down in both legs, lower and lower, and then {H} slept.',
    'On the other side of the wall Bo lay in bed, and on this side {H} did, asleep.'
  ]
})
