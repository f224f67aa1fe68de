import { wishPlot } from '../wish-plot.ts'

export const oursFourHats = wishPlot({
  id: 'wish-deed-ours-four-hats',
  tellsAny: 'ours',
  deeds: ['opens'],
  about: 'The hero opens it and does all the work there in four hats, and the four fall out, for they never meet; so all of them are put on at once, and the whole staff has its tea.',
  titles: ['Four Hats', 'The Bobble Hat Has Left', 'A Word with the Boss', '{H} Has a Staff', 'The Bottom One'],
  company: ['hats', 'hat', 'bobble hat', 'tea cosy', 'rain hat', 'boss', 'queue', 'tin', 'biscuits', 'door', 'nail', 'broom', 'staff', 'card', 'corner', 'colander'],
  want: [
    {
      id: 'four-hats',
      A: 'partner',
      paragraphs: [
        'On Tuesday {H} {ours.did}. {H} did all the work. For letting people in there was the bobble hat. For serving them there was the tea cosy, and for sweeping up the rain hat. The black one with the brim was for the boss.',
        'On the shelf stood a tin. “What’s in there?” asked {A}. “Biscuits for the staff,” said {H}. “One each, at tea time.” {H} had never had a staff before.'
      ]
    },
    {
      id: 'good-morning',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The bobble hat practised its good morning. “It has to sound as if you’d been waiting for just that one,” said {A}. {H} tried it on the broom. “Good morning,” said {H}, and held the door, and looked so pleased.',
        'The broom fell over. “That’s how it should be,” said {A}, and stood it up. “Only with people you’d want it a bit weaker.”'
      ]
    }
  ],
  way: [
    {
      id: 'a-word-with-the-boss',
      A: 'partner',
      paragraphs: [
        'By ten {ours.the} had a queue. The bobble hat let it in, and the tea cosy ran to serve it. The rain hat swept up. “It’s slow,” called somebody. “I want the boss!” On went the black hat. “I’ll have a word with them,” said the boss, and went round the corner.',
        '“You’re too slow,” they heard the boss say. There was a pause, while {H} changed hats. “And you only stand about,” said the bobble hat. When {H} came back, the bobble hat was hanging on a nail. “It doesn’t work here any more,” said {H}.'
      ]
    },
    {
      id: 'whose-job',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And who’s in charge of {what.part}?” asked {A}. {H} asked all the hats, one after another. Each had thought that it was one of the others.',
        '“Then that’s for the boss,” said {H}, under the black one. The boss went and looked at {what.part} for a minute, with both hands behind {H}’s back. “Well?” asked {A}. “It’s being kept an eye on,” said the boss.'
      ]
    },
    {
      id: 'wanted-at-the-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“{what.sound},” it went at the back of {ours.the}. That meant that somebody was wanted there. {H} was in the rain hat, and went on sweeping. It would be for the tea cosy.',
        '“{what.sound},” it went again. {H} put on the tea cosy and ran. But it had been for the rain hat all along. Somebody had dropped a crumb, and was standing on it, so that nobody else should.'
      ]
    },
    {
      id: 'to-keep-them-happy',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The queue had to be kept happy in the meantime. {A} turned round to it. “{what.fact},” said {A}. The queue passed it on to the back, and you could hear it getting there.',
        'By and by something came up to the front again. “They’d like another one, back there,” said {H}. But that was all that {A} knew about it. “It’s a true one,” said {A}. “They can have it twice.”'
      ]
    },
    {
      id: 'what-it-needs',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Is anything missing here?” asked {A}. {H} asked round. The bobble hat wanted a mat, and the rain hat wanted fewer people with raisins. The tea cosy had said something, but into the wool.',
        'The boss thought for longest. “{what.wants},” said the boss. {A} could see that. You forget that sort of thing when you only look at the money.'
      ]
    },
    {
      id: 'blue',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The tea cosy came down over both ears, so it was hard of hearing. “Two!” called somebody at the front. “Blue?” asked the tea cosy. “Two!” “Through there,” said the tea cosy kindly, and pointed at the door.',
        '{A} held up two fingers above the queue. Now it was clear. The tea cosy waved back with two.'
      ]
    },
    {
      id: 'the-right-time',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Somebody had only come in to know the time. The bobble hat had no watch. It sent on to the tea cosy, and the tea cosy sent to the boss. Each of them was just round the corner, and said, “One moment, please.”',
        'The boss looked at the clock. “Ten past,” said the boss. By then it was a quarter past. “It was ten past when I asked,” said the somebody, quite content.'
      ]
    },
    {
      id: 'they-are-related',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A man came in with a pad. He had to write down how many worked in {ours.the}. “Four,” said {H}. “I can see one,” said the man. So {H} went round the corner, and came out four times.',
        'He wrote down four. Then he tapped his teeth with the pencil. “They’re very alike,” said the man. “They’re related,” said {A}. He wrote that down too, and that was a page full.'
      ]
    },
    {
      id: 'left-behind',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Something had been left behind. It was a glove, and it had six fingers. “Whose is this?” asked the bobble hat, and held it up high. The queue looked at its hands, and each counted.',
        'It was nobody’s. {A} put it on the shelf, beside the tin. “It’ll be missed tonight,” said {A}, “when they get to the sixth.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had come in past the whole queue. {A} settled in the one spot where everybody had to go round. “Who’s that?” asked somebody at the front. “The owner,” said the boss, more quietly.',
        'For {A} there was no hat, and {A} did not miss it. You could tell at a glance. Nobody else in {ours.the} had done nothing for so long.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once had a boss,” said {S}. “What was he like?” asked {A}. “He was mostly under the table,” said {S}. “He lost a screw on the first day, and never stopped looking.”',
        '“And who did the work?” “We held the torch,” said {S}. “It was good work. When I left, he shook my hand from down there. He said that I’d be hard to replace, as a light.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had come about a job. “What can you do?” asked {A}, under the black hat. {S} could hop, and say all the days, and keep a secret. “What secret?” asked the boss.',
        '{S} said nothing. The boss waited. {S} went red, but still said nothing. “You’ve got the job,” said {A}. It was a job with hopping, and {S} began at once.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} had found something to do as well. Whenever {H} bent down, {A} took off a hat. It went quickly. {H} bent down as the boss, and came up as nobody.',
        '“I’d like to speak to the boss,” said somebody at the front. {H} pointed down. There sat the boss, with the brim over both eyes and a rusk. “Ba,” said the boss. It was not the time to ask for anything.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Near us there’s a shop with only a dog in it,” said {S}. “And who do you pay?” asked {A}. “The dog,” said {S}. “Does it give you change?” “Not yet,” said {S}, “but you get the paw.”',
        '{A} wrote that on the back of the card: paw. It could be thought about later, when there was a dog to spare.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. The rain hat said that this was for the tea cosy. The tea cosy thought that it was for the boss. The boss had gone to look for them both. So {A} saw to it, without a hat.'
      ]
    },
    {
      id: 'still-warm',
      A: 'partner',
      paragraphs: [
        'Now nobody was let in at all. {A} went round the corner, and felt the other hats from the inside. “They’re warm,” said {A}. “They’ve been running since nine, and they’ve never once met. When one comes, the other’s just gone.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-in',
      A: 'partner',
      paragraphs: [
        '{H} put on the black hat, and on it the tea cosy, and then the rain hat. {H} took the bobble hat from its nail, and said sorry to it. Now all four were in.',
        '{H} turned the card on the door to shut. “Five minutes,” said {H}. “The staff’s having its tea.” {A} held the tin. There was one each, from the top down. {H} ate all four, and said thank you four times.'
      ]
    },
    {
      id: 'the-tea-itself',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They had things to tell each other at tea. The bobble hat said who had been at the door. The rain hat said what had been on the floor. {A} poured, and turned from one to the next, in {H}.',
        '“And what does the tea cosy say?” asked {A}. {H} listened upwards. “That it’s nice to sit beside a pot,” said {H}. “As a rule it has to go over it.”'
      ]
    },
    {
      id: 'through-the-door',
      A: 'same',
      spare: 9,
      paragraphs: [
        'With so many on, a door is not so simple. {H} bent both knees to get under. “After you,” said {H} upwards. Nobody up there wanted to be first. So they all went together, and {A} held the bobble.',
        'On the other side they were counted. “Three,” said {A}. They found the rain hat behind the door. It had stopped to sweep.'
      ]
    },
    {
      id: 'the-bottom-one',
      A: 'partner',
      paragraphs: [
        'Now whoever was wanted in {ours.the} was there. “And which one’s the boss now?” asked somebody. “The bottom one,” said {H}. “It holds up the others.”'
      ]
    },
    {
      id: 'wages',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At six there were wages. What had come in was coins and buttons, and the boss made four heaps of it. One heap went into each hat. They were all the same height. The boss bent down to see.',
        '“The boss could have taken more,” said {A}. {H} had thought of it, under the brim. “The others would have felt it,” said {H}. “They’re sitting on top.”'
      ]
    },
    {
      id: 'after-the-biscuits',
      A: 'partner',
      paragraphs: [
        'Last of all {A} came in with the colander on. “I’d like to work here too,” said {A}. The boss looked up at it. “You’re only after the biscuits,” said {H}, and held out the tin.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} queued in front of the door, to be the first business of the day.',
      '{names} sniffed at the biscuit tin, but did not belong to the staff.',
      { text: '{names} took down the hats in the right order, and wore none of the four.', needs: ['hands'] },
      { text: '{names} turned the card on the door, there and back, until it hung straight.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the tea cosy, and met the rain hat coming back.',
      '{names} moved up in the queue, by one shoe’s length an hour.',
      { text: '{names} kept a hand on the tin, because of the customers.', needs: ['hands'] },
      { text: '{names} straightened the bobble, out of sympathy.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on the counter, and got served by the whole tower at once.',
      '{names} swayed a little, whenever the hats did.',
      { text: '{names} dusted the nail, which had nothing to hold now.', needs: ['hands'] },
      { text: '{names} brought the staff more tea, in four thimbles.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rain hat swept {ours.the} once more, and the bobble hat locked up. “A good Tuesday,” said the boss.',
    '{H} hung the hats on one hook, each inside the next. Then {H} washed, and lay down with a bare head.'
  ],
  last: [
    'On the hook hung the whole staff, with the boss at the bottom, and {H} was asleep.',
    'In {ours.the} it was dark and swept, and nobody was wanted, and {H} was asleep.'
  ]
})
