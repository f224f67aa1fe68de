import { wishPlot } from '../wish-plot.ts'

export const deedOhThis = wishPlot({
  id: 'wish-deed-oh-this',
  tellsAny: 'once',
  deeds: ['gets'],
  out: true,
  isTale: true,
  about: 'Needs {once.the}. Somebody has got something new and wants it noticed without a word said, before anybody has a turn; telling does not count, and all look {once.who} in the face, until {H} has everybody look where they are looking themselves.',
  titles: ['Mind the Doors', 'What’s New with {once.who}', 'Oh, This', '{once.who} Turns Round Once', 'Since Four O’Clock'],
  company: ['street', 'lamp', 'corner', 'wall', 'bus', 'baker', 'crowd', 'lady', 'door'],
  want: [
    {
      id: 'five-past-four',
      A: 'partner',
      paragraphs: [
        'At four o’clock {once.first} {once.did}. At five past four {once.who} stood in the street with {once.the}, and turned round once, slowly. “Do you notice anything?” asked {once.who}.',
        '“You’ve got {once.the},” said {H} at once. “May I have a turn?” {once.who} let out a long breath. “You’re the first,” said {once.who}. “The baker only said lovely weather. When the street’s noticed {once.the}, everybody gets a turn, and you first.”'
      ]
    },
    {
      id: 'since-when',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How long have you had {once.the}?” asked {A}. “All afternoon,” said {once.who}. It was now six minutes past. “It feels longer. I can hardly remember how it was before.” {once.who} tried to. There had been less to turn round with.',
        '“What did you do all day, without {once.the}?” asked {H}. “I think I stood about,” said {once.who}.'
      ]
    }
  ],
  way: [
    {
      id: 'told',
      A: 'partner',
      paragraphs: [
        'A lady came by with a parcel. “Look at {once.the}!” called {H}. “If you say so,” said the lady. She looked, and went on. {once.who} sank a little. “That was only told,” said {once.who}. “It has to come from them.”',
        'So {once.who} stood under the lamp with {once.the}, and smiled at whoever came. “You’ve had your hair cut,” said a man with a ladder. “You’ve been away,” said the postman. “You’ve got a cold coming,” said the baker.',
        { extra: 1, joins: true, both: ['So {once.who} turned until {what.part} came first. “Mind your back,” said somebody with a pram.'] }
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s {doer.part},” said {A}. “They always see that first. By the time they’ve got past {doer.part}, they’re at home.” So {A} held a newspaper over {doer.part}. Now there was only {once.the} to see.',
        'A man stopped. {once.who} held still, paper and all. “Ah,” said the man, and bent down. He read the football to the end, and the weather. “Thank you,” he said.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{once.who} meant to stand there as if nothing was the matter. But it was too exciting. {once.who} {doer.does}. “That’s new,” said a woman at once, and put down her bag. “No,” said {once.who}. “I’ve always done that.”',
        '“Well, I never noticed it before,” said the woman. She stayed and watched it twice more. She had one foot nearly on {once.the}.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You could clear your throat,” said {A}. “But only just.” {once.who} waited for the next people, and stood beside {once.the}, and did it. “{doer.sound}.” They jumped, and then they looked for who was ill.',
        '“Softer,” said {A}. “{doer.sound},” said {once.who}, very softly. A boy gave {once.who} a peppermint, and never even looked at {once.the}.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Did you wish for {once.the} for long?” asked {A}. {once.who} was honest. “At first I wished for {doer.wants},” said {once.who}. “But there was a queue. And next to the queue was {once.the}.”',
        '“And do you still want the other thing?” asked {H}. {once.who} looked at {once.the}, from the left and from the right. “Not when I’m looking,” said {once.who}.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Show just a bit,” said {A}. “People like to find out the rest.” So they stood in a row before {once.the}, {A} and {once.who} and {H}. Only {what.part} looked out at the side.',
        'A small girl stopped at that. “What’s that there?” she asked. “What do you think it belongs to?” said {once.who}, trembling. The girl looked along the row. “To the lamp post,” she said.'
      ]
    },
    {
      id: 'what-does',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At last it happened all by itself. {once.the} {what.does}, in the middle of the street, so that a pigeon flew up. {once.who} had not known that about {once.the}. “At four o’clock there was no sign of that,” said {once.who}.',
        'On the other side two people turned round. “What a fast pigeon,” said one of them. They looked after it until it was over the roofs.'
      ]
    },
    {
      id: 'what-sound',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“{what.sound},” went {once.the}. {once.who} was as surprised as anybody. “That’ll help,” whispered {A}. A man came out of his door and listened, with one finger in the air. They all held their breath.',
        '“{what.sound}.” The man nodded. “The pipes,” he called into the house. “I told you so.” And he went in again, to look under the sink.'
      ]
    },
    {
      id: 'what-stand',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} wanted to know how it was done. So {A} fetched {what.stand}, and stood beside {once.who}, and smiled too. A lady came along. “Oh,” she said to {A}, “how nice. Is that new?”',
        '“It’s out of the cupboard,” said {A}. The lady admired it from all sides. {once.who} moved {once.the} a little nearer to it. “And who’s your friend?” asked the lady, quite kindly.'
      ]
    },
    {
      id: 'bright-window',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s the wrong street,” said {A}. “You should stand somewhere that people look at.” They went over to the baker’s window, where it was bright. {once.who} stood in front, with {once.the}, between the lamp and the loaves.',
        'A crowd came quite soon. “The one at the back,” said a woman, “with the seeds.” {once.who} looked round. There was a loaf behind {once.the}. “I thought she meant me,” said {once.who}.'
      ]
    },
    {
      id: 'walk-past',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps it’s because you stand,” said {A}. “Walk up and down.” {once.who} walked up the street with {once.the}, and down it again. “You’re not from here,” said a man. “Are you looking for the station?” “No,” said {once.who} politely.',
        'The man explained it all the same. Left, and left again, and over the bridge. He had pointed straight across {once.the}, four times. “And mind the kerb,” he said.'
      ]
    },
    {
      id: 'something-old',
      A: 'other',
      spare: 12,
      paragraphs: [
        '“You might say that you haven’t got {once.the},” said {A}. “Then they have to contradict.” {once.who} was ready to try anything. “What a pity that I haven’t got {once.the},” said {once.who} to the next man.',
        'The man stopped, and his face was full of sympathy. “It’ll come,” he said. “I waited eleven years for a shed.” He shook {once.who} warmly and for a long time. He had to reach round {once.the} to do it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I had a new coat once,” said {S}, “a red one, and not a soul said a word. So on Monday I put the old one on again.” “And then?” asked {A}.',
        '“Then they all said: Where’s the red coat?” said {S}. {once.who} thought about that. But {once.who} did not want to be without {once.the} until Monday. {once.who} did not even want to until five.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} came round the corner, as if by chance. They had agreed on it. {S} was to say just one word, and to be surprised. “Oh,” said {S}. “What is it?” asked {once.who}, although they had practised it together.',
        '“I’ve got a stone in my shoe,” said {S}. It was shaken out. Then {S} went back round the corner and came again. “Oh,” said {S}, and now it was {once.the}. But {once.who} had seen it coming.'
      ]
    },
    {
      id: 'grown-up',
      S: 'grown-up',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I never notice anything,” said {S}. “At work they painted my door, and I said good morning to it.” {once.who} turned round once for {S}, with {once.the}, and then once more, slowly. “Don’t tell me,” said {S}.',
        '{S} looked so hard that it hurt to watch. “You’ve stopped,” said {S} at last. “Before, you were going round.” {A} had to lead {S} right up to {once.the}. “Well, now,” said {S}. “Good morning.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“At ours you send round a card,” said {A}. “There’s a stork on it.” {once.who} had not had any cards printed. “And what do they write back?” asked {H}. “How much did it weigh,” said {A}.',
        '{once.who} did not know how much {once.the} weighed. Nobody in the shop had said. “More than this morning,” said {once.who}, and {A} thought that this would do for a card.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Only {A} noticed. {A} came up to {once.the} and smelled it from one end to the other, and back. {once.who} stood very straight. Nobody had been so thorough since four o’clock.',
        'Then {A} sneezed. “Is that good?” asked {once.who}. “It’s new,” said {H}. “{A} sneezes at everything new.” {once.who} asked whether {A} could do it again, a bit nearer to the bus stop.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} looked at {once.the}, and both eyes went quite round. {once.who} was so pleased that it had to be done again. {once.who} went away with {once.the} and came back. Both eyes went round once more.',
        '“That wasn’t told,” said {once.who}. “That was all from inside.” {A} did it for the lamp as well, and for a drain. “But for {once.the} first,” said {once.who}.'
      ]
    },
    {
      id: 'the-roof',
      A: 'partner',
      paragraphs: [
        '{A} had to rest from it, and looked up, at nothing. The man with the ladder stopped and looked up too. Then the baker did, and the lady with the parcel. “What is it?” they asked. “I don’t know,” said {A}. “You were all looking.”',
        '{A} came back to {once.who} in a hurry. “You look at them,” said {A}. “So they look at you, and only see a face. They look where you’re looking.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-look',
      A: 'partner',
      paragraphs: [
        '“Then don’t look at anybody,” said {H}. “Look at {once.the}.” They stood round {once.the}, all of them, and looked at nothing else. It was hard for {once.who}, with steps coming. The steps got slower. They stopped. “I say,” said the man with the ladder. “Is that new?”',
        'Nobody had told him. “Where’s that from?” asked the lady. “Turn round,” called the baker. The bus stopped, with a face at every window. {once.who} took a breath. There was so much to say about {once.the}. “Oh,” said {once.who}. “This?”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. Everybody noticed that at once. {once.who} did not mind. By now there was enough noticing for two.'
      ]
    },
    {
      id: 'first-turn',
      A: 'partner',
      paragraphs: [
        'Then {once.who} told it from the beginning, with four o’clock and everything. {H} had the first turn with {once.the}, since that was promised. After that came the lady, and the man with the ladder, and the whole bus.'
      ]
    },
    {
      id: 'lovely-weather',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The lady came back from her turn with {once.the}, and her hat had slipped. “I must tell them at home,” she said. The man with the ladder had two turns, because the first had been so short. “From outside you can’t tell,” he said to {A}.',
        'The baker went last. He was alone with {once.the} for a moment, and quite still, like somebody at the seaside. “Lovely weather,” he said. And this time {once.who} knew what he meant.'
      ]
    },
    {
      id: 'all-new',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Now everybody wanted to have something noticed. The man turned round once with his ladder. “There’s a new rung,” said {A}, after a while. The man had waited for that since Easter.',
        'The lady held up her parcel, and the postman one knee. {once.who} noticed it all, one thing after another, and said ah. {once.who} knew how it had to sound.'
      ]
    },
    {
      id: 'from-the-bus',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The bus driver opened the front door and leaned out. “I had you on at two minutes past four,” he said. “You never had {once.the} then.” “I did,” said {once.who}. “You said mind the doors.”',
        'The driver went quite red. “Get on again,” he said. So {once.who} got on, with {once.the}, in at the front. “Well, look at that,” said the driver. And out at the back. “Mind the doors,” he said, but he said it differently.'
      ]
    },
    {
      id: 'practising-oh',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You said that well,” said {A}. “Oh, this.” It had been the hardest of all. At home {once.who} had thought of a speech about {once.the}, with a joke in the middle.',
        '“Do you want to do it now?” asked {H}. They sat down on the wall, and {once.who} did the speech. The joke was the best part. It was about somebody who had {once.the}, and didn’t notice.'
      ]
    },
    {
      id: 'has-got',
      A: 'partner',
      paragraphs: [
        'It got dark. Already {once.who} {once.was} telling {A} about something quite different. “You’ve stopped looking at {once.the},” said {A}. {once.who} looked down. It was true. “Now you’ve got {once.the},” said {H}. “At four o’clock you’d only started.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} noticed {once.the} too, but a bit later.',
      '{names} walked round {once.who} once, the other way.',
      { text: '{names} clapped when {once.who} turned, without being asked.', needs: ['hands'] },
      { text: '{names} laid one finger on {once.the}, to feel how new that is.', needs: ['hands'] }
    ],
    way: [
      '{names} stood about near {once.the}, looking like passers-by.',
      '{names} stopped short in front of {once.who}, so that others would.',
      { text: '{names} held up the torch, but it mostly shone on the baker.', needs: ['hands'] },
      { text: '{names} blew a bit of fluff off {once.the}, in full view of all.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at {once.the} until both eyes watered.',
      '{names} sat on the wall for the whole story, four o’clock and all.',
      { text: '{names} waved to the people on the bus, all down one side.', needs: ['hands'] },
      { text: '{names} held the ladder for the man, so that he could look.', needs: ['hands'] }
    ]
  },
  bed: [
    'The street was empty, and the lamp shone on nobody. {once.who} went home with {once.the}, once round the corner, and did not turn round.',
    '{H} washed, and looked into the mirror. There was nothing new, except a bit of toothpaste. Far down the street {once.who} said good night to {once.the}, quite as usual.'
  ],
  last: [
    'Nobody was looking at {once.the} any more, and nobody noticed when {H} fell asleep.',
    '“Oh, this,” said {once.who} in a dream, and turned round once. {H} was asleep.'
  ]
})
