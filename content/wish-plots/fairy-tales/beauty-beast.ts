import { wishPlot } from '../wish-plot.ts'

export const beautyBeast = wishPlot({
  id: 'wish-beauty-beast',
  wishes: ['beauty beast', 'beauty beest', 'beauty and beast', 'beast castle rose', 'beast enchanted castle', 'beast magic rose', 'princess beast', 'beast castle', 'beauty beast dance'],
  except: ['wild', 'sleeping', 'black', 'salon', 'monster'],
  answers: ['rose', 'roses', 'castle', 'prince', 'princess', 'enchanted', 'magic', 'spell', 'library', 'dance', 'father', 'friendly', 'kind'],
  company: ['beast', 'prince', 'castle', 'rose'],
  fed: true,
  about: 'Beauty may have the rose when she has taken the Beast’s paw, and every evening the claws get in the way.',
  titles: ['The Question After Supper', 'Ten Claws Went Plop', '{H} and the Beast', 'One Red Rose, and Supper', 'Will You Take My Paw'],
  want: [
    {
      id: 'rose',
      A: 'partner',
      paragraphs: [
        '{H} was Beauty, who wanted nothing in the world but a rose. There was one in a bottle, in front of a castle, and it was a red napkin. {H} took it out. “Who’s got my rose?” roared somebody. It was the Beast, who was {A} in a furry blanket, with five clothes pegs on each paw.',
        '“Whoever takes my rose must stay to supper,” said the Beast, “every night, until somebody takes my paw.” “Is that all?” asked Beauty. The Beast had another roar ready, and swallowed it.'
      ]
    }
  ],
  way: [
    {
      id: 'nobody-serves',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In this castle you saw nobody, and everything came by itself. A spoon rose up at the edge of the table, and bowed. A hand that was not there pushed a cup after it. “Thank you,” said {H} into the air.',
        '“You’re welcome,” said the air, out of {A}. Then the salt came, and stopped halfway, and went back. “It’s forgotten something,” said the Beast. After a while it came once more, and had the pepper with it.'
      ]
    },
    {
      id: 'soup-paws',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The Beast could not hold a spoon. It slipped through the claws, and jumped across the table. “Don’t look,” said {A}, and bent down and lapped. You could hear it on every floor of the castle.',
        '{H} laid down the other spoon, and lapped as well. It was not so easy. Most of it went up the nose. “You’ve got to curl your tongue,” said the Beast, “like a leaf.” They both put out their tongues, to compare.'
      ]
    },
    {
      id: 'will-you',
      A: 'partner',
      paragraphs: [
        'Every evening after supper the Beast asked the same thing. “Beauty, will you take my paw?” {H} looked at the claws. “No, Beast,” said Beauty. Then the Beast sighed so hard that the rose came unfolded.',
        'On the third evening {H} shut {H}’s eyes, and tried it. Snap! One claw had a sleeve, and one had the napkin, and one had Beauty by the hair. “Ow,” said {H}. They put corks on the claws, and the corks shot off.'
      ]
    },
    {
      id: 'three-roars',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Was that a cross roar?” asked Beauty. “No,” said {A}. “That was a hungry one. The cross one goes down at the end.” The Beast showed it, and the cups rang. “And this is the one for when I’ve got something stuck in my teeth.”',
        '{H} wanted to be sure of them. So the Beast roared from behind the door, and Beauty guessed. It was hungry, and cross, and hungry again. The fourth was new. “I’ve shut my tail in something,” said the Beast.'
      ]
    },
    {
      id: 'library',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The Beast had a library. It was nine books, but they reached from the chair to the wall. “I’ve read them all,” said {A}, “except for this page.” It had been stuck together since the Beast once turned it with a wet claw.',
        '{H} blew between the two sides until they came apart. “Read it out,” whispered the Beast. “And then the bear sat down,” read Beauty. {A} breathed out. “I’ve had him standing up all this time.”'
      ]
    },
    {
      id: 'mirror-home',
      A: 'other',
      spare: 5,
      paragraphs: [
        'In the castle hung a mirror in which you could see what was going on at home. {H} looked in. There sat {A}, who was Beauty’s father, with two different shoes on. “He can’t find the other one,” said {H}.',
        '“It’s under the chair!” called Beauty. The father could not hear it. He looked behind the door, and he looked in the bread. “Warmer,” called {H}. He sat down on the chair to think. You could see the shoe between his heels.'
      ]
    },
    {
      id: 'prickles',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Mind the thorns,” said {H}, and put the rose back in the bottle. “They’re prickles,” said {A}. “A thorn grows out of the wood. On a rose they only sit in the skin, and you can snap them off sideways.”',
        'Beauty thought about it. “What does it want them for?” “So that nobody comes too near,” said the Beast. “And it holds on with them, when it wants to get up somewhere.” They looked at the pegs, and said no more about it.'
      ]
    },
    {
      id: 'combing',
      A: 'same',
      spare: 7,
      paragraphs: [
        'After a day in the wood the Beast’s fur was full of things. {H} combed its back, where you can’t reach it yourself. Out came a leaf, and a bit of string, and half a biscuit.',
        '“I wondered where that was,” said {A}. “It’s yours,” said Beauty. The Beast held it by the edges for a moment. Then it broke the half in half. The crumbs went into the fur again, where they knew their way.'
      ]
    },
    {
      id: 'pet-beast',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'There was one more beast in that castle, and it was {A}. It did not roar, and it had no questions. Beauty made a deep bow, all the same, in case somebody was in there.',
        '“Are you a prince as well?” asked {H}. {A} looked like somebody who might have been one, and had not cared for it. “You could be let out,” whispered Beauty. {A} stayed in.'
      ]
    },
    {
      id: 'elder-frog',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Somebody once came to our door with a rose,” said {S}. “There was such a lot of beard that I only ever saw the rose.” “Did you keep it?” asked {A}. “I kept both,” said {S}.',
        '“And under the beard?” “Another chin,” said {S}, “and quite a nice one. It came out after ten years, for a wedding. I said good morning to it, and was introduced.”'
      ]
    },
    {
      id: 'small-beast',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'On the stairs of the castle sat {S}, who was the Beast’s small beast. “I’ve only got two claws so far,” said {S}, and there was a peg on each thumb. “Do they hurt?” asked {A}.',
        '“Only other people,” said the small beast. It opened one, and closed it again, and had Beauty’s sock. “I can’t let go by myself yet,” said {S}. “I’m still learning that.” So Beauty went on without it.'
      ]
    },
    {
      id: 'guest-merchant',
      S: 'guest',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'At the castle gate stood {S}, who was a merchant and had lost the way. “Is it true that there’s a Beast?” asked {S}. “Yes,” said Beauty. “Is it true that there’s supper?” “That’s true too.” The merchant wondered which was truer.',
        '“You mustn’t touch the rose,” said {A}. So {S} walked round it with both hands on top of the hat. They stayed there at supper too. It made eating rather slow.'
      ]
    },
    {
      id: 'by-themselves',
      A: 'partner',
      paragraphs: [
        '“Can’t you pull your claws in?” asked {H}. “A cat can.” “Not while I’m waiting,” said {A}. “I ask, and then I think you’ll say no. And out they come, by themselves.” The Beast looked at all ten. “I’ve been asking for a hundred years. Nobody’s ever asked me.”'
      ]
    }
  ],
  turn: [
    {
      id: 'take-my-hand',
      A: 'partner',
      paragraphs: [
        'Then {H} stood up and held out a hand, with nothing on it. “Beast, will you take mine?” The Beast forgot to be afraid. Plop, a claw fell on the floor. Plop, plop, plop, it went, until it was ten. The paw below was as warm as a roll.',
        'And the fur slid down, and there stood a prince. “I was under a spell,” said {A}. “Oh,” said Beauty.'
      ]
    },
    {
      id: 'waltz',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In a castle you dance after that. One, two, three, they went, and one, two, three. The prince still trod like something with four legs, and two of them were always late.',
        '“Which foot do you begin with?” asked {H}. “With the back left one,” said {A}. Beauty looked for it. In the end they danced it on all fours, right round the table. It was much the better waltz.'
      ]
    },
    {
      id: 'new-things',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The prince had to get used to a number of things. “It’s draughty,” said {A}, and felt along both arms. “And my ears don’t turn any more.” Beauty said something very quietly, from behind. The prince had not heard a word.',
        '“What was it?” “I can’t say it twice,” said {H}. So the prince laid a hand behind one ear, and turned that. “Biscuit,” whispered Beauty. It worked as well as it ever had.'
      ]
    },
    {
      id: 'other-servants',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now the spell was off the castle too, and they could see who had served them. It was {A}, with a cloth over one arm. “That was you, with the salt?” asked {H}. “Every night,” said {A}. “I’ve worn out forty pairs of slippers, and never seen one of them.”',
        'Beauty pushed out a chair. “Sit down,” said {H}. “We’ll bring it to you.” The cup went along the table with a hand on it, and you could see whose it was.'
      ]
    },
    {
      id: 'both',
      A: 'partner',
      paragraphs: [
        '“And where’s my Beast?” asked Beauty, and looked behind the prince. “It’s me,” said the prince, and roared to prove it. It came out like a small goat. Beauty picked up the fur, and hung it round the prince again. “Once more,” said {H}. Now the cups rang.',
        '“I can be both,” said the Beast. “At breakfast I’ll be the prince, because of the egg.” And now Beauty could go home. But half of the fur was left over, and it was warm. Beauty stayed to supper.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at the roar and then crept nearer for the next.',
      '{names} sniffed at the rose, and it tickled like a napkin.',
      { text: '{names} laid one more place at the long table, far from the claws.', needs: ['hands'] },
      { text: '{names} handed the Beast a clothes peg that had come off.', needs: ['hands'] }
    ],
    way: [
      '{names} came too near a claw and gave up a bit of fluff.',
      '{names} sighed like the Beast, and the rose came unfolded.',
      { text: '{names} folded the rose up again for tomorrow.', needs: ['hands'] },
      { text: '{names} offered the Beast a mitten, and it had room for one claw.', needs: ['hands'] }
    ],
    turn: [
      '{names} dodged a claw or two on the way down.',
      '{names} rubbed against the fur to see if anybody was still in it.',
      { text: '{names} collected the claws and pegged a sock on the line with one.', needs: ['hands'] },
      { text: '{names} curtsied to the prince, and then to the fur, just in case.', needs: ['hands'] }
    ]
  },
  bed: [
    'The claws went back into the peg bag. The rose stood in its bottle again, where it could be seen from the bed.',
    'Beauty washed, and lay down. Over the blanket lay the fur, and one hand lay on it, with the palm up.'
  ],
  last: [
    'No claw was out in the whole castle, and {H} was asleep.',
    'Under half a Beast it was warm, and {H} was asleep beside a rose.'
  ]
})
