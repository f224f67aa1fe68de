import { wishPlot } from '../wish-plot.ts'

export const midsummer = wishPlot({
  id: 'wish-midsummer',
  beginsElsewhere: true,
  wishes: ['Midsummer', 'Midsommar', 'Juhannus', 'Sankt Hans', 'summer solstice', 'solstice', 'longest day', 'light evenings', 'still light outside', 'Ivan Kupala', 'Saint John'],
  except: ['winter', 'why', 'how', 'dream', 'rollercoaster'],
  answers: ['sleep', 'outside', 'bed', 'bedtime', 'light', 'summer', 'night', 'evening', 'day', 'flowers', 'maypole', 'still', 'eve'],
  moods: ['sleepless', 'waiting', 'question'],
  company: ['flowers', 'sun'],
  out: true,
  about: 'At Midsummer the hero will not go to bed until it is dark, and picks seven flowers while waiting for it.',
  titles: ['The Night That Did Not Come', 'Six Flowers and One More', '{H} Waits for the Dark', 'As Long as It’s Light', 'The Longest Day of All'],
  want: [
    {
      id: 'until-dark',
      A: 'partner',
      paragraphs: [
        '“I’ll go to bed when it’s dark,” said {H}. But it was Midsummer, the longest day of the year. The sun stood over the roofs at nine o’clock, as if it were still afternoon.',
        '“Then we’ll pick flowers until it does,” said {A}. “It has to be seven kinds, for under your pillow. And you may not say a word while you’re picking.” {H} thought that seven would be quickly done.'
      ]
    }
  ],
  way: [
    {
      id: 'two-kinds',
      A: 'partner',
      paragraphs: [
        'They went along the path behind the houses. {H} picked a daisy, and then a buttercup. “There’s a snail on it!” said {H}. {A} held up one finger. That had been a word, and the flower did not count. It was put back into the grass, beside its snail.',
        'After that there was a clover, and a blue one that nobody knew. The sun still stood on the chimney. It seemed to have sat down there.'
      ]
    },
    {
      id: 'signs',
      A: 'same',
      spare: 1,
      paragraphs: [
        'When you may not talk, you have to use your hands. {A} pointed to something and flapped. {H} thought that it was a bird, and it was a butterfly. {H} pointed to {A}’s shoe, and walked two fingers up {H}’s sleeve.',
        '{A} shook the foot for a long time. Nothing fell out. {H} had only meant to ask where they were going.'
      ]
    },
    {
      id: 'long-day',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How long is the longest day?” asked {H}, with the flowers held tight and {H}’s mouth free. {A} counted it out on the railings, one for each hour. They came to the corner, and went on round it. “And the shortest?” “From here to the drainpipe,” said {A}.',
        '{H} looked at all that railing. “Could you take a bit off,” asked {H}, “and put it on the end of winter?” “People have thought of that,” said {A}. “It doesn’t keep.” They let it go on shining.'
      ]
    },
    {
      id: 'bees-still-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bees were still up too. One of them sat in the clover and had both back legs full. “They don’t know what time it is,” whispered {A}. “They only know that it’s light.”',
        'It flew off, heavily, towards the houses, and came back after a bit. {H} felt just the same. When it is light, one more flower is always possible.'
      ]
    },
    {
      id: 'grass-does-it-count',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} held up a blade of grass and raised {H}’s eyebrows. Does that count? {A} thought about it, and moved a hand this way and that. Grass does have flowers. You just have to look from very near.',
        'They looked from very near. There were little yellow bags hanging on it, as fine as thread, and when {H} breathed, they swung. It counted.'
      ]
    },
    {
      id: 'neighbours',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Everywhere the windows were open, and in front of one there was music. {A} knew how the dance went. You hopped like a frog, and put your hands to where a frog has no ears. Then you did it again.',
        'They did that twice round a lamp post. The lamp had not come on either. It stood there and waited, just as {H} did, and had leaves in its hat.'
      ]
    },
    {
      id: 'far-north',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They had a rest on a wall, and there you may speak. “Quite far up in the north it doesn’t set at all,” said {A}. “It only goes along the edge and comes up again. The children there have very thick curtains.”',
        '“Then they never have to go to bed,” said {H}. “They do,” said {A}. “Somebody tells them.” {H} looked at the sun, and hoped that nobody would tell anyone.'
      ]
    },
    {
      id: 'shadows',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Their shadows had grown. They began at the shoes, went right across the path, and got up again at the fence. {H} waved, and somebody far away waved back with an arm as long as a street.',
        '“That’s how you see that it’s late,” said {A}. “They always go ahead.” {H} tried to step on {H}’s own head, and never got there.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was shown the flowers, one after the other. {A} breathed in at each of them, and at the clover twice.',
        '“Which one do you like?” asked {H}. It was hard to tell. {A} shut {A}’s eyes, with the evening sun full on {A}’s face. It was clear that {A} liked the whole evening.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I did it every year,” said {S}. “Seven kinds under the pillow, and then you dream of somebody.” “Of whom?” asked {A}. “One year it was a man with a ladder,” said {S}. “I didn’t know what he wanted.”',
        '“And then?” “Then he came round to do the gutters,” said {S}. “I knew him at once, by the ladder.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a bunch too. It was all daisies. “That’s only one kind,” said {A}. {S} looked at them. “This one’s tired,” said {S}. “This one’s got a friend. This one’s looking at you.”',
        '{A} counted them again, and that came to more than seven.'
      ]
    },
    {
      id: 'sixth',
      A: 'partner',
      paragraphs: [
        'With a poppy, some grass and a dandelion they had six. The sun had let go of the chimney, and it was ten o’clock. But it did not get dark. The whole sky stayed as pale as milk. “It isn’t coming,” said {H}, and rubbed {H}’s eyes. “I can’t go to bed at all now.”',
        '“Perhaps you’re looking in the wrong place,” said {A}. “You look up there, and wait for somebody to switch it off. Look down here, at the ones who live outside.”'
      ]
    }
  ],
  turn: [
    {
      id: 'shut-flowers',
      A: 'partner',
      paragraphs: [
        '{H} bent down. All the daisies had folded up. The clover had laid its leaves together, like hands. The dandelion had shut up its yellow, and was quite thin. They had not waited for the dark. “They’ve gone to bed,” whispered {H}, “in the light.”',
        '“They do it when they’ve had enough,” said {A}. {H} felt how heavy the bunch was. Or else it was {H}’s arm.'
      ]
    },
    {
      id: 'birds-too',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now {H} noticed the birds too. There had been so many at nine o’clock, and now there was one. It sat on an aerial, sang something short, and seemed to forget the rest.',
        '“The last one out,” whispered {A}. They waited politely until it had finished. Then there was nothing at all, and it was as light as before.'
      ]
    },
    {
      id: 'carried',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the way home they walked slowly, because of the flowers that were asleep. {H} held one hand round them, like a wall. “Don’t shake them,” said {A}.',
        '{H} did not shake them. {H} set down each foot as if there were somebody in bed under the path.'
      ]
    },
    {
      id: 'the-seventh',
      A: 'partner',
      paragraphs: [
        '“But that’s only six,” said {H} at the door. They looked round. Beside the step stood something tall with its buds all rolled up. While they looked, one of them came undone, and was a flower, as yellow as a lamp. “It’s an evening primrose,” whispered {A}. “It only opens now.”',
        '{H} did not say a word, and picked it, and it was the seventh. “It’ll stay awake for you,” said {A}, “and see if the dark comes.” {H} nodded. Somebody had to, and it need not be {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} blinked at the sun, which was not going anywhere.',
      '{names} stretched out in the light, as if it were noon.',
      { text: '{names} drew a curtain, and the sun shone straight through it.', needs: ['hands'] },
      { text: '{names} filled a jar with water for seven kinds.', needs: ['hands'] }
    ],
    way: [
      '{names} pushed into the long grass and came back with seeds on.',
      '{names} sniffed at the snail, and no word came into it.',
      { text: '{names} shaded both eyes, at nearly ten at night.', needs: ['hands'] },
      { text: '{names} pressed both lips together and waved a buttercup about.', needs: ['hands'] }
    ],
    turn: [
      '{names} folded up beside the path, much like the daisies.',
      '{names} breathed on a shut dandelion, and it stayed shut.',
      { text: '{names} touched the clover with one finger, very lightly.', needs: ['hands'] },
      { text: '{names} carried the bunch for a bit, stalks downwards.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes went out on the step, since they were full of grass. {H} tied the seven flowers with a thread.',
    'Then {H} washed, and the seven flowers went under the pillow. Behind the curtain it was as light as milk, and {H} let it be.'
  ],
  last: [
    'Six were asleep, and one kept watch, and {H} was asleep as well, in the light.',
    '{H} folded up like a daisy, and did not wait for the dark, and slept.'
  ]
})
