import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const stickInsect = wishPlot({
  id: 'wish-stick-insect',
  wishes: ['stick insect', 'stick insects', 'stickinsect', 'stickinsects', 'stick-insect', 'stick-insects', 'stick bug', 'stick bugs', 'stickbug', 'stickbugs', 'walking stick bug', 'walking stick insect', 'leaf insect', 'leaf insects', 'phasmid'],
  answers: ['walking', 'pet', 'pets', 'class', 'school', 'nursery', 'tank', 'twig', 'twigs', 'leaf', 'leaves', 'bramble', 'hiding', 'hides', 'hidden', 'find', 'finding', 'counting', 'count', 'camouflage', 'sways', 'swaying', 'still', 'thin', 'long', 'legs', 'invisible', 'our', 'new', 'who', 'that', 'looking', 'after', 'home', 'weekend', 'holiday', 'holidays', 'feeding', 'little', 'baby', 'eggs', 'shy', 'friend', 'called', 'funny', 'sleepy', 'brown', 'green', 'taking', 'brought'],
  except: [...NOT_WELL, 'dog', 'fetch', 'spider', 'praying', 'mantis', 'afraid', 'scared', 'glue', 'repellent', 'bite', 'sting'],
  company: ['tank', 'twigs', 'twig', 'note', 'lamp', 'leaf'],
  about: 'The hero is to count nine stick insects every evening and never gets nine, until they find out what a twig does not do.',
  titles: ['There Are Nine', 'Gerald Has Not Touched It', 'It Has Got Knees', '{H} Counts the Sticks', 'Nine and a Bit'],
  want: [
    {
      id: 'the-note',
      A: 'partner',
      paragraphs: [
        '{H} was minding some stick insects until Monday, in a glass tank full of twigs. There was a note. “There are nine,” it said. “Please count them every evening.” {H} wanted to write down nine. The finest was Gerald, as long as a ruler.',
        '{H} counted eight. {A} counted eleven. “You’ve counted twigs,” said {H}. “You’ve left out somebody,” said {A}, and pointed. “That’s a twig,” said {H}. “It’s got knees,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'blowing',
      A: 'partner',
      paragraphs: [
        '“A stick insect sways in the wind,” said {A}. “A twig doesn’t.” {A} blew. Everything in there swayed, the twigs too. Gerald swayed most beautifully of all.',
        '“Fourteen,” said {A}. A few little brown grains lay on the floor of the tank. “Somebody ought to sweep in here,” said {A}. “It didn’t say sweep,” said {H}. “It said count.” They counted again. Now it was seven.'
      ]
    },
    {
      id: 'practising-wind',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} stood in the doorway and was a stick insect, with both arms stretched up. {A} was to walk by and notice nothing. {H} swayed. “There’s no wind in here,” said {A}. “That’s what gives you away.”',
        'So {A} had to be the wind as well. “Whoo,” went {A}, and {H} swayed. “Whoo,” and {H} swayed again. Now nobody could have told {H} from a twig. But anybody who came by would have asked about {A}.'
      ]
    },
    {
      id: 'its-old-skin',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One stick insect hung head down from the lid, white all over, and you could see through it. “That one’s empty,” said {A}. It was only the skin of one. “When it gets too tight, they climb out at the top. Then they grow a bit, quickly, while they’re soft.”',
        '“And where’s the one who was in it?” asked {H}. They looked. It was sitting behind the skin, very green and clean, and was eating it, from the feet up. “That’s tidy,” said {A}. They both thought of their pyjamas.'
      ]
    },
    {
      id: 'five-and-a-half',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Let’s count the legs,” said {A}, “and divide.” They got fifty-one, and that was not right for anybody. Then {H} found one with five long legs and one tiny one, curled up like a spring. “That’s a new leg,” said {A}. “They can leave one behind, and make another.”',
        'They counted it as a half. Now there were fifty and a half. {A} took a pencil and a large sheet of paper, and breathed heavily. After some time {A} put the pencil down. “It’s somewhere between eight and nine,” said {A}.'
      ]
    },
    {
      id: 'on-the-ceiling',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Most of the stick insects liked to hang from the lid, with their backs down. “I’d get a red head,” said {A}. But {A} lay down on the rug, with both legs up the wall, to count them from there.',
        '“How many?” asked {H}. “It’s a nice tank,” said {A}. “It’s got a green carpet on top, and somebody’s left a lot of twigs on the ceiling.” {H} lay down too. From below it was easier to see who was holding on. Then one let go with everything but a toe, and still hung there.'
      ]
    },
    {
      id: 'drinking',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the evening they had to be sprayed. {A} did it, two puffs, so that it hung on the leaves in drops. One of the insects put its head down to a drop, and the drop got smaller. It had a very fine mouth. It drank as people drink whose tea is hot.',
        '“That’s one,” whispered {H}, and made a mark. Gerald had a drop on the nose as well, and let it hang there. “Gerald’s not thirsty,” said {H}. “Gerald’s got good manners,” said {A}. “Gerald is waiting to be asked.”'
      ]
    },
    {
      id: 'a-bush-with-buttons',
      A: 'same',
      spare: 6,
      paragraphs: [
        'One got out when the lid was off, and walked up {A}’s sleeve. It tried each place with one foot before it trod there. At the shoulder it stopped, put its arms out in front, and was a twig. “It thinks that I’m a bush,” said {A}.',
        '{A} did not want to disappoint it, and stood quite still, with one arm out. “Count me as well,” said {A}. {H} did. That would have been nine, if you could have been sure about the eight.'
      ]
    },
    {
      id: 'changing-places',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They took cherry stones, and put one on the rim for each stick that had surely moved. First there were three. Then there were four, and then nine, and {H} had picked up the pencil. “Wait,” said {A}. “That one was up there before.”',
        'It had walked from the fourth stone to the ninth, behind a leaf. “You’ve counted it twice,” said {A}. “It might have told us,” said {H}. Somewhere in there somebody stood quite still, and had perhaps not been counted at all.'
      ]
    },
    {
      id: 'arms-in-front',
      A: 'same',
      spare: 8,
      paragraphs: [
        'When they rest, they put both front legs out ahead, pressed together, with the head in between. So a long stick becomes a very long stick. {H} lay down on the floor like that, as straight as a plank. {A} measured from heel to fingertip. “You’re one and a half,” said {A}.',
        'Then {A} lay down at the end of {H}, in the same way. Together they came to just under the table. Somebody put down a cup on it and went away again. They had not been seen.'
      ]
    },
    {
      id: 'through-the-magnifying-glass',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} brought the magnifying glass. “They’ve got a face, at the thin end,” said {A}, “with two dots for eyes.” They went along all the ends, and looked for faces.',
        '“That’s a knot in the wood,” said {H}. “It’s smiling,” said {A}. They went on to Gerald. Gerald was in no hurry to be looked at. There was a bud at one end, and another bud at the other end. “Which is the face?” asked {A}. “Gerald’s shy,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came to help with the counting, and looked into the tank from the side. Nobody in there moved, and {A} did not move either. “{A} can do it too,” said {H}. “{A} would make a tenth.”',
        'Then one insect lifted a foot, very slowly, to take a step. {A} looked at that foot. The foot stayed in the air. It was still there when {H} had been to fetch a drink, and so was {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“There were six of us at home,” said {S}. “My mother counted us at the door every evening, by the heads, and she got seven. She counted again, and it was seven. She said that it must be her glasses.” “And who was it?” asked {A}.',
        '“The boy from next door,” said {S}. “He liked our soup. He always stood in the middle and looked like us. She had it all worked out by Christmas, and then she missed him if it was only six.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had a quicker way. {S} put {S}’s mouth to the glass. “Hands up!” called {S}. All of them had their hands up. They had had them up the whole time.',
        '“Hands down, then,” said {S}. Nobody took any notice. “They don’t know the game,” said {A}. {S} waited a little, to be fair. “Whoever isn’t a twig, say nothing,” said {S}. That went very well. But it was a great many.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} sat in front of the tank and was amazed at it. {A} pointed with one wet finger, and out came a “da”. {H} looked along the finger, and there was one, under the lid. “Da,” and there was one behind the stalk. {H} made a mark for each.',
        'It came to five, and none of them had been a twig. “How do you do it?” asked {H}. {A} pointed at the lamp. {A} pointed at {H}, and at a shoe. So they stopped there.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“We’ve got some at home,” said {A}, “only more.” “How many?” asked {H}. {A} thought. “You can’t say that,” said {A}. “In the morning there are twelve. Then somebody opens the curtains, and there are twenty.”',
        '“So how do you count them?” “We only count the ones who come out,” said {A}. “The others are private.” {H} looked at the note. There was nothing about private on it.'
      ]
    },
    {
      id: 'half-a-moon',
      A: 'partner',
      paragraphs: [
        '{A} picked up an old leaf. There was a piece missing at the edge, as round as half a moon. “Who did that?” asked {A}. “They do it when it’s dark,” said {H}.',
        '{A} held the leaf against the lamp, and the light came through the bite. “I know what a twig doesn’t do,” said {A}. “It doesn’t have supper.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-leaf-each',
      A: 'partner',
      paragraphs: [
        'So every stick got a leaf of its own, twelve in all. {H} put out the lamp. They sat in the dark and listened. It sounded as if a very small person were tearing up stamps.',
        'Then {H} switched the lamp on, and they counted the bites. “Seven, eight, nine,” said {H}. “Nine!” Three leaves were whole. One of them was in front of Gerald. “Gerald hasn’t touched it,” said {A}. They were quiet for a moment.'
      ]
    },
    {
      id: 'talk-about-gerald',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps Gerald had a big lunch,” said {H}. {A} said nothing. “I’ve said good morning to Gerald. I’ve told Gerald things.” “Gerald’s a very good listener,” said {A}. “That doesn’t depend on supper.”',
        '{H} took Gerald out and looked at both ends, and at the bark in between. It was good bark. It had a bend in the middle, just like a knee. “Anybody would have thought so,” said {A}.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They put the lamp out once more, because it had been so nice. In the dark they were quite different in there. You could hear feet, and something that was dragged along, and a bump. Somebody fell off, and got up again. “They’re moving the furniture,” whispered {A}.',
        'On went the lamp. Nobody had done anything. They all hung in their places with their arms up, and swayed a little. “There’s no wind,” said {H} to them.'
      ]
    },
    {
      id: 'and-a-bit',
      A: 'partner',
      paragraphs: [
        '{H} had already written the nine. “Wait,” said {A}. In the last leaf was one more bite, as small as a pinprick. Beside it stood a stick as long as an eyelash. It had its arms up, and it swayed.',
        'One of the brown grains on the floor was open, like a box with a lid. “They’re eggs!” said {H}. “And I’d have swept them up,” said {A}. {H} crossed out the nine. “Ten,” wrote {H}, “and Gerald.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the tank too, and made it five.',
      '{names} kept still too, as it is done in there.',
      { text: '{names} counted on both hands, and ran out.', needs: ['hands'] },
      { text: '{names} held the pencil ready for the nine.', needs: ['hands'] }
    ],
    way: [
      '{names} swayed too, since there was a wind.',
      '{names} gazed at a twig, and it gazed back, or did not.',
      { text: '{names} rubbed out the eleven.', needs: ['hands'] },
      { text: '{names} wiped the glass, where somebody had blown on it.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened in the dark, and chewed nothing.',
      '{names} came very near to the eyelash, and breathed the other way.',
      { text: '{names} shook hands with Gerald.', needs: ['hands'] },
      { text: '{names} laid the whole leaves aside for breakfast.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid was put on, and the note leaned against it. Gerald did not have to go back in. Gerald was given a glass with a view.',
    '{H} used a good deal of soap, and lay down with both arms stretched out in front. Good night was said to Gerald, and Gerald listened. In the tank somebody was tearing stamps.'
  ],
  last: [
    'Ten were awake in the tank, and were having supper. Gerald and {H} were asleep.',
    'Gerald stood in the glass beside the bed without a sound. {H} lay in it, just as still, and was asleep.'
  ]
})
