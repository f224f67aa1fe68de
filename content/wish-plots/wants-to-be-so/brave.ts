import { wishPlot } from '../wish-plot.ts'

export const whoeverBrave = wishPlot({
  id: 'wish-whoever-brave',
  visits: 'anything',
  whoever: [
    'is not brave',
    'isn’t brave',
    'wants to be brave',
    'wants to be braver',
    'can’t be brave',
    'is not very brave',
    'isn’t very brave',
    'is not brave enough',
    'isn’t brave enough',
    'is never brave',
    'was never brave',
    'longs to be brave',
    'wishes it was brave',
    'wishes it were brave',
    'wants to be brave for once',
    'dreams of being brave',
    'has no courage',
    'lost its courage',
    'needs courage',
    'finds its courage',
    'found its courage',
    'finds courage',
    'wants courage',
    'is a coward',
    'is cowardly',
    'is timid',
    'is afraid of everything',
    'is scared of everything',
    'is frightened of everything',
    'is always afraid',
    'is always scared',
    'is always frightened',
    'is a scaredy-cat',
    'is a fraidy-cat',
    'is terrified of everything',
    'trembles at everything',
    'shakes with fear',
    'gets scared easily',
    'never dares to do anything',
    'doesn’t dare do anything',
    'wants to be fearless',
    'plucks up courage',
    'is scared of its own shadow',
    'jumps at every noise'],
  except: ['knight', 'firefighter', 'hospital', 'operation', 'doctor', 'dentist', 'injection', 'dark', 'bully', 'bullies', 'bullied', 'war', 'fight'],
  company: ['cup', 'saucer', 'sugar', 'pancakes', 'bell', 'mat', 'shelf', 'stove'],
  about: 'The hero wants to ring next door for sugar, and whoever is not brave has a cup to take back there; both wait for the trembling to stop, until it walks along.',
  titles: ['Tring, Tring, Tring', 'A Cup to Take Back', 'Three Steps Behind', '{visitor} Takes It Along', 'The Cup That Rang'],
  want: [
    {
      id: 'no-sugar',
      A: 'partner',
      paragraphs: [
        'The pancakes were done, and there was no sugar in the house. “I’ll ring next door,” said {H}. “I’ll do the talking, too. You stay three steps behind.” {H} wanted that so much, and did not move. “Well?” asked {A}. “In a minute,” said {H}.',
        'Tring, tring, tring, it went on the mat. It was {visitor.first}, with a cup on a saucer. “It belongs next door,” said {visitor}. “I only have to take it back. I’ve had it since May.”'
      ]
    }
  ],
  way: [
    {
      id: 'till-it-stops',
      A: 'partner',
      paragraphs: [
        'Tring, tring, went the cup, though nobody was walking. “That’s me being afraid,” said {visitor}. “You can hear it.” {H} had the same thing in both knees, only without a cup.',
        '“You have to wait until it stops,” said {A}, who was quite sure. “Brave people don’t rattle.” So they stood in the hall and waited. {A} watched the clock. After five minutes it rattled rather more, as it had had time to think.'
      ]
    },
    {
      id: 'where-it-sits',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Where have you got it?” asked {A}. {H} had it in the knees. {A} got it in the stomach, a little to the left. {visitor} had to listen for a while. “It starts in {caller.part},” said {visitor}, “and then it goes round and tells the others.”',
        '“Say hello to it,” said {A}. “Hello,” said {visitor} in that direction. It did not go away, but it left off telling the others. Then it was only a small one, in one place, with nothing to do.'
      ]
    },
    {
      id: 'what-one-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Do something that you can do,” said {A}. “I always peel a potato.” So {visitor} put down the cup, and {caller.does}. It went quite well, considering. “Now you’ve done one thing while you were afraid,” said {H}. “And you’re still here.”',
        '{A} {caller.move}, to find out if it helped. It did, a bit. It was like going into cold water with a person you know. Then {visitor} took up the cup again. Tring. “There it is,” said {visitor}. “It waited for me.”'
      ]
    },
    {
      id: 'in-the-book',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Let’s see what people say of you,” said {A}, and got the thick book. “{caller.fact},” read {A}. They all thought about that. “There’s nothing here about rattling.” “They never ask,” said {visitor}.',
        '{A} turned the page. Further on there was a picture of a lion, on a rock. It looked straight out of the book, and had its mouth shut. “That one’s holding its breath,” said {visitor} softly. “I know how that is. I’ve done it all day.”'
      ]
    },
    {
      id: 'kitchen-door',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'They tried it out first, with the kitchen door. {A} was the woman from next door, and stood behind it. {visitor} knocked. “Yes?” said {A}, very high up. {visitor} had it all ready, and began. “{caller.sound},” said {visitor}.',
        '“I’m sorry?” said {A}. “That was good evening,” said {H}. “It’s only come out in its slippers.” At the third time it was half a good evening. {A} wasn’t high up any more either. It is tiring to be a woman from next door.'
      ]
    },
    {
      id: 'the-worst',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s the worst she can say?” asked {A}. {visitor} knew it at once. “She can say, Oh, it’s you.” {H} knew a worse one. “She can say, We haven’t got any.” “And what do you do then?” asked {A}.',
        '{H} thought that through to the end. “Then I say, Good night.” “And then?” “Then I go home.” They waited for the rest of it. There was no rest. Home was three steps away, and there were pancakes there.'
      ]
    },
    {
      id: 'past-the-dog',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How did you get here at all?” asked {A}. {visitor} had come past the letter box, which has a mouth. Then came a dog behind a gate, and a puddle with no bottom. “Were you afraid?” “The whole way,” said {visitor}. “I apologised to the puddle.”',
        '{H} counted on three fingers. “But who went past it all, then?” {visitor} turned round to look. There was nobody behind. “There was only me,” said {visitor}. “It must have been somebody else.”'
      ]
    },
    {
      id: 'brave-face',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You can begin with the face,” said {A}. They made brave ones in the hall mirror. {A} had a chin like a drawer that’s come out. {H} looked as if there were a fly on the ceiling. {visitor} looked like somebody on a coin.',
        '“Does it help?” asked {A}. Tring, went the cup, lower down. “The face doesn’t know about it yet,” said {visitor}. It hurt a bit, in the corners. When they let go, it all fell down to where it lived.'
      ]
    },
    {
      id: 'on-two',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“We count to three,” said {A}, “and on three you go. One. Two.” At two it got so bad that at three {visitor} sat down. They tried it again. “The three’s the trouble,” said {visitor}. “I can see it coming.”',
        '“Then go on two,” said {H}. “It won’t be ready.” “One,” counted {A}. {H} was at the door before the two was quite out. {H} had never been so surprised. Then the three came after all, and {H} went back.'
      ]
    },
    {
      id: 'a-carries-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Give it to me,” said {A}. “With somebody big it keeps still.” There was not a sound. “Think of the telephone,” said {H}. {A} had to ring up a Mr Bell tomorrow, about a bill. Tring, went the cup.',
        '“That was the draught,” said {A}. “Say his name,” said {H}. “Mr Bell,” said {A}. Tring, tring. {visitor} moved up, until they stood side by side. “I’d never have thought it,” said {visitor}. “You look so quiet from outside.”'
      ]
    },
    {
      id: 'the-mat',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} thought that the whole way was too much at a time. “Just go to the mat,” said {A}. So they went as far as the mat, and stood on it, and came in again. That had been all right. A mat is only a mat.',
        'Next they went one foot past it. The air was cooler there, and smelled of other people’s supper. “Leeks,” said {visitor}. They stayed until it was only leeks and nothing else. {H} put down a shoe out there, for a mark. “We’ve been to the shoe,” said {H} to {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I had to recite a poem once,” said {S}, “in front of all the teachers. My paper shook so that I couldn’t read it.” “What did you do?” asked {A}. “I laid it on top of a book,” said {S}. “A book’s too heavy to shake. I’ve been grateful to books ever since.”',
        '“And nobody noticed?” asked {visitor}. “My voice shook,” said {S}. “But it was a poem about the wind. They thought I’d practised it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was not afraid of anything, and said so. “Not of lions?” asked {A}. “No,” said {S}. “Of the bath plug?” {S} did not answer that. It makes a noise at the end, as if it wanted more.',
        '“I stay until it’s finished,” said {S}. “I hold on to the edge, and shout at it.” {visitor} had to hear what you shout there. “Goodbye!” shouted {S}. It seemed to be the right thing. {visitor} tried it softly, on the front door.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had heard the cup, and was under the table. You could see one eye. “There’s somebody who’s afraid of me,” said {visitor}, and was quite shaken. It had never been that way round before.',
        '{visitor} put the cup down as softly as could be, and looked at the floor. They all looked at the floor. Then {A} came out, low and long, with the back half still under the table. {A} was still afraid. You could see that by the ears, but the nose went to the saucer all the same.'
      ]
    },
    {
      id: 'both-at-once',
      A: 'partner',
      paragraphs: [
        'The pancakes were getting cold. “I can’t hold this cup any longer,” said {visitor}. “Then put it on the shelf,” said {A}. {visitor} went along the hall to the shelf. Tring, tring, tring, past all the coats.',
        '“Stop,” said {A}. “Do that again.” “What?” asked {visitor}. “You rattled,” said {A}, “and you walked. You did them both at once.” {H} looked down. The knees shook, and the feet did not care.'
      ]
    }
  ],
  turn: [
    {
      id: 'was-that-a-bell',
      A: 'partner',
      paragraphs: [
        '“Then we needn’t wait,” said {H}. “We’ll take the rattling along.” So {H} went in front, with two shaky knees, and {visitor} went beside with the cup. Tring, tring, tring. {A} came three steps behind.',
        '{H} reached up for the bell. Before the finger got there, the door opened. “Was that my bell?” asked the woman from next door. “It’s never rung so nicely.” “Good evening,” said {visitor}, over the tring. “I’ve brought this back.”'
      ]
    },
    {
      id: 'through-the-hole',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There is a little glass hole in that door. “I always look through it first,” said the woman. “I breathe out, and then I open. You never know who it is.” {H} had not known that it was the same on the inside.',
        'They were allowed to try it. {H} looked out through the hole, and there stood {A}, three steps off, bent like a spoon. {H} breathed out, all the way down. It was true. At the very bottom of a breath there’s a place where you can open.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Go in again,” said {visitor} to the woman, “if you don’t mind.” She shut the door. It was the same door, with the same bell. {visitor} rang it this time. Tring, went the cup, but it had been louder at home. “Good evening,” said {visitor}.',
        '“Oh, it’s you,” said the woman. {visitor} looked round at {A}. That had been the worst one, and it had gone by already. She had even smiled in the middle of it. They did it five times, until the cup had almost nothing to say.'
      ]
    },
    {
      id: 'say-it',
      A: 'partner',
      paragraphs: [
        'Now it was {H}’s turn. The voice came up from the knees, and it shook, and it was quite loud. “Could we have it back, please? With sugar in?” The woman laughed so much that her spoon went ting on the tin.',
        'They carried it home between them. A full cup hardly rattles. “Now I’ll have to take it back again,” said {visitor}. {A} turned round to look. “Tomorrow,” said {visitor}. “Not in May.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the tring, and came to see if it was something to eat.',
      '{names} lay down on the mat, so that nobody had to go yet.',
      { text: '{names} laid a plate over the pancakes, to keep them warm.', needs: ['hands'] },
      { text: '{names} turned the sugar tin over, and knocked on the bottom.', needs: ['hands'] }
    ],
    way: [
      '{names} shivered a little too, to keep them company.',
      '{names} went as far as the coats, and came back as if nothing had happened.',
      { text: '{names} held the saucer from below, and then it was two who rattled.', needs: ['hands'] },
      { text: '{names} felt both knees, and found something in the left one.', needs: ['hands'] }
    ],
    turn: [
      '{names} came four steps behind.',
      '{names} kept to the wall, and got there just the same.',
      { text: '{names} held the door, so that home stayed open.', needs: ['hands'] },
      { text: '{names} waved to the woman, with a hand that shook a bit.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pancakes had sugar on, and it crunched. Then the cup was washed, and stood on its saucer by the door for tomorrow. It was quite still now, as it was empty and had been somewhere.',
    'They washed the sugar off, and lay down. {H} breathed out, all the way to the bottom.'
  ],
  last: [
    'Both knees lay side by side with nothing to say, and {H} was asleep.',
    'Far off something went tring once, on its way home, and {H} was asleep.'
  ]
})
