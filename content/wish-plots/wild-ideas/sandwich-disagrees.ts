import { wishPlot } from '../wish-plot.ts'

const SANDWICHES = ['sandwich', 'sandwiches', 'cheese sandwich', 'toastie', 'bread slices', 'slices of bread', 'cheese toastie']
const SAYS = ['talks', 'talking', 'talk', 'disagree', 'disagrees', 'argue', 'argues', 'arguing', 'argued', 'quarrel', 'quarrels', 'quarrelling', 'fight', 'fighting', 'slices cheese', 'halves agree', 'grumpy']

export const sandwichDisagrees = wishPlot({
  id: 'wish-sandwich-disagrees',
  wishes: [...SANDWICHES.flatMap((sandwich) => SAYS.map((says) => `${sandwich} ${says}`)), 'cheese in the middle sandwich', 'cheese stuck in the middle', 'cheese between slices argue'],
  answers: ['sandwich', 'sandwiches', 'toastie', 'bread', 'slice', 'slices', 'cheese', 'talks', 'talking', 'talk', 'talked', 'disagree', 'disagrees', 'argue', 'argues', 'arguing', 'argued', 'quarrel', 'quarrels', 'quarrelling', 'fight', 'fights', 'fighting', 'halves', 'agree', 'agrees', 'never', 'about', 'grumpy', 'middle', 'stuck', 'between', 'in', 'the', 'with', 'two', 'whose', 'that', 'who', 'and', 'top', 'bottom', 'each', 'other', 'always', 'everything', 'can', 'its', 'their', 'is', 'poor', 'silly', 'funny', 'lunch', 'plate', 'eat', 'eaten', 'them', 'stop'],
  except: ['school', 'seagull', 'stole', 'stolen', 'dog', 'cat', 'ham', 'jam', 'ants', 'mum', 'dad', 'mom', 'parents', 'divorce', 'sister', 'brother', 'siblings', 'friends', 'astronaut', 'space', 'sick', 'allergic', 'mouldy', 'runs', 'ran', 'away', 'garden', 'picnic', 'giant', 'last', 'shape', 'cut'],
  moods: ['quarrel'],
  company: ['sandwich', 'slice', 'cheese', 'plate', 'cup', 'table', 'butter', 'window', 'door', 'coat', 'bird', 'bread'],
  fed: true,
  isTale: true,
  about: 'The two slices of a sandwich cannot agree if it is light or dark, with the cheese in the middle, until the hero stands the sandwich on its crust and each tells the other what is on its side.',
  titles: ['The Sandwich That Could Not Agree', 'Mm, Said the Cheese', '{H} and the Two Slices', 'Light on Top', 'A Window, a Door and a Cheese'],
  want: [
    {
      id: 'light-and-dark',
      A: 'partner',
      paragraphs: [
        'All morning {H} had looked forward to a cheese sandwich. Now {A} put one on the table. {H} took it in both hands and opened wide. “What a lovely bright day,” said the top slice. “Bright?” said the bottom slice. “It’s as dark as a cellar.” {H} put the sandwich down again.',
        '“It’s light!” said the top slice. “It’s dark!” said the bottom slice. “What do you say?” they both asked the cheese. The cheese lay in the middle. “Mm,” it said. {H} was hungry. But you can’t bite into somebody who’s talking. {H} wanted them to agree, just for one bite.'
      ]
    }
  ],
  way: [
    {
      id: 'upside-down',
      A: 'partner',
      paragraphs: [
        '“I know,” said {H}, and turned the sandwich over. Now the bottom slice was on top. “Good heavens,” it said. “It’s light!” “Light?” said the other slice, down below. “It’s gone quite dark!” They had both changed their minds in the same moment. It was the same quarrel, upside down. “Mm,” said the cheese, rather flat.'
      ]
    },
    {
      id: 'napkin',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How would you like to be cut?” asked {A}. “In triangles,” said the top slice. “In squares,” said the bottom slice, of course. {A} took a paper napkin and folded it from corner to corner. “That’s a triangle,” said {A}. “There!” said the top slice.',
        'Then {A} unfolded it. “And that’s a square.” “There!” said the bottom slice. They had both been right, with the same napkin. It made them so cross that they were not cut at all.'
      ]
    },
    {
      id: 'the-vote',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Let’s vote,” said {H}. “Who’s for light?” “I am,” said the top slice. “And who’s for dark?” “I am,” said the bottom slice. That made one each. Everybody looked at the cheese, or at the edge of it.',
        'The cheese thought it over for a long time. “I’m for holes,” it said. So there was one vote for holes. {H} wrote it down. “Holes are on the way up,” said {A}.'
      ]
    },
    {
      id: 'passed-on',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Now the slices would not speak to each other any more. They only spoke to the cheese. “Tell it down there that it’s a doormat,” said the top slice. The cheese turned to the bottom one. “It asks if you’re comfortable,” said the cheese.',
        '“Tell it that it’s a silly lid,” said the bottom slice. “It sends you its love,” the cheese told the top. {A} had heard it all. “That’s a very good cheese,” whispered {A}.'
      ]
    },
    {
      id: 'butter',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“There’s butter in here too,” said {H}, and bent down. “What does the butter think?” The butter was spread very thin, and did not like to be asked. “I stick with the top slice,” it said at last. “Ha!” said the top slice.',
        '“And with the bottom slice,” said the butter. It was on both. “You can’t be on both sides,” said {A}. “I’ve been spread like that,” said the butter, and went soft.'
      ]
    },
    {
      id: 'the-end-of-the-loaf',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'In the bread bin sat the end of the loaf. It was old and hard, and the slices called it Grandfather. {H} put it on the plate. “Grandfather, is it light or is it dark?” asked both slices. “What?” said the end of the loaf.',
        '“Light or dark?” they shouted. “No, thanks,” said Grandfather. “I’ve had mine.” He had a crust all round, and could hear nothing through it. {A} put him back, and shut the lid softly.'
      ]
    },
    {
      id: 'a-gherkin',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{H} fetched a judge. It was a gherkin, and it was laid in beside the cheese. “Light or dark?” asked {A}. “I’ve lived in a jar for a year,” said the gherkin, “and it was green. It was green from morning till night.”',
        '“It’s light!” “It’s dark!” “It’s green!” Now there were three of them. The gherkin was sour as well, and would not be told. So {H} ate the judge, and there were only two.'
      ]
    },
    {
      id: 'other-both-ears',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came by and asked whose sandwich that was. “It’s busy,” said {H}. {A} did not believe it, and held it to one ear, like a telephone. “Dark!” said a slice into the ear. {A} held it to the other ear. “Light!”',
        '“It’s for you,” said {A}, and gave it back to {H}. “It’s somebody with cheese.” There was a crumb in each ear for some time, and they could not agree either.'
      ]
    },
    {
      id: 'pet-below',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} sat under the table and looked up. From there every sandwich is dark. So {A} was on the side of the bottom slice. {A} would have been on the side of the top slice too, if it had come down.',
        '“What do you say?” {H} asked {A}. A drop fell on the floor, out of {A}’s mouth. It was the clearest answer that they had had so far. “Mm,” said the cheese, and moved a bit away from the edge.'
      ]
    },
    {
      id: 'the-same-holes',
      A: 'partner',
      paragraphs: [
        'The slices began to pull. One pulled to the left and one to the right, and the cheese got longer. “Ow,” it said politely. {A} lifted the top slice a little. “It’s got a hole like an ear,” said {A}, “and the other’s got the same one.” All the holes were the same! “They were next to each other in the loaf,” said {A} slowly. “They lay cheek to cheek, and saw nothing. Now each looks out at its own side.” “Then they’re both right,” said {H}. “They just can’t see it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-its-crust',
      A: 'partner',
      paragraphs: [
        '{H} stood the sandwich up on its crust, between two cups. Now neither was on top. “What’s on your side?” {H} asked one slice. “A window,” it said, “with a bird.” “And on yours?” “A door,” said the other slice, “and a coat with nobody in it.” “What sort of bird?” asked the second slice. “Brown. And who’s the coat waiting for?” They told each other everything, and neither could say that it was not so.'
      ]
    },
    {
      id: 'turned-plate',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{A} turned the plate half round, so that each had a look at the other side. “So that’s your bird,” said one slice. “I’d thought of it bigger.” “It was nearer when I had it,” said the other.',
        '“And that’s your coat. You never said that it had buttons!” “I was keeping them for later.” {H} turned the plate back. They both said that it was nice to have been away, and nicer to be home.'
      ]
    },
    {
      id: 'cheese-is-asked',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'For the first time the light fell on the cheese, from above. “Oh,” it said. “I’m yellow!” It had never seen itself. “Would you like to say something too?” asked {H}. “Something that isn’t ‘mm’?”',
        'The cheese had never been asked. It grew quite warm. It looked at one slice, and it looked at the other, and they both waited. It thought of all the words there were. “Mmmm,” it said. “That was a longer one,” said {A}.'
      ]
    },
    {
      id: 'all-three',
      A: 'partner',
      paragraphs: [
        '“May I?” asked {H}. “Which of us first?” asked the slices. “All three at once,” said {H}. “That’s what a sandwich is.” {H} bit into it from above, and then {A} did. “Mm,” said {H}. “That’s what I always say,” said the cheese. When it was gone, {H}’s tummy rumbled. “It’s dark in here,” said one slice. “Very dark,” said the other. They had never agreed so well.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stopped chewing, and listened to what was said.',
      '{names} said that it was a bit of both, and was not heard.',
      { text: '{names} held up a slice too, but it was the quiet sort.', needs: ['hands'] },
      { text: '{names} passed the pepper, to change the subject.', needs: ['hands'] }
    ],
    way: [
      '{names} looked in from the side, and nodded to the cheese.',
      '{names} waited to hear who was right.',
      { text: '{names} drew a little window on a napkin for the slice below.', needs: ['hands'] },
      { text: '{names} pushed the cheese back to the middle with one finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the bird, and then at the coat, and both were there.',
      '{names} listened to the tummy too, and it was quite peaceful.',
      { text: '{names} buttered some more bread, cheek to cheek.', needs: ['hands'] },
      { text: '{names} swept up the crumbs from both sides.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two cups were put away, one on the left and one on the right.',
    '{H} washed, and lay down between the sheet and the blanket. It was warm there in the middle, and nobody pulled.'
  ],
  last: [
    'It was dark on top and dark below, and in the middle {H} was asleep.',
    '“Mm,” said {H}, and was asleep.'
  ]
})
