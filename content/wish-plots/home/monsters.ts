import { wishPlot } from '../wish-plot.ts'

export const monsters = wishPlot({
  themes: ['monsters'],
  answers: ['hairy', 'furry', 'fluffy'],
  moods: ['afraid', 'lost', 'sleepless'],
  about: 'A monster under the bed takes a slipper and pays for it with lost things; the hero looks, and finds what it wants it for.',
  titles: ['The Monster Who Paid in Marbles', 'One Slipper, Still Warm', '{H} and the Monster Under the Bed', 'A Bed as Big as a Slipper', 'What the Monster Wanted with {H}’s Slipper'],
  want: [
    {
      id: 'arm',
      A: 'partner',
      paragraphs: [
        'There was a monster under {H}’s bed, and it had taken {H}’s left slipper. {H} had seen its arm, blue and furry and as long as a banana. It felt about on the floor, took the slipper by the heel and went in again.',
        '“I want it back,” said {H}. “Then ask,” said {A}. {H} looked at the gap under the bed. Something was breathing in there, much too often. “You ask,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'spoon',
      A: 'partner',
      paragraphs: [
        '{A} fetched the longest wooden spoon. They lay down on the floor, not very near, and {H} pushed it under the bed. “Give it back, please,” said {H}.',
        'Something took hold of it and let go again. When it came out, there was a green marble in it, lost since last winter.'
      ]
    },
    {
      id: 'dust',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'They tried the broom next, because it was longer. {H} swept once from left to right, and nothing came. {H} swept once more. Out came a heap of dust, and it was tied up in a neat bundle with a hair.',
        '“Nobody ties up dust,” said {A}. “Somebody does,” said {H}, and put the bundle back where it had come from.'
      ]
    },
    {
      id: 'hopping',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Meanwhile {H} had one warm foot and one cold one, and had to hop. {A} lent {H} something for the cold foot. It was a woolly hat.',
        'The hat slid very well, but only to the left. {H} went once round the bed in it without wanting to. From underneath came a small noise, quite like a giggle, and then somebody said “shh”.'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How big is it, if the arm’s as long as a banana?” asked {H}. {A} fetched one. Next to it {H}’s arm was two bananas. “Then it’s half of you,” said {A}, “if it’s made like you. If it’s nothing but arms, it goes right round the bed.”',
        '{A} laid the banana down, to think. The blue arm came out, felt to the left and to the right, and went in with it. After some time the skin came out again. It was folded up, edge to edge, like a napkin. “Half of me,” said {H}.'
      ]
    },
    {
      id: 'growl',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The monster growled. {H} was behind {A} before it had finished. They listened, and it growled again, with a little squeak at the end. “That isn’t its voice,” said {A}. “That’s its tummy.”',
        'So {H} put a cracker in the spoon and pushed it in. The spoon came back with half a cracker, broken very fairly down the middle. “It thinks we’re hungry too,” said {H}.'
      ]
    },
    {
      id: 'knew',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} did not look surprised at all. {A} looked at the bed, and then at {H}, like an old friend with a secret.',
        '“You knew,” said {H}. There was a bit of blue fluff on {A}. It had been there since about Wednesday, and everybody had taken it for wool.'
      ]
    },
    {
      id: 'hats',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Mine used to take hats,” said {S}. “I never saw more of it than one elbow.” {A} wanted to know if {S} had been afraid of it. “I was afraid of the elbow,” said {S}. “I had to make up the rest of it myself, and I made it far too big.”',
        '{A} thought of the blue arm. There might not be very much behind it.'
      ]
    },
    {
      id: 'lid',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came to help, with a saucepan lid for a shield and a colander for a hat. {S} knelt down in front of the bed and called in: “We’re not scared of you!”',
        '“Nor am I,” said a very small voice. Then for a while nobody said anything. “It’s lying,” whispered {A}. “So was I,” whispered {S}.'
      ]
    },
    {
      id: 'drawing',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps it doesn’t know what we mean,” said {A}. So {H} drew the slipper on a piece of paper, and pushed it under the bed. They heard a pencil scratch.',
        'The paper came out again. The slipper was still there, but now it had a pillow in it. “It draws better than I do,” said {H}.'
      ]
    },
    {
      id: 'wrong-words',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Under the bed somebody had begun to hum. {H} knew the song. It was the one that was sung there every night, above the mattress. “It can do all of it,” whispered {H}. {A} hummed the next line, to see. From below came the line after that, rather flat, and this time with the words.',
        'The words were all a bit wrong. Where there ought to have been a star, it had a sock. “It’s only ever heard it through the mattress,” said {A}. They listened to the end. With the sock in it, it was really just as good a song.'
      ]
    },
    {
      id: 'shop',
      A: 'partner',
      paragraphs: [
        '“A marble isn’t a slipper,” said {H}, and pushed the spoon in again. This time there came the wheel of a toy car. Then came the lost piece of the ship puzzle. There was no slipper.',
        '“It doesn’t listen,” said {H}. {A} laid the three things in a row. “It does,” said {A}. “Every time you ask, it pays you something more. It isn’t stealing your slipper. It’s buying it.” {H} wondered what a monster could want with only one.'
      ]
    }
  ],
  turn: [
    {
      id: 'looking',
      A: 'partner',
      paragraphs: [
        'There was one way to find out. {H} took the torch and crept nearer, and {A} held on to {H}’s feet. At the back stood the slipper. In it lay the monster, with a sock pulled up to its chin and large yellow eyes.',
        '“Good evening,” said the monster. “It’s still warm at the front.” “That’s from my foot,” said {H}. “The floor’s so cold,” said the monster. “If it costs more, I’ve got another marble.”'
      ]
    },
    {
      id: 'stripy-sock',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Isn’t that my stripy sock?” asked {H}. “Is it a sock?” said the monster, and looked down at it. “I took it for a sleeping bag. It was lying about with nobody in it.” It put out one foot at the end, through a hole. “It’s even got a window.”',
        '“Ask it about the other one,” said {A} from behind. “We’ve been looking since the summer.” The monster turned a little purple, as far as you could tell. “That’s the clean one,” it said. “For Sundays.”'
      ]
    },
    {
      id: 'name',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What’s your name?” asked {H}. “Under,” said the monster. “Under Bed.” {H} said that was rather a good one. “There are a great many of us,” said the monster. “My aunt is Under Stairs.”',
        '“What’s it saying?” asked {A}, who still had the feet and could not see a thing. “It’s telling me about its family,” said {H}. “Then it’ll be a while,” said {A}, and sat down.'
      ]
    },
    {
      id: 'feet',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Are you the one who scares people?” asked {H}. “I tried it once,” said the monster. “I got such a fright that I had to lie down.” It looked past {H}. “May I ask what that is, behind you?”',
        '“That’s only {A},” said {H}. The monster pulled the sock up a little. “I don’t mind the rest,” it said, “but it’s feet, you see. They come down in the morning without any warning.”'
      ]
    },
    {
      id: 'bargain',
      A: 'partner',
      paragraphs: [
        '“When do you go to bed?” asked {H}. “When you do,” said the monster. “In the daytime I work. I roll up the dust.” {H} thought it over. “Then I’ll wear the slipper in the day and you can sleep in it at night,” said {H}. “I’ll always warm it first.” The monster put out its hand, and {H} shook it. It felt like a peach.',
        '“Is that settled?” asked {A} from behind. “Nearly,” said the monster. Next to it another pair of eyes had opened, a very small pair. “Is there a right one too?”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} pulled in all the feet there were.',
      '{names} sniffed at the right slipper, to know what to look for.',
      { text: '{names} counted all the slippers, and one was missing.', needs: ['hands'] },
      { text: '{names} bent down for a look, and got up a good deal faster.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed at the dust, and something under there sneezed back.',
      '{names} looked for the slipper on the other three sides of the bed.',
      { text: '{names} rolled the marble along the rug, to see if it still could.', needs: ['hands'] },
      { text: '{names} pushed in a biscuit on a ruler, and got back a button.', needs: ['hands'] }
    ],
    turn: [
      '{names} held on as well, at the very end of the row.',
      '{names} warmed a spot on the cold floor.',
      { text: '{names} laid a second sock down, and it was gone by the next look.', needs: ['hands'] },
      { text: '{names} tied a bow on the spoon, for it had worked hard.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon went back to the kitchen. The last piece went into the puzzle, and the ship was whole.',
    'When {H} had washed, {H} wore both slippers right up to the edge of the bed. Then {H} put them on the floor, side by side. First one went in under there, and then the other.'
  ],
  last: [
    'Under the bed there were two of them asleep, left and right, and on top of it {H}.',
    'Down there it was still warm at the front, and up here {H} slept.'
  ]
})
