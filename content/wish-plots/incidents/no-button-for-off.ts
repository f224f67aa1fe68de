import { wishPlot } from '../wish-plot.ts'

/** What {built} does from the red button on: of these kinds a message fills exactly one, so of each paragraph one way is told. */
const STARTS = [
  'First it {built.upon} the cushion. It {built.upon} the table, and the spoons in the drawer began to giggle. Then it {built.upon} {A}, just behind the ear. “It’s found my ear!” said {A}.',
  'It gave a shake, like a wet dog, and off it went. It {built.went} once round the table. It {built.went} in under a chair and out on the other side. “It knows the way,” said {A}.',
  '“Get in, quick, but don’t touch the walls!” called {H}. {A} got in with both elbows held high, and they were off. They {built.rode} round the table, and twice round the lamp. “We’re higher than the teapot,” said {A}.',
  'Two {built.lodgers} came in, side by side. They looked {built} up and down. They went inside, and one of them came out again to wipe its feet. “They’re staying,” whispered {A}.',
  'In no time at all it {built.deed}. It was so quick about it that {A} saw only the end. “Could I see that again?” asked {A}. It was done again before {A} had shut {A}’s mouth.',
  'It was just the thing for {built.served}. Then it went and tried the teapot, and it was just the thing for the teapot as well. “I never knew that the teapot needed one,” said {A}.',
  'Nobody had to push. It {built.plain} from the front, and it {built.plain} from behind. It {built.plain} for {H}, and then for {A}, who was only standing near. “How did it know that I wanted a go?” asked {A}.'
]
const GOES_ON = [
  'It {built.upon} the teapot until the lid danced. It {built.upon} each coat in the hall, and both halves of the curtain. Then it came back for {A}’s other ear.',
  'Along the hall it {built.went}, and the coats swung. From the kitchen it brought a tea towel along by mistake. It {built.went} out between {A}’s feet, and in again.',
  'They {built.rode} down the hall, and every coat waved. They {built.rode} through the kitchen, and a tea towel came along by mistake. “Thank you, I’d like to get out here,” said {A}. But here was already over.',
  'Six more came, and then twenty, in a line across the floor, each with a tiny bag. Soon there was no room left. So the next two {built.lodgers} moved into {A}’s left shoe, and asked what time breakfast was.',
  'Now it {built.deed} for the people next door, who had not asked. It did the same for the moon. Then it began on everything that would be needed tomorrow.',
  'It was not only for {built.served} any more. The soap had a turn, and the clock, and all the left shoes. The right shoes saw that, and wanted a go as well.',
  'It {built.plain} for the coats in the hall. It {built.plain} in the kitchen, for nobody at all. A spoon came to see what was going on, and then it {built.plain} for the spoon.'
]

