import { wishPlot } from '../wish-plot.ts'

export const whoeverClimb = wishPlot({
  id: 'wish-whoever-climb',
  visits: 'anything',
  whoever: [
    'wants to climb',
    'can’t climb',
    'wants to go up the stairs',
    'can’t go up the stairs',
    'wants to climb the stairs',
    'can’t climb the stairs',
    'wants to climb stairs',
    'can’t climb stairs',
    'wants to go upstairs',
    'can’t go upstairs',
    'wants to get up the stairs',
    'can’t get up the stairs',
    'can’t manage the stairs',
    'wants to walk up the stairs',
    'can’t walk up the stairs',
    'wants to climb up',
    'wants to climb a tree',
    'wants to climb trees',
    'can’t climb a tree',
    'can’t climb trees',
    'wants to climb up a tree',
    'wants to climb a ladder',
    'can’t climb a ladder',
    'wants to climb up a ladder',
    'wants to go up a ladder',
    'wants to climb on the sofa',
    'wants to go climbing',
    'wants to be a climber',
    'dreams of climbing',
    'is bad at climbing',
    'is no good at climbing',
    'loves climbing',
    'loves to climb',
    'goes climbing',
    'can’t get up the ladder',
    'can’t get up the tree',
    'can’t get up on the chair',
    'can’t get up to the top bunk',
    'wants to get up on the bed',
    'is scared of ladders',
    'clambers up everything',
    'shins up trees',
    'wants to scramble up rocks',
    'wants to be a mountaineer',
    'can’t get onto the sofa',
    'slips down every tree'],
  except: ['afraid', 'scared', 'window', 'roof', 'fence', 'fell', 'falls', 'stuck', 'down', 'mountain'],
  company: ['bean', 'string', 'knot', 'sofa', 'box', 'book', 'lamp', 'tap'],
  about: 'The hero wants a bean to get to its second knot before bed; it never lets go of one thing before it has felt for the next, and so whoever cannot climb gets up.',
  titles: ['Three Hold and One Looks', 'The Second Knot', '{visitor} on the Second Floor', 'Not All at Once', 'The Tops of Things'],
  want: [
    {
      id: 'bean',
      A: 'partner',
      paragraphs: [
        '{H} had a bean in a yoghurt pot. It had climbed its string as far as the first knot. There it leaned out into the air. {H} wanted it on the second knot before bed, and had told it so.',
        'There was a bump at the door. It was {visitor.first}. “Everything good is up,” said {visitor}. “And I always get as far as the bottom of it.”'
      ]
    }
  ],
  way: [
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        'So they built some stairs. First came a thick book, then a box, and then the sofa, with cushions all round. It was three steps high. “You want a good run,” said {A}, who had never climbed anything, “and then everything at once.”',
        '{visitor} took a run, and jumped at the sofa with everything at once. Ffff. {visitor} slid down the front of it like an egg, and lay among the cushions. “This is the bottom,” said {visitor}. “I’d know it anywhere.”'
      ]
    },
    {
      id: 'begins-at-the-second',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And what is there to climb, {caller.where}?” asked {A}. “Plenty,” said {visitor}. “But somebody’s always left out the first step. It begins with the second.” {H} knew that. It was the same with the top shelf.',
        'They looked at the book on the floor. {A} put a hand on it, and pressed, and it did not wobble. “That’s a first one,” said {A}. {visitor} went round it, and looked at it from the back as well. “I thought they’d be higher,” said {visitor}.'
      ]
    },
    {
      id: 'sent-ahead',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Then send something up first,” said {H}. So {caller.part} came to lie on the sofa. All the rest of {visitor} stood down on the floor, and waited. “What’s it like up there?” asked {A}. “Soft,” said {visitor}. “There’s a crumb.”',
        '“And now pull the rest up after it,” said {A}. {visitor} pulled, and it all slid off together. “It wasn’t holding on to anything,” said {H}. “It was only having a nice time.”'
      ]
    },
    {
      id: 'one-book-high',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Stay on the book for a bit,” said {A}. “Till it’s ordinary.” There you may do whatever you like best. {visitor} stood on the book, and {caller.does}. {A} stood on another, and {caller.move}.',
        '“What’s the air like up there?” asked {H}. “Papery,” said {visitor}. By and by it was only where {visitor} happened to be. {H} drew the book away a little, to see. {visitor} came along with it, and had not even looked down.'
      ]
    },
    {
      id: 'it-says-in-the-book',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'It was a very thick book, with everything in it. {A} pulled it out from under, and looked up {visitor}. “{caller.fact},” read {A}. {visitor} came round to see where it said that. “Is there anything about climbing?” asked {visitor}.',
        '{A} looked over the page, and behind it. “They’ve left room,” said {A}. It was only the white bit at the edge, as wide as a thumb. But you could get a good deal into that, if you wrote small.'
      ]
    },
    {
      id: 'nose-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Sit on a chair,” said {A}. “Now get up, and don’t lean forward.” {H} sat quite straight, and pushed. Nothing happened. {A} sat quite straight on the next one, and nothing happened there either. They were stuck on like two stamps.',
        '“I’ve forgotten how,” said {A}. “It’s as if I’d never done it.” Then {H} let the nose go out over the toes, and was standing. “It’s the front that gets the back up,” said {H}. {visitor} leaned over the book, and felt something come off the ground.'
      ]
    },
    {
      id: 'hats-and-umbrellas',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In a big shop somebody calls out the floors. {A} did it with a hand before the mouth. “First floor,” called {A} at the book, “hats and umbrellas.” The box was the second floor, and had toys and bath mats. “And the sofa?” asked {visitor}. “Café,” said {A}.',
        '{visitor} had a good look round at the hats. “Could somebody bring me something from the café?” asked {visitor}. {H} took down a raisin, by the stairs. It was better than nothing, but you could tell that it had come a long way.'
      ]
    },
    {
      id: 'banister',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} was the banister. For that you lie along the side with one arm stretched out, and don’t talk. {visitor} took hold. “Is it meant to be warm?” asked {visitor}. “Mind the polish,” said the banister.',
        'There are people who hang on to it with everything they’ve got. Then it’s the arms that have to climb. “It’s only there to be touched,” said {H}, “so that you know.” {visitor} touched it with very little. “That tickles,” said the banister, and came to an end.'
      ]
    },
    {
      id: 'dot-on-the-pane',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} wanted to catch the bean at it. {H} looked at its tip without blinking, until both eyes ran. It did nothing. {A} took over, and it did nothing there either. “It’s waiting till we’re gone,” said {A}.',
        'They turned their backs, and counted to fifty, and whipped round. It hung there, quite innocent. So {H} wetted one finger, and made a dot on the window, just where the tip was. “Now it can’t say that it wasn’t there,” said {H}.'
      ]
    },
    {
      id: 'pull-it',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I could just pull it up a bit,” said {A}, and already had two fingers at the bean. “You can’t!” cried {H}. “It’s got its feet in the pot.” {A} took the fingers away. {visitor} had gone quite quiet. “They did that with me,” said {visitor}.',
        '“Who did?” asked {A}. “Everybody,” said {visitor}. “One pulls at the top, and one pushes at the bottom. You get long, but you don’t get up.” They gave the bean some water instead, and {visitor} got a drop too.'
      ]
    },
    {
      id: 'try-it-with-a-stand-in',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They tried it out with somebody who didn’t mind falling. It was {caller.stand}, and it was {visitor} for the time being. {H} walked it up over the book, and over the box, and on to the sofa. “Now I’m up,” said {visitor}, on the floor. “How am I?”',
        '“You’re looking out,” said {A}. “You’re a little crooked.” They let it stay there. It did {visitor} good to see it. From time to time {visitor} called up to ask about the view.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My aunt had a ladder of seven rungs,” said {S}. “She called them after the days. She’d say Monday, and stand on it, and look about. Then she said Tuesday. She never once went from Monday to Wednesday.” “And at the top?” asked {A}. “At the top was Sunday,” said {S}, “and plums.”',
        'And down it went again, Saturday, Friday, with her face to the rungs. {visitor} looked at the stairs. There was only Monday, Tuesday and Wednesday. “That’s a short week,” said {visitor}, and felt better.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} got up onto the sofa every day. “Show us how,” said {A}. {S} ran, and was up there, and bounced. “Slowly,” said {visitor}. “I didn’t see the middle.” {S} came down and did it slowly. First the tummy was on top, then one knee. Then it stuck.',
        '“How does it go on?” asked {S}, with a bottom in the air. Nobody could say. “I only know it fast,” said {S}. But {visitor} had seen the knee come up on its own, while all the rest lay still.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was on the sofa already. Nobody had heard {A} get up there, and nobody ever had. “How did you do it?” asked {visitor}. {A} yawned. It is no use asking those who have always been able to.',
        'They waited, with their backs turned, until {A} was down again. “Now we’ll see it,” whispered {H}. {A} sat before the sofa and looked up, and looked for a long time. Then something fell over in the kitchen. When they looked back, {A} was on the sofa.'
      ]
    },
    {
      id: 'it-is-feeling-about',
      A: 'partner',
      paragraphs: [
        '{A} bent down to the window sill. “It’s moved,” said {A}. “It was pointing at the lamp. Now it’s pointing at the tap. It’s feeling round for something.” “And the rest of it?” asked {visitor}, from among the cushions. {A} looked closely. “All the rest’s holding on,” said {A}. “It only sends out the tip. And it doesn’t let go down there before it’s got something up here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-looks',
      A: 'partner',
      paragraphs: [
        '“Then that’s it!” said {H}. “All of you holds, and one bit looks.” {visitor} stood before the book, and stayed there, nearly all. Only one bit went up, and felt about, and took hold. Then the next one came. That was the book.',
        'On the box it went in the same way. It looked for something, and found the flap. “Hold!” called {A}. “Now lean!” Bit by bit all the rest was sent for. And there {visitor} was, up on the sofa. “You can see the tops of things from here,” said {visitor}. “They’re dusty.”'
      ]
    },
    {
      id: 'down-again',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Getting down is the other half of it. “Forwards,” said {visitor}, and looked over the edge, and thought again. “Turn round,” said {A}. “Backwards, flat on the sofa. Let one bit go down and look.” It hung there in the air and felt for the box.',
        '“Left a bit,” said {H}. “Not so far. You’re there.” “I can’t see it,” said {visitor}. “It sees for itself,” said {H}. It stood. After that it all came down the way it had gone up, only the other way about.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then it had to be done again, to see if it had stuck. {A} shut both eyes, and went up over the book and the box just by feeling. It took as long as a song. “You don’t need to look at all,” said {A} at the top. “It’s all in the holding.”',
        'They went up and down like that, behind each other, as you do on a wet Sunday. The fourth time {visitor} was saying something about soup. At the top it was not finished. “What was I doing?” asked {visitor}.'
      ]
    },
    {
      id: 'round-the-knot',
      A: 'partner',
      paragraphs: [
        '“There’s something behind the leaf,” called {visitor}, from up there. {H} came to look, and so did {A}. The tip of the bean had come right round. It lay over the second knot, like a finger over the edge of a table.',
        '“It’s got hold!” cried {H}. “Before bed!” Out of habit {visitor} went backwards as far as the mat. “I’ve got stairs to try,” said {visitor}. “I’ll leave nearly all of me at the bottom.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the bean, and made it tremble.',
      '{names} went to see who was bumping, and stayed on the mat beside it.',
      { text: '{names} tied a third knot in the string, for later.', needs: ['hands'] },
      { text: '{names} turned the yoghurt pot a little, towards the light.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down among the cushions, where somebody would come by.',
      '{names} took the way round the stairs.',
      { text: '{names} held the box still with both hands.', needs: ['hands'] },
      { text: '{names} plumped up the cushions after each landing.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up at {visitor}, which nobody had ever had to do.',
      '{names} stood below, in case something should be sent for.',
      { text: '{names} clapped for every bit that got there.', needs: ['hands'] },
      { text: '{names} wiped the dust off the tops of things.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stairs were taken apart from the top, the sofa last of all. The thick book went back to being read, and the box to being full.',
    'They washed and went to bed, one knee at first, and then the rest.'
  ],
  last: [
    'On the sill something felt round in the dark. {H} held on to the pillow and was asleep.',
    'One toe looked for a cool place and found it. All the rest of {H} was asleep.'
  ]
})
