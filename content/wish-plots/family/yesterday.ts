import { wishPlot } from '../wish-plot.ts'

export const yesterday = wishPlot({
  id: 'wish-learnt-yesterday',
  tellsAny: 'learnt',
  about: 'The hero has learnt something, and the news is told too fast to be heard; told from the beginning, it needs somebody who cannot do it, and there is nobody left.',
  titles: ['What {H} Could Not Do Any More', 'Yesterday and Today', 'Told From the Beginning', 'Nobody Left Who Can’t', '{H} Tries to Do It Wrong'],
  company: ['carrots', 'rug', 'lamp', 'table', 'door', 'paper', 'clock', 'window', 'bowl', 'saucepan'],
  want: [
    {
      id: 'the-news',
      A: 'partner',
      paragraphs: [
        'It had happened that day. Yesterday it had not worked, and the day before yesterday it had not worked either. And today {H} {learnt.did}, just like that.',
        '{A} was peeling carrots. “I can {learnt.base}!” said {H} from the door, with {H}’s coat still on. “Lovely,” said {A}, and went on peeling. It had been said in one second, and it was over. {H} had thought that it would take longer. It was the biggest thing since Christmas, and {H} wanted {A} to see how big it was.'
      ]
    }
  ],
  way: [
    {
      id: 'louder',
      A: 'partner',
      paragraphs: [
        'So {H} said it again, and louder. “I CAN {learnt.base}!” “I heard you,” said {A}. “I’m very glad. Mind the peel.” Then {H} showed it, as well as anybody could between a table and a bin. “And there you are,” said {A}, “as if you’d never done anything else.”',
        'That was just the trouble. It looked easy. Nobody would ever have thought that it had been impossible yesterday.'
      ]
    },
    {
      id: 'telling-the-hall',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were others in the house who did not know it yet. {H} told the coats. {H} told the big plant, and it took it very quietly. “You’d better sit down for this,” {H} told the umbrella. “I can {learnt.base}.”',
        '“And what did it say?” asked {A} from the kitchen. “It’s fallen over,” said {H}. At last somebody had understood.'
      ]
    },
    {
      id: 'in-the-paper',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It ought to be in the paper,” said {H}. {A} spread out yesterday’s, to see where there was room. There was a ship that was late, and a man with a very big marrow.',
        'They stuck a strip over the marrow. “Today {H} {learnt.did},” it said there now. {A} read it out in the voice from the radio, and then the weather. The weather was fair for {learnt.doing}.'
      ]
    },
    {
      id: 'who-taught-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What did you do differently?” asked {A}. {H} thought about it. “Nothing,” said {H}. “It was the same as always. Only this time it worked.” {A} had often heard that about jam.',
        '“It must have been in there already,” said {A}, “and it was looking for the way out.” {H} looked down along both arms, and wondered what else there was in there.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It might be gone again. {H} had thought of that as well. So from time to time {H} made quite sure, quickly, and tried to {learnt.base}. It worked at the window, and beside the lamp.',
        '“How often do you want to look?” asked {A}. “Until I believe it,” said {H}. The ninth time {H} believed it, and the tenth was only for fun.'
      ]
    },
    {
      id: 'telephone',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They rang somebody up about it. {H} breathed into the telephone for a while. “I’ll do it for you now,” said {H}. “Can you hear it?” {A} held the telephone as near to it as it would go.',
        '“It sounded like somebody in a cupboard,” said {A} afterwards. “But they were pleased.” “They said, Again,” said {H}. “Nobody says Again if it’s nothing.”'
      ]
    },
    {
      id: 'pet-audience',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} had seen it five times by now, and had gone on watching. There are not many who do that.',
        '“Could you always {learnt.base}, or can’t you?” asked {H}. {A} looked to one side. It was hard to say. Perhaps {A} could, and did not want to make a fuss.'
      ]
    },
    {
      id: 'child-wants-it',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I can nearly do it as well,” said {S}, and tried, with {S}’s whole face. Something happened, but it was something else. “What was that?” asked {A}. “That’s what comes before,” said {S}.',
        '{A} remembered it quite well. It had come for weeks. “It’s a good one,” said {A}. “Mine was just as wrong as that.”'
      ]
    },
    {
      id: 'elder-first-time',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I remember the day I could tie a bow,” said {S}. “I tied everything. I tied my uncle to the piano.” “Was he cross?” asked {A}. “He was asleep,” said {S}. “He woke up and got as far as middle C.”',
        '{A} looked round for somebody to do it to. But with {learnt.doing} that was not so simple. “You’re lucky,” {S} told the piano stool.'
      ]
    },
    {
      id: 'from-the-beginning',
      A: 'partner',
      paragraphs: [
        '{A} laid down the peeler. “You’ve told me the end,” said {A}. “A story with nothing but an end’s just a noise. Start with when you couldn’t. Then I’ll see how far it was.” {H} took off {H}’s coat and cleared a place on the rug. “This is yesterday,” said {H}, “and I can’t do it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'cannot-do-wrong',
      A: 'partner',
      paragraphs: [
        '{H} stood there like yesterday, with yesterday’s face, and tried to {learnt.base}. And it worked. “That’s today again,” said {A}. {H} tried to be worse at it. {H} shut both eyes, and thought of soup, and it worked all the same. “I can’t do it wrong any more!” said {H}. “It’s stuck!”',
        'So {A} had to be yesterday. {A} came on to the rug, a carrot behind one ear, and really could not do it. It was just how it had been. “Higher up,” cried {H}, “and now your tongue out, yes! That’s me! That’s how I couldn’t do it!”'
      ]
    },
    {
      id: 'day-before',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“And the day before that?” asked {A}, out of breath. That had been worse. {A} had to say, “I’ll never be able to,” and lie down on the rug. {A} lay down. “For how long?” “Till supper,” said {H}.',
        'From there you could see under the sofa. “There’s your other glove,” said {A}. “That’s right,” said {H}. “That’s when I saw it, too.”'
      ]
    },
    {
      id: 'the-moment',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then came the moment itself. They had to play it very slowly, as it had gone by so fast. {A} was the people who stood about, and {H} was {H}. “Now they’re not looking,” said {H}. {A} did not look.',
        '{H} {learnt.did}. “And now they turn round,” said {H}, “and their mouths are like this.” {A} turned round with a mouth like that. It was just as good as the first time.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They measured how far it was, from can’t to can. {A} laid a spoon at one end, and {H} laid a spoon at the other. There was the whole rug in between, and a bit of the hall.',
        '“And you walked all that,” said {A}, “in those small shoes.” {H} went along it once more, with hands behind {H}’s back, like somebody who knows the way.'
      ]
    },
    {
      id: 'what-next',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What else can’t I do?” asked {H}. {A} began to count. There were quite a lot of things. There was the top shelf, and knowing when you’ve had enough, and the thing with one eyebrow.',
        '“That’s good,” said {H}. “Then I shan’t run out.” For the eyebrow they went to the mirror. Both went up together. “That’s tomorrow,” said {A}.'
      ]
    },
    {
      id: 'last-look',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I’m rather sorry for it,” said {H}, “for the one who couldn’t. Where’s that one gone?” {A} looked under the rug, and there was only some dust. “It’s been here all those years,” said {A}, “and then it didn’t even say goodbye.”',
        'So they said it. “Goodbye,” said {H} to the empty end of the rug, “and thank you for trying every day.” It had earned that.'
      ]
    },
    {
      id: 'that-big',
      A: 'partner',
      paragraphs: [
        'They did it once more from the beginning. First {A} was yesterday, and it was dreadful. Then {H} stepped forward and was today, and {H} {learnt.did}. {A} sat down on the floor. “No,” said {A}. “As big as that?” “As big as that,” said {H}. The carrots were never finished, and were eaten just as they were.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran to the door too, and got a sleeve of the coat.',
      '{names} leapt up at the news, and down again.',
      { text: '{names} nibbled a bit of carrot, gladly.', needs: ['hands'] },
      { text: '{names} turned the tap off, to hear it better.', needs: ['hands'] }
    ],
    way: [
      '{names} took cover by the bin, when it was shown.',
      '{names} jumped at the loud one, and knocked over a carrot.',
      { text: '{names} moved the peel out of the way of the next showing.', needs: ['hands'] },
      { text: '{names} pushed the table back, so that there was a stage.', needs: ['hands'] }
    ],
    turn: [
      '{names} did it wrong at once, without having to try.',
      '{names} sat down at the edge of the rug, in the front row of yesterday.',
      { text: '{names} stuck a carrot behind an ear too, and it fell into the collar.', needs: ['hands'] },
      { text: '{names} helped with the face, by pulling one just as bad.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} pulled the rug straight, and the peel went in the bin.',
    'They washed and lay down. {H} tried it once more in the dark, very small, and it was still there.'
  ],
  last: [
    'Yesterday lay somewhere on the rug and could not do it, and {H} was asleep.',
    'It was there when {H} looked, and {H} slept, and it stayed there.'
  ]
})
