import { wishPlot } from '../wish-plot.ts'

export const tunnel = wishPlot({
  id: 'wish-tunnel',
  beginsElsewhere: true,
  wishes: ['tunnel', 'tunnels', 'railway tunnel', 'train tunnel', 'end of the tunnel', 'through the tunnel', 'long tunnel', 'dark tunnel', 'tunel', 'tunnle', 'tunnal', 'underpass'],
  namesNobody: true,
  answers: ['dark', 'light', 'end', 'long', 'through', 'walking', 'walk', 'old', 'railway', 'small', 'tiny', 'fit', 'lamp', 'lamps', 'cold', 'drip', 'echo', 'other', 'side', 'bike', 'bicycle', 'hole', 'cycling', 'afraid', 'scared', 'spooky'],
  except: ['mole', 'moles', 'digging', 'dig', 'dug', 'digs', 'rabbit', 'rabbits', 'ant', 'ants', 'worm', 'collapsed', 'stuck', 'trapped', 'crash', 'accident', 'carpal', 'vision', 'slide', 'play', 'cushion', 'cushions', 'blanket', 'submarine', 'shark', 'aquarium', 'mri', 'scan', 'died', 'war', 'car', 'cars', 'escape', 'secret', 'ice', 'snow'],
  moods: ['first', 'learning', 'waiting', 'afraid'],
  company: ['tunnel', 'waffle'],
  out: true,
  about: 'The way out at the end of the tunnel is no bigger than a pea, and the hero does not fit through it.',
  titles: ['A Way Out Like a Pea', 'We Will Not Fit Through There', '{H} Measures the End of the Tunnel', 'First a Fly, Then a Man', 'Waffles on the Other Side'],
  want: [
    {
      id: 'like-a-pea',
      A: 'partner',
      paragraphs: [
        'On the other side of the tunnel there were waffles, and {H} wanted one with cherries. Once it had been for trains, and now it was a path. {A} went in. {H} stayed outside, and looked. Far off in the dark was a tiny white dot.',
        '“That’s the way out,” said {A}. {H} shut one eye and held up a thumb. “It’s like a pea,” said {H}. “I won’t fit through there. And you certainly won’t.”'
      ]
    }
  ],
  way: [
    {
      id: 'thin',
      A: 'partner',
      paragraphs: [
        '“I’ll breathe in,” said {A}, and was thinner for a moment. {H} measured. It wasn’t nearly enough.',
        '“Then we send the money through,” said {A}, “and they push a waffle out to us.” “That won’t fit either,” said {H}. “Only the cherry.” They stood there, and thought about that one cherry.'
      ]
    },
    {
      id: 'the-first-few-steps',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A little way in you could go, to see what it was like. It was as cool as a fridge in there, and it smelled of stones and pennies. The lamps stood along the wall in a row, each of them smaller than the last. The tenth was like a grain of rice.',
        '“Who needs such small ones?” asked {H}. {A} looked down the row. “Perhaps it’s for whoever gets that far,” said {A}. They stayed by the first lamp. That one was a proper size.'
      ]
    },
    {
      id: 'which-things-fit',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} turned out every pocket, to see what would fit. There was a button, and it did. There was a bus ticket, and it did if you rolled it. A pine cone was hard to say. A tissue would go through a keyhole, if you had time.',
        '“And us?” asked {H}. {A} looked from the button to {H}. “Rolled?” asked {A}. They tried it out on the grass. Rolled, {H} was shorter, but also thicker.'
      ]
    },
    {
      id: 'finger-and-thumb',
      A: 'same',
      spare: 3,
      paragraphs: [
        'With one eye shut, {H} could take hold of the way out between finger and thumb. It fitted in exactly. “I’ve got it,” said {H}. “Don’t squash it,” said {A}. “People need that.” {H} moved it carefully a bit to the left.',
        'When {H} let go, it sat where it had been. {A} put a thumb right over it, and now it was night at the other end. “Are they all asleep there?” asked {H}. {A} took the thumb away quickly, because of the waffles.'
      ]
    },
    {
      id: 'drip',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Plink, it went, somewhere inside. It was a drop, and it fell from the roof into a puddle. Then nothing came for so long that you forgot it. Plink. The tunnel said it over to itself, further and further back, and smaller each time.',
        '“Even the plink gets small,” said {H}. “It has to,” said {A}. “It’s got to get out at the end.” They listened after it. Plink, it went, as thin as a pin. “Now it’s through,” said {H}.'
      ]
    },
    {
      id: 'how-trains-did-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There used to be trains in here,” said {A}. “Big ones, with a chimney and nine coaches.” {H} looked at the pea. “And they came out over there?” “They did. You could set the clock by them.” On the stones above was still some black from all that smoke.',
        '“They’d have been toy ones, at that end,” said {H}. {A} opened a mouth to say something, and closed it again. {A} had a toy train from somewhere. It had never been clear where it came from.'
      ]
    },
    {
      id: 'with-butter',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“If a ring sticks, you use butter,” said {A}, who was sure about it. “We’d do the edge of the hole with it, all round.” {H} asked how much. “For a pea, not a lot,” said {A}. But they had only a sandwich with them, and it was with cheese.',
        '“Then we’d come out greasy,” said {H}, “and they wouldn’t let us sit on the chairs.” That was true. At a place with waffles they look at you first.'
      ]
    },
    {
      id: 'calling',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} cupped two hands. “Hello!” called {A}. “Is it very tight out there?” The tunnel took it along, and mumbled. After a while something came back. “Out there,” it said. “That’s no answer,” said {H}.',
        '{H} called as well. “Do you have cherries?” They waited, with their heads on one side. “Erries,” it said, from deep inside. “They have,” said {A}. Now it was really hard.'
      ]
    },
    {
      id: 'over-the-top',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“We could go over the top,” said {A}. They put their heads back. There was the hill, and on it were brambles, and on those were more brambles. A goat up there chewed, and looked down at them. It had plainly not come because of waffles.',
        '“How did they get the hole through?” asked {H}. “They began at both ends,” said {A}, “and they met in the middle.” {H} understood that very well. At this end they must have had the big spades.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had gone in already, and come out again, and gone in. {A} did not look at the dot at all. {A} smelled along the wall. There it said who had been by, and with what sort of sandwich.',
        '“Do they get small at the back?” {H} asked. {A} sneezed, and the whole tunnel sneezed. {A} barely fitted past the second lamp, after that, because of how much fur was standing up.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I went through here by train once,” said {S}. “There was no light in the coach. Everyone stopped talking, and it was black, and then it was bright again. And my bun had gone.” “Who had it?” asked {A}.',
        '“There were four of us in there,” said {S}. “All four looked out of the window. And a priest had sugar on his nose.” {S} gazed at the tunnel. “On the way back I had two buns. I kept one in each fist.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was not worried. “I’m only little,” said {S}. “I’ll fit.” {A} held up a thumb and shut one eye. {S} was bigger than the thumb. “Go further off,” said {A}. {S} went further off, backwards, as far as the gate.',
        '“Now you’re like a thumb,” called {A}. “And now like a finger nail!” {S} was proud. “I can get even smaller,” called {S}, and walked off backwards round the corner. Then {S} was so small that nobody could see anything.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} saw the dot as well, and reached for it with five fingers. It had to be a crumb, and it lay there all by itself. {A} closed the fist, and opened it, and looked in. Nothing had stuck.',
        '{A} tried the other hand. “You can’t have it,” said {H}. “It’s the way out, and there’s only the one.” {A} pointed at it all the same, and opened wide, in case it should come by itself.'
      ]
    },
    {
      id: 'a-fly-comes',
      A: 'partner',
      paragraphs: [
        'Then something came in through the pea. It was a fly, and it hummed. It grew. It was a beetle, and then a mouse on wheels. “Ting,” it said. Out came a man as big as a door, on a bicycle, with cherry on his chin.',
        '“He came through there,” said {H}. {A} was still looking into the dark. “He was like a fly,” said {A}. “And he wasn’t squeezed. He was only far away. It must be the same with the hole.”'
      ]
    }
  ],
  turn: [
    {
      id: 'growing',
      A: 'partner',
      paragraphs: [
        'They took each other’s hand, and went in, and {H} kept the thumb up. Plink, it went from the roof. “Now it’s like a plum,” said {H}. Plink. “Now it’s a plate.” Soon the thumb no longer covered it.',
        'Halfway, {H} turned round. Behind them was a small white dot. “The other one’s shrunk!” cried {H}. “We’ll never get back!” “It’s only far away,” said {A}. “Like the man.”'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In the very middle was a place in the wall, like a cupboard without a door. There the men had stood when a train came. They stepped in, and it was just right for two. “How big are we now?” asked {H}. “For whom?” asked {A}.',
        '“For them outside. Over there, and back there.” {A} looked to the left and right. “Like two flies,” said {A}. “On both sides.” {H} looked down at two wet shoes. From close up nobody would have known.'
      ]
    },
    {
      id: 'somebody-grows',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There were some ants walking about in the light, in front. One of them pushed a crumb with wheels. Then it was a lady with a pram. “Good morning,” she said, when she was as tall as she would get. “Good morning,” said {H}. “You’ve grown.”',
        'The lady looked into the pram, and was pleased. “Yes, hasn’t he?” she said. They heard her for a long time, behind them, getting smaller. {A} waved, and down there an ant waved back.'
      ]
    },
    {
      id: 'you-will-fit',
      A: 'partner',
      paragraphs: [
        'The way out was as high as a house. There was room for a train. {H} stretched out both arms, and touched nothing anywhere. There were red tables, and it smelled of butter. {H} ate the cherries first.',
        'Afterwards {H} went back to the hole, with a sugary thumb. At the far end was a pea, and in it stood something like a fly. It did not come in. {H} knew at once what was wrong. “You’ll fit!” {H} called. “Just start!” “Start,” said the tunnel. The fly began to hum.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the dark, and had never been so wide.',
      '{names} sniffed at the cold air, and there was some waffle in it.',
      { text: '{names} held up a thumb as well, and covered the whole way out.', needs: ['hands'] },
      { text: '{names} counted the waffle money, which at least was thin.', needs: ['hands'] }
    ],
    way: [
      '{names} got a bit smaller, just by sitting down.',
      '{names} thought of the one cherry too, and swallowed.',
      { text: '{names} measured a shoe with a thumb, and it would not go through.', needs: ['hands'] },
      { text: '{names} held the rucksack, without which one was thinner.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked close behind, from lamp to lamp.',
      '{names} sneezed in the sun, three times.',
      { text: '{names} did up a zip, because of the drips.', needs: ['hands'] },
      { text: '{names} licked the sugar from a thumb, and measured with it again.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the way home the tunnel was the same, only the other way round. {H} hung up the rucksack, which had fitted through with ease.',
    'Clean again, or nearly, {H} lay down, and shut one eye. The light from the door could be covered with a thumb.'
  ],
  last: [
    'The light at the door got as small as a pea, and {H} was asleep.',
    '{H} was like a fly now, and like a crumb, and very far away, and slept.'
  ]
})
