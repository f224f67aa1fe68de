import { wishPlot } from '../wish-plot.ts'

export const whoWasLost = wishPlot({
  id: 'wish-who-was-lost',
  tellsAny: 'found',
  about: 'A toy was lost and is found; playing its search for the family shows that two who look never meet, and the fluff on top shows that it never moved: it was the family that was lost.',
  titles: ['Who Was Lost', 'The One Who Stayed Where It Was', 'Where {found} Was', '{H} Looks at the Fluff', 'Somebody Has to Stay'],
  company: ['table', 'rug', 'door', 'curtain', 'fluff', 'lamp'],
  want: [
    {
      id: 'back-again',
      A: 'partner',
      paragraphs: [
        '{found} was back. {found} had been lost, and was found again, and now lay on the table between {H} and {A}. One side was flat. {H} looked, and looked once more. It was a bit like having a visitor.',
        '“Where were you all that time?” asked {H}. {found} did not say. “Nobody saw what happened,” said {A}. “It could have been anything.” {H} wanted to know all of it, from the beginning.'
      ]
    },
    {
      id: 'very-far',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps {found} went to the sea,” said {A}. “With a sandwich.” They turned {found} upside down over the table, and shook gently. If there had been a beach, there would have been sand.',
        'One crumb fell out. It was toast. “That’s from our house,” said {H}, who knew the toast. “The sandwich has been eaten, and the sea’s been wiped off,” said {A}. But it did not sound quite sure.'
      ]
    }
  ],
  way: [
    {
      id: 'after-everybody-went',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“When everybody’s gone home,” asked {H}, “what’s it like {found.where}?” They wanted to hear it. So they turned down the lamp and lay on the rug. Now they were {found.where}, long after the last person had left.',
        '“It’s a lot of quiet,” whispered {A}. “And somebody shutting something, a long way off.” “And a bird,” whispered {H}, “that thinks it’s by itself.” They lay as still as {found}, in case the bird noticed.'
      ]
    },
    {
      id: 'card',
      A: 'same',
      spare: 2,
      paragraphs: [
        'And there was {found.by} to thank, with a card. “What do you write,” asked {A}, “to somebody who’s found {found}?” {H} thought. “Thank you for looking down,” said {H}.',
        '{A} wrote it, or something very like it. For most people look straight ahead, and then they see only the backs of other people. {found} put a foot on the card as well, and that was a kiss.'
      ]
    },
    {
      id: 'ask-it-properly',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} sat down in front of {found}. “You have to ask so that nothing is an answer,” said {A}. “If you went on a bus, say nothing.” {found} said nothing. “On a bus!” said {H}.',
        '“If you didn’t go on a bus,” said {A}, “say nothing.” {found} said nothing. They wrote down that it had been half a bus.'
      ]
    },
    {
      id: 'pet-reads',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was asked, as somebody who can tell where people have been. {A} began at one foot and went slowly upwards. At the tummy {A} stopped, and went back, and read that bit twice.',
        '“What does it say there?” asked {H}. {A} sneezed. “Something with pepper,” said {H}. Then {A} put one chin down on {found}, which was the end of the report.'
      ]
    },
    {
      id: 'elder-cheese',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I got lost in a market once,” said {S}. “I stood still beside the cheese, because that was where I’d noticed it. Nobody else in my family had noticed yet.” “And did they come?” asked {A}.',
        '“My mother came past three times, with a bag of onions,” said {S}. “The third time she looked down. ‘There’s the cheese,’ she said. ‘And there you are beside it.’” {S} still liked cheese best of everything.'
      ]
    },
    {
      id: 'child-is-lost',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} lay down in the passage, and was lost. “I’m not here,” called {S}, so that everyone would know. “Where aren’t you?” called {A}. “Next to the boots!”',
        '{A} found {S} beside the boots, and was told that it was much too soon. So {A} went round by the kitchen, and was longer about it. At the fridge {A} missed {S} very much.'
      ]
    },
    {
      id: 'looking-for-us',
      A: 'partner',
      paragraphs: [
        '“I think {found} went off to look for us,” said {H}. So they played that. {H} was {found}, and looked behind the curtain, and behind the door, and under the table. {A} was the family, and looked under the table, and behind the curtain, and behind the door.',
        'Round and round they went. Wherever {H} came, {A} had just left, and the curtain was still moving. “We could go on like this all week,” said {A}, quite out of breath. “If two people look for each other, they never meet.” “But {found} did get found,” said {H}.'
      ]
    },
    {
      id: 'fluff',
      A: 'partner',
      paragraphs: [
        'They bent down over {found} together. “There’s fluff on one side only,” said {A}. “That’s the side that was on top. Look, you can blow it off.” {A} did. “Fluff never settles on somebody who’s walking about. It only lands on somebody who keeps still.”'
      ]
    },
    {
      id: 'the-other-toys',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The shelf had been one short all that time. “Didn’t you notice?” {H} asked a rabbit that was in charge of it. The rabbit leaned a little. It had been leaning against {found} before, and nobody had told it to stop.',
        '“It kept the place free,” said {A}. You could see that it had. There was a gap beside it, just as wide as {found} on the flat side. “That’s not leaning,” said {H}. “That’s holding a seat.”'
      ]
    },
    {
      id: 'try-it-with-a-finger',
      A: 'same',
      spare: 8,
      paragraphs: [
        'To be certain they tried it on the house. On the spoon from supper there was no fluff at all. On the very top of the cupboard there was a whole coat of it.',
        '“That’s because the cupboard never goes anywhere,” said {H}. “And the clock’s got some on its hat,” said {A}, “but none on its hands.” It was quite true. You could tell how much everything in the room got about.'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
        '{H} laid {found} on the rug, flat side down. Then {H} walked away, out of the door and round the corner. When {H} looked in again, {found} lay there just the same.',
        '“You never went anywhere,” said {H} slowly to {found}. “You stayed exactly where you were. It was all of us that walked off!” {A} sat down on the rug. “Then who was lost?” asked {A}. {H} had to think about that. “We were,” said {H}.'
      ]
    },
    {
      id: 'own-side',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} lay down too, with one ear on the rug, to see it from there. “There go your feet,” said {A}. “They’re getting smaller. Now they’re round the corner. And nobody’s told me why.” “Were you cross?” asked {H}.',
        '“First I was cross,” said {A}. “But somebody has to stay where people can come back to, and I was the only one left.” {H} came back round the corner a little faster than before.'
      ]
    },
    {
      id: 'the-only-one',
      A: 'partner',
      paragraphs: [
        '“That’s what you do,” said {A}. “You stay where you are, and then somebody can find you.” “We forgot to,” said {H}. “{found} was the only one who did it right.” {H} picked {found} up, and looked at the flat side. “And you waited for us the whole time. You’re ever so good at it.”',
        { extra: 1, both: ['“We weren’t easy to find, either,” said {A}.'] }
      ]
    },
    {
      id: 'how-long-is-that',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How long can you keep still?” asked {A}. They lay down on both sides of {found}, and all three of them kept still. {H} had an itch after four breaths. {A} had a giggle after six. {found} had not even begun.',
        '“Again,” said {H}. The second time they got as far as eleven. It was quite comfortable, once you stopped wanting to be somewhere else. “That’s how it does it,” whispered {A}. “It isn’t waiting. It’s just being here.”'
      ]
    },
    {
      id: 'where-we-meet',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And if we ever get lost again?” asked {A}. They settled it with {found}, once and for all. {found} would stay put, wherever it was, and they would be the ones to come. “You don’t have to do anything,” {H} told {found}. “Just go on being there.”',
        '{A} held one of the feet, and they shook on it. It was not much of a shake, but it was meant.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came up close, and smelled that it had been out.',
      '{names} gave {found} a long look, and a nudge, as a welcome home.',
      { text: '{names} fetched a cushion for {found}, after so long a time.', needs: ['hands'] },
      { text: '{names} turned {found} over, and looked for a ticket.', needs: ['hands'] }
    ],
    way: [
      '{names} went round once as well, and met nobody.',
      '{names} waited in the middle of the rug, and was passed on both sides.',
      { text: '{names} held the curtain still, so that it looked as if no one had been there.', needs: ['hands'] },
      { text: '{names} wiped one finger along the shelf, and looked at it.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed exactly there too, and was found at once.',
      '{names} lay down on the rug, and saw it from below.',
      { text: '{names} waved round the corner, so that nobody would be lost.', needs: ['hands'] },
      { text: '{names} patted the flat side, until it was a bit rounder.', needs: ['hands'] }
    ]
  },
  bed: [
    '{found} came along to the washing, for tonight nobody was walking off without saying so.',
    '{H} lay down, and {found} lay down on the flat side, which fitted. “I’m here,” said {H}. “I’m staying exactly here.”'
  ],
  last: [
    'They stayed where they were, both of them, so that the morning could find them. {H} was asleep.',
    'Nobody was lost now, and nobody had to look. {found} kept still, and {H} slept.'
  ]
})
