import { wishPlot } from '../wish-plot.ts'

export const knowsOneOfYou = wishPlot({
  id: 'wish-two-swaps',
  tellsAny: 'swaps',
  about: 'Two have swapped something of theirs, and each of the things waits for the one whom it knows; stuffing it does not help, and so they introduce themselves.',
  titles: ['It Knows Only One of You', 'Waiting for the Other One', 'Very Pleased to Meet You', '{H} Introduces Them', 'On Fridays'],
  company: ['cushion', 'spoon', 'door', 'hall', 'chair'],
  want: [
    {
      id: 'swapped',
      A: 'partner',
      paragraphs: [
        'In the hall stood {role.first} and {mate.first}, with something under a blanket. “We’ve swapped {swaps},” said {role}. “I’ve got the one that’s {mate}’s, and {mate}’s got mine. And it hasn’t been right since.”',
        '“Too big?” asked {A}. “Too small?” “It’s something else,” said {mate}. {H} wanted very much to know what.'
      ]
    }
  ],
  way: [
    {
      id: 'tried-out',
      A: 'partner',
      paragraphs: [
        'So they tried them out in front of everybody. “It’s a fine {swaps.one},” said {role}, “but it’s waiting for {mate.part}.” “Mine’s waiting for {role.part},” said {mate}, “and it’s so quiet about it.”',
        'There {H} could help. For {mate.part} they put in a cushion, and for {role.part} a spoon. Now nothing was waiting. But nobody else fitted in any more, either.'
      ]
    },
    {
      id: 'why-swap',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why did you swap at all?” asked {A}. {role} looked at {mate}, and {mate} looked at {role}. “It looked so comfortable from over there,” said {role}. “I was just going to say that,” said {mate}.',
        '“And from near by?” “From near by it looks at you,” said {role}. They all took one step back from it, so as not to stare.'
      ]
    },
    {
      id: 'crumbs-in-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You find things in what belongs to somebody else. In the one {swaps.one} {role} had found what was left of a snack. In the other {mate} had found a very small drawing. “That’s private,” said {role}.',
        '“It’s me, isn’t it?” asked {mate}. It was, from the back. It had been done from memory, and the ears were right.'
      ]
    },
    {
      id: 'for-a-minute',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} and {A} wanted to see what swapping was like, and changed socks. {H}’s left foot was in {A}’s sock now. At once it wanted to go where {A} had been going. “Mine’s hopping,” said {A}, “and I’m not doing it.”',
        'They held out for one minute. When they changed back, the socks lay down flat, like somebody home from a journey.'
      ]
    },
    {
      id: 'as-the-other',
      A: 'partner',
      paragraphs: [
        '“Then be like each other,” said {H}. So {role} {role.hides}, and {mate} {mate.hides}. It did not help. The two {swaps} went on waiting.',
        '{A} laid an ear against the one, and then against the other. “There’s nothing wrong with them,” said {A} slowly. “It’s only that each of them knows just one of you.”'
      ]
    },
    {
      id: 'letter',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We could leave it a note,” said {A}. “Dear {swaps.one},” wrote {H}, “you don’t know me.” It was hard to go on after that without sounding like a bill. They tried it with a drawing, and with a button.',
        'They kept the button. “It’s always better to say it yourself,” said {A}. {A} had once sent a letter to an aunt in the next room.'
      ]
    },
    {
      id: 'which-is-whose',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} mixed them up, with eyes shut, and then nobody knew which was which. “How do you tell?” asked {H}. {role} went from one to the other and stopped. “This one sighed,” said {role}. “That’s mine.”',
        'It was tried again, three times over. It sighed each time. {mate} pretended not to have heard it, out of politeness.'
      ]
    },
    {
      id: 'under-the-blanket',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Why have you got a blanket over them?” asked {A}. “People look,” said {role}. “In the street everybody could see that I’d got somebody else’s. A lady called good morning, {mate}, and I had to say good morning back.”',
        '“Were you nice to her?” asked {mate}. “I asked after her knee,” said {role}. “She hasn’t got a knee that hurts,” said {mate}. They would have to explain that some time, both of them, at her gate.'
      ]
    },
    {
      id: 'turned-round',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Perhaps it’s only the wrong way round,” said {A}. So it was turned round, and then upside down, and then back. {role} was very patient about it. From below it looked like anybody’s.',
        '“It’s still waiting,” said {role}, with an ear to it, “but now it’s a little dizzy.” They let it have a rest. {H} stroked it in the direction in which it grew.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} tried both of them, first the one and then the other, without asking. Neither of them minded {A}. “{A} doesn’t want to be anybody in particular,” said {H}. “That’s restful.”',
        'They watched how {A} did it. There was nothing to see. It was done in a moment, and then {A} was in the way.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once took home the wrong coat,” said {S}. “I wore it for a week. It kept turning left at the baker’s.” “Did you give it back?” asked {A}. “I let it turn,” said {S}, “in the end. There was a lady standing there in mine.”',
        '“And then?” “Then we had a bun,” said {S}. “The coats were very glad to see each other.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ll swap,” said {S}. “What have you got?” asked {A}. {S} had a stone, a bit of string and a secret. {A} took the secret, and gave a button for it. “It’s that I haven’t got one,” said {S}.',
        '{A} thought about that bargain for a while. It was a good secret, and the button was missed by nobody.'
      ]
    },
    {
      id: 'night-watch',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What does it do when you’re not there?” asked {A}. They hid behind the door, all four of them, and looked through the crack. The two {swaps} stood side by side in the hall. Nothing moved for a long time.',
        '“I think that they’re talking,” whispered {mate}. “What about?” “About us,” whispered {role}. “It’s gone on for too long to be about anything else.”'
      ]
    },
    {
      id: 'manners',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How do you introduce yourself?” asked {mate}. {A} knew. You say who you are, and then where you’re from, and then something nice about the weather. {role} came from quite far away, {role.home}. {mate} lived {mate.home}.',
        '“And the weather?” It had been neither one thing nor the other. “Say that it’s nice in here,” said {A}. “That’s always taken well.”'
      ]
    }
  ],
  turn: [
    {
      id: 'introduced',
      A: 'partner',
      paragraphs: [
        '“Then you’ve got to be introduced,” said {H}, and took out the cushion and the spoon. “This is {role}. It’s like this.” And {role} {role.use}. “And this is {mate}.” And {mate} {mate.use}.',
        '{A} listened again. “Very pleased to meet you,” said {A}. “I’m only passing it on.” And with that both {swaps} were right, on all sides.'
      ]
    },
    {
      id: 'both-of-us',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Now it knows us both,” said {role}. “Is there room for that?” It turned out that there was. Where {role} had always been there was a dent. Beside that there was a newer one.',
        '“That’s me,” said {mate}, and was moved. You don’t often leave a dent in somebody else’s {swaps.one}.'
      ]
    },
    {
      id: 'fridays',
      A: 'partner',
      paragraphs: [
        '“And whose is whose now?” asked {A}. “Each has their own again,” said {H}, “and on Fridays you swap {swaps}, so that they don’t forget.” At the door each of the two patted the wrong one.',
        { extra: 1, both: ['“It’s Thursday,” said {mate} on the stairs. They walked a bit slower after that, so as to be in time.'] }
      ]
    },
    {
      id: 'calendar-of-swaps',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What else could you swap?” asked {A}. They made a list of it. It began with hats and ended with birthdays. {role} was ready for most of it. {mate} wanted to sleep on the birthdays.',
        '“And names?” asked {H}. They tried that, for one minute. Whenever somebody called, they both came.'
      ]
    },
    {
      id: 'own-again',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{role} tried the old one again, from the beginning. “Well?” asked {A}. “It’s just as it was,” said {role}. “Only, it asks after {mate}.” {mate} had to look out of the window for a moment.',
        '“Tell it that I’m well,” said {mate}. {role} bent down and passed it on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crept halfway under the blanket, and came out none the wiser.',
      '{names} sniffed at one, and then at the other, and sat in between.',
      { text: '{names} turned back a corner of the blanket, politely.', needs: ['hands'] },
      { text: '{names} wrote labels for the pair of them, and mixed up the labels.', needs: ['hands'] }
    ],
    way: [
      '{names} tried out the pair as well, and got no answer.',
      '{names} leaned against the cushion, which was only standing in.',
      { text: '{names} turned the spoon round, and it was still a spoon.', needs: ['hands'] },
      { text: '{names} stood one of the pair on its head, which made it worse.', needs: ['hands'] }
    ],
    turn: [
      '{names} bowed to {role}, and then to {mate}.',
      '{names} wriggled in as well, for a short how do you do.',
      { text: '{names} shook hands all round, and then round the other way.', needs: ['hands'] },
      { text: '{names} threw the blanket back over, more gently than before.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the hall there was room again. {role} {role.night}. And {mate} {mate.night}.',
    'Washed and dried, {H} lay down and said who it was, to be on the safe side. The bed had been waiting for nobody else.'
  ],
  last: [
    'The bed knew just who it was, and {H} was asleep.',
    'There was a dent in the dark, exactly the right shape, and in it slept {H}.'
  ]
})
