import { wishPlot } from '../wish-plot.ts'

export const robotDog = wishPlot({
  id: 'wish-robot-dog',
  wishes: ['robot dog', 'robots dogs', 'robots dog', 'robot dogs', 'robot puppy', 'robots puppies', 'robot puppies', 'robots puppy', 'robot doggy', 'robot doggie'],
  except: ['cat', 'cats', 'vet', 'ill', 'sick', 'poorly', 'old', 'died', 'dead', 'lost', 'missing', 'stolen', 'broken', 'broke', 'fight', 'fighting', 'war', 'evil', 'bad', 'scared', 'bite', 'bites', 'bit', 'dinosaur', 'space', 'moon', 'hot', 'without', 'no', 'toy', 'toys'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'play', 'playing', 'ball', 'fetch', 'meets', 'meet', 'met', 'little', 'small', 'big', 'clever', 'kind', 'good', 'metal', 'tin', 'learns', 'learn'],
  moods: ['learning'],
  partnerPlays: true,
  company: ['robot', 'dog', 'ball', 'charger'],
  about: 'A robot has been told to be the friend of a dog and wants to get it done before its lamps go out, but it cannot find the last step.',
  titles: ['It Has Not Got an End', 'How Many Steps', '{H} Is a Robot with a Warm Foot', 'Not Done Yet', 'The Ball Was Tidy'],
  want: [
    {
      id: 'seven-things',
      A: 'partner',
      paragraphs: [
        '{H} was a robot, in a box with three bottle tops, and those were lamps. It could carry, and count, and tell the time. This morning a new thing had been put into it: Be a friend of the dog.',
        'The dog was {A}, with socks for ears, and it lay on the rug. “Hello,” said the robot. “How many steps are there? I want to get it done before my lamps go out.” “What steps?” asked {A}, and wagged.'
      ]
    }
  ],
  way: [
    {
      id: 'tidy-ball',
      A: 'partner',
      paragraphs: [
        'The dog put a ball in front of its feet. “Throw,” said {A}. The robot threw it. The dog brought it back. “Thank you,” said {H}. The robot carried the ball to the cupboard and shut the door. “Ball: done.”',
        'The dog sat down in front of the cupboard, and looked at it. “It’s tidy now,” said the robot. “It’s gone,” said the dog. And one lamp went out, because {H} turned over the bottle top.'
      ]
    },
    {
      id: 'hello-nose',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The dog said hello with its nose. It began at the robot’s feet, and went up as far as the lamps. “Cardboard,” said {A}, “and a bit of jam, and somebody who’s been in the cupboard.” It knew more than the robot had told anybody.',
        'The robot had a thing for looking as well. “Legs, four,” it said. “Temperature, higher than a person’s. Nose, leaking.” “It’s meant to be wet,” said the dog. “The smells stick to it better.” “Then it’s working,” said {H}, and did not wipe it.'
      ]
    },
    {
      id: 'sit',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Sit,” said the robot, since that was on its list. The dog sat. {H} was delighted. “You go by commands too!” it said. “Sit! Up! Sit!” The dog went down and up and down.',
        'Then it stayed up. “Sit,” said the robot. “What’s in it for me?” asked {A}. Nobody had ever asked that. The robot looked inside itself. “In mine there’s nothing,” it said. “I just do it.” The dog was sorry for it, and sat down once for free.'
      ]
    },
    {
      id: 'paw',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Paw,” said the dog, and held up its own. The robot took it and shook it, up and down. It went on shaking. The dog had other things to do by then. “You can let go,” said {A}. “Nobody said stop,” said {H}.',
        '“Stop,” said the dog. The robot stopped, with its arm in the air. There it stayed, at the height of a paw. A robot does exactly what is said to it. So the dog had to say “Down” as well, and found that it was quite good at it.'
      ]
    },
    {
      id: 'bone',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The dog had a bone, and that was a wooden spoon. It dug it in behind the cushions, and patted them flat, and walked away. A minute later there stood the robot. “You lost this,” said {H}.',
        'The dog took it back, and dug it in under the rug. “You lost it again,” said the robot. “It isn’t lost,” said {A}. “I know where it is. It’s put by. It’s for when there’s nothing.” The robot thought about that. Then it dug in its own screwdriver, right beside it.'
      ]
    },
    {
      id: 'vacuum',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'There was a thing that the dog could not bear. It stood in the corner, with a long neck, and on Saturdays it roared. “Woof,” said {A} to the vacuum cleaner, from behind a chair.',
        '“That’s my cousin,” said {H}. The robot went up to it and shook it by the hose. “It’s only shy,” it said. “It has one thing that it can do, and it does that as loud as it can.” The dog knew somebody like that next door. It came out as far as the ears.'
      ]
    },
    {
      id: 'wags',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The robot counted the dog’s tail, which was a scarf. “Ninety a minute,” said {H}. “What is it for?” “I don’t know,” said the dog. “It happens when somebody comes in.” The robot went out. The scarf lay still. It came in again. “Ninety,” it said.',
        'It went out and came in six times, to be sure. “Don’t you get tired of it?” asked the robot. “Of what?” said {A}. “You were away.”'
      ]
    },
    {
      id: 'round-the-table',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They both wanted to go to the window. The robot worked it out first. “Four steps forward, turn left, three steps, turn right,” said {H}, and walked it. There was a chair at step two. It had not been there when it did the sum. The robot walked on the spot.',
        'The dog simply went where the draught came from. “How did you do it?” asked the robot. “I followed my front,” said {A}. It came back and followed it once more, slowly, with the robot holding on behind.'
      ]
    },
    {
      id: 'mechanic',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The mechanic came by, with an egg whisk, and that was {A}. “Where does it squeak?” The robot squeaked at the left elbow. “That’s only dry,” said {A}, and dripped on a drop of nothing. It was better at once.',
        'Then {A} scratched the robot in the middle, to see what that did. One of its legs began to kick by itself. “Loose wire,” said the mechanic. “Dogs have it too, in just that place. I always leave it in.” {H} made a note of where it was.'
      ]
    },
    {
      id: 'rain',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'It rained, and that was a tea towel shaken over the rug. A robot must not get wet. {H} stood under the table with its three lamps. The dog was out in it, and came in, and shook itself from its nose to its tail. First the ears went round, and then the rest.',
        '“Now I’m dry,” said {A}. “And now I’m wet,” said the robot. The dog looked at what it had done. Then it lay down on the wet place, with its fur to it, until that was dry too.'
      ]
    },
    {
      id: 'pet-real-one',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'On the edge of the rug was {A}, who had not been in the plan. The robot went round {A} with a tape measure. “Front, one,” said {H}. “Back, one. It has no switch.” {A} smelled at the tape, and at the robot’s knee.',
        'Then {A} lay down on the cable, which was a dressing-gown cord. “It’s blocking the current,” said the robot. It pulled a little, and nothing moved. It wrote that down as well. Some things were on already, and did not turn off.'
      ]
    },
    {
      id: 'elder-radio',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a dog that only obeyed the wireless,” said {S}. “When the man in it said Good evening, the dog got up and wagged.” {A} wanted to know why. “It was polite,” said {S}. “It thought that he’d come specially.”',
        '“And did he ever see it?” asked the robot. “No,” said {S}. “He said good evening to everybody else as well. But it was only our dog that answered.” {A} said good evening to the bread bin, to see how that felt.'
      ]
    },
    {
      id: 'small-button',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} had found the remote control, and it was half a banana. “Forwards!” called {S}, and pressed. {A} rolled forwards. “Backwards! Sideways! Sing!” The robot sang, on one note, and went sideways past the cupboard.',
        '“Dog!” called {S}, and pressed again. The dog scratched its ear. “It isn’t on the same banana,” said {A}. So {S} peeled it, and ate the top, to see whether that helped. After that nobody could be turned off any more.'
      ]
    },
    {
      id: 'baby-button',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'Nobody knew what the lowest bottle top was for, until {A} got to it. {A} pressed it with a whole hand. “Beep,” said the robot. {A} stared, and pressed again. “Beep,” said {H}.',
        'It was the most important button on the whole robot. It was pressed thirty-one times, and each time the beep came. The dog put both paws over its ears. “It does nothing else,” said the robot. “But it’s never been asked so nicely.”'
      ]
    },
    {
      id: 'guest-manual',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} was asked whether there was a book to go with the robot, for there generally is one. “There’s always a bit in the back,” said {A}, “where it says what’s gone wrong.” They opened the cookery book at the end. “Robot does not know when to stop,” read {A}. “See page four.”',
        '“And page four?” asked {H}. {A} turned the leaves. “It says, Serve warm,” said {A}. The dog thought that this was very likely right.'
      ]
    },
    {
      id: 'no-end',
      A: 'partner',
      paragraphs: [
        'So the robot fetched the ball out. It threw, and the dog brought it. They did it again, and again. The second lamp went out. “I’ve thrown it nineteen times,” said {H}. “When is it done?”',
        'The dog saw now what was wrong. “You’re looking for the end,” said {A}. “It hasn’t got one. Fetching isn’t done when I bring the ball. That’s only once round.” “How do I know that I’m doing it?” asked the robot. “Your foot’s warm,” said the dog. That was so. The dog was lying on it.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-commands',
      A: 'partner',
      paragraphs: [
        'Now there was one lamp left. With one lamp a robot has to go to its charger, and stand there all night. That was the mat by the wall. “If I go, your head comes down,” said {H}. “If I stay, I go out.”',
        'The robot hummed. It had never asked for anything in its life. “Would you come with me?” said {H}. The dog was up at once. “You haven’t asked what we do there,” said the robot. “No,” said {A}. “Shall I bring the ball?”'
      ]
    },
    {
      id: 'good-at-waiting',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“It’s dull, charging,” said the robot. “You stand at the wall, and it gets later.” “I’ve waited outside the baker’s,” said {A}. “I’ve waited for a whole roast chicken. You just look at the place where it comes out.”',
        'So they both looked at the place where it comes out. Nothing did, for quite a time. “You’re good at this,” said {H}. “It’s all in the ears,” said the dog. “You leave one up.”'
      ]
    },
    {
      id: 'night-ears',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The robot listened, and there was nothing to be heard. “Report: all quiet,” said {H}. “There’s a bicycle,” said the dog, with its eyes shut. “And somebody’s got a key out, two doors down. And a moth.” A dog hears four times as far as anybody else.',
        'The robot turned up its own ears as far as they would go. They were jam-jar lids. “I have one fridge,” it said. “That’s the one I had first,” said {A}. “I’ve finished with it. You can have it.”'
      ]
    },
    {
      id: 'dream-legs',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'The dog showed how it slept. First it went round three times, to flatten the grass, though it was a mat. Then it lay down, and its paws began to twitch. “Four legs, running,” said {H}. “Speed, nought.” “I’m after something,” said {A}. “Don’t say anything, or I won’t get it.”',
        'The robot said nothing. “What was it?” it asked, when the paws had stopped. “The ball,” said the dog. “You’d thrown it rather far.”'
      ]
    },
    {
      id: 'left-open',
      A: 'partner',
      paragraphs: [
        'The robot stood on the mat, and the dog lay down on its foot. {H} went through the whole day. “Carry: done,” said the robot. “Count: done. Time: said. Friend of the dog.” There it stopped.',
        '“Well?” said the dog. “It’s still running,” said {H}. “I’ll leave it on.” “It doesn’t use much,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the three lamps, and left a wet mark on the middle one.',
      '{names} backed out of the way when the robot walked, for it did not bend.',
      { text: '{names} helped the second sock on to the dog’s other side.', needs: ['hands'] },
      { text: '{names} shook hands with the robot, and got stuck for a moment.', needs: ['hands'] }
    ],
    way: [
      '{names} ran after the ball as well, and came in third.',
      '{names} sat down by the cupboard too, next to the dog.',
      { text: 'When the ball rolled under the chair, {names} fished it out with a ruler.', needs: ['hands'] },
      { text: '{names} counted the throws on ten fingers, and then began again at the thumb.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeezed on to the edge of the charger, and got a bit fuller.',
      '{names} leaned on the robot’s other foot, so that it matched.',
      { text: '{names} spread a tea towel over the dog, up to the socks.', needs: ['hands'] },
      { text: '{names} rolled the ball to the mat, where it could be found in the morning.', needs: ['hands'] }
    ]
  },
  bed: [
    'They folded the box flat, and the ball stayed out, for it was not done.',
    'Then the robot washed, but only where it was not made of cardboard. It lay down in bed, and there was a charger in that too.'
  ],
  last: [
    'The last lamp went out, but something was still running, very low, and {H} slept.',
    'One foot was warm already, and {H} was asleep.'
  ]
})
