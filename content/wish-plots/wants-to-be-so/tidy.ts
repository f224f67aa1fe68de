import { wishPlot } from '../wish-plot.ts'

export const whoeverTidy = wishPlot({
  id: 'wish-whoever-tidy',
  visits: 'anything',
  whoever: [
    'wants to tidy up',
    'won’t tidy up',
    'can’t tidy up',
    'never tidies up',
    'never tidied up',
    'never tidy up',
    'doesn’t tidy up',
    'does not tidy up',
    'will not tidy up',
    'would not tidy up',
    'wouldn’t tidy up',
    'refuses to tidy up',
    'hates tidying',
    'hates tidying up',
    'hates to tidy up',
    'doesn’t want to tidy up',
    'does not want to tidy up',
    'doesn’t like tidying up',
    'doesn’t like tidying',
    'wants to be tidy',
    'is not tidy',
    'isn’t tidy',
    'is untidy',
    'is very untidy',
    'is messy',
    'is very messy',
    'is always messy',
    'is so messy',
    'is too messy',
    'makes a mess',
    'always makes a mess',
    'makes a big mess',
    'won’t tidy its room',
    'never tidies its room',
    'never tidied its room',
    'never tidy its room',
    'doesn’t want to tidy its room',
    'won’t clean its room',
    'won’t clean up',
    'never cleans up',
    'doesn’t want to clean up',
    'wants to clean up',
    'wants to help at home',
    'wants to help tidy up',
    'helps at home',
    'helps to tidy up',
    'helps tidy up',
    'won’t help at home',
    'is bad at tidying',
    'is no good at tidying',
    'is bad at tidying up',
    'is no good at tidying up',
    'won’t put its toys away',
    'never puts its toys away',
    'doesn’t want to put its toys away',
    'has to tidy up',
    'have to tidy up',
    'has to tidy its ship',
    'has to tidy up its ship',
    'must tidy up',
    'won’t pick up its toys',
    'leaves everything lying about',
    'throws everything on the floor',
    'drops its clothes on the floor',
    'has the messiest room',
    'lives in a pigsty',
    'won’t clear up',
    'hates doing chores',
    'never makes its bed',
    'is a slob',
    'leaves its things everywhere',
    'leaves toys all over the floor'],
  except: ['eats', 'eater', 'food', 'hair', 'beach', 'sea', 'ocean', 'park', 'teeth', 'bath', 'toilet', 'nappy'],
  company: ['orange', 'floor', 'wall', 'corner', 'basket', 'box', 'brick', 'sofa', 'rug', 'shelf', 'heap'],
  about: 'The hero wants an orange to roll from wall to wall; whoever has to tidy begins to play with each thing it picks up, until whatever the orange hits goes home.',
  titles: ['From Wall to Wall', 'Whatever It Hits Goes Home', 'As Far as a Sock', '{visitor} and the Orange', 'Tock, Said the Wall'],
  want: [
    {
      id: 'orange',
      A: 'partner',
      paragraphs: [
        '{H} wanted to roll an orange right across the floor, from one wall to the other. It rolled for as far as a foot. Tock, said a brick. “There’s rather a lot lying about,” said {A}.',
        'The door stuck on something. Through the crack, bit by bit, came {visitor.first}. “I’m not to come in at home until it’s tidy,” said {visitor}. “But how does it get tidy, when I’m out here?”'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-corner',
      A: 'partner',
      paragraphs: [
        '“You begin in a corner,” said {A}, who was quite sure. “Then you just go on.” So they began in the corner. First there was a book. {visitor} opened it, to see where it belonged. Next came a bus with three wheels, and {H} had missed it for weeks.',
        'When {A} looked round, {visitor} was on page nine, and {H} was driving. “It’s always like that,” said {visitor}. “I pick it up, and then I’m in it.”'
      ]
    },
    {
      id: 'all-to-one-side',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“I can do a lot at once,” said {visitor}, and began to sweep with {caller.part}. It went well. Bricks rolled, and paper flew up, and behind it there was floor, as wide as a door. {H} came at once with the orange.',
        '“And where is it now?” asked {A}. It was all on the left. There was twice as much of it there, and somebody’s slipper looked out at the top. “It’s tidy on the right,” said {visitor}. “It’s only moved house,” said {A}. The orange couldn’t get past it, either.'
      ]
    },
    {
      id: 'a-short-rest',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'After the first thing they needed a rest. {visitor} {caller.does}, since that was so refreshing. There was not much room for it. A tower fell over that had been standing since Sunday. “Now it’s lying there as well,” said {A}.',
        '{A} wanted to show how you rest without making it worse. {A} {caller.move}, very carefully, between a puzzle and a plate. Crack, it said underneath. It was a pencil, and now it was two. “We’re getting more and more,” said {visitor}.'
      ]
    },
    {
      id: 'page-nine',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“What is there, on page nine?” asked {A}. {visitor} held it up. “I am,” said {visitor}. “{caller.fact}. They’ve got a picture of it.” {A} came to look, and {H} came too. There was also something about a relation, on page ten.',
        'They had to sit down for page ten, and sat on the jigsaw puzzle. “And where does the book live?” asked {H} in the end. “On the shelf,” said {A}, and turned over to eleven. It was quite true about things that you pick up.'
      ]
    },
    {
      id: 'who-does-it-there',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Who tidies up, {caller.where}?” asked {A}. “It’s never come up,” said {visitor}. “There’s weather. You put a thing down, and it gets tired of waiting, and goes.” {H} looked at a sock. It had waited since Friday, and was not tired at all.',
        '“Perhaps it wants to be asked,” said {visitor}, and came nearer to it. “Where would you like to be?” They all listened. You could hear the fridge. “It’s thinking of the other one,” said {H}. The other one was never there when it was wanted.'
      ]
    },
    {
      id: 'found-in-the-heap',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '{A} pulled something out from the bottom of the heap. It was {caller.stand}, and it looked at them. “I know that face,” said {visitor}. “That’s me, when I can’t find myself.” {visitor} set it up on the arm of the sofa, and turned it to the room.',
        '“Does it live there?” asked {A}. “It does now,” said {visitor}. They pushed it a bit to the left, so that it had the light. {H} had never seen it look so settled. Down on the floor there was a hole where it had been, as big as a plate.'
      ]
    },
    {
      id: 'under-the-rug',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There’s a quick way,” said {A} softly, and lifted the rug. They pushed things in from three sides, and let it down again. It was beautifully tidy. Only now there was a hill in the room, with a pattern on it. {H} put the orange at the top.',
        'It rolled down by itself, and that was lovely, but it rolled down the wrong side. “May I?” asked {visitor}, and went up. It said crunch, and then tinkle. At the top something began to play “Happy Birthday”. So they had to take it all out again, to turn it off.'
      ]
    },
    {
      id: 'eyes-half-shut',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Shut your eyes a bit,” said {A}. “Not right to. Now it’s all one colour.” {H} and {A} stood in the doorway and looked through their lashes. It was true. It might have been a meadow. “It’s nearly tidy,” said {visitor}. “You must only stay like this.”',
        'They went in like that, to see if it would last. {A} found a brick at once, with one heel. {A} said something short, and both eyes were wide open. “That was in the meadow,” said {H}.'
      ]
    },
    {
      id: 'nobody-knows',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was a thing of which nobody knew what it was. It had a hook, and a spring, and a hole. {A} held it to the window, and then to the tap. “It belongs to something,” said {A}. “It belongs to something that doesn’t work,” said {visitor}.',
        'There was a drawer in the kitchen for those. {visitor} was allowed to open it. They lay there side by side, with hooks and without, and had all stopped asking. {visitor} put it in between two that looked kind.'
      ]
    },
    {
      id: 'by-colour',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“First everything that’s red,” said {A}. That went quickly. There was a fire engine, and a glove, and a lid. There was a tomato, and it was a good thing that they found it. {visitor} brought a book with a red back, and {H} brought a cold red ear.',
        '“And where do they live, the reds?” asked {visitor}. {A} had not thought of that. They lay together on the sofa, and had nothing to say to each other. The glove wanted to go to the gloves, and the tomato was in a hurry.'
      ]
    },
    {
      id: 'the-lid',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The box for the bricks was full already. It was full of things that were not bricks. {A} sat down on the lid, and it still did not shut. Then {H} sat down on {A}. Last came {visitor}. “Is it shut?” asked {visitor} from up there. It said click.',
        'But now nobody could get off. “If we stand up,” said {A}, “it’ll all know.” So they stayed for a while and looked at the room. From there you could see a good deal. You could see just what ought to be in the box.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I once had a quarter of an hour,” said {S}, “before some visitors came. I put everything in the bath, and drew the curtain. They said, How do you keep it so nice?” “And then?” asked {A}. “Then one of them wanted to wash his hands.”',
        '“Did he look?” asked {visitor}. “He came back, and never said a word,” said {S}. “But he had a toast rack with him. He asked if I was using it.” {S} thought about it. “I’d been looking for that since Easter.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was tidying as well. Whatever went into the box, {S} took it out and put it on the floor. “You’re doing it backwards,” said {A}. “I’m tidying the box,” said {S}. It was true. The box had never been so empty.',
        '{visitor} sat down next to it, and looked in. “It’s the tidiest place here,” said {visitor}. So {A} handed things in at the front, and {S} handed them out at the back. It was only a pity that nothing was left over from it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had been watching for some time. Then {A} took a slipper, and carried it off. {A} came back, and took the other one. “There’s somebody who doesn’t get stuck,” said {visitor}. They went after {A}, to see how it is done.',
        'Behind the door lay one heap. There was a slipper on it, and a slipper, and half a biscuit. Everything was there that {A} needed. “It’s got a place,” said {H}, “and it goes there.” {visitor} counted. There were only four things in it, and each of them was the best.'
      ]
    },
    {
      id: 'there-was-no-time',
      A: 'partner',
      paragraphs: [
        '{A} gave it up, and sat down on something that squeaked. The orange rolled off by itself, and bumped into a sock. “Get that out of the way!” called {H}. {visitor} took the sock to the basket, and came straight back.',
        '“Stop,” said {A}. “You had a sock, and you weren’t in it at all.” “There was no time,” said {visitor}. “I wanted to see how far it would get now.”'
      ]
    }
  ],
  turn: [
    {
      id: 'goes-home',
      A: 'partner',
      paragraphs: [
        'So {H} rolled, from the wall. Tock. “Brick!” cried {H}. {A} called, “Box!” and {visitor} ran. Tock. “Spoon!” “Kitchen!” Whatever it hit went home. “It only ever wants one,” said {visitor}, in between. “I could always do one.”',
        'First there was a street in the room, as wide as an orange. It got as far as the lamp, and then as far as the chair. Then it was a square.'
      ]
    },
    {
      id: 'round-the-bend',
      A: 'same',
      spare: 1,
      paragraphs: [
        'An orange does not run straight. It has a navel at one end, and it bows to that side. So it went round behind the sofa, where nobody had been for a long time. Tock, it said back there. They waited. “Something soft,” said {H}. “Glove,” called {A}. “Hook in the hall!”',
        '{visitor} went in for it, and came out grey. “There’s another eleven,” said {visitor}, “but it hasn’t hit them.” “Then they’re not on yet,” said {H}. They had to roll eleven times more, and each one was fetched like a guest.'
      ]
    },
    {
      id: 'changing-places',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then it was {visitor}’s turn to roll, and {H} ran. Tock. It was the bus with three wheels. {H} had it in one hand, and one finger was turning a wheel already. “Garage!” called {A}. {H} looked at the bus, and looked at the orange.',
        '“Hold on tight,” said {H} to the bus, and off they went along the shelf. They were back before it had stopped swaying. It was a journey, too, even though it was so short. At the shelf {H} had said, “Everybody out.”'
      ]
    },
    {
      id: 'the-wall',
      A: 'partner',
      paragraphs: [
        '{H} rolled it once more. There was no tock. It rolled past the lamp, and past the chair, and over the crack in the boards. Nobody breathed. Tock. “What was that?” asked {A}. “That was the wall,” said {H}.',
        '{A} got a second orange out of the bowl, and gave it to {visitor}. “At my house it’ll hit something at the door,” said {visitor}. “Then you’ll be in by that much,” said {H}. The door opened all the way.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came as far as the sofa, from one free place to the next.',
      '{names} lay on the heap, at the top, where the view was.',
      { text: '{names} held the door, so that it didn’t push things along.', needs: ['hands'] },
      { text: '{names} picked up a comb, looked at it, and combed something.', needs: ['hands'] }
    ],
    way: [
      '{names} got under the heap, and came out with something on.',
      '{names} sat down in the only place that was tidy, and then it wasn’t.',
      { text: '{names} built on at a castle, since all the pieces were there.', needs: ['hands'] },
      { text: '{names} tried on a glove, and looked for a pocket to put it in.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along beside it, and jumped at the tock.',
      '{names} lay down on the new floor, and rolled over once.',
      { text: '{names} kept count on a bit of paper, and put the paper away.', needs: ['hands'] },
      { text: '{names} stood at the shelf, and showed everybody to their places.', needs: ['hands'] }
    ]
  },
  bed: [
    'The orange had earned it, and was peeled and shared. The peel went home, too, to the bin. From the door you could walk to the bed with your eyes shut.',
    'They washed their sticky fingers, and lay down. One thing still lay where it didn’t belong, and it was a slipper, and {H} let it lie.'
  ],
  last: [
    'Something rolled through the dark, slower and slower, and met nothing, and {H} was asleep.',
    'Everything was where it lived, and {H} was in bed, and asleep.'
  ]
})
