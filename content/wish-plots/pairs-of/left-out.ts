import { wishPlot } from '../wish-plot.ts'

export const leftOut = wishPlot({
  id: 'wish-pair-left-out',
  tellsAny: 'pair',
  pairOf: [
    ['creature', 'person', 'machine'],
    ['place', 'stuff']
  ],
  about:
    'Two who see each other every evening from far off each tell the hero, who looks after lost things, that somebody has left something out over there; it is what each takes the other for, until one of them does what no such thing can do.',
  titles: ['Somebody’s Left It Out', 'That Was the Wind', '{seen}, {beside} and One Glove', '{H} Gives Something Back', '{beside}, Quite Small and Clear'],
  company: ['glove', 'list', 'wind', 'way'],
  want: [
    {
      id: 'lost-things',
      A: 'partner',
      paragraphs: [
        '{H} looked after lost things, and had a list for them. Before bedtime {H} wanted to give one thing back to somebody. So far there was a glove. {A} said that it wasn’t lost.',
        'Then {seen} came. “Somebody’s left something out,” said {seen}. “I see it from my place every evening. It’s far off, but quite clear. Somebody’s left out {beside.stand}, {beside.where}.” {H} wrote it all down.'
      ]
    }
  ],
  way: [
    {
      id: 'who-would-do-that',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who’d leave that out?” asked {A}. {H} thought that it was children. They’d been called in to supper, in the middle of a game. “In that case they’ve been having supper for years,” said {A}.',
        'They tried to think what kind of supper that was. There would have to be soup first, and then more soup. “And a very long noodle,” said {H}. They were so sorry for those people that they nearly forgot to go.'
      ]
    },
    {
      id: 'on-the-list',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} was allowed to read the list. A tooth was on it, and the end of a joke. “How does the joke begin?” asked {A}. “With a duck in a shoe shop,” said {H}. “The rest’s lost. That’s why it’s on there.”',
        '{A} thought and thought about the duck. It would want two, most likely, and both of them left ones. “Is that it?” asked {A}. “It isn’t funny enough,” said {H}. “It must be another joke’s.”'
      ]
    },
    {
      id: 'kind-thought',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“Whoever’s lost it will be sad,” said {seen}. “When you find them, give them something nice from me. I’d give them {seen.wants}.” {H} put that down as well. {A} asked if they had any. They had not.',
        '“It’s what I’d like to have myself,” said {seen}. “So it must be good.” {H} read the whole list out, to see how it sounded. {seen} nodded at every line. But the best was the last one, about the present.'
      ]
    },
    {
      id: 'there-was-only',
      A: 'partner',
      paragraphs: [
        'So {A} and {H} went to have a look. Nothing had been left out there. There was only {beside}, and of course {beside.part}. “I’m glad you’ve come,” said {beside}. “Somebody’s left something out! I see it far off, every evening. They’ve left out {seen.stand}, {seen.where}. And last night it {seen.does}.” “How can it?” asked {A}. “That was the wind,” said {beside}. “Do take it in.”',
        '{H} wrote it down, wind and all. Now there were two lost things, and still only one glove.'
      ]
    },
    {
      id: 'what-is-said',
      A: 'partner',
      spare: 0,
      paragraphs: [
        '“Was there anyone near it?” asked {A}. “I heard there’s {seen.a} somewhere over there,” said {beside}. “I’ve never seen that one. But I know what’s said. {seen.guess}.” “Who says so?” asked {A}. “The wind,” said {beside}.',
        'The wind seemed to have told everybody something. {seen} had heard a thing or two about {beside} as well. “{beside.guess},” it had said to {seen}. “That wind’s never looked properly at anything,” said {H}.'
      ]
    },
    {
      id: 'heard-at-night',
      A: 'partner',
      spare: 0.1,
      paragraphs: [
        '“Sometimes I can hear it,” {beside} said, very low. “When everything’s quiet, it goes ‘{seen.sound}’.” {A} had never heard of such a thing. “Does it need oil?” asked {A}. {H} wrote down “{seen.sound}”, and after it “oil”.',
        'And {seen} had told them just the same. In the night, from far off, there came “{beside.sound}”. {H} read both of them out, one after the other. “It’s a bit like talking,” said {H}. “It’s two things that want oil,” said {A}.'
      ]
    },
    {
      id: 'the-wish-of-it',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“You will take it in?” {beside} asked. “I can’t go over there myself.” “Would you like anything else, while we’re here?” asked {A}. “Well,” said {beside}, “I’d always like {beside.wants}.” It was not on the list, for nobody had lost that.',
        '{H} began another list for that, of what is still to be found. Then {beside} had one thing more to say. “Don’t take it in too early,” it said. “I’ve got used to it.”'
      ]
    },
    {
      id: 'true-things',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        'To make the way shorter, {A} and {H} said only true things. {A} had one about {beside}. “{beside.fact},” said {A}. It was good for a long bit of the way. {H} thought about it, and had to have it again.',
        '{H} had one about {seen}. “{seen.fact},” said {H}. That took them round the corner. “If those two knew that about each other,” said {A}, “they’d never get any sleep.” But how should they know? They had never met.'
      ]
    },
    {
      id: 'the-size-of-a-thumb',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Far off, everything’s something else,” said {A}. “Stand over there.” {H} held up one finger and one thumb, with {A} in the gap between. “Now you’re a peg,” said {H}. “A peg with hair on.”',
        'Then it was {H}’s turn to be far off. “You’re a salt shaker,” called {A}, “and somebody’s put trousers on it.” They both came nearer, bit by bit. At five steps the salt shaker began to have a nose.'
      ]
    },
    {
      id: 'waved-at',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came by, to see how the lost things were. “I once waved to somebody for a whole afternoon,” said {A}. “They never waved back. I thought that they were cross with me.” “Who was it?” asked {H}.',
        '“A coat,” said {A}, “on a hook, in a window. When I’d worked that out I was quite hurt. And the next day I came past and it waved.” “That was the wind,” said {H}. “That’s what I thought,” said {A}. “But I’ve always said hello.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had found something too, and laid it down in front of {H}. It was wet all over. “What is it?” asked {H}. It had been something with a toe in it, and now it was mostly a hole.',
        '{H} put it on the list. “Found by {A},” it said there. “Lost by everybody.” {A} looked at the list, then at the thing, and took it away again. So that was one given back. But {H} did not think that it counted.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’m lost,” said {S}. “Write me down.” {A} asked what it looked like, the lost thing. “It’s got two plaits or none,” said {S}, “and it’s the fastest in the world.” {A} put down “fast”, and had to look under the table for the rest.',
        '“And who’s lost you?” asked {A}. {S} had to think. “You have,” said {S}. So {S} was given back to {A}, who had to sign for it. It took a long time, for the pencil had no point.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was small, there was a giant on the hill,” said {S}. “He stood there every evening, and never sat down. I felt so sorry for him. So one day I took him a stool.” “Was he pleased?” asked {A}.',
        '“He was a tree,” said {S}. “I left the stool there all the same. And next time I looked over from home, there was somebody sitting on it.” “Who?” “Far off, you can’t tell,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} lost a spoon over the edge, and was given it back. It was lost again at once. “That’s two,” said {H}, “and three.” {A} had never met anybody who was so quick at giving back. The spoon went over the edge.',
        '“Does that count?” asked {H}. But {A} did not want it counted. {A} looked down at the spoon, and it was so far off, and so small. Then {A} pointed at it, and said what it was from up there. It was a “da”.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '“From the train I saw your street,” said {A}. “I took it for a row of books.” {H} wanted to know which book was theirs. “The one that was lit up,” said {A}, “as if somebody was in the middle of it.”',
        'That had been {H}, looking for a pencil. “And what did the train look like from here?” asked {A}. {H} had seen it go by. “A zip,” said {H}. “It did up the whole field. You were one of the teeth.”'
      ]
    },
    {
      id: 'not-the-wind',
      A: 'partner',
      paragraphs: [
        'But {seen.where} nothing had been left out either. There was only {seen}, back already, with {seen.part}. “Was somebody there?” asked {seen}. “Only {beside},” said {H}. “That’ll be who left it out,” said {seen}. And to pass the time, {seen} {seen.does}.',
        '{A} looked at {seen}, and then for a long time at the list. “Read me the last bit,” said {A}. {H} read it. There wasn’t any wind.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-is-you',
      A: 'partner',
      paragraphs: [
        '“It’s you!” said {H}. “{beside} sees you every evening. From over there, you’re {seen.stand}!” {seen} was quiet for a bit. “And what I see,” said {seen}, “every evening…” “That’s {beside},” said {A}.',
        '“But {beside} has got {beside.part}!” said {seen}. “You can’t see that from here,” said {H}. “It’s too far.” They looked over. Far off, quite small and clear, something {beside.does}. “And I always thought that was the wind,” said {seen}.'
      ]
    },
    {
      id: 'how-it-went',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“How did it go, exactly?” asked {seen}. “I only saw it from far off.” So {A} showed it, close to. {A} {beside.move}. “It looks bigger than I thought,” said {seen}. “I’m only doing the front,” said {A}.',
        '“And what do I look like from over there?” asked {seen}. {H} {seen.move}, and tried to look far off all the while. “Smaller,” said {seen}. {H} did it smaller. “Now I’d take me for somebody else, too,” said {seen}.'
      ]
    },
    {
      id: 'what-to-do-with-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Shall I cross it out?” asked {H}. There was a whole page about what somebody had left out. “Leave it,” said {A}. “It’s what they saw.” So {H} only drew a line from one thing to the other, right across the paper.',
        'It was the shortest way between those two that there had ever been. {seen} looked at it for a long time. “It’s hardly any distance,” said {seen}. “You only have to go round the glove.”'
      ]
    },
    {
      id: 'not-sure-any-more',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After that they were not sure of anything far off. There was a bucket, and it might be an aunt. “Good evening,” said {A}, to be on the safe side. A post by the road was given a good evening too. It looked as if it had been waiting for that.',
        '“What if it’s just a post?” asked {H}. “Then it’s been greeted for nothing,” said {A}. “That’s better than the other way round.” They greeted everything, all the way to the door.'
      ]
    },
    {
      id: 'given-back',
      A: 'partner',
      paragraphs: [
        'So they told {beside}. “Don’t take it in, then!” cried {beside}. “Don’t take {seen} in!” And far off, all by itself, somebody {seen.does}. “Good evening,” {beside} said to {seen}, for the first time in all those years.',
        '{H} got out the list. {beside} had been given back to {seen}, and {seen} to {beside}. That made two. Then {A} looked all round, and on the floor as well. “I’ve lost a glove,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had nothing to hand in, and stayed to see the glove.',
      '{names} looked far off too, as hard as possible.',
      { text: '{names} tried on the glove, and it was not the right hand.', needs: ['hands'] },
      { text: '{names} held the pencil when nobody was writing.', needs: ['hands'] }
    ],
    way: [
      '{names} felt for the wind, and there was hardly any.',
      '{names} ran ahead, and was soon as small as a dot.',
      { text: '{names} looked through one fist, and it did not get any nearer.', needs: ['hands'] },
      { text: '{names} held up a wet finger, for the wind.', needs: ['hands'] }
    ],
    turn: [
      '{names} said good evening as well, in both directions.',
      '{names} looked from {seen} over to {beside}, and back.',
      { text: '{names} waved with everything that was to hand.', needs: ['hands'] },
      { text: '{names} put a tick on the list, and then one more.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home there was nothing left on the list, and one glove lay beside the other. Outside it got dark. The two of them could still be seen, if you knew what you were looking at.',
    '{H} splashed a little, and lay down. From far off there was a small light, and something in it under a blanket. It had a nose at one end.'
  ],
  last: [
    '“Somebody’s left out a pillow,” said {seen}, far off. “No,” said {beside}. “That’s {H}, asleep.”',
    'Far off, something turned over and sighed. It was not the wind. It was {H}, asleep.'
  ]
})
