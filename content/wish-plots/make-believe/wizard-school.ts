import { wishPlot } from '../wish-plot.ts'

export const wizardSchool = wishPlot({
  id: 'wish-wizard-school',
  wishes: ['harry potter', 'harry poter', 'hogwarts', 'hermione', 'dumbledore', 'gryffindor', 'slytherin', 'hufflepuff', 'ravenclaw', 'wizard school', 'wizards school', 'school wizards', 'magic school', 'school magic', 'young wizard', 'young wizards', 'witch school', 'witches school', 'wizard lesson', 'magic lesson', 'wizard apprentice', 'learning magic'],
  except: ['afraid', 'scared', 'lost', 'died', 'first', 'nervous', 'bus', 'bullied', 'birthday', 'party', 'dragon', 'unicorn'],
  answers: ['wizard', 'wizards', 'witch', 'witches', 'school', 'magic', 'magical', 'spell', 'spells', 'wand', 'wands', 'learn', 'learns', 'learning', 'goes', 'go', 'ron', 'hermione', 'friends', 'friend', 'potion', 'potions', 'teacher', 'lesson', 'lessons', 'young', 'boy', 'girl', 'two', 'hat', 'owl', 'castle', 'broom', 'becomes', 'finds', 'saves', 'adventure', 'class', 'new', 'apprentice', 'day', 'at', 'the', 'little'],
  company: ['pepper', 'plate', 'hat', 'school', 'wand', 'water', 'soap', 'towel', 'finger', 'toad', 'teacher', 'bell', 'table', 'floor'],
  about: 'At the school for wizards pepper runs away from the teacher’s finger, but not from the new one’s, who has not washed.',
  titles: ['The Pepper Ran Away', 'At the School for Wizards', '{H} and the Plate of Pepper', 'It Was Only Introduced', 'A Hat for One Finger'],
  want: [
    {
      id: 'the-lesson',
      A: 'partner',
      paragraphs: [
        'Bong, went the bell in the school for wizards. The bell was a pot. {H} was the new one, with a towel for a robe and a spoon for a wand. {A} was the teacher, and had the pointed hat. On the table stood a plate of water with pepper on top. {A} had just washed up, and put a finger into it. Woosh! All the pepper ran away to the edge.',
        '“If you can do that, you get the hat,” said {A}. {H} wanted that hat very much.'
      ]
    }
  ],
  way: [
    {
      id: 'nose-spell',
      A: 'partner',
      paragraphs: [
        '{A} made a fresh plate. {H} waved the wand, said “Hullabaloo,” and put a finger in. The pepper stayed where it was. A bit of it climbed on to the finger.',
        '{H} said it louder, and bent down, close to the water. “Hul… la… tchoo!” Now the pepper did run away. It ran on to {A}. “That was a nose spell,” said {A}, and shook out both sleeves. “We don’t do those before Thursday.”'
      ]
    },
    {
      id: 'register',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} read out who was there. “Ambrose?” said {A}, and looked at the coat on the door. “Here,” said {H}, very low. “Tilda?” That was the lamp. “Here,” said {H}, quite high. “Gus?” Nobody said a word. Gus was a chair.',
        '“Gus is invisible today,” said {H}. {A} went across and sat down on Gus, who bore it bravely. “So he is,” said {A}. “I can hardly see him at all.”'
      ]
    },
    {
      id: 'potion',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the second lesson they had potions. You stir something that does not go together, and say what it is for. {H} took apple juice, a raisin, and a leaf of mint. “It makes you invisible,” said {H}. {A} drank it up. “Well?” asked {A}.',
        '{H} shut {H}’s eyes. “Gone,” said {H}. {A} came tiptoeing up and blew on {H}’s nose. “There’s somebody in here!” cried {H}, and felt about. It was a very good potion, as long as you kept them shut.'
      ]
    },
    {
      id: 'toad',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Everybody at this school has a toad. {H}’s was a green sock with a fist in it, and {A}’s was a potato. They sat side by side on the desk, and were told to be quiet. “Mine’s quiet,” said {A}. The sock said “Rrrk.”',
        '“Who was that?” asked the teacher. The sock pointed at the potato. The potato had to stand in the corner, and it did so without complaint, until supper.'
      ]
    },
    {
      id: 'small-lift',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Today we’ll lift something,” said {A}, “without touching it. We begin with what’s light.” They began with the left eyebrow. {A}’s went up at once, all by itself. {H} tried it. What went up was the mouth.',
        '{H} held the mouth down with one hand. Then an ear moved. “That’s harder than an eyebrow,” said {A}. “Nobody in the third year can do ears.” {H} did it again, and the pointed hat of the teacher bowed to it.'
      ]
    },
    {
      id: 'stairs',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In an old school like that nothing stays where it was. {H} went out of the classroom for a moment. When {H} came in again, all the chairs looked the other way. The clock was under the table, and the door mat lay on the sofa and slept.',
        '“Where’s my place?” asked {H}. “It was here this morning,” said the teacher, who was out of breath. They looked for a while. It stood behind the curtain with a towel on, and was pretending to be Tilda.'
      ]
    },
    {
      id: 'feast',
      A: 'other',
      spare: 6,
      paragraphs: [
        'At noon there was dinner, and in a wizard’s kitchen it comes from nowhere. {A} had laid a tea towel over everything. “Say the word,” said {A}. “Sausages!” said {H}. {A} took off the towel. There was a carrot.',
        '“You’ve got to say it so that it understands,” said {A}, and covered it up again. “Carrot,” said {H}. And there it was, from nowhere, and rather longer than before. “You’re getting better,” said {A}.'
      ]
    },
    {
      id: 'wand-back',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A wand may only be pointed at what you mean. {H} pointed it at the light, and said “Off.” It stayed on. {H} pointed it at {A}, and said “Off,” and {A} went and switched off the light.',
        '“It works!” cried {H}. “On!” {A} switched it on. “Biscuit!” said {H}, and pointed again. {A} looked about, and had no biscuit. “You’ve used it up,” said {A}. “There’s always less in them than you think.”'
      ]
    },
    {
      id: 'was-a-wizard',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '“That one used to be the head of the school,” {H} whispered, when they came to {A}. “It turned itself into this, and liked it better.” Anybody could see that there was something in it. {A} looked so wise, and so far away.',
        '{H} made a bow and asked for a day off. {A} closed {A}’s eyes for a moment. That meant yes, and it also meant good night. With great wizards it’s often the same.'
      ]
    },
    {
      id: 'caretaker',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“In my school there was one wizard,” said {S}, “and that was the caretaker. He had a ring of keys as big as a plate. When he came down the corridor, the doors knew it.” {A} asked what he could do.',
        '“Whatever you’d lost, he’d got it in a drawer,” said {S}. “My glove was there, and a tooth, and somebody’s tuba. You only had to say what it looked like, and you had to mean it.”'
      ]
    },
    {
      id: 'school-ghost',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'There must be a ghost in every school, and {S} was it, under a pillowcase. It came through the wall beside the door. That’s to say, it came through the door. “Hoo,” said {S}. “You’re late,” said {A}.',
        '“I’ve been here for four hundred years,” said the ghost. “I’m early for tomorrow.” Then it wanted to know if there had been break yet. There had not, and it sat down and did sums.'
      ]
    },
    {
      id: 'first-spell',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was the youngest pupil there had ever been, and the best at spells. “Abagoo,” it went, and a spoon fell down. “Did you see that?” asked {H}. {A} looked over the edge, to see where it had gone.',
        '{H} picked it up. “Abagoo,” it went, and down fell the spoon. It worked nineteen times out of nineteen. {H} wrote down the word, and tried it with another spoon. It stayed where it was.'
      ]
    },
    {
      id: 'other-school',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“I went to another one,” said {A}. “There you didn’t wave. You folded your arms, and waited for it.” {H} had never heard of that. They folded their arms, side by side, and looked at the teapot.',
        'Nothing happened. “Does it take long?” asked {H}. “It’s the waiting kind,” said {A}. After a while somebody came and filled both their cups, without being asked. {A} nodded. “That’s what I got my hat for,” said {A}.'
      ]
    },
    {
      id: 'that-finger',
      A: 'partner',
      paragraphs: [
        '“I said it louder than you,” said {H}. “I said nothing,” said {A}. “Think what I did before.” {H} thought back. “You washed up the cups,” said {H}. “That isn’t magic.” {A} took {H}’s finger and turned it to the light. There was jam on it, and some green fluff.',
        '“When did this one last meet the soap?” asked {A}. “At breakfast,” said {H}. “It was only introduced.”'
      ]
    }
  ],
  turn: [
    {
      id: 'woosh',
      A: 'partner',
      paragraphs: [
        '{H} washed both hands, and left a bit of soap on one finger, for luck. There was a third plate. {H} said nothing at all, and put a finger in. Woosh! The pepper ran from it in all directions, as far as the edge of the plate.',
        '“It’s the soap!” cried {H}. “That’s the magic,” said {A}. “Water’s got a skin, and it’s thinner than anything. Where soap touches it, it lets go. And the pepper’s pulled along.”'
      ]
    },
    {
      id: 'only-once',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} did it again, in the same plate. Nothing ran. “It’s gone wrong,” said {H}. “It’s gone right already,” said {A}. “There’s soap in there now. Every plate can do it once.”',
        'So they let it have its rest, and looked into it. The pepper lay round the edge like a wreath. In the middle it was clear, and you could see the flower that was painted on the bottom.'
      ]
    },
    {
      id: 'homework',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“For homework,” said the teacher, “show it to somebody who’s never seen it. And don’t tell them about the finger.” {H} thought of whom it could be. There was the whole world, nearly.',
        '“When they ask, what do I say?” “You say that you’ve been to a school,” said {A}, and took off the robe. It was a bit wet at the hem. It was hung up beside the other towels, and none of them let anything show.'
      ]
    },
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        'The hat was made of newspaper, and it came down to {H}’s ears. They stood at the sink together and washed up the three plates. “Who taught you that?” asked {H}.',
        '“Somebody who wanted me to wash my hands,” said {A}. “I was just as old as you. I washed them six times that day.” {H} looked at the hat in the dark window, and at all ten fingers. “Did you notice?” asked {H}. “Not until now,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} arrived late for school and sat at the back.',
      '{names} jumped at the bong, and so stayed awake for the lesson.',
      { text: '{names} sharpened a wand, which was a pencil.', needs: ['hands'] },
      { text: '{names} passed the pepper to the front, one pinch short.', needs: ['hands'] }
    ],
    way: [
      '{names} tried the nose spell, and it worked at once.',
      '{names} found the place where pepper lands, and left it.',
      { text: '{names} wrote out the spell, with three l’s and a blot.', needs: ['hands'] },
      { text: '{names} stuck up a hand, but did not know the answer.', needs: ['hands'] }
    ],
    turn: [
      '{names} blew at the plate, and that did not count.',
      '{names} backed away from the soap, on principle.',
      { text: '{names} sniffed at one clean finger, and it smelled of magic.', needs: ['hands'] },
      { text: '{names} dried the third plate and looked for any pepper that was left.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates stood in the rack, and the wand was in the jar with the other spoons. The bell had to be a pot again, for tomorrow.',
    '{H} washed, and looked at the soap for a while. The hat came as far as the bedpost.'
  ],
  last: [
    'Not a grain of pepper came near, and {H} lay in the middle and slept.',
    'The school for wizards was shut for the night, and the newest of them was {H}, asleep.'
  ]
})
