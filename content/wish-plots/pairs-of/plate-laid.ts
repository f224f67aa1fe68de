import { wishPlot } from '../wish-plot.ts'

export const plateLaid = wishPlot({
  id: 'wish-pair-plate-laid',
  tellsAny: 'pair',
  pairOf: [['creature', 'person'], ['person']],
  about: 'Two who write to each other and have never met each set out to surprise the other on the same day, and the hero lives halfway.',
  titles: ['Nobody In', 'A Plate in the Best Place', 'Two Surprises', '{H} Lives Halfway', 'Just Missed'],
  company: ['door', 'road', 'mat', 'letter', 'plate', 'cupboard'],
  fed: true,
  want: [
    {
      id: 'two-surprises',
      A: 'partner',
      paragraphs: [
        'Somebody was at the door, and it was {seen.a}. “I’m looking for a friend,” said {seen}. “We write letters, and we’ve never met. It’s {beside.a}, {beside.where}.” {A} pointed up the road. “It’s a surprise!” called {seen}, already on the way.',
        'Then {beside.a} came, from the other side. “I’m looking for a friend as well,” said {beside}. “It’s {seen.a}, {seen.where}.” And {beside} was off, down the road. {H} wanted to see those two meet.'
      ]
    }
  ],
  way: [
    {
      id: 'page-two',
      A: 'partner',
      spare: 0.05,
      paragraphs: [
        'A letter was left lying on the mat, open at page two. {A} could not help seeing it. There it said how {beside} {beside.does}. Somebody had written underneath, with a thick pencil: “Ask why.”',
        '“Why does anybody do that?” asked {H}. {A} did not know either. They tried to think of a reason, and found three. Then they turned the letter over, for it was not theirs.'
      ]
    },
    {
      id: 'buttons',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Do all {seen.many} write letters?” asked {H}. “Only the ones who get some,” said {A}. “And how did just those two find each other?” {A} had heard about it. Years ago a letter had come to the wrong address. It was about a parcel of buttons.',
        '“It was answered all the same,” said {A}. “Sorry, not my buttons, how are you?” “And who were the buttons for?” “They still write about that,” said {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I wrote to somebody for nine years,” said {S}. “Then we were to meet, under the station clock. So that we’d know each other, we’d both wear a yellow hat.” “And did it work?” asked {A}.',
        '“There were eleven yellow hats,” said {S}. “They were in fashion that spring. I shook hands with ten wrong ones, and they were all very pleased to meet me. Two of them I still write to.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} had found an envelope on the mat, and read it with both gums. The street came off first. “That’s the address,” said {H}. {A} had got as far as the number, and found it better than the street.',
        'What was left was wet, and said “To my dear”. “That’ll do,” said {H}. {A} waved it at everyone who came in or went out. It was right for all of them.'
      ]
    },
    {
      id: 'nobody-in',
      A: 'partner',
      paragraphs: [
        'An hour later {seen} was back, and {A} opened. “Nobody in,” said {seen}. “In the best place I found {seen.stand}. There was even a plate there.” “Go home and wait,” said {A}. “Your friend’s sure to come.”',
        'The next time it was {H} who opened. “Nobody in,” said {beside}. “I only found {beside.stand}. There was a plate there, too.” “Go home and wait for your friend,” said {H}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be a letter. {A} stuck on three stickers, and asked where it was to go. “To whoever’s in,” said {S}. So {A} posted {S} under the table. There was some rustling. Then the letter came back. “Nobody in,” it said.',
        '{A} stuck on three more, because it was further than they had thought. This time the letter went all the way to the bathroom. “Delivered!” it shouted.'
      ]
    },
    {
      id: 'both-at-home',
      A: 'partner',
      paragraphs: [
        '“I’ve sent {beside} home to wait,” said {H}. “Oh dear,” said {A}. “I’ve sent {seen} home to wait.” So {seen} waited {seen.where}. And {beside} waited {beside.where}. Nobody came. So they both set off again.'
      ]
    },
    {
      id: 'practising',
      A: 'partner',
      spare: 0,
      paragraphs: [
        '“At a friend’s you should do as your friend does,” said {beside}. “But I don’t know how it goes.” {A} had seen it once. “I’ll show you,” said {A}, and {seen.move}. {beside} watched it to the end.',
        '“With so much elbow?” asked {beside}. “It’s nearly all elbow,” said {A}. {H} had seen it as well, and done by {H} it was quite different, and quicker. {beside} thanked them both, and hoped that it would not come to that.'
      ]
    },
    {
      id: 'by-ear',
      A: 'partner',
      spare: 0.1,
      paragraphs: [
        '{A} listened at the door. “{seen.sound},” went somebody outside, quite low. “That’s {seen}!” cried {H}, and opened it. It was {beside}. “I was only practising,” said {beside}. “All my friend’s letters begin like that.”',
        'Far down the road somebody answered. “{beside.sound}!” {beside} listened, very much surprised. “But that’s me,” said {beside}. “I’m over there already!” And {beside} was gone again, to see.'
      ]
    },
    {
      id: 'what-to-bring',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        '{seen} came by with no present. “I know what my friend would like,” said {seen}. “It’s in every letter: {beside.wants}.” {A} looked through the cupboard. “That’s hard to wrap,” said {A}.',
        '“I could give what I’d like myself,” said {seen}. “That’s {seen.wants}.” Most presents are chosen like that. It was not in the cupboard either. All {A} could find was a piece of ribbon. “Then I’ll bring the ribbon,” said {seen}, “and tell the rest.”'
      ]
    },
    {
      id: 'all-about-them',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“I know all about {seen.many},” said {A} to {beside}. “{seen.guess}.” {beside} stopped on the mat. It was not in the letters, and there were eighty of them. “You’d have thought that would come up,” said {beside}.',
        '“Perhaps it’s private,” said {A}. “Perhaps it’s wrong,” said {H}. {beside} wanted to ask, but not right at the beginning. After the second cup you can ask nearly anything.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} smelled at {seen}, going out. A while later {A} smelled at {beside}, coming in. Then {A} looked up the road and down the road, and had to smell it all again.',
        '“What’s the matter?” asked {H}. But it was quite clear. Each of them had come straight from the other’s place. So {seen} smelled of {beside}, and {beside} smelled of {seen}. {A} was the only one who had met them both at once.'
      ]
    },
    {
      id: 'soup',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“What do you really know about your friend?” asked {A}. “{seen.fact},” said {beside} at once. “I’ve got it in writing.” {A} had not known that. “And soup?” asked {A}. “Is it yes or no to soup?”',
        '{beside} had all the letters along, and went through them, front and back. There was much in them, but no soup. “You write down what’s true,” said {beside}, “and the soup gets left out.”'
      ]
    },
    {
      id: 'so-this-is-where',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“What’s it like, {seen.where}?” asked {H}. {beside} thought about it. “Not like the stamps,” said {beside}. “I waited there and thought, so this is where they read about my cold.”',
        '“And what’s it like, {beside.where}?” asked {A}. “Oh, ordinary,” said {beside}. But {seen} had said that it was like being inside a letter.'
      ]
    },
    {
      id: 'i-was-here',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Each of them had found a note at home. “Look at this,” said {beside}. “Somebody’s written ‘I was here’, and nobody was there!” An hour later {seen} came by with the other one. “I was here,” that said as well.',
        '{H} put the notes side by side. “They’re both true,” said {H}. “Only not at the same time,” said {A}. They looked nice together, so {A} pinned them up.'
      ]
    },
    {
      id: 'a-sign',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} painted a sign for the door. “Wait here,” it said. Soon somebody waited. It was a man with a loaf, who believed in signs. A woman with a ladder stood behind him. Then came two who had only seen the queue.',
        '“What are we waiting for?” asked the man. “Not for you, I’m afraid,” said {A}. They took the sign down. The queue stayed a little longer, for it was getting on well.'
      ]
    },
    {
      id: 'two-windows',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} watched the road from one window, and {A} from the other, so that nobody could slip past. {A}’s road was the duller one. “Let’s swap,” said {A}. They met in the middle of the room, and let each other by.',
        'Just then something went past outside, going up. Something else went past, going down. When they got to the glass, there was only a bit of dust. They agreed not to swap again.'
      ]
    },
    {
      id: 'bean-and-button',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} laid it out on the table, with a thread for the road. The bean was {seen}, and the button was {beside}. In the middle stood a thimble, for {H}’s door. They pushed the bean along, and then the button.',
        'Each of them called at the thimble and went on. “It’s very busy in there,” said {H}, “and they never notice.” {A} made the bean go slower. The button only got to the wrong house sooner. “What if nobody pushed?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-plate-for-company',
      A: 'partner',
      paragraphs: [
        '{beside} was back first. {A} had been thinking about those plates. “Who eats with you?” asked {A}. “Nobody,” said {beside}. “That’s why I’ve got {seen.stand}. I don’t know what my friend looks like. I always lay a plate.”',
        '“And your friend lays one too,” said {A}, “for {beside.stand}.” It took {beside} a while. “That’s me?” asked {beside}. “In the best place?”'
      ]
    },
    {
      id: 'a-good-likeness',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“My friend’s used to me like that,” said {beside}. “I don’t want to be a disappointment.” And {beside} tried hard to look like {beside.stand}. “Not so much face,” said {A}. “And don’t breathe,” said {H}.',
        'It was quite good from one side. Then {beside} had to sneeze, and it was lost. “Stay as you are,” said {A}. “It’s a surprise, after all.”'
      ]
    },
    {
      id: 'knives-and-forks',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} thought about it. They had been having supper together for years, and neither had known it. “Who did the talking?” asked {H}. “You tell each other about the day,” said {A}, “and then you answer for the other one.”',
        '{H} tried that with the salt. “How was your day?” asked {H}. “White,” said the salt, in a small voice. {A} asked it to pass the pepper. It was not bad company, but it left long gaps.'
      ]
    },
    {
      id: 'visiting',
      A: 'partner',
      paragraphs: [
        '“Then nobody go anywhere,” said {H}. Out by the door {H} put two plates and {seen.stand}. Along came {seen}, and stopped. “I’ve seen that at my friend’s!” said {seen}. “Then who…” And there was {beside}.',
        '{seen} looked at {beside.part}. {beside} looked at {seen.part}. “You never wrote about that,” they both said. Then {seen} {seen.does}. “Page two!” cried {beside}.',
        '“Well, come in,” they both said at once, but neither of them lived there. “You’re visiting us,” said {H}, and they carried it all in to supper. Only the best place was taken already, by somebody very quiet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran a little way up the road, and a little way down.',
      '{names} got to the door when it was shut again.',
      { text: '{names} waved one of them off, and then the other.', needs: ['hands'] },
      { text: '{names} held the door, since it was hardly worth shutting.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down across the mat, so that nobody could go by unnoticed.',
      '{names} looked up the road till there was nothing on it.',
      { text: '{names} picked up a stamp that somebody had lost.', needs: ['hands'] },
      { text: '{names} shook out the mat, which had never had such a day.', needs: ['hands'] }
    ],
    turn: [
      '{names} came too, to see what was on the plates.',
      '{names} got in between the two of them, where it was best.',
      { text: '{names} brought the forks.', needs: ['hands'] },
      { text: '{names} carried out the bread.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the plates were washed, the two of them went off, both along the same road. {H} put what had kept them company back in the cupboard.',
    'Freshly washed, {H} lay down in the best place, which was bed. Nobody was out looking for anybody.'
  ],
  last: [
    'If anybody had called now, they would have found {H} in, and asleep.',
    'Everybody was in, and one of them was {H}, asleep in the best place.'
  ]
})
