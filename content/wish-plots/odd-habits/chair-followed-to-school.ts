import { wishPlot } from '../wish-plot.ts'

const CHAIRS = ['chair', 'stool', 'armchair', 'kitchen chair', 'high chair']
const COMES = ['followed', 'follows', 'following', 'went', 'goes', 'walked', 'walks', 'came', 'comes', 'wants', 'wanted']

export const chairFollowedToSchool = wishPlot({
  id: 'wish-chair-followed-to-school',
  wishes: [...CHAIRS.flatMap((chair) => COMES.filter((word) => word !== 'wants' && word !== 'wanted').map((come) => `${chair} ${come} school`)), 'chair wants to go to school', 'chair wanted to go to school', 'chair followed me', 'chair follows me', 'chair followed boy', 'chair followed girl', 'chair follows boy', 'chair follows girl', 'chair follows everywhere', 'chair followed everywhere', 'chair with walking legs', 'chair at school from home', 'chair runs after', 'chair ran after', 'chair followed nursery', 'chair follows nursery', 'chair followed kindergarten'],
  answers: ['chair', 'chairs', 'stool', 'armchair', 'kitchen', 'wooden', 'high', 'follow', 'follows', 'followed', 'following', 'walk', 'walks', 'walked', 'walking', 'went', 'goes', 'came', 'comes', 'runs', 'ran', 'after', 'behind', 'along', 'everywhere', 'school', 'nursery', 'kindergarten', 'preschool', 'class', 'classroom', 'teacher', 'register', 'lesson', 'stairs', 'legs', 'four', 'leg', 'boy', 'girl', 'child', 'children', 'kid', 'son', 'daughter', 'way', 'street', 'gate', 'playground', 'book', 'reading', 'cushion', 'sit', 'sits', 'sat', 'table', 'breakfast', 'home', 'house', 'back', 'wants', 'wanted', 'alive', 'magic', 'talking', 'funny', 'silly', 'naughty', 'lonely', 'faithful', 'old', 'little', 'small', 'big', 'red', 'blue', 'wobbly', 'morning', 'monday', 'friday', 'day', 'today', 'one', 'every', 'that', 'who', 'mum', 'dad', 'grandma', 'grandpa', 'sister', 'brother', 'friend', 'loves', 'like', 'owner', 'owners', 'him', 'her', 'them', 'dog', 'lamb', 'forgot', 'forgotten'],
  except: ['wheel', 'wheels', 'wheelchair', 'electric', 'broke', 'broken', 'fell', 'fall', 'hurt', 'push', 'pushed', 'thrown', 'threw', 'car seat', 'hospital', 'dentist', 'barber', 'died', 'dead', 'birthday', 'rocking', 'lift', 'deck', 'musical', 'bear', 'bears', 'scared', 'afraid', 'naughty step'],
  moods: ['late', 'lost', 'change', 'first'],
  isTale: true,
  out: true,
  company: ['chair', 'chairs', 'cushion', 'book', 'teacher', 'gate', 'table', 'toast', 'class', 'register', 'kitchen', 'caretaker', 'steps', 'school'],
  about: 'The kitchen chair follows the hero all the way to school and will not be sent home, and there is nobody it lets sit on it, until its cushion is seen to be thicker than it was at breakfast.',
  titles: ['The Chair That Followed', 'Tap, Tap, Tap, Tap', '{H} and the Kitchen Chair', 'Four Legs in a Hurry', 'What Was under the Cushion'],
  want: [
    {
      id: 'out-of-the-door',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were on the way to school, and something behind them went tap, tap, tap, tap. It was {H}’s chair from the kitchen. It had followed {H} out of the door. “Go home,” said {H}. The chair stopped. When {H} walked on, the chair walked on too. On Fridays whoever was at home could come and listen, and today {H} was to read aloud. But the reading book was nowhere. “We’ll have to go without it,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'kerbs',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the first kerb they looked back. The chair had stopped on the edge of it. With four legs, it had to decide which went down first. It tried the front left, and then the back right.',
        '“Those legs have never had to agree before,” said {A}. “The kitchen floor’s flat.” In the end all four jumped at once. After that the chair liked kerbs, and did each of them twice.'
      ]
    },
    {
      id: 'puddle',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a puddle on the way to school. Under each leg the chair had a round of felt, so as not to scratch the kitchen floor. It put one foot in the wet, and shook it. “It’s got slippers on,” said {H}.',
        'It had to go round, along the wall, on its toes. “We’re late because of you,” {A} told it. “Who goes to school in slippers?” {H} looked down at both feet, and was glad to see shoes.'
      ]
    },
    {
      id: 'steps',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the way to school there were six steps. On the third the chair stopped, with two feet up and two feet down. A man with a loose lace came by. “How handy,” said the man, and sat down on the chair.',
        'The man slid off at the back. “It’s on its way to school,” said {H}. The man begged its pardon, and tied the lace on a wall. The chair took the other three steps rather fast, before anybody else came by.'
      ]
    },
    {
      id: 'other-argues',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} tried to make the chair wait at the corner. “Sit,” said {A}, as one does to a dog. The chair stayed as it was. “That is sitting,” said {H}. {A} walked once round it. “No,” said {A}. “It’s standing. Look at its legs.”',
        '“Its legs are standing, and its seat’s sitting,” said {H}. So had it done as it was told, or not? They asked a woman with a pram, who could not say either. When they looked round, the chair was following somebody else’s child, and had to be called.'
      ]
    },
    {
      id: 'pet-comes-behind',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Every morning {A} had a nap on that chair, as soon as it was free. Today it had got up and gone. So {A} followed the chair, and the chair followed {H}. Anybody who looked out of a window could see how it was.',
        'At the corner {A} found that it was a long way, and got on. The chair waited until {A} had turned round twice and lain down. Then it went on softly, on the tips of its feet. At the next corner {A} got off again, like somebody who knows the stop.'
      ]
    },
    {
      id: 'elder-three-legs',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“With me it was a stool,” said {S}, “from the cowshed. It followed me to school a whole winter long. It was quicker than yours, because it only had three legs.” “Didn’t it wobble?” asked {A}. “Three legs never wobble,” said {S}. “Try it. It’s only at four that they quarrel.”',
        'The chair had listened to this, and stood on three. It wobbled dreadfully. “You have to be born to it,” said {S}.'
      ]
    },
    {
      id: 'child-has-a-bed',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My bed wanted to come too,” said {S}. “It got as far as the door. There it stuck, because it was carrying the blanket sideways.” “And then?” asked {A}. “I told it that I’d be back at eight,” said {S}. “It’s waiting.”',
        'They both looked at the chair, which had got through every door so far. “You’re lucky,” {S} told it, and patted its leg. “You’re the narrow sort.”'
      ]
    },
    {
      id: 'a-head-taller',
      A: 'partner',
      paragraphs: [
        'At the gate {H} turned the chair round, with its back to the school. “There’s one for everybody in there,” said {H}. “They don’t need another.” The chair walked once round a tree, and came in behind the caretaker. In the classroom it stood among the little chairs, a head taller. When the register was read, it creaked. “Who’s this?” asked the teacher. “It followed me,” said {H}. {A} saw how the chair leaned over to {H}, like somebody with a secret.'
      ]
    },
    {
      id: 'in-the-register',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The teacher wanted to do it properly. “What’s its first name?” asked the teacher, with a pen. “Chair,” said {H}. “And its surname?” {H} and {A} looked at each other. “It’s from the kitchen,” said {A}. So it was put in the register under K, as Kitchen, Chair.',
        '“Any brothers or sisters?” That made three, and a bench. “And who’s to be called if it’s ill?” {H} thought that this had to be the table. They had always been very close.'
      ]
    },
    {
      id: 'little-chairs',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The little chairs had never seen one with a cushion. By ten o’clock they had all moved a bit nearer. Whenever the chair creaked, they creaked too, only higher. “It’s telling them about the kitchen,” whispered {H}. “About the soup, I should think.”',
        '“And what are they telling it?” asked {A}. {H} listened. One of them had chewing gum underneath, from years ago. It seemed to be a sad story, and it stuck.'
      ]
    },
    {
      id: 'nobody-can-sit',
      A: 'partner',
      paragraphs: [
        'As the chair was there, the teacher sat down on it, and got up at once. A boy had a go, and then a girl who could sit on anything. “It pinches,” said the girl. The chair crept across to {H} again. “It won’t have anybody,” said {H}, “and I’ve nothing to read.” {A} was looking at the cushion. “That’s funny,” said {A}. “Your cushion’s got thick. At breakfast it was as flat as a pancake.”'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-cushion',
      A: 'partner',
      paragraphs: [
        '{H} lifted the cushion. Underneath lay the reading book, with a bit of toast at page nine. {H} had put it there at breakfast, so as not to forget it, and had sat on it. “You weren’t following me,” said {H} to the chair. “You were bringing me something.” The chair gave one creak, a long one. Then it stood still on all four feet, for the first time that morning. “It’s been shouting that since the corner,” said {A}.'
      ]
    },
    {
      id: 'leg-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The floor of the classroom was not quite even. So the chair stood on three legs there, and held the fourth a little in the air. “Yes?” said the teacher. “You had your leg up?” The chair put it down. Then another one went up.',
        '“I think it wants to know when break is,” said {A}. {H} folded some paper, and pushed it under the short leg. After that the chair asked nothing more, and was praised for sitting nicely.'
      ]
    },
    {
      id: 'other-at-break',
      A: 'other',
      spare: 11,
      paragraphs: [
        'At break they played the game in which there is one chair too few. {A} was the music. When {A} stopped singing, everybody sat down, and the kitchen chair was left over. It had been running round with them.',
        '“It’s got to go out,” said {A}. “Nobody was sitting on it.” But the chair had stopped when the music did, and nobody can sit down who is a chair. They went through the rules. In the end it had won.'
      ]
    },
    {
      id: 'the-gap',
      A: 'partner',
      paragraphs: [
        'Then {H} sat on the kitchen chair and read aloud. Up there {H} was taller than the whole class, and was heard right to the back. {A} listened to every word, even to the toast. “And how will it get home?” asked the teacher. “It’ll follow me,” said {H}. At home the table had waited all day, with a gap where a chair was missing. The chair saw the gap from the door, and ran.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the book under the table, where one chair was missing.',
      '{names} walked behind the chair, to see how it did it.',
      { text: '{names} held the door a moment longer, for something with four legs.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the chair twice, and it turned round each time.',
      '{names} ran a little way towards home, to show the chair how, and came back alone.',
      { text: '{names} told the chair the way home, as clearly as could be.', needs: ['hands'] },
      { text: '{names} pulled at its back leg, but it had made up its mind.', needs: ['hands'] }
    ],
    turn: [
      { text: '{names} said sorry to the chair for all the shouting.', needs: ['hands'] },
      '{names} sat down by the row, and listened to page nine.',
      '{names} tried the chair for a moment, and it did not pinch any more.',
      { text: '{names} brushed the toast off the page, and gave the chair the crumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'All the chairs stood round the table. One of them creaked for a long time, and told the others about school.',
    '{H} washed, and lay down. Something went tap, tap, tap, tap, and the chair stood beside the bed. The book lay on top of the cushion now, where it could be seen.'
  ],
  last: [
    'In the dark something creaked once, quite content, and {H} was asleep.',
    'Four legs stood still beside the bed, ready for the morning, and {H} was asleep.'
  ]
})
