import { wishPlot } from '../wish-plot.ts'

export const whoeverChopsticks = wishPlot({
  id: 'wish-whoever-chopsticks',
  visits: 'anything',
  whoever: [
    'wants to use chopsticks',
    'wants to eat chopsticks',
    'wants to hold chopsticks',
    'wants chopsticks',
    'can’t use chopsticks',
    'can’t hold chopsticks',
    'can’t work chopsticks',
    'uses chopsticks',
    'loves chopsticks',
    'loves using chopsticks',
    'loves to use chopsticks',
    'is bad at using chopsticks',
    'is no good at using chopsticks',
    'dreams of using chopsticks',
    'drops its chopsticks',
    'drops the chopsticks',
    'eats with chopsticks',
    'eats rice with chopsticks',
    'can’t eat with chopsticks',
    'is learning chopsticks',
    'doesn’t know how chopsticks work',
    'is rubbish with chopsticks',
    'crosses its chopsticks',
    'pokes its food with chopsticks',
    'struggles with chopsticks',
    'forgot how to use chopsticks',
    'lost a chopstick',
    'tries to eat with chopsticks',
    'can’t pick things up with chopsticks',
    'is clumsy with chopsticks'],
  except: ['piano', 'lost', 'stole', 'stolen', 'eye', 'hungry', 'poked'],
  company: ['bowl', 'table', 'peas', 'pea', 'noodles', 'chopsticks', 'sticks', 'beak', 'nest'],
  fed: true,
  about: 'The hero wants a bird that picks up a pea, and has only a beak that crosses over, as have the chopsticks of whoever cannot use them; in every beak one half does nothing.',
  titles: ['The One That Does Nothing', 'A Bird Called Tik', 'The Last Pea', '{visitor} Keeps One Still', 'Tik, Tik, Pea'],
  want: [
    {
      id: 'a-bird',
      A: 'partner',
      paragraphs: [
        'There were noodles with peas, and there were chopsticks. {H} wanted them to be a bird, and to pick up a pea and fly it home. The nest was a saucer. But each time the beak came down, it crossed over, and the pea ran off.',
        'There was a knock. It was {visitor.first}, with two sticks in a paper sleeve. “There are two of them,” said {visitor}, “and they’ve never yet wanted the same thing.”'
      ]
    }
  ],
  way: [
    {
      id: 'both-at-once',
      A: 'partner',
      paragraphs: [
        'So there was a third bowl. “You squeeze from both sides at once,” said {A}. “Like the doors of a lift.” {visitor} looked along the two sticks, and squeezed.',
        'Tik. The tips had gone past each other, and made a cross. “Harder,” said {A}. The pea shot up, hit the lamp, and came down in the water jug. “It’s safe in there,” said {visitor}. “They all get to somewhere safe.”'
      ]
    },
    {
      id: 'held-with',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What do you hold them with?” asked {A}. {visitor} had tried most things by now. “It went best with {caller.part},” said {visitor}. “They stayed in. I couldn’t see them from there, though, and nor could the noodles.”',
        'You hold them further up than you think, {A} said, with a lot sticking out at the back. “Then it feels as if somebody else were doing it.” {visitor} moved up, bit by bit. The tips got lighter. They began to look about a little.'
      ]
    },
    {
      id: 'your-own-beak',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“And how do you pick things up at home?” asked {H}. {visitor} put a pea in front, and showed them, and {caller.does}. The pea was still there. It had turned its other side to them. “It isn’t always quick,” said {visitor}.',
        '{A} {caller.move}, over another pea. {H} did it over two. There was a lot going on above that table for some time. None of the peas was any the worse for it.'
      ]
    },
    {
      id: 'what-does-it-say',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Your bird doesn’t say anything,” said {visitor}. It was true. {H} had thought of tik. “Mine would say {caller.sound},” said {visitor}. “That’s how they say it where I come from, when there’s something in a bowl.” So that bird called, and the other bird called back.',
        'Tik. {caller.sound}. It went to and fro over the noodles. {A} was a third bird, and very far off. It only ever said, “What?”'
      ]
    },
    {
      id: 'something-easier',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Begin with something easier,” said {A}. That was a napkin in a ball, for it had corners to hold on by. “Who is it?” asked {visitor}. “Nobody,” said {A}. “It wants to get to the other side.” It was lifted over. It hung by one ear.',
        'After that came a bit of sponge, a cork and a mitten. It got harder, and rounder. At the very end of the row sat a pea, and shone. They could all see that it wasn’t afraid.'
      ]
    },
    {
      id: 'same-length',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“They’ve got to be the same length,” said {A}. You stand them on the table, tips down, and let them drop a little. Tok. {visitor} did that. Now they were as even as two feet on a mat. {visitor} lifted them, and one at once went down a bit, to look.',
        'Tok. Tok. It was the best thing about them so far. {H} did it as well, and {A} did it. Next door somebody called, “Come in!”'
      ]
    },
    {
      id: 'slurp',
      A: 'same',
      spare: 2,
      paragraphs: [
        'With noodles you’re allowed to bring your mouth to the bowl. {A} showed that, and it sounded like a bath running out. {H} sounded like a small bath. {visitor} had been brought up to stay put, and let things come.',
        '“Is it really allowed?” asked {visitor}. “It’s even polite,” said {A}. “Then the cook can hear it.” So they told the cook, all three, for quite some time. The sticks only had to show the noodles the way.'
      ]
    },
    {
      id: 'a-drum',
      A: 'same',
      spare: 3,
      paragraphs: [
        'As long as nobody ate with them, they were drumsticks. {H} could not help it. The bowl went ding, the jug went dong, and the table went dum. {visitor} had the rhythm at once. “For this they’re good,” said {visitor}. “For this they can both do what they like.”',
        '“You don’t drum at table,” said {A}, and held both hands over the bowls. Ding, went a thumb. After that {A} had to laugh, and the jug got one dong more, very low.'
      ]
    },
    {
      id: 'stab',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You could always spear it,” said {A} quietly, and looked at the door. {A} did it with a mushroom. It’s not done, and it’s quick. But the pea was too round for that. It stepped aside each time, politely, like someone in a passage.',
        '“I wouldn’t like to anyhow,” said {visitor}. “A bird puts it down alive.” {H} was of the same mind. {H} didn’t only want the pea. {H} wanted it to fly.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“The first time, I was asked out to dinner,” said {S}, “and they gave me sticks. I ate what stayed on.” “What did?” asked {A}. “The smell,” said {S}. “Then an old lady came out of the kitchen. She put a rubber band round the top of them.”',
        '{S} still had the rubber band, round a packet of letters. It had gone brown, and it was as stiff as a twig. “She did it without a word,” said {S}. “She’d seen that I was looking at the soup.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had one stick in each fist, and was a walrus for a bit, and then a snail. Then {S} was someone skiing, over the noodles, down to the bottom. “You’ve got to take both in one hand,” said {A}. “I’ve got two hands,” said {S}.',
        '{S} got a pea between the two sticks, one on each side. It went up, slowly, as if on a stretcher, and in. “Mm,” said {S}. They had to admit that it was one way. But it was no bird. It was two men with a piano.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'A pea had rolled up in front of {A}. {A} looked at it, came down to it, and took it up, just like that. Then {A} thought about it, and put it down again, in exactly the same place. It was a pea, after all.',
        '“Do that again,” said {visitor}. “What did you do with the upper half?” {A} had never given a thought to the upper half. It had always been there, and kept quiet.'
      ]
    },
    {
      id: 'which-one-moves',
      A: 'partner',
      paragraphs: [
        '{A} chewed, and stopped. “Put a hand to your cheek,” said {A}, “and say pea.” {H} said, “Pea, pea, pea.” The chin went up and down, and nothing else did. “The top half isn’t doing anything!” said {H}. “It only waits till the other one comes.” {A} looked at the sticks. “And I told you both at once,” said {A}. “I don’t even chew like that.”'
      ]
    }
  ],
  turn: [
    {
      id: 'downstairs',
      A: 'partner',
      paragraphs: [
        '{H} laid one stick down deep, where it could lean, and told it to stay. “That’s the one that does nothing.” The other lay on top, and went up and down. Tik, tik. It met the one below each time. {visitor} did the same. “Does it mind?” asked {visitor}. “It’s the floor,” said {H}. “You’ve got to have one.”',
        'Slowly the sticks opened. Slowly the upper one came down, and the lower one was there. Between them sat a pea. “It’s wondering where it is,” whispered {visitor}, and did not squeeze.'
      ]
    },
    {
      id: 'holding-breath',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It’s not how hard. It’s that you go on. {A} found that out with the third pea, and had to tell everybody, and dropped it. “You hold it as you hold somebody’s hand at a kerb,” said {A}. The fourth one was carried all the way round the jug.',
        '{visitor} carried one past all their noses, to let them see. It had a small dent at the top, where it had been a seed. Nobody had ever been shown a pea for so long.'
      ]
    },
    {
      id: 'other-food',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then there was no holding them. A noodle flew, trailing both legs. A bit of carrot came, and a slice of egg that was in two minds. {A}’s bird brought a mushroom, and sat on it. “It won’t hatch,” said {H}. “Let it try,” said {visitor}.',
        'Only the soup stayed where it was. {visitor} went down for it again and again, and brought up the shine. At last they lifted the bowl and drank.'
      ]
    },
    {
      id: 'to-the-nest',
      A: 'partner',
      paragraphs: [
        'Then {H}’s bird took off from the bowl, with a pea in its beak. It flew round {A} and over the jug, and came down at the nest. It opened. The pea rolled a little, and lay still. “Tik,” said the bird.',
        '{visitor}’s came after, and they flew until the nest was full. The last pea {visitor} flew to {H}, right up to the mouth. And {H} opened up, but only at the bottom.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came at once, in case of peas.',
      '{names} looked into the nest, and nobody was in.',
      { text: '{names} blew on the noodles.', needs: ['hands'] },
      { text: '{names} put out the bowls, and the little dish for the sauce.', needs: ['hands'] }
    ],
    way: [
      '{names} went after a pea, as far as the fridge.',
      '{names} opened and shut, to feel which half it was.',
      { text: '{names} fished in the jug with a spoon.', needs: ['hands'] },
      { text: '{names} picked up a stick, and wiped it, and gave it back.', needs: ['hands'] }
    ],
    turn: [
      '{names} got something from a bird, and swallowed.',
      '{names} kept the lower half still, and it worked.',
      { text: '{names} flew in a pea from the far side, with a stop on the bread.', needs: ['hands'] },
      { text: '{names} held the saucer higher, where a nest should be.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sticks were washed, and lay side by side on a cloth. Now neither of them had to do anything. {visitor} took the paper sleeve home, with a pea in it.',
    'They brushed above and below, and lay down. Below was the bed, and it stayed where it was. The blanket came down on it, slowly, with {H} in between.'
  ],
  last: [
    'The upper lids came down to the lower ones, and {H} was asleep.',
    'In the nest it was full and warm. {H} did nothing any more, and was asleep.'
  ]
})
