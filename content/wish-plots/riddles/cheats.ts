import { wishPlot } from '../wish-plot.ts'

export const whoeverCheats = wishPlot({
  id: 'wish-whoever-cheats',
  visits: 'anything',
  whoever: [
    'cheats',
    'cheats at games',
    'cheats at everything',
    'cheats at cards',
    'cheats at board games',
    'always cheats',
    'always cheats at games',
    'always cheats at cards',
    'cheated',
    'cheated at games',
    'cheated at cards',
    'can’t stop cheating',
    'keeps cheating',
    'likes cheating',
    'likes to cheat',
    'is a cheat',
    'is a cheater',
    'hates losing',
    'hates losing games',
    'hates losing at games',
    'hates to lose',
    'doesn’t like losing',
    'doesn’t like to lose',
    'can’t bear losing',
    'can’t bear to lose',
    'can’t stand losing',
    'can’t lose',
    'won’t lose',
    'is a bad loser',
    'is a sore loser',
    'is a poor loser',
    'is a terrible loser',
    'always wants to win',
    'always has to win',
    'always wins',
    'wants to win every game',
    'wants to win everything',
    'breaks the rules',
    'changes the rules',
    'makes up its own rules',
    'makes its own rules',
    'peeks at the cards',
    'peeps at everyone’s cards',
    'doesn’t play fair',
    'won’t play fair',
    'doesn’t play by the rules',
    'won’t follow the rules',
    'bends the rules',
    'sulks when it loses',
    'cries when it loses',
    'storms off when it loses',
    'gets cross when it loses',
    'is a bad sport',
    'never plays fair',
    'hides cards up its sleeve',
    'must always be the winner'],
  except: ['race', 'races', 'racing', 'football', 'swimming', 'running', 'chess', 'school', 'exam', 'test', 'husband', 'wife', 'lose its', 'losing its', 'lose his', 'losing his', 'lose her', 'losing her', 'lost its', 'lost his', 'lost her', 'teeth', 'tooth', 'money', 'casino', 'hide', 'seek', 'lottery', 'prize', 'medal', 'competition'],
  company: ['counter', 'marsh', 'mill', 'bridge', 'box', 'cards', 'lid', 'lamp', 'cat', 'duck', 'jug', 'window', 'door', 'sofa', 'cupboard', 'stove'],
  about: 'The hero’s counter is always still in the marsh when somebody wins and the game is over; whoever cheats wins even sooner, until it is the last one home who wins.',
  titles: ['Last One Home', 'Out of the Marsh', '{visitor} Cheats Backwards', 'The Duck on Square Two', 'Home Is the Last Square'],
  want: [
    {
      id: 'in-the-marsh',
      A: 'partner',
      paragraphs: [
        '{H} wanted to get home, just once. Home was the last square of the game, with a painted window and a light in it. But {H}’s yellow counter was always still in the marsh when somebody won. Then it was over, and everything went back in the box.',
        '“Who’s winning?” called somebody. It was {visitor.first}. “I can’t bear losing,” said {visitor}, “so I cheat. Do you mind?” “Does it take long?” asked {A}. “It’s very quick,” said {visitor}.'
      ]
    }
  ],
  way: [
    {
      id: 'four-throws',
      A: 'partner',
      paragraphs: [
        'It was very quick. {visitor} threw a two, and went nine. The card said, Go back, so {visitor} held it upside down. “That’s cheating,” said {A}. “I did say,” said {visitor}. After four throws {visitor} was home. “Won!” The yellow counter had got as far as the marsh.',
        '“What’s it like there, at home?” asked {H}. {visitor} had not looked. “When you cheat, you have to look at the others,” said {visitor}, “in case they’ve noticed.”'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'The cards were getting fewer and fewer. “That’s odd,” said {A}, and looked at {caller.part}. “I’m always made like that,” said {visitor}. They asked to see behind it, all the same. Five cards came out, and they all said, Go on.',
        'After that came one from quite another game. It had a baker on it, with his bread. “I need him,” said {visitor}. “I once cheated with him in the spring.” Last of all there was a library ticket. “I’ve been looking for that,” said {A}. It was the only thing that was really won that evening.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'Just before the bridge {visitor} {caller.does}. They all looked, you couldn’t help it. When they looked back, {visitor} was over the bridge. “That’s how you cheat from a distance,” said {visitor} proudly.',
        '{A} wanted to find out if anybody could do it. At the next throw {A} {caller.move}. It was even better. {H} looked, and {visitor} did as well. Then everybody waited. “I forgot to do the other bit,” said {A}.'
      ]
    },
    {
      id: 'caller-fact',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{visitor} had slipped a note in among the rules. “{caller.fact},” read {A}. “That’s why I get another go,” said {visitor}. {A} read the rules right through. There was nothing about it on either side. “Then it’s cheating,” said {A}. “But it’s true,” said {visitor}.',
        'It was true. They felt that for such a thing there ought to be something. So {visitor} was allowed to throw once, and not go anywhere. It was a five. {visitor} looked at it from all sides. It had been a lovely go.'
      ]
    },
    {
      id: 'caller-stand',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '{visitor} wanted somebody on the same side. A place was found for {caller.stand}. It got the green counter. {visitor} threw for it, and cheated for it as well. It came along nicely, and after three throws it was past the mill.',
        'Then {visitor} noticed who was behind it. “It’s winning,” said {visitor}. “It can’t do that. It’s cheating!” “It hasn’t moved,” said {A}. {visitor} watched it sharply after that. It kept a perfectly straight face, and that proved it.'
      ]
    },
    {
      id: 'caller-where',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“Do they all cheat, where you come from?” asked {A}. “All of them,” said {visitor}. That was {caller.where}, and every evening they had nine winners there. “We had to buy more cups,” said {visitor}. Nobody there had lost for years. It had always been Uncle Fred.',
        '“And where’s he now?” asked {H}. “He moved to the seaside,” said {visitor}. “Nobody thought about it. But it was never the same again, without somebody to be better than.” In the summer they had all gone to see him. He played patience now, and was quite brown.'
      ]
    },
    {
      id: 'under-the-cupboard',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The dice jumped off the table and rolled under the cupboard. “It’s a six,” said {visitor} at once. {A} lay down and looked. It was a one. “On the floor it counts the other way up,” said {visitor}. That was the worst bit of cheating so far.',
        'There was another dice under there, right at the back, in the fluff. It had been lost since the winter before last. It showed a four. “It’s been a four all this time,” said {H}, “and nobody’s gone anywhere.” They put it on the shelf, as it was, for somebody who needed one.'
      ]
    },
    {
      id: 'the-ones-left-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“One, two, five, eight, nine,” counted {visitor}, and was past the bridge. “You’ve left some out,” said {A}. “I didn’t need them,” said {visitor}. It was cheating, but it had been done in the open.',
        '“Can I have them, then?” asked {H}. There were three and four, and six and seven. {H} added them up, and it was twenty. “You can’t go twenty,” cried {visitor}. “They’re used!” They looked like new. But they were put aside, in the lid, until it had been decided whose they were.'
      ]
    },
    {
      id: 'the-list',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} was made referee, and got a pencil. Each time that {visitor} cheated, {A} made a stroke. There was one for the card, and one for the elbow. There was one for saying “Look, a bat!” In the end they read out the list, and it came to thirty-six.',
        '“Thirty-seven,” said {visitor}, who could not help it. “You’ve missed the one with the button. That was my best.” {visitor} had to show it twice. {A} made the stroke, and a little star beside it. Then they had lost the place, and had to begin again.'
      ]
    },
    {
      id: 'keeping-quiet',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Let’s play who can keep quiet the longest,” said {A}. You can’t cheat at that. They all kept still. The clock ticked, and the stove ticked. “I’m winning,” said {visitor}. “You’ve spoken,” said {A}. “And so have you,” said {visitor}. “That makes it fair.”',
        'Now only {H} was left. {H} sat there as red as a lamp, and could have said a great deal. They both watched {H}, for nearly a minute. “You may stop,” said {A}, “you’ve won.” “It’s a trap,” whispered {visitor}. “That’s what I’d say.”'
      ]
    },
    {
      id: 'down-the-jug',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Two drops of milk were running down the jug. {H} took the left one, and {visitor} the right. The left one was quicker. “That one’s mine now,” said {visitor}. Then the right one drew ahead, and {visitor} went back to it. “You’re cheating,” said {A}. “They don’t mind,” said {visitor}.',
        'At the bottom the two ran into each other. It was a single drop now, and it went on to the saucer. “We’ve won,” said {H}. {visitor} had never heard it with a “we” in front. It was said over, quietly, to see what was wrong with it.'
      ]
    },
    {
      id: 'the-star',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They tried noughts and crosses, on the back of an envelope. {H} was the noughts, and {A} was the crosses. {visitor} was the stars. “There aren’t any stars,” said {A}. “A star beats both,” said {visitor}, and made three. Cheating is easy if you bring your own.',
        '{H} drew a moon. It went round the outside, and took the stars home. Against the moon {visitor} found nothing. “It’s getting late in there, that’s all,” said {H}. They left the noughts and crosses where they were, for the night.'
      ]
    },
    {
      id: 'patience',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I cheat too,” said {A}, and looked at the floor. Nobody had expected that. “At patience, when the cards won’t come out. I look under the king.” {visitor} moved a bit nearer. “And who loses?” asked {visitor}. “Nobody,” said {A}. “There’s only me.”',
        '{visitor} tried to picture it. There was nobody to beat, and nobody to watch. “But who do you hide it from?” asked {visitor}. “From me,” said {A}. “I look out of the window, and then I do it.” In all the years {visitor} had never met anything so hard.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My grandmother cheated at cards,” said {S}, “for me. I won every Sunday until I was nine. Then I saw how, in the glass of the clock.” “What did you say?” asked {A}. “Nothing,” said {S}. “From then on I cheated for her.”',
        '“Who won?” asked {visitor}. “You couldn’t tell,” said {S}. “We both pushed and pushed. One game took from the soup until the lamps were lit.” {visitor} could not make anything of it, and asked to hear it again, from the soup.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S}’s counter was a dog. It did not want to go home. It went for a walk across the squares, and into the pond, and shook itself. “It’s not your go,” said {visitor}. “It doesn’t know that,” said {S}. “It’s a dog.”',
        '{visitor} tried to cheat, and did not know where to begin. You have to have rules for that. Then the dog found {visitor}’s counter, and buried it in the sugar. “Is that allowed?” {visitor} asked {A}. Nobody could say. They dug it out with a spoon.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had watched the game from the start. Now {A} got up, walked across the marsh and over the mill, and lay down. Every counter was under {A}, and so was home. “That’s cheating,” said {visitor}. {A} shut both eyes.',
        '“I’ve done cards,” said {visitor}, “and dice, and once a bell. But I’ve never lain down on the whole of it.” They gave {A} first prize, and it was the ham from a sandwich. After that {A} moved over a little, as far as the bridge.'
      ]
    },
    {
      id: 'held-the-lid',
      A: 'partner',
      paragraphs: [
        'They had another game, and it took three throws. The lid was to go on again, but {A} held it in the air. “It’s the winning that stops it,” said {A}. “Just when it’s getting nice. Let’s say that the last one home wins.”',
        '“The last?” said {visitor}. “Then I’ll be last. I’ll be last by miles.” It was the easiest thing in the world to cheat at.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-way',
      A: 'partner',
      paragraphs: [
        'Now {visitor} cheated the other way round. {visitor} threw a six, and gave it to {H}. While {H} looked at the lamp, the yellow counter moved on by itself. It was out of the marsh! Somebody slipped {A} three good cards, and gave a push at the bridge.',
        '{visitor} went back and back, until there was no more back. The yellow counter went by the mill, where it had never been. And then it was home.'
      ]
    },
    {
      id: 'what-is-at-the-mill',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} had been cheated right past the mill, and was sorry. “I’d have liked to stay,” said {A}. “There’s a boy at the window.” {visitor} had gone by it hundreds of times, and knew of no boy. “He’s waving,” said {A}. “He’s got a bun.”',
        'They held the lamp nearer. It was true, and on the bun was a currant. “I always had the cards to think of,” said {visitor}. All the way along there were things, painted very small. Nobody had ever been slow enough.'
      ]
    },
    {
      id: 'two-and-went-two',
      A: 'partner',
      paragraphs: [
        'There was a mat before the door, and a cat on it. You could not see that from the marsh. {H} was still looking when {A} came home. “Now you only need to get here,” said {A}, “and you’ve won.” {visitor} was forty squares away, and there was nobody left to cheat.',
        'So {visitor} threw a two, and went two. “There’s a duck here!” called {visitor}. It took a long time, and they waited by the window. “Won,” said {visitor} at last, quite quietly. “What’s the cat called?”'
      ]
    },
    {
      id: 'one-more',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Another?” asked {A}. {visitor} was back at the start already, and stood beside the duck. “I’ll be last again,” said {visitor}. “Not if I can help it,” said {A}, who had got a taste for it. They pushed each other on, as hard as they could.',
        'It was all cheating, and very polite. “After you,” said {visitor}. “No, after you,” said {A}. The yellow counter went past the two of them, one square at a time. It knew the way now.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the box, and there was still room.',
      '{names} sat down on the rules, since nobody needed them.',
      { text: '{names} chose the red counter, and warmed it in one hand.', needs: ['hands'] },
      { text: '{names} shook the dice for a long time, to wake it up.', needs: ['hands'] }
    ],
    way: [
      '{names} saw it all, and told nobody.',
      '{names} looked at the lamp too, and missed the best bit.',
      { text: '{names} moved one square, and went back for fairness.', needs: ['hands'] },
      { text: '{names} built a small fence of cards round the marsh.', needs: ['hands'] }
    ],
    turn: [
      '{names} came home too, by way of a lap and the table.',
      '{names} looked at the painted cat for a good while.',
      { text: '{names} pushed a counter with one finger, a very little.', needs: ['hands'] },
      { text: '{names} held a light to each square, as far as the duck.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cards were put in the box, but the counters could stay at home that night. {visitor} went off slowly, and looked at what there was on the way.',
    'They brushed their teeth, and nobody was first. From the bed you could see the board on the shelf, and on the board the window.'
  ],
  last: [
    'There was a light in the window, and {H} was home, and asleep.',
    'Whoever was last asleep had won, and it wasn’t {H}, who was asleep already.'
  ]
})
