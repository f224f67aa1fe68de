import { wishPlot } from '../wish-plot.ts'

export const rabbitUpsideDownEars = wishPlot({
  id: 'wish-rabbit-upside-down-ears',
  wishes: ['rabbit upside down ears', 'rabbit upside-down ears', 'bunny upside-down ears', 'rabbit upside-down', 'hare upside down ears', 'hare upside-down ears', 'rabbit ears upside down', 'rabbit ears hang down', 'rabbit ears hanging down', 'rabbit floppy ears hears', 'rabbit droopy ears', 'rabbit ears point down', 'rabbit ears the wrong way', 'rabbit ears wrong way up', 'rabbit ears won’t stand up', 'rabbit ears don’t stand up', 'rabbit funny ears', 'rabbit different ears', 'rabbit wonky ears', 'rabbit long ears hears', 'bunny upside down ears', 'bunny ears upside down', 'bunny ears hang down', 'bunny ears hanging down', 'bunny floppy ears hears', 'bunny droopy ears', 'bunny ears point down', 'bunny ears the wrong way', 'bunny ears wrong way up', 'bunny ears won’t stand up', 'bunny ears don’t stand up', 'bunny funny ears', 'bunny different ears', 'bunny wonky ears', 'bunny long ears hears', 'bunny ears on the wrong way round', 'rabbit upside down', 'rabbit ears under the ground', 'rabbit who hears seeds', 'rabbit hears the mole', 'rabbit hears worms', 'rabbit can hear things grow', 'rabbit ears drag', 'bunny trips over ears', 'rabbit trips over ears', 'rabbit ears too long', 'bunny ears too long', 'lop eared rabbit upside down', 'lop eared bunny ears'],
  answers: ['rabbit', 'rabbits', 'bunny', 'bunnies', 'hare', 'ears', 'ear', 'upside', 'down', 'hang', 'hangs', 'hanging', 'floppy', 'droopy', 'lop', 'long', 'wonky', 'crooked', 'different', 'wrong', 'way', 'round', 'up', 'stand', 'stands', 'won’t', 'don’t', 'point', 'points', 'hear', 'hears', 'hearing', 'heard', 'listen', 'listens', 'listening', 'underground', 'ground', 'earth', 'soil', 'below', 'mole', 'worm', 'seed', 'bean', 'plant', 'grow', 'grows', 'trips', 'over', 'drags', 'laughed', 'laugh', 'laughs', 'other', 'others', 'special', 'fluffy', 'white', 'brown', 'grey', 'hops', 'hop', 'soft', 'hole', 'little', 'small', 'big', 'young', 'old', 'new', 'friendly', 'kind', 'nice', 'silly', 'funny', 'clever', 'shy', 'grumpy', 'happy', 'very', 'really', 'only', 'always', 'never', 'every', 'day', 'night', 'evening', 'morning', 'one', 'once', 'first', 'story', 'about', 'called', 'named', 'who', 'that', 'which'],
  except: ['earache', 'hurt', 'hurts', 'infection', 'vet', 'ill', 'poorly', 'died', 'dead', 'easter', 'magician', 'stew', 'deaf', 'hearing aid', 'toy', 'lost', 'broken', 'pierced', 'elephant', 'why'],
  moods: ['question', 'first', 'waiting', 'change', 'learning', 'alone', 'proud'],
  isTale: true,
  company: ['rabbit', 'rabbits', 'ears', 'ear', 'bean', 'pot', 'earth', 'mole', 'worm', 'saucer', 'window', 'sill', 'leaf', 'leaves', 'root', 'spoon', 'snail', 'fly'],
  about: 'A rabbit’s ears are upside down and hear what is below, and it hears the hero’s bean go the wrong way, until they see which way every bean begins.',
  titles: ['The Rabbit with Upside-Down Ears', 'First Down, Then Up', '{H} Waits for a Bean', 'What the Rabbit Heard', 'Two Green Ears'],
  want: [
    {
      id: 'nothing-to-see',
      A: 'partner',
      paragraphs: [
        '{H} had put a bean in a pot. For four days there was nothing to see but earth. Then a rabbit with upside-down ears sat on the window sill. Its ears hung down, with the openings at the bottom. “Other rabbits hear what’s above,” said the rabbit. “I hear what’s below.” “Can you hear my bean?” asked {H}. {H} wanted it to come up. The rabbit lowered both ears to the earth, and {A} kept very quiet.'
      ]
    }
  ],
  way: [
    {
      id: 'what-is-below',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s below us here?” asked {A}. The rabbit listened to the floor. “There’s a pipe,” it said, “with a bath going down it. Below that there’s an apple in a cellar, rolling over.” It hung its ears a little lower. “Then comes earth. Somebody’s digging there with both hands, in a fur coat.”',
        '“A mole,” said {H}. “The mole says that it’s all corridor,” said the rabbit, “and that it wants a room.”'
      ]
    },
    {
      id: 'and-what-is-above',
      A: 'same',
      spare: 2,
      paragraphs: [
        'An aeroplane flew over, so low that the window hummed. “Did you hear that?” asked {A}. “What?” asked the rabbit. It had heard a worm turn round. For the sky it had to stand on its head, and it did not see the need.',
        '{H} showed it all the same. The rabbit stood on its head beside the pot, and its ears pointed up. “It’s very empty,” said the rabbit. “There’s one fly, with nothing to say. How do you stand it?”'
      ]
    },
    {
      id: 'it-goes-down',
      A: 'partner',
      paragraphs: [
        '“It’s cracked,” said the rabbit. “Something thin’s come out, and it’s going down.” “Down?” said {H}. “Then I’ve put it in upside down!” {H} dug out the bean with a spoon. It had a little white tail, which pointed to the bottom of the pot. So {H} turned the bean over, with the tail to the top, and covered it up. “Now it’ll go the right way,” said {H}. {A} was not so sure.'
      ]
    },
    {
      id: 'stood-up-ears',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What if your ears were the right way up?” asked {A}. {H} held them up, one in each hand, and they looked like any rabbit’s. “Oh dear,” said the rabbit. “Is there always so much weather?” It heard a door, and a bicycle, and the neighbours’ radio.',
        '“What are they saying?” asked {H}. “That it’ll be fine,” said the rabbit. {H} let go, and the ears fell down. At once the rabbit looked happier. “Down there it’s been fine all day,” it said.'
      ]
    },
    {
      id: 'a-kind-word',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had heard that plants like it when you talk to them. So {H} bent down to the pot and said, “This way.” Nothing happened. “A bit louder,” said the rabbit, “it’s got its skin over its head.” {H} said it again through a cardboard tube.',
        '“Now it’s heard something,” said the rabbit. “It’s stopped to think. I believe it took you for a cow.” They waited a while, in case it wanted to say something in reply. But a bean is not so quick.'
      ]
    },
    {
      id: 'rain-from-below',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} poured water in the saucer under the pot, and the rabbit jumped. “What a noise!” it said. “It’s as if somebody pulled up a hundred socks.” The water was climbing through the earth, from crumb to crumb. {A}’s ears were the right way up and heard nothing.',
        '“Now it’s got to the bean,” said the rabbit. “It’s drinking with all its skin. It’s getting rounder.” They looked at the saucer, and it was dry. “Well, cheers,” said {A} to the pot.'
      ]
    },
    {
      id: 'other-listens',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} lay down and put an ear on the floorboards. That was nearly as good as having them upside down. “I hear a sort of sea,” said {A}. “That’s you,” said the rabbit. “It’s always you first. You’ve got to wait until you’ve passed.”',
        '{A} waited. The sea went on. “I’m still here,” said {A} after a time. “With people it takes long,” said the rabbit. “There’s such a lot of you going round.” But at the very end there was one knock, from quite deep.'
      ]
    },
    {
      id: 'pet-upside-down-too',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} looked at the rabbit’s ears from the front, and then from behind. Then {A} lay down and rolled over. With all four feet in the air, {A}’s ears were upside down as well. They lay on the floor, inside out, and pink.',
        '“What does {A} hear?” asked {H}. The rabbit lay down with its head on that side. “We’ve both got the washing machine,” said the rabbit. For some time they listened to the socks, and neither wished to get up.'
      ]
    },
    {
      id: 'elder-potatoes',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had a friend who heard potatoes,” said {S}. “We’d walk along the field, and my friend would stop and say, ‘Here are three.’” “And were there?” asked {A}. “There were always potatoes,” said {S}. “It was a potato field.”',
        'The rabbit wanted to know whether they had been the ones that hum. “I think they were the quiet sort,” said {S}. “Then your friend was good,” said the rabbit. “Those I only get on Sundays.”'
      ]
    },
    {
      id: 'the-same-way',
      A: 'partner',
      paragraphs: [
        'In the morning the rabbit listened again. “It’s gone in a loop,” it said, “and now it’s going down, just as before.” “But I put it right!” said {H}. {A} looked at the rabbit, and then at the pot. “Which way do your ears grow?” asked {A}. “Down first, of course,” said the rabbit. “There’s somebody there.” “Then so does the bean,” said {A}. “That white tail isn’t the top. It’s the root.”'
      ]
    }
  ],
  turn: [
    {
      id: 'leave-it-be',
      A: 'partner',
      paragraphs: [
        'So {H} let the bean go down. First down, then up, for it had to hold on before it could push. “Now it’s got its feet in,” said the rabbit on the first day. On the second it said, “Now it’s got its back against the roof.” {A} saw it first. In the earth there was a crack, as thin as a hair.'
      ]
    },
    {
      id: 'a-bump',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The crack grew, and a crumb of earth stood up and fell over. “It doesn’t come out with its head,” said the rabbit. “It comes bent over and pushes with its neck.” That way the leaves come to no harm. {H} and {A} tried it under a blanket.',
        'It was true. With your head in front you got fluff in your eyes. With your back it went quite well, only nobody knew who was coming. “It’s me,” said {H} from under there. “Then come up, bean,” said {A}.'
      ]
    },
    {
      id: 'child-plants-a-button',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had planted something too, in an egg cup, and would not say what. “Can you hear it?” asked {S}. The rabbit put one ear to it. “It’s lying quite flat,” it said, “with four holes. And it isn’t in any hurry.”',
        '“That’s a button,” said {A}. “Nothing comes of a button.” “It’s holding the earth together,” said {S}. The rabbit listened again, for the sake of fairness. The earth in there did seem very well done up.'
      ]
    },
    {
      id: 'who-lives-in-pots',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is it alone down there?” asked {H}. “Far from it,” said the rabbit. “There’s a worm no longer than an eyelash. It’s having its tea.” It ate earth at the front, and at the back it laid the earth down again, only better.',
        '“And then?” asked {A}. “Then it turns round,” said the rabbit, “and has some of that.” They were all quiet, to let the worm get on. The rabbit lowered the other ear as well. “That was a burp,” it said. “A very small one. It’s full.”'
      ]
    },
    {
      id: 'two-green-ears',
      A: 'partner',
      paragraphs: [
        'On the third day the bean was up. First came a pale green hook, and after it two leaves, still folded. They hung down to the left and the right, with their tips to the ground. The rabbit looked at the bean, and its own ears hung down beside the pot. “It’s got them upside down,” whispered {A}. “It’s listening,” said the rabbit, “to hear if its feet are still there.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the window sill, and looked for a long time at nothing.',
      '{names} tilted a head until the ears of the rabbit were the right way up.',
      { text: '{names} felt one of the ears, and it was warm and very thin.', needs: ['hands'] },
      { text: '{names} turned the pot to the light, by a quarter.', needs: ['hands'] }
    ],
    way: [
      '{names} held still, because the rabbit heard every foot.',
      '{names} lay down on the floor to listen, and stayed there for comfort.',
      { text: '{names} wiped the earth off the spoon, and off the sill.', needs: ['hands'] },
      { text: '{names} cupped two hands round the pot, to keep the noise out.', needs: ['hands'] }
    ],
    turn: [
      '{names} bent both ears down to the pot, as far as ears like that will go.',
      '{names} moved out of the light, so that the bean could have it.',
      { text: '{names} dripped in some water, one drop for each ear.', needs: ['hands'] },
      { text: '{names} put a stick in the pot for later, when the bean would want to climb.', needs: ['hands'] }
    ]
  },
  bed: [
    'The saucer was filled, and the spoon was hung on its hook. The rabbit’s place on the sill was wiped, and left free.',
    '{H} washed both ears, also from below. Then {H} lay down on the left one, to hear what the mattress had to say.'
  ],
  last: [
    'First down, then up, but that would be in the morning, for {H} was asleep.',
    'Below the pillow it was fine and quiet, and {H} was asleep.'
  ]
})
