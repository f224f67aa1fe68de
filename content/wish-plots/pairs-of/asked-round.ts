import { wishPlot } from '../wish-plot.ts'

export const askedRound = wishPlot({
  id: 'wish-pair-asked-round',
  tellsAny: 'pair',
  pairOf: [['creature', 'person'], ['food']],
  fed: true,
  about: 'Somebody is asked round for something to eat, and the hero waits for the word “more”; it only comes once the guest may begin as one begins at home.',
  titles: ['The Word Was More', 'First, Last or in the Middle', 'Asked Round', '{H} Waits for a Word', 'Nobody Here Was Doing It'],
  company: ['door', 'table', 'word', 'place'],
  want: [
    {
      id: 'much-too-early',
      A: 'partner',
      paragraphs: [
        '{H} had asked {seen} round for {beside.many}. At home, {seen.where}, nobody ever asked anybody round. So {seen} came much too early. At the door {seen} {seen.does}. “Hello to you too,” said {H}.',
        '{A} had laid an extra place. There was a rule for elbows at that table. There was none for {seen.part}, and it took a while. {H} wanted to hear just one word from {seen} that evening, and the word was “more”.'
      ]
    }
  ],
  way: [
    {
      id: 'practised',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was somebody in the guest’s place already. It was {seen.stand}. {H} went red. “That’s you,” said {H} to {seen}. “We practised. We didn’t want to get anything wrong.” {seen} looked at it for a long time.',
        '“And did I like it?” asked {seen}. “You had three helpings,” said {A}. “You were very easy to please.” {seen} thought about that. “I’ll do my best,” said {seen}.'
      ]
    },
    {
      id: 'present',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Whoever is asked round brings a present. {seen} had heard about that. {seen} had thought for three days of the nicest thing there is. It was {seen.wants}.',
        '“But it didn’t last till your door,” said {seen}, and did not know where to look. “That’s all right,” said {H}. “I took a present to a party once, and it was biscuits.” {A} remembered. It had been a very rattly box.'
      ]
    },
    {
      id: 'first-or-last',
      A: 'partner',
      paragraphs: [
        '{A} brought in {beside.many}. {seen} looked, and did not begin. “How is it done here?” whispered {seen}. “You keep {beside.part} till last,” said {H}. “You don’t,” said {A}. “You start with {beside.part}.” They had had {beside.many} so often, and had never noticed.',
        'So {seen} kept {beside.part} till last. “Thank you,” said {seen}. Then {seen} started with {beside.part}. “Most interesting,” said {seen}. They were good words. They were not the word.'
      ]
    },
    {
      id: 'what-is-it',
      A: 'partner',
      spare: 0,
      paragraphs: [
        'It is rude to ask what a thing is when you have had some already. So {seen} had to work it out. {seen} looked at {beside} from this side, and then from that. “I see,” said {seen}. “{beside.guess}.”',
        'Nobody liked to say no to a guest. “Nearly,” said {A}. “{beside.fact}.” {seen} looked at {beside} again, with more respect. “It doesn’t show off about it,” said {seen}. {H} pushed it a little nearer.'
      ]
    },
    {
      id: 'how-it-goes',
      A: 'partner',
      spare: 0.1,
      paragraphs: [
        'When nobody talks, you can hear how a thing is eaten. “{beside.sound},” it went, where {H} was. “{beside.sound},” it went, where {A} was, but lower. They waited, and looked at nobody.',
        '“{seen.sound},” it went, where {seen} was. “Was that wrong?” asked {seen}. “It was just the right length,” said {H}. They went round once more, to be sure. “{beside.sound}. {beside.sound}. {seen.sound}.” Next door somebody knocked on the wall, in time.'
      ]
    },
    {
      id: 'it-wants-something',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        '“There’s something missing,” said {A}, and tasted. “I know. What it wants is {beside.wants}.” {H} looked in the cupboard and behind the bread. There was none of that in the house.',
        '“I’m used to it,” said {seen}. What {seen} always wanted was {seen.wants}, and that was never there either. {seen} moved a bit closer to {beside}. “Then there are two of us,” {seen} told it.'
      ]
    },
    {
      id: 'not-the-word',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} kept a list of what {seen} had said up to now. There was “how kind”, and there was “well, well”. There was also “oh”, which might have been the beginning of something. {A} helped with the counting.',
        '“M…” said {seen}. {H} held on to the table. {A} stopped chewing. “M… might I ask what that is?” said {seen}. It was the salt. {H} wrote down “salt”, very small.'
      ]
    },
    {
      id: 'behind-the-napkin',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“I’ve been told something about {seen},” whispered {A}, behind the napkin. “{seen.guess}.” {H} nearly dropped the spoon. “Never,” {H} whispered back. “But here’s what I know. {seen.fact}.”',
        'It was a thin napkin. “One of those is true,” said {seen}, quite kindly. “I shan’t say which, not at table.” After that they passed {seen} everything twice. Neither of them was sure any more.'
      ]
    },
    {
      id: 'wrong-plate',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then {seen} leaned over something at the edge of the table. {seen} looked at it very hard, and nodded, and looked again. “I’m ready to try that,” said {seen}. “Not that!” cried {H}. “That’s only {beside.stand}.”',
        'They had used it for {beside.many} when they were practising. {A} took it away. “I’m glad,” said {seen}. “I’d heard such good things about {beside.many}, and I was thinking what to say.”'
      ]
    },
    {
      id: 'last-time',
      A: 'partner',
      paragraphs: [
        'Then {A} told {seen} what had happened the last time they had {beside.many}. {beside} {beside.does}. “Does it always?” asked {seen}. “Not when there’s company,” said {H}.',
        '“And where do you find it?” asked {seen}. “{beside.where},” said {A}. {seen} nodded. It was much the same {seen.where}.'
      ]
    },
    {
      id: 'how-much',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Nobody had ever had to work out how much to give {seen}. {A} thought of {seen.part}, and took the biggest spoon. Then {A} thought of {seen.part} again, and took the smallest. {H} measured it all with one eye shut.',
        '“Is it too much?” asked {H}. “Or is it too little?” {seen} looked from plate to plate. “It’s the same as yours,” said {seen}. “I didn’t know people did that.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had a way with {beside.many} too. You look at whoever has got some. You do not look away, and you do not say anything. {seen} saw that, and thought it might be the custom.',
        'Now there were two who looked at {H}. {A} looked from below, and {seen} looked from beside. {H} turned round in the chair. It was no good, for it could be felt through the back.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was first asked out, I’d never seen a napkin,” said {S}. “So I put it on my head.” “Did they laugh?” asked {A}. “No,” said {S}. “They looked at me, and they put theirs on their heads as well. It was a very good evening.”',
        '{A} put a napkin on at once. So did {S}. {seen} had a napkin too, and nobody had said what it was for. It went over {seen.part}, and it stayed on.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Look, now I’m {beside},” said {S} to {seen}. {S} got down from the chair and {beside.move}. “That was very good,” said {A}.',
        '{seen} had watched it all the way through, and now looked worried. “Do I have that one as well?” asked {seen}. {S} was back up on the chair in no time. “No,” said {A}. “That one’s got school.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9.5,
      paragraphs: [
        '{A} had only just begun with {beside.many}. First {A} looked at {beside}. Then some of it was on the spoon, and some of it was on one ear. The rest was on its way down.',
        '“Is that how it’s done?” {seen} asked {H}. “It’s how it’s begun,” said {H}. “You get to the mouth later.” {seen} was very glad. There was somebody at the table who was newer.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 9.7,
      paragraphs: [
        '“I’m only visiting as well,” said {A} to {seen}. “At home we never say ‘more’. We just leave the plate where it can be seen.” After a while {A}’s plate had come a bit nearer to the middle. Then {seen}’s plate had, too.',
        '{H} counted the plates. “So is that you saying it?” {H} asked {seen}. “No,” said {seen}. “I only didn’t want {A}’s plate to be alone there.”'
      ]
    },
    {
      id: 'talking',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At table somebody has to ask something. “And how are things {seen.where}?” asked {A}. {seen} thought. “Quiet, just now,” said {seen}. Then there was a gap, and it was the guest’s turn.',
        '{seen} did not want to leave anybody out. “And how are things {beside.where}?” {seen} asked {beside}. There was no answer. They all waited politely. “It’s got other things to think about,” said {H}.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“I do it with both eyes shut,” said {A}. “Then there’s more of it.” {H} shut both eyes too. It was true. In the dark it went on for much longer, and {beside.part} came as a surprise.',
        'When they looked again, {seen} was a good deal nearer than before. “I didn’t know what to do with the waiting,” said {seen}. “So I watched it happen on your faces. It’s nearly as good as having some.”'
      ]
    },
    {
      id: 'nobody-was-doing-it',
      A: 'partner',
      paragraphs: [
        '{A} had been looking at {seen} for some time. “You did something at the door,” said {A}. “What was it for?” {seen} looked down. “It’s how I start,” said {seen}, “before anything good. But nobody here was doing it.” And {H} had thought it was hello.'
      ]
    }
  ],
  turn: [
    {
      id: 'more',
      A: 'partner',
      paragraphs: [
        '“Then start,” said {H}. {seen} looked round once. Then, right there at the table, {seen} {seen.does}. After that {seen} had {beside}, and it was quiet. {H} did not dare to look.',
        '“More,” said {seen}, quite loudly, and held out the plate.'
      ]
    },
    {
      id: 'what-is-said-after',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And what do you say when it was good?” asked {A}. “{seen.sound},” said {seen}. That was what was said {seen.where}, if it had been really good. {H} said it too. {A} said it with one cheek full, and it was nearly better.',
        '“Not so loud,” said {seen}. “That one means it was good yesterday.” They did it again, softly. {seen} listened with great care. “Now you’ve had supper,” said {seen}.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        'Nobody should have to start alone. So before the next helping it was {H}’s turn. {H} {seen.move}. {A} did it as well, and the cups shook. Then there was more for everybody, and it had never tasted like that.',
        '“And {beside.part}?” asked {A}. “First or last?” {seen} was surprised that anybody could ask. “In the middle,” said {seen}. “Then there’s something nice on both sides of it.”'
      ]
    },
    {
      id: 'rule-on-the-list',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} fetched some paper, and wrote down how you have {beside.many}. It began with a drawing of {seen}, in the doorway. There was an arrow from {seen.part} to {beside.part}. It went the long way round, so as not to hurry.',
        '“You’ve left out the elbows,” said {A}. {H} drew some in. They did not seem to belong to anybody. “Those can be mine,” said {seen}. “I’ve always wondered about elbows.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the door as well, to see who was so early.',
      '{names} moved up, to make room for whatever had to go under the table.',
      { text: '{names} laid one more spoon, in case it was needed.', needs: ['hands'] },
      { text: '{names} folded a napkin, and then folded it again for the guest.', needs: ['hands'] }
    ],
    way: [
      '{names} ate slowly, with one eye on the guest.',
      '{names} watched the plates, from the first to the last.',
      { text: '{names} passed everything to the left, and got it back from the right.', needs: ['hands'] },
      { text: '{names} brushed some crumbs into a heap, and kept them.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the word too, and wriggled.',
      '{names} wanted more as well, and got it.',
      { text: '{names} put another spoonful on every plate.', needs: ['hands'] },
      { text: '{names} held the cups, so that they did not fall.', needs: ['hands'] }
    ]
  },
  bed: [
    'At the door {seen} said the word once more, to have it ready. Next time it would be {seen.where}, with {beside.many} for everybody, and no rule for elbows.',
    'The plates were washed and put back in their pile. {H} washed too, and lay down. Before anything as good as a pillow there was something to do first. {H} did it as {seen} had, but quite small, under the blanket.'
  ],
  last: [
    '“More,” said {H} to the pillow, and was asleep.',
    'First came a yawn, and last came the dark, and in the middle {H} was asleep.'
  ]
})
