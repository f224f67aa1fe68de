import { wishPlot } from '../wish-plot.ts'

export const grandparentsVisit = wishPlot({
  themes: ['grandparents-visit'],
  beginsElsewhere: true,
  moods: ['waiting', 'proud', 'change'],
  answers: ['house', 'granny’s', 'grandma’s', 'grandpa’s', 'nana’s', 'seeing', 'staying', 'cousins'],
  except: ['coming to stay', 'come to stay', 'comes to stay', 'came to stay'],
  about: 'Tomorrow the grandparents will measure the hero at their doorpost; it turns out that the way to be taller is to lie down.',
  titles: ['One Finger Taller by Tomorrow', '{H} and the Blue Ribbon', 'Standing on Yourself', 'The Doorpost at the Grandparents’', 'How to Grow in One Night'],
  want: [
    {
      id: 'ribbon',
      A: 'partner',
      paragraphs: [
        'Tomorrow {H} was going to visit the grandparents. In their kitchen was a doorpost with pencil marks on it, one for every visit. “They always measure me first thing,” said {H}. “And I want to be a whole finger taller.”',
        '{H} had a blue ribbon that was as long as the last mark was high. {A} held it against {H}’s back. It went from the heel to the very top hair. “Exactly the same,” said {A}. “Then I’ve got one evening left to grow in,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'watering',
      A: 'partner',
      paragraphs: [
        'Plants grow, so {H} stood in a bucket under the lamp, and {A} watered {H} with a teaspoon. Carrots grow, so {H} ate one. After that {H} held on to the sofa with both hands, and {A} pulled at the other end.',
        'They measured again. Now the ribbon was longer than {H}! It stuck out at the top, as much as a pea. “I’m shrinking,” said {H}. “I can’t visit anybody like this.”'
      ]
    },
    {
      id: 'socks',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Socks would help,” said {A}, and so {H} put on four pairs, one over the other. The ribbon was too short at once. {H} walked up and down and was tall.',
        '“They’ll notice,” said {A}. “Why?” asked {H}, and turned round too fast. There was a thump. “Because you can’t stand up in it,” said {A}, and helped.'
      ]
    },
    {
      id: 'suitcase',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In between they packed the suitcase. {H} put in the slippers for over there and the good drawing. “What else do they like?” asked {A}. “They like it when I tell them what I’ve had for breakfast,” said {H}.',
        '“Then don’t forget it,” said {A}. “What did you have?” {H} had to think. It was porridge, with a face on it. They put a spoon in the suitcase, so that {H} would remember.'
      ]
    },
    {
      id: 'both-cheeks',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“When you come in, there are kisses,” said {H}, “one on each side. I always go the wrong way, and then it’s my nose.” They practised that. {A} was a grandparent and bent down, and {H} went to the left. It was {H}’s nose.',
        '“Go to the right,” said {A}. “Mine or yours?” asked {H}. It was the nose again. “And if we both go straight on?” asked {A}. That was the nose more than ever. In the end {H} stood as still as a post. {A} kissed the post, on one side and on the other.'
      ]
    },
    {
      id: 'biscuit-tin',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There’s a tin on their top shelf,” said {H}. “When I can reach it by myself, I can have one without asking.” They tried how high that was, with a tin on the bookcase. {H} was two hands short.',
        '“And if you ask?” said {A}. “Then they take it down,” said {H}, “and I get two.” {A} thought there was no hurry with the growing.'
      ]
    },
    {
      id: 'just-a-small-bit',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And what do they say next?” asked {A}. “Have you had something to eat,” said {H}. “I say yes. Then they say, just a small bit.” They played it. {A} asked, and {H} said yes, and there were three crackers on the plate.',
        '“You mustn’t finish it,” said {H}, “or they think you’re hungry.” “And if you leave some?” asked {A}. “Then they think you’re ill.” {A} put the plate down to think this over. There was only one way out. You had to eat very slowly until it was time to go home.'
      ]
    },
    {
      id: 'hair',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Next {H} had a go with the hair. {A} wetted it and brushed it straight up, until it stood like grass. They held the ribbon against it. {H} was a finger taller, and not even tired.',
        'Then the grass fell over, slowly, from the left. “They always lay a book on my head,” said {H}. “A book would feel that.” It was true. They brushed it down again.'
      ]
    },
    {
      id: 'doorbell',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And how do you go in?” asked {A}. {H} showed it. {H} went out, rang the bell with one finger on the wall, and came in very straight. “My word,” said {A} in an old voice. “Who’s this tall person?”',
        '“It’s me,” said {H}. “It can’t be,” said {A}. “You used to come up to the soup.” They did that four times, because it was so nice.'
      ]
    },
    {
      id: 'pet-length',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'They measured {A} with the blue ribbon too. It would have been enough for {A} twice over, or for {A} once with a bow.',
        '{A} kept the end of it, and it took some time to get it back. By then it was a little wet.'
      ]
    },
    {
      id: 'elder-shrinks',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Look at my trousers,” said {S}. “They used to stop at the shoe. Now they lie down on it.” {A} looked. They did. “Who’s been growing, you or the trousers?” asked {A}.',
        '“I thought it was the trousers,” said {S}. “But all the shelves have gone up as well.” They stood back to back, and it was closer than last year.'
      ]
    },
    {
      id: 'wants-too',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had to be measured as well, and the ribbon was the wrong length for it. So {S} tied a knot in it, where the top of {S} was. “Now we’re both on it,” said {S}.',
        '{A} looked at the knot and at the end of the ribbon. There was not so very much blue in between. Both of them stood up straight.'
      ]
    },
    {
      id: 'cushions',
      A: 'partner',
      paragraphs: [
        '{A} sat down on a heap of cushions to think. Then {A} got up again and pointed. “Watch this,” said {A}. The cushions were rising, quite slowly, with a little sigh. “That’s what your back’s made of. It’s a heap of small cushions. And your head’s been sitting on them since breakfast.”',
        '{H} felt for them. There they were, one above the other. “So I’m not shrinking,” said {H}. “I’ve been standing on myself.”'
      ]
    }
  ],
  turn: [
    {
      id: 'lie-down',
      A: 'partner',
      paragraphs: [
        '{H} sat on the heap, got up, and watched it rise. It did that every time. “I’ve got to lie down,” said {H}. “For as long as I can, and soon.” {A} looked at the clock. “I’ve never heard you say that,” said {A}.',
        '“And tomorrow we’ve got to ring the bell fast,” said {H}, “before it wears off.”'
      ]
    },
    {
      id: 'something-long',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They lay down side by side on the carpet, to see how it went. “It may help to think of something long,” said {A}. {H} thought of a train. {A} thought of one noodle. It was quiet for a while.',
        '“How long’s yours?” asked {H}. “I’m still pulling at it,” said {A}. “And yours?” “The front’s in the station,” said {H}. “But the back hasn’t left home yet.” That was a good way to lie. You could feel it going along, from the head to the heels.'
      ]
    },
    {
      id: 'lying-measured',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'They tried it with the ribbon, too. {H} lay on the carpet, quite flat, and {A} laid it beside {H}, from the heel upwards. They waited a hundred breaths. “Well?” said {H}, without moving.',
        '“It’s a hair,” said {A}. “Yours or the ribbon’s?” “Yours. It’s one hair over.” {H} lay still and was pleased, as far as you can be pleased without getting shorter.'
      ]
    },
    {
      id: 'them-too',
      A: 'partner',
      paragraphs: [
        '{H} rolled up the blue ribbon for the visit, and stopped halfway. “They’re on the doorpost too,” said {H}. “Right at the top, from long ago. And they’re not as tall as that any more.” “Well, no,” said {A}. “Think how long they’ve been standing on themselves.”',
        '{H} thought about it. “Then I know what we’ll do when we’re there,” said {H}. “First they measure me. Then they both have a nap, and after that we’ll measure them.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stretched, first at the front and then at the back.',
      '{names} chased the end of the ribbon along the floor.',
      { text: '{names} ironed the blue ribbon flat with one palm.', needs: ['hands'] },
      { text: '{names} held a cushion up to {H}’s ear, and it came to about a finger.', needs: ['hands'] }
    ],
    way: [
      '{names} drank what the bucket did not need.',
      '{names} crunched on a bit of carrot, and did not grow either.',
      { text: '{names} pulled at the sofa from behind, to make it fair.', needs: ['hands'] },
      { text: '{names} turned the lamp a little, as you do for tomatoes.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down flat, to save up for the morning.',
      '{names} bounced on the cushions once, and went up with them.',
      { text: '{names} plumped the top cushion, which made it a visit taller.', needs: ['hands'] },
      { text: '{names} rang a bell in the air, as fast as a bell will go.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} laid the cushions on the sofa, to have a rest. The blue ribbon was packed for tomorrow.',
    'Then {H} washed, sitting down. {H} got into bed before anybody had said so, and lay there as straight as a pencil.'
  ],
  last: [
    'One after another the small cushions rose, with a little sigh, and {H} slept.',
    'So {H} was asleep, and got longer by a pea without doing anything for it.'
  ]
})
