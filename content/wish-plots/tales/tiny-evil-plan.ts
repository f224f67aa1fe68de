import { wishPlot } from '../wish-plot.ts'

export const tinyEvilPlan = wishPlot({
  id: 'wish-tiny-evil-plan',
  beginsElsewhere: true,
  wishes: ['villain evil', 'villain good evil', 'professor evil', 'supervillain', 'supervillains', 'super villain', 'super villains', 'villain', 'villains', 'villian', 'villians', 'vilain', 'baddie plan', 'baddy plan', 'bad guy plan', 'evil plan', 'evil plans', 'evil plan toast', 'evil plan socks', 'evil plan bubbles', 'evil genius', 'evil professor', 'evil scientist', 'evil doctor plan', 'evil mastermind', 'mastermind plan', 'mad scientist', 'mad professor', 'silly villain', 'silly baddie', 'silly baddy', 'silly bad guy', 'villain toast', 'villain socks', 'villain sock', 'villain bubbles', 'villain steals', 'baddie steals socks', 'baddie steals left', 'baddy steals socks', 'baddie toast', 'baddie bubbles', 'wicked plan', 'wicked plot toast', 'dastardly', 'dastardly plan', 'arch enemy', 'everybody’s toast cold', 'everyone’s toast cold', 'everybody’s toast', 'everyone’s toast', 'steals left socks', 'stealing left socks', 'steal all left socks', 'stole left socks', 'steals all the socks plan', 'wants all the bubbles', 'steal all the bubbles', 'steals all the bubbles'],
  answers: ['melt', 'melts', 'cream', 'ice', 'isn’t', 'good', 'being', 'super', 'villain', 'villains', 'villian', 'baddie', 'baddies', 'baddy', 'bad', 'guy', 'guys', 'evil', 'genius', 'plan', 'plans', 'plot', 'plots', 'planning', 'whose', 'who', 'is', 'to', 'make', 'makes', 'making', 'everybody', 'everybody’s', 'everyone', 'everyone’s', 'all', 'the', 'toast', 'cold', 'sock', 'socks', 'left', 'odd', 'bubble', 'bubbles', 'steal', 'steals', 'stealing', 'stole', 'stolen', 'take', 'takes', 'hide', 'hides', 'wants', 'want', 'tiny', 'small', 'silly', 'funny', 'useless', 'terrible', 'rubbish', 'worst', 'very', 'not', 'really', 'wicked', 'master', 'mastermind', 'professor', 'doctor', 'scientist', 'mad', 'lair', 'tower', 'machine', 'laugh', 'laughs', 'world', 'take', 'over', 'town', 'city', 'called', 'named', 'story', 'please', 'about', 'with', 'stop', 'stops', 'stopped', 'friend', 'friends', 'nice', 'kind', 'secretly', 'just', 'only', 'bit', 'slightly', 'breakfast', 'butter', 'spoons', 'spoon', 'biscuits', 'every', 'has', 'a', 'an', 'one', 'of', 'in', 'his', 'her'],
  except: ['hurt', 'hospital', 'died', 'dead', 'kill', 'kills', 'killed', 'murder', 'gun', 'bomb', 'poison', 'blood', 'police', 'prison', 'lost', 'scared', 'afraid', 'fight', 'fights', 'fighting', 'superhero', 'superheroes', 'hero', 'child', 'kidnap', 'kidnaps', 'kidnapped', 'witch', 'dragon', 'joker', 'thanos', 'darth', 'vader', 'cruella', 'ursula', 'stepmother', 'wolf', 'spiderman', 'batman', 'dad', 'daddy', 'mum', 'mummy', 'robber', 'robbers', 'burglar', 'terrorist', 'war', 'christmas', 'baby', 'babies'],
  moods: ['question'],
  isTale: true,
  out: true,
  company: ['toast', 'tower', 'villain', 'machine', 'toaster', 'stairs', 'lever', 'laugh', 'socks', 'butter'],
  about: 'A supervillain means to make everybody’s toast cold, and the hero, who likes it hot, climbs to the tower, where somebody sees why.',
  titles: ['Everybody’s Toast', 'Ninety-Nine Stairs', '{H} and the Supervillain', 'Three Small Plans', 'The Butter Would Not Melt'],
  want: [
    {
      id: 'cold-toast',
      A: 'partner',
      paragraphs: [
        '{H} bit into a piece of hot toast, and it was cold. {H} tried another, straight from the toaster. It was cold too, and the butter sat on it like a brick. “It’s all right with jam,” said {A}. But {H} wanted it hot.',
        'Then they heard a laugh, all over town, from the tower on the hill. “Ha ha ha! I am Professor Grimm, the supervillain! I have your left socks! I have your bubbles! And now everybody’s toast is cold!” After that came a hiccup. “We’re going up there,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-town',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In town people stood at their doors with plates. The baker had put a hat on his. A lady breathed on hers. “I’ve had mine in my armpit,” said the postman. “Now I’m cold there.”',
        '“It could be worse,” said {A}. “It could be soup.” Nobody wanted to hear that. {H} promised them hot toast by the evening. Then they looked at the hill again. It was quite a high one, close up.'
      ]
    },
    {
      id: 'the-sign',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the door of the tower there was a sign. “Beware! Supervillain!” it said. Below that it said, “Please wipe your feet.” {H} wiped both, and knocked. A flap opened, and there was an eye. “Have you come to stop me?” asked the eye.',
        '“Yes,” said {H}. “Have you got an appointment?” {A} said that they had not. The eye went away, and they could hear a page being turned. “Today’s free,” it called. “In fact all of it’s free.”'
      ]
    },
    {
      id: 'left-socks',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the first landing stood forty baskets, and all of them were full of socks. {A} held some up. “They’re all left ones,” said {A}. “That was my first plan!” came a shout from above. “Every left sock in town!”',
        '“Why just the left?” called {H}. “The right ones hadn’t done anything,” said the voice. {H} found the blue one with the star. It had been gone since spring. It was washed, and somebody had mended the toe.'
      ]
    },
    {
      id: 'the-bubbles',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Next came a room that was full of jars. There were hundreds, with labels and lids. “That was my second plan,” came the voice. “I wanted all the bubbles in the world!” {A} held up a jar. There was a wet spot at the bottom. So there was in the next.',
        '“They don’t keep,” said {A}. It was silent up there for a while. “I found that out,” said the voice. On every label was the day on which it had been caught, and how round it had been.'
      ]
    },
    {
      id: 'ninety-nine',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They counted the stairs aloud. At fifty {A} had to sit down. There was a cushion there, and a small sign. “Halfway, ha ha,” it said. “He does think of people,” said {A}, and took off a shoe.',
        'At sixty there was a bell to ring, if you were tired. {H} rang it. “What is it?” called the voice. “We’re tired,” called {H}. “So am I, every day,” it called back. They all had a rest, each on a different stair.'
      ]
    },
    {
      id: 'the-laugh',
      A: 'other',
      spare: 6,
      paragraphs: [
        'On the wall hung a plan for the laugh. “Ha (low). Ha (louder). Ha (arms up).” Beside the third Ha somebody had written, “Do not hiccup!” {A} tried it, with {A}’s back to the wall. It echoed the whole way down.',
        '“That wasn’t me,” said the voice from above. “It was really good, though. How do you do the last one?” “It comes from the tummy,” said {A}. They heard it being tried. “Ha. Ha. Ha-hic.” “Nearly,” called {A}.'
      ]
    },
    {
      id: 'small-plans',
      A: 'same',
      spare: 7,
      paragraphs: [
        'By the window lay a notebook, and a spoon to keep the page. It was full of wicked plans. Soon all spoons were to lie the wrong way round. In April every queue was to get a bit longer. “In May,” {H} read, “nothing. Seaside.”',
        '“They’re rather small,” said {A}. “The big ones take so many people,” said the voice. “I did ask around. There was one who’d have come on Thursdays.” {H} laid the notebook back just as it had been, with the spoon on it.'
      ]
    },
    {
      id: 'elder-marmalade',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once had a wicked plan,” said {S}, on the stairs. “I was going to be rude to a man who sold marmalade. I practised it the whole way there.” “And what did you say to him?” asked {A}. “I said ‘Good morning’,” said {S}.',
        '“He said it back. And then I’d bought three jars.” {S} shook {S}’s head over it to this day. “It’s harder than you think. You’ve got to keep it up until you’re inside the shop.”'
      ]
    },
    {
      id: 'child-villain',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a plan too, a quite terrible one. {S} whispered it into {A}’s ear. It was so terrible that it tickled. “You’re going to put all the shoes in the bath?” asked {A}. “In pairs,” whispered {S}.',
        '“And then?” {S} had not got to that part yet. {S} laughed the laugh, ha ha ha, with the arms up. It was better than the real one. From above somebody called “Bravo!”, and then, after a while, “Who is that?”'
      ]
    },
    {
      id: 'pet-crusts',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had nothing against cold toast. {A} had eaten four slices of it in town, from four sad people. {A} came up the stairs behind {H} rather slowly, and quite full.',
        'In a corner lay a crust, and then a crust on the next landing. {A} saw to them. From {A}’s side there was no need to stop the professor at all. You only had to stay close behind.'
      ]
    },
    {
      id: 'baby-bangs',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was carried up the whole tower, and did not mind. {A} held a crust in one fist. It was cold, and wet at one end, and {A} thought it the best there had ever been.',
        '“Somebody’s laughing down there,” called the voice. “Is it at me?” “It’s at the crust,” called {H}. You could hear the voice come nearer to the top of the stairs. It wanted to see somebody who liked his toast.'
      ]
    },
    {
      id: 'the-machine',
      A: 'partner',
      paragraphs: [
        'They climbed all ninety-nine stairs. At the top stood the Toast Cooler, with pipes and a lever. It blew at every breakfast table in town. In front of it sat Professor Grimm, in a cloak. “You’re too late, ha ha!” he said.',
        '{H} pulled at the lever. It would not move. “It’s stuck,” said the professor. “I should have used oil.” The professor bit into a slice of toast, and made a face.'
      ]
    },
    {
      id: 'where-is-the-toaster',
      A: 'partner',
      paragraphs: [
        '{A} looked at the slice, and all round the room. “Where’s your toaster?” asked {A}. “In the kitchen,” said the professor, “at the bottom of the tower.” They all looked down the stairs.',
        '“So how long has your toast been cold?” asked {A}. “Eleven years,” said the professor. “I run, but it’s cold by the seventieth stair. And down there they were all having it hot. So I thought, let everybody’s be cold.”'
      ]
    }
  ],
  turn: [
    {
      id: 'toaster-up',
      A: 'partner',
      paragraphs: [
        '“You carry up the toast every day,” said {H}. “You need to carry up the toaster, once.” The professor opened his mouth, and shut it. They fetched it together.',
        'It stood beside his chair. Pop! The butter sank in, and ran down one finger. The professor ate the whole slice without a word. Then he kicked the lever, and the Toast Cooler sighed and was still. “And take the left socks home with you,” said the professor.'
      ]
    },
    {
      id: 'what-else-it-cools',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“It’s a good machine, though,” said {A}, and went round it once. “It’s only pointing at the wrong thing.” They thought about what ought to be cold. There was lemonade. There was the other side of the pillow.',
        'The professor took out his notebook. “The other side of the pillow,” he wrote, “for the whole town, in July.” He looked up. “Would that still be wicked?” “If you do it with the laugh,” said {H}.'
      ]
    },
    {
      id: 'socks-go-home',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They took the left socks down with them, one basket in each hand. People stood at the doors and found theirs. “That’s mine,” said the postman, “and it’s been darned!” He looked up at the tower and did not know what to say.',
        'In the end he called “Thank you!” It was quiet up there. Then the window opened a crack. “Ha ha ha,” said the professor, but it was a low one, and rather pleased.'
      ]
    },
    {
      id: 'one-small-plan',
      A: 'partner',
      paragraphs: [
        'All over town there was toast, and it was hot. “Are you still a baddie?” asked {H} at the door. “I’ve had the cards printed,” said the professor. “Tomorrow all the spoons will lie the wrong way round.”',
        '“That’s dreadful,” said {A}, to be nice. They went down the hill and heard him laugh behind them. Ha, ha, ha. They waited for it at the gate, but there was no hiccup.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried the cold toast twice, to be sure.',
      '{names} jumped at the laugh, and looked under the table for it.',
      { text: '{names} held a slice up to the window, where the sun was.', needs: ['hands'] },
      { text: '{names} scraped the butter off again in one piece.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on every tenth stair.',
      '{names} sneezed in front of the pipes, and one of them whistled.',
      { text: '{names} pulled at the lever from the other end.', needs: ['hands'] },
      { text: '{names} counted the pipes, and got to forty, and a hole.', needs: ['hands'] }
    ],
    turn: [
      '{names} had a corner of it, and it was hot.',
      '{names} saw to the crumbs, which came with the toaster.',
      { text: '{names} shook the professor’s hand, which was buttery.', needs: ['hands'] },
      { text: '{names} turned one spoon the wrong way round, to help.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home there was one more slice, hot, and the butter went in at once. {H} ate it slowly, down to the crust.',
    'After that {H} washed, and lay down. On the hill a small light was still on, with a toaster beside it.'
  ],
  last: [
    'Up in the tower something popped, quite softly, and {H} was asleep.',
    'All the spoons lay the wrong way round, and {H} was asleep.'
  ]
})
