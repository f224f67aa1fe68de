import { wishPlot } from '../wish-plot.ts'

export const whoeverFirefighter = wishPlot({
  id: 'wish-whoever-firefighter',
  visits: 'anything',
  whoever: [
    'wants to be a firefighter',
    'wants to become a firefighter',
    'wants to be a fireman',
    'wants to become a fireman',
    'wants to be a fire fighter',
    'wants to be a fire man',
    'wants to be a brave firefighter',
    'wants to be a real firefighter',
    'wants to be in the fire brigade',
    'wants to join the fire brigade',
    'wants to join the fire department',
    'wants to work at the fire station',
    'wants to learn to be a firefighter',
    'would like to be a firefighter',
    'would like to be a fireman',
    'dreams of being a firefighter',
    'dreams of being a fireman',
    'wants to drive a fire engine',
    'dreams of driving a fire engine',
    'wants to ride on the fire truck',
    'wants to put out fires',
    'wants to put out a fire',
    'puts out fires',
    'wants to squirt the fire hose',
    'wants a fireman’s helmet',
    'wants to rescue people from fires',
    'wants to be a firewoman',
    'wants to be a firie',
    'plays at being a firefighter',
    'is training to be a firefighter',
    'longs to slide down the fireman’s pole',
    'pretends to be a fireman'],
  except: ['breathes', 'breathe', 'burnt', 'burned', 'toy'],
  company: ['bell', 'boots', 'hall', 'lid'],
  about: 'The hero has a bell, and whoever wants to be a firefighter is a long time getting into the coat; then the trousers are stood ready over the boots, and somebody is stuck in a jumper.',
  titles: ['Both Boots at Once', 'Two Hundred and Four', '{visitor} Is There in Three', 'Nee-Naw', 'Stuck in the Jumper'],
  want: [
    {
      id: 'the-bell',
      A: 'partner',
      paragraphs: [
        '{H} had a saucepan lid and a spoon, and that was a bell. {H} wanted to ring it, and somebody was to come running. Clang, clang, clang! {A} came out of the kitchen. “Is it supper?” asked {A}, and walked back again.',
        'There was a knock. It was {visitor.first}, under a very large helmet. “I’ve been waiting for years,” said {visitor}. “It never rings at ours.” “Sit there,” said {H}, and picked up the spoon.'
      ]
    }
  ],
  way: [
    {
      id: 'two-hundred',
      A: 'partner',
      paragraphs: [
        'Clang! {visitor} leapt up. On went one boot, and the other one, and then no trousers would go over them. “Nee-naw,” called {visitor}, “I’m coming!” “It’d be out by now,” said {A}.',
        '“You’ve just got to run faster,” said {A}, who was quite sure. Clang! This time {visitor} ran like the wind, with the coat on backwards, into the umbrellas. “Nee,” it said in there. “Naw.”'
      ]
    },
    {
      id: 'the-waiting',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Most of the day they wait,” said {A}. “They wash the engine, and they cook something big.” So they waited. {H} washed the lid. {A} stirred a bucket with nothing in it, and tasted. “It wants salt,” said {A}.',
        'Then they sat down to it. It always rang at the first spoonful. They looked at the bell, with their spoons in the air. It did not ring, and did not ring. “Now I can’t begin,” said {visitor}.'
      ]
    },
    {
      id: 'the-engine',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Four chairs were the engine, and {A} drove. {H} did the left-hand side of the street, and {visitor} did the nee-naw. At the first crossing {A} stopped. “It’s red,” said {A}. “We’re allowed through!” cried {H}.',
        '{A} looked left, and looked right, and rolled over it at a walk. “I’ve always wanted to do that,” said {A}. At the next one {A} slowed down as well, and it was green. “It’s the habit,” said {A}. A very old lady overtook them with a trolley.'
      ]
    },
    {
      id: 'the-hose',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The cord of the dressing gown was the hose. {visitor} ran to the front with it, and {H} turned on the water. “Pssshoo!” called {A}, who was the water. It came out at the wrong end. “You’ve got it the other way round,” said {A}, and swapped the ends.',
        'Then it had a knot in it, and the water had to go round three times. “Oosh-oosh-oosh,” said {A}, and got out of breath at the bends. The plant by the window got some as well. It was real, out of a cup.'
      ]
    },
    {
      id: 'where-are-you',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} telephoned from the bathroom, with a shoe. “Come quickly!” called {A}. “Where are you?” asked {visitor}. “Here!” called {A}. {visitor} looked round. There was nobody there. “You’ve got to say the street,” said {H}, “and the number, and which floor.”',
        '{A} knew all of that by heart, even the postcode. “And what’s happened?” asked {visitor}. It was quiet for a bit. “The flannel’s fallen in,” said {A}. {visitor} wrote that down. “Stay where you are,” said {visitor}, “and say it again more slowly. I want to enjoy it.”'
      ]
    },
    {
      id: 'lamp-post',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And when it beeps up there?” asked {visitor}, and pointed at the little white box on the ceiling. {H} knew that from school. “You leave your bear,” said {H}, “and you go out, and you stay out. And you stand at the lamp post, and get counted.”',
        'They tried it out. The lamp post was the coat stand. {A} counted, and there were three. “And who counts the one who’s counting?” asked {visitor}. {A} had left out {A}. So they had to begin again, and there was one more than before.'
      ]
    },
    {
      id: 'fits-everything-but',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'They tried on the uniform, with the lamp on, to see how it sat. It was good at the top, and it was good at the bottom. Only {caller.part} would not go in. “That’s not in the rules,” said {visitor}. {A} read them. It was not forbidden either.',
        '“It could be useful,” said {H}, “if the ladder’s busy.” {A} buttoned the coat round it, and left one button open. From then on {visitor} marched up and down like that. There was a draught, but it looked very brave.'
      ]
    },
    {
      id: 'from-fright',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '{H} rang when nobody was ready for it, since that is how it really is. Clang! {visitor} got such a fright that all the drill was gone, and {caller.does}. “That’s not a rescue,” said {A}. “No,” said {visitor}. “That’s me.”',
        '“Let it come first, then,” said {H}, “and then put on the boots.” They did it in that order. It took a moment longer. But afterwards {visitor} was quite calm. So {A} {caller.move} too. It did look as if it helped.'
      ]
    },
    {
      id: 'the-questions',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'You have to fill in a form to get in. {A} was the chief, and sat behind the ironing board. “Can you carry somebody?” asked {A}. “If they like,” said {visitor}. “Can you keep awake?” “I’ve done it in my sleep.”',
        '“And what else ought we to know?” asked {A}. {visitor} thought. “{caller.fact},” said {visitor}. The chief wrote all of that down, right over the edge and on to the ironing board. They had not had one of those before, and said welcome twice.'
      ]
    },
    {
      id: 'the-pole',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At a fire station there is a pole to slide down. {A} held a broom upright on the floor. {H} took hold of it, and bent both knees. It was a short slide, as long as a foot. “I’m down!” called {H}. {visitor} came next, and then {H} came again.',
        '“Do they slide up again, when it’s over?” asked {visitor}. Nobody knew. They tried to slide up. {A} pulled, and {H} pushed, and the broom leaned more and more. “They walk,” said {A}. “I’m almost sure that they walk.”'
      ]
    },
    {
      id: 'stuck-things',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“They hardly ever have a fire,” said {A}. “Mostly somebody’s stuck.” They went round to see who was stuck here. There was the drawer with the whisk in it. There was the zip on the blue bag, and a pea in the straw.',
        '{visitor} began with the pea. It wouldn’t go on, and it wouldn’t go back. “Keep quite calm,” said {visitor} to it, down the straw. {H} blew from the other end. It flew as far as the bread bin. You could see that it was pleased to be out.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I got stuck in a lift once,” said {S}, “between the second floor and the third. Somebody from the fire brigade talked to me through the crack.” “What about?” asked {A}. “Tomatoes,” said {S}. “When to water them, and why in the morning.”',
        '“And did they get you out?” asked {visitor}. “After an hour. I wasn’t finished. I still wanted to know about the greenfly.” {S} had grown tomatoes ever since, on every windowsill. They were planted close together, so that nobody was alone.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a cat in a tree, and the tree was a cushion. “Come to me,” said {visitor}, and held up a blanket. “Miaow,” said {S}, and shook {S}’s head. “It’s afraid,” said {A}. “It isn’t,” said the cat. “It can see everything from here.”',
        '{visitor} fetched a saucer with a piece of cheese. Then the cat came down by itself, very fast, and ate it. And then it was in the tree again. They rescued it four times, until there was no more cheese.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} knew that lid. It was the lid of the pot with the good smell. At every clang {A} was there first, with no coat and no boots. “{A} is quicker than I am,” said {visitor}.',
        '“{A} only comes for the soup,” said {H}. {visitor} thought that over. “But {A} comes,” said {visitor}. They set the helmet down next to {A}, just in case. {A} looked inside, and it was not soup.'
      ]
    },
    {
      id: 'over-the-boots',
      A: 'partner',
      paragraphs: [
        '{A} had been counting. “The running took four,” said {A}. “The dressing took two hundred.” And {A} stood the boots side by side, and pulled the trousers down over them. They stood there by themselves. “In you go,” said {A}, “and up. And a jumper’s done like this.”',
        '{A} pulled one over the head, to show how fast it went. It stopped halfway. Two arms waved. “Moof,” said the jumper.'
      ]
    }
  ],
  turn: [
    {
      id: 'there-in-three',
      A: 'partner',
      paragraphs: [
        'Clang, clang, clang! In you go, and up, and one, two, three, there stood {visitor}. {H} pulled at the top. “Moof!” said {A}. It only got tighter. {H} let go.',
        '{visitor} came up to where an ear might be. “Good evening,” said {visitor}. “This is the fire brigade. First we’ll look for what’s caught, and then we’ll tell you.” The arms stopped waving. {H} felt all round the neck, and there was a button, still done up.',
        '“We’re opening it now,” said {visitor}. “And here comes the top.” Plop. There was {A} again, with hair like a brush. “I knew what was going on the whole time,” said {A}. “It was nearly nice.”'
      ]
    },
    {
      id: 'what-was-it-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What could you see in there?” asked {visitor}, for the report. “Blue,” said {A}. “And small holes with light in them. I thought, I’ll live here now.” {visitor} wrote down “blue”. “And then?”',
        '“Then somebody said good evening,” said {A}. “It’s very hard to be frightened of somebody who says good evening.” {H} looked at the jumper, which lay there flat. You would never have thought that anybody could get lost in it.'
      ]
    },
    {
      id: 'practice-again',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then {H} wanted to be rescued as well, and pulled a pillowcase up to the chin. “Help,” said {H}. “This is the fire brigade,” said {visitor} at once. “We’re going to take hold of the corner now. Now we’ve got it. Now it tickles.” It really did tickle.',
        '“You said it before it came!” said {H}. “That’s so that you can look forward to it,” said {visitor}. {A} was next, and after that came a teddy, who was told everything twice.'
      ]
    },
    {
      id: 'out',
      A: 'partner',
      paragraphs: [
        '“And somebody came running,” said {H}, and gave the lid a rub. “In three.” {visitor} stepped out of the boots. The trousers stayed standing, all ready, with nobody in them. “Ring whenever you like,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened for what was burning, and it was only a spoon.',
      '{names} came at the second clang, and went away at the third.',
      { text: '{names} held on to the helmet, for it was turning round.', needs: ['hands'] },
      { text: '{names} gave the lid a polish, so that it would carry.', needs: ['hands'] }
    ],
    way: [
      '{names} made room on the left, as you have to for a nee-naw.',
      '{names} ran along behind, and got there first.',
      { text: '{names} fished {visitor} out of the umbrellas.', needs: ['hands'] },
      { text: '{names} looked for the other sleeve.', needs: ['hands'] }
    ],
    turn: [
      '{names} said good evening to the jumper as well.',
      '{names} stood well back, as you do for the fire brigade.',
      { text: '{names} held one of the hands that waved.', needs: ['hands'] },
      { text: '{names} brought a glass of water, for afterwards.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid went back on its pan. {H} stood two slippers by the bed, and pulled tomorrow’s trousers down over them. Anybody could get up now.',
    'They washed, and told their ears beforehand. “First we’ll turn off the light,” somebody said, “and then it’ll be dark.” And so it was.'
  ],
  last: [
    'Nothing rang. The trousers stood ready, and {H} was asleep.',
    'In you go, and up to the chin, and one, two, three, {H} was asleep.'
  ]
})
