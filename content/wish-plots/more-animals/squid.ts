import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const squid = wishPlot({
  id: 'wish-squid',
  wishes: ['squid', 'squids', 'squidd', 'skwid', 'giant squid', 'colossal squid', 'baby squid', 'squid ink', 'squid bath', 'squid sea', 'squid backwards'],
  answers: ['ink', 'inky', 'backwards', 'bath', 'sea', 'ocean', 'deep', 'tentacles', 'arms', 'ten', 'eyes', 'giant', 'big', 'little', 'baby', 'shy', 'friendly', 'swims', 'swimming', 'water', 'tired', 'sleepy', 'funny', 'who', 'that', 'came', 'our', 'friend', 'mirror', 'under', 'underwater', 'pink', 'clever', 'lives', 'met', 'squirts', 'squirting'],
  except: [...NOT_WELL, 'game', 'games', 'calamari', 'dinner', 'fried', 'whale', 'octopus', 'kraken', 'pirate', 'pirates', 'submarine', 'ship', 'boat', 'shark', 'afraid', 'scared', 'splatoon', 'squidward', 'squidgy', 'pen'],
  company: ['squid', 'duck', 'mug', 'soap', 'mirror', 'chain', 'flannel'],
  about: 'A squid swims backwards and never sees where it goes, so it misses the mug in which it would like to sleep, until somebody thinks of how a lorry does it.',
  titles: ['A Squid Comes In Backwards', 'Left a Bit', '{H} Parks a Squid', 'The Squid in the Tooth Mug', 'Where It Has Been'],
  want: [
    {
      id: 'in-the-bath',
      A: 'partner',
      paragraphs: [
        'A squid had come up in the bath, with ten arms and two enormous eyes. It was tired. {H} laid the tooth mug on its side in the water, for a cave. {H} wanted to see the squid asleep in it.',
        '“How kind,” said the squid, and looked at {H}, and shot off backwards. That’s how a squid swims. It hit the soap.'
      ]
    }
  ],
  way: [
    {
      id: 'left-a-bit',
      A: 'partner',
      paragraphs: [
        '“Left,” called {H}. “Left a bit!” But it was facing {H}, so its left was on the right. It hit the plug chain. “I never see where I’m going,” it said. “I only see where I’ve been. It’s always very nice there.”',
        '“You have to say it louder,” said {A}. “Back! Back! Back!” Bonk, it went, against the outside of the mug. The squid got such a fright that it let out all its ink. Then nobody could see anything.'
      ]
    },
    {
      id: 'in-the-ink',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bath was as black as a hat. “Are you still there?” asked {H}. “I don’t know,” said the squid’s voice. “I do that so that nobody knows where I am. It works on me as well.”',
        'They let some fresh water in, and waited. First there was a grey bit by the taps. Then an eye came out of the fog, and ten arms, and they all said sorry. {A}’s cuffs stayed black. It’s good ink.'
      ]
    },
    {
      id: 'pen-and-ink',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A squid’s got a pen in it too,” said {A}. “Right down its back. It’s as clear as glass and shaped like a feather. That’s really what it’s called.” {H} looked at the squid with respect. “Then you could write to somebody,” said {H}.',
        '“I’ve thought about that,” said the squid. “I’ve got the pen, and I’ve got the ink. I’ve got ten arms. But it’s all in different rooms.”'
      ]
    },
    {
      id: 'three-hearts',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Feel how my heart’s going,” said the squid, after the soap. {H} held one finger against it, under the water. It went bump. “And the second one,” said the squid. “And the third.” It had three. They were all a bit upset.',
        '{A} counted along on the edge of the bath. Bump, bump-bump. {A} was soon doing it with both hands and one heel. It would have been a good thing to dance to. But nobody felt like it, with somebody so tired.'
      ]
    },
    {
      id: 'how-it-pushes-off',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do you do it with?” asked {A}. “I breathe in the bath,” said the squid, “and then I blow it out again, through here.” There was a little pipe under its chin. It was like a balloon that somebody lets go, only wet.',
        'They blew up a balloon, a blue one, and let it go over the bath. It went past the lamp and into the towels. “It doesn’t look, either,” said the squid. It had found somebody at last who did it in the same way.'
      ]
    },
    {
      id: 'colours',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When the squid hit the soap it went white. When it hit the chain it went red, with dots. The colours ran over the squid from one end to the other, like wind across a field. “What are stripes?” asked {H}, for it had some just then. “That’s when I’m thinking,” it said.',
        '{A} wanted to know if people did that too. {H} looked hard at {A}. There was pink in the ears, and a bit of grey below. “You’re thinking about supper,” said {H}.'
      ]
    },
    {
      id: 'eyes-like-plates',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“My aunt lives at the bottom,” said the squid, “where it’s quite dark. Her eyes are as big as plates.” {A} brought two plates, and held them up in front. Behind them {A} was hardly there at all. “Like that,” said the squid. “Only kinder.”',
        '“And does she see where she’s going?” asked {H}. “She sees even further where she’s been,” said the squid. “She can remember everything.” The plates nodded, and there was a crumb on the left one.'
      ]
    },
    {
      id: 'pillow',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“If it’s got to hit something,” said {A}, “it should be soft.” They hung sponges round the bath, and the back brush, and the duck. The squid took off. It hit the duck, and that quacked. It hit the sponge, and stuck a little, and let itself go with all its suckers. Pop, pop, pop.',
        '“That was nicer,” it said. “I’d only like to know when.” They had the whole bath lined by now. It was very comfortable, and it was everywhere but in the mug.'
      ]
    },
    {
      id: 'walking-like-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} wanted to know what it was like. {H} walked backwards to the door, quite slowly, and looked at the squid the whole time. It was pleasant. The squid got smaller, and it waved. Then there was a laundry basket, and {H} sat in it.',
        '“You see,” said the squid. “And the bath looked so friendly from there,” said {H}. {A} helped {H} out by the arms. “You went a bit to the left,” said {A}. “Whose?” asked {H}.'
      ]
    },
    {
      id: 'two-long-ones',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Eight of its arms were short, and two were long, with a sort of paddle at the end. “Those are for things that are further away,” said the squid. Zip! They went out and came back, and the toothpaste was gone. They had not even seen them start.',
        '“Then you could pull yourself into the mug,” said {A}. The squid tried it. It took hold of the mug with both, and pulled. It was the mug that came.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came and looked over the edge of the bath. The squid looked up, with an eye as big as a plum. Then it turned the same colour as {A}, all over, down to the last arm. That was meant politely.',
        '{A} had never met anybody so like {A}. They looked at each other for a long time. “It’s only copying,” said {H}. But the squid kept it up for as long as {A} was there. It was hard work, for somebody so tired.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We once had a caravan,” said {S}. “It had to go in backwards, between two trees. My friend stood behind it and waved. I thought that it meant come on.” “What did it mean?” asked {A}. “That there was a third tree,” said {S}.',
        'The squid had come up to listen, with its chin on the soap dish. “And did you get in?” it asked. “The next day,” said {S}. “We slept out in front, and looked at the trees. We could see all three of them from there.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a lorry that went backwards, with beeping. “Beep, beep, beep,” went {S}, and came in from the hall, bottom first. “Stop!” called {A}. {S} stopped. There was the wall. “How did you know?” asked {S}. “I was looking,” said {A}.',
        '{S} drove out again, forwards, and that needs no beep. Then it was in once more, and stop, and out. The squid watched all this over the edge with large eyes. It would have liked to be a lorry.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was just learning to crawl, and it only went backwards. {A} saw a red brick, wanted it very much, and got further and further away from it. The squid had its eyes just over the rim. It had turned quite pink.',
        '“Somebody else who goes backwards,” said the squid. {A} had got under the cupboard, feet first, and complained from there. {H} fetched {A} out, and the brick as well. “It’s good to have somebody who looks,” said the squid.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“Can’t it go forwards?” asked {A}. The squid thought that it could, if it had to. It turned up the edges of its fins, like a skirt, and went forwards a bit. It was so slow that the soap overtook it.',
        '“Ours at home go forwards,” said {A}. “You’ve got squids?” asked {H}. “Slippers,” said {A}. “I always put them with the front to the door.” {A} was asked to stay for supper.'
      ]
    },
    {
      id: 'like-a-lorry',
      A: 'partner',
      paragraphs: [
        '{A} wrung out one sleeve. “A lorry goes backwards too,” said {A}, “and the driver sits at the front. And he gets in everywhere.” “How?” asked {H}.',
        '“He’s got a mirror,” said {A}. The little round one hung by the basin. {H} was holding it before {A} had finished.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-rest-of-the-bath',
      A: 'partner',
      paragraphs: [
        '{H} held the mirror at the tap end, in front of those eyes. In the mirror was the whole bath, and at the far end, small and round, the mug. “Oh!” said the squid. “There’s more!” “That’s what’s coming,” said {H}.',
        'It let out a very little water. Puff. It went past the soap, and did not touch it. Puff. It went round the chain. “Beep,” said {A}, “beep, beep.” The mug grew and grew. Then the squid slid in, like a foot into a slipper, and pulled in ten arms after it.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It came out once more, because it had been so good, and went right round the bath. It went between the duck and the sponge, with only a finger’s width on each side. “Mind your fins,” said {A}. “I can see them,” said the squid.',
        'It parked beside the plug. It parked behind the flannel, lengthways, in one go. {H} had to run along with the mirror, all round the edge. “Now I’d like to see a roundabout,” it said.'
      ]
    },
    {
      id: 'behind-you',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What’s it like?” asked {A}. “I’ve got to get used to it,” said the squid. “Up to now everything was over when I saw it. There’s a flannel, I said, and I’d already been in it.” It looked past its own shoulder, into the mirror.',
        '“And now?” “Now I say there’s a flannel,” said the squid, “and I’m going to be in it.” It steered round it instead. It was almost too much, for one evening.'
      ]
    },
    {
      id: 'somebody-opposite',
      A: 'partner',
      paragraphs: [
        'Now all you could see of it was its eyes. “It’s good in here,” said the squid. “I can see where I’ve been.” It put out one long arm for the mirror, and stood it up in front of the mug.',
        'There was another mug, and in that sat somebody with very large eyes. The squid turned pink. So did the other one. “There’s someone living opposite,” it whispered to {H}. “Good night,” it said, across the water.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked over the edge at somebody with ten arms.',
      '{names} kept dry, for the time being.',
      { text: '{names} took the toothbrushes out of the mug first.', needs: ['hands'] },
      { text: '{names} fished out the soap and put it back where it had been.', needs: ['hands'] }
    ],
    way: [
      '{names} got splashed at the bonk.',
      '{names} moved a bit to the left, in case that helped.',
      { text: '{names} waved the squid in with both arms, from the wrong side.', needs: ['hands'] },
      { text: '{names} wiped the ink off the taps.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still during the parking.',
      '{names} looked into the mirror too, and it got crowded.',
      { text: '{names} breathed on the mirror, and rubbed it bright with a sleeve.', needs: ['hands'] },
      { text: '{names} held up a sponge on each side, as a gate.', needs: ['hands'] }
    ]
  },
  bed: [
    'Nobody had to have a bath that evening, for the bath was taken. The light was turned down, and two pairs of eyes looked at each other over the soap.',
    '{H} washed at the basin, and got into bed backwards. You could see very well where {H} had been.'
  ],
  last: [
    '{H} was in, without touching the sides, and was asleep.',
    'Nobody said beep any more, and {H} was in, and asleep.'
  ]
})
