import { wishPlot } from '../wish-plot.ts'

export const stillThere = wishPlot({
  id: 'wish-learnt-still-there',
  tellsAny: 'learnt',
  about: 'What has been learnt today might be gone by the morning, so the hero does not let go of it all evening, until something much older is found to be there still.',
  titles: ['Is It Still There', 'Not to Be Put Down', '{H} Keeps It Warm', 'What You Cannot Lose', 'Overnight'],
  company: ['stairs', 'table', 'fork', 'hook', 'door', 'drawer', 'list', 'pencil', 'handkerchief', 'rug', 'chair', 'cup', 'lamp', 'coat', 'pocket'],
  want: [
    {
      id: 'so-new',
      A: 'partner',
      paragraphs: [
        'Today, for the first time ever, {H} {learnt.did}, three times, and all alone. Now it was evening, and {H} sat at the table and did not move. “What’s the matter?” asked {A}.',
        '“I can {learnt.base},” said {H}, very softly. “It’s still in there. If I think of something else it’ll fall out.” {A} sat down quite carefully. {H} wanted it to be there in the morning. How did you keep a thing like that?'
      ]
    }
  ],
  way: [
    {
      id: 'keeping-warm',
      A: 'partner',
      paragraphs: [
        '“You could keep it going,” said {A}, “like a fire.” So {H} did not stop. Before supper {H} went through it all on the kitchen chair, from the first bit to the last. After supper {H} went through it again. In between {H} held the fork in the wrong hand, to be safe.',
        'At half past six it was still all there. At seven there was a gap in it, and at half past seven only the end. “It’s going!” said {H}. “I can feel it going!” And {H} tried even harder, and then the end went too.'
      ]
    },
    {
      id: 'knot',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} fetched a handkerchief and tied a knot in one corner. “That’s for {learnt.doing},” said {A}. “When you see it in the morning you’ll know.” There was already a knot in another corner.',
        '“And what’s that one for?” asked {H}. {A} looked at it for a long time, from both sides. “I’d give a great deal to know,” said {A}. It was not a good sign.'
      ]
    },
    {
      id: 'written-on-hand',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They wrote it down, on a long list, so that there would be a copy. “First of all,” wrote {A}, and looked up. {H} showed it. “And then there’s a bit that’s like falling,” said {H}, “but you don’t.”',
        '“How do you spell that?” asked {A}. In the end it was mostly arrows. If you turned it round it was a very good picture of a hen.'
      ]
    },
    {
      id: 'shut-ears',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In case it ran out at the side, {H} put a finger in one ear. Then {H} thought of the other one. With both ears shut {H} could not hear what {A} was saying.',
        '“I said, it isn’t in your head,” said {A}, when one ear was open again. “Where is it, then?” They felt along both arms and as far as the knees. It was warm everywhere, but that could have been the soup.'
      ]
    },
    {
      id: 'who-has-lost',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Have you ever lost one?” asked {H}. {A} went through it all. There had been an umbrella, and a ring, and the end of a song. “But not a thing I could do,” said {A}. “Only things I had.”',
        '“Are you sure?” {A} thought once more. There was French. “But I never really could do that,” said {A}. “I only had it for the summer.”'
      ]
    },
    {
      id: 'guard',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} offered to take it for a bit, so that {H} could have a bath. They sat knee to knee, and {H} tried to hand it over. “Have you got it?” asked {H}.',
        '{A} tried it. It was not even near. “It hasn’t come across,” said {A}. “Perhaps it only fits you.” {H} was a little sorry for {A}, and also quite glad.'
      ]
    },
    {
      id: 'pet-remembers',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had once learned one thing, and that was where the biscuits were. Nobody had ever seen {A} practise it.',
        '“Do you still know it?” {H} asked {A}. {A} got up in the middle of a dream, and went straight there. It was as if it had been put in with screws.'
      ]
    },
    {
      id: 'child-forgets',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I forget things in the night,” said {S}. “I forgot a whole dog once.” “Which dog?” asked {A}. “That’s what I’ve forgotten,” said {S}.',
        '{A} did not find that very comforting. “But I remember that it had a hat,” said {S}. So something always stayed behind. You only had to hope that it would not be just the hat.'
      ]
    },
    {
      id: 'elder-typing',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I learned to fold a napkin into a swan,” said {S}, “when I was nine. I never needed it again.” “Can you still do it?” asked {A}. {S} had no idea.',
        'They laid a napkin on the table. {S} looked out of the window, and spoke about the weather. When they looked down there was a swan. “Well, I never,” said {S}. “It’s been sitting there for sixty years.”'
      ]
    },
    {
      id: 'only-tired',
      A: 'partner',
      paragraphs: [
        '“It isn’t going,” said {A}. “It’s tired. So are you.” {H} did not believe that. “How do you know?” “What could you do last year?” asked {A}. “Something you’ve not thought of since.” {H} thought back a long way. “Hop,” said {H}, “backwards, on the left. I haven’t done it since the summer. It’ll be gone.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hop',
      A: 'partner',
      paragraphs: [
        '{H} stood on the rug, lifted the right foot, and shut both eyes. There was nothing there. And then the left leg bent at the knee all by itself. Off it went, three times backwards, straight into {A}. Nobody had kept it warm. Nobody had even said its name. “Where was it all that time?” asked {H}. “In the cellar, I think,” said {A}, and looked at the foot with respect.',
        '“So you can put it down,” said {H}, “and it’s still there.” “I think it likes a rest,” said {A}.'
      ]
    },
    {
      id: 'what-else',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They looked to see what else was in there. {H} could still do buttons, and the thing with the spoon on the nose. {A} could cross one eye. {A} had learned that for a photograph.',
        '“You’re quite full,” said {A}. “You’d never think it, from outside.” {H} looked down at the jumper. It hung just as it did every day.'
      ]
    },
    {
      id: 'room-for-more',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And if I learn something tomorrow?” asked {H}. “Does it push today’s out at the back?” {A} did not think so. “It goes on top,” said {A}, “like coats on a hook.”',
        'They both went to look at the hook. There were nine coats on it, and one of them belonged to nobody. “And if the hook comes down?” asked {H}. “It’s held up to now,” said {A}.'
      ]
    },
    {
      id: 'saying-goodnight',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} wanted to say goodnight to it, so as not to be rude. But where did you say it to? “Say it in general,” said {A}. “Goodnight,” said {H} to both hands and the feet.',
        'One toe moved. “That’s it,” said {A}. It could also have been the one for hopping. They were all in there together now, and would have to get to know each other.'
      ]
    },
    {
      id: 'copy-filed',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} wrote it on a piece of paper, so that it was settled. {H} wrote the date as well, and today’s weather. “In case anybody asks,” said {H}, “when it was.”',
        'The paper went into the drawer with the ones for the kettle and the lamp. Those said how long they would work. “Two years,” read {A}. “Yours hasn’t got an end.”'
      ]
    },
    {
      id: 'test-in-passing',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} thought of a trick. In the middle of the washing-up {A} called out, “Quick! {H}! How does it go?” and {H} turned round and showed it, with a plate still under one arm.',
        '“You see?” said {A}. “You hadn’t even looked for it.” {H} stood there with a wet plate. It had come out of nowhere, like a hiccup. “Do that again tomorrow,” said {H}, “but don’t tell me when.”'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How many can you have?” asked {H}. {A} began at the beginning, with standing up. Then there was holding a spoon, and the word for no. When they got to stairs they had to sit down on one.',
        'It came to two hundred and six, without counting anything twice. “And now two hundred and seven,” said {H}. {A} could not think of one more. “You’re ahead,” said {A}.'
      ]
    },
    {
      id: 'put-down',
      A: 'partner',
      paragraphs: [
        'So {H} put it down. It was not easy. First {H} thought of something else for a breath, and then for a whole cup of milk. {A} told a story about a drain. In the middle {H} laughed, and got a fright, and felt for it. It was still there. “I can {learnt.base},” said {H}, and yawned from one ear to the other. “It knows where I live now.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and sat down by the table, very carefully.',
      '{names} stepped round {H}’s chair, as round a full cup.',
      { text: '{names} pushed the milk a little nearer, without a clink.', needs: ['hands'] },
      { text: '{names} turned the loud clock to the wall.', needs: ['hands'] }
    ],
    way: [
      '{names} got up after supper as well, for the second showing.',
      '{names} kept very quiet, once at half past six and once at seven.',
      { text: '{names} held a fork in the other hand too, and missed.', needs: ['hands'] },
      { text: '{names} laid a cushion on the chair, for the next time through.', needs: ['hands'] }
    ],
    turn: [
      '{names} went three steps backwards as well, into the bin.',
      '{names} came to look at the foot, and gave it a sniff.',
      { text: '{names} hopped on the spot, and it was all still in there.', needs: ['hands'] },
      { text: '{names} warmed a second cup of milk, for thinking of something else.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} cleared the table, and the fork went back to the side where it belonged.',
    'They washed. {H} put both hands and both feet under the blanket, and left them in peace.'
  ],
  last: [
    'What was new had lain down with all the rest, and {H} was asleep.',
    'In the night nobody held on to anything, and nothing was lost, and {H} slept.'
  ]
})
