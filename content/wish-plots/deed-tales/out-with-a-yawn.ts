import { wishPlot } from '../wish-plot.ts'

export const deedOutWithAYawn = wishPlot({
  id: 'wish-deed-out-with-a-yawn',
  tellsAny: 'once',
  deeds: ['eats'],
  out: true,
  isTale: true,
  about: 'Needs {once.the}. Somebody swallows it whole before {H} has finished looking, and nobody can sleep for the bumping inside; calling only makes it go deeper, until {H} sends a yawn round, which is a swallow the other way.',
  titles: ['What Was in {once.who}', 'A Little Warmer Than Before', '{once.who} Goes Bump', 'The Other Way Round', 'Not Even a Crumb'],
  company: ['street', 'bench', 'lamp', 'mouth', 'voice', 'yawn', 'echo'],
  want: [
    {
      id: 'one-go',
      A: 'partner',
      paragraphs: [
        'Along the street came {once.first} and {once.did}. It was done in one go, right in front of {H}.',
        { extra: 1, joins: true, both: ['The last thing to go down was {what.part}.'] },
        '“I hadn’t finished looking at {once.the},” said {H}. {once.who} wanted to say sorry, but inside something went bump. “That’s {once.the},” said {A}, “looking for somewhere to sit.” {H} wanted {once.the} back.'
      ]
    },
    {
      id: 'without-asking',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How was it?” asked {A}. {once.who} thought for a long time. “Fast,” said {once.who}. There had been the front of {once.the}, and then at once the back. “I think there was a middle, but I missed it.”',
        '“Was there salt in it?” asked {A}. Nobody could say. Inside, {once.the} went round once and lay down again.'
      ]
    }
  ],
  way: [
    {
      id: 'come-out',
      A: 'partner',
      paragraphs: [
        '“Open, please,” said {H}. They looked in. A long way down sat {once.the}. “Come out!” called {H}. “Out,” said the echo kindly.',
        'But at that {once.who} had to swallow, and {once.the} went down another floor. “Open is for swallowing,” said {once.who}. “It’s never been for anything else.”'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You can see it from the outside too,” said {A}. “Look at {doer.part}.” They all looked. Inside, {once.the} turned over, and sure enough, there was a tremble in {doer.part}.',
        '{H} knocked on {once.who}, once, very politely. There was a short pause. Then from inside came one knock back. “Somebody’s in,” said {A}. “We only have to wait until the door’s open.”'
      ]
    },
    {
      id: 'what-sound',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{once.who} took a breath, to explain it all. “{what.sound},” said {once.who}. It was {once.the}, getting in first. A window opened across the street. “Was that you?” called a man. {once.who} shook with every sort of no. “{what.sound}.”',
        '“I only wanted to say good evening,” whispered {once.who}. “Try it without breathing,” said {A}. “Good {what.sound},” said {once.who}. The man said good {what.sound} as well, and shut the window.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} wanted to know how {once.the} had gone in. “Front first,” said {once.who}. “And the last I saw was {what.part}.” They had all seen that go, like somebody waving from a train.',
        '“So {what.part} will have to come out first,” said {A}. {H} thought that this was good to know. They moved back a little from {once.who}, to leave room for {what.part}.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For a while nobody had an idea. {once.who} {doer.does}. It was perfectly quiet. And then, a moment later, there was the same thing again, only inside. That was {once.the}, joining in.',
        '“It’s a bit late,” said {A}, “but it’s well meant.” {once.who} did it again, to be sure. They waited. {once.the} had understood by now, and came in almost on time.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You’d open wide for {doer.wants},” said {A}. {once.who} opened wide at the mere words. “Quick, now,” {H} called in, “before it’s shut.” But something in there was quicker. {once.the} moved over, to make room for {doer.wants}.',
        '“There isn’t any,” said {A}. “It was only a question.” {once.who} shut again, slowly, and was a bit hurt. So was {once.the}, by the sound of it.'
      ]
    },
    {
      id: 'what-stand',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came out with {what.stand}. “That’s so that you have something for now,” said {A}, and put it down before {H}. It stood exactly where {once.the} had been.',
        '{H} looked at it from the front, and finished looking quite soon. {once.who} looked too, and came a little nearer, and opened just a crack. “No,” they all said. {A} took {what.stand} in again, under one arm.'
      ]
    },
    {
      id: 'quarter-past-five',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The postman knew about such things. “What goes in at the slot,” he said, “comes out at a quarter past five. It’s never failed.” He looked at his watch. It was thirteen minutes past.',
        'They stood round {once.who} and waited. At a quarter past five the postman held out his bag. Bump, went {once.the}, and stayed. “Then it hasn’t got a stamp on,” said the postman. “I can’t do a thing without a stamp.”'
      ]
    },
    {
      id: 'a-letter',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} wrote a letter, for it was possible that calling was rude. “To {once.the},” it said, “in {once.who}. You are missed. Please come up as soon as you can.” They held it out, so that {once.who} could read the address.',
        '{once.who} opened, in order to read it aloud. Then there was no letter any more. “It’s been delivered,” said {A}. They listened. Down there it was quiet, for about as long as somebody takes to read two lines.'
      ]
    },
    {
      id: 'sits-later',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Sit down first,” said {A}, and patted the bench. {once.who} sat down. A moment later {once.the} sat down too. Bump. When {once.who} got up, it came from further up. They did it four times, and {once.the} was late every time.',
        '“I can’t ever do anything alone now,” said {once.who}. “If I turn left, then we turn left.” {H} would not have minded that. But {H} hadn’t swallowed {once.the}.'
      ]
    },
    {
      id: 'wind',
      A: 'other',
      spare: 11,
      paragraphs: [
        'A woman with a shopping bag listened to {once.who} through a rolled-up newspaper. “That’s wind,” she said. “I’ve had five children. You pat it.” She patted. Bump, said {once.the}. “Dear me,” she said. “It’s got corners.”',
        '“It’s {once.the},” said {A}. The woman listened once more, on the other side. “I’ve never known wind as clear as that,” she said. She left them the newspaper.'
      ]
    },
    {
      id: 'laughing',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} tried it with a joke, for people open wide at those. It was the one about the two tomatoes. {once.who} listened right to the end, and did not move. But then it came from inside, low down: bump, bump, bump.',
        '“{once.the} got it,” said {H}. “I didn’t,” said {once.who}. {A} had to tell it again, more slowly. By then nobody in there was laughing any more.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I swallowed a laugh once,” said {S}, “at school, in the middle of sums. It was a big one. It was down there for days.” “Did it bump?” asked {A}.',
        '“Only on stairs,” said {S}. “It came out on the Thursday, on the bus. The whole bus had to have it.” {S} looked kindly at {once.who}, and at the place where it bumped. “They don’t like being hurried.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was thinking of {once.the}, alone in there. “Is there a lamp?” asked {S}. {once.who} had never been in to see. So {S} sang a song at the outside, not too loud, in the place where it bumped.',
        'At the second verse the bumping stopped. “Now it’s asleep,” whispered {S}. “That’s not what we wanted,” whispered {A}. But all of them stood still a little longer, so as not to wake {once.the}.'
      ]
    },
    {
      id: 'grown-up',
      S: 'grown-up',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“You’re supposed to chew everything twenty times,” said {S}. {once.who} had never heard of it. “Even {once.the}?” “Twenty times,” said {S}. So {once.who} did it now, afterwards, on nothing at all, and {A} counted.',
        'At twenty they all listened. Bump. “It doesn’t work backwards,” said {S}. {once.who} was rather tired. “No wonder nobody does it,” said {once.who}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“At ours we have to say what we’d like,” said {A}, “and then somebody passes it.” {once.who} wanted to know how that went. “You say: please may I have {once.the}?” said {A}. “And then?”',
        '“Then you wait,” said {A}. {once.who} tried it, from please to waiting. It took much longer than swallowing. “And do you always get it?” asked {once.who}. {A} had to think of cabbage. “You get that even if you don’t ask,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had come up quite close to {once.who}, and stayed there. Wherever {once.who} opened, there was {A} already, looking in. It was not because of {once.the}. It was in case there was anything else.',
        '{once.who} leaned down to {A}. Inside, {once.the} went bump. {A} went three steps back and looked at {H}. Supper had never done that before.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        'Whenever {once.who} opened wide, {A} opened wide as well. There was nothing in {A} but two teeth and some song. {H} looked into both of them, to compare.',
        '“Nobody in here,” said {H}. {A} shut, and opened again, in case {once.the} had come. “Still nobody,” said {H}. It could have gone on until morning.'
      ]
    },
    {
      id: 'the-first-yawn',
      A: 'partner',
      paragraphs: [
        'It got late, and {once.who} lay down under the lamp. But whenever {once.who} turned over, {once.the} turned over too, a moment later. Bump. “Nobody can sleep like this,” said {once.who}. {A} had to yawn at that.',
        'And {once.who} saw the yawn, and opened too, long and soft. Up came {once.the}, nearly to the front. Then {once.who} noticed, and swallowed.',
        '“A swallow goes in,” said {A} slowly. “A yawn goes the other way.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-yawn-comes-round',
      A: 'partner',
      paragraphs: [
        '“Please yawn,” said {H}. {once.who} opened at once, but it was only another swallow. A yawn can’t be asked for. It has to be caught. So {H} thought of pillows, and yawned, and looked at {A}.',
        '{A} caught it, and a man at a window caught it from {A}. It went down one side of the street and came back up the other. Last of all it got to {once.who}. It was as wide as a garage door. You can’t swallow in the middle of a yawn. So slowly, slowly, out came {once.the}.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. Nobody had been ready for that. “That’s what comes of yawning,” said the man at the window. He yawned again, in case there was more.'
      ]
    },
    {
      id: 'all-there',
      A: 'partner',
      paragraphs: [
        'Nothing was missing from {once.the}, not even a crumb. It was all just as before, only a little warmer, like a chair when somebody has got up. {H} finished looking.',
        '{once.who} looked too. “So that’s {once.the},” said {once.who}. “It all went so fast.” {A} brought out bread and butter instead. {once.who} ate it slowly, and stopped in the middle for a look round.'
      ]
    },
    {
      id: 'never-been-inside',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What was it like?” {H} asked {once.the}. There was no answer. “You can tell by the warm,” said {A}, with one hand held close. “It was snug. There was bumping, but that was only {once.the}.”',
        '{once.who} listened closely. Nobody had ever said before that it was snug in there. “I try to keep it nice,” said {once.who}, and looked at the ground.'
      ]
    },
    {
      id: 'at-the-end-of-the-street',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The yawn had gone on, for nobody had told it to stop. They heard it turn the corner by the shop. A bus driver got it, and carried it off to the station.',
        '“It’ll be in the next town by supper,” said {A}. “If somebody there has swallowed something, it’ll be out.” {once.who} gave {once.the} a small nod, as people do who were on the same train.'
      ]
    },
    {
      id: 'what-does-after',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There stood {once.the} in the lamplight, and everybody waited for what would happen. And {once.the} {what.does}, just as ever. “So nothing’s broken,” said {A}.',
        '{once.who} watched closely. “Was that what it did in me?” asked {once.who}. “All that time?” {H} thought so. “It’s much nicer with the light on,” said {once.who}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to {once.who} from the other side, and heard it there too.',
      '{names} looked all round, in case anybody else was missing.',
      { text: '{names} felt under the bench, in case some of {once.the} had dropped.', needs: ['hands'] },
      { text: '{names} held up two arms, to show how much of {once.the} there had been.', needs: ['hands'] }
    ],
    way: [
      '{names} joined in the calling, and {once.the} bumped twice.',
      '{names} kept out of the way, whenever {once.who} opened.',
      { text: '{names} held a cushion to {once.who}, on the side where it bumped.', needs: ['hands'] },
      { text: '{names} shone the torch in for them, and saw mostly tongue.', needs: ['hands'] }
    ],
    turn: [
      '{names} caught the yawn in the middle, and passed it on.',
      '{names} yawned last of all, and nothing came out but a sigh.',
      { text: '{names} dusted {once.the}, although there was no dust.', needs: ['hands'] },
      { text: '{names} laid one hand on {once.the}, and it really was warm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The yawn had got into the house as well, and sat in the hall among the coats. Outside, {once.who} said good night to {once.the}, and nothing went bump in between.',
    'Washed and dried, {H} lay down, and turned over once to each side. Nothing bumped there either. Out by the lamp lay {once.the}, still a little warm.'
  ],
  last: [
    'One more yawn came, long and soft, from {once.who} to {H}, and {H} was asleep.',
    'In {once.who} there was bread and butter, and it lay quite still. {H} was asleep.'
  ]
})
