import { wishPlot } from '../wish-plot.ts'

export const onceRequestStop = wishPlot({
  id: 'wish-once-request-stop',
  tellsAny: 'once',
  about: 'Whoever did it drives the bus that goes past it nine times a day, and cannot get off, for somebody has to hold the bus; the hero holds it, and sees it all in the mirror.',
  titles: ['Request Stop', 'The Number Nine', 'The Bus, the Coats and {once.who}', 'Nine Times a Day', '{H} Holds the Bus'],
  company: ['hall', 'chairs', 'coats', 'bell', 'scarf', 'bus', 'step', 'mirror', 'plate', 'door', 'driver'],
  want: [
    {
      id: 'the-number-nine',
      A: 'partner',
      paragraphs: [
        '“{once},” said {H}, “and we weren’t there.” Ting, it went outside the door. There stood {once.who}, with a bicycle bell. “Number nine,” said {once.who}. “It goes right past. Have your chairs ready.”',
        'They put the chairs two and two, and hung a scarf above them from hook to hook. “Thinking About It,” called {once.who}, “Very Nearly, {once.mine}, Home!” {A} paid with two buttons. {once.who} took the wheel, which was a plate.',
        {
          joins: true,
          both: [
            '{once.who} {doer.does}, as drivers do before they start.',
            'First of all {once.who} {doer.does}. The best drivers do.',
            'The doors hissed, and that was {H}.'
          ]
        }
      ]
    },
    {
      id: 'single-or-return',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“To {once.doing}, please,” said {A}. “Single or return?” asked {once.who}. {A} had never thought of staying there. “What’s it like in the evening?” asked {A}. “Quieter,” said {once.who}. “The shops are shut.”',
        '{A} took a return, and it was a button with four holes. But the single lay there too, and was a very fine one, with an anchor on it. {A} looked at it until the doors had closed.'
      ]
    }
  ],
  way: [
    {
      id: 'goes-past',
      A: 'partner',
      paragraphs: [
        'Thinking About It was a long stop. Very Nearly was windy. “There!” said {H}. Under the coats, as near as a hand, was the stop for {once.doing}. Then the bus was past it.',
        { extra: 1, both: ['“Home,” called {once.who}. “All change, please.” It was the same hall.'] }
      ]
    },
    {
      id: 'thirty-umbrellas',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the back seat lay an umbrella. “That’s from somebody who meant to {once.do},” said {once.who}. “They get out at Thinking About It, and leave something behind. I’ve got thirty of those at home, and a cello.”',
        '“Don’t they ever come back for it?” asked {A}. “They think about it,” said {once.who}. {A} had been about to put down a hat, and kept it on.'
      ]
    },
    {
      id: 'honk',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'The second time, {A} tried to stop the bus. When the stop for {once.doing} came in sight, {A} leaned out and called “{doer.sound}!” It was as loud as {A} could make it. “{doer.sound}!” called {once.who} from the wheel, very pleased, and drove on.',
        '“Why didn’t you stop?” asked {A}. “You only said good evening,” said {once.who}. “I said it back.” Behind them the stop had gone by again, and they had hardly seen it for the coats.'
      ]
    },
    {
      id: 'very-nearly',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What is there to see at Very Nearly?” asked {A}. They had a minute, and got off to look. There was a bench there, with one place on it quite worn away. “That’s where people sit to do up a shoe,” said {once.who}.',
        '“And then?” asked {H}. “Then they do up the other.” {A} sat down on the worn place, just for a moment, and did up a shoe. It took a great deal of calling to get {A} back on.'
      ]
    },
    {
      id: 'four-holes',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“All tickets, please,” said {A}, who had got in somewhere with a different voice. {H} held out a button. “Two holes,” said {A}. “That’s only as far as Very Nearly. For {once.doing} it’s four.”',
        '“Can’t I look at it from the step?” asked {H}. “Looking is three,” said {A}. There was no such button in the tin. So {H} held a thumb over one hole of a big one, to see how far it got.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} rang at every corner, with a spoon on the heater. “Who’s getting off?” asked {once.who}. “Nobody,” said {S}. “I’m only ringing that I’m here.” {A} thought that it was not allowed.',
        '{once.who} had to turn that over for a bit. “In all these years nobody’s ever told me so,” said {once.who}. From then on there was an answer from the front each time, one ting for one.'
      ]
    },
    {
      id: 'passengers-say',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'To pass the time until Very Nearly, {A} became a passenger with a bag. “You see a lot of {seen.many} on this line,” said the passenger to {H}. “I could tell you a thing or two. {seen.guess}.”',
        '“{seen.fact},” called {once.who} over one shoulder. “You mustn’t talk to the driver,” said the passenger. “I didn’t,” said {A}’s other voice. “The driver talked to me.” It was quite true, and the bag had heard it as well.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And the bus the other way?” asked {A}. “That’s the nine as well,” said {once.who}, “but it comes from the end. You get in tired and pleased. Then it’s {once.mine}, and after that you’ve never heard of it.”',
        '“And where do you get out?” asked {H}. “At breakfast,” said {once.who}, “with the whole day in front of you, and nothing planned.” They did not take that one. But {A} waved to it, in case somebody waved back.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} travelled free, and had chosen the place where everybody else’s feet had meant to be. At each stop {A} stayed where {A} was. When the stop for {once.doing} went by, {A} gave it one look. It might have been the post office.',
        '“A regular,” said {once.who} with respect. “That’s somebody who knows the whole line, and has never needed any of it.”'
      ]
    },
    {
      id: 'round-by-the-kitchen',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the corner there was a rug across the road. So the number nine went round by the kitchen, and at the stove stood somebody with a handle. “We don’t leave people standing,” said {once.who}, and took the saucepan on.',
        '“Are you going to {once.doing} as well?” {A} asked it. It had its lid on, and did not say. “They never get off,” said {once.who}. “They come for the ride.” {A} held it steady round the corners.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“When I was young, the bus only went to Thinking About It,” said {S}. “From there you walked.” “All the way to {once.doing}?” asked {A}. “In the rain,” said {S}, “with a cake tin.”',
        '“Did anybody turn back?” “Nearly all of them, at the gate,” said {S}. “I would have too. But you can’t turn back with a cake tin. People want to know what happened.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours it’s the number four,” said {A}, “and it always stops there.” “Then everybody must get off,” said {H}. “All of them,” said {A}. “They’re at {once.doing} before they know it, and most of them only wanted the swimming baths.”',
        '{once.who} {once.was} quiet for a whole stop. “I don’t say that it’s wrong,” said {once.who}. “But I like to be asked.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 16,
      paragraphs: [
        '{A} sat in front and did not pay. When the bus stopped, {A} laughed. When it went on, {A} laughed as well. “{A} doesn’t mind where it goes,” said {H}.',
        '“That’s the best sort,” said {once.who}. “The ones who want to {once.my} ask at every corner if they’re there.” {A} was there. {A} had been there since the hall.'
      ]
    },
    {
      id: 'nobody-rang',
      A: 'partner',
      paragraphs: [
        'They paid again, and the bus went past the stop again. “Why don’t you stop there?” asked {H}. “It’s not for the driver to say,” said {once.who}, without looking round. {A} was looking up at the scarf. “Nobody’s rung,” said {A}. “For {once.doing} you have to ring. It’s a request stop.”'
      ]
    },
    {
      id: 'nothing-does-itself',
      A: 'partner',
      paragraphs: [
        'So {H} pulled the scarf, and called “Ting!” The bus stopped, and there they stood under the coats, at the stop for {once.doing}. {A} looked to the left, as people do. Nothing happened all by itself.',
        '“How does it begin?” called {H}. “I’d have to show you,” said {once.who}. “I got off there once. I’ve only had it through the glass since then, nine times a day.” “Then get off!” said {A}. “A driver can’t,” said {once.who}. “Somebody has to hold the bus.”'
      ]
    },
    {
      id: 'somebody-at-the-wheel',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Then we’ll get another driver,” said {A}. At the wheel they put {doer.stand}. From outside you’d have thought that it was {once.who}. {A} {doer.move}, so that the new driver knew what to do. Then everybody let go.',
        'The number nine rolled gently back to Very Nearly. “It’s too polite,” said {once.who}, and took the wheel again. “It stops for everybody who’s thinking about it.” So it had to be somebody with hands, who really meant to hold it.'
      ]
    }
  ],
  turn: [
    {
      id: 'holding-the-bus',
      A: 'partner',
      paragraphs: [
        '{H} looked at the coats, and then at the plate. “I’ll hold the bus,” said {H}, and got in at the front. “Return, please,” said {once.who} at last, and paid with a button.'
      ]
    },
    {
      id: 'in-the-mirror',
      A: 'partner',
      paragraphs: [
        'And under the coats {once.who} {once.did}. This time nobody drove past. {A} stood so close that one sleeve moved. {H} did not let go of the plate. But a bus has a mirror, and this one was the lid of a tin. All of it was in there, small and clear, the other way round.',
        { extra: 1, joins: true, both: ['You could even make out {doer.part}.'] }
      ]
    },
    {
      id: 'as-small-as-a-crumb',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Could you see me from there?” called {once.who}. “I saw {doer.part} first,” called {H}, “as small as a crumb, and on the wrong side. And then I saw all of you.” {A} {doer.move}, to see how that would look in the lid. It looked very good.',
        '“I polish that mirror every day,” said {once.who}. “There’s never been anything in it but coats.” They all looked into the lid for a bit. You could still tell where it had been.'
      ]
    },
    {
      id: 'like-two-gloves',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What was it like from so near?” asked {H}. “There was some wind in it,” said {A}. “And quite late on there came a moment when I’d have got back in.” “In the mirror that came early,” said {H}.',
        'They held the two of them side by side, like a pair of gloves. It was plain that they belonged together. But nobody could have worn them on the same hand.'
      ]
    },
    {
      id: 'a-proper-passenger',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Now {once.who} wanted to do all that passengers do. {once.who} asked if this was the nine, and rang too soon, and said sorry to a coat. “Is it far to {once.mine}?” asked {once.who}.',
        '“You’ve just come from there,” said {A}. “I know,” said {once.who}. “I only wanted to hear it said on a bus.” So {A} said it again, a bit louder, for the people at the back.'
      ]
    },
    {
      id: 'on-the-eleven',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“And where do you get out for {doer.wants}?” asked {A}. “I’ve asked about that,” said {once.who}. “It’s on the eleven. And the eleven only goes on Sundays, when I’m asleep.”',
        '{A} thought it over, with a button in each hand. “You could change,” said {A}. “At Thinking About It. It’s only across the road.” {once.who} had driven past that road for years, and had never once looked across it.'
      ]
    },
    {
      id: 'flour',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Who’ll hold it the next time that you want to {once.your}?” asked {A}. They went through everybody in the kitchen cupboard. The rice was too restless. In the end they sat a bag of flour at the wheel, with a cap on.',
        'It held the bus as nobody had ever held it. It did not hum, and it did not look out. “You’d think that it had never wanted to get off anywhere,” said {once.who}. {H} gave the cap a small pat, and there was a cloud.'
      ]
    },
    {
      id: 'lost-property',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“You’ve left something out there,” said {A}. It was a button, under the longest coat, and it was the ticket back. {once.who} had got in again without it, and nobody had asked.',
        '“Then I’ve still got half a ride,” said {once.who}, “from {once.mine} to home.” The button was put away with great care. “So I’ll have to go back there some day,” said {once.who}. “It’d be a waste.”'
      ]
    },
    {
      id: 'the-back-seat',
      A: 'partner',
      paragraphs: [
        '“Room for one more?” asked {once.who}, and sat down at the back, where drivers never sit. So {H} drove home, and went past the stop for {once.doing} very slowly. {once.who} looked out until the last coat was gone. “It’s longer from here,” said {once.who}.',
        { extra: 1, joins: true, both: ['“And I saw it back to front,” said {H}. “It’s very good like that.”'] },
        { extra: 2, both: ['“All change,” called {H} at the end of the hall. But nobody got up yet.'] }
      ]
    }
  ],
  everybody: {
    want: [
      '{names} boarded at the back, behind two hats.',
      '{names} ran for the bus, which was standing still.',
      { text: '{names} paid with a paper clip, and got a smaller one back.', needs: ['hands'] },
      { text: '{names} gave up a seat to a shopping bag, which seemed tired.', needs: ['hands'] }
    ],
    way: [
      '{names} swayed at Very Nearly, and trod on a coat.',
      '{names} looked out for the stop, and missed it.',
      { text: '{names} read the timetable, which was a tea packet.', needs: ['hands'] },
      { text: '{names} rubbed the window, and rubbed it again on the way back.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned over to that side, and so did the whole bus.',
      '{names} hopped off as well, and stood under the coats.',
      { text: '{names} clipped the return ticket, with a clothes peg.', needs: ['hands'] },
      { text: '{names} raised a hat from the hook, because somebody had got off.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to the table, and there was a good deal of hall again. {H} hung the scarf on its hook, where it did not ring for anything.',
    'Still a bit damp, {H} lay down. “Thinking About It,” called {once.who} softly from the sofa. “Very Nearly.” {H} felt for the edge of the blanket, and gave it one small pull.'
  ],
  last: [
    'Ting, it went, but only just. {H} had got off, and was asleep.',
    'The stop for {once.doing} went past once more, from right to left, and {H} slept.',
    'Somebody had to hold the bus, and it was {once.who}. {H} was asleep on the back seat.'
  ]
})
