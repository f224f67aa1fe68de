import { wishPlot } from '../wish-plot.ts'

export const badDay = wishPlot({
  id: 'wish-bad-day',
  wishes: ['bad day', 'bad days', 'bad morning', 'bad afternoon', 'bad time school', 'bad time nursery', 'rubbish day', 'horrible day', 'horrid day', 'terrible day', 'rotten day', 'awful day', 'lousy day', 'miserable day', 'worst day', 'tough day', 'rough day', 'hard day', 'difficult day', 'tricky day', 'stressful day', 'sad day school', 'sad day nursery', 'grumpy day', 'grumpy morning', 'cross day', 'wonky day', 'upset day', 'wasn’t good day', 'didn’t good day', 'didnt good day', 'wasn’t great day', 'didn’t great day', 'hasn’t good day', 'everything went wrong', 'everything goes wrong', 'everything going wrong', 'everything gone wrong', 'everything was wrong', 'all went wrong today', 'went wrong today', 'went wrong day', 'nothing went right', 'nothing goes right', 'wrong side bed', 'bad week', 'worst week', 'hard week', 'tough week', 'ruined day', 'day ruined', 'spoilt day'],
  answers: ['school', 'nursery', 'preschool', 'kindergarten', 'daycare', 'work', 'grumpy', 'sad', 'upset', 'cross', 'tired', 'cried', 'crying', 'tears', 'really', 'very', 'just', 'feels', 'felt', 'feeling', 'feel', 'better', 'cheer', 'needs', 'hug', 'bit', 'such', 'whole', 'worst', 'ever', 'long', 'nothing', 'everything', 'wrong', 'right', 'went', 'goes', 'going', 'gone', 'today', 'this', 'morning', 'week', 'was', 'being', 'mood', 'happened', 'after', 'got', 'side', 'good', 'great', 'friends', 'home'],
  except: ['hair', 'weather', 'dream', 'dreams', 'died', 'dead', 'death', 'funeral', 'ill', 'poorly', 'sick', 'hospital', 'doctor', 'accident', 'bully', 'bullied', 'bullying', 'hit', 'hurt', 'fight', 'war', 'last', 'dragon', 'robot', 'monster', 'bear', 'dog', 'cat', 'snail', 'witch', 'pirate', 'fairy', 'superhero', 'dinosaur', 'moved', 'moving', 'divorce', 'birthday', 'wedding', 'christmas', 'baby', 'mummy', 'mum', 'daddy', 'dad', 'bus', 'train', 'holiday', 'party', 'kids', 'kids’', 'childrens'],
  moods: ['losing', 'alone', 'quarrel', 'change', 'learning', 'sleepless'],
  fed: true,
  company: ['jam', 'soup', 'pot', 'cup', 'cups'],
  about: 'On a bad day nine things went wrong, and the hero wants a tenth to be done with it; but nothing will go wrong any more, not even on purpose.',
  titles: ['Nine and a Finger', 'Jam Side Up', '{H} Needs One More', 'A Bad Evening, Please', 'Nothing Would Fall Over'],
  want: [
    {
      id: 'nine',
      A: 'partner',
      paragraphs: [
        'It had been a bad day, from the first sock on. {H} sat on the floor, and counted it up for {A}. “One was the sock. Two was the milk, and three was where the milk went. Four was the zip.” Five to eight had come all at once, like buses. “And nine,” said {H}, and stopped. “Nine was that I cried, and everybody saw.”',
        '{A} took all nine fingers in both hands, and held them. “That’s a lot for one day,” said {A}. {H} looked at the tenth finger, which had nothing to count. “I want one more,” said {H}. “Then it’s full, and it’s over.”'
      ]
    },
    {
      id: 'the-sock',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“What was it about the sock?” asked {A}. {H} pulled it off and turned it round. At the toe there was a ridge, like a worm that had lain down in there.',
        '{H} had walked on that ridge all day. {A} ran one finger along it, from end to end. “I’d have cried at breakfast,” said {A}. “I waited until the afternoon,” said {H}.'
      ]
    },
    {
      id: 'the-milk',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“And where did the milk go?” asked {A}. “Up my sleeve,” said {H}, “as far as here.” Milk ought not to be able to go up. {A} sniffed at {H}’s elbow.',
        'It was true. The milk had gone all the way, and had stopped there, and had dried. The sleeve stood by itself now, like cardboard. {A} knocked on it. “Nobody’s in,” said {H}, and that was very nearly a joke.'
      ]
    }
  ],
  way: [
    {
      id: 'tower',
      A: 'partner',
      paragraphs: [
        'So {H} tried to make one more thing go wrong. On a bad day that could not take long. {H} put seven plastic cups on top of each other, the crooked one first, and let go. The tower leaned to the left, and to the right, and stood. {H} blew. It stood like a lamp post. “It’s never done that before,” said {A}.'
      ]
    },
    {
      id: 'full-to-the-edge',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Next {H} filled a cup with water, up to the very edge and a bit over. {H} carried it right across the room, on tiptoe, with one eye shut. Then {H} shut both eyes.',
        '{A} walked behind with a cloth, and had nothing to do. There was not a drop on the floor. “I could have used some on the floor there,” said {A}. “There’s a spot.” {H} drank the water, crossly. It did not even go down the wrong way.'
      ]
    },
    {
      id: 'lost-button',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I could lose something,” said {H}. {H} took a button, shut both eyes, turned round four times and threw it away over one shoulder. It was gone. You heard it roll, and then you heard nothing.',
        '“Is it lost?” asked {A}. “I’ll have to look for it,” said {H}, “or you can’t tell.” {H} sat down to think where, and sat on it. “I’ve never found anything so fast,” said {A}.'
      ]
    },
    {
      id: 'over-the-shoulder',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Behind {A} stood the washing basket. {H} threw a rolled-up sock at the wall, well to the left. It hit the wall, came back by way of the chair, and fell into the basket.',
        '“I never get one in,” said {A}, “and I try.” {H} had another. {H} threw it backwards, and low, and with the wrong hand. It went in by the same way. “Even the one with the hole went in,” said {A}.'
      ]
    },
    {
      id: 'two-tomatoes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} knew a joke about two tomatoes, and it had never once worked. “Tell that,” said {H}. {A} told it with the end at the beginning. Then {A} could not remember the middle.',
        '{H} did not laugh, and then did, because of {A}’s face. “That’s no use,” said {H}. “Tell it worse.” {A} tried. The tomatoes both had the same name by now. It had never gone so well.'
      ]
    },
    {
      id: 'ball-of-wool',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a ball of wool, and wool always gets into knots. {H} pulled it apart, stirred it with both arms, and sat on it. {A} stamped on it a little at the edges, to help.',
        'Then {H} took one end and pulled. It came, and came, in one long line, without a knot. It went out at the door. “It’s tidier than before,” said {A}. They rolled it up again, and even that was easy.'
      ]
    },
    {
      id: 'pet-looks',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{H} asked {A} to look this way, which on most days was no good at all. {A} did as it liked, and everybody knew it.',
        '{A} looked. {A} looked straight at {H}, and went on looking, as if there were nobody else in the room. “Not you as well,” said {H}. But {H} stayed there for quite a while, and was looked at.'
      ]
    },
    {
      id: 'elder-paint',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I had a day once,” said {S}, “that began with salt in the jam. By the evening I only wanted to sit down. So I sat down. They’d just painted the bench.”',
        '“Was that ten?” asked {A}. “It was green,” said {S}. “I kept those trousers. On a good day I put them on, so that they see something else.” {A} wanted to see them. They did look as if they had been through a lot.'
      ]
    },
    {
      id: 'child-tries',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Let me,” said {S}. “When I do it, it always goes wrong.” {A} was glad to let somebody else have a turn. {S} carried nine spoons on a plate, and hopped.',
        'None of them fell. {S} looked at the spoons, and hopped harder. “I can’t do it either,” said {S}, quite shaken. “It’s that sort of evening,” said {A}. They ended up holding the plate together.'
      ]
    },
    {
      id: 'baby-holds-on',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'On every other day {A} dropped whatever there was to drop. {H} held out a spoon to {A}, and waited underneath with one hand.',
        '{A} took the spoon. {A} looked at it, and held on to it, and had never held on to anything so well. {H} waited until one arm was tired. Not one thing fell down that whole evening.'
      ]
    },
    {
      id: 'guest-bad-day',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“If it helps,” said {A}, “I’ve got my jumper on back to front. I talked to people in it.” {H} looked. There was the label, right under the chin.',
        '“That’s your bad thing, though,” said {H}. “I can’t count that one.” {A} was sorry, for it was a good one.'
      ]
    },
    {
      id: 'jam-side-up',
      A: 'partner',
      paragraphs: [
        'Then {H} pushed a slice of bread and jam over the edge of the table. It turned over in the air, and landed flat. The jam was on top. {H} did it again. The jam was on top.',
        '{A} lay down on the floor and looked at the jam from the side. “I see what it is,” said {A}. “Today nothing does what you want. Now you want things to go wrong. So they won’t.”'
      ]
    }
  ],
  turn: [
    {
      id: 'horrible-evening',
      A: 'partner',
      paragraphs: [
        '{H} thought about that. One corner of {H}’s mouth went up. “I want a bad evening, too,” said {H}, loudly, to the ceiling. “I want cold soup. And I want the scratchy blanket.”',
        '{A} went to look at the soup. “I’m so sorry,” called {A}. “It’s hot.” The only blanket to be found was the soft one.'
      ]
    },
    {
      id: 'no-biscuit',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“There mustn’t be a biscuit, either,” said {H}. {A} shook the tin. Something in it went tock. It was one biscuit, and it was not even a broken one.',
        '“What a pity,” said {A}. They each had a half. It was the sort with sugar on, too. “It’s getting worse and worse,” said {H}, with a full mouth.'
      ]
    },
    {
      id: 'only-for-me',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} tried it too. “I never want to see my other glove again,” said {A}. They looked under the cushions, where lost things are. There was a glove. It was not {A}’s. It was much too small, and had a duck on it.',
        '“It only works for me,” said {H}. “It’s my bad day.” {A} put the glove on one thumb, and the duck looked pleased.'
      ]
    },
    {
      id: 'nobody-to-sing',
      A: 'partner',
      paragraphs: [
        'They ate the soup hot. “And I want nobody to sit with me,” said {H}, “not for one moment. And nobody must sing.” {A} sat down close beside {H}, and hummed. “It’s gone wrong already,” said {A}.',
        '{H} leaned against {A}, and looked at the tenth finger. “I wanted a bad evening,” said {H}, “and I got a nice one. So that went wrong too. That’s ten.” And {H} folded that finger down. Now the day was full, and over.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and sat on the floor as well.',
      '{names} flopped down beside the foot with the bad sock, just for company.',
      { text: '{names} held up a finger, in case ten were not enough.', needs: ['hands'] },
      { text: '{names} wiped up one last bit of number three.', needs: ['hands'] }
    ],
    way: [
      '{names} backed off to where no tower would fall.',
      '{names} lay down just where a tower comes down, and nothing came.',
      { text: '{names} held out a dustpan, and had no use for it.', needs: ['hands'] },
      { text: '{names} wobbled the table a little, to help, and the tower stood.', needs: ['hands'] }
    ],
    turn: [
      '{names} blew at the soup, and it would not go cold.',
      '{names} rolled up in the soft blanket, for want of the scratchy one.',
      { text: '{names} shook out the soft blanket, with many apologies.', needs: ['hands'] },
      { text: '{names} put out spoons, and by mistake everybody got the right one.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} took the tower down, cup by cup, and not one of them fell.',
    '{H} hung up a wet towel, and lay down with all ten fingers folded in. “And I want to stay awake until morning,” said {H}.'
  ],
  last: [
    'To stay awake was all that {H} had wanted. That went wrong, too, and {H} was asleep.',
    'Ten fingers were folded in, and the day was full. {H} was asleep.'
  ]
})
