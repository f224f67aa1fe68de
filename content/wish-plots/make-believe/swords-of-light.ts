import { wishPlot } from '../wish-plot.ts'

export const swordsOfLight = wishPlot({
  id: 'wish-swords-of-light',
  wishes: ['star wars', 'starwars', 'lightsaber', 'light saber', 'lightsabers', 'lightsabre', 'jedi', 'jedis', 'yoda', 'baby yoda', 'grogu', 'mandalorian', 'darth vader', 'chewbacca', 'luke skywalker', 'space traveller', 'space knight', 'sword of light', 'swords light', 'light sword', 'far planet', 'far away planet'],
  except: ['lost', 'real', 'died', 'birthday', 'party', 'alien', 'aliens', 'rocket', 'moon', 'killed', 'gun', 'guns'],
  answers: ['star', 'wars', 'space', 'planet', 'planets', 'galaxy', 'sword', 'swords', 'light', 'force', 'knight', 'knights', 'training', 'learns', 'learn', 'master', 'baby', 'robot', 'droid', 'droids', 'ship', 'spaceship', 'dark', 'side', 'fight', 'fights', 'fighting', 'saves', 'save', 'far', 'away', 'becomes', 'be', 'two', 'some', 'goes', 'go', 'flies', 'fly', 'torch', 'torches', 'hero', 'adventure', 'friend', 'friends', 'meets', 'finds', 'lego', 'stars', 'travel', 'traveller', 'duel', 'day'],
  moods: ['quarrel', 'losing'],
  company: ['planet', 'sword', 'swords', 'torch', 'light', 'beam', 'ceiling', 'cushion', 'floor', 'wall', 'night', 'dark', 'sun'],
  about: 'Two knights of far planets fight with beams of light, which go clean through each other, until both point the same way.',
  titles: ['Vmm, Said the Light', 'The Green One and the Red One', '{H} on a Far Planet', 'Nobody Can Win with Light', 'A Third Colour'],
  want: [
    {
      id: 'one-planet',
      A: 'partner',
      paragraphs: [
        'On a far planet, so small that it had only one cushion, two star knights met. Each had a beam of light to fight with. They were torches with a sweet wrapper in front, and {H}’s was red and {A}’s was green. It was almost dark. The beams hummed, because {H} and {A} hummed.',
        '“This is my planet,” said {H}, who wanted it very much. “Mine,” said {A}. “Vmm.”'
      ]
    }
  ],
  way: [
    {
      id: 'clean-through',
      A: 'partner',
      paragraphs: [
        '{H} swung the red beam, and {A} the green one. In the middle they met, and there should have been a crash. The red light went clean through the green one, and came out on the other side. “I’ve hit you!” said {H}. {A} looked down at a red spot, and brushed at it. Now it sat on {A}’s hand. “I didn’t feel it,” said {A}.',
        'They tried it from behind the table. On one wall was a red spot, and on the other a green one.'
      ]
    },
    {
      id: 'raisin',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A space knight can move things just by wanting it. {A} put a raisin on the table. {H} held out one hand, and wanted. {H}’s ears went red. The raisin lay there and was a raisin. “It trembled,” said {H}. “It did,” said {A}. “I bumped the table.”',
        'Then {A} tried it, with {A}’s eyes shut. When they were open again, the raisin was gone. “Where is it?” asked {A}. {H} could not answer just then. “It wanted me more,” said {H} after swallowing.'
      ]
    },
    {
      id: 'beeping',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was also a robot on the planet. It had a bucket on, and it could only say “bee-doop”. That was {A}, for a time. {H} asked it the way to the stars. “Bee-doop,” it said, and turned its bucket. “I see,” said {H}. “Left, and past the big one.”',
        'The robot shook itself. “Doop-doop,” it said, rather firmly. “Oh, right and past the big one,” said {H}. It nodded so hard that the bucket fell off. There was a very red face inside. “I’d said that the whole time,” said {A}.'
      ]
    },
    {
      id: 'the-ship',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Their ships stood side by side, and were two chairs. “Mine’s faster than light,” said {H}. “Mine’s faster than yours,” said {A}. They set off at the same moment, and leaned back, and all the stars became long lines.',
        'They flew like that for quite some time. “Where are you now?” called {H}. “I’ve overtaken you,” called {A} from the other chair. “I’m a hundred years further on.” {H} looked across. “You’ve got older,” said {H}. “Round the knees.”'
      ]
    },
    {
      id: 'gravity',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On a small planet you weigh hardly anything. One step takes as long as a breakfast. {H} lifted one foot, and it hung in the air, and came down again after a while. {A} came the other way, and could not stop any quicker.',
        'They saw it coming for a good half minute. “We’re going to bump,” said {A}. “I know,” said {H}. They did it in the end, with great softness. Then they flew apart, all the way to the window.'
      ]
    },
    {
      id: 'small-master',
      A: 'other',
      spare: 5,
      paragraphs: [
        'On every planet there’s somebody very old who knows it all. {A} put a towel over {A}’s head, and was older than the table. “What must I do, to be a knight?” asked {H}. The old one thought about it, and scratched under the towel.',
        '“Stand on one leg,” it said. {H} stood. “And now?” “Now I’ll have a nap,” said the old one. {H} wobbled for a long while. When it woke up, it was surprised. “Still there?” it asked. “I never got further than that myself.”'
      ]
    },
    {
      id: 'dark-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Somebody has to be the dark side,” said {A}, and went under a blanket. It reached down to the floor all round, and no light came out of it. “I’m coming to take all your stars away,” said the blanket. Then it walked into the sofa.',
        '{H} showed it the way with the red beam, as far as the table. “Thank you,” said the dark side. “Where are the stars?” “You’d have to look out,” said {H}. The blanket opened a little at the front, and saw them, and forgot what it had come for.'
      ]
    },
    {
      id: 'shining-hand',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} put one hand over the front, and the hand shone. It was red all round the fingers. {H} did it too. “There’s a lamp in me,” said {H}. “You’re only letting the red through,” said {A}. “You keep the rest.”',
        'They tried who else would let some through. A slice of cucumber did, and it had stars in it. A slipper did not. Nor did the bread. “The bread keeps it all for itself,” said {H}.'
      ]
    },
    {
      id: 'pilot',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The second seat in the ship was taken by {A}, who was the pilot. {H} told it where to go, and it looked straight ahead. It was not one for many words. “Is everything working?” asked {H}.',
        'Nothing was blinking, and so it was. They flew past four planets. At each of them {H} said what it was called, and {A} had known it already. It’s good to have such a one beside you, when it’s so dark outside.'
      ]
    },
    {
      id: 'old-light',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The light of a star’s been on its way for a long time,” said {S}. “There are some that set out when I was as old as you. It’s only just arriving now.” {A} wanted to know which one that was.',
        '“A quite ordinary one, down on the right,” said {S}. “I always say good evening to it. We left at the same time.” {A} said good evening too. It would be on its way for a while, going back.'
      ]
    },
    {
      id: 'third-sword',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had something too, and it was a leek. It did not shine, but it was real. “Vmm,” said {S}, and swung it. {A} held up the torch against it. This time something happened. The leek was lit from end to end, and it threw a shadow like a palm tree.',
        '“I’ve won,” said {S}. “I got in the way of it.” It was true. The light had stopped at the leek, and could get no further. It even smelled of victory.'
      ]
    },
    {
      id: 'catching-spots',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'A red spot came wandering over the floor to {A}. {A} put a hand on it, and had it. But now the spot was on top of the hand. {A} looked at it. {A} put the other hand on that, and there it was again, further up.',
        'It was caught nine times, and was never underneath. Then {H} let it sit on {A}’s foot, and {A} tried to eat it. No knight had ever come so near to it.'
      ]
    },
    {
      id: 'translator',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“I come from another planet,” said {A}, and that was nearly true. “What do they say there for good evening?” asked {H}. {A} said it. {H} tried it with the bucket on, and it came back as something else.',
        '“That means, The soup is wearing boots,” said {A}. “Is it a nice thing to say?” asked {H}. {A} thought of those at home. “They’d be pleased,” said {A}. “They’d ask you in at once.”'
      ]
    },
    {
      id: 'nothing-to-bump',
      A: 'partner',
      paragraphs: [
        '{A} held the two torches crossed, and looked at the place where they met. There was nothing. “Light’s got nothing to bump with,” said {A}. “Two lights can go through each other all night. It only stops where there’s a wall, or a nose.”',
        '“Then nobody can win with it,” said {H}. “No,” said {A}. “So who gets the planet?” It did not look like much, in the dark.'
      ]
    }
  ],
  turn: [
    {
      id: 'ceiling',
      A: 'partner',
      paragraphs: [
        '{H} lay down on the cushion and pointed the red beam straight up. On the ceiling there was a round spot. “That’s a sun,” said {H}. “You can have one too.” {A} lay down as well, and then there was a green one beside it.',
        '“Come over to mine,” said {H}. The green sun came slowly nearer. It touched the red one, and slid in front of it. And where they were both, it was neither red nor green. It was yellow.'
      ]
    },
    {
      id: 'eclipse',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} held up one thumb, and a dark bit came over the sun, and got bigger. “It’s the moon,” said {H}. “Now all the hens on the planet are going to sleep.” {A} did the hens, very quietly.',
        'Then the thumb moved on, and there was light again at the edge. “Short night,” said a hen. “Yes,” said another. “But I dreamed something.”'
      ]
    },
    {
      id: 'torch-asleep',
      A: 'same',
      spare: 14,
      paragraphs: [
        'One of the torches was getting tired. You could see it at the edge. {A} tapped it, and it shone for a moment, and sank again. “It’s fought a great deal today,” said {A}. “Let it lie,” said {H}.',
        'They put it between them on the cushion, wrapped in a sleeve. It still made a small glow in there, like something that’s reading under the blanket.'
      ]
    },
    {
      id: 'takes-both',
      A: 'partner',
      paragraphs: [
        '“Where did that come from?” whispered {A}. Nobody had a yellow one. {A} switched off, and there was only a red sun. {H} switched off, and there was only a green one. Then both were on, and there it was again. “It takes two,” said {H}.',
        'So it was a planet for two knights. When one of the suns wandered, the other went after it. “Vmm,” said {H}, very low. “Vmm,” said {A}, and it was almost the same note.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} drifted past the planet, at some distance.',
      '{names} hummed back at the knights, or growled it.',
      { text: '{names} settled the next planet, with one cushion and a cup.', needs: ['hands'] },
      { text: '{names} smoothed out a sweet wrapper, and that was a spare moon.', needs: ['hands'] }
    ],
    way: [
      '{names} turned red at one end and green at the other.',
      '{names} pounced on a green spot, and it stayed on top.',
      { text: '{names} caught the red spot in one hand, and opened it, and there it was.', needs: ['hands'] },
      { text: '{names} brought out a colander for a shield, and the light had holes in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the next planet, to see by the same sun.',
      '{names} let the yellow fall where it liked, mostly on the tummy.',
      { text: '{names} held up a hand, and on the ceiling there was a cloud.', needs: ['hands'] },
      { text: '{names} pulled the curtain tighter, so that the suns stood out.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} smoothed out the sweet wrappers and laid them in a drawer. The torches were only torches, and warm at the front.',
    '{H} washed, and walked to bed with long, slow steps, as if {H} hardly weighed a thing. The bed was the planet with the most cushions of all.'
  ],
  last: [
    'The light of a quite ordinary star had nearly arrived, and {H} was asleep.',
    'Far away, where nobody had to win, {H} lay on a soft planet and slept.'
  ]
})
