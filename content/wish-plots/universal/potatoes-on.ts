import { wishPlot } from '../wish-plot.ts'

export const potatoesOn = wishPlot({
  id: 'wish-kin-potatoes',
  tellsAny: 'kin',
  about: 'One of the family has done it, and the hero saw it in the window; in front of everybody it will not go, until there are potatoes to watch.',
  titles: ['Ten Minutes Nobody Wanted', 'Seen in the Window', 'The Potatoes Were On', '{H} Turns the Chairs Round', 'Thursdays Would Do'],
  company: ['potatoes', 'window', 'chairs', 'stove', 'timer', 'row'],
  fed: true,
  want: [
    {
      id: 'in-the-window',
      A: 'partner',
      paragraphs: [
        '{H} was breathing on the window, to draw in it, when {A} {kin.did}. It took no longer than boiling an egg. Then it was over, and {A} stood there wiping a cup.',
        '“You {kin.did},” said {H}. {A} looked into the cup. “I’ve wanted to {kin.base} ever since I was small,” said {A}. “I thought nobody was looking.” {H} wanted to see it again, with everybody there.'
      ]
    }
  ],
  way: [
    {
      id: 'row-of-chairs',
      A: 'partner',
      paragraphs: [
        'So {H} put the chairs in a row, and stood in front of them. “In a moment,” said {H}, “{A} is going to {kin.base}!” {A} bowed, took a deep breath, and began. One foot got as far as the edge of the rug, and there it stayed.',
        '“Well?” said {H}. “It’s gone,” said {A}. “I can still feel where it was.”',
        { extra: 1, joins: true, both: ['They gave it another minute. {A} had never looked more like somebody standing in a kitchen.'] }
      ]
    },
    {
      id: 'advice',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ve got to want it more,” said {H}. {A} wanted it more. {A}’s ears went red, and nothing else happened. “Then want it less,” said {H}. {A} yawned.',
        '“I’ll count,” said {H}, “and at three you’re {kin.doing}.” At three they both looked down. {A} was still there. “Perhaps I’m a person who does it at four,” said {A}.'
      ]
    },
    {
      id: 'the-rug',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“It might be the rug,” said {H}. So they turned it round, with the fringe on the other side. {A} came from over there, and took the other foot first. It got as far as the fringe. The toes looked over, and thought better of it.',
        'They lifted the rug to see what was the matter. Under it lay a penny, and half a walnut shell. “No wonder,” said {A}, and put them on the shelf. The rug was laid down again. Now there was nothing in the way at all, and that was where the foot stopped.'
      ]
    },
    {
      id: 'the-thing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is it {kin.the}?” asked {H}. “Is there something wrong with it?” {A} would not hear a word against that. {A} had thought of {kin.the} every day for years, and mostly while peeling things.',
        '“What did you think?” asked {H}. “What it’d say if it saw me,” said {A}. “And what does it say?” {A} listened. “It says, Not with those shoes,” said {A}, and went to change the shoes.'
      ]
    },
    {
      id: 'how-it-goes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{thing.fact},” said {A}, who knew a great deal by now about {thing.many}. “I read it in the bath.” {H} had not known that. It was good to know, but it did not get anybody off the rug.',
        'So {H} held out {thing.stand}, to practise with. {A} got hold of it and shut both eyes. “It’s nearly right,” said {A}. “Only the real one’s got {thing.part}.” {H} added two spoons for that.'
      ]
    },
    {
      id: 'shown',
      A: 'partner',
      paragraphs: [
        '“It went like this,” said {H}, and showed it just as it had looked in the window. “Is that what I look like?” asked {A}. “Happier,” said {H}. “I can’t do that bit.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“{A} must’ve seen it as well,” said {H}. {A} had been under the table all the time, from where you see feet. {H} lay down there too, and looked at what {A} looked at.',
        'It was a long look. It was the look of somebody who has seen a great many things done, and told nobody. “{A} isn’t saying,” said {H}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I can do that, too,” said {S}. “I did it on Monday.” “You didn’t,” said {A}. “I did, and it was a bigger one, and I didn’t spill.”',
        '{S} showed how. It was something quite different, and ended under a chair. They all clapped, because it had been done before supper and without spilling.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“In my day,” said {S}, “people did it at the weekend, and kept quiet about it.” “Did you ever?” asked {A}. “I was going to,” said {S}. “I’d got as far as the gloves.”',
        '“And then?” “Then the milk boiled over,” said {S}, “and after that there was always something.” {A} looked at {S}’s hands. They would have been just right for it.'
      ]
    },
    {
      id: 'practice-face',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“It might be the faces,” said {A}. “They all look as if it was going to go wrong.” So {H} practised a face that did not look like that. {A} judged it from the front and from the side.',
        '“Less eyebrow,” said {A}. {H} took some off. “Now you look as if you were waiting for soup,” said {A}. It was a good deal better than before.'
      ]
    },
    {
      id: 'what-if',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What’s the worst that could happen?” asked {H}. {A} had a list. The worst was that somebody said, Oh. Next came that somebody said, Is that all? After that came a hole in the sock.',
        '{H} looked at the sock. There it was already. “Then that’s behind you,” said {H}, and {A} felt rather braver on that side.'
      ]
    },
    {
      id: 'smaller-audience',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“Perhaps there are too many of us,” said {H}, and took away the chairs, one after the other. With three left, {A} breathed more easily. With one left, it was {H} who sat on that. “Now?” asked {H}. {A} looked at the one chair, and at who was on it. “It’s still too many,” said {A}. “I can feel you looking.”'
      ]
    },
    {
      id: 'somebody-else',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Pretend you’re somebody else,” said {H}. {A} put on a scarf and came in as a Mrs Bell from over the road. “I’ve come to {kin.base},” said Mrs Bell. She had a deep voice and no doubts at all.',
        '“Go on, then,” said {H}. But Mrs Bell had left something on the stove, and could not stop. “That’s a pity,” said {A}, and took off the scarf. “She’d have done it. She isn’t afraid of anybody.”'
      ]
    },
    {
      id: 'diploma',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '{H} drew a certificate, so that it would be ready. There was a gold edge on it, and a bird. “For {kin.doing},” wrote {H} in the middle, and left a space for the date.',
        '{A} could not stop looking at it. “Could I have it now,” asked {A}, “and do it afterwards?” {H} thought about that. “You can hold it,” said {H}, “by the edge.” So {A} held it by the edge, and was careful with the bird.'
      ]
    },
    {
      id: 'how-long-ago',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“How small were you when you first wanted to?” asked {H}. {A} held a hand above the floor, and then rather lower. “I told everybody,” said {A}. “They said, When you’re big.”',
        '“And when you were big?” “Then I’d things to do,” said {A}. “There was always a wash on.” {H} looked at {A}, from {A}’s feet right up to {A}’s hair. “You’re big now,” said {H}. “I’ve just looked.”'
      ]
    },
    {
      id: 'potatoes',
      A: 'partner',
      paragraphs: [
        '“Wait,” said {H}. “What did you do just before? Just before you {kin.did}?” {A} thought about it. “I put the potatoes on,” said {A}. “And I thought, That’s ten minutes when nobody wants me for anything.”',
        '{H} looked at the row of chairs. “That’s it,” said {H}. “Now we all want something. We want you to {kin.base}.”',
        { extra: 1, joins: true, both: ['{A} had to sit down on one of the chairs. It was quite true. From there you could feel everybody waiting.'] }
      ]
    }
  ],
  turn: [
    {
      id: 'timer',
      A: 'partner',
      paragraphs: [
        '{H} turned the chairs round, every one, until they faced the stove. The potatoes were put back on, and the timer was set at ten. “We’ve got to watch these,” said {H} very loudly. “Nobody here wants {A} for anything.” They watched the potatoes. Behind them a floorboard creaked.',
        'It was dark outside by now, and the window had the whole room in it. {H} only looked up with one eye. And there, in the window, small and quite clear, {A} {kin.did}.',
        { extra: 1, joins: true, both: ['It went on much longer than the first time. In the middle came a bit with a wave.'] },
        { extra: 1, joins: true, both: ['{H} held on to the chair with both hands, so as not to clap.'] }
      ]
    },
    {
      id: 'done',
      A: 'partner',
      paragraphs: [
        'The timer rang. {A} stood beside the cup again, out of breath. “Are they done?” asked {A}. “Quite done,” said {H}. “And how was it?” “I couldn’t say,” said {A}. “I was busy {kin.doing}.”',
        'Then they ate the potatoes, with butter. “I could do it on Thursdays,” said {A} after a while. “Thursday’s rice,” said {H}. “But I’ll see about potatoes.”'
      ]
    },
    {
      id: 'window-talk',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} breathed on the window again and drew it, before it was forgotten. It was {A}, {kin.doing}, with the cup beside it so that you could tell how big. {A} came and stood beside it.',
        '“I’m smiling there,” said {A}. “All the way round,” said {H}. The drawing ran a little at the bottom. After that it was a smile with legs.'
      ]
    },
    {
      id: 'next-one',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“What do you do when you’ve done the thing you always wanted?” asked {H}. {A} had never got as far as that before. “Dry up, I suppose,” said {A}, and took a plate.',
        'They dried the plates together. At the third one {A} stopped and looked at the lamp. “There is one more thing,” said {A} slowly. “Don’t tell me,” said {H}. “Wait until there’s carrots.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rushed in a moment too late, as usual.',
      '{names} searched under the table, in case it was still going on there.',
      { text: '{names} turned round from the tap, and had missed the lot.', needs: ['hands'] },
      { text: '{names} pulled up a chair, in case there was more.', needs: ['hands'] }
    ],
    way: [
      '{names} took the best chair, and then the one beside it.',
      '{names} stamped for the show to begin.',
      { text: '{names} whistled a bit of music, to fetch it back.', needs: ['hands'] },
      { text: '{names} offered a cup and a cloth, in case that was what it needed.', needs: ['hands'] }
    ],
    turn: [
      '{names} stared at the potatoes, and at nothing else.',
      '{names} wriggled a good deal, but faced the stove.',
      { text: '{names} counted the bubbles out loud, to keep busy.', needs: ['hands'] },
      { text: '{names} shielded the window from the lamp, without turning round.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back round the table, and the timer was set to nothing.',
    'They washed and got into bed. The window was black and had nobody in it any more.'
  ],
  last: [
    'That made ten minutes when nobody wanted anything, and {H} slept through all of them.',
    'Somewhere a lid lay quite still on its pot. {H} was asleep.'
  ]
})
