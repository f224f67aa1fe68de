import { wishPlot } from '../wish-plot.ts'

export const everythingThatIsSaid = wishPlot({
  id: 'wish-bossy-sister',
  wishes: ['bossy sister', 'bossy brother', 'bossy sibling', 'sister bossy', 'sister bosses', 'brother bosses', 'sister bossing', 'brother bossing', 'sister is the boss', 'brother is the boss', 'sister telling him what to do', 'sister tells him what to do', 'sister telling her what to do', 'sister tells her what to do', 'brother telling him what to do', 'brother telling her what to do', 'sister always telling', 'brother always telling', 'sister ordering', 'sister orders around', 'sister always in charge', 'brother always in charge', 'bossed around', 'bossing around', 'bossed about', 'being bossed'],
  answers: ['big', 'older', 'elder', 'little', 'bossy', 'boss', 'bosses', 'bossing', 'around', 'about', 'always', 'telling', 'tells', 'told', 'what', 'do', 'orders', 'charge', 'in', 'of', 'the', 'all', 'time', 'wants', 'everyone', 'everybody', 'too', 'so', 'is', 'never', 'lets', 'him', 'her', 'game', 'games', 'play', 'playing', 'who'],
  except: ['baby', 'boss-baby', 'cat', 'dog', 'parrot', 'hits', 'hit', 'hitting', 'hurts', 'hurt', 'mean', 'bully', 'bullies', 'scared', 'afraid', 'princess', 'queen', 'witch', 'dragon', 'dinosaur', 'school', 'friend', 'teacher', 'fairy', 'goose', 'hen', 'crab', 'robot', 'work', 'office', 'gone', 'died', 'left', 'moved', 'lies', 'secret', 'step'],
  star: 'kin',
  moods: ['late', 'learning', 'change'],
  company: ['boss', 'chair', 'boot', 'boots', 'puddle', 'hat', 'door', 'bread', 'sofa'],
  about: 'The hero is told what to do all day, so it is done, exactly as it is said; then the hero is boss, which is hard work.',
  titles: ['Exactly as It Was Said', 'Boss until Supper', '{H} Does As Told', 'Chairs Can’t Talk', 'Tell Me to Stay Awake'],
  want: [
    {
      id: 'left-boot',
      A: 'partner',
      paragraphs: [
        '{A} always told {H} what to do. “Put on your boots,” said {A}. {H} had one on by then. “The left one first. Not like that. Hurry up. Don’t run. Breathe.” {H} had been breathing the whole time, and nobody had noticed.',
        '{H} did not want to be bossed any more. But whoever shouts “Stop it!” is told to say please. So {H} sat on the step, with one boot, and thought of something much better.'
      ]
    }
  ],
  way: [
    {
      id: 'exactly',
      A: 'partner',
      paragraphs: [
        '“I’ll do it,” said {H}, “exactly as you say it.” “At last,” said {A}. “Now give me your hand.” {H} pulled a glove off and put it in {A}’s hand, by itself. “Hold the door.” {H} took hold of the door and did not let go. They could not leave. “Come on!” said {A}. {H} came on. The door came too, and shut, and they were still inside.',
        '“You’re doing that on purpose,” said {A}. “I’m doing as I’m told,” said {H}.'
      ]
    },
    {
      id: 'wait-here',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Wait here,” said {A}, and went to get the hat. {H} waited there. {A} came back with the hat and went on to the kitchen. {H} waited. There was bread and honey in the kitchen. {H} could smell it.',
        'After a while {A} put out {A}’s head. “Aren’t you coming?” “You said wait here,” said {H}. {A} had to bring the bread out to the mat. Some honey had got out on the way, and was on {A}’s elbow.'
      ]
    },
    {
      id: 'tidy-that-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Pick up your bricks,” said {A}. {H} picked one up. “All of them.” {H} picked up all of them, and stood there. There were some in both arms, and two under {H}’s chin, and one in {H}’s teeth.',
        '“And now?” said {A}. {H} could not speak, for there was the brick. {A} had only said to pick them up. Nobody had said a word about putting them down again. They stood like that for some time.'
      ]
    },
    {
      id: 'shake-a-leg',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Keep an eye on the milk,” said {A}. {H} went up to the mug, and put an eye on it. It was quite warm at the rim. “Not like that!” said {A}. {H} changed over, and put on the other eye.',
        '“I only want you to look,” said {A}. {H} looked. The milk looked back. Then {A} was told to come and look too, and the two of them nearly fell in.'
      ]
    },
    {
      id: 'list-of-don-ts',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Don’t touch anything,” said {A}. {H} kept both hands up in the air. {H} had to eat a biscuit off the table, like a horse. {H} even tried not to touch the floor.',
        '{H} jumped. Each time it worked for a moment, and then there was the floor again. “What are you doing?” asked {A}. “I’m not touching anything,” said {H}, and jumped. A cup in the cupboard jumped too.'
      ]
    },
    {
      id: 'other-orders',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came by, and saw {H} stand in the middle of the room on one leg. “Why are you standing there?” asked {A}. “I’ve been told to hop in,” said {H}. “Into what?” “It wasn’t said.”',
        '{A} thought that over, for it was a fair point. {A} hopped too, just in case. They hopped as far as the kitchen, and then in, and that was probably what had been meant.'
      ]
    },
    {
      id: 'you-try',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the floor, between the boots. “I can’t say anything any more,” said {A}. “I’m always right, and it always goes wrong. You’ve no idea how hard it is to be the boss.” {H} sat down too. “No,” said {H}. “I’ve never been it.” They looked at each other. “Until supper,” said {A}. “Then I’m it again.”'
      ]
    }
  ],
  turn: [
    {
      id: 'be-a-chair',
      A: 'partner',
      paragraphs: [
        'Now {H} was the boss. {H} put on the biggest hat. “Be a chair,” said {H}. {A} went down on all fours, and was one. {H} sat down on it. “The left leg’s crooked,” said {H}. “Stop wobbling. Not like that.” “But,” said {A}. “Chairs can’t talk,” said {H}. {A} could only creak.',
        'Then the chair stood still and waited. {H} had to think of the next thing. {A} was a lamp, a horse and a sausage. {H} thought of things till {H}’s head was quite hot. “And now?” asked the sausage. “And what next? And then?”'
      ]
    },
    {
      id: 'nobody-boss',
      A: 'partner',
      paragraphs: [
        '{H} took off the hat. “I don’t know any more,” said {H}. “Do you want to be it again?” “Not really,” said {A} from the floor. “I’m rather comfortable.” So {H} hung the hat on a peg by the door. It looked down on them both. “The hat’s boss now,” said {H}. They waited for what it would say. It said nothing. So they both lay on the floor, and were sausages.'
      ]
    },
    {
      id: 'hat-says',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What does the hat want for tea?” asked {A}. They looked up. It hung a little to the left, where the biscuits were. “It wants biscuits,” said {H}. “And it wants us to have two.”',
        '{A} was not sure. {A} stood below it, and looked in from underneath. “It says three,” said {A}. It was the best boss that they had ever had.'
      ]
    },
    {
      id: 'boss-of-what',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Who bosses you?” asked {H}. {A} counted them up on {A}’s fingers. There was the clock. There was the weather, and everybody who was taller. There was a lady with a whistle at the swimming pool. It took both hands.',
        '“And I’ve only got you,” said {H}. “Yes,” said {A}. “You’ve got it easy.” {H} lent {A} a thumb, for the lady in the library, who did not even have to speak.'
      ]
    },
    {
      id: 'sofa-boss',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They bossed the furniture. “Stand still,” {A} told the table, and it did. “Don’t you move from there,” {H} told the sofa. It was a pleasure. Nothing in that room answered back, or did it wrong.',
        '“Shut,” said {A} to the cupboard door. The cupboard door came slowly open again, as it always did. “Shut,” said {H}. It came open. They looked at it with some respect.'
      ]
    },
    {
      id: 'please-and-not',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“There are good orders too,” said {A}. “Such as?” “Have another one,” said {A}. “Stay up. Jump in.” {H} had not thought of those. {H} tried one out. “Eat that jam,” said {H}, in a terrible voice.',
        '{A} ate that jam. “Now say it to me,” said {H}. {A} did, and was even stricter. They bossed each other right down to the bottom of the jar.'
      ]
    },
    {
      id: 'other-wants-hat',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} came in, cold, and took the hat off the peg and put it on. {A} only wanted to go to the bins. It went quite quiet. “You’re the boss now,” said {H}. “Am I?” said {A}. “What do I say?”',
        '“You say what everybody has to do.” {A} looked at the people on the floor, and at the bin bag. “Everybody has to come to the bins,” said {A}. So they all went. Not everybody had a boss with such a short way to go.'
      ]
    },
    {
      id: 'elder-boss',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“At home I had a boss who told me when to blink,” said {S}. “Did you do it?” asked {A}. “I held out for as long as I could,” said {S}. “Then I had to. And then I heard: there you are.”',
        '{S} laughed, and blinked. “And even now the telephone rings every Sunday,” said {S}. “And the telephone wants to know if I’ve got a vest on.” “And have you?” {S} looked down inside {S}’s collar. “Every Sunday,” said {S}.'
      ]
    },
    {
      id: 'child-boss',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be boss as well, and got the hat. It came down to {S}’s chin. “Walk!” said the hat. {A} walked. “Faster! Stop! Other way!” said the hat, and walked into the door.',
        '“I didn’t tell you to do that,” said {A}. “I told me,” said {S} from inside. The hat turned round, and told the door off instead.'
      ]
    },
    {
      id: 'pet-boss',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '“Sit,” {H} said to {A}. {A} had been about to sit down. Now {A} thought about it, and stayed as {A} was. “Stay, then,” said {H}. So {A} left, and came back when it suited.',
        '{H} watched closely. {A} did not shout, and did not argue. {A} only looked at the dish, and then at {H}. {H} got up and filled the dish. It was quite a while before {H} noticed who the boss was.'
      ]
    },
    {
      id: 'baby-boss',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} sat in the high chair, and pointed. {H} brought a spoon. {A} threw it down, and pointed. {H} picked it up. {A} threw it down again, for that was what {A} had wanted.',
        '{H} picked it up eleven times. “You don’t even say please,” said {H}. {A} had no words yet, and no hat. {A} had one finger, and the whole house ran.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard “Not like that” through two doors.',
      '{names} came past just then, and hurried up a bit, to be safe.',
      { text: '{names} found the other boot, and put it down on the left, which was wrong.', needs: ['hands'] },
      { text: '{names} held both hands over both ears, and nodded to {H}.', needs: ['hands'] }
    ],
    way: [
      '{names} wanted to go out too, and met the door.',
      '{names} came to see why it was so quiet, and sat down among the boots.',
      { text: '{names} picked up the empty glove and shook hands with it.', needs: ['hands'] },
      { text: '{names} opened the door again, and held on to it, as had been said.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the floor as well, for there was room for more sausages.',
      '{names} looked up at the hat, and waited for orders.',
      { text: '{names} put a cloth over the lamp, and the lamp sneezed.', needs: ['hands'] },
      { text: '{names} dusted the chair, and it giggled.', needs: ['hands'] }
    ]
  },
  bed: [
    'Supper came, and the hat did not say anything about beans. The boots stood by the door, the left one on the right, and nobody told them.',
    '{H} lay down. “Tell me to stay awake,” said {H}. “Stay awake,” somebody said. “No,” said {H}, and shut both eyes.'
  ],
  last: [
    'Nobody had told {H} to, and {H} was asleep.',
    '{H} breathed in and out, without being told, and was asleep.'
  ]
})
