import { wishPlot } from '../wish-plot.ts'

export const friendMovesTown = wishPlot({
  id: 'wish-friend-moves-town',
  beginsElsewhere: true,
  wishes: ['friend moving', 'friend moves', 'friend is moving town', 'friend moving town', 'friend moving city', 'friend moving house', 'friend moving country', 'friend moved town', 'friend moved away', 'friend moving away', 'friends moving', 'bestie moving', 'bestie moved', 'best friend moved', 'best mate moving', 'friend leaving town', 'friend going live', 'friend lives far', 'friend far away', 'friend moving abroad', 'neighbour friend moving'],
  answers: ['best', 'friend', 'friends', 'bestie', 'moving', 'moves', 'moved', 'move', 'away', 'town', 'city', 'another', 'other', 'different', 'new', 'house', 'country', 'far', 'sad', 'upset', 'misses', 'will', 'miss', 'missing', 'goodbye', 'saying', 'say', 'leaving', 'going', 'live', 'lives', 'soon', 'week', 'next', 'tomorrow', 'saturday', 'school', 'summer', 'from', 'nursery', 'class', 'door', 'still', 'stay', 'staying', 'letters', 'her', 'his', 'worried', 'abroad'],
  except: ['leave friends', 'leaving friends', 'died', 'dead', 'heaven', 'war', 'flood', 'fire', 'evicted', 'hospital', 'ill', 'sick', 'teacher', 'nanny', 'snail', 'bear', 'penguin', 'dragon', 'robot', 'imaginary', 'invisible', 'stairs', 'boyfriend', 'girlfriend', 'dog', 'cat', 'hamster', 'prison', 'who', 'caterpillar', 'moon', 'stopped'],
  moods: ['change', 'alone', 'waiting', 'lost'],
  company: ['noor', 'paper', 'box', 'whistle', 'drawing'],
  about: 'Noor, the hero’s best friend, moves to another town; they write down what goes along and what stays, and the third pile, with what is in both of them, is the longest.',
  titles: ['Goes, Stays and Both', 'The Third List', 'A Horse With Boots', '{H} and What Stays', 'At Seven by the Window'],
  want: [
    {
      id: 'two-lists',
      A: 'partner',
      paragraphs: [
        'On Saturday Noor was moving to another town. Noor was {H}’s best friend, and lived at the corner. {H} wanted to know exactly what was going and what was not.',
        '{A} fetched some paper. “Goes,” {A} wrote on the left, and on the right, “Stays.” Under Goes it said bed, and bicycle, and the blue cups. Then {H} said “Noor,” and {A} wrote that too. It was the longest that four letters had ever taken.'
      ]
    }
  ],
  way: [
    {
      id: 'what-stays',
      A: 'partner',
      paragraphs: [
        'They went on to the other side. The step stayed, on which the two of them always sat. The drain cover stayed that said clonk if you both jumped.',
        '“I don’t want it,” said {H}. “It’s only halves.” {A} did not say that it would be all right. {A} moved closer, and they both looked at the paper. “No,” said {A}. “It isn’t much use, like that.”'
      ]
    },
    {
      id: 'into-a-box',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I could go along in a box,” said {H}. Noor had measured {H} with a piece of string. There was a box like that, for the lamp. “You’d have to eat in there,” said {A}.',
        '{H} had planned for that. There was a banana. But Noor had only one bed, and at breakfast somebody would have noticed. They had kept the string. It hung on {H}’s hook, exactly as long as {H} was in March.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They looked it up on the map. There was one dot and the other dot, and you could cover them both with one thumb. “That’s not far,” said {H}. Then {A} showed how big the street was on there. You couldn’t see it at all.',
        '“Three hours on the train,” said {A}, “with one change.” Three hours was a long film and a walk, and then supper. {H} did not say anything for a while. “But there is a train,” said {H}. {A} wrote it down. It went under Stays.'
      ]
    },
    {
      id: 'being-cross',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} was cross as well. It was not about anything, and so it was about the pencil. It had a bad point. {H} pushed till it broke. {A} sharpened it and laid it down again. “You’re allowed to break some more,” said {A}. “There are nine.”',
        'After the second one it was enough. “I’m not cross with Noor,” said {H}. “I know,” said {A}. “I’m not cross with the pencil.” “It knows that too.” They put the pieces in an envelope, as it was nobody’s fault.'
      ]
    },
    {
      id: 'the-last-time',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was so much now that was for the last time. Yesterday had been the last Tuesday. “We did it very slowly,” said {H}. They had gone home backwards from the baker’s, so that it took longer. An old man had held the gate open for them, both ways.',
        '“Did it help?” asked {A}. “You see more of where you’ve been,” said {H}. “And you bump into things.” There was a blue mark on one elbow. Noor had the same on the other side.'
      ]
    },
    {
      id: 'the-new-one',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What if Noor finds somebody there?” asked {H}. {A} thought about it. “I expect so,” said {A}. “There’ll be somebody on a step.” {H} did not like that somebody. {H} thought of big ears, and a runny nose.',
        'Then {H} thought of Noor on a step, and nobody there. That was no better. “All right,” said {H}. “But that one can’t have the clonk.” “There’s only the one of that,” said {A}, “and it’s screwed down.”'
      ]
    },
    {
      id: 'other-had-one',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I had one who moved,” said {A}. “To where the ships are. We were eight.” “And then?” asked {H}. “Then we wrote. In the beginning it was every week. Later it was at birthdays.” {A} did not make it any longer than it had been.',
        '“And now?” “Now I still tie my shoes the way she did, with two ears,” said {A}. {H} looked at {A}’s shoes. It was true. Everybody else at home had the one with the loop.'
      ]
    },
    {
      id: 'something-swapped',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They had swapped some things. Noor had {H}’s left glove, and {H} had Noor’s. They were not the same colour. “Now we’ve both got a pair that’s wrong,” said {H}. “When it gets cold, we’ll see it at the same time.”',
        '{A} asked about the other hand. It had its own glove, as before. In winter somebody would be standing there in both towns, with one red and one green. People would think that it was meant so.'
      ]
    },
    {
      id: 'not-talking',
      A: 'same',
      spare: 8,
      paragraphs: [
        'For a while they did not write anything. The paper lay there. {H} leaned on {A}, and {A} leaned back, so that nobody fell. Outside somebody was carrying a wardrobe. You could hear them say left a bit, and left a bit more.',
        '“That’s the one with the mirror,” said {H}. “We’re in there. If you open it we’re both in it.” They listened till it was in the van. It took four people, and one more to say left.'
      ]
    },
    {
      id: 'saying-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What do you say when they drive off?” asked {H}. {A} did not know exactly. “You can say bye,” said {A}. “Or you can say see you. You needn’t say anything. You can just hold on to the gate.”',
        '{H} thought about it, and tried them all out on the chair. Bye was too short. See you stuck a little. “I’ll do the whistle,” said {H}. It was a good thing. You can’t whistle it wrong, and you don’t need a word for it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come, and lay down across the paper. It was on both the lists, and on the pencil too. {H} did not push {A} away. It was warm there, and nothing had to be written.',
        '“Noor always gave you the crust,” said {H}. {A} moved one ear. {H} would have to do that from now on. It was one of the few things that you could simply take over.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’ve known Edith since I was six,” said {S}. “We’ve lived in the same street for two of those years.” {A} worked it out. That left a great many. “Where were you the rest of the time?” asked {A}. “Wherever we lived,” said {S}.',
        '“And that was enough?” “Two years is a good start,” said {S}. “You’ve had four already.” {S} counted them off, one finger for each, and held {A} by the last one.'
      ]
    },
    {
      id: 'the-horse',
      A: 'partner',
      paragraphs: [
        '{H} drew a horse along the edge of the paper. It had long eyelashes and boots on. {A} bent over it. “Isn’t that one of Noor’s?” asked {A}. “Noor showed me,” said {H}. “You start with the boots.”',
        '“And where do we put it?” asked {A}. “Does it go or does it stay?” {H} held the pencil on the left, and then on the right. Noor could do it, and {H} could do it. “It’s on both sides,” said {H} slowly.'
      ]
    }
  ],
  turn: [
    {
      id: 'both',
      A: 'partner',
      paragraphs: [
        '{A} drew a line down the middle, and on top {H} wrote “Both.” First came that horse. Then there was the whistle with the hop in it. There was the word for broccoli that nobody else might know. There was how you sit back to back, and guess.',
        'They needed a second sheet. It got longer than the two others. “And what does it weigh?” asked {H}. {A} laid the papers on one hand. “Hardly anything,” said {A}. “It doesn’t need a van.”'
      ]
    },
    {
      id: 'noor-reads-it',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They took it over to the corner. Noor sat on the last box and read it all, with a finger under the lines. At number nine Noor laughed. At fifteen it was quiet. “You’ve forgotten the clonk,” said Noor. “That stays,” said {H}.',
        '“But I know how it sounds,” said Noor. “Clonk.” It was exactly right. {H} said it too. So it was crossed out on the right, and written in the middle. It was the only thing made of iron there.'
      ]
    },
    {
      id: 'a-copy',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} wrote it all out a second time, so that there were two. It had to be the same word for word, and a horse again. {H} drew that one as well. Its boots came out a bit bigger.',
        '“Which one’s mine?” asked {H}. They laid them side by side. You could take either. In the end {H} took the one with the small boots. Noor’s feet had always been bigger.'
      ]
    },
    {
      id: 'at-seven',
      A: 'partner',
      paragraphs: [
        'On Saturday {H}’s friend drove off with the van, and {H} held on to the gate. It hurt, and that was not on any list. In the evening, at seven, {H} went to the window and whistled, with the hop. “Can you hear anything?” asked {A}. “No,” said {H}. “But Noor’s doing it now as well. We said at seven.”',
        'They stood there until it was five past. Then {H} went to draw a horse, from the boots up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down by the paper, and was quiet.',
      '{names} leaned a little, from the other side.',
      { text: '{names} sharpened the pencil.', needs: ['hands'] },
      { text: '{names} put a cup of something warm beside it.', needs: ['hands'] }
    ],
    way: [
      '{names} came closer, and there was room.',
      '{names} listened to a van going by.',
      { text: '{names} held the paper down at the corner.', needs: ['hands'] },
      { text: '{names} looked for more paper.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood by the window too.',
      '{names} listened, up to five past.',
      { text: '{names} laid one hand on the gate as well.', needs: ['hands'] },
      { text: '{names} pinned up the third sheet, in the middle of the wall.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lists were hung up, with Both in the middle. The pencil went back in its pot.',
    '{H} washed and lay down, and looked at the one in the middle for a while.'
  ],
  last: [
    'In two towns there was a horse with boots on, and in one of them {H} was asleep.',
    'Somewhere Noor lay facing the wall, as always, and {H} slept.'
  ]
})
