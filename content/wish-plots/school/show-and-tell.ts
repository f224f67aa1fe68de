import { wishPlot } from '../wish-plot.ts'

export const showAndTell = wishPlot({
  id: 'wish-show-and-tell',
  beginsElsewhere: true,
  wishes: ['show and tell', 'show tell', 'show-and-tell'],
  except: ['forgot', 'forgets'],
  answers: ['school', 'class', 'bring', 'bringing', 'take', 'taking', 'shy', 'talk', 'nursery', 'teacher'],
  moods: ['afraid', 'first', 'waiting', 'proud', 'change', 'learning'],
  about: 'The hero has a rocket for show and tell and not a word to say about it, and warms up on a potato.',
  titles: ['The Potato Goes First', 'Tell Us About the Potato', 'A Rocket and a Potato', '{H} Has Nothing to Say', 'Show, and Then Tell'],
  want: [
    {
      id: 'rocket',
      A: 'partner',
      paragraphs: [
        'Tomorrow was show and tell, and {H} had something to show. It was a silver rocket with a door that opened, and {H} wanted everybody to say “Ooh”.',
        '“Show me,” said {A}, and sat down on the floor to be the class. {H} held up the rocket. “Ooh,” said {A}. That went well. “And now tell,” said {A}. {H} opened {H}’s mouth. “It’s a rocket,” said {H}. {A} waited. So did the rocket.'
      ]
    }
  ],
  way: [
    {
      id: 'gone',
      A: 'partner',
      paragraphs: [
        'So {H} learned something by heart. “This is my rocket. It is silver. It goes to the moon.” But as soon as {A} looked, the words went off to the moon without {H}. “It’s the looking,” said {H}. “It pushes them down.”',
        '{A} looked at the floor instead, and then {H} could say it to the end. It took as long as a sneeze. “Is that all there is to tell?” asked {A}. “It’s a rocket,” said {H}. “Everybody knows what a rocket is.”'
      ]
    },
    {
      id: 'behind',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could be behind something,” said {A}. {H} stood behind the curtain and held the rocket out at the side. “This is my rocket,” said the curtain.',
        '“It was loud enough,” said {A}. “But I’d have listened to the curtain. I’d have wanted to know how it got into the school.” {H} came out. It was stuffy in there, and hard to find the end.'
      ]
    },
    {
      id: 'questions',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Afterwards they put up their hands,” said {A}, “and ask you things.” {A} put one up. “Does it work?” “No,” said {H}. {A} put up the other. “Can I hold it?” “No.”',
        '{A} put up both. “Can I go to the toilet?” “That isn’t about the rocket,” said {H}. “There’s always one of those,” said {A}. {H} was glad to know it beforehand.'
      ]
    },
    {
      id: 'show-first',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was the holding up as well. {H} held the rocket in front of {H}’s face. Then nobody could see the face, which was nice. “Lower,” said {A}. At the tummy it looked like something that {H} had eaten. “To the side.” There it looked as if {H} were selling it.',
        '“And everybody at the back?” asked {A}, and moved to the far wall. From there you could see that something was silver. {H} walked along the rows to show it to each of them. {A} had to be every row, and was always there first, out of breath.'
      ]
    },
    {
      id: 'pet-class',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{H} tried it with {A} for a class. {A} sat there and looked straight at {H}, with both eyes. It was odd. This sort of looking did not push anything down.',
        '“It goes to the moon,” said {H}, “and behind the door there’s a raisin from last year.” {A} heard all of it, and thought most about the raisin.'
      ]
    },
    {
      id: 'elder-fish',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I had to tell about a stuffed fish once,” said {S}. “I held it up, and I couldn’t say a word. So I held it up higher.” “And then?” asked {A}. “Then a bit fell off.”',
        '“And then they all asked something at once. What was in it, and if it smelled, and could they have the bit. I never stopped talking till the bell went.” {S} looked pleased even now. “You needn’t know what to tell. You only need one bit to fall off.”'
      ]
    },
    {
      id: 'the-biggest',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Or I’ll take something bigger,” said {H}. They looked about. There was the sofa. Nobody in the class had ever brought a sofa.',
        '{A} took one end of it. “What would you say?” asked {A}. “It’s a sofa,” said {H}. They put it down again. The bigger it was, the less there seemed to be to say.'
      ]
    },
    {
      id: 'by-the-watch',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} took the time with the egg timer. A minute of telling, that was all it had to be. “This is my rocket,” said {H}, and looked at the sand. It had hardly begun to run. “It is silver,” said {H}. The sand ran, grain by grain, as if it were being counted.',
        '“You could say it more slowly,” said {A}. “This,” said {H}, “is,” said {H}. They watched the little heap grow. {H} drew breath, and held it for a while, and let it out again. “That was good,” said {A}. “That was nearly half of it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'potato',
      A: 'partner',
      paragraphs: [
        '“Let’s warm up on something easy,” said {A}, and came back with a potato. “Tell me about that. It doesn’t matter how.” {H} held it up. “It’s a potato,” said {H}. “It’s got a dent here, just right for a thumb. It’s got three eyes, and one of them’s growing a nose.” {H} turned it round. “On this side it looks a bit like my uncle. It’s got earth behind the ears. I think it’s lived in the dark, and it isn’t used to us.”'
      ]
    },
    {
      id: 'more-eyes',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} wanted to hold it. {H} passed it over, with both hands. “It’s heavier than you’d think,” said {A}. “That’s the water in it,” said {H}. “A potato’s mostly water. It’s a sort of a pond with a skin.”',
        '“Is that true?” asked {A}. “You can tell by the pan,” said {H}. {A} held the pond to one ear, but nothing was swimming in it.'
      ]
    },
    {
      id: 'looking',
      A: 'partner',
      paragraphs: [
        '“And where’s it been?” asked {A}. So {H} had to tell that too. When {H} had finished, it was a quarter of an hour later. “I was looking at you the whole time,” said {A}. {H} had not noticed. “You weren’t looking at me,” said {H}. “You were looking at the potato. So was I.”',
        'They set the rocket and the potato side by side on the table. The rocket was silver. The potato had its nose in the air. “You say ooh to the one,” said {A}, “and that’s that.” “And you ask about the other,” said {H} slowly.'
      ]
    },
    {
      id: 'its-name',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“If they ask what it’s called?” said {A}. {H} looked into all three eyes. “It hasn’t said.” “If they ask who’s going to eat it?” {H} put it behind {H}’s back.',
        '“I’d say that it’s busy,” said {H}. “It’s going to be planted. Every eye makes a new one, if you put it in earth. Then there’ll be three, and they can all go to school.” {A} had no more questions.'
      ]
    },
    {
      id: 'both',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They tried to fit the potato into the rocket, behind the door. It went in, but only lying down, and with its nose bent.',
        '“Then you could say: in here there’s somebody,” said {A}, “and they’d have to guess.” {H} liked that for a while. But it was no way to treat an uncle, and the door did not shut.'
      ]
    },
    {
      id: 'decided',
      A: 'partner',
      paragraphs: [
        'So it was settled. The potato was for show and tell, and the rocket stayed at home. “And if nobody says ooh?” asked {A}. “They won’t,” said {H}, and wiped the earth from behind one ear, but not from the other. “They’ll say: is that a potato?”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came into the class late, and sat at the back.',
      '{names} ran to the moon at once, or as far as the door.',
      { text: '{names} put up a hand, and had forgotten what for.', needs: ['hands'] },
      { text: '{names} opened the small door, and shut it, and opened it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the floor as well, along with the class.',
      '{names} sneezed, and it was over at the same time as the speech.',
      { text: '{names} counted backwards on ten fingers, for the rocket.', needs: ['hands'] },
      { text: '{names} lent a finger for the moon, and held it quite still.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the potato, for a good deal longer than at the rocket.',
      '{names} came round to the side with the uncle.',
      { text: '{names} fitted a thumb into the dent, and it was so.', needs: ['hands'] },
      { text: '{names} waved at the nose, in case it could grow that way.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the rocket on the shelf. The potato went into the bag, in a sock, for it was used to the dark.',
    'When {H} had washed, and behind both ears, {H} lay down and had nothing left to say.'
  ],
  last: [
    'In the bag the potato kept its three eyes shut. So did {H}, who was asleep.',
    'It was dark in the sock, and dark under the blanket, where {H} slept.'
  ]
})
