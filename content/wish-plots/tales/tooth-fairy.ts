import { wishPlot } from '../wish-plot.ts'

export const toothFairy = wishPlot({
  id: 'wish-tooth-fairy',
  beginsElsewhere: true,
  wishes: ['tooth fairy', 'tooth fairies', 'toothfairy', 'tooth fairy get in', 'tooth fairy gets in', 'tooth fairy come in', 'tooth fairy comes in', 'tooth fairy find house', 'tooth fairy door'],
  except: ['didn’t', 'didnt', 'hasn’t', 'hasnt', 'hadn’t', 'never', 'late', 'missed', 'skipped', 'still', 'forgot', 'forgets', 'forgotten', 'real', 'exist', 'lost', 'fell', 'wobbly', 'afraid', 'scared', 'swallowed', 'swallow'],
  answers: ['tooth', 'teeth', 'coin', 'pillow', 'coming', 'visit', 'visits', 'comes', 'how', 'does', 'do', 'get', 'gets', 'in', 'the', 'into', 'our', 'house', 'come', 'window', 'door', 'find', 'finds', 'through'],
  moods: ['question', 'waiting'],
  company: ['tooth fairy'],
  asked: 'fact',
  about: 'The hero wants to see the tooth fairy and lures her with teeth of combs and zips, until she is made a door.',
  titles: ['A Door for the Tooth Fairy', 'What a Comb Is Worth', '{H} and the Tooth Fairy', 'Paid in Advance', 'In a Blink'],
  want: [
    {
      id: 'comb',
      A: 'partner',
      paragraphs: [
        'Nobody had ever seen the tooth fairy, because she comes when your eyes are shut. {H} wanted to see her all the same. {H} had no loose tooth, but a tooth had come off the comb. “A tooth’s a tooth,” said {H}, and pushed it under the sofa cushion.',
        '{H} and {A} went out, counted to fifty, and came in again. The comb’s tooth was gone. In its place lay one hair, tied in a bow. “She’s been!” said {H}. “And she’s paid,” said {A}. “A comb’s tooth is worth one hair.”'
      ]
    }
  ],
  way: [
    {
      id: 'zip',
      A: 'partner',
      paragraphs: [
        'Next came the tooth of a zip. This time {H} sat down in front of the cushion and stared, until both eyes watered. Then {H} had to blink. It was only one blink. But the tooth had gone, and there lay a button as small as a lentil.',
        '“My eyes were hardly shut!” said {H}. “In the daytime a blink is all she gets,” said {A}.'
      ]
    },
    {
      id: 'rice',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had no more teeth, and so {H} took a grain of rice. It was white, and had the right shape. It went under the cushion, and they both blinked, to let her in.',
        'The rice still lay there. Only somebody had turned it round, and bitten off one end. “It’s been tried,” said {A}. “You can’t fool a fairy who sees a thousand a week.” {H} put the rice back in the bag, a little ashamed.'
      ]
    },
    {
      id: 'by-turns',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We’ll blink by turns,” said {A}. “Then there’s always somebody looking.” They sat opposite each other. “Now,” said {H}, and blinked. “Now,” said {A}, and blinked. “Now.” “Now.”',
        'It went very well, until {A} sneezed. You can’t sneeze with your eyes open. And at just that moment it had been {H}’s turn to blink. There was another button.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} thought it over. “You could look without looking,” said {A}, and leaned a spoon against the cushion. “Turn your back, and look in that.”',
        'In the spoon there was a sofa the wrong way up. {H} watched it with one eye. Something went across it, very small and in a hurry. “I saw her!” said {H}. It was a fly, but for a moment it had been the tooth fairy.'
      ]
    },
    {
      id: 'twenty',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How many teeth come out?” asked {H}. “Of the first ones? Twenty,” said {A}. “Everybody’s do.” “Then she has to come to me twenty times,” said {H}. “And to next door, and to all my class.” They counted twenty lentils into a sock, to see what that weighed.',
        '{H} took it over one shoulder and flew round the table once. “It pulls to one side,” said {H}, and leaned the other way. “So does the tooth fairy, I think,” said {A}. “Her bow was crooked too.”'
      ]
    },
    {
      id: 'what-for',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What does she do with them all?” asked {H}. “Nobody knows,” said {A}. “Some say she builds with them. A tooth is the hardest thing in a whole person. It’s harder than the bones.”',
        '{H} tapped a front tooth, to hear it. It sounded like a good thing for a step, or for a very small front door. “Then somebody’s got a zip for a gate,” said {H}.'
      ]
    },
    {
      id: 'little-bell',
      A: 'other',
      spare: 11,
      paragraphs: [
        'By now one more tooth of the comb had come loose. {A} tied it to a little bell. “When she pulls, it’ll ring,” said {A}. They turned their backs and waited. Ting, it went.',
        'They spun round. The tooth of the comb lay where it had been, with the cotton still on it. But the bell was gone. “She likes that better,” said {A}. Far in behind the skirting board it went ting once more. “Now somebody’s bringing her tea,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came and smelled along the edge of the cushion, from one end to the other. Then {A} smelled all the way back. {A} knew something, and sat down on it.',
        '“What does she smell of?” asked {H}. {A} looked kindly at {H}. It was not the kind of thing that {A} told.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“The tooth fairy’s had all my first ones,” said {S}, “and some that I still needed.” “Did you see her?” asked {A}. “Once I thought I would,” said {S}. “I lay with my eyes open until the morning.”',
        '“And?” “And in the morning the tooth was still there,” said {S}. “There was a note. It said: I waited too.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be the tooth fairy, and went about on the tips of {S}’s toes. “Open,” said {S}. {A} opened. {S} looked in, and went along the teeth with one finger, without touching.',
        '“Which one do you want?” asked {A}. “They’re all in use,” said {S}. “I’ll come back later.” And {S} put a raisin in {A}’s hand, for the trouble.'
      ]
    },
    {
      id: 'stamp',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What else has teeth?” asked {H}. {A} thought of a fork, but those are prongs, and she would notice. Then {A} found a stamp. It had teeth all round the edge, like a very small saw. They pushed it under the cushion and blinked.',
        'The stamp was not there any more. They found it on the front of the sofa, stuck on quite straight. “She’s licked it,” said {A}. “She thought that it was to be posted.” There was no address on the sofa, so it stayed where it was.'
      ]
    },
    {
      id: 'dents',
      A: 'partner',
      paragraphs: [
        'But {A} had bent down to look at the cushion from the side. All along the bottom edge there were little dents, each as big as a lentil.',
        '“The tooth fairy did that with her shoulder,” said {A}. “She’s been pushing, here and here. To you it’s a cushion. To her it’s a hill, and she has to get in under it.” {H} put a finger into one of the dents. It was quite deep.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-door',
      A: 'partner',
      paragraphs: [
        '“And I made her do that for a zip,” said {H}, and stood a spoon under the cushion. Now there was a door, and it stayed open. Inside went a thimble for sitting on, and a crumb of biscuit.',
        '“This time I won’t look,” said {H}. {H} laid one hand beside the door and shut both eyes, and so did {A}.'
      ]
    },
    {
      id: 'not-yet',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Anything?” whispered {A}. “Only the clock,” whispered {H}. They breathed through their noses, because it makes less wind.',
        '“What if she’s finished for today?” “Then she’ll see it when she next comes,” said {H}. “I’ll leave it open anyway.” It was quite hard to keep your eyes shut for nothing. It got easier after a bit.'
      ]
    },
    {
      id: 'what-she-says',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then there was a sound from the door. It was like a sigh, if a pea could sigh. After it came a small click, as when two shoes are put side by side.',
        '{H} pulled at {A}’s sleeve. That meant, “Did you hear?” {A} pushed back with one elbow. That meant, “Yes.” Neither of them made a sound.'
      ]
    },
    {
      id: 'seen-with-a-hand',
      A: 'partner',
      paragraphs: [
        'Something walked across {H}’s hand. It was lighter than a crumb. It took five steps and had a rest, and took another five. {H} did not look. “What’s she like?” breathed {A}. “Tired,” breathed {H}. “She’s in her socks.”',
        'When they opened their eyes, the thimble was warm. On {H}’s hand lay a coin, as thin as a petal. “But I didn’t give her a tooth,” said {H}. “That’s for the next real one,” said {A}. “The tooth fairy only pays in advance when she knows somebody.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down with both eyes shut, so that the tooth fairy would come.',
      '{names} breathed on the hair with the bow, and nearly lost it.',
      { text: '{names} counted along in the hall, and got to fifty first.', needs: ['hands'] },
      { text: '{names} felt a tooth or two with one finger, and none of them wobbled.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked as well, and missed the tooth fairy too.',
      '{names} stared at the cushion from the other side, and saw nobody either.',
      { text: '{names} laid the tiny button in an eggcup, so that it would not get lost.', needs: ['hands'] },
      { text: '{names} tested all the zips in the hall, and each one still had its teeth.', needs: ['hands'] }
    ],
    turn: [
      '{names} shut both eyes tight as purses.',
      '{names} lay down on the creaky board, so that nobody could tread on it.',
      { text: '{names} put a petal in front of the spoon for a doormat.', needs: ['hands'] },
      { text: '{names} stopped the tap from dripping, with half a turn.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coin went into an egg cup on the shelf, to wait for its tooth. The spoon stayed where it was.',
    'Then {H} cleaned every single tooth, since one was paid for, and lay down with one hand outside.'
  ],
  last: [
    'The little door stood open, both eyes were shut, and {H} was asleep.',
    'It was one long blink, with time enough for any tooth fairy, and {H} slept.'
  ]
})
