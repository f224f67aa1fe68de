import { wishPlot } from '../wish-plot.ts'

export const deedTheOtherLeft = wishPlot({
  id: 'wish-deed-the-other-left',
  tellsAny: 'once',
  deeds: ['delivers'],
  out: true,
  about: 'The street lamp is out, and whoever comes along laden has to be told the way by one who walks in front, backwards, and has the other left; a torch in the hood does it better, and brings home more than it should.',
  titles: ['The Other Left', 'Left a Bit', 'The Hedge Again', '{H} Walks in Front', 'A Torch in a Hood'],
  company: ['lamp', 'bin', 'hedge', 'gate'],
  want: [
    {
      id: 'no-lamp',
      A: 'partner',
      paragraphs: [
        'The street lamp before the house had gone out, and so nobody saw who was coming. They only heard a bump. “Sorry,” said somebody to the bin. It was {once.first}, {once.doing} in the pitch dark.',
        '{H} came out with a torch, and {A} with the coats. “There’s nothing to see from here but {once.the},” said {once.who}. “Could somebody say left or right, as far as the corner?” {H} had always wanted to walk backwards in front of something and call out left a bit.'
      ]
    }
  ],
  way: [
    {
      id: 'the-hedge',
      A: 'partner',
      paragraphs: [
        'So {H} walked along the pavement in front, backwards, with both mittens in the air. “Left a bit,” called {H}. {once.who} went left a bit, and {once.the} went into the hedge. “Left!” called {H}. “More left!” And {once.the} went further in. The hedge crackled.',
        '{A} held the branches back until {once.the} came out again, with leaves on. “You did say left,” said {once.who}, with a twig. “That was left,” said {H}.'
      ]
    },
    {
      id: 'on-three',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the kerb all of them had to help with {once.the}. “On three,” said {A}, and counted. {H} took hold on two, so as to be ready. {A} took hold on three, and {once.who} only after it. Each time {once.the} had one of them, and never all.',
        '“On three, or after three?” asked {once.who}. {A} had not known that there were two sorts. They did it on four, and over went {once.the}, as smoothly as butter.'
      ]
    },
    {
      id: 'something-white',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“In the dark you need something white at the back,” said {A}, and took out a hanky. They shone the torch all round, to see where it would go. In the end they tied it to {doer.part}.',
        '“Now you can be seen as far as the church,” said {H}. {once.who} {once.was} very pleased. It was a good hanky, with a duck in the corner. You could see the duck as far as the church, too.'
      ]
    },
    {
      id: 'only-stop',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Stop!” called {H}, because there was a snail. {once.who} stopped at once, and then {doer.does}. “It was only stop,” called {H}. “I didn’t say anything about that.” The snail had drawn in both horns.',
        'But it had looked rather fine in the light of the torch. {A} said so as well. When the snail had gone, {H} called stop again, for no reason.'
      ]
    },
    {
      id: 'all-there',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} went at the very back and kept an eye on {what.part}. That is what gets left behind, on such ways. “All there?” called {H} at every gate. “All there,” called {A}.',
        'At the third gate there was no answer. {H} ran back with the torch. There was {A}, and there was {what.part} too. “I’d only stopped to look,” said {A}. “In the dark it’s quite a different thing.”'
      ]
    },
    {
      id: 'hedge-and-road',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Let’s leave out left and right,” said {A}. “There’s a hedge on one side and a road on the other. Just say hedge, or say road.” It was a good idea, and it went well for five whole steps.',
        '“Hedge!” called {H} then, and meant look out. {once.who} went there straight away. “I’d have done the same,” said {A}, and held back the branches.'
      ]
    },
    {
      id: 'two-mittens',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} had two mittens, a red one and a blue one. “Red’s that way,” said {H}, “and blue’s this way.” {H} held up the red one, as high as it went. {once.who} looked and looked.',
        '“It’s very nice,” said {once.who}. “Which one is it?” {A} had a look as well. It was quite true. In the dark there were two mittens, and they were both black.'
      ]
    },
    {
      id: 'a-beep',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Lorries beep when they go backwards,” said {A}. “Then everybody jumps aside.” {once.who} {once.was} ready to beep. “But you aren’t going backwards,” said {A}. “The only one who’s going backwards is {H}.”',
        'So {H} beeped, at every step, all the way past the blue house. A window went up. “Is that still the same lorry?” asked somebody. “It’s a very long one,” called {A}.'
      ]
    },
    {
      id: 'here',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the dark you have to say something now and then, or nobody knows where you are. “Here,” said {H} in front. “Here,” said {A} at the back. “{doer.sound},” said {once.who}, in the middle.',
        'After that they could have drawn a map of it. Only the bin had not said anything. They found the bin the other way.'
      ]
    },
    {
      id: 'the-first-to-know',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Puddle,” called {H}, one step too late. If you walk backwards, your heels are the first to know. {A} wrung out one sock of {H}’s and hung it on the gate post.',
        '“How did you know that it was a puddle?” asked {once.who}. “It told me,” said {H}. From then on {once.who} went round every gate post with a sock on it. There was just the one.'
      ]
    },
    {
      id: 'round-the-tree',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Then there was a tree, and {H} went round it on one side. {once.who} went round on the other. {A} had hold of both, and stood with a face full of bark. “One of you has to come back,” said {A} into the tree.',
        'They both came back at once, being polite. They both went round again. It was not a thick tree. But by now they had been round it eighteen times, and {A} knew it well.'
      ]
    },
    {
      id: 'which-hand',
      A: 'partner',
      paragraphs: [
        '{A} took hold of {once.the} too, and looked at {H} from there. “Hold up your left hand,” said {A}. {H} held it up. From here it was on the right. “You’re facing us,” said {A}. “We’ve got one left, and you’ve got the other.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-small-sun',
      A: 'partner',
      paragraphs: [
        '{H} lowered the mittens, and turned round. Now they all had the same left, but nobody could see the mittens. So {H} switched on the torch and dropped it into the hood of the coat. “Don’t listen to me,” said {H}. “Just come after the light.”',
        '{H} did not call a single word. The light went past the bin and round the hedge. {once.the} came after it as if on a string. And so {once.who} {once.did}, and not a leaf was touched.'
      ]
    },
    {
      id: 'and-on-the-way',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. Nobody had counted on that, in the dark. {H} held the torch on it until they had all had a good look. After that nobody could have said where the hedge was.'
      ]
    },
    {
      id: 'a-spaniel',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A man came towards them with a dog. “Who’s that behind you?” he asked, for he could only see the torch. {A} told him who it was. “{doer.fact},” said {A}.',
        'The man thought about it. “This is a spaniel,” he said. They all stood there for a bit and were pleased to have met. Then the spaniel turned round and came along after the light, and so did the man.'
      ]
    },
    {
      id: 'past-the-baker',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And where’s it going, from the corner on?” asked {A}. “{once.tail},” said {once.who}. {A} did not know whether that was left or right. Most things were left, past the baker’s.',
        '“Is it still open?” asked {once.who}. It had been shut since six. But there is a place at the bottom of the door where the smell comes out. They all stopped there, one after another, like beads.'
      ]
    },
    {
      id: 'a-quiet-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It was so quiet behind the light that {H} had to ask. “Are you still there?” “You said not to listen,” said {once.who}, from quite close. {A} was there as well, and had a hand on the hood, to hold the torch straight.',
        '“What do you see?” asked {H}, who saw nothing but dark. “The back of your hat,” said {A}. “There’s a bit of toast on it.” It must have been there since breakfast. It had never been lit up before.'
      ]
    },
    {
      id: 'pet-window',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had seen it all from home. First a light went by to the left. Then there was a crackle, and the light came back. Then it went by to the left again, and there was no {H} to be seen.',
        'Lights that go for a walk by themselves are something that {A} did not care for. {A} watched the dark place until {H} came to the pane and waved. Then it was all right. It was only {H}, with a light on.'
      ]
    },
    {
      id: 'elder-flag',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small, the steamroller had a man who walked in front,” said {S}. “He had a red flag. Everybody else wanted to be the driver. I wanted to be the flag.” “And were you?” asked {A}.',
        '“Once,” said {S}. “He let me hold it, as straight as a post, for a quarter of an hour. I looked neither left nor right.” “And the steamroller?” asked {A}. “It had stopped for lunch,” said {S}.'
      ]
    },
    {
      id: 'child-the-end',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had come out too, and held on at the very end, behind everything. “I’m the long bit,” said {S}. “Every lorry’s got a long bit.” When the front stopped, it took a while until {S} had stopped too.',
        '“What does the long bit do?” asked {A}. {S} showed it, at the gate. The front was round already, and the middle was round. Then came {S}, in a very wide curve, by way of next door’s roses.'
      ]
    },
    {
      id: 'baby-points',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} had been lifted into the window to see the light, and pointed. Nobody had ever pointed so clearly. {once.who} saw it from the pavement and set off at once.',
        '“Not that way,” called {H}. “That’s the moon.” {A} went on pointing. As a way it was quite simple. There was no left in it at all, and no hedge.'
      ]
    },
    {
      id: 'guest-road',
      A: 'guest',
      spare: 6,
      paragraphs: [
        'In the road where {A} lived there was a lamp at every gate. “How do you find your own house here?” asked {A}. {H} had never thought about it. “You go on until it smells of us,” said {H}.',
        'They tried it out, with the torch held shut. It smelled of wet hedge for a long time, and then of bins. Then it smelled of coats and soup. “This is you,” said {A}, with one hand out, and there was the gate.'
      ]
    },
    {
      id: 'is-this-the-station',
      A: 'partner',
      paragraphs: [
        'At the corner all the lamps were on. {once.who} said thank you to the hood, because that was where the light was. Then {H} and {A} went home, and at the gate {A} looked round.',
        'Behind the torch stood a lady with bags, a man without a bicycle lamp, and a moth. “Is this the station?” they asked, all but the moth. “No,” said {H}. “This is where I go to bed.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out after the voices, and met the bin as well.',
      '{names} said sorry to the hedge, to be on the safe side.',
      { text: '{names} felt along the wall with ten fingers, as far as the gate.', needs: ['hands'] },
      { text: '{names} helped with the mittens, one of which was left.', needs: ['hands'] }
    ],
    way: [
      '{names} went left with the best will in the world, and came up against the wall.',
      '{names} moved in a circle, since left is a circle if you keep on.',
      { text: '{names} pulled leaves off whatever came out of the hedge.', needs: ['hands'] },
      { text: '{names} wrote an L in the air, and from the front it was no such thing.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the hood, in single file.',
      '{names} kept to the very edge of the light, on soft feet.',
      { text: '{names} held on to a coat in front, and somebody held on behind.', needs: ['hands'] },
      { text: '{names} patted the hedge in passing, to show that there were no hard feelings.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} took them all back to the corner. Then {H} switched off the torch, and they came home along the hedge, by feel.',
    '{H} washed, and there was still a leaf in one ear. The coat hung behind the door with the torch in its hood. Some way off {once.who} {once.was} going from lamp to lamp, and needed neither left nor right.'
  ],
  last: [
    'A small light went along in front, without a word, and {H} went after it and was asleep.',
    'On one side was the wall, on the other the room, and in between {H} slept.',
    'The moth sat on the hood and waited for the train, and {H} was asleep.'
  ]
})
