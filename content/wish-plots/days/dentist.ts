import { wishPlot } from '../wish-plot.ts'

export const dentist = wishPlot({
  themes: ['dentist'],
  beginsElsewhere: true,
  wishes: ['tooth filling', 'filling tooth', 'filling dentist', 'cavity', 'cavities'],
  moods: ['afraid', 'first', 'waiting', 'proud'],
  about: 'The hero means to count the teeth at home, so that nobody has to go, and finds out what to ask for.',
  titles: ['Nineteen and a Carrot', '{H} Counts the Teeth', 'First Tell Me', 'The Same Tooth Both Times', '{H} and the Piece of Carrot'],
  want: [
    {
      id: 'no-teeth',
      A: 'partner',
      paragraphs: [
        'Tomorrow {H} was going to the dentist, and so today {H} had no teeth. {H} said it with both lips shut, and it came out as “Mm-hm-hm.”',
        '“You had some at breakfast,” said {A}. “I heard them in the toast.”',
        '{H} opened up just far enough to speak. “What does the dentist want with them?” “Mostly to count them,” said {A}. “Is that all? Then I’ll count them here,” said {H}, “and we can ring up and say the number.”'
      ]
    }
  ],
  way: [
    {
      id: 'carrot',
      A: 'partner',
      paragraphs: [
        'So {H} sat down on the floor and counted {H}’s teeth with one finger. The first time there were nineteen. The second time there were twenty-two, but one of those was a piece of carrot.',
        '“It isn’t your counting,” said {A}. “It’s your finger. It’s in the way, and it’s the one you’re counting with.” {H} took it out and looked at it. That was true. “Somebody else has to look,” said {A}. “And you have to lie back, or I can’t see the top ones.”'
      ]
    },
    {
      id: 'cushions',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'For the chair they took two cushions. {H} lay down and got up again. “The real one goes up,” said {H}. “It hums.”',
        'So {A} hummed, and pulled at the front cushion. It came out. {H} went down at the back, quite slowly, and lay there with both feet up.',
        '“Now I know why they use a chair,” said {H} from below.'
      ]
    },
    {
      id: 'lamp',
      A: 'partner',
      paragraphs: [
        '“Open wide,” said {A}, and switched on the torch. {H} opened {H}’s mouth and shut {H}’s eyes, because of the light.',
        '“One,” said {A}, and {H} jumped. “You touched me!” “I have to touch them, or I count the same one twice.” {H} lay down again. “One,” said {A}, and {H} jumped again. It was the same tooth both times, and they never got as far as two.'
      ]
    },
    {
      id: 'dog-breath',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'To get some practice, {H} looked into the mouth of {A}. It opened at once, as wide as a drawer, for {A} thought there was a biscuit in it.',
        'There was a great deal of tongue, and behind the tongue more tongue. “Very good,” said {H}. “Nothing to mend. Come back when you’re bigger.” {A} did not go. {A} still waited for the biscuit, and got it.'
      ]
    },
    {
      id: 'elder-gap',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“One of mine is gold,” said {S}, and showed it, at the very back. {A} looked in with the torch for a long time.',
        '“Did it hurt?” asked {A}. “I can’t remember that,” said {S}. “I remember that there was a fish tank, and that the fish had my name. I told it everything.” {A} wondered what there would be to tell a fish, and found there was quite a lot.'
      ]
    },
    {
      id: 'spoon',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“There’s a mirror on a stick,” said {A}, and came back with a spoon. {H} looked into it. There was somebody in there, upside down, with a great deal of chin.',
        '“Must I count that one’s as well?” asked {H}. “That one’s got the same as you,” said {A}, “only the other way up.” {H} breathed on the spoon until the somebody was gone, and felt better about it.'
      ]
    },
    {
      id: 'the-slurper',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“There’s a thing that slurps, too,” said {A}, and hung a paper straw in {H}’s mouth. “It drinks up what’s left over.” {H} slurped. “And what did you have for breakfast?” asked {A}.',
        '“Orrij,” said {H}. “Oranges?” {H} shook {H}’s head. “Orrij! Wiv hunny.” “With your aunt? How nice,” said {A}. “And is it true that you’ve got a hamster?” {H} took out the straw. “They only ask when you can’t talk,” said {H}. “That’s how they get all those people to listen,” said {A}.'
      ]
    },
    {
      id: 'waiting-room',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“First you have to wait,” said {A}. “That comes before everything.” They put three chairs in a row and sat on two of them.',
        'They waited. {A} read a page about boats. {H} looked at the third chair. “Who’s that one for?” “For the person who was here first.” After that they both sat up rather straight, and kept their elbows in.'
      ]
    },
    {
      id: 'gloves',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A dentist has gloves, so {A} put on the ones for the washing-up. They were yellow and came up to the elbow, and the fingers were far too long.',
        'The fingers came nearer. They bent the wrong way at the tips. {H} began to laugh, and with a mouth that wide open {A} counted six in one go. “Six!” said {A}. “Laugh again.” But a laugh like that cannot be ordered, and it was gone.'
      ]
    },
    {
      id: 'rinse',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Now you rinse,” said {A}, and held out a cup. {H} took a mouthful and swirled it to the left and to the right. Then there was no bowl.',
        '{H} could not ask for one. {H} pointed. {A} brought a hat. {H} shook {H}’s head, with round cheeks. {A} brought a boot. At last {H} swallowed it. “A bowl,” said {H}. “I was just coming to that,” said {A}.'
      ]
    },
    {
      id: 'cheese-fence',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} bit into a slice of cheese, not hard, and looked at it. Every tooth had made a mark. They stood in a row, like a fence. “We could send that,” said {H}. “Then they can count it there.”',
        '{A} went along the fence with a finger. “It’s only the front ones,” said {A}. “The back ones haven’t come to the cheese.” So {H} pushed it in as far as it would go, and bit again. That was too far. There was no fence any more, and soon there was no cheese.'
      ]
    }
  ],
  turn: [
    {
      id: 'first-tell-me',
      A: 'partner',
      paragraphs: [
        '“You do it,” said {A}. “I’ll be the one in the chair.” So {A} lay down, and {H} had the torch. {H} put out one finger, and {A} jumped before it had even arrived.',
        '{H} thought about that. “It’s because you don’t know when,” said {H}. “I’ll say it first. Now I’m going to touch the one at the front.” And {H} did, and {A} lay quite still. “And now the one beside it.” So they went along, all the way round, from one end to the other.',
        '“Twenty-eight,” said {H}, “and no carrot.” {A} sat up. “You didn’t jump,” said {H}. “You told me first,” said {A}.'
      ]
    },
    {
      id: 'note',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They wrote it on a small piece of paper, so that it would not be forgotten. “Please say it before you do it,” it said. Underneath, {H} drew a tooth, and the tooth had eyebrows.',
        '“What if the dentist can’t read it?” asked {H}. “Then you open your mouth and say it,” said {A}. “It’ll be open anyway.” {H} folded the paper twice.'
      ]
    },
    {
      id: 'ready',
      A: 'partner',
      paragraphs: [
        '“I’m going to the dentist after all,” said {H}. “I’ll just ask them to say it before they touch.” {A} nodded. “They like it when you ask,” said {A}. “All the others have a mouth full of mirror.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept both lips shut, and asked for nothing, not even toast.',
      '{names} crunched on a crust, with all the teeth there were.',
      { text: '{names} felt along the top row with a thumb, and lost count at the corner.', needs: ['hands'] },
      { text: '{names} held a carrot to one ear, and waited for the number.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the floor too, with open mouth, and waited to be next.',
      '{names} ate the piece of carrot, so that it could not be counted again.',
      { text: '{names} wrote down the nineteen, and then the other number below it.', needs: ['hands'] },
      { text: '{names} held the torch, and lit up the ceiling.', needs: ['hands'] }
    ],
    turn: [
      '{names} grinned as wide as possible, for anybody who still wished to count.',
      '{names} licked a row of teeth, from one end to the other.',
      { text: '{names} announced every step, and then took it, and nobody jumped.', needs: ['hands'] },
      { text: '{names} tucked a napkin under each chin within reach.', needs: ['hands'] }
    ]
  },
  bed: [
    'The torch went back to its hook. It had seen everything there was.',
    'After that {H} brushed every tooth, at the back as well, now that each had a number.'
  ],
  last: [
    '“Mm-hm,” said {H}, and nothing more, and was asleep with both lips shut.',
    'This time it was a yawn that opened the mouth, and after it {H} was asleep.'
  ]
})
