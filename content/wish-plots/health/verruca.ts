import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const verruca = wishPlot({
  id: 'wish-verruca',
  wishes: ['verruca', 'verrucas', 'verrucae', 'veruca', 'verucca', 'verrucca', 'verruca sock', 'swimming sock', 'wart foot', 'warts foot', 'plantar wart', 'plantar warts', 'wart toe', 'wart sole'],
  answers: ['foot', 'feet', 'toe', 'sole', 'sock', 'socks', 'swimming', 'pool', 'school', 'got', 'has', 'had', 'getting', 'gets', 'treatment', 'cream', 'gel', 'plaster', 'plasters', 'freezing', 'frozen', 'freeze', 'doctor', 'chemist', 'pharmacist', 'hurts', 'sore', 'tiny', 'two', 'gone', 'away', 'better', 'first', 'his', 'her', 'my', 'on', 'heel', 'under', 'embarrassed', 'lesson', 'lessons', 'wear'],
  except: [...SERIOUS, 'toad', 'toads', 'witch', 'witches', 'salt', 'hog', 'warthog', 'frog', 'nose', 'face', 'hand', 'hands', 'finger', 'fingers', 'bleeding', 'infected'],
  moods: ['first', 'change', 'afraid'],
  company: ['verruca', 'sock', 'wall'],
  about: 'The hero has a verruca and a rubber sock that squeaks, and wants to creep up on {A} with it; whoever squeaks a little softer each time is heard going away.',
  titles: ['Squeak, Hush, Squeak', 'Going Away Nearer', 'The Left Foot Tells', '{H} Creeps in Rubber', 'As Big as a Lentil'],
  want: [
    {
      id: 'the-sock',
      A: 'partner',
      paragraphs: [
        '{H} had a verruca, under the left foot. It was round and rough, like a very small cauliflower, and had three black dots. Each evening it got its drop and its plaster. For swimming it had a sock of white rubber. {H} tried that on at once.',
        'They were playing the game where one stands at the wall and the rest creep up. {A} was at the wall. {H} wanted to touch {A}’s back, just once, before {A} turned round. “Squeak,” said the sock.'
      ]
    }
  ],
  way: [
    {
      id: 'it-tells',
      A: 'partner',
      paragraphs: [
        '{A} turned round. The right foot was as quiet as butter. But after it came the left. Squeak, hush, squeak, hush. “You’re by the chair,” said {A}, with closed eyes. “You’re by the lamp. Back you go.”',
        '{H} tried it on tiptoe, and the sock squealed. {H} tried it on the good foot alone. Thump, thump, thump. “That’s a kangaroo,” said {A}. {H} slid it along the floor. It sounded like a pig on a slide.'
      ]
    },
    {
      id: 'what-it-looks-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} wanted a look at the verruca, because of the dots. {H} lay on the floor and held up one foot, and {A} came with the big magnifying glass. “It’s like a town from above,” said {A}. “Those are chimneys.” “Is anybody in?” asked {H}.',
        'You could not see anybody. But it had a wall all round, and no gate. “They keep to themselves,” said {A}. {H} put the foot down again, and walked on it. It did not hurt, or only like a lentil in your shoe.'
      ]
    },
    {
      id: 'where-from',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where did you get it?” asked {A}. “It must have been on a floor somewhere,” said {H}. “It got in while I was thinking about something else.” Half the class had one, or had had one, or would. They like it where it’s warm and wet, and you go barefoot.',
        '“So do I,” said {A}. “So does everybody,” said {H}. It could not really be blamed for its taste. Only it ought to have asked.'
      ]
    },
    {
      id: 'getting-it-on',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It was quite a business to get that sock on. Dry, it stuck at the heel. Wet, it flew off and hit the lamp. In the end {A} held it open, like a fish’s mouth, and {H} stood in it. “Schlup,” it said. That was the only nice word it knew.',
        'It was tight round the toes, and they could not move by themselves any more. They had become one wide toe. “Like a duck,” said {A}. “A duck would be quieter,” said {H}.'
      ]
    },
    {
      id: 'oil',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If a door squeaks, you oil it,” said {A}. They had some for salad. They put one drop under the sock. {H} took a step, and the sock did not say a word. It had no time. {H} sat on the floor, and the sock pointed at the ceiling.',
        'They washed it off again with soap. After that it squeaked better than before, and higher. “Now it’s clean,” said {A}. “You can hear every letter.”'
      ]
    },
    {
      id: 'woolly-sock-over',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} pulled a woolly sock over the rubber one. Now there was not a sound. {H} was past the chair, and past the lamp. Then {H} noticed that something was missing. The woolly one had stayed behind at the chair, standing up, as if a foot were in it.',
        '“Squeak,” said the other. “Back,” said {A}. On the way {H} picked up the woolly one. It had been so quiet that it had not even come.'
      ]
    },
    {
      id: 'talking-to-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It takes a while,” said {A}, “before one of those goes. Some of them stay for a whole winter.” {H} bent down and spoke to it through the rubber. “You can stay till the plums,” said {H}. “Then I need the place.”',
        '“For what?” asked {A}. “For foot,” said {H}. {A} knocked at the sock, three times, politely. There was no answer. But it had been told, and there had been a witness.'
      ]
    },
    {
      id: 'a-stone-floor',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It did not squeak the same everywhere. On the rug it mumbled. On the wood it squeaked. On the tiles by the sink it sang, and you could have danced to it. {H} walked round and tried it all, and called out what it was. “Rug,” called {H}. “I know,” said {A}.',
        '“Door mat.” It said “frut”, and they both had to laugh. It was quite the wrong sort of noise for a foot. {H} did it once more, to be sure.'
      ]
    },
    {
      id: 'other-mine-left',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I rubbed mine with a banana skin,” said {A}, “every night.” “Did it go?” asked {H}. “It did,” said {A}. “Mind you, my cousin did nothing at all, and hers went in the same week.” They thought about that.',
        '“Perhaps they knew each other,” said {H}. {A} had kept the habit, in any case. {A} still couldn’t see a banana skin without sitting down and taking off a shoe.'
      ]
    },
    {
      id: 'swap',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then {A} was the one who crept, and {H} stood at the wall. {A} had just ordinary socks, and was as quiet as dust. {H} listened so hard that both ears moved. There was a clock. There was somebody’s tummy. “Turn,” thought {H}, and turned.',
        '{A} stood there right behind, with one arm out. “It’s no good without a squeak,” said {H}. “There’s nothing to hear.” It was the first kind word that anybody had said about that sock.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} wanted to know who was being trodden on. It squeaked, and squeaked again, and nobody helped. {A} went up to the sock and gave it a good look. “It’s all right,” said {H}. “It only does that when I walk.”',
        '{H} took one more step, to show it. {A} lay down across both feet at once, the loud one and the quiet one. Now nobody was trodden on. {A} had seen to it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“In our dancing class there were new shoes,” said {S}, “and they squeaked, all twenty pairs. The pianist stopped playing. She said that she wasn’t needed.” “And what did you do?” asked {A}. “We danced to the shoes,” said {S}. “It was a waltz. You had to come in on the left.”',
        '{S} got up and took {A} by both hands. Squeak, hush, hush. Squeak, hush, hush. It was a waltz, really. You only had to leave out one foot.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted a verruca too, because of the sock. “You can’t have the one without the other,” said {A}, “and you’d get mine.” {S} looked under both of {S}’s feet. There was a bit of jam. “Will that do?” asked {S}. {A} had to say that it would not.',
        'So {S} put a washing-up glove on one foot. It had five fingers, and they waved as {S} walked. It said “flop”. From then on it went flop, squeak, hush, right through the house.'
      ]
    },
    {
      id: 'far-off',
      A: 'partner',
      paragraphs: [
        '“I never hear you coming,” said {A}. “I only hear that left foot. When it’s loud it’s near, and when it’s soft you’re a long way off. Even a goose would know that.” {H} thought about it.',
        '{H} put the foot down heavily. “Squeak!” And then lightly. “Squeak.” And then as if there were an egg under it. “Skik.” So the sock could do it softly. Nobody had ever asked.'
      ]
    }
  ],
  turn: [
    {
      id: 'going-away',
      A: 'partner',
      paragraphs: [
        '{H} took one step. “Squeak!” “I hear you,” said {A} to the wall. The next one was a bit softer. “Squeak.” And it was one step nearer. “Now you’re going away,” said {A}. “Squeak,” said the sock, by the lamp, like a mouse in another house. “Have you given up?” called {A}, rather loudly. “Don’t be cross!” “Skik,” said the sock.',
        '{A} waited. “It’s only a game!” shouted {A}, after somebody who must be out in the street by now. A finger touched {A}’s back. {A} jumped as high as the door handle.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They did it the other way as well, for fun. {H} stood right behind {A}, and went backwards to the window, louder with each step. “You’re coming,” said {A}. “You’re really close now. You’re here!” {A} turned round, with both arms open.',
        '{H} stood at the far end and waved. “That’s not right,” said {A}. “My ears have got you on my shoulder.” {A} looked there, too, to be sure.'
      ]
    },
    {
      id: 'plaster-time',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then came its time for the drop. It’s no bigger than a tear, and it smells like a new car. The drop had to sit right in the middle, and not beside it. After that you wait until it’s white. {H} held still, and {A} counted.',
        '“Does it know that it’s being asked to go?” said {A}. “It’s been asked every day since Easter,” said {H}. “I think it’s packing.”'
      ]
    },
    {
      id: 'so-does-it',
      A: 'partner',
      paragraphs: [
        'The sock came off. “Schlup,” it said. They looked at the verruca, in the lamplight. {A} laid a lentil beside it, for that was how they measured. On Sunday it had been a pea. “It’s smaller,” said {A}. {H} had not noticed anything.',
        '“It’s going away,” said {H}, “a bit softer every time.” They both listened. You could hardly hear it now. “Skik,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked to see who had squeaked.',
      '{names} stayed by the wall, where it was safe.',
      { text: '{names} held open the rubber sock, for the foot to go in.', needs: ['hands'] },
      { text: '{names} drew a line on the floor with a bit of chalk, to start from.', needs: ['hands'] }
    ],
    way: [
      '{names} crept along behind, and was sent back as well.',
      '{names} froze at the squeak, in the middle of a yawn.',
      { text: '{names} clapped a hand over one ear, because of the pig.', needs: ['hands'] },
      { text: '{names} stood the lamp a bit further out of the way.', needs: ['hands'] }
    ],
    turn: [
      '{names} did not breathe until the finger was there.',
      '{names} listened after somebody who was going away.',
      { text: '{names} held out a lentil, from the jar.', needs: ['hands'] },
      { text: '{names} pointed the other way, to be of help.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lentil went back to the others, and the sock was hung up by its toe. It dripped, and each drop was softer than the last.',
    '{H} washed, and the left foot got a new plaster, with a car on it. Then {H} crept to bed on bare soles, and nobody heard a thing.'
  ],
  last: [
    'Hush went the one foot and hush went the other, and {H} was asleep.',
    'Under the blanket something was going away, very softly, and {H} was asleep.'
  ]
})
