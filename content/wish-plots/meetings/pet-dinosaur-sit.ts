import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const petDinosaurSit = wishPlot({
  id: 'wish-pet-dinosaur',
  beginsElsewhere: true,
  wishes: [
    'pet dinosaur', 'pet dinosaurs', 'dinosaur pet', 'dinosaur for a pet', 'dinosaur as a pet', 'having dinosaur', 'gets dinosaur', 'got dinosaur', 'owns dinosaur', 'keeps dinosaur', 'kept dinosaur', 'pet dino', 'pet dinos', 'dino pet', 'dino as a pet', 'dinosaur on a lead', 'dinosaur lead', 'walks dinosaur', 'walking dinosaur', 'dinosaur walk', 'dinosaur pet show', 'trains dinosaur', 'training dinosaur', 'teaches dinosaur', 'dinosaur sit', 'dinosaur trick', 'dinosaur tricks', 'dinosaur lives with us', 'dinosaur named', 'dinosaur called', 'pet dinosour', 'pet dinasaur', 'pet dinosuar', 'pet stegosaurus', 'pet triceratops', 'pet diplodocus', 'wants pet dinosaur'
  ],
  except: [...NOT_WELL, 'egg', 'eggs', 'baby', 'bone', 'bones', 'museum', 'extinct', 'asteroid', 'train', 'truck', 'dragon', 'robot', 'school', 'afraid', 'scared', 'birthday', 'cake', 'costume', 'pyjamas', 'toy', 'book', 'teeth', 'dentist', 'bath', 'fight', 'cuddly', 'pants', 'bus'],
  answers: ['dinosaur', 'dinosaurs', 'dino', 'pet', 'pets', 'has', 'have', 'had', 'gets', 'got', 'keeps', 'lead', 'walk', 'walks', 'show', 'trick', 'tricks', 'sit', 'sits', 'trains', 'teaches', 'own', 'best', 'friend', 'big', 'green', 'huge', 'naughty', 'good', 'who', 'lives', 'with', 'us', 'our', 'my', 'as', 'for', 'real', 'named', 'called', 'prize', 'wins'],
  company: ['dinosaur', 'lead', 'tent', 'rope', 'judges', 'prize', 'square', 'budgie', 'wind', 'wheelbarrow', 'chairs'],
  isTale: true,
  out: true,
  about: 'The hero’s pet dinosaur can do one trick, and sits on whatever is behind it, until the wind takes the tent of the pet show.',
  titles: ['Pudding, Sit', 'Nobody Say the Word', '{H} Has a Pet Dinosaur', 'Something That Wants Sitting On', 'Any Prize at All'],
  want: [
    {
      id: 'pudding',
      A: 'partner',
      paragraphs: [
        '{H} had a pet dinosaur. It was called Pudding, it was as tall as a bus stop, and it slept beside the house. Today there was a pet show on the square, and every pet had to do a trick. {H} wanted a prize, any prize at all.',
        '“What can it do?” asked {A}. “It can sit,” said {H}. “Pudding, sit!” Pudding sat at once. There was a crunch. “That was the wheelbarrow,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'on-the-way',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Pudding walked beautifully on the lead. When Pudding stopped, {H} stopped, and when Pudding went on, {H} was in the air for a bit. “Who’s taking who?” asked {A}.',
        'At the corner three people with bags came and stood beside Pudding. They looked up the road, and at their watches. “Is it late again?” asked one of them. “It’s a dinosaur,” said {H}. “So it’s very late,” said {A}. They all agreed with that.'
      ]
    },
    {
      id: 'the-form',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a form to fill in. “Name?” asked the man at the gate. “Pudding.” “Dog, cat, or small furry?” {H} thought about it. There was a bit of moss on the back, which was quite soft. “Large furry,” said {H}.',
        '“House-trained?” asked the man. “It isn’t allowed in the house,” said {A}. “It was in once, as far as the knees. That’s why the door’s so high.” The man wrote down “yes”.'
      ]
    },
    {
      id: 'breakfast',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Pudding had had a good breakfast, so as to be calm. It had eaten two bales of hay, a bag of carrots, and the hedge. “Both sides of it?” asked {A}. “Only ours,” said {H}. “It’s very well brought up.”',
        'Behind the hedge the people next door were sitting at their breakfast as well. They had not seen {H} for years, and waved. Pudding looked at their lettuce. “No,” said {H}, and Pudding pretended to look at the clouds.'
      ]
    },
    {
      id: 'brushing',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Before a show a pet has to be brushed. {H} did the left side and {A} did the right, with the brooms. It took them the whole morning. When they met at the tail, {A} was green to the elbows. “It’s come off on me,” said {A}.',
        'Pudding was pink underneath. Nobody had known. “That’s nice as well,” said {H}. Then it lay down in the wet grass and turned over once. By the afternoon it was the old colour, and the grass was flat.'
      ]
    },
    {
      id: 'the-bag',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Whoever walks a pet has to take a bag. {H} had one, and it was the kind that you put a whole Christmas tree in. “And who carries it?” asked {A}. Nobody said anything. They looked at Pudding, and Pudding looked at its feet.',
        'In the end they found somebody who grew roses. The somebody came with a trailer, and a peg on the nose, and very nearly cried for joy. “Every Saturday?” asked the somebody. “Twice,” said {H}.'
      ]
    },
    {
      id: 'fetch',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Can’t we teach it something else, quickly?” asked {A}. “Something that’s got no end to it?” {A} threw a stick. Pudding watched it go. It looked at {A} in a friendly way, and did not see why {A} had thrown that away.',
        '“Fetch,” said {H}, and ran to show how. {H} brought the stick back, with both hands. Then Pudding understood. It went off, and there was a cracking noise. It laid the tree down in front of {A}, and wagged.'
      ]
    },
    {
      id: 'on-the-square',
      A: 'partner',
      paragraphs: [
        'On the square stood a big white tent. There was a budgie that said good morning, and a dog that shook hands. Then it was Pudding’s turn. “Sit!” said {H}. Pudding sat, on the judges’ table. All three judges had just got up in time.',
        '“Once more,” said the judges, “and it goes home.” So nobody was to say the word. They stood right at the back. A judge took the microphone. “Dear friends,” said the judge, “do please sit.” Crunch. That was the last three rows.'
      ]
    },
    {
      id: 'the-snail',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Next to them stood a boy with a jar. There was a snail in it, and it was going to come out. “When?” asked {A}. “He did it at Easter,” said the boy. They watched it together, and a long neck came down from above to watch as well.',
        'Pudding breathed out. It was warm, and smelled of hedge. One eye came out of the snail, on its stalk, and then the other. “He’s done it!” cried the boy. Nobody else had looked. That’s how it is with snails.'
      ]
    },
    {
      id: 'other-words',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“What else is it like?” whispered {A}. “You know. The word.” “It’s a bit like ‘city’,” whispered {H}. Pudding’s knees twitched. “And like ‘visitor’. And ‘opposite’.” At “opposite” it was half way down. {A} had a hand against its back, as if that would help.',
        'After that they only talked about food. You’d think that would be safe. “I could eat a whole lemon,” said {A}, “I mean, anything citrus.” They got the pram away just in time.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was in the show as well. {A} was to be looked at, and that’s a trick too if you do it properly. {A} did it on a blue cushion.',
        'Pudding knew {A} from home. It put its chin down on the ground, and {A} washed the end of its nose. It took a good while. At the left nostril the judges came by, and wrote something down.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We only had a tortoise,” said {S}. “It could walk away. You’d put it down in one place, and after lunch it was in another. We took it to every show.” “Did it win?” asked {A}. “Once it got a fourth,” said {S}. “It wasn’t there any more when they called it up.”',
        'Pudding had listened, with its head on one side. {S} gave it half a peppermint, and it kept that on its tongue all day.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} knew how to make it not sit. “You’ve got to say it backwards,” said {S}. “Tis! Pudding, tis!” Pudding looked at {S}, and thought. Then it got up, all the way to the tips of its toes. It had never stood so tall.',
        '“There,” said {S}. “That’s the off switch.” From up there Pudding could see over the tent, and all that was on the other side. It saw a balloon seller. “Say the other one,” said {A}, “quick!”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had just learnt to sit too. {A} sat on a rug by the tent, with both arms out, and was proud. Then it went over to the left, quite slowly. Pudding put one toe against that side. Then it went over to the right, and there was another toe.',
        'So {A} sat between two toes, as in an armchair. “They should have a prize for that,” said {H}. It was the longest that {A} had ever done it.'
      ]
    },
    {
      id: 'sent-out',
      A: 'partner',
      paragraphs: [
        'They were sent out of the tent. Pudding hung its head as low as its knees. “It does it every time,” said {A}, “and at once, and it stays. There’s no better sitter. It just needs something that wants sitting on.” {H} looked round the square. Nothing did. It had got very windy.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-gust',
      A: 'partner',
      paragraphs: [
        'Then a gust got under the tent. The pegs popped out of the ground like corks. The whole tent began to walk away over the square, with the show inside it. The judges hung on the ropes.',
        '“It wants sitting on!” cried {A}. {H} took Pudding by the lead. “Back a bit,” said {H}. “And a bit more.” The empty end of the tent came flapping past. “Pudding, SIT!” There was a whump, and all the wind came out at the door, with a very rude noise.'
      ]
    },
    {
      id: 'underneath',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The roof lay over everybody like a sheet. You could see where they all were, by the bumps. “That’s the man with the form,” said {A}. “He’s still writing.” One bump was going very fast in a circle, and it barked.',
        '{H} lifted up the edge, and out they came on hands and knees. Last of all came the boy with the jar. “He did it again!” cried the boy. “In the dark! With both!” This time everybody was near enough to look.'
      ]
    },
    {
      id: 'staying',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Pudding had to stay there until the wind dropped. It sat as straight as a church, with its front feet together, and looked out over the roofs. The balloon seller tied the balloons to its tail, just till later. The band stood round it, out of the draught, and played.',
        '“Does it know that it’s done something?” asked {A}. {H} scratched it behind the knee, which was as high as {H} could reach. “It thinks that it’s sitting,” said {H}.'
      ]
    },
    {
      id: 'any-prize',
      A: 'partner',
      paragraphs: [
        '“Good morning,” said the budgie, from underneath, and it got first prize. But the judges wrote a new prize on a paper plate. It said “For Sitting”, and {H} tied it round Pudding’s neck.',
        '“And what else can it do?” asked the judges. “It can nearly do lie down,” said {H}. {A} put both hands over {H}’s mouth. The square was empty in no time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved out from behind Pudding, as far as the gate.',
      '{names} sat as well, since it had been said.',
      { text: '{names} pulled what was left of the wheelbarrow straight.', needs: ['hands'] },
      { text: '{names} tied a bow in the lead, for the show.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed on the other side of the tent, to be on the safe side.',
      '{names} jumped at the crunch, and counted the rows.',
      { text: '{names} carried what was left of the chairs to one side.', needs: ['hands'] },
      { text: '{names} wiped the lemonade off the tail.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran beside the tent, nearly as fast as it was.',
      '{names} laughed at the noise, and went on laughing.',
      { text: '{names} held on to a rope, behind the judges.', needs: ['hands'] },
      { text: '{names} gathered up the pegs in a hat.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home Pudding looked round first, and then lay down in the old place beside the house. The plate hung over the window sill.',
    '{H} washed, and sat on the bed, at once and without a crunch. Then {H} nearly did lie down, and then quite.'
  ],
  last: [
    'Beside the house something large breathed out, and {H} was asleep.',
    'Nobody had to say the word, for Pudding was asleep, and so was {H}.'
  ]
})
