import { wishPlot } from '../wish-plot.ts'

export const nobodyLook = wishPlot({
  id: 'wish-pair-nobody-look',
  tellsAny: 'pair',
  pairOf: [['creature', 'person'], ['machine']],
  about: 'Somebody has come a long way to see a machine at work, and the machine cannot do it while anybody is looking.',
  titles: ['Nobody Look', 'As Soon As They Looked Away', 'Both at Once', '{H} Looks Through the Gaps', 'It Was All Over'],
  company: ['machine', 'way', 'work'],
  want: [
    {
      id: 'since-lunch',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had come to see {beside.a} at work. It was {beside.where}, and it did nothing at all. Somebody else was waiting there already, and that was {seen.a}. “I’m at home {seen.where},” said {seen}, “and I’ve come all this way. I’ve heard so much about {beside.part}!”',
        '“And when does it start?” asked {H}. “I’ve been looking at it since lunch,” said {seen}. “I haven’t looked away once.” So {H} looked too. {H} wanted to see it start, just once before bedtime.'
      ]
    }
  ],
  way: [
    {
      id: 'the-matter-with-it',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        '“I know what’s the matter with it,” said {A}. “{beside.guess}.” {seen} believed it at once, and was sorry for {beside}. There was a small noise from inside, like somebody who would rather not laugh.',
        '“You could ask whoever’s in charge,” said {H}. They looked round for somebody in charge. There was only {seen}. “{seen.guess},” whispered {A} behind one hand, and {seen} pretended not to have heard.'
      ]
    },
    {
      id: 'blinking',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it does it whenever we blink,” said {A}. They looked as hard as they could, and then they both blinked. Nothing had moved, or else it was back already. “Too short,” said {H}.',
        'They blinked longer ones. You could have eaten a plum in the last of them. {A} blinked so long that {A} began to lean over. “It’s still there,” said {H}. “I can hear it being there.”'
      ]
    },
    {
      id: 'with-a-sandwich',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are all {beside.many} like this?” asked {H}. {A} tried to remember. Each time that one of them had done something, {A} had been busy with a sandwich. “And I was telling you about my tooth,” said {H}.',
        'They thought of all that they had missed like that. “Have we still got a sandwich?” asked {H}. There was only the paper. They ate a little air out of it and looked hard at their knees. {beside} was not to be fooled.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“It’s the same with photographs,” said {S}. “Our whole school had to stand still for one, and smile. It took all morning, and we looked like a row of spoons.” “Is that the one on the wall?” asked {A}.',
        '“No,” said {S}. “Then the man packed up, and sat down on his hat. You’ve never seen such faces. And he’d sat down on the button as well. That’s the one on the wall.”'
      ]
    },
    {
      id: 'only-air',
      A: 'partner',
      paragraphs: [
        '{seen} came a little closer. “Please don’t,” said somebody, very low. It was {beside}. “I can’t do it when I’m looked at. Nobody ever looks at me. They only want it done.”',
        '“I know what that’s like,” said {A}. “I can whistle really well. But when you look at me, it’s only air.” Everybody looked at {A}. It was only air.'
      ]
    },
    {
      id: 'like-this',
      A: 'partner',
      spare: 0,
      paragraphs: [
        '“Perhaps you’ve forgotten how it goes,” said {A}. “I’ll show you.” And {A} {beside.move}. {seen} watched all of it, breathless. “Is that it?” asked {seen}. “More or less,” said {A}.',
        '“I’ve never done that in my life,” said {beside}. So {H} showed how it went, and that was faster, with more noise. “That’s nearer,” said {beside}. “But I don’t pull such a face.”'
      ]
    },
    {
      id: 'only-the-sound',
      A: 'partner',
      spare: 0.1,
      paragraphs: [
        '“Do only the sound,” said {H}. “Nobody can look at a sound.” {beside} thought it over. “{beside.sound},” it said, so low that it might have been a draught. {seen} was so pleased that an answer came. “{seen.sound}.”',
        '“{beside.sound}?” said {beside}. “{seen.sound}!” said {seen}. It went to and fro for a while. “What are they saying?” asked {A}. “It’s mostly hello,” said {H}. “I think one of them’s asked about the weather.”'
      ]
    },
    {
      id: 'by-heart',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '{seen} knew everything about it. “{beside.fact},” said {seen}. “I’ve learnt it by heart.” {beside} had not known that anybody learnt it. It stood up a little straighter. “I don’t know anything about you,” it said.',
        '{H} did. “{seen.fact},” said {H}. Then they all looked at {seen}, and {seen} didn’t know where to look. “It’s not so easy, is it?” said {beside}.'
      ]
    },
    {
      id: 'half-a-biscuit',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“When I can’t do something, I have something nice first,” said {A}. “What would you like?” {beside} knew that at once. “I’d like {beside.wants},” it said. {H} looked in one pocket. “And you?” asked {A}. “I’d like {seen.wants},” said {seen}. {H} looked in the other.',
        'All that there was in them was a biscuit. {A} broke it in two, and it was not quite the same. {beside} put its half by, for afterwards. {seen} was not sure if that had been the starter.'
      ]
    },
    {
      id: 'talk-of-nothing-else',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Do they know about me, where you come from?” asked {beside}. “What, {seen.where}?” said {seen}. “They talk of nothing else.” It was not quite true. But {beside} shone a bit, round {beside.part}.',
        '“And has anybody here heard of me?” asked {seen}. {beside} did not know what to say. Nobody had ever said a word about {seen.part}. “I’ll tell them tomorrow,” said {beside}.'
      ]
    },
    {
      id: 'practised-at-home',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“It isn’t my looking,” said {seen}. “I’m good at it. I’ve practised the whole week at home. I looked every evening at {beside.stand}.” “And what happened?” asked {H}. {seen} had to think. “Nothing happened there, either,” said {seen}.',
        '{beside} was a little hurt. “Was it like me?” it asked. “It was quieter,” said {seen}. “How can it have been quieter?” asked {A}. So far {beside} had not done anything at all.'
      ]
    },
    {
      id: 'behind-the-door',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I can’t go to the loo when somebody’s waiting outside,” said {H}. “Nobody can,” said {A}. “And I can’t catch when they all call catch.” They thought of more. You can’t fall asleep while you’re being asked if you are. You can’t be funny if somebody has said be funny.',
        '“Be funny,” said {A} at once. {H} opened one mouth, and nothing was in it. “See?” said {H}. They both had to laugh, now that nobody wanted it.'
      ]
    },
    {
      id: 'as-if-by-chance',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You have to look as if you weren’t looking,” said {A}. {A} bent down to do up a shoe, and peeped out under one arm. {H} looked at a cloud. But one eye kept sliding down the sky all by itself.',
        '“I can feel that,” said {beside}. “It tickles.” So {A} stood up, and the shoe was tied to the other one. They had to wait till that was undone again.'
      ]
    },
    {
      id: 'clapping-first',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Some people need clapping,” said {A}. “Before, as well as after.” So they clapped, as loudly as they could, for what was still to come. {H} called out “bravo”.',
        '{beside} was very polite about it, and waited till they had finished. “What was that for?” it asked. “It’s for later,” said {H}. After that it was worse than before. Now there was something to live up to.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was the only one who did not look at {beside}. There was a beetle on the ground, and the beetle went somewhere. {A} looked at nothing else. {beside} noticed that, and let out a bit of breath.',
        'Something about it moved, just slightly. “It’s starting!” whispered {H}. {A} heard that, and looked up. It stopped at once. So did the beetle, which was shy as well.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was to see to it that nobody looked. {S} went round, and turned every head the other way. “Nobody’s looking!” called {S}, and looked at {beside}, to tell it so. “Somebody is,” said {A}.',
        'So {S} had to be turned round too, and that took a few tries. “Now nobody is,” said {S}, and then looked back very quickly, only to make sure.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} looked at {beside} without blinking, as babies do. “That one’s the worst,” whispered {beside}. “{A} doesn’t even look away to be polite.”',
        'Then {A} put both fists over both eyes, and sat there in the dark. Now nobody could see anybody. {A} was quite sure of it, and laughed. {beside} had to laugh too, and it nearly came of itself.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'partner',
      paragraphs: [
        '“Then we’ll all look the other way,” said {H}. They looked at nothing much, as hard as they could. Behind them {beside} {beside.does}. They looked round at once. It was all over, and {beside} was in its old place.',
        '“Was it good?” asked {seen}. “I don’t know,” said {beside}. “I wasn’t looking either.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-was-that',
      A: 'partner',
      paragraphs: [
        'It got late, and it was a long way back. Without thinking about it, {seen} {seen.does}. “What was that?” asked {beside}. Nobody had ever seen that {beside.where}. “Oh, do it again!”',
        'Everybody looked. It would not come. “It always comes, at home,” said {seen}. “Now you can’t do it either,” said {A}. “It’s because we’re all looking.”'
      ]
    },
    {
      id: 'shown-by-hero',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“I saw how it goes,” said {H}, and {seen.move}. {beside} looked on, all the way through. “It was different before,” it said. “It had more to it.” “I should hope so,” said {seen}.',
        '{A} tried it as well, and fell over at the end. “Is that part of it?” asked {beside}. “No,” said {seen}. “But I might keep it.” And for a moment nobody had minded who was looking at whom.'
      ]
    },
    {
      id: 'five-more-minutes',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“We’ve got to be in bed soon,” said {A}. “Five more minutes,” said {H}. “Five more minutes,” said {beside}, though nobody had said that it had to go to bed. {seen} asked for six, because of the long way.',
        '{A} counted the minutes on one hand. Everybody looked at the hand. The third minute took for ever. “You’re looking at it,” said {H}. “It can’t go by like that.”'
      ]
    },
    {
      id: 'both-at-once',
      A: 'partner',
      paragraphs: [
        '“Then do it both at once!” said {H}. “You look at {beside}, and it looks at you. Then nobody’s got time to be shy. {A} and I aren’t even here.” They put their hands over their eyes, and left some gaps. “One, two, three!”',
        'And {seen} {seen.does}. At the very same time {beside} {beside.does}. “I saw it!” cried {seen}. “I saw it too!” cried {beside}. “How was I?” Neither of them knew, for they had been too busy looking. But {H} had seen it all, through the gaps.',
        'They did it till it got dark. On the way home {A} went last, where nobody could see. There was some air, and then {A} whistled.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked too, until it got boring, and then a bit more.',
      '{names} found a good place in front, and slept in it.',
      { text: '{names} made a telescope out of two fists.', needs: ['hands'] },
      { text: '{names} pointed at where it would start.', needs: ['hands'] }
    ],
    way: [
      '{names} looked the other way as well, and saw a pigeon.',
      '{names} turned round too early, every time.',
      { text: '{names} held up a coat, to be looked at instead.', needs: ['hands'] },
      { text: '{names} covered both eyes with a hat.', needs: ['hands'] }
    ],
    turn: [
      '{names} wriggled a bit, and nobody saw it.',
      '{names} kept very quiet, so as not to be there either.',
      { text: '{names} counted to three with them, on three fingers.', needs: ['hands'] },
      { text: '{names} hid behind both hands, with the widest gaps of all.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home they hung up the coats, and there was whistling in the kitchen. It stopped whenever the door opened.',
    'Still a bit damp, {H} lay down. “Nobody look now,” said {H}, “or it won’t come.” So the lamp was turned to the wall, and everybody looked at something else.'
  ],
  last: [
    'When they looked round again, it was all over, and {H} was asleep.',
    'Nobody looked, just for a moment, and in that moment {H} was asleep.'
  ]
})
