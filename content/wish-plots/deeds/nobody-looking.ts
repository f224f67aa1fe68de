import { wishPlot } from '../wish-plot.ts'

export const deedNobodyLooking = wishPlot({
  id: 'wish-deed-nobody-looking',
  tellsAny: 'once',
  deeds: ['grows'],
  out: true,
  about: 'The hero wants to see it grow and watches with a ruler, but it only ever grows when nobody is looking, and so all the street goes to bed.',
  titles: ['When Nobody’s Looking', 'Two Thumbs High', '{H} Looks the Other Way', 'The Ruler and the Sneeze', 'Blinds Down'],
  company: ['window', 'ruler', 'stool', 'kitchen', 'wall', 'bin', 'gutter', 'street', 'thumb'],
  want: [
    {
      id: 'to-see-it',
      A: 'partner',
      paragraphs: [
        'Under the kitchen window {once.first} {once.was} {once.doing}, and had only just begun. {H} came out with a ruler and a stool. “I want to see it grow,” said {H}. “You only ever see that it has.” {once.who} moved over a bit.',
        { extra: 1, joins: true, both: ['So far you could not even tell which end would be {what.part}.'] }
      ]
    },
    {
      id: 'the-clock',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s the same with the big hand of the clock,” said {A}. They went in to see to that one first. They looked at it until both of them had water in their eyes. It stood there on the four.',
        '“Now,” whispered {A}. “Did you see? It shook.” {H} had seen it too. Then they noticed that it was the clock that doesn’t go. But it had shaken very well.'
      ]
    }
  ],
  way: [
    {
      id: 'the-sneeze',
      A: 'partner',
      paragraphs: [
        '{H} held the ruler to {once.the}, and looked. A bus came by, and {H} looked. {A} brought out a biscuit, and {H} ate it sideways. It was one thumb high. It stayed one thumb high. After a quarter of an hour {H} had to sneeze. And when {H}’s eyes were open again, {once.the} stood at two.',
        '“It waited for the sneeze,” said {H}. So now they took turns, {H}, then {A}, then {once.who}, and there was always somebody who looked. Nothing moved by a hair. It stood there like somebody who has been asked to sing.'
      ]
    },
    {
      id: 'first-bit',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What comes up first?” asked {A}. “{what.part},” said {once.who}. “It’s always that. With the rest it takes its time.” They lay down on their tummies and brought their eyes quite close. There was something there, no bigger than a crumb.',
        '“That could be it,” said {A}. {H} held the ruler beside it and blew. It flew away. “That was a crumb,” said {H}.'
      ]
    },
    {
      id: 'behind-that',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was earth on {doer.part}, and nobody had thought anything of it. But {A} looked twice. Something was coming up there too. It was very small, and bent, and had a bit of earth for a hat. “Did you sow that?” asked {A}.',
        '“That was only leaning,” said {once.who}, and tried to see. From then on {once.who} turned round much more slowly. Now and then there was a stop in the sun, for no reason.'
      ]
    },
    {
      id: 'meanwhile',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do you do while it grows?” asked {A}. {once.who} {doer.does}. “And after that?” “The same again,” said {once.who}. “Most of the work’s waiting. You only mustn’t look as if you were.”',
        '{H} practised not looking as if. {H} whistled, and read what it said on the bin. It was collected on Thursdays. Then {H} looked after all, from the corner of one eye. It was looking back.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. They had all been looking at the bus. “Was there anything about that on the packet?” asked {A}. {once.who} turned the packet over. There was a hole in that place. {H} made a line on the ruler, where it had happened.'
      ]
    },
    {
      id: 'neighbours-know',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Everybody who came past knew what it needed. The man from next door said coffee. The woman from the corner said a song, but not a fast one. A boy on a scooter said that his came up by itself.',
        '{A} brought a cup of coffee and sang something slow. {once.who} drank the coffee. “That’s good,” said {once.who}. “After that anybody could grow.” It had gone one thumb higher, or perhaps the cup had been in front.'
      ]
    },
    {
      id: 'telling-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You’ve got to talk to it,” said {A}, and sat down beside it, and began. {A} told it about the stairs, and who had been on them. Then came the dentist, and after the dentist came what there was for lunch on Sunday. It listened with both sides.',
        'When {A} got to the pudding, it had grown. Nobody had been looking, for they all wanted to know what was for pudding. “Rhubarb,” said {A}. It went down again by a little.'
      ]
    },
    {
      id: 'the-stick',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By now it leaned. It wanted something to hold on to, so {A} got the cooking spoon and a sock. They tied it on in a bow, not too tight. “Now it’s got a foot at last,” said {H}.',
        'In the next moment that nobody saw, it grew on past the sock. The spoon came along too, straight up. It was wanted for the potatoes. {A} had to get up on the bottom step to stir.'
      ]
    },
    {
      id: 'weed',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Beside it something else had come up. “Is that a weed?” asked {A}. “What’s a weed?” asked {H}. “Something that nobody asked to come,” said {A}. They looked at the small thing. It had come all this way by itself, in the dark, without a packet.',
        '{H} laid the ruler beside it. Half a thumb. “I’m asking you now,” said {H}. After that it was just a guest, and got the rest of the can.'
      ]
    },
    {
      id: 'snail',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the wall sat a snail that had been on its way there since the morning. It put out both eyes. “Don’t look,” said {H}, “or it won’t.” The snail drew in one eye, and then the other. It meant well. But every few moments it came out a bit, to see if it could come out.',
        '{A} set a flower pot over it, with a gap for air. From inside there was soon a small, patient scraping. It was coming anyway, without looking.'
      ]
    },
    {
      id: 'the-shadow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Towards evening the sun stood low, and there it lay on the wall of the house, huge. It went up past the kitchen, and its top was on the roof. “Well, that’s grown,” said {A}. {H} ran over with the ruler.',
        'It was forty-one rulers high. Down at the bottom stood the real one, and was not even one. “It’s been doing that secretly,” said {A}, “for practice.” They promised not to have seen it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'One of them had been looking all the time, and that was {A}. {A} lay beside the stool, and half an eye was open. Perhaps there would be something to eat on it later. In front of {A} it grew.',
        '“You’ve seen it,” said {H}, and got down on both knees. “What was it like?” {A} thought about it, and shut the half eye too. It can’t have been anything much.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had an aunt,” said {S}, “who came once a year. Each time she said, ‘How you’ve grown.’ I looked down and couldn’t find where.” “Didn’t you feel it?” asked {A}.',
        '“I only felt the shoes,” said {S}. {S} stood beside {A}, back to back, and laid the ruler over both of their heads. It was not straight. “It’s begun on you again,” said {S}. “And I was looking at the sky for just one second.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to be grown as well, and stood down beside it, with arms pressed close. “You have to look away,” said {S}. {A} looked away. There was a rustle, and a small grunt. “Now,” said {S}.',
        '{S} was on tiptoe, with both arms up and a leaf on top. “As big as that?” asked {A}. “And I’m not finished,” said {S}. It shook a little in the wind, most of all at the calves.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} played the game all day long. {A} laid two hands over both eyes, and then nobody was there. {A} took them away, and there was everybody. It was always a surprise.',
        'They put {A} down beside it. Hands up, hands off. Hands up, hands off, and there was a new bit on it. {A} pointed, and crowed. “At last, somebody who does it properly,” said {once.who}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was a guest and had come only today, and so saw it for the first time. “How big it is!” said {A}. {H} was pleased. “This morning it was a thumb.” “Whose?” asked {A}. They laid their thumbs side by side.',
        '{A}’s was longer by a nail. So it made a difference who had been there. They asked {once.who} for a thumb as well. After that they only said “so high”, and showed how high with one hand.'
      ]
    },
    {
      id: 'all-three-look-round',
      A: 'partner',
      paragraphs: [
        'Then in the kitchen a lid fell down, and all of them looked round. Behind their backs it rustled. {once.the} came up to the seat of the stool. “It isn’t slow,” said {A}. “It’s just like me in the bath. It can’t do it while somebody’s looking.”'
      ]
    }
  ],
  turn: [
    {
      id: 'backs-to-it',
      A: 'partner',
      paragraphs: [
        '{H} looked at the ruler for some time, and then laid it down. “I won’t look,” said {H}. “I’ll listen.” They sat down with their backs to it, {once.who} as well, and looked at the bins. Then it creaked. It came up past {H}’s elbow, and past {A}’s ear. It smelled of rain. Something very light lay down on {H}’s hair, and felt about, and went on.',
        '{H} kept both eyes on the bins. “Now,” said {once.who}. They turned round, and tipped back their heads. {once.the} went right up to the gutter.'
      ]
    },
    {
      id: 'it-can-do-that',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had hardly looked away again when something happened behind them. You could tell by the draught. {A} held up the back of a spoon, and peeped into it. In there, upside down and quite small, {once.the} {what.does}.',
        '“Does a spoon count as looking?” asked {A}. “Only from the front,” said {once.who}. So the spoon went round, and each of them had one turn.'
      ]
    },
    {
      id: 'upstairs-window',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On its way up it had gone past other people’s windows. A man put out a chin with soap on it. “Who ordered that?” asked the man. “It’s only going through,” called {H}. The man held on to the end of it, to think, and it grew on.',
        'Then a towel came out of the window and was hung up there. It dried beautifully. “It can stay,” said the man.'
      ]
    },
    {
      id: 'blinds-down',
      A: 'partner',
      paragraphs: [
        'That was how {once.who} {once.did}. Only at the very top something was still shut, as tight as a fist. “That takes a whole night,” said {once.who}, “with nobody looking.” So {H} and {A} went along the street and told everybody. One after the other the blinds came down. A cat was still sitting on the wall. “You too,” said {H}, and it shut both eyes.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got down flat on the ground, to see it from its own side.',
      '{names} crept up quietly, like somebody at a zoo.',
      { text: '{names} poured on a little water, from very high up.', needs: ['hands'] },
      { text: '{names} brought out a second stool, and sat with both eyes open.', needs: ['hands'] }
    ],
    way: [
      '{names} stared until everything went swimmy.',
      '{names} sneezed at the same time as {H}, which was no use to anybody.',
      { text: '{names} measured a thumb, to be on the safe side.', needs: ['hands'] },
      { text: '{names} held up one hand against the bus, so that nobody need look.', needs: ['hands'] }
    ],
    turn: [
      '{names} felt a leaf go by, and squeaked into the dark.',
      '{names} faced the bins with all the rest, and grew a little too.',
      { text: '{names} propped the back of {H}, who leaned.', needs: ['hands'] },
      { text: '{names} pointed straight up, for anybody who had missed it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stool came in, and the ruler stayed out there, stuck in the earth. It reached to about the knee.',
    '{H} washed, with eyes nearly shut already, and drew the curtain, without a gap. Then {H} lay down and listened. It creaked a little. Outside {once.who} {once.was} looking at the bins.'
  ],
  last: [
    'The blinds were down, the cat had both eyes shut, and {H} was asleep, and so it grew.',
    'Nobody looked, not even {H}, who was asleep, and up at the gutter something opened.'
  ]
})
