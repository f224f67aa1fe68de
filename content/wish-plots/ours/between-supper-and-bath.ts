import { wishPlot } from '../wish-plot.ts'

export const oursBetweenSupperAndBath = wishPlot({
  id: 'wish-ours-between-supper-and-bath',
  tellsAny: 'ours',
  about: 'The hero does it for real before the bath, which is when the colander is dry; the first time it is over too soon, the second time it is helped to bits, and the third time it counts.',
  titles: ['Between Supper and the Bath', 'Nineteen Drips', 'The Wind Was a Tea Towel', '{H} Does It Before the Bath', 'One That Couldn’t Make Up Its Mind'],
  company: ['colander', 'sink', 'rug', 'lamp', 'tea towel'],
  want: [
    {
      id: 'before-the-bath',
      A: 'partner',
      paragraphs: [
        '“I’m going to {ours.my},” said {H} after supper. “Really, and before the bath.” The big colander hung over the sink and dripped. “The bath’s when that’s dry,” said {A}. “What do you need?”',
        'The rug was for underfoot, and the lamp for overhead. “And you’re all the rest,” said {H}. “You’re the people and the weather, and whatever’s on the other side.” {A} put on a second jumper, so as to be enough.'
      ]
    },
    {
      id: 'room-for-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You haven’t got {ours.thing},” said {A}. “I’ve got room,” said {H}. They pushed two chairs apart, and then a hand wider. Nobody put anything down in that place, and nobody leaned across it.',
        'By and by the kitchen got used to it. {A} fetched a glass from the sink, and went round {ours.the} without being told. On the way back {A} even said, “Excuse me.”'
      ]
    },
    {
      id: 'who-lends',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} went round the kitchen and asked. “Are you free?” {H} said to the ladle. “I’m {ours.mine} before the bath, and I’m short of a few things.” The ladle was free. The big pot had to soak, and was sorry.',
        'In the end they had the ladle, a cushion and a ball of string. They stood along the wall in the order of how much they wanted to. “The string’s keenest,” said {A}. “It’s never been asked to anything but parcels.”'
      ]
    },
    {
      id: 'which-people',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Which people am I?” asked {A}. “All of them,” said {H}. “There’s one with a hat, in front of one without. There’s one who saw a queue and joined it.” {A} was each of them for a moment, and kept having to change chairs.',
        '“And the one who misses it?” asked {A}. “There’s always somebody who bends down for a glove.” {A} practised that as well. It was a very good glove, and it fell at exactly the wrong time.'
      ]
    }
  ],
  way: [
    {
      id: 'too-soon',
      A: 'partner',
      paragraphs: [
        '{H} took one step on to the rug, and it was done. “That was me {ours.mine}!” said {H}. The colander had dripped three times. {A} had only one arm in the wind, and the wind was a tea towel.',
        { extra: 1, both: ['“The people aren’t here yet,” said {A}. “They’re still looking for their seats.”'] },
        { joins: true, both: ['{H} had got to the end before the beginning came in.'] }
      ]
    },
    {
      id: 'a-before',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s got no before,” said {A}. “A thing like that needs something to come after.” So {H} made one. {H} did up a button that was done up already. {H} looked at the ceiling, to see how late it was. Then {H} said, “Right.”',
        'The first “Right” was too small. The second sounded like shopping. It took four, and from the fourth you could hear that {H} was about to {ours.do}. {A} had gooseflesh under both jumpers.'
      ]
    },
    {
      id: 'mild',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What weather do you want for it?” asked {A}. “Not much,” said {H}. {A} tried drizzle, with ten fingertips, and it came out as hail. Then {A} tried fog, with the tea towel over both eyes, and met the table.',
        '“Can you do mild?” asked {H}. Mild is the hardest of all. {A} stood there with loose arms and was mild, from the socks up. You hardly noticed it. “That’s it,” said {H}. “I could {ours.my} in that.”'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Just where the hardest moment was to be, there was {A}. {A} had been there first, and looked settled. “You’re in the middle of it,” said {H}. {A} did not see whose business that was.',
        'So the hardest moment was moved one chair to the left. It was no easier there. But now {H} could {ours.do} without disturbing anybody. {A} had a place that other people would have paid for.'
      ]
    },
    {
      id: 'all-that-help',
      A: 'partner',
      paragraphs: [
        'The second time {A} was ready. A pan lid was the people, and they were all for {H}. “Left a bit!” they called. “Now!” When the hardest moment came, the weather took {H} by both elbows and pulled.',
        { extra: 1, both: ['The other side ran to meet them, and did the end. “Forty-six drips!” said {A}, and clapped all round.'] },
        'There had been hardly any left for {H} of {ours.doing}. “That was mostly you,” said {H}. {A} could not deny it.'
      ]
    },
    {
      id: 'both-sides',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had to be on this side and on the other one. It meant going round the table each time. “Good evening,” said {A} over here. “Good evening to you,” said {A} over there, and held on to a chair.',
        '“Do you know each other?” asked {H}. “Only from the corner,” said {A}. “We’re always in such a hurry.” {H} asked them both to look this way. Neither of them had ever seen {H} {ours.do}.'
      ]
    },
    {
      id: 'jelly',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once did a thing between the soup and the pudding,” said {S}. “Was it like {ours.mine}?” asked {A}. “It was smaller,” said {S}, “but I had a stiff collar on.”',
        '“And how long did it take you?” {S} knew that exactly. The pudding was a jelly. It had been wobbling when {S} got up, and it was still wobbling when {S} sat down again. “I’ve never been as quick since,” said {S}.'
      ]
    },
    {
      id: 'clock',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why don’t we take the clock?” asked {A}. {H} had nothing against the clock, but it was no good for this. “It says the same of everything,” said {H}. “It said ten minutes at the dentist’s, and ten minutes at the fair.”',
        '“And weren’t they?” “One was a week,” said {H}. The colander was better. It had never heard of minutes, and let go of each drip when it was ready. It was just the thing for {H} to {ours.do} by.'
      ]
    },
    {
      id: 'narrow',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Beside the fridge {H} tried the hardest part on its own, only to have met it. “What’s it like?” asked {A}. “Narrow,” said {H}, “and then it isn’t.”',
        '{A} held out one hand to where it had been. There was nothing to feel, but it was colder there than anywhere else in the room. “That’s the fridge,” said {H}. “The hard part of {ours.mine} is further left.” {A} moved the hand further left, and nodded, and put it in a pocket.'
      ]
    },
    {
      id: 'on-nobodys-side',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the edge of the rug. “I was being kind,” said {A}. “Weather isn’t kind. It’s never even heard that you want to {ours.your}.”',
        { extra: 1, joins: true, both: ['“And the other side doesn’t come to meet you,” said {H}. “It stands there like a wardrobe.”'] },
        { extra: 2, joins: true, both: ['The colander dripped once, and had a rest. There was not much left in it.'] }
      ]
    },
    {
      id: 'no-spoons',
      A: 'same',
      spare: 6,
      paragraphs: [
        'So {A} had to learn not to help. {H} let a spoon fall, on purpose. {A}’s arm went out by itself, as far as the sleeve allowed. “Weather doesn’t pick up spoons,” said {H}. {A} took {A}’s arm back.',
        'They did it with a peg, and with a sock. At the sock {A} had to look at the ceiling and hum. At the lemon only one finger twitched. “Now you can watch me {ours.mine},” said {H}, “and not so much as point.”'
      ]
    },
    {
      id: 'coat',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} practised the other side, against the wall. “Too friendly,” said {H}. “You look as if you’d be pleased.” “It’s my face,” said {A}. “It does that.” They tried it with {A}’s eyes shut, and then it was pleased about something further off.',
        'In the end they hung a coat in front of it. The coat did not mind one way or the other. It had seen {H} {ours.do} before, or else it had not. You could not tell by a single button.'
      ]
    },
    {
      id: 'ding',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} wanted to be the bell at the end. “Ding,” said {S}. “It isn’t the end yet,” said {A}. “I’ve still got to {ours.my}.” {S} knew that. It was a long ding, and had to be started early.',
        'From then on it hummed behind {S}’s lips, quite low. Once it stopped for a drink of water. Then it began again in the very same place, and even a real bell can’t do that.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-counts',
      A: 'partner',
      paragraphs: [
        'So {H} waited until everything had come that was not {H}.',
        { extra: 1, joins: true, both: ['The wind blew past, on its way to somebody else. Among the people, someone coughed.'] },
        { joins: true, both: ['Then the first moment came in, and {H} let it.'] },
        'The rug was as wide as it had to be. {H} went on, bit by bit, until only the hardest moment was left. There was no hand in it, for {A} was sitting on both by then. A drip hung from the colander, and did not fall. And {H} {ours.did}. {H} did all of it, and the people stood up. Then the drip fell.'
      ]
    },
    {
      id: 'that-one',
      A: 'partner',
      paragraphs: [
        '“Nineteen,” said {A}, quite hoarse, “and one that couldn’t make up its mind. Does that one count?” “That’s the one that waited for me to {ours.my},” said {H}. “It counts most.”'
      ]
    },
    {
      id: 'judge',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'They still wanted a judge who was on nobody’s side, and there was {A}. “What was it worth?” asked {H}. {A} looked at {H} for a long time and did not blink. Then {A} blew a bubble.',
        '“One bubble,” said {H}. “Is that a lot, for {ours.mine}?” It was the only one that {A} gave all evening. So it was one out of one, and nobody could have had more.'
      ]
    },
    {
      id: 'first-thing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s the very first thing you notice,” asked {A}, “when you {ours.your}?” {H} knew it at once. “How quiet your socks are,” said {H}. “Then it smells of pencils for a bit.” {A} had expected nearly anything else.',
        '“And the last thing?” “That your tongue’s been out the whole time,” said {H}, and put it in.'
      ]
    },
    {
      id: 'people-go-home',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then the people had to go home, and {A} was all of them. They went out by the door, one after another, and they talked. “I saw everything,” said one. “I sat behind a hat,” said the next. “I only came in for a spoon.”',
        'It took {A} six times out through the door, and five times back in without being seen. The last of them stopped on the mat. “I didn’t think that {H} could {ours.do},” said that one, “and before the bath.”'
      ]
    },
    {
      id: 'five-raisins',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And how was it for {ours.the}?” asked {A}. {H} considered that. “A surprise,” said {H}, “but a nice one.” They put five raisins on a saucer, by way of thanks, and pushed it under the table.',
        '“What if there are still five in the morning?” asked {A}. “Then we’ll know that it wasn’t done for the raisins,” said {H}.'
      ]
    },
    {
      id: 'from-behind',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Do I look like somebody who’s just been {ours.mine}?” asked {H}. {A} walked all round {H}, once each way. “From behind, yes,” said {A}. “It’s in the shoulders. From the front you look like somebody who’s had beans.”',
        '{H} tried going out of the room backwards, so that people would see it. It was a good way to leave. {A} opened the door for it, and shut it after the shoulders.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined the people, right at the front.',
      '{names} blew at the colander, to help it dry.',
      { text: '{names} hung up a second tea towel, in case the weather needed it.', needs: ['hands'] },
      { text: '{names} spread out a raincoat, ready for whatever was on the other side.', needs: ['hands'] }
    ],
    way: [
      '{names} swayed in the wind, which smelled of soap.',
      '{names} leaned left a bit, when it was called.',
      { text: '{names} shook the salad spoons, for rain.', needs: ['hands'] },
      { text: '{names} caught a drip in a cup, and it counted all the same.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood up with the people, and stayed up.',
      '{names} whooped with the rest of the people.',
      { text: '{names} flapped a tea towel, to show the weather out.', needs: ['hands'] },
      { text: '{names} gave the colander a wipe, and it was dry at last.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the tea towel, and it did not stir. The rug lay as flat as any rug. The colander was dry on both sides.',
    'So it was the bath. The tap let go of one drop. “Don’t you start,” said {H} softly.',
    '{H} was dried from top to toe, and lay down. Outside there was weather, and it was not for anybody.'
  ],
  last: [
    'Nineteen drips, and one that waited, and {H} {ours.did}. Now {H} was asleep.',
    'It was quiet enough for {H} to {ours.do} once more, very slowly. But {H} was asleep before the first moment came in.'
  ]
})
