import { wishPlot } from '../wish-plot.ts'

export const nurseryGate = wishPlot({
  id: 'wish-nursery-gate',
  beginsElsewhere: true,
  wishes: ['nursery gate', 'cried nursery gate', 'nursery gate morning', 'nursery drop', 'nursery drop off', 'nursery dropped', 'nursery dropping', 'drop off tears', 'drop off cried', 'drop off crying', 'drop off clingy', 'drop off goodbye', 'cried at nursery', 'cries at nursery', 'crying at nursery', 'nursery tears', 'nursery goodbye', 'nursery let go', 'nursery clings', 'nursery clung', 'nursery clingy', 'nursery leave me', 'tears at the gate', 'cried at the gate', 'cries at the gate', 'gate wouldn’t let go', 'preschool drop', 'daycare drop', 'kindergarten drop', 'kindergarten cried', 'preschool cried', 'daycare cried', 'sobbed nursery', 'sobs nursery', 'nursery cries every time', 'kita cried'],
  answers: ['nursery', 'preschool', 'pre-school', 'kindergarten', 'kindy', 'daycare', 'day', 'care', 'playgroup', 'kita', 'creche', 'gate', 'door', 'drop', 'dropped', 'dropping', 'drops', 'off', 'tears', 'cried', 'cries', 'cry', 'crying', 'sobbed', 'sobbing', 'wept', 'upset', 'clings', 'clung', 'clingy', 'clinging', 'leg', 'coat', 'let', 'go', 'wouldn’t', 'won’t', 'doesn’t', 'want', 'stay', 'goodbye', 'bye', 'wave', 'leave', 'leaving', 'left', 'morning', 'mornings', 'every', 'today', 'again', 'this', 'still', 'hard', 'when', 'mum', 'mummy', 'dad', 'daddy', 'mama', 'papa', 'teacher', 'go', 'in', 'started', 'new', 'tough', 'hates', 'sad', 'break', 'heart', 'monday', 'after', 'holidays', 'weekend', 'peeled', 'screamed', 'minutes'],
  except: ['hit', 'hits', 'bit', 'bites', 'bitten', 'hurt', 'shouts', 'locked', 'alone', 'forgot', 'stranger', 'ill', 'hospital', 'poorly', 'died', 'police', 'rhyme', 'rhymes', 'plants', 'garden', 'wet', 'accident', 'bully', 'smacked', 'divorce', 'sick', 'scared', 'closed', 'photo', 'bear'],
  moods: ['alone', 'afraid', 'change', 'first', 'waiting', 'late'],
  out: true,
  company: ['gate', 'snail', 'hood', 'bell'],
  about: 'At the nursery gate the hero goes into the hood and the sleeves and will not come out, the less the more they talk, like the snail on the gatepost, for which you only have to wait.',
  titles: ['The Snail on the Gatepost', 'One Eye and Then the Other', '{H} Goes In', 'Tears at the Nursery Gate', 'Nobody Pulls'],
  want: [
    {
      id: 'at-the-gate',
      A: 'partner',
      paragraphs: [
        'It was dropping-off time at the nursery, and it had rained. As far as the gate all was well. Then Ms Pike opened the gate to {H} and {A}, and the tears came. They came every day, at the same bar.',
        '“I’m not going in,” said {H}. {H} only went into the hood, up to the nose, and both hands went up the sleeves. Nothing was left but a coat with boots on.'
      ]
    }
  ],
  way: [
    {
      id: 'talking-to-a-coat',
      A: 'partner',
      paragraphs: [
        '“There’s dough today,” said {A} to the hood. The nose went in. “We’re coming again after the soup, as always,” said {A}, and looked in at the front. The hood closed. A tear ran onto the gate and hung there.',
        '{A} pulled a little at one sleeve. It was empty. “It gets shorter, the more I say,” said {A}. On the gatepost sat a snail. It had seen it all, with both eyes out.'
      ]
    },
    {
      id: 'bell-rings',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Others came through the gate, since it was time. Some ran, and one hopped, and a small one was carried in under an arm like a rug. They all went round {H}, like water round a stone.',
        '“Is that a new post?” asked a boy. “It’s {H},” said {A}. The boy looked at it from above and below. “It’s good,” he said, and ran on in. From inside the hood came a sniff.'
      ]
    },
    {
      id: 'where-tears-go',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The tears dripped off the coat onto the step, one by one. Now the step had small dark spots. It had rained there before, so nobody could have said which were which. {A} thought that the warm ones were rounder.',
        '“You’ll be empty soon,” said {A}. “I had two cups of milk,” said the hood. It was the first thing that they had heard from there. {A} did not answer, so as not to scare it off.'
      ]
    },
    {
      id: 'the-squeak',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The gate had a voice as well. “Eee,” it cried when it was opened, and when it shut it cried once more. Ms Pike had given it oil. It did not help. “It’s just how it says good morning,” said Ms Pike.',
        '{A} swung it to and fro. In the afternoon, when they all came out, it would say the very same thing. {H} knew that, in there. Only then it always sounded like hello.'
      ]
    },
    {
      id: 'the-peg',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Through the window they could see the pegs. Over each there was a picture. {H}’s peg had an umbrella, and nothing hung on it. Left and right of it there were coats already. “It looks a bit thin,” said {A}.',
        'The hood turned, by a finger. In the chink there was something that shone. It looked at the window for as long as a breath. Then the chink was gone, but it had been there.'
      ]
    },
    {
      id: 'ms-pikes-pocket',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Ms Pike’s apron had a pocket in front, for mornings. There was a clean handkerchief in it, a spare mitten, and half a crayon. “What’s the crayon for?” asked {A}. “I don’t know yet,” said Ms Pike. “But it’s always been for something by ten.”',
        'She stayed standing there, and looked about at the weather. She had stood at that gate for nineteen years. Nobody had ever been left over.'
      ]
    },
    {
      id: 'in-the-hood',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“What’s it like in there?” asked {A}, not too near. “Dark,” said the hood, “and it smells of bread.” It was yesterday’s crust, from the pocket. “And it’s loud. You can hear somebody breathing.”',
        '{A} had a hood as well, and tried it. There was somebody breathing in that one, too. They stood side by side. It was like being next door.'
      ]
    },
    {
      id: 'one-more',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“One more kiss,” said the hood. It was given, on the cloth, where the forehead was likely to be. “That was the ear,” said the hood. So there was one for the other ear, to make it even.',
        'They were all of them a bit damp. {A} laid one on the button as well, to keep. It had four holes. You could get at it at any time, if you needed it before the soup.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was not allowed past the gate, and knew it by heart. At dropping off {A} always got as far as the second bar. {A} looked up at the hood, and found it shut. That one could be got at from below.',
        '{A} went and looked in there from underneath. There was {H}, quite whole, with a wet chin. Something like a laugh came out, very small. {A} had only wished to make sure that nothing was missing.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I cried at my gate as well,” said {S}, “and my mother cried outside.” “What did the teacher do?” asked {A} from the hood. “She gave us both a bun,” said {S}.',
        '“In the end my mother had to be told that it was time. She blew her nose, and off she went. I watched her round the corner. I thought, she’s being very good about it today.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} knelt down at the boots, and spoke to them. “Left boot,” said {S}, “do you want to go in?” It did not move. “Right boot?” That one turned its toe in a little, as a boot does in the wet.',
        '“One of you does,” said {S}. {A} looked down, to see which. “It’s just wobbling,” said {A}. “That’s how it starts,” said {S}, who had gone in at that gate for more than a year.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat up in the pushchair and saw {H} cry. {A} thought it over, and pushed out a lip as well. Then {A} had a better thought, took out the dummy, and held it through the bars.',
        'It hung there, and dripped. “It’s for you,” they told the hood. A finger came out of one sleeve, felt what it was, and gave it back. It went in again quickly. But it had been out.'
      ]
    },
    {
      id: 'the-snail',
      A: 'partner',
      paragraphs: [
        'Ms Pike held one finger to the snail, very lightly. In went the one eye, and the other, and then all of it. {A} tapped on the shell. “Come on,” said {A}. Nothing came.',
        '“Nobody’s ever talked one out,” said Ms Pike. “You leave it be, and you wait.” {A} looked from the post to the coat. “Oh,” said {A}, and said nothing more, and leaned on the gate.'
      ]
    }
  ],
  turn: [
    {
      id: 'eyes-come-out',
      A: 'partner',
      paragraphs: [
        'So they waited, for the snail and for {H}. Nobody pulled. A grey foot came out of the shell. Two fingers came out of a sleeve. Then there was a small horn on the post, with an eye at the tip. In the hood there was an eye, too.',
        '“It’s out,” whispered {H}. The snail set off along the gate, to where the tear hung. It did not like salt, and went round it in a curve. {H} walked along beside it, just as slowly, and came in through the gate.'
      ]
    },
    {
      id: 'jonty-comes',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Jonty had come out to see what was keeping them. He saw the snail and said nothing, and walked on the other side. They were two now, and a snail. It took a good while, with all the rust to get over.',
        'At the hinge it stopped, and drew in one eye. “Don’t say anything,” whispered {H}. “It just needs a moment.” Jonty nodded. It was clear that here was somebody who knew about it.'
      ]
    },
    {
      id: 'the-trail',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Behind it there was a line that shone, right along the bars. {A} had never seen that the gate was so long. “That’s where it’s been,” said {H}, “so you can see that it came by itself.”',
        'On {H}’s sleeve there was a line like that as well, from the nose. {H} held it in the light, beside the other one. It shone just as much. Ms Pike left it on till ten.'
      ]
    },
    {
      id: 'after-the-soup',
      A: 'partner',
      paragraphs: [
        'At the door {H} turned round. {A} waved from the other side of the gate, and did not say a thing. After the soup they were all there again, at the same bar, as they had said.',
        '“It’s got as far as the letter box,” called {H}, running. “I looked. It went in four times, and came out four times. We never knocked once.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood by the gate as well, in the wet.',
      '{names} stepped aside for a scooter.',
      { text: '{names} carried the bag with the spare trousers.', needs: ['hands'] },
      { text: '{names} held on to a button of that coat.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the snail, and it looked back.',
      '{names} sniffed at the boots, which were still somebody’s.',
      { text: '{names} wiped one dry place on the gate.', needs: ['hands'] },
      { text: '{names} found the clean side of a handkerchief.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, for the snail and for the hood.',
      '{names} waited for as long as it takes.',
      { text: '{names} waved at the end, with small fingers.', needs: ['hands'] },
      { text: '{names} held the gate from squeaking, with one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the coat was hung up by its loop, with its hood open and nobody in it.',
    '{H} washed both cheeks. Then {H} drew the blanket up to the eyes, and a little further.'
  ],
  last: [
    'First the one eye went in, and then the other, and {H} was asleep.',
    'On a post in the dark sat somebody with the door shut, and {H} slept.'
  ]
})
