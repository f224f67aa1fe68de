import { wishPlot } from '../wish-plot.ts'

/** For a friend who moves away, or goes to another school: one half of a joke is here, and the other half is there. */
export const otherHalf = wishPlot({
  id: 'wish-sorrow-friend',
  tellsAny: 'friend-away',
  comfort: true,
  fed: true,
  about: 'The hero has a joke for two, and the friend who knows the other half of it is somewhere else now; the first half is sent after them.',
  titles: ['Knock, Knock', 'The Other Half of the Joke', '{H} Knocks Twice', 'A Joke for Two', 'A Very Long Pause'],
  want: [
    {
      id: 'place',
      A: 'partner',
      paragraphs: [
        'The place next to {H} was going to be empty. From now on {whom} would be somewhere else every day. A friend like that is not found twice. “It’s sad,” said {A}. “Yes,” said {H}. It was the first right thing that anybody had said.',
        '{H} knocked on the table, twice, with one knuckle. “Knock, knock.” Then {H} waited. It was the beginning of their joke, and it had two halves. {whom} had always had the other one.'
      ]
    },
    {
      id: 'both-run',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Nobody answered. So {H} ran round to the other side of the table and said, “Who’s there?” Then {H} had to run back again, to be the one who had knocked.',
        '“I’ve forgotten who I was,” said {H}, quite out of breath. “It’s very hard work when you’re both,” said {A}. “It isn’t funny either,” said {H}. “You always know who’s coming.”'
      ]
    }
  ],
  way: [
    {
      id: 'wrong-answer',
      A: 'partner',
      paragraphs: [
        '“I could be the other half,” said {A}, and sat down in the empty place. {H} knocked. “Who is it, please?” asked {A}. “No,” said {H}. “It’s ‘Who’s there?’, and very deep, like somebody in a drain.”',
        '“Who’s there?” said {A}, like somebody in a drain. It was nearly right. That was worse than quite wrong. {H}’s chin began to shake. “I don’t want you to do it well,” said {H}. “I want it from the right mouth.” And {H} cried.'
      ]
    },
    {
      id: 'gets-up',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} got up out of the empty place at once, and came round to {H}’s side. “It isn’t mine,” said {A}. “I only wanted to see whether it helps.”',
        '“It doesn’t,” said {H}. “No,” said {A}. “It can stay empty for a while, then. A place is allowed to be.” They looked at it, the two of them. There was a crumb on it.'
      ]
    },
    {
      id: 'fault',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Last week we had a quarrel,” said {H}. “It was about a crayon. Is it because of that?” “No,” said {A}. “It’s because of things that big people decide. They’d have decided it with the best crayon in the world.”',
        '“We made it up again,” said {H}. “Then that’s how you know that it holds,” said {A}.'
      ]
    },
    {
      id: 'forget',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“And what if there’s somebody new there to knock for?” asked {H}. {A} thought about it, and took it seriously. “I hope so,” said {A}. “Otherwise there’d be two empty places, one here and one there.”',
        '{H} had not looked at it from there. “But not for this joke.” “Not for this joke,” said {A}. “They’d have to find one of their own.”'
      ]
    },
    {
      id: 'more-of-it',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“What else did you do, the two of you?” asked {A}. {H} counted it up. There was the walk with three legs. There was the song where one of them only sang the ands. And once they had looked into a hole in the ground for a whole afternoon.',
        '“What was in it?” “Nothing. But we both looked.” {A} could see that this was a different thing from looking alone.'
      ]
    },
    {
      id: 'half',
      A: 'partner',
      paragraphs: [
        '{H} knocked on the table once more, not so that anybody should answer. It was quiet after it. “It just stops there,” said {H}. “It’s half a joke now. You can’t do anything with half.”',
        '“Where’s the other half?” asked {A}. “My friend has it.” {H} had said it without thinking, and then thought about it. “It went along,” said {H} slowly. “In the mouth.”'
      ]
    },
    {
      id: 'wave-off',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Everybody says it’ll be lovely there,” said {H}. “Perhaps it will,” said {A}. “Then it’s lovely there, and it’s sad here. Both of them can be so at once.” {H} tried to feel both of them at once. It made a strange face.',
        '“Like hot soup with a cold spoon,” said {A}. {H} nodded. It was just like that, and you ate it anyway.'
      ]
    },
    {
      id: 'keep-place',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Do I have to give the place to somebody else?” asked {H}. “Not tonight,” said {A}. “And if one day somebody sits down there?” “Then you can see who it is. They’d get the chair. The knock they wouldn’t get.”',
        '{H} laid one hand on the chair. It was still a bit warm, but that was from {A}.'
      ]
    },
    {
      id: 'pet-place',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had come near in the meantime, and was looking at the empty place. “You can’t do the voice,” said {H}. {A} did not try to.',
        '{H} knocked very softly. {A} looked at the table, and at {H}, and waited for what came next. “You see,” said {H}. “Everybody’s waiting.”'
      ]
    },
    {
      id: 'child-knocks',
      A: 'child',
      spare: 10,
      paragraphs: [
        '“I know one with a cow,” said {A}. “It goes moo before you’ve finished asking.” {H} did not want one with a cow just now. “Later, then,” said {A}, and kept it.',
        'It was good to know that it was there. You could see it on {A}: both lips were pressed together, and behind them was a cow.'
      ]
    }
  ],
  turn: [
    {
      id: 'send',
      A: 'partner',
      paragraphs: [
        '“Then we send the first half after it,” said {H}. They took a sheet of paper. {H} knocked on it twice, hard, so that it was in. Then they drew a fist in the middle, with two short lines beside it. That is how a knock looks. And nothing else.',
        '“Nothing else?” asked {A}. “How we are? That you’re sad?” {H} put one hand flat on the paper. “That’s in it,” said {H}. “You don’t knock like that for just anybody.”'
      ]
    },
    {
      id: 'slow',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“It’ll take a while,” said {A}. “First it goes there. Then comes ‘Who’s there?’. Then we have to say who.” {H} counted on {H}’s fingers. One joke would be on the road five times.',
        '“Then it’s the longest in the world,” said {H}. “People will laugh at it next spring.” A corner of {H}’s mouth went up a little. It had not been asked to.'
      ]
    },
    {
      id: 'where-it-is',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Where will it be tonight?” asked {H}. “Where we put it,” said {A}. “And tomorrow in the box on the corner. And then in a bag with a great many others, in the dark.” {H} thought about the bag. “Will they be knocking too?”',
        '“One or two, perhaps,” said {A}. “Most of them are only bills.” So {H} drew a small lamp on the back of the paper. Then the knock could see where it was, and so could the bills.'
      ]
    },
    {
      id: 'practise',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“And who’s going to be there?” asked {A}. “When the answer comes, and it says ‘Who’s there?’, what do we say?” {H} knew that already, and put both hands over it. “That isn’t said till it’s asked.”',
        '“Not even to me?” “Not even to you.” {A} was content with that. It is the best part of a joke, when only one person in the world has it. It keeps for as long as it has to.'
      ]
    },
    {
      id: 'elder-friend',
      A: 'elder',
      spare: 11,
      paragraphs: [
        '“I had one who moved away,” said {A}. “I was about as big as you.” “And who was that?” “Bo.” {A} still knew the name at once, and the street, and the colour of the gate.',
        '“Does it stop being sad?” asked {H}. “It gets smaller,” said {A}. “And Bo got bigger. I don’t know how that’s done.” {H} looked at {A} for a time. So they could be kept as long as that.'
      ]
    },
    {
      id: 'stamp',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They folded it, and it wanted an envelope. {H} licked the edge of it and shut it, and then listened to it, with one ear. “Is it knocking?” asked {A}. “Not yet,” said {H}. “It does that when it gets there.”',
        'On the front there was room for one name, and it went on there, quite large. {whom}. It looked well. It looked like somebody who was going to open something.'
      ]
    },
    {
      id: 'door',
      A: 'partner',
      paragraphs: [
        'They put it by the door, where nobody could go out without it. The place next to {H} was still empty. It was still sad, too. But now somebody a long way off was owed a knock, and {H} was owed an answer.',
        '“It isn’t over,” said {H}. “It’s only a long pause.” “I can hear it,” said {A}. They sat and listened to it, side by side. It was not a bad pause. It had somebody at each end.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round that place, and left it free.',
      '{names} pushed up close on the side where somebody was.',
      { text: '{names} set down a cup of something warm in front of {H}.', needs: ['hands'] },
      { text: '{names} poured the milk and did not joke at all.', needs: ['hands'] }
    ],
    way: [
      '{names} came to lean on whoever was crying.',
      '{names} pressed against the table, just under the knock.',
      { text: '{names} drew a chair up close, on {H}’s other side.', needs: ['hands'] },
      { text: '{names} passed a handkerchief across the table.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped a little at the two hard knocks.',
      '{names} breathed on the paper and left it as it was.',
      { text: '{names} smoothed the sheet on which the knock was.', needs: ['hands'] },
      { text: '{names} found a stamp and an envelope with no window.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the pens back into their cup, and wiped the crumb off the empty place. The chair they pushed in a little.',
    'Freshly washed, {H} lay down. Then {H} knocked on the wall, twice, with one knuckle, and did not wait. The answer was on its way. It only had far to come.'
  ],
  last: [
    'By the door the letter lay quite still, with a knock in it, and {H} was asleep.',
    'Far off somebody turned over, who knew the other half, and {H} slept.'
  ]
})
