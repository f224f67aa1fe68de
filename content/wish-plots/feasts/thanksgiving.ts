import { wishPlot } from '../wish-plot.ts'

export const thanksgiving = wishPlot({
  id: 'wish-thanksgiving',
  beginsElsewhere: true,
  wishes: ['Thanksgiving', 'Friendsgiving'],
  answers: ['turkey', 'dinner', 'pie', 'thankful', 'grateful', 'family', 'american', 'canadian', 'grandma', 'grandpa', 'cousins', 'day'],
  moods: ['waiting', 'first', 'proud'],
  about: 'The hero has to say something to be thankful for, and everybody takes it before it is the hero’s turn.',
  titles: ['The Warm Bit', 'Somebody Always Says Potatoes', '{H} Is Thankful for a Hole', 'Not the Pie Again', 'When It Came Round'],
  want: [
    {
      id: 'last-in-the-round',
      A: 'partner',
      paragraphs: [
        'At Thanksgiving, before the pie, each one at the table said what they were thankful for. It always came to {H} last. By then the pie had been said, and the people, and the house. All that was left was the salt.',
        '“This time I want one that nobody’s said,” said {H}. “Let’s practise. You go first, and then me.” “The potatoes,” said {A}. “That was mine!” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'taken',
      A: 'partner',
      paragraphs: [
        'They tried again. {H} had the cranberries ready. “The cranberries,” said {A}. {H} thought of the smell when the oven was opened, and shut {H}’s mouth tight. “The smell,” said {A}, and sniffed.',
        '“You’re looking where I’m looking,” said {H}. “I’m looking at Thanksgiving,” said {A}. “It’s all big. Anyone would see it. You’d have to take something so small that people walk past.”'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First they looked under the table. It was Thanksgiving down there too, but with feet. “That,” said {H}. One leg had a folded bit of card under it, so that it would not wobble.',
        '“It’s been there for years,” said {A}. “Nobody’s ever thanked it.” {H} pulled it out, to see. All the glasses on the table said something at once. {H} put it back, with thanks.'
      ]
    },
    {
      id: 'bread-heel',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“The end of the bread,” said {H}. {A} had been thinking of the bread, but from the middle. It lay at the bottom of the basket, under all the slices. It was brown all round. It was much harder to bite than the others, and it fought back.',
        '“It keeps the rest from falling out,” said {H}. {A} chewed on it for a long time. “Every loaf’s got two,” said {A}. “So I’m thankful for the other one.” {H} thought about whether that counted. It was very small, but it had not been far to look.'
      ]
    },
    {
      id: 'the-other-side',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} knew of one as well. “The other side of the pillow,” said {A}, “when you turn it over.” {H} had to go and lie down on it. It was cool as a leaf, and nobody had used it.',
        '“Who keeps it so cold?” asked {H}. “The underneath,” said {A}. They were both thankful for a while, on a side each. Then both sides were warm, and they had to go.'
      ]
    },
    {
      id: 'pet-left-over',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Where {A} had been lying there was a warm bit. {A} had got up to see what was in the kitchen, and had left it behind.',
        '{H} put one hand on it, and then one cheek. It was just the size of {A}. “You don’t even know you made it,” said {H}. {A} came back, and looked at {H}, and waited for the place.'
      ]
    },
    {
      id: 'elder-chair',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I always said the chair,” said {S}. “I was the youngest of nine, and there were eight. I sat on the flour bin.” {A} asked what that was like. “Low,” said {S}. “I saw the pie from below, all through my childhood.”',
        '“Then the eldest went to sea, and I got that chair. I said I was thankful for it. They all said I might have waited till he’d gone.” {S} laughed so much that the chair joined in.'
      ]
    },
    {
      id: 'hole',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“The hole in a button,” said {H}. They had a look at one. It had four of them. Without those, said {A}, it would only be a sort of coin, and your coat would be open.',
        'They thought of other holes that were good. There was the one in the sleeve, for the hand to come out. There was the one in the pie, where the steam sat. “There’s a lot of nothing about,” said {H}, “that you couldn’t do without.”'
      ]
    },
    {
      id: 'the-drawer',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then there was the string. “What about the string?” asked {A}. In the drawer lay a ball of it, made up of all the bits from all the parcels. “It’s always got an end,” said {H}. “You never have to look for it. It sticks out and waits.”',
        '{A} pulled at the end to see how many parcels there were. There was a red one, from a birthday. There was one with a knot that nobody had ever undone. It went twice round the table. “We’d better thank it shorter,” said {A}, and began to wind.'
      ]
    },
    {
      id: 'list',
      A: 'other',
      spare: 6,
      paragraphs: [
        'So as not to forget them, {H} put a bean in a cup for each one. {A} had to guess what they were. “This is the one when a plaster comes off by itself,” said {H}.',
        '“And that?” asked {A}. “When you think it’s Monday, and it isn’t.” The beans were all alike, but {H} never got them wrong. The cup was nearly full, and it was not even dark.'
      ]
    }
  ],
  turn: [
    {
      id: 'too-many',
      A: 'partner',
      paragraphs: [
        'From then on {H} looked for small ones, and they were everywhere. There was the click when a lid is really shut. There was the step that creaks, so that you know who is coming. “I’ve got eleven,” said {H}. “Nobody’s ever said any of them.” “Then which one do you take?” asked {A}.',
        '{H} had not thought of that. It was only one each, or the pie got cold. {H} went through them again, from the lid to the step. All eleven were good. “Who is it, on the step?” asked {A}. {H} listened to it once more, inside. “You, mostly,” said {H}.'
      ]
    },
    {
      id: 'practise-last',
      A: 'partner',
      paragraphs: [
        'So they practised it once more for Thanksgiving, and this time {H} went first. {H} put both hands on the table. “I’m thankful that I can hear it’s you,” said {H}, “before you’re there.” Then it was {A}’s turn, and {A} did not say anything at all. {A} looked at the potatoes. {A} looked at the oven. “Well?” said {H}.',
        '“That was mine,” said {A}. “I was going to say it about you.” {H} was very pleased. “You’d have to take something that nobody’s said,” said {H}, and pushed the salt a bit nearer.'
      ]
    },
    {
      id: 'salt',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} took the salt and had a good look at it. “I could do something with that,” said {A}. “It’s been in the sea. It’s been everywhere. And now it sits here, with a grain of rice, and waits to be asked.”',
        '“I never said it as well as that,” said {H}. They each put one grain on the tongue. It did taste of holidays.'
      ]
    },
    {
      id: 'wishbone',
      A: 'other',
      spare: 8,
      paragraphs: [
        'They also practised the bone, where two people pull and one gets a wish. They did it with a breadstick. {H} got the long half.',
        '“What did you wish for?” asked {A}. “You can’t say.” {A} ate the short half. “Then I’ll say what I’d have wished,” said {A}. “The other half.” {H} broke it in two.'
      ]
    },
    {
      id: 'round',
      A: 'partner',
      paragraphs: [
        '“And if they’ve got eleven as well, round the table?” asked {A}. {H} thought of the pie, getting cold while everybody said all of theirs. It would take until midnight. “Then I’d be thankful for that,” said {H}. “I like it cold.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the place nearest the pie, and felt thankful in advance.',
      '{names} sighed towards the oven, and that was a kind of thanks too.',
      { text: '{names} practised something about gravy, behind a napkin.', needs: ['hands'] },
      { text: '{names} passed the salt, as that was still free.', needs: ['hands'] }
    ],
    way: [
      '{names} came to see about the potatoes, which somebody had said.',
      '{names} tried to look small enough to be thanked for.',
      { text: '{names} hid the pie under a cloth, so that nobody could be thankful for it yet.', needs: ['hands'] },
      { text: '{names} folded the napkins, and each one came out a different size.', needs: ['hands'] }
    ],
    turn: [
      '{names} creaked the step, just in passing.',
      '{names} came and leaned where there was room, and got counted in.',
      { text: '{names} shut a lid until it clicked, and then did it again.', needs: ['hands'] },
      { text: '{names} moved the potatoes to where everybody could be thankful for a few.', needs: ['hands'] }
    ]
  },
  bed: [
    'They cleared the table, down to the salt. The salt was allowed to stay.',
    '{H} got clean, and lay down, and turned the pillow over to the cool side.'
  ],
  last: [
    'Only the salt was still up, and {H} was asleep.',
    'The step creaked, and {H}, asleep, could still have said who it was.'
  ]
})