export const noButtonForOff = wishPlot({
  id: 'wish-incident-built',
  tellsAny: 'built',
  partnerPlays: true,
  company: ['tape', 'button', 'pen', 'teapot', 'spoon', 'table', 'tea towel', 'coat', 'lamp'],
  about: 'What the hero has built works so well that it will not stop; it has a button for on and none for off, and somebody who may not touch it has to hold it while one is drawn.',
  titles: ['Nobody May Touch It', 'No Button for Off', '{H} Draws a Button', 'The Red One and the Blue One', 'Ping and Tock', '{H} and {built}'],
  want: [
    {
      id: 'finished',
      A: 'partner',
      paragraphs: [
        '“{built} is finished,” said {H}. {H} had built it {built.how}, with a lot of tape. On the front was a red button, drawn with a felt pen. The red pen still stuck out behind one ear, and a blue one behind the other.',
        '“What does it do?” asked {A}. “{built.says},” said {H}. “But nobody may touch it, only me.” {A} put both hands behind {A}’s back. That was hard, for {A} loved buttons.'
      ]
    }
  ],
  way: [
    {
      id: 'and-also',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“And that’s not all,” said {H}. {built.also}. {H} showed it to {A} with one finger, from a step away. {A} leaned in, as far as a nose can go without touching. “How did you think of that?” asked {A}. “In the bath,” said {H}. “I’d run out of things to wash.”'
      ]
    },
    {
      id: 'have-you-seen',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} went out, and was gone for a while. Doors opened and shut. “I’m looking for {built.of},” called {A}. “Here,” called {H}. {A} came back, and looked at {built} from quite near. “Oh,” said {A}. “And if we need all that again?” “You can ask,” said {H}. {A} asked. {built} said nothing. “That means no,” said {H}.'
      ]
    },
    {
      id: 'the-air',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{A} went round it twice. On the second round a hand came out from behind {A}’s back, all by itself. It went towards the red button. It stopped just before it got there. “You’re touching it,” said {H}.',
        '“I’m touching the air in front of it,” said {A}. “That air belongs to it,” said {H}. So {A} let go of the air, and put it back where it had been.'
      ]
    },
    {
      id: 'a-cactus',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'So that everybody should know, {H} made a notice. On it was a hand, with a thick line through it. {A} looked at it for a long time. “No cactuses,” said {A}. “It’s a hand,” said {H}.',
        '“So may a cactus touch it?” asked {A}. {H} had to think about that. There was no cactus in the house, but an inventor thinks of everything. {H} drew one underneath, and put a line through that too.'
      ]
    },
    {
      id: 'the-plan',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} had drawn a plan of it first. There were nine arrows on the plan, and a cat. “What does the cat do?” asked {A}. “Nothing,” said {H}. “It was on the paper already.”',
        '{A} turned the plan round to see it better, and nodded. “Now I understand it,” said {A}. “That’s upside down,” said {H}. {A} turned it back, and understood it less.'
      ]
    },
    {
      id: 'brave-sock',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“First it has to be tried out on a sock,” said {H}. “All inventors do that.” {H} laid a sock in front of {built}. It was stripy, and it lay quite still and looked straight ahead.',
        '“That’s a brave sock,” said {A}. “It’s yours,” said {H}. {A} lifted one trouser leg, to see. Then {A} waved to the sock with five bare toes.'
      ]
    },
    {
      id: 'no-bottom',
      S: 'other',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I invented something once,” said {S}. “It was a shopping bag without a bottom, so that it never got heavy.” “Did it work?” asked {A}.',
        '“Very well,” said {S}. “I carried it home with one finger.” {A} thought about what had been in it. “And what did you eat?” “There was a trail,” said {S}. “It began with the onions.”'
      ]
    },
    {
      id: 'ping',
      A: 'partner',
      paragraphs: ['{H} pressed the red button with one finger. Ping, said something inside, and it worked.', { both: STARTS, joins: true }]
    },
    {
      id: 'no-end',
      A: 'partner',
      paragraphs: [
        'Then {H} thought that it was enough. But it did not stop.',
        { both: GOES_ON, joins: true },
        '“Stop!” called {H}, and pressed the red button once more. Ping! After that it all went twice as fast. “Pull out the plug,” said {A}. But there was no plug.'
      ]
    },
    {
      id: 'on-its-way',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“It’s on its way {built.to},” said {H}. “Then it ought to turn left at the fridge,” said {A}. {A} stood in the kitchen door and pointed left with both elbows. It turned right. “There’s a nicer view on that side,” said {H}. Then it came back and took the same way once more, because of the view.'
      ]
    },
    {
      id: 'ask-it-nicely',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Perhaps it wants to be asked nicely,” said {A}. “Please stop,” said {H}. “Would you be so very kind?” said {A}, and bowed. But it did not help. It all went on a little more proudly than before.',
        '“It can’t hear us,” said {H}. “I haven’t done the ears. I was going to do those on Sunday.” {A} bowed once more all the same, in case it had eyes.'
      ]
    },
    {
      id: 'what-stops',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“What makes other machines stop?” asked {A}. {H} thought of all the machines in the house. “The washing machine stops when it’s finished,” said {H}. So they waited for {built} to be finished.',
        'They waited while {A} counted to thirty. “It isn’t getting finished,” said {A}. “It’s getting better at it.” That was true. It hardly made any mistakes now.'
      ]
    },
    {
      id: 'no-off',
      A: 'partner',
      paragraphs: [
        '{A} bent down, hands still behind {A}’s back, and looked hard at the front. “There’s the button for on,” said {A}. “And where’s the one for off?” {H} looked as well. There was none. “I only wanted it to start,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'both-hands',
      A: 'partner',
      paragraphs: [
        '{H} took the blue pen from behind one ear. But everything shook so much that the new button came out as a long blue worm. “Somebody’s got to hold it still,” said {H}, and looked at {A}. “You may touch it now. With both hands.”',
        '{A} had waited for that so long. {A} held {built} as you hold a bowl of soup, full to the top. {H} drew a blue button, right under the red one, and pressed it. Tock, said something inside. And everything was still.'
      ]
    },
    {
      id: 'off-and-no-on',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} still had the blue pen. {H} drew a blue dot on the back of {A}’s hand, and pressed it. {A} stopped in the middle of a word, with one foot in the air. {H} walked all round {A}. It was a very good stop.',
        '“You can go on now,” said {H}. {A} did not go on. “You haven’t got a button for on!” said {H}. {H} took the red pen from behind the other ear, and drew one very quickly.'
      ]
    },
    {
      id: 'two-knees',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Now me,” said {H}. So {A} drew a red dot on one of {H}’s knees and a blue one on the other. Red, and {H} hopped like a frog. Blue, and {H} stood like a lamp. Red, blue, red, blue. {A} could not get enough of it.',
        '“You’re very well made,” said {A}. “Is there one for tidying up as well?” {H} looked at both knees. “No,” said {H}. “You forgot to draw that one.” By then the pen had its cap on.'
      ]
    },
    {
      id: 'ear-on-it',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '{H} laid one ear against {built}. {A} laid an ear against the other side. “What’s it doing in there?” whispered {A}. “It’s having a rest,” whispered {H}. “It’s never done so much before. It’s only new.”',
        'They kept quite still, so as not to wake it. From one side you could hear {A} breathe, and from the other {H}. In between it was as quiet as a cupboard.'
      ]
    },
    {
      id: 'the-book',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'An inventor writes everything down. {H} took a bit of paper and drew one red dot, with a smile beside it. “One ping is good,” said {H}. Beside that came two red dots, and a face with its hair on end. “Two pings are too good.”',
        '“And what do you put for me?” asked {A}. {H} drew two hands, with all their fingers. This time there was no line through them. {A} asked if it could hang on the fridge.'
      ]
    },
    {
      id: 'what-else-has-no-off',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '{H} looked round for other things that had no button for off. There was the clock, which ticked all night though nobody had asked it. There was the tap that dripped. “And there’s your humming,” said {H}. “Do I hum?” asked {A}.',
        '{A} thought about it, and while {A} thought, {A} hummed. {H} lifted the blue pen. Then {H} put it down again. It was a nice hum, and there was no hurry.'
      ]
    },
    {
      id: 'elder-was-the-button',
      S: 'elder',
      A: 'hero',
      spare: 16,
      paragraphs: [
        '“When I was small, I was the button,” said {S}. “They all sat there, and somebody called me. Then I ran to the television and turned the knob. And then I ran back and sat down.”',
        '{A} thought that was a good sort of button. “And where was your off?” asked {A}. “On the pillow,” said {S}. “It had to be pressed with the back of my head.”'
      ]
    },
    {
      id: 'a-little',
      S: 'child',
      A: 'hero',
      spare: 17,
      paragraphs: [
        '{S} thought that two buttons were not enough. There ought to be one for a little. There was no more room on the front. So {A} drew it round the corner, in yellow, and quite small.',
        '{S} pressed it. Something inside said pip. They waited, but no more came. “That was it,” said {S}, and was very pleased. It had been exactly a little.'
      ]
    },
    {
      id: 'pet-switches-off',
      A: 'pet',
      spare: 18,
      paragraphs: [
        'Nobody had told {A} about not touching. {A} came to look, and smelled the red button, where there was nothing to eat. Then {A} smelled the blue one, and gave it a push.',
        'Tock, it said. Nothing happened, for it was off already. {A} looked from {H} to {built} and back. So that was how quiet you could make it, with just one push.'
      ]
    },
    {
      id: 'baby-has-none',
      A: 'baby',
      spare: 19,
      paragraphs: [
        '{H} showed {A} the red button and the blue one. {A} looked at them both, and laughed out loud. {H} looked for a button on {A} too, behind the ears and under the chin.',
        'There was none. “This one works without buttons,” said {H}. “You never know when it will start.” And {A} started, just like that, with a long squeak.'
      ]
    },
    {
      id: 'one-each',
      A: 'partner',
      paragraphs: [
        '“May I press one, too?” asked {A}. {H} had to think, for {H} had said that nobody else might touch it. “You do red,” said {H}. “But I do blue, straight after.” Ping, went {A}. Tock, went {H}. In between there was just time to laugh.',
        'Then {H} hung a tea towel over both buttons, and wished them a good night.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look, and stopped just in front of it.',
      '{names} walked round it once, at a polite distance.',
      { text: '{names} put both hands into two pockets, to be safe.', needs: ['hands'] },
      { text: '{names} found a bit of tape on the floor, and kept it for later.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of its way, and then out of its way again.',
      '{names} ran along behind, as far as the kitchen and back.',
      { text: '{names} held on to the teapot with both hands.', needs: ['hands'] },
      { text: '{names} looked for a plug under the carpet, and found a raisin.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to how quiet it was.',
      '{names} sat down in front of it, and looked at the blue button.',
      { text: '{names} helped to hold it, from the other side.', needs: ['hands'] },
      { text: '{names} asked for a blue dot on one thumb, and got it.', needs: ['hands'] }
    ]
  },
  bed: [
    'So {built} spent the night under a tea towel, against the wall. {H} put the cap on the red pen and the cap on the blue one.',
    'Then {H} washed. A little blue stayed on one thumb, and would not come off. {H} lay down, and laid that thumb on the pillow.'
  ],
  last: [
    'The blue thumb pressed on the pillow, quite softly, and {H} was asleep.',
    'Under the tea towel it was dark and still, and {H} was asleep.'
  ]
})
