import { wishPlot } from '../wish-plot.ts'

export const haircut = wishPlot({
  themes: ['haircut'],
  beginsElsewhere: true,
  answers: ['barber', 'getting', 'cut', 'cutting'],
  except: ['plaits', 'braids', 'tangled', 'brushing', 'paper'],
  moods: ['first', 'afraid', 'change', 'waiting'],
  about: 'The hero fears that nobody will know who it is after the haircut, and puts it to the test.',
  titles: ['Parcel for Nobody', 'The Wrong One to Take Home', '{H} in a Towel', 'A Coat Called {H}', 'Since Monday'],
  want: [
    {
      id: 'the-wrong-one',
      A: 'partner',
      paragraphs: [
        'Tomorrow {H} was having a haircut, and {H} was worried about {A}. “You won’t know me afterwards,” said {H}. “You’ll come to fetch me, and take the wrong one home.”',
        '“I’d know you anywhere,” said {A}, and rubbed the back of {A}’s neck. “But you’ve only ever seen me with this hair,” said {H}. “It’s all you’ve got to go by. I want to know for sure, before it’s off.”'
      ]
    }
  ],
  way: [
    {
      id: 'mirror',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'First they looked in the mirror, to see how much of {H} was hair. {H} held it all back with both hands. There was a good deal left over. There were two whole ears, for a start.',
        '“Those are yours,” said {A}. “I’ve seen them when you swim.” “Everybody has ears,” said {H}. “You’d have to know which.” {A} looked at them closely, first the left one and then the other.'
      ]
    },
    {
      id: 'postman',
      A: 'partner',
      paragraphs: [
        'So {H} hid every hair under a towel. But when {H} came in, {A} said, “Hello, {H},” without even thinking. “You knew who was under it,” said {H}. “You’ve got to not know.” {A} sat down on a chair and tied a scarf over both eyes.',
        '{H} went out, put on the biggest boots, and came in like a postman. “Parcel!” said {H} from very far down. “Thank you, {H},” said {A}. “Put it on the table.”',
        '“How did you know?” asked {H}. “You sniffed before you said it,” said {A}. “You always do.” {H} had never noticed any sniff.'
      ]
    },
    {
      id: 'dark-fringe',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do you want them to cut?” asked {A}. {H} wanted the front to go, because the front went into soup. The back could stay. {H} never saw the back.',
        '“I see it all the time, though,” said {A}. “It’s the part of you that goes out of the door.” {H} had not thought about that. It was odd to have a piece that only other people knew.'
      ]
    },
    {
      id: 'mop',
      A: 'other',
      spare: 3,
      paragraphs: [
        'They practised for tomorrow. {A} was the hairdresser, and the mop came for a haircut. {A} put a towel round its neck. “Not too short,” said {H} for the mop. “And how’s school?” asked {A}.',
        'The mop had nothing to say about school. {A} turned it to the mirror to show it the back. Nothing had been cut, but it had been combed for the first time in its life. It looked like somebody’s aunt.'
      ]
    },
    {
      id: 'under-the-sheet',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“They put a sheet on you,” said {A}, and tied one round {H}’s neck. Both arms were underneath it. {H} sat there like a tent with a head on top. Then {H}’s nose began to itch. {H} wrinkled it. {H} blew up at it from below.',
        '“Could you do it?” asked {H}. {A} scratched. “More to the left,” said {H}. “Now up. Now it’s gone round the corner.” It had got as far as one ear. By the time {H} had found a way out with one hand, it did not itch anywhere.'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Does it hurt the hair?” asked {H}. {A} pulled out one of {A}’s own, and said “ow”. “That was my head,” said {A}. “The hair didn’t say anything.”',
        'They held it up to the lamp. It was long and shone a little. “It’s finished growing by the time you can see it,” said {A}. “Only the end in your head is busy.” {H} held still for a moment, to feel it being busy.'
      ]
    },
    {
      id: 'no-hair-at-all',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was a picture of {H} with no hair at all. They went and had a look at it. It was mostly cheeks, with a spoon. “There,” said {A}. “Everybody knew you then, and there wasn’t one hair on you.”',
        '{H} held the picture close, and then far off. “That could be anybody,” said {H}. “That could be a pear.” “It’s holding your spoon,” said {A}. “Then they knew the spoon,” said {H}. {A} could not say for sure that it had not been the spoon. It was quite an unusual one, with a duck.'
      ]
    },
    {
      id: 'pet-knows-too',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} would never say hello just to be kind. So {H} went to {A} with the towel on, and a hat on the towel, and said nothing.',
        '{A} looked up, and looked down again, as it did when it was only {H}. {A} had once stared at a man with a new umbrella till he was gone. “That’s two who know me,” said {H}, and felt a bit better under the hat.'
      ]
    },
    {
      id: 'bald-as-an-egg',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I was small, they put a bowl on my head,” said {S}, “and cut round it. It was a good bowl, blue, with one chip. I had a tuft where the chip was.”',
        '“Did they know you?” asked {A}. “Everybody knew everybody’s bowl,” said {S}. “You could tell a whole family from behind.” {A} looked along the shelf and chose a bowl, just in case.'
      ]
    },
    {
      id: 'swap-hats',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“Do me,” said {A}, and pulled a jumper up until only {A}’s eyes looked out of its neck. {H} had to say who it was. “It’s you,” said {H}.',
        'The jumper turned round three times to mix itself up. “And now?” “It’s still you,” said {H}. “You laughed.” “I didn’t!” said the jumper, and laughed. It’s the laughing that gives people away.'
      ]
    },
    {
      id: 'the-aunt-voice',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{H} also tried it without the boots, only with knocking. One knock, then two quick ones, on the kitchen door. “Come in, {H},” said {A}.',
        'Then {A} knocked, and {H} sat inside. It was three slow ones, very polite. “That could be anybody,” said {H}. “Then why are you opening it?” asked {A} through the wood. {H} stopped with one hand on the handle. It was a good question.'
      ]
    }
  ],
  turn: [
    {
      id: 'hello-coat',
      A: 'partner',
      paragraphs: [
        'The last time {H} did nothing at all. {H} went out on bare feet, and wanted to come in without a sniff. But before {H} had even started, {A}’s voice came from inside. “Come along,” it said kindly. “I know it’s you, {H}.”',
        '{H} looked round the door. {A} still had the scarf on, and was smiling at the wrong corner. A coat had slipped off its hook there. “That’s a coat!” said {H}. “You’d have taken home a coat!” {A} pulled down the scarf and looked at it. “It came in just like you,” said {A}.'
      ]
    },
    {
      id: 'turn-about',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Now I’ll have the scarf,” said {H}, and sat down on the chair. It was quiet. Then something came nearer that smelled of toast, and a knee clicked.',
        '“That’s you,” said {H}. “That’s your knee.” “And my hair?” asked {A}. “I didn’t need any,” said {H}. Then {H} pushed the scarf up, because there was something to think about.'
      ]
    },
    {
      id: 'since-monday',
      A: 'partner',
      paragraphs: [
        '{A} hung up the coat, and rubbed the back of {A}’s neck again. “Why do you keep doing that?” asked {H}. “It’s cold,” said {A}. “It has been since Monday. I had my hair cut.”',
        '“This Monday?” {H} walked all the way round {A}. It was shorter, you could see it now. There was a little white line under each ear. “But I’ve known you all week!” said {H}. “Tuesday too! And I wasn’t even trying!”',
        '{H} took off the towel, and there was all the hair again. “You can come for me tomorrow,” said {H}. “I’ll sniff first, so you don’t get a coat.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at {H}, and knew the hair at once.',
      '{names} rolled on the rug, and left a few hairs to know it by.',
      { text: '{names} held a mop beside {H}, for somebody to go by.', needs: ['hands'] },
      { text: '{names} combed a parting, first on the wrong side.', needs: ['hands'] }
    ],
    way: [
      '{names} greeted the postman, very warmly, at the knees.',
      '{names} went by in a towel, and nobody said hello to the washing.',
      { text: '{names} signed for the parcel, with a spoon.', needs: ['hands'] },
      { text: '{names} tightened the scarf a little at the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed once by mistake, and kept very still after it.',
      '{names} tiptoed past on bare feet, past the scarf and the nose.',
      { text: '{names} blew the nose first, so as not to give it away.', needs: ['hands'] },
      { text: '{names} helped the coat up by one sleeve, in all friendliness.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots and the towel went back where they lived, and the coat got a better hook.',
    '{H} washed both ears, which would be out from tomorrow. Then {H} lay down on all that hair, for the last night.'
  ],
  last: [
    'A small sniff came from the pillow. You would have known it anywhere: {H} was asleep.',
    'The coat hung on its hook, and {H} slept in the bed. You could tell them apart.'
  ]
})
