import { wishPlot } from '../wish-plot.ts'

export const deedStrikeWithBiscuits = wishPlot({
  id: 'wish-deed-strike-with-biscuits',
  tellsAny: 'once',
  deeds: ['refuses'],
  out: true,
  about: 'Somebody sits on the step and refuses, and they all sit down and refuse too, until nobody is left to bring the biscuits; so each does what another will not do.',
  titles: ['A Strike with Biscuits', 'You Do It Sitting Down', 'Forty Bricks and a Saucepan', '{H} Sits Down As Well', 'Who Fetches the Tin'],
  company: ['step', 'kettle', 'tap', 'tin', 'saucepan', 'bricks'],
  want: [
    {
      id: 'on-the-step',
      A: 'partner',
      paragraphs: [
        'When {H} and {A} came home, there on the step sat {once.first}. “We’d like to get in,” said {A}. “It’s nothing against you,” said {once.who}. “I’m only {once.mine}.” “And how’s that done?” asked {H}. “Like this,” said {once.who}. “You do it sitting down.”',
        'It looked very comfortable. Indoors, under the sofa, {H} had forty bricks to pick up. “Is there room for one more?” asked {H}. {A} thought of a saucepan with porridge in it, and sat down on the other side.'
      ]
    }
  ],
  way: [
    {
      id: 'who-brings-the-biscuits',
      A: 'partner',
      paragraphs: [
        'So all of them refused, and that is called a strike. {H} refused the bricks, {A} refused the saucepan, and {once.who} {once.did}. Indoors the kettle stood there cold, and nobody put on the light. It was lovely until about six. Then it got dark, and the cold came up out of the step.',
        '“When do the biscuits come?” asked {once.who}. They could see the tin through the window. {H} looked at {A}. {A} looked at {once.who}. “I’m on strike,” said {H}. “So am I,” said {A}. And the tin stood where it was.'
      ]
    },
    {
      id: 'allowed',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Isn’t it a bit dull,” asked {A}, “the whole day?” {once.who} {doer.does}. “Isn’t that work?” asked {H}. “No,” said {once.who}. “That’s only what happens when nothing’s wanted.”',
        'They asked to see it again. But then it would have been wanted, and so {once.who} {once.was} very sorry. They looked the other way, for as long as it takes. When they looked back, it had just been.'
      ]
    },
    {
      id: 'demands',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you ask for?” said {A}, and took out a pencil. “If you strike, you have to ask for something.” {once.who} did not need to think. “{doer.wants},” said {once.who}. {A} wrote that down.',
        '“And who’s been told?” asked {H}. So far it was only the two of them. {A} went over the words again, so that they came out thicker. “Now it’s been told,” said {A}. “Now it has to be looked into.”'
      ]
    },
    {
      id: 'all-of-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“All of you, or only the top half?” asked {A}, who wanted to do it properly. “All of it,” said {once.who}. You could see it best by {doer.part}. There was really nothing going on there.',
        '{H} tried to let go like that, beginning with {H}’s feet. It worked as far as the knees. “You’re thinking of the bricks,” said {once.who}. {H} thought of nothing, and slid down two steps.'
      ]
    },
    {
      id: 'an-itch',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} had an itch on {H}’s left elbow. “Is scratching work?” asked {H}. They were not sure. {A} thought that it was, if you did it for money. {once.who} held that an itch was a private matter.',
        'So {H} scratched, and at once {A} had one as well, behind the knee. In the end everybody on the step was scratching something. Across the road a curtain moved. “They’re hard at it over there,” said somebody.'
      ]
    },
    {
      id: 'the-clock',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the hall the clock began to strike. They turned round and listened, and counted up to six. “It strikes too,” said {A}. “It does that every hour,” said {H}, “and nobody’s ever brought it a biscuit.”',
        '{once.who} had always thought that the clock was on the other side. Now they all nodded to it through the door. The clock had stopped striking by then, and was back at work.'
      ]
    },
    {
      id: 'the-telephone',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Indoors the telephone rang. It rang four times, and seven times. “Somebody should go,” said {A}, and nobody went. “It might be somebody who’d like to join,” said {H}.',
        'At eleven it stopped. “They’ve hung up,” said {once.who}. “That means that they’ve stopped ringing. That means that they’ve joined.” It was good to know that there were others, in other houses.'
      ]
    },
    {
      id: 'something-to-hold-up',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You have to hold something up,” said {A}. “I’ve seen it in the paper.” By the door there was a broom. {H} held it up as high as it went, and the bristles looked out over the gate.',
        'It was a fine sight, and then a leaf came down on the step. {H} brought down the broom and had swept it away before anybody thought. There was a long silence. “That was sweeping,” said {once.who}. They put the broom back.'
      ]
    },
    {
      id: 'known',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“{doer.fact},” said {A}, to pass the time. “Did you know that?” {H} had not known. {once.who} had known it all along. “But not today,” said {once.who}. “Today nothing has to be known.”',
        '{H} thought that was a very good rule. They left out everything they knew, one thing after another. After the seven times table it was so quiet in {H}’s head that {H} could hear the tap.'
      ]
    },
    {
      id: 'the-man-next-door',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The man from next door came to bring back the ladder. “Is this a queue?” he asked. “It’s a strike,” said {A}. He looked over at his hedge, of which half was done. Then he laid down the ladder and sat on the bottom step.',
        '“What are we against?” he asked after a while. Everybody told him theirs. “Mine’s a hedge,” he said. It was cut short on the left. On the right it had a bird in it, and the bird was glad.'
      ]
    },
    {
      id: 'needs-one',
      A: 'partner',
      paragraphs: [
        '{A} blew on ten cold fingers. “I know what’s wrong,” said {A}. “We’re all on strike. So there’s nobody left to fetch the biscuits.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-my-saucepan',
      A: 'partner',
      paragraphs: [
        '{H} stood up. “I don’t do bricks,” said {H}, “but I’ve got nothing against a saucepan.” {H} went in and scrubbed. It was somebody else’s porridge, and so it was rather interesting. {A} lay down before the sofa, and most of the bricks came out as a tower.',
        'Then it was the turn of {once.who}. There was a click, and the light was on. There was a rumble, and that was the kettle. “Kettles are different,” said {once.who}.'
      ]
    },
    {
      id: 'and-then-too',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. Nobody on the step had counted on that. It was too late to refuse it. They opened the tin, for now there was something to look at.'
      ]
    },
    {
      id: 'swapping',
      A: 'same',
      spare: 5,
      paragraphs: [
        'After that they could not stop. {A} made {H}’s bed, which was no trouble at all, as it was not {A}’s. {H} sorted the forks for {A} by how they looked at you. {once.who} turned all the shoes in the hall with their noses to the door.',
        '“Is that from your work?” asked {H}. “Not at all,” said {once.who}. “Shoes are all quite new.” It showed a little. But they had never been so well looked after.'
      ]
    },
    {
      id: 'the-tap',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Only the tap had worked right through. “Somebody should tell it,” said {A}. {once.who} went and told it what it was missing. The tap dripped. It was told again, and louder. It waited for a moment, and dripped.',
        '“There’s always one,” said {once.who}. {H} put a cup underneath, so that it was at least for something. After that it sounded more cheerful. It went plink until the cup was full, and then plonk.'
      ]
    },
    {
      id: 'the-last-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the tin there was one biscuit too few. They all looked at it. “I won’t have it,” said {A}. “I won’t either,” said {H}. “It’s quite out of the question,” said {once.who}. They had got so good at it by now.',
        'The biscuit lay there. Then {H} broke off a bit for {A}, and {A} broke off a bit for {once.who}. The rest was given to {H}. Nobody had taken it, and it was gone.'
      ]
    },
    {
      id: 'pet-day-off',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} did not see what was new about it. In all those years {A} had not picked up a single brick. Nobody had ever called it a strike.',
        '{once.who} watched {A} for a long time, and with respect. “How long’s that been going on?” asked {once.who}. “Always,” said {H}. “And the biscuits?” “They’re brought,” said {H}. {once.who} moved up on the step, a good way, for {A}.'
      ]
    },
    {
      id: 'elder-semolina',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I refused something once,” said {S}. “It was semolina. It was Monday, and I said no.” “And then?” asked {A}. “On Tuesday it was the same plate. On Wednesday you could have knocked on it.”',
        '“Who won?” asked {A}. {S} had often thought about it. “We put it under the short leg of the table,” said {S}, “and that has never wobbled since. So I’d say the table.”'
      ]
    },
    {
      id: 'child-hoovering',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be on strike too. “From what?” asked {A}. {S} had no work. So they looked for something that {S} could have. “You can have the hoovering,” said {A}. “I don’t hoover!” shouted {S}, and was very happy.',
        'By and by {S} was given the windows, and the bins, and the tax. {S} did none of it. It was a great deal not to do, for somebody so new.'
      ]
    },
    {
      id: 'baby-spoon',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'Nobody there had as much practice as {A}. {A} was offered a spoon with pear on it, to show them. First the mouth shut. Then the head turned, quite slowly, until the spoon was pointing at an ear.',
        '“No shouting,” said {once.who}. “No reasons. Just the ear.” They all tried it, along the whole step. {A} had turned back by then, and ate the pear while nobody was looking.'
      ]
    },
    {
      id: 'guest-polite',
      A: 'guest',
      spare: 6,
      paragraphs: [
        '“May visitors strike?” asked {A}. It was a difficult question. Visitors have nothing to do, except to say that it was very nice. “Then I won’t say it,” said {A}, and sat down.',
        'They brought {A} the second best cushion. {A} opened up, and shut again, and went red. It was hard work. “You can say it when you’re at home,” said {H}. {A} promised to say it right away, in the hall.'
      ]
    },
    {
      id: 'haircut',
      A: 'partner',
      paragraphs: [
        'They ate on the step, in the light from the hall. The saucepan shone, and the bricks were a tower. “And who does what you won’t?” {A} asked {once.who}. They all looked into the tin. Nobody wanted to do it. “Then it stays not done,” said {once.who}, and got the last biscuit. {H} thought it over. “Tomorrow,” said {H}, “somebody else can have my haircut.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down as well, and refused to say what for.',
      '{names} lay across the step, so that the strike was full.',
      { text: '{names} folded every arm there was, as people on strike do.', needs: ['hands'] },
      { text: '{names} chalked a line in front of the step, with a gap for biscuits.', needs: ['hands'] }
    ],
    way: [
      '{names} pressed against the window, on the side of the tin.',
      '{names} shivered, and refused to go in.',
      { text: '{names} passed a woolly hat along the row, and everybody refused it.', needs: ['hands'] },
      { text: '{names} blew on cold knuckles, and called it resting.', needs: ['hands'] }
    ],
    turn: [
      '{names} brought a smell of porridge out to the step.',
      '{names} made way for the kettle’s steam, as for a friend.',
      { text: '{names} dried a saucepan that belonged to neither side.', needs: ['hands'] },
      { text: '{names} shook out the doormat, which had been on strike as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tin went back to where it could be seen from the step. {once.who} stayed sitting there for a little longer, until the day was over to the very end.',
    'Still a bit damp, {H} lay down, and did that without being asked, since nobody had asked. Out there {once.who} {once.was} quite done with it, and moved up at last, for the moon.'
  ],
  last: [
    'Nobody wanted anything of anybody now. {H} lay there and did nothing at all, and was asleep.',
    'The kettle was quiet, the tin was shut, and {H} slept.',
    'The last brick was somebody else’s, and {H} was asleep.'
  ]
})
