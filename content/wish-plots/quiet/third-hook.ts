import { wishPlot } from '../wish-plot.ts'

/** For the death of a person. A cup, and where it is when it is not drunk from. */
export const thirdHook = wishPlot({
  id: 'wish-sorrow-hook',
  tellsAny: 'died-person',
  comfort: true,
  fed: true,
  about: 'Somebody has died, and the hero finds out where that one’s cup belongs now.',
  titles: ['The Third Hook', 'Where the Cup Goes', 'Tink', '{H} and the Green Cup', 'One, Two and Four'],
  want: [
    {
      id: 'hand',
      A: 'partner',
      paragraphs: [
        '{whom} had died. But in the kitchen {whom}’s cup still hung on the third hook. It was green, with a chip in it. When a door shut, it knocked against the next cup. Tink.',
        'That evening {A} took the cups down for a warm drink. One, two, three, went {A}’s hand, the way it always did. “That’s {whom}’s!” said {H}, far too loudly. {A} stopped. “I know,” said {A}. “My hand didn’t know yet.”'
      ]
    },
    {
      id: 'my-hand-too',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Mine did that yesterday,” said {H}. “Your hand?” “My mouth. I shouted that {whom} had to come and look. There was only a pigeon, and it had a whole crust.”',
        '“What did you do then?” asked {A}. “I looked at it by myself,” said {H}. “It was a very big crust.” {A} would have liked to see it too.'
      ]
    }
  ],
  way: [
    {
      id: 'table',
      A: 'partner',
      paragraphs: [
        '“I don’t want anybody to drink out of that cup,” said {H}. “Nobody will,” said {A}. “Then where does it go?” That {A} did not know.',
        '{H} put the cup on the table, at the place where {whom} used to sit. {A} poured a warm drink into it. They both sat down, and waited. The steam grew thinner, and then there was none.',
        '“It’s getting cold,” said {H}. “Nobody’s drinking it.” “No,” said {A}. “{whom} has died. {whom} can’t drink any more.” “Not even a sip?” “Not even a sip.” {H} had known that before. The full cup made it plainer.'
      ]
    },
    {
      id: 'chip',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} felt for the chip with one finger. “Who did that?” asked {H}. “That was me,” said {A}. “I dropped it in the sink. I thought there would be trouble.”',
        '“Was there?” “No. {whom} turned it round and drank from the other side. And said it was easier to find in the dark now.” {H} shut both eyes and tried it. It was quite easy to find.'
      ]
    },
    {
      id: 'cries',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Then {H} cried, with both hands round the cup, because it was still a bit warm. {A} did not say, “There, there.” {A} put a hand round the cup as well.',
        'They held it like that for a while. “You’ve got a wet nose,” said {A}. “So have you,” said {H}. It was true. There was one handkerchief, and they took turns.'
      ]
    },
    {
      id: 'where',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Where is {whom} now?” asked {H}. {A} thought for a long time. “People think different things about that,” said {A}. “I don’t know it. I only know where {whom} isn’t.”',
        '“Not in the kitchen,” said {H}. “Not in the kitchen.” “Not on the bus.” “No.” They left the question on the table, beside the cup. It was too big to put anywhere.'
      ]
    },
    {
      id: 'fault',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“I was cross with {whom} once,” said {H}. “About a spoon. Is that why?” “No,” said {A} at once. “Nobody dies because of a spoon. Nobody dies of anything that you thought or said.”',
        '“Even if it was very cross?” “Even then. {whom} was cross about spoons as well.” {H} thought about that. {whom} had been quite particular about spoons.'
      ]
    },
    {
      id: 'pet-cup',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came and looked at the place where {whom} used to sit. Then {A} looked at {H}. “I know,” said {H}. “I looked there too.”',
        '{H} sat down on the floor beside {A}. It was a good floor for sitting on. Neither of them had anything to explain.'
      ]
    },
    {
      id: 'child-sip',
      A: 'child',
      spare: 9,
      paragraphs: [
        '{A} leaned over to look. “It’s still full,” said {A}. “It’s {whom}’s,” said {H}. {A} looked into it once more. “Shall I drink it, so that it’s not sad?”',
        '“It isn’t sad,” said {H}. “It’s a cup. We are.” {A} understood that. They were sad at the table for a bit, on two chairs.'
      ]
    },
    {
      id: 'sugar',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“{whom} would have put sugar in it,” said {H}. “Two,” said {A}. “Three,” said {H}. “Two when you could see it.” They both knew that face, looking at the ceiling while the third one went in.',
        'They stirred the cold drink, though there was no sugar in it. The spoon went round against the side. It made the sound that mornings used to have. When it stopped, it was very quiet in the kitchen.'
      ]
    },
    {
      id: 'cupboard',
      A: 'partner',
      paragraphs: [
        'So {H} poured the cold drink away and tried the cupboard. The cup went in at the very back, behind the jug. {H} shut the door on it and took two steps. “Now I can’t see it,” said {H}. “Is that better?” asked {A}.',
        '{H} stood there and waited to feel it. “It’s worse,” said {H}. “Now the cup has gone too.” And {H} took it out again, and dusted it.'
      ]
    },
    {
      id: 'shelf',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Or up there?” said {A}, and pointed to the good shelf. Up there stood a plate that nobody had ever eaten from. They tried the cup beside it.',
        '“It looks as if it had won something,” said {H}. “{whom} never put it there,” said {A}. They both thought the plate looked down on it. So the cup came back to the table.'
      ]
    }
  ],
  turn: [
    {
      id: 'between',
      A: 'partner',
      paragraphs: [
        '“Where was it when {whom} wasn’t drinking?” asked {A} slowly. “At night, I mean. Or on an ordinary Tuesday.” {H} looked at the wall. “On its hook,” said {H}. “Not on the table. Not in the cupboard. It was mostly on its hook.”',
        '{H} washed the green cup, and {A} dried it, inside and out. Then {H} hung it on the third hook, and held on for a moment, and let go.'
      ]
    },
    {
      id: 'rules',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“There must be a rule,” said {H}. “Nobody drinks from it. You can look at it. You can say hello to it, but you don’t have to.” “Can it be dusted?” asked {A}.',
        '“On Saturdays,” said {H}. “By me.” {A} asked what would happen if {H} forgot a Saturday. “Then it’s dusty,” said {H}. “{whom} wouldn’t mind about dust.”'
      ]
    },
    {
      id: 'elder-cup',
      A: 'elder',
      spare: 10,
      paragraphs: [
        '“I have a spoon like that,” said {A}. “It belonged to somebody whom I still miss.” “Do you eat with it?” asked {H}. “Only soup, and only when it rains.”',
        '“Does it help?” {A} thought about it honestly. “It’s still a spoon,” said {A}, “and I still miss them. But I like to have it in my hand.” {H} nodded. That was how it was with the cup.'
      ]
    },
    {
      id: 'empty-hook',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“And if somebody comes, and there aren’t enough cups?” asked {A}. {H} had thought of that. “Then they get mine,” said {H}. “The one with a duck on it.”',
        '“And you?” “I’ll drink out of the bowl. I’m good at bowls.” So that was settled. All the other cups could be for everybody, and the green one was {whom}’s, even now.'
      ]
    },
    {
      id: 'upside',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Did it hang like that?” asked {A}. “With the handle to the left?” {H} looked closely. “To the right,” said {H}. “{whom} always came from the other side.” So they turned it.',
        'Now it hung exactly as it had hung in the morning. {H} went out of the kitchen and came in again, to see it as if by chance. It was a cup on a hook. {H} stood and looked at it for as long as it was needed.'
      ]
    },
    {
      id: 'tink',
      A: 'partner',
      paragraphs: [
        'Somewhere at home a door shut. Tink, went the green cup against the next one. {H} stood quite still. “That isn’t {whom}, is it?” “No,” said {A}. “That’s a door and two cups.” {H} listened until it was over.',
        '“It’s a good noise,” said {H}. “I always liked it,” said {A}. “I’m still sad,” said {H}. “So am I.” They went and shut the door once more, gently. Tink.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stopped on the way in, and came to stand with {H}.',
      '{names} leaned on somebody, because of the cup.',
      { text: '{names} put the other cups on the table without a clink.', needs: ['hands'] },
      { text: '{names} laid one hand on {H}’s back and left it there.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down at the table, on no one else’s chair.',
      '{names} watched the steam get thin, and moved in closer.',
      { text: '{names} wiped round the cup, and did not shift it.', needs: ['hands'] },
      { text: '{names} pushed the chair in a little, so that nobody knocked it.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to lean, just under the three hooks.',
      '{names} let out a breath when the cup hung.',
      { text: '{names} folded the cloth that had dried it.', needs: ['hands'] },
      { text: '{names} ran a finger round the chip, and let go.', needs: ['hands'] }
    ]
  },
  bed: [
    'They hung up the other cups, the first, the second and the fourth. Then the row was as it should be.',
    '{H} washed, with warm water, and lay down. The door stayed open as far as the wall, so that it could not shut by itself. “You can come if it gets too sad,” said somebody from outside. “I’ll come anyway,” said {H}.'
  ],
  last: [
    'The green cup hung on the third hook, and {H} was asleep.',
    'Tink, went the cups once more, very low, and {H} slept.'
  ]
})
