import { wishPlot } from '../wish-plot.ts'

export const trainsDinosaurs = wishPlot({
  id: 'wish-trains-dinosaurs',
  wishes: ['train dinosaur', 'trains dinosaurs', 'train dinosaurs', 'trains dinosaur', 'dino train', 'dinos trains', 'dinos train', 'dino trains', 'train trex', 'train t-rex', 'train t rex', 'train diplodocus', 'trains diplodocus', 'train triceratops', 'dinosaur railway', 'dinosaurs railway', 'dinosaur locomotive', 'dinosaur steam engine', 'dinosaur station', 'dinosaur tracks train'],
  except: ['robot', 'robots', 'dragon', 'dragons', 'egg', 'eggs', 'bone'],
  answers: ['truck', 'trucks', 'driver', 'drives', 'conductor', 'rails', 'tracks', 'ride', 'rides', 'riding', 'friends', 'long', 'crossing', 'engine', 'choo'],
  company: ['dinosaur', 'train', 'diplodocus'],
  about: 'A train has to wait at a level crossing until a diplodocus has gone by, and the end of it stops on the rails while its head, far away, has found leaves.',
  titles: ['It Is Still Going By', 'Neck, Neck, Neck, Back, Back, Tail', '{H} Waits at the Crossing', 'The Other End of the Dinosaur', 'The Six O’Clock to the Window'],
  want: [
    {
      id: 'crossing',
      A: 'partner',
      paragraphs: [
        '{H} was the six o’clock train, with four boxes behind. It wanted to be at the window on time. But at the level crossing the barrier was down.',
        'Across the line went a Diplodocus, which is as long a dinosaur as there is. First came the head, and that was {A}, chewing. Then came the neck, a scarf tied to a scarf tied to a third one. “Choo,” said the train. “Is there much more?”'
      ]
    }
  ],
  way: [
    {
      id: 'going-by',
      A: 'partner',
      paragraphs: [
        'The head went round behind the sofa, and was gone. The neck went on coming. Then came the back, which was a blanket. “Now it’s nearly over,” said {H}. Then came the tail. It was six scarves and a sleeve.',
        'And in the middle of the tail it stopped. “Hoo-hoo!” whistled the train. “Off the line, please!” The tail lay across the rails and did not so much as twitch.'
      ]
    },
    {
      id: 'passengers',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The passengers looked out. They were two spoons and a lemon. “What’s the matter?” asked the lemon. “There’s a dinosaur on the line,” said {H}. “Which part of it?” “The thin part.” The lemon looked at the clock.',
        '“I’ve had leaves on the line,” it said, “and I’ve had cows. I shall write to somebody.” {A} wrote it down for the lemon, as it had no hands. “Dear Diplodocus,” it said. It was a very short letter to such a long animal.'
      ]
    },
    {
      id: 'station-tea',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'If a train is late, somebody has to say so. {A} said it into a cup. “The six o’clock is late,” said the cup, “on account of a tail. We are sorry for the tail.” Somewhere a door banged. “The tail is late as well,” said the cup.',
        '“Where does it want to go?” asked the train. “It’s going to where its head is,” said the cup. “All of them do. Only the tail always gets there last.”'
      ]
    },
    {
      id: 'twigs',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Over the sofa came a twig, without a leaf on it. “We’ve combed that one,” called {A} from behind. “Our teeth are like pencils, and we’ve only got them in front. We pull off the leaves and swallow them as they are.”',
        'Then came another one, and then two more. The train laid them under the rails, as far apart as they ought to be. “Those are the sleepers,” said {H}. “We can always do with more.” The chewing went on.'
      ]
    },
    {
      id: 'climb-over',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Then we’ll go over it,” said {H}. The engine took a run, and the front wheels went up on the tail. There they stayed, and turned in the air. A train can do nearly anything. But it can’t go up anything steeper than a ruler under a book.',
        '“And round it?” asked {A}. The train looked to the left and to the right. There were no rails there, and where there are no rails, a train can only look.'
      ]
    },
    {
      id: 'stegosaurus-ticket',
      A: 'other',
      spare: 5,
      paragraphs: [
        'A Stegosaurus had come to the platform, with clothes pegs all down its back, and it was {A}. “One to the swamp,” it said, “and back.” “Will you be needing a seat?” asked {H}. The Stegosaurus turned round and showed what it would have to lean on.',
        'It stood in the corridor, then. If you wanted to get past, you had to go underneath. {A} wagged the spikes a bit, to be polite. After that nobody wanted to get past.'
      ]
    },
    {
      id: 'trex-conductor',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The conductor on this line was a Tyrannosaurus. {A} did that one as well, and it went along the carriages with its elbows tucked in. “Tickets, please,” it said. {H} held one out. The arms did not reach it.',
        '“A bit nearer,” said the conductor. So {H} put the ticket right between the two claws. The Tyrannosaurus bent down and clipped it with one tooth. It was a good clean hole, and as big as the ticket.'
      ]
    },
    {
      id: 'coal-and-ferns',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The stoker was sitting on the coal in the meantime, and that was a black cushion. “What’s it made of?” asked {H}. “Ferns,” said {A}, “and trees out of the swamp. They lay squashed under the ground, for longer than anybody can count.”',
        '“Did the dinosaurs know them?” “It was even before the dinosaurs,” said {A}. So the train ran on very old salad. The tail lay there on the rails, and ran on the new kind.'
      ]
    },
    {
      id: 'tickle',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The train let off a bit of steam, right against the tail. Pssssh. It’s warm, and it tickles. At first nothing happened. They waited for as long as it takes to eat half a biscuit.',
        'Then a laugh came, from a long way off, behind the sofa. “That was the head,” said {A}. “It’s only just heard about it.” The tail gave a jump, and came down again across the rails, in just the same place.'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Between the carriages lay {A}, and might have been a passenger or another piece of dinosaur. The train could not be sure. It looked for where it began.',
        '“It’s warm,” said {H}, “and it’s got an end at both ends.” It was not fixed to anything in front, and not to anything behind. {A} got up and went off along the line, complete. “That’s a local one,” said the train.'
      ]
    },
    {
      id: 'elder-wait',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We used to stand at the crossing and count the trucks,” said {S}. “Somebody said that once there were a hundred. I only ever got to seventy. Then the driver waved, and I had to wave back.” “And you lost count?” asked {A}.',
        '“Every time,” said {S}. “I could have kept one finger up for it. But you wave with all of them.” {A} held up a hand, and tried which was better.'
      ]
    },
    {
      id: 'small-signal',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the signal, and held up a red sock. It had to be red as long as there was anything on the line. “Is there still something?” asked {S}. “There’s still dinosaur,” said {A}.',
        'The arm with the sock got heavy. “Could you be it lying down?” asked {A}. That was possible. The signal lay down beside the rails, with the red sock up in the air. There it had a very good view of the tail.'
      ]
    },
    {
      id: 'baby-tail',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'Where the tail came to an end there was a sleeve, and {A} had hold of it. “That’s why it’s not moving,” said the train. “It’s got a ticket inspector on it.” {A} pulled. Nothing happened.',
        'A little later, far away behind the sofa, something hiccuped. “It’s the right rope,” said {H}, “it’s only a long bell.” {A} pulled once more, and they all listened.'
      ]
    },
    {
      id: 'so-far-away',
      A: 'partner',
      paragraphs: [
        '“It’s no good whistling at a tail,” called {A} from behind the sofa. “The ears are here, on the head, and we’ve found some leaves. A Diplodocus stands still until it’s eaten all that the neck can reach.”'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-head',
      A: 'partner',
      paragraphs: [
        'The train couldn’t go on, but it could go back. {H} went in reverse, and round the room the other way. There was the head, in the ferns. “Your tail’s on my line,” said the train. “Have I got a tail?” asked the Diplodocus.',
        '“It’s a beauty,” said {H}. “I’ll show it to you.” So the head got into the first box, and went round to the crossing by train. The neck was pulled along behind in a great curve.'
      ]
    },
    {
      id: 'looking-out',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The dinosaur had never gone by train. It looked out at the side, with the wind in its nostrils. “Why’s everything walking by?” it asked. “That’s only because we’re moving,” said the train.',
        '“I can feel that my feet are standing still,” said the dinosaur. They did too, far back in the ferns. “Then I’m going, and I’m not going,” said {A}. “You’re a stopping train,” said {H}.'
      ]
    },
    {
      id: 'tunnel',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'There was a tunnel under the chair. The head went in, and all was dark. The neck went in behind it, and went in, and went in. The head came out on the far side, and it was light again.',
        '“Half of me’s still in the night,” said the Diplodocus. It yawned in front. It took a good while until the yawn had gone through the tunnel as well.'
      ]
    },
    {
      id: 'evening-lights',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The signal was green by now, and the evening lamps were lit along the line. There were only two, and one was the moon. The train went slowly, because of the neck. Clack-clack, it went, and after a time it went clack.',
        '“Do you run at night too?” asked the dinosaur. “Only very softly,” said {H}. The dinosaur said that it did the same, and mostly lying down.'
      ]
    },
    {
      id: 'meets-tail',
      A: 'partner',
      paragraphs: [
        'At the crossing they stopped. The dinosaur looked at what was lying there. “What a nice one,” it said, and laid its chin on it. “Who does it belong to?” After a while something moved, for a chin tickles. The tail rolled up, scarf after scarf, until it lay round the head like a nest.',
        'The line was clear. The train rolled on, with a sleepy head in the first box and a tail in the second. It was late at the window. But it had the longest passenger in the world on board, and both ends.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got stuck at the crossing too, behind the train.',
      '{names} followed the neck for a bit, and it was mostly scarf.',
      { text: '{names} sold the train a cup of tea at the window.', needs: ['hands'] },
      { text: '{names} tied in another scarf, in case it was too short.', needs: ['hands'] }
    ],
    way: [
      '{names} drew level with the middle, and came to less than half of it.',
      '{names} nudged the tail, and nothing happened at either end.',
      { text: '{names} counted the scarves, and began again at the sleeve.', needs: ['hands'] },
      { text: '{names} lifted a bit of the tail, and laid it back where it was.', needs: ['hands'] }
    ],
    turn: [
      '{names} backed out of the bend, for a neck was coming.',
      '{names} trailed along after it, at the pace of a tail.',
      { text: '{names} raised the barrier, and then raised it some more.', needs: ['hands'] },
      { text: '{names} punched a ticket for the head, and a longer one for the neck.', needs: ['hands'] }
    ]
  },
  bed: [
    'They undid the Diplodocus, scarf by scarf, and rolled it up in the drawer. {H} pushed the carriages under the chair.',
    'Then the train washed its wheels and ran into bed. It stretched out, and the far end took a little longer.'
  ],
  last: [
    'The head slept first, and some time later the feet, and all of it was {H}.',
    'The barrier was up and the line was clear, and {H} was asleep.'
  ]
})
