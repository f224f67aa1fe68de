import { wishPlot } from '../wish-plot.ts'

const BIG = ['brother', 'sister', 'cousin', 'big brother', 'big sister']

export const staysUpLater = wishPlot({
  id: 'wish-stays-up-later',
  namesFamily: true,
  asked: 'fact',
  isTale: true,
  wishes: ['my brother gets to stay up later than me', ...BIG.flatMap((big) => [`${big} stays up later`, `${big} stay up later`, `${big} stay up longer`, `${big} later bedtime`, `${big} goes to bed later`, `${big} go to bed later`]), 'stay up later', 'stays up later', 'staying up later', 'stay up longer', 'stays up longer', 'later bedtime', 'earlier bedtime', 'bedtime earlier', 'bed before everyone', 'bed before everybody', 'bed before my brother', 'bed before my sister', 'everyone else stays up', 'everybody else stays up', 'go to bed earlier', 'goes to bed earlier', 'stay up as late as brother', 'stay up as late as sister', 'stay up late like my brother', 'stay up late like my sister', 'brother allowed to stay up', 'sister allowed to stay up', 'brother stays up late', 'sister stays up late', 'big kids stay up', 'why do i have to go to bed before my brother', 'why do i have to go to bed before my sister', 'bed at seven brother', 'bed at seven sister', 'brother bedtime eight', 'sister bedtime eight'],
  answers: ['brother’s', 'sister’s', 'than', 'brother', 'sister', 'cousin', 'cousins', 'big', 'bigger', 'older', 'eldest', 'little', 'younger', 'small', 'everyone', 'everybody', 'else', 'others', 'grown-ups', 'grownups', 'gets', 'get', 'got', 'allowed', 'may', 'can', 'can’t', 'cannot', 'lets', 'let', 'stay', 'stays', 'staying', 'stayed', 'up', 'late', 'later', 'long', 'longer', 'early', 'earlier', 'first', 'last', 'before', 'after', 'than', 'me', 'him', 'her', 'bed', 'bedtime', 'bedtimes', 'sleep', 'go', 'goes', 'going', 'have', 'has', 'to', 'an', 'hour', 'half', 'minutes', 'seven', 'eight', 'nine', 'o’clock', 'fair', 'unfair', 'not', 'it’s', 'why', 'always', 'every', 'night', 'evening', 'only', 'because', 'watch', 'watches', 'tv', 'weekend', 'friday', 'saturday', 'school', 'year', 'years', 'old', 'i', 'want', 'wants', 'wish', 'the', 'same', 'time', 'they', 'while', 'do', 'what', 'happens', 'when', 'am', 'in', 'and', 'misses', 'miss', 'out', 'am', 'as', 'kids'],
  except: ['new year', 'midnight', 'christmas', 'eid', 'owl', 'dragon', 'bear', 'moon', 'monster', 'robot', 'worried', 'scared', 'afraid', 'hospital', 'ill', 'work', 'screen', 'ipad', 'phone', 'dog', 'cat', 'star', 'stars', 'firework', 'fireworks', 'lunar', 'light', 'summer', 'sun'],
  moods: ['waiting', 'quarrel', 'change', 'sleepless', 'question'],
  company: ['hour', 'scarf', 'stripes', 'stripe', 'clock', 'curtain', 'table', 'cracker', 'chair', 'lamp', 'bus', 'floor', 'milk', 'note', 'pencil', 'pillow'],
  fed: true,
  about: 'The big one gets to stay up an hour later, and the hero wants that hour; a scarf with a stripe for every hour of sleep shows that the hero has it as well, at the other end, where the big one has never been.',
  titles: ['An Hour Later', 'What Six O’Clock Is Like', 'Eleven Stripes', '{H} Has the Other End', 'Nothing, and Did It'],
  want: [
    {
      id: 'a-whole-hour',
      A: 'partner',
      paragraphs: [
        '{H} had to go to bed at seven. The big one got to stay up an hour later, until eight. “What do you do with it?” asked {H} from the door, in pyjamas. “Nothing,” said the big one at the table, and did it.',
        '“I want an hour too,” said {H} to {A}. “I’ve only got the evening that there is,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'how-much-later',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Would half of it do?” asked {A}. Half an hour was from the twelve to the six, by the long hand. {H} went along it with a finger. “And who gets the other half?” asked {H}. “The big one,” said {A}.',
        'Then the big one would be up later again, only by less. However small they made it, a bit was left over at the end. And {H} was always in bed for it.'
      ]
    },
    {
      id: 'behind-the-curtain',
      A: 'partner',
      paragraphs: [
        'At least {H} could look on. {H} stood behind the curtain, and {A} saw two feet, and said nothing. The big one did a sum. The big one ate a cracker. Now it would begin, thought {H}.',
        'By ten past seven the curtain was breathing. {H} was asleep on both feet, like a horse. “You were up,” said {A}. “There was just nobody in.”'
      ]
    },
    {
      id: 'tired-on-purpose',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If the big one were tired first,” said {H}, “then the big one would have to go first.” So {H} sat down opposite, and yawned. {A} had to yawn too. The yawn went round the table. The big one put down the pencil, and yawned for a long time.',
        '“Bed?” asked {H}. “No,” said the big one, and rubbed one eye. “But it’s catching.” The next yawn was {H}’s own, and that one was real.'
      ]
    },
    {
      id: 'a-glass-of-water',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} came out once more, for a glass of water, and drank it in very small sips. With each sip you could look over the rim. The big one was sitting there. “Is it good?” asked the big one. “Is yours?” asked {H}, and meant the hour.',
        '“How long does a glass last?” asked {A}. If you did it properly, it was four minutes. After that {H} had to go down the hall because of the water, and that was another two.'
      ]
    },
    {
      id: 'taller-by-a-book',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Perhaps it was all to do with being big. {H} fetched a book, and stood on it beside the big one’s chair. Sitting down, the big one was not so big at all. “Now we’re the same,” said {H}. “Now I’ll stay up later.” “Stand on that,” said the big one, “and how old are you?”',
        '{H} added it up. The book was for ages eight and over. {A} looked at the back. It did say eight, but it said nothing about feet.'
      ]
    },
    {
      id: 'under-the-door',
      A: 'same',
      spare: 5,
      paragraphs: [
        'From the bed there was a line of light to be seen, under the door. That was where it was later. {H} lay down on the floor to look through. There were four chair legs. There were two socks, and one of them scratched the other.',
        '“What do you see?” whispered {A}. “It’s going on,” whispered {H}. They both lay there with one cheek on the floor. After a while the socks went to the cupboard and came back with another cracker.'
      ]
    },
    {
      id: 'the-other-grown-ups-hours',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“And after you?” {H} asked the big one. “Who stays up after that?” It was {A}. {A} stayed up till ten, and had always wished for eleven. “That’s when it gets good,” said {A}, “I’ve been told.”',
        '“Who told you?” asked {H}. It was somebody who stayed up until twelve, and that one only ever found the washing-up. So everybody stood at some door, and thought that there was something going on behind it.'
      ]
    },
    {
      id: 'pet-has-no-bedtime',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had no bedtime at all. {A} might stay up until eight, or ten, or all night. {H} went to see how {A} did it. {A} lay in the middle of the rug, and had been asleep since supper.',
        '“You’re missing it,” said {H} into one ear. The ear turned round, and listened for a moment, in case it was food. Then it turned back.'
      ]
    },
    {
      id: 'eleven-stripes',
      A: 'partner',
      paragraphs: [
        '“Lay your long scarf down the hall,” said {A} the next evening. It had eleven stripes, red and grey. “You sleep eleven hours,” said {A}, “a stripe each. You begin at seven, and by six you’re at the end.” {H} walked along it, and it was so.',
        '“The big one’s is no shorter,” said {A}. “It’s only been pushed along a bit.” The big one came out to look.'
      ]
    }
  ],
  turn: [
    {
      id: 'there-is-no-six',
      A: 'partner',
      paragraphs: [
        '{H} pulled the scarf along by one stripe. Now it was the big one’s night, from eight to seven. It lay over a bit of floor that {H}’s had left bare. “What do you do at six?” asked {H}. “There isn’t a six in the morning,” said the big one. “There is,” said {H}. “I’m in it every day. It’s blue. The street lamp goes out, click. A bus comes by with only the driver, and all the floor’s free.” “I’ve never seen that,” said the big one. “You’ve got an hour too,” said {A} to {H}. “Yours is at the other end.”'
      ]
    },
    {
      id: 'more-about-six',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The big one wanted to know more about it. “Is it dark?” “It’s blue,” said {H}. “Then it’s grey, and then the table gets its colour back. The chairs come after.” “And what do you do with it?” asked the big one. “Nothing,” said {H}.',
        '{A} had been at six once or twice, but only passing through, with one shoe. “You have to sit down in it,” said {H}, “or you don’t notice.”'
      ]
    },
    {
      id: 'elder-up-at-four',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“As a child I was put to bed at six,” said {S}. “It was still light. I could hear the others playing, and who was out.” “So when did you wake up?” asked {A}. “At four,” said {S}, “and I had the whole house. I knew each stair by its name.”',
        '{S} had told nobody about it. By the time the others came down, the best of the day was over. “It’d been very good,” said {S}. “I never let on.”'
      ]
    },
    {
      id: 'child-with-shorter-scarf',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} lay down along the scarf, to try the night. From top to toe it came to four stripes and a bit. “Now I’ve slept till eleven,” said {S}, and moved up. {A} counted for {S}, and pushed when it was needed. It took three of {S} to get to the morning.',
        '“Was it long?” asked {A}. “I didn’t notice,” said {S}, “I was asleep.” But there was fluff all down {S}’s front, from every hour.'
      ]
    },
    {
      id: 'the-scarf-as-a-tail',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They looked for somebody else’s night. A baby needs a good deal of scarf, said {A}, and it’s in bits. An owl has its stripes by day. A horse sleeps only three hours, said {A}, so that would be a cold neck.',
        '{H} folded the scarf up to three, and trotted once round the table. Then it was let out again, to eleven. {H} was back at the door before the end of it had started.'
      ]
    },
    {
      id: 'one-for-one',
      A: 'partner',
      paragraphs: [
        '“I’ll bring you something from six,” said {H} to the big one. “You bring me something from eight.” A chair was put between the two doors for it. The big one began to think what there was at eight, besides crackers.',
        'It struck seven. “I’ve got to go,” said {H}. “I want to be in time for my hour.” {H} took the scarf along, and {A} said goodnight to all eleven stripes. The big one looked after the scarf. “Is it really blue?” the big one asked. “At first,” said {H}, and shut the door.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} yawned, on which side of seven nobody could have said.',
      '{names} looked from the bedroom door to the table and back.',
      { text: '{names} turned the clock a little, so that it could be seen from the door.', needs: ['hands'] },
      { text: '{names} plumped up a pillow, for whoever came first.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the two feet under the curtain, and let them be.',
      '{names} walked along the scarf from one end of the night to the other.',
      { text: '{names} smoothed out a stripe that had got a fold in it.', needs: ['hands'] },
      { text: '{names} swept up some cracker, which was all there was of the later.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down on the bare bit of floor, where it was six.',
      '{names} had seen a six once, and nodded.',
      { text: '{names} carried the chair to its place between the doors.', needs: ['hands'] },
      { text: '{names} put a pencil on the chair, in case six had a lot to say.', needs: ['hands'] }
    ]
  },
  bed: [
    'The curtain hung straight, with nobody in it. On the chair between the doors lay a page that said EIGHT, and was empty below.',
    '{H} washed, and lay down along the scarf, with one ear on the first stripe. In the next room somebody was doing nothing, very quietly.'
  ],
  last: [
    'The first stripe was red, and {H} was asleep before the grey.',
    'Six was on its way, with an empty bus, and {H} was asleep.'
  ]
})
