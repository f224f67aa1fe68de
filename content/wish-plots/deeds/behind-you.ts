import { wishPlot } from '../wish-plot.ts'

export const deedBehindYou = wishPlot({
  id: 'wish-deed-behind-you',
  tellsAny: 'once',
  deeds: ['seeks'],
  out: true,
  about: 'Somebody looks for something and has it behind them the whole time: everybody goes in a row and looks where the first one looks, until {H} turns the row round.',
  titles: ['Behind You', 'The Row Turns Round', 'Everything in Front', '{H} Is the Last', 'Not There Either'],
  company: ['torch', 'row', 'letter box', 'hedge', 'street'],
  want: [
    {
      id: 'all-day',
      A: 'partner',
      paragraphs: [
        'Under the window somebody said “Not there either,” and a bit later, “Nor there.” It was {once.first}. All day {once.who} had been {once.doing}. “That’s everything now,” said {once.who}, “from the left end of the street to the right.”',
        '{H} and {A} came out in their coats. {H} had a new torch that had not found anything yet. “I want to be the one who finds {once.the},” said {H}.'
      ]
    },
    {
      id: 'what-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How will we know {once.the}?” asked {A}. “You’ll feel it,” said {once.who}, “here.” They all felt there. With {H} it was a button. With {A} it was more of a draught.',
        '“And what do we do when we’ve found {once.the}?” asked {H}. {once.who} had never got as far as that. “Stand about,” said {once.who} after a time, “and be glad.” They tried that out for a moment. It was quite easy.'
      ]
    },
    {
      id: 'sandwich',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Have you had anything to eat?” asked {A}. {once.who} had not liked to. “You look down, to see what’s in it,” said {once.who}, “and you miss {once.the}.”',
        'So {A} fed {once.who} a cheese roll, bite by bite, from the side. {once.who} looked straight ahead and chewed. “There’s gherkin in it,” said {once.who}, and very nearly looked down.'
      ]
    }
  ],
  way: [
    {
      id: 'in-a-row',
      A: 'partner',
      paragraphs: [
        'They went in a row. {once.who} {once.was} first, and knew already where there was nothing. {H} came next with the torch, and {A} was last. Where {once.who} looked, the torch looked, and where the torch looked, they all looked. There was a letter box. There was a puddle with a leaf in it. “Not there either,” they said, all three.',
        'At the fourth letter box {H} stopped. It was the first one again. They had been right round the houses, and {once.the} had not been in front of anybody.'
      ]
    },
    {
      id: 'standing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If you stop looking, it comes,” said {A}. “With me it was the same with the scissors.” So they sat down on the wall and took no interest in anything. {H} took no interest in a cloud. {A} took no interest in both shoes.',
        '“Nobody’s looking at all,” said {once.who}, and looked round quickly, to see whether it was working. “That was looking,” said {H}. “That was only resting,” said {once.who}, “with a turn in it.”'
      ]
    },
    {
      id: 'calling',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Have you tried calling?” asked {A}. {once.who} hadn’t. But what do you call? {A} called “Hello,” and {H} called “Cooee.” Then they called both at once, and it came out as something else. A window opened, and a man asked who wanted him.',
        'His name turned out to be Hellowey. He had been waiting for somebody to call him since half past six. “Well, that’s one,” said {H}, and they waved to him, and went on.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps it’s stuck to you somewhere,” said {A}. “I’ve had that with a jam label.” They searched {once.who} from top to bottom. They even looked behind {doer.part}. A leaf was there, and a bus ticket, and a good deal of dust from July.',
        '“So that’s where it got to,” said {once.who}, and meant July. {H} shone the torch once more on {doer.part}. “Nobody’s looked there for a long time,” said {H}.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They stood still, to listen. It was quiet right to the end of the street. “{doer.sound},” said somebody, quite near. “What was that?” whispered {A}. “That’s only the listening,” whispered {once.who}. “It comes by itself.”',
        'So they listened to it on purpose. “{doer.sound}.” Somewhere it came back, only smaller, the way things do from a wall. {once.who} {once.was} so pleased that somebody had answered.'
      ]
    },
    {
      id: 'halves',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“We’ll divide it up,” said {A}. “You take what’s up, and I take what’s down.” {H} looked up, at wires, and a bit of kite. {A} looked down, and found a marble, a clothes peg and half a snail’s path.',
        '“And the middle?” asked {H}. The middle was for {once.who}. But there was so much of it, and it began straight away. “That’s a hedge,” said {once.who}. “That’s still the hedge.”'
      ]
    },
    {
      id: 'other-people',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A man came by with a dog’s lead and no dog. “You haven’t seen a brown one?” he asked. “You haven’t seen {once.the}?” asked {once.who}. Neither of them had. They stood together for a moment, like people at a bus stop.',
        'Then the dog came round the corner, looking for the man. “There you are,” they both said, each in his own way. {once.who} looked after them for quite a while. “So it does happen,” said {once.who}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} looked through one hand, rolled up like a telescope. “I can see something,” said {S}. Everybody stopped. “It’s big. It’s pink. It’s got lines on.” {A} came running with the torch.',
        '“It’s moving,” said {S}. It was the other hand. {S} had held it out in front, to have something to look at. “It counts,” said {S}. “I didn’t know it would look like that.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I once waited at a window for a whole afternoon,” said {S}. “My uncle was bringing a kite.” “When did he come?” asked {A}.',
        '“At two,” said {S}, “by the back door. He had his tea, and asked where everybody was. He told me afterwards that I’d had a very patient neck.” {S} looked round, just once, in case.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Only {A} did not look where the torch was looking. {A} looked the other way the whole time, and with great interest. “Not there,” said {once.who} kindly. “We’ve been there.” {A} went on looking.',
        '{H} turned the torch round to see. By the time it had turned, {A} looked politely at the letter box like everybody else. It’s hard to explain things to people with torches.'
      ]
    },
    {
      id: 'last-in-the-row',
      A: 'partner',
      paragraphs: [
        '“We all look in front of the first,” said {A}. “Nobody looks behind the last, and that’s me. I’ve had company there since the second letter box.” {once.who} had never looked there, for behind you is where you’ve been already.'
      ]
    }
  ],
  turn: [
    {
      id: 'turn-round',
      A: 'partner',
      paragraphs: [
        '{once.who} swung right round at once, and all that {once.who} saw was {H}. “Not like that,” whispered {H}. “The whole row, all together.” {H} switched off the torch, so as not to startle anybody. “One, two, three.”',
        'And the row turned round on the spot. Now {A} was first, with both eyes shut, to be fair, and {once.who} came last. In the dark a leaf moved. “Not there,” began {once.who}, out of habit.'
      ]
    },
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        '{H} put on the torch. Three steps off, quite plainly, they saw {once.the}. “There,” said {H}. “Good evening,” said {once.who}, rather hoarse. It had been as near as that all day, only always on the other side. “We won’t mention how long it took,” said {once.who}.',
        { extra: 1, joins: true, both: ['{once.the} {what.does}, as if there had never been any fuss.'] },
        '“Can I look now?” asked {A}. “Open one,” said {H}, “and then the other.” {A} did. “Oh,” said {A}, “so that’s what was behind me.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. Nobody had looked out for that, neither in front nor behind. “Was that there all day as well?” asked {A}. “No,” said {once.who}. “That would’ve been noticed.” {H} coughed a little, and said nothing.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Once more,” said {once.who}. So {once.who} looked at the letter box again, for as long as it takes to breathe in. And then round. “There,” said {once.who}. It worked every time.',
        '{H} tried it with the street lamp, and {A} with the front door. You looked away, and you looked back, and there it was. “How long has it been doing that?” asked {A}. They could have gone on for hours.'
      ]
    },
    {
      id: 'new-search',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And what will you do tomorrow?” asked {A}. {once.who} had always had something on. Now there was the whole of Thursday, with nothing missing from it. “You could lose something small,” said {H}, “to begin with.”',
        'They put a clothes peg down on the wall and walked off, whistling. After ten steps {once.who} stopped. “Oh,” said {once.who}, “where’s the peg?” It went very well. It was found in no time at all.'
      ]
    },
    {
      id: 'home-backwards',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the way back they walked backwards, to see what else there was. The houses came past from the other side. The letter box got smaller, which it had never done before. “There’s the puddle,” said {A}, “and its leaf’s going home.”',
        '{H} bumped into the door with the back of one coat. So it had been behind {H} the whole way. “Good evening,” said {H} to the door. You get used to it quickly.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} had been carried the whole evening, and had looked backwards over a shoulder from the beginning. {A} had waved now and then. Everybody had thought that it was for the lamps.',
        'Now {A} waved again, as you do to somebody you’ve known for hours. “You might have said,” said {once.who}. {A} blew a bubble. It had been said, several times.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out too, and peered into the nearest puddle to be of use.',
      '{names} sneezed, and {once.who} looked there as well.',
      { text: '{names} lifted up the doormat, and laid it straight again.', needs: ['hands'] },
      { text: '{names} buttoned coats in the dark, and got every one of them wrong.', needs: ['hands'] }
    ],
    way: [
      '{names} squeezed into the row and trod on the heels in front.',
      'At the fourth letter box, {names} sat down for a moment to think.',
      { text: '{names} put a hand into the hedge, and pulled out a tennis ball.', needs: ['hands'] },
      { text: '{names} posted a leaf at the first letter box, and met it again at the fourth.', needs: ['hands'] }
    ],
    turn: [
      '{names} edged a little nearer, to be polite.',
      '{names} squeaked very softly, and then held very still.',
      { text: '{names} covered up two eyes with two hands, and left a gap.', needs: ['hands'] },
      { text: '{names} felt along the row, and everybody was there.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats hung in a row again, each of them behind the next. Under the window it was quiet. {once.who} {once.was} close by {once.the} now, and did not even have to turn round.',
    '{H} washed, and laid the torch beside the bed. Then {H} lay down, first on one side and then on the other.'
  ],
  last: [
    '{H} turned over once more, and there was sleep, right behind, and {H} was asleep.',
    'The row was home, and the first was last, and {H} slept.'
  ]
})
