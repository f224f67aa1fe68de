import { wishPlot } from '../wish-plot.ts'

export const deedTheFreePlace = wishPlot({
  id: 'wish-deed-the-free-place',
  tellsAny: 'once',
  deeds: ['befriends'],
  out: true,
  about: 'Somebody keeps a place free for a friend, and everybody makes it nicer until nobody could sit there; they carry it all away and look at the wall, and then the place is not free any more.',
  titles: ['The Free Place', 'Room for One', 'A Cushion, a Cake and a Palm Tree', '{H} Counts the Bricks', 'Nobody Is Looking'],
  company: ['cushion', 'corner', 'hedge', 'wall', 'bricks', 'lamp', 'palm', 'cake', 'place', 'street', 'wheelbarrow', 'flag', 'rug', 'tub'],
  want: [
    {
      id: 'a-cushion',
      A: 'partner',
      paragraphs: [
        'Before the house, all day long, {once.first} had kept a place free, with a cushion on it. Nobody sat there. “Who’s it for?” asked {H}. “For {once.the},” said {once.who}. “It’s been free since Monday.” At the corner, half behind a tree, waited {once.the}, and came no nearer.',
        '{H} had a new game in a box, and it needed four. So far there were three. “From there you can’t see the cushion,” said {A}. “Then we’ll make it nicer,” said {H}.'
      ]
    },
    {
      id: 'the-box',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What sort of game is it?” asked {once.who}. {H} read out what was on the lid. It was for four, and for rainy days, and there was a spinner. “And what happens if you’re three?” asked {A}.',
        '{H} looked on the back. They had printed that too, in small letters. “It says, ‘Find another one’,” said {H}. “It doesn’t say where.” They all looked over at the tree.'
      ]
    }
  ],
  way: [
    {
      id: 'nicer',
      A: 'partner',
      paragraphs: [
        '{H} brought a better cushion, and put it on top. {A} brought a rug, and a lamp. Then the neighbours came, with a cake and a flag. The baker wheeled over a palm tree in a tub.',
        'They stood in a row and waved. “It’s lovely here!” they all called. At the corner {once.the} looked across for a long time, and went three steps back.'
      ]
    },
    {
      id: 'best-side',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You ought to turn a bit,” said {A}, “so that they see {doer.part}. It’s your best side.” {once.who} turned a bit. {H} went over to the corner, to have a look at it from there.',
        'From there you saw a lamp, a palm tree, and right behind it {doer.part}. “Well?” asked {A}. “You look like a hotel,” said {H}. {once.who} had never been so dressed up in the street.'
      ]
    },
    {
      id: 'showing-off',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do something,” said {A}. “Something that you’re good at.” {once.who} thought it over, and {doer.does}. It was very well done. They all looked across at the corner.',
        'At the corner there was only the tree, and it was a good deal wider than before. “I think that was seen,” said {A}. “I think it was seen from behind the tree,” said {H}.'
      ]
    },
    {
      id: 'what-is-it-like',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What do you know about {once.the}?” asked {H}. {once.who} had seen {once.the} from in front on Tuesday, and from the side on Wednesday. On Thursday somebody had said “oh”. “Which of you?” asked {A}.',
        '“It’s hard to tell from so little,” said {once.who}. “It was just there, in between.” They were all quiet for a moment. For a Thursday that was a great deal.'
      ]
    },
    {
      id: 'sitting-it-in',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It looks cold,” said {A}, “with nobody on it.” So {A} sat down, to take the chill off. It was so comfortable, with the rug and the cake. {A} only meant to stay for one slice. “Is it nice?” asked {once.who}.',
        '“It’s warm now,” said {A}, and had a third one. Over at the corner somebody counted as well. “You’d better get off,” said {H}. “It looks as if it’s gone.”'
      ]
    },
    {
      id: 'a-sign',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The woman from number six painted a sign. “FREE”, it said, with an arrow. Within a minute a man had stopped with a wheelbarrow. He liked the lamp. “It isn’t the lamp that’s free,” said {A}. “It’s where the lamp is.”',
        'The man scratched his head. Then he tried it out, with his wheelbarrow beside him, and was told whom it was for. He left them a cabbage, for the trouble. It went next to the cake.'
      ]
    },
    {
      id: 'practising',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What are you going to say?” asked {A}. {once.who} had got something ready. It began with the weather. “Then I’m {once.the}, and I say it’s been mild,” said {A}. “And you?”',
        '“It has,” said {once.who}. After that nobody knew how to go on. It had really been very mild. “You could offer cake,” said {H}. “Cake?” said {once.who}. “You’d have got on all right with me,” said {A}, and ate it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Of all who came by, {A} was the only one to ask nothing. {A} looked at the cushions, and at the rug. A moment later {A} was lying in the middle. “That’s taken,” said {H}. {A} could see that it was.',
        '“How did you do that?” asked {once.who}. {A} was already too comfortable to say. {H} lifted {A} down, and there was a warm round place. {A} got back on from the other side.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once kept a seat for somebody on a train,” said {S}. “I put my hat on it. At the next stop a lady sat down on the hat.” “And was it her?” asked {A}.',
        '“It wasn’t,” said {S}. “But she felt so bad about the hat that she got off with me and bought me another. We’ve written to each other ever since. The one it was for had taken the bus.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} knew how you make friends. “You say, ‘My plaster’s got a dinosaur on it,’” said {S}. “And if you haven’t got a plaster?” asked {A}. {S} ran in and came back with one for everybody.',
        '{once.who} had one as well now, quite high up. “Now you have to fall over,” said {S}. “We’ll just say that it’s there,” said {A}. They all held them up at once, towards the corner.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} dropped a spoon, and it rolled all the way to the corner. From behind the tree it came back by itself. {A} dropped it again. Back it came once more, with a bit of moss on it.',
        '“{A} has got further than the palm tree,” said {H}. It went on until {A} fell asleep with the spoon. But it had been four times there and four times back.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was new in the class,” said {S}, “they all wanted me to sit next to them. They shouted.” “And where did you sit?” asked {A}. “By the radiator,” said {S}.',
        '“There was a boy there who was peeling a pencil. He didn’t say anything. After a bit he gave me some of the peel.” {S} felt in a pocket. It was still there, red on one side.'
      ]
    },
    {
      id: 'no-room',
      A: 'partner',
      paragraphs: [
        '{A} went over to the tree and looked back from there. “The place is full,” said {A}. “There’s a palm tree on it, and a cake. There’s nowhere left to sit. And twelve people are watching.” {H} could see that. With so many watching, {H} couldn’t even sneeze.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. Twelve people turned round at once to see it. So for a moment nobody was waving, and {once.the} came out from behind the tree. {H} saw it, and kept quite still.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-bricks',
      A: 'partner',
      paragraphs: [
        '“Take it all away again,” said {H}. The palm tree went home, and the flag, and the lamp. In the end nobody was there but {once.who}, with a bit of bare ground. “And now we’ll count the bricks in the wall,” said {H}. They all turned round and counted. {once.who} counted too.',
        'At forty something rustled. “Don’t look,” whispered {A}. “Forty-one,” said {H}. At sixty somebody else said sixty. At the end of the wall they turned round, and the place was not free any more. There sat {once.the}, still counting. So {once.who} {once.did}, and nobody had seen how.',
        { extra: 1, joins: true, both: ['Out of sheer relief {once.the} {what.does}.'] }
      ]
    },
    {
      id: 'the-weather',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Mild,” said {once.who}, after a while. Nothing more was said about it. They had both thought so for a long time. A leaf came down between them, and they both watched it come.',
        '“It’s going very well,” whispered {A} to the wall. “They’ve got a leaf.” {H} would have liked to look. But {H} began again at brick one, and did it properly.'
      ]
    },
    {
      id: 'one-too-many',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I make it ninety-two,” said {A}. “Ninety-three,” said {H}. They went back to the beginning. It turned out that there was half a brick at each end. “Do two halves make one?” asked {A}.',
        'Nobody knew for certain. They asked behind them, without turning round. “That depends if they know each other,” said {once.who}. So they wrote down ninety-three.'
      ]
    },
    {
      id: 'four',
      A: 'same',
      paragraphs: [
        '{H} fetched the box. Now there were four. Then {once.who} moved up to the one side, and {once.the} to the other. In the middle there was a place free. “Who’s it for?” asked {H}. Nobody said anything. They looked at the wall, and counted bricks. So {H} sat down there.'
      ]
    },
    {
      id: 'the-spinner',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The first go was given to {once.the}. The spinner went round, and stopped at “Miss a turn”. It was a poor beginning. “Then the next one’s missed as well,” said {once.who}, “to keep you company.”',
        'So {A} won, which had not been planned. “It’s much easier with four,” said {A}. They played it again straight away, and this time all four of them missed a turn. It was very peaceful.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who was not sitting there.',
      '{names} passed by the cushion without so much as a sniff.',
      { text: '{names} shook up the cushion, and put the dent back afterwards.', needs: ['hands'] },
      { text: '{names} tied two corners of the cushion into ears, to make it friendlier.', needs: ['hands'] }
    ],
    way: [
      '{names} waved with whatever could be waved.',
      '{names} squeezed in under the palm tree, for the shade.',
      { text: '{names} put up some bunting, between the lamp and the flag.', needs: ['hands'] },
      { text: '{names} divided the cake into twelve, by eye and from a distance.', needs: ['hands'] }
    ],
    turn: [
      '{names} faced the wall with everybody else, and lost count at nine.',
      '{names} moved up by a brick, without turning round.',
      { text: '{names} counted on ten fingers, and then on somebody’s coat buttons.', needs: ['hands'] },
      { text: '{names} scratched the number of bricks in the dust.', needs: ['hands'] }
    ]
  },
  bed: [
    'They went in when it was too dark to see the spinner. The first cushion was left out there, in case it was wanted.',
    '{H} got clean, and lay down on the side by the wall. Outside, {once.who} said something, and somebody said something back. It was about the weather.'
  ],
  last: [
    'Beside {once.who} nothing was free any more, and {H} was asleep.',
    'Forty, said somebody outside, and somebody said forty-one, and {H} slept.',
    'It had been mild, and it was still mild, and {H} was asleep.'
  ]
})
