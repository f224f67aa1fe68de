import { wishPlot } from '../wish-plot.ts'

export const whatStillWorks = wishPlot({
  id: 'wish-any-still-works',
  beginsElsewhere: true,
  tellsAny: 'day',
  about: 'Something impossible is so, and the hero tests what can still be relied on, one bean for each, until the night comes.',
  titles: ['What Still Works', 'A Bean for Everything', '{H} Tests a Spoon', 'Down Is Still Down', 'A Jar for a Day Like That'],
  company: ['spoon', 'lamp', 'plug'],
  want: [
    {
      id: 'it-is-so',
      A: 'partner',
      paragraphs: [
        'That morning {day}. {H} saw it before breakfast and called {A}. {A} looked once. Then {A} looked again, to be sure, and had to sit down.',
        '“If that can happen,” said {H}, “anything can. Perhaps nothing’s the way it was.” {H} held on to the chair, in case it was not a chair any more. They had to find out what still worked, and it had to be before bedtime. A bed is a thing that you want to be sure of.'
      ]
    }
  ],
  way: [
    {
      id: 'spoon',
      A: 'partner',
      paragraphs: [
        '“We’ll begin with something small,” said {A}, and gave {H} a spoon. {H} held it out over the floor and let go. Clank. “Down still works!” said {H}. {A} put a bean into a jar for that.',
        'Next came the tap. The water was still wet, and that was another bean. “And {day}, all the same,” said {H}.'
      ]
    },
    {
      id: 'what-was-always-so',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“And what about {seen}?” asked {A}. {H} said what had always been so. “{seen.fact},” said {H}. They thought about it from all sides. “Still works,” said {A}, and it got a bean.',
        '“And {seen}?” said {A}. “{seen.guess}. Doesn’t that get a bean too?” {H} kept the lid on. “That never worked,” said {H}. “You only thought so.” Even on a day like that, {H} was not going to be careless with beans.'
      ]
    },
    {
      id: 'done-as-yesterday',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        'They had to test {seen} as well. {H} put down {seen.stand} for that. {A} showed how it had gone the day before. {A} {seen.move}. “Is that right?” asked {A}. “Not quite,” said {H}. “You forgot {seen.part}.”',
        '{A} did it again, with {seen.part}. Now {H} would have known {seen} anywhere, today or yesterday. “That’s a bean,” said {H}, “and one for the second try.” Second tries still worked, too.'
      ]
    },
    {
      id: 'tickle',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What about you?” asked {H}. “Do you still work?” {H} put one finger under {A}’s arm and wiggled it. {A} folded up like a deckchair.',
        '“Say if it still works,” said {H}. {A} could not say anything for some time. So {H} tried the other arm, to be sure. “Still works,” said {A} from the floor. “Give me a bean. Please.”'
      ]
    },
    {
      id: 'biscuit',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“May we have all the biscuits at once?” asked {H}. “No,” said {A}. {H} asked it again in another voice, and once more with folded hands. “No,” said {A}. “Still no.”',
        '{H} looked into the jar. “I’m not putting a bean in for that,” said {H}. “I was only asking because of the day.”'
      ]
    },
    {
      id: 'lamp',
      A: 'partner',
      paragraphs: [
        'Then it was the lamp’s turn. {H} pressed the switch, and nothing happened. “There,” said {H}, and pulled both feet up. “Now it’s starting. First {day}, and now the lamp.”',
        '{A} followed the wire along the wall with one finger. At the end of it lay the plug, and the hoover was plugged in instead. “That isn’t because of today,” said {A}. “That’s because of the hoover. Not everything that goes wrong today is because of today.” {A} pushed in the plug, and there was the lamp. It got a bean, and so did the plug.'
      ]
    },
    {
      id: 'still-wants',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Perhaps {seen} wants something quite different now,” said {H}. {A} was {seen}, and they tried it. {H} offered a spoon, and a slipper, and the second-best cushion. {A} turned away from each of them. “And {seen.wants}?” asked {H}. {A} sat up at once.',
        '“Still works,” said {H}. It was good to know. Whatever else had got mixed up in the night, the wanting had stayed where it was.'
      ]
    },
    {
      id: 'still-sounds',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“Do you still know how {seen} goes?” asked {A}. {H} was almost afraid to try. “{seen.sound}?” said {H}, very softly. It sounded just as it should. “{seen.sound}!” said {H}, and {A} came in at the end.',
        'They did it once more, one at each end of the kitchen. A bean jumped in the jar. “That one’s for it,” said {A}, “and I didn’t even have to put it in.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Next they tested {A}. {H} held up something good to eat. {A} could not look at anything else. “Still works,” said {H}.',
        'Then {H} held up an ordinary bean. {A} looked at that in exactly the same way. “{A} would have worked on any day,” said {H}, and the bean went into the jar.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ve tested my knee,” said {S}. “It still creaks on the left.” “Is that a good thing?” asked {A}. “It’s a thing you can rely on,” said {S}.',
        'They listened to it together. It went up with a creak, and down with another one. {A} gave it a bean. “Nobody’s ever given me anything for that knee before,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Sliding!” said {S}. “You’ve forgotten sliding!” {S} ran three steps down the hall and slid the rest, as far as the mat.',
        '“Once more,” said {A}, “it could’ve been luck.” It was not luck. It was not luck six times. After that they both had warm feet, and {S} wanted a bean for each foot.'
      ]
    },
    {
      id: 'name',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} went out into the hall and shut the door. “{A}!” called {H} through the crack. “What?” called {A}. “Nothing. Still works.” A bean went into the jar.',
        'It was quiet for a while. Then somebody called “{H}!” from the kitchen. “What?” called {H}. “Nothing,” said {A}. “I thought you’d want to know that you do, too.”'
      ]
    },
    {
      id: 'street',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They looked out of the window. All down the street people were testing their things. A man opened and shut his umbrella. A woman sat down on a bench, very slowly, and got up again, and sat down.',
        '“She’s pleased,” said {H}. “It must be her bench.” On the other side somebody was ringing at his own front door, to see if he was in. He was out, but the bell still worked.'
      ]
    },
    {
      id: 'magnet-and-soap',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Next came the soap. {H} took hold of it with one hand and squeezed. It shot up, turned over, and went behind the basin. “Still works!” said {H}. {A} fished for it with one arm. It came out at the other end with a beard of fluff. That was how it had always been, as well.',
        '“A bean for slipping,” said {A}, “and one for the fluff.” {H} was not sure about the fluff. They looked at it from both sides. It had come there day after day, and nobody had ever done anything for it. Even today had not stopped it. It got its bean.'
      ]
    },
    {
      id: 'toast',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} spread a piece of toast, and it slipped. They both watched it go. It turned over once in the air and landed, butter side down.',
        '“Even today!” said {H}. “You’d think that today of all days it could have landed on the other side.” {A} wiped the floor. It was a bit sad, but it was a bean.'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Does the song still go like that?” asked {H}. They sang the one that everybody knows. In the first line it went up. In the second it came down again, just where it should.',
        'In the third line neither of them knew the words. They hummed that bit. “Was that because of today?” asked {A}. “No,” said {H}. “We never know that bit.” So it still worked.'
      ]
    },
    {
      id: 'hiding',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Hide,” said {A}. {H} hid behind the curtain, with both feet out, as always. {A} went past it three times and said, “Now where can {H} be?” It was just as good as on any other day. They got a bean for the feet as well.'
      ]
    },
    {
      id: 'ten',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They tested the numbers. {A} said one, and {H} said two. So it went on, all the way up. “Nine,” said {A}, and they looked at each other. “Ten,” said {H}.',
        '“It could have been anything,” said {A}. They counted on to twenty, to be sure. Every one of them was there, and in the same place as always.'
      ]
    }
  ],
  turn: [
    {
      id: 'evening',
      A: 'partner',
      paragraphs: [
        'By evening the jar rattled when it was shaken. One thing was left. Did the night still come? On a day when {day}, who could be certain? They sat down side by side at the window.',
        'At first nothing happened. A light went on across the street. “Is that it?” whispered {H}. “That’s a kitchen,” whispered {A}. The sky was blue, and then it was a darker blue. {H} hardly breathed. {A} said nothing at all, and held the last bean.'
      ]
    },
    {
      id: 'still',
      A: 'partner',
      paragraphs: [
        'And then the night was there, all round them, and nobody had seen it come in. “Still works,” whispered {H}, and the bean went tick against the glass.',
        '“Will it be like this tomorrow as well?” asked {H}. “I don’t know,” said {A}. “But the spoon will fall down.” {H} shook the jar a little. One thing had changed that day. But the jar was full of everything that had not.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stretched from end to end, and everything was still there.',
      '{names} tried the floor, and it went all the way across.',
      { text: '{names} turned a cup upside down, and it was empty from that side too.', needs: ['hands'] },
      { text: '{names} buttered a slice of toast, and the butter was still yellow.', needs: ['hands'] }
    ],
    way: [
      '{names} tested sitting down, and it worked twice.',
      '{names} sneezed, so that was another thing to be sure of.',
      { text: '{names} held the jar steady for the beans.', needs: ['hands'] },
      { text: '{names} opened the fridge, and the cold was where it had been.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on {H}, and that held as well.',
      '{names} thought that it was night when the light went on, a bit too soon.',
      { text: '{names} wiped a clear patch on the glass, to see the night come.', needs: ['hands'] },
      { text: '{names} reached for the jar, so that it did not rattle.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon went back to the other spoons. The jar stood on the shelf with its lid on, in case of another day like that.',
    'When everybody was washed, {H} tried the pillow with one cheek first. Then {H} lay down all the way. It still worked.'
  ],
  last: [
    'Sleeping still worked. {H} did it all night, to be sure.',
    'One more bean could have gone into the jar now, for {H} was asleep.'
  ]
})
