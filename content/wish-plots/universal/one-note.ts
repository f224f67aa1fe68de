import { wishPlot } from '../wish-plot.ts'

export const oneNote = wishPlot({
  id: 'wish-any-noisy',
  tellsAny: 'noisy',
  partnerPlays: true,
  about: 'A machine is loud and frightening, until the hero finds out that it knows one note only, and can be hummed along with.',
  titles: ['It Only Knows One Note', 'A Note to Take Along', '{H} Hums Along', 'The Button on the Nose', 'Hmmmmm'],
  company: ['note', 'nose', 'button'],
  want: [
    {
      id: 'too-loud',
      A: 'partner',
      paragraphs: [
        '{H} was scared of {noisy}. “{noisy.sound}!” it went, and then {H} had to run, with a hand over each ear. “And then I’ve got no hands left,” said {H}, “not even for the door.”',
        '“Show me how it goes,” said {A}. “I can’t,” said {H}. “I’ve never listened to it. I’ve only run.” {H} wanted to have two hands free the next time.'
      ]
    }
  ],
  way: [
    {
      id: 'button',
      A: 'partner',
      paragraphs: [
        'So {A} was going to be {noisy}.',
        {
          joins: true,
          both: [
            '{A} thought of {seen.part}, so as to look right.',
            'To begin with, {A} went stiff, and thought of {seen.part}.',
            'First of all {A} went quite stiff.'
          ]
        },
        '“Where’s my button?” asked {A}. They put it on {A}’s nose. {H} stood a long way off, held out a wooden spoon, and pressed. “{noisy.sound}!” went {A}.',
        '{H} was behind the sofa before it was over. “Was that right?” asked {A}. “The beginning was right,” said {H} from down there. “I didn’t hear the rest.” “You can’t hear the rest with your ears shut,” said {A}.'
      ]
    },
    {
      id: 'what-it-wants',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I’ve heard something about {seen},” said {A}. “{seen.guess}.” {H} put one ear out. “That can’t be right,” said {H}. “{seen.fact}.” They agreed that both would make you shout.',
        '“But what does it want?” asked {A}. {H} had never stayed long enough to ask. “{seen.wants},” said {H}, after some thought. “Is that all?” asked {A}. “That’s all,” said {H}. It did not seem much to want, at the top of your voice.'
      ]
    },
    {
      id: 'hat',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“What if your ears were covered already?” asked {A}. They took the biggest woolly hat, and pulled it down. It came past the ears, and past the eyes as well. Both of {H}’s hands were free. They went along in front and felt for things.',
        '“I’m nearly at the door,” said {H} loudly. “You’re talking to the coats,” said {A}. {H} stroked a sleeve, to make sure. It was better to be able to see what you were not hearing.'
      ]
    },
    {
      id: 'too-friendly',
      A: 'partner',
      spare: 16,
      paragraphs: [
        'They did it again, and {A} smiled in the middle. “It doesn’t smile,” said {H}. “It hasn’t got anything to do it with.” {A} took the smile off and put it away in one cheek.',
        '“And it doesn’t look at me,” said {H}. {A} looked at the wall instead. That was much more like it. “It doesn’t even know that I’m there,” said {H}, and had not thought of that before.'
      ]
    },
    {
      id: 'how-long',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“How long does it go on for?” asked {A}. {H} thought that it went on for about a week. So they counted it on their fingers. They got as far as both hands and one thumb.',
        '“Eleven,” said {A}. “That’s a short week.” “It’s long when you’re in it,” said {H}. But eleven was a number that you could get to the end of.'
      ]
    },
    {
      id: 'listen',
      A: 'partner',
      paragraphs: [
        'The next time {H} stayed on this side of the sofa, with a hand over one ear only. “{noisy.sound}!” went {A}. {H} waited for it to get worse. It did not get worse. It just stayed where it was.',
        '“It hasn’t got a tune,” said {H}. “It does the same thing the whole time.” {A} had to stop for breath. “That’s because it only knows one note,” said {A}. “It’s had no lessons.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had gone to another room when it started. Now {H} went after {A}, and sat down there too. “It was only a nose,” said {H}. “I pressed it myself.”',
        '{A} thought about that. {H} explained that it had one note and no lessons. {A} looked a good deal calmer, and after a time they both came back, {H} first.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“With us it was the fish van,” said {S}. “It had a horn. I used to get into the coal box.” “And how did it stop?” asked {A}. “It never did. It came every Friday.”',
        '“But one Friday I noticed that I was humming it,” said {S}, “in the box.” {S} hummed it once more, after all those years. It was not even a bad horn.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I want a nose as well,” said {S}. So now there were two of them to press. {A} pressed the left one, and then the right one, and then both together.',
        'It was very loud, and it was all {A}’s doing. “Off!” said {A}, and they both went off. {A} looked at the spoon. It was a very strong spoon.'
      ]
    },
    {
      id: 'small-ones',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“What else has only got one note?” asked {A}. They went through the house and listened. The fridge had one. It was low, and it had a little shiver in it.',
        'The tap had one as well, very thin, just before it stopped. “They’re all relations,” said {H}. {A} thought that {noisy} must be the loud aunt.'
      ]
    },
    {
      id: 'other-names',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“We could give it a name,” said {A}. “What’s it like?” It was loud, and it never listened to anybody. “Uncle Horace,” said {A}. They tried it. “{noisy.sound}!” went {A}. “Good evening, Uncle Horace,” said {H} from behind the sofa. It came out quite politely.',
        '“He can’t hear you,” said {A}, “over himself.” “He never can,” said {H}. They thought of other people who talk all the time and mean no harm. There was a good number of them. You could not run away from each one, or you would never have your tea.'
      ]
    },
    {
      id: 'tube',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{A} brought a long paper tube and was {noisy} through that. It sounded as if it came from a cellar. Then {A} did it into a cushion. It sounded like a bear with a cold.',
        '“Do it under the blanket,” said {H}. From under there it was no more than a tickle. {H} lifted one corner, and let a bit of it out, and put the corner down again.'
      ]
    },
    {
      id: 'drawn',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '“Draw it,” said {A}. {H} took the black crayon and thought of spikes. But {A} did the noise again, while {H} drew, and no spike would fit in. It came out as one long line, from edge to edge. There was not a bump in it.',
        '“It looks like a road,” said {A}. {H} put a finger on it, and drove along to where the paper stopped. There the finger stood on the table. “I’m through,” said {H}. “It’s all quiet out here.”'
      ]
    },
    {
      id: 'who-else-is-scared',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Who else minds it?” asked {H}. {A} minded it too, as it turned out, but only on Mondays. “What do you do?” “I look at my shoes,” said {A}, “until it’s done.” They both looked at their shoes for as long as it would have lasted. There was a good deal to see down there, and on one side a lace was undone.'
      ]
    },
    {
      id: 'face',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What does your face do?” asked {A}. {H} went to the mirror and pressed a button that was not there. {H}’s shoulders went right up, and both eyes shut.',
        '“They’re helping to keep it out,” said {H}. But the eyes had no ears at all. {H} told the shoulders that they could come down. They came down one at a time, and not all the way.'
      ]
    },
    {
      id: 'nobody-presses',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“What does it do when nobody presses?” asked {H}. {A} showed it, and stood against the wall with the button on. Nothing happened. {H} went past, and then past again, a bit closer. The button twitched. “You moved,” said {H}. “It itches,” said {A}.',
        'So {H} scratched it with the handle of the spoon, as gently as could be. It did not go off. “It’s like this nearly all day,” said {A}, “and the whole of the night.” They both thought of that. It must be rather dull.'
      ]
    },
    {
      id: 'what-it-is-doing',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What does it shout about?” asked {A}. {H} had never thought of that. “It’s working,” said {H}. “It’s got something to do, and it says so.” {A} picked up the broom, swept, and shouted all the while.',
        '“And when you’re done?” asked {H}. {A} stopped, and leaned on the broom, and said nothing whatever. “It isn’t cross at all,” said {H}. “It just can’t do it with its mouth shut.” {A} was just like that with the hoovering.'
      ]
    },
    {
      id: 'off',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“The best bit’s the end,” said {H}. “When it stops?” “Just after.” They did it once more, only for that. {A} stopped, and there it was.',
        'It was the quietest quiet in the whole house. “You don’t get one like that without the noise,” said {A}. They sat in it until somebody’s tummy rumbled.'
      ]
    }
  ],
  turn: [
    {
      id: 'hum',
      A: 'partner',
      paragraphs: [
        '“Which note is it?” asked {H}. They tried to find it. {H} hummed a high one, and it did not fit the noise at all. {H} hummed lower, and a bit lower still. “{noisy.sound},” went {A}. And then {H} had it.',
        '{H}’s nose buzzed, and {H}’s teeth buzzed too. {H} could not tell any more where {noisy} stopped and {H} began. “I’m doing it as well!” said {H}, and both hands came down.',
        'It is hard to be frightened of a noise that you are making yourself. They did it till {A} had no breath left. It was {noisy} that stopped first.'
      ]
    },
    {
      id: 'take-along',
      A: 'partner',
      paragraphs: [
        '“I’m still a bit scared of {noisy},” said {H}. “But now I’ve got its note.” “Where will you keep it?” asked {A}. {H} hummed it once, quite softly, with both lips shut. “In here,” said {H}. “It doesn’t need any hands.” And {H} held out both of them, to show that they were free.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran as well, a little behind {H}, to be company.',
      '{names} shuddered from one end to the other, at the very thought.',
      { text: '{names} covered one ear with a cushion, and kept the other for the door.', needs: ['hands'] },
      { text: '{names} tied a scarf round {H}’s head, and now {H} had two hands and no eyes.', needs: ['hands'] }
    ],
    way: [
      '{names} dived behind the sofa, where it was getting crowded.',
      '{names} burrowed under a cushion, and left only the back half outside.',
      { text: '{names} pushed the button too, and ran for it.', needs: ['hands'] },
      { text: '{names} moved the sofa out a bit, since it was used so much.', needs: ['hands'] }
    ],
    turn: [
      '{names} buzzed along, from top to bottom.',
      '{names} felt it in the floor, and stayed on the floor to feel more.',
      { text: '{names} played it on a comb with paper, and it was nearly right.', needs: ['hands'] },
      { text: '{names} laid a hand on the table, and the wood was humming too.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon went back into the drawer, and nobody’s nose was a button any more. The fridge was humming.',
    'After the washing {H} lay down and hummed the note once more. It was so low that only the pillow could feel it.'
  ],
  last: [
    'The note of {noisy} was kept where it needed no hands, and {H} slept.',
    'Both hands lay there with nothing to do, on either side of {H}, who was asleep.'
  ]
})
