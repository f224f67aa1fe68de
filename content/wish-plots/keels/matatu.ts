import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

export const matatu = tellOf('matatu', ['matatu', 'matatus'])

export const minibus = tellOf('minibus', ['minibus', 'minibuses', 'mini bus', 'mini buses', 'minibus waits until full', 'dala dala', 'dala dalas', 'daladala', 'daladalas', 'danfo', 'danfos', 'trotro', 'trotros'])

/** The same story under the name by which the family calls it. */
function tellOf(bus: 'matatu' | 'minibus', wishes: string[]): ScenePlot {
  return wishPlot({
    id: `wish-${bus}`,
    wishes,
    except: ['crash', 'crashed', 'accident', 'broke', 'afraid', 'scared', 'stuck', 'lost', 'missed', 'magic'],
    answers: ['minibus', 'full', 'disco', 'lights', 'flashing', 'music', 'loud', 'driver', 'conductor', 'tout', 'nairobi', 'kenya', 'lagos', 'tanzania', 'yellow', 'painted', 'ride', 'riding', 'rides', 'drive', 'drives', 'go', 'goes', 'in', 'seat', 'seats', 'school', 'door', 'big', 'town', 'city'],
    company: [bus, 'conductor', 'driver'],
    about: 'A minibus goes when it is full, and nobody gets into an empty one, until the coats have taken their seats.',
    titles: ['It Goes When It Is Full', 'One Seat Left', '{H} Knocks Twice', 'The Raincoat Has the Window', 'Bedroom, Bedroom, Bedroom'],
    want: [
      {
        id: 'no-timetable',
        A: 'partner',
        paragraphs: [
          `{H} had a ${bus}. It was eight chairs in two rows, with a blanket for a roof. It had no timetable. It left when it was full.`,
          `“Bedroom, bedroom, bedroom!” called {H}, who was the conductor and leaned out at the door. {A} was on the road with a bag. “In Lagos it’s a danfo,” said {H}, “and in Dar es Salaam a daladala. Here it’s a ${bus}, and it’s mine.”`
        ]
      }
    ],
    way: [
      {
        id: 'the-next-one',
        A: 'partner',
        paragraphs: [
          '{A} put in a nose and looked along the rows. On eight seats sat nobody at all. “I’ll take the next one,” said {A}, and stood by the wall.',
          `A ${bus} must be heard before it’s seen, so {H} turned up the music. {H} sang the drum and the bass together. {A} tapped with one foot, and even with the bag. But {A} did not get in.`
        ]
      },
      {
        id: 'it-has-a-name',
        A: 'same',
        spare: 1,
        paragraphs: [
          `“What’s yours called?” asked {A}. “They’ve all got something painted on the back.” The conductor went round to look. On the back of the ${bus} was a towel with a parrot.`,
          '“Parrot,” said {H}. “Just Parrot?” said {A}. “The one I had last week was King of the Road.” {H} thought, and went round again. “It’s Parrot of the Road,” said {H}.'
        ]
      },
      {
        id: 'two-knocks',
        A: 'same',
        spare: 2,
        paragraphs: [
          `In a ${bus} nobody shouts at the driver. One knock on the roof means stop, and two mean go. {H} practised on the saucepan lid. “Knock, knock.” {A} was the engine, and went “vroom”.`,
          'Then {H} had an itch, and scratched it on the lid. “That was two and a half,” said the engine. It went forward, and stopped, and then it only trembled.'
        ]
      },
      {
        id: 'things-for-sale',
        A: 'other',
        spare: 3,
        paragraphs: [
          `While a ${bus} waits, the shops come to its windows. {A} came along the chairs with a tray. “Bananas,” said {A}. “Combs. One sock.” The conductor leaned out and felt the bananas.`,
          '“I’d like the sock,” said {H}, “but I want two.” {A} said the other was at the next stop. It had gone ahead on foot.'
        ]
      },
      {
        id: 'bags-on-knees',
        A: 'same',
        spare: 4,
        paragraphs: [
          '“Where does my bag go?” asked {A} from outside. “On your knees,” said {H}. {A} had a cushion under one arm as well. “And my hen?” “On top of the bag.”',
          `“And if somebody gets on with a drum?” The conductor looked at the roof of the ${bus}, which was a blanket. “Then your hen holds the drum,” said {H}.`
        ]
      },
      {
        id: 'one-finger-up',
        A: 'same',
        spare: 9,
        paragraphs: [
          `“In Johannesburg you stop a ${bus} with one finger,” said {A}. “If it points up, you want to go into town. Down means only round the corner.” {A} stuck out one finger, halfway. “And what’s that?”`,
          'The conductor looked closely. “Round the corner, up a bit,” said {H}. “That’s where my plaster is,” said {A}. “But I’d go there, too.” “We don’t stop for plasters,” said {H}.'
        ]
      },
      {
        id: 'notes-in-fingers',
        A: 'same',
        spare: 10,
        paragraphs: [
          'A conductor has no pockets free. The money is folded the long way and stuck between the fingers, like a fan. {H} did it with four bus tickets and a leaf. “Change for a leaf?” asked {A}.',
          '{H} counted out two small leaves, and could no longer hold on to the door. They tried it with the tickets between the toes. It worked, but then the shoes were too full to go anywhere.'
        ]
      },
      {
        id: 'sliding-door',
        A: 'same',
        spare: 11,
        paragraphs: [
          `The door of a ${bus} slides, and it has moods. {H} took hold of the curtain, leaned back, and ran with it. It stopped halfway. “You’ve got to lift it first,” said {A}, “as if it were asleep.”`,
          '{H} lifted the hem a little, and spoke to it kindly. It went all the way, and everything that had been inside the curtain was outside. That was a spider, who looked for the next stop.'
        ]
      },
      {
        id: 'inside-lights',
        A: 'other',
        spare: 12,
        paragraphs: [
          `“Mine had blue lights in the ceiling,” said {A}, “and a film of a man who danced.” {H} put a torch under the blanket, with a blue sock over it. Now it was evening in the ${bus}.`,
          '“And the film?” {H} knelt on the front seat and danced, in a square as small as a screen. {A} watched from outside until the end. “I’ve seen it,” said {A}. “He marries the drummer.”'
        ]
      },
      {
        id: 'pet-wants-window',
        A: 'pet',
        spare: 5,
        paragraphs: [
          `{A} came by, got a good smell of the ${bus}, and chose a place in the doorway. “You’re in the way of the people,” said {H}. There were no people so far.`,
          'The conductor charged {A} half the fare, which was one biscuit. {A} was given it, and did not give it back. “That’s how you do it,” said {H}, and wrote it down.'
        ]
      },
      {
        id: 'elder-goat',
        S: 'elder',
        A: 'hero',
        spare: 6,
        paragraphs: [
          '“I once waited four hours for a bus to fill,” said {S}. “There was one seat left all that time, and in it was a sack of onions.” “Couldn’t you move it?” asked {A}.',
          `“The onions had paid,” said {S}. “Their owner was very strict. They got out two villages before me. I missed them, on the bends.” {A} looked round the ${bus} for a place where an onion would be comfortable.`
        ]
      },
      {
        id: 'child-driver',
        S: 'child',
        A: 'hero',
        spare: 7,
        paragraphs: [
          '{S} was the driver, with a saucepan lid to steer by. {S} steered all the time, though they were standing. “You needn’t yet,” said {A}. “I’m on a bend,” said {S}.',
          'It was a long bend, and {S} leaned further and further over. “You’ve gone right round,” said {A}. “We’re here again.” “Then everybody out,” said {S}, and hooted.'
        ]
      },
      {
        id: 'baby-fare',
        A: 'baby',
        spare: 8,
        paragraphs: [
          '“Fares, please,” said the conductor, and held out a hand to {A}. Something was put in it. It was warm and wet, and had been a rusk.',
          `“That’s too much,” said {H}. “You get some back.” {A} took the change, and ate it. A ${bus} lives on small sums.`
        ]
      },
      {
        id: 'nobody-gets-in-first',
        A: 'partner',
        paragraphs: [
          `“The music’s good,” said {A} by the wall. “It’s the seats that are wrong. Nobody gets into an empty ${bus}, for it goes last. I’d sit in there until I had a beard. I want a ${bus} with just one seat left.”`,
          '{H} counted the eight seats once more. “So nobody will get in,” said {H}, “until they’re all in.” “That’s it,” said {A}. “I’ve seen one stand there from breakfast to lunch.”'
        ]
      }
    ],
    turn: [
      {
        id: 'coats',
        A: 'partner',
        paragraphs: [
          `The conductor went out to the hooks and fetched the coats. The raincoat got the window, and the duffel coat did up its own buttons. Each had a hat. Soon seven coats sat in the ${bus} and looked straight ahead.`,
          `“One seat left!” called {H}. “Wait!” shouted {A}, and ran, with the bag over one ear, and squeezed in beside the raincoat. “I was only just in time,” {A} told it. The ${bus} was full. {H} knocked twice.`
        ]
      },
      {
        id: 'shoulder-to-shoulder',
        A: 'same',
        spare: 9,
        paragraphs: [
          `On the bends everybody in the ${bus} leaned to the left. Then everybody leaned to the right, and the duffel coat lay in {A}’s lap. “He’s come a long way,” whispered {A}. “Don’t wake him.”`,
          '{A} held up its hood, so that it could breathe, and looked past it at the road. They were just passing the bookcase.'
        ]
      },
      {
        id: 'rain-on-the-road',
        A: 'same',
        spare: 13,
        paragraphs: [
          `Under way it began to rain, for {A} was good at rain, with ten fingers on the roof. The ${bus} had one wiper, and that was {H}’s arm. It went squeak, and then it went squawk.`,
          'The raincoat at the window did not mind at all. It had got on for this. The others drew in their sleeves. “We’re all right at the back,” said {A}. “It’s the hats at the front I’m sorry for.”'
        ]
      },
      {
        id: 'all-change',
        A: 'partner',
        paragraphs: [
          `Vroom, went the ${bus}, past the table, with the bass and the drum. There was one knock. The winter coat wanted to get down at the kitchen. At the bathroom it was two scarves and a toothbrush.`,
          'At the last stop only {A} was left, and the bag. “Now it’s empty,” said {A}, “and nobody will ever get in.” The conductor looked through the bedroom door. In there was a bed with nothing in it but a pillow. “That one goes when it’s full, too,” said {H}.'
        ]
      }
    ],
    everybody: {
      want: [
        `{names} looked into the ${bus}, and then up the road.`,
        '{names} lay down on the road, where it was warm.',
        { text: `{names} held up the back of the blanket, to make it a tall ${bus}.`, needs: ['hands'] },
        { text: '{names} drew stripes along the roof with a finger.', needs: ['hands'] }
      ],
      way: [
        '{names} swayed to the music, and stayed outside.',
        '{names} got in at the front and out at the back.',
        { text: '{names} beat time on a biscuit tin.', needs: ['hands'] },
        { text: `{names} wiped the windows that the ${bus} did not have.`, needs: ['hands'] }
      ],
      turn: [
        '{names} leaned into every bend, along with the coats.',
        '{names} got down at the kitchen, after the winter coat.',
        { text: '{names} straightened a hat, two rows back.', needs: ['hands'] },
        { text: '{names} passed the fares forward, from coat to coat.', needs: ['hands'] }
      ]
    },
    bed: [
      `The coats walked back to their hooks, and the eight chairs to the table. Now there was no ${bus}, and the road was carpet.`,
      '{H} got in beside the pillow. The blanket took what room there was, and the bed was full. Two small knocks were heard on the wood.'
    ],
    last: [
      'The bed was full right up to the edge, and so it went, and {H} was asleep.',
      'It had left without any music, and {H} was asleep in the best seat.'
    ]
  })
}
