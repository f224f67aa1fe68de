import { wishPlot } from '../wish-plot.ts'

export const deedALongYes = wishPlot({
  id: 'wish-deed-a-long-yes',
  tellsAny: 'once',
  deeds: ['talks'],
  out: true,
  about: 'Somebody who is in full flow is offered a biscuit and cannot answer before the end; the answer is “Yes, please. Two”, and by then there is one.',
  titles: ['A Long Yes', 'Yes, Please, and Two', 'Five Biscuits and a Full Stop', '{H} Asks Once', 'One Biscuit Left'],
  company: ['plate', 'biscuit', 'step', 'street', 'window', 'windows', 'door', 'oven', 'full stop', 'comma', 'railings'],
  want: [
    {
      id: 'five-biscuits',
      A: 'partner',
      paragraphs: [
        'Five biscuits lay on the plate, and {H} had made them alone, all but the oven. “They’re good,” said {A}. “You always say that,” said {H}. “I want to hear it from somebody who doesn’t live here.” And just then, out in the street, {once.first} {once.did}.',
        'They took the plate out in their slippers. {H} waited for the full stop, where a sentence ends, but {once.who} {once.was} in full flow. “Would you like one?” asked {H}, and held up the plate.'
      ]
    }
  ],
  way: [
    {
      id: 'from-the-beginning',
      A: 'partner',
      paragraphs: [
        '{once.who} had heard, and now could not think what came next. “Where had we got to?” said {once.who}, and began again from the beginning.',
        '{H} held up the plate until both arms shook, and asked again, much louder. “Where had we got to?” said {once.who}, and began again from the beginning. {A} ate a biscuit. Biscuits can go soft, and somebody had to see.'
      ]
    },
    {
      id: 'ands',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There were a great many ands in all that {once.who} had to say. You could hear each of them a long way off, like a bus. Behind every one came more. “And,” said {once.who}. {A} began to count them along the railings.',
        'By the corner {A} had run out of railings. “Can I use the bricks?” called {A}. “And,” said {once.who}. {A} started on the bricks.'
      ]
    },
    {
      id: 'only-a-comma',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} kept both eyes on {doer.part}. You can often see there first when somebody is coming to an end. “Now,” whispered {A}. Up went the plate.',
        'It had only been a comma. {once.who} got over it without even slowing down. “From here it looked just like a full stop,” said {A}. {H} lowered the plate as quietly as a plate can be lowered.'
      ]
    },
    {
      id: 'was-that-a-yes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Once, in the middle of it all, {once.who} {doer.does}. “Was that a yes?” asked {A}. They both thought about it.',
        '“A yes goes up at the end,” said {H}, and tried a few. “That one went sideways.” So it didn’t count. {A} pushed the plate an inch nearer all the same.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A man came along with a folding chair under his arm. “Has it been going on long?” he asked. “Since there were five biscuits,” said {H}. The man looked at the plate, and did the sum.',
        '“That is long,” said the man, and put up the chair. From the fourth house came a woman with a stool. Soon there was a row of them along the kerb, and {once.who} turned to face it.'
      ]
    },
    {
      id: 'what-about',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s it about?” asked a boy on a scooter. “It’s about {once.the},” said {A}. “Still,” said {H}. The boy listened with one foot on the ground. He had been on his way to buy milk.',
        '“I didn’t know there was so much of it,” said the boy. Then he put the other foot on the ground as well. His mother called from the end of the road, and what she called was about the milk.'
      ]
    },
    {
      id: 'the-nodding',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It’s unkind to let somebody talk with nobody nodding. So {H} nodded, and {A} said “Really?” After a while {H}’s neck was stiff. “Let’s change over,” said {H}. “Really?” said {A}.',
        'They changed over. But {A} couldn’t get out of the habit, and nodded and said it too. {H} had nothing left to do but hold the plate.'
      ]
    },
    {
      id: 'plate-on-head',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A plate is heaviest when it’s held out. {H} tried it on one knee, where it slid, and then on top of {A}’s head. That was just the right height. “Don’t nod,” said {H}.',
        'So {A} looked straight ahead like a lamp post. A sparrow came down to see what was on offer up there. “Tell it that they’re taken,” said {A}, without moving anything but the mouth. “They’re only asked for,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Nobody had asked {A}. But {A} had understood the question straight away. {A} was answering it now, from in front of the plate, with both eyes.',
        '“That’s a yes,” said {H}. “That’s the quickest yes I’ve ever had.” It didn’t help. {A} lived here, and had said the same about soap.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“On a bus I once asked a man if the seat was free,” said {S}. “He told me about his knee. Then he told me about his uncle’s knee.” “And was it free?” asked {A}.',
        '“I don’t know,” said {S}. “We’d got to the sea by then, and I’d only wanted to go to the post office. But since that day there’s nobody in our street who knows more about knees.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve got a question too,” said {S}. “You’ll have to go behind mine,” said {A}. So {S} stood behind {A}, with both arms down, as you do for ice cream. “What’s yours?” asked {A}.',
        '“Mine is, can I have one?” said {S}. {A} thought about it. “You can ask me that,” said {A}. “I’m not busy.” {S} looked up at {once.who}, and then at the plate. “No,” said {S}. “I’m queuing now.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'And then {A} said something. It was only short, and there was an “a” in it. {once.who} stopped at once, and thought it over, and put it in. From then on it was part of the whole thing, and came round each time.',
        'Whenever it did, {A} crowed. “{A} got a word in,” said {H}, who had been trying since there were five biscuits.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At school we put up a hand,” said {S}, and put one up. It was a very straight hand. It stood there like a flagpole while {once.who} got past the bridge and all round the houses.',
        '“Doesn’t it get tired?” asked {A}. “You hold it up with the other one,” said {S}. “And then?” “Then it’s break.” {A} put up a hand as well, and now there were two that nobody called on.'
      ]
    },
    {
      id: 'a-queue',
      A: 'partner',
      paragraphs: [
        '“Don’t ask again,” said {A}. “Your question’s in there already. It’s at the back of the queue. Each time you ask, they’ve all got to line up again.” {H} could see that.',
        'So {H} put the plate on the step, sat down, and asked nothing. Now that {H} listened, it was very good, and at the best bit windows opened. But it’s hard work. {A} had to have a biscuit for it, and {H} had two.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. {once.who} had to stop and look. Then {once.who} had to tell about that too, and it all got longer. {H} laid a hand over the plate.'
      ]
    }
  ],
  turn: [
    {
      id: 'clapped-too-soon',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Bravo!” called somebody out of a window, and clapped. All along the street they clapped with him. It had only been a place to breathe in. “Thank you,” said {once.who}. “There’s just this one bit more.”',
        'The man at the window went red and drew his curtain. “It’s not his fault,” said {H}. “It was a very long breath.” One of his hands came out again beside the curtain, ready for the next time.'
      ]
    },
    {
      id: 'full-stop',
      A: 'partner',
      paragraphs: [
        'The street lamps came on, and {once.who} {once.was} still {once.doing}, but slower now, and lower. Then came the full stop. It was quite small, and no “and” came after it. All along the street people clapped out of their windows.',
        'After that it was so quiet that you could hear a crumb. “Yes, please,” said {once.who}. “Two.” {H} held out the plate. It had been a long wait, and there was one biscuit on it.'
      ]
    },
    {
      id: 'who-ate',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“There were more when I asked,” said {H}. {A} looked up at the street lamp, and swallowed. “They were very good,” said {A}. “I can say that now. I know them quite well.”',
        '“You don’t count,” said {H}. {A} knew that. But there was a crumb on {A}’s chin, and it looked like the truth.'
      ]
    },
    {
      id: 'two',
      A: 'same',
      paragraphs: [
        '{H} picked up the biscuit, and broke it down the middle. “Two,” said {H}. They were gone before anybody saw how. “Well?” asked {H}. “Are they good?” {A} sat down again on the step, ready for another long answer. But it was a short one. “Yes,” said {once.who}. “Are there more?”',
        '“Tomorrow,” said {H}. “Would you like one tomorrow? You could start now.”'
      ]
    },
    {
      id: 'which-half',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Which of the two was the better one?” asked {A}. It was meant kindly. But {H} took {A} by the sleeve at once. {once.who} had already drawn a deep breath.',
        '“You needn’t say,” said {H} quickly. “It was the same biscuit.” The breath went out again, the long way. Three windows that had just been opened were shut.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out after the plate, on account of the smell.',
      '{names} breathed in to say something, and got no further.',
      { text: '{names} brushed a few crumbs off the step, so that it looked like a party.', needs: ['hands'] },
      { text: '{names} fetched a cushion, in case it was going to be a long sentence.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned in at every place that sounded like the end.',
      'When the beginning came round again, {names} groaned very politely.',
      { text: '{names} patted the plate, to tell it that it would not be long.', needs: ['hands'] },
      { text: '{names} put up a hand, like somebody at school, and took it down again.', needs: ['hands'] }
    ],
    turn: [
      '{names} let out a breath that had waited as long as the biscuit.',
      '{names} settled beside the plate, as close as good manners allowed.',
      { text: '{names} swept the crumbs together, and very nearly got a biscuit.', needs: ['hands'] },
      { text: '{names} looked under the plate for a second one.', needs: ['hands'] }
    ]
  },
  bed: [
    'They went in, and {H} washed the plate. The crumbs stayed on the step, for the sparrow that comes first.',
    'Under the window {once.who} had made a start on the answer for tomorrow. Through the curtain it was only a murmur now. {H} lay down and did not ask.'
  ],
  last: [
    'It was going to be a long yes, and near the beginning of it {H} fell asleep.',
    '“And,” said {once.who} under the window, very softly, but {H} was asleep.',
    'The plate was empty, the answer was on its way, and {H} slept.'
  ]
})
