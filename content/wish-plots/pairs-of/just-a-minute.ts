import { wishPlot } from '../wish-plot.ts'

export const justAMinute = wishPlot({
  id: 'wish-pair-just-a-minute',
  tellsAny: 'pair',
  pairOf: [['creature', 'person'], ['thing']],
  about:
    'Somebody was asked to mind a thing just for a minute, and will give it only to one who is back in a minute; the thing has been minding that somebody all the while, and so they are both asked to mind the hero, till morning.',
  titles: ['Just for a Minute', 'A Very Good Puddle', 'It Can’t Be You', '{H} Comes Back Too Late', 'Fifty-Nine'],
  company: ['puddle', 'minute'],
  want: [
    {
      id: 'a-very-good-puddle',
      A: 'partner',
      paragraphs: [
        '“Mind this for me,” {A} had said to {H}. “Just for a minute.” It was {beside.a}, which was mostly {beside.where}. {H} minded it for half of that. Then there was a puddle that had to be looked at. So {H} asked {seen}. “Mind this for me,” said {H}. “Just for a minute.”',
        'It was a very good puddle. Then {H} wanted {beside} back, and quickly, for {A} was coming. “No,” said {seen}. “I’m minding it for somebody who’ll be back in a minute. You’ve been an hour. So it can’t be you.”'
      ]
    }
  ],
  way: [
    {
      id: 'anybody-could-say-that',
      A: 'partner',
      paragraphs: [
        '“But it was me!” said {H}. “Anybody could say that,” said {seen}. “What has it got, then, the one I’m minding?” {H} knew. It had {beside.part}. “And what does it do?” Before {H} could say it, {beside} {beside.does}. “You could have seen that from here,” said {seen}.',
        'Then {A} tried. “It belongs to me,” said {A}. “That’s just what they’d say,” said {seen}, and came a bit closer to {beside}.'
      ]
    },
    {
      id: 'what-is-it',
      A: 'partner',
      spare: 0,
      paragraphs: [
        '“What is it, anyway?” asked {A}. {seen} had only been told to mind it, and not what it was. But {seen} had had an hour to look. “{beside.guess},” said {seen}. Somebody coughed, and it was {A}.',
        '“Who told you that?” asked {H}. “You get to know somebody when you mind them,” said {seen}. “Is it right?” {A} asked {beside}. “No,” whispered {beside}. “But it was said so nicely. Don’t tell.”'
      ]
    },
    {
      id: 'only-the-right-one',
      A: 'partner',
      spare: 0.1,
      paragraphs: [
        '“You’d have to tell me something,” said {seen}, “that only the right one knows.” {H} thought hard. “{beside.fact},” said {H}. {seen} turned to {beside}. “Is that true?” {beside} had never heard of it.',
        '“There you are,” said {seen}. “It doesn’t even know that itself. You’ve made it up.” “Then I’ll tell you something about you,” said {H}. “{seen.fact}.” {seen} was quiet for a moment. “Who’s been talking?” asked {seen}.'
      ]
    },
    {
      id: 'all-clear',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        'They had agreed on two signals. “{seen.sound}” meant that somebody was coming, and “{beside.sound}” meant that they had gone. {A} took one step nearer. “{seen.sound}!” went {seen}. {A} took one step back. “{beside.sound},” went {beside}.',
        '{H} wanted a go. Near, back, near, back. “{seen.sound}! {beside.sound}. {seen.sound}! {beside.sound}.” Then {H} stopped with one foot in the air. They looked at the foot. It was very quiet. “That’s not fair,” said {seen}. “We haven’t got one for that.”'
      ]
    },
    {
      id: 'afterwards',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“We could give you something for it,” said {A}. “What would you like?” “{seen.wants},” said {seen}, before there was time to think. Then {seen} looked stern. “But not while I’m minding.” And {seen} looked at {A} as if that had been a trick. It had.',
        '“And what would you like?” {H} asked {beside}. “{beside.wants},” said {beside}. “You’re being minded,” said {seen}. “You can have that afterwards.” They both sighed. It was a long minute.'
      ]
    },
    {
      id: 'two-to-mind',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '{A} fetched {beside.stand}, and put it down beside the other one. “Mind this instead,” said {A}. {seen} looked from one to the other for a long time. “It isn’t the same,” said {seen}. “Where’s this?” And that was {beside.part}.',
        '“It’s quieter,” said {A}. But whatever was put there was minded. {A} was not given that back either. “Now I’ve got two,” said {seen}. “It’s a good thing that it’s only for a minute.”'
      ]
    },
    {
      id: 'among-a-hundred',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“And how do you know that it’s still the same one?” asked {A}. “There are a great many {beside.many}.” {seen} went all round it, to be sure. “I’d know it among a hundred {beside.many},” said {seen}. “It’s the one that I’m minding.”',
        '“I’d know you too,” said {beside}, “among a hundred {seen.many}.” “By what?” asked {H}. {beside} thought. “By {seen.part},” it said, “and because you ask me all the time if I’m all right.” “Are you?” asked {seen}. “Yes,” said {beside}.'
      ]
    },
    {
      id: 'a-fly',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A fly came past, and looked as if it might land. “Stand back,” said {seen}. Then {seen} {seen.does}. The fly went away. It had been going anyway, but nobody said so.',
        '“That was the third today,” said {seen}. “And what else has been here?” asked {A}. There had been a leaf, and a bit of wind. “I saw the wind coming,” said {seen}. {beside} had not noticed any of it. That is how good {seen} was.'
      ]
    },
    {
      id: 'no-number',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“When you leave a coat somewhere they give you a number,” said {A}. “Then nobody gets the wrong coat.” “I wasn’t given a number,” said {H}. “Seven,” said {H} then, to be on the safe side. “It isn’t seven,” said {seen}.',
        '“What is it, then?” asked {A}. {seen} had not thought of one yet. “Is it twelve?” asked {H}. “No,” said {seen}, who was thinking of one now. {beside} said that it would quite like to be four. So it was four, and {H} was wrong both times.'
      ]
    },
    {
      id: 'how-you-mind',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How do you do it?” asked {H}. “You look at it,” said {seen}. “Then you look at what might come. Then you look at it again.” {H} tried that with a shoe. There was the shoe, there was the room, and there was the shoe.',
        '“You went too fast over the room,” said {seen}. {A} had a turn with the other shoe. In between, when it was looked at least, {beside} {beside.does}. “That’s when they do it,” said {seen}. “You’ve got to be quick.”'
      ]
    },
    {
      id: 'the-rehearsal',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had found out what was wrong. “You don’t look like somebody who’s only been gone a minute,” said {A}. So {H} practised that. {H} came along, not at all late, with a face as if nothing had happened. “Here I am,” said {H}.',
        '{seen} looked for a long time, from {H}’s head to the floor. “That’s very good,” said {seen}. “It’s what mine will look like.” Then {seen} kept in front of {beside.part}, to be on the safe side.'
      ]
    },
    {
      id: 'somebody-else',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came by, and had heard nothing of all this. “There’s {beside}!” said {A}. “I’ll just borrow that.” “Are you back?” asked {seen}. “I’ve only just come,” said {A}. “Then you can’t be back,” said {seen}.',
        '{A} looked at {H}. “It’s being minded,” said {H}. {A} thought that over. “What about me? I’ve got a scarf that gets lost.” But {seen} could only do one thing properly. {A} took the scarf away again, and held it rather tightly.'
      ]
    },
    {
      id: 'at-home',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“And who’s minding your place now?” asked {A}. {seen} had been thinking of that as well. {H} tried to see it, {seen.where}, with nobody there who had {seen.part}. “They’ll think it’s Sunday,” said {seen}.',
        '“Do you want to go, and I’ll watch it?” asked {H}. {seen} looked at {beside}. {beside} looked at {seen}. “I couldn’t,” said {seen}. “It’s got used to me.” And {beside} moved up until there was no more gap.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came to see what there was to see. {seen} let {A} come quite close, since {A} had not asked for anything. {A} looked at {beside.part}, and then stayed at the other side of {beside}, facing out.',
        '“Now there are two on guard,” said {H}. “{A} isn’t as strict as I am,” said {seen}. It was true. After a while {A} was looking at a spot on the wall, and minded that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Minutes used to be longer,” said {S}. “My mother met somebody outside the baker’s, and said she’d only be a minute. When I went in there my coat fitted. When we went home it was too short.” “How long was it?” asked {A}. “A minute,” said {S}. “She said so.”',
        '{seen} agreed with every word. “That’s how long they are,” said {seen}. “You can’t hurry a minute.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Mind me as well,” said {S}, and sat down beside {beside}. {seen} looked {S} over, from both sides. “Who for?” asked {seen}. “For {A},” said {S}. “Just for a minute.”',
        'It was lovely to be minded. But after a bit {A} wanted to show {S} something. “May I have {S} back?” asked {A}. “And who are you?” said {seen}. {S} laughed so much that it was hard work to mind. In the end {S} got out at the back, through a gap.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} pointed at {beside} with a whole arm, and there was a loud “da”. “What does that mean?” asked {seen}. “That one,” said {H}, “and now.” Then it came again, so that there could be no mistake.',
        '“I can’t hand it over for a da,” said {seen}. “But it’s the best reason that I’ve heard today.” {A} was allowed to look at {beside.part} from near by. Then the lamp got a “da” as well, and it was no good explaining.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“At ours you say please,” said {A}. {H} had forgotten about that. “Please,” said {H}. {seen} went quite soft at once. “The other one said it too,” said {seen}. “That was me!” said {H}.',
        '“No,” said {seen}, “that one said it much faster, and was half round the corner already.” {H} remembered that. The puddle had been shining so. {A} said it once more for {H}. But it wasn’t {A} who had left anything there.'
      ]
    },
    {
      id: 'still-open',
      A: 'partner',
      paragraphs: [
        'By now, as a rule, {seen} was {seen.where}. “How will you know when the minute’s over?” asked {A}. “When somebody’s back,” said {seen}. “Until then I do this.” And {seen} {seen.does}. “That’s forty times now,” said {seen}.',
        '{A} took {H} aside. “We can say what we like,” said {A}. “{seen} only gives it to somebody who’s back in a minute. And you weren’t.” {H} thought about that, and then {H} had an idea.'
      ]
    }
  ],
  turn: [
    {
      id: 'fifty-nine',
      A: 'partner',
      paragraphs: [
        '“Would you mind it for me as well?” asked {H}. “Just for a minute?” “I’m here anyway,” said {seen}. {A} counted, and {H} went off. The puddle shone like anything. {H} did not even look. “Fifty-nine,” said {A}, and {H} was back.',
        '“It’s you!” cried {seen}. “And in a minute! Here, it’s all there.” {H} looked, and there was {beside.part}, and all the rest.'
      ]
    },
    {
      id: 'the-report',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And was it good?” asked {A}. {seen} gave a full report. “First it {beside.does},” said {seen}. “I let it. Then it was quiet, and I didn’t like that. Then it {beside.does} again, but nicely.”',
        '“And did it ask for me?” said {A}. {seen} had to think, and wanted to be kind. “It asked what a minute was,” said {seen}. “I told it that this was one.” {beside} said that it would know one anywhere now.'
      ]
    },
    {
      id: 'in-the-puddle',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Then {H} showed them the puddle, for it was only fair. They came up to the edge, and looked in. There was {seen.part}, upside down. Beside it, and also upside down, was {beside.part}. “It’s us,” said {seen}, “and the wrong way up we look as if we belonged together.”',
        '{A} had meant to be cross about that puddle. {A} had only come to see how big it was. “You do need an hour for it,” said {A}. A drop fell in, and they all wobbled.'
      ]
    },
    {
      id: 'minding-the-minder',
      A: 'partner',
      paragraphs: [
        'But {beside} would not come. “And who minds {seen}?” it asked. “I’ve been doing that all the time.” Nobody had noticed. Whenever the minute got too long for {seen}, {beside} {beside.does}. Then there was something to look at.',
        '{A} looked at the two of them. “I’ve got something else to be minded,” said {A} to {seen}. “{H}. Till tomorrow morning. Just for a minute.” “I’m free,” said {seen}. “Then I’m coming too,” said {beside}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} brought some of the puddle back, and left wet prints.',
      '{names} came along too, from the deep end of the puddle.',
      { text: '{names} measured the puddle with a spoon.', needs: ['hands'] },
      { text: '{names} held up one finger, for one minute.', needs: ['hands'] }
    ],
    way: [
      '{names} took one step nearer, and was looked at until it was taken back.',
      '{names} waited as well, though nobody had said for what.',
      { text: '{names} drew a clock in the air, with both hands on it.', needs: ['hands'] },
      { text: '{names} offered {seen} a biscuit, and {seen} minded that as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} held still until fifty-nine.',
      '{names} kept between {H} and the puddle.',
      { text: '{names} counted along on ten fingers, six times round.', needs: ['hands'] },
      { text: '{names} clapped at fifty-nine.', needs: ['hands'] }
    ]
  },
  bed: [
    'So {beside} did not go back that evening. They took {H} between them, and {seen} did not look away once, not even at the teeth.',
    '{H} lay down, all there. On one side was {seen}, minding {H}. On the other was {beside}, minding {seen}. “I’ll be back in a minute,” said {H} to both of them.'
  ],
  last: [
    '{H} was asleep. {seen} minded {H}, and {beside} minded {seen}. It had only been a minute so far.',
    'It was going to be a long minute, and it was well looked after, and {H} was asleep.'
  ]
})
